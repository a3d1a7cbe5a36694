# Weirdwood Manor po polsku, wszystko własnymi słowami, z pojęciami polskiej instrukcji. content/ mówi przy każdej karcie, skąd pochodzą jej dane.

## Gra

game-weirdwood = Weirdwood Manor
    .tagline = Ocalcie Lady Weirdwood i jej wirujący Dwór, zanim minie dwunasty dzień.
    .about = Od jednego do pięciu Strażników broni Dworu, którego korytarze obracają się z każdą porą dnia. Razem układacie swoje dni karta po karcie, wypędzacie z Komnat Mechaniczne Skarabeusze, zdejmujecie Klątwy, wykuwacie kości i rekrutujecie Towarzyszy, aż starczy wam sił, by pokonać Potwora Fae. Wygrywacie wspólnie albo wspólnie przegrywacie.

## Słowa stołu

what-min = Mîn
    .gen = Mîn
    .acc = Mîn
what-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
what-scarab = Skarabeusz
    .gen = Skarabeusza
    .acc = Skarabeusza
    .plural = Skarabeusze
what-any = wybrany zasób
    .gen = wybranego zasobu
    .acc = wybrany zasób
what-min-or-knowledge = Mîn albo Wiedza
    .gen = Mîn albo Wiedzy
    .acc = Mîn albo Wiedzę
what-power = Żeton Mocy
    .gen = Żetonu Mocy
    .acc = Żeton Mocy
    .plural = Żetony Mocy
what-tactics = Karta Taktyki
    .gen = Karty Taktyki
    .acc = Kartę Taktyki
    .plural = Karty Taktyki
what-health = Zdrowie
    .gen = Zdrowia
    .acc = Zdrowie
what-pp = Punkty Postępu
    .gen = Punktów Postępu
    .acc = Punkty Postępu
    .short = PP
what-hand-card = karta z ręki
    .gen = karty z ręki
    .acc = kartę z ręki
what-exhaust-companion = wyczerp Towarzysza
what-time-forward = przesuń czas do przodu
resources = zasoby
    .gen = zasobów
hit = Trafienie
    .gen = Trafienia
    .plural = Trafienia
block = Osłona
    .gen = Osłony
    .acc = Osłonę
    .plural = Osłony
damage = obrażenia
    .gen = obrażeń
burst = wybuch
    .gen = wybuchu
    .acc = wybuch
battle-charge = Natarcie Bojowe
    .gen = Natarcia Bojowego
    .acc = Natarcie Bojowe
battle = walka
    .gen = walki
    .acc = walkę
move = Ruch
    .gen = Ruchu
    .acc = Ruch
attack = Atak
    .gen = Ataku
    .acc = Atak
portal = Portal
    .gen = Portalu
    .acc = Portal
room-action = akcja Komnaty
    .gen = akcji Komnaty
    .acc = akcję Komnaty
room = Komnata
    .gen = Komnaty
    .acc = Komnatę
    .at = w Komnacie
    .to = do Komnaty
    .from = z Komnaty
supply = pula ogólna
    .gen = puli ogólnej
    .to = do puli ogólnej
    .from = z puli ogólnej
own-supply = twoje zasoby
face-up = odkryta
face-down = zakryta
exhausted = wyczerpany
ready = gotowy
cursed = Przeklęta
curse = Klątwa
    .gen = Klątwy
    .acc = Klątwę
tile-rubble = Gruzowisko
    .gen = Gruzowiska
    .acc = Gruzowisko
tile-rubble-text = Do tej Komnaty nie można wejść ani przez nią przejść. Kto jest w środku, może ją opuścić. Nie można użyć jej akcji, a jeśli jest Przeklęta, pozostaje taka do końca gry.
tile-fire = Ogień
    .gen = Ognia
    .acc = Ogień
tile-fire-text = Kto wchodzi do tej Komnaty, zatrzymuje się i otrzymuje 1 obrażenie. Nie można użyć jej akcji, a jeśli jest Przeklęta, pozostaje taka do końca gry.

## Czas

time-of-day = Pora Dnia
    .gen = Pory Dnia
    .acc = Porę Dnia
time-morning = Poranek
    .gen = Poranka
    .acc = Poranek
    .at = rano
time-afternoon = Popołudnie
    .gen = Popołudnia
    .acc = Popołudnie
    .at = po południu
time-evening = Wieczór
    .gen = Wieczoru
    .acc = Wieczór
    .at = wieczorem
time-night = Noc
    .gen = Nocy
    .acc = Noc
    .at = nocą
time-any = dowolna Pora Dnia
time-position = { NAME($time) } { $position }
day = Dzień
    .gen = Dnia
day-number = Dzień { $day }
day-of = Dzień { $day } z 12
time-slot = miejsce Pory Dnia
    .gen = miejsca Pory Dnia
    .acc = miejsce Pory Dnia

## Pierścienie i korytarze

ring-outer = Zewnętrzny Pierścień
    .gen = Zewnętrznego Pierścienia
    .acc = Zewnętrzny Pierścień
    .at = na Zewnętrznym Pierścieniu
    .to = na Zewnętrzny Pierścień
    .from = z Zewnętrznego Pierścienia
ring-middle = Środkowy Pierścień
    .gen = Środkowego Pierścienia
    .acc = Środkowy Pierścień
    .at = na Środkowym Pierścieniu
    .to = na Środkowy Pierścień
    .from = ze Środkowego Pierścienia
ring-inner = Wewnętrzny Pierścień
    .gen = Wewnętrznego Pierścienia
    .acc = Wewnętrzny Pierścień
    .at = na Wewnętrznym Pierścieniu
    .to = na Wewnętrzny Pierścień
    .from = z Wewnętrznego Pierścienia
ring-throne = Sala Tronowa
    .gen = Sali Tronowej
    .acc = Salę Tronową
    .at = w Sali Tronowej
    .to = do Sali Tronowej
    .from = z Sali Tronowej
corridor-day = Korytarz Dni
    .gen = Korytarza Dni
    .acc = Korytarz Dni
corridor-time = Korytarz Pory Dnia
    .gen = Korytarza Pory Dnia
    .acc = Korytarz Pory Dnia
door-open = otwarte przejście
door-closed = ściana
clockwise = zgodnie z ruchem wskazówek zegara
counter-clockwise = przeciwnie do ruchu wskazówek zegara
inward = do środka
outward = na zewnątrz

## Kości

die-battle = Kość Walki
    .gen = Kości Walki
    .acc = Kość Walki
    .plural = Kości Walki
die-balanced = Zrównoważona Kość
    .gen = Zrównoważonej Kości
    .acc = Zrównoważoną Kość
    .plural = Zrównoważone Kości
die-balanced-text = Niebieska. Ścianki: 1 Trafienie (2 razy), 1 Osłona (2 razy), 1 Natarcie Bojowe albo wybuch, 1 pusta.
die-attack = Kość Ataku
    .gen = Kości Ataku
    .acc = Kość Ataku
    .plural = Kości Ataku
die-attack-text = Czerwona. Ścianki: 1 Trafienie (3 razy), 2 Trafienia (2 razy), 1 pusta.
die-defence = Kość Obrony
    .gen = Kości Obrony
    .acc = Kość Obrony
    .plural = Kości Obrony
die-defence-text = Czarna. Ścianki: 1 Osłona (3 razy), 2 Osłony (2 razy), 1 pusta.
die-any-colour = Kość Walki w dowolnym kolorze
    .acc = Kość Walki w dowolnym kolorze
die-wraith = Kość Upiora Mîn
    .gen = Kości Upiora Mîn
    .acc = Kość Upiora Mîn
die-wraith-text = Fioletowa. Ścianki: zgodnie z ruchem wskazówek zegara, przeciwnie do niego, do środka, na zewnątrz oraz leczenie 1 (2 razy).
dice-room = Kości Komnat
    .gen = Kości Komnat
    .acc = Kości Komnat
    .ins = Kośćmi Komnat
die-room-d12 = K12
die-room-d12-text = Wskazuje Dzień od 1 do 12.
die-room-d6 = kość pierścieni
die-room-d6-text = Wskazuje pierścień: Zewnętrzny, Środkowy i Wewnętrzny, każdy na 2 ściankach.
face-charge = Natarcie Bojowe
face-burst = wybuch
face-blank = pusta ścianka
face-heal = leczenie

## Karty, stosy i ikony

card-action = Karta Akcji
    .gen = Karty Akcji
    .acc = Kartę Akcji
    .plural = Karty Akcji
card-tactics = Karta Taktyki Strażnika
    .gen = Karty Taktyki Strażnika
    .acc = Kartę Taktyki Strażnika
    .plural = Karty Taktyki Strażnika
card-companion = Towarzysz
    .gen = Towarzysza
    .acc = Towarzysza
    .plural = Towarzysze
card-quest = Zadanie
    .gen = Zadania
    .acc = Zadanie
    .plural = Zadania
card-monster = Karta Potwora
    .gen = Karty Potwora
    .acc = Kartę Potwora
    .plural = Karty Potwora
card-power = Karta Mocy
    .gen = Karty Mocy
    .acc = Kartę Mocy
    .plural = Karty Mocy
card-type-move = Ruch
card-type-attack = Atak
card-type-scarab = Skarabeusz
card-type-power = Moc
power = Moc
    .gen = Mocy
    .acc = Moc
    .plural = Moce
pile-hand = ręka
pile-draw = stos dobierania
pile-discard = stos kart odrzuconych
pile-offer = oferta
pile-monster = talia Potwora
lasting = trwały efekt
cost = koszt
icon-hit = Trafienie
icon-hit-text = Dopasowana para dodaje 1 Trafienie w każdej twojej walce.
icon-block = Osłona
icon-block-text = Dopasowana para dodaje 1 Osłonę w każdej twojej walce.
icon-min = Mîn
icon-min-text = Dopasowana para obniża każdą płatność w twojej turze o 1 Mîn.
icon-knowledge = Wiedza
icon-knowledge-text = Dopasowana para obniża każdą płatność w twojej turze o 1 Wiedzę.
icon-wild = ikona wieloznaczności
icon-wild-text = Pasuje do każdej innej ikony i daje jej premię. Dwie obok siebie dają w każdej walce i przy każdej płatności 1 wybraną premię.

## Strażnicy i ich wrogowie

warden = Strażnik
    .gen = Strażnika
    .acc = Strażnika
    .plural = Strażnicy
lady-weirdwood = Lady Weirdwood
    .gen = Lady Weirdwood
    .acc = Lady Weirdwood
    .dat = Lady Weirdwood
    .kind = lady
    .gender = f
fae-monster = Potwór Fae
    .gen = Potwora Fae
    .acc = Potwora Fae
    .dat = Potworowi Fae
    .kind = monster
    .gender = m
enemy = wróg
    .gen = wroga
    .acc = wroga
    .plural = wrogowie
state-calm = Spokojny
state-angry = Zły
state-furious = Wściekły

## Tory

track-power = Tor Mocy
    .gen = Toru Mocy
    .acc = Tor Mocy
    .at = na Torze Mocy
track-combat = Tor Walki
    .gen = Toru Walki
    .acc = Tor Walki
    .at = na Torze Walki
track-tactics = Tor Taktyki
    .gen = Toru Taktyki
    .acc = Tor Taktyki
    .at = na Torze Taktyki
track-progress = Tor Postępu
    .gen = Toru Postępu
    .acc = Tor Postępu
track-progress-text = 14 pól. Każdy PP to 1 krok; każdą premię, na której się zatrzymasz lub którą miniesz, otrzymujesz raz. Trafienia i Osłony są trwałe.
track-group = Tor Grupowych PP
    .gen = Toru Grupowych PP
    .acc = Tor Grupowych PP
    .at = na Torze Grupowych PP
track-group-text = 100 pól. Każdy PP zdobyty przez kogokolwiek to 1 krok, a premie otrzymują wszyscy gracze. Po premii z pola 100 żeton wraca na pole 60 i stamtąd idzie dalej.
track-health = Tor Zdrowia
    .gen = Toru Zdrowia
    .acc = Tor Zdrowia
    .at = na Torze Zdrowia
track-health-text = Od 1 do 6, na początku 3. To zarazem twój limit kart na ręce. Za każdym razem, gdy wzrośnie do 6, zyskujesz 2 PP.
track-battle = tor walki
dice-ladder = miejsca na kości

## Premie na torach

bonus-power = 1 Żeton Mocy
bonus-any = 1 wybrany zasób
bonus-any-2 = 2 wybrane zasoby
bonus-min-or-knowledge = 1 Mîn albo 1 Wiedza
bonus-health = 1 Zdrowie
bonus-tactics = 1 Karta Taktyki
bonus-draw = Dobierz 1 Kartę Akcji
bonus-hit = Na stałe: 1 Trafienie w każdej twojej walce
bonus-block = Na stałe: 1 Osłona w każdej twojej walce
bonus-refresh-or-any = Odśwież 1 Towarzysza albo zyskaj 1 wybrany zasób
bonus-refresh-or-any-1-text = Odśwież 1 Towarzysza
bonus-refresh-or-any-2-text = Zyskaj 1 wybrany zasób
bonus-damage = Zadaj Potworowi Fae 2 obrażenia, gdziekolwiek jest, i zyskaj po 1 PP za każde
bonus-free-power = Przed końcem swojej tury użyj za darmo 1 Mocy dowolnego gracza
bonus-cleanse = Oczyść za darmo 1 dowolną Przeklętą Komnatę, zyskaj jej PP i wygnaj z niej wszystkie Skarabeusze; potem możesz użyć jej akcji
bonus-once = raz dla całej grupy

## Ile czego

amount-min = { $count } Mîn
amount-knowledge = { $count ->
    [one] { $count } Wiedza
    [few] { $count } Wiedze
   *[other] { $count } Wiedzy
}
    .acc = { $count ->
        [one] { $count } Wiedzę
        [few] { $count } Wiedze
       *[other] { $count } Wiedzy
    }
amount-scarab = { $count ->
    [one] { $count } Skarabeusz
    [few] { $count } Skarabeusze
   *[other] { $count } Skarabeuszy
}
    .acc = { $count ->
        [one] { $count } Skarabeusza
        [few] { $count } Skarabeusze
       *[other] { $count } Skarabeuszy
    }
amount-any = { $count ->
    [one] { $count } wybrany zasób
    [few] { $count } wybrane zasoby
   *[other] { $count } wybranych zasobów
}
amount-min-or-knowledge = { $count ->
    [one] { $count } Mîn albo Wiedza
    [few] { $count } Mîn albo Wiedze
   *[other] { $count } Mîn albo Wiedzy
}
    .acc = { $count ->
        [one] { $count } Mîn albo Wiedzę
        [few] { $count } Mîn albo Wiedze
       *[other] { $count } Mîn albo Wiedzy
    }
amount-power = { $count ->
    [one] { $count } Żeton Mocy
    [few] { $count } Żetony Mocy
   *[other] { $count } Żetonów Mocy
}
amount-tactics = { $count ->
    [one] { $count } Karta Taktyki
    [few] { $count } Karty Taktyki
   *[other] { $count } Kart Taktyki
}
    .acc = { $count ->
        [one] { $count } Kartę Taktyki
        [few] { $count } Karty Taktyki
       *[other] { $count } Kart Taktyki
    }
amount-health = { $count ->
    [one] { $count } Zdrowie
    [few] { $count } Zdrowia
   *[other] { $count } Zdrowia
}
amount-pp = { $count } PP
amount-hit = { $count ->
    [one] { $count } Trafienie
    [few] { $count } Trafienia
   *[other] { $count } Trafień
}
amount-block = { $count ->
    [one] { $count } Osłona
    [few] { $count } Osłony
   *[other] { $count } Osłon
}
    .acc = { $count ->
        [one] { $count } Osłonę
        [few] { $count } Osłony
       *[other] { $count } Osłon
    }
amount-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[other] { $count } obrażeń
}
amount-hand-card = { $count ->
    [one] { $count } karta z ręki
    [few] { $count } karty z ręki
   *[other] { $count } kart z ręki
}
    .acc = { $count ->
        [one] { $count } kartę z ręki
        [few] { $count } karty z ręki
       *[other] { $count } kart z ręki
    }
amount-action-card = { $count ->
    [one] { $count } Karta Akcji
    [few] { $count } Karty Akcji
   *[other] { $count } Kart Akcji
}
    .acc = { $count ->
        [one] { $count } Kartę Akcji
        [few] { $count } Karty Akcji
       *[other] { $count } Kart Akcji
    }
amount-space = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
amount-balanced = { $count ->
    [one] { $count } Zrównoważona Kość
    [few] { $count } Zrównoważone Kości
   *[other] { $count } Zrównoważonych Kości
}
    .acc = { $count ->
        [one] { $count } Zrównoważoną Kość
        [few] { $count } Zrównoważone Kości
       *[other] { $count } Zrównoważonych Kości
    }
amount-attack = { $count ->
    [one] { $count } Kość Ataku
    [few] { $count } Kości Ataku
   *[other] { $count } Kości Ataku
}
amount-defence = { $count ->
    [one] { $count } Kość Obrony
    [few] { $count } Kości Obrony
   *[other] { $count } Kości Obrony
}
amount-die = { $count ->
    [one] { $count } Kość Walki
    [few] { $count } Kości Walki
   *[other] { $count } Kości Walki
}
amount-charge = { $count ->
    [one] { $count } Natarcie Bojowe
    [few] { $count } Natarcia Bojowe
   *[other] { $count } Natarć Bojowych
}
amount-burst = { $count ->
    [one] { $count } wybuch
    [few] { $count } wybuchy
   *[other] { $count } wybuchów
}
amount-companion = { $count ->
    [one] { $count } Towarzysz
    [few] { $count } Towarzysze
   *[other] { $count } Towarzyszy
}
    .acc = { $count ->
        [one] { $count } Towarzysza
        [few] { $count } Towarzyszy
       *[other] { $count } Towarzyszy
    }

## Komnaty

room-throne-room = Sala Tronowa
    .at = w Sali Tronowej
    .to = do Sali Tronowej
    .acc = Salę Tronową
    .gen = Sali Tronowej
    .from = z Sali Tronowej
room-throne-room-text = Przenieś się przez Portal do innej Komnaty.
room-entrance-hall = Hol Wejściowy
    .at = w Holu Wejściowym
    .to = do Holu Wejściowego
    .acc = Hol Wejściowy
    .gen = Holu Wejściowego
    .from = z Holu Wejściowego
room-entrance-hall-text = Zyskaj 1 Mîn, 1 Wiedzę i 1 Zdrowie.
room-time-rift-terrace = Taras Szczelin Czasowych
    .at = na Tarasie Szczelin Czasowych
    .to = na Taras Szczelin Czasowych
    .acc = Taras Szczelin Czasowych
    .gen = Tarasu Szczelin Czasowych
    .from = z Tarasu Szczelin Czasowych
room-time-rift-terrace-text = Wydaj naraz dowolną liczbę zasobów. Za każdy z nich cofnij czas o 1 miejsce.
room-fae-rift = Wyrwa Fae
    .at = w Wyrwie Fae
    .to = do Wyrwy Fae
    .acc = Wyrwę Fae
    .gen = Wyrwy Fae
    .from = z Wyrwy Fae
room-fae-rift-text = Strać 1 Zdrowie, aby zyskać 1 Żeton Mocy, 1 Mîn i 1 Wiedzę. Ostatniego 1 Zdrowia nie można oddać.
room-altar-of-altruism = Ołtarz Altruizmu
    .at = przy Ołtarzu Altruizmu
    .to = do Ołtarza Altruizmu
    .acc = Ołtarz Altruizmu
    .gen = Ołtarza Altruizmu
    .from = z Ołtarza Altruizmu
room-altar-of-altruism-text = Inny gracz zyskuje 1 Mîn albo 1 Wiedzę. Ty zyskujesz 2 PP.
room-altar-of-altruism-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-ancient-foundry = Starożytna Odlewnia
    .at = w Starożytnej Odlewni
    .to = do Starożytnej Odlewni
    .acc = Starożytną Odlewnię
    .gen = Starożytnej Odlewni
    .from = ze Starożytnej Odlewni
room-ancient-foundry-text = Możesz wykuć 1 Kość Walki, płacąc jej koszt. Zyskaj 1 Mîn albo 1 Wiedzę.
room-ancient-foundry-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-atrium-of-wishes = Atrium Życzeń
    .at = w Atrium Życzeń
    .to = do Atrium Życzeń
    .acc = Atrium Życzeń
    .gen = Atrium Życzeń
    .from = z Atrium Życzeń
room-atrium-of-wishes-text = Zyskaj 1 Zdrowie, 1 PP oraz 1 Mîn albo 1 Wiedzę.
room-atrium-of-wishes-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-cartographers-chamber = Komnata Kartografa
    .at = w Komnacie Kartografa
    .to = do Komnaty Kartografa
    .acc = Komnatę Kartografa
    .gen = Komnaty Kartografa
    .from = z Komnaty Kartografa
room-cartographers-chamber-text = Inny gracz przenosi się przez Portal do innej Komnaty.
room-cartographers-chamber-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 2 Wiedze; zyskujesz 4 PP.
room-sanctuary-of-cleansing = Sanktuarium Oczyszczenia
    .at = w Sanktuarium Oczyszczenia
    .to = do Sanktuarium Oczyszczenia
    .acc = Sanktuarium Oczyszczenia
    .gen = Sanktuarium Oczyszczenia
    .from = z Sanktuarium Oczyszczenia
room-sanctuary-of-cleansing-text = Zyskaj 1 Zdrowie. Wygnaj 1 Skarabeusza z dowolnej Komnaty poza Salą Tronową.
room-sanctuary-of-cleansing-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 2 Wiedze; zyskujesz 4 PP.
room-deep-mine = Głęboka Kopalnia
    .at = w Głębokiej Kopalni
    .to = do Głębokiej Kopalni
    .acc = Głęboką Kopalnię
    .gen = Głębokiej Kopalni
    .from = z Głębokiej Kopalni
