//! L8: what is not as it was kept is refused with a sentence, and the rest of the server goes on.

use crate::support::{NOON, Site, Visitor, settings};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::Arc;
use stolik_game::{Entropy, Pinned};
use stolik_server::Clock;
use stolik_server::storage::{Damage, Inspected, Sqlite, Storage, StorageError, Wrong, inspect};

const MOVES: [&str; 6] = ["C3-D4", "B6-A5", "B2-C3", "A7-B6", "A1-B2", "B8-A7"];

/// A data file with the tables of these names; at each so many moves were made.
async fn played(folder: &Path, moves: &[usize]) -> Vec<(String, [Visitor; 2])> {
    let storage = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.expect("a data file"));
    let own = Arc::new(tempfile::tempdir().expect("a folder"));
    let site = Site::on(storage.clone(), own, settings(), Clock::set_by_hand(NOON)).await;
    let mut tables = Vec::new();
    for &count in moves {
        let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:6000+5" })).await;
        let mut lines = [hania.listen(&table, None).await, marcin.listen(&table, None).await];
        for (at, text) in MOVES.iter().take(count).enumerate() {
            lines[at % 2].act(text).await;
        }
        tables.push((table, [hania, marcin]));
    }
    site.stop().await;
    tables
}

async fn change(folder: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("stolik.db"));
    let mut file = options.connect().await.expect("the file");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
        .execute(&mut file)
        .await
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
    file.close().await.expect("closed");
}

async fn reopened(folder: &Path) -> Site {
    let storage = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.expect("the server begins"));
    let own = Arc::new(tempfile::tempdir().expect("a folder"));
    Site::on(storage, own, settings(), Clock::set_by_hand(NOON + 9_000)).await
}

async fn inspected(folder: &Path) -> Vec<Inspected> {
    let mut tables = Vec::new();
    let found = |table| {
        tables.push(table);
        Ok(())
    };
    inspect(&folder.join("stolik.db"), found).await.expect("it can be looked through");
    tables
}

/// Every way of changing a log, and where it must be noticed.
#[tokio::test]
async fn a_log_that_was_changed_is_refused_and_the_other_table_goes_on() {
    let last = "number = (SELECT max(number) FROM entry WHERE table_key = KEY)";
    let ways: [(&str, u64, Wrong); 14] = [
        (
            "UPDATE entry SET lines = replace(lines, 'B2-C3', 'B2-A3') WHERE table_key = KEY",
            3,
            Wrong::Changed,
        ),
        (
            "UPDATE entry SET lines = replace(lines, '@', '@1') WHERE table_key = KEY AND number = 4",
            4,
            Wrong::Changed,
        ),
        ("UPDATE entry SET chain = zeroblob(32) WHERE table_key = KEY AND number = 2", 2, Wrong::Changed),
        ("UPDATE entry SET chain = NULL WHERE table_key = KEY AND number = 2", 2, Wrong::Changed),
        // P7: whose wish it was and by what name, or a retry would be done twice; who is awaited, and when it was.
        ("UPDATE entry SET wish = wish || '1' WHERE table_key = KEY AND number = 3", 3, Wrong::Changed),
        ("UPDATE entry SET wish = NULL WHERE table_key = KEY AND number = 3", 3, Wrong::Changed),
        ("UPDATE entry SET wisher = 1 - wisher WHERE table_key = KEY AND number = 5", 5, Wrong::Changed),
        ("UPDATE entry SET wisher = -1 WHERE table_key = KEY AND number = 5", 5, Wrong::Changed),
        ("UPDATE entry SET what = what + 1 WHERE table_key = KEY AND number = 3", 3, Wrong::Changed),
        ("UPDATE entry SET awaited = 3 - awaited WHERE table_key = KEY AND number = 3", 3, Wrong::Changed),
        ("UPDATE entry SET at = at + 1 WHERE table_key = KEY AND number = 3", 3, Wrong::Changed),
        ("DELETE FROM entry WHERE table_key = KEY AND number = 3", 3, Wrong::Gap),
        (&format!("DELETE FROM entry WHERE table_key = KEY AND {last}"), 6, Wrong::NoEnd),
        ("UPDATE entry SET table_key = 5 WHERE table_key = KEY", 1, Wrong::NoEnd),
    ];
    for (way, from, what) in ways {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = played(folder.path(), &[6, 2]).await;
        let [(bad, people), (good, others)] = tables.as_slice() else { panic!("two tables") };
        let key = format!("(SELECT key FROM game_table WHERE id = '{bad}')");
        change(folder.path(), &way.replace("KEY", &key)).await;
        for table in inspected(folder.path()).await {
            let id = table.kept.as_ref().map(|kept| kept.id.as_str());
            let damage = Damage { table: Some(bad.clone()), from: Some(from), what: what.clone() };
            assert_eq!(table.damage, (id == Some(bad)).then_some(damage), "{way}");
            if id == Some(bad) {
                assert_eq!(table.log.len() as u64, from - 1, "all before it is whole: {way}");
            }
        }
        // The server begins, though it would have looked at this table's clock at once.
        let site = reopened(folder.path()).await;
        let hania = Visitor { address: site.address, ..people[0].clone() };
        for path in ["", "/record", "/moves", "/socket", "/poll"] {
            let answer = hania.get(&format!("/api/tables/{bad}{path}")).await;
            if path != "/socket" {
                answer.expect_code(500, "damaged");
                assert!(answer.body.contains(&format!("from event {from} on")), "{}", answer.body);
            }
        }
        let mut light = Visitor { address: site.address, ..others[0].clone() }.listen(good, None).await;
        light.act("B2-C3").await;
        assert_eq!(hania.get("/ready").await.status, 200);
    }
}

