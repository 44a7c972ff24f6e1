//! The clock of a side: what it has left, counting while it is awaited.

use super::now;
use crate::session::Session;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use stolik_game::{Message, Millis, Seat, Side};
use stolik_protocol::Clock as Told;
use stolik_table::{Left, TimeControl};

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
    let beat = beat();
    let side = session.play.with_untracked(|play| play.table().game().side_of(seat));
    let is_awaited = Memo::new(move |_| session.play.with(|play| is_awaited(play.table(), side)));
    let told = move || {
        session.net.room.with(|room| {
            let room = room.as_ref()?;
            let clock = *room.clocks.0.get(side.index())?;
            Some((clock, room.control(), since(room.clocks.1)))
        })
    };
    let runs = Memo::new(move |_| is_awaited.get() && told().is_some_and(|(clock, ..)| !clock.waits));
    let left = Memo::new(move |_| {
        beat.track();
        told().map(|(clock, control, gone)| left_after(clock, control, if runs.get() { gone } else { 0 }))
    });
    let text = move || left.get().map(written).unwrap_or_default();
    let is_scarce = move || left.get().is_some_and(|left| left.time.0 < SCARCE);
    let is_last = Memo::new(move |_| left.get().is_some_and(Left::is_last_period));
    let last = move || is_last.get().then(|| session.speaker().text("net-last-period"));
    let is_own =
        session.play.with_untracked(|play| play.table().there().is_some_and(|it| it.you() == Some(seat)));
    // A timer is not read aloud by itself, but this one's owner should know.
    let aloud = is_own.then(|| view! { <span class="sr" aria-live="assertive">{last}</span> });
    view! {
        <span class="clock num" class:runs=runs class:scarce=is_scarce class:last-period=is_last role="timer" title=last>
            {text}
        </span>
        {aloud}
    }
}

/// Until when somebody must act for the first time, to those at the table; then the game is called off.
#[component]
pub fn Beginning(session: Session) -> impl IntoView {
    let is_due = Memo::new(move |_| {
        let begins = |room: &super::Room| room.clocks.0.iter().any(|clock| clock.begin.is_some());
        session.net.room.with(|room| room.as_ref().is_some_and(begins))
    });
    view! { <Show when=move || is_due.get()><ToBegin session/></Show> }
}

#[component]
fn ToBegin(session: Session) -> impl IntoView {
    let beat = beat();
    let due = Memo::new(move |_| {
        beat.track();
        let is_over = session.play.with(|play| !play.is_online() || play.table().outcome().is_some());
        let own =
            session.play.with(|play| play.table().there()?.you().map(|you| play.table().game().side_of(you)));
        session.net.room.with(|room| {
            let (clocks, told) = &room.as_ref().filter(|_| !is_over)?.clocks;
            let (side, begin) = first_due(clocks, own)?;
            // Whole seconds: the last of them is not over before it is.
            Some((side, own == Some(side), begin.saturating_sub(since(*told)).div_ceil(1_000)))
        })
    });
    let said = move || {
        let (side, is_own, seconds) = due.get()?;
        let speaker = session.speaker();
        let time = face(seconds);
        let said = if is_own {
            Message::new("net-begin").with("time", time)
        } else {
            let names = session.play.with_untracked(|play| {
                let game = play.table().game();
                let seats = (0..game.seats()).map(Seat).filter(|&seat| game.side_of(seat) == side);
                seats.map(|seat| speaker.seat(seat)).collect::<Vec<_>>()
            });
            Message::new("net-begin-other").with("names", speaker.join(&names)).with("time", time)
        };
        Some(
            view! { <p class="begin" id="begin-by" role="timer" class:yours=is_own>{speaker.say(&said)}</p> },
        )
    };
    view! { {said} }
}

