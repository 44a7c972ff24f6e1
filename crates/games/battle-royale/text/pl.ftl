### Warcaby Battle Royale. Państwo to wszystkie pola z żetonami jednego gracza.

battle-royale-name = Warcaby Battle Royale
battle-royale-tagline = Rzut kostką daje morale, a za morale rośnie Państwo: pole po polu, także cudzym kosztem.
battle-royale-shelf = 2–9 osób · około 30 minut · proste zasady
# What `stolik bench` measures.
battle-royale-benched = Warcaby Battle Royale, cztery miejsca

battle-royale-side-red = czerwoni
    .capital = Czerwoni
    .genitive = czerwonych
battle-royale-side-blue = granatowi
    .capital = Granatowi
    .genitive = granatowych
battle-royale-side-yellow = żółci
    .capital = Żółci
    .genitive = żółtych
battle-royale-side-green = zieloni
    .capital = Zieloni
    .genitive = zielonych
battle-royale-side-white = biali
    .capital = Biali
    .genitive = białych
battle-royale-side-black = czarni
    .capital = Czarni
    .genitive = czarnych
battle-royale-side-azure = błękitni
    .capital = Błękitni
    .genitive = błękitnych
battle-royale-side-orange = pomarańczowi
    .capital = Pomarańczowi
    .genitive = pomarańczowych
battle-royale-side-violet = fioletowi
    .capital = Fioletowi
    .genitive = fioletowych

## Opcje

battle-royale-option-seats = Liczba osób
battle-royale-option-seats-help = Ile osób gra: od 2 do 9.
battle-royale-option-die = Kostka
battle-royale-option-die-help = Ile ścian ma kostka morale; większa przyspiesza grę.
battle-royale-option-die-8 = 8 ścian
battle-royale-option-die-10 = 10 ścian
battle-royale-option-die-12 = 12 ścian
battle-royale-option-die-20 = 20 ścian
battle-royale-option-end = Koniec gry
battle-royale-option-end-help = Co kończy partię, jeżeli wcześniej nie zostanie jedno Państwo.
battle-royale-option-end-round_limit = po ustalonej liczbie rund
battle-royale-option-end-last_standing = gdy zostanie jedno Państwo
battle-royale-option-end-board_full = gdy nie ma wolnych pól
battle-royale-option-round_limit = Liczba rund
battle-royale-option-round_limit-help = Po ilu pełnych rundach partia się kończy; tylko z końcem po ustalonej liczbie rund.
battle-royale-option-stall_rounds = Koniec przez zastój
battle-royale-option-stall_rounds-help = Po ilu pełnych rundach z rzędu bez zajęcia pola partia się kończy; 0 wyłącza tę zasadę.
battle-royale-option-roll_mode = Kiedy się rzuca
battle-royale-option-roll_mode-help = Czy każdy rzuca w swojej turze, czy wszyscy na początku rundy.
battle-royale-option-roll_mode-own_turn = w swojej turze
battle-royale-option-roll_mode-all_at_round_start = wszyscy na początku rundy
battle-royale-option-order = Kolejność tur
battle-royale-option-order-help = Czy tury idą według numerów miejsc, czy dookoła planszy.
battle-royale-option-order-number = według numerów
battle-royale-option-order-clockwise = dookoła planszy
battle-royale-option-fifth_in_centre = Piąta osoba w środku
battle-royale-option-fifth_in_centre-help = Czy przy pięciu osobach piąta zaczyna na F6 zamiast na A6.
battle-royale-option-fifth_in_centre-yes = zaczyna na F6
battle-royale-option-fifth_in_centre-no = zaczyna na A6

## Czyj ruch i jak się skończyło

battle-royale-prompt-lot = Losowanie: kto zaczyna
battle-royale-prompt-roll = { $side-capital } rzucają kostką
    .task = rzuć kostką
battle-royale-prompt-turn = Tura { $side-genitive }: { battle-royale-prompt-turn.task }
    .task = { $count ->
        [one] został { $count } punkt morale
        [few] zostały { $count } punkty morale
       *[many] zostało { $count } punktów morale
    }
battle-royale-prompt-end = Tura { $side-genitive }: { battle-royale-prompt-end.task }
    .task = { $count ->
        [0] morale się skończyło, zakończ turę
        [one] za { $count } punkt morale nic tu nie zajmiesz, zakończ turę
        [few] za { $count } punkty morale nic tu nie zajmiesz, zakończ turę
       *[many] za { $count } punktów morale nic tu nie zajmiesz, zakończ turę
    }
battle-royale-over-last-standing = { $side-capital } wygrywają: ich Państwo zostało jedyne na planszy.
battle-royale-over-board-full = Koniec: nie ma już wolnych pól. Najwięcej { $count ->
        [one] ({ $count } pole)
        [few] ({ $count } pola)
       *[many] ({ $count } pól)
    } mają { $sides }.
