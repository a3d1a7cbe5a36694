# Spellbook auf Deutsch. Die deutschen Kartennamen sind abgeleitete Übersetzungen (gedruckte Titel lagen nicht vor),
# die Namen der Materie stammen aus einer öffentlichen Besprechung. Alle Texte sind eigene.

## Das Spiel

game-spellbook = SpellBook
    .tagline = Materie sammeln, das Zauberbuch füllen, den Vertrauten füttern.
    .about = Magier bereiten sich auf das Große Ritual vor. Jeder Tag hat Morgen, Mittag und Abend mit je einer Aktion: Materie holen, beim Vertrauten lagern, einen Zauber lernen. Gelernte Zauber bringen bessere Aktionen und Punkte.

## Wörter des Tisches

zone-altar = Altar
zone-bag = Wirbelbeutel
zone-tray = Ablage
zone-pool = Vorrat
zone-board = Vertrautentafel
zone-card = Zauberkarte
zone-opponent = Leiste des Gegners
zone-lower = unterer Bereich des Gegners

phase-morning = Morgen
phase-midday = Mittag
phase-evening = Abend

colour-red = rot
    .plural = rote
colour-purple = lila
    .plural = lila
colour-green = grün
    .plural = grüne
colour-black = schwarz
    .plural = schwarze
colour-white = weiß
    .plural = weiße
colour-blue = blau
    .plural = blaue
colour-yellow = gelb
    .plural = gelbe

matter-red = Magma
matter-purple = Gift
matter-green = Pflanzen
matter-black = Kohle
matter-white = Dampf
matter-blue = Quecksilber
matter-yellow = Gold

rune-circle = Kreis
    .plural = Kreisen
rune-triangle = Dreieck
    .plural = Dreiecken
rune-square = Quadrat
    .plural = Quadraten

timing-morning = Morgenaktion
timing-midday = Mittagsaktion
timing-evening = Abendaktion
timing-instant = einmal, beim Lernen
timing-constant = dauerhaft
timing-scoring = am Spielende
timing-none = ohne Wirkung

## Plättchen

token-red-circle = rotes Plättchen mit Kreis
    .dat = roten Plättchen mit Kreis
token-red-triangle = rotes Plättchen mit Dreieck
    .dat = roten Plättchen mit Dreieck
token-red-square = rotes Plättchen mit Quadrat
    .dat = roten Plättchen mit Quadrat
token-purple-circle = lila Plättchen mit Kreis
    .dat = lila Plättchen mit Kreis
token-purple-triangle = lila Plättchen mit Dreieck
    .dat = lila Plättchen mit Dreieck
token-purple-square = lila Plättchen mit Quadrat
    .dat = lila Plättchen mit Quadrat
token-green-circle = grünes Plättchen mit Kreis
    .dat = grünen Plättchen mit Kreis
token-green-triangle = grünes Plättchen mit Dreieck
    .dat = grünen Plättchen mit Dreieck
token-green-square = grünes Plättchen mit Quadrat
    .dat = grünen Plättchen mit Quadrat
token-black-circle = schwarzes Plättchen mit Kreis
    .dat = schwarzen Plättchen mit Kreis
token-black-triangle = schwarzes Plättchen mit Dreieck
    .dat = schwarzen Plättchen mit Dreieck
token-black-square = schwarzes Plättchen mit Quadrat
    .dat = schwarzen Plättchen mit Quadrat
token-white-circle = weißes Plättchen mit Kreis
    .dat = weißen Plättchen mit Kreis
token-white-triangle = weißes Plättchen mit Dreieck
    .dat = weißen Plättchen mit Dreieck
token-white-square = weißes Plättchen mit Quadrat
    .dat = weißen Plättchen mit Quadrat
token-blue-circle = blaues Plättchen mit Kreis
    .dat = blauen Plättchen mit Kreis
token-blue-triangle = blaues Plättchen mit Dreieck
    .dat = blauen Plättchen mit Dreieck
token-blue-square = blaues Plättchen mit Quadrat
    .dat = blauen Plättchen mit Quadrat
token-yellow-circle = gelbes Plättchen mit Kreis
    .dat = gelben Plättchen mit Kreis
token-yellow-triangle = gelbes Plättchen mit Dreieck
    .dat = gelben Plättchen mit Dreieck
token-yellow-square = gelbes Plättchen mit Quadrat
    .dat = gelben Plättchen mit Quadrat
token-face-down = verdecktes Plättchen
    .dat = verdeckten Plättchen

## Was der Tisch fragt

