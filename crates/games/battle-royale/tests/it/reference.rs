//! The rules a second time: slow, field by field, from the page alone.

use stolik_battle_royale::{Action, Chance, End, Options, Order, RollMode};
use stolik_game::Seat;

pub const SIZE: usize = 11;

/// Who owns each field, by column and row.
type Board = Vec<Vec<Option<u8>>>;

/// A game as the page tells it.
#[derive(Clone)]
pub struct Reference {
    options: Options,
    starts: Vec<(usize, usize)>,
    order: Vec<u8>,
    now: Board,
    snapshot: Board,
    fallen: Vec<u8>,
    begun: bool,
    first: u8,
    /// The seats that have yet to roll, and those that have yet to act, in this round.
    to_roll: Vec<u8>,
    to_act: Vec<u8>,
    rolls: Vec<u8>,
    acting: Option<u8>,
    morale: u8,
    rounds_played: u16,
    quiet: u16,
    taken_this_round: bool,
}

impl Reference {
    pub fn new(options: Options) -> Self {
        let mut starts = vec![(0, 0), (10, 10), (0, 10), (10, 0), (0, 5), (10, 5), (5, 0), (5, 10), (5, 5)];
        if options.fifth_in_centre {
            starts[4] = (5, 5);
        }
        starts.truncate(options.seats.into());
        let mut order: Vec<u8> = (0..options.seats).collect();
        if options.order == Order::Clockwise {
            let round = [(0, 0), (0, 5), (0, 10), (5, 10), (10, 10), (10, 5), (10, 0), (5, 0), (5, 5)];
            order.sort_by_key(|&seat| round.iter().position(|&place| place == starts[usize::from(seat)]));
        }
        let mut now = vec![vec![None; 11]; 11];
        for (seat, &(column, row)) in (0..).zip(&starts) {
            now[column][row] = Some(seat);
        }
        Self {
            options,
            starts,
            order,
            snapshot: now.clone(),
            now,
            fallen: Vec::new(),
            begun: false,
            first: 0,
            to_roll: Vec::new(),
            to_act: Vec::new(),
            rolls: vec![0; 9],
            acting: None,
            morale: 0,
            rounds_played: 0,
            quiet: 0,
            taken_this_round: false,
        }
    }

    fn fields(&self, seat: u8) -> usize {
        self.now.iter().flatten().filter(|&&owner| owner == Some(seat)).count()
    }

    fn standing(&self) -> Vec<u8> {
        (0..self.options.seats).filter(|&seat| self.fields(seat) > 0).collect()
    }

