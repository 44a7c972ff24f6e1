//! What is known of a table besides the game: who sits there, what was said and proposed, the clocks.

use crate::route::Route;
use std::collections::BTreeMap;
use stolik_game::{Seat, Seats};
use stolik_protocol::{
    Clock, DiceTerms, Heard, Notice, OfferMade, Person, Place, Promised, Score, Voice, Welcome, What,
};
use stolik_table::TimeControl;

/// What is known of a table besides the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Room {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The name of who has made the table.
    pub made_by: Option<String>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The own seat; none for who watches.
    pub you: Option<u8>,
    /// The time control.
    pub time: String,
    /// Whether the others only wait for who has left.
    pub waits: bool,
    /// Whether one has made the table.
    pub is_own: bool,
    /// What each side had left when that was told, and when that was, in thousandths of a second since the page was opened.
    pub clocks: (Vec<Clock>, f64),
    /// What a bot has played for one while one was away, by the numbers of the inputs, until that is closed.
    pub meanwhile: Vec<u32>,
    /// What was said.
    pub said: Vec<Heard>,
    /// What was proposed and waits for answers, and whether one has answered it.
    pub offers: Vec<(OfferMade, bool)>,
    /// The last answer that was no: what it was about, who had proposed it, and who has said no.
    pub declined: Option<Declined>,
    /// What was heard last and goes by without an answer, until it is closed.
    pub passing: Option<Passing>,
    /// Those who have left and of whom one need not be told any more.
    pub known_gone: Vec<u8>,
    /// The last event of which the talk has been seen.
    pub read: u64,
    /// How many watch.
    pub watching: u32,
    /// Who wants another game, as the server tells it.
    pub again: Vec<u8>,
    /// What became of what one has said of it oneself.
    pub own_again: OwnAgain,
    /// The table of the next game.
    pub next: Option<String>,
    /// What the table has committed to for its dice, and what is in that.
    pub promised: Option<Promised>,
    /// The same of the next game.
    pub next_promised: Option<Promised>,
    /// What is needed to check the dice, once the game is over.
    pub dice: Option<String>,
    /// How the match stands.
    pub score: Score,
    /// Whom one does not want to hear.
    pub muted: Vec<Voice>,
    /// For how long the server was away, in thousandths of a second, until that is closed.
    pub away: Option<u64>,
    /// Whether the server has said that it stops for a while.
    pub is_stopping: bool,
    /// The number of the last event.
    pub n: u64,
}

/// An answer that was no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declined {
    /// What was proposed.
    pub offer: String,
    /// Who had proposed it.
    pub by: u8,
    /// Who has said no; who takes back what they have proposed does so themselves.
    pub seat: u8,
}

/// What became of what one has said of another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnAgain {
    /// It is as the server tells it.
    AsTold,
    /// One has said yes or no, and the server has not told it yet.
    Said(bool),
    /// One has wanted it, and somebody does not.
    Declined,
}

/// Something that goes by without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passing {
    /// Somebody has said something; the number of the event.
    Said(u64, Voice, String),
    /// Somebody is back; the number of the event.
    Back(u64, u8),
}

impl Room {
    /// What a table tells who comes to it.
    pub fn of(welcome: &Welcome, now: f64) -> Room {
        let mut room = Room {
            table: welcome.table.clone(),
            game: welcome.game.clone(),
            options: welcome.options.clone(),
            made_by: welcome.made_by.clone(),
            places: welcome.places.clone(),
            you: welcome.you,
            time: welcome.time.clone(),
            waits: welcome.absence == "wait",
            is_own: welcome.maker,
            clocks: (welcome.clocks.clone(), now),
            meanwhile: welcome.meanwhile.clone(),
            said: welcome.said.clone(),
            offers: welcome.offers.iter().map(|made| (made.clone(), agrees(made, welcome.you))).collect(),
            declined: None,
            passing: None,
            known_gone: Vec::new(),
            read: welcome.n,
            watching: 0,
            again: welcome.again.clone(),
            own_again: OwnAgain::AsTold,
            next: welcome.next.clone(),
            promised: promised(&welcome.commitment, welcome.terms.as_ref()),
            next_promised: promised(&welcome.next_commitment, welcome.next_terms.as_ref()),
            dice: welcome.dice.clone(),
            score: welcome.score.clone(),
            muted: welcome.muted.clone(),
            away: None,
            is_stopping: false,
            n: welcome.n,
        };
        // Where days are counted people come and go: the plates tell it.
        if room.counts_days() {
            room.known_gone = room.gone().map(|(seat, _)| seat).collect();
        }
        room
    }

