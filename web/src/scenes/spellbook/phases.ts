import constant from 'icon:infinity';
import evening from 'icon:moon';
import instant from 'icon:lightning-trio';
import midday from 'icon:sun';
import morning from 'icon:sunrise';
import none from 'icon:sleepy';
import scoring from 'icon:laurel-crown';

/** The drawing of each phase, and of the other times at which a spell can work. */
export const TIMING_ICONS: Record<string, string> = { morning, midday, evening, instant, constant, scoring, none };
export const PHASES = ['morning', 'midday', 'evening'] as const;
