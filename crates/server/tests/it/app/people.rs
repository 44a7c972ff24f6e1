//! People: guests, accounts, tokens, limits.

use crate::support::{Site, settings};
use serde_json::json;
use stolik_protocol::FromTable;
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
        site.stranger().post("/api/register", json!({ "name": "HANIA", "password": "12345678" })).await;
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
    assert_eq!(robot.get("/api/tokens").await.expect(200)[0]["name"], "robot");
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
    let sit = json!({ "secret": crate::support::secret_of(&both, 1) });
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
    let laptop = crate::support::Visitor { address: site.address, ..laptop };
    assert_eq!(laptop.get("/api/my-tables").await.expect(200)["tables"].as_array().map(Vec::len), Some(3));
    laptop.listen(&table, None).await.next().await;
}
