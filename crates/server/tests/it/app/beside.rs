//! What is done beside the game has an end: offers, answers, take-backs, changes of mind.

use crate::support::Site;
use serde_json::json;
use stolik_protocol::FromTable;

fn done(answer: &FromTable) -> bool {
    matches!(answer, FromTable::Done { .. })
}

#[tokio::test]
async fn what_was_proposed_waits_for_the_next_move_p6() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    // A game that has hardly begun anybody calls off.
    light.act("C3-D4").await;
    dark.act("B6-A5").await;
    let (draw, no) = (json!({ "offer": "draw" }), json!({ "answer": { "offer": "draw", "yes": false } }));
    assert!(done(&light.wish(draw.clone()).await));
    assert!(done(&light.wish(draw.clone()).await), "it stands already");
    // Taken back by who has made it, or declined: not again before a move.
    assert!(done(&light.wish(no.clone()).await));
    assert_eq!(light.refused(draw.clone()).await, "offered-already");
    assert!(done(&light.wish(json!({ "offer": "abort" })).await), "another proposal is another matter");
    let site = {
        drop((light, dark));
        site.restart(0).await
    };
    let at = |visitor: &crate::support::Visitor| crate::support::Visitor {
        address: site.address,
        ..visitor.clone()
    };
    light = at(&hania).listen(&table, None).await;
    dark = at(&marcin).listen(&table, None).await;
    assert_eq!(light.refused(draw.clone()).await, "offered-already", "it is known after a restart");
    assert!(done(&dark.wish(draw.clone()).await), "the other has an offer of their own");
    assert!(done(&dark.wish(no).await));
    light.act("B2-C3").await;
    assert!(done(&light.wish(draw.clone()).await), "a move later");
    assert!(done(&dark.wish(draw).await), "which is consent");
}

#[tokio::test]
async fn only_so_much_is_proposed_answered_and_taken_back_p6() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "multiwarcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let moves = hania.get(&format!("/api/tables/{table}/moves")).await.expect(200);
    let first = moves["actions"][0].as_str().expect("a move").to_owned();
    let mut taken_back = 0;
    loop {
        light.act(&first).await;
        match light.wish(json!({ "take-back": {} })).await {
            FromTable::Done { .. } => taken_back += 1,
            FromTable::Refused { problem, .. } => {
                assert_eq!(problem.code, "enough-offers");
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(taken_back, 1_000);
    assert_eq!(light.refused(json!({ "offer": "draw" })).await, "enough-offers");
    // The game goes on, and the other has a share of their own.
    let next = hania.get(&format!("/api/tables/{table}/moves")).await.expect(200);
    light.act(next["any"].as_str().expect("a move")).await;
    assert!(done(&marcin.listen(&table, None).await.wish(json!({ "offer": "draw" })).await));
}

#[tokio::test]
async fn only_so_often_is_another_game_wanted_and_not_wanted_p6() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    light.wish(json!({ "resign": {} })).await;
    let no = json!({ "answer": { "offer": "rematch", "yes": false } });
    let mut changed = 0;
    let code = loop {
        let wish = if changed % 2 == 0 { json!({ "rematch": {} }) } else { no.clone() };
        match light.wish(wish).await {
            FromTable::Done { .. } => changed += 1,
            FromTable::Refused { problem, .. } => break problem.code,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((changed, code.as_str()), (100, "enough-offers"));
}