ask-phase-morning = Dein Morgen: Nimm ein Plättchen vom Altar, ziehe aus dem Beutel oder nutze einen Morgenzauber.
ask-phase-midday = Dein Mittag: Lagere ein Plättchen beim Vertrauten oder nutze einen Mittagszauber.
ask-phase-evening = Dein Abend: Lerne einen Zauber oder nutze einen Abendzauber.
ask-bonus-morning = Schnelligkeit schenkt dir sofort eine Morgenaktion.
ask-discard = Wähle ein Plättchen aus deinem Vorrat, das du abwirfst.
ask-take = Wähle ein Plättchen auf dem Altar, das du nimmst.
ask-take-up-to = Wähle ein Altarplättchen, das du nimmst, oder höre auf.
ask-learn = Wähle den Zauber, den du lernst, und seine Stufe.
ask-wild-token = Wähle ein Plättchen für die wilde Materie.
ask-pay-substitute = Wähle ein Plättchen zum Bezahlen. Plättchen mit der Rune der Transmutation dürfen eine andere Farbe haben.
ask-store = Wähle ein Plättchen für das nächste freie Feld deiner Vertrautentafel.
ask-take-store = Wähle ein Altarplättchen, das du direkt auf deine Vertrautentafel nimmst.
ask-tray-store = Wähle ein Plättchen in der Ablage für deine Vertrautentafel.
ask-exchange-give = Wähle ein Plättchen, das du beim Tausch abgibst.
ask-exchange-take = Wähle ein Plättchen, das du beim Tausch bekommst.
ask-keep = Wähle, welches der bezahlten Plättchen auf der Karte bleibt. Seine Rune wird die Rune der Karte.
ask-pay = Wähle ein Plättchen, mit dem du bezahlst.
ask-wild = Wähle eine Rune, deren drei Plättchen zu wilder Materie werden, oder zahle nur mit der richtigen Farbe.
ask-raise = Wähle den Zauber, der um eine Stufe steigt.
ask-replace = Wähle Altarplättchen, die aus dem Beutel ersetzt werden; höre auf, wenn es genügt.
ask-forced-take = Die Flamme eines anderen erreicht dich: Nimm ein Plättchen vom Altar.
ask-opponent-token = Wähle das Altarplättchen, das auf die Leiste des Gegners kommt.
ask-opponent-lower = Wähle das Altarplättchen, das in den unteren Bereich des Gegners kommt.

## Worauf die anderen warten

wait-phase-morning = eine Morgenaktion
wait-phase-midday = eine Mittagsaktion
wait-phase-evening = eine Abendaktion
wait-bonus-morning = eine zusätzliche Morgenaktion
wait-discard = ein Plättchen zum Abwerfen
wait-take = ein Plättchen vom Altar
wait-take-up-to = Plättchen vom Altar
wait-learn = ein Zauber zum Lernen
wait-wild-token = ein Plättchen für die wilde Materie
wait-pay-substitute = ein Plättchen zum Bezahlen
wait-store = ein Plättchen zum Lagern
wait-take-store = ein Altarplättchen zum Lagern
wait-tray-store = ein Plättchen aus der Ablage zum Lagern
wait-exchange-give = das Plättchen, das beim Tausch weggeht
wait-exchange-take = das Plättchen, das beim Tausch dazukommt
wait-keep = das Plättchen, das auf der Karte bleibt
wait-pay = ein Plättchen zum Bezahlen
wait-wild = ob wilde Materie genutzt wird
wait-raise = der Zauber, der um eine Stufe steigt
wait-replace = Altarplättchen zum Ersetzen
wait-forced-take = ein Plättchen vom Altar
wait-opponent-token = ein Plättchen für die Leiste des Gegners
wait-opponent-lower = ein Plättchen für unten beim Gegner

## Möglichkeiten

