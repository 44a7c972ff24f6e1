### Szachowa Bitwa: dwie szachownice, rzeka, tajne przygotowania i bitwa.

szachowa-bitwa-name = Szachowa Bitwa
szachowa-bitwa-tagline = W tajemnicy zbierz armię, rozstaw ją na swojej szachownicy, a potem przejdź rzekę.
szachowa-bitwa-shelf = 2 osoby · około godziny · dużo zasad
# What `stolik bench` measures.
szachowa-bitwa-benched = Szachowa Bitwa, bitwy z losowych ustawień

szachowa-bitwa-side-white = Białe
    .capital = Białe
    .genitive = Białych
szachowa-bitwa-side-black = Czarne
    .capital = Czarne
    .genitive = Czarnych

## Opcje

szachowa-bitwa-option-n = Wielkość szachownicy
szachowa-bitwa-option-n-help = Ile pól ma bok jednej szachownicy.
szachowa-bitwa-option-n-10 = 10 na 10
szachowa-bitwa-option-n-8 = 8 na 8
szachowa-bitwa-option-river = Rzeka
szachowa-bitwa-option-river-help = Czy między szachownicami płynie rzeka z mostami.
szachowa-bitwa-option-river-yes = jest
szachowa-bitwa-option-river-no = nie ma
szachowa-bitwa-option-variant = Walka
szachowa-bitwa-option-variant-help = Czy o wyniku walki decydują ciągnięte karty, czy każdy atak się udaje.
szachowa-bitwa-option-variant-random = losowa, na karty
szachowa-bitwa-option-variant-nonrandom = bez losu
szachowa-bitwa-option-scenario = Scenariusz
szachowa-bitwa-option-scenario-help = Czy bitwa trwa do rozstrzygnięcia, umówioną liczbę rund, czy na zegary.
szachowa-bitwa-option-scenario-standard = do rozstrzygnięcia
szachowa-bitwa-option-scenario-rounds = na rundy
szachowa-bitwa-option-scenario-clock = z zegarami
szachowa-bitwa-option-rounds = Liczba rund
szachowa-bitwa-option-rounds-help = Po ilu rundach liczy się punkty; tylko w scenariuszu na rundy.
szachowa-bitwa-option-minutes = Minuty na zegarze
szachowa-bitwa-option-minutes-help = Ile minut na bitwę ma każda strona; tylko w scenariuszu z zegarami.
szachowa-bitwa-option-setup_order = Obozy i mosty
szachowa-bitwa-option-setup_order-help = Czy obozy i mosty wybiera się w tajemnicy, czy jawnie, najpierw Białe.
szachowa-bitwa-option-setup_order-secret = w tajemnicy
szachowa-bitwa-option-setup_order-open = jawnie, najpierw Białe
szachowa-bitwa-option-auction = Licytacja szpiegów
szachowa-bitwa-option-auction-help = Czy karty na szpiegów dokłada się na zmianę, czy odkłada tylko raz.
szachowa-bitwa-option-auction-rounds = dokładanie na zmianę
szachowa-bitwa-option-auction-sealed = jedna zakryta oferta, remis dla Białych
szachowa-bitwa-option-change = Skąd reszta
szachowa-bitwa-option-change-help = Z czyich odłożonych kart wydaje się resztę.
szachowa-bitwa-option-change-own = z własnych
szachowa-bitwa-option-change-shared = z kart obu stron
szachowa-bitwa-option-geometry = Atak z flanki bez losu
szachowa-bitwa-option-geometry-help = Które pola są żółte, a które niebieskie, kiedy atak idzie w bok; tylko w wariancie bez losu.
szachowa-bitwa-option-geometry-g1 = żółte przy celu, niebieskie przy atakującym
szachowa-bitwa-option-geometry-g2 = żółte przy atakującym, niebieskie na jego rogach
szachowa-bitwa-option-geometry-g3 = żółte przy celu, niebieskie za celem
szachowa-bitwa-option-diagonal_back = Cel z tyłu na skos
szachowa-bitwa-option-diagonal_back-help = Czym jest atak na cel z tyłu na skos.
szachowa-bitwa-option-diagonal_back-rear = atakiem od tyłu
szachowa-bitwa-option-diagonal_back-flank = atakiem z flanki
szachowa-bitwa-option-river_cost = Przeprawa bez mostu
szachowa-bitwa-option-river_cost-help = Ile punktów ruchu trzeba mieć, żeby przejść rzekę bez mostu. Przeprawa zabiera wszystkie.
szachowa-bitwa-option-river_cost-full = wszystkie
szachowa-bitwa-option-river_cost-remaining = choć jeden
szachowa-bitwa-option-diagonal_fight = Atak po skosie
szachowa-bitwa-option-diagonal_fight-help = Ile punktów walki zużywa atak po skosie.
szachowa-bitwa-option-diagonal_fight-one = jeden, drugi to punkt ruchu
szachowa-bitwa-option-diagonal_fight-strict = oba
szachowa-bitwa-option-shot_support = Wsparcie przy strzale
szachowa-bitwa-option-shot_support-help = Czy figury obok dają karty także w strzale.
szachowa-bitwa-option-shot_support-yes = także w strzale
szachowa-bitwa-option-shot_support-no = tylko wręcz
szachowa-bitwa-option-shot_beats_crossbowmen = Strzał do kuszników
szachowa-bitwa-option-shot_beats_crossbowmen-help = Czy kusznicy przegrywają ze strzałem bez kart.
szachowa-bitwa-option-shot_beats_crossbowmen-yes = zawsze trafia
szachowa-bitwa-option-shot_beats_crossbowmen-no = na karty
szachowa-bitwa-option-rear_exempt_random = Rycerze na tyłach pikinierów
szachowa-bitwa-option-rear_exempt_random-help = Czy rycerze, którzy od tyłu zaatakowali pikinierów, przeżywają także w wariancie losowym.
szachowa-bitwa-option-rear_exempt_random-yes = przeżywają
szachowa-bitwa-option-rear_exempt_random-no = giną
szachowa-bitwa-option-special_order = Karty Specjalne
szachowa-bitwa-option-special_order-help = Czy Karty Specjalne wybiera się w tajemnicy, czy jawnie, najpierw atakujący.
szachowa-bitwa-option-special_order-secret = w tajemnicy
szachowa-bitwa-option-special_order-attacker_first = jawnie, najpierw atakujący
szachowa-bitwa-option-knight_advance = Rycerze wchodzą na pole celu
szachowa-bitwa-option-knight_advance-help = W którym wariancie rycerze po wygranym ataku wchodzą na pole zdjętej figury.
szachowa-bitwa-option-knight_advance-nonrandom = tylko bez losu
szachowa-bitwa-option-knight_advance-both = w obu
szachowa-bitwa-option-king_is_army = Sam król
szachowa-bitwa-option-king_is_army-help = Czy strona, której został tylko król, gra dalej.
szachowa-bitwa-option-king_is_army-yes = gra dalej
szachowa-bitwa-option-king_is_army-no = przegrywa
szachowa-bitwa-option-king_death = Król ginie w swoim ataku
szachowa-bitwa-option-king_death-help = Co dzieje się z niewydanymi punktami tury, w której król zginął, atakując.
szachowa-bitwa-option-king_death-lapse = przepadają
szachowa-bitwa-option-king_death-keep = zostają na użycie figur
szachowa-bitwa-option-camps_collateral = Obozy na żółtych polach
szachowa-bitwa-option-camps_collateral-help = Czy obozy liczą się na polach żółtych i niebieskich.
szachowa-bitwa-option-camps_collateral-yes = liczą się
szachowa-bitwa-option-camps_collateral-no = nie liczą się
szachowa-bitwa-option-both_lose = Obie strony przegrywają naraz
szachowa-bitwa-option-both_lose-help = Co jest, kiedy jeden atak pokonuje obie strony.
szachowa-bitwa-option-both_lose-draw = remis
szachowa-bitwa-option-both_lose-score = decydują punkty
szachowa-bitwa-option-quiet_cap = Koniec przez spokój
szachowa-bitwa-option-quiet_cap-help = Po ilu rundach z rzędu bez zdjęcia figury partia się kończy.
szachowa-bitwa-option-round_cap = Najdłuższa bitwa
szachowa-bitwa-option-round_cap-help = Po ilu rundach partia się kończy.
szachowa-bitwa-option-cap_result = Wynik najdłuższej bitwy
szachowa-bitwa-option-cap_result-help = Co rozstrzyga, kiedy skończą się rundy.
szachowa-bitwa-option-cap_result-score = punkty
szachowa-bitwa-option-cap_result-draw = remis

