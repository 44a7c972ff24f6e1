//! Back at the table: what a bot has played meanwhile.

use crate::icons::{Icon, Sign};
use crate::moves::ToldStep;
use crate::play::Learnt;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;

/// What a bot has played for who was away, until that is closed or they act.
#[component]
pub fn Meanwhile(session: Session) -> impl IntoView {
    let net = session.net;
    let played: Memo<Vec<String>> = Memo::new(move |_| {
        let inputs =
            net.room.with(|room| room.as_ref().map(|room| room.meanwhile.clone()).unwrap_or_default());
        let speaker = session.speaker();
        session.play.with(|play| {
            let turns =
                play.table().there().map(|remote| remote.played_meanwhile(&inputs)).unwrap_or_default();
            let words = |step: &&Learnt| ToldStep::of(&step.input, Some(step.said.clone())).words(&speaker);
            turns.iter().map(|turn| turn.iter().map(words).collect::<Vec<_>>().join(" ")).collect()
        })
    });
    let close = move |_| {
        net.room.update(|room| {
            if let Some(room) = room {
                room.meanwhile.clear();
            }
        });
    };
    let said = move || {
        let turns = played.get();
        let speaker = session.speaker();
        let count = speaker.say(&Message::new("net-meanwhile").with("count", turns.len()));
        let lines = turns.into_iter().map(|turn| view! { <li>{turn}</li> }).collect_view();
        (!played.with(Vec::is_empty)).then(|| view! {
            <div class="why note" id="meanwhile">
                <Icon sign=Sign::Why/>
                <details><summary>{count}</summary><ol>{lines}</ol></details>
                <button class="icb" aria-label=session.text("page-close") on:click=close><Icon sign=Sign::Close/></button>
            </div>
        })
    };
    view! { <div class="back-again" role="status">{said}</div> }
}