option-take = Nimm ein { NAME($token) } vom Altar
option-take-store = Nimm ein { NAME($token) } vom Altar auf deine Vertrautentafel
option-store = Lagere ein { NAME($token) }
option-tray-store = Lagere ein { NAME($token) } aus der Ablage
option-discard = Wirf ein { NAME($token) } ab
option-exchange-give = Gib ein { NAME($token) } ab
option-exchange-take = Nimm ein { NAME($token) } dafür
option-keep = Lass ein { NAME($token) } auf der Karte
option-pay = Zahle mit einem { NAME($token, case: "dat") }
option-pay-substitute = Zahle mit einem { NAME($token, case: "dat") }
option-wild-token = Nutze ein { NAME($token) } für wilde Materie
option-replace = Ersetze ein { NAME($token) }
option-opponent-token = Lege ein { NAME($token) } auf die Leiste des Gegners
option-opponent-lower = Lege ein { NAME($token) } in den unteren Bereich des Gegners
option-draw = Ziehe 2 Plättchen aus dem Beutel
option-cast = Nutze { NAME($spell) } auf Stufe { $level }
option-cast-colour = Nutze { NAME($spell) } auf Stufe { $level }: { NAME($colour, case: "plural") } Plättchen lagern
option-cast-focus-store = Nutze { NAME($spell) } auf Stufe { $level }: aus dem Vorrat lagern
option-cast-focus-take = Nutze { NAME($spell) } auf Stufe { $level }: vom Altar nehmen
option-learn = Lerne { NAME($spell) } auf Stufe { $level }
option-wild = Bilde wilde Materie aus drei { NAME($rune, case: "plural") }
option-no-wild = Ohne wilde Materie: mit der richtigen Farbe zahlen
option-clone-take = Nutze { NAME($spell) } auf Stufe { $level }: ein Plättchen vom Altar nehmen
option-clone-draw = Nutze { NAME($spell) } auf Stufe { $level }: 2 Plättchen aus dem Beutel ziehen
option-clone-store = Nutze { NAME($spell) } auf Stufe { $level }: ein Plättchen lagern
option-clone-learn = Nutze { NAME($spell) } auf Stufe { $level }: einen Zauber lernen
option-clone-spell = { $way ->
    [colour] Klonen (Stufe { $level }): { NAME($spell) } von { $owner } auf Stufe { $copied-level } kopieren, { NAME($colour, case: "plural") } Plättchen lagern
    [focus-store] Klonen (Stufe { $level }): { NAME($spell) } von { $owner } auf Stufe { $copied-level } kopieren, aus dem Vorrat lagern
    [focus-take] Klonen (Stufe { $level }): { NAME($spell) } von { $owner } auf Stufe { $copied-level } kopieren, vom Altar nehmen
   *[plain] Klonen (Stufe { $level }): { NAME($spell) } von { $owner } auf Stufe { $copied-level } kopieren
}
option-clone-box = { $way ->
    [colour] Klonen (Stufe { $level }): nicht gelernten Zauber { NAME($spell) } auf Stufe { $copied-level } kopieren, { NAME($colour, case: "plural") } Plättchen lagern
    [focus-store] Klonen (Stufe { $level }): nicht gelernten Zauber { NAME($spell) } auf Stufe { $copied-level } kopieren, aus dem Vorrat lagern
    [focus-take] Klonen (Stufe { $level }): nicht gelernten Zauber { NAME($spell) } auf Stufe { $copied-level } kopieren, vom Altar nehmen
   *[plain] Klonen (Stufe { $level }): nicht gelernten Zauber { NAME($spell) } auf Stufe { $copied-level } kopieren
}
option-raise = Hebe { NAME($spell) } um eine Stufe
option-skip-morning = Morgen auslassen
option-skip-midday = Mittag auslassen
option-skip-evening = Abend auslassen
option-skip = Auslassen
option-done = Fertig

## Chronik

log-game-start = { $who_you ->
    [you] Die Magier schlagen ihre Zauberbücher auf. Du beginnst.
   *[other] Die Magier schlagen ihre Zauberbücher auf. { $who } beginnt.
}
log-day-start = { $who_you ->
    [you] Tag { $day }: Du bist dran.
   *[other] Tag { $day }: { $who } ist dran.
}
log-take = { $who_you ->
    [you] Du nimmst ein { NAME($token) } vom Altar.
   *[other] { $who } nimmt ein { NAME($token) } vom Altar.
}
log-draw = { $who_you ->
    [you] Du ziehst ein { NAME($token) } aus dem Beutel.
   *[other] { $who } zieht ein { NAME($token) } aus dem Beutel.
}
log-altar-draw = Ein { NAME($token) } kommt aus dem Beutel auf den Altar.
log-altar-discard = Ein { NAME($token) } kommt vom Altar in die Ablage.
log-altar-purge = { $count ->
    [one] Der Altar wird geleert: { $count } Plättchen kommt in die Ablage.
   *[other] Der Altar wird geleert: { $count } Plättchen kommen in die Ablage.
}
log-bag-refill = { $count ->
    [one] Der Beutel ist leer: { $count } Plättchen kehrt aus der Ablage zurück.
   *[other] Der Beutel ist leer: { $count } Plättchen kehren aus der Ablage zurück.
}
log-store = { $who_you ->
    [you] Du lagerst ein { NAME($token) } auf Feld { $space }; deine Vertrautentafel ist jetzt { $value } wert.
   *[other] { $who } lagert ein { NAME($token) } auf Feld { $space }; die Vertrautentafel ist jetzt { $value } wert.
}
log-learn = { $who_you ->
    [you] Du lernst { NAME($spell) } auf Stufe { $level } und lässt ein { NAME($token) } auf der Karte.
   *[other] { $who } lernt { NAME($spell) } auf Stufe { $level } und lässt ein { NAME($token) } auf der Karte.
}
log-pay = { $who_you ->
    [you] Du zahlst mit einem { NAME($token, case: "dat") }.
   *[other] { $who } zahlt mit einem { NAME($token, case: "dat") }.
}
log-cast = { $who_you ->
    [you] Du nutzt { NAME($spell) } auf Stufe { $level }.
   *[other] { $who } nutzt { NAME($spell) } auf Stufe { $level }.
}
log-discard = { $who_you ->
    [you] Du wirfst ein { NAME($token) } ab.
   *[other] { $who } wirft ein { NAME($token) } ab.
}
log-exchange = { $who_you ->
    [you] Du tauschst ein { NAME($given) } gegen ein { NAME($taken) }.
   *[other] { $who } tauscht ein { NAME($given) } gegen ein { NAME($taken) }.
}
log-raise = { $who_you ->
    [you] Du hebst { NAME($spell) } auf Stufe { $level }.
   *[other] { $who } hebt { NAME($spell) } auf Stufe { $level }.
}
log-lower = { $who_you ->
    [you] Deine Karte { NAME($spell) } sinkt auf Stufe { $level }.
   *[other] { NAME($spell) } von { $who } sinkt auf Stufe { $level }.
}
log-copy = { $who_you ->
    [you] Du kopierst { NAME($spell) } von { $owner } auf Stufe { $level }.
   *[other] { $owner_you ->
        [you] { $who } kopiert deinen Zauber { NAME($spell) } auf Stufe { $level }.
       *[other] { $who } kopiert { NAME($spell) } von { $owner } auf Stufe { $level }.
    }
}
log-copy-solo = { $who_you ->
    [you] Du kopierst { NAME($spell) } auf Stufe { $level }, einen Zauber, den du nicht gelernt hast.
   *[other] { $who } kopiert { NAME($spell) } auf Stufe { $level }, einen noch nicht gelernten Zauber.
}
log-skip = { $who_you ->
    [you] Du lässt den { NAME($phase) } aus.
   *[other] { $who } lässt den { NAME($phase) } aus.
}
log-end-triggered = { $who_you ->
    [you] { $why ->
        [spells] Du hast deinen letzten Zauber gelernt: Die Runde wird zu Ende gespielt.
        [board] Deine Vertrautentafel ist voll: Die Runde wird zu Ende gespielt.
       *[opponent] Die Leiste des Gegners ist voll: Das Spiel endet.
    }
   *[other] { $why ->
        [spells] { $who } hat den letzten Zauber gelernt: Die Runde wird zu Ende gespielt.
        [board] { $who } hat die Vertrautentafel gefüllt: Die Runde wird zu Ende gespielt.
       *[opponent] Die Leiste des Gegners ist voll: Das Spiel endet.
    }
}
log-opponent-token = Ein { NAME($token) } kommt auf die Leiste des Gegners.
log-opponent-lower = Ein { NAME($token) } kommt in den unteren Bereich des Gegners.
log-game-end = Das Spiel ist aus.

