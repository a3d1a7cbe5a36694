# Wszystko, co otacza gry: strony, panele, ustawienia, odmowy. Teksty gier leżą przy grach.

## Strony

ui-pages = Strony
ui-welcome = Zasiądź do stołu
ui-welcome-more = Planszówki o magii: przeciw botom, ze znajomymi przy jednym ekranie albo z przyjaciółmi z daleka. Bez konta i bez reklam.
ui-games = Gry
ui-play-now = Graj od razu
ui-play-now-help = „Graj od razu” sadza cię od ręki przy stole z biegłym botem.
ui-mages = { $least ->
    [one] Dla od 1 do { $most } osób.
   *[other] Dla od { $least } do { $most } osób.
}
ui-new-table = Nowy stół
ui-your-tables = Twoje stoły
ui-forget = Zapomnij
ui-forget-table = Zapomnij stół { $table }
ui-forget-ask = Klucze do twoich miejsc przy stole { $table } są tylko w tej przeglądarce. Usunąć je na dobre?
ui-forget-yes = Zapomnij na dobre
ui-forget-no = Zachowaj
ui-import = Otwórz plik gry
ui-import-file = Plik gry
ui-import-help = Plik zawiera całą partię. Gra potoczy się od miejsca, w którym ją zapisano.
ui-import-seats = Pozostałe miejsca
ui-import-bots = grają boty
ui-import-mine = gram ja
ui-lobby = Poczekalnia
ui-lobby-help = Stoły z wolnym miejscem, które ich twórcy tu pokazali.
ui-no-tables = Nikt teraz nie czeka na graczy.
ui-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
ui-sit-down = Usiądź
ui-watch = Oglądaj
ui-join = Masz zaproszenie
ui-join-what = { $game }, stół { $table }.
ui-join-seated = Masz już miejsce przy tym stole. Przejdź do niego.
ui-about = O projekcie
ui-about-what = Magemoot gromadzi planszówki o magii przy jednym stole w przeglądarce. Boty widzą tylko to, co zobaczyłby gracz na ich miejscu.
ui-about-rights = Nazwy i prawa
ui-about-unofficial = To nieoficjalny projekt graczy, niezwiązany z żadnym wydawcą. Nie zawiera ich grafik ani tekstów. Nazwy gier należą do ich właścicieli.
ui-about-credits = Podziękowania
ui-about-icons = Ikony autorów
ui-about-fonts = Kroje pisma:
ui-about-built = Zbudowano z użyciem:
ui-about-privacy = Prywatność
ui-about-privacy-text = Serwer przechowuje partie i imiona wpisane przy stołach. Ustawienia i klucze do twoich miejsc zostają w tej przeglądarce.
ui-lost = Nie ma takiej strony
ui-to-start = Na stronę główną

## Rozkładanie stołu

ui-seats = Gracze
ui-seats-help = { $least ->
    [one] Od 1 do { $most } miejsc. Gracie w tej kolejności.
   *[other] Od { $least } do { $most } miejsc. Gracie w tej kolejności.
}
ui-seat-name = Gracz { $number }
ui-seat-kind = Kto siedzi na miejscu { $number }
ui-seat-me = Ja
ui-seat-hotseat = Ktoś obok mnie
    .help = Gra na tym urządzeniu.
ui-seat-bot = Bot
ui-seat-open = Wolne miejsce
    .help = Dostaniesz link, którym kogoś zaprosisz.
ui-add-seat = Dodaj miejsce
ui-remove-seat = Usuń miejsce { $number }
ui-solo = Jedno miejsce oznacza grę solo.
ui-your-name = Twoje imię
ui-friend-name = Imię tej osoby
ui-name-placeholder = takie, jakie zobaczą inni
ui-level = Jak dobrze gra bot
ui-level-random = losowy
    .help = Robi cokolwiek, na co pozwalają zasady.
ui-level-novice = nowicjusz
    .help = Bierze to, co w tej chwili wygląda najlepiej.
ui-level-adept = biegły
    .help = Przez chwilę myśli naprzód.
ui-level-master = mistrz
    .help = Myśli naprzód około sekundy.
ui-rules-options = Zasady
ui-undo-policy = Cofanie
ui-undo-strict = Ściśle
    .help = Tylko twój ostatni wybór, i to zanim odkryto coś nowego.
ui-undo-consent = Za zgodą
    .help = Także dalej wstecz, jeśli zgodzą się wszyscy, których to dotyczy.
ui-undo-free = Swobodnie
    .help = Cofnąć można wszystko. Dobre do nauki.
ui-table-more = Stół
ui-table-name = Nazwa stołu (może zostać pusta)
ui-seed = Ziarno losowości
ui-seed-help = Liczba, z której wynika cały przebieg losowania. Inni dowiedzą się, że została wybrana. Puste pole to świeża partia.
ui-listed = Pokaż w poczekalni
ui-listed-help = Wtedy wolne miejsce może zająć każdy.
ui-lay-table = Rozłóż stół