room-deep-mine-text = Wyczerp 1 swojego gotowego Towarzysza, aby zyskać 3 wybrane zasoby.
room-deep-mine-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 wybrane zasoby; zyskujesz 4 PP.
room-dragon-sanctuary = Smocze Sanktuarium
    .at = w Smoczym Sanktuarium
    .to = do Smoczego Sanktuarium
    .acc = Smocze Sanktuarium
    .gen = Smoczego Sanktuarium
    .from = ze Smoczego Sanktuarium
room-dragon-sanctuary-text = Odrzuć 1 kartę z ręki, aby zyskać 3 Mîn.
room-dragon-sanctuary-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 Wiedze; zyskujesz 4 PP.
room-generals-war-chamber = Wojenna Komnata Generała
    .at = w Wojennej Komnacie Generała
    .to = do Wojennej Komnaty Generała
    .acc = Wojenną Komnatę Generała
    .gen = Wojennej Komnaty Generała
    .from = z Wojennej Komnaty Generała
room-generals-war-chamber-text = Możesz wykuć 1 Kość Walki, płacąc jej koszt. Inny gracz także może wykuć 1 Kość Walki, dopłacając do jej kosztu 1 wybrany zasób.
room-generals-war-chamber-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 2 Wiedze; zyskujesz 4 PP.
room-gleaming-cellar = Lśniąca Piwnica
    .at = we Lśniącej Piwnicy
    .to = do Lśniącej Piwnicy
    .acc = Lśniącą Piwnicę
    .gen = Lśniącej Piwnicy
    .from = ze Lśniącej Piwnicy
room-gleaming-cellar-text = Rzuć K12. Przy 1–5 zyskaj 1 Kartę Taktyki; przy 6–10 zyskaj 1 Żeton Mocy; przy 11–12 zyskaj jedno i drugie.
room-gleaming-cellar-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 2 Wiedze; zyskujesz 5 PP.
room-water-lily-chamber = Komnata Nenufarów
    .at = w Komnacie Nenufarów
    .to = do Komnaty Nenufarów
    .acc = Komnatę Nenufarów
    .gen = Komnaty Nenufarów
    .from = z Komnaty Nenufarów
room-water-lily-chamber-text = Przeskocz do sąsiedniej Komnaty na tym samym Pierścieniu, w jedną lub drugą stronę. Skok liczy się jako Portal: możesz użyć akcji tamtej Komnaty, jeśli nie jest Przeklęta i nie ma w niej Skarabeusza ani Potwora Fae.
room-water-lily-chamber-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-orators-hall = Sala Oratorska
    .at = w Sali Oratorskiej
    .to = do Sali Oratorskiej
    .acc = Salę Oratorską
    .gen = Sali Oratorskiej
    .from = z Sali Oratorskiej
room-orators-hall-text = Inny gracz zyskuje 2 PP. Następnie jeszcze inny gracz (nie ty i nie tamten) zyskuje 1 PP.
room-orators-hall-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-rogues-gallery = Galeria Łotrzyków
    .at = w Galerii Łotrzyków
    .to = do Galerii Łotrzyków
    .acc = Galerię Łotrzyków
    .gen = Galerii Łotrzyków
    .from = z Galerii Łotrzyków
room-rogues-gallery-text = Wybierz jedno: zrekrutuj Towarzysza; albo odśwież 1 wyczerpanego Towarzysza.
room-rogues-gallery-1-text = Zrekrutuj Towarzysza
room-rogues-gallery-2-text = Odśwież 1 Towarzysza
room-rogues-gallery-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 2 Wiedze; zyskujesz 4 PP.
room-ballroom = Sala Balowa
    .at = w Sali Balowej
    .to = do Sali Balowej
    .acc = Salę Balową
    .gen = Sali Balowej
    .from = z Sali Balowej
room-ballroom-text = Zyskaj 1 Zdrowie i 1 Wiedzę. Inny gracz zyskuje 1 Zdrowie albo 1 Wiedzę.
room-ballroom-1-text = Zyskaj 1 Zdrowie
room-ballroom-2-text = Zyskaj 1 Wiedzę
room-ballroom-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-summoning-chamber = Komnata Przywołań
    .at = w Komnacie Przywołań
    .to = do Komnaty Przywołań
    .acc = Komnatę Przywołań
    .gen = Komnaty Przywołań
    .from = z Komnaty Przywołań
room-summoning-chamber-text = Zyskaj 1 Mîn i 1 Żeton Mocy.
room-summoning-chamber-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 3 Wiedze; zyskujesz 5 PP.
room-courtiers-salon = Salon Dworzanina
    .at = w Salonie Dworzanina
    .to = do Salonu Dworzanina
    .acc = Salon Dworzanina
    .gen = Salonu Dworzanina
    .from = z Salonu Dworzanina
room-courtiers-salon-text = Zyskaj 2 PP. Możesz zrekrutować Towarzysza; jeśli to zrobisz, zyskaj jeszcze 1 PP.
room-courtiers-salon-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-oracles-crypt = Krypta Wyroczni
    .at = w Krypcie Wyroczni
    .to = do Krypty Wyroczni
    .acc = Kryptę Wyroczni
    .gen = Krypty Wyroczni
    .from = z Krypty Wyroczni
room-oracles-crypt-text = Zyskaj 2 Wiedze i 2 PP.
room-oracles-crypt-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 2 Wiedze; zyskujesz 5 PP.
room-arcanum-of-the-forge = Arkanum Kuźni
    .at = w Arkanum Kuźni
    .to = do Arkanum Kuźni
    .acc = Arkanum Kuźni
    .gen = Arkanum Kuźni
    .from = z Arkanum Kuźni
room-arcanum-of-the-forge-text = Możesz wykuć do 2 Kości Walki, płacąc ich łączny koszt. Zyskaj 1 Mîn i 1 Wiedzę.
room-arcanum-of-the-forge-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 Mîn i 2 Wiedze; zyskujesz 6 PP.
room-phoenix-garden = Ogród Feniksa
    .at = w Ogrodzie Feniksa
    .to = do Ogrodu Feniksa
    .acc = Ogród Feniksa
    .gen = Ogrodu Feniksa
    .from = z Ogrodu Feniksa
room-phoenix-garden-text = Zyskaj 2 Zdrowia. Odśwież 1 wyczerpanego Towarzysza.
room-phoenix-garden-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 Mîn i 1 Wiedzę; zyskujesz 5 PP.
room-treasury = Skarbiec
    .at = w Skarbcu
    .to = do Skarbca
    .acc = Skarbiec
    .gen = Skarbca
    .from = ze Skarbca
room-treasury-text = Zyskaj 1 Mîn, 1 Wiedzę i 1 wybrany zasób.
room-treasury-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 4 wybrane zasoby; zyskujesz 5 PP.
room-abandoned-tunnels = Opuszczone Tunele
    .at = w Opuszczonych Tunelach
    .to = do Opuszczonych Tuneli
    .acc = Opuszczone Tunele
    .gen = Opuszczonych Tuneli
    .from = z Opuszczonych Tuneli
room-abandoned-tunnels-text = Odrzuć 1 kartę z ręki, aby przenieść się przez Portal do innej Komnaty.
room-abandoned-tunnels-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-amphitheatre-of-the-dead = Amfiteatr Umarłych
    .at = w Amfiteatrze Umarłych
    .to = do Amfiteatru Umarłych
    .acc = Amfiteatr Umarłych
    .gen = Amfiteatru Umarłych
    .from = z Amfiteatru Umarłych
room-amphitheatre-of-the-dead-text = Zyskaj 2 Mîn i 1 Skarabeusza z puli ogólnej.
room-amphitheatre-of-the-dead-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-arsenal-of-the-ancestors = Arsenał Przodków
    .at = w Arsenale Przodków
    .to = do Arsenału Przodków
    .acc = Arsenał Przodków
    .gen = Arsenału Przodków
    .from = z Arsenału Przodków
room-arsenal-of-the-ancestors-text = Inny gracz może wykuć 1 Kość Walki, płacąc jej koszt. Ty zyskujesz 2 PP.
room-arsenal-of-the-ancestors-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-archive-of-secrets = Archiwum Tajemnic
    .at = w Archiwum Tajemnic
    .to = do Archiwum Tajemnic
    .acc = Archiwum Tajemnic
    .gen = Archiwum Tajemnic
    .from = z Archiwum Tajemnic
room-archive-of-secrets-text = Odrzuć 1 kartę z ręki, aby zyskać 3 Wiedze.
room-archive-of-secrets-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 Mîn; zyskujesz 4 PP.
room-earling-library = Biblioteka Uchaczy
    .at = w Bibliotece Uchaczy
    .to = do Biblioteki Uchaczy
    .acc = Bibliotekę Uchaczy
    .gen = Biblioteki Uchaczy
    .from = z Biblioteki Uchaczy
room-earling-library-text = Zyskaj 2 Wiedze.
room-earling-library-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn; zyskujesz 3 PP.
room-gambling-cave = Jaskinia Hazardu
    .at = w Jaskini Hazardu
    .to = do Jaskini Hazardu
    .acc = Jaskinię Hazardu
    .gen = Jaskini Hazardu
    .from = z Jaskini Hazardu
room-gambling-cave-text = Rzuć K12 i zyskaj wybrane zasoby: 1 przy wyniku 1–4, 2 przy 5–9, 3 przy 10–12.
room-gambling-cave-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 3 wybrane zasoby; zyskujesz 4 PP.
room-mad-scientists-laboratory = Laboratorium Szalonego Naukowca
    .at = w Laboratorium Szalonego Naukowca
    .to = do Laboratorium Szalonego Naukowca
    .acc = Laboratorium Szalonego Naukowca
    .gen = Laboratorium Szalonego Naukowca
    .from = z Laboratorium Szalonego Naukowca
room-mad-scientists-laboratory-text = Zyskaj 1 Mîn i 1 Wiedzę. Następnie rzuć Kośćmi Komnat i przenieś się przez Portal do wskazanej Komnaty; jeśli to twoja Komnata albo Gruzowisko, rzuć ponownie.
room-mad-scientists-laboratory-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-pools-of-avalon = Sadzawki Avalonu
    .at = nad Sadzawkami Avalonu
    .to = nad Sadzawki Avalonu
    .acc = Sadzawki Avalonu
    .gen = Sadzawek Avalonu
    .from = znad Sadzawek Avalonu
room-pools-of-avalon-text = Możesz zapłacić 1 wybrany zasób, aby zyskać 2 Zdrowia. Niezależnie od tego inny gracz zyskuje 1 Zdrowie.
room-pools-of-avalon-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Wiedze; zyskujesz 3 PP.
room-roman-baths = Łaźnia Rzymska
    .at = w Łaźni Rzymskiej
    .to = do Łaźni Rzymskiej
    .acc = Łaźnię Rzymską
    .gen = Łaźni Rzymskiej
    .from = z Łaźni Rzymskiej
room-roman-baths-text = Przesuń czas o 2 miejsca do przodu, aby zyskać 1 Zdrowie, a potem wykonać 1 Ruch.
room-roman-baths-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 1 Wiedzę; zyskujesz 3 PP.
room-royal-armoury = Królewska Zbrojownia
    .at = w Królewskiej Zbrojowni
    .to = do Królewskiej Zbrojowni
    .acc = Królewską Zbrojownię
    .gen = Królewskiej Zbrojowni
    .from = z Królewskiej Zbrojowni
room-royal-armoury-text = Możesz wykuć 1 Kość Walki, płacąc jej koszt. Zyskaj 1 PP, nawet jeśli niczego nie wykujesz.
room-royal-armoury-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Mîn i 1 Wiedzę; zyskujesz 4 PP.
room-training-grounds = Boisko Treningowe
    .at = na Boisku Treningowym
    .to = na Boisko Treningowe
    .acc = Boisko Treningowe
    .gen = Boiska Treningowego
    .from = z Boiska Treningowego
room-training-grounds-text = Zapłać 1 wybrany zasób, aby zyskać 1 Żeton Mocy i 1 PP.
room-training-grounds-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 1 Mîn i 2 Wiedze; zyskujesz 4 PP.
room-valkyries-respite = Wytchnienie Walkirii
    .at = w Wytchnieniu Walkirii
    .to = do Wytchnienia Walkirii
    .acc = Wytchnienie Walkirii
    .gen = Wytchnienia Walkirii
    .from = z Wytchnienia Walkirii
room-valkyries-respite-text = Możesz zrekrutować Towarzysza; jeśli to zrobisz, zyskaj 1 PP. Inny gracz także może zrekrutować Towarzysza, dopłacając do jego kosztu 1 wybrany zasób.
room-valkyries-respite-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Wiedze; zyskujesz 3 PP.
room-witches-well = Studnia Czarownic
    .at = przy Studni Czarownic
    .to = do Studni Czarownic
    .acc = Studnię Czarownic
    .gen = Studni Czarownic
    .from = od Studni Czarownic
room-witches-well-text = Zyskaj 2 Mîn.
room-witches-well-cursed = Przeklęta: nie można użyć akcji tej Komnaty. Aby ją oczyścić, zapłać 2 Wiedze; zyskujesz 3 PP.

## Postacie

character-celia = Celia
    .gen = Celii
    .acc = Celię
    .dat = Celii
    .ins = Celią
    .kind = character
    .gender = f
character-celia-text = Poetka, której wiersze odwracają losy walki, zdejmują Klątwy i dodają odwagi przyjaciołom. Zaczyna z 1 Żetonem Mocy i 1 Wiedzą.
character-celia-dice = Zaczyna z 1 Zrównoważoną Kością. Koszty kolejnych Kości Walki: (1) 1 Mîn i 1 Wiedza; (2) 1 Mîn i 2 Wiedze; (3) 2 Mîn i 2 Wiedze; (4) 2 Mîn i 3 Wiedze. Ostatnia daje 4 PP.
charge-celia = Cięty Dwuwiersz
charge-celia-text = Dodaj 1 Trafienie albo 1 Osłonę i zyskaj 1 PP.
charge-celia-1-text = Dodaj 1 Trafienie
charge-celia-2-text = Dodaj 1 Osłonę
character-bailey = Bailey
    .gen = Bailey
    .acc = Bailey
    .dat = Bailey
    .ins = Bailey
    .kind = character
    .gender = f
character-bailey-text = Uchaczka, która skacze tam, gdzie nikt się jej nie spodziewa, podsłuchuje zamiary Potwora i dzieli się siłami z innymi. Jej Tory Walki i Taktyki mają po 1 Zdrowiu więcej. Zaczyna z 1 Żetonem Mocy i 1 Mîn.
character-bailey-dice = Zaczyna z 1 Zrównoważoną Kością. Koszty kolejnych Kości Walki: (1) 2 Wiedze; (2) 1 Mîn i 2 Wiedze; (3) 2 Mîn i 2 Wiedze; (4) 2 Mîn i 3 Wiedze. Ostatnia daje 4 PP.
charge-bailey = Głośne Tupnięcie
charge-bailey-text = Dodaj 1 Trafienie i 1 Osłonę.
character-sekhmet = Sekhmet
    .gen = Sekhmet
    .acc = Sekhmet
    .dat = Sekhmet
    .ins = Sekhmet
    .kind = character
    .gender = f
character-sekhmet-text = Wojowniczka, za którą mówią jej ostrza: nikt szybciej nie oczyści Komnaty ze Skarabeuszy. Jej Tor Walki ma o 1 trwałe Trafienie więcej, a Tor Taktyki o 1 premię mniej. Zaczyna z 1 Żetonem Mocy i 1 Mîn.
character-sekhmet-dice = Zaczyna z 1 Zrównoważoną Kością. Koszty kolejnych Kości Walki: (1) 1 Mîn i 1 Wiedza; (2) 2 Mîn i 1 Wiedza; (3) 2 Mîn i 2 Wiedze; (4) 3 Mîn i 2 Wiedze. Ostatnia daje 4 PP.
charge-sekhmet = Bliźniacze Ostrza
charge-sekhmet-text = Dodaj 2 Trafienia.
character-eugene = Eugene
    .gen = Eugene’a
    .acc = Eugene’a
    .dat = Eugene’owi
    .ins = Eugene’em
    .kind = character
    .gender = m
character-eugene-text = Wynalazca i kupiec, który handluje wszystkim, nawet czasem: każde z jego 4 miejsc przyjmuje dowolną Porę Dnia, a z jego Sejfu Wymian korzystają wszyscy, lecz sam nie może rekrutować Towarzyszy. Jego tory dają zasoby do wyboru. Zaczyna z 1 Mîn, 1 Wiedzą i 1 Skarabeuszem.
character-eugene-dice = Zaczyna z 1 Zrównoważoną Kością. Koszty kolejnych Kości Walki: (1) 2 wybrane zasoby; (2) 3 wybrane zasoby; (3) 4 wybrane zasoby; (4) 5 wybranych zasobów. Ostatnia daje 4 PP.
charge-eugene = Gadżet w Akcji
charge-eugene-text = Dodaj 1 Trafienie. Po walce zyskaj 1 wybrany zasób.
special-exchange-vault = Sejf Wymian
    .gen = Sejfu Wymian
    .acc = Sejf Wymian
    .at = w Sejfie Wymian
    .to = do Sejfu Wymian
    .from = z Sejfu Wymian
special-exchange-vault-text = Mieści 1 kartę. Gdy Eugene jest w grze, każdy gracz raz w swojej turze może zapłacić 3 wybrane zasoby, aby przenieść do Sejfu zagraną Kartę Akcji znad swojej planszetki (nie znad Towarzysza). Jej miejsce jest znów wolne, a karta, która leżała w Sejfie, trafia na rękę tego gracza i odtąd należy do niego.
character-wally = Wally
    .gen = Wally’ego
    .acc = Wally’ego
    .dat = Wally’emu
    .ins = Wallym
    .kind = character
    .gender = m
character-wally-text = Złodziej, który nie ma własnych Kości Walki: Rękawicą Złodzieja podbiera je przeciwnikom. Jego Tor Walki ma o 1 trwałą Osłonę więcej. Zaczyna z 1 Żetonem Mocy i 1 Skarabeuszem.
character-wally-dice = Koszty poziomów Rękawicy: (1) 1 Mîn i 1 Wiedza; (2) 1 Mîn i 2 Wiedze; (3) 2 Mîn i 2 Wiedze; (4) 3 Mîn i 2 Wiedze. Poziom 4 daje 4 PP.
charge-wally = Kuglarska Sztuczka
charge-wally-text = Dodaj 1 Trafienie. Gdy obie strony rzucą, anuluj 1 Trafienie albo 1 Osłonę przeciwnika. Tę ściankę wyrzucasz tylko na Zrównoważonej Kości, którą skradniesz albo dostaniesz.
special-thiefs-gauntlet = Rękawica Złodzieja
    .gen = Rękawicy Złodzieja
    .acc = Rękawicę Złodzieja
special-thiefs-gauntlet-text = Poziom od 0 do 4. Gdy Wally atakuje, zanim padnie jakikolwiek rzut, może ukraść przeciwnikowi co najwyżej tyle Kości Walki, ile wynosi poziom, i rzucić nimi sam, lecz nigdy więcej, niż przeciwnik ma. Nie działa, gdy Wally tylko się broni. Zamiast kości wykuwa jej poziomy.
character-oliver = Oliver
    .gen = Olivera
    .acc = Olivera
    .dat = Oliverowi
    .ins = Oliverem
    .kind = character
    .gender = m
character-oliver-text = Marzyciel, którego rysunki ożywają: przestawia Komnaty, cofa czas i korzysta z Towarzyszy, którzy do niego nie należą. Na jego Torze Mocy zamiast 1 Zdrowia jest 1 karta do dobrania. Zaczyna z 1 Żetonem Mocy i 1 wybranym zasobem.
character-oliver-dice = Zaczyna z 1 Zrównoważoną Kością. Koszty kolejnych Kości Walki: (1) 2 Mîn; (2) 2 Mîn i 1 Wiedza; (3) 2 Mîn i 2 Wiedze; (4) 3 Mîn i 2 Wiedze. Ostatnia daje 4 PP.
charge-oliver = Błysk Wyobraźni
charge-oliver-text = Dodaj 1 Trafienie albo 2 Osłony.
charge-oliver-1-text = Dodaj 1 Trafienie
charge-oliver-2-text = Dodaj 2 Osłony

## Moce

