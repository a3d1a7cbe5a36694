# Talisman, English. Names of cards, characters and spaces are those of the English edition; every other text is our own.

## The game

game-talisman = Talisman
    .tagline = Grow strong, find a Talisman, take the Crown of Command.
    .about = Travel the rings of a dangerous land, fight what lives there, gain Strength, Craft and followers. With a Talisman you may pass the Valley of Fire and reach the Crown of Command, from where you wear the others down until you alone are left.

## Words of the table

region-outer = Outer Region
region-middle = Middle Region
region-inner = Inner Region
region-crown = Crown of Command
alignment-good = Good
alignment-neutral = Neutral
alignment-evil = Evil
stage-set-up = setting up
stage-arrival = a new character
stage-start = before the move
stage-move = movement
stage-landed = arrival
stage-cards = cards
stage-space = the space
stage-end = end of the turn
value-strength = Strength
value-craft = Craft
value-life = life
value-fate = fate
value-gold = gold
deck-adventure = Adventure cards
deck-spell = Spell cards
deck-purchase = Purchase cards
deck-talisman = Talisman cards
deck-character = character cards
type-event = Event
type-enemy = Enemy
type-stranger = Stranger
type-object = Object
type-magic-object = Magic Object
type-follower = Follower
type-place = Place
type-spell = Spell
type-character = character
subtype-animal = Animal
subtype-dragon = Dragon
subtype-monster = Monster
subtype-spirit = Spirit
subtype-weapon = Weapon
subtype-armour = Armour

## Spaces

space-city = City
    .at = in the City
    .to = to the City
space-city-text = Visit one. Enchantress: roll 1 die: 1 Toad for 3 turns; 2 lose 1 Strength; 3 lose 1 Craft; 4 gain 1 Craft; 5 gain 1 Strength; 6 gain 1 Spell. Doctor: heal up to 2 lives for 1 gold each. Alchemist: discard any of your Objects and gain 1 gold for each.
space-fields = Fields
    .at = in the Fields
    .to = to the Fields
space-fields-text = Draw 1 card, unless one lies here already.
space-hills = Hills
    .at = in the Hills
    .to = to the Hills
space-hills-text = Draw 1 card, unless one lies here already.
space-plains = Plains
    .at = on the Plains
    .to = to the Plains
space-plains-text = Draw 1 card, unless one lies here already.
space-woods = Woods
    .at = in the Woods
    .to = to the Woods
space-woods-text = Draw 1 card, unless one lies here already.
space-tavern = Tavern
    .at = in the Tavern
    .to = to the Tavern
space-tavern-text = Roll 1 die: 1 you get drunk and lose a turn; 2 you brawl with a Farmer of Strength 3; 3 lose 1 gold at the table; 4 win 1 gold; 5 a wizard offers to teleport you, as your next move, to any space of the Outer Region; 6 a boatman offers to ferry you to the Temple as your next move.
space-ruins = Ruins
    .at = in the Ruins
    .to = to the Ruins
space-ruins-text = Draw cards until 2 lie here.
space-forest = Forest
    .at = in the Forest
    .to = to the Forest
space-forest-text = Roll 1 die: 1 a Brigand of Strength 4 attacks; 2 or 3 you are lost and lose a turn; 4 or 5 nothing; 6 a ranger helps you out: gain 1 Craft.
space-village = Village
    .at = in the Village
    .to = to the Village
space-village-text = Visit one. Blacksmith: Helmet or Sword for 2 gold, Axe or Shield for 3, Armour for 4. Healer: heal up to your life value for 1 gold a life. Mystic: roll 1 die: 1 you become Evil; 2 or 3 nothing; 4 you become Good; 5 gain 1 Craft; 6 gain 1 Spell. He rids you of the Hag.
space-graveyard = Graveyard
    .at = in the Graveyard
    .to = to the Graveyard
space-graveyard-text = Good: lose 1 life. Neutral: replenish fate up to its value for 1 gold a point. Evil: replenish all fate for nothing, or pray: roll 1 die: 1 to 4 nothing; 5 gain 1 fate; 6 gain 1 Spell.
space-sentinel = Sentinel
    .at = at the Sentinel
    .to = to the Sentinel
space-sentinel-text = Draw 1 card, unless one lies here already. Whoever wants to cross the bridge from here to the Middle Region must first beat or evade the Sentinel, Strength 9. Nobody is attacked on the way back.
space-chapel = Chapel
    .at = in the Chapel
    .to = to the Chapel
space-chapel-text = Evil: lose 1 life. Neutral: heal up to your life value for 1 gold a life. Good: heal fully for nothing, or pray: roll 1 die: 1 to 4 nothing; 5 gain 1 life; 6 gain 1 Spell.
space-crags = Crags
    .at = in the Crags
    .to = to the Crags
space-crags-text = Roll 1 die: 1 a Spirit of Craft 4 attacks; 2 or 3 you are lost and lose a turn; 4 or 5 nothing; 6 a barbarian helps you out: gain 1 Strength.
space-warlocks-cave = Warlock’s Cave
    .at = in the Warlock’s Cave
    .to = to the Warlock’s Cave
space-warlocks-cave-text = The Warlock may give you a quest: roll 1 die. Fulfil it and he brings you back here and gives you a Talisman. Until then you may not open the Portal of Power.
space-desert = Desert
    .at = in the Desert
    .to = to the Desert
space-desert-text = Lose 1 life. Then draw 1 card, unless one lies here already.
space-oasis = Oasis
    .at = at the Oasis
    .to = to the Oasis
space-oasis-text = Draw cards until 2 lie here.
space-temple = Temple
    .at = in the Temple
    .to = to the Temple
space-temple-text = You must pray: roll 2 dice and add them: 2 lose 2 lives; 3 lose 1 life; 4 lose 1 Follower; 5 you are enslaved until you roll a 4, 5 or 6 for your move; 6 gain 1 Strength; 7 gain 1 Craft; 8 or 9 gain 1 Spell; 10 gain a Talisman; 11 gain 2 fate; 12 gain 2 lives.
space-runes = Runes
    .at = at the Runes
    .to = to the Runes
space-runes-text = Draw 1 card, unless one lies here already. Every creature fought here adds 2 to its attack roll.
space-castle = Castle
    .at = in the Castle
    .to = to the Castle
space-castle-text = The royal doctor heals up to your life value for 1 gold a life. With the Prince or the Princess, 2 lives each are free; each of them may be left here for 3 gold.
space-portal-of-power = Portal of Power
    .at = at the Portal of Power
    .to = to the Portal of Power
space-portal-of-power-text = Draw 1 card, unless one lies here already. To pass on to the Plain of Peril, choose Strength or Craft and roll 2 dice: not above it, the Portal opens and your turn ends on the Plain; above it, you stay here and lose 1 of it.
space-black-knight = Black Knight
    .at = at the Black Knight
    .to = to the Black Knight
space-black-knight-text = Pay him 1 gold or lose 1 life. Without gold you lose the life.
space-hidden-valley = Hidden Valley
    .at = in the Hidden Valley
    .to = to the Hidden Valley
space-hidden-valley-text = Draw cards until 3 lie here.
space-cursed-glade = Cursed Glade
    .at = in the Cursed Glade
    .to = to the Cursed Glade
space-cursed-glade-text = Draw 1 card, unless one lies here already. Here Strength and Craft from Objects do not count, and you can neither use Magic Objects nor cast Spells.
space-chasm = Chasm
    .at = at the Chasm
    .to = to the Chasm
space-chasm-text = Roll 1 die for yourself and each of your Followers: with a 1 or 2 you lose 1 life, the Follower is killed.
space-plain-of-peril = Plain of Peril
    .at = on the Plain of Peril
    .to = to the Plain of Peril
space-plain-of-peril-text = Your move ends here. From here you go one space a turn: to the Crypt or the Mines, or back through the Portal of Power.
space-mines = Mines
    .at = in the Mines
    .to = to the Mines
space-mines-text = Roll 3 dice and subtract your Craft; you come out at once: 0 or less here; 1 Plain of Peril; 2 or 3 Portal of Power; 4 or 5 Warlock’s Cave; 6 or more Tavern.
space-vampires-tower = Vampire’s Tower
    .at = in the Vampire’s Tower
    .to = to the Vampire’s Tower
space-vampires-tower-text = Roll 1 die for the lives the Vampire wants: 1 or 2: 1 life; 3 or 4: 2 lives; 5 or 6: 3 lives. Each Follower you give up saves one of them.
space-pits = Pits
    .at = in the Pits
    .to = to the Pits
space-pits-text = Roll 1 die: so many Pitfiends of Strength 4 fight you one after another, until you lose or draw, or all are beaten. Then the turn ends. You may move on in the turn after the last is beaten.
space-valley-of-fire = Valley of Fire
    .at = in the Valley of Fire
    .to = to the Valley of Fire
space-valley-of-fire-text = You can enter only with a Talisman; without one you must turn back. Only from here is there a way to the Crown of Command.
space-werewolf-den = Werewolf Den
    .at = in the Werewolf Den
    .to = to the Werewolf Den
space-werewolf-den-text = Roll 2 dice for the Strength of the Werewolf and fight it. Until you beat it, it waits for you each turn.
space-death = Death
    .at = with Death
    .to = to Death
space-death-text = Roll 2 dice for yourself and 2 for Death. Lower: lose 1 life and dice again next turn. Equal: again next turn. Higher: you may move on next turn.
space-crypt = Crypt
    .at = in the Crypt
    .to = to the Crypt
