//! A moment of a game.

use crate::field::{Field, Fields};
use stolik_game::{MOST_SEATS, Seat};

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The lot that says who begins (C9).
    Lot,
    /// The roll of a seat (C10).
    Roll,
    /// A decision of a seat.
    Turn,
}

/// A moment of a game.
///
/// All costs come from the moment at which the turn began (BR5, BR6), so the state holds who owned what then, and what
/// has been taken since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Who owned what when the turn began, by seat.
    pub(crate) lands: [Fields; MOST_SEATS],
    /// What the seat to act has taken in this turn.
    pub(crate) taken: Fields,
    /// What was taken in the turn before, for people to see.
    pub(crate) last: Fields,
    /// The round, from 1 (1e.3).
    pub(crate) round: u16,
    /// The last round in which a field was taken; 0 if none was (BR13).
    pub(crate) active: u16,
    /// What is awaited.
    pub(crate) stage: Stage,
    /// The seat that began; each round begins with it (1e.3).
    pub(crate) first: Seat,
    /// The seat whose roll or decision is awaited.
    pub(crate) seat: Seat,
    /// The morale left to it.
    pub(crate) morale: u8,
    /// Rolls that wait for their turn (BR2), by seat; 0 for none.
    pub(crate) rolls: [u8; MOST_SEATS],
    /// The order of elimination by seat, from 1; 0 for who stands.
    pub(crate) out: [u8; MOST_SEATS],
    /// How many seats are out.
    pub(crate) fallen: u8,
}

// Searches copy states instead of taking inputs back.
const _: () = assert!(size_of::<State>() <= 208);

impl State {
    /// What is awaited.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat whose roll or decision is awaited; without meaning before the lot.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat that began; without meaning before the lot.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The morale left in this turn.
    pub const fn morale(&self) -> u8 {
        self.morale
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// What has been taken in this turn.
    pub const fn taken(&self) -> Fields {
        self.taken
    }

    /// Full rounds in a row in which nobody took a field (BR13, 1e.3).
    #[inline]
    pub const fn quiet_rounds(&self) -> u16 {
        (self.round - 1).saturating_sub(self.active)
    }

    /// The State of a seat now (C11).
    #[inline]
    pub fn land(&self, seat: Seat) -> Fields {
        let land = self.lands[seat.index()] - self.taken;
        if seat == self.seat { land | self.taken } else { land }
    }

    /// The State of a seat when the turn began.
    #[inline]
    pub fn land_before(&self, seat: Seat) -> Fields {
        self.lands[seat.index()]
    }

    /// Who owns a field now.
    pub fn owner(&self, field: Field) -> Option<Seat> {
        if self.taken.has(field) { Some(self.seat) } else { self.owner_before(field) }
    }

    /// Who owned a field when the turn began.
    #[inline]
    pub fn owner_before(&self, field: Field) -> Option<Seat> {
        let index = self.lands.iter().position(|land| land.has(field));
        index.map(|index| Seat(index as u8))
    }

    /// The fields that belong to nobody now.
    #[inline]
    pub fn free(&self) -> Fields {
        self.lands.iter().fold(Fields::ALL - self.taken, |free, &land| free - land)
    }

    /// Whether a seat still has a field.
    pub fn stands(&self, seat: Seat) -> bool {
        !self.land(seat).is_empty()
    }

    /// The seats that are out, the first to fall first.
    pub fn fallen(&self) -> impl Iterator<Item = Seat> {
        (1..=self.fallen).filter_map(|order| {
            let index = self.out.iter().position(|&out| out == order);
            index.map(|index| Seat(index as u8))
        })
    }

    /// The fields to be marked as the last ones taken: those of this turn, else those of the turn before.
    pub fn last_taken(&self) -> Fields {
        if self.taken.is_empty() { self.last } else { self.taken }
    }
}
