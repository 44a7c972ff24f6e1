//! What games bring along: sentences, a rules page, a lesson. They lie in the folder of each game; `build.rs` finds them.

use crate::Language;

/// The texts of a game in one language.
pub(crate) struct Texts {
    game: &'static str,
    language: &'static str,
    pub(crate) sentences: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) lesson: &'static str,
}

/// Those of all games, by the names of their folders.
const TEXTS: &[Texts] = include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Those of all games in one language.
pub(crate) fn all(language: Language) -> impl Iterator<Item = &'static Texts> {
    TEXTS.iter().filter(move |texts| texts.language == language.tag())
}

/// Those of one game.
pub(crate) fn of(game: &str, language: Language) -> Option<&'static Texts> {
    all(language).find(|texts| texts.game == game)
}

#[cfg(test)]
mod tests {
    use super::all;
    use crate::Language;
    use stolik_catalog::Kind;

    #[test]
    fn every_game_of_the_catalog_has_texts_and_nobody_else() {
        let mut ids: Vec<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
        ids.sort_unstable();
        for language in Language::ALL {
            assert_eq!(all(language).map(|texts| texts.game).collect::<Vec<_>>(), ids);
        }
    }
}
