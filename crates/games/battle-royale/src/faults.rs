//! What is wrong with a setup, in words.

use crate::setup::SetupFault;
use crate::spots::names;
use stolik_game::{Article, Fault, Message, Seat, Side};

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::WrongSeats { .. } => "wrong-seats",
            SetupFault::SeveralOwners(_) => "several-owners",
            SetupFault::NoLand => "no-land",
            SetupFault::NoSuchSeat { .. } => "no-such-seat",
            SetupFault::NoSuchRound { .. } => "no-such-round",
            SetupFault::LateLot => "late-lot",
            SetupFault::WrongActive { .. } => "wrong-active",
            SetupFault::LongQuiet { .. } => "long-quiet",
            SetupFault::NobodyThere(_) => "nobody-there",
            SetupFault::WrongMorale { .. } => "wrong-morale",
            SetupFault::TakenOwn(_) => "taken-own",
            SetupFault::TakenApart(_) => "taken-apart",
            SetupFault::TakenStart(_) => "taken-start",
            SetupFault::NotOut(_) => "not-out",
            SetupFault::WronglyOut(_) => "wrongly-out",
            SetupFault::OutTooEarly(_) => "out-too-early",
            SetupFault::RollMissing(_) => "roll-missing",
            SetupFault::RollTooMany(_) => "roll-too-many",
            SetupFault::WrongRoll { .. } => "wrong-roll",
        }
    }

    fn article(&self) -> Option<Article> {
        Some(Article(match self {
            SetupFault::WrongSeats { .. } | SetupFault::NoSuchSeat { .. } => "C4",
            SetupFault::SeveralOwners(_) => "C11",
            SetupFault::NoLand
            | SetupFault::NoSuchRound { .. }
            | SetupFault::NotOut(_)
            | SetupFault::WronglyOut(_)
            | SetupFault::OutTooEarly(_) => "BR1",
            SetupFault::LateLot => "C9",
            SetupFault::WrongActive { .. } | SetupFault::LongQuiet { .. } => "BR13",
            SetupFault::NobodyThere(_) => "BR3",
            SetupFault::WrongMorale { .. } | SetupFault::WrongRoll { .. } => "C10",
            SetupFault::TakenOwn(_) => "BR17",
            SetupFault::TakenApart(_) => "C14",
            SetupFault::TakenStart(_) => "C16",
            SetupFault::RollMissing(_) | SetupFault::RollTooMany(_) => "BR2",
        }))
    }

    fn message(&self) -> Message {
        let of = |key, seat: &Seat| Message::new(key).with("side", Side(seat.0));
        match self {
            SetupFault::WrongSeats { count, seats } => Message::new("battle-royale-fault-wrong-seats")
                .with("count", *count)
                .with("seats", i64::from(*seats)),
            SetupFault::SeveralOwners(fields) => {
                Message::new("battle-royale-fault-several-owners").with("fields", names(fields.iter()))
            }
            SetupFault::NoLand => Message::new("battle-royale-fault-no-land"),
            SetupFault::NoSuchSeat { seat, seats } => Message::new("battle-royale-fault-no-such-seat")
                .with("number", i64::from(seat.0))
                .with("last", i64::from(*seats) - 1),
            SetupFault::NoSuchRound { round, most } => Message::new("battle-royale-fault-no-such-round")
                .with("round", i64::from(*round))
                .with("most", i64::from(*most)),
            SetupFault::LateLot => Message::new("battle-royale-fault-late-lot"),
            SetupFault::WrongActive { active, round } => Message::new("battle-royale-fault-wrong-active")
                .with("active", i64::from(*active))
                .with("round", i64::from(*round)),
            SetupFault::LongQuiet { count, most } => Message::new("battle-royale-fault-long-quiet")
                .with("count", i64::from(*count))
                .with("most", i64::from(*most)),
            SetupFault::NobodyThere(seat) => of("battle-royale-fault-nobody-there", seat),
            SetupFault::WrongMorale { count, most } => Message::new("battle-royale-fault-wrong-morale")
                .with("count", i64::from(*count))
                .with("most", i64::from(*most)),
            SetupFault::TakenOwn(fields) => {
                Message::new("battle-royale-fault-taken-own").with("fields", names(fields.iter()))
            }
            SetupFault::TakenApart(fields) => {
                Message::new("battle-royale-fault-taken-apart").with("fields", names(fields.iter()))
            }
            SetupFault::TakenStart(fields) => {
                Message::new("battle-royale-fault-taken-start").with("fields", names(fields.iter()))
            }
            SetupFault::NotOut(seat) => {
                of("battle-royale-fault-not-out", seat).with("number", i64::from(seat.0))
            }
            SetupFault::WronglyOut(seat) => of("battle-royale-fault-wrongly-out", seat),
            SetupFault::OutTooEarly(seat) => of("battle-royale-fault-out-too-early", seat),
            SetupFault::RollMissing(seat) => of("battle-royale-fault-roll-missing", seat),
            SetupFault::RollTooMany(seat) => of("battle-royale-fault-roll-too-many", seat),
            SetupFault::WrongRoll { seat, roll, most } => of("battle-royale-fault-wrong-roll", seat)
                .with("roll", i64::from(*roll))
                .with("most", i64::from(*most)),
        }
    }
}
