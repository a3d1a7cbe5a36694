# Black Rose Wars, English. All in our own words; content/ says of every card where its facts come from.

## The game

game-blackrose = Black Rose Wars
    .tagline = Fight for the power of the Black Rose, and against it.
    .about = Two to four wizards move through the Lodge, prepare their spells in secret, set traps, summon creatures and complete quests. Whoever has the most power in the end leads the order, unless the Black Rose itself is stronger.

## Words of the table

black-rose = Black Rose
    .the = the Black Rose
    .start = The Black Rose
    .kind = rose
evocation = Evocation
    .the = the evocation
    .start = The evocation
    .a = an evocation
    .kind = evocation
cell = cell
    .the = the cell
phase-rose = Black Rose Phase
phase-study = Study Phase
phase-preparation = Preparation Phase
phase-action = Action Phase
phase-evocation = Evocation Phase
phase-clean-up = Clean-up
side-straight = straight effect
side-reversed = reversed effect
side-red = red half
side-blue = blue half
side-green = green half
side-purple = purple half
side-grey = grey half
side-yellow = yellow half
element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-magic = magic
element-holy = holy
element-unholy = unholy
token-trap = trap
token-protection = protection
block-move = no movement
block-activate = no activation of rooms
stat-move = movement
stat-attack = attack
stat-spell-damage = damage of spells
stat-spell-range = range of spells
stat-healing = healing
stat-evocation-move = movement of evocations
stat-evocation-attack = attack of evocations
stat-sacrifice-move = steps for a sacrifice
stat-cast-face-up = traps and protections cast face up
stat-first-activation-no-flip = first activation without turning the token

## Schools, books, wizards

school-destruction = Destruction
school-conspiracy = Conspiracy
school-divination = Divination
school-illusion = Illusion
school-necromancy = Necromancy
school-transmutation = Transmutation
book-pyromancer = Pyromancer
book-stormbringer = Stormbringer
book-trap-master = Trap Master
book-shadow-broker = Shadow Broker
book-oracle = Oracle
book-high-priest = High Priest
book-mirror-dancer = Mirror Dancer
book-nightmare-weaver = Nightmare Weaver
book-lord-of-the-undead = Lord of the Undead
book-vampire = Vampire
book-beast-shaper = Beast Shaper
book-alchemist-of-ruin = Alchemist of Ruin
wizard-nero = Nero
wizard-jafar = Jaf’ar
wizard-tessa = Tessa
wizard-rebecca = Rebecca

## Rooms

room-throne-room = Throne Room
    .the = the Throne Room
room-throne-room-text = Take the crown token.
room-pleasures-room = Pleasures Room
    .the = the Pleasures Room
room-pleasures-room-text = Draw 1 quest from the deck of the current moon.
room-armory = Armory
    .the = the Armory
room-armory-text = Until the end of the round your physical attacks inflict 1 additional damage.
room-arena = Arena
    .the = the Arena
room-arena-text = Choose another wizard who is not in a cell. You cast your next prepared spell, resolved completely; then that wizard casts his or her next prepared spell, unless he or she is in a cell by then. The next spell is the leftmost unused standard spell or, if its owner prefers, the quick spell. If nobody can be chosen, you still cast yours.
room-alchemical-laboratory = Alchemical Laboratory
    .the = the Alchemical Laboratory
room-alchemical-laboratory-text = Draw 2 cards from your spellbook, then discard 1 card from your hand to your memories.
room-summoner-room = Summoner Room
    .the = the Summoner Room
room-summoner-room-text = Summon a Cerberus in this room.
room-bibliotheca = Bibliotheca
    .the = the Bibliotheca
room-bibliotheca-text = Draw 1 card from the library: the top card of any one of the six school decks.
room-sanctuary = Sanctuary
    .the = the Sanctuary
room-sanctuary-text = Heal 3 damage on your sheet.
room-observatory = Observatory
    .the = the Observatory
room-observatory-text = Look at the top 3 cards of the current event deck and put them back on top in any order. Then draw 1 card from your spellbook.
room-treasure-room = Treasure Room
    .the = the Treasure Room
room-treasure-room-text = Gain 1 power point.
room-forge = Forge
    .the = the Forge
room-forge-text = Move up to 1 room, then make one physical attack.
room-garden = Garden
    .the = the Garden
room-garden-text = Place 1 of your instability in any room.
room-oracle-room = Oracle Room
    .the = the Oracle Room
room-oracle-room-text = Take 1 spell of your choice from your memories into your hand.
room-mirrors-room = Mirrors Room
    .the = the Mirrors Room
room-mirrors-room-text = Choose another undestroyed room whose activation token is face up, other than the Black Rose Room, the Throne Room and the Mirrors Room. Resolve its effect as if it happened in this room. Its token is not flipped.
room-the-abyss = The Abyss
    .the = the Abyss
room-the-abyss-text = Teleport yourself to any room.
room-cemetery = Cemetery
    .the = the Cemetery
room-cemetery-text = Summon a Landsknecht in this room.
room-crypt = Crypt
    .the = the Crypt
room-crypt-text = Choose an enemy wizard who is not in a cell: convert up to 2 damage on his or her sheet to your colour.
room-sacrificial-altar = Sacrificial Altar
    .the = the Sacrificial Altar
room-sacrificial-altar-text = Choose one: remove one of your own evocations and gain 2 power points; or inflict 1 damage on any one enemy miniature.
room-black-rose-room = Black Rose Room
    .the = the Black Rose Room
room-black-rose-room-text = Discard 4 spells from your hand to your memories. Look at the top 3 cards of the forgotten deck, take 1 into your hand and put the other 2 under the deck in any order.

## Spells of the six schools

