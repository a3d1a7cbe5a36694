# Spellbook, English. Names of spells are those of the English edition; every other text is our own.

## The game

game-spellbook = Spellbook
    .tagline = Gather matter, fill your book of spells, feed your familiar.
    .about = Mages prepare for the Great Ritual. Each day has a morning, a midday and an evening, with one action in each: gather matter, store it with your familiar, learn a spell. Learned spells give you better actions and points.

## Words of the table

zone-altar = altar
zone-bag = vortex bag
zone-tray = discard tray
zone-pool = pool
zone-board = familiar board
zone-card = spell card
zone-opponent = opponent’s track
zone-lower = opponent’s lower area

phase-morning = morning
phase-midday = midday
phase-evening = evening

colour-red = red
colour-purple = purple
colour-green = green
colour-black = black
colour-white = white
colour-blue = blue
colour-yellow = yellow

matter-red = magma
matter-purple = poison
matter-green = plants
matter-black = coal
matter-white = steam
matter-blue = mercury
matter-yellow = gold

rune-circle = circle
    .plural = circles
rune-triangle = triangle
    .plural = triangles
rune-square = square
    .plural = squares

timing-morning = morning action
timing-midday = midday action
timing-evening = evening action
timing-instant = once, when learned
timing-constant = always on
timing-scoring = at the end of the game
timing-none = no effect

## Tokens

token-red-circle = red circle token
token-red-triangle = red triangle token
token-red-square = red square token
token-purple-circle = purple circle token
token-purple-triangle = purple triangle token
token-purple-square = purple square token
token-green-circle = green circle token
token-green-triangle = green triangle token
token-green-square = green square token
token-black-circle = black circle token
token-black-triangle = black triangle token
token-black-square = black square token
token-white-circle = white circle token
token-white-triangle = white triangle token
token-white-square = white square token
token-blue-circle = blue circle token
token-blue-triangle = blue triangle token
token-blue-square = blue square token
token-yellow-circle = yellow circle token
token-yellow-triangle = yellow triangle token
token-yellow-square = yellow square token
token-face-down = hidden token

## What the table asks

ask-phase-morning = Your morning: take a token from the altar, draw from the bag, or use a morning spell.
ask-phase-midday = Your midday: store a token with your familiar, or use a midday spell.
ask-phase-evening = Your evening: learn a spell, or use an evening spell.
ask-bonus-morning = Swiftness grants you a morning action right now.
ask-discard = Choose a token from your pool to discard.
ask-take = Choose a token on the altar to take.
ask-take-up-to = Choose a token on the altar to take, or stop.
ask-learn = Choose the spell to learn, and its level.
ask-wild-token = Choose a token for the wild matter.
ask-pay-substitute = Choose a token to pay with. Tokens with the rune of Transmutation may have another colour.
ask-store = Choose a token to store on the next free space of your familiar board.
ask-take-store = Choose a token on the altar to take straight onto your familiar board.
ask-tray-store = Choose a token in the discard tray to store on your familiar board.
ask-exchange-give = Choose a token to give away in the exchange.
ask-exchange-take = Choose a token to receive in the exchange.
ask-keep = Choose which of the paid tokens stays on the card. Its rune becomes the rune of the card.
ask-pay = Choose a token to pay with.
ask-wild = Choose a rune whose three tokens become one wild matter, or pay with the right colour only.
ask-raise = Choose the spell to raise by one level.
ask-replace = Choose altar tokens to replace from the bag; stop when you have enough.
ask-forced-take = Another mage’s Blaze reaches you: take a token from the altar.
ask-opponent-token = Choose the altar token that goes on your opponent’s track.
ask-opponent-lower = Choose the altar token that goes to your opponent’s lower area.

## What the others are waiting for

