# Weirdwood Manor, English. All in our own words; content/ says of every card where its facts come from.

## The game

game-weirdwood = Weirdwood Manor
    .tagline = Save the Lady and her turning house before the twelfth day is over.
    .about = One to five Wardens defend a manor whose corridors turn with every hour. Together you lay out your days card by card, drive the mechanical Scarabs from the Rooms, lift curses, forge dice and recruit Companions, until you are strong enough to bring down the Fae Monster. You win together or lose together.

## Words of the table

what-min = Mîn
what-knowledge = Knowledge
what-scarab = Scarab
    .the = the Scarab
    .plural = Scarabs
what-any = resource of your choice
what-min-or-knowledge = Mîn or Knowledge
what-power = Power token
    .plural = Power tokens
what-tactics = Tactics card
    .plural = Tactics cards
what-health = Health
what-pp = progress points
    .short = PP
what-hand-card = card from your hand
what-exhaust-companion = exhaust a Companion
what-time-forward = move time forward
resources = resources
hit = Hit
    .plural = Hits
block = Block
    .plural = Blocks
damage = damage
burst = burst
    .the = the burst
battle-charge = Battle Charge
    .the = the Battle Charge
battle = battle
    .the = the battle
move = Move
attack = Attack
portal = portal
room-action = Room action
room = Room
    .the = the Room
supply = supply
    .the = the supply
own-supply = your supply
face-up = face up
face-down = face down
exhausted = exhausted
ready = ready
cursed = Cursed
curse = Curse
    .the = the Curse
tile-rubble = Rubble
tile-rubble-text = Nobody may enter this Room or pass through it. Whoever is inside may leave. Its action cannot be used, and if it is Cursed it stays Cursed for the rest of the game.
tile-fire = Fire
tile-fire-text = Whoever enters this Room stops here and takes 1 damage. Its action cannot be used, and if it is Cursed it stays Cursed for the rest of the game.

## Time

time-of-day = time of day
time-morning = Morning
    .at = in the Morning
time-afternoon = Afternoon
    .at = in the Afternoon
time-evening = Evening
    .at = in the Evening
time-night = Night
    .at = at Night
time-any = any time of day
time-position = { NAME($time) } { $position }
day = Day
day-number = Day { $day }
day-of = Day { $day } of 12
time-slot = time slot

## Rings and corridors

ring-outer = outer ring
    .the = the outer ring
ring-middle = middle ring
    .the = the middle ring
ring-inner = inner ring
    .the = the inner ring
ring-throne = Throne Room
    .the = the Throne Room
corridor-day = Day corridor
    .the = the Day corridor
corridor-time = Time-of-Day corridor
    .the = the Time-of-Day corridor
door-open = open doorway
door-closed = wall
clockwise = clockwise
counter-clockwise = counter-clockwise
inward = inward
outward = outward

## Dice

die-battle = Battle Die
    .plural = Battle Dice
die-balanced = Balanced Die
    .plural = Balanced Dice
die-balanced-text = Blue. Faces: 1 Hit (2 times), 1 Block (2 times), 1 Battle Charge or burst, 1 blank.
die-attack = Attack Die
    .plural = Attack Dice
die-attack-text = Red. Faces: 1 Hit (3 times), 2 Hits (2 times), 1 blank.
die-defence = Defence Die
    .plural = Defence Dice
die-defence-text = Black. Faces: 1 Block (3 times), 2 Blocks (2 times), 1 blank.
die-any-colour = Battle Die of any colour
die-wraith = Wraith Die
    .the = the Wraith Die
die-wraith-text = Purple. Faces: clockwise, counter-clockwise, inward, outward, and heal 1 (2 times).
dice-room = Room Dice
    .the = the Room Dice
die-room-d12 = d12
die-room-d12-text = Shows a Day from 1 to 12.
die-room-d6 = ring die
die-room-d6-text = Shows a ring: outer, middle and inner, each on 2 faces.
face-charge = Battle Charge
face-burst = burst
face-blank = blank
face-heal = heal

## Cards, piles and icons

card-action = Action Card
    .plural = Action Cards
card-tactics = Warden Tactics card
    .plural = Warden Tactics cards
card-companion = Companion
    .plural = Companions
    .the = the Companion
card-quest = Quest
    .plural = Quests
card-monster = Monster card
    .plural = Monster cards
card-power = Power Card
    .plural = Power Cards
card-type-move = Move
card-type-attack = Attack
card-type-scarab = Scarab
card-type-power = Power
power = Power
    .plural = Powers
pile-hand = hand
pile-draw = draw pile
pile-discard = discard pile
pile-offer = offer
pile-monster = Monster deck
lasting = lasting
cost = cost
icon-hit = Hit
icon-hit-text = A matched pair adds 1 Hit in each of your battles.
icon-block = Block
icon-block-text = A matched pair adds 1 Block in each of your battles.
icon-min = Mîn
icon-min-text = A matched pair takes 1 Mîn off each payment on your turn.
icon-knowledge = Knowledge
icon-knowledge-text = A matched pair takes 1 Knowledge off each payment on your turn.
icon-wild = wild icon
icon-wild-text = Matches every other icon and gives its bonus. Two of them together give 1 bonus of your choice in each battle and each payment.

## Wardens and their foes

warden = Warden
    .plural = Wardens
lady-weirdwood = Lady Weirdwood
    .the = Lady Weirdwood
    .start = Lady Weirdwood
    .kind = lady
    .gender = f
fae-monster = Fae Monster
    .the = the Fae Monster
    .start = The Fae Monster
    .kind = monster
    .gender = m
enemy = enemy
    .plural = enemies
state-calm = Calm
state-angry = Angry
state-furious = Furious

## Tracks

track-power = Power track
    .the = the Power track
track-combat = Combat track
    .the = the Combat track
track-tactics = Tactics track
    .the = the Tactics track
track-progress = progress track
track-progress-text = 14 spaces. Each PP is 1 step; every bonus you stop on or pass is yours once. Hits and Blocks stay for good.
track-group = group PP track
    .the = the group PP track
track-group-text = 100 spaces. Each PP anybody gains is 1 step, and every player gets the bonuses. After the bonus of space 100 the token goes back to space 60 and walks on from there.
track-health = Health track
    .the = the Health track
track-health-text = From 1 to 6, starting at 3. It is also your hand limit. Each time it rises to 6 gain 2 PP.
track-battle = battle tracker
dice-ladder = dice slots

## Bonuses on the tracks

bonus-power = 1 Power token
bonus-any = 1 resource of your choice
bonus-any-2 = 2 resources of your choice
bonus-min-or-knowledge = 1 Mîn or 1 Knowledge
bonus-health = 1 Health
bonus-tactics = 1 Tactics card
bonus-draw = Draw 1 Action Card
bonus-hit = Lasting: 1 Hit in each of your battles
bonus-block = Lasting: 1 Block in each of your battles
bonus-refresh-or-any = Refresh 1 Companion, or gain 1 resource of your choice
bonus-refresh-or-any-1-text = Refresh 1 Companion
bonus-refresh-or-any-2-text = Gain 1 resource of your choice
bonus-damage = Deal 2 damage to the Fae Monster, wherever it is, and gain 1 PP for each
bonus-free-power = Use 1 Power of any player for free before the end of your turn
bonus-cleanse = Cleanse any 1 Cursed Room for free, gain its PP and banish all Scarabs in it; you may then use its action
bonus-once = once for the whole group

## Amounts

amount-min = { $count } Mîn
amount-knowledge = { $count } Knowledge
amount-scarab = { $count ->
    [one] { $count } Scarab
   *[other] { $count } Scarabs
}
amount-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
amount-min-or-knowledge = { $count } Mîn or Knowledge
amount-power = { $count ->
    [one] { $count } Power token
   *[other] { $count } Power tokens
}
amount-tactics = { $count ->
    [one] { $count } Tactics card
   *[other] { $count } Tactics cards
}
amount-health = { $count } Health
amount-pp = { $count } PP
amount-hit = { $count ->
    [one] { $count } Hit
   *[other] { $count } Hits
}
amount-block = { $count ->
    [one] { $count } Block
   *[other] { $count } Blocks
}
amount-damage = { $count } damage
amount-hand-card = { $count ->
    [one] { $count } card from your hand
   *[other] { $count } cards from your hand
}
amount-action-card = { $count ->
    [one] { $count } Action Card
   *[other] { $count } Action Cards
}
amount-space = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
amount-balanced = { $count ->
    [one] { $count } Balanced Die
   *[other] { $count } Balanced Dice
}
amount-attack = { $count ->
    [one] { $count } Attack Die
   *[other] { $count } Attack Dice
}
amount-defence = { $count ->
    [one] { $count } Defence Die
   *[other] { $count } Defence Dice
}
amount-die = { $count ->
    [one] { $count } Battle Die
   *[other] { $count } Battle Dice
}
amount-charge = { $count ->
    [one] { $count } Battle Charge
   *[other] { $count } Battle Charges
}
amount-burst = { $count ->
    [one] { $count } burst
   *[other] { $count } bursts
}
amount-companion = { $count ->
    [one] { $count } Companion
   *[other] { $count } Companions
}

## Rooms

room-throne-room = Throne Room
    .the = the Throne Room
room-throne-room-text = Portal to another Room.
room-entrance-hall = Entrance Hall
    .the = the Entrance Hall
room-entrance-hall-text = Gain 1 Mîn, 1 Knowledge and 1 Health.
room-time-rift-terrace = Time Rift Terrace
    .the = the Time Rift Terrace
room-time-rift-terrace-text = Spend any number of resources in one payment. For each of them move time back 1 space.
room-fae-rift = Fae Rift
    .the = the Fae Rift
room-fae-rift-text = Lose 1 Health to gain 1 Power token, 1 Mîn and 1 Knowledge. Your last 1 Health cannot be lost.
room-altar-of-altruism = Altar of Altruism
    .the = the Altar of Altruism
room-altar-of-altruism-text = Another player gains 1 Mîn or 1 Knowledge. You gain 2 PP.
room-altar-of-altruism-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-ancient-foundry = Ancient Foundry
    .the = the Ancient Foundry
room-ancient-foundry-text = You may forge 1 Battle Die at its cost. Gain 1 Mîn or 1 Knowledge.
room-ancient-foundry-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-atrium-of-wishes = Atrium of Wishes
    .the = the Atrium of Wishes
room-atrium-of-wishes-text = Gain 1 Health, 1 PP, and either 1 Mîn or 1 Knowledge.
room-atrium-of-wishes-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-cartographers-chamber = Cartographer’s Chamber
    .the = the Cartographer’s Chamber
room-cartographers-chamber-text = Another player portals to another Room.
room-cartographers-chamber-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 2 Knowledge; you gain 4 PP.
room-sanctuary-of-cleansing = Sanctuary of Cleansing
    .the = the Sanctuary of Cleansing
room-sanctuary-of-cleansing-text = Gain 1 Health. Banish 1 Scarab from any Room except the Throne Room.
room-sanctuary-of-cleansing-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 2 Knowledge; you gain 4 PP.
room-deep-mine = Deep Mine
    .the = the Deep Mine
room-deep-mine-text = Exhaust 1 of your ready Companions to gain 3 resources of your choice.
room-deep-mine-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 resources of your choice; you gain 4 PP.
room-dragon-sanctuary = Dragon Sanctuary
    .the = the Dragon Sanctuary
room-dragon-sanctuary-text = Discard 1 card from your hand to gain 3 Mîn.
room-dragon-sanctuary-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 Knowledge; you gain 4 PP.
room-generals-war-chamber = General’s War Chamber
    .the = the General’s War Chamber
room-generals-war-chamber-text = You may forge 1 Battle Die at its cost. Another player may forge 1 Battle Die too, at its cost plus 1 resource of their choice.
room-generals-war-chamber-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 2 Knowledge; you gain 4 PP.
room-gleaming-cellar = Gleaming Cellar
    .the = the Gleaming Cellar
room-gleaming-cellar-text = Roll the d12. On 1–5 gain 1 Tactics card; on 6–10 gain 1 Power token; on 11–12 gain both.
room-gleaming-cellar-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 2 Knowledge; you gain 5 PP.
room-water-lily-chamber = Water Lily Chamber
    .the = the Water Lily Chamber
room-water-lily-chamber-text = Leap to the next Room of the same ring, clockwise or counter-clockwise. This counts as a portal: you may use that Room’s action if it is not Cursed and holds no Scarab and no Fae Monster.
room-water-lily-chamber-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-orators-hall = Orator’s Hall
    .the = the Orator’s Hall
room-orators-hall-text = Another player gains 2 PP. Then a different one of the other players gains 1 PP.
room-orators-hall-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-rogues-gallery = Rogues’ Gallery
    .the = the Rogues’ Gallery
room-rogues-gallery-text = Choose one: recruit a Companion; or refresh 1 exhausted Companion.
room-rogues-gallery-1-text = Recruit a Companion
room-rogues-gallery-2-text = Refresh 1 Companion
room-rogues-gallery-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 2 Knowledge; you gain 4 PP.
room-ballroom = Ballroom
    .the = the Ballroom
room-ballroom-text = Gain 1 Health and 1 Knowledge. Another player gains 1 Health or 1 Knowledge.
room-ballroom-1-text = Gain 1 Health
room-ballroom-2-text = Gain 1 Knowledge
room-ballroom-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-summoning-chamber = Summoning Chamber
    .the = the Summoning Chamber
room-summoning-chamber-text = Gain 1 Mîn and 1 Power token.
room-summoning-chamber-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 3 Knowledge; you gain 5 PP.
room-courtiers-salon = Courtier’s Salon
    .the = the Courtier’s Salon
room-courtiers-salon-text = Gain 2 PP. You may recruit a Companion; if you do, gain 1 PP more.
room-courtiers-salon-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-oracles-crypt = Oracle’s Crypt
    .the = the Oracle’s Crypt
room-oracles-crypt-text = Gain 2 Knowledge and 2 PP.
room-oracles-crypt-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 2 Knowledge; you gain 5 PP.
room-arcanum-of-the-forge = Arcanum of the Forge
    .the = the Arcanum of the Forge
room-arcanum-of-the-forge-text = You may forge up to 2 Battle Dice at their total cost. Gain 1 Mîn and 1 Knowledge.
room-arcanum-of-the-forge-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 Mîn and 2 Knowledge; you gain 6 PP.
room-phoenix-garden = Phoenix Garden
    .the = the Phoenix Garden
room-phoenix-garden-text = Gain 2 Health. Refresh 1 exhausted Companion.
room-phoenix-garden-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 Mîn and 1 Knowledge; you gain 5 PP.
room-treasury = Treasury
    .the = the Treasury
room-treasury-text = Gain 1 Mîn, 1 Knowledge and 1 resource of your choice.
room-treasury-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 4 resources of your choice; you gain 5 PP.
room-abandoned-tunnels = Abandoned Tunnels
    .the = the Abandoned Tunnels
room-abandoned-tunnels-text = Discard 1 card from your hand to portal to another Room.
room-abandoned-tunnels-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-amphitheatre-of-the-dead = Amphitheatre of the Dead
    .the = the Amphitheatre of the Dead
room-amphitheatre-of-the-dead-text = Gain 2 Mîn and 1 Scarab from the supply.
room-amphitheatre-of-the-dead-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-arsenal-of-the-ancestors = Arsenal of the Ancestors
    .the = the Arsenal of the Ancestors
room-arsenal-of-the-ancestors-text = Another player may forge 1 Battle Die at its cost. You gain 2 PP.
room-arsenal-of-the-ancestors-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-archive-of-secrets = Archive of Secrets
    .the = the Archive of Secrets
room-archive-of-secrets-text = Discard 1 card from your hand to gain 3 Knowledge.
room-archive-of-secrets-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 Mîn; you gain 4 PP.
room-earling-library = Earling Library
    .the = the Earling Library
room-earling-library-text = Gain 2 Knowledge.
room-earling-library-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn; you gain 3 PP.
room-gambling-cave = Gambling Cave
    .the = the Gambling Cave
room-gambling-cave-text = Roll the d12 and gain resources of your choice: 1 on 1–4, 2 on 5–9, 3 on 10–12.
room-gambling-cave-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 3 resources of your choice; you gain 4 PP.
room-mad-scientists-laboratory = Mad Scientist’s Laboratory
    .the = the Mad Scientist’s Laboratory
room-mad-scientists-laboratory-text = Gain 1 Mîn and 1 Knowledge. Then roll the Room Dice and portal to the Room they show; if it is your own Room or Rubble, roll again.
room-mad-scientists-laboratory-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-pools-of-avalon = Pools of Avalon
    .the = the Pools of Avalon
room-pools-of-avalon-text = You may pay 1 resource of your choice to gain 2 Health. Whether you pay or not, another player gains 1 Health.
room-pools-of-avalon-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Knowledge; you gain 3 PP.
room-roman-baths = Roman Baths
    .the = the Roman Baths
room-roman-baths-text = Move time forward 2 spaces to gain 1 Health and then take 1 Move.
room-roman-baths-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 1 Knowledge; you gain 3 PP.
room-royal-armoury = Royal Armoury
    .the = the Royal Armoury
room-royal-armoury-text = You may forge 1 Battle Die at its cost. Gain 1 PP, even if you forge nothing.
room-royal-armoury-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Mîn and 1 Knowledge; you gain 4 PP.
room-training-grounds = Training Grounds
    .the = the Training Grounds