spell-fireball = Fireball
spell-fireball-straight = Inflict 3 damage on every enemy miniature in the target room.
spell-fireball-reversed = Inflict 3 damage on the target.
spell-meteor-swarm = Meteor Swarm
spell-meteor-swarm-straight = Inflict 4 damage on the target.
spell-meteor-swarm-reversed = Inflict 2 damage on every enemy miniature in the target room and place 1 of your instability there.
spell-destructive-chain-lightning = Destructive Chain Lightning
spell-destructive-chain-lightning-straight = Inflict 3 damage on the target.
spell-destructive-chain-lightning-reversed = Inflict 2 damage on the target; then you may inflict 1 damage on one other enemy miniature in the room where the target stood or in a room adjacent to it.
spell-ice-explosion = Ice Explosion
spell-ice-explosion-straight = Inflict 2 damage on every enemy miniature in the target room. Each enemy wizard hit gets a block token (no movement).
spell-ice-explosion-reversed = Inflict 2 damage on every enemy miniature in your room, then push each of them 1 room.
spell-acid-burst = Acid Burst
spell-acid-burst-straight = Inflict 3 damage on the target.
spell-acid-burst-reversed = Inflict 1 damage on the target. If it is a wizard, choose 1 of his or her activated, untriggered spells (you do not look at a face-down one): it goes to its owner’s memories.
spell-maelstrom = Maelstrom
spell-maelstrom-straight = Inflict 2 damage on every enemy miniature in the target room, then push each of them 1 room.
spell-maelstrom-reversed = Inflict 3 damage on every enemy miniature in the target room and place 2 of your instability there.
spell-demon-howl = Demon Howl
spell-demon-howl-straight = Inflict 1 damage on every enemy miniature in the target room. Each enemy wizard hit discards 1 card of his or her choice from hand.
spell-demon-howl-reversed = Summon a Malacoda in a room adjacent to yours.
spell-earthquake = Earthquake
spell-earthquake-straight = Inflict 1 damage on every enemy miniature in your room and in every adjacent room.
spell-earthquake-reversed = Place 2 of your instability in the target room.
spell-flame-barrier = Flame Barrier
spell-flame-barrier-straight = When you would suffer damage caused by an enemy wizard or one of his or her evocations, reduce it by 2; the attacking wizard suffers 2 damage.
spell-flame-barrier-reversed = When an enemy miniature makes an attack against you, after that attack it suffers 3 damage.
spell-blazing-stride = Blazing Stride
spell-blazing-stride-straight = Move up to 2 rooms, then inflict 1 damage on every enemy miniature in the room where you end.
spell-blazing-stride-reversed = Make one physical attack with 2 additional damage.
spell-scorched-threshold = Scorched Threshold
spell-scorched-threshold-red = Inflict 2 damage on the entering miniature and place 1 of your instability in that room.
spell-scorched-threshold-yellow = Inflict 3 damage on the entering miniature.
spell-annihilation = Annihilation
spell-annihilation-straight = Inflict 2 damage on the target; if it is an evocation, remove it instead.
spell-annihilation-reversed = Convert up to 1 instability in the target room to your colour, then place 1 of your instability there.
spell-blade-hail = Blade Hail
spell-blade-hail-red = Inflict 3 damage on every enemy miniature in that room.
spell-blade-hail-green = Inflict 2 damage on every enemy miniature in that room and gain 1 power point.
spell-silent-step = Silent Step
spell-silent-step-straight = Move up to 3 rooms; this movement triggers no traps.
spell-silent-step-reversed = Move up to 1 room, then you may activate the room you are in.
spell-dagger-in-the-dark = Dagger in the Dark
spell-dagger-in-the-dark-straight = Inflict 4 damage on the target.
spell-dagger-in-the-dark-reversed = Inflict 2 damage on the target. If it is a wizard, steal 1 power point from him or her.
spell-purloined-secrets = Purloined Secrets
spell-purloined-secrets-straight = The target must be an enemy wizard. Look at his or her active quests and take 1 of them, if there is one.
spell-purloined-secrets-reversed = Look at the top 2 quests of the current deck, take 1, put the other under the deck.
spell-pact-with-the-rose = Pact with the Rose
spell-pact-with-the-rose-straight = Gain 2 power points; the Black Rose gains 1.
spell-pact-with-the-rose-reversed = Remove the event farthest to the right from the event board, if there is one; the Black Rose gains its exit points as usual. Gain 1 power point.
spell-puppet-strings = Puppet Strings
spell-puppet-strings-straight = The target must be an enemy evocation. It acts now under your control; its damage is placed in your colour.
spell-puppet-strings-reversed = The target must be an enemy wizard. Push him or her up to 2 rooms.
spell-tripwire-rune = Tripwire Rune
spell-tripwire-rune-straight = When an enemy wizard activates a room, after the activation he or she suffers 2 damage.
spell-tripwire-rune-reversed = When an enemy wizard makes a physical attack, after the attack he or she suffers 3 damage.
spell-ambush = Ambush
spell-ambush-straight = When an enemy miniature enters a room adjacent to yours, you may teleport into that room; if you are then in its room, inflict 3 damage on it.
spell-ambush-reversed = When an enemy wizard casts a general spell, after it is resolved steal 1 power point from him or her.
spell-spiders-web = Spider’s Web
spell-spiders-web-purple = The entering miniature suffers 1 damage and its movement ends; if it is a wizard, he or she gets a block token (no movement).
spell-spiders-web-grey = The entering miniature suffers 2 damage and its movement ends.
spell-smoke-veil = Smoke Veil
spell-smoke-veil-straight = When you would suffer damage from a physical attack or from an evocation, dodge it, then move up to 1 room.
spell-smoke-veil-reversed = When you are the target of an enemy spell with a single target, dodge it, then draw 1 card from your spellbook.
spell-blackmail = Blackmail
spell-blackmail-straight = The target must be an enemy wizard. He or she chooses: discard 2 cards from hand, or you steal 1 power point. With fewer than 2 cards in hand the second option is taken.
spell-blackmail-reversed = The target must be an enemy wizard. Look at his or her hand and discard 1 card of your choice from it.
spell-hidden-passage = Hidden Passage
spell-hidden-passage-straight = Teleport to any other room of the same colour as yours; from the Black Rose Room, to any room.
spell-hidden-passage-reversed = The target must be a purple or a green room with a ready token. Activate it from where you stand.
spell-dismiss = Dismiss
spell-dismiss-straight = The target must be an enemy evocation. Gain 1 power point and remove it. Without a legal target you still gain the power point.
spell-dismiss-reversed = Inflict 2 damage on the target; if it is an evocation, inflict 4 instead.
spell-rite-of-the-seasons = Rite of the Seasons
spell-rite-of-the-seasons-straight = Summon a Divine Altar in your room.
spell-rite-of-the-seasons-reversed = Gain 1 power point, and 1 more for each Divine Altar you control, at most 3 in all.
spell-foresight = Foresight
spell-foresight-straight = Look at the top 3 cards of the current event deck and put them back in any order. Draw 2 cards from the library.
spell-foresight-reversed = Look at the top 4 cards of your spellbook, take 1 into your hand, put the others back on top in any order.
spell-hourglass = Hourglass
spell-hourglass-straight = Turn 1 of your used physical action tokens back to its unused side.
spell-hourglass-reversed = Turn the activation token of the target room back to its ready side.
spell-sun-lance = Sun Lance
spell-sun-lance-straight = Inflict 3 damage on the target.
spell-sun-lance-reversed = Inflict 3 damage on every enemy miniature in the target room.
spell-healing-light = Healing Light
spell-healing-light-straight = Heal 4 damage on your sheet.
spell-healing-light-reversed = The target must be another wizard. Heal up to 3 damage on his or her sheet; gain 1 power point for each damage healed, at most 2.
spell-star-chart = Star Chart
spell-star-chart-straight = Draw 1 quest from the current deck and 1 card from your spellbook.
spell-star-chart-reversed = Put 1 of your active quests under the deck of its moon (the Black Rose gains nothing), then draw 1 quest from the current deck. Without an active quest only draw.
spell-sentinel-eye = Sentinel Eye
spell-sentinel-eye-straight = When you would suffer damage, reduce it by 4.
spell-sentinel-eye-reversed = When an enemy general spell would affect you, your cards, your quests or your power points, neutralise it.
spell-fateful-snare = Fateful Snare
spell-fateful-snare-straight = When an enemy wizard completes a quest, gain 2 power points.
spell-fateful-snare-reversed = When an enemy wizard activates a room other than the Black Rose Room, after the activation you also resolve that room’s printed effect; its token is not flipped again.
spell-sacred-threshold = Sacred Threshold
spell-sacred-threshold-yellow = Inflict 2 damage on the entering miniature and heal 2 damage on your sheet.
spell-sacred-threshold-blue = Inflict 2 damage on the entering miniature; if it is a wizard, he or she discards 1 random card from hand.
spell-page-of-history = Page of History
spell-page-of-history-straight = Take 2 spells of your choice from your memories into your hand.
spell-page-of-history-reversed = Cast 1 spell from your hand.
spell-golden-decree = Golden Decree
spell-golden-decree-straight = Take the crown token and gain 1 power point.
spell-golden-decree-reversed = The target must be a yellow or a blue room with a ready token. Activate it from where you stand.
spell-deceptive-wind = Deceptive Wind
spell-deceptive-wind-straight = When you would suffer damage, reduce it by 3, then gain 1 power point.
spell-deceptive-wind-reversed = When an enemy effect would move you, ignore that movement, then move up to 2 rooms.
spell-mirror-image = Mirror Image
spell-mirror-image-straight = When an enemy spell would affect you, dodge it.
spell-mirror-image-reversed = When an enemy wizard or evocation would inflict damage on you, redirect up to 2 of it to the attacking wizard.
spell-hall-of-mirrors = Hall of Mirrors
spell-hall-of-mirrors-straight = When an enemy combat spell would affect you, neutralise it.
spell-hall-of-mirrors-reversed = Choose an undestroyed room with a ready token, other than the Black Rose Room, the Throne Room and the Mirrors Room: resolve its effect as if it happened in your room. Its token is not flipped.
spell-phantom-blade = Phantom Blade
spell-phantom-blade-straight = Inflict 3 damage on the target; no protection can be triggered against it.
spell-phantom-blade-reversed = Inflict 4 damage on the target.
spell-nightmare-visions = Nightmare Visions
spell-nightmare-visions-straight = Inflict 3 damage on the target; if it is a wizard, he or she discards 1 random card from hand.
spell-nightmare-visions-reversed = Inflict 3 damage on every enemy miniature in the target room.
spell-andromedas-veil = Andromeda’s Veil
spell-andromedas-veil-straight = Summon an Andromeda in the target room.
spell-andromedas-veil-reversed = The target must be one of your own evocations. It acts now.
spell-shadow-swap = Shadow Swap
spell-shadow-swap-straight = Exchange the places of your miniature and the target. Both count as entering. Then inflict 3 damage on the target.
spell-shadow-swap-reversed = Teleport to a room at distance 3 or less.
spell-mad-laughter = Mad Laughter
spell-mad-laughter-straight = The target must be an enemy wizard. Turn his or her next prepared standard spell, if there is one, to the other orientation without looking at it (no effect on a room trap).
spell-mad-laughter-reversed = Inflict 3 damage on the target; if it is a wizard, he or she gets a block token (no room activation).
spell-false-door = False Door
spell-false-door-blue = Teleport the entering miniature to any room of your choice; its movement ends.
spell-false-door-purple = Inflict 1 damage on the entering miniature; if it is a wizard, he or she gets a block token (no room activation).
spell-masquerade = Masquerade
spell-masquerade-straight = Cast 1 spell from your hand.
spell-masquerade-reversed = Choose a used, face-up combat or general spell on another wizard’s sheet, other than Masquerade and no forgotten spell. Resolve its revealed effect as if you had cast it, with targets of your own choice; the card stays where it is and you place no instability for its mark.
spell-labyrinth = Labyrinth
spell-labyrinth-straight = When an enemy miniature enters your room, it suffers 2 damage; then push it up to 2 rooms, and its movement ends.
spell-labyrinth-reversed = When an enemy wizard activates a room, its token is flipped but the effect is cancelled.
spell-vanish = Vanish
spell-vanish-straight = Teleport to any room without enemy miniatures. Heal 3 damage on your sheet.
spell-vanish-reversed = When a trap would affect you, dodge it, then move up to 1 room.
spell-vampire-bite = Vampire Bite
spell-vampire-bite-straight = Inflict 2 damage on the target and heal 2 damage on your sheet.
spell-vampire-bite-reversed = Inflict 1 damage on every enemy miniature in your room; heal 1 damage on your sheet for each of them that suffered damage this way.
spell-icy-grip = Icy Grip
spell-icy-grip-straight = Inflict 2 damage on the target; if it is a wizard, convert up to 1 damage on his or her sheet to your colour.
spell-icy-grip-reversed = Inflict 1 damage on the target; if it is a wizard, he or she gets a block token (no movement) and you convert up to 1 damage on his or her sheet to your colour.
spell-cowardice = Cowardice
spell-cowardice-straight = The target must be an enemy wizard. Convert up to 3 damage on his or her sheet to your colour.
spell-cowardice-reversed = The target must be an enemy wizard. Convert up to 2 damage on his or her sheet to your colour, then push him or her 1 room.
spell-fading-hope = Fading Hope
spell-fading-hope-straight = The target must be an enemy wizard. Steal 1 power point from him or her, 2 if at least 6 damage lies on his or her sheet.
spell-fading-hope-reversed = Each enemy wizard with at least 1 damage of your colour on the sheet loses 1 power point.
spell-treacherous-fog = Treacherous Fog
spell-treacherous-fog-straight = Inflict 1 damage on the target; if it is a wizard, choose 1 of his or her activated, untriggered spells (you do not look at a face-down one): it goes to its owner’s memories.
spell-treacherous-fog-reversed = Inflict 2 damage on every enemy miniature in the target room.
spell-summoning-of-darkness = Summoning of Darkness
spell-summoning-of-darkness-straight = Summon a Landsknecht in the target room.
spell-summoning-of-darkness-reversed = The target must be a room with at least one enemy miniature. Summon a Landsknecht there.
spell-grip-of-darkness = Grip of Darkness
spell-grip-of-darkness-straight = The target must be one of your own Landsknechts. It acts now.
spell-grip-of-darkness-reversed = Each of your undead may attack once without moving.
spell-dark-armour = Dark Armour
spell-dark-armour-straight = When you would suffer damage, prevent all of it; the attacking wizard, if any, suffers 1 damage.
spell-dark-armour-reversed = When one of your evocations would suffer damage, prevent all of it; the attacking wizard, if any, suffers 1 damage.
spell-raise-the-bone-knight = Raise the Bone Knight
spell-raise-the-bone-knight-straight = Summon a Bone Knight in your room.
spell-raise-the-bone-knight-reversed = The target must be one of your own undead. It acts now with 1 additional attack damage.
spell-soul-harvest = Soul Harvest
spell-soul-harvest-straight = Inflict 2 damage on every enemy miniature in your room. If this defeats at least one wizard or evocation, gain 1 power point.
spell-soul-harvest-reversed = If you control an evocation, remove one of your evocations, gain 1 power point and heal 3 damage on your sheet; otherwise nothing happens.
spell-tomb-snare = Tomb Snare
spell-tomb-snare-grey = Summon a Landsknecht in that room; it attacks the entering miniature at once.
spell-tomb-snare-blue = Inflict 2 damage on the entering miniature; if it is a wizard, convert up to 1 damage on his or her sheet to your colour.
spell-plague-of-bones = Plague of Bones
spell-plague-of-bones-straight = Inflict 1 damage on the target plus 1 for each undead you control, at most 4 in all.
spell-plague-of-bones-reversed = Inflict 3 damage on the target.
spell-stone-claws = Stone Claws
spell-stone-claws-straight = Until the end of the round your physical attacks inflict 2 additional damage.
spell-stone-claws-reversed = Make one physical attack with 3 additional damage.
spell-rite-of-change = Rite of Change
spell-rite-of-change-straight = Move up to 2 instability (any colours) from the target room to one room adjacent to it.
spell-rite-of-change-reversed = Put up to 2 cards from your hand on their school discard piles (a signature spell is set aside, a forgotten spell is eliminated), then draw as many cards from the library.
spell-rite-of-control = Rite of Control
spell-rite-of-control-straight = Convert up to 2 instability in the target room to your colour.
spell-rite-of-control-reversed = The target must be an enemy evocation. It acts now under your control with 1 additional attack damage; its damage is placed in your colour.
spell-unstable-flames = Unstable Flames
spell-unstable-flames-straight = Inflict 3 damage on every enemy miniature in the target room and place 2 of your instability there.
spell-unstable-flames-reversed = Inflict 1 damage on the target plus 1 for each instability in its room, at most 4 in all.
spell-disfiguring-mutation = Disfiguring Mutation
spell-disfiguring-mutation-straight = Inflict 3 damage on the target; if it is a wizard, his or her physical attacks inflict 2 damage less (minimum 0) until the end of the round.
spell-disfiguring-mutation-reversed = The target must be an enemy evocation with life 3 or less. Remove it and place 1 of your instability in its room.
spell-altar-of-flesh = Altar of Flesh
spell-altar-of-flesh-straight = Summon a Mutated Altar in your room and place 1 of your instability there.
spell-altar-of-flesh-reversed = Place 1 of your instability in the room of each Mutated Altar you control.
spell-barkskin = Barkskin
spell-barkskin-straight = When you would suffer damage, reduce it by 3, then heal 1 damage on your sheet.
spell-barkskin-reversed = When an enemy effect would move you or give you a block token, ignore that part, then heal 2 damage on your sheet.
spell-quicksilver-step = Quicksilver Step
spell-quicksilver-step-straight = Move up to 4 rooms, then make one physical attack.
spell-quicksilver-step-reversed = Move up to 1 room. Until the end of the round your movement value is 1 higher.
spell-abomination = Abomination
spell-abomination-straight = Until the end of the round your movement value and your physical attacks are 1 higher. Make one physical attack.
spell-abomination-reversed = Make 2 physical attacks, against the same or different miniatures.
spell-living-roots = Living Roots
spell-living-roots-straight = When an enemy miniature enters your room or a room adjacent to it, it suffers 1 damage and its movement ends; if it is a wizard, he or she gets a block token (no movement).
spell-living-roots-reversed = When an enemy wizard places instability, after that convert up to 2 instability in that room to your colour.
spell-corrosive-seed = Corrosive Seed
spell-corrosive-seed-green = Inflict 2 damage on the entering miniature and place 1 of your instability in that room.
spell-corrosive-seed-purple = Convert up to 1 instability in that room to your colour, then place 2 of your instability there.
spell-petrify = Petrify
spell-petrify-straight = Inflict 3 damage on the target; if it is a wizard, he or she gets a block token (no room activation).
spell-petrify-reversed = The target must be an enemy wizard. Transfer up to 2 damage of your choice from your sheet to his or hers; the cubes keep their colours.

## Signature spells

spell-ring-of-fire = Ring of Fire
spell-ring-of-fire-straight = Inflict 2 damage on every enemy miniature in each room adjacent to yours.
spell-ring-of-fire-reversed = Inflict 3 damage on every enemy miniature in the target room.
spell-reading-the-stars = Reading the Stars
spell-reading-the-stars-straight = Look at 4 cards from the tops of the school decks, split as you like and declared before looking; take 2 into your hand and discard the others face up to their schools. Gain 1 power point.
spell-reading-the-stars-reversed = Look at the top 4 quests of the current deck, take 1, put the others back on top in any order.
spell-wrath-of-nature = Wrath of Nature
spell-wrath-of-nature-straight = Move up to 2 rooms, then make one physical attack with 1 additional damage.
spell-wrath-of-nature-reversed = Inflict 2 damage on every enemy miniature in the target room and place 1 of your instability there.
spell-embrace-of-the-grave = Embrace of the Grave
spell-embrace-of-the-grave-straight = Summon a Bone Knight or a Landsknecht in the target room; it acts at once with 1 additional attack damage.
spell-embrace-of-the-grave-reversed = Inflict 2 damage on the target. If it is a wizard, convert up to 2 damage on his or her sheet to your colour.

## Forgotten spells

spell-shame-of-crete = Shame of Crete
spell-shame-of-crete-straight = Summon the Shame of Crete in the target room.
spell-shame-of-crete-reversed = Inflict 4 damage on every enemy miniature in the target room and place 2 of your instability there.
spell-black-sun = Black Sun
spell-black-sun-straight = Inflict 3 damage on every enemy miniature in your room and in every adjacent room.
spell-black-sun-reversed = Inflict 5 damage on the target.
spell-rift-of-ages = Rift of Ages
spell-rift-of-ages-straight = Turn both of your physical action tokens back to the unused side.
spell-rift-of-ages-reversed = Turn every activation token in the Lodge back to its ready side, then activate the room you are in if you can.
spell-rose-thorns = Rose Thorns
spell-rose-thorns-straight = Steal 1 power point from each enemy wizard.
spell-rose-thorns-reversed = The Black Rose loses 3 power points; gain 2.
spell-crown-of-oblivion = Crown of Oblivion
spell-crown-of-oblivion-straight = Take the crown token and gain 3 power points.
spell-crown-of-oblivion-reversed = Each enemy wizard discards 2 cards of his or her choice from hand; each who discards fewer loses 1 power point.
spell-total-collapse = Total Collapse
spell-total-collapse-straight = Place 4 of your instability in the target room.
spell-total-collapse-reversed = Convert all instability in the target room to your colour.
spell-legion-of-the-forgotten = Legion of the Forgotten
spell-legion-of-the-forgotten-straight = Summon up to 3 evocations of your choice from the supply (not the Shame of Crete) in the target room, one after another, into free evocation slots only.
spell-legion-of-the-forgotten-reversed = Each of your evocations acts now with 1 additional attack damage.
spell-absolute-negation = Absolute Negation
spell-absolute-negation-straight = When an enemy spell or trap would affect you, neutralise it; then you may cast 1 spell from your hand.
spell-absolute-negation-reversed = When you would suffer damage, prevent all of it and heal 3 damage on your sheet.
spell-fulfilled-prophecy = Fulfilled Prophecy
spell-fulfilled-prophecy-straight = Complete 1 of your active quests at once, if you have one: gain its power points but not its reward effect.
spell-fulfilled-prophecy-reversed = Look at the top 3 quests of the third moon deck, take 1, put the others under that deck.
spell-gate-of-the-void = Gate of the Void
spell-gate-of-the-void-straight = The target must be an enemy wizard. Send him or her to his or her cell; this is not a defeat: damage and power points stay as they are.
spell-gate-of-the-void-reversed = Teleport up to 3 miniatures that are not in cells, of any owners including yourself, each to any room.

