//! What is said of the line: that it is lost and comes back, that the server was away, what it refuses.

use super::dice::is_older;
use super::line::Standing;
use crate::icons::{Icon, Sign};
use crate::session::Session;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use stolik_game::Message;

/// How long it is shown that the server was away.
const SHOWN: Duration = Duration::from_secs(8);

/// The notices of the line to a table.
#[component]
pub fn LineNotices(session: Session) -> impl IntoView {
    let net = session.net;
    let is_stopping =
        Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(|room| room.is_stopping)));
    let lost = move || {
        (net.standing().get() == Standing::Lost).then(|| {
            let key = if is_stopping.get() { "net-stopping" } else { "net-reconnecting" };
            view! { <p class="notice" id="reconnecting">{session.text(key)}</p> }
        })
    };
    let away = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.away)));
    let close_away = move |_| net.change_room(|room| room.away = None);
    // It is no more than good to know: it goes by itself.
    Effect::new(move |_| {
        if away.get().is_some()
            && let Ok(handle) =
                set_timeout_with_handle(move || net.change_room(|room| room.away = None), SHOWN)
        {
            on_cleanup(move || handle.clear());
        }
    });
    let was_away = move || {
        let away = away.get()?;
        let said = session.speaker().say(&was_away_for(away));
        Some(notice(session, "server-away", said, close_away))
    };
    let refused = move || {
        let message = net.trouble.get()?;
        let said = session.speaker().say(&message);
        Some(notice(session, "net-refused", said, move |_| net.trouble.set(None)))
    };
    let is_older = Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(is_older)));
    let is_known = RwSignal::new(false);
    let older = move || {
        (is_older.get() && !is_known.get()).then(|| {
            let said = session.speaker().text("net-dice-older");
            notice(session, "dice-older", said, move |_| is_known.set(true))
        })
    };
    // What the table has done to the dice stays to be read.
    let cheat =
        Memo::new(move |_| net.kept.with(|kept| kept.as_ref().and_then(|kept| kept.caught.first().copied())));
    let cheated = move || {
        let said = session.speaker().say(&cheat.get()?.message());
        Some(view! { <p class="notice" id="dice-cheat" role="alert">{said}</p> })
    };
    view! { {lost}{was_away}{refused}{cheated}{older} }
}

fn notice(
    session: Session,
    id: &'static str,
    said: String,
    close: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        <p class="notice" id=id>
            {said}" "
            <button class="icb" aria-label=session.text("page-close") on:click=close><Icon sign=Sign::Close/></button>
        </p>
    }
}

/// For how long the server was away, in whole seconds or, if it was long, in minutes.
fn was_away_for(away: u64) -> Message {
    let whole = |unit: u64| i64::try_from(away.div_ceil(unit)).unwrap_or(i64::MAX);
    match away {
        0..=120_000 => Message::new("net-away").with("seconds", whole(1_000).max(1)),
        _ => Message::new("net-away-minutes").with("minutes", whole(60_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::was_away_for;
    use stolik_text::{Language, Speaker};

    #[test]
    fn an_absence_is_told_in_whole_numbers_of_either_language() {
        let told = |away, language| Speaker::new(language).say(&was_away_for(away));
        for (away, polish, english) in [
            (90, "1 sekundę", "1 second."),
            (4_230, "5 sekund", "5 seconds."),
            (22_000, "22 sekundy", "22 seconds."),
            (3_600_000, "60 minut", "60 minutes."),
        ] {
            assert!(told(away, Language::Polish).contains(polish), "{away}");
            assert!(told(away, Language::English).contains(english), "{away}");
        }
    }
}
