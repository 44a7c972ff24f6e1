//! Whether moves wait until they are confirmed: as the person has said, or else as screen and clock have it.

use super::Session;
use leptos::prelude::*;
use stolik_game::Millis;
use stolik_table::TimeControl;

/// Screens of phones, upright or not.
const SMALL: &str = "(max-width: 619.98px), (max-height: 500px)";
/// Who has no more than this for the whole game has no time to confirm.
const HURRIED: Millis = Millis(10 * 60 * 1_000);

/// Follows settings, screen and clock, for as long as the page is open.
pub fn attend(session: Session) {
    let is_small = RwSignal::new(is_small());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let now = self::is_small();
        if is_small.get_untracked() != now {
            is_small.set(now);
        }
    });
    // It listens for as long as the page is open.
    std::mem::forget(resized);
    let waits = Memo::new(move |_| {
        let said = session.settings.with(|settings| settings.confirm);
        let time = session.net.room.with(|room| room.as_ref().map(|room| room.time.clone()));
        confirms(said, is_small.get(), time.as_deref())
    });
    Effect::new(move |_| {
        let waits = waits.get();
        session.change(|play| play.set_waits(waits));
    });
}

/// What the person says counts; else small screens confirm, unless the clock leaves no time for it.
fn confirms(said: Option<bool>, is_small: bool, time: Option<&str>) -> bool {
    let control: TimeControl = time.and_then(|time| time.parse().ok()).unwrap_or_default();
    let is_hurried = match control {
        TimeControl::None => false,
        TimeControl::Fischer { start, .. } | TimeControl::ByoYomi { start, .. } => start <= HURRIED,
        TimeControl::PerTurn(time) => time <= HURRIED,
    };
    said.unwrap_or(is_small && !is_hurried)
}

fn is_small() -> bool {
    window().match_media(SMALL).ok().flatten().is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::confirms;

    #[test]
    fn small_screens_confirm_where_there_is_time_and_the_persons_word_counts() {
        for (time, usual) in [
            (None, true),
            (Some("none"), true),
            (Some("days:3"), true),
            (Some("fischer:900+10"), true),
            (Some("fischer:600+5"), false),
            (Some("fischer:180+2"), false),
            (Some("byoyomi:600+30x3"), false),
        ] {
            assert_eq!(confirms(None, true, time), usual, "{time:?}");
            assert!(!confirms(None, false, time));
            for said in [false, true] {
                assert_eq!(confirms(Some(said), true, time), said);
                assert_eq!(confirms(Some(said), false, time), said);
            }
        }
    }
}
