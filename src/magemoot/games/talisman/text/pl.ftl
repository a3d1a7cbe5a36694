# Talisman po polsku. Terminy jak w polskim wydaniu (Poszukiwacz, Siła, Moc, Życie, Los, Przyjaciel, Wróg …). Nazwy kart, których nie ma
# w instrukcji, pochodzą ze starszego wydania albo są robocze; content/ mówi przy każdej karcie, skąd. Wszystkie teksty są własne.

## Gra

game-talisman = Talisman: Magia i Miecz
    .tagline = Rośnij w siłę, znajdź Talizman, zdobądź Koronę Władzy.
    .about = Wędruj po kręgach niebezpiecznej krainy, walcz z jej mieszkańcami, zdobywaj Siłę, Moc i przyjaciół. Z Talizmanem możesz przejść przez Dolinę Ognia i dotrzeć do Korony Władzy, skąd pokonasz rywali, aż pozostaniesz tylko ty.

## Słowa stołu

region-outer = Zewnętrzna Kraina
region-middle = Środkowa Kraina
region-inner = Wewnętrzna Kraina
region-crown = Korona Władzy
alignment-good = Dobry
alignment-neutral = Neutralny
alignment-evil = Zły
stage-set-up = przygotowanie
stage-arrival = nowy Poszukiwacz
stage-start = przed ruchem
stage-move = ruch
stage-landed = przybycie
stage-cards = karty
stage-space = obszar
stage-end = koniec tury
value-strength = Siła
value-craft = Moc
value-life = Życie
value-fate = Los
value-gold = złoto
deck-adventure = karty Przygód
deck-spell = karty Zaklęć
deck-purchase = karty Ekwipunku
deck-talisman = karty Talizmanów
deck-character = karty Poszukiwaczy
type-event = Zdarzenie
type-enemy = Wróg
type-stranger = Nieznajomy
type-object = Przedmiot
type-magic-object = Magiczny Przedmiot
type-follower = Przyjaciel
type-place = Miejsce
type-spell = Zaklęcie
type-character = Poszukiwacz
subtype-animal = Zwierzę
subtype-dragon = Smok
subtype-monster = Potwór
subtype-spirit = Duch
subtype-weapon = Broń
subtype-armour = Pancerz

## Obszary

space-city = Miasto
    .at = w Mieście
    .to = do Miasta
space-city-text = Odwiedź jedną osobę. Czarodziejka: rzuć 1 kością: 1 Ropucha na 3 tury; 2 tracisz 1 punkt Siły; 3 tracisz 1 punkt Mocy; 4 zyskujesz 1 punkt Mocy; 5 zyskujesz 1 punkt Siły; 6 otrzymujesz 1 Zaklęcie. Lekarz: odzyskaj do 2 punktów Życia, po 1 sztuce złota za każdy. Alchemik: odrzuć dowolne swoje Przedmioty i za każdy otrzymaj 1 sztukę złota.
space-fields = Pola
    .at = na Polach
    .to = na Pola
space-fields-text = Dobierz 1 kartę, chyba że już tu jakaś leży.
space-hills = Wzgórza
    .at = na Wzgórzach
    .to = na Wzgórza
space-hills-text = Dobierz 1 kartę, chyba że już tu jakaś leży.
space-plains = Równiny
    .at = na Równinach
    .to = na Równiny
space-plains-text = Dobierz 1 kartę, chyba że już tu jakaś leży.
space-woods = Puszcza
    .at = w Puszczy
    .to = do Puszczy
space-woods-text = Dobierz 1 kartę, chyba że już tu jakaś leży.
space-tavern = Gospoda
    .at = w Gospodzie
    .to = do Gospody
space-tavern-text = Rzuć 1 kością: 1 upijasz się i tracisz turę; 2 bójka z Wieśniakiem o Sile 3; 3 przegrywasz 1 sztukę złota; 4 wygrywasz 1 sztukę złota; 5 czarodziej proponuje, że w następnym ruchu teleportuje cię na dowolny obszar Zewnętrznej Krainy; 6 przewoźnik proponuje, że w następnym ruchu przewiezie cię do Świątyni.
space-ruins = Ruiny
    .at = w Ruinach
    .to = do Ruin
space-ruins-text = Dobieraj karty, aż będą tu leżeć 2.
space-forest = Las
    .at = w Lesie
    .to = do Lasu
space-forest-text = Rzuć 1 kością: 1 atakuje cię Zbir o Sile 4; 2 lub 3 gubisz drogę i tracisz turę; 4 lub 5 nic; 6 łowczy wyprowadza cię z lasu: zyskujesz 1 punkt Mocy.
space-village = Wioska
    .at = w Wiosce
    .to = do Wioski
space-village-text = Odwiedź jedną osobę. Kowal: Hełm lub Miecz za 2 sztuki złota, Topór lub Tarcza za 3, Zbroja za 4. Medyk: odzyskaj Życie do wartości Życia, po 1 sztuce złota za punkt. Mistyk: rzuć 1 kością: 1 stajesz się Zły; 2 lub 3 nic; 4 stajesz się Dobry; 5 zyskujesz 1 punkt Mocy; 6 otrzymujesz 1 Zaklęcie. Uwalnia od Przekleństwa.
space-graveyard = Cmentarz
    .at = na Cmentarzu
    .to = na Cmentarz
space-graveyard-text = Dobry: tracisz 1 punkt Życia. Neutralny: odzyskujesz Los do wartości Losu, po 1 sztuce złota za punkt. Zły: odzyskujesz cały Los za darmo albo modlisz się: rzuć 1 kością: 1 do 4 nic; 5 zyskujesz 1 punkt Losu; 6 otrzymujesz 1 Zaklęcie.
space-sentinel = Strażnik
    .at = przy Strażniku
    .to = do Strażnika
space-sentinel-text = Dobierz 1 kartę, chyba że już tu jakaś leży. Kto chce stąd przejść przez most do Środkowej Krainy, musi najpierw pokonać Strażnika o Sile 9 albo mu się wymknąć. W drodze powrotnej Strażnik nie atakuje.
space-chapel = Kapliczka
    .at = w Kapliczce
    .to = do Kapliczki
space-chapel-text = Zły: tracisz 1 punkt Życia. Neutralny: odzyskujesz Życie do wartości Życia, po 1 sztuce złota za punkt. Dobry: odzyskujesz całe Życie za darmo albo modlisz się: rzuć 1 kością: 1 do 4 nic; 5 zyskujesz 1 punkt Życia; 6 otrzymujesz 1 Zaklęcie.
space-crags = Skały
    .at = na Skałach
    .to = na Skały
space-crags-text = Rzuć 1 kością: 1 atakuje cię Duch o Mocy 4; 2 lub 3 gubisz drogę i tracisz turę; 4 lub 5 nic; 6 barbarzyńca wyprowadza cię ze Skał: zyskujesz 1 punkt Siły.
space-warlocks-cave = Jaskinia Czarownika
    .at = w Jaskini Czarownika
    .to = do Jaskini Czarownika
space-warlocks-cave-text = Czarownik może zlecić ci zadanie: rzuć 1 kością. Gdy je wykonasz, sprowadzi cię tu i da ci Talizman. Do tego czasu nie możesz otwierać Tajemnych Wrót.
space-desert = Pustynia
    .at = na Pustyni
    .to = na Pustynię
space-desert-text = Tracisz 1 punkt Życia. Potem dobierz 1 kartę, chyba że już tu jakaś leży.
space-oasis = Oaza
    .at = w Oazie
    .to = do Oazy
space-oasis-text = Dobieraj karty, aż będą tu leżeć 2.
space-temple = Świątynia
    .at = w Świątyni
    .to = do Świątyni
space-temple-text = Musisz się modlić: rzuć 2 kośćmi i dodaj wyniki: 2 tracisz 2 punkty Życia; 3 tracisz 1 punkt Życia; 4 tracisz 1 Przyjaciela; 5 trafiasz do niewoli, póki w rzucie za ruch nie wypadnie 4, 5 lub 6; 6 zyskujesz 1 punkt Siły; 7 zyskujesz 1 punkt Mocy; 8 lub 9 otrzymujesz 1 Zaklęcie; 10 otrzymujesz Talizman; 11 zyskujesz 2 punkty Losu; 12 zyskujesz 2 punkty Życia.
space-runes = Runy
    .at = przy Runach
    .to = do Run
space-runes-text = Dobierz 1 kartę, chyba że już tu jakaś leży. Każda istota, z którą tu walczysz, dodaje 2 do swojego rzutu ataku.
space-castle = Zamek
    .at = na Zamku
    .to = na Zamek
space-castle-text = Królewski medyk leczy do wartości Życia, po 1 sztuce złota za punkt. Książę i Księżniczka dają po 2 punkty za darmo; każde z nich możesz tu zostawić za 3 sztuki złota.
space-portal-of-power = Tajemne Wrota
    .at = przy Tajemnych Wrotach
    .to = do Tajemnych Wrót
space-portal-of-power-text = Dobierz 1 kartę, chyba że już tu jakaś leży. By przejść na Równiny Grozy, wybierz Siłę lub Moc i rzuć 2 kośćmi: jeśli wynik jej nie przekracza, Wrota się otwierają i tura kończy się na Równinach; jeśli przekracza, zostajesz i tracisz 1 jej punkt.
space-black-knight = Czarny Rycerz
    .at = u Czarnego Rycerza
    .to = do Czarnego Rycerza
space-black-knight-text = Zapłać mu 1 sztukę złota albo strać 1 punkt Życia. Bez złota tracisz Życie.
space-hidden-valley = Ukryta Dolina
    .at = w Ukrytej Dolinie
    .to = do Ukrytej Doliny
space-hidden-valley-text = Dobieraj karty, aż będą tu leżeć 3.
space-cursed-glade = Przeklęta Polana
    .at = na Przeklętej Polanie
    .to = na Przeklętą Polanę
space-cursed-glade-text = Dobierz 1 kartę, chyba że już tu jakaś leży. Siła i Moc z Przedmiotów tutaj się nie liczą; nie możesz używać Magicznych Przedmiotów ani rzucać Zaklęć.
space-chasm = Przepaść
    .at = nad Przepaścią
    .to = nad Przepaść
space-chasm-text = Rzuć po 1 kości za siebie i każdego Przyjaciela: na 1 lub 2 ty tracisz 1 punkt Życia, Przyjaciel ginie.
space-plain-of-peril = Równiny Grozy
    .at = na Równinach Grozy
    .to = na Równiny Grozy
space-plain-of-peril-text = Tu kończy się twój ruch. Stąd idziesz po jednym obszarze na turę: do Krypty lub Kopalni albo z powrotem przez Tajemne Wrota.
space-mines = Kopalnia
    .at = w Kopalni
    .to = do Kopalni
space-mines-text = Rzuć 3 kośćmi i odejmij swoją Moc; natychmiast wychodzisz: 0 lub mniej tutaj; 1 Równiny Grozy; 2 lub 3 Tajemne Wrota; 4 lub 5 Jaskinia Czarownika; 6 lub więcej Gospoda.
space-vampires-tower = Wieża Wampirów
    .at = w Wieży Wampirów
    .to = do Wieży Wampirów
space-vampires-tower-text = Rzuć 1 kością, by ustalić, ile Życia zabiera Wampir: 1 lub 2: 1 punkt; 3 lub 4: 2 punkty; 5 lub 6: 3 punkty. Każdy oddany Przyjaciel ratuje jeden z nich.
space-pits = Otchłań
    .at = w Otchłani
    .to = do Otchłani
space-pits-text = Rzuć 1 kością: tyle Diabłów o Sile 4 walczy z tobą po kolei, aż przegrasz, zremisujesz lub pokonasz wszystkie. Potem tura się kończy. Możesz iść dalej w turze po pokonaniu ostatniego.
space-valley-of-fire = Dolina Ognia
    .at = w Dolinie Ognia
    .to = do Doliny Ognia
space-valley-of-fire-text = Możesz tu wejść tylko z Talizmanem; bez niego musisz zawrócić. Tylko stąd prowadzi droga do Korony Władzy.
space-werewolf-den = Jama Wilkołaka
    .at = w Jamie Wilkołaka
    .to = do Jamy Wilkołaka
space-werewolf-den-text = Rzuć 2 kośćmi, by ustalić Siłę Wilkołaka, i walcz z nim. Póki go nie pokonasz, czeka na ciebie w każdej turze.
space-death = Śmierć
    .at = u Śmierci
    .to = do Śmierci
space-death-text = Rzuć 2 kośćmi za siebie i 2 za Śmierć. Mniej: tracisz 1 punkt Życia i w następnej turze grasz znowu. Tyle samo: grasz znowu w następnej turze. Więcej: w następnej turze możesz iść dalej.
space-crypt = Krypta
    .at = w Krypcie
    .to = do Krypty
