### Strona: powtórka, analiza, udostępnianie, edytory.

## Co otworzyć

study-title = Powtórka i analiza
study-about = Otwórz zapis partii, przejdź przez nią ruch po ruchu, spróbuj inaczej i zapytaj bota.
study-paste = Wklej zapis, PDN (Warcaby) albo odnośnik
study-paste-hint = stolik record 1 …
study-open = Otwórz
study-file = Wybierz plik
study-drop = albo upuść go tutaj
study-close = Wróć
study-open-other = Otwórz inną partię
study-other-game = Partia { $number }: { $names }
study-no-text = Tego pliku nie da się odczytać. Zapis to zwykły tekst, nie dłuższy niż 16 MB.
study-editors = Edytory
study-editors-about = Ułóż własną pozycję albo narysuj mapę.

## Gdy coś się nie zgadza

study-snag-line = Wiersz { $line }
study-snag-input = wejście „{ $input }”
study-newer-rules = Ta partia jest według nowszych zasad (wersja { $record }), a ta strona zna wersję { $known }. Odśwież stronę i otwórz ją jeszcze raz.
study-link-newer = Ten odnośnik zapisała nowsza wersja Stolika (postać { $form }). Odśwież stronę i otwórz go jeszcze raz.
study-link-damaged = Odnośnik jest ucięty albo zmieniony. Poproś o niego jeszcze raz albo o plik z zapisem.

## Czyimi oczami

study-whose-eyes = Czyimi oczami patrzysz?
study-whose-eyes-why = Ta gra ma tajemnice i jeszcze trwa. Zobaczysz tylko to, co wie wybrany gracz; zmienić go można dopiero po końcu gry.
study-eyes = Czyimi oczami
study-eyes-all = Wszystko
study-eyes-one = Widać to, co wie { $seat }. Reszta odsłoni się po końcu gry.

## Przebieg

study-course = Przebieg gry
study-scrubber = Miejsce w partii
study-at = { $depth } z { $count }
study-beginning = Początek
study-first = Początek
study-back = Krok wstecz
study-on = Krok dalej
study-last = Koniec
study-trial = Co można tu zrobić
study-play-on = Graj stąd
study-roll = Rzuć
study-chance = Wybierz wynik
study-variant = Wariant { $letter }
study-variant-further = { $count ->
    [one] i jeszcze { $count } kolejka
    [few] i jeszcze { $count } kolejki
   *[many] i jeszcze { $count } kolejek
}
study-forget = Usuń wariant
study-swing = zwrot w grze

## Bot

study-analyse = Bot patrzy na tę pozycję
study-bot-off = Bot jeszcze nie patrzył na tę pozycję.
study-thinking = Bot myśli…
study-nobody-asked = Tu nikt nie wybiera.
study-no-bot = Bota nie ma teraz pod ręką. Odśwież stronę i spróbuj jeszcze raz.
study-chances = Szanse, { $side }: { $percent }%
study-best = Najlepiej
study-then = , potem { $line }
study-judge-all = Oceń całą partię
study-judging = { $done } z { $all }
study-stop = Dość
study-plot = Szanse w czasie gry, { $side }; { $count ->
    [0] bez zwrotów
    [one] { $count } zwrot
    [few] { $count } zwroty
   *[many] { $count } zwrotów
}

## Udostępnianie

study-share = Udostępnij
study-link = Odnośnik do partii
study-link-too-long = Ta partia jest za długa na odnośnik (ponad 8 kB). Wyślij plik z zapisem.
study-copy-record = Kopiuj zapis
study-save-record = Zapis do pliku
study-copy-pdn = Kopiuj PDN
study-save-pdn = PDN do pliku
study-copy-position = Kopiuj pozycję

## Kości

