//! Where one is signed in, and signing out: here, or everywhere else.

use super::ask::{self, Trouble};
use super::forms::{Wrong, once};
use crate::dates::day;
use crate::icons::Sign;
use crate::nav;
use crate::session::Session;
use crate::sure::Sure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Message;
use stolik_protocol::SignedIn;

/// The browsers in which one is signed in.
#[component]
pub fn Sessions(session: Session) -> impl IntoView {
    let net = session.net;
    let known = RwSignal::new(Vec::<SignedIn>::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let (is_busy, is_done) = (RwSignal::new(false), RwSignal::new(false));
    let load = move || async move {
        known.try_set(ask::get("/api/sessions", &net.manners.get_untracked()).await?);
        Ok(())
    };
    spawn_local(async move { drop(trouble.try_set(load().await.err())) });
    let end_others = Callback::new(move |()| {
        is_done.set(false);
        once(is_busy, trouble, async move {
            net.send("DELETE", "/api/sessions", &()).await?;
            is_done.try_set(true);
            net.ended.try_update(|ended| *ended += 1);
            load().await
        });
    });
    let rows = move || {
        let row = |one: SignedIn| {
            let about = move || {
                let of = |moment| day(moment, session.language.get());
                let message =
                    Message::new("net-session-used").with("since", of(one.made)).with("seen", of(one.seen));
                session.speaker().say(&message)
            };
            let name = if one.here { "net-session-here" } else { "net-session-other" };
            view! { <li class="opt"><div><b>{session.text(name)}</b><p>{about}</p></div></li> }
        };
        known.get().into_iter().map(row).collect_view()
    };
    let question = Signal::derive(move || session.speaker().text("net-sign-out-sure"));
    let log_out = move |_| {
        spawn_local(async move {
            net.be_nobody().await;
            request_animation_frame(|| nav::focus("who"));
        });
    };
    let said = move || {
        is_done.get().then(|| view! { <p class="small" id="signed-out">{session.text("net-signed-out")}</p> })
    };
    view! {
        <section class="stack" id="sessions">
            <h2>{session.text("net-sessions")}</h2>
            <p class="small muted">{session.text("net-sessions-about")}</p>
            <ul class="tables" id="own-sessions">{rows}</ul>
            <Wrong session trouble/>
            <div class="row wrapping">
                // Who has an account comes back with it: nothing is lost, and nothing is asked.
                <button class="btn" id="log-out" on:click=log_out>{session.text("net-log-out")}</button>
                <Sure session id="log-out-others" sign=Sign::Forget label="net-sign-out-others" question act=end_others/>
            </div>
            <div role="status">{said}</div>
        </section>
    }
}
