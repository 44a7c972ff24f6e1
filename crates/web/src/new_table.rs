//! A new table of a game: who plays, by which rules.

mod options;
mod seats;

use crate::drawings;
use crate::nav;
use crate::net::{self, MY_NAME, Mine, Online, OnlineSetup, Wrong};
use crate::picture::Small;
use crate::route::Route;
use crate::samples;
use crate::session::{BOTS, Session};
use crate::sitters::named;
use leptos::prelude::*;
use options::Rules;
use seats::Seats;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Message, Seat};
use stolik_table::Holder;
use stolik_text::Speaker;

/// The form that makes the table. It holds the button alone; what is typed all over the page belongs to it.
const FORM: &str = "table-form";

/// The options that were chosen; the others are as usual.
type Chosen = RwSignal<Vec<(&'static str, String)>>;

/// What is set on the table so far. Cheap to copy: signals only.
#[derive(Clone, Copy)]
struct Table {
    kind: Kind,
    chosen: Chosen,
    /// Who sits where; there may be more than the game has seats, for those who choose fewer and then more again.
    sitters: RwSignal<Vec<Holder>>,
    /// The game with these options; the last that could be played, while they are wrong.
    game: Memo<AnyGame>,
    /// What is wrong with them.
    faults: Memo<Vec<Message>>,
    /// How it is set up over the network, if it is to be there.
    online: Online,
}

impl Table {
    /// The most seats any game has.
    const SEATS: u8 = 9;

    fn of(kind: Kind) -> Table {
        let chosen: Chosen = RwSignal::new(Vec::new());
        let read = Memo::new(move |_| {
            let game = chosen
                .with(|chosen| kind.with_options(chosen.iter().map(|(name, value)| (*name, value.as_str()))));
            game.map_err(|faults| faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>())
        });
        let game = Memo::new(move |before: Option<&AnyGame>| {
            let usual = || before.cloned().unwrap_or_else(|| kind.usual());
            read.with(|read| read.clone().unwrap_or_else(|_| usual()))
        });
        let faults = Memo::new(move |_| read.with(|read| read.clone().err().unwrap_or_default()));
        let first =
            |seat| if seat == 0 { Holder::Person(String::new()) } else { Holder::Bot(BOTS[0].to_owned()) };
        let sitters = RwSignal::new((0..Table::SEATS).map(first).collect());
        Table { kind, chosen, sitters, game, faults, online: Online::new() }
    }

    /// Over the network one plays with somebody: if nobody else is to sit there, the next seat is for a friend.
    fn invite(self) {
        if untrack(|| self.seated()).iter().filter(|sitter| is_person(sitter)).count() < 2 {
            self.sitters.update(|sitters| {
                let bot = sitters.iter_mut().find(|sitter| !is_person(sitter));
                if let Some(bot) = bot {
                    *bot = Holder::Person(String::new());
                }
            });
        }
    }

    /// The own seat at a table over the network: the one that was chosen, if a person is to sit there, or the first of those.
    /// If lots are drawn, it is where one sits before.
    fn mine(self) -> Option<Seat> {
        let persons = self.persons();
        let chosen = match self.online.mine.get() {
            Mine::Seat(seat) => Some(seat).filter(|seat| persons.contains(seat)),
            Mine::Lot => None,
        };
        chosen.or_else(|| persons.first().copied())
    }

    /// The seats of persons.
    fn persons(self) -> Vec<Seat> {
        let seated = self.seated();
        let seats = (0..).map(Seat).zip(&seated).filter(|(_, sitter)| is_person(sitter));
        seats.map(|(seat, _)| seat).collect()
    }

    /// How many seats the game has.
    fn seats(self) -> u8 {
        self.game.with(AnyGame::seats)
    }

    /// Who sits down.
    fn seated(self) -> Vec<Holder> {
        let seats = usize::from(self.seats());
        self.sitters.with(|sitters| sitters.iter().take(seats).cloned().collect())
    }
}

/// Whether a person is to sit there.
fn is_person(holder: &Holder) -> bool {
    matches!(holder, Holder::Person(_))
}

/// The page of a new table.
#[component]
pub fn NewTable(session: Session, kind: Kind) -> impl IntoView {
    let table = Table::of(kind);
    let sample = samples::scene(kind);
    let emblems = (0..Table::SEATS).map(move |seat| {
        let most = kind.with_options([("seats", "9")]).or_else(|_| kind.with_options([("seats", "4")]));
        most.unwrap_or_else(|_| kind.usual()).emblem(Seat(seat)).look.0
    });
    drawings::need(emblems);
    let speaker = move || Speaker::new(session.language.get());
    let about = move || {
        let name = speaker().text(&format!("{}-name", kind.id()));
        speaker()
            .say(&Message::new("page-table-about").with("game", name).with("count", i64::from(table.seats())))
    };
    view! {
        <div class="setup" id="new-table">
            <div class="head">
                <span class="pic"><Small scene=sample/></span>
                <div><h1>{session.text("page-table-new")}</h1><p class="muted">{about}</p></div>
                <a class="btn" href="/">{session.text("page-table-other")}</a>
            </div>
            <div class="main">
                <OnlineSetup session online=table.online form=FORM chosen=Callback::new(move |()| table.invite())/>
                <Seats session table/>
                <Rules session table/>
            </div>
            <aside class="side"><Begin session table/></aside>
        </div>
    }
}

/// What is set so far in a sentence, what is wrong with it, and the button that begins.
#[component]
fn Begin(session: Session, table: Table) -> impl IntoView {
    let speaker = move || Speaker::new(session.language.get());
    let sum = move || {
        let seated = table.seated();
        let persons = seated.iter().filter(|sitter| is_person(sitter)).count();
        let bots = seated.len() - persons;
        let say = |key, count: usize| speaker().say(&Message::new(key).with("count", count));
        let who = match (persons, bots) {
            (persons, 0) => say("page-table-persons", persons),
            (0, bots) => say("page-table-bots", bots),
            (persons, bots) => {
                speaker().join(&[say("page-table-persons", persons), say("page-table-bots", bots)])
            }
        };
        let changed = match table.chosen.with(Vec::len) {
            0 => speaker().text("page-options-default"),
            count => say("page-options-changed", count),
        };
        format!("{who}. {}: {changed}.", speaker().text("page-table-rules"))
    };
    let wrong = move || {
        let faults = table.faults.get().into_iter().filter(|fault| options::at(fault).is_none());
        faults.map(|fault| view! { <p class="why">{speaker().say(&fault)}</p> }).collect_view()
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let field = |fault: &Message| options::at(fault).map(|(option, _)| options::field(option));
        let wrong = table.faults.with_untracked(|faults| faults.iter().find_map(field));
        if let Some(wrong) = wrong {
            return nav::show_field(&wrong);
        }
        if table.faults.with_untracked(Vec::is_empty) {
            if table.online.is_chosen.get_untracked() {
                let (seated, mine) = untrack(|| (table.seated(), table.mine()));
                return table
                    .game
                    .with_untracked(|game| net::make(session, table.online, game, &seated, mine));
            }
            let (game, speaker) =
                (table.game.get_untracked(), Speaker::new(session.language.get_untracked()));
            let seating = named(&game, untrack(|| table.seated()), &speaker);
            session.begin_with(game, seating);
        }
    };
    view! {
        <form class="startbar" id=FORM novalidate on:submit=begin>
            <div role="alert" class="wrongs">{wrong}</div>
            <Show when=move || table.online.is_chosen.get()>
                <Wrong session trouble=table.online.trouble fields=&[MY_NAME]/>
            </Show>
            <p class="sum">{sum}</p>
            <button
                class="btn primary start"
                id="begin"
                aria-disabled=move || (!table.faults.with(Vec::is_empty)).to_string()
            >
                {session.text("page-table-begin")}
            </button>
        </form>
        <p class="small muted">
            <a href=Route::Rules { kind: table.kind, article: None }.to_string()>{session.text("page-table-read-rules")}</a>
        </p>
    }
}
