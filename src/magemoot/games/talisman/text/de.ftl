# Talisman auf Deutsch. Durchgehend: Stärke (Strength), Talent (Craft), Leben, Schicksal (fate), Feind (Enemy), Fremder (Stranger),
# Begleiter (Follower), Zauber (Spell), psychischer Kampf. Krone der Herrschaft, Tal des Feuers und Ebene der Todesgefahr heißen so in
# öffentlichen deutschen Texten; alle anderen Namen sind eigene Übersetzungen. Alle Texte sind eigene.

## Das Spiel

game-talisman = Talisman
    .tagline = Werde stark, finde einen Talisman, erringe die Krone der Herrschaft.
    .about = Reise durch die Ringe eines gefährlichen Landes, kämpfe gegen seine Bewohner, gewinne Stärke, Talent und Begleiter. Mit einem Talisman gelangst du durch das Tal des Feuers zur Krone der Herrschaft und zermürbst von dort die anderen, bis nur du noch übrig bist.

## Wörter des Tisches

region-outer = Äußere Region
region-middle = Mittlere Region
region-inner = Innere Region
region-crown = Krone der Herrschaft
alignment-good = gut
alignment-neutral = neutral
alignment-evil = böse
stage-set-up = Aufbau
stage-arrival = ein neuer Charakter
stage-start = vor dem Ziehen
stage-move = Bewegung
stage-landed = Ankunft
stage-cards = Karten
stage-space = das Feld
stage-end = Ende des Zuges
value-strength = Stärke
value-craft = Talent
value-life = Leben
value-fate = Schicksal
value-gold = Gold
deck-adventure = Abenteuerkarten
deck-spell = Zauberkarten
deck-purchase = Ausrüstungskarten
deck-talisman = Talismankarten
deck-character = Charakterkarten
type-event = Ereignis
type-enemy = Feind
type-stranger = Fremder
type-object = Gegenstand
type-magic-object = Magischer Gegenstand
type-follower = Begleiter
type-place = Ort
type-spell = Zauber
type-character = Charakter
subtype-animal = Tier
subtype-dragon = Drache
subtype-monster = Monster
subtype-spirit = Geist
subtype-weapon = Waffe
subtype-armour = Rüstung

## Felder

space-city = Stadt
    .at = in der Stadt
    .to = in die Stadt
space-city-text = Besuche eine Person. Verzauberin: Wirf 1 Würfel: 1 Kröte für 3 Züge; 2 verliere 1 Stärke; 3 verliere 1 Talent; 4 erhalte 1 Talent; 5 erhalte 1 Stärke; 6 erhalte 1 Zauber. Arzt: Heile bis zu 2 Leben für je 1 Gold. Alchemist: Lege beliebige Gegenstände ab und erhalte für jeden 1 Gold.
space-fields = Felder
    .at = auf den Feldern
    .to = auf die Felder
space-fields-text = Ziehe 1 Karte, falls hier noch keine liegt.
space-hills = Hügel
    .at = in den Hügeln
    .to = in die Hügel
space-hills-text = Ziehe 1 Karte, falls hier noch keine liegt.
space-plains = Ebene
    .at = in der Ebene
    .to = in die Ebene
space-plains-text = Ziehe 1 Karte, falls hier noch keine liegt.
space-woods = Wälder
    .at = in den Wäldern
    .to = in die Wälder
space-woods-text = Ziehe 1 Karte, falls hier noch keine liegt.
space-tavern = Taverne
    .at = in der Taverne
    .to = in die Taverne
space-tavern-text = Wirf 1 Würfel: 1 du betrinkst dich und verlierst einen Zug; 2 Rauferei mit einem Bauern, Stärke 3; 3 verspiele 1 Gold; 4 gewinne 1 Gold; 5 ein Zauberer bietet an, dich mit deinem nächsten Zug auf ein beliebiges Feld der Äußeren Region zu teleportieren; 6 ein Fährmann bietet an, dich mit deinem nächsten Zug zum Tempel überzusetzen.
space-ruins = Ruinen
    .at = in den Ruinen
    .to = in die Ruinen
space-ruins-text = Ziehe Karten, bis hier 2 liegen.
space-forest = Wald
    .at = im Wald
    .to = in den Wald
space-forest-text = Wirf 1 Würfel: 1 ein Räuber mit Stärke 4 greift an; 2 oder 3 du verirrst dich und verlierst einen Zug; 4 oder 5 nichts; 6 ein Waldläufer führt dich hinaus: erhalte 1 Talent.
space-village = Dorf
    .at = im Dorf
    .to = ins Dorf
space-village-text = Besuche eine Person. Schmied: Helm oder Schwert für 2 Gold, Axt oder Schild für 3, Rüstung für 4. Heiler: Heile bis zu deinem Lebenswert für 1 Gold pro Leben. Mystiker: Wirf 1 Würfel: 1 du wirst böse; 2 oder 3 nichts; 4 du wirst gut; 5 erhalte 1 Talent; 6 erhalte 1 Zauber. Er befreit dich von der Vettel.
space-graveyard = Friedhof
    .at = auf dem Friedhof
    .to = auf den Friedhof
space-graveyard-text = Gut: verliere 1 Leben. Neutral: Schicksal bis zum Wert auffüllen für 1 Gold pro Punkt. Böse: Schicksal umsonst auffüllen oder beten: Wirf 1 Würfel: 1 bis 4 nichts; 5 erhalte 1 Schicksal; 6 erhalte 1 Zauber.
space-sentinel = Wächter
    .at = beim Wächter
    .to = zum Wächter
space-sentinel-text = Ziehe 1 Karte, falls hier noch keine liegt. Wer von hier über die Brücke in die Mittlere Region will, muss erst den Wächter mit Stärke 9 besiegen oder ihm ausweichen. Auf dem Rückweg greift er nicht an.
space-chapel = Kapelle
    .at = in der Kapelle
    .to = in die Kapelle
space-chapel-text = Böse: verliere 1 Leben. Neutral: Heile bis zum Lebenswert für 1 Gold pro Leben. Gut: umsonst ganz heilen oder beten: Wirf 1 Würfel: 1 bis 4 nichts; 5 erhalte 1 Leben; 6 erhalte 1 Zauber.
space-crags = Felsen
    .at = in den Felsen
    .to = in die Felsen
space-crags-text = Wirf 1 Würfel: 1 ein Geist mit Talent 4 greift an; 2 oder 3 du verirrst dich und verlierst einen Zug; 4 oder 5 nichts; 6 ein Barbar führt dich hinaus: erhalte 1 Stärke.
space-warlocks-cave = Höhle des Hexenmeisters
    .at = in der Höhle des Hexenmeisters
    .to = in die Höhle des Hexenmeisters
space-warlocks-cave-text = Der Hexenmeister kann dir einen Auftrag geben: Wirf 1 Würfel. Hast du ihn erfüllt, holt er dich hierher und gibt dir einen Talisman. Bis dahin darfst du das Portal der Macht nicht öffnen.
space-desert = Wüste
    .at = in der Wüste
    .to = in die Wüste
space-desert-text = Verliere 1 Leben. Dann ziehe 1 Karte, falls hier noch keine liegt.
space-oasis = Oase
    .at = in der Oase
    .to = in die Oase
space-oasis-text = Ziehe Karten, bis hier 2 liegen.
space-temple = Tempel
    .at = im Tempel
    .to = in den Tempel
space-temple-text = Du musst beten: Wirf 2 Würfel und zähle sie zusammen: 2 verliere 2 Leben; 3 verliere 1 Leben; 4 verliere 1 Begleiter; 5 du wirst versklavt, bis du für deine Bewegung 4, 5 oder 6 würfelst; 6 erhalte 1 Stärke; 7 erhalte 1 Talent; 8 oder 9 erhalte 1 Zauber; 10 erhalte einen Talisman; 11 erhalte 2 Schicksal; 12 erhalte 2 Leben.
space-runes = Runen
    .at = bei den Runen
    .to = zu den Runen
space-runes-text = Ziehe 1 Karte, falls hier noch keine liegt. Jede Kreatur, gegen die hier gekämpft wird, zählt 2 zu ihrem Angriffswurf.
space-castle = Burg
    .at = in der Burg
    .to = in die Burg
space-castle-text = Der königliche Arzt heilt bis zu deinem Lebenswert für 1 Gold pro Leben. Mit Prinz oder Prinzessin sind je 2 Leben frei; beide darfst du hier für je 3 Gold lassen.
space-portal-of-power = Portal der Macht
    .at = am Portal der Macht
    .to = zum Portal der Macht
space-portal-of-power-text = Ziehe 1 Karte, falls hier noch keine liegt. Um in die Ebene der Todesgefahr zu gelangen, wähle Stärke oder Talent und wirf 2 Würfel: Nicht höher als dieser Wert, öffnet sich das Portal und dein Zug endet in der Ebene; höher, bleibst du hier und verlierst 1 davon.
space-black-knight = Schwarzer Ritter
    .at = beim Schwarzen Ritter
    .to = zum Schwarzen Ritter
space-black-knight-text = Zahle ihm 1 Gold oder verliere 1 Leben. Ohne Gold verlierst du das Leben.
space-hidden-valley = Verborgenes Tal
    .at = im Verborgenen Tal
    .to = ins Verborgene Tal
space-hidden-valley-text = Ziehe Karten, bis hier 3 liegen.
space-cursed-glade = Verfluchte Lichtung
    .at = auf der Verfluchten Lichtung
    .to = auf die Verfluchte Lichtung
space-cursed-glade-text = Ziehe 1 Karte, falls hier noch keine liegt. Stärke und Talent von Gegenständen zählen hier nicht; du kannst weder Magische Gegenstände benutzen noch Zauber wirken.
space-chasm = Abgrund
    .at = am Abgrund
    .to = zum Abgrund
space-chasm-text = Wirf je 1 Würfel für dich und jeden deiner Begleiter: Bei 1 oder 2 verlierst du 1 Leben, ein Begleiter wird getötet.
space-plain-of-peril = Ebene der Todesgefahr
    .at = in der Ebene der Todesgefahr
    .to = in die Ebene der Todesgefahr
space-plain-of-peril-text = Deine Bewegung endet hier. Von hier gehst du ein Feld pro Zug: zur Krypta oder zu den Minen, oder durch das Portal der Macht zurück.
space-mines = Minen
    .at = in den Minen
    .to = in die Minen
space-mines-text = Wirf 3 Würfel und zieh dein Talent ab; du kommst sofort heraus: 0 oder weniger hier; 1 Ebene der Todesgefahr; 2 oder 3 Portal der Macht; 4 oder 5 Höhle des Hexenmeisters; 6 oder mehr Taverne.
space-vampires-tower = Turm des Vampirs
    .at = im Turm des Vampirs
    .to = in den Turm des Vampirs
space-vampires-tower-text = Wirf 1 Würfel für die Leben, die der Vampir verlangt: 1 oder 2: 1 Leben; 3 oder 4: 2 Leben; 5 oder 6: 3 Leben. Jeder Begleiter, den du hergibst, rettet eines davon.
space-pits = Gruben
    .at = in den Gruben
    .to = in die Gruben
space-pits-text = Wirf 1 Würfel: So viele Grubenteufel mit Stärke 4 kämpfen nacheinander gegen dich, bis du verlierst, es unentschieden ausgeht oder alle besiegt sind. Dann endet der Zug. Im Zug nach dem letzten darfst du weiter.
space-valley-of-fire = Tal des Feuers
    .at = im Tal des Feuers
    .to = ins Tal des Feuers
space-valley-of-fire-text = Du kannst es nur mit einem Talisman betreten; ohne musst du umkehren. Nur von hier führt ein Weg zur Krone der Herrschaft.
space-werewolf-den = Werwolfhöhle
    .at = in der Werwolfhöhle
    .to = in die Werwolfhöhle
space-werewolf-den-text = Wirf 2 Würfel für die Stärke des Werwolfs und kämpfe gegen ihn. Bis du ihn besiegst, wartet er jeden Zug auf dich.
space-death = Tod
    .at = beim Tod
    .to = zum Tod
