//! Positions as editors, files and tests put them together: anything, until it is validated.

use crate::field::Fields;
use crate::game::BattleRoyale;
use crate::options::RollMode;
use crate::state::{Stage, State};
use stolik_game::{Faults, MOST_SEATS, Rules, Seat, Side};

/// A position that need not be possible. A turn under way is set up with what it began from and what it has taken, so
/// that costs are the same (BR5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who owned what when the turn began, by seat.
    pub lands: Vec<Fields>,
    /// What is awaited.
    pub awaited: Awaited,
    /// The seat that began; without meaning before the lot.
    pub first: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The last round in which a field was taken; 0 if none was (BR13).
    pub active: u16,
    /// The seats that are out, the first to fall first (BR1).
    pub out: Vec<Seat>,
    /// Rolls that wait for their turn (BR2).
    pub rolls: Vec<(Seat, u8)>,
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The lot that says who begins.
    Lot,
    /// The roll of this seat.
    Roll(Seat),
    /// A decision.
    Turn {
        /// Whose.
        seat: Seat,
        /// The morale left.
        morale: u8,
        /// What was taken in this turn.
        taken: Fields,
    },
}

stolik_game::faults! {
    /// What is wrong with a setup.
    #[derive(Copy, Hash)]
    SetupFault in "battle-royale-fault-" {
        /// There are more or fewer States than seats.
        WrongSeats(count: usize, seats: u8) = "C4";
        /// These fields have several owners.
        SeveralOwners(fields: Fields) = "C11";
        /// Nobody has a field.
        NoLand = "BR1";
        /// There is no such seat.
        NoSuchSeat(number: u8, last: u8) = "C4";
        /// There is no such round in this game; the last is one after the last that is played: then the game is over.
        NoSuchRound(round: u16, most: u16) = "BR1";
        /// The lot is drawn before the first round and before anything is taken.
        LateLot = "C9";
        /// The last round in which a field was taken cannot be this one in this round.
        WrongActive(active: u16, round: u16) = "BR13";
        /// After so many full rounds without a taking the game would have ended sooner.
        LongQuiet(count: u16, most: u8) = "BR13";
        /// The seat to roll or to act has no field.
        NobodyThere(side: Side) = "BR3";
        /// The die cannot have given so much, left and spent together.
        WrongMorale(count: u32, most: u8) = "C10";
        /// These were the seat's own when the turn began.
        TakenOwn(fields: Fields) = "BR17";
        /// No path leads to these.
        TakenApart(fields: Fields) = "C14";
        /// These may not be taken in the first turn.
        TakenStart(fields: Fields) = "C16";
        /// The seat has no field and is not among those who are out.
        NotOut(side: Side, number: u8) = "BR1";
        /// The seat is among those who are out and has a field, or is there twice.
        WronglyOut(side: Side) = "BR1";
        /// The seat fell in this turn, and so after all others (1e.4).
        OutTooEarly(side: Side) = "BR1";
        /// The seat has rolled and its turn is to come: its roll is missing.
        RollMissing(side: Side) = "BR2";
        /// No roll of this seat waits for its turn.
        RollTooMany(side: Side) = "BR2";
        /// The die does not give this.
        WrongRoll(side: Side, roll: u8, most: u8) = "C10";
    }
}

impl Setup {
    /// The setup of a moment.
    pub(crate) fn of(game: &BattleRoyale, state: &State) -> Self {
        let seats = (0..game.options.seats).map(Seat);
        let rolls = seats.map(|seat| (seat, state.rolls[seat.index()]));
        let &State { seat, morale, taken, .. } = state;
        Self {
            lands: state.lands[..usize::from(game.options.seats)].to_vec(),
            awaited: match state.stage {
                Stage::Lot => Awaited::Lot,
                Stage::Roll => Awaited::Roll(seat),
                Stage::Turn => Awaited::Turn { seat, morale, taken },
            },
            first: state.first,
            round: state.round,
            active: state.active,
            out: state.fallen().collect(),
            rolls: rolls.filter(|&(_, roll)| roll > 0).collect(),
        }
    }