## Przy stole

ui-you = ty
ui-bot-name = { $level }
ui-bot-name-nth = { $level } { $number }
ui-bot-level = bot, { $level }
ui-away = nieobecność
ui-open-seat = wolne miejsce
ui-panels = Panele
ui-phases = Części tury
ui-prompt = Twój wybór
ui-your-turn = Twoja kolej
ui-waiting = Czekamy: { $names } …
ui-waiting-what = Czekamy: { $names } ({ $what }) …
ui-waiting-open = Czekamy, aż ktoś zajmie wolne miejsce …
ui-suggest = Podpowiedz coś: { $who }
ui-suggested-by = Podpowiada: { $names }
ui-one-moment = Chwileczkę …
ui-replaying = Zobacz, co robią inni …
ui-catch-up = Przewiń
ui-undo = Cofnij
ui-withdrawn = Cofnięte:
ui-undo-ask = Poproś o cofnięcie
ui-consent-asked = { $who_you ->
    [you] Prosisz o cofnięcie swojego wyboru.
   *[other] { $who } prosi o cofnięcie wyboru.
}
ui-consent-yes = Zgoda
ui-consent-no = Odmów
ui-consent-waiting = Pytamy pozostałych.
ui-bot-takes-over = Niech gra bot
ui-bot-for-me = Niech bot gra za mnie
ui-take-seat-back = Wracam do gry
ui-invite = Zaproś
ui-chronicle = Kronika
ui-earlier = Wcześniejsze wpisy: { $count }
ui-since-turn = Od twojej tury
ui-since-turn-count = Nowe: { $count }
ui-since-turn-here = Od twojego ostatniego wyboru
ui-open-rule = Otwórz zasadę { $rule }
ui-inspector = Z bliska
ui-inspector-hint = Wskaż kartę lub żeton albo przytrzymaj na nich palec, aby przeczytać, co robią.
ui-rulebook = Zasady gry
ui-rules-search = Szukaj w zasadach
ui-rules-none = Żadna zasada o tym nie mówi.
ui-connecting = Podchodzimy do stołu …
ui-scene-failed = Nie udało się wczytać gry. Wczytaj stronę od nowa, aby spróbować ponownie.
ui-reload = Wczytaj od nowa
ui-reconnecting = Połączenie z serwerem zostało przerwane. Próbujemy ponownie …
ui-retry = Spróbuj teraz
ui-close = Zamknij
ui-sheet-seats = Gracze
ui-sheet-mat = Moje
ui-sheet-chronicle = Kronika
ui-sheet-inspector = Z bliska
ui-hand-over = Urządzenie przejmuje { $who }
ui-hand-over-help = Pozostali na chwilę odwracają wzrok.
ui-hand-over-ready = To ja, { $who }
ui-hand-over-never = Przy tym stole bez kurtyny

ui-table-menu = Linki i plik
ui-table = Stół { $table }
ui-link-invite = Zaproszenie
    .help = Kto je otworzy, może zająć wolne miejsce.
ui-link-watch = Dla widzów
    .help = Pokazuje to, co wolno zobaczyć każdemu.
ui-link-return = Powrót na twoje miejsce
    .help = Otwiera twoje miejsce na dowolnym urządzeniu. Nie pokazuj go nikomu.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-failed = Przeglądarka nie pozwala tej stronie kopiować. Link jest zaznaczony: skopiuj go ręcznie.
ui-export = Zapisz plik gry
ui-leave = Odejdź od stołu
ui-leave-help = Twoje miejsce będzie mógł zająć ktoś inny. Jeśli chcesz wrócić później, po prostu zamknij stronę.
ui-leave-ask = Odejść od stołu na dobre?
ui-leave-yes = Odejdź na dobre
ui-leave-no = Zostań
ui-left = Twoje miejsce jest wolne. Przekaż komuś to zaproszenie, bo tylko z nim można je zająć, a nikt inny go nie ma.

ui-keys = Klawisze
ui-key-number = wybierz żeton lub inny element
ui-key-letter = wybierz to, co nosi tę literę
ui-key-skip = pomiń albo zakończ
ui-key-arrows = przechodź między odpowiedziami albo między rzeczami na planszy
ui-key-enter = wybierz to, co zaznaczone
ui-key-inspector = przeczytaj, co robi zaznaczona rzecz
ui-key-undo = cofnij
ui-key-rulebook = otwórz lub zamknij zasady gry
ui-key-escape = zamknij to, co otwarte
ui-key-help = ta lista

## Koniec

ui-game-over = Koniec gry
ui-show-result = Wynik
ui-rematch = Zagraj jeszcze raz
ui-you-won = Wygrana należy do ciebie!
ui-winner = Wygrywa { $names }.
ui-winners = Wspólne zwycięstwo: { $names }.
ui-nobody-won = Nikt nie wygrał.
ui-place = Miejsce
ui-mage = Mag
ui-total = Razem

