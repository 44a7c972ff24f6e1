### Wojna: mapa, zamki, wojsko, machiny i statki.

wojna-name = Wojna
wojna-tagline = Zbuduj zamek, zbierz wojsko, machiny i statki, i zabierz przeciwnikowi jego mury.
wojna-shelf = 2 osoby · od godziny w górę · dużo zasad
# What `stolik bench` measures.
wojna-benched = Wojna 32x24, rozsądne losowe ruchy

wojna-side-red = Czerwoni
    .capital = Czerwoni
    .genitive = Czerwonych
wojna-side-blue = Niebiescy
    .capital = Niebiescy
    .genitive = Niebieskich

## Opcje

wojna-option-mode = Tryb gry
wojna-option-mode-help = Czy obie strony mają zamki, czy jedna oblega zamek drugiej.
wojna-option-mode-standard = standardowy
wojna-option-mode-siege = oblężniczy
wojna-option-map = Mapa
wojna-option-map-help = Losowana (generated), jedna z gotowych map albo własna, jako tekst.
wojna-option-map-generated = losowana
wojna-option-width = Szerokość mapy
wojna-option-width-help = Ile pól ma wiersz losowanej mapy. Szerokość i wysokość muszą mieć razem co najmniej 27, w oblężeniu 31.
wojna-option-height = Wysokość mapy
wojna-option-height-help = Ile wierszy ma losowana mapa. Szerokość i wysokość muszą mieć razem co najmniej 27, w oblężeniu 31.
wojna-option-water = Woda
wojna-option-water-help = Jaką część losowanej mapy zajmuje woda: od 0 do 0.50, razem ze skałami najwyżej 0.60.
wojna-option-rock = Skały
wojna-option-rock-help = Jaką część losowanej mapy zajmują skały: od 0 do 0.50, razem z wodą najwyżej 0.60.
wojna-option-map_seed = Ziarno mapy
wojna-option-map_seed-help = Liczba, z której losuje się mapę. Ta sama liczba daje tę samą mapę.
wojna-option-round_cap = Najdłuższa partia
wojna-option-round_cap-help = Po ilu rundach partia się kończy.
wojna-option-cap_rule = Wynik najdłuższej partii
wojna-option-cap_rule-help = Co rozstrzyga, kiedy skończą się rundy.
wojna-option-cap_rule-draw = remis
wojna-option-cap_rule-score = zamki, obozy, wojsko, monety
wojna-option-elimination_grace = Brak wojska na początku
wojna-option-elimination_grace-help = Czy brak jednostek lądowych przegrywa dopiero wtedy, kiedy choć raz jakaś była.
wojna-option-elimination_grace-yes = przegrywa dopiero potem
wojna-option-elimination_grace-no = przegrywa od pierwszej tury
wojna-option-exile_cumulative = Tury bez zamku i obozu
wojna-option-exile_cumulative-help = Czy trzy tury bez zamku i obozu muszą być z rzędu.
wojna-option-exile_cumulative-yes = sumują się przez całą partię
wojna-option-exile_cumulative-no = muszą być z rzędu
wojna-option-capture_timing = Kiedy przejmuje się zamek
wojna-option-capture_timing-help = Kiedy sprawdza się, czy zamek albo obóz jest przejęty.
wojna-option-capture_timing-phase = na koniec fazy jednostek
wojna-option-capture_timing-turn = po turze każdej jednostki
wojna-option-fortifications_may_touch = Umocnienia przy budynkach
wojna-option-fortifications_may_touch-help = Czy mury, bramy i drabiny mogą stykać się z dużymi budynkami.
wojna-option-fortifications_may_touch-yes = mogą
wojna-option-fortifications_may_touch-no = nie mogą
wojna-option-pass_through_friends = Przechodzenie przez swoich
wojna-option-pass_through_friends-help = Czy jednostka może przejść przez pole ze swoją jednostką.
wojna-option-pass_through_friends-yes = można
wojna-option-pass_through_friends-no = nie można
wojna-option-ship_rotation_step = Obrót statku
wojna-option-ship_rotation_step-help = Czy obrót zastępuje cały ruch statku, czy jeden krok.
wojna-option-ship_rotation_step-yes = jeden krok
wojna-option-ship_rotation_step-no = cały ruch
wojna-option-wall_exit_restricted = Zejście z muru
wojna-option-wall_exit_restricted-help = Dokąd można zejść z muru.
wojna-option-wall_exit_restricted-yes = tylko na mur, drabinę, wieżę i bramę
wojna-option-wall_exit_restricted-no = na każde dozwolone pole
wojna-option-walls_block_shots = Mury a strzały
wojna-option-walls_block_shots-help = Czy mur zasłania przed strzelcami.
wojna-option-walls_block_shots-yes = zasłania
wojna-option-walls_block_shots-no = nie zasłania
wojna-option-melee_height = Walka wręcz i wysokość
wojna-option-melee_height-help = Czy można walczyć wręcz między murem albo wieżą a ziemią.
wojna-option-melee_height-yes = tylko z drabiny i bramy
wojna-option-melee_height-no = można
wojna-option-engine_facing = Przód machiny
wojna-option-engine_facing-help = Czy taran i trebusz działają tylko w jedną stronę, przed swoim przodem.
wojna-option-engine_facing-yes = tylko w przód
wojna-option-engine_facing-no = w obie strony
wojna-option-trebuchet_top_only = Co trafia trebusz
wojna-option-trebuchet_top_only-help = Co ginie na polu, na którym stoi kilka jednostek jedna na drugiej.
wojna-option-trebuchet_top_only-yes = tylko najwyższa
wojna-option-trebuchet_top_only-no = najniższa ze wszystkim na niej

