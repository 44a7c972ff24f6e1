//! Accounts: who guesses, who is let in, for how long, and under which name.

use crate::support::{Answer, Line, NOON, Site, Visitor, settings};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::sync::Arc;
use stolik_protocol::FromTable;
use stolik_server::storage::Sqlite;
use stolik_server::{Clock, LimitSettings, Settings};

const PASSWORD: &str = "trudne haslo";
const DAY: u64 = 24 * 60 * 60 * 1_000;

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

async fn account(site: &Site, name: &str) -> Visitor {
    let mut visitor = site.stranger();
    visitor.become_somebody("/api/register", credentials(name, PASSWORD)).await;
    visitor
}

async fn signed_in(site: &Site, name: &str) -> Visitor {
    let mut visitor = site.stranger();
    visitor.become_somebody("/api/login", credentials(name, PASSWORD)).await;
    visitor
}

/// A server that is asked from many addresses.
async fn behind_proxy(attempts: u32) -> Site {
    let limits = LimitSettings { attempts, ..LimitSettings::NONE };
    Site::with(Settings { limits, behind_proxy: true, ..settings() }).await
}

async fn guess(site: &Site, from: &str, name: &str) -> u16 {
    let from = site.stranger().with("x-forwarded-for", from);
    from.post("/api/login", credentials(name, "zgadywane")).await.status
}

fn cookie(answer: &Answer, name: &str) -> Option<String> {
    let cookies = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    cookies
        .filter_map(|cookie| cookie.split(';').next())
        .find(|pair| pair.starts_with(name))
        .map(str::to_owned)
}

#[tokio::test]
async fn m2_however_the_name_is_written_attempts_are_counted_for_the_account() {
    let site = behind_proxy(1).await;
    account(&site, "Hania").await;
    let mut tried = 0;
    for at in 0..20 {
        let name = format!("{}hAnIa{}", " ".repeat(at), "\u{200B}".repeat(at % 3));
        tried += u32::from(guess(&site, &format!("198.51.100.{at}"), &name).await == 401);
    }
    assert_eq!(tried, 10, "ten times what one address has");
}

#[tokio::test]
async fn m3_one_address_locks_nobody_out_and_many_do_not_lock_out_who_was_here_before() {
    let site = behind_proxy(2).await;
    let hania = site.stranger().with("x-forwarded-for", "203.0.113.1");
    let registered = hania.post("/api/register", credentials("hania", PASSWORD)).await;
    let device = cookie(&registered, "stolik_device=").expect("a cookie of the browser");
    for _ in 0..30 {
        guess(&site, "198.51.100.1", "hania").await;
    }
    let from = |address: &str| site.stranger().with("x-forwarded-for", address);
    from("203.0.113.2").post("/api/login", credentials("hania", PASSWORD)).await.expect(200);
    // A hundred strangers use up what strangers have; the owner's browser has its own, wherever it is.
    for at in 0..100 {
        guess(&site, &format!("198.51.100.{at}"), "hania").await;
    }
    let late = from("203.0.113.3").post("/api/login", credentials("hania", PASSWORD)).await;
    late.expect_code(429, "too-fast");
    let owner = from("198.51.100.1").with("cookie", &device);
    owner.post("/api/login", credentials("hania", PASSWORD)).await.expect(200);
    // That browser is good for this account alone, and may not guess for ever.
    from("203.0.113.9").post("/api/register", credentials("Ola", PASSWORD)).await.expect(200);
    for (name, tries) in [("Ola", [401, 401, 429]), ("hania", [401, 401, 429])] {
        for status in tries {
            let guessed = from("203.0.113.4").with("cookie", &device);
            let guessed = guessed.post("/api/login", credentials(name, "zgadywane")).await;
            assert_eq!(guessed.status, status, "{name}");
        }
        site.clock.pass(60_000);
    }
}

async fn token(visitor: &Visitor, scope: &str) -> Visitor {
    let made = visitor.post("/api/tokens", json!({ "name": scope, "scope": scope })).await.expect(200);
    assert_eq!(made["scope"], scope);
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    Visitor { headers: Vec::new(), ..visitor.clone() }
        .with("accept-language", "en")
        .with("authorization", &token)
}

