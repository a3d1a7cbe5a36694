# Black Rose Wars auf Deutsch, alles in eigenen Worten; die Begriffe sind die der deutschen Anleitung. content/ sagt bei jeder Karte, woher ihre
# Angaben stammen.

## Das Spiel

game-blackrose = Black Rose Wars
    .tagline = Kämpfe um die Macht der Black Rose, und gegen sie.
    .about = Zwei bis vier Zauberer ziehen durch die Akademie, bereiten heimlich Zaubersprüche vor, stellen Fallen, beschwören Kreaturen und vollenden Aufgaben. Wer am Ende die meiste Macht hat, führt den Orden, es sei denn, die Black Rose selbst ist stärker.

## Wörter des Tisches

black-rose = Black Rose
    .the = die Black Rose
    .start = Die Black Rose
    .acc = die Black Rose
    .dat = der Black Rose
    .kind = rose
evocation = Beschwörung
    .the = die Beschwörung
    .start = Die Beschwörung
    .a = eine Beschwörung
    .acc = die Beschwörung
    .dat = der Beschwörung
    .kind = evocation
cell = Unterkunft
    .at = in der Unterkunft
    .to = in die Unterkunft
    .acc = die Unterkunft
    .from = aus der Unterkunft
phase-rose = Black Rose Phase
phase-study = Studierphase
phase-preparation = Vorbereitungsphase
phase-action = Aktionsphase
phase-evocation = Beschwörungsphase
phase-clean-up = Aufräumphase
side-straight = Direkteffekt
side-reversed = Umkehreffekt
side-red = rote Hälfte
side-blue = blaue Hälfte
side-green = grüne Hälfte
side-purple = violette Hälfte
side-grey = graue Hälfte
side-yellow = gelbe Hälfte
element-air = Luft
element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-magic = Magie
element-holy = Heilig
element-unholy = Unheilig
token-trap = Falle
token-protection = Schutzzauber
block-move = keine Bewegung
block-activate = keine Saal-Aktivierung
stat-move = Bewegung
stat-attack = Angriff
stat-spell-damage = Schaden von Zaubersprüchen
stat-spell-range = Reichweite von Zaubersprüchen
stat-healing = Heilung
stat-evocation-move = Bewegung von Beschwörungen
stat-evocation-attack = Angriff von Beschwörungen
stat-sacrifice-move = Schritte für ein Opfer
stat-cast-face-up = offen gewirkte Fallen und Schutzzauber
stat-first-activation-no-flip = erste Aktivierung ohne Umdrehen

## Zauberschulen, Zauberbücher, Zauberer

school-destruction = Zerstörung
school-conspiracy = Verschwörung
school-divination = Weissagung
school-illusion = Illusion
school-necromancy = Nekromantie
school-transmutation = Transmutation
book-pyromancer = Pyromant
book-stormbringer = Sturmbringer
book-trap-master = Fallenmeister
book-shadow-broker = Schattenhändler
book-oracle = Orakel
book-high-priest = Hohepriester
book-mirror-dancer = Spiegeltänzer
book-nightmare-weaver = Albtraumweber
book-lord-of-the-undead = Herr der Untoten
book-vampire = Vampir
book-beast-shaper = Bestienformer
book-alchemist-of-ruin = Alchemist des Verderbens
wizard-nero = Nero
wizard-jafar = Jaf’ar
wizard-tessa = Tessa
wizard-rebecca = Rebecca

## Säle

room-throne-room = Throne Room
    .at = im Throne Room
    .to = in den Throne Room
    .acc = den Throne Room
    .from = aus dem Throne Room
room-throne-room-text = Nimm den Kronenspielstein.
room-pleasures-room = Pleasures Room
    .at = im Pleasures Room
    .to = in den Pleasures Room
    .acc = den Pleasures Room
    .from = aus dem Pleasures Room
room-pleasures-room-text = Ziehe 1 Aufgabe vom Deck der aktuellen Mondphase.
room-armory = Waffenkammer
    .at = in der Waffenkammer
    .to = in die Waffenkammer
    .acc = die Waffenkammer
    .from = aus der Waffenkammer
room-armory-text = Bis zum Ende der Spielrunde fügen deine Physischen Angriffe 1 zusätzlichen Schadenspunkt zu.
room-arena = Arena
    .at = in der Arena
    .to = in die Arena
    .acc = die Arena
    .from = aus der Arena
room-arena-text = Wähle einen anderen Zauberer, der nicht in einer Unterkunft ist. Du wirkst deinen nächsten vorbereiteten Zauberspruch und verrechnest ihn vollständig; danach wirkt jener Zauberer seinen nächsten vorbereiteten Zauberspruch, sofern er dann nicht in einer Unterkunft ist. Der nächste Zauberspruch ist der am weitesten links liegende unbenutzte Standard-Zauberspruch oder, wenn sein Besitzer das vorzieht, der Spontanzauber. Kann niemand gewählt werden, wirkst du deinen trotzdem.
room-alchemical-laboratory = Alchemisches Laboratorium
    .at = im Alchemischen Laboratorium
    .to = ins Alchemische Laboratorium
    .acc = das Alchemische Laboratorium
    .from = aus dem Alchemischen Laboratorium
room-alchemical-laboratory-text = Ziehe 2 Karten aus deinem Zauberbuch, dann wirf 1 Karte von deiner Hand in deine Erinnerungen ab.
room-summoner-room = Summoner Room
    .at = im Summoner Room
    .to = in den Summoner Room
    .acc = den Summoner Room
    .from = aus dem Summoner Room
room-summoner-room-text = Beschwöre einen Cerbero in diesem Saal.
room-bibliotheca = Bibliothek
    .at = in der Bibliothek
    .to = in die Bibliothek
    .acc = die Bibliothek
    .from = aus der Bibliothek
room-bibliotheca-text = Ziehe 1 Karte aus der Bibliothek: die oberste Karte eines beliebigen der sechs Zauberschulen-Decks.
room-sanctuary = Heiligtum
    .at = im Heiligtum
    .to = ins Heiligtum
    .acc = das Heiligtum
    .from = aus dem Heiligtum
room-sanctuary-text = Heile 3 Schadenspunkte auf deinem Charakterbogen.
room-observatory = Observatorium
    .at = im Observatorium
    .to = ins Observatorium
    .acc = das Observatorium
    .from = aus dem Observatorium
room-observatory-text = Betrachte die obersten 3 Karten des aktuellen Ereignisdecks und lege sie in beliebiger Reihenfolge oben auf das Deck zurück. Dann ziehe 1 Karte aus deinem Zauberbuch.
room-treasure-room = Schatzkammer
    .at = in der Schatzkammer
    .to = in die Schatzkammer
    .acc = die Schatzkammer
    .from = aus der Schatzkammer
room-treasure-room-text = Erhalte 1 Machtpunkt.
room-forge = Forge
    .at = in der Forge
    .to = in die Forge
    .acc = die Forge
    .from = aus der Forge
room-forge-text = Bewege dich bis zu 1 Saal weit, dann führe 1 Physischen Angriff aus.
room-garden = Garden
    .at = im Garden
    .to = in den Garden
    .acc = den Garden
    .from = aus dem Garden
room-garden-text = Platziere 1 deiner Instabilitätsspielsteine in einem beliebigen Saal.
room-oracle-room = Oracle Room
    .at = im Oracle Room
    .to = in den Oracle Room
    .acc = den Oracle Room
    .from = aus dem Oracle Room
room-oracle-room-text = Nimm 1 Zauberspruch deiner Wahl aus deinen Erinnerungen auf die Hand.
room-mirrors-room = Spiegelsaal
    .at = im Spiegelsaal
    .to = in den Spiegelsaal
    .acc = den Spiegelsaal
    .from = aus dem Spiegelsaal
room-mirrors-room-text = Wähle einen anderen, nicht zerstörten Saal, dessen Aktivierungsspielstein mit der bereiten Seite nach oben liegt, außer Black Rose Room, Throne Room und Spiegelsaal. Verrechne seinen Effekt, als würde er im Spiegelsaal angewendet. Der Aktivierungsspielstein des gewählten Saales wird nicht umgedreht.
room-the-abyss = Der Abgrund
    .at = im Abgrund
    .to = in den Abgrund
    .acc = den Abgrund
    .from = aus dem Abgrund
room-the-abyss-text = Teleportiere dich in einen beliebigen Saal.
room-cemetery = Cemetery
    .at = im Cemetery
    .to = in den Cemetery
    .acc = den Cemetery
    .from = aus dem Cemetery
room-cemetery-text = Beschwöre einen Landsknecht in diesem Saal.
room-crypt = Gruft
    .at = in der Gruft
    .to = in die Gruft
    .acc = die Gruft
    .from = aus der Gruft
room-crypt-text = Wähle einen gegnerischen Zauberer, der nicht in einer Unterkunft ist: Konvertiere bis zu 2 Schadenspunkte auf seinem Charakterbogen in deine Farbe.
room-sacrificial-altar = Opferaltar
    .at = am Opferaltar
    .to = zum Opferaltar
    .acc = den Opferaltar
    .from = vom Opferaltar
room-sacrificial-altar-text = Wähle eines: Entferne eine deiner eigenen Beschwörungen und erhalte 2 Machtpunkte; oder füge einer beliebigen gegnerischen Miniatur 1 Schadenspunkt zu.
room-black-rose-room = Black Rose Room
    .at = im Black Rose Room
    .to = in den Black Rose Room
    .acc = den Black Rose Room
    .from = aus dem Black Rose Room
room-black-rose-room-text = Wirf 4 Zaubersprüche von deiner Hand in deine Erinnerungen ab. Betrachte die obersten 3 Karten des Decks der Vergessenen Zaubersprüche, nimm 1 auf die Hand und lege die anderen 2 in beliebiger Reihenfolge unter das Deck.

## Zaubersprüche der sechs Zauberschulen

