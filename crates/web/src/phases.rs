//! The stages of the game or of the turn.

use crate::session::Session;
use leptos::prelude::*;
use stolik_game::scene::Progress;

/// The strip of stages; nothing where there are none.
#[component]
pub fn Phases(session: Session) -> impl IntoView {
    let phases = Memo::new(move |_| {
        let speaker = session.speaker();
        session.with_scene(|scene| {
            let phases = scene.phases.iter().map(|phase| (speaker.say(&phase.label), phase.progress));
            phases.collect::<Vec<_>>()
        })
    });
    let strip = move || {
        let phase = |(label, progress): (String, Progress)| {
            let (class, current) = match progress {
                Progress::Past => ("past", None),
                Progress::Now => ("now", Some("step")),
                Progress::Ahead => ("", None),
            };
            view! { <li class=class aria-current=current><b>{label}</b></li> }
        };
        view! { <ol class="phases" id="phases">{phases.get().into_iter().map(phase).collect_view()}</ol> }
    };
    view! { <Show when=move || !phases.with(Vec::is_empty)>{strip}</Show> }
}