space-crypt-text = Rzuć 3 kośćmi i odejmij swoją Siłę; natychmiast wychodzisz: 0 lub mniej tutaj; 1 Równiny Grozy; 2 lub 3 Tajemne Wrota; 4 lub 5 Jaskinia Czarownika; 6 lub więcej Miasto.
space-crown-of-command = Korona Władzy
    .at = przy Koronie Władzy
    .to = do Korony Władzy
space-crown-of-command-text = Jeśli jest tu inny Poszukiwacz, musicie się spotkać. Sam rzucasz co turę Zaklęcie Rozkazu: rzuć 1 kością; na 4, 5 lub 6 każdy inny Poszukiwacz traci 1 punkt Życia. Nikt nie opuszcza Korony.

## Karty: nazwy

token-face-down = zakryta karta
    .acc = zakrytą kartę
    .gen = zakrytej karty
token-angel = Anioł
    .acc = Anioła
    .gen = Anioła
token-blizzard = Zamieć
    .acc = Zamieć
    .gen = Zamieci
token-book_of_spells = Księga Zaklęć
    .acc = Księgę Zaklęć
    .gen = Księgi Zaklęć
token-devil = Diabeł
    .acc = Diabła
    .gen = Diabła
token-evil_darkness = Zła Ciemność
    .acc = Złą Ciemność
    .gen = Złej Ciemności
token-imp = Diablik
    .acc = Diablika
    .gen = Diablika
token-magical_vortex = Magiczny Cyklon
    .acc = Magiczny Cyklon
    .gen = Magicznego Cyklonu
token-market_day = Dzień Targowy
    .acc = Dzień Targowy
    .gen = Dnia Targowego
token-mephistopheles = Mefistofeles
    .acc = Mefistofelesa
    .gen = Mefistofelesa
token-pestilence = Zaraza
    .acc = Zarazę
    .gen = Zarazy
token-raiders = Zbójcy
    .acc = Zbójców
    .gen = Zbójców
token-siren = Syrena
    .acc = Syrenę
    .gen = Syreny
token-storm = Burza
    .acc = Burzę
    .gen = Burzy
token-ape = Małpa
    .acc = Małpę
    .gen = Małpy
token-bear = Niedźwiedź
    .acc = Niedźwiedzia
    .gen = Niedźwiedzia
token-lion = Lew
    .acc = Lwa
    .gen = Lwa
token-serpent = Wąż
    .acc = Węża
    .gen = Węża
token-wild_boar = Dzik
    .acc = Dzika
    .gen = Dzika
token-wolf = Wilk
    .acc = Wilka
    .gen = Wilka
token-dragon = Smok
    .acc = Smoka
    .gen = Smoka
token-bandit = Rozbójnik
    .acc = Rozbójnika
    .gen = Rozbójnika
token-giant = Olbrzym
    .acc = Olbrzyma
    .gen = Olbrzyma
token-goblin = Goblin
    .acc = Goblina
    .gen = Goblina
token-hobgoblin = Hobgoblin
    .acc = Hobgoblina
    .gen = Hobgoblina
token-ogre = Ogr
    .acc = Ogra
    .gen = Ogra
token-demon = Demon
    .acc = Demona
    .gen = Demona
token-ghost = Duch
    .acc = Ducha
    .gen = Ducha
token-lemure = Lemur
    .acc = Lemura
    .gen = Lemura
token-shadow = Cień
    .acc = Cień
    .gen = Cienia
token-spectre = Widmo
    .acc = Widmo
    .gen = Widma
token-wraith = Upiór
    .acc = Upiora
    .gen = Upiora
token-enchanter = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja
token-fairy = Wróżka
    .acc = Wróżkę
    .gen = Wróżki
token-healer = Uzdrowiciel
    .acc = Uzdrowiciela
    .gen = Uzdrowiciela
token-hermit = Pustelnik
    .acc = Pustelnika
    .gen = Pustelnika
token-mage = Mag
    .acc = Maga
    .gen = Maga
token-phantom = Fantom
    .acc = Fantoma
    .gen = Fantoma
token-sorcerer = Zaklinacz
    .acc = Zaklinacza
    .gen = Zaklinacza
token-witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
token-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
token-cursed_by_a_hag = Przekleństwo
    .acc = Przekleństwo
    .gen = Przekleństwa
token-gnome = Gnom
    .acc = Gnoma
    .gen = Gnoma
token-guide = Przewodnik
    .acc = Przewodnika
    .gen = Przewodnika
token-maiden = Dziewica
    .acc = Dziewicę
    .gen = Dziewicy
token-mercenary = Najemnik
    .acc = Najemnika
    .gen = Najemnika
token-mule = Muł
    .acc = Muła
    .gen = Muła
token-pixie = Chochlik
    .acc = Chochlika
    .gen = Chochlika
token-poltergeist = Poltergeist
    .acc = Poltergeista
    .gen = Poltergeista
token-prince = Książę
    .acc = Księcia
    .gen = Księcia
token-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
token-unicorn = Jednorożec
    .acc = Jednorożca
    .gen = Jednorożca
token-amulet = Amulet
    .acc = Amulet
    .gen = Amuletu
token-cross = Krzyż
    .acc = Krzyż
    .gen = Krzyża
token-holy_grail = Święty Graal
    .acc = Świętego Graala
    .gen = Świętego Graala
token-holy_lance = Święta Lanca
    .acc = Świętą Lancę
    .gen = Świętej Lancy
token-magic_belt = Magiczny Pas
    .acc = Magiczny Pas
    .gen = Magicznego Pasa
token-orb_of_knowledge = Kula Wiedzy
    .acc = Kulę Wiedzy
    .gen = Kuli Wiedzy
token-potion_of_strength = Eliksir Siły
    .acc = Eliksir Siły
    .gen = Eliksiru Siły
token-ring = Pierścień
    .acc = Pierścień
    .gen = Pierścienia
token-runesword = Runiczny Miecz
    .acc = Runiczny Miecz
    .gen = Runicznego Miecza
token-solomons_crown = Korona Salomona
    .acc = Koronę Salomona
    .gen = Korony Salomona
token-talisman_adventure = Talizman
    .acc = Talizman
    .gen = Talizmanu
token-wand = Różdżka
    .acc = Różdżkę
    .gen = Różdżki
token-armour = Zbroja
    .acc = Zbroję
    .gen = Zbroi
token-axe = Topór
    .acc = Topór
    .gen = Topora
token-bag_of_gold = Mieszek złota
    .acc = Mieszek złota
    .gen = Mieszka złota
token-helmet = Hełm
    .acc = Hełm
    .gen = Hełmu
token-raft = Tratwa
    .acc = Tratwę
    .gen = Tratwy
token-shield = Tarcza
    .acc = Tarczę
    .gen = Tarczy
token-sword = Miecz
    .acc = Miecz
    .gen = Miecza
token-two_bags_of_gold = Dwa mieszki złota
    .acc = Dwa mieszki złota
    .gen = Dwóch mieszków złota
token-water_bottle = Butelka wody
    .acc = Butelkę wody
    .gen = Butelki wody
token-cave = Jaskinia
    .acc = Jaskinię
    .gen = Jaskini
token-fountain_of_wisdom = Fontanna Mądrości
    .acc = Fontannę Mądrości
    .gen = Fontanny Mądrości
token-magic_portal = Magiczny Portal
    .acc = Magiczny Portal
    .gen = Magicznego Portalu
token-magic_stream = Magiczny Strumień
    .acc = Magiczny Strumień
    .gen = Magicznego Strumienia
token-market = Targ
    .acc = Targ
    .gen = Targu
token-marsh = Moczary
    .acc = Moczary
    .gen = Moczarów
token-maze = Labirynt
    .acc = Labirynt
    .gen = Labiryntu
token-pool_of_life = Sadzawka Życia
    .acc = Sadzawkę Życia
    .gen = Sadzawki Życia
token-shrine = Świątynka
    .acc = Świątynkę
    .gen = Świątynki
token-acquisition = Nabycie
    .acc = Nabycie
    .gen = Nabycia
token-alchemy = Alchemia
    .acc = Alchemię
    .gen = Alchemii
token-counterspell = Przeciwzaklęcie
    .acc = Przeciwzaklęcie
    .gen = Przeciwzaklęcia
token-destroy_magic = Zniszczenie Magii
    .acc = Zniszczenie Magii
    .gen = Zniszczenia Magii
token-destruction = Zniszczenie
    .acc = Zniszczenie
    .gen = Zniszczenia
token-divination = Jasnowidzenie
    .acc = Jasnowidzenie
    .gen = Jasnowidzenia
token-healing = Uzdrowienie
    .acc = Uzdrowienie
    .gen = Uzdrowienia
token-hex = Urok
    .acc = Urok
    .gen = Uroku
token-immobility = Unieruchomienie
    .acc = Unieruchomienie
    .gen = Unieruchomienia
token-invisibility = Niewidzialność
    .acc = Niewidzialność
    .gen = Niewidzialności
token-mesmerism = Mesmeryzm
    .acc = Mesmeryzm
    .gen = Mesmeryzmu
token-nullify = Unieważnienie
    .acc = Unieważnienie
    .gen = Unieważnienia
token-preservation = Ocalenie
    .acc = Ocalenie
    .gen = Ocalenia
token-psionic_blast = Cios Psioniczny
    .acc = Cios Psioniczny
    .gen = Ciosu Psionicznego
token-random = Przypadek
    .acc = Przypadek
    .gen = Przypadku
token-teleport = Teleportacja
    .acc = Teleportację
    .gen = Teleportacji
token-temporal_warp = Zakrzywienie Czasu
    .acc = Zakrzywienie Czasu
    .gen = Zakrzywienia Czasu
token-talisman = Talizman
    .acc = Talizman
    .gen = Talizmanu
token-purchase-armour = Zbroja
    .acc = Zbroję
    .gen = Zbroi
token-purchase-axe = Topór
    .acc = Topór
    .gen = Topora
token-purchase-helmet = Hełm
    .acc = Hełm
    .gen = Hełmu
token-purchase-mule = Muł
    .acc = Muła
    .gen = Muła
token-purchase-raft = Tratwa
    .acc = Tratwę
    .gen = Tratwy
token-purchase-shield = Tarcza
    .acc = Tarczę
    .gen = Tarczy
token-purchase-sword = Miecz
    .acc = Miecz
    .gen = Miecza
token-purchase-water_bottle = Butelka wody
    .acc = Butelkę wody
    .gen = Butelki wody
token-character-assassin = Zabójca
    .acc = Zabójcę
    .gen = Zabójcy
token-character-druid = Druid
    .acc = Druida
    .gen = Druida
token-character-dwarf = Krasnolud
    .acc = Krasnoluda
    .gen = Krasnoluda
token-character-elf = Elf
    .acc = Elfa
    .gen = Elfa
token-character-ghoul = Ghul
    .acc = Ghula
    .gen = Ghula
token-character-minstrel = Minstrel
    .acc = Minstrela
    .gen = Minstrela
token-character-monk = Mnich
    .acc = Mnicha
    .gen = Mnicha
token-character-priest = Kapłan
    .acc = Kapłana
    .gen = Kapłana
token-character-prophetess = Prorokini
    .acc = Prorokinię
    .gen = Prorokini
token-character-sorceress = Czarownica
    .acc = Czarownicę
    .gen = Czarownicy
token-character-thief = Złodziej
    .acc = Złodzieja
    .gen = Złodzieja
token-character-troll = Troll
    .acc = Trolla
    .gen = Trolla
token-character-warrior = Wojownik
    .acc = Wojownika
    .gen = Wojownika
token-character-wizard = Czarnoksiężnik
    .acc = Czarnoksiężnika
    .gen = Czarnoksiężnika

## Karty: teksty