/// Which side is to begin, and how long it may take: the own one before others, else who must first.
fn first_due(clocks: &[Told], own: Option<Side>) -> Option<(Side, u64)> {
    let due = (0..).map(Side).zip(clocks).filter_map(|(side, clock)| Some((side, clock.begin?)));
    due.min_by_key(|&(side, begin)| (own != Some(side), begin))
}

/// A number that grows with every tick, for as long as it is looked at.
fn beat() -> RwSignal<u32> {
    let beat = RwSignal::new(0_u32);
    if let Ok(handle) =
        set_interval_with_handle(move || beat.update(|beat| *beat = beat.wrapping_add(1)), TICK)
    {
        on_cleanup(move || handle.clear());
    }
    beat
}

/// Whether a side is awaited.
fn is_awaited(table: &crate::play::Source, side: Side) -> bool {
    table.actor().seats().iter().any(|seat| table.game().side_of(seat) == side)
}

/// How many thousandths of a second have gone since a moment of the page.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no page is open for so long")]
fn since(told: f64) -> u64 {
    (now() - told).max(0.0) as u64
}

/// What a clock that was told has left when so much more has run.
fn left_after(clock: Told, control: TimeControl, gone: u64) -> Left {
    let told = Left { time: Millis(clock.left), periods: clock.periods, in_period: clock.in_period };
    told.after(Millis(gone), control)
}

/// `4:31`, `0:08.3`, and the periods that are left.
fn written(left: Left) -> String {
    let Left { time: Millis(time), periods, .. } = left;
    let tenths = if time < SCARCE { format!(".{}", time % 1_000 / 100) } else { String::new() };
    let periods = if periods > 0 { format!(" ×{periods}") } else { String::new() };
    format!("{}{tenths}{periods}", face(time / 1_000))
}

/// So many seconds: `2 d 3:05`, `1:02:09`, `4:31`.
fn face(seconds: u64) -> String {
    let (days, hours, minutes, seconds) =
        (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, hours) => format!("{hours}:{minutes:02}:{seconds:02}"),
        (days, hours) => format!("{days} d {hours}:{minutes:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, periods: u8) -> Told {
        Told { left, periods, in_period: false, waits: false, begin: None }
    }

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
        for (time, periods, face) in faces {
            assert_eq!(written(Left { time: Millis(time), periods, in_period: false }), face);
        }
    }

    #[test]
    fn a_clock_that_has_run_out_stands_at_nought() {
        let control = "fischer:60+5".parse().expect("a time control");
        assert_eq!(written(left_after(clock(2_000, 0), control, 500)), "0:01.5");
        assert_eq!(written(left_after(clock(2_000, 0), control, 5_000)), "0:00.0");
    }

    #[test]
    fn periods_count_down_and_the_last_one_is_known() {
        let control = "byoyomi:6+5x2".parse().expect("a time control");
        let after = |gone| left_after(clock(6_000, 2), control, gone);
        let faces = [5_200, 5_999, 7_000, 12_000, 15_900, 20_000].map(|gone| written(after(gone)));
        assert_eq!(faces, ["0:00.8 ×2", "0:00.0 ×2", "0:04.0 ×2", "0:04.0 ×1", "0:00.1 ×1", "0:00.0"]);
        assert_eq!([7_000, 12_000].map(|gone| after(gone).is_last_period()), [false, true]);
        // Told in the middle of a period, it goes on from there.
        let told = Told { in_period: true, ..clock(4_000, 2) };
        assert_eq!(written(left_after(told, control, 5_000)), "0:04.0 ×1");
    }

    #[test]
    fn one_is_told_of_the_own_first_action_before_that_of_others() {
        let waiting = |begin| Told { waits: true, begin, ..clock(60_000, 0) };
        let both = [waiting(Some(30_000)), waiting(Some(42_000))];
        assert_eq!(first_due(&both, Some(Side(1))), Some((Side(1), 42_000)));
        assert_eq!(first_due(&both, None), Some((Side(0), 30_000)));
        assert_eq!(first_due(&[waiting(None), clock(1, 0)], Some(Side(0))), None);
    }
}
