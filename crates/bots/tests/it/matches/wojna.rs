//! Matches of Wojna: games end, and each strength is above the one below.

use crate::support::{contest, run};
use stolik_bots::arena::{Contest, Tally};
use stolik_catalog::Kind;

fn tally(options: &[(&str, &str)], bots: [&str; 2], games: u32) -> Tally {
    let contest = Contest { seed: 3, opening: 0, ..contest(Kind::Wojna, options, bots, games) };
    run(&contest, 2).iter().collect()
}

#[test]
fn games_end_on_land() {
    for map in ["pole", "brod"] {
        let ended = tally(&[("map", map), ("round_cap", "150")], ["medium", "medium"], 4);
        assert!(ended.shared <= 1, "{map}: {ended:?}");
    }
    let siege = tally(&[("map", "brod"), ("mode", "siege"), ("round_cap", "150")], ["medium", "medium"], 4);
    assert!(siege.shared <= 1, "{siege:?}");
}

#[test]
fn games_end_over_water() {
    let ended = tally(&[("map", "archipelag"), ("round_cap", "60")], ["strong:1", "strong:1"], 6);
    assert!(ended.shared <= 1, "{ended:?}");
}

#[test]
fn each_strength_is_above_the_one_below() {
    // In a siege it matters less than on open ground who moves first.
    let beats = |bots: [&str; 2], games: u32, share: f64| {
        let options = [("map", "pole"), ("mode", "siege"), ("round_cap", "100")];
        let mean = tally(&options, bots, games).mean();
        assert!(mean >= share, "{bots:?} got {mean:.2}");
    };
    beats(["easy", "random"], 6, 0.8);
    beats(["beginner", "easy"], 16, 0.6);
    beats(["medium", "easy"], 16, 0.6);
}
