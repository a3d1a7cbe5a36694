import allSeeingEye from 'icon:all-seeing-eye';
import ancientRuins from 'icon:ancient-ruins';
import angelWings from 'icon:angel-wings';
import badGnome from 'icon:bad-gnome';
import bandit from 'icon:bandit';
import barbedSpear from 'icon:barbed-spear';
import battleAxe from 'icon:battle-axe';
import beamsAura from 'icon:beams-aura';
import bearHead from 'icon:bear-head';
import beltBuckles from 'icon:belt-buckles';
import blackKnightHelm from 'icon:black-knight-helm';
import boar from 'icon:boar';
import brainLeak from 'icon:brain-leak';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brokenTablet from 'icon:broken-tablet';
import bubblingFlask from 'icon:bubbling-flask';
import cardPickup from 'icon:card-pickup';
import castle from 'icon:castle';
import caveEntrance from 'icon:cave-entrance';
import church from 'icon:church';
import cloak from 'icon:cloak';
import coinsPile from 'icon:coins-pile';
import compass from 'icon:compass';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownCoin from 'icon:crown-coin';
import cryptEntrance from 'icon:crypt-entrance';
import crystalBall from 'icon:crystal-ball';
import cursedStar from 'icon:cursed-star';
import daemonSkull from 'icon:daemon-skull';
import deathZone from 'icon:death-zone';
import desert from 'icon:desert';
import devilMask from 'icon:devil-mask';
import donkey from 'icon:donkey';
import dragonHead from 'icon:dragon-head';
import dwarfFace from 'icon:dwarf-face';
import earthCrack from 'icon:earth-crack';
import elvenCastle from 'icon:elven-castle';
import evilMoon from 'icon:evil-moon';
import evilTower from 'icon:evil-tower';
import evilTree from 'icon:evil-tree';
import explosionRays from 'icon:explosion-rays';
import fairy from 'icon:fairy';
import fairyWand from 'icon:fairy-wand';
import fairyWings from 'icon:fairy-wings';
import floatingGhost from 'icon:floating-ghost';
import forest from 'icon:forest';
import fountain from 'icon:fountain';
import frozenBody from 'icon:frozen-body';
import gemPendant from 'icon:gem-pendant';
import ghost from 'icon:ghost';
import ghostAlly from 'icon:ghost-ally';
import giant from 'icon:giant';
import goblin from 'icon:goblin';
import goblinHead from 'icon:goblin-head';
import goldNuggets from 'icon:gold-nuggets';
import gorilla from 'icon:gorilla';
import graveyard from 'icon:graveyard';
import greekTemple from 'icon:greek-temple';
import grimReaper from 'icon:grim-reaper';
import healing from 'icon:healing';
import heartPlus from 'icon:heart-plus';
import heartShield from 'icon:heart-shield';
import highGrass from 'icon:high-grass';
import hills from 'icon:hills';
import hole from 'icon:hole';
import holyGrail from 'icon:holy-grail';
import holyOak from 'icon:holy-oak';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import hornedSkull from 'icon:horned-skull';
import hourglass from 'icon:hourglass';
import imp from 'icon:imp';
import invisible from 'icon:invisible';
import jewelCrown from 'icon:jewel-crown';
import lightningStorm from 'icon:lightning-storm';
import lion from 'icon:lion';
import lotus from 'icon:lotus';
import lyre from 'icon:lyre';
import magicHat from 'icon:magic-hat';
import magicPortal from 'icon:magic-portal';
import magicSwirl from 'icon:magic-swirl';
import magickTrick from 'icon:magick-trick';
import maze from 'icon:maze';
import mineWagon from 'icon:mine-wagon';
import monkFace from 'icon:monk-face';
import mountainCave from 'icon:mountain-cave';
import ogre from 'icon:ogre';
import palmTree from 'icon:palm-tree';
import peaks from 'icon:peaks';
import pineTree from 'icon:pine-tree';
import pitchfork from 'icon:pitchfork';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import pointyHat from 'icon:pointy-hat';
import portal from 'icon:portal';
import psychicWaves from 'icon:psychic-waves';
import queenCrown from 'icon:queen-crown';
import ring from 'icon:ring';
import river from 'icon:river';
import robberHand from 'icon:robber-hand';
import robberMask from 'icon:robber-mask';
import rollingDices from 'icon:rolling-dices';
import rose from 'icon:rose';
import runeStone from 'icon:rune-stone';
import runeSword from 'icon:rune-sword';
import shadowFollower from 'icon:shadow-follower';
import shamblingZombie from 'icon:shambling-zombie';
import shield from 'icon:shield';
import shieldReflect from 'icon:shield-reflect';
import shop from 'icon:shop';
import siren from 'icon:siren';
import snake from 'icon:snake';
import snowing from 'icon:snowing';
import spectre from 'icon:spectre';
import spellBook from 'icon:spell-book';
import splashyStream from 'icon:splashy-stream';
import standingPotion from 'icon:standing-potion';
import starAltar from 'icon:star-altar';
import swamp from 'icon:swamp';
import swapBag from 'icon:swap-bag';
import swordsEmblem from 'icon:swords-emblem';
import tarot09TheHermit from 'icon:tarot-09-the-hermit';
import tavernSign from 'icon:tavern-sign';
import teleport from 'icon:teleport';
import templarShield from 'icon:templar-shield';
import trade from 'icon:trade';
import triquetra from 'icon:triquetra';
import troll from 'icon:troll';
import unicorn from 'icon:unicorn';
import vikingHelmet from 'icon:viking-helmet';
import village from 'icon:village';
import visoredHelm from 'icon:visored-helm';
import warlockHood from 'icon:warlock-hood';
import waterFlask from 'icon:water-flask';
import werewolf from 'icon:werewolf';
import wheat from 'icon:wheat';
import wildfires from 'icon:wildfires';
import witchFace from 'icon:witch-face';
import witchFlight from 'icon:witch-flight';
import wizardFace from 'icon:wizard-face';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';
import woodBeam from 'icon:wood-beam';

