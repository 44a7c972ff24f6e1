//! What is done at a table beside the game: offers, answers, take-backs, and whether there is to be another game. Each is kept for as
//! long as there is the table, so there are only so many.

use crate::Refusal;
use axum::http::StatusCode;
use stolik_game::record::InputText;
use stolik_game::{Message, Seat};
use stolik_protocol::Wish;
use stolik_table::{Event, Happening, Offer, Table};

/// So many of one seat at one table.
const MOST: u32 = 1_000;
/// How often a seat may change its mind about another game.
const MOST_CHANGES: u32 = 100;
/// So many events at one table: no game takes nearly as many.
const MOST_EVENTS: u64 = 100_000;

/// What was done beside the game.
#[derive(Default)]
pub(super) struct Asides {
    of_seats: Vec<OfSeat>,
    /// The last event that was noted.
    known: u64,
}

#[derive(Default)]
struct OfSeat {
    count: u32,
    /// What was proposed since the seat last acted.
    proposed: Vec<Offer>,
    /// How often it was wished, or not wished any more, that there be another game; since the table came into memory.
    changes: u32,
}

impl Asides {
    /// Notes what was done in these events; those that were noted before are passed over.
    pub(super) fn note(&mut self, events: &[Event]) {
        let known = self.known;
        for event in events.iter().filter(|event| event.number.0 > known) {
            self.known = event.number.0;
            match &event.what {
                Happening::Offered { seat, offer } => {
                    let by = self.of(*seat);
                    by.count += 1;
                    by.proposed.push(*offer);
                }
                Happening::Answered { seat, .. }
                | Happening::TookBack { seat, .. }
                | Happening::YouPlay(seat) => self.of(*seat).count += 1,
                Happening::Played(played) => {
                    if let InputText::Act { seat, .. } = played.input {
                        self.of(seat).proposed.clear();
                    }
                }
                _ => {}
            }
        }
    }

    /// Refuses a wish of which there were enough.
    pub(super) fn must_have_room(&mut self, seat: Seat, wish: &Wish, table: &Table) -> Result<(), Refusal> {
        let is_aside =
            matches!(wish, Wish::Offer(_) | Wish::Answer(_) | Wish::TakeBack {} | Wish::YouPlay {});
        if is_aside && self.of(seat).count >= MOST {
            let message = Message::new("server-enough-offers").with("most", i64::from(MOST));
            return Err(Refusal::because(StatusCode::TOO_MANY_REQUESTS, "enough-offers", message));
        }
        if (is_aside || matches!(wish, Wish::Act(_))) && table.now().0 >= MOST_EVENTS {
            let full = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "table-full", "server-table-full");
            return Err(full);
        }
        match wish {
            Wish::Offer(offer) => self.must_be_new(seat, offer.parse().ok(), table),
            _ => Ok(()),
        }
    }

    /// Refuses what was proposed before, is proposed by nobody now, and waits for the seat to act first. Votes about who has left are
    /// another matter: while they last, perhaps nobody can act.
    fn must_be_new(&mut self, seat: Seat, offer: Option<Offer>, table: &Table) -> Result<(), Refusal> {
        let Some(offer @ (Offer::Draw | Offer::Takeback | Offer::Abort)) = offer else { return Ok(()) };
        let is_open = table.offers().iter().any(|open| open.offer == offer);
        if is_open || !self.of(seat).proposed.contains(&offer) {
            return Ok(());
        }
        Err(Refusal::new(StatusCode::CONFLICT, "offered-already", "server-offered-already").at("offer"))
    }

    /// A seat changes its mind about another game, if it has not done so too often.
    pub(super) fn change_mind(&mut self, seat: Seat) -> Result<(), Refusal> {
        let changes = &mut self.of(seat).changes;
        if *changes >= MOST_CHANGES {
            let message = Message::new("server-enough-offers").with("most", i64::from(MOST_CHANGES));
            return Err(Refusal::because(StatusCode::TOO_MANY_REQUESTS, "enough-offers", message));
        }
        *changes += 1;
        Ok(())
    }

    fn of(&mut self, seat: Seat) -> &mut OfSeat {
        if self.of_seats.len() <= seat.index() {
            self.of_seats.resize_with(seat.index() + 1, OfSeat::default);
        }
        &mut self.of_seats[seat.index()]
    }
}
