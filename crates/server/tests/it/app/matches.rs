//! Matches: game after game of the same people.

use crate::support::{Line, Site};
use serde_json::json;
use stolik_game::Record;
use stolik_protocol::{FromTable, Notice, Score, Welcome, What};
use stolik_table::fair::{self, Proof};

async fn welcome(line: &mut Line) -> Box<Welcome> {
    match line.next().await {
        FromTable::Welcome(welcome) => welcome,
        other => panic!("no welcome: {other:?}"),
    }
}

async fn next_table(line: &mut Line) -> String {
    match line.notice(|notice| matches!(notice, Notice::Rematch { .. })).await {
        Notice::Rematch { table } => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_score_of_a_match_goes_along_with_the_people() {
    let site = Site::open().await;
    let (mut table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    // Hania gives up twice and once the game is called off; in each game the seats change.
    let (mut points, mut games) = ([0, 0], 0);
    for (game, called_off) in [false, true, false].into_iter().enumerate() {
        let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
        let begun = welcome(&mut hers).await;
        let (she, he) = if game % 2 == 0 { (0, 1) } else { (1, 0) };
        let seated =
            |[hania, marcin]: [i32; 2]| if she == 0 { vec![hania, marcin] } else { vec![marcin, hania] };
        assert_eq!(begun.you, Some(she));
        assert_eq!(begun.score, Score { games, points: seated(points) });
        if called_off {
            hers.wish(json!({ "offer": "abort" })).await;
        } else {
            hers.wish(json!({ "resign": {} })).await;
            points[1] += 1;
            games += 1;
        }
        let told = his.notice(|notice| matches!(notice, Notice::Score(_))).await;
        let score = Score { games, points: seated(points) };
        assert_eq!(told, Notice::Score(score.clone()), "game {game}, Marcin at {he}");
        assert_eq!(welcome(&mut hania.listen(&table, None).await).await.score, score);
        hers.wish(json!({ "rematch": {} })).await;
        his.wish(json!({ "offer": "rematch" })).await;
        table = next_table(&mut hers).await;
    }
}

#[tokio::test]
async fn each_game_of_a_match_has_dice_of_its_own() {
    let site = Site::open().await;
    let (table, hania, marcin) =
        site.two(json!({ "game": "medh-kuu-lash", "entropy": "ab".repeat(32) })).await;
    let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    let begun = welcome(&mut hers).await;
    assert!(begun.next_commitment.len() == 64 && begun.next_commitment != begun.commitment);
    hers.wish(json!({ "resign": {} })).await;
    his.until(|what| matches!(what, What::Ended { .. })).await;
    assert_eq!(hers.refused(json!({ "rematch": { "entropy": "short" } })).await, "bad-entropy");
    hers.wish(json!({ "rematch": { "entropy": "cd".repeat(32) } })).await;
    his.wish(json!({ "rematch": {} })).await;
    let next = next_table(&mut hers).await;
    let mut hers = hania.listen(&next, None).await;
    let second = welcome(&mut hers).await;
    assert_eq!(second.commitment, begun.next_commitment, "committed to before anybody added anything");
    assert_eq!(second.terms, begun.next_terms, "its name, its game and who sits where, too");
    assert_eq!(second.terms.as_ref().map(|terms| terms.table.as_str()), Some(next.as_str()));
    let order = ["seat-1", "seat-0"].map(str::to_owned).to_vec();
    assert_eq!(second.terms.as_ref().map(|terms| terms.seats.clone()), Some(order));
    hers.wish(json!({ "resign": {} })).await;
    let [first, second] = [&table, &next].map(|table| format!("/api/tables/{table}/record"));
    let mut proofs = Vec::new();
    for path in [first, second] {
        let record: Record = hania.get(&path).await.body.parse().expect("a record");
        assert!(fair::check(&record).expect("fair dice").is_right());
        proofs.push(record.dice.expect("a proof").parse::<Proof>().expect("a proof"));
    }
    let added = |proof: &Proof| proof.entropy.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(added(&proofs[0]), ["ab".repeat(32), "00".repeat(32)]);
    let mut second = added(&proofs[1]);
    second.sort();
    assert_eq!(second, ["00".repeat(32), "cd".repeat(32)], "what was added before is not used again");
    assert_ne!(proofs[0].secret, proofs[1].secret);
}