space-death-text = Wirf 2 Würfel für dich und 2 für den Tod. Niedriger: verliere 1 Leben und würfle nächsten Zug wieder. Gleich: nächsten Zug wieder. Höher: nächsten Zug darfst du weiter.
space-crypt = Krypta
    .at = in der Krypta
    .to = in die Krypta
space-crypt-text = Wirf 3 Würfel und zieh deine Stärke ab; du kommst sofort heraus: 0 oder weniger hier; 1 Ebene der Todesgefahr; 2 oder 3 Portal der Macht; 4 oder 5 Höhle des Hexenmeisters; 6 oder mehr Stadt.
space-crown-of-command = Krone der Herrschaft
    .at = an der Krone der Herrschaft
    .to = zur Krone der Herrschaft
space-crown-of-command-text = Ist ein anderer Charakter hier, müsst ihr euch begegnen. Allein wirkst du jeden Zug den Herrschaftszauber: Wirf 1 Würfel; bei 4, 5 oder 6 verliert jeder andere Charakter 1 Leben. Niemand verlässt die Krone.

## Karten: Namen

token-face-down = verdeckte Karte
    .acc = eine verdeckte Karte
token-angel = Engel
    .acc = den Engel
token-blizzard = Schneesturm
    .acc = den Schneesturm
token-book_of_spells = Zauberbuch
    .acc = das Zauberbuch
token-devil = Teufel
    .acc = den Teufel
token-evil_darkness = Böse Finsternis
    .acc = die Böse Finsternis
token-imp = Imp
    .acc = den Imp
token-magical_vortex = Magischer Wirbel
    .acc = den Magischen Wirbel
token-market_day = Markttag
    .acc = den Markttag
token-mephistopheles = Mephistopheles
    .acc = Mephistopheles
token-pestilence = Seuche
    .acc = die Seuche
token-raiders = Plünderer
    .acc = die Plünderer
token-siren = Sirene
    .acc = die Sirene
token-storm = Sturm
    .acc = den Sturm
token-ape = Affe
    .acc = den Affen
token-bear = Bär
    .acc = den Bären
token-lion = Löwe
    .acc = den Löwen
token-serpent = Schlange
    .acc = die Schlange
token-wild_boar = Wildschwein
    .acc = das Wildschwein
token-wolf = Wolf
    .acc = den Wolf
token-dragon = Drache
    .acc = den Drachen
token-bandit = Bandit
    .acc = den Banditen
token-giant = Riese
    .acc = den Riesen
token-goblin = Goblin
    .acc = den Goblin
token-hobgoblin = Hobgoblin
    .acc = den Hobgoblin
token-ogre = Oger
    .acc = den Oger
token-demon = Dämon
    .acc = den Dämon
token-ghost = Gespenst
    .acc = das Gespenst
token-lemure = Lemure
    .acc = den Lemuren
token-shadow = Schatten
    .acc = den Schatten
token-spectre = Spukgestalt
    .acc = die Spukgestalt
token-wraith = Wiedergänger
    .acc = den Wiedergänger
token-enchanter = Verzauberer
    .acc = den Verzauberer
token-fairy = Fee
    .acc = die Fee
token-healer = Heiler
    .acc = den Heiler
token-hermit = Einsiedler
    .acc = den Einsiedler
token-mage = Magier
    .acc = den Magier
token-phantom = Phantom
    .acc = das Phantom
token-sorcerer = Hexer
    .acc = den Hexer
token-witch = Hexe
    .acc = die Hexe
token-alchemist = Alchemist
    .acc = den Alchemisten
token-cursed_by_a_hag = Fluch der Vettel
    .acc = den Fluch der Vettel
token-gnome = Gnom
    .acc = den Gnom
token-guide = Wegführer
    .acc = den Wegführer
token-maiden = Jungfrau
    .acc = die Jungfrau
token-mercenary = Söldner
    .acc = den Söldner
token-mule = Maultier
    .acc = das Maultier
token-pixie = Pixie
    .acc = die Pixie
token-poltergeist = Poltergeist
    .acc = den Poltergeist
token-prince = Prinz
    .acc = den Prinzen
token-princess = Prinzessin
    .acc = die Prinzessin
token-unicorn = Einhorn
    .acc = das Einhorn
token-amulet = Amulett
    .acc = das Amulett
token-cross = Kreuz
    .acc = das Kreuz
token-holy_grail = Heiliger Gral
    .acc = den Heiligen Gral
token-holy_lance = Heilige Lanze
    .acc = die Heilige Lanze
token-magic_belt = Magischer Gürtel
    .acc = den Magischen Gürtel
token-orb_of_knowledge = Kugel des Wissens
    .acc = die Kugel des Wissens
token-potion_of_strength = Trank der Stärke
    .acc = den Trank der Stärke
token-ring = Ring
    .acc = den Ring
token-runesword = Runenschwert
    .acc = das Runenschwert
token-solomons_crown = Krone Salomos
    .acc = die Krone Salomos
token-talisman_adventure = Talisman
    .acc = den Talisman
token-wand = Zauberstab
    .acc = den Zauberstab
token-armour = Rüstung
    .acc = die Rüstung
token-axe = Axt
    .acc = die Axt
token-bag_of_gold = Goldbeutel
    .acc = den Goldbeutel
token-helmet = Helm
    .acc = den Helm
token-raft = Floß
    .acc = das Floß
token-shield = Schild
    .acc = den Schild
token-sword = Schwert
    .acc = das Schwert
token-two_bags_of_gold = Zwei Goldbeutel
    .acc = die zwei Goldbeutel
token-water_bottle = Wasserflasche
    .acc = die Wasserflasche
token-cave = Höhle
    .acc = die Höhle
token-fountain_of_wisdom = Brunnen der Weisheit
    .acc = den Brunnen der Weisheit
token-magic_portal = Magisches Portal
    .acc = das Magische Portal
token-magic_stream = Magischer Bach
    .acc = den Magischen Bach
token-market = Markt
    .acc = den Markt
token-marsh = Sumpf
    .acc = den Sumpf
token-maze = Labyrinth
    .acc = das Labyrinth
token-pool_of_life = Teich des Lebens
    .acc = den Teich des Lebens
token-shrine = Schrein
    .acc = den Schrein
token-acquisition = Aneignung
    .acc = die Aneignung
token-alchemy = Alchemie
    .acc = die Alchemie
token-counterspell = Gegenzauber
    .acc = den Gegenzauber
token-destroy_magic = Ende der Magie
    .acc = das Ende der Magie
token-destruction = Zerstörung
    .acc = die Zerstörung
token-divination = Weissagung
    .acc = die Weissagung
token-healing = Heilung
    .acc = die Heilung
token-hex = Verhexung
    .acc = die Verhexung
token-immobility = Lähmung
    .acc = die Lähmung
token-invisibility = Unsichtbarkeit
    .acc = die Unsichtbarkeit
token-mesmerism = Mesmerismus
    .acc = den Mesmerismus
token-nullify = Aufhebung
    .acc = die Aufhebung
token-preservation = Bewahrung
    .acc = die Bewahrung
token-psionic_blast = Psionischer Schlag
    .acc = den Psionischen Schlag
token-random = Zufall
    .acc = den Zufall
token-teleport = Teleportation
    .acc = die Teleportation
token-temporal_warp = Zeitkrümmung
    .acc = die Zeitkrümmung
token-talisman = Talisman
    .acc = den Talisman
token-purchase-armour = Rüstung
    .acc = die Rüstung
token-purchase-axe = Axt
    .acc = die Axt
token-purchase-helmet = Helm
    .acc = den Helm
token-purchase-mule = Maultier
    .acc = das Maultier
token-purchase-raft = Floß
    .acc = das Floß
token-purchase-shield = Schild
    .acc = den Schild
token-purchase-sword = Schwert
    .acc = das Schwert
token-purchase-water_bottle = Wasserflasche
    .acc = die Wasserflasche
token-character-assassin = Meuchelmörder
    .acc = den Meuchelmörder
token-character-druid = Druide
    .acc = den Druiden
token-character-dwarf = Zwerg
    .acc = den Zwerg
token-character-elf = Elf
    .acc = den Elf
token-character-ghoul = Ghul
    .acc = den Ghul
token-character-minstrel = Spielmann
    .acc = den Spielmann
token-character-monk = Mönch
    .acc = den Mönch
token-character-priest = Priester
    .acc = den Priester
token-character-prophetess = Prophetin
    .acc = die Prophetin
token-character-sorceress = Zauberin
    .acc = die Zauberin
token-character-thief = Dieb
    .acc = den Dieb
token-character-troll = Troll
    .acc = den Troll
token-character-warrior = Krieger
    .acc = den Krieger
token-character-wizard = Zauberer
    .acc = den Zauberer

## Karten: Texte