    /// Whether seats are open and the game has not begun.
    pub fn is_waiting(&self) -> bool {
        self.places.iter().any(|place| place.who == Person::Nobody)
    }

    /// Whether an address is the link to a seat here that somebody else holds by now: who comes by it watches.
    pub fn is_seat_taken(&self, route: &Route) -> bool {
        let is_link = matches!(route, Route::Table { table, secret: Some(_) } if *table == self.table);
        is_link && self.you.is_none() && !self.is_waiting()
    }

    /// The time control; none where it is one that only a newer page would know.
    pub fn control(&self) -> TimeControl {
        self.time.parse().unwrap_or_default()
    }

    /// Whether time is counted in days, for people who are not at the table all the time.
    pub fn counts_days(&self) -> bool {
        self.control().counts_days()
    }

    /// The seats of people who have left and for whom bots play.
    pub fn stand_ins(&self) -> Seats {
        let seats = (0..).map(Seat).zip(&self.places);
        seats.filter(|(_, place)| place.stand_in.is_some()).map(|(seat, _)| seat).collect()
    }

    /// What each side has left now.
    pub fn set_clocks(&mut self, clocks: Vec<Clock>, now: f64) {
        self.clocks = (clocks, now);
        self.is_stopping = false;
    }

    /// Hears an event.
    pub fn hear(&mut self, heard: &Heard, now: f64) {
        self.n = heard.n;
        if !heard.clocks.is_empty() {
            self.set_clocks(heard.clocks.clone(), now);
        }
        match &heard.what {
            // An offer lasts until the next action.
            What::Played(_) | What::TookBack { .. } | What::Ended { .. } => {
                self.offers.clear();
                self.declined = None;
            }
            What::Offered(offer) => {
                self.declined = None;
                self.offers.push((offer.clone(), agrees(offer, self.you)));
            }
            What::Answered { seat, offer, yes } => {
                if *yes {
                    for (made, answered) in &mut self.offers {
                        *answered |= made.offer == *offer && self.you == Some(*seat);
                    }
                } else {
                    let made = self.offers.iter().find(|(made, _)| made.offer == *offer);
                    let by = made.map_or(*seat, |(made, _)| made.seat);
                    self.offers.retain(|(made, _)| made.offer != *offer);
                    self.declined = Some(Declined { offer: offer.clone(), by, seat: *seat });
                }
            }
            What::Left { seat } => {
                self.known_gone.retain(|known| known != seat);
                if self.counts_days() {
                    self.known_gone.push(*seat);
                }
                self.place(*seat, |place| place.here = false);
            }
            What::CameBack { seat } => {
                if self.you != Some(*seat) {
                    self.passing = Some(Passing::Back(heard.n, *seat));
                }
                self.is_decided(*seat, &["stand-in", "abandoned"]);
                self.place(*seat, |place| (place.here, place.stand_in) = (true, None));
            }
            What::StoodIn { seat, bot } => {
                self.known_gone.retain(|known| known != seat);
                self.is_decided(*seat, &["stand-in"]);
                self.place(*seat, |place| place.stand_in = Some(bot.clone()));
            }
            What::Said { by, text, .. } => {
                self.said.push(heard.clone());
                if !self.is_own(by) && !self.muted.contains(by) {
                    self.passing = Some(Passing::Said(heard.n, by.clone(), text.clone()));
                }
            }
            What::Away(away) => self.away = Some(*away),
        }
    }

    /// What was proposed to become of somebody who has left is past.
    fn is_decided(&mut self, seat: u8, about: &[&str]) {
        let is_about = |offer: &str| about.iter().any(|about| offer == format!("{about}-{seat}"));
        self.offers.retain(|(made, _)| !is_about(&made.offer));
    }

    fn place(&mut self, seat: u8, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(usize::from(seat)) {
            change(place);
        }
    }