power-rhyme-and-reason = Rym i Rozum
power-rhyme-and-reason-text = Koszt: 1 Żeton Mocy i 1 Wiedza. W walce, w której bierzesz udział, po rzutach obu stron wybierz jedno: przerzuć jeden raz dowolną liczbę swoich Kości Walki; albo dodaj 1 Trafienie i 1 Osłonę.
power-rhyme-and-reason-1-text = Przerzuć kości
power-rhyme-and-reason-2-text = Dodaj 1 Trafienie i 1 Osłonę
power-rewrite-the-verse = Wers na Nowo
power-rewrite-the-verse-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W swojej turze wybierz jedno: oczyść Przeklętą Komnatę, w której jesteś, nie płacąc kosztu, nawet jeśli są w niej Skarabeusze lub Potwór Fae; albo weź z powrotem na rękę 1 ze swoich zagranych Kart Akcji.
power-rewrite-the-verse-1-text = Oczyść tę Komnatę
power-rewrite-the-verse-2-text = Weź z powrotem 1 zagraną Kartę Akcji
power-ode-to-courage = Oda do Odwagi
power-ode-to-courage-text = Koszt: 1 Żeton Mocy. W turze dowolnego gracza wybierz jedno: inny gracz zyskuje 2 Zdrowia; albo dodaj 2 Osłony w walce innego gracza, zanim zostaną w niej zadane obrażenia.
power-ode-to-courage-1-text = Inny gracz zyskuje 2 Zdrowia
power-ode-to-courage-2-text = Dodaj 2 Osłony w walce innego gracza
power-textbook-earling-leap = Podręcznikowy Skok Uchacza
power-textbook-earling-leap-text = Koszt: 1 Żeton Mocy, 1 Mîn i 1 Wiedza. W swojej turze przenieś się przez Portal do dowolnej innej Komnaty. Tam wybierz jedno: wykonaj Atak z 2 dodatkowymi Trafieniami; albo użyj akcji tej Komnaty, nawet jeśli są w niej Skarabeusze lub Potwór Fae (ale nie wtedy, gdy jest Przeklęta albo płonie w niej Ogień).
power-textbook-earling-leap-1-text = Atakuj z 2 dodatkowymi Trafieniami
power-textbook-earling-leap-2-text = Użyj akcji Komnaty
power-gentle-paws = Delikatne Łapki
power-gentle-paws-text = Koszt: 1 Żeton Mocy. W swojej turze wybierz jedno: ty i inny gracz zyskujecie po 1 Zdrowiu; albo wygnaj 1 Skarabeusza z Komnaty, w której jesteś (nie z Sali Tronowej).
power-gentle-paws-1-text = Ty i inny gracz zyskujecie po 1 Zdrowiu
power-gentle-paws-2-text = Wygnaj stąd 1 Skarabeusza
power-listening-walls = Ściany Mają Uszy
power-listening-walls-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W swojej turze wybierz jedno: obejrzyj 2 wierzchnie karty talii Potwora (lub mniej, jeśli więcej nie ma) i odłóż je w dowolnej kolejności; albo inny gracz natychmiast wykonuje 1 Ruch i może użyć akcji Komnaty, w której go zakończy.
power-listening-walls-1-text = Obejrzyj 2 Karty Potwora
power-listening-walls-2-text = Inny gracz wykonuje 1 Ruch
power-abraca-stab-ra = Abraca-stab-ra
power-abraca-stab-ra-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W walce, w której bierzesz udział, zanim padnie jakikolwiek rzut, dodaj na tę walkę do swoich kości 1 Kość Walki w dowolnym kolorze.
power-warden-advance = Szturm Strażniczki
power-warden-advance-text = Koszt: 1 Żeton Mocy, 1 Mîn i 1 Wiedza. Zaraz po tym, jak twój Ruch zakończył się w Komnacie (Portal się nie liczy), pokonaj bez walki wszystkie znajdujące się tam Skarabeusze; każdego zachowaj albo zwróć. Nie działa w Sali Tronowej.
power-blade-dance = Taniec Ostrzy
power-blade-dance-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. Wybierz jedno: w swojej turze wykonaj Atak w Komnacie, w której jesteś; albo po rzutach obu stron dodaj 2 Trafienia w walce, w której bierzesz udział.
power-blade-dance-1-text = Atakuj
power-blade-dance-2-text = Dodaj 2 Trafienia
power-clockwork-gambit = Zegarowy Gambit
power-clockwork-gambit-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W swojej turze wybierz jedno: przesuń czas o 1 lub 2 miejsca do przodu albo wstecz; albo weź na rękę kartę leżącą w Sejfie Wymian, jeśli jakaś tam jest.
power-clockwork-gambit-1-text = Przesuń czas o 1 lub 2 miejsca
power-clockwork-gambit-2-text = Weź kartę z Sejfu
power-pocket-forge = Kieszonkowa Kuźnia
power-pocket-forge-text = Koszt: 1 Żeton Mocy. W swojej turze wybierz jedno: wykuj 1 Kość Walki, gdziekolwiek jesteś, płacąc o 1 zasób mniej; albo inny gracz wykuwa 1 Kość Walki, gdziekolwiek jest, za pełny koszt.
power-pocket-forge-1-text = Wykuj 1 Kość Walki za 1 zasób mniej
power-pocket-forge-2-text = Inny gracz wykuwa 1 Kość Walki
power-better-offer = Lepsza Oferta
power-better-offer-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W swojej turze zyskaj 2 wybrane zasoby. Inny gracz zyskuje 2 zasoby, które sam wybiera.
power-fae-infiltration = Infiltracja Fae
power-fae-infiltration-text = Koszt: 1 Żeton Mocy i 1 Skarabeusz. W swojej turze usuń 1 Kartę Mocy z planszy Potwora Fae i zyskaj 2 PP. Możesz zatrzymać ją obok swojej planszetki (są 2 miejsca), widoczną z premią dla obecnego stanu Potwora; w przeciwnym razie zostaje odrzucona. W wybranej późniejszej walce użyj 1 albo obu zatrzymanych kart, a potem odłóż je na spód talii Potwora. Nie można użyć, gdy oba miejsca są zajęte.
power-silent-and-deadly = Cichy i Zabójczy
power-silent-and-deadly-text = Koszt: 1 Żeton Mocy i 1 Wiedza. W swojej turze, o ile nie masz w niej za sobą żadnej akcji Ruchu (Portal jest dozwolony): wykonaj Atak w Komnacie, w której jesteś, i zignoruj Trafienia obrońcy.
power-light-fingers = Zwinne Palce
power-light-fingers-text = Koszt: 1 Żeton Mocy. W swojej turze wybierz jedno: zyskaj 2 wybrane zasoby; albo w swoim Ataku, zanim padnie jakikolwiek rzut, ukradnij o 1 Kość Walki więcej, niż pozwala twoja Rękawica.
power-light-fingers-1-text = Zyskaj 2 wybrane zasoby
power-light-fingers-2-text = Ukradnij o 1 Kość Walki więcej
power-living-sketch = Żywy Szkic
power-living-sketch-text = Koszt: 1 Żeton Mocy i 1 Mîn. W swojej turze zamień miejscami 2 Komnaty z tego samego Pierścienia wraz z całą zawartością (nie dotyczy Komnat nadrukowanych na planszy), a potem wykonaj 1 Ruch.
power-waking-dream = Sen na Jawie
power-waking-dream-text = Koszt: 1 Żeton Mocy i 1 Wiedza. W swojej turze wybierz jedno: cofnij czas o 1, 2 lub 3 miejsca; albo dobierz 2 Karty Akcji.
power-waking-dream-1-text = Cofnij czas o 1 do 3 miejsc
power-waking-dream-2-text = Dobierz 2 Karty Akcji
power-imaginary-friend = Wymyślony Przyjaciel
power-imaginary-friend-text = Koszt: 1 Żeton Mocy i 1 wybrany zasób. W swojej turze wybierz jedno: użyj raz 1 umiejętności 1 odkrytego Towarzysza z oferty, tak jakby był twój i gotowy (umiejętność trwała lub czekająca na jakieś zdarzenie działa dla ciebie do końca tej tury); albo odśwież 1 ze swoich Towarzyszy.
power-imaginary-friend-1-text = Użyj 1 umiejętności z oferty
power-imaginary-friend-2-text = Odśwież 1 ze swoich Towarzyszy

## Karty Akcji

action-deceptive-move = Zwodniczy Ruch
action-deceptive-move-text = Wykonaj 1 lub 2 Ruchy i 1 Atak, w dowolnej kolejności.
action-charge = Ładuj!
action-charge-text = Wykonaj 1 Ruch. Wykonaj 1 Atak i dodaj w nim 1 Trafienie.
action-shifting-manor = Zmieniający się Dwór
action-shifting-manor-text = Zamień miejscami 2 Komnaty z tego samego Pierścienia wraz z całą zawartością (nie dotyczy Komnat nadrukowanych na planszy). Wykonaj 1 Ruch.
action-determined-sprint = Zdecydowany Sprint
action-determined-sprint-text = Wykonaj 1 lub 2 Ruchy; Skarabeusze ich nie zatrzymują. Zyskaj 1 PP.
action-steps-in-shadow = Kroki w Cieniu
action-steps-in-shadow-text = Wybierz jedno: wykonaj 1 lub 2 Ruchy; albo przenieś się przez Portal do innej Komnaty na swoim Pierścieniu (nie z Sali Tronowej).
action-steps-in-shadow-1-text = Wykonaj 1 lub 2 Ruchy
action-steps-in-shadow-2-text = Portal na tym Pierścieniu
action-fae-touch = Dotyk Fae
action-fae-touch-text = Zyskaj 1 Zdrowie. Zyskaj 1 Mîn. Dopóki ta karta jest w grze: 1 Trafienie w każdej twojej walce.
action-magic-mirror = Magiczne Lustro
action-magic-mirror-text = Wykonaj akcje jednej ze swoich pozostałych odkrytych Kart Akcji w grze, płacąc jej nadrukowany koszt.
action-lore-masters-meditation = Medytacja Mistrza Lore
action-lore-masters-meditation-text = Zyskaj 2 Wiedze. Zyskaj 1 wybrany zasób.
action-defensive-preparation = Przygotowanie Obronne
action-defensive-preparation-text = Wykonaj 1 Atak. Zyskaj 1 wybrany zasób. Dopóki ta karta jest w grze: 1 Osłona w każdej twojej walce.
action-tactical-gambit = Taktyczny Gambit
action-tactical-gambit-text = Dobierz 2 Karty Akcji, nawet ponad limit kart na ręce. Zyskaj 1 Kartę Taktyki.
action-sly-poem = Podstępny Poemat
action-sly-poem-text = Przenieś się przez Portal do Komnaty Potwora Fae, jeśli nie ma w niej Skarabeusza; jeżeli już tam jesteś, to też się liczy. Następnie zaatakuj Potwora: zanim padnie jakikolwiek rzut, zabierz mu 1 wybraną Kość Walki i rzuć nią razem ze swoimi.
action-chapter-and-verse = Rozdział i Wers
action-chapter-and-verse-text = Zyskaj 1 Wiedzę. Dobierz 1 Kartę Akcji. Zyskaj 2 PP.
action-happy-ending = Szczęśliwe Zakończenie
action-happy-ending-text = Koszt: 1 Wiedza. Zyskaj 1 Zdrowie i 2 PP. Inny gracz zyskuje 1 Zdrowie i 1 zasób, który sam wybiera.
action-smooth-ears-smooth-moves = Gładkie Uszy, Gładkie Ruchy
action-smooth-ears-smooth-moves-text = Wykonaj 1 lub 2 Ruchy. Podczas nich oraz przy następujących po nich akcjach Komnat ignoruj wszystkie zasady Skarabeuszy: ani Skarabeusze, ani Potwór Fae ci nie przeszkadzają.
action-burrow-network = Sieć Nor
action-burrow-network-text = Przenieś się przez Portal do innej Komnaty na swoim Pierścieniu. Inny gracz, gdziekolwiek jest, może wykonać 1 Ruch. Zyskaj 1 PP.
action-sharing-of-life = Podział Życia
action-sharing-of-life-text = Przekaż innemu graczowi do 3 swojego Zdrowia. Tobie zostaje co najmniej 1, a tamten nie może mieć więcej niż 6. Za każde przekazane Zdrowie zyskaj 1 wybrany zasób i 1 PP.
action-whirling-blades = Wirujące Ostrza
action-whirling-blades-text = Wykonaj 1 Ruch. Wykonaj 1 Atak; przeciwko Skarabeuszom dodaj w nim 2 Trafienia.
action-slice-and-dice = Plasterek i Kosteczka
action-slice-and-dice-text = Połóż na tej karcie 1 Kość Walki w wybranym kolorze. Dołącza ona do twojej następnej walki, w ataku lub w obronie, po czym zostaje odrzucona. Potem możesz zagrać jeszcze 1 Kartę Akcji na puste miejsce Pory Dnia.
action-no-retreat = Ani Kroku Wstecz
action-no-retreat-text = Koszt: 1 wybrany zasób. Wykonaj 1 Atak. Dopóki ta karta jest w grze: 1 Trafienie i 1 Osłona w każdej twojej walce.
action-patent-pending = Patent Zgłoszony
action-patent-pending-text = Zyskaj 1 wybrany zasób. Wykuj 1 Kość Walki, gdziekolwiek jesteś, płacąc jej koszt.
action-bulk-order = Zamówienie Hurtowe
action-bulk-order-text = Zyskaj 3 wybrane zasoby.
action-time-is-money = Czas to Pieniądz
action-time-is-money-text = Koszt: 1 wybrany zasób. Cofnij czas o 1, 2 lub 3 miejsca. Za każde miejsce, o które się cofnął, zyskaj 1 PP.
action-smash-and-grab = Łup i w Nogi
action-smash-and-grab-text = Wykonaj 1 Ruch. Wykonaj 1 Atak, w którym możesz ukraść o 1 Kość Walki więcej.
action-through-the-skylight = Przez Świetlik
action-through-the-skylight-text = Koszt: 1 wybrany zasób. Przenieś się przez Portal do dowolnej innej Komnaty. Wykonaj 1 Atak.
action-sticky-fingers = Lepkie Ręce
action-sticky-fingers-text = Zyskaj 2 wybrane zasoby. Zyskaj 1 Kartę Taktyki.
action-sketched-door = Narysowane Drzwi
action-sketched-door-text = Przenieś się przez Portal do Komnaty sąsiadującej z twoją: najbliższej w jedną lub drugą stronę na twoim Pierścieniu albo leżącej naprzeciwko, po drugiej stronie korytarza. Sala Tronowa i Komnaty Wewnętrznego Pierścienia leżą naprzeciwko siebie. Wykonaj 1 Atak. Zyskaj 1 PP.
action-dreamwalk = Wędrówka w Snach
action-dreamwalk-text = Przenieś się przez Portal do Komnaty innego gracza; jeżeli już tam jesteś, to też się liczy. Jeśli to zrobisz, wybierz jedno: ty i ten gracz zyskujecie po 1 Zdrowiu; albo ty i ten gracz zyskujecie po 1 zasobie, który każdy wybiera sam.
action-dreamwalk-1-text = Oboje zyskujecie po 1 Zdrowiu
action-dreamwalk-2-text = Oboje zyskujecie po 1 wybranym zasobie
action-nightmare-unbound = Uwolniony Koszmar
action-nightmare-unbound-text = Koszt: 1 Mîn. Wykonaj 1 Atak i dodaj na tę walkę 1 Kość Ataku oraz 1 Zrównoważoną Kość.

## Opcje gry

opt-monster = Potwór Fae
    .help = Kogo macie pokonać. Na pierwszą grę najlepszy jest Ogr Chaosu.
opt-monster-ogre = Ogr Chaosu
    .help = Poluje na Lady Weirdwood i rośnie w siłę z każdą Przeklętą Komnatą.
opt-monster-wraith = Upiór Mîn
    .help = Przenika przez ściany, leczy się i wysysa Siłę Życiową Lady Weirdwood.
opt-monster-therus = Therus
    .help = Mroczny Mag karmi swój czar wszystkim, co wydajecie, aby zawładnąć Lady Weirdwood.
opt-characters = Postacie
    .help = Jak gracze otrzymują swoje Postacie.
opt-characters-choose = Do wyboru
    .help = Gracze po kolei wybierają Postacie, których nikt jeszcze nie ma.
opt-characters-random = Losowo
    .help = Postacie przydziela los.
opt-basic_rooms = Tylko podstawowe Komnaty
    .help = Bez oznaczonych literą E 2 Komnat zewnętrznych, 2 środkowych i 1 wewnętrznej. Dobre na pierwsze gry.
opt-scaling = Siła zależna od liczby Postaci
    .help = Wartości Potwora zależą od liczby Postaci. Bez tej opcji są takie same dla każdej liczby.
opt-family = Wariant rodzinny
    .help = Wszystkie PP przesuwają jeden żeton na Torze Grupowych PP, a każdą premię otrzymują wszyscy gracze. Łatwiej.
opt-forges = Kuźnie
    .help = Im mniej Komnat, w których można wykuwać kości, tym trudniejsza gra.
opt-forges-all = Wszystkie
    .help = Do gry może trafić każda Komnata.
opt-forges-fewer = Mniej
    .help = Bez Arkanum Kuźni i Starożytnej Odlewni.
opt-forges-fewest = Najmniej
    .help = Także bez Wojennej Komnaty Generała i Królewskiej Zbrojowni.
opt-start_day = Pierwszy Dzień
    .help = Dzień, w którym zaczynacie. Im później, tym mniej czasu i tym trudniejsza gra. Zalecenie: Dzień 4 przeciwko Ogrowi Chaosu, Dzień 2 przeciwko Upiorowi Mîn albo Therusowi.
opt-scarab_pp = Mniej PP za Skarabeusze
    .help = Pokonany Skarabeusz daje 1 PP, jeśli go zwrócisz, a zachowany nie daje nic.
opt-scarab_limit = Za mało Skarabeuszy
    .help = Jeśli trzeba umieścić Skarabeusza, a w puli ogólnej nie ma żadnego, natychmiast przegrywacie.
opt-quests = Zadania
    .help = Każdy gracz otrzymuje Zadanie, które zajmuje jedno miejsce Pory Dnia, dopóki nie zostanie wykonane.
opt-first = Kto zaczyna
    .help = Kto rozgrywa pierwszą turę.
opt-first-random = Losowo
    .help = O tym, kto zaczyna, decyduje los.
opt-first-seat-0 = Miejsce 1
    .help = Zaczyna miejsce 1.
opt-first-seat-1 = Miejsce 2
    .help = Zaczyna miejsce 2.
opt-first-seat-2 = Miejsce 3
    .help = Zaczyna miejsce 3.
opt-first-seat-3 = Miejsce 4
    .help = Zaczyna miejsce 4.
opt-first-seat-4 = Miejsce 5
    .help = Zaczyna miejsce 5.

## Towarzysze

companion-cedar-chompybark = Cedar Chompybark
    .gen = Cedara Chompybarka
    .dat = Cedarowi Chompybarkowi
    .acc = Cedara Chompybarka
    .ins = Cedarem Chompybarkiem
    .kind = companion
    .gender = m
companion-cedar-chompybark-role = Żyjący Dhor
companion-cedar-chompybark-text = Raz na turę: zapłać 1 wybrany zasób, aby przenieść się przez Portal do dowolnej innej Komnaty.
companion-brunhilde-grendelsdottir = Brunhilde Grendelsdottir
    .gen = Brunhilde Grendelsdottir
    .dat = Brunhilde Grendelsdottir
    .acc = Brunhilde Grendelsdottir
    .ins = Brunhilde Grendelsdottir
    .kind = companion
    .gender = f
companion-brunhilde-grendelsdottir-role = Magiczny Strażnik Gry
companion-brunhilde-grendelsdottir-text = Wyczerp: przenieś się przez Portal do Komnaty, w której są co najmniej 2 Skarabeusze (jeśli już jesteś w takiej Komnacie, możesz w niej zostać), a potem zaatakuj je z 1 dodatkową Kością Walki w dowolnym kolorze.
companion-arthur-weirdwood = Arthur Weirdwood
    .gen = Arthura Weirdwooda
    .dat = Arthurowi Weirdwoodowi
    .acc = Arthura Weirdwooda
    .ins = Arthurem Weirdwoodem
    .kind = companion
    .gender = m
companion-arthur-weirdwood-role = Wielki Mag
companion-arthur-weirdwood-text = Wyczerp: użyj za darmo 1 dowolnej Mocy ze swojej planszetki. Jej moment użycia i warunki się nie zmieniają.
companion-mathilda-ravenstone = Mathilda RavenStone
    .gen = Mathildy RavenStone
    .dat = Mathildzie RavenStone
    .acc = Mathildę RavenStone
    .ins = Mathildą RavenStone
    .kind = companion
    .gender = f
companion-mathilda-ravenstone-role = Mag Walki-Strażnik
companion-mathilda-ravenstone-1-text = Zawsze gdy wykonujesz akcję Ataku przeciwko co najmniej 1 wrogowi, zyskujesz 1 PP, jeszcze przed jakimkolwiek rzutem kośćmi (nie dotyczy Ataku, który daje ci sama Mathilda).
companion-mathilda-ravenstone-2-text = Wyczerp: wykonaj 1 dodatkowy Atak w Komnacie, w której jesteś.
companion-mathilda-ravenstone-text = { companion-mathilda-ravenstone-1-text } { companion-mathilda-ravenstone-2-text }
companion-professor-bones = Profesor Bones
    .gen = Profesora Bonesa
    .dat = Profesorowi Bonesowi
    .acc = Profesora Bonesa
    .ins = Profesorem Bonesem
    .kind = companion
    .gender = m
companion-professor-bones-role = Mistrz Lore
companion-professor-bones-text = Do dwóch razy w każdej walce w twojej turze, w dowolnym momencie przed zadaniem obrażeń: zapłać 1 Wiedzę, aby dodać 1 Trafienie albo 1 Osłonę. Premie z ikon nie obniżają tej opłaty.
companion-daisy-bigglesworth = Daisy Bigglesworth
    .gen = Daisy Bigglesworth
    .dat = Daisy Bigglesworth
    .acc = Daisy Bigglesworth
    .ins = Daisy Bigglesworth
    .kind = companion
    .gender = f
companion-daisy-bigglesworth-role = Uchacz Awanturnik
companion-daisy-bigglesworth-text = W każdej walce, w której bierzesz udział, masz 1 Osłonę.
companion-lash-vandermere = Lash Vandermere
    .gen = Lash Vandermere
    .dat = Lash Vandermere
    .acc = Lash Vandermere
    .ins = Lash Vandermere
    .kind = companion
    .gender = f
companion-lash-vandermere-role = Strażniczka z Batem
companion-lash-vandermere-text = Wyczerp: w swojej turze, przed jakimkolwiek rzutem kośćmi w twojej walce, odbierz przeciwnikowi na tę walkę 1 wybraną Kość Walki.
companion-tobias-tock = Tobias Tock
    .gen = Tobiasa Tocka
    .dat = Tobiasowi Tockowi
    .acc = Tobiasa Tocka
    .ins = Tobiasem Tockiem
    .kind = companion
    .gender = m
companion-tobias-tock-role = Opiekun Zegarów
companion-tobias-tock-text = Wyczerp: przesuń czas o 1 miejsce do przodu albo cofnij go o 1 miejsce.
companion-marrow = Marrow
    .gen = Marrowa
    .dat = Marrowowi
    .acc = Marrowa
    .ins = Marrowem
    .kind = companion
    .gender = m