wait-phase-morning = a morning action
wait-phase-midday = a midday action
wait-phase-evening = an evening action
wait-bonus-morning = an extra morning action
wait-discard = a token to discard
wait-take = a token from the altar
wait-take-up-to = tokens from the altar
wait-learn = a spell to learn
wait-wild-token = a token for the wild matter
wait-pay-substitute = a token to pay with
wait-store = a token to store
wait-take-store = a token from the altar to store
wait-tray-store = a token from the discard tray to store
wait-exchange-give = a token to give away in the exchange
wait-exchange-take = a token to receive in the exchange
wait-keep = the token that stays on the card
wait-pay = a token to pay with
wait-wild = whether to use wild matter
wait-raise = a spell to raise by one level
wait-replace = altar tokens to replace
wait-forced-take = a token from the altar
wait-opponent-token = a token for the opponent’s track
wait-opponent-lower = a token for the opponent’s lower area

## Options

option-take = Take a { NAME($token) } from the altar
option-take-store = Take a { NAME($token) } from the altar onto your familiar board
option-store = Store a { NAME($token) }
option-tray-store = Store a { NAME($token) } from the tray
option-discard = Discard a { NAME($token) }
option-exchange-give = Give a { NAME($token) }
option-exchange-take = Receive a { NAME($token) }
option-keep = Leave a { NAME($token) } on the card
option-pay = Pay a { NAME($token) }
option-pay-substitute = Pay a { NAME($token) }
option-wild-token = Use a { NAME($token) } for wild matter
option-replace = Replace a { NAME($token) }
option-opponent-token = Put a { NAME($token) } on the opponent’s track
option-opponent-lower = Put a { NAME($token) } in the opponent’s lower area
option-draw = Draw 2 tokens from the bag
option-cast = Use { NAME($spell) } at level { $level }
option-cast-colour = Use { NAME($spell) } at level { $level }: store { NAME($colour) } tokens
option-cast-focus-store = Use { NAME($spell) } at level { $level }: store from your pool
option-cast-focus-take = Use { NAME($spell) } at level { $level }: take from the altar
option-learn = Learn { NAME($spell) } at level { $level }
option-wild = Make wild matter from three { NAME($rune, case: "plural") }
option-no-wild = No wild matter: pay with the right colour
option-clone-take = Use { NAME($spell) } at level { $level }: take a token from the altar
option-clone-draw = Use { NAME($spell) } at level { $level }: draw 2 tokens from the bag
option-clone-store = Use { NAME($spell) } at level { $level }: store a token
option-clone-learn = Use { NAME($spell) } at level { $level }: learn a spell
option-clone-spell = { $way ->
    [colour] Clone (level { $level }): copy { $owner }’s { NAME($spell) } at level { $copied-level }, storing { NAME($colour) } tokens
    [focus-store] Clone (level { $level }): copy { $owner }’s { NAME($spell) } at level { $copied-level }, storing from your pool
    [focus-take] Clone (level { $level }): copy { $owner }’s { NAME($spell) } at level { $copied-level }, taking from the altar
   *[plain] Clone (level { $level }): copy { $owner }’s { NAME($spell) } at level { $copied-level }
}
option-clone-box = { $way ->
    [colour] Clone (level { $level }): copy { NAME($spell) } at level { $copied-level }, not learned yet, storing { NAME($colour) } tokens
    [focus-store] Clone (level { $level }): copy { NAME($spell) } at level { $copied-level }, not learned yet, storing from your pool
    [focus-take] Clone (level { $level }): copy { NAME($spell) } at level { $copied-level }, not learned yet, taking from the altar
   *[plain] Clone (level { $level }): copy { NAME($spell) } at level { $copied-level }, not learned yet
}
option-raise = Raise { NAME($spell) } by one level
option-skip-morning = Skip the morning
option-skip-midday = Skip the midday
option-skip-evening = Skip the evening
option-skip = Skip
option-done = Done

## Chronicle