card-angel = Gut: erhalte 1 Leben. Böse: verliere 1 Leben. Neutral: nichts geschieht. Dann wird der Engel abgelegt.
card-blizzard = Zwei Runden lang zieht jeder Charakter in jeder Region genau ein Feld pro Zug und würfelt nicht dafür. Solange liegt die Karte neben dem Spielplan.
card-book_of_spells = Erhalte Zauber bis zum Limit deines Talents. Dann wird die Karte abgelegt.
card-devil = Böse: erhalte 1 Leben. Gut: verliere 1 Leben. Neutral: nichts geschieht. Dann wird der Teufel abgelegt.
card-evil_darkness = Jeder Charakter der Welt, der nicht böse ist, verliert einen Zug, auch wer die Karte gezogen hat. Dann wird sie abgelegt.
card-imp = Wirf 1 Würfel; der Imp trägt dich sofort fort: 1 Felsen, 2 Wald, 3 Taverne, 4 Ruinen, 5 Verborgenes Tal, 6 Verfluchte Lichtung. Dort geht dein Zug weiter; die übrigen Karten bleiben liegen. Der Imp wird abgelegt.
card-magical_vortex = Alle Charaktere in allen Regionen legen alle ihre Zauber ab. Dann wird der Wirbel abgelegt.
card-market_day = Beim Ziehenden beginnend darf reihum jeder Charakter der Welt beliebig viel kaufen: Schwert, Helm oder Wasserflasche für 1 Gold, Schild oder Maultier für 2, Floß für 3. Dann wird die Karte abgelegt.
card-mephistopheles = Böse: erhalte 1 Talent. Gut oder Neutral: du wirst böse. Dann wird Mephistopheles abgelegt.
card-pestilence = Jeder Charakter in dieser Region verliert 1 Leben, alle zugleich. Dann wird die Karte abgelegt.
card-raiders = Sie rauben dir alles Gold und lassen es in der Oase, wo jeder Besucher es nehmen darf. Dann wird die Karte abgelegt.
card-siren = Jeder Charakter in dieser Region verliert den nächsten Zug. Für den, der die Karte gezogen hat, endet auch der jetzige Zug. Dann wird die Sirene abgelegt.
card-storm = Jeder Charakter in dieser Region verliert einen Zug, auch wer die Karte gezogen hat. Dann wird sie abgelegt.
card-ape = Stärke 3. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-bear = Stärke 3. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-lion = Stärke 3. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-serpent = Stärke 4. Greift im Kampf an und bleibt hier, bis sie besiegt ist.
card-wild_boar = Stärke 1. Greift im Kampf an und bleibt hier, bis es besiegt ist.
card-wolf = Stärke 2. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-dragon = Stärke 7. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-bandit = Stärke 4. Zahle vor dem Kampf 1 Gold, dann lässt er dich vorbei und bleibt hier. Sonst greift er im Kampf an. Er bleibt, bis er besiegt ist.
card-giant = Stärke 6. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-goblin = Stärke 2. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-hobgoblin = Stärke 3. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-ogre = Stärke 5. Greift im Kampf an und bleibt hier, bis er besiegt ist.
card-demon = Talent 10. Greift im psychischen Kampf an und bleibt hier, bis er besiegt ist.
card-ghost = Talent 4. Beim Ziehen 1 Würfel werfen und es als Erstes dorthin legen: 1 Stadt, 2 Dorf, 3 Friedhof, 4 Kapelle, 5 Burg, 6 Tempel. Es greift im psychischen Kampf an und bleibt, bis es besiegt ist.
card-lemure = Talent 1. Greift im psychischen Kampf an und bleibt hier, bis er besiegt ist.
card-shadow = Talent 2. Greift im psychischen Kampf an und bleibt hier, bis er besiegt ist.
card-spectre = Talent 3. Greift im psychischen Kampf an und bleibt hier, bis sie besiegt ist.
card-wraith = Talent 5. Greift im psychischen Kampf an und bleibt hier, bis er besiegt ist.
card-enchanter = Der erste Besucher mit Talent 4 oder mehr muss sich etwas wünschen: ein Zauber, 1 Gold, 1 Stärke, 1 Talent, 1 Leben oder 1 Schicksal, oder du teleportierst auf ein beliebiges Feld dieser Region. Dann ist er fort; bis dahin bleibt er.
card-fairy = Der erste gute Besucher muss sich etwas wünschen: ein Zauber, 1 Gold, 1 Stärke, 1 Talent, 1 Leben oder 1 Schicksal, oder du teleportierst auf ein beliebiges anderes Feld dieser Region. Dann ist sie fort; bis dahin bleibt sie.
card-healer = Bleibt für immer hier. Bei jedem Besuch darfst du umsonst bis zu 2 Leben heilen.
card-hermit = Beim Ziehen 1 Würfel werfen und ihn als Erstes dorthin legen: 1 Krypta, 2 Ebene der Todesgefahr, 3 Verfluchte Lichtung, 4 Oase, 5 Felsen, 6 Wald. Der erste Besucher erhält einen Talisman vom Stapel, falls noch einer da ist; dann wird er abgelegt.
card-mage = Bleibt für immer hier. Bei jedem Besuch darf ein guter Charakter 1 Zauber erhalten, bis zu seinem Limit.
card-phantom = Der erste böse Besucher muss sich etwas wünschen: ein Zauber, 1 Gold, 1 Stärke, 1 Talent, 1 Leben oder 1 Schicksal, oder du teleportierst auf ein beliebiges anderes Feld dieser Region. Dann ist es fort; bis dahin bleibt es.
card-sorcerer = Bleibt für immer hier. Bei jedem Besuch darfst du 1 Zauber für 1 Gold kaufen, bis zu deinem Limit.
card-witch = Bleibt für immer hier. Jeder Besucher muss 1 Würfel werfen: 1 Kröte für 3 Züge; 2 verliere 1 Leben; 3 erhalte 1 Stärke; 4 erhalte 1 Talent; 5 erhalte 1 Zauber; 6 alles Schicksal kehrt zurück.
card-alchemist = Du darfst jederzeit Gegenstände ablegen und erhältst für jeden 1 Gold.
card-cursed_by_a_hag = Die Vettel hängt sich an dich: Alle anderen Begleiter werden abgelegt, und du kannst keine haben, bis der Mystiker im Dorf dich von ihr befreit. Du kannst sie nicht zurücklassen.
card-gnome = Wirf nur 1 Würfel, um das Portal der Macht mit Talent zu öffnen, und in den Minen nur 2. In den Felsen musst du nicht würfeln. In den Hügeln darfst du Kreaturen und Charakteren ausweichen.
card-guide = Am Abgrund, in den Felsen und im Wald musst du nicht würfeln. Würfelst du doch, gilt das Ergebnis.
card-maiden = Sie gibt dir 2 Talent.
card-mercenary = Zahle 1 Gold, um ihn mitzunehmen; sonst bleibt er hier. Einmal pro Zug, auch im Zug anderer, darfst du vor einem Angriffswurf 1 Gold zahlen: Er gibt dir im Kampf 3 Stärke bis zum Ende des Zuges.
card-mule = Es trägt 4 weitere Gegenstände. Verlierst du es, lass sofort zurück, was zu viel ist.
card-pixie = Im Wald musst du nicht würfeln. In den Wäldern darfst du Kreaturen und Charakteren ausweichen.
card-poltergeist = Er spukt um dich: Du ziehst genau ein Feld pro Zug, ohne zu würfeln. Los wirst du ihn nur, wenn du den Sturmfluss per Brücke, Floß oder Fähre überquerst; zurücklassen kannst du ihn nicht.
card-prince = Bei jedem Besuch der Burg darfst du umsonst bis zu 2 Leben heilen. Du darfst ihn dort auch für 3 Gold lassen.
card-princess = Bei jedem Besuch der Burg darfst du umsonst bis zu 2 Leben heilen. Du darfst sie dort auch für 3 Gold lassen.
card-unicorn = Es gibt dir 1 Stärke und 1 Talent.
card-amulet = Solange du es hast, kannst du keine Zauber wirken, auch nicht den Herrschaftszauber, und kein Zauber außer diesem betrifft dich.
card-cross = Ein böser Besitzer verliert in der Kapelle kein Leben, ein guter keines auf dem Friedhof. Statt gegen Geister auf deinem Feld zu kämpfen, darfst du sie vernichten; sie werden abgelegt und sind keine Trophäen.
card-holy_grail = Kein böser Charakter darf ihn haben. Er gibt dir 1 Talent, und in der Wüste verlierst du kein Leben.
card-holy_lance = Waffe. Kein böser Charakter darf sie haben. Sie gibt dir im Kampf 1 Stärke, gegen einen Drachen stattdessen 3.
card-magic_belt = Er gibt dir 1 Stärke.
card-orb_of_knowledge = Wann immer du Abenteuerkarten ziehst, darfst du, nachdem du alle gesehen hast, eine ablegen und eine andere ziehen, der du begegnen musst.
card-potion_of_strength = Trink ihn jederzeit vor einem Angriffswurf: Er gibt dir 2 Stärke bis zum Ende des Zuges. Dann wird er abgelegt.
card-ring = Er gibt dir 1 Stärke und 1 Talent.
card-runesword = Waffe. Kein guter Charakter darf es haben. Es gibt dir im Kampf 1 Stärke. Tötest du damit einen Feind oder nimmst einem Charakter ein Leben, erhältst du 1 Leben, einmal pro Kampf.
card-solomons_crown = Sie gibt dir 2 Talent.
card-talisman_adventure = Du brauchst einen, um das Tal des Feuers zu betreten. Er ist ein Gegenstand und ein Magischer Gegenstand.
card-wand = Jedes Mal, wenn du deinen letzten Zauber gewirkt hast, darfst du sofort 1 Zauber erhalten, bis zu deinem Limit.
card-armour = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 4, 5 oder 6 rettet dieses Leben. Im psychischen Kampf nützt sie nichts.
card-axe = Waffe. Sie gibt dir im Kampf 1 Stärke. Beginnt dein Zug im Wald oder in den Wäldern, darfst du ein Floß bauen, statt zu ziehen.
card-bag_of_gold = Wer ihn nimmt, erhält sofort 1 Gold und legt ihn ab. Sonst bleibt er hier.
card-helmet = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 6 rettet dieses Leben. Im psychischen Kampf nützt er nichts.
card-raft = Zu Beginn deines nächsten Zuges kann es dich, statt zu ziehen, über den Sturmfluss auf ein Feld gegenüber bringen. Benutzt oder nicht, danach ist es fort.
card-shield = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 5 oder 6 rettet dieses Leben. Im psychischen Kampf nützt er nichts.
card-sword = Waffe. Es gibt dir im Kampf 1 Stärke.
card-two_bags_of_gold = Wer sie nimmt, erhält sofort 2 Gold und legt sie ab. Sonst bleiben sie hier.
card-water_bottle = In der Wüste verlierst du kein Leben. Sie wird nicht verbraucht.
card-cave = Bleibt für immer hier. Jeder Besucher muss 1 Würfel werfen: 1 ein Drache mit Stärke 7 greift an; 2 ein Goblin mit Stärke 2 greift an; 3 du verirrst dich und verlierst einen Zug; 4 oder 5 erhalte 2 Gold; 6 erhalte 3 Gold. Ihre Kreaturen sind keine Trophäen.
card-fountain_of_wisdom = Beim Aufdecken kommen 4 Talentmarker darauf. Bei jedem Besuch darfst du 1 davon nehmen. Ist keiner mehr da, wird die Karte abgelegt.
card-magic_portal = Bleibt für immer hier. Jeder Besucher darf hindurchgehen: Wirf 1 Würfel und geh, wohin er führt: 1 Felsen, 2 Dorf, 3 Stadt, 4 Höhle des Hexenmeisters, 5 Tempel, 6 Ebene der Todesgefahr. Dort geht dein Zug weiter.
card-magic_stream = Beim Aufdecken kommen 4 Stärkemarker darauf. Bei jedem Besuch darfst du 1 davon nehmen. Ist keiner mehr da, wird die Karte abgelegt.
card-market = Bleibt für immer hier. Bei jedem Besuch darfst du beliebig viel kaufen: Schwert, Helm oder Wasserflasche für 1 Gold, Schild oder Maultier für 2, Floß für 3.
card-marsh = Bleibt für immer hier. Ein Besucher mit weniger als 5 Stärke verliert einen Zug.
card-maze = Bleibt für immer hier. Ein Besucher mit weniger als 5 Talent verliert einen Zug.
card-pool_of_life = Beim Aufdecken kommen 4 Lebensmarker darauf. Bei jedem Besuch darfst du 1 davon nehmen, auch über deinen Lebenswert hinaus. Ist keiner mehr da, wird die Karte abgelegt.
card-shrine = Bleibt für immer hier. Jeder Besucher muss beten und 1 Würfel werfen: 1 nichts; 2 erhalte 1 Schicksal; 3 erhalte 1 Gold; 4 erhalte 1 Zauber; 5 erhalte 1 Leben; 6 teleportiere auf ein beliebiges Feld dieser Region, wo dein Zug weitergeht.
card-acquisition = Zu Beginn deines Zuges: Nimm einem anderen Charakter einen Gegenstand deiner Wahl oder 1 Gold. Du musst ihn haben dürfen.
card-alchemy = Zu Beginn deines Zuges: Lege beliebige deiner Gegenstände ab und erhalte für jeden 1 Gold.
card-counterspell = Wenn ein anderer einen Zauber wirkt, auch den Herrschaftszauber: Er bleibt wirkungslos und wird abgelegt.
card-destroy_magic = Zu Beginn oder am Ende deines Zuges: Bis dein nächster Zug beginnt, kann niemand Zauber wirken oder Magische Gegenstände benutzen, und diese geben nichts.
card-destruction = Zu Beginn deines Zuges oder nach dem Ziehen: Lege eine Abenteuerkarte ab, die offen auf einem Feld liegt.
card-divination = Zu Beginn deines Zuges: Sieh dir die obersten 5 Abenteuerkarten an; sie bleiben, wie sie liegen.
card-healing = Jederzeit: Du oder ein anderer Charakter heilt bis zum Lebenswert. Ein Tod wird nicht rückgängig.
card-hex = Zu Beginn deines Zuges: Lege diese Karte für 3 Runden auf ein Feld der Äußeren oder Mittleren Region, auf dem kein Charakter steht. Wer dort landet, verliert 1 Leben. Sie zählt als Karte auf dem Feld.
card-immobility = Zu Beginn des Zuges eines Charakters: Er kann in diesem Zug nichts tun. Oder zu Beginn eines Zuges auf einen Feind in der Äußeren oder Mittleren Region, oder wenn eine Kreatur dich angreift: Bis zum Ende des Zuges greift sie weder an, noch kann sie angegriffen werden.
card-invisibility = Jederzeit: Bis zum Ende des Zuges darfst du allen Kreaturen und Charakteren ausweichen, außer den Kreaturen der Inneren Region.
card-mesmerism = Zu Beginn deines Zuges: Nimm einem anderen Charakter einen Begleiter deiner Wahl. Du musst ihn haben dürfen.
card-nullify = Jederzeit: Ein anderer Charakter deiner Wahl legt alle Zauber ab.
card-preservation = Wenn ein Charakter ein Leben verlieren oder ein Begleiter oder Feind getötet werden soll: Es geschieht nicht. Ein Kampf gegen den geretteten Feind endet unentschieden.
card-psionic_blast = Vor den Würfen eines Kampfes, den du führst: Zähle für diesen Kampf dein aufgedrucktes Talent zu deiner Stärke.
card-random = Jederzeit: Ein Charakter deiner Wahl wirft 1 Würfel: 1 Kröte für 3 Züge; 2 verliert alle Stärkemarker; 3 verliert alle Talentmarker; 4 verliert alles Gold; 5 erhält 1 Stärke; 6 erhält 1 Leben.
card-teleport = Statt für die Bewegung zu würfeln: Geh auf ein beliebiges anderes Feld deiner Region, der Äußeren oder Mittleren, und begegne dem, was dort ist.
card-temporal_warp = Zu Beginn deines Zuges: Du hast 3 Züge hintereinander, dieser ist der erste.
card-talisman = Du brauchst einen, um das Tal des Feuers zu betreten. Er ist ein Gegenstand und ein Magischer Gegenstand. Abgelegt kehrt er auf seinen eigenen Stapel zurück.
card-purchase-armour = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 4, 5 oder 6 rettet dieses Leben. Im psychischen Kampf nützt sie nichts. Abgelegt kehrt sie zu den Ausrüstungskarten zurück.
card-purchase-axe = Waffe. Sie gibt dir im Kampf 1 Stärke. Beginnt dein Zug im Wald oder in den Wäldern, darfst du ein Floß bauen, statt zu ziehen. Abgelegt kehrt sie zu den Ausrüstungskarten zurück.
card-purchase-helmet = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 6 rettet dieses Leben. Im psychischen Kampf nützt er nichts. Abgelegt kehrt er zu den Ausrüstungskarten zurück.
card-purchase-mule = Es trägt 4 weitere Gegenstände. Verlierst du es, lass sofort zurück, was zu viel ist. Abgelegt kehrt es zu den Ausrüstungskarten zurück.
card-purchase-raft = Zu Beginn deines nächsten Zuges kann es dich, statt zu ziehen, über den Sturmfluss auf ein Feld gegenüber bringen. Benutzt oder nicht, danach ist es fort. Abgelegt kehrt es zu den Ausrüstungskarten zurück.
card-purchase-shield = Rüstung. Verlierst du einen Kampf und damit ein Leben, darfst du 1 Würfel werfen: 5 oder 6 rettet dieses Leben. Im psychischen Kampf nützt er nichts. Abgelegt kehrt er zu den Ausrüstungskarten zurück.
card-purchase-sword = Waffe. Es gibt dir im Kampf 1 Stärke. Abgelegt kehrt es zu den Ausrüstungskarten zurück.
card-purchase-water_bottle = In der Wüste verlierst du kein Leben. Sie wird nicht verbraucht. Abgelegt kehrt sie zu den Ausrüstungskarten zurück.