spell-fireball = Feuerball
spell-fireball-straight = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu.
spell-fireball-reversed = Füge dem Ziel 3 Schadenspunkte zu.
spell-meteor-swarm = Meteorenschwarm
spell-meteor-swarm-straight = Füge dem Ziel 4 Schadenspunkte zu.
spell-meteor-swarm-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 2 Schadenspunkte zu und platziere dort 1 deiner Instabilitätsspielsteine.
spell-destructive-chain-lightning = Zerstörerischer Kettenblitz
spell-destructive-chain-lightning-straight = Füge dem Ziel 3 Schadenspunkte zu.
spell-destructive-chain-lightning-reversed = Füge dem Ziel 2 Schadenspunkte zu; dann darfst du einer anderen gegnerischen Miniatur in dem Saal, in dem das Ziel stand, oder in einem daran angrenzenden Saal 1 Schadenspunkt zufügen.
spell-ice-explosion = Eis-Explosion
spell-ice-explosion-straight = Füge jeder gegnerischen Miniatur im Zielsaal 2 Schadenspunkte zu. Jeder getroffene gegnerische Zauberer erhält einen Blockadespielstein (keine Bewegung).
spell-ice-explosion-reversed = Füge jeder gegnerischen Miniatur in deinem Saal 2 Schadenspunkte zu, dann schiebe jede von ihnen 1 Saal weit.
spell-acid-burst = Säureschwall
spell-acid-burst-straight = Füge dem Ziel 3 Schadenspunkte zu.
spell-acid-burst-reversed = Füge dem Ziel 1 Schadenspunkt zu. Ist es ein Zauberer, wähle 1 seiner aktivierten, nicht ausgelösten Zaubersprüche (einen verdeckten siehst du dir nicht an): Er kommt in die Erinnerungen seines Besitzers.
spell-maelstrom = Mahlstrom
spell-maelstrom-straight = Füge jeder gegnerischen Miniatur im Zielsaal 2 Schadenspunkte zu, dann schiebe jede von ihnen 1 Saal weit.
spell-maelstrom-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu und platziere dort 2 deiner Instabilitätsspielsteine.
spell-demon-howl = Heulen des Dämons
spell-demon-howl-straight = Füge jeder gegnerischen Miniatur im Zielsaal 1 Schadenspunkt zu. Jeder getroffene gegnerische Zauberer wirft 1 Karte seiner Wahl von der Hand ab.
spell-demon-howl-reversed = Beschwöre einen Malacoda in einem Saal, der an deinen angrenzt.
spell-earthquake = Erdbeben
spell-earthquake-straight = Füge jeder gegnerischen Miniatur in deinem Saal und in jedem angrenzenden Saal 1 Schadenspunkt zu.
spell-earthquake-reversed = Platziere 2 deiner Instabilitätsspielsteine im Zielsaal.
spell-flame-barrier = Flammenbarriere
spell-flame-barrier-straight = Wenn du Schaden durch einen gegnerischen Zauberer oder eine seiner Beschwörungen erleiden würdest, verringere ihn um 2; der angreifende Zauberer erleidet 2 Schadenspunkte.
spell-flame-barrier-reversed = Wenn eine gegnerische Miniatur dich angreift, erleidet sie nach diesem Angriff 3 Schadenspunkte.
spell-blazing-stride = Flammenschritt
spell-blazing-stride-straight = Bewege dich bis zu 2 Säle weit, dann füge jeder gegnerischen Miniatur in dem Saal, in dem deine Bewegung endet, 1 Schadenspunkt zu.
spell-blazing-stride-reversed = Führe 1 Physischen Angriff mit 2 zusätzlichen Schadenspunkten aus.
spell-scorched-threshold = Versengte Schwelle
spell-scorched-threshold-red = Füge der eintretenden Miniatur 2 Schadenspunkte zu und platziere 1 deiner Instabilitätsspielsteine in diesem Saal.
spell-scorched-threshold-yellow = Füge der eintretenden Miniatur 3 Schadenspunkte zu.
spell-annihilation = Auslöschung
spell-annihilation-straight = Füge dem Ziel 2 Schadenspunkte zu; ist es eine Beschwörung, entferne sie stattdessen.
spell-annihilation-reversed = Konvertiere bis zu 1 Instabilitätsspielstein im Zielsaal in deine Farbe, dann platziere dort 1 deiner Instabilitätsspielsteine.
spell-blade-hail = Klingenhagel
spell-blade-hail-red = Füge jeder gegnerischen Miniatur in diesem Saal 3 Schadenspunkte zu.
spell-blade-hail-green = Füge jeder gegnerischen Miniatur in diesem Saal 2 Schadenspunkte zu und erhalte 1 Machtpunkt.
spell-silent-step = Lautloser Schritt
spell-silent-step-straight = Bewege dich bis zu 3 Säle weit; diese Bewegung löst keine Fallen aus.
spell-silent-step-reversed = Bewege dich bis zu 1 Saal weit, dann darfst du den Saal aktivieren, in dem du dich befindest.
spell-dagger-in-the-dark = Dolch im Dunkeln
spell-dagger-in-the-dark-straight = Füge dem Ziel 4 Schadenspunkte zu.
spell-dagger-in-the-dark-reversed = Füge dem Ziel 2 Schadenspunkte zu. Ist es ein Zauberer, stiehl ihm 1 Machtpunkt.
spell-purloined-secrets = Entwendete Geheimnisse
spell-purloined-secrets-straight = Das Ziel muss ein gegnerischer Zauberer sein. Betrachte seine aktiven Aufgaben und nimm 1 davon, falls er eine hat.
spell-purloined-secrets-reversed = Betrachte die obersten 2 Aufgaben des aktuellen Aufgabendecks, nimm 1 und lege die andere unter das Deck.
spell-pact-with-the-rose = Pakt mit der Rose
spell-pact-with-the-rose-straight = Erhalte 2 Machtpunkte; die Black Rose erhält 1.
spell-pact-with-the-rose-reversed = Entferne das am weitesten rechts liegende Ereignis vom Ereignistableau, falls dort eines liegt; die Black Rose erhält wie üblich die Machtpunkte, die es beim Verlassen des Spiels bringt. Erhalte 1 Machtpunkt.
spell-puppet-strings = Marionettenfäden
spell-puppet-strings-straight = Das Ziel muss eine gegnerische Beschwörung sein. Sie handelt jetzt unter deiner Kontrolle; ihr Schaden wird in deiner Farbe platziert.
spell-puppet-strings-reversed = Das Ziel muss ein gegnerischer Zauberer sein. Schiebe ihn bis zu 2 Säle weit.
spell-tripwire-rune = Stolperrune
spell-tripwire-rune-straight = Wenn ein gegnerischer Zauberer einen Saal aktiviert, erleidet er nach der Aktivierung 2 Schadenspunkte.
spell-tripwire-rune-reversed = Wenn ein gegnerischer Zauberer einen Physischen Angriff ausführt, erleidet er nach dem Angriff 3 Schadenspunkte.
spell-ambush = Hinterhalt
spell-ambush-straight = Wenn eine gegnerische Miniatur einen Saal betritt, der an deinen angrenzt, darfst du dich in diesen Saal teleportieren; bist du dann in ihrem Saal, füge ihr 3 Schadenspunkte zu.
spell-ambush-reversed = Wenn ein gegnerischer Zauberer einen Allgemeinzauber wirkt, stiehl ihm 1 Machtpunkt, nachdem der Zauber verrechnet wurde.
spell-spiders-web = Spinnennetz
spell-spiders-web-purple = Die eintretende Miniatur erleidet 1 Schadenspunkt und ihre Bewegung endet; ist sie ein Zauberer, erhält er einen Blockadespielstein (keine Bewegung).
spell-spiders-web-grey = Die eintretende Miniatur erleidet 2 Schadenspunkte und ihre Bewegung endet.
spell-smoke-veil = Rauchschleier
spell-smoke-veil-straight = Wenn du Schaden durch einen Physischen Angriff oder durch eine Beschwörung erleiden würdest, weiche ihm aus, dann bewege dich bis zu 1 Saal weit.
spell-smoke-veil-reversed = Wenn du das Ziel eines gegnerischen Zauberspruchs mit Einzelziel bist, weiche ihm aus, dann ziehe 1 Karte aus deinem Zauberbuch.
spell-blackmail = Erpressung
spell-blackmail-straight = Das Ziel muss ein gegnerischer Zauberer sein. Er wählt: Er wirft 2 Karten von der Hand ab, oder du stiehlst ihm 1 Machtpunkt. Hat er weniger als 2 Karten auf der Hand, gilt die zweite Möglichkeit.
spell-blackmail-reversed = Das Ziel muss ein gegnerischer Zauberer sein. Betrachte seine Handkarten und wirf 1 Karte deiner Wahl davon ab.
spell-hidden-passage = Geheimgang
spell-hidden-passage-straight = Teleportiere dich in einen beliebigen anderen Saal, der dieselbe Farbe wie deiner hat; vom Black Rose Room aus in einen beliebigen Saal.
spell-hidden-passage-reversed = Das Ziel muss ein violetter oder grüner Saal mit bereitem Aktivierungsspielstein sein. Aktiviere ihn von deinem Standort aus.
spell-dismiss = Wegschicken
spell-dismiss-straight = Das Ziel muss eine gegnerische Beschwörung sein. Erhalte 1 Machtpunkt und entferne sie. Auch ohne zulässiges Ziel erhältst du den Machtpunkt.
spell-dismiss-reversed = Füge dem Ziel 2 Schadenspunkte zu; ist es eine Beschwörung, stattdessen 4.
spell-rite-of-the-seasons = Ritus der Jahreszeiten
spell-rite-of-the-seasons-straight = Beschwöre einen Göttlichen Altar in deinem Saal.
spell-rite-of-the-seasons-reversed = Erhalte 1 Machtpunkt und 1 weiteren für jeden Göttlichen Altar, den du kontrollierst, insgesamt höchstens 3 Machtpunkte.
spell-foresight = Voraussicht
spell-foresight-straight = Betrachte die obersten 3 Karten des aktuellen Ereignisdecks und lege sie in beliebiger Reihenfolge zurück. Ziehe 2 Karten aus der Bibliothek.
spell-foresight-reversed = Betrachte die obersten 4 Karten deines Zauberbuchs, nimm 1 auf die Hand und lege die anderen in beliebiger Reihenfolge oben auf das Zauberbuch zurück.
spell-hourglass = Stundenglas
spell-hourglass-straight = Drehe 1 deiner benutzten Aktionsspielsteine auf die unbenutzte Seite zurück.
spell-hourglass-reversed = Drehe den Aktivierungsspielstein des Zielsaals auf die bereite Seite zurück.
spell-sun-lance = Sonnenlanze
spell-sun-lance-straight = Füge dem Ziel 3 Schadenspunkte zu.
spell-sun-lance-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu.
spell-healing-light = Heilendes Licht
spell-healing-light-straight = Heile 4 Schadenspunkte auf deinem Charakterbogen.
spell-healing-light-reversed = Das Ziel muss ein anderer Zauberer sein. Heile bis zu 3 Schadenspunkte auf seinem Charakterbogen; erhalte 1 Machtpunkt für jeden geheilten Schadenspunkt, höchstens aber 2 Machtpunkte.
spell-star-chart = Sternkarte
spell-star-chart-straight = Ziehe 1 Aufgabe vom aktuellen Aufgabendeck und 1 Karte aus deinem Zauberbuch.
spell-star-chart-reversed = Lege 1 deiner aktiven Aufgaben unter das Deck ihrer Mondphase (die Black Rose erhält nichts), dann ziehe 1 Aufgabe vom aktuellen Aufgabendeck. Ohne aktive Aufgabe ziehst du nur.
spell-sentinel-eye = Auge des Wächters
spell-sentinel-eye-straight = Wenn du Schaden erleiden würdest, verringere ihn um 4.
spell-sentinel-eye-reversed = Wenn ein gegnerischer Allgemeinzauber dich, deine Karten, deine Aufgaben oder deine Machtpunkte betreffen würde, neutralisiere ihn.
spell-fateful-snare = Schicksalsschlinge
spell-fateful-snare-straight = Wenn ein gegnerischer Zauberer eine Aufgabe vollendet, erhalte 2 Machtpunkte.
spell-fateful-snare-reversed = Wenn ein gegnerischer Zauberer einen anderen Saal als den Black Rose Room aktiviert, verrechnest du nach der Aktivierung ebenfalls den aufgedruckten Effekt dieses Saales; sein Aktivierungsspielstein wird nicht erneut umgedreht.
spell-sacred-threshold = Geweihte Schwelle
spell-sacred-threshold-yellow = Füge der eintretenden Miniatur 2 Schadenspunkte zu und heile 2 Schadenspunkte auf deinem Charakterbogen.
spell-sacred-threshold-blue = Füge der eintretenden Miniatur 2 Schadenspunkte zu; ist sie ein Zauberer, wirft er 1 zufällige Karte von der Hand ab.
spell-page-of-history = Blatt der Geschichte
spell-page-of-history-straight = Nimm 2 Zaubersprüche deiner Wahl aus deinen Erinnerungen auf die Hand.
spell-page-of-history-reversed = Wirke 1 Zauberspruch aus deiner Hand.
spell-golden-decree = Goldener Erlass
spell-golden-decree-straight = Nimm den Kronenspielstein und erhalte 1 Machtpunkt.
spell-golden-decree-reversed = Das Ziel muss ein gelber oder blauer Saal mit bereitem Aktivierungsspielstein sein. Aktiviere ihn von deinem Standort aus.
spell-deceptive-wind = Täuschender Wind
spell-deceptive-wind-straight = Wenn du Schaden erleiden würdest, verringere ihn um 3, dann erhalte 1 Machtpunkt.
spell-deceptive-wind-reversed = Wenn ein gegnerischer Effekt dich bewegen würde, ignoriere diese Bewegung, dann bewege dich bis zu 2 Säle weit.
spell-mirror-image = Spiegelbild
spell-mirror-image-straight = Wenn ein gegnerischer Zauberspruch dich betreffen würde, weiche ihm aus.
spell-mirror-image-reversed = Wenn ein gegnerischer Zauberer oder eine gegnerische Beschwörung dir Schaden zufügen würde, leite bis zu 2 Schadenspunkte davon auf den angreifenden Zauberer um.
spell-hall-of-mirrors = Spiegelkabinett
spell-hall-of-mirrors-straight = Wenn ein gegnerischer Kampfzauber dich betreffen würde, neutralisiere ihn.
spell-hall-of-mirrors-reversed = Wähle einen nicht zerstörten Saal mit bereitem Aktivierungsspielstein, außer Black Rose Room, Throne Room und Spiegelsaal: Verrechne seinen Effekt, als würde er in deinem Saal angewendet. Der Aktivierungsspielstein des gewählten Saales wird nicht umgedreht.
spell-phantom-blade = Phantomklinge
spell-phantom-blade-straight = Füge dem Ziel 3 Schadenspunkte zu; dagegen kann kein Schutzzauber ausgelöst werden.
spell-phantom-blade-reversed = Füge dem Ziel 4 Schadenspunkte zu.
spell-nightmare-visions = Albtraumvisionen
spell-nightmare-visions-straight = Füge dem Ziel 3 Schadenspunkte zu; ist es ein Zauberer, wirft er 1 zufällige Karte von der Hand ab.
spell-nightmare-visions-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu.
spell-andromedas-veil = Schleier der Andromeda
spell-andromedas-veil-straight = Beschwöre eine Andromeda im Zielsaal.
spell-andromedas-veil-reversed = Das Ziel muss eine deiner eigenen Beschwörungen sein. Sie handelt jetzt.
spell-shadow-swap = Schattentausch
spell-shadow-swap-straight = Deine Miniatur und das Ziel tauschen die Plätze. Für beide gilt das als Betreten. Füge dann dem Ziel 3 Schadenspunkte zu.
spell-shadow-swap-reversed = Teleportiere dich in einen Saal in einer Distanz von höchstens 3.
spell-mad-laughter = Irres Gelächter
spell-mad-laughter-straight = Das Ziel muss ein gegnerischer Zauberer sein. Drehe seinen nächsten vorbereiteten Standard-Zauberspruch, falls vorhanden, in die andere Ausrichtung, ohne ihn anzusehen (ohne Wirkung auf eine Saal-Falle).
spell-mad-laughter-reversed = Füge dem Ziel 3 Schadenspunkte zu; ist es ein Zauberer, erhält er einen Blockadespielstein (keine Saal-Aktivierung).
spell-false-door = Falsche Tür
spell-false-door-blue = Teleportiere die eintretende Miniatur in einen beliebigen Saal deiner Wahl; ihre Bewegung endet.
spell-false-door-purple = Füge der eintretenden Miniatur 1 Schadenspunkt zu; ist sie ein Zauberer, erhält er einen Blockadespielstein (keine Saal-Aktivierung).
spell-masquerade = Maskerade
spell-masquerade-straight = Wirke 1 Zauberspruch aus deiner Hand.
spell-masquerade-reversed = Wähle einen benutzten, offen liegenden Kampf- oder Allgemeinzauber auf dem Charakterbogen eines anderen Zauberers, aber weder „Maskerade“ noch einen Vergessenen Zauberspruch. Verrechne seinen aufgedeckten Effekt, als hättest du ihn gewirkt, mit Zielen deiner Wahl; die Karte bleibt, wo sie ist, und du platzierst für ihr Instabilitätssymbol keinen Spielstein.
spell-labyrinth = Irrgarten
spell-labyrinth-straight = Wenn eine gegnerische Miniatur deinen Saal betritt, erleidet sie 2 Schadenspunkte; schiebe sie dann bis zu 2 Säle weit; ihre Bewegung endet.
spell-labyrinth-reversed = Wenn ein gegnerischer Zauberer einen Saal aktiviert, wird dessen Aktivierungsspielstein umgedreht, aber der Effekt wird aufgehoben.
spell-vanish = Verschwinden
spell-vanish-straight = Teleportiere dich in einen beliebigen Saal ohne gegnerische Miniaturen. Heile 3 Schadenspunkte auf deinem Charakterbogen.
spell-vanish-reversed = Wenn eine Falle dich betreffen würde, weiche ihr aus, dann bewege dich bis zu 1 Saal weit.
spell-vampire-bite = Vampirbiss
spell-vampire-bite-straight = Füge dem Ziel 2 Schadenspunkte zu und heile 2 Schadenspunkte auf deinem Charakterbogen.
spell-vampire-bite-reversed = Füge jeder gegnerischen Miniatur in deinem Saal 1 Schadenspunkt zu; heile 1 Schadenspunkt auf deinem Charakterbogen für jede von ihnen, die auf diese Weise Schaden erlitten hat.
spell-icy-grip = Eisiger Griff
spell-icy-grip-straight = Füge dem Ziel 2 Schadenspunkte zu; ist es ein Zauberer, konvertiere bis zu 1 Schadenspunkt auf seinem Charakterbogen in deine Farbe.
spell-icy-grip-reversed = Füge dem Ziel 1 Schadenspunkt zu; ist es ein Zauberer, erhält er einen Blockadespielstein (keine Bewegung) und du konvertierst bis zu 1 Schadenspunkt auf seinem Charakterbogen in deine Farbe.
spell-cowardice = Feigheit
spell-cowardice-straight = Das Ziel muss ein gegnerischer Zauberer sein. Konvertiere bis zu 3 Schadenspunkte auf seinem Charakterbogen in deine Farbe.
spell-cowardice-reversed = Das Ziel muss ein gegnerischer Zauberer sein. Konvertiere bis zu 2 Schadenspunkte auf seinem Charakterbogen in deine Farbe, dann schiebe ihn 1 Saal weit.
spell-fading-hope = Schwindende Hoffnung
spell-fading-hope-straight = Das Ziel muss ein gegnerischer Zauberer sein. Stiehl ihm 1 Machtpunkt; liegen mindestens 6 Schadenspunkte auf seinem Charakterbogen, stiehl ihm stattdessen 2.
spell-fading-hope-reversed = Jeder gegnerische Zauberer mit mindestens 1 Schadenspunkt deiner Farbe auf dem Charakterbogen verliert 1 Machtpunkt.
spell-treacherous-fog = Tückischer Nebel
spell-treacherous-fog-straight = Füge dem Ziel 1 Schadenspunkt zu; ist es ein Zauberer, wähle 1 seiner aktivierten, nicht ausgelösten Zaubersprüche (einen verdeckten siehst du dir nicht an): Er kommt in die Erinnerungen seines Besitzers.
spell-treacherous-fog-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 2 Schadenspunkte zu.
spell-summoning-of-darkness = Beschwörung der Dunkelheit
spell-summoning-of-darkness-straight = Beschwöre einen Landsknecht im Zielsaal.
spell-summoning-of-darkness-reversed = Das Ziel muss ein Saal mit mindestens einer gegnerischen Miniatur sein. Beschwöre dort einen Landsknecht.
spell-grip-of-darkness = Griff der Dunkelheit
spell-grip-of-darkness-straight = Das Ziel muss einer deiner eigenen Landsknechte sein. Er handelt jetzt.
spell-grip-of-darkness-reversed = Jeder deiner Untoten darf einmal angreifen, ohne sich zu bewegen.
spell-dark-armour = Dunkle Rüstung
spell-dark-armour-straight = Wenn du Schaden erleiden würdest, verhindere ihn vollständig; der angreifende Zauberer, falls es einen gibt, erleidet 1 Schadenspunkt.
spell-dark-armour-reversed = Wenn eine deiner Beschwörungen Schaden erleiden würde, verhindere ihn vollständig; der angreifende Zauberer, falls es einen gibt, erleidet 1 Schadenspunkt.
spell-raise-the-bone-knight = Erweckung des Knochenritters
spell-raise-the-bone-knight-straight = Beschwöre einen Knochenritter in deinem Saal.
spell-raise-the-bone-knight-reversed = Das Ziel muss einer deiner eigenen Untoten sein. Er handelt jetzt mit 1 zusätzlichen Schadenspunkt beim Angriff.
spell-soul-harvest = Seelenernte
spell-soul-harvest-straight = Füge jeder gegnerischen Miniatur in deinem Saal 2 Schadenspunkte zu. Wird dadurch mindestens ein Zauberer oder eine Beschwörung besiegt, erhalte 1 Machtpunkt.
spell-soul-harvest-reversed = Wenn du eine Beschwörung kontrollierst, entferne eine deiner Beschwörungen, erhalte 1 Machtpunkt und heile 3 Schadenspunkte auf deinem Charakterbogen; andernfalls geschieht nichts.
spell-tomb-snare = Grabesschlinge
spell-tomb-snare-grey = Beschwöre einen Landsknecht in diesem Saal; er greift die eintretende Miniatur sofort an.
spell-tomb-snare-blue = Füge der eintretenden Miniatur 2 Schadenspunkte zu; ist sie ein Zauberer, konvertiere bis zu 1 Schadenspunkt auf seinem Charakterbogen in deine Farbe.
spell-plague-of-bones = Knochenplage
spell-plague-of-bones-straight = Füge dem Ziel 1 Schadenspunkt zu sowie 1 weiteren für jeden Untoten, den du kontrollierst, insgesamt höchstens 4.
spell-plague-of-bones-reversed = Füge dem Ziel 3 Schadenspunkte zu.
spell-stone-claws = Steinkrallen
spell-stone-claws-straight = Bis zum Ende der Spielrunde fügen deine Physischen Angriffe 2 zusätzliche Schadenspunkte zu.
spell-stone-claws-reversed = Führe 1 Physischen Angriff mit 3 zusätzlichen Schadenspunkten aus.
spell-rite-of-change = Ritus des Wandels
spell-rite-of-change-straight = Verschiebe bis zu 2 Instabilitätsspielsteine (beliebiger Farben) aus dem Zielsaal in einen einzigen daran angrenzenden Saal.
spell-rite-of-change-reversed = Lege bis zu 2 Karten von deiner Hand auf die Ablagestapel ihrer Zauberschulen (ein Charakterzauber wird beiseitegelegt, ein Vergessener Zauberspruch eliminiert), dann ziehe ebenso viele Karten aus der Bibliothek.
spell-rite-of-control = Ritus der Herrschaft
spell-rite-of-control-straight = Konvertiere bis zu 2 Instabilitätsspielsteine im Zielsaal in deine Farbe.
spell-rite-of-control-reversed = Das Ziel muss eine gegnerische Beschwörung sein. Sie handelt jetzt unter deiner Kontrolle mit 1 zusätzlichen Schadenspunkt beim Angriff; ihr Schaden wird in deiner Farbe platziert.
spell-unstable-flames = Instabile Flammen
spell-unstable-flames-straight = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu und platziere dort 2 deiner Instabilitätsspielsteine.
spell-unstable-flames-reversed = Füge dem Ziel 1 Schadenspunkt zu sowie 1 weiteren für jeden Instabilitätsspielstein in seinem Saal, insgesamt höchstens 4.
spell-disfiguring-mutation = Entstellende Mutation
spell-disfiguring-mutation-straight = Füge dem Ziel 3 Schadenspunkte zu; ist es ein Zauberer, fügen seine Physischen Angriffe bis zum Ende der Spielrunde 2 Schadenspunkte weniger zu (mindestens 0).
spell-disfiguring-mutation-reversed = Das Ziel muss eine gegnerische Beschwörung mit 3 oder weniger Lebenspunkten sein. Entferne sie und platziere 1 deiner Instabilitätsspielsteine in ihrem Saal.
spell-altar-of-flesh = Altar des Fleisches
spell-altar-of-flesh-straight = Beschwöre einen Mutierten Altar in deinem Saal und platziere dort 1 deiner Instabilitätsspielsteine.
spell-altar-of-flesh-reversed = Platziere im Saal jedes Mutierten Altars, den du kontrollierst, 1 deiner Instabilitätsspielsteine.
spell-barkskin = Rindenhaut
spell-barkskin-straight = Wenn du Schaden erleiden würdest, verringere ihn um 3, dann heile 1 Schadenspunkt auf deinem Charakterbogen.
spell-barkskin-reversed = Wenn ein gegnerischer Effekt dich bewegen oder dir einen Blockadespielstein geben würde, ignoriere diesen Teil, dann heile 2 Schadenspunkte auf deinem Charakterbogen.
spell-quicksilver-step = Quecksilberschritt
spell-quicksilver-step-straight = Bewege dich bis zu 4 Säle weit, dann führe 1 Physischen Angriff aus.
spell-quicksilver-step-reversed = Bewege dich bis zu 1 Saal weit. Bis zum Ende der Spielrunde ist dein Bewegungswert um 1 höher.
spell-abomination = Scheusal
spell-abomination-straight = Bis zum Ende der Spielrunde sind dein Bewegungswert und der Schaden deiner Physischen Angriffe um 1 höher. Führe 1 Physischen Angriff aus.
spell-abomination-reversed = Führe 2 Physische Angriffe aus, gegen dieselbe Miniatur oder gegen verschiedene.
spell-living-roots = Lebende Wurzeln
spell-living-roots-straight = Wenn eine gegnerische Miniatur deinen Saal oder einen daran angrenzenden Saal betritt, erleidet sie 1 Schadenspunkt und ihre Bewegung endet; ist sie ein Zauberer, erhält er einen Blockadespielstein (keine Bewegung).
spell-living-roots-reversed = Wenn ein gegnerischer Zauberer Instabilität platziert, konvertiere danach bis zu 2 Instabilitätsspielsteine in jenem Saal in deine Farbe.
spell-corrosive-seed = Zersetzende Saat
spell-corrosive-seed-green = Füge der eintretenden Miniatur 2 Schadenspunkte zu und platziere 1 deiner Instabilitätsspielsteine in diesem Saal.
spell-corrosive-seed-purple = Konvertiere bis zu 1 Instabilitätsspielstein in diesem Saal in deine Farbe, dann platziere dort 2 deiner Instabilitätsspielsteine.
spell-petrify = Versteinerung
spell-petrify-straight = Füge dem Ziel 3 Schadenspunkte zu; ist es ein Zauberer, erhält er einen Blockadespielstein (keine Saal-Aktivierung).
spell-petrify-reversed = Das Ziel muss ein gegnerischer Zauberer sein. Transferiere bis zu 2 Schadenspunkte deiner Wahl von deinem Charakterbogen auf seinen; die Spielsteine behalten ihre Farben.

