import { mount } from 'svelte';
import { LANGUAGES, settings } from '../../../settings.svelte.ts';
import { TableStore } from '../../../shell/table.svelte.ts';
import { MockSocket } from '../../../testing/mock.ts';
import { texts } from '../../../texts.svelte.ts';
import type { StateMessage } from '../../../wire.ts';
import { fixtures, statics } from '../fixtures.ts';
import type { View } from '../model.ts';
import Preview from './Preview.svelte';
import '../../../theme.css';

/**
 * The scene with a made-up state, for looking at it: /preview.html?state=four&lang=pl. Needs a running server only
 * for the texts. A token that is chosen moves on, so that gliding can be seen.
 */
const wanted = new URLSearchParams(location.search);
const ask = window.fetch.bind(window);
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/')
    ? Promise.resolve(Response.json({ info: { id: 'spellbook' }, static: statics }))
    : ask(input, init);

settings.language = LANGUAGES.find((language) => language === wanted.get('lang')) ?? 'en';
await texts.use(settings.language);

let state = (fixtures[wanted.get('state') ?? 'four'] ?? fixtures.four)?.() as StateMessage;
const socket = new MockSocket();
const table = new TableStore({
  table: state.table,
  tokens: ['preview'],
  spectate: null,
  open: () => socket,
});
socket.send = (text) => {
  const message = JSON.parse(text) as { kind: string; option?: string };
  if (message.kind === 'answer') socket.say((state = moved(state, message.option ?? '')));
};
socket.accept();
socket.say(state);
mount(Preview, { target: document.getElementById('app') as HTMLElement, props: { table } });

function moved(before: StateMessage, key: string): StateMessage {
  const view = structuredClone(before.view) as unknown as View;
  const piece = before.decision?.options.find((option) => option.key === key)?.piece;
  const me = view.mages[0];
  if (me && typeof piece === 'number' && view.altar.includes(piece)) {
    view.altar = view.altar.filter((token) => token !== piece);
    me.pool.push(piece);
  } else if (me && typeof piece === 'number' && me.pool.includes(piece)) {
    me.pool = me.pool.filter((token) => token !== piece);
    me.board.push(piece);
  }
  return { ...before, version: before.version + 1, view: view as unknown as Record<string, unknown> };
}