## Jednostki, budynki, teren

wojna-unit = jednostka
    .capital = Jednostka
    .genitive = jednostki
    .accusative = jednostkę
wojna-engine = machina
    .capital = Machina
    .genitive = machiny
    .accusative = machinę
wojna-infantry = piechota
    .capital = Piechota
    .genitive = piechoty
    .accusative = piechotę
wojna-archers = strzelcy
    .capital = Strzelcy
    .genitive = strzelców
    .accusative = strzelców
wojna-cavalry = kawaleria
    .capital = Kawaleria
    .genitive = kawalerii
    .accusative = kawalerię
wojna-ram = taran
    .capital = Taran
    .genitive = tarana
    .accusative = taran
wojna-trebuchet = trebusz
    .capital = Trebusz
    .genitive = trebusza
    .accusative = trebusz
wojna-tower = wieża
    .capital = Wieża
    .genitive = wieży
    .accusative = wieżę
wojna-ship = statek
    .capital = Statek
    .genitive = statku
    .accusative = statek
wojna-castle = zamek
    .capital = Zamek
    .genitive = zamku
    .accusative = zamek
wojna-camp = obóz
    .capital = Obóz
    .genitive = obozu
    .accusative = obóz
wojna-barracks = koszary
    .capital = Koszary
    .genitive = koszar
    .accusative = koszary
wojna-workshop = warsztat
    .capital = Warsztat
    .genitive = warsztatu
    .accusative = warsztat
wojna-port = port
    .capital = Port
    .genitive = portu
    .accusative = port
wojna-wall = mur
    .capital = Mur
    .genitive = muru
    .accusative = mur
wojna-gate = brama
    .capital = Brama
    .genitive = bramy
    .accusative = bramę
wojna-ladder = drabina
    .capital = Drabina
    .genitive = drabiny
    .accusative = drabinę
wojna-terrain-grass = trawa
    .capital = Trawa
    .genitive = trawy
wojna-terrain-water = woda
    .capital = Woda
    .genitive = wody
wojna-terrain-rock = skały
    .capital = Skały
    .genitive = skał

## Gotowe mapy

wojna-map-przeprawa = Przeprawa
wojna-map-przeprawa-about = Dwa brzegi, cieśnina i wyspa pośrodku. Pieszo nikt nie przejdzie.
wojna-map-brod = Bród
wojna-map-brod-about = Między zamkami płynie rzeka. Są na niej trzy brody, każdy na dwa pola.
wojna-map-przelecz = Przełęcz
wojna-map-przelecz-about = Góry od brzegu do brzegu. Środkiem prowadzi przejście na dwa pola, bokami ścieżki na jedno.
wojna-map-pole = Pole
wojna-map-pole-about = Otwarty teren, kilka skał i stawów, o które można oprzeć skrzydło.
wojna-map-jezioro = Jezioro
wojna-map-jezioro-about = Jezioro w samym środku: dookoła lądem, na wprost statkiem.
wojna-map-archipelag = Archipelag
wojna-map-archipelag-about = Dziewięć wysp. Kto ma statki, ten ma wojnę.

## Fazy

wojna-phase-first-castle = Zamek Czerwonych
wojna-phase-second-castle = Zamek Niebieskich
wojna-phase-castle = Zamek
wojna-phase-fortify = Umocnienia
wojna-phase-camps = Obozy
wojna-phase-units = Jednostki
wojna-phase-buildings = Budynki

## Co trzeba zrobić i jak się skończyło

wojna-prompt-castle = { $side-capital } stawiają zamek
    .task = postaw zamek
wojna-prompt-fortify = { $side-capital } stawiają budynki, { $coins ->
        [0] monety się skończyły
        [one] została { $coins } moneta
        [few] zostały { $coins } monety
       *[many] zostało { $coins } monet
    }
    .task = postaw budynki, { $coins ->
        [0] monety się skończyły
        [one] została { $coins } moneta
        [few] zostały { $coins } monety
       *[many] zostało { $coins } monet
    }
wojna-prompt-camps = { $side-capital } stawiają { $count ->
        [one] jeszcze { $count } obóz
        [few] jeszcze { $count } obozy
       *[many] jeszcze { $count } obozów
    }
    .task = postaw { $count ->
        [one] jeszcze { $count } obóz
        [few] jeszcze { $count } obozy
       *[many] jeszcze { $count } obozów
    }
wojna-prompt-units = Tura { $side-genitive }, { wojna-prompt-units.task }
    .task = jednostki: { $count ->
        [0] wszystkie są wyczerpane
        [one] { $count } może jeszcze działać
        [few] { $count } mogą jeszcze działać
       *[many] { $count } może jeszcze działać
    }
wojna-prompt-unit = Tura { $side-genitive }: { wojna-prompt-unit.task }
    .task = { $kind } na { $field }, akcja albo koniec tury jednostki
wojna-prompt-engine = Tura { $side-genitive }: { wojna-prompt-engine.task }
    .task = { $kind } na { $field }, akcja albo koniec tury machiny
