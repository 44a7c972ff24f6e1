//! What the whole page shares: the game, the language, and which way the board is turned.

use crate::play::Play;
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::scene::Quarter;
use stolik_game::{Message, Spot};
use stolik_text::{Language, Speaker};

/// What the whole page shares. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Session {
    /// The game.
    pub play: RwSignal<Play>,
    /// The language.
    pub language: RwSignal<Language>,
    /// How the board is turned.
    pub turned: RwSignal<Quarter>,
    /// The field that has the keyboard.
    pub focus: RwSignal<Option<Spot>>,
}

impl Session {
    /// A page with the game that the address asks for, in the browser's language.
    pub fn new() -> Session {
        let language = browser_language();
        let Asked { game, seed } = Asked::of(&window().location().search().unwrap_or_default());
        Session {
            play: RwSignal::new(new_play(game, language, seed.unwrap_or_else(random_seed))),
            language: RwSignal::new(language),
            turned: RwSignal::new(Quarter::None),
            focus: RwSignal::new(None),
        }
    }

    /// Begins a new game.
    pub fn begin(self, game: AnyGame) {
        self.focus.set(None);
        self.turned.set(Quarter::None);
        self.play.set(new_play(game, self.language.get_untracked(), random_seed()));
    }

    /// Somebody who speaks the page's language and knows the game's sides.
    pub fn speaker(self) -> Speaker {
        let game = self.play.with(|play| play.table().game().clone());
        let speaker = Speaker::new(self.language.get());
        let names = seat_names(&game, &speaker);
        speaker.with_sides(game.side_names()).with_seats(names)
    }

    /// A sentence without gaps, in the page's language.
    pub fn text(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || Speaker::new(self.language.get()).text(key))
    }

    /// One of the game's own texts: its name, its tagline.
    pub fn game_text(self, what: &'static str) -> Signal<String> {
        Signal::derive(move || {
            let id = self.play.with(|play| play.table().game().kind().id());
            Speaker::new(self.language.get()).text(&format!("{id}-{what}"))
        })
    }
}

/// What an address asks for: `?game=warcaby&board=9&seed=7`. What it asks for in vain is left as usual.
struct Asked {
    game: AnyGame,
    /// Where the dice begin, for those who want the same game twice.
    seed: Option<u64>,
}

impl Asked {
    fn of(search: &str) -> Asked {
        let pairs: Vec<(&str, &str)> =
            search.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('=')).collect();
        let find = |name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| *value);
        let kind = find("game").and_then(Kind::named).unwrap_or(Kind::Warcaby);
        let options = pairs.iter().copied().filter(|(name, _)| !matches!(*name, "game" | "seed"));
        Asked {
            game: kind.with_options(options).unwrap_or_else(|_| kind.usual()),
            seed: find("seed").and_then(|seed| seed.parse().ok()),
        }
    }
}

fn new_play(game: AnyGame, language: Language, seed: u64) -> Play {
    let names = seat_names(&game, &Speaker::new(language));
    Play::new(game, names, seed)
}

/// At one screen people go by their side, or by a number where a side has several.
fn seat_names(game: &AnyGame, speaker: &Speaker) -> Vec<String> {
    if game.seats() == game.sides() {
        return game.side_names().iter().map(|name| speaker.form(name, "capital")).collect();
    }
    let numbers = 1..=i64::from(game.seats());
    numbers.map(|number| speaker.say(&Message::new("page-player").with("number", number))).collect()
}

/// Local dice need no more than a different number each time.
fn random_seed() -> u64 {
    let now = window().performance().map_or(0.0, |clock| clock.time_origin() + clock.now());
    now.to_bits()
}

/// The browser's language first.
fn browser_language() -> Language {
    let languages = window().navigator().languages();
    let tags: Vec<String> = languages.iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}