space-crypt-text = Roll 3 dice and subtract your Strength; you come out at once: 0 or less here; 1 Plain of Peril; 2 or 3 Portal of Power; 4 or 5 Warlock’s Cave; 6 or more City.
space-crown-of-command = Crown of Command
    .at = at the Crown of Command
    .to = to the Crown of Command
space-crown-of-command-text = If another character is here you must meet. Alone, you cast the Command Spell each turn: roll 1 die; with 4, 5 or 6 every other character loses 1 life. Nobody leaves the Crown.

## Cards: names

token-face-down = hidden card
    .the = a hidden card
token-angel = Angel
    .the = the Angel
token-blizzard = Blizzard
    .the = the Blizzard
token-book_of_spells = Book of Spells
    .the = the Book of Spells
token-devil = Devil
    .the = the Devil
token-evil_darkness = Evil Darkness
    .the = the Evil Darkness
token-imp = Imp
    .the = the Imp
token-magical_vortex = Magical Vortex
    .the = the Magical Vortex
token-market_day = Market Day
    .the = Market Day
token-mephistopheles = Mephistopheles
    .the = Mephistopheles
token-pestilence = Pestilence
    .the = the Pestilence
token-raiders = Raiders
    .the = the Raiders
token-siren = Siren
    .the = the Siren
token-storm = Storm
    .the = the Storm
token-ape = Ape
    .the = the Ape
token-bear = Bear
    .the = the Bear
token-lion = Lion
    .the = the Lion
token-serpent = Serpent
    .the = the Serpent
token-wild_boar = Wild Boar
    .the = the Wild Boar
token-wolf = Wolf
    .the = the Wolf
token-dragon = Dragon
    .the = the Dragon
token-bandit = Bandit
    .the = the Bandit
token-giant = Giant
    .the = the Giant
token-goblin = Goblin
    .the = the Goblin
token-hobgoblin = Hobgoblin
    .the = the Hobgoblin
token-ogre = Ogre
    .the = the Ogre
token-demon = Demon
    .the = the Demon
token-ghost = Ghost
    .the = the Ghost
token-lemure = Lemure
    .the = the Lemure
token-shadow = Shadow
    .the = the Shadow
token-spectre = Spectre
    .the = the Spectre
token-wraith = Wraith
    .the = the Wraith
token-enchanter = Enchanter
    .the = the Enchanter
token-fairy = Fairy
    .the = the Fairy
token-healer = Healer
    .the = the Healer
token-hermit = Hermit
    .the = the Hermit
token-mage = Mage
    .the = the Mage
token-phantom = Phantom
    .the = the Phantom
token-sorcerer = Sorcerer
    .the = the Sorcerer
token-witch = Witch
    .the = the Witch
token-alchemist = Alchemist
    .the = the Alchemist
token-cursed_by_a_hag = Cursed by a Hag
    .the = the Hag’s curse
token-gnome = Gnome
    .the = the Gnome
token-guide = Guide
    .the = the Guide
token-maiden = Maiden
    .the = the Maiden
token-mercenary = Mercenary
    .the = the Mercenary
token-mule = Mule
    .the = the Mule
token-pixie = Pixie
    .the = the Pixie
token-poltergeist = Poltergeist
    .the = the Poltergeist
token-prince = Prince
    .the = the Prince
token-princess = Princess
    .the = the Princess
token-unicorn = Unicorn
    .the = the Unicorn
token-amulet = Amulet
    .the = the Amulet
token-cross = Cross
    .the = the Cross
token-holy_grail = Holy Grail
    .the = the Holy Grail
token-holy_lance = Holy Lance
    .the = the Holy Lance
token-magic_belt = Magic Belt
    .the = the Magic Belt
token-orb_of_knowledge = Orb of Knowledge
    .the = the Orb of Knowledge
token-potion_of_strength = Potion of Strength
    .the = the Potion of Strength
token-ring = Ring
    .the = the Ring
token-runesword = Runesword
    .the = the Runesword
token-solomons_crown = Solomon’s Crown
    .the = Solomon’s Crown
token-talisman_adventure = Talisman
    .the = the Talisman
token-wand = Wand
    .the = the Wand
token-armour = Armour
    .the = the Armour
token-axe = Axe
    .the = the Axe
token-bag_of_gold = Bag of Gold
    .the = the Bag of Gold
token-helmet = Helmet
    .the = the Helmet
token-raft = Raft
    .the = the Raft
token-shield = Shield
    .the = the Shield
token-sword = Sword
    .the = the Sword
token-two_bags_of_gold = Two Bags of Gold
    .the = the Two Bags of Gold
token-water_bottle = Water Bottle
    .the = the Water Bottle
token-cave = Cave
    .the = the Cave
token-fountain_of_wisdom = Fountain of Wisdom
    .the = the Fountain of Wisdom
token-magic_portal = Magic Portal
    .the = the Magic Portal
token-magic_stream = Magic Stream
    .the = the Magic Stream
token-market = Market
    .the = the Market
token-marsh = Marsh
    .the = the Marsh
token-maze = Maze
    .the = the Maze
token-pool_of_life = Pool of Life
    .the = the Pool of Life
token-shrine = Shrine
    .the = the Shrine
token-acquisition = Acquisition
    .the = Acquisition
token-alchemy = Alchemy
    .the = Alchemy
token-counterspell = Counterspell
    .the = Counterspell
token-destroy_magic = Destroy Magic
    .the = Destroy Magic
token-destruction = Destruction
    .the = Destruction
token-divination = Divination
    .the = Divination
token-healing = Healing
    .the = Healing
token-hex = Hex
    .the = Hex
token-immobility = Immobility
    .the = Immobility
token-invisibility = Invisibility
    .the = Invisibility
token-mesmerism = Mesmerism
    .the = Mesmerism
token-nullify = Nullify
    .the = Nullify
token-preservation = Preservation
    .the = Preservation
token-psionic_blast = Psionic Blast
    .the = Psionic Blast
token-random = Random
    .the = Random
token-teleport = Teleport
    .the = Teleport
token-temporal_warp = Temporal Warp
    .the = Temporal Warp
token-talisman = Talisman
    .the = the Talisman
token-purchase-armour = Armour
    .the = the Armour
token-purchase-axe = Axe
    .the = the Axe
token-purchase-helmet = Helmet
    .the = the Helmet
token-purchase-mule = Mule
    .the = the Mule
token-purchase-raft = Raft
    .the = the Raft
token-purchase-shield = Shield
    .the = the Shield
token-purchase-sword = Sword
    .the = the Sword
token-purchase-water_bottle = Water Bottle
    .the = the Water Bottle
token-character-assassin = Assassin
    .the = the Assassin
token-character-druid = Druid
    .the = the Druid
token-character-dwarf = Dwarf
    .the = the Dwarf
token-character-elf = Elf
    .the = the Elf
token-character-ghoul = Ghoul
    .the = the Ghoul
token-character-minstrel = Minstrel
    .the = the Minstrel
token-character-monk = Monk
    .the = the Monk
token-character-priest = Priest
    .the = the Priest
token-character-prophetess = Prophetess
    .the = the Prophetess
token-character-sorceress = Sorceress
    .the = the Sorceress
token-character-thief = Thief
    .the = the Thief
token-character-troll = Troll
    .the = the Troll
token-character-warrior = Warrior
    .the = the Warrior
token-character-wizard = Wizard
    .the = the Wizard

## Cards: texts