## Charaktere und ihre Fähigkeiten

character-assassin = Meuchelmörder
ability-assassin-1 = Greifst du einen Charakter an oder kämpfst gegen eine Kreatur, darfst du meucheln: Das Opfer wirft keinen Würfel. Bei einem Charakter muss dann das Leben der Preis sein. Nicht im psychischen Kampf und nicht, wenn du angegriffen wirst.
ability-assassin-2 = An der Krone der Herrschaft darfst du nicht meucheln.
card-character-assassin = Greifst du einen Charakter an oder kämpfst gegen eine Kreatur, darfst du meucheln: Das Opfer wirft keinen Würfel. Bei einem Charakter muss dann das Leben der Preis sein. Nicht im psychischen Kampf und nicht, wenn du angegriffen wirst. An der Krone der Herrschaft darfst du nicht meucheln.
character-druid = Druide
ability-druid-1 = Beginne mit 1 Zauber.
ability-druid-2 = Du darfst deine Gesinnung wechseln, wann immer du willst. Was sie verbietet, musst du sofort zurücklassen.
ability-druid-3 = Wenn du in den Wäldern landest, darfst du deine Zauber sofort bis zum Limit auffüllen.
card-character-druid = Beginne mit 1 Zauber. Du darfst deine Gesinnung wechseln, wann immer du willst. Was sie verbietet, musst du sofort zurücklassen. Wenn du in den Wäldern landest, darfst du deine Zauber sofort bis zum Limit auffüllen.
character-dwarf = Zwerg
ability-dwarf-1 = Du musst in den Felsen und am Abgrund nicht würfeln. Würfelst du doch, gilt das Ergebnis.
ability-dwarf-2 = In den Hügeln darfst du Kreaturen und Charakteren ausweichen.
ability-dwarf-3 = Nach dem Wurf in der Höhle darfst du 1 hinzuzählen.
ability-dwarf-4 = Wirf nur 1 Würfel, um das Portal der Macht mit Talent zu öffnen.
ability-dwarf-5 = Wirf in den Minen nur 2 Würfel.
ability-dwarf-6 = Das Labyrinth wirkt nicht auf dich.
card-character-dwarf = Du musst in den Felsen und am Abgrund nicht würfeln. Würfelst du doch, gilt das Ergebnis. In den Hügeln darfst du Kreaturen und Charakteren ausweichen. Nach dem Wurf in der Höhle darfst du 1 hinzuzählen. Wirf nur 1 Würfel, um das Portal der Macht mit Talent zu öffnen. Wirf in den Minen nur 2 Würfel. Das Labyrinth wirkt nicht auf dich.
character-elf = Elf
ability-elf-1 = Du musst im Wald nicht würfeln. Würfelst du doch, gilt das Ergebnis.
ability-elf-2 = In den Wäldern darfst du Kreaturen und Charakteren ausweichen.
ability-elf-3 = Aus den Wäldern darfst du, statt normal zu ziehen, in beliebige andere Wälder derselben Region gehen.
card-character-elf = Du musst im Wald nicht würfeln. Würfelst du doch, gilt das Ergebnis. In den Wäldern darfst du Kreaturen und Charakteren ausweichen. Aus den Wäldern darfst du, statt normal zu ziehen, in beliebige andere Wälder derselben Region gehen.
character-ghoul = Ghul
ability-ghoul-1 = Greifst du einen Charakter an, darfst du psychischen Kampf wählen.
ability-ghoul-2 = Besiegst du einen Charakter im psychischen Kampf und nimmst ihm ein Leben, erhältst du es.
ability-ghoul-3 = Ein Feind, den du im Kampf tötest, darf auferstehen und dir folgen, statt Trophäe zu werden. In einem späteren Kampf darf einer, vor dem Angriffswurf genannt, seine Stärke zu deiner geben; dann wird er abgelegt.
card-character-ghoul = Greifst du einen Charakter an, darfst du psychischen Kampf wählen. Besiegst du einen Charakter im psychischen Kampf und nimmst ihm ein Leben, erhältst du es. Ein Feind, den du im Kampf tötest, darf auferstehen und dir folgen, statt Trophäe zu werden. In einem späteren Kampf darf einer, vor dem Angriffswurf genannt, seine Stärke zu deiner geben; dann wird er abgelegt.
character-minstrel = Spielmann
ability-minstrel-1 = Tiere und Drachen greifen dich nicht an, du aber darfst sie angreifen.
ability-minstrel-2 = Statt ein Tier anzugreifen, darfst du versuchen, es zu bezaubern: Wirf 1 Würfel; über seiner Stärke wird es dein Begleiter. Im Kampf gibt es seine Stärke, immer nur ein Tier.
ability-minstrel-3 = Statt einen Charakter anzugreifen, darfst du ihm die Jungfrau und die Prinzessin nehmen.
card-character-minstrel = Tiere und Drachen greifen dich nicht an, du aber darfst sie angreifen. Statt ein Tier anzugreifen, darfst du versuchen, es zu bezaubern: Wirf 1 Würfel; über seiner Stärke wird es dein Begleiter. Im Kampf gibt es seine Stärke, immer nur ein Tier. Statt einen Charakter anzugreifen, darfst du ihm die Jungfrau und die Prinzessin nehmen.
character-monk = Mönch
ability-monk-1 = Im Kampf darfst du dein aufgedrucktes Talent, 3, zu deiner Stärke zählen.
ability-monk-2 = Wenn du betest, darfst du nach dem Wurf 1 zum Ergebnis zählen.
ability-monk-3 = Im Kampf kannst du weder Waffen noch Rüstungen benutzen.
card-character-monk = Im Kampf darfst du dein aufgedrucktes Talent, 3, zu deiner Stärke zählen. Wenn du betest, darfst du nach dem Wurf 1 zum Ergebnis zählen. Im Kampf kannst du weder Waffen noch Rüstungen benutzen.
character-priest = Priester
ability-priest-1 = Beginne mit 1 Zauber.
ability-priest-2 = Wenn du betest, darfst du nach dem Wurf 1 zum Ergebnis zählen.
ability-priest-3 = Statt gegen Geister auf deinem Feld zu kämpfen, darfst du sie vernichten. Sie sind keine Trophäen, aber für jeden darfst du 1 Zauber erhalten, bis zu deinem Limit.
ability-priest-4 = Im Kampf kannst du keine Waffen benutzen.
card-character-priest = Beginne mit 1 Zauber. Wenn du betest, darfst du nach dem Wurf 1 zum Ergebnis zählen. Statt gegen Geister auf deinem Feld zu kämpfen, darfst du sie vernichten. Sie sind keine Trophäen, aber für jeden darfst du 1 Zauber erhalten, bis zu deinem Limit. Im Kampf kannst du keine Waffen benutzen.
character-prophetess = Prophetin
ability-prophetess-1 = Beginne mit 1 Zauber.
ability-prophetess-2 = Jedes Mal, wenn du deinen letzten Zauber gewirkt hast, darfst du sofort 1 Zauber erhalten, bis zu deinem Limit.
ability-prophetess-3 = Wann immer du Abenteuerkarten ziehst, darfst du, nachdem du alle gesehen hast, eine ablegen und eine andere ziehen, der du begegnen musst.
ability-prophetess-4 = Du darfst jederzeit die Zauber aller anderen Charaktere ansehen.
card-character-prophetess = Beginne mit 1 Zauber. Jedes Mal, wenn du deinen letzten Zauber gewirkt hast, darfst du sofort 1 Zauber erhalten, bis zu deinem Limit. Wann immer du Abenteuerkarten ziehst, darfst du, nachdem du alle gesehen hast, eine ablegen und eine andere ziehen, der du begegnen musst. Du darfst jederzeit die Zauber aller anderen Charaktere ansehen.
character-sorceress = Zauberin
ability-sorceress-1 = Beginne mit 1 Zauber.
ability-sorceress-2 = Greifst du einen Charakter an, darfst du psychischen Kampf wählen.
ability-sorceress-3 = Statt einen Charakter anzugreifen, darfst du versuchen, ihn zu betören: Wirf 1 Würfel. Es gelingt bei 6, wenn er gut ist, bei 5 oder 6, wenn neutral, bei 4 bis 6, wenn böse: Nimm 1 Gold oder 1 Gegenstand deiner Wahl.
ability-sorceress-4 = Statt einen Charakter anzugreifen, darfst du ihm einen Begleiter nehmen, aber nicht Jungfrau, Einhorn oder Prinzessin.
card-character-sorceress = Beginne mit 1 Zauber. Greifst du einen Charakter an, darfst du psychischen Kampf wählen. Statt einen Charakter anzugreifen, darfst du versuchen, ihn zu betören: Wirf 1 Würfel. Es gelingt bei 6, wenn er gut ist, bei 5 oder 6, wenn neutral, bei 4 bis 6, wenn böse: Nimm 1 Gold oder 1 Gegenstand deiner Wahl. Statt einen Charakter anzugreifen, darfst du ihm einen Begleiter nehmen, aber nicht Jungfrau, Einhorn oder Prinzessin.
character-thief = Dieb
ability-thief-1 = Statt einen Charakter anzugreifen, darfst du ihm 1 Gold oder 1 Gegenstand deiner Wahl nehmen.
ability-thief-2 = Bei jedem Besuch von Markt, Markttag oder Dorf darfst du eine Ausrüstungskarte umsonst nehmen.
card-character-thief = Statt einen Charakter anzugreifen, darfst du ihm 1 Gold oder 1 Gegenstand deiner Wahl nehmen. Bei jedem Besuch von Markt, Markttag oder Dorf darfst du eine Ausrüstungskarte umsonst nehmen.
character-troll = Troll
ability-troll-1 = Du musst in den Felsen nicht würfeln. Würfelst du doch, gilt das Ergebnis.
ability-troll-2 = Zeigt dein Würfel für die Bewegung eine 6, darfst du dich erholen, statt zu ziehen: Heile 1 Leben, und dein Zug endet.
card-character-troll = Du musst in den Felsen nicht würfeln. Würfelst du doch, gilt das Ergebnis. Zeigt dein Würfel für die Bewegung eine 6, darfst du dich erholen, statt zu ziehen: Heile 1 Leben, und dein Zug endet.
character-warrior = Krieger
ability-warrior-1 = Im Kampf darfst du 2 Würfel werfen; der höhere zählt.
ability-warrior-2 = Du darfst zwei Waffen zugleich benutzen.
card-character-warrior = Im Kampf darfst du 2 Würfel werfen; der höhere zählt. Du darfst zwei Waffen zugleich benutzen.
character-wizard = Zauberer
ability-wizard-1 = Beginne mit 2 Zaubern.
ability-wizard-2 = Jedes Mal, wenn du deinen letzten Zauber gewirkt hast, darfst du sofort 1 Zauber erhalten, bis zu deinem Limit.
ability-wizard-3 = Greifst du einen Charakter an, darfst du psychischen Kampf wählen.
card-character-wizard = Beginne mit 2 Zaubern. Jedes Mal, wenn du deinen letzten Zauber gewirkt hast, darfst du sofort 1 Zauber erhalten, bis zu deinem Limit. Greifst du einen Charakter an, darfst du psychischen Kampf wählen.

