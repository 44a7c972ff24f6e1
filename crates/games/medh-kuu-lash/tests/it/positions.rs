//! The worked positions of the rules page (3d), in its order. Dice are written green/wooden.

use crate::support::{after, ended, leads, legal, refused, state, text, usual};

const START_GREEN: &str = "G:gG1..G8:wW1..W8";

fn with(position: &str, rest: &str) -> String {
    format!("{position}:{rest}")
}

#[test]
fn position_1_k6_k12_sum_move_from_the_start() {
    let game = usual();
    let position = with(START_GREEN, "2/1");
    assert_eq!(
        legal(&game, &state(&game, &position)),
        ["G1>G4", "G2>G5", "G3>G6", "G4>G7", "G5>G8", "G6>W1", "G7>W2", "G8>W3"]
    );
    assert_eq!(leads(&game, &position, "G1>G4"), "W:gG2..G8,M4:wW1..W8:T1");
    assert_eq!(leads(&game, &position, "G6>W1"), "W:gG1..G5,G7,G8,W1:wM8,W2..W8:T1");
    assert_eq!(leads(&game, &position, "G8>W3"), "W:gG1..G7,W3:wM6,W1,W2,W4..W8:T1");
}

#[test]
fn position_2_mk2_wooden_moves_round_the_same_ring() {
    let game = usual();
    let position = "W:gG1..G8:wW1..W8:3/3";
    assert_eq!(leads(&game, position, "W1>W7"), "G:gG1..G8:wM2,W2..W8:T1");
    assert_eq!(leads(&game, position, "W3>G1"), "G:gG2..G8,M1:wG1,W1,W2,W4..W8:T1");
    assert_eq!(leads(&game, position, "W8>G6"), "G:gG1..G5,G7,G8,M6:wG6,W1..W7:T1");
}

#[test]
fn position_3_k9_without_a_morning_piece_the_fall_is_a_sum_move() {
    let game = usual();
    let position = with(START_GREEN, "4/6");
    assert_eq!(legal(&game, &state(&game, &position)).len(), 8);
    assert_eq!(leads(&game, &position, "G1>W3"), "W:gG2..G8,W3:wM6,W1,W2,W4..W8:T1");
}

#[test]
fn position_3_mk8_swaps_from_the_start() {
    let game = usual();
    let position = with(START_GREEN, "6/5");
    assert_eq!(
        legal(&game, &state(&game, &position)),
        ["G1<>G7", "G1<>W8", "G2<>G8", "G2<>W7", "G3<>W6", "G4<>W5", "G5<>W4", "G6<>W3", "G7<>W2", "G8<>W1"]
    );
    assert_eq!(leads(&game, &position, "G1<>G7"), "W:gG1..G8:wW1..W8:T1");
    assert_eq!(leads(&game, &position, "G3<>W6"), "W:gG1,G2,G4..G8,W6:wG3,W1..W5,W7,W8:T1");
}

#[test]
fn position_4_k8_caption_b_a_fall_by_five() {
    let game = usual();
    assert_eq!(legal(&game, &state(&game, "G:gM2,G1,G3,G4:wW1..W4:5/6")), ["M2>G6"]);
    assert_eq!(legal(&game, &state(&game, "G:gM2,G1,G3,G4:wW1..W4:1/6")), ["M2>G2"]);
    assert_eq!(leads(&game, "G:gM2,G1,G3,G4:wW1..W4:5/6", "M2>G6"), "W:gG1,G3,G4,G6:wW1..W4:T1");
}

#[test]
fn position_5_k8_k12_wooden_falls_round_the_corner() {
    let game = usual();
    let position = "W:gG1..G4:wM3,W1..W3:6/4";
    assert_eq!(legal(&game, &state(&game, position)), ["M3>G1"]);
    assert_eq!(leads(&game, position, "M3>G1"), "G:gG2..G4,M1:wG1,W1..W3:T1");
}

#[test]
fn position_6_k17_caption_a_swap_capture() {
    let game = usual();
    let position = "G:gG1,G3,G8,W6:wM3,W1..W3:2/4";
    assert_eq!(legal(&game, &state(&game, position)), ["G1<>G3", "G3<>W6", "G3<>M3", "G8<>W1", "W6<>M3"]);
    assert_eq!(leads(&game, position, "G1<>G3"), "W:gG1,G3,G8,W6:wM3,W1..W3:T1");
    assert_eq!(leads(&game, position, "G3<>W6"), "G:gG1,G3,G8,W6:wW1..W3:restore=w/g");
    assert_eq!(leads(&game, position, "G3<>W6 +G2 +M3"), "W:gG1,G3,G8,M3,W6:wG2,W1..W3:T1");
}

