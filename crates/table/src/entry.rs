//! An event as it is kept: one line of text, from which a table comes back.

use crate::fair::Fresh;
use crate::{Event, Happening, Moment, Offer, Voice};
use std::fmt;
use std::str::FromStr;
use stolik_game::record::InputText;
use stolik_game::{Millis, Seat, Side, TableEnd};

/// An event as it is kept: what happened, and when. Without what everybody observed: that follows from the rules. As text:
/// `@12500 act 0 C3-D4`, or, with what came with it for a roll, `@12500 gave 07a1... 0 C3-D4`; `@12500 chance 2/5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it happened.
    pub at: Moment,
    /// What happened.
    pub what: Entered,
    /// If it is an action: what came with it, which follows from nothing else.
    pub fresh: Fresh,
}

/// What an entry tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// An input was played.
    Played(InputText),
    /// Something else happened. Never [`Happening::Played`].
    Other(Happening),
}

/// A line that is no entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEntry(pub String);

impl Entry {
    /// What is kept of an event.
    pub fn of(event: &Event) -> Entry {
        let what = match &event.what {
            Happening::Played(played) => Entered::Played(played.input.clone()),
            other => Entered::Other(other.clone()),
        };
        Entry { at: event.at, what, fresh: event.fresh.clone() }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{} ", self.at.0.0)?;
        match &self.what {
            Entered::Played(InputText::Act { seat, text }) if self.fresh.is_given() => {
                write!(f, "gave {} {seat} {text}", self.fresh)
            }
            Entered::Played(InputText::Act { seat, text }) => write!(f, "act {seat} {text}"),
            Entered::Played(InputText::Chance(text)) => write!(f, "chance {text}"),
            Entered::Played(InputText::Time { seat, elapsed }) => write!(f, "time {seat} {}", elapsed.0),
            Entered::Other(other) => write_other(other, f),
        }
    }
}

fn write_other(what: &Happening, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        Happening::Played(played) => write!(f, "chance {}", played.input),
        Happening::TookBack { seat, standing } => write!(f, "took-back {seat} {standing}"),
        Happening::Ended(end) => {
            write!(f, "ended {}", end.code())?;
            match end {
                TableEnd::Resigned(side) | TableEnd::OutOfTime(side) | TableEnd::Abandoned(side) => {
                    write!(f, " {side}")
                }
                TableEnd::Agreed | TableEnd::Aborted => Ok(()),
            }
        }
        Happening::Offered { seat, offer } => write!(f, "offered {seat} {offer}"),
        Happening::Answered { seat, offer, agreed } => {
            write!(f, "answered {seat} {offer} {}", if *agreed { "yes" } else { "no" })
        }
        Happening::Left(seat) => write!(f, "left {seat}"),
        Happening::CameBack(seat) => write!(f, "came-back {seat}"),
        Happening::StoodIn { seat, bot } => write!(f, "stood-in {seat} {bot}"),
        Happening::YouPlay(seat) => write!(f, "you-play {seat}"),
        Happening::Said { by: Voice::Seat(seat), text } => write!(f, "said {seat} {text}"),
        // A name may have spaces; a tab ends it, for neither names nor talk have any.
        Happening::Said { by: Voice::Watcher(name), text } => write!(f, "watcher-said {name}\t{text}"),
        Happening::Said { by: Voice::Guest(name), text } => write!(f, "guest-said {name}\t{text}"),
        Happening::Away(away) => write!(f, "away {}", away.0),
    }
}

impl FromStr for Entry {
    type Err = BadEntry;

    fn from_str(line: &str) -> Result<Entry, BadEntry> {
        read(line).ok_or_else(|| BadEntry(line.to_owned()))
    }
}

fn read(line: &str) -> Option<Entry> {
    let (at, rest) = line.strip_prefix('@')?.split_once(' ')?;
    let at = Moment(Millis(at.parse().ok()?));
    let (kind, rest) = rest.split_once(' ')?;
    let input = |input| Some(Entry { at, what: Entered::Played(input), fresh: Fresh::NONE });
    match kind {
        "act" => {
            let (seat, text) = read_seat(rest)?;
            input(InputText::Act { seat, text: text.to_owned() })
        }
        "chance" => input(InputText::Chance(rest.to_owned())),
        "gave" => {
            let (fresh, rest) = rest.split_once(' ')?;
            let (seat, text) = read_seat(rest)?;
            let what = Entered::Played(InputText::Act { seat, text: text.to_owned() });
            Some(Entry { at, what, fresh: fresh.parse().ok()? })
        }
        "time" => {
            let (seat, elapsed) = read_seat(rest)?;
            input(InputText::Time { seat, elapsed: Millis(elapsed.parse().ok()?) })
        }
        _ => Some(Entry { at, what: Entered::Other(read_other(kind, rest)?), fresh: Fresh::NONE }),
    }
}

fn read_other(kind: &str, rest: &str) -> Option<Happening> {
    Some(match kind {
        "took-back" => {
            let (seat, standing) = read_seat(rest)?;
            Happening::TookBack { seat, standing: standing.parse().ok()? }
        }
        "ended" => Happening::Ended(read_end(rest)?),
        "offered" => {
            let (seat, offer) = read_seat(rest)?;
            Happening::Offered { seat, offer: offer.parse().ok()? }
        }
        "answered" => {
            let (seat, rest) = read_seat(rest)?;
            let (offer, answer) = rest.split_once(' ')?;
            let offer: Offer = offer.parse().ok()?;
            let agreed = match answer {
                "yes" => true,
                "no" => false,
                _ => return None,
            };
            Happening::Answered { seat, offer, agreed }
        }
        "left" => Happening::Left(Seat(rest.parse().ok()?)),
        "came-back" => Happening::CameBack(Seat(rest.parse().ok()?)),
        "stood-in" => {
            let (seat, bot) = read_seat(rest)?;
            Happening::StoodIn { seat, bot: bot.to_owned() }
        }
        "you-play" => Happening::YouPlay(Seat(rest.parse().ok()?)),
        "said" => {
            let (seat, text) = read_seat(rest)?;
            Happening::Said { by: Voice::Seat(seat), text: text.to_owned() }
        }
        "watcher-said" => {
            let (name, text) = rest.split_once('\t')?;
            Happening::Said { by: Voice::Watcher(name.to_owned()), text: text.to_owned() }
        }
        "guest-said" => {
            let (name, text) = rest.split_once('\t')?;
            Happening::Said { by: Voice::Guest(name.to_owned()), text: text.to_owned() }
        }
        "away" => Happening::Away(Millis(rest.parse().ok()?)),
        _ => return None,
    })
}

fn read_seat(text: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = text.split_once(' ')?;
    Some((Seat(seat.parse().ok()?), rest))
}

fn read_end(text: &str) -> Option<TableEnd> {
    let (code, side) = match text.split_once(' ') {
        Some((code, side)) => (code, Some(Side(side.parse().ok()?))),
        None => (text, None),
    };
    match (code, side) {
        ("resigned", Some(side)) => Some(TableEnd::Resigned(side)),
        ("out-of-time", Some(side)) => Some(TableEnd::OutOfTime(side)),
        ("abandoned", Some(side)) => Some(TableEnd::Abandoned(side)),
        ("agreed", None) => Some(TableEnd::Agreed),
        ("aborted", None) => Some(TableEnd::Aborted),
        _ => None,
    }
}
