### Strona: stoły przez sieć.

## Nowy stół

net-where = Gdzie gracie
net-where-here = Przy tym ekranie
net-where-online = Przez sieć
net-where-about = Każdy gra na swoim ekranie. Wyślesz link, a kto go otworzy, siada bez konta.
net-your-name = Twoje imię przy stole
net-me = Ty
net-friend = Osoba z linkiem
net-seat-mine = { $side }, twoje miejsce
net-seat-open = { $side }, czeka na link
net-time = Zegar
net-time-about = Ile czasu ma każda strona.
net-time-none = bez zegara
net-time-180-2 = 3 minuty i 2 sekundy na ruch
net-time-300-5 = 5 minut i 5 sekund na ruch
net-time-900-10 = 15 minut i 10 sekund na ruch
net-time-1800-20 = 30 minut i 20 sekund na ruch
net-time-byoyomi = 10 minut, potem 3 razy po 30 sekund
net-time-day = dzień na ruch
net-time-3-days = 3 dni na ruch
net-time-week = tydzień na ruch
net-time-own = własny zegar
net-own-sort = Rodzaj zegara
net-own-about = Czas ustawiasz po swojemu.
net-own-fischer = minuty i sekundy na ruch
net-own-byoyomi = minuty, potem okresy
net-own-days = dni na ruch
net-own-minutes = Minuty na partię
net-own-add = Sekundy dodawane po każdym ruchu
net-own-period = Sekundy w okresie
net-own-periods = Liczba okresów
net-own-days-a-move = Dni na ruch
net-own-range = Podaj liczbę od { $least } do { $most }.
net-own-no-time = Podaj tu minuty albo sekundy na każdy ruch.
net-absence = Gdy ktoś odejdzie
net-absence-about = Kto odszedł, może zawsze wrócić na swoje miejsce.
net-absence-wait = reszta czeka
net-absence-vote = reszta głosuje
net-absence-bot-later = po minucie gra bot
net-absence-bot = od razu gra bot
net-absence-bot-next-day = po dniu gra bot
net-absence-about-days = Kto odszedł, może zawsze wrócić na swoje miejsce. Gdy na ruch są dni, bot zastępuje kogoś najwcześniej po dniu.
net-my-seat = Twoje miejsce
net-my-seat-about = W rewanżu zaczyna kto inny.
net-my-seat-lot = losowe
net-seat-lot = miejsce się wylosuje
net-public = Stół otwarty dla wszystkich
net-public-about = Widać go na liście stołów i każdy może się dosiąść.

## Przed partią

net-no-table = Nie ma takiego stołu
net-invites = { $name } zaprasza do gry: { $game }
net-any-link = Zaproszenie
net-any-about = Jeden link na każde wolne miejsce: wyślij go choćby całej grupie. Kto go otworzy, zobaczy, w co gracie, i usiądzie.
net-any-none = Nie ma tu czynnego zaproszenia. Utwórz nowy link; poprzedni przestaje działać.
net-any-renew = Nowy link
net-any-close = Zamknij link
net-qr = Kod QR z linkiem do stołu
net-seat-first = pierwsze wolne
net-more-links = Linki do jednego miejsca i dla widzów
net-close = Zamknij stół
net-close-sure = Zamknąć stół? Linki przestaną działać.
net-closed = Stół zamknięty
net-sit = Usiądź
net-sit-as = Usiądź jako { $name }
net-guest-name = { $name } (gość)
net-you = { $name } (ty)
net-open-seat = wolne miejsce
net-seat-link = Link do tego miejsca
net-links-about = Każdy link prowadzi do jednego miejsca. Kto go ma, może na nim usiąść, więc wyślij go tylko tej osobie.
net-watch-link = Link dla widzów
net-share = Udostępnij
net-fill-title = Gra bez czekania
net-fill-about = Na wszystkich wolnych miejscach siadają boty i partia się zaczyna.
net-fill = Niech zagrają boty
net-waiting-for = { $count ->
        [0] Wszyscy są. Zaczynamy.
        [one] Czekamy na { $count } osobę.
        [few] Czekamy na { $count } osoby.
       *[many] Czekamy na { $count } osób.
    }

## Przy stole

net-said = { $text }
net-said-article = { $text } Zasady, { $article }
net-sending = Ruch idzie do stołu…
net-begin = Na pierwszy ruch masz jeszcze { $time }. Potem partia zostanie przerwana.
net-begin-other = Na pierwszy ruch czekamy jeszcze { $time }: { $names }. Potem partia zostanie przerwana.
net-last-period = Ostatni okres
net-meanwhile = { $count ->
        [one] Gdy cię nie było, bot rozegrał za ciebie { $count } turę.
        [few] Gdy cię nie było, bot rozegrał za ciebie { $count } tury.
       *[many] Gdy cię nie było, bot rozegrał za ciebie { $count } tur.
    }
