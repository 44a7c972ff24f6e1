//! What the whole page shares: where one is, the game, the language, and which way the board is turned.

use crate::nav::{self, Trace};
use crate::play::{Changes, Play};
use crate::route::{GameId, Route};
use crate::settings::Settings;
use crate::sitters::{Sitter, names_in, usual_names};
use leptos::prelude::*;
use leptos::web_sys::UrlSearchParams;
use stolik_catalog::{AnyGame, AnyPosition, Kind};
use stolik_game::scene::Quarter;
use stolik_game::{Scene, Spot};
use stolik_text::{Language, Speaker};

/// What the whole page shares. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Session {
    /// Which page is shown.
    pub route: RwSignal<Route>,
    /// The address of the game that is played.
    table: RwSignal<Option<Route>>,
    /// The game.
    pub play: RwSignal<Play>,
    /// The language.
    pub language: RwSignal<Language>,
    /// What the person has set.
    pub settings: RwSignal<Settings>,
    /// How the board is turned.
    pub turned: RwSignal<Quarter>,
    /// The field that has the keyboard.
    pub focus: RwSignal<Option<Spot>>,
    /// Whether the map was dragged: the click that ends it touches nothing.
    pub is_dragged: StoredValue<bool>,
    /// How often what is shown has changed.
    pub changes: Memo<Changes>,
    /// Who puts messages into words.
    speaker: Memo<Speaker>,
}

impl Session {
    /// A page with the game that the address asks for, in the browser's language.
    pub fn new() -> Session {
        let settings = Settings::of_browser();
        let chosen = settings.with_untracked(|settings| settings.language);
        let language = RwSignal::new(chosen.unwrap_or_else(browser_language));
        let (route, table) = (RwSignal::new(Route::Shelf), RwSignal::new(None));
        let nothing_yet = new_play(Kind::Warcaby.usual(), language.get_untracked(), random_seed());
        let session = Session::around(nothing_yet, language, settings, route, table);
        session.arrive(nav::here());
        session
    }

    /// A game apart from the one that is played: an example, a replay. It shares the language and the address alone.
    pub fn apart(self, play: Play) -> Session {
        Session::around(play, self.language, self.settings, self.route, self.table)
    }

    fn around(
        play: Play,
        language: RwSignal<Language>,
        settings: RwSignal<Settings>,
        route: RwSignal<Route>,
        table: RwSignal<Option<Route>>,
    ) -> Session {
        let play = RwSignal::new(play);
        let game = Memo::new(move |_| play.with(|play| play.table().game().clone()));
        let names = Memo::new(move |_| play.with(|play| play.table().seating().names()));
        Session {
            route,
            table,
            play,
            language,
            settings,
            turned: RwSignal::new(Quarter::None),
            focus: RwSignal::new(None),
            is_dragged: StoredValue::new(false),
            changes: Memo::new(move |_| play.with(Play::changes)),
            speaker: Memo::new(move |_| {
                let names = names.get();
                game.with(|game| speaker(game, &names, language.get()))
            }),
        }
    }

    /// Who is asked sits down and looks, with the board turned their way.
    pub fn uncover(self) {
        self.focus.set(None);
        self.play.update(Play::uncover);
        let facing =
            self.play.with_untracked(|play| play.looking().map(|seat| play.table().game().facing(seat)));
        self.turned.set(facing.unwrap_or_default());
        // The button that was pressed is gone; what is asked takes the keyboard once it is there.
        request_animation_frame(|| nav::focus("turn"));
    }

    /// Works with what is shown, and does so again when that changes; a touch alone changes nothing of it.
    pub fn with_scene<T>(self, work: impl FnOnce(&Scene) -> T) -> T {
        self.changes.track();
        self.play.with_untracked(|play| work(play.scene()))
    }

    /// Works with what is shown now.
    pub fn with_scene_untracked<T>(self, work: impl FnOnce(&Scene) -> T) -> T {
        self.play.with_untracked(|play| work(play.scene()))
    }

    /// Goes to a page; the browser's button leads back.
    pub fn go(self, route: Route) {
        let trace = if self.route.with_untracked(|here| *here == route) { Trace::Same } else { Trace::New };
        nav::show(&route, trace);
        self.arrive(route);
        nav::begin_at_the_top();
    }

    /// Shows the page of an address that the browser shows already.
    pub fn arrive(self, route: Route) {
        if route.is_game() && self.table.with_untracked(|table| table.as_ref() != Some(&route)) {
            if let Route::Asked(query) = &route {
                let play = Asked::of(query).play(self.language.get_untracked());
                self.set_table(play, route.clone());
            }
        }
        if self.route.with_untracked(|here| *here != route) {
            self.route.set(route);
        }
    }

    /// Begins a new game and goes to it.
    pub fn begin(self, game: AnyGame) {
        self.play_at_new_table(new_play(game, self.language.get_untracked(), random_seed()));
    }

    /// Begins a new game with these at the table, and goes to it.
    pub fn begin_with(self, game: AnyGame, sitters: &[Sitter]) {
        let given: Vec<String> = sitters.iter().map(Sitter::name).collect();
        let names = names_in(&game, &given, &Speaker::new(self.language.get_untracked()));
        self.play_at_new_table(Play::new(game, names, random_seed()));
    }

    /// Goes to a game that has just begun.
    pub fn play_at_new_table(self, play: Play) {
        let table = Route::Game(GameId(random_seed()));
        self.set_table(play, table.clone());
        self.go(table);
    }

    fn set_table(self, play: Play, table: Route) {
        self.focus.set(None);
        self.turned.set(Quarter::None);
        self.play.update(|before| *before = play.following(before));
        self.table.set(Some(table));
    }

    /// Whether the game of the address is the one that is played.
    pub fn is_at_table(self) -> bool {
        self.table.with(|table| self.route.with(|route| table.as_ref() == Some(route)))
    }

    /// Speaks another language from now on.
    pub fn speak(self, language: Language) {
        self.language.set(language);
        self.settings.update(|settings| settings.language = Some(language));
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

/// What an address asks for: `?game=warcaby&board=9&seed=7`, and perhaps `position=`. What it asks for in vain is left as
/// usual.
struct Asked {
    game: AnyGame,
    /// The position it begins from, if not the usual one.
    position: Option<AnyPosition>,
    /// Where the dice begin, for those who want the same game twice.
    seed: Option<u64>,
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
            game,
        }
    }

    fn play(self, language: Language) -> Play {
        let play = new_play(self.game, language, self.seed.unwrap_or_else(random_seed));
        match self.position {
            Some(position) => play.begun_from(position),
            None => play,
        }
    }
}

fn new_play(game: AnyGame, language: Language, seed: u64) -> Play {
    let names = usual_names(&game, &Speaker::new(language));
    Play::new(game, names, seed)
}

fn speaker(game: &AnyGame, names: &[String], language: Language) -> Speaker {
    let speaker = Speaker::new(language);
    let names = names_in(game, names, &speaker);
    speaker.with_sides(game.side_names()).with_seats(names)
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