#[tokio::test]
async fn m4_no_token_sees_or_makes_what_lets_somebody_in() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let program = token(&hania, "play").await;
    for (method, path, body) in [
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", Some(json!({ "name": "more" }))),
        ("DELETE", "/api/tokens", Some(json!({ "name": "play" }))),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/passkeys", None),
        ("POST", "/api/passkeys/options", Some(json!({}))),
        ("DELETE", "/api/passkeys", Some(json!({ "id": "AAAA" }))),
        ("POST", "/api/register", Some(credentials("hania", PASSWORD))),
        ("POST", "/api/password", Some(json!({ "new": "inne haslo" }))),
        ("POST", "/api/name", Some(json!({ "name": "Ewa" }))),
        ("POST", "/api/guest/link", Some(json!({}))),
        ("DELETE", "/api/push", Some(json!({ "endpoint": "https://push.example/" }))),
    ] {
        let answer = program.ask(method, path, body.map(|body| body.to_string())).await;
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (403, &json!("not-in-person")),
            "{method} {path}"
        );
    }
    assert_eq!(hania.get("/api/me").await.expect(200)["guest"], true);
}

#[tokio::test]
async fn m4_a_token_to_read_changes_nothing_and_sits_nowhere() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let reader = token(&hania, "read").await;
    assert_eq!(reader.get("/api/my-tables").await.expect(200)["tables"][0]["table"], table);
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    reader.post("/api/tables", wanted).await.expect_code(403, "read-only");
    reader.get("/api/dice").await.expect_code(403, "read-only");
    let say = json!({ "id": "a1", "do": { "resign": {} } });
    reader.post(&format!("/api/tables/{table}/say"), say).await.expect_code(403, "read-only");
    let mut line = reader.listen(&table, None).await;
    assert!(matches!(line.next().await, FromTable::Welcome(welcome) if welcome.you.is_none()));
    assert_eq!(line.refused(json!({ "act": ["C3-D4"] })).await, "read-only");
    assert_eq!(line.refused(json!({ "say": "hej" })).await, "read-only");
    reader.get(&format!("/api/tables/{table}/moves")).await.expect_code(403, "not-seated");
    let player = token(&hania, "play").await;
    player.listen(&table, None).await.act("C3-D4").await;
}

/// Whether the table hangs up and says why.
async fn is_hung_up(line: &mut Line) -> bool {
    let mut why = None;
    while let Some(text) = line.text().await {
        if let Ok(FromTable::Refused { id: None, problem }) = serde_json::from_str(&text) {
            why = Some(problem.code);
        }
    }
    why.as_deref() == Some("who-are-you")
}

