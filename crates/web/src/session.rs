//! What the whole page shares: where one is, the game, the language, and which way the board is turned.

mod asked;
mod confirming;
mod listening;

use crate::board::BoardName;
use crate::earlier::Earlier;
use crate::hint::Hint;
use crate::nav::{self, Trace};
use crate::net::{self, Net};
use crate::play::{Changes, Play};
use crate::route::Route;
use crate::sentences;
use crate::settings::Settings;
use crate::sitters;
use crate::store::{KeptId, StoreError};
use crate::{drafts, keeper, offline, opponents};
use asked::Asked;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::scene::Quarter;
use stolik_game::{Record, Scene, Seat, Spot};
use stolik_table::{Holder, Seating};
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
    /// What its board goes by.
    pub board: BoardName,
    /// How the board is turned.
    pub turned: RwSignal<Quarter>,
    /// The field that has the keyboard.
    pub focus: RwSignal<Option<Spot>>,
    /// Whether the map or a piece was dragged: the click that ends it touches nothing.
    pub is_dragged: StoredValue<bool>,
    /// How often what is shown has changed.
    pub changes: Memo<Changes>,
    /// Whether the veil hangs.
    pub is_veiled: RwSignal<bool>,
    /// Under which number the game is kept in the browser.
    pub kept: RwSignal<KeptId>,
    /// Why the game is not kept, if it is not.
    pub unkept: RwSignal<Option<StoreError>>,
    /// Whether there is a newer version of the page.
    pub is_outdated: RwSignal<bool>,
    /// Whether the language that was chosen could not be had.
    pub is_language_missing: RwSignal<bool>,
    /// What a bot advises, until the moment is over.
    pub hint: RwSignal<Option<Hint>>,
    /// Which earlier moment is looked at.
    pub earlier: Earlier,
    /// Where the chance of dice and bots began.
    pub seed: StoredValue<u64>,
    /// Whether bots act at once instead of giving a person time to follow: for tests.
    pub is_hasty: bool,
    /// Tables over the network.
    pub net: Net,
    /// The language, as those hear it who put a sentence into it.
    spoken: Memo<Language>,
    /// Who puts messages into words.
    speaker: Memo<Speaker>,
}

impl Session {
    /// The page that the address asks for, in the language that was chosen or the browser's.
    pub fn new() -> Session {
        let settings = Settings::of_browser();
        let wanted = settings.get_untracked().wanted_language();
        let language = RwSignal::new(sentences::take_brought().unwrap_or(wanted));
        let seed = random_seed();
        let nothing_yet = Play::new(Kind::Warcaby.usual(), Seating::persons(["", ""]), seed);
        let shared = Shared {
            route: RwSignal::new(Route::Shelf),
            table: RwSignal::new(None),
            language,
            settings,
            is_hasty: nav::here().is_hasty(),
            net: Net::new(language),
        };
        let session = Session::around(nothing_yet, shared);
        session.turn_to(wanted);
        session.arrive(nav::here());
        opponents::attend(session);
        net::attend(session);
        keeper::attend(session);
        drafts::attend(session);
        offline::attend(session);
        confirming::attend(session);
        session
    }

    /// A game apart from the one that is played: an example, a replay. It shares language, settings and address alone;
    /// nobody keeps it, and no bot plays in it.
    pub fn apart(self, play: Play) -> Session {
        let Session { route, table, language, settings, is_hasty, net, .. } = self;
        let apart = Session::around(play, Shared { route, table, language, settings, is_hasty, net });
        Session { board: BoardName::another(), ..apart }
    }

    fn around(play: Play, shared: Shared) -> Session {
        let Shared { route, table, language, settings, is_hasty, net } = shared;
        let is_veiled = RwSignal::new(play.is_veiled());
        let play = RwSignal::new(play);
        let game = Memo::new(move |_| {
            play.with(|play| (play.table().game().clone(), play.table().seating().clone()))
        });
        Session {
            route,
            table,
            play,
            language,
            settings,
            board: BoardName::default(),
            turned: RwSignal::new(play.with_untracked(facing_person)),
            focus: RwSignal::new(None),
            is_dragged: StoredValue::new(false),
            changes: Memo::new(move |_| play.with(Play::changes)),
            is_veiled,
            kept: RwSignal::new(keeper::new_id()),
            unkept: RwSignal::new(None),
            is_outdated: RwSignal::new(false),
            is_language_missing: RwSignal::new(false),
            hint: RwSignal::new(None),
            earlier: Earlier::new(play),
            seed: StoredValue::new(random_seed()),
            is_hasty,
            net,
            spoken: Memo::new(move |_| language.get()),
            speaker: Memo::new(move |_| game.with(|(game, seating)| speaker(game, seating, language.get()))),
        }
    }