card-angel = Good: gain 1 life. Evil: lose 1 life. Neutral: nothing happens. Then the Angel is discarded.
card-blizzard = For two rounds every character, in whatever Region, moves exactly one space a turn and does not roll for it. The card lies beside the board meanwhile.
card-book_of_spells = Gain Spells up to the limit of your Craft. Then the card is discarded.
card-devil = Evil: gain 1 life. Good: lose 1 life. Neutral: nothing happens. Then the Devil is discarded.
card-evil_darkness = Every character in the world who is not Evil loses a turn, the one who drew the card included. Then it is discarded.
card-imp = Roll 1 die; the Imp carries you off at once: 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed Glade. Your turn goes on there; the other cards stay behind. The Imp is discarded.
card-magical_vortex = All characters in every Region discard all their Spells. Then the Vortex is discarded.
card-market_day = From the drawer clockwise, every character in the world may buy any number of these: Sword, Helmet or Water Bottle for 1 gold, Shield or Mule for 2, Raft for 3. Then the card is discarded.
card-mephistopheles = Evil: gain 1 Craft. Good or Neutral: you become Evil. Then Mephistopheles is discarded.
card-pestilence = Every character in this Region loses 1 life, all at the same time. Then the card is discarded.
card-raiders = They rob you of all your gold and leave it at the Oasis, where whoever comes may take it. Then the card is discarded.
card-siren = Every character in this Region misses the next turn. For the one who drew the card, the present turn ends as well. Then the Siren is discarded.
card-storm = Every character in this Region loses a turn, the one who drew the card included. Then it is discarded.
card-ape = Strength 3. It attacks in battle and stays here until it is killed.
card-bear = Strength 3. It attacks in battle and stays here until it is killed.
card-lion = Strength 3. It attacks in battle and stays here until it is killed.
card-serpent = Strength 4. It attacks in battle and stays here until it is killed.
card-wild_boar = Strength 1. It attacks in battle and stays here until it is killed.
card-wolf = Strength 2. It attacks in battle and stays here until it is killed.
card-dragon = Strength 7. It attacks in battle and stays here until it is killed.
card-bandit = Strength 4. Pay 1 gold before the fight and he lets you pass, but stays here. Otherwise he attacks in battle. He stays until he is killed.
card-giant = Strength 6. It attacks in battle and stays here until it is killed.
card-goblin = Strength 2. It attacks in battle and stays here until it is killed.
card-hobgoblin = Strength 3. It attacks in battle and stays here until it is killed.
card-ogre = Strength 5. It attacks in battle and stays here until it is killed.
card-demon = Craft 10. It attacks in psychic combat and stays here until it is killed.
card-ghost = Craft 4. When drawn, roll 1 die and put it there before anything else happens: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple. It attacks in psychic combat and stays until it is killed.
card-lemure = Craft 1. It attacks in psychic combat and stays here until it is killed.
card-shadow = Craft 2. It attacks in psychic combat and stays here until it is killed.
card-spectre = Craft 3. It attacks in psychic combat and stays here until it is killed.
card-wraith = Craft 5. It attacks in psychic combat and stays here until it is killed.
card-enchanter = The first visitor with Craft 4 or more must make a wish: gain a Spell, 1 gold, 1 Strength, 1 Craft, 1 life or 1 fate, or teleport to any space of this Region. Then he is gone; before that he stays.
card-fairy = The first Good visitor must make a wish: gain a Spell, 1 gold, 1 Strength, 1 Craft, 1 life or 1 fate, or teleport to any other space of this Region. Then she is gone; before that she stays.
card-healer = Stays here for good. At each visit you may heal up to 2 lives for nothing.
card-hermit = When drawn, roll 1 die and put him there before anything else happens: 1 Crypt, 2 Plain of Peril, 3 Cursed Glade, 4 Oasis, 5 Crags, 6 Forest. His first visitor gains a Talisman from the pile, if one is left; then he is discarded.
card-mage = Stays here for good. At each visit a Good character may gain 1 Spell, within the limit.
card-phantom = The first Evil visitor must make a wish: gain a Spell, 1 gold, 1 Strength, 1 Craft, 1 life or 1 fate, or teleport to any other space of this Region. Then it is gone; before that it stays.
card-sorcerer = Stays here for good. At each visit you may buy 1 Spell for 1 gold, within the limit.
card-witch = Stays here for good. Every visitor must roll 1 die: 1 Toad for 3 turns; 2 lose 1 life; 3 gain 1 Strength; 4 gain 1 Craft; 5 gain 1 Spell; 6 replenish all fate.
card-alchemist = At any time you may discard any of your Objects and gain 1 gold for each.
card-cursed_by_a_hag = She clings to you: all your other Followers are discarded, and you can have none until the Mystic in the Village rids you of her. You cannot ditch her.
card-gnome = Roll only 1 die to open the Portal of Power by Craft and only 2 dice in the Mines. You need not roll in the Crags. In the Hills you may evade creatures and characters.
card-guide = You need not roll in the Chasm, the Crags or the Forest. If you do roll, the result stands.
card-maiden = She adds 2 to your Craft.
card-mercenary = Pay 1 gold to take him along; else he stays here. Once a turn, whoever’s turn it is, you may pay 1 gold before an attack roll: he adds 3 to your Strength in battle until the turn ends.
card-mule = It carries 4 more Objects. If you lose it, ditch what is too much at once.
card-pixie = You need not roll in the Forest. In the Woods you may evade creatures and characters.
card-poltergeist = It haunts you: you move exactly one space a turn without rolling. You lose it only by crossing the Storm River by bridge, raft or ferry, and cannot ditch it.
card-prince = At each visit to the Castle you may heal up to 2 lives for nothing. You may also leave him there for 3 gold.
card-princess = At each visit to the Castle you may heal up to 2 lives for nothing. You may also leave her there for 3 gold.
card-unicorn = It adds 1 to your Strength and 1 to your Craft.
card-amulet = As long as you have it, you cannot cast Spells, not even the Command Spell, and no Spell but the Command Spell affects you.
card-cross = An Evil owner loses no life in the Chapel, a Good one none in the Graveyard. Instead of fighting Spirits here you may destroy any of them; they are discarded and are no trophies.
card-holy_grail = No Evil character may have it. It adds 1 to your Craft, and you lose no life in the Desert.
card-holy_lance = Weapon. No Evil character may have it. It adds 1 to your Strength in battle, 3 instead if you fight a Dragon.
card-magic_belt = It adds 1 to your Strength.
card-orb_of_knowledge = Whenever you draw Adventure cards you may, having seen them all, discard one of them and draw another, which you must meet.
card-potion_of_strength = Drink it at any time before an attack roll: it adds 2 to your Strength until the end of the turn. Then it is discarded.
card-ring = It adds 1 to your Strength and 1 to your Craft.
card-runesword = Weapon. No Good character may have it. It adds 1 to your Strength in battle. Kill an Enemy with it, or take a life from a character, and you gain 1 life, once a battle.
card-solomons_crown = It adds 2 to your Craft.
card-talisman_adventure = You must have one to step into the Valley of Fire. It is an Object and a Magic Object.
card-wand = Each time you have cast your last Spell you may gain 1 Spell at once, within the limit.
card-armour = Armour. When you lose a battle and a life with it, you may roll 1 die: 4, 5 or 6 saves that life. It is no use in psychic combat.
card-axe = Weapon. It adds 1 to your Strength in battle. If you start your turn in the Forest or the Woods you may build a Raft instead of moving.
card-bag_of_gold = Whoever takes it gains 1 gold at once and discards it. Otherwise it stays here.
card-helmet = Armour. When you lose a battle and a life with it, you may roll 1 die: 6 saves that life. It is no use in psychic combat.
card-raft = At the start of your next turn it may carry you across the Storm River to a space opposite, instead of a move. Used or not, it is gone then.
card-shield = Armour. When you lose a battle and a life with it, you may roll 1 die: 5 or 6 saves that life. It is no use in psychic combat.
card-sword = Weapon. It adds 1 to your Strength in battle.
card-two_bags_of_gold = Whoever takes them gains 2 gold at once and discards them. Otherwise they stay here.
card-water_bottle = You lose no life in the Desert. It is not used up.
card-cave = Stays here for good. Every visitor must roll 1 die: 1 a Dragon of Strength 7 attacks; 2 a Goblin of Strength 2 attacks; 3 you are lost and lose a turn; 4 or 5 gain 2 gold; 6 gain 3 gold. Its creatures are no trophies.
card-fountain_of_wisdom = When revealed, 4 Craft tokens are put on it. At each visit you may take 1 of them. When none is left it is discarded.
card-magic_portal = Stays here for good. Every visitor may step through: roll 1 die and go where it leads: 1 Crags, 2 Village, 3 City, 4 Warlock’s Cave, 5 Temple, 6 Plain of Peril. Your turn goes on there.
card-magic_stream = When revealed, 4 Strength tokens are put on it. At each visit you may take 1 of them. When none is left it is discarded.
card-market = Stays here for good. At each visit you may buy any number of these: Sword, Helmet or Water Bottle for 1 gold, Shield or Mule for 2, Raft for 3.
card-marsh = Stays here for good. A visitor whose Strength is below 5 loses a turn.
card-maze = Stays here for good. A visitor whose Craft is below 5 loses a turn.
card-pool_of_life = When revealed, 4 life tokens are put on it. At each visit you may take 1 of them, even above your life value. When none is left it is discarded.
card-shrine = Stays here for good. Every visitor must pray and roll 1 die: 1 nothing; 2 gain 1 fate; 3 gain 1 gold; 4 gain 1 Spell; 5 gain 1 life; 6 teleport to any space of this Region, where your turn goes on.
card-acquisition = At the start of your turn: take one Object of your choice or 1 gold from another character. You must be allowed to have it.
card-alchemy = At the start of your turn: discard any of your Objects and gain 1 gold for each.
card-counterspell = When another player casts a Spell, the Command Spell included: it has no effect and is discarded.
card-destroy_magic = At the start or the end of your turn: until your next turn starts, nobody can cast a Spell or use a Magic Object, and Magic Objects add nothing.
card-destruction = At the start of your turn or after your move: discard one Adventure card that lies face up on a space.
card-divination = At the start of your turn: look at the top 5 Adventure cards; they stay as they lie.
card-healing = At any time: you or another character heals up to the life value. It cannot undo a death.
card-hex = At the start of your turn: put this card on a space of the Outer or Middle Region where no character stands, for 3 rounds. Whoever lands there loses 1 life. It counts as a card on the space.
card-immobility = At the start of a character’s turn: that character can do nothing this turn. Or at the start of a turn on an Enemy in the Outer or Middle Region, or when a creature attacks you: until the turn ends it neither attacks nor can be attacked.
card-invisibility = At any time: until the turn ends you may evade any creatures and characters, except the creatures of the Inner Region.
card-mesmerism = At the start of your turn: take one Follower of your choice from another character. You must be allowed to have it.
card-nullify = At any time: another character of your choice discards all Spells.
card-preservation = When a character is about to lose a life, or a Follower or an Enemy is about to be killed: it does not happen. A fight with a saved Enemy is a stand-off.
card-psionic_blast = Before the rolls of a battle you fight: add your printed Craft to your Strength for that battle.
card-random = At any time: a character of your choice rolls 1 die: 1 Toad for 3 turns; 2 loses all Strength tokens; 3 loses all Craft tokens; 4 loses all gold; 5 gains 1 Strength; 6 gains 1 life.
card-teleport = Instead of rolling for your move: go to any other space of your Region, Outer or Middle, and meet what is there.
card-temporal_warp = At the start of your turn: you take 3 turns in a row, this one being the first.
card-talisman = You must have one to step into the Valley of Fire. It is an Object and a Magic Object. When discarded it goes back to its own pile.
card-purchase-armour = Armour. When you lose a battle and a life with it, you may roll 1 die: 4, 5 or 6 saves that life. It is no use in psychic combat. When discarded it goes back to the Purchase deck.
card-purchase-axe = Weapon. It adds 1 to your Strength in battle. If you start your turn in the Forest or the Woods you may build a Raft instead of moving. When discarded it goes back to the Purchase deck.
card-purchase-helmet = Armour. When you lose a battle and a life with it, you may roll 1 die: 6 saves that life. It is no use in psychic combat. When discarded it goes back to the Purchase deck.
card-purchase-mule = It carries 4 more Objects. If you lose it, ditch what is too much at once. When discarded it goes back to the Purchase deck.
card-purchase-raft = At the start of your next turn it may carry you across the Storm River to a space opposite, instead of a move. Used or not, it is gone then. When discarded it goes back to the Purchase deck.
card-purchase-shield = Armour. When you lose a battle and a life with it, you may roll 1 die: 5 or 6 saves that life. It is no use in psychic combat. When discarded it goes back to the Purchase deck.
card-purchase-sword = Weapon. It adds 1 to your Strength in battle. When discarded it goes back to the Purchase deck.
card-purchase-water_bottle = You lose no life in the Desert. It is not used up. When discarded it goes back to the Purchase deck.

