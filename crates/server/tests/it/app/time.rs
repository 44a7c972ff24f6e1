//! Clocks, absence, and a server that was away.

use crate::support::{Site, Visitor};
use serde_json::json;
use stolik_protocol::{FromTable, Notice, What};

#[tokio::test]
async fn a_clock_falls_by_itself() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+5" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    site.clock.pass(20_000);
    light.act("C3-D4").await;
    let heard = dark.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!(heard.t, 20_000);
    let left: Vec<u64> = heard.clocks.iter().map(|clock| clock.left).collect();
    assert_eq!(left, [45_000, 60_000]);
    site.clock.pass(60_000);
    let ended = light.until(|what| matches!(what, What::Ended { .. })).await;
    assert_eq!(ended.what, What::Ended { how: "out-of-time".to_owned(), side: Some(1) });
    assert_eq!(ended.t, 80_000);
    assert_eq!(dark.refused(json!({ "act": ["B6-A5"] })).await, "over");
}

#[tokio::test]
async fn clocks_stand_while_the_server_is_away() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+0" })).await;
    let mut light = hania.listen(&table, None).await;
    site.clock.pass(10_000);
    light.act("C3-D4").await;
    site.clock.pass(30_000);
    let site = site.restart(4_200).await;
    let at = |visitor: Visitor| Visitor { address: site.address, ..visitor };
    let mut dark = at(marcin).listen(&table, Some(1)).await;
    let FromTable::Gap(gap) = dark.next().await else { panic!("no gap") };
    assert_eq!(gap.events.len(), 1);
    assert_eq!(gap.events[0].what, What::Away(4_200));
    let left: Vec<u64> = gap.clocks.iter().map(|clock| clock.left).collect();
    assert_eq!((gap.t, left), (40_000, vec![50_000, 30_000]), "the time away does not count");
    dark.act("B6-A5").await;
    // Said once, not at every load.
    let site = Site::restart(site, 0).await;
    let mut again = Visitor { address: site.address, ..hania }.listen(&table, Some(1)).await;
    let FromTable::Gap(gap) = again.next().await else { panic!("no gap") };
    assert_eq!(gap.events.iter().filter(|event| matches!(event.what, What::Away(_))).count(), 1);
}

#[tokio::test]
async fn who_leaves_is_stood_in_for_and_can_come_back() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "absence": "bot-after-60" })).await;
    let mut light = hania.listen(&table, None).await;
    let dark = marcin.listen(&table, None).await;
    light.act("C3-D4").await;
    drop(dark);
    // The server must notice that the line is gone before its grace begins.
    while site.stranger().get("/metrics").await.body.contains("stolik_sockets 2") {}
    site.clock.pass(10_000);
    let left = light.until(|what| matches!(what, What::Left { .. })).await;
    assert_eq!((left.t, left.what), (10_000, What::Left { seat: 1 }));
    site.clock.pass(60_000);
    light.until(|what| matches!(what, What::StoodIn { seat: 1, .. })).await;
    light.until(|what| matches!(what, What::Played(_))).await;
    let mut back = marcin.listen(&table, None).await;
    assert!(matches!(back.next().await, FromTable::Welcome(welcome) if welcome.you == Some(1)));
    light.until(|what| matches!(what, What::CameBack { seat: 1 })).await;
}

#[tokio::test]
async fn with_patience_nobody_is_written_off() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    drop(marcin.listen(&table, None).await);
    while site.stranger().get("/metrics").await.body.contains("stolik_sockets 2") {}
    site.clock.pass(10_000);
    let gone = |notice: &Notice| matches!(notice, Notice::Places(places) if !places[1].here);
    light.notice(gone).await;
    assert_eq!(light.act("C3-D4").await, 1, "no event of the game");
}

#[tokio::test]
async fn a_stop_in_good_order_is_announced_and_loses_nothing() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    light.act("C3-D4").await;
    let site = site.restart(100).await;
    light.notice(|notice| *notice == Notice::Stopping).await;
    assert_eq!(light.text().await, None, "the server hangs up");
    let mut back = Visitor { address: site.address, ..hania }.listen(&table, None).await;
    assert!(matches!(back.next().await, FromTable::Welcome(welcome) if welcome.played.len() == 1));
}

/// S-39: when one runs out of time, the other removes one piece for every minute begun that is left; then it is counted.
#[tokio::test]
async fn a_clock_of_szachowa_bitwa_falls_and_pieces_desert_s39() {
    let site = Site::open().await;
    let position = "battle white; W: KA2 NB2,C2 PD2 RA1,J1 bridge=E clock=0:10; B: KA19 PB19 RA20,J20 bridge=H clock=1:00.001";
    let options = json!({ "scenario": "clock", "minutes": "5" });
    let wanted = json!({ "game": "szachowa-bitwa", "options": options, "position": position });
    let (table, hania, marcin) = site.two(wanted).await;
    let mut white = hania.listen(&table, None).await;
    let mut black = marcin.listen(&table, None).await;
    let moves = format!("/api/tables/{table}/moves");
    assert_eq!(hania.get(&moves).await.expect(200)["mine"], true);
    site.clock.pass(9_000);
    assert!(matches!(white.wish(json!({ "ping": {} })).await, FromTable::Done { n: 0, .. }), "not yet");
    // While the server is away, no clock runs.
    drop((white, black));
    let site = site.restart(100_000).await;
    let [hania, marcin] = [hania, marcin].map(|visitor| Visitor { address: site.address, ..visitor });
    white = hania.listen(&table, None).await;
    black = marcin.listen(&table, None).await;
    assert_eq!(hania.get(&moves).await.expect(200)["mine"], true);
    site.clock.pass(1_000);
    black.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!(white.refused(json!({ "act": ["KA2-A3"] })).await, "not-to-act");
    // Two pieces, at the other's choice, and then it is over by the rules.
    for left in [1, 0] {
        let may = marcin.get(&moves).await.expect(200);
        let action = may["actions"][0].as_str().expect("a piece to desert").to_owned();
        black.act(&action).await;
        let about = marcin.get(&format!("/api/tables/{table}")).await.expect(200);
        assert_eq!(about["status"], if left == 0 { "over" } else { "running" });
    }
    let record = marcin.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("clock"), "{record}");
    white.notice(|notice| matches!(notice, Notice::Score(_))).await;
}
