# Spellbook po polsku. Nazwy zaklęć i terminy jak w polskim wydaniu; „Szybkość” to nazwa robocza (tytuł w źródle nieczytelny).
# Wszystkie pozostałe teksty są własne.

## Gra

game-spellbook = Księga zaklęć
    .tagline = Zbieraj materię, zapełniaj księgę, karm chowańca.
    .about = Magowie szykują się do Wielkiego Rytuału. Każdy dzień ma poranek, południe i wieczór, a w każdej fazie jest jedna akcja: zdobądź materię, zmagazynuj ją u chowańca, naucz się zaklęcia. Poznane zaklęcia dają lepsze akcje i punkty.

## Słowa stołu

zone-altar = ołtarz
zone-bag = sakiewka wiru
zone-tray = tacka na odrzucone żetony
zone-pool = pula
zone-board = planszetka chowańca
zone-card = karta zaklęcia
zone-opponent = tor przeciwnika
zone-lower = dolna część planszetki przeciwnika

phase-morning = poranek
    .gen = poranka
phase-midday = południe
    .gen = południa
phase-evening = wieczór
    .gen = wieczoru

colour-red = czerwony
    .plural = czerwone
colour-purple = fioletowy
    .plural = fioletowe
colour-green = zielony
    .plural = zielone
colour-black = czarny
    .plural = czarne
colour-white = biały
    .plural = białe
colour-blue = niebieski
    .plural = niebieskie
colour-yellow = żółty
    .plural = żółte

matter-red = magma
matter-purple = trucizna
matter-green = rośliny
matter-black = węgiel
matter-white = para
matter-blue = rtęć
matter-yellow = złoto

rune-circle = koło
    .plural = kół
rune-triangle = trójkąt
    .plural = trójkątów
rune-square = kwadrat
    .plural = kwadratów

timing-morning = akcja poranka
timing-midday = akcja południa
timing-evening = akcja wieczoru
timing-instant = raz, w chwili nauki
timing-constant = efekt stały
timing-scoring = na koniec gry
timing-none = brak efektu

## Żetony

token-red-circle = czerwony żeton z kołem
    .gen = czerwonego żetonu z kołem
    .ins = czerwonym żetonem z kołem
token-red-triangle = czerwony żeton z trójkątem
    .gen = czerwonego żetonu z trójkątem
    .ins = czerwonym żetonem z trójkątem
token-red-square = czerwony żeton z kwadratem
    .gen = czerwonego żetonu z kwadratem
    .ins = czerwonym żetonem z kwadratem
token-purple-circle = fioletowy żeton z kołem
    .gen = fioletowego żetonu z kołem
    .ins = fioletowym żetonem z kołem
token-purple-triangle = fioletowy żeton z trójkątem
    .gen = fioletowego żetonu z trójkątem
    .ins = fioletowym żetonem z trójkątem
token-purple-square = fioletowy żeton z kwadratem
    .gen = fioletowego żetonu z kwadratem
    .ins = fioletowym żetonem z kwadratem
token-green-circle = zielony żeton z kołem
    .gen = zielonego żetonu z kołem
    .ins = zielonym żetonem z kołem
token-green-triangle = zielony żeton z trójkątem
    .gen = zielonego żetonu z trójkątem
    .ins = zielonym żetonem z trójkątem
token-green-square = zielony żeton z kwadratem
    .gen = zielonego żetonu z kwadratem
    .ins = zielonym żetonem z kwadratem
token-black-circle = czarny żeton z kołem
    .gen = czarnego żetonu z kołem
    .ins = czarnym żetonem z kołem
token-black-triangle = czarny żeton z trójkątem
    .gen = czarnego żetonu z trójkątem
    .ins = czarnym żetonem z trójkątem
token-black-square = czarny żeton z kwadratem
    .gen = czarnego żetonu z kwadratem
    .ins = czarnym żetonem z kwadratem
token-white-circle = biały żeton z kołem
    .gen = białego żetonu z kołem
    .ins = białym żetonem z kołem
token-white-triangle = biały żeton z trójkątem
    .gen = białego żetonu z trójkątem
    .ins = białym żetonem z trójkątem
token-white-square = biały żeton z kwadratem
    .gen = białego żetonu z kwadratem
    .ins = białym żetonem z kwadratem
token-blue-circle = niebieski żeton z kołem
    .gen = niebieskiego żetonu z kołem
    .ins = niebieskim żetonem z kołem
token-blue-triangle = niebieski żeton z trójkątem
    .gen = niebieskiego żetonu z trójkątem
    .ins = niebieskim żetonem z trójkątem
token-blue-square = niebieski żeton z kwadratem
    .gen = niebieskiego żetonu z kwadratem
    .ins = niebieskim żetonem z kwadratem
token-yellow-circle = żółty żeton z kołem
    .gen = żółtego żetonu z kołem
    .ins = żółtym żetonem z kołem
token-yellow-triangle = żółty żeton z trójkątem
    .gen = żółtego żetonu z trójkątem
    .ins = żółtym żetonem z trójkątem
