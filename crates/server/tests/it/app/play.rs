//! Playing over the network.

use crate::support::{Site, secret_of};
use serde_json::json;
use stolik_protocol::{FromTable, Notice, What};

#[tokio::test]
async fn a_friend_is_one_link_away() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let made =
        hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    assert_eq!(made["watch"], format!("/table/{table}"));
    assert!(made["seats"][0].is_null(), "who makes the table sits already");
    let mut at_hanias = hania.listen(table, None).await;
    let FromTable::Welcome(welcome) = at_hanias.next().await else { panic!("no welcome") };
    assert_eq!((welcome.you, welcome.n, welcome.commitment.len()), (Some(0), 0, 64));
    assert_eq!(at_hanias.refused(json!({ "act": ["C3-D4"] })).await, "not-running", "a seat is open");

    let marcin = site.guest("Marcin").await;
    let sit = json!({ "secret": secret_of(&made, 1) });
    let sat = marcin.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    assert_eq!(sat["status"], "running");
    let mut at_marcins = marcin.listen(table, None).await;
    let mut watching = site.stranger().listen(table, None).await;
    for line in [&mut at_marcins, &mut watching] {
        assert!(matches!(line.next().await, FromTable::Welcome(_)));
    }
    assert_eq!(at_hanias.act("C3-D4").await, 1);
    for line in [&mut at_marcins, &mut watching] {
        let heard = line.event().await;
        assert_eq!(heard.n, 1);
        assert!(matches!(heard.what, What::Played(_)));
    }
    assert_eq!(at_marcins.act("B6-A5").await, 2);
    assert_eq!(watching.refused(json!({ "act": ["A3-B4"] })).await, "not-seated");
    let record = site.stranger().get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains("C3-D4") && record.body.contains("B6-A5"), "{}", record.body);
}

#[tokio::test]
async fn the_order_of_checks_and_the_article_of_a_refusal() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    assert_eq!(dark.refused(json!({ "act": ["B6-A5"] })).await, "not-to-act");
    light.act("C3-D4").await;
    dark.act("B6-C5").await;
    // Light must capture now.
    let FromTable::Refused { problem, .. } = light.wish(json!({ "act": ["A3-B4"] })).await else { panic!() };
    assert_eq!((problem.code.as_str(), problem.article.as_deref()), ("must-capture", Some("W6")));
    light.say(json!({ "id": "late", "seen": 0, "do": { "act": ["D4xB6"] } }).to_string()).await;
    let FromTable::Refused { id, problem } = light.answer().await else { panic!() };
    assert_eq!((id.expect("the wish").as_str(), problem.code.as_str()), ("late", "stale"));
    assert_eq!(light.refused(json!({ "act": ["nonsense"] })).await, "unreadable");
    assert_eq!(light.refused(json!({ "offer": "tea" })).await, "bad-offer");
}

#[tokio::test]
async fn the_same_wish_is_answered_again_and_not_done_twice() {
    let site = Site::open().await;
    let (table, hania, marcin) =
        site.two(json!({ "game": "multiwarcaby", "options": { "seats": "2" } })).await;
    let mut first = hania.listen(&table, None).await;
    let mut other = marcin.listen(&table, None).await;
    let FromTable::Welcome(_) = first.next().await else { panic!() };
    let said = r#"{"id":"same","do":{"say":"Dobry wieczór"}}"#;
    first.say(said).await;
    assert!(matches!(first.answer().await, FromTable::Done { n: 1, .. }));
    // The line is lost before the answer comes: the same wish on another one.
    let mut again = hania.listen(&table, Some(1)).await;
    again.say(said).await;
    assert!(matches!(again.answer().await, FromTable::Done { n: 1, .. }));
    // The same name of somebody else is another wish.
    other.say(said).await;
    assert!(matches!(other.answer().await, FromTable::Done { n: 2, .. }));
    // And it is so when the server has forgotten everything but what is kept.
    drop((first, again, other));
    let site = site.restart(10).await;
    let hania = crate::support::Visitor { address: site.address, ..hania };
    let mut back = hania.listen(&table, None).await;
    back.say(said).await;
    assert!(matches!(back.answer().await, FromTable::Done { n: 1, .. }));
}

#[tokio::test]
async fn who_was_away_hears_what_was_missed_from_any_number() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    light.act("C3-D4").await;
    dark.act("B6-A5").await;
    light.wish(json!({ "say": "Hm." })).await;
    for since in 0..=3 {
        let mut back = marcin.listen(&table, Some(since)).await;
        let FromTable::Gap(gap) = back.next().await else { panic!("no gap since {since}") };
        let numbers: Vec<u64> = gap.events.iter().map(|event| event.n).collect();
        assert_eq!(numbers, (since + 1..=3).collect::<Vec<_>>());
    }
    // Somebody who has seen more than there is has seen another game.
    let mut lost = marcin.listen(&table, Some(99)).await;
    assert!(matches!(lost.next().await, FromTable::Welcome(welcome) if welcome.played.len() == 2));
}