## Figury

szachowa-bitwa-kind-pawn = pospolite ruszenie
    .capital = Pospolite ruszenie
    .genitive = pospolitego ruszenia
    .accusative = pospolite ruszenie
szachowa-bitwa-kind-knight = rycerze
    .capital = Rycerze
    .genitive = rycerzy
    .accusative = rycerzy
szachowa-bitwa-kind-pikemen = pikinierzy
    .capital = Pikinierzy
    .genitive = pikinierów
    .accusative = pikinierów
szachowa-bitwa-kind-crossbowmen = kusznicy
    .capital = Kusznicy
    .genitive = kuszników
    .accusative = kuszników
szachowa-bitwa-kind-king = król
    .capital = Król
    .genitive = króla
    .accusative = króla
szachowa-bitwa-kind-camp = obóz
    .capital = Obóz
    .genitive = obozu
    .accusative = obóz

## Fazy

szachowa-bitwa-phase-camps = Obozy
szachowa-bitwa-phase-bridges = Mosty
szachowa-bitwa-phase-spying = Szpiedzy
szachowa-bitwa-phase-purchase = Zakup
szachowa-bitwa-phase-training = Król
szachowa-bitwa-phase-deployment = Szyk
szachowa-bitwa-phase-battle = Bitwa

## Co trzeba zrobić

szachowa-bitwa-prompt-camps = Wskaż dwa pola na swoje obozy
    .task = wskaż dwa pola na swoje obozy
szachowa-bitwa-prompt-bridge = Wskaż kolumnę, w której stanie twój most
    .task = wskaż kolumnę, w której stanie twój most
szachowa-bitwa-prompt-bid = Odłóż karty na szpiegów albo nie odkładaj żadnej
    .task = odłóż karty na szpiegów albo nie odkładaj żadnej
szachowa-bitwa-prompt-add-or-declare = Dołóż karty na szpiegów albo ogłoś koniec
    .task = dołóż karty na szpiegów albo ogłoś koniec
szachowa-bitwa-prompt-add-last = Przeciwnik ogłosił koniec: możesz ostatni raz dołożyć karty
    .task = przeciwnik ogłosił koniec, możesz ostatni raz dołożyć karty
szachowa-bitwa-prompt-buy = Kup armię i zapłać kartami
    .task = kup armię i zapłać kartami
szachowa-bitwa-prompt-train = Wytrenuj króla i zapłać kartami
    .task = wytrenuj króla i zapłać kartami
szachowa-bitwa-prompt-deploy = Ustaw wojsko: { $left ->
        [0] wszystko stoi
        [one] została { $left } figura z { $all }
        [few] zostały { $left } figury z { $all }
       *[many] zostało { $left } figur z { $all }
    }
    .task = ustaw wojsko: { $left ->
        [0] wszystko stoi
        [one] została { $left } figura z { $all }
        [few] zostały { $left } figury z { $all }
       *[many] zostało { $left } figur z { $all }
    }
szachowa-bitwa-prompt-command = Twoja tura: { szachowa-bitwa-prompt-command.task }
    .task = { $points ->
        [0] punkty dowodzenia się skończyły
        [one] został { $points } punkt dowodzenia
        [few] zostały { $points } punkty dowodzenia
       *[many] zostało { $points } punktów dowodzenia
    }
szachowa-bitwa-prompt-go-on = W użyciu { $field }: { $moves ->
        [one] został { $moves } punkt ruchu
        [few] zostały { $moves } punkty ruchu
       *[many] zostało { $moves } punktów ruchu
    }
    .task = w użyciu { $field }: { $moves ->
        [one] został { $moves } punkt ruchu
        [few] zostały { $moves } punkty ruchu
       *[many] zostało { $moves } punktów ruchu
    }
szachowa-bitwa-prompt-special = Walka { $from } z { $to }: dołóż Kartę Specjalną albo żadnej
    .task = walka { $from } z { $to }, dołóż Kartę Specjalną albo żadnej