net-draft-is = { $seat } ma na myśli: { $text }
net-watching-only = Oglądasz tę partię. Ruchy robią ci, którzy siedzą przy stole.
net-watching = { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
net-title-turn = ● Twoja kolej · { $title }
net-beside = Co mówią inni przy stole
net-tools = Partia i rozmowa
net-talk = Rozmowa
net-unread = { $count ->
        [one] { $count } nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
net-answer = Odpowiedz
net-seat-taken = Nie ma tu już dla ciebie wolnego miejsca. Oglądasz partię.
net-plate-away = nie ma przy stole
net-plate-bot = gra bot
net-plate-guest = gość
net-say = Powiedz
net-nothing-said = Najpierw coś napisz.
net-mute = Wycisz
net-unmute = Znów słuchaj: { $names }
net-resign = Poddaj partię
net-draw = Zaproponuj remis
net-takeback = Poproś o cofnięcie
net-abort = Zaproponuj przerwanie
net-abort-sure = Zaproponować przerwanie bez wyniku?
net-draw-offered = { $seat } proponuje remis.
net-takeback-offered = { $seat } prosi o cofnięcie ostatniego ruchu.
net-abort-offered = { $seat } chce przerwać partię.
net-stand-in-offered = { $seat } proponuje, żeby grał bot. Nie ma przy stole: { $gone }.
net-abandoned-offered = { $seat } proponuje zakończyć partię. Nie ma przy stole: { $gone }.
net-draw-waits = Propozycja remisu czeka na odpowiedź.
net-takeback-waits = Prośba o cofnięcie ruchu czeka na odpowiedź.
net-abort-waits = Propozycja przerwania partii czeka na odpowiedź.
net-stand-in-waits = Czy ma grać bot, zdecydują też inni. Nie ma przy stole: { $gone }.
net-abandoned-waits = Czy kończymy partię, zdecydują też inni. Nie ma przy stole: { $gone }.
net-withdraw = Wycofaj
net-withdrawn = { $seat } wycofuje propozycję.
net-agree = Zgoda
net-decline = Nie
net-declined = { $seat } się nie zgadza. Gra toczy się dalej.
net-missed = Nie ma przy stole: { $seat }.
net-stood-in = Nie ma przy stole: { $seat }. Gra bot.
net-back = { $seat } znowu przy stole.
net-gone-again = Zdecyduj, co dalej. Nie ma przy stole: { $names }.
net-offer-stand-in = Niech gra bot
net-offer-abandoned = Zakończmy partię
net-again = { $count ->
        [one] { $names } chce rewanżu.
       *[other] { $names } chcą rewanżu.
    }
net-again-waits = Chcesz rewanżu. Czekamy na odpowiedź: { $names }.
net-no-again = Tym razem bez rewanżu.
net-score = Mecz po { $games ->
        [one] { $games } partii
        [few] { $games } partiach
       *[many] { $games } partiach
    }: { $points }.
net-next-game = Do następnej partii
net-look-back = Powtórka
net-look-back-dice = Powtórka i sprawdzenie kostek
net-dice-kept = { $refused ->
        [0] Stół dotrzymał słowa: każdy rzut się zgadza, a kości są tymi, do których zobowiązał się przed grą, ze wszystkim, co dodała Twoja przeglądarka.
        [one] Każdy rzut się zgadza, a kości są tymi, do których stół zobowiązał się przed grą, ze wszystkim, co dodała Twoja przeglądarka. Odrzucił jednak { $refused } Twój ruch albo na niego nie odpowiedział, gdy już znał jego dodatek: mógł widzieć rzut.
        [few] Każdy rzut się zgadza, a kości są tymi, do których stół zobowiązał się przed grą, ze wszystkim, co dodała Twoja przeglądarka. Odrzucił jednak { $refused } Twoje ruchy albo na nie nie odpowiedział, gdy już znał ich dodatki: mógł widzieć rzuty.
       *[many] Każdy rzut się zgadza, a kości są tymi, do których stół zobowiązał się przed grą, ze wszystkim, co dodała Twoja przeglądarka. Odrzucił jednak { $refused } Twoich ruchów albo na nie nie odpowiedział, gdy już znał ich dodatki: mógł widzieć rzuty.
    }
net-dice-not-kept = Każdy rzut zgadza się z zapisem. Ta przeglądarka nic jednak z tej partii nie zachowała, więc nie wie, czy kości są tymi, które obiecano przed grą.
net-dice-unchecked = Kości nie udało się teraz sprawdzić. Sprawdź je w powtórce.
net-dice-older = Kości tego stołu są w starszej wersji: gdy wszyscy już coś dodali, stół zna każdy rzut z góry.

## Łącze

net-unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
net-strange = Serwer mówi coś, czego ta strona nie rozumie. Odśwież stronę, żeby mieć tę samą wersję.
net-reconnecting = Połączenie zerwane. Łączymy się znowu, nic nie ginie.
net-stopping = Serwer zaraz wróci. Zegary stoją, nic nie ginie.
net-away = Nasz serwer był nieobecny { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }. Zegary stały, nic nie zginęło.
net-away-minutes = Nasz serwer był nieobecny { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Zegary stały, nic nie zginęło.

## Listy stołów

net-title-lobby = Stoły · Stolik
net-title-account = Konto · Stolik
net-lobby = Stoły
net-lobby-about = Otwarte stoły: dosiądź się albo popatrz.
net-lobby-empty = Nikt teraz na nikogo nie czeka. Otwórz stół, a inni go zobaczą.
net-lobby-make = Otwórz swój stół
net-join = Dosiądź się
net-watch = Oglądaj
net-my-tables = Moje stoły
net-go = Do stołu
net-status-waiting = czeka na ludzi
net-status-running = czeka na innych
net-status-over = koniec
net-past-more = Pokaż starsze: jeszcze { $count }
net-result-won = Twoja wygrana
net-result-lost = { $names-count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają { $names }
    }
net-result-place = { $place }. miejsce, { $names-count ->
        [one] wygrywa { $names }
       *[other] wygrywają { $names }
    }
net-result-draw = Remis
net-result-none = Bez wyniku

## Konto

net-account-title = Konto
net-nobody = Nie mamy jeszcze twojego imienia. Konto nie jest potrzebne, żeby grać.
net-guest = Grasz jako gość: { $name }.
net-account = Twoje konto: { $name }.
net-account-name = Imię
net-password = Hasło
net-new-password = Nowe hasło (co najmniej 8 znaków)
net-old-password = Obecne hasło
net-no-name = Podaj imię.
net-bad-name = Imię ma od 1 do { $most } znaków.
net-no-password = Podaj hasło.
net-bad-password = Hasło ma od { $least } do { $most } znaków.
net-to-log-in = Mam konto
net-to-register = Nowe konto
net-log-in = Zaloguj się
net-log-out = Wyloguj się
net-register = Załóż konto
net-register-about = Z kontem twoje stoły są na każdym urządzeniu.
net-guest-keeps = Partie rozegrane jako gość zostają przy tobie.
net-guest-about = Twoje miejsca przy stołach zna tylko ta przeglądarka. Załóż konto, a będą twoje wszędzie.
net-elsewhere-title = Graj gdzie indziej
net-elsewhere-about = Masz ten stół tylko tutaj, na przykład w okienku komunikatora? Zrób link i otwórz go w swojej przeglądarce albo na innym urządzeniu.
net-elsewhere-make = Zrób link dla siebie
net-elsewhere-link = Link do grania gdzie indziej
net-elsewhere-link-about = { $minutes ->
        [one] Działa raz, przez { $minutes } minutę.
        [few] Działa raz, przez { $minutes } minuty.
       *[many] Działa raz, przez { $minutes } minut.
    } Kto go użyje, gra jako ty, więc nie wysyłaj go nikomu.
net-here-title = Graj tu dalej
net-here-about = Ten link przenosi tu twoje miejsca przy stołach z innej przeglądarki.
net-here-guest = Tutaj jesteś już gościem: { $name }. Twoje stoły stąd i stamtąd będą razem.
net-here-account = Masz tu konto: { $name }. Te miejsca będą należeć do niego.
net-here = Graj tu dalej
net-leave-about = Gość, który wyjdzie, nie wróci już na swoje miejsca. Z kontem wracasz, kiedy chcesz.
net-leave = Wyjdź bez konta
net-leave-sure = { $count ->
        [one] Tracisz na zawsze miejsce przy { $count } stole ({ $games }).
        [few] Tracisz na zawsze miejsca przy { $count } stołach ({ $games }).
       *[many] Tracisz na zawsze miejsca przy { $count } stołach ({ $games }).
    } Wyjść mimo to?
net-leave-nothing = Nie siedzisz przy żadnym stole, przy którym jeszcze się gra. Wyjść?
net-leave-unknown = Tracisz na zawsze swoje miejsca przy stołach. Wyjść mimo to?
net-rename-title = Imię
net-rename-about = Tym imieniem się logujesz i widzą je inni. Skończone partie zostają pod imieniem, pod którym je rozegrano.
net-rename-about-guest = To imię widzą inni przy stołach.
net-rename = Zmień imię
net-renamed = Imię zmienione.
net-set-password = Zmień hasło
net-set-password-about = Na innych urządzeniach trzeba będzie zalogować się od nowa. Programy z tokenem działają dalej; wyłączysz je niżej.
net-set-password-passkey = Nie pamiętam: potwierdzę kluczem
net-first-password = Ustaw hasło
net-first-password-about = To konto nie ma hasła, wchodzisz kluczem dostępu. Hasło przyda się tam, gdzie klucza nie masz. Potwierdzisz je kluczem.
net-password-set = Hasło zmienione.
net-look-again = Spróbuj jeszcze raz
net-no-server = Ta strona działa bez serwera. Stoły przez sieć są tam, gdzie działa „stolik serve”.
net-passkeys = Klucze dostępu
net-passkeys-about = Klucz dostępu zastępuje imię i hasło. Odblokowuje go palec, twarz albo kod urządzenia.
net-passkeys-number = Klucz dostępu należy do nazwy serwera, a ten adres to same liczby. Otwórz stronę pod nazwą; na tym samym komputerze to localhost.
net-passkeys-unknown = Ta przeglądarka nie zna kluczy dostępu. Imię i hasło działają wszędzie.
net-passkey-log-in = Zaloguj się kluczem
net-passkey-register = Załóż konto z kluczem
net-passkey-name = Nazwa nowego klucza, na przykład „telefon”
net-passkey-add = Dodaj klucz
net-passkey-made = Od { $day }
net-passkey-forget = Usuń
net-passkey-sure = Na pewno usunąć?
net-passkey-cancelled = Nic się nie zmieniło: pytanie o klucz zostało zamknięte albo minął na nie czas.
net-passkey-here = Na tym urządzeniu jest już klucz do tego konta.
net-passkey-failed = Przeglądarka nie może teraz użyć klucza dostępu. Spróbuj jeszcze raz albo użyj hasła.
net-tokens = Tokeny dla programów
net-tokens-about = Program z tokenem gra za ciebie albo tylko patrzy. Nie zmieni imienia, hasła, kluczy ani tokenów.
net-token-name = Nazwa nowego tokenu, na przykład „robot”
net-token-scope = Do czego służy
net-token-scope-about = Co wolno programowi, który go ma.
net-token-play = Do gry
net-token-read = Tylko do czytania
net-token-add = Zrób token
net-token-once = Oto token. Skopiuj go teraz, drugi raz go nie zobaczysz:
net-sessions = Gdzie masz otwarte konto
net-sessions-about = Przeglądarka, w której nikt nie wchodzi na konto przez 30 dni, wylogowuje się sama. Po roku każda.
net-session-here = Ta przeglądarka
net-session-other = Inna przeglądarka
net-session-used = Od { $since }, ostatnio { $seen }
net-sign-out-others = Wyloguj wszędzie indziej
net-sign-out-sure = Zakończyć pozostałe sesje i usunąć wszystkie tokeny?
net-signed-out = Zrobione. Konto jest otwarte tylko tutaj, a tokeny przestały działać.
net-notify-title = Gdy przyjdzie twoja kolej
net-notify = Powiadamiaj mnie w przeglądarce
net-notified = Przeglądarka powie, kiedy przyjdzie twoja kolej.
net-notify-days = Tu czas na ruch liczy się w dniach. Dać znać, gdy przyjdzie twoja kolej?
net-notify-unanswered = Nic się nie zmieniło: pytanie przeglądarki zostało bez odpowiedzi.
net-insecure = Pod tym adresem (http, bez szyfrowania) przeglądarka nie pozwala na powiadomienia, instalację bez sieci ani klucze dostępu. Gra działa normalnie, a kolej widać w tytule karty.
net-no-notify = Ta przeglądarka nie zna powiadomień. Kolej widać w tytule karty.
net-push = Także, gdy strona jest zamknięta
net-push-about = Wiadomość jest zaszyfrowana i idzie przez usługę twojej przeglądarki. Mówi, w której grze jest twoja kolej.
net-push-on = Ta przeglądarka da znać także wtedy, gdy strona jest zamknięta.
net-push-end = Już nie powiadamiaj
net-push-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w ustawieniach witryny.
net-push-failed = Przeglądarka nie mogła się zapisać na powiadomienia. Spróbuj jeszcze raz za chwilę.
