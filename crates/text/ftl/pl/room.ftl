### Strona: boty przy stole, to, co przeglądarka przechowuje, i praca bez sieci.

## Miejsca

room-seats = Kto gra
room-person = Osoba
room-bot-easy = Bot łatwy
room-bot-medium = Bot średni
room-bot-strong = Bot silny
room-bot-thinks = Bot myśli…
room-bot-waits = Bot z twojej drużyny zagra po twoim ruchu.
room-you-play = Zagraj ty

## Gdy bot nie może grać

room-bot-refused = Bot nie potrafi tu zagrać ({ $code }). Cofnij ruch albo zacznij od nowa.
room-bot-unreadable = Bot nie rozumie zapisu tej partii. Cofnij ruch albo zacznij od nowa.
room-bot-gone = Bot przestał odpowiadać. Cofnij ruch, a zapytamy go jeszcze raz.

## Przechowywanie

room-store-forbidden = Przeglądarka nie pozwala niczego zapisać. Gramy dalej, ale po zamknięciu strony partia zniknie.
room-store-full = W przeglądarce skończyło się miejsce. Gramy dalej, ale ta partia nie jest zapisywana; usuń którąś z zapisanych.
room-store-missing = Tej partii nie ma już wśród zapisanych.
room-store-broken = Zapisanej partii nie da się odczytać. { $why }
room-file-foreign = To nie jest plik Stolika ze wszystkimi partiami. Taki plik zaczyna się od „stolik kept 1”.
room-file-newer = Ten plik zapisała nowsza wersja Stolika (format { $version }). Odśwież stronę i spróbuj jeszcze raz.
room-file-line = Wiersza { $line } tego pliku nie da się odczytać.

## Bez sieci

room-update = Jest nowsza wersja Stolika.
room-update-now = Wczytaj ją
