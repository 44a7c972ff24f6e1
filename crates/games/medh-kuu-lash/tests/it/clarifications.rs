//! The clarifications of the rules page (3e) and the rulings that no worked position shows.

use crate::support::{self, after, ended, game, leads, legal, random_input, refused, state, text, usual};
use stolik_conformance::script;
use stolik_game::{Actor, Choosing, Entropy, Input, Pinned, Refusal as _, Refused, Rules, Show, Spot};
use stolik_medh_kuu_lash::{Action, MedhKuuLash, State};

/// Plays random games; gives their mean length in turns and how many ended in each way.
fn random_games(game: &MedhKuuLash, games: u64, passes: bool) -> (u64, [u64; 3]) {
    let mut entropy = Pinned::from_seed(3);
    let (mut turns, mut ends) = (0, [0; 3]);
    for _ in 0..games {
        let mut state = game.start();
        while game.actor(&state) != Actor::Over {
            let mut input = random_input(game, &state, &mut entropy);
            if let (false, Input::Act { action: action @ Action::Pass(_), .. }) = (passes, &mut input) {
                *action = Action::Roll;
            }
            game.play_unchecked(&mut state, &input);
        }
        turns += u64::from(state.turns());
        match ended(game, &state) {
            Some(("goal", _)) => ends[0] += 1,
            Some(("majority", _)) => ends[1] += 1,
            _ => ends[2] += 1,
        }
    }
    (turns / games, ends)
}

#[test]
fn clarification_1_mk29_length_of_random_games() {
    let game = usual();
    let (turns, ends) = random_games(&game, 800, true);
    assert!((180..205).contains(&turns), "{turns} turns with passes");
    assert!(ends[2] > 0, "now and then the turns run out: {ends:?}");
    let (turns, ends) = random_games(&game, 800, false);
    assert!((78..92).contains(&turns), "{turns} turns without passes");
    assert!(ends[0] > 250 && ends[1] > 250 && ends[2] == 0, "about half and half: {ends:?}");
}

#[test]
fn clarification_2_mk9_mk11_bad_swaps_are_compulsory() {
    let game = usual();
    let position = "G:gM5,G1,G2,G8:wW4,W2,W3,W6:3/4";
    assert_eq!(legal(&game, &state(&game, position)), ["M5<>W4"]);
    assert_eq!(refused(&game, position, "G1>G8"), "must-swap");
    assert_eq!(leads(&game, position, "M5<>W4"), "W:gG1,G2,G8,W4:wM5,W2,W3,W6:T1");
}

#[test]
fn clarification_3_6_plus_6_on_the_last_peak_piece_is_warned_of_and_allowed() {
    let game = usual();
    let position = "G:gG1..G4:wM1..M4,W1:6/6";
    let warned = state(&game, position);
    let keys: Vec<&str> = game.scene(&warned).remarks.iter().map(|remark| remark.key).collect();
    assert_eq!(keys, ["medh-kuu-lash-remark-last-peak"]);
    let walk = game.walk(&warned, stolik_game::Seat(0), &[]).expect("a walk");
    let noted: Vec<Spot> = walk.next.iter().filter(|n| n.note.is_some()).map(|n| n.spot).collect();
    assert_eq!(noted, [Spot::Field(8)], "W1");
    assert_eq!(ended(&game, &after(&game, position, "xW1")), Some(("goal", Some(1))));
    // With four pieces the last one comes back to a peak; with two on peaks nothing is lost: no warning.
    for harmless in ["G:gG1..G4:wM1..M3,W1:6/6", "G:gG1..G4:wM1..M4,W1,W2:6/6"] {
        assert!(game.scene(&state(&game, harmless)).remarks.is_empty(), "{harmless}");
    }
    // The same holds for the removal of a triple.
    let triple = after(&game, "G:gG1,G4,G8,W5:wM1,M2,M3,M6,W7:2/1", "G1>G4");
    assert_eq!(game.scene(&triple).remarks.len(), 1);
}

#[test]
fn clarification_10_roll_and_main_action_are_asked_for_even_when_there_is_one() {
    let game = usual();
    assert_eq!(legal(&game, &state(&game, "G:gG1..G8:wW1..W8")), ["roll"]);
    assert_eq!(legal(&game, &state(&game, "G:gM2,G1,G3,G4:wW1..W4:5/6")), ["M2>G6"]);
    // A forced way of a push is not asked for: position 10.
    assert!(leads(&game, "G:gG1,G4,M3,M4,W8:wW1..W4:2/1", "G1>G4").starts_with("W:"));
}

