import type { Attachment } from 'svelte/attachments';
import type { TableStore } from './table.svelte.ts';

const HOVER = 220;
const PRESS = 450;

/** Where the inspector slides over the table, only a long press may call it: it would cover what is about to be clicked. */
const SMALL = '(max-width: 760px)';

/**
 * Opens the inspector at a target: by resting the pointer on the element, by focus or the key `.`, or by a long press,
 * after which the press does not also count as a click.
 */
export function inspectable(table: TableStore, target: string | number): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const element = node as HTMLElement;
    let timer: number | undefined;
    let pressed = false;

    const later = (ms: number, run: () => void): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(run, ms);
    };
    const stop = (): void => window.clearTimeout(timer);

    const pressOnly = (event?: PointerEvent): boolean => event?.pointerType === 'touch' || window.matchMedia(SMALL).matches;

    const enter = (event: PointerEvent): void => {
      if (!pressOnly(event)) later(HOVER, () => table.inspect(target));
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      if (!pressOnly(event)) return;
      later(PRESS, () => {
        pressed = true;
        table.inspect(target);
      });
    };
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      if (pressed) event.preventDefault();
    };
    const focus = (): void => {
      if (!pressOnly() && element.matches(':focus-visible')) table.inspect(target);
    };

    const key = (event: KeyboardEvent): void => {
      if (event.key !== '.' || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      table.inspect(target);
    };

    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', stop);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('focus', focus);
    element.addEventListener('keydown', key);
    return () => {
      stop();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', stop);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', click, true);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('focus', focus);
      element.removeEventListener('keydown', key);
    };
  };
}
