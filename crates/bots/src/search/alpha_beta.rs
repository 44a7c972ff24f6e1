//! Alpha-beta: iterative deepening, principal variation search, and expectation at chance.
//!
//! The stack of open positions is the search's own, not the machine's: so it can be left after any node, taken up again, and
//! comes to the same result however it is sliced. There are two camps, who searches and all others; with more than two
//! sides the others are taken to play against who searches.
#![expect(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "plies, depths and orders are small")]

use super::frame::{Frame, Look, Mover};
use super::ordering::{Ordering, REMEMBERED, number};
use super::table::{Bound, Table};
use super::{Choice, Search};
use crate::knowledge::{ChanceOf, Knowledge, Node, Ranked, StateOf, WON, expected};
use std::cmp::Reverse;
use stolik_game::{Actor, Input, Pinned, Rules, Seat, Side, Weighted, mix};

/// The most inputs in a line.
const PLIES: usize = 96;
/// Above every value.
const INFINITE: i32 = 2 * WON;
/// Evaluations are not beyond this.
const CERTAIN: i32 = 2 * WON / 3;
/// Values from here on are wins that were seen to the end.
const SEEN_WIN: i32 = WON - 1_000;

/// The depth of what was seen to the end in every line.
const SOLVED: i32 = 1_000;

/// What an alpha-beta search is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The greatest depth, in what [`Knowledge::depth_of`] counts.
    pub depth: u8,
    /// Whether every move is to be judged exactly, not only the best: for a choice among them.
    pub all_choices: bool,
    /// For how many nodes the table is made.
    pub nodes: u64,
}

/// An alpha-beta search.
#[derive(Clone, Debug)]
pub struct AlphaBeta<K: Knowledge> {
    game: K::Game,
    knowledge: K,
    /// Who searches.
    own: Side,
    limits: Limits,
    table: Table,
    ordering: Ordering<K::Move>,
    /// The open positions; the root is the first.
    frames: Vec<Frame<K>>,
    /// The last open position.
    top: usize,
    moves: Vec<Ranked<K::Move>>,
    outcomes: Vec<Weighted<ChanceOf<K>>>,
    /// The moves to choose from, the best first.
    choices: Vec<Rated<K::Move>>,
    entropy: Pinned,
    nodes: u64,
    /// The depth of the iteration under way.
    depth: i32,
    /// Whether the last value rests on an evaluation, not on ends alone.
    guess: bool,
    done: bool,
}

/// A move at the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rated<M> {
    chosen: M,
    place: u16,
    value: i32,
    /// Whether its value rests on an evaluation.
    guess: bool,
}

impl<K: Knowledge> AlphaBeta<K> {
    /// A search for the best move of a seat, which must be awaited.
    pub fn new(
        game: K::Game,
        mut knowledge: K,
        state: &StateOf<K>,
        seat: Seat,
        limits: Limits,
    ) -> AlphaBeta<K> {
        let mut entropy = Pinned::from_seed(0);
        let mut moves = Vec::with_capacity(1 << 12);
        knowledge.moves(Node { game: &game, state, seat }, &mut entropy, &mut moves);
        number(&mut moves);
        let mut choices: Vec<_> =
            moves.iter().map(|ranked| (ranked.rank, ranked.chosen, ranked.place)).collect();
        choices.sort_by_key(|&(rank, ..)| Reverse(rank));
        let choices =
            choices.into_iter().map(|(_, chosen, place)| Rated { chosen, place, value: 0, guess: true });
        let choices: Vec<_> = choices.collect();
        let own = game.side_of(seat);
        let mut frames = vec![Frame::unused(state); PLIES + 1];
        frames[0].mover = Mover::Seat(seat);
        frames[0].hash = knowledge.hash(&game, state) ^ camp(&game, own);
        frames[0].end = moves.len();
        let mut search = AlphaBeta {
            done: choices.is_empty(),
            game,
            knowledge,
            own,
            limits,
            table: Table::for_nodes(limits.nodes),
            ordering: Ordering::new(PLIES + 1),
            frames,
            top: 0,
            moves,
            outcomes: Vec::with_capacity(1 << 10),
            choices,
            entropy,
            nodes: 0,
            depth: 0,
            guess: false,
        };
        search.deepen();
        search
    }

