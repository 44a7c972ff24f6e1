### Strona: napisy, przyciski i to, co czyta czytnik ekranu.

page-title = Stolik
page-title-game = { $game } · Stolik
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
page-not-found = Tu nic nie ma. Wróć do gier.

## Ustawienia

page-language = Język
page-language-pl = Polski
page-language-en = Angielski
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
page-option-own = Własny tekst

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

## Plansza i ruch

page-board = Plansza
page-players = Gracze
page-to-move = przy ruchu
page-your-turn = Twoja kolej
page-choose-piece = Wybierz bierkę
page-choose-field = { $field }, wybierz pole
page-possibilities = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
page-field-empty = { $field }, puste
page-field-token = { $field }, { $token }
page-mark-selected = wybrane
page-mark-target = można tu stanąć
page-mark-capture = można zbić
page-mark-movable = może się ruszyć
page-mark-last = ostatni ruch
page-mark-danger = zagrożone
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
page-save-record = Zapisz do pliku
page-open-record = Otwórz zapis

## Przebieg

page-moves = Ruchy
page-no-moves = Jeszcze nikt się nie ruszył.
page-live = Na żywo
page-commands = Wiersz poleceń
page-command-hint = Na przykład C3-D4
page-execute = Wykonaj
page-game-over = Koniec partii
page-play-again = Jeszcze raz
page-example-caption = Przykład: { $caption }

## Gdy coś nie działa

page-storage-off = Przeglądarka nie pozwala zapisać partii. Po zamknięciu strony partia zniknie.
page-broken-save = Zapisanej partii nie da się odczytać. { $why }
page-offline = Jesteś bez sieci. Przy jednym ekranie gra się dalej.
