//! The arena: what it plays does not depend on how, and what it has played can be kept.

use crate::support::{contest, run};
use std::collections::BTreeSet;
use stolik_bots::arena::Played;
use stolik_catalog::Kind;

#[test]
fn games_do_not_depend_on_how_many_are_played_at_once() {
    let contest = contest(Kind::BattleRoyale, &[("seats", "3")], ["medium", "beginner"], 7);
    assert_eq!(contest.count(), 9, "each side once, in whole groups");
    let games = run(&contest, 1);
    assert_eq!(games, run(&contest, 3));
    assert_eq!(games.iter().map(|played| played.side.0).collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

#[test]
fn what_is_done_is_not_played_again() {
    let contest = contest(Kind::Warcaby, &[], ["beginner", "random"], 6);
    let all = run(&contest, 1);
    let done = BTreeSet::from([0, 3, 4]);
    let mut rest = Vec::new();
    contest.run(1, &done, &|| 0, |played| rest.push(played)).expect("the bots can play");
    assert_eq!(rest.iter().map(|played| played.number).collect::<Vec<_>>(), [1, 2, 5]);
    assert!(rest.iter().all(|played| all.contains(played)));
}

#[test]
fn games_round_trip_as_plain_data() {
    for played in run(&contest(Kind::Warcaby, &[], ["random", "random"], 4), 1) {
        assert_eq!(Played::from_value(&played.value()), Ok(played));
    }
    let mut broken = run(&contest(Kind::Warcaby, &[], ["random", "random"], 2), 1).remove(0).value();
    let stolik_game::Value::Map(pairs) = &mut broken else { panic!("named values") };
    pairs.retain(|(name, _)| name != "places");
    assert_eq!(Played::from_value(&broken).expect_err("no places").at, "places");
}