room-training-grounds-text = Pay 1 resource of your choice to gain 1 Power token and 1 PP.
room-training-grounds-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 1 Mîn and 2 Knowledge; you gain 4 PP.
room-valkyries-respite = Valkyrie’s Respite
    .the = the Valkyrie’s Respite
room-valkyries-respite-text = You may recruit a Companion; if you do, gain 1 PP. Another player may recruit a Companion too, at its cost plus 1 resource of their choice.
room-valkyries-respite-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Knowledge; you gain 3 PP.
room-witches-well = Witches’ Well
    .the = the Witches’ Well
room-witches-well-text = Gain 2 Mîn.
room-witches-well-cursed = Cursed: the action of this Room cannot be used. To cleanse it pay 2 Knowledge; you gain 3 PP.

## Characters

character-celia = Celia
    .the = Celia
    .start = Celia
    .kind = character
    .gender = f
character-celia-text = A poet whose verses turn the luck of a battle, lift curses and give her friends courage. Starts with 1 Power token and 1 Knowledge.
character-celia-dice = Begins with 1 Balanced Die. Costs of the Battle Dice to forge: (1) 1 Mîn and 1 Knowledge; (2) 1 Mîn and 2 Knowledge; (3) 2 Mîn and 2 Knowledge; (4) 2 Mîn and 3 Knowledge. The last one gives 4 PP.
charge-celia = Stinging Couplet
charge-celia-text = Add 1 Hit or 1 Block, and gain 1 PP.
charge-celia-1-text = Add 1 Hit
charge-celia-2-text = Add 1 Block
character-bailey = Bailey
    .the = Bailey
    .start = Bailey
    .kind = character
    .gender = f
character-bailey-text = An Earling who leaps where nobody expects her, hears what the Monster is up to and shares her strength with the others. Her Combat and Tactics tracks each hold 1 Health more. Starts with 1 Power token and 1 Mîn.
character-bailey-dice = Begins with 1 Balanced Die. Costs of the Battle Dice to forge: (1) 2 Knowledge; (2) 1 Mîn and 2 Knowledge; (3) 2 Mîn and 2 Knowledge; (4) 2 Mîn and 3 Knowledge. The last one gives 4 PP.
charge-bailey = Thumping Heel
charge-bailey-text = Add 1 Hit and 1 Block.
character-sekhmet = Sekhmet
    .the = Sekhmet
    .start = Sekhmet
    .kind = character
    .gender = f
character-sekhmet-text = A fighter who lets her blades do the talking: nobody clears a Room of Scarabs faster. Her Combat track holds 1 lasting Hit more, her Tactics track 1 bonus less. Starts with 1 Power token and 1 Mîn.
character-sekhmet-dice = Begins with 1 Balanced Die. Costs of the Battle Dice to forge: (1) 1 Mîn and 1 Knowledge; (2) 2 Mîn and 1 Knowledge; (3) 2 Mîn and 2 Knowledge; (4) 3 Mîn and 2 Knowledge. The last one gives 4 PP.
charge-sekhmet = Twin Blades
charge-sekhmet-text = Add 2 Hits.
character-eugene = Eugene
    .the = Eugene
    .start = Eugene
    .kind = character
    .gender = m
character-eugene-text = A tinkerer and dealer who trades in everything, even in time: all 4 of his time slots take any time of day, and his Exchange Vault is open to all, but he cannot recruit Companions. His tracks pay in resources of his choice. Starts with 1 Mîn, 1 Knowledge and 1 Scarab.
character-eugene-dice = Begins with 1 Balanced Die. Costs of the Battle Dice to forge: (1) 2 resources of your choice; (2) 3 resources of your choice; (3) 4 resources of your choice; (4) 5 resources of your choice. The last one gives 4 PP.
charge-eugene = Gadget Burst
charge-eugene-text = Add 1 Hit. After the battle gain 1 resource of your choice.
special-exchange-vault = Exchange Vault
    .the = the Exchange Vault
special-exchange-vault-text = Holds 1 card. While Eugene is in the game, each player may once on their own turn pay 3 resources of their choice to put a played Action Card from a slot above their own board (not above a Companion) into the vault. The slot is free again, and a card that was in the vault goes into that player’s hand and is theirs from then on.
character-wally = Wally
    .the = Wally
    .start = Wally
    .kind = character
    .gender = m
character-wally-text = A thief who owns no Battle Dice: with his Thief’s Gauntlet he takes those of his opponents. His Combat track holds 1 lasting Block more. Starts with 1 Power token and 1 Scarab.
character-wally-dice = Costs of the Gauntlet levels: (1) 1 Mîn and 1 Knowledge; (2) 1 Mîn and 2 Knowledge; (3) 2 Mîn and 2 Knowledge; (4) 3 Mîn and 2 Knowledge. Level 4 gives 4 PP.
charge-wally = Sleight of Hand
charge-wally-text = Add 1 Hit. Once both sides have rolled, cancel 1 Hit or 1 Block of your opponent. You roll this face only on a Balanced Die that you stole or were granted.
special-thiefs-gauntlet = Thief’s Gauntlet
    .the = the Thief’s Gauntlet
special-thiefs-gauntlet-text = Level 0 to 4. When Wally attacks, before any die is rolled, he may steal up to as many Battle Dice of his opponent as the level says and roll them himself, but never more than the opponent has. It is of no use while he only defends. Instead of dice he forges its levels.
character-oliver = Oliver
    .the = Oliver
    .start = Oliver
    .kind = character
    .gender = m
character-oliver-text = A dreamer whose drawings come alive: he swaps Rooms about, turns back time and borrows Companions that are not his. His Power track has 1 card to draw in place of 1 Health. Starts with 1 Power token and 1 resource of his choice.
character-oliver-dice = Begins with 1 Balanced Die. Costs of the Battle Dice to forge: (1) 2 Mîn; (2) 2 Mîn and 1 Knowledge; (3) 2 Mîn and 2 Knowledge; (4) 3 Mîn and 2 Knowledge. The last one gives 4 PP.
charge-oliver = Flash of Imagination
charge-oliver-text = Add 1 Hit or 2 Blocks.
charge-oliver-1-text = Add 1 Hit
charge-oliver-2-text = Add 2 Blocks

## Powers

power-rhyme-and-reason = Rhyme and Reason
power-rhyme-and-reason-text = Cost: 1 Power token and 1 Knowledge. In a battle of yours, after both sides have rolled, choose one: re-roll any number of your own Battle Dice once; or add 1 Hit and 1 Block.
power-rhyme-and-reason-1-text = Re-roll your dice
power-rhyme-and-reason-2-text = Add 1 Hit and 1 Block
power-rewrite-the-verse = Rewrite the Verse
power-rewrite-the-verse-text = Cost: 1 Power token and 1 resource of your choice. On your turn choose one: cleanse the Cursed Room you are in without paying its cost, even with Scarabs or the Fae Monster in it; or take 1 of your played Action Cards from its time slot back into your hand.
power-rewrite-the-verse-1-text = Cleanse this Room
power-rewrite-the-verse-2-text = Take back 1 played Action Card
power-ode-to-courage = Ode to Courage
power-ode-to-courage-text = Cost: 1 Power token. On any player’s turn choose one: another player gains 2 Health; or add 2 Blocks to a battle another player is fighting, before its damage is dealt.
power-ode-to-courage-1-text = Another player gains 2 Health
power-ode-to-courage-2-text = Add 2 Blocks to another player’s battle
power-textbook-earling-leap = Textbook Earling Leap
power-textbook-earling-leap-text = Cost: 1 Power token, 1 Mîn and 1 Knowledge. On your turn portal to any other Room. Once there, choose one: take an Attack with 2 extra Hits; or use that Room’s action even with Scarabs or the Fae Monster in it (but not if it is Cursed or on Fire).
power-textbook-earling-leap-1-text = Attack with 2 extra Hits
power-textbook-earling-leap-2-text = Use the Room’s action
power-gentle-paws = Gentle Paws
power-gentle-paws-text = Cost: 1 Power token. On your turn choose one: you and another player gain 1 Health each; or banish 1 Scarab from the Room you are in (not from the Throne Room).
power-gentle-paws-1-text = You and another player gain 1 Health each
power-gentle-paws-2-text = Banish 1 Scarab here
power-listening-walls = Listening Walls
power-listening-walls-text = Cost: 1 Power token and 1 resource of your choice. On your turn choose one: look at the top 2 cards of the Monster deck (or fewer, if there are no more) and put them back in any order; or another player at once takes 1 Move and may use the action of the Room where it ends.
power-listening-walls-1-text = Look at 2 Monster cards
power-listening-walls-2-text = Another player takes 1 Move
power-abraca-stab-ra = Abraca-stab-ra
power-abraca-stab-ra-text = Cost: 1 Power token and 1 resource of your choice. In a battle of yours, before any die is rolled, add 1 Battle Die of any colour to your dice for this battle.
power-warden-advance = Warden Advance
power-warden-advance-text = Cost: 1 Power token, 1 Mîn and 1 Knowledge. Right after one of your Moves has ended in a Room (a portal does not count), defeat all Scarabs there without a battle, keeping or returning each of them. Not in the Throne Room.
power-blade-dance = Blade Dance
power-blade-dance-text = Cost: 1 Power token and 1 resource of your choice. Choose one: on your turn take an Attack in the Room you are in; or, after both sides have rolled, add 2 Hits to a battle of yours.
power-blade-dance-1-text = Attack
power-blade-dance-2-text = Add 2 Hits
power-clockwork-gambit = Clockwork Gambit
power-clockwork-gambit-text = Cost: 1 Power token and 1 resource of your choice. On your turn choose one: move time forward or back by 1 or 2 spaces; or take the card in the Exchange Vault, if there is one, into your hand.
power-clockwork-gambit-1-text = Move time by 1 or 2 spaces
power-clockwork-gambit-2-text = Take the card in the vault
power-pocket-forge = Pocket Forge
power-pocket-forge-text = Cost: 1 Power token. On your turn choose one: forge 1 Battle Die wherever you are, for 1 resource less; or another player forges 1 Battle Die wherever they are, at its full cost.
power-pocket-forge-1-text = Forge 1 Battle Die for 1 resource less
power-pocket-forge-2-text = Another player forges 1 Battle Die
power-better-offer = Better Offer
power-better-offer-text = Cost: 1 Power token and 1 resource of your choice. On your turn gain 2 resources of your choice. Another player gains 2 resources of their choice.
power-fae-infiltration = Fae Infiltration
power-fae-infiltration-text = Cost: 1 Power token and 1 Scarab. On your turn remove 1 Power Card from the Fae Monster’s board and gain 2 PP. You may keep it beside your board (2 places), showing the bonus of the Monster’s present state; otherwise it is discarded. In a later battle of your choice use 1 or both of your kept cards, then put them under the Monster deck. Not while both places are full.
power-silent-and-deadly = Silent and Deadly
power-silent-and-deadly-text = Cost: 1 Power token and 1 Knowledge. On your turn, only if you have taken no Move action this turn (a portal is allowed): take an Attack in the Room you are in and ignore the defender’s Hits.
power-light-fingers = Light Fingers
power-light-fingers-text = Cost: 1 Power token. On your turn choose one: gain 2 resources of your choice; or, before any die is rolled in an Attack of yours, steal 1 Battle Die more than your Gauntlet allows.
power-light-fingers-1-text = Gain 2 resources of your choice
power-light-fingers-2-text = Steal 1 Battle Die more
power-living-sketch = Living Sketch
power-living-sketch-text = Cost: 1 Power token and 1 Mîn. On your turn swap 2 Rooms of the same ring with everything in them (printed Rooms cannot be swapped), then take 1 Move.
power-waking-dream = Waking Dream
power-waking-dream-text = Cost: 1 Power token and 1 Knowledge. On your turn choose one: move time back 1, 2 or 3 spaces; or draw 2 Action Cards.
power-waking-dream-1-text = Move time back 1 to 3 spaces
power-waking-dream-2-text = Draw 2 Action Cards
power-imaginary-friend = Imaginary Friend
power-imaginary-friend-text = Cost: 1 Power token and 1 resource of your choice. On your turn choose one: use 1 ability of 1 face-up Companion of the offer once, as if it were yours and ready (an ability that lasts or waits for an event stays yours until the end of this turn); or refresh 1 of your Companions.
power-imaginary-friend-1-text = Use 1 ability from the offer
power-imaginary-friend-2-text = Refresh 1 of your Companions

## Action Cards

action-deceptive-move = Deceptive Move
action-deceptive-move-text = Take 1 or 2 Moves and 1 Attack, in any order.
action-charge = Charge!
action-charge-text = Take 1 Move. Take 1 Attack, adding 1 Hit to it.
action-shifting-manor = Shifting Manor
action-shifting-manor-text = Swap 2 Rooms of the same ring with everything in them (printed Rooms cannot be swapped). Take 1 Move.
action-determined-sprint = Determined Sprint
action-determined-sprint-text = Take 1 or 2 Moves; Scarabs do not stop them. Gain 1 PP.
action-steps-in-shadow = Steps in Shadow
action-steps-in-shadow-text = Choose one: take 1 or 2 Moves; or portal to another Room of the ring you are on (not from the Throne Room).
action-steps-in-shadow-1-text = Take 1 or 2 Moves
action-steps-in-shadow-2-text = Portal on this ring
action-fae-touch = Fae Touch
action-fae-touch-text = Gain 1 Health. Gain 1 Mîn. While this card is in play: 1 Hit in each of your battles.
action-magic-mirror = Magic Mirror
action-magic-mirror-text = Carry out the actions of one of your other face-up Action Cards in play, paying its printed cost.
action-lore-masters-meditation = Lore Master’s Meditation
action-lore-masters-meditation-text = Gain 2 Knowledge. Gain 1 resource of your choice.
action-defensive-preparation = Defensive Preparation
action-defensive-preparation-text = Take 1 Attack. Gain 1 resource of your choice. While this card is in play: 1 Block in each of your battles.
action-tactical-gambit = Tactical Gambit
action-tactical-gambit-text = Draw 2 Action Cards, even above your hand limit. Gain 1 Tactics card.
action-sly-poem = Sly Poem
action-sly-poem-text = Portal to the Fae Monster’s Room if there is no Scarab in it; if you are there already, that counts. Then attack the Monster: before any die is rolled, take 1 of its Battle Dice of your choice and roll it with yours.
action-chapter-and-verse = Chapter and Verse
action-chapter-and-verse-text = Gain 1 Knowledge. Draw 1 Action Card. Gain 2 PP.
action-happy-ending = Happy Ending
action-happy-ending-text = Cost: 1 Knowledge. Gain 1 Health and 2 PP. Another player gains 1 Health and 1 resource of their choice.
action-smooth-ears-smooth-moves = Smooth Ears, Smooth Moves
action-smooth-ears-smooth-moves-text = Take 1 or 2 Moves. For these Moves, and for the Room actions after them, ignore all Scarab rules: neither Scarabs nor the Fae Monster stand in your way.
action-burrow-network = Burrow Network
action-burrow-network-text = Portal to another Room of the ring you are on. Another player, wherever they are, may take 1 Move. Gain 1 PP.
action-sharing-of-life = Sharing of Life
action-sharing-of-life-text = Give up to 3 of your Health to another player. You keep at least 1, and the other never has more than 6. For each Health given gain 1 resource of your choice and 1 PP.
action-whirling-blades = Whirling Blades
action-whirling-blades-text = Take 1 Move. Take 1 Attack; against Scarabs add 2 Hits to it.
action-slice-and-dice = Slice and Dice
action-slice-and-dice-text = Put 1 Battle Die of a colour of your choice on this card. It joins your next battle, in attack or defence, and is then discarded. Afterwards you may play 1 more Action Card onto an empty time slot.
action-no-retreat = No Retreat
action-no-retreat-text = Cost: 1 resource of your choice. Take 1 Attack. While this card is in play: 1 Hit and 1 Block in each of your battles.
action-patent-pending = Patent Pending
action-patent-pending-text = Gain 1 resource of your choice. Forge 1 Battle Die wherever you are, at its cost.
action-bulk-order = Bulk Order
action-bulk-order-text = Gain 3 resources of your choice.
action-time-is-money = Time is Money
action-time-is-money-text = Cost: 1 resource of your choice. Move time back 1, 2 or 3 spaces. For each space it has moved gain 1 PP.
action-smash-and-grab = Smash and Grab
action-smash-and-grab-text = Take 1 Move. Take 1 Attack, in which you may steal 1 Battle Die more.
action-through-the-skylight = Through the Skylight
action-through-the-skylight-text = Cost: 1 resource of your choice. Portal to any other Room. Take 1 Attack.
action-sticky-fingers = Sticky Fingers
action-sticky-fingers-text = Gain 2 resources of your choice. Gain 1 Tactics card.
action-sketched-door = Sketched Door
action-sketched-door-text = Portal to a neighbour of your Room: the next Room clockwise or counter-clockwise on your ring, or one that faces it across a corridor. The Throne Room and the inner Rooms face each other. Take 1 Attack. Gain 1 PP.
action-dreamwalk = Dreamwalk
action-dreamwalk-text = Portal to the Room of another player; if you are there already, that counts. If you did, choose one: you and that player gain 1 Health each; or you and that player gain 1 resource each, of your own choice.
action-dreamwalk-1-text = You both gain 1 Health
action-dreamwalk-2-text = You both gain 1 resource of your own choice
action-nightmare-unbound = Nightmare Unbound
action-nightmare-unbound-text = Cost: 1 Mîn. Take 1 Attack, adding 1 Attack Die and 1 Balanced Die for this battle.

