//! A move that comes as the flag falls.

use crate::support::{Line, Site};
use serde_json::json;
use stolik_protocol::{FromTable, Heard, What};

/// What somebody hears of the game up to its end, or up to a word that is said after it all.
async fn heard(line: &mut Line) -> Vec<Heard> {
    let mut heard = Vec::new();
    loop {
        if let FromTable::Event(event) = line.hear().await {
            if matches!(event.what, What::Said { .. }) {
                return heard;
            }
            heard.push(event);
        }
    }
}

/// A move and the clock at once: either it is made or the game is lost, and everybody is told the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_a_move_and_a_flag_at_the_same_moment_exactly_one_comes_to_pass() {
    let site = Site::open().await;
    for round in 0..60_u64 {
        let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:60+0" })).await;
        let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
        light.act("C3-D4").await;
        dark.act("B6-A5").await;
        site.clock.pass(59_999);
        let clock = site.clock.clone();
        let falls = async move {
            if round % 3 == 0 {
                tokio::task::yield_now().await;
            }
            // To the very moment, or beyond it.
            clock.pass(1 + round % 2);
        };
        let acting = tokio::spawn(async move {
            let answer = light.wish(json!({ "act": ["B2-C3"] })).await;
            (light, answer)
        });
        let falls = tokio::spawn(falls);
        let (mut light, answer) = acting.await.expect("answered");
        falls.await.expect("fallen");
        let is_done = matches!(answer, FromTable::Done { .. });
        if !is_done {
            let FromTable::Refused { problem, .. } = answer else { panic!("{answer:?}") };
            assert_eq!(problem.code, "over");
        }
        // The other side's clock runs on if the move was made; nothing else happens now.
        dark.wish(json!({ "say": "Koniec" })).await;
        let mut late = marcin.listen(&table, Some(0)).await;
        let FromTable::Gap(log) = late.next().await else { panic!("no gap") };
        let is_moved = log.events.iter().filter(|event| matches!(event.what, What::Played(_))).count() == 3;
        let flagged = log.events.iter().any(|event| matches!(event.what, What::Ended { .. }));
        assert_eq!((is_moved, flagged), (is_done, !is_done), "round {round}: {:?}", log.events);
        // What was heard by her, after the answer or before it, is in the log, and no more than that.
        for event in heard(&mut light).await {
            assert!(
                log.events.iter().any(|kept| (kept.n, &kept.what) == (event.n, &event.what)),
                "{event:?}"
            );
        }
        let record = hania.get(&format!("/api/tables/{table}/record")).await.body;
        assert_eq!(record.contains("out-of-time"), flagged, "{record}");
        assert_eq!(record.contains("B2-C3"), is_moved, "{record}");
    }
}