## Characters and their abilities

character-assassin = Assassin
ability-assassin-1 = When you attack a character or fight a creature in battle you may assassinate: the victim rolls no die. Against a character the prize must then be the life. Not in psychic combat, and not when you are attacked.
ability-assassin-2 = There is no assassinating on the Crown of Command.
card-character-assassin = When you attack a character or fight a creature in battle you may assassinate: the victim rolls no die. Against a character the prize must then be the life. Not in psychic combat, and not when you are attacked. There is no assassinating on the Crown of Command.
character-druid = Druid
ability-druid-1 = Start with 1 Spell.
ability-druid-2 = You may change your alignment whenever you like. What it forbids you must ditch at once.
ability-druid-3 = When you land in the Woods you may fill up your Spells to the limit at once.
card-character-druid = Start with 1 Spell. You may change your alignment whenever you like. What it forbids you must ditch at once. When you land in the Woods you may fill up your Spells to the limit at once.
character-dwarf = Dwarf
ability-dwarf-1 = You need not roll in the Crags or at the Chasm. If you do roll, the result stands.
ability-dwarf-2 = In the Hills you may evade creatures and characters.
ability-dwarf-3 = After rolling in the Cave you may add 1.
ability-dwarf-4 = Roll only 1 die to open the Portal of Power by Craft.
ability-dwarf-5 = Roll only 2 dice in the Mines.
ability-dwarf-6 = The Maze has no effect on you.
card-character-dwarf = You need not roll in the Crags or at the Chasm. If you do roll, the result stands. In the Hills you may evade creatures and characters. After rolling in the Cave you may add 1. Roll only 1 die to open the Portal of Power by Craft. Roll only 2 dice in the Mines. The Maze has no effect on you.
character-elf = Elf
ability-elf-1 = You need not roll in the Forest. If you do roll, the result stands.
ability-elf-2 = In the Woods you may evade creatures and characters.
ability-elf-3 = From the Woods you may go to any other Woods of the same Region instead of a normal move.
card-character-elf = You need not roll in the Forest. If you do roll, the result stands. In the Woods you may evade creatures and characters. From the Woods you may go to any other Woods of the same Region instead of a normal move.
character-ghoul = Ghoul
ability-ghoul-1 = When you attack a character you may do so in psychic combat.
ability-ghoul-2 = When you beat a character in psychic combat and take a life, you gain it.
ability-ghoul-3 = An Enemy you kill in battle may rise and follow you instead of being a trophy. In a later battle one of them, named before the attack roll, may add its Strength to yours; then it is discarded.
card-character-ghoul = When you attack a character you may do so in psychic combat. When you beat a character in psychic combat and take a life, you gain it. An Enemy you kill in battle may rise and follow you instead of being a trophy. In a later battle one of them, named before the attack roll, may add its Strength to yours; then it is discarded.
character-minstrel = Minstrel
ability-minstrel-1 = Animals and Dragons do not attack you, but you may attack them.
ability-minstrel-2 = Instead of attacking an Animal you may try to charm it: roll 1 die; above its Strength it becomes your Follower. It adds its Strength in battle, one Animal at a time.
ability-minstrel-3 = Instead of attacking a character you may take the Maiden and the Princess.
card-character-minstrel = Animals and Dragons do not attack you, but you may attack them. Instead of attacking an Animal you may try to charm it: roll 1 die; above its Strength it becomes your Follower. It adds its Strength in battle, one Animal at a time. Instead of attacking a character you may take the Maiden and the Princess.
character-monk = Monk
ability-monk-1 = In battle you may add your printed Craft, 3, to your Strength.
ability-monk-2 = When you pray you may add 1 to the result after rolling.
ability-monk-3 = You can use neither Weapons nor Armour in battle.
card-character-monk = In battle you may add your printed Craft, 3, to your Strength. When you pray you may add 1 to the result after rolling. You can use neither Weapons nor Armour in battle.
character-priest = Priest
ability-priest-1 = Start with 1 Spell.
ability-priest-2 = When you pray you may add 1 to the result after rolling.
ability-priest-3 = Instead of fighting Spirits on your space you may destroy any of them. They are no trophies, but for each you may gain 1 Spell, within the limit.
ability-priest-4 = You can use no Weapons in battle.
card-character-priest = Start with 1 Spell. When you pray you may add 1 to the result after rolling. Instead of fighting Spirits on your space you may destroy any of them. They are no trophies, but for each you may gain 1 Spell, within the limit. You can use no Weapons in battle.
character-prophetess = Prophetess
ability-prophetess-1 = Start with 1 Spell.
ability-prophetess-2 = Each time you have cast your last Spell you may gain 1 Spell at once, within the limit.
ability-prophetess-3 = Whenever you draw Adventure cards you may, having seen them all, discard one of them and draw another, which you must meet.
ability-prophetess-4 = You may look at all other characters’ Spells at any time.
card-character-prophetess = Start with 1 Spell. Each time you have cast your last Spell you may gain 1 Spell at once, within the limit. Whenever you draw Adventure cards you may, having seen them all, discard one of them and draw another, which you must meet. You may look at all other characters’ Spells at any time.
character-sorceress = Sorceress
ability-sorceress-1 = Start with 1 Spell.
ability-sorceress-2 = When you attack a character you may do so in psychic combat.
ability-sorceress-3 = Instead of attacking a character you may try to beguile: roll 1 die. You succeed with a 6 if the character is Good, 5 or 6 if Neutral, 4 to 6 if Evil, and take 1 gold or 1 Object of your choice.
ability-sorceress-4 = Instead of attacking a character you may take one of the Followers, but not the Maiden, the Unicorn or the Princess.
card-character-sorceress = Start with 1 Spell. When you attack a character you may do so in psychic combat. Instead of attacking a character you may try to beguile: roll 1 die. You succeed with a 6 if the character is Good, 5 or 6 if Neutral, 4 to 6 if Evil, and take 1 gold or 1 Object of your choice. Instead of attacking a character you may take one of the Followers, but not the Maiden, the Unicorn or the Princess.
character-thief = Thief
ability-thief-1 = Instead of attacking a character you may take 1 gold or 1 Object of your choice.
ability-thief-2 = At each visit to the Market, Market Day or the Village you may take one card of the Purchase deck for nothing.
card-character-thief = Instead of attacking a character you may take 1 gold or 1 Object of your choice. At each visit to the Market, Market Day or the Village you may take one card of the Purchase deck for nothing.
character-troll = Troll
ability-troll-1 = You need not roll in the Crags. If you do roll, the result stands.
ability-troll-2 = If your die for the move shows a 6 you may regenerate instead of moving: heal 1 life, and your turn ends.
card-character-troll = You need not roll in the Crags. If you do roll, the result stands. If your die for the move shows a 6 you may regenerate instead of moving: heal 1 life, and your turn ends.
character-warrior = Warrior
ability-warrior-1 = In battle you may roll 2 dice; the higher one counts.
ability-warrior-2 = You may use two Weapons at once.
card-character-warrior = In battle you may roll 2 dice; the higher one counts. You may use two Weapons at once.
character-wizard = Wizard
ability-wizard-1 = Start with 2 Spells.
ability-wizard-2 = Each time you have cast your last Spell you may gain 1 Spell at once, within the limit.
ability-wizard-3 = When you attack a character you may do so in psychic combat.
card-character-wizard = Start with 2 Spells. Each time you have cast your last Spell you may gain 1 Spell at once, within the limit. When you attack a character you may do so in psychic combat.

## Quests

quest-take-life = take a life from another character in a fight
quest-kill-enemy = kill an Enemy
quest-deliver-follower = give up a Follower
quest-deliver-magic-object = give up a Magic Object
quest-deliver-3-gold = pay 3 gold
quest-deliver-2-gold = pay 2 gold
quest-fulfilled = fulfilled