szachowa-bitwa-prompt-desert = Czas przeciwnika się skończył: zdejmij { $count ->
        [one] { $count } jego figurę
        [few] { $count } jego figury
       *[many] { $count } jego figur
    }
    .task = czas przeciwnika się skończył, zdejmij { $count ->
        [one] { $count } jego figurę
        [few] { $count } jego figury
       *[many] { $count } jego figur
    }
szachowa-bitwa-prompt-drawing = Ciągnięcie kart
szachowa-bitwa-waiting-camps = { $sides } wybierają obozy
szachowa-bitwa-waiting-bridge = { $sides } wybierają most
szachowa-bitwa-waiting-bid = { $sides } odkładają karty na szpiegów
szachowa-bitwa-waiting-add-or-declare = { $sides } dokładają karty na szpiegów albo ogłaszają koniec
szachowa-bitwa-waiting-add-last = { $sides } mogą ostatni raz dołożyć karty na szpiegów
szachowa-bitwa-waiting-buy = { $sides } kupują armię
szachowa-bitwa-waiting-train = { $sides } trenują króla
szachowa-bitwa-waiting-deploy = { $sides } ustawiają wojsko
szachowa-bitwa-waiting-command = Tura: { $sides }, { $points ->
        [0] punkty dowodzenia się skończyły
        [one] został { $points } punkt dowodzenia
        [few] zostały { $points } punkty dowodzenia
       *[many] zostało { $points } punktów dowodzenia
    }
szachowa-bitwa-waiting-go-on = Tura: { $sides }, w użyciu { $field }, { $moves ->
        [one] został { $moves } punkt ruchu
        [few] zostały { $moves } punkty ruchu
       *[many] zostało { $moves } punktów ruchu
    }
szachowa-bitwa-waiting-special = Walka { $from } z { $to }: { $sides } wybierają Kartę Specjalną
szachowa-bitwa-waiting-desert = { $sides } zdejmują { $count ->
        [one] { $count } figurę przeciwnika
        [few] { $count } figury przeciwnika
       *[many] { $count } figur przeciwnika
    }

## Jak się skończyło

szachowa-bitwa-over-no-troops = { $side-capital } przegrywają: nie mają już wojska.
szachowa-bitwa-over-no-camps = { $side-capital } przegrywają: oba ich obozy są zburzone.
szachowa-bitwa-over-both-lost = Obie strony straciły wszystko naraz. Punkty: Białe { $white }, Czarne { $black }.
szachowa-bitwa-over-rounds = Umówione rundy minęły. Punkty: Białe { $white }, Czarne { $black }.
szachowa-bitwa-over-clock = Skończył się czas { $side-genitive }. Punkty: Białe { $white }, Czarne { $black }.
szachowa-bitwa-over-quiet-cap = Zbyt długo nic nie schodziło z planszy. Punkty: Białe { $white }, Czarne { $black }.
szachowa-bitwa-over-round-cap = Bitwa trwała najdłużej, jak można. Punkty: Białe { $white }, Czarne { $black }.

## Przyciski

szachowa-bitwa-button-add = { $count ->
        [0] Dołóż karty
        [one] Dołóż { $count } kartę
        [few] Dołóż { $count } karty
       *[many] Dołóż { $count } kart
    }
szachowa-bitwa-button-declare = Ogłoś koniec
szachowa-bitwa-button-propose-deployment = Zaproponuj szyk
szachowa-bitwa-button-propose-payment = Zaproponuj zapłatę
szachowa-bitwa-button-clear = Zacznij od nowa
szachowa-bitwa-button-lift = Zdejmij z pola
szachowa-bitwa-button-no-card = Bez karty
szachowa-bitwa-button-finish = Zakończ użycie
szachowa-bitwa-button-end = Zakończ turę
szachowa-bitwa-button-buy = Kup za { $price }: { $kind } ({ $count } z { $most })
szachowa-bitwa-button-drop = Oddaj: { $kind } ({ $count })
szachowa-bitwa-button-train = { $points ->
        [one] Król z { $points } punktem, za { $price }
       *[other] Król z { $points } punktami, za { $price }
    }
szachowa-bitwa-button-place = { $kind-capital }: { $left ->
        [0] stoi wszystko
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }
szachowa-bitwa-button-commit-camps = Zatwierdź obozy
szachowa-bitwa-button-commit-bridge = Zatwierdź most
szachowa-bitwa-button-commit-bid = { $count ->
        [0] Nie odkładaj kart
        [one] Odłóż { $count } kartę, razem { $sum }
        [few] Odłóż { $count } karty, razem { $sum }
       *[many] Odłóż { $count } kart, razem { $sum }
    }
szachowa-bitwa-button-commit-add-last = { $count ->
        [0] Nie dokładaj kart
        [one] Dołóż { $count } kartę
        [few] Dołóż { $count } karty
       *[many] Dołóż { $count } kart
    }
szachowa-bitwa-button-commit-buy = { $cost ->
        [0] Nie kupuj nic
        [one] Kup za { $cost } punkt
        [few] Kup za { $cost } punkty
       *[many] Kup za { $cost } punktów
    }
szachowa-bitwa-button-commit-train = { $cost ->
        [0] Nie trenuj króla
        [one] Trenuj za { $cost } punkt
        [few] Trenuj za { $cost } punkty
       *[many] Trenuj za { $cost } punktów
    }
szachowa-bitwa-button-commit-deploy = { $left ->
        [0] Zatwierdź szyk
       *[other] Ustaw jeszcze { $left }
    }

## Liczniki

szachowa-bitwa-counter-round = runda { $count }
szachowa-bitwa-counter-round-of = runda { $count } z { $of }
szachowa-bitwa-counter-moves-left = { $count ->
        [one] { $count } punkt ruchu
        [few] { $count } punkty ruchu
       *[many] { $count } punktów ruchu
    }
szachowa-bitwa-counter-fights-left = { $count ->
        [one] { $count } punkt walki
        [few] { $count } punkty walki
       *[many] { $count } punktów walki
    }
szachowa-bitwa-counter-deserters = { $count ->
        [one] jeszcze { $count } dezerter
       *[other] jeszcze { $count } dezerterów
    }
szachowa-bitwa-counter-purse = { $count ->
        [one] { $count } punkt w ręce
        [few] { $count } punkty w ręce
       *[many] { $count } punktów w ręce
    }