    /// The moment, or all that is wrong. What is over by its own board or count is no fault.
    pub(crate) fn validate(&self, game: &BattleRoyale) -> Result<State, Faults<SetupFault>> {
        let mut faults = self.faults_of_seats(game);
        if !faults.is_empty() {
            // Without knowing who is who the rest cannot be judged, but for the board and the count of rounds.
            faults.extend(self.faults_of_board());
            faults.extend(self.faults_of_rounds(game));
            return Err(Faults::many(faults));
        }
        let state = self.state();
        faults.extend(self.faults_of_board());
        faults.extend(self.faults_of_rounds(game));
        faults.extend(faults_of_turn(game, &state));
        faults.extend(self.faults_of_out(game, &state));
        faults.extend(self.faults_of_rolls(game, &state));
        Faults::none_or(faults, state)
    }

    /// The moment it describes; its seats must exist.
    fn state(&self) -> State {
        let mut lands = [Fields::NONE; MOST_SEATS];
        lands[..self.lands.len()].copy_from_slice(&self.lands);
        let mut rolls = [0; MOST_SEATS];
        for &(seat, roll) in &self.rolls {
            rolls[seat.index()] = roll;
        }
        let mut out = [0; MOST_SEATS];
        for (order, seat) in (1..=MOST_SEATS as u8).zip(&self.out) {
            out[seat.index()] = order;
        }
        let (stage, first, seat, morale, taken) = match self.awaited {
            Awaited::Lot => (Stage::Lot, Seat(0), Seat(0), 0, Fields::NONE),
            Awaited::Roll(seat) => (Stage::Roll, self.first, seat, 0, Fields::NONE),
            Awaited::Turn { seat, morale, taken } => (Stage::Turn, self.first, seat, morale, taken),
        };
        State {
            lands,
            taken,
            last: Fields::NONE,
            round: self.round.max(1),
            active: self.active,
            stage,
            first,
            seat,
            morale,
            rolls,
            out,
            fallen: self.out.len().min(MOST_SEATS) as u8,
        }
    }

    /// Faults of the number of States and of seats that do not exist.
    fn faults_of_seats(&self, game: &BattleRoyale) -> Vec<SetupFault> {
        let seats = game.seats();
        let mut faults = Vec::new();
        if self.lands.len() != usize::from(seats) {
            faults.push(SetupFault::WrongSeats(self.lands.len(), seats));
        }
        let acting = match self.awaited {
            Awaited::Lot => None,
            Awaited::Roll(seat) | Awaited::Turn { seat, .. } => Some([seat, self.first]),
        };
        let rolling = self.rolls.iter().map(|(seat, _)| seat);
        let mut unknown: Vec<Seat> =
            acting.iter().flatten().chain(&self.out).chain(rolling).copied().collect();
        unknown.retain(|seat| seat.0 >= seats);
        unknown.sort_unstable();
        unknown.dedup();
        faults.extend(unknown.into_iter().map(|seat| SetupFault::NoSuchSeat(seat.0, seats - 1)));
        faults
    }

    fn faults_of_board(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let (all, several) = self
            .lands
            .iter()
            .fold((Fields::NONE, Fields::NONE), |(all, several), &land| (all | land, several | (all & land)));
        if !several.is_empty() {
            faults.push(SetupFault::SeveralOwners(several));
        }
        if all.is_empty() {
            faults.push(SetupFault::NoLand);
        }
        faults
    }

    fn faults_of_rounds(&self, game: &BattleRoyale) -> Vec<SetupFault> {
        let &Setup { round, active, .. } = self;
        let mut faults = Vec::new();
        let most = game.options.last_round() + 1;
        if !(1..=most).contains(&round) {
            faults.push(SetupFault::NoSuchRound(round, most));
        }
        let took = matches!(self.awaited, Awaited::Turn { taken, .. } if !taken.is_empty());
        if self.awaited == Awaited::Lot {
            if (round, active) != (1, 0) {
                faults.push(SetupFault::LateLot);
            }
        } else if active > round || (took && active != round) {
            faults.push(SetupFault::WrongActive(active, round));
        }
        let (count, most) = (round.saturating_sub(1).saturating_sub(active), game.options.stall_rounds);
        if most > 0 && count > most.into() {
            faults.push(SetupFault::LongQuiet(count, most));
        }
        faults
    }