## Evocations

evocation-landsknecht = Landsknecht
    .the = the Landsknecht
    .start = The Landsknecht
    .a = a Landsknecht
    .kind = evocation
evocation-divine-altar = Divine Altar
    .the = the Divine Altar
    .start = The Divine Altar
    .a = a Divine Altar
    .kind = evocation
evocation-divine-altar-text = When it acts, instead of moving and attacking: its controller gains 1 power point if no enemy wizard is in its room.
evocation-mutated-altar = Mutated Altar
    .the = the Mutated Altar
    .start = The Mutated Altar
    .a = a Mutated Altar
    .kind = evocation
evocation-mutated-altar-text = When it acts, instead of moving and attacking: its controller places 1 instability in its room.
evocation-cerberus = Cerberus
    .the = the Cerberus
    .start = The Cerberus
    .a = a Cerberus
    .kind = evocation
evocation-cerberus-text = When it attacks, it may hit up to 3 different enemy miniatures in its room.
evocation-bone-knight = Bone Knight
    .the = the Bone Knight
    .start = The Bone Knight
    .a = a Bone Knight
    .kind = evocation
evocation-bone-knight-text = Whenever it would suffer damage, reduce that damage by 1.
evocation-malacoda = Malacoda
    .the = the Malacoda
    .start = The Malacoda
    .a = a Malacoda
    .kind = evocation
evocation-andromeda = Andromeda
    .the = the Andromeda
    .start = The Andromeda
    .a = an Andromeda
    .kind = evocation
evocation-andromeda-text = Enemy wizards cannot activate the room it stands in.
evocation-shame-of-crete = Shame of Crete
    .the = the Shame of Crete
    .start = The Shame of Crete
    .a = the Shame of Crete
    .kind = evocation
evocation-shame-of-crete-text = When it attacks, it hits every enemy miniature in its room.

## Quests

quest-homage-to-the-throne = Homage to the Throne
quest-homage-to-the-throne-requirement = Activate the Throne Room.
quest-homage-to-the-throne-reward = In addition to the room’s normal effect: place 1 of your instability in the Throne Room.
quest-night-of-indulgence = Night of Indulgence
quest-night-of-indulgence-requirement = Activate the Pleasures Room.
quest-night-of-indulgence-reward = Instead of the room’s normal effect: heal 3 damage on your sheet.
quest-sharpened-steel = Sharpened Steel
quest-sharpened-steel-requirement = Activate the Armory.
quest-sharpened-steel-reward = In addition to the room’s normal effect: make one physical attack.
quest-first-duel = First Duel
quest-first-duel-requirement = Activate the Arena.
quest-first-duel-reward = Instead of the room’s normal effect: inflict 2 damage on one enemy miniature at range 1.
quest-volatile-brew = Volatile Brew
quest-volatile-brew-requirement = Activate the Alchemical Laboratory.
quest-volatile-brew-reward = In addition to the room’s normal effect: place 1 of your instability in that room.
quest-beast-tamer = Beast Tamer
quest-beast-tamer-requirement = Activate the Summoner Room.
quest-beast-tamer-reward = In addition to the room’s normal effect: the evocation just summoned acts at once.
quest-lost-volume = Lost Volume
quest-lost-volume-requirement = Activate the Bibliotheca.
quest-lost-volume-reward = Instead of the room’s normal effect: draw 2 cards from the library.
quest-quiet-prayer = Quiet Prayer
quest-quiet-prayer-requirement = Activate the Sanctuary.
quest-quiet-prayer-reward = In addition to the room’s normal effect: draw 1 card from your spellbook.
quest-shed-blood = Shed Blood
quest-shed-blood-requirement = Activate the Sacrificial Altar.
quest-shed-blood-reward = Instead of the room’s normal effect: inflict 3 damage on any one enemy wizard in play who is not in a cell.
quest-watch-the-sky = Watch the Sky
quest-watch-the-sky-requirement = Activate the Observatory.
quest-watch-the-sky-reward = In addition to the room’s normal effect: draw 1 card from the library.
quest-counted-coin = Counted Coin
quest-counted-coin-requirement = Activate the Treasure Room.
quest-counted-coin-reward = In addition to the room’s normal effect: draw 1 card from your spellbook.
quest-test-the-blade = Test the Blade
quest-test-the-blade-requirement = Activate the Forge.
quest-test-the-blade-reward = Instead of the room’s normal effect: move up to 2 rooms, then make one physical attack with 1 additional damage.
quest-gather-nightshade = Gather Nightshade
quest-gather-nightshade-requirement = Activate the Garden.
quest-gather-nightshade-reward = In addition to the room’s normal effect: place 1 of your instability in the Garden.
quest-ask-the-oracle = Ask the Oracle
quest-ask-the-oracle-requirement = Activate the Oracle Room.
quest-ask-the-oracle-reward = In addition to the room’s normal effect: draw 1 card from your spellbook.
quest-face-yourself = Face Yourself
quest-face-yourself-requirement = Activate the Mirrors Room.
quest-face-yourself-reward = In addition to the room’s normal effect: heal 2 damage on your sheet.
quest-leap-of-faith = Leap of Faith
quest-leap-of-faith-requirement = Activate The Abyss.
quest-leap-of-faith-reward = In addition to the room’s normal effect: inflict 1 damage on every enemy miniature in the room where you arrive.
quest-disturbed-graves = Disturbed Graves
quest-disturbed-graves-requirement = Activate the Cemetery.
quest-disturbed-graves-reward = Instead of the room’s normal effect: summon a Bone Knight in that room.
quest-whispering-bones = Whispering Bones
quest-whispering-bones-requirement = Activate the Crypt.
quest-whispering-bones-reward = In addition to the room’s normal effect: take 1 spell of your choice from your memories into your hand.
quest-opening-strike = Opening Strike
quest-opening-strike-requirement = Inflict at least 3 damage on one enemy wizard with one spell effect.
quest-opening-strike-reward = Draw 1 card from your spellbook.
quest-bare-knuckles = Bare Knuckles
quest-bare-knuckles-requirement = Inflict damage on an enemy wizard with a physical attack.
quest-bare-knuckles-reward = Move up to 1 room.
quest-three-elements = Three Elements
quest-three-elements-requirement = Reveal spells of 3 different elements in one round.
quest-three-elements-reward = Draw 1 card from the library.
quest-safe-behind-the-ward = Safe Behind the Ward
quest-safe-behind-the-ward-requirement = Trigger one of your protections.
quest-safe-behind-the-ward-reward = Heal 2 damage on your sheet.
quest-the-snare-closes = The Snare Closes
quest-the-snare-closes-requirement = Trigger one of your traps.
quest-the-snare-closes-reward = Draw 1 card from your spellbook.
quest-conjurers-debut = Conjurer’s Debut
quest-conjurers-debut-requirement = Summon an evocation with a spell.
quest-conjurers-debut-reward = The evocation just summoned acts at once.
quest-hunter-of-shades = Hunter of Shades
quest-hunter-of-shades-requirement = Defeat an enemy evocation.
quest-hunter-of-shades-reward = Draw 1 card from the library.
quest-cracks-in-the-wall = Cracks in the Wall
quest-cracks-in-the-wall-requirement = Place at least 2 instability in one turn.
quest-cracks-in-the-wall-reward = Convert up to 1 instability in any room to your colour.
quest-wanderer = Wanderer
quest-wanderer-requirement = Enter rooms of 3 different colours in one turn.
quest-wanderer-reward = Draw 1 card from your spellbook.
quest-many-doors = Many Doors
quest-many-doors-requirement = Activate 2 rooms of different colours in one round.
quest-many-doors-reward = Turn the activation token of any room back to its ready side.
quest-crowned-head = Crowned Head
quest-crowned-head-requirement = Hold the crown token at the start of clean-up.
quest-crowned-head-reward = Draw 1 card from the library.
quest-unscathed = Unscathed
quest-unscathed-requirement = At the start of clean-up have no damage on your sheet and stand outside your cell.
quest-unscathed-reward = Draw 1 card from your spellbook.
quest-crossfire = Crossfire
quest-crossfire-requirement = Inflict damage on 2 different enemy wizards in one turn.
quest-crossfire-reward = Convert up to 1 damage on any enemy wizard’s sheet to your colour.
quest-among-rivals = Among Rivals
quest-among-rivals-requirement = End your turn in a room with at least 2 enemy wizards.
quest-among-rivals-reward = Heal 2 damage on your sheet.
quest-the-rose-opens = The Rose Opens
quest-the-rose-opens-requirement = Activate the Black Rose Room.
quest-the-rose-opens-reward = In addition to the room’s normal effect: draw 1 card from your spellbook.
quest-usurper = Usurper
quest-usurper-requirement = Activate the Throne Room.
quest-usurper-reward = In addition to the room’s normal effect: steal 1 power point from an enemy wizard.
quest-debauchery = Debauchery
quest-debauchery-requirement = Activate the Pleasures Room.
quest-debauchery-reward = Instead of the room’s normal effect: look at the top 4 quests of the current deck, take 1, put the others under the deck; heal 2 damage on your sheet.
quest-arsenal = Arsenal
quest-arsenal-requirement = Activate the Armory.
quest-arsenal-reward = In addition to the room’s normal effect: make one physical attack with 1 additional damage.
quest-trial-by-combat = Trial by Combat
quest-trial-by-combat-requirement = Activate the Arena.
quest-trial-by-combat-reward = In addition to the room’s normal effect: place 1 of your instability in the Arena.
quest-philosophers-stone = Philosopher’s Stone
quest-philosophers-stone-requirement = Activate the Alchemical Laboratory.
quest-philosophers-stone-reward = Instead of the room’s normal effect: draw 3 cards from your spellbook.
quest-pack-leader = Pack Leader
quest-pack-leader-requirement = Activate the Summoner Room.
quest-pack-leader-reward = Instead of the room’s normal effect: summon a Malacoda in that room.
quest-forbidden-shelf = Forbidden Shelf
quest-forbidden-shelf-requirement = Activate the Bibliotheca.
quest-forbidden-shelf-reward = Instead of the room’s normal effect: look at 4 cards from the tops of the school decks, take 2, discard the others face up to their schools.
quest-sanctify = Sanctify
quest-sanctify-requirement = Activate the Sanctuary.
quest-sanctify-reward = Instead of the room’s normal effect: heal 6 damage on your sheet.
quest-rewrite-the-stars = Rewrite the Stars
quest-rewrite-the-stars-requirement = Activate the Observatory.
quest-rewrite-the-stars-reward = Instead of the room’s normal effect: remove any 1 event from the event board; the Black Rose gains its exit points as usual.
quest-embezzler = Embezzler
quest-embezzler-requirement = Activate the Treasure Room.
quest-embezzler-reward = Instead of the room’s normal effect: steal 2 power points from an enemy wizard.
quest-masterwork = Masterwork
quest-masterwork-requirement = Activate the Forge.
quest-masterwork-reward = Instead of the room’s normal effect: make 2 physical attacks.
quest-overgrowth = Overgrowth
quest-overgrowth-requirement = Activate the Garden.
quest-overgrowth-reward = Instead of the room’s normal effect: place 2 of your instability in any one room.
quest-double-image = Double Image
quest-double-image-requirement = Activate the Mirrors Room.
quest-double-image-reward = In addition to the room’s normal effect: place 1 of your instability in the Mirrors Room.
quest-falling = Falling
quest-falling-requirement = Activate The Abyss.
quest-falling-reward = Instead of the room’s normal effect: teleport an enemy wizard who is not in a cell to any room, then teleport yourself to any room.
quest-army-of-the-night = Army of the Night
quest-army-of-the-night-requirement = Activate the Cemetery.
quest-army-of-the-night-reward = Instead of the room’s normal effect: summon 2 Landsknechts in that room.
quest-blood-debt = Blood Debt
quest-blood-debt-requirement = Activate the Sacrificial Altar.
quest-blood-debt-reward = Instead of the room’s normal effect: inflict 2 damage on each of up to 2 different enemy miniatures anywhere.
quest-executioner = Executioner
quest-executioner-requirement = Inflict the final damage on an enemy wizard.
quest-executioner-reward = Draw 1 card from the library.
quest-overwhelming-force = Overwhelming Force
quest-overwhelming-force-requirement = Inflict at least 5 damage on enemy wizards in one turn.
quest-overwhelming-force-reward = Heal 2 damage on your sheet.
quest-architect-of-ruin = Architect of Ruin
quest-architect-of-ruin-requirement = Place at least 4 instability in one round.
quest-architect-of-ruin-reward = Convert up to 2 instability in any one room to your colour.
quest-warlord = Warlord
quest-warlord-requirement = Control 3 evocations at the same time.
quest-warlord-reward = One of your evocations acts at once.
quest-thorned-shield = Thorned Shield
quest-thorned-shield-requirement = Prevent at least 3 damage with one of your protections.
quest-thorned-shield-reward = Heal 2 damage on your sheet.
quest-web-weaver = Web Weaver
quest-web-weaver-requirement = Trigger 2 of your traps in one round.
quest-web-weaver-reward = Draw 2 cards from your spellbook.
quest-thief-of-power = Thief of Power
quest-thief-of-power-requirement = Steal at least 1 power point.
quest-thief-of-power-reward = Steal 1 power point from an enemy wizard.
quest-bloodhound = Bloodhound
quest-bloodhound-requirement = One of your evocations inflicts damage on an enemy wizard.
quest-bloodhound-reward = Move that evocation up to 2 rooms.
quest-school-loyalty = School Loyalty
quest-school-loyalty-requirement = Resolve 3 spells of the same school in one round.
quest-school-loyalty-reward = Draw 1 card from the library.
quest-polymath = Polymath
quest-polymath-requirement = Resolve spells of 3 different schools in one round.
quest-polymath-reward = Draw 1 card from the library.
quest-turncoats-ink = Turncoat’s Ink
quest-turncoats-ink-requirement = Convert at least 3 damage or instability cubes in one turn.
quest-turncoats-ink-reward = Heal 1 damage on your sheet.
quest-second-wind = Second Wind
quest-second-wind-requirement = Heal at least 3 damage on your sheet in one turn.
quest-second-wind-reward = Move up to 2 rooms.
quest-last-word = Last Word
quest-last-word-requirement = Be the wizard who takes the last turn of an Action Phase.
quest-last-word-reward = Draw 1 card from your spellbook.
quest-two-at-once = Two at Once
quest-two-at-once-requirement = Inflict damage on at least 2 enemy wizards with one effect.
quest-two-at-once-reward = Convert up to 2 damage on any enemy wizard’s sheet to your colour.
quest-kingslayer = Kingslayer
quest-kingslayer-requirement = Inflict at least 2 damage with one effect on the enemy wizard who has the most power points of all wizards (ties count).
quest-kingslayer-reward = Steal 1 power point from that wizard.
quest-heart-of-the-rose = Heart of the Rose
quest-heart-of-the-rose-requirement = Activate the Black Rose Room.
quest-heart-of-the-rose-reward = In addition to the room’s normal effect: cast 1 spell from your hand.
quest-coronation = Coronation
quest-coronation-requirement = Activate the Throne Room.
quest-coronation-reward = In addition to the room’s normal effect: draw 2 cards from your spellbook.
quest-carnival-of-masks = Carnival of Masks
quest-carnival-of-masks-requirement = Activate the Pleasures Room.
quest-carnival-of-masks-reward = Instead of the room’s normal effect: look at the top 3 quests of the current deck, take 1, put the others under the deck; draw 1 card from the library.
quest-grand-melee = Grand Melee
quest-grand-melee-requirement = Activate the Arena.
quest-grand-melee-reward = Instead of the room’s normal effect: inflict 2 damage on every enemy miniature in the Arena and in every adjacent room.
quest-great-work = Great Work
quest-great-work-requirement = Activate the Alchemical Laboratory.
quest-great-work-reward = Instead of the room’s normal effect: draw 2 cards from the library and take 1 spell of your choice from your memories into your hand.
quest-lord-of-beasts = Lord of Beasts
quest-lord-of-beasts-requirement = Activate the Summoner Room.
quest-lord-of-beasts-reward = Instead of the room’s normal effect: summon a Cerberus or a Malacoda in that room; it acts at once.
quest-index-of-forbidden-names = Index of Forbidden Names
quest-index-of-forbidden-names-requirement = Activate the Bibliotheca.
quest-index-of-forbidden-names-reward = Instead of the room’s normal effect: draw the top card of the forgotten deck.
quest-plunder = Plunder
quest-plunder-requirement = Activate the Treasure Room.
quest-plunder-reward = Instead of the room’s normal effect: steal 1 power point from each enemy wizard.
quest-weapon-of-legend = Weapon of Legend
quest-weapon-of-legend-requirement = Activate the Forge.
quest-weapon-of-legend-reward = Instead of the room’s normal effect: move up to 2 rooms, then make one physical attack with 3 additional damage.
quest-reality-breaks = Reality Breaks
quest-reality-breaks-requirement = Activate the Mirrors Room.
quest-reality-breaks-reward = Instead of the room’s normal effect: place 2 of your instability in the Mirrors Room and 1 in any other room.
quest-throw-into-the-void = Throw into the Void
quest-throw-into-the-void-requirement = Activate The Abyss.
quest-throw-into-the-void-reward = Instead of the room’s normal effect: send an enemy wizard to his or her cell; this is not a defeat.
quest-black-mass = Black Mass
quest-black-mass-requirement = Activate the Sacrificial Altar.
quest-black-mass-reward = Instead of the room’s normal effect: inflict 4 damage on any one enemy wizard.
quest-headhunter = Headhunter
quest-headhunter-requirement = Hold at least 3 trophies.
quest-headhunter-reward = Draw 1 card from the library.
quest-demolisher = Demolisher
quest-demolisher-requirement = Receive the activation token of a destroyed room.
quest-demolisher-reward = Draw 2 cards from your spellbook.
quest-massacre = Massacre
quest-massacre-requirement = Inflict at least 8 damage on enemy miniatures in one round.
quest-massacre-reward = Heal 3 damage on your sheet.
quest-one-blow = One Blow
quest-one-blow-requirement = Inflict at least 4 damage on one enemy miniature with one effect.
quest-one-blow-reward = Draw 1 card from the library.
quest-legions-pride = Legion’s Pride
quest-legions-pride-requirement = One of your evocations inflicts the final damage on an enemy wizard.
quest-legions-pride-reward = One of your evocations acts at once.
quest-untouchable = Untouchable
quest-untouchable-requirement = At the start of clean-up: you suffered no damage this round and stand outside your cell.
quest-untouchable-reward = Draw 1 card from the library.
quest-reflected-glory = Reflected Glory
quest-reflected-glory-requirement = Prevent at least 5 damage in one round.
quest-reflected-glory-reward = Heal 3 damage on your sheet.
quest-perfect-crime = Perfect Crime
quest-perfect-crime-requirement = One of your traps inflicts the final damage on an enemy wizard.
quest-perfect-crime-reward = Draw 2 cards from your spellbook.
quest-bring-it-down = Bring It Down
quest-bring-it-down-requirement = Place at least 5 instability in one round.
quest-bring-it-down-reward = Place 1 of your instability in any room.
quest-usurped-walls = Usurped Walls
quest-usurped-walls-requirement = Convert at least 2 instability in one round.
quest-usurped-walls-reward = Place 1 of your instability in any room.
quest-four-seals = Four Seals
quest-four-seals-requirement = Reveal spells of 4 different elements in one round.
quest-four-seals-reward = Cast 1 spell from your hand.
quest-forbidden-lore = Forbidden Lore
quest-forbidden-lore-requirement = Resolve a forgotten spell.
quest-forbidden-lore-reward = Draw 1 card from the library.
quest-exorcist = Exorcist
quest-exorcist-requirement = Defeat 2 enemy evocations in one round.
quest-exorcist-reward = Draw 1 card from the library.
quest-from-the-brink = From the Brink
quest-from-the-brink-requirement = End your turn with at least 8 damage on your sheet.
quest-from-the-brink-reward = Heal 4 damage on your sheet.
quest-rival-of-the-rose = Rival of the Rose
quest-rival-of-the-rose-requirement = At the start of clean-up have at least 5 power points more than the Black Rose.
quest-rival-of-the-rose-reward = The Black Rose loses 2 power points.
quest-master-of-the-house = Master of the House
quest-master-of-the-house-requirement = Activate 3 rooms in one round.
quest-master-of-the-house-reward = Draw 1 card from the library.
quest-tyrant = Tyrant
quest-tyrant-requirement = At the start of clean-up hold the crown token, having inflicted damage on an enemy wizard this round.
quest-tyrant-reward = Draw 1 card from the library.
quest-three-funerals = Three Funerals
quest-three-funerals-requirement = Inflict damage on 3 different enemy wizards in one round.
quest-three-funerals-reward = Convert up to 3 damage on any enemy wizard’s sheet to your colour.
quest-last-one-standing = Last One Standing
quest-last-one-standing-requirement = At the start of clean-up stand outside your cell while at least 2 enemy wizards were defeated this round.
quest-last-one-standing-reward = Draw 1 card from the library.

