# Alles um die Spiele herum: Seiten, Tafeln, Einstellungen, Ablehnungen. Spieltexte liegen bei ihrem Spiel.

## Seiten

ui-pages = Seiten
ui-welcome = Nimm Platz am Tisch
ui-welcome-more = Brettspiele voller Magie: gegen Bots, mit Freunden an diesem Gerät oder mit Freunden in der Ferne. Ohne Konto, ohne Werbung.
ui-games = Spiele
ui-play-now = Sofort spielen
ui-play-now-help = „Sofort spielen“ setzt dich ohne Umweg mit einem Bot der Stufe Adept an einen Tisch.
ui-mages = { $least ->
    [one] Für 1 bis { $most } Personen.
   *[other] Für { $least } bis { $most } Personen.
}
ui-new-table = Neuer Tisch
ui-your-tables = Deine Tische
ui-forget = Vergessen
ui-forget-table = Tisch { $table } vergessen
ui-forget-ask = Die Schlüssel zu deinen Plätzen am Tisch { $table } liegen nur in diesem Browser. Sollen sie endgültig vergessen werden?
ui-forget-yes = Endgültig vergessen
ui-forget-no = Behalten
ui-import = Spieldatei öffnen
ui-import-file = Spieldatei
ui-import-help = Eine Spieldatei enthält eine ganze Partie. Sie geht dort weiter, wo sie gespeichert wurde.
ui-import-seats = Die anderen Plätze
ui-import-bots = spielen Bots
ui-import-mine = spiele ich
ui-lobby = Wartesaal
ui-lobby-help = Tische mit einem freien Platz, die hier gezeigt werden sollen.
ui-no-tables = Gerade wartet niemand auf Mitspieler.
ui-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
ui-sit-down = Platz nehmen
ui-watch = Zuschauen
ui-join = Du bist eingeladen
ui-join-what = { $game }, Tisch { $table }.
ui-join-seated = Du hast an diesem Tisch schon einen Platz. Geh dorthin.
ui-about = Über Magemoot
ui-about-what = Magemoot bringt Brettspiele voller Magie an einen Tisch im Browser. Die Bots sehen nur, was ein Mensch auf ihrem Platz sehen würde.
ui-about-rights = Namen und Rechte
ui-about-unofficial = Dies ist ein inoffizielles Projekt von Spielern ohne Verbindung zu einem Verlag. Es enthält weder Bilder noch Texte der Verlage. Die Namen der Spiele gehören ihren Inhabern.
ui-about-credits = Dank
ui-about-icons = Symbole von den Zeichnern von
ui-about-fonts = Schriften:
ui-about-built = Gebaut mit
ui-about-privacy = Datenschutz
ui-about-privacy-text = Der Server speichert Partien und die am Tisch eingetippten Namen. Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser.
ui-lost = Diese Seite gibt es nicht
ui-to-start = Zur Startseite

## Einen Tisch decken

ui-seats = Spieler
ui-seats-help = { $least } bis { $most } Plätze. Gespielt wird in dieser Reihenfolge.
ui-seat-name = Spieler { $number }
ui-seat-kind = Wer sitzt auf Platz { $number }
ui-seat-me = Ich
ui-seat-hotseat = Jemand neben mir
    .help = Spielt an diesem Gerät.
ui-seat-bot = Bot
ui-seat-open = Offener Platz
    .help = Du bekommst einen Link, um jemanden einzuladen.
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $number } entfernen
ui-solo = Ein einzelner Platz ist das Solospiel.
ui-your-name = Dein Name
ui-friend-name = Name der Person
ui-name-placeholder = so, wie ihn die anderen sehen sollen
ui-level = Wie gut der Bot spielt
ui-level-random = Zufall
    .help = Tut irgendetwas, das erlaubt ist.
ui-level-novice = Neuling
    .help = Nimmt, was im Augenblick am besten aussieht.
ui-level-adept = Adept
    .help = Denkt einen Moment voraus.
ui-level-master = Meister
    .help = Denkt etwa eine Sekunde voraus.
ui-rules-options = Regeln
ui-undo-policy = Zurücknehmen
ui-undo-strict = Streng
    .help = Nur deine eigene letzte Wahl, und nur, bevor etwas Neues aufgedeckt wurde.
ui-undo-consent = Mit Zustimmung
    .help = Auch weiter zurück, wenn alle Betroffenen zustimmen.
ui-undo-free = Frei
    .help = Alles darf zurückgenommen werden. Gut zum Lernen.
ui-table-more = Tisch
ui-table-name = Name des Tisches (darf leer bleiben)
ui-seed = Startzahl
ui-seed-help = Eine Zahl, aus der der ganze Zufall folgt. Die anderen erfahren, dass du eine gewählt hast. Leer heißt: eine frische Partie.
ui-listed = Im Wartesaal zeigen
ui-listed-help = Dann darf jeder einen offenen Platz nehmen.
ui-lay-table = Tisch decken

