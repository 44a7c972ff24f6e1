### Warcaby. Bierka to pionek albo damka.

warcaby-name = Warcaby
warcaby-tagline = Bicie jest obowiązkowe i zawsze największe, a damka przecina całą planszę.
warcaby-shelf = 2 osoby · około 15 minut · proste zasady
# What `stolik bench` measures.
warcaby-benched = Warcaby 8x8

warcaby-side-light = jasne
    .capital = Jasne
    .genitive = jasnych
warcaby-side-dark = ciemne
    .capital = Ciemne
    .genitive = ciemnych

## Opcje

warcaby-option-board = Plansza
warcaby-option-board-help = Na ilu polach się gra: na zwykłych 64 czy na całej planszy, która ma 81.
warcaby-option-board-8 = 8 na 8
warcaby-option-board-9 = 9 na 9
warcaby-option-a1_dark = Ciemne A1
warcaby-option-a1_dark-help = Czy narożnik A1 jest ciemny; bierki stoją zawsze na ciemnych polach.
warcaby-option-a1_dark-yes = A1 jest ciemne
warcaby-option-a1_dark-no = A1 jest jasne
warcaby-option-promotion9 = Damka na planszy 9 na 9
warcaby-option-promotion9-help = Gdzie jasny pionek staje się damką, kiedy gra się na 81 polach.
warcaby-option-promotion9-edge = na brzegu planszy
warcaby-option-promotion9-row8 = od rzędu 8
warcaby-option-removal = Zdejmowanie zbitych
warcaby-option-removal-help = Kiedy zbite bierki schodzą z planszy; ma to znaczenie przy długich biciach damką.
warcaby-option-removal-after = po całym ruchu
warcaby-option-removal-immediate = od razu po skoku
warcaby-option-king_landing = Lądowanie damki
warcaby-option-king_landing-help = Gdzie staje damka, która bije.
warcaby-option-king_landing-any = na dowolnym wolnym polu za zbitą
warcaby-option-king_landing-next = tuż za zbitą
warcaby-option-king_move_limit = Remis po ruchach damkami
warcaby-option-king_move_limit-help = Po ilu ruchach każdej strony samymi damkami i bez bicia jest remis; 0 wyłącza tę zasadę.
warcaby-option-repetition = Remis przez powtórzenie
warcaby-option-repetition-help = Przy którym wystąpieniu tej samej pozycji jest remis; 0 wyłącza tę zasadę.

## Czyj ruch i jak się skończyło

warcaby-prompt-move = Ruch { $side-genitive }
    .task = wykonaj ruch
warcaby-prompt-capture = Ruch { $side-genitive }: { warcaby-prompt-capture.task }
    .task = trzeba zbić { $count ->
        [one] { $count } bierkę
        [few] { $count } bierki
       *[many] { $count } bierek
    }
warcaby-over-no-pieces = { $side-capital } wygrywają: przeciwnik nie ma już bierek.
warcaby-over-no-move = { $side-capital } wygrywają: przeciwnik nie ma ruchu.
warcaby-over-repetition = Remis: ta sama pozycja jest na planszy po raz { $count ->
        [2] drugi
        [3] trzeci
        [4] czwarty
        [5] piąty
       *[other] { $count }
    }.
warcaby-over-king-moves = Remis: po { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    } każdej strony samymi damkami i bez bicia.

## Bierki i liczniki

warcaby-token-light-man = jasny pionek
warcaby-token-light-king = jasna damka
warcaby-token-dark-man = ciemny pionek
warcaby-token-dark-king = ciemna damka
warcaby-counter-pieces = { $count ->
        [one] { $count } bierka
        [few] { $count } bierki
       *[many] { $count } bierek
    }
warcaby-counter-taken = { $count ->
        [one] { $count } zbita bierka
        [few] { $count } zbite bierki
       *[many] { $count } zbitych bierek
    }

## Co się stało

warcaby-news-step = { $side-capital }: { $from } idzie na { $to }.
warcaby-news-step-crowned = { $side-capital }: { $from } idzie na { $to } i staje się damką.
warcaby-news-capture = { $side-capital }: { $from } bije { $taken } i staje na { $to }.
warcaby-news-capture-crowned = { $side-capital }: { $from } bije { $taken }, staje na { $to } i zostaje damką.

## Plansza w słowach

warcaby-spoken-board = Plansza { $size } na { $size }.
warcaby-spoken-men = { $side-capital }, { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }: { $fields }.
warcaby-spoken-kings = { $side-capital }, { $count ->
        [one] { $count } damka
        [few] { $count } damki
       *[many] { $count } damek
    }: { $fields }.
