### Medh Kuu Lash: szczyty i poranki, w każdej turze dwie kości.

medh-kuu-lash-name = Medh Kuu Lash
medh-kuu-lash-tagline = Kość przeciwnika mówi, co zrobić, twoja mówi, jak. Zbierz wszystkie pionki na porankach.
medh-kuu-lash-shelf = 2 osoby · około 15 minut · kilka zasad do zapamiętania
# What `stolik bench` measures.
medh-kuu-lash-benched = Medh Kuu Lash

medh-kuu-lash-side-green = zielone
    .capital = Zielone
    .genitive = zielonych
medh-kuu-lash-side-wooden = drewniane
    .capital = Drewniane
    .genitive = drewnianych

## Opcje

medh-kuu-lash-option-move_enemy = Ruch cudzym pionkiem
medh-kuu-lash-option-move_enemy-help = Czy ruch o sumę oczek wolno wykonać także pionkiem przeciwnika.
medh-kuu-lash-option-move_enemy-yes = własnym albo cudzym
medh-kuu-lash-option-move_enemy-no = tylko własnym
medh-kuu-lash-option-swap_wrap = Zamiana przez róg
medh-kuu-lash-option-swap_wrap-help = Czy odległość zamiany liczy się wokół całego pierścienia szczytów.
medh-kuu-lash-option-swap_wrap-yes = wokół pierścienia
medh-kuu-lash-option-swap_wrap-no = tylko w jednym rzędzie
medh-kuu-lash-option-push_chooser = Kto wybiera stronę przepychania
medh-kuu-lash-option-push_chooser-help = Kto decyduje, kiedy pionki na porankach można przepchnąć w obie strony.
medh-kuu-lash-option-push_chooser-mover = kto ma turę
medh-kuu-lash-option-push_chooser-owner = czyje są pionki
medh-kuu-lash-option-mixed_push = Przepychanie obu kolorów
medh-kuu-lash-option-mixed_push-help = Czy przepychane pionki zabierają ze sobą także pionki drugiego koloru, jeżeli dalej jest wolny poranek.
medh-kuu-lash-option-mixed_push-yes = oba kolory
medh-kuu-lash-option-mixed_push-no = tylko jeden kolor
medh-kuu-lash-option-triple_any_turn = Trójka w cudzej turze
medh-kuu-lash-option-triple_any_turn-help = Czy trójka ułożona przez przeciwnika też pozwala zdjąć pionek.
medh-kuu-lash-option-triple_any_turn-yes = liczy się zawsze
medh-kuu-lash-option-triple_any_turn-no = tylko we własnej turze
medh-kuu-lash-option-goal_check = Czyj cel się sprawdza
medh-kuu-lash-option-goal_check-help = Czyje pionki na porankach liczą się po turze.
medh-kuu-lash-option-goal_check-both = obu stron
medh-kuu-lash-option-goal_check-mover_only = tylko tego, kto miał turę
medh-kuu-lash-option-max_turns = Najdłuższa partia
medh-kuu-lash-option-max_turns-help = Po ilu turach obu stron razem jest remis.

## Co trzeba zrobić i jak się skończyło

medh-kuu-lash-prompt = { $side-capital }: { $task }
    .task = { $task }
medh-kuu-lash-prompt-start = Rzut o pierwszą turę; rzucają { $side }
    .task = rzut o pierwszą turę
medh-kuu-lash-prompt-rolling = { $side-capital } rzucają kośćmi
medh-kuu-lash-task-roll = rzut kośćmi
medh-kuu-lash-task-roll-or-pass = rzut kośćmi albo oddanie ruchu
medh-kuu-lash-task-move = ruch po szczytach o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
medh-kuu-lash-task-swap = zamiana w poprzek albo o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } wzdłuż szczytów
medh-kuu-lash-task-fall = spadek z poranka{ $count ->
        [0] { "" }
        [one] {" "}i { $count } pole w prawo
        [few] {" "}i { $count } pola w prawo
       *[many] {" "}i { $count } pól w prawo
    }