card-angel = Dobry: zyskujesz 1 punkt Życia. Zły: tracisz 1 punkt Życia. Neutralny: nic się nie dzieje. Potem odrzuć Anioła.
card-blizzard = Przez dwie rundy każdy Poszukiwacz w każdej Krainie porusza się dokładnie o jeden obszar na turę, bez rzutu. Karta leży wtedy obok planszy.
card-book_of_spells = Dobierasz Zaklęcia aż do limitu wynikającego z twojej Mocy. Potem odrzuć kartę.
card-devil = Zły: zyskujesz 1 punkt Życia. Dobry: tracisz 1 punkt Życia. Neutralny: nic się nie dzieje. Potem odrzuć Diabła.
card-evil_darkness = Każdy Poszukiwacz na świecie, który nie jest Zły, traci turę – także ten, kto dobrał kartę. Potem odrzuć kartę.
card-imp = Rzuć 1 kością; Diablik natychmiast cię przenosi: 1 Skały, 2 Las, 3 Gospoda, 4 Ruiny, 5 Ukryta Dolina, 6 Przeklęta Polana. Tura trwa tam dalej, pozostałe karty zostają na miejscu. Diablik zostaje odrzucony.
card-magical_vortex = Wszyscy Poszukiwacze we wszystkich Krainach odrzucają wszystkie Zaklęcia. Potem odrzuć tę kartę.
card-market_day = Poczynając od dobierającego, zgodnie z ruchem wskazówek zegara, każdy Poszukiwacz może kupić dowolnie wiele kart: Miecz, Hełm lub Butelkę wody za 1 sztukę złota, Tarczę lub Muła za 2, Tratwę za 3. Potem odrzuć kartę.
card-mephistopheles = Zły: zyskujesz 1 punkt Mocy. Dobry lub Neutralny: stajesz się Zły. Potem odrzuć Mefistofelesa.
card-pestilence = Każdy Poszukiwacz w tej Krainie traci 1 punkt Życia, wszyscy jednocześnie. Potem odrzuć kartę.
card-raiders = Zabierają ci całe złoto i zostawiają je w Oazie, gdzie może je zabrać każdy, kto tam trafi. Potem odrzuć kartę.
card-siren = Każdy Poszukiwacz w tej Krainie traci następną turę. Tura dobierającego kończy się też od razu. Potem odrzuć Syrenę.
card-storm = Każdy Poszukiwacz w tej Krainie traci turę, także dobierający. Potem odrzuć kartę.
card-ape = Siła 3. Atakuje Siłą i pozostaje tu, póki ktoś jej nie zabije.
card-bear = Siła 3. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-lion = Siła 3. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-serpent = Siła 4. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-wild_boar = Siła 1. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-wolf = Siła 2. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-dragon = Siła 7. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-bandit = Siła 4. Przed walką możesz zapłacić 1 sztukę złota, a wtedy cię przepuszcza, lecz zostaje tutaj. W przeciwnym razie atakuje Siłą. Pozostaje, póki ktoś go nie zabije.
card-giant = Siła 6. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-goblin = Siła 2. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-hobgoblin = Siła 3. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-ogre = Siła 5. Atakuje Siłą i pozostaje tu, póki ktoś go nie zabije.
card-demon = Moc 10. Atakuje Mocą i pozostaje tu, póki ktoś go nie zabije.
card-ghost = Moc 4. Po dobraniu rzuć 1 kością i najpierw umieść go tam: 1 Miasto, 2 Wioska, 3 Cmentarz, 4 Kapliczka, 5 Zamek, 6 Świątynia. Atakuje Mocą i pozostaje, póki ktoś go nie zabije.
card-lemure = Moc 1. Atakuje Mocą i pozostaje tu, póki ktoś go nie zabije.
card-shadow = Moc 2. Atakuje Mocą i pozostaje tu, póki ktoś go nie zabije.
card-spectre = Moc 3. Atakuje Mocą i pozostaje tu, póki ktoś go nie zabije.
card-wraith = Moc 5. Atakuje Mocą i pozostaje tu, póki ktoś go nie zabije.
card-enchanter = Pierwszy gość o Mocy co najmniej 4 musi wypowiedzieć jedno życzenie: Zaklęcie, 1 sztuka złota, 1 punkt Siły, Mocy, Życia lub Losu albo teleportacja na dowolny obszar tej Krainy. Potem odchodzi; do tego czasu pozostaje.
card-fairy = Pierwszy Dobry gość musi wypowiedzieć jedno życzenie: Zaklęcie, 1 sztuka złota, 1 punkt Siły, Mocy, Życia lub Losu albo teleportacja na dowolny inny obszar tej Krainy. Potem odchodzi; do tego czasu pozostaje.
card-healer = Pozostaje tu do końca gry. Przy każdej wizycie możesz za darmo odzyskać do 2 punktów Życia.
card-hermit = Po dobraniu rzuć 1 kością i najpierw umieść go tam: 1 Krypta, 2 Równiny Grozy, 3 Przeklęta Polana, 4 Oaza, 5 Skały, 6 Las. Pierwszy gość otrzymuje Talizman ze stosu, jeśli jakiś został; potem odrzuć Pustelnika.
card-mage = Pozostaje tu do końca gry. Przy każdej wizycie Dobry Poszukiwacz może otrzymać 1 Zaklęcie w granicach limitu.
card-phantom = Pierwszy Zły gość musi wypowiedzieć jedno życzenie: Zaklęcie, 1 sztuka złota, 1 punkt Siły, Mocy, Życia lub Losu albo teleportacja na dowolny inny obszar tej Krainy. Potem znika; do tego czasu pozostaje.
card-sorcerer = Pozostaje tu do końca gry. Przy każdej wizycie możesz kupić 1 Zaklęcie za 1 sztukę złota, w granicach limitu.
card-witch = Pozostaje tu do końca gry. Każdy gość musi rzucić 1 kością: 1 Ropucha na 3 tury; 2 tracisz 1 punkt Życia; 3 zyskujesz 1 punkt Siły; 4 zyskujesz 1 punkt Mocy; 5 otrzymujesz 1 Zaklęcie; 6 odzyskujesz cały Los.
card-alchemist = W dowolnym momencie możesz odrzucić swoje Przedmioty i za każdy otrzymać 1 sztukę złota.
card-cursed_by_a_hag = Jędza nie odstępuje cię na krok: odrzuć wszystkich innych Przyjaciół; nowych mieć nie możesz, póki nie uwolni cię Mistyk w Wiosce. Nie możesz jej porzucić.
card-gnome = Otwierając Mocą Tajemne Wrota, rzucasz tylko 1 kością, w Kopalni tylko 2. Na Skałach nie musisz rzucać. Na Wzgórzach możesz wymykać się istotom i Poszukiwaczom.
card-guide = Nie musisz rzucać nad Przepaścią, na Skałach ani w Lesie. Jeśli jednak rzucisz, wynik obowiązuje.
card-maiden = Dodaje 2 do twojej Mocy.
card-mercenary = Zapłać 1 sztukę złota, by go zabrać; inaczej zostaje tutaj. Raz w turze, także cudzej, możesz przed rzutem ataku zapłacić 1 sztukę złota: do końca tury dodaje w walce 3 do twojej Siły.
card-mule = Niesie 4 dodatkowe Przedmioty. Gdy go tracisz, natychmiast porzuć nadmiar.
card-pixie = W Lesie nie musisz rzucać. W Puszczy możesz wymykać się istotom i Poszukiwaczom.
card-poltergeist = Prześladuje cię: poruszasz się dokładnie o jeden obszar na turę, bez rzutu. Tracisz go tylko, przekraczając Rwącą Rzekę mostem, tratwą lub promem; nie możesz go porzucić.
card-prince = Przy każdej wizycie na Zamku możesz za darmo odzyskać do 2 punktów Życia. Możesz go tam też zostawić za 3 sztuki złota.
card-princess = Przy każdej wizycie na Zamku możesz za darmo odzyskać do 2 punktów Życia. Możesz ją tam też zostawić za 3 sztuki złota.
card-unicorn = Dodaje 1 do twojej Siły i 1 do twojej Mocy.
card-amulet = Póki go masz, nie możesz rzucać Zaklęć, nawet Zaklęcia Rozkazu, i żadne Zaklęcie prócz Zaklęcia Rozkazu na ciebie nie działa.
card-cross = Zły właściciel nie traci Życia w Kapliczce, Dobry na Cmentarzu. Zamiast walczyć z Duchami na swoim obszarze możesz je zniszczyć; zostają odrzucone i nie są trofeami.
card-holy_grail = Zły Poszukiwacz nie może go mieć. Dodaje 1 do twojej Mocy, a na Pustyni nie tracisz Życia.
card-holy_lance = Broń. Zły Poszukiwacz nie może jej mieć. W walce dodaje 1 do twojej Siły, a przeciw Smokowi zamiast tego 3.
card-magic_belt = Dodaje 1 do twojej Siły.
card-orb_of_knowledge = Ilekroć dobierasz karty Przygód, możesz po obejrzeniu wszystkich odrzucić jedną i dobrać inną, z którą musisz się spotkać.
card-potion_of_strength = Wypij go w dowolnym momencie przed rzutem ataku: do końca tury dodaje 2 do twojej Siły. Potem zostaje odrzucony.
card-ring = Dodaje 1 do twojej Siły i 1 do twojej Mocy.
card-runesword = Broń. Dobry Poszukiwacz nie może go mieć. W walce dodaje 1 do twojej Siły. Gdy zabijesz nim Wroga lub odbierzesz Życie Poszukiwaczowi, zyskujesz 1 punkt Życia, raz na walkę.
card-solomons_crown = Dodaje 2 do twojej Mocy.
card-talisman_adventure = Musisz mieć Talizman, by wejść do Doliny Ognia. Jest Przedmiotem i Magicznym Przedmiotem.
card-wand = Za każdym razem, gdy rzucisz swoje ostatnie Zaklęcie, możesz natychmiast otrzymać 1 Zaklęcie w granicach limitu.
card-armour = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 4, 5 lub 6 ratuje to Życie. Nie pomaga w walce psychicznej.
card-axe = Broń. W walce dodaje 1 do twojej Siły. Jeśli zaczynasz turę w Lesie lub w Puszczy, możesz zamiast ruchu zbudować Tratwę.
card-bag_of_gold = Kto go bierze, od razu zyskuje 1 sztukę złota i odrzuca kartę. W przeciwnym razie zostaje tutaj.
card-helmet = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 6 ratuje to Życie. Nie pomaga w walce psychicznej.
card-raft = Na początku twojej następnej tury może przewieźć cię przez Rwącą Rzekę na przeciwległy obszar zamiast ruchu. Wykorzystana czy nie, zostaje wtedy odrzucona.
card-shield = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 5 lub 6 ratuje to Życie. Nie pomaga w walce psychicznej.
card-sword = Broń. W walce dodaje 1 do twojej Siły.
card-two_bags_of_gold = Kto je bierze, od razu zyskuje 2 sztuki złota i odrzuca kartę. W przeciwnym razie zostają tutaj.
card-water_bottle = Na Pustyni nie tracisz Życia. Butelka się nie zużywa.
card-cave = Pozostaje tu do końca gry. Każdy gość musi rzucić 1 kością: 1 atakuje Smok o Sile 7; 2 atakuje Goblin o Sile 2; 3 gubisz drogę i tracisz turę; 4 lub 5 zyskujesz 2 sztuki złota; 6 zyskujesz 3 sztuki złota. Tutejsze istoty nie są trofeami.
card-fountain_of_wisdom = Po odkryciu połóż na karcie 4 żetony Mocy. Przy każdej wizycie możesz zabrać 1 z nich. Gdy nie ma już żadnego, odrzuć kartę.
card-magic_portal = Pozostaje tu do końca gry. Każdy gość może przez niego przejść: rzuć 1 kością i idź, dokąd prowadzi: 1 Skały, 2 Wioska, 3 Miasto, 4 Jaskinia Czarownika, 5 Świątynia, 6 Równiny Grozy. Tura trwa tam dalej.
card-magic_stream = Po odkryciu połóż na karcie 4 żetony Siły. Przy każdej wizycie możesz zabrać 1 z nich. Gdy nie ma już żadnego, odrzuć kartę.
card-market = Pozostaje tu do końca gry. Przy każdej wizycie możesz kupić dowolnie wiele kart: Miecz, Hełm lub Butelkę wody za 1 sztukę złota, Tarczę lub Muła za 2, Tratwę za 3.
card-marsh = Pozostają tu do końca gry. Gość o Sile mniejszej niż 5 traci turę.
card-maze = Pozostaje tu do końca gry. Gość o Mocy mniejszej niż 5 traci turę.
card-pool_of_life = Po odkryciu połóż na karcie 4 żetony Życia. Przy każdej wizycie możesz zabrać 1 z nich, także powyżej wartości Życia. Gdy nie ma już żadnego, odrzuć kartę.
card-shrine = Pozostaje tu do końca gry. Każdy gość musi się pomodlić i rzucić 1 kością: 1 nic; 2 zyskujesz 1 punkt Losu; 3 zyskujesz 1 sztukę złota; 4 otrzymujesz 1 Zaklęcie; 5 zyskujesz 1 punkt Życia; 6 teleportujesz się na dowolny obszar tej Krainy, gdzie tura trwa dalej.
card-acquisition = Na początku twojej tury: zabierz innemu Poszukiwaczowi jeden wybrany Przedmiot albo 1 sztukę złota. Musi ci być wolno go mieć.
card-alchemy = Na początku twojej tury: odrzuć dowolne swoje Przedmioty i za każdy otrzymaj 1 sztukę złota.
card-counterspell = Gdy inny gracz rzuca Zaklęcie, także Zaklęcie Rozkazu: nie działa ono i zostaje odrzucone.
card-destroy_magic = Na początku lub na końcu twojej tury: do początku twojej następnej tury nikt nie może rzucać Zaklęć ani używać Magicznych Przedmiotów, które też nic nie dodają.
card-destruction = Na początku twojej tury lub po ruchu: odrzuć jedną odkrytą kartę Przygody leżącą na planszy.
card-divination = Na początku twojej tury: obejrzyj 5 wierzchnich kart Przygód; ich kolejność się nie zmienia.
card-healing = W dowolnym momencie: ty lub inny Poszukiwacz odzyskuje Życie aż do wartości Życia. Nie cofa śmierci.
card-hex = Na początku twojej tury: połóż tę kartę na 3 rundy na obszarze Zewnętrznej lub Środkowej Krainy, na którym nikogo nie ma. Kto tam trafi, traci 1 punkt Życia. Liczy się jako karta na obszarze.
card-immobility = Na początku tury Poszukiwacza: nie może on w tej turze nic zrobić. Albo na początku tury na Wroga w Zewnętrznej lub Środkowej Krainie, albo gdy atakuje cię istota: do końca tury ani nie atakuje, ani nie można jej atakować.
card-invisibility = W dowolnym momencie: do końca tury możesz wymykać się wszelkim istotom i Poszukiwaczom, prócz istot Wewnętrznej Krainy.
card-mesmerism = Na początku twojej tury: zabierz innemu Poszukiwaczowi jednego wybranego Przyjaciela. Musi ci być wolno go mieć.
card-nullify = W dowolnym momencie: wybrany inny Poszukiwacz odrzuca wszystkie Zaklęcia.
card-preservation = Gdy Poszukiwacz ma stracić Życie albo ma zginąć Przyjaciel lub Wróg: nie dzieje się to. Walka z ocalonym Wrogiem kończy się remisem.
card-psionic_blast = Przed rzutami w walce, którą toczysz: dodaj do Siły wydrukowaną wartość swojej Mocy, na czas tej walki.
card-random = W dowolnym momencie: wybrany Poszukiwacz rzuca 1 kością: 1 Ropucha na 3 tury; 2 traci wszystkie żetony Siły; 3 traci wszystkie żetony Mocy; 4 traci całe złoto; 5 zyskuje 1 punkt Siły; 6 zyskuje 1 punkt Życia.
card-teleport = Zamiast rzutu za ruch: przenieś się na dowolny inny obszar swojej Krainy, Zewnętrznej lub Środkowej, i napotkaj, co tam jest.
card-temporal_warp = Na początku twojej tury: rozgrywasz 3 tury z rzędu, ta jest pierwszą.
card-talisman = Musisz mieć Talizman, by wejść do Doliny Ognia. Jest Przedmiotem i Magicznym Przedmiotem. Odrzucony wraca na swój stos.
card-purchase-armour = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 4, 5 lub 6 ratuje to Życie. Nie pomaga w walce psychicznej. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-axe = Broń. W walce dodaje 1 do twojej Siły. Jeśli zaczynasz turę w Lesie lub w Puszczy, możesz zamiast ruchu zbudować Tratwę. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-helmet = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 6 ratuje to Życie. Nie pomaga w walce psychicznej. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-mule = Niesie 4 dodatkowe Przedmioty. Gdy go tracisz, natychmiast porzuć nadmiar. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-raft = Na początku twojej następnej tury może przewieźć cię przez Rwącą Rzekę na przeciwległy obszar zamiast ruchu. Wykorzystana czy nie, zostaje wtedy odrzucona. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-shield = Pancerz. Gdy przegrasz walkę i masz stracić Życie, możesz rzucić 1 kością: 5 lub 6 ratuje to Życie. Nie pomaga w walce psychicznej. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-sword = Broń. W walce dodaje 1 do twojej Siły. Odrzucona karta wraca do talii Ekwipunku.
card-purchase-water_bottle = Na Pustyni nie tracisz Życia. Butelka się nie zużywa. Odrzucona karta wraca do talii Ekwipunku.