warcaby-spoken-none = { $side-capital } nie mają bierek.
warcaby-spoken-to-move = Ruch { $side-genitive }.
warcaby-spoken-must-capture = Trzeba zbić { $count ->
        [one] { $count } bierkę
        [few] { $count } bierki
       *[many] { $count } bierek
    }. Bicie { $fields-count ->
        [one] ma
       *[other] mają
    }: { $fields }.

## Odmowy

warcaby-refusal-empty = Na { $field } nic nie stoi. Wybierz pole ze swoją bierką.
warcaby-refusal-not-yours = Na { $field } stoi bierka przeciwnika. Wybierz swoją.
warcaby-refusal-not-dark = { $field } to jasne pole. Gra się tylko na ciemnych.
warcaby-refusal-off-board = Pola { $field } nie ma na tej planszy.
warcaby-refusal-occupied = Z { $from } na { $to } się nie da. Pole { $to } jest zajęte, a staje się na wolnym.
warcaby-refusal-not-diagonal = Z { $from } na { $to } się nie da. Chodzi się tylko po przekątnych.
warcaby-refusal-backwards = Z { $from } na { $to } się nie da. Pionek idzie tylko do przodu; do tyłu może bić.
warcaby-refusal-too-far = Z { $from } na { $to } się nie da. Pionek idzie o jedno pole.
warcaby-refusal-nothing-to-take = Z { $from } na { $to } się nie da. Po drodze nie ma bierki przeciwnika do zbicia.
warcaby-refusal-blocked = Z { $from } na { $to } się nie da. Skacze się przez jedną bierkę przeciwnika, a po drodze { $spots-count ->
        [one] stoi
       *[other] stoją
    } { $spots }.
warcaby-refusal-twice = Przez { $field } skacze się w tym ruchu tylko raz. Zbite bierki schodzą z planszy dopiero po nim.
warcaby-refusal-must-capture = Bicie jest obowiązkowe. Możesz zbić { $count ->
        [one] { $count } bierkę
        [few] { $count } bierki
       *[many] { $count } bierek
    }, zaczynając z { $fields-count ->
        [one] pola
       *[other] jednego z pól:
    } { $fields }.
warcaby-refusal-must-take-most = Bierka z { $field } zbije najwyżej { $taken }, a można zbić { $count }, zaczynając z { $fields-count ->
        [one] pola
       *[other] jednego z pól:
    } { $fields }. Trzeba zbić najwięcej, ile się da.
warcaby-refusal-way-takes-less = Tą drogą zbijesz najwyżej { $taken }, a można zbić { $count }, zaczynając z { $fields-count ->
        [one] pola
       *[other] jednego z pól:
    } { $fields }. Trzeba zbić najwięcej, ile się da.
warcaby-refusal-must-go-on = Na { $field } bicie się nie kończy. { $count ->
        [one] Została jeszcze { $count } bierka
        [few] Zostały jeszcze { $count } bierki
       *[many] Zostało jeszcze { $count } bierek
    } do zbicia.
warcaby-refusal-no-move = Bierka na { $field } nie ma ruchu. Wybierz inną.
warcaby-refusal-ambiguous = Z { $from } na { $to } prowadzi kilka bić: { $choices }. Podaj też pola pośrednie.
warcaby-refusal-lands-next = W tej odmianie damka staje tuż za zbitą bierką, czyli na { $field }.
warcaby-refusal-past-end = Ruch jest już pełny. Pole { $field } do niego nie należy.

## Ruchy i pozycje, których nie da się odczytać