## Moving, the Inner Region, the Crown of Command
ask-set-out = How do you use your move?
ask-move = You move { $count ->
    [one] one space
   *[other] { $count } spaces
}: where to?
ask-move-to = Where to?
ask-move-inside = One step: onwards, or back?
ask-make-room = The Raft needs room: which Object stays here?
ask-portal = With what do you try to open the Portal of Power?
ask-mines-dice = How many dice do you roll in the Mines?
ask-vampire = { $count ->
    [one] The Vampire wants a life. A Follower you leave to him saves it.
   *[other] The Vampire wants { $count } lives. Each Follower you leave to him saves one.
}
ask-ditch-amulet = While you have the Amulet you cannot cast the Command Spell.
option-walk = Walk as usual
option-raft = Cross the river by Raft
option-anywhere = Accept: go anywhere in the Outer Region
option-ferry = Take the ferry to the Temple
option-woods = Slip through the Woods
option-build-raft = Build a Raft
option-space = To { NAME($space) }
option-space-between = To { NAME($space) } (between { NAME($one) } and { NAME($other) })
option-retreat = Turn back to { NAME($space) }
option-bridge = Cross the bridge, past the Sentinel
option-portal = Try to open the Portal of Power
option-regenerate = Stay and heal one life
option-stay = Stay and face it
option-strength = Strength
option-craft = Craft
option-make-room = Leave { NAME($card) } here
option-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
option-vampire = Leave { NAME($card) } to the Vampire
option-ditch-amulet = Ditch { NAME($card) }
option-ditch-amulet-keep = Keep it and cast nothing
roll-movement = movement
roll-slavery = freedom
roll-portal = the Portal of Power
roll-crypt = the Crypt
roll-mines = the Mines
roll-vampires-tower = the Vampire
roll-pitfiends = the number of Pitfiends
roll-werewolf = the Strength of the Werewolf
roll-death-own = your dice against Death
roll-death-other = the dice of Death
roll-command-spell = the Command Spell
log-freed = { $who_you ->
    [you] You are free again.
   *[other] { $who } is free again.
}
log-still-enslaved = { $who_you ->
    [you] You remain a slave of the Temple.
   *[other] { $who } remains a slave of the Temple.
}
log-portal-opens = { $who_you ->
    [you] The Portal of Power opens for you.
   *[other] The Portal of Power opens for { $who }.
}
log-portal-shut = { $who_you ->
    [you] The Portal of Power stays shut to you.
   *[other] The Portal of Power stays shut to { $who }.
}
log-retreat = { $who_you ->
    [you] You turn back.
   *[other] { $who } turns back.
}
log-way-out = { $who_you ->
    [you] The dice less your ability make { $result }.
   *[other] For { $who } the dice less the ability make { $result }.
}
log-pitfiend-beaten = { $who_you ->
    [you] You beat a Pitfiend; { $left } left.
   *[other] { $who } beats a Pitfiend; { $left } left.
}
log-werewolf-beaten = { $who_you ->
    [you] You beat the Werewolf.
   *[other] { $who } beats the Werewolf.
}
log-death-free = { $who_you ->
    [you] { $own } against { $other }: Death lets you go.
   *[other] { $own } against { $other }: Death lets { $who } go.
}
log-death-again = { $who_you ->
    [you] { $own } against { $other }: Death will play with you again.
   *[other] { $own } against { $other }: Death will play with { $who } again.
}
log-command-spell = { $who_you ->
    [you] You cast the Command Spell.
   *[other] { $who } casts the Command Spell.
}
log-command-hindered = { $who_you ->
    [you] You cannot cast the Command Spell.
   *[other] { $who } cannot cast the Command Spell.
}
log-command-countered = { $who_you ->
    [you] Your Command Spell is countered.
   *[other] The Command Spell of { $who } is countered.
}
log-command-works = { $who_you ->
    [you] Your Command Spell works: everybody else loses a life.
   *[other] The Command Spell of { $who } works: everybody else loses a life.
}
log-command-fails = { $who_you ->
    [you] Your Command Spell fails.
   *[other] The Command Spell of { $who } fails.
}
creature-sentinel = the Sentinel
creature-pitfiend = a Pitfiend
creature-werewolf = the Werewolf
option-encounter-space = Encounter the space

## Creatures that are no cards, and people

creature-brigand = Brigand
    .the = the Brigand
creature-farmer = Farmer
    .the = the Farmer
creature-spirit = Spirit
    .the = the Spirit
creature-dragon = Dragon
    .the = the Dragon
creature-goblin = Goblin
    .the = the Goblin
person-enchantress = Enchantress
person-doctor = Doctor
person-alchemist = Alchemist
person-blacksmith = Blacksmith
person-healer = Healer
person-mystic = Mystic

## What a roll is for

roll-attack = attack
roll-creature = the creature’s attack
roll-armour = Armour
roll-quest = quest
roll-charm = charming
roll-beguile = beguiling
roll-chasm = Chasm
roll-tavern = Tavern
roll-forest = Forest
roll-crags = Crags
roll-temple = prayer in the Temple
roll-pray = prayer
roll-enchantress = Enchantress
roll-mystic = Mystic
roll-ghost = where the Ghost goes
roll-hermit = where the Hermit goes
roll-imp = Imp
roll-witch = Witch
roll-cave = Cave
roll-magic_portal = Magic Portal
roll-shrine = prayer at the Shrine
roll-random = Random

## Parts of a total, and what a space brings

part-value = printed value
part-tokens = tokens
part-card = card
part-weapon = Weapon
part-potion = Potion of Strength
part-mercenary = Mercenary
part-craft-value = printed Craft
part-raised = Follower in battle
part-fight = Spells in this fight
brings-character = { $who } is here.
brings-card = { NAME($card) }
brings-object = { NAME($card) }, to be taken
brings-hex = { NAME($card) }: lose a life on landing.
brings-gold = { $count } gold lies here.
brings-draw = Cards to draw: { $count }
brings-no-draw = Cards to draw: { $count }
brings-roll-bonus = Creatures add { $count } to their attack roll.
brings-space = { NAME($space) }
brings-enemy = { NAME($card) }, { $craft ->
    [0] Strength { $strength }
   *[other] Craft { $craft }
}; you win { $chance } times in 100

## The end

end-last-alive = Only one character is left alive.
end-crown = The Crown of Command is reached.
end-crown-first = The first character has reached the Crown of Command.
end-time = The agreed rounds are over: what everybody has is counted.
end-nobody = Nobody is left alive.
end-called-off = The agreed rounds are over without a winner.
tie-shared = Equal counts: the victory is shared.

## Game options

opt-characters = Characters
    .help = How many character cards you choose from.
opt-characters-1 = One by chance
    .help = Chance deals you a character.
opt-characters-3 = One of three
    .help = You see three cards and keep one.
opt-trophies = Price of a token
    .help = How many points of trophies buy one Strength or Craft. Less is faster.
opt-trophies-7 = 7 points
    .help = The usual price.
opt-trophies-6 = 6 points
    .help = A faster game.
opt-trophies-5 = 5 points
    .help = A very fast game.
opt-starting_bonus = Starting bonus
    .help = Everybody starts with one more Strength or Craft token, as they choose.
opt-bloodbath = Bloodbath
    .help = Only one Talisman lies in the pile, and whoever is killed is out.
opt-command_by_players = Stronger Command Spell
    .help = With five players it works on 3 to 6, with six on 2 to 6.
opt-sudden_death = Sudden death
    .help = A shorter way to win.
opt-sudden_death-none = No
    .help = The last character alive wins.
opt-sudden_death-crown = First on the Crown
    .help = Whoever reaches the Crown of Command first wins.
opt-sudden_death-turns = After some rounds
    .help = After the agreed rounds, tokens, gold and cards won are counted.
opt-turn_limit = Rounds
    .help = After so many rounds the game is counted or called off. 0: no limit.
opt-avoid_unfriendly = Avoiding the unfriendly
    .help = Whoever may evade may also avoid unfriendly people: the Black Knight, the Enchantress, the Witch, the Hag and some Events.
opt-inherit = Inheritance
    .help = What a killed character had waits for the next one of the same player.
opt-chasm_each = Fate for each die of the Chasm
    .help = At the Chasm each die is a roll of its own, so each may be rolled again.
opt-painted_bridges = Painted bridges
    .help = The bridges painted beside City and Village rid you of the Poltergeist too.

## What the table asks