## Poszukiwacze i ich zdolności

character-assassin = Zabójca
ability-assassin-1 = Atakując Poszukiwacza lub walcząc z istotą, możesz dokonać skrytobójstwa: ofiara nie rzuca kością. Nagrodą za pokonanie Poszukiwacza musi być wtedy Życie. Nie w walce psychicznej i nie, gdy ktoś atakuje ciebie.
ability-assassin-2 = Przy Koronie Władzy nie możesz dokonywać skrytobójstwa.
card-character-assassin = Atakując Poszukiwacza lub walcząc z istotą, możesz dokonać skrytobójstwa: ofiara nie rzuca kością. Nagrodą za pokonanie Poszukiwacza musi być wtedy Życie. Nie w walce psychicznej i nie, gdy ktoś atakuje ciebie. Przy Koronie Władzy nie możesz dokonywać skrytobójstwa.
character-druid = Druid
ability-druid-1 = Zaczynasz z 1 Zaklęciem.
ability-druid-2 = Możesz zmieniać charakter, kiedy tylko chcesz. Karty, których nie wolno ci mieć, natychmiast porzucasz.
ability-druid-3 = Gdy trafiasz do Puszczy, możesz natychmiast uzupełnić Zaklęcia do limitu.
card-character-druid = Zaczynasz z 1 Zaklęciem. Możesz zmieniać charakter, kiedy tylko chcesz. Karty, których nie wolno ci mieć, natychmiast porzucasz. Gdy trafiasz do Puszczy, możesz natychmiast uzupełnić Zaklęcia do limitu.
character-dwarf = Krasnolud
ability-dwarf-1 = Nie musisz rzucać na Skałach ani nad Przepaścią. Jeśli jednak rzucisz, wynik obowiązuje.
ability-dwarf-2 = Na Wzgórzach możesz wymykać się istotom i Poszukiwaczom.
ability-dwarf-3 = Po rzucie w Jaskini możesz dodać 1.
ability-dwarf-4 = Otwierając Mocą Tajemne Wrota, rzucasz tylko 1 kością.
ability-dwarf-5 = W Kopalni rzucasz tylko 2 kośćmi.
ability-dwarf-6 = Labirynt na ciebie nie działa.
card-character-dwarf = Nie musisz rzucać na Skałach ani nad Przepaścią. Jeśli jednak rzucisz, wynik obowiązuje. Na Wzgórzach możesz wymykać się istotom i Poszukiwaczom. Po rzucie w Jaskini możesz dodać 1. Otwierając Mocą Tajemne Wrota, rzucasz tylko 1 kością. W Kopalni rzucasz tylko 2 kośćmi. Labirynt na ciebie nie działa.
character-elf = Elf
ability-elf-1 = Nie musisz rzucać w Lesie. Jeśli jednak rzucisz, wynik obowiązuje.
ability-elf-2 = W Puszczy możesz wymykać się istotom i Poszukiwaczom.
ability-elf-3 = Z Puszczy możesz zamiast zwykłego ruchu przejść do dowolnej innej Puszczy w tej samej Krainie.
card-character-elf = Nie musisz rzucać w Lesie. Jeśli jednak rzucisz, wynik obowiązuje. W Puszczy możesz wymykać się istotom i Poszukiwaczom. Z Puszczy możesz zamiast zwykłego ruchu przejść do dowolnej innej Puszczy w tej samej Krainie.
character-ghoul = Ghul
ability-ghoul-1 = Atakując Poszukiwacza, możesz wybrać walkę psychiczną.
ability-ghoul-2 = Gdy pokonasz Poszukiwacza w walce psychicznej i odbierzesz mu Życie, zyskujesz je.
ability-ghoul-3 = Wróg zabity w walce może powstać i pójść za tobą zamiast zostać trofeum. W późniejszej walce jeden z nich, wskazany przed rzutem ataku, może dodać swoją Siłę do twojej; potem zostaje odrzucony.
card-character-ghoul = Atakując Poszukiwacza, możesz wybrać walkę psychiczną. Gdy pokonasz Poszukiwacza w walce psychicznej i odbierzesz mu Życie, zyskujesz je. Wróg zabity w walce może powstać i pójść za tobą zamiast zostać trofeum. W późniejszej walce jeden z nich, wskazany przed rzutem ataku, może dodać swoją Siłę do twojej; potem zostaje odrzucony.
character-minstrel = Minstrel
ability-minstrel-1 = Zwierzęta i Smoki cię nie atakują, ale ty możesz atakować je.
ability-minstrel-2 = Zamiast atakować Zwierzę możesz spróbować je oczarować: rzuć 1 kością; wynik wyższy niż jego Siła czyni je twoim Przyjacielem. W walce dodaje swoją Siłę; naraz pomaga tylko jedno Zwierzę.
ability-minstrel-3 = Zamiast atakować Poszukiwacza możesz zabrać mu Dziewicę i Księżniczkę.
card-character-minstrel = Zwierzęta i Smoki cię nie atakują, ale ty możesz atakować je. Zamiast atakować Zwierzę możesz spróbować je oczarować: rzuć 1 kością; wynik wyższy niż jego Siła czyni je twoim Przyjacielem. W walce dodaje swoją Siłę; naraz pomaga tylko jedno Zwierzę. Zamiast atakować Poszukiwacza możesz zabrać mu Dziewicę i Księżniczkę.
character-monk = Mnich
ability-monk-1 = W walce możesz dodać do Siły wydrukowaną wartość swojej Mocy, czyli 3.
ability-monk-2 = Gdy się modlisz, możesz po rzucie dodać 1 do wyniku.
ability-monk-3 = W walce nie możesz używać Broni ani Pancerzy.
card-character-monk = W walce możesz dodać do Siły wydrukowaną wartość swojej Mocy, czyli 3. Gdy się modlisz, możesz po rzucie dodać 1 do wyniku. W walce nie możesz używać Broni ani Pancerzy.
character-priest = Kapłan
ability-priest-1 = Zaczynasz z 1 Zaklęciem.
ability-priest-2 = Gdy się modlisz, możesz po rzucie dodać 1 do wyniku.
ability-priest-3 = Zamiast walczyć z Duchami na swoim obszarze możesz je zniszczyć. Nie są trofeami, ale za każdego możesz otrzymać 1 Zaklęcie w granicach limitu.
ability-priest-4 = W walce nie możesz używać Broni.
card-character-priest = Zaczynasz z 1 Zaklęciem. Gdy się modlisz, możesz po rzucie dodać 1 do wyniku. Zamiast walczyć z Duchami na swoim obszarze możesz je zniszczyć. Nie są trofeami, ale za każdego możesz otrzymać 1 Zaklęcie w granicach limitu. W walce nie możesz używać Broni.
character-prophetess = Prorokini
ability-prophetess-1 = Zaczynasz z 1 Zaklęciem.
ability-prophetess-2 = Za każdym razem, gdy rzucisz swoje ostatnie Zaklęcie, możesz natychmiast otrzymać 1 Zaklęcie w granicach limitu.
ability-prophetess-3 = Ilekroć dobierasz karty Przygód, możesz po obejrzeniu wszystkich odrzucić jedną i dobrać inną, z którą musisz się spotkać.
ability-prophetess-4 = W dowolnym momencie możesz oglądać Zaklęcia wszystkich innych Poszukiwaczy.
card-character-prophetess = Zaczynasz z 1 Zaklęciem. Za każdym razem, gdy rzucisz swoje ostatnie Zaklęcie, możesz natychmiast otrzymać 1 Zaklęcie w granicach limitu. Ilekroć dobierasz karty Przygód, możesz po obejrzeniu wszystkich odrzucić jedną i dobrać inną, z którą musisz się spotkać. W dowolnym momencie możesz oglądać Zaklęcia wszystkich innych Poszukiwaczy.
character-sorceress = Czarownica
ability-sorceress-1 = Zaczynasz z 1 Zaklęciem.
ability-sorceress-2 = Atakując Poszukiwacza, możesz wybrać walkę psychiczną.
ability-sorceress-3 = Zamiast atakować Poszukiwacza możesz spróbować go omamić: rzuć 1 kością. Udaje się na 6, jeśli jest Dobry, na 5 lub 6, jeśli Neutralny, na 4 do 6, jeśli Zły: zabierasz 1 sztukę złota lub 1 wybrany Przedmiot.
ability-sorceress-4 = Zamiast atakować Poszukiwacza możesz zabrać mu jednego Przyjaciela, lecz nie Dziewicę, Jednorożca ani Księżniczkę.
card-character-sorceress = Zaczynasz z 1 Zaklęciem. Atakując Poszukiwacza, możesz wybrać walkę psychiczną. Zamiast atakować Poszukiwacza możesz spróbować go omamić: rzuć 1 kością. Udaje się na 6, jeśli jest Dobry, na 5 lub 6, jeśli Neutralny, na 4 do 6, jeśli Zły: zabierasz 1 sztukę złota lub 1 wybrany Przedmiot. Zamiast atakować Poszukiwacza możesz zabrać mu jednego Przyjaciela, lecz nie Dziewicę, Jednorożca ani Księżniczkę.
character-thief = Złodziej
ability-thief-1 = Zamiast atakować Poszukiwacza możesz zabrać mu 1 sztukę złota lub 1 wybrany Przedmiot.
ability-thief-2 = Przy każdej wizycie na Targu, w Dniu Targowym lub w Wiosce możesz wziąć za darmo jedną kartę z talii Ekwipunku.
card-character-thief = Zamiast atakować Poszukiwacza możesz zabrać mu 1 sztukę złota lub 1 wybrany Przedmiot. Przy każdej wizycie na Targu, w Dniu Targowym lub w Wiosce możesz wziąć za darmo jedną kartę z talii Ekwipunku.
character-troll = Troll
ability-troll-1 = Nie musisz rzucać na Skałach. Jeśli jednak rzucisz, wynik obowiązuje.
ability-troll-2 = Jeśli w rzucie za ruch wypadło 6, możesz zamiast ruchu zregenerować siły: odzyskujesz 1 punkt Życia i twoja tura się kończy.
card-character-troll = Nie musisz rzucać na Skałach. Jeśli jednak rzucisz, wynik obowiązuje. Jeśli w rzucie za ruch wypadło 6, możesz zamiast ruchu zregenerować siły: odzyskujesz 1 punkt Życia i twoja tura się kończy.
character-warrior = Wojownik
ability-warrior-1 = W walce możesz rzucić 2 kośćmi; liczy się wyższa.
ability-warrior-2 = Możesz używać dwóch Broni naraz.
card-character-warrior = W walce możesz rzucić 2 kośćmi; liczy się wyższa. Możesz używać dwóch Broni naraz.
character-wizard = Czarnoksiężnik
ability-wizard-1 = Zaczynasz z 2 Zaklęciami.
ability-wizard-2 = Za każdym razem, gdy rzucisz swoje ostatnie Zaklęcie, możesz natychmiast otrzymać 1 Zaklęcie w granicach limitu.
ability-wizard-3 = Atakując Poszukiwacza, możesz wybrać walkę psychiczną.
card-character-wizard = Zaczynasz z 2 Zaklęciami. Za każdym razem, gdy rzucisz swoje ostatnie Zaklęcie, możesz natychmiast otrzymać 1 Zaklęcie w granicach limitu. Atakując Poszukiwacza, możesz wybrać walkę psychiczną.

