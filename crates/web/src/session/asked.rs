//! A game that begins as an address says.

use super::seat_of;
use crate::play::Play;
use crate::sitters::usual_names;
use leptos::web_sys::UrlSearchParams;
use stolik_catalog::{AnyGame, AnyPosition, Kind};
use stolik_table::Seating;
use stolik_text::{Language, Speaker};

/// What an address asks for: `game=warcaby&board=9&seed=7`, and perhaps `position=` and `seats=person,easy`. What it asks
/// for in vain is left as usual.
pub struct Asked {
    game: AnyGame,
    /// The position it begins from, if not the usual one.
    position: Option<AnyPosition>,
    /// Where the dice begin, for those who want the same game twice.
    pub seed: Option<u64>,
    /// Who sits there, by the words for seats.
    seats: Option<String>,
}

impl Asked {
    /// What a query asks for.
    pub fn of(query: &str) -> Asked {
        let asked = UrlSearchParams::new_with_str(query).ok();
        let find = |name: &str| asked.as_ref().and_then(|asked| asked.get(name));
        let kind = find("game").and_then(|name| Kind::named(&name)).unwrap_or(Kind::Warcaby);
        let options: Vec<(&str, String)> =
            kind.options().iter().filter_map(|info| Some((info.name, find(info.name)?))).collect();
        // `seats` is how many there are, or who sits there.
        let is_number = |text: &String| text.parse::<u8>().is_ok();
        let options = options.iter().filter(|(name, value)| *name != "seats" || is_number(value));
        let options = options.map(|(name, value)| (*name, value.as_str()));
        let game = kind.with_options(options).unwrap_or_else(|_| kind.usual());
        Asked {
            position: find("position").and_then(|text| game.read_position(&text).ok()),
            seed: find("seed").and_then(|seed| seed.parse().ok()),
            seats: asked.as_ref().and_then(|asked| {
                let all = asked.get_all("seats");
                all.iter().filter_map(|value| value.as_string()).find(|value| !is_number(value))
            }),
            game,
        }
    }

    /// The game, begun.
    pub fn play(self, language: Language, seed: u64) -> Play {
        let names = usual_names(&self.game, &Speaker::new(language));
        let words = self.seats.unwrap_or_default();
        let words = words.split(',').map(str::trim).chain(std::iter::repeat(""));
        let holders = names.into_iter().zip(words).map(|(name, word)| seat_of(word, name));
        let play = Play::new(self.game, Seating::new(holders), seed);
        match self.position {
            Some(position) => play.begun_from(position),
            None => play,
        }
    }
}