## Charakterzauber

spell-ring-of-fire = Feuerring
spell-ring-of-fire-straight = Füge jeder gegnerischen Miniatur in jedem Saal, der an deinen angrenzt, 2 Schadenspunkte zu.
spell-ring-of-fire-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 3 Schadenspunkte zu.
spell-reading-the-stars = Sterndeutung
spell-reading-the-stars-straight = Betrachte insgesamt 4 Karten von oben von den Decks der Zauberschulen; die Aufteilung wählst du frei und sagst sie vorher an. Nimm 2 davon auf die Hand und wirf die anderen offen auf die Ablagestapel ihrer Zauberschulen ab. Du erhältst 1 Machtpunkt.
spell-reading-the-stars-reversed = Betrachte die obersten 4 Aufgaben des aktuellen Aufgabendecks, nimm 1 und lege die anderen in beliebiger Reihenfolge oben auf das Deck zurück.
spell-wrath-of-nature = Zorn der Natur
spell-wrath-of-nature-straight = Bewege dich bis zu 2 Säle weit, dann führe 1 Physischen Angriff mit 1 zusätzlichen Schadenspunkt aus.
spell-wrath-of-nature-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 2 Schadenspunkte zu und platziere dort 1 deiner Instabilitätsspielsteine.
spell-embrace-of-the-grave = Umarmung des Grabes
spell-embrace-of-the-grave-straight = Beschwöre einen Knochenritter oder einen Landsknecht im Zielsaal; er handelt sofort mit 1 zusätzlichen Schadenspunkt beim Angriff.
spell-embrace-of-the-grave-reversed = Füge dem Ziel 2 Schadenspunkte zu. Ist es ein Zauberer, konvertiere bis zu 2 Schadenspunkte auf seinem Charakterbogen in deine Farbe.

## Vergessene Zaubersprüche

spell-shame-of-crete = Schande von Kreta
spell-shame-of-crete-straight = Beschwöre die Schande von Kreta im Zielsaal.
spell-shame-of-crete-reversed = Füge jeder gegnerischen Miniatur im Zielsaal 4 Schadenspunkte zu und platziere dort 2 deiner Instabilitätsspielsteine.
spell-black-sun = Schwarze Sonne
spell-black-sun-straight = Füge jeder gegnerischen Miniatur in deinem Saal und in jedem angrenzenden Saal 3 Schadenspunkte zu.
spell-black-sun-reversed = Füge dem Ziel 5 Schadenspunkte zu.
spell-rift-of-ages = Riss der Zeitalter
spell-rift-of-ages-straight = Drehe deine beiden Aktionsspielsteine auf die unbenutzte Seite zurück.
spell-rift-of-ages-reversed = Drehe alle Aktivierungsspielsteine in der Akademie auf die bereite Seite zurück, dann aktiviere den Saal, in dem du dich befindest, falls du kannst.
spell-rose-thorns = Rosendornen
spell-rose-thorns-straight = Stiehl jedem gegnerischen Zauberer 1 Machtpunkt.
spell-rose-thorns-reversed = Die Black Rose verliert 3 Machtpunkte; erhalte 2.
spell-crown-of-oblivion = Krone des Vergessens
spell-crown-of-oblivion-straight = Nimm den Kronenspielstein und erhalte 3 Machtpunkte.
spell-crown-of-oblivion-reversed = Jeder gegnerische Zauberer wirft 2 Karten seiner Wahl von der Hand ab; wer weniger abwirft, verliert 1 Machtpunkt.
spell-total-collapse = Völliger Zusammenbruch
spell-total-collapse-straight = Platziere 4 deiner Instabilitätsspielsteine im Zielsaal.
spell-total-collapse-reversed = Konvertiere alle Instabilitätsspielsteine im Zielsaal in deine Farbe.
spell-legion-of-the-forgotten = Legion der Vergessenen
spell-legion-of-the-forgotten-straight = Bringe bis zu 3 Beschwörungen deiner Wahl aus dem Vorrat (nicht die Schande von Kreta) nacheinander im Zielsaal ins Spiel; nutze dafür nur freie Beschwörungsplätze.
spell-legion-of-the-forgotten-reversed = Jede deiner Beschwörungen handelt jetzt mit 1 zusätzlichen Schadenspunkt beim Angriff.
spell-absolute-negation = Vollkommene Verneinung
spell-absolute-negation-straight = Wenn ein gegnerischer Zauberspruch oder eine gegnerische Falle dich betreffen würde, neutralisiere den Zauberspruch oder die Falle; dann darfst du 1 Zauberspruch aus deiner Hand wirken.
spell-absolute-negation-reversed = Wenn du Schaden erleiden würdest, verhindere ihn vollständig und heile 3 Schadenspunkte auf deinem Charakterbogen.
spell-fulfilled-prophecy = Erfüllte Prophezeiung
spell-fulfilled-prophecy-straight = Vollende sofort 1 deiner aktiven Aufgaben, falls du eine hast: Du erhältst ihre Machtpunkte, aber nicht ihren Belohnungseffekt.
spell-fulfilled-prophecy-reversed = Betrachte die obersten 3 Aufgaben des Decks der dritten Mondphase, nimm 1 und lege die anderen unter dieses Deck.
spell-gate-of-the-void = Tor der Leere
spell-gate-of-the-void-straight = Das Ziel muss ein gegnerischer Zauberer sein. Schicke ihn in seine Unterkunft; dies ist keine Niederlage: Schaden und Machtpunkte bleiben, wie sie sind.
spell-gate-of-the-void-reversed = Teleportiere bis zu 3 Miniaturen beliebiger Besitzer (auch dich selbst), die nicht in Unterkünften sind, jede in einen beliebigen Saal.

## Beschwörungen

evocation-landsknecht = Landsknecht
    .the = der Landsknecht
    .start = Der Landsknecht
    .acc = den Landsknecht
    .dat = dem Landsknecht
    .a = einen Landsknecht
    .kind = evocation
evocation-divine-altar = Göttlicher Altar
    .the = der Göttliche Altar
    .start = Der Göttliche Altar
    .acc = den Göttlichen Altar
    .dat = dem Göttlichen Altar
    .a = einen Göttlichen Altar
    .kind = evocation
evocation-divine-altar-text = Wenn er handelt, bewegt er sich nicht und greift nicht an; stattdessen erhält der Zauberer, der ihn kontrolliert, 1 Machtpunkt, falls kein gegnerischer Zauberer im Saal des Altars ist.
evocation-mutated-altar = Mutierter Altar
    .the = der Mutierte Altar
    .start = Der Mutierte Altar
    .acc = den Mutierten Altar
    .dat = dem Mutierten Altar
    .a = einen Mutierten Altar
    .kind = evocation
evocation-mutated-altar-text = Wenn er handelt, bewegt er sich nicht und greift nicht an; stattdessen platziert der Zauberer, der ihn kontrolliert, 1 Instabilitätsspielstein im Saal des Altars.
evocation-cerberus = Cerbero
    .the = der Cerbero
    .start = Der Cerbero
    .acc = den Cerbero
    .dat = dem Cerbero
    .a = einen Cerbero
    .kind = evocation
evocation-cerberus-text = Wenn er angreift, darf er bis zu 3 verschiedene gegnerische Miniaturen in seinem Saal treffen.
evocation-bone-knight = Knochenritter
    .the = der Knochenritter
    .start = Der Knochenritter
    .acc = den Knochenritter
    .dat = dem Knochenritter
    .a = einen Knochenritter
    .kind = evocation
evocation-bone-knight-text = Immer wenn er Schaden erleiden würde, verringere diesen Schaden um 1.
evocation-malacoda = Malacoda
    .the = der Malacoda
    .start = Der Malacoda
    .acc = den Malacoda
    .dat = dem Malacoda
    .a = einen Malacoda
    .kind = evocation
evocation-andromeda = Andromeda
    .the = die Andromeda
    .start = Die Andromeda
    .acc = die Andromeda
    .dat = der Andromeda
    .a = eine Andromeda
    .kind = evocation
evocation-andromeda-text = Gegnerische Zauberer können den Saal, in dem Andromeda steht, nicht aktivieren.
evocation-shame-of-crete = Schande von Kreta
    .the = die Schande von Kreta
    .start = Die Schande von Kreta
    .acc = die Schande von Kreta
    .dat = der Schande von Kreta
    .a = die Schande von Kreta
    .kind = evocation
evocation-shame-of-crete-text = Wenn sie angreift, trifft sie jede gegnerische Miniatur in ihrem Saal.

## Aufgaben

