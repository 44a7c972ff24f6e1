//! Everybody has a fair share of the server: tables, bots, the lobby.

use crate::support::{Site, Visitor, settings};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, What};
use stolik_server::{HostSettings, Settings};

fn bots_alone(bot: &str) -> Value {
    json!({ "game": "warcaby", "seats": [{ "bot": bot }, { "bot": bot }] })
}

fn named(made: &Value) -> String {
    made["table"].as_str().expect("a table").to_owned()
}

#[tokio::test]
async fn what_somebody_makes_counts_for_them_wherever_they_sit_h1() {
    let host = HostSettings { most_tables: 3, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let open = json!({ "game": "warcaby", "seats": ["open", "open"] });
    hania.post("/api/tables", bots_alone("random")).await.expect(200);
    hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    let closed = named(&hania.post("/api/tables", open.clone()).await.expect(200));
    for wanted in [bots_alone("random"), open.clone()] {
        let refused = hania.post("/api/tables", wanted).await;
        refused.expect_code(429, "too-many-tables");
        assert!(refused.body.contains("You have 3 tables"), "{}", refused.body);
    }
    marcin.post("/api/tables", bots_alone("random")).await.expect(200);
    // A table that is closed, or over, counts no more.
    hania.ask("DELETE", &format!("/api/tables/{closed}"), None).await.expect(204);
    hania.post("/api/tables", open.clone()).await.expect(200);
    hania.post("/api/tables", open).await.expect_code(429, "too-many-tables");
}

#[tokio::test]
async fn bots_alone_play_while_somebody_watches_h1() {
    let host = HostSettings { thinkers: 1, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let hania = site.guest("Hania").await;
    let alone = named(&hania.post("/api/tables", bots_alone("random")).await.expect(200));
    let record = async |site: &Site| site.stranger().get(&format!("/api/tables/{alone}/record")).await.body;
    let before = record(&site).await;
    // The bots of another table think, one at a time: those at the first would have had their turn before.
    let seats = json!({ "game": "warcaby", "seats": ["me", { "bot": "random" }] });
    let with_her = named(&hania.post("/api/tables", seats).await.expect(200));
    let mut line = hania.listen(&with_her, None).await;
    line.act("C3-D4").await;
    line.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!(record(&site).await, before);
    // Nor are they begun by a restart.
    drop(line);
    let site = site.restart(1_000).await;
    assert_eq!(site.metric("stolik_tables").await, 1, "the one with a person");
    let mut watching = site.stranger().listen(&alone, None).await;
    let FromTable::Welcome(welcome) = watching.next().await else { panic!() };
    assert_eq!(welcome.played.len(), 0);
    watching.until(|what| matches!(what, What::Played(_))).await;
}

async fn public(site: &Site, who: &Visitor, time: &str) -> (String, crate::support::Line) {
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": time });
    let table = named(&who.post("/api/tables", wanted).await.expect(200));
    let line = who.listen(&table, None).await;
    site.clock.pass(1);
    (table, line)
}

#[tokio::test]
async fn the_lobby_shows_few_tables_of_one_maker_m6() {
    let site = Site::open().await;
    let (hania, eve) = (site.guest("Hania").await, site.guest("Ewa").await);
    let (honest, _waits) = public(&site, &hania, "none").await;
    let (slow, _waits_too) = public(&site, &hania, "days:3").await;
    let mut many = Vec::new();
    for number in 0..8 {
        many.push(public(&site, &eve, if number % 2 == 0 { "none" } else { "days:3" }).await);
    }
    let listed = async || {
        let lobby = site.stranger().get("/api/lobby").await.expect(200);
        lobby["tables"].as_array().expect("tables").iter().map(named).collect::<Vec<_>>()
    };
    let newest: Vec<&String> = many.iter().rev().take(3).map(|(table, _)| table).collect();
    assert_eq!(listed().await.iter().collect::<Vec<_>>(), [newest.as_slice(), &[&slow, &honest]].concat());
    // Those that wait by days stand there without anybody, and not more of them.
    let slow_ones: Vec<String> = many.into_iter().map(|(table, _)| table).collect();
    while site.metric("stolik_sockets").await > 2 {}
    site.clock.pass(60_000);
    let by_days: Vec<&String> = slow_ones.iter().skip(1).step_by(2).rev().take(3).collect();
    assert_eq!(listed().await.iter().collect::<Vec<_>>(), [by_days.as_slice(), &[&slow, &honest]].concat());
}

#[tokio::test]
async fn nobody_keeps_others_from_signing_in_with_a_passkey_m7() {
    let site = Site::open().await;
    let eve = site.guest("Ewa").await;
    for _ in 0..250 {
        eve.post("/api/passkeys/options", json!({})).await.expect(200);
    }
    let hania = site.stranger();
    for _ in 0..195 {
        hania.post("/api/login/passkey/options", json!({})).await.expect(200);
    }
    hania.post("/api/login/passkey/options", json!({})).await.expect_code(429, "too-fast");
    site.clock.pass(5 * 60_000);
    hania.post("/api/login/passkey/options", json!({})).await.expect(200);
}