    /// Changes the game and shows what came of it: first of all the veil, so that nothing is drawn that it hides at once.
    pub fn change<T>(self, change: impl FnOnce(&mut Play) -> T) -> T {
        // Only the table has a heading that could take the keyboard from a button that goes away.
        if self.board == BoardName::default() {
            nav::keep_keyboard("turn");
        }
        let (came, is_veiled) = {
            let mut play = self.play.write_untracked();
            (change(&mut play), play.is_veiled())
        };
        if self.is_veiled.get_untracked() != is_veiled {
            // Who comes to the screen looks at the game as it stands.
            self.earlier.look_at(None);
            // While nothing of the page has changed yet, this costs nothing. Only the table has a veil.
            if self.board == BoardName::default() {
                nav::let_go_of_keyboard();
            }
            self.is_veiled.set(is_veiled);
        }
        listening::tell(self.play);
        came
    }

    /// Who is asked sits down and looks, with the board turned their way.
    pub fn uncover(self) {
        self.focus.set(None);
        self.change(Play::uncover);
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
        if self.table.with_untracked(|table| table.as_ref() != Some(&route)) {
            match &route {
                Route::Asked(query) => {
                    let asked = Asked::of(query);
                    let seed = asked.seed.unwrap_or_else(random_seed);
                    let play = asked.play(self.language.get_untracked(), seed);
                    self.kept.set(keeper::new_id());
                    self.put(play, seed, route.clone());
                }
                Route::Game(id) => {
                    self.unkept.set(None);
                    keeper::open(self, *id);
                }
                Route::Table { table, .. } => self.net.enter(table),
                _ => {}
            }
        }
        if self.route.with_untracked(|here| *here != route) {
            self.route.set(route);
        }
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

    /// Begins a new game with these at the table, and goes to it.
    pub fn begin_with(self, game: AnyGame, seating: Seating) {
        let seed = random_seed();
        self.begin_play(Play::new(game, seating, seed), seed);
    }

    /// Goes to a game that has just begun.
    pub fn begin_play(self, play: Play, seed: u64) {
        let id = keeper::new_id();
        self.kept.set(id);
        self.unkept.set(None);
        self.put(play, seed, Route::Game(id));
        self.go(Route::Game(id));
    }

    /// Goes on with a game that is kept. A record that cannot be gone on from is told, and nothing changes.
    pub fn resume(self, id: KeptId, record: &Record) {
        let seed = random_seed();
        match Play::resumed(record, seed) {
            Ok(play) => {
                self.kept.set(id);
                self.put(play, seed, Route::Game(id));
            }
            Err(error) => self.unkept.set(Some(StoreError::Broken(error.problem.message()))),
        }
    }

    /// Sits down at a table over the network, or goes on there.
    pub fn sit_at_server(self, play: Play, table: &str) {
        let (mut play, route) = (play, Route::table(table));
        take_up_draft(&mut play, table);
        if self.table.with_untracked(|known| known.as_ref() == Some(&route)) {
            self.change(|before| *before = play.following(before));
        } else {
            self.unkept.set(None);
            self.put(play, random_seed(), route.clone());
        }
        // Who came by a link to a seat has one now, or watches: the secret need not stand in the address any longer.
        let is_here = |here: &Route| matches!(here, Route::Table { table: here, .. } if here == table);
        if self.route.with_untracked(|here| is_here(here) && *here != route) {
            nav::show(&route, Trace::Same);
            self.route.set(route);
        }
    }

    /// The next game of the same people. Where the rules do not change who begins, everybody moves on by one seat.
    pub fn rematch(self) {
        if self.play.with_untracked(Play::is_online) {
            return self.net.play_again(self, true);
        }
        let (game, next, seating) = self.play.with_untracked(|play| {
            let game = play.table().game();
            (game.clone(), game.next_game(), play.table().seating().clone())
        });
        let seating = if next == game {
            sitters::rotated(&game, &seating, &Speaker::new(self.language.get_untracked()))
        } else {
            seating
        };
        self.begin_with(next, seating);
    }

    /// Only persons at the table, each under a name that tells them apart.
    pub fn persons(self, game: &AnyGame) -> Seating {
        Seating::persons(sitters::usual_names(game, &Speaker::new(self.language.get_untracked())))
    }

    fn put(self, mut play: Play, seed: u64, table: Route) {
        let place = match &table {
            Route::Table { table, .. } => table.clone(),
            _ => self.kept.get_untracked().to_string(),
        };
        take_up_draft(&mut play, &place);
        if !play.is_online() {
            self.net.leave();
        }
        self.hint.set(None);
        self.earlier.look_at(None);
        self.focus.set(None);
        self.turned.set(facing_person(&play));
        self.seed.set_value(seed);
        self.change(|before| *before = play.following(before));
        self.table.set(Some(table));
    }

    /// The address of the game that is played.
    pub fn table_route(self) -> Option<Route> {
        self.table.get_untracked()
    }

    /// A game that began as its address says is kept now: opened again, the address leads to this game and not to another.
    pub fn show_kept(self, id: KeptId) {
        let began_here = self.route.with_untracked(|route| matches!(route, Route::Asked(_)));
        if began_here && self.kept.get_untracked() == id && matches!(nav::here(), Route::Asked(_)) {
            nav::show(&Route::Game(id), Trace::Same);
        }
    }

    /// Whether the game of the address is the one that is played.
    pub fn is_at_table(self) -> bool {
        self.table.with(|table| self.route.with(|route| table.as_ref() == Some(route)))
    }

    /// Other settings from now on.
    pub fn adopt(self, settings: Settings) {
        self.settings.set(settings);
        self.turn_to(settings.wanted_language());
    }

    /// Speaks another language from now on.
    pub fn speak(self, language: Language) {
        self.settings.update(|settings| settings.language = Some(language));
        self.turn_to(language);
    }

    /// Shows the page in another language as soon as its sentences are here; until then, and without them, it stays as it is.
    fn turn_to(self, language: Language) {
        self.is_language_missing.set(false);
        if stolik_text::is_here(language) {
            self.language.set(language);
            return;
        }
        spawn_local(async move {
            let came = sentences::fetch(language).await;
            // Who has chosen again meanwhile wants something else.
            if self.settings.get_untracked().wanted_language() == language {
                self.is_language_missing.set(!came);
                if came {
                    self.language.set(language);
                }
            }
        });
    }

    /// A sentence without gaps, in the page's language.
    pub fn text(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || Speaker::new(self.spoken.get()).text(key))
    }