## Zadania

quest-take-life = odbierz w walce Życie innemu Poszukiwaczowi
quest-kill-enemy = zabij Wroga
quest-deliver-follower = oddaj Przyjaciela
quest-deliver-magic-object = oddaj Magiczny Przedmiot
quest-deliver-3-gold = oddaj 3 sztuki złota
quest-deliver-2-gold = oddaj 2 sztuki złota
quest-fulfilled = wykonane

## Ruch, Wewnętrzna Kraina, Korona Władzy
ask-set-out = Jak wykorzystasz swój ruch?
ask-move = { $count ->
    [one] Ruszasz się o { $count } obszar: dokąd?
    [few] Ruszasz się o { $count } obszary: dokąd?
   *[many] Ruszasz się o { $count } obszarów: dokąd?
}
ask-move-to = Dokąd?
ask-move-inside = Jeden krok: naprzód czy z powrotem?
ask-make-room = Na Tratwę trzeba miejsca: który Przedmiot tu zostanie?
ask-portal = Czym próbujesz otworzyć Tajemne Wrota?
ask-mines-dice = Iloma kośćmi rzucasz w Kopalni?
ask-vampire = { $count ->
    [one] Wampir chce { $count } punktu Życia. Ocali go Przyjaciel, którego mu zostawisz.
    [few] Wampir chce { $count } punktów Życia. Każdy Przyjaciel, którego mu zostawisz, ocali jeden.
   *[many] Wampir chce { $count } punktów Życia. Każdy Przyjaciel, którego mu zostawisz, ocali jeden.
}
ask-ditch-amulet = Dopóki masz Amulet, nie rzucisz Zaklęcia Rozkazu.
option-walk = Rusz się jak zwykle
option-raft = Przepraw się Tratwą przez rzekę
option-anywhere = Skorzystaj: dokądkolwiek w Zewnętrznej Krainie
option-ferry = Popłyń promem do Świątyni
option-woods = Przemknij przez Puszczę
option-build-raft = Zbuduj Tratwę
option-space = { NAME($space, case: "to") }
option-space-between = { NAME($space, case: "to") } (obok: { NAME($one) }, { NAME($other) })
option-retreat = Zawróć { NAME($space, case: "to") }
option-bridge = Przejdź przez most koło Strażnika
option-portal = Spróbuj otworzyć Tajemne Wrota
option-regenerate = Zostań i odzyskaj punkt Życia
option-stay = Zostań i staw temu czoła
option-strength = Siła
option-craft = Moc
option-make-room = Zostaw tu: { NAME($card) }
option-dice = { $count ->
    [one] Jedną kością
   *[other] { $count } kośćmi
}
option-vampire = Zostaw Wampirowi: { NAME($card) }
option-ditch-amulet = Porzuć: { NAME($card) }
option-ditch-amulet-keep = Zatrzymaj go i nie rzucaj Zaklęcia
roll-movement = ruch
roll-slavery = wolność
roll-portal = Tajemne Wrota
roll-crypt = Krypta
roll-mines = Kopalnia
roll-vampires-tower = Wampir
roll-pitfiends = liczba Diabłów
roll-werewolf = Siła Wilkołaka
roll-death-own = twoje kości przeciw Śmierci
roll-death-other = kości Śmierci
roll-command-spell = Zaklęcie Rozkazu
log-freed = { $who_you ->
    [you] Odzyskujesz wolność.
   *[other] { $who } odzyskuje wolność.
}
log-still-enslaved = { $who_you ->
    [you] Pozostajesz w niewoli Świątyni.
   *[other] { $who } pozostaje w niewoli Świątyni.
}
log-portal-opens = { $who_you ->
    [you] Tajemne Wrota otwierają się przed tobą.
   *[other] { $who } otwiera Tajemne Wrota.
}
log-portal-shut = { $who_you ->
    [you] Tajemne Wrota nie otwierają się przed tobą.
   *[other] { $who } nie otwiera Tajemnych Wrót.
}
log-retreat = { $who_you ->
    [you] Zawracasz.
   *[other] { $who } zawraca.
}
log-way-out = { $who_you ->
    [you] Po odjęciu cechy od rzutu zostaje ci { $result }.
   *[other] { $who }: po odjęciu cechy od rzutu zostaje { $result }.
}
log-pitfiend-beaten = { $who_you ->
    [you] Pokonujesz Diabła; zostało: { $left }.
   *[other] { $who } pokonuje Diabła; zostało: { $left }.
}
log-werewolf-beaten = { $who_you ->
    [you] Pokonujesz Wilkołaka.
   *[other] { $who } pokonuje Wilkołaka.
}
log-death-free = { $who_you ->
    [you] { $own } do { $other }: Śmierć cię puszcza.
   *[other] { $who }: { $own } do { $other }, Śmierć rezygnuje.
}
log-death-again = { $who_you ->
    [you] { $own } do { $other }: Śmierć zagra z tobą znowu.
   *[other] { $who }: { $own } do { $other }, Śmierć zagra znowu.
}
log-command-spell = { $who_you ->
    [you] Rzucasz Zaklęcie Rozkazu.
   *[other] { $who } rzuca Zaklęcie Rozkazu.
}
log-command-hindered = { $who_you ->
    [you] Nie możesz rzucić Zaklęcia Rozkazu.
   *[other] { $who } nie może rzucić Zaklęcia Rozkazu.
}
log-command-countered = { $who_you ->
    [you] Twoje Zaklęcie Rozkazu zostaje zniweczone.
   *[other] { $who }: Zaklęcie Rozkazu zostaje zniweczone.
}
log-command-works = { $who_you ->
    [you] Twoje Zaklęcie Rozkazu działa: wszyscy inni tracą punkt Życia.
   *[other] { $who }: Zaklęcie Rozkazu działa, wszyscy inni tracą punkt Życia.
}
log-command-fails = { $who_you ->
    [you] Twoje Zaklęcie Rozkazu nie działa.
   *[other] { $who }: Zaklęcie Rozkazu nie działa.
}
creature-sentinel = Strażnik
creature-pitfiend = Diabeł
creature-werewolf = Wilkołak
option-encounter-space = Zbadaj obszar

## Istoty spoza kart i osoby

creature-brigand = Zbir
    .acc = Zbira
creature-farmer = Wieśniak
    .acc = Wieśniaka
creature-spirit = Duch
    .acc = Ducha
creature-dragon = Smok
    .acc = Smoka
creature-goblin = Goblin
    .acc = Goblina
person-enchantress = Czarodziejka
person-doctor = Lekarz
person-alchemist = Alchemik
person-blacksmith = Kowal
person-healer = Medyk
person-mystic = Mistyk

## Czego dotyczy rzut

roll-attack = atak
roll-creature = atak istoty
roll-armour = Pancerz
roll-quest = zadanie
roll-charm = oczarowanie
roll-beguile = omamienie
roll-chasm = Przepaść
roll-tavern = Gospoda
roll-forest = Las
roll-crags = Skały
roll-temple = modlitwa w Świątyni
roll-pray = modlitwa
roll-enchantress = Czarodziejka
roll-mystic = Mistyk
roll-ghost = dokąd trafia Duch
roll-hermit = dokąd trafia Pustelnik
roll-imp = Diablik
roll-witch = Wiedźma
roll-cave = Jaskinia
roll-magic_portal = Magiczny Portal
roll-shrine = modlitwa w Świątynce
roll-random = Przypadek

## Składniki sumy i co czeka na obszarze

part-value = wydrukowana wartość
part-tokens = żetony
part-card = karta
part-weapon = Broń
part-potion = Eliksir Siły
part-mercenary = Najemnik
part-craft-value = wydrukowana Moc
part-raised = Przyjaciel w walce
part-fight = Zaklęcia w tej walce
brings-character = Jest tu { $who }.
brings-card = { NAME($card) }
brings-object = { NAME($card) } do wzięcia
brings-hex = { NAME($card) }: kto tu trafi, traci Życie.
brings-gold = Leży tu złoto: { $count }.
brings-draw = Karty do dobrania: { $count }
brings-no-draw = Karty do dobrania: { $count }
brings-roll-bonus = Istoty dodają { $count } do rzutu ataku.
brings-space = { NAME($space) }
brings-enemy = { NAME($card) }, { $craft ->
    [0] Siła { $strength }
   *[other] Moc { $craft }
}; szansa na wygraną: { $chance } na 100

## Koniec

end-last-alive = Przy życiu pozostał tylko jeden Poszukiwacz.
end-crown = Korona Władzy została zdobyta.
end-crown-first = Pierwszy Poszukiwacz dotarł do Korony Władzy.
end-time = Umówione rundy minęły: liczy się to, co kto zdobył.
end-nobody = Nikt nie pozostał przy życiu.
end-called-off = Umówione rundy minęły bez zwycięzcy.
tie-shared = Równy wynik: zwycięstwo jest wspólne.

## Opcje gry

opt-characters = Poszukiwacze
    .help = Spośród ilu kart Poszukiwaczy wybierasz.
opt-characters-1 = Jeden losowo
    .help = Poszukiwacza przydziela los.
opt-characters-3 = Jeden z trzech
    .help = Oglądasz trzy karty i zatrzymujesz jedną.
opt-trophies = Cena żetonu
    .help = Ile punktów trofeów kosztuje punkt Siły lub Mocy. Mniej znaczy szybciej.
opt-trophies-7 = 7 punktów
    .help = Zwykła cena.
opt-trophies-6 = 6 punktów
    .help = Szybsza gra.
opt-trophies-5 = 5 punktów
    .help = Bardzo szybka gra.
opt-starting_bonus = Premia startowa
    .help = Każdy zaczyna z dodatkowym żetonem Siły lub Mocy, do wyboru.