battle-royale-over-round-limit = Koniec po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }. Najwięcej { $count ->
        [one] ({ $count } pole)
        [few] ({ $count } pola)
       *[many] ({ $count } pól)
    } mają { $sides }.
battle-royale-over-stall = Koniec: przez { $rounds ->
        [one] { $rounds } pełną rundę
        [few] { $rounds } pełne rundy
       *[many] { $rounds } pełnych rund
    } nikt nie zajął pola. Najwięcej { $count ->
        [one] ({ $count } pole)
        [few] ({ $count } pola)
       *[many] ({ $count } pól)
    } mają { $sides }.

## Uwagi

battle-royale-remark-first-turn = Pierwsza tura: pól startowych innych graczy nie można zająć.
battle-royale-remark-last-round = To ostatnia runda.
battle-royale-remark-quiet = Nikt nie zajął pola przez { $count ->
        [one] { $count } pełną rundę
        [few] { $count } pełne rundy
       *[many] { $count } pełnych rund
    }. Przy { $most ->
        [one] { $most } takiej rundzie
       *[other] { $most } takich rundach
    } z rzędu partia się kończy.

## Żetony, liczniki, przyciski

battle-royale-token = żeton { $side-genitive }
battle-royale-token-start = pole startowe
battle-royale-counter-fields = { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
battle-royale-counter-morale = { $count ->
        [one] { $count } punkt morale
        [few] { $count } punkty morale
       *[many] { $count } punktów morale
    }
battle-royale-counter-round = runda { $count }
battle-royale-button-end = Zakończ turę
battle-royale-cost = { $count ->
        [one] { $count } punkt morale
        [few] { $count } punkty morale
       *[many] { $count } punktów morale
    }

## Co się stało

battle-royale-news-first = Zaczynają { $side }.
battle-royale-news-roll = { $side-capital } rzucają kostką: { $count ->
        [one] { $count } punkt morale
        [few] { $count } punkty morale
       *[many] { $count } punktów morale
    }.
battle-royale-news-free = { $side-capital } zajmują { $field } za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
battle-royale-news-taken = { $side-capital } zajmują { $field }, pole { $loser-genitive }, za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
battle-royale-news-falls = { $side-capital } zajmują { $field }, ostatnie pole { $loser-genitive }, za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }. { $loser-capital } odpadają z gry.
battle-royale-news-end = { $side-capital } kończą turę. { $count ->
        [0] Całe morale jest wydane.
        [one] Przepada { $count } punkt morale.
        [few] Przepadają { $count } punkty morale.
       *[many] Przepada { $count } punktów morale.
    }

## Plansza w słowach

battle-royale-spoken-board = Plansza 11 na 11, runda { $round } z { $last }, { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
       *[many] { $count } wolnych pól
    }.
battle-royale-spoken-land = { $side-capital }, { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }: { $fields }.
battle-royale-spoken-out = { $side-capital } nie mają pól.
battle-royale-spoken-lot = Teraz losowanie: kto zaczyna.
battle-royale-spoken-roll = { $side-capital } rzucają kostką.
battle-royale-spoken-turn = Tura { $side-genitive }, { $count ->
        [one] został { $count } punkt morale
        [few] zostały { $count } punkty morale
       *[many] zostało { $count } punktów morale
    }.
battle-royale-spoken-cost = Za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }: { $fields }.
battle-royale-spoken-nothing = Nie ma pola, na które starczy morale. Można zakończyć turę.

## Odmowy

battle-royale-refusal-off-board = { $field }: tego nie ma na planszy. Pola leżą od A1 do K11.
battle-royale-refusal-own = { $field } już należy do twojego Państwa. Wybierz pole wolne albo cudze.
battle-royale-refusal-spent = Na { $field } nie starczy: morale się skończyło. Zakończ turę.
battle-royale-refusal-start-field = { $field } to pole startowe { $side-genitive }. W pierwszej turze nie można go zająć.
battle-royale-refusal-no-path = { $field } nie styka się teraz z twoim Państwem. Zajmij najpierw pola po drodze; samo { $field } kosztuje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
battle-royale-refusal-too-dear-free = { $field } kosztuje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }, bo na początku tury nie stykało się z twoim Państwem. Masz { $left }.
battle-royale-refusal-too-dear = { $field } kosztuje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }: { $base } jak pole wolne, 1 za to, że jest cudze, i { $companions } za sąsiednie pola { $side-genitive }, licząc z początku tury. Masz { $left }.
battle-royale-refusal-past-end = Jeden wybór to jedno pole albo koniec tury. { $field } wybierz osobno.

## Ruchy, losy i pozycje, których nie da się odczytać