## Game options

opt-monster = Fae Monster
    .help = Whom you have to defeat. For a first game the Chaos Ogre is best.
opt-monster-ogre = Chaos Ogre
    .help = He hunts Lady Weirdwood and grows with every Cursed Room.
opt-monster-wraith = Mîn Wraith
    .help = It walks through walls, heals itself and drains Lady Weirdwood’s Life Force.
opt-monster-therus = Therus
    .help = The dark mage feeds his spell with everything you spend, to possess Lady Weirdwood.
opt-characters = Characters
    .help = How the players come by their characters.
opt-characters-choose = By choice
    .help = Each player in turn chooses one that nobody has taken yet.
opt-characters-random = By chance
    .help = Chance deals out the characters.
opt-basic_rooms = Basic Rooms only
    .help = Leaves out the 2 outer, 2 middle and 1 inner Room marked with an E. Good for first games.
opt-scaling = Strength by number of characters
    .help = The Monster’s numbers follow the number of characters. Off, they are the same for any number.
opt-family = Family variant
    .help = All PP move one marker on the group PP track, and every bonus goes to every player. Easier.
opt-forges = Forges
    .help = Fewer Rooms in which dice can be forged make the game harder.
opt-forges-all = All
    .help = Every Room can be in the game.
opt-forges-fewer = Fewer
    .help = Without Arcanum of the Forge and Ancient Foundry.
opt-forges-fewest = Fewest
    .help = Also without General’s War Chamber and Royal Armoury.
opt-start_day = First Day
    .help = The Day on which you begin. Later means less time and a harder game. Suggested: Day 4 against the Chaos Ogre, Day 2 against the Mîn Wraith or Therus.
opt-scarab_pp = Fewer PP for Scarabs
    .help = A defeated Scarab gives 1 PP if you return it and none if you keep it.
opt-scarab_limit = Too few Scarabs
    .help = If a Scarab must be placed and the supply has none, you lose at once.
opt-quests = Quests
    .help = Each player gets a Quest, which fills one time slot until it is completed.
opt-first = First player
    .help = Who takes the first turn.
opt-first-random = By chance
    .help = Chance decides who begins.
opt-first-seat-0 = Seat 1
    .help = Seat 1 begins.
opt-first-seat-1 = Seat 2
    .help = Seat 2 begins.
opt-first-seat-2 = Seat 3
    .help = Seat 3 begins.
opt-first-seat-3 = Seat 4
    .help = Seat 4 begins.
opt-first-seat-4 = Seat 5
    .help = Seat 5 begins.

## Companions

companion-cedar-chompybark = Cedar Chompybark
    .the = Cedar Chompybark
    .start = Cedar Chompybark
    .kind = companion
    .gender = m
companion-cedar-chompybark-role = Living Dhor
companion-cedar-chompybark-text = Once per turn: pay 1 resource of your choice to portal to any other Room.
companion-brunhilde-grendelsdottir = Brunhilde Grendelsdottir
    .the = Brunhilde Grendelsdottir
    .start = Brunhilde Grendelsdottir
    .kind = companion
    .gender = f
companion-brunhilde-grendelsdottir-role = Magical Game Warden
companion-brunhilde-grendelsdottir-text = Exhaust: portal to a Room that holds 2 or more Scarabs (if you already stand in one, you may stay), then attack them with 1 extra Battle Die of any colour.
companion-arthur-weirdwood = Arthur Weirdwood
    .the = Arthur Weirdwood
    .start = Arthur Weirdwood
    .kind = companion
    .gender = m
companion-arthur-weirdwood-role = Grand Mage
companion-arthur-weirdwood-text = Exhaust: use 1 Power of your own board without paying for it. Its moment and its conditions stay as printed.
companion-mathilda-ravenstone = Mathilda RavenStone
    .the = Mathilda RavenStone
    .start = Mathilda RavenStone
    .kind = companion
    .gender = f
companion-mathilda-ravenstone-role = Battle Mage-Warden
companion-mathilda-ravenstone-1-text = Whenever you take an Attack action against at least 1 enemy, gain 1 PP before any die is rolled; the Attack that Mathilda herself grants gives none.
companion-mathilda-ravenstone-2-text = Exhaust: take 1 extra Attack in the Room you are in.
companion-mathilda-ravenstone-text = { companion-mathilda-ravenstone-1-text } { companion-mathilda-ravenstone-2-text }
companion-professor-bones = Professor Bones
    .the = Professor Bones
    .start = Professor Bones
    .kind = companion
    .gender = m
companion-professor-bones-role = Lore Master
companion-professor-bones-text = Up to twice in each battle on your turn, at any moment before damage is dealt: pay 1 Knowledge to add 1 Hit or 1 Block. Icon bonuses do not lower this payment.
companion-daisy-bigglesworth = Daisy Bigglesworth
    .the = Daisy Bigglesworth
    .start = Daisy Bigglesworth
    .kind = companion
    .gender = f
companion-daisy-bigglesworth-role = Earling Adventurer
companion-daisy-bigglesworth-text = You have 1 Block in every battle you take part in.
companion-lash-vandermere = Lash Vandermere
    .the = Lash Vandermere
    .start = Lash Vandermere
    .kind = companion
    .gender = f
companion-lash-vandermere-role = Whip Warden
companion-lash-vandermere-text = Exhaust: on your turn, before any die of your battle is rolled, take away 1 Battle Die of your choice from your opponent for this battle.
companion-tobias-tock = Tobias Tock
    .the = Tobias Tock
    .start = Tobias Tock
    .kind = companion
    .gender = m
companion-tobias-tock-role = Clock Keeper
companion-tobias-tock-text = Exhaust: move time 1 space forward or 1 space back.
companion-marrow = Marrow
    .the = Marrow
    .start = Marrow
    .kind = companion
    .gender = m
companion-marrow-role = Scarab Hound
companion-marrow-text = Exhaust: banish 1 Scarab from your Room or from a Room facing it across a corridor (not from the Throne Room).
companion-granny-thistle = Granny Thistle
    .the = Granny Thistle
    .start = Granny Thistle
    .kind = companion
    .gender = f
companion-granny-thistle-role = Herbalist
companion-granny-thistle-text = Exhaust: you or another player gains 1 Health.
companion-pennywhistle = Pennywhistle
    .the = Pennywhistle
    .start = Pennywhistle
    .kind = companion
    .gender = m
companion-pennywhistle-role = Magpie Sprite
companion-pennywhistle-text = Exhaust: gain 1 resource of your choice.
companion-sir-rustington = Sir Rustington
    .the = Sir Rustington
    .start = Sir Rustington
    .kind = companion
    .gender = m
companion-sir-rustington-role = Walking Armour
companion-sir-rustington-text = You have 1 Hit in every battle you fight against the Fae Monster.
companion-quillby = Quillby
    .the = Quillby
    .start = Quillby
    .kind = companion
    .gender = m
companion-quillby-role = Living Quill
companion-quillby-text = Exhaust: draw 2 Action Cards, even above your hand limit.
companion-ember = Ember
    .the = Ember
    .start = Ember
    .kind = companion
    .gender = m
companion-ember-role = Forge Sprite
companion-ember-text = Once per turn: pay 1 resource of your choice less for one forge action of yours (never below 0).
companion-odette-vale = Odette Vale
    .the = Odette Vale
    .start = Odette Vale
    .kind = companion
    .gender = f
companion-odette-vale-role = Lady-in-Waiting
companion-odette-vale-text = Exhaust: another player gains 1 Health, 1 PP and 1 resource of their choice.
companion-finn-latchkey = Finn Latchkey
    .the = Finn Latchkey
    .start = Finn Latchkey
    .kind = companion
    .gender = m
companion-finn-latchkey-role = Locksmith
companion-finn-latchkey-text = Exhaust: portal to a Room next to yours: 1 Room clockwise or counter-clockwise on your ring, or a Room facing yours across a corridor. The Throne Room and every inner Room face each other.
companion-the-moth-eaten-map = The Moth-Eaten Map
    .the = the Moth-Eaten Map
    .start = The Moth-Eaten Map
    .kind = companion
    .gender = n
companion-the-moth-eaten-map-role = Sentient Map
companion-the-moth-eaten-map-text = Exhaust: swap any 2 Room tiles of the same ring with everything in them.
companion-nurse-nightingloom = Nurse Nightingloom
    .the = Nurse Nightingloom
    .start = Nurse Nightingloom
    .kind = companion
    .gender = f
companion-nurse-nightingloom-role = Ghostly Healer
companion-nurse-nightingloom-text = Exhaust: when you are about to take damage, even on another player’s turn, take 2 less (at least 0).

## Tactics cards

tactic-power-surge = Power Surge
tactic-power-surge-text = Once, when played: gain 1 Power token.
tactic-short-rest = Short Rest
tactic-short-rest-text = Once, when played: gain 1 Health.
tactic-deadly-attack = Deadly Attack
tactic-deadly-attack-text = In all battles while in play: 1 Hit.
tactic-sturdy-guard = Sturdy Guard
tactic-sturdy-guard-text = In all battles while in play: 1 Block.
tactic-borrowed-blade = Borrowed Blade
tactic-borrowed-blade-text = In 1 of your battles while in play: before any die is rolled, add 1 Battle Die of any colour.
tactic-quick-step = Quick Step
tactic-quick-step-text = Once, when played: take 1 Move.
tactic-opportune-strike = Opportune Strike
tactic-opportune-strike-text = Once, when played: take 1 Attack in the Room you are in.
tactic-scavenge = Scavenge
tactic-scavenge-text = Once, when played: gain 1 Mîn or 1 Knowledge, and 1 PP.
tactic-warden-insight = Warden’s Insight
tactic-warden-insight-text = Once, when played: draw 1 Action Card and gain 1 PP.
tactic-turn-the-hourglass = Turn the Hourglass
tactic-turn-the-hourglass-text = Once, when played: move time 1 or 2 spaces back, before the Action Card moves it forward.
tactic-banishing-word = Banishing Word
tactic-banishing-word-text = Once, when played: banish 1 Scarab from any Room except the Throne Room.

## Quests and favour tokens

quest-clever-tactics = Clever Tactics
quest-clever-tactics-condition-text = While you play an Action Card on Morning, put a Tactics card from your supply on it.
quest-clever-tactics-reward-text = Reward: move this quest to your supply. At any moment of your turn you may discard it to take 1 of your played Tactics cards back into your supply.
quest-clever-tactics-text = { quest-clever-tactics-condition-text } { quest-clever-tactics-reward-text }
quest-worthy-student = Worthy Student
quest-worthy-student-condition-text = End a Move or a portal in one of these Rooms: { room-training-grounds }, { room-royal-armoury } or { room-dragon-sanctuary }. Then lose 1 or 2 Health, as you choose (you keep at least 1).
quest-worthy-student-reward-text = Reward: 2 PP, 1 Power token and 1 resource of your choice, and 1 more Power token if you lost 2 Health. Then discard this quest.
quest-worthy-student-text = { quest-worthy-student-condition-text } { quest-worthy-student-reward-text }
quest-scarab-hunter = Scarab Hunter
quest-scarab-hunter-condition-text = Defeat 3 or more Scarabs in one turn.
quest-scarab-hunter-reward-text = Reward: 3 PP and 1 Power token.
quest-scarab-hunter-text = { quest-scarab-hunter-condition-text } { quest-scarab-hunter-reward-text }
quest-throne-guard = Throne Guard
quest-throne-guard-condition-text = Defeat 2 Scarabs in the Throne Room in one battle, or be in the Throne Room on your turn while no Scarab is there.
quest-throne-guard-reward-text = Reward: 2 PP and 1 Health.
quest-throne-guard-text = { quest-throne-guard-condition-text } { quest-throne-guard-reward-text }
quest-purifier = Purifier
quest-purifier-condition-text = Cleanse 1 Cursed Room.
quest-purifier-reward-text = Reward: 1 Power token and 1 resource of your choice.
quest-purifier-text = { quest-purifier-condition-text } { quest-purifier-reward-text }
quest-generous-heart = Generous Heart
quest-generous-heart-condition-text = In one of your turns let other players gain 2 or more Health, resources or PP in total through your cards, Powers, Companions or Room actions.
quest-generous-heart-reward-text = Reward: 2 resources of your choice.
quest-generous-heart-text = { quest-generous-heart-condition-text } { quest-generous-heart-reward-text }
quest-grand-tour = Grand Tour
quest-grand-tour-condition-text = In one turn end a Move or a portal in a Room of each of the 3 rings: outer, middle and inner. The Room in which you began the turn does not count.
quest-grand-tour-reward-text = Reward: 2 PP and 1 Tactics card.
quest-grand-tour-text = { quest-grand-tour-condition-text } { quest-grand-tour-reward-text }
quest-first-blood = First Blood
quest-first-blood-condition-text = Deal 2 or more unblocked Hits to the Fae Monster in one battle.
quest-first-blood-reward-text = Reward: 1 Health and 1 Power token.
quest-first-blood-text = { quest-first-blood-condition-text } { quest-first-blood-reward-text }
quest-unbroken-wall = Unbroken Wall
quest-unbroken-wall-condition-text = Take no damage in a battle in which the enemy had 2 or more Hits before your Blocks.
quest-unbroken-wall-reward-text = Reward: 1 Knowledge, 1 Mîn and 1 PP.
quest-unbroken-wall-text = { quest-unbroken-wall-condition-text } { quest-unbroken-wall-reward-text }
quest-master-smith = Master Smith
quest-master-smith-condition-text = Forge 1 Battle Die or raise the Thief’s Gauntlet by 1 level.
quest-master-smith-reward-text = Reward: 1 resource of your choice and 1 PP.
quest-master-smith-text = { quest-master-smith-condition-text } { quest-master-smith-reward-text }
quest-good-company = Good Company
quest-good-company-condition-text = Use 1 Companion ability that exhausts the Companion (Eugene: use the Exchange Vault).
quest-good-company-reward-text = Reward: refresh 1 Companion and gain 1 resource of your choice.
quest-good-company-text = { quest-good-company-condition-text } { quest-good-company-reward-text }
quest-early-bird = Early Bird
quest-early-bird-condition-text = Play an Action Card that stops time on Morning 1.
quest-early-bird-reward-text = Reward: 1 Health and 1 resource of your choice.
quest-early-bird-text = { quest-early-bird-condition-text } { quest-early-bird-reward-text }
quest-midnight-oil = Midnight Oil
quest-midnight-oil-condition-text = Play an Action Card that stops time on Night 3.
quest-midnight-oil-reward-text = Reward: 1 Power token.
quest-midnight-oil-text = { quest-midnight-oil-condition-text } { quest-midnight-oil-reward-text }
quest-perfect-pattern = Perfect Pattern
quest-perfect-pattern-condition-text = On your turn have 2 matched pairs of icons among your played cards.
quest-perfect-pattern-reward-text = Reward: 2 PP and 1 resource of your choice.
quest-perfect-pattern-text = { quest-perfect-pattern-condition-text } { quest-perfect-pattern-reward-text }
quest-pilgrim-of-the-crypt = Pilgrim of the Crypt
quest-pilgrim-of-the-crypt-condition-text = Use the action of 1 Room of the inner ring.
quest-pilgrim-of-the-crypt-reward-text = Reward: 2 Knowledge.
quest-pilgrim-of-the-crypt-text = { quest-pilgrim-of-the-crypt-condition-text } { quest-pilgrim-of-the-crypt-reward-text }
quest-hale-and-hearty = Hale and Hearty
quest-hale-and-hearty-condition-text = Have 5 or more Health at the end of your turn, before you check your hand.
quest-hale-and-hearty-reward-text = Reward: 1 Tactics card and 1 PP.
quest-hale-and-hearty-text = { quest-hale-and-hearty-condition-text } { quest-hale-and-hearty-reward-text }
quest-wages-of-war = Wages of War
quest-wages-of-war-condition-text = Return 2 defeated Scarabs to the general supply in one turn.
quest-wages-of-war-reward-text = Reward: 2 Mîn.
quest-wages-of-war-text = { quest-wages-of-war-condition-text } { quest-wages-of-war-reward-text }
quest-keeper-of-hours = Keeper of Hours
quest-keeper-of-hours-condition-text = On your turn move time back by at least 1 space.
quest-keeper-of-hours-reward-text = Reward: 2 resources of your choice.
quest-keeper-of-hours-text = { quest-keeper-of-hours-condition-text } { quest-keeper-of-hours-reward-text }
favour = favour token
    .the = the favour token
    .start = The favour token
    .a = a favour token
    .kind = favour
favour-text = At any moment of a battle you take part in, discard this token: add 1 Hit or 1 Block, or, before any die is rolled, 1 Battle Die of any colour.
favour-1-text = Add 1 Hit
favour-2-text = Add 1 Block
favour-3-text = Before any die is rolled: add 1 Battle Die of any colour

## Monsters: words of every board

monster-powers-text = Up to 3 Power Cards lie on the Monster’s board. In a battle all that they show counts. After the battle they are discarded, and the player who fought gains 2 PP for each.

## Monsters: the Chaos Ogre

monster-chaos-ogre = Chaos Ogre
    .the = the Chaos Ogre
    .start = The Chaos Ogre
    .kind = monster
    .gender = m
