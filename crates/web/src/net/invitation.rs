//! Inviting people to a table: one link for any free seat, as text and as a code, which its maker renews or closes.

use super::forms::{Wrong, once};
use super::setup::{keep_any, kept_any};
use super::share::ShareLink;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::js_sys;
use stolik_protocol::{AnyLink, ChangeLink, DrawLink};

/// The link to any free seat.
#[component]
pub fn Invitation(session: Session, table: String) -> impl IntoView {
    let net = session.net;
    let link = RwSignal::new(kept_any(&table));
    let (trouble, is_busy) = (RwSignal::new(None), RwSignal::new(false));
    let path = StoredValue::new(format!("/api/tables/{table}"));
    let table = StoredValue::new(table);
    let change = move |open: bool| {
        once(is_busy, trouble, async move {
            let changed: AnyLink = net.tell(&(path.get_value() + "/link"), &ChangeLink { open }).await?;
            keep_any(&table.get_value(), changed.any.as_deref());
            link.try_set(changed.any);
            Ok(())
        });
    };
    // The server draws it: a page that is played on need not know how.
    let code = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        code.set(None);
        let secret = link.with(|link| Some(link.as_ref()?.split_once('#')?.1.to_owned()));
        if let Some(secret) = secret {
            spawn_local(async move {
                let drawn = net.send("POST", &(path.get_value() + "/qr"), &DrawLink { secret }).await;
                // Without it there is still the link.
                code.try_set(drawn.ok().map(|svg| {
                    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(&svg)))
                }));
            });
        }
    });
    let shown = move || {
        let Some(path) = link.get() else {
            return view! { <p class="muted" id="no-link">{session.text("net-any-none")}</p> }.into_any();
        };
        view! {
            <div class="invite">
                // It has its place before it is there: what lies below does not jump.
                <div class="qr">
                    {move || code.get().map(|code| view! { <img id="qr" src=code alt=session.text("net-qr")/> })}
                </div>
                <div class="stack">
                    <p>{session.text("net-any-about")}</p>
                    <ShareLink session id="any".to_owned() path label="net-any-link" is_first=true/>
                </div>
            </div>
        }
        .into_any()
    };
    view! {
        <section class="card stack" id="invitation">
            <h2>{session.text("net-any-link")}</h2>
            {shown}
            <Wrong session trouble/>
            <div class="row wrapping">
                <button class="btn small" id="any-renew" on:click=move |_| change(true)>{session.text("net-any-renew")}</button>
                <Show when=move || link.with(Option::is_some)>
                    <button class="btn small quiet" id="any-close" on:click=move |_| change(false)>
                        {session.text("net-any-close")}
                    </button>
                </Show>
            </div>
        </section>
    }
}
