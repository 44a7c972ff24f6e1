### Wspólne dla wszystkich gier: wyliczenia, miejsca i strony, odmowy, opcje, zapisy.

list-and = { $rest } i { $last }

seat-unnamed = Miejsce { $number }
side-unnamed = strona { $number }
    .capital = Strona { $number }
    .genitive = strony { $number }

rules-article = Zasady, { $article }

## Odmowy wspólne dla wszystkich gier

refused-over = Partia jest już skończona. Możesz ją obejrzeć albo zacząć nową.
refused-not-to-act = { $seat }: to nie twoja kolej. Gra czeka na kogoś innego.
refused-no-such-seat = Nie ma miejsca { $number }. Miejsca liczy się od 0.
refused-chance-is-next = Teraz decyduje los: kostka albo karta. Twój ruch przyjdzie po nim.
refused-no-chance-now = Teraz nic się nie losuje. Gra czeka na ruch.
refused-impossible-chance = Takiego wyniku kostka ani karta nie może tu dać.
refused-no-clock = Zasady nie liczą teraz czasu na tym miejscu: { $seat }.

# What was typed for a roll or an action.
parse-die = „{ $text }” to nie rzut: podaj liczbę od 1 do { $most }.
parse-touches = „{ $text }” to nie akcja: podaj dotykane pola albo przycisk, z łącznikiem między nimi, jak w C3-D4.
parse-position-unknown = W pozycji nie ma słowa { $text }. Są: { $known }.
parse-position-twice = „{ $text }” stoi w pozycji drugi raz. Zostaw jedno.
parse-position-missing = W pozycji brakuje { $text }. Każde słowo to nazwa i wartość: { $text }=…
parse-position-word = „{ $text }” nie może stać w tej pozycji.
parse-position-long = Pozycja jest za długa. Może mieć najwyżej { $most } bajtów.

## Opcje

option-unknown = Nie ma opcji { $name }. Są: { $known }.
option-twice = Opcja { $name } jest podana dwa razy. Podaj ją raz.
option-value = Opcja { $name } nie przyjmuje wartości „{ $value }”. Dozwolone: { $allowed }.
option-yes-no = yes albo no
option-one-of = { $values }
option-number = liczba od { $least } do { $most }
option-off-or = 0 (wyłączone) albo liczba od { $least } do { $most }
option-text = tekst do { $most ->
        [one] { $most } bajta
       *[other] { $most } bajtów
    }
option-yes = tak
option-no = nie
option-off = wyłączone
option-own = własny wybór
option-default = zwykle: { $value }

## Dane

value-expected = W miejscu „{ $at }” ma być: { $expected }.
value-unknown-name = Nie ma tu nazwy „{ $at }”. Są: { $known }.
value-name-twice = Nazwa „{ $at }” stoi dwa razy. Zostaw jedną.

## Zapisy partii

record-at-line = Wiersz { $line }. { $problem }
record-too-long = Zapis jest za długi. Czytane są zapisy do { $most } bajtów.
record-not-a-record = To nie jest zapis Stolika. Pierwszy wiersz ma brzmieć „stolik record 1”.
record-newer-format = Zapis ma format { $version }, a ten program go nie zna. Weź nowszą wersję Stolika.
record-missing-header = Brakuje nagłówka „{ $name }”. Dopisz go przed ruchami.
record-bad-header = Nagłówek „{ $name }” jest niezrozumiały. Sprawdź, co stoi po dwukropku.
record-bad-line = Nie da się odczytać wiersza „{ $text }”. Wiersz to nagłówek, kolejka z numerem albo uwaga po znaku #.
record-wrong-number = Kolejka ma zły numer. Tu ma stać { $due }.
record-cut = Zapis jest ucięty. Brakuje ostatniego wiersza, który zaczyna się od „end:”.
record-wrong-count = Liczba ruchów się nie zgadza. Ostatni wiersz podaje { $said }, a w zapisie jest { $found }.
record-other-game = To zapis innej gry: { $game }.
record-other-rules = Zapis jest według zasad w wersji { $record }, a ten program zna wersję { $known }. Nie da się go wiernie odtworzyć.
record-options = Opcje w zapisie są błędne. { $faults }
record-position = Pozycja w zapisie jest błędna. { $faults }
record-input = Nie da się odczytać ruchu „{ $text }”. { $why }
record-refused = Ruch „{ $text }” jest niezgodny z zasadami. { $why }
record-wrong-result = Wynik w zapisie nie zgadza się z ruchami. Z ruchów wynika: { $found }.
record-wrong-hash = Końcowa pozycja nie zgadza się z zapisem. Zapis jest uszkodzony albo zmieniony.

## Edytory pozycji

editor-dial-turn = Kto ma ruch