companion-marrow-role = Ogar na Skarabeusze
companion-marrow-text = Wyczerp: wygnaj 1 Skarabeusza ze swojej Komnaty albo z Komnaty leżącej naprzeciwko niej po drugiej stronie korytarza (nie z Sali Tronowej).
companion-granny-thistle = Babcia Oset
    .gen = Babci Oset
    .dat = Babci Oset
    .acc = Babcię Oset
    .ins = Babcią Oset
    .kind = companion
    .gender = f
companion-granny-thistle-role = Zielarka
companion-granny-thistle-text = Wyczerp: ty albo inny gracz otrzymuje 1 Zdrowie.
companion-pennywhistle = Pennywhistle
    .gen = Pennywhistle’a
    .dat = Pennywhistle’owi
    .acc = Pennywhistle’a
    .ins = Pennywhistle’em
    .kind = companion
    .gender = m
companion-pennywhistle-role = Sroczy Duszek
companion-pennywhistle-text = Wyczerp: otrzymujesz 1 wybrany zasób.
companion-sir-rustington = Sir Rustington
    .gen = Sir Rustingtona
    .dat = Sir Rustingtonowi
    .acc = Sir Rustingtona
    .ins = Sir Rustingtonem
    .kind = companion
    .gender = m
companion-sir-rustington-role = Chodząca Zbroja
companion-sir-rustington-text = W każdej swojej walce z Potworem Fae masz 1 Trafienie.
companion-quillby = Quillby
    .gen = Quillby’ego
    .dat = Quillby’emu
    .acc = Quillby’ego
    .ins = Quillbym
    .kind = companion
    .gender = m
companion-quillby-role = Żywe Pióro
companion-quillby-text = Wyczerp: dobierz 2 Karty Akcji, także ponad swój limit kart na ręce.
companion-ember = Ember
    .gen = Embera
    .dat = Emberowi
    .acc = Embera
    .ins = Emberem
    .kind = companion
    .gender = m
companion-ember-role = Duszek Kuźni
companion-ember-text = Raz na turę: przy jednej swojej akcji wykuwania zapłać o 1 wybrany zasób mniej (nigdy poniżej 0).
companion-odette-vale = Odette Vale
    .gen = Odette Vale
    .dat = Odette Vale
    .acc = Odette Vale
    .ins = Odette Vale
    .kind = companion
    .gender = f
companion-odette-vale-role = Dama Dworu
companion-odette-vale-text = Wyczerp: inny gracz otrzymuje 1 Zdrowie, 1 PP i 1 wybrany przez siebie zasób.
companion-finn-latchkey = Finn Latchkey
    .gen = Finna Latchkeya
    .dat = Finnowi Latchkeyowi
    .acc = Finna Latchkeya
    .ins = Finnem Latchkeyem
    .kind = companion
    .gender = m
companion-finn-latchkey-role = Ślusarz
companion-finn-latchkey-text = Wyczerp: przenieś się przez Portal do Komnaty obok: o 1 Komnatę na swoim Pierścieniu zgodnie z ruchem wskazówek zegara albo przeciwnie do niego, albo do Komnaty leżącej naprzeciwko po drugiej stronie korytarza. Sala Tronowa i każda Komnata Wewnętrznego Pierścienia leżą naprzeciwko siebie.
companion-the-moth-eaten-map = Mapa Nadgryziona przez Mole
    .gen = Mapy Nadgryzionej przez Mole
    .dat = Mapie Nadgryzionej przez Mole
    .acc = Mapę Nadgryzioną przez Mole
    .ins = Mapą Nadgryzioną przez Mole
    .kind = companion
    .gender = f
companion-the-moth-eaten-map-role = Myśląca Mapa
companion-the-moth-eaten-map-text = Wyczerp: zamień miejscami 2 dowolne kafelki Komnat na tym samym Pierścieniu, razem ze wszystkim, co w nich jest.
companion-nurse-nightingloom = Siostra Nightingloom
    .gen = Siostry Nightingloom
    .dat = Siostrze Nightingloom
    .acc = Siostrę Nightingloom
    .ins = Siostrą Nightingloom
    .kind = companion
    .gender = f
companion-nurse-nightingloom-role = Widmowa Uzdrowicielka
companion-nurse-nightingloom-text = Wyczerp: kiedy masz otrzymać obrażenia, także w turze innego gracza, otrzymujesz ich o 2 mniej (co najmniej 0).

## Karty Taktyki Strażnika

tactic-power-surge = Skok Mocy
tactic-power-surge-text = Jednorazowo, przy zagraniu: otrzymujesz 1 Żeton Mocy.
tactic-short-rest = Krótki Odpoczynek
tactic-short-rest-text = Jednorazowo, przy zagraniu: otrzymujesz 1 Zdrowie.
tactic-deadly-attack = Śmiertelny Atak
tactic-deadly-attack-text = We wszystkich walkach, dopóki karta jest w grze: 1 Trafienie.
tactic-sturdy-guard = Mocna Garda
tactic-sturdy-guard-text = We wszystkich walkach, dopóki karta jest w grze: 1 Osłona.
tactic-borrowed-blade = Pożyczone Ostrze
tactic-borrowed-blade-text = W 1 twojej walce, dopóki karta jest w grze: przed jakimkolwiek rzutem kośćmi dodaj 1 Kość Walki w dowolnym kolorze.
tactic-quick-step = Szybki Krok
tactic-quick-step-text = Jednorazowo, przy zagraniu: wykonaj 1 Ruch.
tactic-opportune-strike = Cios w Porę
tactic-opportune-strike-text = Jednorazowo, przy zagraniu: wykonaj 1 Atak w Komnacie, w której jesteś.
tactic-scavenge = Szperanie
tactic-scavenge-text = Jednorazowo, przy zagraniu: otrzymujesz 1 Mîn albo 1 Wiedzę oraz 1 PP.
tactic-warden-insight = Przenikliwość Strażnika
tactic-warden-insight-text = Jednorazowo, przy zagraniu: dobierz 1 Kartę Akcji i zyskaj 1 PP.
tactic-turn-the-hourglass = Odwróć Klepsydrę
tactic-turn-the-hourglass-text = Jednorazowo, przy zagraniu: cofnij czas o 1 albo 2 miejsca, zanim Karta Akcji przesunie go do przodu.
tactic-banishing-word = Słowo Wygnania
tactic-banishing-word-text = Jednorazowo, przy zagraniu: wygnaj 1 Skarabeusza z dowolnej Komnaty innej niż Sala Tronowa.

## Zadania i Żetony Przysług

quest-clever-tactics = Sprytne Taktyki
quest-clever-tactics-condition-text = Zagrywając Kartę Akcji na Poranek, połóż na niej Kartę Taktyki ze swoich zasobów.
quest-clever-tactics-reward-text = Nagroda: przenieś to Zadanie do swoich zasobów. W dowolnym momencie swojej tury możesz je odrzucić, aby odzyskać do swoich zasobów 1 zagraną Kartę Taktyki.
quest-clever-tactics-text = { quest-clever-tactics-condition-text } { quest-clever-tactics-reward-text }
quest-worthy-student = Wartościowy Uczeń
quest-worthy-student-condition-text = Zakończ Ruch albo Portal w jednej z tych Komnat: { room-training-grounds }, { room-royal-armoury } albo { room-dragon-sanctuary }. Strać potem 1 albo 2 Zdrowia, według własnego wyboru (zostaje ci co najmniej 1).
quest-worthy-student-reward-text = Nagroda: 2 PP, 1 Żeton Mocy i 1 wybrany zasób, a jeśli tracisz 2 Zdrowia, jeszcze 1 Żeton Mocy. Potem odrzuć to Zadanie.
quest-worthy-student-text = { quest-worthy-student-condition-text } { quest-worthy-student-reward-text }
quest-scarab-hunter = Łowca Skarabeuszy
quest-scarab-hunter-condition-text = Pokonaj 3 lub więcej Skarabeuszy w jednej turze.
quest-scarab-hunter-reward-text = Nagroda: 3 PP i 1 Żeton Mocy.
quest-scarab-hunter-text = { quest-scarab-hunter-condition-text } { quest-scarab-hunter-reward-text }
quest-throne-guard = Obrońca Tronu
quest-throne-guard-condition-text = Pokonaj 2 Skarabeusze w Sali Tronowej w jednej walce albo bądź w swojej turze w Sali Tronowej, gdy nie ma tam żadnego Skarabeusza.
quest-throne-guard-reward-text = Nagroda: 2 PP i 1 Zdrowie.
quest-throne-guard-text = { quest-throne-guard-condition-text } { quest-throne-guard-reward-text }
quest-purifier = Oczyszczenie
quest-purifier-condition-text = Oczyść 1 Przeklętą Komnatę.
quest-purifier-reward-text = Nagroda: 1 Żeton Mocy i 1 wybrany zasób.
quest-purifier-text = { quest-purifier-condition-text } { quest-purifier-reward-text }
quest-generous-heart = Szczodre Serce
quest-generous-heart-condition-text = W jednej swojej turze spraw, by dzięki twoim kartom, Mocom, Towarzyszom lub akcjom Komnat inni gracze otrzymali łącznie co najmniej 2 Zdrowia, zasoby lub PP.
quest-generous-heart-reward-text = Nagroda: 2 wybrane zasoby.
quest-generous-heart-text = { quest-generous-heart-condition-text } { quest-generous-heart-reward-text }
quest-grand-tour = Wielki Obchód
quest-grand-tour-condition-text = W jednej turze zakończ Ruch albo Portal w Komnacie każdego z 3 Pierścieni: Zewnętrznego, Środkowego i Wewnętrznego. Komnata, w której zaczynasz turę, się nie liczy.
quest-grand-tour-reward-text = Nagroda: 2 PP i 1 Karta Taktyki.
quest-grand-tour-text = { quest-grand-tour-condition-text } { quest-grand-tour-reward-text }
quest-first-blood = Pierwsza Krew
quest-first-blood-condition-text = Zadaj Potworowi Fae 2 lub więcej niezablokowanych Trafień w jednej walce.
quest-first-blood-reward-text = Nagroda: 1 Zdrowie i 1 Żeton Mocy.
quest-first-blood-text = { quest-first-blood-condition-text } { quest-first-blood-reward-text }
quest-unbroken-wall = Niewzruszony Mur
quest-unbroken-wall-condition-text = Nie otrzymaj żadnych obrażeń w walce, w której wróg ma 2 lub więcej Trafień przed odjęciem twoich Osłon.
quest-unbroken-wall-reward-text = Nagroda: 1 Wiedza, 1 Mîn i 1 PP.
quest-unbroken-wall-text = { quest-unbroken-wall-condition-text } { quest-unbroken-wall-reward-text }
quest-master-smith = Mistrz Kowalstwa
quest-master-smith-condition-text = Wykuj 1 Kość Walki albo podnieś Rękawicę Złodzieja o 1 poziom.
quest-master-smith-reward-text = Nagroda: 1 wybrany zasób i 1 PP.
quest-master-smith-text = { quest-master-smith-condition-text } { quest-master-smith-reward-text }
quest-good-company = Dobre Towarzystwo
quest-good-company-condition-text = Użyj 1 umiejętności Towarzysza, która go wyczerpuje (Eugene: użyj Sejfu Wymian).
quest-good-company-reward-text = Nagroda: odśwież 1 Towarzysza i otrzymaj 1 wybrany zasób.
quest-good-company-text = { quest-good-company-condition-text } { quest-good-company-reward-text }
quest-early-bird = Ranny Ptaszek
quest-early-bird-condition-text = Zagraj Kartę Akcji, która zatrzymuje czas na Poranku 1.
quest-early-bird-reward-text = Nagroda: 1 Zdrowie i 1 wybrany zasób.
quest-early-bird-text = { quest-early-bird-condition-text } { quest-early-bird-reward-text }
quest-midnight-oil = Nocny Marek
quest-midnight-oil-condition-text = Zagraj Kartę Akcji, która zatrzymuje czas na Nocy 3.
quest-midnight-oil-reward-text = Nagroda: 1 Żeton Mocy.
quest-midnight-oil-text = { quest-midnight-oil-condition-text } { quest-midnight-oil-reward-text }
quest-perfect-pattern = Doskonały Wzór
quest-perfect-pattern-condition-text = W swojej turze miej 2 dopasowane pary ikon na zagranych kartach.
quest-perfect-pattern-reward-text = Nagroda: 2 PP i 1 wybrany zasób.
quest-perfect-pattern-text = { quest-perfect-pattern-condition-text } { quest-perfect-pattern-reward-text }
quest-pilgrim-of-the-crypt = Pielgrzym z Krypty
quest-pilgrim-of-the-crypt-condition-text = Użyj akcji 1 Komnaty Wewnętrznego Pierścienia.
quest-pilgrim-of-the-crypt-reward-text = Nagroda: 2 Wiedze.
quest-pilgrim-of-the-crypt-text = { quest-pilgrim-of-the-crypt-condition-text } { quest-pilgrim-of-the-crypt-reward-text }
quest-hale-and-hearty = Zdrów jak Ryba
quest-hale-and-hearty-condition-text = Na koniec swojej tury, przed sprawdzeniem kart na ręce, miej co najmniej 5 Zdrowia.
quest-hale-and-hearty-reward-text = Nagroda: 1 Karta Taktyki i 1 PP.
quest-hale-and-hearty-text = { quest-hale-and-hearty-condition-text } { quest-hale-and-hearty-reward-text }
quest-wages-of-war = Wojenny Żołd
quest-wages-of-war-condition-text = Zwróć w jednej turze 2 pokonane Skarabeusze do puli ogólnej.
quest-wages-of-war-reward-text = Nagroda: 2 Mîn.
quest-wages-of-war-text = { quest-wages-of-war-condition-text } { quest-wages-of-war-reward-text }
quest-keeper-of-hours = Strażnik Godzin
quest-keeper-of-hours-condition-text = Cofnij w swojej turze czas o co najmniej 1 miejsce.
quest-keeper-of-hours-reward-text = Nagroda: 2 wybrane zasoby.
quest-keeper-of-hours-text = { quest-keeper-of-hours-condition-text } { quest-keeper-of-hours-reward-text }
favour = Żeton Przysługi
    .gen = Żetonu Przysługi
    .dat = Żetonowi Przysługi
    .acc = Żeton Przysługi
    .kind = favour
favour-text = W dowolnym momencie walki, w której bierzesz udział, odrzuć ten żeton: dodaj 1 Trafienie albo 1 Osłonę, albo, przed jakimkolwiek rzutem kośćmi, 1 Kość Walki w dowolnym kolorze.
favour-1-text = Dodaj 1 Trafienie
favour-2-text = Dodaj 1 Osłonę
favour-3-text = Przed jakimkolwiek rzutem kośćmi: dodaj 1 Kość Walki w dowolnym kolorze

## Potwory: słowa wszystkich plansz

monster-powers-text = Na planszy Potwora leżą maksymalnie 3 Karty Mocy. W walce liczy się wszystko, co na nich widać. Po walce są odrzucane, a gracz, który w niej walczył, zyskuje 2 PP za każdą z nich.

## Potwory: Ogr Chaosu

monster-chaos-ogre = Ogr Chaosu
    .gen = Ogra Chaosu
    .acc = Ogra Chaosu
    .dat = Ogrowi Chaosu
    .ins = Ogrem Chaosu
    .kind = monster
    .gender = m
monster-chaos-ogre-title = Ogr Chaosu
monster-chaos-ogre-text = Osiłek z krainy Fae, który roznosi mury, Komnaty i Strażników. Chce dopaść Lady Weirdwood, ale byle hałas odwraca jego uwagę. Im więcej Przeklętych Komnat, tym jest silniejszy; jeśli Klątwa opanuje Dwór albo Ogr zabije Lady Weirdwood, przegrywacie.
monster-chaos-ogre-states-text = Spokojny w Dniach od 1 do 4, Zły w Dniach od 5 do 9, Wściekły w Dniach od 10 do 12.
monster-chaos-ogre-movement-text = Jeśli otwarte Komnaty i korytarze łączą jego Komnatę z Komnatą celu, idzie prosto tam; Skarabeusze, gracze i Lady Weirdwood go nie zatrzymują, Gruzowisko tak. W przeciwnym razie rzuć Kośćmi Komnat: Ogr pojawia się w wyrzuconej Komnacie (Komnata z Gruzowiskiem: rzuć ponownie). Jeśli już tam jest, zostaje.
monster-chaos-ogre-burst-text = Za każdy wyrzucony wybuch: 1 Skarabeusz pojawia się w jego Komnacie, a Ogr ma o 1 Trafienie więcej.
monster-chaos-ogre-turn-text = Na koniec tury każdego gracza rozpatruje się wierzchnią kartę z talii Ogra; jeśli talia jest pusta, najpierw tasuje się karty odrzucone w nową talię.
monster-chaos-ogre-rubble-text = Gruzowisko zabija wszystkie Skarabeusze w Komnacie, a każdy gracz w niej otrzymuje 1 obrażenie. Kto jest w środku, może wyjść; nikt nie może do niej wejść, przejść przez nią ani przenieść się tam przez Portal. Jeśli jest w niej Lady Weirdwood, traci ona 1 Zdrowie, a aktywny gracz musi zapłacić 1 zasób, aby ją stamtąd wyprowadzić (jeśli nie może, robi to następny gracz, którego na to stać). Przeklęta Komnata z Gruzowiskiem pozostaje Przeklęta do końca gry. Kafelków jest 5; żadnego nie kładzie się w Sali Tronowej.
monster-chaos-ogre-curse-threat = Zagrożenie Klątwą
monster-chaos-ogre-curse-threat-text = Znacznik zawsze pokazuje liczbę Przeklętych Komnat. W każdej walce Ogra liczą się wszystkie ikony kości aż do pola znacznika. Na polu 12 gracze natychmiast przegrywają (przy skalowaniu, dla 1, 2, 3, 4 albo 5 Postaci: na polu 10, 11, 12, 13 albo 14).
monster-chaos-ogre-lady-health = Zdrowie Lady Weirdwood
monster-chaos-ogre-lady-health-text = Zaczyna z 6 Zdrowia (przy skalowaniu, dla 1, 2, 3, 4 albo 5 Postaci: 5, 6, 6, 7 albo 7). Traci 1, ilekroć Ogr rozpatruje Kartę Ataku w jej Komnacie. Przy 0 gracze natychmiast przegrywają.
monster-chaos-ogre-lady-text = Gdy w Sali Tronowej nie ma już żadnego Skarabeusza, Lady Weirdwood jest uratowana do końca gry. Odtąd dodaje 2 Trafienia do każdej walki, którą gracz zaczyna w jej Komnacie, i sama nie otrzymuje w niej obrażeń. W dowolnym momencie swojej tury możesz zapłacić 1 wybrany zasób, aby przemieścić ją do połączonej Komnaty, gdziekolwiek sam jesteś; Skarabeusze jej nie zatrzymują.
monster-chaos-ogre-health-text = Każde niezablokowane Trafienie usuwa 1 kostkę Zdrowia i daje 1 PP. Gracze wybierają obszary. Gdy rząd zostanie opróżniony, natychmiast rozpatruje się jego efekt, także przy ostatnich kostkach. Wygrywacie, gdy zniknie ostatnia z 18 kostek i żaden efekt nie sprowadził na was przegranej.
monster-chaos-ogre-head = Głowa
monster-chaos-ogre-head-text = 6 kostek w 3 rzędach po 2.
monster-chaos-ogre-head-1-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
monster-chaos-ogre-head-2-text = Czas przesuwa się o 1 miejsce do przodu.
monster-chaos-ogre-head-3-text = 1 Skarabeusz pojawia się w jego Komnacie.
monster-chaos-ogre-head-empty-text = Pusta Głowa: o 1 Zrównoważoną Kość mniej do końca gry.
monster-chaos-ogre-torso = Tułów
monster-chaos-ogre-torso-text = 6 kostek w 3 rzędach po 2.
monster-chaos-ogre-torso-1-text = 1 Skarabeusz pojawia się w jego Komnacie.
monster-chaos-ogre-torso-2-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
monster-chaos-ogre-torso-3-text = Rzuć Kośćmi Komnat dwa razy; w każdej wyrzuconej Komnacie pojawia się 1 Skarabeusz.
monster-chaos-ogre-torso-empty-text = Pusty Tułów: o 1 Kość Obrony mniej do końca gry.
monster-chaos-ogre-arms = Ręce
monster-chaos-ogre-arms-text = 6 kostek w 3 rzędach po 2.
monster-chaos-ogre-arms-1-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
monster-chaos-ogre-arms-2-text = Każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
monster-chaos-ogre-arms-3-text = 1 Skarabeusz pojawia się w Sali Tronowej.
monster-chaos-ogre-arms-empty-text = Puste Ręce: o 1 Kość Ataku mniej do końca gry.

## Potwory: Upiór Mîn

monster-min-wraith = Upiór Mîn
    .gen = Upiora Mîn
    .acc = Upiora Mîn
    .dat = Upiorowi Mîn
    .ins = Upiorem Mîn
    .kind = monster
    .gender = m
