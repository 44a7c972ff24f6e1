### Terminal: polecenia i odpowiedzi.

cli-unknown-game = Nie ma gry „{ $name }”. Są: { $known }.
cli-bad-choice = „{ $text }” to nie opcja. Opcję pisze się nazwa=wartość.
cli-at-character = Miejsce: znak { $number }.

## Partia w terminalu

cli-welcome = Wpisz ruch albo polecenie; „pomoc” pokazuje polecenia.
cli-ask = { $seat }>
cli-legal = { $count ->
        [one] { $count } możliwy ruch: { $moves }
        [few] { $count } możliwe ruchy: { $moves }
       *[many] { $count } możliwych ruchów: { $moves }
    }.
cli-walk-action = To już cały ruch: { $action }. Wpisz go, żeby go wykonać, albo idź dalej.
cli-walk-next = Wybrane: { $touched }. Dalej: { $next }.
cli-next = Dalej: { $next }.
cli-next-fields = { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } w klamrach na planszy
cli-next-cards = { $count ->
        [one] { $count } karta z ręki
        [few] { $count } karty z ręki
       *[many] { $count } kart z ręki
    }
cli-next-note = { $spot }: { $note }
cli-counters = { $side-capital }: { $counters }
cli-hand = Karty, { $seat }: { $cards }
cli-hand-shown = Na stole, { $seat }: { $cards }
cli-hand-empty = brak
cli-card-times = { $count } × { $card }
cli-buttons = Przyciski: { $buttons }
cli-step-undone = Krok cofnięty.
cli-moves-composed = Tę decyzję składa się krok po kroku, więc nie ma listy ruchów.
cli-look = { $seat }, Enter pokazuje twoją planszę>
cli-anothers-seat = Klawiaturę ma teraz { $seat }. W grze z tajemnicami nikt nie gra za inne miejsce.
cli-command-alone = Polecenie „{ $command }” pisze się samo, bez niczego po nim.
cli-save-where = Podaj też plik, na przykład: { $command } partia.txt
cli-saved = Zapisane w pliku { $path }.
cli-unreadable-line = Tego wiersza nie da się odczytać. Jest za długi albo nie jest tekstem UTF-8.
cli-lines-refused = { $count ->
        [one] { $count } wiersz nie został przyjęty
        [few] { $count } wiersze nie zostały przyjęte
       *[many] { $count } wierszy nie zostało przyjętych
    }.
cli-too-many-names = Za dużo imion: { $count }. Miejsca, na których grają osoby: { $most }.

cli-help-move = C3-D4, C3xE5: ruch
cli-help-walk = C3: dokąd może iść ta bierka; C3 D4: pole po polu
cli-help-compose = karta po karcie, pole po polu: składanie tego, co tajne; nazwa przycisku zatwierdza
cli-help-list = ruchy, ?: możliwe ruchy
cli-help-board = plansza: pokaż planszę
cli-help-speak = opis: plansza w słowach
cli-help-hint = podpowiedz: co zrobiłby silny bot
cli-help-undo = cofnij: cofnij ruch
cli-help-save = zapisz <plik>: zapisz partię
cli-help-resign = poddaj: poddaj partię
cli-help-draw = remis: zgódźcie się na remis
cli-help-help = pomoc: ta lista
cli-help-quit = koniec: wyjdź

## Boty w terminalu

cli-bot-name = { $name } (bot)
cli-bot-thinks = Trwa namysł, { $seat }: głębokość { $depth }, węzły: { $nodes }
cli-hint-thinks = Trwa namysł silnego bota: głębokość { $depth }, węzły: { $nodes }
cli-bot-broken = Ruch niezgodny z zasadami, { $seat }: { $action }. To błąd programu. Partia grana z --save jest w swoim pliku.
cli-bots-seat = To miejsce bota: { $seat }. Za bota nikt nie gra.
cli-bots-draw = Boty nie zgadzają się na remis. Graj dalej albo poddaj partię.
cli-hint = Silny bot zagrałby: { $moves }
cli-hint-judged = Daje ci { $share } % pierwszego miejsca (głębokość { $depth }, węzły: { $nodes }) i spodziewa się: { $line }
cli-bad-seat = „{ $text }” nie mówi, kto zajmuje które miejsce. Podaj numer miejsca, licząc od 0, i kto na nim gra: 1=strong albo 0=person.
cli-seat-twice = Miejsce { $number } jest podane dwa razy. Zostaw jedno z nich.

## Pliki i zapisy

cli-no-such-file = Nie ma pliku { $path }.
cli-cannot-read = Nie da się odczytać: { $path }. { $why }
cli-cannot-write = Nie da się zapisać: { $path }. { $why }
cli-cannot-print = Nie da się nic wypisać. { $why }
cli-file-not-text = To nie jest tekst UTF-8.
cli-neither-file-nor-position = Nie ma pliku „{ $text }”. Jeżeli to pozycja, podaj też grę.
cli-several-games = W pliku { $count ->
        [one] jest { $count } partia
        [few] są { $count } partie
       *[many] jest { $count } partii
    }. Tu potrzebna jest dokładnie jedna.