quest-homage-to-the-throne = Huldigung des Throns
quest-homage-to-the-throne-requirement = Aktiviere den Throne Room.
quest-homage-to-the-throne-reward = Zusätzlich zum normalen Saal-Effekt: Platziere 1 deiner Instabilitätsspielsteine im Throne Room.
quest-night-of-indulgence = Nacht der Genüsse
quest-night-of-indulgence-requirement = Aktiviere den Pleasures Room.
quest-night-of-indulgence-reward = Statt des normalen Saal-Effekts: Heile 3 Schadenspunkte auf deinem Charakterbogen.
quest-sharpened-steel = Geschärfter Stahl
quest-sharpened-steel-requirement = Aktiviere die Waffenkammer.
quest-sharpened-steel-reward = Zusätzlich zum normalen Saal-Effekt: Führe einen Physischen Angriff aus.
quest-first-duel = Erstes Duell
quest-first-duel-requirement = Aktiviere die Arena.
quest-first-duel-reward = Statt des normalen Saal-Effekts: Füge einer gegnerischen Miniatur (Reichweite 1) 2 Schadenspunkte zu.
quest-volatile-brew = Brisantes Gebräu
quest-volatile-brew-requirement = Aktiviere das Alchemische Laboratorium.
quest-volatile-brew-reward = Zusätzlich zum normalen Saal-Effekt: Platziere 1 deiner Instabilitätsspielsteine in diesem Saal.
quest-beast-tamer = Bestienbändiger
quest-beast-tamer-requirement = Aktiviere den Summoner Room.
quest-beast-tamer-reward = Zusätzlich zum normalen Saal-Effekt: Die soeben beschworene Beschwörung handelt sofort.
quest-lost-volume = Verschollener Band
quest-lost-volume-requirement = Aktiviere den Saal Bibliothek.
quest-lost-volume-reward = Statt des normalen Saal-Effekts: Ziehe 2 Karten aus der Bibliothek.
quest-quiet-prayer = Stilles Gebet
quest-quiet-prayer-requirement = Aktiviere das Heiligtum.
quest-quiet-prayer-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 1 Karte aus deinem Zauberbuch.
quest-shed-blood = Blut vergießen
quest-shed-blood-requirement = Aktiviere den Opferaltar.
quest-shed-blood-reward = Statt des normalen Saal-Effekts: Füge einem beliebigen gegnerischen Zauberer im Spiel, der nicht in einer Unterkunft ist, 3 Schadenspunkte zu.
quest-watch-the-sky = Blick zum Himmel
quest-watch-the-sky-requirement = Aktiviere das Observatorium.
quest-watch-the-sky-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 1 Karte aus der Bibliothek.
quest-counted-coin = Gezählte Münzen
quest-counted-coin-requirement = Aktiviere die Schatzkammer.
quest-counted-coin-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 1 Karte aus deinem Zauberbuch.
quest-test-the-blade = Klingenprobe
quest-test-the-blade-requirement = Aktiviere die Forge.
quest-test-the-blade-reward = Statt des normalen Saal-Effekts: Bewege dich bis zu 2 Säle weit und führe danach einen Physischen Angriff mit 1 zusätzlichen Schadenspunkt aus.
quest-gather-nightshade = Nachtschatten sammeln
quest-gather-nightshade-requirement = Aktiviere den Garden.
quest-gather-nightshade-reward = Zusätzlich zum normalen Saal-Effekt: Platziere 1 deiner Instabilitätsspielsteine im Garden.
quest-ask-the-oracle = Das Orakel befragen
quest-ask-the-oracle-requirement = Aktiviere den Oracle Room.
quest-ask-the-oracle-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 1 Karte aus deinem Zauberbuch.
quest-face-yourself = Im Angesicht deiner selbst
quest-face-yourself-requirement = Aktiviere den Spiegelsaal.
quest-face-yourself-reward = Zusätzlich zum normalen Saal-Effekt: Heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-leap-of-faith = Sprung ins Ungewisse
quest-leap-of-faith-requirement = Aktiviere den Abgrund.
quest-leap-of-faith-reward = Zusätzlich zum normalen Saal-Effekt: Füge jeder gegnerischen Miniatur in dem Saal, in dem du ankommst, 1 Schadenspunkt zu.
quest-disturbed-graves = Gestörte Grabesruhe
quest-disturbed-graves-requirement = Aktiviere den Cemetery.
quest-disturbed-graves-reward = Statt des normalen Saal-Effekts: Beschwöre in diesem Saal einen Knochenritter.
quest-whispering-bones = Flüsternde Gebeine
quest-whispering-bones-requirement = Aktiviere die Gruft.
quest-whispering-bones-reward = Zusätzlich zum normalen Saal-Effekt: Nimm 1 Zauberspruch deiner Wahl aus deinen Erinnerungen auf die Hand.
quest-opening-strike = Eröffnungsschlag
quest-opening-strike-requirement = Füge einem gegnerischen Zauberer mit einem einzigen Zauberspruch-Effekt mindestens 3 Schadenspunkte zu.
quest-opening-strike-reward = Ziehe 1 Karte aus deinem Zauberbuch.
quest-bare-knuckles = Mit bloßen Fäusten
quest-bare-knuckles-requirement = Füge einem gegnerischen Zauberer durch einen Physischen Angriff Schaden zu.
quest-bare-knuckles-reward = Bewege dich bis zu 1 Saal weit.
quest-three-elements = Drei Elemente
quest-three-elements-requirement = Decke innerhalb einer Spielrunde Zaubersprüche von 3 verschiedenen Elementen auf.
quest-three-elements-reward = Ziehe 1 Karte aus der Bibliothek.
quest-safe-behind-the-ward = Im Schutz des Banns
quest-safe-behind-the-ward-requirement = Löse einen deiner Schutzzauber aus.
quest-safe-behind-the-ward-reward = Heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-the-snare-closes = Die Schlinge zieht sich zu
quest-the-snare-closes-requirement = Löse eine deiner Fallen aus.
quest-the-snare-closes-reward = Ziehe 1 Karte aus deinem Zauberbuch.
quest-conjurers-debut = Debüt des Beschwörers
quest-conjurers-debut-requirement = Beschwöre mit einem Zauberspruch eine Beschwörung.
quest-conjurers-debut-reward = Die soeben beschworene Beschwörung handelt sofort.
quest-hunter-of-shades = Schattenjäger
quest-hunter-of-shades-requirement = Besiege eine gegnerische Beschwörung.
quest-hunter-of-shades-reward = Ziehe 1 Karte aus der Bibliothek.
quest-cracks-in-the-wall = Risse im Gemäuer
quest-cracks-in-the-wall-requirement = Platziere innerhalb eines Zuges mindestens 2 Instabilitätsspielsteine.
quest-cracks-in-the-wall-reward = Konvertiere bis zu 1 Instabilitätsspielstein in einem beliebigen Saal in deine Farbe.
quest-wanderer = Auf Wanderschaft
quest-wanderer-requirement = Betritt innerhalb eines Zuges Säle in 3 verschiedenen Farben.
quest-wanderer-reward = Ziehe 1 Karte aus deinem Zauberbuch.
quest-many-doors = Viele Türen
quest-many-doors-requirement = Aktiviere innerhalb einer Spielrunde 2 Säle verschiedener Farben.
quest-many-doors-reward = Drehe den Aktivierungsspielstein eines beliebigen Saales auf die bereite Seite zurück.
quest-crowned-head = Gekröntes Haupt
quest-crowned-head-requirement = Besitze zu Beginn der Aufräumphase den Kronenspielstein.
quest-crowned-head-reward = Ziehe 1 Karte aus der Bibliothek.
quest-unscathed = Unversehrt
quest-unscathed-requirement = Habe zu Beginn der Aufräumphase keinen Schaden auf deinem Charakterbogen und befinde dich außerhalb deiner Unterkunft.
quest-unscathed-reward = Ziehe 1 Karte aus deinem Zauberbuch.
quest-crossfire = Kreuzfeuer
quest-crossfire-requirement = Füge innerhalb eines Zuges 2 verschiedenen gegnerischen Zauberern Schaden zu.
quest-crossfire-reward = Konvertiere bis zu 1 Schadenspunkt auf dem Charakterbogen eines beliebigen gegnerischen Zauberers in deine Farbe.
quest-among-rivals = Unter Rivalen
quest-among-rivals-requirement = Beende deinen Zug in einem Saal mit mindestens 2 gegnerischen Zauberern.
quest-among-rivals-reward = Heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-the-rose-opens = Die Rose öffnet sich
quest-the-rose-opens-requirement = Aktiviere den Black Rose Room.
quest-the-rose-opens-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 1 Karte aus deinem Zauberbuch.
quest-usurper = Usurpator
quest-usurper-requirement = Aktiviere den Throne Room.
quest-usurper-reward = Zusätzlich zum normalen Saal-Effekt: Stiehl einem gegnerischen Zauberer 1 Machtpunkt.
quest-debauchery = Ausschweifung
quest-debauchery-requirement = Aktiviere den Pleasures Room.
quest-debauchery-reward = Statt des normalen Saal-Effekts: Sieh dir die obersten 4 Karten des aktuellen Aufgabendecks an, nimm 1 davon und lege die übrigen unter das Deck; heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-arsenal = Volles Arsenal
quest-arsenal-requirement = Aktiviere die Waffenkammer.
quest-arsenal-reward = Zusätzlich zum normalen Saal-Effekt: Führe einen Physischen Angriff mit 1 zusätzlichen Schadenspunkt aus.
quest-trial-by-combat = Gerichtskampf
quest-trial-by-combat-requirement = Aktiviere die Arena.
quest-trial-by-combat-reward = Zusätzlich zum normalen Saal-Effekt: Platziere 1 deiner Instabilitätsspielsteine in der Arena.
quest-philosophers-stone = Stein der Weisen
quest-philosophers-stone-requirement = Aktiviere das Alchemische Laboratorium.
quest-philosophers-stone-reward = Statt des normalen Saal-Effekts: Ziehe 3 Karten aus deinem Zauberbuch.
quest-pack-leader = Rudelführer
quest-pack-leader-requirement = Aktiviere den Summoner Room.
quest-pack-leader-reward = Statt des normalen Saal-Effekts: Beschwöre in diesem Saal einen Malacoda.
quest-forbidden-shelf = Verbotenes Regal
quest-forbidden-shelf-requirement = Aktiviere den Saal Bibliothek.
quest-forbidden-shelf-reward = Statt des normalen Saal-Effekts: Sieh dir insgesamt 4 oberste Karten beliebiger Zauberschulen-Decks an, nimm 2 davon und wirf die übrigen aufgedeckt bei ihren Zauberschulen ab.
quest-sanctify = Weihe
quest-sanctify-requirement = Aktiviere das Heiligtum.
quest-sanctify-reward = Statt des normalen Saal-Effekts: Heile 6 Schadenspunkte auf deinem Charakterbogen.
quest-rewrite-the-stars = Die Sterne neu schreiben
quest-rewrite-the-stars-requirement = Aktiviere das Observatorium.
quest-rewrite-the-stars-reward = Statt des normalen Saal-Effekts: Entferne 1 beliebiges Ereignis vom Ereignistableau; die Black Rose erhält wie üblich die Machtpunkte, die es beim Verlassen des Spiels bringt.
quest-embezzler = Ungetreuer Schatzmeister
quest-embezzler-requirement = Aktiviere die Schatzkammer.
quest-embezzler-reward = Statt des normalen Saal-Effekts: Stiehl einem gegnerischen Zauberer 2 Machtpunkte.
quest-masterwork = Meisterwerk
quest-masterwork-requirement = Aktiviere die Forge.
quest-masterwork-reward = Statt des normalen Saal-Effekts: Führe 2 Physische Angriffe aus.
quest-overgrowth = Wildwuchs
quest-overgrowth-requirement = Aktiviere den Garden.
quest-overgrowth-reward = Statt des normalen Saal-Effekts: Platziere 2 deiner Instabilitätsspielsteine in einem einzigen beliebigen Saal.
quest-double-image = Doppelbild
quest-double-image-requirement = Aktiviere den Spiegelsaal.
quest-double-image-reward = Zusätzlich zum normalen Saal-Effekt: Platziere 1 deiner Instabilitätsspielsteine im Spiegelsaal.
quest-falling = Im freien Fall
quest-falling-requirement = Aktiviere den Abgrund.
quest-falling-reward = Statt des normalen Saal-Effekts: Teleportiere einen gegnerischen Zauberer, der nicht in einer Unterkunft ist, in einen beliebigen Saal und danach dich selbst in einen beliebigen Saal.
quest-army-of-the-night = Heer der Nacht
quest-army-of-the-night-requirement = Aktiviere den Cemetery.
quest-army-of-the-night-reward = Statt des normalen Saal-Effekts: Beschwöre in diesem Saal 2 Landsknechte.
quest-blood-debt = Blutschuld
quest-blood-debt-requirement = Aktiviere den Opferaltar.
quest-blood-debt-reward = Statt des normalen Saal-Effekts: Füge bis zu 2 verschiedenen gegnerischen Miniaturen an beliebigen Orten je 2 Schadenspunkte zu.
quest-executioner = Scharfrichter
quest-executioner-requirement = Füge einem gegnerischen Zauberer den letzten Schadenspunkt zu.
quest-executioner-reward = Ziehe 1 Karte aus der Bibliothek.
quest-overwhelming-force = Übermacht
quest-overwhelming-force-requirement = Füge gegnerischen Zauberern innerhalb eines Zuges insgesamt mindestens 5 Schadenspunkte zu.
quest-overwhelming-force-reward = Heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-architect-of-ruin = Baumeister des Untergangs
quest-architect-of-ruin-requirement = Platziere innerhalb einer Spielrunde mindestens 4 Instabilitätsspielsteine.
quest-architect-of-ruin-reward = Konvertiere bis zu 2 Instabilitätsspielsteine in einem einzigen beliebigen Saal in deine Farbe.
quest-warlord = Kriegsherr
quest-warlord-requirement = Kontrolliere gleichzeitig 3 Beschwörungen.
quest-warlord-reward = Eine deiner Beschwörungen handelt sofort.
quest-thorned-shield = Dornenschild
quest-thorned-shield-requirement = Verhindere mit einem deiner Schutzzauber mindestens 3 Schadenspunkte.
quest-thorned-shield-reward = Heile 2 Schadenspunkte auf deinem Charakterbogen.
quest-web-weaver = Netzweber
quest-web-weaver-requirement = Löse innerhalb einer Spielrunde 2 deiner Fallen aus.
quest-web-weaver-reward = Ziehe 2 Karten aus deinem Zauberbuch.
quest-thief-of-power = Machtdieb
quest-thief-of-power-requirement = Stiehl mindestens 1 Machtpunkt.
quest-thief-of-power-reward = Stiehl einem gegnerischen Zauberer 1 Machtpunkt.
quest-bloodhound = Bluthund
quest-bloodhound-requirement = Eine deiner Beschwörungen fügt einem gegnerischen Zauberer Schaden zu.
quest-bloodhound-reward = Bewege diese Beschwörung bis zu 2 Säle weit.
quest-school-loyalty = Treue zur Schule
quest-school-loyalty-requirement = Verrechne innerhalb einer Spielrunde 3 Zaubersprüche derselben Zauberschule.
quest-school-loyalty-reward = Ziehe 1 Karte aus der Bibliothek.
quest-polymath = Universalgelehrter
quest-polymath-requirement = Verrechne innerhalb einer Spielrunde Zaubersprüche von 3 verschiedenen Zauberschulen.
quest-polymath-reward = Ziehe 1 Karte aus der Bibliothek.
quest-turncoats-ink = Tinte des Überläufers
quest-turncoats-ink-requirement = Konvertiere innerhalb eines Zuges insgesamt mindestens 3 Schadens- oder Instabilitätsspielsteine.
quest-turncoats-ink-reward = Heile 1 Schadenspunkt auf deinem Charakterbogen.
quest-second-wind = Neue Kräfte
quest-second-wind-requirement = Heile innerhalb eines Zuges mindestens 3 Schadenspunkte auf deinem Charakterbogen.
quest-second-wind-reward = Bewege dich bis zu 2 Säle weit.
quest-last-word = Das letzte Wort
quest-last-word-requirement = Sei der Zauberer, der den letzten Zug einer Aktionsphase ausführt.
quest-last-word-reward = Ziehe 1 Karte aus deinem Zauberbuch.
quest-two-at-once = Zwei auf einen Streich
quest-two-at-once-requirement = Füge mit einem einzigen Effekt mindestens 2 gegnerischen Zauberern Schaden zu.
quest-two-at-once-reward = Konvertiere bis zu 2 Schadenspunkte auf dem Charakterbogen eines beliebigen gegnerischen Zauberers in deine Farbe.
quest-kingslayer = Königsmörder
quest-kingslayer-requirement = Füge dem gegnerischen Zauberer, der unter allen Zauberern die meisten Machtpunkte hat, mit einem einzigen Effekt mindestens 2 Schadenspunkte zu (auch bei Gleichstand).
quest-kingslayer-reward = Stiehl diesem Zauberer 1 Machtpunkt.
quest-heart-of-the-rose = Herz der Rose
quest-heart-of-the-rose-requirement = Aktiviere den Black Rose Room.
quest-heart-of-the-rose-reward = Zusätzlich zum normalen Saal-Effekt: Wirke 1 Zauberspruch aus deiner Hand.
quest-coronation = Krönung
quest-coronation-requirement = Aktiviere den Throne Room.
quest-coronation-reward = Zusätzlich zum normalen Saal-Effekt: Ziehe 2 Karten aus deinem Zauberbuch.
quest-carnival-of-masks = Karneval der Masken
quest-carnival-of-masks-requirement = Aktiviere den Pleasures Room.
quest-carnival-of-masks-reward = Statt des normalen Saal-Effekts: Sieh dir die obersten 3 Karten des aktuellen Aufgabendecks an, nimm 1 davon und lege die übrigen unter das Deck; ziehe 1 Karte aus der Bibliothek.
quest-grand-melee = Großes Getümmel
quest-grand-melee-requirement = Aktiviere die Arena.
quest-grand-melee-reward = Statt des normalen Saal-Effekts: Füge jeder gegnerischen Miniatur in der Arena und in jedem angrenzenden Saal 2 Schadenspunkte zu.
quest-great-work = Das Große Werk
quest-great-work-requirement = Aktiviere das Alchemische Laboratorium.
quest-great-work-reward = Statt des normalen Saal-Effekts: Ziehe 2 Karten aus der Bibliothek und nimm 1 Zauberspruch deiner Wahl aus deinen Erinnerungen auf die Hand.
quest-lord-of-beasts = Herr der Bestien
quest-lord-of-beasts-requirement = Aktiviere den Summoner Room.
quest-lord-of-beasts-reward = Statt des normalen Saal-Effekts: Beschwöre in diesem Saal einen Cerbero oder einen Malacoda; er handelt sofort.
quest-index-of-forbidden-names = Index der verbotenen Namen
quest-index-of-forbidden-names-requirement = Aktiviere den Saal Bibliothek.
quest-index-of-forbidden-names-reward = Statt des normalen Saal-Effekts: Ziehe die oberste Karte vom Deck der Vergessenen Zaubersprüche.
quest-plunder = Plünderung
quest-plunder-requirement = Aktiviere die Schatzkammer.
quest-plunder-reward = Statt des normalen Saal-Effekts: Stiehl jedem gegnerischen Zauberer 1 Machtpunkt.
quest-weapon-of-legend = Legendäre Waffe
quest-weapon-of-legend-requirement = Aktiviere die Forge.
quest-weapon-of-legend-reward = Statt des normalen Saal-Effekts: Bewege dich bis zu 2 Säle weit und führe danach einen Physischen Angriff mit 3 zusätzlichen Schadenspunkten aus.
quest-reality-breaks = Die Wirklichkeit zerbricht
quest-reality-breaks-requirement = Aktiviere den Spiegelsaal.
quest-reality-breaks-reward = Statt des normalen Saal-Effekts: Platziere 2 deiner Instabilitätsspielsteine im Spiegelsaal und 1 in einem beliebigen anderen Saal.
quest-throw-into-the-void = Stoß ins Nichts
quest-throw-into-the-void-requirement = Aktiviere den Abgrund.
quest-throw-into-the-void-reward = Statt des normalen Saal-Effekts: Schicke einen gegnerischen Zauberer in seine Unterkunft; dies gilt nicht als Niederlage.
quest-black-mass = Schwarze Messe
quest-black-mass-requirement = Aktiviere den Opferaltar.
quest-black-mass-reward = Statt des normalen Saal-Effekts: Füge einem beliebigen gegnerischen Zauberer 4 Schadenspunkte zu.
quest-headhunter = Kopfjäger
quest-headhunter-requirement = Besitze mindestens 3 Trophäen.
quest-headhunter-reward = Ziehe 1 Karte aus der Bibliothek.
quest-demolisher = Mauerbrecher
quest-demolisher-requirement = Erhalte den Aktivierungsspielstein eines zerstörten Saales.
quest-demolisher-reward = Ziehe 2 Karten aus deinem Zauberbuch.
quest-massacre = Massaker
quest-massacre-requirement = Füge gegnerischen Miniaturen innerhalb einer Spielrunde insgesamt mindestens 8 Schadenspunkte zu.
quest-massacre-reward = Heile 3 Schadenspunkte auf deinem Charakterbogen.
quest-one-blow = Ein einziger Hieb
quest-one-blow-requirement = Füge einer gegnerischen Miniatur mit einem einzigen Effekt mindestens 4 Schadenspunkte zu.
quest-one-blow-reward = Ziehe 1 Karte aus der Bibliothek.
quest-legions-pride = Stolz der Legion
quest-legions-pride-requirement = Eine deiner Beschwörungen fügt einem gegnerischen Zauberer den letzten Schadenspunkt zu.
quest-legions-pride-reward = Eine deiner Beschwörungen handelt sofort.
quest-untouchable = Unantastbar
quest-untouchable-requirement = Zu Beginn der Aufräumphase: Du hast in dieser Spielrunde keinen Schaden erlitten und befindest dich außerhalb deiner Unterkunft.
quest-untouchable-reward = Ziehe 1 Karte aus der Bibliothek.
quest-reflected-glory = Widerschein des Ruhms
quest-reflected-glory-requirement = Verhindere innerhalb einer Spielrunde mindestens 5 Schadenspunkte.
quest-reflected-glory-reward = Heile 3 Schadenspunkte auf deinem Charakterbogen.
quest-perfect-crime = Das perfekte Verbrechen
quest-perfect-crime-requirement = Eine deiner Fallen fügt einem gegnerischen Zauberer den letzten Schadenspunkt zu.
quest-perfect-crime-reward = Ziehe 2 Karten aus deinem Zauberbuch.
quest-bring-it-down = Reiß es nieder
quest-bring-it-down-requirement = Platziere innerhalb einer Spielrunde mindestens 5 Instabilitätsspielsteine.
quest-bring-it-down-reward = Platziere 1 deiner Instabilitätsspielsteine in einem beliebigen Saal.
quest-usurped-walls = Geraubte Mauern
quest-usurped-walls-requirement = Konvertiere innerhalb einer Spielrunde mindestens 2 Instabilitätsspielsteine.
quest-usurped-walls-reward = Platziere 1 deiner Instabilitätsspielsteine in einem beliebigen Saal.
quest-four-seals = Vier Siegel
quest-four-seals-requirement = Decke innerhalb einer Spielrunde Zaubersprüche von 4 verschiedenen Elementen auf.
quest-four-seals-reward = Wirke 1 Zauberspruch aus deiner Hand.
quest-forbidden-lore = Verbotenes Wissen
quest-forbidden-lore-requirement = Verrechne einen Vergessenen Zauberspruch.
quest-forbidden-lore-reward = Ziehe 1 Karte aus der Bibliothek.
quest-exorcist = Exorzist
quest-exorcist-requirement = Besiege innerhalb einer Spielrunde 2 gegnerische Beschwörungen.
quest-exorcist-reward = Ziehe 1 Karte aus der Bibliothek.
quest-from-the-brink = Am Rande des Todes
quest-from-the-brink-requirement = Beende deinen Zug mit mindestens 8 Schadenspunkten auf deinem Charakterbogen.
quest-from-the-brink-reward = Heile 4 Schadenspunkte auf deinem Charakterbogen.
quest-rival-of-the-rose = Rivale der Rose
quest-rival-of-the-rose-requirement = Habe zu Beginn der Aufräumphase mindestens 5 Machtpunkte mehr als die Black Rose.
quest-rival-of-the-rose-reward = Die Black Rose verliert 2 Machtpunkte.
quest-master-of-the-house = Herr des Hauses
quest-master-of-the-house-requirement = Aktiviere innerhalb einer Spielrunde 3 Säle.
quest-master-of-the-house-reward = Ziehe 1 Karte aus der Bibliothek.
quest-tyrant = Tyrann
quest-tyrant-requirement = Besitze zu Beginn der Aufräumphase den Kronenspielstein, nachdem du in dieser Spielrunde einem gegnerischen Zauberer Schaden zugefügt hast.
quest-tyrant-reward = Ziehe 1 Karte aus der Bibliothek.
quest-three-funerals = Drei Begräbnisse
quest-three-funerals-requirement = Füge innerhalb einer Spielrunde 3 verschiedenen gegnerischen Zauberern Schaden zu.
quest-three-funerals-reward = Konvertiere bis zu 3 Schadenspunkte auf dem Charakterbogen eines beliebigen gegnerischen Zauberers in deine Farbe.
quest-last-one-standing = Der Letzte auf den Beinen
quest-last-one-standing-requirement = Befinde dich zu Beginn der Aufräumphase außerhalb deiner Unterkunft, wenn in dieser Spielrunde mindestens 2 gegnerische Zauberer besiegt wurden.
quest-last-one-standing-reward = Ziehe 1 Karte aus der Bibliothek.