szachowa-bitwa-counter-cost = koszt { $count }
szachowa-bitwa-counter-left = zostanie { $count }
szachowa-bitwa-counter-command = { $count ->
        [one] { $count } punkt dowodzenia
        [few] { $count } punkty dowodzenia
       *[many] { $count } punktów dowodzenia
    }
szachowa-bitwa-counter-command-left = { $count ->
        [one] { $count } punkt do wydania
        [few] { $count } punkty do wydania
       *[many] { $count } punktów do wydania
    }
szachowa-bitwa-counter-bid-cards = { $count ->
        [one] { $count } karta na szpiegów
        [few] { $count } karty na szpiegów
       *[many] { $count } kart na szpiegów
    }
szachowa-bitwa-counter-bid = { $count ->
        [one] { $count } punkt na szpiegów
        [few] { $count } punkty na szpiegów
       *[many] { $count } punktów na szpiegów
    }
szachowa-bitwa-counter-pieces = { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
szachowa-bitwa-counter-camps = { $count ->
        [one] { $count } obóz
        [few] { $count } obozy
       *[many] { $count } obozów
    }
szachowa-bitwa-counter-pawns = pospolite ruszenie: { $count }
szachowa-bitwa-counter-knights = rycerze: { $count }
szachowa-bitwa-counter-pikemen = pikinierzy: { $count }
szachowa-bitwa-counter-crossbowmen = kusznicy: { $count }
szachowa-bitwa-counter-king = król: { $count }
szachowa-bitwa-counter-score = { $count ->
        [one] { $count } punkt wyniku
        [few] { $count } punkty wyniku
       *[many] { $count } punktów wyniku
    }
szachowa-bitwa-counter-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
szachowa-bitwa-counter-special = { $count ->
        [one] { $count } Karta Specjalna
        [few] { $count } Karty Specjalne
       *[many] { $count } Kart Specjalnych
    }
szachowa-bitwa-counter-special-used = użyte Karty Specjalne: { $count }

## Figury i karty

szachowa-bitwa-token-piece = { $kind } { $side-genitive }
szachowa-bitwa-token-in-use = { $kind } { $side-genitive }, w użyciu
szachowa-bitwa-token-used = { $kind } { $side-genitive }, po użyciu
szachowa-bitwa-token-river = rzeka
szachowa-bitwa-token-bridge = most w kolumnie { $column }
szachowa-bitwa-card = karta { $card }
szachowa-bitwa-card-back = zakryta karta
szachowa-bitwa-card-ace = as, 1
szachowa-bitwa-card-jack = walet, 2
szachowa-bitwa-card-queen = dama, 3
szachowa-bitwa-card-king = król, 4

## Uwagi

szachowa-bitwa-remark-pays-exactly = Cena { $cost }, leży { $paid }: dokładnie tyle, ile trzeba.
szachowa-bitwa-remark-pays-too-little = Cena { $cost }, leży { $paid }: brakuje { $missing }.
szachowa-bitwa-remark-pays-with-change = { $cost ->
        [0] To nic nie kosztuje, a leży { $paid }. Zabierz karty.
       *[other] Cena { $cost }, leży { $paid }.
    } Reszta w kartach: { $change }.{ $lost ->
        [0] { "" }
        [one] {" "}Przepada { $lost } punkt.
        [few] {" "}Przepadają { $lost } punkty.
       *[many] {" "}Przepada { $lost } punktów.
    }
szachowa-bitwa-remark-pays-over = Cena { $cost }, leży { $paid }: o { $over } za dużo. Reszta przyjdzie ze wspólnej puli.
szachowa-bitwa-remark-other-camps = Obozy { $side-genitive }: { $fields }.
szachowa-bitwa-remark-other-army = Armia { $side-genitive }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-remark-other-knows = { $side-capital } wiedzą, { $what }.
szachowa-bitwa-remark-other-does-not-know = { $side-capital } nie wiedzą, { $what }.
szachowa-bitwa-known-camps = gdzie stoją twoje obozy
szachowa-bitwa-known-bridge = gdzie jest twój most
szachowa-bitwa-known-bid = jakie karty dajesz na szpiegów
szachowa-bitwa-known-bid-number = ile kart dajesz na szpiegów
szachowa-bitwa-known-bid-values = jakie to karty
szachowa-bitwa-known-army = jaką masz armię
szachowa-bitwa-known-deployment = jak stoją twoje wojska
szachowa-bitwa-known-training = ile punktów ma twój król
szachowa-bitwa-known-special = jakie masz Karty Specjalne
szachowa-bitwa-remark-spying = Szpiegostwo: Białe { $white }, Czarne { $black }. Wygrywają { $side }, więc pierwsze kupują { $loser }.
szachowa-bitwa-remark-fight = { $approach-capital }, { $side } z { $from } na { $to }. Kart: atakujący { $attacker }, obrońca { $defender }.
szachowa-bitwa-remark-last-fight = Ostatnia walka, { $side } z { $from } na { $to }: { $attacker } do { $defender }.
szachowa-bitwa-remark-quiet = Jeżeli nic nie zejdzie z planszy, partia skończy się za { $count ->
        [one] { $count } rundę
        [few] { $count } rundy
       *[many] { $count } rund
    }.

## Szanse i ceny

szachowa-bitwa-approach-front = atak frontalny
    .capital = Atak frontalny
szachowa-bitwa-approach-flank = atak z flanki
    .capital = Atak z flanki
szachowa-bitwa-approach-rear = atak od tyłu
    .capital = Atak od tyłu
szachowa-bitwa-approach-shot = strzał
    .capital = Strzał
szachowa-bitwa-note-price = { $kind-capital }: cena { $price }, zostanie { $left }
szachowa-bitwa-note-training = { $points ->
        [one] Król z { $points } punktem dowodzenia
       *[other] Król z { $points } punktami dowodzenia
    }: cena { $price }, zostanie { $left }
szachowa-bitwa-note-certain = { $approach-capital }, udaje się zawsze. { $fallen-count ->
        [one] Schodzi
       *[other] Schodzą
    }: { $fallen }.
szachowa-bitwa-note-certain-choice = { $approach-capital }, udaje się zawsze. { $fallen-count ->
        [one] Schodzi
       *[other] Schodzą
    }: { $fallen }, a do wyboru jeszcze { $one } albo { $other }.
szachowa-bitwa-note-fight = { $approach-capital }. Kart { $attacker } do { $defender }. Wygrana { $chance }% ({ $wins } z { $total }), remis { $tie }%, przegrana { $loss }%.
szachowa-bitwa-note-fight-special = { $approach-capital }. Kart { $attacker } do { $defender }. Wygrana { $chance }% ({ $wins } z { $total }), remis { $tie }%, przegrana { $loss }%. Z Kartą Specjalną: { $special }.
szachowa-bitwa-note-shot = { $approach-capital }. Kart { $attacker } do { $defender }. Trafienie { $chance }% ({ $wins } z { $total }).
szachowa-bitwa-note-shot-special = { $approach-capital }. Kart { $attacker } do { $defender }. Trafienie { $chance }% ({ $wins } z { $total }). Z Kartą Specjalną: { $special }.
szachowa-bitwa-note-with-card = { $card } daje { $chance }%
szachowa-bitwa-note-answer-attacking = Wygrana { $chance }% ({ $wins } z { $total }), remis { $tie }%, przegrana { $loss }%, nie licząc zakrytej karty przeciwnika.
szachowa-bitwa-note-answer-defending = Wygrana { $chance }% ({ $wins } z { $total }), remis { $tie }%, przegrana { $loss }%, nie licząc zakrytej karty przeciwnika.
szachowa-bitwa-note-answer-shooting = Trafienie { $chance }% ({ $wins } z { $total }), nie licząc zakrytej karty przeciwnika.
szachowa-bitwa-note-answer-shot-at = Strzał chybi w { $chance }% ({ $wins } z { $total }), nie licząc zakrytej karty przeciwnika.

## Plansza w słowach

szachowa-bitwa-spoken-own-board = Twoja szachownica, { $side }: { $size } na { $size } pól.
szachowa-bitwa-spoken-boards = Dwie szachownice { $size } na { $size } pól, wiersze od 1 do { $rows }.
szachowa-bitwa-spoken-no-river = Rzeki nie ma.
szachowa-bitwa-spoken-no-bridges = Między szachownicami płynie rzeka. Mostów jeszcze nie ma.
szachowa-bitwa-spoken-bridges = Między szachownicami płynie rzeka. { $count ->
        [one] Most jest w kolumnie
       *[other] Mosty są w kolumnach
    } { $columns }.
szachowa-bitwa-spoken-pieces = { $side-capital }, { $kind }, { $count ->
        [one] { $count } figura
        [few] { $count } figury
       *[many] { $count } figur
    }: { $fields }.
szachowa-bitwa-spoken-no-pieces = { $side-capital }: na szachownicy nie widać żadnej figury.
szachowa-bitwa-spoken-army = Twoja armia, { $side }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-spoken-hand = W ręce masz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }, razem { $sum }.
szachowa-bitwa-spoken-no-hand = Nie masz kart w ręce.
szachowa-bitwa-spoken-hand-of = { $side-capital } mają w ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }, razem { $sum }.
szachowa-bitwa-spoken-no-hand-of = { $side-capital } nie mają kart w ręce.
szachowa-bitwa-spoken-spying = { $side-capital } na szpiegów: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, { $cards }, razem { $sum }.
szachowa-bitwa-spoken-spying-number = { $side-capital } na szpiegów: { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }.
szachowa-bitwa-spoken-turn = Runda { $round }, tura { $side-genitive }. Punkty dowodzenia: { $left } z { $points }.
szachowa-bitwa-spoken-clocks = Czas na zegarach: Białe { $white }, Czarne { $black }.
szachowa-bitwa-spoken-in-use = W użyciu jest { $field }: punkty ruchu { $moves }, punkty walki { $fights }.
szachowa-bitwa-spoken-used = Użyte w tej turze, { $count ->
        [one] { $count } figura
        [few] { $count } figury
       *[many] { $count } figur
    }: { $fields }.
