//! Setting up a table over the network: under which name one plays, with which clock, and what happens when somebody leaves.

use super::ask::Trouble;
use super::dice::{add_to_new, is_promised};
use super::forms::{Line, Words};
use super::own_time::{OwnTime, OwnTimeFields, OwnTimeSort};
use super::{NAME, local, typed};
use crate::route::Route;
use crate::session::Session;
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_catalog::AnyGame;
use stolik_game::Seat;
use stolik_protocol::{NewSeat, NewTable, Promised, TableMade};
use stolik_table::{Holder, TimeControl};

/// The clocks that can be chosen; the last is one's own.
const TIMES: [(&str, &str); 10] = [
    ("none", "net-time-none"),
    ("fischer:180+2", "net-time-180-2"),
    ("fischer:300+5", "net-time-300-5"),
    ("fischer:900+10", "net-time-900-10"),
    ("fischer:1800+20", "net-time-1800-20"),
    ("byoyomi:600+30x3", "net-time-byoyomi"),
    ("days:1", "net-time-day"),
    ("days:3", "net-time-3-days"),
    ("days:7", "net-time-week"),
    (OWN, "net-time-own"),
];
/// The field for the own name.
pub const MY_NAME: &str = "name";
/// In place of a clock: one's own.
const OWN: &str = "own";
/// What can happen when somebody leaves.
const ABSENCES: [(&str, &str); 4] = [
    ("wait", "net-absence-wait"),
    ("vote", "net-absence-vote"),
    ("bot-after-60", "net-absence-bot-later"),
    ("bot", "net-absence-bot"),
];
/// The same where people have days for a move: nobody is missed within one.
const ABSENCES_BY_DAYS: [(&str, &str); 3] = [
    ("wait", "net-absence-wait"),
    ("vote", "net-absence-vote"),
    ("bot-after-86400", "net-absence-bot-next-day"),
];

/// Which seat is one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mine {
    /// This one, if it is for a person.
    Seat(Seat),
    /// One that is drawn by lot.
    Lot,
}

/// How a table over the network is set up. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Online {
    /// Whether it is to be one over the network.
    pub is_chosen: RwSignal<bool>,
    name: RwSignal<String>,
    /// Which seat is one's own.
    pub mine: RwSignal<Mine>,
    time: RwSignal<&'static str>,
    own_time: OwnTime,
    absence: RwSignal<&'static str>,
    is_public: RwSignal<bool>,
    is_busy: RwSignal<bool>,
    /// Why there is no table.
    pub trouble: RwSignal<Option<Trouble>>,
}

impl Online {
    /// A table at this screen, until something else is chosen.
    pub fn new() -> Online {
        Online {
            is_chosen: RwSignal::new(false),
            name: RwSignal::new(store::setting(NAME).unwrap_or_default()),
            mine: RwSignal::new(Mine::Seat(Seat(0))),
            time: RwSignal::new(TIMES[0].0),
            own_time: OwnTime::new(),
            absence: RwSignal::new(ABSENCES[0].0),
            is_public: RwSignal::new(false),
            is_busy: RwSignal::new(false),
            trouble: RwSignal::new(None),
        }
    }

    /// The clock, if it is one.
    fn control(self) -> Option<TimeControl> {
        match self.time.get() {
            OWN => self.own_time.read().ok(),
            time => time.parse().ok(),
        }
    }

    /// What can happen when somebody leaves, with this clock.
    fn absences(self) -> &'static [(&'static str, &'static str)] {
        if self.control().is_some_and(TimeControl::counts_days) { &ABSENCES_BY_DAYS } else { &ABSENCES }
    }

    /// What is to happen when somebody leaves: what was chosen, if it goes with the clock.
    fn chosen_absence(self) -> &'static str {
        let chosen = self.absence.get();
        let known = self.absences().iter().any(|(word, _)| *word == chosen);
        if known { chosen } else { ABSENCES[0].0 }
    }
}

/// Where the table is to stand, if there is a choice; and what is to be said of one over the network.
#[component]
pub fn OnlineSetup(
    session: Session,
    online: Online,
    /// The form that makes the table.
    form: &'static str,
    chosen: Callback<()>,
) -> impl IntoView {
    let net = session.net;
    let choice = move |is_online: bool, id: &'static str, key: &'static str| {
        view! {
            <button
                id=id
                aria-pressed=move || (online.is_chosen.get() == is_online).to_string()
                on:click=move |_| {
                    online.is_chosen.set(is_online);
                    if is_online {
                        chosen.run(());
                    }
                }
            >
                {session.text(key)}
            </button>
        }
    };
    let absences = Memo::new(move |_| online.absences());
    let absence = move || {
        let is_by_days = absences.get().len() == ABSENCES_BY_DAYS.len();
        let about = if is_by_days { "net-absence-about-days" } else { "net-absence-about" };
        view! { <Words session id="absence" label="net-absence" about=about words=absences.get() chosen=online.absence/> }
    };
    let is_stranger = move || net.me.with(Option::is_none);
    let public = move |_| online.is_public.update(|public| *public = !*public);
    view! {
        <Show when=move || net.is_served.get()>
            <section class="stack" id="where">
                <h2>{session.text("net-where")}</h2>
                <div class="seg" role="group" aria-label=session.text("net-where")>
                    {choice(false, "where-here", "net-where-here")}
                    {choice(true, "where-online", "net-where-online")}
                </div>
                <Show when=move || online.is_chosen.get()>
                    <p class="small muted">{session.text("net-where-about")}</p>
                    <Show when=is_stranger>
                        <Line
                            session
                            id="my-name"
                            label="net-your-name"
                            kind="text"
                            complete="nickname"
                            text=online.name
                            at=MY_NAME
                            trouble=online.trouble
                            form
                        />
                    </Show>
                    <Words session id="time" label="net-time" about="net-time-about" words=&TIMES chosen=online.time/>
                    <Show when=move || online.time.get() == OWN>
                        <OwnTimeSort session own=online.own_time/>
                        <OwnTimeFields session own=online.own_time form/>
                    </Show>
                    {absence}
                    <div class="opt">
                        <div><b id="public-name">{session.text("net-public")}</b><p>{session.text("net-public-about")}</p></div>
                        <button
                            class="btn"
                            id="public"
                            role="switch"
                            aria-checked=move || online.is_public.get().to_string()
                            aria-labelledby="public-name public"
                            on:click=public
                        >
                            {move || session.text(if online.is_public.get() { "page-yes" } else { "page-no" }).get()}
                        </button>
                    </div>
                </Show>
            </section>
        </Show>
    }
}

