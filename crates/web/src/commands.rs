//! The command line: the notation of the terminal, and those of its words that make sense on a page.

use crate::heading;
use crate::icons::{Icon, Sign};
use crate::nav;
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_text::Speaker;

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// What can be typed.
    Help,
    /// What may be touched now.
    List,
    /// What a bot would do.
    Hint,
    /// Taking back.
    Undo,
    /// Anything else is an action.
    Action,
}

impl Order {
    /// The words of both languages are understood in both.
    fn of(typed: &str) -> Order {
        match typed.trim().to_ascii_lowercase().as_str() {
            "help" | "pomoc" => Order::Help,
            "?" | "list" | "ruchy" => Order::List,
            "hint" | "podpowiedz" | "podpowiedź" => Order::Hint,
            "undo" | "cofnij" => Order::Undo,
            _ => Order::Action,
        }
    }
}

/// So many spots are listed.
const LISTED: usize = 60;

/// What may be touched now, in a sentence.
fn possible(play: &Play, speaker: &Speaker) -> String {
    let names: Vec<String> =
        play.next().iter().take(LISTED).map(|next| heading::name(play, speaker, next.spot)).collect();
    match play.next().len() {
        0 => heading::heading(play, speaker),
        count => {
            let left = count.saturating_sub(LISTED);
            let list = Message::new("page-command-list").with("names", names.join(", "));
            speaker.say(&list.with("left", left))
        }
    }
}

/// The command line.
#[component]
pub fn Commands(session: Session) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let said = RwSignal::new(String::new());
    let run = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        let speaker = session.speaker();
        said.set(String::new());
        match Order::of(&typed) {
            Order::Help => said.set(speaker.text("page-command-help")),
            Order::List => said.set(session.play.with_untracked(|play| possible(play, &speaker))),
            Order::Hint if nav::press("ask-hint") => {}
            Order::Hint => said.set(speaker.text("page-command-no-hint")),
            Order::Undo => session.change(Play::undo),
            Order::Action => session.change(|play| play.command(&typed)),
        }
        if session.play.with_untracked(Play::is_losing) {
            said.set(speaker.text("page-confirm-loses"));
        }
        if session.play.with_untracked(|play| play.why().is_none()) {
            text.set(String::new());
        }
    };
    view! {
        <details class="fold">
            <summary id="commands"><Icon sign=Sign::Command/>{session.text("page-commands")}</summary>
            <form class="cmd" on:submit=run>
                <input
                    class="field-in"
                    id="command"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-label=session.text("page-commands")
                    placeholder=session.text("page-command-hint")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button class="btn">{session.text("page-execute")}</button>
            </form>
            <p class="small muted" id="command-said" role="status">{said}</p>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_table::Seating;
    use stolik_text::Language;

    #[test]
    fn words_of_the_terminal_are_understood_and_the_rest_is_an_action() {
        for (typed, order) in [
            ("?", Order::List),
            (" Help ", Order::Help),
            ("pomoc", Order::Help),
            ("cofnij", Order::Undo),
            ("undo", Order::Undo),
            ("hint", Order::Hint),
            ("C3-D4", Order::Action),
            ("", Order::Action),
        ] {
            assert_eq!(Order::of(typed), order, "{typed}");
        }
    }

    #[test]
    fn what_may_be_touched_is_listed_in_words() {
        let mut play = Play::new(Kind::Wojna.usual(), Seating::persons(["Ola", "Ben"]), 1);
        let speaker = Speaker::new(Language::English).with_seats(["Ola", "Ben"]);
        let said = possible(&play, &speaker);
        assert!(said.starts_with("You can touch: ") && said.contains("more"), "{said}");
        for _ in 0..2 {
            let castle = play.next()[play.next().len() / 2].spot;
            play.touch(castle);
        }
        let said = possible(&play, &speaker);
        assert!(said.contains("End the turn") && !said.contains("build-"), "{said}");
        let draughts = Play::new(Kind::Warcaby.usual(), Seating::persons(["Ola", "Ben"]), 1);
        let said = possible(&draughts, &speaker);
        assert!(said.contains("C3") && !said.contains("more"), "{said}");
    }
}