wojna-prompt-tower = Tura { $side-genitive }: { wojna-prompt-tower.task }
    .task = { $kind } na { $field }, akcje załogi albo koniec tury wieży
wojna-prompt-ship = Tura { $side-genitive }: { wojna-prompt-ship.task }
    .task = statek na { $field }, w środku { $count ->
        [0] nikt nie może już działać
        [one] { $count } może jeszcze działać
        [few] { $count } mogą jeszcze działać
       *[many] { $count } może jeszcze działać
    }
wojna-prompt-roll-shot = Rzut kostką: { $side } strzelają z { $from } do { $to }
wojna-prompt-roll-ram = Rzut kostką: { $side }, taran z { $from } uderza w { $to }
wojna-prompt-roll-hurl = Rzut kostką: { $side }, trebusz z { $from } strzela w stronę { $to }
wojna-prompt-buildings = Tura { $side-genitive }, { wojna-prompt-buildings.task }
    .task = budynki: { $count ->
        [0] żaden nie może już działać
        [one] { $count } może działać
        [few] { $count } mogą działać
       *[many] { $count } może działać
    }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
wojna-over-no-units = { $side-capital } przegrywają: po swojej turze nie mają jednostki lądowej.
wojna-over-exile = { $side-capital } przegrywają: minęły trzy ich tury bez zamku i obozu.
wojna-over-cap = Koniec: rundy minęły. Jest remis.
wojna-over-cap-score = Koniec: rundy minęły. Wygrywają { $side }: mają więcej zamków, obozów, wojska albo monet.

## Przyciski