log-game-start = { $who_you ->
    [you] The mages open their spell books. You go first.
   *[other] The mages open their spell books. { $who } goes first.
}
log-day-start = { $who_you ->
    [you] Day { $day }: your turn.
   *[other] Day { $day }: { $who }’s turn.
}
log-take = { $who_you ->
    [you] You take a { NAME($token) } from the altar.
   *[other] { $who } takes a { NAME($token) } from the altar.
}
log-draw = { $who_you ->
    [you] You draw a { NAME($token) } from the bag.
   *[other] { $who } draws a { NAME($token) } from the bag.
}
log-altar-draw = A { NAME($token) } comes from the bag to the altar.
log-altar-discard = A { NAME($token) } goes from the altar to the tray.
log-altar-purge = { $count ->
    [one] The altar is cleared: { $count } token goes to the tray.
   *[other] The altar is cleared: { $count } tokens go to the tray.
}
log-bag-refill = { $count ->
    [one] The bag is empty: { $count } token returns from the tray.
   *[other] The bag is empty: { $count } tokens return from the tray.
}
log-store = { $who_you ->
    [you] You store a { NAME($token) } on space { $space } of your familiar board, now worth { $value }.
   *[other] { $who } stores a { NAME($token) } on space { $space }; the familiar board is now worth { $value }.
}
log-learn = { $who_you ->
    [you] You learn { NAME($spell) } at level { $level } and leave a { NAME($token) } on the card.
   *[other] { $who } learns { NAME($spell) } at level { $level } and leaves a { NAME($token) } on the card.
}
log-pay = { $who_you ->
    [you] You pay a { NAME($token) }.
   *[other] { $who } pays a { NAME($token) }.
}
log-cast = { $who_you ->
    [you] You use { NAME($spell) } at level { $level }.
   *[other] { $who } uses { NAME($spell) } at level { $level }.
}
log-discard = { $who_you ->
    [you] You discard a { NAME($token) }.
   *[other] { $who } discards a { NAME($token) }.
}
log-exchange = { $who_you ->
    [you] You give a { NAME($given) } for a { NAME($taken) }.
   *[other] { $who } gives a { NAME($given) } for a { NAME($taken) }.
}
log-raise = { $who_you ->
    [you] Your { NAME($spell) } rises to level { $level }.
   *[other] { $who } raises { NAME($spell) } to level { $level }.
}
log-lower = { $who_you ->
    [you] Your { NAME($spell) } falls to level { $level }.
   *[other] { NAME($spell) } of { $who } falls to level { $level }.
}
log-copy = { $who_you ->
    [you] You copy { NAME($spell) } at level { $level } from { $owner }.
   *[other] { $owner_you ->
        [you] { $who } copies your { NAME($spell) } at level { $level }.
       *[other] { $who } copies { NAME($spell) } at level { $level } from { $owner }.
    }
}
log-copy-solo = { $who_you ->
    [you] You copy { NAME($spell) } at level { $level }, a spell you have not learned.
   *[other] { $who } copies { NAME($spell) } at level { $level }, a spell not learned yet.
}
log-skip = { $who_you ->
    [you] You skip the { NAME($phase) }.
   *[other] { $who } skips the { NAME($phase) }.
}
log-end-triggered = { $who_you ->
    [you] { $why ->
        [spells] You have learned your last spell: the round is played to its end.
        [board] You have filled your familiar board: the round is played to its end.
       *[opponent] The opponent’s track is full: the game ends.
    }
   *[other] { $why ->
        [spells] { $who } has learned the last spell: the round is played to its end.
        [board] { $who } has filled the familiar board: the round is played to its end.
       *[opponent] The opponent’s track is full: the game ends.
    }
}
log-opponent-token = A { NAME($token) } goes on the opponent’s track.
log-opponent-lower = A { NAME($token) } goes to the opponent’s lower area.
log-game-end = The game is over.

## The end

end-spells = The last spell of a book was learned and the round is complete.
end-board = A familiar board is full and the round is complete.
end-opponent = The opponent’s track is full.

