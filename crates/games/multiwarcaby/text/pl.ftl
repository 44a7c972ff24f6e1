### Multiwarcaby. Pionki są wspólne. Kolejka to dwa ruchy; ruch to przesunięcie albo bicie jednym pionkiem.

multiwarcaby-name = Multiwarcaby
multiwarcaby-tagline = Wszystkie pionki są wspólne, w kolejce są dwa ruchy, a wygrywa, kto zbije najwięcej.
multiwarcaby-shelf = 2–4 osoby · około 20 minut · proste zasady
# What `stolik bench` measures.
multiwarcaby-benched = Multiwarcaby 9x9, dwa miejsca

multiwarcaby-side-player = gracz { $number }
    .capital = Gracz { $number }
    .genitive = gracza { $number }
multiwarcaby-side-team = zespół { $number }
    .capital = Zespół { $number }
    .genitive = zespołu { $number }

## Opcje

multiwarcaby-option-seats = Liczba graczy
multiwarcaby-option-seats-help = Ile osób gra: dwie, trzy albo cztery.
multiwarcaby-option-teams = Zespoły
multiwarcaby-option-teams-help = Czy cztery osoby grają w dwóch zespołach; partnerzy siedzą naprzeciw siebie i ruszają się wspólnie.
multiwarcaby-option-teams-yes = dwa zespoły po dwie osoby
multiwarcaby-option-teams-no = każdy gra dla siebie
multiwarcaby-option-size = Plansza
multiwarcaby-option-size-help = Na ilu polach się gra: na całej planszy czy na jej środku; środek jest dla dwóch stron.
multiwarcaby-option-size-9 = 9 na 9
multiwarcaby-option-size-7 = 7 na 7
multiwarcaby-option-second_move = Drugi ruch
multiwarcaby-option-second_move-help = Czy drugi ruch kolejki trzeba wykonać.
multiwarcaby-option-second_move-required = trzeba wykonać
multiwarcaby-option-second_move-optional = można opuścić
multiwarcaby-option-end = Koniec partii
multiwarcaby-option-end-help = Kiedy partia się kończy, jeżeli na planszy stoi jeszcze kilka pionków.
multiwarcaby-option-end-two_move = gdy w dwóch ruchach nie da się nic zbić
multiwarcaby-option-end-last_piece = gdy został jeden pionek
multiwarcaby-option-no_capture_rounds = Rundy bez bicia
multiwarcaby-option-no_capture_rounds-help = Po ilu pełnych rundach bez bicia partia się kończy; 0 wyłącza tę zasadę.
multiwarcaby-option-first = Kto zaczyna
multiwarcaby-option-first-help = Która strona zaczyna. W następnej partii meczu zaczyna następna.
multiwarcaby-option-first-0 = pierwsza
multiwarcaby-option-first-1 = druga
multiwarcaby-option-first-2 = trzecia
multiwarcaby-option-first-3 = czwarta
multiwarcaby-preset-online = Jak w wersji internetowej

## Czyj ruch i jak się skończyło

multiwarcaby-prompt-first = { $side-capital }: { multiwarcaby-prompt-first.task }
    .task = pierwszy ruch
multiwarcaby-prompt-second = { $side-capital }: { multiwarcaby-prompt-second.task }
    .task = drugi ruch
multiwarcaby-prompt-second-or-skip = { $side-capital }: { multiwarcaby-prompt-second-or-skip.task }
    .task = drugi ruch albo koniec kolejki
multiwarcaby-prompt-chain = { $side-capital }: { multiwarcaby-prompt-chain.task }
    .task = dalsze bicie z { $field } albo koniec ruchu
multiwarcaby-over-one-piece = { $result } Na planszy został jeden pionek.
multiwarcaby-over-no-capture = { $result } W dwóch ruchach nie da się już nic zbić.
multiwarcaby-over-stall = { $result } { $count ->
        [one] Minęła { $count } runda
        [few] Minęły { $count } rundy
       *[many] Minęło { $count } rund
    } bez bicia.
multiwarcaby-result-won = { $side-capital } wygrywa, { $score }.
multiwarcaby-result-drawn = Remis, wynik { $score }. Na równi: { $sides }.
multiwarcaby-remark-stall = { $count ->
        [one] Jeszcze { $count } kolejka
        [few] Jeszcze { $count } kolejki
       *[many] Jeszcze { $count } kolejek
    } bez bicia i partia się skończy.

