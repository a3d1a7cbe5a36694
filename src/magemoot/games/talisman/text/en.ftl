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
card-immobility = At the start of a character’s turn: that character can do nothing this turn. Or when a creature attacks you: until the turn ends it neither attacks nor can be attacked.
card-invisibility = At any time: until the turn ends you may evade any creatures and characters, except the creatures of the Inner Region.
card-mesmerism = At the start of your turn: take one Follower of your choice from another character. You must be allowed to have it.
card-nullify = At any time: a character of your choice discards all Spells.
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
option-stay = Face what holds you here
option-strength = By Strength
option-craft = By Craft
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