## Aufträge

quest-take-life = nimm einem anderen Charakter im Kampf ein Leben
quest-kill-enemy = töte einen Feind
quest-deliver-follower = gib einen Begleiter her
quest-deliver-magic-object = gib einen Magischen Gegenstand her
quest-deliver-3-gold = zahle 3 Gold
quest-deliver-2-gold = zahle 2 Gold
quest-fulfilled = erfüllt

## Bewegung, Innere Region, Krone der Herrschaft
ask-set-out = Wie nutzt du deine Bewegung?
ask-move = { $count ->
    [one] Du ziehst ein Feld weit: wohin?
   *[other] Du ziehst { $count } Felder weit: wohin?
}
ask-move-to = Wohin?
ask-move-inside = Ein Schritt: weiter oder zurück?
ask-make-room = Das Floß braucht Platz: Welcher Gegenstand bleibt hier?
ask-portal = Womit versuchst du das Portal der Macht zu öffnen?
ask-mines-dice = Mit wie vielen Würfeln würfelst du in den Minen?
ask-vampire = { $count ->
    [one] Der Vampir will ein Leben. Ein Begleiter, den du ihm lässt, rettet es.
   *[other] Der Vampir will { $count } Leben. Jeder Begleiter, den du ihm lässt, rettet eines.
}
ask-ditch-amulet = Solange du das Amulett hast, kannst du den Herrschaftszauber nicht wirken.
option-walk = Wie üblich ziehen
option-raft = Mit dem Floß über den Fluss
option-anywhere = Annehmen: irgendwohin in der Äußeren Region
option-ferry = Mit der Fähre zum Tempel
option-woods = Durch die Wälder schlüpfen
option-build-raft = Ein Floß bauen
option-space = { NAME($space, case: "to") }
option-space-between = { NAME($space, case: "to") } (daneben: { NAME($one) }, { NAME($other) })
option-retreat = Umkehren { NAME($space, case: "to") }
option-bridge = Über die Brücke, am Wächter vorbei
option-portal = Versuchen, das Portal der Macht zu öffnen
option-regenerate = Bleiben und ein Leben heilen
option-stay = Bleiben und sich stellen
option-strength = Stärke
option-craft = Talent
option-make-room = { NAME($card) } hierlassen
option-dice = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
option-vampire = { NAME($card) } dem Vampir lassen
option-ditch-amulet = { NAME($card) } zurücklassen
option-ditch-amulet-keep = Behalten und nicht zaubern
roll-movement = Bewegung
roll-slavery = Freiheit
roll-portal = Portal der Macht
roll-crypt = Krypta
roll-mines = Minen
roll-vampires-tower = Vampir
roll-pitfiends = Zahl der Grubenteufel
roll-werewolf = Stärke des Werwolfs
roll-death-own = deine Würfel gegen den Tod
roll-death-other = Würfel des Todes
roll-command-spell = Herrschaftszauber
log-freed = { $who_you ->
    [you] Du bist wieder frei.
   *[other] { $who } ist wieder frei.
}
log-still-enslaved = { $who_you ->
    [you] Du bleibst Sklave des Tempels.
   *[other] { $who } bleibt Sklave des Tempels.
}
log-portal-opens = { $who_you ->
    [you] Das Portal der Macht öffnet sich dir.
   *[other] { $who } öffnet das Portal der Macht.
}
log-portal-shut = { $who_you ->
    [you] Das Portal der Macht bleibt dir verschlossen.
   *[other] Das Portal der Macht bleibt { $who } verschlossen.
}
log-retreat = { $who_you ->
    [you] Du kehrst um.
   *[other] { $who } kehrt um.
}
log-way-out = { $who_you ->
    [you] Der Wurf weniger dein Wert ergibt { $result }.
   *[other] Für { $who } ergibt der Wurf weniger der Wert { $result }.
}
log-pitfiend-beaten = { $who_you ->
    [you] Du besiegst einen Grubenteufel; noch { $left }.
   *[other] { $who } besiegt einen Grubenteufel; noch { $left }.
}
log-werewolf-beaten = { $who_you ->
    [you] Du besiegst den Werwolf.
   *[other] { $who } besiegt den Werwolf.
}
log-death-free = { $who_you ->
    [you] { $own } gegen { $other }: Der Tod lässt dich gehen.
   *[other] { $own } gegen { $other }: Der Tod lässt { $who } gehen.
}
log-death-again = { $who_you ->
    [you] { $own } gegen { $other }: Der Tod spielt noch einmal mit dir.
   *[other] { $own } gegen { $other }: Der Tod spielt noch einmal mit { $who }.
}
log-command-spell = { $who_you ->
    [you] Du wirkst den Herrschaftszauber.
   *[other] { $who } wirkt den Herrschaftszauber.
}
log-command-hindered = { $who_you ->
    [you] Du kannst den Herrschaftszauber nicht wirken.
   *[other] { $who } kann den Herrschaftszauber nicht wirken.
}
log-command-countered = { $who_you ->
    [you] Dein Herrschaftszauber wird gekontert.
   *[other] Der Herrschaftszauber von { $who } wird gekontert.
}
log-command-works = { $who_you ->
    [you] Dein Herrschaftszauber wirkt: Alle anderen verlieren ein Leben.
   *[other] Der Herrschaftszauber von { $who } wirkt: Alle anderen verlieren ein Leben.
}
log-command-fails = { $who_you ->
    [you] Dein Herrschaftszauber misslingt.
   *[other] Der Herrschaftszauber von { $who } misslingt.
}
creature-sentinel = der Wächter
    .acc = den Wächter
creature-pitfiend = ein Grubenteufel
creature-werewolf = der Werwolf
option-encounter-space = Dem Feld begegnen

## Kreaturen ohne Karte und Personen

creature-brigand = Räuber
    .acc = den Räuber
creature-farmer = Bauer
    .acc = den Bauern
creature-spirit = Geist
    .acc = den Geist
creature-dragon = Drache
    .acc = den Drachen
creature-goblin = Goblin
    .acc = den Goblin
person-enchantress = Verzauberin
person-doctor = Arzt
person-alchemist = Alchemist
person-blacksmith = Schmied
person-healer = Heiler
person-mystic = Mystiker

## Wofür gewürfelt wird

roll-attack = Angriff
roll-creature = Angriff der Kreatur
roll-armour = Rüstung
roll-quest = Auftrag
roll-charm = Bezaubern
roll-beguile = Betören
roll-chasm = Abgrund
roll-tavern = Taverne
roll-forest = Wald
roll-crags = Felsen
roll-temple = Gebet im Tempel
roll-pray = Gebet
roll-enchantress = Verzauberin
roll-mystic = Mystiker
roll-ghost = wohin das Gespenst kommt
roll-hermit = wohin der Einsiedler kommt
roll-imp = Imp
roll-witch = Hexe
roll-cave = Höhle
roll-magic_portal = Magisches Portal
roll-shrine = Gebet am Schrein
roll-random = Zufall

## Teile einer Summe und was ein Feld bringt

part-value = aufgedruckter Wert
part-tokens = Marker
part-card = Karte
part-weapon = Waffe
part-potion = Trank der Stärke
part-mercenary = Söldner
part-craft-value = aufgedrucktes Talent
part-raised = Begleiter im Kampf
part-fight = Zauber in diesem Kampf
brings-character = { $who } ist hier.
brings-card = { NAME($card) }
brings-object = { NAME($card) }, zum Mitnehmen
brings-hex = { NAME($card) }: Wer landet, verliert ein Leben.
brings-gold = Hier liegt Gold: { $count }.
brings-draw = Karten zu ziehen: { $count }
brings-no-draw = Karten zu ziehen: { $count }
brings-roll-bonus = Kreaturen zählen { $count } zum Angriffswurf.
brings-space = { NAME($space) }
brings-enemy = { NAME($card) }, { $craft ->
    [0] Stärke { $strength }
   *[other] Talent { $craft }
}; Siegchance: { $chance } von 100

## Das Ende

end-last-alive = Nur ein Charakter ist noch am Leben.
end-crown = Die Krone der Herrschaft ist erreicht.
end-crown-first = Der erste Charakter hat die Krone der Herrschaft erreicht.
end-time = Die vereinbarten Runden sind um: Es wird gezählt, was alle haben.
end-nobody = Niemand ist mehr am Leben.
end-called-off = Die vereinbarten Runden sind ohne Sieger um.
tie-shared = Gleichstand: Der Sieg wird geteilt.

## Spieloptionen

opt-characters = Charaktere
    .help = Unter wie vielen Charakterkarten du wählst.
opt-characters-1 = Einer durch Zufall
    .help = Der Zufall teilt dir einen Charakter zu.
opt-characters-3 = Einer von dreien
    .help = Du siehst drei Karten und behältst eine.
opt-trophies = Preis eines Markers
    .help = Wie viele Trophäenpunkte eine Stärke oder ein Talent kostet. Weniger ist schneller.
opt-trophies-7 = 7 Punkte
    .help = Der übliche Preis.
opt-trophies-6 = 6 Punkte
    .help = Ein schnelleres Spiel.
opt-trophies-5 = 5 Punkte
    .help = Ein sehr schnelles Spiel.
opt-starting_bonus = Startbonus
    .help = Alle beginnen mit einem zusätzlichen Stärke- oder Talentmarker nach Wahl.
opt-bloodbath = Blutbad
    .help = Nur ein Talisman liegt im Stapel, und wer stirbt, ist ausgeschieden.
opt-command_by_players = Stärkerer Herrschaftszauber
    .help = Zu fünft wirkt er bei 3 bis 6, zu sechst bei 2 bis 6.
opt-sudden_death = Jäher Tod
    .help = Ein kürzerer Weg zum Sieg.
opt-sudden_death-none = Nein
    .help = Der letzte lebende Charakter gewinnt.
opt-sudden_death-crown = Zuerst an der Krone
    .help = Wer zuerst die Krone der Herrschaft erreicht, gewinnt.
opt-sudden_death-turns = Nach einigen Runden
    .help = Nach den vereinbarten Runden werden gewonnene Marker, Gold und Karten gezählt.
opt-turn_limit = Runden
    .help = Nach so vielen Runden wird gezählt oder abgebrochen. 0: keine Grenze.
opt-avoid_unfriendly = Unfreundlichen ausweichen
    .help = Wer ausweichen darf, darf auch Unfreundliche meiden: den Schwarzen Ritter, die Verzauberin, die Hexe, die Vettel und manche Ereignisse.
opt-inherit = Erbe
    .help = Was ein getöteter Charakter hatte, wartet auf den nächsten desselben Spielers.
