//! What is forged is refused, and counted.

use crate::support::{Site, Visitor, secret_of};
use serde_json::json;
use stolik_protocol::FromTable;

async fn forged(site: &Site) -> u64 {
    let metrics = site.stranger().get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("stolik_forged_total "));
    line.and_then(|count| count.parse().ok()).expect("a count")
}

#[tokio::test]
async fn a_forged_seat_link_seats_nobody() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let eve = site.guest("Ewa").await;
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let made = hania.post("/api/tables", wanted.clone()).await.expect(200);
    let other = hania.post("/api/tables", wanted).await.expect(200);
    let sit = format!("/api/tables/{}/sit", made["table"].as_str().expect("a table"));
    let right = secret_of(&made, 1);
    let mut wrong = right.clone().into_bytes();
    wrong[0] ^= 1;
    for secret in
        [String::from_utf8(wrong).expect("text"), right[1..].to_owned(), String::new(), secret_of(&other, 1)]
    {
        eve.post(&sit, json!({ "secret": secret })).await.expect_code(403, "wrong-link");
    }
    eve.post(&sit, json!({ "seat": 1 })).await.expect_code(403, "wrong-link");
    assert_eq!(forged(&site).await, 5);
    site.stranger().post(&sit, json!({ "secret": right })).await.expect_code(401, "who-are-you");
    eve.post(&sit, json!({ "secret": right })).await.expect(200);
    // Taken now, by whoever had the link.
    site.guest("Marcin").await.post(&sit, json!({ "secret": right })).await.expect_code(409, "seat-taken");
    hania.post(&sit, json!({ "secret": right })).await.expect_code(409, "already-seated");
    eve.post(&sit, json!({ "secret": right })).await.expect(200);
}

#[tokio::test]
async fn a_forged_session_or_token_is_nobody() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let forger = hania.clone().with("cookie", "stolik_session=0000000000000000000000000000000000000000");
    forger.get("/api/me").await.expect_code(401, "who-are-you");
    site.stranger()
        .with("authorization", "Bearer nothing")
        .get("/api/me")
        .await
        .expect_code(401, "who-are-you");
    assert_eq!(forged(&site).await, 2);
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut watching = hania.clone().with("cookie", "stolik_session=x").listen(&table, None).await;
    assert_eq!(watching.refused(json!({ "act": ["C3-D4"] })).await, "not-seated");
}

#[tokio::test]
async fn what_changes_something_needs_the_mark_of_the_session() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let other = site.guest("Marcin").await;
    let foreign = other.headers.iter().find(|(name, _)| name == "x-stolik-csrf").expect("a mark").1.clone();
    for mark in ["", "0123456789abcdef0123456789abcdef", &foreign] {
        let forger = hania.clone().with("x-stolik-csrf", mark);
        forger.post("/api/tables", wanted.clone()).await.expect_code(403, "wrong-csrf");
    }
    hania.get("/api/me").await.expect(200);
    hania.post("/api/tables", wanted).await.expect(200);
}

#[tokio::test]
async fn another_origin_is_refused_for_requests_and_sockets() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let own = format!("http://{}", site.address);
    for origin in ["http://evil.example", "null", "http://127.0.0.1", ""] {
        let elsewhere = hania.clone().with("origin", origin);
        elsewhere.post("/api/logout", json!({})).await.expect_code(403, "wrong-origin");
        let refused = elsewhere.try_listen(&table, None).await.err().expect("no socket");
        assert!(refused.contains("403"), "{refused}");
    }
    assert!(hania.clone().with("origin", &own).try_listen(&table, None).await.is_ok());
    hania.clone().with("origin", &own).post("/api/tables", json!({})).await.expect_code(400, "unreadable");
}

#[tokio::test]
async fn a_form_of_another_page_is_not_read() {
    let site = Site::open().await;
    let form = site.stranger().with("content-type", "text/plain");
    form.post("/api/guest", json!({ "name": "Hania" })).await.expect_code(415, "unreadable");
}

#[tokio::test]
async fn the_name_of_a_wish_is_good_for_that_wish_and_its_seat_alone() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    let mut watching = site.guest("Ewa").await.listen(&table, None).await;
    let wish = |id: &str, action: &str| json!({ "id": id, "do": { "act": [action] } }).to_string();
    light.say(wish("m1", "C3-D4")).await;
    let granted = light.answer().await;
    assert!(matches!(granted, FromTable::Done { n: 1, .. }));
    // Another wish by the same name is not taken for the one that was granted.
    light.say(wish("m1", "E3-F4")).await;
    assert_eq!(code(light.answer().await), "id-used");
    light.say(json!({ "id": "m1", "do": { "resign": {} } }).to_string()).await;
    assert_eq!(code(light.answer().await), "id-used");
    assert_eq!(forged(&site).await, 2, "and that is counted");
    // Who is somebody else gets neither the answer nor the move.
    dark.say(wish("m1", "C3-D4")).await;
    assert_ne!(code(dark.answer().await), "done");
    watching.say(wish("m1", "C3-D4")).await;
    assert_eq!(code(watching.answer().await), "not-seated");
    // Nor can anybody use up another's names.
    dark.say(wish("m2", "B6-A5")).await;
    assert!(matches!(dark.answer().await, FromTable::Done { n: 2, .. }));
    light.say(wish("m2", "E3-F4")).await;
    assert!(matches!(light.answer().await, FromTable::Done { n: 3, .. }));
    for id in ["", " ", "with space", "ż", &"x".repeat(41), "new\nline"] {
        light.say(wish(id, "A3-B4")).await;
        assert_eq!(code(light.answer().await), "unreadable", "{id:?}");
    }
    // It is so when the server has forgotten all but what is kept.
    drop((light, dark, watching));
    let site = site.restart(0).await;
    let mut light = Visitor { address: site.address, ..hania }.listen(&table, None).await;
    light.say(wish("m1", "E3-F4")).await;
    assert_eq!(code(light.answer().await), "id-used");
    light.say(wish("m1", "C3-D4")).await;
    assert_eq!(light.answer().await, granted);
}

fn code(answer: FromTable) -> String {
    match answer {
        FromTable::Refused { problem, .. } => problem.code,
        _ => "done".to_owned(),
    }
}
