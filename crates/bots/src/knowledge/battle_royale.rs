//! What search knows of Warcaby Battle Royale.
//!
//! A move of search is the set of fields that a turn takes: costs do not depend on the order, so orders are not told
//! apart. There are far too many sets to try them all: some are built field by field, each after another plan (fill up,
//! spread, cut off, attack), some around each foreign field that can be taken, and search chooses among the best.

mod ground;
mod plan;

use super::{ActionOf, Knowledge, Node, Ranked, Shares, StateOf};
use crate::{Method, Skill, Strength};
use ground::{COMPANIONS, Ground};
use plan::Plan;
use std::cmp::Reverse;
use stolik_battle_royale::{Action, BattleRoyale as Game, Field, Fields, Stage};
use stolik_catalog::Seen;
use stolik_game::{Entropy, Input, MOST_SEATS, Pinned, Rules, Seat, Side, Views as _};

/// A field of one's own.
const FIELD: i32 = 100;
/// A free field that one reaches before all others.
const CLAIM: i32 = 60;
/// A free field that one touches: the next turn can take it for one point.
const NEAR: i32 = 50;
/// No roll of the usual die takes more.
const MOST_NEAR: i32 = 8;
/// Being next to roll, shared among the seats.
const TEMPO: i32 = 200;
/// A field of one's own that another touches, by its companions: the fewer, the cheaper it is taken. For the usual die.
/// After a fit to who won in the end: among many somebody comes to take what is weak, and goes on from there.
const WEAK: [i32; COMPANIONS] = [-180, -180, -140, -80, -20, -20, 0, 0];
const WEAK_FOR_TWO: [i32; COMPANIONS] = [-100, -60, -20, -10, 0, 0, 0, 0];
/// For so many last rounds weakness counts less and less.
const LAST_ROUNDS: i32 = 7;

/// How many sets of a turn are looked at.
const WIDEST: usize = 12;

/// The fields that a turn takes, and then ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set(Fields);

/// What search knows of Battle Royale.
#[derive(Clone, Debug)]
pub struct BattleRoyale {
    seats: u8,
}

impl BattleRoyale {
    /// For a game with these options.
    pub fn new(game: &Game) -> BattleRoyale {
        BattleRoyale { seats: game.options().seats }
    }

    fn lands(&self, state: &StateOf<Self>) -> [u128; MOST_SEATS] {
        let mut lands = [0; MOST_SEATS];
        for seat in 0..self.seats {
            lands[usize::from(seat)] = state.land(Seat(seat)).bits();
        }
        lands
    }

    /// What each State is worth: its fields, what it will reach first, and where it is weak.
    fn worths(&self, game: &Game, state: &StateOf<Self>) -> [i32; MOST_SEATS] {
        let lands = self.lands(state);
        let lands = &lands[..usize::from(self.seats)];
        let ground = Ground::of(lands);
        let rounds = i32::from(game.options().last_round()) - i32::from(state.round());
        let claim = CLAIM * rounds.clamp(0, 3) / 3;
        let near = if rounds > 0 { NEAR } else { 0 };
        let fading = (rounds + 1).clamp(0, LAST_ROUNDS);
        let weak = if self.seats == 2 { &WEAK_FOR_TWO } else { &WEAK };
        let faces = usize::from(game.options().die.faces());
        let mut worths = [0; MOST_SEATS];
        let claims = ground.claims();
        for (seat, &land) in lands.iter().enumerate() {
            if land == 0 {
                continue;
            }
            let count = |fields: u128| fields.count_ones().cast_signed();
            let touched = ground.touched_by_companions(seat);
            let weakness: i32 =
                (0..).zip(touched).map(|(companions, set)| weak[companions * 8 / faces] * count(set)).sum();
            worths[seat] = FIELD * count(land)
                + claim * count(claims[seat])
                + near * count(ground.near(seat)).min(MOST_NEAR)
                + weakness * fading / LAST_ROUNDS;
            if seat == state.seat().index() {
                worths[seat] += TEMPO / i32::from(self.seats);
            }
        }
        worths
    }

    /// A set, ranked by how it leaves the seat.
    fn ranked(&mut self, node: Node<'_, Game>, takes: Set) -> Ranked<Set> {
        let Node { game, state, seat } = node;
        let mut after = *state;
        self.play(game, &mut after, seat, takes);
        Ranked::new(takes, self.evaluate(game, &after, game.side_of(seat)))
    }

    /// The next action of a turn that goes on after a plan.
    fn next_of(&self, plan: Plan, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let takes = Set(plan.takes(node, entropy));
        let mut actions = Vec::new();
        self.actions(node, takes, &mut actions);
        actions.first().copied()
    }
}

/// One of the fields of a set that has some.
fn random_of(fields: Fields, entropy: &mut Pinned) -> Option<Field> {
    fields.iter().nth(entropy.index(fields.len() as usize))
}