study-dice-title = Sprawdź kości
study-dice-about = Każdy rzut policzony tu jeszcze raz, w Twojej przeglądarce, i to, co komu wypadło, obok tego, czego mógł się spodziewać.
study-dice-how = Zanim cokolwiek dodasz, stół losuje swoją nazwę, miejsca i łańcuch tajnych liczb i pokazuje odcisk, który go do tego wszystkiego zobowiązuje. Każdy gracz dodaje własne losowe cyfry, boty nic nie dodają, a Twoja przeglądarka wysyła nowe cyfry z każdym ruchem, po którym może być rzut. Każdy rzut liczy się z następnej liczby stołu, z tego, co dodali gracze, z tego, co przyszło z ruchem, który go wywołał, i z tego, co w dotychczasowej partii widzieli wszyscy. Dlatego ani stół, ani ten, kto się rusza, nie zna takiego rzutu przed ruchem, a nikogo innego nie trzeba przy tym mieć. Przeglądarka porównuje każdą liczbę z poprzednią, gdy tylko się ją pokaże, a po partii, gdy cały łańcuch jest jawny, liczy każdy rzut od nowa. Zaufać trzeba tylko tu: pierwsze rzuty i rzuty po ruchach botów stół zna wcześniej, gracz w zmowie ze stołem może wybrać pierwsze rzuty i rzuty po własnych ruchach, a ruch stół może odrzucić albo na niego nie odpowiedzieć, co przeglądarka liczy.
study-dice-other-terms = Tajemnica, nazwa stołu, gra, jej opcje albo miejsca nie są tymi, do których stół zobowiązał się przed grą. Tym kościom nie można ufać.
study-dice-other-rolls = Dowód jest dla innej liczby rzutów, niż ma ta partia. Tym kościom nie można ufać.
study-dice-stray = Do rzutu coś dodało miejsce, które o niego nie prosiło albo jest miejscem bota. Stół to wymyślił: tym kościom nie można ufać.
study-dice-stray-entropy = Za bota dodano coś do kości przed grą. Wybrał to stół: tym kościom nie można ufać.
study-dice-version-1 = To kości w wersji 1: stół zobowiązał się tylko do swojej tajemnicy, a gdy wszyscy już coś dodali, znał każdy rzut z góry.
study-dice-without = { $without ->
    [0] Przed każdym rzutem przyszło z ruchem coś nowego.
    [one] Do { $without } z { $count } rzutów nic z ruchem nie przyszło (pierwszy, po ruchu bota albo z programu, który nic nie dodaje): stół znał go z góry.
    [few] Do { $without } z { $count } rzutów nic z ruchem nie przyszło (pierwsze, po ruchach botów albo z programów, które nic nie dodają): stół znał je z góry.
   *[many] Do { $without } z { $count } rzutów nic z ruchem nie przyszło (pierwsze, po ruchach botów albo z programów, które nic nie dodają): stół znał je z góry.
}
study-dice-not-kept = Ta przeglądarka nic z tej partii nie zachowała, więc nie wie, czy zobowiązanie jest tym sprzed gry.
study-dice-kept-file = Co zachowała ta przeglądarka. Włóż to do pliku, żeby sprawdzić gdzie indziej: stolik verify ZAPIS --kept PLIK
study-dice-seats = Miejsca według zobowiązania
study-dice-fresh = Co przyszło z ruchami
study-dice-checking = Liczę rzuty…
study-dice-replay = Powtórka partii
study-dice-right = { $count ->
    [0] W tej partii nie było rzutów. Tajemnica jest tą, do której stół zobowiązał się przed grą.
    [one] { $count } rzut policzony jeszcze raz i się zgadza. Tajemnica jest tą, do której stół zobowiązał się przed grą.
    [few] { $count } rzuty policzone jeszcze raz i wszystkie się zgadzają. Tajemnica jest tą, do której stół zobowiązał się przed grą.
   *[many] { $count } rzutów policzonych jeszcze raz i wszystkie się zgadzają. Tajemnica jest tą, do której stół zobowiązał się przed grą.
}
study-dice-wrong = { $wrong ->
    [one] { $wrong } rzut się nie zgadza: zapis ma co innego, niż dały kości.
    [few] { $wrong } rzuty się nie zgadzają: zapis ma co innego, niż dały kości.
   *[many] { $wrong } rzutów się nie zgadza: zapis ma co innego, niż dały kości.
}
study-dice-local = Kości były z tego jednego ekranu: nikt się do niczego nie zobowiązał, więc nie ma czego liczyć od nowa. Rzuty można sprawdzić w partiach granych przez sieć.
study-dice-running = Partia trwa, a stół pokaże tajemnicę dopiero po niej. Wtedy da się policzyć każdy rzut.
study-dice-other-secret = Tajemnica w zapisie nie jest tą, do której stół zobowiązał się przed grą. Tym kościom nie można ufać.
study-dice-other-seats = Dowód jest dla innej liczby graczy, niż ma ta partia. Tym kościom nie można ufać.
study-dice-unreadable = Dowodu w nagłówku „dice” nie da się odczytać. Weź zapis jeszcze raz, prosto od stołu.
study-dice-broken = Tej partii nie da się odtworzyć do końca, więc i rzutów nie da się policzyć.
study-dice-rolled-by = { $seat }: { $count ->
    [one] { $count } ściana
    [few] { $count } ściany
   *[many] { $count } ścian
}
study-dice-face = Ściana
study-dice-rolled = Wypadła
study-dice-expected = Oczekiwane
study-dice-tenths = { $whole },{ $tenth }
study-dice-rolls = Wszystkie rzuty
study-dice-input = Wejście
study-dice-whose = Czyj
study-dice-stated = W zapisie
study-dice-recomputed = Policzony
study-dice-agrees = Zgoda
study-dice-same = zgadza się
study-dice-differs = nie zgadza się
study-dice-proof = Dowód
study-dice-proof-about = Tyle wystarczy, żeby policzyć rzuty samemu, w dowolnym języku programowania. Porównaj zobowiązanie i to, co od Ciebie, z tym, co masz zachowane.
study-dice-table = Stół
study-dice-commitment = Zobowiązanie stołu
study-dice-secret = Tajemnica stołu
study-dice-entropy = Od gracza { $seat }

