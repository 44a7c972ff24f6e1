//! Alpha-beta and trees find what is to be found.

use stolik_bots::Knowledge;
use stolik_bots::knowledge::WON;
use stolik_bots::knowledge::medh_kuu_lash::MedhKuuLash;
use stolik_bots::knowledge::multiwarcaby::Multiwarcaby;
use stolik_bots::knowledge::warcaby::Warcaby;
use stolik_bots::search::{AlphaBeta, Growth, Limits, Search, Tree};
use stolik_game::{Actor, Game, Input, Notation, Pinned, Rules, Seat, Side, Viewer, Views};

fn set_up<G: Game>(game: &G, text: &str) -> G::State {
    let setup = game.parse_setup(text).expect("a position");
    game.set_up(&setup).expect("a possible position")
}

fn limits(depth: u8, nodes: u64) -> Limits {
    Limits { depth, all_choices: false, nodes }
}

/// What the best move of who acts is worth to a side: without pruning, tables and order.
fn plainly<K: Knowledge>(
    knowledge: &mut K,
    game: &K::Game,
    state: &<K::Game as Rules>::State,
    depth: i32,
    side: Side,
) -> i32 {
    let actor = game.actor(state);
    if actor == Actor::Over {
        return knowledge.value_of_end(game, state, side).clamp(-WON, WON);
    }
    if depth <= 0 && knowledge.is_quiet(game, state) {
        return knowledge.evaluate(game, state, side);
    }
    let Some(seat) = actor.seats().iter().next() else {
        let mut outcomes = Vec::new();
        game.chances(state, &mut outcomes);
        let (mut sum, mut total) = (0, 0);
        for outcome in outcomes {
            let mut after = state.clone();
            game.play_unchecked(&mut after, &Input::Chance(outcome.outcome));
            sum += i64::from(plainly(knowledge, game, &after, depth, side)) * i64::from(outcome.weight);
            total += i64::from(outcome.weight);
        }
        return i32::try_from(sum / total).expect("no value is that high");
    };
    let mut moves = Vec::new();
    knowledge.moves(game, state, seat, &mut Pinned::from_seed(0), &mut moves);
    let values: Vec<i32> = moves
        .iter()
        .map(|ranked| {
            let mut after = state.clone();
            knowledge.play(game, &mut after, seat, ranked.chosen);
            let left = depth - knowledge.depth_of(state, &after);
            plainly(knowledge, game, &after, left, side)
        })
        .collect();
    let own = game.side_of(seat) == side;
    let best = if own { values.iter().max() } else { values.iter().min() };
    *best.expect("who is asked has an answer")
}

#[test]
fn expectation_over_the_rolls_is_what_counting_them_all_gives() {
    let game = stolik_medh_kuu_lash::MedhKuuLash::default();
    let mut compared = 0;
    for text in [
        "G:gG1,G3,G8,W6,M4,M5:wM3,W1..W3,G5:2/1",
        "W:gM1,M2,G5,W8:wM5,W1,W2,G3,G4:2/4",
        "G:gM2,G1,G3,G4:wW1..W4:5/6",
        "W:gG1,G4,M4,W8:wW1..W4,M3,M5",
    ] {
        let state = set_up(&game, text);
        let seat = game.actor(&state).seats().iter().next().expect("somebody is to act");
        let side = game.side_of(seat);
        let mut knowledge = MedhKuuLash::new(&game);
        // A turn before the roll costs as much as two after it.
        let depth = if text.matches('/').count() == 1 { 2 } else { 1 };
        let mut search =
            AlphaBeta::new(game.clone(), knowledge.clone(), &state, seat, limits(depth, 1 << 16));
        while !search.is_done() {
            search.step(1_000);
        }
        let plain = plainly(&mut knowledge, &game, &state, depth.into(), side);
        // A win that is nearer is worth a little more.
        assert!((search.value() - plain).abs() <= 16, "{text}: {} is not {plain}", search.value());
        compared += 1;
    }
    assert_eq!(compared, 4);
}