monster-min-wraith-title = Upiór Mîn
monster-min-wraith-text = Wygłodniała zjawa, która przenika przez ściany i żywi się cudzym życiem, czy to Skarabeusza, czy Lady Weirdwood. Wszystko, co go leczy, wysysa jej Siłę Życiową; gdy ta się wyczerpie, Dwór jest stracony.
monster-min-wraith-states-text = Spokojny w Dniach od 1 do 4, Zły w Dniach od 5 do 9, Wściekły w Dniach od 10 do 12.
monster-min-wraith-movement-text = Drzwi i ściany go nie zatrzymują. Zgodnie z ruchem wskazówek zegara i przeciwnie do niego przechodzi do sąsiedniej Komnaty swojego Pierścienia, do środka i na zewnątrz do Komnaty po drugiej stronie korytarza (z dwóch równie bliskich do tej zgodnej z ruchem wskazówek zegara). Z Wewnętrznego Pierścienia do środka przechodzi przez Salę Tronową do przeciwległej Komnaty tego Pierścienia; z Zewnętrznego na zewnątrz do Komnaty po przeciwnej stronie planszy.
monster-min-wraith-spawn-text = Skarabeusze umieszczane wokół Upiora trzymają się tych samych kierunków: ten, który miałby trafić do Sali Tronowej, trafia do przeciwległej Komnaty Wewnętrznego Pierścienia, a ten, który wypadłby poza Zewnętrzny Pierścień, do Komnaty po przeciwnej stronie planszy.
monster-min-wraith-burst-text = Za każdy wyrzucony wybuch: Upiór ma o 1 Osłonę więcej, a po walce rzuca się za niego raz Kością Upiora Mîn.
monster-min-wraith-absorb-text = Ilekroć wchodzi do Komnaty ze Skarabeuszami, pochłania 1 z nich: usuń tego Skarabeusza, a Upiór leczy się o 1.
monster-min-wraith-no-damage-text = Jeśli w walce, w której atakuje go gracz, nie otrzyma obrażeń, na jej koniec leczy się o 1.
monster-min-wraith-heal-text = Za każdy 1 punkt Zdrowia, o który się leczy, Lady Weirdwood traci 1 punkt Siły Życiowej, nawet gdy jego Zdrowie jest już na maksimum.
monster-min-wraith-turn-text = Na koniec tury każdego gracza rozpatruje się wierzchnią kartę z talii Upiora; jeśli talia jest pusta, najpierw tasuje się karty odrzucone w nową talię.
monster-min-wraith-health-text = Zaczyna od 8, maksimum to 18 (przy skalowaniu, dla 1, 2, 3, 4 albo 5 Postaci: 18, 13, 8, 7 albo 6). Każde niezablokowane Trafienie odbiera 1 Zdrowie i daje 1 PP. Przy 0 wygrywacie. W każdej walce Upiora liczą się wszystkie ikony kości aż do poziomu jego Zdrowia.
monster-min-wraith-health-spawn-text = Ilekroć jego Zdrowie wzrośnie do 14, 16 albo 18: rzuć Kośćmi Komnat dwa razy; w każdej wyrzuconej Komnacie pojawia się 1 Skarabeusz.
monster-min-wraith-life-force = Siła Życiowa
    .gen = Siły Życiowej
    .dat = Sile Życiowej
    .acc = Siłę Życiową
monster-min-wraith-life-force-text = Siła Życiowa Lady Weirdwood zaczyna od 9, maksimum to 15 (przy skalowaniu, dla 1, 2, 3, 4 albo 5 Postaci: 7, 9, 9, 9 albo 9). Przy 0 gracze natychmiast przegrywają.
monster-min-wraith-life-force-give-text = W swojej turze, w jej Komnacie bez Skarabeuszy i bez Upiora, możesz oddać jej dowolną ilość swojego Zdrowia (zostaje ci co najmniej 1): jej Siła Życiowa rośnie o tyle samo.
monster-min-wraith-life-force-move-text = Przy 10 lub więcej: w swojej turze możesz zapłacić 1 wybrany zasób, aby przemieścić Lady Weirdwood do połączonej Komnaty, gdziekolwiek sam jesteś; Skarabeusze jej nie zatrzymują.
monster-min-wraith-life-force-hits-1-text = Przy 10 lub 11: dodaje 1 Trafienie do każdej walki, którą gracz zaczyna w jej Komnacie.
monster-min-wraith-life-force-hits-2-text = Przy 12 lub 13: dodaje 2 Trafienia do każdej walki, którą gracz zaczyna w jej Komnacie.
monster-min-wraith-life-force-hits-3-text = Przy 14 lub 15: dodaje 3 Trafienia do każdej walki, którą gracz zaczyna w jej Komnacie.

## Potwory: Therus

monster-therus = Therus
    .gen = Therusa
    .acc = Therusa
    .dat = Therusowi
    .ins = Therusem
    .kind = monster
    .gender = m
monster-therus-title = Therus, Mroczny Mag
monster-therus-text = Przebiegły czarodziej, który chce mieć Lady Weirdwood u swego boku jako panią posłusznego mu Dworu. Jego czar karmi się wszystkim, co wydajecie; rzucony wystarczająco wiele razy, oddaje mu ją na zawsze, a wy przegrywacie.
monster-therus-states-text = Spokojny w Dniach od 1 do 3, Zły w Dniach od 4 do 7, Wściekły w Dniach od 8 do 12.
monster-therus-movement-text = Porusza się przez Portal, prosto do wskazanej Komnaty; Ogień go nie zatrzymuje.
monster-therus-burst-text = Za każdy wyrzucony wybuch: Therus ma o 1 Trafienie więcej, a po walce rzuca się raz Kośćmi Komnat; Therus przenosi się do wyrzuconej Komnaty.
monster-therus-health-text = Zaczyna od 17, maksimum to 25 (przy skalowaniu, dla 1, 2, 3, 4 albo 5 Postaci: 25, 22, 17, 11 albo 8). Każde niezablokowane Trafienie odbiera 1 Zdrowie i daje 1 PP. Przy 0 wygrywacie, gdy wszystkie karty z jego Planów zostaną rozpatrzone i żadna nie sprowadzi na was przegranej.
monster-therus-health-plan-text = Ilekroć jego Zdrowie spadnie do 24, 21, 18, 15, 12, 9, 6 albo 3 lub minie to pole: dodaj 1 kartę do jego Planów.
monster-therus-fire-text = Ogień zabija wszystkie Skarabeusze w Komnacie, a każdy gracz w niej otrzymuje 1 obrażenie. Ruch kończy się w Komnacie z Ogniem, a kto wchodzi do niej Ruchem albo przez Portal, otrzymuje 1 obrażenie; wyjście nic nie kosztuje. Nie można używać jej akcji i nie wchodzą do niej Skarabeusze. Przeklęta Komnata z Ogniem pozostaje Przeklęta do końca gry. Kafelków jest 5; żadnego nie kładzie się w Sali Tronowej.
monster-therus-spell = Podstępny Czar Zawładnięcia
    .gen = Podstępnego Czaru Zawładnięcia
    .dat = Podstępnemu Czarowi Zawładnięcia
    .acc = Podstępny Czar Zawładnięcia
monster-therus-spell-text = Czar ma 3 ramiona po 5 pól. Za każdym razem, gdy gracz wydaje zasoby lub Żetony Mocy, bez względu na ich liczbę, wzmacnia czar i rozdziela kroki między ramiona według własnego uznania; ramię na polu 5 nie przesuwa się dalej.
monster-therus-spell-arm = Ramię czaru
monster-therus-spell-strengthen-calm-text = Dni od 1 do 3: każda płatność wzmacnia czar o 2.
monster-therus-spell-strengthen-angry-text = Dni od 4 do 7: każda płatność wzmacnia czar o 4.
monster-therus-spell-strengthen-furious-text = Dni od 8 do 12: każda płatność wzmacnia czar o 5.
monster-therus-spell-plan-text = Gdy ramię dotrze do pola 2 lub 4 albo je minie: dodaj 1 kartę do jego Planów.
monster-therus-spell-cast-text = Gdy wszystkie 3 ramiona są na polu 5, czar zostaje rzucony: Lady Weirdwood przesuwa się o 1 pole w lewo i rozpatruje się górną połowę tego pola. Potem ramiona wracają na 0 i wykonuje się pozostałe kroki.
monster-therus-possession = Tor Zawładnięcia
    .gen = Toru Zawładnięcia
    .dat = Torowi Zawładnięcia
    .acc = Tor Zawładnięcia
monster-therus-possession-text = 9 pól, od 0 po lewej do 8 po prawej; Lady Weirdwood zaczyna na polu 4. Rzucony czar przesuwa ją w lewo (górna połowa pola), kontr-czar w prawo (dolna połowa). W walkach z Therusem, i tylko w nich, jej pole dodaje Trafienia jednej ze stron.
monster-therus-possession-0-text = Lady Weirdwood należy do niego: gracze natychmiast przegrywają.
monster-therus-possession-1-text = Po przesunięciu w lewo: dodaj 2 karty do jego Planów. Therus ma w walce o 3 Trafienia więcej.
monster-therus-possession-2-text = Po przesunięciu w lewo: dodaj 2 karty do jego Planów. Therus ma w walce o 2 Trafienia więcej.
monster-therus-possession-3-text = Po przesunięciu w lewo: dodaj 1 kartę do jego Planów. Po przesunięciu w prawo: Therus traci 1 Zdrowie. Therus ma w walce o 1 Trafienie więcej.
monster-therus-possession-4-text = Po przesunięciu w lewo: dodaj 1 kartę do jego Planów.
monster-therus-possession-5-text = Po przesunięciu w prawo: Therus traci 1 Zdrowie.
monster-therus-possession-6-text = Po przesunięciu w prawo: Therus traci 1 Zdrowie.
monster-therus-possession-7-text = Po przesunięciu w prawo: Therus traci 1 Zdrowie. Gracz ma w walce z Therusem o 1 Trafienie więcej.
monster-therus-possession-8-text = Po przesunięciu w prawo: Therus traci 1 Zdrowie. Gracz ma w walce z Therusem o 1 Trafienie więcej. Nie wolno rzucać kolejnych kontr-czarów.
monster-therus-counter-spell = Kontr-czar
    .gen = kontr-czaru
    .dat = kontr-czarowi
    .acc = kontr-czar
monster-therus-counter-spell-text = W swojej turze w Sali Tronowej, gdy nie ma tam Skarabeuszy ani Therusa, zapłać 4 wybrane zasoby: zyskaj 2 PP, przesuń Lady Weirdwood o 1 pole w prawo i rozpatrz dolną połowę tego pola. Możesz to robić tyle razy, na ile cię stać; te zasoby nie wzmacniają jego czaru.
monster-therus-plans = Plany
    .gen = Planów
    .dat = Planom
    .acc = Plany
monster-therus-plans-text = Karty dodawane do Planów bierze się z wierzchu talii Therusa i kładzie zakryte. Na koniec tury rozpatruje się je od lewej do prawej, razem z tymi, które w międzyczasie doszły, a potem odrzuca; Karta Mocy trafia na jego planszę. Gdy w jego Planach nie ma kart, niczego się nie rozpatruje.
monster-therus-summoning-spell = Czar Przywołania
    .gen = Czaru Przywołania
    .dat = Czarowi Przywołania
    .acc = Czar Przywołania
monster-therus-summoning-spell-text = Dopóki Therusa nie ma we Dworze, gracze mogą w turze dowolnego gracza płacić zasoby na Czar Przywołania. Gdy zostanie opłacony w całości, rzuć Kośćmi Komnat: Therus wraca do wyrzuconej Komnaty.

## Karty Potwora: rodzaje i jak je czytać

card-type-move-text = Potwór się porusza.
card-type-attack-text = Potwór kogoś atakuje.
card-type-scarab-text = Potwór umieszcza Skarabeusze.
card-type-power-text = Potwór staje się silniejszy w walce: karta trafia na jedno z 3 miejsc na jego planszy.
mcard-mode-cumulative-text = Rozpatrz sekcje od góry aż do obecnego stanu Potwora.
mcard-mode-exclusive-text = Rozpatrz tylko sekcję obecnego stanu Potwora, po wspólnej części na górze, jeśli karta ją ma.
mcard-mode-totals-text = W walce liczy się sekcja obecnego stanu Potwora.

## Karty Potwora: Ogr Chaosu

mcard-hunting-the-lady = Polowanie na Lady
mcard-hunting-the-lady-calm-text = Ogr porusza się w stronę Lady Weirdwood.
mcard-hunting-the-lady-angry-text = Potem 1 Skarabeusz pojawia się w jego Komnacie.
mcard-hunting-the-lady-furious-text = Potem, jeśli Ogr jest w Komnacie Lady Weirdwood, traci ona 1 Zdrowie.
mcard-charge-at-the-noise = Szarża na Hałas
mcard-charge-at-the-noise-calm-text = Ogr porusza się w stronę aktywnego gracza.
mcard-charge-at-the-noise-angry-text = Potem każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-charge-at-the-noise-furious-text = Potem każdy gracz w jego Komnacie otrzymuje jeszcze 1 Trafienie.
mcard-wrecking-run = Niszczycielski Rajd
mcard-wrecking-run-calm-text = Rzuć Kośćmi Komnat; Ogr pojawia się w wyrzuconej Komnacie.
mcard-wrecking-run-angry-text = Potem umieść Gruzowisko w jego Komnacie.
mcard-wrecking-run-furious-text = Potem ponownie rzuć Kośćmi Komnat; Ogr pojawia się w wyrzuconej Komnacie.
mcard-blundering-about = Po Omacku
mcard-blundering-about-calm-text = Ogr porusza się w stronę najbliższego gracza.
mcard-blundering-about-angry-text = Ogr porusza się w stronę najbliższego gracza; potem 1 Skarabeusz pojawia się w jego Komnacie.
mcard-blundering-about-furious-text = Ogr porusza się w stronę najbliższego gracza; potem atakuje 1 gracza w swojej Komnacie (jeśli nikogo tam nie ma, nie atakuje).
mcard-thundering-roar = Grzmiący Ryk
mcard-thundering-roar-always-text = Jeśli Ogr jest w Komnacie Lady Weirdwood, traci ona 1 Zdrowie.
mcard-thundering-roar-calm-text = Każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-thundering-roar-angry-text = Każdy gracz otrzymuje 1 Trafienie.
mcard-thundering-roar-furious-text = Każdy gracz otrzymuje 2 Trafienia.
mcard-enraged = Wściekły!
mcard-enraged-always-text = Jeśli Ogr jest w Komnacie Lady Weirdwood, traci ona 1 Zdrowie.
mcard-enraged-calm-text = Każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-enraged-angry-text = Każdy gracz na jego Pierścieniu otrzymuje 1 Trafienie.
mcard-enraged-furious-text = Każdy gracz na jego Pierścieniu otrzymuje 1 Trafienie; potem umieść Gruzowisko w Komnacie Ogra.
mcard-crushing-blow = Miażdżący Cios
mcard-crushing-blow-always-text = Jeśli Ogr jest w Komnacie Lady Weirdwood, traci ona 1 Zdrowie.
mcard-crushing-blow-calm-text = Ogr atakuje 1 gracza w swojej Komnacie (jeśli nikogo tam nie ma, nic się nie dzieje).
mcard-crushing-blow-angry-text = Jeśli w jego Komnacie nie ma gracza, Ogr najpierw porusza się w stronę najbliższego gracza. Potem atakuje 1 gracza w swojej Komnacie (jeśli nikogo tam nie ma, nic się nie dzieje).
mcard-crushing-blow-furious-text = Jeśli w jego Komnacie nie ma gracza, Ogr najpierw porusza się w stronę najbliższego gracza. Potem atakuje 1 gracza w swojej Komnacie (jeśli nikogo tam nie ma, nic się nie dzieje). Na koniec każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-bone-shaking-stomp = Wstrząsające Tupnięcie
mcard-bone-shaking-stomp-always-text = Jeśli Ogr jest w Komnacie Lady Weirdwood, traci ona 1 Zdrowie.
mcard-bone-shaking-stomp-calm-text = Każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-bone-shaking-stomp-angry-text = Potem umieść Gruzowisko w jego Komnacie.
mcard-bone-shaking-stomp-furious-text = Potem każdy gracz na jego Pierścieniu otrzymuje 1 Trafienie.
mcard-come-forth = Pojaw się!
mcard-come-forth-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-come-forth-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie Ogra.
mcard-come-forth-furious-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-skittering-swarm = Chroboczący Rój
mcard-skittering-swarm-calm-text = Rzuć Kośćmi Komnat dwa razy; w każdej wyrzuconej Komnacie pojawia się 1 Skarabeusz.
mcard-skittering-swarm-angry-text = Rzuć Kośćmi Komnat dwa razy; w każdej wyrzuconej Komnacie pojawia się 1 Skarabeusz.
mcard-skittering-swarm-furious-text = Rzuć Kośćmi Komnat trzy razy; w każdej wyrzuconej Komnacie pojawia się 1 Skarabeusz.
mcard-reinforce-the-throne = Posiłki dla Tronu
mcard-reinforce-the-throne-calm-text = 1 Skarabeusz pojawia się w Sali Tronowej.
mcard-reinforce-the-throne-angry-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-reinforce-the-throne-furious-text = Potem 1 Skarabeusz pojawia się w Sali Tronowej.
mcard-clockwork-tide-ogre = Mechaniczny Przypływ
mcard-clockwork-tide-ogre-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-tide-ogre-angry-text = Wykonaj Fazę Skarabeuszy.
mcard-clockwork-tide-ogre-furious-text = Wykonaj Fazę Skarabeuszy; potem 1 Skarabeusz pojawia się w Komnacie Ogra.
mcard-gathering-strength = Zbieranie Sił
mcard-gathering-strength-calm-text = 1 Trafienie.
mcard-gathering-strength-angry-text = 2 Trafienia.
mcard-gathering-strength-furious-text = 3 Trafienia.
mcard-sly-planning = Podstępne Planowanie
mcard-sly-planning-calm-text = 1 Zrównoważona Kość.
mcard-sly-planning-angry-text = 1 Zrównoważona Kość.
mcard-sly-planning-furious-text = 1 Zrównoważona Kość i 1 Kość Ataku.
mcard-thick-hide = Gruba Skóra
mcard-thick-hide-calm-text = 1 Osłona.
mcard-thick-hide-angry-text = 1 Kość Obrony.
mcard-thick-hide-furious-text = 1 Kość Obrony i 1 Osłona.

## Karty Potwora: Upiór Mîn

mcard-drift-with-the-clock = Dryf z Biegiem Zegara
mcard-drift-with-the-clock-calm-text = Upiór porusza się o 1 Komnatę zgodnie z ruchem wskazówek zegara.
mcard-drift-with-the-clock-angry-text = Potem porusza się jeszcze o 1 Komnatę zgodnie z ruchem wskazówek zegara.
mcard-drift-with-the-clock-furious-text = Potem rzuć za niego Kością Upiora Mîn.
mcard-drift-against-the-clock = Dryf pod Prąd Zegara
mcard-drift-against-the-clock-calm-text = Upiór porusza się o 1 Komnatę przeciwnie do ruchu wskazówek zegara.
mcard-drift-against-the-clock-angry-text = Potem porusza się jeszcze o 1 Komnatę przeciwnie do ruchu wskazówek zegara.
mcard-drift-against-the-clock-furious-text = Potem rzuć za niego Kością Upiora Mîn.
mcard-drawn-to-the-heart = Ku Sercu Dworu
mcard-drawn-to-the-heart-calm-text = Upiór porusza się o 1 Komnatę do środka.
mcard-drawn-to-the-heart-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie sąsiadującej z Upiorem zgodnie z ruchem wskazówek zegara.
mcard-drawn-to-the-heart-furious-text = Potem Upiór porusza się o 1 Komnatę do środka.
mcard-flung-to-the-edge = Odrzucony na Skraj
mcard-flung-to-the-edge-calm-text = Upiór porusza się o 1 Komnatę na zewnątrz.
mcard-flung-to-the-edge-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie sąsiadującej z Upiorem przeciwnie do ruchu wskazówek zegara.
mcard-flung-to-the-edge-furious-text = Potem Upiór porusza się o 1 Komnatę na zewnątrz.
mcard-restless-haunting = Niespokojne Nawiedzenie
mcard-restless-haunting-calm-text = Rzuć za niego Kością Upiora Mîn raz.
mcard-restless-haunting-angry-text = Rzuć za niego Kością Upiora Mîn dwa razy.
mcard-restless-haunting-furious-text = Rzuć za niego Kością Upiora Mîn trzy razy.
mcard-hungry-passage = Głodna Wędrówka
mcard-hungry-passage-calm-text = Upiór przechodzi zgodnie z ruchem wskazówek zegara do najbliższej innej Komnaty swojego Pierścienia, w której jest Skarabeusz; jeśli takiej nie ma, o 1 Komnatę zgodnie z ruchem wskazówek zegara.
mcard-hungry-passage-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie naprzeciwko Upiora w kierunku środka.
mcard-hungry-passage-furious-text = Potem Upiór porusza się o 1 Komnatę do środka.
mcard-chilling-touch = Mrożący Dotyk
mcard-chilling-touch-calm-text = Każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-chilling-touch-angry-text = Każdy gracz w jego Komnacie otrzymuje 2 Trafienia.
mcard-chilling-touch-furious-text = Każdy gracz w jego Komnacie otrzymuje 2 Trafienia; jeśli był tam co najmniej 1 gracz, Upiór leczy się o 1.
mcard-soul-siphon = Wysysanie Duszy
mcard-soul-siphon-calm-text = Upiór atakuje 1 gracza w swojej Komnacie; jeśli nikogo tam nie ma, zamiast tego rzuć za niego Kością Upiora Mîn.
mcard-soul-siphon-angry-text = Upiór atakuje 1 gracza w swojej Komnacie i leczy się o 1, jeśli 1 lub więcej Trafień nie zostanie zablokowanych; jeśli nikogo tam nie ma, zamiast tego rzuć za niego Kością Upiora Mîn.
mcard-soul-siphon-furious-text = Upiór przenosi się do Komnaty aktywnego gracza, atakuje go i leczy się o 1, jeśli 1 lub więcej Trafień nie zostanie zablokowanych.
mcard-keening-wail = Żałobne Zawodzenie
mcard-keening-wail-calm-text = Każdy gracz na jego Pierścieniu otrzymuje 1 Trafienie.
mcard-keening-wail-angry-text = Każdy gracz na jego Pierścieniu otrzymuje 1 Trafienie i odrzuca 1 wybraną przez siebie kartę z ręki (pusta ręka: niczego nie odrzuca).
mcard-keening-wail-furious-text = Każdy gracz otrzymuje 1 Trafienie.
mcard-grasp-at-the-lady = Dłoń Wyciągnięta po Lady
mcard-grasp-at-the-lady-calm-text = Jeśli Upiór jest w Komnacie Lady Weirdwood, traci ona 1 punkt Siły Życiowej; w przeciwnym razie Upiór porusza się o 1 Komnatę do środka.
mcard-grasp-at-the-lady-angry-text = Jeśli Upiór jest w Komnacie Lady Weirdwood, traci ona 2 punkty Siły Życiowej; w przeciwnym razie Upiór porusza się o 1 Komnatę do środka.
mcard-grasp-at-the-lady-furious-text = Jeśli Upiór jest w Komnacie Lady Weirdwood, traci ona 3 punkty Siły Życiowej; w przeciwnym razie traci 1 punkt.
mcard-seeds-of-hunger = Ziarna Głodu
mcard-seeds-of-hunger-calm-text = 1 Skarabeusz pojawia się w Komnacie sąsiadującej z Upiorem zgodnie z ruchem wskazówek zegara.
mcard-seeds-of-hunger-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie sąsiadującej z Upiorem przeciwnie do ruchu wskazówek zegara.
mcard-seeds-of-hunger-furious-text = Potem 1 Skarabeusz pojawia się w Komnacie naprzeciwko Upiora w kierunku środka.
mcard-feast-laid-out = Zastawiona Uczta
mcard-feast-laid-out-calm-text = 1 Skarabeusz pojawia się w Komnacie naprzeciwko Upiora w kierunku środka i 1 w Komnacie naprzeciwko niego w kierunku na zewnątrz.
mcard-feast-laid-out-angry-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-feast-laid-out-furious-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-swarming-shadows = Rój Cieni
mcard-swarming-shadows-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-swarming-shadows-angry-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-swarming-shadows-furious-text = Potem 1 Skarabeusz pojawia się w Komnacie Upiora.
mcard-clockwork-tide-wraith = Mechaniczny Przypływ
mcard-clockwork-tide-wraith-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-tide-wraith-angry-text = Wykonaj Fazę Skarabeuszy.
mcard-clockwork-tide-wraith-furious-text = Wykonaj Fazę Skarabeuszy; potem Upiór przechodzi zgodnie z ruchem wskazówek zegara do najbliższej innej Komnaty swojego Pierścienia, w której jest Skarabeusz; jeśli takiej nie ma, o 1 Komnatę zgodnie z ruchem wskazówek zegara.
mcard-shroud-of-mist = Całun Mgły
mcard-shroud-of-mist-calm-text = 1 Osłona.
mcard-shroud-of-mist-angry-text = 2 Osłony.
mcard-shroud-of-mist-furious-text = 3 Osłony.
mcard-stolen-vigour = Skradziony Wigor
mcard-stolen-vigour-calm-text = 1 Zrównoważona Kość.
mcard-stolen-vigour-angry-text = 1 Zrównoważona Kość.
mcard-stolen-vigour-furious-text = 1 Zrównoważona Kość i 1 Kość Ataku.
mcard-spectral-claws = Widmowe Szpony
mcard-spectral-claws-calm-text = 1 Trafienie.
mcard-spectral-claws-angry-text = 2 Trafienia.
mcard-spectral-claws-furious-text = 3 Trafienia.

