//! Tables at which seats are open.

use crate::support::{Site, Visitor, secret_of};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, What};

/// A table of four at which its maker and one friend sit.
async fn half_full(site: &Site) -> (String, Visitor, Visitor, Value) {
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let wanted = json!({
        "game": "multiwarcaby", "options": { "seats": "4" }, "seats": ["me", "open", "open", "open"]
    });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    let sit = json!({ "secret": secret_of(&made, 1) });
    marcin.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    (table, hania, marcin, made)
}

#[tokio::test]
async fn its_maker_lets_bots_take_the_open_seats_and_the_game_begins() {
    let site = Site::open().await;
    let (table, hania, marcin, made) = half_full(&site).await;
    let bots = format!("/api/tables/{table}/bots");
    let mut waiting = marcin.listen(&table, None).await;
    assert!(matches!(waiting.next().await, FromTable::Welcome(welcome) if !welcome.maker));
    let begun = hania.post(&bots, json!({ "bot": "easy" })).await.expect(200);
    assert_eq!(begun["status"], "running");
    assert_eq!(begun["places"][1]["who"], json!({ "person": "Marcin" }));
    for seat in [2, 3] {
        assert_eq!(begun["places"][seat]["who"], json!({ "bot": "easy" }));
    }
    // Who has lost the answer asks again, and nothing happens twice; who comes late by a link is told.
    assert_eq!(hania.post(&bots, json!({ "bot": "strong" })).await.expect(200)["places"], begun["places"]);
    let late = json!({ "secret": secret_of(&made, 2) });
    let ola = site.guest("Ola").await;
    ola.post(&format!("/api/tables/{table}/sit"), late).await.expect_code(409, "no-open-seat");
    // The people make their moves, however many hops these have, and then the bots play.
    let mut watching = site.stranger().listen(&table, None).await;
    for who in [&hania, &marcin] {
        let moves = async || who.get(&format!("/api/tables/{table}/moves")).await.expect(200);
        while let Some(any) = moves().await["any"].as_str() {
            who.listen(&table, None).await.act(any).await;
        }
    }
    for _ in 0..6 {
        watching.until(|what| matches!(what, What::Played(_))).await;
    }
    // It is kept so.
    let site = site.restart(0).await;
    let hania = Visitor { address: site.address, ..hania };
    assert_eq!(
        hania.get(&format!("/api/tables/{table}")).await.expect(200)["places"][3]["who"],
        json!({ "bot": "easy" })
    );
}

#[tokio::test]
async fn nobody_else_may_and_the_bot_must_be_one() {
    let site = Site::open().await;
    let (table, hania, marcin, _) = half_full(&site).await;
    let bots = format!("/api/tables/{table}/bots");
    marcin.post(&bots, json!({ "bot": "easy" })).await.expect_code(403, "not-maker");
    site.guest("Hania").await.post(&bots, json!({ "bot": "easy" })).await.expect_code(403, "not-maker");
    site.stranger().post(&bots, json!({ "bot": "easy" })).await.expect_code(401, "who-are-you");
    hania.post(&bots, json!({ "bot": "deep-thought" })).await.expect_code(400, "bad-bot");
    hania.post(&bots, json!({ "bot": "easy", "for": "free" })).await.expect_code(400, "unreadable");
    let about = hania.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!(about["status"], "waiting", "nothing has happened");
}

#[tokio::test]
async fn a_guest_who_gets_an_account_is_still_the_maker() {
    let site = Site::open().await;
    let (table, mut hania, _, _) = half_full(&site).await;
    let account = json!({ "name": "Hania", "password": "dlugie haslo" });
    let mut elsewhere = site.stranger();
    elsewhere.become_somebody("/api/register", account.clone()).await;
    hania.become_somebody("/api/login", account).await;
    let mut line = elsewhere.listen(&table, None).await;
    assert!(
        matches!(line.next().await, FromTable::Welcome(welcome) if welcome.maker && welcome.you == Some(0))
    );
    let begun =
        elsewhere.post(&format!("/api/tables/{table}/bots"), json!({ "bot": "easy" })).await.expect(200);
    assert_eq!(begun["status"], "running");
}