    /// What the best move is worth to who searches.
    pub fn value(&self) -> i32 {
        self.choices.first().map_or(0, |choice| choice.value)
    }

    /// Begins the next iteration.
    fn deepen(&mut self) {
        self.depth += 1;
        self.table.grow_older();
        let count = self.choices.len() as i32;
        for (order, choice) in (0..).zip(&self.choices) {
            let ranked = Ranked { chosen: choice.chosen, rank: count - order, place: choice.place };
            self.moves[order as usize] = ranked;
        }
        let root = &mut self.frames[0];
        root.depth = self.depth;
        (root.alpha, root.beta, root.floor, root.best) = (-INFINITE, INFINITE, -INFINITE, -INFINITE);
        (root.next, root.guess) = (0, false);
    }

    /// The iteration is complete.
    fn conclude(&mut self) {
        if self.limits.all_choices {
            self.choices.sort_by_key(|choice| Reverse(choice.value));
        }
        // Looking on does not make a certain win more certain, nor a loss that is near less near.
        let won = self.choices.first().is_some_and(|best| best.value > CERTAIN && !best.guess);
        let seen = won || self.value().abs() >= SEEN_WIN && WON - self.value().abs() <= self.depth;
        let enough = self.depth >= i32::from(self.limits.depth) || self.depth as usize >= PLIES / 2;
        self.done = !self.frames[0].guess || seen || enough || self.choices.len() == 1;
        if !self.done {
            self.deepen();
        }
    }

    /// Does the next small thing: opens a child of the last open position, or closes that.
    #[inline]
    fn advance(&mut self) {
        let ply = self.top;
        let frame = &mut self.frames[ply];
        let all_done = frame.next == frame.end || frame.alpha >= frame.beta;
        match frame.mover {
            _ if all_done && ply == 0 => self.conclude(),
            _ if all_done => self.close(),
            Mover::Seat(seat) => {
                bring_best_forward(&mut self.moves[frame.next..frame.end]);
                let chosen = self.moves[frame.next].chosen;
                let (above, below) = self.frames.split_at_mut(ply + 1);
                let (frame, child) = (&mut above[ply], &mut below[0]);
                let node = Node { game: &self.game, state: &frame.state, seat };
                self.knowledge.play_in_copy(node, chosen, &mut child.state);
                let only = K::FORCED_IS_FREE && frame.end - frame.first == 1 && ply > 0 && ply < PLIES / 2;
                let used = if only { 0 } else { self.knowledge.depth_of(&frame.state, &child.state) };
                frame.child_depth = frame.depth - used;
                let look = self.first_look(ply);
                self.look(ply, look);
            }
            Mover::Chance => {
                let outcome = self.outcomes[frame.next].outcome;
                let (above, below) = self.frames.split_at_mut(ply + 1);
                let (frame, child) = (&mut above[ply], &mut below[0]);
                child.state.clone_from(&frame.state);
                self.game.play_unchecked(&mut child.state, &Input::Chance(outcome));
                frame.child_depth = frame.depth;
                self.look(ply, Look::Full);
            }
        }
    }

    /// How the next move of a position is looked at first.
    #[inline]
    fn first_look(&self, ply: usize) -> Look {
        let frame = &self.frames[ply];
        let tried = frame.next - frame.first;
        if tried == 0 || (ply == 0 && self.limits.all_choices) {
            Look::Full
        } else if tried >= 4
            && frame.depth >= 3
            && self.moves[frame.next].rank < Ranked::<K::Move>::SHARP
            && ply > 0
        {
            Look::Reduced
        } else {
            Look::Scout
        }
    }