## Karty Potwora: Therus

mcard-therus-withdraws = Therus się Wycofuje
mcard-therus-withdraws-always-text = Dopóki Therusa nie ma we Dworze, nie można go atakować, a karty, które wymagają jego Komnaty, nic nie robią. W turze dowolnego gracza gracze mogą wspólnie opłacać Czar Przywołania; gdy zostanie opłacony w całości, rzuć Kośćmi Komnat: Therus wraca do wyrzuconej Komnaty.
mcard-therus-withdraws-calm-text = Therus opuszcza Dwór. Czar Przywołania: 3 wybrane zasoby.
mcard-therus-withdraws-angry-text = Therus opuszcza Dwór. Czar Przywołania: 4 wybrane zasoby.
mcard-therus-withdraws-furious-text = Therus opuszcza Dwór. Czar Przywołania: 5 wybranych zasobów.
mcard-step-between-shadows = Krok między Cieniami
mcard-step-between-shadows-calm-text = Rzuć Kośćmi Komnat; Therus przenosi się do wyrzuconej Komnaty.
mcard-step-between-shadows-angry-text = Potem umieść Ogień w jego Komnacie.
mcard-step-between-shadows-furious-text = Potem ponownie rzuć Kośćmi Komnat; Therus przenosi się do wyrzuconej Komnaty.
mcard-seek-the-meddler = Tropem Intruza
mcard-seek-the-meddler-calm-text = Therus przenosi się do Komnaty aktywnego gracza; Ogień go nie zatrzymuje.
mcard-seek-the-meddler-angry-text = Potem każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-seek-the-meddler-furious-text = Potem wzmocnij jego czar o 1.
mcard-return-to-the-throne = Powrót na Tron
mcard-return-to-the-throne-calm-text = Therus przenosi się do Sali Tronowej.
mcard-return-to-the-throne-angry-text = Potem 1 Skarabeusz pojawia się w Sali Tronowej.
mcard-return-to-the-throne-furious-text = Potem wzmocnij jego czar o 2.
mcard-firebolt = Ognisty Pocisk
mcard-firebolt-calm-text = Każdy gracz w Komnacie Therusa otrzymuje 1 Trafienie.
mcard-firebolt-angry-text = Każdy gracz w Komnacie Therusa otrzymuje 2 Trafienia.
mcard-firebolt-furious-text = Każdy gracz w Komnacie Therusa otrzymuje 2 Trafienia, każdy inny gracz na jego Pierścieniu otrzymuje 1 Trafienie.
mcard-ring-of-flame = Pierścień Płomieni
mcard-ring-of-flame-calm-text = Umieść Ogień w Komnacie Therusa.
mcard-ring-of-flame-angry-text = Potem rzuć Kośćmi Komnat; Therus przenosi się do wyrzuconej Komnaty.
mcard-ring-of-flame-furious-text = Potem każdy gracz w jego Komnacie otrzymuje 1 Trafienie.
mcard-mind-spike = Mentalny Kolec
mcard-mind-spike-calm-text = Aktywny gracz wybiera: otrzymuje 1 Trafienie albo odrzuca 1 kartę z ręki (pusta ręka: Trafienie).
mcard-mind-spike-angry-text = Aktywny gracz otrzymuje 1 Trafienie i odrzuca 1 wybraną przez siebie kartę z ręki (pusta ręka: tylko Trafienie).
mcard-mind-spike-furious-text = Każdy gracz wybiera: otrzymuje 1 Trafienie albo odrzuca 1 kartę z ręki (pusta ręka: Trafienie).
mcard-arcane-duel = Magiczny Pojedynek
mcard-arcane-duel-calm-text = Therus atakuje 1 gracza w swojej Komnacie; jeśli nikogo tam nie ma, zamiast tego rzuć Kośćmi Komnat: Therus przenosi się do wyrzuconej Komnaty.
mcard-arcane-duel-angry-text = Therus przenosi się do Komnaty aktywnego gracza i atakuje go.
mcard-arcane-duel-furious-text = Therus przenosi się do Komnaty aktywnego gracza i atakuje go; potem wzmocnij jego czar o 1.
mcard-scorched-corridor = Spalony Korytarz
mcard-scorched-corridor-calm-text = Rzuć Kośćmi Komnat; umieść Ogień w wyrzuconej Komnacie.
mcard-scorched-corridor-angry-text = Potem każdy gracz na Pierścieniu Therusa otrzymuje 1 Trafienie.
mcard-scorched-corridor-furious-text = Potem rzuć Kośćmi Komnat; umieść Ogień w wyrzuconej Komnacie.
mcard-whispered-promise = Szeptana Obietnica
mcard-whispered-promise-calm-text = Wzmocnij czar Therusa o 2.
mcard-whispered-promise-angry-text = Wzmocnij czar Therusa o 3.
mcard-whispered-promise-furious-text = Wzmocnij czar Therusa o 4.
mcard-draining-gaze = Wysysające Spojrzenie
mcard-draining-gaze-calm-text = Każdy gracz w Komnacie Therusa traci 1 wybrany przez siebie zasób albo Żeton Mocy (to nie jest wydawanie; kto nic nie ma, nic nie traci).
mcard-draining-gaze-angry-text = Potem wzmocnij jego czar o 1.
mcard-draining-gaze-furious-text = Potem każdy gracz traci 1 wybrany przez siebie zasób albo Żeton Mocy (to nie jest wydawanie; kto nic nie ma, nic nie traci).
mcard-clockwork-call = Mechaniczne Wezwanie
mcard-clockwork-call-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-call-angry-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-call-furious-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-guard-the-throne = Straż Tronu
mcard-guard-the-throne-calm-text = 1 Skarabeusz pojawia się w Sali Tronowej.
mcard-guard-the-throne-angry-text = Potem 1 Skarabeusz pojawia się w Komnacie Therusa.
mcard-guard-the-throne-furious-text = Potem rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-tide-therus = Mechaniczny Przypływ
mcard-clockwork-tide-therus-calm-text = Rzuć Kośćmi Komnat; 1 Skarabeusz pojawia się w wyrzuconej Komnacie.
mcard-clockwork-tide-therus-angry-text = Wykonaj Fazę Skarabeuszy.
mcard-clockwork-tide-therus-furious-text = Wykonaj Fazę Skarabeuszy.
mcard-gathering-darkness = Gęstniejąca Ciemność
mcard-gathering-darkness-calm-text = 1 Trafienie.
mcard-gathering-darkness-angry-text = 2 Trafienia.
mcard-gathering-darkness-furious-text = 3 Trafienia.
mcard-mirror-ward = Lustrzana Bariera
mcard-mirror-ward-calm-text = 1 Osłona.
mcard-mirror-ward-angry-text = 1 Kość Obrony.
mcard-mirror-ward-furious-text = 1 Kość Obrony i 1 Osłona.
mcard-stolen-min = Skradzione Mîn
mcard-stolen-min-calm-text = 1 Zrównoważona Kość.
mcard-stolen-min-angry-text = 1 Zrównoważona Kość.
mcard-stolen-min-furious-text = 1 Zrównoważona Kość i 1 Kość Ataku.
mcard-hex-of-ruin = Urok Zguby
mcard-hex-of-ruin-calm-text = 1 Trafienie.
mcard-hex-of-ruin-angry-text = 1 Kość Ataku.
mcard-hex-of-ruin-furious-text = 1 Kość Ataku i 1 Trafienie.

## Karty na stole

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

## Dalsze słowa stołu

token-face-down = zakryta karta
die-gauntlet = poziom Rękawicy
    .acc = poziom Rękawicy
enemy-scarabs = Skarabeusze
    .gen = Skarabeuszy
    .acc = Skarabeusze
    .dat = Skarabeuszom
    .ins = Skarabeuszami
    .kind = swarm
wraith-face-clockwise = zgodnie z ruchem wskazówek zegara
wraith-face-counter-clockwise = przeciwnie do ruchu wskazówek zegara
wraith-face-inward = do środka
wraith-face-outward = na zewnątrz
wraith-face-heal = leczenie
source-burst = wybuchy
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
    [what-knowledge] { amount-knowledge.acc }
    [what-scarab] { amount-scarab.acc }
   *[what-power] { amount-power }
}

## Koniec gry

end-won = Potwór Fae jest pokonany, a Dwór ocalony.
end-time = Minął dwunasty Dzień, a Potwór Fae wciąż stoi. Dwór jest stracony.
end-curse = Zbyt wiele Komnat jest Przeklętych. Klątwa zawładnęła Dworem.
end-lady = Ogr Chaosu powalił Lady Weirdwood.
end-life-force = Siła Życiowa Lady Weirdwood wyczerpała się do reszty.
end-possession = Therus zawładnął Lady Weirdwood.
end-scarabs = Trzeba było umieścić Skarabeusza, a pula ogólna była pusta. Skarabeusze opanowały Dwór.

## O co pyta stół

ask-character = Wybierz swoją Postać.
ask-turn = Twoja tura: wybierz następną akcję.
ask-play-card = Wybierz Kartę Akcji, którą zagrywasz.
ask-play-extra-card = Możesz zagrać jeszcze jedną Kartę Akcji.
ask-play-slot = { NAME($card) }: wybierz miejsce Pory Dnia dla tej karty.
ask-play-face = { NAME($card) }: zagrywasz tę kartę odkrytą czy zakrytą?
ask-play-tactic = { NAME($card) }: czy kładziesz na tej karcie Kartę Taktyki?
ask-time-steps = Miejsce Pory Dnia { $slot }: o ile przesuwasz czas do przodu?
ask-face-down = Twoja karta leży zakryta. Wybierz, co ci daje.
ask-copy-card = Wybierz kartę, której akcje kopiujesz. Płacisz jej koszt.
ask-retrieve-card = Wybierz Kartę Akcji, którą bierzesz na rękę.
ask-part = Wybierz następną część akcji Komnaty.
ask-choose = { NAME($source) }: wybierz jedno.
ask-attack = { NAME($source) }: czy atakujesz?
ask-accept = { NAME($source) }: { $who } chce ci coś dać. Czy przyjmujesz?
ask-other-player = { NAME($source) }: wybierz innego gracza.
ask-pay-times = { NAME($source) }: ile razy płacisz?
ask-give-health = Ile Zdrowia oddajesz? Otrzyma je { $who }.
ask-move = Wybierz Komnatę, w której kończysz Ruch.
ask-portal = Wybierz Komnatę, do której prowadzi Portal.
ask-portal-to-player = Wybierz gracza, do którego prowadzi Portal.
ask-use-room = Czy używasz akcji { NAME($room, case: "gen") }?
ask-swap-first = Wybierz pierwszą z dwóch Komnat, które zamieniasz miejscami.
ask-swap-second = { NAME($room) }: wybierz Komnatę, z którą zamienia się miejscem.
ask-cleanse = Wybierz Przeklętą Komnatę, którą oczyszczasz.
ask-banish = Wybierz Komnatę, z której wyganiasz Skarabeusza.
ask-defeat = Wybierz Komnatę, w której pokonujesz Skarabeusza.
ask-time = O ile przesuwasz czas?
ask-refresh = Czy odświeżasz Karty Akcji? Najpierw poruszą się Skarabeusze.
ask-complete-quest = Warunek twojego Zadania jest spełniony. Czy wykonujesz je teraz?
ask-next-quest = Czy bierzesz następne Zadanie, a wraz z nim Żeton Przysługi?
ask-quest-health = Twoje Zadanie kosztuje Zdrowie. Ile tracisz?
ask-quest-slot = Wybierz miejsce Pory Dnia, na którym kładziesz swoje Zadanie.
ask-take-back-tactic = Wybierz zagraną Kartę Taktyki, którą odzyskujesz.
ask-damage = Obrażenia do przyjęcia: { $count }. Wybierz, co tracisz za następne.
ask-discard = Masz na ręce więcej kart niż Zdrowia. Wybierz karty do odrzucenia (razem: { $count }).
ask-discard-cost = Wybierz karty, które odrzucasz jako koszt (razem: { $count }).
ask-exhaust = Wybierz Towarzysza, którego wyczerpujesz.
ask-pay = Do zapłacenia: { $count }. Wybierz, czym płacisz.
ask-wild-pair = Para ikon wieloznaczności obniża koszt o 1. Wybierz, co oszczędzasz.
ask-rebate = Płacisz o 1 mniej. Wybierz, co oszczędzasz.
ask-use-rebate = { NAME($card) } obniża koszt wykuwania. Czy korzystasz z tego teraz?
ask-use-shield = Obrażenia do przyjęcia: { $count }. { NAME($card) } może zmniejszyć ich liczbę. Czy korzystasz z tego teraz?
ask-die-colour = Wybierz Kość Walki.
ask-gain-resource = Wybierz zasób, który zyskujesz. Pozostało: { $count }.
ask-spend-pp = PP do wydania: { $count }. Wybierz tor dla następnego kroku.
ask-group-bonus = Wybierz gracza, który korzysta z premii grupy.
ask-recruit = Wybierz Towarzysza, którego rekrutujesz.
ask-refresh-companion = Wybierz wyczerpanego Towarzysza, którego odświeżasz.
ask-offered-companion = Wybierz Towarzysza z oferty, którego umiejętności używasz.
ask-vault-card = Wybierz zagraną kartę, którą odkładasz do Sejfu Wymian.
ask-free-power = Wybierz Moc, której używasz za darmo.
ask-free-power-now = Koniec Toru Mocy daje ci za darmo 1 Moc, teraz albo nigdy. Czy z niej korzystasz?
ask-power-on-another-turn = Tura innego gracza zaraz się skończy. Czy używasz którejś ze swoich Mocy?
ask-keep-scarab = Pozostało pokonanych Skarabeuszy: { $count }. Zachowujesz następnego czy go zwracasz?
ask-battle-before = { $who_you ->
    [you] Twoja walka
   *[other] Walka gracza { $who }
}, przed rzutem. Trafienia: { $hits } przeciw { $enemy_hits }, Osłony: { $blocks } przeciw { $enemy_blocks }. Czy czegoś używasz?
ask-battle-rolled = { $who_you ->
    [you] Twoja walka, po twoim rzucie
   *[other] Walka gracza { $who }, po jego rzucie
}. Trafienia: { $hits } przeciw { $enemy_hits }, Osłony: { $blocks } przeciw { $enemy_blocks }. Czy czegoś używasz?
ask-battle-after = { $who_you ->
    [you] Twoja walka
   *[other] Walka gracza { $who }
}, po rzutach obu stron. Trafienia: { $hits } przeciw { $enemy_hits }, Osłony: { $blocks } przeciw { $enemy_blocks }. Czy czegoś używasz?
ask-battle-damage = { $who_you ->
    [you] Zaraz otrzymasz
   *[other] { $who } zaraz otrzyma
} obrażenia: { $damage }. Czy czegoś używasz?
ask-charge = Natarcie Bojowe: { NAME($charge) }. Czy go używasz?
ask-cancel = Wybierz, co anulujesz przeciwnikowi.
ask-battle-die = Wybierz Kość Walki, która dołącza do walki.
ask-steal = Możesz ukraść Kość Walki. Pozostało: { $count }.
ask-remove-die = Wybierz Kość Walki, którą wróg traci na tę walkę.
ask-reroll = Wybierz kości, które przerzucasz. Wybrano: { $count }.
ask-pp-before-damage = Zyskujesz { $count } PP, a obrażenia do przyjęcia to { $damage }. Ile PP wydajesz przed obrażeniami?
ask-take-power-card = Wybierz Kartę Mocy, którą usuwasz z planszy Potwora.
ask-keep-power-card = Czy zatrzymujesz Kartę Mocy obok swojej planszetki?
ask-monster-order = Wybierz Kartę Potwora, która przyjdzie jako numer { $count }.
ask-monster-target = Gracze są równie blisko. Wybierz Komnatę, ku której zmierza { NAME($monster) }.
ask-monster-victim = Wybierz gracza, którego atakuje { NAME($monster) }.
ask-ogre-cube = Kostki Zdrowia do usunięcia: { $count }. Wybierz obszar ciała Ogra dla następnej.
ask-lose-card = Musisz odrzucić karty z ręki (razem: { $count }). Wybierz je.
ask-lose-token = Musisz oddać zasoby lub Żetony Mocy. Pozostało: { $count }.
ask-fae-choice = Wybierz, co cię spotyka.
ask-lady-to = Wybierz Komnatę, do której idzie Lady Weirdwood.
ask-lady-portal = Lady Weirdwood jest w Sali Tronowej. Możesz przenieść ją dalej przez Portal.
ask-give-force = Ile Zdrowia oddajesz Lady Weirdwood?
ask-spell-arm = Czar Therusa rośnie w siłę. Pozostało kroków: { $count }. Wybierz ramię.
ask-summoning-payer = Wybierz, kto płaci na Czar Przywołania.
ask-summoning = Czar Przywołania kosztuje jeszcze { $count }. Ile płacisz?

## Na co czekają inni

