//! What is forged is written down, without what is secret.

use crate::log::Log;
use crate::support::{Site, secret_of, settings};
use serde_json::json;
use stolik_server::{ConnectionSettings, HostSettings, LimitSettings, Settings};

// The server runs on the thread of the test, so that what it writes down comes here.
#[tokio::test]
async fn what_is_forged_is_written_down_and_secrets_are_not() {
    let (log, _writing) = Log::begin();
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let made =
        hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let sit = format!("/api/tables/{table}/sit");
    assert!(log.take().contains(table), "tables are named");
    let eve = site.guest("Ewa").await;
    eve.post(&sit, json!({ "secret": "zgadywany" })).await.expect_code(403, "wrong-link");
    assert!(log.take().contains("a seat link that is none"));
    eve.post(&sit, json!({})).await.expect_code(403, "wrong-link");
    assert!(log.take().contains("no seat link"));
    eve.clone().with("cookie", "stolik_session=podrobiona").get("/api/me").await.expect(401);
    assert!(log.take().contains("a session that is none"));
    eve.clone().with("x-stolik-csrf", "podrobiony").post("/api/logout", json!({})).await.expect(403);
    assert!(log.take().contains("without the mark of the session"));
    site.stranger().with("authorization", "Bearer podrobiony").get("/api/me").await.expect(401);
    assert!(log.take().contains("a token that is none"));
    eve.clone().with("origin", "http://evil.example").post("/api/logout", json!({})).await.expect(403);
    assert!(log.take().contains("another origin"));
    let secret = secret_of(&made, 1);
    eve.post(&sit, json!({ "secret": secret })).await.expect(200);
    let mut line = hania.listen(table, None).await;
    line.say(json!({ "id": "m1", "do": { "say": "Tajna wiadomość" } }).to_string()).await;
    line.answer().await;
    line.say(json!({ "id": "m1", "do": { "act": ["C3-D4"] } }).to_string()).await;
    line.answer().await;
    let written = log.take();
    assert!(written.contains("the name of another wish"), "{written}");
    let mut all = written;
    hania.post("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await.expect(200);
    let wrong = json!({ "name": "hania", "password": "zgadywane" });
    site.stranger().post("/api/login", wrong).await.expect(401);
    all += &log.take();
    assert!(all.contains("a wrong password"), "{all}");
    for hidden in ["Tajna", "Hania", "hania", "Ewa", "trudne", "zgadywan", "podrobion", &secret] {
        assert!(!all.contains(hidden), "{hidden}: {all}");
    }
}

// "Each attack is logged without secrets": once a minute for each address, whatever it is.
#[tokio::test]
async fn who_asks_for_too_much_is_written_down_once_a_minute() {
    let (log, _writing) = Log::begin();
    let limits = LimitSettings { requests: 40, wishes: 5, sockets: 2, guests: 4, ..LimitSettings::NONE };
    let short = std::time::Duration::from_millis(20);
    let connections =
        ConnectionSettings { head: short, body: short, per_address: 6, ..ConnectionSettings::default() };
    let host = HostSettings { most_talk: 2, ..settings().host };
    let site = Site::with(Settings { limits, connections, host, behind_proxy: false, ..settings() }).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    for _ in 0..3 {
        line.wish(json!({ "say": "Tajna wiadomość" })).await;
    }
    let once = |written: &str, what: &str| assert_eq!(written.matches(what).count(), 1, "{what}: {written}");
    once(&log.take(), "somebody who has said enough at a table");
    for _ in 0..70 {
        line.say("nonsense").await;
    }
    while line.text().await.is_some() {}
    let written = log.take();
    once(&written, "somebody talks too fast");
    once(&written, "somebody who does not stop talking");
    for _ in 0..5 {
        site.stranger().post("/api/guest", json!({ "name": "Ewa" })).await;
    }
    once(&log.take(), "too many new people from an address");
    for half in [
        "GET / HTTP/1.1\r\nX-",
        "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ] {
        for _ in 0..2 {
            let mut stream = tokio::net::TcpStream::connect(site.address).await.expect("a connection");
            tokio::io::AsyncWriteExt::write_all(&mut stream, half.as_bytes()).await.expect("said");
            _ = tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut Vec::new()).await;
        }
    }
    let written = log.take();
    once(&written, "half a request");
    once(&written, "a body that does not come");
    for _ in 0..40 {
        site.stranger().get("/api/openapi.json").await;
    }
    once(&log.take(), "too many requests");
    // A minute later it is worth a line again.
    site.clock.pass(60_000);
    for _ in 0..45 {
        site.stranger().get("/api/openapi.json").await;
    }
    let written = log.take();
    once(&written, "too many requests");
    assert!(!written.contains("Tajna") && !written.contains("Hania"), "{written}");
    let mut open = Vec::new();
    for _ in 0..12 {
        open.push(tokio::net::TcpStream::connect(site.address).await.expect("a connection"));
    }
    while site.app.host().metrics().connections_refused.get() < 6 {
        tokio::task::yield_now().await;
    }
    once(&log.take(), "too many connections from one address");
}