ask-accept = Take up what this offers: { NAME($what) }?
ask-acquire = Choose what to take from { $who }.
ask-add-one = Add 1 to the result ({ NAME($what) })?
ask-alchemy = Choose the Objects to turn into gold.
ask-alignment = Your alignment is about to matter. Do you change it?
ask-animal = { NAME($card) } does not attack you. What do you do?
ask-armour = You are about to lose a life. Do you use Armour?
ask-assassinate = Do you assassinate, so that the other side rolls no die?
ask-avoid = Do you avoid this ({ NAME($what) })?
ask-before-card = Next: { NAME($card) }. Do you use something first?
ask-belongings = Use or ditch what you have.
ask-bribe = { NAME($card) } lets you pass for gold: { $price }.
ask-buy-spell = Do you buy a Spell?
ask-castle = The royal doctor sees you.
ask-character = Choose the character you play.
ask-choose-one = Choose one ({ NAME($space) }).
ask-deliver = Choose the card you give for your quest.
ask-destroy-creature = Do you destroy this instead of fighting ({ NAME($what) })?
ask-destroy-spirits = Choose the Spirits you destroy.
ask-divination = These are the next Adventure cards, the top one first.
ask-end-turn = Your turn ends.
ask-encounter = Whom or what do you encounter?
ask-encounter-how = How do you encounter { $who }?
ask-evade = Choose the Enemies you evade.
ask-evade-character = { $who } comes at you. Do you evade?
ask-evade-creature = It attacks you ({ NAME($what) }). Do you evade?
ask-fate = Spend a fate token to roll again ({ NAME($what) })?
ask-free-purchase = You may take one of these cards for nothing.
ask-gain-spell = You may gain a Spell.
ask-heal = How many lives do you heal?
ask-lend-strength = Strengthen yourself before the attack roll, or go on.
ask-loose-gold = Gold lies here.
ask-loot = Choose what you take from the fallen character of { $who }.
ask-loot-space = Choose what you take from this space.
ask-lose-follower = Choose the Follower you lose.
ask-mesmerize = Choose the Follower you take from { $who }.
ask-prize = You have beaten { $who }. Choose your prize.
ask-quest = Do you accept a quest of the Warlock?
ask-raise-dead = { NAME($card) } is beaten. Trophy or Follower?
ask-raised = Choose who helps you in this battle.
ask-react-turn-start = A turn begins: { $who }. Do you cast a Spell?
ask-react-after-move = { $who } has moved. Do you cast a Spell?
ask-react-attacked = { $who } is attacked. Do you cast a Spell?
ask-react-before-roll = { $who } is about to roll for the attack. Do you cast a Spell?
ask-react-life-loss = { $who } is about to lose a life. Do you cast a Spell?
ask-react-follower-loss = A Follower of { $who } is about to be killed. Do you cast a Spell?
ask-react-enemy-loss = { $who } is about to kill an Enemy. Do you cast a Spell?
ask-react-spell = { $who } casts a Spell. Do you react?
ask-react-command-spell = { $who } casts the Command Spell. Do you react?
ask-react-turn-end = A turn ends: { $who }. Do you cast a Spell?
ask-react-turn-missed = A turn is missed: { $who }. Do you cast a Spell?
ask-redraw = You may discard one of these cards and draw another.
ask-replenish = How much fate do you replenish?
ask-rob = Choose what you take from { $who }.
ask-sell-object = Choose an Object to turn into gold.
ask-shop = Choose what you buy.
ask-skip-roll = You need not roll ({ NAME($space) }). Do you?
ask-spell-target = Choose what { NAME($spell) } is cast on.
ask-starting-bonus = Choose your extra token.
ask-surplus-object = You carry too much. Choose an Object to ditch.
ask-surplus-spell = You hold too many Spells. Choose one to discard.
ask-which-follower = Choose the Follower you take from { $who }.
ask-teleport = Choose the space you teleport to.
ask-trophies-strength = Choose trophies to turn in for Strength, or keep them.
ask-trophies-craft = Choose trophies to turn in for Craft, or keep them.
ask-visit = Whom do you visit ({ NAME($space) })?
ask-weapon = Choose the Weapon you use.
ask-wish = Make a wish.
ask-woods-spells = The Woods offer you Spells.

## What the others are waiting for

wait-set-out = how to use the move
wait-move = where to move
wait-move-to = where to move
wait-move-inside = onwards or back
wait-make-room = an Object that makes room for the Raft
wait-portal = how to open the Portal of Power
wait-mines-dice = how many dice to roll in the Mines
wait-vampire = what the Vampire gets
wait-ditch-amulet = whether to ditch the Amulet
wait-accept = whether to take up an offer
wait-acquire = what to take
wait-add-one = whether to add 1 to the result
wait-alchemy = Objects to turn into gold
wait-alignment = whether to change alignment
wait-animal = what to do with the Enemy
wait-armour = whether to use Armour
wait-assassinate = whether to assassinate
wait-avoid = whether to avoid the encounter
wait-before-card = whether to use something first
wait-belongings = what to use or ditch
wait-bribe = whether to pay gold to pass
wait-buy-spell = whether to buy a Spell
wait-castle = what the royal doctor shall do
wait-character = which character to play
wait-choose-one = one of the choices on the space
wait-deliver = a card to give for the quest
wait-destroy-creature = whether to destroy instead of fighting
wait-destroy-spirits = Spirits to destroy
wait-divination = a look at the next Adventure cards
wait-end-turn = the end of the turn
wait-encounter = whom or what to encounter
wait-encounter-how = how to encounter the character
wait-evade = which Enemies to evade
wait-evade-character = whether to evade
wait-evade-creature = whether to evade
wait-fate = whether to spend fate to roll again
wait-free-purchase = a card to take for nothing
wait-gain-spell = whether to gain a Spell
wait-heal = how many lives to heal
wait-lend-strength = a boost before the attack roll
wait-loose-gold = whether to take the gold
wait-loot = what to take from the fallen character
wait-loot-space = what to take from the space
wait-lose-follower = a Follower to lose
wait-mesmerize = a Follower to take
wait-prize = the prize for the victory
wait-quest = whether to accept a quest
wait-raise-dead = trophy or Follower
wait-raised = who helps in the battle
wait-react-turn-start = whether to react to the start of a turn
wait-react-after-move = whether to react to the move
wait-react-attacked = whether to react to the attack
wait-react-before-roll = whether to react before the attack roll
wait-react-life-loss = whether to react to the loss of a life
wait-react-follower-loss = whether to react for a Follower
wait-react-enemy-loss = whether to react for an Enemy
wait-react-spell = whether to react to the Spell
wait-react-command-spell = whether to react to the Command Spell
wait-react-turn-end = whether to react to the end of a turn
wait-react-turn-missed = whether to react to the missed turn
wait-redraw = whether to draw another card
wait-replenish = how much fate to replenish
wait-rob = what to take
wait-sell-object = an Object to turn into gold
wait-shop = what to buy
wait-skip-roll = whether to roll
wait-spell-target = the target of a Spell
wait-starting-bonus = an extra token
wait-surplus-object = an Object to ditch
wait-surplus-spell = a Spell to discard
wait-which-follower = a Follower to take
wait-teleport = the space to teleport to
wait-trophies-strength = trophies to turn in for Strength
wait-trophies-craft = trophies to turn in for Craft
wait-visit = whom to visit
wait-weapon = a Weapon to use
wait-wish = a wish
wait-woods-spells = whether to gain Spells of the Woods

## Options

option-alchemy = Turn { NAME($card, case: "the") } into gold
option-acquire = Take { NAME($card, case: "the") }
option-armour = Use { NAME($card, case: "the") }
option-castle = Leave { NAME($card, case: "the") } here for gold
option-cast = Cast { NAME($card, case: "the") }
option-character = Play { NAME($card, case: "the") }
option-deliver = Give up { NAME($card, case: "the") }
option-destroy-spirits = Destroy { NAME($card, case: "the") }
option-ditch = Ditch { NAME($card, case: "the") }
option-evade = Evade
option-free-purchase = Take { NAME($card, case: "the") } for nothing
option-lend-strength = Use { NAME($card, case: "the") }
option-loot = Take { NAME($card, case: "the") }
option-loot-space = Take { NAME($card, case: "the") }
option-lose-follower = Lose { NAME($card, case: "the") }
option-mesmerize = Take { NAME($card, case: "the") }
option-prize = Take { NAME($card, case: "the") }
option-raised = { NAME($card) } helps
option-redraw = Discard { NAME($card, case: "the") } and draw another
option-rob = Take { NAME($card, case: "the") }
option-sell-object = Turn { NAME($card, case: "the") } into gold
option-shop = Buy { NAME($card, case: "the") }
option-spell-target = On { NAME($card, case: "the") }
option-surplus-object = Ditch { NAME($card, case: "the") }
option-surplus-spell = Discard { NAME($card, case: "the") }
option-which-follower = Take { NAME($card, case: "the") }
option-trophies-strength = Turn in { NAME($card, case: "the") }
option-trophies-craft = Turn in { NAME($card, case: "the") }
option-use = Use { NAME($card, case: "the") }
option-weapon = Use { NAME($card, case: "the") }
option-spell-target-card = On { NAME($card, case: "the") } { NAME($space, case: "at") }
option-spell-target-seat = On { $who }
option-encounter-seat = Encounter { $who }
option-fate = Roll die { $count } again
option-fate-keep = Keep the roll
option-add-one-keep = Leave it as it is
option-redraw-keep = Keep the cards
option-alignment-keep = Stay as you are
option-heal = Heal { $count }
option-replenish = Replenish { $count }
option-done = Done
option-none = No
option-pass = Pass
option-leave = Leave it
option-accept = Accept
option-decline = Decline
option-gold = Take 1 gold
option-life = Take a life
option-pay = Pay
option-fight = Fight
option-destroy = Destroy it
option-assassinate = Assassinate
option-battle = Battle
option-psychic = Psychic combat
option-steal = Steal
option-beguile = Beguile
option-take-follower = Take a Follower
option-belongings = Look through your belongings
option-end-turn = End the turn
option-go-on = Go on
option-trophy = Trophy
option-raise = Let it rise and follow
option-charm = Charm it
option-attack = Attack it
option-roll = Roll
option-skip-roll = Do not roll
option-add-one = Add 1
option-avoid = Avoid
option-meet = Meet
option-buy-spell = Buy a Spell for 1 gold
option-gain-spell = Gain a Spell
option-gain-spells = Fill up your Spells
option-take-gold = Take the gold
option-quiet = Do not ask again this turn
option-ask-always = Always ask me
option-ask-mine = Ask when it concerns me
option-ask-never = Never ask me
option-align-good = Become Good
option-align-neutral = Become Neutral
option-align-evil = Become Evil
option-self = Cast it
option-visit-enchantress = The Enchantress
option-visit-doctor = The Doctor
option-visit-alchemist = The Alchemist
option-visit-blacksmith = The Blacksmith
option-visit-healer = The Healer
option-visit-mystic = The Mystic
option-choose-gold = Pay 1 gold
option-choose-life = Lose 1 life
option-choose-heal = Heal
option-choose-replenish = Replenish fate
option-choose-pray = Pray
option-wish-spell = A Spell
option-wish-gold = 1 gold
option-wish-strength = 1 Strength
option-wish-craft = 1 Craft
option-wish-life = 1 life
option-wish-fate = 1 fate
option-wish-teleport = Teleport within this Region
option-creature-sentinel = On the Sentinel
option-creature-brigand = On the Brigand
option-creature-farmer = On the Farmer
option-creature-spirit = On the Spirit
option-creature-dragon = On the Dragon
option-creature-goblin = On the Goblin