## Edytor pozycji

study-editor-title = Edytor pozycji
study-editor-board = Pozycja
study-editor-palette = Co postawić
study-editor-nothing = Puste pole
study-editor-text = Pozycja jako tekst
study-editor-faults = Co się nie zgadza
study-editor-good = Pozycja jest poprawna.
study-editor-unreadable = Tego tekstu nie da się odczytać, więc plansza pokazuje ostatnią czytelną pozycję.
study-editor-start = Pozycja początkowa
study-editor-clear = Pusta plansza
study-editor-play = Graj od tej pozycji
study-editor-analyse = Analizuj
study-editor-options = Opcje gry
study-editor-turn = Kto ma ruch
study-editor-field = { $field }: { $piece }
study-editor-field-empty = { $field }: puste
study-editor-map = Edytor mapy
study-editor-only-text = Tę pozycję układa się jako tekst; plansza pokazuje, co z niego wynika.

## Edytor mapy

study-map-brush = Pędzel
study-map-size = Rozmiar
study-map-width = Szerokość
study-map-height = Wysokość
study-map-resize = Zmień rozmiar
study-map-symmetry = Symetria
study-map-symmetry-none = Brak
study-map-symmetry-half = Obrót o pół
study-map-symmetry-across = Lewo i prawo
study-map-symmetry-down = Góra i dół
study-map-brush-size = Grubość
study-map-seed = Ziarno
study-map-generate = Wylosuj mapę
study-map-text = Mapa jako tekst
study-map-good = Na tej mapie da się grać.
study-map-play = Graj na tej mapie
study-map-undo = Cofnij
study-map-label = Mapa { $width } na { $height } pól
study-map-known = Gotowe mapy
study-map-copy = Kopiuj mapę
study-map-editor = Edytor pozycji
