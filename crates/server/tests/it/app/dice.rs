//! Fair dice over the network.

use crate::support::{Line, NOON, Site, Visitor, settings};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use stolik_game::{Record, Seat, Seats};
use stolik_protocol::{DiceTerms, FromTable, Notice, Promised, Welcome, What};
use stolik_server::Clock;
use stolik_server::storage::{KeptTable, Sqlite, Storage, TableKey};
use stolik_table::fair::{
    self, Added, Commitment, Kept, Opened, Proof, SeatEntropy, Secret, TableId, Terms, Welcomed,
};

#[tokio::test]
async fn every_roll_of_a_game_over_the_network_can_be_checked() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = json!({
        "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "entropy": "ab".repeat(32)
    });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let mut line = hania.listen(table, None).await;
    let FromTable::Welcome(welcome) = line.next().await else { panic!() };
    assert_eq!(welcome.dice, None, "the secret is kept while the game runs");
    let running = hania.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(!running.contains("secret="), "{running}");
    line.wish(json!({ "resign": {} })).await;
    let record: Record =
        hania.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record");
    let checked = fair::check(&record).expect("the dice can be checked");
    assert!(checked.is_right() && !checked.rolls.is_empty());
    let proof: Proof = record.dice.expect("a proof").parse().expect("a proof");
    assert_eq!(proof.commitment.to_string(), welcome.commitment, "the one shown before the game");
    assert_eq!(proof.entropy[0].to_string(), "ab".repeat(32));
    assert_eq!(welcome.entropy[0], "ab".repeat(32));
    assert_eq!(terms_of(&welcome).seats, ["at-once", "bot:random"], "they added before they knew");
}

/// The terms of the dice, which are all of what is committed to.
fn terms_of(welcome: &Welcome) -> DiceTerms {
    let terms = welcome.terms.clone().expect("dice of version 2");
    assert_eq!(committed(&terms), welcome.commitment);
    terms
}

/// As anybody can compute it: eight lines, hashed.
fn committed(terms: &DiceTerms) -> String {
    let DiceTerms { anchor, table, game, rules, options, position, seats } = terms;
    let seats = seats.join(",");
    let lines = format!(
        "stolik dice commitment 2\n{anchor}\n{table}\n{game}\n{rules}\n{options}\n{position}\n{seats}\n"
    );
    Commitment::from(<[u8; 32]>::from(Sha256::digest(lines))).to_string()
}

async fn welcomed(person: &Visitor, table: &str) -> (Line, Box<Welcome>) {
    let mut line = person.listen(table, None).await;
    let FromTable::Welcome(welcome) = line.next().await else { panic!("no welcome") };
    (line, welcome)
}

#[tokio::test]
async fn a_table_is_drawn_and_committed_to_before_who_makes_it_adds_anything() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = |more: Value| {
        let mut wanted = json!({
            "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "lots": true
        });
        wanted.as_object_mut().expect("a table").extend(more.as_object().expect("more").clone());
        wanted
    };
    let told = hania.post("/api/dice", wanted(json!({}))).await.expect(200);
    assert_eq!(hania.post("/api/dice", wanted(json!({}))).await.expect(200), told, "the same again");
    let promised: Promised = serde_json::from_value(told).expect("a promise");
    assert_eq!(committed(&promised.terms), promised.commitment);
    let with = |more: Value| {
        let mut wanted = wanted(json!({ "entropy": "ab".repeat(32), "commitment": promised.commitment }));
        wanted.as_object_mut().expect("a table").extend(more.as_object().expect("more").clone());
        wanted
    };
    // Nothing but what was committed to is made of it, and nobody else's table.
    hania.post("/api/tables", with(json!({ "lots": false }))).await.expect_code(409, "old-commitment");
    let other = site.guest("Marcin").await;
    other.post("/api/tables", with(json!({}))).await.expect_code(409, "old-commitment");
    let made = hania.post("/api/tables", with(json!({}))).await.expect(200);
    assert_eq!(made["table"], promised.terms.table.as_str(), "the name that was told");
    let (_, welcome) = welcomed(&hania, &promised.terms.table).await;
    assert_eq!(
        (welcome.commitment.clone(), welcome.terms.clone()),
        (promised.commitment.clone(), Some(promised.terms.clone()))
    );
    let own = usize::from(welcome.you.expect("a seat"));
    assert_eq!(promised.terms.seats[own], "maker", "lots were drawn before");
    hania.post("/api/tables", with(json!({}))).await.expect_code(409, "old-commitment");
    hania.post("/api/dice", json!({ "game": "chess", "seats": [] })).await.expect_code(400, "unknown-game");
    site.stranger().post("/api/dice", wanted(json!({}))).await.expect_code(401, "who-are-you");
}