## Am Tisch

ui-you = du
ui-bot-name = { $level }
ui-bot-name-nth = { $level } { $number }
ui-bot-level = Bot, { $level }
ui-away = abwesend
ui-open-seat = offener Platz
ui-panels = Tafeln
ui-phases = Teile des Zuges
ui-prompt = Deine Wahl
ui-your-turn = Du bist dran
ui-waiting = Wir warten auf { $names } …
ui-waiting-what = Wir warten auf { $names }: { $what } …
ui-waiting-open = Wir warten, bis jemand den offenen Platz nimmt …
ui-suggest = { $who } etwas vorschlagen
ui-suggested-by = Vorgeschlagen von { $names }
ui-one-moment = Einen Augenblick …
ui-replaying = Sieh, was die anderen tun …
ui-catch-up = Vorspulen
ui-undo = Zurücknehmen
ui-withdrawn = Zurückgenommen:
ui-undo-ask = Um Rücknahme bitten
ui-consent-asked = { $who_you ->
    [you] Du bittest darum, deine Wahl zurückzunehmen.
   *[other] { $who } bittet darum, eine Wahl zurückzunehmen.
}
ui-consent-yes = Zustimmen
ui-consent-no = Ablehnen
ui-consent-waiting = Die anderen werden gefragt.
ui-bot-takes-over = Bot spielen lassen
ui-bot-for-me = Bot für mich spielen lassen
ui-take-seat-back = Meinen Platz zurücknehmen
ui-invite = Einladen
ui-chronicle = Chronik
ui-earlier = Frühere Einträge: { $count }
ui-since-turn = Seit deinem Zug
ui-since-turn-count = Neu: { $count }
ui-since-turn-here = Seit deiner letzten Wahl
ui-open-rule = Regel { $rule } öffnen
ui-inspector = Genauer besehen
ui-inspector-hint = Zeig auf eine Karte oder ein Plättchen oder halte den Finger darauf, um zu lesen, was sie bewirken.
ui-rulebook = Spielregel
ui-rules-search = In den Regeln suchen
ui-rules-none = Davon sagt keine Regel etwas.
ui-connecting = Wir gehen zum Tisch …
ui-scene-failed = Das Spiel konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
ui-reload = Neu laden
ui-reconnecting = Die Verbindung zum Server ist unterbrochen. Neuer Versuch …
ui-retry = Jetzt versuchen
ui-close = Schließen
ui-sheet-seats = Spieler
ui-sheet-mat = Meins
ui-sheet-chronicle = Chronik
ui-sheet-inspector = Besehen
ui-hand-over = Das Gerät geht an { $who }
ui-hand-over-help = Alle anderen schauen kurz weg.
ui-hand-over-ready = Ich bin { $who }
ui-hand-over-never = An diesem Tisch ohne Vorhang

ui-table-menu = Links und Datei
ui-table = Tisch { $table }
ui-link-invite = Einladung
    .help = Wer sie öffnet, darf den offenen Platz nehmen.
ui-link-watch = Zum Zuschauen
    .help = Zeigt, was alle sehen dürfen.
ui-link-return = Zurück auf deinen Platz
    .help = Öffnet deinen eigenen Platz auf jedem Gerät. Behalte ihn für dich.
ui-copy = Kopieren
ui-copied = Kopiert
ui-copy-failed = Der Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Kopiere ihn von Hand.
ui-export = Spieldatei speichern
ui-leave = Tisch verlassen
ui-leave-help = Dein Platz wird für jemand anderen frei. Willst du später zurückkommen, dann schließ einfach die Seite.
ui-leave-ask = Den Tisch endgültig verlassen?
ui-leave-yes = Endgültig verlassen
ui-leave-no = Bleiben
ui-left = Dein Platz ist frei. Gib diese Einladung weiter, damit ihn jemand nehmen kann: Sonst hat sie niemand.

ui-keys = Tasten
ui-key-number = ein Plättchen oder anderes Teil wählen
ui-key-letter = wählen, was diesen Buchstaben trägt
ui-key-skip = auslassen oder fertig
ui-key-arrows = von Antwort zu Antwort gehen oder auf dem Brett von Ding zu Ding
ui-key-enter = wählen, was markiert ist
ui-key-inspector = lesen, was das markierte Ding bewirkt
ui-key-undo = zurücknehmen
ui-key-rulebook = Spielregel öffnen oder schließen
ui-key-escape = schließen, was offen ist
ui-key-help = diese Liste

## Das Ende

ui-game-over = Das Spiel ist aus
ui-show-result = Ergebnis
ui-rematch = Noch einmal spielen
ui-you-won = Du hast gewonnen!
ui-winner = { $names } hat gewonnen.
ui-winners = Geteilter Sieg: { $names }.
ui-nobody-won = Niemand hat gewonnen.
ui-place = Platz
ui-mage = Magier
ui-total = Gesamt

## Einstellungen

