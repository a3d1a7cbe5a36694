# Weirdwood Manor auf Deutsch, alles in eigenen Worten und mit eigenen Begriffen. content/ sagt bei jeder Karte, woher ihre Angaben stammen.

## Das Spiel

game-weirdwood = Weirdwood Manor
    .tagline = Rettet Lady Weirdwood und ihr kreisendes Haus, ehe der zwölfte Tag vorbei ist.
    .about = Ein bis fünf Wächter verteidigen ein Herrenhaus, dessen Korridore sich mit jeder Stunde drehen. Karte um Karte plant ihr gemeinsam eure Tage, vertreibt mechanische Skarabäen aus den Räumen, brecht Flüche, schmiedet Würfel und werbt Gefährten an, bis ihr stark genug seid, das Fae-Monster zu bezwingen. Ihr gewinnt zusammen oder verliert zusammen.

## Wörter des Tisches

what-min = Mîn
what-knowledge = Wissen
what-scarab = Skarabäus
    .the = der Skarabäus
    .acc = den Skarabäus
    .dat = dem Skarabäus
    .plural = Skarabäen
what-any = Ressource deiner Wahl
what-min-or-knowledge = Mîn oder Wissen
what-power = Kraftmarker
    .plural = Kraftmarker
what-tactics = Taktikkarte
    .plural = Taktikkarten
what-health = Gesundheit
what-pp = Fortschrittspunkte
    .short = FP
what-hand-card = Handkarte
what-exhaust-companion = einen Gefährten erschöpfen
what-time-forward = die Zeit vorstellen
resources = Ressourcen
hit = Treffer
    .plural = Treffer
block = Block
    .plural = Blocks
damage = Schaden
burst = Ausbruch
    .the = der Ausbruch
    .acc = den Ausbruch
battle-charge = Sturmangriff
    .the = der Sturmangriff
    .acc = den Sturmangriff
battle = Kampf
    .the = der Kampf
    .acc = den Kampf
move = Bewegung
attack = Angriff
portal = Portal
room-action = Raumaktion
room = Raum
    .the = der Raum
    .acc = den Raum
    .at = im Raum
    .to = in den Raum
    .from = aus dem Raum
supply = Vorrat
    .the = der Vorrat
    .acc = den Vorrat
    .to = in den Vorrat
    .from = aus dem Vorrat
own-supply = dein Vorrat
face-up = offen
face-down = verdeckt
exhausted = erschöpft
ready = bereit
cursed = verflucht
curse = Fluch
    .the = der Fluch
    .acc = den Fluch
tile-rubble = Trümmer
tile-rubble-text = Niemand darf diesen Raum betreten oder durchqueren. Wer darin steht, darf hinaus. Seine Aktion ist nicht nutzbar, und ist er verflucht, so bleibt er es bis zum Ende des Spiels.
tile-fire = Feuer
tile-fire-text = Wer diesen Raum betritt, hält hier an und erleidet 1 Schaden. Seine Aktion ist nicht nutzbar, und ist er verflucht, so bleibt er es bis zum Ende des Spiels.

## Zeit

time-of-day = Tageszeit
time-morning = Morgen
    .acc = den Morgen
    .at = am Morgen
time-afternoon = Nachmittag
    .acc = den Nachmittag
    .at = am Nachmittag
time-evening = Abend
    .acc = den Abend
    .at = am Abend
time-night = Nacht
    .acc = die Nacht
    .at = in der Nacht
time-any = jede Tageszeit
time-position = { NAME($time) } { $position }
day = Tag
day-number = Tag { $day }
day-of = Tag { $day } von 12
time-slot = Zeitfeld

## Ringe und Korridore

ring-outer = äußerer Ring
    .the = der äußere Ring
    .acc = den äußeren Ring
    .at = im äußeren Ring
    .to = in den äußeren Ring
    .from = aus dem äußeren Ring
ring-middle = mittlerer Ring
    .the = der mittlere Ring
    .acc = den mittleren Ring
    .at = im mittleren Ring
    .to = in den mittleren Ring
    .from = aus dem mittleren Ring
ring-inner = innerer Ring
    .the = der innere Ring
    .acc = den inneren Ring
    .at = im inneren Ring
    .to = in den inneren Ring
    .from = aus dem inneren Ring
ring-throne = Thronsaal
    .the = der Thronsaal
    .acc = den Thronsaal
    .at = im Thronsaal
    .to = in den Thronsaal
    .from = aus dem Thronsaal
corridor-day = Tageskorridor
    .the = der Tageskorridor
    .acc = den Tageskorridor
corridor-time = Tageszeitenkorridor
    .the = der Tageszeitenkorridor
    .acc = den Tageszeitenkorridor
door-open = offener Durchgang
door-closed = Wand
clockwise = im Uhrzeigersinn
counter-clockwise = gegen den Uhrzeigersinn
inward = nach innen
outward = nach außen

## Würfel

die-battle = Kampfwürfel
    .plural = Kampfwürfel
die-balanced = Balancewürfel
    .plural = Balancewürfel
die-balanced-text = Blau. Seiten: 1 Treffer (2-mal), 1 Block (2-mal), 1 Sturmangriff oder Ausbruch, 1 leere.
die-attack = Angriffswürfel
    .plural = Angriffswürfel
die-attack-text = Rot. Seiten: 1 Treffer (3-mal), 2 Treffer (2-mal), 1 leere.
die-defence = Verteidigungswürfel
    .plural = Verteidigungswürfel
die-defence-text = Schwarz. Seiten: 1 Block (3-mal), 2 Blocks (2-mal), 1 leere.
die-any-colour = Kampfwürfel beliebiger Farbe
die-wraith = Schemenwürfel
    .the = der Schemenwürfel
    .acc = den Schemenwürfel
die-wraith-text = Violett. Seiten: im Uhrzeigersinn, gegen den Uhrzeigersinn, nach innen, nach außen und 1 heilen (2-mal).
dice-room = Raumwürfel
    .the = die Raumwürfel
    .acc = die Raumwürfel
die-room-d12 = W12
die-room-d12-text = Zeigt einen Tag von 1 bis 12.
die-room-d6 = Ringwürfel
die-room-d6-text = Zeigt einen Ring: außen, Mitte und innen, jeder auf 2 Seiten.
face-charge = Sturmangriff
face-burst = Ausbruch
face-blank = leer
face-heal = Heilung

## Karten, Stapel und Symbole

card-action = Aktionskarte
    .plural = Aktionskarten
card-tactics = Wächter-Taktikkarte
    .plural = Wächter-Taktikkarten
card-companion = Gefährte
    .plural = Gefährten
    .the = der Gefährte
    .acc = den Gefährten
    .dat = dem Gefährten
card-quest = Auftrag
    .plural = Aufträge
    .acc = den Auftrag
card-monster = Monsterkarte
    .plural = Monsterkarten
card-power = Kraftkarte
    .plural = Kraftkarten
card-type-move = Bewegung
card-type-attack = Angriff
card-type-scarab = Skarabäus
card-type-power = Kraft
power = Kraft
    .plural = Kräfte
pile-hand = Hand
pile-draw = Nachziehstapel
pile-discard = Ablagestapel
pile-offer = Auslage
pile-monster = Monsterstapel
lasting = dauerhaft
cost = Kosten
icon-hit = Treffer
icon-hit-text = Ein passendes Paar gibt dir in jedem deiner Kämpfe 1 Treffer.
icon-block = Block
icon-block-text = Ein passendes Paar gibt dir in jedem deiner Kämpfe 1 Block.
icon-min = Mîn
icon-min-text = Ein passendes Paar senkt jede Zahlung in deinem Zug um 1 Mîn.
icon-knowledge = Wissen
icon-knowledge-text = Ein passendes Paar senkt jede Zahlung in deinem Zug um 1 Wissen.
icon-wild = Joker
icon-wild-text = Passt zu jedem anderen Symbol und gibt dessen Bonus. Zwei nebeneinander geben in jedem Kampf und bei jeder Zahlung 1 Bonus deiner Wahl.

## Wächter und ihre Gegner

warden = Wächter
    .plural = Wächter
lady-weirdwood = Lady Weirdwood
    .the = Lady Weirdwood
    .start = Lady Weirdwood
    .acc = Lady Weirdwood
    .dat = Lady Weirdwood
    .kind = lady
    .gender = f
fae-monster = Fae-Monster
    .the = das Fae-Monster
    .start = Das Fae-Monster
    .acc = das Fae-Monster
    .dat = dem Fae-Monster
    .kind = monster
    .gender = n
enemy = Gegner
    .plural = Gegner
state-calm = Ruhig
state-angry = Zornig
state-furious = Rasend

## Leisten

track-power = Kraftleiste
    .the = die Kraftleiste
    .acc = die Kraftleiste
    .at = auf der Kraftleiste
track-combat = Kampfleiste
    .the = die Kampfleiste
    .acc = die Kampfleiste
    .at = auf der Kampfleiste
track-tactics = Taktikleiste
    .the = die Taktikleiste
    .acc = die Taktikleiste
    .at = auf der Taktikleiste
track-progress = Fortschrittsleiste
track-progress-text = 14 Felder. Jeder FP ist 1 Schritt; jeden Bonus, auf dem du anhältst oder an dem du vorbeiziehst, bekommst du einmal. Treffer und Blocks behältst du für immer.
track-group = Gruppenleiste
    .the = die Gruppenleiste
    .acc = die Gruppenleiste
    .at = auf der Gruppenleiste
track-group-text = 100 Felder. Jeder FP, den jemand erhält, ist 1 Schritt, und die Boni bekommen alle. Nach dem Bonus von Feld 100 kehrt der Marker auf Feld 60 zurück und zieht von dort weiter.
track-health = Gesundheitsleiste
    .the = die Gesundheitsleiste
    .acc = die Gesundheitsleiste
    .at = auf der Gesundheitsleiste
track-health-text = Von 1 bis 6, zu Beginn 3. Sie ist auch dein Handkartenlimit. Jedes Mal, wenn sie auf 6 steigt, erhältst du 2 FP.
track-battle = Kampfzähler
dice-ladder = Würfelplätze

## Boni auf den Leisten

bonus-power = 1 Kraftmarker
bonus-any = 1 Ressource deiner Wahl
bonus-any-2 = 2 Ressourcen deiner Wahl
bonus-min-or-knowledge = 1 Mîn oder 1 Wissen
bonus-health = 1 Gesundheit
bonus-tactics = 1 Taktikkarte
bonus-draw = Ziehe 1 Aktionskarte
bonus-hit = Dauerhaft: 1 Treffer in jedem deiner Kämpfe
bonus-block = Dauerhaft: 1 Block in jedem deiner Kämpfe
bonus-refresh-or-any = Frische 1 Gefährten auf oder erhalte 1 Ressource deiner Wahl
bonus-refresh-or-any-1-text = Frische 1 Gefährten auf
bonus-refresh-or-any-2-text = Erhalte 1 Ressource deiner Wahl
bonus-damage = Füge dem Fae-Monster 2 Schaden zu, wo immer es ist, und erhalte dafür je 1 FP
bonus-free-power = Nutze vor dem Ende deines Zuges 1 Kraft eines beliebigen Spielers kostenlos
bonus-cleanse = Reinige 1 beliebigen verfluchten Raum kostenlos, erhalte seine FP und verbanne alle Skarabäen darin; danach darfst du seine Aktion nutzen
bonus-once = einmal für die ganze Gruppe

## Mengen

amount-min = { $count } Mîn
amount-knowledge = { $count } Wissen
amount-scarab = { $count ->
    [one] { $count } Skarabäus
   *[other] { $count } Skarabäen
}
amount-any = { $count ->
    [one] { $count } Ressource deiner Wahl
   *[other] { $count } Ressourcen deiner Wahl
}
amount-min-or-knowledge = { $count } Mîn oder Wissen
amount-power = { $count } Kraftmarker
amount-tactics = { $count ->
    [one] { $count } Taktikkarte
   *[other] { $count } Taktikkarten
}
amount-health = { $count } Gesundheit
amount-pp = { $count } FP
amount-hit = { $count } Treffer
amount-block = { $count ->
    [one] { $count } Block
   *[other] { $count } Blocks
}
amount-damage = { $count } Schaden
amount-hand-card = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
amount-action-card = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
amount-space = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
amount-balanced = { $count } Balancewürfel
amount-attack = { $count } Angriffswürfel
amount-defence = { $count } Verteidigungswürfel
amount-die = { $count } Kampfwürfel
amount-charge = { $count ->
    [one] { $count } Sturmangriff
   *[other] { $count } Sturmangriffe
}
amount-burst = { $count ->
    [one] { $count } Ausbruch
   *[other] { $count } Ausbrüche
}
amount-companion = { $count ->
    [one] { $count } Gefährte
   *[other] { $count } Gefährten
}
    .acc = { $count } Gefährten

## Räume

room-throne-room = Thronsaal
    .the = der Thronsaal
    .at = im Thronsaal
    .to = in den Thronsaal
    .acc = den Thronsaal
    .from = aus dem Thronsaal
room-throne-room-text = Reise durch ein Portal in einen anderen Raum.
room-entrance-hall = Eingangshalle
    .the = die Eingangshalle
    .at = in der Eingangshalle
    .to = in die Eingangshalle
    .acc = die Eingangshalle
    .from = aus der Eingangshalle
room-entrance-hall-text = Erhalte 1 Mîn, 1 Wissen und 1 Gesundheit.
room-time-rift-terrace = Terrasse der Zeitrisse
    .the = die Terrasse der Zeitrisse
    .at = auf der Terrasse der Zeitrisse
    .to = auf die Terrasse der Zeitrisse
    .acc = die Terrasse der Zeitrisse
    .from = von der Terrasse der Zeitrisse
room-time-rift-terrace-text = Gib in einer Zahlung beliebig viele Ressourcen aus. Stelle die Zeit für jede davon um 1 Feld zurück.
room-fae-rift = Fae-Riss
    .the = der Fae-Riss
    .at = am Fae-Riss
    .to = zum Fae-Riss
    .acc = den Fae-Riss
    .from = vom Fae-Riss
room-fae-rift-text = Verliere 1 Gesundheit, um 1 Kraftmarker, 1 Mîn und 1 Wissen zu erhalten. Die letzte 1 Gesundheit kannst du nicht hergeben.
room-altar-of-altruism = Altar der Selbstlosigkeit
    .the = der Altar der Selbstlosigkeit
    .at = am Altar der Selbstlosigkeit
    .to = zum Altar der Selbstlosigkeit
    .acc = den Altar der Selbstlosigkeit
    .from = vom Altar der Selbstlosigkeit
room-altar-of-altruism-text = Ein anderer Spieler erhält 1 Mîn oder 1 Wissen. Du erhältst 2 FP.
room-altar-of-altruism-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-ancient-foundry = Uralte Gießerei
    .the = die Uralte Gießerei
    .at = in der Uralten Gießerei
    .to = in die Uralte Gießerei
    .acc = die Uralte Gießerei
    .from = aus der Uralten Gießerei
room-ancient-foundry-text = Du darfst 1 Kampfwürfel zu seinen Kosten schmieden. Erhalte 1 Mîn oder 1 Wissen.
room-ancient-foundry-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-atrium-of-wishes = Atrium der Wünsche
    .the = das Atrium der Wünsche
    .at = im Atrium der Wünsche
    .to = ins Atrium der Wünsche
    .acc = das Atrium der Wünsche
    .from = aus dem Atrium der Wünsche
room-atrium-of-wishes-text = Erhalte 1 Gesundheit, 1 FP und entweder 1 Mîn oder 1 Wissen.
room-atrium-of-wishes-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-cartographers-chamber = Kartografenkammer
    .the = die Kartografenkammer
    .at = in der Kartografenkammer
    .to = in die Kartografenkammer
    .acc = die Kartografenkammer
    .from = aus der Kartografenkammer
room-cartographers-chamber-text = Ein anderer Spieler reist durch ein Portal in einen anderen Raum.
room-cartographers-chamber-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 2 Wissen; du erhältst 4 FP.
room-sanctuary-of-cleansing = Heiligtum der Reinigung
    .the = das Heiligtum der Reinigung
    .at = im Heiligtum der Reinigung
    .to = ins Heiligtum der Reinigung
    .acc = das Heiligtum der Reinigung
    .from = aus dem Heiligtum der Reinigung
room-sanctuary-of-cleansing-text = Erhalte 1 Gesundheit. Verbanne 1 Skarabäus aus einem beliebigen Raum außer dem Thronsaal.
room-sanctuary-of-cleansing-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 2 Wissen; du erhältst 4 FP.
room-deep-mine = Tiefe Mine
    .the = die Tiefe Mine
    .at = in der Tiefen Mine
    .to = in die Tiefe Mine
    .acc = die Tiefe Mine
    .from = aus der Tiefen Mine
room-deep-mine-text = Erschöpfe 1 deiner bereiten Gefährten, um 3 Ressourcen deiner Wahl zu erhalten.
room-deep-mine-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Ressourcen deiner Wahl; du erhältst 4 FP.
room-dragon-sanctuary = Drachenheiligtum
    .the = das Drachenheiligtum
    .at = im Drachenheiligtum
    .to = ins Drachenheiligtum
    .acc = das Drachenheiligtum
    .from = aus dem Drachenheiligtum
room-dragon-sanctuary-text = Wirf 1 Handkarte ab, um 3 Mîn zu erhalten.
room-dragon-sanctuary-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Wissen; du erhältst 4 FP.
room-generals-war-chamber = Kriegskammer des Generals
    .the = die Kriegskammer des Generals
    .at = in der Kriegskammer des Generals
    .to = in die Kriegskammer des Generals
    .acc = die Kriegskammer des Generals
    .from = aus der Kriegskammer des Generals
room-generals-war-chamber-text = Du darfst 1 Kampfwürfel zu seinen Kosten schmieden. Auch ein anderer Spieler darf 1 Kampfwürfel schmieden und zahlt dafür zusätzlich 1 Ressource seiner Wahl.
room-generals-war-chamber-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 2 Wissen; du erhältst 4 FP.
room-gleaming-cellar = Funkelnder Keller
    .the = der Funkelnde Keller
    .at = im Funkelnden Keller
    .to = in den Funkelnden Keller
    .acc = den Funkelnden Keller
    .from = aus dem Funkelnden Keller
room-gleaming-cellar-text = Wirf den W12. Bei 1–5 erhältst du 1 Taktikkarte; bei 6–10 erhältst du 1 Kraftmarker; bei 11–12 erhältst du beides.
room-gleaming-cellar-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 2 Wissen; du erhältst 5 FP.
room-water-lily-chamber = Seerosenkammer
    .the = die Seerosenkammer
    .at = in der Seerosenkammer
    .to = in die Seerosenkammer
    .acc = die Seerosenkammer
    .from = aus der Seerosenkammer
room-water-lily-chamber-text = Springe in den benachbarten Raum desselben Rings, im oder gegen den Uhrzeigersinn. Der Sprung gilt als Portal: Du darfst die Aktion jenes Raumes nutzen, wenn er nicht verflucht ist und weder ein Skarabäus noch das Fae-Monster darin ist.
room-water-lily-chamber-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-orators-hall = Rednersaal
    .the = der Rednersaal
    .at = im Rednersaal
    .to = in den Rednersaal
    .acc = den Rednersaal
    .from = aus dem Rednersaal
room-orators-hall-text = Ein anderer Spieler erhält 2 FP. Danach erhält ein weiterer anderer Spieler (nicht derselbe) 1 FP.
room-orators-hall-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-rogues-gallery = Schurkengalerie
    .the = die Schurkengalerie
    .at = in der Schurkengalerie
    .to = in die Schurkengalerie
    .acc = die Schurkengalerie
    .from = aus der Schurkengalerie
room-rogues-gallery-text = Wähle eines: Wirb einen Gefährten an; oder frische 1 erschöpften Gefährten auf.
room-rogues-gallery-1-text = Einen Gefährten anwerben
room-rogues-gallery-2-text = 1 Gefährten auffrischen
room-rogues-gallery-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 2 Wissen; du erhältst 4 FP.
room-ballroom = Ballsaal
    .the = der Ballsaal
    .at = im Ballsaal
    .to = in den Ballsaal
    .acc = den Ballsaal
    .from = aus dem Ballsaal
room-ballroom-text = Erhalte 1 Gesundheit und 1 Wissen. Ein anderer Spieler erhält 1 Gesundheit oder 1 Wissen.
room-ballroom-1-text = 1 Gesundheit erhalten
room-ballroom-2-text = 1 Wissen erhalten
room-ballroom-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-summoning-chamber = Beschwörungskammer
    .the = die Beschwörungskammer
    .at = in der Beschwörungskammer
    .to = in die Beschwörungskammer
    .acc = die Beschwörungskammer
    .from = aus der Beschwörungskammer
