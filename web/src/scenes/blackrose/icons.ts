import acidBlob from 'icon:acid-blob';
import angelOutfit from 'icon:angel-outfit';
import anvil from 'icon:anvil';
import blackKnightHelm from 'icon:black-knight-helm';
import bookshelf from 'icon:bookshelf';
import bootPrints from 'icon:boot-prints';
import brainLeak from 'icon:brain-leak';
import brainTentacle from 'icon:brain-tentacle';
import breastplate from 'icon:breastplate';
import brokenHeart from 'icon:broken-heart';
import bullseye from 'icon:bullseye';
import burningEmbers from 'icon:burning-embers';
import burningMeteor from 'icon:burning-meteor';
import burningPassion from 'icon:burning-passion';
import burningSkull from 'icon:burning-skull';
import cancel from 'icon:cancel';
import candleFlame from 'icon:candle-flame';
import cardDiscard from 'icon:card-discard';
import cardExchange from 'icon:card-exchange';
import castleRuins from 'icon:castle-ruins';
import church from 'icon:church';
import clawSlashes from 'icon:claw-slashes';
import cloakDagger from 'icon:cloak-dagger';
import coffin from 'icon:coffin';
import cog from 'icon:cog';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownOfThorns from 'icon:crown-of-thorns';
import crystalBall from 'icon:crystal-ball';
import daemonSkull from 'icon:daemon-skull';
import devilMask from 'icon:devil-mask';
import dna1 from 'icon:dna1';
import dominoMask from 'icon:domino-mask';
import droplets from 'icon:droplets';
import earthCrack from 'icon:earth-crack';
import eclipseFlare from 'icon:eclipse-flare';
import energySword from 'icon:energy-sword';
import envelope from 'icon:envelope';
import eyeShield from 'icon:eye-shield';
import fangs from 'icon:fangs';
import fireRing from 'icon:fire-ring';
import fireShield from 'icon:fire-shield';
import fireball from 'icon:fireball';
import flame from 'icon:flame';
import fog from 'icon:fog';
import frozenOrb from 'icon:frozen-orb';
import gladius from 'icon:gladius';
import grab from 'icon:grab';
import graveyard from 'icon:graveyard';
import haunting from 'icon:haunting';
import healthIncrease from 'icon:health-increase';
import hexes from 'icon:hexes';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import hourglass from 'icon:hourglass';
import hydra from 'icon:hydra';
import iceBolt from 'icon:ice-bolt';
import imp from 'icon:imp';
import invisible from 'icon:invisible';
import jesterHat from 'icon:jester-hat';
import lightningBranches from 'icon:lightning-branches';
import lips from 'icon:lips';
import magicSwirl from 'icon:magic-swirl';
import maze from 'icon:maze';
import metalDisc from 'icon:metal-disc';
import meteorImpact from 'icon:meteor-impact';
import minions from 'icon:minions';
import minotaur from 'icon:minotaur';
import mirrorMirror from 'icon:mirror-mirror';
import oakLeaf from 'icon:oak-leaf';
import openTreasureChest from 'icon:open-treasure-chest';
import papyrus from 'icon:papyrus';
import pelvisBone from 'icon:pelvis-bone';
import pentacle from 'icon:pentacle';
import person from 'icon:person';
import plantSeed from 'icon:plant-seed';
import portal from 'icon:portal';
import puppet from 'icon:puppet';
import quillInk from 'icon:quill-ink';
import raiseZombie from 'icon:raise-zombie';
import ropeCoil from 'icon:rope-coil';
import rose from 'icon:rose';
import roundBottomFlask from 'icon:round-bottom-flask';
import runeStone from 'icon:rune-stone';
import sacrificialDagger from 'icon:sacrificial-dagger';
import scythe from 'icon:scythe';
import secretDoor from 'icon:secret-door';
import shakingHands from 'icon:shaking-hands';
import shield from 'icon:shield';
import shintoShrineMirror from 'icon:shinto-shrine-mirror';
import skeleton from 'icon:skeleton';
import smallFire from 'icon:small-fire';
import smokeBomb from 'icon:smoke-bomb';
import spellBook from 'icon:spell-book';
import spiderWeb from 'icon:spider-web';
import starAltar from 'icon:star-altar';
import starFormation from 'icon:star-formation';
import starSwirl from 'icon:star-swirl';
import starsStack from 'icon:stars-stack';
import stoneBlock from 'icon:stone-block';
import stoneBust from 'icon:stone-bust';
import stoneThrone from 'icon:stone-throne';
import sunSpear from 'icon:sun-spear';
import swapBag from 'icon:swap-bag';
import swordAltar from 'icon:sword-altar';
import telescope from 'icon:telescope';
import tentaclesSkull from 'icon:tentacles-skull';
import terror from 'icon:terror';
import thirdEye from 'icon:third-eye';
import thornyVine from 'icon:thorny-vine';
import thrownDaggers from 'icon:thrown-daggers';
import tiedScroll from 'icon:tied-scroll';
import timeTrap from 'icon:time-trap';
import tombstone from 'icon:tombstone';
import tornado from 'icon:tornado';
import treeRoots from 'icon:tree-roots';
import tribalMask from 'icon:tribal-mask';
import vineFlower from 'icon:vine-flower';
import vines from 'icon:vines';
import vortex from 'icon:vortex';
import werewolf from 'icon:werewolf';
import whirlpoolShuriken from 'icon:whirlpool-shuriken';
import windSlap from 'icon:wind-slap';
import wingfoot from 'icon:wingfoot';
import witchFace from 'icon:witch-face';
import wizardFace from 'icon:wizard-face';
import wolfTrap from 'icon:wolf-trap';
import womanElfFace from 'icon:woman-elf-face';
import woodenDoor from 'icon:wooden-door';