battle-royale-parse-empty = Tu nie ma ruchu. Napisz pole, na przykład B2, albo end.
battle-royale-parse-action = „{ $text }” to nie ruch. Napisz pole od A1 do K11 albo end.
battle-royale-parse-chance = „{ $text }” to nie wynik losu. Rzut to liczba od 1 do { $faces }, a kto zaczyna, pisze się od first-0 do first-{ $last }.
battle-royale-parse-position = Tu nie ma pozycji. Wzór: A1/K11 turn=0 morale=5.
battle-royale-parse-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.
battle-royale-parse-field = „{ $text }” to nie pole. Pole to litera od A do K i liczba od 1 do 11; brak pól to jedna kreska.
battle-royale-parse-field-twice = „{ $text }” stoi w jednym Państwie drugi raz. Zostaw pole raz.
battle-royale-parse-range = „{ $text }” to nie prostokąt pól. Podaj lewy dolny i prawy górny róg, na przykład A1-C4.
battle-royale-parse-number = „{ $text }” to nie liczba, która może tu stać.
battle-royale-parse-word = „{ $text }” nic tu nie znaczy. Po Państwach stoją słowa takie jak turn=0, morale=5, round=2.
battle-royale-parse-twice = „{ $text }” podaje coś drugi raz. Zostaw jedno.
battle-royale-parse-misplaced = „{ $text }” nie ma tu miejsca: morale i taken należą do tury, a first do gry po losowaniu.
battle-royale-parse-awaited = Nie wiadomo, na co gra czeka. Napisz jedno z trzech: lot, roll=0 albo turn=0.
battle-royale-parse-morale = Brakuje morale. Przy turze napisz, ile go zostało, na przykład morale=5.
battle-royale-parse-roll-of = „{ $text }” to nie rzut z miejscem. Wzór: 1:7, czyli miejsce 1 i rzut 7.

## Błędy pozycji i opcji

battle-royale-fault-wrong-seats = { $count ->
        [one] Jest { $count } Państwo
        [few] Są { $count } Państwa
       *[many] Jest { $count } Państw
    }, a miejsc jest { $seats }. Oddziel Państwa ukośnikiem; puste to kreska.
battle-royale-fault-several-owners = { $fields-count ->
        [one] To pole ma
       *[other] Te pola mają
    } kilku właścicieli: { $fields }. Zostaw po jednym.
battle-royale-fault-no-land = Nikt nie ma pola. Daj komuś co najmniej jedno.
battle-royale-fault-no-such-seat = Nie ma miejsca { $number }. Są miejsca od 0 do { $last }.
battle-royale-fault-no-such-round = Nie ma rundy { $round }. Może być od 1 do { $most }; ta ostatnia znaczy, że gra się skończyła.
battle-royale-fault-late-lot = Losuje się przed pierwszą rundą, zanim ktoś zajmie pole. Podaj roll albo turn zamiast lot.
battle-royale-fault-wrong-active = Ostatnie zajęcie pola nie mogło być w rundzie { $active }: trwa runda { $round }. Jeżeli w tej turze coś zajęto, podaj tę rundę.
battle-royale-fault-long-quiet = Rund bez zajęcia pola jest { $count }. Partia kończy się przy { $most }.
battle-royale-fault-nobody-there = { $side-capital } nie mają pola, więc nie rzucają i nie mają tury.
battle-royale-fault-wrong-morale = Morale zostawione i wydane to razem { $count }. Kostka daje od 1 do { $most }.
battle-royale-fault-taken-own = To pola tego Państwa już na początku tury: { $fields }. Usuń z taken.
battle-royale-fault-taken-apart = Od Państwa nie prowadzi ścieżka do: { $fields }. Dodaj do taken pola po drodze.
battle-royale-fault-taken-start = W pierwszej turze nie zajmuje się pól startowych innych: { $fields }. Usuń z taken albo podaj późniejszą rundę.
battle-royale-fault-not-out = { $side-capital } nie mają pola. Dopisz do out miejsce { $number }.
battle-royale-fault-wrongly-out = { $side-capital } są w out, choć mają pole, albo są tam dwa razy.
battle-royale-fault-out-too-early = { $side-capital } odpadają w tej turze. W out mają stać po wszystkich, którzy odpadli wcześniej.
battle-royale-fault-roll-missing = Brakuje rzutu { $side-genitive }. Dopisz go do rolls.
battle-royale-fault-roll-too-many = Żaden rzut { $side-genitive } nie czeka teraz na turę albo jest podany dwa razy. Usuń go z rolls.
battle-royale-fault-wrong-roll = Rzut { $side-genitive } to { $roll }. Kostka daje od 1 do { $most }.
battle-royale-clash-fifth = Piąte miejsce w środku jest tylko przy pięciu osobach, a jest ich { $count }. Podaj seats=5 albo fifth_in_centre=no.
battle-royale-clash-round-limit = Opcja round_limit działa tylko z end=round_limit. Przy innym końcu partia trwa najwyżej { $most } rund; zostaw round_limit=30.

battle-royale-dial-first = Kto zaczynał
battle-royale-dial-round = Runda
battle-royale-dial-active = Ostatnia runda z zajętym polem
