//! Alpha-beta and trees find what is to be found.

use crate::support::{bot, set_up};
use std::collections::HashMap;
use stolik_bots::Knowledge;
use stolik_bots::knowledge::medh_kuu_lash::MedhKuuLash;
use stolik_bots::knowledge::multiwarcaby::Multiwarcaby;
use stolik_bots::knowledge::warcaby::Warcaby;
use stolik_bots::knowledge::{Node, WON};
use stolik_bots::search::{AlphaBeta, Growth, Limits, Search, Tree};
use stolik_catalog::Seen;
use stolik_game::{Actor, Game, Input, Millis, Notation, Options, Pinned, Rules, Seat, Side, Viewer, Views};
use stolik_medh_kuu_lash::Action;

/// Beyond all evaluations: what is worth more is certain.
const CERTAIN: i32 = 2 * WON / 3;

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
    knowledge.moves(Node { game, state, seat }, &mut Pinned::from_seed(0), &mut moves);
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

/// Searches to the end; the value of the best move, and whether it is certain.
fn solved(
    game: &stolik_multiwarcaby::Multiwarcaby,
    state: &<stolik_multiwarcaby::Multiwarcaby as Rules>::State,
) -> i32 {
    let seat = game.actor(state).seats().iter().next().expect("somebody is to act");
    let mut search = AlphaBeta::new(game.clone(), Multiwarcaby::new(game), state, seat, limits(40, 1 << 18));
    while !search.is_done() {
        search.step(1_000);
    }
    assert!(search.depth() < 40, "it was seen to the end");
    search.value()
}

#[test]
fn the_last_pieces_are_solved_mw1() {
    // Position 5: the only capture ends the game, and whoever makes it wins.
    let game = stolik_multiwarcaby::Multiwarcaby::default();
    assert!(solved(&game, &set_up(&game, "A1,B2")) > CERTAIN);
    // A1 takes B1 and then D1: both, and the game is over.
    assert!(solved(&game, &set_up(&game, "A1,B1,D1")) > CERTAIN);
}

/// How a game of two sides ends for side 0 if both play their best: 1 won, 0 shared, -1 lost. Every action of the rules is
/// tried, and nothing is known of the game.
fn counted<G: Game>(game: &G, state: &G::State, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(outcome) = game.outcome(state) {
        return match outcome.standings.sole_winner() {
            Some(Side(0)) => 1,
            Some(_) => -1,
            None => 0,
        };
    }
    let hash = game.transposition_hash(state);
    if let Some(&value) = known.get(&hash) {
        return value;
    }
    let seat = game.actor(state).seats().iter().next().expect("there is no chance");
    let sign = if game.side_of(seat) == Side(0) { 1 } else { -1 };
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let mut best = -1;
    for action in actions {
        let mut after = state.clone();
        game.play_unchecked(&mut after, &Input::Act { seat, action });
        best = best.max(sign * counted(game, &after, known));
        if best == 1 {
            break;
        }
    }
    known.insert(hash, sign * best);
    sign * best
}

#[test]
fn few_pieces_are_solved_as_trying_everything_solves_them_mw2() {
    // One round without a capture ends the game, so that trying everything comes to an end.
    let options = Options::read([("size", "7"), ("no_capture_rounds", "1")]).expect("possible options");
    let game = stolik_multiwarcaby::Multiwarcaby::new(options).expect("options without faults");
    let mut seen = [0; 3];
    for (pieces, score) in [
        ("C3,D3,F5", "5-5"),
        ("C3,D3,F5", "5-6"),
        ("C3,D4,E4", "6-5"),
        ("B3,C3,F6,G6", "5-5"),
        ("B3,C3,F6,G6", "6-5"),
        ("B3,C3,F6,G6", "4-6"),
        ("C3,D4,F4,G6", "5-6"),
        ("C3,E3,C5,E5", "5-5"),
        ("B3,C3,F6,G6", "3-6"),
    ] {
        let state = set_up(&game, &format!("{pieces}:score={score}"));
        let truth = counted(&game, &state, &mut HashMap::new());
        let value = solved(&game, &state);
        let found = if value.abs() < CERTAIN { 0 } else { value.signum() };
        assert_eq!(found, truth, "{pieces} at {score}: {value}");
        seen[usize::try_from(truth + 1).expect("-1, 0 or 1")] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "lost, shared and won: {seen:?}");
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
    let node = Node { game: &game, state: &state, seat: Seat(0) };
    Multiwarcaby::new(&game).actions(node, best.chosen, &mut actions);
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

/// Moments before a roll in which the turn can be given up.
fn before_rolls(
    game: &stolik_medh_kuu_lash::MedhKuuLash,
    count: usize,
) -> Vec<<stolik_medh_kuu_lash::MedhKuuLash as Rules>::State> {
    let mut found = Vec::new();
    let mut entropy = Pinned::from_seed(11);
    while found.len() < count {
        let mut state = game.start();
        loop {
            let actor = game.actor(&state);
            let input = match actor.seats().iter().next() {
                Some(seat) => {
                    if state.moment() == stolik_medh_kuu_lash::Moment::Before && game.count(&state, seat) > 1
                    {
                        found.push(state);
                    }
                    game.random(&state, seat, &mut entropy).map(|action| Input::Act { seat, action })
                }
                None => game.draw(&state, &mut entropy).map(Input::Chance),
            };
            let Some(input) = input else { break };
            game.play_unchecked(&mut state, &input);
        }
    }
    found.truncate(count);
    found
}

#[test]
fn a_turn_is_given_up_only_with_a_reason_k23() {
    let game = stolik_medh_kuu_lash::MedhKuuLash::default();
    let (mut given_up, mut rolled) = (0, 0);
    for state in before_rolls(&game, 400) {
        let seat = game.actor(&state).seats().iter().next().expect("somebody is to act");
        let all = Limits { depth: 1, all_choices: true, nodes: 1 << 12 };
        let mut search = AlphaBeta::new(game.clone(), MedhKuuLash::new(&game), &state, seat, all);
        while !search.is_done() {
            search.step(1_000);
        }
        let roll = Action::Roll;
        let of = |wanted: bool| {
            let choices = search.choices().into_iter();
            choices.filter(|choice| (choice.chosen == roll) == wanted).map(|choice| choice.value).max()
        };
        let reason = of(false) > of(true);
        for name in ["easy", "medium"] {
            let seen = Seen { game: game.clone(), view: game.view(&state, Viewer::Seat(seat)) };
            let bot = bot(name).with_seed(rolled);
            let mut thinking = bot.think(MedhKuuLash::new(&game), &seen, seat).expect("to act");
            let passes = thinking.finish(|| Millis(0)).action != "roll";
            assert!(
                reason || !passes,
                "{name} gives up its turn in {}",
                game.setup_text(&game.setup_of(&state))
            );
            *(if passes { &mut given_up } else { &mut rolled }) += 1;
        }
    }
    assert!(given_up > 0 && rolled > 0, "both are seen: {given_up} and {rolled}");
}