token-yellow-square = żółty żeton z kwadratem
    .gen = żółtego żetonu z kwadratem
    .ins = żółtym żetonem z kwadratem
token-face-down = zakryty żeton
    .gen = zakrytego żetonu
    .ins = zakrytym żetonem

## O co pyta stół

ask-phase-morning = Twój poranek: weź żeton z ołtarza, wylosuj żetony z sakiewki albo użyj zaklęcia poranka.
ask-phase-midday = Twoje południe: zmagazynuj żeton u chowańca albo użyj zaklęcia południa.
ask-phase-evening = Twój wieczór: naucz się zaklęcia albo użyj zaklęcia wieczoru.
ask-bonus-morning = Szybkość daje ci od razu akcję poranka.
ask-discard = Wybierz żeton z puli do odrzucenia.
ask-take = Wybierz żeton z ołtarza, który bierzesz.
ask-take-up-to = Wybierz żeton z ołtarza, który bierzesz, albo zakończ.
ask-learn = Wybierz zaklęcie do nauki i jego poziom.
ask-wild-token = Wybierz żeton na dziką materię.
ask-pay-substitute = Wybierz żeton, którym płacisz. Żetony z runą Transmutacji mogą mieć inny kolor.
ask-store = Wybierz żeton, który trafi na pierwsze wolne pole planszetki chowańca.
ask-take-store = Wybierz żeton z ołtarza, który bierzesz prosto na planszetkę chowańca.
ask-tray-store = Wybierz żeton z tacki, który trafi na planszetkę chowańca.
ask-exchange-give = Wybierz żeton, który oddajesz w zamian.
ask-exchange-take = Wybierz żeton, który dostajesz w zamian.
ask-keep = Wybierz, który z zapłaconych żetonów zostanie na karcie. Jego runa staje się runą karty.
ask-pay = Wybierz żeton, którym płacisz.
ask-wild = Wybierz runę, której trzy żetony staną się dziką materią, albo płać tylko właściwym kolorem.
ask-raise = Wybierz zaklęcie, którego poziom rośnie o 1.
ask-replace = Wybieraj żetony z ołtarza do wymiany na losowe z sakiewki; skończ, gdy wystarczy.
ask-forced-take = Sięga cię cudzy Płomień: weź żeton z ołtarza.
ask-opponent-token = Wybierz żeton z ołtarza, który trafi na tor przeciwnika.
ask-opponent-lower = Wybierz żeton z ołtarza, który trafi do dolnej części planszetki przeciwnika.

## Na co czekają inni

wait-phase-morning = akcja poranka
wait-phase-midday = akcja południa
wait-phase-evening = akcja wieczoru
wait-bonus-morning = dodatkowa akcja poranka
wait-discard = żeton do odrzucenia
wait-take = żeton z ołtarza
wait-take-up-to = żetony z ołtarza
wait-learn = zaklęcie do nauki
wait-wild-token = żeton na dziką materię
wait-pay-substitute = żeton do zapłaty
wait-store = żeton do zmagazynowania
wait-take-store = żeton z ołtarza do zmagazynowania
wait-tray-store = żeton z tacki do zmagazynowania
wait-exchange-give = żeton oddawany w zamian
wait-exchange-take = żeton otrzymywany w zamian
wait-keep = żeton, który zostanie na karcie
wait-pay = żeton do zapłaty
wait-wild = czy użyć dzikiej materii
wait-raise = zaklęcie, którego poziom wzrośnie
wait-replace = żetony z ołtarza do wymiany
wait-forced-take = żeton z ołtarza
wait-opponent-token = żeton na tor przeciwnika
wait-opponent-lower = żeton do dolnej części planszetki przeciwnika

## Możliwości