tie-spells = Tie: more learned spells decide.
tie-pool = Still tied: more tokens left in the pool decide.
tie-shared = Tied in everything: the victory is shared.
tie-solo-draw = Equal scores: nobody wins.

part-board = Familiar board
part-spells = Learned spells
part-spell = { NAME($spell) }, level { $level }
part-variable = { NAME($spell) } at the end
part-opponent = Opponent’s track
part-lower = Opponent’s lower area
part-total = Total

## Game options

opt-cards = Spells
    .help = Which seven spells are in play, one of each colour. Everybody has the same seven.
opt-cards-set-1 = Set 1
    .help = The calm set, made for first games.
opt-cards-set-2 = Set 2
    .help = More engines: draw, focus, change the altar.
opt-cards-set-3 = Set 3
    .help = The set in which players touch each other’s plans most.
opt-cards-classic = Classic
    .help = One of the three spells of each colour, at random.
opt-cards-pick = Pick
    .help = You choose one spell of each colour.
opt-picks = Picked spells
    .help = Seven spell names separated by commas, one of each colour. Used only with “Pick”.
opt-handicap = Harder solo
    .help = Solo only: tokens drawn at the start for the opponent’s lower area, each worth a point to it.
opt-handicap-0 = Normal
    .help = The opponent starts with nothing.
opt-handicap-1 = 1 token
    .help = The opponent starts with 1 point.
opt-handicap-2 = 2 tokens
    .help = The opponent starts with 2 points.
opt-handicap-3 = 3 tokens
    .help = The opponent starts with 3 points.
opt-first = First player
    .help = Who plays the first day. The marker stays with that player; every round ends on the right of it.
opt-first--1 = Random
    .help = Chance decides.
opt-first-0 = Seat 1
    .help = This seat plays the first day.
opt-first-1 = Seat 2
    .help = This seat plays the first day.
opt-first-2 = Seat 3
    .help = This seat plays the first day.
opt-first-3 = Seat 4
    .help = This seat plays the first day.

## Spells: name, one line, and each level

spell-sacrifice = Sacrifice
spell-sacrifice-short = Discard the right rune, draw 4.
spell-sacrifice-3 = Discard 1 circle token from your pool. Then draw 4 tokens.
spell-sacrifice-4 = Discard 1 triangle token from your pool. Then draw 4 tokens.
spell-sacrifice-5 = Discard 1 square token from your pool. Then draw 4 tokens.

spell-eruption = Eruption
spell-eruption-short = Draw until your pool reaches a number.
spell-eruption-3 = Draw until you hold 4 tokens. Of no use if you already hold that many.
spell-eruption-4 = Draw until you hold 5 tokens. Of no use if you already hold that many.
spell-eruption-5 = Draw until you hold 6 tokens. Of no use if you already hold that many.

spell-blaze = Blaze
spell-blaze-short = Draw 4; everybody else takes 1 from the altar.
spell-blaze-3 = Draw 4 tokens. Then, clockwise from your left, every other player must take 1 token of their choice from the altar, as long as one is there and their pool has room.
spell-blaze-4 = Draw 4 tokens. Then, clockwise from your left, every other player must take 1 token of their choice from the altar, as long as one is there and their pool has room. Same effect as level 3, more points.
spell-blaze-5 = Draw 4 tokens. Then, clockwise from your left, every other player must take 1 token of their choice from the altar, as long as one is there and their pool has room. Same effect as level 3, most points.
spell-blaze-short-solo = Draw 4; your opponent gets 1 from the altar.
spell-blaze-3-solo = Draw 4 tokens. Then you must put 1 altar token of your choice in the opponent’s lower area, where it is worth 1 point to it.
spell-blaze-4-solo = Draw 4 tokens. Then you must put 1 altar token of your choice in the opponent’s lower area, where it is worth 1 point to it. Same effect as level 3, more points.
spell-blaze-5-solo = Draw 4 tokens. Then you must put 1 altar token of your choice in the opponent’s lower area, where it is worth 1 point to it. Same effect as level 3, most points.

