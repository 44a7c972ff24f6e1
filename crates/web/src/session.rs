//! What the whole page shares: the game, the language, and which way the board is turned.

use crate::play::{Changes, Play};
use crate::store::{KeptId, StoreError};
use crate::{keeper, offline, opponents};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, UrlSearchParams};
use stolik_catalog::{AnyGame, AnyPosition, Kind};
use stolik_game::scene::Quarter;
use stolik_game::{Message, Record, Scene, Seat, Spot};
use stolik_table::{Holder, Seating};
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
    /// Whether the map was dragged: the click that ends it touches nothing.
    pub is_dragged: StoredValue<bool>,
    /// How often what is shown has changed.
    pub changes: Memo<Changes>,
    /// Under which number the game is kept in the browser.
    pub kept: RwSignal<KeptId>,
    /// Why the game is not kept, if it is not.
    pub unkept: RwSignal<Option<StoreError>>,
    /// Whether there is a newer version of the page.
    pub is_outdated: RwSignal<bool>,
    /// Where the chance of dice and bots began.
    pub seed: StoredValue<u64>,
    /// Whether bots act at once instead of giving a person time to follow: for tests.
    pub is_hasty: bool,
    /// Who puts messages into words.
    speaker: Memo<Speaker>,
}

impl Session {
    /// A page with the game that the address asks for, in the browser's language.
    pub fn new() -> Session {
        let language = browser_language();
        let search = window().location().search().unwrap_or_default();
        let asked = Asked::of(&search);
        let (seed, is_hasty) = (asked.seed.unwrap_or_else(random_seed), asked.is_hasty);
        let play = RwSignal::new(asked.play(language, seed));
        let turned = play.with_untracked(facing_person);
        let language = RwSignal::new(language);
        let game = Memo::new(move |_| play.with(|play| play.table().game().clone()));
        let session = Session {
            play,
            language,
            turned: RwSignal::new(turned),
            kept: RwSignal::new(keeper::new_id()),
            unkept: RwSignal::new(None),
            is_outdated: RwSignal::new(false),
            seed: StoredValue::new(seed),
            is_hasty,
            focus: RwSignal::new(None),
            is_dragged: StoredValue::new(false),
            changes: Memo::new(move |_| play.with(Play::changes)),
            speaker: Memo::new(move |_| game.with(|game| speaker(game, language.get()))),
        };
        opponents::attend(session);
        keeper::attend(session);
        offline::attend(session);
        if search.is_empty() {
            // Who comes back without asking for anything finds the game as it was left.
            keeper::open_last(session);
        }
        session
    }

    /// Who is asked sits down and looks, with the board turned their way.
    pub fn uncover(self) {
        self.focus.set(None);
        self.play.update(Play::uncover);
        let facing =
            self.play.with_untracked(|play| play.looking().map(|seat| play.table().game().facing(seat)));
        self.turned.set(facing.unwrap_or_default());
        // The button that was pressed is gone; what is asked takes the keyboard once it is there.
        request_animation_frame(|| {
            let prompt = document().get_element_by_id("turn");
            if let Some(prompt) = prompt.and_then(|prompt| prompt.dyn_into::<HtmlElement>().ok()) {
                // A heading that cannot take it leaves the keyboard where it was.
                let _ = prompt.focus();
            }
        });
    }

    /// Works with what is shown, and does so again when that changes; a touch alone changes nothing of it.
    pub fn with_scene<T>(self, work: impl FnOnce(&Scene) -> T) -> T {
        self.changes.track();
        self.play.with_untracked(|play| work(play.scene()))
    }

    /// Begins a new game, with the same at the table as far as there are seats.
    pub fn begin(self, game: AnyGame) {
        let seating = self.play.with_untracked(|play| {
            let before = play.table().seating();
            (before.len() == usize::from(game.seats())).then(|| before.clone())
        });
        let seating = seating.unwrap_or_else(|| self.persons(&game));
        self.begin_with(game, seating);
    }