#[test]
fn clarification_11_a_setup_that_is_won_is_over() {
    let usual = usual();
    let only = game(&[("goal_check", "mover_only")]);
    for (position, both, mover_only) in [
        ("G:gG1..G4:wM1..M4", Some(("goal", Some(1))), Some(("goal", Some(1)))),
        ("W:gG1..G4:wM1..M4", Some(("goal", Some(1))), None),
        ("G:gM1..M4:wM5..M8", Some(("goal", Some(1))), Some(("goal", Some(1)))),
        ("W:gM1..M4:wM5..M8", Some(("goal", Some(0))), Some(("goal", Some(0)))),
        ("G:gG1..G8,M1:wW1..W4", Some(("majority", Some(0))), Some(("majority", Some(0)))),
        ("G:gG1..G4:wW1..W8,M1:2/1", Some(("majority", Some(1))), Some(("majority", Some(1)))),
        ("G:gG1..G8,M1:wW1..W5", None, None),
        ("G:gG1..G4:wW1..W4:T1000", Some(("max-turns", None)), Some(("max-turns", None))),
    ] {
        assert_eq!(ended(&usual, &state(&usual, position)), both, "{position}");
        assert_eq!(ended(&only, &state(&only, position)), mover_only, "{position}");
    }
}

#[test]
fn mk5_mk12_who_moves_and_who_falls() {
    let game = usual();
    let mixed = "G:gG1,G2,M3,M4:wW1..W4";
    assert_eq!(legal(&game, &after(&game, mixed, "roll (2/3)")), ["G1>G6", "G2>G7"]);
    assert_eq!(legal(&game, &after(&game, mixed, "roll (2/6)")), ["M3>G4", "M4>G5"]);
}

#[test]
fn mk12_the_faller_leaves_its_morning_first() {
    let game = usual();
    // M4 comes straight down onto its own piece, which goes up to the morning just left.
    assert_eq!(leads(&game, "G:gM4,G4,G1,G2:wW1..W4:1/6", "M4>G4"), "W:gG1,G2,G4,M4:wW1..W4:T1");
}

#[test]
fn mk13_special_rolls_replace_the_action_and_end_the_turn() {
    let game = usual();
    let position = "G:gG1..G5:wW1..W5";
    let ones = after(&game, position, "roll (1/1)");
    assert_eq!(legal(&game, &ones), ["xG1", "xG2", "xG3", "xG4", "xG5"]);
    let sixes = after(&game, position, "roll (6/6)");
    assert_eq!(legal(&game, &sixes), ["xW1", "xW2", "xW3", "xW4", "xW5"]);
    assert_eq!(leads(&game, position, "roll (6/6) xW3"), "W:gG1..G5:wW1,W2,W4,W5:T1");
}

#[test]
fn mk14_the_edge_is_a_wall() {
    let game = usual();
    // M1 can only be pushed to the right.
    assert_eq!(leads(&game, "G:gG1,M1,W6,G5:wW1..W4:1/3", "G5>W1"), "W:gG1,M1,W1,W6:wM8,W2..W4:T1");
    let corner = "G:gW6,G1,M1,G5:wW1..W4:1/2";
    assert_eq!(leads(&game, corner, "W6>G1"), "W:gG1,G5,M1,M2:wW1..W4:T1");
    // Left the wall, right an enemy: a capture.
    let capture = "G:gW6,G1,M1,G5:wM2,W1..W4:1/2";
    assert_eq!(leads(&game, capture, "W6>G1"), "W:gG1,G5,M1,M2:wW1..W4:T1");
}

#[test]
fn mk17_a_push_without_anywhere_to_go_is_no_move() {
    let game = usual();
    // Only a setup can have this: nine wooden, eight of them on the mornings.
    let position = "G:gG1,G2,G3,G7,G8:wM1..M8,G4:2/1";
    assert_eq!(legal(&game, &state(&game, position)), ["G2>G5", "G3>G6", "G7>W2", "G8>W3"]);
    assert_eq!(refused(&game, position, "G1>G4"), "nowhere-to-push");
}

