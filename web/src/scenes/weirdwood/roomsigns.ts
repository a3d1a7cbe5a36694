import { signOf } from './signs.ts';

/** What Rooms do, in signs: "2knowledge" is two of them, ">" pays for what follows, "/" is a choice, "other" another player. */
const ACTIONS: Readonly<Record<string, string>> = {
  throne_room: 'portal',
  entrance_hall: 'min knowledge health',
  time_rift_terrace: 'any > back',
  fae_rift: 'health > power min knowledge',
  altar_of_altruism: 'other min_or_knowledge 2pp',
  ancient_foundry: 'forge min_or_knowledge',
  atrium_of_wishes: 'health pp min_or_knowledge',
  cartographers_chamber: 'other portal',
  sanctuary_of_cleansing: 'health banish',
  deep_mine: 'exhaust > 3any',
  dragon_sanctuary: 'discard > 3min',
  generals_war_chamber: 'forge other forge',
  gleaming_cellar: 'dice > tactics / power',
  water_lily_chamber: 'leap',
  orators_hall: 'other 2pp other pp',
  rogues_gallery: 'recruit / refresh',
  ballroom: 'health knowledge other health / knowledge',
  summoning_chamber: 'min power',
  courtiers_salon: '2pp recruit pp',
  oracles_crypt: '2knowledge 2pp',
  arcanum_of_the_forge: '2forge min knowledge',
  phoenix_garden: '2health refresh',
  treasury: 'min knowledge any',
  abandoned_tunnels: 'discard > portal',
  amphitheatre_of_the_dead: '2min scarab',
  arsenal_of_the_ancestors: 'other forge 2pp',
  archive_of_secrets: 'discard > 3knowledge',
  earling_library: '2knowledge',
  gambling_cave: 'dice > any',
  mad_scientists_laboratory: 'min knowledge dice portal',
  pools_of_avalon: 'any > 2health other health',
  roman_baths: '2forward > health move',
  royal_armoury: 'forge pp',
  training_grounds: 'any > power pp',
  valkyries_respite: 'recruit pp other recruit',
  witches_well: '2min',
};

/** One sign of a Room's action: a drawing and how often, or a mark between drawings. */
export interface RoomSign {
  word: string;
  body: string;
  count: number;
  mark: string;
}

const MARKS: Readonly<Record<string, string>> = { '>': '▸', '/': '/' };

/** The signs of what a Room does; none for a Room that this client does not know. */
export function roomSigns(id: string): RoomSign[] {
  return (ACTIONS[id] ?? '').split(' ').flatMap((token) => {
    const mark = MARKS[token];
    if (mark !== undefined) return [{ word: '', body: '', count: 0, mark }];
    const [, count = '', word = ''] = /^(\d*)(\w+)$/.exec(token) ?? [];
    return word === '' ? [] : [{ word, body: signOf(word), count: count === '' ? 1 : Number(count), mark: '' }];
  });
}