impl Knowledge for BattleRoyale {
    type Game = Game;
    type Move = Set;

    fn skill(&self, _: &Game, strength: Strength) -> Skill {
        let (method, nodes, looseness) = match strength {
            // It does not search; see `plan`.
            Strength::Easy => (Method::AlphaBeta { depth: 1 }, 500, 20_000),
            Strength::Medium => {
                let looseness = if self.seats == 2 { 40 } else { 90 };
                (Method::Tree { horizon: 0, curiosity: 0.5 }, 400, looseness)
            }
            // Luck decides much: many games played on a little say more than a deep look at few.
            Strength::Strong => {
                // Of two, a turn has more free land before it, and takes longer to look at.
                let nodes = if self.seats == 2 { 110_000 } else { 200_000 };
                (Method::Tree { horizon: 8, curiosity: 0.5 }, nodes, 0)
            }
        };
        Skill { method, nodes, looseness }
    }

    /// The easy bot looks no further than the next field.
    fn plan(
        &mut self,
        seen: &Seen<Game>,
        seat: Seat,
        strength: Strength,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        match strength {
            Strength::Easy => {
                let state = &seen.game.sample_world(&seen.view, entropy);
                self.next_of(Plan::EASY, Node { game: &seen.game, state, seat }, entropy)
            }
            Strength::Medium | Strength::Strong => None,
        }
    }

    fn moves(&mut self, node: Node<'_, Game>, entropy: &mut Pinned, out: &mut Vec<Ranked<Set>>) {
        let Node { game, state, seat } = node;
        let first = out.len();
        let mut add = |takes: Set| {
            if out[first..].iter().all(|known| known.chosen != takes) {
                out.push(self.ranked(node, takes));
            }
        };
        for target in (game.takable(state) - state.free()).iter() {
            let after = &node.after(Action::Take(target));
            add(Set(Plan::REST.takes(Node { game, state: after, seat }, entropy) | target.alone()));
        }
        for plan in Plan::ALL {
            add(Set(plan.takes(node, entropy)));
        }
        if out.len() - first > WIDEST {
            out[first..].sort_unstable_by_key(|ranked| (Reverse(ranked.rank), ranked.chosen.0));
            out.truncate(first + WIDEST);
        }
    }

    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, seat: Seat, Set(takes): Set) {
        for field in takes.iter() {
            if game.ending(state).is_some() {
                return;
            }
            game.play_unchecked(state, &Input::Act { seat, action: Action::Take(field) });
        }
        if game.ending(state).is_none() {
            game.play_unchecked(state, &Input::Act { seat, action: Action::End });
        }
    }

    fn actions(&self, node: Node<'_, Game>, Set(takes): Set, out: &mut Vec<ActionOf<Self>>) {
        let Node { game, state, seat } = node;
        let mut after = *state;
        let mut left = takes;
        // Every field must touch something owned at that moment.
        while let Some(field) = (left & game.takable(&after)).iter().next() {
            left -= field.alone();
            out.push(Action::Take(field));
            game.play_unchecked(&mut after, &Input::Act { seat, action: Action::Take(field) });
        }
        if game.ending(&after).is_none() {
            out.push(Action::End);
        }
    }

    fn evaluate(&self, game: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let worths = self.worths(game, state);
        let others = (0..usize::from(self.seats)).filter(|&other| other != side.index());
        worths[side.index()] - others.map(|other| worths[other]).max().unwrap_or(0)
    }

    fn shares(&self, game: &Game, state: &StateOf<Self>) -> Shares {
        let worths = self.worths(game, state);
        let most = worths.iter().copied().max().unwrap_or(0);
        // A lead counts the more the fewer rolls can still turn it.
        let rounds = game.options().last_round().saturating_sub(state.round()).min(30);
        let swing = 60.0 * f32::from(2 * rounds + 2).sqrt();
        let mut shares = [0.0; MOST_SEATS];
        for seat in (0..self.seats).map(Seat).filter(|&seat| state.stands(seat)) {
            shares[seat.index()] = ((worths[seat.index()] - most) as f32 / swing).exp();
        }
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    fn is_quiet(&self, _: &Game, state: &StateOf<Self>) -> bool {
        state.stage() != Stage::Turn
    }

    /// Takes what is cheap, and ends when nothing is left.
    fn simulate(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let Node { game, state, seat } = node;
        let takable = game.takable(state);
        if takable.is_empty() {
            return Some(Action::End);
        }
        let cheap = takable & state.land_before(seat).neighbours() & state.free();
        let fields = if cheap.is_empty() { takable } else { cheap };
        random_of(fields, entropy).map(Action::Take)
    }

    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        self.next_of(Plan::BEGINNER, node, entropy)
    }
}