room-summoning-chamber-text = Erhalte 1 Mîn und 1 Kraftmarker.
room-summoning-chamber-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 3 Wissen; du erhältst 5 FP.
room-courtiers-salon = Salon des Höflings
    .the = der Salon des Höflings
    .at = im Salon des Höflings
    .to = in den Salon des Höflings
    .acc = den Salon des Höflings
    .from = aus dem Salon des Höflings
room-courtiers-salon-text = Erhalte 2 FP. Du darfst einen Gefährten anwerben; tust du es, erhältst du 1 weiteren FP.
room-courtiers-salon-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-oracles-crypt = Krypta des Orakels
    .the = die Krypta des Orakels
    .at = in der Krypta des Orakels
    .to = in die Krypta des Orakels
    .acc = die Krypta des Orakels
    .from = aus der Krypta des Orakels
room-oracles-crypt-text = Erhalte 2 Wissen und 2 FP.
room-oracles-crypt-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 2 Wissen; du erhältst 5 FP.
room-arcanum-of-the-forge = Arkanum der Schmiede
    .the = das Arkanum der Schmiede
    .at = im Arkanum der Schmiede
    .to = ins Arkanum der Schmiede
    .acc = das Arkanum der Schmiede
    .from = aus dem Arkanum der Schmiede
room-arcanum-of-the-forge-text = Du darfst bis zu 2 Kampfwürfel zu ihren Gesamtkosten schmieden. Erhalte 1 Mîn und 1 Wissen.
room-arcanum-of-the-forge-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Mîn und 2 Wissen; du erhältst 6 FP.
room-phoenix-garden = Phönixgarten
    .the = der Phönixgarten
    .at = im Phönixgarten
    .to = in den Phönixgarten
    .acc = den Phönixgarten
    .from = aus dem Phönixgarten
room-phoenix-garden-text = Erhalte 2 Gesundheit. Frische 1 erschöpften Gefährten auf.
room-phoenix-garden-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Mîn und 1 Wissen; du erhältst 5 FP.
room-treasury = Schatzkammer
    .the = die Schatzkammer
    .at = in der Schatzkammer
    .to = in die Schatzkammer
    .acc = die Schatzkammer
    .from = aus der Schatzkammer
room-treasury-text = Erhalte 1 Mîn, 1 Wissen und 1 Ressource deiner Wahl.
room-treasury-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 4 Ressourcen deiner Wahl; du erhältst 5 FP.
room-abandoned-tunnels = Verlassene Tunnel
    .the = die Verlassenen Tunnel
    .at = in den Verlassenen Tunneln
    .to = in die Verlassenen Tunnel
    .acc = die Verlassenen Tunnel
    .from = aus den Verlassenen Tunneln
room-abandoned-tunnels-text = Wirf 1 Handkarte ab, um durch ein Portal in einen anderen Raum zu reisen.
room-abandoned-tunnels-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-amphitheatre-of-the-dead = Amphitheater der Toten
    .the = das Amphitheater der Toten
    .at = im Amphitheater der Toten
    .to = ins Amphitheater der Toten
    .acc = das Amphitheater der Toten
    .from = aus dem Amphitheater der Toten
room-amphitheatre-of-the-dead-text = Erhalte 2 Mîn und 1 Skarabäus aus dem Vorrat.
room-amphitheatre-of-the-dead-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-arsenal-of-the-ancestors = Arsenal der Ahnen
    .the = das Arsenal der Ahnen
    .at = im Arsenal der Ahnen
    .to = ins Arsenal der Ahnen
    .acc = das Arsenal der Ahnen
    .from = aus dem Arsenal der Ahnen
room-arsenal-of-the-ancestors-text = Ein anderer Spieler darf 1 Kampfwürfel zu seinen Kosten schmieden. Du erhältst 2 FP.
room-arsenal-of-the-ancestors-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-archive-of-secrets = Archiv der Geheimnisse
    .the = das Archiv der Geheimnisse
    .at = im Archiv der Geheimnisse
    .to = ins Archiv der Geheimnisse
    .acc = das Archiv der Geheimnisse
    .from = aus dem Archiv der Geheimnisse
room-archive-of-secrets-text = Wirf 1 Handkarte ab, um 3 Wissen zu erhalten.
room-archive-of-secrets-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Mîn; du erhältst 4 FP.
room-earling-library = Bibliothek der Ohrlinge
    .the = die Bibliothek der Ohrlinge
    .at = in der Bibliothek der Ohrlinge
    .to = in die Bibliothek der Ohrlinge
    .acc = die Bibliothek der Ohrlinge
    .from = aus der Bibliothek der Ohrlinge
room-earling-library-text = Erhalte 2 Wissen.
room-earling-library-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn; du erhältst 3 FP.
room-gambling-cave = Spielhöhle
    .the = die Spielhöhle
    .at = in der Spielhöhle
    .to = in die Spielhöhle
    .acc = die Spielhöhle
    .from = aus der Spielhöhle
room-gambling-cave-text = Wirf den W12 und erhalte Ressourcen deiner Wahl: 1 bei 1–4, 2 bei 5–9, 3 bei 10–12.
room-gambling-cave-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 3 Ressourcen deiner Wahl; du erhältst 4 FP.
room-mad-scientists-laboratory = Labor des verrückten Wissenschaftlers
    .the = das Labor des verrückten Wissenschaftlers
    .at = im Labor des verrückten Wissenschaftlers
    .to = ins Labor des verrückten Wissenschaftlers
    .acc = das Labor des verrückten Wissenschaftlers
    .from = aus dem Labor des verrückten Wissenschaftlers
room-mad-scientists-laboratory-text = Erhalte 1 Mîn und 1 Wissen. Wirf dann die Raumwürfel und reise durch ein Portal in den gewürfelten Raum; zeigen sie deinen eigenen Raum oder Trümmer, würfle neu.
room-mad-scientists-laboratory-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-pools-of-avalon = Teiche von Avalon
    .the = die Teiche von Avalon
    .at = an den Teichen von Avalon
    .to = zu den Teichen von Avalon
    .acc = die Teiche von Avalon
    .from = von den Teichen von Avalon
room-pools-of-avalon-text = Du darfst 1 Ressource deiner Wahl zahlen, um 2 Gesundheit zu erhalten. Ob du zahlst oder nicht: Ein anderer Spieler erhält 1 Gesundheit.
room-pools-of-avalon-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Wissen; du erhältst 3 FP.
room-roman-baths = Römische Thermen
    .the = die Römischen Thermen
    .at = in den Römischen Thermen
    .to = in die Römischen Thermen
    .acc = die Römischen Thermen
    .from = aus den Römischen Thermen
room-roman-baths-text = Stelle die Zeit um 2 Felder vor, um 1 Gesundheit zu erhalten und danach 1 Bewegung auszuführen.
room-roman-baths-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 1 Wissen; du erhältst 3 FP.
room-royal-armoury = Königliche Rüstkammer
    .the = die Königliche Rüstkammer
    .at = in der Königlichen Rüstkammer
    .to = in die Königliche Rüstkammer
    .acc = die Königliche Rüstkammer
    .from = aus der Königlichen Rüstkammer
room-royal-armoury-text = Du darfst 1 Kampfwürfel zu seinen Kosten schmieden. Erhalte 1 FP, auch wenn du nichts schmiedest.
room-royal-armoury-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Mîn und 1 Wissen; du erhältst 4 FP.
room-training-grounds = Übungsplatz
    .the = der Übungsplatz
    .at = auf dem Übungsplatz
    .to = auf den Übungsplatz
    .acc = den Übungsplatz
    .from = vom Übungsplatz
room-training-grounds-text = Zahle 1 Ressource deiner Wahl, um 1 Kraftmarker und 1 FP zu erhalten.
room-training-grounds-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 1 Mîn und 2 Wissen; du erhältst 4 FP.
room-valkyries-respite = Walkürenrast
    .the = die Walkürenrast
    .at = in der Walkürenrast
    .to = in die Walkürenrast
    .acc = die Walkürenrast
    .from = aus der Walkürenrast
room-valkyries-respite-text = Du darfst einen Gefährten anwerben; tust du es, erhältst du 1 FP. Auch ein anderer Spieler darf einen Gefährten anwerben und zahlt dafür zusätzlich 1 Ressource seiner Wahl.
room-valkyries-respite-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Wissen; du erhältst 3 FP.
room-witches-well = Hexenbrunnen
    .the = der Hexenbrunnen
    .at = am Hexenbrunnen
    .to = zum Hexenbrunnen
    .acc = den Hexenbrunnen
    .from = vom Hexenbrunnen
room-witches-well-text = Erhalte 2 Mîn.
room-witches-well-cursed = Verflucht: Die Aktion dieses Raumes ist nicht nutzbar. Um ihn zu reinigen, zahle 2 Wissen; du erhältst 3 FP.

## Charaktere

character-celia = Celia
    .the = Celia
    .start = Celia
    .acc = Celia
    .dat = Celia
    .gen = Celias
    .kind = character
    .gender = f
character-celia-text = Eine Dichterin, deren Verse das Kampfglück wenden, Flüche lösen und ihren Freunden Mut machen. Beginnt mit 1 Kraftmarker und 1 Wissen.
character-celia-dice = Beginnt mit 1 Balancewürfel. Kosten der weiteren Kampfwürfel: (1) 1 Mîn und 1 Wissen; (2) 1 Mîn und 2 Wissen; (3) 2 Mîn und 2 Wissen; (4) 2 Mîn und 3 Wissen. Der letzte bringt 4 FP.
charge-celia = Spitzer Zweizeiler
charge-celia-text = Füge 1 Treffer oder 1 Block hinzu und erhalte 1 FP.
charge-celia-1-text = 1 Treffer hinzufügen
charge-celia-2-text = 1 Block hinzufügen
character-bailey = Bailey
    .the = Bailey
    .start = Bailey
    .acc = Bailey
    .dat = Bailey
    .gen = Baileys
    .kind = character
    .gender = f
character-bailey-text = Eine Ohrlingin, die dort auftaucht, wo niemand sie erwartet, die Absichten des Monsters belauscht und ihre Kräfte mit anderen teilt. Auf ihrer Kampf- und ihrer Taktikleiste liegt je 1 Gesundheit mehr. Beginnt mit 1 Kraftmarker und 1 Mîn.
character-bailey-dice = Beginnt mit 1 Balancewürfel. Kosten der weiteren Kampfwürfel: (1) 2 Wissen; (2) 1 Mîn und 2 Wissen; (3) 2 Mîn und 2 Wissen; (4) 2 Mîn und 3 Wissen. Der letzte bringt 4 FP.
charge-bailey = Fersenstampfer
charge-bailey-text = Füge 1 Treffer und 1 Block hinzu.
character-sekhmet = Sekhmet
    .the = Sekhmet
    .start = Sekhmet
    .acc = Sekhmet
    .dat = Sekhmet
    .gen = Sekhmets
    .kind = character
    .gender = f
character-sekhmet-text = Eine Kämpferin, die ihre Klingen sprechen lässt: Niemand befreit einen Raum schneller von Skarabäen. Ihre Kampfleiste hat 1 dauerhaften Treffer mehr, ihre Taktikleiste 1 Bonus weniger. Beginnt mit 1 Kraftmarker und 1 Mîn.
character-sekhmet-dice = Beginnt mit 1 Balancewürfel. Kosten der weiteren Kampfwürfel: (1) 1 Mîn und 1 Wissen; (2) 2 Mîn und 1 Wissen; (3) 2 Mîn und 2 Wissen; (4) 3 Mîn und 2 Wissen. Der letzte bringt 4 FP.
charge-sekhmet = Zwillingsklingen
charge-sekhmet-text = Füge 2 Treffer hinzu.
character-eugene = Eugene
    .the = Eugene
    .start = Eugene
    .acc = Eugene
    .dat = Eugene
    .gen = Eugenes
    .kind = character
    .gender = m
character-eugene-text = Ein Tüftler und Händler, der mit allem handelt, sogar mit der Zeit: Jedes seiner 4 Zeitfelder nimmt alle Tageszeiten, und sein Tauschtresor steht allen offen, doch Gefährten kann er nicht anwerben. Seine Leisten zahlen in Ressourcen seiner Wahl. Beginnt mit 1 Mîn, 1 Wissen und 1 Skarabäus.
character-eugene-dice = Beginnt mit 1 Balancewürfel. Kosten der weiteren Kampfwürfel: (1) 2 Ressourcen deiner Wahl; (2) 3 Ressourcen deiner Wahl; (3) 4 Ressourcen deiner Wahl; (4) 5 Ressourcen deiner Wahl. Der letzte bringt 4 FP.
charge-eugene = Tüftlertrick
charge-eugene-text = Füge 1 Treffer hinzu. Nach dem Kampf erhältst du 1 Ressource deiner Wahl.
special-exchange-vault = Tauschtresor
    .the = der Tauschtresor
    .acc = den Tauschtresor
    .at = im Tauschtresor
    .to = in den Tauschtresor
    .from = aus dem Tauschtresor
special-exchange-vault-text = Fasst 1 Karte. Solange Eugene mitspielt, darf jeder Spieler einmal in seinem Zug 3 Ressourcen seiner Wahl zahlen, um eine gespielte Aktionskarte von einem Zeitfeld über seinem eigenen Tableau (nicht über einem Gefährten) in den Tresor zu legen. Das Feld ist wieder frei, und eine Karte, die schon im Tresor lag, kommt auf seine Hand und gehört fortan ihm.
character-wally = Wally
    .the = Wally
    .start = Wally
    .acc = Wally
    .dat = Wally
    .gen = Wallys
    .kind = character
    .gender = m
character-wally-text = Ein Dieb ohne eigene Kampfwürfel: Mit dem Diebeshandschuh nimmt er sie seinen Gegnern ab. Seine Kampfleiste hat 1 dauerhaften Block mehr. Beginnt mit 1 Kraftmarker und 1 Skarabäus.
character-wally-dice = Kosten der Handschuhstufen: (1) 1 Mîn und 1 Wissen; (2) 1 Mîn und 2 Wissen; (3) 2 Mîn und 2 Wissen; (4) 3 Mîn und 2 Wissen. Stufe 4 bringt 4 FP.
charge-wally = Fingerfertigkeit
charge-wally-text = Füge 1 Treffer hinzu. Haben beide Seiten gewürfelt, streiche 1 Treffer oder 1 Block deines Gegners. Diese Seite würfelst du nur mit einem Balancewürfel, den du gestohlen oder bekommen hast.
special-thiefs-gauntlet = Diebeshandschuh
    .the = der Diebeshandschuh
    .acc = den Diebeshandschuh
special-thiefs-gauntlet-text = Stufe 0 bis 4. Greift Wally an, darf er, bevor ein Würfel fällt, seinem Gegner höchstens so viele Kampfwürfel stehlen, wie die Stufe angibt, und sie selbst werfen, aber nie mehr, als der Gegner hat. Verteidigt sich Wally nur, nützt der Handschuh nichts. Statt Würfeln schmiedet er die Stufen des Handschuhs.
character-oliver = Oliver
    .the = Oliver
    .start = Oliver
    .acc = Oliver
    .dat = Oliver
    .gen = Olivers
    .kind = character
    .gender = m
character-oliver-text = Ein Träumer, dessen Zeichnungen lebendig werden: Er vertauscht Räume, dreht die Zeit zurück und leiht sich Gefährten, die ihm nicht gehören. Auf seiner Kraftleiste zieht er 1 Karte, wo andere 1 Gesundheit erhalten. Beginnt mit 1 Kraftmarker und 1 Ressource seiner Wahl.
character-oliver-dice = Beginnt mit 1 Balancewürfel. Kosten der weiteren Kampfwürfel: (1) 2 Mîn; (2) 2 Mîn und 1 Wissen; (3) 2 Mîn und 2 Wissen; (4) 3 Mîn und 2 Wissen. Der letzte bringt 4 FP.
charge-oliver = Geistesblitz
charge-oliver-text = Füge 1 Treffer oder 2 Blocks hinzu.
charge-oliver-1-text = 1 Treffer hinzufügen
charge-oliver-2-text = 2 Blocks hinzufügen

## Kräfte

power-rhyme-and-reason = Reim und Verstand
power-rhyme-and-reason-text = Kosten: 1 Kraftmarker und 1 Wissen. Wähle in einem deiner Kämpfe, nachdem beide Seiten gewürfelt haben, eines: Wirf beliebig viele deiner Kampfwürfel einmal neu; oder füge 1 Treffer und 1 Block hinzu.
power-rhyme-and-reason-1-text = Würfel neu werfen
power-rhyme-and-reason-2-text = 1 Treffer und 1 Block hinzufügen
power-rewrite-the-verse = Neu gedichtet
power-rewrite-the-verse-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Wähle in deinem Zug eines: Reinige den verfluchten Raum, in dem du bist, ohne seine Kosten zu zahlen, selbst wenn Skarabäen oder das Fae-Monster darin sind; oder nimm 1 deiner gespielten Aktionskarten von ihrem Zeitfeld zurück auf die Hand.
power-rewrite-the-verse-1-text = Diesen Raum reinigen
power-rewrite-the-verse-2-text = 1 gespielte Aktionskarte zurücknehmen
power-ode-to-courage = Ode an den Mut
power-ode-to-courage-text = Kosten: 1 Kraftmarker. Wähle im Zug eines beliebigen Spielers eines: Ein anderer Spieler erhält 2 Gesundheit; oder füge im Kampf eines anderen Spielers 2 Blocks hinzu, bevor der Schaden verteilt wird.
power-ode-to-courage-1-text = Ein anderer Spieler erhält 2 Gesundheit
power-ode-to-courage-2-text = 2 Blocks im Kampf eines anderen Spielers hinzufügen
power-textbook-earling-leap = Ohrlingssprung aus dem Lehrbuch
power-textbook-earling-leap-text = Kosten: 1 Kraftmarker, 1 Mîn und 1 Wissen. Reise in deinem Zug durch ein Portal in einen beliebigen anderen Raum. Wähle dort eines: Führe einen Angriff mit 2 zusätzlichen Treffern aus; oder nutze die Aktion dieses Raumes, selbst wenn Skarabäen oder das Fae-Monster darin sind (nicht aber, wenn er verflucht ist oder brennt).
power-textbook-earling-leap-1-text = Mit 2 zusätzlichen Treffern angreifen
power-textbook-earling-leap-2-text = Die Raumaktion nutzen
power-gentle-paws = Sanfte Pfoten
power-gentle-paws-text = Kosten: 1 Kraftmarker. Wähle in deinem Zug eines: Du und ein anderer Spieler erhaltet je 1 Gesundheit; oder verbanne 1 Skarabäus aus dem Raum, in dem du bist (nicht aus dem Thronsaal).
power-gentle-paws-1-text = Du und ein anderer Spieler erhaltet je 1 Gesundheit
power-gentle-paws-2-text = 1 Skarabäus hier verbannen
power-listening-walls = Die Wände haben Ohren
power-listening-walls-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Wähle in deinem Zug eines: Sieh dir die obersten 2 Karten des Monsterstapels an (oder weniger, wenn nicht so viele da sind) und lege sie in beliebiger Reihenfolge zurück; oder ein anderer Spieler führt sofort 1 Bewegung aus und darf die Aktion des Raumes nutzen, in dem sie endet.
power-listening-walls-1-text = 2 Monsterkarten ansehen
power-listening-walls-2-text = Ein anderer Spieler führt 1 Bewegung aus
power-abraca-stab-ra = Abraca-stich-ra
power-abraca-stab-ra-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Füge in einem deiner Kämpfe, bevor ein Würfel fällt, deinen Würfeln für diesen Kampf 1 Kampfwürfel beliebiger Farbe hinzu.
power-warden-advance = Vorstoß der Wächterin
power-warden-advance-text = Kosten: 1 Kraftmarker, 1 Mîn und 1 Wissen. Unmittelbar nachdem eine deiner Bewegungen in einem Raum geendet hat (ein Portal zählt nicht): Besiege dort ohne Kampf alle Skarabäen; jeden darfst du behalten oder zurückgeben. Nicht im Thronsaal.
power-blade-dance = Klingentanz
power-blade-dance-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Wähle eines: Führe in deinem Zug einen Angriff in dem Raum aus, in dem du bist; oder füge einem deiner Kämpfe, nachdem beide Seiten gewürfelt haben, 2 Treffer hinzu.
power-blade-dance-1-text = Angreifen
power-blade-dance-2-text = 2 Treffer hinzufügen
power-clockwork-gambit = Uhrwerk-Gambit
power-clockwork-gambit-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Wähle in deinem Zug eines: Stelle die Zeit um 1 oder 2 Felder vor oder zurück; oder nimm die Karte im Tauschtresor, falls dort eine liegt, auf die Hand.
power-clockwork-gambit-1-text = Die Zeit um 1 oder 2 Felder verstellen
power-clockwork-gambit-2-text = Die Karte im Tresor nehmen
power-pocket-forge = Taschenschmiede
power-pocket-forge-text = Kosten: 1 Kraftmarker. Wähle in deinem Zug eines: Schmiede 1 Kampfwürfel, wo immer du bist, für 1 Ressource weniger; oder ein anderer Spieler schmiedet, wo immer er ist, 1 Kampfwürfel zu vollen Kosten.
power-pocket-forge-1-text = 1 Kampfwürfel für 1 Ressource weniger schmieden
power-pocket-forge-2-text = Ein anderer Spieler schmiedet 1 Kampfwürfel
power-better-offer = Besseres Angebot
power-better-offer-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Erhalte in deinem Zug 2 Ressourcen deiner Wahl. Ein anderer Spieler erhält 2 Ressourcen seiner Wahl.
power-fae-infiltration = Fae-Infiltration
power-fae-infiltration-text = Kosten: 1 Kraftmarker und 1 Skarabäus. Entferne in deinem Zug 1 Kraftkarte vom Tableau des Fae-Monsters und erhalte 2 FP. Du darfst sie neben deinem Tableau behalten (2 Plätze), wo sie den Bonus für den jetzigen Zustand des Monsters zeigt; sonst wird sie abgelegt. Nutze in einem späteren Kampf deiner Wahl 1 oder beide behaltenen Karten und lege sie dann unter den Monsterstapel. Nicht, solange beide Plätze belegt sind.
power-silent-and-deadly = Lautlos und tödlich
power-silent-and-deadly-text = Kosten: 1 Kraftmarker und 1 Wissen. Nur in deinem Zug und nur, wenn du darin noch keine Bewegung ausgeführt hast (ein Portal ist erlaubt): Führe einen Angriff in dem Raum aus, in dem du bist, und ignoriere die Treffer des Verteidigers.
power-light-fingers = Flinke Finger
power-light-fingers-text = Kosten: 1 Kraftmarker. Wähle in deinem Zug eines: Erhalte 2 Ressourcen deiner Wahl; oder stiehl bei einem deiner Angriffe, bevor ein Würfel fällt, 1 Kampfwürfel mehr, als dein Handschuh erlaubt.
power-light-fingers-1-text = 2 Ressourcen deiner Wahl erhalten
power-light-fingers-2-text = 1 Kampfwürfel mehr stehlen
power-living-sketch = Lebendige Skizze
power-living-sketch-text = Kosten: 1 Kraftmarker und 1 Mîn. Vertausche in deinem Zug 2 Räume desselben Rings mit allem, was darin ist (nicht die aufgedruckten Räume), und führe dann 1 Bewegung aus.
power-waking-dream = Wachtraum
power-waking-dream-text = Kosten: 1 Kraftmarker und 1 Wissen. Wähle in deinem Zug eines: Stelle die Zeit um 1, 2 oder 3 Felder zurück; oder ziehe 2 Aktionskarten.
power-waking-dream-1-text = Die Zeit um 1 bis 3 Felder zurückstellen
power-waking-dream-2-text = 2 Aktionskarten ziehen
power-imaginary-friend = Fantasiefreund
power-imaginary-friend-text = Kosten: 1 Kraftmarker und 1 Ressource deiner Wahl. Wähle in deinem Zug eines: Nutze einmal 1 Fähigkeit 1 offen ausliegenden Gefährten, als wäre er dein eigener und bereit (eine Fähigkeit, die andauert oder auf ein Ereignis wartet, bleibt dir bis zum Ende dieses Zuges); oder frische 1 deiner Gefährten auf.
power-imaginary-friend-1-text = 1 Fähigkeit aus der Auslage nutzen
power-imaginary-friend-2-text = 1 deiner Gefährten auffrischen

