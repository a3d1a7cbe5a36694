# The shell around every game: pages, panels, settings, refusals. Game texts live with their game.

## Pages

ui-pages = Pages
ui-welcome = Take a seat at the table
ui-welcome-more = Board games of magic, against bots, with friends on this device, or with friends far away. No account, no adverts.
ui-games = Games
ui-play-now = Play now
ui-play-now-help = “Play now” seats you at a table with an adept bot at once.
ui-mages = { $least ->
    [one] For 1 to { $most } players.
   *[other] For { $least } to { $most } players.
}
ui-new-table = New table
ui-your-tables = Your tables
ui-forget = Forget
ui-forget-table = Forget table { $table }
ui-forget-ask = The keys to your seats at table { $table } are kept only in this browser. Forget them for good?
ui-forget-yes = Forget for good
ui-forget-no = Keep
ui-import = Open a game file
ui-import-file = Game file
ui-import-help = A game file holds a whole game. It goes on where it was saved.
ui-import-seats = The other seats
ui-import-bots = bots play them
ui-import-mine = I play them
ui-lobby = Lobby
ui-lobby-help = Tables with a free seat that their makers have listed here.
ui-no-tables = Nobody is waiting for players just now.
ui-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-sit-down = Sit down
ui-watch = Watch
ui-join = You are invited
ui-join-what = { $game }, table { $table }.
ui-join-seated = You already have a seat at this table. Go to it.
ui-about = About
ui-about-what = Magemoot brings board games of magic to one table in the browser, with bots that see only what a player in their seat would see.
ui-about-rights = Names and rights
ui-about-unofficial = This is an unofficial project of players, not connected with any publisher. It contains no artwork and no text of theirs. Names of games belong to their owners.
ui-about-credits = Credits
ui-about-icons = Icons by the authors of
ui-about-fonts = Typefaces:
ui-about-built = Built with
ui-about-privacy = Privacy
ui-about-privacy-text = The server stores games and the names typed in at the tables. Settings and the keys to your seats stay in this browser.
ui-lost = There is no such page
ui-to-start = To the start page

## Laying a table

ui-seats = Players
ui-seats-help = From { $least } to { $most } seats. They play in this order.
ui-seat-name = Player { $number }
ui-seat-kind = Who sits at seat { $number }
ui-seat-me = Me
ui-seat-hotseat = A friend beside me
    .help = Plays on this device.
ui-seat-bot = Bot
ui-seat-open = Open seat
    .help = You get a link to invite somebody.
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-solo = One seat alone is the solo game.
ui-your-name = Your name
ui-friend-name = Their name
ui-name-placeholder = as the others shall see it
ui-level = How well the bot plays
ui-level-random = Random
    .help = Does anything that is allowed.
ui-level-novice = Novice
    .help = Takes what looks best right now.
ui-level-adept = Adept
    .help = Thinks ahead for a moment.
ui-level-master = Master
    .help = Thinks ahead for about a second.
ui-rules-options = Rules
ui-undo-policy = Taking back
ui-undo-strict = Strict
    .help = Only your own last choice, and only before anything new was revealed.
ui-undo-consent = By consent
    .help = Further back if everybody concerned agrees.
ui-undo-free = Free
    .help = Anything may be taken back. Good for learning.
ui-table-more = Table
ui-table-name = Name of the table (may be left empty)
ui-seed = Seed
ui-seed-help = A number from which the whole course of chance follows. The others are told that you chose one. Leave it empty for a fresh game.
ui-listed = Show in the lobby
ui-listed-help = Anybody may then take an open seat.
ui-lay-table = Lay the table

## At the table

ui-you = you
ui-bot-name = { $level }
ui-bot-name-nth = { $level } { $number }
ui-bot-level = bot, { $level }
ui-away = away
ui-open-seat = open seat
ui-panels = Panels
ui-phases = Parts of the turn
ui-prompt = Your choice
ui-your-turn = Your turn
ui-waiting = Waiting for { $names } …
ui-waiting-what = Waiting for { $names }: { $what } …
ui-waiting-open = Waiting for somebody to take the open seat …
ui-suggest = Suggest something to { $who }
ui-suggested-by = Suggested by { $names }
ui-one-moment = One moment …
ui-replaying = Watch what the others do …
ui-catch-up = Skip ahead
ui-undo = Take back
ui-withdrawn = Taken back:
ui-undo-ask = Ask to take back
ui-consent-asked = { $who_you ->
    [you] You ask to take back your choice.
   *[other] { $who } asks to take back a choice.
}
ui-consent-yes = Agree
ui-consent-no = Refuse
ui-consent-waiting = The others are being asked.
ui-bot-takes-over = Let a bot play
ui-bot-for-me = Let a bot play for me
ui-take-seat-back = Take my seat back
ui-invite = Invite
ui-chronicle = Chronicle
ui-earlier = Earlier lines: { $count }
ui-since-turn = Since your turn
ui-since-turn-count = New: { $count }
ui-since-turn-here = Since your last choice
ui-open-rule = Open rule { $rule }
ui-inspector = Closer look
ui-inspector-hint = Point at a card or a token, or hold your finger on it, to read what it does.
ui-rulebook = Rulebook
ui-rules-search = Search the rules
ui-rules-none = No rule says that.
ui-connecting = Coming to the table …
ui-scene-failed = The game could not be loaded. Reload the page to try again.
ui-reload = Reload
ui-reconnecting = The line to the server is cut. Trying again …
ui-retry = Try now
ui-close = Close
ui-sheet-seats = Players
ui-sheet-mat = Mine
ui-sheet-chronicle = Chronicle
ui-sheet-inspector = Look
ui-hand-over = The device goes to { $who }
ui-hand-over-help = Everybody else looks away for a moment.
ui-hand-over-ready = I am { $who }
ui-hand-over-never = No curtain at this table