    /// Begins a new game, with these at the table.
    pub fn begin_with(self, game: AnyGame, seating: Seating) {
        let seed = random_seed();
        self.kept.set(keeper::new_id());
        self.put(Play::new(game, seating, seed), seed);
    }

    /// Goes on with a game that is kept. A record that cannot be gone on from is told, and nothing changes.
    pub fn resume(self, id: KeptId, record: &Record) {
        let seed = random_seed();
        match Play::resumed(record, seed) {
            Ok(play) => {
                self.kept.set(id);
                self.put(play, seed);
            }
            Err(error) => self.unkept.set(Some(StoreError::Broken(error.problem.message()))),
        }
    }

    /// Only persons at the table, each under a name that tells them apart.
    pub fn persons(self, game: &AnyGame) -> Seating {
        Seating::persons(seat_names(game, &Speaker::new(self.language.get_untracked())))
    }

    fn put(self, play: Play, seed: u64) {
        self.focus.set(None);
        self.turned.set(facing_person(&play));
        self.seed.set_value(seed);
        self.play.update(|before| *before = play.following(before));
    }

    /// Somebody who speaks the page's language and knows the game's sides.
    pub fn speaker(self) -> Speaker {
        self.speaker.get()
    }

    /// A sentence without gaps, in the page's language.
    pub fn text(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || Speaker::new(self.language.get()).text(key))
    }

    /// One of the game's own texts: its name, its tagline.
    pub fn game_text(self, what: &'static str) -> Memo<String> {
        Memo::new(move |_| {
            let id = self.play.with(|play| play.table().game().kind().id());
            Speaker::new(self.language.get()).text(&format!("{id}-{what}"))
        })
    }
}

/// What an address asks for: `?game=warcaby&board=9&seed=7`, and perhaps `position=`, `seats=person,easy` and `pace=0`.
/// What it asks for in vain is left as usual.
struct Asked {
    game: AnyGame,
    /// The position it begins from, if not the usual one.
    position: Option<AnyPosition>,
    /// Where the dice begin, for those who want the same game twice.
    seed: Option<u64>,
    /// Who sits there, by the words for seats.
    seats: Option<String>,
    /// Whether bots are not to wait for people to follow.
    is_hasty: bool,
}

impl Asked {
    fn of(search: &str) -> Asked {
        let asked = UrlSearchParams::new_with_str(search).ok();
        let find = |name: &str| asked.as_ref().and_then(|asked| asked.get(name));
        let kind = find("game").and_then(|name| Kind::named(&name)).unwrap_or(Kind::Warcaby);
        let options: Vec<(&str, String)> =
            kind.options().iter().filter_map(|info| Some((info.name, find(info.name)?))).collect();
        let options = options.iter().map(|(name, value)| (*name, value.as_str()));
        let game = kind.with_options(options).unwrap_or_else(|_| kind.usual());
        Asked {
            position: find("position").and_then(|text| game.read_position(&text).ok()),
            seed: find("seed").and_then(|seed| seed.parse().ok()),
            seats: find("seats"),
            is_hasty: find("pace").is_some_and(|pace| pace == "0"),
            game,
        }
    }

    fn play(self, language: Language, seed: u64) -> Play {
        let names = seat_names(&self.game, &Speaker::new(language));
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

/// The strengths of bots, the weakest first, as they are named. The page has no bots in it, only their names.
pub const BOTS: [&str; 3] = ["easy", "medium", "strong"];

/// Who a word seats: a bot by its name, a person of this name by any other.
pub fn seat_of(word: &str, name: String) -> Holder {
    if BOTS.contains(&word) { Holder::Bot(word.to_owned()) } else { Holder::Person(name) }
}

/// Who plays alone has the board turned their way.
fn facing_person(play: &Play) -> Quarter {
    let person: Option<Seat> = play.only_person().filter(|_| play.has_bots());
    person.map(|seat| play.table().game().facing(seat)).unwrap_or_default()
}

fn speaker(game: &AnyGame, language: Language) -> Speaker {
    let speaker = Speaker::new(language);
    let names = seat_names(game, &speaker);
    speaker.with_sides(game.side_names()).with_seats(names)
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