## Aktionskarten

action-deceptive-move = Täuschungsmanöver
action-deceptive-move-text = Führe in beliebiger Reihenfolge 1 oder 2 Bewegungen und 1 Angriff aus.
action-charge = Attacke!
action-charge-text = Führe 1 Bewegung aus. Führe 1 Angriff aus und füge dabei 1 Treffer hinzu.
action-shifting-manor = Wandelndes Gemäuer
action-shifting-manor-text = Vertausche 2 Räume desselben Rings mit allem, was darin ist (nicht die aufgedruckten Räume). Führe 1 Bewegung aus.
action-determined-sprint = Entschlossener Sprint
action-determined-sprint-text = Führe 1 oder 2 Bewegungen aus; Skarabäen halten sie nicht auf. Erhalte 1 FP.
action-steps-in-shadow = Schritte im Schatten
action-steps-in-shadow-text = Wähle eines: Führe 1 oder 2 Bewegungen aus; oder reise durch ein Portal in einen anderen Raum deines Rings (nicht aus dem Thronsaal).
action-steps-in-shadow-1-text = 1 oder 2 Bewegungen ausführen
action-steps-in-shadow-2-text = Portal auf diesem Ring
action-fae-touch = Berührung der Fae
action-fae-touch-text = Erhalte 1 Gesundheit. Erhalte 1 Mîn. Solange diese Karte im Spiel ist: 1 Treffer in jedem deiner Kämpfe.
action-magic-mirror = Zauberspiegel
action-magic-mirror-text = Führe die Aktionen einer anderen deiner offen gespielten Aktionskarten aus und zahle deren aufgedruckte Kosten.
action-lore-masters-meditation = Meditation des Sagenmeisters
action-lore-masters-meditation-text = Erhalte 2 Wissen. Erhalte 1 Ressource deiner Wahl.
action-defensive-preparation = Vorbereitete Abwehr
action-defensive-preparation-text = Führe 1 Angriff aus. Erhalte 1 Ressource deiner Wahl. Solange diese Karte im Spiel ist: 1 Block in jedem deiner Kämpfe.
action-tactical-gambit = Taktisches Gambit
action-tactical-gambit-text = Ziehe 2 Aktionskarten, auch über dein Handkartenlimit hinaus. Erhalte 1 Taktikkarte.
action-sly-poem = Listiges Gedicht
action-sly-poem-text = Reise durch ein Portal in den Raum des Fae-Monsters, wenn dort kein Skarabäus ist; bist du schon dort, gilt das auch. Greife dann das Monster an: Bevor ein Würfel fällt, nimm ihm 1 Kampfwürfel deiner Wahl ab und wirf ihn zusammen mit deinen.
action-chapter-and-verse = Kapitel und Vers
action-chapter-and-verse-text = Erhalte 1 Wissen. Ziehe 1 Aktionskarte. Erhalte 2 FP.
action-happy-ending = Happy End
action-happy-ending-text = Kosten: 1 Wissen. Erhalte 1 Gesundheit und 2 FP. Ein anderer Spieler erhält 1 Gesundheit und 1 Ressource seiner Wahl.
action-smooth-ears-smooth-moves = Glatte Ohren, glatter Lauf
action-smooth-ears-smooth-moves-text = Führe 1 oder 2 Bewegungen aus. Ignoriere dabei und bei den Raumaktionen danach alle Skarabäenregeln: Weder Skarabäen noch das Fae-Monster sind dir im Weg.
action-burrow-network = Verzweigter Bau
action-burrow-network-text = Reise durch ein Portal in einen anderen Raum deines Rings. Ein anderer Spieler darf, wo immer er ist, 1 Bewegung ausführen. Erhalte 1 FP.
action-sharing-of-life = Geteiltes Leben
action-sharing-of-life-text = Gib einem anderen Spieler bis zu 3 deiner Gesundheit. Du behältst mindestens 1, und er hat nie mehr als 6. Für jede abgegebene Gesundheit erhältst du 1 Ressource deiner Wahl und 1 FP.
action-whirling-blades = Wirbelnde Klingen
action-whirling-blades-text = Führe 1 Bewegung aus. Führe 1 Angriff aus; gegen Skarabäen füge dabei 2 Treffer hinzu.
action-slice-and-dice = In Würfel geschnitten
action-slice-and-dice-text = Lege 1 Kampfwürfel einer Farbe deiner Wahl auf diese Karte. Er kommt in deinem nächsten Kampf dazu, in Angriff oder Verteidigung, und wird dann abgelegt. Danach darfst du 1 weitere Aktionskarte auf ein leeres Zeitfeld spielen.
action-no-retreat = Kein Zurück
action-no-retreat-text = Kosten: 1 Ressource deiner Wahl. Führe 1 Angriff aus. Solange diese Karte im Spiel ist: 1 Treffer und 1 Block in jedem deiner Kämpfe.
action-patent-pending = Patent angemeldet
action-patent-pending-text = Erhalte 1 Ressource deiner Wahl. Schmiede, wo immer du bist, 1 Kampfwürfel zu seinen Kosten.
action-bulk-order = Großauftrag
action-bulk-order-text = Erhalte 3 Ressourcen deiner Wahl.
action-time-is-money = Zeit ist Geld
action-time-is-money-text = Kosten: 1 Ressource deiner Wahl. Stelle die Zeit um 1, 2 oder 3 Felder zurück. Für jedes Feld, um das sie zurückgeht, erhältst du 1 FP.
action-smash-and-grab = Blitzeinbruch
action-smash-and-grab-text = Führe 1 Bewegung aus. Führe 1 Angriff aus, bei dem du 1 Kampfwürfel mehr stehlen darfst.
action-through-the-skylight = Durchs Oberlicht
action-through-the-skylight-text = Kosten: 1 Ressource deiner Wahl. Reise durch ein Portal in einen beliebigen anderen Raum. Führe 1 Angriff aus.
action-sticky-fingers = Lange Finger
action-sticky-fingers-text = Erhalte 2 Ressourcen deiner Wahl. Erhalte 1 Taktikkarte.
action-sketched-door = Gezeichnete Tür
action-sketched-door-text = Reise durch ein Portal in einen Nachbarraum: den nächsten im oder gegen den Uhrzeigersinn auf deinem Ring oder einen, der jenseits eines Korridors gegenüberliegt. Thronsaal und innere Räume liegen einander gegenüber. Führe 1 Angriff aus. Erhalte 1 FP.
action-dreamwalk = Traumwandeln
action-dreamwalk-text = Reise durch ein Portal in den Raum eines anderen Spielers; bist du schon dort, gilt das auch. Hast du es getan, wähle eines: Du und dieser Spieler erhaltet je 1 Gesundheit; oder du und dieser Spieler erhaltet je 1 Ressource eigener Wahl.
action-dreamwalk-1-text = Ihr beide erhaltet je 1 Gesundheit
action-dreamwalk-2-text = Ihr beide erhaltet je 1 Ressource eigener Wahl
action-nightmare-unbound = Entfesselter Albtraum
action-nightmare-unbound-text = Kosten: 1 Mîn. Führe 1 Angriff aus und füge für diesen Kampf 1 Angriffswürfel und 1 Balancewürfel hinzu.

## Spieloptionen

opt-monster = Fae-Monster
    .help = Wen ihr bezwingen müsst. Für die erste Partie eignet sich der Chaos-Oger am besten.
opt-monster-ogre = Chaos-Oger
    .help = Er jagt Lady Weirdwood und wird mit jedem verfluchten Raum stärker.
opt-monster-wraith = Mîn-Schemen
    .help = Er geht durch Wände, heilt sich und zehrt von Lady Weirdwoods Lebenskraft.
opt-monster-therus = Therus
    .help = Der dunkle Magier nährt seinen Zauber mit allem, was ihr ausgebt, um Lady Weirdwood zu beherrschen.
opt-characters = Charaktere
    .help = Wie die Spieler zu ihren Charakteren kommen.
opt-characters-choose = Nach Wahl
    .help = Der Reihe nach wählt jeder Spieler einen Charakter, den noch niemand hat.
opt-characters-random = Durch Zufall
    .help = Der Zufall teilt die Charaktere aus.
opt-basic_rooms = Nur Grundräume
    .help = Ohne die 2 äußeren, 2 mittleren und 1 inneren Raum mit dem E. Gut für die ersten Partien.
opt-scaling = Stärke nach Zahl der Charaktere
    .help = Die Werte des Monsters richten sich nach der Zahl der Charaktere. Ohne diese Option sind sie immer gleich.
opt-family = Familienvariante
    .help = Alle FP bewegen einen Marker auf der Gruppenleiste, und jeder Bonus geht an alle Spieler. Leichter.
opt-forges = Schmieden
    .help = Je weniger Räume, in denen Würfel geschmiedet werden können, desto schwerer die Partie.
opt-forges-all = Alle
    .help = Jeder Raum kann im Spiel sein.
opt-forges-fewer = Weniger
    .help = Ohne Arkanum der Schmiede und Uralte Gießerei.
opt-forges-fewest = Am wenigsten
    .help = Auch ohne Kriegskammer des Generals und Königliche Rüstkammer.
opt-start_day = Erster Tag
    .help = Der Tag, an dem ihr beginnt. Je später, desto weniger Zeit und desto schwerer die Partie. Empfohlen: Tag 4 gegen den Chaos-Oger, Tag 2 gegen den Mîn-Schemen oder Therus.
opt-scarab_pp = Weniger FP für Skarabäen
    .help = Ein besiegter Skarabäus bringt 1 FP, wenn du ihn zurückgibst, und keinen, wenn du ihn behältst.
opt-scarab_limit = Zu wenige Skarabäen
    .help = Muss ein Skarabäus platziert werden und der Vorrat ist leer, verliert ihr sofort.
opt-quests = Aufträge
    .help = Jeder Spieler bekommt einen Auftrag, der ein Zeitfeld belegt, bis er abgeschlossen ist.
opt-first = Wer beginnt
    .help = Wer den ersten Zug hat.
opt-first-random = Durch Zufall
    .help = Der Zufall entscheidet, wer beginnt.
opt-first-seat-0 = Platz 1
    .help = Platz 1 beginnt.
opt-first-seat-1 = Platz 2
    .help = Platz 2 beginnt.
opt-first-seat-2 = Platz 3
    .help = Platz 3 beginnt.
opt-first-seat-3 = Platz 4
    .help = Platz 4 beginnt.
opt-first-seat-4 = Platz 5
    .help = Platz 5 beginnt.

## Gefährten

companion-cedar-chompybark = Cedar Chompybark
    .the = Cedar Chompybark
    .start = Cedar Chompybark
    .acc = Cedar Chompybark
    .dat = Cedar Chompybark
    .kind = companion
    .gender = m
companion-cedar-chompybark-role = Lebender Dhor
companion-cedar-chompybark-text = Einmal pro Zug: Zahle 1 Ressource deiner Wahl, um durch ein Portal in einen beliebigen anderen Raum zu reisen.
companion-brunhilde-grendelsdottir = Brunhilde Grendelsdottir
    .the = Brunhilde Grendelsdottir
    .start = Brunhilde Grendelsdottir
    .acc = Brunhilde Grendelsdottir
    .dat = Brunhilde Grendelsdottir
    .kind = companion
    .gender = f
companion-brunhilde-grendelsdottir-role = Magische Wildhüterin
companion-brunhilde-grendelsdottir-text = Erschöpfe: Reise durch ein Portal in einen Raum mit mindestens 2 Skarabäen (stehst du schon in einem solchen, darfst du bleiben) und greife sie dann mit 1 zusätzlichen Kampfwürfel beliebiger Farbe an.
companion-arthur-weirdwood = Arthur Weirdwood
    .the = Arthur Weirdwood
    .start = Arthur Weirdwood
    .acc = Arthur Weirdwood
    .dat = Arthur Weirdwood
    .kind = companion
    .gender = m
companion-arthur-weirdwood-role = Großmagier
companion-arthur-weirdwood-text = Erschöpfe: Nutze 1 Kraft deines eigenen Tableaus, ohne dafür zu zahlen. Zeitpunkt und Bedingungen der Kraft gelten weiterhin.
companion-mathilda-ravenstone = Mathilda RavenStone
    .the = Mathilda RavenStone
    .start = Mathilda RavenStone
    .acc = Mathilda RavenStone
    .dat = Mathilda RavenStone
    .kind = companion
    .gender = f
companion-mathilda-ravenstone-role = Kampfmagierin der Wächter
companion-mathilda-ravenstone-1-text = Immer wenn du mit einer Angriffsaktion mindestens 1 Gegner angreifst, erhältst du 1 FP, noch bevor gewürfelt wird (nicht für den Angriff, den Mathilda selbst dir gibt).
companion-mathilda-ravenstone-2-text = Erschöpfe: Führe 1 zusätzlichen Angriff in deinem Raum aus.
companion-mathilda-ravenstone-text = { companion-mathilda-ravenstone-1-text } { companion-mathilda-ravenstone-2-text }
companion-professor-bones = Professor Bones
    .the = Professor Bones
    .start = Professor Bones
    .acc = Professor Bones
    .dat = Professor Bones
    .kind = companion
    .gender = m
companion-professor-bones-role = Sagenmeister
companion-professor-bones-text = Bis zu zweimal in jedem Kampf in deinem Zug, zu einem beliebigen Zeitpunkt vor dem Schaden: Zahle 1 Wissen, um 1 Treffer oder 1 Block hinzuzufügen. Symbolboni senken diese Zahlung nicht.
companion-daisy-bigglesworth = Daisy Bigglesworth
    .the = Daisy Bigglesworth
    .start = Daisy Bigglesworth
    .acc = Daisy Bigglesworth
    .dat = Daisy Bigglesworth
    .kind = companion
    .gender = f
companion-daisy-bigglesworth-role = Ohrling auf Abenteuer
companion-daisy-bigglesworth-text = In jedem Kampf, an dem du teilnimmst, hast du 1 Block.
companion-lash-vandermere = Lash Vandermere
    .the = Lash Vandermere
    .start = Lash Vandermere
    .acc = Lash Vandermere
    .dat = Lash Vandermere
    .kind = companion
    .gender = f
companion-lash-vandermere-role = Wächterin mit der Peitsche
companion-lash-vandermere-text = Erschöpfe: Nimm deinem Gegner in deinem Zug, bevor in deinem Kampf gewürfelt wird, für diesen Kampf 1 Kampfwürfel deiner Wahl weg.
companion-tobias-tock = Tobias Tock
    .the = Tobias Tock
    .start = Tobias Tock
    .acc = Tobias Tock
    .dat = Tobias Tock
    .kind = companion
    .gender = m
companion-tobias-tock-role = Uhrenwart
companion-tobias-tock-text = Erschöpfe: Stelle die Zeit um 1 Feld vor oder um 1 Feld zurück.
companion-marrow = Marrow
    .the = Marrow
    .start = Marrow
    .acc = Marrow
    .dat = Marrow
    .kind = companion
    .gender = m
companion-marrow-role = Skarabäen-Spürhund
companion-marrow-text = Erschöpfe: Verbanne 1 Skarabäus aus deinem Raum oder aus einem Raum, der ihm über einen Korridor gegenüberliegt (nicht aus dem Thronsaal).
companion-granny-thistle = Oma Distel
    .the = Oma Distel
    .start = Oma Distel
    .acc = Oma Distel
    .dat = Oma Distel
    .kind = companion
    .gender = f
companion-granny-thistle-role = Kräuterfrau
companion-granny-thistle-text = Erschöpfe: Du oder ein anderer Spieler erhält 1 Gesundheit.
companion-pennywhistle = Pennywhistle
    .the = Pennywhistle
    .start = Pennywhistle
    .acc = Pennywhistle
    .dat = Pennywhistle
    .kind = companion
    .gender = m
companion-pennywhistle-role = Elsterkobold
companion-pennywhistle-text = Erschöpfe: Erhalte 1 Ressource deiner Wahl.
companion-sir-rustington = Sir Rustington
    .the = Sir Rustington
    .start = Sir Rustington
    .acc = Sir Rustington
    .dat = Sir Rustington
    .kind = companion
    .gender = m
companion-sir-rustington-role = Wandelnde Rüstung
companion-sir-rustington-text = In jedem deiner Kämpfe gegen das Fae-Monster hast du 1 Treffer.
companion-quillby = Quillby
    .the = Quillby
    .start = Quillby
    .acc = Quillby
    .dat = Quillby
    .kind = companion
    .gender = m
companion-quillby-role = Lebende Schreibfeder
companion-quillby-text = Erschöpfe: Ziehe 2 Aktionskarten, auch über dein Handkartenlimit hinaus.
companion-ember = Ember
    .the = Ember
    .start = Ember
    .acc = Ember
    .dat = Ember
    .kind = companion
    .gender = m
companion-ember-role = Schmiedekobold
companion-ember-text = Einmal pro Zug: Zahle bei einer deiner Schmiedeaktionen 1 Ressource deiner Wahl weniger (nie weniger als 0).
companion-odette-vale = Odette Vale
    .the = Odette Vale
    .start = Odette Vale
    .acc = Odette Vale
    .dat = Odette Vale
    .kind = companion
    .gender = f
companion-odette-vale-role = Hofdame
companion-odette-vale-text = Erschöpfe: Ein anderer Spieler erhält 1 Gesundheit, 1 FP und 1 Ressource seiner Wahl.
companion-finn-latchkey = Finn Latchkey
    .the = Finn Latchkey
    .start = Finn Latchkey
    .acc = Finn Latchkey
    .dat = Finn Latchkey
    .kind = companion
    .gender = m