#[test]
fn mk21_no_removal_for_a_triple_completed_by_a_placement() {
    let game = usual();
    let position = "G:gG1,G4,W5,G8:wM8,W1..W3:6/6";
    // The added green piece on M4 completes column 4.
    let end = leads(&game, position, "xM8 +W8 +M4");
    assert_eq!(end, "W:gG1,G4,G8,M4,W5:wW1..W3,W8:T1");
}

#[test]
fn mk23_restored_on_an_empty_peak_added_on_any_empty_field() {
    let game = usual();
    let position = "G:gG1,G4,W5,G8:wM8,W1..W3:6/6";
    assert_eq!(refused(&game, position, "xM8 +M8"), "not-on-morning");
    assert_eq!(refused(&game, position, "xM8 +G4"), "occupied");
    assert_eq!(refused(&game, position, "xM8 +W8 +W8"), "occupied");
    assert_eq!(leads(&game, position, "xM8 +G2 +M8"), "W:gG1,G4,G8,M8,W5:wG2,W1..W3:T1");
}

#[test]
fn k20_a_triple_that_dropped_to_two_is_new_again() {
    let game = usual();
    // W5 leaves the column and another piece comes back later.
    let position = "G:gG4,M4,W5,G8,W2:wG1,G2,W7,W8,M8:1/2";
    let dropped = leads(&game, position, "W5>W8");
    assert_eq!(dropped, "W:gG4,G8,M4,W2,W8:wG1,G2,M1,M8,W7:T1");
    let again = after(&game, &dropped, "roll (6/1) M8>W1 roll (2/1) W2>W5");
    assert_eq!(text(&game, &again), "G:gG4,G8,M4,W5,W8:wG1,G2,M1,W1,W7:triple=g:T2");
}

#[test]
fn nobody_acts_out_of_turn_and_nothing_changes() {
    let game = usual();
    let start = game.start();
    let roll = Input::Act { seat: stolik_game::Seat(0), action: Action::Roll };
    let mut same = start;
    assert_eq!(game.play(&mut same, &roll), Err(Refused::ChanceIsNext));
    assert_eq!(same, start);
    // That it changes nothing `refused` has looked at.
    assert_eq!(refused(&game, "G:gG1..G8:wW1..W8:2/1", "xW1"), "must-move");
}

#[test]
fn refusals_teach() {
    let game = usual();
    for (position, action, code, article) in [
        ("G:gG1..G8:wW1..W8", "G1>G4", "must-roll", "K5"),
        ("G:gG1..G8:wW1..W8", "pass:G4", "pass-from-peak", "K23"),
        ("G:gG1..G8:wW1..W8", "pass:M4", "empty", "K23"),
        ("G:gG1..G3,M4,M5:wW1..W8", "pass", "pass-which", "MK26"),
        ("G:gG1..G8:wW1..W8:2/1", "roll", "must-move", "K6"),
        ("G:gG1..G8:wW1..W8:2/1", "G1>G5", "wrong-landing", "K11"),
        ("G:gG1..G7,M8:wW1..W8:2/1", "M8>G4", "on-morning", "MK5"),
        ("G:gG1..G8:wW1..W8:2/1", "M8", "empty", "MK4"),
        ("G:gG1..G8:wW1..W8:2/1", "W8>G3", "not-yours", "MK4"),
        ("G:gG1..G8:wW1..W8:6/5", "G1<>G6", "wrong-distance", "K7"),
        ("G:gG1..G8:wW1..W8:6/5", "G1<>M1", "empty", "MK8"),
        ("G:gG1..G8:wW1..W8:6/5", "W1<>W7", "none-yours", "MK9"),
        ("G:gG1..G8:wW1..W8:6/5", "G1<>G1", "same-field", "K7"),
        ("G:gG1..G6,M7,M1:wW1..W8:6/5", "M1<>M7", "along-mornings", "MK8"),
        ("G:gG1..G6,M7,M1:wW1..W8:6/5", "M1<>G7", "empty", "MK8"),
        ("G:gG1..G6,M7,M1:wW1..W8:6/5", "M1<>G6", "other-column", "MK9"),
        ("G:gG1..G8:wW1..W8:6/5", "nothing", "must-swap", "MK11"),
        ("G:gG1..G7,M1:wW1..W8:3/6", "G2>W3", "on-peak", "K8"),
        ("G:gG1..G7,M1:wW1..W8:3/6", "G2<>G5", "must-fall", "MK11"),
        ("G:gG1..G8:wW1..W8:1/1", "xW1", "not-yours", "K10"),
        ("G:gG1..G8:wW1..W8:6/6", "xG1", "not-theirs", "K10"),
        ("G:gG1..G8:wW1..W8:6/6", ">M3", "must-take", "K10"),
    ] {
        let why = script::refused(&game, &state(&game, position), action);
        assert_eq!((why.code(), why.article().0), (code, article), "{position} {action}");
    }
    let push = "G:gG1,G4,M4,W8:wW1..W4:2/1";
    assert_eq!(refused(&game, push, "G1>G4 M4"), "not-a-way");
    assert_eq!(refused(&game, push, "G1>G4 xW1"), "must-push");
}