monster-chaos-ogre-title = Chaos Ogre
monster-chaos-ogre-text = A brute out of the Fae that smashes walls, Rooms and Wardens alike. He is after Lady Weirdwood, but any noise distracts him. The more Rooms are Cursed, the stronger he gets; if the curse takes the manor, or if he breaks Lady Weirdwood, you lose.
monster-chaos-ogre-states-text = Calm on Days 1 to 4, Angry on Days 5 to 9, Furious on Days 10 to 12.
monster-chaos-ogre-movement-text = If open Rooms and corridors join his Room to his target’s, he goes straight there; Scarabs, players and Lady Weirdwood do not stop him, Rubble does. Otherwise roll the Room Dice and he appears in that Room (a Room with Rubble: roll again). If he is there already, he stays.
monster-chaos-ogre-burst-text = For each burst he rolls: 1 Scarab appears in his Room, and he has 1 more Hit.
monster-chaos-ogre-turn-text = At the end of every player’s turn the top card of his deck is resolved; an empty deck is shuffled anew from the discards first.
monster-chaos-ogre-rubble-text = Rubble crushes all Scarabs in the Room, and every player there takes 1 damage. Whoever is inside may leave; nobody may enter, cross or portal into the Room. If Lady Weirdwood is in it, she loses 1 Health, and the active player must pay 1 resource to move her out (if they cannot, the next player who can). A Cursed Room under Rubble stays Cursed for good. There are 5 tiles; none is ever placed in the Throne Room.
monster-chaos-ogre-curse-threat = Curse Threat
monster-chaos-ogre-curse-threat-text = The marker always shows the number of Cursed Rooms. Every dice icon up to its space counts in each of his battles. At 12 the players lose at once (scaled to 1, 2, 3, 4 or 5 characters: at 10, 11, 12, 13 or 14).
monster-chaos-ogre-lady-health = Lady Weirdwood’s Health
monster-chaos-ogre-lady-health-text = She starts with 6 Health (scaled to 1, 2, 3, 4 or 5 characters: 5, 6, 6, 7 or 7). She loses 1 whenever the Ogre resolves an Attack card in her Room. At 0 the players lose at once.
monster-chaos-ogre-lady-text = As soon as no Scarab is left in the Throne Room, Lady Weirdwood is rescued for the rest of the game. From then on she adds 2 Hits to every battle that a player starts in her Room, and takes no damage there. At any moment of your turn you may pay 1 resource of your choice to move her to a connected Room, wherever you are; Scarabs do not stop her.
monster-chaos-ogre-health-text = Each unblocked Hit removes 1 Health cube and gives 1 PP. The players choose the areas. When a row is emptied, its effect is resolved at once, even with the last cubes. When the last of the 18 cubes is gone and no effect has lost you the game, you win.
monster-chaos-ogre-head = Head
monster-chaos-ogre-head-text = 6 cubes in 3 rows of 2.
monster-chaos-ogre-head-1-text = Roll the Room Dice; 1 Scarab appears there.
monster-chaos-ogre-head-2-text = Time moves 1 space forward.
monster-chaos-ogre-head-3-text = 1 Scarab appears in his Room.
monster-chaos-ogre-head-empty-text = Head empty: 1 Balanced Die less for the rest of the game.
monster-chaos-ogre-torso = Torso
monster-chaos-ogre-torso-text = 6 cubes in 3 rows of 2.
monster-chaos-ogre-torso-1-text = 1 Scarab appears in his Room.
monster-chaos-ogre-torso-2-text = Roll the Room Dice; 1 Scarab appears there.
monster-chaos-ogre-torso-3-text = Roll the Room Dice twice; 1 Scarab appears in each Room.
monster-chaos-ogre-torso-empty-text = Torso empty: 1 Defence Die less for the rest of the game.
monster-chaos-ogre-arms = Arms
monster-chaos-ogre-arms-text = 6 cubes in 3 rows of 2.
monster-chaos-ogre-arms-1-text = Roll the Room Dice; 1 Scarab appears there.
monster-chaos-ogre-arms-2-text = Every player in his Room takes 1 Hit.
monster-chaos-ogre-arms-3-text = 1 Scarab appears in the Throne Room.
monster-chaos-ogre-arms-empty-text = Arms empty: 1 Attack Die less for the rest of the game.

## Monsters: the Mîn Wraith

monster-min-wraith = Mîn Wraith
    .the = the Mîn Wraith
    .start = The Mîn Wraith
    .kind = monster
    .gender = n
monster-min-wraith-title = Mîn Wraith
monster-min-wraith-text = A hungry shade that drifts through walls and lives on the life of others, be it a Scarab’s or Lady Weirdwood’s. Whatever heals it drains her Life Force; when that is gone, the manor is lost.
monster-min-wraith-states-text = Calm on Days 1 to 4, Angry on Days 5 to 9, Furious on Days 10 to 12.
monster-min-wraith-movement-text = Doors and walls do not stop it. Clockwise and counter-clockwise lead to the next Room of its ring, inward and outward to the Room across the corridor (of two equally near Rooms the clockwise one). Inward from the inner ring it passes through the Throne Room to the opposite inner Room; outward from the outer ring it reappears in the opposite outer Room.
monster-min-wraith-spawn-text = Scarabs placed around the Wraith follow the same directions: one due in the Throne Room goes to the opposite inner Room, one due beyond the outer ring to the opposite outer Room.
monster-min-wraith-burst-text = For each burst it rolls: it has 1 more Block, and after the battle the Wraith Die is rolled once for it.
monster-min-wraith-absorb-text = Whenever it enters a Room with Scarabs, it absorbs 1: remove that Scarab, and the Wraith heals 1.
monster-min-wraith-no-damage-text = If it takes no damage in a player’s battle against it, it heals 1 at the end of that battle.
monster-min-wraith-heal-text = For every 1 Health that it heals, Lady Weirdwood loses 1 Life Force, even if its Health is at the maximum already.
monster-min-wraith-turn-text = At the end of every player’s turn the top card of its deck is resolved; an empty deck is shuffled anew from the discards first.
monster-min-wraith-health-text = It starts at 8 of at most 18 (scaled to 1, 2, 3, 4 or 5 characters: 18, 13, 8, 7 or 6). Each unblocked Hit takes 1 Health and gives 1 PP. At 0 you win. Every dice icon up to its Health counts in each of its battles.
monster-min-wraith-health-spawn-text = Whenever its Health rises to 14, 16 or 18: roll the Room Dice twice; 1 Scarab appears in each Room.
monster-min-wraith-life-force = Life Force
    .the = the Life Force
    .start = The Life Force
monster-min-wraith-life-force-text = Lady Weirdwood starts with 9 of at most 15 Life Force (scaled to 1, 2, 3, 4 or 5 characters: 7, 9, 9, 9 or 9). At 0 the players lose at once.
monster-min-wraith-life-force-give-text = On your turn, in her Room without Scarabs and Wraith, you may give her any amount of your Health (you keep at least 1): her Life Force rises by as much.
monster-min-wraith-life-force-move-text = At 10 or more: on your turn you may pay 1 resource of your choice to move Lady Weirdwood to a connected Room, wherever you are; Scarabs do not stop her.
monster-min-wraith-life-force-hits-1-text = At 10 or 11: she adds 1 Hit to every battle that a player starts in her Room.
monster-min-wraith-life-force-hits-2-text = At 12 or 13: she adds 2 Hits to every battle that a player starts in her Room.
monster-min-wraith-life-force-hits-3-text = At 14 or 15: she adds 3 Hits to every battle that a player starts in her Room.

## Monsters: Therus

monster-therus = Therus
    .the = Therus
    .start = Therus
    .kind = monster
    .gender = m
monster-therus-title = Therus, the Dark Mage
monster-therus-text = A cunning sorcerer who wants Lady Weirdwood at his side, as mistress of a manor that obeys him. His spell feeds on everything you spend; cast often enough, it makes her his, and you lose.
monster-therus-states-text = Calm on Days 1 to 3, Angry on Days 4 to 7, Furious on Days 8 to 12.
monster-therus-movement-text = He moves by portal, straight into the Room named; Fire does not stop him.
monster-therus-burst-text = For each burst he rolls: he has 1 more Hit, and after the battle the Room Dice are rolled once; he moves to that Room.
monster-therus-health-text = He starts at 17 of at most 25 (scaled to 1, 2, 3, 4 or 5 characters: 25, 22, 17, 11 or 8). Each unblocked Hit takes 1 Health and gives 1 PP. At 0 you win, once all cards in his Plans are resolved and none of them has lost you the game.
monster-therus-health-plan-text = Whenever his Health falls to or past 24, 21, 18, 15, 12, 9, 6 or 3: add 1 card to his Plans.
monster-therus-fire-text = Fire burns all Scarabs in the Room, and every player there takes 1 damage. A Move ends in a Room with Fire, and whoever enters it by Move or portal takes 1 damage; leaving costs nothing. Its action cannot be used, and no Scarab enters. A Cursed Room with Fire stays Cursed for good. There are 5 tiles; none is ever placed in the Throne Room.
monster-therus-spell = Insidious Possession Spell
    .the = the Insidious Possession Spell
    .start = The Insidious Possession Spell
monster-therus-spell-text = The spell has 3 arms of 5 spaces each. Whenever a player spends resources or Power tokens, no matter how many, that player strengthens the spell and shares the steps among the arms as they like; an arm at 5 takes no more.
monster-therus-spell-arm = Spell arm
monster-therus-spell-strengthen-calm-text = Days 1 to 3: each payment strengthens the spell by 2.
monster-therus-spell-strengthen-angry-text = Days 4 to 7: each payment strengthens the spell by 4.
monster-therus-spell-strengthen-furious-text = Days 8 to 12: each payment strengthens the spell by 5.
monster-therus-spell-plan-text = When an arm reaches or passes space 2 or space 4: add 1 card to his Plans.
monster-therus-spell-cast-text = When all 3 arms stand at 5, the spell is cast: Lady Weirdwood moves 1 space to the left and the upper half of that space is resolved. Then the arms go back to 0, and the steps left over are taken.
monster-therus-possession = Possession track
    .the = the possession track
    .start = The possession track
monster-therus-possession-text = 9 spaces, from 0 on the left to 8 on the right; Lady Weirdwood starts on 4. A cast spell moves her left (upper half of the space), a counter-spell moves her right (lower half). In battles with Therus, and only there, her space adds Hits to one side.
monster-therus-possession-0-text = She is his: the players lose at once.
monster-therus-possession-1-text = Moved left: add 2 cards to his Plans. Therus has 3 more Hits in battle.
monster-therus-possession-2-text = Moved left: add 2 cards to his Plans. Therus has 2 more Hits in battle.
monster-therus-possession-3-text = Moved left: add 1 card to his Plans. Moved right: Therus loses 1 Health. Therus has 1 more Hit in battle.
monster-therus-possession-4-text = Moved left: add 1 card to his Plans.
monster-therus-possession-5-text = Moved right: Therus loses 1 Health.
monster-therus-possession-6-text = Moved right: Therus loses 1 Health.
monster-therus-possession-7-text = Moved right: Therus loses 1 Health. The player has 1 more Hit against Therus.
monster-therus-possession-8-text = Moved right: Therus loses 1 Health. The player has 1 more Hit against Therus. No further counter-spell is allowed.
monster-therus-counter-spell = Counter-spell
    .the = the counter-spell
    .start = The counter-spell
monster-therus-counter-spell-text = On your turn in the Throne Room, with no Scarab and no Therus there, pay 4 resources of your choice: gain 2 PP, move Lady Weirdwood 1 space to the right and resolve the lower half of that space. As often as you can pay; these resources do not strengthen his spell.
monster-therus-plans = Plans
    .the = the Plans
    .start = The Plans
monster-therus-plans-text = Cards added to his Plans come face down from the top of his deck. At the end of the turn they are resolved from left to right, those added meanwhile as well, and then discarded; a Power Card goes to his board. With no card in his Plans, nothing is resolved.
monster-therus-summoning-spell = Summoning Spell
    .the = the Summoning Spell
    .start = The Summoning Spell
monster-therus-summoning-spell-text = While Therus is away, players may pay resources towards the Summoning Spell on any player’s turn. When all of it is paid, roll the Room Dice: he returns in that Room.

## Monster cards: kinds and how to read them

card-type-move-text = The Monster moves.
card-type-attack-text = The Monster attacks somebody.
card-type-scarab-text = The Monster places Scarabs.
card-type-power-text = The Monster gets stronger in battle: the card goes to one of the 3 places on its board.
mcard-mode-cumulative-text = Resolve the sections from the top down to the Monster’s present state.
mcard-mode-exclusive-text = Resolve only the section of the Monster’s present state, after the common part at the top, if there is one.
mcard-mode-totals-text = In battle the section of the Monster’s present state counts.

## Monster cards: the Chaos Ogre

mcard-hunting-the-lady = Hunting the Lady
mcard-hunting-the-lady-calm-text = The Ogre moves toward Lady Weirdwood.
mcard-hunting-the-lady-angry-text = Then 1 Scarab appears in his Room.
mcard-hunting-the-lady-furious-text = Then, if he is in Lady Weirdwood’s Room, she loses 1 Health.
mcard-charge-at-the-noise = Charge at the Noise
mcard-charge-at-the-noise-calm-text = The Ogre moves toward the active player.
mcard-charge-at-the-noise-angry-text = Then every player in his Room takes 1 Hit.
mcard-charge-at-the-noise-furious-text = Then every player in his Room takes 1 more Hit.
mcard-wrecking-run = Wrecking Run
mcard-wrecking-run-calm-text = Roll the Room Dice; the Ogre appears in that Room.
mcard-wrecking-run-angry-text = Then place Rubble in his Room.
mcard-wrecking-run-furious-text = Then roll the Room Dice again; the Ogre appears in that Room.
mcard-blundering-about = Blundering About
mcard-blundering-about-calm-text = The Ogre moves toward the nearest player.
mcard-blundering-about-angry-text = The Ogre moves toward the nearest player; then 1 Scarab appears in his Room.
mcard-blundering-about-furious-text = The Ogre moves toward the nearest player; then he attacks 1 player in his Room (nobody there: no attack).
mcard-thundering-roar = Thundering Roar
mcard-thundering-roar-always-text = If the Ogre is in Lady Weirdwood’s Room, she loses 1 Health.
mcard-thundering-roar-calm-text = Every player in his Room takes 1 Hit.
mcard-thundering-roar-angry-text = Every player takes 1 Hit.
mcard-thundering-roar-furious-text = Every player takes 2 Hits.
mcard-enraged = Enraged!
mcard-enraged-always-text = If the Ogre is in Lady Weirdwood’s Room, she loses 1 Health.
mcard-enraged-calm-text = Every player in his Room takes 1 Hit.
mcard-enraged-angry-text = Every player on his ring takes 1 Hit.
mcard-enraged-furious-text = Every player on his ring takes 1 Hit; then place Rubble in his Room.
mcard-crushing-blow = Crushing Blow
mcard-crushing-blow-always-text = If the Ogre is in Lady Weirdwood’s Room, she loses 1 Health.
mcard-crushing-blow-calm-text = The Ogre attacks 1 player in his Room (nobody there: nothing happens).
mcard-crushing-blow-angry-text = If no player is in his Room, the Ogre first moves toward the nearest player. Then he attacks 1 player in his Room (nobody there: nothing happens).
mcard-crushing-blow-furious-text = If no player is in his Room, the Ogre first moves toward the nearest player. Then he attacks 1 player in his Room (nobody there: nothing happens). After that every player in his Room takes 1 Hit.
mcard-bone-shaking-stomp = Bone-Shaking Stomp
mcard-bone-shaking-stomp-always-text = If the Ogre is in Lady Weirdwood’s Room, she loses 1 Health.
mcard-bone-shaking-stomp-calm-text = Every player in his Room takes 1 Hit.
mcard-bone-shaking-stomp-angry-text = Then place Rubble in his Room.
mcard-bone-shaking-stomp-furious-text = Then every player on his ring takes 1 Hit.
mcard-come-forth = Come Forth!
mcard-come-forth-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-come-forth-angry-text = Then 1 Scarab appears in the Ogre’s Room.
mcard-come-forth-furious-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-skittering-swarm = Skittering Swarm
mcard-skittering-swarm-calm-text = Roll the Room Dice twice; 1 Scarab appears in each Room.
mcard-skittering-swarm-angry-text = Roll the Room Dice twice; 1 Scarab appears in each Room.
mcard-skittering-swarm-furious-text = Roll the Room Dice three times; 1 Scarab appears in each Room.
mcard-reinforce-the-throne = Reinforce the Throne
mcard-reinforce-the-throne-calm-text = 1 Scarab appears in the Throne Room.
mcard-reinforce-the-throne-angry-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-reinforce-the-throne-furious-text = Then 1 Scarab appears in the Throne Room.
mcard-clockwork-tide-ogre = Clockwork Tide
mcard-clockwork-tide-ogre-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-tide-ogre-angry-text = Carry out a Scarab Phase.
mcard-clockwork-tide-ogre-furious-text = Carry out a Scarab Phase; then 1 Scarab appears in the Ogre’s Room.
mcard-gathering-strength = Gathering Strength
mcard-gathering-strength-calm-text = 1 Hit.
mcard-gathering-strength-angry-text = 2 Hits.
mcard-gathering-strength-furious-text = 3 Hits.
mcard-sly-planning = Sly Planning
mcard-sly-planning-calm-text = 1 Balanced Die.
mcard-sly-planning-angry-text = 1 Balanced Die.
mcard-sly-planning-furious-text = 1 Balanced Die and 1 Attack Die.
mcard-thick-hide = Thick Hide
mcard-thick-hide-calm-text = 1 Block.
mcard-thick-hide-angry-text = 1 Defence Die.
mcard-thick-hide-furious-text = 1 Defence Die and 1 Block.

