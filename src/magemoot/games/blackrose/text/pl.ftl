# Black Rose Wars po polsku, wszystko własnymi słowami, z pojęciami polskiej instrukcji. content/ mówi przy każdej karcie, skąd pochodzą jej dane.

## Gra

game-blackrose = Black Rose Wars
    .tagline = Walcz o moc Czarnej Róży i przeciwko niej.
    .about = Od dwóch do czterech Magów krąży po Loży, w tajemnicy przygotowuje czary, zastawia pułapki, przywołuje Ewokacje i wykonuje zadania. Zakonem pokieruje ten, kto na końcu ma najwięcej mocy, chyba że silniejsza jest sama Czarna Róża.

## Słowa stołu

black-rose = Czarna Róża
    .gen = Czarnej Róży
    .acc = Czarną Różę
    .dat = Czarnej Róży
    .kind = rose
evocation = Ewokacja
    .acc = Ewokację
    .kind = evocation
cell = cela
    .at = w celi
    .to = do celi
    .acc = celę
    .from = z celi
phase-rose = Faza Czarnej Róży
phase-study = Faza Studiów
phase-preparation = Faza Przygotowań
phase-action = Faza Akcji
phase-evocation = Faza Ewokacji
phase-clean-up = Faza Porządkowania
side-straight = efekt górny
side-reversed = efekt dolny
side-red = część czerwona
side-blue = część niebieska
side-green = część zielona
side-purple = część fioletowa
side-grey = część szara
side-yellow = część żółta
element-air = Powietrze
element-earth = Ziemia
element-fire = Ogień
element-water = Woda
element-magic = Magia
element-holy = Święty
element-unholy = Nieczysty
token-trap = pułapka
token-protection = ochrona
block-move = zakaz ruchu
block-activate = zakaz aktywacji pomieszczeń
stat-move = ruch
stat-attack = atak
stat-spell-damage = obrażenia od czarów
stat-spell-range = zasięg czarów
stat-healing = leczenie
stat-evocation-move = ruch Ewokacji
stat-evocation-attack = atak Ewokacji
stat-sacrifice-move = kroki za poświęcony czar
stat-cast-face-up = pułapki i ochrony rzucane odkryte
stat-first-activation-no-flip = pierwsza aktywacja bez odwracania żetonu

## Szkoły, księgi, Magowie

school-destruction = Destrukcja
school-conspiracy = Spisek
school-divination = Wróżbiarstwo
school-illusion = Iluzja
school-necromancy = Nekromancja
school-transmutation = Transmutacja
book-pyromancer = Piromanta
book-stormbringer = Zwiastun Burzy
book-trap-master = Mistrz Pułapek
book-shadow-broker = Handlarz Cieni
book-oracle = Wieszcz
book-high-priest = Arcykapłan
book-mirror-dancer = Lustrzany Tancerz
book-nightmare-weaver = Tkacz Koszmarów
book-lord-of-the-undead = Władca Nieumarłych
book-vampire = Wampir
book-beast-shaper = Rzeźbiarz Bestii
book-alchemist-of-ruin = Alchemik Zagłady
wizard-nero = Nero
wizard-jafar = Jaf’ar
wizard-tessa = Tessa
wizard-rebecca = Rebecca

## Pomieszczenia

room-throne-room = Sala Tronowa
    .at = w Sali Tronowej
    .to = do Sali Tronowej
    .acc = Salę Tronową
    .from = z Sali Tronowej
room-throne-room-text = Weź żeton korony.
room-pleasures-room = Sala Uciech
    .at = w Sali Uciech
    .to = do Sali Uciech
    .acc = Salę Uciech
    .from = z Sali Uciech
room-pleasures-room-text = Dobierz 1 zadanie z talii aktualnej fazy Księżyca.
room-armory = Zbrojownia
    .at = w Zbrojowni
    .to = do Zbrojowni
    .acc = Zbrojownię
    .from = ze Zbrojowni
room-armory-text = Do końca rundy twoje ataki fizyczne zadają 1 dodatkowe obrażenie.
room-arena = Arena
    .at = na Arenie
    .to = na Arenę
    .acc = Arenę
    .from = z Areny
room-arena-text = Wybierz innego Maga, który nie jest w celi. Rzuć swój następny gotowy czar i rozpatrz go w całości; potem wybrany Mag rzuca swój następny gotowy czar, chyba że jest już wtedy w celi. Następny czar to pierwszy od lewej niewykorzystany czar standardowy albo, jeśli jego właściciel woli, Szybki Czar. Jeśli nie można nikogo wybrać, i tak rzucasz swój czar.
room-alchemical-laboratory = Laboratorium Alchemii
    .at = w Laboratorium Alchemii
    .to = do Laboratorium Alchemii
    .acc = Laboratorium Alchemii
    .from = z Laboratorium Alchemii
room-alchemical-laboratory-text = Dobierz 2 karty ze swojej księgi czarów, a następnie odrzuć 1 kartę z ręki na swoje wspomnienia.
room-summoner-room = Sala Przywołań
    .at = w Sali Przywołań
    .to = do Sali Przywołań
    .acc = Salę Przywołań
    .from = z Sali Przywołań
room-summoner-room-text = Przywołaj Cerbera do tego pomieszczenia.
room-bibliotheca = Biblioteka
    .at = w Bibliotece
    .to = do Biblioteki
    .acc = Bibliotekę
    .from = z Biblioteki
room-bibliotheca-text = Dobierz 1 kartę z biblioteki: wierzchnią kartę dowolnej z sześciu talii szkół magii.
room-sanctuary = Sanktuarium
    .at = w Sanktuarium
    .to = do Sanktuarium
    .acc = Sanktuarium
    .from = z Sanktuarium
room-sanctuary-text = Wylecz 3 obrażenia na swoim arkuszu.
room-observatory = Obserwatorium
    .at = w Obserwatorium
    .to = do Obserwatorium
    .acc = Obserwatorium
    .from = z Obserwatorium
room-observatory-text = Obejrzyj 3 wierzchnie karty aktualnej talii wydarzeń i odłóż je na wierzch w dowolnej kolejności. Następnie dobierz 1 kartę ze swojej księgi czarów.
room-treasure-room = Skarbiec
    .at = w Skarbcu
    .to = do Skarbca
    .acc = Skarbiec
    .from = ze Skarbca
room-treasure-room-text = Zyskaj 1 punkt mocy.
room-forge = Kuźnia
    .at = w Kuźni
    .to = do Kuźni
    .acc = Kuźnię
    .from = z Kuźni
room-forge-text = Porusz się o maksymalnie 1 pomieszczenie, a następnie wykonaj 1 atak fizyczny.
room-garden = Ogród
    .at = w Ogrodzie
    .to = do Ogrodu
    .acc = Ogród
    .from = z Ogrodu
room-garden-text = Umieść 1 swoją kostkę niestabilności w dowolnym pomieszczeniu.
room-oracle-room = Wyrocznia
    .at = w Wyroczni
    .to = do Wyroczni
    .acc = Wyrocznię
    .from = z Wyroczni
room-oracle-room-text = Weź na rękę 1 wybrany czar ze swoich wspomnień.
room-mirrors-room = Sala Luster
    .at = w Sali Luster
    .to = do Sali Luster
    .acc = Salę Luster
    .from = z Sali Luster
room-mirrors-room-text = Wybierz inne niezniszczone pomieszczenie, którego żeton aktywacji leży aktywną stroną do góry, z wyjątkiem Komnaty Czarnej Róży, Sali Tronowej i Sali Luster. Rozpatrz jego efekt tak, jakby zachodził tutaj. Żetonu wybranego pomieszczenia nie odwraca się.
room-the-abyss = Otchłań
    .at = w Otchłani
    .to = do Otchłani
    .acc = Otchłań
    .from = z Otchłani
room-the-abyss-text = Przemieść się do dowolnego pomieszczenia.
room-cemetery = Cmentarz
    .at = na Cmentarzu
    .to = na Cmentarz
    .acc = Cmentarz
    .from = z Cmentarza
room-cemetery-text = Przywołaj Landsknechta do tego pomieszczenia.
room-crypt = Krypta
    .at = w Krypcie
    .to = do Krypty
    .acc = Kryptę
    .from = z Krypty
room-crypt-text = Wybierz wrogiego Maga, który nie jest w celi: zamień maksymalnie 2 kostki obrażeń na jego arkuszu na swój kolor.
room-sacrificial-altar = Ołtarz Ofiarny
    .at = przy Ołtarzu Ofiarnym
    .to = do Ołtarza Ofiarnego
    .acc = Ołtarz Ofiarny
    .from = z Ołtarza Ofiarnego
room-sacrificial-altar-text = Wybierz jedno: usuń 1 swoją Ewokację i zyskaj 2 punkty mocy albo zadaj 1 obrażenie dowolnej 1 wrogiej figurce.
room-black-rose-room = Komnata Czarnej Róży
    .at = w Komnacie Czarnej Róży
    .to = do Komnaty Czarnej Róży
    .acc = Komnatę Czarnej Róży
    .from = z Komnaty Czarnej Róży
room-black-rose-room-text = Odrzuć 4 czary z ręki na swoje wspomnienia. Obejrzyj 3 wierzchnie karty talii zapomnianych czarów, weź 1 na rękę, a pozostałe 2 odłóż na spód talii w dowolnej kolejności.

## Czary sześciu szkół

