/** The messages between server and client, by short names. The shapes are generated: see `npm run types`. */
import type { components } from './api.d.ts';

type Schemas = components['schemas'];

export type Ref = Schemas['Ref'];
export type Arg = Schemas['EventInfo']['args'][string];
export type Args = Record<string, Arg>;
export type OptionValue = Schemas['OptionSpecInfo']['default'];
export type OptionSpec = Schemas['OptionSpecInfo'];
export type UndoPolicy = Schemas['TableInfo']['undo'];
export type Problem = Schemas['Problem'];
export type GameInfo = Schemas['GameInfo'];
export type GameStatic = Schemas['GameStatic'];
export type RuleText = Schemas['RuleText'];
export type SeatPlan = Partial<Schemas['SeatPlan']> & Pick<Schemas['SeatPlan'], 'kind'>;
export type CreateTable = Partial<Omit<Schemas['CreateTable'], 'seats'>> & Pick<Schemas['CreateTable'], 'game'> & { seats: SeatPlan[] };
export type SeatToken = Schemas['SeatToken'];
export type Created = Schemas['Created'];
export type Joined = Schemas['Joined'];
export type Left = Schemas['Left'];
export type TableInfo = Schemas['TableInfo'];
export type Option = Schemas['OptionInfo'];
export type Decision = Schemas['DecisionInfo'];
export type Suggestion = Schemas['Suggestion'];
export type LogEvent = Schemas['EventInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type UndoOffer = Schemas['UndoInfo'];
export type ConsentRequest = Schemas['ConsentRequest'];
export type Result = Schemas['ResultInfo'];
/** What is the game's own: the shell hands it on unread, each scene knows the shape of its game's. */
type Own = Record<string, unknown>;
export type StateMessage = Omit<Schemas['State'], 'view' | 'facts'> & { view: Own; facts: Own };
export type RefusedMessage = Omit<Schemas['Refused'], 'args'> & { args: Args };
export type ServerMessage = StateMessage | RefusedMessage | Schemas['Accepted'] | Schemas['Presence'] | Schemas['Suggestions'];
export type ClientMessage = Schemas['ClientMessage'];
