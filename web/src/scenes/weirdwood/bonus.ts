import { SIGNS, signOf } from './signs.ts';

/** The drawing of what a space of a track gives, by its message: "bonus-any-2", "bonus-free-power"… */
export function bonusIcon(message: string): string {
  const what = message.replace(/^bonus-/, '').replace(/-\d+$/, '');
  const known: Readonly<Record<string, string>> = {
    'min-or-knowledge': SIGNS.min_or_knowledge,
    'refresh-or-any': SIGNS.refresh,
    'free-power': SIGNS.free,
    damage: SIGNS.damage,
  };
  return known[what] ?? signOf(what);
}