option-take = Weź { NAME($token, case: "acc") } z ołtarza
option-take-store = Weź { NAME($token, case: "acc") } z ołtarza prosto na planszetkę chowańca
option-store = Zmagazynuj { NAME($token, case: "acc") }
option-tray-store = Zmagazynuj { NAME($token, case: "acc") } z tacki
option-discard = Odrzuć { NAME($token, case: "acc") }
option-exchange-give = Oddaj { NAME($token, case: "acc") }
option-exchange-take = Przyjmij { NAME($token, case: "acc") }
option-keep = Zostaw na karcie { NAME($token, case: "acc") }
option-pay = Zapłać { NAME($token, case: "ins") }
option-pay-substitute = Zapłać { NAME($token, case: "ins") }
option-wild-token = Użyj { NAME($token, case: "gen") } jako części dzikiej materii
option-replace = Wymień { NAME($token, case: "acc") }
option-opponent-token = Połóż { NAME($token, case: "acc") } na torze przeciwnika
option-opponent-lower = Połóż { NAME($token, case: "acc") } w dolnej części planszetki przeciwnika
option-draw = Wylosuj 2 żetony z sakiewki
option-cast = Użyj { NAME($spell, case: "gen") } (poziom { $level })
option-cast-colour = Użyj { NAME($spell, case: "gen") } (poziom { $level }): magazynuj { NAME($colour, case: "plural") } żetony
option-cast-focus-store = Użyj { NAME($spell, case: "gen") } (poziom { $level }): magazynuj z puli
option-cast-focus-take = Użyj { NAME($spell, case: "gen") } (poziom { $level }): bierz z ołtarza
option-learn = Naucz się { NAME($spell, case: "gen") } na poziomie { $level }
option-wild = Stwórz dziką materię z trzech { NAME($rune, case: "plural") }
option-no-wild = Bez dzikiej materii: płać właściwym kolorem
option-clone-take = Użyj { NAME($spell, case: "gen") } (poziom { $level }): weź żeton z ołtarza
option-clone-draw = Użyj { NAME($spell, case: "gen") } (poziom { $level }): wylosuj 2 żetony z sakiewki
option-clone-store = Użyj { NAME($spell, case: "gen") } (poziom { $level }): zmagazynuj żeton
option-clone-learn = Użyj { NAME($spell, case: "gen") } (poziom { $level }): naucz się zaklęcia
option-clone-spell = { $way ->
    [colour] Klonowanie (poziom { $level }): skopiuj { NAME($spell, case: "acc") } gracza { $owner } (poziom { $copied-level }), magazynując { NAME($colour, case: "plural") } żetony
    [focus-store] Klonowanie (poziom { $level }): skopiuj { NAME($spell, case: "acc") } gracza { $owner } (poziom { $copied-level }), magazynując z puli
    [focus-take] Klonowanie (poziom { $level }): skopiuj { NAME($spell, case: "acc") } gracza { $owner } (poziom { $copied-level }), biorąc z ołtarza
   *[plain] Klonowanie (poziom { $level }): skopiuj { NAME($spell, case: "acc") } gracza { $owner } (poziom { $copied-level })
}
option-clone-box = { $way ->
    [colour] Klonowanie (poziom { $level }): skopiuj niepoznane zaklęcie { NAME($spell) } (poziom { $copied-level }), magazynując { NAME($colour, case: "plural") } żetony
    [focus-store] Klonowanie (poziom { $level }): skopiuj niepoznane zaklęcie { NAME($spell) } (poziom { $copied-level }), magazynując z puli
    [focus-take] Klonowanie (poziom { $level }): skopiuj niepoznane zaklęcie { NAME($spell) } (poziom { $copied-level }), biorąc z ołtarza
   *[plain] Klonowanie (poziom { $level }): skopiuj niepoznane zaklęcie { NAME($spell) } (poziom { $copied-level })
}
option-raise = Podnieś { NAME($spell, case: "acc") } o jeden poziom
option-skip-morning = Pomiń poranek
option-skip-midday = Pomiń południe
option-skip-evening = Pomiń wieczór
option-skip = Pomiń
option-done = Gotowe

## Kronika