spell-levitation = Levitation
spell-levitation-short = Take 2 altar tokens with the right rune.
spell-levitation-3 = Take 2 circle tokens of your choice from the altar (1, if no more is there or fits).
spell-levitation-4 = Take 2 triangle tokens of your choice from the altar (1, if no more is there or fits).
spell-levitation-5 = Take 2 square tokens of your choice from the altar (1, if no more is there or fits).

spell-sharing = Sharing
spell-sharing-short = Take from the altar; everybody else draws 1.
spell-sharing-3 = Take 1 token from the altar, then draw 1. Then, clockwise from your left, every other player with room in the pool must draw 1.
spell-sharing-4 = Take 2 tokens from the altar. Then, clockwise from your left, every other player with room in the pool must draw 1.
spell-sharing-5 = Take 3 tokens from the altar. Then, clockwise from your left, every other player with room in the pool must draw 1.
spell-sharing-short-solo = Take from the altar; your opponent gets a drawn one.
spell-sharing-3-solo = Take 1 token from the altar, then draw 1. Then you must draw 1 more into the opponent’s lower area, where it is worth 1 point to it.
spell-sharing-4-solo = Take 2 tokens from the altar. Then you must draw 1 into the opponent’s lower area, where it is worth 1 point to it.
spell-sharing-5-solo = Take 3 tokens from the altar. Then you must draw 1 into the opponent’s lower area, where it is worth 1 point to it.

spell-divination = Divination
spell-divination-short = Add 2 tokens to the altar, then take 2 from it.
spell-divination-3 = Draw 2 tokens onto the altar. Then take any 2 tokens from the altar. Then discard 1 token from your pool.
spell-divination-4 = Draw 2 tokens onto the altar. Then take up to 2 tokens of one colour from the altar.
spell-divination-5 = Draw 2 tokens onto the altar. Then take any 2 tokens from the altar.

spell-purification = Purification
spell-purification-short = Exchange tokens with the altar.
spell-purification-3 = Exchange 1 token of your pool for 1 on the altar.
spell-purification-4 = Exchange 2 tokens of your pool for 2 on the altar, all at the same time.
spell-purification-5 = Exchange 3 tokens of your pool for 3 on the altar, all at the same time.

spell-cure = Cure
spell-cure-short = Draw, then discard as many.
spell-cure-3 = Draw 1 token, then discard 1 from your pool. A full pool draws nothing but still discards.
spell-cure-4 = Draw 2 tokens, then discard 2 from your pool. Draws beyond nine tokens are lost, discards are not.
spell-cure-5 = Draw 3 tokens, then discard 3 from your pool. Draws beyond nine tokens are lost, discards are not.

spell-growth = Growth
spell-growth-short = Store straight from the altar; the spell loses a level.
spell-growth-3 = Exchange 1 token of your pool for 1 on your familiar board; it takes the same space. This card’s token stays where it is.
spell-growth-4 = Take 2 altar tokens of your choice straight onto the first free spaces of your familiar board. Then this card’s token moves down one level.
spell-growth-5 = Take 3 altar tokens of your choice straight onto the first free spaces of your familiar board. Then this card’s token moves down one level.

spell-offering = Offering
spell-offering-short = Store several tokens of one colour.
spell-offering-3 = Store exactly 2 tokens of one colour from your pool. Runes may differ; tokens without a free space stay in your pool.
spell-offering-4 = Store exactly 3 tokens of one colour from your pool. Runes may differ; tokens without a free space stay in your pool.
spell-offering-5 = Store exactly 4 tokens of one colour from your pool. Runes may differ; tokens without a free space stay in your pool.