type Drawings = Readonly<Record<string, string>>;

/** The drawing of each room. */
const ROOMS: Drawings = {
  throne_room: stoneThrone,
  pleasures_room: lips,
  armory: crossedSwords,
  arena: gladius,
  alchemical_laboratory: roundBottomFlask,
  summoner_room: pentacle,
  bibliotheca: bookshelf,
  sanctuary: candleFlame,
  observatory: telescope,
  treasure_room: openTreasureChest,
  forge: anvil,
  garden: vineFlower,
  oracle_room: tribalMask,
  mirrors_room: mirrorMirror,
  the_abyss: vortex,
  cemetery: graveyard,
  crypt: coffin,
  sacrificial_altar: sacrificialDagger,
  black_rose_room: rose,
};

/** The sign of each school; the signature and the forgotten spells have theirs. */
const SCHOOLS: Drawings = {
  destruction: burningMeteor,
  conspiracy: cloakDagger,
  divination: crystalBall,
  illusion: dominoMask,
  necromancy: raiseZombie,
  transmutation: dna1,
  signature: quillInk,
  forgotten: rose,
};

/** The sign of each element. */
const ELEMENTS: Drawings = {
  air: tornado,
  earth: stoneBlock,
  fire: flame,
  water: droplets,
  magic: magicSwirl,
  holy: holySymbol,
  unholy: daemonSkull,
  any: starSwirl,
};

/** The sign of each type of spell. */
const TYPES: Drawings = {
  combat: crossedSwords,
  general: spellBook,
  protection: shield,
  trap: wolfTrap,
};

/** What a spell is aimed at. */
const TARGETS: Drawings = {
  single: bullseye,
  area: hexes,
  self: person,
  special: cog,
};

/** The figure of each creature. */
const EVOCATIONS: Drawings = {
  landsknecht: skeleton,
  divine_altar: starAltar,
  mutated_altar: swordAltar,
  cerberus: hydra,
  bone_knight: blackKnightHelm,
  malacoda: devilMask,
  andromeda: angelOutfit,
  shame_of_crete: minotaur,
};

/** The face of each wizard. */
const WIZARDS: Drawings = {
  nero: burningSkull,
  jafar: wizardFace,
  tessa: womanElfFace,
  rebecca: witchFace,
};