log-game-start = { $who_you ->
    [you] Magowie otwierają swoje księgi. Zaczynasz.
   *[other] Magowie otwierają swoje księgi. Zaczyna { $who }.
}
log-day-start = { $who_you ->
    [you] Dzień { $day }: twoja kolej.
   *[other] Dzień { $day }: gra { $who }.
}
log-take = { $who_you ->
    [you] Bierzesz z ołtarza { NAME($token, case: "acc") }.
   *[other] { $who } bierze z ołtarza { NAME($token, case: "acc") }.
}
log-draw = { $who_you ->
    [you] Losujesz z sakiewki { NAME($token, case: "acc") }.
   *[other] { $who } losuje z sakiewki { NAME($token, case: "acc") }.
}
log-altar-draw = Na ołtarz trafia z sakiewki { NAME($token) }.
log-altar-discard = Z ołtarza na tackę trafia { NAME($token) }.
log-altar-purge = { $count ->
    [one] Ołtarz pustoszeje: { $count } żeton trafia na tackę.
    [few] Ołtarz pustoszeje: { $count } żetony trafiają na tackę.
   *[many] Ołtarz pustoszeje: { $count } żetonów trafia na tackę.
}
log-bag-refill = { $count ->
    [one] Sakiewka jest pusta: wraca do niej { $count } żeton z tacki.
    [few] Sakiewka jest pusta: wracają do niej { $count } żetony z tacki.
   *[many] Sakiewka jest pusta: wraca do niej { $count } żetonów z tacki.
}
log-store = { $who_you ->
    [you] Magazynujesz { NAME($token, case: "acc") } na polu { $space }; planszetka chowańca jest teraz warta { $value }.
   *[other] { $who } magazynuje { NAME($token, case: "acc") } na polu { $space }; planszetka chowańca jest teraz warta { $value }.
}
log-learn = { $who_you ->
    [you] Uczysz się { NAME($spell, case: "gen") } na poziomie { $level }; na karcie zostaje { NAME($token) }.
   *[other] { $who } uczy się { NAME($spell, case: "gen") } na poziomie { $level }; na karcie zostaje { NAME($token) }.
}
log-pay = { $who_you ->
    [you] Płacisz { NAME($token, case: "ins") }.
   *[other] { $who } płaci { NAME($token, case: "ins") }.
}
log-cast = { $who_you ->
    [you] Używasz { NAME($spell, case: "gen") } (poziom { $level }).
   *[other] { $who } używa { NAME($spell, case: "gen") } (poziom { $level }).
}
log-discard = { $who_you ->
    [you] Odrzucasz { NAME($token, case: "acc") }.
   *[other] { $who } odrzuca { NAME($token, case: "acc") }.
}
log-exchange = { $who_you ->
    [you] Oddajesz { NAME($given, case: "acc") }, a dostajesz { NAME($taken, case: "acc") }.
   *[other] { $who } oddaje { NAME($given, case: "acc") }, a dostaje { NAME($taken, case: "acc") }.
}
log-raise = { $who_you ->
    [you] Podnosisz { NAME($spell, case: "acc") } na poziom { $level }.
   *[other] { $who } podnosi { NAME($spell, case: "acc") } na poziom { $level }.
}
log-lower = { $who_you ->
    [you] Twoja karta { NAME($spell) } spada na poziom { $level }.
   *[other] { NAME($spell) } gracza { $who } spada na poziom { $level }.
}
log-copy = { $who_you ->
    [you] Kopiujesz { NAME($spell, case: "acc") } gracza { $owner } (poziom { $level }).
   *[other] { $owner_you ->
        [you] { $who } kopiuje twoje zaklęcie: { NAME($spell) } (poziom { $level }).
       *[other] { $who } kopiuje { NAME($spell, case: "acc") } gracza { $owner } (poziom { $level }).
    }
}
log-copy-solo = { $who_you ->
    [you] Kopiujesz niepoznane zaklęcie: { NAME($spell) } (poziom { $level }).
   *[other] { $who } kopiuje niepoznane zaklęcie: { NAME($spell) } (poziom { $level }).
}
log-skip = { $who_you ->
    [you] Pomijasz { NAME($phase) }.
   *[other] { $who } pomija { NAME($phase) }.
}
log-end-triggered = { $who_you ->
    [you] { $why ->
        [spells] Znasz już wszystkie zaklęcia: rundę gra się do końca.
        [board] Planszetka twojego chowańca jest pełna: rundę gra się do końca.
       *[opponent] Tor przeciwnika jest pełny: koniec gry.
    }
   *[other] { $why ->
        [spells] { $who } zna już wszystkie zaklęcia: rundę gra się do końca.
        [board] { $who } ma pełną planszetkę chowańca: rundę gra się do końca.
       *[opponent] Tor przeciwnika jest pełny: koniec gry.
    }
}
log-opponent-token = Na tor przeciwnika trafia { NAME($token) }.
log-opponent-lower = Do dolnej części planszetki przeciwnika trafia { NAME($token) }.
log-game-end = Koniec gry.

## Koniec

end-spells = Ktoś poznał ostatnie zaklęcie i runda dobiegła końca.
end-board = Planszetka chowańca jest pełna i runda dobiegła końca.
end-opponent = Tor przeciwnika jest pełny.

tie-spells = Remis: rozstrzyga liczba poznanych zaklęć.
tie-pool = Nadal remis: rozstrzyga liczba żetonów w puli.
tie-shared = Remis we wszystkim: zwycięstwo jest wspólne.
tie-solo-draw = Równe wyniki: nikt nie wygrywa.

part-board = Planszetka chowańca
part-spells = Poznane zaklęcia
part-spell = { NAME($spell) }, poziom { $level }
part-variable = { NAME($spell) } na koniec gry
part-opponent = Tor przeciwnika
part-lower = Dolna część planszetki przeciwnika
part-total = Razem

## Opcje gry

opt-cards = Zaklęcia
    .help = Które siedem zaklęć bierze udział w grze, po jednym z każdego koloru. Wszyscy mają te same.
opt-cards-set-1 = Zestaw 1
    .help = Spokojny zestaw na pierwsze partie.
opt-cards-set-2 = Zestaw 2
    .help = Więcej silniczków: losowanie, skupianie, przemiany ołtarza.
opt-cards-set-3 = Zestaw 3
    .help = Zestaw, w którym gracze najczęściej wchodzą sobie w drogę.
opt-cards-classic = Klasyczny
    .help = Z każdego koloru jedno z trzech zaklęć, losowo.
opt-cards-pick = Własny wybór
    .help = Wybierasz po jednym zaklęciu z każdego koloru.
opt-picks = Wybrane zaklęcia
    .help = Siedem nazw zaklęć po przecinku, po jednym z każdego koloru. Działa tylko z opcją „Własny wybór”.
opt-handicap = Trudniejszy wariant solo
    .help = Tylko solo: żetony losowane na początku do dolnej części planszetki przeciwnika, każdy wart dla niego punkt.
opt-handicap-0 = Zwykły
    .help = Przeciwnik zaczyna z niczym.