opt-bloodbath = Krwawa łaźnia
    .help = Na stosie leży tylko jeden Talizman, a kto zginie, odpada z gry.
opt-command_by_players = Silniejsze Zaklęcie Rozkazu
    .help = Przy pięciu graczach działa na 3 do 6, przy sześciu na 2 do 6.
opt-sudden_death = Nagła śmierć
    .help = Krótsza droga do zwycięstwa.
opt-sudden_death-none = Nie
    .help = Wygrywa ostatni żywy Poszukiwacz.
opt-sudden_death-crown = Pierwszy przy Koronie
    .help = Wygrywa, kto pierwszy dotrze do Korony Władzy.
opt-sudden_death-turns = Po kilku rundach
    .help = Po umówionych rundach liczy się zdobyte żetony, złoto i karty.
opt-turn_limit = Rundy
    .help = Po tylu rundach gra zostaje podliczona lub przerwana. 0: bez ograniczeń.
opt-avoid_unfriendly = Unikanie nieżyczliwych
    .help = Kto może się wymknąć, może też unikać osób nieżyczliwych: Czarnego Rycerza, Czarodziejki, Wiedźmy, Przekleństwa i niektórych Zdarzeń.
opt-inherit = Dziedziczenie
    .help = To, co miał zabity Poszukiwacz, czeka na następnego tego samego gracza.
opt-chasm_each = Los dla każdej kości nad Przepaścią
    .help = Nad Przepaścią każda kość jest osobnym rzutem, więc każdą można powtórzyć.
opt-painted_bridges = Namalowane mosty
    .help = Mosty namalowane przy Mieście i Wiosce też uwalniają od Poltergeista.

## O co pyta stół

ask-accept = Czy korzystasz z propozycji ({ NAME($what) })?
ask-acquire = Wybierz, co zabierasz (gracz: { $who }).
ask-add-one = Czy dodajesz 1 do wyniku ({ NAME($what) })?
ask-alchemy = Wybierz Przedmioty do zamiany na złoto.
ask-alignment = Twój charakter zaraz będzie miał znaczenie. Czy go zmieniasz?
ask-animal = { NAME($card) } cię nie atakuje. Co robisz?
ask-armour = Masz stracić Życie. Czy używasz Pancerza?
ask-assassinate = Czy dokonujesz skrytobójstwa, by druga strona nie rzucała kością?
ask-avoid = Czy unikasz spotkania ({ NAME($what) })?
ask-before-card = Następna karta: { NAME($card) }. Czy najpierw czegoś używasz?
ask-belongings = Użyj tego, co masz, lub porzuć to.
ask-bribe = { NAME($card) } przepuści cię za złoto: { $price }.
ask-buy-spell = Czy kupujesz Zaklęcie?
ask-castle = Przyjmuje cię królewski medyk.
ask-character = Wybierz swojego Poszukiwacza.
ask-choose-one = Wybierz jedno ({ NAME($space) }).
ask-deliver = Wybierz kartę, którą oddajesz w ramach zadania.
ask-destroy-creature = Czy niszczysz istotę zamiast z nią walczyć ({ NAME($what) })?
ask-destroy-spirits = Wybierz Duchy, które niszczysz.
ask-divination = Oto następne karty Przygód, zaczynając od wierzchniej.
ask-end-turn = Twoja tura się kończy.
ask-encounter = Kogo lub co napotykasz?
ask-encounter-how = Jak spotykasz się z graczem { $who }?
ask-evade = Wybierz Wrogów, którym się wymykasz.
ask-evade-character = Zbliża się { $who }. Czy się wymykasz?
ask-evade-creature = Atakuje cię { NAME($what) }. Czy się wymykasz?
ask-fate = Czy wydajesz żeton Losu, by powtórzyć rzut ({ NAME($what) })?
ask-free-purchase = Możesz wziąć za darmo jedną z tych kart.
ask-gain-spell = Możesz otrzymać Zaklęcie.
ask-heal = Ile punktów Życia odzyskujesz?
ask-lend-strength = Wzmocnij się przed rzutem ataku albo przejdź dalej.
ask-loose-gold = Leży tu złoto.
ask-loot = Wybierz, co zabierasz poległemu (gracz: { $who }).
ask-loot-space = Wybierz, co zabierasz z tego obszaru.
ask-lose-follower = Wybierz Przyjaciela, którego tracisz.
ask-mesmerize = Wybierz Przyjaciela, którego zabierasz (gracz: { $who }).
ask-prize = Pokonany gracz: { $who }. Wybierz nagrodę.
ask-quest = Czy podejmujesz się zadania Czarownika?
ask-raise-dead = Pokonany Wróg: { NAME($card) }. Trofeum czy Przyjaciel?
ask-raised = Wybierz, kto pomoże ci w tej walce.
ask-react-turn-start = Zaczyna się tura: { $who }. Czy rzucasz Zaklęcie?
ask-react-after-move = Koniec ruchu: { $who }. Czy rzucasz Zaklęcie?
ask-react-attacked = Atakowany gracz: { $who }. Czy rzucasz Zaklęcie?
ask-react-before-roll = Zaraz rzut ataku: { $who }. Czy rzucasz Zaklęcie?
ask-react-life-loss = Życie ma stracić: { $who }. Czy rzucasz Zaklęcie?
ask-react-follower-loss = Zaraz zginie Przyjaciel (gracz: { $who }). Czy rzucasz Zaklęcie?
ask-react-enemy-loss = { $who } zaraz zabije Wroga. Czy rzucasz Zaklęcie?
ask-react-spell = { $who } rzuca Zaklęcie. Czy reagujesz?
ask-react-command-spell = { $who } rzuca Zaklęcie Rozkazu. Czy reagujesz?
ask-react-turn-end = Kończy się tura: { $who }. Czy rzucasz Zaklęcie?
ask-react-turn-missed = Tura przepada: { $who }. Czy rzucasz Zaklęcie?
ask-redraw = Możesz odrzucić jedną z tych kart i dobrać inną.
ask-replenish = Ile punktów Losu odzyskujesz?
ask-rob = Wybierz, co zabierasz (gracz: { $who }).
ask-sell-object = Wybierz Przedmiot do zamiany na złoto.
ask-shop = Wybierz, co kupujesz.
ask-skip-roll = Nie musisz rzucać ({ NAME($space) }). Czy rzucasz?
ask-spell-target = Wybierz cel Zaklęcia { NAME($spell) }.
ask-starting-bonus = Wybierz dodatkowy żeton.
ask-surplus-object = Niesiesz za dużo. Wybierz Przedmiot do porzucenia.
ask-surplus-spell = Masz za dużo Zaklęć. Wybierz jedno do odrzucenia.
ask-which-follower = Wybierz Przyjaciela, którego zabierasz (gracz: { $who }).
ask-teleport = Wybierz obszar, na który się teleportujesz.
ask-trophies-strength = Wybierz trofea do wymiany na Siłę albo zatrzymaj je.
ask-trophies-craft = Wybierz trofea do wymiany na Moc albo zatrzymaj je.
ask-visit = Kogo odwiedzasz ({ NAME($space) })?
ask-weapon = Wybierz Broń, której używasz.
ask-wish = Wypowiedz życzenie.
ask-woods-spells = Puszcza oferuje ci Zaklęcia.

## Na co czekają inni

wait-set-out = jak wykorzystać ruch
wait-move = dokąd się ruszyć
wait-move-to = dokąd się ruszyć
wait-move-inside = naprzód czy z powrotem
wait-make-room = Przedmiot, który ustąpi Tratwie
wait-portal = jak otworzyć Tajemne Wrota
wait-mines-dice = iloma kośćmi rzucić w Kopalni
wait-vampire = co dostanie Wampir
wait-ditch-amulet = czy porzucić Amulet
wait-accept = czy skorzystać z propozycji
wait-acquire = co zabrać
wait-add-one = czy dodać 1 do wyniku
wait-alchemy = Przedmioty do zamiany na złoto
wait-alignment = czy zmienić charakter
wait-animal = co zrobić z Wrogiem
wait-armour = czy użyć Pancerza
wait-assassinate = czy dokonać skrytobójstwa
wait-avoid = czy uniknąć spotkania
wait-before-card = czy najpierw czegoś użyć
wait-belongings = czego użyć lub co porzucić
wait-bribe = czy zapłacić złotem za przejście
wait-buy-spell = czy kupić Zaklęcie
wait-castle = co ma zrobić królewski medyk
wait-character = którym Poszukiwaczem zagrać
wait-choose-one = jedna z możliwości na obszarze
wait-deliver = karta do oddania w ramach zadania
wait-destroy-creature = czy zniszczyć zamiast walczyć
wait-destroy-spirits = Duchy do zniszczenia
wait-divination = obejrzenie następnych kart Przygód
wait-end-turn = koniec tury
wait-encounter = kogo lub co napotkać
wait-encounter-how = jak spotkać się z Poszukiwaczem
wait-evade = którym Wrogom się wymknąć
wait-evade-character = czy się wymknąć
wait-evade-creature = czy się wymknąć
wait-fate = czy wydać Los na powtórzenie rzutu
wait-free-purchase = karta do wzięcia za darmo
wait-gain-spell = czy otrzymać Zaklęcie
wait-heal = ile punktów Życia odzyskać
wait-lend-strength = wzmocnienie przed rzutem ataku
wait-loose-gold = czy wziąć złoto
wait-loot = co zabrać poległemu
wait-loot-space = co zabrać z obszaru
wait-lose-follower = którego Przyjaciela stracić
wait-mesmerize = którego Przyjaciela zabrać
wait-prize = nagroda za zwycięstwo
wait-quest = czy podjąć się zadania
wait-raise-dead = trofeum czy Przyjaciel
wait-raised = kto pomoże w walce
wait-react-turn-start = czy zareagować na początek tury
wait-react-after-move = czy zareagować na ruch
wait-react-attacked = czy zareagować na atak
wait-react-before-roll = czy zareagować przed rzutem ataku
wait-react-life-loss = czy zareagować na utratę Życia
wait-react-follower-loss = czy zareagować w obronie Przyjaciela
wait-react-enemy-loss = czy zareagować w obronie Wroga
wait-react-spell = czy zareagować na Zaklęcie
wait-react-command-spell = czy zareagować na Zaklęcie Rozkazu
wait-react-turn-end = czy zareagować na koniec tury
wait-react-turn-missed = czy zareagować na straconą turę
wait-redraw = czy dobrać inną kartę
wait-replenish = ile punktów Losu odzyskać
wait-rob = co zabrać
wait-sell-object = Przedmiot do zamiany na złoto
wait-shop = co kupić
wait-skip-roll = czy rzucać
wait-spell-target = cel Zaklęcia
wait-starting-bonus = dodatkowy żeton
wait-surplus-object = Przedmiot do porzucenia
wait-surplus-spell = Zaklęcie do odrzucenia
wait-which-follower = którego Przyjaciela zabrać
wait-teleport = obszar teleportacji
wait-trophies-strength = trofea do wymiany na Siłę
wait-trophies-craft = trofea do wymiany na Moc
wait-visit = kogo odwiedzić
wait-weapon = Broń do użycia
wait-wish = życzenie
wait-woods-spells = czy otrzymać Zaklęcia Puszczy

## Możliwości