cli-no-seat = Nie ma miejsca { $seat }. Miejsca liczy się od 0, ostatnie to { $last }.
cli-at-beyond = W partii nie ma ruchu { $at }. Ostatni ma numer { $last }.
cli-after-inputs = Do tego miejsca zapis się zgadza: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
cli-record-good = { $path }: zapis jest poprawny, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
cli-dice-running = Partia trwa: kości będzie można sprawdzić po jej końcu.
cli-dice-right = Kości stołu { $table }: { $count ->
        [one] { $count } rzut przeliczony od nowa, zgadza się.
        [few] { $count } rzuty przeliczone od nowa, wszystkie się zgadzają.
       *[many] { $count } rzutów przeliczonych od nowa, wszystkie się zgadzają.
    } Zobowiązanie sprzed partii: { $commitment }
cli-dice-wrong-roll = Rzut { $input } nie zgadza się z kośćmi: zapis ma { $stated }, a kości dały { $right }.
cli-dice-other-secret = Tajemnica kości nie jest tą, do której stół zobowiązał się przed partią.
cli-dice-other-seats = Ta gra ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a dodatków do kości jest { $given }.
cli-dice-bad-proof = Dowodu kości nie da się odczytać przy: { $part }
cli-dice-other-terms = Tajemnica kości, nazwa stołu, gra, jej opcje albo miejsca nie są tymi, do których stół zobowiązał się przed partią.
cli-dice-other-rolls = Rzutów w partii jest { $rolls }, a dowód jest dla { $given }.
cli-dice-stray = Do rzutu { $input } coś dodało miejsce, które o niego nie prosiło albo jest miejscem bota: stół to wymyślił.
cli-dice-stray-entropy = Za bota na miejscu { $seat } coś dodano do kości przed partią: wybrał to stół.
cli-dice-version-1 = Kości w wersji 1: gdy wszyscy już coś dodali, stół znał każdy rzut z góry.
cli-dice-without = { $without ->
        [0] Przed każdym rzutem przyszło z ruchem coś nowego.
       *[other] Rzuty bez niczego nowego (pierwsze, po ruchach botów albo z programów, które nic nie dodają): { $without } z { $count }. Stół znał je z góry.
    }
cli-dice-trust = { $unknown ->
        [0] To, co dodał każdy gracz, porównano z tym, co zachował.
       *[other] Dodatków bez porównania z tym, co gracze zachowali: { $unknown } z { $persons }. Czy są ich, wiedzą tylko oni. Gracz w zmowie ze stołem mógł nimi wybrać pierwsze rzuty i rzuty po własnych ruchach.
    }
cli-kept-right = { $path }: stół dotrzymał słowa, kości są tymi, do których się zobowiązał, ze wszystkim, co dodał ten gracz.
cli-kept-refused = { $count ->
        [one] Stół odrzucił { $count } ruch albo na niego nie odpowiedział, gdy już znał jego dodatek: mógł widzieć rzut.
        [few] Stół odrzucił { $count } ruchy albo na nie nie odpowiedział, gdy już znał ich dodatki: mógł widzieć rzuty.
       *[many] Stół odrzucił { $count } ruchów albo na nie nie odpowiedział, gdy już znał ich dodatki: mógł widzieć rzuty.
    }
cli-kept-of-no-record = Plik { $path } jest ze stołu { $table }, z którego nie ma tu zapisu.
cli-kept-bad = { $path } nie jest tym, co gracz zachowuje z kości: w wierszu { $line } powinno być { $expected }
cli-column-seat = miejsce
cli-column-face = wynik
cli-column-rolled = wypadło
cli-column-expected = można było oczekiwać
cli-pdn-refused = Ruch { $number }, „{ $text }”. { $why }
cli-pdn-other-game = W PDN zapisuje się tylko Warcaby, a to jest { $game }.
cli-no-rules-page = Gra { $game } nie ma jeszcze strony z zasadami.

## Tabele

cli-column-game = gra
cli-column-name = nazwa
cli-column-seats = miejsca
cli-column-rules = zasady
cli-column-option = opcja
cli-column-values = wartości
cli-column-default = zwykle
cli-column-article = artykuł
cli-column-meaning = znaczenie

cli-no-raw-perft = W tej grze nie ma surowego liczenia. Opuść --raw.
cli-bench-processor-unknown = nieznany procesor
cli-bench-unoptimised = Program jest zbudowany bez optymalizacji; prawdziwe liczby są większe.
cli-bench-games = losowe partie na sekundę
cli-bench-inputs = decyzje w nich
cli-bench-perft = perft
cli-bench-nodes = węzły przeszukiwania
cli-bench-steps = kroki symulacji
cli-bench-depth = głębokość { $depth }