#[test]
fn position_7_k13_k21_caption_c_a_pushed_piece_captures() {
    let game = usual();
    let position = "G:gG1,G4,G7,W3:wM4,W1,W2,W8:2/1";
    let restoring = after(&game, position, "G1>G4");
    assert_eq!(text(&game, &restoring), "G:gG4,G7,M4,W3:wW1,W2,W8:restore=w/g");
    // MK23: on any empty peak of either row.
    let places = legal(&game, &restoring);
    assert_eq!(places.len(), 16 - 6);
    assert!(places.contains(&"+G1".to_owned()) && !places.iter().any(|place| place.starts_with("+M")));
    let adding = after(&game, position, "G1>G4 +W7");
    assert_eq!(legal(&game, &adding).len(), 24 - 8);
    assert_eq!(leads(&game, position, "G1>G4 +W7 +M1"), "W:gG4,G7,M1,M4,W3:wW1,W2,W7,W8:T1");
}

#[test]
fn position_8_mk16_mk22_a_pushed_enemy_captures_the_movers_own_piece() {
    let game = usual();
    let position = "G:gG1,M4,G7,G8:wG4,W1,W2,W8:2/1";
    assert_eq!(leads(&game, position, "G1>G4"), "G:gG4,G7,G8:wM4,W1,W2,W8:restore=g/g");
    assert_eq!(leads(&game, position, "G1>G4 +G1 +M8"), "W:gG1,G4,G7,G8:wM4,M8,W1,W2,W8:T1");
}

#[test]
fn position_9_k14_caption_d_the_mover_chooses_the_way() {
    let game = usual();
    let position = "G:gG1,G4,M4,W8:wW1..W4:2/1";
    assert_eq!(legal(&game, &after(&game, position, "G1>G4")), [">M3", ">M5"]);
    assert_eq!(leads(&game, position, "G1>G4 >M3"), "W:gG4,M3,M4,W8:wW1..W4:T1");
    assert_eq!(leads(&game, position, "G1>G4 >M5"), "W:gG4,M4,M5,W8:wW1..W4:T1");
}

#[test]
fn position_10_mk14_free_places_come_first() {
    let game = usual();
    // A free neighbour is not passed over: M5, no run to M2.
    assert_eq!(leads(&game, "G:gG1,G4,M3,M4,W8:wW1..W4:2/1", "G1>G4"), "W:gG4,M3..M5,W8:wW1..W4:T1");
    let run = "G:gG1,G4,M3..M5,W8:wW1..W4:2/1";
    assert_eq!(leads(&game, run, "G1>G4 >M3"), "W:gG4,M2..M5,W8:wW1..W4:T1");
    assert_eq!(leads(&game, run, "G1>G4 >M5"), "W:gG4,M3..M6,W8:wW1..W4:T1");
    assert_eq!(leads(&game, "G:gG1,G4,M4,W8:wM3,W1..W3:2/1", "G1>G4"), "W:gG4,M4,M5,W8:wM3,W1..W3:T1");
}

#[test]
fn position_11_k15_a_capture_only_without_a_free_place() {
    let game = usual();
    let forced = "G:gG1,G4,M4,G8:wM3,M5,W1,W2:2/1";
    assert_eq!(legal(&game, &after(&game, forced, "G1>G4")), [">M3", ">M5"]);
    assert_eq!(leads(&game, forced, "G1>G4 >M3"), "G:gG4,G8,M3,M4:wM5,W1,W2:restore=w/g");
    assert_eq!(leads(&game, forced, "G1>G4 >M5"), "G:gG4,G8,M4,M5:wM3,W1,W2:restore=w/g");
    let run = "G:gG1,G4,M4,M5,G8:wM3,W1,W2,W7:2/1";
    assert_eq!(leads(&game, run, "G1>G4"), "W:gG4,G8,M4..M6:wM3,W1,W2,W7:T1");
}

#[test]
fn position_12_k18_k19_caption_e_a_triple() {
    let game = usual();
    let position = "G:gG1,G4,G8,W5:wW1..W4,W7:2/1";
    let triple = after(&game, position, "G1>G4");
    assert_eq!(text(&game, &triple), "G:gG4,G8,M4,W5:wW1..W4,W7:triple=g");
    assert_eq!(legal(&game, &triple), ["xW1", "xW2", "xW3", "xW4", "xW7"]);
    assert_eq!(leads(&game, position, "G1>G4 xW7"), "W:gG4,G8,M4,W5:wW1..W4:T1");
    // The push has captured already: the triple takes nothing more.
    assert_eq!(leads(&game, "G:gG1,G4,G8,W5:wM4,W1..W4:2/1", "G1>G4"), "W:gG4,G8,M4,W5:wW1..W4:T1");
}

#[test]
fn position_13_k20_an_old_triple_is_not_new() {
    let game = usual();
    // The pushed piece pushes M4 on, left or right; column 4 was a triple and stays one.
    for way in [">M3", ">M5"] {
        let end = after(&game, "G:gG1,G4,M4,W5:wW1..W4:2/1", &format!("G1>G4 {way}"));
        assert_eq!(legal(&game, &end), ["roll"], "the turn is over");
    }
    let swap = "G:gG4,M4,W8,G8:wW5,W1..W4:3/5";
    assert_eq!(leads(&game, swap, "W8<>W5"), "G:gG4,G8,M4,W5:wW1..W4,W8:triple=g");
}

