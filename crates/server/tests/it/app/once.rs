//! The same wish is done once, for as long as there is the table; and a name is its wisher's own.

use crate::support::{NOON, Site, Visitor, settings};
use serde_json::json;
use std::sync::Arc;
use stolik_protocol::FromTable;
use stolik_server::storage::{People, Person, PersonId, Sqlite};
use stolik_server::{App, Clock, Page};

#[tokio::test]
async fn a_wish_is_done_once_however_many_came_after_it_m8() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    let first = r#"{"id":"first","do":{"say":"Raz"}}"#;
    line.say(first).await;
    assert!(matches!(line.answer().await, FromTable::Done { n: 1, .. }));
    let mut other = marcin.listen(&table, None).await;
    for number in 0..140 {
        let said = if number % 2 == 0 { &mut line } else { &mut other };
        said.wish(json!({ "say": format!("Wypowiedź {number}") })).await;
    }
    line.say(first).await;
    assert!(matches!(line.answer().await, FromTable::Done { n: 1, .. }), "answered, not said twice");
    line.say(r#"{"id":"first","do":{"say":"Dwa"}}"#).await;
    let FromTable::Refused { problem, .. } = line.answer().await else { panic!() };
    assert_eq!(problem.code, "id-used");
    drop((line, other));
    let site = site.restart(10).await;
    let hania = Visitor { address: site.address, ..hania };
    let mut back = hania.listen(&table, None).await;
    back.say(first).await;
    assert!(matches!(back.answer().await, FromTable::Done { n: 1, .. }), "after a restart, too");
}

#[tokio::test]
async fn those_who_watch_do_not_share_names_m9() {
    let site = Site::open().await;
    let (table, ..) = site.two(json!({ "game": "warcaby" })).await;
    let (ola, ewa) = (site.guest("Ola").await, site.guest("Ewa").await);
    let (mut hers, mut others) = (ola.listen(&table, None).await, ewa.listen(&table, None).await);
    let same = r#"{"id":"1","do":{"say":"Dobry ruch"}}"#;
    for (line, number) in [(&mut hers, 1), (&mut others, 2)] {
        line.say(same).await;
        assert_eq!(line.answer().await, done("1", number));
    }
    for (line, number, text) in [(&mut hers, 3, "Oj"), (&mut others, 4, "Aj")] {
        line.say(json!({ "id": "2", "do": { "say": text } }).to_string()).await;
        assert_eq!(line.answer().await, done("2", number));
    }
    drop((hers, others));
    let site = site.restart(10).await;
    for (visitor, number) in [(ola, 1), (ewa, 2)] {
        let mut back = Visitor { address: site.address, ..visitor }.listen(&table, None).await;
        back.say(same).await;
        assert_eq!(back.answer().await, done("1", number), "each its own, after a restart too");
    }
}

fn done(id: &str, n: u64) -> FromTable {
    FromTable::Done { id: id.to_owned().try_into().expect("an id"), n }
}

/// L7: how everything stands is told from memory, whatever was said at the table.
#[tokio::test]
async fn who_comes_is_told_how_everything_stands_without_reading_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let hania = Person { id: PersonId(1), name: "Hania".to_owned(), guest: true };
    storage.create_person(&hania, NOON).await.expect("kept");
    let app = App::open(Page::embedded(&[]), storage, Clock::set_by_hand(NOON), settings());
    let app = app.await.expect("a server");
    let host = app.host();
    let wanted = json!({ "game": "warcaby", "seats": ["me", { "bot": "random" }] });
    let wanted = serde_json::from_value(wanted).expect("a table");
    let made = host.make_table(&wanted, &hania, None, stolik_text::Language::Polish).await.expect("a table");
    let table = host.table(&made.table).await.expect("the table");
    let guest = host.guest(&table, Some(&hania)).await;
    for number in 0..120 {
        let said = json!({ "id": format!("s{number}"), "do": { "say": format!("Wypowiedź {number}") } });
        let said = serde_json::from_value(said).expect("a wish");
        host.wish(&table, &guest, &said, stolik_text::Language::Polish).await;
    }
    // Whatever is told now is not read.
    host.storage().close().await.expect("closed");
    let (first, _ear) = host.listen(&table, &guest, None).await.expect("a welcome");
    let FromTable::Welcome(welcome) = serde_json::from_str(&first).expect("JSON") else { panic!("{first}") };
    assert_eq!((welcome.n, welcome.said.len()), (120, 100), "the last of it");
    assert_eq!((welcome.said[0].n, welcome.said[99].n), (21, 120));
}