#[test]
fn a_sacrifice_that_wins_is_found_w6() {
    // Light gives A3 and takes three with E3: most pieces must be taken, by either side.
    let game = stolik_warcaby::Warcaby::default();
    let state = set_up(&game, "W:WC3,E3,KA1:BD6,F6,H6");
    let knowledge = Warcaby::new(&game);
    let mut search = AlphaBeta::new(game.clone(), knowledge, &state, Seat(0), limits(64, 1 << 16));
    search.step(100_000);
    assert!(search.value() > 300, "a king and two men against three men: {}", search.value());
}

#[test]
fn a_win_in_sight_is_played_to_its_end_w10() {
    // Two kings against a man that must go on: every reply is forced.
    let game = stolik_warcaby::Warcaby::default();
    let mut state = set_up(&game, "W:WKC1,KE1:BA5");
    for _ in 0..20 {
        let Actor::One(seat) = game.actor(&state) else { break };
        let knowledge = Warcaby::new(&game);
        let mut search = AlphaBeta::new(game.clone(), knowledge, &state, seat, limits(64, 1 << 16));
        search.step(30_000);
        let action = search.choices()[0].chosen;
        game.play_unchecked(&mut state, &Input::Act { seat, action });
    }
    let outcome = game.outcome(&state).expect("the game is over");
    assert_eq!(outcome.standings.sole_winner(), Some(Side(0)));
}

#[test]
fn the_last_pieces_are_solved_mw1() {
    // Position 5: the only capture ends the game, and whoever makes it wins.
    let game = stolik_multiwarcaby::Multiwarcaby::default();
    let state = set_up(&game, "A1,B2");
    let mut search =
        AlphaBeta::new(game.clone(), Multiwarcaby::new(&game), &state, Seat(0), limits(64, 1 << 16));
    while !search.is_done() {
        search.step(1_000);
    }
    assert!(search.value() > WON - 10, "{}", search.value());
    assert!(search.depth() < 10, "it was seen to the end: {}", search.depth());
}

#[test]
fn three_pieces_are_solved_against_plain_counting() {
    // Nothing is left to judge: all lines end within the turn or the next.
    let game = stolik_multiwarcaby::Multiwarcaby::default();
    let state = set_up(&game, "A1,B1,D1");
    let mut search =
        AlphaBeta::new(game.clone(), Multiwarcaby::new(&game), &state, Seat(0), limits(64, 1 << 16));
    search.step(200_000);
    // A1 takes B1 and then D1: both, and the game is over.
    assert_eq!(search.choices()[0].value, search.value());
    assert!(search.value() > WON - 10, "{}", search.value());
}

#[test]
fn a_tree_finds_the_plain_win_too() {
    let game = stolik_multiwarcaby::Multiwarcaby::default();
    let state = set_up(&game, "A1,B2");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let growth = Growth { horizon: 50, curiosity: 1.5, nodes: 20_000 };
    let mut tree =
        Tree::new(game.clone(), Multiwarcaby::new(&game), view, Seat(0), growth, Pinned::from_seed(1));
    tree.step(20_000);
    let mut actions = Vec::new();
    let best = tree.choices()[0];
    Multiwarcaby::new(&game).actions(&game, &state, Seat(0), best.chosen, &mut actions);
    assert_eq!(game.action_text(&state, Seat(0), &actions[0]), "A1xC3");
    assert!(best.value > 950, "{best:?}");
}

#[test]
fn the_rolls_are_told_apart_by_what_they_ask_for_k5() {
    let game = stolik_medh_kuu_lash::MedhKuuLash::default();
    let mut state = set_up(&game, "G:gG1,G3,G8,W6,M4,M5:wM3,W1..W3,G5");
    let roll = game.parse_action("roll").expect("an action");
    let action = game.resolve(&state, Seat(0), &roll).expect("possible here");
    game.play(&mut state, &Input::Act { seat: Seat(0), action }).expect("legal");
    let mut outcomes = Vec::new();
    MedhKuuLash::new(&game).chances(&game, &state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|outcome| outcome.weight).sum::<u32>(), 36);
    // 1+1, 6+6, sums 3 to 9, a swap by each own die (4 and 5 ask the same), a fall by the other five.
    assert_eq!(outcomes.len(), 1 + 1 + 7 + 6 + 5);
}
