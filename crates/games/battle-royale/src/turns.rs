//! Whose turn comes when, and what a turn does.

use crate::action::{Action, Chance};
use crate::field::{Field, Fields};
use crate::game::BattleRoyale;
use crate::options::{Options, Order, RollMode};
use crate::state::{Stage, State};
use stolik_game::{Effect, MOST_SEATS, Seat};

/// The start fields by seat: A1, K11, A11, K1 (C6), A6, K6, F1, F11, F6 (C7).
const STARTS: [(u8, u8); MOST_SEATS] =
    [(0, 0), (10, 10), (0, 10), (10, 0), (0, 5), (10, 5), (5, 0), (5, 10), (5, 5)];
const CENTRE: usize = 8;
/// The same round the board, the centre last: A1, A6, A11, F11, K11, K6, K1, F1, F6 (BR3).
const CLOCKWISE: [u8; MOST_SEATS] = [0, 4, 2, 7, 1, 5, 3, 6, 8];
/// With the fifth in the centre (C8).
const CLOCKWISE_AND_CENTRE: [u8; 5] = [0, 2, 1, 3, 4];

/// Where a seat starts.
pub(crate) fn start_field(options: &Options, seat: Seat) -> Field {
    let place = if options.fifth_in_centre && seat == Seat(4) { CENTRE } else { seat.index() };
    let (column, row) = STARTS[place];
    Field::new(column, row).expect("start fields are on the board")
}

/// The seat that follows each seat in the order of turns (BR3).
pub(crate) fn followers(options: &Options) -> [Seat; MOST_SEATS] {
    let clockwise: &[u8] = if options.fifth_in_centre { &CLOCKWISE_AND_CENTRE } else { &CLOCKWISE };
    let seats = 0..options.seats;
    let order: Vec<u8> = match options.order {
        Order::Number => seats.collect(),
        Order::Clockwise => clockwise.iter().copied().filter(|seat| seats.contains(seat)).collect(),
    };
    let mut followers = [Seat(0); MOST_SEATS];
    for (&seat, &next) in order.iter().zip(order.iter().cycle().skip(1)) {
        followers[usize::from(seat)] = Seat(next);
    }
    followers
}

impl BattleRoyale {
    /// Where a seat starts (C6, C7, C8).
    pub fn start_of(&self, seat: Seat) -> Field {
        start_field(&self.options, seat)
    }

    /// The seats in the order of turns, from one of them on (BR3).
    pub(crate) fn order_from(&self, first: Seat) -> impl Iterator<Item = Seat> {
        let seats = std::iter::successors(Some(first), |seat| Some(self.followers[seat.index()]));
        seats.take(usize::from(self.options.seats))
    }

    /// Lets chance decide.
    #[inline]
    pub(crate) fn befall(&self, state: &mut State, chance: Chance) -> Effect {
        match chance {
            Chance::First(seat) => {
                state.first = seat; // C9
                self.begin_round(state);
            }
            Chance::Roll(morale) => self.roll(state, morale), // C10
        }
        Effect::REVEALED
    }

    /// Does what the seat to act decides.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Action) -> Effect {
        match action {
            Action::Take(field) => {
                take(state, field);
                if self.ending(state).is_some() { Effect::TURN_ENDED } else { Effect::QUIET } // BR1: at once
            }
            Action::End => {
                self.end_turn(state);
                Effect::TURN_ENDED
            }
        }
    }

    /// A round begins with a roll of the first who stands (1e.3).
    fn begin_round(&self, state: &mut State) {
        state.stage = Stage::Roll;
        state.seat = self.first_standing(state);
    }

    fn first_standing(&self, state: &State) -> Seat {
        let standing = self.order_from(state.first).find(|seat| !state.lands[seat.index()].is_empty());
        standing.unwrap_or(state.first)
    }

    /// The next seat of this round that stands; none if the round is over.
    #[inline]
    fn next_in_round(&self, state: &State) -> Option<Seat> {
        let mut seat = self.followers[state.seat.index()];
        while seat != state.first {
            if !state.lands[seat.index()].is_empty() {
                return Some(seat);
            }
            seat = self.followers[seat.index()];
        }
        None
    }

    #[inline]
    fn roll(&self, state: &mut State, morale: u8) {
        match self.options.roll_mode {
            RollMode::OwnTurn => {
                state.morale = morale;
                state.stage = Stage::Turn;
            }
            RollMode::AllAtRoundStart => {
                state.rolls[state.seat.index()] = morale;
                match self.next_in_round(state) {
                    Some(seat) => state.seat = seat,
                    None => self.begin_turn(state, self.first_standing(state)),
                }
            }
        }
    }

    #[inline]
    fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.seat = seat;
        match self.options.roll_mode {
            RollMode::OwnTurn => state.stage = Stage::Roll,
            RollMode::AllAtRoundStart => {
                state.morale = std::mem::take(&mut state.rolls[seat.index()]);
                state.stage = Stage::Turn;
            }
        }
    }

    #[inline]
    fn end_turn(&self, state: &mut State) {
        if !state.taken.is_empty() {
            for land in &mut state.lands {
                *land -= state.taken;
            }
            state.lands[state.seat.index()] |= state.taken;
        }
        state.last = std::mem::replace(&mut state.taken, Fields::NONE);
        state.morale = 0; // C17
        if let Some(seat) = self.next_in_round(state) {
            self.begin_turn(state, seat);
        } else {
            state.round += 1;
            self.begin_round(state);
        }
    }
}

/// The seat to act takes a field; who loses the last one is out (BR1).
#[inline]
fn take(state: &mut State, field: Field) {
    let cost = state.cost(field);
    state.morale -= cost.total();
    state.taken |= field.alone();
    state.active = state.round;
    if let Some(defence) = cost.defence {
        let loser = defence.owner.index();
        if (state.lands[loser] - state.taken).is_empty() {
            state.fallen += 1;
            state.out[loser] = state.fallen; // 1e.4
            state.rolls[loser] = 0; // 1e.6
        }
    }
}