spell-fireball = Kula ognia
spell-fireball-straight = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu.
spell-fireball-reversed = Zadaj celowi 3 obrażenia.
spell-meteor-swarm = Deszcz Meteorów
spell-meteor-swarm-straight = Zadaj celowi 4 obrażenia.
spell-meteor-swarm-reversed = Zadaj 2 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu i umieść tam 1 swoją kostkę niestabilności.
spell-destructive-chain-lightning = Niszczycielski Piorun
spell-destructive-chain-lightning-straight = Zadaj celowi 3 obrażenia.
spell-destructive-chain-lightning-reversed = Zadaj celowi 2 obrażenia; następnie możesz zadać 1 obrażenie 1 innej wrogiej figurce w pomieszczeniu, w którym stał cel, lub w pomieszczeniu sąsiadującym z nim.
spell-ice-explosion = Lodowa eksplozja
spell-ice-explosion-straight = Zadaj 2 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu. Każdy trafiony wrogi Mag otrzymuje żeton zakazu ruchu.
spell-ice-explosion-reversed = Zadaj 2 obrażenia każdej wrogiej figurce w swoim pomieszczeniu, a następnie popchnij każdą z nich o 1 pomieszczenie.
spell-acid-burst = Wybuch kwasu
spell-acid-burst-straight = Zadaj celowi 3 obrażenia.
spell-acid-burst-reversed = Zadaj celowi 1 obrażenie. Jeśli to Mag, wybierz 1 z jego aktywnych, nieuruchomionych czarów (zakrytego nie oglądasz): trafia on na wspomnienia właściciela.
spell-maelstrom = Wir
spell-maelstrom-straight = Zadaj 2 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu, a następnie popchnij każdą z nich o 1 pomieszczenie.
spell-maelstrom-reversed = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu i umieść tam 2 swoje kostki niestabilności.
spell-demon-howl = Ryk Demona
spell-demon-howl-straight = Zadaj 1 obrażenie każdej wrogiej figurce w docelowym pomieszczeniu. Każdy trafiony wrogi Mag odrzuca z ręki 1 kartę według własnego wyboru.
spell-demon-howl-reversed = Przywołaj Malacodę do pomieszczenia sąsiadującego z twoim.
spell-earthquake = Trzęsienie ziemi
spell-earthquake-straight = Zadaj 1 obrażenie każdej wrogiej figurce w swoim pomieszczeniu i w każdym sąsiednim pomieszczeniu.
spell-earthquake-reversed = Umieść 2 swoje kostki niestabilności w docelowym pomieszczeniu.
spell-flame-barrier = Ognista bariera
spell-flame-barrier-straight = Gdy masz otrzymać obrażenia od wrogiego Maga lub jednej z jego Ewokacji, zmniejsz je o 2; atakujący Mag otrzymuje 2 obrażenia.
spell-flame-barrier-reversed = Gdy wroga figurka wykona atak przeciwko tobie, po tym ataku otrzymuje 3 obrażenia.
spell-blazing-stride = Płomienny krok
spell-blazing-stride-straight = Porusz się o maksymalnie 2 pomieszczenia, a następnie zadaj 1 obrażenie każdej wrogiej figurce w pomieszczeniu, w którym zakończysz ruch.
spell-blazing-stride-reversed = Wykonaj 1 atak fizyczny zadający 2 dodatkowe obrażenia.
spell-scorched-threshold = Wypalony próg
spell-scorched-threshold-red = Zadaj 2 obrażenia wchodzącej figurce i umieść 1 swoją kostkę niestabilności w tym pomieszczeniu.
spell-scorched-threshold-yellow = Zadaj 3 obrażenia wchodzącej figurce.
spell-annihilation = Unicestwienie
spell-annihilation-straight = Zadaj celowi 2 obrażenia; jeśli to Ewokacja, zamiast tego usuń ją.
spell-annihilation-reversed = Zamień maksymalnie 1 kostkę niestabilności w docelowym pomieszczeniu na swój kolor, a następnie umieść tam 1 swoją kostkę niestabilności.
spell-blade-hail = Bariera z ostrzy
spell-blade-hail-red = Zadaj 3 obrażenia każdej wrogiej figurce w tym pomieszczeniu.
spell-blade-hail-green = Zadaj 2 obrażenia każdej wrogiej figurce w tym pomieszczeniu i zyskaj 1 punkt mocy.
spell-silent-step = Bezszelestny krok
spell-silent-step-straight = Porusz się o maksymalnie 3 pomieszczenia; ten ruch nie uruchamia pułapek.
spell-silent-step-reversed = Porusz się o maksymalnie 1 pomieszczenie, a następnie możesz aktywować pomieszczenie, w którym jesteś.
spell-dagger-in-the-dark = Sztylet w ciemności
spell-dagger-in-the-dark-straight = Zadaj celowi 4 obrażenia.
spell-dagger-in-the-dark-reversed = Zadaj celowi 2 obrażenia. Jeśli to Mag, ukradnij mu 1 punkt mocy.
spell-purloined-secrets = Skradzione sekrety
spell-purloined-secrets-straight = Celem musi być wrogi Mag. Obejrzyj jego aktywne zadania i weź 1 z nich, jeśli jakieś ma.
spell-purloined-secrets-reversed = Obejrzyj 2 wierzchnie zadania aktualnej talii, weź 1, a drugie odłóż na spód talii.
spell-pact-with-the-rose = Pakt z Różą
spell-pact-with-the-rose-straight = Zyskaj 2 punkty mocy; Czarna Róża zyskuje 1.
spell-pact-with-the-rose-reversed = Usuń wydarzenie leżące najdalej z prawej na planszy wydarzeń, jeśli jakieś na niej jest; Czarna Róża jak zwykle zyskuje punkty mocy za opuszczenie planszy przez to wydarzenie. Zyskaj 1 punkt mocy.
spell-puppet-strings = Nici marionetki
spell-puppet-strings-straight = Celem musi być wroga Ewokacja. Wykonuje ona teraz działanie pod twoją kontrolą; zadane przez nią obrażenia oznacz kostkami swojego koloru.
spell-puppet-strings-reversed = Celem musi być wrogi Mag. Popchnij go o maksymalnie 2 pomieszczenia.
spell-tripwire-rune = Runa potrzasku
spell-tripwire-rune-straight = Gdy wrogi Mag aktywuje pomieszczenie, po aktywacji otrzymuje 2 obrażenia.
spell-tripwire-rune-reversed = Gdy wrogi Mag wykona atak fizyczny, po tym ataku otrzymuje 3 obrażenia.
spell-ambush = Zasadzka
spell-ambush-straight = Gdy wroga figurka wejdzie do pomieszczenia sąsiadującego z twoim, możesz przemieścić się do tego pomieszczenia; jeśli jesteś wtedy w jednym pomieszczeniu z tą figurką, zadaj jej 3 obrażenia.
spell-ambush-reversed = Gdy wrogi Mag rzuci czar wzmocnienia, po rozpatrzeniu tego czaru ukradnij temu Magowi 1 punkt mocy.
spell-spiders-web = Pajęcza sieć
spell-spiders-web-purple = Wchodząca figurka otrzymuje 1 obrażenie i jej ruch się kończy; jeśli to Mag, otrzymuje żeton zakazu ruchu.
spell-spiders-web-grey = Wchodząca figurka otrzymuje 2 obrażenia i jej ruch się kończy.
spell-smoke-veil = Zasłona dymna
spell-smoke-veil-straight = Gdy masz otrzymać obrażenia od ataku fizycznego lub od Ewokacji, uniknij ich, a następnie porusz się o maksymalnie 1 pomieszczenie.
spell-smoke-veil-reversed = Gdy jesteś celem wrogiego czaru o pojedynczym celu, uniknij go, a następnie dobierz 1 kartę ze swojej księgi czarów.
spell-blackmail = Szantaż
spell-blackmail-straight = Celem musi być wrogi Mag. Wybiera on: odrzuca z ręki 2 karty albo kradniesz mu 1 punkt mocy. Jeśli ma na ręce mniej niż 2 karty, zachodzi druga możliwość.
spell-blackmail-reversed = Celem musi być wrogi Mag. Obejrzyj karty na jego ręce i odrzuć z niej 1 wybraną przez siebie kartę.
spell-hidden-passage = Ukryte przejście
spell-hidden-passage-straight = Przemieść się do dowolnego innego pomieszczenia w tym samym kolorze co twoje, a z Komnaty Czarnej Róży – do dowolnego pomieszczenia.
spell-hidden-passage-reversed = Celem musi być fioletowe lub zielone pomieszczenie z żetonem aktywacji leżącym aktywną stroną do góry. Aktywuj je zdalnie, nie ruszając się z miejsca.
spell-dismiss = Zwolnienie
spell-dismiss-straight = Celem musi być wroga Ewokacja. Zyskaj 1 punkt mocy i usuń ją. Jeśli nie ma dozwolonego celu, i tak zyskujesz punkt mocy.
spell-dismiss-reversed = Zadaj celowi 2 obrażenia; jeśli to Ewokacja, zamiast tego zadaj jej 4.
spell-rite-of-the-seasons = Rytuał pór roku
spell-rite-of-the-seasons-straight = Przywołaj Boski Ołtarz do swojego pomieszczenia.
spell-rite-of-the-seasons-reversed = Zyskaj 1 punkt mocy oraz po 1 za każdy kontrolowany przez siebie Boski Ołtarz, łącznie maksymalnie 3.
spell-foresight = Jasnowidzenie
spell-foresight-straight = Obejrzyj 3 wierzchnie karty aktualnej talii wydarzeń i odłóż je z powrotem w dowolnej kolejności. Dobierz 2 karty z biblioteki.
spell-foresight-reversed = Obejrzyj 4 wierzchnie karty swojej księgi czarów, weź 1 na rękę, a pozostałe odłóż na wierzch w dowolnej kolejności.
spell-hourglass = Klepsydra
spell-hourglass-straight = Obróć 1 swój użyty żeton akcji fizycznej z powrotem na nieużytą stronę.
spell-hourglass-reversed = Obróć żeton aktywacji docelowego pomieszczenia z powrotem na aktywną stronę.
spell-sun-lance = Słoneczna lanca
spell-sun-lance-straight = Zadaj celowi 3 obrażenia.
spell-sun-lance-reversed = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu.
spell-healing-light = Uzdrawiające światło
spell-healing-light-straight = Wylecz 4 obrażenia na swoim arkuszu.
spell-healing-light-reversed = Celem musi być inny Mag. Wylecz maksymalnie 3 obrażenia na jego arkuszu; zyskaj 1 punkt mocy za każde wyleczone obrażenie, maksymalnie 2.
spell-star-chart = Mapa gwiazd
spell-star-chart-straight = Dobierz 1 zadanie z aktualnej talii i 1 kartę ze swojej księgi czarów.
spell-star-chart-reversed = Odłóż 1 swoje aktywne zadanie na spód talii jego fazy Księżyca (Czarna Róża nic nie zyskuje), a następnie dobierz 1 zadanie z aktualnej talii. Jeśli nie masz aktywnego zadania, tylko dobierz.
spell-sentinel-eye = Oko strażnika
spell-sentinel-eye-straight = Gdy masz otrzymać obrażenia, zmniejsz je o 4.
spell-sentinel-eye-reversed = Gdy wrogi czar wzmocnienia ma wpłynąć na ciebie, twoje karty, twoje zadania lub twoje punkty mocy, anuluj go.
spell-fateful-snare = Sidła losu
spell-fateful-snare-straight = Gdy wrogi Mag wykona zadanie, zyskaj 2 punkty mocy.
spell-fateful-snare-reversed = Gdy wrogi Mag aktywuje pomieszczenie inne niż Komnata Czarnej Róży, po aktywacji także ty rozpatrujesz wydrukowany efekt tego pomieszczenia; jego żetonu nie odwraca się ponownie.
spell-sacred-threshold = Uświęcony próg
spell-sacred-threshold-yellow = Zadaj 2 obrażenia wchodzącej figurce i wylecz 2 obrażenia na swoim arkuszu.
spell-sacred-threshold-blue = Zadaj 2 obrażenia wchodzącej figurce; jeśli to Mag, odrzuca z ręki 1 losową kartę.
spell-page-of-history = Stronica dziejów
spell-page-of-history-straight = Weź na rękę 2 wybrane czary ze swoich wspomnień.
spell-page-of-history-reversed = Rzuć 1 czar z ręki.
spell-golden-decree = Złoty edykt
spell-golden-decree-straight = Weź żeton korony i zyskaj 1 punkt mocy.
spell-golden-decree-reversed = Celem musi być żółte lub niebieskie pomieszczenie z żetonem aktywacji leżącym aktywną stroną do góry. Aktywuj je zdalnie, nie ruszając się z miejsca.
spell-deceptive-wind = Zwodniczy wiatr
spell-deceptive-wind-straight = Gdy masz otrzymać obrażenia, zmniejsz je o 3, a następnie zyskaj 1 punkt mocy.
spell-deceptive-wind-reversed = Gdy wrogi efekt ma cię poruszyć, zignoruj ten ruch, a następnie porusz się o maksymalnie 2 pomieszczenia.
spell-mirror-image = Lustrzane odbicie
spell-mirror-image-straight = Gdy wrogi czar ma na ciebie wpłynąć, uniknij go.
spell-mirror-image-reversed = Gdy wrogi Mag lub wroga Ewokacja ma zadać ci obrażenia, przekieruj maksymalnie 2 z nich na atakującego Maga.
spell-hall-of-mirrors = Galeria zwierciadeł
spell-hall-of-mirrors-straight = Gdy wrogi czar walki ma na ciebie wpłynąć, anuluj go.
spell-hall-of-mirrors-reversed = Wybierz niezniszczone pomieszczenie z żetonem aktywacji leżącym aktywną stroną do góry, z wyjątkiem Komnaty Czarnej Róży, Sali Tronowej i Sali Luster: rozpatrz jego efekt tak, jakby zachodził w twoim pomieszczeniu. Żetonu wybranego pomieszczenia nie odwraca się.
spell-phantom-blade = Widmowe ostrze
spell-phantom-blade-straight = Zadaj celowi 3 obrażenia; przeciwko temu efektowi nie można uruchomić żadnej ochrony.
spell-phantom-blade-reversed = Zadaj celowi 4 obrażenia.
spell-nightmare-visions = Koszmarne wizje
spell-nightmare-visions-straight = Zadaj celowi 3 obrażenia; jeśli to Mag, odrzuca z ręki 1 losową kartę.
spell-nightmare-visions-reversed = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu.
spell-andromedas-veil = Welon Andromedy
spell-andromedas-veil-straight = Przywołaj Andromedę do docelowego pomieszczenia.
spell-andromedas-veil-reversed = Celem musi być jedna z twoich Ewokacji. Wykonuje ona teraz działanie.
spell-shadow-swap = Zamiana cieni
spell-shadow-swap-straight = Zamień miejscami swoją figurkę i cel. Obie figurki liczą się jako wchodzące do pomieszczenia. Następnie zadaj celowi 3 obrażenia.
spell-shadow-swap-reversed = Przemieść się do pomieszczenia w odległości 3 lub mniejszej.
spell-mad-laughter = Szaleńczy śmiech
spell-mad-laughter-straight = Celem musi być wrogi Mag. Zmień na przeciwną orientację jego następnego gotowego czaru standardowego, jeśli go ma, nie oglądając tej karty (bez skutku dla pułapki w pomieszczeniu).
spell-mad-laughter-reversed = Zadaj celowi 3 obrażenia; jeśli to Mag, otrzymuje żeton zakazu aktywacji pomieszczeń.
spell-false-door = Fałszywe drzwi
spell-false-door-blue = Przemieść wchodzącą figurkę do dowolnego wybranego przez siebie pomieszczenia; jej ruch się kończy.
spell-false-door-purple = Zadaj 1 obrażenie wchodzącej figurce; jeśli to Mag, otrzymuje żeton zakazu aktywacji pomieszczeń.
spell-masquerade = Maskarada
spell-masquerade-straight = Rzuć 1 czar z ręki.
spell-masquerade-reversed = Wybierz wykorzystany, odkryty czar walki lub wzmocnienia na arkuszu innego Maga, inny niż Maskarada i niebędący zapomnianym czarem. Rozpatrz jego ujawniony efekt jak efekt czaru rzuconego przez ciebie, z celami według własnego wyboru; karta pozostaje na swoim miejscu, a ty nie umieszczasz niestabilności za jej symbol.
spell-labyrinth = Labirynt
spell-labyrinth-straight = Gdy wroga figurka wejdzie do twojego pomieszczenia, otrzymuje 2 obrażenia; następnie popchnij ją o maksymalnie 2 pomieszczenia; jej ruch się kończy.
spell-labyrinth-reversed = Gdy wrogi Mag aktywuje pomieszczenie, żeton tego pomieszczenia zostaje odwrócony, ale efekt nie następuje.
spell-vanish = Zniknięcie
spell-vanish-straight = Przemieść się do dowolnego pomieszczenia bez wrogich figurek. Wylecz 3 obrażenia na swoim arkuszu.
spell-vanish-reversed = Gdy pułapka ma na ciebie wpłynąć, uniknij jej, a następnie porusz się o maksymalnie 1 pomieszczenie.
spell-vampire-bite = Ukąszenie wampira
spell-vampire-bite-straight = Zadaj celowi 2 obrażenia i wylecz 2 obrażenia na swoim arkuszu.
spell-vampire-bite-reversed = Zadaj 1 obrażenie każdej wrogiej figurce w swoim pomieszczeniu; wylecz na swoim arkuszu 1 obrażenie za każdą z nich, która otrzymała w ten sposób obrażenia.
spell-icy-grip = Lodowy chwyt
spell-icy-grip-straight = Zadaj celowi 2 obrażenia; jeśli to Mag, zamień maksymalnie 1 kostkę obrażeń na jego arkuszu na swój kolor.
spell-icy-grip-reversed = Zadaj celowi 1 obrażenie; jeśli to Mag, otrzymuje żeton zakazu ruchu, a ty zamieniasz maksymalnie 1 kostkę obrażeń na jego arkuszu na swój kolor.
spell-cowardice = Tchórzostwo
spell-cowardice-straight = Celem musi być wrogi Mag. Zamień maksymalnie 3 kostki obrażeń na jego arkuszu na swój kolor.
spell-cowardice-reversed = Celem musi być wrogi Mag. Zamień maksymalnie 2 kostki obrażeń na jego arkuszu na swój kolor, a następnie popchnij go o 1 pomieszczenie.
spell-fading-hope = Gasnąca nadzieja
spell-fading-hope-straight = Celem musi być wrogi Mag. Ukradnij mu 1 punkt mocy, a jeśli na jego arkuszu leży co najmniej 6 obrażeń – 2 punkty mocy.
spell-fading-hope-reversed = Każdy wrogi Mag, który ma na arkuszu co najmniej 1 obrażenie w twoim kolorze, traci 1 punkt mocy.
spell-treacherous-fog = Zdradliwa mgła
spell-treacherous-fog-straight = Zadaj celowi 1 obrażenie; jeśli to Mag, wybierz 1 z jego aktywnych, nieuruchomionych czarów (zakrytego nie oglądasz): trafia on na wspomnienia właściciela.
spell-treacherous-fog-reversed = Zadaj 2 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu.
spell-summoning-of-darkness = Przywołanie ciemności
spell-summoning-of-darkness-straight = Przywołaj Landsknechta do docelowego pomieszczenia.
spell-summoning-of-darkness-reversed = Celem musi być pomieszczenie z co najmniej 1 wrogą figurką. Przywołaj do niego Landsknechta.
spell-grip-of-darkness = Mroczny chwyt
spell-grip-of-darkness-straight = Celem musi być jeden z twoich Landsknechtów. Wykonuje on teraz działanie.
spell-grip-of-darkness-reversed = Każdy twój Nieumarły może raz zaatakować bez ruchu.
spell-dark-armour = Mroczna zbroja
spell-dark-armour-straight = Gdy masz otrzymać obrażenia, zapobiegnij im w całości; atakujący Mag, jeśli taki jest, otrzymuje 1 obrażenie.
spell-dark-armour-reversed = Gdy jedna z twoich Ewokacji ma otrzymać obrażenia, zapobiegnij im w całości; atakujący Mag, jeśli taki jest, otrzymuje 1 obrażenie.
spell-raise-the-bone-knight = Wskrzeszenie Kościanego Rycerza
spell-raise-the-bone-knight-straight = Przywołaj Kościanego Rycerza do swojego pomieszczenia.
spell-raise-the-bone-knight-reversed = Celem musi być jeden z twoich Nieumarłych. Wykonuje on teraz działanie, a jego atak zadaje 1 dodatkowe obrażenie.
spell-soul-harvest = Żniwo dusz
spell-soul-harvest-straight = Zadaj 2 obrażenia każdej wrogiej figurce w swoim pomieszczeniu. Jeśli pokonasz w ten sposób co najmniej 1 Maga lub Ewokację, zyskaj 1 punkt mocy.
spell-soul-harvest-reversed = Jeśli kontrolujesz Ewokację, usuń 1 swoją Ewokację, zyskaj 1 punkt mocy i wylecz 3 obrażenia na swoim arkuszu; w przeciwnym razie nic się nie dzieje.
spell-tomb-snare = Grobowe sidła
spell-tomb-snare-grey = Przywołaj Landsknechta do tego pomieszczenia; natychmiast atakuje on wchodzącą figurkę.
spell-tomb-snare-blue = Zadaj 2 obrażenia wchodzącej figurce; jeśli to Mag, zamień maksymalnie 1 kostkę obrażeń na jego arkuszu na swój kolor.
spell-plague-of-bones = Plaga kości
spell-plague-of-bones-straight = Zadaj celowi 1 obrażenie plus 1 za każdego kontrolowanego przez siebie Nieumarłego, łącznie maksymalnie 4.
spell-plague-of-bones-reversed = Zadaj celowi 3 obrażenia.
spell-stone-claws = Kamienne szpony
spell-stone-claws-straight = Do końca rundy twoje ataki fizyczne zadają 2 dodatkowe obrażenia.
spell-stone-claws-reversed = Wykonaj 1 atak fizyczny zadający 3 dodatkowe obrażenia.
spell-rite-of-change = Rytuał przemiany
spell-rite-of-change-straight = Przenieś maksymalnie 2 kostki niestabilności (dowolnych kolorów) z docelowego pomieszczenia do 1 pomieszczenia sąsiadującego z nim.
spell-rite-of-change-reversed = Odłóż maksymalnie 2 karty z ręki na stosy kart odrzuconych ich szkół (specjalny czar odkłada się na bok, zapomniany czar zostaje wyeliminowany), a następnie dobierz tyle samo kart z biblioteki.
spell-rite-of-control = Rytuał panowania
spell-rite-of-control-straight = Zamień maksymalnie 2 kostki niestabilności w docelowym pomieszczeniu na swój kolor.
spell-rite-of-control-reversed = Celem musi być wroga Ewokacja. Wykonuje ona teraz działanie pod twoją kontrolą, a jej atak zadaje 1 dodatkowe obrażenie; zadane przez nią obrażenia oznacz kostkami swojego koloru.
spell-unstable-flames = Niestabilne płomienie
spell-unstable-flames-straight = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu i umieść tam 2 swoje kostki niestabilności.
spell-unstable-flames-reversed = Zadaj celowi 1 obrażenie plus 1 za każdą kostkę niestabilności w jego pomieszczeniu, łącznie maksymalnie 4.
spell-disfiguring-mutation = Szpecąca mutacja
spell-disfiguring-mutation-straight = Zadaj celowi 3 obrażenia; jeśli to Mag, do końca rundy jego ataki fizyczne zadają o 2 obrażenia mniej (minimum 0).
spell-disfiguring-mutation-reversed = Celem musi być wroga Ewokacja o poziomie życia 3 lub niższym. Usuń ją i umieść 1 swoją kostkę niestabilności w jej pomieszczeniu.
spell-altar-of-flesh = Ołtarz ciała
spell-altar-of-flesh-straight = Przywołaj Zmutowany Ołtarz do swojego pomieszczenia i umieść tam 1 swoją kostkę niestabilności.
spell-altar-of-flesh-reversed = Umieść 1 swoją kostkę niestabilności w pomieszczeniu każdego kontrolowanego przez siebie Zmutowanego Ołtarza.
spell-barkskin = Skóra z kory
spell-barkskin-straight = Gdy masz otrzymać obrażenia, zmniejsz je o 3, a następnie wylecz 1 obrażenie na swoim arkuszu.
spell-barkskin-reversed = Gdy wrogi efekt ma cię poruszyć lub dać ci żeton zakazu, zignoruj tę część efektu, a następnie wylecz 2 obrażenia na swoim arkuszu.
spell-quicksilver-step = Rtęciowy krok
spell-quicksilver-step-straight = Porusz się o maksymalnie 4 pomieszczenia, a następnie wykonaj 1 atak fizyczny.
spell-quicksilver-step-reversed = Porusz się o maksymalnie 1 pomieszczenie. Do końca rundy twoja wartość ruchu jest większa o 1.
spell-abomination = Abominacja
spell-abomination-straight = Do końca rundy twoja wartość ruchu jest większa o 1, a twoje ataki fizyczne zadają 1 dodatkowe obrażenie. Wykonaj 1 atak fizyczny.
spell-abomination-reversed = Wykonaj 2 ataki fizyczne przeciwko tej samej figurce lub różnym figurkom.
spell-living-roots = Żywe korzenie
spell-living-roots-straight = Gdy wroga figurka wejdzie do twojego pomieszczenia lub do pomieszczenia sąsiadującego z nim, otrzymuje 1 obrażenie i jej ruch się kończy; jeśli to Mag, otrzymuje żeton zakazu ruchu.
spell-living-roots-reversed = Gdy wrogi Mag umieści niestabilność, zamień następnie maksymalnie 2 kostki niestabilności w tym pomieszczeniu na swój kolor.
spell-corrosive-seed = Żrące ziarno
spell-corrosive-seed-green = Zadaj 2 obrażenia wchodzącej figurce i umieść 1 swoją kostkę niestabilności w tym pomieszczeniu.
spell-corrosive-seed-purple = Zamień maksymalnie 1 kostkę niestabilności w tym pomieszczeniu na swój kolor, a następnie umieść tam 2 swoje kostki niestabilności.
spell-petrify = Petryfikacja
spell-petrify-straight = Zadaj celowi 3 obrażenia; jeśli to Mag, otrzymuje żeton zakazu aktywacji pomieszczeń.
spell-petrify-reversed = Celem musi być wrogi Mag. Przenieś maksymalnie 2 wybrane przez siebie kostki obrażeń ze swojego arkusza na jego arkusz; kostki zachowują swoje kolory.

