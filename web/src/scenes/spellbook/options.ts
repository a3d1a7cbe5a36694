import type { OptionModule } from '../../shell/options.ts';
import Picks from './Picks.svelte';

export const inputs: OptionModule['inputs'] = { picks: Picks };

/** The picks count only when the spells are picked by hand. */
export const shown: OptionModule['shown'] = (key, options) => key !== 'picks' || options['cards'] === 'pick';