## Monster cards: the Mîn Wraith

mcard-drift-with-the-clock = Drift with the Clock
mcard-drift-with-the-clock-calm-text = The Wraith moves 1 Room clockwise.
mcard-drift-with-the-clock-angry-text = Then it moves 1 more Room clockwise.
mcard-drift-with-the-clock-furious-text = Then roll the Wraith Die for it.
mcard-drift-against-the-clock = Drift against the Clock
mcard-drift-against-the-clock-calm-text = The Wraith moves 1 Room counter-clockwise.
mcard-drift-against-the-clock-angry-text = Then it moves 1 more Room counter-clockwise.
mcard-drift-against-the-clock-furious-text = Then roll the Wraith Die for it.
mcard-drawn-to-the-heart = Drawn to the Heart
mcard-drawn-to-the-heart-calm-text = The Wraith moves 1 Room inward.
mcard-drawn-to-the-heart-angry-text = Then 1 Scarab appears in the next Room clockwise of it.
mcard-drawn-to-the-heart-furious-text = Then it moves 1 Room inward.
mcard-flung-to-the-edge = Flung to the Edge
mcard-flung-to-the-edge-calm-text = The Wraith moves 1 Room outward.
mcard-flung-to-the-edge-angry-text = Then 1 Scarab appears in the next Room counter-clockwise of it.
mcard-flung-to-the-edge-furious-text = Then it moves 1 Room outward.
mcard-restless-haunting = Restless Haunting
mcard-restless-haunting-calm-text = Roll the Wraith Die for it once.
mcard-restless-haunting-angry-text = Roll the Wraith Die for it twice.
mcard-restless-haunting-furious-text = Roll the Wraith Die for it three times.
mcard-hungry-passage = Hungry Passage
mcard-hungry-passage-calm-text = The Wraith moves clockwise to the next other Room of its ring that holds a Scarab; if there is none, 1 Room clockwise.
mcard-hungry-passage-angry-text = Then 1 Scarab appears in the Room facing it inward.
mcard-hungry-passage-furious-text = Then it moves 1 Room inward.
mcard-chilling-touch = Chilling Touch
mcard-chilling-touch-calm-text = Every player in its Room takes 1 Hit.
mcard-chilling-touch-angry-text = Every player in its Room takes 2 Hits.
mcard-chilling-touch-furious-text = Every player in its Room takes 2 Hits; if at least 1 player was there, the Wraith heals 1.
mcard-soul-siphon = Soul Siphon
mcard-soul-siphon-calm-text = The Wraith attacks 1 player in its Room; if nobody is there, roll the Wraith Die for it instead.
mcard-soul-siphon-angry-text = The Wraith attacks 1 player in its Room and heals 1 if 1 or more Hits get through; if nobody is there, roll the Wraith Die for it instead.
mcard-soul-siphon-furious-text = The Wraith moves to the active player’s Room, attacks that player and heals 1 if 1 or more Hits get through.
mcard-keening-wail = Keening Wail
mcard-keening-wail-calm-text = Every player on its ring takes 1 Hit.
mcard-keening-wail-angry-text = Every player on its ring takes 1 Hit and discards 1 card of their choice from hand (empty hand: nothing to discard).
mcard-keening-wail-furious-text = Every player takes 1 Hit.
mcard-grasp-at-the-lady = Grasp at the Lady
mcard-grasp-at-the-lady-calm-text = If the Wraith is in Lady Weirdwood’s Room, she loses 1 Life Force; otherwise it moves 1 Room inward.
mcard-grasp-at-the-lady-angry-text = If the Wraith is in Lady Weirdwood’s Room, she loses 2 Life Force; otherwise it moves 1 Room inward.
mcard-grasp-at-the-lady-furious-text = If the Wraith is in Lady Weirdwood’s Room, she loses 3 Life Force; otherwise she loses 1 Life Force.
mcard-seeds-of-hunger = Seeds of Hunger
mcard-seeds-of-hunger-calm-text = 1 Scarab appears in the next Room clockwise of the Wraith.
mcard-seeds-of-hunger-angry-text = Then 1 Scarab appears in the next Room counter-clockwise of it.
mcard-seeds-of-hunger-furious-text = Then 1 Scarab appears in the Room facing it inward.
mcard-feast-laid-out = Feast Laid Out
mcard-feast-laid-out-calm-text = 1 Scarab appears in the Room facing the Wraith inward and 1 in the Room facing it outward.
mcard-feast-laid-out-angry-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-feast-laid-out-furious-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-swarming-shadows = Swarming Shadows
mcard-swarming-shadows-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-swarming-shadows-angry-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-swarming-shadows-furious-text = Then 1 Scarab appears in the Wraith’s Room.
mcard-clockwork-tide-wraith = Clockwork Tide
mcard-clockwork-tide-wraith-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-tide-wraith-angry-text = Carry out a Scarab Phase.
mcard-clockwork-tide-wraith-furious-text = Carry out a Scarab Phase; then the Wraith moves clockwise to the next other Room of its ring that holds a Scarab; if there is none, 1 Room clockwise.
mcard-shroud-of-mist = Shroud of Mist
mcard-shroud-of-mist-calm-text = 1 Block.
mcard-shroud-of-mist-angry-text = 2 Blocks.
mcard-shroud-of-mist-furious-text = 3 Blocks.
mcard-stolen-vigour = Stolen Vigour
mcard-stolen-vigour-calm-text = 1 Balanced Die.
mcard-stolen-vigour-angry-text = 1 Balanced Die.
mcard-stolen-vigour-furious-text = 1 Balanced Die and 1 Attack Die.
mcard-spectral-claws = Spectral Claws
mcard-spectral-claws-calm-text = 1 Hit.
mcard-spectral-claws-angry-text = 2 Hits.
mcard-spectral-claws-furious-text = 3 Hits.

## Monster cards: Therus

mcard-therus-withdraws = Therus Withdraws
mcard-therus-withdraws-always-text = While Therus is away, he cannot be attacked, and cards that need his Room do nothing. On any player’s turn the players may pay the Summoning Spell together; when all of it is paid, roll the Room Dice and he returns there.
mcard-therus-withdraws-calm-text = Therus leaves the manor. Summoning Spell: 3 resources of choice.
mcard-therus-withdraws-angry-text = Therus leaves the manor. Summoning Spell: 4 resources of choice.
mcard-therus-withdraws-furious-text = Therus leaves the manor. Summoning Spell: 5 resources of choice.
mcard-step-between-shadows = Step between Shadows
mcard-step-between-shadows-calm-text = Roll the Room Dice; Therus moves there.
mcard-step-between-shadows-angry-text = Then place Fire in his Room.
mcard-step-between-shadows-furious-text = Then roll the Room Dice again; Therus moves there.
mcard-seek-the-meddler = Seek the Meddler
mcard-seek-the-meddler-calm-text = Therus moves to the active player’s Room; Fire does not stop him.
mcard-seek-the-meddler-angry-text = Then every player in his Room takes 1 Hit.
mcard-seek-the-meddler-furious-text = Then strengthen his spell by 1.
mcard-return-to-the-throne = Return to the Throne
mcard-return-to-the-throne-calm-text = Therus moves to the Throne Room.
mcard-return-to-the-throne-angry-text = Then 1 Scarab appears in the Throne Room.
mcard-return-to-the-throne-furious-text = Then strengthen his spell by 2.
mcard-firebolt = Firebolt
mcard-firebolt-calm-text = Every player in Therus’s Room takes 1 Hit.
mcard-firebolt-angry-text = Every player in Therus’s Room takes 2 Hits.
mcard-firebolt-furious-text = Every player in Therus’s Room takes 2 Hits, every other player on his ring takes 1 Hit.
mcard-ring-of-flame = Ring of Flame
mcard-ring-of-flame-calm-text = Place Fire in Therus’s Room.
mcard-ring-of-flame-angry-text = Then roll the Room Dice; Therus moves there.
mcard-ring-of-flame-furious-text = Then every player in his Room takes 1 Hit.
mcard-mind-spike = Mind Spike
mcard-mind-spike-calm-text = The active player chooses: take 1 Hit, or discard 1 card from hand (empty hand: the Hit).
mcard-mind-spike-angry-text = The active player takes 1 Hit and discards 1 card of their choice from hand (empty hand: only the Hit).
mcard-mind-spike-furious-text = Every player chooses: take 1 Hit, or discard 1 card from hand (empty hand: the Hit).
mcard-arcane-duel = Arcane Duel
mcard-arcane-duel-calm-text = Therus attacks 1 player in his Room; if nobody is there, roll the Room Dice and he moves there instead.
mcard-arcane-duel-angry-text = Therus moves to the active player’s Room and attacks that player.
mcard-arcane-duel-furious-text = Therus moves to the active player’s Room and attacks that player; then strengthen his spell by 1.
mcard-scorched-corridor = Scorched Corridor
mcard-scorched-corridor-calm-text = Roll the Room Dice; place Fire in that Room.
mcard-scorched-corridor-angry-text = Then every player on Therus’s ring takes 1 Hit.
mcard-scorched-corridor-furious-text = Then roll the Room Dice; place Fire in that Room.
mcard-whispered-promise = Whispered Promise
mcard-whispered-promise-calm-text = Strengthen Therus’s spell by 2.
mcard-whispered-promise-angry-text = Strengthen Therus’s spell by 3.
mcard-whispered-promise-furious-text = Strengthen Therus’s spell by 4.
mcard-draining-gaze = Draining Gaze
mcard-draining-gaze-calm-text = Every player in Therus’s Room loses 1 resource or Power token of their choice (this is not spending; whoever has none loses nothing).
mcard-draining-gaze-angry-text = Then strengthen his spell by 1.
mcard-draining-gaze-furious-text = Then every player loses 1 resource or Power token of their choice (this is not spending; whoever has none loses nothing).
mcard-clockwork-call = Clockwork Call
mcard-clockwork-call-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-call-angry-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-call-furious-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-guard-the-throne = Guard the Throne
mcard-guard-the-throne-calm-text = 1 Scarab appears in the Throne Room.
mcard-guard-the-throne-angry-text = Then 1 Scarab appears in Therus’s Room.
mcard-guard-the-throne-furious-text = Then roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-tide-therus = Clockwork Tide
mcard-clockwork-tide-therus-calm-text = Roll the Room Dice; 1 Scarab appears there.
mcard-clockwork-tide-therus-angry-text = Carry out a Scarab Phase.
mcard-clockwork-tide-therus-furious-text = Carry out a Scarab Phase.
mcard-gathering-darkness = Gathering Darkness
mcard-gathering-darkness-calm-text = 1 Hit.
mcard-gathering-darkness-angry-text = 2 Hits.
mcard-gathering-darkness-furious-text = 3 Hits.
mcard-mirror-ward = Mirror Ward
mcard-mirror-ward-calm-text = 1 Block.
mcard-mirror-ward-angry-text = 1 Defence Die.
mcard-mirror-ward-furious-text = 1 Defence Die and 1 Block.
mcard-stolen-min = Stolen Mîn
mcard-stolen-min-calm-text = 1 Balanced Die.
mcard-stolen-min-angry-text = 1 Balanced Die.
mcard-stolen-min-furious-text = 1 Balanced Die and 1 Attack Die.
mcard-hex-of-ruin = Hex of Ruin
mcard-hex-of-ruin-calm-text = 1 Hit.
mcard-hex-of-ruin-angry-text = 1 Attack Die.
mcard-hex-of-ruin-furious-text = 1 Attack Die and 1 Hit.

## Cards on the table

token-action-celia-1 = { action-deceptive-move }
token-action-celia-2 = { action-charge }
token-action-celia-3 = { action-shifting-manor }
token-action-celia-4 = { action-determined-sprint }
token-action-celia-5 = { action-steps-in-shadow }
token-action-celia-6 = { action-fae-touch }
token-action-celia-7 = { action-magic-mirror }
token-action-celia-8 = { action-lore-masters-meditation }
token-action-celia-9 = { action-defensive-preparation }
token-action-celia-10 = { action-tactical-gambit }
token-action-celia-11 = { action-sly-poem }
token-action-celia-12 = { action-chapter-and-verse }
token-action-celia-13 = { action-happy-ending }
token-action-bailey-1 = { action-deceptive-move }
token-action-bailey-2 = { action-charge }
token-action-bailey-3 = { action-shifting-manor }
token-action-bailey-4 = { action-determined-sprint }
token-action-bailey-5 = { action-steps-in-shadow }
token-action-bailey-6 = { action-fae-touch }
token-action-bailey-7 = { action-magic-mirror }
token-action-bailey-8 = { action-lore-masters-meditation }
token-action-bailey-9 = { action-defensive-preparation }
token-action-bailey-10 = { action-tactical-gambit }
token-action-bailey-11 = { action-smooth-ears-smooth-moves }
token-action-bailey-12 = { action-burrow-network }
token-action-bailey-13 = { action-sharing-of-life }
token-action-sekhmet-1 = { action-deceptive-move }
token-action-sekhmet-2 = { action-charge }
token-action-sekhmet-3 = { action-shifting-manor }
token-action-sekhmet-4 = { action-determined-sprint }
token-action-sekhmet-5 = { action-steps-in-shadow }
token-action-sekhmet-6 = { action-fae-touch }
token-action-sekhmet-7 = { action-magic-mirror }
token-action-sekhmet-8 = { action-lore-masters-meditation }
token-action-sekhmet-9 = { action-defensive-preparation }
token-action-sekhmet-10 = { action-tactical-gambit }
token-action-sekhmet-11 = { action-whirling-blades }
token-action-sekhmet-12 = { action-slice-and-dice }
token-action-sekhmet-13 = { action-no-retreat }
token-action-eugene-1 = { action-deceptive-move }
token-action-eugene-2 = { action-charge }
token-action-eugene-3 = { action-shifting-manor }
token-action-eugene-4 = { action-determined-sprint }
token-action-eugene-5 = { action-steps-in-shadow }
token-action-eugene-6 = { action-fae-touch }
token-action-eugene-7 = { action-magic-mirror }
token-action-eugene-8 = { action-lore-masters-meditation }
token-action-eugene-9 = { action-defensive-preparation }
token-action-eugene-10 = { action-tactical-gambit }
token-action-eugene-11 = { action-patent-pending }
token-action-eugene-12 = { action-bulk-order }
token-action-eugene-13 = { action-time-is-money }
token-action-wally-1 = { action-deceptive-move }
token-action-wally-2 = { action-charge }
token-action-wally-3 = { action-shifting-manor }
token-action-wally-4 = { action-determined-sprint }
token-action-wally-5 = { action-steps-in-shadow }
token-action-wally-6 = { action-fae-touch }
token-action-wally-7 = { action-magic-mirror }
token-action-wally-8 = { action-lore-masters-meditation }
token-action-wally-9 = { action-defensive-preparation }
token-action-wally-10 = { action-tactical-gambit }
token-action-wally-11 = { action-smash-and-grab }
token-action-wally-12 = { action-through-the-skylight }
token-action-wally-13 = { action-sticky-fingers }
token-action-oliver-1 = { action-deceptive-move }
token-action-oliver-2 = { action-charge }
token-action-oliver-3 = { action-shifting-manor }
token-action-oliver-4 = { action-determined-sprint }
token-action-oliver-5 = { action-steps-in-shadow }
token-action-oliver-6 = { action-fae-touch }
token-action-oliver-7 = { action-magic-mirror }
token-action-oliver-8 = { action-lore-masters-meditation }
token-action-oliver-9 = { action-defensive-preparation }
token-action-oliver-10 = { action-tactical-gambit }
token-action-oliver-11 = { action-sketched-door }
token-action-oliver-12 = { action-dreamwalk }
token-action-oliver-13 = { action-nightmare-unbound }
token-companion-cedar_chompybark = { companion-cedar-chompybark }
token-companion-brunhilde_grendelsdottir = { companion-brunhilde-grendelsdottir }
token-companion-arthur_weirdwood = { companion-arthur-weirdwood }
token-companion-mathilda_ravenstone = { companion-mathilda-ravenstone }
token-companion-professor_bones = { companion-professor-bones }
token-companion-daisy_bigglesworth = { companion-daisy-bigglesworth }
token-companion-lash_vandermere = { companion-lash-vandermere }
token-companion-tobias_tock = { companion-tobias-tock }
token-companion-marrow = { companion-marrow }
token-companion-granny_thistle = { companion-granny-thistle }
token-companion-pennywhistle = { companion-pennywhistle }
token-companion-sir_rustington = { companion-sir-rustington }
token-companion-quillby = { companion-quillby }
token-companion-ember = { companion-ember }
token-companion-odette_vale = { companion-odette-vale }
token-companion-finn_latchkey = { companion-finn-latchkey }
token-companion-the_moth_eaten_map = { companion-the-moth-eaten-map }
token-companion-nurse_nightingloom = { companion-nurse-nightingloom }
token-tactic-power_surge = { tactic-power-surge }
token-tactic-short_rest = { tactic-short-rest }
token-tactic-deadly_attack = { tactic-deadly-attack }
token-tactic-sturdy_guard = { tactic-sturdy-guard }
token-tactic-borrowed_blade = { tactic-borrowed-blade }
token-tactic-quick_step = { tactic-quick-step }
token-tactic-opportune_strike = { tactic-opportune-strike }
token-tactic-scavenge = { tactic-scavenge }
token-tactic-warden_insight = { tactic-warden-insight }
token-tactic-turn_the_hourglass = { tactic-turn-the-hourglass }
token-tactic-banishing_word = { tactic-banishing-word }
token-quest-clever_tactics = { quest-clever-tactics }
token-quest-worthy_student = { quest-worthy-student }
token-quest-scarab_hunter = { quest-scarab-hunter }
token-quest-throne_guard = { quest-throne-guard }
token-quest-purifier = { quest-purifier }
token-quest-generous_heart = { quest-generous-heart }
token-quest-grand_tour = { quest-grand-tour }
token-quest-first_blood = { quest-first-blood }
token-quest-unbroken_wall = { quest-unbroken-wall }
token-quest-master_smith = { quest-master-smith }
token-quest-good_company = { quest-good-company }
token-quest-early_bird = { quest-early-bird }
token-quest-midnight_oil = { quest-midnight-oil }
token-quest-perfect_pattern = { quest-perfect-pattern }
token-quest-pilgrim_of_the_crypt = { quest-pilgrim-of-the-crypt }
token-quest-hale_and_hearty = { quest-hale-and-hearty }
token-quest-wages_of_war = { quest-wages-of-war }
token-quest-keeper_of_hours = { quest-keeper-of-hours }
token-mcard-hunting_the_lady-2 = { mcard-hunting-the-lady }
token-mcard-hunting_the_lady-3 = { mcard-hunting-the-lady }
token-mcard-charge_at_the_noise-2 = { mcard-charge-at-the-noise }
token-mcard-charge_at_the_noise-3 = { mcard-charge-at-the-noise }
token-mcard-wrecking_run-3 = { mcard-wrecking-run }
token-mcard-blundering_about-3 = { mcard-blundering-about }
token-mcard-thundering_roar-4 = { mcard-thundering-roar }
token-mcard-enraged-3 = { mcard-enraged }
token-mcard-crushing_blow-2 = { mcard-crushing-blow }
token-mcard-crushing_blow-3 = { mcard-crushing-blow }
token-mcard-bone_shaking_stomp-3 = { mcard-bone-shaking-stomp }
token-mcard-come_forth-2 = { mcard-come-forth }
token-mcard-skittering_swarm-3 = { mcard-skittering-swarm }
token-mcard-reinforce_the_throne-2 = { mcard-reinforce-the-throne }
token-mcard-clockwork_tide_ogre-3 = { mcard-clockwork-tide-ogre }
token-mcard-gathering_strength-2 = { mcard-gathering-strength }
token-mcard-sly_planning-2 = { mcard-sly-planning }
token-mcard-thick_hide-3 = { mcard-thick-hide }
token-mcard-drift_with_the_clock-2 = { mcard-drift-with-the-clock }
token-mcard-drift_against_the_clock-2 = { mcard-drift-against-the-clock }
token-mcard-drawn_to_the_heart-3 = { mcard-drawn-to-the-heart }
token-mcard-flung_to_the_edge-3 = { mcard-flung-to-the-edge }
token-mcard-restless_haunting-4 = { mcard-restless-haunting }
token-mcard-hungry_passage-3 = { mcard-hungry-passage }
token-mcard-chilling_touch-3 = { mcard-chilling-touch }
token-mcard-soul_siphon-2 = { mcard-soul-siphon }
token-mcard-keening_wail-4 = { mcard-keening-wail }
token-mcard-grasp_at_the_lady-3 = { mcard-grasp-at-the-lady }
token-mcard-seeds_of_hunger-2 = { mcard-seeds-of-hunger }
token-mcard-seeds_of_hunger-3 = { mcard-seeds-of-hunger }
token-mcard-feast_laid_out-3 = { mcard-feast-laid-out }
token-mcard-swarming_shadows-2 = { mcard-swarming-shadows }
token-mcard-swarming_shadows-3 = { mcard-swarming-shadows }
token-mcard-clockwork_tide_wraith-4 = { mcard-clockwork-tide-wraith }
token-mcard-shroud_of_mist-2 = { mcard-shroud-of-mist }
token-mcard-shroud_of_mist-3 = { mcard-shroud-of-mist }
token-mcard-stolen_vigour-2 = { mcard-stolen-vigour }
token-mcard-spectral_claws-3 = { mcard-spectral-claws }
token-mcard-therus_withdraws-2 = { mcard-therus-withdraws }
token-mcard-step_between_shadows-2 = { mcard-step-between-shadows }
token-mcard-seek_the_meddler-1 = { mcard-seek-the-meddler }
token-mcard-return_to_the_throne-1 = { mcard-return-to-the-throne }
token-mcard-firebolt-2 = { mcard-firebolt }
token-mcard-ring_of_flame-3 = { mcard-ring-of-flame }
token-mcard-mind_spike-2 = { mcard-mind-spike }
token-mcard-arcane_duel-2 = { mcard-arcane-duel }
token-mcard-scorched_corridor-3 = { mcard-scorched-corridor }
token-mcard-whispered_promise-1 = { mcard-whispered-promise }
token-mcard-whispered_promise-2 = { mcard-whispered-promise }
token-mcard-draining_gaze-2 = { mcard-draining-gaze }
token-mcard-clockwork_call-2 = { mcard-clockwork-call }
token-mcard-guard_the_throne-1 = { mcard-guard-the-throne }
token-mcard-clockwork_tide_therus-3 = { mcard-clockwork-tide-therus }
token-mcard-gathering_darkness-2 = { mcard-gathering-darkness }
token-mcard-mirror_ward-2 = { mcard-mirror-ward }
token-mcard-stolen_min-1 = { mcard-stolen-min }
token-mcard-hex_of_ruin-2 = { mcard-hex-of-ruin }