option-alchemy = Zamień na złoto: { NAME($card) }
option-acquire = Weź: { NAME($card) }
option-armour = Użyj: { NAME($card) }
option-castle = Zostaw tu za złoto: { NAME($card) }
option-cast = Rzuć: { NAME($card) }
option-character = Graj: { NAME($card) }
option-deliver = Oddaj: { NAME($card) }
option-destroy-spirits = Zniszcz: { NAME($card) }
option-ditch = Porzuć: { NAME($card) }
option-evade = Wymknij się
option-free-purchase = Weź za darmo: { NAME($card) }
option-lend-strength = Użyj: { NAME($card) }
option-loot = Weź: { NAME($card) }
option-loot-space = Weź: { NAME($card) }
option-lose-follower = Strać: { NAME($card) }
option-mesmerize = Weź: { NAME($card) }
option-prize = Weź: { NAME($card) }
option-raised = Pomaga { NAME($card) }
option-redraw = Odrzuć i dobierz inną: { NAME($card) }
option-rob = Weź: { NAME($card) }
option-sell-object = Zamień na złoto: { NAME($card) }
option-shop = Kup: { NAME($card) }
option-spell-target = Cel: { NAME($card) }
option-surplus-object = Porzuć: { NAME($card) }
option-surplus-spell = Odrzuć: { NAME($card) }
option-which-follower = Weź: { NAME($card) }
option-trophies-strength = Wymień: { NAME($card) }
option-trophies-craft = Wymień: { NAME($card) }
option-use = Użyj: { NAME($card) }
option-weapon = Użyj: { NAME($card) }
option-spell-target-card = Cel: { NAME($card) } { NAME($space, case: "at") }
option-spell-target-seat = Cel: { $who }
option-encounter-seat = Spotkaj gracza { $who }
option-fate = Powtórz rzut kością { $count }
option-fate-keep = Zostaw wynik
option-add-one-keep = Zostaw wynik
option-redraw-keep = Zachowaj karty
option-alignment-keep = Pozostań przy swoim
option-heal = Odzyskaj: { $count }
option-replenish = Odzyskaj: { $count }
option-done = Gotowe
option-none = Nie
option-pass = Pasuj
option-leave = Zostaw
option-accept = Przyjmij
option-decline = Odmów
option-gold = Weź 1 sztukę złota
option-life = Odbierz Życie
option-pay = Zapłać
option-fight = Walcz
option-destroy = Zniszcz
option-assassinate = Skrytobójstwo
option-battle = Walka
option-psychic = Walka psychiczna
option-steal = Kradnij
option-beguile = Omam
option-take-follower = Zabierz Przyjaciela
option-belongings = Przejrzyj swój dobytek
option-end-turn = Zakończ turę
option-go-on = Dalej
option-trophy = Trofeum
option-raise = Niech powstanie i idzie za tobą
option-charm = Oczaruj
option-attack = Zaatakuj
option-roll = Rzuć
option-skip-roll = Nie rzucaj
option-add-one = Dodaj 1
option-avoid = Unikaj
option-meet = Spotkaj
option-buy-spell = Kup Zaklęcie za 1 sztukę złota
option-gain-spell = Otrzymaj Zaklęcie
option-gain-spells = Uzupełnij Zaklęcia
option-take-gold = Weź złoto
option-quiet = Nie pytaj już w tej turze
option-ask-always = Zawsze mnie pytaj
option-ask-mine = Pytaj, gdy mnie to dotyczy
option-ask-never = Nigdy mnie nie pytaj
option-align-good = Stań się Dobry
option-align-neutral = Stań się Neutralny
option-align-evil = Stań się Zły
option-self = Rzuć
option-visit-enchantress = Czarodziejka
option-visit-doctor = Lekarz
option-visit-alchemist = Alchemik
option-visit-blacksmith = Kowal
option-visit-healer = Medyk
option-visit-mystic = Mistyk
option-choose-gold = Zapłać 1 sztukę złota
option-choose-life = Strać 1 punkt Życia
option-choose-heal = Odzyskaj Życie
option-choose-replenish = Odzyskaj Los
option-choose-pray = Módl się
option-wish-spell = Zaklęcie
option-wish-gold = 1 sztuka złota
option-wish-strength = 1 punkt Siły
option-wish-craft = 1 punkt Mocy
option-wish-life = 1 punkt Życia
option-wish-fate = 1 punkt Losu
option-wish-teleport = Teleportacja w tej Krainie
option-creature-sentinel = Cel: Strażnik
option-creature-brigand = Cel: Zbir
option-creature-farmer = Cel: Wieśniak
option-creature-spirit = Cel: Duch
option-creature-dragon = Cel: Smok
option-creature-goblin = Cel: Goblin

## Kronika