## Specjalne czary

spell-ring-of-fire = Krąg ognia
spell-ring-of-fire-straight = Zadaj 2 obrażenia każdej wrogiej figurce w każdym pomieszczeniu sąsiadującym z twoim.
spell-ring-of-fire-reversed = Zadaj 3 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu.
spell-reading-the-stars = Czytanie z gwiazd
spell-reading-the-stars-straight = Obejrzyj łącznie 4 karty z wierzchu talii szkół magii, w dowolnym podziale ogłoszonym przed ich obejrzeniem; weź 2 na rękę, a pozostałe odrzuć odkryte na stosy ich szkół. Otrzymujesz 1 punkt mocy.
spell-reading-the-stars-reversed = Obejrzyj 4 wierzchnie zadania aktualnej talii, weź 1, a pozostałe odłóż na wierzch w dowolnej kolejności.
spell-wrath-of-nature = Gniew natury
spell-wrath-of-nature-straight = Porusz się o maksymalnie 2 pomieszczenia, a następnie wykonaj 1 atak fizyczny zadający 1 dodatkowe obrażenie.
spell-wrath-of-nature-reversed = Zadaj 2 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu i umieść tam 1 swoją kostkę niestabilności.
spell-embrace-of-the-grave = Objęcia grobu
spell-embrace-of-the-grave-straight = Przywołaj Kościanego Rycerza lub Landsknechta do docelowego pomieszczenia; natychmiast wykonuje on działanie, a jego atak zadaje 1 dodatkowe obrażenie.
spell-embrace-of-the-grave-reversed = Zadaj celowi 2 obrażenia. Jeśli to Mag, zamień maksymalnie 2 kostki obrażeń na jego arkuszu na swój kolor.

## Zapomniane czary

spell-shame-of-crete = Infamia z Krety
spell-shame-of-crete-straight = Przywołaj Infamię z Krety do docelowego pomieszczenia.
spell-shame-of-crete-reversed = Zadaj 4 obrażenia każdej wrogiej figurce w docelowym pomieszczeniu i umieść tam 2 swoje kostki niestabilności.
spell-black-sun = Czarne słońce
spell-black-sun-straight = Zadaj 3 obrażenia każdej wrogiej figurce w swoim pomieszczeniu i w każdym sąsiednim pomieszczeniu.
spell-black-sun-reversed = Zadaj celowi 5 obrażeń.
spell-rift-of-ages = Rozdarcie wieków
spell-rift-of-ages-straight = Obróć oba swoje żetony akcji fizycznej z powrotem na nieużytą stronę.
spell-rift-of-ages-reversed = Obróć wszystkie żetony aktywacji w Loży z powrotem na aktywną stronę, a następnie, jeśli możesz, aktywuj pomieszczenie, w którym jesteś.
spell-rose-thorns = Kolce Róży
spell-rose-thorns-straight = Ukradnij 1 punkt mocy każdemu wrogiemu Magowi.
spell-rose-thorns-reversed = Czarna Róża traci 3 punkty mocy; ty zyskujesz 2.
spell-crown-of-oblivion = Korona zapomnienia
spell-crown-of-oblivion-straight = Weź żeton korony i zyskaj 3 punkty mocy.
spell-crown-of-oblivion-reversed = Każdy wrogi Mag odrzuca z ręki 2 karty według własnego wyboru; każdy, kto odrzuci mniej, traci 1 punkt mocy.
spell-total-collapse = Całkowity rozpad
spell-total-collapse-straight = Umieść 4 swoje kostki niestabilności w docelowym pomieszczeniu.
spell-total-collapse-reversed = Zamień wszystkie kostki niestabilności w docelowym pomieszczeniu na swój kolor.
spell-legion-of-the-forgotten = Legion zapomnianych
spell-legion-of-the-forgotten-straight = Przywołaj do docelowego pomieszczenia, jedną po drugiej, maksymalnie 3 wybrane Ewokacje z puli (z wyjątkiem Infamii z Krety), wyłącznie na wolne miejsca na Ewokacje.
spell-legion-of-the-forgotten-reversed = Każda twoja Ewokacja wykonuje teraz działanie, a jej atak zadaje 1 dodatkowe obrażenie.
spell-absolute-negation = Absolutna negacja
spell-absolute-negation-straight = Gdy wrogi czar lub wroga pułapka ma na ciebie wpłynąć, anuluj ten czar lub tę pułapkę; następnie możesz rzucić 1 czar z ręki.
spell-absolute-negation-reversed = Gdy masz otrzymać obrażenia, zapobiegnij im w całości i wylecz 3 obrażenia na swoim arkuszu.
spell-fulfilled-prophecy = Spełniona przepowiednia
spell-fulfilled-prophecy-straight = Natychmiast uznaj 1 swoje aktywne zadanie, jeśli je masz, za wykonane: zyskujesz jego punkty mocy, ale nie efekt nagrody.
spell-fulfilled-prophecy-reversed = Obejrzyj 3 wierzchnie zadania talii Trzeciego Księżyca, weź 1, a pozostałe odłóż na spód tej talii.
spell-gate-of-the-void = Brama pustki
spell-gate-of-the-void-straight = Celem musi być wrogi Mag. Odeślij go do jego celi; nie oznacza to pokonania: obrażenia i punkty mocy pozostają bez zmian.
spell-gate-of-the-void-reversed = Przemieść maksymalnie 3 figurki, które nie są w celach, należące do dowolnych Magów (także do ciebie), każdą do dowolnego pomieszczenia.

## Ewokacje

evocation-landsknecht = Landsknecht
    .acc = Landsknechta
    .kind = evocation
evocation-divine-altar = Boski Ołtarz
    .acc = Boski Ołtarz
    .kind = evocation
evocation-divine-altar-text = Gdy wykonuje działanie, zamiast ruchu i ataku: kontrolujący go Mag zyskuje 1 punkt mocy, jeśli w pomieszczeniu tego Ołtarza nie ma wrogiego Maga.
evocation-mutated-altar = Zmutowany Ołtarz
    .acc = Zmutowany Ołtarz
    .kind = evocation
evocation-mutated-altar-text = Gdy wykonuje działanie, zamiast ruchu i ataku: kontrolujący go Mag umieszcza 1 kostkę niestabilności w pomieszczeniu tego Ołtarza.
evocation-cerberus = Cerber
    .acc = Cerbera
    .kind = evocation
evocation-cerberus-text = Gdy atakuje, może trafić maksymalnie 3 różne wrogie figurki w swoim pomieszczeniu.
evocation-bone-knight = Kościany Rycerz
    .acc = Kościanego Rycerza
    .kind = evocation
evocation-bone-knight-text = Zawsze gdy ma otrzymać obrażenia, zmniejsz je o 1.
evocation-malacoda = Malacoda
    .acc = Malacodę
    .kind = evocation
evocation-andromeda = Andromeda
    .acc = Andromedę
    .kind = evocation
evocation-andromeda-text = Wrodzy Magowie nie mogą aktywować pomieszczenia, w którym się znajduje.
evocation-shame-of-crete = Infamia z Krety
    .acc = Infamię z Krety
    .kind = evocation
evocation-shame-of-crete-text = Gdy atakuje, trafia każdą wrogą figurkę w swoim pomieszczeniu.

## Zadania