#[tokio::test]
async fn what_comes_with_an_action_comes_into_its_roll_and_the_player_can_tell() {
    let site = Site::open().await;
    let (table, hania, marcin) =
        site.two(json!({ "game": "medh-kuu-lash", "entropy": "ab".repeat(32) })).await;
    let (mut hers, welcome) = welcomed(&hania, &table).await;
    let terms = terms_of(&welcome);
    assert_eq!(terms.seats, ["at-once", "open"]);
    let game = stolik_catalog::Kind::MedhKuuLash.usual();
    let seats = terms.seats.iter().map(|seat| seat.parse().expect("a seat")).collect();
    let known = Terms {
        table: TableId::new(&table).expect("a name"),
        game: game.kind().id().to_owned(),
        rules: game.kind().version(),
        options: terms.options.clone(),
        position: None,
        seats,
    };
    let (anchor, commitment) = (
        terms.anchor.parse().expect("32 bytes"),
        welcome.commitment.parse::<Commitment>().expect("32 bytes"),
    );
    let own = Some(Seat(0));
    let kept = Kept::new(&known, anchor, commitment.clone(), [0xab; 32].into(), own);
    let mut kept = kept.expect("what is played");
    let added: Vec<SeatEntropy> =
        welcome.entropy.iter().map(|added| added.parse().expect("32 bytes")).collect();
    kept.is_welcomed(&Welcomed {
        table: &welcome.table,
        commitment: Some(&commitment),
        seat: Seat(0),
        bots: Seats::NONE,
        added: &added,
    });
    // One is rolled when the game begins.
    let (mut number, mut rolls) = (0, welcome.played.len() as u64);
    while number < 12 {
        let mut acted = false;
        for (seat, client) in [(0, &hania), (1, &marcin)] {
            let moves = client.get(&format!("/api/tables/{table}/moves")).await.expect(200);
            if moves["mine"] != true {
                continue;
            }
            acted = true;
            number += 1;
            let (n, action) = (moves["n"].as_u64().expect("a number"), moves["actions"][0].clone());
            let fresh = format!("{number:032x}");
            if seat == 0 {
                kept.sends(rolls + 1, fresh.parse().expect("16 bytes"));
            }
            let said = json!({ "id": format!("x{number}"), "entropy": fresh, "do": { "act": [action] } });
            client.post(&format!("/api/tables/{table}/say"), said).await.expect(200);
            // Every event since, as somebody who comes hears it.
            let gap = client.get(&format!("/api/tables/{table}/poll?since={n}&noted=0")).await.expect(200);
            for heard in gap.as_array().into_iter().flatten().filter_map(|told| told.get("gap")) {
                for event in heard["events"].as_array().into_iter().flatten() {
                    match event.get("roll") {
                        Some(roll) => {
                            let part = |part: &Value| {
                                let seat = part["seat"].as_u64().expect("a seat") as u8;
                                let digits = part["entropy"].as_str().expect("digits");
                                (Seat(seat), digits.parse().expect("16 bytes"))
                            };
                            let added: Added =
                                roll["entropy"].as_array().into_iter().flatten().map(part).collect();
                            let link =
                                Some(roll["link"].as_str().expect("a value").parse().expect("32 bytes"));
                            let roll = roll["number"].as_u64().expect("a number");
                            kept.hears_roll(&Opened { roll, link, added });
                            rolls += 1;
                        }
                        None => kept.hears_action(Seat(seat), false, rolls + 1),
                    }
                }
            }
            if seat == 0 {
                kept.is_done(&fresh.parse().expect("16 bytes"));
            }
        }
        assert!(acted, "somebody is asked");
    }
    let refused = json!({ "id": "bad", "entropy": "zz", "do": { "act": ["roll"] } });
    hania.post(&format!("/api/tables/{table}/say"), refused).await;
    hers.wish(json!({ "resign": {} })).await;
    let record: Record =
        hania.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record");
    let checked = fair::check(&record).expect("fair dice");
    assert!(
        checked.is_right() && checked.rolls.iter().filter(|roll| roll.added.is_given()).count() > 2,
        "{record}"
    );
    assert_eq!(kept.compare_rolls(&checked), [], "{kept}\n{record}");
    assert!(kept.sent.len() > 1 && kept.opened.is_some(), "{kept}");
    // The same table read again from the storage.
    let again = site.restart(0).await;
    let read: Record = again
        .guest("Ola")
        .await
        .get(&format!("/api/tables/{table}/record"))
        .await
        .body
        .parse()
        .expect("a record");
    assert_eq!(read, record);
}