## Events

event-herald-of-the-rose = Herald of the Rose
event-herald-of-the-rose-text = Each wizard draws 1 card from his or her spellbook.
event-rusted-gates = Rusted Gates
event-rusted-gates-text = The movement value of every wizard is 1 lower, but not below 1.
event-feeding-time = Feeding Time
event-feeding-time-text = The Black Rose inflicts 1 damage on each wizard.
event-growing-roots = Growing Roots
event-growing-roots-text = The Black Rose places 1 instability in each green room.
event-open-stacks = Open Stacks
event-open-stacks-text = Each wizard draws 1 card from the library.
event-thorny-path = Thorny Path
event-thorny-path-text = When a wizard enters the Black Rose Room, the Black Rose inflicts 2 damage on him or her.
event-red-ferment = Red Ferment
event-red-ferment-text = When a wizard activates a red room, he or she draws 1 card from the spellbook.
event-envy = Envy
event-envy-text = Each wizard with the most power points of all wizards loses 1 power point.
event-silent-halls = Silent Halls
event-silent-halls-text = When an evocation is summoned, the Black Rose inflicts 1 damage on it.
event-wretched-dance = Wretched Dance
event-wretched-dance-text = When a wizard activates a purple room during the Action Phase, he or she gains 1 power point.
event-grey-tide = Grey Tide
event-grey-tide-text = The Black Rose places 1 instability in each grey room.
event-bitter-draught = Bitter Draught
event-bitter-draught-text = Every effect that heals damage heals 1 less.
event-call-to-arms = Call to Arms
event-call-to-arms-text = Physical attacks of wizards inflict 1 additional damage.
event-whisper-of-the-rose = Whisper of the Rose
event-whisper-of-the-rose-text = Each wizard may discard 1 card from hand; whoever does draws 1 card from the library.
event-vigil = Vigil
event-vigil-text = Each wizard who is not in his or her cell heals 1 damage.
event-uninvited-guests = Uninvited Guests
event-uninvited-guests-text = Each wizard, in turn order, may summon a Landsknecht in a room adjacent to the Black Rose Room.
event-cold-draught = Cold Draught
event-cold-draught-text = The Black Rose inflicts 1 damage on each miniature in a blue room.
event-golden-hour = Golden Hour
event-golden-hour-text = When a wizard activates a yellow room, he or she heals 1 damage.
event-toll-of-the-bell = Toll of the Bell
event-toll-of-the-bell-text = Each wizard without a completed quest draws 1 quest.
event-cracked-foundation = Cracked Foundation
event-cracked-foundation-text = The Black Rose places 1 instability in each room adjacent to the Black Rose Room.
event-restless-dead = Restless Dead
event-restless-dead-text = The movement value of every undead is 1 higher (also in the Evocation Phase).
event-pilfered-pages = Pilfered Pages
event-pilfered-pages-text = Each wizard discards 1 random card from hand.
event-tribute = Tribute
event-tribute-text = The holder of the crown token gains 1 power point.
event-misty-corridors = Misty Corridors
event-misty-corridors-text = Spells with a printed range of 2 or more have 1 range less; range “any” is unaffected.
event-blue-mirror = Blue Mirror
event-blue-mirror-text = When a wizard activates a blue room, he or she draws 1 card from the spellbook.
event-first-blood = First Blood
event-first-blood-text = The first wizard in each Action Phase who inflicts damage on another wizard (also by trap or evocation) gains 1 power point.
event-waning-light = Waning Light
event-waning-light-text = Each wizard loses 1 power point.
event-black-harvest = Black Harvest
event-black-harvest-text = The Black Rose inflicts 2 damage on each wizard who holds at least 1 trophy.
event-tightening-thorns = Tightening Thorns
event-tightening-thorns-text = The Black Rose inflicts 2 damage on each wizard.
event-stone-fatigue = Stone Fatigue
event-stone-fatigue-text = The Black Rose places 1 instability in each red and each blue room.
event-green-hunger = Green Hunger
event-green-hunger-text = When a wizard activates a green room, the Black Rose inflicts 1 damage on him or her.
event-purple-excess = Purple Excess
event-purple-excess-text = When a wizard activates a purple room, he or she draws 1 card from the library.
event-overcharge = Overcharge
event-overcharge-text = Combat spells inflict 1 additional damage on each miniature they damage.
event-dampening-field = Dampening Field
event-dampening-field-text = Combat spells inflict 1 damage less on each miniature they damage, but not below 1.
event-usurpers-whisper = Usurper’s Whisper
event-usurpers-whisper-text = The wizard with the fewest power points takes the crown token (tie: the first of them clockwise from the first player).
event-broken-seals = Broken Seals
event-broken-seals-text = Each wizard may take 1 spell of his or her choice from the memories into the hand.
event-grave-call = Grave Call
event-grave-call-text = Each wizard who is not in a cell, in turn order, may summon a Landsknecht in his or her room.
event-unquiet-altars = Unquiet Altars
event-unquiet-altars-text = When an altar acts, the Black Rose gains 1 power point (also in the Evocation Phase).
event-blood-price = Blood Price
event-blood-price-text = When a wizard resolves a forgotten spell, the Black Rose gains 2 power points.
event-hall-of-echoes = Hall of Echoes
event-hall-of-echoes-text = When a wizard casts the quick spell from its place, he or she draws 1 card from the spellbook.
event-purge = Purge
event-purge-text = The Black Rose inflicts 2 damage on each evocation.
event-crumbling-vault = Crumbling Vault
event-crumbling-vault-text = The Black Rose places 2 instability in the Treasure Room and 1 in each other green room.
event-severed-strings = Severed Strings
event-severed-strings-text = Each wizard who controls 2 or more evocations removes 1 of them of his or her choice.
event-red-moonrise = Red Moonrise
event-red-moonrise-text = When a wizard activates a red room, the Black Rose places 1 instability in that room.
event-duel-of-honour = Duel of Honour
event-duel-of-honour-text = A wizard who inflicts the final damage on another wizard gains 1 additional power point.
event-poisoned-well = Poisoned Well
event-poisoned-well-text = Effects that heal damage heal nothing.
event-grey-procession = Grey Procession
event-grey-procession-text = When a wizard activates a grey room, that wizard and the Black Rose gain 1 power point each.
event-toll-gate = Toll Gate
event-toll-gate-text = Each wizard in a purple room loses 1 power point; the Black Rose gains as many as are lost.
event-scattered-pages = Scattered Pages
event-scattered-pages-text = Each wizard discards 2 cards of his or her choice from hand; whoever discards fewer loses 1 power point.
event-open-secrets = Open Secrets
event-open-secrets-text = Traps and protections are cast face up: the card is revealed when it gets its token.
event-shifting-walls = Shifting Walls
event-shifting-walls-text = Each wizard who is not in a cell, in turn order, may teleport to a room adjacent to his or her room.
event-crown-of-thorns = Crown of Thorns
event-crown-of-thorns-text = The Black Rose inflicts 2 damage on the holder of the crown token, who gains 1 power point.
event-eclipse = Eclipse
event-eclipse-text = The Black Rose inflicts 3 damage on each wizard.
event-final-bloom = Final Bloom
event-final-bloom-text = Each wizard with fewer power points than the Black Rose gains 1 power point.
event-fall-of-the-east-wing = Fall of the East Wing
event-fall-of-the-east-wing-text = The Black Rose places 2 instability in each red room.
event-fall-of-the-west-wing = Fall of the West Wing
event-fall-of-the-west-wing-text = The Black Rose places 2 instability in each blue room.
event-fall-of-the-vaults = Fall of the Vaults
event-fall-of-the-vaults-text = The Black Rose places 1 instability in each green and each yellow room.
event-war-without-mercy = War Without Mercy
event-war-without-mercy-text = Every spell of a wizard that inflicts damage and every physical attack of a wizard inflicts 1 additional damage on each miniature it damages.
event-truce-of-thorns = Truce of Thorns
event-truce-of-thorns-text = When an effect of a wizard (also a trap or an acting evocation) inflicts damage on another wizard, the Black Rose inflicts 1 damage on the first (once per effect).
event-all-doors-awake = All Doors Awake
event-all-doors-awake-text = The first room activation of each wizard in each Action Phase does not flip the activation token.
event-gold-for-the-king = Gold for the King
event-gold-for-the-king-text = The holder of the crown token gains 2 power points; this is settled before the crown symbol.
event-memory-loss = Memory Loss
event-memory-loss-text = Each wizard with more than 3 cards in hand discards down to 3.
event-the-rose-remembers = The Rose Remembers
event-the-rose-remembers-text = The Black Rose gains 1 power point for each destroyed room, at most 4.
event-feast-of-ravens = Feast of Ravens
event-feast-of-ravens-text = Each wizard with at least 6 damage on the sheet loses 1 power point; the Black Rose gains as many as are lost.
event-demon-gate = Demon Gate
event-demon-gate-text = Each wizard who is not in a cell, in turn order, may summon a Cerberus or a Malacoda in his or her room.
event-desperate-flight = Desperate Flight
event-desperate-flight-text = A wizard who sacrifices a spell to move may move up to 2 rooms instead of 1.
event-last-lesson = Last Lesson
event-last-lesson-text = Each wizard draws 2 cards from the library.
event-a-thousand-thorns = A Thousand Thorns
event-a-thousand-thorns-text = When a wizard enters the Black Rose Room or a room adjacent to it, the Black Rose inflicts 1 damage on him or her (once per turn and wizard).
event-broken-mirrors = Broken Mirrors
event-broken-mirrors-text = After a protection is triggered and resolved, the Black Rose inflicts 1 damage on its owner.
event-rusty-springs = Rusty Springs
event-rusty-springs-text = After a trap is triggered and resolved, the Black Rose gains 1 power point.
event-purple-requiem = Purple Requiem
event-purple-requiem-text = When a wizard activates a purple room, he or she gains 2 power points and the Black Rose gains 1.
event-yellow-requiem = Yellow Requiem
event-yellow-requiem-text = When a wizard activates a yellow room, he or she heals 3 damage.
event-grey-requiem = Grey Requiem
event-grey-requiem-text = When a wizard activates a grey room, he or she may inflict 1 damage on any one enemy miniature.
event-levelling = Levelling
event-levelling-text = Each wizard with the most power points of all wizards loses 2 power points.
event-mercy-of-the-rose = Mercy of the Rose
event-mercy-of-the-rose-text = Each wizard heals 4 damage.
event-blood-for-the-throne = Blood for the Throne
event-blood-for-the-throne-text = The Black Rose inflicts 3 damage on the holder of the crown token.
event-unchained = Unchained
event-unchained-text = The attack value of every evocation with an attack of 1 or more is 1 higher (also in the Evocation Phase).
event-the-rose-devours = The Rose Devours
event-the-rose-devours-text = Each wizard discards 1 card of his or her choice from hand; whoever cannot suffers 2 damage from the Black Rose.

