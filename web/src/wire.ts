/** The messages between server and client. */

export interface Ref {
  kind: 'seat' | 'piece' | 'term';
  id: number | string;
}
export type Arg = number | string | Ref;
export type Args = Record<string, Arg>;

export interface Option {
  key: string;
  message: string;
  args: Args;
  piece: number | null;
  target: string | null;
}
export interface Decision {
  seat: number;
  number: number;
  ask: string;
  args: Args;
  options: Option[];
  rule: string;
}
export interface LogEvent {
  seq: number;
  name: string;
  rule: string;
  args: Args;
}
export interface SeatInfo {
  seat: number;
  name: string;
  controller: 'human' | 'bot' | 'open';
  level: string | null;
  connected: boolean;
  held: boolean;
}
export interface UndoOffer {
  kind: 'free' | 'consent' | 'none';
  to: number;
  needs: number[];
  reason: string;
}
export interface ConsentRequest {
  request: number;
  seat: number;
  to: number;
  needs: number[];
  agreed: number[];
}
export interface TieBreak {
  message: string;
  args: Args;
}
export interface Result {
  reason: string;
  places: number[];
  scores: number[];
  winners: number[];
  tie_breaks: TieBreak[];
  args: Args;
}
export interface StateMessage {
  kind: 'state';
  table: string;
  game: string;
  version: number;
  seat: number | null;
  seats: SeatInfo[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  decision: Decision | null;
  waiting: { seat: number; ask: string }[];
  undo: UndoOffer | null;
  consent: ConsentRequest | null;
  result: Result | null;
  events: LogEvent[];
  from_seq: number;
  next_seq: number;
}
export interface AcceptedMessage {
  kind: 'accepted';
  nonce: string;
  version: number;
}
export interface RefusedMessage {
  kind: 'refused';
  nonce: string | null;
  code: string;
  args: Args;
  version: number;
}
export interface PresenceMessage {
  kind: 'presence';
  seats: SeatInfo[];
}
export type ServerMessage = StateMessage | AcceptedMessage | RefusedMessage | PresenceMessage;

export type ClientMessage =
  | { kind: 'hello'; token: string | null; since: number }
  | { kind: 'answer'; number: number; version: number; option: string; nonce: string }
  | { kind: 'undo'; version: number; nonce: string }
  | { kind: 'consent'; request: number; agree: boolean; nonce: string }
  | { kind: 'control'; seat: number; level: string | null; nonce: string }
  | { kind: 'resync'; since: number };
