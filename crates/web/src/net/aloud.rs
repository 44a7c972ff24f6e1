//! What the others do at the table, said aloud: to who does not look, by a sound and in the words of a screen reader.

use super::cards::{declined, proposed, waits};
use super::room::Room;
use crate::sitters::called;
use stolik_game::{Message, Seat};
use stolik_protocol::{Heard, Notice, Voice, What};
use stolik_text::Speaker;

/// Something that is said aloud.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aloud {
    /// What somebody else has done.
    Told(Message),
    /// What one has done oneself.
    Sent(Message),
    /// Somebody's own words.
    Said {
        /// Whose.
        by: Voice,
        /// Whether a guest's.
        is_guest: bool,
        /// The words.
        text: String,
    },
    /// These want another game.
    Again(Vec<u8>),
}

impl Aloud {
    /// The words.
    pub fn words(&self, speaker: &Speaker) -> String {
        match self {
            Aloud::Told(message) | Aloud::Sent(message) => speaker.say(message),
            Aloud::Said { by, is_guest, text } => format!("{}: {text}", voice(by, *is_guest, speaker)),
            Aloud::Again(seats) => want_again(seats, speaker),
        }
    }

    /// What is said of an event, of which the room knows already. The moves have a line of their own.
    pub fn of(room: &Room, heard: &Heard) -> Option<Aloud> {
        match &heard.what {
            What::Offered(made) if room.you == Some(made.seat) => Some(Aloud::Sent(waits(made))),
            What::Offered(made) => Some(Aloud::Told(proposed(made))),
            What::Answered { seat, yes: false, .. } if room.you != Some(*seat) => {
                room.declined.as_ref().map(|no| Aloud::Told(declined(no)))
            }
            // Where days are counted people come and go.
            What::Left { seat } if !room.counts_days() => Some(told("net-missed", *seat)),
            What::CameBack { seat } if room.you != Some(*seat) => Some(told("net-back", *seat)),
            What::StoodIn { seat, .. } => Some(told("net-stood-in", *seat)),
            What::Said { by, text, .. } if !room.is_own(by) && !room.muted.contains(by) => {
                Some(Aloud::Said { by: by.clone(), is_guest: room.is_guest(by), text: text.clone() })
            }
            _ => None,
        }
    }

    /// What is said of a notice, before the room knows of it.
    pub fn of_notice(room: &Room, notice: &Notice) -> Option<Aloud> {
        match notice {
            Notice::Again(seats) => {
                let is_new = |seat: &&u8| !room.again.contains(*seat) && room.you != Some(**seat);
                let others: Vec<u8> = seats.iter().filter(is_new).copied().collect();
                (!others.is_empty() && room.you.is_some()).then_some(Aloud::Again(others))
            }
            _ => None,
        }
    }

    /// Whether it comes from others: then there is a sound too.
    pub fn is_sounded(&self) -> bool {
        !matches!(self, Aloud::Sent(_))
    }
}

/// The one sound of all that is heard at once, however much that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    /// None.
    None,
    /// The others do or say something.
    Word,
    /// The game is over.
    End,
}

impl Noise {
    /// The sound of these events, and of what is said of them.
    pub fn of(events: &[Heard], said: &[Aloud]) -> Noise {
        if events.iter().any(|heard| matches!(heard.what, What::Ended { .. })) {
            Noise::End
        } else if said.iter().any(Aloud::is_sounded) {
            Noise::Word
        } else {
            Noise::None
        }
    }
}

/// Who speaks.
pub fn voice(by: &Voice, is_guest: bool, speaker: &Speaker) -> String {
    match by {
        Voice::Seat(seat) => called(&speaker.seat(Seat(*seat)), is_guest, speaker),
        Voice::Watcher(name) => called(name, is_guest, speaker),
    }
}

/// That these want another game.
pub fn want_again(seats: &[u8], speaker: &Speaker) -> String {
    let message = Message::new("net-again").with("count", seats.len());
    speaker.say(&message.with("names", names(seats, speaker)))
}

/// The names of seats, in a row.
pub fn names(seats: &[u8], speaker: &Speaker) -> String {
    let names: Vec<String> = seats.iter().map(|seat| speaker.seat(Seat(*seat))).collect();
    speaker.join(&names)
}

fn told(key: &'static str, seat: u8) -> Aloud {
    Aloud::Told(Message::new(key).with("seat", Seat(seat)))
}
