//! Matches of Szachowa Bitwa: who is stronger wins, and games are fought out.

use crate::support::{contest, run};
use stolik_bots::arena::{Contest, Played, Tally};
use stolik_catalog::Kind;

fn played(options: &[(&str, &str)], bots: [&str; 2], games: u32) -> Vec<Played> {
    let contest = contest(Kind::SzachowaBitwa, options, bots, games);
    run(&Contest { seed: 5, opening: 0, ..contest }, 2)
}

fn share(options: &[(&str, &str)], names: [&str; 2], games: u32) -> f64 {
    played(options, names, games).iter().collect::<Tally>().mean()
}

#[test]
fn who_is_stronger_wins_in_both_variants() {
    for variant in ["random", "nonrandom"] {
        let of = |names: [&str; 2], games| share(&[("variant", variant)], names, games);
        assert!(of(["easy", "random"], 10) >= 0.9, "{variant}: easy bots beat chance");
        assert!(of(["beginner", "easy"], 40) >= 0.55, "{variant}: beginners beat easy bots");
        assert!(of(["medium", "easy"], 16) >= 0.65, "{variant}: medium bots beat easy ones");
        assert!(of(["strong:1500", "medium"], 8) >= 0.65, "{variant}: strong bots beat medium ones");
    }
}

/// Games between strong bots are decided by play: somebody loses the camps or the troops. At most one in ten may reach
/// a cap (S-40), where two kings keep each other at bay.
#[test]
fn strong_bots_fight_it_out() {
    for variant in ["random", "nonrandom"] {
        let games = played(&[("variant", variant)], ["strong:300", "strong:300"], 10);
        let reasons: Vec<_> = games.iter().filter_map(|game| game.reason.as_deref()).collect();
        let fought_out =
            reasons.iter().filter(|reason| ["no-camps", "no-troops", "both-lost"].contains(reason));
        assert!(fought_out.count() >= 9, "{variant}: {reasons:?}");
    }
}
