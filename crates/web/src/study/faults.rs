//! What is wrong with something that is set up or drawn.

use leptos::prelude::*;
use stolik_game::{ExplainedFault, Message};
use stolik_text::Speaker;

/// Each fault in a sentence, with its article.
pub fn told(speaker: &Speaker, faults: Vec<ExplainedFault>) -> impl IntoView + use<> {
    let told = |fault: ExplainedFault| {
        let article = fault
            .article
            .map(|article| speaker.say(&Message::new("rules-article").with("article", article.0)));
        view! { <li data-fault=fault.code>{speaker.say(&fault.message)}" "<b class="article">{article}</b></li> }
    };
    faults.into_iter().map(told).collect_view()
}