#[tokio::test]
async fn m5_signing_out_revoking_and_a_new_password_end_sockets_and_polls_at_once() {
    let site = Site::open().await;
    let (table, mut hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut before = hania.listen(&table, None).await;
    hania.become_somebody("/api/register", credentials("hania", PASSWORD)).await;
    // The browser is the same, and so is the line.
    before.act("C3-D4").await;
    let phone = signed_in(&site, "hania").await;
    let mut there = phone.listen(&table, None).await;
    let program = token(&hania, "play").await;
    let mut running = program.listen(&table, None).await;
    running.next().await;
    let path = format!("/api/tables/{table}/poll?since=1");
    let polling = tokio::spawn({
        let (program, path) = (program.clone(), path.clone());
        async move { program.get(&path).await }
    });
    while site.app.host().metrics().polls.get() == 0 {
        tokio::task::yield_now().await;
    }
    hania.ask("DELETE", "/api/tokens", Some(json!({ "name": "play" }).to_string())).await.expect(204);
    assert!(is_hung_up(&mut running).await, "a token that was taken away");
    polling.await.expect("answered").expect_code(401, "who-are-you");
    phone.post("/api/logout", json!({})).await.expect(204);
    assert!(is_hung_up(&mut there).await, "signed out there");
    let phone = signed_in(&site, "hania").await;
    let mut there = phone.listen(&table, None).await;
    let changed = json!({ "old": PASSWORD, "new": "inne haslo" });
    hania.become_somebody("/api/password", changed).await;
    assert!(is_hung_up(&mut there).await, "another password");
    phone.get("/api/me").await.expect_code(401, "who-are-you");
    // Here it goes on, until one signs out here.
    before.wish(json!({ "say": "hej" })).await;
    hania.post("/api/logout", json!({})).await.expect(204);
    assert!(is_hung_up(&mut before).await);
}

#[tokio::test]
async fn m5_sign_out_everywhere_ends_all_but_the_session_that_asks() {
    let site = Site::open().await;
    let hania = account(&site, "hania").await;
    let phone = signed_in(&site, "hania").await;
    let program = token(&hania, "play").await;
    let sessions = hania.get("/api/sessions").await.expect(200);
    let sessions = sessions.as_array().expect("sessions");
    assert_eq!(sessions.iter().filter(|session| session["here"] == true).count(), 1);
    assert_eq!((sessions.len(), &sessions[0]["made"]), (2, &json!(NOON / 1_000)));
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let table =
        hania.post("/api/tables", wanted).await.expect(200)["table"].as_str().expect("one").to_owned();
    let (mut here, mut there) = (hania.listen(&table, None).await, phone.listen(&table, None).await);
    hania.ask("DELETE", "/api/sessions", None).await.expect(204);
    assert!(is_hung_up(&mut there).await);
    for gone in [&phone, &program] {
        gone.get("/api/me").await.expect_code(401, "who-are-you");
    }
    assert_eq!(hania.get("/api/sessions").await.expect(200).as_array().map(Vec::len), Some(1));
    here.wish(json!({ "ping": {} })).await;
}

#[tokio::test]
async fn m5_sessions_end_when_they_are_not_used_and_after_a_year() {
    let site = Site::open().await;
    let guest = site.guest("Ewa").await;
    let hania = account(&site, "hania").await;
    let idle = signed_in(&site, "hania").await;
    for _ in 0..12 {
        site.clock.pass(29 * DAY);
        let me = hania.get("/api/me").await;
        me.expect(200);
        assert!(cookie(&me, "stolik_session=").is_some(), "the browser keeps it on");
    }
    idle.get("/api/me").await.expect_code(401, "who-are-you");
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let table =
        hania.post("/api/tables", wanted).await.expect(200)["table"].as_str().expect("one").to_owned();
    let mut line = hania.listen(&table, None).await;
    line.next().await;
    // 348 days are over. Whoever is at a table uses the session, but it ends after a year all the same.
    site.app.end_old_sessions().await.expect("ended");
    hania.get("/api/me").await.expect(200);
    guest.get("/api/me").await.expect(200);
    site.clock.pass(17 * DAY);
    assert!(is_hung_up(&mut line).await, "a year after it began");
    hania.get("/api/me").await.expect_code(401, "who-are-you");
    // A guest has nothing to sign in with: whoever is seen once a year stays.
    site.clock.pass(340 * DAY);
    guest.get("/api/me").await.expect(200);
    site.clock.pass(365 * DAY);
    guest.get("/api/me").await.expect_code(401, "who-are-you");
    site.app.end_old_sessions().await.expect("ended");
    assert_eq!(signed_in(&site, "hania").await.get("/api/sessions").await.expect(200)[1], json!(null));
}

#[tokio::test]
async fn m12_two_accounts_do_not_look_alike() {
    let site = Site::open().await;
    for name in ["Hania", "Łukasz", "Żuk"] {
        account(&site, name).await;
    }
    let other = site.guest("Ewa").await;
    for name in ["hania", "H\u{430}nia", "Ｈania", "łukasz", "ŁUKASZ", "Z\u{307}uk"] {
        let refused = other.post("/api/register", credentials(name, PASSWORD)).await;
        refused.expect_code(409, "name-taken");
        assert_eq!(refused.json()["at"], "name");
    }
    for name in ["Hania\u{200B}", "\u{202E}ainaH", "\u{2800}"] {
        for path in ["/api/register", "/api/guest"] {
            let mut wanted = credentials(name, PASSWORD);
            if path == "/api/guest" {
                wanted = json!({ "name": name });
            }
            other.post(path, wanted).await.expect_code(400, "invisible-name");
        }
    }
    let mut ewa = other;
    ewa.become_somebody("/api/register", credentials("Ewa", PASSWORD)).await;
    ewa.post("/api/name", json!({ "name": "HANlA" })).await.expect_code(409, "name-taken");
    // The own name in another dress is the own; and what was given up is free.
    ewa.post("/api/name", json!({ "name": "EWA" })).await.expect(200);
    ewa.post("/api/name", json!({ "name": "Ewelina" })).await.expect(200);
    account(&site, "ewa").await;
    signed_in(&site, "  EWELINA").await;
}

#[tokio::test]
async fn m12_accounts_of_old_that_look_alike_are_signed_in_to_as_they_are_spelled() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("stolik.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut file = options.connect().await.expect("a new file");
    let dump = include_str!("../fixtures/schema-1.sql");
    sqlx::raw_sql(dump).execute(&mut file).await.expect("the dump");
    let old = ["Łukasz", "łukasz", "h\u{430}nia", "Żuk", "Z\u{307}uk"];
    for (id, name) in (201_i64..).zip(old) {
        sqlx::query("INSERT INTO person VALUES (?, ?, 1)")
            .bind(id)
            .bind(name)
            .execute(&mut file)
            .await
            .expect("kept");
        let account = "INSERT INTO account SELECT ?, ?, password FROM account WHERE name = 'hania'";
        sqlx::query(account).bind(name).bind(id).execute(&mut file).await.expect("kept");
    }
    file.close().await.expect("closed");
    let storage = Arc::new(Sqlite::open(&path).await.expect("brought up to date"));
    let site = Site::on(storage, folder, settings(), Clock::set_by_hand(NOON + 9_000)).await;
    for name in old.into_iter().chain(["hania"]) {
        assert_eq!(signed_in(&site, name).await.get("/api/me").await.expect(200)["name"], name);
    }
    // Where one is found it does not matter how it is spelled; where two are, it does.
    assert_eq!(signed_in(&site, "HANIA ").await.get("/api/me").await.expect(200)["name"], "hania");
    site.stranger().post("/api/login", credentials("żuk", PASSWORD)).await.expect_code(401, "wrong-password");
    site.stranger()
        .post("/api/register", credentials("Hania", PASSWORD))
        .await
        .expect_code(409, "name-taken");
}

#[tokio::test]
async fn l1_passwords_that_are_guessed_first_are_refused_at_their_field() {
    let site = Site::open().await;
    for password in ["password", "12345678", "        ", "aaaaaaaa", "hania123", "P@ssw0rd"] {
        let refused = site.stranger().post("/api/register", credentials("Hania", password)).await;
        refused.expect_code(422, "weak-password");
        assert_eq!(refused.json()["at"], "password");
    }
    let hania = account(&site, "Hania").await;
    let refused = hania.post("/api/password", json!({ "old": PASSWORD, "new": "qwertyuiop" })).await;
    refused.expect_code(422, "weak-password");
    assert_eq!(refused.json()["at"], "new");
    let polish = site.stranger().with("accept-language", "pl");
    let refused = polish.post("/api/register", credentials("Ola", "12345678")).await;
    assert!(refused.body.contains("hasło"), "{}", refused.body);
}

#[tokio::test]
async fn l2_the_scheme_of_an_origin_counts() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    for scheme in ["https", "file", "ws"] {
        let elsewhere = hania.clone().with("origin", &format!("{scheme}://{}", site.address));
        elsewhere.post("/api/logout", json!({})).await.expect_code(403, "wrong-origin");
    }
}

#[tokio::test]
async fn l12_where_there_is_https_no_other_site_sets_the_cookie() {
    let site = Site::with(Settings { secure: true, ..settings() }).await;
    let answer = site.stranger().post("/api/register", credentials("hania", PASSWORD)).await;
    let session = cookie(&answer, "__Host-stolik_session=").expect("a session");
    assert!(cookie(&answer, "__Host-stolik_device=").is_some());
    let with = |cookie: &str| site.stranger().with("cookie", cookie);
    with(&session).get("/api/me").await.expect(200);
    // By the plain name, which a neighbour can set, only what began before there was https is good.
    let plain = session.strip_prefix("__Host-").expect("its name");
    with(plain).get("/api/me").await.expect_code(401, "who-are-you");
    with(&format!("{session}; stolik_session=other")).get("/api/me").await.expect(200);
    let mut file = SqliteConnectOptions::new().filename(site.data_file()).connect().await.expect("the file");
    sqlx::query("UPDATE session SET plain = 1").execute(&mut file).await.expect("an old one");
    let moved = with(plain).get("/api/me").await;
    moved.expect(200);
    assert_eq!(
        cookie(&moved, "__Host-stolik_session="),
        Some(session),
        "it goes by the other name from now on"
    );
}
