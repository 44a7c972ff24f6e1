//! Coming in: with an account that one has, or by making one. Each has a form of its own.

use super::ask::Trouble;
use super::forms::{Line, Wrong, once};
use super::{NAME, passkeys, typed};
use crate::session::Session;
use crate::store;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use stolik_protocol::Credentials;

/// The fields of both forms, as the server calls them.
const FIELDS: &[&str] = &["name", "password"];

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    LogIn,
    Register,
}

/// What both forms share, so that nothing need be typed twice. Cheap to copy: signals only.
#[derive(Clone, Copy)]
struct Form {
    name: RwSignal<String>,
    password: RwSignal<String>,
    trouble: RwSignal<Option<Trouble>>,
    is_busy: RwSignal<bool>,
}

impl Form {
    fn typed_name(self) -> Result<String, Trouble> {
        typed::name("name", &self.name.get_untracked())
    }

    fn run(self, work: impl Future<Output = Result<(), Trouble>> + 'static) {
        once(self.is_busy, self.trouble, async move {
            work.await?;
            // What did not let one in stays, to be mended.
            self.password.try_set(String::new());
            Ok(())
        });
    }
}

/// Coming in.
#[component]
pub fn Enter(session: Session) -> impl IntoView {
    let net = session.net;
    let form = Form {
        name: RwSignal::new(store::setting(NAME).unwrap_or_default()),
        password: RwSignal::new(String::new()),
        trouble: RwSignal::new(None),
        is_busy: RwSignal::new(false),
    };
    // A guest has something to keep; who is nobody here may have an account.
    let is_guest = Memo::new(move |_| net.me.with(Option::is_some));
    let door = RwSignal::new(Door::LogIn);
    Effect::new(move |_| door.set(if is_guest.get() { Door::Register } else { Door::LogIn }));
    let choice = move |this: Door, id: &'static str, key: &'static str| {
        let open = move |_| {
            form.trouble.set(None);
            door.set(this);
        };
        view! {
            <button id=id aria-pressed=move || (door.get() == this).to_string() on:click=open>{session.text(key)}</button>
        }
    };
    view! {
        <section class="stack" id="coming-in">
            <div class="seg" role="group" aria-label=session.text("net-account-title")>
                {choice(Door::LogIn, "to-log-in", "net-to-log-in")}
                {choice(Door::Register, "to-register", "net-to-register")}
            </div>
            {move || match door.get() {
                Door::LogIn => view! { <LogIn session form/> }.into_any(),
                Door::Register => view! { <Register session form/> }.into_any(),
            }}
        </section>
    }
}

/// With an account that one has.
#[component]
fn LogIn(session: Session, form: Form) -> impl IntoView {
    let net = session.net;
    let Form { name, password, trouble, .. } = form;
    let log_in = move |event: SubmitEvent| {
        event.prevent_default();
        form.run(async move {
            let name = form.typed_name()?;
            let password = typed::password("password", &password.get_untracked())?;
            net.become_somebody("/api/login", &Credentials { name, password }).await
        });
    };
    let with_passkey = move |()| form.run(passkeys::log_in(net));
    view! {
        <form class="card stack" id="enter" novalidate on:submit=log_in>
            <Line session id="account-name" label="net-account-name" kind="text" complete="username" text=name at="name" trouble/>
            <Line session id="password" label="net-password" kind="password" complete="current-password" text=password at="password" trouble/>
            <Wrong session trouble fields=FIELDS/>
            <div class="row wrapping">
                <button class="btn primary" id="log-in">{session.text("net-log-in")}</button>
                <WithPasskey session id="passkey-log-in" label="net-passkey-log-in" act=Callback::new(with_passkey)/>
            </div>
            <NoPasskeys session/>
        </form>
    }
}

/// By making one.
#[component]
fn Register(session: Session, form: Form) -> impl IntoView {
    let net = session.net;
    let Form { name, password, trouble, .. } = form;
    let register = move |event: SubmitEvent| {
        event.prevent_default();
        form.run(async move {
            let name = form.typed_name()?;
            let password = typed::new_password("password", &password.get_untracked())?;
            net.become_somebody("/api/register", &Credentials { name, password }).await
        });
    };
    let with_passkey = move |()| {
        form.run(async move {
            let made = passkeys::register(net, form.typed_name()?).await;
            // There the name of the account is not that of the passkey.
            made.map_err(|trouble| trouble.with_field("account", "name"))
        });
    };
    let is_guest = move || net.me.with(Option::is_some);
    view! {
        <form class="card stack" id="enter" novalidate on:submit=register>
            <p>{move || session.text(if is_guest() { "net-guest-keeps" } else { "net-register-about" }).get()}</p>
            <Line session id="account-name" label="net-account-name" kind="text" complete="username" text=name at="name" trouble/>
            <Line session id="password" label="net-new-password" kind="password" complete="new-password" text=password at="password" trouble/>
            <Wrong session trouble fields=FIELDS/>
            <div class="row wrapping">
                <button class="btn primary" id="register">{session.text("net-register")}</button>
                <WithPasskey session id="passkey-register" label="net-passkey-register" act=Callback::new(with_passkey)/>
            </div>
            <NoPasskeys session/>
        </form>
    }
}

/// The same without a password, where the browser can.
#[component]
fn WithPasskey(session: Session, id: &'static str, label: &'static str, act: Callback<()>) -> impl IntoView {
    passkeys::are_here().then(|| {
        view! { <button class="btn" id=id type="button" on:click=move |_| act.run(())>{session.text(label)}</button> }
    })
}

/// What a passkey is, or why there is none here. By plain http the page says so once for all that is forbidden there.
#[component]
fn NoPasskeys(session: Session) -> impl IntoView {
    let said = crate::browser::is_secure().then(|| match passkeys::forbidden() {
        Some(why) => view! { <p class="small muted" id="no-passkeys">{session.text(why)}</p> }.into_any(),
        None => view! { <p class="small muted">{session.text("net-passkeys-about")}</p> }.into_any(),
    });
    view! { {said} }
}
