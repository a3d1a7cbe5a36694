import type { Component } from 'svelte';
import type { OptionValue } from '../wire.ts';

export interface OptionInputProps {
  /** What the game says once: GET /api/games/{id}. */
  statics: Record<string, unknown>;
  value: OptionValue;
}

/**
 * The module `scenes/<game id>/options.ts`, where a game has one: inputs of its own for options that the usual fields
 * do not serve well, and which options to show beside what is chosen already.
 */
export interface OptionModule {
  inputs: Record<string, Component<OptionInputProps, object, 'value'>>;
  shown(key: string, options: Readonly<Record<string, OptionValue>>): boolean;
}

/**
 * Whether a value can be chosen at a table of so many seats. The option `first` of every game names who begins: a seat
 * by its number, counted from 0, or as "seat-2"; anything else leaves it open.
 */
export function isThere(key: string, value: OptionValue, seats: number): boolean {
  const named = key === 'first' ? /^(?:seat-)?(\d+)$/.exec(String(value)) : null;
  return named === null || Number(named[1]) < seats;
}

const modules = import.meta.glob<OptionModule>('../scenes/*/options.ts');
const USUAL: OptionModule = { inputs: {}, shown: () => true };

/** How a game wants its options asked. */
export async function loadOptions(game: string): Promise<OptionModule> {
  return (await modules[`../scenes/${game}/options.ts`]?.()) ?? USUAL;
}