#[tokio::test]
async fn a_table_whose_options_seats_or_dice_were_changed_is_refused_and_left_out_of_lists() {
    for way in [
        "about = replace(about, '\"removal\":\"after\"', '\"removal\":\"immediate\"')",
        "about = replace(about, '\"secret\":\"', '\"secret\":\"00')",
        // No JSON any more: whatever asks for a part of it would fail.
        "about = substr(about, 1, 50)",
        "started = started + 1",
        "revision = revision + 1",
        "timed = 1 - timed",
        "public = 1 - public",
        "over = 1 - over",
        "sum = NULL",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = played(folder.path(), &[2, 2]).await;
        let [(bad, people), (good, others)] = tables.as_slice() else { panic!("two tables") };
        // One person sits at both.
        change(folder.path(), &format!("UPDATE game_table SET {way} WHERE id = '{bad}'")).await;
        let site = reopened(folder.path()).await;
        let hania = Visitor { address: site.address, ..people[0].clone() };
        hania.get(&format!("/api/tables/{bad}/record")).await.expect_code(500, "damaged");
        let mine = hania.get("/api/my-tables").await.expect(200);
        assert_eq!(mine["tables"], json!([]), "{way}");
        let other = Visitor { address: site.address, ..others[0].clone() };
        let mine = other.get("/api/my-tables").await.expect(200);
        assert_eq!(mine["tables"][0]["table"], json!(good), "{way}");
        let found = inspected(folder.path()).await;
        assert_eq!(found.iter().filter(|table| table.damage.is_some()).count(), 1, "{way}");
    }
}

/// Lists are told from the last entry alone.
#[tokio::test]
async fn lists_tell_nothing_that_was_not_kept() {
    for way in ["awaited = 3 - awaited", "at = at + 1", "wish = 'other', wisher = 0", "chain = NULL"] {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = played(folder.path(), &[3]).await;
        let (_, [hania, _]) = &tables[0];
        let site = reopened(folder.path()).await;
        let mine = Visitor { address: site.address, ..hania.clone() }.get("/api/my-tables").await.expect(200);
        assert_eq!(mine["tables"][0]["my_turn"], false, "{mine}");
        site.stop().await;
        let last = "number = (SELECT max(number) FROM entry)";
        change(folder.path(), &format!("UPDATE entry SET {way} WHERE {last}")).await;
        let site = reopened(folder.path()).await;
        let mine = Visitor { address: site.address, ..hania.clone() }.get("/api/my-tables").await.expect(200);
        assert_eq!(mine["tables"], json!([]), "{way}");
    }
}