opt-handicap-1 = 1 żeton
    .help = Przeciwnik zaczyna z 1 punktem.
opt-handicap-2 = 2 żetony
    .help = Przeciwnik zaczyna z 2 punktami.
opt-handicap-3 = 3 żetony
    .help = Przeciwnik zaczyna z 3 punktami.
opt-first = Pierwszy gracz
    .help = Kto rozgrywa pierwszy dzień. Znacznik zostaje u tego gracza, a każda runda kończy się po jego prawej stronie.
opt-first--1 = Losowo
    .help = Decyduje los.
opt-first-0 = Miejsce 1
    .help = To miejsce rozgrywa pierwszy dzień.
opt-first-1 = Miejsce 2
    .help = To miejsce rozgrywa pierwszy dzień.
opt-first-2 = Miejsce 3
    .help = To miejsce rozgrywa pierwszy dzień.
opt-first-3 = Miejsce 4
    .help = To miejsce rozgrywa pierwszy dzień.

## Zaklęcia: nazwa, jedna linijka i każdy poziom

spell-sacrifice = Poświęcenie
    .gen = Poświęcenia
spell-sacrifice-short = Odrzuć właściwą runę, wylosuj 4.
spell-sacrifice-3 = Odrzuć z puli 1 żeton z kołem. Potem wylosuj 4 żetony.
spell-sacrifice-4 = Odrzuć z puli 1 żeton z trójkątem. Potem wylosuj 4 żetony.
spell-sacrifice-5 = Odrzuć z puli 1 żeton z kwadratem. Potem wylosuj 4 żetony.

spell-eruption = Erupcja
    .gen = Erupcji
    .acc = Erupcję
spell-eruption-short = Losuj, aż pula urośnie do podanej liczby.
spell-eruption-3 = Losuj, aż będziesz mieć w puli 4 żetony. Bez efektu, jeśli masz ich już tyle.
spell-eruption-4 = Losuj, aż będziesz mieć w puli 5 żetonów. Bez efektu, jeśli masz ich już tyle.
spell-eruption-5 = Losuj, aż będziesz mieć w puli 6 żetonów. Bez efektu, jeśli masz ich już tyle.

spell-blaze = Płomień
    .gen = Płomienia
spell-blaze-short = Wylosuj 4; pozostali biorą po 1 z ołtarza.
spell-blaze-3 = Wylosuj 4 żetony. Potem każdy z pozostałych graczy, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wziąć z ołtarza 1 żeton swojego wyboru, o ile jakiś tam leży, a gracz ma miejsce w puli.
spell-blaze-4 = Wylosuj 4 żetony. Potem każdy z pozostałych graczy, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wziąć z ołtarza 1 żeton swojego wyboru, o ile jakiś tam leży, a gracz ma miejsce w puli. Efekt jak na poziomie 3, punktów więcej.
spell-blaze-5 = Wylosuj 4 żetony. Potem każdy z pozostałych graczy, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wziąć z ołtarza 1 żeton swojego wyboru, o ile jakiś tam leży, a gracz ma miejsce w puli. Efekt jak na poziomie 3, punktów najwięcej.
spell-blaze-short-solo = Wylosuj 4; przeciwnik dostaje 1 z ołtarza.
spell-blaze-3-solo = Wylosuj 4 żetony. Potem musisz odłożyć 1 wybrany żeton z ołtarza do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt.
spell-blaze-4-solo = Wylosuj 4 żetony. Potem musisz odłożyć 1 wybrany żeton z ołtarza do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt. Efekt jak na poziomie 3, punktów więcej.
spell-blaze-5-solo = Wylosuj 4 żetony. Potem musisz odłożyć 1 wybrany żeton z ołtarza do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt. Efekt jak na poziomie 3, punktów najwięcej.

spell-levitation = Lewitacja
    .gen = Lewitacji
    .acc = Lewitację
spell-levitation-short = Weź z ołtarza 2 żetony z właściwą runą.
spell-levitation-3 = Weź z ołtarza 2 wybrane żetony z kołem (1, jeśli więcej nie ma lub się nie zmieści).
spell-levitation-4 = Weź z ołtarza 2 wybrane żetony z trójkątem (1, jeśli więcej nie ma lub się nie zmieści).
spell-levitation-5 = Weź z ołtarza 2 wybrane żetony z kwadratem (1, jeśli więcej nie ma lub się nie zmieści).

spell-sharing = Podział
    .gen = Podziału