ui-settings = Einstellungen
ui-language = Sprache
ui-motion = Bewegung
ui-motion-none = keine
ui-motion-pace = × { $pace }
ui-motion-calm = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
ui-volume = Ton
ui-volume-off = aus
ui-percent = { $value } %
ui-contrast = Hoher Kontrast
ui-forced = Von selbst antworten, wenn es nur eine Antwort gibt
ui-forced-help = In der Chronik siehst du trotzdem, was getan wurde.
ui-notify = Melden, wenn ich dran bin
ui-notify-help = Nur solange diese Seite im Hintergrund ist.
ui-notify-denied = Der Browser erlaubt dieser Seite keine Meldungen.

## Die Chronik des Tisches

log-undo = { $who_you ->
    [you] Du nimmst eine Wahl zurück.
   *[other] { $who } nimmt eine Wahl zurück.
}
log-undo-asked = { $who_you ->
    [you] Du bittest um Rücknahme einer Wahl.
   *[other] { $who } bittet um Rücknahme einer Wahl.
}
log-undo-denied = { $who_you ->
    [you] Du stimmst der Rücknahme nicht zu.
   *[other] { $who } stimmt der Rücknahme nicht zu.
}
log-undo-lapsed = { $who_you ->
    [you] Deine Bitte um Rücknahme hat sich erledigt.
   *[other] Die Bitte um Rücknahme von { $who } hat sich erledigt.
}
log-bot-plays = { $who_you ->
    [you] Jetzt spielt ein Bot für dich.
   *[other] Jetzt spielt ein Bot für { $who }.
}
log-bot-leaves = { $who_you ->
    [you] Du spielst wieder selbst.
   *[other] { $who } spielt wieder ohne Bot.
}
log-seat-taken = { $who_you ->
    [you] Du nimmst am Tisch Platz.
   *[other] { $who } nimmt am Tisch Platz.
}
log-seat-left = { $who_you ->
    [you] Du verlässt den Tisch.
   *[other] { $who } verlässt den Tisch.
}

## Ablehnungen: was nicht ging und was gehen würde

error-other = { $message }
error-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
error-server = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.
error-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu: Sie ist vielleicht veraltet.
error-not-found = Unter dieser Adresse gibt es nichts.
error-too-large = Das ist größer, als der Server annimmt.
error-too-many-tables = Eben wurden viele Tische gedeckt. Warte eine Minute und versuche es noch einmal.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-language = In dieser Sprache gibt es keine Texte.
error-unknown-table = Diesen Tisch gibt es nicht. Prüfe den Link; vielleicht wurde der Tisch entfernt.
error-unknown-level = Einen Bot dieser Stufe gibt es nicht.
error-no-free-name = Kein Name für den Tisch war frei. Bitte versuche es noch einmal.
error-bad-option = Die gewählten Regeln passen nicht zusammen: { $message }
error-bad-journal = Das ist keine Spieldatei, oder sie ist beschädigt: { $message }
error-bad-position = Diese Datei passt nicht zum Spiel: { $message }
error-bad-invite = Diese Einladung gilt nicht. Bitte um einen neuen Link.
error-bad-token = Dieser Link öffnet keinen Platz am Tisch. Bitte um einen neuen oder schau zu.
error-no-open-seat = Alle Plätze an diesem Tisch sind besetzt. Zuschauen kannst du trotzdem.
error-table-full = An diesem Tisch sind zu viele Leute. Versuche es später noch einmal.
error-seat-occupied = Wer auf diesem Platz spielt, ist da.
error-no-suggestions = Vorschläge gibt es nur in Spielen, die alle gemeinsam spielen, und nur für andere.
error-not-seated = Zuschauer schauen nur zu. Nimm einen Platz, um mitzuspielen.
error-not-your-seat = Nur wem der Platz gehört, der kann ihn zurücknehmen.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht.
error-no-bot = Auf diesem Platz spielt kein Bot.
error-bot-plays = Auf diesem Platz spielt ein Bot. Nimm ihn erst zurück.
error-not-your-decision = Du hast gerade nichts zu wählen.
error-stale = Am Tisch ist es inzwischen weitergegangen. Sieh nach und wähle noch einmal.
error-version-conflict = Im selben Augenblick geschah etwas anderes. Bitte versuche es noch einmal.
error-unknown-choice = Das steht nicht zur Wahl.
error-game-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
error-undo-refused = { $reason ->
    [strict] An diesem Tisch kann nur die eigene letzte Wahl zurückgenommen werden.
    [nothing-to-undo] Es gibt nichts zurückzunehmen.
   *[other] Das lässt sich nicht mehr zurücknehmen.
}
error-consent-pending = Eine Bitte um Rücknahme wartet schon auf Antwort.
error-no-such-request = Diese Bitte ist inzwischen erledigt.
error-export-running = Eine Spieldatei lässt sich erst nach dem Spiel speichern, weil sie Verdecktes verraten würde.