## Chronicle

log-game-start = { $who_you ->
    [you] The land awaits. You go first.
   *[other] The land awaits. { $who } goes first.
}
log-turn-start = { $who_you ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $who }’s turn.
}
log-turn-missed = { $who_you ->
    [you] You miss this turn.
   *[other] { $who } misses this turn.
}
log-turn-lost = { $who_you ->
    [you] Your turn is lost.
   *[other] { $who }’s turn is lost.
}
log-miss-turn = { $who_you ->
    [you] You will miss { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }.
   *[other] { $who } will miss { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }.
}
log-enters = { $who_you ->
    [you] You enter as { NAME($card, case: "the") } { NAME($space, case: "at") }.
   *[other] { $who } enters as { NAME($card, case: "the") } { NAME($space, case: "at") }.
}
log-move = { $who_you ->
    [you] You go { NAME($space, case: "to") }.
   *[other] { $who } goes { NAME($space, case: "to") }.
}
log-roll = { $who_you ->
    [you] You roll { $dice } ({ NAME($what) }).
   *[other] { $who } rolls { $dice } ({ NAME($what) }).
}
log-spend-fate = { $who_you ->
    [you] You spend fate; left: { $left }.
   *[other] { $who } spends fate; left: { $left }.
}
log-gain-strength = { $who_you ->
    [you] You gain { $count } Strength.
   *[other] { $who } gains { $count } Strength.
}
log-gain-craft = { $who_you ->
    [you] You gain { $count } Craft.
   *[other] { $who } gains { $count } Craft.
}
log-gain-life = { $who_you ->
    [you] You gain { $count ->
            [one] { $count } life
           *[other] { $count } lives
        }.
   *[other] { $who } gains { $count ->
            [one] { $count } life
           *[other] { $count } lives
        }.
}
log-gain-fate = { $who_you ->
    [you] You gain { $count } fate.
   *[other] { $who } gains { $count } fate.
}
log-gain-gold = { $who_you ->
    [you] You gain { $count } gold.
   *[other] { $who } gains { $count } gold.
}
log-lose-strength = { $who_you ->
    [you] You lose { $count } Strength.
   *[other] { $who } loses { $count } Strength.
}
log-lose-craft = { $who_you ->
    [you] You lose { $count } Craft.
   *[other] { $who } loses { $count } Craft.
}
log-lose-fate = { $who_you ->
    [you] You lose { $count } fate.
   *[other] { $who } loses { $count } fate.
}
log-lose-gold = { $who_you ->
    [you] You lose { $count } gold.
   *[other] { $who } loses { $count } gold.
}
log-lose-life = { $who_you ->
    [you] You lose { $count ->
            [one] { $count } life
           *[other] { $count } lives
        }; left: { $left }.
   *[other] { $who } loses { $count ->
            [one] { $count } life
           *[other] { $count } lives
        }; left: { $left }.
}
log-pay-gold = { $who_you ->
    [you] You pay { $count } gold.
   *[other] { $who } pays { $count } gold.
}
log-take-gold = { $who_you ->
    [you] You take { $count } gold from { $owner }.
   *[other] { $who } takes { $count } gold from { $owner_you ->
            [you] you
           *[other] { $owner }
        }.
}
log-take-loose-gold = { $who_you ->
    [you] You pick up { $count } gold.
   *[other] { $who } picks up { $count } gold.
}
log-drop-gold = { $who_you ->
    [you] You leave { $count } gold { NAME($space, case: "at") }.
   *[other] { $who } leaves { $count } gold { NAME($space, case: "at") }.
}
log-discard = Discarded: { NAME($card) }.
log-lay = Now { NAME($space, case: "at") }: { NAME($card) }.
log-draw-adventure = { $who_you ->
    [you] You draw { NAME($card, case: "the") }.
   *[other] { $who } draws { NAME($card, case: "the") }.
}
log-reshuffle-adventure = The Adventure discards are shuffled into a new deck: { $count }.
log-reshuffle-spells = The Spell discards are shuffled into a new deck: { $count }.
log-draw-spell = { $who_you ->
    [you] You gain a Spell: { NAME($card) }.
   *[other] { $who } gains a Spell: { NAME($card) }.
}
log-look-at-card = { $who_you ->
    [you] You look at { NAME($card, case: "the") }.
   *[other] { $who } looks at { NAME($card, case: "the") }.
}
log-take-card = { $who_you ->
    [you] You take { NAME($card, case: "the") }.
   *[other] { $who } takes { NAME($card, case: "the") }.
}
log-ditch = { $who_you ->
    [you] You ditch { NAME($card, case: "the") }.
   *[other] { $who } ditches { NAME($card, case: "the") }.
}
log-trophy = { $who_you ->
    [you] You take { NAME($card, case: "the") } as a trophy.
   *[other] { $who } takes { NAME($card, case: "the") } as a trophy.
}
log-raise-enemy = { $who_you ->
    [you] { NAME($card) } now follows you.
   *[other] { NAME($card) } now follows { $who }.
}
log-lay-talisman = { $who_you ->
    [you] A Toad cannot carry it: { NAME($card) } lies on your space.
   *[other] A Toad cannot carry it: { NAME($card) } lies on { $who }’s space.
}
log-meet = { $who_you ->
    [you] You meet { NAME($card, case: "the") }.
   *[other] { $who } meets { NAME($card, case: "the") }.
}
log-avoided = { $who_you ->
    [you] You avoid it: { NAME($what) }.
   *[other] { $who } avoids it: { NAME($what) }.
}
log-fill = { $who_you ->
    [you] Tokens are put on { NAME($card, case: "the") } for you: { $count }.
   *[other] Tokens are put on { NAME($card, case: "the") }, drawn by { $who }: { $count }.
}
log-nothing-happens = { $who_you ->
    [you] Nothing happens to you.
   *[other] Nothing happens to { $who }.
}
log-drink = { $who_you ->
    [you] You drink { NAME($card, case: "the") }: +{ $points } Strength until the turn ends.
   *[other] { $who } drinks { NAME($card, case: "the") }: +{ $points } Strength until the turn ends.
}
log-evaded = { $who_you ->
    [you] You evade.
   *[other] { $who } evades.
}
log-attacks = { $who_you ->
    [you] It attacks you: { NAME($what) }, { $value }.
   *[other] It attacks { $who }: { NAME($what) }, { $value }.
}
log-fight-scores = { $who_you ->
    [you] Attack scores: yours { $own }, the other side’s { $other }.
   *[other] Attack scores: { $who } { $own }, the other side { $other }.
}
log-stand-off = { $who_you ->
    [you] A stand-off for you.
   *[other] A stand-off for { $who }.
}
log-armour-saves = { $who_you ->
    [you] Your armour saves the life.
   *[other] { $who }’s armour saves the life.
}
log-creature-destroyed = { $who_you ->
    [you] You destroy it: { NAME($what) }.
   *[other] { $who } destroys it: { NAME($what) }.
}
log-killed = { $who_you ->
    [you] Your character is killed: { NAME($card) }.
   *[other] The character of { $who } is killed: { NAME($card) }.
}
log-eliminated = { $who_you ->
    [you] You are out of the game.
   *[other] { $who } is out of the game.
}
log-crown-reached = { $who_you ->
    [you] You reach the Crown of Command. From now on the dead stay dead.
   *[other] { $who } reaches the Crown of Command. From now on the dead stay dead.
}
log-alignment = { $who_you ->
    [you] You are { NAME($alignment) } now.
   *[other] { $who } is { NAME($alignment) } now.
}
log-attention = { $who_you ->
    [you] You will be asked for Spells: { $when ->
            [always] always
            [never] never
           *[mine] when it matters
        }.
   *[other] { $who } will be asked for Spells: { $when ->
            [always] always
            [never] never
           *[mine] when it matters
        }.
}
log-beguile = { $who_you ->
    [you] You try to beguile { $owner }, who is { NAME($alignment) }: { $needed } or more is needed.
   *[other] { $who } tries to beguile { $owner_you ->
            [you] you
           *[other] { $owner }
        } ({ NAME($alignment) }): { $needed } or more is needed.
}
log-cast = { $who_you ->
    [you] You cast { NAME($card, case: "the") }.
   *[other] { $who } casts { NAME($card, case: "the") }.
}
log-cast-on-card = { $who_you ->
    [you] You cast { NAME($card, case: "the") } on { NAME($target, case: "the") }.
   *[other] { $who } casts { NAME($card, case: "the") } on { NAME($target, case: "the") }.
}
log-cast-on-spell = { $who_you ->
    [you] You cast { NAME($card, case: "the") } against { NAME($target, case: "the") }.
   *[other] { $who } casts { NAME($card, case: "the") } against { NAME($target, case: "the") }.
}
log-cast-on-command = { $who_you ->
    [you] You cast { NAME($card, case: "the") } against the Command Spell.
   *[other] { $who } casts { NAME($card, case: "the") } against the Command Spell.
}
log-cast-on-space = { $who_you ->
    [you] You cast { NAME($card, case: "the") }; it lies { NAME($target, case: "at") }.
   *[other] { $who } casts { NAME($card, case: "the") } { NAME($target, case: "at") }.
}
log-cast-on-creature = { $who_you ->
    [you] You cast { NAME($card, case: "the") } on { NAME($target, case: "the") }.
   *[other] { $who } casts { NAME($card, case: "the") } on { NAME($target, case: "the") }.
}
log-cast-on-character = { $who_you ->
    [you] You cast { NAME($card, case: "the") } on { $target_you ->
            [you] yourself
           *[other] { $target }
        }.
   *[other] { $who } casts { NAME($card, case: "the") } on { $target_you ->
            [you] you
           *[other] { $target }
        }.
}
log-spell-countered = { $who_you ->
    [you] Your { NAME($card) } is countered.
   *[other] { $who }’s { NAME($card) } is countered.
}
log-spell-in-vain = { $who_you ->
    [you] Your { NAME($card) } comes too late.
   *[other] { $who }’s { NAME($card) } comes too late.
}
log-spellbound = { $who_you ->
    [you] Magic is at an end until your next turn starts.
   *[other] Magic is at an end until { $who }’s next turn starts.
}
log-immobile = { $who_you ->
    [you] You can do nothing this turn.
   *[other] { $who } can do nothing this turn.
}
log-immobile-creature = It cannot move: { NAME($what) }.
log-invisible = { $who_you ->
    [you] You are invisible until the turn ends.
   *[other] { $who } is invisible until the turn ends.
}
log-preserved = { $who_you ->
    [you] You prevent the loss.
   *[other] { $who } prevents the loss.
}
log-psionic-blast = { $who_you ->
    [you] You add { $count } to your Strength in this battle.
   *[other] { $who } adds { $count } to the Strength in this battle.
}
log-turns-in-a-row = { $who_you ->
    [you] Your turns in a row: { $count }.
   *[other] { $who }’s turns in a row: { $count }.
}
log-hexed = { $who_you ->
    [you] { NAME($card) } strikes you.
   *[other] { NAME($card) } strikes { $who }.
}
log-toad = { $who_you ->
    [you] You are a Toad for { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }.
   *[other] { $who } is a Toad for { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }.
}
log-toad-over = { $who_you ->
    [you] You are yourself again.
   *[other] { $who } is no longer a Toad.
}
log-quest = { $who_you ->
    [you] Your quest: { NAME($quest) }.
   *[other] { $who }’s quest: { NAME($quest) }.
}
log-quest-done = { $who_you ->
    [you] You fulfil your quest. The Warlock calls you.
   *[other] { $who } fulfils the quest. The Warlock calls.
}
log-exchange-strength = { $who_you ->
    [you] You turn in trophies ({ $cards }) for Strength: { $tokens }.
   *[other] { $who } turns in trophies ({ $cards }) for Strength: { $tokens }.
}
log-exchange-craft = { $who_you ->
    [you] You turn in trophies ({ $cards }) for Craft: { $tokens }.
   *[other] { $who } turns in trophies ({ $cards }) for Craft: { $tokens }.
}
log-enslaved = { $who_you ->
    [you] You are enslaved in the Temple.
   *[other] { $who } is enslaved in the Temple.
}
log-offer-outer = { $who_you ->
    [you] You may be teleported anywhere in the Outer Region as your next move.
   *[other] { $who } may be teleported anywhere in the Outer Region as the next move.
}
log-offer-ferry = { $who_you ->
    [you] You may take the ferry to the Temple as your next move.
   *[other] { $who } may take the ferry to the Temple as the next move.
}
log-visit-enchantress = { $who_you ->
    [you] You visit the Enchantress.
   *[other] { $who } visits the Enchantress.
}
log-visit-doctor = { $who_you ->
    [you] You visit the Doctor.
   *[other] { $who } visits the Doctor.
}
log-visit-alchemist = { $who_you ->
    [you] You visit the Alchemist.
   *[other] { $who } visits the Alchemist.
}
log-visit-blacksmith = { $who_you ->
    [you] You visit the Blacksmith.
   *[other] { $who } visits the Blacksmith.
}
log-visit-healer = { $who_you ->
    [you] You visit the Healer.
   *[other] { $who } visits the Healer.
}
log-visit-mystic = { $who_you ->
    [you] You visit the Mystic.
   *[other] { $who } visits the Mystic.
}
option-evade-enemy = Evade { NAME($card, case: "the") }

