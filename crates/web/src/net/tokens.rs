//! Tokens for one's programs: each is shown once, and says what it is good for.

use super::ask::{self, Trouble};
use super::forms::{Line, Words, Wrong, once};
use super::{Row, typed};
use crate::dates::day;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Message;
use stolik_protocol::{NewToken, Scope, Token, TokenName, WantedToken};

/// What a token may be good for, and the words for it.
const SCOPES: &[(&str, &str)] =
    &[(Scope::Play.name(), "net-token-play"), (Scope::Read.name(), "net-token-read")];

/// The words for what a token is good for.
const fn words(scope: Scope) -> &'static str {
    match scope {
        Scope::Play => "net-token-play",
        Scope::Read => "net-token-read",
    }
}

/// One's tokens, and making another.
#[component]
pub fn Tokens(session: Session) -> impl IntoView {
    let net = session.net;
    let known = RwSignal::new(Vec::<Token>::new());
    let fresh = RwSignal::new(None::<NewToken>);
    let (name, scope) = (RwSignal::new(String::new()), RwSignal::new(Scope::Play.name()));
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let load = move || async move {
        known.try_set(ask::get("/api/tokens", &net.manners.get_untracked()).await?);
        Ok(())
    };
    // Nobody need wait for it to make one. Who signs out everywhere else has none any more.
    Effect::new(move |_| {
        net.ended.track();
        spawn_local(async move { drop(trouble.try_set(load().await.err())) });
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        fresh.set(None);
        once(is_busy, trouble, async move {
            let name_of_it = typed::name("name", &name.get_untracked())?;
            let wanted = Scope::ALL.into_iter().find(|one| one.name() == scope.get_untracked());
            let wanted = WantedToken { name: name_of_it, scope: wanted.unwrap_or_default() };
            fresh.try_set(Some(net.tell("/api/tokens", &wanted).await?));
            name.try_set(String::new());
            load().await
        });
    };
    let forget = move |name: String| {
        once(is_busy, trouble, async move {
            net.send("DELETE", "/api/tokens", &TokenName { name }).await?;
            fresh.try_set(None);
            load().await
        });
    };
    let rows = move || {
        let row = |token: Token| {
            let called = token.name.clone();
            let forget = Callback::new(move |()| forget(called.clone()));
            let about = Signal::derive(move || {
                let speaker = session.speaker();
                let since =
                    Message::new("net-passkey-made").with("day", day(token.made, session.language.get()));
                format!("{} · {}", speaker.text(words(token.scope)), speaker.say(&since))
            });
            view! { <Row session name=token.name about forget/> }
        };
        known.get().into_iter().map(row).collect_view()
    };
    let shown = move || {
        fresh.get().map(|made| {
            view! {
                <p>{session.text("net-token-once")}</p>
                <p><code id="new-token">{made.token}</code></p>
            }
        })
    };
    view! {
        <section class="stack" id="tokens">
            <h2>{session.text("net-tokens")}</h2>
            <p class="small muted">{session.text("net-tokens-about")}</p>
            <ul class="tables" id="own-tokens">{rows}</ul>
            <form class="stack" novalidate on:submit=make>
                <Line session id="token-name" label="net-token-name" kind="text" complete="off" text=name at="name" trouble/>
                <Words session id="token-scope" label="net-token-scope" about="net-token-scope-about" words=SCOPES chosen=scope/>
                <Wrong session trouble fields=&["name"]/>
                <div><button class="btn" id="token-add">{session.text("net-token-add")}</button></div>
            </form>
            <div class="stack" role="status">{shown}</div>
        </section>
    }
}