## Names of the pieces

token-face-down = hidden card
token-marker-straight = marker: straight effect
token-marker-reversed = marker: reversed effect
token-spell-fireball = { spell-fireball }
token-spell-meteor_swarm = { spell-meteor-swarm }
token-spell-destructive_chain_lightning = { spell-destructive-chain-lightning }
token-spell-ice_explosion = { spell-ice-explosion }
token-spell-acid_burst = { spell-acid-burst }
token-spell-maelstrom = { spell-maelstrom }
token-spell-demon_howl = { spell-demon-howl }
token-spell-earthquake = { spell-earthquake }
token-spell-flame_barrier = { spell-flame-barrier }
token-spell-blazing_stride = { spell-blazing-stride }
token-spell-scorched_threshold = { spell-scorched-threshold }
token-spell-annihilation = { spell-annihilation }
token-spell-blade_hail = { spell-blade-hail }
token-spell-silent_step = { spell-silent-step }
token-spell-dagger_in_the_dark = { spell-dagger-in-the-dark }
token-spell-purloined_secrets = { spell-purloined-secrets }
token-spell-pact_with_the_rose = { spell-pact-with-the-rose }
token-spell-puppet_strings = { spell-puppet-strings }
token-spell-tripwire_rune = { spell-tripwire-rune }
token-spell-ambush = { spell-ambush }
token-spell-spiders_web = { spell-spiders-web }
token-spell-smoke_veil = { spell-smoke-veil }
token-spell-blackmail = { spell-blackmail }
token-spell-hidden_passage = { spell-hidden-passage }
token-spell-dismiss = { spell-dismiss }
token-spell-rite_of_the_seasons = { spell-rite-of-the-seasons }
token-spell-foresight = { spell-foresight }
token-spell-hourglass = { spell-hourglass }
token-spell-sun_lance = { spell-sun-lance }
token-spell-healing_light = { spell-healing-light }
token-spell-star_chart = { spell-star-chart }
token-spell-sentinel_eye = { spell-sentinel-eye }
token-spell-fateful_snare = { spell-fateful-snare }
token-spell-sacred_threshold = { spell-sacred-threshold }
token-spell-page_of_history = { spell-page-of-history }
token-spell-golden_decree = { spell-golden-decree }
token-spell-deceptive_wind = { spell-deceptive-wind }
token-spell-mirror_image = { spell-mirror-image }
token-spell-hall_of_mirrors = { spell-hall-of-mirrors }
token-spell-phantom_blade = { spell-phantom-blade }
token-spell-nightmare_visions = { spell-nightmare-visions }
token-spell-andromedas_veil = { spell-andromedas-veil }
token-spell-shadow_swap = { spell-shadow-swap }
token-spell-mad_laughter = { spell-mad-laughter }
token-spell-false_door = { spell-false-door }
token-spell-masquerade = { spell-masquerade }
token-spell-labyrinth = { spell-labyrinth }
token-spell-vanish = { spell-vanish }
token-spell-vampire_bite = { spell-vampire-bite }
token-spell-icy_grip = { spell-icy-grip }
token-spell-cowardice = { spell-cowardice }
token-spell-fading_hope = { spell-fading-hope }
token-spell-treacherous_fog = { spell-treacherous-fog }
token-spell-summoning_of_darkness = { spell-summoning-of-darkness }
token-spell-grip_of_darkness = { spell-grip-of-darkness }
token-spell-dark_armour = { spell-dark-armour }
token-spell-raise_the_bone_knight = { spell-raise-the-bone-knight }
token-spell-soul_harvest = { spell-soul-harvest }
token-spell-tomb_snare = { spell-tomb-snare }
token-spell-plague_of_bones = { spell-plague-of-bones }
token-spell-stone_claws = { spell-stone-claws }
token-spell-rite_of_change = { spell-rite-of-change }
token-spell-rite_of_control = { spell-rite-of-control }
token-spell-unstable_flames = { spell-unstable-flames }
token-spell-disfiguring_mutation = { spell-disfiguring-mutation }
token-spell-altar_of_flesh = { spell-altar-of-flesh }
token-spell-barkskin = { spell-barkskin }
token-spell-quicksilver_step = { spell-quicksilver-step }
token-spell-abomination = { spell-abomination }
token-spell-living_roots = { spell-living-roots }
token-spell-corrosive_seed = { spell-corrosive-seed }
token-spell-petrify = { spell-petrify }
token-spell-ring_of_fire = { spell-ring-of-fire }
token-spell-reading_the_stars = { spell-reading-the-stars }
token-spell-wrath_of_nature = { spell-wrath-of-nature }
token-spell-embrace_of_the_grave = { spell-embrace-of-the-grave }
token-spell-shame_of_crete = { spell-shame-of-crete }
token-spell-black_sun = { spell-black-sun }
token-spell-rift_of_ages = { spell-rift-of-ages }
token-spell-rose_thorns = { spell-rose-thorns }
token-spell-crown_of_oblivion = { spell-crown-of-oblivion }
token-spell-total_collapse = { spell-total-collapse }
token-spell-legion_of_the_forgotten = { spell-legion-of-the-forgotten }
token-spell-absolute_negation = { spell-absolute-negation }
token-spell-fulfilled_prophecy = { spell-fulfilled-prophecy }
token-spell-gate_of_the_void = { spell-gate-of-the-void }
token-quest-homage_to_the_throne = { quest-homage-to-the-throne }
token-quest-night_of_indulgence = { quest-night-of-indulgence }
token-quest-sharpened_steel = { quest-sharpened-steel }
token-quest-first_duel = { quest-first-duel }
token-quest-volatile_brew = { quest-volatile-brew }
token-quest-beast_tamer = { quest-beast-tamer }
token-quest-lost_volume = { quest-lost-volume }
token-quest-quiet_prayer = { quest-quiet-prayer }
token-quest-shed_blood = { quest-shed-blood }
token-quest-watch_the_sky = { quest-watch-the-sky }
token-quest-counted_coin = { quest-counted-coin }
token-quest-test_the_blade = { quest-test-the-blade }
token-quest-gather_nightshade = { quest-gather-nightshade }
token-quest-ask_the_oracle = { quest-ask-the-oracle }
token-quest-face_yourself = { quest-face-yourself }
token-quest-leap_of_faith = { quest-leap-of-faith }
token-quest-disturbed_graves = { quest-disturbed-graves }
token-quest-whispering_bones = { quest-whispering-bones }
token-quest-opening_strike = { quest-opening-strike }
token-quest-bare_knuckles = { quest-bare-knuckles }
token-quest-three_elements = { quest-three-elements }
token-quest-safe_behind_the_ward = { quest-safe-behind-the-ward }
token-quest-the_snare_closes = { quest-the-snare-closes }
token-quest-conjurers_debut = { quest-conjurers-debut }
token-quest-hunter_of_shades = { quest-hunter-of-shades }
token-quest-cracks_in_the_wall = { quest-cracks-in-the-wall }
token-quest-wanderer = { quest-wanderer }
token-quest-many_doors = { quest-many-doors }
token-quest-crowned_head = { quest-crowned-head }
token-quest-unscathed = { quest-unscathed }
token-quest-crossfire = { quest-crossfire }
token-quest-among_rivals = { quest-among-rivals }
token-quest-the_rose_opens = { quest-the-rose-opens }
token-quest-usurper = { quest-usurper }
token-quest-debauchery = { quest-debauchery }
token-quest-arsenal = { quest-arsenal }
token-quest-trial_by_combat = { quest-trial-by-combat }
token-quest-philosophers_stone = { quest-philosophers-stone }
token-quest-pack_leader = { quest-pack-leader }
token-quest-forbidden_shelf = { quest-forbidden-shelf }
token-quest-sanctify = { quest-sanctify }
token-quest-rewrite_the_stars = { quest-rewrite-the-stars }
token-quest-embezzler = { quest-embezzler }
token-quest-masterwork = { quest-masterwork }
token-quest-overgrowth = { quest-overgrowth }
token-quest-double_image = { quest-double-image }
token-quest-falling = { quest-falling }
token-quest-army_of_the_night = { quest-army-of-the-night }
token-quest-blood_debt = { quest-blood-debt }
token-quest-executioner = { quest-executioner }
token-quest-overwhelming_force = { quest-overwhelming-force }
token-quest-architect_of_ruin = { quest-architect-of-ruin }
token-quest-warlord = { quest-warlord }
token-quest-thorned_shield = { quest-thorned-shield }
token-quest-web_weaver = { quest-web-weaver }
token-quest-thief_of_power = { quest-thief-of-power }
token-quest-bloodhound = { quest-bloodhound }
token-quest-school_loyalty = { quest-school-loyalty }
token-quest-polymath = { quest-polymath }
token-quest-turncoats_ink = { quest-turncoats-ink }
token-quest-second_wind = { quest-second-wind }
token-quest-last_word = { quest-last-word }
token-quest-two_at_once = { quest-two-at-once }
token-quest-kingslayer = { quest-kingslayer }
token-quest-heart_of_the_rose = { quest-heart-of-the-rose }
token-quest-coronation = { quest-coronation }
token-quest-carnival_of_masks = { quest-carnival-of-masks }
token-quest-grand_melee = { quest-grand-melee }
token-quest-great_work = { quest-great-work }
token-quest-lord_of_beasts = { quest-lord-of-beasts }
token-quest-index_of_forbidden_names = { quest-index-of-forbidden-names }
token-quest-plunder = { quest-plunder }
token-quest-weapon_of_legend = { quest-weapon-of-legend }
token-quest-reality_breaks = { quest-reality-breaks }
token-quest-throw_into_the_void = { quest-throw-into-the-void }
token-quest-black_mass = { quest-black-mass }
token-quest-headhunter = { quest-headhunter }
token-quest-demolisher = { quest-demolisher }
token-quest-massacre = { quest-massacre }
token-quest-one_blow = { quest-one-blow }
token-quest-legions_pride = { quest-legions-pride }
token-quest-untouchable = { quest-untouchable }
token-quest-reflected_glory = { quest-reflected-glory }
token-quest-perfect_crime = { quest-perfect-crime }
token-quest-bring_it_down = { quest-bring-it-down }
token-quest-usurped_walls = { quest-usurped-walls }
token-quest-four_seals = { quest-four-seals }
token-quest-forbidden_lore = { quest-forbidden-lore }
token-quest-exorcist = { quest-exorcist }
token-quest-from_the_brink = { quest-from-the-brink }
token-quest-rival_of_the_rose = { quest-rival-of-the-rose }
token-quest-master_of_the_house = { quest-master-of-the-house }
token-quest-tyrant = { quest-tyrant }
token-quest-three_funerals = { quest-three-funerals }
token-quest-last_one_standing = { quest-last-one-standing }
token-event-herald_of_the_rose = { event-herald-of-the-rose }
token-event-rusted_gates = { event-rusted-gates }
token-event-feeding_time = { event-feeding-time }
token-event-growing_roots = { event-growing-roots }
token-event-open_stacks = { event-open-stacks }
token-event-thorny_path = { event-thorny-path }
token-event-red_ferment = { event-red-ferment }
token-event-envy = { event-envy }
token-event-silent_halls = { event-silent-halls }
token-event-wretched_dance = { event-wretched-dance }
token-event-grey_tide = { event-grey-tide }
token-event-bitter_draught = { event-bitter-draught }
token-event-call_to_arms = { event-call-to-arms }
token-event-whisper_of_the_rose = { event-whisper-of-the-rose }
token-event-vigil = { event-vigil }
token-event-uninvited_guests = { event-uninvited-guests }
token-event-cold_draught = { event-cold-draught }
token-event-golden_hour = { event-golden-hour }
token-event-toll_of_the_bell = { event-toll-of-the-bell }
token-event-cracked_foundation = { event-cracked-foundation }
token-event-restless_dead = { event-restless-dead }
token-event-pilfered_pages = { event-pilfered-pages }
token-event-tribute = { event-tribute }
token-event-misty_corridors = { event-misty-corridors }
token-event-blue_mirror = { event-blue-mirror }
token-event-first_blood = { event-first-blood }
token-event-waning_light = { event-waning-light }
token-event-black_harvest = { event-black-harvest }
token-event-tightening_thorns = { event-tightening-thorns }
token-event-stone_fatigue = { event-stone-fatigue }
token-event-green_hunger = { event-green-hunger }
token-event-purple_excess = { event-purple-excess }
token-event-overcharge = { event-overcharge }
token-event-dampening_field = { event-dampening-field }
token-event-usurpers_whisper = { event-usurpers-whisper }
token-event-broken_seals = { event-broken-seals }
token-event-grave_call = { event-grave-call }
token-event-unquiet_altars = { event-unquiet-altars }
token-event-blood_price = { event-blood-price }
token-event-hall_of_echoes = { event-hall-of-echoes }
token-event-purge = { event-purge }
token-event-crumbling_vault = { event-crumbling-vault }
token-event-severed_strings = { event-severed-strings }
token-event-red_moonrise = { event-red-moonrise }
token-event-duel_of_honour = { event-duel-of-honour }
token-event-poisoned_well = { event-poisoned-well }
token-event-grey_procession = { event-grey-procession }
token-event-toll_gate = { event-toll-gate }
token-event-scattered_pages = { event-scattered-pages }
token-event-open_secrets = { event-open-secrets }
token-event-shifting_walls = { event-shifting-walls }
token-event-crown_of_thorns = { event-crown-of-thorns }
token-event-eclipse = { event-eclipse }
token-event-final_bloom = { event-final-bloom }
token-event-fall_of_the_east_wing = { event-fall-of-the-east-wing }
token-event-fall_of_the_west_wing = { event-fall-of-the-west-wing }
token-event-fall_of_the_vaults = { event-fall-of-the-vaults }
token-event-war_without_mercy = { event-war-without-mercy }
token-event-truce_of_thorns = { event-truce-of-thorns }
token-event-all_doors_awake = { event-all-doors-awake }
token-event-gold_for_the_king = { event-gold-for-the-king }
token-event-memory_loss = { event-memory-loss }
token-event-the_rose_remembers = { event-the-rose-remembers }
token-event-feast_of_ravens = { event-feast-of-ravens }
token-event-demon_gate = { event-demon-gate }
token-event-desperate_flight = { event-desperate-flight }
token-event-last_lesson = { event-last-lesson }
token-event-a_thousand_thorns = { event-a-thousand-thorns }
token-event-broken_mirrors = { event-broken-mirrors }
token-event-rusty_springs = { event-rusty-springs }
token-event-purple_requiem = { event-purple-requiem }
token-event-yellow_requiem = { event-yellow-requiem }
token-event-grey_requiem = { event-grey-requiem }
token-event-levelling = { event-levelling }
token-event-mercy_of_the_rose = { event-mercy-of-the-rose }
token-event-blood_for_the_throne = { event-blood-for-the-throne }
token-event-unchained = { event-unchained }
token-event-the_rose_devours = { event-the-rose-devours }

