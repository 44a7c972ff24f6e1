//! What those who show, measure and archive games know of each besides its rules: plain data, one file a game.

pub mod battle_royale;
pub mod medh_kuu_lash;
pub mod multiwarcaby;
mod recipe;
pub mod szachowa_bitwa;
pub mod warcaby;
pub mod wojna;

pub use recipe::{End, Recipe, from_position, from_start};

/// Options that are not as usual: names and values.
pub type Choices = &'static [(&'static str, &'static str)];

/// What there is to know of a game besides its rules.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Its place on the shelf: what is learned soonest comes first.
    pub rank: u8,
    /// A position from the middle of a real game, for pictures.
    pub sample: Sample,
    /// What is measured of it.
    pub bench: Bench,
    /// So many random actions begin each game between bots. Without dice, bots that do not choose loosely would play one game over
    /// and over.
    pub opening: u16,
}

/// A game played from a seed and written down for people to read.
#[derive(Clone, Copy, Debug)]
pub struct Playthrough {
    /// Its name.
    pub name: &'static str,
    /// The options that are not as usual.
    pub options: Choices,
    /// The position it begins from, if not the usual one.
    pub position: Option<&'static str>,
    /// What decides every choice.
    pub seed: u64,
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The options it is played with.
    pub options: Choices,
    /// Its text.
    pub position: &'static str,
}

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// The options it is played with.
    pub options: Choices,
    /// How deep perft goes: deep enough to take its time, not so deep that nobody waits for it. Chance makes so many lines that deeper
    /// says no more.
    pub perft_depth: u32,
}

#[cfg(test)]
mod tests {
    use crate::Kind;

    #[test]
    fn every_game_has_a_place_of_its_own_on_the_shelf() {
        let mut ranks: Vec<u8> = Kind::ALL.iter().map(|kind| kind.profile().rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        assert_eq!(ranks.len(), Kind::ALL.len());
        let shelf = Kind::shelf();
        assert!(shelf.is_sorted_by_key(|kind| kind.profile().rank));
        assert_eq!(shelf.len(), Kind::ALL.len());
    }

    #[test]
    fn every_sample_is_a_position_of_its_game_as_it_is_now() {
        for &kind in Kind::ALL {
            let sample = kind.profile().sample;
            let game = kind.with_options(sample.options.iter().copied()).expect("options of the game");
            let position =
                game.read_position(sample.position).unwrap_or_else(|why| panic!("{kind:?}: {why:?}"));
            assert_ne!(position.text(), game.start().text(), "{kind:?} stands at its beginning");
            assert!(position.outcome().is_none(), "{kind:?} is over");
        }
    }

    #[test]
    fn what_is_measured_are_options_of_the_game() {
        for &kind in Kind::ALL {
            let bench = kind.profile().bench;
            assert!(bench.perft_depth > 0);
            kind.with_options(bench.options.iter().copied())
                .unwrap_or_else(|why| panic!("{kind:?}: {why:?}"));
        }
    }

    #[test]
    fn names_tell_records_apart() {
        for &kind in Kind::ALL {
            let mut names: Vec<&str> = kind.recipes().iter().map(|recipe| recipe.name).collect();
            assert!(names.len() >= 20, "{}", kind.id());
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), kind.recipes().len(), "{}", kind.id());
        }
    }
}