#[test]
fn position_14_k9_no_swap_possible() {
    let game = usual();
    let position = "G:gG1,G8,M2,M5:wW2,W3,W5,W6:3/4";
    assert_eq!(legal(&game, &state(&game, position)), ["G1>G8", "G8>W7"]);
    assert_eq!(leads(&game, position, "G1>G8"), "W:gG8,M2,M5,M8:wW2,W3,W5,W6:T1");
}

#[test]
fn position_15_k2_k16_a_swap_reaches_the_goal() {
    let game = usual();
    for own in 1..=6 {
        let position = format!("G:gM1..M3,G5:wM5,W1..W3:{own}/4");
        let end = after(&game, &position, "G5<>M5");
        assert_eq!(ended(&game, &end), Some(("goal", Some(0))));
    }
    // The piece that has moved stands on a peak.
    let end = after(&game, "G:gM1..M3,G1,G6:wW1..W4:4/1", "G1>G6");
    assert_eq!(text(&game, &end), "W:gG6,M1..M3,M6:wW1..W4:T1");
    assert_eq!(ended(&game, &end), None);
}

#[test]
fn position_16_mk25_the_goal_counts_in_the_opponents_turn() {
    let game = usual();
    let end = after(&game, "W:gM1..M3,G5:wG2,W1..W3:1/2", "G2>G5");
    assert_eq!(ended(&game, &end), Some(("goal", Some(0))));
    let end = after(&game, "G:gM1..M4,G5:wW1..W4:1/1", "xG5");
    assert_eq!(ended(&game, &end), Some(("goal", Some(0))));
    // The fourth piece comes back to a peak: no win.
    let end = after(&game, "G:gM1..M3,G5:wW1..W4:1/1", "xG5 +G5 +M8");
    assert_eq!(ended(&game, &end), None);
    assert_eq!(text(&game, &end), "W:gG5,M1..M3:wM8,W1..W4:T1");
}

#[test]
fn position_17_k22_mk22_nine_against_four() {
    let game = usual();
    let end = after(&game, "G:gG1..G8:wW1..W4:6/6", "xW1 +W1 +M1");
    assert_eq!(ended(&game, &end), Some(("majority", Some(0))));
    let end = after(&game, "W:gG1..G8:wW1..W4:1/1", "xW1 +W8 +M1");
    assert_eq!(ended(&game, &end), Some(("majority", Some(0))));
}

#[test]
fn position_18_k23_mk26_pass() {
    let game = usual();
    let position = "G:gM4,G1..G3:wW1..W4";
    assert_eq!(legal(&game, &state(&game, position)), ["roll", "pass:M4"]);
    assert_eq!(leads(&game, position, "pass:M4"), "W:gG1..G4:wW1..W4:T1");
    let blocked = "G:gM4,G1,G2,G4:wW1..W4";
    assert_eq!(legal(&game, &state(&game, blocked)), ["roll"]);
    assert_eq!(refused(&game, blocked, "pass:M4"), "pass-blocked");
    assert_eq!(refused(&game, blocked, "pass"), "no-pass");
    assert_eq!(refused(&game, position, "roll (2/1) pass:M4"), "pass-too-late");
    // Wooden's near peak is the wooden one.
    assert_eq!(leads(&game, "W:gG1..G4:wM3,W1..W3", "pass"), "G:gG1..G4:wW1..W3,W6:T1");
}

#[test]
fn k4_the_higher_die_begins_and_a_tie_is_rolled_again_by_the_other() {
    let game = usual();
    let start = "G:gG1..G8:wW1..W8:start";
    assert_eq!(text(&game, &stolik_game::Rules::start(&game)), start);
    assert_eq!(leads(&game, start, "(5/2)"), START_GREEN);
    assert_eq!(leads(&game, start, "(2/5)"), "W:gG1..G8:wW1..W8");
    assert_eq!(leads(&game, start, "(4/4)"), "W:gG1..G8:wW1..W8:start");
    assert_eq!(leads(&game, start, "(4/4) (1/1) (3/2)"), START_GREEN);
    // MK28: the starting roll is not used for the first turn.
    assert_eq!(legal(&game, &after(&game, start, "(5/2)")), ["roll"]);
}

#[test]
fn k24_mk10_swaps_that_change_nothing_and_the_one_that_must_capture() {
    let game = usual();
    // Own around own, own around nothing: no change. Own and enemy around own or enemy: a plain swap.
    let standing = "G:gG2,M2,W7,G5,W4:wW1..W3,W5:6/4";
    assert_eq!(leads(&game, standing, "G2<>W7"), "W:gG2,G5,M2,W4,W7:wW1..W3,W5:T1");
    assert_eq!(leads(&game, standing, "G5<>W4"), "W:gG2,G5,M2,W4,W7:wW1..W3,W5:T1");
    let enemies = "G:gG3,G4,G5,M6:wM3,W6,W1,W2:6/5";
    assert_eq!(leads(&game, enemies, "G3<>W6"), "W:gG4,G5,M6,W6:wG3,M3,W1,W2:T1");
}
