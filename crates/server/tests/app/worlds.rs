//! Two worlds: games that differ only in secrets send byte-equal messages to the other seat.

use crate::support::{Line, NOON, Site, Visitor, settings};
use serde_json::json;
use std::sync::Arc;
use stolik_catalog::{AnySeen, Kind};
use stolik_game::{Pinned, Seat};
use stolik_protocol::FromTable;
use stolik_server::storage::Sqlite;
use stolik_server::{Clock, HostSettings, Settings};

/// What the other seat and a spectator hear of a secret choice that was made with this luck.
struct World {
    other: Vec<String>,
    watcher: Vec<String>,
    chosen: String,
}

async fn world(seed: u64) -> World {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let clock = Clock::set_by_hand(NOON);
    let settings =
        Settings { host: HostSettings { bot_pause: 700, ..HostSettings::default() }, ..settings() };
    let site = Site::on(storage, folder, settings, clock).await;
    let (table, hania, marcin) = site.two(json!({ "game": "szachowa-bitwa" })).await;
    let mut own = hania.listen(&table, None).await;
    let mut lines = [marcin.listen(&table, None).await, site.stranger().listen(&table, None).await];
    let FromTable::Welcome(welcome) = own.next().await else { panic!("no welcome") };
    let known = view(&welcome.start.0);
    let mut entropy = Pinned::from_seed(seed);
    let chosen = known.random(Seat(0), &mut entropy).expect("a choice");
    site.clock.pass(1_500);
    own.act(&chosen).await;
    let mut heard = Vec::new();
    for line in &mut lines {
        heard.push(until_played(line, &table).await);
    }
    // And what somebody is told who comes later.
    let late = |visitor: Visitor| {
        let table = table.clone();
        async move {
            let text = visitor.listen(&table, None).await.text().await.expect("a welcome");
            scrubbed(&text, &table)
        }
    };
    let (mut watcher, mut other) = (heard.pop().expect("heard"), heard.pop().expect("heard"));
    other.push(late(marcin).await);
    watcher.push(late(site.stranger()).await);
    World { other, watcher, chosen }
}

fn view(start: &stolik_game::Value) -> AnySeen {
    Kind::SzachowaBitwa.usual().seen_from_value(start).expect("a view")
}

/// All messages up to the first that something was played.
async fn until_played(line: &mut Line, table: &str) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        let text = line.text().await.expect("a message");
        let played = text.starts_with(r#"{"event""#);
        heard.push(scrubbed(&text, table));
        if played {
            return heard;
        }
    }
}

/// Without what differs between any two tables: its name, and what its dice are committed to.
fn scrubbed(text: &str, table: &str) -> String {
    let text = text.replace(table, "TABLE");
    match text.split_once(r#""commitment":""#) {
        Some((before, after)) => format!("{before}{}", &after[64..]),
        None => text,
    }
}

#[tokio::test]
async fn a_secret_choice_sends_the_same_bytes_whatever_it_is() {
    let first = world(1).await;
    let mut differing = 0;
    for seed in 2..6 {
        let second = world(seed).await;
        differing += usize::from(first.chosen != second.chosen);
        assert_eq!(first.other, second.other, "{} and {}", first.chosen, second.chosen);
        assert_eq!(first.watcher, second.watcher, "{} and {}", first.chosen, second.chosen);
    }
    assert!(differing > 0, "the worlds do differ");
}

#[tokio::test]
async fn the_record_of_a_running_game_with_secrets_is_not_given() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "szachowa-bitwa" })).await;
    hania.get(&format!("/api/tables/{table}/record")).await.expect_code(403, "secret");
}
