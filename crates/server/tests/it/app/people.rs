//! People: guests, accounts, tokens, limits.

use crate::support::{Answer, Site, Visitor, secret_of, settings};
use serde_json::json;
use stolik_protocol::{FromTable, Notice, Person, Voice, What};
use stolik_server::{LimitSettings, Settings};

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let site = Site::open().await;
    let (table, mut hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let before = hania.clone();
    let me =
        hania.become_somebody("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await;
    assert_eq!((&me["name"], &me["guest"]), (&json!("hania"), &json!(false)));
    before.get("/api/me").await.expect_code(401, "who-are-you");
    // Another device.
    let mut phone = site.stranger();
    phone
        .post("/api/login", json!({ "name": "Hania", "password": "zgadywane" }))
        .await
        .expect_code(401, "wrong-password");
    phone
        .post("/api/login", json!({ "name": "nikt", "password": "zgadywane" }))
        .await
        .expect_code(401, "wrong-password");
    phone.become_somebody("/api/login", json!({ "name": "Hania", "password": "trudne haslo" })).await;
    let mine = phone.get("/api/my-tables").await.expect(200);
    assert_eq!(mine["tables"][0]["table"], table);
    assert_eq!(mine["tables"][0]["my_turn"], true);
    let mut line = phone.listen(&table, None).await;
    line.act("C3-D4").await;
    let mine = hania.get("/api/my-tables").await.expect(200);
    assert_eq!(mine["tables"][0]["my_turn"], false, "right on the other device, too");
    let taken =
        site.stranger().post("/api/register", json!({ "name": "HANIA", "password": "dlugie haslo" })).await;
    taken.expect_code(409, "name-taken");
    site.stranger()
        .post("/api/register", json!({ "name": "ola", "password": "1234567" }))
        .await
        .expect_code(400, "bad-password");
    hania.post("/api/logout", json!({})).await.expect(204);
    hania.get("/api/me").await.expect_code(401, "who-are-you");
}

#[tokio::test]
async fn a_session_is_a_cookie_that_no_script_reads() {
    let site = Site::with(Settings { secure: true, ..settings() }).await;
    let answer = site.stranger().post("/api/guest", json!({ "name": "Hania" })).await;
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[tokio::test]
async fn a_program_plays_with_a_token() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let made = hania.post("/api/tokens", json!({ "name": "robot" })).await.expect(200);
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let robot = site.stranger().with("authorization", &token);
    let mut line = robot.listen(&table, None).await;
    line.act("C3-D4").await;
    let tokens = hania.get("/api/tokens").await.expect(200);
    assert_eq!((&tokens[0]["name"], &tokens[0]["scope"]), (&json!("robot"), &json!("play")));
    let end = async |name: &str| {
        hania.ask("DELETE", "/api/tokens", Some(json!({ "name": name }).to_string())).await
    };
    end(" ").await.expect_code(400, "bad-name");
    end("robot").await.expect(204);
    robot.get("/api/me").await.expect_code(401, "who-are-you");
}

#[tokio::test]
async fn names_tables_and_words_have_limits() {
    let site = Site::open().await;
    let stranger = site.stranger();
    for name in ["", "   ", &"x".repeat(41)] {
        stranger.post("/api/guest", json!({ "name": name })).await.expect_code(400, "bad-name");
    }
    let long = json!({ "name": "x".repeat(20_000) });
    stranger.post("/api/guest", long).await.expect_code(413, "too-large");
    let hania = site.guest("Hania").await;
    let table = |change: &str, value: serde_json::Value| {
        let mut wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
        wanted[change] = value;
        wanted
    };
    for (change, value, code) in [
        ("game", json!("szachy"), "unknown-game"),
        ("seats", json!(["me"]), "bad-seats"),
        ("seats", json!(["me", "me"]), "me-twice"),
        ("seats", json!(["me", { "bot": "genius" }]), "bad-bot"),
        ("seats", json!(["me", { "bot": "strong:9999999" }]), "bad-bot"),
        ("time", json!("hourglass"), "bad-time"),
        ("absence", json!("sulk"), "bad-absence"),
        ("entropy", json!("zz"), "bad-entropy"),
        ("position", json!("nowhere"), "bad-position"),
        ("colour", json!("red"), "unreadable"),
    ] {
        hania.post("/api/tables", table(change, value)).await.expect_code(400, code);
    }
    let fault = hania.post("/api/tables", table("options", json!({ "size": "1000" }))).await;
    assert_eq!((fault.status, &fault.json()["at"]), (400, &json!("options")));
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    assert_eq!(line.refused(json!({ "say": "x".repeat(501) })).await, "too-long");
    assert_eq!(line.refused(json!({ "say": "  " })).await, "nothing-said");
    assert_eq!(line.refused(json!({ "act": vec!["x"; 600] })).await, "too-many");
}

#[tokio::test]
async fn nobody_asks_too_often() {
    let limits = LimitSettings { attempts: 3, guests: 3, wishes: 5, sockets: 1, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    site.guest("Ola").await;
    site.stranger().post("/api/guest", json!({ "name": "Piotr" })).await.expect_code(429, "too-fast");
    // Who guesses passwords is stopped for that alone.
    let guess = json!({ "name": "nikt", "password": "zgadywane" });
    for _ in 0..3 {
        site.stranger().post("/api/login", guess.clone()).await.expect_code(401, "wrong-password");
    }
    site.stranger().post("/api/login", guess).await.expect_code(429, "too-fast");
    site.clock.pass(20_000);
    site.guest("Piotr").await;
    site.stranger().post("/api/guest", json!({ "name": "Jan" })).await.expect_code(429, "too-fast");
    let mut line = hania.listen(&table, None).await;
    assert!(marcin.try_listen(&table, None).await.err().expect("one socket an address").contains("429"));
    for _ in 0..5 {
        line.wish(json!({ "ping": {} })).await;
    }
    assert_eq!(line.refused(json!({ "act": ["C3-D4"] })).await, "too-fast");
    site.clock.pass(12_000);
    line.act("C3-D4").await;
}

#[tokio::test]
async fn a_class_behind_one_address_sits_down_at_once() {
    let site = Site::with(Settings { limits: LimitSettings::default(), ..settings() }).await;
    for pupil in 0..30 {
        site.guest(&format!("Uczeń {pupil}")).await;
    }
    // The teacher makes an account beside them, and half a minute later the next class comes.
    let account = json!({ "name": "pani Ola", "password": "trudne haslo" });
    site.stranger().post("/api/register", account).await.expect(200);
    site.clock.pass(30_000);
    for pupil in 30..60 {
        site.guest(&format!("Uczeń {pupil}")).await;
    }
}

#[tokio::test]
async fn problems_are_told_in_the_language_of_who_asks() {
    let site = Site::open().await;
    let polish = site.stranger().with("accept-language", "de, pl;q=0.8, en;q=0.5");
    let problem = polish.get("/api/me").await.expect(401);
    assert_eq!(problem["message"], "Najpierw podaj imię albo się zaloguj.");
}

#[tokio::test]
async fn the_lobby_has_public_tables_and_no_others() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let table = |public: bool| json!({ "game": "warcaby", "seats": ["me", "open"], "public": public });
    let made = hania.post("/api/tables", table(true)).await.expect(200);
    let hidden = hania.post("/api/tables", table(false)).await.expect(200);
    let mut waiting = Vec::new();
    for made in [&made, &hidden] {
        waiting.push(hania.listen(made["table"].as_str().expect("a table"), None).await);
    }
    let lobby = site.stranger().get("/api/lobby").await.expect(200);
    assert_eq!(lobby["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&lobby["tables"][0]["table"], &lobby["tables"][0]["status"]),
        (&made["table"], &json!("waiting"))
    );
    let sit = format!("/api/tables/{}/sit", made["table"].as_str().expect("a table"));
    let marcin = site.guest("Marcin").await;
    assert_eq!(marcin.post(&sit, json!({})).await.expect(200)["status"], "running");
    site.guest("Ola").await.post(&sit, json!({})).await.expect_code(409, "no-open-seat");
}

#[tokio::test]
async fn the_games_of_a_guest_who_signs_in_become_the_accounts() {
    let site = Site::open().await;
    let mut laptop = site.guest("Hania").await;
    laptop.become_somebody("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await;
    let first =
        laptop.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", { "bot": "random" }] })).await;
    // On the phone she has played as a guest before she signs in; and once against herself.
    let (table, mut phone, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let both = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let both = laptop.post("/api/tables", both).await.expect(200);
    let own = both["table"].as_str().expect("a table");
    let sit = json!({ "secret": secret_of(&both, 1) });
    phone.post(&format!("/api/tables/{own}/sit"), sit).await.expect(200);
    let mut line = phone.listen(&table, None).await;
    line.act("C3-D4").await;
    phone.become_somebody("/api/login", json!({ "name": "hania", "password": "trudne haslo" })).await;
    for device in [&phone, &laptop] {
        let mine = device.get("/api/my-tables").await.expect(200);
        let mut names: Vec<&str> = mine["tables"]
            .as_array()
            .expect("tables")
            .iter()
            .filter_map(|one| one["table"].as_str())
            .collect();
        let mut expected =
            [first.json()["table"].as_str().expect("a table").to_owned(), table.clone(), own.to_owned()];
        names.sort_unstable();
        expected.sort_unstable();
        assert_eq!(names, expected);
    }
    marcin.listen(&table, None).await.act("B6-A5").await;
    let mut line = laptop.listen(&table, None).await;
    assert!(matches!(line.next().await, FromTable::Welcome(welcome) if welcome.you == Some(0)));
    line.act("B2-C3").await;
    // At the table where both sat nobody holds two seats.
    let mut line = phone.listen(own, None).await;
    assert!(matches!(line.next().await, FromTable::Welcome(welcome) if welcome.you == Some(0)));
    // Kept, not only known.
    let site = site.restart(0).await;
    let laptop = Visitor { address: site.address, ..laptop };
    assert_eq!(laptop.get("/api/my-tables").await.expect(200)["tables"].as_array().map(Vec::len), Some(3));
    laptop.listen(&table, None).await.next().await;
}

/// Somebody with an account.
async fn account(site: &Site, name: &str) -> Visitor {
    let mut visitor = site.stranger();
    visitor.become_somebody("/api/register", json!({ "name": name, "password": "trudne haslo" })).await;
    visitor
}

/// What is refused, and at which field.
fn refused(answer: &Answer) -> (u16, String, String) {
    let problem = answer.json();
    let text = |name: &str| problem[name].as_str().unwrap_or_default().to_owned();
    assert!(text("message").ends_with('.'), "{problem}");
    (answer.status, text("code"), text("at"))
}

fn is(status: u16, code: &str, at: &str) -> (u16, String, String) {
    (status, code.to_owned(), at.to_owned())
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_signs_the_others_out() {
    let site = Site::open().await;
    let mut laptop = account(&site, "hania").await;
    let mut phone = site.stranger();
    let old = json!({ "name": "hania", "password": "trudne haslo" });
    assert_eq!(phone.become_somebody("/api/login", old.clone()).await["password"], true);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    for (said, why) in [
        (change("zgadywane", "nowe haslo"), is(403, "wrong-password", "old")),
        (json!({ "new": "nowe haslo" }), is(403, "wrong-password", "old")),
        (change("trudne haslo", "krotkie"), is(400, "bad-password", "new")),
        (change("trudne haslo", &"x".repeat(201)), is(400, "bad-password", "new")),
    ] {
        assert_eq!(refused(&laptop.post("/api/password", said).await), why);
    }
    laptop.become_somebody("/api/password", change("trudne haslo", "nowe haslo")).await;
    laptop.get("/api/me").await.expect(200);
    phone.get("/api/me").await.expect_code(401, "who-are-you");
    assert_eq!(
        refused(&site.stranger().post("/api/login", old).await),
        is(401, "wrong-password", "password")
    );
    phone.become_somebody("/api/login", json!({ "name": "hania", "password": "nowe haslo" })).await;
}

#[tokio::test]
async fn passwords_are_guessed_no_faster_by_who_is_signed_in() {
    let limits = LimitSettings { attempts: 3, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let hania = account(&site, "hania").await;
    let guess = json!({ "old": "zgadywane", "new": "nowe haslo" });
    for _ in 0..3 {
        hania.post("/api/password", guess.clone()).await.expect_code(403, "wrong-password");
    }
    hania.post("/api/password", guess).await.expect_code(429, "too-fast");
}

#[tokio::test]
async fn another_name_is_the_one_to_sign_in_by_and_is_shown_at_tables_that_are_not_over() {
    let site = Site::open().await;
    account(&site, "Ola").await;
    let (over, mut hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    hania.become_somebody("/api/register", json!({ "name": "Hania", "password": "trudne haslo" })).await;
    hania.listen(&over, None).await.wish(json!({ "resign": {} })).await;
    let made = hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    let running = made.json()["table"].as_str().expect("a table").to_owned();
    let sit = json!({ "secret": secret_of(&made.json(), 1) });
    marcin.post(&format!("/api/tables/{running}/sit"), sit).await.expect(200);
    let mut line = marcin.listen(&running, None).await;
    for (name, why) in [
        ("OLA", is(409, "name-taken", "name")),
        ("  ", is(400, "bad-name", "name")),
        (&"x".repeat(41), is(400, "bad-name", "name")),
    ] {
        assert_eq!(refused(&hania.post("/api/name", json!({ "name": name })).await), why);
    }
    // Only the letters are larger: it is the own name, and not taken.
    for name in ["HANIA", "Hanna"] {
        let me = hania.post("/api/name", json!({ "name": name })).await.expect(200);
        assert_eq!((&me["name"], &me["guest"]), (&json!(name), &json!(false)));
    }
    // Who sits there is told at once, and the record has it; what is over was played by Hania.
    let is_told = |notice: &Notice| matches!(notice, Notice::Places(places) if places[0].who == Person::Person("Hanna".to_owned()));
    line.notice(is_told).await;
    let seats = async |table: &str| {
        let record = marcin.get(&format!("/api/tables/{table}/record")).await.body;
        record.lines().find(|line| line.starts_with("seats:")).expect("the seats").to_owned()
    };
    assert_eq!(seats(&running).await, "seats: Hanna; Marcin");
    assert_eq!(seats(&over).await, "seats: Hania; Marcin");
    let mut phone = site.stranger();
    let by = |name: &str| json!({ "name": name, "password": "trudne haslo" });
    phone.post("/api/login", by("Hania")).await.expect_code(401, "wrong-password");
    phone.become_somebody("/api/login", by("hanna")).await;
    // Kept, not only known; and the old name is anybody's.
    let site = site.restart(0).await;
    let hania = Visitor { address: site.address, ..hania };
    assert_eq!(hania.get("/api/me").await.expect(200)["name"], "Hanna");
    let about = hania.get(&format!("/api/tables/{running}")).await.expect(200);
    assert_eq!(about["places"][0]["who"], json!({ "person": "Hanna" }));
    account(&site, "Hania").await;
}

#[tokio::test]
async fn how_somebody_is_known_no_guest_no_stranger_and_no_program_changes() {
    let site = Site::open().await;
    let password = json!({ "old": "trudne haslo", "new": "nowe haslo" });
    let name = json!({ "name": "Hanna" });
    for (path, body) in [("/api/password", &password), ("/api/name", &name)] {
        site.stranger().post(path, body.clone()).await.expect_code(401, "who-are-you");
    }
    let guest = site.guest("Gosia").await;
    guest.post("/api/password", password.clone()).await.expect_code(409, "no-account");
    // A guest may be called otherwise: the name is anybody's.
    assert_eq!(guest.post("/api/name", name.clone()).await.expect(200)["name"], "Hanna");
    for owner in [guest, account(&site, "hania").await] {
        let made = owner.post("/api/tokens", json!({ "name": "robot" })).await.expect(200);
        let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
        let robot = site.stranger().with("authorization", &token);
        let account = json!({ "name": "robot", "password": "trudne haslo" });
        let passkey = json!({ "id": "AAAA" });
        for (method, path, body) in [
            ("POST", "/api/password", &password),
            ("POST", "/api/name", &name),
            ("POST", "/api/register", &account),
            ("POST", "/api/passkeys/options", &json!({})),
            ("DELETE", "/api/passkeys", &passkey),
            ("POST", "/api/tokens", &name),
            ("DELETE", "/api/tokens", &json!({ "name": "robot" })),
        ] {
            robot.ask(method, path, Some(body.to_string())).await.expect_code(403, "not-in-person");
        }
        robot.get("/api/me").await.expect(200);
    }
}

/// Whether each place is a guest's.
fn guests(about: &serde_json::Value) -> Vec<bool> {
    let places = about["places"].as_array().expect("places");
    places.iter().map(|place| place["guest"] == true).collect()
}

#[tokio::test]
async fn a_guest_who_is_called_as_an_account_is_told_from_it() {
    let site = Site::open().await;
    let hers = account(&site, "Gosia").await;
    let mut other = site.guest("Gosia").await;
    let made =
        hers.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    let sit = json!({ "secret": secret_of(&made, 1) });
    let about = other.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    assert_eq!(guests(&about), [false, true]);
    let mut line = hers.listen(&table, None).await;
    assert!(
        matches!(line.next().await, FromTable::Welcome(welcome) if welcome.places[1].guest && !welcome.places[0].guest)
    );
    let mine = hers.get("/api/my-tables").await.expect(200);
    assert_eq!(guests(&mine["tables"][0]), [false, true], "in lists too");
    // Those who watch say it with what they say.
    let mut heard = Vec::new();
    for watcher in [site.guest("Ola").await, account(&site, "Ola").await] {
        watcher.listen(&table, None).await.wish(json!({ "say": "Hej" })).await;
        let What::Said { by, guest, .. } = line.until(|what| matches!(what, What::Said { .. })).await.what
        else {
            unreachable!("it was said")
        };
        assert_eq!(by, Voice::Watcher("Ola".to_owned()));
        heard.push(guest);
    }
    assert_eq!(heard, [true, false]);
    // Who makes an account is no guest any more, and everybody is told.
    other.become_somebody("/api/register", json!({ "name": "Gosia2", "password": "trudne haslo" })).await;
    let is_told = |notice: &Notice| matches!(notice, Notice::Places(places) if !places[1].guest && places[1].who == Person::Person("Gosia2".to_owned()));
    line.notice(is_told).await;
    // Who signs in sits there as the account, not under the name of a guest; kept, not only known.
    let (second, mut guest, _) = site.two(json!({ "game": "warcaby" })).await;
    guest.become_somebody("/api/login", json!({ "name": "Gosia2", "password": "trudne haslo" })).await;
    let site = site.restart(0).await;
    let about = site.stranger().get(&format!("/api/tables/{second}")).await.expect(200);
    assert_eq!(guests(&about), [false, true]);
    assert_eq!(about["places"][0]["who"], json!({ "person": "Gosia2" }));
}
