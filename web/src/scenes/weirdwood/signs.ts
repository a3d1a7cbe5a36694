import anticlockwiseRotation from 'icon:anticlockwise-rotation';
import anvil from 'icon:anvil';
import backwardTime from 'icon:backward-time';
import brokenHeart from 'icon:broken-heart';
import cancel from 'icon:cancel';
import cardDiscard from 'icon:card-discard';
import cardDraw from 'icon:card-draw';
import cardJoker from 'icon:card-joker';
import cardPickup from 'icon:card-pickup';
import checkMark from 'icon:check-mark';
import chessKnight from 'icon:chess-knight';
import circle from 'icon:circle';
import clockwiseRotation from 'icon:clockwise-rotation';
import contract from 'icon:contract';
import crossedSwords from 'icon:crossed-swords';
import crystalGrowth from 'icon:crystal-growth';
import cursedStar from 'icon:cursed-star';
import daemonSkull from 'icon:daemon-skull';
import duality from 'icon:duality';
import evilEyes from 'icon:evil-eyes';
import explosionRays from 'icon:explosion-rays';
import fist from 'icon:fist';
import flame from 'icon:flame';
import gauntlet from 'icon:gauntlet';
import gemPendant from 'icon:gem-pendant';
import healthIncrease from 'icon:health-increase';
import heartBeats from 'icon:heart-beats';
import hearts from 'icon:hearts';
import holyGrail from 'icon:holy-grail';
import hourglass from 'icon:hourglass';
import infinity from 'icon:infinity';
import laurels from 'icon:laurels';
import lightningTrio from 'icon:lightning-trio';
import lilyPads from 'icon:lily-pads';
import lockedChest from 'icon:locked-chest';
import magicBroom from 'icon:magic-broom';
import magicPortal from 'icon:magic-portal';
import magicSwirl from 'icon:magic-swirl';
import meepleGroup from 'icon:meeple-group';
import moon from 'icon:moon';
import openBook from 'icon:open-book';
import person from 'icon:person';
import plainDagger from 'icon:plain-dagger';
import powerLightning from 'icon:power-lightning';
import queenCrown from 'icon:queen-crown';
import robberHand from 'icon:robber-hand';
import rollingDices from 'icon:rolling-dices';
import scarabBeetle from 'icon:scarab-beetle';
import scrollUnfurled from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import starFormation from 'icon:star-formation';
import starSwirl from 'icon:star-swirl';
import stonePile from 'icon:stone-pile';
import sun from 'icon:sun';
import sundial from 'icon:sundial';
import sunrise from 'icon:sunrise';
import sunset from 'icon:sunset';
import threeFriends from 'icon:three-friends';
import throneKing from 'icon:throne-king';
import tiedScroll from 'icon:tied-scroll';
import walkingBoot from 'icon:walking-boot';

/** The drawings of what the game counts and calls by name: resources, icons, times of day, piles. */
export const SIGNS = {
  min: crystalGrowth,
  knowledge: openBook,
  scarab: scarabBeetle,
  min_or_knowledge: duality,
  any: starFormation,
  power: powerLightning,
  health: hearts,
  tactics: cardJoker,
  pp: laurels,
  hit: crossedSwords,
  block: shield,
  wild: infinity,
  draw: cardDraw,
  discard: cardDiscard,
  move: walkingBoot,
  portal: magicPortal,
  attack: fist,
  forge: anvil,
  recruit: threeFriends,
  refresh: clockwiseRotation,
  exhaust: anticlockwiseRotation,
  back: backwardTime,
  forward: hourglass,
  dice: rollingDices,
  other: person,
  banish: magicBroom,
  leap: lilyPads,
  cleanse: holyGrail,
  morning: sunrise,
  afternoon: sun,
  evening: sunset,
  night: moon,
  anytime: sundial,
  charge: lightningTrio,
  burst: explosionRays,
  blank: circle,
  lady: queenCrown,
  rubble: stonePile,
  fire: flame,
  curse: cursedStar,
  hand: cardPickup,
  deck: cardDraw,
  quest: scrollUnfurled,
  companion: threeFriends,
  vault: lockedChest,
  gauntlet,
  used: checkMark,
  plan: tiedScroll,
  spell: magicSwirl,
  possession: evilEyes,
  lifeforce: heartBeats,
  favour: gemPendant,
  track_combat: crossedSwords,
  track_tactics: chessKnight,
  track_power: powerLightning,
  setup: sunrise,
  turn: crossedSwords,
  turn_end: magicBroom,
  attack_die: plainDagger,
  damage: brokenHeart,
  steal: robberHand,
  spawn: scarabBeetle,
  heal: healthIncrease,
  monster: daemonSkull,
  players: meepleGroup,
  throne: throneKing,
  free: starSwirl,
  quiet: cancel,
  inward: contract,
  day: sundial,
} as const;

export type Sign = keyof typeof SIGNS;

/** The drawing of a word of the game, if it has one: "min", "knowledge", "hit", "morning"… */
export function signOf(word: string): string {
  return word in SIGNS ? SIGNS[word as Sign] : '';
}
