import { untrack } from 'svelte';
import { settings } from '../settings.svelte.ts';
import { play } from '../sound.ts';
import type { TableStore } from './table.svelte.ts';

/** Calls whoever has to decide at a table: by the page's title, a sound, and where that is wished a notice of the system. */
export function callTo(table: TableStore): void {
  const mine = $derived(table.decision !== null);

  $effect(() => {
    const game = table.game ? table.t(`game-${table.game}`) : '';
    document.title = `${mine ? `● ${table.t('ui-your-turn')} · ` : ''}${game} · magemoot`;
    return () => (document.title = 'magemoot');
  });

  let before = true;
  $effect(() => {
    const now = mine;
    const calls = now && !before;
    before = now;
    if (calls) untrack(() => call(table));
  });
}

function call(table: TableStore): void {
  const { decision } = table;
  if (decision === null) return;
  play('turn', settings.volume);
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(table.t('ui-your-turn'), {
    body: table.t(`ask-${decision.ask}`, decision.args),
    tag: table.table,
  });
  notice.onclick = () => window.focus();
}
