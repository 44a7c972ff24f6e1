### Boty: nazwy, błędy w pytaniach do nich i arena.

## Nazwy

bots-random = cokolwiek zgodnego z zasadami
bots-beginner = początkujący
bots-easy = łatwy
bots-medium = średni
bots-strong = silny

## Co jest nie tak

bots-unknown-bot = Nie ma bota „{ $name }”. Są: { $known }. Po dwukropku można podać budżet: strong:20000 (węzłów), strong:100ms.
bots-not-a-budget = „{ $text }” to nie budżet. Podaj liczbę węzłów, np. 20000, albo czas, np. 100ms.
bots-no-budget = Bot potrzebuje co najmniej jednego węzła lub jednej milisekundy na myślenie.
bots-over = Partia jest skończona. Nie ma już czego wybierać.
bots-chance-is-next = Teraz decyduje los. Bota można zapytać, gdy ruch należy do jakiegoś miejsca.
bots-no-such-seat = W tej grze nie ma miejsca { $number }.
bots-not-to-act = Miejsce { $number } nie ma teraz ruchu. Zapytaj o miejsce, które go ma.

## Arena

bots-arena-bot = bot
bots-arena-games = partie
bots-arena-won = wygrane
bots-arena-shared = dzielone
bots-arena-lost = przegrane
bots-arena-share = udział w pierwszych miejscach
bots-arena-interval = 95 %
bots-arena-even = po równo
bots-arena-thought = ms na decyzję
bots-arena-against = z { $bot }
bots-arena-progress = { $done } z { $count } partii
bots-arena-left = zostało { $time }
bots-arena-broken-off = { $count ->
        [one] { $count } partia trwała zbyt długo i została przerwana; wszystkie strony dzielą w niej pierwsze miejsce.
        [few] { $count } partie trwały zbyt długo i zostały przerwane; wszystkie strony dzielą w nich pierwsze miejsce.
       *[many] { $count } partii trwało zbyt długo i zostało przerwanych; wszystkie strony dzielą w nich pierwsze miejsce.
    }
bots-arena-other-contest = Plik „{ $path }” zawiera inny pojedynek: { $differences }. Podaj ustawienia z pliku albo inny plik.
bots-arena-differs = { $name } to tam { $there }, a tu { $here }
bots-arena-no-contest = „{ $path }” to nie plik areny. Podaj inny plik; ten zostaje bez zmian.
bots-arena-twice = Bot { $bot } jest podany dwa razy. Gdy jest ich więcej niż dwa, każdy musi być inny; odróżnia je budżet: strong:5000.
bots-arena-bad-line = Wiersz { $line } pliku „{ $path }” nie jest wierszem areny. { $why }
bots-arena-not-json = Wiersz { $line } pliku „{ $path }” nie jest poprawnym JSON-em.
