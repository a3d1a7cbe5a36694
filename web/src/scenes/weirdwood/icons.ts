import anvil from 'icon:anvil';
import archeryTarget from 'icon:archery-target';
import arena from 'icon:arena';
import attachedShield from 'icon:attached-shield';
import bathtub from 'icon:bathtub';
import battleGear from 'icon:battle-gear';
import biceps from 'icon:biceps';
import blacksmith from 'icon:blacksmith';
import bookshelf from 'icon:bookshelf';
import breastplate from 'icon:breastplate';
import burningTree from 'icon:burning-tree';
import campfire from 'icon:campfire';
import cardDraw from 'icon:card-draw';
import castle from 'icon:castle';
import caveEntrance from 'icon:cave-entrance';
import clockwork from 'icon:clockwork';
import crossedSwords from 'icon:crossed-swords';
import crystalCluster from 'icon:crystal-cluster';
import crystalShine from 'icon:crystal-shine';
import daisy from 'icon:daisy';
import diceFire from 'icon:dice-fire';
import diceShield from 'icon:dice-shield';
import dominoMask from 'icon:domino-mask';
import doorway from 'icon:doorway';
import dragonHead from 'icon:dragon-head';
import dreamCatcher from 'icon:dream-catcher';
import droplets from 'icon:droplets';
import evilEyes from 'icon:evil-eyes';
import feather from 'icon:feather';
import fist from 'icon:fist';
import fizzingFlask from 'icon:fizzing-flask';
import footprint from 'icon:footprint';
import fountain from 'icon:fountain';
import gauntlet from 'icon:gauntlet';
import gears from 'icon:gears';
import ghost from 'icon:ghost';
import ghostAlly from 'icon:ghost-ally';
import handheldFan from 'icon:handheld-fan';
import harp from 'icon:harp';
import haunting from 'icon:haunting';
import heartPlus from 'icon:heart-plus';
import heartWings from 'icon:heart-wings';
import herbsBundle from 'icon:herbs-bundle';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import jumpingDog from 'icon:jumping-dog';
import key from 'icon:key';
import lilyPads from 'icon:lily-pads';
import lyre from 'icon:lyre';
import magicPortal from 'icon:magic-portal';
import meditation from 'icon:meditation';
import mining from 'icon:mining';
import mirrorMirror from 'icon:mirror-mirror';
import musicalNotes from 'icon:musical-notes';
import nightSleep from 'icon:night-sleep';
import ogre from 'icon:ogre';
import openBook from 'icon:open-book';
import openTreasureChest from 'icon:open-treasure-chest';
import paintBrush from 'icon:paint-brush';
import paw from 'icon:paw';
import pentagramRose from 'icon:pentagram-rose';
import plainDagger from 'icon:plain-dagger';
import pocketWatch from 'icon:pocket-watch';
import powerLightning from 'icon:power-lightning';
import publicSpeaker from 'icon:public-speaker';
import queenCrown from 'icon:queen-crown';
import quill from 'icon:quill';
import quillInk from 'icon:quill-ink';
import rabbit from 'icon:rabbit';
import raven from 'icon:raven';
import robberHand from 'icon:robber-hand';
import rollingDices from 'icon:rolling-dices';
import rose from 'icon:rose';
import scarabBeetle from 'icon:scarab-beetle';
import scrollUnfurled from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import shieldBash from 'icon:shield-bash';
import skullMask from 'icon:skull-mask';
import smallFire from 'icon:small-fire';
import sparkles from 'icon:sparkles';
import speaker from 'icon:speaker';
import spinningBlades from 'icon:spinning-blades';
import sprint from 'icon:sprint';
import starSwirl from 'icon:star-swirl';
import sundial from 'icon:sundial';
import swapBag from 'icon:swap-bag';
import swordAltar from 'icon:sword-altar';
import swordClash from 'icon:sword-clash';
import thirdEye from 'icon:third-eye';
import thrownDaggers from 'icon:thrown-daggers';
import treasureMap from 'icon:treasure-map';
import treeFace from 'icon:tree-face';
import twoCoins from 'icon:two-coins';
import twoFeathers from 'icon:two-feathers';
import vikingHelmet from 'icon:viking-helmet';
import visoredHelm from 'icon:visored-helm';
import walkingBoot from 'icon:walking-boot';
import waterSplash from 'icon:water-splash';
import well from 'icon:well';
import whip from 'icon:whip';
import window from 'icon:window';
import wingedSword from 'icon:winged-sword';
import wingfoot from 'icon:wingfoot';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';
import woodenCrate from 'icon:wooden-crate';

