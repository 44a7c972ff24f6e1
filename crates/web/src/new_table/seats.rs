//! Who plays.

use super::{FORM, Table, is_person};
use crate::icons::{Icon, Sign};
use crate::net::Mine;
use crate::session::{BOTS, Session};
use crate::sitters::{bot_name, usual_names};
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::{Message, OptionKind, Seat};
use stolik_table::{Holder, Seating};
use stolik_text::Speaker;

/// The option that says how many seats there are, in the games that leave it open.
pub const SEATS: &str = "seats";

/// The seats, and how many there are where the game leaves it open.
#[component]
pub fn Seats(session: Session, table: Table) -> impl IntoView {
    let secret = move || {
        let persons = table.seated().iter().filter(|sitter| is_person(sitter)).count();
        let veil = persons > 1
            && !table.online.is_chosen.get()
            && table.game.with(stolik_catalog::AnyGame::keeps_secrets);
        veil.then(|| view! { <p class="small muted">{session.text("page-table-veil")}</p> })
    };
    view! {
        <section>
            <div class="row"><h2 class="grow">{session.text("page-table-who")}</h2><Count session table/></div>
            <div class="seats">
                <For each=move || (0..table.seats()).map(Seat) key=|seat| *seat let:seat>
                    <SeatRow session table seat/>
                </For>
            </div>
            {secret}
            <Show when=move || table.online.is_chosen.get()><MySeat session table/></Show>
        </section>
    }
}

/// Which seat is one's own at a table over the network: one of those for persons, or drawn by lot.
#[component]
fn MySeat(session: Session, table: Table) -> impl IntoView {
    const LOT: &str = "lot";
    let options = move || {
        let speaker = Speaker::new(session.language.get());
        let names = table.game.with(|game| usual_names(game, &speaker));
        let (mine, is_drawn) = (table.mine(), table.online.mine.get() == Mine::Lot);
        let seat = |seat: Seat| {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let is_chosen = mine == Some(seat) && !is_drawn;
            view! { <option value=seat.0.to_string() selected=is_chosen>{name}</option> }
        };
        let seats = table.persons().into_iter().map(seat).collect_view();
        view! { {seats}<option value=LOT selected=is_drawn>{speaker.text("net-my-seat-lot")}</option> }
    };
    let choose = move |event| {
        let given = event_target_value(&event);
        let chosen = given.parse().map(|seat| Mine::Seat(Seat(seat)));
        table.online.mine.set(chosen.unwrap_or(Mine::Lot));
    };
    view! {
        <div class="opt">
            <div><b>{session.text("net-my-seat")}</b><p>{session.text("net-my-seat-about")}</p></div>
            <select class="field-in" id="my-seat" aria-label=session.text("net-my-seat") on:change=choose>
                {options}
            </select>
        </div>
    }
}

/// How many seats.
#[component]
fn Count(session: Session, table: Table) -> impl IntoView {
    let values = seat_counts(table);
    let is_open = values.len() > 1;
    let step = move |by: i32| {
        let values = seat_counts(table);
        let now = untrack(|| table.seats());
        let wanted = i32::from(now) + by;
        if let Some(&value) = values.iter().find(|&&value| i32::from(value) == wanted) {
            choose(table, value);
        }
    };
    let ends = move |by: i32| {
        let wanted = i32::from(table.seats()) + by;
        !seat_counts(table).iter().any(|&value| i32::from(value) == wanted)
    };
    is_open.then(|| {
        view! {
            <div class="count" role="group" aria-label=session.text("page-table-seats")>
                <button
                    class="icb"
                    id="fewer"
                    aria-label=session.text("page-table-fewer")
                    aria-disabled=move || ends(-1).to_string()
                    on:click=move |_| step(-1)
                >
                    <Icon sign=Sign::Farther/>
                </button>
                <span id="seats" aria-live="polite">{move || table.seats()}</span>
                <button
                    class="icb"
                    id="more"
                    aria-label=session.text("page-table-more")
                    aria-disabled=move || ends(1).to_string()
                    on:click=move |_| step(1)
                >
                    <Icon sign=Sign::Nearer/>
                </button>
            </div>
        }
    })
}

/// The numbers of seats the game can have.
fn seat_counts(table: Table) -> Vec<u8> {
    let info = table.kind.options().iter().find(|info| info.name == SEATS);
    match info.map(|info| info.kind) {
        Some(OptionKind::Number { least, most }) => {
            (least..=most).filter_map(|count| u8::try_from(count).ok()).collect()
        }
        Some(OptionKind::OneOf(words)) => words.iter().filter_map(|word| word.parse().ok()).collect(),
        _ => Vec::new(),
    }
}

fn choose(table: Table, seats: u8) {
    let info = table.kind.options().iter().find(|info| info.name == SEATS);
    let (value, usual) = (seats.to_string(), info.map_or("", |info| info.default));
    table.chosen.update(|chosen| {
        chosen.retain(|(name, _)| *name != SEATS);
        if value != usual {
            chosen.push((SEATS, value));
        }
    });
}

