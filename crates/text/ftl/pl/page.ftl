### Strona: napisy, przyciski i to, co czyta czytnik ekranu.

page-title = Stolik
page-title-game = { $game } · Stolik
page-title-new = Nowy stół: { $game } · Stolik
page-title-rules = Zasady: { $game } · Stolik
page-title-lesson = Pierwsza partia: { $game } · Stolik
page-title-editor = Edytor: { $game } · Stolik
page-title-study = Powtórki · Stolik
page-title-dice = Kości · Stolik
page-title-settings = Ustawienia · Stolik
page-nowhere = Tu nic nie ma
page-not-found = Pod tym adresem nie ma strony ani zapisanej partii.
page-places = Miejsca na stronie
page-study = Powtórki
page-settings = Ustawienia
page-home = Stolik, strona główna
page-skip = Przejdź do treści
page-loading = Stół się rozkłada…
page-games = Gry
page-rules = Zasady
page-rules-of = Zasady: { $game }
page-menu = Menu stołu
page-close = Zamknij
page-cancel = Anuluj
page-confirm = Zatwierdź
page-back = Wróć

## Ustawienia

page-language = Język
page-language-pl = Polski
page-language-en = Angielski
page-language-missing = Nie udało się wczytać tego języka. Sprawdź połączenie i wybierz go jeszcze raz.
page-part-coming = Ta strona się wczytuje…
page-part-missing = Tej strony nie udało się wczytać. Sprawdź połączenie.
page-part-again = Wczytaj jeszcze raz
page-theme = Wygląd
page-theme-system = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-theme-switch = Jasny lub ciemny wygląd
page-turn-board = Obróć planszę
page-options = Opcje
page-options-default = Wszystko jak zwykle
page-options-changed = { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
page-option-wrong = Tu może być: { $allowed }.
page-option-own = Własny tekst

page-settings-look = Wygląd i język
page-settings-language-about = Nazwy z gier zostają polskie w obu językach.
page-settings-theme-about = Jasny albo ciemny stół.
page-motion = Ruch
page-settings-motion-about = Czy pionki, kostki i karty się poruszają.
page-motion-full = tak
page-motion-still = nie
page-settings-play = Przy stole
page-settings-confirm = Zatwierdzanie ruchów
page-settings-confirm-about = Ruch, który kończy twoją kolej, czeka, aż go zatwierdzisz. Jak zwykle: na małym ekranie, chyba że zegar daje dziesięć minut albo mniej.
page-settings-usual = jak zwykle
page-settings-hints = Podpowiedzi
page-settings-hints-about = Przy stole jest przycisk, który pokazuje dobry ruch.
page-settings-coordinates = Nazwy pól
page-settings-coordinates-about = Litery i cyfry na brzegu planszy.
page-settings-sounds = Dźwięki
page-settings-sounds-about = Ciche stuknięcia: ruch, bicie, kostka, koniec.
page-running-turn = Kolej: { $seat }
page-kept = Zapisane partie
page-kept-none = Nie ma jeszcze żadnej zapisanej partii.
page-kept-look = Obejrzyj
page-kept-forget = Usuń
page-kept-forget-sure = Na pewno usunąć?
page-all = Wszystko w jednym pliku
page-all-about = Partie i ustawienia tej przeglądarki, na przykład do przeniesienia na inny komputer.
page-all-export = Zapisz do pliku
page-all-import = Wczytaj z pliku
page-all-saved = Zapisane w pliku { $file }.
page-all-not-saved = Przeglądarka nie pozwala zapisać pliku.
page-all-taken = { $count ->
        [one] Wczytana { $count } partia.
        [few] Wczytane { $count } partie.
       *[many] Wczytanych { $count } partii.
    }
page-all-refused = Wiersz { $line }: { $why }

## Półka

page-shelf-title = W co zagramy?
page-shelf-about = Bez konta, także bez internetu.
page-shelf-kept = Stolik działa u ciebie: gry zostają w tej przeglądarce.
page-shelf-play = Zagraj
page-shelf-learn = Nauka
page-shelf-set-up = Ustaw stół

## Nowa partia

page-new-game = Nowa partia
page-start = Zacznij
page-your-name = Imię
page-player = Gracz { $number }
page-one-screen = Przy jednym ekranie
page-resume = Graj dalej
page-resume-line = { $game }, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## Nowy stół

page-table-new = Nowy stół
page-table-about = { $game }, { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
page-table-other = Inna gra
page-table-who = Kto gra
page-table-seats = Liczba miejsc
page-table-fewer = Mniej miejsc
page-table-more = Więcej miejsc
page-table-rules = Zasady
page-table-by-rules = Zasady przy tym stole
page-table-more-rules = Więcej zasad
page-table-presets = Gotowe zestawy
page-table-read-rules = Przeczytaj zasady
page-table-veil = W tej grze są tajemnice. Między osobami przy jednym ekranie zawiśnie zasłona.
page-table-begin = Zasiądź do stołu
page-table-persons = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
page-table-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
page-seat-kind = Kto tu siada
page-seat-person = Człowiek
page-seat-robot = Bot
page-seat-here = { $side }, przy tym ekranie
page-seat-bot = { $side }, gra sam
page-seat-strength = Siła bota

## Plansza i ruch

page-board = Plansza
page-players = Gracze
page-to-move = przy ruchu
page-your-turn = Twoja kolej
page-steps = Kroki tej kolejki
page-turn-yours = Twoja kolej · { $task }
page-turn-seat = { $seat } · { $task }
page-turn-others = Kolej: { $names }
page-you = ty
page-earlier = Wcześniejsza pozycja
page-earlier-look = Pokaż tę pozycję
page-earlier-start = Początek partii.
page-earlier-now = Teraz: { $now }
page-earlier-back = Wstecz
page-earlier-on = Dalej
page-earlier-end = Wróć do gry
page-choose-empty = Wybierz pole
page-choose-card = Wybierz kartę
page-choose-piece = Wybierz bierkę
page-choose-field = { $field }, wybierz pole
page-choose-where = { $what }: wybierz pole
page-choose-next = { $what }: wybierz, co dalej
page-confirm-touched = { $what }: zatwierdź albo dotknij czegoś innego
page-confirm-loses = W ten sposób przegrasz partię.
page-confirm-anyway = Zrób to i przegraj partię
page-confirm-way = { $way }: zatwierdź albo dotknij innego pola
page-possibilities = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
page-field-empty = { $field }, puste
page-field-token = { $field }, { $token }
page-mark-selected = wybrane
page-mark-target = można tu stanąć
page-mark-landing = tu lądujesz po biciu
page-mark-capture = można zbić
page-mark-movable = może się ruszyć
page-mark-last = ostatni ruch
page-mark-danger = zagrożone
page-hint = Podpowiedź
page-hint-asking = Bot się zastanawia…
page-hint-is = Dobry ruch: { $text }
page-why-close = Zamknij wyjaśnienie
page-keys = Strzałki: pole, Enter: wybierz, Escape: od nowa.
page-composing = Tylko ty to widzisz, dopóki nie zatwierdzisz.
page-hand = { $seat }: karty na ręce
page-hand-open = { $seat }: odkryte karty
page-hand-covered = { $seat }: zakryte karty
page-targets = Co jest w zasięgu
page-zoom = Wielkość mapy
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-fit = Cała mapa

## Zasłona między dwiema osobami przy jednym ekranie

page-cover = Zasłoń
page-veil-now = Teraz { $seat }
page-veil-why = Oddaj ekran. To, co wybrali inni, jest zapisane i zasłonięte; nikt tego nie zobaczy, zanim pozwolą zasady.
page-veil-show = Tu { $seat }, pokaż
page-veil-back = Wróć do: { $seat }

## Przyciski partii

page-undo = Cofnij
page-redo = Ponów
page-restart = Od nowa
page-resign = Poddaj
page-resign-sure = Poddać partię?
page-draw = Remis
page-draw-sure = Obie strony zgadzają się na remis?
page-yes = Tak
page-no = Nie
page-copy-record = Kopiuj zapis
page-copied = Skopiowane
study-copy-link = Kopiuj odnośnik
study-copied = Skopiowane.
study-not-copied = Przeglądarka nie daje tu schowka. Zaznacz tekst i skopiuj go sam albo zapisz do pliku.
page-save-record = Zapisz do pliku
page-open-record = Otwórz zapis

## Przebieg

page-moves = Ruchy
page-moves-all = Wszystkie
page-moves-last = Tylko ostatnie
page-no-moves = Jeszcze nikt się nie ruszył.
page-live = Na żywo
page-commands = Wiersz poleceń
page-command-hint = Na przykład C3-D4
page-execute = Wykonaj
page-command-help = Wpisz ruch, na przykład C3-D4. ? mówi, czego można dotknąć, cofnij cofa, podpowiedz prosi o dobry ruch.
page-command-list = Możesz dotknąć: { $names }{ $left ->
        [0] .
       *[other] {" "}i jeszcze { $left }.
    }
page-command-no-hint = Tu nie ma podpowiedzi. Dla gier przy jednym ekranie można je włączyć w ustawieniach.
page-game-over = Koniec partii
page-rematch = Rewanż, miejsca zamienione
page-places-reached = Miejsca
page-course = Przebieg partii
page-course-side = { $side }: od { $first } do { $last }.
page-course-turns = { $count ->
        [one] { $count } kolejka
        [few] { $count } kolejki
       *[many] { $count } kolejek
    }
page-example-caption = Przykład: { $caption }

## Gdy coś nie działa

page-storage-off = Przeglądarka nie pozwala zapisać partii. Po zamknięciu strony partia zniknie.
page-broken-save = Zapisanej partii nie da się odczytać. { $why }
page-offline = Jesteś bez sieci. Gra toczy się dalej, nic nie ginie.