log-game-start = { $who_you ->
    [you] Kraina czeka. Ty zaczynasz.
   *[other] Kraina czeka. Zaczyna { $who }.
}
log-turn-start = { $who_you ->
    [you] Runda { $round }: twoja tura.
   *[other] Runda { $round }: tura gracza { $who }.
}
log-turn-missed = { $who_you ->
    [you] Tracisz tę turę.
   *[other] { $who } traci tę turę.
}
log-turn-lost = { $who_you ->
    [you] Twoja tura przepada.
   *[other] Tura gracza { $who } przepada.
}
log-miss-turn = { $who_you ->
    [you] Stracisz { $count ->
            [one] { $count } turę
            [few] { $count } tury
           *[many] { $count } tur
        }.
   *[other] { $who } straci { $count ->
            [one] { $count } turę
            [few] { $count } tury
           *[many] { $count } tur
        }.
}
log-enters = { $who_you ->
    [you] Wkraczasz do gry: { NAME($card) }, { NAME($space, case: "at") }.
   *[other] { $who } wkracza do gry: { NAME($card) }, { NAME($space, case: "at") }.
}
log-move = { $who_you ->
    [you] Idziesz { NAME($space, case: "to") }.
   *[other] { $who } idzie { NAME($space, case: "to") }.
}
log-roll = { $who_you ->
    [you] Wyrzucasz { $dice } ({ NAME($what) }).
   *[other] { $who } wyrzuca { $dice } ({ NAME($what) }).
}
log-spend-fate = { $who_you ->
    [you] Wydajesz punkt Losu; zostało: { $left }.
   *[other] { $who } wydaje punkt Losu; zostało: { $left }.
}
log-gain-strength = { $who_you ->
    [you] Zyskujesz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Siły.
   *[other] { $who } zyskuje { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Siły.
}
log-gain-craft = { $who_you ->
    [you] Zyskujesz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Mocy.
   *[other] { $who } zyskuje { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Mocy.
}
log-gain-life = { $who_you ->
    [you] Zyskujesz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Życia.
   *[other] { $who } zyskuje { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Życia.
}
log-gain-fate = { $who_you ->
    [you] Zyskujesz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Losu.
   *[other] { $who } zyskuje { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Losu.
}
log-gain-gold = { $who_you ->
    [you] Zyskujesz { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
   *[other] { $who } zyskuje { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
}
log-lose-strength = { $who_you ->
    [you] Tracisz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Siły.
   *[other] { $who } traci { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Siły.
}
log-lose-craft = { $who_you ->
    [you] Tracisz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Mocy.
   *[other] { $who } traci { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Mocy.
}
log-lose-fate = { $who_you ->
    [you] Tracisz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Losu.
   *[other] { $who } traci { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Losu.
}
log-lose-gold = { $who_you ->
    [you] Tracisz { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
   *[other] { $who } traci { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
}
log-lose-life = { $who_you ->
    [you] Tracisz { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Życia; zostało: { $left }.
   *[other] { $who } traci { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        } Życia; zostało: { $left }.
}
log-pay-gold = { $who_you ->
    [you] Płacisz { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
   *[other] { $who } płaci { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
}
log-take-gold = { $who_you ->
    [you] Zabierasz graczowi { $owner } { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
   *[other] { $who } zabiera { $owner_you ->
            [you] ci
           *[other] graczowi { $owner }
        } { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
}
log-take-loose-gold = { $who_you ->
    [you] Podnosisz { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
   *[other] { $who } podnosi { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        }.
}
log-drop-gold = { $who_you ->
    [you] Zostawiasz { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        } { NAME($space, case: "at") }.
   *[other] { $who } zostawia { $count ->
            [one] { $count } sztukę złota
            [few] { $count } sztuki złota
           *[many] { $count } sztuk złota
        } { NAME($space, case: "at") }.
}
log-discard = Odrzucono: { NAME($card) }.
log-lay = Teraz { NAME($space, case: "at") }: { NAME($card) }.
log-draw-adventure = { $who_you ->
    [you] Dobierasz: { NAME($card) }.
   *[other] { $who } dobiera: { NAME($card) }.
}
log-reshuffle-adventure = Odrzucone karty Przygód tworzą nową talię: { $count }.
log-reshuffle-spells = Odrzucone Zaklęcia tworzą nową talię: { $count }.
log-draw-spell = { $who_you ->
    [you] Otrzymujesz Zaklęcie: { NAME($card) }.
   *[other] { $who } otrzymuje Zaklęcie: { NAME($card) }.
}
log-look-at-card = { $who_you ->
    [you] Oglądasz: { NAME($card) }.
   *[other] { $who } ogląda: { NAME($card) }.
}
log-take-card = { $who_you ->
    [you] Bierzesz { NAME($card, case: "acc") }.
   *[other] { $who } bierze { NAME($card, case: "acc") }.
}
log-ditch = { $who_you ->
    [you] Porzucasz { NAME($card, case: "acc") }.
   *[other] { $who } porzuca { NAME($card, case: "acc") }.
}
log-trophy = { $who_you ->
    [you] Zdobywasz trofeum: { NAME($card) }.
   *[other] { $who } zdobywa trofeum: { NAME($card) }.
}
log-raise-enemy = { $who_you ->
    [you] Idzie za tobą: { NAME($card) }.
   *[other] Za graczem { $who } idzie: { NAME($card) }.
}
log-lay-talisman = { $who_you ->
    [you] Ropucha go nie uniesie: { NAME($card) } leży na twoim obszarze.
   *[other] Ropucha go nie uniesie: { NAME($card) } leży na obszarze gracza { $who }.
}
log-meet = { $who_you ->
    [you] Napotykasz: { NAME($card) }.
   *[other] { $who } napotyka: { NAME($card) }.
}
log-avoided = { $who_you ->
    [you] Unikasz: { NAME($what) }.
   *[other] { $who } unika: { NAME($what) }.
}
log-fill = { $who_you ->
    [you] Dobierasz kartę z żetonami ({ NAME($card) }): { $count }.
   *[other] { $who } dobiera kartę z żetonami ({ NAME($card) }): { $count }.
}
log-nothing-happens = { $who_you ->
    [you] Nic ci się nie dzieje.
   *[other] Graczowi { $who } nic się nie dzieje.
}
log-drink = { $who_you ->
    [you] Wypijasz { NAME($card, case: "acc") }: +{ $points } Siły do końca tury.
   *[other] { $who } wypija { NAME($card, case: "acc") }: +{ $points } Siły do końca tury.
}
log-evaded = { $who_you ->
    [you] Wymykasz się.
   *[other] { $who } się wymyka.
}
log-attacks = { $who_you ->
    [you] Atakuje cię: { NAME($what) }, { $value }.
   *[other] Atakuje gracza { $who }: { NAME($what) }, { $value }.
}
log-fight-scores = { $who_you ->
    [you] Skuteczność ataku: twoja { $own }, przeciwnika { $other }.
   *[other] Skuteczność ataku: { $who } { $own }, przeciwnik { $other }.
}
log-stand-off = { $who_you ->
    [you] Twoja walka kończy się remisem.
   *[other] Walka gracza { $who } kończy się remisem.
}
log-armour-saves = { $who_you ->
    [you] Pancerz ratuje ci Życie.
   *[other] Pancerz gracza { $who } ratuje Życie.
}
log-creature-destroyed = { $who_you ->
    [you] Niszczysz: { NAME($what) }.
   *[other] { $who } niszczy: { NAME($what) }.
}
log-killed = { $who_you ->
    [you] Twój Poszukiwacz ginie: { NAME($card) }.
   *[other] Ginie Poszukiwacz gracza { $who }: { NAME($card) }.
}
log-eliminated = { $who_you ->
    [you] Odpadasz z gry.
   *[other] { $who } odpada z gry.
}
log-crown-reached = { $who_you ->
    [you] Docierasz do Korony Władzy. Odtąd zabici nie wracają.
   *[other] { $who } dociera do Korony Władzy. Odtąd zabici nie wracają.
}
log-alignment = { $who_you ->
    [you] Twój charakter: { NAME($alignment) }.
   *[other] Charakter gracza { $who }: { NAME($alignment) }.
}
log-attention = { $who_you ->
    [you] Pytania o Zaklęcia do ciebie: { $when ->
            [always] zawsze
            [never] nigdy
           *[mine] gdy ma to znaczenie
        }.
   *[other] Pytania o Zaklęcia ({ $who }): { $when ->
            [always] zawsze
            [never] nigdy
           *[mine] gdy ma to znaczenie
        }.
}
log-beguile = { $who_you ->
    [you] Próbujesz omamić gracza { $owner } ({ NAME($alignment) }): potrzeba co najmniej { $needed }.
   *[other] { $who } próbuje omamić { $owner_you ->
            [you] ciebie
           *[other] gracza { $owner }
        } ({ NAME($alignment) }): potrzeba co najmniej { $needed }.
}
log-cast = { $who_you ->
    [you] Rzucasz: { NAME($card) }.
   *[other] { $who } rzuca: { NAME($card) }.
}
log-cast-on-card = { $who_you ->
    [you] Rzucasz: { NAME($card) }; cel: { NAME($target) }.
   *[other] { $who } rzuca: { NAME($card) }; cel: { NAME($target) }.
}
log-cast-on-spell = { $who_you ->
    [you] Rzucasz: { NAME($card) }; przeciw: { NAME($target) }.
   *[other] { $who } rzuca: { NAME($card) }; przeciw: { NAME($target) }.
}
log-cast-on-command = { $who_you ->
    [you] Rzucasz: { NAME($card) }; przeciw Zaklęciu Rozkazu.
   *[other] { $who } rzuca: { NAME($card) }; przeciw Zaklęciu Rozkazu.
}
log-cast-on-space = { $who_you ->
    [you] Rzucasz: { NAME($card) }; cel: { NAME($target) }.
   *[other] { $who } rzuca: { NAME($card) }; cel: { NAME($target) }.
}
log-cast-on-creature = { $who_you ->
    [you] Rzucasz: { NAME($card) }; cel: { NAME($target) }.
   *[other] { $who } rzuca: { NAME($card) }; cel: { NAME($target) }.
}
log-cast-on-character = { $who_you ->
    [you] Rzucasz: { NAME($card) }; cel: { $target_you ->
            [you] ty
           *[other] { $target }
        }.
   *[other] { $who } rzuca: { NAME($card) }; cel: { $target_you ->
            [you] ty
           *[other] { $target }
        }.
}
log-spell-countered = { $who_you ->
    [you] Twoje Zaklęcie zostaje zniweczone: { NAME($card) }.
   *[other] Zaklęcie gracza { $who } zostaje zniweczone: { NAME($card) }.
}
log-spell-in-vain = { $who_you ->
    [you] Twoje Zaklęcie jest spóźnione: { NAME($card) }.
   *[other] Zaklęcie gracza { $who } jest spóźnione: { NAME($card) }.
}
log-spellbound = { $who_you ->
    [you] Do początku twojej następnej tury nie ma magii.
   *[other] Do początku następnej tury gracza { $who } nie ma magii.
}
log-immobile = { $who_you ->
    [you] W tej turze nie możesz nic zrobić.
   *[other] { $who } nie może w tej turze nic zrobić.
}
log-immobile-creature = Nie może się ruszyć: { NAME($what) }.
log-invisible = { $who_you ->
    [you] Do końca tury nikt cię nie widzi.
   *[other] Do końca tury nikt nie widzi gracza { $who }.
}
log-preserved = { $who_you ->
    [you] Zapobiegasz stracie.
   *[other] { $who } zapobiega stracie.
}
log-psionic-blast = { $who_you ->
    [you] Dodajesz { $count } do Siły w tej walce.
   *[other] { $who } dodaje { $count } do Siły w tej walce.
}
log-turns-in-a-row = { $who_you ->
    [you] Twoje tury z rzędu: { $count }.
   *[other] Tury z rzędu gracza { $who }: { $count }.
}
log-hexed = { $who_you ->
    [you] Działa na ciebie { NAME($card) }.
   *[other] { NAME($card) } działa na gracza { $who }.
}
log-toad = { $who_you ->
    [you] Zamieniasz się w Ropuchę na { $count ->
            [one] { $count } turę
            [few] { $count } tury
           *[many] { $count } tur
        }.
   *[other] { $who } zamienia się w Ropuchę na { $count ->
            [one] { $count } turę
            [few] { $count } tury
           *[many] { $count } tur
        }.
}
log-toad-over = { $who_you ->
    [you] Odzyskujesz swoją postać.
   *[other] { $who } odzyskuje swoją postać.
}
log-quest = { $who_you ->
    [you] Twoje zadanie: { NAME($quest) }.
   *[other] Zadanie gracza { $who }: { NAME($quest) }.
}
log-quest-done = { $who_you ->
    [you] Wykonujesz zadanie. Czarownik cię wzywa.
   *[other] { $who } wykonuje zadanie. Czarownik wzywa.
}
log-exchange-strength = { $who_you ->
    [you] Wymieniasz trofea ({ $cards }) na Siłę: { $tokens }.
   *[other] { $who } wymienia trofea ({ $cards }) na Siłę: { $tokens }.
}
log-exchange-craft = { $who_you ->
    [you] Wymieniasz trofea ({ $cards }) na Moc: { $tokens }.
   *[other] { $who } wymienia trofea ({ $cards }) na Moc: { $tokens }.
}
log-enslaved = { $who_you ->
    [you] Trafiasz do niewoli w Świątyni.
   *[other] { $who } trafia do niewoli w Świątyni.
}
log-offer-outer = { $who_you ->
    [you] Następnym ruchem możesz teleportować się na dowolny obszar Zewnętrznej Krainy.
   *[other] { $who } może następnym ruchem teleportować się na dowolny obszar Zewnętrznej Krainy.
}
log-offer-ferry = { $who_you ->
    [you] Następnym ruchem możesz popłynąć promem do Świątyni.
   *[other] { $who } może następnym ruchem popłynąć promem do Świątyni.
}
log-visit-enchantress = { $who_you ->
    [you] Odwiedzasz Czarodziejkę.
   *[other] { $who } odwiedza Czarodziejkę.
}
log-visit-doctor = { $who_you ->
    [you] Odwiedzasz Lekarza.
   *[other] { $who } odwiedza Lekarza.
}
log-visit-alchemist = { $who_you ->
    [you] Odwiedzasz Alchemika.
   *[other] { $who } odwiedza Alchemika.
}
log-visit-blacksmith = { $who_you ->
    [you] Odwiedzasz Kowala.
   *[other] { $who } odwiedza Kowala.
}
log-visit-healer = { $who_you ->
    [you] Odwiedzasz Medyka.
   *[other] { $who } odwiedza Medyka.
}
log-visit-mystic = { $who_you ->
    [you] Odwiedzasz Mistyka.
   *[other] { $who } odwiedza Mistyka.
}
option-evade-enemy = Wymknij się: { NAME($card) }

# --- Scena: co stół pokazuje wokół zasad ---------------------------------------------------------------------------

scene-ta-stage-start = Początek
scene-ta-stage-move = Ruch
scene-ta-stage-encounter = Spotkanie
scene-ta-stage-end = Koniec
scene-ta-round = runda { $round }
scene-ta-round-of = runda { $round } z { $limit }
scene-ta-people = Poszukiwacze
scene-ta-person = Poszukiwacz
scene-ta-board = Plansza
scene-ta-bridge = Most Strażnika przez Rwącą Rzekę
scene-ta-gate = Jedyna droga dalej
scene-ta-region-outer = Zewnętrzna Kraina
scene-ta-region-middle = Środkowa Kraina
scene-ta-region-inner = Wewnętrzna Kraina
scene-ta-region-crown = Korona Władzy
scene-ta-whole = Pokaż całą planszę
scene-ta-closer = Przybliż
scene-ta-close = Zamknij
scene-ta-back = Wróć
scene-ta-several = Wybierz, co zrobić
scene-ta-figure = { $character } ({ $who })
scene-ta-gold-here = { $count ->
    [one] Leży tu { $count } sztuka złota
    [few] Leżą tu { $count } sztuki złota
   *[other] Leży tu { $count } sztuk złota
}
scene-ta-draws = { $count ->
    [0] Teraz nie dobiera się kart.
    [one] Teraz dobiera się { $count } kartę.
    [few] Teraz dobiera się { $count } karty.
   *[other] Teraz dobiera się { $count } kart.
}
scene-ta-bonus = Istoty dodają { $count } do rzutu ataku.
scene-ta-chance = { $percent } % szans na wygraną
scene-ta-in-battle = W walce
scene-ta-stored = { $count ->
    [one] Został na niej { $count } żeton.
    [few] Zostały na niej { $count } żetony.
   *[other] Zostało na niej { $count } żetonów.
}
scene-ta-count-tokens = Żetony
scene-ta-count-cards = Karty
scene-ta-count-start = Od początku
scene-ta-turn-of = { $character } · { $who }
scene-ta-nowhere = Przed wyprawą
scene-ta-order = Karty na tym obszarze w kolejności napotykania
scene-ta-deck = { $count ->
    [one] { $count } karta w talii Przygód
    [few] { $count } karty w talii Przygód
   *[other] { $count } kart w talii Przygód
}
scene-ta-discards = { $count ->
    [one] { $count } odrzucona Przygoda
    [few] { $count } odrzucone Przygody
   *[other] { $count } odrzuconych Przygód
}
scene-ta-spell-deck = { $count ->
    [one] { $count } karta w talii Zaklęć
    [few] { $count } karty w talii Zaklęć
   *[other] { $count } kart w talii Zaklęć
}
scene-ta-pile-adventure = Odrzucone Przygody: { $count }
scene-ta-pile-spell = Rzucone Zaklęcia: { $count }
scene-ta-pile-beside = Działające karty: { $count }
scene-ta-blizzard = { $turns ->
    [one] Zamieć: jeszcze { $turns } runda
    [few] Zamieć: jeszcze { $turns } rundy
   *[other] Zamieć: jeszcze { $turns } rund
}
scene-ta-dice = Kości { $values } { $what }
scene-ta-die = wynik { $value }
scene-ta-not-rolled = jeszcze bez rzutu
scene-ta-number = Numer spotkania { $number }
scene-ta-met = załatwiona
scene-ta-now = właśnie napotykana
scene-ta-battle = Walka
scene-ta-psychic = Walka psychiczna
scene-ta-enemy = Wróg
scene-ta-enemies = Wrogowie razem
scene-ta-part-place = Miejsce
scene-ta-ahead = wygrywa
scene-ta-behind = przegrywa
scene-ta-even = remis
scene-ta-strength = Siła
scene-ta-craft = Moc
scene-ta-life = Życie
scene-ta-fate = Los
scene-ta-gold = Złoto
scene-ta-strength-of = Siła { $points }
scene-ta-craft-of = Moc { $points }
scene-ta-good = Dobry
scene-ta-neutral = Neutralny
scene-ta-evil = Zły
scene-ta-sheet = Karta gracza { $who }
scene-ta-sheets = Karty Poszukiwaczy
scene-ta-read = Przeczytaj: { $card }
scene-ta-objects = Przedmioty { $count }/{ $limit }
scene-ta-followers = Przyjaciele { $count }
scene-ta-spells = Zaklęcia { $count }/{ $limit }
scene-ta-nothing = Nic jeszcze nie niesiesz. To, co zdobędziesz, kupisz lub znajdziesz, położysz tutaj.
scene-ta-nothing-other = Nic nie niesie.
scene-ta-trophies = Trofea
scene-ta-trophy-sums = Siła { $strength }/{ $price } · Moc { $craft }/{ $price }
scene-ta-quest = Zadanie: { $quest }
scene-ta-seat-status = { $character } · S { $strength } · M { $craft }
scene-ta-no-character = między dwoma życiami
scene-ta-eliminated = poza grą
scene-ta-mark-toad = { $count ->
    [one] Ropucha: jeszcze { $count } tura
    [few] Ropucha: jeszcze { $count } tury
   *[other] Ropucha: jeszcze { $count } tur
}
scene-ta-mark-missed = { $count ->
    [one] traci { $count } turę
    [few] traci { $count } tury
   *[other] traci { $count } tur
}
scene-ta-mark-enslaved = w niewoli
scene-ta-mark-invisible = niewidzialność
scene-ta-mark-standoff = remis: odejdzie bez walki
scene-ta-mark-werewolf = czeka Wilkołak o Sile { $count }
scene-ta-mark-pitfiends = { $count ->
    [one] czeka { $count } Diabeł
    [few] czekają { $count } Diabły
   *[other] czeka { $count } Diabłów
}
scene-ta-mark-claimed = Śmierć rzuci ponownie
scene-ta-mark-extra = { $count ->
    [one] jeszcze { $count } tura z rzędu
    [few] jeszcze { $count } tury z rzędu
   *[other] jeszcze { $count } tur z rzędu
}
scene-ta-type-event = Zdarzenie
scene-ta-type-enemy = Wróg
scene-ta-type-stranger = Nieznajomy
scene-ta-type-object = Przedmiot
scene-ta-type-magic-object = Magiczny Przedmiot
scene-ta-type-follower = Przyjaciel
scene-ta-type-place = Miejsce
scene-ta-type-spell = Zaklęcie
scene-ta-type-character = Poszukiwacz
scene-ta-sub-animal = Zwierzę
scene-ta-sub-dragon = Smok
scene-ta-sub-monster = Potwór
scene-ta-sub-spirit = Duch
scene-ta-sub-weapon = Broń
scene-ta-sub-armour = Pancerz
scene-ta-provenance-public = Liczby tej karty: z publicznych opisów gry; słowa są nasze.
scene-ta-provenance-house = Liczby tej karty: zasada domowa tego projektu; słowa są nasze.
scene-ta-provenance-seed = Liczby tej karty: tak jak zapisano w zasadach tego projektu; słowa są nasze.
scene-ta-provenance-reconstructed = Liczby tej karty: odtworzone, mogą się różnić od karty drukowanej; słowa są nasze.