const ROOMS: Readonly<Record<string, string>> = {
  throne_room: queenCrown,
  entrance_hall: doorway,
  time_rift_terrace: sundial,
  fae_rift: starSwirl,
  altar_of_altruism: swordAltar,
  ancient_foundry: anvil,
  atrium_of_wishes: fountain,
  cartographers_chamber: treasureMap,
  sanctuary_of_cleansing: droplets,
  deep_mine: mining,
  dragon_sanctuary: dragonHead,
  generals_war_chamber: crossedSwords,
  gleaming_cellar: crystalCluster,
  water_lily_chamber: lilyPads,
  orators_hall: publicSpeaker,
  rogues_gallery: dominoMask,
  ballroom: musicalNotes,
  summoning_chamber: pentagramRose,
  courtiers_salon: rose,
  oracles_crypt: thirdEye,
  arcanum_of_the_forge: blacksmith,
  phoenix_garden: burningTree,
  treasury: openTreasureChest,
  abandoned_tunnels: caveEntrance,
  amphitheatre_of_the_dead: arena,
  arsenal_of_the_ancestors: battleGear,
  archive_of_secrets: scrollUnfurled,
  earling_library: bookshelf,
  gambling_cave: rollingDices,
  mad_scientists_laboratory: fizzingFlask,
  pools_of_avalon: waterSplash,
  roman_baths: bathtub,
  royal_armoury: breastplate,
  training_grounds: archeryTarget,
  valkyries_respite: wingedSword,
  witches_well: well,
};

const CHARACTERS: Readonly<Record<string, string>> = {
  celia: quillInk,
  bailey: rabbit,
  sekhmet: thrownDaggers,
  eugene: gears,
  wally: gauntlet,
  oliver: paintBrush,
};

const MONSTERS: Readonly<Record<string, string>> = {
  ogre,
  chaos_ogre: ogre,
  wraith: haunting,
  min_wraith: haunting,
  therus: wizardFace,
};

const CARD_TYPES: Readonly<Record<string, string>> = {
  move: walkingBoot,
  attack: fist,
  scarab: scarabBeetle,
  power: biceps,
};

const POWERS: Readonly<Record<string, string>> = {
  rhyme_and_reason: lyre,
  rewrite_the_verse: feather,
  ode_to_courage: harp,
  textbook_earling_leap: rabbit,
  gentle_paws: paw,
  listening_walls: doorway,
  abraca_stab_ra: plainDagger,
  warden_advance: wingedSword,
  blade_dance: thrownDaggers,
  clockwork_gambit: clockwork,
  pocket_forge: anvil,
  better_offer: twoCoins,
  fae_infiltration: robberHand,
  silent_and_deadly: hood,
  light_fingers: swapBag,
  living_sketch: paintBrush,
  waking_dream: dreamCatcher,
  imaginary_friend: ghostAlly,
};

const ACTIONS: Readonly<Record<string, string>> = {
  deceptive_move: footprint,
  charge: swordClash,
  shifting_manor: castle,
  determined_sprint: sprint,
  steps_in_shadow: hood,
  fae_touch: sparkles,
  magic_mirror: mirrorMirror,
  lore_masters_meditation: meditation,
  defensive_preparation: attachedShield,
  tactical_gambit: cardDraw,
  sly_poem: quillInk,
  chapter_and_verse: openBook,
  happy_ending: heartWings,
  smooth_ears_smooth_moves: rabbit,
  burrow_network: caveEntrance,
  sharing_of_life: heartPlus,
  whirling_blades: spinningBlades,
  slice_and_dice: diceFire,
  no_retreat: shieldBash,
  patent_pending: anvil,
  bulk_order: woodenCrate,
  time_is_money: hourglass,
  smash_and_grab: robberHand,
  through_the_skylight: window,
  sticky_fingers: swapBag,
  sketched_door: magicPortal,
  dreamwalk: nightSleep,
  nightmare_unbound: evilEyes,
};

const COMPANIONS: Readonly<Record<string, string>> = {
  cedar_chompybark: treeFace,
  brunhilde_grendelsdottir: vikingHelmet,
  arthur_weirdwood: wizardStaff,
  mathilda_ravenstone: raven,
  professor_bones: skullMask,
  daisy_bigglesworth: daisy,
  lash_vandermere: whip,
  tobias_tock: pocketWatch,
  marrow: jumpingDog,
  granny_thistle: herbsBundle,
  pennywhistle: twoFeathers,
  sir_rustington: visoredHelm,
  quillby: quill,
  ember: smallFire,
  odette_vale: handheldFan,
  finn_latchkey: key,
  the_moth_eaten_map: treasureMap,
  nurse_nightingloom: ghost,
};

const TACTICS: Readonly<Record<string, string>> = {
  power_surge: powerLightning,
  short_rest: campfire,
  deadly_attack: plainDagger,
  sturdy_guard: shield,
  borrowed_blade: diceShield,
  quick_step: wingfoot,
  opportune_strike: crossedSwords,
  scavenge: crystalShine,
  warden_insight: thirdEye,
  turn_the_hourglass: hourglass,
  banishing_word: speaker,
};

export const roomIcon = (id: string): string => ROOMS[id] ?? '';
export const characterIcon = (id: string): string => CHARACTERS[id] ?? '';
export const monsterIcon = (id: string): string => MONSTERS[id] ?? '';
export const cardTypeIcon = (type: string): string => CARD_TYPES[type] ?? '';
export const powerIcon = (id: string): string => POWERS[id] ?? '';
/** By the name of the card, which several characters may have. */
export const actionIcon = (name: string): string => ACTIONS[name] ?? '';
export const companionIcon = (id: string): string => COMPANIONS[id] ?? '';
export const tacticIcon = (id: string): string => TACTICS[id] ?? '';
