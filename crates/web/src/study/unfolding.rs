//! A button that unfolds something below it.

use crate::icons::{Icon, Sign};
use leptos::prelude::*;

/// A button that unfolds something below it, and folds it again.
#[component]
pub fn Unfolding(
    /// The button's id.
    id: &'static str,
    /// The drawing on it.
    sign: Sign,
    /// The words on it.
    label: Signal<String>,
    /// What is unfolded.
    children: ChildrenFn,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    view! {
        <button
            class="btn"
            id=id
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|open| *open = !*open)
        >
            <Icon sign/>{label}
        </button>
        {move || is_open.get().then(|| children())}
    }
}