    /// Looks at the child that has been played.
    #[inline]
    fn look(&mut self, ply: usize, look: Look) {
        let frame = &mut self.frames[ply];
        frame.look = look;
        let (alpha, beta, depth) = match (look, frame.mover) {
            (_, Mover::Chance) => {
                let (alpha, beta) = chance_window(frame, self.outcomes[frame.next].weight.into());
                (alpha, beta, frame.child_depth)
            }
            (Look::Full, _) if ply == 0 && self.limits.all_choices => {
                (-INFINITE, INFINITE, frame.child_depth)
            }
            (Look::Full, _) => (frame.alpha, frame.beta, frame.child_depth),
            (Look::Scout, _) => (frame.alpha, frame.alpha + 1, frame.child_depth),
            (Look::Reduced, _) => (frame.alpha, frame.alpha + 1, frame.child_depth - 1),
        };
        let own = frame.own;
        let must_gain = self.must_gain(ply);
        let (alpha, beta) = (alpha + must_gain, beta + must_gain);
        if let Some(value) = self.enter(ply + 1, depth, alpha, beta, own) {
            self.absorb(ply, value);
        }
    }

    /// What the move that is looked at must gain over others before it is made: that is taken off its value.
    #[inline]
    fn must_gain(&self, ply: usize) -> i32 {
        if ply > 0 {
            return 0;
        }
        self.knowledge.needs_reason(self.moves[self.frames[0].next].chosen).unwrap_or(0)
    }