/** The drawing of each spell. */
const SPELLS: Drawings = {
  fireball,
  meteor_swarm: meteorImpact,
  destructive_chain_lightning: lightningBranches,
  ice_explosion: iceBolt,
  acid_burst: acidBlob,
  maelstrom: whirlpoolShuriken,
  demon_howl: imp,
  earthquake: earthCrack,
  flame_barrier: fireShield,
  blazing_stride: burningPassion,
  scorched_threshold: burningEmbers,
  annihilation: burningMeteor,
  blade_hail: thrownDaggers,
  silent_step: bootPrints,
  dagger_in_the_dark: cloakDagger,
  purloined_secrets: swapBag,
  pact_with_the_rose: shakingHands,
  puppet_strings: puppet,
  tripwire_rune: runeStone,
  ambush: hoodedAssassin,
  spiders_web: spiderWeb,
  smoke_veil: smokeBomb,
  blackmail: envelope,
  hidden_passage: secretDoor,
  dismiss: cardDiscard,
  rite_of_the_seasons: starAltar,
  foresight: thirdEye,
  hourglass,
  sun_lance: sunSpear,
  healing_light: healthIncrease,
  star_chart: starFormation,
  sentinel_eye: eyeShield,
  fateful_snare: ropeCoil,
  sacred_threshold: church,
  page_of_history: papyrus,
  golden_decree: crown,
  deceptive_wind: windSlap,
  mirror_image: mirrorMirror,
  hall_of_mirrors: shintoShrineMirror,
  phantom_blade: energySword,
  nightmare_visions: brainLeak,
  andromedas_veil: angelOutfit,
  shadow_swap: cardExchange,
  mad_laughter: jesterHat,
  false_door: woodenDoor,
  masquerade: dominoMask,
  labyrinth: maze,
  vanish: invisible,
  vampire_bite: fangs,
  icy_grip: frozenOrb,
  cowardice: terror,
  fading_hope: brokenHeart,
  treacherous_fog: fog,
  summoning_of_darkness: skeleton,
  grip_of_darkness: grab,
  dark_armour: breastplate,
  raise_the_bone_knight: blackKnightHelm,
  soul_harvest: scythe,
  tomb_snare: tombstone,
  plague_of_bones: pelvisBone,
  stone_claws: clawSlashes,
  rite_of_change: metalDisc,
  rite_of_control: brainTentacle,
  unstable_flames: smallFire,
  disfiguring_mutation: tentaclesSkull,
  altar_of_flesh: swordAltar,
  barkskin: oakLeaf,
  quicksilver_step: wingfoot,
  abomination: werewolf,
  living_roots: treeRoots,
  corrosive_seed: plantSeed,
  petrify: stoneBust,
  ring_of_fire: fireRing,
  reading_the_stars: starsStack,
  wrath_of_nature: vines,
  embrace_of_the_grave: haunting,
  shame_of_crete: minotaur,
  black_sun: eclipseFlare,
  rift_of_ages: timeTrap,
  rose_thorns: thornyVine,
  crown_of_oblivion: crownOfThorns,
  total_collapse: castleRuins,
  legion_of_the_forgotten: minions,
  absolute_negation: cancel,
  fulfilled_prophecy: tiedScroll,
  gate_of_the_void: portal,
};

/** The drawing of what has an id; another one where a pack has brought along what nobody has drawn. */
const drawn =
  (all: Drawings, other: string) =>
  (id: string): string =>
    id === '' ? '' : (all[id] ?? other);

export const roomIcon = drawn(ROOMS, hexes);
export const schoolIcon = drawn(SCHOOLS, spellBook);
export const elementIcon = (id: string): string => ELEMENTS[id] ?? '';
export const typeIcon = (id: string): string => TYPES[id] ?? '';
export const targetIcon = (id: string): string => TARGETS[id] ?? '';
export const evocationIcon = drawn(EVOCATIONS, imp);
export const wizardIcon = drawn(WIZARDS, wizardFace);
export const spellIcon = drawn(SPELLS, magicSwirl);