#[test]
fn a_bare_field_means_the_one_thing_it_can() {
    let game = usual();
    assert_eq!(leads(&game, "G:gG1,G4,M4,W8:wW1..W4:2/1", "G1 M3"), "W:gG4,M3,M4,W8:wW1..W4:T1");
    assert_eq!(
        leads(&game, "G:gG1,G4,G7,W3:wM4,W1,W2,W8:2/1", "g1-g4 w7 m1"),
        "W:gG4,G7,M1,M4,W3:wW1,W2,W7,W8:T1"
    );
    assert_eq!(leads(&game, "G:gG1,G3,G8,W6:wM3,W1..W3,W8:2/4", "G1-G3"), "W:gG1,G3,G8,W6:wM3,W1..W3,W8:T1");
}

#[test]
fn the_supply_of_nine_is_never_exceeded_mk24() {
    for game in support::variants() {
        let mut entropy = Pinned::from_seed(entropy_of(&game));
        for _ in 0..60 {
            let mut state = game.start();
            while game.actor(&state) != Actor::Over && state.turns() < 400 {
                let input = random_input(&game, &state, &mut entropy);
                game.play_unchecked(&mut state, &input);
                sound(&state);
            }
        }
    }
}

fn entropy_of(game: &MedhKuuLash) -> u64 {
    Pinned::from_seed(u64::from(game.options().max_turns)).next_u64()
}

fn sound(state: &State) {
    for colour in stolik_medh_kuu_lash::Colour::ALL {
        assert!((4..=9).contains(&state.pieces_of(colour)), "{state:?}");
    }
    let [green, wooden] = stolik_medh_kuu_lash::Colour::ALL.map(|colour| state.board().of(colour));
    assert!((green & wooden).is_empty());
}

#[test]
fn every_touched_spot_has_a_reason() {
    // "Why not" for every field and button at every kind of moment is a refusal of the rules with an article.
    let game = usual();
    for position in [
        "G:gM4,G1..G3:wW1..W4",
        "G:gG1,G3,G8,W6:wM3,W1..W3:2/1",
        "G:gG1,G3,G8,W6:wM3,W1..W3:2/4",
        "G:gG1,G3,G8,M6:wM3,W1..W3:2/6",
        "G:gG1,G3,G8,W6:wM3,W1..W3:1/1",
        "G:gG1,G3,G8,W6:wM3,W1..W3:6/6",
        "G:gG4,M4,W8,G8:wW1..W4:push=G4/g",
        "G:gG4,M4,W8,G8:wW1..W4:triple=g",
        "G:gG4,M4,W8,G8:wW1..W3:restore=w/g",
        "G:gG4,M4,W8,G8:wW1..W4:add=g/g",
    ] {
        let here = state(&game, position);
        let next = game.walk(&here, stolik_game::Seat(0), &[]).expect("a walk").next;
        let spots = (0..24).map(Spot::Field).chain((0..4).map(Spot::Button)).chain((0..3).map(Spot::Token));
        for spot in spots.filter(|spot| next.iter().all(|n| n.spot != *spot)) {
            let stumble = game.walk(&here, stolik_game::Seat(0), &[spot]).expect_err("not next");
            match stumble.why {
                Refused::Rules(why) => assert!(!why.article().0.is_empty()),
                other => panic!("{position} {spot:?}: {other:?}"),
            }
        }
    }
}