opt-chasm_each = Schicksal für jeden Würfel am Abgrund
    .help = Am Abgrund ist jeder Würfel ein eigener Wurf und darf wiederholt werden.
opt-painted_bridges = Gemalte Brücken
    .help = Auch die Brücken neben Stadt und Dorf befreien vom Poltergeist.

## Was der Tisch fragt

ask-accept = Nutzt du das Angebot: { NAME($what) }?
ask-acquire = Wähle, was du { $who } nimmst.
ask-add-one = Zählst du 1 zum Ergebnis ({ NAME($what) })?
ask-alchemy = Wähle die Gegenstände, die zu Gold werden.
ask-alignment = Deine Gesinnung wird gleich wichtig. Wechselst du sie?
ask-animal = { NAME($card) } greift dich nicht an. Was tust du?
ask-armour = Du sollst ein Leben verlieren. Benutzt du eine Rüstung?
ask-assassinate = Meuchelst du, sodass die andere Seite nicht würfelt?
ask-avoid = Weichst du aus ({ NAME($what) })?
ask-before-card = Als Nächstes: { NAME($card) }. Benutzt du vorher etwas?
ask-belongings = Benutze, was du hast, oder lass es zurück.
ask-bribe = { NAME($card) } lässt dich für Gold vorbei: { $price }.
ask-buy-spell = Kaufst du einen Zauber?
ask-castle = Der königliche Arzt empfängt dich.
ask-character = Wähle deinen Charakter.
ask-choose-one = Wähle eines ({ NAME($space) }).
ask-deliver = Wähle die Karte, die du für den Auftrag gibst.
ask-destroy-creature = Vernichtest du die Kreatur, statt zu kämpfen ({ NAME($what) })?
ask-destroy-spirits = Wähle die Geister, die du vernichtest.
ask-divination = Das sind die nächsten Abenteuerkarten, die oberste zuerst.
ask-end-turn = Dein Zug endet.
ask-encounter = Wem oder was begegnest du?
ask-encounter-how = Wie begegnest du { $who }?
ask-evade = Wähle die Feinde, denen du ausweichst.
ask-evade-character = { $who } geht auf dich los. Weichst du aus?
ask-evade-creature = Es greift dich an ({ NAME($what) }). Weichst du aus?
ask-fate = Gibst du Schicksal aus, um neu zu würfeln ({ NAME($what) })?
ask-free-purchase = Du darfst eine dieser Karten umsonst nehmen.
ask-gain-spell = Du darfst einen Zauber erhalten.
ask-heal = Wie viele Leben heilst du?
ask-lend-strength = Stärke dich vor dem Angriffswurf oder mach weiter.
ask-loose-gold = Hier liegt Gold.
ask-loot = Wähle, was du dem gefallenen Charakter von { $who } nimmst.
ask-loot-space = Wähle, was du von diesem Feld nimmst.
ask-lose-follower = Wähle den Begleiter, den du verlierst.
ask-mesmerize = Wähle den Begleiter, den du { $who } nimmst.
ask-prize = Besiegt: { $who }. Wähle deinen Preis.
ask-quest = Nimmst du einen Auftrag des Hexenmeisters an?
ask-raise-dead = { NAME($card) } ist besiegt. Trophäe oder Begleiter?
ask-raised = Wähle, wer dir in diesem Kampf hilft.
ask-react-turn-start = Ein Zug beginnt: { $who }. Wirkst du einen Zauber?
ask-react-after-move = { $who } ist gezogen. Wirkst du einen Zauber?
ask-react-attacked = { $who } wird angegriffen. Wirkst du einen Zauber?
ask-react-before-roll = { $who } würfelt gleich den Angriff. Wirkst du einen Zauber?
ask-react-life-loss = { $who } soll ein Leben verlieren. Wirkst du einen Zauber?
ask-react-follower-loss = Ein Begleiter von { $who } soll sterben. Wirkst du einen Zauber?
ask-react-enemy-loss = { $who } tötet gleich einen Feind. Wirkst du einen Zauber?
ask-react-spell = { $who } wirkt einen Zauber. Reagierst du?
ask-react-command-spell = { $who } wirkt den Herrschaftszauber. Reagierst du?
ask-react-turn-end = Ein Zug endet: { $who }. Wirkst du einen Zauber?
ask-react-turn-missed = Ein Zug fällt aus: { $who }. Wirkst du einen Zauber?
ask-redraw = Du darfst eine dieser Karten ablegen und eine andere ziehen.
ask-replenish = Wie viel Schicksal füllst du auf?
ask-rob = Wähle, was du { $who } nimmst.
ask-sell-object = Wähle einen Gegenstand, der zu Gold wird.
ask-shop = Wähle, was du kaufst.
ask-skip-roll = Du musst nicht würfeln ({ NAME($space) }). Würfelst du?
ask-spell-target = Wähle, worauf { NAME($spell) } wirkt.
ask-starting-bonus = Wähle deinen zusätzlichen Marker.
ask-surplus-object = Du trägst zu viel. Wähle einen Gegenstand, den du zurücklässt.
ask-surplus-spell = Du hast zu viele Zauber. Wähle einen, den du ablegst.
ask-which-follower = Wähle den Begleiter, den du { $who } nimmst.
ask-teleport = Wähle das Feld, auf das du teleportierst.
ask-trophies-strength = Wähle Trophäen, die du gegen Stärke eintauschst, oder behalte sie.
ask-trophies-craft = Wähle Trophäen, die du gegen Talent eintauschst, oder behalte sie.
ask-visit = Wen besuchst du ({ NAME($space) })?
ask-weapon = Wähle die Waffe, die du benutzt.
ask-wish = Wünsch dir etwas.
ask-woods-spells = Die Wälder bieten dir Zauber.

## Worauf die anderen warten

wait-set-out = wie die Bewegung genutzt wird
wait-move = wohin gezogen wird
wait-move-to = wohin gezogen wird
wait-move-inside = weiter oder zurück
wait-make-room = ein Gegenstand, der dem Floß weicht
wait-portal = wie das Portal der Macht geöffnet wird
wait-mines-dice = die Zahl der Würfel in den Minen
wait-vampire = was der Vampir bekommt
wait-ditch-amulet = ob das Amulett zurückbleibt
wait-accept = ob ein Angebot genutzt wird
wait-acquire = was genommen wird
wait-add-one = ob 1 zum Ergebnis dazukommt
wait-alchemy = Gegenstände, die zu Gold werden
wait-alignment = ob die Gesinnung wechselt
wait-animal = was mit dem Feind geschieht
wait-armour = ob eine Rüstung benutzt wird
wait-assassinate = ob gemeuchelt wird
wait-avoid = ob der Begegnung ausgewichen wird
wait-before-card = ob vorher etwas benutzt wird
wait-belongings = was benutzt oder zurückgelassen wird
wait-bribe = ob für den Durchlass gezahlt wird
wait-buy-spell = ob ein Zauber gekauft wird
wait-castle = was der königliche Arzt tun soll
wait-character = welcher Charakter gespielt wird
wait-choose-one = eine der Möglichkeiten auf dem Feld
wait-deliver = eine Karte für den Auftrag
wait-destroy-creature = ob vernichtet statt gekämpft wird
wait-destroy-spirits = Geister zum Vernichten
wait-divination = der Blick auf Abenteuerkarten
wait-end-turn = das Ende des Zuges
wait-encounter = wem oder was begegnet wird
wait-encounter-how = wie dem Charakter begegnet wird
wait-evade = welchen Feinden ausgewichen wird
wait-evade-character = ob ausgewichen wird
wait-evade-creature = ob ausgewichen wird
wait-fate = ob mit Schicksal neu gewürfelt wird
wait-free-purchase = eine Karte, die es umsonst gibt
wait-gain-spell = ob ein Zauber dazukommt
wait-heal = wie viele Leben geheilt werden
wait-lend-strength = eine Stärkung vor dem Angriffswurf
wait-loose-gold = ob das Gold genommen wird
wait-loot = was dem Gefallenen genommen wird
wait-loot-space = was vom Feld genommen wird
wait-lose-follower = welcher Begleiter verloren geht
wait-mesmerize = welcher Begleiter genommen wird
wait-prize = der Preis für den Sieg
wait-quest = ob ein Auftrag angenommen wird
wait-raise-dead = Trophäe oder Begleiter
wait-raised = wer im Kampf hilft
wait-react-turn-start = ob auf den Zugbeginn reagiert wird
wait-react-after-move = ob auf die Bewegung reagiert wird
wait-react-attacked = ob auf den Angriff reagiert wird
wait-react-before-roll = ob vor dem Angriffswurf reagiert wird
wait-react-life-loss = ob auf den Lebensverlust reagiert wird
wait-react-follower-loss = ob für den Begleiter reagiert wird
wait-react-enemy-loss = ob für den Feind reagiert wird
wait-react-spell = ob auf den Zauber reagiert wird
wait-react-command-spell = ob auf den Herrschaftszauber reagiert wird
wait-react-turn-end = ob auf das Zugende reagiert wird
wait-react-turn-missed = ob auf den Zugausfall reagiert wird
wait-redraw = ob eine andere Karte gezogen wird
wait-replenish = wie viel Schicksal aufgefüllt wird
wait-rob = was genommen wird
wait-sell-object = ein Gegenstand, der zu Gold wird
wait-shop = was gekauft wird
wait-skip-roll = ob gewürfelt wird
wait-spell-target = das Ziel eines Zaubers
wait-starting-bonus = ein zusätzlicher Marker
wait-surplus-object = ein Gegenstand zum Zurücklassen
wait-surplus-spell = ein Zauber zum Ablegen
wait-which-follower = welcher Begleiter genommen wird
wait-teleport = das Feld, auf das teleportiert wird
wait-trophies-strength = Trophäen zum Eintauschen gegen Stärke
wait-trophies-craft = Trophäen zum Eintauschen gegen Talent
wait-visit = wer besucht wird
wait-weapon = eine Waffe zum Benutzen
wait-wish = ein Wunsch
wait-woods-spells = ob Zauber der Wälder dazukommen

## Möglichkeiten