## More words of the table

token-face-down = hidden card
die-gauntlet = level of the Gauntlet
enemy-scarabs = Scarabs
    .the = the Scarabs
    .start = The Scarabs
    .kind = swarm
wraith-face-clockwise = clockwise
wraith-face-counter-clockwise = counter-clockwise
wraith-face-inward = inward
wraith-face-outward = outward
wraith-face-heal = heal
source-burst = bursts
token-take-back-played-tactics = { quest-clever-tactics }
favour-favour = { favour }
favour-favour-1-text = { favour-1-text }
favour-favour-2-text = { favour-2-text }
favour-favour-3-text = { favour-3-text }
charge-stinging-couplet = { charge-celia }
charge-thumping-heel = { charge-bailey }
charge-twin-blades = { charge-sekhmet }
charge-gadget-burst = { charge-eugene }
charge-sleight-of-hand = { charge-wally }
charge-flash-of-imagination = { charge-oliver }
count-of-what = { $what ->
    [what-min] { amount-min }
    [what-knowledge] { amount-knowledge }
    [what-scarab] { amount-scarab }
   *[what-power] { amount-power }
}

## The end

end-won = The Fae Monster is beaten, and the manor is saved.
end-time = The twelfth Day is over, and the Fae Monster still stands. The manor is lost.
end-curse = Too many Rooms are Cursed. The curse has taken the manor.
end-lady = The Chaos Ogre has struck Lady Weirdwood down.
end-life-force = Lady Weirdwood’s Life Force is drained to the last.
end-possession = Therus has Lady Weirdwood in his power.
end-scarabs = A Scarab had to be placed, and the supply was empty. The Scarabs have overrun the manor.

## What the table asks

ask-character = Choose your character.
ask-turn = Your turn: choose your next action.
ask-play-card = Choose the Action Card you play.
ask-play-extra-card = You may play another Action Card.
ask-play-slot = { NAME($card) }: choose the time slot for it.
ask-play-face = { NAME($card) }: do you play it face up or face down?
ask-play-tactic = { NAME($card) }: do you put a Tactics card on it?
ask-time-steps = Time slot { $slot }: how far does time move forward?
ask-face-down = Your card lies face down. Choose what it gives you.
ask-copy-card = Choose the card whose actions you copy. You pay its cost.
ask-retrieve-card = Choose the Action Card you take into your hand.
ask-part = Choose the next part of the Room’s action.
ask-choose = { NAME($source) }: choose one.
ask-attack = { NAME($source) }: do you attack?
ask-accept = { NAME($source) }: { $who } wants to give you something. Do you accept?
ask-other-player = { NAME($source) }: choose another player.
ask-pay-times = { NAME($source) }: how many times do you pay for it?
ask-give-health = How much Health do you give to { $who }?
ask-move = Choose the Room where your Move ends.
ask-portal = Choose the Room to which the portal leads.
ask-portal-to-player = Choose the player to whom the portal leads.
ask-use-room = Do you use the action of { NAME($room, case: "the") }?
ask-swap-first = Choose the first of the two Rooms that change places.
ask-swap-second = Choose the Room that changes places with { NAME($room, case: "the") }.
ask-cleanse = Choose the Cursed Room you cleanse.
ask-banish = Choose the Room from which you banish a Scarab.
ask-defeat = Choose the Room in which you defeat a Scarab.
ask-time = How far do you move time?
ask-refresh = Do you refresh your Action Cards? First the Scarabs move.
ask-complete-quest = You have done what your Quest asks for. Do you complete it now?
ask-next-quest = Do you take another Quest, and a favour token with it?
ask-quest-health = Your Quest costs Health. How much do you lose?
ask-quest-slot = Choose the time slot on which your Quest lies.
ask-take-back-tactic = Choose the played Tactics card you take back.
ask-damage = Damage to take: { $count }. Choose what the next one costs you.
ask-discard = You hold more cards than you have Health. Choose the cards to discard ({ $count } in all).
ask-discard-cost = Choose the cards you discard as the cost ({ $count } in all).
ask-exhaust = Choose the Companion you exhaust.
ask-pay = Still to pay: { $count }. Choose what you pay with.
ask-wild-pair = A pair of wild icons takes 1 off the cost. Choose what you save.
ask-rebate = You pay 1 less. Choose what you save.
ask-use-rebate = { NAME($card) } makes forging cheaper. Do you use that now?
ask-use-shield = Damage to take: { $count }. { NAME($card) } can take some off. Do you use that now?
ask-die-colour = Choose a Battle Die.
ask-gain-resource = Choose a resource to gain. Still to come: { $count }.
ask-spend-pp = PP to spend: { $count }. Choose the track for the next step.
ask-group-bonus = Choose the player who takes the bonus of the group.
ask-recruit = Choose the Companion you recruit.
ask-refresh-companion = Choose the exhausted Companion you refresh.
ask-offered-companion = Choose the Companion of the offer whose ability you use.
ask-vault-card = Choose the played card that goes into the Exchange Vault.
ask-free-power = Choose the Power you use for free.
ask-free-power-now = The end of your Power track lets you use 1 Power for free, now or never. Do you use one?
ask-power-on-another-turn = The turn of another player is about to end. Do you use one of your Powers?
ask-keep-scarab = Defeated Scarabs left: { $count }. Do you keep the next one or return it?
ask-battle-before = { $who_you ->
    [you] Your battle
   *[other] Battle of { $who }
}, before the roll. Hits: { $hits } against { $enemy_hits }, Blocks: { $blocks } against { $enemy_blocks }. Do you use anything?
ask-battle-rolled = { $who_you ->
    [you] Your battle, after your roll
   *[other] Battle of { $who }, after that player’s roll
}. Hits: { $hits } against { $enemy_hits }, Blocks: { $blocks } against { $enemy_blocks }. Do you use anything?
ask-battle-after = { $who_you ->
    [you] Your battle
   *[other] Battle of { $who }
}, both sides have rolled. Hits: { $hits } against { $enemy_hits }, Blocks: { $blocks } against { $enemy_blocks }. Do you use anything?
ask-battle-damage = { $who_you ->
    [you] You are
   *[other] { $who } is
} about to take { $damage } damage. Do you use anything?
ask-charge = Battle Charge: { NAME($charge) }. Do you use it?
ask-cancel = Choose what you cancel of your opponent’s.
ask-battle-die = Choose the Battle Die that joins the battle.
ask-steal = You may steal a Battle Die. Still allowed: { $count }.
ask-remove-die = Choose the Battle Die that the enemy loses for this battle.
ask-reroll = Choose the dice you roll again. Chosen: { $count }.
ask-pp-before-damage = You gain { $count } PP and take { $damage } damage. How many PP do you spend before the damage?
ask-take-power-card = Choose the Power Card you remove from the Monster’s board.
ask-keep-power-card = Do you keep the Power Card beside your board?
ask-monster-order = Choose the Monster card that will come as number { $count }.
ask-monster-target = The players there are equally near. Choose the Room that { NAME($monster, case: "the") } heads for.
ask-monster-victim = Choose the player whom { NAME($monster, case: "the") } attacks.
ask-ogre-cube = Health cubes to remove: { $count }. Choose the area of the Ogre for the next one.
ask-lose-card = You must discard cards from your hand ({ $count } in all). Choose them.
ask-lose-token = You must give up resources or Power tokens. Still to go: { $count }.
ask-fae-choice = Choose what you suffer.
ask-lady-to = Choose the Room to which Lady Weirdwood goes.
ask-lady-portal = Lady Weirdwood is in the Throne Room. You may send her on by portal.
ask-give-force = How much Health do you give to Lady Weirdwood?
ask-spell-arm = Therus’s spell grows stronger. Steps left: { $count }. Choose an arm.
ask-summoning-payer = Choose who pays towards the Summoning Spell.
ask-summoning = The Summoning Spell still costs { $count }. How much do you pay?

## What the others are waiting for

wait-character = which character to play
wait-turn = the next action
wait-play-card = an Action Card to play
wait-play-extra-card = whether to play another Action Card
wait-play-slot = a time slot for the card
wait-play-face = face up or face down
wait-play-tactic = whether to add a Tactics card
wait-time-steps = how far time moves forward
wait-face-down = what a face-down card gives
wait-copy-card = a card to copy
wait-retrieve-card = an Action Card to take into the hand
wait-part = the next part of the Room’s action
wait-choose = one of several effects
wait-attack = whether to attack
wait-accept = whether to accept a gift
wait-other-player = which player to choose
wait-pay-times = how many times to pay
wait-give-health = how much Health to give
wait-move = the Room where the Move ends
wait-portal = the Room to which the portal leads
wait-portal-to-player = the player to whom the portal leads
wait-use-room = whether to use the Room’s action
wait-swap-first = the first of two Rooms to swap
wait-swap-second = the second of two Rooms to swap
wait-cleanse = a Cursed Room to cleanse
wait-banish = where to banish a Scarab
wait-defeat = where to defeat a Scarab
wait-time = how far to move time
wait-refresh = whether to refresh Action Cards
wait-complete-quest = whether to complete a Quest
wait-next-quest = whether to take another Quest
wait-quest-health = how much Health to lose for the Quest
wait-quest-slot = a time slot for the Quest
wait-take-back-tactic = a Tactics card to take back
wait-damage = what the damage costs
wait-discard = cards to discard
wait-discard-cost = cards to discard as the cost
wait-exhaust = a Companion to exhaust
wait-pay = what to pay with
wait-wild-pair = what to save
wait-rebate = what to save
wait-use-rebate = whether to forge at a lower cost
wait-use-shield = whether less damage is taken
wait-die-colour = a Battle Die
wait-gain-resource = a resource to gain
wait-spend-pp = a track for the next step
wait-group-bonus = who takes the bonus of the group
wait-recruit = a Companion to recruit
wait-refresh-companion = a Companion to refresh
wait-offered-companion = an ability of a Companion on offer
wait-vault-card = a card for the Exchange Vault
wait-free-power = a Power to use for free
wait-free-power-now = whether to use a Power for free
wait-power-on-another-turn = whether to use a Power
wait-keep-scarab = whether to keep a defeated Scarab
wait-battle-before = whether to use anything before the roll
wait-battle-rolled = whether to use anything after the roll
wait-battle-after = whether to use anything after both rolls
wait-battle-damage = whether to use anything before damage
wait-charge = whether to use the Battle Charge
wait-cancel = what to cancel of the opponent’s
wait-battle-die = a Battle Die that joins the battle
wait-steal = whether to steal a Battle Die
wait-remove-die = a Battle Die that the enemy loses
wait-reroll = dice to roll again
wait-pp-before-damage = how many PP to spend before the damage
wait-take-power-card = a Power Card to take off the Monster
wait-keep-power-card = whether to keep the Power Card
wait-monster-order = the order of the Monster cards
wait-monster-target = the Room the Monster heads for
wait-monster-victim = whom the Monster attacks
wait-ogre-cube = an area of the Ogre
wait-lose-card = cards to discard
wait-lose-token = resources or Power tokens to give up
wait-fae-choice = what to suffer
wait-lady-to = where Lady Weirdwood goes
wait-lady-portal = a portal for Lady Weirdwood
wait-give-force = how much Health to give Lady Weirdwood
wait-spell-arm = an arm of Therus’s spell
wait-summoning-payer = who pays towards the Summoning Spell
wait-summoning = how much to pay for the Summoning Spell

## Options

