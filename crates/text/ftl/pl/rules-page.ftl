### Strona zasad i pierwsza gra z przewodnikiem.

rules-waiting = Zasady są w drodze…
rules-unread = Tej strony nie udało się wczytać. Sprawdź, czy jest sieć, i spróbuj jeszcze raz.
rules-read-again = Spróbuj jeszcze raz
rules-contents = Spis treści
rules-game = Zasady gry
rules-search = Szukaj w zasadach
rules-found = Pasuje { $count ->
        [one] { $count } artykuł
        [few] { $count } artykuły
       *[many] { $count } artykułów
    }
rules-found-none = Nic nie pasuje. Spróbuj innego słowa albo znaku artykułu.
rules-to-lesson = Pierwsza gra z przewodnikiem
rules-to-game = Nowa partia

## Przykład, który można wypróbować

rules-try-reset = Od nowa
rules-try-show = Pokaż, jak
rules-try-play-on = Graj dalej stąd
rules-try-done = O to chodzi.
rules-try-broken = Tego ustawienia nie da się otworzyć.

## Pierwsza gra z przewodnikiem

rules-lesson-steps = Kroki
rules-lesson-step = Krok { $number } z { $count }
rules-lesson-next = Dalej
rules-lesson-skip = Pomiń ten krok
rules-lesson-back = Wróć o krok
rules-lesson-astray = To też wolno. Ten krok jest jednak o czymś innym, więc ustaw pozycję od nowa i zrób to, o co prosi.
rules-lesson-again = Ustaw od nowa
rules-lesson-play = Zagraj z łatwym botem
rules-lesson-rules = Całe zasady
rules-lesson-from-start = Jeszcze raz od początku
