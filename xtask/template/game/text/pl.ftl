### Pięć Kładek. Strony to czerwoni i niebiescy.

piec-kladek-name = Pięć Kładek
piec-kladek-tagline = Pięć kładek nad potokiem: rzuć kostką i zepchnij trzy kamienie drugiej strony.
piec-kladek-shelf = 2 osoby · około 10 minut · proste zasady
# What `stolik bench` measures.
piec-kladek-benched = Pięć Kładek

piec-kladek-side-red = czerwoni
    .capital = Czerwoni
    .genitive = czerwonych
piec-kladek-side-blue = niebiescy
    .capital = Niebiescy
    .genitive = niebieskich

## Opcje

piec-kladek-option-turn_limit = Liczba tur
piec-kladek-option-turn_limit-help = Po ilu turach partia się kończy, jeżeli nikt nie ma trzech kładek.

## Czyj ruch i jak się skończyło

piec-kladek-prompt-roll = { $side-capital } rzucają kostką
    .task = rzuć kostką
piec-kladek-prompt-go = Tura { $side-genitive }: { piec-kladek-prompt-go.task }
    .task = { $count ->
        [one] wybierz kamień, wypadł { $count } punkt
        [few] wybierz kamień, wypadły { $count } punkty
       *[many] wybierz kamień, wypadło { $count } punktów
    }
piec-kladek-over-won = { $side-capital } wygrywają.
piec-kladek-over-drawn = Remis: obie strony mają tyle samo kładek.

## Kamienie i liczniki

piec-kladek-token = kamień { $side-genitive }
piec-kladek-counter-bridges = { $count ->
        [one] { $count } kładka
        [few] { $count } kładki
       *[many] { $count } kładek
    }

## Co się stało

piec-kladek-news-roll = { $side-capital } rzucają kostką: { $roll }.
piec-kladek-news-goes = { $side-capital }: rusza kamień z { $field }.
piec-kladek-news-falls = { $side-capital }: kamień z { $field } spycha drugi do potoku.

## Plansza w słowach

piec-kladek-spoken-side = { $side-capital }, { $count ->
        [one] { $count } kładka
        [few] { $count } kładki
       *[many] { $count } kładek
    }; kamienie: { $fields }.

## Odmowy

piec-kladek-refusal-no-stone = { $spot }: tu nie ma kamienia do wyboru. Wybierz jeden swój kamień, który ma przed sobą drugi.
piec-kladek-refusal-bridge-won = Na kładce z polem { $field } nikt już nie gra: drugi kamień spadł. Wybierz kamień z innej kładki.

## Błędy pozycji

piec-kladek-fault-wrong-bridge = Na kładce z polem { $field } stoją niewłaściwe kamienie. Ma tam stać co najmniej jeden, każdej strony najwyżej jeden, a czerwony przed niebieskim.
piec-kladek-fault-no-such-side = Nie ma strony { $number }. Strony to 0, czerwoni, i 1, niebiescy.
