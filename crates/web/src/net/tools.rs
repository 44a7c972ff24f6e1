//! What one can do about the game besides playing it, at a place that nothing pushes away: below the board of a phone, below
//! the plates of a larger screen.

use super::ask::{self, Trouble};
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::sure::Sure;
use crate::{keeper, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Record;
use stolik_game::record::InputText;
use stolik_protocol::{Answer, Wish};

/// Giving up, proposing, looking back, and the talk.
#[component]
pub fn Tools(session: Session) -> impl IntoView {
    let net = session.net;
    let is_online = Memo::new(move |_| session.play.with(Play::is_online));
    let is_over = Memo::new(move |_| session.play.with(|play| play.table().outcome().is_some()));
    let is_seated =
        Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(super::Room::is_seated)));
    let offer = move |id: &'static str, sign: Sign, key: &'static str, what: &'static str| {
        view! {
            <button class="btn quiet small" id=id on:click=move |_| net.wish(Wish::Offer(what.to_owned()))>
                <Icon sign/><span>{session.text(key)}</span>
            </button>
        }
    };
    let resign = Callback::new(move |()| session.change(Play::resign));
    let abort = Callback::new(move |()| net.wish(Wish::Offer("abort".to_owned())));
    view! {
        <Show when=move || is_online.get()>
            <div class="strip" id="tools" role="group" aria-label=session.text("net-tools")>
                <Show when=move || is_seated.get() && !is_over.get()>
                    <Sure session id="resign" sign=Sign::Flag label="net-resign" question=session.text("page-resign-sure") act=resign/>
                    {offer("offer-draw", Sign::Draw, "net-draw", "draw")}
                    {offer("offer-takeback", Sign::Undo, "net-takeback", "takeback")}
                    <Sure session id="offer-abort" sign=Sign::Close label="net-abort" question=session.text("net-abort-sure") act=abort/>
                </Show>
                <Show when=move || is_over.get()><LookBack session/></Show>
                <super::talk::TalkButton session/>
            </div>
        </Show>
    }
}

/// After the end: another game, or no longer; or to the one that has begun. Those who watch have no say in it.
#[component]
pub fn Rematch(session: Session) -> impl IntoView {
    let net = session.net;
    let is_wanted =
        Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(super::Room::wants_again)));
    let following =
        Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.next.clone())));
    let press = move |_| net.play_again(session, is_wanted.get_untracked() != Some(true));
    let label = move || {
        session.text(if is_wanted.get() == Some(true) { "net-withdraw" } else { "page-rematch" }).get()
    };
    let button = move || {
        is_wanted.with(Option::is_some).then(|| {
            view! {
                <button
                    class="btn main"
                    class:primary=move || is_wanted.get() == Some(false)
                    id="again"
                    on:click=press
                >
                    <Icon sign=Sign::Restart/>{label}
                </button>
            }
        })
    };
    let go_on = move |table: &str| {
        view! { <a class="btn main primary" id="next-game" href=Route::table(table).to_string()>{session.text("net-next-game")}</a> }
    };
    move || match following.get() {
        Some(table) => go_on(&table).into_any(),
        None => view! { {button} }.into_any(),
    }
}

/// Keeps the record of the game in the browser, and goes to its replay.
#[component]
fn LookBack(session: Session) -> impl IntoView {
    // Where nothing was rolled there is nothing to check.
    let has_dice = Memo::new(move |_| {
        session.play.with(|play| play.table().inputs().any(|input| matches!(input, InputText::Chance(_))))
    });
    let label =
        move || session.text(if has_dice.get() { "net-look-back-dice" } else { "net-look-back" }).get();
    view! {
        <button class="btn quiet small" id="look-back" on:click=move |_| look_back(session)>
            <Icon sign=Sign::First/><span>{label}</span>
        </button>
    }
}

fn look_back(session: Session) {
    let net = session.net;
    let Some(table) = net.room.with_untracked(|room| room.as_ref().map(|room| room.table.clone())) else {
        return;
    };
    spawn_local(async move {
        let path = format!("/api/tables/{table}/record");
        let text = ask::fetch("GET", &path, None, &net.manners.get_untracked()).await;
        let record = text.and_then(|text| text.parse::<Record>().map_err(|_| Trouble::Strange));
        match record {
            Ok(record) => {
                let id = keeper::new_id();
                match store::save(id, id.0, &record).await {
                    Ok(()) => session.go(Route::Study { game: Some(id), fragment: String::new() }),
                    Err(error) => session.unkept.set(Some(error)),
                }
            }
            Err(trouble) => net.trouble.set(Some(trouble.message())),
        }
    });
}

/// The answer to what was proposed.
pub fn answer(offer: &str, yes: bool) -> Wish {
    Wish::Answer(Answer { offer: offer.to_owned(), yes })
}
