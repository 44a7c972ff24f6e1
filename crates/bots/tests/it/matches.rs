//! Small matches, the same on every machine: who is stronger wins. The large ones are `stolik arena`. They take minutes, so
//! the gate leaves them out.

mod szachowa_bitwa;
mod wojna;

use crate::support::{contest, run};
use stolik_bots::arena::Tally;
use stolik_catalog::Kind;

#[track_caller]
fn beats(kind: Kind, bots: [&str; 2], games: u32, share: f64) {
    let tally: Tally = run(&contest(kind, &[], bots, games), 2).iter().collect();
    assert!(tally.mean() >= share, "{kind:?}: {} against {} got {:.2}", bots[0], bots[1], tally.mean());
}

#[test]
fn beginners_beat_chance() {
    beats(Kind::Warcaby, ["beginner", "random"], 20, 0.9);
    beats(Kind::Multiwarcaby, ["beginner", "random"], 20, 0.9);
    beats(Kind::BattleRoyale, ["beginner", "random"], 20, 0.9);
    beats(Kind::MedhKuuLash, ["beginner", "random"], 60, 0.55);
}

#[test]
fn easy_bots_beat_chance() {
    beats(Kind::Warcaby, ["easy", "random"], 20, 0.8);
    beats(Kind::Multiwarcaby, ["easy", "random"], 10, 0.8);
    beats(Kind::BattleRoyale, ["easy", "random"], 20, 0.8);
    beats(Kind::MedhKuuLash, ["easy", "random"], 60, 0.55);
}

#[test]
fn medium_bots_beat_easy_ones() {
    beats(Kind::Warcaby, ["medium", "easy"], 20, 0.7);
    beats(Kind::Multiwarcaby, ["medium", "easy"], 6, 0.7);
    beats(Kind::BattleRoyale, ["medium", "easy"], 60, 0.6);
    beats(Kind::MedhKuuLash, ["medium", "easy"], 60, 0.6);
}

/// Of n seats one is A's: the odds against an average seat of B.
fn odds(seats: u8, bots: [&str; 2], games: u32) -> f64 {
    let seats_text = seats.to_string();
    let contest = contest(Kind::BattleRoyale, &[("seats", &seats_text)], bots, games);
    let share = run(&contest, 2).iter().collect::<Tally>().mean();
    share / (1.0 - share) * f64::from(seats - 1)
}

/// The ladder of two seats holds for six and nine as well: 65 of 100 games of two are odds of 1.86.
#[test]
fn the_ladder_of_battle_royale_holds_for_many_seats() {
    for seats in [6, 9] {
        assert!(odds(seats, ["easy", "random"], 126) > 1.0, "{seats} seats: easy above chance");
        assert!(odds(seats, ["easy", "beginner"], 240) < 1.0, "{seats} seats: easy below beginners");
        assert!(odds(seats, ["medium", "easy"], 60) > 1.86, "{seats} seats: medium above easy");
    }
    assert!(odds(6, ["strong:2000", "medium"], 48) > 1.86, "strong above medium");
}

#[test]
fn more_nodes_beat_medium_bots() {
    beats(Kind::Warcaby, ["strong:3000", "medium"], 6, 0.8);
    beats(Kind::Multiwarcaby, ["strong:3000", "medium"], 4, 0.6);
    beats(Kind::MedhKuuLash, ["strong:5000", "medium"], 10, 0.7);
}

#[test]
fn other_options_are_played_as_well() {
    let plays = |kind: Kind, options: &[(&str, &str)], games: u32, share: f64| {
        let tally: Tally = run(&contest(kind, options, ["medium", "random"], games), 2).iter().collect();
        assert!(tally.mean() >= share, "{kind:?} {options:?}: {:.2}", tally.mean());
        assert_eq!(tally.broken_off, 0, "{kind:?} {options:?}");
    };
    plays(Kind::Warcaby, &[("board", "9")], 6, 0.9);
    plays(Kind::Warcaby, &[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")], 6, 0.9);
    plays(Kind::Warcaby, &[("removal", "immediate"), ("king_landing", "next")], 6, 0.9);
    plays(Kind::Multiwarcaby, &[("size", "7")], 4, 0.9);
    plays(Kind::Multiwarcaby, &[("second_move", "optional"), ("no_capture_rounds", "0")], 4, 0.9);
    plays(Kind::Multiwarcaby, &[("end", "last_piece")], 4, 0.9);
    plays(Kind::Multiwarcaby, &[("seats", "3")], 3, 0.9);
    plays(Kind::Multiwarcaby, &[("seats", "4"), ("teams", "yes")], 4, 0.9);
    plays(Kind::BattleRoyale, &[("seats", "9")], 9, 0.3);
    plays(Kind::BattleRoyale, &[("seats", "5"), ("fifth_in_centre", "yes"), ("order", "clockwise")], 10, 0.6);
    plays(Kind::BattleRoyale, &[("die", "20"), ("end", "board_full")], 10, 0.7);
    plays(Kind::BattleRoyale, &[("end", "last_standing"), ("roll_mode", "all_at_round_start")], 4, 0.7);
    plays(Kind::MedhKuuLash, &[("goal_check", "mover_only"), ("push_chooser", "owner")], 20, 0.6);
    plays(Kind::MedhKuuLash, &[("move_enemy", "yes"), ("mixed_push", "yes"), ("swap_wrap", "yes")], 20, 0.6);
}