spell-focus = Focus
spell-focus-short = Store or take tokens with this card’s rune.
spell-focus-3 = Store 1 token with this card’s rune from your pool.
spell-focus-4 = Either store exactly 2 tokens with this card’s rune from your pool, or take 1 token with that rune from the altar.
spell-focus-5 = Either store exactly 3 tokens with this card’s rune from your pool, or take 2 tokens with that rune from the altar.

spell-feast = Feast
spell-feast-short = Take or store from the altar; at level 5, points for colours.
spell-feast-3 = Take 1 altar token of a colour that already lies on your familiar board.
spell-feast-4 = Take 1 altar token of your choice straight onto the first free space of your familiar board.
spell-feast-5 = End of the game: 1 point for each different colour on your familiar board. At midday you can still use the effects of levels 4 and 3.

spell-time_travel = Time Travel
spell-time_travel-short = Discard the right rune, raise another spell.
spell-time_travel-3 = Discard 1 circle token from your pool. Then raise another of your learned spells by 1 level. Effects that happen when learning do not happen again.
spell-time_travel-4 = Discard 1 triangle token from your pool. Then raise another of your learned spells by 1 level. Effects that happen when learning do not happen again.
spell-time_travel-5 = Discard 1 square token from your pool. Then raise another of your learned spells by 1 level. Effects that happen when learning do not happen again.

spell-storm = Storm
spell-storm-short = Renew the altar, take 3; the spell loses a level.
spell-storm-3 = No effect at this level.
spell-storm-4 = Discard any number of altar tokens and draw as many new ones onto the altar. Then take 3 tokens from the altar. Then this card’s token moves down one level.
spell-storm-5 = Discard any number of altar tokens and draw as many new ones onto the altar. Then take 3 tokens from the altar. Then this card’s token moves down one level.

spell-clone = Clone
spell-clone-short = Copy another player’s spell.
spell-clone-3 = Use another player’s learned midday spell, or the base action of the midday, as if it were yours. The other card’s level (or a lower one) and rune count.
spell-clone-4 = Use another player’s learned evening spell, or the base action of the evening, as if it were yours. The other card’s level (or a lower one) and rune count. Copying { spell-growth } 4 or 5 moves this card’s token down one level.
spell-clone-5 = Discard 1 token with this card’s rune from your pool. Then use another player’s learned morning spell, or a base action of the morning, as if it were yours. The other card’s level (or a lower one) and rune count.
spell-clone-short-solo = Copy a spell you have not learned.
spell-clone-3-solo = Use the level 4 effect of a midday spell in play that you have not learned, as if it were yours. The rune is that of the token on this card.
spell-clone-4-solo = Use the level 4 effect of an evening spell in play that you have not learned, as if it were yours. The rune is that of the token on this card. Copying { spell-growth } moves that token down one level.
spell-clone-5-solo = Discard 1 token with this card’s rune from your pool. Then use the level 4 effect of a morning spell in play that you have not learned, as if it were yours. The rune is that of the token on this card.

spell-transmutation = Transmutation
spell-transmutation-short = Learn a spell; this card’s rune pays in any colour.
spell-transmutation-3 = No effect at this level.
spell-transmutation-4 = Learn 1 spell. Of the tokens you pay, 1 with this card’s rune may have any colour. At least one must truly have the spell’s colour, and three equal runes make no wild matter here.
spell-transmutation-5 = Learn 1 spell. Of the tokens you pay, up to 2 with this card’s rune may have any colour. At least one must truly have the spell’s colour, and three equal runes make no wild matter here.

spell-swiftness = Swiftness
spell-swiftness-short = More morning actions.
spell-swiftness-3 = When you learn it, you may perform 1 available morning action at once.
spell-swiftness-4 = When you learn it, you may perform 1 available morning action at once.
spell-swiftness-5 = Every day you may perform 1 more morning action, two in all. The same one twice is fine.