/// One seat: its emblem, who sits there, person or bot.
#[component]
fn SeatRow(session: Session, table: Table, seat: Seat) -> impl IntoView {
    let emblem = Memo::new(move |_| table.game.with(|game| game.emblem(seat)));
    let sitter = Memo::new(move |_| table.sitters.with(|sitters| sitters.get(seat.index()).cloned()));
    let is_here = Memo::new(move |_| sitter.with(|sitter| sitter.as_ref().is_none_or(is_person)));
    let usual = Memo::new(move |_| {
        let speaker = Speaker::new(session.language.get());
        table.game.with(|game| usual_names(game, &speaker).get(seat.index()).cloned()).unwrap_or_default()
    });
    let set = move |sitter: Holder| {
        table.sitters.update(|sitters| {
            if let Some(place) = sitters.get_mut(seat.index()) {
                *place = sitter;
            }
        });
    };
    let about = move || {
        let key = match (is_here.get(), table.online.is_chosen.get()) {
            (_, true) if table.online.mine.get() == Mine::Lot => "net-seat-lot",
            (true, false) => "page-seat-here",
            (true, true) if table.mine() == Some(seat) => "net-seat-mine",
            (true, true) => "net-seat-open",
            (false, _) => "page-seat-bot",
        };
        let speaker = Speaker::new(session.language.get());
        speaker.say(&Message::new(key).with("side", usual.get()))
    };
    let choice = move |person: bool, key: &'static str| {
        let sitter =
            move || if person { Holder::Person(String::new()) } else { Holder::Bot(BOTS[0].to_owned()) };
        let id = format!("seat-{}-{}", seat.0, if person { "person" } else { "bot" });
        view! {
            <button
                id=id
                aria-pressed=move || (is_here.get() == person).to_string()
                on:click=move |_| {
                    if is_here.get_untracked() != person {
                        set(sitter());
                    }
                }
            >
                {session.text(key)}
            </button>
        }
    };
    let who = move || {
        if is_here.get() && table.online.is_chosen.get() {
            let key = if table.mine() == Some(seat) { "net-me" } else { "net-friend" };
            view! { <b>{session.text(key)}</b> }.into_any()
        } else if is_here.get() {
            view! { <PersonName session table seat usual/> }.into_any()
        } else {
            view! { <Strength session table seat/> }.into_any()
        }
    };
    view! {
        <div class="seatrow" role="group" aria-label=usual>
            <svg class="seat" viewBox="0 0 100 100" aria-hidden="true">
                <use
                    href=move || format!("#{}", emblem.get().look.0)
                    class=move || owner_class(emblem.get().owner).unwrap_or_default()
                ></use>
            </svg>
            <div>{who}<small>{about}</small></div>
            <div class="seg" role="group" aria-label=session.text("page-seat-kind")>
                {choice(true, "page-seat-person")}
                {choice(false, "page-seat-robot")}
            </div>
        </div>
    }
}

/// The name of a person; without one the side's stands for it.
#[component]
fn PersonName(session: Session, table: Table, seat: Seat, usual: Memo<String>) -> impl IntoView {
    let name = move || {
        table.sitters.with(|sitters| match sitters.get(seat.index()) {
            Some(Holder::Person(name)) => name.clone(),
            _ => String::new(),
        })
    };
    view! {
        <input
            class="field-in name"
            id=format!("name-{}", seat.0)
            form=FORM
            enterkeyhint="go"
            autocomplete="off"
            maxlength=Seating::LONGEST_NAME.to_string()
            aria-label=session.text("page-your-name")
            placeholder=usual
            prop:value=name
            on:change=move |event| {
                let name = event_target_value(&event).trim().to_owned();
                table.sitters.update(|sitters| {
                    if let Some(place) = sitters.get_mut(seat.index()) {
                        *place = Holder::Person(name);
                    }
                });
            }
        />
    }
}

/// How strong a bot plays.
#[component]
fn Strength(session: Session, table: Table, seat: Seat) -> impl IntoView {
    let strength = Memo::new(move |_| {
        table.sitters.with(|sitters| match sitters.get(seat.index()) {
            Some(Holder::Bot(bot)) => BOTS.iter().position(|name| name == bot).unwrap_or(0),
            _ => 0,
        })
    });
    let choices = move || {
        let speaker = Speaker::new(session.language.get());
        let choice = |(number, name): (usize, &str)| {
            let label = speaker.say(&bot_name(name));
            view! { <option value=name.to_owned() selected=move || strength.get() == number>{label}</option> }
        };
        BOTS.into_iter().enumerate().map(choice).collect_view()
    };
    let bars = move || {
        let bar = |number: usize| view! { <i class:on=number <= strength.get()></i> };
        (0..BOTS.len()).map(bar).collect_view()
    };
    view! {
        <span class="strength">
            <select
                class="field-in"
                id=format!("bot-{}", seat.0)
                aria-label=session.text("page-seat-strength")
                on:change=move |event| {
                    let bot = event_target_value(&event);
                    table.sitters.update(|sitters| {
                        if let Some(place) = sitters.get_mut(seat.index()) {
                            *place = Holder::Bot(bot);
                        }
                    });
                }
            >
                {choices}
            </select>
            <span class="lvl" aria-hidden="true">{bars}</span>
        </span>
    }
}