/// One table of which the JSON is damaged stands in no other's way: not in the lobby, not where tables of a maker are counted.
#[tokio::test]
async fn a_table_whose_json_is_damaged_stands_in_nobodys_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stolik.db");
    let storage = Arc::new(Sqlite::open(&path).await.expect("a data file"));
    let own = Arc::new(tempfile::tempdir().expect("a folder"));
    let site = Site::on(storage, own, settings(), Clock::set_by_hand(NOON)).await;
    let hania = site.guest("Hania").await;
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": "days:3" });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let made = hania.post("/api/tables", wanted.clone()).await.expect(200);
        ids.push(made["table"].as_str().expect("a table").to_owned());
    }
    site.stop().await;
    let bad = &ids[0];
    change(folder.path(), &format!("UPDATE game_table SET about = '{{' || about WHERE id = '{bad}'")).await;
    let site = reopened(folder.path()).await;
    let hania = Visitor { address: site.address, ..hania };
    let answer = hania.get(&format!("/api/tables/{bad}")).await;
    answer.expect_code(500, "damaged");
    let listed = site.stranger().get("/api/lobby").await.expect(200);
    let listed = listed["tables"].as_array().expect("tables");
    assert_eq!(listed.iter().map(|table| &table["table"]).collect::<Vec<_>>(), [&ids[1]]);
    let mine = hania.get("/api/my-tables").await.expect(200);
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(1), "{mine}");
    let made = hania.post("/api/tables", wanted).await.expect(200);
    assert!(made["table"].is_string(), "who has made it makes others");
}

#[tokio::test]
async fn a_game_that_was_over_does_not_come_to_life_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = played(folder.path(), &[2]).await;
    let (table, people) = &tables[0];
    let site = reopened(folder.path()).await;
    let hania = Visitor { address: site.address, ..people[0].clone() };
    hania.listen(table, None).await.wish(json!({ "resign": {} })).await;
    site.stop().await;
    // Without a note of how far the log went.
    change(folder.path(), "DELETE FROM entry WHERE lines LIKE '%ended%'; DELETE FROM head").await;
    let site = reopened(folder.path()).await;
    let hania = Visitor { address: site.address, ..people[0].clone() };
    hania.get(&format!("/api/tables/{table}/record")).await.expect_code(500, "damaged");
    let mut found = inspected(folder.path()).await;
    let record = found[0].replay().expect("what is left");
    assert!(record.to_string().contains("B6-A5"), "{record}");
    assert!(matches!(found[0].damage, Some(Damage { what: Wrong::NoEnd, .. })), "{:?}", found[0].damage);
}

/// Eight bits of the file at random, as in the finding: what is read is what was kept, or is refused; nothing else.
#[tokio::test]
async fn flipped_bits_never_give_another_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = played(folder.path(), &[6, 5, 4, 6]).await;
    let path = folder.path().join("stolik.db");
    let mut right = Vec::new();
    for table in inspected(folder.path()).await {
        let lines = table.log.iter().map(|batch| batch.lines.clone()).collect::<Vec<_>>();
        right.push((table.kept.expect("whole"), lines));
    }
    assert_eq!(right.len(), tables.len());
    let bytes = std::fs::read(&path).expect("the file");
    let mut luck = Pinned::from_seed(8);
    let (mut same, mut refused) = (0, 0);
    for round in 0..120 {
        let mut flipped = bytes.clone();
        for _ in 0..8 {
            flipped[luck.index(bytes.len())] ^= 1 << luck.index(8);
        }
        let path = folder.path().join(format!("{round}.db"));
        std::fs::write(&path, flipped).expect("written");
        // One that does not open at all serves nobody a wrong record.
        let Ok(storage) = Sqlite::open(&path).await else { continue };
        for (kept, lines) in &right {
            let read = async {
                let table = storage.table(&kept.id).await?;
                let log = storage.log(kept.key).await?;
                Ok::<_, StorageError>((table, log.into_iter().map(|batch| batch.lines).collect::<Vec<_>>()))
            };
            match read.await {
                Err(_) | Ok((None, _)) => refused += 1,
                Ok((Some(table), log)) => {
                    same += 1;
                    assert_eq!(
                        (&table.about, table.started, &log),
                        (&kept.about, kept.started, lines),
                        "round {round}"
                    );
                }
            }
        }
        _ = storage.close().await;
    }
    assert!(same > 100 && refused > 10, "some of both: {same}, {refused}");
}