option-alchemy = { NAME($card, case: "acc") } zu Gold machen
option-acquire = { NAME($card, case: "acc") } nehmen
option-armour = { NAME($card, case: "acc") } benutzen
option-castle = { NAME($card, case: "acc") } hier für Gold lassen
option-cast = { NAME($card, case: "acc") } wirken
option-character = { NAME($card, case: "acc") } spielen
option-deliver = { NAME($card, case: "acc") } hergeben
option-destroy-spirits = { NAME($card, case: "acc") } vernichten
option-ditch = { NAME($card, case: "acc") } zurücklassen
option-evade = Ausweichen
option-free-purchase = { NAME($card, case: "acc") } umsonst nehmen
option-lend-strength = { NAME($card, case: "acc") } benutzen
option-loot = { NAME($card, case: "acc") } nehmen
option-loot-space = { NAME($card, case: "acc") } nehmen
option-lose-follower = { NAME($card, case: "acc") } verlieren
option-mesmerize = { NAME($card, case: "acc") } nehmen
option-prize = { NAME($card, case: "acc") } nehmen
option-raised = { NAME($card) } hilft
option-redraw = { NAME($card, case: "acc") } ablegen und neu ziehen
option-rob = { NAME($card, case: "acc") } nehmen
option-sell-object = { NAME($card, case: "acc") } zu Gold machen
option-shop = { NAME($card, case: "acc") } kaufen
option-spell-target = Auf { NAME($card, case: "acc") }
option-surplus-object = { NAME($card, case: "acc") } zurücklassen
option-surplus-spell = { NAME($card, case: "acc") } ablegen
option-which-follower = { NAME($card, case: "acc") } nehmen
option-trophies-strength = { NAME($card, case: "acc") } eintauschen
option-trophies-craft = { NAME($card, case: "acc") } eintauschen
option-use = { NAME($card, case: "acc") } benutzen
option-weapon = { NAME($card, case: "acc") } benutzen
option-spell-target-card = Auf { NAME($card, case: "acc") } { NAME($space, case: "at") }
option-spell-target-seat = Auf { $who }
option-encounter-seat = { $who } begegnen
option-fate = Würfel { $count } neu werfen
option-fate-keep = Wurf behalten
option-add-one-keep = Ergebnis so lassen
option-redraw-keep = Karten behalten
option-alignment-keep = Bleiben, wie du bist
option-heal = { $count } heilen
option-replenish = { $count } auffüllen
option-done = Fertig
option-none = Nein
option-pass = Passen
option-leave = Lassen
option-accept = Annehmen
option-decline = Ablehnen
option-gold = 1 Gold nehmen
option-life = Ein Leben nehmen
option-pay = Zahlen
option-fight = Kämpfen
option-destroy = Vernichten
option-assassinate = Meucheln
option-battle = Kampf
option-psychic = Psychischer Kampf
option-steal = Stehlen
option-beguile = Betören
option-take-follower = Einen Begleiter nehmen
option-belongings = Deine Habe durchsehen
option-end-turn = Zug beenden
option-go-on = Weiter
option-trophy = Trophäe
option-raise = Auferstehen und folgen lassen
option-charm = Bezaubern
option-attack = Angreifen
option-roll = Würfeln
option-skip-roll = Nicht würfeln
option-add-one = 1 dazuzählen
option-avoid = Ausweichen
option-meet = Begegnen
option-buy-spell = Einen Zauber für 1 Gold kaufen
option-gain-spell = Einen Zauber erhalten
option-gain-spells = Zauber auffüllen
option-take-gold = Das Gold nehmen
option-quiet = Diesen Zug nicht mehr fragen
option-ask-always = Mich immer fragen
option-ask-mine = Fragen, wenn es mich betrifft
option-ask-never = Mich nie fragen
option-align-good = Gut werden
option-align-neutral = Neutral werden
option-align-evil = Böse werden
option-self = Wirken
option-visit-enchantress = Die Verzauberin
option-visit-doctor = Der Arzt
option-visit-alchemist = Der Alchemist
option-visit-blacksmith = Der Schmied
option-visit-healer = Der Heiler
option-visit-mystic = Der Mystiker
option-choose-gold = 1 Gold zahlen
option-choose-life = 1 Leben verlieren
option-choose-heal = Heilen
option-choose-replenish = Schicksal auffüllen
option-choose-pray = Beten
option-wish-spell = Ein Zauber
option-wish-gold = 1 Gold
option-wish-strength = 1 Stärke
option-wish-craft = 1 Talent
option-wish-life = 1 Leben
option-wish-fate = 1 Schicksal
option-wish-teleport = Teleportation in dieser Region
option-creature-sentinel = Auf den Wächter
option-creature-brigand = Auf den Räuber
option-creature-farmer = Auf den Bauern
option-creature-spirit = Auf den Geist
option-creature-dragon = Auf den Drachen
option-creature-goblin = Auf den Goblin

## Chronik

log-game-start = { $who_you ->
    [you] Das Land wartet. Du beginnst.
   *[other] Das Land wartet. { $who } beginnt.
}
log-turn-start = { $who_you ->
    [you] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $who } ist am Zug.
}
log-turn-missed = { $who_you ->
    [you] Du setzt diesen Zug aus.
   *[other] { $who } setzt diesen Zug aus.
}
log-turn-lost = { $who_you ->
    [you] Dein Zug ist verloren.
   *[other] Der Zug von { $who } ist verloren.
}
log-miss-turn = { $who_you ->
    [you] Du verlierst { $count ->
            [one] { $count } Zug
           *[other] { $count } Züge
        }.
   *[other] { $who } verliert { $count ->
            [one] { $count } Zug
           *[other] { $count } Züge
        }.
}
log-enters = { $who_you ->
    [you] Du trittst { NAME($space, case: "at") } auf: { NAME($card) }.
   *[other] { $who } tritt { NAME($space, case: "at") } auf: { NAME($card) }.
}
log-move = { $who_you ->
    [you] Du gehst { NAME($space, case: "to") }.
   *[other] { $who } geht { NAME($space, case: "to") }.
}
log-roll = { $who_you ->
    [you] Du würfelst { $dice } ({ NAME($what) }).
   *[other] { $who } würfelt { $dice } ({ NAME($what) }).
}
log-spend-fate = { $who_you ->
    [you] Du gibst Schicksal aus; übrig: { $left }.
   *[other] { $who } gibt Schicksal aus; übrig: { $left }.
}
log-gain-strength = { $who_you ->
    [you] Du erhältst { $count } Stärke.
   *[other] { $who } erhält { $count } Stärke.
}
log-gain-craft = { $who_you ->
    [you] Du erhältst { $count } Talent.
   *[other] { $who } erhält { $count } Talent.
}
log-gain-life = { $who_you ->
    [you] Du erhältst { $count } Leben.
   *[other] { $who } erhält { $count } Leben.
}
log-gain-fate = { $who_you ->
    [you] Du erhältst { $count } Schicksal.
   *[other] { $who } erhält { $count } Schicksal.
}
log-gain-gold = { $who_you ->
    [you] Du erhältst { $count } Gold.
   *[other] { $who } erhält { $count } Gold.
}
log-lose-strength = { $who_you ->
    [you] Du verlierst { $count } Stärke.
   *[other] { $who } verliert { $count } Stärke.
}
log-lose-craft = { $who_you ->
    [you] Du verlierst { $count } Talent.
   *[other] { $who } verliert { $count } Talent.
}
log-lose-fate = { $who_you ->
    [you] Du verlierst { $count } Schicksal.
   *[other] { $who } verliert { $count } Schicksal.
}
log-lose-gold = { $who_you ->
    [you] Du verlierst { $count } Gold.
   *[other] { $who } verliert { $count } Gold.
}
log-lose-life = { $who_you ->
    [you] Du verlierst { $count } Leben; übrig: { $left }.
   *[other] { $who } verliert { $count } Leben; übrig: { $left }.
}
log-pay-gold = { $who_you ->
    [you] Du zahlst { $count } Gold.
   *[other] { $who } zahlt { $count } Gold.
}
log-take-gold = { $who_you ->
    [you] Du nimmst { $owner } { $count } Gold.
   *[other] { $who } nimmt { $owner_you ->
            [you] dir
           *[other] { $owner }
        } { $count } Gold.
}
log-take-loose-gold = { $who_you ->
    [you] Du hebst { $count } Gold auf.
   *[other] { $who } hebt { $count } Gold auf.
}
log-drop-gold = { $who_you ->
    [you] Du lässt { $count } Gold { NAME($space, case: "at") }.
   *[other] { $who } lässt { $count } Gold { NAME($space, case: "at") }.
}
log-discard = Abgelegt: { NAME($card) }.
log-lay = Jetzt { NAME($space, case: "at") }: { NAME($card) }.
log-draw-adventure = { $who_you ->
    [you] Du ziehst { NAME($card, case: "acc") }.
   *[other] { $who } zieht { NAME($card, case: "acc") }.
}
log-reshuffle-adventure = Die abgelegten Abenteuerkarten werden neu gemischt: { $count }.
log-reshuffle-spells = Die abgelegten Zauber werden neu gemischt: { $count }.
log-draw-spell = { $who_you ->
    [you] Du erhältst einen Zauber: { NAME($card) }.
   *[other] { $who } erhält einen Zauber: { NAME($card) }.
}
log-look-at-card = { $who_you ->
    [you] Du siehst dir { NAME($card, case: "acc") } an.
   *[other] { $who } sieht sich { NAME($card, case: "acc") } an.
}
log-take-card = { $who_you ->
    [you] Du nimmst { NAME($card, case: "acc") }.
   *[other] { $who } nimmt { NAME($card, case: "acc") }.
}
log-ditch = { $who_you ->
    [you] Du lässt { NAME($card, case: "acc") } zurück.
   *[other] { $who } lässt { NAME($card, case: "acc") } zurück.
}
log-trophy = { $who_you ->
    [you] Du nimmst { NAME($card, case: "acc") } als Trophäe.
   *[other] { $who } nimmt { NAME($card, case: "acc") } als Trophäe.
}
log-raise-enemy = { $who_you ->
    [you] Dir folgt jetzt: { NAME($card) }.
   *[other] { NAME($card) } folgt jetzt { $who }.
}
log-lay-talisman = { $who_you ->
    [you] Eine Kröte kann ihn nicht tragen: { NAME($card) } liegt auf deinem Feld.
   *[other] Eine Kröte kann ihn nicht tragen: { NAME($card) } liegt auf dem Feld von { $who }.
}
log-meet = { $who_you ->
    [you] Dir begegnet: { NAME($card) }.
   *[other] { $who } begegnet: { NAME($card) }.
}
log-avoided = { $who_you ->
    [you] Du weichst aus: { NAME($what) }.
   *[other] { $who } weicht aus: { NAME($what) }.
}
log-fill = { $who_you ->
    [you] Auf deine Karte kommen Marker ({ NAME($card) }): { $count }.
   *[other] Auf die Karte von { $who } kommen Marker ({ NAME($card) }): { $count }.
}
log-nothing-happens = { $who_you ->
    [you] Dir geschieht nichts.
   *[other] { $who } geschieht nichts.
}
log-drink = { $who_you ->
    [you] Du trinkst { NAME($card, case: "acc") }: +{ $points } Stärke bis zum Ende des Zuges.
   *[other] { $who } trinkt { NAME($card, case: "acc") }: +{ $points } Stärke bis zum Ende des Zuges.
}
log-evaded = { $who_you ->
    [you] Du weichst aus.
   *[other] { $who } weicht aus.
}
log-attacks = { $who_you ->
    [you] Es greift dich an: { NAME($what) }, { $value }.
   *[other] Es greift { $who } an: { NAME($what) }, { $value }.
}
log-fight-scores = { $who_you ->
    [you] Angriffswerte: du { $own }, die Gegenseite { $other }.
   *[other] Angriffswerte: { $who } { $own }, die Gegenseite { $other }.
}
log-stand-off = { $who_you ->
    [you] Dein Kampf endet unentschieden.
   *[other] Der Kampf von { $who } endet unentschieden.
}
log-armour-saves = { $who_you ->
    [you] Deine Rüstung rettet das Leben.
   *[other] Die Rüstung von { $who } rettet das Leben.
}
log-creature-destroyed = { $who_you ->
    [you] Du vernichtest: { NAME($what) }.
   *[other] { $who } vernichtet: { NAME($what) }.
}
log-killed = { $who_you ->
    [you] Dein Charakter wird getötet: { NAME($card) }.
   *[other] Der Charakter von { $who } wird getötet: { NAME($card) }.
}
log-eliminated = { $who_you ->
    [you] Du bist ausgeschieden.
   *[other] { $who } ist ausgeschieden.
}
log-crown-reached = { $who_you ->
    [you] Du erreichst die Krone der Herrschaft. Von nun an bleibt tot, wer stirbt.
   *[other] { $who } erreicht die Krone der Herrschaft. Von nun an bleibt tot, wer stirbt.
}
log-alignment = { $who_you ->
    [you] Du bist jetzt { NAME($alignment) }.
   *[other] { $who } ist jetzt { NAME($alignment) }.
}
log-attention = { $who_you ->
    [you] Du wirst nach Zaubern gefragt: { $when ->
            [always] immer
            [never] nie
           *[mine] wenn es darauf ankommt
        }.
   *[other] { $who } wird nach Zaubern gefragt: { $when ->
            [always] immer
            [never] nie
           *[mine] wenn es darauf ankommt
        }.
}
log-beguile = { $who_you ->
    [you] Du versuchst { $owner } ({ NAME($alignment) }) zu betören: { $needed } oder mehr ist nötig.
   *[other] { $who } versucht { $owner_you ->
            [you] dich
           *[other] { $owner }
        } ({ NAME($alignment) }) zu betören: { $needed } oder mehr ist nötig.
}
log-cast = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") }.
   *[other] { $who } wirkt { NAME($card, case: "acc") }.
}
log-cast-on-card = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") } auf { NAME($target, case: "acc") }.
   *[other] { $who } wirkt { NAME($card, case: "acc") } auf { NAME($target, case: "acc") }.
}
log-cast-on-spell = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") } gegen { NAME($target, case: "acc") }.
   *[other] { $who } wirkt { NAME($card, case: "acc") } gegen { NAME($target, case: "acc") }.
}
log-cast-on-command = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") } gegen den Herrschaftszauber.
   *[other] { $who } wirkt { NAME($card, case: "acc") } gegen den Herrschaftszauber.
}
log-cast-on-space = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") }; Ziel: { NAME($target) }.
   *[other] { $who } wirkt { NAME($card, case: "acc") }; Ziel: { NAME($target) }.
}
log-cast-on-creature = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") } auf { NAME($target, case: "acc") }.
   *[other] { $who } wirkt { NAME($card, case: "acc") } auf { NAME($target, case: "acc") }.
}
log-cast-on-character = { $who_you ->
    [you] Du wirkst { NAME($card, case: "acc") } auf { $target_you ->
            [you] dich
           *[other] { $target }
        }.
   *[other] { $who } wirkt { NAME($card, case: "acc") } auf { $target_you ->
            [you] dich
           *[other] { $target }
        }.
}
log-spell-countered = { $who_you ->
    [you] Dein Zauber wird gekontert: { NAME($card) }.
   *[other] Der Zauber von { $who } wird gekontert: { NAME($card) }.
}
log-spell-in-vain = { $who_you ->
    [you] Dein Zauber kommt zu spät: { NAME($card) }.
   *[other] Der Zauber von { $who } kommt zu spät: { NAME($card) }.
}
log-spellbound = { $who_you ->
    [you] Bis dein nächster Zug beginnt, ruht alle Magie.
   *[other] Bis der nächste Zug von { $who } beginnt, ruht alle Magie.
}
log-immobile = { $who_you ->
    [you] Du kannst diesen Zug nichts tun.
   *[other] { $who } kann diesen Zug nichts tun.
}
log-immobile-creature = Kann sich nicht rühren: { NAME($what) }.
log-invisible = { $who_you ->
    [you] Du bist unsichtbar, bis der Zug endet.
   *[other] { $who } ist unsichtbar, bis der Zug endet.
}
log-preserved = { $who_you ->
    [you] Du verhinderst den Verlust.
   *[other] { $who } verhindert den Verlust.
}
log-psionic-blast = { $who_you ->
    [you] Du zählst in diesem Kampf { $count } zur Stärke.
   *[other] { $who } zählt in diesem Kampf { $count } zur Stärke.
}
log-turns-in-a-row = { $who_you ->
    [you] Deine Züge hintereinander: { $count }.
   *[other] Züge hintereinander für { $who }: { $count }.
}
log-hexed = { $who_you ->
    [you] Dich trifft: { NAME($card) }.
   *[other] Es trifft { $who }: { NAME($card) }.
}
log-toad = { $who_you ->
    [you] Du wirst für { $count ->
            [one] { $count } Zug
           *[other] { $count } Züge
        } zur Kröte.
   *[other] { $who } wird für { $count ->
            [one] { $count } Zug
           *[other] { $count } Züge
        } zur Kröte.
}
log-toad-over = { $who_you ->
    [you] Du bist wieder du selbst.
   *[other] { $who } ist keine Kröte mehr.
}
log-quest = { $who_you ->
    [you] Dein Auftrag: { NAME($quest) }.
   *[other] Auftrag von { $who }: { NAME($quest) }.
}
log-quest-done = { $who_you ->
    [you] Du erfüllst deinen Auftrag. Der Hexenmeister ruft dich.
   *[other] { $who } erfüllt den Auftrag. Der Hexenmeister ruft.
}
log-exchange-strength = { $who_you ->
    [you] Du tauschst Trophäen ({ $cards }) gegen Stärke: { $tokens }.
   *[other] { $who } tauscht Trophäen ({ $cards }) gegen Stärke: { $tokens }.
}
log-exchange-craft = { $who_you ->
    [you] Du tauschst Trophäen ({ $cards }) gegen Talent: { $tokens }.
   *[other] { $who } tauscht Trophäen ({ $cards }) gegen Talent: { $tokens }.
}
log-enslaved = { $who_you ->
    [you] Du wirst im Tempel versklavt.
   *[other] { $who } wird im Tempel versklavt.
}
log-offer-outer = { $who_you ->
    [you] Mit deinem nächsten Zug darfst du überallhin in der Äußeren Region teleportieren.
   *[other] { $who } darf mit dem nächsten Zug überallhin in der Äußeren Region teleportieren.
}
log-offer-ferry = { $who_you ->
    [you] Mit deinem nächsten Zug darfst du die Fähre zum Tempel nehmen.
   *[other] { $who } darf mit dem nächsten Zug die Fähre zum Tempel nehmen.
}
log-visit-enchantress = { $who_you ->
    [you] Du besuchst die Verzauberin.
   *[other] { $who } besucht die Verzauberin.
}
log-visit-doctor = { $who_you ->
    [you] Du besuchst den Arzt.
   *[other] { $who } besucht den Arzt.
}
log-visit-alchemist = { $who_you ->
    [you] Du besuchst den Alchemisten.
   *[other] { $who } besucht den Alchemisten.
}
log-visit-blacksmith = { $who_you ->
    [you] Du besuchst den Schmied.
   *[other] { $who } besucht den Schmied.
}
log-visit-healer = { $who_you ->
    [you] Du besuchst den Heiler.
   *[other] { $who } besucht den Heiler.
}
log-visit-mystic = { $who_you ->
    [you] Du besuchst den Mystiker.
   *[other] { $who } besucht den Mystiker.
}
option-evade-enemy = Ausweichen: { NAME($card) }