/// Makes the table and goes to it. Who makes it has the seat `mine`, the other persons come by their links.
pub fn make(session: Session, online: Online, game: &AnyGame, seated: &[Holder], mine: Option<Seat>) {
    if online.is_busy.get_untracked() {
        return;
    }
    online.trouble.set(None);
    let name = online.name.get_untracked();
    if session.net.me.with_untracked(Option::is_none)
        && let Err(trouble) = typed::name(MY_NAME, &name)
    {
        return online.trouble.set(Some(trouble));
    }
    let Some(time) = untrack(|| online.control()) else {
        return online.own_time.show_what_is_wrong();
    };
    online.is_busy.set(true);
    let usual = game.kind().usual().options();
    let options = game.options().into_iter().filter(|choice| !usual.contains(choice));
    let seats = (0..).map(Seat).zip(seated).map(|(seat, holder)| match holder {
        Holder::Bot(bot) => NewSeat::Bot(bot.clone()),
        Holder::Person(_) | Holder::Nobody if mine == Some(seat) => NewSeat::Me,
        Holder::Person(_) | Holder::Nobody => NewSeat::Open,
    });
    let mut wanted = NewTable {
        game: game.kind().id().to_owned(),
        options: options.map(|(name, value)| (name.to_owned(), value)).collect(),
        position: None,
        seats: seats.collect(),
        time: time.to_string(),
        absence: untrack(|| online.chosen_absence()).to_owned(),
        lots: online.mine.get_untracked() == Mine::Lot,
        public: online.is_public.get_untracked(),
        entropy: None,
        commitment: None,
    };
    let game = game.clone();
    spawn_local(async move {
        let net = session.net;
        let made = match net.be_somebody(name).await {
            Ok(()) => {
                // The table is drawn and commits to its dice before it learns what is added to them.
                match net.tell::<Promised>("/api/dice", &wanted).await {
                    Ok(promised) => match add_to_new(&promised, &game, &wanted) {
                        Ok(entropy) => {
                            let commitment = promised.commitment.clone();
                            (wanted.entropy, wanted.commitment) = (entropy, Some(commitment));
                            let made = net.tell::<TableMade>("/api/tables", &wanted).await;
                            made.and_then(|made| {
                                is_promised(&promised, &made).map_err(Trouble::Cheat)?;
                                Ok(made)
                            })
                        }
                        Err(cheat) => Err(Trouble::Cheat(cheat)),
                    },
                    Err(trouble) => Err(trouble),
                }
            }
            Err(trouble) => Err(trouble),
        };
        online.is_busy.set(false);
        match made {
            Ok(made) => {
                keep_links(&made);
                session.go(Route::table(&made.table));
            }
            Err(trouble) => online.trouble.set(Some(trouble)),
        }
    });
}

/// Under which name the links of a table are kept: in this browser alone, and in no file.
fn links_of(table: &str) -> String {
    format!("stolik-links.{table}")
}

/// The same of the link to any free seat.
fn any_of(table: &str) -> String {
    format!("stolik-any.{table}")
}

/// Keeps the links of a table that was made here. Where nothing is kept, they are gone after the page is loaded anew.
fn keep_links(made: &TableMade) {
    let links: Vec<&str> = made.seats.iter().map(|link| link.as_deref().unwrap_or_default()).collect();
    let _ = local(|storage| storage.set_item(&links_of(&made.table), &links.join("\n")));
    keep_any(&made.table, made.any.as_deref());
}

/// Keeps the link to any free seat of a table, or forgets it.
pub fn keep_any(table: &str, link: Option<&str>) {
    let _ = local(|storage| storage.set_item(&any_of(table), link.unwrap_or_default()));
}

/// The link to any free seat of a table that was made here.
pub fn kept_any(table: &str) -> Option<String> {
    let kept = local(|storage| storage.get_item(&any_of(table)).ok().flatten()).flatten();
    kept.filter(|link| !link.is_empty())
}

/// The links of the seats of a table that was made here, by their numbers; an empty one where there is none.
pub fn kept_links(table: &str) -> Vec<String> {
    let kept = local(|storage| storage.get_item(&links_of(table)).ok().flatten()).flatten();
    kept.map(|links| links.split('\n').map(str::to_owned).collect()).unwrap_or_default()
}