ui-table-menu = Links and file
ui-table = Table { $table }
ui-link-invite = Invitation
    .help = Whoever opens it may take the open seat.
ui-link-watch = For spectators
    .help = Shows what everybody may see.
ui-link-return = Back to your seat
    .help = Opens your own seat, on any device. Keep it to yourself.
ui-copy = Copy
ui-copied = Copied
ui-copy-failed = The browser does not let this page copy. The link is marked: copy it by hand.
ui-export = Save game file
ui-leave = Leave the table
ui-leave-help = Your seat becomes free for somebody else. To come back later, just close the page instead.
ui-leave-ask = Leave the table for good?
ui-leave-yes = Leave for good
ui-leave-no = Stay
ui-left = Your seat is free. Pass this invitation on, so that somebody can take it: nobody else has it.

ui-keys = Keys
ui-key-number = choose a token or another piece
ui-key-letter = choose what carries that letter
ui-key-skip = skip, or done
ui-key-arrows = go from answer to answer, or from thing to thing on the board
ui-key-enter = choose what is marked
ui-key-inspector = read what the marked thing does
ui-key-undo = take back
ui-key-rulebook = open or close the rulebook
ui-key-escape = close what is open
ui-key-help = this list

## The end

ui-game-over = The game is over
ui-show-result = Result
ui-rematch = Play again
ui-you-won = You have won!
ui-winner = { $names } has won.
ui-winners = Shared victory: { $names }.
ui-nobody-won = Nobody has won.
ui-place = Place
ui-mage = Mage
ui-total = Total

## Settings

ui-settings = Settings
ui-language = Language
ui-motion = Motion
ui-motion-none = none
ui-motion-pace = × { $pace }
ui-motion-calm = Your system asks for less motion, so nothing moves.
ui-volume = Sound
ui-volume-off = off
ui-percent = { $value } %
ui-contrast = High contrast
ui-forced = Answer by itself when there is only one answer
ui-forced-help = You still see what was done in the chronicle.
ui-notify = Notice when it is my turn
ui-notify-help = Only while this page is in the background.
ui-notify-denied = The browser does not allow notices from this page.

## The chronicle of the table

log-undo = { $who_you ->
    [you] You take back a choice.
   *[other] { $who } takes back a choice.
}
log-undo-asked = { $who_you ->
    [you] You ask to take back a choice.
   *[other] { $who } asks to take back a choice.
}
log-undo-denied = { $who_you ->
    [you] You do not agree to taking back.
   *[other] { $who } does not agree to taking back.
}
log-undo-lapsed = { $who_you ->
    [you] Your request to take back has lapsed.
   *[other] The request of { $who } to take back has lapsed.
}
log-bot-plays = { $who_you ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $who } now.
}
log-bot-leaves = { $who_you ->
    [you] You play your seat yourself again.
   *[other] { $who } plays again without a bot.
}
log-seat-taken = { $who_you ->
    [you] You sit down at the table.
   *[other] { $who } sits down at the table.
}
log-seat-left = { $who_you ->
    [you] You leave the table.
   *[other] { $who } leaves the table.
}

## Refusals: what was wrong, and what would be right

error-other = { $message }
error-unreachable = The server cannot be reached. Is it still running?
error-server = Something went wrong on the server. Please try again.
error-malformed = The server did not understand this page. Reload it: it may be out of date.
error-not-found = There is nothing at this address.
error-too-large = That is larger than the server takes.
error-too-many-tables = Many tables were laid just now. Wait a minute and try again.
error-unknown-game = There is no such game here.
error-unknown-language = There are no texts in that language.
error-unknown-table = There is no such table. Check the link; the table may have been removed.
error-unknown-level = There is no bot of that level.
error-no-free-name = No name for the table was free. Please try again.
error-bad-option = The rules chosen do not go together: { $message }
error-bad-journal = This is no game file, or it is damaged: { $message }
error-bad-position = This game file does not fit the game: { $message }
error-bad-invite = This invitation is not valid. Ask for a new link.
error-bad-token = This link does not open a seat at the table. Ask for a new one, or watch.
error-no-open-seat = Every seat at this table is taken. You can still watch.
error-table-full = Too many people are at this table. Try again later.
error-seat-occupied = The player of this seat is here.
error-no-suggestions = Suggestions are for games that all play together, and for the other seats.
error-not-seated = Spectators only watch. Take a seat to play.
error-not-your-seat = Only the holder of a seat can take it back.
error-no-such-seat = There is no such seat at this table.
error-no-bot = No bot plays this seat.
error-bot-plays = A bot plays this seat. Take it back first.
error-not-your-decision = It is not your choice just now.
error-stale = The table has moved on since. Have a look and choose again.
error-version-conflict = Something else happened at the same moment. Please try again.
error-unknown-choice = That is not among the choices.
error-game-over = The game is over; nothing is left to choose.
error-undo-refused = { $reason ->
    [strict] At this table only your own last choice can be taken back.
    [nothing-to-undo] There is nothing to take back.
   *[other] That cannot be taken back any more.
}
error-consent-pending = A request to take back is already waiting for an answer.
error-no-such-request = That request has been settled meanwhile.
error-export-running = A game file can only be saved in full when the game is over, because it would show what is hidden.
