//! A disk that is full and a data file that somebody else holds: an honest message, no half turn, and the table goes on
//! when there is room again.

use crate::support::{Line, NOON, Site, Visitor, settings};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use std::sync::Arc;
use std::time::Duration;
use stolik_protocol::{FromTable, Problem, What};
use stolik_server::Clock;
use stolik_server::storage::{Sqlite, SqliteSettings};

/// Talks until the storage has no room for a single letter; gives how often it had, and what it says then.
async fn until_full(line: &mut Line) -> (u64, Problem) {
    let mut said = 0;
    let mut lengths = [500, 50, 1].into_iter();
    let mut length = lengths.next().expect("one");
    for _ in 0..5_000 {
        match (line.wish(json!({ "say": "x".repeat(length) })).await, lengths.clone().next()) {
            (FromTable::Refused { .. }, Some(shorter)) => {
                length = shorter;
                lengths.next();
            }
            (FromTable::Refused { problem, .. }, None) => return (said, problem),
            _ => said += 1,
        }
    }
    panic!("there was room for everything");
}

#[tokio::test]
async fn a_full_disk_stops_the_table_and_nothing_is_half_written() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("stolik.db");
    let small = SqliteSettings { most_pages: Some(64), ..SqliteSettings::default() };
    let storage = Arc::new(Sqlite::open_with(&path, &small).await.expect("a data file"));
    let site = Site::on(storage, folder.clone(), settings(), Clock::set_by_hand(NOON)).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    light.act("C3-D4").await;
    dark.until(|what| matches!(what, What::Played(_))).await;
    let (said, problem) = until_full(&mut light).await;
    assert_eq!(problem.code, "storage-full");
    assert!(problem.message.contains("nothing was lost"), "{}", problem.message);
    // A turn is not told to anybody, and the one who is awaited is still awaited.
    assert_eq!(dark.refused(json!({ "act": ["B6-A5"] })).await, "storage-full");
    let may = marcin.get(&format!("/api/tables/{table}/moves")).await.expect(200);
    assert_eq!((&may["mine"], &may["n"]), (&json!(true), &json!(1 + said)));
    let record = marcin.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("C3-D4") && !record.contains("B6-A5"), "{record}");
    assert_eq!(site.stranger().get("/health").await.status, 200, "the server itself lives");
    // L4: whoever watches over the server is told the truth.
    let ready = site.stranger().get("/ready").await;
    assert_eq!((ready.status, ready.body.as_str()), (503, "the disk is full\n"));
    drop((light, dark));
    // With more room everything that was acknowledged is there, and the game goes on.
    let site = site.restart(0).await;
    let marcin = Visitor { address: site.address, ..marcin };
    let mut dark = marcin.listen(&table, None).await;
    let FromTable::Welcome(welcome) = dark.next().await else { panic!() };
    assert_eq!((welcome.played.len(), welcome.n), (1, 1 + said), "what was acknowledged, and no more");
    dark.act("B6-A5").await;
    assert_eq!(site.stranger().get("/ready").await.status, 200, "there is room again");
}

#[tokio::test]
async fn a_data_file_that_is_held_is_said_to_be_and_the_same_wish_is_done_later() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("stolik.db");
    let hasty = SqliteSettings { patience: Duration::from_millis(20), ..SqliteSettings::default() };
    let storage = Arc::new(Sqlite::open_with(&path, &hasty).await.expect("a data file"));
    let site = Site::on(storage, folder.clone(), settings(), Clock::set_by_hand(NOON)).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    let mut holder = SqliteConnectOptions::new().filename(&path).connect().await.expect("another program");
    holder.execute("BEGIN IMMEDIATE").await.expect("held");
    let said = json!({ "id": "m1", "do": { "act": ["C3-D4"] } }).to_string();
    light.say(said.clone()).await;
    let FromTable::Refused { problem, .. } = light.answer().await else { panic!("kept") };
    assert_eq!(problem.code, "storage");
    assert!(problem.message.contains("nothing was lost"), "{}", problem.message);
    assert_eq!(site.stranger().get("/ready").await.status, 503);
    holder.execute("ROLLBACK").await.expect("let go");
    light.say(said).await;
    assert!(matches!(light.answer().await, FromTable::Done { n: 1, .. }));
    let heard = dark.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!(heard.n, 1, "once");
}