companion-finn-latchkey-role = Schlosser
companion-finn-latchkey-text = Erschöpfe: Reise durch ein Portal nach nebenan: 1 Raum im oder gegen den Uhrzeigersinn auf deinem Ring oder in einen Raum, der deinem über einen Korridor gegenüberliegt. Der Thronsaal und jeder Raum des inneren Rings liegen einander gegenüber.
companion-the-moth-eaten-map = Die mottenzerfressene Landkarte
    .the = die mottenzerfressene Landkarte
    .start = Die mottenzerfressene Landkarte
    .acc = die mottenzerfressene Landkarte
    .dat = der mottenzerfressenen Landkarte
    .kind = companion
    .gender = f
companion-the-moth-eaten-map-role = Denkende Landkarte
companion-the-moth-eaten-map-text = Erschöpfe: Vertausche 2 beliebige Raumplättchen desselben Rings samt allem, was sich darin befindet.
companion-nurse-nightingloom = Schwester Nightingloom
    .the = Schwester Nightingloom
    .start = Schwester Nightingloom
    .acc = Schwester Nightingloom
    .dat = Schwester Nightingloom
    .kind = companion
    .gender = f
companion-nurse-nightingloom-role = Geisterhafte Heilerin
companion-nurse-nightingloom-text = Erschöpfe: Wenn du Schaden erleiden würdest, auch im Zug eines anderen Spielers, erleidest du 2 weniger (mindestens 0).

## Taktikkarten

tactic-power-surge = Kraftschub
tactic-power-surge-text = Einmalig beim Ausspielen: Erhalte 1 Kraftmarker.
tactic-short-rest = Kurze Rast
tactic-short-rest-text = Einmalig beim Ausspielen: Erhalte 1 Gesundheit.
tactic-deadly-attack = Tödlicher Angriff
tactic-deadly-attack-text = In allen Kämpfen, solange die Karte ausliegt: 1 Treffer.
tactic-sturdy-guard = Feste Deckung
tactic-sturdy-guard-text = In allen Kämpfen, solange die Karte ausliegt: 1 Block.
tactic-borrowed-blade = Geliehene Klinge
tactic-borrowed-blade-text = In 1 deiner Kämpfe, solange die Karte ausliegt: Füge, bevor gewürfelt wird, 1 Kampfwürfel beliebiger Farbe hinzu.
tactic-quick-step = Schneller Schritt
tactic-quick-step-text = Einmalig beim Ausspielen: Führe 1 Bewegung aus.
tactic-opportune-strike = Hieb zur rechten Zeit
tactic-opportune-strike-text = Einmalig beim Ausspielen: Führe 1 Angriff in deinem Raum aus.
tactic-scavenge = Fundstücke
tactic-scavenge-text = Einmalig beim Ausspielen: Erhalte 1 Mîn oder 1 Wissen sowie 1 FP.
tactic-warden-insight = Einsicht der Wächter
tactic-warden-insight-text = Einmalig beim Ausspielen: Ziehe 1 Aktionskarte und erhalte 1 FP.
tactic-turn-the-hourglass = Wende das Stundenglas
tactic-turn-the-hourglass-text = Einmalig beim Ausspielen: Stelle die Zeit um 1 oder 2 Felder zurück, bevor die Aktionskarte sie vorstellt.
tactic-banishing-word = Bannwort
tactic-banishing-word-text = Einmalig beim Ausspielen: Verbanne 1 Skarabäus aus einem beliebigen Raum außer dem Thronsaal.

## Aufträge und Gunstmarker

quest-clever-tactics = Kluge Taktik
quest-clever-tactics-condition-text = Spiele eine Aktionskarte auf den Morgen und lege dabei eine Taktikkarte aus deinem Vorrat darauf.
quest-clever-tactics-reward-text = Belohnung: Lege diesen Auftrag in deinen Vorrat. Du darfst ihn in deinem Zug jederzeit abwerfen, um 1 deiner ausgespielten Taktikkarten in deinen Vorrat zurückzunehmen.
quest-clever-tactics-text = { quest-clever-tactics-condition-text } { quest-clever-tactics-reward-text }
quest-worthy-student = Würdiger Schüler
quest-worthy-student-condition-text = Beende eine Bewegung oder ein Portal in einem dieser Räume: { room-training-grounds }, { room-royal-armoury } oder { room-dragon-sanctuary }. Verliere dann nach deiner Wahl 1 oder 2 Gesundheit (du behältst mindestens 1).
quest-worthy-student-reward-text = Belohnung: 2 FP, 1 Kraftmarker und 1 Ressource deiner Wahl; hast du 2 Gesundheit verloren, 1 weiterer Kraftmarker. Wirf diesen Auftrag danach ab.
quest-worthy-student-text = { quest-worthy-student-condition-text } { quest-worthy-student-reward-text }
quest-scarab-hunter = Skarabäenjagd
quest-scarab-hunter-condition-text = Besiege in einem Zug 3 oder mehr Skarabäen.
quest-scarab-hunter-reward-text = Belohnung: 3 FP und 1 Kraftmarker.
quest-scarab-hunter-text = { quest-scarab-hunter-condition-text } { quest-scarab-hunter-reward-text }
quest-throne-guard = Thronwache
quest-throne-guard-condition-text = Besiege in einem Kampf im Thronsaal 2 Skarabäen, oder sei in deinem Zug im Thronsaal, während kein Skarabäus darin ist.
quest-throne-guard-reward-text = Belohnung: 2 FP und 1 Gesundheit.
quest-throne-guard-text = { quest-throne-guard-condition-text } { quest-throne-guard-reward-text }
quest-purifier = Läuterung
quest-purifier-condition-text = Reinige 1 verfluchten Raum.
quest-purifier-reward-text = Belohnung: 1 Kraftmarker und 1 Ressource deiner Wahl.
quest-purifier-text = { quest-purifier-condition-text } { quest-purifier-reward-text }
quest-generous-heart = Großzügiges Herz
quest-generous-heart-condition-text = Lass andere Spieler in einem deiner Züge durch deine Karten, Kräfte, Gefährten oder Raumaktionen zusammen mindestens 2 Gesundheit, Ressourcen oder FP erhalten.
quest-generous-heart-reward-text = Belohnung: 2 Ressourcen deiner Wahl.
quest-generous-heart-text = { quest-generous-heart-condition-text } { quest-generous-heart-reward-text }
quest-grand-tour = Großer Rundgang
quest-grand-tour-condition-text = Beende in einem Zug in jedem der 3 Ringe (außen, Mitte und innen) eine Bewegung oder ein Portal in einem Raum. Der Raum, in dem du den Zug beginnst, zählt nicht.
quest-grand-tour-reward-text = Belohnung: 2 FP und 1 Taktikkarte.
quest-grand-tour-text = { quest-grand-tour-condition-text } { quest-grand-tour-reward-text }
quest-first-blood = Erstes Blut
quest-first-blood-condition-text = Füge dem Fae-Monster in einem Kampf 2 oder mehr ungeblockte Treffer zu.
quest-first-blood-reward-text = Belohnung: 1 Gesundheit und 1 Kraftmarker.
quest-first-blood-text = { quest-first-blood-condition-text } { quest-first-blood-reward-text }
quest-unbroken-wall = Unbezwungener Wall
quest-unbroken-wall-condition-text = Erleide keinen Schaden in einem Kampf, in dem der Gegner vor Abzug deiner Blocks 2 oder mehr Treffer hat.
quest-unbroken-wall-reward-text = Belohnung: 1 Wissen, 1 Mîn und 1 FP.
quest-unbroken-wall-text = { quest-unbroken-wall-condition-text } { quest-unbroken-wall-reward-text }
quest-master-smith = Meisterschmied
quest-master-smith-condition-text = Schmiede 1 Kampfwürfel oder verbessere den Diebeshandschuh um 1 Stufe.
quest-master-smith-reward-text = Belohnung: 1 Ressource deiner Wahl und 1 FP.
quest-master-smith-text = { quest-master-smith-condition-text } { quest-master-smith-reward-text }
quest-good-company = In guter Gesellschaft
quest-good-company-condition-text = Nutze 1 Gefährtenfähigkeit, die den Gefährten erschöpft (Eugene: Nutze den Tauschtresor).
quest-good-company-reward-text = Belohnung: Frische 1 Gefährten auf und erhalte 1 Ressource deiner Wahl.
quest-good-company-text = { quest-good-company-condition-text } { quest-good-company-reward-text }
quest-early-bird = Früher Vogel
quest-early-bird-condition-text = Spiele eine Aktionskarte, die die Zeit auf Morgen 1 anhält.
quest-early-bird-reward-text = Belohnung: 1 Gesundheit und 1 Ressource deiner Wahl.
quest-early-bird-text = { quest-early-bird-condition-text } { quest-early-bird-reward-text }
quest-midnight-oil = Nachteule
quest-midnight-oil-condition-text = Spiele eine Aktionskarte, die die Zeit auf Nacht 3 anhält.
quest-midnight-oil-reward-text = Belohnung: 1 Kraftmarker.
quest-midnight-oil-text = { quest-midnight-oil-condition-text } { quest-midnight-oil-reward-text }
quest-perfect-pattern = Perfektes Muster
quest-perfect-pattern-condition-text = Habe in deinem Zug 2 passende Symbolpaare auf deinen ausgespielten Karten.
quest-perfect-pattern-reward-text = Belohnung: 2 FP und 1 Ressource deiner Wahl.
quest-perfect-pattern-text = { quest-perfect-pattern-condition-text } { quest-perfect-pattern-reward-text }
quest-pilgrim-of-the-crypt = Pilger der Krypta
quest-pilgrim-of-the-crypt-condition-text = Nutze die Aktion von 1 Raum des inneren Rings.
quest-pilgrim-of-the-crypt-reward-text = Belohnung: 2 Wissen.
quest-pilgrim-of-the-crypt-text = { quest-pilgrim-of-the-crypt-condition-text } { quest-pilgrim-of-the-crypt-reward-text }
quest-hale-and-hearty = Kerngesund
quest-hale-and-hearty-condition-text = Habe am Ende deines Zuges, bevor du deine Handkarten prüfst, mindestens 5 Gesundheit.
quest-hale-and-hearty-reward-text = Belohnung: 1 Taktikkarte und 1 FP.
quest-hale-and-hearty-text = { quest-hale-and-hearty-condition-text } { quest-hale-and-hearty-reward-text }
quest-wages-of-war = Kriegssold
quest-wages-of-war-condition-text = Lege in einem Zug 2 besiegte Skarabäen in den allgemeinen Vorrat zurück.
quest-wages-of-war-reward-text = Belohnung: 2 Mîn.
quest-wages-of-war-text = { quest-wages-of-war-condition-text } { quest-wages-of-war-reward-text }
quest-keeper-of-hours = Hüter der Stunden
quest-keeper-of-hours-condition-text = Stelle in deinem Zug die Zeit um mindestens 1 Feld zurück.
quest-keeper-of-hours-reward-text = Belohnung: 2 Ressourcen deiner Wahl.
quest-keeper-of-hours-text = { quest-keeper-of-hours-condition-text } { quest-keeper-of-hours-reward-text }
favour = Gunstmarker
    .the = der Gunstmarker
    .start = Der Gunstmarker
    .acc = den Gunstmarker
    .dat = dem Gunstmarker
    .a = einen Gunstmarker
    .kind = favour
favour-text = Wirf diesen Marker zu einem beliebigen Zeitpunkt eines Kampfes ab, an dem du teilnimmst: Füge 1 Treffer oder 1 Block hinzu oder, bevor gewürfelt wird, 1 Kampfwürfel beliebiger Farbe.
favour-1-text = Füge 1 Treffer hinzu
favour-2-text = Füge 1 Block hinzu
favour-3-text = Bevor gewürfelt wird: Füge 1 Kampfwürfel beliebiger Farbe hinzu

## Monster: Wörter aller Tableaus

monster-powers-text = Auf dem Tableau des Monsters liegen höchstens 3 Kraftkarten. Im Kampf zählt alles, was sie zeigen. Nach dem Kampf werden sie abgelegt, und der Spieler, der gekämpft hat, erhält für jede 2 FP.

## Monster: der Chaos-Oger

monster-chaos-ogre = Chaos-Oger
    .the = der Chaos-Oger
    .start = Der Chaos-Oger
    .acc = den Chaos-Oger
    .dat = dem Chaos-Oger
    .gen = des Chaos-Ogers
    .kind = monster
    .gender = m
monster-chaos-ogre-title = Chaos-Oger
monster-chaos-ogre-text = Ein Rohling aus dem Reich der Fae, der Mauern, Räume und Wächter kurz und klein schlägt. Er hat es auf Lady Weirdwood abgesehen, lässt sich aber von jedem Lärm ablenken. Je mehr Räume verflucht sind, desto stärker wird er; überwältigt der Fluch das Herrenhaus oder erschlägt er Lady Weirdwood, habt ihr verloren.
monster-chaos-ogre-states-text = Ruhig an den Tagen 1 bis 4, zornig an den Tagen 5 bis 9, rasend an den Tagen 10 bis 12.
monster-chaos-ogre-movement-text = Verbinden offene Räume und Korridore seinen Raum mit dem seines Ziels, geht er geradewegs dorthin; Skarabäen, Spieler und Lady Weirdwood halten ihn nicht auf, Trümmer schon. Andernfalls wirf die Raumwürfel: Er erscheint im gewürfelten Raum (bei Trümmern würfle neu). Ist er schon dort, bleibt er stehen.
monster-chaos-ogre-burst-text = Für jeden Ausbruch, den er würfelt: In seinem Raum erscheint 1 Skarabäus, und er hat 1 Treffer mehr.
monster-chaos-ogre-turn-text = Am Ende des Zuges jedes Spielers wird die oberste Karte seines Stapels ausgeführt; ist der Stapel leer, werden zuvor die abgelegten Karten neu gemischt.
monster-chaos-ogre-rubble-text = Trümmer erschlagen alle Skarabäen im Raum, und jeder Spieler darin erleidet 1 Schaden. Wer darin steht, darf hinaus; niemand darf den Raum betreten, durchqueren oder durch ein Portal erreichen. Steht Lady Weirdwood darin, verliert sie 1 Gesundheit, und der aktive Spieler muss 1 Ressource zahlen, um sie hinauszubringen (kann er es nicht, der nächste Spieler, der es kann). Ein verfluchter Raum unter Trümmern bleibt bis zum Ende des Spiels verflucht. Es gibt 5 Plättchen; in den Thronsaal kommt nie eines.
monster-chaos-ogre-curse-threat = Fluchgefahr
monster-chaos-ogre-curse-threat-text = Der Marker zeigt stets die Zahl der verfluchten Räume. In jedem Kampf des Ogers zählen alle Würfelsymbole bis zu seinem Feld. Bei 12 verlieren die Spieler sofort (angepasst an 1, 2, 3, 4 oder 5 Charaktere: bei 10, 11, 12, 13 oder 14).
monster-chaos-ogre-lady-health = Gesundheit von Lady Weirdwood
monster-chaos-ogre-lady-health-text = Sie beginnt mit 6 Gesundheit (angepasst an 1, 2, 3, 4 oder 5 Charaktere: 5, 6, 6, 7 oder 7). Sie verliert 1, sooft der Oger in ihrem Raum eine Angriffskarte ausführt. Bei 0 verlieren die Spieler sofort.
monster-chaos-ogre-lady-text = Sobald kein Skarabäus mehr im Thronsaal ist, ist Lady Weirdwood für den Rest des Spiels gerettet. Von da an gibt sie in jedem Kampf, den ein Spieler in ihrem Raum beginnt, 2 Treffer dazu und nimmt selbst keinen Schaden. Jederzeit in deinem Zug darfst du 1 Ressource deiner Wahl zahlen, um sie in einen verbundenen Raum zu bringen, wo immer du selbst bist; Skarabäen halten sie nicht auf.
monster-chaos-ogre-health-text = Jeder ungeblockte Treffer entfernt 1 Gesundheitsstein und bringt 1 FP. Die Spieler wählen die Bereiche. Ist eine Reihe leer, wird ihr Effekt sofort ausgeführt, auch bei den letzten Steinen. Ist der letzte der 18 Steine weg und habt ihr durch keinen Effekt verloren, gewinnt ihr.
monster-chaos-ogre-head = Kopf
monster-chaos-ogre-head-text = 6 Gesundheitssteine in 3 Reihen zu je 2.
monster-chaos-ogre-head-1-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
monster-chaos-ogre-head-2-text = Die Zeit rückt um 1 Feld vor.
monster-chaos-ogre-head-3-text = In seinem Raum erscheint 1 Skarabäus.
monster-chaos-ogre-head-empty-text = Kopf leer: 1 Balancewürfel weniger bis zum Ende des Spiels.
monster-chaos-ogre-torso = Rumpf
monster-chaos-ogre-torso-text = 6 Gesundheitssteine in 3 Reihen zu je 2.
monster-chaos-ogre-torso-1-text = In seinem Raum erscheint 1 Skarabäus.
monster-chaos-ogre-torso-2-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
monster-chaos-ogre-torso-3-text = Wirf zweimal die Raumwürfel; in jedem gewürfelten Raum erscheint 1 Skarabäus.
monster-chaos-ogre-torso-empty-text = Rumpf leer: 1 Verteidigungswürfel weniger bis zum Ende des Spiels.
monster-chaos-ogre-arms = Arme
monster-chaos-ogre-arms-text = 6 Gesundheitssteine in 3 Reihen zu je 2.
monster-chaos-ogre-arms-1-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
monster-chaos-ogre-arms-2-text = Jeder Spieler in seinem Raum erleidet 1 Treffer.
monster-chaos-ogre-arms-3-text = Im Thronsaal erscheint 1 Skarabäus.
monster-chaos-ogre-arms-empty-text = Arme leer: 1 Angriffswürfel weniger bis zum Ende des Spiels.

## Monster: der Mîn-Schemen

monster-min-wraith = Mîn-Schemen
    .the = der Mîn-Schemen
    .start = Der Mîn-Schemen
    .acc = den Mîn-Schemen
    .dat = dem Mîn-Schemen
    .gen = des Mîn-Schemens
    .kind = monster
    .gender = m
monster-min-wraith-title = Mîn-Schemen
monster-min-wraith-text = Ein hungriges Gespenst, das durch Wände gleitet und von fremdem Leben zehrt, sei es das eines Skarabäus oder das der Lady Weirdwood. Was ihn heilt, raubt ihr Lebenskraft; ist sie versiegt, ist das Herrenhaus verloren.
monster-min-wraith-states-text = Ruhig an den Tagen 1 bis 4, zornig an den Tagen 5 bis 9, rasend an den Tagen 10 bis 12.
monster-min-wraith-movement-text = Türen und Wände halten ihn nicht auf. Im und gegen den Uhrzeigersinn gelangt er in den nächsten Raum seines Rings, nach innen und nach außen in den Raum jenseits des Korridors (liegen zwei gleich nahe, in den im Uhrzeigersinn nächsten). Vom inneren Ring nach innen durchquert er den Thronsaal zum gegenüberliegenden Raum des inneren Rings; vom äußeren Ring nach außen taucht er im gegenüberliegenden Raum des äußeren Rings auf.
monster-min-wraith-spawn-text = Skarabäen, die rund um den Schemen erscheinen, folgen denselben Richtungen: Einer, der in den Thronsaal käme, landet im gegenüberliegenden Raum des inneren Rings, einer, der über den äußeren Ring hinausgeriete, im gegenüberliegenden Raum des äußeren Rings.
monster-min-wraith-burst-text = Für jeden Ausbruch, den er würfelt: Er hat 1 Block mehr, und nach dem Kampf wird einmal der Schemenwürfel für ihn geworfen.
monster-min-wraith-absorb-text = Sooft er einen Raum mit Skarabäen betritt, saugt er 1 davon auf: Entferne diesen Skarabäus, und der Schemen heilt 1.
monster-min-wraith-no-damage-text = Nimmt er in einem Kampf, in dem ein Spieler ihn angreift, keinen Schaden, heilt er am Ende dieses Kampfes 1.
monster-min-wraith-heal-text = Für je 1 Gesundheit, die er heilt, verliert Lady Weirdwood 1 Lebenskraft, auch wenn seine Gesundheit schon beim Höchstwert steht.
monster-min-wraith-turn-text = Am Ende des Zuges jedes Spielers wird die oberste Karte seines Stapels ausgeführt; ist der Stapel leer, werden zuvor die abgelegten Karten neu gemischt.
monster-min-wraith-health-text = Er beginnt bei 8 von höchstens 18 (angepasst an 1, 2, 3, 4 oder 5 Charaktere: 18, 13, 8, 7 oder 6). Jeder ungeblockte Treffer kostet ihn 1 Gesundheit und bringt 1 FP. Bei 0 gewinnt ihr. In jedem seiner Kämpfe zählen alle Würfelsymbole bis zu seiner Gesundheit.
monster-min-wraith-health-spawn-text = Sooft seine Gesundheit auf 14, 16 oder 18 steigt: Wirf zweimal die Raumwürfel; in jedem gewürfelten Raum erscheint 1 Skarabäus.
monster-min-wraith-life-force = Lebenskraft
    .the = die Lebenskraft
    .start = Die Lebenskraft
    .acc = die Lebenskraft
    .dat = der Lebenskraft
