//! Playthroughs: games played from a seed, written down for people to read. A changed snapshot is reviewed as a change
//! of the rules.

use crate::playthrough;
use stolik_catalog::Kind;

#[test]
fn every_game_is_played_through() {
    for &kind in Kind::ALL {
        assert!(!kind.playthroughs().is_empty(), "{} has no playthrough", kind.id());
        for played in kind.playthroughs() {
            let name = format!("{}-{}", kind.id(), played.name);
            insta::assert_snapshot!(name, playthrough::write(played, kind));
        }
    }
}