szachowa-bitwa-spoken-laid = Wyłożone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, { $cards }, razem { $sum }.
szachowa-bitwa-spoken-training = Król będzie miał { $points ->
        [one] { $points } punkt dowodzenia
        [few] { $points } punkty dowodzenia
       *[many] { $points } punktów dowodzenia
    }.

## Co się stało

szachowa-bitwa-kind-nothing = nic
    .capital = Nic
    .genitive = niczego
    .accusative = nic
szachowa-bitwa-special-card = karta { $card }
szachowa-bitwa-special-none = bez karty
szachowa-bitwa-news-commit = { $side-capital } są gotowe.
szachowa-bitwa-news-camps = { $side-capital } stawiają obozy na { $fields }.
szachowa-bitwa-news-camps-both = Obozy: Białe { $white }, Czarne { $black }.
szachowa-bitwa-news-bridge = { $side-capital } wybierają most w kolumnie { $column }.
szachowa-bitwa-news-bridges = Mosty: Białe w kolumnie { $white }, Czarne w kolumnie { $black }.
szachowa-bitwa-news-counts = Na szpiegów, kart: Białe { $white }, Czarne { $black }.
szachowa-bitwa-news-added = { $side-capital } dokładają { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } na szpiegów.
szachowa-bitwa-news-declared = { $side-capital } ogłaszają koniec szpiegostwa.
szachowa-bitwa-news-bids = Szpiegostwo: Białe { $white } ({ $white_cards }), Czarne { $black } ({ $black_cards }). Wygrywają { $side }.
szachowa-bitwa-news-bought = { $side-capital } kupują armię.
szachowa-bitwa-news-army = { $side-capital } kupują armię za { $cost }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-news-joined = Szachownice są połączone. Punkty królów: Białe { $white }, Czarne { $black }. Zaczynają { $side }.
szachowa-bitwa-news-step = { $side-capital }: { $piece } z { $from } na { $to }.
szachowa-bitwa-news-attack = { $side-capital }: { $piece } z { $from }, { $approach ->
        [front] atak frontalny
        [flank] atak z flanki
        [rear] atak od tyłu
       *[shot] strzał
    } na { $target-accusative } na { $to }. Kart: { $attacker_cards } do { $defender_cards }.