monster-min-wraith-life-force-text = Lady Weirdwood beginnt mit 9 von höchstens 15 Lebenskraft (angepasst an 1, 2, 3, 4 oder 5 Charaktere: 7, 9, 9, 9 oder 9). Bei 0 verlieren die Spieler sofort.
monster-min-wraith-life-force-give-text = In deinem Zug darfst du ihr in ihrem Raum, wenn dort weder ein Skarabäus noch der Schemen ist, beliebig viel deiner Gesundheit geben (du behältst mindestens 1): Ihre Lebenskraft steigt um ebenso viel.
monster-min-wraith-life-force-move-text = Ab 10: In deinem Zug darfst du 1 Ressource deiner Wahl zahlen, um Lady Weirdwood in einen verbundenen Raum zu bringen, wo immer du selbst bist; Skarabäen halten sie nicht auf.
monster-min-wraith-life-force-hits-1-text = Bei 10 oder 11: In jedem Kampf, den ein Spieler in ihrem Raum beginnt, gibt sie 1 Treffer dazu.
monster-min-wraith-life-force-hits-2-text = Bei 12 oder 13: In jedem Kampf, den ein Spieler in ihrem Raum beginnt, gibt sie 2 Treffer dazu.
monster-min-wraith-life-force-hits-3-text = Bei 14 oder 15: In jedem Kampf, den ein Spieler in ihrem Raum beginnt, gibt sie 3 Treffer dazu.

## Monster: Therus

monster-therus = Therus
    .the = Therus
    .start = Therus
    .acc = Therus
    .dat = Therus
    .gen = von Therus
    .kind = monster
    .gender = m
monster-therus-title = Therus, der Dunkle Magier
monster-therus-text = Ein durchtriebener Zauberer, der Lady Weirdwood an seiner Seite will, als Herrin eines Hauses, das ihm gehorcht. Sein Zauber nährt sich von allem, was ihr ausgebt; oft genug gewirkt, unterwirft er sie seinem Willen, und ihr habt verloren.
monster-therus-states-text = Ruhig an den Tagen 1 bis 3, zornig an den Tagen 4 bis 7, rasend an den Tagen 8 bis 12.
monster-therus-movement-text = Er reist durch Portale, geradewegs in den genannten Raum; Feuer hält ihn nicht auf.
monster-therus-burst-text = Für jeden Ausbruch, den er würfelt: Er hat 1 Treffer mehr, und nach dem Kampf werden einmal die Raumwürfel geworfen; er begibt sich in den gewürfelten Raum.
monster-therus-health-text = Er beginnt bei 17 von höchstens 25 (angepasst an 1, 2, 3, 4 oder 5 Charaktere: 25, 22, 17, 11 oder 8). Jeder ungeblockte Treffer kostet ihn 1 Gesundheit und bringt 1 FP. Bei 0 gewinnt ihr, sobald alle Karten seiner Pläne ausgeführt sind und ihr durch keine davon verloren habt.
monster-therus-health-plan-text = Sooft seine Gesundheit auf 24, 21, 18, 15, 12, 9, 6 oder 3 fällt oder ein solches Feld überspringt: Lege 1 Karte zu seinen Plänen.
monster-therus-fire-text = Feuer verbrennt alle Skarabäen im Raum, und jeder Spieler darin erleidet 1 Schaden. Eine Bewegung endet in einem Raum mit Feuer, und wer ihn mit einer Bewegung oder durch ein Portal betritt, erleidet 1 Schaden; ihn zu verlassen kostet nichts. Seine Aktion ist nicht nutzbar, und Skarabäen betreten ihn nicht. Ein verfluchter Raum mit Feuer bleibt bis zum Ende des Spiels verflucht. Es gibt 5 Plättchen; in den Thronsaal kommt nie eines.
monster-therus-spell = Tückischer Beherrschungszauber
    .the = der Tückische Beherrschungszauber
    .start = Der Tückische Beherrschungszauber
    .acc = den Tückischen Beherrschungszauber
    .dat = dem Tückischen Beherrschungszauber
monster-therus-spell-text = Der Zauber hat 3 Arme mit je 5 Feldern. Sooft ein Spieler Ressourcen oder Kraftmarker ausgibt, ganz gleich wie viele, stärkt er den Zauber und verteilt die Schritte frei auf die Arme; ein Arm auf Feld 5 rückt nicht weiter.
monster-therus-spell-arm = Arm des Zaubers
monster-therus-spell-strengthen-calm-text = Tage 1 bis 3: Jede Zahlung stärkt den Zauber um 2.
monster-therus-spell-strengthen-angry-text = Tage 4 bis 7: Jede Zahlung stärkt den Zauber um 4.
monster-therus-spell-strengthen-furious-text = Tage 8 bis 12: Jede Zahlung stärkt den Zauber um 5.
monster-therus-spell-plan-text = Erreicht oder überschreitet ein Arm Feld 2 oder Feld 4: Lege 1 Karte zu seinen Plänen.
monster-therus-spell-cast-text = Stehen alle 3 Arme auf Feld 5, wird der Zauber gewirkt: Lady Weirdwood rückt 1 Feld nach links, und die obere Hälfte dieses Feldes wird ausgeführt. Dann kehren die Arme auf 0 zurück, und übrige Schritte werden noch gegangen.
monster-therus-possession = Besessenheitsleiste
    .the = die Besessenheitsleiste
    .start = Die Besessenheitsleiste
    .acc = die Besessenheitsleiste
    .dat = der Besessenheitsleiste
monster-therus-possession-text = 9 Felder, von 0 ganz links bis 8 ganz rechts; Lady Weirdwood beginnt auf 4. Ein gewirkter Zauber rückt sie nach links (obere Hälfte des Feldes), ein Gegenzauber nach rechts (untere Hälfte). In Kämpfen mit Therus, und nur dort, gibt ihr Feld einer der beiden Seiten Treffer.
monster-therus-possession-0-text = Lady Weirdwood gehört ihm: Die Spieler verlieren sofort.
monster-therus-possession-1-text = Nach links gerückt: Lege 2 Karten zu seinen Plänen. Therus hat im Kampf 3 Treffer mehr.
monster-therus-possession-2-text = Nach links gerückt: Lege 2 Karten zu seinen Plänen. Therus hat im Kampf 2 Treffer mehr.
monster-therus-possession-3-text = Nach links gerückt: Lege 1 Karte zu seinen Plänen. Nach rechts gerückt: Therus verliert 1 Gesundheit. Therus hat im Kampf 1 Treffer mehr.
monster-therus-possession-4-text = Nach links gerückt: Lege 1 Karte zu seinen Plänen.
monster-therus-possession-5-text = Nach rechts gerückt: Therus verliert 1 Gesundheit.
monster-therus-possession-6-text = Nach rechts gerückt: Therus verliert 1 Gesundheit.
monster-therus-possession-7-text = Nach rechts gerückt: Therus verliert 1 Gesundheit. Der Spieler hat im Kampf gegen Therus 1 Treffer mehr.
monster-therus-possession-8-text = Nach rechts gerückt: Therus verliert 1 Gesundheit. Der Spieler hat im Kampf gegen Therus 1 Treffer mehr. Weitere Gegenzauber sind nicht erlaubt.
monster-therus-counter-spell = Gegenzauber
    .the = der Gegenzauber
    .start = Der Gegenzauber
    .acc = den Gegenzauber
    .dat = dem Gegenzauber
monster-therus-counter-spell-text = Zahle in deinem Zug im Thronsaal, wenn dort weder ein Skarabäus noch Therus ist, 4 Ressourcen deiner Wahl: Erhalte 2 FP, rücke Lady Weirdwood 1 Feld nach rechts und führe die untere Hälfte dieses Feldes aus. Das geht, sooft du zahlen kannst; diese Ressourcen stärken seinen Zauber nicht.
monster-therus-plans = Pläne
    .the = die Pläne
    .start = Die Pläne
    .acc = die Pläne
    .dat = den Plänen
monster-therus-plans-text = Karten für seine Pläne kommen verdeckt von seinem Stapel. Am Ende des Zuges werden sie von links nach rechts ausgeführt, auch die, die dabei noch hinzukommen, und danach abgelegt; eine Kraftkarte kommt auf sein Tableau. Liegt keine Karte in seinen Plänen, wird nichts ausgeführt.
monster-therus-summoning-spell = Rufzauber
    .the = der Rufzauber
    .start = Der Rufzauber
    .acc = den Rufzauber
    .dat = dem Rufzauber
monster-therus-summoning-spell-text = Solange Therus fort ist, dürfen die Spieler im Zug jedes Spielers Ressourcen für den Rufzauber zahlen. Ist er ganz bezahlt, wirf die Raumwürfel: Therus kehrt in den gewürfelten Raum zurück.

## Monsterkarten: Arten und wie man sie liest

card-type-move-text = Das Monster bewegt sich.
card-type-attack-text = Das Monster greift jemanden an.
card-type-scarab-text = Das Monster setzt Skarabäen ein.
card-type-power-text = Das Monster wird im Kampf stärker: Die Karte kommt auf einen der 3 Plätze seines Tableaus.
mcard-mode-cumulative-text = Führe die Abschnitte von oben bis zum jetzigen Zustand des Monsters aus.
mcard-mode-exclusive-text = Führe nur den Abschnitt des jetzigen Zustands des Monsters aus, nach dem gemeinsamen Teil ganz oben, falls es einen gibt.
mcard-mode-totals-text = Im Kampf zählt der Abschnitt des jetzigen Zustands des Monsters.

## Monsterkarten: der Chaos-Oger

mcard-hunting-the-lady = Jagd auf die Lady
mcard-hunting-the-lady-calm-text = Der Oger bewegt sich auf Lady Weirdwood zu.
mcard-hunting-the-lady-angry-text = Dann erscheint in seinem Raum 1 Skarabäus.
mcard-hunting-the-lady-furious-text = Dann verliert Lady Weirdwood, wenn er in ihrem Raum ist, 1 Gesundheit.
mcard-charge-at-the-noise = Dem Lärm entgegen
mcard-charge-at-the-noise-calm-text = Der Oger bewegt sich auf den aktiven Spieler zu.
mcard-charge-at-the-noise-angry-text = Dann erleidet jeder Spieler in seinem Raum 1 Treffer.
mcard-charge-at-the-noise-furious-text = Dann erleidet jeder Spieler in seinem Raum noch 1 Treffer.
mcard-wrecking-run = Spur der Verwüstung
mcard-wrecking-run-calm-text = Wirf die Raumwürfel; der Oger erscheint im gewürfelten Raum.
mcard-wrecking-run-angry-text = Dann lege Trümmer in seinen Raum.
mcard-wrecking-run-furious-text = Dann wirf die Raumwürfel noch einmal; der Oger erscheint im gewürfelten Raum.
mcard-blundering-about = Zielloses Getrampel
mcard-blundering-about-calm-text = Der Oger bewegt sich auf den nächsten Spieler zu.
mcard-blundering-about-angry-text = Der Oger bewegt sich auf den nächsten Spieler zu; dann erscheint in seinem Raum 1 Skarabäus.
mcard-blundering-about-furious-text = Der Oger bewegt sich auf den nächsten Spieler zu; dann greift er 1 Spieler in seinem Raum an (ist niemand dort, greift er nicht an).
mcard-thundering-roar = Donnerndes Gebrüll
mcard-thundering-roar-always-text = Ist der Oger im Raum von Lady Weirdwood, verliert sie 1 Gesundheit.
mcard-thundering-roar-calm-text = Jeder Spieler in seinem Raum erleidet 1 Treffer.
mcard-thundering-roar-angry-text = Jeder Spieler erleidet 1 Treffer.
mcard-thundering-roar-furious-text = Jeder Spieler erleidet 2 Treffer.
mcard-enraged = Blind vor Wut!
mcard-enraged-always-text = Ist der Oger im Raum von Lady Weirdwood, verliert sie 1 Gesundheit.
mcard-enraged-calm-text = Jeder Spieler in seinem Raum erleidet 1 Treffer.
mcard-enraged-angry-text = Jeder Spieler in seinem Ring erleidet 1 Treffer.
mcard-enraged-furious-text = Jeder Spieler in seinem Ring erleidet 1 Treffer; dann lege Trümmer in seinen Raum.
mcard-crushing-blow = Zermalmender Schlag
mcard-crushing-blow-always-text = Ist der Oger im Raum von Lady Weirdwood, verliert sie 1 Gesundheit.
mcard-crushing-blow-calm-text = Der Oger greift 1 Spieler in seinem Raum an (ist niemand dort, geschieht nichts).
mcard-crushing-blow-angry-text = Ist kein Spieler in seinem Raum, bewegt sich der Oger zuerst auf den nächsten Spieler zu. Dann greift er 1 Spieler in seinem Raum an (ist niemand dort, geschieht nichts).
mcard-crushing-blow-furious-text = Ist kein Spieler in seinem Raum, bewegt sich der Oger zuerst auf den nächsten Spieler zu. Dann greift er 1 Spieler in seinem Raum an (ist niemand dort, geschieht nichts). Danach erleidet jeder Spieler in seinem Raum 1 Treffer.
mcard-bone-shaking-stomp = Markerschütterndes Stampfen
mcard-bone-shaking-stomp-always-text = Ist der Oger im Raum von Lady Weirdwood, verliert sie 1 Gesundheit.
mcard-bone-shaking-stomp-calm-text = Jeder Spieler in seinem Raum erleidet 1 Treffer.
mcard-bone-shaking-stomp-angry-text = Dann lege Trümmer in seinen Raum.
mcard-bone-shaking-stomp-furious-text = Dann erleidet jeder Spieler in seinem Ring 1 Treffer.
mcard-come-forth = Kommt hervor!
mcard-come-forth-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-come-forth-angry-text = Dann erscheint im Raum des Ogers 1 Skarabäus.
mcard-come-forth-furious-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-skittering-swarm = Krabbelnder Schwarm
mcard-skittering-swarm-calm-text = Wirf zweimal die Raumwürfel; in jedem gewürfelten Raum erscheint 1 Skarabäus.
mcard-skittering-swarm-angry-text = Wirf zweimal die Raumwürfel; in jedem gewürfelten Raum erscheint 1 Skarabäus.
mcard-skittering-swarm-furious-text = Wirf dreimal die Raumwürfel; in jedem gewürfelten Raum erscheint 1 Skarabäus.
mcard-reinforce-the-throne = Verstärkung für den Thron
mcard-reinforce-the-throne-calm-text = Im Thronsaal erscheint 1 Skarabäus.
mcard-reinforce-the-throne-angry-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-reinforce-the-throne-furious-text = Dann erscheint im Thronsaal 1 Skarabäus.
mcard-clockwork-tide-ogre = Uhrwerkflut
mcard-clockwork-tide-ogre-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-tide-ogre-angry-text = Führe eine Skarabäenphase durch.
mcard-clockwork-tide-ogre-furious-text = Führe eine Skarabäenphase durch; dann erscheint im Raum des Ogers 1 Skarabäus.
mcard-gathering-strength = Kräfte sammeln
mcard-gathering-strength-calm-text = 1 Treffer.
mcard-gathering-strength-angry-text = 2 Treffer.
mcard-gathering-strength-furious-text = 3 Treffer.
mcard-sly-planning = Listiger Plan
mcard-sly-planning-calm-text = 1 Balancewürfel.
mcard-sly-planning-angry-text = 1 Balancewürfel.
mcard-sly-planning-furious-text = 1 Balancewürfel und 1 Angriffswürfel.
mcard-thick-hide = Dickes Fell
mcard-thick-hide-calm-text = 1 Block.
mcard-thick-hide-angry-text = 1 Verteidigungswürfel.
mcard-thick-hide-furious-text = 1 Verteidigungswürfel und 1 Block.

## Monsterkarten: der Mîn-Schemen

mcard-drift-with-the-clock = Treiben mit der Uhr
mcard-drift-with-the-clock-calm-text = Der Schemen zieht 1 Raum im Uhrzeigersinn weiter.
mcard-drift-with-the-clock-angry-text = Dann zieht er noch 1 Raum im Uhrzeigersinn weiter.
mcard-drift-with-the-clock-furious-text = Dann wirf für ihn den Schemenwürfel.
mcard-drift-against-the-clock = Treiben gegen die Uhr
mcard-drift-against-the-clock-calm-text = Der Schemen zieht 1 Raum gegen den Uhrzeigersinn weiter.
mcard-drift-against-the-clock-angry-text = Dann zieht er noch 1 Raum gegen den Uhrzeigersinn weiter.
mcard-drift-against-the-clock-furious-text = Dann wirf für ihn den Schemenwürfel.
mcard-drawn-to-the-heart = Zum Herzen des Hauses
mcard-drawn-to-the-heart-calm-text = Der Schemen zieht 1 Raum nach innen.
mcard-drawn-to-the-heart-angry-text = Dann erscheint im nächsten Raum im Uhrzeigersinn von ihm aus 1 Skarabäus.
mcard-drawn-to-the-heart-furious-text = Dann zieht er 1 Raum nach innen.
mcard-flung-to-the-edge = An den Rand geschleudert
mcard-flung-to-the-edge-calm-text = Der Schemen zieht 1 Raum nach außen.
mcard-flung-to-the-edge-angry-text = Dann erscheint im nächsten Raum gegen den Uhrzeigersinn von ihm aus 1 Skarabäus.
mcard-flung-to-the-edge-furious-text = Dann zieht er 1 Raum nach außen.
mcard-restless-haunting = Rastloser Spuk
mcard-restless-haunting-calm-text = Wirf für ihn einmal den Schemenwürfel.
mcard-restless-haunting-angry-text = Wirf für ihn zweimal den Schemenwürfel.
mcard-restless-haunting-furious-text = Wirf für ihn dreimal den Schemenwürfel.
mcard-hungry-passage = Hungrige Wanderung
mcard-hungry-passage-calm-text = Der Schemen zieht im Uhrzeigersinn in den nächsten anderen Raum seines Rings, in dem ein Skarabäus ist; gibt es keinen, 1 Raum im Uhrzeigersinn.
mcard-hungry-passage-angry-text = Dann erscheint in dem Raum, der ihm nach innen gegenüberliegt, 1 Skarabäus.
mcard-hungry-passage-furious-text = Dann zieht er 1 Raum nach innen.
mcard-chilling-touch = Eisige Berührung
mcard-chilling-touch-calm-text = Jeder Spieler in seinem Raum erleidet 1 Treffer.
mcard-chilling-touch-angry-text = Jeder Spieler in seinem Raum erleidet 2 Treffer.
mcard-chilling-touch-furious-text = Jeder Spieler in seinem Raum erleidet 2 Treffer; war mindestens 1 Spieler dort, heilt der Schemen 1.
mcard-soul-siphon = Seelensog
mcard-soul-siphon-calm-text = Der Schemen greift 1 Spieler in seinem Raum an; ist niemand dort, wirf stattdessen für ihn den Schemenwürfel.
mcard-soul-siphon-angry-text = Der Schemen greift 1 Spieler in seinem Raum an und heilt 1, wenn 1 oder mehr Treffer ungeblockt bleiben; ist niemand dort, wirf stattdessen für ihn den Schemenwürfel.
mcard-soul-siphon-furious-text = Der Schemen zieht in den Raum des aktiven Spielers, greift ihn an und heilt 1, wenn 1 oder mehr Treffer ungeblockt bleiben.
mcard-keening-wail = Klagegeheul
mcard-keening-wail-calm-text = Jeder Spieler in seinem Ring erleidet 1 Treffer.
mcard-keening-wail-angry-text = Jeder Spieler in seinem Ring erleidet 1 Treffer und wirft 1 Handkarte seiner Wahl ab (ohne Handkarten: keine).
mcard-keening-wail-furious-text = Jeder Spieler erleidet 1 Treffer.
mcard-grasp-at-the-lady = Griff nach der Lady
mcard-grasp-at-the-lady-calm-text = Ist der Schemen im Raum von Lady Weirdwood, verliert sie 1 Lebenskraft; sonst zieht er 1 Raum nach innen.
mcard-grasp-at-the-lady-angry-text = Ist der Schemen im Raum von Lady Weirdwood, verliert sie 2 Lebenskraft; sonst zieht er 1 Raum nach innen.
mcard-grasp-at-the-lady-furious-text = Ist der Schemen im Raum von Lady Weirdwood, verliert sie 3 Lebenskraft; sonst verliert sie 1 Lebenskraft.
mcard-seeds-of-hunger = Saat des Hungers
mcard-seeds-of-hunger-calm-text = Im nächsten Raum im Uhrzeigersinn vom Schemen aus erscheint 1 Skarabäus.
mcard-seeds-of-hunger-angry-text = Dann erscheint im nächsten Raum gegen den Uhrzeigersinn von ihm aus 1 Skarabäus.
mcard-seeds-of-hunger-furious-text = Dann erscheint in dem Raum, der ihm nach innen gegenüberliegt, 1 Skarabäus.
mcard-feast-laid-out = Gedeckte Tafel
mcard-feast-laid-out-calm-text = In dem Raum, der dem Schemen nach innen gegenüberliegt, erscheint 1 Skarabäus, und 1 in dem Raum, der ihm nach außen gegenüberliegt.
mcard-feast-laid-out-angry-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-feast-laid-out-furious-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-swarming-shadows = Schwärmende Schatten
mcard-swarming-shadows-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-swarming-shadows-angry-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-swarming-shadows-furious-text = Dann erscheint im Raum des Schemens 1 Skarabäus.
mcard-clockwork-tide-wraith = Uhrwerkflut
mcard-clockwork-tide-wraith-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-tide-wraith-angry-text = Führe eine Skarabäenphase durch.
mcard-clockwork-tide-wraith-furious-text = Führe eine Skarabäenphase durch; dann zieht der Schemen im Uhrzeigersinn in den nächsten anderen Raum seines Rings, in dem ein Skarabäus ist; gibt es keinen, 1 Raum im Uhrzeigersinn.
mcard-shroud-of-mist = Nebelschleier
mcard-shroud-of-mist-calm-text = 1 Block.
mcard-shroud-of-mist-angry-text = 2 Blocks.
mcard-shroud-of-mist-furious-text = 3 Blocks.
mcard-stolen-vigour = Geraubte Stärke
mcard-stolen-vigour-calm-text = 1 Balancewürfel.
mcard-stolen-vigour-angry-text = 1 Balancewürfel.
mcard-stolen-vigour-furious-text = 1 Balancewürfel und 1 Angriffswürfel.
mcard-spectral-claws = Gespenstische Klauen
mcard-spectral-claws-calm-text = 1 Treffer.
mcard-spectral-claws-angry-text = 2 Treffer.
mcard-spectral-claws-furious-text = 3 Treffer.