quest-homage-to-the-throne = Hołd dla tronu
quest-homage-to-the-throne-requirement = Aktywuj Salę Tronową.
quest-homage-to-the-throne-reward = Oprócz normalnego efektu pomieszczenia: umieść 1 swoją kostkę niestabilności w Sali Tronowej.
quest-night-of-indulgence = Noc rozkoszy
quest-night-of-indulgence-requirement = Aktywuj Salę Uciech.
quest-night-of-indulgence-reward = Zamiast normalnego efektu pomieszczenia: wylecz 3 obrażenia na swoim arkuszu.
quest-sharpened-steel = Naostrzona stal
quest-sharpened-steel-requirement = Aktywuj Zbrojownię.
quest-sharpened-steel-reward = Oprócz normalnego efektu pomieszczenia: wykonaj 1 atak fizyczny.
quest-first-duel = Pierwszy pojedynek
quest-first-duel-requirement = Aktywuj Arenę.
quest-first-duel-reward = Zamiast normalnego efektu pomieszczenia: zadaj 2 obrażenia jednej wrogiej figurce w zasięgu 1.
quest-volatile-brew = Kipiący wywar
quest-volatile-brew-requirement = Aktywuj Laboratorium Alchemii.
quest-volatile-brew-reward = Oprócz normalnego efektu pomieszczenia: umieść 1 swoją kostkę niestabilności w tym pomieszczeniu.
quest-beast-tamer = Poskramiacz bestii
quest-beast-tamer-requirement = Aktywuj Salę Przywołań.
quest-beast-tamer-reward = Oprócz normalnego efektu pomieszczenia: właśnie przywołana Ewokacja natychmiast wykonuje działanie.
quest-lost-volume = Zaginiony tom
quest-lost-volume-requirement = Aktywuj Bibliotekę.
quest-lost-volume-reward = Zamiast normalnego efektu pomieszczenia: dobierz 2 karty z biblioteki.
quest-quiet-prayer = Cicha modlitwa
quest-quiet-prayer-requirement = Aktywuj Sanktuarium.
quest-quiet-prayer-reward = Oprócz normalnego efektu pomieszczenia: dobierz 1 kartę ze swojej księgi czarów.
quest-shed-blood = Przelana krew
quest-shed-blood-requirement = Aktywuj Ołtarz Ofiarny.
quest-shed-blood-reward = Zamiast normalnego efektu pomieszczenia: zadaj 3 obrażenia jednemu dowolnemu wrogiemu Magowi w grze, który nie jest w celi.
quest-watch-the-sky = Patrz w niebo
quest-watch-the-sky-requirement = Aktywuj Obserwatorium.
quest-watch-the-sky-reward = Oprócz normalnego efektu pomieszczenia: dobierz 1 kartę z biblioteki.
quest-counted-coin = Przeliczone dukaty
quest-counted-coin-requirement = Aktywuj Skarbiec.
quest-counted-coin-reward = Oprócz normalnego efektu pomieszczenia: dobierz 1 kartę ze swojej księgi czarów.
quest-test-the-blade = Próba ostrza
quest-test-the-blade-requirement = Aktywuj Kuźnię.
quest-test-the-blade-reward = Zamiast normalnego efektu pomieszczenia: porusz się maksymalnie o 2 pomieszczenia, a następnie wykonaj 1 atak fizyczny z 1 dodatkowym obrażeniem.
quest-gather-nightshade = Zbiór wilczych jagód
quest-gather-nightshade-requirement = Aktywuj Ogród.
quest-gather-nightshade-reward = Oprócz normalnego efektu pomieszczenia: umieść 1 swoją kostkę niestabilności w Ogrodzie.
quest-ask-the-oracle = Zapytaj wyrocznię
quest-ask-the-oracle-requirement = Aktywuj Wyrocznię.
quest-ask-the-oracle-reward = Oprócz normalnego efektu pomieszczenia: dobierz 1 kartę ze swojej księgi czarów.
quest-face-yourself = Stań przed sobą
quest-face-yourself-requirement = Aktywuj Salę Luster.
quest-face-yourself-reward = Oprócz normalnego efektu pomieszczenia: wylecz 2 obrażenia na swoim arkuszu.
quest-leap-of-faith = Skok wiary
quest-leap-of-faith-requirement = Aktywuj Otchłań.
quest-leap-of-faith-reward = Oprócz normalnego efektu pomieszczenia: zadaj 1 obrażenie każdej wrogiej figurce w pomieszczeniu, do którego trafisz.
quest-disturbed-graves = Naruszone groby
quest-disturbed-graves-requirement = Aktywuj Cmentarz.
quest-disturbed-graves-reward = Zamiast normalnego efektu pomieszczenia: przywołaj Kościanego Rycerza do tego pomieszczenia.
quest-whispering-bones = Szepczące kości
quest-whispering-bones-requirement = Aktywuj Kryptę.
quest-whispering-bones-reward = Oprócz normalnego efektu pomieszczenia: weź na rękę 1 wybrany czar ze swoich wspomnień.
quest-opening-strike = Pierwszy cios
quest-opening-strike-requirement = Zadaj co najmniej 3 obrażenia jednemu wrogiemu Magowi jednym efektem czaru.
quest-opening-strike-reward = Dobierz 1 kartę ze swojej księgi czarów.
quest-bare-knuckles = Gołymi rękami
quest-bare-knuckles-requirement = Zadaj obrażenia wrogiemu Magowi atakiem fizycznym.
quest-bare-knuckles-reward = Porusz się maksymalnie o 1 pomieszczenie.
quest-three-elements = Trzy żywioły
quest-three-elements-requirement = Ujawnij w jednej rundzie czary o 3 różnych elementach.
quest-three-elements-reward = Dobierz 1 kartę z biblioteki.
quest-safe-behind-the-ward = Pod osłoną zaklęcia
quest-safe-behind-the-ward-requirement = Uruchom jeden ze swoich czarów ochronnych.
quest-safe-behind-the-ward-reward = Wylecz 2 obrażenia na swoim arkuszu.
quest-the-snare-closes = Sidła się zaciskają
quest-the-snare-closes-requirement = Uruchom jedną ze swoich pułapek.
quest-the-snare-closes-reward = Dobierz 1 kartę ze swojej księgi czarów.
quest-conjurers-debut = Debiut przywoływacza
quest-conjurers-debut-requirement = Przywołaj Ewokację za pomocą czaru.
quest-conjurers-debut-reward = Właśnie przywołana Ewokacja natychmiast wykonuje działanie.
quest-hunter-of-shades = Łowca cieni
quest-hunter-of-shades-requirement = Pokonaj wrogą Ewokację.
quest-hunter-of-shades-reward = Dobierz 1 kartę z biblioteki.
quest-cracks-in-the-wall = Rysy na murze
quest-cracks-in-the-wall-requirement = Umieść w jednej turze co najmniej 2 kostki niestabilności.
quest-cracks-in-the-wall-reward = Zamień maksymalnie 1 kostkę niestabilności w dowolnym pomieszczeniu na swój kolor.
quest-wanderer = Wędrowiec
quest-wanderer-requirement = Wejdź w jednej turze do pomieszczeń w 3 różnych kolorach.
quest-wanderer-reward = Dobierz 1 kartę ze swojej księgi czarów.
quest-many-doors = Wiele drzwi
quest-many-doors-requirement = Aktywuj w jednej rundzie 2 pomieszczenia w różnych kolorach.
quest-many-doors-reward = Obróć żeton aktywacji dowolnego pomieszczenia z powrotem na aktywną stronę.
quest-crowned-head = Koronowana głowa
quest-crowned-head-requirement = Na początku Fazy Porządkowania posiadaj żeton korony.
quest-crowned-head-reward = Dobierz 1 kartę z biblioteki.
quest-unscathed = Bez szwanku
quest-unscathed-requirement = Na początku Fazy Porządkowania nie miej żadnych obrażeń na swoim arkuszu i bądź poza swoją celą.
quest-unscathed-reward = Dobierz 1 kartę ze swojej księgi czarów.
quest-crossfire = Krzyżowy ogień
quest-crossfire-requirement = Zadaj w jednej turze obrażenia 2 różnym wrogim Magom.
quest-crossfire-reward = Zamień maksymalnie 1 kostkę obrażeń na arkuszu dowolnego wrogiego Maga na swój kolor.
quest-among-rivals = Wśród rywali
quest-among-rivals-requirement = Zakończ swoją turę w pomieszczeniu z co najmniej 2 wrogimi Magami.
quest-among-rivals-reward = Wylecz 2 obrażenia na swoim arkuszu.
quest-the-rose-opens = Róża rozchyla płatki
quest-the-rose-opens-requirement = Aktywuj Komnatę Czarnej Róży.
quest-the-rose-opens-reward = Oprócz normalnego efektu pomieszczenia: dobierz 1 kartę ze swojej księgi czarów.
quest-usurper = Uzurpator
quest-usurper-requirement = Aktywuj Salę Tronową.
quest-usurper-reward = Oprócz normalnego efektu pomieszczenia: ukradnij 1 punkt mocy wrogiemu Magowi.
quest-debauchery = Rozpusta
quest-debauchery-requirement = Aktywuj Salę Uciech.
quest-debauchery-reward = Zamiast normalnego efektu pomieszczenia: obejrzyj 4 wierzchnie zadania z aktualnej talii, weź 1, a pozostałe odłóż na spód talii; wylecz 2 obrażenia na swoim arkuszu.
quest-arsenal = Arsenał
quest-arsenal-requirement = Aktywuj Zbrojownię.
quest-arsenal-reward = Oprócz normalnego efektu pomieszczenia: wykonaj 1 atak fizyczny z 1 dodatkowym obrażeniem.
quest-trial-by-combat = Pojedynek sądowy
quest-trial-by-combat-requirement = Aktywuj Arenę.
quest-trial-by-combat-reward = Oprócz normalnego efektu pomieszczenia: umieść 1 swoją kostkę niestabilności na Arenie.
quest-philosophers-stone = Kamień filozoficzny
quest-philosophers-stone-requirement = Aktywuj Laboratorium Alchemii.
quest-philosophers-stone-reward = Zamiast normalnego efektu pomieszczenia: dobierz 3 karty ze swojej księgi czarów.
quest-pack-leader = Przywódca stada
quest-pack-leader-requirement = Aktywuj Salę Przywołań.
quest-pack-leader-reward = Zamiast normalnego efektu pomieszczenia: przywołaj Malacodę do tego pomieszczenia.
quest-forbidden-shelf = Zakazana półka
quest-forbidden-shelf-requirement = Aktywuj Bibliotekę.
quest-forbidden-shelf-reward = Zamiast normalnego efektu pomieszczenia: obejrzyj 4 karty z wierzchu talii szkół magii, weź 2, a pozostałe odrzuć odkryte na stosy kart odrzuconych ich szkół.
quest-sanctify = Uświęcenie
quest-sanctify-requirement = Aktywuj Sanktuarium.
quest-sanctify-reward = Zamiast normalnego efektu pomieszczenia: wylecz 6 obrażeń na swoim arkuszu.
quest-rewrite-the-stars = Nowy bieg gwiazd
quest-rewrite-the-stars-requirement = Aktywuj Obserwatorium.
quest-rewrite-the-stars-reward = Zamiast normalnego efektu pomieszczenia: usuń 1 dowolne wydarzenie z planszy wydarzeń; Czarna Róża jak zwykle zyskuje punkty mocy za opuszczenie planszy przez to wydarzenie.
quest-embezzler = Nieuczciwy skarbnik
quest-embezzler-requirement = Aktywuj Skarbiec.
quest-embezzler-reward = Zamiast normalnego efektu pomieszczenia: ukradnij 2 punkty mocy wrogiemu Magowi.
quest-masterwork = Majstersztyk
quest-masterwork-requirement = Aktywuj Kuźnię.
quest-masterwork-reward = Zamiast normalnego efektu pomieszczenia: wykonaj 2 ataki fizyczne.
quest-overgrowth = Dziki gąszcz
quest-overgrowth-requirement = Aktywuj Ogród.
quest-overgrowth-reward = Zamiast normalnego efektu pomieszczenia: umieść 2 swoje kostki niestabilności w jednym dowolnym pomieszczeniu.
quest-double-image = Podwójne odbicie
quest-double-image-requirement = Aktywuj Salę Luster.
quest-double-image-reward = Oprócz normalnego efektu pomieszczenia: umieść 1 swoją kostkę niestabilności w Sali Luster.
quest-falling = Spadanie
quest-falling-requirement = Aktywuj Otchłań.
quest-falling-reward = Zamiast normalnego efektu pomieszczenia: przemieść wrogiego Maga, który nie jest w celi, do dowolnego pomieszczenia, a następnie przemieść się do dowolnego pomieszczenia.
quest-army-of-the-night = Armia nocy
quest-army-of-the-night-requirement = Aktywuj Cmentarz.
quest-army-of-the-night-reward = Zamiast normalnego efektu pomieszczenia: przywołaj 2 Landsknechtów do tego pomieszczenia.
quest-blood-debt = Dług krwi
quest-blood-debt-requirement = Aktywuj Ołtarz Ofiarny.
quest-blood-debt-reward = Zamiast normalnego efektu pomieszczenia: zadaj po 2 obrażenia maksymalnie 2 różnym wrogim figurkom w dowolnym miejscu.
quest-executioner = Kat
quest-executioner-requirement = Zadaj wrogiemu Magowi ostatnie obrażenie.
quest-executioner-reward = Dobierz 1 kartę z biblioteki.
quest-overwhelming-force = Miażdżąca przewaga
quest-overwhelming-force-requirement = Zadaj wrogim Magom w jednej turze łącznie co najmniej 5 obrażeń.
quest-overwhelming-force-reward = Wylecz 2 obrażenia na swoim arkuszu.
quest-architect-of-ruin = Architekt zniszczenia
quest-architect-of-ruin-requirement = Umieść w jednej rundzie co najmniej 4 kostki niestabilności.
quest-architect-of-ruin-reward = Zamień maksymalnie 2 kostki niestabilności w jednym dowolnym pomieszczeniu na swój kolor.
quest-warlord = Wódz
quest-warlord-requirement = Kontroluj jednocześnie 3 Ewokacje.
quest-warlord-reward = Jedna z twoich Ewokacji natychmiast wykonuje działanie.
quest-thorned-shield = Ciernista tarcza
quest-thorned-shield-requirement = Zapobiegnij co najmniej 3 obrażeniom jednym ze swoich czarów ochronnych.
quest-thorned-shield-reward = Wylecz 2 obrażenia na swoim arkuszu.
quest-web-weaver = Tkacz sieci
quest-web-weaver-requirement = Uruchom w jednej rundzie 2 swoje pułapki.
quest-web-weaver-reward = Dobierz 2 karty ze swojej księgi czarów.
quest-thief-of-power = Złodziej mocy
quest-thief-of-power-requirement = Ukradnij co najmniej 1 punkt mocy.
quest-thief-of-power-reward = Ukradnij 1 punkt mocy wrogiemu Magowi.
quest-bloodhound = Ogar
quest-bloodhound-requirement = Jedna z twoich Ewokacji zadaje obrażenia wrogiemu Magowi.
quest-bloodhound-reward = Porusz tę Ewokację maksymalnie o 2 pomieszczenia.
quest-school-loyalty = Wierność szkole
quest-school-loyalty-requirement = Rozpatrz w jednej rundzie 3 czary z tej samej szkoły magii.
quest-school-loyalty-reward = Dobierz 1 kartę z biblioteki.
quest-polymath = Polihistor
quest-polymath-requirement = Rozpatrz w jednej rundzie czary z 3 różnych szkół magii.
quest-polymath-reward = Dobierz 1 kartę z biblioteki.
quest-turncoats-ink = Atrament zdrajcy
quest-turncoats-ink-requirement = Zamień w jednej turze co najmniej 3 kostki obrażeń lub niestabilności.
quest-turncoats-ink-reward = Wylecz 1 obrażenie na swoim arkuszu.
quest-second-wind = Drugi oddech
quest-second-wind-requirement = Wylecz w jednej turze co najmniej 3 obrażenia na swoim arkuszu.
quest-second-wind-reward = Porusz się maksymalnie o 2 pomieszczenia.
quest-last-word = Ostatnie słowo
quest-last-word-requirement = Rozegraj ostatnią turę Fazy Akcji.
quest-last-word-reward = Dobierz 1 kartę ze swojej księgi czarów.
quest-two-at-once = Za jednym zamachem
quest-two-at-once-requirement = Zadaj jednym efektem obrażenia co najmniej 2 wrogim Magom.
quest-two-at-once-reward = Zamień maksymalnie 2 kostki obrażeń na arkuszu dowolnego wrogiego Maga na swój kolor.
quest-kingslayer = Królobójca
quest-kingslayer-requirement = Zadaj jednym efektem co najmniej 2 obrażenia wrogiemu Magowi, który ma najwięcej punktów mocy ze wszystkich Magów (remis wystarcza).
quest-kingslayer-reward = Ukradnij temu Magowi 1 punkt mocy.
quest-heart-of-the-rose = Serce Róży
quest-heart-of-the-rose-requirement = Aktywuj Komnatę Czarnej Róży.
quest-heart-of-the-rose-reward = Oprócz normalnego efektu pomieszczenia: rzuć 1 czar z ręki.
quest-coronation = Koronacja
quest-coronation-requirement = Aktywuj Salę Tronową.
quest-coronation-reward = Oprócz normalnego efektu pomieszczenia: dobierz 2 karty ze swojej księgi czarów.
quest-carnival-of-masks = Karnawał masek
quest-carnival-of-masks-requirement = Aktywuj Salę Uciech.
quest-carnival-of-masks-reward = Zamiast normalnego efektu pomieszczenia: obejrzyj 3 wierzchnie zadania z aktualnej talii, weź 1, a pozostałe odłóż na spód talii; dobierz 1 kartę z biblioteki.
quest-grand-melee = Wielkie starcie
quest-grand-melee-requirement = Aktywuj Arenę.
quest-grand-melee-reward = Zamiast normalnego efektu pomieszczenia: zadaj 2 obrażenia każdej wrogiej figurce na Arenie i w każdym sąsiednim pomieszczeniu.
quest-great-work = Wielkie dzieło
quest-great-work-requirement = Aktywuj Laboratorium Alchemii.
quest-great-work-reward = Zamiast normalnego efektu pomieszczenia: dobierz 2 karty z biblioteki i weź na rękę 1 wybrany czar ze swoich wspomnień.
quest-lord-of-beasts = Władca bestii
quest-lord-of-beasts-requirement = Aktywuj Salę Przywołań.
quest-lord-of-beasts-reward = Zamiast normalnego efektu pomieszczenia: przywołaj Cerbera lub Malacodę do tego pomieszczenia; ta Ewokacja natychmiast wykonuje działanie.
quest-index-of-forbidden-names = Indeks zakazanych imion
quest-index-of-forbidden-names-requirement = Aktywuj Bibliotekę.
quest-index-of-forbidden-names-reward = Zamiast normalnego efektu pomieszczenia: dobierz wierzchnią kartę z talii zapomnianych czarów.
quest-plunder = Grabież
quest-plunder-requirement = Aktywuj Skarbiec.
quest-plunder-reward = Zamiast normalnego efektu pomieszczenia: ukradnij 1 punkt mocy każdemu wrogiemu Magowi.
quest-weapon-of-legend = Legendarna broń
quest-weapon-of-legend-requirement = Aktywuj Kuźnię.
quest-weapon-of-legend-reward = Zamiast normalnego efektu pomieszczenia: porusz się maksymalnie o 2 pomieszczenia, a następnie wykonaj 1 atak fizyczny z 3 dodatkowymi obrażeniami.
quest-reality-breaks = Rzeczywistość pęka
quest-reality-breaks-requirement = Aktywuj Salę Luster.
quest-reality-breaks-reward = Zamiast normalnego efektu pomieszczenia: umieść 2 swoje kostki niestabilności w Sali Luster i 1 w dowolnym innym pomieszczeniu.
quest-throw-into-the-void = Strącenie w pustkę
quest-throw-into-the-void-requirement = Aktywuj Otchłań.
quest-throw-into-the-void-reward = Zamiast normalnego efektu pomieszczenia: odeślij wrogiego Maga do jego celi; nie liczy się to jako pokonanie.
quest-black-mass = Czarna msza
quest-black-mass-requirement = Aktywuj Ołtarz Ofiarny.
quest-black-mass-reward = Zamiast normalnego efektu pomieszczenia: zadaj 4 obrażenia jednemu dowolnemu wrogiemu Magowi.
quest-headhunter = Łowca głów
quest-headhunter-requirement = Posiadaj co najmniej 3 żetony trofeum.
quest-headhunter-reward = Dobierz 1 kartę z biblioteki.
quest-demolisher = Burzyciel
quest-demolisher-requirement = Otrzymaj żeton aktywacji zniszczonego pomieszczenia.
quest-demolisher-reward = Dobierz 2 karty ze swojej księgi czarów.
quest-massacre = Rzeź
quest-massacre-requirement = Zadaj wrogim figurkom w jednej rundzie łącznie co najmniej 8 obrażeń.
quest-massacre-reward = Wylecz 3 obrażenia na swoim arkuszu.
quest-one-blow = Jeden cios
quest-one-blow-requirement = Zadaj jednym efektem co najmniej 4 obrażenia jednej wrogiej figurce.
quest-one-blow-reward = Dobierz 1 kartę z biblioteki.
quest-legions-pride = Duma legionu
quest-legions-pride-requirement = Jedna z twoich Ewokacji zadaje wrogiemu Magowi ostatnie obrażenie.
quest-legions-pride-reward = Jedna z twoich Ewokacji natychmiast wykonuje działanie.
quest-untouchable = Nietykalny
quest-untouchable-requirement = Na początku Fazy Porządkowania bądź poza swoją celą, nie otrzymawszy w tej rundzie żadnych obrażeń.
quest-untouchable-reward = Dobierz 1 kartę z biblioteki.
quest-reflected-glory = Odbita chwała
quest-reflected-glory-requirement = Zapobiegnij w jednej rundzie łącznie co najmniej 5 obrażeniom.
quest-reflected-glory-reward = Wylecz 3 obrażenia na swoim arkuszu.
quest-perfect-crime = Zbrodnia doskonała
quest-perfect-crime-requirement = Jedna z twoich pułapek zadaje wrogiemu Magowi ostatnie obrażenie.
quest-perfect-crime-reward = Dobierz 2 karty ze swojej księgi czarów.
quest-bring-it-down = Niech runie
quest-bring-it-down-requirement = Umieść w jednej rundzie co najmniej 5 kostek niestabilności.
quest-bring-it-down-reward = Umieść 1 swoją kostkę niestabilności w dowolnym pomieszczeniu.
quest-usurped-walls = Zagarnięte mury
quest-usurped-walls-requirement = Zamień w jednej rundzie co najmniej 2 kostki niestabilności.
quest-usurped-walls-reward = Umieść 1 swoją kostkę niestabilności w dowolnym pomieszczeniu.
quest-four-seals = Cztery pieczęcie
quest-four-seals-requirement = Ujawnij w jednej rundzie czary o 4 różnych elementach.
quest-four-seals-reward = Rzuć 1 czar z ręki.
quest-forbidden-lore = Zakazana wiedza
quest-forbidden-lore-requirement = Rozpatrz zapomniany czar.
quest-forbidden-lore-reward = Dobierz 1 kartę z biblioteki.
quest-exorcist = Egzorcysta
quest-exorcist-requirement = Pokonaj w jednej rundzie 2 wrogie Ewokacje.
quest-exorcist-reward = Dobierz 1 kartę z biblioteki.
quest-from-the-brink = Znad przepaści
quest-from-the-brink-requirement = Zakończ swoją turę z co najmniej 8 obrażeniami na swoim arkuszu.
quest-from-the-brink-reward = Wylecz 4 obrażenia na swoim arkuszu.
quest-rival-of-the-rose = Rywal Róży
quest-rival-of-the-rose-requirement = Na początku Fazy Porządkowania miej co najmniej o 5 punktów mocy więcej niż Czarna Róża.
quest-rival-of-the-rose-reward = Czarna Róża traci 2 punkty mocy.
quest-master-of-the-house = Pan domu
quest-master-of-the-house-requirement = Aktywuj w jednej rundzie 3 pomieszczenia.
quest-master-of-the-house-reward = Dobierz 1 kartę z biblioteki.
quest-tyrant = Tyran
quest-tyrant-requirement = Na początku Fazy Porządkowania posiadaj żeton korony, zadawszy w tej rundzie obrażenia wrogiemu Magowi.
quest-tyrant-reward = Dobierz 1 kartę z biblioteki.
quest-three-funerals = Trzy pogrzeby
quest-three-funerals-requirement = Zadaj w jednej rundzie obrażenia 3 różnym wrogim Magom.
quest-three-funerals-reward = Zamień maksymalnie 3 kostki obrażeń na arkuszu dowolnego wrogiego Maga na swój kolor.
quest-last-one-standing = Ostatni na placu boju
quest-last-one-standing-requirement = Na początku Fazy Porządkowania bądź poza swoją celą, jeśli w tej rundzie pokonano co najmniej 2 wrogich Magów.
quest-last-one-standing-reward = Dobierz 1 kartę z biblioteki.

