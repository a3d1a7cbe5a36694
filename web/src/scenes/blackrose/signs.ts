import anticlockwiseRotation from 'icon:anticlockwise-rotation';
import bookshelf from 'icon:bookshelf';
import cancel from 'icon:cancel';
import cardDiscard from 'icon:card-discard';
import cardDraw from 'icon:card-draw';
import cardPickup from 'icon:card-pickup';
import cardPlay from 'icon:card-play';
import castleRuins from 'icon:castle-ruins';
import checkMark from 'icon:check-mark';
import crackedDisc from 'icon:cracked-disc';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import deathSkull from 'icon:death-skull';
import evilMoon from 'icon:evil-moon';
import fist from 'icon:fist';
import hearts from 'icon:hearts';
import laurelCrown from 'icon:laurel-crown';
import magicBroom from 'icon:magic-broom';
import manacles from 'icon:manacles';
import moon from 'icon:moon';
import moonOrbit from 'icon:moon-orbit';
import openBook from 'icon:open-book';
import pentacle from 'icon:pentacle';
import powerLightning from 'icon:power-lightning';
import rose from 'icon:rose';
import scrollUnfurled from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import shutRose from 'icon:shut-rose';
import sparkSpirit from 'icon:spark-spirit';
import spellBook from 'icon:spell-book';
import sunrise from 'icon:sunrise';
import tarot18TheMoon from 'icon:tarot-18-the-moon';
import thirdEye from 'icon:third-eye';
import walkingBoot from 'icon:walking-boot';
import wolfTrap from 'icon:wolf-trap';
import woodenDoor from 'icon:wooden-door';

/** The drawings of what the game counts and calls by name: values, tokens, piles, phases. */
export const SIGNS = {
  life: hearts,
  move: walkingBoot,
  attack: fist,
  action: powerLightning,
  power: rose,
  crown: crown,
  trophy: laurelCrown,
  quest: scrollUnfurled,
  event: tarot18TheMoon,
  hand: cardPickup,
  spellbook: spellBook,
  memories: openBook,
  library: bookshelf,
  forgotten: shutRose,
  discard: cardDiscard,
  deck: cardDraw,
  trap: wolfTrap,
  protection: shield,
  used: checkMark,
  cell: woodenDoor,
  token: sparkSpirit,
  destroyed: castleRuins,
  pin: rose,
  block: manacles,
  noactivation: cancel,
  phaseRose: rose,
  study: openBook,
  preparation: cardPlay,
  actionPhase: crossedSwords,
  evocation: pentacle,
  cleanup: magicBroom,
  setup: sunrise,
  turned: anticlockwiseRotation,
  first: crown,
  eye: thirdEye,
  defeat: deathSkull,
  moon1: moon,
  moon2: moonOrbit,
  moon3: evilMoon,
  instability: crackedDisc,
} as const;

export type Sign = keyof typeof SIGNS;