## Ereignisse

event-herald-of-the-rose = Herold der Rose
event-herald-of-the-rose-text = Jeder Zauberer zieht 1 Karte aus seinem Zauberbuch.
event-rusted-gates = Verrostete Tore
event-rusted-gates-text = Der Bewegungswert jedes Zauberers ist um 1 niedriger, beträgt aber mindestens 1.
event-feeding-time = Fütterungszeit
event-feeding-time-text = Die Black Rose fügt jedem Zauberer 1 Schadenspunkt zu.
event-growing-roots = Wuchernde Wurzeln
event-growing-roots-text = Die Black Rose platziert 1 Instabilitätsspielstein in jedem grünen Saal.
event-open-stacks = Offene Regale
event-open-stacks-text = Jeder Zauberer zieht 1 Karte aus der Bibliothek.
event-thorny-path = Dornenpfad
event-thorny-path-text = Immer wenn ein Zauberer den Black Rose Room betritt, fügt ihm die Black Rose 2 Schadenspunkte zu.
event-red-ferment = Rote Gärung
event-red-ferment-text = Immer wenn ein Zauberer einen roten Saal aktiviert, zieht er 1 Karte aus seinem Zauberbuch.
event-envy = Neid
event-envy-text = Jeder Zauberer, der unter allen Zauberern die meisten Machtpunkte hat, verliert 1 Machtpunkt.
event-silent-halls = Stille Hallen
event-silent-halls-text = Immer wenn eine Beschwörung beschworen wird, fügt ihr die Black Rose 1 Schadenspunkt zu.
event-wretched-dance = Elender Tanz
event-wretched-dance-text = Immer wenn ein Zauberer in der Aktionsphase einen violetten Saal aktiviert, erhält er 1 Machtpunkt.
event-grey-tide = Graue Flut
event-grey-tide-text = Die Black Rose platziert 1 Instabilitätsspielstein in jedem grauen Saal.
event-bitter-draught = Bitterer Trank
event-bitter-draught-text = Jeder Effekt, der Schaden heilt, heilt 1 Schadenspunkt weniger.
event-call-to-arms = Ruf zu den Waffen
event-call-to-arms-text = Physische Angriffe von Zauberern fügen 1 zusätzlichen Schadenspunkt zu.
event-whisper-of-the-rose = Flüstern der Rose
event-whisper-of-the-rose-text = Jeder Zauberer darf 1 Handkarte abwerfen; wer dies tut, zieht 1 Karte aus der Bibliothek.
event-vigil = Nachtwache
event-vigil-text = Jeder Zauberer, der nicht in seiner Unterkunft ist, heilt 1 Schadenspunkt.
event-uninvited-guests = Ungebetene Gäste
event-uninvited-guests-text = In Zugreihenfolge darf jeder Zauberer einen Landsknecht in einem an den Black Rose Room angrenzenden Saal beschwören.
event-cold-draught = Kalter Luftzug
event-cold-draught-text = Die Black Rose fügt jeder Miniatur in einem blauen Saal 1 Schadenspunkt zu.
event-golden-hour = Goldene Stunde
event-golden-hour-text = Immer wenn ein Zauberer einen gelben Saal aktiviert, heilt er 1 Schadenspunkt.
event-toll-of-the-bell = Glockenschlag
event-toll-of-the-bell-text = Jeder Zauberer ohne vollendete Aufgabe zieht 1 Aufgabe.
event-cracked-foundation = Rissiges Fundament
event-cracked-foundation-text = Die Black Rose platziert 1 Instabilitätsspielstein in jedem an den Black Rose Room angrenzenden Saal.
event-restless-dead = Ruhelose Tote
event-restless-dead-text = Der Bewegungswert jedes Untoten ist um 1 höher (auch in der Beschwörungsphase).
event-pilfered-pages = Entwendete Seiten
event-pilfered-pages-text = Jeder Zauberer wirft 1 zufällige Handkarte ab.
event-tribute = Tribut
event-tribute-text = Der Besitzer des Kronenspielsteins erhält 1 Machtpunkt.
event-misty-corridors = Neblige Gänge
event-misty-corridors-text = Zaubersprüche mit einer aufgedruckten Reichweite von 2 oder mehr haben eine um 1 geringere Reichweite; die Reichweite „beliebig“ ist nicht betroffen.
event-blue-mirror = Blauer Spiegel
event-blue-mirror-text = Immer wenn ein Zauberer einen blauen Saal aktiviert, zieht er 1 Karte aus seinem Zauberbuch.
event-first-blood = Erstes Blut
event-first-blood-text = In jeder Aktionsphase erhält der erste Zauberer, der einem anderen Zauberer Schaden zufügt (auch durch eine Falle oder eine Beschwörung), 1 Machtpunkt.
event-waning-light = Schwindendes Licht
event-waning-light-text = Jeder Zauberer verliert 1 Machtpunkt.
event-black-harvest = Schwarze Ernte
event-black-harvest-text = Die Black Rose fügt jedem Zauberer, der mindestens 1 Trophäe besitzt, 2 Schadenspunkte zu.
event-tightening-thorns = Würgende Dornen
event-tightening-thorns-text = Die Black Rose fügt jedem Zauberer 2 Schadenspunkte zu.
event-stone-fatigue = Müdes Gestein
event-stone-fatigue-text = Die Black Rose platziert 1 Instabilitätsspielstein in jedem roten und in jedem blauen Saal.
event-green-hunger = Grüner Hunger
event-green-hunger-text = Immer wenn ein Zauberer einen grünen Saal aktiviert, fügt ihm die Black Rose 1 Schadenspunkt zu.
event-purple-excess = Violetter Exzess
event-purple-excess-text = Immer wenn ein Zauberer einen violetten Saal aktiviert, zieht er 1 Karte aus der Bibliothek.
event-overcharge = Überladung
event-overcharge-text = Kampfzauber fügen jeder Miniatur, der sie Schaden zufügen, 1 zusätzlichen Schadenspunkt zu.
event-dampening-field = Gedämpfte Magie
event-dampening-field-text = Kampfzauber fügen jeder Miniatur, der sie Schaden zufügen, 1 Schadenspunkt weniger zu, aber mindestens 1.
event-usurpers-whisper = Flüstern des Usurpators
event-usurpers-whisper-text = Der Zauberer mit den wenigsten Machtpunkten nimmt den Kronenspielstein (bei Gleichstand: der erste von ihnen im Uhrzeigersinn vom Startspieler aus).
event-broken-seals = Gebrochene Siegel
event-broken-seals-text = Jeder Zauberer darf 1 Zauberspruch seiner Wahl aus seinen Erinnerungen auf die Hand nehmen.
event-grave-call = Ruf aus dem Grab
event-grave-call-text = In Zugreihenfolge darf jeder Zauberer, der nicht in einer Unterkunft ist, einen Landsknecht in seinem Saal beschwören.
event-unquiet-altars = Unruhige Altäre
event-unquiet-altars-text = Immer wenn ein Altar handelt, erhält die Black Rose 1 Machtpunkt (auch in der Beschwörungsphase).
event-blood-price = Blutpreis
event-blood-price-text = Immer wenn ein Zauberer einen Vergessenen Zauberspruch verrechnet, erhält die Black Rose 2 Machtpunkte.
event-hall-of-echoes = Halle der Echos
event-hall-of-echoes-text = Immer wenn ein Zauberer seinen Spontanzauber von der Spontanzauber-Position wirkt, zieht er 1 Karte aus seinem Zauberbuch.
event-purge = Säuberung
event-purge-text = Die Black Rose fügt jeder Beschwörung 2 Schadenspunkte zu.
event-crumbling-vault = Bröckelndes Gewölbe
event-crumbling-vault-text = Die Black Rose platziert 2 Instabilitätsspielsteine in der Schatzkammer und 1 in jedem anderen grünen Saal.
event-severed-strings = Durchtrennte Fäden
event-severed-strings-text = Jeder Zauberer, der 2 oder mehr Beschwörungen kontrolliert, entfernt 1 davon nach seiner Wahl.
event-red-moonrise = Roter Mondaufgang
event-red-moonrise-text = Immer wenn ein Zauberer einen roten Saal aktiviert, platziert die Black Rose 1 Instabilitätsspielstein in diesem Saal.
event-duel-of-honour = Ehrenduell
event-duel-of-honour-text = Ein Zauberer, der einem anderen Zauberer den letzten Schadenspunkt zufügt, erhält 1 zusätzlichen Machtpunkt.
event-poisoned-well = Vergifteter Brunnen
event-poisoned-well-text = Effekte, die Schaden heilen, heilen nichts.
event-grey-procession = Graue Prozession
event-grey-procession-text = Immer wenn ein Zauberer einen grauen Saal aktiviert, erhalten dieser Zauberer und die Black Rose je 1 Machtpunkt.
event-toll-gate = Zolltor
event-toll-gate-text = Jeder Zauberer in einem violetten Saal verliert 1 Machtpunkt; die Black Rose erhält so viele Machtpunkte, wie verloren werden.
event-scattered-pages = Verstreute Seiten
event-scattered-pages-text = Jeder Zauberer wirft 2 Handkarten seiner Wahl ab; wer weniger abwirft, verliert 1 Machtpunkt.
event-open-secrets = Offene Geheimnisse
event-open-secrets-text = Fallen und Schutzzauber werden offen gewirkt: Die Karte wird aufgedeckt, wenn sie ihren Spielstein erhält.
event-shifting-walls = Wandernde Mauern
event-shifting-walls-text = In Zugreihenfolge darf sich jeder Zauberer, der nicht in einer Unterkunft ist, in einen an seinen Saal angrenzenden Saal teleportieren.
event-crown-of-thorns = Dornenkrone
event-crown-of-thorns-text = Die Black Rose fügt dem Besitzer des Kronenspielsteins 2 Schadenspunkte zu; dieser erhält 1 Machtpunkt.
event-eclipse = Finsternis
event-eclipse-text = Die Black Rose fügt jedem Zauberer 3 Schadenspunkte zu.
event-final-bloom = Letzte Blüte
event-final-bloom-text = Jeder Zauberer mit weniger Machtpunkten als die Black Rose erhält 1 Machtpunkt.
event-fall-of-the-east-wing = Einsturz des Ostflügels
event-fall-of-the-east-wing-text = Die Black Rose platziert 2 Instabilitätsspielsteine in jedem roten Saal.
event-fall-of-the-west-wing = Einsturz des Westflügels
event-fall-of-the-west-wing-text = Die Black Rose platziert 2 Instabilitätsspielsteine in jedem blauen Saal.
event-fall-of-the-vaults = Einsturz der Gewölbe
event-fall-of-the-vaults-text = Die Black Rose platziert 1 Instabilitätsspielstein in jedem grünen und in jedem gelben Saal.
event-war-without-mercy = Krieg ohne Gnade
event-war-without-mercy-text = Jeder Zauberspruch und jeder Physische Angriff eines Zauberers fügt jeder Miniatur, der er Schaden zufügt, 1 zusätzlichen Schadenspunkt zu.
event-truce-of-thorns = Dornenfrieden
event-truce-of-thorns-text = Immer wenn ein Effekt eines Zauberers (auch eine Falle oder eine handelnde Beschwörung) einem anderen Zauberer Schaden zufügt, fügt die Black Rose dem ersteren Zauberer 1 Schadenspunkt zu (einmal pro Effekt).
event-all-doors-awake = Alle Türen erwachen
event-all-doors-awake-text = Bei der ersten Saal-Aktivierung jedes Zauberers in jeder Aktionsphase wird der Aktivierungsspielstein nicht umgedreht.
event-gold-for-the-king = Gold für den König
event-gold-for-the-king-text = Der Besitzer des Kronenspielsteins erhält 2 Machtpunkte; dies wird vor dem Kronensymbol abgehandelt.
event-memory-loss = Gedächtnisverlust
event-memory-loss-text = Jeder Zauberer mit mehr als 3 Handkarten wirft Handkarten ab, bis er nur noch 3 hat.
event-the-rose-remembers = Die Rose vergisst nicht
event-the-rose-remembers-text = Die Black Rose erhält 1 Machtpunkt für jeden zerstörten Saal, höchstens 4.
event-feast-of-ravens = Rabenmahl
event-feast-of-ravens-text = Jeder Zauberer mit mindestens 6 Schadenspunkten auf seinem Charakterbogen verliert 1 Machtpunkt; die Black Rose erhält so viele Machtpunkte, wie verloren werden.
event-demon-gate = Dämonentor
event-demon-gate-text = In Zugreihenfolge darf jeder Zauberer, der nicht in einer Unterkunft ist, einen Cerbero oder einen Malacoda in seinem Saal beschwören.
event-desperate-flight = Verzweifelte Flucht
event-desperate-flight-text = Ein Zauberer, der einen Zauberspruch opfert, um sich zu bewegen, darf sich bis zu 2 Säle statt 1 Saal weit bewegen.
event-last-lesson = Letzte Lektion
event-last-lesson-text = Jeder Zauberer zieht 2 Karten aus der Bibliothek.
event-a-thousand-thorns = Tausend Dornen
event-a-thousand-thorns-text = Immer wenn ein Zauberer den Black Rose Room oder einen daran angrenzenden Saal betritt, fügt ihm die Black Rose 1 Schadenspunkt zu (einmal pro Zug und Zauberer).
event-broken-mirrors = Zerbrochene Spiegel
event-broken-mirrors-text = Nachdem ein Schutzzauber ausgelöst und verrechnet wurde, fügt die Black Rose dessen Besitzer 1 Schadenspunkt zu.
event-rusty-springs = Rostige Federn
event-rusty-springs-text = Nachdem eine Falle ausgelöst und verrechnet wurde, erhält die Black Rose 1 Machtpunkt.
event-purple-requiem = Violettes Requiem
event-purple-requiem-text = Immer wenn ein Zauberer einen violetten Saal aktiviert, erhält er 2 Machtpunkte und die Black Rose 1 Machtpunkt.
event-yellow-requiem = Gelbes Requiem
event-yellow-requiem-text = Immer wenn ein Zauberer einen gelben Saal aktiviert, heilt er 3 Schadenspunkte.
event-grey-requiem = Graues Requiem
event-grey-requiem-text = Immer wenn ein Zauberer einen grauen Saal aktiviert, darf er einer beliebigen gegnerischen Miniatur 1 Schadenspunkt zufügen.
event-levelling = Gleichmacher
event-levelling-text = Jeder Zauberer, der unter allen Zauberern die meisten Machtpunkte hat, verliert 2 Machtpunkte.
event-mercy-of-the-rose = Gnade der Rose
event-mercy-of-the-rose-text = Jeder Zauberer heilt 4 Schadenspunkte.
event-blood-for-the-throne = Blut für den Thron
event-blood-for-the-throne-text = Die Black Rose fügt dem Besitzer des Kronenspielsteins 3 Schadenspunkte zu.
event-unchained = Entfesselt
event-unchained-text = Der Angriffswert jeder Beschwörung mit einem Angriffswert von 1 oder mehr ist um 1 höher (auch in der Beschwörungsphase).
event-the-rose-devours = Die Rose verschlingt
event-the-rose-devours-text = Jeder Zauberer wirft 1 Handkarte seiner Wahl ab; wer dies nicht kann, erleidet 2 Schadenspunkte durch die Black Rose.