/** The drawing of each kind of space, by its name. */
const SPACES: Readonly<Record<string, string>> = {
  city: castle,
  fields: wheat,
  hills: hills,
  plains: highGrass,
  woods: forest,
  tavern: tavernSign,
  ruins: ancientRuins,
  forest: pineTree,
  village: village,
  graveyard: graveyard,
  sentinel: swordsEmblem,
  chapel: church,
  crags: peaks,
  warlocks_cave: caveEntrance,
  desert: desert,
  oasis: palmTree,
  temple: greekTemple,
  runes: runeStone,
  castle: elvenCastle,
  portal_of_power: magicPortal,
  black_knight: blackKnightHelm,
  hidden_valley: river,
  cursed_glade: evilTree,
  chasm: earthCrack,
  plain_of_peril: deathZone,
  mines: mineWagon,
  vampires_tower: evilTower,
  pits: hole,
  valley_of_fire: wildfires,
  werewolf_den: werewolf,
  death: grimReaper,
  crypt: cryptEntrance,
  crown_of_command: crown,
};

/** The drawing of each card: adventures, Spells, the Talisman. */
const CARDS: Readonly<Record<string, string>> = {
  angel: angelWings,
  blizzard: snowing,
  book_of_spells: spellBook,
  devil: daemonSkull,
  evil_darkness: evilMoon,
  imp: imp,
  magical_vortex: magicSwirl,
  market_day: shop,
  mephistopheles: devilMask,
  pestilence: plagueDoctorProfile,
  raiders: robberHand,
  siren: siren,
  storm: lightningStorm,
  ape: gorilla,
  bear: bearHead,
  lion: lion,
  serpent: snake,
  wild_boar: boar,
  wolf: wolfHead,
  dragon: dragonHead,
  bandit: bandit,
  giant: giant,
  goblin: goblinHead,
  hobgoblin: goblin,
  ogre: ogre,
  demon: hornedSkull,
  ghost: ghost,
  lemure: floatingGhost,
  shadow: shadowFollower,
  spectre: spectre,
  wraith: grimReaper,
  enchanter: warlockHood,
  fairy: fairy,
  healer: healing,
  hermit: tarot09TheHermit,
  mage: magicHat,
  phantom: cloak,
  sorcerer: pointyHat,
  witch: witchFlight,
  alchemist: bubblingFlask,
  cursed_by_a_hag: witchFace,
  gnome: badGnome,
  guide: compass,
  maiden: rose,
  mercenary: crossedSwords,
  mule: donkey,
  pixie: fairyWings,
  poltergeist: ghostAlly,
  prince: crownCoin,
  princess: queenCrown,
  unicorn: unicorn,
  amulet: gemPendant,
  cross: templarShield,
  holy_grail: holyGrail,
  holy_lance: barbedSpear,
  magic_belt: beltBuckles,
  orb_of_knowledge: crystalBall,
  potion_of_strength: standingPotion,
  ring: ring,
  runesword: runeSword,
  solomons_crown: jewelCrown,
  talisman_adventure: triquetra,
  wand: fairyWand,
  armour: breastplate,
  axe: battleAxe,
  bag_of_gold: swapBag,
  helmet: visoredHelm,
  raft: woodBeam,
  shield: shield,
  sword: broadsword,
  two_bags_of_gold: coinsPile,
  water_bottle: waterFlask,
  cave: mountainCave,
  fountain_of_wisdom: fountain,
  magic_portal: portal,
  magic_stream: splashyStream,
  market: trade,
  marsh: swamp,
  maze: maze,
  pool_of_life: lotus,
  shrine: starAltar,
  acquisition: cardPickup,
  alchemy: goldNuggets,
  counterspell: shieldReflect,
  destroy_magic: brokenTablet,
  destruction: explosionRays,
  divination: allSeeingEye,
  healing: heartPlus,
  hex: cursedStar,
  immobility: frozenBody,
  invisibility: invisible,
  mesmerism: brainLeak,
  nullify: magickTrick,
  preservation: heartShield,
  psionic_blast: psychicWaves,
  random: rollingDices,
  teleport: teleport,
  temporal_warp: hourglass,
  talisman: triquetra,
};

