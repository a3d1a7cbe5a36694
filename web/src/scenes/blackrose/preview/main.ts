import { mount } from 'svelte';
import TablePage from '../../../pages/TablePage.svelte';
import { LANGUAGES, settings } from '../../../settings.svelte.ts';
import { MockSocket } from '../../../testing/mock.ts';
import { texts } from '../../../texts.svelte.ts';
import type { StateMessage } from '../../../wire.ts';
import { fixtures, placeAt, statics } from '../fixtures.ts';
import type { View } from '../types.ts';
import '../../../theme.css';

/**
 * The table page with a made-up state, for looking at it: /preview-blackrose.html?state=turn&lang=pl. Needs a running
 * server only for the texts. A room that is chosen takes the figure, so that gliding can be seen; a defeat comes late.
 */
const wanted = new URLSearchParams(location.search);
const name = wanted.get('state') ?? 'turn';
const make = fixtures[name];
if (make === undefined) throw new Error(`no state ${name}; there are: ${Object.keys(fixtures).join(', ')}`);
let state = make();

const ask = window.fetch.bind(window);
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/')
    ? Promise.resolve(Response.json({ info: { id: 'blackrose', levels: ['adept'] }, static: statics }))
    : ask(input, init);

class PreviewSocket extends MockSocket {
  constructor() {
    super();
    queueMicrotask(() => this.accept());
  }

  override send(text: string): void {
    const message = JSON.parse(text) as { kind: string; option?: string };
    if (message.kind === 'answer') state = moved(state, message.option ?? '');
    if (message.kind === 'hello' && state.events.length > 0) {
      this.say({ ...state, version: state.version - 1, events: [], next_seq: 0 });
      const timer = window.setInterval(() => {
        if (document.querySelector('.lodge') === null) return;
        window.clearInterval(timer);
        window.setTimeout(() => this.say(state), 300);
      }, 100);
    } else this.say(state);
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

/** The state after an answer, as far as a preview needs it. */
function moved(before: StateMessage, key: string): StateMessage {
  const view = structuredClone(before.view) as unknown as View;
  const decision = before.decision;
  const option = decision?.options.find((one) => one.key === key);
  const me = view.wizards[0];
  if (me && option?.target?.startsWith('room:')) me.place = placeAt(option.target.slice('room:'.length));
  const marked = decision?.marked ?? [];
  const piece = option?.piece ?? null;
  const prepared = piece !== null && /:(straight|reversed)$/.test(key);
  return {
    ...before,
    version: before.version + 1,
    view: view as unknown as Record<string, unknown>,
    decision: decision && {
      ...decision,
      number: decision.number + 1,
      marked: prepared ? [...marked, piece] : marked,
      options: decision.options.filter((one) => one.key !== key && !(prepared && one.piece === piece)),
    },
  };
}