## Namen der Karten und Marker

token-face-down = verdeckte Karte
token-marker-straight = Marker: Direkteffekt
token-marker-reversed = Marker: Umkehreffekt
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

## Was eine Falle auslöst

after-enter-room = hat einen Saal betreten
before-activate-room = will einen Saal aktivieren
after-activate-room = hat einen Saal aktiviert
after-attack = hat angegriffen
after-cast-spell = hat einen Zauberspruch gewirkt
after-spell-resolved = hat einen Zauberspruch verrechnet
after-summon = ist ins Spiel gekommen
after-acts = hat gehandelt
after-place-instability = hat Instabilität platziert
after-complete-quest = hat eine Aufgabe vollendet
after-damage-dealt = hat Schaden zugefügt
after-damage-prevented = hat Schaden verhindert
after-wizard-defeated = hat einen Zauberer besiegt
after-evocation-defeated = hat eine Beschwörung besiegt
after-protection-triggered = hat einen Schutzzauber ausgelöst
after-trap-triggered = hat eine Falle ausgelöst
after-reveal = hat einen Zauberspruch aufgedeckt
after-converted = hat Spielsteine konvertiert
after-healed = hat Schaden geheilt
after-power-stolen = hat Macht gestohlen
after-room-token-won = hat den Spielstein eines Saales gewonnen

## Das Ende

end-grand-master = Der Orden hat eine neue Führung.
end-black-rose = Die Black Rose ist stärker als jeder Zauberer. Alle haben verloren.
end-extra-round = Eine zusätzliche Spielrunde hat den Gleichstand entschieden.
tie-quests = Gleichstand: Die meisten vollendeten Aufgaben zählen.
tie-trophies = Weiter Gleichstand: Die meisten Trophäen zählen.
tie-crown = Weiter Gleichstand: Wer die Krone hat, entscheidet.

## Spieloptionen

opt-for_the_crown = Für die Krone!
    .help = Wer die Krone nimmt, beginnt schon ab der nächsten Phase, nicht erst in der nächsten Spielrunde.
opt-overkill = Overkill
    .help = Auch Schaden über die Lebenspunkte eines besiegten Zauberers hinaus zählt für die Rangfolge.
opt-overload = Überlastung
    .help = Instabilität darf auch in einen vollen Saal platziert werden, bis er zerstört ist.
opt-extra_rounds = Zusätzliche Spielrunden
    .help = Ein Gleichstand um den ersten Platz wird durch zusätzliche Spielrunden entschieden, nicht durch Aufgaben, Trophäen und Krone.
opt-first = Wer beginnt
    .help = Wer die Krone nimmt und beginnt.
opt-first-random = Durch Zufall
    .help = Der Zufall gibt einem Platz die Krone.
opt-first-seat-0 = Platz 1
    .help = Platz 1 beginnt.
opt-first-seat-1 = Platz 2
    .help = Platz 2 beginnt.
opt-first-seat-2 = Platz 3
    .help = Platz 3 beginnt.
opt-first-seat-3 = Platz 4
    .help = Platz 4 beginnt.

## Was der Tisch fragt

ask-wizard = Wähle deinen Zauberer.
ask-starting-school = Wähle deine erste Zauberschule.
ask-book = Wähle die sechs Zaubersprüche deines ersten Zauberbuchs.
ask-drop-quest = Du darfst jetzt Aufgaben abwerfen. Jede bringt der Black Rose 1, 2 oder 3 Machtpunkte, je nach Mondphase.
ask-put-away = Du darfst einmal in dieser Phase einen Zauberspruch deiner Hand auf den Ablagestapel seiner Zauberschule legen.
ask-study-school = Wähle das Zauberschulen-Deck der nächsten Karte, die du betrachtest.
ask-draw-school = Wähle das Zauberschulen-Deck, von dem du ziehst.
ask-keep-spell = Wähle einen Zauberspruch, den du behältst.
ask-keep-quest = Wähle eine Aufgabe, die du behältst.
ask-put-top = Wähle die nächste Karte, die du oben auf das Deck legst. Die letzte wird zuerst gezogen.
ask-put-bottom = Wähle die nächste Karte, die du unter das Deck legst. Die letzte liegt zuunterst.
ask-hand-limit = Du hast zu viele Karten auf der Hand. Wähle einen Zauberspruch, den du in deine Erinnerungen abwirfst.
ask-prepare-quick = Bereite deinen Spontanzauber vor: Wähle eine Karte und den Effekt, der gelten soll.
ask-prepare-standard = Bereite Standard-Zauberspruch { $space } vor: Wähle eine Karte und den Effekt, der gelten soll.
ask-turn = Du bist am Zug: Geh in einen Saal, greif an, aktiviere deinen Saal oder wirke einen Zauberspruch.
ask-after-activation = Der Saal ist aktiviert. Mit dieser Aktion darfst du dich noch bewegen oder angreifen.
ask-activate-after = Aktivierst du den Saal, in dem du bist?
ask-sacrifice = Wähle den Zauberspruch, den du opferst, um dich zu bewegen.
ask-step = { NAME($who, attr: "kind") ->
    [evocation] Wähle den nächsten Schritt ({ NAME($who) }). Schritte übrig: { $count }.
   *[wizard] { $who_you ->
            [you] Wähle deinen nächsten Schritt. Schritte übrig: { $count }.
           *[other] Wähle den nächsten Schritt ({ NAME($who) }). Schritte übrig: { $count }.
        }
}
ask-push = { NAME($who, attr: "kind") ->
    [evocation] Wähle, wohin du { NAME($who, case: "acc") } schiebst. Schritte übrig: { $count }.
   *[wizard] { $who_you ->
            [you] Wähle, wohin du dich schiebst. Schritte übrig: { $count }.
           *[other] Wähle, wohin du { NAME($who, case: "acc") } schiebst. Schritte übrig: { $count }.
        }
}
ask-each-next = Wähle, auf wen der Effekt als Nächstes wirkt.
ask-push-next = Wähle, welche Miniatur du als Nächstes schiebst.
ask-swap-first = Wähle, welche Miniatur zuerst ankommt.
ask-teleport = Wähle den Saal, in den teleportiert wird.
ask-attack = Wähle, wen du angreifst.
ask-element = Wähle das Element dieses Zauberspruchs.
ask-mark = Die Instabilität ({ NAME($card) }): vor dem Effekt oder danach?
ask-target = { NAME($card) }: Wähle das Ziel.
ask-target-room = { NAME($card) }: Wähle den Zielsaal.
ask-replace-spell = Wähle einen Zauberspruch auf deinem Charakterbogen, der einem aus deiner Hand Platz macht.
ask-cast-from-hand = Wähle den Zauberspruch, den du aus der Hand wirkst, und seinen Effekt.
ask-cast-next = Wähle deinen nächsten Zauberspruch: den Standard-Zauberspruch oder den Spontanzauber.
ask-copy-spell = Wähle den benutzten Zauberspruch, den du kopierst.
ask-may = { NAME($card) }: Der nächste Teil ist dir freigestellt. Führst du ihn aus?
ask-choose = { NAME($card) }: Wähle eines.
ask-pick-room = { NAME($card) }: Wähle einen Saal.
ask-pick-mini = { NAME($card) }: Wähle eine Miniatur.
ask-last-cubes = Deine Spielsteine werden knapp. Wähle, wer den nächsten bekommt.
ask-cubes = Deine Spielsteine werden knapp. Wie viele platzierst du { NAME($room, case: "at") }?
ask-heal = { NAME($who, attr: "kind") ->
    [evocation] Wähle einen Spielstein, der geheilt wird: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Wähle einen Spielstein, den du auf deinem Charakterbogen heilst.
           *[other] Wähle einen Spielstein, der geheilt wird: { NAME($who) }.
        }
}
ask-convert-damage = { NAME($who, attr: "kind") ->
    [evocation] Wähle einen Schadensspielstein, den du in deine Farbe konvertierst: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Wähle einen Schadensspielstein auf deinem Charakterbogen, den du in deine Farbe konvertierst.
           *[other] Wähle einen Schadensspielstein, den du in deine Farbe konvertierst: { NAME($who) }.
        }
}
ask-transfer-damage = Wähle einen Schadensspielstein zum Transferieren: { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) }
   *[wizard] { $who_you ->
            [you] dein Charakterbogen
           *[other] { NAME($who) }
        }
} → { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] dein Charakterbogen
           *[other] { NAME($whom) }
        }
}.
ask-convert-instability = Wähle einen Spielstein { NAME($room, case: "at") }, den du in deine Farbe konvertierst.
ask-move-instability = Wähle einen Spielstein, den du { NAME($room, case: "from") } { NAME($to, case: "to") } legst.
ask-replace-evocation = Du hast drei Beschwörungen. Wähle eine, die zurückgeht, oder behalte alle.
ask-summon = Wähle, was du beschwörst.
ask-evocation = Wähle deine nächste Beschwörung, die handelt.
ask-evocation-attack = Wähle, wen { NAME($who, case: "the") } angreift.
ask-attack-all = Greift { NAME($who, case: "the") } alle Gegner im selben Saal an?
ask-recall = Wähle einen Zauberspruch aus deinen Erinnerungen, den du auf die Hand nimmst.
ask-discard = Wähle einen Zauberspruch, den du von der Hand abwirfst.
ask-discard-of = Das ist die Hand von { $who }. Wähle einen Zauberspruch, der abgeworfen wird.
ask-strip = Wähle einen aktivierten Zauberspruch ({ $who_you ->
    [you] deinen
   *[other] { $who }
}). Er kommt in die Erinnerungen seines Besitzers.
ask-look = Sieh dir diese Karten an.
ask-look-at = Sieh dir diese Karten an: { $who }.
ask-quest = Vollendest du jetzt eine Aufgabe?
ask-quest-limit = Du darfst zwei Aufgaben haben. Wähle eine zum Abwerfen; die Black Rose erhält Machtpunkte.
ask-steal-quest = Wähle die Aufgabe, die du stiehlst.
ask-swap-quest = Wähle die Aufgabe, die unter ihr Deck kommt.
ask-complete-quest = Wähle die Aufgabe, die du vollendest.
ask-remove-event = Wähle das Ereignis, das das Tableau verlässt.
ask-trap = { NAME($who, case: "start") } { NAME($what) }. Löst du eine Falle aus?
ask-protect = { $count } Schaden droht (Ziel: { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] du
           *[other] { NAME($whom) }
        }
}, von: { NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] dir
           *[other] { NAME($by) }
        }
}). Löst du einen Schutzzauber aus?
ask-protect-effect = „{ NAME($card) }“ ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] von dir
           *[other] { NAME($by) }
        }
}) wird gleich auf dich wirken. Löst du einen Schutzzauber aus?
ask-protect-move = Ein Effekt ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] von dir
           *[other] { NAME($by) }
        }
}) wird dich gleich bewegen. Löst du einen Schutzzauber aus?
ask-protect-block = Ein Effekt ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] von dir
           *[other] { NAME($by) }
        }
}) gibt dir gleich einen Blockadespielstein. Löst du einen Schutzzauber aus?
ask-protect-evocation = Wähle, wen der Schutzzauber schützt.
ask-grand-master = Alles ist gleich. Du hast die Krone: Wähle den neuen Großmeister.