## What calls up a trap

after-enter-room = has entered a room
before-activate-room = is about to activate a room
after-activate-room = has activated a room
after-attack = has attacked
after-cast-spell = has cast a spell
after-spell-resolved = has resolved a spell
after-summon = has come into play
after-acts = has acted
after-place-instability = has placed instability
after-complete-quest = has completed a quest
after-damage-dealt = has inflicted damage
after-damage-prevented = has prevented damage
after-wizard-defeated = has defeated a wizard
after-evocation-defeated = has defeated an evocation
after-protection-triggered = has triggered a protection
after-trap-triggered = has triggered a trap
after-reveal = has revealed a spell
after-converted = has converted cubes
after-healed = has healed damage
after-power-stolen = has stolen power
after-room-token-won = has won the token of a room

## The end

end-grand-master = The Lodge has a new Grand Master.
end-black-rose = The Black Rose is stronger than every wizard. All have lost.
end-extra-round = An extra round has decided the tie.
tie-quests = Equal totals: most completed quests.
tie-trophies = Still equal: most trophies.
tie-crown = Still equal: the holder of the crown decides.

## Game options

opt-for_the_crown = For the Crown!
    .help = Whoever takes the crown is first player from the next phase on, not only from the next round.
opt-overkill = Overkill
    .help = Damage beyond the life of a defeated wizard counts for the ranking too.
opt-overload = Overload
    .help = Instability may be placed in a full room until it is destroyed.
opt-extra_rounds = Extra rounds
    .help = A tie for first place is decided by extra rounds instead of quests, trophies and the crown.
opt-first = First player
    .help = Who takes the crown and begins.
opt-first-random = By chance
    .help = Chance gives the crown to a seat.
opt-first-seat-0 = Seat 1
    .help = Seat 1 begins.
opt-first-seat-1 = Seat 2
    .help = Seat 2 begins.
opt-first-seat-2 = Seat 3
    .help = Seat 3 begins.
opt-first-seat-3 = Seat 4
    .help = Seat 4 begins.

## What the table asks

ask-wizard = Choose your wizard.
ask-starting-school = Choose the school of magic you begin with.
ask-book = Choose the six spells of your first spellbook.
ask-drop-quest = You may discard quests now. Each gives the Black Rose 1, 2 or 3 power, by its moon.
ask-put-away = You may put one spell from your hand on the discard pile of its school, once in this phase.
ask-study-school = Choose the school deck of the next card you will look at.
ask-draw-school = Choose the school deck you draw from.
ask-keep-spell = Choose a spell to keep.
ask-keep-quest = Choose a quest to keep.
ask-put-top = Choose the next card to go on top of the deck. The last one will be drawn first.
ask-put-bottom = Choose the next card to go under the deck. The last one will lie lowest.
ask-hand-limit = Your hand is too large. Choose a spell to discard to your memories.
ask-prepare-quick = Prepare your quick spell: choose a card and the effect that is to be used.
ask-prepare-standard = Prepare standard spell { $space }: choose a card and the effect that is to be used.
ask-turn = Your turn: go to a room, attack, activate your room, or cast a spell.
ask-after-activation = The room is activated. You may still move or attack with this action.
ask-activate-after = Do you activate the room you are in?
ask-sacrifice = Choose the spell you sacrifice to move on.
ask-step = { NAME($who, attr: "kind") ->
    [evocation] Choose the next step of { NAME($who, case: "the") }. { $count ->
            [one] One is left.
           *[other] Up to { $count } are left.
        }
   *[wizard] { $who_you ->
            [you] Choose your next step. { $count ->
                    [one] One is left.
                   *[other] Up to { $count } are left.
                }
           *[other] Choose the next step of { NAME($who, case: "the") }. { $count ->
                    [one] One is left.
                   *[other] Up to { $count } are left.
                }
        }
}
ask-push = { NAME($who, attr: "kind") ->
    [evocation] Choose where you push { NAME($who, case: "the") }. Steps left: { $count }.
   *[wizard] { $who_you ->
            [you] Choose where you push yourself. Steps left: { $count }.
           *[other] Choose where you push { NAME($who, case: "the") }. Steps left: { $count }.
        }
}
ask-each-next = Choose on whom the effect works next.
ask-push-next = Choose which miniature you push next.
ask-swap-first = Choose which miniature arrives first.
ask-teleport = Choose the room to teleport to.
ask-attack = Choose whom you attack.
ask-element = Choose the element of this spell.
ask-mark = The instability of { NAME($card) }: before its effect, or after it?
ask-target = { NAME($card) }: choose its target.
ask-target-room = { NAME($card) }: choose the room that it works on.
ask-replace-spell = Choose a spell on your sheet that makes room for one from your hand.
ask-cast-from-hand = Choose the spell you cast from your hand, and its effect.
ask-cast-next = Choose your next spell: the standard one or the quick one.
ask-copy-spell = Choose the used spell that you copy.
ask-may = { NAME($card) }: the next part is up to you. Do you carry it out?
ask-choose = { NAME($card) }: choose one.
ask-pick-room = { NAME($card) }: choose a room.
ask-pick-mini = { NAME($card) }: choose a miniature.
ask-last-cubes = Your cubes run short. Choose who gets the next one.
ask-cubes = Your cubes run short. How many do you place in { NAME($room, case: "the") }?
ask-heal = { NAME($who, attr: "kind") ->
    [evocation] Choose a cube to heal: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Choose a cube to heal on your sheet.
           *[other] Choose a cube to heal: { NAME($who) }.
        }
}
ask-convert-damage = { NAME($who, attr: "kind") ->
    [evocation] Choose a damage cube to convert to your colour: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Choose a damage cube on your sheet to convert to your colour.
           *[other] Choose a damage cube to convert to your colour: { NAME($who) }.
        }
}
ask-transfer-damage = Choose a damage cube to move from { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "the") }
   *[wizard] { $who_you ->
            [you] your sheet
           *[other] { NAME($who, case: "the") }
        }
} to { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom, case: "the") }
   *[wizard] { $whom_you ->
            [you] your sheet
           *[other] { NAME($whom, case: "the") }
        }
}.
ask-convert-instability = Choose a cube in { NAME($room, case: "the") } to convert to your colour.
ask-move-instability = Choose a cube to move from { NAME($room, case: "the") } to { NAME($to, case: "the") }.
ask-replace-evocation = You have three evocations. Choose one that goes back for the new one, or keep them all.
ask-summon = Choose what you summon.
ask-evocation = Choose the next of your evocations to act.
ask-evocation-attack = Choose whom { NAME($who, case: "the") } attacks.
ask-attack-all = Does { NAME($who, case: "the") } attack all enemies in its room?
ask-recall = Choose a spell in your memories to take into your hand.
ask-discard = Choose a spell to discard from your hand.
ask-discard-of = This is the hand of { $who }. Choose a spell to be discarded.
ask-strip = Choose an activated spell of { $who_you ->
    [you] yours
   *[other] { $who }
}. It goes to its owner’s memories.
ask-look = Look at these cards.
ask-look-at = Look at these cards of { $who }.
ask-quest = Do you complete a quest now?
ask-quest-limit = You may have two quests. Choose one to discard; the Black Rose gains power.
ask-steal-quest = Choose the quest you steal.
ask-swap-quest = Choose the quest that goes under its deck.
ask-complete-quest = Choose the quest that you complete.
ask-remove-event = Choose the event that leaves the board.
ask-trap = { NAME($who, case: "start") } { NAME($what) }. Do you trigger a trap?
ask-protect = { $count } damage is coming to { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom, case: "the") }
   *[wizard] { $whom_you ->
            [you] you
           *[other] { NAME($whom, case: "the") }
        }
}, from { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "the") }
   *[wizard] { $by_you ->
            [you] yourself
           *[other] { NAME($by, case: "the") }
        }
}. Do you trigger a protection?
ask-protect-effect = { NAME($card) } of { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "the") }
   *[wizard] { $by_you ->
            [you] yours
           *[other] { NAME($by, case: "the") }
        }
} is about to affect you. Do you trigger a protection?
ask-protect-move = An effect of { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "the") }
   *[wizard] { $by_you ->
            [you] yours
           *[other] { NAME($by, case: "the") }
        }
} is about to move you. Do you trigger a protection?
ask-protect-block = An effect of { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "the") }
   *[wizard] { $by_you ->
            [you] yours
           *[other] { NAME($by, case: "the") }
        }
} is about to give you a block token. Do you trigger a protection?
ask-protect-evocation = Choose whom the protection shields.
ask-grand-master = All is equal. You hold the crown: choose the new Grand Master.