medh-kuu-lash-task-give-up = zdjęcie jednego własnego pionka
medh-kuu-lash-task-take = zdjęcie jednego pionka przeciwnika
medh-kuu-lash-task-triple = trójka, zdjęcie pionka przeciwnika
medh-kuu-lash-task-push = wybór strony, w którą idzie przepychanie
medh-kuu-lash-task-restore = powrót pionka { $piece-genitive } na wolny szczyt
medh-kuu-lash-task-add = dołożenie pionka { $piece-genitive } na dowolne wolne pole
medh-kuu-lash-task-nothing = nic nie da się zrobić
medh-kuu-lash-over-goal = { $side-capital } wygrywają: wszystkie ich pionki stoją na porankach.
medh-kuu-lash-over-majority = { $side-capital } wygrywają: mają dziewięć pionków przeciw czterem.
medh-kuu-lash-over-max-turns = Remis: { $count ->
        [one] minęła { $count } tura
        [few] minęły { $count } tury
       *[many] minęło { $count } tur
    }.

## Uwagi

medh-kuu-lash-remark-no-swap = Zamiana jest niemożliwa, więc zostaje ruch o sumę oczek.
medh-kuu-lash-remark-no-fall = Spadek jest niemożliwy, więc zostaje ruch o sumę oczek.
medh-kuu-lash-remark-last-peak = Uwaga: { $field } to ostatni pionek { $side-genitive } na szczycie. Jeżeli go zdejmiesz, wygrają { $side }.

## Pionki, liczniki, przyciski

medh-kuu-lash-token-board = plansza
medh-kuu-lash-token-green = zielony pionek
medh-kuu-lash-token-wooden = drewniany pionek
medh-kuu-lash-counter-pieces = { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
medh-kuu-lash-counter-mornings = { $count ->
        [one] { $count } pionek na poranku
        [few] { $count } pionki na porankach
       *[many] { $count } pionków na porankach
    }
medh-kuu-lash-button-roll = Rzuć kośćmi
medh-kuu-lash-button-pass = Oddaj ruch
medh-kuu-lash-button-nothing = Nic nie rób

## Co się stało

medh-kuu-lash-news-start = Zielona kość { $green }, drewniana { $wooden }: zaczynają { $side }.
medh-kuu-lash-news-start-tie = Zielona kość { $green }, drewniana { $wooden }: remis. Teraz rzucają { $side }.
medh-kuu-lash-news-roll = { $side-capital } rzucają kośćmi.
medh-kuu-lash-news-rolled = Zielona kość { $green }, drewniana { $wooden }. { $side-capital }: { $task }.
medh-kuu-lash-news-pass = { $side-capital } oddają ruch: { $from } schodzi na { $to }.
medh-kuu-lash-news-go = { $side-capital }: { $from } idzie na { $to }.
medh-kuu-lash-news-go-pushes = { $side-capital }: { $from } idzie na { $to } i wypycha stamtąd pionek na { $morning }.
medh-kuu-lash-news-go-pushes-on = { $side-capital }: { $from } idzie na { $to } i wypycha stamtąd pionek na { $morning }; przepchnięte pionki sięgają { $end }.
medh-kuu-lash-news-go-captures = { $side-capital }: { $from } idzie na { $to } i wypycha stamtąd pionek na { $morning }; zbity { $taken }.
medh-kuu-lash-news-go-waits = { $side-capital }: { $from } idzie na { $to }. Wypchnięty pionek przepchnie inne w lewo albo w prawo.
medh-kuu-lash-news-push = { $side-capital }: przepychanie idzie w stronę { $field }.
medh-kuu-lash-news-push-captures = { $side-capital }: przepychanie idzie w stronę { $field }; zbity { $taken }.
medh-kuu-lash-news-swap = { $side-capital }: zamiana { $from } i { $to }.
medh-kuu-lash-news-swap-captures = { $side-capital }: zamiana { $from } i { $to }; zbity { $taken }.
medh-kuu-lash-news-remove = { $side-capital } zdejmują { $field }.
medh-kuu-lash-news-restore = { $side-capital } odkładają pionek { $piece-genitive } na { $field }.
medh-kuu-lash-news-add = { $side-capital } dokładają pionek { $piece-genitive } na { $field }.
medh-kuu-lash-news-nothing = { $side-capital } nie mogą nic zrobić.

## Plansza w słowach

medh-kuu-lash-spoken-board = Trzy rzędy po osiem pól: szczyty drewniane W, poranki M, szczyty zielone G.
medh-kuu-lash-spoken-peaks = { $side-capital }, { $count ->
        [one] { $count } pionek na szczycie
        [few] { $count } pionki na szczytach
       *[many] { $count } pionków na szczytach
    }: { $fields }.
medh-kuu-lash-spoken-no-peaks = { $side-capital } nie mają pionków na szczytach.
medh-kuu-lash-spoken-mornings = { $side-capital }, { $count ->
        [one] { $count } pionek na poranku
        [few] { $count } pionki na porankach
       *[many] { $count } pionków na porankach
    }: { $fields }.
medh-kuu-lash-spoken-no-mornings = { $side-capital } nie mają pionków na porankach.
medh-kuu-lash-spoken-dice = Zielona kość pokazuje { $green }, drewniana { $wooden }.

## Odmowy

medh-kuu-lash-refusal-must-roll = Najpierw rzuć kośćmi. Dopiero one mówią, co trzeba zrobić.
medh-kuu-lash-refusal-must-move = Kości każą zrobić ruch pionkiem po szczytach o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }. Wybierz pionek.
medh-kuu-lash-refusal-must-swap = Kość przeciwnika każe zamienić dwa pionki i jest to możliwe: w poprzek albo o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } wzdłuż szczytów.
medh-kuu-lash-refusal-must-fall = Kość przeciwnika każe spaść pionkiem z poranka i jest to możliwe.{ $count ->
        [0] {" "}Spada prosto w dół.
        [one] {" "}Potem idzie on w prawo o { $count } pole.
        [few] {" "}Potem idzie on w prawo o { $count } pola.
       *[many] {" "}Potem idzie on w prawo o { $count } pól.
    }
