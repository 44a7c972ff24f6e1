//! What is said of the line: that it is lost and comes back, that the server was away, what it refuses.

use super::line::Standing;
use crate::icons::{Icon, Sign};
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;

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
    let close_away = move |_| {
        net.room.update(|room| {
            if let Some(room) = room {
                room.away = None;
            }
        });
    };
    let was_away = move || {
        let away = away.get()?;
        let said = session.speaker().say(&Message::new("net-away").with("seconds", seconds(away)));
        Some(notice(session, "server-away", said, close_away))
    };
    let refused = move || {
        let message = net.trouble.get()?;
        let said = session.speaker().say(&message);
        Some(notice(session, "net-refused", said, move |_| net.trouble.set(None)))
    };
    view! { {lost}{was_away}{refused} }
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

/// Thousandths as seconds with one place after the point: `4.2`.
fn seconds(away: u64) -> String {
    format!("{}.{}", away / 1_000, away % 1_000 / 100)
}

#[cfg(test)]
mod tests {
    #[test]
    fn seconds_have_one_place_after_the_point() {
        assert_eq!(super::seconds(4_230), "4.2");
        assert_eq!(super::seconds(90), "0.0");
    }
}