    /// One of the game's own texts: its name, its tagline.
    pub fn game_text(self, what: &'static str) -> Memo<String> {
        Memo::new(move |_| {
            let id = self.play.with(|play| play.table().game().kind().id());
            Speaker::new(self.language.get()).text(&format!("{id}-{what}"))
        })
    }
}

/// What games apart share with the one that is played.
#[derive(Clone, Copy)]
struct Shared {
    route: RwSignal<Route>,
    table: RwSignal<Option<Route>>,
    language: RwSignal<Language>,
    settings: RwSignal<Settings>,
    is_hasty: bool,
    net: Net,
}

/// The strengths of bots, the weakest first, as they are named. The page has no bots in it, only their names.
pub const BOTS: [&str; 3] = ["easy", "medium", "strong"];

/// Who a word seats: a bot by its name, a person of this name by any other.
pub fn seat_of(word: &str, name: String) -> Holder {
    if BOTS.contains(&word) { Holder::Bot(word.to_owned()) } else { Holder::Person(name) }
}

/// What was composed at this table before the page was closed, or the line was lost, is there again.
fn take_up_draft(play: &mut Play, table: &str) {
    if let Some((seat, None)) = play.composed()
        && let Some(text) = drafts::kept(table, seat)
    {
        play.take_up(&text);
    }
}

/// Who plays alone has the board turned their way.
fn facing_person(play: &Play) -> Quarter {
    let person: Option<Seat> = match play.table().there() {
        Some(remote) => remote.you(),
        None => play.only_person().filter(|_| play.has_bots()),
    };
    person.map(|seat| play.table().game().facing(seat)).unwrap_or_default()
}

fn speaker(game: &AnyGame, seating: &Seating, language: Language) -> Speaker {
    let speaker = Speaker::new(language);
    let names = sitters::names_in(game, seating, &speaker);
    speaker.with_sides(game.side_names()).with_seats(names)
}

/// Local dice need no more than a different number each time.
pub fn random_seed() -> u64 {
    let now = window().performance().map_or(0.0, |clock| clock.time_origin() + clock.now());
    now.to_bits()
}
