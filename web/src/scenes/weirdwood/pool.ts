import { AREAS, cardOf, DICE } from './model.ts';
import type { Amounts, Facts, MonsterStatic, Sign, Statics, View } from './types.ts';

/** Dice that the Monster would roll now for one reason; a negative count takes dice away. */
export interface Reason {
  message: string;
  /** Numbers for the message. */
  count: number;
  dice: Record<string, number>;
  /** The card that it comes from, for the inspector. */
  card: number | undefined;
}

function onlyDice(of: Amounts | undefined): Record<string, number> {
  return Object.fromEntries(DICE.flatMap((colour) => (of?.[colour] ? [[colour, of[colour]]] : [])));
}

/** An area of the Ogre: the cubes left in its rows, what emptying each row does, and what dice change when all are empty. */
export interface Area {
  area: string;
  rows: { left: number; of: number; signs: Sign[] }[];
  dice: Record<string, number>;
  empty: boolean;
}

export function areasOf(cubes: readonly number[], monster: MonsterStatic): Area[] {
  let at = 0;
  return AREAS.map((area) => {
    const rows = (monster.areas[area]?.rows ?? []).map((row) => ({ left: cubes[at++] ?? 0, of: row.cubes, signs: row.signs }));
    return { area, rows, dice: onlyDice(monster.areas[area]?.when_empty), empty: rows.length > 0 && rows.every(({ left }) => left === 0) };
  });
}

/** Whether two rows of dice are the same but for their order. */
export function sameDice(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && [...some].sort().join() === [...others].sort().join();
}

/** The dice that its track adds, each from a space on: the Curse Threat of the Ogre, the Health of the others. */
export function marksOf(monster: MonsterStatic | undefined): Reason[] {
  const message = monster?.id === 'chaos_ogre' ? 'scene-wm-because-threat' : 'scene-wm-because-health';
  return Object.entries(monster?.dice_at ?? {}).map(([mark, dice]) => ({ message, count: Number(mark), dice: onlyDice(dice), card: undefined }));
}

/** Why the Monster would roll what it would roll: its strength, marks that are reached, Power Cards, emptied areas. */
export function reasonsOf(view: View, facts: Facts, statics: Statics): Reason[] {
  const monster = statics.monsters[view.monster];
  const now = facts.monster;
  if (monster === undefined || now.dice.length === 0) return [];
  const ogre = view.monster === 'ogre';
  const at = ogre ? now.threat : view.fae.health;
  const found = marksOf(monster).filter(({ count }) => count <= at);
  for (const piece of view.fae.powers.flat()) {
    const card = cardOf(piece, statics);
    const dice = onlyDice(statics.monster_cards[card?.key ?? '']?.bonus[now.state]);
    if (card && Object.keys(dice).length > 0) found.push({ message: card.message, count: 0, dice, card: piece });
  }
  if (ogre) {
    for (const { area, dice, empty } of areasOf(view.fae.cubes, monster)) {
      if (empty) found.push({ message: `scene-wm-because-${area}`, count: 0, dice, card: undefined });
    }
  }
  return [{ message: 'scene-wm-because-strength', count: 0, dice: ownStrength(now.dice, found, monster.strength[now.state], view.scaling), card: undefined }, ...found];
}

/** Its own dice: as printed, or with numbers scaled to the characters what the rest leaves of the whole. */
function ownStrength(dice: readonly string[], others: readonly Reason[], printed: Amounts | undefined, scaling: boolean): Record<string, number> {
  if (!scaling) return onlyDice(printed);
  return onlyDice(
    Object.fromEntries(
      DICE.map((colour) => {
        const rest = others.reduce((sum, reason) => sum + (reason.dice[colour] ?? 0), 0);
        return [colour, Math.max(0, dice.filter((one) => one === colour).length - rest)];
      }),
    ),
  );
}