spell-sharing-short = Bierz z ołtarza; pozostali losują po 1.
spell-sharing-3 = Weź 1 żeton z ołtarza, potem wylosuj 1. Następnie każdy z pozostałych graczy mających miejsce w puli, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wylosować 1.
spell-sharing-4 = Weź 2 żetony z ołtarza. Następnie każdy z pozostałych graczy mających miejsce w puli, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wylosować 1.
spell-sharing-5 = Weź 3 żetony z ołtarza. Następnie każdy z pozostałych graczy mających miejsce w puli, zgodnie z ruchem wskazówek zegara od twojej lewej, musi wylosować 1.
spell-sharing-short-solo = Bierz z ołtarza; przeciwnik dostaje wylosowany żeton.
spell-sharing-3-solo = Weź 1 żeton z ołtarza, potem wylosuj 1. Następnie musisz wylosować jeszcze 1 do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt.
spell-sharing-4-solo = Weź 2 żetony z ołtarza. Następnie musisz wylosować 1 do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt.
spell-sharing-5-solo = Weź 3 żetony z ołtarza. Następnie musisz wylosować 1 do dolnej części planszetki przeciwnika, gdzie daje mu 1 punkt.

spell-divination = Wróżba
    .gen = Wróżby
    .acc = Wróżbę
spell-divination-short = Dołóż 2 żetony na ołtarz i weź z niego 2.
spell-divination-3 = Wylosuj 2 żetony na ołtarz. Potem weź z ołtarza 2 dowolne żetony. Na koniec odrzuć 1 żeton z puli.
spell-divination-4 = Wylosuj 2 żetony na ołtarz. Potem weź z ołtarza do 2 żetonów jednego koloru.
spell-divination-5 = Wylosuj 2 żetony na ołtarz. Potem weź z ołtarza 2 dowolne żetony.

spell-purification = Oczyszczenie
    .gen = Oczyszczenia
spell-purification-short = Zamień żetony z ołtarzem.
spell-purification-3 = Zamień 1 żeton z puli na 1 żeton z ołtarza.
spell-purification-4 = Zamień 2 żetony z puli na 2 żetony z ołtarza, wszystkie naraz.
spell-purification-5 = Zamień 3 żetony z puli na 3 żetony z ołtarza, wszystkie naraz.

spell-cure = Leczenie
    .gen = Leczenia
spell-cure-short = Losuj, potem tyle samo odrzuć.
spell-cure-3 = Wylosuj 1 żeton, potem odrzuć 1 z puli. Z pełną pulą nic nie losujesz, ale i tak odrzucasz.
spell-cure-4 = Wylosuj 2 żetony, potem odrzuć 2 z puli. Losowania ponad dziewięć żetonów przepadają, odrzucanie nie.
spell-cure-5 = Wylosuj 3 żetony, potem odrzuć 3 z puli. Losowania ponad dziewięć żetonów przepadają, odrzucanie nie.

spell-growth = Rozwój
    .gen = Rozwoju
spell-growth-short = Magazynuj prosto z ołtarza; zaklęcie traci poziom.
spell-growth-3 = Zamień 1 żeton z puli na 1 żeton ze swojej planszetki chowańca; nowy zajmuje to samo pole. Żeton na tej karcie zostaje na miejscu.
spell-growth-4 = Weź 2 wybrane żetony z ołtarza prosto na pierwsze wolne pola planszetki chowańca. Potem przesuń żeton na tej karcie o jeden poziom w dół.
spell-growth-5 = Weź 3 wybrane żetony z ołtarza prosto na pierwsze wolne pola planszetki chowańca. Potem przesuń żeton na tej karcie o jeden poziom w dół.

spell-offering = Ofiara
    .gen = Ofiary
    .acc = Ofiarę
spell-offering-short = Zmagazynuj kilka żetonów jednego koloru.
spell-offering-3 = Zmagazynuj z puli dokładnie 2 żetony jednego koloru. Runy mogą być różne; żetony bez wolnego pola zostają w puli.
spell-offering-4 = Zmagazynuj z puli dokładnie 3 żetony jednego koloru. Runy mogą być różne; żetony bez wolnego pola zostają w puli.
spell-offering-5 = Zmagazynuj z puli dokładnie 4 żetony jednego koloru. Runy mogą być różne; żetony bez wolnego pola zostają w puli.

spell-focus = Skupienie
    .gen = Skupienia
spell-focus-short = Magazynuj albo bierz żetony z runą tej karty.
spell-focus-3 = Zmagazynuj z puli 1 żeton z runą tej karty.
spell-focus-4 = Zmagazynuj z puli dokładnie 2 żetony z runą tej karty albo weź z ołtarza 1 żeton z tą runą.
spell-focus-5 = Zmagazynuj z puli dokładnie 3 żetony z runą tej karty albo weź z ołtarza 2 żetony z tą runą.

spell-feast = Uczta
    .gen = Uczty
    .acc = Ucztę
spell-feast-short = Bierz albo magazynuj z ołtarza; na poziomie 5 punkty za kolory.
spell-feast-3 = Weź z ołtarza 1 żeton w kolorze, który już leży na twojej planszetce chowańca.
spell-feast-4 = Weź 1 wybrany żeton z ołtarza prosto na pierwsze wolne pole planszetki chowańca.
spell-feast-5 = Koniec gry: 1 punkt za każdy kolor obecny na twojej planszetce chowańca. W południe nadal działają efekty poziomów 4 i 3.

spell-time_travel = Podróż w czasie
    .gen = Podróży w czasie
