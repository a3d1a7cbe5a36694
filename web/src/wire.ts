/** The messages between server and client, by short names. */

export interface Ref {
  kind: 'seat' | 'piece' | 'term';
  id: number | string;
}
export type Arg = boolean | number | string | Ref;
export type Args = Record<string, Arg>;
export type OptionValue = boolean | number | string;
export type UndoPolicy = 'strict' | 'consent' | 'free';

export interface Problem {
  code: string;
  message: string;
  args: Record<string, number | string>;
}
export interface OptionSpec {
  kind: 'choice' | 'int' | 'bool' | 'text';
  values: OptionValue[];
  default: OptionValue;
  message: string;
}
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  options: Record<string, OptionSpec>;
  levels: string[];
  rules_version: string;
  content_hash: string;
}
export interface GameStatic {
  info: GameInfo;
  static: Record<string, unknown>;
}
export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}
export interface SeatPlan {
  kind: 'me' | 'hotseat' | 'bot' | 'open';
  level?: string | null;
  name?: string;
}
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, OptionValue>;
  seed?: number | null;
  undo?: UndoPolicy;
  name?: string;
  listed?: boolean;
}
export interface SeatToken {
  seat: number;
  token: string;
}
export interface Created {
  table: string;
  seats: SeatToken[];
  spectate: string;
  invite?: string | null;
}
export type Joined = SeatToken;
export interface Left {
  seat: number;
  invite?: string | null;
}
export interface TableInfo {
  table: string;
  game: string;
  name: string;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  undo: UndoPolicy;
  version: number;
  over: boolean;
  listed: boolean;
  seeded: boolean;
  created: string;
}
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
  /** Pieces already chosen in the same act. */
  marked: number[];
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
export interface Result {
  reason: string;
  places: number[];
  scores: number[];
  winners: number[];
  tie_breaks: { message: string; args: Args }[];
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
export type ServerMessage =
  | StateMessage
  | { kind: 'accepted'; nonce: string; version: number }
  | { kind: 'refused'; nonce: string | null; code: string; args: Args; version: number }
  | { kind: 'presence'; seats: SeatInfo[] };
export type ClientMessage =
  | { kind: 'hello'; token: string | null; since: number }
  | { kind: 'answer'; number: number; version: number; option: string; nonce: string }
  | { kind: 'undo'; version: number; nonce: string }
  | { kind: 'consent'; request: number; agree: boolean; nonce: string }
  | { kind: 'control'; seat: number; level: string | null; nonce: string }
  | { kind: 'resync'; since: number };
