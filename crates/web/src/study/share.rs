//! Handing a game on: as a link, a record, PDN, or a picture of the position.

use super::desk::Desk;
use super::unfolding::Unfolding;
use super::{export, files};
use crate::icons::Sign;
use leptos::prelude::*;
use stolik_game::Format;
use stolik_study::to_link;

/// What can be handed on.
#[component]
pub fn Share(desk: Desk) -> impl IntoView {
    view! {
        <Unfolding id="share" sign=Sign::Share label=desk.page.text("study-share")><Ways desk/></Unfolding>
    }
}

#[component]
fn Ways(desk: Desk) -> impl IntoView {
    let said = RwSignal::new(None::<&'static str>);
    let format = desk.study.with_untracked(|study| study.game().kind().format());
    // The whole line we are on: of a record all of it, wherever we are.
    let record = Memo::new(move |_| {
        let line = desk.line.get();
        desk.study.with_untracked(|study| {
            line.last().map(|last| study.record(*last).to_string()).unwrap_or_default()
        })
    });
    let link = Memo::new(move |_| {
        let address = window().location().origin().unwrap_or_default();
        to_link(&record.get()).map(|link| format!("{address}/study#g={link}"))
    });
    let written = move |format: &Format| {
        let written = record.get_untracked().parse().ok().and_then(|record| (format.write)(&record).ok());
        written.unwrap_or_default()
    };
    let position = move || desk.study.with_untracked(|study| study.position().text());
    let copy = move |text: String| {
        said.set(None);
        files::copy(&text, move |done| {
            said.set(Some(if done { "study-copied" } else { "study-not-copied" }));
        });
    };
    let name = move |ending: &str| {
        format!("{}.{ending}", desk.study.with_untracked(|study| study.game().kind().id()))
    };
    let linked = move || match link.get() {
        Some(link) => {
            let copied = link.clone();
            view! {
                <div class="row">
                    <input class="field-in grow" id="link" readonly aria-label=desk.page.text("study-link") prop:value=link/>
                    <button class="btn" id="copy-link" on:click=move |_| copy(copied.clone())>{desk.page.text("study-copy-link")}</button>
                </div>
            }
            .into_any()
        }
        None => view! { <p class="small" id="link-too-long">{desk.page.text("study-link-too-long")}</p> }
            .into_any(),
    };
    view! {
        <section class="card stack" id="ways" aria-label=desk.page.text("study-share")>
            {linked}
            <div class="row wrapping">
                <button class="btn small" id="copy-record" on:click=move |_| copy(record.get_untracked())>{desk.page.text("study-copy-record")}</button>
                <button class="btn small" id="save-record" on:click=move |_| files::save_text(&name("stolik"), "text/plain", &record.get_untracked())>
                    {desk.page.text("study-save-record")}
                </button>
                {format.map(|format| view! {
                    <button class="btn small" id=format!("copy-{}", format.name) on:click=move |_| copy(written(format))>{desk.page.text("study-copy-pdn")}</button>
                    <button class="btn small" id=format!("save-{}", format.name) on:click=move |_| files::save_text(&name(format.name), &format!("application/x-{}", format.name), &written(format))>
                        {desk.page.text("study-save-pdn")}
                    </button>
                })}
                <button class="btn small" id="copy-position" on:click=move |_| copy(position())>{desk.page.text("study-copy-position")}</button>
                <button class="btn small" id="save-svg" on:click=move |_| export::save_svg(desk.session, &name("svg"))>SVG</button>
                <button class="btn small" id="save-png" on:click=move |_| export::save_png(desk.session, &name("png"))>PNG</button>
            </div>
            <p class="small muted" role="status" id="shared">{move || said.get().map(|key| desk.page.text(key).get())}</p>
        </section>
    }
}