medh-kuu-lash-refusal-must-give-up = Wypadło 1+1. Zdejmij jeden swój pionek.
medh-kuu-lash-refusal-must-take = Wypadło 6+6. Zdejmij jeden pionek przeciwnika.
medh-kuu-lash-refusal-must-take-for-triple = Powstała trójka. Zdejmij za nią jeden pionek przeciwnika.
medh-kuu-lash-refusal-must-push = Wypchnięty pionek czeka. Wybierz poranek, w którego stronę przepchnie inne.
medh-kuu-lash-refusal-must-restore = Zostały trzy pionki, a muszą być cztery. Odłóż zdjęty pionek na wolny szczyt.
medh-kuu-lash-refusal-must-add = Dołóż jeszcze pionek przeciwnego koloru na dowolne wolne pole.
medh-kuu-lash-refusal-must-do-nothing = Żaden ruch nie jest możliwy. Zostaje przycisk „Nic nie rób”.
medh-kuu-lash-refusal-not-a-field = { $field } to nie pole tej planszy. Pola to G1 do G8, W1 do W8 i M1 do M8.
medh-kuu-lash-refusal-past-end = Wszystko jest już wybrane. { $field } do tego nie należy.
medh-kuu-lash-refusal-empty = Na { $field } nic nie stoi. Wybierz pole z pionkiem.
medh-kuu-lash-refusal-not-yours = Na { $field } stoi pionek przeciwnika. Tu potrzebny jest twój.
medh-kuu-lash-refusal-not-theirs = Na { $field } stoi twój pionek. Zdejmuje się pionek przeciwnika.
medh-kuu-lash-refusal-roll-first = Z { $field } nic nie rusza przed rzutem. Do tego czasu można tylko oddać ruch pionkiem z poranka.
medh-kuu-lash-refusal-pass-too-late = Kości już leżą. Ruch można oddać tylko przed rzutem.
medh-kuu-lash-refusal-no-pass = Ruchu nie ma czym oddać. Potrzebny jest twój pionek na poranku, pod którym jest wolny szczyt.
medh-kuu-lash-refusal-pass-from-peak = Pionek na { $field } stoi na szczycie. Ruch oddaje się pionkiem z poranka.
medh-kuu-lash-refusal-pass-blocked = Z { $from } nie da się oddać ruchu. Szczyt poniżej, { $to }, jest zajęty.
medh-kuu-lash-refusal-pass-which = Ruch można oddać kilkoma pionkami: { $fields }. Podaj którym, na przykład pass:M4.
medh-kuu-lash-refusal-on-morning = Pionek na { $field } stoi na poranku. Ruch o sumę oczek wykonuje się po szczytach.
medh-kuu-lash-refusal-on-peak = Pionek na { $field } stoi już na szczycie. Spada się z poranka.
medh-kuu-lash-refusal-wrong-landing = Z { $from } na { $to } się nie da. Ten pionek trafia dokładnie na { $right }.
medh-kuu-lash-refusal-nowhere-to-push = Z { $from } na { $to } się nie da. Wszystkie poranki zajmuje kolor pionka z { $to } i nie ma go dokąd wypchnąć.
medh-kuu-lash-refusal-no-partner = Pionka z { $field } nie ma z czym zamienić: w jego kolumnie nic innego nie stoi, a o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } wzdłuż rzędu szczytów też nie.
medh-kuu-lash-refusal-none-yours = Na { $from } i { $to } stoją pionki przeciwnika. Choć jeden z zamienianych musi być twój.
medh-kuu-lash-refusal-same-field = { $field } to jedno pole. Zamienia się dwa różne pionki.
medh-kuu-lash-refusal-along-mornings = { $from } i { $to } to poranki. Wzdłuż poranków się nie zamienia.
medh-kuu-lash-refusal-around-corner = { $from } i { $to } leżą w różnych rzędach. Zamiana wzdłuż szczytów nie przechodzi przez róg.
medh-kuu-lash-refusal-wrong-distance = Od { $from } do { $to } { $apart ->
        [one] jest { $apart } pole
        [few] są { $apart } pola
       *[many] jest { $apart } pól
    }, a twoja kość pokazuje { $count }.