# --- Die Szene: was der Tisch um die Regeln herum zeigt --------------------------------------------------------------

scene-ta-stage-start = Beginn
scene-ta-stage-move = Bewegung
scene-ta-stage-encounter = Begegnung
scene-ta-stage-end = Ende
scene-ta-round = Runde { $round }
scene-ta-round-of = Runde { $round } von { $limit }
scene-ta-people = Abenteurer
scene-ta-person = Abenteurer
scene-ta-board = Der Spielplan
scene-ta-bridge = Die Brücke des Wächters über den Sturmfluss
scene-ta-gate = Der einzige Weg weiter
scene-ta-region-outer = Äußere Region
scene-ta-region-middle = Mittlere Region
scene-ta-region-inner = Innere Region
scene-ta-region-crown = Krone der Herrschaft
scene-ta-whole = Den ganzen Spielplan zeigen
scene-ta-closer = Näher heran
scene-ta-close = Schließen
scene-ta-back = Zurück
scene-ta-several = Wähle, was geschieht
scene-ta-figure = { $character } ({ $who })
scene-ta-gold-here = { $count ->
    [one] { $count } Gold liegt hier
   *[other] { $count } Gold liegen hier
}
scene-ta-draws = { $count ->
    [0] Jetzt wird keine Karte gezogen.
    [one] Jetzt wird { $count } Karte gezogen.
   *[other] Jetzt werden { $count } Karten gezogen.
}
scene-ta-bonus = Kreaturen zählen { $count } zu ihrem Wurf.
scene-ta-chance = { $percent } % Siegchance
scene-ta-in-battle = Im Kampf
scene-ta-stored = { $count ->
    [one] Darauf liegt noch { $count } Marker.
   *[other] Darauf liegen noch { $count } Marker.
}
scene-ta-count-tokens = Marker
scene-ta-count-cards = Karten
scene-ta-count-start = Vom Beginn
scene-ta-turn-of = { $character } · { $who }
scene-ta-nowhere = Vor der Reise
scene-ta-order = Karten hier in der Reihenfolge der Begegnung
scene-ta-deck = { $count ->
    [one] { $count } Karte im Abenteuerstapel
   *[other] { $count } Karten im Abenteuerstapel
}
scene-ta-discards = { $count ->
    [one] { $count } abgelegte Abenteuerkarte
   *[other] { $count } abgelegte Abenteuerkarten
}
scene-ta-spell-deck = { $count ->
    [one] { $count } Karte im Zauberstapel
   *[other] { $count } Karten im Zauberstapel
}
scene-ta-pile-adventure = Abgelegte Abenteuerkarten: { $count }
scene-ta-pile-spell = Gewirkte Zauber: { $count }
scene-ta-pile-beside = In Kraft: { $count }
scene-ta-blizzard = { $turns ->
    [one] Schneesturm: noch { $turns } Runde
   *[other] Schneesturm: noch { $turns } Runden
}
scene-ta-dice = Würfel { $values } { $what }
scene-ta-die = Würfel { $value }
scene-ta-not-rolled = noch nicht gewürfelt
scene-ta-number = Begegnungszahl { $number }
scene-ta-met = erledigt
scene-ta-now = jetzt an der Reihe
scene-ta-battle = Kampf
scene-ta-psychic = Psychischer Kampf
scene-ta-enemy = Feind
scene-ta-enemies = Feinde gemeinsam
scene-ta-part-place = Der Ort
scene-ta-ahead = gewinnt
scene-ta-behind = verliert
scene-ta-even = unentschieden
scene-ta-strength = Stärke
scene-ta-craft = Talent
scene-ta-life = Leben
scene-ta-fate = Schicksal
scene-ta-gold = Gold
scene-ta-strength-of = Stärke { $points }
scene-ta-craft-of = Talent { $points }
scene-ta-good = Gut
scene-ta-neutral = Neutral
scene-ta-evil = Böse
scene-ta-sheet = Bogen von { $who }
scene-ta-sheets = Charakterbögen
scene-ta-read = { $card } lesen
scene-ta-objects = Gegenstände { $count }/{ $limit }
scene-ta-followers = Begleiter { $count }
scene-ta-spells = Zauber { $count }/{ $limit }
scene-ta-nothing = Du trägst noch nichts. Was du gewinnst, kaufst oder findest, liegt dann hier.
scene-ta-nothing-other = Hier wird nichts getragen.
scene-ta-trophies = Trophäen
scene-ta-trophy-sums = Stärke { $strength }/{ $price } · Talent { $craft }/{ $price }
scene-ta-quest = Auftrag: { $quest }
scene-ta-seat-status = { $character } · St { $strength } · T { $craft }
scene-ta-no-character = zwischen zwei Leben
scene-ta-eliminated = ausgeschieden
scene-ta-mark-toad = { $count ->
    [one] Kröte: noch { $count } Zug
   *[other] Kröte: noch { $count } Züge
}
scene-ta-mark-missed = { $count ->
    [one] setzt { $count } Zug aus
   *[other] setzt { $count } Züge aus
}
scene-ta-mark-enslaved = versklavt
scene-ta-mark-invisible = unsichtbar
scene-ta-mark-standoff = Unentschieden: geht ohne Kampf
scene-ta-mark-werewolf = Werwolf mit Stärke { $count } wartet
scene-ta-mark-pitfiends = { $count ->
    [one] { $count } Grubenteufel wartet
   *[other] { $count } Grubenteufel warten
}
scene-ta-mark-claimed = Der Tod würfelt erneut
scene-ta-mark-extra = { $count ->
    [one] noch { $count } Zug in Folge
   *[other] noch { $count } Züge in Folge
}
scene-ta-type-event = Ereignis
scene-ta-type-enemy = Feind
scene-ta-type-stranger = Fremder
scene-ta-type-object = Gegenstand
scene-ta-type-magic-object = Magischer Gegenstand
scene-ta-type-follower = Begleiter
scene-ta-type-place = Ort
scene-ta-type-spell = Zauber
scene-ta-type-character = Charakter
scene-ta-sub-animal = Tier
scene-ta-sub-dragon = Drache
scene-ta-sub-monster = Monster
scene-ta-sub-spirit = Geist
scene-ta-sub-weapon = Waffe
scene-ta-sub-armour = Rüstung
scene-ta-provenance-public = Zahlen dieser Karte: öffentliche Beschreibungen des Spiels; die Worte sind unsere.
scene-ta-provenance-house = Zahlen dieser Karte: eine Hausregel dieses Projekts; die Worte sind unsere.
scene-ta-provenance-seed = Zahlen dieser Karte: so wie die Regeln dieses Projekts sie festhalten; die Worte sind unsere.
scene-ta-provenance-reconstructed = Zahlen dieser Karte: rekonstruiert, sie können von der gedruckten Karte abweichen; die Worte sind unsere.