## Das Ende

end-spells = Der letzte Zauber eines Buches ist gelernt und die Runde vollständig.
end-board = Eine Vertrautentafel ist voll und die Runde vollständig.
end-opponent = Die Leiste des Gegners ist voll.

tie-spells = Gleichstand: Mehr gelernte Zauber entscheiden.
tie-pool = Noch immer Gleichstand: Mehr Plättchen im Vorrat entscheiden.
tie-shared = Gleichstand in allem: Der Sieg wird geteilt.
tie-solo-draw = Gleiche Punktzahl: Niemand gewinnt.

part-board = Vertrautentafel
part-spells = Gelernte Zauber
part-spell = { NAME($spell) }, Stufe { $level }
part-variable = { NAME($spell) } am Spielende
part-opponent = Leiste des Gegners
part-lower = Unterer Bereich des Gegners
part-total = Summe

## Spieloptionen

opt-cards = Zauber
    .help = Welche sieben Zauber im Spiel sind, einer je Farbe. Alle haben dieselben sieben.
opt-cards-set-1 = Set 1
    .help = Das ruhige Set für erste Partien.
opt-cards-set-2 = Set 2
    .help = Mehr Zusammenspiel: ziehen, fokussieren, den Altar verändern.
opt-cards-set-3 = Set 3
    .help = Das Set, in dem man einander am meisten in die Quere kommt.
opt-cards-classic = Klassisch
    .help = Je Farbe einer der drei Zauber, zufällig.
opt-cards-pick = Auswahl
    .help = Du wählst einen Zauber je Farbe.
opt-picks = Gewählte Zauber
    .help = Sieben Zaubernamen, durch Kommas getrennt, einer je Farbe. Gilt nur bei „Auswahl“.
opt-handicap = Schwereres Solo
    .help = Nur solo: Plättchen, die zu Beginn in den unteren Bereich des Gegners gezogen werden, jedes ein Punkt für ihn.
opt-handicap-0 = Normal
    .help = Der Gegner beginnt mit nichts.
opt-handicap-1 = 1 Plättchen
    .help = Der Gegner beginnt mit 1 Punkt.
opt-handicap-2 = 2 Plättchen
    .help = Der Gegner beginnt mit 2 Punkten.
opt-handicap-3 = 3 Plättchen
    .help = Der Gegner beginnt mit 3 Punkten.
opt-first = Wer beginnt
    .help = Wer den ersten Tag spielt. Der Marker bleibt dort; jede Runde endet rechts davon.
opt-first--1 = Zufällig
    .help = Das Los entscheidet.
opt-first-0 = Platz 1
    .help = Dieser Platz spielt den ersten Tag.
