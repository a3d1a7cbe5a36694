import angelWings from 'icon:angel-wings';
import backpack from 'icon:backpack';
import biceps from 'icon:biceps';
import boltSpellCast from 'icon:bolt-spell-cast';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import bullHorns from 'icon:bull-horns';
import cardDiscard from 'icon:card-discard';
import cardDraw from 'icon:card-draw';
import checkMark from 'icon:check-mark';
import clover from 'icon:clover';
import contract from 'icon:contract';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import crystalBall from 'icon:crystal-ball';
import daemonSkull from 'icon:daemon-skull';
import expand from 'icon:expand';
import grimReaper from 'icon:grim-reaper';
import hearts from 'icon:hearts';
import hourglass from 'icon:hourglass';
import invisible from 'icon:invisible';
import manacles from 'icon:manacles';
import moon from 'icon:moon';
import nightSleep from 'icon:night-sleep';
import positionMarker from 'icon:position-marker';
import rollingDices from 'icon:rolling-dices';
import scales from 'icon:scales';
import scrollQuill from 'icon:scroll-quill';
import shieldImpact from 'icon:shield-impact';
import sparkles from 'icon:sparkles';
import sunrise from 'icon:sunrise';
import threeFriends from 'icon:three-friends';
import frogPrince from 'icon:frog-prince';
import treasureMap from 'icon:treasure-map';
import trophy from 'icon:trophy';
import twoCoins from 'icon:two-coins';
import walkingBoot from 'icon:walking-boot';
import werewolf from 'icon:werewolf';

/** The drawings of what the game counts and calls by name: values, kinds of cards, states, stages. */
export const SIGNS = {
  strength: biceps,
  craft: crystalBall,
  life: hearts,
  fate: clover,
  gold: twoCoins,
  toad: frogPrince,
  missed: nightSleep,
  enslaved: manacles,
  good: angelWings,
  neutral: scales,
  evil: bullHorns,
  trophy: trophy,
  deck: cardDraw,
  discard: cardDiscard,
  spell: boltSpellCast,
  follower: threeFriends,
  object: backpack,
  start: sunrise,
  move: walkingBoot,
  encounter: crossedSwords,
  end: moon,
  map: treasureMap,
  zoom: expand,
  out: contract,
  event: scrollQuill,
  enemy: crossedSwords,
  stranger: cowled,
  place: positionMarker,
  magic: sparkles,
  met: checkMark,
  weapon: broadsword,
  armour: breastplate,
  invisible: invisible,
  standoff: shieldImpact,
  werewolf: werewolf,
  pit: daemonSkull,
  claimed: grimReaper,
  extra: hourglass,
  dice: rollingDices,
} as const;

export type Sign = keyof typeof SIGNS;