    /// Comes to a position: judges it, or opens it and gives nothing yet. Window and value are for `own`, the camp above.
    #[inline]
    fn enter(&mut self, ply: usize, depth: i32, alpha: i32, beta: i32, own: bool) -> Option<i32> {
        self.nodes += 1;
        let for_camp = |value: i32| if own { value } else { -value };
        let state = &self.frames[ply].state;
        let actor = self.game.actor(state);
        if actor == Actor::Over {
            let value = self.knowledge.value_of_end(&self.game, state, self.own);
            self.guess = false;
            return Some(for_camp(nearer(value, ply)));
        }
        if let Some(value) = self.knowledge.settled(&self.game, state, self.own) {
            self.guess = false;
            return Some(for_camp(value));
        }
        if self.knowledge.is_drawish(&self.game, state) {
            self.guess = true;
            return Some(0);
        }
        if ply == PLIES || (depth <= 0 && self.knowledge.is_quiet(&self.game, state)) {
            self.guess = true;
            return Some(for_camp(self.knowledge.evaluate(&self.game, state, self.own)));
        }
        let seat = actor.seats().iter().next();
        let child_own = seat.is_none_or(|seat| self.game.side_of(seat) == self.own);
        let (alpha, beta) = if own == child_own { (alpha, beta) } else { (-beta, -alpha) };
        let (hash, known) = if is_remembered::<K>(depth) {
            let hash = self.knowledge.hash(&self.game, state) ^ camp(&self.game, self.own);
            (hash, self.table.get(hash))
        } else {
            (0, None)
        };
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            let value = from_table(entry.value, ply);
            let settled = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::None => false,
            };
            if settled {
                self.guess = i32::from(entry.depth) < SOLVED;
                return Some(if own == child_own { value } else { -value });
            }
        }
        let (mover, first, end) = if let Some(seat) = seat {
            let first = self.list_moves(ply, seat, known.map(|entry| entry.best));
            (Mover::Seat(seat), first, self.moves.len())
        } else {
            let first = self.outcomes.len();
            self.knowledge.chances(&self.game, state, &mut self.outcomes);
            (Mover::Chance, first, self.outcomes.len())
        };
        let frame = &mut self.frames[ply];
        if first == end {
            // Nobody is asked without having an answer; what knowledge leaves out counts as it stands.
            self.guess = true;
            return Some(for_camp(self.knowledge.evaluate(&self.game, &frame.state, self.own)));
        }
        (frame.mover, frame.own, frame.hash, frame.depth) = (mover, child_own, hash, depth);
        (frame.alpha, frame.beta, frame.floor, frame.best) = (alpha, beta, alpha, -INFINITE);
        (frame.first, frame.next, frame.end) = (first, first, end);
        (frame.best_place, frame.guess) = (0, false);
        if mover == Mover::Chance {
            frame.total = self.outcomes[first..].iter().map(|outcome| i64::from(outcome.weight)).sum();
            (frame.sum, frame.rest) = (0, frame.total);
        }
        self.top = ply;
        None
    }

    /// Lists the moves of a position with their ranks; gives where they begin.
    #[inline]
    fn list_moves(&mut self, ply: usize, seat: Seat, remembered: Option<u16>) -> usize {
        let first = self.moves.len();
        let node = Node { game: &self.game, state: &self.frames[ply].state, seat };
        self.knowledge.moves(node, &mut self.entropy, &mut self.moves);
        for (place, ranked) in (0..).zip(&mut self.moves[first..]) {
            ranked.place = place;
            if remembered == Some(place) {
                ranked.rank = REMEMBERED;
            } else if ranked.rank < Ranked::<K::Move>::SHARP {
                ranked.rank += self.ordering.bonus(ply, ranked.chosen, self.knowledge.slot(ranked.chosen));
            }
        }
        first
    }

    /// Takes in the value of the child that was looked at, which is for the camp of this position.
    #[inline]
    fn absorb(&mut self, ply: usize, value: i32) {
        let value = value - self.must_gain(ply);
        let frame = &mut self.frames[ply];
        frame.guess |= self.guess;
        if frame.mover == Mover::Chance {
            let weight = i64::from(self.outcomes[frame.next].weight);
            frame.sum += i64::from(value) * weight;
            frame.rest -= weight;
            frame.next += 1;
            // Star1: the rest cannot change any more on which side of the window the value is.
            let reaches = |value: i32| (frame.sum + i64::from(value) * frame.rest) / frame.total;
            let (least, most) = (reaches(-WON) as i32, reaches(WON) as i32);
            frame.best = if frame.rest == 0 { least } else { frame.best };
            if frame.rest > 0 && least >= frame.beta {
                (frame.best, frame.end) = (least, frame.next);
            } else if frame.rest > 0 && most <= frame.floor {
                (frame.best, frame.end) = (most, frame.next);
            }
            return;
        }
        match frame.look {
            Look::Reduced if value > frame.alpha => return self.look(ply, Look::Scout),
            Look::Scout if value > frame.alpha && value < frame.beta => return self.look(ply, Look::Full),
            _ => {}
        }
        let ranked = self.moves[frame.next];
        frame.next += 1;
        let better = value > frame.best;
        if better {
            (frame.best, frame.best_place) = (value, ranked.place);
        }
        frame.alpha = frame.alpha.max(value);
        if ply == 0 {
            self.rate(ranked, value, better);
        } else if frame.alpha >= frame.beta && ranked.rank < Ranked::<K::Move>::SHARP {
            let slot = self.knowledge.slot(ranked.chosen);
            self.ordering.refuted(ply, ranked.chosen, slot, frame.depth);
        }
    }

    /// A move at the root was judged.
    fn rate(&mut self, ranked: Ranked<K::Move>, value: i32, better: bool) {
        let Some(at) = self.choices.iter().position(|choice| choice.place == ranked.place) else { return };
        let choice = &mut self.choices[at];
        (choice.value, choice.guess) = (value, self.guess);
        if better {
            self.choices[..=at].rotate_right(1);
        }
    }

    /// Closes the last open position and hands its value up.
    #[inline]
    fn close(&mut self) {
        let ply = self.top;
        let frame = &self.frames[ply];
        let bound = if frame.best <= frame.floor {
            Bound::Upper
        } else if frame.best >= frame.beta {
            Bound::Lower
        } else {
            Bound::Exact
        };
        self.guess = frame.guess;
        if is_remembered::<K>(frame.depth) {
            let depth = if frame.guess { frame.depth } else { SOLVED };
            self.table.put(frame.hash, to_table(frame.best, ply), depth, frame.best_place, bound);
        }
        match frame.mover {
            Mover::Seat(_) => self.moves.truncate(frame.first),
            Mover::Chance => self.outcomes.truncate(frame.first),
        }
        self.top = ply - 1;
        let value = if self.frames[ply - 1].own == frame.own { frame.best } else { -frame.best };
        self.absorb(ply - 1, value);
    }
}