opt-first-1 = Platz 2
    .help = Dieser Platz spielt den ersten Tag.
opt-first-2 = Platz 3
    .help = Dieser Platz spielt den ersten Tag.
opt-first-3 = Platz 4
    .help = Dieser Platz spielt den ersten Tag.

## Zauber: Name, eine Zeile und jede Stufe

spell-sacrifice = Opferung
spell-sacrifice-short = Wirf die richtige Rune ab, ziehe 4.
spell-sacrifice-3 = Wirf 1 Plättchen mit Kreis aus deinem Vorrat ab. Ziehe dann 4 Plättchen.
spell-sacrifice-4 = Wirf 1 Plättchen mit Dreieck aus deinem Vorrat ab. Ziehe dann 4 Plättchen.
spell-sacrifice-5 = Wirf 1 Plättchen mit Quadrat aus deinem Vorrat ab. Ziehe dann 4 Plättchen.

spell-eruption = Eruption
spell-eruption-short = Ziehe, bis dein Vorrat eine Zahl erreicht.
spell-eruption-3 = Ziehe, bis du 4 Plättchen hast. Ohne Wirkung, wenn du schon so viele hast.
spell-eruption-4 = Ziehe, bis du 5 Plättchen hast. Ohne Wirkung, wenn du schon so viele hast.
spell-eruption-5 = Ziehe, bis du 6 Plättchen hast. Ohne Wirkung, wenn du schon so viele hast.

spell-blaze = Flamme
spell-blaze-short = Ziehe 4; alle anderen nehmen je 1 vom Altar.
spell-blaze-3 = Ziehe 4 Plättchen. Dann müssen alle anderen im Uhrzeigersinn, links von dir beginnend, je 1 Plättchen ihrer Wahl vom Altar nehmen, solange dort eines liegt und ihr Vorrat Platz hat.
spell-blaze-4 = Ziehe 4 Plättchen. Dann müssen alle anderen im Uhrzeigersinn, links von dir beginnend, je 1 Plättchen ihrer Wahl vom Altar nehmen, solange dort eines liegt und ihr Vorrat Platz hat. Wirkung wie Stufe 3, mehr Punkte.
spell-blaze-5 = Ziehe 4 Plättchen. Dann müssen alle anderen im Uhrzeigersinn, links von dir beginnend, je 1 Plättchen ihrer Wahl vom Altar nehmen, solange dort eines liegt und ihr Vorrat Platz hat. Wirkung wie Stufe 3, die meisten Punkte.
spell-blaze-short-solo = Ziehe 4; der Gegner bekommt 1 vom Altar.
spell-blaze-3-solo = Ziehe 4 Plättchen. Dann musst du 1 Altarplättchen deiner Wahl in den unteren Bereich des Gegners legen, wo es ihm 1 Punkt bringt.
spell-blaze-4-solo = Ziehe 4 Plättchen. Dann musst du 1 Altarplättchen deiner Wahl in den unteren Bereich des Gegners legen, wo es ihm 1 Punkt bringt. Wirkung wie Stufe 3, mehr Punkte.
spell-blaze-5-solo = Ziehe 4 Plättchen. Dann musst du 1 Altarplättchen deiner Wahl in den unteren Bereich des Gegners legen, wo es ihm 1 Punkt bringt. Wirkung wie Stufe 3, die meisten Punkte.

spell-levitation = Levitation
spell-levitation-short = Nimm 2 Altarplättchen mit der richtigen Rune.
spell-levitation-3 = Nimm 2 Plättchen mit Kreis deiner Wahl vom Altar (1, wenn mehr nicht da ist oder passt).
spell-levitation-4 = Nimm 2 Plättchen mit Dreieck deiner Wahl vom Altar (1, wenn mehr nicht da ist oder passt).
spell-levitation-5 = Nimm 2 Plättchen mit Quadrat deiner Wahl vom Altar (1, wenn mehr nicht da ist oder passt).

spell-sharing = Teilung
spell-sharing-short = Nimm vom Altar; alle anderen ziehen je 1.
spell-sharing-3 = Nimm 1 Plättchen vom Altar, ziehe dann 1. Danach müssen alle anderen mit Platz im Vorrat, links von dir beginnend im Uhrzeigersinn, je 1 ziehen.
spell-sharing-4 = Nimm 2 Plättchen vom Altar. Danach müssen alle anderen mit Platz im Vorrat, links von dir beginnend im Uhrzeigersinn, je 1 ziehen.
spell-sharing-5 = Nimm 3 Plättchen vom Altar. Danach müssen alle anderen mit Platz im Vorrat, links von dir beginnend im Uhrzeigersinn, je 1 ziehen.
spell-sharing-short-solo = Nimm vom Altar; der Gegner bekommt ein gezogenes.
spell-sharing-3-solo = Nimm 1 Plättchen vom Altar, ziehe dann 1. Danach musst du 1 weiteres in den unteren Bereich des Gegners ziehen, wo es ihm 1 Punkt bringt.
spell-sharing-4-solo = Nimm 2 Plättchen vom Altar. Danach musst du 1 in den unteren Bereich des Gegners ziehen, wo es ihm 1 Punkt bringt.
spell-sharing-5-solo = Nimm 3 Plättchen vom Altar. Danach musst du 1 in den unteren Bereich des Gegners ziehen, wo es ihm 1 Punkt bringt.