## Worauf die anderen warten

wait-wizard = welcher Zauberer gespielt wird
wait-starting-school = die erste Zauberschule
wait-book = Zaubersprüche für das erste Zauberbuch
wait-drop-quest = ob Aufgaben abgeworfen werden
wait-put-away = ob ein Zauberspruch weggelegt wird
wait-study-school = ein Zauberschulen-Deck zum Betrachten
wait-draw-school = ein Zauberschulen-Deck zum Ziehen
wait-keep-spell = ein Zauberspruch zum Behalten
wait-keep-quest = eine Aufgabe zum Behalten
wait-put-top = die Reihenfolge oben auf dem Deck
wait-put-bottom = die Reihenfolge unter dem Deck
wait-hand-limit = ein Zauberspruch für die Erinnerungen
wait-prepare-quick = Zaubersprüche zum Vorbereiten
wait-prepare-standard = Zaubersprüche zum Vorbereiten
wait-turn = die nächste Aktion
wait-after-activation = ob noch Bewegung oder Angriff folgt
wait-activate-after = ob der Saal aktiviert wird
wait-sacrifice = ein Zauberspruch zum Opfern
wait-step = der nächste Schritt
wait-push = wohin geschoben wird
wait-each-next = auf wen der Effekt als Nächstes wirkt
wait-push-next = die nächste Miniatur zum Schieben
wait-swap-first = welche Miniatur zuerst ankommt
wait-teleport = der Saal, in den teleportiert wird
wait-attack = wer angegriffen wird
wait-element = das Element des Zauberspruchs
wait-mark = wann die Instabilität kommt
wait-target = das Ziel eines Effekts
wait-target-room = der Zielsaal eines Effekts
wait-replace-spell = ein Zauberspruch, der Platz macht
wait-cast-from-hand = ein Zauberspruch aus der Hand
wait-cast-next = der nächste Zauberspruch
wait-copy-spell = ein Zauberspruch zum Kopieren
wait-may = ob der nächste Teil ausgeführt wird
wait-choose = einer von mehreren Effekten
wait-pick-room = welcher Saal gewählt wird
wait-pick-mini = welche Miniatur gewählt wird
wait-last-cubes = wer den nächsten Spielstein bekommt
wait-cubes = wie viele Spielsteine platziert werden
wait-heal = ein Spielstein zum Heilen
wait-convert-damage = ein Schadensspielstein zum Konvertieren
wait-transfer-damage = ein Schadensspielstein zum Transferieren
wait-convert-instability = ein Spielstein zum Konvertieren
wait-move-instability = ein Spielstein, der umgelegt wird
wait-replace-evocation = ob eine Beschwörung ersetzt wird
wait-summon = was beschworen wird
wait-evocation = die nächste Beschwörung, die handelt
wait-evocation-attack = wen die Beschwörung angreift
wait-attack-all = ob alle Gegner angegriffen werden
wait-recall = ein Zauberspruch aus den Erinnerungen
wait-discard = ein Zauberspruch zum Abwerfen
wait-discard-of = ein Zauberspruch zum Abwerfen
wait-strip = welcher aktivierte Zauberspruch geht
wait-look = der Blick auf Karten
wait-look-at = der Blick auf Karten
wait-quest = ob eine Aufgabe vollendet wird
wait-quest-limit = eine Aufgabe zum Abwerfen
wait-steal-quest = eine Aufgabe zum Stehlen
wait-swap-quest = eine Aufgabe, die unter ihr Deck kommt
wait-complete-quest = eine Aufgabe zum Vollenden
wait-remove-event = ein Ereignis, das das Tableau verlässt
wait-trap = ob reagiert wird
wait-protect = ob reagiert wird
wait-protect-effect = ob reagiert wird
wait-protect-move = ob reagiert wird
wait-protect-block = ob reagiert wird
wait-protect-evocation = wen der Schutzzauber schützt
wait-grand-master = der neue Großmeister

## Antworten

option-card = { NAME($card) }
option-card-side = { NAME($card) }: { NAME($side) }
option-seat = { $who_you ->
    [you] Du ({ $who })
   *[other] { $who }
}
option-evocation = { $who_you ->
    [you] { NAME($evocation) } (deine Beschwörung, Platz { $slot })
   *[other] { NAME($evocation) } ({ $who }, Platz { $slot })
}
option-evocation-kind = { NAME($evocation) }
option-room = { NAME($room) }
option-space = Zauberspruch ({ $space ->
    [0] Spontanzauber
   *[other] Position { $space }
})
option-space-card = { NAME($card) } ({ $space ->
    [0] Spontanzauber
   *[other] Position { $space }
})
option-sheet = { $who_you ->
    [you] Dein verdeckter Zauberspruch ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        })
   *[other] Verdeckter Zauberspruch: { $who } ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        })
}
option-sheet-card = { $who_you ->
    [you] { NAME($card) }: dein Zauberspruch ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        })
   *[other] { NAME($card) }: { $who } ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        })
}
option-school = { NAME($school) }
option-colour = { NAME($who, attr: "kind") ->
    [rose] Ein Spielstein: { NAME($who) }
   *[wizard] { $who_you ->
            [you] Ein Spielstein von dir
           *[other] Ein Spielstein: { NAME($who) }
        }
}
option-cubes = { $count ->
    [one] { $count } Spielstein
   *[other] { $count } Spielsteine
}
option-wizard = { NAME($wizard) }
option-book = { NAME($book) }
option-element = { NAME($element) }
option-done = Fertig
option-pass = Passen
option-quiet = Bis zu meinem nächsten Zug nicht mehr fragen
option-stop = Hier anhalten
option-yes = Ja
option-no = Nein
option-wait = Aktionsspielstein ohne Bewegung verwenden
option-activate = Saal aktivieren
option-sacrifice = Zauberspruch für einen Schritt opfern
option-end-turn = Zug beenden
option-mark-before = Vor dem Effekt
option-mark-after = Nach dem Effekt
option-choose = { NAME($choice) }
choice-sacrifice = Eine deiner Beschwörungen für Macht entfernen
choice-wound = Schaden zufügen
choice-discard = Zaubersprüche von der Hand abwerfen
choice-pay = Dir Macht stehlen lassen

## Chronik

log-game-start = Die Akademie öffnet sich. Die Black Rose erwartet ihren neuen Meister.
log-figure = { $who_you ->
    [you] Du spielst { NAME($wizard) }.
   *[other] { $who } spielt { NAME($wizard) }.
}
log-starting-school = { $who_you ->
    [you] Deine erste Zauberschule: { NAME($school) }.
   *[other] { $who } beginnt mit der Zauberschule { NAME($school) }.
}
log-book = { $who_you ->
    [you] Dein erstes Zauberbuch: { NAME($book) }.
   *[other] { $who } nimmt das Zauberbuch „{ NAME($book) }“.
}
log-cell = { $who_you ->
    [you] Du beginnst in Unterkunft { $cell }.
   *[other] { $who } beginnt in Unterkunft { $cell }.
}
log-round = { $who_you ->
    [you] Spielrunde { $round }: Du beginnst.
   *[other] Spielrunde { $round }: { $who } beginnt.
}
log-phase = { NAME($phase) }.
log-new-moon = Mondphase { $moon } beginnt.
log-rose-room-opens = Ab jetzt kann man { NAME($room, case: "acc") } aktivieren.
log-prepared = { $who_you ->
    [you] Du bereitest { $count ->
            [one] { $count } Zauberspruch
           *[other] { $count } Zaubersprüche
        } vor.
   *[other] { $who } bereitet { $count ->
            [one] { $count } Zauberspruch
           *[other] { $count } Zaubersprüche
        } vor.
}
log-turn = { $who_you ->
    [you] Dein Zug.
   *[other] Zug von { $who }.
}
log-gain-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } erhält { $count ->
            [one] { $count } Machtpunkt
           *[other] { $count } Machtpunkte
        }, jetzt { $now }.
   *[wizard] { $who_you ->
            [you] Du erhältst { $count ->
                    [one] { $count } Machtpunkt
                   *[other] { $count } Machtpunkte
                }, jetzt { $now }.
           *[other] { NAME($who, case: "start") } erhält { $count ->
                    [one] { $count } Machtpunkt
                   *[other] { $count } Machtpunkte
                }, jetzt { $now }.
        }
}
log-lose-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } verliert { $count ->
            [one] { $count } Machtpunkt
           *[other] { $count } Machtpunkte
        }, jetzt { $now }.
   *[wizard] { $who_you ->
            [you] Du verlierst { $count ->
                    [one] { $count } Machtpunkt
                   *[other] { $count } Machtpunkte
                }, jetzt { $now }.
           *[other] { NAME($who, case: "start") } verliert { $count ->
                    [one] { $count } Machtpunkt
                   *[other] { $count } Machtpunkte
                }, jetzt { $now }.
        }
}
log-crown = { $who_you ->
    [you] Du nimmst die Krone.
   *[other] { $who } nimmt die Krone.
}
log-draw-event = { $who_you ->
    [you] Du ziehst das Ereignis „{ NAME($card) }“.
   *[other] { $who } zieht das Ereignis „{ NAME($card) }“.
}
log-lay-event = „{ NAME($card) }“ liegt jetzt auf Position { $position }.
log-event-works = Ereignis: { NAME($card) }.
log-remove-event = Das Ereignis „{ NAME($card) }“ ist vorbei.
log-new-event-deck = Die abgelegten Ereignisse dieser Mondphase werden zu einem neuen Deck gemischt.
log-draw-quest = { $who_you ->
    [you] Du ziehst eine Aufgabe: { NAME($card) }.
   *[other] { $who } zieht eine Aufgabe: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] Du vollendest die Aufgabe „{ NAME($card) }“.
   *[other] { $who } vollendet die Aufgabe „{ NAME($card) }“.
}
log-discard-quest = { $who_you ->
    [you] Du wirfst die Aufgabe „{ NAME($card) }“ ab.
   *[other] { $who } wirft die Aufgabe „{ NAME($card) }“ ab.
}
log-steal-quest = { $who_you ->
    [you] Du stiehlst eine Aufgabe von { $whose }: { NAME($card) }.
   *[other] { $who } stiehlt eine Aufgabe von { $whose_you ->
            [you] dir
           *[other] { $whose }
        }: { NAME($card) }.
}
log-quest-under-deck = { $who_you ->
    [you] Du legst eine Aufgabe unter ihr Deck: { NAME($card) }.
   *[other] { $who } legt eine Aufgabe unter ihr Deck: { NAME($card) }.
}
log-show-quests = { $who_you ->
    [you] Du siehst dir die Aufgaben von { $whose } an.
   *[other] { $who } sieht sich die Aufgaben von { $whose_you ->
            [you] dir
           *[other] { $whose }
        } an.
}
log-new-quest-deck = Die abgelegten Aufgaben dieser Mondphase werden zu einem neuen Deck gemischt.
log-draw-spell = { $who_you ->
    [you] Du ziehst aus deinem Zauberbuch: { NAME($card) }.
   *[other] { $who } zieht aus dem Zauberbuch: { NAME($card) }.
}
log-draw-library = { $who_you ->
    [you] Du ziehst aus der Bibliothek: { NAME($card) }.
   *[other] { $who } zieht aus der Bibliothek: { NAME($card) }.
}
log-draw-forgotten = { $who_you ->
    [you] Du ziehst einen Vergessenen Zauberspruch: { NAME($card) }.
   *[other] { $who } zieht einen Vergessenen Zauberspruch: { NAME($card) }.
}
log-look-at = { $who_you ->
    [you] Du betrachtest eine Karte: { NAME($card) }.
   *[other] { $who } betrachtet eine Karte: { NAME($card) }.
}
log-keep = { $who_you ->
    [you] Du behältst eine Karte: { NAME($card) }.
   *[other] { $who } behält eine Karte: { NAME($card) }.
}
log-lay-out = { $who_you ->
    [you] Du legst „{ NAME($card) }“ auf den Ablagestapel der Zauberschule.
   *[other] { $who } legt „{ NAME($card) }“ auf den Ablagestapel der Zauberschule.
}
log-discard = { $who_you ->
    [you] Du wirfst „{ NAME($card) }“ ab.
   *[other] { $who } wirft „{ NAME($card) }“ ab.
}
log-put-away = { $who_you ->
    [you] Du legst „{ NAME($card) }“ weg.
   *[other] { $who } legt „{ NAME($card) }“ weg.
}
log-recall = { $who_you ->
    [you] Du nimmst „{ NAME($card) }“ aus deinen Erinnerungen zurück.
   *[other] { $who } nimmt „{ NAME($card) }“ aus den Erinnerungen zurück.
}
log-take-signature = { $who_you ->
    [you] Du nimmst deinen Charakterzauber „{ NAME($card) }“ auf die Hand.
   *[other] { $who } nimmt den Charakterzauber „{ NAME($card) }“ auf die Hand.
}
log-show-hand = { $who_you ->
    [you] Du siehst dir die Hand von { $whose } an.
   *[other] { $who } sieht sich die Hand von { $whose_you ->
            [you] dir
           *[other] { $whose }
        } an.
}
log-new-spellbook = { $who_you ->
    [you] Deine Erinnerungen werden zu einem neuen Zauberbuch gemischt: { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
   *[other] { $who }: Die Erinnerungen werden zu einem neuen Zauberbuch gemischt ({ $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }).
}
log-new-school-deck = Die abgelegten Karten der Zauberschule { NAME($school) } werden zu einem neuen Deck gemischt.
log-reveal = { $who_you ->
    [you] Du deckst „{ NAME($card) }“ auf: { NAME($side) }.
   *[other] { $who } deckt „{ NAME($card) }“ auf: { NAME($side) }.
}
log-activate-spell = { $who_you ->
    [you] Du wirkst einen Zauberspruch ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        }): { NAME($kind) }.
   *[other] { $who } wirkt einen Zauberspruch ({ $space ->
            [0] Spontanzauber
           *[other] Position { $space }
        }): { NAME($kind) }.
}
log-element = { $who_you ->
    [you] Du wählst das Element: { NAME($element) }.
   *[other] { $who } wählt das Element: { NAME($element) }.
}
log-trigger-trap = { $who_you ->
    [you] Du löst eine Falle aus.
   *[other] { $who } löst eine Falle aus.
}
log-spell-in-vain = { $who_you ->
    [you] Dein Zauberspruch „{ NAME($card) }“ findet kein Ziel.
   *[other] Der Zauberspruch „{ NAME($card) }“ von { $who } findet kein Ziel.
}
log-neutralised = „{ NAME($card) }“ wird neutralisiert und hat keinen Effekt.
log-dodge = { $who_you ->
    [you] Du weichst dem Effekt aus.
   *[other] { $who } weicht dem Effekt aus.
}
log-prevent = { $who_you ->
    [you] Du verhinderst { $count } Schaden.
   *[other] { $who } verhindert { $count } Schaden.
}
log-flip-orientation = { $who_you ->
    [you] Dein verdeckter Zauberspruch auf Position { $space } wird in die andere Ausrichtung gedreht.
   *[other] { $who }: Der verdeckte Zauberspruch auf Position { $space } wird in die andere Ausrichtung gedreht.
}
log-sheet-to-memories = { $who_you ->
    [you] „{ NAME($card) }“ geht von deinem Charakterbogen in deine Erinnerungen.
   *[other] { $who }: „{ NAME($card) }“ geht vom Charakterbogen in die Erinnerungen.
}
log-sheet-to-hand = { $who_you ->
    [you] Zurück auf deine Hand: { NAME($card) }.
   *[other] Zurück auf die Hand von { $who }: { NAME($card) }.
}
log-sheet-to-eliminated = { $who_you ->
    [you] Dein Zauberspruch „{ NAME($card) }“ wird eliminiert.
   *[other] Der Zauberspruch „{ NAME($card) }“ von { $who } wird eliminiert.
}
log-move = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } kommt { NAME($room, case: "to") }.
   *[wizard] { $who_you ->
            [you] Du kommst { NAME($room, case: "to") }.
           *[other] { NAME($who, case: "start") } kommt { NAME($room, case: "to") }.
        }
}
log-to-cell = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } kommt { NAME($room, case: "to") }.
   *[wizard] { $who_you ->
            [you] Du kommst { NAME($room, case: "to") }.
           *[other] { NAME($who, case: "start") } kommt { NAME($room, case: "to") }.
        }
}
log-end-movement = { NAME($who, attr: "kind") ->
    [evocation] Die Bewegung endet: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Deine Bewegung endet.
           *[other] Die Bewegung endet: { NAME($who) }.
        }
}
log-block = { $who_you ->
    [you] Du erhältst einen Blockadespielstein: { NAME($what) }.
   *[other] { $who } erhält einen Blockadespielstein: { NAME($what) }.
}
log-reset-action = { $who_you ->
    [you] Du drehst { $count ->
            [one] { $count } Aktionsspielstein
           *[other] { $count } Aktionsspielsteine
        } zurück.
   *[other] { $who } dreht { $count ->
            [one] { $count } Aktionsspielstein
           *[other] { $count } Aktionsspielsteine
        } zurück.
}
log-activate-room = { $who_you ->
    [you] Du aktivierst { NAME($room, case: "acc") }.
   *[other] { $who } aktiviert { NAME($room, case: "acc") }.
}
log-resolve-room = { $who_you ->
    [you] Du verrechnest den Effekt des Saales: { NAME($room) }.
   *[other] { $who } verrechnet den Effekt des Saales: { NAME($room) }.
}
log-cancel-activation = { $who_you ->
    [you] Deine Aktivierung findet nicht statt: { NAME($room) }.
   *[other] { $who }: Die Aktivierung findet nicht statt ({ NAME($room) }).
}
log-reset-room = Wieder bereit: { NAME($room) }.
log-rooms-ready = Alle Säle sind wieder bereit.
log-instability = { NAME($by, attr: "kind") ->
    [rose] { NAME($by, case: "start") } platziert { $count ->
            [one] { $count } Instabilitätsspielstein
           *[other] { $count } Instabilitätsspielsteine
        }: { NAME($room) }.
   *[wizard] { $by_you ->
            [you] Du platzierst { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                }: { NAME($room) }.
           *[other] { NAME($by, case: "start") } platziert { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                }: { NAME($room) }.
        }
}
log-convert-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } konvertiert { $count ->
            [one] { $count } Instabilitätsspielstein
           *[other] { $count } Instabilitätsspielsteine
        }: { NAME($room) }.
   *[wizard] { $who_you ->
            [you] Du konvertierst { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                }: { NAME($room) }.
           *[other] { NAME($who, case: "start") } konvertiert { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                }: { NAME($room) }.
        }
}
log-move-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } legt { $count ->
            [one] { $count } Instabilitätsspielstein
           *[other] { $count } Instabilitätsspielsteine
        } { NAME($room, case: "from") } { NAME($to, case: "to") }.
   *[wizard] { $who_you ->
            [you] Du legst { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                } { NAME($room, case: "from") } { NAME($to, case: "to") }.
           *[other] { NAME($who, case: "start") } legt { $count ->
                    [one] { $count } Instabilitätsspielstein
                   *[other] { $count } Instabilitätsspielsteine
                } { NAME($room, case: "from") } { NAME($to, case: "to") }.
        }
}
log-room-destroyed = { NAME($who, attr: "kind") ->
    [rose] Zerstört: { NAME($room) }. { NAME($who, case: "start") } nimmt den Spielstein mit Wert { $count }.
   *[wizard] { $who_you ->
            [you] Zerstört: { NAME($room) }. Du nimmst den Spielstein mit Wert { $count }.
           *[other] Zerstört: { NAME($room) }. { NAME($who, case: "start") } nimmt den Spielstein mit Wert { $count }.
        }
}
log-attack = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } greift { NAME($whom, case: "acc") } an.
   *[wizard] { $who_you ->
            [you] Du greifst { NAME($whom, case: "acc") } an.
           *[other] { NAME($who, case: "start") } greift { NAME($whom, case: "acc") } an.
        }
}
log-wound = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } erleidet { $count } Schaden von { NAME($by, case: "dat") }.
   *[wizard] { $who_you ->
            [you] Du erleidest { $count } Schaden von { NAME($by, case: "dat") }.
           *[other] { NAME($who, case: "start") } erleidet { $count } Schaden von { NAME($by, case: "dat") }.
        }
}
log-heal = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who, case: "start") } heilt { $count } Schaden.
   *[wizard] { $who_you ->
            [you] Du heilst { $count } Schaden.
           *[other] { NAME($who, case: "start") } heilt { $count } Schaden.
        }
}
log-convert-damage = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } konvertiert { $count } Schaden ({ NAME($whose) }).
   *[wizard] { $who_you ->
            [you] Du konvertierst { $count } Schaden ({ NAME($whose) }).
           *[other] { NAME($who, case: "start") } konvertiert { $count } Schaden ({ NAME($whose) }).
        }
}
log-transfer-damage = { $count } Schaden wird transferiert: { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) }
   *[wizard] { $who_you ->
            [you] du
           *[other] { NAME($who) }
        }
} → { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] du
           *[other] { NAME($whom) }
        }
}.
log-defeat = { $who_you ->
    [you] Du wirst besiegt.
   *[other] { $who } wird besiegt.
}
log-trophy = { NAME($who, attr: "kind") ->
    [rose] { NAME($who, case: "start") } nimmt eine Trophäe von { $whose_you ->
            [you] dir
           *[other] { $whose }
        }.
   *[wizard] { $who_you ->
            [you] Du nimmst eine Trophäe von { $whose_you ->
                    [you] dir
                   *[other] { $whose }
                }.
           *[other] { NAME($who, case: "start") } nimmt eine Trophäe von { $whose_you ->
                    [you] dir
                   *[other] { $whose }
                }.
        }
}
log-summon = { $who_you ->
    [you] Du beschwörst { NAME($evocation, case: "a") }: { NAME($room) }.
   *[other] { $who } beschwört { NAME($evocation, case: "a") }: { NAME($room) }.
}
log-evocation-leaves = { $who_you ->
    [you] Deine Beschwörung verlässt das Spiel: { NAME($evocation) }.
   *[other] { $who }: Eine Beschwörung verlässt das Spiel ({ NAME($evocation) }).
}
log-acts = { $by_you ->
    [you] { NAME($who, case: "start") } handelt für dich.
   *[other] { NAME($who, case: "start") } handelt für { $by }.
}
log-mod = { $who_you ->
    [you] Bis zum Ende der Spielrunde ändert sich bei dir: { NAME($stat) } um { $change }.
   *[other] Bis zum Ende der Spielrunde ändert sich bei { $who }: { NAME($stat) } um { $change }.
}
log-final-score = { $who_you ->
    [you] Deine Macht { $power }; Aufgaben { $quests }, Trophäen { $trophies }, Säle { $rooms }, Krone { $crown }: insgesamt { $total }.
   *[other] { $who }: Macht { $power }; Aufgaben { $quests }, Trophäen { $trophies }, Säle { $rooms }, Krone { $crown }: insgesamt { $total }.
}
log-extra-round = Gleichstand zwischen { $count } Zauberern: Eine zusätzliche Spielrunde entscheidet.
log-rival = { $who_you ->
    [you] Du liegst gleichauf vorn mit { $total }.
   *[other] { $who } liegt gleichauf vorn mit { $total }.
}
log-grand-master = { $who_you ->
    [you] Du führst ab jetzt den Orden.
   *[other] { $who } führt ab jetzt den Orden.
}
log-rose-wins = Die Black Rose hat { $count } Machtpunkte, mehr als alle anderen. Sie beherrscht die Akademie, und alle haben verloren.