## Strona

cli-serving = Stolik czeka pod adresem { $address } (Ctrl+C kończy)
cli-no-page = Ten program jest zbudowany bez strony. Zbuduj ją poleceniem „cargo xtask page”, potem program jeszcze raz.
cli-cannot-listen = Nie da się czekać pod adresem { $address }. { $why }
cli-cannot-open = Nie da się otworzyć przeglądarki. Wejdź na { $address }
cli-kept-in = Stoły są w pliku { $path }
cli-bad-settings = Plik ustawień { $path }: { $why }
cli-cannot-keep = Nie da się użyć pliku danych { $path }: { $why }
cli-data-held = Na tym pliku działa już serwer: { $path }. Najpierw go zatrzymaj albo podaj inny plik przez --data.
cli-data-held-by = Na tym pliku działa już serwer: { $path } (proces { $process }). Najpierw go zatrzymaj albo podaj inny plik przez --data.
cli-server-runs = Na tym pliku działa serwer.
cli-no-page-there = W { $path } nie ma strony. Zbuduj ją poleceniem „cargo xtask page” albo pomiń --page, a zobaczysz stronę z tego programu.
cli-bad-tls = Certyfikat nie nadaje się do użytku: { $why }
cli-bad-origin = „{ $given }” to nie adres witryny. Podaje się protokół i nazwę: https://stolik.example
cli-tls-needs-both = Do TLS potrzebne są oba pliki: --tls-certificate i --tls-key.
cli-bad-contact = Adres do kontaktu to „mailto:…” albo „https://…”, a nie { $given }.
cli-bad-push-key = Klucza do powiadomień nie da się użyć: { $why }
cli-push-needs-contact = Do powiadomień potrzebny jest adres, pod którym można do Ciebie napisać: --push-contact mailto:… albo --origin https://….
cli-no-data-file = Nie ma pliku danych { $path }. Podaj go przez --data.
cli-already-there = Plik { $path } już istnieje. Podaj inną nazwę.
cli-backed-up = Kopia jest w pliku { $path }
cli-cannot-check-data = Nie da się przejrzeć pliku danych { $path }: { $why }.
cli-data-checked = { $path }: { $whole ->
        [one] cały jest { $whole } stół
        [few] całe są { $whole } stoły
       *[many] całych jest { $whole } stołów
    }, uszkodzonych: { $damaged }.
cli-records-saved = W { $path } { $count ->
        [one] jest { $count } zapis
        [few] są { $count } zapisy
       *[many] jest { $count } zapisów
    }.
cli-table-damaged = Stół { $table } jest uszkodzony: { $why }.
cli-table-damaged-from = Stół { $table } jest uszkodzony od zdarzenia { $from }: { $why }. Wszystko przedtem jest całe.
cli-damage-changed = jest tam co innego, niż zapisano
cli-damage-gap = czegoś brakuje
cli-damage-no-end = brakuje końca
cli-damage-unreadable = nie da się go odczytać ({ $why })
cli-damage-meaningless = nic nie znaczy dla tego programu ({ $why })
cli-data-file-fault = Sam plik: { $why }
cli-load-failed = Pomiar się nie udał: { $why }
cli-load-moves = ruchy
cli-load-moves-a-second = ruchy na sekundę
cli-load-seen = drugi gracz widzi, { $share }
cli-load-bytes-a-move = bajty na ruch do gracza
cli-load-errors = błędy
cli-load-memory = pamięć serwera
cli-load-memory-before = pamięć serwera przedtem
cli-load-sockets = połączenia
cli-load-bytes-a-socket = bajty na połączenie
cli-load-kills = zabicia serwera
cli-load-acknowledged = ruchy potwierdzone
cli-load-lost = ruchy potwierdzone i stracone
cli-load-back = najdłużej do powrotu

## Rozmowa z programem, wiersz po wierszu

engine-line-too-long = Wiersz jest za długi. Może mieć najwyżej { $most } bajtów.
engine-not-utf8 = Wiersz nie jest tekstem UTF-8.
engine-bad-json = Wiersz nie jest poprawnym JSON-em; psuje się w kolumnie { $column }.
engine-not-an-object = Wiersz ma być obiektem JSON, na przykład {"{"}"command":"legal"{"}"}.
engine-missing-field = Brakuje pola „{ $name }”.
engine-unknown-field = To polecenie nie zna pola „{ $name }”. Usuń je.
engine-unknown-command = Nie ma polecenia „{ $name }”. Są: { $known }.
engine-no-game = Nie ma jeszcze partii. Zacznij ją poleceniem „new”.
engine-unknown-spot = Nie ma miejsca „{ $name }” na tej planszy.
engine-no-step = Ten ciąg dotknięć nie wybiera kroku.
engine-nothing-to-undo = Nie ma czego cofnąć. To początek partii.
engine-either = Można podać tylko jedno z pól „{ $one }” i „{ $other }”.