spell-divination = Wahrsagung
spell-divination-short = Lege 2 Plättchen auf den Altar, nimm 2 davon.
spell-divination-3 = Ziehe 2 Plättchen auf den Altar. Nimm dann 2 beliebige Plättchen vom Altar. Wirf danach 1 Plättchen aus deinem Vorrat ab.
spell-divination-4 = Ziehe 2 Plättchen auf den Altar. Nimm dann bis zu 2 Plättchen einer Farbe vom Altar.
spell-divination-5 = Ziehe 2 Plättchen auf den Altar. Nimm dann 2 beliebige Plättchen vom Altar.

spell-purification = Reinigung
spell-purification-short = Tausche Plättchen mit dem Altar.
spell-purification-3 = Tausche 1 Plättchen deines Vorrats gegen 1 vom Altar.
spell-purification-4 = Tausche 2 Plättchen deines Vorrats gegen 2 vom Altar, alle zugleich.
spell-purification-5 = Tausche 3 Plättchen deines Vorrats gegen 3 vom Altar, alle zugleich.

spell-cure = Heilung
spell-cure-short = Ziehe, wirf dann ebenso viele ab.
spell-cure-3 = Ziehe 1 Plättchen, wirf dann 1 aus deinem Vorrat ab. Mit vollem Vorrat ziehst du nichts, wirfst aber ab.
spell-cure-4 = Ziehe 2 Plättchen, wirf dann 2 aus deinem Vorrat ab. Was über neun Plättchen hinausginge, wird nicht gezogen, abgeworfen wird trotzdem.
spell-cure-5 = Ziehe 3 Plättchen, wirf dann 3 aus deinem Vorrat ab. Was über neun Plättchen hinausginge, wird nicht gezogen, abgeworfen wird trotzdem.

spell-growth = Wachstum
spell-growth-short = Lagere direkt vom Altar; der Zauber verliert eine Stufe.
spell-growth-3 = Tausche 1 Plättchen deines Vorrats gegen 1 auf deiner Vertrautentafel; es nimmt dasselbe Feld ein. Das Plättchen dieser Karte bleibt liegen.
spell-growth-4 = Nimm 2 Altarplättchen deiner Wahl direkt auf die ersten freien Felder deiner Vertrautentafel. Danach rückt das Plättchen dieser Karte eine Stufe nach unten.
spell-growth-5 = Nimm 3 Altarplättchen deiner Wahl direkt auf die ersten freien Felder deiner Vertrautentafel. Danach rückt das Plättchen dieser Karte eine Stufe nach unten.

spell-offering = Opfergabe
spell-offering-short = Lagere mehrere Plättchen einer Farbe.
spell-offering-3 = Lagere genau 2 Plättchen einer Farbe aus deinem Vorrat. Runen dürfen verschieden sein; Plättchen ohne freies Feld bleiben im Vorrat.
spell-offering-4 = Lagere genau 3 Plättchen einer Farbe aus deinem Vorrat. Runen dürfen verschieden sein; Plättchen ohne freies Feld bleiben im Vorrat.
spell-offering-5 = Lagere genau 4 Plättchen einer Farbe aus deinem Vorrat. Runen dürfen verschieden sein; Plättchen ohne freies Feld bleiben im Vorrat.

spell-focus = Fokus
spell-focus-short = Lagere oder nimm Plättchen mit der Rune dieser Karte.
spell-focus-3 = Lagere 1 Plättchen mit der Rune dieser Karte aus deinem Vorrat.
spell-focus-4 = Lagere genau 2 Plättchen mit der Rune dieser Karte aus deinem Vorrat oder nimm 1 Plättchen mit dieser Rune vom Altar.
spell-focus-5 = Lagere genau 3 Plättchen mit der Rune dieser Karte aus deinem Vorrat oder nimm 2 Plättchen mit dieser Rune vom Altar.

spell-feast = Festmahl
spell-feast-short = Nimm oder lagere vom Altar; auf Stufe 5 Punkte für Farben.
spell-feast-3 = Nimm 1 Altarplättchen in einer Farbe, die schon auf deiner Vertrautentafel liegt.
spell-feast-4 = Nimm 1 Altarplättchen deiner Wahl direkt auf das erste freie Feld deiner Vertrautentafel.
spell-feast-5 = Spielende: 1 Punkt für jede verschiedene Farbe auf deiner Vertrautentafel. Mittags darfst du weiter die Wirkungen der Stufen 4 und 3 nutzen.