# --- Die Szene: was der Tisch um die Regeln herum zeigt -----------------------------------------------------------

## Der Tisch

scene-br-people = Zauberer
scene-br-person = Zauberer
scene-br-rose = Die Black Rose
scene-br-phase-rose = Black Rose
scene-br-phase-study = Studieren
scene-br-phase-preparation = Vorbereiten
scene-br-phase-action = Aktion
scene-br-phase-evocation = Beschwörung
scene-br-phase-clean-up = Aufräumen
scene-br-set-up = Spielvorbereitung
scene-br-headline = Spielrunde { $round } · { $moon ->
    [1] erste Mondphase
    [2] zweite Mondphase
   *[3] dritte Mondphase
}
scene-br-extra-round = Spielrunde { $round } · zusätzliche Spielrunde
scene-br-footnote = Die Black Rose hat { $power } Machtpunkte. { $moon ->
    [3] Das Spiel endet in der Spielrunde, in der jemand { $next } erreicht.
   *[other] Die nächste Mondphase beginnt bei { $next }.
}
scene-br-next-moon = { $moon ->
    [3] Bei { $power } Machtpunkten endet das Spiel mit der Spielrunde.
   *[other] Die nächste Mondphase beginnt, sobald ein Spielstein { $power } erreicht.
}
scene-br-no-wizard = noch kein Zauberer
scene-br-seat-status = { $wizard } · Schaden { $damage }/{ $life }
scene-br-lodge = Die Akademie
scene-br-power-track = Macht, { $moon ->
    [1] erste Mondphase
    [2] zweite Mondphase
   *[3] dritte Mondphase
}
scene-br-events = Ereignisse im Spiel
scene-br-position = Position { $number }
scene-br-position-empty = Position { $number }: kein Ereignis
scene-br-event-now = Wird verrechnet
scene-br-event-points = Die Black Rose erhält { $in } beim Eintreffen, { $out } beim Verlassen
scene-br-event-instant = Ereignis: sofort
scene-br-event-black-rose = Ereignis: in jeder Black Rose Phase
scene-br-event-action = Ereignis: solange es liegt
scene-br-event-crown = Es trägt die Krone.
scene-br-library = Bibliothek und Decks
scene-br-school = { $school }: { $deck } im Deck, { $discards } abgelegt
scene-br-school-note = { $deck } im Deck, { $discards } abgelegt
scene-br-school-signature = Charakterzauber
scene-br-school-forgotten = Vergessener Zauberspruch
scene-br-pile-forgotten = Vergessene Zaubersprüche im Deck: { $count }
scene-br-pile-quests = Aufgaben im Deck: { $count }
scene-br-pile-events = Ereignisse im Deck: { $count }
scene-br-rose-won = Trophäen und Säle der Black Rose: { $count }
scene-br-inspect-forgotten = Eliminierte Zaubersprüche
scene-br-inspect-quests = Abgelegte Aufgaben
scene-br-inspect-events = Vergangene Ereignisse
scene-br-inspect-rose = Was die Black Rose hat
scene-br-inspect-memories = Erinnerungen von { $wizard }
scene-br-inspect-completed = Vollendete Aufgaben von { $wizard }
scene-br-inspect-rooms = Gewonnene Säle von { $wizard }
scene-br-pile-empty = Hier liegen keine Karten.
scene-br-cubes-left = Spielsteine im Vorrat: { $count }
scene-br-colour-red = rot
scene-br-colour-blue = blau
scene-br-colour-green = grün
scene-br-colour-purple = violett
scene-br-colour-grey = grau
scene-br-colour-yellow = gelb
scene-br-colour-black = keine Farbe
scene-br-destroyed = zerstört
scene-br-token-ready = bereit zur Aktivierung
scene-br-token-used = nicht bereit
scene-br-slots = Instabilität { $count } von { $slots }
scene-br-room-value = gewonnen { $power } wert
scene-br-instability = Instabilität:
scene-br-leads = Die meisten Spielsteine: { $who }
scene-br-cell = Unterkunft
scene-br-cell-hidden = Eine Unterkunft, noch weiß niemand, wessen
scene-br-cell-of = Unterkunft von { $wizard }
scene-br-cell-in = Unterkunft von { $wizard }, besetzt
scene-br-figure = { $wizard } ({ $who })
scene-br-creature = { $evocation } von { $wizard }, Platz { $slot }
scene-br-sheets = Charakterbögen
scene-br-sheet = Charakterbogen von { $who }
scene-br-read = { $card } lesen
scene-br-several = Wähle, was geschehen soll
scene-br-back = Zurück
scene-br-close = Schließen
scene-br-offer = Zur Wahl
scene-br-move = Bewegung
scene-br-attack = Angriff
scene-br-life = Leben
scene-br-power = Macht
scene-br-damage = Schaden { $count } von { $life }
scene-br-actions = Übrige Physische Aktionen: { $count }
scene-br-blocked-move = Bewegung blockiert
scene-br-blocked-activation = Saal-Aktivierung blockiert
scene-br-crown = Trägt die Krone
scene-br-spells = Zaubersprüche auf dem Bogen
scene-br-quick = Spontanzauber
scene-br-quick-short = Spontan
scene-br-standard = Standard-Zauberspruch { $number }
scene-br-evocations = Beschwörungen
scene-br-slot-free = Platz { $slot }: keine Beschwörung
scene-br-count-hand = Hand: { $count }
scene-br-count-spellbook = Zauberbuch: { $count }
scene-br-count-memories = Erinnerungen: { $count }
scene-br-count-quests = Aufgaben: { $count }
scene-br-count-completed = Vollendete Aufgaben: { $count }
scene-br-count-trophies = Trophäen: { $count }
scene-br-count-rooms = Gewonnene Säle: { $count }
scene-br-hand = Hand { $count }/{ $limit }
scene-br-hand-limit = Handlimit { $limit }
scene-br-hand-empty = Keine Zaubersprüche auf der Hand, keine Aufgaben.
scene-br-face-down = verdeckt
scene-br-sealed-trap = aktivierte Falle
scene-br-sealed-protection = aktivierter Schutzzauber
scene-br-used = benutzt
scene-br-chosen = gewählt
scene-br-straight = Direkteffekt
scene-br-reversed = Umkehreffekt
scene-br-type-combat = Kampfzauber
scene-br-type-general = Allgemeinzauber
scene-br-type-protection = Schutzzauber
scene-br-type-trap = Falle
scene-br-element-air = Luft
scene-br-element-earth = Erde
scene-br-element-fire = Feuer
scene-br-element-water = Wasser
scene-br-element-magic = Magie
scene-br-element-holy = Heilig
scene-br-element-unholy = Unheilig
scene-br-element-any = beliebiges Element
scene-br-target-self = selbst
scene-br-target-single = einzelne Miniatur
scene-br-target-area = ein Saal
scene-br-target-special = spezial
scene-br-range = Reichweite { $steps }
scene-br-range-any = beliebige Reichweite
scene-br-instability-mark = Platziert 1 Instabilitätsspielstein im Saal des Wirkenden.
scene-br-archetype-undead = Untoter
scene-br-archetype-altar = Altar
scene-br-archetype-demon = Dämon
scene-br-archetype-celestial = Himmelswesen
scene-br-archetype-beast = Bestie
scene-br-quest-of = Aufgabe der { $moon ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Mondphase
scene-br-worth = { $power ->
    [one] { $power } Machtpunkt
   *[other] { $power } Machtpunkte
}
scene-br-reward = Belohnung:
scene-br-figure-note = { $school } · { $spell }
scene-br-spoils = Eine Niederlage brächte jetzt:
scene-br-trophies = Trophäen:
scene-br-if-over = Wäre jetzt Schluss:
scene-br-began = Begann mit:
scene-br-part-quests = Aufgaben
scene-br-part-trophies = Trophäen
scene-br-part-rooms = Säle
scene-br-part-crown = Krone
scene-br-defeated = { $wizard } ist besiegt
scene-br-share = +{ $power } Macht
scene-br-no-share = Niemand erhält Macht.
scene-br-trophy = Trophäe
scene-br-provenance-public = Zahlen dieser Karte: öffentliche Beschreibungen des Spiels; die Worte sind unsere.
scene-br-provenance-house = Zahlen dieser Karte: eine Hausregel dieses Projekts; die Worte sind unsere.
scene-br-provenance-seed = Zahlen dieser Karte: wie die Anleitung sie nennt; die Worte sind unsere.
scene-br-name = { NAME($thing) }
scene-br-quest-progress = { $done } von { $wanted }
scene-br-quest-had = bisher: { $what }
scene-br-quest-missing = es fehlt noch: { $what }
scene-br-quest-ready = bereit
scene-br-missing-crown = die Krone
scene-br-missing-outside = ein Platz außerhalb deiner Unterkunft
scene-br-missing-undamaged = ein Charakterbogen ohne Schaden
scene-br-missing-unhurt = eine Spielrunde ohne erlittenen Schaden
scene-br-missing-hurt-another = Schaden an einem gegnerischen Zauberer in dieser Spielrunde
scene-br-missing-in-room = dein Platz in diesem Saal
scene-br-missing-can-activate = ein Saal, der sich aktivieren lässt
scene-br-share-of = { $who }: { $count ->
    [one] { $count } Spielstein
   *[other] { $count } Spielsteine
}, { $power ->
    [0] keine Macht
   *[other] +{ $power } Macht
}
scene-br-cubes = { $count ->
    [one] { $count } Spielstein
   *[other] { $count } Spielsteine
}