wojna-button-stop = Zakończ turę jednostki
wojna-button-stop-ship = Zakończ turę statku
wojna-button-done = Zakończ fazę jednostek
wojna-button-done-fortifying = Zakończ przygotowanie
wojna-button-end = Zakończ turę
wojna-button-engine = Machina
wojna-button-ship = Statek
wojna-button-turn = Obróć
wojna-button-turn-left = Obróć w lewo
wojna-button-turn-right = Obróć w prawo
wojna-button-turn-around = Obróć o pół obrotu
wojna-button-volley = Akcja wieży
wojna-button-go = Jedź
wojna-button-ram = Uderz taranem
wojna-button-coins = Weź { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
wojna-button-build = { $kind-capital }, { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
wojna-button-recruit = { $kind-capital }, { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
wojna-button-make = { $kind-capital }, { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
wojna-button-too-dear = { $kind-capital } za { $cost }: { $missing ->
        [one] brakuje { $missing } monety
       *[other] brakuje { $missing } monet
    }

## Liczniki

wojna-counter-round = runda { $count } z { $most }
wojna-counter-coins = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
wojna-counter-units = { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
wojna-counter-fresh = { $count ->
        [one] { $count } niewyczerpana
        [few] { $count } niewyczerpane
       *[many] { $count } niewyczerpanych
    }
wojna-counter-castles = { $count ->
        [one] { $count } zamek
        [few] { $count } zamki
       *[many] { $count } zamków
    }
wojna-counter-camps = { $count ->
        [one] { $count } obóz
        [few] { $count } obozy
       *[many] { $count } obozów
    }
wojna-counter-exile = { $count ->
        [one] { $count } tura bez zamku i obozu
        [few] { $count } tury bez zamku i obozu
       *[many] { $count } tur bez zamku i obozu
    }

## Żetony

wojna-token-unit = { $kind } { $side-genitive }
wojna-token-unit-exhausted = { $kind } { $side-genitive }, po swojej turze
wojna-token-building = { $kind } { $side-genitive }
wojna-token-building-acted = { $kind } { $side-genitive }, po akcji
wojna-token-plain = { $kind }
wojna-token-ship = statek
wojna-token-exhausted = wyczerpana
wojna-token-acted = już po akcji
wojna-token-high = wysoko
wojna-token-front = przód machiny
wojna-token-stack = { $count ->
        [one] { $count } warstwa
        [few] { $count } warstwy
       *[many] { $count } warstw
    } na polu
wojna-token-shore = brzeg

## Uwagi

wojna-remark-loses-no-units = Uwaga: { $side } nie mają jednostki lądowej. Koniec tury teraz oznacza przegraną.
wojna-remark-loses-exile = Uwaga: { $side } kończą trzecią turę bez zamku i obozu. Koniec tury teraz oznacza przegraną.
wojna-remark-no-barracks = Uwaga: przy zamku { $side-genitive } nie ma w zasięgu miejsca na koszary.
wojna-remark-needs-camp = Uwaga: w zasięgu zamku { $side-genitive } nie ma miejsca na koszary. Potrzebny jest obóz, który od razu werbuje.
wojna-remark-exile = { $side-capital } nie mają zamku ani obozu. { $count ->
        [one] Została im { $count } taka tura.
        [few] Zostały im { $count } takie tury.
       *[many] Zostało im { $count } takich tur.
    }
wojna-remark-cap = { $count ->
        [0] To ostatnia runda.
        [one] Do końca została { $count } runda.
        [few] Do końca zostały { $count } rundy.
       *[many] Do końca zostało { $count } rund.
    }

## Mapa w słowach

wojna-spoken-map = Mapa { $width } na { $height } { $height ->
        [one] pole
        [few] pola
       *[many] pól
    }. Woda na { $water ->
        [one] { $water } polu
       *[other] { $water } polach
    }, skały na { $rock ->
        [one] { $rock } polu
       *[other] { $rock } polach
    }, reszta to trawa.
wojna-spoken-buildings = { $side-capital }, { $kind }, { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }: { $fields }.
wojna-spoken-plain = { $kind-capital }, { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }: { $fields }.
wojna-spoken-units = { $side-capital }, { $kind }, { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }: { $fields }.
wojna-spoken-units-exhausted = { $side-capital }, { $kind }, { $count ->
        [one] { $count } wyczerpana
        [few] { $count } wyczerpane
       *[many] { $count } wyczerpanych
    }: { $fields }.
wojna-spoken-no-units = { $side-capital } nie mają jednostek lądowych.
wojna-spoken-occupant = { $kind } { $side-genitive } na { $field }
wojna-spoken-engine = { $kind-capital } na { $fields }, w środku: { $crew }.
wojna-spoken-engine-empty = { $kind-capital } na { $fields }, w środku nikogo nie ma.
wojna-spoken-ship = Statek na { $fields }, a na nim: { $load }.
wojna-spoken-ship-empty = Statek na { $fields }, nikogo na nim nie ma.
wojna-spoken-aboard = { $kind } na { $fields }
wojna-spoken-on = { $kind-capital } na { $fields }, stoją tam: { $crew }.
wojna-spoken-may-move = { $side-capital } mogą jeszcze działać: { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }, { $fields }.
wojna-spoken-may-act = { $side-capital } mogą jeszcze użyć: { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }, { $fields }.

## Szanse i ceny

wojna-note-build = Cena { $cost }, zostanie { $left }. Najdalej { $reach } od zamku.
wojna-note-cost = Cena { $cost }, zostanie { $left }.
wojna-note-coins = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    } zamiast budynku.
wojna-note-crew = Ta jednostka się wyczerpie.
wojna-note-end-loses = Jeżeli zakończysz teraz turę, przegrasz partię.
wojna-note-no-barracks = W zasięgu tego zamku nie ma miejsca na koszary ani na obóz. Bez nich przegrywa się na koniec pierwszej tury.
wojna-note-needs-camp = W zasięgu tego zamku nie ma miejsca na koszary. W pierwszej turze potrzebny będzie obóz za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }, który od razu werbuje.
wojna-note-dry-port = Ten port nie dotykałby wody, więc nie zwodowałby żadnego statku.
wojna-note-strike = Likwiduje { $kind-accusative }, bez kostki.
wojna-note-shot = Cel: { $kind }. Odległość { $distance }. Trafienie { $chance }%, przy 5 albo 6.
wojna-note-shot-down = Cel: { $kind }. Odległość { $distance }, z góry o 1 mniejsza. Trafienie { $chance }%, przy 5 albo 6.
wojna-note-shot-up = Cel: { $kind }. Odległość { $distance }, pod górę o 1 większa. Trafienie { $chance }%, przy 5 albo 6.
wojna-note-ram = Cel: { $kind }. Szansa { $chance }%.{ $friends ->
        [0] { "" }
        [one] {" "}Zginie { $friends } twoja jednostka.
        [few] {" "}Zginą { $friends } twoje jednostki.
       *[many] {" "}Zginie { $friends } twoich jednostek.
    }{ $enemies ->
        [0] { "" }
        [one] {" "}Zginie { $enemies } jednostka przeciwnika.
        [few] {" "}Zginą { $enemies } jednostki przeciwnika.
       *[many] {" "}Zginie { $enemies } jednostek przeciwnika.
    }
wojna-note-hurl = Przy { $roll } trafia tutaj, { $chance }%. W tę stronę razem { $total }%.{ $friends ->
        [0] { "" }
        [one] {" "}Zginie tu { $friends } twoja jednostka.
        [few] {" "}Zginą tu { $friends } twoje jednostki.
       *[many] {" "}Zginie tu { $friends } twoich jednostek.
    }{ $enemies ->
        [0] { "" }
        [one] {" "}Zginie tu { $enemies } jednostka przeciwnika.
        [few] {" "}Zginą tu { $enemies } jednostki przeciwnika.
       *[many] {" "}Zginie tu { $enemies } jednostek przeciwnika.
    }

## Odmowy: na co gra czeka

wojna-refusal-castle-first = Najpierw postaw zamek.
wojna-refusal-fortify-first = Teraz obrońca stawia budynki. Postaw następny albo zakończ przygotowanie.
wojna-refusal-camps-first = Najpierw postaw swoje dwa obozy.
wojna-refusal-set-up-over = Przygotowanie jest skończone. Zamków i darmowych obozów już się nie stawia.
wojna-refusal-units-first = Trwa faza jednostek. Budynki działają po niej.
wojna-refusal-units-over = Faza jednostek się skończyła. Teraz działają budynki.
wojna-refusal-unit-at-turn = Swoją turę ma jednostka na { $field }. Najpierw ją zakończ.
wojna-refusal-engine-at-turn = Swoją turę ma machina na { $field }. Najpierw ją zakończ.
wojna-refusal-ship-at-turn = Swoją turę ma statek na { $field }. Działają teraz tylko ci, którzy są w środku.
wojna-refusal-nothing-to-stop = Żadna jednostka nie zaczęła swojej tury, więc nie ma czego kończyć.
wojna-refusal-moved-already = Ruch z { $field } już był. W turze jednostka rusza się raz.
wojna-refusal-not-a-spot = Tego nie da się tu wybrać. Wybierz coś z zaznaczonych.
wojna-refusal-past-end = Wszystko jest już wybrane. To do tego nie należy.
wojna-refusal-off-map = Pola { $field } nie ma na tej mapie.
wojna-refusal-nothing-here = Na { $field } nic nie może teraz działać. Wybierz swoją jednostkę albo budynek.
wojna-refusal-who-first = Najpierw wskaż, kto ma to zrobić.
wojna-refusal-what-first = Najpierw wybierz, co ma powstać w budynku na { $field }.
wojna-refusal-nobody-makes = Żaden twój budynek nie może teraz tego stworzyć.
wojna-refusal-no-place = Przy budynku na { $field } nie ma na to miejsca.
wojna-refusal-not-an-end = Na { $field } nie może się to kończyć. Wskaż pole, na którym kończy się w prostej linii.

## Odmowy: jednostki lądowe

wojna-refusal-no-unit = Na { $field } nie ma jednostki lądowej.
wojna-refusal-other-unit = Na { $field } stoi inna jednostka: { $kind }.
wojna-refusal-not-your-unit = Na { $field } stoi jednostka przeciwnika. Tu potrzebna jest twoja.
wojna-refusal-exhausted = Jednostka na { $field } jest wyczerpana. Odpocznie na początku twojej następnej tury.
wojna-refusal-no-move = Ruch nie może skończyć się tam, gdzie się zaczął: { $field }.
wojna-refusal-occupied = Na { $field } stoi już jednostka. Na polu mieści się jedna i nie można przez nią przejść.
wojna-refusal-too-far = Z { $other } na { $field } jest za daleko. Ta jednostka robi najwyżej { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }.
wojna-refusal-impassable = Na { $field } nie można wejść. Jednostki lądowe nie wchodzą do wody bez statku ani na skały.
wojna-refusal-blocked = Na { $field } stoi budynek, do którego nie można wejść.
wojna-refusal-enemy-gate = Na { $field } jest brama przeciwnika. Wchodzi się tylko do własnej.
wojna-refusal-wall-entry = Na mur { $field } wchodzi się tylko z muru, drabiny, wieży albo własnej bramy.
wojna-refusal-wall-exit = Na { $field } z muru się nie zejdzie. Schodzi się na mur, drabinę, wieżę albo bramę.
wojna-refusal-no-way = Z { $other } na { $field } nie ma drogi w { $count ->
        [one] { $count } kroku
       *[other] { $count } krokach
    }. Omija się wodę, skały, budynki i inne jednostki.
wojna-refusal-archers-shoot = Strzelcy na { $field } nie walczą wręcz. Mogą strzelać.
wojna-refusal-no-archers = Jednostka na { $field } nie strzela. Strzelają tylko strzelcy.
wojna-refusal-no-enemy = Na { $field } nie ma wrogiej jednostki lądowej.
wojna-refusal-not-adjacent = { $other } nie sąsiaduje z { $field }. Walczy się z jednostką, która styka się bokiem.
wojna-refusal-melee-height = Wręcz nie dosięgniesz { $field }. Między murem albo wieżą a ziemią walczy się tylko z drabiny i bramy.
wojna-refusal-out-of-shot = Do { $field } jest za daleko: odległość z wysokością to { $count }, a strzela się do 2.
wojna-refusal-shot-blocked = Przed strzałem w { $field } zasłania mur.

## Odmowy: machiny i statki

wojna-refusal-no-engine = Na { $field } nie ma machiny.
wojna-refusal-other-engine = Na { $field } stoi inna machina: { $kind }.
wojna-refusal-no-ship = Na { $field } nie ma statku.
wojna-refusal-no-crew = W środku, na { $field }, nie ma twojej niewyczerpanej jednostki lądowej. Bez niej nic nie ruszy.
wojna-refusal-contested = W środku, na { $field }, jest wróg. Dopóki tam jest, nic nie ruszy.
wojna-refusal-not-crew = { $field }: ruch wyczerpuje niewyczerpaną jednostkę ze środka. Tej wybrać nie można.
wojna-refusal-one-step = Na { $field } jest za daleko. Machina robi jeden krok.
wojna-refusal-not-its-action = Na { $field } stoi { $kind }. { $action }
wojna-action-of-ram = Taran uderza w budowlę przed jednym ze swoich końców, na przykład R{ $field }x5,5.
wojna-action-of-trebuchet = Trebusz miota wzdłuż siebie, na przykład T{ $field }*5,5.
wojna-action-of-tower = Wieża sama nie uderza. Walczą ci, którzy są w środku: podaj W{ $field } i wykrzyknik.
wojna-refusal-towers-do-not-turn = Wieży na { $field } nie obraca się.
wojna-refusal-not-a-turn = Takiego obrotu na { $field } nie ma. Machina obraca się o ćwierć obrotu wokół jednego ze swoich dwóch pól.
wojna-refusal-engine-off-map = Machina wyjechałaby poza mapę: { $field }.
wojna-refusal-not-for-engines = Na { $field } machina nie wjedzie. Jeździ po trawie, statkach i własnych bramach.
wojna-refusal-engine-blocked = Na { $field } coś stoi. Machina wjeżdża tylko na pola bez jednostek i innych machin.
wojna-refusal-no-targets = W wieży na { $field } nikt nie ma celu.
wojna-refusal-not-lengthwise = { $field } nie leży przed krótszym bokiem tarana. Taran uderza tylko wzdłuż siebie.
wojna-refusal-nothing-to-ram = Na { $field } nie ma budynku, który można zburzyć.
wojna-refusal-too-strong = Na { $field } stoi zamek albo obóz. Taran ich nie zburzy.
wojna-refusal-not-in-front = { $field } nie leży przed przodem machiny. Działa ona tylko w przód.
wojna-refusal-not-in-line = { $field } nie leży na linii strzału. Trebusz trafia trzecie, czwarte i piąte pole za swoim końcem.
wojna-refusal-nothing-to-hit = W tę stronę, od { $field }, trebusz nie ma celu: na żadnym z trzech pól nikt nie stoi.
wojna-refusal-partly-loaded = Na statku { $field } machina stoi tylko częściowo. Dopóki tak stoi, statek nie ruszy.
wojna-refusal-no-way-by-water = Na { $field } statek nie dopłynie. Robi do 3 kroków i cały musi być na wolnej wodzie.
wojna-refusal-no-room-to-turn = Statek na { $field } tak się nie obróci: cały musi potem być na wolnej wodzie.
wojna-refusal-go-or-turn = Statek płynie albo się obraca, nie jedno i drugie: { $field }.
wojna-refusal-which-crew = Na ruch z { $field } może się wyczerpać kilka jednostek. Podaj, która, na przykład R8,8-9,8/8,8.

## Odmowy: budynki

wojna-refusal-no-building = Na { $field } nie ma budynku.
wojna-refusal-not-your-building = Budynek na { $field } nie jest twój.
wojna-refusal-has-acted = Budynek na { $field } już działał w tej turze.
wojna-refusal-wrong-building = Tego budynek na { $field } nie robi: { $kind }. Wybierz inny.
wojna-refusal-siege-castle = W oblężeniu zamek na { $field } nic nie buduje, a monetę daje sam.
wojna-refusal-never-a-castle = Drugiego zamku postawić nie można.
wojna-refusal-not-this-way = Na { $field } ten budynek tak nie leży. Poziomo albo pionowo stają tylko mur i brama.
wojna-refusal-too-dear = To kosztuje { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }, a masz { $coins }.
wojna-refusal-building-off-map = Budynek na { $field } wyszedłby poza mapę.
wojna-refusal-not-grass = { $field } nie jest trawą. Buduje się tylko na trawie.
wojna-refusal-taken = Na { $field } coś już stoi. Buduje się na wolnych polach.
wojna-refusal-touches = Na { $field } budynek stykałby się z innym. Duże budynki nie stykają się z niczym, nawet rogiem.
wojna-refusal-too-far-from-castle = { $field } leży w odległości { $count } od zamku. Ten budynek może stać najdalej w odległości { $most }.
wojna-refusal-too-near-to-castle = { $field } leży w odległości { $count } od zamku. Trzeba co najmniej { $least }.
wojna-refusal-no-answer = Zamek na { $field } nie zostawiłby przeciwnikowi miejsca na jego zamek.
wojna-refusal-camps-must-fit = Po postawieniu na { $field } nie zmieściłyby się obozy, które mają jeszcze stanąć.
wojna-refusal-not-beside = { $field } nie styka się bokiem z budynkiem. Nowa jednostka staje przy nim.
wojna-refusal-cannot-stand = Na { $field } nowa jednostka nie może stanąć.
wojna-refusal-no-fronts = { $field }: machiny nie mają w tej partii przodu.
wojna-refusal-not-water = { $field } nie jest wolną wodą. Statek leży tylko na wodzie.
wojna-refusal-which-building = Nie wiadomo, o który budynek chodzi. Podaj jego lewe górne pole, na przykład @10,10+4.

## Błędy map i opcji

wojna-fault-only-generated = Opcja { $option } dotyczy tylko mapy losowanej. Usuń ją albo podaj map=generated.
wojna-allowed-share = udział od 0 do { $most }, najwyżej z dwiema cyframi po kropce, na przykład 0.12
wojna-allowed-map = { $known } albo mapa jako tekst, który zaczyna się jak „{ $line }”
wojna-fault-unknown-map = Nie ma mapy „{ $name }”. Są: { $known }. Mapa podana tekstem zaczyna się jak „{ $line }”.
wojna-fault-map-too-long = Mapa ma { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[many] { $count } bajtów
    }. Może mieć najwyżej { $most }.
wojna-fault-map-beginning = „{ $found }” nie zaczyna mapy. Mapa zaczyna się jak „{ $drawn }” albo „{ $line }”.
wojna-fault-map-size = Mapy { $size } nie ma. Bok może mieć od { $least } do { $most } pól.
wojna-fault-map-rows = Mapa ma { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[many] { $count } wierszy
    }, a podaje { $wanted }.
wojna-fault-map-row-length = Wiersz { $row } ma { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }, a ma mieć { $wanted }.
wojna-fault-map-letter = Wiersz { $row }, pole { $column }: „{ $found }” to nie teren. Teren to G (trawa), W (woda) albo R (skała).
wojna-fault-map-count = Wiersz { $row }, pole { $column }: liczba { $count } jest zła. Może być od 1 do { $most }.
wojna-fault-map-count-of-nothing = Wiersz { $row }, pole { $column }: po liczbie nic nie stoi. Napisz po niej G, W albo R.
wojna-fault-map-more = I jeszcze { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }.
wojna-fault-map-no-room = Na mapie { $size } nie zmieszczą się dwa zamki w odległości 16. Weź większą: szerokość i wysokość mają mieć razem co najmniej 27.
wojna-fault-map-no-room-for-camps = Na mapie { $size } nie zmieszczą się zamek i dwa obozy w odległości co najmniej 16 od niego. Weź większą: w oblężeniu szerokość i wysokość mają mieć razem co najmniej 31.
wojna-fault-map-no-castles = Na tej mapie nie ma dwóch miejsc na zamki w odległości co najmniej 16. Zamek zajmuje 3 na 3 pola trawy.
wojna-fault-map-no-barracks = Na tej mapie dwa zamki nie mają w zasięgu miejsca na koszary ani na obozy. Ktoś przegrałby w pierwszej turze.
wojna-fault-map-share = { $terrain-capital }: udział { $wanted } jest za duży. Może być najwyżej { $most }.
wojna-fault-map-shares = Woda i skały mają razem udział { $wanted }. Może być najwyżej { $most }.
wojna-fault-no-camps = Na tej mapie nie da się zacząć oblężenia. Gdziekolwiek stanie zamek, nie zmieszczą się dwa obozy w odległości co najmniej 16 od niego.
wojna-fault-no-start = Na tej mapie nie da się zacząć partii w tym trybie. Żadne miejsce na zamek nie zostawia miejsca drugiej stronie.

## Błędy pozycji

wojna-fault-too-many = Żetonów jest więcej niż pól. Mapa ma { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }.
wojna-fault-off-map = To, co stoi na { $field }, wychodzi poza mapę.
wojna-fault-not-this-way = To, co stoi na { $field }, tak nie leży.
wojna-fault-no-fronts = Machina na { $field } ma przód, a w tej partii machiny go nie mają.
wojna-fault-bond = Budynek na { $field } należy do kogoś innego, niż może. Mury i drabiny są niczyje, obozy gracza, reszta zamku.
wojna-fault-no-second-castle = W oblężeniu jest jeden zamek. Usuń ten z { $field }.
wojna-fault-castle-twice = Zamek na { $field } jest podany drugi raz. Zostaw jeden.
wojna-fault-two-buildings = Na { $field } stoją dwa budynki. Zostaw jeden.
wojna-fault-two-ships = Na { $field } są dwa statki. Zostaw jeden.
wojna-fault-two-engines = Na { $field } stoją dwie machiny. Zostaw jedną.
wojna-fault-two-units = Na { $field } stoją dwie jednostki lądowe. Zostaw jedną.
wojna-fault-not-grass = Budynek na { $field } nie stoi na trawie.
wojna-fault-not-water = Statek na { $field } nie leży na wodzie.
wojna-fault-not-for-engines = Machina na { $field } nie może tam stać. Stoi się na trawie, statku albo bramie.
wojna-fault-not-for-units = Jednostka na { $field } nie może tam stać.
wojna-fault-touching = Budynki na { $field } i { $other } się stykają. Odsuń jeden od drugiego.
wojna-fault-coins = { $side-capital } nie mogą mieć tylu monet: { $count }. Może ich być od 0 do { $most }.
wojna-fault-exile = { $side-capital } nie mogą mieć za sobą tylu tur bez zamku i obozu: { $count }. Może ich być najwyżej { $most }.
wojna-fault-too-late = Pozycja podaje { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[many] { $count } tur
    }. Partia ma ich najwyżej { $most }.
wojna-fault-not-over-by-units = { $side-capital } nie mogły przegrać z braku jednostek lądowych: jeszcze je mają albo to nie ich tura. Sprawdź pierwsze słowo pozycji.
wojna-fault-not-over-by-exile = { $side-capital } nie mogły przegrać przez wygnanie: trzeba na to 3 tur bez zamku i obozu (exile=), z których ostatnia właśnie się skończyła. Sprawdź pierwsze słowo pozycji.
wojna-fault-not-over-by-cap = Partia nie mogła się skończyć przez limit: nie minęły wszystkie tury (turns=) albo prowadzi kto inny. Sprawdź pierwsze słowo pozycji.
wojna-fault-never-acts = To, co stoi na { $field }, nigdy nic nie robi. Usuń wykrzyknik.
wojna-fault-phase = Gra nie może być w tym miejscu z takimi budynkami. Sprawdź pierwsze słowo pozycji.
wojna-fault-not-at-turn = Na { $field } nic nie może mieć teraz swojej tury.

## Ruchy i pozycje, których nie da się odczytać

wojna-parse-empty = Tu nie ma ruchu. Napisz na przykład I12,14-13,15.
wojna-parse-form = „{ $text }” to nie ruch. Ruch to I3,4-3,5, walka I3,4x3,5, strzał A3,4*5,4, budowa @10,10+barracks18,10, a do tego stop, done i end.
wojna-parse-field = „{ $text }”: tu ma stać pole, na przykład 12,14.
wojna-parse-off-map = „{ $text }”: tego pola nie ma na mapie. Wymiary mapy to { $width } na { $height }, a pola liczy się od 0.
wojna-parse-verb = „{ $text }”: po polu ma stać -, ~, x albo *.
wojna-parse-turn = „{ $text }”: obrót statku to ~1, ~2 albo ~3.
wojna-parse-plus = „{ $text }”: po budynku ma stać + i to, co tworzy.
wojna-parse-made = „{ $text }”: tego budynek nie tworzy. Może to być 4, barracks3,4, wall5,5-7,5, I3,4+A3,5, R3,4-4,4 albo S1,1-3,1.
wojna-parse-one-field = „{ $text }”: dwie nowe jednostki stoją na jednym polu.
wojna-parse-rest = „{ $text }”: tu już nic nie ma stać.
wojna-parse-die = „{ $text }” to nie rzut. Kostka pokazuje od 1 do 6.
wojna-parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.
wojna-parse-begin = „{ $text }” nie mówi, czyja jest tura. Pozycja zaczyna się od r: albo b:, na przykład r:units.
wojna-parse-phase = „{ $text }” nie mówi, co się dzieje. Może to być castle, fortify, camps, units, buildings albo over.
wojna-parse-word-twice = „{ $text }” mówi coś drugi raz. Zostaw jedno.
wojna-parse-word = „{ $text }” nic tu nie znaczy. Wzór: rI3,4, castle0:1,1, wall:5,5-7,5, ram:1,0-1,1, coins=64,64.
wojna-parse-castle-number = „{ $text }”: zamki, koszary, warsztaty, porty i bramy mają numer zamku, na przykład barracks0:3,4.

## Co się stało

wojna-news-castle = { $side-capital } stawiają zamek na { $field }.
wojna-news-camp = { $side-capital } stawiają obóz na { $field }.
wojna-news-go = { $side-capital }: { $kind } z { $from } na { $to }.
wojna-news-strike = { $side-capital }: { $kind } z { $from } likwiduje { $victim-accusative } na { $to }.
wojna-news-shoot = { $side-capital }: strzelcy z { $from } strzelają do { $victim-genitive } na { $to }.
wojna-news-drive = { $side-capital }: { $kind } jedzie z { $from } na { $to }.
wojna-news-swing = { $side-capital }: { $kind } obraca się z { $from } na { $to }.
wojna-news-ram = { $side-capital }: taran z { $from } uderza w { $kind-accusative } na { $to }.
wojna-news-hurl = { $side-capital }: trebusz z { $from } strzela w stronę { $to }.
wojna-news-volley = { $side-capital }: załoga wieży na { $field } zaczyna działać.
wojna-news-sail = { $side-capital }: statek płynie z { $from } na { $to }.
wojna-news-ship-turns = { $side-capital }: statek na { $field } się obraca.
wojna-news-sail-turning = { $side-capital }: statek płynie z { $from } na { $to } i się obraca.
wojna-news-coins = { $side-capital }: zamek na { $field } daje 4 monety.
wojna-news-build = { $side-capital } stawiają { $kind-accusative } na { $field }.
wojna-news-recruit = { $side-capital } tworzą wojsko przy { $field }: { $units }.
wojna-news-new-unit = { $kind } na { $field }
wojna-news-assemble = { $side-capital } budują { $kind-accusative } na { $field }.
wojna-news-launch = { $side-capital } wodują statek na { $field }.
wojna-news-stop = { $side-capital } kończą turę tej jednostki.
wojna-news-fortified = { $side-capital } kończą przygotowanie.
wojna-news-done = { $side-capital } kończą fazę jednostek.
wojna-news-end = { $side-capital } kończą turę.
wojna-news-rolled = Kostka pokazuje { $die }.
wojna-news-shot-hits = Kostka pokazuje { $die }: strzał likwiduje { $kind-accusative } na { $field }.
wojna-news-shot-misses = Kostka pokazuje { $die }: strzał w { $field } chybia.
wojna-news-ram-breaks = Kostka pokazuje { $die }: taran burzy { $kind-accusative } na { $field }{ $count ->
        [0] .
        [one] , a ginie z tym { $count } jednostka.
        [few] , a giną z tym { $count } jednostki.
       *[many] , a ginie z tym { $count } jednostek.
    }
wojna-news-ram-fails = Kostka pokazuje { $die }: nie udaje się zburzyć { $kind-genitive } na { $field }.
wojna-news-hurl-hits = Kostka pokazuje { $die }: trebusz trafia w { $field }. { $count ->
        [0] Nie ginie żadna jednostka lądowa.
        [one] Ginie { $count } jednostka lądowa.
        [few] Giną { $count } jednostki lądowe.
       *[many] Ginie { $count } jednostek lądowych.
    }
wojna-news-hurl-misses = Kostka pokazuje { $die }: kamień spada na puste pole { $field }.
wojna-news-hurl-fails = Kostka pokazuje { $die }: strzał w stronę { $field } nie dolatuje.
wojna-news-captures = { $news } { $side-capital } przejmują: { $places }.
wojna-news-fallen = { $kind } na { $field }

wojna-dial-phase = Faza
wojna-dial-phase-units = Tury jednostek
wojna-dial-phase-buildings = Akcje budynków
wojna-dial-coins = Monety: { $side }
wojna-dial-turns = Tury za nami

## Edytor map
wojna-paint-title = Edytor mapy Wojny
wojna-paint-grass = Trawa
wojna-paint-water = Woda
wojna-paint-rock = Skała
wojna-paint-water-share = Woda
wojna-paint-rock-share = Skały