option-card = { NAME($card) }
option-character = { NAME($character) }
option-place = { NAME($room) }
option-seat = { $who_you ->
    [you] You ({ $who })
   *[other] { $who }
}
option-slot = Time slot { $slot }: { NAME($time) }
option-slot-companion = { NAME($card) }: any time of day
option-steps = { amount-space } forward: { $day ->
    [13] after the last Day, you lose
   *[other] { NAME($time) } { $position }, Day { $day }
}
option-steps-back = { amount-space } back: { NAME($time) } { $position }, Day { $day }
option-count = { $count }
option-lose-health = { amount-health }
option-what = { NAME($what) }
option-track = { NAME($track) }
option-die = { NAME($die) }
option-gauntlet = 1 level of the Gauntlet
option-reroll = { NAME($die) }: { $hits ->
    [0] { $blocks ->
            [0] { $charges ->
                    [0] blank
                   *[other] Battle Charge
                }
           *[other] { amount-of-blocks }
        }
   *[other] { amount-of-hits }
}
option-power = Power: { NAME($power) }
option-companion = Companion: { NAME($card) }{ $number ->
    [1] { "" }
   *[other] { " " }(ability { $number })
}
option-arm = Arm { $arm }
option-area = { NAME($area) }
option-part = Part { $count }
option-token-take-back-played-tactics = { quest-clever-tactics }: take back a Tactics card
option-done = Done
option-pass = Pass
option-yes = Yes
option-no = No
option-stay = Stay here
option-end = End the turn
option-play = Play an Action Card
option-room = Use the Room’s action
option-quest = Complete your Quest
option-cleanse = Cleanse the Room
option-free-power = Use a Power for free
option-vault = Use the Exchange Vault
option-lady = Move Lady Weirdwood
option-lady-out = Bring Lady Weirdwood out of the Rubble
option-give-force = Give Health to Lady Weirdwood
option-counter-spell = Cast a counter-spell
option-summoning = Pay towards the Summoning Spell
option-face-up = Face up
option-face-down = Face down
option-down-move = Take 1 Move
option-down-attack = Take 1 Attack
option-down-min = Gain 1 Mîn
option-down-knowledge = Gain 1 Knowledge
option-down-scarab = Gain 1 Scarab
option-keep-scarab = Keep the Scarab
option-return-scarab = Return the Scarab to the supply
option-damage-health = Lose 1 Health
option-damage-die = Lose the last forged die
option-damage-gauntlet = Lose 1 level of the Gauntlet
option-damage-power = Lose 1 Power token
option-suffer-hits = Take the damage
option-suffer-hand-card = Discard from your hand
option-suffer-any-or-power = Give up resources or Power tokens
option-favour-hit = Favour token: add 1 Hit
option-favour-block = Favour token: add 1 Block
option-favour-die = Favour token: add 1 Battle Die
option-wild-hit = Pair of wild icons: 1 Hit
option-wild-block = Pair of wild icons: 1 Block
option-cancel-hit = Cancel 1 Hit
option-cancel-block = Cancel 1 Block

## What an effect does

amount-of-hits = { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
}
amount-of-blocks = { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}
hits-and-blocks = { $hits ->
    [0] { amount-of-blocks }
   *[other] { $blocks ->
            [0] { amount-of-hits }
           *[other] { amount-of-hits } and { amount-of-blocks }
        }
}
a-die = { $die ->
    [die-attack] an { NAME($die) }
   *[other] a { NAME($die) }
}
amount-of-min = { $min } Mîn
gains = { $min ->
    [0] { gains-knowledge }
   *[other] { amount-of-min }{ more-knowledge }
}
amount-of-knowledge = { $knowledge } Knowledge
gains-knowledge = { $knowledge ->
    [0] { gains-scarab }
   *[other] { amount-of-knowledge }{ more-scarab }
}
more-knowledge = { $knowledge ->
    [0] { more-scarab }
   *[other] { glue-knowledge }{ amount-of-knowledge }{ more-scarab }
}
glue-knowledge = { $scarab ->
    [0] { glue-scarab }
   *[other] { ", " }
}
amount-of-scarab = { $scarab ->
    [one] { $scarab } Scarab
   *[other] { $scarab } Scarabs
}
gains-scarab = { $scarab ->
    [0] { gains-any }
   *[other] { amount-of-scarab }{ more-any }
}
more-scarab = { $scarab ->
    [0] { more-any }
   *[other] { glue-scarab }{ amount-of-scarab }{ more-any }
}
glue-scarab = { $any ->
    [0] { glue-any }
   *[other] { ", " }
}
amount-of-any = { $any ->
    [one] { $any } resource of any kind
   *[other] { $any } resources of any kind
}
gains-any = { $any ->
    [0] { gains-either }
   *[other] { amount-of-any }{ more-either }
}
more-any = { $any ->
    [0] { more-either }
   *[other] { glue-any }{ amount-of-any }{ more-either }
}
glue-any = { $either ->
    [0] { glue-either }
   *[other] { ", " }
}
amount-of-either = { $either } Mîn or Knowledge
gains-either = { $either ->
    [0] { gains-power }
   *[other] { amount-of-either }{ more-power }
}
more-either = { $either ->
    [0] { more-power }
   *[other] { glue-either }{ amount-of-either }{ more-power }
}
glue-either = { $power ->
    [0] { glue-power }
   *[other] { ", " }
}
amount-of-power = { $power ->
    [one] { $power } Power token
   *[other] { $power } Power tokens
}
gains-power = { $power ->
    [0] { gains-tactics }
   *[other] { amount-of-power }{ more-tactics }
}
more-power = { $power ->
    [0] { more-tactics }
   *[other] { glue-power }{ amount-of-power }{ more-tactics }
}
glue-power = { $tactics ->
    [0] { glue-tactics }
   *[other] { ", " }
}
amount-of-tactics = { $tactics ->
    [one] { $tactics } Tactics card
   *[other] { $tactics } Tactics cards
}
gains-tactics = { $tactics ->
    [0] { gains-health }
   *[other] { amount-of-tactics }{ more-health }
}
more-tactics = { $tactics ->
    [0] { more-health }
   *[other] { glue-tactics }{ amount-of-tactics }{ more-health }
}
glue-tactics = { $health ->
    [0] { glue-health }
   *[other] { ", " }
}
amount-of-health = { $health } Health
gains-health = { $health ->
    [0] { gains-pp }
   *[other] { amount-of-health }{ more-pp }
}
more-health = { $health ->
    [0] { more-pp }
   *[other] { glue-health }{ amount-of-health }{ more-pp }
}
glue-health = { $pp ->
    [0] { glue-pp }
   *[other] { ", " }
}
amount-of-pp = { $pp } PP
gains-pp = { $pp ->
    [0] what follows
   *[other] { amount-of-pp }
}
more-pp = { $pp ->
    [0] { "" }
   *[other] { glue-pp }{ amount-of-pp }
}
glue-pp = { " and " }
step-gain = Gain { gains }
step-other-gain = Another player gains { gains }
step-pay = Pay { $price } for { gains }
step-other-pay = Another player pays { $price } for { gains }
step-pay-per = Pay as often as you like
step-other-pay-per = Another player pays as often as they like
step-move = { $all ->
    [1] Move past Scarabs and Monster
   *[other] { $scarabs ->
            [1] Move past Scarabs
           *[other] Move
        }
}{ $count ->
    [1] { "" }
   *[other] { " " }({ $count }×)
}
step-other-move = Another player takes { $count ->
    [one] { $count } Move
   *[other] { $count } Moves
}
step-attack = Attack{ $hits ->
    [0] { "" }
   *[other] , +{ amount-of-hits }
}{ $against ->
    [0] { "" }
    [one] , +{ $against } Hit against Scarabs
   *[other] , +{ $against } Hits against Scarabs
}{ $dice ->
    [0] { "" }
    [one] , +{ $dice } Battle Die
   *[other] , +{ $dice } Battle Dice
}{ $steal ->
    [0] { "" }
    [one] , take { $steal } die of the enemy
   *[other] , take { $steal } dice of the enemy
}
step-other-attack = Another player attacks
step-portal-any-other-room = Portal to another Room
step-other-portal-any-other-room = Another player portals to another Room
step-portal-same-ring-other-room = Portal on this ring
step-other-portal-same-ring-other-room = Another player portals on their ring
step-portal-dice = Portal to the Room that the Room Dice show
step-other-portal-dice = Another player portals to the Room that the Room Dice show
step-portal-ring-neighbour = Leap to the next Room of the ring
step-other-portal-ring-neighbour = Another player leaps to the next Room of their ring
step-portal-neighbour-or-facing = Portal to a neighbouring Room
step-other-portal-neighbour-or-facing = Another player portals to a neighbouring Room
step-portal-room-scarabs-2plus = Portal to a Room with 2 or more Scarabs
step-other-portal-room-scarabs-2plus = Another player portals to a Room with 2 or more Scarabs
step-portal-monster-room-no-scarabs = Portal to the Monster’s Room
step-other-portal-monster-room-no-scarabs = Another player portals to the Monster’s Room
step-portal-room-of-other-player = Portal to another player’s Room
step-other-portal-room-of-other-player = Another player portals to a player’s Room
step-swap-rooms = Swap 2 Rooms of one ring
step-other-swap-rooms = Another player swaps 2 Rooms of one ring
step-use-room-action = Use the Room’s action
step-other-use-room-action = Another player uses a Room’s action
step-battle = Change the battle
step-other-battle = Another player changes the battle
step-after-battle = Prepare something for after the battle
step-other-after-battle = Another player gains something after the battle
step-monster-damage = Deal { $count } damage to the Fae Monster
step-other-monster-damage = Another player deals { $count } damage to the Fae Monster
step-lasting-track = Strengthen all your battles from now on
step-other-lasting-track = Another player is stronger in all battles from now on
step-die-on-card = Put a Battle Die on this card
step-other-die-on-card = Another player puts a Battle Die on this card
step-transfer = Give another player up to { $count } Health
step-other-transfer = Another player gives away up to { $count } Health
step-forge = Forge { $count ->
    [one] { $count } Battle Die
   *[other] up to { $count } Battle Dice
}{ $surcharge ->
    [0] { "" }
   *[other] { " " }(costs { $surcharge } more)
}
step-other-forge = Another player forges { $count ->
    [one] { $count } Battle Die
   *[other] up to { $count } Battle Dice
}{ $surcharge ->
    [0] { "" }
   *[other] { " " }(costs { $surcharge } more)
}
step-forge-rebate = Forge for less
step-other-forge-rebate = Another player forges for less
step-recruit = Recruit a Companion{ $surcharge ->
    [0] { "" }
   *[other] { " " }(costs { $surcharge } more)
}
step-other-recruit = Another player recruits a Companion{ $surcharge ->
    [0] { "" }
   *[other] { " " }(costs { $surcharge } more)
}
step-refresh-companion = Refresh { $count ->
    [one] { $count } Companion
   *[other] up to { $count } Companions
}
step-other-refresh-companion = Another player refreshes { $count ->
    [one] { $count } Companion
   *[other] up to { $count } Companions
}
step-use-offer-companion = Use a Companion of the offer
step-other-use-offer-companion = Another player uses a Companion of the offer
step-banish = Banish { $count ->
    [one] { $count } Scarab
    [2] 2 Scarabs
    [3] 3 Scarabs
   *[other] all Scarabs
}
step-other-banish = Another player banishes { $count ->
    [one] { $count } Scarab
    [2] 2 Scarabs
    [3] 3 Scarabs
   *[other] all Scarabs
}
step-defeat = Defeat { $count ->
    [one] { $count } Scarab
    [2] 2 Scarabs
    [3] 3 Scarabs
   *[other] all Scarabs
}
step-other-defeat = Another player defeats { $count ->
    [one] { $count } Scarab
    [2] 2 Scarabs
    [3] 3 Scarabs
   *[other] all Scarabs
}
step-cleanse = Cleanse a Cursed Room
step-other-cleanse = Another player cleanses a Cursed Room
step-time = Move time
step-other-time = Another player moves time
step-draw = Draw { amount-action-card }
step-other-draw = Another player draws { amount-action-card }
step-retrieve-card = Take { amount-action-card } back into your hand
step-other-retrieve-card = Another player takes { amount-action-card } back into their hand
step-copy-played-card = Copy the actions of a played card
step-other-copy-played-card = Another player copies the actions of a played card
step-play-extra-card = Play another Action Card
step-other-play-extra-card = Another player plays an Action Card
step-use-power-free = Use a Power for free
step-other-use-power-free = Another player uses a Power for free
step-take-monster-power = Take a Power Card from the Monster
step-other-take-monster-power = Another player takes a Power Card from the Monster
step-peek-monster = Look at { $count ->
    [one] { $count } Monster card
   *[other] { $count } Monster cards
}
step-other-peek-monster = Another player looks at { $count ->
    [one] { $count } Monster card
   *[other] { $count } Monster cards
}
step-keep-quest-token = Keep the Quest for later
step-other-keep-quest-token = Another player keeps the Quest for later
step-choose = Choose one of several effects
step-other-choose = Another player chooses what to gain
step-roll-d12 = Roll the d12
step-other-roll-d12 = Another player rolls the d12
step-if = Carry out what holds now
step-other-if = Another player carries out what holds now

## Options of abilities

option-other-player = Another player
option-gain-min = Gain Mîn
option-gain-knowledge = Gain Knowledge
option-gain-scarab = Gain a Scarab
option-gain-any = Gain resources of your choice
option-gain-min-or-knowledge = Gain Mîn or Knowledge
option-gain-power = Gain a Power token
option-gain-tactics = Gain a Tactics card
option-gain-health = You gain Health
option-gain-pp = Gain PP
option-battle-hits = Add 1 Hit
option-battle-blocks = Add 1 Block
option-battle-dice = Add a Battle Die
option-battle-reroll = Roll dice again
option-battle-steal = Steal a Battle Die
option-battle-remove-enemy-dice = Take a Battle Die from the enemy
option-battle-cancel-enemy = Cancel something of the enemy’s
option-battle-reduce-damage = Take less damage
option-move = Move
option-attack = Attack
option-portal = Portal
option-swap-rooms = { step-swap-rooms }
option-use-room-action = { step-use-room-action }
option-monster-damage = Deal damage to the Fae Monster
option-pay = Pay for something
option-forge = Forge a Battle Die
option-recruit = Recruit a Companion
option-refresh-companion = Refresh a Companion
option-use-offer-companion = { step-use-offer-companion }
option-banish = Banish Scarabs
option-defeat = Defeat Scarabs
option-time = { step-time }
option-draw = Draw Action Cards
option-retrieve-card = Take a card back into your hand
option-use-power-free = { step-use-power-free }
option-peek-monster = Look at Monster cards

## Chronicle