    /// Exactly those are out who have no field, and who fell in this turn fell last.
    fn faults_of_out(&self, game: &BattleRoyale, state: &State) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for seat in (0..game.seats()).map(Seat) {
            match self.out.iter().filter(|&&out| out == seat).count() {
                0 if !state.stands(seat) => faults.push(SetupFault::NotOut(Side(seat.0), seat.0)),
                0 => {}
                1 if !state.stands(seat) => {}
                _ => faults.push(SetupFault::WronglyOut(Side(seat.0))),
            }
        }
        let fell_now = |seat: &Seat| !state.lands[seat.index()].is_empty();
        if !self.out.is_sorted_by_key(fell_now) {
            faults.extend(
                self.out
                    .iter()
                    .find(|seat| fell_now(seat))
                    .map(|&seat| SetupFault::OutTooEarly(Side(seat.0))),
            );
        }
        faults
    }

    /// With all rolls at the start of the round, exactly those have one who have rolled and not yet acted.
    fn faults_of_rolls(&self, game: &BattleRoyale, state: &State) -> Vec<SetupFault> {
        let most = game.options.die.faces();
        let order: Vec<Seat> = game.order_from(state.first).collect();
        let place = |seat: Seat| order.iter().position(|&other| other == seat);
        let mut faults = Vec::new();
        for seat in (0..game.seats()).map(Seat) {
            let waits = game.options.roll_mode == RollMode::AllAtRoundStart
                && state.stands(seat)
                && match state.stage {
                    Stage::Lot => false,
                    Stage::Roll => place(seat) < place(state.seat),
                    Stage::Turn => place(seat) > place(state.seat),
                };
            let side = Side(seat.0);
            let mut rolls = self.rolls.iter().filter(|(of, _)| *of == seat);
            match (rolls.next(), waits) {
                (None, true) => faults.push(SetupFault::RollMissing(side)),
                (Some(_), false) => faults.push(SetupFault::RollTooMany(side)),
                (Some(&(_, roll)), true) if !(1..=most).contains(&roll) => {
                    faults.push(SetupFault::WrongRoll(side, roll, most));
                }
                (Some(_), true) if rolls.next().is_some() => faults.push(SetupFault::RollTooMany(side)),
                _ => {}
            }
        }
        faults
    }
}

/// Faults of the turn: who has it, what was taken, what is left.
fn faults_of_turn(game: &BattleRoyale, state: &State) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let land = state.lands[state.seat.index()];
    if state.stage != Stage::Lot && land.is_empty() {
        faults.push(SetupFault::NobodyThere(Side(state.seat.0)));
    }
    if state.stage != Stage::Turn {
        return faults;
    }
    let own = state.taken & land;
    let closed = state.taken & game.closed(state);
    let apart = state.taken - reached(land, state.taken);
    if !own.is_empty() {
        faults.push(SetupFault::TakenOwn(own));
    }
    if !closed.is_empty() {
        faults.push(SetupFault::TakenStart(closed));
    }
    if !(apart - own).is_empty() {
        faults.push(SetupFault::TakenApart(apart - own));
    }
    // What was spent tells what the die gave.
    let count = u32::from(state.morale) + State { taken: state.taken - own, ..*state }.spent();
    let most = game.options.die.faces();
    if !(1..=u32::from(most)).contains(&count) {
        faults.push(SetupFault::WrongMorale(count, most));
    }
    faults
}

/// The fields among these to which a path of them leads from a State.
fn reached(land: Fields, among: Fields) -> Fields {
    let mut reached = land;
    loop {
        let more = reached.neighbours() & among;
        if more.is_empty() {
            return reached & among;
        }
        reached |= more;
    }
}
