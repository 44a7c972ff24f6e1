//! By what one is known: another name, another password.

use super::ask::Trouble;
use super::forms::{Line, Wrong, once};
use super::{passkeys, typed};
use crate::session::Session;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use stolik_protocol::{Me, Named, NewPassword};

/// Another name.
#[component]
pub fn Rename(session: Session) -> impl IntoView {
    let net = session.net;
    let known = net.me.with_untracked(|me| me.as_ref().map(|me| me.name.clone()));
    let name = RwSignal::new(known.unwrap_or_default());
    let trouble = RwSignal::new(None::<Trouble>);
    let (is_busy, is_done) = (RwSignal::new(false), RwSignal::new(false));
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        is_done.set(false);
        once(is_busy, trouble, async move {
            let name = typed::name("name", &name.get_untracked())?;
            net.become_somebody("/api/name", &Named { name }).await?;
            is_done.try_set(true);
            Ok(())
        });
    };
    let about = move || {
        let is_guest = net.me.with(|me| me.as_ref().is_some_and(|me| me.guest));
        session.text(if is_guest { "net-rename-about-guest" } else { "net-rename-about" }).get()
    };
    view! {
        <form class="card stack" id="rename" novalidate on:submit=rename>
            <h2>{session.text("net-rename-title")}</h2>
            <p class="small muted">{about}</p>
            <Line session id="new-name" label="net-account-name" kind="text" complete="username" text=name at="name" trouble/>
            <Wrong session trouble fields=&["name"]/>
            <div><button class="btn" id="rename-it">{session.text("net-rename")}</button></div>
            <Done session id="renamed" key="net-renamed" is_done/>
        </form>
    }
}

/// Another password, or a first one: the old one is asked for, or a passkey, so that nobody does it who has only found the
/// browser open.
#[component]
pub fn SetPassword(session: Session, has_passkey: Signal<bool>) -> impl IntoView {
    let net = session.net;
    let [old, new] = [(); 2].map(|()| RwSignal::new(String::new()));
    let trouble = RwSignal::new(None::<Trouble>);
    let (is_busy, is_done) = (RwSignal::new(false), RwSignal::new(false));
    let of_me = move |what: fn(&Me) -> bool| net.me.with(|me| me.as_ref().is_some_and(what));
    let has_password = Memo::new(move |_| of_me(|me| me.password));
    let set = move |by_passkey: bool| {
        is_done.set(false);
        once(is_busy, trouble, async move {
            let mut wanted = NewPassword::default();
            if !by_passkey {
                wanted.old = Some(typed::password("old", &old.get_untracked())?);
            }
            wanted.new = typed::new_password("new", &new.get_untracked())?;
            if by_passkey {
                wanted.passkey = Some(passkeys::prove(net).await?);
            }
            net.become_somebody("/api/password", &wanted).await?;
            old.try_set(String::new());
            new.try_set(String::new());
            is_done.try_set(true);
            Ok(())
        });
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        set(!has_password.get_untracked());
    };
    let name = move || net.me.with(|me| me.as_ref().map(|me| me.name.clone()).unwrap_or_default());
    let label = move || {
        session.text(if has_password.get() { "net-set-password" } else { "net-first-password" }).get()
    };
    let about = move || {
        let key = if has_password.get() { "net-set-password-about" } else { "net-first-password-about" };
        session.text(key).get()
    };
    view! {
        <form class="card stack" id="new-password-form" novalidate on:submit=submit>
            <h2>{session.text("net-password")}</h2>
            <p class="small muted">{about}</p>
            // Whoever keeps passwords for the person wants to know whose it is.
            <input type="text" autocomplete="username" hidden readonly prop:value=name/>
            <Show when=move || has_password.get()>
                <Line session id="old-password" label="net-old-password" kind="password" complete="current-password" text=old at="old" trouble/>
            </Show>
            <Line session id="new-password" label="net-new-password" kind="password" complete="new-password" text=new at="new" trouble/>
            <Wrong session trouble fields=&["old", "new"]/>
            <div class="row wrapping">
                <button class="btn" id="set-password">{label}</button>
                <Show when=move || has_password.get() && has_passkey.get()>
                    <button class="btn quiet" id="set-password-passkey" type="button" on:click=move |_| set(true)>
                        {session.text("net-set-password-passkey")}
                    </button>
                </Show>
            </div>
            <Done session id="password-set" key="net-password-set" is_done/>
        </form>
    }
}

/// That it is done. The region is there before the words are, so that they are read aloud.
#[component]
fn Done(session: Session, id: &'static str, key: &'static str, is_done: RwSignal<bool>) -> impl IntoView {
    let said = move || is_done.get().then(|| view! { <p class="small" id=id>{session.text(key)}</p> });
    view! { <div role="status">{said}</div> }
}
