### Gra przez sieć: czego serwer nie przyjmuje i dlaczego.

server-no-table = Nie ma takiego stołu. Sprawdź adres albo poproś o nowy link.
server-no-address = Pod tym adresem nic nie ma. Strona jest pod /.
server-who-are-you = Najpierw podaj imię albo się zaloguj.
server-wrong-link = Ten link nie prowadzi do żadnego miejsca przy tym stole. Poproś o nowy.
server-already-seated = Siedzisz już przy tym stole.
server-no-open-seat = Przy tym stole nie ma już wolnego miejsca. Możesz oglądać.
server-unreadable = Tego nie da się odczytać: { $why }.
server-too-large = To za długie. Wiadomość może mieć najwyżej { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[many] { $most } bajtów
    }.
server-too-fast = Za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
server-too-slow = Żądanie nadchodziło za długo. Spróbuj jeszcze raz.
server-too-many-tables = Liczba twoich niezakończonych stołów: { $most }. Dokończ albo zamknij któryś, zanim zrobisz następny.
server-talked-enough = Liczba twoich wypowiedzi przy tym stole: { $most }. Na więcej nie ma tu miejsca.
server-watchers-talked-enough = Liczba wypowiedzi widzów przy tym stole: { $most }. Na więcej nie ma tu miejsca.
server-enough-offers = Liczba twoich propozycji, odpowiedzi i cofnięć przy tym stole: { $most }. Na więcej nie ma tu miejsca.
server-offered-already = Ta propozycja padła już po twoim ostatnim ruchu. Zagraj, a potem możesz ją ponowić.
server-table-full = Ten stół jest pełny: tyle się tu wydarzyło, że nic więcej się nie zmieści. Partię można poddać.
server-wrong-origin = To żądanie przyszło z innej strony. Otwórz stół pod jego własnym adresem.
server-bad-forwarded = Pośrednik przed tym serwerem nie mówi, kto pyta. Powiedz o tym temu, kto prowadzi serwer.
server-speak-https = Ten serwer mówi tylko po https. Zacznij adres od https://.
server-wrong-csrf = Brakuje znaku tej sesji albo jest nieaktualny. Odśwież stronę.
server-storage = Serwer nie może teraz niczego zapisać. Stół stoi, nic nie przepadło. Spróbuj za chwilę.
server-storage-full = Na serwerze skończyło się miejsce. Stół stoi, nic nie przepadło. Powiedz o tym temu, kto prowadzi serwer.
server-damaged = Zapis tego stołu jest uszkodzony, dlatego nie jest pokazywany. Innych stołów to nie dotyczy. Powiadom osobę, która prowadzi serwer.
server-damaged-from = Zapis tego stołu jest uszkodzony od zdarzenia { $from }, dlatego nie jest pokazywany. Innych stołów to nie dotyczy. Powiadom osobę, która prowadzi serwer.
server-stopping = Serwer zaraz na chwilę zniknie. Nic nie przepadnie.
server-unknown-game = Nie ma gry { $game }. Są: { $games }.
server-bad-time = Nie ma takiego zegara: { $given }. Może być: none, fischer:300+5, byoyomi:600+30x5, days:3.
server-bad-absence = Nie wiadomo, co znaczy { $given }. Może być: wait, vote, bot, bot-after-60.
server-hasty-absence = Gdy czas liczy się w dniach, nikt nie zastępuje po minutach. Może być: wait, vote, bot-after-86400 (po dniu).
server-bad-bot = Nie ma bota { $given }. Są: { $bots }.
server-bad-seats = Ta gra ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a podano { $given }.
server-me-twice = Przy jednym stole można zająć tylko jedno miejsce.
server-bad-entropy = Dodatek do kości to 64 cyfry szesnastkowe.
server-bad-fresh = Dodatek ruchu do rzutu to 32 cyfry szesnastkowe.
server-bad-position = Tak nie można zacząć: { $why }
server-bad-name = Imię ma od 1 do { $most } znaków.
server-invisible-name = W tym imieniu są znaki, których nie widać albo nie da się odczytać. Wpisz je od nowa z klawiatury.
server-bad-password = Hasło ma od { $least } do { $most } znaków.
server-common-password = To hasło zna każdy, kto zgaduje. Wybierz inne: najlepiej kilka słów, które nie idą w parze.
server-name-password = To hasło to prawie twoje imię. Wybierz inne: najlepiej kilka słów, które nie idą w parze.
server-too-many-guesses = Za dużo nieudanych prób. Odczekaj kilka minut albo zaloguj się w przeglądarce, w której to już się udało.
server-name-taken = Nazwa { $name } jest już zajęta albo wygląda jak inna. Wybierz inną.
server-wrong-password = Nie ma takiego konta albo hasło jest inne.
server-wrong-old-password = To nie jest twoje obecne hasło.
server-needs-passkey = To konto nie ma jeszcze hasła. Potwierdź kluczem dostępu, że to ty.
server-has-account = To konto już istnieje.
server-log-in-there = Masz konto: na drugim urządzeniu po prostu się zaloguj.
server-old-link = Ten link już zadziałał albo stracił ważność. Zrób nowy tam, gdzie grasz.
server-no-account = Gość nie ma hasła. Najpierw załóż konto.
server-not-in-person = Programowi z tokenem tego nie wolno. Zaloguj się i zrób to na stronie.
server-read-only = Ten token służy tylko do czytania.
server-secret-record = W tej grze są tajemnice. Zapis będzie dostępny po zakończeniu.
server-not-begun = Partia się jeszcze nie zaczęła.
server-bad-offer = Nie ma takiej propozycji: { $given }.
server-too-many = Naraz może być najwyżej { $most }.
server-not-seated = Tylko kto siedzi przy stole, może to zrobić.
server-id-used = Inne życzenie nazywa się już tak samo. Każde musi mieć własną nazwę.
server-push-title = Twoja kolej
server-push-turn = { $game }: przy stole czekają na Twój ruch.
server-no-push = Ten serwer nie wysyła powiadomień.
server-bad-push = Na ten adres nie da się wysłać powiadomienia.
server-bad-passkey = Tego klucza dostępu nie da się tu użyć. Spróbuj jeszcze raz albo zaloguj się hasłem.
server-bad-id = To nie jest identyfikator klucza dostępu; zapisuje się go jako base64url.
server-passkey-known = Ten klucz dostępu już jest zapisany.
server-last-passkey = To jedyny klucz dostępu, a konto nie ma hasła. Dodaj najpierw inny klucz.
server-old-challenge = Trwało to za długo. Zacznij jeszcze raz.
server-old-commitment = Stół nie zobowiązał się do takich kości albo już ich użył. Zapytaj jeszcze raz.
server-not-maker = Może to zrobić tylko osoba, która otworzyła stół.
server-no-vote = Przy tym stole czeka się na tych, którzy odeszli. Głosowania nie ma.
server-begun = Partia już się zaczęła. Można ją przerwać albo poddać przy stole.
server-closed = Ten stół został zamknięty przed partią. Poproś o nowy link albo otwórz własny stół.

## Co pokazują komunikatory

server-show-invites = { $name } zaprasza do gry: { $game }
server-show-table = { $game }: { $names }
server-show-bot = bot
server-show-clock = Czas: { $clock }.
server-show-runs = Partia trwa, można oglądać.
server-show-over = Partia skończona.
server-show-open = { $open ->
        [one] Jest { $open } wolne miejsce.
        [few] Są { $open } wolne miejsca.
       *[many] Jest { $open } wolnych miejsc.
    }