spell-time_travel-short = Odrzuć właściwą runę, podnieś inne zaklęcie.
spell-time_travel-3 = Odrzuć z puli 1 żeton z kołem. Potem podnieś inne poznane zaklęcie o 1 poziom. Efekty z chwili nauki się nie powtarzają.
spell-time_travel-4 = Odrzuć z puli 1 żeton z trójkątem. Potem podnieś inne poznane zaklęcie o 1 poziom. Efekty z chwili nauki się nie powtarzają.
spell-time_travel-5 = Odrzuć z puli 1 żeton z kwadratem. Potem podnieś inne poznane zaklęcie o 1 poziom. Efekty z chwili nauki się nie powtarzają.

spell-storm = Burza
    .gen = Burzy
    .acc = Burzę
spell-storm-short = Odśwież ołtarz, weź 3; zaklęcie traci poziom.
spell-storm-3 = Na tym poziomie brak efektu.
spell-storm-4 = Odrzuć z ołtarza dowolną liczbę żetonów i wylosuj na ich miejsce tyle samo. Potem weź z ołtarza 3 żetony. Na koniec przesuń żeton na tej karcie o jeden poziom w dół.
spell-storm-5 = Odrzuć z ołtarza dowolną liczbę żetonów i wylosuj na ich miejsce tyle samo. Potem weź z ołtarza 3 żetony. Na koniec przesuń żeton na tej karcie o jeden poziom w dół.

spell-clone = Klonowanie
    .gen = Klonowania
spell-clone-short = Skopiuj zaklęcie innego gracza.
spell-clone-3 = Użyj zaklęcia południa, które zna inny gracz, albo akcji podstawowej południa, tak jakby należało do ciebie. Liczy się poziom tamtej karty (lub niższy) i jej runa.
spell-clone-4 = Użyj zaklęcia wieczoru, które zna inny gracz, albo akcji podstawowej wieczoru, tak jakby należało do ciebie. Liczy się poziom tamtej karty (lub niższy) i jej runa. Po skopiowaniu { spell-growth.gen } 4 albo 5 żeton tej karty schodzi o jeden poziom.
spell-clone-5 = Odrzuć z puli 1 żeton z runą tej karty. Potem użyj zaklęcia poranka, które zna inny gracz, albo akcji podstawowej poranka, tak jakby należało do ciebie. Liczy się poziom tamtej karty (lub niższy) i jej runa.
spell-clone-short-solo = Skopiuj niepoznane zaklęcie.
spell-clone-3-solo = Użyj efektu poziomu 4 zaklęcia południa z tej gry, którego nie znasz, tak jakby należało do ciebie. Liczy się runa żetonu na tej karcie.
spell-clone-4-solo = Użyj efektu poziomu 4 zaklęcia wieczoru z tej gry, którego nie znasz, tak jakby należało do ciebie. Liczy się runa żetonu na tej karcie. Po skopiowaniu { spell-growth.gen } żeton ten schodzi o jeden poziom.
spell-clone-5-solo = Odrzuć z puli 1 żeton z runą tej karty. Potem użyj efektu poziomu 4 zaklęcia poranka z tej gry, którego nie znasz, tak jakby należało do ciebie. Liczy się runa żetonu na tej karcie.

spell-transmutation = Transmutacja
    .gen = Transmutacji
    .acc = Transmutację
spell-transmutation-short = Naucz się zaklęcia; runa tej karty płaci w każdym kolorze.
spell-transmutation-3 = Na tym poziomie brak efektu.
spell-transmutation-4 = Naucz się 1 zaklęcia. Wśród płaconych żetonów 1 z runą tej karty może mieć dowolny kolor. Co najmniej jeden musi mieć naprawdę kolor zaklęcia, a trzy równe runy nie tworzą tu dzikiej materii.
spell-transmutation-5 = Naucz się 1 zaklęcia. Wśród płaconych żetonów do 2 z runą tej karty może mieć dowolny kolor. Co najmniej jeden musi mieć naprawdę kolor zaklęcia, a trzy równe runy nie tworzą tu dzikiej materii.

spell-swiftness = Szybkość
    .gen = Szybkości
spell-swiftness-short = Więcej akcji poranka.
spell-swiftness-3 = W chwili nauki możesz od razu wykonać 1 dostępną akcję poranka.
spell-swiftness-4 = W chwili nauki możesz od razu wykonać 1 dostępną akcję poranka.
spell-swiftness-5 = Każdego dnia możesz wykonać 1 akcję poranka więcej, razem dwie. Może to być dwa razy ta sama.

spell-mirage = Miraż
    .gen = Mirażu
spell-mirage-short = Branie z ołtarza runy tej karty pozwala losować.
spell-mirage-3 = W swoim dniu za każdy wzięty z ołtarza żeton z runą tej karty wylosuj 1.
spell-mirage-4 = W swoim dniu za każdy wzięty z ołtarza żeton z runą tej karty wylosuj 2.
spell-mirage-5 = W swoim dniu za każdy wzięty z ołtarza żeton z runą tej karty wylosuj 2.