    /// Hears what is no event.
    pub fn note(&mut self, notice: Notice) {
        match notice {
            Notice::Places(places) => {
                let came = |(was, is): (&Place, &Place)| is.here && !was.here;
                let back = self.places.iter().zip(&places).map(came).collect::<Vec<_>>();
                self.known_gone.retain(|&seat| !back.get(usize::from(seat)).copied().unwrap_or(true));
                if self.counts_days() {
                    let left = |(_, (was, is)): &(u8, (&Place, &Place))| was.here && !is.here;
                    let left = (0..).zip(self.places.iter().zip(&places)).filter(left);
                    self.known_gone.extend(left.map(|(seat, _)| seat));
                }
                self.places = places;
            }
            Notice::Watching(count) => self.watching = count,
            Notice::Again(seats) => {
                let wants = |seats: &[u8]| self.you.is_some_and(|you| seats.contains(&you));
                let (wanted, wants) = (wants(&self.again), wants(&seats));
                self.own_again = match self.own_again {
                    // What was on its way when one said something else is not the answer to it.
                    OwnAgain::Said(said) if said != wants => OwnAgain::Said(said),
                    OwnAgain::Said(_) => OwnAgain::AsTold,
                    _ if wanted && !wants => OwnAgain::Declined,
                    OwnAgain::Declined if !wants => OwnAgain::Declined,
                    _ => OwnAgain::AsTold,
                };
                self.again = seats;
            }
            Notice::Rematch { table } => self.next = Some(table),
            Notice::Dice(proof) => self.dice = Some(proof),
            Notice::Stopping => self.is_stopping = true,
            Notice::Score(score) => self.score = score,
            // One lies on the board, of another the board tells in a moment, and a closed table has no room.
            Notice::Draft { .. } | Notice::YouPlay { .. } | Notice::Closed => {}
        }
    }

    /// Whether somebody who speaks is oneself.
    pub fn is_own(&self, voice: &Voice) -> bool {
        matches!(voice, Voice::Seat(seat) if Some(*seat) == self.you)
    }

    /// Whether somebody who speaks is a guest: of who holds a seat their place says it, of who watches what they said last.
    pub fn is_guest(&self, voice: &Voice) -> bool {
        let said = |heard: &Heard| match &heard.what {
            What::Said { by, guest, .. } if by == voice => Some(*guest),
            _ => None,
        };
        match voice {
            Voice::Seat(seat) => self.places.get(usize::from(*seat)).is_some_and(|place| place.guest),
            Voice::Watcher(_) => self.said.iter().rev().find_map(said).unwrap_or(false),
        }
    }

    /// How much was said that one has not seen.
    pub fn unread(&self) -> usize {
        let is_unread = |heard: &&Heard| match &heard.what {
            What::Said { by, .. } => heard.n > self.read && !self.is_own(by) && !self.muted.contains(by),
            _ => false,
        };
        self.said.iter().filter(is_unread).count()
    }

    /// All that was said has been seen.
    pub fn read_all(&mut self) {
        self.read = self.said.last().map_or(self.read, |heard| heard.n.max(self.read));
        if matches!(self.passing, Some(Passing::Said(..))) {
            self.passing = None;
        }
    }

    /// One wants another game, or does not any longer.
    pub fn want_again(&mut self, yes: bool) {
        self.own_again = OwnAgain::Said(yes);
    }

    /// Whether one wants another game; none for who watches.
    pub fn wants_again(&self) -> Option<bool> {
        let you = self.you?;
        Some(match self.own_again {
            OwnAgain::Said(yes) => yes,
            OwnAgain::AsTold | OwnAgain::Declined => self.again.contains(&you),
        })
    }
}

/// What a table has committed to; nothing where its dice are of version 1.
fn promised(commitment: &str, terms: Option<&DiceTerms>) -> Option<Promised> {
    Some(Promised { commitment: commitment.to_owned(), terms: terms?.clone() })
}

/// Whether a seat has proposed something, or agreed to it.
fn agrees(made: &OfferMade, seat: Option<u8>) -> bool {
    seat.is_some_and(|seat| made.seat == seat || made.agreed.contains(&seat))
}