## Wydarzenia

event-herald-of-the-rose = Herold Róży
event-herald-of-the-rose-text = Każdy Mag dobiera 1 kartę ze swojej księgi czarów.
event-rusted-gates = Zardzewiałe wrota
event-rusted-gates-text = Wartość ruchu każdego Maga jest o 1 mniejsza, ale nie spada poniżej 1.
event-feeding-time = Pora karmienia
event-feeding-time-text = Czarna Róża zadaje 1 obrażenie każdemu Magowi.
event-growing-roots = Rosnące korzenie
event-growing-roots-text = Czarna Róża umieszcza 1 kostkę niestabilności w każdym zielonym pomieszczeniu.
event-open-stacks = Otwarte zbiory
event-open-stacks-text = Każdy Mag dobiera 1 kartę z biblioteki.
event-thorny-path = Ciernista ścieżka
event-thorny-path-text = Kiedy Mag wchodzi do Komnaty Czarnej Róży, Czarna Róża zadaje mu 2 obrażenia.
event-red-ferment = Czerwony ferment
event-red-ferment-text = Kiedy Mag aktywuje czerwone pomieszczenie, dobiera 1 kartę ze swojej księgi czarów.
event-envy = Zawiść
event-envy-text = Każdy Mag, który ma najwięcej punktów mocy ze wszystkich Magów, traci 1 punkt mocy.
event-silent-halls = Milczące sale
event-silent-halls-text = Kiedy Ewokacja zostaje przywołana, Czarna Róża zadaje jej 1 obrażenie.
event-wretched-dance = Smutny taniec
event-wretched-dance-text = Kiedy Mag aktywuje fioletowe pomieszczenie podczas Fazy Akcji, zyskuje 1 punkt mocy.
event-grey-tide = Szary przypływ
event-grey-tide-text = Czarna Róża umieszcza 1 kostkę niestabilności w każdym szarym pomieszczeniu.
event-bitter-draught = Gorzki napar
event-bitter-draught-text = Każdy efekt, który leczy obrażenia, leczy o 1 obrażenie mniej.
event-call-to-arms = Wezwanie do broni
event-call-to-arms-text = Ataki fizyczne Magów zadają 1 dodatkowe obrażenie.
event-whisper-of-the-rose = Szept Róży
event-whisper-of-the-rose-text = Każdy Mag może odrzucić 1 kartę z ręki; kto to zrobi, dobiera 1 kartę z biblioteki.
event-vigil = Czuwanie
event-vigil-text = Każdy Mag, który nie jest w swojej celi, leczy 1 obrażenie.
event-uninvited-guests = Nieproszeni goście
event-uninvited-guests-text = Zgodnie z kolejnością tur każdy Mag może przywołać Landsknechta do pomieszczenia sąsiadującego z Komnatą Czarnej Róży.
event-cold-draught = Lodowaty przeciąg
event-cold-draught-text = Czarna Róża zadaje 1 obrażenie każdej figurce w niebieskich pomieszczeniach.
event-golden-hour = Złota godzina
event-golden-hour-text = Kiedy Mag aktywuje żółte pomieszczenie, leczy 1 obrażenie.
event-toll-of-the-bell = Bicie dzwonu
event-toll-of-the-bell-text = Każdy Mag, który nie ma żadnego wykonanego zadania, dobiera 1 zadanie.
event-cracked-foundation = Pęknięte fundamenty
event-cracked-foundation-text = Czarna Róża umieszcza 1 kostkę niestabilności w każdym pomieszczeniu sąsiadującym z Komnatą Czarnej Róży.
event-restless-dead = Niespokojni zmarli
event-restless-dead-text = Wartość ruchu każdego Nieumarłego jest o 1 większa (także w Fazie Ewokacji).
event-pilfered-pages = Skradzione stronice
event-pilfered-pages-text = Każdy Mag odrzuca 1 losową kartę z ręki.
event-tribute = Danina
event-tribute-text = Posiadacz żetonu korony zyskuje 1 punkt mocy.
event-misty-corridors = Zamglone korytarze
event-misty-corridors-text = Czary z nadrukowanym zasięgiem 2 lub większym mają zasięg mniejszy o 1; zasięg „dowolny” pozostaje bez zmian.
event-blue-mirror = Niebieskie zwierciadło
event-blue-mirror-text = Kiedy Mag aktywuje niebieskie pomieszczenie, dobiera 1 kartę ze swojej księgi czarów.
event-first-blood = Pierwsza krew
event-first-blood-text = W każdej Fazie Akcji pierwszy Mag, który zada obrażenia innemu Magowi (także pułapką lub Ewokacją), zyskuje 1 punkt mocy.
event-waning-light = Gasnące światło
event-waning-light-text = Każdy Mag traci 1 punkt mocy.
event-black-harvest = Czarne żniwo
event-black-harvest-text = Czarna Róża zadaje 2 obrażenia każdemu Magowi, który posiada co najmniej 1 żeton trofeum.
event-tightening-thorns = Zaciskające się ciernie
event-tightening-thorns-text = Czarna Róża zadaje 2 obrażenia każdemu Magowi.
event-stone-fatigue = Zmęczenie kamienia
event-stone-fatigue-text = Czarna Róża umieszcza 1 kostkę niestabilności w każdym czerwonym i w każdym niebieskim pomieszczeniu.
event-green-hunger = Zielony głód
event-green-hunger-text = Kiedy Mag aktywuje zielone pomieszczenie, Czarna Róża zadaje mu 1 obrażenie.
event-purple-excess = Fioletowy przesyt
event-purple-excess-text = Kiedy Mag aktywuje fioletowe pomieszczenie, dobiera 1 kartę z biblioteki.
event-overcharge = Wezbrana magia
event-overcharge-text = Czary walki zadają 1 dodatkowe obrażenie każdej figurce, której zadają obrażenia.
event-dampening-field = Stłumiona magia
event-dampening-field-text = Czary walki zadają o 1 obrażenie mniej każdej figurce, której zadają obrażenia, ale nie mniej niż 1.
event-usurpers-whisper = Szept uzurpatora
event-usurpers-whisper-text = Mag, który ma najmniej punktów mocy, bierze żeton korony (w przypadku remisu: pierwszy z remisujących zgodnie z ruchem wskazówek zegara, począwszy od gracza rozpoczynającego).
event-broken-seals = Złamane pieczęcie
event-broken-seals-text = Każdy Mag może wziąć na rękę 1 wybrany czar ze swoich wspomnień.
event-grave-call = Zew grobu
event-grave-call-text = Zgodnie z kolejnością tur każdy Mag, który nie jest w celi, może przywołać Landsknechta do swojego pomieszczenia.
event-unquiet-altars = Niespokojne ołtarze
event-unquiet-altars-text = Kiedy Ołtarz wykonuje działanie, Czarna Róża zyskuje 1 punkt mocy (także w Fazie Ewokacji).
event-blood-price = Cena krwi
event-blood-price-text = Kiedy Mag rozpatruje zapomniany czar, Czarna Róża zyskuje 2 punkty mocy.
event-hall-of-echoes = Sala ech
event-hall-of-echoes-text = Kiedy Mag rzuca czar z pola Szybkiego Czaru, dobiera 1 kartę ze swojej księgi czarów.
event-purge = Czystka
event-purge-text = Czarna Róża zadaje 2 obrażenia każdej Ewokacji.
event-crumbling-vault = Kruszejący skarbiec
event-crumbling-vault-text = Czarna Róża umieszcza 2 kostki niestabilności w Skarbcu i po 1 w każdym innym zielonym pomieszczeniu.
event-severed-strings = Przecięte nici
event-severed-strings-text = Każdy Mag, który kontroluje 2 lub więcej Ewokacji, usuwa 1 z nich według własnego wyboru.
event-red-moonrise = Wschód czerwonego księżyca
event-red-moonrise-text = Kiedy Mag aktywuje czerwone pomieszczenie, Czarna Róża umieszcza w nim 1 kostkę niestabilności.
event-duel-of-honour = Pojedynek honorowy
event-duel-of-honour-text = Mag, który zadaje innemu Magowi ostatnie obrażenie, zyskuje 1 dodatkowy punkt mocy.
event-poisoned-well = Zatruta studnia
event-poisoned-well-text = Efekty, które leczą obrażenia, nie leczą żadnych obrażeń.
event-grey-procession = Szara procesja
event-grey-procession-text = Kiedy Mag aktywuje szare pomieszczenie, ten Mag i Czarna Róża zyskują po 1 punkcie mocy.
event-toll-gate = Rogatka
event-toll-gate-text = Każdy Mag w fioletowym pomieszczeniu traci 1 punkt mocy; Czarna Róża zyskuje tyle punktów mocy, ile stracono.
event-scattered-pages = Rozwiane stronice
event-scattered-pages-text = Każdy Mag odrzuca z ręki 2 wybrane przez siebie karty; kto odrzuci mniej, traci 1 punkt mocy.
event-open-secrets = Jawne sekrety
event-open-secrets-text = Pułapki i czary ochronne rzuca się odkryte: karta zostaje ujawniona, gdy kładzie się na niej żeton.
event-shifting-walls = Wędrujące ściany
event-shifting-walls-text = Zgodnie z kolejnością tur każdy Mag, który nie jest w celi, może przemieścić się do pomieszczenia sąsiadującego z jego pomieszczeniem.
event-crown-of-thorns = Korona cierniowa
event-crown-of-thorns-text = Czarna Róża zadaje 2 obrażenia posiadaczowi żetonu korony, a on zyskuje 1 punkt mocy.
event-eclipse = Zaćmienie
event-eclipse-text = Czarna Róża zadaje 3 obrażenia każdemu Magowi.
event-final-bloom = Ostatni rozkwit
event-final-bloom-text = Każdy Mag, który ma mniej punktów mocy niż Czarna Róża, zyskuje 1 punkt mocy.
event-fall-of-the-east-wing = Upadek wschodniego skrzydła
event-fall-of-the-east-wing-text = Czarna Róża umieszcza 2 kostki niestabilności w każdym czerwonym pomieszczeniu.
event-fall-of-the-west-wing = Upadek zachodniego skrzydła
event-fall-of-the-west-wing-text = Czarna Róża umieszcza 2 kostki niestabilności w każdym niebieskim pomieszczeniu.
event-fall-of-the-vaults = Upadek sklepień
event-fall-of-the-vaults-text = Czarna Róża umieszcza 1 kostkę niestabilności w każdym zielonym i w każdym żółtym pomieszczeniu.
event-war-without-mercy = Wojna bez litości
event-war-without-mercy-text = Każdy zadający obrażenia czar Maga i każdy atak fizyczny Maga zadaje 1 dodatkowe obrażenie każdej figurce, której zadaje obrażenia.
event-truce-of-thorns = Ciernisty rozejm
event-truce-of-thorns-text = Kiedy efekt Maga (także pułapka lub działająca Ewokacja) zadaje obrażenia innemu Magowi, Czarna Róża zadaje 1 obrażenie temu pierwszemu (raz na efekt).
event-all-doors-awake = Przebudzone drzwi
event-all-doors-awake-text = W każdej Fazie Akcji każdy Mag przy swojej pierwszej aktywacji pomieszczenia nie odwraca żetonu aktywacji.
event-gold-for-the-king = Złoto dla króla
event-gold-for-the-king-text = Posiadacz żetonu korony zyskuje 2 punkty mocy; rozpatruje się to przed symbolem korony.
event-memory-loss = Utrata pamięci
event-memory-loss-text = Każdy Mag, który ma na ręce więcej niż 3 karty, odrzuca nadmiarowe, aż zostaną mu 3.
event-the-rose-remembers = Róża pamięta
event-the-rose-remembers-text = Czarna Róża zyskuje 1 punkt mocy za każde zniszczone pomieszczenie, maksymalnie 4.
event-feast-of-ravens = Uczta kruków
event-feast-of-ravens-text = Każdy Mag, który ma na arkuszu co najmniej 6 obrażeń, traci 1 punkt mocy; Czarna Róża zyskuje tyle punktów mocy, ile stracono.
event-demon-gate = Brama demonów
event-demon-gate-text = Zgodnie z kolejnością tur każdy Mag, który nie jest w celi, może przywołać Cerbera lub Malacodę do swojego pomieszczenia.
event-desperate-flight = Rozpaczliwa ucieczka
event-desperate-flight-text = Mag, który poświęca czar, by się poruszyć, może poruszyć się maksymalnie o 2 pomieszczenia zamiast o 1.
event-last-lesson = Ostatnia lekcja
event-last-lesson-text = Każdy Mag dobiera 2 karty z biblioteki.
event-a-thousand-thorns = Tysiąc cierni
event-a-thousand-thorns-text = Kiedy Mag wchodzi do Komnaty Czarnej Róży lub do sąsiadującego z nią pomieszczenia, Czarna Róża zadaje mu 1 obrażenie (każdemu Magowi najwyżej raz na turę).
event-broken-mirrors = Rozbite lustra
event-broken-mirrors-text = Po uruchomieniu i rozpatrzeniu czaru ochronnego Czarna Róża zadaje 1 obrażenie jego właścicielowi.
event-rusty-springs = Zardzewiałe sprężyny
event-rusty-springs-text = Po uruchomieniu i rozpatrzeniu pułapki Czarna Róża zyskuje 1 punkt mocy.
event-purple-requiem = Fioletowe requiem
event-purple-requiem-text = Kiedy Mag aktywuje fioletowe pomieszczenie, zyskuje 2 punkty mocy, a Czarna Róża zyskuje 1.
event-yellow-requiem = Żółte requiem
event-yellow-requiem-text = Kiedy Mag aktywuje żółte pomieszczenie, leczy 3 obrażenia.
event-grey-requiem = Szare requiem
event-grey-requiem-text = Kiedy Mag aktywuje szare pomieszczenie, może zadać 1 obrażenie jednej dowolnej wrogiej figurce.
event-levelling = Równanie w dół
event-levelling-text = Każdy Mag, który ma najwięcej punktów mocy ze wszystkich Magów, traci 2 punkty mocy.
event-mercy-of-the-rose = Łaska Róży
event-mercy-of-the-rose-text = Każdy Mag leczy 4 obrażenia.
event-blood-for-the-throne = Krew dla tronu
event-blood-for-the-throne-text = Czarna Róża zadaje 3 obrażenia posiadaczowi żetonu korony.
event-unchained = Zerwane łańcuchy
event-unchained-text = Wartość ataku każdej Ewokacji o ataku 1 lub większym jest o 1 większa (także w Fazie Ewokacji).
event-the-rose-devours = Róża pożera
event-the-rose-devours-text = Każdy Mag odrzuca z ręki 1 wybraną przez siebie kartę; kto nie może, otrzymuje 2 obrażenia od Czarnej Róży.

