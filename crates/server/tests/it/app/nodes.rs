//! Two servers over one storage: any of them serves any table.

use crate::support::{NOON, Site, Visitor, settings};
use serde_json::json;
use std::sync::Arc;
use stolik_protocol::What;
use stolik_server::storage::Sqlite;
use stolik_server::{Clock, InProcess};

#[tokio::test]
async fn two_servers_play_one_table() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let bus = Arc::new(InProcess::default());
    let clock = Clock::set_by_hand(NOON);
    let here = Site::on_bus(storage.clone(), bus.clone(), folder.clone(), settings(), clock.clone()).await;
    let there = Site::on_bus(storage, bus, folder, settings(), clock).await;
    let (table, hania, marcin) = here.two(json!({ "game": "warcaby" })).await;
    let marcin = Visitor { address: there.address, ..marcin };
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    for (at, text) in ["C3-D4", "B6-A5", "E3-F4", "D6-E5"].into_iter().enumerate() {
        let (own, other) = if at % 2 == 0 { (&mut light, &mut dark) } else { (&mut dark, &mut light) };
        assert_eq!(own.act(text).await, at as u64 + 1);
        assert_eq!(other.until(|what| matches!(what, What::Played(_))).await.n, at as u64 + 1);
    }
}
