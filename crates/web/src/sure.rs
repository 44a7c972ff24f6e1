//! A button that asks once more, in place: no dialog where a line will do.

use crate::icons::{Icon, Sign};
use crate::nav;
use crate::session::Session;
use leptos::prelude::*;

/// A button that asks once more. The keyboard stays where it was: with the question, where an Enter held too long answers
/// nothing, and then with the button again.
#[component]
pub fn Sure(
    session: Session,
    id: &'static str,
    sign: Sign,
    label: &'static str,
    #[prop(into)] question: Signal<String>,
    act: Callback<()>,
) -> impl IntoView {
    let asking = RwSignal::new(false);
    let ask = move |_| {
        asking.set(true);
        request_animation_frame(move || nav::focus(&format!("{id}-sure")));
    };
    let yes = move |_| {
        asking.set(false);
        act.run(());
        // What was asked about may have taken the button with it; then the turn says what came of it.
        request_animation_frame(move || nav::focus_first(&[id, "turn"]));
    };
    let no = move |_| {
        asking.set(false);
        request_animation_frame(move || nav::focus(id));
    };
    view! {
        <Show
            when=move || asking.get()
            fallback=move || view! {
                <button class="btn quiet small" id=id on:click=ask><Icon sign/><span>{session.text(label)}</span></button>
            }
        >
            <span class="sure">
                <span id=format!("{id}-sure") tabindex="-1">{question}</span>
                <button class="btn small" id=format!("{id}-yes") on:click=yes>{session.text("page-yes")}</button>
                <button class="btn quiet small" id=format!("{id}-no") on:click=no>{session.text("page-no")}</button>
            </span>
        </Show>
    }
}