## Nazwy elementów

token-face-down = zakryta karta
token-marker-straight = znacznik: efekt górny
token-marker-reversed = znacznik: efekt dolny
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

## Co uruchamia pułapkę

after-enter-room = wchodzi do pomieszczenia
before-activate-room = zaraz aktywuje pomieszczenie
after-activate-room = aktywuje pomieszczenie
after-attack = atakuje
after-cast-spell = rzuca czar
after-spell-resolved = rozpatruje czar
after-summon = pojawia się w grze
after-acts = wykonuje działanie
after-place-instability = umieszcza kostki niestabilności
after-complete-quest = wykonuje zadanie
after-damage-dealt = zadaje obrażenia
after-damage-prevented = zapobiega obrażeniom
after-wizard-defeated = pokonuje Maga
after-evocation-defeated = pokonuje Ewokację
after-protection-triggered = uruchamia ochronę
after-trap-triggered = uruchamia pułapkę
after-reveal = ujawnia czar
after-converted = zamienia kostki
after-healed = leczy obrażenia
after-power-stolen = kradnie moc
after-room-token-won = zdobywa żeton pomieszczenia

## Koniec gry

end-grand-master = Loża ma nowego Wielkiego Mistrza.
end-black-rose = Czarna Róża jest silniejsza od każdego Maga. Wszyscy przegrywają.
end-extra-round = Remis rozstrzygnęła dodatkowa runda.
tie-quests = Równe wyniki: decyduje liczba wykonanych zadań.
tie-trophies = Nadal równo: decyduje liczba trofeów.
tie-crown = Nadal równo: decyduje osoba z koroną.

## Opcje gry

opt-for_the_crown = Za koronę!
    .help = Kto weźmie koronę, rozpoczyna już od następnej fazy, a nie dopiero od następnej rundy.
opt-overkill = Overkill
    .help = Do podziału punktów liczą się także obrażenia ponad punkty życia pokonanego Maga.
opt-overload = Overload
    .help = Kostki niestabilności można umieszczać także w pełnym pomieszczeniu, dopóki nie zostanie zniszczone.
opt-extra_rounds = Dodatkowe rundy
    .help = Remis o pierwsze miejsce rozstrzygają dodatkowe rundy zamiast zadań, trofeów i korony.
opt-first = Kto zaczyna
    .help = Kto bierze koronę i zaczyna.
opt-first-random = Losowo
    .help = Koronę otrzymuje losowe miejsce.
opt-first-seat-0 = Miejsce 1
    .help = Zaczyna miejsce 1.
opt-first-seat-1 = Miejsce 2
    .help = Zaczyna miejsce 2.
opt-first-seat-2 = Miejsce 3
    .help = Zaczyna miejsce 3.
opt-first-seat-3 = Miejsce 4
    .help = Zaczyna miejsce 4.

## O co pyta stół

ask-wizard = Wybierz swojego Maga.
ask-starting-school = Wybierz szkołę magii, od której zaczynasz.
ask-book = Wybierz sześć czarów swojej pierwszej księgi czarów.
ask-drop-quest = Możesz teraz odrzucić zadania. Każde daje Czarnej Róży 1, 2 lub 3 punkty mocy, zależnie od fazy Księżyca.
ask-put-away = Raz w tej fazie możesz odłożyć jeden czar z ręki na stos odrzuconych kart jego szkoły.
ask-study-school = Wybierz talię szkoły, z której obejrzysz następną kartę.
ask-draw-school = Wybierz talię szkoły, z której dobierasz.
ask-keep-spell = Wybierz czar, który zatrzymujesz.
ask-keep-quest = Wybierz zadanie, które zatrzymujesz.
ask-put-top = Wybierz następną kartę, którą kładziesz na wierzch talii. Ostatnia zostanie dobrana pierwsza.
ask-put-bottom = Wybierz następną kartę, którą wsuwasz pod talię. Ostatnia będzie leżeć najniżej.
ask-hand-limit = Masz za dużo kart na ręce. Wybierz czar, który odrzucasz na swoje wspomnienia.
ask-prepare-quick = Przygotuj Szybki Czar: wybierz kartę i efekt, którego użyjesz.
ask-prepare-standard = Przygotuj czar standardowy { $space }: wybierz kartę i efekt, którego użyjesz.
ask-turn = Twoja kolej: idź do pomieszczenia, zaatakuj, aktywuj swoje pomieszczenie albo rzuć czar.
ask-after-activation = Pomieszczenie jest aktywowane. W tej akcji możesz się jeszcze ruszyć albo zaatakować.
ask-activate-after = Czy aktywujesz pomieszczenie, w którym jesteś?
ask-sacrifice = Wybierz czar, który poświęcasz, aby się ruszyć.
ask-step = { NAME($who, attr: "kind") ->
    [evocation] Wybierz następny krok ({ NAME($who) }). Pozostało kroków: { $count }.
   *[wizard] { $who_you ->
            [you] Wybierz swój następny krok. Pozostało kroków: { $count }.
           *[other] Wybierz następny krok ({ NAME($who) }). Pozostało kroków: { $count }.
        }
}
ask-push = { NAME($who, attr: "kind") ->
    [evocation] Wybierz, dokąd popychasz figurkę ({ NAME($who) }). Pozostało kroków: { $count }.
   *[wizard] { $who_you ->
            [you] Wybierz, dokąd się popychasz. Pozostało kroków: { $count }.
           *[other] Wybierz, dokąd popychasz figurkę ({ NAME($who) }). Pozostało kroków: { $count }.
        }
}
ask-each-next = Wybierz, na kogo efekt działa jako następnego.
ask-push-next = Wybierz, którą figurkę popychasz jako następną.
ask-swap-first = Wybierz, która figurka przybywa pierwsza.
ask-teleport = Wybierz pomieszczenie, do którego przemieszczasz figurkę.
ask-attack = Wybierz, kogo atakujesz.
ask-element = Wybierz element tego czaru.
ask-mark = Niestabilność ({ NAME($card) }): przed efektem czy po nim?
ask-target = { NAME($card) }: wybierz cel.
ask-target-room = { NAME($card) }: wybierz pomieszczenie, na które działa.
ask-replace-spell = Wybierz czar na swoim arkuszu, który ustąpi miejsca czarowi z ręki.
ask-cast-from-hand = Wybierz czar, który rzucasz z ręki, i jego efekt.
ask-cast-next = Wybierz swój następny czar: standardowy czy Szybki Czar.
ask-copy-spell = Wybierz wykorzystany czar, który kopiujesz.
ask-may = { NAME($card) }: następna część zależy od ciebie. Czy ją wykonujesz?
ask-choose = { NAME($card) }: wybierz jedno.
ask-pick-room = { NAME($card) }: wybierz pomieszczenie.
ask-pick-mini = { NAME($card) }: wybierz figurkę.
ask-last-cubes = Brakuje ci kostek. Wybierz, kto otrzyma następną.
ask-cubes = Brakuje ci kostek. Ile umieszczasz { NAME($room, case: "at") }?
ask-heal = { NAME($who, attr: "kind") ->
    [evocation] Wybierz kostkę do wyleczenia: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Wybierz kostkę, którą leczysz na swoim arkuszu.
           *[other] Wybierz kostkę do wyleczenia: { NAME($who) }.
        }
}
ask-convert-damage = { NAME($who, attr: "kind") ->
    [evocation] Wybierz kostkę obrażeń do zamiany na swój kolor: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Wybierz kostkę obrażeń na swoim arkuszu do zamiany na swój kolor.
           *[other] Wybierz kostkę obrażeń do zamiany na swój kolor: { NAME($who) }.
        }
}
ask-transfer-damage = Wybierz kostkę obrażeń do przeniesienia: { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) }
   *[wizard] { $who_you ->
            [you] twój arkusz
           *[other] { NAME($who) }
        }
} → { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] twój arkusz
           *[other] { NAME($whom) }
        }
}.
ask-convert-instability = Wybierz kostkę { NAME($room, case: "at") } do zamiany na swój kolor.
ask-move-instability = Wybierz kostkę do przeniesienia { NAME($room, case: "from") } { NAME($to, case: "to") }.
ask-replace-evocation = Masz trzy Ewokacje. Wybierz jedną, która wróci do puli, albo zachowaj wszystkie.
ask-summon = Wybierz, co przywołujesz.
ask-evocation = Wybierz swoją Ewokację, która teraz wykona działanie.
ask-evocation-attack = Wybierz, kogo atakuje { NAME($who) }.
ask-attack-all = Czy { NAME($who) } atakuje wszystkich wrogów w swoim pomieszczeniu?
ask-recall = Wybierz ze swoich wspomnień czar, który bierzesz na rękę.
ask-discard = Wybierz czar, który odrzucasz z ręki.
ask-discard-of = Oto ręka: { $who }. Wybierz czar do odrzucenia.
ask-strip = Wybierz aktywny czar ({ $who_you ->
    [you] twój
   *[other] { $who }
}). Trafi na wspomnienia właściciela.
ask-look = Obejrzyj te karty.
ask-look-at = Obejrzyj te karty: { $who }.
ask-quest = Czy wykonujesz teraz zadanie?
ask-quest-limit = Możesz mieć dwa zadania. Wybierz jedno do odrzucenia; Czarna Róża zyska punkty mocy.
ask-steal-quest = Wybierz zadanie, które kradniesz.
ask-swap-quest = Wybierz zadanie, które wsuwasz pod jego talię.
ask-complete-quest = Wybierz zadanie, które uznajesz za wykonane.
ask-remove-event = Wybierz wydarzenie, które opuszcza planszę.
ask-trap = { NAME($who) } { NAME($what) }. Czy uruchamiasz pułapkę?
ask-protect = Nadchodzą obrażenia: { $count } (cel: { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] ty
           *[other] { NAME($whom) }
        }
}, sprawca: { NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] ty
           *[other] { NAME($by) }
        }
}). Czy uruchamiasz ochronę?
ask-protect-effect = { NAME($card) } ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] twój czar
           *[other] { NAME($by) }
        }
}) zaraz na ciebie zadziała. Czy uruchamiasz ochronę?
ask-protect-move = Efekt ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] twój
           *[other] { NAME($by) }
        }
}) zaraz cię przesunie. Czy uruchamiasz ochronę?
ask-protect-block = Efekt ({ NAME($by, attr: "kind") ->
    [rose] { NAME($by) }
   *[wizard] { $by_you ->
            [you] twój
           *[other] { NAME($by) }
        }
}) zaraz da ci żeton zakazu. Czy uruchamiasz ochronę?
ask-protect-evocation = Wybierz, kogo osłania ochrona.
ask-grand-master = Wszystko jest równe. Masz koronę: wybierz nowego Wielkiego Mistrza.

## Na co czekają inni