## What the others are waiting for

wait-wizard = which wizard to play
wait-starting-school = the school of magic to begin with
wait-book = spells for the first spellbook
wait-drop-quest = whether to discard quests
wait-put-away = whether to put away a spell
wait-study-school = a school deck to look at
wait-draw-school = a school deck to draw from
wait-keep-spell = a spell to keep
wait-keep-quest = a quest to keep
wait-put-top = the order of cards on top of the deck
wait-put-bottom = the order of cards under the deck
wait-hand-limit = a spell to discard to the memories
wait-prepare-quick = spells to prepare
wait-prepare-standard = spells to prepare
wait-turn = the next action
wait-after-activation = whether to move or attack as well
wait-activate-after = whether to activate the room
wait-sacrifice = a spell to sacrifice
wait-step = the next step
wait-push = where to push
wait-each-next = on whom the effect works next
wait-push-next = which miniature to push next
wait-swap-first = which miniature arrives first
wait-teleport = the room to teleport to
wait-attack = whom to attack
wait-element = the element of the spell
wait-mark = when the instability comes
wait-target = the target of an effect
wait-target-room = the room that an effect works on
wait-replace-spell = a spell that makes room for another
wait-cast-from-hand = a spell to cast from the hand
wait-cast-next = the next spell
wait-copy-spell = a used spell to copy
wait-may = whether to carry out the next part
wait-choose = one of several effects
wait-pick-room = which room to choose
wait-pick-mini = which miniature to choose
wait-last-cubes = who gets the next cube
wait-cubes = how many cubes to place
wait-heal = a cube to heal
wait-convert-damage = a damage cube to convert
wait-transfer-damage = a damage cube to move
wait-convert-instability = a cube to convert
wait-move-instability = a cube to move
wait-replace-evocation = whether to replace an evocation
wait-summon = what to summon
wait-evocation = the next evocation to act
wait-evocation-attack = whom the evocation attacks
wait-attack-all = whether to attack all enemies
wait-recall = a spell from the memories
wait-discard = a spell to discard
wait-discard-of = a spell to discard
wait-strip = an activated spell to remove
wait-look = a look at cards
wait-look-at = a look at cards
wait-quest = whether to complete a quest
wait-quest-limit = a quest to discard
wait-steal-quest = a quest to steal
wait-swap-quest = a quest to put under its deck
wait-complete-quest = a quest to complete
wait-remove-event = an event that leaves the board
wait-trap = whether to react
wait-protect = whether to react
wait-protect-effect = whether to react
wait-protect-move = whether to react
wait-protect-block = whether to react
wait-protect-evocation = whom the protection shields
wait-grand-master = the new Grand Master

## Options

option-card = { NAME($card) }
option-card-side = { NAME($card) }: { NAME($side) }
option-seat = { $who_you ->
    [you] You ({ $who })
   *[other] { $who }
}
option-evocation = { $who_you ->
    [you] Your { NAME($evocation) } (slot { $slot })
   *[other] { NAME($evocation) } of { $who } (slot { $slot })
}
option-evocation-kind = { NAME($evocation) }
option-room = { NAME($room) }
option-space = Spell ({ $space ->
    [0] quick spell
   *[other] space { $space }
})
option-space-card = { NAME($card) } ({ $space ->
    [0] quick spell
   *[other] space { $space }
})
option-sheet = { $who_you ->
    [you] Your face-down spell ({ $space ->
            [0] quick spell
           *[other] space { $space }
        })
   *[other] Face-down spell of { $who } ({ $space ->
            [0] quick spell
           *[other] space { $space }
        })
}
option-sheet-card = { $who_you ->
    [you] Your { NAME($card) } ({ $space ->
            [0] quick spell
           *[other] space { $space }
        })
   *[other] { NAME($card) } of { $who } ({ $space ->
            [0] quick spell
           *[other] space { $space }
        })
}
option-school = { NAME($school) }
option-colour = { NAME($who, attr: "kind") ->
    [rose] A cube of { NAME($who, case: "the") }
   *[wizard] { $who_you ->
            [you] A cube of yours
           *[other] A cube of { NAME($who, case: "the") }
        }
}
option-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
option-wizard = { NAME($wizard) }
option-book = { NAME($book) }
option-element = { NAME($element) }
option-done = Done
option-pass = Pass
option-quiet = Do not ask again before my next turn
option-stop = Stop here
option-yes = Yes
option-no = No
option-wait = Use a token without moving
option-activate = Activate the room
option-sacrifice = Sacrifice a spell for one step
option-end-turn = End the turn
option-mark-before = Before the effect
option-mark-after = After the effect
option-choose = { NAME($choice) }
choice-sacrifice = Remove one of your evocations for power
choice-wound = Inflict damage
choice-discard = Discard spells from your hand
choice-pay = Let power be stolen from you

## Chronicle

log-game-start = The Lodge opens. The Black Rose awaits its new master.
log-figure = { $who_you ->
    [you] You play { NAME($wizard) }.
   *[other] { $who } plays { NAME($wizard) }.
}
log-starting-school = { $who_you ->
    [you] Your starting school: { NAME($school) }.
   *[other] { $who } starts with the school { NAME($school) }.
}
log-book = { $who_you ->
    [you] Your first spellbook: { NAME($book) }.
   *[other] { $who } takes the spellbook { NAME($book) }.
}
log-cell = { $who_you ->
    [you] You begin in cell { $cell }.
   *[other] { $who } begins in cell { $cell }.
}
log-round = { $who_you ->
    [you] Round { $round }: you are first player.
   *[other] Round { $round }: { $who } is first player.
}
log-phase = { NAME($phase) }.
log-new-moon = Moon { $moon } begins.
log-rose-room-opens = From now on { NAME($room, case: "the") } can be activated.
log-prepared = { $who_you ->
    [you] You prepare { $count ->
            [one] { $count } spell
           *[other] { $count } spells
        }.
   *[other] { $who } prepares { $count ->
            [one] { $count } spell
           *[other] { $count } spells
        }.
}
log-turn = { $who_you ->
    [you] Your turn.
   *[other] Turn of { $who }.
}
log-gain-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } gains { $count } power and has { $now }.
   *[wizard] { $who_you ->
            [you] You gain { $count } power and have { $now }.
           *[other] { NAME($who, case: "start") } gains { $count } power and has { $now }.
        }
}
log-lose-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } loses { $count } power and has { $now }.
   *[wizard] { $who_you ->
            [you] You lose { $count } power and have { $now }.
           *[other] { NAME($who, case: "start") } loses { $count } power and has { $now }.
        }
}
log-crown = { $who_you ->
    [you] You take the crown.
   *[other] { $who } takes the crown.
}
log-draw-event = { $who_you ->
    [you] You draw the event { NAME($card) }.
   *[other] { $who } draws the event { NAME($card) }.
}
log-lay-event = { NAME($card) } lies on position { $position } now.
log-event-works = Event: { NAME($card) }.
log-remove-event = The event { NAME($card) } is over.
log-new-event-deck = The discarded events of this moon are shuffled into a new deck.
log-draw-quest = { $who_you ->
    [you] You draw a quest: { NAME($card) }.
   *[other] { $who } draws a quest: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] You complete the quest { NAME($card) }.
   *[other] { $who } completes the quest { NAME($card) }.
}
log-discard-quest = { $who_you ->
    [you] You discard the quest { NAME($card) }.
   *[other] { $who } discards the quest { NAME($card) }.
}
log-steal-quest = { $who_you ->
    [you] You steal a quest from { $whose }: { NAME($card) }.
   *[other] { $who } steals a quest from { $whose_you ->
            [you] you
           *[other] { $whose }
        }: { NAME($card) }.
}
log-quest-under-deck = { $who_you ->
    [you] You put a quest under its deck: { NAME($card) }.
   *[other] { $who } puts a quest under its deck: { NAME($card) }.
}
log-show-quests = { $who_you ->
    [you] You look at the quests of { $whose }.
   *[other] { $who } looks at { $whose_you ->
            [you] your quests
           *[other] the quests of { $whose }
        }.
}
log-new-quest-deck = The discarded quests of this moon are shuffled into a new deck.
log-draw-spell = { $who_you ->
    [you] You draw from your spellbook: { NAME($card) }.
   *[other] { $who } draws from the spellbook: { NAME($card) }.
}
log-draw-library = { $who_you ->
    [you] You draw from the library: { NAME($card) }.
   *[other] { $who } draws from the library: { NAME($card) }.
}
log-draw-forgotten = { $who_you ->
    [you] You draw a forgotten spell: { NAME($card) }.
   *[other] { $who } draws a forgotten spell: { NAME($card) }.
}
log-look-at = { $who_you ->
    [you] You look at a card: { NAME($card) }.
   *[other] { $who } looks at a card: { NAME($card) }.
}
log-keep = { $who_you ->
    [you] You keep a card: { NAME($card) }.
   *[other] { $who } keeps a card: { NAME($card) }.
}
log-lay-out = { $who_you ->
    [you] You lay out { NAME($card) } on the discard pile of its school.
   *[other] { $who } lays out { NAME($card) } on the discard pile of its school.
}
log-discard = { $who_you ->
    [you] You discard { NAME($card) }.
   *[other] { $who } discards { NAME($card) }.
}
log-put-away = { $who_you ->
    [you] You put { NAME($card) } away.
   *[other] { $who } puts { NAME($card) } away.
}
log-recall = { $who_you ->
    [you] You take { NAME($card) } back from your memories.
   *[other] { $who } takes { NAME($card) } back from the memories.
}
log-take-signature = { $who_you ->
    [you] You take your signature spell { NAME($card) } into your hand.
   *[other] { $who } takes the signature spell { NAME($card) }.
}
log-show-hand = { $who_you ->
    [you] You look at the hand of { $whose }.
   *[other] { $who } looks at { $whose_you ->
            [you] your hand
           *[other] the hand of { $whose }
        }.
}
log-new-spellbook = { $who_you ->
    [you] Your memories are shuffled into a new spellbook: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
   *[other] The memories of { $who } are shuffled into a new spellbook: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
}
log-new-school-deck = The discards of { NAME($school) } are shuffled into a new deck.
log-reveal = { $who_you ->
    [you] You reveal { NAME($card) }: { NAME($side) }.
   *[other] { $who } reveals { NAME($card) }: { NAME($side) }.
}
log-activate-spell = { $who_you ->
    [you] You cast a spell ({ $space ->
            [0] quick spell
           *[other] space { $space }
        }): { NAME($kind) }.
   *[other] { $who } casts a spell ({ $space ->
            [0] quick spell
           *[other] space { $space }
        }): { NAME($kind) }.
}
log-element = { $who_you ->
    [you] You choose the element: { NAME($element) }.
   *[other] { $who } chooses the element: { NAME($element) }.
}
log-trigger-trap = { $who_you ->
    [you] You trigger a trap.
   *[other] { $who } triggers a trap.
}
log-spell-in-vain = { $who_you ->
    [you] Your spell { NAME($card) } finds no target.
   *[other] { NAME($card) } of { $who } finds no target.
}
log-neutralised = { NAME($card) } is neutralised and has no effect.
log-dodge = { $who_you ->
    [you] You dodge the effect.
   *[other] { $who } dodges the effect.
}
log-prevent = { $who_you ->
    [you] You prevent { $count } damage.
   *[other] { $who } prevents { $count } damage.
}
log-flip-orientation = { $who_you ->
    [you] Your face-down spell on space { $space } is turned round.
   *[other] The face-down spell of { $who } on space { $space } is turned round.
}
log-sheet-to-memories = { $who_you ->
    [you] { NAME($card) } goes from your sheet to your memories.
   *[other] { NAME($card) } goes from the sheet of { $who } to the memories.
}
log-sheet-to-hand = { $who_you ->
    [you] Back to your hand: { NAME($card) }.
   *[other] Back to the hand of { $who }: { NAME($card) }.
}
log-sheet-to-eliminated = { $who_you ->
    [you] Your { NAME($card) } is out of the game.
   *[other] { NAME($card) } of { $who } is out of the game.
}
log-move = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } enters { NAME($room, case: "the") }.
   *[wizard] { $who_you ->
            [you] You enter { NAME($room, case: "the") }.
           *[other] { NAME($who, case: "start") } enters { NAME($room, case: "the") }.
        }
}
log-to-cell = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } goes to { NAME($room, case: "the") }.
   *[wizard] { $who_you ->
            [you] You go to { NAME($room, case: "the") }.
           *[other] { NAME($who, case: "start") } goes to { NAME($room, case: "the") }.
        }
}
log-end-movement = { NAME($who, attr: "kind") ->
    [evocation] The movement ends: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Your movement ends.
           *[other] The movement ends: { NAME($who) }.
        }
}
log-block = { $who_you ->
    [you] You get a block token: { NAME($what) }.
   *[other] { $who } gets a block token: { NAME($what) }.
}
log-reset-action = { $who_you ->
    [you] You turn back { $count ->
            [one] { $count } action token
           *[other] { $count } action tokens
        }.
   *[other] { $who } turns back { $count ->
            [one] { $count } action token
           *[other] { $count } action tokens
        }.
}
log-activate-room = { $who_you ->
    [you] You activate { NAME($room, case: "the") }.
   *[other] { $who } activates { NAME($room, case: "the") }.
}
log-resolve-room = { $who_you ->
    [you] You resolve the effect of { NAME($room, case: "the") }.
   *[other] { $who } resolves the effect of { NAME($room, case: "the") }.
}
log-cancel-activation = { $who_you ->
    [you] Your activation of { NAME($room, case: "the") } is cancelled.
   *[other] The activation of { NAME($room, case: "the") } by { $who } is cancelled.
}
log-reset-room = Ready again: { NAME($room) }.
log-rooms-ready = All rooms are ready again.
log-instability = { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "start") } places { $count } instability: { NAME($room) }.
   *[wizard] { $by_you ->
            [you] You place { $count } instability: { NAME($room) }.
           *[other] { NAME($by, case: "start") } places { $count } instability: { NAME($room) }.
        }
}
log-convert-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } converts { $count } instability: { NAME($room) }.
   *[wizard] { $who_you ->
            [you] You convert { $count } instability: { NAME($room) }.
           *[other] { NAME($who, case: "start") } converts { $count } instability: { NAME($room) }.
        }
}
log-move-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } moves { $count } instability from { NAME($room, case: "the") } to { NAME($to, case: "the") }.
   *[wizard] { $who_you ->
            [you] You move { $count } instability from { NAME($room, case: "the") } to { NAME($to, case: "the") }.
           *[other] { NAME($who, case: "start") } moves { $count } instability from { NAME($room, case: "the") } to { NAME($to, case: "the") }.
        }
}
log-room-destroyed = { NAME($who, attr: "kind") ->
    [rose] Destroyed: { NAME($room) }. { NAME($who, case: "start") } takes its token, worth { $count }.
   *[wizard] { $who_you ->
            [you] Destroyed: { NAME($room) }. You take its token, worth { $count }.
           *[other] Destroyed: { NAME($room) }. { NAME($who, case: "start") } takes its token, worth { $count }.
        }
}
log-attack = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } attacks { NAME($whom, case: "the") }.
   *[wizard] { $who_you ->
            [you] You attack { NAME($whom, case: "the") }.
           *[other] { NAME($who, case: "start") } attacks { NAME($whom, case: "the") }.
        }
}
log-wound = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } suffers { $count } damage from { NAME($by, case: "the") }.
   *[wizard] { $who_you ->
            [you] You suffer { $count } damage from { NAME($by, case: "the") }.
           *[other] { NAME($who, case: "start") } suffers { $count } damage from { NAME($by, case: "the") }.
        }
}
log-heal = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } heals { $count } damage.
   *[wizard] { $who_you ->
            [you] You heal { $count } damage.
           *[other] { NAME($who, case: "start") } heals { $count } damage.
        }
}
log-convert-damage = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } converts { $count } damage on { NAME($whose, case: "the") }.
   *[wizard] { $who_you ->
            [you] You convert { $count } damage on { NAME($whose, case: "the") }.
           *[other] { NAME($who, case: "start") } converts { $count } damage on { NAME($whose, case: "the") }.
        }
}
log-transfer-damage = { $count } damage goes from { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "the") }
   *[wizard] { $who_you ->
            [you] you
           *[other] { NAME($who, case: "the") }
        }
} to { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom, case: "the") }
   *[wizard] { $whom_you ->
            [you] you
           *[other] { NAME($whom, case: "the") }
        }
}.
log-defeat = { $who_you ->
    [you] You are defeated.
   *[other] { $who } is defeated.
}
log-trophy = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } takes a trophy of { $whose_you ->
            [you] yours
           *[other] { $whose }
        }.
   *[wizard] { $who_you ->
            [you] You take a trophy of { $whose_you ->
                    [you] yours
                   *[other] { $whose }
                }.
           *[other] { NAME($who, case: "start") } takes a trophy of { $whose_you ->
                    [you] yours
                   *[other] { $whose }
                }.
        }
}
log-summon = { $who_you ->
    [you] You summon { NAME($evocation, case: "a") }: { NAME($room) }.
   *[other] { $who } summons { NAME($evocation, case: "a") }: { NAME($room) }.
}
log-evocation-leaves = { $who_you ->
    [you] Your { NAME($evocation) } leaves play.
   *[other] { NAME($evocation, case: "start") } of { $who } leaves play.
}
log-acts = { $by_you ->
    [you] { NAME($who, case: "start") } acts for you.
   *[other] { NAME($who, case: "start") } acts for { $by }.
}
log-mod = { $who_you ->
    [you] Your { NAME($stat) } changes by { $change } until the end of the round.
   *[other] { $who }: { NAME($stat) } changes by { $change } until the end of the round.
}
log-final-score = { $who_you ->
    [you] Your power { $power }; quests { $quests }, trophies { $trophies }, rooms { $rooms }, crown { $crown }: { $total } in all.
   *[other] { $who }: power { $power }; quests { $quests }, trophies { $trophies }, rooms { $rooms }, crown { $crown }: { $total } in all.
}
log-extra-round = { $count } wizards are tied: an extra round decides.
log-rival = { $who_you ->
    [you] You are tied for first with { $total }.
   *[other] { $who } is tied for first with { $total }.
}
log-grand-master = { $who_you ->
    [you] You are the new Grand Master.
   *[other] { $who } is the new Grand Master.
}
log-rose-wins = The Black Rose has { $count } power, more than anybody. It rules the Lodge, and all have lost.