#[tokio::test]
async fn clients_of_version_1_have_the_dice_of_version_1() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let told = hania.get("/api/dice").await.expect(200);
    let commitment = told["commitment"].as_str().expect("a commitment");
    assert_eq!(hania.get("/api/dice").await.expect(200), told, "asking again does not make another");
    let wanted = |commitment: &str| {
        json!({
            "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "entropy": "ab".repeat(32),
            "commitment": commitment
        })
    };
    let other = site.guest("Marcin").await;
    other.post("/api/tables", wanted(commitment)).await.expect_code(409, "old-commitment");
    hania.post("/api/tables", wanted(&"00".repeat(32))).await.expect_code(409, "old-commitment");
    let made = hania.post("/api/tables", wanted(commitment)).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let FromTable::Welcome(welcome) = hania.listen(table, None).await.next().await else { panic!() };
    assert_eq!(
        (welcome.commitment.as_str(), &welcome.terms),
        (commitment, &None),
        "as clients of version 1 know it"
    );
    hania.post("/api/tables", wanted(commitment)).await.expect_code(409, "old-commitment");
    site.stranger().get("/api/dice").await.expect_code(401, "who-are-you");
}

/// A table as servers kept it that knew dice of version 1 alone.
fn old_table() -> KeptTable {
    let options: serde_json::Map<String, Value> = stolik_catalog::Kind::MedhKuuLash
        .usual()
        .options()
        .into_iter()
        .map(|(name, value)| (name.to_owned(), Value::from(value)))
        .collect();
    let open = json!({ "person": null, "name": "", "bot": null, "link": null, "entropy": null });
    let about = json!({
        "game": "medh-kuu-lash", "rules": 1, "options": options, "chosen": {}, "position": null, "time": "none",
        "absence": "wait", "secret": "ab".repeat(32), "seats": [open, open], "first": 0, "next": null,
        "next_secret": "cd".repeat(32)
    });
    KeptTable {
        key: TableKey(7),
        id: "before-version-2".to_owned(),
        revision: 0,
        public: true,
        over: false,
        made: NOON,
        started: None,
        about: serde_json::from_value(about).expect("what was kept then is read"),
    }
}

#[tokio::test]
async fn tables_of_version_1_go_on_with_it_and_keep_what_they_promised() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    storage.create_table(&old_table(), 0).await.expect("kept");
    let site = Site::on(storage, folder, settings(), Clock::set_by_hand(NOON)).await;
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let mut table = old_table().id;
    for person in [&hania, &marcin] {
        let sit = json!({ "entropy": "0e".repeat(32) });
        person.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    }
    // The game that was made then, the rematch it promised, and the one after that.
    let mut promised = Secret::from([0xab; 32]).commitment().to_string();
    for version in [1, 1, 2] {
        let ((mut hers, begun), (mut his, _)) =
            (welcomed(&hania, &table).await, welcomed(&marcin, &table).await);
        assert_eq!((begun.commitment.clone(), begun.terms.is_some()), (promised, version == 2), "{table}");
        hers.say(json!({ "id": "resign", "entropy": "0f".repeat(16), "do": { "resign": {} } }).to_string())
            .await;
        his.until(|what| matches!(what, What::Ended { .. })).await;
        let record: Record =
            hania.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record");
        let checked = fair::check(&record).expect("fair dice");
        assert!(checked.is_right() && checked.proof.version() == version, "{record}");
        promised = begun.next_commitment;
        hers.wish(json!({ "rematch": { "entropy": "aa".repeat(32) } })).await;
        his.wish(json!({ "rematch": {} })).await;
        let Notice::Rematch { table: next } =
            hers.notice(|notice| matches!(notice, Notice::Rematch { .. })).await
        else {
            panic!("another game")
        };
        table = next;
    }
}