spell-time_travel = Zeitreise
spell-time_travel-short = Wirf die richtige Rune ab, hebe einen anderen Zauber.
spell-time_travel-3 = Wirf 1 Plättchen mit Kreis aus deinem Vorrat ab. Hebe dann einen anderen gelernten Zauber um 1 Stufe. Wirkungen beim Lernen treten nicht noch einmal ein.
spell-time_travel-4 = Wirf 1 Plättchen mit Dreieck aus deinem Vorrat ab. Hebe dann einen anderen gelernten Zauber um 1 Stufe. Wirkungen beim Lernen treten nicht noch einmal ein.
spell-time_travel-5 = Wirf 1 Plättchen mit Quadrat aus deinem Vorrat ab. Hebe dann einen anderen gelernten Zauber um 1 Stufe. Wirkungen beim Lernen treten nicht noch einmal ein.

spell-storm = Sturm
spell-storm-short = Erneuere den Altar, nimm 3; der Zauber verliert eine Stufe.
spell-storm-3 = Auf dieser Stufe ohne Wirkung.
spell-storm-4 = Wirf beliebig viele Altarplättchen ab und ziehe ebenso viele neue auf den Altar. Nimm dann 3 Plättchen vom Altar. Danach rückt das Plättchen dieser Karte eine Stufe nach unten.
spell-storm-5 = Wirf beliebig viele Altarplättchen ab und ziehe ebenso viele neue auf den Altar. Nimm dann 3 Plättchen vom Altar. Danach rückt das Plättchen dieser Karte eine Stufe nach unten.

spell-clone = Klonen
spell-clone-short = Kopiere den Zauber eines anderen.
spell-clone-3 = Nutze einen Mittagszauber, den jemand anderes gelernt hat, als gehörte er dir, oder die Grundaktion des Mittags. Es zählen Stufe (oder eine niedrigere) und Rune der anderen Karte.
spell-clone-4 = Nutze einen Abendzauber, den jemand anderes gelernt hat, als gehörte er dir, oder die Grundaktion des Abends. Es zählen Stufe (oder eine niedrigere) und Rune der anderen Karte. Wer { spell-growth } 4 oder 5 kopiert, rückt das Plättchen dieser Karte eine Stufe nach unten.
spell-clone-5 = Wirf 1 Plättchen mit der Rune dieser Karte aus deinem Vorrat ab. Nutze dann einen Morgenzauber, den jemand anderes gelernt hat, als gehörte er dir, oder eine Grundaktion des Morgens. Es zählen Stufe (oder eine niedrigere) und Rune der anderen Karte.
spell-clone-short-solo = Kopiere einen nicht gelernten Zauber.
spell-clone-3-solo = Nutze die Wirkung der Stufe 4 eines Mittagszaubers dieser Partie, den du nicht gelernt hast, als gehörte er dir. Es zählt die Rune des Plättchens auf dieser Karte.
spell-clone-4-solo = Nutze die Wirkung der Stufe 4 eines Abendzaubers dieser Partie, den du nicht gelernt hast, als gehörte er dir. Es zählt die Rune des Plättchens auf dieser Karte. Wer { spell-growth } kopiert, rückt dieses Plättchen eine Stufe nach unten.
spell-clone-5-solo = Wirf 1 Plättchen mit der Rune dieser Karte aus deinem Vorrat ab. Nutze dann die Wirkung der Stufe 4 eines Morgenzaubers dieser Partie, den du nicht gelernt hast, als gehörte er dir. Es zählt die Rune des Plättchens auf dieser Karte.

spell-transmutation = Transmutation
spell-transmutation-short = Lerne einen Zauber; die Rune dieser Karte zahlt in jeder Farbe.
spell-transmutation-3 = Auf dieser Stufe ohne Wirkung.
spell-transmutation-4 = Lerne 1 Zauber. Von den bezahlten Plättchen darf 1 mit der Rune dieser Karte jede Farbe haben. Mindestens eines muss wirklich die Farbe des Zaubers haben, und drei gleiche Runen ergeben hier keine wilde Materie.
spell-transmutation-5 = Lerne 1 Zauber. Von den bezahlten Plättchen dürfen bis zu 2 mit der Rune dieser Karte jede Farbe haben. Mindestens eines muss wirklich die Farbe des Zaubers haben, und drei gleiche Runen ergeben hier keine wilde Materie.

spell-swiftness = Schnelligkeit
spell-swiftness-short = Mehr Morgenaktionen.
spell-swiftness-3 = Beim Lernen darfst du sofort 1 verfügbare Morgenaktion ausführen.
spell-swiftness-4 = Beim Lernen darfst du sofort 1 verfügbare Morgenaktion ausführen.
spell-swiftness-5 = Jeden Tag darfst du 1 weitere Morgenaktion ausführen, zusammen zwei. Auch zweimal dieselbe.