spell-abundance = Obfitość
    .gen = Obfitości
spell-abundance-short = Losuj w chwili nauki.
spell-abundance-3 = W chwili nauki wylosuj od razu 2 żetony. Tylko wtedy i tylko raz.
spell-abundance-4 = W chwili nauki wylosuj od razu 3 żetony. Tylko wtedy i tylko raz.
spell-abundance-5 = W chwili nauki wylosuj od razu 4 żetony. Tylko wtedy i tylko raz.

spell-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
spell-knowledge-short = Punkty za inne zaklęcia.
spell-knowledge-3 = Koniec gry: 1 punkt za każde inne poznane zaklęcie.
spell-knowledge-4 = Koniec gry: 1 punkt za każde inne poznane zaklęcie, a 2 zamiast 1, jeśli leży na poziomie 4 lub 5.
spell-knowledge-5 = Koniec gry: 2 punkty za każde inne poznane zaklęcie.

spell-communion = Symbioza
    .gen = Symbiozy
    .acc = Symbiozę
spell-communion-short = Zapełniaj planszetkę chowańca na trzy sposoby.
spell-communion-3 = W chwili nauki weź 3 wybrane żetony z ołtarza prosto na pierwsze wolne pola planszetki chowańca.
spell-communion-4 = Koniec gry: 1 punkt za każdy żeton na twojej planszetce chowańca z runą tej karty.
spell-communion-5 = Zawsze gdy uczysz się zaklęcia, także tego: po zapłaceniu zmagazynuj 2 wybrane żetony z tacki.

## Scena: nazwy i krótkie słowa przy elementach

scene-people = Magowie
scene-day = dzień { $day }
scene-points-label = punkty
scene-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scene-seat-status = W puli { $pool } · { $spells ->
    [one] { $spells } zaklęcie
    [few] { $spells } zaklęcia
   *[many] { $spells } zaklęć
}
scene-altar = { $count ->
    [0] Ołtarz, pusty
    [one] Ołtarz, { $count } żeton
    [few] Ołtarz, { $count } żetony
   *[many] Ołtarz, { $count } żetonów
}
scene-vortex = { $count ->
    [one] { $count } żeton w sakiewce wiru
    [few] { $count } żetony w sakiewce wiru
   *[many] { $count } żetonów w sakiewce wiru
}
scene-vortex-tail = w wirze
scene-tray-name = Tacka
scene-tray = { $count ->
    [0] Tacka na odrzucone żetony, pusta
    [one] Tacka na odrzucone żetony: { $count } żeton
    [few] Tacka na odrzucone żetony: { $count } żetony
   *[many] Tacka na odrzucone żetony: { $count } żetonów
}
scene-tray-empty = Na tacce nic nie leży.
scene-pool = Twoja pula
scene-pool-name = Pula: { $who }
scene-pool-of = Pula, { $who }: { $count } z { $limit }
scene-familiar = Twój chowaniec
scene-familiar-name = Chowaniec
scene-familiar-of = Chowaniec, { $who }: { $count ->
    [one] { $count } zmagazynowany żeton
    [few] { $count } zmagazynowane żetony
   *[many] { $count } zmagazynowanych żetonów
}
scene-familiar-line = Chowaniec { $count } / { $spaces }
scene-spells = Twoje zaklęcia
scene-learned = { $count ->
    [one] { $count } poznane zaklęcie
    [few] { $count } poznane zaklęcia
   *[many] { $count } poznanych zaklęć
}
scene-card = { $level ->
    [0] { $spell }, jeszcze niepoznane
   *[other] { $spell }, poziom { $level }
}
scene-card-read = { $spell }: przeczytaj
scene-card-use = { $spell }: wybierz, co zrobić
scene-choose-level = { $spell }: wybierz poziom
scene-levels = Poziomy
scene-slot = poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scene-use-learn = Naucz się
scene-use-cast = Użyj
scene-use-choose = Wybierz
scene-first = Pierwszy gracz: tu zaczyna się każda runda
scene-short-draw = Wylosuj 2
scene-short-skip = Pomiń
scene-back = Wróć
scene-fresh = od jutra
scene-chosen = wybrano
scene-book = Księga zaklęć: { $who }
scene-book-open = Otwórz księgę: { $who }
scene-close = Zamknij
scene-opponent = Przeciwnik
scene-opponent-track = { $count ->
    [one] Tor przeciwnika: { $count } żeton
    [few] Tor przeciwnika: { $count } żetony
   *[many] Tor przeciwnika: { $count } żetonów
}
scene-refresh = odnawia ołtarz
scene-lower = Dolna część: { $count }
scene-ends = Gra kończy się po rundzie, w której ktoś pozna siódme zaklęcie lub zapełni planszetkę chowańca.
scene-ends-solo = Gra kończy się, gdy poznasz siódme zaklęcie, zapełnisz planszetkę chowańca albo zapełni się tor przeciwnika.
scene-last-round = Ostatnia runda: po niej gra się kończy.
