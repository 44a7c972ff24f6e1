//! Clocks, absence, and a server that was away.

use crate::support::{Line, Site, Visitor, secret_of};
use serde_json::json;
use stolik_protocol::{Clock, FromTable, Notice, Score, Welcome, What};

async fn welcome(line: &mut Line) -> Box<Welcome> {
    match line.next().await {
        FromTable::Welcome(welcome) => welcome,
        other => panic!("no welcome: {other:?}"),
    }
}

fn left(clocks: &[Clock]) -> Vec<u64> {
    clocks.iter().map(|clock| clock.left).collect()
}

#[tokio::test]
async fn a_clock_falls_by_itself() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+5" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    light.act("C3-D4").await;
    dark.act("B6-A5").await;
    site.clock.pass(20_000);
    light.act("B2-C3").await;
    let heard = dark.until(|what| matches!(what, What::Played(_))).await;
    assert_eq!((heard.t, left(&heard.clocks)), (20_000, vec![45_000, 60_000]));
    site.clock.pass(60_000);
    let ended = light.until(|what| matches!(what, What::Ended { .. })).await;
    assert_eq!(ended.what, What::Ended { how: "out-of-time".to_owned(), side: Some(1) });
    assert_eq!((ended.t, left(&ended.clocks)), (80_000, vec![45_000, 0]), "nothing is added to a flag");
    assert_eq!(dark.refused(json!({ "act": ["A7-B6"] })).await, "over");
}

/// Nobody pays for finding the table: each side's clock waits for its first action, for a minute, also while the server is
/// away.
#[tokio::test]
async fn a_clock_waits_for_the_first_action_and_a_game_that_nobody_begins_is_called_off() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "byoyomi:60+10x3" })).await;
    site.clock.pass(20_000);
    let mut light = hania.listen(&table, None).await;
    let begun = welcome(&mut light).await;
    let waiting = |begin| Clock { left: 60_000, periods: 3, in_period: false, waits: true, begin };
    assert_eq!(begun.clocks, [waiting(Some(40_000)), waiting(None)]);
    light.act("C3-D4").await;
    site.clock.pass(50_000);
    let site = site.restart(7_000).await;
    let at = |visitor: &Visitor| Visitor { address: site.address, ..visitor.clone() };
    let (hania, marcin) = (at(&hania), at(&marcin));
    let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    let back = welcome(&mut dark).await;
    assert_eq!(back.clocks, [Clock { waits: false, ..waiting(None) }, waiting(Some(10_000))]);
    site.clock.pass(10_000);
    let ended = light.until(|what| matches!(what, What::Ended { .. })).await;
    assert_eq!(ended.what, What::Ended { how: "aborted".to_owned(), side: None });
    // It is no game of the match, and the record says what it was.
    let score = light.notice(|notice| matches!(notice, Notice::Score(_))).await;
    assert_eq!(score, Notice::Score(Score { games: 0, points: vec![0, 0] }));
    let record = hania.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("aborted"), "{record}");
}

#[tokio::test]
async fn periods_of_byo_yomi_are_told_as_they_run() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "byoyomi:6+5x2" })).await;
    let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    light.act("C3-D4").await;
    dark.act("B6-A5").await;
    site.clock.pass(7_000);
    let told = welcome(&mut hania.listen(&table, None).await).await.clocks[0];
    assert_eq!((told.left, told.periods, told.in_period), (4_000, 2, true));
    site.clock.pass(9_000);
    let ended = dark.until(|what| matches!(what, What::Ended { .. })).await;
    assert_eq!((ended.clocks[0].left, ended.clocks[0].periods), (0, 0));
}

/// Who makes a table is put anywhere by lot, and everybody with them: links lead to the seats they name, partners stay
/// partners.
#[tokio::test]
async fn lots_turn_the_whole_table() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = json!({
        "game": "multiwarcaby", "options": { "seats": "4", "teams": "yes" }, "lots": true,
        "seats": ["me", { "bot": "easy" }, "open", { "bot": "strong" }]
    });
    let mut drawn = [0; 4];
    for round in 0..60 {
        let made = hania.post("/api/tables", wanted.clone()).await.expect(200);
        let table = made["table"].as_str().expect("a table").to_owned();
        let seat = usize::from(welcome(&mut hania.listen(&table, None).await).await.you.expect("a seat"));
        drawn[seat] += 1;
        let places = &hania.get(&format!("/api/tables/{table}")).await.expect(200)["places"];
        let who = |away: usize| places[(seat + away) % 4]["who"].clone();
        assert_eq!(
            [who(1), who(2), who(3)],
            [json!({ "bot": "easy" }), json!("nobody"), json!({ "bot": "strong" })]
        );
        if round == 0 {
            let partner = (seat + 2) % 4;
            let marcin = site.guest("Marcin").await;
            let sit = json!({ "secret": secret_of(&made, partner) });
            marcin.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
            assert_eq!(welcome(&mut marcin.listen(&table, None).await).await.you, Some(partner as u8));
        }
    }
    // Each seat is missed by chance once in thirty million runs.
    assert!(drawn.iter().all(|&times| times > 0), "{drawn:?}");
}

#[tokio::test]
async fn clocks_stand_while_the_server_is_away() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+0" })).await;
    let mut light = hania.listen(&table, None).await;
    light.act("C3-D4").await;
    marcin.listen(&table, None).await.act("B6-A5").await;
    site.clock.pass(10_000);
    light.act("B2-C3").await;
    site.clock.pass(30_000);
    let site = site.restart(4_200).await;
    let at = |visitor: Visitor| Visitor { address: site.address, ..visitor };
    let mut dark = at(marcin).listen(&table, Some(3)).await;
    let FromTable::Gap(gap) = dark.next().await else { panic!("no gap") };
    assert_eq!(gap.events.len(), 1);
    assert_eq!(gap.events[0].what, What::Away(4_200));
    assert_eq!((gap.t, left(&gap.clocks)), (40_000, vec![50_000, 30_000]), "the time away does not count");
    dark.act("A7-B6").await;
    // Said once, not at every load.
    let site = Site::restart(site, 0).await;
    let mut again = Visitor { address: site.address, ..hania }.listen(&table, Some(3)).await;
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

#[tokio::test]
async fn clocks_run_on_where_the_system_clock_was_set_back_m11() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+0" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    light.act("C3-D4").await;
    dark.act("B6-A5").await;
    site.clock.pass(2_000);
    light.act("B2-C3").await;
    site.clock.pass(3_000);
    drop((light, dark));
    let site = site.restart_with_clock_set_back(3_600_000).await;
    let [hania, marcin] = [hania, marcin].map(|visitor| Visitor { address: site.address, ..visitor });
    let mut light = hania.listen(&table, None).await;
    let back = welcome(&mut light).await;
    assert_eq!((left(&back.clocks), back.t), (vec![58_000, 57_000], 5_000));
    site.clock.pass(1_000);
    let mut dark = marcin.listen(&table, None).await;
    assert_eq!(left(&welcome(&mut dark).await.clocks), [58_000, 56_000], "and it runs");
    dark.act("A7-B6").await;
    site.clock.pass(58_000);
    dark.until(|what| matches!(what, What::Ended { how, .. } if how == "out-of-time")).await;
}