wait-wizard = którym Magiem zagrać
wait-starting-school = szkoła magii na początek
wait-book = czary do pierwszej księgi czarów
wait-drop-quest = czy odrzucić zadania
wait-put-away = czy odłożyć czar
wait-study-school = talia szkoły do obejrzenia
wait-draw-school = talia szkoły do dobrania karty
wait-keep-spell = czar do zatrzymania
wait-keep-quest = zadanie do zatrzymania
wait-put-top = kolejność kart na wierzchu talii
wait-put-bottom = kolejność kart pod talią
wait-hand-limit = czar do odrzucenia na wspomnienia
wait-prepare-quick = czary do przygotowania
wait-prepare-standard = czary do przygotowania
wait-turn = następna akcja
wait-after-activation = czy jeszcze się ruszyć lub zaatakować
wait-activate-after = czy aktywować pomieszczenie
wait-sacrifice = czar do poświęcenia
wait-step = następny krok
wait-push = dokąd popchnąć
wait-each-next = na kogo teraz zadziała efekt
wait-push-next = którą figurkę teraz popchnąć
wait-swap-first = która figurka przybędzie pierwsza
wait-teleport = dokąd przemieścić figurkę
wait-attack = kogo zaatakować
wait-element = element czaru
wait-mark = kiedy nastąpi niestabilność
wait-target = cel efektu
wait-target-room = pomieszczenie, na które działa efekt
wait-replace-spell = czar, który ustąpi miejsca innemu
wait-cast-from-hand = czar do rzucenia z ręki
wait-cast-next = następny czar
wait-copy-spell = wykorzystany czar do skopiowania
wait-may = czy wykonać następną część
wait-choose = jeden z kilku efektów
wait-pick-room = które pomieszczenie wybrać
wait-pick-mini = którą figurkę wybrać
wait-last-cubes = kto otrzyma następną kostkę
wait-cubes = ile kostek umieścić
wait-heal = kostka do wyleczenia
wait-convert-damage = kostka obrażeń do zamiany
wait-transfer-damage = kostka obrażeń do przeniesienia
wait-convert-instability = kostka do zamiany
wait-move-instability = kostka do przeniesienia
wait-replace-evocation = czy zastąpić Ewokację
wait-summon = co przywołać
wait-evocation = Ewokacja, która wykona działanie
wait-evocation-attack = kogo atakuje Ewokacja
wait-attack-all = czy zaatakować wszystkich wrogów
wait-recall = czar ze wspomnień
wait-discard = czar do odrzucenia
wait-discard-of = czar do odrzucenia
wait-strip = aktywny czar do usunięcia
wait-look = obejrzenie kart
wait-look-at = obejrzenie kart
wait-quest = czy wykonać zadanie
wait-quest-limit = zadanie do odrzucenia
wait-steal-quest = zadanie do skradzenia
wait-swap-quest = zadanie do wsunięcia pod talię
wait-complete-quest = zadanie do wykonania
wait-remove-event = wydarzenie, które opuszcza planszę
wait-trap = czy zareagować
wait-protect = czy zareagować
wait-protect-effect = czy zareagować
wait-protect-move = czy zareagować
wait-protect-block = czy zareagować
wait-protect-evocation = kogo osłania ochrona
wait-grand-master = nowy Wielki Mistrz

## Odpowiedzi

option-card = { NAME($card) }
option-card-side = { NAME($card) }: { NAME($side) }
option-seat = { $who_you ->
    [you] Ty ({ $who })
   *[other] { $who }
}
option-evocation = { $who_you ->
    [you] { NAME($evocation) } (twoja Ewokacja, miejsce { $slot })
   *[other] { NAME($evocation) } ({ $who }, miejsce { $slot })
}
option-evocation-kind = { NAME($evocation) }
option-room = { NAME($room) }
option-space = Czar ({ $space ->
    [0] Szybki Czar
   *[other] pole { $space }
})
option-space-card = { NAME($card) } ({ $space ->
    [0] Szybki Czar
   *[other] pole { $space }
})
option-sheet = { $who_you ->
    [you] Twój zakryty czar ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        })
   *[other] Zakryty czar: { $who } ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        })
}
option-sheet-card = { $who_you ->
    [you] { NAME($card) }: twój czar ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        })
   *[other] { NAME($card) }: { $who } ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        })
}
option-school = { NAME($school) }
option-colour = { NAME($who, attr: "kind") ->
    [rose] Kostka: { NAME($who) }
   *[wizard] { $who_you ->
            [you] Twoja kostka
           *[other] Kostka: { NAME($who) }
        }
}
option-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
option-wizard = { NAME($wizard) }
option-book = { NAME($book) }
option-element = { NAME($element) }
option-done = Gotowe
option-pass = Pasuj
option-quiet = Nie pytaj już przed moją następną turą
option-stop = Zatrzymaj się tutaj
option-yes = Tak
option-no = Nie
option-wait = Użyj żetonu bez ruchu
option-activate = Aktywuj pomieszczenie
option-sacrifice = Poświęć czar, aby zrobić krok
option-end-turn = Zakończ turę
option-mark-before = Przed efektem
option-mark-after = Po efekcie
option-choose = { NAME($choice) }
choice-sacrifice = Usuń jedną ze swoich Ewokacji w zamian za moc
choice-wound = Zadaj obrażenia
choice-discard = Odrzuć czary z ręki
choice-pay = Daj sobie ukraść punkty mocy

## Kronika

log-game-start = Loża się otwiera. Czarna Róża czeka na nowego mistrza.
log-figure = { $who_you ->
    [you] Wybierasz Maga: { NAME($wizard) }.
   *[other] { $who } wybiera Maga: { NAME($wizard) }.
}
log-starting-school = { $who_you ->
    [you] Wybierasz szkołę: { NAME($school) }.
   *[other] { $who } wybiera szkołę: { NAME($school) }.
}
log-book = { $who_you ->
    [you] Wybierasz księgę czarów: { NAME($book) }.
   *[other] { $who } wybiera księgę czarów: { NAME($book) }.
}
log-cell = { $who_you ->
    [you] Zaczynasz w celi { $cell }.
   *[other] { $who } zaczyna w celi { $cell }.
}
log-round = { $who_you ->
    [you] Runda { $round }: ty rozpoczynasz.
   *[other] Runda { $round }: rozpoczyna { $who }.
}
log-phase = { NAME($phase) }.
log-new-moon = Zaczyna się faza { $moon ->
    [1] Pierwszego
    [2] Drugiego
   *[3] Trzeciego
} Księżyca.
log-rose-room-opens = Od teraz można aktywować { NAME($room, case: "acc") }.
log-prepared = { $who_you ->
    [you] Przygotowujesz { $count ->
            [one] { $count } czar
            [few] { $count } czary
           *[other] { $count } czarów
        }.
   *[other] { $who } przygotowuje { $count ->
            [one] { $count } czar
            [few] { $count } czary
           *[other] { $count } czarów
        }.
}
log-turn = { $who_you ->
    [you] Twoja tura.
   *[other] Tura: { $who }.
}
log-gain-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } zyskuje { $count ->
            [one] { $count } punkt mocy
            [few] { $count } punkty mocy
           *[other] { $count } punktów mocy
        }, razem: { $now }.
   *[wizard] { $who_you ->
            [you] Zyskujesz { $count ->
                    [one] { $count } punkt mocy
                    [few] { $count } punkty mocy
                   *[other] { $count } punktów mocy
                }, masz: { $now }.
           *[other] { NAME($who) } zyskuje { $count ->
                    [one] { $count } punkt mocy
                    [few] { $count } punkty mocy
                   *[other] { $count } punktów mocy
                }, razem: { $now }.
        }
}
log-lose-power = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } traci { $count ->
            [one] { $count } punkt mocy
            [few] { $count } punkty mocy
           *[other] { $count } punktów mocy
        }, razem: { $now }.
   *[wizard] { $who_you ->
            [you] Tracisz { $count ->
                    [one] { $count } punkt mocy
                    [few] { $count } punkty mocy
                   *[other] { $count } punktów mocy
                }, masz: { $now }.
           *[other] { NAME($who) } traci { $count ->
                    [one] { $count } punkt mocy
                    [few] { $count } punkty mocy
                   *[other] { $count } punktów mocy
                }, razem: { $now }.
        }
}
log-crown = { $who_you ->
    [you] Bierzesz koronę.
   *[other] { $who } bierze koronę.
}
log-draw-event = { $who_you ->
    [you] Dobierasz wydarzenie: { NAME($card) }.
   *[other] { $who } dobiera wydarzenie: { NAME($card) }.
}
log-lay-event = { NAME($card) } leży teraz na pozycji { $position }.
log-event-works = Wydarzenie: { NAME($card) }.
log-remove-event = Wydarzenie się kończy: { NAME($card) }.
log-new-event-deck = Odrzucone wydarzenia tej fazy Księżyca tworzą nową talię.
log-draw-quest = { $who_you ->
    [you] Dobierasz zadanie: { NAME($card) }.
   *[other] { $who } dobiera zadanie: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] Wykonujesz zadanie: { NAME($card) }.
   *[other] { $who } wykonuje zadanie: { NAME($card) }.
}
log-discard-quest = { $who_you ->
    [you] Odrzucasz zadanie: { NAME($card) }.
   *[other] { $who } odrzuca zadanie: { NAME($card) }.
}
log-steal-quest = { $who_you ->
    [you] Kradniesz zadanie ({ $whose }): { NAME($card) }.
   *[other] { $who } kradnie zadanie ({ $whose_you ->
            [you] tobie
           *[other] { $whose }
        }): { NAME($card) }.
}
log-quest-under-deck = { $who_you ->
    [you] Wsuwasz zadanie pod talię: { NAME($card) }.
   *[other] { $who } wsuwa zadanie pod talię: { NAME($card) }.
}
log-show-quests = { $who_you ->
    [you] Oglądasz zadania: { $whose }.
   *[other] { $who } ogląda zadania: { $whose_you ->
            [you] twoje
           *[other] { $whose }
        }.
}
log-new-quest-deck = Odrzucone zadania tej fazy Księżyca tworzą nową talię.
log-draw-spell = { $who_you ->
    [you] Dobierasz z księgi czarów: { NAME($card) }.
   *[other] { $who } dobiera z księgi czarów: { NAME($card) }.
}
log-draw-library = { $who_you ->
    [you] Dobierasz z biblioteki: { NAME($card) }.
   *[other] { $who } dobiera z biblioteki: { NAME($card) }.
}
log-draw-forgotten = { $who_you ->
    [you] Dobierasz zapomniany czar: { NAME($card) }.
   *[other] { $who } dobiera zapomniany czar: { NAME($card) }.
}
log-look-at = { $who_you ->
    [you] Oglądasz kartę: { NAME($card) }.
   *[other] { $who } ogląda kartę: { NAME($card) }.
}
log-keep = { $who_you ->
    [you] Zatrzymujesz kartę: { NAME($card) }.
   *[other] { $who } zatrzymuje kartę: { NAME($card) }.
}
log-lay-out = { $who_you ->
    [you] Wykładasz na stos szkoły: { NAME($card) }.
   *[other] { $who } wykłada na stos szkoły: { NAME($card) }.
}
log-discard = { $who_you ->
    [you] Odrzucasz: { NAME($card) }.
   *[other] { $who } odrzuca: { NAME($card) }.
}
log-put-away = { $who_you ->
    [you] Odkładasz: { NAME($card) }.
   *[other] { $who } odkłada: { NAME($card) }.
}
log-recall = { $who_you ->
    [you] Bierzesz ze wspomnień: { NAME($card) }.
   *[other] { $who } bierze ze wspomnień: { NAME($card) }.
}
log-take-signature = { $who_you ->
    [you] Bierzesz na rękę swój specjalny czar: { NAME($card) }.
   *[other] { $who } bierze na rękę specjalny czar: { NAME($card) }.
}
log-show-hand = { $who_you ->
    [you] Oglądasz rękę: { $whose }.
   *[other] { $who } ogląda rękę: { $whose_you ->
            [you] twoją
           *[other] { $whose }
        }.
}
log-new-spellbook = { $who_you ->
    [you] Twoje wspomnienia tworzą nową księgę czarów: { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } kart
        }.
   *[other] { $who }: wspomnienia tworzą nową księgę czarów ({ $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } kart
        }).
}
log-new-school-deck = Odrzucone karty szkoły { NAME($school) } tworzą nową talię.
log-reveal = { $who_you ->
    [you] Ujawniasz: { NAME($card) }, { NAME($side) }.
   *[other] { $who } ujawnia: { NAME($card) }, { NAME($side) }.
}
log-activate-spell = { $who_you ->
    [you] Rzucasz czar ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        }): { NAME($kind) }.
   *[other] { $who } rzuca czar ({ $space ->
            [0] Szybki Czar
           *[other] pole { $space }
        }): { NAME($kind) }.
}
log-element = { $who_you ->
    [you] Wybierasz element: { NAME($element) }.
   *[other] { $who } wybiera element: { NAME($element) }.
}
log-trigger-trap = { $who_you ->
    [you] Uruchamiasz pułapkę.
   *[other] { $who } uruchamia pułapkę.
}
log-spell-in-vain = { $who_you ->
    [you] Twój czar { NAME($card) } nie znajduje celu.
   *[other] { $who }: czar { NAME($card) } nie znajduje celu.
}
log-neutralised = Czar { NAME($card) } zostaje anulowany i nie ma efektu.
log-dodge = { $who_you ->
    [you] Unikasz efektu.
   *[other] { $who } unika efektu.
}
log-prevent = { $who_you ->
    [you] Zapobiegasz obrażeniom: { $count }.
   *[other] { $who } zapobiega obrażeniom: { $count }.
}
log-flip-orientation = { $who_you ->
    [you] Twój zakryty czar na polu { $space } zostaje obrócony.
   *[other] { $who }: zakryty czar na polu { $space } zostaje obrócony.
}
log-sheet-to-memories = { $who_you ->
    [you] Z twojego arkusza na wspomnienia: { NAME($card) }.
   *[other] { $who }: z arkusza na wspomnienia trafia { NAME($card) }.
}
log-sheet-to-hand = { $who_you ->
    [you] Wraca na twoją rękę: { NAME($card) }.
   *[other] { $who }: na rękę wraca { NAME($card) }.
}
log-sheet-to-eliminated = { $who_you ->
    [you] Twój czar { NAME($card) } wypada z gry.
   *[other] { $who }: czar { NAME($card) } wypada z gry.
}
log-move = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) } wchodzi { NAME($room, case: "to") }.
   *[wizard] { $who_you ->
            [you] Wchodzisz { NAME($room, case: "to") }.
           *[other] { NAME($who) } wchodzi { NAME($room, case: "to") }.
        }
}
log-to-cell = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) } trafia { NAME($room, case: "to") }.
   *[wizard] { $who_you ->
            [you] Trafiasz { NAME($room, case: "to") }.
           *[other] { NAME($who) } trafia { NAME($room, case: "to") }.
        }
}
log-end-movement = { NAME($who, attr: "kind") ->
    [evocation] Ruch się kończy: { NAME($who) }.
   *[wizard] { $who_you ->
            [you] Twój ruch się kończy.
           *[other] Ruch się kończy: { NAME($who) }.
        }
}
log-block = { $who_you ->
    [you] Otrzymujesz żeton: { NAME($what) }.
   *[other] { $who } otrzymuje żeton: { NAME($what) }.
}
log-reset-action = { $who_you ->
    [you] Odwracasz z powrotem { $count ->
            [one] { $count } żeton akcji
            [few] { $count } żetony akcji
           *[other] { $count } żetonów akcji
        }.
   *[other] { $who } odwraca z powrotem { $count ->
            [one] { $count } żeton akcji
            [few] { $count } żetony akcji
           *[other] { $count } żetonów akcji
        }.
}
log-activate-room = { $who_you ->
    [you] Aktywujesz { NAME($room, case: "acc") }.
   *[other] { $who } aktywuje { NAME($room, case: "acc") }.
}
log-resolve-room = { $who_you ->
    [you] Rozpatrujesz efekt pomieszczenia: { NAME($room) }.
   *[other] { $who } rozpatruje efekt pomieszczenia: { NAME($room) }.
}
log-cancel-activation = { $who_you ->
    [you] Twoja aktywacja zostaje anulowana: { NAME($room) }.
   *[other] { $who }: aktywacja zostaje anulowana ({ NAME($room) }).
}
log-reset-room = Znów gotowe do aktywacji: { NAME($room) }.
log-rooms-ready = Wszystkie pomieszczenia są znów gotowe do aktywacji.
log-instability = { NAME($by, attr: "kind") ->
    [rose] { NAME($by) } umieszcza { $count ->
            [one] { $count } kostkę niestabilności
            [few] { $count } kostki niestabilności
           *[other] { $count } kostek niestabilności
        }: { NAME($room) }.
   *[wizard] { $by_you ->
            [you] Umieszczasz { $count ->
                    [one] { $count } kostkę niestabilności
                    [few] { $count } kostki niestabilności
                   *[other] { $count } kostek niestabilności
                }: { NAME($room) }.
           *[other] { NAME($by) } umieszcza { $count ->
                    [one] { $count } kostkę niestabilności
                    [few] { $count } kostki niestabilności
                   *[other] { $count } kostek niestabilności
                }: { NAME($room) }.
        }
}
log-convert-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } zamienia { $count ->
            [one] { $count } kostkę niestabilności
            [few] { $count } kostki niestabilności
           *[other] { $count } kostek niestabilności
        }: { NAME($room) }.
   *[wizard] { $who_you ->
            [you] Zamieniasz { $count ->
                    [one] { $count } kostkę niestabilności
                    [few] { $count } kostki niestabilności
                   *[other] { $count } kostek niestabilności
                }: { NAME($room) }.
           *[other] { NAME($who) } zamienia { $count ->
                    [one] { $count } kostkę niestabilności
                    [few] { $count } kostki niestabilności
                   *[other] { $count } kostek niestabilności
                }: { NAME($room) }.
        }
}
log-move-instability = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } przenosi { $count ->
            [one] { $count } kostkę
            [few] { $count } kostki
           *[other] { $count } kostek
        } { NAME($room, case: "from") } { NAME($to, case: "to") }.
   *[wizard] { $who_you ->
            [you] Przenosisz { $count ->
                    [one] { $count } kostkę
                    [few] { $count } kostki
                   *[other] { $count } kostek
                } { NAME($room, case: "from") } { NAME($to, case: "to") }.
           *[other] { NAME($who) } przenosi { $count ->
                    [one] { $count } kostkę
                    [few] { $count } kostki
                   *[other] { $count } kostek
                } { NAME($room, case: "from") } { NAME($to, case: "to") }.
        }
}
log-room-destroyed = { NAME($who, attr: "kind") ->
    [rose] Zniszczone: { NAME($room) }. { NAME($who) } bierze żeton o wartości { $count }.
   *[wizard] { $who_you ->
            [you] Zniszczone: { NAME($room) }. Bierzesz żeton o wartości { $count }.
           *[other] Zniszczone: { NAME($room) }. { NAME($who) } bierze żeton o wartości { $count }.
        }
}
log-attack = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) } atakuje: { NAME($whom) }.
   *[wizard] { $who_you ->
            [you] Atakujesz: { NAME($whom) }.
           *[other] { NAME($who) } atakuje: { NAME($whom) }.
        }
}
log-wound = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) } otrzymuje obrażenia: { $count } (od: { NAME($by, case: "gen") }).
   *[wizard] { $who_you ->
            [you] Otrzymujesz obrażenia: { $count } (od: { NAME($by, case: "gen") }).
           *[other] { NAME($who) } otrzymuje obrażenia: { $count } (od: { NAME($by, case: "gen") }).
        }
}
log-heal = { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) } leczy obrażenia: { $count }.
   *[wizard] { $who_you ->
            [you] Leczysz obrażenia: { $count }.
           *[other] { NAME($who) } leczy obrażenia: { $count }.
        }
}
log-convert-damage = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } zamienia kostki obrażeń: { $count } ({ NAME($whose) }).
   *[wizard] { $who_you ->
            [you] Zamieniasz kostki obrażeń: { $count } ({ NAME($whose) }).
           *[other] { NAME($who) } zamienia kostki obrażeń: { $count } ({ NAME($whose) }).
        }
}
log-transfer-damage = Przeniesione obrażenia: { $count }, { NAME($who, attr: "kind") ->
    [evocation] { NAME($who) }
   *[wizard] { $who_you ->
            [you] ty
           *[other] { NAME($who) }
        }
} → { NAME($whom, attr: "kind") ->
    [evocation] { NAME($whom) }
   *[wizard] { $whom_you ->
            [you] ty
           *[other] { NAME($whom) }
        }
}.
log-defeat = { $who_you ->
    [you] Ponosisz porażkę.
   *[other] { $who } ponosi porażkę.
}
log-trophy = { NAME($who, attr: "kind") ->
    [rose] { NAME($who) } bierze trofeum: { $whose_you ->
            [you] twoje
           *[other] { $whose }
        }.
   *[wizard] { $who_you ->
            [you] Bierzesz trofeum: { $whose_you ->
                    [you] twoje
                   *[other] { $whose }
                }.
           *[other] { NAME($who) } bierze trofeum: { $whose_you ->
                    [you] twoje
                   *[other] { $whose }
                }.
        }
}
log-summon = { $who_you ->
    [you] Przywołujesz { NAME($evocation, case: "acc") } { NAME($room, case: "to") }.
   *[other] { $who } przywołuje { NAME($evocation, case: "acc") } { NAME($room, case: "to") }.
}
log-evocation-leaves = { $who_you ->
    [you] Twoja Ewokacja opuszcza grę: { NAME($evocation) }.
   *[other] { $who }: Ewokacja opuszcza grę ({ NAME($evocation) }).
}
log-acts = { $by_you ->
    [you] { NAME($who) } działa dla ciebie.
   *[other] { NAME($who) } działa ({ $by }).
}
log-mod = { $who_you ->
    [you] Do końca rundy: { NAME($stat) } zmienia się u ciebie o { $change }.
   *[other] { $who }, do końca rundy: { NAME($stat) } zmienia się o { $change }.
}
log-final-score = { $who_you ->
    [you] Twoja moc { $power }; zadania { $quests }, trofea { $trophies }, pomieszczenia { $rooms }, korona { $crown }: razem { $total }.
   *[other] { $who }: moc { $power }; zadania { $quests }, trofea { $trophies }, pomieszczenia { $rooms }, korona { $crown }: razem { $total }.
}
log-extra-round = Remis, Magów z równym wynikiem: { $count }. Rozstrzygnie dodatkowa runda.
log-rival = { $who_you ->
    [you] Masz remis o pierwsze miejsce: { $total }.
   *[other] { $who } ma remis o pierwsze miejsce: { $total }.
}
log-grand-master = { $who_you ->
    [you] Zdobywasz tytuł Wielkiego Mistrza.
   *[other] { $who } zdobywa tytuł Wielkiego Mistrza.
}
log-rose-wins = Czarna Róża ma { $count ->
    [one] { $count } punkt mocy
    [few] { $count } punkty mocy
   *[other] { $count } punktów mocy
}, więcej niż ktokolwiek. Rządzi Lożą i wszyscy przegrywają.