## Monsterkarten: Therus

mcard-therus-withdraws = Therus zieht sich zurück
mcard-therus-withdraws-always-text = Solange Therus fort ist, kann er nicht angegriffen werden, und Karten, die seinen Raum brauchen, bewirken nichts. Im Zug jedes Spielers dürfen die Spieler gemeinsam den Rufzauber bezahlen; ist er ganz bezahlt, wirf die Raumwürfel: Therus kehrt dorthin zurück.
mcard-therus-withdraws-calm-text = Therus verlässt das Herrenhaus. Rufzauber: 3 Ressourcen nach Wahl.
mcard-therus-withdraws-angry-text = Therus verlässt das Herrenhaus. Rufzauber: 4 Ressourcen nach Wahl.
mcard-therus-withdraws-furious-text = Therus verlässt das Herrenhaus. Rufzauber: 5 Ressourcen nach Wahl.
mcard-step-between-shadows = Schritt zwischen den Schatten
mcard-step-between-shadows-calm-text = Wirf die Raumwürfel; Therus begibt sich dorthin.
mcard-step-between-shadows-angry-text = Dann lege Feuer in seinen Raum.
mcard-step-between-shadows-furious-text = Dann wirf die Raumwürfel noch einmal; Therus begibt sich dorthin.
mcard-seek-the-meddler = Auf der Spur des Störenfrieds
mcard-seek-the-meddler-calm-text = Therus begibt sich in den Raum des aktiven Spielers; Feuer hält ihn nicht auf.
mcard-seek-the-meddler-angry-text = Dann erleidet jeder Spieler in seinem Raum 1 Treffer.
mcard-seek-the-meddler-furious-text = Dann stärke seinen Zauber um 1.
mcard-return-to-the-throne = Rückkehr zum Thron
mcard-return-to-the-throne-calm-text = Therus begibt sich in den Thronsaal.
mcard-return-to-the-throne-angry-text = Dann erscheint im Thronsaal 1 Skarabäus.
mcard-return-to-the-throne-furious-text = Dann stärke seinen Zauber um 2.
mcard-firebolt = Feuerblitz
mcard-firebolt-calm-text = Jeder Spieler im Raum von Therus erleidet 1 Treffer.
mcard-firebolt-angry-text = Jeder Spieler im Raum von Therus erleidet 2 Treffer.
mcard-firebolt-furious-text = Jeder Spieler im Raum von Therus erleidet 2 Treffer, jeder andere Spieler in seinem Ring erleidet 1 Treffer.
mcard-ring-of-flame = Flammenring
mcard-ring-of-flame-calm-text = Lege Feuer in den Raum von Therus.
mcard-ring-of-flame-angry-text = Dann wirf die Raumwürfel; Therus begibt sich dorthin.
mcard-ring-of-flame-furious-text = Dann erleidet jeder Spieler in seinem Raum 1 Treffer.
mcard-mind-spike = Gedankendorn
mcard-mind-spike-calm-text = Der aktive Spieler wählt: Er erleidet 1 Treffer oder wirft 1 Handkarte ab (ohne Handkarten: der Treffer).
mcard-mind-spike-angry-text = Der aktive Spieler erleidet 1 Treffer und wirft 1 Handkarte seiner Wahl ab (ohne Handkarten: nur der Treffer).
mcard-mind-spike-furious-text = Jeder Spieler wählt: Er erleidet 1 Treffer oder wirft 1 Handkarte ab (ohne Handkarten: der Treffer).
mcard-arcane-duel = Magisches Duell
mcard-arcane-duel-calm-text = Therus greift 1 Spieler in seinem Raum an; ist niemand dort, wirf stattdessen die Raumwürfel, und er begibt sich dorthin.
mcard-arcane-duel-angry-text = Therus begibt sich in den Raum des aktiven Spielers und greift ihn an.
mcard-arcane-duel-furious-text = Therus begibt sich in den Raum des aktiven Spielers und greift ihn an; dann stärke seinen Zauber um 1.
mcard-scorched-corridor = Versengter Korridor
mcard-scorched-corridor-calm-text = Wirf die Raumwürfel; lege Feuer in den gewürfelten Raum.
mcard-scorched-corridor-angry-text = Dann erleidet jeder Spieler im Ring von Therus 1 Treffer.
mcard-scorched-corridor-furious-text = Dann wirf die Raumwürfel; lege Feuer in den gewürfelten Raum.
mcard-whispered-promise = Geflüstertes Versprechen
mcard-whispered-promise-calm-text = Stärke den Zauber von Therus um 2.
mcard-whispered-promise-angry-text = Stärke den Zauber von Therus um 3.
mcard-whispered-promise-furious-text = Stärke den Zauber von Therus um 4.
mcard-draining-gaze = Zehrender Blick
mcard-draining-gaze-calm-text = Jeder Spieler im Raum von Therus verliert 1 Ressource oder 1 Kraftmarker seiner Wahl (das gilt nicht als Ausgeben; wer nichts hat, verliert nichts).
mcard-draining-gaze-angry-text = Dann stärke seinen Zauber um 1.
mcard-draining-gaze-furious-text = Dann verliert jeder Spieler 1 Ressource oder 1 Kraftmarker seiner Wahl (das gilt nicht als Ausgeben; wer nichts hat, verliert nichts).
mcard-clockwork-call = Ruf des Uhrwerks
mcard-clockwork-call-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-call-angry-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-call-furious-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-guard-the-throne = Bewacht den Thron!
mcard-guard-the-throne-calm-text = Im Thronsaal erscheint 1 Skarabäus.
mcard-guard-the-throne-angry-text = Dann erscheint im Raum von Therus 1 Skarabäus.
mcard-guard-the-throne-furious-text = Dann wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-tide-therus = Uhrwerkflut
mcard-clockwork-tide-therus-calm-text = Wirf die Raumwürfel; dort erscheint 1 Skarabäus.
mcard-clockwork-tide-therus-angry-text = Führe eine Skarabäenphase durch.
mcard-clockwork-tide-therus-furious-text = Führe eine Skarabäenphase durch.
mcard-gathering-darkness = Aufziehende Dunkelheit
mcard-gathering-darkness-calm-text = 1 Treffer.
mcard-gathering-darkness-angry-text = 2 Treffer.
mcard-gathering-darkness-furious-text = 3 Treffer.
mcard-mirror-ward = Spiegelschild
mcard-mirror-ward-calm-text = 1 Block.
mcard-mirror-ward-angry-text = 1 Verteidigungswürfel.
mcard-mirror-ward-furious-text = 1 Verteidigungswürfel und 1 Block.
mcard-stolen-min = Gestohlenes Mîn
mcard-stolen-min-calm-text = 1 Balancewürfel.
mcard-stolen-min-angry-text = 1 Balancewürfel.
mcard-stolen-min-furious-text = 1 Balancewürfel und 1 Angriffswürfel.
mcard-hex-of-ruin = Zauber des Verderbens
mcard-hex-of-ruin-calm-text = 1 Treffer.
mcard-hex-of-ruin-angry-text = 1 Angriffswürfel.
mcard-hex-of-ruin-furious-text = 1 Angriffswürfel und 1 Treffer.

## Karten auf dem Tisch

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

## Weitere Wörter des Tisches

token-face-down = verdeckte Karte
die-gauntlet = Stufe des Handschuhs
enemy-scarabs = Skarabäen
    .the = die Skarabäen
    .start = Die Skarabäen
    .acc = die Skarabäen
    .dat = den Skarabäen
    .kind = swarm
wraith-face-clockwise = im Uhrzeigersinn
wraith-face-counter-clockwise = gegen den Uhrzeigersinn
wraith-face-inward = nach innen
wraith-face-outward = nach außen
wraith-face-heal = Heilung
source-burst = Ausbrüche
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

## Das Ende

end-won = Das Fae-Monster ist bezwungen und das Herrenhaus gerettet.
end-time = Der zwölfte Tag ist vorbei, und das Fae-Monster steht noch immer. Das Herrenhaus ist verloren.
end-curse = Zu viele Räume sind verflucht. Der Fluch hat das Herrenhaus überwältigt.
end-lady = Der Chaos-Oger hat Lady Weirdwood erschlagen.
end-life-force = Lady Weirdwoods Lebenskraft ist versiegt.
end-possession = Therus hat Lady Weirdwood in seiner Gewalt.
end-scarabs = Ein Skarabäus musste erscheinen, doch der Vorrat war leer. Die Skarabäen haben das Herrenhaus überrannt.

## Was der Tisch fragt

ask-character = Wähle deinen Charakter.
ask-turn = Du bist am Zug: Wähle deine nächste Aktion.
ask-play-card = Wähle die Aktionskarte, die du spielst.
ask-play-extra-card = Du darfst noch eine Aktionskarte spielen.
ask-play-slot = „{ NAME($card) }“: Wähle das Zeitfeld für diese Karte.
ask-play-face = „{ NAME($card) }“: Spielst du diese Karte offen oder verdeckt?
ask-play-tactic = „{ NAME($card) }“: Legst du eine Taktikkarte darauf?
ask-time-steps = Zeitfeld { $slot }: Wie weit rückt die Zeit vor?
ask-face-down = Deine Karte liegt verdeckt. Wähle, was sie dir bringt.
ask-copy-card = Wähle die Karte, deren Aktionen du kopierst. Du zahlst ihre Kosten.
ask-retrieve-card = Wähle die Aktionskarte, die du auf die Hand nimmst.
ask-part = Wähle den nächsten Teil der Raumaktion.
ask-choose = { NAME($source) }: Wähle eines.
ask-attack = { NAME($source) }: Greifst du an?
ask-accept = { NAME($source) }: { $who } möchte dir etwas geben. Nimmst du es an?
ask-other-player = { NAME($source) }: Wähle einen anderen Spieler.
ask-pay-times = { NAME($source) }: Wie oft zahlst du dafür?
ask-give-health = Wie viel Gesundheit gibst du { $who }?
ask-move = Wähle den Raum, in dem deine Bewegung endet.
ask-portal = Wähle den Raum, in den das Portal führt.
ask-portal-to-player = Wähle den Spieler, zu dem das Portal führt.
ask-use-room = Nutzt du die Raumaktion ({ NAME($room) })?
ask-swap-first = Wähle den ersten der beiden Räume, die du vertauschst.
ask-swap-second = Wähle den Raum, mit dem du { NAME($room, case: "acc") } vertauschst.
ask-cleanse = Wähle den verfluchten Raum, den du reinigst.
ask-banish = Wähle den Raum, aus dem du einen Skarabäus verbannst.
ask-defeat = Wähle den Raum, in dem du einen Skarabäus besiegst.
ask-time = Um wie viele Felder verstellst du die Zeit?
ask-refresh = Frischst du deine Aktionskarten auf? Zuvor ziehen die Skarabäen.
ask-complete-quest = Du hast getan, was dein Auftrag verlangt. Schließt du ihn jetzt ab?
ask-next-quest = Nimmst du einen weiteren Auftrag und dazu einen Gunstmarker?
ask-quest-health = Dein Auftrag kostet Gesundheit. Wie viel verlierst du?
ask-quest-slot = Wähle das Zeitfeld, auf das du deinen Auftrag legst.
ask-take-back-tactic = Wähle die ausgespielte Taktikkarte, die du zurücknimmst.
ask-damage = Noch { $count } Schaden. Wähle, was dich der nächste kostet.
ask-discard = Du hast mehr Handkarten als Gesundheit. Wähle die Karten, die du abwirfst (insgesamt { $count }).
ask-discard-cost = Wähle die Karten, die du als Kosten abwirfst (insgesamt { $count }).
ask-exhaust = Wähle den Gefährten, den du erschöpfst.
ask-pay = Noch zu zahlen: { $count }. Wähle, womit du zahlst.
ask-wild-pair = Ein Jokerpaar senkt die Kosten um 1. Wähle, was du sparst.
ask-rebate = Du zahlst 1 weniger. Wähle, was du sparst.
ask-use-rebate = { NAME($card) } macht das Schmieden billiger. Nutzt du das jetzt?
ask-use-shield = Noch { $count } Schaden. { NAME($card) } kann einen Teil davon abwenden. Nutzt du das jetzt?
ask-die-colour = Wähle einen Kampfwürfel.
ask-gain-resource = Wähle eine Ressource, die du erhältst. Noch offen: { $count }.
ask-spend-pp = Noch { $count } FP. Wähle die Leiste für den nächsten Schritt.
ask-group-bonus = Wähle den Spieler, der den Bonus der Gruppe nutzt.
ask-recruit = Wähle den Gefährten, den du anwirbst.
ask-refresh-companion = Wähle den erschöpften Gefährten, den du auffrischst.
ask-offered-companion = Wähle den Gefährten der Auslage, dessen Fähigkeit du nutzt.
ask-vault-card = Wähle die gespielte Karte, die du in den Tauschtresor legst.
ask-free-power = Wähle die Kraft, die du kostenlos nutzt.
ask-free-power-now = Das Ende deiner Kraftleiste schenkt dir 1 Kraft, jetzt oder nie. Nutzt du eine?
ask-power-on-another-turn = Der Zug eines anderen Spielers endet gleich. Nutzt du eine deiner Kräfte?
ask-keep-scarab = Besiegte Skarabäen übrig: { $count }. Behältst du den nächsten, oder gibst du ihn zurück?
ask-battle-before = { $who_you ->
    [you] Dein Kampf
   *[other] Kampf von { $who }
}, vor dem Wurf. Treffer: { $hits } gegen { $enemy_hits }, Blocks: { $blocks } gegen { $enemy_blocks }. Nutzt du etwas?
ask-battle-rolled = { $who_you ->
    [you] Dein Kampf, nach deinem Wurf
   *[other] Kampf von { $who }, nach dessen Wurf
}. Treffer: { $hits } gegen { $enemy_hits }, Blocks: { $blocks } gegen { $enemy_blocks }. Nutzt du etwas?
ask-battle-after = { $who_you ->
    [you] Dein Kampf
   *[other] Kampf von { $who }
}, beide Seiten haben gewürfelt. Treffer: { $hits } gegen { $enemy_hits }, Blocks: { $blocks } gegen { $enemy_blocks }. Nutzt du etwas?
ask-battle-damage = { $who_you ->
    [you] Du erleidest
   *[other] { $who } erleidet
} gleich { $damage } Schaden. Nutzt du etwas?
ask-charge = Sturmangriff: { NAME($charge) }. Nutzt du ihn?
ask-cancel = Wähle, was du deinem Gegner streichst.
ask-battle-die = Wähle den Kampfwürfel, der in den Kampf kommt.
ask-steal = Du darfst einen Kampfwürfel stehlen. Noch erlaubt: { $count }.
ask-remove-die = Wähle den Kampfwürfel, den der Gegner für diesen Kampf verliert.
ask-reroll = Wähle die Würfel, die du neu wirfst. Gewählt: { $count }.
ask-pp-before-damage = Du erhältst { $count } FP und erleidest { $damage } Schaden. Wie viele FP setzt du vor dem Schaden ein?
ask-take-power-card = Wähle die Kraftkarte, die du vom Tableau des Monsters entfernst.
ask-keep-power-card = Behältst du die Kraftkarte neben deinem Tableau?
ask-monster-order = Wähle die Monsterkarte, die als Nummer { $count } kommt.
ask-monster-target = Die Spieler dort sind gleich nah. Wähle den Raum, auf den { NAME($monster, case: "the") } zugeht.
ask-monster-victim = Wähle den Spieler, den { NAME($monster, case: "the") } angreift.
ask-ogre-cube = Gesundheitssteine zu entfernen: { $count }. Wähle den Bereich des Ogers für den nächsten.
ask-lose-card = Du musst Handkarten abwerfen (insgesamt { $count }). Wähle sie.
ask-lose-token = Du musst Ressourcen oder Kraftmarker hergeben. Noch offen: { $count }.
ask-fae-choice = Wähle, was dir geschieht.
ask-lady-to = Wähle den Raum, in den Lady Weirdwood geht.
ask-lady-portal = Lady Weirdwood ist im Thronsaal. Du darfst sie durch ein Portal weiterschicken.
ask-give-force = Wie viel Gesundheit gibst du Lady Weirdwood?
ask-spell-arm = Therus’ Zauber wird stärker. Schritte übrig: { $count }. Wähle einen Arm.
ask-summoning-payer = Wähle, wer für den Rufzauber zahlt.
ask-summoning = Der Rufzauber kostet noch { $count }. Wie viel zahlst du?

## Worauf die anderen warten