szachowa-bitwa-news-attack-removes = { $side-capital }: { $piece } z { $from }, { $approach ->
        [front] atak frontalny
        [flank] atak z flanki
        [rear] atak od tyłu
       *[shot] strzał
    } na { $target-accusative } na { $to }. { $count ->
        [one] Schodzi { $count } figura
        [few] Schodzą { $count } figury
       *[many] Schodzi { $count } figur
    }: { $fields }.
szachowa-bitwa-news-answer = { $side-capital } mają już wybraną odpowiedź.
szachowa-bitwa-news-special = { $side-capital } dokładają Kartę Specjalną { $card }.
szachowa-bitwa-news-no-special = { $side-capital } nie dokładają Karty Specjalnej.
szachowa-bitwa-news-specials = Karty Specjalne: Białe { $white }, Czarne { $black }.
szachowa-bitwa-news-drawn = Karty są pociągnięte.
szachowa-bitwa-news-drawn-wins = { $attacker } ({ $attacker_cards }) do { $defender } ({ $defender_cards }): wygrywają { $side }, { $piece } z { $from }. Z { $to } schodzi figura: { $target }.
szachowa-bitwa-news-drawn-tie = { $attacker } ({ $attacker_cards }) do { $defender } ({ $defender_cards }): remis, atakują { $side }. Schodzą obie figury: { $from }, { $piece }, i { $to }, { $target }.
szachowa-bitwa-news-drawn-loses = { $attacker } ({ $attacker_cards }) do { $defender } ({ $defender_cards }): atak na { $target-accusative } na { $to } się nie udaje. { $side-capital } tracą figurę z { $from }: { $piece }.
szachowa-bitwa-news-drawn-misses = { $attacker } ({ $attacker_cards }) do { $defender } ({ $defender_cards }): { $side }, { $piece } z { $from }, chybiają. { $to }, { $target }: nic się nie dzieje.
szachowa-bitwa-news-finish = { $side-capital } kończą użycie figury.
szachowa-bitwa-news-end = { $side-capital } kończą turę.
szachowa-bitwa-news-time = Zegar { $side-genitive }: zostało { $left }.
szachowa-bitwa-news-clock-fell = Czas { $side-genitive } się skończył. { $count ->
        [0] Nikt nie dezerteruje.
        [one] Zdezerteruje { $count } figura.
        [few] Zdezerterują { $count } figury.
       *[many] Zdezerteruje { $count } figur.
    }
szachowa-bitwa-news-desert = { $side-capital } zdejmują z { $field } dezertera: { $piece }.

## Odmowy

szachowa-bitwa-refusal-must-choose-camps = Teraz wybiera się obozy: dwa różne pola na własnej szachownicy.
szachowa-bitwa-refusal-must-choose-bridge = Teraz wybiera się most: jedną kolumnę.
szachowa-bitwa-refusal-must-bid = Teraz odkłada się karty na szpiegów. Może ich nie być wcale.
szachowa-bitwa-refusal-not-in-turn = Teraz odkłada się pierwsze karty na szpiegów: bid i karty albo bid -. Dokładać i ogłaszać koniec można po nich.
szachowa-bitwa-refusal-sealed-bid = Karty na szpiegów odkłada się tu raz: bid i karty albo bid -. Nie dokłada się ich ani nie ogłasza końca.
szachowa-bitwa-refusal-must-add-or-declare = Teraz dołóż kartę na szpiegów albo ogłoś koniec.
szachowa-bitwa-refusal-must-add-last = Przeciwnik ogłosił koniec. Możesz jeszcze raz dołożyć karty na szpiegów albo nie dokładać nic.
szachowa-bitwa-refusal-must-buy = Teraz kupuje się armię: wojska i karty, którymi płacisz.
szachowa-bitwa-refusal-must-train = Teraz trenuje się króla: wzmocnienie i karty, którymi płacisz.
szachowa-bitwa-refusal-must-deploy = Teraz ustawia się wojska i króla na własnej szachownicy.
szachowa-bitwa-refusal-must-command = Trwa twoja tura. Użyj figury, rusz królem albo zakończ turę.
szachowa-bitwa-refusal-must-go-on = W użyciu jest figura na { $field }. Prowadź ją dalej albo zakończ jej użycie.
szachowa-bitwa-refusal-must-answer = Trwa walka. Dołóż Kartę Specjalną albo odpowiedz, że żadnej nie dokładasz.
szachowa-bitwa-refusal-must-choose-deserter = Przeciwnikowi skończył się czas. Wskaż jego figurę, która zdezerteruje.
szachowa-bitwa-refusal-not-a-spot = Tego nie da się tu wybrać. Wybierz coś z zaznaczonych.
szachowa-bitwa-refusal-past-end = Wszystko jest już wybrane. To do tego nie należy.
szachowa-bitwa-refusal-off-board = Pola { $field } nie ma na tych szachownicach.
szachowa-bitwa-refusal-no-such-column = Kolumny { $column } nie ma na tych szachownicach.
szachowa-bitwa-refusal-not-own-board = { $field } leży na szachownicy przeciwnika. Ustawia się tylko na własnej.
szachowa-bitwa-refusal-same-field = { $field } to jedno pole. Obozy potrzebują dwóch.
szachowa-bitwa-refusal-not-in-hand = Tych kart nie masz w ręce: { $cards }.
szachowa-bitwa-refusal-too-expensive = To kosztuje { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }, a w ręce masz { $points }. Wybierz mniej.
szachowa-bitwa-refusal-pay-exactly = { $cost ->
        [0] To nic nie kosztuje, a leży { $paid }. Zabierz karty.
        [one] Z twoich kart da się złożyć dokładnie { $cost } punkt, więc płaci się dokładnie. Teraz leży { $paid }.
        [few] Z twoich kart da się złożyć dokładnie { $cost } punkty, więc płaci się dokładnie. Teraz leży { $paid }.
       *[many] Z twoich kart da się złożyć dokładnie { $cost } punktów, więc płaci się dokładnie. Teraz leży { $paid }.
    }
szachowa-bitwa-refusal-paid-too-little = To kosztuje { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }, a leży { $paid }. Dołóż karty.
szachowa-bitwa-refusal-card-to-spare = Karta { $card } jest niepotrzebna: pozostałe wystarczą na { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }. Zabierz ją.
szachowa-bitwa-refusal-too-many-of = { $kind-capital }: więcej figur nie ma. Jest ich { $most }.
szachowa-bitwa-refusal-wrong-number = { $kind-capital }: { $bought ->
        [0] nic nie jest kupione
        [one] do ustawienia jest { $bought } figura
        [few] do ustawienia są { $bought } figury
       *[many] do ustawienia jest { $bought } figur
    }, a na szachownicy { $placed ->
        [few] stoją { $placed }
       *[other] stoi { $placed }
    }.