## Pionki, liczniki, przyciski

multiwarcaby-token = pionek
multiwarcaby-counter-captured = { $count ->
        [one] { $count } zbity pionek
        [few] { $count } zbite pionki
       *[many] { $count } zbitych pionków
    }
multiwarcaby-button-stop = Zakończ ruch
multiwarcaby-button-skip = Opuść drugi ruch

## Co się stało

multiwarcaby-news-shift = { $side-capital }: { $from } idzie na { $to }.
multiwarcaby-news-jump = { $side-capital }: { $from } bije { $over } i staje na { $to }.
multiwarcaby-news-stop = { $side-capital }: koniec bicia na { $field }.
multiwarcaby-news-skip = { $side-capital }: bez drugiego ruchu.

## Plansza w słowach

multiwarcaby-spoken-board = Plansza { $size } na { $size }, { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }.
multiwarcaby-spoken-row = Rząd { $row }: { $fields }.
multiwarcaby-spoken-captured = { $side-capital }: { $count ->
        [one] { $count } zbity pionek
        [few] { $count } zbite pionki
       *[many] { $count } zbitych pionków
    }.
multiwarcaby-spoken-can-capture = Bić { $fields-count ->
        [one] może
       *[other] mogą
    }: { $fields }.
multiwarcaby-spoken-no-capture = Od razu nie da się nic zbić.

## Odmowy

multiwarcaby-refusal-no-such-spot = Nie ma tu pola ani przycisku { $spot }.
multiwarcaby-refusal-outer-ring = Pole { $field } nie należy do małej planszy. Gra się na polach od B2 do H8.
multiwarcaby-refusal-empty = Na { $field } nic nie stoi. Wybierz pole z pionkiem; wszystkie są wspólne.
multiwarcaby-refusal-stuck = Pionek z { $field } nie ma dokąd pójść. Obok nie ma wolnego pola, a za sąsiadami też nie.
multiwarcaby-refusal-stays = Pionek już stoi na { $field }. Wskaż inne pole: wolne obok albo wolne za sąsiadem.
multiwarcaby-refusal-occupied = Z { $from } na { $to } się nie da. Pole { $to } jest zajęte, a staje się na wolnym.
multiwarcaby-refusal-no-direction = Z { $from } na { $to } się nie da. Chodzi się i skacze w pionie, w poziomie i po przekątnych.
multiwarcaby-refusal-too-far = Z { $from } na { $to } się nie da. Przesuwa się o jedno pole, a skacze przez jeden sąsiedni pionek.
multiwarcaby-refusal-row = Z { $from } na { $to } się nie da. Skacze się przez jeden pionek, a tu stoją: { $spots }.
multiwarcaby-refusal-nothing-to-jump = Z { $from } na { $to } się nie da. Skacze się przez pionek, a na { $over } nic nie stoi.
multiwarcaby-refusal-is-jump = Z { $from } na { $to } to bicie pionka z { $over }. Zapisz je { $from }x{ $to }.
multiwarcaby-refusal-is-shift = Z { $from } na { $to } to przesunięcie, nie bicie. Zapisz je { $from }-{ $to }.
multiwarcaby-refusal-shift-after-jump = Z { $from } na { $to } się nie da. Ruch jest biciem albo przesunięciem, a ten zaczął się od bicia.
multiwarcaby-refusal-in-chain = Trwa bicie pionkiem, który stoi na { $field }. Wskaż, dokąd skacze dalej, albo zakończ ruch.
multiwarcaby-refusal-no-chain = Żadne bicie teraz nie trwa, więc nie ma czym skoczyć dalej na { $field }. Podaj też pole, z którego pionek skacze.
multiwarcaby-refusal-nothing-to-stop = Nie ma czego kończyć. Przesunięcie kończy się od razu, a bicie samo, gdy nie ma następnego skoku.
multiwarcaby-refusal-skips-turn = Całej kolejki nie można opuścić. Wykonaj co najmniej jeden ruch.
multiwarcaby-refusal-second-required = Drugi ruch trzeba wykonać. Bić nie trzeba: może to być przesunięcie.
multiwarcaby-refusal-stop-first = Pierwszy ruch jeszcze trwa: pionek z { $field } może bić dalej. Skocz albo zakończ ruch.
multiwarcaby-refusal-piece-chosen = Pionek z { $field } jest już wybrany. Wskaż, dokąd idzie.
multiwarcaby-refusal-past-end = Ruch jest już pełny. { $spot } do niego nie należy.