/** The face of each character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  assassin: hoodedAssassin,
  druid: holyOak,
  dwarf: dwarfFace,
  elf: womanElfFace,
  ghoul: shamblingZombie,
  minstrel: lyre,
  monk: monkFace,
  priest: holySymbol,
  prophetess: beamsAura,
  sorceress: witchFace,
  thief: robberMask,
  troll: troll,
  warrior: vikingHelmet,
  wizard: wizardFace,
};

/** Creatures that are no cards, by name. */
export const CREATURES: Readonly<Record<string, string>> = {
  sentinel: swordsEmblem,
  pitfiend: daemonSkull,
  werewolf: werewolf,
  brigand: bandit,
  farmer: pitchfork,
  spirit: ghost,
  dragon: dragonHead,
  goblin: goblinHead,
};

/** A space's drawing by its name ("fields", "portal-of-power"). */
export function spaceIcon(name: string): string {
  return SPACES[name.replaceAll('-', '_')] ?? SPACES['fields'] ?? '';
}

/** A character's face by the character's id. */
export function characterIcon(id: string): string | undefined {
  return CHARACTERS[id];
}

/** A card's drawing by its kind: "bear", "purchase-sword", "character-warrior". */
export function cardIcon(kind: string): string | undefined {
  const [deck, id] = kind.includes('-') ? kind.split('-', 2) : ['', kind];
  return deck === 'character' ? CHARACTERS[id ?? ''] : CARDS[id ?? ''];
}