szachowa-bitwa-refusal-twice-on = Na { $field } stoją dwie figury. Na polu może stać jedna.
szachowa-bitwa-refusal-on-camp = Na { $field } stoi obóz i tam zostaje. Wybierz inne pole.
szachowa-bitwa-refusal-empty = Na { $field } nic nie stoi. Wybierz pole z figurą.
szachowa-bitwa-refusal-not-yours = Na { $field } stoi figura przeciwnika. Tu potrzebna jest twoja.
szachowa-bitwa-refusal-camp-stays = Na { $field } stoi obóz. Obóz nie rusza się i nie atakuje.
szachowa-bitwa-refusal-used = Figura na { $field } była już użyta w tej turze. Wybierz inną.
szachowa-bitwa-refusal-other-in-use = W użyciu jest { $in_use }. Zakończ to użycie, zanim ruszysz { $field }.
szachowa-bitwa-refusal-finish-first = W użyciu jest { $field }. Zakończ to użycie, zanim zakończysz turę.
szachowa-bitwa-refusal-nothing-in-use = Żadna figura nie jest w użyciu, więc nie ma czego kończyć.
szachowa-bitwa-refusal-too-few-points = Z { $from } na { $to } trzeba { $cost ->
        [one] { $cost } punktu
       *[other] { $cost } punktów
    }, a { $left ->
        [0] nie został żaden
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }. Krok po skosie kosztuje 2.
szachowa-bitwa-refusal-occupied = Z { $from } na { $to } się nie da. Pole { $to } jest zajęte.
szachowa-bitwa-refusal-not-a-neighbour = Z { $from } na { $to } się nie da. Idzie się krok po kroku, na sąsiednie pole.
szachowa-bitwa-refusal-across-slantwise = Z { $from } na { $to } się nie da. Przez rzekę idzie się na wprost.
szachowa-bitwa-refusal-crossing-takes-all = Z { $from } na { $to } nie ma mostu. Przeprawa zabiera wszystkie punkty i żaden nie może być wcześniej wydany.
szachowa-bitwa-refusal-melee-across-river = Z { $from } na { $to } nie da się zaatakować. Przez rzekę nie walczy się wręcz, chyba że na moście.
szachowa-bitwa-refusal-nobody-there = Na { $to } nie ma kogo zaatakować z { $from }. Wybierz pole z figurą przeciwnika.
szachowa-bitwa-refusal-own-piece = Na { $to } stoi twoja figura. Z { $from } atakuje się figurę przeciwnika.
szachowa-bitwa-refusal-no-fight-left = Figura z { $from } nie zaatakuje już { $to }: w tym użyciu nie ma więcej punktów na walkę.
szachowa-bitwa-refusal-strict-diagonal = Atak z { $from } na { $to } idzie po skosie i zużywa dwa punkty walki, a jest jeden.
szachowa-bitwa-refusal-pikemen-moved = Pikinierzy z { $from } nie zaatakują { $to }: atakują tylko wtedy, kiedy mają oba punkty.
szachowa-bitwa-refusal-crossbowmen-moved = Kusznicy z { $from } nie strzelą do { $to }: strzelają tylko wtedy, kiedy mają oba punkty.
szachowa-bitwa-refusal-crossbowmen-do-not-fight = Kusznicy z { $from } nie walczą wręcz. Do { $to } mogą strzelać.
szachowa-bitwa-refusal-not-a-shooter = Z { $from } do { $to } nikt nie strzeli. Strzelają tylko kusznicy.
szachowa-bitwa-refusal-out-of-range = Z { $from } do { $to } jest za daleko. Strzela się na 2 pola, a rzeka liczy się jak jeden rząd.
szachowa-bitwa-refusal-choose-yellow = Atak z { $from } na { $to } zabiera jeszcze jedną figurę. Wskaż, którą: { $one } albo { $other }.
szachowa-bitwa-refusal-not-a-choice = Przy ataku z { $from } na { $to } pola { $field } się nie wybiera.
szachowa-bitwa-refusal-card-not-held = Karty Specjalnej { $card } nie masz.
szachowa-bitwa-refusal-not-theirs = Na { $field } stoi twoja figura. Dezerteruje figura przeciwnika.
szachowa-bitwa-refusal-camps-do-not-desert = Na { $field } stoi obóz. Obozy nie dezerterują.
szachowa-bitwa-refusal-already-so = Tak już jest.
szachowa-bitwa-refusal-not-at-the-bank = { $field } nie leży nad rzeką. Most wybiera się na polu własnej szachownicy przy rzece.
szachowa-bitwa-refusal-no-card-laid = Wyłóż co najmniej jedną kartę. Bez karty można tylko ogłosić koniec.
szachowa-bitwa-refusal-cards-laid = Leżą jeszcze karty: { $cards }. Zabierz je, żeby ogłosić koniec, albo je dołóż.
szachowa-bitwa-refusal-none-bought = { $kind-capital }: nic nie jest kupione, więc nie ma czego oddać.
szachowa-bitwa-refusal-none-left = { $kind-capital }: wszystko już stoi.
szachowa-bitwa-refusal-nothing-taken = Najpierw wskaż ustawioną figurę, potem ją zdejmij.
szachowa-bitwa-refusal-stuck = Figura na { $field } nie może teraz nic zrobić.

## Ruchy, których nie da się odczytać