wait-character = welcher Charakter gespielt wird
wait-turn = die nächste Aktion
wait-play-card = eine Aktionskarte zum Spielen
wait-play-extra-card = ob noch eine Aktionskarte gespielt wird
wait-play-slot = ein Zeitfeld für die Karte
wait-play-face = ob die Karte offen oder verdeckt liegt
wait-play-tactic = ob eine Taktikkarte dazukommt
wait-time-steps = wie weit die Zeit vorrückt
wait-face-down = was eine verdeckte Karte bringt
wait-copy-card = eine Karte zum Kopieren
wait-retrieve-card = eine Aktionskarte für die Hand
wait-part = der nächste Teil der Raumaktion
wait-choose = einer von mehreren Effekten
wait-attack = ob angegriffen wird
wait-accept = ob ein Geschenk angenommen wird
wait-other-player = welcher Spieler gewählt wird
wait-pay-times = wie oft gezahlt wird
wait-give-health = wie viel Gesundheit abgegeben wird
wait-move = der Raum, in dem die Bewegung endet
wait-portal = der Raum, in den das Portal führt
wait-portal-to-player = der Spieler, zu dem das Portal führt
wait-use-room = ob die Raumaktion genutzt wird
wait-swap-first = der erste Raum zum Vertauschen
wait-swap-second = der zweite Raum zum Vertauschen
wait-cleanse = ein verfluchter Raum zum Reinigen
wait-banish = wo ein Skarabäus verbannt wird
wait-defeat = wo ein Skarabäus besiegt wird
wait-time = wie weit die Zeit verstellt wird
wait-refresh = ob Aktionskarten aufgefrischt werden
wait-complete-quest = ob ein Auftrag abgeschlossen wird
wait-next-quest = ob ein weiterer Auftrag dazukommt
wait-quest-health = wie viel Gesundheit der Auftrag kostet
wait-quest-slot = ein Zeitfeld für den Auftrag
wait-take-back-tactic = eine Taktikkarte zum Zurücknehmen
wait-damage = was der Schaden kostet
wait-discard = Karten zum Abwerfen
wait-discard-cost = Karten, die als Kosten abgeworfen werden
wait-exhaust = ein Gefährte zum Erschöpfen
wait-pay = womit bezahlt wird
wait-wild-pair = was gespart wird
wait-rebate = was gespart wird
wait-use-rebate = ob billiger geschmiedet wird
wait-use-shield = ob Schaden abgewendet wird
wait-die-colour = ein Kampfwürfel
wait-gain-resource = eine Ressource, die dazukommt
wait-spend-pp = eine Leiste für den nächsten Schritt
wait-group-bonus = wer den Bonus der Gruppe nutzt
wait-recruit = ein Gefährte zum Anwerben
wait-refresh-companion = ein Gefährte zum Auffrischen
wait-offered-companion = welcher Gefährte der Auslage hilft
wait-vault-card = eine Karte für den Tauschtresor
wait-free-power = eine Kraft, die nichts kostet
wait-free-power-now = ob eine Kraft kostenlos genutzt wird
wait-power-on-another-turn = ob eine Kraft genutzt wird
wait-keep-scarab = ob ein besiegter Skarabäus behalten wird
wait-battle-before = ob vor dem Wurf etwas genutzt wird
wait-battle-rolled = ob nach dem Wurf etwas genutzt wird
wait-battle-after = ob nach beiden Würfen etwas genutzt wird
wait-battle-damage = ob vor dem Schaden etwas genutzt wird
wait-charge = ob der Sturmangriff genutzt wird
wait-cancel = was dem Gegner gestrichen wird
wait-battle-die = ein Kampfwürfel für den Kampf
wait-steal = ob ein Kampfwürfel gestohlen wird
wait-remove-die = ein Kampfwürfel, den der Gegner verliert
wait-reroll = Würfel zum Neuwerfen
wait-pp-before-damage = FP zum Einsetzen vor dem Schaden
wait-take-power-card = welche Kraftkarte das Monster verliert
wait-keep-power-card = ob die Kraftkarte behalten wird
wait-monster-order = die Reihenfolge der Monsterkarten
wait-monster-target = der Raum, auf den das Monster zugeht
wait-monster-victim = wen das Monster angreift
wait-ogre-cube = ein Bereich des Ogers
wait-lose-card = Karten zum Abwerfen
wait-lose-token = Ressourcen oder Kraftmarker zum Abgeben
wait-fae-choice = was zu erleiden ist
wait-lady-to = wohin Lady Weirdwood geht
wait-lady-portal = ein Portal für Lady Weirdwood
wait-give-force = Gesundheit für Lady Weirdwood
wait-spell-arm = ein Arm von Therus’ Zauber
wait-summoning-payer = wer für den Rufzauber zahlt
wait-summoning = wie viel für den Rufzauber gezahlt wird

## Antworten

option-card = { NAME($card) }
option-character = { NAME($character) }
option-place = { NAME($room) }
option-seat = { $who_you ->
    [you] Du ({ $who })
   *[other] { $who }
}
option-slot = Zeitfeld { $slot }: { NAME($time) }
option-slot-companion = { NAME($card) }: jede Tageszeit
option-steps = { amount-space } vor: { $day ->
    [13] nach dem letzten Tag, ihr verliert
   *[other] { NAME($time) } { $position }, Tag { $day }
}
option-steps-back = { amount-space } zurück: { NAME($time) } { $position }, Tag { $day }
option-count = { $count }
option-lose-health = { amount-health }
option-what = { NAME($what) }
option-track = { NAME($track) }
option-die = { NAME($die) }
option-gauntlet = 1 Stufe des Handschuhs
option-reroll = { NAME($die) }: { $hits ->
    [0] { $blocks ->
            [0] { $charges ->
                    [0] leer
                   *[other] Sturmangriff
                }
           *[other] { amount-of-blocks }
        }
   *[other] { amount-of-hits }
}
option-power = Kraft: { NAME($power) }
option-companion = Gefährte: { NAME($card) }{ $number ->
    [1] { "" }
   *[other] { " " }(Fähigkeit { $number })
}
option-arm = Arm { $arm }
option-area = { NAME($area) }
option-part = Teil { $count }
option-token-take-back-played-tactics = { quest-clever-tactics }: Taktikkarte zurücknehmen
option-done = Fertig
option-pass = Passen
option-yes = Ja
option-no = Nein
option-stay = Hier bleiben
option-end = Zug beenden
option-play = Aktionskarte spielen
option-room = Raumaktion nutzen
option-quest = Auftrag abschließen
option-cleanse = Raum reinigen
option-free-power = Kraft kostenlos nutzen
option-vault = Tauschtresor nutzen
option-lady = Lady Weirdwood bewegen
option-lady-out = Lady Weirdwood aus den Trümmern bringen
option-give-force = Lady Weirdwood Gesundheit geben
option-counter-spell = Gegenzauber wirken
option-summoning = Für den Rufzauber zahlen
option-face-up = Offen
option-face-down = Verdeckt
option-down-move = 1 Bewegung ausführen
option-down-attack = 1 Angriff ausführen
option-down-min = 1 Mîn erhalten
option-down-knowledge = 1 Wissen erhalten
option-down-scarab = 1 Skarabäus erhalten
option-keep-scarab = Skarabäus behalten
option-return-scarab = Skarabäus in den Vorrat zurückgeben
option-damage-health = 1 Gesundheit verlieren
option-damage-die = Den zuletzt geschmiedeten Würfel verlieren
option-damage-gauntlet = 1 Stufe des Handschuhs verlieren
option-damage-power = 1 Kraftmarker verlieren
option-suffer-hits = Schaden erleiden
option-suffer-hand-card = Von der Hand abwerfen
option-suffer-any-or-power = Ressourcen oder Kraftmarker hergeben
option-favour-hit = Gunstmarker: 1 Treffer hinzufügen
option-favour-block = Gunstmarker: 1 Block hinzufügen
option-favour-die = Gunstmarker: 1 Kampfwürfel hinzufügen
option-wild-hit = Jokerpaar: 1 Treffer
option-wild-block = Jokerpaar: 1 Block
option-cancel-hit = 1 Treffer streichen
option-cancel-block = 1 Block streichen

## Was ein Effekt bewirkt

amount-of-hits = { $hits } Treffer
amount-of-blocks = { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}
hits-and-blocks = { $hits ->
    [0] { amount-of-blocks }
   *[other] { $blocks ->
            [0] { amount-of-hits }
           *[other] { amount-of-hits } und { amount-of-blocks }
        }
}
a-die = { $die ->
    [die-attack] einen { NAME($die) }
   *[other] einen { NAME($die) }
}
amount-of-min = { $min } Mîn
gains = { $min ->
    [0] { gains-knowledge }
   *[other] { amount-of-min }{ more-knowledge }
}
amount-of-knowledge = { $knowledge } Wissen
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
    [one] { $scarab } Skarabäus
   *[other] { $scarab } Skarabäen
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
    [one] { $any } Ressource nach Wahl
   *[other] { $any } Ressourcen nach Wahl
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
amount-of-either = { $either } Mîn oder Wissen
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
amount-of-power = { $power } Kraftmarker
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
    [one] { $tactics } Taktikkarte
   *[other] { $tactics } Taktikkarten
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
amount-of-health = { $health } Gesundheit
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
amount-of-pp = { $pp } FP
gains-pp = { $pp ->
    [0] das Folgende
   *[other] { amount-of-pp }
}
more-pp = { $pp ->
    [0] { "" }
   *[other] { glue-pp }{ amount-of-pp }
}
glue-pp = { " und " }
step-gain = { gains } erhalten
step-other-gain = Ein anderer Spieler erhält { gains }
step-pay = { $price } zahlen für { gains }
step-other-pay = Ein anderer Spieler zahlt { $price } für { gains }
step-pay-per = Beliebig oft zahlen
step-other-pay-per = Ein anderer Spieler zahlt beliebig oft
step-move = { $all ->
    [1] Bewegung vorbei an Skarabäen und Monster
   *[other] { $scarabs ->
            [1] Bewegung vorbei an Skarabäen
           *[other] Bewegung
        }
}{ $count ->
    [1] { "" }
   *[other] { " " }({ $count }×)
}
step-other-move = Ein anderer Spieler führt { $count ->
    [one] { $count } Bewegung
   *[other] { $count } Bewegungen
} aus
step-attack = Angriff{ $hits ->
    [0] { "" }
   *[other] , +{ amount-of-hits }
}{ $against ->
    [0] { "" }
   *[other] , +{ $against } Treffer gegen Skarabäen
}{ $dice ->
    [0] { "" }
   *[other] , +{ $dice } Kampfwürfel
}{ $steal ->
    [0] { "" }
    [one] , dem Gegner { $steal } Würfel abnehmen
   *[other] , dem Gegner { $steal } Würfel abnehmen
}
step-other-attack = Ein anderer Spieler greift an
step-portal-any-other-room = Portal in einen anderen Raum
step-other-portal-any-other-room = Ein anderer Spieler reist durch ein Portal in einen anderen Raum
step-portal-same-ring-other-room = Portal auf diesem Ring
step-other-portal-same-ring-other-room = Ein anderer Spieler reist durch ein Portal auf seinem Ring
step-portal-dice = Portal in den Raum, den die Raumwürfel zeigen
step-other-portal-dice = Ein anderer Spieler reist durch ein Portal in den Raum, den die Raumwürfel zeigen
step-portal-ring-neighbour = In den benachbarten Raum des Rings springen
step-other-portal-ring-neighbour = Ein anderer Spieler springt in den benachbarten Raum seines Rings
step-portal-neighbour-or-facing = Portal in einen Nachbarraum
step-other-portal-neighbour-or-facing = Ein anderer Spieler reist durch ein Portal in einen Nachbarraum
step-portal-room-scarabs-2plus = Portal in einen Raum mit 2 oder mehr Skarabäen
step-other-portal-room-scarabs-2plus = Ein anderer Spieler reist durch ein Portal in einen Raum mit 2 oder mehr Skarabäen
step-portal-monster-room-no-scarabs = Portal in den Raum des Monsters
step-other-portal-monster-room-no-scarabs = Ein anderer Spieler reist durch ein Portal in den Raum des Monsters
step-portal-room-of-other-player = Portal in den Raum eines anderen Spielers
step-other-portal-room-of-other-player = Ein anderer Spieler reist durch ein Portal in den Raum eines Spielers
step-swap-rooms = 2 Räume eines Rings vertauschen
step-other-swap-rooms = Ein anderer Spieler vertauscht 2 Räume eines Rings
step-use-room-action = Raumaktion nutzen
step-other-use-room-action = Ein anderer Spieler nutzt eine Raumaktion
step-battle = Den Kampf beeinflussen
step-other-battle = Ein anderer Spieler beeinflusst den Kampf
step-after-battle = Etwas für die Zeit nach dem Kampf vorbereiten
step-other-after-battle = Ein anderer Spieler erhält etwas nach dem Kampf
step-monster-damage = Dem Fae-Monster { $count } Schaden zufügen
step-other-monster-damage = Ein anderer Spieler fügt dem Fae-Monster { $count } Schaden zu
step-lasting-track = Alle deine Kämpfe dauerhaft stärken
step-other-lasting-track = Ein anderer Spieler ist fortan in allen Kämpfen stärker
step-die-on-card = Einen Kampfwürfel auf diese Karte legen
step-other-die-on-card = Ein anderer Spieler legt einen Kampfwürfel auf diese Karte
step-transfer = Einem anderen Spieler bis zu { $count } Gesundheit geben
step-other-transfer = Ein anderer Spieler gibt bis zu { $count } Gesundheit ab
step-forge = { $count ->
    [one] { $count } Kampfwürfel
   *[other] Bis zu { $count } Kampfwürfel
} schmieden{ $surcharge ->
    [0] { "" }
   *[other] { " " }(kostet { $surcharge } mehr)
}
step-other-forge = Ein anderer Spieler schmiedet { $count ->
    [one] { $count } Kampfwürfel
   *[other] bis zu { $count } Kampfwürfel
}{ $surcharge ->
    [0] { "" }
   *[other] { " " }(kostet { $surcharge } mehr)
}
step-forge-rebate = Billiger schmieden
step-other-forge-rebate = Ein anderer Spieler schmiedet billiger
step-recruit = Einen Gefährten anwerben{ $surcharge ->
    [0] { "" }
   *[other] { " " }(kostet { $surcharge } mehr)
}
step-other-recruit = Ein anderer Spieler wirbt einen Gefährten an{ $surcharge ->
    [0] { "" }
   *[other] { " " }(kostet { $surcharge } mehr)
}
step-refresh-companion = { $count ->
    [one] { $count } Gefährten
   *[other] Bis zu { $count } Gefährten
} auffrischen
step-other-refresh-companion = Ein anderer Spieler frischt { $count ->
    [one] { $count } Gefährten
   *[other] bis zu { $count } Gefährten
} auf
step-use-offer-companion = Einen Gefährten der Auslage nutzen
step-other-use-offer-companion = Ein anderer Spieler nutzt einen Gefährten der Auslage
step-banish = { $count ->
    [one] { $count } Skarabäus
    [2] 2 Skarabäen
    [3] 3 Skarabäen
   *[other] Alle Skarabäen
} verbannen
step-other-banish = Ein anderer Spieler verbannt { $count ->
    [one] { $count } Skarabäus
    [2] 2 Skarabäen
    [3] 3 Skarabäen
   *[other] alle Skarabäen
}
step-defeat = { $count ->
    [one] { $count } Skarabäus
    [2] 2 Skarabäen
    [3] 3 Skarabäen
   *[other] Alle Skarabäen
} besiegen
step-other-defeat = Ein anderer Spieler besiegt { $count ->
    [one] { $count } Skarabäus
    [2] 2 Skarabäen
    [3] 3 Skarabäen
   *[other] alle Skarabäen
}
step-cleanse = Einen verfluchten Raum reinigen
step-other-cleanse = Ein anderer Spieler reinigt einen verfluchten Raum
step-time = Die Zeit verstellen
step-other-time = Ein anderer Spieler verstellt die Zeit
step-draw = { amount-action-card } ziehen
step-other-draw = Ein anderer Spieler zieht { amount-action-card }
step-retrieve-card = { amount-action-card } zurück auf die Hand nehmen
step-other-retrieve-card = Ein anderer Spieler nimmt { amount-action-card } zurück auf die Hand
step-copy-played-card = Die Aktionen einer gespielten Karte kopieren
step-other-copy-played-card = Ein anderer Spieler kopiert die Aktionen einer gespielten Karte
step-play-extra-card = Noch eine Aktionskarte spielen
step-other-play-extra-card = Ein anderer Spieler spielt eine Aktionskarte
step-use-power-free = Eine Kraft kostenlos nutzen
step-other-use-power-free = Ein anderer Spieler nutzt eine Kraft kostenlos
step-take-monster-power = Dem Monster eine Kraftkarte nehmen
step-other-take-monster-power = Ein anderer Spieler nimmt dem Monster eine Kraftkarte
step-peek-monster = { $count ->
    [one] { $count } Monsterkarte
   *[other] { $count } Monsterkarten
} ansehen
step-other-peek-monster = Ein anderer Spieler sieht { $count ->
    [one] { $count } Monsterkarte
   *[other] { $count } Monsterkarten
} an
step-keep-quest-token = Den Auftrag für später behalten
step-other-keep-quest-token = Ein anderer Spieler behält den Auftrag für später
step-choose = Einen von mehreren Effekten wählen
step-other-choose = Ein anderer Spieler wählt, was er erhält
step-roll-d12 = Den W12 werfen
step-other-roll-d12 = Ein anderer Spieler wirft den W12
step-if = Ausführen, was jetzt gilt
step-other-if = Ein anderer Spieler führt aus, was jetzt gilt

## Auswahl bei Fähigkeiten

option-other-player = Ein anderer Spieler
option-gain-min = Mîn erhalten
option-gain-knowledge = Wissen erhalten
option-gain-scarab = Einen Skarabäus erhalten
option-gain-any = Ressourcen deiner Wahl erhalten
option-gain-min-or-knowledge = Mîn oder Wissen erhalten
option-gain-power = Einen Kraftmarker erhalten
option-gain-tactics = Eine Taktikkarte erhalten
option-gain-health = Du erhältst Gesundheit
option-gain-pp = FP erhalten
option-battle-hits = 1 Treffer hinzufügen
option-battle-blocks = 1 Block hinzufügen
option-battle-dice = Einen Kampfwürfel hinzufügen
option-battle-reroll = Würfel neu werfen
option-battle-steal = Einen Kampfwürfel stehlen
option-battle-remove-enemy-dice = Dem Gegner einen Kampfwürfel nehmen
option-battle-cancel-enemy = Dem Gegner etwas streichen
option-battle-reduce-damage = Weniger Schaden erleiden
option-move = Bewegung
option-attack = Angriff
option-portal = Portal
option-swap-rooms = { step-swap-rooms }
option-use-room-action = { step-use-room-action }
option-monster-damage = Dem Fae-Monster Schaden zufügen
option-pay = Für etwas zahlen
option-forge = Kampfwürfel schmieden
option-recruit = Gefährten anwerben
option-refresh-companion = Gefährten auffrischen
option-use-offer-companion = { step-use-offer-companion }
option-banish = Skarabäen verbannen
option-defeat = Skarabäen besiegen
option-time = { step-time }
option-draw = Aktionskarten ziehen
option-retrieve-card = Eine Karte zurück auf die Hand nehmen
option-use-power-free = { step-use-power-free }
option-peek-monster = Monsterkarten ansehen

## Chronik