# --- Scena: co stół pokazuje wokół reguł --------------------------------------------------------------------------

## Stół

scene-br-people = Magowie
scene-br-person = Mag
scene-br-rose = Czarna Róża
scene-br-phase-rose = Czarna Róża
scene-br-phase-study = Studia
scene-br-phase-preparation = Przygotowania
scene-br-phase-action = Akcje
scene-br-phase-evocation = Ewokacje
scene-br-phase-clean-up = Porządkowanie
scene-br-set-up = przygotowanie gry
scene-br-headline = runda { $round } · faza { $moon ->
    [1] Pierwszego Księżyca
    [2] Drugiego Księżyca
   *[3] Trzeciego Księżyca
}
scene-br-extra-round = runda { $round } · runda dodatkowa
scene-br-footnote = Czarna Róża ma { $power } pkt mocy. { $moon ->
    [3] Gra kończy się w rundzie, w której ktoś osiągnie { $next }.
   *[other] Następna faza Księżyca zaczyna się przy { $next }.
}
scene-br-next-moon = { $moon ->
    [3] Przy { $power } punktach mocy gra kończy się z końcem rundy.
   *[other] Następna faza Księżyca zaczyna się, gdy tylko któryś znacznik osiągnie { $power }.
}
scene-br-no-wizard = jeszcze bez Maga
scene-br-seat-status = { $wizard } · obrażenia { $damage }/{ $life }
scene-br-lodge = Loża
scene-br-power-track = Moc, faza { $moon ->
    [1] Pierwszego Księżyca
    [2] Drugiego Księżyca
   *[3] Trzeciego Księżyca
}
scene-br-events = Wydarzenia w grze
scene-br-position = Pozycja { $number }
scene-br-position-empty = Pozycja { $number }: brak wydarzenia
scene-br-event-now = Rozpatrywane teraz
scene-br-event-points = Czarna Róża zyskuje { $in } przy wejściu, { $out } przy opuszczeniu planszy
scene-br-event-instant = Wydarzenie: natychmiast
scene-br-event-black-rose = Wydarzenie: w każdej Fazie Czarnej Róży
scene-br-event-action = Wydarzenie: dopóki leży na planszy
scene-br-event-crown = Ma symbol korony.
scene-br-library = Biblioteka i talie
scene-br-school = { $school }: { $deck } w talii, odrzucone: { $discards }
scene-br-school-note = { $deck } w talii, odrzucone: { $discards }
scene-br-school-signature = Specjalny czar
scene-br-school-forgotten = Zapomniany czar
scene-br-pile-forgotten = Zapomniane czary w talii: { $count }
scene-br-pile-quests = Zadania w talii: { $count }
scene-br-pile-events = Wydarzenia w talii: { $count }
scene-br-rose-won = Trofea i pomieszczenia Czarnej Róży: { $count }
scene-br-inspect-forgotten = Wyeliminowane czary
scene-br-inspect-quests = Odrzucone zadania
scene-br-inspect-events = Minione wydarzenia
scene-br-inspect-rose = Co ma Czarna Róża
scene-br-inspect-memories = Wspomnienia: { $wizard }
scene-br-inspect-completed = Wykonane zadania: { $wizard }
scene-br-inspect-rooms = Zdobyte pomieszczenia: { $wizard }
scene-br-pile-empty = Nie leżą tu żadne karty.
scene-br-cubes-left = Kostki w zasobach: { $count }
scene-br-colour-red = czerwony
scene-br-colour-blue = niebieski
scene-br-colour-green = zielony
scene-br-colour-purple = fioletowy
scene-br-colour-grey = szary
scene-br-colour-yellow = żółty
scene-br-colour-black = bez koloru
scene-br-destroyed = zniszczone
scene-br-token-ready = można aktywować
scene-br-token-used = nie można aktywować
scene-br-slots = niestabilność { $count } z { $slots }
scene-br-room-value = warte { $power } po zdobyciu
scene-br-instability = Niestabilność:
scene-br-leads = Najwięcej kostek: { $who }
scene-br-cell = cela
scene-br-cell-hidden = Cela, jeszcze nie wiadomo czyja
scene-br-cell-of = Cela: { $wizard }
scene-br-cell-in = Cela: { $wizard } jest w środku
scene-br-figure = { $wizard } ({ $who })
scene-br-creature = { $evocation } ({ $wizard }), miejsce { $slot }
scene-br-sheets = Arkusze Magów
scene-br-sheet = Arkusz: { $who }
scene-br-read = Przeczytaj: { $card }
scene-br-several = Wybierz, co zrobić
scene-br-back = Wstecz
scene-br-close = Zamknij
scene-br-offer = Do wyboru
scene-br-move = Ruch
scene-br-attack = Atak
scene-br-life = Życie
scene-br-power = Moc
scene-br-damage = obrażenia { $count } z { $life }
scene-br-actions = Pozostałe akcje fizyczne: { $count }
scene-br-blocked-move = zakaz ruchu
scene-br-blocked-activation = zakaz aktywacji pomieszczeń
scene-br-crown = Ma koronę
scene-br-spells = Czary na arkuszu
scene-br-quick = Szybki Czar
scene-br-quick-short = Szybki
scene-br-standard = Czar standardowy { $number }
scene-br-evocations = Ewokacje
scene-br-slot-free = Miejsce { $slot }: brak Ewokacji
scene-br-count-hand = Ręka: { $count }
scene-br-count-spellbook = Księga czarów: { $count }
scene-br-count-memories = Wspomnienia: { $count }
scene-br-count-quests = Zadania: { $count }
scene-br-count-completed = Wykonane zadania: { $count }
scene-br-count-trophies = Trofea: { $count }
scene-br-count-rooms = Zdobyte pomieszczenia: { $count }
scene-br-hand = Ręka { $count }/{ $limit }
scene-br-hand-limit = limit ręki { $limit }
scene-br-hand-empty = Brak czarów na ręce i zadań.
scene-br-face-down = zakryta karta
scene-br-sealed-trap = aktywna pułapka
scene-br-sealed-protection = aktywny czar ochronny
scene-br-used = wykorzystany
scene-br-chosen = wybrana
scene-br-straight = efekt górny
scene-br-reversed = efekt dolny
scene-br-type-combat = walka
scene-br-type-general = wzmocnienie
scene-br-type-protection = ochrona
scene-br-type-trap = pułapka
scene-br-element-air = Powietrze
scene-br-element-earth = Ziemia
scene-br-element-fire = Ogień
scene-br-element-water = Woda
scene-br-element-magic = Magia
scene-br-element-holy = Święty
scene-br-element-unholy = Nieczysty
scene-br-element-any = dowolny element
scene-br-target-self = na siebie
scene-br-target-single = pojedyncza figurka
scene-br-target-area = jedno pomieszczenie
scene-br-target-special = specjalny
scene-br-range = zasięg { $steps }
scene-br-range-any = dowolny zasięg
scene-br-instability-mark = Umieszcza 1 kostkę niestabilności w pomieszczeniu rzucającego.
scene-br-archetype-undead = Nieumarły
scene-br-archetype-altar = Ołtarz
scene-br-archetype-demon = Demon
scene-br-archetype-celestial = Istota niebiańska
scene-br-archetype-beast = Bestia
scene-br-quest-of = Zadanie fazy { $moon ->
    [1] Pierwszego
    [2] Drugiego
   *[3] Trzeciego
} Księżyca
scene-br-worth = { $power ->
    [one] { $power } punkt mocy
    [few] { $power } punkty mocy
   *[many] { $power } punktów mocy
}
scene-br-reward = Nagroda:
scene-br-figure-note = { $school } · { $spell }
scene-br-spoils = Pokonanie dałoby teraz:
scene-br-trophies = Trofea:
scene-br-if-over = Gdyby gra się teraz skończyła:
scene-br-began = Na początku:
scene-br-part-quests = Zadania
scene-br-part-trophies = Trofea
scene-br-part-rooms = Pomieszczenia
scene-br-part-crown = Korona
scene-br-defeated = Pokonany Mag: { $wizard }
scene-br-share = +{ $power } mocy
scene-br-no-share = Nikt nie zyskuje mocy.
scene-br-trophy = trofeum
scene-br-provenance-public = Liczby tej karty: z publicznych opisów gry; słowa są nasze.
scene-br-provenance-house = Liczby tej karty: zasada domowa tego projektu; słowa są nasze.
scene-br-provenance-seed = Liczby tej karty: tak jak podaje instrukcja; słowa są nasze.
scene-br-name = { NAME($thing) }
scene-br-quest-progress = { $done } z { $wanted }
scene-br-quest-had = dotąd: { $what }
scene-br-quest-missing = jeszcze brakuje: { $what }
scene-br-quest-ready = gotowe
scene-br-missing-crown = korona
scene-br-missing-outside = pobyt poza swoją celą
scene-br-missing-undamaged = arkusz bez obrażeń
scene-br-missing-unhurt = runda bez otrzymanych obrażeń
scene-br-missing-hurt-another = obrażenia zadane w tej rundzie wrogiemu Magowi
scene-br-missing-in-room = obecność w tym pomieszczeniu
scene-br-missing-can-activate = możliwość aktywacji
scene-br-share-of = { $who }: { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}, { $power ->
    [0] bez mocy
   *[other] +{ $power } mocy
}
scene-br-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
