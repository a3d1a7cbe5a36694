import { mount } from 'svelte';
import TablePage from '../../../pages/TablePage.svelte';
import { LANGUAGES, settings } from '../../../settings.svelte.ts';
import { MockSocket } from '../../../testing/mock.ts';
import { texts } from '../../../texts.svelte.ts';
import type { StateMessage } from '../../../wire.ts';
import { fixtures, statics } from '../fixtures.ts';
import type { View } from '../types.ts';
import '../../../theme.css';

/**
 * The table page with a state out of a played game, for looking at it: /preview-weirdwood.html?state=turn&lang=pl. Needs
 * a running server only for the texts. A place that is chosen takes the figure, so that gliding can be seen; a choice of
 * time turns the corridors. What happened in a state is shown after the table lies there.
 */
const wanted = new URLSearchParams(location.search);
const name = wanted.get('state') ?? 'turn';
const make = fixtures[name];
if (make === undefined) throw new Error(`no state ${name}; there are: ${Object.keys(fixtures).join(', ')}`);
let state = make();

const ask = window.fetch.bind(window);
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/')
    ? Promise.resolve(Response.json({ info: { id: 'weirdwood', levels: ['adept'] }, static: statics }))
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
        if (document.querySelector('.manor') === null) return;
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
  const me = view.wardens[0];
  const [what = '', where = ''] = (option?.target ?? '').split(':');
  if (me && what === 'place') me.place = Number(where);
  if (what === 'time') {
    const time = Number(where);
    if (time <= view.time) view.day += 1;
    view.time = time;
  }
  return {
    ...before,
    version: before.version + 1,
    view: view as unknown as Record<string, unknown>,
    events: [],
    decision: decision && { ...decision, number: decision.number + 1, options: decision.options.filter((one) => one.key !== key) },
  };
}