    pub fn end(&self) -> Option<&'static str> {
        let full = self.now.iter().flatten().all(Option::is_some);
        let limit = if self.options.end == End::RoundLimit { self.options.round_limit } else { 500 };
        if self.standing().len() == 1 {
            Some("last-standing")
        } else if self.options.end == End::BoardFull && full {
            Some("board-full")
        } else if self.rounds_played >= limit {
            Some("round-limit")
        } else if self.options.stall_rounds > 0 && self.quiet >= u16::from(self.options.stall_rounds) {
            Some("stall")
        } else {
            None
        }
    }

    /// The places by seat: a list from the best to the worst, equals together.
    pub fn places(&self) -> Vec<u8> {
        let mut ranks: Vec<(usize, Vec<u8>)> = Vec::new();
        for seat in self.standing() {
            let fields = self.fields(seat);
            match ranks.iter_mut().find(|(other, _)| *other == fields) {
                Some((_, seats)) => seats.push(seat),
                None => ranks.push((fields, vec![seat])),
            }
        }
        ranks.sort_by_key(|(fields, _)| std::cmp::Reverse(*fields));
        ranks.extend(self.fallen.iter().rev().map(|&seat| (0, vec![seat])));
        let mut places = vec![0; self.options.seats.into()];
        let mut place = 1;
        for (_, seats) in ranks {
            for &seat in &seats {
                places[usize::from(seat)] = place;
            }
            place += seats.len() as u8;
        }
        places
    }

    /// Who acts; none where chance is awaited.
    pub fn acting(&self) -> Option<Seat> {
        self.acting.map(Seat)
    }

    pub fn begun(&self) -> bool {
        self.begun
    }

    fn around(column: usize, row: usize) -> Vec<(usize, usize)> {
        let all = (0..SIZE).flat_map(|c| (0..SIZE).map(move |r| (c, r)));
        all.filter(|&(c, r)| c.abs_diff(column).max(r.abs_diff(row)) == 1).collect()
    }

    fn touches(board: &Board, me: u8, column: usize, row: usize) -> bool {
        Self::around(column, row).iter().any(|&(c, r)| board[c][r] == Some(me))
    }

    /// What a field costs, if it may be taken now.
    pub fn price(&self, column: usize, row: usize) -> Option<u8> {
        let me = self.acting?;
        let owner = self.now[column][row];
        let first_turn = self.rounds_played == 0;
        let start = self.starts.iter().position(|&place| place == (column, row));
        let closed = first_turn && start.is_some_and(|seat| seat != usize::from(me));
        if owner == Some(me) || closed || !Self::touches(&self.now, me, column, row) {
            return None;
        }
        let base = if Self::touches(&self.snapshot, me, column, row) { 1 } else { 2 };
        let same = |&(c, r): &(usize, usize)| self.snapshot[c][r] == owner;
        let companions = Self::around(column, row).into_iter().filter(same).count() as u8;
        let price = if owner.is_some() { base + 1 + companions } else { base };
        (price <= self.morale).then_some(price)
    }

    pub fn befall(&mut self, chance: Chance) {
        match chance {
            Chance::First(seat) => {
                self.begun = true;
                self.first = seat.0;
                self.begin_round();
            }
            Chance::Roll(face) => {
                let seat = self.to_roll.remove(0);
                self.rolls[usize::from(seat)] = face;
                if self.options.roll_mode == RollMode::OwnTurn || self.to_roll.is_empty() {
                    self.begin_turn();
                }
            }
        }
    }

    fn begin_round(&mut self) {
        let from = self.order.iter().position(|&seat| seat == self.first).expect("it is in the order");
        let mut order = self.order.clone();
        order.rotate_left(from);
        let standing = self.standing();
        order.retain(|seat| standing.contains(seat));
        self.to_act = order;
        self.taken_this_round = false;
        self.ask_for_rolls(true);
    }

    fn ask_for_rolls(&mut self, round_begins: bool) {
        self.acting = None;
        self.to_roll = match self.options.roll_mode {
            RollMode::OwnTurn => self.to_act[..1].to_vec(),
            RollMode::AllAtRoundStart if round_begins => self.to_act.clone(),
            RollMode::AllAtRoundStart => Vec::new(),
        };
        if self.to_roll.is_empty() {
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        let seat = self.to_act.remove(0);
        self.acting = Some(seat);
        self.morale = self.rolls[usize::from(seat)];
        self.snapshot = self.now.clone();
    }

    pub fn act(&mut self, action: Action) {
        let me = self.acting.expect("somebody acts");
        match action {
            Action::Take(field) => {
                let (column, row) = (usize::from(field.column()), usize::from(field.row()));
                self.morale -= self.price(column, row).expect("it may be taken");
                let loser = self.now[column][row].replace(me);
                self.taken_this_round = true;
                if let Some(loser) = loser.filter(|&loser| self.fields(loser) == 0) {
                    self.fallen.push(loser);
                    self.to_act.retain(|&seat| seat != loser);
                }
            }
            Action::End if self.to_act.is_empty() => {
                self.rounds_played += 1;
                self.quiet = if self.taken_this_round { 0 } else { self.quiet + 1 };
                self.begin_round();
            }
            Action::End => self.ask_for_rolls(false),
        }
    }
}
