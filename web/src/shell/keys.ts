import { takesKeys, towards, type Arrow, type Spot } from '../keymap.ts';
import type { TableStore } from './table.svelte.ts';

/** What a key does at a table: answers by their letters (option to letter), Escape, arrows, and the table's own keys. */
export function press(event: KeyboardEvent, table: TableStore, letters: ReadonlyMap<string, string>, help: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || table.curtain !== null) return;
  if (event.key === 'Escape') return escape(table);
  if (takesKeys(document.activeElement as HTMLElement | null)) return;
  if (event.key.startsWith('Arrow')) return arrow(event);
  if (event.repeat) return held(event);
  const key = event.key.toLowerCase();
  const chosen = [...letters].find(([, letter]) => letter === key)?.[0];
  if (chosen !== undefined) table.choose(chosen);
  else if (key === 'u' && table.takesBack) table.takeBack();
  else if (key === 'b') table.rule = table.rule === null ? '' : null;
  else if (key === '?') help();
  else return;
  event.preventDefault();
}

/** A key that is held down chooses once, and must not go on to answer what is asked next. */
function held(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function escape(table: TableStore): void {
  if (table.rule !== null) table.rule = null;
  else if (table.sheet !== null) table.sheet = null;
  else table.inspect(null);
}

/** Arrows go from answer to answer in the prompt bar, and from thing to thing on the board. */
function arrow(event: KeyboardEvent): void {
  const active = document.activeElement as HTMLElement | null;
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')];
  const onBoard = active?.closest('.area-board, .area-mat') ?? null;
  if (onBoard === null && active !== document.body && !answers.includes(active as HTMLElement)) return;
  event.preventDefault();
  if (onBoard === null) {
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    const from = answers.indexOf(active as HTMLElement);
    const to = from < 0 ? (step > 0 ? 0 : answers.length - 1) : (from + step + answers.length) % answers.length;
    answers[to]?.focus();
    return;
  }
  const things = [
    ...document.querySelectorAll<HTMLElement>('.area-board button, .area-mat button, .area-board [tabindex="0"], .area-mat [tabindex="0"]'),
  ].filter((thing) => thing !== active);
  const next = towards(middle(active as HTMLElement), things.map(middle), event.key as Arrow);
  things[next]?.focus();
}

function middle(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