log-game-start = Die Korridore des Herrenhauses beginnen sich zu drehen. Euer Gegner: { NAME($monster) }.
log-takes-character = { $who_you ->
    [you] Du spielst { NAME($character) }.
   *[other] { $who } spielt { NAME($character) }.
}
log-first-player = { $who_you ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
log-turn = { $who_you ->
    [you] Dein Zug.
   *[other] Zug von { $who }.
}
log-won = { end-won }
log-lost-time = { end-time }
log-lost-curse = { end-curse }
log-lost-lady = { end-lady }
log-lost-life-force = { end-life-force }
log-lost-possession = { end-possession }
log-lost-scarabs = { end-scarabs }
log-arrives = { $who_you ->
    [you] Du gelangst { NAME($room, case: "to") }.
   *[other] { $who } gelangt { NAME($room, case: "to") }.
}
log-monster-arrives = { NAME($monster, case: "start") } erscheint { NAME($room, case: "at") }.
log-monster-leaves = { NAME($monster, case: "start") } verlässt das Herrenhaus.
log-monster-stays = { NAME($monster, case: "start") } bleibt, wo er ist.
log-lady-arrives = Lady Weirdwood gelangt { NAME($room, case: "to") }.
log-swap = { NAME($room) } und { NAME($other) } tauschen die Plätze.
log-room-dice = Die Raumwürfel zeigen Tag { $day } und { NAME($ring, case: "acc") }: { NAME($room) }.
log-scarab-phase = Skarabäenphase: Die Skarabäen ziehen nach außen.
log-scarab-appears = Ein Skarabäus erscheint { NAME($room, case: "at") }.
log-scarabs-move = { $count ->
    [one] { $count } Skarabäus zieht
   *[other] { $count } Skarabäen ziehen
} { NAME($room, case: "from") } { NAME($other, case: "to") }.
log-scarabs-leave = { $count ->
    [one] { $count } Skarabäus verschwindet
   *[other] { $count } Skarabäen verschwinden
} { NAME($room, case: "from") }.
log-scarab-kept = { $who_you ->
    [you] Du behältst einen besiegten Skarabäus.
   *[other] { $who } behält einen besiegten Skarabäus.
}
log-room-cursed = Ein Fluch fällt auf { NAME($room, case: "acc") }.
log-room-cleansed = Der Fluch weicht { NAME($room, case: "from") }.
log-tile = { $what ->
    [tile-rubble] Trümmer verschütten { NAME($room, case: "acc") }.
   *[other] Feuer bricht { NAME($room, case: "at") } aus.
}
log-no-tile = Kein Platz für { NAME($what) }: { NAME($room) }.
log-time-forward = Die Zeit rückt { amount-space } vor: Tag { $day }, { NAME($time) } { $position }.
log-time-back = Die Zeit geht { amount-space } zurück: Tag { $day }, { NAME($time) } { $position }.
log-gain = { $who_you ->
    [you] Du erhältst { count-of-what }.
   *[other] { $who } erhält { count-of-what }.
}
log-spend = { $who_you ->
    [you] Du gibst { count-of-what } aus.
   *[other] { $who } gibt { count-of-what } aus.
}
log-lose-token = { $who_you ->
    [you] Du verlierst 1 { NAME($what) }.
   *[other] { $who } verliert 1 { NAME($what) }.
}
log-health-up = { $who_you ->
    [you] Du erhältst { amount-health }, jetzt { $now }.
   *[other] { $who } erhält { amount-health }, jetzt { $now }.
}
log-health-down = { $who_you ->
    [you] Du verlierst { amount-health }, jetzt { $now }.
   *[other] { $who } verliert { amount-health }, jetzt { $now }.
}
log-forge = { $die ->
    [die-gauntlet] { $who_you ->
            [you] Du verbesserst den Diebeshandschuh um 1 Stufe.
           *[other] { $who } verbessert den Diebeshandschuh um 1 Stufe.
        }
   *[other] { $who_you ->
            [you] Du schmiedest { a-die }.
           *[other] { $who } schmiedet { a-die }.
        }
}
log-lose-die = { $die ->
    [die-gauntlet] { $who_you ->
            [you] Du verlierst 1 Stufe des Diebeshandschuhs.
           *[other] { $who } verliert 1 Stufe des Diebeshandschuhs.
        }
   *[other] { $who_you ->
            [you] Du verlierst { a-die }.
           *[other] { $who } verliert { a-die }.
        }
}
log-track = { $who_you ->
    [you] Du erreichst { NAME($track, case: "at") } Feld { $count }.
   *[other] { $who } erreicht { NAME($track, case: "at") } Feld { $count }.
}
log-group-track = Die Gruppe erreicht auf der Gruppenleiste Feld { $count }.
log-lasting = { $who_you ->
    [you] Ab jetzt hast du in jedem Kampf { hits-and-blocks }.
   *[other] Ab jetzt hat { $who } in jedem Kampf { hits-and-blocks }.
}
log-roll-d12 = { $who_you ->
    [you] Du würfelst mit dem W12 eine { $count }.
   *[other] { $who } würfelt mit dem W12 eine { $count }.
}
log-room-action = { $who_you ->
    [you] Du nutzt die Raumaktion: { NAME($room) }.
   *[other] { $who } nutzt die Raumaktion: { NAME($room) }.
}
log-draw = { $who_you ->
    [you] Du ziehst „{ NAME($card) }“.
   *[other] { $who } zieht „{ NAME($card) }“.
}
log-discard = { $who_you ->
    [you] Du wirfst „{ NAME($card) }“ ab.
   *[other] { $who } wirft „{ NAME($card) }“ ab.
}
log-play = { $who_you ->
    [you] Du spielst „{ NAME($card) }“ { NAME($side) } auf Zeitfeld { $slot }.
   *[other] { $who } spielt „{ NAME($card) }“ { NAME($side) } auf Zeitfeld { $slot }.
}
log-copy = „{ NAME($card) }“ übernimmt die Aktionen von „{ NAME($what) }“.
log-card-back = { $who_you ->
    [you] Du nimmst „{ NAME($card) }“ zurück auf die Hand.
   *[other] { $who } nimmt „{ NAME($card) }“ zurück auf die Hand.
}
log-to-vault = { $who_you ->
    [you] Du legst „{ NAME($card) }“ in den Tauschtresor.
   *[other] { $who } legt „{ NAME($card) }“ in den Tauschtresor.
}
log-from-vault = { $who_you ->
    [you] Du nimmst „{ NAME($card) }“ aus dem Tauschtresor.
   *[other] { $who } nimmt „{ NAME($card) }“ aus dem Tauschtresor.
}
log-die-on-card = { $who_you ->
    [you] Du legst { a-die } auf „{ NAME($card) }“.
   *[other] { $who } legt { a-die } auf „{ NAME($card) }“.
}
log-card-die = { $who_you ->
    [you] „{ NAME($card) }“ bringt dir { a-die } für diesen Kampf.
   *[other] „{ NAME($card) }“ bringt { $who } { a-die } für diesen Kampf.
}
log-gain-tactic = { $who_you ->
    [you] Du erhältst eine Taktikkarte: { NAME($card) }.
   *[other] { $who } erhält eine Taktikkarte: { NAME($card) }.
}
log-play-tactic = { $who_you ->
    [you] Du spielst eine Taktikkarte: { NAME($card) }.
   *[other] { $who } spielt eine Taktikkarte: { NAME($card) }.
}
log-use-tactic = { $who_you ->
    [you] Du nutzt eine Taktikkarte: { NAME($card) }.
   *[other] { $who } nutzt eine Taktikkarte: { NAME($card) }.
}
log-tactic-back = { $who_you ->
    [you] Du nimmst eine Taktikkarte zurück: { NAME($card) }.
   *[other] { $who } nimmt eine Taktikkarte zurück: { NAME($card) }.
}
log-refresh = { $who_you ->
    [you] Du frischst deine Aktionskarten auf.
   *[other] { $who } frischt alle Aktionskarten auf.
}
log-recruit = { $who_you ->
    [you] Du wirbst einen Gefährten an: { NAME($card) }.
   *[other] { $who } wirbt einen Gefährten an: { NAME($card) }.
}
log-exhaust = { $who_you ->
    [you] Du erschöpfst einen Gefährten: { NAME($card) }.
   *[other] { $who } erschöpft einen Gefährten: { NAME($card) }.
}
log-refresh-companion = { $who_you ->
    [you] Du frischst einen Gefährten auf: { NAME($card) }.
   *[other] { $who } frischt einen Gefährten auf: { NAME($card) }.
}
log-borrow-ability = { $who_you ->
    [you] Du leihst dir bis zum Ende des Zuges eine Fähigkeit: { NAME($card) }.
   *[other] { $who } leiht sich bis zum Ende des Zuges eine Fähigkeit: { NAME($card) }.
}
log-draw-quest = { $who_you ->
    [you] Du ziehst einen Auftrag: { NAME($card) }.
   *[other] { $who } zieht einen Auftrag: { NAME($card) }.
}
log-lay-quest = { $who_you ->
    [you] Du legst deinen Auftrag auf Zeitfeld { $slot }: { NAME($card) }.
   *[other] { $who } legt einen Auftrag auf Zeitfeld { $slot }: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] Du schließt deinen Auftrag ab: { NAME($card) }.
   *[other] { $who } schließt einen Auftrag ab: { NAME($card) }.
}
log-quest-token = { $who_you ->
    [you] Du behältst eine Belohnung für später: { NAME($token) }.
   *[other] { $who } behält eine Belohnung für später: { NAME($token) }.
}
log-gain-favour = { $who_you ->
    [you] Du erhältst einen Gunstmarker von Lady Weirdwood.
   *[other] { $who } erhält einen Gunstmarker von Lady Weirdwood.
}
log-spend-favour = { $who_you ->
    [you] Du gibst einen Gunstmarker ab.
   *[other] { $who } gibt einen Gunstmarker ab.
}
log-power = { $who_you ->
    [you] Du nutzt die Kraft „{ NAME($power) }“.
   *[other] { $who } nutzt die Kraft „{ NAME($power) }“.
}
log-free-power = { $who_you ->
    [you] Du darfst vor dem Ende deines Zuges 1 Kraft kostenlos nutzen.
   *[other] { $who } darf vor dem Ende des Zuges 1 Kraft kostenlos nutzen.
}
log-attack = { $who_you ->
    [you] Du greifst { NAME($room, case: "at") } { NAME($enemy, case: "acc") } an.
   *[other] { $who } greift { NAME($room, case: "at") } { NAME($enemy, case: "acc") } an.
}
log-attacked = { NAME($enemy, case: "start") } greift { $who_you ->
    [you] dich
   *[other] { $who }
} { NAME($room, case: "at") } an.
log-roll = { NAME($who, attr: "kind") ->
    [monster] { NAME($who, case: "start") } wirft
    [swarm] { NAME($who, case: "start") } werfen
   *[player] { $who_you ->
            [you] Du wirfst
           *[other] { $who } wirft
        }
} { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}. Treffer: { $hits }, Blocks: { $blocks }, { NAME($who, attr: "kind") ->
    [monster] Ausbrüche
    [swarm] Ausbrüche
   *[player] Sturmangriffe
}: { $charges }.
log-charge = { $who_you ->
    [you] Du nutzt deinen Sturmangriff: { NAME($charge) }.
   *[other] { $who } nutzt einen Sturmangriff: { NAME($charge) }.
}
log-battle-bonus = { NAME($source) }: { $who_you ->
    [you] Du hast
   *[other] { $who } hat
} in diesem Kampf { hits-and-blocks } mehr.
log-battle-die = { $who_you ->
    [you] Du fügst diesem Kampf { a-die } hinzu.
   *[other] { $who } fügt diesem Kampf { a-die } hinzu.
}
log-steal-die = { $who_you ->
    [you] Du stiehlst für diesen Kampf { a-die }.
   *[other] { $who } stiehlt für diesen Kampf { a-die }.
}
log-remove-die = { $who_you ->
    [you] Du nimmst dem Gegner für diesen Kampf { a-die } ab.
   *[other] { $who } nimmt dem Gegner für diesen Kampf { a-die } ab.
}
log-cancel = { NAME($source) }: { $who_you ->
    [you] Du streichst
   *[other] { $who } streicht
} dem Gegner { hits-and-blocks }.
log-wild-pair = { $who_you ->
    [you] Dein Jokerpaar bringt dir: 1 { NAME($icon) }.
   *[other] { $who } erhält durch ein Jokerpaar: 1 { NAME($icon) }.
}
log-battle-totals = { $who_you ->
    [you] Du
   *[other] { $who }
}: { $hits } Treffer, { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}. { NAME($enemy, case: "start") }: { $enemy_hits } Treffer, { $enemy_blocks ->
    [one] { $enemy_blocks } Block
   *[other] { $enemy_blocks } Blocks
}.
log-defence-totals = { NAME($enemy, case: "start") }: { $enemy_hits } Treffer. { $who_you ->
    [you] Du
   *[other] { $who }
}: { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blocks
}.
log-monster-damaged = { $who_you ->
    [you] Du fügst { NAME($monster, case: "dat") } { amount-damage } zu.
   *[other] { $who } fügt { NAME($monster, case: "dat") } { amount-damage } zu.
}
log-ogre-cube = { NAME($monster, case: "start") } verliert einen Gesundheitsstein, übrig: { $left }.
log-monster-hurt = Die Gesundheit { NAME($monster, case: "gen") } fällt auf { $now }.
log-monster-heals = Die Gesundheit { NAME($monster, case: "gen") } steigt auf { $now }.
log-monster-card = Monsterkarte: { NAME($card) }.
log-monster-deck = Die abgelegten Karten { NAME($monster, case: "gen") } bilden einen neuen Stapel.
log-monster-order = Die nächste Monsterkarte wird „{ NAME($card) }“ sein.
log-peek-monster = { $who_you ->
    [you] Du siehst dir die { $count ->
            [one] oberste Monsterkarte
           *[other] obersten { $count } Monsterkarten
        } an.
   *[other] { $who } sieht sich die { $count ->
            [one] oberste Monsterkarte
           *[other] obersten { $count } Monsterkarten
        } an.
}
log-power-card = Die Kraftkarte „{ NAME($card) }“ stärkt das Monster.
log-power-card-discarded = Die Kraftkarte „{ NAME($card) }“ wird abgelegt.
log-power-card-kept = { $who_you ->
    [you] Du behältst die Kraftkarte „{ NAME($card) }“.
   *[other] { $who } behält die Kraftkarte „{ NAME($card) }“.
}
log-power-card-used = { $who_you ->
    [you] Du nutzt die Kraftkarte „{ NAME($card) }“.
   *[other] { $who } nutzt die Kraftkarte „{ NAME($card) }“.
}
log-power-cards-beaten = { $who_you ->
    [you] Du erhältst { $count } FP für die Kraftkarten des Monsters.
   *[other] { $who } erhält { $count } FP für die Kraftkarten des Monsters.
}
log-wraith-die = Der Schemenwürfel zeigt: { NAME($face) }.
log-lady-rescued = Der Thronsaal ist frei von Skarabäen: Lady Weirdwood ist gerettet.
log-lady-hurt = Lady Weirdwood verliert Gesundheit, übrig: { $now }.
log-life-force-up = Lady Weirdwoods Lebenskraft steigt auf { $now }.
log-life-force-down = Lady Weirdwoods Lebenskraft fällt auf { $now }.
log-spell-arm = Arm { $arm } von Therus’ Zauber steht jetzt auf { $now }.
log-spell-cast = Therus wirkt den Tückischen Beherrschungszauber.
log-possession-left = Lady Weirdwood rückt auf der Besessenheitsleiste nach links auf Feld { $now }.
log-possession-right = Lady Weirdwood rückt auf der Besessenheitsleiste nach rechts auf Feld { $now }.
log-counter-spell = { $who_you ->
    [you] Du wirkst einen Gegenzauber.
   *[other] { $who } wirkt einen Gegenzauber.
}
log-plan = Zu Therus’ Plänen kommt eine Karte, jetzt { $count }.
log-summoning = { $count ->
    [0] Der Rufzauber ist ganz bezahlt.
   *[other] Der Rufzauber kostet noch { $count }.
}

## The scene

scene-wm-people = Wächter
scene-wm-person = Wächter
scene-wm-phase-set-up = Aufbau
scene-wm-phase-turn = Zug
scene-wm-phase-turn-end = Zugende
scene-wm-set-up = Aufbau
scene-wm-now = Tag { $day } · { $time } { $position }
scene-wm-days-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
scene-wm-footnote = { $monster }: { $state }, Gesundheit { $health } von { $whole }. Tage übrig: { $days }.
scene-wm-seat-status = { $warden } · Würfel { $dice } · Kraft { $power } · Hand { $hand }
scene-wm-no-character = noch ohne Charakter
scene-wm-manor = Das Herrenhaus
scene-wm-corridors = Tageskorridor und Tageszeitenkorridor
scene-wm-corridors-text = Der innere Korridor dreht sich mit jeder Stunde, der äußere mit jedem Tag. Ein Raum ist zu einem Korridor offen, wo dieser vor ihm einen Durchgang hat.
scene-wm-position = { $time } { $position }
scene-wm-away = fort
scene-wm-figure = { $warden } ({ $who })
scene-wm-cursed-cost = verflucht, Reinigen kostet { $cost }
scene-wm-leaves = Tableaus
scene-wm-sheet = Tableau von { $who }
scene-wm-several = Wähle, was geschehen soll
scene-wm-back-out = Zurück
scene-wm-close = Schließen
scene-wm-health = Gesundheit { $count } von { $most }
scene-wm-health-of = Gesundheit { $count } von { $whole }
scene-wm-favours = { $count ->
    [one] { $count } Gunstmarker
   *[other] { $count } Gunstmarker
}
scene-wm-free = nichts
scene-wm-slots = Zeitfelder
scene-wm-slot = Zeitfeld { $time }
scene-wm-slot-of = Zeitfeld von { $companion }
scene-wm-slot-free = { $slot }, keine Karte
scene-wm-match = Passende Symbole: { $icon }
scene-wm-matches = Passende Symbole:
scene-wm-spent = verbraucht
scene-wm-used = in diesem Zug genutzt
scene-wm-chosen = gewählt
scene-wm-back = Monsterkarte, { $type }
scene-wm-dice = Geschmiedete Kampfwürfel: { $count } von { $of }
scene-wm-gauntlet = Diebeshandschuh, Stufe { $count } von { $of }
scene-wm-next-die = Das nächste Schmieden kostet { $cost }
scene-wm-next-short = danach
scene-wm-die-balanced = B
scene-wm-die-attack = A
scene-wm-die-defence = V
scene-wm-track = { $track }: { $count } von { $of }
scene-wm-track-next = Feld { $space }: { $bonus }
scene-wm-free-power = 1 Kraft kostenlos
scene-wm-retinue = Gefährten, Auftrag und dauerhafte Boni
scene-wm-quest-met = kann jetzt abgeschlossen werden
scene-wm-borrowed = bis zum Ende des Zuges
scene-wm-hand = Hand { $count }/{ $limit }
scene-wm-tactics = Taktik { $count }
scene-wm-hand-empty = Keine Karten auf der Hand.
scene-wm-pile = Nachziehstapel: { $count }
scene-wm-discards = Ablagestapel: { $count }
scene-wm-offer = Gefährten
scene-wm-to-choose = Zur Auswahl
scene-wm-characters = Wähle einen Charakter
scene-wm-complexity = Schwierigkeit { $count } von 3
scene-wm-surcharge = { $count ->
    [one] der nächste kostet { $count } Ressource mehr
   *[other] der nächste kostet { $count } Ressourcen mehr
}
scene-wm-cannot-recruit = du kannst niemanden anwerben
scene-wm-companion-deck = Gefährten im Stapel: { $count }
scene-wm-tactics-deck = Taktikkarten im Stapel: { $count }
scene-wm-quest-deck = Aufträge im Stapel: { $count }; Gunstmarker übrig: { $favours }
scene-wm-tiles-left = { $tile }: noch { $count } Plättchen
scene-wm-scarab-supply = Skarabäen im Vorrat: { $count }
scene-wm-stock = Skarabäen im Vorrat: { $scarabs }. Gefährten in der Auslage: { $offer }.
scene-wm-offer-empty = In der Auslage liegt kein Gefährte.
scene-wm-companion-slot = Gibt ein weiteres Zeitfeld für jede Tageszeit.
scene-wm-monster-away = { $count ->
    [one] fort; Rufzauber: noch { $count } Ressource
   *[other] fort; Rufzauber: noch { $count } Ressourcen
}
scene-wm-state-days = Tage { $from } bis { $to }
scene-wm-resolving = Wird ausgeführt
scene-wm-power-cards = Kraftkarten { $count }/{ $of }
scene-wm-deck = Monsterstapel: { $count }
scene-wm-next = Nächste
scene-wm-next-card = Nächste Monsterkarte: { $type }, Zeit +{ $steps }
scene-wm-next-unknown = Karten im Monsterstapel: { $count }
scene-wm-steps = { $count ->
    [one] stellt die Zeit um { $count } Feld vor
   *[other] stellt die Zeit um { $count } Felder vor
}
scene-wm-plans = Pläne: { $count }
scene-wm-pool = Würde jetzt werfen
scene-wm-because-strength = Stärke ({ $state })
scene-wm-because-threat = Fluchgefahr { $count }+
scene-wm-because-health = Gesundheit { $count }+
scene-wm-because-head = Kopf leer
scene-wm-because-torso = Rumpf leer
scene-wm-because-arms = Arme leer
scene-wm-area = { $area }, Gesundheitssteine: { $count }
scene-wm-threat = Fluchgefahr { $count }; bei { $end } verliert ihr
scene-wm-lady-rescued = gerettet
scene-wm-lady-trapped = { $count ->
    [one] gefangen: { $count } Skarabäus im Thronsaal
   *[other] gefangen: { $count } Skarabäen im Thronsaal
}
scene-wm-lady-debt = muss aus den Trümmern geholt werden
scene-wm-life-force = Lebenskraft { $count } von { $most }
scene-wm-possession = Lady Weirdwood auf Feld { $space } von { $end }; bei 0 verliert ihr
scene-wm-strengthens = Jede Zahlung stärkt den Zauber um { $count }
scene-wm-arm = Arm { $arm } des Zaubers: { $count } von { $of }
scene-wm-battle-step = Stand des Kampfes
scene-wm-step-before = Vorher
scene-wm-step-rolled = Wurf
scene-wm-step-after = Danach
scene-wm-step-damage = Schaden
scene-wm-step-end = Ende
scene-wm-attacks = im Angriff
scene-wm-defends = in der Verteidigung
scene-wm-takes = { $count } Schaden erlitten
scene-wm-would-take = nach jetzigem Stand { $count } Schaden
scene-wm-takes-now = jetzt { $count } Schaden
scene-wm-fled = { $count ->
    [one] { $count } Skarabäus ist geflohen.
   *[other] { $count } Skarabäen sind geflohen.
}
scene-wm-reduced = Der Schaden am Wächter sinkt um { $count }.
scene-wm-ignored = Die Treffer des Gegners zählen nicht.
scene-wm-battle-within = Ein anderer Kampf wartet, bis dieser vorbei ist.
scene-wm-standing-scarabs = Gegen Skarabäen, ohne Würfel:
scene-wm-standing-monster = Gegen das Fae-Monster, ohne Würfel:
scene-wm-nothing = nichts
scene-wm-cost = Kosten:
scene-wm-face-down-use = Verdeckt: 1 Bewegung oder 1 Angriff oder 1 Ressource; ihre Symbole zählen nicht.
scene-wm-sealed = Er bleibt bis zum Spielende verflucht.
scene-wm-to-cleanse = Wenn verflucht, zum Reinigen:
scene-wm-gives = bringt { $count } FP
scene-wm-printed = Auf dem Spielplan aufgedruckt: kann nicht verflucht oder vertauscht werden.
scene-wm-not-laid = nicht in diesem Spiel
scene-wm-provenance-public = Zahlen dieser Karte: öffentliche Beschreibungen des Spiels; die Worte sind unsere.
scene-wm-provenance-house = Zahlen dieser Karte: eine Hausregel dieses Projekts; die Worte sind unsere.
scene-wm-provenance-seed = Zahlen dieser Karte: wie die Anleitung sie nennt; die Worte sind unsere.