log-game-start = The corridors of the manor begin to turn. Your foe: { NAME($monster) }.
log-takes-character = { $who_you ->
    [you] You play { NAME($character) }.
   *[other] { $who } plays { NAME($character) }.
}
log-first-player = { $who_you ->
    [you] You take the first turn.
   *[other] { $who } takes the first turn.
}
log-turn = { $who_you ->
    [you] Your turn.
   *[other] Turn of { $who }.
}
log-won = { end-won }
log-lost-time = { end-time }
log-lost-curse = { end-curse }
log-lost-lady = { end-lady }
log-lost-life-force = { end-life-force }
log-lost-possession = { end-possession }
log-lost-scarabs = { end-scarabs }
log-arrives = { $who_you ->
    [you] You go to { NAME($room, case: "the") }.
   *[other] { $who } goes to { NAME($room, case: "the") }.
}
log-monster-arrives = { NAME($monster, case: "start") } comes to { NAME($room, case: "the") }.
log-monster-leaves = { NAME($monster, case: "start") } leaves the manor.
log-monster-stays = { NAME($monster, case: "start") } stays in place.
log-lady-arrives = Lady Weirdwood comes to { NAME($room, case: "the") }.
log-swap = { NAME($room) } and { NAME($other) } change places.
log-room-dice = The Room Dice show Day { $day } and { NAME($ring, case: "the") }: { NAME($room) }.
log-scarab-phase = Scarab Phase: the Scarabs move outward.
log-scarab-appears = A Scarab appears in { NAME($room, case: "the") }.
log-scarabs-move = { $count ->
    [one] { $count } Scarab moves
   *[other] { $count } Scarabs move
} from { NAME($room, case: "the") } to { NAME($other, case: "the") }.
log-scarabs-leave = { $count ->
    [one] { $count } Scarab is
   *[other] { $count } Scarabs are
} removed from { NAME($room, case: "the") }.
log-scarab-kept = { $who_you ->
    [you] You keep a defeated Scarab.
   *[other] { $who } keeps a defeated Scarab.
}
log-room-cursed = A curse falls on { NAME($room, case: "the") }.
log-room-cleansed = The curse on { NAME($room, case: "the") } is lifted.
log-tile = { $what ->
    [tile-rubble] Rubble fills { NAME($room, case: "the") }.
   *[other] Fire breaks out in { NAME($room, case: "the") }.
}
log-no-tile = { NAME($what) } cannot be placed in { NAME($room, case: "the") }.
log-time-forward = Time moves { amount-space } forward: Day { $day }, { NAME($time) } { $position }.
log-time-back = Time moves { amount-space } back: Day { $day }, { NAME($time) } { $position }.
log-gain = { $who_you ->
    [you] You gain { count-of-what }.
   *[other] { $who } gains { count-of-what }.
}
log-spend = { $who_you ->
    [you] You spend { count-of-what }.
   *[other] { $who } spends { count-of-what }.
}
log-lose-token = { $who_you ->
    [you] You lose 1 { NAME($what) }.
   *[other] { $who } loses 1 { NAME($what) }.
}
log-health-up = { $who_you ->
    [you] You gain { amount-health }, now { $now }.
   *[other] { $who } gains { amount-health }, now { $now }.
}
log-health-down = { $who_you ->
    [you] You lose { amount-health }, now { $now }.
   *[other] { $who } loses { amount-health }, now { $now }.
}
log-forge = { $die ->
    [die-gauntlet] { $who_you ->
            [you] You raise the Thief’s Gauntlet by 1 level.
           *[other] { $who } raises the Thief’s Gauntlet by 1 level.
        }
   *[other] { $who_you ->
            [you] You forge { a-die }.
           *[other] { $who } forges { a-die }.
        }
}
log-lose-die = { $die ->
    [die-gauntlet] { $who_you ->
            [you] You lose 1 level of the Thief’s Gauntlet.
           *[other] { $who } loses 1 level of the Thief’s Gauntlet.
        }
   *[other] { $who_you ->
            [you] You lose { a-die }.
           *[other] { $who } loses { a-die }.
        }
}
log-track = { $who_you ->
    [you] You reach space { $count } of { NAME($track, case: "the") }.
   *[other] { $who } reaches space { $count } of { NAME($track, case: "the") }.
}
log-group-track = The group reaches space { $count } of the group PP track.
log-lasting = { $who_you ->
    [you] From now on you have { hits-and-blocks } in every battle.
   *[other] From now on { $who } has { hits-and-blocks } in every battle.
}
log-roll-d12 = { $who_you ->
    [you] You roll { $count } on the d12.
   *[other] { $who } rolls { $count } on the d12.
}
log-room-action = { $who_you ->
    [you] You use the action of { NAME($room, case: "the") }.
   *[other] { $who } uses the action of { NAME($room, case: "the") }.
}
log-draw = { $who_you ->
    [you] You draw { NAME($card) }.
   *[other] { $who } draws { NAME($card) }.
}
log-discard = { $who_you ->
    [you] You discard { NAME($card) }.
   *[other] { $who } discards { NAME($card) }.
}
log-play = { $who_you ->
    [you] You play { NAME($card) } { NAME($side) } onto time slot { $slot }.
   *[other] { $who } plays { NAME($card) } { NAME($side) } onto time slot { $slot }.
}
log-copy = { NAME($card) } takes on the actions of { NAME($what) }.
log-card-back = { $who_you ->
    [you] You take { NAME($card) } back into your hand.
   *[other] { $who } takes { NAME($card) } back into hand.
}
log-to-vault = { $who_you ->
    [you] You put { NAME($card) } into the Exchange Vault.
   *[other] { $who } puts { NAME($card) } into the Exchange Vault.
}
log-from-vault = { $who_you ->
    [you] You take { NAME($card) } out of the Exchange Vault.
   *[other] { $who } takes { NAME($card) } out of the Exchange Vault.
}
log-die-on-card = { $who_you ->
    [you] You put { a-die } on { NAME($card) }.
   *[other] { $who } puts { a-die } on { NAME($card) }.
}
log-card-die = { $who_you ->
    [you] { NAME($card) } brings you { a-die } for this battle.
   *[other] { NAME($card) } brings { $who } { a-die } for this battle.
}
log-gain-tactic = { $who_you ->
    [you] You gain a Tactics card: { NAME($card) }.
   *[other] { $who } gains a Tactics card: { NAME($card) }.
}
log-play-tactic = { $who_you ->
    [you] You play a Tactics card: { NAME($card) }.
   *[other] { $who } plays a Tactics card: { NAME($card) }.
}
log-use-tactic = { $who_you ->
    [you] You use a Tactics card: { NAME($card) }.
   *[other] { $who } uses a Tactics card: { NAME($card) }.
}
log-tactic-back = { $who_you ->
    [you] You take back a Tactics card: { NAME($card) }.
   *[other] { $who } takes back a Tactics card: { NAME($card) }.
}
log-refresh = { $who_you ->
    [you] You refresh your Action Cards.
   *[other] { $who } refreshes all Action Cards.
}
log-recruit = { $who_you ->
    [you] You recruit { NAME($card) }.
   *[other] { $who } recruits { NAME($card) }.
}
log-exhaust = { $who_you ->
    [you] You exhaust { NAME($card) }.
   *[other] { $who } exhausts { NAME($card) }.
}
log-refresh-companion = { $who_you ->
    [you] You refresh { NAME($card) }.
   *[other] { $who } refreshes { NAME($card) }.
}
log-borrow-ability = { $who_you ->
    [you] You borrow an ability of { NAME($card) } until the end of the turn.
   *[other] { $who } borrows an ability of { NAME($card) } until the end of the turn.
}
log-draw-quest = { $who_you ->
    [you] You draw a Quest: { NAME($card) }.
   *[other] { $who } draws a Quest: { NAME($card) }.
}
log-lay-quest = { $who_you ->
    [you] You lay your Quest on time slot { $slot }: { NAME($card) }.
   *[other] { $who } lays a Quest on time slot { $slot }: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] You complete your Quest: { NAME($card) }.
   *[other] { $who } completes a Quest: { NAME($card) }.
}
log-quest-token = { $who_you ->
    [you] You keep a reward for later: { NAME($token) }.
   *[other] { $who } keeps a reward for later: { NAME($token) }.
}
log-gain-favour = { $who_you ->
    [you] You gain a favour token of Lady Weirdwood.
   *[other] { $who } gains a favour token of Lady Weirdwood.
}
log-spend-favour = { $who_you ->
    [you] You hand in a favour token.
   *[other] { $who } hands in a favour token.
}
log-power = { $who_you ->
    [you] You use the Power { NAME($power) }.
   *[other] { $who } uses the Power { NAME($power) }.
}
log-free-power = { $who_you ->
    [you] You may use 1 Power for free before your turn ends.
   *[other] { $who } may use 1 Power for free before the turn ends.
}
log-attack = { $who_you ->
    [you] You attack { NAME($enemy, case: "the") } in { NAME($room, case: "the") }.
   *[other] { $who } attacks { NAME($enemy, case: "the") } in { NAME($room, case: "the") }.
}
log-attacked = { NAME($enemy, case: "start") } attacks { $who_you ->
    [you] you
   *[other] { $who }
} in { NAME($room, case: "the") }.
log-roll = { NAME($who, attr: "kind") ->
    [monster] { NAME($who, case: "start") } rolls
    [swarm] { NAME($who, case: "start") } roll
   *[player] { $who_you ->
            [you] You roll
           *[other] { $who } rolls
        }
} { $count ->
    [one] { $count } die
   *[other] { $count } dice
}. Hits: { $hits }, Blocks: { $blocks }, { NAME($who, attr: "kind") ->
    [monster] bursts
    [swarm] bursts
   *[player] Battle Charges
}: { $charges }.
log-charge = { $who_you ->
    [you] You use your Battle Charge: { NAME($charge) }.
   *[other] { $who } uses a Battle Charge: { NAME($charge) }.
}
log-battle-bonus = { NAME($source) } gives { $who_you ->
    [you] you
   *[other] { $who }
} { hits-and-blocks }.
log-battle-die = { $who_you ->
    [you] You add { a-die } to this battle.
   *[other] { $who } adds { a-die } to this battle.
}
log-steal-die = { $who_you ->
    [you] You steal { a-die } for this battle.
   *[other] { $who } steals { a-die } for this battle.
}
log-remove-die = { $who_you ->
    [you] You take { a-die } out of this battle.
   *[other] { $who } takes { a-die } out of this battle.
}
log-cancel = { NAME($source) }: { $who_you ->
    [you] you cancel
   *[other] { $who } cancels
} { hits-and-blocks } of the enemy’s.
log-wild-pair = { $who_you ->
    [you] Your pair of wild icons gives you: 1 { NAME($icon) }.
   *[other] { $who } gains from a pair of wild icons: 1 { NAME($icon) }.
}
log-battle-totals = { $who_you ->
    [you] You
   *[other] { $who }
}: { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
}, { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}. { NAME($enemy, case: "start") }: { $enemy_hits ->
    [one] { $enemy_hits } Hit
   *[other] { $enemy_hits } Hits
}, { $enemy_blocks ->
    [one] { $enemy_blocks } Block
   *[other] { $enemy_blocks } Blocks
}.
log-defence-totals = { NAME($enemy, case: "start") }: { $enemy_hits ->
    [one] { $enemy_hits } Hit
   *[other] { $enemy_hits } Hits
}. { $who_you ->
    [you] You
   *[other] { $who }
}: { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}.
log-monster-damaged = { $who_you ->
    [you] You deal { amount-damage } to { NAME($monster, case: "the") }.
   *[other] { $who } deals { amount-damage } to { NAME($monster, case: "the") }.
}
log-ogre-cube = { NAME($monster, case: "start") } loses a Health cube, { $left } left.
log-monster-hurt = { NAME($monster, case: "start") } falls to { $now } Health.
log-monster-heals = { NAME($monster, case: "start") } heals to { $now } Health.
log-monster-card = Monster card: { NAME($card) }.
log-monster-deck = The discarded cards of { NAME($monster, case: "the") } form a new deck.
log-monster-order = The next Monster card will be { NAME($card) }.
log-peek-monster = { $who_you ->
    [you] You look at the next { $count ->
            [one] Monster card
           *[other] { $count } Monster cards
        }.
   *[other] { $who } looks at the next { $count ->
            [one] Monster card
           *[other] { $count } Monster cards
        }.
}
log-power-card = The Power Card { NAME($card) } strengthens the Monster.
log-power-card-discarded = The Power Card { NAME($card) } is discarded.
log-power-card-kept = { $who_you ->
    [you] You keep the Power Card { NAME($card) }.
   *[other] { $who } keeps the Power Card { NAME($card) }.
}
log-power-card-used = { $who_you ->
    [you] You use the Power Card { NAME($card) }.
   *[other] { $who } uses the Power Card { NAME($card) }.
}
log-power-cards-beaten = { $who_you ->
    [you] You gain { $count } PP for the Monster’s Power Cards.
   *[other] { $who } gains { $count } PP for the Monster’s Power Cards.
}
log-wraith-die = The Wraith Die shows: { NAME($face) }.
log-lady-rescued = The Throne Room is free of Scarabs: Lady Weirdwood is rescued.
log-lady-hurt = Lady Weirdwood is hurt, Health left: { $now }.
log-life-force-up = Lady Weirdwood’s Life Force rises to { $now }.
log-life-force-down = Lady Weirdwood’s Life Force falls to { $now }.
log-spell-arm = Arm { $arm } of Therus’s spell is now at { $now }.
log-spell-cast = Therus casts the Insidious Possession Spell.
log-possession-left = Lady Weirdwood moves left to space { $now } of the possession track.
log-possession-right = Lady Weirdwood moves right to space { $now } of the possession track.
log-counter-spell = { $who_you ->
    [you] You cast a counter-spell.
   *[other] { $who } casts a counter-spell.
}
log-plan = A card is added to Therus’s Plans, now { $count }.
log-summoning = { $count ->
    [0] The Summoning Spell is paid in full.
   *[other] The Summoning Spell still costs { $count }.
}

## The scene

scene-wm-people = Wardens
scene-wm-person = Warden
scene-wm-phase-set-up = Set-up
scene-wm-phase-turn = Turn
scene-wm-phase-turn-end = End of turn
scene-wm-set-up = set-up
scene-wm-now = Day { $day } · { $time } { $position }
scene-wm-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
scene-wm-footnote = { $monster }: { $state }, Health { $health } of { $whole }. Days left: { $days }.
scene-wm-seat-status = { $warden } · dice { $dice } · Power { $power } · hand { $hand }
scene-wm-no-character = no character yet
scene-wm-manor = The manor
scene-wm-corridors = Day corridor and Time-of-Day corridor
scene-wm-corridors-text = The inner corridor turns with every hour, the outer one with every Day. A Room is open to a corridor where the corridor has a doorway in front of it.
scene-wm-position = { $time } { $position }
scene-wm-away = away
scene-wm-figure = { $warden } ({ $who })
scene-wm-cursed-cost = Cursed, cleansing costs { $cost }
scene-wm-leaves = Boards
scene-wm-sheet = Board of { $who }
scene-wm-several = Choose what to do
scene-wm-back-out = Back
scene-wm-close = Close
scene-wm-health = Health { $count } of { $most }
scene-wm-health-of = Health { $count } of { $whole }
scene-wm-favours = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
scene-wm-free = nothing
scene-wm-slots = Time slots
scene-wm-slot = Time slot { $time }
scene-wm-slot-of = Time slot of { $companion }
scene-wm-slot-free = { $slot }, no card
scene-wm-match = Icons match: { $icon }
scene-wm-matches = Matching icons:
scene-wm-spent = used up
scene-wm-used = used this turn
scene-wm-chosen = chosen
scene-wm-back = Monster card, { $type }
scene-wm-dice = Battle Dice forged: { $count } of { $of }
scene-wm-gauntlet = Thief’s Gauntlet, level { $count } of { $of }
scene-wm-next-die = The next costs { $cost }
scene-wm-next-short = next
scene-wm-die-balanced = B
scene-wm-die-attack = A
scene-wm-die-defence = D
scene-wm-track = { $track }: { $count } of { $of }
scene-wm-track-next = Space { $space }: { $bonus }
scene-wm-free-power = 1 Power free
scene-wm-retinue = Companions, Quest and lasting bonuses
scene-wm-quest-met = can be completed now
scene-wm-borrowed = until the end of the turn
scene-wm-hand = Hand { $count }/{ $limit }
scene-wm-tactics = Tactics { $count }
scene-wm-hand-empty = No cards in hand.
scene-wm-pile = Draw pile: { $count }
scene-wm-discards = Discard pile: { $count }
scene-wm-offer = Companions
scene-wm-to-choose = To choose from
scene-wm-characters = Choose a character
scene-wm-complexity = Difficulty { $count } of 3
scene-wm-surcharge = { $count ->
    [one] the next costs { $count } resource more
   *[other] the next costs { $count } resources more
}
scene-wm-cannot-recruit = you cannot recruit
scene-wm-companion-deck = Companions in the deck: { $count }
scene-wm-tactics-deck = Tactics cards in the deck: { $count }
scene-wm-quest-deck = Quests in the deck: { $count }; favour tokens left: { $favours }
scene-wm-tiles-left = { $tile }, tiles left: { $count }
scene-wm-scarab-supply = Scarabs in the supply: { $count }
scene-wm-stock = Scarabs in the supply: { $scarabs }. Companions on offer: { $offer }.
scene-wm-offer-empty = No Companion is on offer.
scene-wm-companion-slot = Gives one more time slot, for any time of day.
scene-wm-monster-away = { $count ->
    [one] away; Summoning Spell: { $count } resource to pay
   *[other] away; Summoning Spell: { $count } resources to pay
}
scene-wm-state-days = Days { $from } to { $to }
scene-wm-resolving = Being resolved
scene-wm-power-cards = Power Cards { $count }/{ $of }
scene-wm-deck = Monster deck: { $count }
scene-wm-next = Next
scene-wm-next-card = Next Monster card: { $type }, time +{ $steps }
scene-wm-next-unknown = Monster cards in the deck: { $count }
scene-wm-steps = { $count ->
    [one] moves time { $count } space forward
   *[other] moves time { $count } spaces forward
}
scene-wm-plans = Plans: { $count }
scene-wm-pool = Would roll now
scene-wm-because-strength = Strength ({ $state })
scene-wm-because-threat = Curse Threat { $count }+
scene-wm-because-health = Health { $count }+
scene-wm-because-head = Head empty
scene-wm-because-torso = Torso empty
scene-wm-because-arms = Arms empty
scene-wm-area = { $area }, cubes left: { $count }
scene-wm-threat = Curse Threat { $count }; at { $end } you lose
scene-wm-lady-rescued = rescued
scene-wm-lady-trapped = { $count ->
    [one] trapped by { $count } Scarab in the Throne Room
   *[other] trapped by { $count } Scarabs in the Throne Room
}
scene-wm-lady-debt = must be brought out of the Rubble
scene-wm-life-force = Life Force { $count } of { $most }
scene-wm-possession = Lady Weirdwood on space { $space } of { $end }; at 0 you lose
scene-wm-strengthens = Each payment strengthens the spell by { $count }
scene-wm-arm = Spell arm { $arm }: { $count } of { $of }
scene-wm-battle-step = Where the battle stands
scene-wm-step-before = Before
scene-wm-step-rolled = Rolled
scene-wm-step-after = After
scene-wm-step-damage = Damage
scene-wm-step-end = End
scene-wm-attacks = attacking
scene-wm-defends = defending
scene-wm-takes = { $count } damage taken
scene-wm-would-take = would take { $count } damage now
scene-wm-takes-now = { $count } damage now
scene-wm-fled = { $count ->
    [one] { $count } Scarab has fled.
   *[other] { $count } Scarabs have fled.
}
scene-wm-reduced = Damage to the Warden is reduced by { $count }.
scene-wm-ignored = The enemy’s Hits are ignored.
scene-wm-battle-within = Another battle waits until this one is over.
scene-wm-standing-scarabs = Against Scarabs, without dice:
scene-wm-standing-monster = Against the Fae Monster, without dice:
scene-wm-nothing = nothing
scene-wm-cost = Cost:
scene-wm-face-down-use = Face down: take 1 Move, or 1 Attack, or gain 1 resource; its icons do not count.
scene-wm-sealed = It stays Cursed for the rest of the game.
scene-wm-to-cleanse = When Cursed, to cleanse it:
scene-wm-gives = gives { $count } PP
scene-wm-printed = Printed on the board: it cannot be Cursed or swapped.
scene-wm-not-laid = not in this game
scene-wm-provenance-public = Numbers of this card: public descriptions of the game; the words are ours.
scene-wm-provenance-house = Numbers of this card: a house rule of this project; the words are ours.
scene-wm-provenance-seed = Numbers of this card: as the rulebook gives them; the words are ours.