spell-mirage = Luftspiegelung
spell-mirage-short = Nimmst du die Rune dieser Karte vom Altar, ziehst du.
spell-mirage-3 = An deinem Tag: Für jedes Plättchen mit der Rune dieser Karte, das du vom Altar nimmst, ziehe 1.
spell-mirage-4 = An deinem Tag: Für jedes Plättchen mit der Rune dieser Karte, das du vom Altar nimmst, ziehe 2.
spell-mirage-5 = An deinem Tag: Für jedes Plättchen mit der Rune dieser Karte, das du vom Altar nimmst, ziehe 2.

spell-abundance = Überfluss
spell-abundance-short = Ziehe, wenn du ihn lernst.
spell-abundance-3 = Ziehe beim Lernen sofort 2 Plättchen. Nur dann, nur einmal.
spell-abundance-4 = Ziehe beim Lernen sofort 3 Plättchen. Nur dann, nur einmal.
spell-abundance-5 = Ziehe beim Lernen sofort 4 Plättchen. Nur dann, nur einmal.

spell-knowledge = Wissen
spell-knowledge-short = Punkte für deine anderen Zauber.
spell-knowledge-3 = Spielende: 1 Punkt für jeden anderen gelernten Zauber.
spell-knowledge-4 = Spielende: 1 Punkt für jeden anderen gelernten Zauber, und 2 statt 1, wenn er auf Stufe 4 oder 5 liegt.
spell-knowledge-5 = Spielende: 2 Punkte für jeden anderen gelernten Zauber.

spell-communion = Symbiose
spell-communion-short = Fülle deine Vertrautentafel auf drei Arten.
spell-communion-3 = Nimm beim Lernen 3 Altarplättchen deiner Wahl direkt auf die ersten freien Felder deiner Vertrautentafel.
spell-communion-4 = Spielende: 1 Punkt für jedes Plättchen auf deiner Vertrautentafel, das die Rune dieser Karte zeigt.
spell-communion-5 = Immer wenn du einen Zauber lernst, auch diesen: Lagere nach dem Bezahlen 2 Plättchen deiner Wahl aus der Ablage.

## Die Szene: Namen und kurze Worte bei den Teilen

scene-people = Magier
scene-day = Tag { $day }
scene-points-label = Punkte
scene-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-seat-status = { $pool } im Vorrat · { $spells ->
    [one] { $spells } Zauber
   *[other] { $spells } Zauber
}
scene-altar = { $count ->
    [0] Altar, leer
    [one] Altar mit { $count } Plättchen
   *[other] Altar mit { $count } Plättchen
}
scene-vortex = { $count ->
    [one] { $count } Plättchen im Wirbelbeutel
   *[other] { $count } Plättchen im Wirbelbeutel
}
scene-vortex-tail = im Wirbel
scene-tray-name = Ablage
scene-tray = { $count ->
    [0] Ablage, leer
    [one] Ablage mit { $count } Plättchen
   *[other] Ablage mit { $count } Plättchen
}
scene-tray-empty = In der Ablage liegt nichts.
scene-pool = Dein Vorrat
scene-pool-name = Vorrat: { $who }
scene-pool-of = Vorrat von { $who }: { $count } von { $limit }
scene-familiar = Dein Vertrauter
scene-familiar-name = Vertrauter
scene-familiar-of = Vertrauter von { $who }: { $count ->
    [one] { $count } gelagertes Plättchen
   *[other] { $count } gelagerte Plättchen
}
scene-familiar-line = Vertrauter { $count } / { $spaces }
scene-spells = Deine Zauber
scene-learned = { $count ->
    [one] { $count } Zauber gelernt
   *[other] { $count } Zauber gelernt
}
scene-card = { $level ->
    [0] { $spell }, noch nicht gelernt
   *[other] { $spell }, Stufe { $level }
}
scene-card-read = { $spell } lesen
scene-card-use = { $spell }: wähle, was zu tun ist
scene-choose-level = { $spell }: wähle eine Stufe
scene-levels = Stufen
scene-slot = Stufe { $level }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-use-learn = Lernen
scene-use-cast = Nutzen
scene-use-choose = Wählen
scene-first = Startspieler: Hier beginnt jede Runde
scene-short-draw = Ziehe 2
scene-short-skip = Auslassen
scene-back = Zurück
scene-fresh = ab morgen
scene-chosen = gewählt
scene-book = Buch von { $who }
scene-book-open = Buch von { $who } öffnen
scene-close = Schließen
scene-opponent = Gegner
scene-opponent-track = { $count ->
    [one] Leiste des Gegners mit { $count } Plättchen
   *[other] Leiste des Gegners mit { $count } Plättchen
}
scene-refresh = erneuert den Altar
scene-lower = Unterer Bereich: { $count }
scene-ends = Das Spiel endet nach der Runde, in der jemand den siebten Zauber lernt oder die Vertrautentafel füllt.
scene-ends-solo = Das Spiel endet, wenn du den siebten Zauber lernst, deine Vertrautentafel voll ist oder die Leiste des Gegners voll ist.
scene-last-round = Letzte Runde: Danach endet das Spiel.