# --- The scene: what the table shows around the rules -------------------------------------------------------------

scene-ta-stage-start = Start
scene-ta-stage-move = Move
scene-ta-stage-encounter = Encounter
scene-ta-stage-end = End
scene-ta-round = round { $round }
scene-ta-round-of = round { $round } of { $limit }
scene-ta-people = Adventurers
scene-ta-person = Adventurer
scene-ta-board = The board
scene-ta-bridge = The Sentinel’s bridge across the Storm River
scene-ta-gate = The only way on
scene-ta-region-outer = Outer Region
scene-ta-region-middle = Middle Region
scene-ta-region-inner = Inner Region
scene-ta-region-crown = Crown of Command
scene-ta-whole = Show the whole board
scene-ta-closer = Look closer
scene-ta-close = Close
scene-ta-back = Back
scene-ta-several = Choose what to do
scene-ta-figure = { $character } ({ $who })
scene-ta-gold-here = { $count ->
    [one] { $count } gold lies here
   *[other] { $count } gold lie here
}
scene-ta-draws = { $count ->
    [0] No card is drawn now.
    [one] Now { $count } card is drawn.
   *[other] Now { $count } cards are drawn.
}
scene-ta-bonus = Creatures add { $count } to their roll.
scene-ta-chance = { $percent } % to win
scene-ta-in-battle = In battle
scene-ta-stored = { $count ->
    [one] { $count } token is left on it.
   *[other] { $count } tokens are left on it.
}
scene-ta-count-tokens = Tokens
scene-ta-count-cards = Cards
scene-ta-count-start = From the start
scene-ta-turn-of = { $character } · { $who }
scene-ta-nowhere = Before the journey
scene-ta-order = Cards here, in the order they are met
scene-ta-deck = { $count ->
    [one] { $count } card in the Adventure deck
   *[other] { $count } cards in the Adventure deck
}
scene-ta-discards = { $count ->
    [one] { $count } discarded Adventure
   *[other] { $count } discarded Adventures
}
scene-ta-spell-deck = { $count ->
    [one] { $count } card in the Spell deck
   *[other] { $count } cards in the Spell deck
}
scene-ta-pile-adventure = Discarded Adventures: { $count }
scene-ta-pile-spell = Spells cast: { $count }
scene-ta-pile-beside = In force: { $count }
scene-ta-blizzard = { $turns ->
    [one] Blizzard: { $turns } more round
   *[other] Blizzard: { $turns } more rounds
}
scene-ta-dice = Dice { $values } { $what }
scene-ta-die = die { $value }
scene-ta-not-rolled = not rolled yet
scene-ta-number = Encounter number { $number }
scene-ta-met = dealt with
scene-ta-now = being met now
scene-ta-battle = Battle
scene-ta-psychic = Psychic combat
scene-ta-enemy = Enemy
scene-ta-enemies = Enemies as one
scene-ta-part-place = The place
scene-ta-ahead = wins
scene-ta-behind = loses
scene-ta-even = stand-off
scene-ta-strength = Strength
scene-ta-craft = Craft
scene-ta-life = Life
scene-ta-fate = Fate
scene-ta-gold = Gold
scene-ta-strength-of = Strength { $points }
scene-ta-craft-of = Craft { $points }
scene-ta-good = Good
scene-ta-neutral = Neutral
scene-ta-evil = Evil
scene-ta-sheet = Sheet of { $who }
scene-ta-sheets = Character sheets
scene-ta-read = Read { $card }
scene-ta-objects = Objects { $count }/{ $limit }
scene-ta-followers = Followers { $count }
scene-ta-spells = Spells { $count }/{ $limit }
scene-ta-nothing = You carry nothing yet. What you win, buy or find lies here.
scene-ta-nothing-other = Nothing is carried.
scene-ta-trophies = Trophies
scene-ta-trophy-sums = Strength { $strength }/{ $price } · Craft { $craft }/{ $price }
scene-ta-quest = Quest: { $quest }
scene-ta-seat-status = { $character } · St { $strength } · Cr { $craft }
scene-ta-no-character = between two lives
scene-ta-eliminated = out of the game
scene-ta-mark-toad = { $count ->
    [one] Toad: { $count } more turn
   *[other] Toad: { $count } more turns
}
scene-ta-mark-missed = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
scene-ta-mark-enslaved = enslaved
scene-ta-mark-invisible = invisible
scene-ta-mark-standoff = stand-off: leaves without a fight
scene-ta-mark-werewolf = Werewolf of { $count } waits
scene-ta-mark-pitfiends = { $count ->
    [one] { $count } Pitfiend waits
   *[other] { $count } Pitfiends wait
}
scene-ta-mark-claimed = Death rolls again
scene-ta-mark-extra = { $count ->
    [one] { $count } turn more in a row
   *[other] { $count } turns more in a row
}
scene-ta-type-event = Event
scene-ta-type-enemy = Enemy
scene-ta-type-stranger = Stranger
scene-ta-type-object = Object
scene-ta-type-magic-object = Magic Object
scene-ta-type-follower = Follower
scene-ta-type-place = Place
scene-ta-type-spell = Spell
scene-ta-type-character = Character
scene-ta-sub-animal = Animal
scene-ta-sub-dragon = Dragon
scene-ta-sub-monster = Monster
scene-ta-sub-spirit = Spirit
scene-ta-sub-weapon = Weapon
scene-ta-sub-armour = Armour
scene-ta-provenance-public = Numbers of this card: public descriptions of the game; the words are ours.
scene-ta-provenance-house = Numbers of this card: a house rule of this project; the words are ours.
scene-ta-provenance-seed = Numbers of this card: as the rules of this project set them down; the words are ours.
scene-ta-provenance-reconstructed = Numbers of this card: reconstructed, they may differ from the printed card; the words are ours.
