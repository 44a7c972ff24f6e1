//! Everybody has a fair share of the server: tables, bots, the lobby.

use crate::support::{Site, Visitor, settings};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, What};
use stolik_server::{HostSettings, LimitSettings, Settings};

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
    assert_eq!(site.metric("stolik_tables").await, 0, "nor is that with a person, who is not there");
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
    // However many were begun, behind the same address too: what was asked is not kept.
    let hania = site.stranger();
    for _ in 0..250 {
        hania.post("/api/login/passkey/options", json!({})).await.expect(200);
    }
}

/// A server that is asked from many addresses.
async fn behind_proxy(settings: Settings) -> Site {
    Site::with(Settings { behind_proxy: true, ..settings }).await
}

async fn guest_from(site: &Site, address: &str, name: &str) -> Visitor {
    let mut guest = site.stranger().with("x-forwarded-for", address);
    guest.become_somebody("/api/guest", json!({ "name": name })).await;
    guest
}

async fn lobby(site: &Site) -> Vec<String> {
    let lobby = site.stranger().get("/api/lobby").await.expect(200);
    lobby["tables"].as_array().expect("tables").iter().map(named).collect()
}

const SLOW: &str = r#"{ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": "days:3" }"#;

#[tokio::test]
async fn many_guests_of_one_address_do_not_push_others_out_of_the_lobby_p1() {
    let site = behind_proxy(settings()).await;
    let slow: Value = serde_json::from_str(SLOW).expect("JSON");
    let honest = guest_from(&site, "203.0.113.1", "Hania").await;
    let own = named(&honest.post("/api/tables", slow.clone()).await.expect(200));
    site.clock.pass(1_000);
    for number in 0..34 {
        let guest = guest_from(&site, "198.51.100.1", &format!("Ewa {number}")).await;
        for _ in 0..3 {
            guest.post("/api/tables", slow.clone()).await.expect(200);
        }
    }
    let shown = lobby(&site).await;
    assert_eq!((shown.len(), shown.last()), (31, Some(&own)), "thirty of one address, and the honest one");
    // From four addresses: each has its newest there before the others of anybody.
    for address in 2..5 {
        for number in 0..10 {
            let guest = guest_from(&site, &format!("198.51.100.{address}"), &format!("Jan {number}")).await;
            for _ in 0..3 {
                guest.post("/api/tables", slow.clone()).await.expect(200);
            }
        }
    }
    let shown = lobby(&site).await;
    assert_eq!((shown.len(), shown.last()), (100, Some(&own)));
    // Nor do they come back by a restart, after which nobody knows whose addresses those were.
    let site = site.restart(1_000).await;
    assert!(lobby(&site).await.contains(&own));
    site.clock.pass(15 * 24 * 60 * 60_000);
    assert_eq!(lobby(&site).await, Vec::<String>::new(), "two weeks are enough");
}

#[tokio::test]
async fn an_address_makes_only_so_many_tables_p5() {
    let limits = LimitSettings { tables: 5, slow_tables: 2, ..LimitSettings::NONE };
    let site = behind_proxy(Settings { limits, ..settings() }).await;
    let slow: Value = serde_json::from_str(SLOW).expect("JSON");
    let quick = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let guests =
        [guest_from(&site, "198.51.100.1", "Ewa").await, guest_from(&site, "198.51.100.1", "Jan").await];
    for guest in &guests {
        guest.post("/api/tables", slow.clone()).await.expect(200);
    }
    guests[0].post("/api/tables", slow.clone()).await.expect_code(429, "too-fast");
    for _ in 0..2 {
        guests[1].post("/api/tables", quick.clone()).await.expect(200);
    }
    guests[0].post("/api/tables", quick.clone()).await.expect_code(429, "too-fast");
    guest_from(&site, "198.51.100.2", "Ola").await.post("/api/tables", slow).await.expect(200);
    site.clock.pass(60 * 60_000);
    guests[0].post("/api/tables", quick).await.expect(200);
}

#[tokio::test]
async fn what_somebody_makes_at_the_same_moment_counts_too_p10() {
    let host = HostSettings { most_tables: 3, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let hania = site.guest("Hania").await;
    let open = json!({ "game": "warcaby", "seats": ["open", "open"] });
    let at_once = (0..12).map(|_| {
        let (hania, open) = (hania.clone(), open.clone());
        tokio::spawn(async move { hania.post("/api/tables", open).await.status })
    });
    let at_once: Vec<_> = at_once.collect();
    let mut made = 0;
    for one in at_once {
        made += usize::from(one.await.expect("answered") == 200);
    }
    assert_eq!(made, 3);
}

#[tokio::test]
async fn bots_of_people_who_never_came_do_not_think_p1() {
    let host = HostSettings { thinkers: 1, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    // The bot is to begin; nobody has opened a socket.
    let wanted = |bot: &str| json!({ "game": "warcaby", "seats": [{ "bot": bot }, "me"] });
    let eve = site.guest("Ewa").await;
    let mut left_alone = Vec::new();
    for _ in 0..40 {
        left_alone.push(named(&eve.post("/api/tables", wanted("strong")).await.expect(200)));
    }
    let hania = site.guest("Hania").await;
    let own = named(&hania.post("/api/tables", wanted("random")).await.expect(200));
    let mut line = hania.listen(&own, None).await;
    line.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!(site.metric("stolik_bots_waiting").await, 0);
    let record = site.stranger().get(&format!("/api/tables/{}/record", left_alone[0])).await.body;
    assert!(!record.contains("1."), "nothing was played: {record}");
    // It begins when she comes, by whatever way.
    let polled = eve.get(&format!("/api/tables/{}/poll?since=0", left_alone[0])).await.body;
    assert!(polled.contains("played"), "{polled}");
}

#[tokio::test]
async fn tables_that_were_left_cost_nothing_at_a_start_and_little_in_the_lobby_p5() {
    let site = Site::open().await;
    let eve = site.guest("Ewa").await;
    let (begun, hania, _) = site.two(json!({ "game": "warcaby", "time": "days:3" })).await;
    hania.listen(&begun, None).await.act("C3-D4").await;
    for time in ["days:3", "fischer:300+5"] {
        for _ in 0..20 {
            let wanted = json!({ "game": "warcaby", "seats": ["me", { "bot": "easy" }], "time": time });
            eve.post("/api/tables", wanted).await.expect(200);
        }
    }
    while site.metric("stolik_sockets").await > 0 {}
    // Nobody comes back: they leave the memory though their clocks have days to run.
    for _ in 0..100 {
        site.clock.pass(61_000);
        site.app.host().sweep();
        if site.metric("stolik_tables").await == 0 {
            break;
        }
    }
    assert_eq!(site.metric("stolik_tables").await, 0);
    let site = site.restart(1_000).await;
    assert_eq!(site.metric("stolik_tables").await, 0, "none is loaded before its time");
    let over = async |site: &Site| {
        site.stranger().get(&format!("/api/tables/{begun}")).await.json()["status"].clone()
    };
    // When it comes, what is to happen does.
    site.clock.pass(4 * 24 * 60 * 60_000);
    while site.metric("stolik_tables").await == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(over(&site).await, "over");
}

#[tokio::test]
async fn a_game_that_is_over_is_not_loaded_again_because_its_people_are_missed_p5() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let (mut light, dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    light.wish(json!({ "resign": {} })).await;
    drop((light, dark));
    while site.metric("stolik_tables").await > 0 {}
    site.clock.pass(60_000);
    for _ in 0..50 {
        assert_eq!(site.metric("stolik_tables").await, 0);
    }
}