## Ruchy i pozycje, których nie da się odczytać

multiwarcaby-parse-empty = Tu nie ma ruchu. Napisz na przykład E3xE5.
multiwarcaby-parse-field = „{ $text }” to nie pole. Pole to litera od A do I i cyfra od 1 do 9, na przykład C3.
multiwarcaby-parse-separator = „{ $text }” nie rozdziela pól. Przesunięcie pisze się E4-E5, bicie E3xE5.
multiwarcaby-parse-short = „{ $text }” to za mało. Podaj dwa pola, skąd i dokąd, albo napisz stop lub skip.
multiwarcaby-parse-long = „{ $text }” jest już następnym skokiem. Pisz je po kolei: A1xC1, potem xC3.
multiwarcaby-parse-shift-long = „{ $text }” jest już następnym ruchem: przesuwa się o jedno pole. Pisz ruchy po kolei: E4-E5, potem E5-E6.
multiwarcaby-parse-piece = „{ $text }” to nie pole z pionkiem. Pole to litera i cyfra, na przykład C3.
multiwarcaby-parse-range = „{ $text }” to nie zakres pól. Zakres leży w jednym rzędzie, od lewej do prawej: B1-H1.
multiwarcaby-parse-word = „{ $text }” nic tu nie znaczy. Po pionkach może stać turn, score, move, captured, jump albo quiet.
multiwarcaby-parse-word-twice = { $text } stoi w pozycji dwa razy. Zostaw jedno.
multiwarcaby-parse-number = W „{ $text }” brakuje liczby od 0 do 255. Wzór: turn=1, score=12-10, quiet=3.
multiwarcaby-parse-move = „{ $text }” nie mówi, który to ruch. Ma być move=1 albo move=2.
multiwarcaby-parse-captured = captured mówi, że pierwszy ruch coś zbił, więc stoi tylko razem z move=2.
multiwarcaby-parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.

## Błędy pozycji i opcji

multiwarcaby-fault-off-board = Pola { $field } nie ma na tej planszy. Usuń je z pozycji.
multiwarcaby-fault-twice = Na { $field } stoją dwa pionki. Zostaw jeden.
multiwarcaby-fault-no-pieces = Na planszy nie ma żadnego pionka. Postaw co najmniej jeden: ostatniego nikt nie zbija.
multiwarcaby-fault-no-empty-field = Wszystkie pola są zajęte i nikt nie ma ruchu. Zostaw co najmniej jedno wolne.
multiwarcaby-fault-too-many-captured = Zbitych pionków jest { $count }. Może ich tu być najwyżej { $most }: ostatniego nikt nie zbija.
multiwarcaby-fault-scores = Wyników jest { $count }, a stron { $sides }. Podaj po jednym dla każdej strony.
multiwarcaby-fault-no-such-side = Nie ma strony { $number }. Strony liczy się od 0 do { $most }.
multiwarcaby-fault-chain-without-piece = Na { $field } nie ma pionka, który mógłby bić dalej. Postaw go albo usuń jump.
multiwarcaby-fault-chain-without-jump = Pionek na { $field } nie może bić dalej, więc jego ruch jest skończony. Usuń jump.
multiwarcaby-fault-long-quiet = Kolejek bez bicia jest { $count }. Partia kończy się wcześniej: może ich tu być najwyżej { $most }.
multiwarcaby-clash-teams = Zespoły są dla czterech osób, a graczy jest { $seats }. Ustaw seats=4 albo teams=no.
multiwarcaby-clash-size = Mała plansza jest dla dwóch stron, a stron jest { $sides }. Ustaw size=9 albo mniej graczy.
multiwarcaby-clash-first = Są { $sides } strony, więc { $first ->
        [2] trzecia
       *[3] czwarta
    } nie może zacząć.

multiwarcaby-dial-score = Punkty: { $side }
multiwarcaby-dial-quiet = Kolejki bez bicia