warcaby-parse-empty = Tu nie ma ruchu. Napisz na przykład C3-D4.
warcaby-parse-field = „{ $text }” to nie pole. Pole to litera i cyfra, na przykład C3.
warcaby-parse-separator = „{ $text }” nie rozdziela pól. Przesunięcie pisze się C3-D4, bicie C3xE5.
warcaby-parse-short = „{ $text }” to za mało. Podaj co najmniej dwa pola: skąd i dokąd.
warcaby-parse-step = „{ $text }” ma za dużo pól. Przesunięcie ma dwa, na przykład C3-D4.
warcaby-parse-mixed = W jednym ruchu nie łączy się kreski z x: „{ $text }”. Przesunięcie pisze się C3-D4, bicie C3xE5.
warcaby-parse-long = Skoków jest za dużo. Ruch ma ich najwyżej { $most }.
warcaby-parse-number = „{ $text }” to nie numer pola. Pola mają numery od 1 do 32.
warcaby-parse-number-board = Numery pól są tylko na planszy 8 na 8 z ciemnym A1. Podaj pola, na przykład C3-D4.
warcaby-parse-side = „{ $text }” nie mówi, czyj jest ruch. Pozycja zaczyna się od W (jasne) albo B (ciemne).
warcaby-parse-piece = „{ $text }” to nie bierka. Pionek to samo pole, na przykład C3, a damka ma przed nim K: KC3.
warcaby-parse-position-form = „{ $text }” to nie pozycja. Wzór: W:WA1,KC3:BD4, czyli czyj ruch, jasne, ciemne.
warcaby-parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.
warcaby-parse-section-twice = „{ $text }” zaczyna część, która już była. Każda może być raz.
warcaby-parse-side-missing = Brakuje bierek { $side-genitive }. Jeżeli ich nie ma, napisz samą literę strony: :W albo :B.
warcaby-parse-count = „{ $text }” to nie liczba ruchów. Po H stoi liczba od 0 do 65535.
warcaby-parse-range = „{ $text }” to nie zakres pól. Zakres to dwa numery, mniejszy i większy: 1-12.

## Błędy pozycji i opcji

warcaby-fault-too-many = { $side-capital } mają { $count ->
        [one] { $count } bierkę
        [few] { $count } bierki
       *[many] { $count } bierek
    }. Może ich być najwyżej { $most }.
warcaby-fault-light-field = { $field } to jasne pole. Bierki stoją tylko na ciemnych.
warcaby-fault-off-board = Pola { $field } nie ma na tej planszy. Usuń je z pozycji.
warcaby-fault-promotion-row = Na { $field } pionek { $side-genitive } jest już damką. Postaw tam damkę.
warcaby-fault-twice = Na { $field } stoją dwie bierki. Zostaw jedną.
warcaby-fault-no-pieces = Nikt nie ma bierek. Postaw choć jedną.
warcaby-fault-streak = Licznik ruchów damkami pokazuje { $count }. { $most ->
        [0] Nie ma żadnej damki: może pokazać tylko 0.
       *[other] Partia kończy się wcześniej: może pokazać najwyżej { $most }.
    }
warcaby-clash-promotion9 = Opcja promotion9 działa tylko na planszy 9 na 9. Dodaj board=9 albo zostaw promotion9=edge.
warcaby-clash-no-draw = Obie zasady remisu są wyłączone i partia mogłaby trwać bez końca. Włącz repetition albo king_move_limit.

## PDN

warcaby-pdn-variant = To PDN innej odmiany warcabów: { $found }. Stolik czyta tu tylko swoją.
warcaby-pdn-cut = PDN jest ucięty. Na końcu partii brakuje wyniku.
warcaby-pdn-move = Ruch { $number }, „{ $text }”. { $why }
warcaby-pdn-tag = Wiersz { $line } to nie znacznik PDN. Wzór: [Event "Turniej"].
warcaby-pdn-result = „{ $text }” to nie wynik. Wynik to 2-0, 1-1, 0-2 albo *.
warcaby-pdn-empty = W tym PDN nie ma partii. Wklej znaczniki i ruchy.
warcaby-pdn-long = PDN jest za długi. Czytane są teksty do { $most } bajtów; podziel go na kilka.
warcaby-pdn-unexpected = Znak „{ $text }” nic tu nie znaczy. Ma tu stać ruch, na przykład 22-18.
warcaby-pdn-tag-twice = Znacznik { $text } stoi w jednej partii dwa razy. Zostaw jeden.
warcaby-pdn-comment-cut = Komentarz, który się tu zaczyna, nie ma końca. Brakuje znaku {"}"}.
warcaby-pdn-variation-cut = Wariant, który się tu zaczyna, nie ma końca. Brakuje znaku ).
warcaby-pdn-move-missing = Po numerze brakuje ruchu. PDN jest może ucięty.
warcaby-pdn-results-differ = Znacznik Result i koniec partii podają różne wyniki. Popraw jeden z nich.
warcaby-pdn-game-type = Znacznik GameType jest niezrozumiały. Wzór: 26 albo 26,W,8,8,N2,0.
warcaby-pdn-board = Znacznik GameType podaje inną planszę niż 8 na 8 i 9 na 9. Na innych Stolik nie gra.
warcaby-pdn-fen-missing = Znacznik SetUp zapowiada pozycję, ale znacznika FEN nie ma. Dopisz go.
warcaby-pdn-number = Ruch ma numer { $found }, a ma tu stać { $expected }.

warcaby-dial-streak = Ruchy samych damek z rzędu