wait-character = którą Postacią zagrać
wait-turn = następna akcja
wait-play-card = Karta Akcji do zagrania
wait-play-extra-card = czy zagrać jeszcze jedną Kartę Akcji
wait-play-slot = miejsce Pory Dnia dla karty
wait-play-face = karta odkryta czy zakryta
wait-play-tactic = czy dołożyć Kartę Taktyki
wait-time-steps = o ile przesunąć czas
wait-face-down = co daje zakryta karta
wait-copy-card = karta do skopiowania
wait-retrieve-card = Karta Akcji do wzięcia na rękę
wait-part = następna część akcji Komnaty
wait-choose = jeden z kilku efektów
wait-attack = czy zaatakować
wait-accept = czy przyjąć dar
wait-other-player = którego gracza wybrać
wait-pay-times = ile razy zapłacić
wait-give-health = ile Zdrowia oddać
wait-move = Komnata, w której kończy się Ruch
wait-portal = Komnata, do której prowadzi Portal
wait-portal-to-player = gracz, do którego prowadzi Portal
wait-use-room = czy użyć akcji Komnaty
wait-swap-first = pierwsza z dwóch Komnat do zamiany
wait-swap-second = druga z dwóch Komnat do zamiany
wait-cleanse = Przeklęta Komnata do oczyszczenia
wait-banish = skąd wygnać Skarabeusza
wait-defeat = gdzie pokonać Skarabeusza
wait-time = o ile przesunąć czas
wait-refresh = czy odświeżyć Karty Akcji
wait-complete-quest = czy wykonać Zadanie
wait-next-quest = czy wziąć następne Zadanie
wait-quest-health = ile Zdrowia stracić za Zadanie
wait-quest-slot = miejsce Pory Dnia dla Zadania
wait-take-back-tactic = Karta Taktyki do odzyskania
wait-damage = co stracić za obrażenia
wait-discard = karty do odrzucenia
wait-discard-cost = karty do odrzucenia jako koszt
wait-exhaust = Towarzysz do wyczerpania
wait-pay = czym zapłacić
wait-wild-pair = co zaoszczędzić
wait-rebate = co zaoszczędzić
wait-use-rebate = czy wykuwać taniej
wait-use-shield = czy zmniejszyć obrażenia
wait-die-colour = Kość Walki
wait-gain-resource = zasób do zyskania
wait-spend-pp = tor dla następnego kroku
wait-group-bonus = kto skorzysta z premii grupy
wait-recruit = Towarzysz do zrekrutowania
wait-refresh-companion = Towarzysz do odświeżenia
wait-offered-companion = umiejętność Towarzysza z oferty
wait-vault-card = karta do Sejfu Wymian
wait-free-power = Moc do użycia za darmo
wait-free-power-now = czy użyć Mocy za darmo
wait-power-on-another-turn = czy użyć Mocy
wait-keep-scarab = czy zachować pokonanego Skarabeusza
wait-battle-before = czy użyć czegoś przed rzutem
wait-battle-rolled = czy użyć czegoś po rzucie
wait-battle-after = czy użyć czegoś po rzutach obu stron
wait-battle-damage = czy użyć czegoś przed obrażeniami
wait-charge = czy użyć Natarcia Bojowego
wait-cancel = co anulować przeciwnikowi
wait-battle-die = Kość Walki, która dołącza do walki
wait-steal = czy ukraść Kość Walki
wait-remove-die = Kość Walki, którą traci wróg
wait-reroll = kości do przerzucenia
wait-pp-before-damage = ile PP wydać przed obrażeniami
wait-take-power-card = Karta Mocy, którą traci Potwór
wait-keep-power-card = czy zatrzymać Kartę Mocy
wait-monster-order = kolejność Kart Potwora
wait-monster-target = Komnata, ku której zmierza Potwór
wait-monster-victim = kogo atakuje Potwór
wait-ogre-cube = obszar ciała Ogra
wait-lose-card = karty do odrzucenia
wait-lose-token = zasoby lub Żetony Mocy do oddania
wait-fae-choice = jaki skutek ponieść
wait-lady-to = dokąd idzie Lady Weirdwood
wait-lady-portal = Portal dla Lady Weirdwood
wait-give-force = ile Zdrowia oddać Lady Weirdwood
wait-spell-arm = ramię czaru Therusa
wait-summoning-payer = kto płaci na Czar Przywołania
wait-summoning = ile zapłacić na Czar Przywołania

## Odpowiedzi

option-card = { NAME($card) }
option-character = { NAME($character) }
option-place = { NAME($room) }
option-seat = { $who_you ->
    [you] Ty ({ $who })
   *[other] { $who }
}
option-slot = Miejsce { $slot }: { NAME($time) }
option-slot-companion = { NAME($card) }: dowolna Pora Dnia
option-steps = { amount-space } do przodu: { $day ->
    [13] po ostatnim Dniu, przegrywacie
   *[other] { NAME($time) } { $position }, Dzień { $day }
}
option-steps-back = { amount-space } wstecz: { NAME($time) } { $position }, Dzień { $day }
option-count = { $count }
option-lose-health = { amount-health }
option-what = { NAME($what) }
option-track = { NAME($track) }
option-die = { NAME($die) }
option-gauntlet = 1 poziom Rękawicy
option-reroll = { NAME($die) }: { $hits ->
    [0] { $blocks ->
            [0] { $charges ->
                    [0] pusta ścianka
                   *[other] Natarcie Bojowe
                }
            [one] { $blocks } Osłona
           *[other] { amount-of-blocks }
        }
   *[other] { amount-of-hits }
}
option-power = Moc: { NAME($power) }
option-companion = Towarzysz: { NAME($card) }{ $number ->
    [1] { "" }
   *[other] { " " }(umiejętność { $number })
}
option-arm = Ramię { $arm }
option-area = { NAME($area) }
option-part = Część { $count }
option-token-take-back-played-tactics = { quest-clever-tactics }: odzyskaj Kartę Taktyki
option-done = Gotowe
option-pass = Pasuj
option-yes = Tak
option-no = Nie
option-stay = Zostań tutaj
option-end = Zakończ turę
option-play = Zagraj Kartę Akcji
option-room = Użyj akcji Komnaty
option-quest = Wykonaj swoje Zadanie
option-cleanse = Oczyść Komnatę
option-free-power = Użyj Mocy za darmo
option-vault = Użyj Sejfu Wymian
option-lady = Przemieść Lady Weirdwood
option-lady-out = Wyprowadź Lady Weirdwood z Gruzowiska
option-give-force = Oddaj Zdrowie Lady Weirdwood
option-counter-spell = Rzuć kontr-czar
option-summoning = Zapłać na Czar Przywołania
option-face-up = Odkryta
option-face-down = Zakryta
option-down-move = Wykonaj 1 Ruch
option-down-attack = Wykonaj 1 Atak
option-down-min = Zyskaj 1 Mîn
option-down-knowledge = Zyskaj 1 Wiedzę
option-down-scarab = Zyskaj 1 Skarabeusza
option-keep-scarab = Zachowaj Skarabeusza
option-return-scarab = Zwróć Skarabeusza do puli ogólnej
option-damage-health = Strać 1 Zdrowie
option-damage-die = Strać ostatnią wykutą kość
option-damage-gauntlet = Obniż Rękawicę o 1 poziom
option-damage-power = Strać 1 Żeton Mocy
option-suffer-hits = Przyjmij obrażenia
option-suffer-hand-card = Odrzuć z ręki
option-suffer-any-or-power = Oddaj zasoby lub Żetony Mocy
option-favour-hit = Żeton Przysługi: dodaj 1 Trafienie
option-favour-block = Żeton Przysługi: dodaj 1 Osłonę
option-favour-die = Żeton Przysługi: dodaj 1 Kość Walki
option-wild-hit = Para ikon wieloznaczności: 1 Trafienie
option-wild-block = Para ikon wieloznaczności: 1 Osłona
option-cancel-hit = Anuluj 1 Trafienie
option-cancel-block = Anuluj 1 Osłonę

## Co robi efekt

amount-of-hits = { $hits ->
    [one] { $hits } Trafienie
    [few] { $hits } Trafienia
   *[other] { $hits } Trafień
}
amount-of-blocks = { $blocks ->
    [one] { $blocks } Osłonę
    [few] { $blocks } Osłony
   *[other] { $blocks } Osłon
}
hits-and-blocks = { $hits ->
    [0] { amount-of-blocks }
   *[other] { $blocks ->
            [0] { amount-of-hits }
           *[other] { amount-of-hits } i { amount-of-blocks }
        }
}
a-die = { $die ->
    [die-attack] { NAME($die, case: "acc") }
   *[other] { NAME($die, case: "acc") }
}
amount-of-min = { $min } Mîn
gains = { $min ->
    [0] { gains-knowledge }
   *[other] { amount-of-min }{ more-knowledge }
}
amount-of-knowledge = { $knowledge ->
    [one] { $knowledge } Wiedzę
    [few] { $knowledge } Wiedze
   *[other] { $knowledge } Wiedzy
}
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
    [one] { $scarab } Skarabeusza
    [few] { $scarab } Skarabeusze
   *[other] { $scarab } Skarabeuszy
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
    [one] { $any } wybrany zasób
    [few] { $any } wybrane zasoby
   *[other] { $any } wybranych zasobów
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
amount-of-either = { $either ->
    [one] { $either } Mîn albo Wiedzę
    [few] { $either } Mîn albo Wiedze
   *[other] { $either } Mîn albo Wiedzy
}
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
amount-of-power = { $power ->
    [one] { $power } Żeton Mocy
    [few] { $power } Żetony Mocy
   *[other] { $power } Żetonów Mocy
}
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
    [one] { $tactics } Kartę Taktyki
    [few] { $tactics } Karty Taktyki
   *[other] { $tactics } Kart Taktyki
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
amount-of-health = { $health ->
    [one] { $health } Zdrowie
   *[other] { $health } Zdrowia
}
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
amount-of-pp = { $pp } PP
gains-pp = { $pp ->
    [0] to, co dalej
   *[other] { amount-of-pp }
}
more-pp = { $pp ->
    [0] { "" }
   *[other] { glue-pp }{ amount-of-pp }
}
glue-pp = { " i " }
step-gain = Zyskaj { gains }
step-other-gain = Inny gracz zyskuje { gains }
step-pay = Zapłać { $price } za { gains }
step-other-pay = Inny gracz płaci { $price } za { gains }
step-pay-per = Zapłać dowolną liczbę razy
step-other-pay-per = Inny gracz płaci dowolną liczbę razy
step-move = { $all ->
    [1] Ruch mimo Skarabeuszy i Potwora
   *[other] { $scarabs ->
            [1] Ruch mimo Skarabeuszy
           *[other] Ruch
        }
}{ $count ->
    [1] { "" }
   *[other] { " " }({ $count }×)
}
step-other-move = Inny gracz wykonuje { $count ->
    [one] { $count } Ruch
    [few] { $count } Ruchy
   *[other] { $count } Ruchów
}
step-attack = Atak{ $hits ->
    [0] { "" }
   *[other] , +{ amount-of-hits }
}{ $against ->
    [0] { "" }
    [one] , +{ $against } Trafienie przeciw Skarabeuszom
    [few] , +{ $against } Trafienia przeciw Skarabeuszom
   *[other] , +{ $against } Trafień przeciw Skarabeuszom
}{ $dice ->
    [0] { "" }
    [one] , +{ $dice } Kość Walki
   *[other] , +{ $dice } Kości Walki
}{ $steal ->
    [0] { "" }
    [one] , zabierz wrogowi { $steal } kość
    [few] , zabierz wrogowi { $steal } kości
   *[other] , zabierz wrogowi { $steal } kości
}
step-other-attack = Inny gracz atakuje
step-portal-any-other-room = Portal do innej Komnaty
step-other-portal-any-other-room = Inny gracz przenosi się przez Portal do innej Komnaty
step-portal-same-ring-other-room = Portal na tym Pierścieniu
step-other-portal-same-ring-other-room = Inny gracz przenosi się przez Portal na swoim Pierścieniu
step-portal-dice = Portal do Komnaty wskazanej przez Kości Komnat
step-other-portal-dice = Inny gracz przenosi się przez Portal do Komnaty wskazanej przez Kości Komnat
step-portal-ring-neighbour = Przeskocz do sąsiedniej Komnaty Pierścienia
step-other-portal-ring-neighbour = Inny gracz przeskakuje do sąsiedniej Komnaty swojego Pierścienia
step-portal-neighbour-or-facing = Portal do Komnaty obok
step-other-portal-neighbour-or-facing = Inny gracz przenosi się przez Portal do Komnaty obok
step-portal-room-scarabs-2plus = Portal do Komnaty, w której są co najmniej 2 Skarabeusze
step-other-portal-room-scarabs-2plus = Inny gracz przenosi się przez Portal do Komnaty, w której są co najmniej 2 Skarabeusze
step-portal-monster-room-no-scarabs = Portal do Komnaty Potwora
step-other-portal-monster-room-no-scarabs = Inny gracz przenosi się przez Portal do Komnaty Potwora
step-portal-room-of-other-player = Portal do Komnaty innego gracza
step-other-portal-room-of-other-player = Inny gracz przenosi się przez Portal do Komnaty któregoś z graczy
step-swap-rooms = Zamień miejscami 2 Komnaty jednego Pierścienia
step-other-swap-rooms = Inny gracz zamienia miejscami 2 Komnaty jednego Pierścienia
step-use-room-action = Użyj akcji Komnaty
step-other-use-room-action = Inny gracz używa akcji Komnaty
step-battle = Zmień przebieg walki
step-other-battle = Inny gracz zmienia przebieg walki
step-after-battle = Przygotuj coś na czas po walce
step-other-after-battle = Inny gracz zyskuje coś po walce
step-monster-damage = Zadaj Potworowi Fae obrażenia: { $count }
step-other-monster-damage = Inny gracz zadaje Potworowi Fae obrażenia: { $count }
step-lasting-track = Wzmocnij na stałe wszystkie swoje walki
step-other-lasting-track = Inny gracz jest odtąd silniejszy we wszystkich walkach
step-die-on-card = Połóż na tej karcie Kość Walki
step-other-die-on-card = Inny gracz kładzie na tej karcie Kość Walki
step-transfer = Oddaj innemu graczowi do { $count } Zdrowia
step-other-transfer = Inny gracz oddaje do { $count } Zdrowia
step-forge = Wykuj { $count ->
    [one] { $count } Kość Walki
   *[other] do { $count } Kości Walki
}{ $surcharge ->
    [0] { "" }
   *[other] { " " }(koszt wyższy o { $surcharge })
}
step-other-forge = Inny gracz wykuwa { $count ->
    [one] { $count } Kość Walki
   *[other] do { $count } Kości Walki
}{ $surcharge ->
    [0] { "" }
   *[other] { " " }(koszt wyższy o { $surcharge })
}
step-forge-rebate = Wykuwaj taniej
step-other-forge-rebate = Inny gracz wykuwa taniej
step-recruit = Zrekrutuj Towarzysza{ $surcharge ->
    [0] { "" }
   *[other] { " " }(koszt wyższy o { $surcharge })
}
step-other-recruit = Inny gracz rekrutuje Towarzysza{ $surcharge ->
    [0] { "" }
   *[other] { " " }(koszt wyższy o { $surcharge })
}
step-refresh-companion = Odśwież { $count ->
    [one] { $count } Towarzysza
   *[other] do { $count } Towarzyszy
}
step-other-refresh-companion = Inny gracz odświeża { $count ->
    [one] { $count } Towarzysza
   *[other] do { $count } Towarzyszy
}
step-use-offer-companion = Użyj Towarzysza z oferty
step-other-use-offer-companion = Inny gracz używa Towarzysza z oferty
step-banish = Wygnaj { $count ->
    [one] { $count } Skarabeusza
    [2] 2 Skarabeusze
    [3] 3 Skarabeusze
   *[other] wszystkie Skarabeusze
}
step-other-banish = Inny gracz wygania { $count ->
    [one] { $count } Skarabeusza
    [2] 2 Skarabeusze
    [3] 3 Skarabeusze
   *[other] wszystkie Skarabeusze
}
step-defeat = Pokonaj { $count ->
    [one] { $count } Skarabeusza
    [2] 2 Skarabeusze
    [3] 3 Skarabeusze
   *[other] wszystkie Skarabeusze
}
step-other-defeat = Inny gracz pokonuje { $count ->
    [one] { $count } Skarabeusza
    [2] 2 Skarabeusze
    [3] 3 Skarabeusze
   *[other] wszystkie Skarabeusze
}
step-cleanse = Oczyść Przeklętą Komnatę
step-other-cleanse = Inny gracz oczyszcza Przeklętą Komnatę
step-time = Przesuń czas
step-other-time = Inny gracz przesuwa czas
step-draw = Dobierz { amount-action-card.acc }
step-other-draw = Inny gracz dobiera { amount-action-card.acc }
step-retrieve-card = Weź z powrotem na rękę { amount-action-card.acc }
step-other-retrieve-card = Inny gracz bierze z powrotem na rękę { amount-action-card.acc }
step-copy-played-card = Skopiuj akcje zagranej karty
step-other-copy-played-card = Inny gracz kopiuje akcje zagranej karty
step-play-extra-card = Zagraj jeszcze jedną Kartę Akcji
step-other-play-extra-card = Inny gracz zagrywa Kartę Akcji
step-use-power-free = Użyj Mocy za darmo
step-other-use-power-free = Inny gracz używa Mocy za darmo
step-take-monster-power = Zabierz Potworowi Kartę Mocy
step-other-take-monster-power = Inny gracz zabiera Potworowi Kartę Mocy
step-peek-monster = Obejrzyj { $count ->
    [one] { $count } Kartę Potwora
    [few] { $count } Karty Potwora
   *[other] { $count } Kart Potwora
}
step-other-peek-monster = Inny gracz ogląda { $count ->
    [one] { $count } Kartę Potwora
    [few] { $count } Karty Potwora
   *[other] { $count } Kart Potwora
}
step-keep-quest-token = Zachowaj Zadanie na później
step-other-keep-quest-token = Inny gracz zachowuje Zadanie na później
step-choose = Wybierz jeden z kilku efektów
step-other-choose = Inny gracz wybiera, co zyskuje
step-roll-d12 = Rzuć K12
step-other-roll-d12 = Inny gracz rzuca K12
step-if = Wykonaj to, co teraz obowiązuje
step-other-if = Inny gracz wykonuje to, co teraz obowiązuje

## Wybór przy umiejętnościach

option-other-player = Inny gracz
option-gain-min = Zyskaj Mîn
option-gain-knowledge = Zyskaj Wiedzę
option-gain-scarab = Zyskaj Skarabeusza
option-gain-any = Zyskaj wybrane zasoby
option-gain-min-or-knowledge = Zyskaj Mîn albo Wiedzę
option-gain-power = Zyskaj Żeton Mocy
option-gain-tactics = Zyskaj Kartę Taktyki
option-gain-health = Ty zyskujesz Zdrowie
option-gain-pp = Zyskaj PP
option-battle-hits = Dodaj 1 Trafienie
option-battle-blocks = Dodaj 1 Osłonę
option-battle-dice = Dodaj Kość Walki
option-battle-reroll = Przerzuć kości
option-battle-steal = Ukradnij Kość Walki
option-battle-remove-enemy-dice = Odbierz wrogowi Kość Walki
option-battle-cancel-enemy = Anuluj coś wrogowi
option-battle-reduce-damage = Przyjmij mniej obrażeń
option-move = Ruch
option-attack = Atak
option-portal = Portal
option-swap-rooms = { step-swap-rooms }
option-use-room-action = { step-use-room-action }
option-monster-damage = Zadaj obrażenia Potworowi Fae
option-pay = Zapłać za coś
option-forge = Wykuj Kość Walki
option-recruit = Zrekrutuj Towarzysza
option-refresh-companion = Odśwież Towarzysza
option-use-offer-companion = { step-use-offer-companion }
option-banish = Wygnaj Skarabeusze
option-defeat = Pokonaj Skarabeusze
option-time = { step-time }
option-draw = Dobierz Karty Akcji
option-retrieve-card = Weź kartę z powrotem na rękę
option-use-power-free = { step-use-power-free }
option-peek-monster = Obejrzyj Karty Potwora

## Kronika