#[tokio::test]
async fn draws_are_agreed_and_a_rematch_rotates_the_seats() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    assert_eq!(light.refused(json!({ "offer": "rematch" })).await, "no-such-offer", "the game runs");
    light.wish(json!({ "offer": "draw" })).await;
    dark.until(|what| matches!(what, What::Offered(_))).await;
    dark.wish(json!({ "answer": { "offer": "draw", "yes": true } })).await;
    light.until(|what| matches!(what, What::Ended { how, .. } if how == "agreed")).await;
    let Notice::Dice(proof) = light.notice(|notice| matches!(notice, Notice::Dice(_))).await else {
        panic!()
    };
    assert!(proof.contains("secret="), "{proof}");
    light.wish(json!({ "offer": "rematch" })).await;
    dark.notice(|notice| *notice == Notice::Again(vec![0])).await;
    dark.wish(json!({ "offer": "rematch" })).await;
    let next = light.notice(|notice| matches!(notice, Notice::Rematch { .. })).await;
    let Notice::Rematch { table: next } = next else { panic!() };
    let mut begins = marcin.listen(&next, None).await;
    let FromTable::Welcome(welcome) = begins.next().await else { panic!() };
    assert_eq!(welcome.you, Some(0), "Marcin was dark and is light now");
    assert_eq!(begins.act("C3-D4").await, 1);
}

#[tokio::test]
async fn who_comes_later_is_told_who_has_agreed_already() {
    let site = Site::open().await;
    let wanted = json!({ "game": "multiwarcaby", "options": { "seats": "3" } });
    let (table, people) = site.many(3, wanted).await;
    let mut lines = Vec::new();
    for person in &people {
        lines.push(person.listen(&table, None).await);
    }
    lines[0].wish(json!({ "offer": "draw" })).await;
    lines[1].until(|what| matches!(what, What::Offered(_))).await;
    lines[1].wish(json!({ "answer": { "offer": "draw", "yes": true } })).await;
    let FromTable::Welcome(welcome) = people[1].listen(&table, None).await.next().await else { panic!() };
    let told: Vec<_> = welcome.offers.iter().map(|made| (made.seat, &*made.offer, &*made.agreed)).collect();
    assert_eq!(told, [(0, "draw", &[1][..])]);
}

#[tokio::test]
async fn where_the_rules_say_who_begins_the_next_game_the_seats_stay_mw15() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "multiwarcaby" })).await;
    let mut first = hania.listen(&table, None).await;
    let mut second = marcin.listen(&table, None).await;
    first.wish(json!({ "resign": {} })).await;
    second.until(|what| matches!(what, What::Ended { .. })).await;
    first.wish(json!({ "offer": "rematch" })).await;
    second.wish(json!({ "offer": "rematch" })).await;
    let next = first.notice(|notice| matches!(notice, Notice::Rematch { .. })).await;
    let Notice::Rematch { table: next } = next else { panic!() };
    let mut begins = marcin.listen(&next, None).await;
    let FromTable::Welcome(welcome) = begins.next().await else { panic!() };
    assert_eq!((welcome.you, welcome.options["first"].as_str()), (Some(1), "1"));
    let mut waits = hania.listen(&next, None).await;
    waits.next().await;
    assert_eq!(waits.refused(json!({ "act": ["A1-A2"] })).await, "not-to-act");
}

#[tokio::test]
async fn where_sockets_are_blocked_one_asks_again() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let poll = format!("/api/tables/{table}/poll");
    let first = hania.get(&poll).await.expect(200);
    assert_eq!(first[0]["welcome"]["you"], 0);
    let waiting = {
        let (marcin, poll) = (marcin.clone(), format!("{poll}?since=0"));
        tokio::spawn(async move { marcin.get(&poll).await.expect(200) })
    };
    let said = json!({ "id": "1", "do": { "act": ["C3-D4"] } });
    let done = hania.post(&format!("/api/tables/{table}/say"), said).await.expect(200);
    assert_eq!(done[0]["done"]["n"], 1);
    let heard = waiting.await.expect("it ends");
    let events = heard
        .as_array()
        .expect("messages")
        .iter()
        .any(|message| message["event"]["n"] == 1 || message["gap"]["events"][0]["n"] == 1);
    assert!(events, "{heard}");
}

#[tokio::test]
async fn bots_of_the_server_play_to_the_end() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let seats = json!([{ "bot": "random" }, { "bot": "random" }]);
    // `cargo xtask test thorough` has a new game played.
    let game = std::env::var("STOLIK_GAME").unwrap_or_else(|_| "medh-kuu-lash".to_owned());
    let made = hania.post("/api/tables", json!({ "game": game, "seats": seats })).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    let mut watching = hania.listen(&table, None).await;
    let FromTable::Welcome(welcome) = watching.next().await else { panic!() };
    if welcome.dice.is_none() {
        watching.notice(|notice| matches!(notice, Notice::Dice(_))).await;
    }
    let about = hania.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!(about["status"], "over");
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let site = Site::open().await;
    let somebody = site.stranger();
    assert_eq!(somebody.get("/health").await.body, "ok\n");
    assert_eq!(somebody.get("/ready").await.body, "ready\n");
    site.two(json!({ "game": "warcaby" })).await;
    let metrics = somebody.get("/metrics").await.body;
    assert!(metrics.contains("\nstolik_tables_made_total 1\n"), "{metrics}");
    let head = somebody.get("/api/lobby").await.head;
    assert!(
        head.contains("content-security-policy: default-src 'none'") && head.contains("no-store"),
        "{head}"
    );
    somebody.get("/api/nowhere").await.expect_code(404, "no-address");
    somebody.get("/api/tables/nothere").await.expect_code(404, "no-table");
}
