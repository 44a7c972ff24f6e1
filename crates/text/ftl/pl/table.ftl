### Przy stole: kolej, cofanie, zapis, koniec partii.

## Kolej

table-your-turn = Twoja kolej
table-turn = Kolej: { $seat }
table-hand-over = Teraz { $seat }. Oddaj ekran.
table-chance-is-next = Teraz decyduje los
table-move-number = Ruch { $number }
table-moves = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
table-moves-left = { $left ->
        [one] został { $left } ruch z { $of }
        [few] zostały { $left } ruchy z { $of }
       *[many] zostało { $left } ruchów z { $of }
    }
table-barrier = Rzut kostką zatwierdza wszystko, co zrobisz przed nim.

## Początek i zapis

table-started = Nowa partia: { $game }.
table-resumed = Partia wczytana: { $game }, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
table-saved = Partia zapisana: { $name }.

## Cofanie

table-undone = Cofnięty ruch: { $text }.
table-undone-said = Cofnięte: { $said }
table-redone = Ponowiony ruch: { $text }.
table-taken-back = { $seat } cofa ruch.
table-anothers-secret = Ostatni ruch jest tajny. Cofnąć może go tylko { $seat }.
table-nothing-to-take-back = Nie ma czego cofnąć. To początek partii albo coś zostało już odkryte.
table-nothing-to-play-again = Nie ma czego ponowić. To ostatni ruch.

## Czego stół nie przyjmuje

table-not-seated = Nikt nie siedzi na miejscu { $number }. Miejsca liczy się od 0.
table-not-running = Partia się jeszcze nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte.
table-seat-taken = To miejsce jest zajęte: { $seat }. Wybierz wolne.
table-stale = Plansza jest już inna: widzisz zdarzenie { $seen }, a stół jest przy { $now }. Obejrzyj ją i wybierz jeszcze raz.
table-no-draw-offer = Nikt nie proponuje remisu.

## Remis i poddanie

table-draw-offered = Propozycja remisu: { $seat }.
table-draw-declined = Remis odrzucony: { $seat }. Gra toczy się dalej.
table-no-such-offer = Nie ma takiej propozycji, na którą można by odpowiedzieć.
table-still-here = { $seat } jest przy stole. O zastępstwo pyta się dopiero, gdy kogoś nie ma.
table-no-bot-waits = Żaden bot z twojej drużyny nie czeka na twój ruch.
table-blind = Po rzucie albo odkryciu trzeba zobaczyć, co wyszło. Wyślij ruch do tego miejsca, potem następny.
table-nothing-said = Wiadomość jest pusta.
table-too-long = Wiadomość może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
table-resign-sure = Poddać partię?

## Koniec

outcome-running = Partia trwa.
outcome-winner = Wygrana: { $side }.
outcome-winners = Pierwsze miejsce razem: { $sides }.
outcome-draw = Remis.
outcome-agreed = Remis za zgodą wszystkich.
outcome-resigned = Koniec przez poddanie: { $side }.
outcome-out-of-time = Koniec czasu: { $side }.
outcome-abandoned = Partia porzucona: { $side }.
outcome-aborted = Partia przerwana. Wynik się nie liczy.
outcome-place = { $place }. { $side }
outcome-place-score = { $place }. { $side }, { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }

## Zegar

table-clock-none = bez zegara
table-clock-fischer = { $start } i { $add } na ruch
table-clock-start = { $start } na partię
table-clock-add = { $add } na ruch
table-clock-byoyomi = { $start }, potem { $periods } × { $period }
table-clock-periods = { $periods } × { $period }
table-clock-days = { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
table-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
table-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
table-minutes-seconds = { $minutes } min { $seconds } s

## Kości, tak jak gracz zachował swoją część

dice-other-table = Kości są z innego stołu, niż Ci obiecano.
dice-other-commitment = Zobowiązanie nie jest tym, które Twoja przeglądarka dostała przed grą.
dice-other-terms = Stół zobowiązuje się do innej gry, niż chcesz zagrać.
dice-older = Stół pomija to, co obiecał pokazać, albo ma kości w starszej wersji, niż obiecał.
dice-other-seat = Siedzisz na innym miejscu, niż ustalono przed Twoim dodatkiem do kości.
dice-other-secret = Tajemnica nie prowadzi do łańcucha, do którego stół zobowiązał się przed grą.
dice-other-entropy = Stół używa czegoś innego, niż Twoja przeglądarka dodała przed grą.
dice-bot-entropy = Za bota dodano coś przed grą: wybrał to stół.
dice-other-chain = Wartość stołu dla rzutu { $roll } nie jest z łańcucha, do którego zobowiązał się przed grą.
dice-other-fresh = W rzucie { $roll } jest coś, czego ta przeglądarka nie wysłała z Twoim ruchem. Jeśli nie grasz też na innym urządzeniu, stół to wymyślił.
dice-no-fresh = To, co Twoja przeglądarka wysłała z ruchem, nie weszło do rzutu { $roll }. Jeśli tego ruchu nie było z innego urządzenia ani nie zrobił go za Ciebie bot, stół to pominął.
dice-other-roll = Rzut { $roll } jest w zapisie inny, niż stół podał w trakcie gry.
