import { Refused } from './net.ts';
import { texts } from './texts.svelte.ts';
import type { Args } from './wire.ts';

/** The sentence for a refusal; for a code without a sentence, the server's own words stand. */
export function sentence({ code, args }: { code: string; args: Args }): string {
  const id = texts.has(`error-${code}`) ? `error-${code}` : 'error-other';
  return texts.t(id, { ...args, message: String(args['message'] || code) });
}

/** What a failed request says to the person; anything that is no refusal is a fault and is thrown on. */
export function told(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return sentence(error);
}
