//! A table keeps little in memory, and whoever comes late is told everything all the same.

use crate::support::{Line, Site, Visitor};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, Heard, What};

/// Plays so many moves, talking now and then, and gives what somebody who was there all the time has heard.
async fn played(site: &Site, table: &str, people: [&Visitor; 2], moves: usize) -> Vec<Heard> {
    let mut watching = site.stranger().listen(table, None).await;
    watching.next().await;
    let mut lines = [people[0].listen(table, None).await, people[1].listen(table, None).await];
    let mut heard = Vec::new();
    for number in 0..moves {
        let seat = number % 2;
        let may = people[seat].get(&format!("/api/tables/{table}/moves")).await.expect(200);
        let actions = may["actions"].as_array().expect("a list").clone();
        let Some(action) = actions.get(number % actions.len().max(1)).and_then(Value::as_str) else { break };
        lines[seat].act(action).await;
        heard.push(watching.event().await);
        if number % 5 == 0 {
            lines[seat].wish(json!({ "say": format!("To był ruch {number}.") })).await;
            heard.push(watching.event().await);
        }
    }
    heard
}

async fn gap(line: &mut Line) -> Vec<Heard> {
    match line.next().await {
        FromTable::Gap(gap) => gap.events,
        other => panic!("no gap: {other:?}"),
    }
}

#[tokio::test]
async fn whoever_comes_late_is_told_everything() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let heard = played(&site, &table, [&hania, &marcin], 40).await;
    assert!(heard.len() > 40, "long enough that much was let go: {}", heard.len());
    let without_clocks = |events: &[Heard]| -> Vec<Heard> {
        events.iter().map(|event| Heard { clocks: Vec::new(), ..event.clone() }).collect()
    };
    // From any event on, over a socket; more of them than are in memory, or fewer.
    for since in 0..=heard.len() {
        let mut late = site.stranger().listen(&table, Some(since as u64)).await;
        assert_eq!(gap(&mut late).await, without_clocks(&heard[since..]), "since {since}");
    }
    // And by asking again and again.
    let poll = site.stranger().get(&format!("/api/tables/{table}/poll?since=3")).await.expect(200);
    assert_eq!(poll[0]["gap"]["events"].as_array().map(Vec::len), Some(heard.len() - 3));
    // Or all of it at once, to those who play as to those who watch.
    let moves = heard.iter().filter_map(|event| match &event.what {
        What::Played(data) => Some(data.clone()),
        _ => None,
    });
    let moves: Vec<_> = moves.collect();
    for visitor in [&hania, &marcin, &site.stranger()] {
        let FromTable::Welcome(welcome) = visitor.listen(&table, None).await.next().await else { panic!() };
        assert_eq!(welcome.played, moves);
        assert_eq!((welcome.said.len(), welcome.n), (heard.len() - moves.len(), heard.len() as u64));
    }
    let record = hania.get(&format!("/api/tables/{table}/record")).await.body;
    let site = site.restart(0).await;
    assert_eq!(site.stranger().get(&format!("/api/tables/{table}/record")).await.body, record);
}

#[tokio::test]
async fn the_game_goes_on_while_people_come_and_go() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": "fischer:600+5" })).await;
    for round in 1..=6 {
        let before = played(&site, &table, [&hania, &marcin], 6).await;
        site.clock.pass(7_000);
        let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
        assert_eq!(welcome.played.len(), round * 6);
        assert_eq!(welcome.n, before.last().expect("played").n);
        // Who is awaited has thought since the last round.
        let left: u64 = welcome.clocks.iter().map(|clock| clock.left).sum();
        // The clocks of the first two moves did not run.
        let (given, gone) = ((6 * round as u64 - 2) * 5_000, round as u64 * 7_000);
        assert_eq!(left, 1_200_000 + given - gone, "round {round}");
    }
}
