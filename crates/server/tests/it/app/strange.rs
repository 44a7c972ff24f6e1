//! Random and mutated messages: no panic, no leak, no wrong state.

use crate::log::Log;
use crate::support::{Site, Visitor, settings};
use serde_json::json;
use stolik_game::{Entropy, Pinned};
use stolik_protocol::FromTable;
use stolik_server::{LimitSettings, Settings};

const SEEDS: [&str; 13] = [
    r#"{"id":"a1","seen":1,"do":{"act":["C3-D4"]}}"#,
    r#"{"id":"a2","do":{"act":["B6-A5","A5xC3"]}}"#,
    r#"{"id":"a3","do":{"take-back":{}}}"#,
    r#"{"id":"a4","do":{"offer":"draw"}}"#,
    r#"{"id":"a5","do":{"offer":"stand-in-1"}}"#,
    r#"{"id":"a6","do":{"answer":{"offer":"takeback","yes":true}}}"#,
    r#"{"id":"a7","do":{"say":"Dzień dobry"}}"#,
    r#"{"id":"a8","do":{"ping":{}}}"#,
    r#"{"id":"a9","do":{"offer":"rematch"}}"#,
    r#"{"id":"c1","do":{"mute":{"who":{"seat":1},"yes":true}}}"#,
    r#"{"id":"c2","do":{"draft":["C3-D4"]}}"#,
    r#"{"id":"c3","do":{"rematch":{"entropy":"00"}}}"#,
    r#"{"id":"b1","seen":18446744073709551615,"do":{"act":[]}}"#,
];

fn mutated(entropy: &mut Pinned) -> String {
    let mut bytes = SEEDS[entropy.index(SEEDS.len())].as_bytes().to_vec();
    for _ in 0..entropy.index(4) {
        if bytes.len() < 2 {
            break;
        }
        let at = entropy.index(bytes.len());
        match entropy.index(4) {
            0 => bytes[at] = b' ' + entropy.index(95) as u8,
            1 => _ = bytes.remove(at),
            2 => bytes.insert(at, b"\"{}[]:,\\0-x"[entropy.index(11)]),
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A number that `cargo xtask soak` may change.
fn from_soak(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[tokio::test]
async fn whatever_is_said_is_answered_and_the_table_stays_right() {
    let messages = from_soak("STOLIK_SOAK_MESSAGES", 5_000) as usize;
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut lines = [hania.listen(&table, None).await, marcin.listen(&table, None).await];
    let mut entropy = Pinned::from_seed(from_soak("STOLIK_SOAK_SEED", 8));
    let mut refused = 0;
    for number in 0..messages {
        let said = mutated(&mut entropy);
        let line = &mut lines[number % 2];
        line.say(said).await;
        refused += usize::from(matches!(line.answer().await, FromTable::Refused { .. }));
    }
    assert!((messages / 4..messages).contains(&refused), "some of both: {refused}");
    // What everybody was told is what is kept.
    let record = hania.get(&format!("/api/tables/{table}/record")).await.body;
    drop(lines);
    let site = site.restart(0).await;
    let after = site.stranger().get(&format!("/api/tables/{table}/record")).await.body;
    assert_eq!(after, record);
}

#[tokio::test]
async fn other_frames_and_sizes_are_refused() {
    use futures_util::SinkExt;
    use tokio_tungstenite::tungstenite::Message;
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    line.socket.send(Message::binary(vec![1, 2, 3])).await.expect("sent");
    assert!(matches!(line.answer().await, FromTable::Refused { id: None, .. }));
    line.socket.send(Message::text("x".repeat(17 * 1024))).await.expect("sent");
    while let Some(text) = line.text().await {
        assert!(!text.contains("done"), "{text}");
    }
    let mut back = hania.listen(&table, None).await;
    back.act("C3-D4").await;
}

#[tokio::test]
async fn a_proxy_that_does_not_say_who_asks_is_refused() {
    let (log, _writing) = Log::begin();
    let limits = LimitSettings { requests: 3, ..LimitSettings::NONE };
    let site = Site::with(Settings { behind_proxy: true, limits, ..settings() }).await;
    let from = |address: &str| site.stranger().with("x-forwarded-for", address);
    // With a port or without, each address counts by itself.
    for address in ["192.0.2.1:5", "192.0.2.1:6", "192.0.2.1"] {
        from(address).get("/api/openapi.json").await.expect(200);
    }
    from("203.0.113.9, 192.0.2.1:7").get("/api/openapi.json").await.expect_code(429, "too-fast");
    from("[2001:db8::1]:80").get("/api/openapi.json").await.expect(200);
    for address in ["unknown", "", "192.0.2.7:x"] {
        for path in ["/api/openapi.json", "/metrics", "/ready", "/"] {
            from(address).get(path).await.expect_code(400, "bad-forwarded");
        }
    }
    assert_eq!(from("192.0.2.9:80").get("/metrics").await.status, 404);
    // One that does not say it at all; who stands beside it, such as whoever reads the metrics, has no such header.
    let unsaid = Visitor { address: site.address, headers: Vec::new() };
    for path in ["/api/openapi.json", "/api/lobby", "/", "/table/x"] {
        unsaid.get(path).await.expect_code(400, "bad-forwarded");
    }
    for path in ["/health", "/ready", "/metrics"] {
        assert_eq!(unsaid.get(path).await.status, 200, "{path}");
    }
    assert_eq!(site.metric("stolik_refused_total").await, 16);
    let written = log.take();
    for what in ["a proxy without X-Forwarded-For", "a proxy whose X-Forwarded-For cannot be read"] {
        assert_eq!(written.matches(what).count(), 1, "{what}: {written}");
    }
}