szachowa-bitwa-parse-empty = Tu nie ma ruchu. Napisz na przykład E5-E6, E5xF6, bid 9 10 albo end.
szachowa-bitwa-parse-form = „{ $text }” to nie ruch. Krok pisze się E5-E6, atak E5xF6, strzał E5*E7.
szachowa-bitwa-parse-field = „{ $text }”: to nie pole. Pole to litera kolumny i numer wiersza, na przykład E5.
szachowa-bitwa-parse-column = „{ $text }”: to nie kolumna. Most pisze się bridge E.
szachowa-bitwa-parse-camps = „{ $text }”: tu mają stać dwa pola. Obozy pisze się camps C2 F4.
szachowa-bitwa-parse-cards = „{ $text }”: to nie karty. Karty to liczby od 2 do 10, na przykład bid 9 10; żadnej to bid -.
szachowa-bitwa-parse-card = „{ $text }”: to nie Karta Specjalna. Pisze się card 7 albo none.
szachowa-bitwa-parse-army = „{ $text }”: to nie armia. Pisze się buy 10P 4N 4B 2Q, a po pay karty; nic to buy -.
szachowa-bitwa-parse-training = „{ $text }”: to nie trening. Pisze się train i od 0 do 5, na przykład train 3 pay 9 10.
szachowa-bitwa-parse-place = „{ $text }”: to nie szyk. Pisze się place KE1 PA5,B5 NC3 albo samo place.
szachowa-bitwa-parse-draw = „{ $text }” to nie ciągnięcie kart. Wzór: AJQ/KJ, najpierw karty atakującego.
szachowa-bitwa-parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.
szachowa-bitwa-parse-going-on = „{ $text }” nie mówi, co się dzieje. Pozycja zaczyna się na przykład od battle white, deploy albo buy black.
szachowa-bitwa-parse-side = „{ $text }” nie mówi, o kim mowa. Część Białych zaczyna się od W:, część Czarnych od B:.
szachowa-bitwa-parse-side-twice = „{ $text }”: ta strona już była. Podaj ją raz.
szachowa-bitwa-parse-word-twice = „{ $text }” mówi coś drugi raz. Zostaw jedno.
szachowa-bitwa-parse-position-word = „{ $text }” nic tu nie znaczy. Wzór: battle white points=3; W: KE2 PE5,F5 RA1,J1 king=4; B: KE19 RA20,J20.
szachowa-bitwa-parse-position-commit = „{ $text }”: po commit= ma stać ruch, tak jak w zapisie.
szachowa-bitwa-parse-clock = „{ $text }” to nie stan zegara. Wzór: clock=29:30.500.

## Błędy pozycji

szachowa-bitwa-fault-off-board = Pola { $field } nie ma na tych szachownicach.
szachowa-bitwa-fault-twice-on = Na { $field } stoją dwie figury. Zostaw jedną.
szachowa-bitwa-fault-too-many = { $side-capital }, { $kind }: { $count ->
        [one] jest { $count } figura
        [few] są { $count } figury
       *[many] jest { $count } figur
    }. Może ich być najwyżej { $most }.
szachowa-bitwa-fault-camp-abroad = Obóz { $side-genitive } stoi na { $field }, na cudzej szachownicy. Postaw go na własnej.
szachowa-bitwa-fault-wrong-camps = { $side-capital } mają { $count ->
        [one] { $count } obóz
        [few] { $count } obozy
       *[many] { $count } obozów
    }. Muszą mieć dwa.
szachowa-bitwa-fault-bridge-missing = Brakuje mostu { $side-genitive }. Dopisz na przykład bridge=E.
szachowa-bitwa-fault-bridge-off-board = Kolumny { $column } nie ma na tych szachownicach. Most musi stać w jednej z kolumn.
szachowa-bitwa-fault-no-river = Nie ma rzeki, więc nie ma i mostów. Usuń bridge albo podaj river=yes.
szachowa-bitwa-fault-king-points = Król { $side-genitive } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Może mieć od 1 do 6.
szachowa-bitwa-fault-wrong-points = W tej turze nie może zostać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Może ich być najwyżej { $most }, a użyte figury też kosztują.
szachowa-bitwa-fault-not-used = Na { $field } nie ma figury, której można było użyć w tej turze. Usuń to pole z used.
szachowa-bitwa-fault-wrong-use = Użycie na { $field } jest niemożliwe. Podaj pole, punkty ruchu i punkty walki, na przykład use=E5:1:0, i dopisz pole do used.
szachowa-bitwa-fault-no-such-fight = Walka { $from } z { $to } nie może tu czekać na karty. Usuń ją z pozycji.
szachowa-bitwa-fault-too-many-cards = { $side-capital }: takich kart nie ma: { $cards }. Każdej wartości są dwie.
szachowa-bitwa-fault-not-declared = Nie wiadomo, kto ogłosił koniec szpiegostwa. Dopisz declared=white albo declared=black.
szachowa-bitwa-fault-army-missing = Brakuje armii { $side-genitive }. Dopisz na przykład army=10P4N4B2Q/2,3,7.
szachowa-bitwa-fault-training-missing = Brakuje treningu króla { $side-genitive }. Dopisz na przykład trained=0/-.
szachowa-bitwa-fault-refused = Wybór { $side-genitive } jest niezgodny z zasadami. { $why }
szachowa-bitwa-fault-wrong-clock = Zegar { $side-genitive } nie może tyle pokazywać. Zaczyna od { $minutes ->
        [one] { $minutes } minuty
       *[other] { $minutes } minut
    }.
szachowa-bitwa-fault-too-many-deserters = { $count ->
        [one] Nie może zdezerterować { $count } figura
        [few] Nie mogą zdezerterować { $count } figury
       *[many] Nie może zdezerterować { $count } figur
    }. Najwyżej { $most }: tyle, ile minut jest zaczętych na drugim zegarze, i nie więcej, niż ich jest.
szachowa-bitwa-fault-no-clocks = W tym scenariuszu nie ma zegarów. Podaj scenario=clock albo usuń zegary z pozycji.
szachowa-bitwa-fault-wrong-order = Obozy i mosty wybiera się tu w innej kolejności. Zależy to od opcji setup_order.
szachowa-bitwa-fault-out-of-place = { $of ->
        [side] „{ $word }” nie ma tu znaczenia. Usuń to z części { $side-genitive }.
       *[all] „{ $word }” nie ma tu znaczenia. Usuń to z pozycji.
    }

## Opcje, które do siebie nie pasują

szachowa-bitwa-clash-needs = Opcja { $option } ma sens tylko z { $needed }. Zmień jedno albo drugie.

szachowa-bitwa-dial-rounds = Pełne rundy
szachowa-bitwa-dial-quiet = Rundy bez zbicia
szachowa-bitwa-dial-king = Punkty króla: { $side }
szachowa-bitwa-dial-bridge = Kolumna mostu (0: brak): { $side }