log-game-start = Korytarze Dworu zaczynają się obracać. Wasz wróg: { NAME($monster) }.
log-takes-character = { $who_you ->
    [you] Wybierasz Postać: { NAME($character) }.
   *[other] { $who } wybiera Postać: { NAME($character) }.
}
log-first-player = { $who_you ->
    [you] Zaczynasz grę.
   *[other] Zaczyna { $who }.
}
log-turn = { $who_you ->
    [you] Twoja tura.
   *[other] Tura: { $who }.
}
log-won = { end-won }
log-lost-time = { end-time }
log-lost-curse = { end-curse }
log-lost-lady = { end-lady }
log-lost-life-force = { end-life-force }
log-lost-possession = { end-possession }
log-lost-scarabs = { end-scarabs }
log-arrives = { $who_you ->
    [you] Przenosisz się { NAME($room, case: "to") }.
   *[other] { $who } przenosi się { NAME($room, case: "to") }.
}
log-monster-arrives = { NAME($monster) } pojawia się { NAME($room, case: "at") }.
log-monster-leaves = { NAME($monster) } opuszcza Dwór.
log-monster-stays = { NAME($monster) } zostaje na miejscu.
log-lady-arrives = Lady Weirdwood przenosi się { NAME($room, case: "to") }.
log-swap = { NAME($room) } i { NAME($other) } zamieniają się miejscami.
log-room-dice = Kości Komnat wskazują Dzień { $day } i { NAME($ring, case: "acc") }: { NAME($room) }.
log-scarab-phase = Faza Skarabeuszy: Skarabeusze ruszają na zewnątrz.
log-scarab-appears = Skarabeusz pojawia się { NAME($room, case: "at") }.
log-scarabs-move = { $count ->
    [one] { $count } Skarabeusz przechodzi
    [few] { $count } Skarabeusze przechodzą
   *[other] { $count } Skarabeuszy przechodzi
} { NAME($room, case: "from") } { NAME($other, case: "to") }.
log-scarabs-leave = { $count ->
    [one] Znika { $count } Skarabeusz
    [few] Znikają { $count } Skarabeusze
   *[other] Znika { $count } Skarabeuszy
} { NAME($room, case: "from") }.
log-scarab-kept = { $who_you ->
    [you] Zachowujesz pokonanego Skarabeusza.
   *[other] { $who } zachowuje pokonanego Skarabeusza.
}
log-room-cursed = Klątwa spada na { NAME($room, case: "acc") }.
log-room-cleansed = Oczyszczono { NAME($room, case: "acc") }.
log-tile = { $what ->
    [tile-rubble] Gruzowisko zasypuje { NAME($room, case: "acc") }.
   *[other] Ogień wybucha { NAME($room, case: "at") }.
}
log-no-tile = Nie można umieścić { NAME($what, case: "gen") } { NAME($room, case: "at") }.
log-time-forward = Czas przesuwa się do przodu o { amount-space }: Dzień { $day }, { NAME($time) } { $position }.
log-time-back = Czas cofa się o { amount-space }: Dzień { $day }, { NAME($time) } { $position }.
log-gain = { $who_you ->
    [you] Zyskujesz { count-of-what }.
   *[other] { $who } zyskuje { count-of-what }.
}
log-spend = { $who_you ->
    [you] Wydajesz { count-of-what }.
   *[other] { $who } wydaje { count-of-what }.
}
log-lose-token = { $who_you ->
    [you] Tracisz 1 { NAME($what, case: "acc") }.
   *[other] { $who } traci 1 { NAME($what, case: "acc") }.
}
log-health-up = { $who_you ->
    [you] Zyskujesz { amount-health }, masz: { $now }.
   *[other] { $who } zyskuje { amount-health }, razem: { $now }.
}
log-health-down = { $who_you ->
    [you] Tracisz { amount-health }, masz: { $now }.
   *[other] { $who } traci { amount-health }, zostaje: { $now }.
}
log-forge = { $die ->
    [die-gauntlet] { $who_you ->
            [you] Podnosisz Rękawicę Złodzieja o 1 poziom.
           *[other] { $who } podnosi Rękawicę Złodzieja o 1 poziom.
        }
   *[other] { $who_you ->
            [you] Wykuwasz { a-die }.
           *[other] { $who } wykuwa { a-die }.
        }
}
log-lose-die = { $die ->
    [die-gauntlet] { $who_you ->
            [you] Tracisz 1 poziom Rękawicy Złodzieja.
           *[other] { $who } traci 1 poziom Rękawicy Złodzieja.
        }
   *[other] { $who_you ->
            [you] Tracisz { a-die }.
           *[other] { $who } traci { a-die }.
        }
}
log-track = { $who_you ->
    [you] Docierasz do pola { $count } { NAME($track, case: "at") }.
   *[other] { $who } dociera do pola { $count } { NAME($track, case: "at") }.
}
log-group-track = Grupa dociera do pola { $count } na Torze Grupowych PP.
log-lasting = { $who_you ->
    [you] Od teraz masz { hits-and-blocks } w każdej walce.
   *[other] Od teraz { $who } ma { hits-and-blocks } w każdej walce.
}
log-roll-d12 = { $who_you ->
    [you] Wyrzucasz { $count } na K12.
   *[other] { $who } wyrzuca { $count } na K12.
}
log-room-action = { $who_you ->
    [you] Używasz akcji { NAME($room, case: "gen") }.
   *[other] { $who } używa akcji { NAME($room, case: "gen") }.
}
log-draw = { $who_you ->
    [you] Dobierasz kartę: { NAME($card) }.
   *[other] { $who } dobiera kartę: { NAME($card) }.
}
log-discard = { $who_you ->
    [you] Odrzucasz kartę: { NAME($card) }.
   *[other] { $who } odrzuca kartę: { NAME($card) }.
}
log-play = { $who_you ->
    [you] Zagrywasz kartę na miejsce { $slot } ({ NAME($side) }): { NAME($card) }.
   *[other] { $who } zagrywa kartę na miejsce { $slot } ({ NAME($side) }): { NAME($card) }.
}
log-copy = { NAME($card) } przejmuje akcje karty { NAME($what) }.
log-card-back = { $who_you ->
    [you] Bierzesz z powrotem na rękę: { NAME($card) }.
   *[other] { $who } bierze z powrotem na rękę: { NAME($card) }.
}
log-to-vault = { $who_you ->
    [you] Odkładasz kartę do Sejfu Wymian: { NAME($card) }.
   *[other] { $who } odkłada kartę do Sejfu Wymian: { NAME($card) }.
}
log-from-vault = { $who_you ->
    [you] Bierzesz kartę z Sejfu Wymian: { NAME($card) }.
   *[other] { $who } bierze kartę z Sejfu Wymian: { NAME($card) }.
}
log-die-on-card = { $who_you ->
    [you] Kładziesz { a-die } na karcie { NAME($card) }.
   *[other] { $who } kładzie { a-die } na karcie { NAME($card) }.
}
log-card-die = { $who_you ->
    [you] Karta { NAME($card) } daje ci na tę walkę { a-die }.
   *[other] { $who } bierze na tę walkę { a-die } z karty { NAME($card) }.
}
log-gain-tactic = { $who_you ->
    [you] Zyskujesz Kartę Taktyki: { NAME($card) }.
   *[other] { $who } zyskuje Kartę Taktyki: { NAME($card) }.
}
log-play-tactic = { $who_you ->
    [you] Zagrywasz Kartę Taktyki: { NAME($card) }.
   *[other] { $who } zagrywa Kartę Taktyki: { NAME($card) }.
}
log-use-tactic = { $who_you ->
    [you] Używasz Karty Taktyki: { NAME($card) }.
   *[other] { $who } używa Karty Taktyki: { NAME($card) }.
}
log-tactic-back = { $who_you ->
    [you] Odzyskujesz Kartę Taktyki: { NAME($card) }.
   *[other] { $who } odzyskuje Kartę Taktyki: { NAME($card) }.
}
log-refresh = { $who_you ->
    [you] Odświeżasz swoje Karty Akcji.
   *[other] { $who } odświeża swoje Karty Akcji.
}
log-recruit = { $who_you ->
    [you] Rekrutujesz Towarzysza: { NAME($card) }.
   *[other] { $who } rekrutuje Towarzysza: { NAME($card) }.
}
log-exhaust = { $who_you ->
    [you] Wyczerpujesz Towarzysza: { NAME($card) }.
   *[other] { $who } wyczerpuje Towarzysza: { NAME($card) }.
}
log-refresh-companion = { $who_you ->
    [you] Odświeżasz Towarzysza: { NAME($card) }.
   *[other] { $who } odświeża Towarzysza: { NAME($card) }.
}
log-borrow-ability = { $who_you ->
    [you] Pożyczasz do końca tury umiejętność: { NAME($card) }.
   *[other] { $who } pożycza do końca tury umiejętność: { NAME($card) }.
}
log-draw-quest = { $who_you ->
    [you] Dobierasz Zadanie: { NAME($card) }.
   *[other] { $who } dobiera Zadanie: { NAME($card) }.
}
log-lay-quest = { $who_you ->
    [you] Kładziesz swoje Zadanie na miejscu { $slot }: { NAME($card) }.
   *[other] { $who } kładzie Zadanie na miejscu { $slot }: { NAME($card) }.
}
log-complete-quest = { $who_you ->
    [you] Wykonujesz Zadanie: { NAME($card) }.
   *[other] { $who } wykonuje Zadanie: { NAME($card) }.
}
log-quest-token = { $who_you ->
    [you] Zachowujesz nagrodę na później: { NAME($token) }.
   *[other] { $who } zachowuje nagrodę na później: { NAME($token) }.
}
log-gain-favour = { $who_you ->
    [you] Zyskujesz Żeton Przysługi Lady Weirdwood.
   *[other] { $who } zyskuje Żeton Przysługi Lady Weirdwood.
}
log-spend-favour = { $who_you ->
    [you] Oddajesz Żeton Przysługi.
   *[other] { $who } oddaje Żeton Przysługi.
}
log-power = { $who_you ->
    [you] Używasz Mocy: { NAME($power) }.
   *[other] { $who } używa Mocy: { NAME($power) }.
}
log-free-power = { $who_you ->
    [you] Przed końcem swojej tury możesz użyć za darmo 1 Mocy.
   *[other] { $who } może przed końcem tury użyć za darmo 1 Mocy.
}
log-attack = { $who_you ->
    [you] Atakujesz { NAME($enemy, case: "acc") } { NAME($room, case: "at") }.
   *[other] { $who } atakuje { NAME($enemy, case: "acc") } { NAME($room, case: "at") }.
}
log-attacked = { NAME($enemy) } atakuje { $who_you ->
    [you] cię
   *[other] gracza { $who }
} { NAME($room, case: "at") }.
log-roll = { NAME($who, attr: "kind") ->
    [monster] { NAME($who) } rzuca
    [swarm] { NAME($who) } rzucają
   *[player] { $who_you ->
            [you] Rzucasz
           *[other] { $who } rzuca
        }
} { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
}. Trafienia: { $hits }, Osłony: { $blocks }, { NAME($who, attr: "kind") ->
    [monster] wybuchy
    [swarm] wybuchy
   *[player] Natarcia Bojowe
}: { $charges }.
log-charge = { $who_you ->
    [you] Używasz Natarcia Bojowego: { NAME($charge) }.
   *[other] { $who } używa Natarcia Bojowego: { NAME($charge) }.
}
log-battle-bonus = { NAME($source) }: { $who_you ->
    [you] zyskujesz
   *[other] { $who } zyskuje
} w tej walce { hits-and-blocks }.
log-battle-die = { $who_you ->
    [you] Dodajesz w tej walce { a-die }.
   *[other] { $who } dodaje w tej walce { a-die }.
}
log-steal-die = { $who_you ->
    [you] Kradniesz na tę walkę { a-die }.
   *[other] { $who } kradnie na tę walkę { a-die }.
}
log-remove-die = { $who_you ->
    [you] Odbierasz wrogowi na tę walkę { a-die }.
   *[other] { $who } odbiera wrogowi na tę walkę { a-die }.
}
log-cancel = { NAME($source) }: { $who_you ->
    [you] anulujesz
   *[other] { $who } anuluje
} wrogowi { hits-and-blocks }.
log-wild-pair = { $who_you ->
    [you] Twoja para ikon wieloznaczności daje ci: 1 { NAME($icon) }.
   *[other] { $who } otrzymuje z pary ikon wieloznaczności: 1 { NAME($icon) }.
}
log-battle-totals = { $who_you ->
    [you] Ty
   *[other] { $who }
}: { $hits ->
    [one] { $hits } Trafienie
    [few] { $hits } Trafienia
   *[other] { $hits } Trafień
}, { $blocks ->
    [one] { $blocks } Osłona
    [few] { $blocks } Osłony
   *[other] { $blocks } Osłon
}. { NAME($enemy) }: { $enemy_hits ->
    [one] { $enemy_hits } Trafienie
    [few] { $enemy_hits } Trafienia
   *[other] { $enemy_hits } Trafień
}, { $enemy_blocks ->
    [one] { $enemy_blocks } Osłona
    [few] { $enemy_blocks } Osłony
   *[other] { $enemy_blocks } Osłon
}.
log-defence-totals = { NAME($enemy) }: { $enemy_hits ->
    [one] { $enemy_hits } Trafienie
    [few] { $enemy_hits } Trafienia
   *[other] { $enemy_hits } Trafień
}. { $who_you ->
    [you] Ty
   *[other] { $who }
}: { $blocks ->
    [one] { $blocks } Osłona
    [few] { $blocks } Osłony
   *[other] { $blocks } Osłon
}.
log-monster-damaged = { $who_you ->
    [you] Zadajesz { NAME($monster, case: "dat") } { amount-damage }.
   *[other] { $who } zadaje { NAME($monster, case: "dat") } { amount-damage }.
}
log-ogre-cube = { NAME($monster) } traci kostkę Zdrowia, zostaje: { $left }.
log-monster-hurt = Zdrowie { NAME($monster, case: "gen") } spada do { $now }.
log-monster-heals = Zdrowie { NAME($monster, case: "gen") } rośnie do { $now }.
log-monster-card = Karta Potwora: { NAME($card) }.
log-monster-deck = Odrzucone karty { NAME($monster, case: "gen") } tworzą nową talię.
log-monster-order = Następną Kartą Potwora będzie { NAME($card) }.
log-peek-monster = { $who_you ->
    [you] Oglądasz wierzchnie Karty Potwora (liczba: { $count }).
   *[other] { $who } ogląda wierzchnie Karty Potwora (liczba: { $count }).
}
log-power-card = Karta Mocy { NAME($card) } wzmacnia Potwora.
log-power-card-discarded = Karta Mocy { NAME($card) } zostaje odrzucona.
log-power-card-kept = { $who_you ->
    [you] Zatrzymujesz Kartę Mocy: { NAME($card) }.
   *[other] { $who } zatrzymuje Kartę Mocy: { NAME($card) }.
}
log-power-card-used = { $who_you ->
    [you] Używasz Karty Mocy: { NAME($card) }.
   *[other] { $who } używa Karty Mocy: { NAME($card) }.
}
log-power-cards-beaten = { $who_you ->
    [you] Zyskujesz { $count } PP za Karty Mocy Potwora.
   *[other] { $who } zyskuje { $count } PP za Karty Mocy Potwora.
}
log-wraith-die = Kość Upiora Mîn wskazuje: { NAME($face) }.
log-lady-rescued = W Sali Tronowej nie ma już Skarabeuszy: Lady Weirdwood jest uratowana.
log-lady-hurt = Lady Weirdwood traci Zdrowie, zostaje: { $now }.
log-life-force-up = Siła Życiowa Lady Weirdwood rośnie do { $now }.
log-life-force-down = Siła Życiowa Lady Weirdwood spada do { $now }.
log-spell-arm = Ramię { $arm } czaru Therusa jest teraz na polu { $now }.
log-spell-cast = Therus rzuca Podstępny Czar Zawładnięcia.
log-possession-left = Lady Weirdwood przesuwa się w lewo na pole { $now } Toru Zawładnięcia.
log-possession-right = Lady Weirdwood przesuwa się w prawo na pole { $now } Toru Zawładnięcia.
log-counter-spell = { $who_you ->
    [you] Rzucasz kontr-czar.
   *[other] { $who } rzuca kontr-czar.
}
log-plan = Do Planów Therusa dochodzi karta, razem: { $count }.
log-summoning = { $count ->
    [0] Czar Przywołania jest opłacony w całości.
   *[other] Czar Przywołania kosztuje jeszcze { $count }.
}

## Scena

scene-wm-people = Strażnicy
scene-wm-person = Strażnik
scene-wm-phase-set-up = Przygotowanie
scene-wm-phase-turn = Tura
scene-wm-phase-turn-end = Koniec tury
scene-wm-set-up = przygotowanie
scene-wm-now = Dzień { $day } · { $time } { $position }
scene-wm-days-left = { $count ->
    [one] został { $count } dzień
    [few] zostały { $count } dni
   *[other] zostało { $count } dni
}
scene-wm-footnote = { $monster }: stan { $state }, Zdrowie { $health } z { $whole }. Zostało dni: { $days }.
scene-wm-seat-status = { $warden } · kości { $dice } · Moc { $power } · ręka { $hand }
scene-wm-no-character = jeszcze bez Postaci
scene-wm-manor = Dwór
scene-wm-corridors = Korytarz Dni i Korytarz Pory Dnia
scene-wm-corridors-text = Wewnętrzny korytarz obraca się, gdy przesuwa się czas, zewnętrzny z każdym nowym Dniem. Komnata jest otwarta na korytarz tam, gdzie ma on przed nią przejście.
scene-wm-position = { $time } { $position }
scene-wm-away = poza Dworem
scene-wm-figure = { $warden } ({ $who })
scene-wm-cursed-cost = Przeklęta, oczyszczenie kosztuje: { $cost }
scene-wm-leaves = Planszetki i plansze
scene-wm-sheet = Planszetka: { $who }
scene-wm-several = Wybierz, co zrobić
scene-wm-back-out = Wstecz
scene-wm-close = Zamknij
scene-wm-health = Zdrowie { $count } z { $most }
scene-wm-health-of = Zdrowie { $count } z { $whole }
scene-wm-favours = { $count ->
    [one] { $count } Żeton Przysługi
    [few] { $count } Żetony Przysługi
   *[other] { $count } Żetonów Przysługi
}
scene-wm-free = nic
scene-wm-slots = Miejsca Pór Dnia
scene-wm-slot = Miejsce: { $time }
scene-wm-slot-of = Miejsce Towarzysza: { $companion }
scene-wm-slot-free = { $slot }, bez karty
scene-wm-match = Pasujące ikony: { $icon }
scene-wm-matches = Pasujące ikony:
scene-wm-spent = zużyta
scene-wm-used = użyta w tej turze
scene-wm-chosen = wybrana
scene-wm-back = Karta Potwora, { $type }
scene-wm-dice = Wykute Kości Walki: { $count } z { $of }
scene-wm-gauntlet = Rękawica Złodzieja, poziom { $count } z { $of }
scene-wm-next-die = Koszt następnego wykucia: { $cost }
scene-wm-next-short = dalej
scene-wm-die-balanced = Z
scene-wm-die-attack = A
scene-wm-die-defence = O
scene-wm-track = { $track }: { $count } z { $of }
scene-wm-track-next = Pole { $space }: { $bonus }
scene-wm-free-power = 1 Moc za darmo
scene-wm-retinue = Towarzysze, Zadanie i trwałe premie
scene-wm-quest-met = można je teraz wykonać
scene-wm-borrowed = do końca tury
scene-wm-hand = Ręka { $count }/{ $limit }
scene-wm-tactics = Taktyka { $count }
scene-wm-hand-empty = Brak kart na ręce.
scene-wm-pile = Stos dobierania: { $count }
scene-wm-discards = Stos kart odrzuconych: { $count }
scene-wm-offer = Towarzysze
scene-wm-to-choose = Do wyboru
scene-wm-characters = Wybierz Postać
scene-wm-complexity = Trudność { $count } z 3
scene-wm-surcharge = { $count ->
    [one] następny kosztuje o { $count } zasób więcej
    [few] następny kosztuje o { $count } zasoby więcej
   *[other] następny kosztuje o { $count } zasobów więcej
}
scene-wm-cannot-recruit = nie możesz rekrutować
scene-wm-companion-deck = Towarzysze w talii: { $count }
scene-wm-tactics-deck = Karty Taktyki w talii: { $count }
scene-wm-quest-deck = Zadania w talii: { $count }; pozostałe Żetony Przysługi: { $favours }
scene-wm-tiles-left = { $tile }, pozostałe kafelki: { $count }
scene-wm-scarab-supply = Skarabeusze w puli ogólnej: { $count }
scene-wm-stock = Skarabeusze w puli ogólnej: { $scarabs }. Towarzysze w ofercie: { $offer }.
scene-wm-offer-empty = W ofercie nie ma Towarzyszy.
scene-wm-companion-slot = Daje dodatkowe miejsce na kartę, na dowolną Porę Dnia.
scene-wm-monster-away = { $count ->
    [one] poza Dworem; Czar Przywołania, do zapłaty: { $count } zasób
    [few] poza Dworem; Czar Przywołania, do zapłaty: { $count } zasoby
   *[other] poza Dworem; Czar Przywołania, do zapłaty: { $count } zasobów
}
scene-wm-state-days = Dni { $from }–{ $to }
scene-wm-resolving = Rozpatrywana
scene-wm-power-cards = Karty Mocy { $count }/{ $of }
scene-wm-deck = Talia Potwora: { $count }
scene-wm-next = Następna
scene-wm-next-card = Następna Karta Potwora: { $type }, czas +{ $steps }
scene-wm-next-unknown = Karty w talii Potwora: { $count }
scene-wm-steps = { $count ->
    [one] przesuwa czas o { $count } miejsce do przodu
    [few] przesuwa czas o { $count } miejsca do przodu
   *[other] przesuwa czas o { $count } miejsc do przodu
}
scene-wm-plans = Plany: { $count }
scene-wm-pool = Rzuciłby teraz
scene-wm-because-strength = Siła ({ $state })
scene-wm-because-threat = Zagrożenie Klątwą { $count }+
scene-wm-because-health = Zdrowie { $count }+
scene-wm-because-head = Głowa pusta
scene-wm-because-torso = Tułów pusty
scene-wm-because-arms = Ręce puste
scene-wm-area = { $area }, pozostałe kostki: { $count }
scene-wm-threat = Zagrożenie Klątwą { $count }; przy { $end } przegrywacie
scene-wm-lady-rescued = uratowana
scene-wm-lady-trapped = { $count ->
    [one] uwięziona: { $count } Skarabeusz w Sali Tronowej
    [few] uwięziona: { $count } Skarabeusze w Sali Tronowej
   *[other] uwięziona: { $count } Skarabeuszy w Sali Tronowej
}
scene-wm-lady-debt = trzeba ją wyprowadzić z Gruzowiska
scene-wm-life-force = Siła Życiowa { $count } z { $most }
scene-wm-possession = Lady Weirdwood na polu { $space } z { $end }; przy 0 przegrywacie
scene-wm-strengthens = Każda płatność wzmacnia czar o { $count }
scene-wm-arm = Ramię czaru { $arm }: { $count } z { $of }
scene-wm-battle-step = Etap walki
scene-wm-step-before = Przed
scene-wm-step-rolled = Rzut
scene-wm-step-after = Po rzucie
scene-wm-step-damage = Obrażenia
scene-wm-step-end = Koniec
scene-wm-attacks = w ataku
scene-wm-defends = w obronie
scene-wm-takes = otrzymane obrażenia: { $count }
scene-wm-would-take = przy obecnym stanie obrażenia: { $count }
scene-wm-takes-now = teraz obrażenia: { $count }
scene-wm-fled = { $count ->
    [one] Uciekł { $count } Skarabeusz.
    [few] Uciekły { $count } Skarabeusze.
   *[other] Uciekło { $count } Skarabeuszy.
}
scene-wm-reduced = Obrażenia Strażnika zmniejszone o { $count }.
scene-wm-ignored = Trafienia wroga są pomijane.
scene-wm-battle-within = Inna walka czeka, aż ta się skończy.
scene-wm-standing-scarabs = Przeciw Skarabeuszom, bez kości:
scene-wm-standing-monster = Przeciw Potworowi Fae, bez kości:
scene-wm-nothing = nic
scene-wm-cost = Koszt:
scene-wm-face-down-use = Zakryta: wykonaj 1 Ruch albo 1 Atak, albo zyskaj 1 zasób; jej ikony się nie liczą.
scene-wm-sealed = Pozostaje Przeklęta do końca gry.
scene-wm-to-cleanse = Gdy jest Przeklęta, oczyszczenie:
scene-wm-gives = daje { $count } PP
scene-wm-printed = Nadrukowana na planszy: nie można jej przekląć ani zamienić.
scene-wm-not-laid = nie ma jej w tej grze
scene-wm-provenance-public = Liczby tej karty: z publicznych opisów gry; słowa są nasze.
scene-wm-provenance-house = Liczby tej karty: zasada domowa tego projektu; słowa są nasze.
scene-wm-provenance-seed = Liczby tej karty: tak jak podaje instrukcja; słowa są nasze.