spell-mirage = Mirage
spell-mirage-short = Taking this card’s rune from the altar lets you draw.
spell-mirage-3 = On your own day, for each token with this card’s rune that you take from the altar, draw 1.
spell-mirage-4 = On your own day, for each token with this card’s rune that you take from the altar, draw 2.
spell-mirage-5 = On your own day, for each token with this card’s rune that you take from the altar, draw 2.

spell-abundance = Abundance
spell-abundance-short = Draw when you learn it.
spell-abundance-3 = When you learn it, draw 2 tokens at once. Only then, only once.
spell-abundance-4 = When you learn it, draw 3 tokens at once. Only then, only once.
spell-abundance-5 = When you learn it, draw 4 tokens at once. Only then, only once.

spell-knowledge = Knowledge
spell-knowledge-short = Points for your other spells.
spell-knowledge-3 = End of the game: 1 point for each other spell you have learned.
spell-knowledge-4 = End of the game: 1 point for each other spell you have learned, and 2 instead of 1 if it lies on level 4 or 5.
spell-knowledge-5 = End of the game: 2 points for each other spell you have learned.

spell-communion = Communion
spell-communion-short = Fill your familiar board in three ways.
spell-communion-3 = When you learn it, take 3 altar tokens of your choice straight onto the first free spaces of your familiar board.
spell-communion-4 = End of the game: 1 point for each token on your familiar board that shows this card’s rune.
spell-communion-5 = Whenever you learn a spell, this one included: after paying, store 2 tokens of your choice from the discard tray.

## The scene: names and short words around the pieces

scene-people = Mages
scene-day = day { $day }
scene-points-label = points
scene-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-seat-status = { $pool } in pool · { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
}
scene-altar = { $count ->
    [0] Altar, empty
    [one] Altar with { $count } token
   *[other] Altar with { $count } tokens
}
scene-vortex = { $count ->
    [one] { $count } token in the vortex bag
   *[other] { $count } tokens in the vortex bag
}
scene-vortex-tail = in the vortex
scene-tray-name = Tray
scene-tray = { $count ->
    [0] Discard tray, empty
    [one] Discard tray with { $count } token
   *[other] Discard tray with { $count } tokens
}
scene-tray-empty = Nothing lies in the tray.
scene-pool = Your pool
scene-pool-name = Pool: { $who }
scene-pool-of = Pool of { $who }: { $count } of { $limit }
scene-familiar = Your familiar
scene-familiar-name = Familiar
scene-familiar-of = Familiar of { $who }: { $count ->
    [one] { $count } token stored
   *[other] { $count } tokens stored
}
scene-familiar-line = Familiar { $count } / { $spaces }
scene-spells = Your spells
scene-learned = { $count ->
    [one] { $count } spell learned
   *[other] { $count } spells learned
}
scene-card = { $level ->
    [0] { $spell }, not learned
   *[other] { $spell }, level { $level }
}
scene-card-read = Read { $spell }
scene-card-use = { $spell }: choose what to do
scene-choose-level = { $spell }: choose a level
scene-levels = Levels
scene-slot = level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-use-learn = Learn
scene-use-cast = Use
scene-use-choose = Choose
scene-first = First player: every round begins here
scene-short-draw = Draw 2
scene-short-skip = Skip
scene-back = Back
scene-fresh = from tomorrow
scene-chosen = chosen
scene-book = Book of { $who }
scene-book-open = Open the book of { $who }
scene-close = Close
scene-opponent = Opponent
scene-opponent-track = { $count ->
    [one] Opponent’s track with { $count } token
   *[other] Opponent’s track with { $count } tokens
}
scene-refresh = renews the altar
scene-lower = Lower area: { $count }
scene-ends = The game ends after the round in which somebody learns a seventh spell or fills the familiar board.
scene-ends-solo = The game ends when you learn your seventh spell, fill your familiar board, or the opponent’s track is full.
scene-last-round = Last round: the game ends when it is complete.
