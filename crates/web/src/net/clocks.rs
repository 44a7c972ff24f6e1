//! The clock of a side: what it has left, counting while it is awaited.

use super::now;
use crate::session::Session;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use stolik_game::{Seat, Side};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(200);
/// From so little on the tenths of seconds are shown, in thousandths.
const SCARCE: u64 = 10_000;

/// The clock of a seat's side, where the table has clocks.
#[component]
pub fn Clock(session: Session, seat: Seat) -> impl IntoView {
    let has_clock = Memo::new(move |_| {
        session.net.room.with(|room| room.as_ref().is_some_and(|room| !room.clocks.0.is_empty()))
    });
    move || {
        (has_clock.get() && session.play.with_untracked(crate::play::Play::is_online))
            .then(|| view! { <Face session seat/> })
    }
}

#[component]
fn Face(session: Session, seat: Seat) -> impl IntoView {
    let beat = RwSignal::new(0_u32);
    if let Ok(handle) =
        set_interval_with_handle(move || beat.update(|beat| *beat = beat.wrapping_add(1)), TICK)
    {
        on_cleanup(move || handle.clear());
    }
    let side = session.play.with_untracked(|play| play.table().game().side_of(seat));
    let runs = Memo::new(move |_| session.play.with(|play| runs(play.table(), side)));
    let left = Memo::new(move |_| {
        beat.track();
        session.net.room.with(|room| {
            let (clocks, told) = &room.as_ref()?.clocks;
            let clock = clocks.get(side.index())?;
            let gone = if runs.get() { (now() - told).max(0.0) } else { 0.0 };
            Some((left_after(clock.left, gone), clock.periods))
        })
    });
    let text = move || left.get().map(|(left, periods)| written(left, periods)).unwrap_or_default();
    let is_scarce = move || left.get().is_some_and(|(left, _)| left < SCARCE);
    view! { <span class="clock num" class:runs=runs class:scarce=is_scarce role="timer">{text}</span> }
}

/// Whether a side is awaited.
fn runs(table: &crate::play::Source, side: Side) -> bool {
    table.actor().seats().iter().any(|seat| table.game().side_of(seat) == side)
}

/// What is left of so many thousandths of a second after so many.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no page is open for so long")]
fn left_after(left: u64, gone: f64) -> u64 {
    left.saturating_sub(gone as u64)
}

/// `2 d 3:05`, `1:02:09`, `4:31`, `0:08.3`, and the periods that are left.
fn written(left: u64, periods: u8) -> String {
    let seconds = left / 1_000;
    let (days, hours, minutes, seconds) =
        (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    let face = match (days, hours) {
        (0, 0) if left < SCARCE => format!("{minutes}:{seconds:02}.{}", left % 1_000 / 100),
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, hours) => format!("{hours}:{minutes:02}:{seconds:02}"),
        (days, hours) => format!("{days} d {hours}:{minutes:02}"),
    };
    if periods > 0 { format!("{face} ×{periods}") } else { face }
}

#[cfg(test)]
mod tests {
    use super::{left_after, written};

    #[test]
    fn a_clock_tells_days_hours_minutes_and_the_last_tenths() {
        let faces = [
            (271_000, 0, "4:31"),
            (8_340, 0, "0:08.3"),
            (0, 0, "0:00.0"),
            (3_729_000, 0, "1:02:09"),
            (183_900_000, 0, "2 d 3:05"),
            (30_000, 3, "0:30 ×3"),
        ];
        for (left, periods, face) in faces {
            assert_eq!(written(left, periods), face);
        }
    }

    #[test]
    fn a_clock_that_has_run_out_stands_at_nought() {
        assert_eq!(left_after(2_000, 500.0), 1_500);
        assert_eq!(left_after(2_000, 5_000.0), 0);
    }
}