impl<K: Knowledge> Search for AlphaBeta<K> {
    type Move = K::Move;

    fn step(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.done {
            self.advance();
        }
    }

    fn is_done(&self) -> bool {
        self.done
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn depth(&self) -> u32 {
        let complete = if self.done { self.depth } else { self.depth - 1 };
        complete.unsigned_abs()
    }

    fn choices(&self) -> Vec<Choice<K::Move>> {
        let mut choices = self.choices.clone();
        if self.limits.all_choices {
            // What this iteration has not judged yet keeps its value of the one before.
            choices.sort_by_key(|choice| Reverse(choice.value));
        }
        choices.iter().map(|&Rated { chosen, value, .. }| Choice { chosen, value }).collect()
    }

    fn expectation(&self, value: i32) -> f32 {
        expected(value)
    }

    fn line(&self) -> Vec<K::Move> {
        let Some(best) = self.choices().first().map(|choice| choice.chosen) else { return Vec::new() };
        let mut line = vec![best];
        let Mover::Seat(seat) = self.frames[0].mover else { return line };
        let mut state = self.frames[0].state.clone();
        let (mut knowledge, mut entropy) = (self.knowledge.clone(), self.entropy.clone());
        knowledge.play(&self.game, &mut state, seat, best);
        while line.len() < self.depth as usize
            && let Some(seat) = self.game.actor(&state).seats().iter().next()
            && let Some(entry) =
                self.table.get(self.knowledge.hash(&self.game, &state) ^ camp(&self.game, self.own))
        {
            let mut moves = Vec::new();
            let node = Node { game: &self.game, state: &state, seat };
            knowledge.moves(node, &mut entropy, &mut moves);
            let Some(next) = moves.get(usize::from(entry.best)) else { break };
            line.push(next.chosen);
            knowledge.play(&self.game, &mut state, seat, next.chosen);
        }
        line
    }
}

/// Swaps the move of the highest rank to the front; of equals the first.
#[inline]
fn bring_best_forward<M>(moves: &mut [Ranked<M>]) {
    let (mut best, mut highest) = (0, i32::MIN);
    for (at, ranked) in moves.iter().enumerate() {
        if ranked.rank > highest {
            (best, highest) = (at, ranked.rank);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}

/// With more than two sides a value depends on who searches.
#[inline]
fn camp<G: Rules>(game: &G, own: Side) -> u64 {
    if game.sides() > 2 { mix(u64::from(own.0) + 1) } else { 0 }
}

/// Whether what is found out about a position at this depth goes into the table.
#[inline]
const fn is_remembered<K: Knowledge>(depth: i32) -> bool {
    K::REMEMBERS_UNQUIET || depth > 0
}

/// An end that is nearer is the better win and the worse loss.
#[inline]
fn nearer(value: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if value >= WON {
        value - ply
    } else if value <= -WON {
        value + ply
    } else {
        value
    }
}

/// A win is remembered by its distance from where it was seen.
fn to_table(value: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if value >= SEEN_WIN {
        value + ply
    } else if value <= -SEEN_WIN {
        value - ply
    } else {
        value
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if value >= SEEN_WIN {
        value - ply
    } else if value <= -SEEN_WIN {
        value + ply
    } else {
        value
    }
}

/// The window in which the value of the next outcome matters, given that no value is beyond a win (Star1).
#[inline]
fn chance_window<K: Knowledge>(frame: &Frame<K>, weight: i64) -> (i32, i32) {
    let rest = frame.rest - weight;
    let won = i64::from(WON);
    let alpha = (i64::from(frame.floor) * frame.total - frame.sum - won * rest).div_euclid(weight);
    let beta = (i64::from(frame.beta) * frame.total - frame.sum + won * rest + weight - 1).div_euclid(weight);
    let within = |value: i64| value.clamp(-won - 1, won + 1) as i32;
    (within(alpha), within(beta).max(within(alpha) + 1))
}