## Ustawienia

ui-settings = Ustawienia
ui-language = Język
ui-motion = Ruch
ui-motion-none = brak
ui-motion-pace = × { $pace }
ui-motion-calm = Twój system prosi o ograniczenie ruchu, więc nic się nie porusza.
ui-volume = Dźwięk
ui-volume-off = wyłączony
ui-percent = { $value } %
ui-contrast = Wysoki kontrast
ui-forced = Odpowiadaj samo, gdy jest tylko jedna odpowiedź
ui-forced-help = W kronice i tak zobaczysz, co zostało zrobione.
ui-notify = Powiadom, gdy przyjdzie moja kolej
ui-notify-help = Tylko wtedy, gdy ta strona jest w tle.
ui-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Kronika stołu

log-undo = { $who_you ->
    [you] Cofasz swój wybór.
   *[other] { $who } cofa wybór.
}
log-undo-asked = { $who_you ->
    [you] Prosisz o cofnięcie wyboru.
   *[other] { $who } prosi o cofnięcie wyboru.
}
log-undo-denied = { $who_you ->
    [you] Nie zgadzasz się na cofnięcie.
   *[other] { $who } nie zgadza się na cofnięcie.
}
log-undo-lapsed = { $who_you ->
    [you] Twoja prośba o cofnięcie przepadła.
   *[other] Prośba o cofnięcie przepadła: { $who }.
}
log-bot-plays = { $who_you ->
    [you] Teraz gra za ciebie bot.
   *[other] Od teraz na tym miejscu gra bot: { $who }.
}
log-bot-leaves = { $who_you ->
    [you] Znowu grasz samodzielnie.
   *[other] { $who } znowu gra bez bota.
}
log-seat-taken = { $who_you ->
    [you] Siadasz do stołu.
   *[other] { $who } siada do stołu.
}
log-seat-left = { $who_you ->
    [you] Odchodzisz od stołu.
   *[other] { $who } odchodzi od stołu.
}

## Odmowy: co było nie tak i co byłoby dobrze

error-other = { $message }
error-unreachable = Nie można połączyć się z serwerem. Czy nadal działa?
error-server = Na serwerze coś poszło nie tak. Spróbuj ponownie.
error-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją od nowa: może być nieaktualna.
error-not-found = Pod tym adresem niczego nie ma.
error-too-large = To więcej, niż serwer przyjmuje.
error-too-many-tables = Przed chwilą rozłożono wiele stołów. Odczekaj minutę i spróbuj ponownie.
error-unknown-game = Nie ma tu takiej gry.
error-unknown-language = Nie ma tekstów w tym języku.
error-unknown-table = Nie ma takiego stołu. Sprawdź link; stół mógł zostać usunięty.
error-unknown-level = Nie ma bota o takim poziomie.
error-no-free-name = Zabrakło wolnej nazwy dla stołu. Spróbuj ponownie.
error-bad-option = Wybrane zasady nie pasują do siebie: { $message }
error-bad-journal = To nie jest plik gry albo plik jest uszkodzony: { $message }
error-bad-position = Ten plik nie pasuje do gry: { $message }
error-bad-invite = To zaproszenie jest nieważne. Poproś o nowy link.
error-bad-token = Ten link nie otwiera żadnego miejsca przy stole. Poproś o nowy albo oglądaj.
error-no-open-seat = Wszystkie miejsca przy tym stole są zajęte. Nadal możesz oglądać.
error-table-full = Przy tym stole jest za dużo osób. Spróbuj później.
error-seat-occupied = Osoba z tego miejsca jest przy stole.
error-no-suggestions = Podpowiadać można tylko w grach, w których wszyscy grają razem, i tylko innym.
error-not-seated = Widzowie tylko patrzą. Aby grać, zajmij miejsce.
error-not-your-seat = Tylko właściciel miejsca może na nie wrócić.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-bot = Na tym miejscu nie gra bot.
error-bot-plays = Na tym miejscu gra bot. Najpierw wróć do gry.
error-not-your-decision = To nie jest teraz twój wybór.
error-stale = Na stole coś się już zmieniło. Rozejrzyj się i wybierz jeszcze raz.
error-version-conflict = W tej samej chwili stało się coś innego. Spróbuj ponownie.
error-unknown-choice = Tego nie ma wśród możliwości.
error-game-over = Gra się skończyła; nie ma już czego wybierać.
error-undo-refused = { $reason ->
    [strict] Przy tym stole cofnąć można tylko swój ostatni wybór.
    [nothing-to-undo] Nie ma czego cofnąć.
   *[other] Tego nie można już cofnąć.
}
error-consent-pending = Jedna prośba o cofnięcie już czeka na odpowiedź.
error-no-such-request = Ta prośba została tymczasem rozstrzygnięta.
error-export-running = Plik gry można zapisać dopiero po jej zakończeniu, bo zdradziłby to, co zakryte.
