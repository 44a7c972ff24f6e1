//! Data files of every schema that was ever released still open, and all that is in them is there.

use crate::support::{NOON, Site, settings};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::sync::Arc;
use stolik_protocol::{FromTable, Score};
use stolik_server::Clock;
use stolik_server::storage::Sqlite;

/// A data file of each schema but the newest, which this program writes, in its order, with the same in it.
const RELEASED: [&str; Sqlite::SCHEMA - 1] =
    [include_str!("../fixtures/schema-1.sql"), include_str!("../fixtures/schema-2.sql")];

async fn write(path: &Path, dump: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut file = options.connect().await.expect("a new file");
    sqlx::raw_sql(sqlx::AssertSqlSafe(dump)).execute(&mut file).await.expect("the dump");
    file.close().await.expect("closed");
}

/// A game that began when clocks ran at once has the clocks it had, and one that was lost on time has nothing left.
#[tokio::test]
async fn the_clocks_of_games_that_began_before_clocks_waited_are_as_they_were() {
    let dump = RELEASED[0]
        .replace(r#""time": "none""#, r#""time": "fischer:60+5""#)
        .replace("@1000 ended resigned 0", "@60000 ended out-of-time 0");
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("stolik.db");
    write(&path, &dump).await;
    let storage = Arc::new(Sqlite::open(&path).await.expect("a data file"));
    let site = Site::on(storage, folder, settings(), Clock::set_by_hand(NOON + 9_000)).await;
    let hania = site.stranger().with("authorization", "Bearer token-of-hania");
    let clocks = async |table: &str| {
        let mut line = hania.listen(table, None).await;
        let FromTable::Welcome(welcome) = line.next().await else { panic!() };
        assert!(welcome.clocks.iter().all(|clock| !clock.waits && clock.begin.is_none()));
        welcome.clocks.iter().map(|clock| clock.left).collect::<Vec<_>>()
    };
    // Each has thought for a second and got five; Hania thinks for three more, while the server is there.
    assert_eq!(clocks("RunningInV1ab_").await, [61_000, 64_000]);
    assert_eq!(clocks("OverInV1abcde-").await, [0, 60_000]);
}

async fn schema_of(path: &Path) -> usize {
    let mut file = SqliteConnectOptions::new().filename(path).connect().await.expect("the file");
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut file).await.expect("a version");
    usize::try_from(row.get::<u32, _>(0)).expect("a small number")
}

#[tokio::test]
async fn a_game_of_any_released_schema_goes_on() {
    for (number, dump) in (1..).zip(RELEASED) {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        let path = folder.path().join("stolik.db");
        write(&path, dump).await;
        assert_eq!(schema_of(&path).await, number);
        let storage = Arc::new(Sqlite::open(&path).await.expect("brought up to date"));
        assert_eq!(schema_of(&path).await, Sqlite::SCHEMA, "the schema of this program");
        let site = Site::on(storage, folder, settings(), Clock::set_by_hand(NOON + 9_000)).await;
        // Sessions, tokens and passwords are still good.
        let hania = site.stranger().with("authorization", "Bearer token-of-hania");
        let marcin = site.stranger().with("cookie", "stolik_session=session-of-marcin");
        assert_eq!(marcin.get("/api/me").await.expect(200)["guest"], true);
        let mut phone = site.stranger();
        phone.become_somebody("/api/login", json!({ "name": "hania", "password": "trudne haslo" })).await;
        let mine = phone.get("/api/my-tables").await.expect(200);
        let states: Vec<_> =
            mine["tables"].as_array().expect("tables").iter().map(|one| &one["status"]).collect();
        assert_eq!(states, ["running", "over"]);
        // How it ended was not kept then; its log tells, and now it is.
        for _ in 0..2 {
            let mine = phone.get("/api/my-tables").await.expect(200);
            assert_eq!((&mine["tables"][1]["result"], &mine["past"]), (&json!([2, 1]), &json!(1)));
        }
        // The game stands as it stood, and a wish that was granted then is answered again.
        let mut light = hania.listen("RunningInV1ab_", None).await;
        let FromTable::Welcome(welcome) = light.next().await else { panic!() };
        assert_eq!((welcome.you, welcome.played.len(), welcome.said.len()), (Some(0), 2, 1));
        light.say(json!({ "id": "m1", "do": { "act": ["C3-D4"] } }).to_string()).await;
        assert!(matches!(light.answer().await, FromTable::Done { n: 1, .. }));
        light.act("B2-C3").await;
        let mut dark = marcin.listen("RunningInV1ab_", None).await;
        dark.next().await;
        dark.wish(json!({ "mute": { "who": { "seat": 0 }, "yes": true } })).await;
        dark.act("A7-B6").await;
        // And what came later works at it, too.
        let mut over = marcin.listen("OverInV1abcde-", None).await;
        let FromTable::Welcome(welcome) = over.next().await else { panic!() };
        assert_eq!(welcome.score, Score { games: 1, points: vec![0, 1] });
        over.wish(json!({ "rematch": {} })).await;
        let mut other = hania.listen("OverInV1abcde-", None).await;
        assert!(matches!(other.wish(json!({ "rematch": {} })).await, FromTable::Done { .. }));
    }
}

/// A file of an older version in which a table is damaged is brought up to date all the same, and tells of that table.
#[tokio::test]
async fn a_damaged_table_of_an_older_schema_keeps_no_server_from_beginning() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("stolik.db");
    write(&path, RELEASED[1]).await;
    let mut file = SqliteConnectOptions::new().filename(&path).connect().await.expect("the file");
    let damaged = "UPDATE game_table SET about = substr(about, 1, 50) WHERE id = 'RunningInV1ab_'";
    sqlx::raw_sql(damaged).execute(&mut file).await.expect("changed");
    file.close().await.expect("closed");
    let storage = Arc::new(Sqlite::open(&path).await.expect("brought up to date"));
    let site = Site::on(storage, folder, settings(), Clock::set_by_hand(NOON + 9_000)).await;
    let hania = site.stranger().with("authorization", "Bearer token-of-hania");
    hania.get("/api/tables/RunningInV1ab_/moves").await.expect_code(500, "damaged");
    let mine = hania.get("/api/my-tables").await.expect(200);
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(1), "{mine}");
    assert_eq!(mine["tables"][0]["table"], "OverInV1abcde-");
}
