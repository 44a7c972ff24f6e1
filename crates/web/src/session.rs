//! What the whole page shares: the game, the language, and which way the board is turned.

use crate::play::Play;
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::Spot;
use stolik_game::scene::Quarter;
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
    /// A page with a new game of Warcaby, in the browser's language.
    pub fn new() -> Session {
        let language = browser_language();
        Session {
            play: RwSignal::new(new_play(Kind::Warcaby.usual(), language)),
            language: RwSignal::new(language),
            turned: RwSignal::new(Quarter::None),
            focus: RwSignal::new(None),
        }
    }

    /// Begins a new game.
    pub fn begin(self, game: AnyGame) {
        self.focus.set(None);
        self.play.set(new_play(game, self.language.get_untracked()));
    }

    /// Somebody who speaks the page's language and knows the game's sides.
    pub fn speaker(self) -> Speaker {
        let sides = self.play.with(|play| play.table().game().side_names());
        let names = self.play.with(|play| play.table().seating().names());
        Speaker::new(self.language.get()).with_sides(sides).with_seats(names)
    }

    /// The size of the board that is played on, as the option has it.
    pub fn board_size(self) -> String {
        let options = self.play.with(|play| play.table().game().options());
        options.into_iter().find(|(name, _)| *name == "board").map(|(_, value)| value).unwrap_or_default()
    }

    /// A sentence without gaps, in the page's language.
    pub fn text(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || Speaker::new(self.language.get()).text(key))
    }
}

fn new_play(game: AnyGame, language: Language) -> Play {
    // At one screen people go by their colour.
    let speaker = Speaker::new(language);
    let names = game.side_names().iter().map(|name| speaker.form(name, "capital")).collect();
    Play::new(game, names, seed())
}

/// Local dice need no more than a different number each time.
fn seed() -> u64 {
    let now = window().performance().map_or(0.0, |clock| clock.time_origin() + clock.now());
    now.to_bits()
}

/// The browser's language first.
fn browser_language() -> Language {
    let languages = window().navigator().languages();
    let tags: Vec<String> = languages.iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}