medh-kuu-lash-refusal-other-column = { $from } i { $to } leżą w różnych kolumnach. Szczyt z porankiem zamienia się tylko w jednej kolumnie.
medh-kuu-lash-refusal-not-a-way = W stronę { $field } przepchnąć się nie da. Możliwe: { $fields }.
medh-kuu-lash-refusal-not-on-morning = { $field } to poranek. Zdjęty pionek wraca na wolny szczyt.
medh-kuu-lash-refusal-occupied = Pole { $field } jest zajęte. Pionek kładzie się na wolnym.

## Ruchy i pozycje, których nie da się odczytać

medh-kuu-lash-parse-empty = Tu nie ma ruchu. Napisz na przykład roll, G1>G4 albo G3<>W6.
medh-kuu-lash-parse-form = „{ $text }” to nie ruch. Oddanie ruchu pisze się pass:M4.
medh-kuu-lash-parse-field = „{ $text }” to nie pole. Pola to G1 do G8, W1 do W8 i M1 do M8.
medh-kuu-lash-parse-dice = „{ $text }” to nie rzut. Wzór: 2/1, najpierw kość zielona, potem drewniana.
medh-kuu-lash-parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.
medh-kuu-lash-parse-turn = „{ $text }” nie mówi, czyja jest tura. Pozycja zaczyna się od G (zielone) albo W (drewniane).
medh-kuu-lash-parse-section = Między dwukropkami nic nie stoi. Wzór: G:gG1,G4,M4,W8:wW1..W4:2/1.
medh-kuu-lash-parse-section-twice = „{ $text }” zaczyna część, która już była. Każda może być raz.
medh-kuu-lash-parse-range = „{ $text }” to nie zakres pól. Zakres leży w jednym rzędzie i rośnie: W1..W4.
medh-kuu-lash-parse-moment = „{ $text }” nie mówi, co teraz. Może tu stać start, roll albo rzut, na przykład 2/1.
medh-kuu-lash-parse-turns = „{ $text }” to nie liczba tur. Po T stoi liczba, na przykład T12.
medh-kuu-lash-parse-side-missing = Brakuje pionków { $side-genitive }. Zielone stoją po g, drewniane po w.

## Błędy pozycji

medh-kuu-lash-fault-off-board = Pola { $field } nie ma na tej planszy. Pola to G1 do G8, W1 do W8 i M1 do M8.
medh-kuu-lash-fault-twice = Na { $field } stoją dwa pionki. Zostaw jeden.
medh-kuu-lash-fault-too-few = { $side-capital } mają { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }. Musi ich być co najmniej { $least }.
medh-kuu-lash-fault-too-many = { $side-capital } mają { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }. Może ich być najwyżej { $most }.
medh-kuu-lash-fault-too-late = Pozycja podaje { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[many] { $count } tur
    }. Partia ma ich najwyżej { $most }.
medh-kuu-lash-fault-no-push = Przy { $field } nie ma czego przepychać w obie strony. Usuń z pozycji część push.
medh-kuu-lash-fault-nothing-to-restore = Pionek { $side-genitive } nie wraca na planszę. Wraca czwarty, kiedy zostały trzy.
medh-kuu-lash-fault-nothing-to-add = Pionka { $side-genitive } się nie dokłada. Dokłada się go, kiedy przeciwnik ma cztery, a w zapasie jest jeszcze pionek.
medh-kuu-lash-fault-not-in-this-turn = W tej turze { $side } nie zdejmują pionków za trójkę. Pozwala na to opcja triple_any_turn=yes.

medh-kuu-lash-dial-turns = Kolejki za nami
