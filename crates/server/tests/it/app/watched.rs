//! What those see who watch over the server: counts, the log at the end, what browsers are told of https.

use crate::log::Log;
use crate::support::{NOON, Site, settings};
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::sync::Arc;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, HostSettings, Page, Settings};
use tempfile::TempDir;
use tower::ServiceExt;

async fn metric(site: &Site, name: &str) -> u64 {
    let text = site.stranger().get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
}

/// Waits until a count is this; somebody else is at work.
async fn until(site: &Site, name: &str, wanted: u64) {
    while metric(site, name).await != wanted {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn people_tables_bots_sockets_and_polls_are_counted() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let wanted = json!({ "game": "wojna", "seats": ["me", "open"] });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let waiting = made["table"].as_str().expect("a table").to_owned();
    // Ola has made a table and gone.
    let gone = json!({ "game": "multiwarcaby", "seats": ["me", "open"] });
    site.guest("Ola").await.post("/api/tables", gone).await.expect(200);
    site.clock.pass(20_000);
    // Hania at both tables, Marcin by a poll, somebody unknown who watches.
    let _lines = [hania.listen(&table, None).await, hania.listen(&waiting, None).await];
    let _watching = site.stranger().listen(&table, None).await;
    let poll = format!("/api/tables/{table}/poll?since=0");
    let polling = tokio::spawn({
        let marcin = marcin.clone();
        async move { marcin.get(&poll).await }
    });
    until(&site, "stolik_polls", 1).await;
    assert_eq!(metric(&site, "stolik_sockets").await, 3);
    // Who asks is counted before they are taken in at the table.
    until(&site, "stolik_people", 2).await;
    assert_eq!(metric(&site, "stolik_strangers").await, 1);
    assert_eq!(metric(&site, "stolik_tables").await, 3);
    for (game, status, count) in [
        ("warcaby", "running", 1),
        ("warcaby", "over", 0),
        ("wojna", "waiting", 1),
        ("multiwarcaby", "running", 0),
    ] {
        let name = format!("stolik_tables_by_game{{game=\"{game}\",status=\"{status}\"}}");
        assert_eq!(metric(&site, &name).await, count, "{name}");
    }
    hania.listen(&table, None).await.wish(json!({ "resign": {} })).await;
    polling.await.expect("answered");
    until(&site, "stolik_polls", 0).await;
    assert_eq!(metric(&site, "stolik_tables_by_game{game=\"warcaby\",status=\"over\"}").await, 1);
}

#[tokio::test]
async fn bots_that_think_and_bots_that_wait_are_counted() {
    // One thinks at a time, for as long as the strongest does.
    let site =
        Site::with(Settings { host: HostSettings { thinkers: 1, ..settings().host }, ..settings() }).await;
    let hania = site.guest("Hania").await;
    let wanted = json!({ "game": "battle-royale", "options": { "seats": "2" }, "seats": [{ "bot": "strong" }, { "bot": "strong" }] });
    let text = async || site.stranger().get("/metrics").await.body;
    let mut watching = Vec::new();
    for _ in 0..3 {
        let made = hania.post("/api/tables", wanted.clone()).await.expect(200);
        watching.push(hania.listen(made["table"].as_str().expect("a table"), None).await);
    }
    let (mut thought, mut queued) = (false, false);
    while !(thought && queued) {
        let text = text().await;
        thought |= text.contains("\nstolik_bots_thinking 1\n");
        queued |= text.contains("\nstolik_bots_waiting 1\n") || text.contains("\nstolik_bots_waiting 2\n");
        assert!(!text.contains("\nstolik_bots_thinking 2\n"), "{text}");
    }
}

async fn app(settings: Settings) -> (App, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let app = App::open(Page::embedded(&[]), storage, Clock::set_by_hand(NOON), settings).await;
    (app.expect("a server"), folder)
}

async fn get(app: &App, path: &str, host: &str) -> Response<Body> {
    let request = Request::get(path).header("host", host).header("cookie", "stolik_session=x");
    app.router().oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer")
}

#[tokio::test]
async fn who_comes_while_the_server_stops_is_told_so_and_that_is_no_error() {
    let (log, _writing) = Log::begin();
    let (app, _folder) = app(settings()).await;
    let ask = async |path: &str| {
        let answer = get(&app, path, "stolik.example").await;
        let status = answer.status();
        let body = to_bytes(answer.into_body(), 10_000).await.expect("a body");
        (status, serde_json::from_slice::<Value>(&body).unwrap_or_default()["code"].clone())
    };
    assert_eq!(ask("/api/lobby").await.0, StatusCode::OK);
    app.host().stop().await;
    log.take();
    for path in ["/api/lobby", "/api/me", "/api/tables/abc", "/api/tables/abc/poll"] {
        assert_eq!(ask(path).await, (StatusCode::SERVICE_UNAVAILABLE, json!("stopping")), "{path}");
    }
    // Who was let in before finds the storage closed.
    assert_eq!(app.host().table("abc").await.err().expect("closed").code, "stopping");
    assert_eq!(app.host().beat().await.expect_err("closed").code, "stopping");
    let written = log.take();
    assert!(!written.contains("ERROR"), "{written}");
}

// L12
#[tokio::test]
async fn a_stop_while_everybody_writes_is_no_error() {
    let (log, _writing) = Log::begin();
    let site = Site::open().await;
    let mut talking = Vec::new();
    for _ in 0..8 {
        let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
        for who in [hania, marcin] {
            let mut line = who.listen(&table, None).await;
            talking.push(tokio::spawn(async move {
                // Ten at a time, so that some are on their way whenever it stops.
                for number in 0.. {
                    let said = json!({ "id": format!("s{number}"), "do": { "say": "Hej" } }).to_string();
                    if line.socket.send(tokio_tungstenite::tungstenite::Message::text(said)).await.is_err() {
                        return;
                    }
                    if number >= 10 && line.text().await.is_none() {
                        return;
                    }
                }
            }));
        }
        let guest = site.guest("Ola").await;
        talking.push(tokio::spawn(async move {
            let open = json!({ "game": "warcaby", "seats": ["me", "open"] });
            while guest.try_post("/api/tables", open.clone()).await.is_some_and(|status| status == 200) {}
        }));
    }
    while metric(&site, "stolik_tables_made_total").await < 40 {}
    let app = site.app.clone();
    log.take();
    site.stop().await;
    for one in talking {
        one.await.expect("no panic");
    }
    let written = log.take();
    assert!(written.contains("Stolik has stopped"), "{written}");
    assert!(!written.contains("ERROR"), "{written}");
    assert_eq!(app.host().metrics().storage_errors.get(), 0, "a stop is no trouble");
}

#[tokio::test]
async fn where_there_is_https_browsers_are_told_to_stay_with_it() {
    for (secure, host, told) in
        [(true, "stolik.example", true), (true, "localhost:8443", false), (false, "stolik.example", false)]
    {
        let (app, _folder) = app(Settings { secure, ..settings() }).await;
        let answer = get(&app, "/health", host).await;
        assert_eq!(answer.headers().contains_key("strict-transport-security"), told, "{secure} {host}");
    }
}