# --- The scene: what the table shows around the rules -------------------------------------------------------------

## The table

scene-br-people = Wizards
scene-br-person = Wizard
scene-br-rose = The Black Rose
scene-br-phase-rose = Black Rose
scene-br-phase-study = Study
scene-br-phase-preparation = Prepare
scene-br-phase-action = Action
scene-br-phase-evocation = Evocation
scene-br-phase-clean-up = Clean-up
scene-br-set-up = set-up
scene-br-headline = round { $round } · { $moon ->
    [1] first moon
    [2] second moon
   *[3] third moon
}
scene-br-extra-round = round { $round } · extra round
scene-br-footnote = The Black Rose has { $power } power. { $moon ->
    [3] The game ends in the round in which somebody reaches { $next }.
   *[other] The next moon begins at { $next }.
}
scene-br-next-moon = { $moon ->
    [3] At { $power } power the game ends at the end of the round.
   *[other] The next moon begins as soon as one marker reaches { $power }.
}
scene-br-no-wizard = no wizard yet
scene-br-seat-status = { $wizard } · damage { $damage }/{ $life }
scene-br-lodge = The Lodge
scene-br-power-track = Power, { $moon ->
    [1] first moon
    [2] second moon
   *[3] third moon
}
scene-br-events = Events in play
scene-br-position = Position { $number }
scene-br-position-empty = Position { $number }: no event
scene-br-event-now = Being resolved
scene-br-event-points = The Black Rose gains { $in } as it comes, { $out } as it leaves
scene-br-event-instant = Event: at once
scene-br-event-black-rose = Event: in each Black Rose Phase
scene-br-event-action = Event: while it lies there
scene-br-event-crown = It bears the crown.
scene-br-library = Library and decks
scene-br-school = { $school }: { $deck } in the deck, { $discards } discarded
scene-br-school-note = { $deck } in the deck, { $discards } discarded
scene-br-school-signature = Signature spell
scene-br-school-forgotten = Forgotten spell
scene-br-pile-forgotten = Forgotten spells in the deck: { $count }
scene-br-pile-quests = Quests in the deck: { $count }
scene-br-pile-events = Events in the deck: { $count }
scene-br-rose-won = Trophies and rooms of the Black Rose: { $count }
scene-br-inspect-forgotten = Eliminated spells
scene-br-inspect-quests = Discarded quests
scene-br-inspect-events = Past events
scene-br-inspect-rose = What the Black Rose has
scene-br-inspect-memories = Memories of { $wizard }
scene-br-inspect-completed = Quests completed by { $wizard }
scene-br-inspect-rooms = Rooms won by { $wizard }
scene-br-pile-empty = No cards lie here.
scene-br-cubes-left = Cubes left in the supply: { $count }
scene-br-colour-red = red
scene-br-colour-blue = blue
scene-br-colour-green = green
scene-br-colour-purple = purple
scene-br-colour-grey = grey
scene-br-colour-yellow = yellow
scene-br-colour-black = no colour
scene-br-destroyed = destroyed
scene-br-token-ready = ready to be activated
scene-br-token-used = not ready
scene-br-slots = instability { $count } of { $slots }
scene-br-room-value = worth { $power } when won
scene-br-instability = Instability:
scene-br-leads = Most cubes: { $who }
scene-br-cell = cell
scene-br-cell-hidden = A cell, nobody knows whose
scene-br-cell-of = Cell of { $wizard }
scene-br-cell-in = Cell of { $wizard }, who is inside
scene-br-figure = { $wizard } ({ $who })
scene-br-creature = { $evocation } of { $wizard }, slot { $slot }
scene-br-sheets = Wizard sheets
scene-br-sheet = Sheet of { $who }
scene-br-read = Read { $card }
scene-br-several = Choose what to do
scene-br-back = Back
scene-br-close = Close
scene-br-offer = To choose from
scene-br-move = Movement
scene-br-attack = Attack
scene-br-life = Life
scene-br-power = Power
scene-br-damage = damage { $count } of { $life }
scene-br-actions = Physical actions left: { $count }
scene-br-blocked-move = movement blocked
scene-br-blocked-activation = activation of rooms blocked
scene-br-crown = Holds the crown
scene-br-spells = Spells on the sheet
scene-br-quick = Quick spell
scene-br-quick-short = Quick
scene-br-standard = Standard spell { $number }
scene-br-evocations = Evocations
scene-br-slot-free = Slot { $slot }: no evocation
scene-br-count-hand = Hand: { $count }
scene-br-count-spellbook = Spellbook: { $count }
scene-br-count-memories = Memories: { $count }
scene-br-count-quests = Quests: { $count }
scene-br-count-completed = Quests completed: { $count }
scene-br-count-trophies = Trophies: { $count }
scene-br-count-rooms = Rooms won: { $count }
scene-br-hand = Hand { $count }/{ $limit }
scene-br-hand-limit = hand limit { $limit }
scene-br-hand-empty = No spells in hand, no quests.
scene-br-face-down = face down
scene-br-sealed-trap = activated trap
scene-br-sealed-protection = activated protection
scene-br-used = used
scene-br-chosen = chosen
scene-br-straight = straight
scene-br-reversed = reversed
scene-br-type-combat = combat
scene-br-type-general = general
scene-br-type-protection = protection
scene-br-type-trap = trap
scene-br-element-air = air
scene-br-element-earth = earth
scene-br-element-fire = fire
scene-br-element-water = water
scene-br-element-magic = magic
scene-br-element-holy = holy
scene-br-element-unholy = unholy
scene-br-element-any = any element
scene-br-target-self = self
scene-br-target-single = one miniature
scene-br-target-area = one room
scene-br-target-special = special
scene-br-range = range { $steps }
scene-br-range-any = any range
scene-br-instability-mark = Places 1 instability in the caster’s room.
scene-br-archetype-undead = Undead
scene-br-archetype-altar = Altar
scene-br-archetype-demon = Demon
scene-br-archetype-celestial = Celestial
scene-br-archetype-beast = Beast
scene-br-quest-of = Quest of the { $moon ->
    [1] first
    [2] second
   *[3] third
} moon
scene-br-worth = { $power ->
    [one] { $power } power point
   *[other] { $power } power points
}
scene-br-reward = Reward:
scene-br-figure-note = { $school } · { $spell }
scene-br-spoils = A defeat would bring now:
scene-br-trophies = Trophies:
scene-br-if-over = If it ended now:
scene-br-began = Began with:
scene-br-part-quests = Quests
scene-br-part-trophies = Trophies
scene-br-part-rooms = Rooms
scene-br-part-crown = Crown
scene-br-defeated = { $wizard } is defeated
scene-br-share = +{ $power } power
scene-br-no-share = Nobody gains power.
scene-br-trophy = trophy
scene-br-provenance-public = Numbers of this card: public descriptions of the game; the words are ours.
scene-br-provenance-house = Numbers of this card: a house rule of this project; the words are ours.
scene-br-provenance-seed = Numbers of this card: as the rulebook gives them; the words are ours.
scene-br-name = { NAME($thing) }
scene-br-quest-progress = { $done } of { $wanted }
scene-br-quest-had = so far: { $what }
scene-br-quest-missing = still missing: { $what }
scene-br-quest-ready = ready
scene-br-missing-crown = the crown
scene-br-missing-outside = to be outside your cell
scene-br-missing-undamaged = a sheet without damage
scene-br-missing-unhurt = a round without damage suffered
scene-br-missing-hurt-another = damage to an enemy wizard this round
scene-br-missing-in-room = to stand in the room
scene-br-missing-can-activate = an activation that is possible
scene-br-share-of = { $who }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, { $power ->
    [0] no power
   *[other] +{ $power } power
}
scene-br-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
