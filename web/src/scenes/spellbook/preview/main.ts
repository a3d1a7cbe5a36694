import { mount } from 'svelte';
import TablePage from '../../../pages/TablePage.svelte';
import { LANGUAGES, settings } from '../../../settings.svelte.ts';
import { MockSocket } from '../../../testing/mock.ts';
import { texts } from '../../../texts.svelte.ts';
import type { StateMessage } from '../../../wire.ts';
import { fixtures, statics } from '../fixtures.ts';
import type { View } from '../model.ts';
import '../../../theme.css';

/**
 * The table page with a made-up state, for looking at it: /preview.html?state=four&lang=pl. Needs a running server
 * only for the texts. A token that is chosen moves on, so that gliding can be seen.
 */
const wanted = new URLSearchParams(location.search);
const name = wanted.get('state') ?? 'four';
const make = fixtures[name];
if (make === undefined) throw new Error(`no state ${name}; there are: ${Object.keys(fixtures).join(', ')}`);
let state = make();

const ask = window.fetch.bind(window);
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/')
    ? Promise.resolve(Response.json({ info: { id: 'spellbook', levels: ['adept'] }, static: statics }))
    : ask(input, init);

class PreviewSocket extends MockSocket {
  constructor() {
    super();
    queueMicrotask(() => this.accept());
  }

  override send(text: string): void {
    const message = JSON.parse(text) as { kind: string; option?: string };
    if (message.kind === 'answer') state = moved(state, message.option ?? '');
    this.say(state);
  }
}
Object.assign(window, { WebSocket: PreviewSocket });

settings.language = LANGUAGES.find((language) => language === wanted.get('lang')) ?? 'en';
settings.keep();
await texts.use(settings.language);
mount(TablePage, {
  target: document.getElementById('app') as HTMLElement,
  props: { table: state.table, tokens: ['preview'], spectate: null, watching: false, onsettings: () => undefined },
});

/** The state after an answer, as far as a preview needs it: a token that is named goes one zone on. */
function moved(before: StateMessage, key: string): StateMessage {
  const view = structuredClone(before.view) as unknown as View;
  const decision = before.decision;
  const piece = decision?.options.find((option) => option.key === key)?.piece;
  const me = view.mages[0];
  if (me && typeof piece === 'number' && view.altar.includes(piece)) {
    view.altar = view.altar.filter((token) => token !== piece);
    me.pool.push(piece);
  } else if (me && typeof piece === 'number' && me.pool.includes(piece)) {
    me.pool = me.pool.filter((token) => token !== piece);
    me.board.push(piece);
  }
  return {
    ...before,
    version: before.version + 1,
    view: view as unknown as Record<string, unknown>,
    decision: decision && {
      ...decision,
      number: decision.number + 1,
      options: decision.options.filter((option) => option.key !== key),
    },
  };
}
