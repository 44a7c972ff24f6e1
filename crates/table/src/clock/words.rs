//! A time control in words.

use super::{DAY, SECOND, TimeControl};
use stolik_game::{Arg, Message, Millis};

const MINUTE: u64 = 60 * SECOND;

impl TimeControl {
    /// In words: "5 minutes and 3 seconds a move".
    pub fn message(self) -> Message {
        let is_none = |time: Millis| time.0 == 0;
        let with = |key, name, time| Message::new(key).with(name, length(time));
        match self {
            TimeControl::None => Message::new("table-clock-none"),
            TimeControl::Fischer { start, add } if is_none(add) => with("table-clock-start", "start", start),
            TimeControl::Fischer { start, add } if is_none(start) => with("table-clock-add", "add", add),
            TimeControl::Fischer { start, add } => {
                with("table-clock-fischer", "start", start).with("add", length(add))
            }
            TimeControl::ByoYomi { start, period, periods } if periods == 0 || is_none(period) => {
                with("table-clock-start", "start", start)
            }
            TimeControl::ByoYomi { start, period, periods } => {
                let key = if is_none(start) { "table-clock-periods" } else { "table-clock-byoyomi" };
                let message = with(key, "period", period).with("periods", i64::from(periods));
                if is_none(start) { message } else { message.with("start", length(start)) }
            }
            TimeControl::PerTurn(turn) => {
                Message::new("table-clock-days").with("days", whole(turn.0 / DAY.0))
            }
        }
    }
}

/// So long, in minutes and seconds.
fn length(time: Millis) -> Arg {
    let (minutes, seconds) = (time.0 / MINUTE, time.0 % MINUTE / SECOND);
    let message = match (minutes, seconds) {
        (0, seconds) => Message::new("table-seconds").with("seconds", whole(seconds)),
        (minutes, 0) => Message::new("table-minutes").with("minutes", whole(minutes)),
        (minutes, seconds) => {
            let message = Message::new("table-minutes-seconds").with("minutes", whole(minutes));
            message.with("seconds", whole(seconds))
        }
    };
    Arg::Message(Box::new(message))
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
