//! What search knows of Warcaby Battle Royale.
//!
//! A move of search is the set of fields that a turn takes: costs do not depend on the order, so orders are not told
//! apart. There are far too many sets to try them all; a few are built field by field, each after another plan (fill up,
//! spread, cut off, attack), and search chooses among them.

mod ground;

use super::{ActionOf, Knowledge, Ranked, Shares, StateOf};
use crate::{Method, Skill, Strength};
use ground::Ground;
use stolik_battle_royale::{Action, BattleRoyale as Game, Field, Fields, Stage};
use stolik_game::{Actor, Entropy, Input, MOST_SEATS, Pinned, Rules, Seat, Side};

/// A field of one's own.
const FIELD: i32 = 100;
/// A free field that one reaches before all others.
const CLAIM: i32 = 60;
/// A field of one's own that another touches and can take cheaply.
const WEAK: i32 = -14;

/// The fields that a turn takes, and then ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set(Fields);

/// After what a turn is planned: what a field is worth for its cost.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// Every field it opens.
    opens: f32,
    /// A field that another could take too.
    denies: f32,
    /// A field of another State.
    attacks: f32,
    /// What chance adds.
    whim: f32,
}

/// Plans without whims first: they are the same every time.
const PLANS: [Plan; 17] = [
    Plan { opens: 0.0, denies: 0.3, attacks: 0.5, whim: 0.0 },
    Plan { opens: 0.25, denies: 0.3, attacks: 0.5, whim: 0.0 },
    Plan { opens: 0.6, denies: 0.0, attacks: 0.0, whim: 0.0 },
    Plan { opens: 1.5, denies: 1.0, attacks: 0.0, whim: 0.0 },
    Plan { opens: 0.1, denies: 1.5, attacks: 1.0, whim: 0.0 },
    Plan { opens: 0.0, denies: 0.5, attacks: 6.0, whim: 0.0 },
    Plan { opens: 0.3, denies: 0.5, attacks: 1.0, whim: 0.8 },
    Plan { opens: 0.8, denies: 0.8, attacks: 2.0, whim: 0.8 },
    Plan { opens: 0.0, denies: 0.5, attacks: 3.0, whim: 1.5 },
    Plan { opens: 0.0, denies: 0.5, attacks: 1.0, whim: 1.5 },
    Plan { opens: 0.3, denies: 0.5, attacks: 2.0, whim: 1.5 },
    Plan { opens: 0.6, denies: 0.5, attacks: 4.0, whim: 1.5 },
    Plan { opens: 0.9, denies: 0.5, attacks: 0.0, whim: 1.5 },
    Plan { opens: 0.0, denies: 1.5, attacks: 4.0, whim: 2.5 },
    // No plan at all: for those who choose loosely.
    Plan { opens: 0.0, denies: 0.0, attacks: 0.0, whim: 25.0 },
    Plan { opens: 2.0, denies: 0.0, attacks: 0.0, whim: 25.0 },
    Plan { opens: 0.0, denies: 0.0, attacks: 9.0, whim: 25.0 },
];
/// How somebody plans who has just learnt the rules: as many fields as the roll gives, those first that open more.
const BEGINNER: Plan = Plan { opens: 0.25, denies: 0.3, attacks: 0.5, whim: 0.2 };

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
        let mut worths = [0; MOST_SEATS];
        let claims = ground.claims();
        for (seat, &land) in lands.iter().enumerate() {
            if land == 0 {
                continue;
            }
            let count = |fields: u128| fields.count_ones().cast_signed();
            worths[seat] =
                FIELD * count(land) + claim * count(claims[seat]) + WEAK * count(ground.weak(seat));
        }
        worths
    }

    /// Builds the set of a turn after a plan.
    fn build(game: &Game, state: &StateOf<Self>, seat: Seat, plan: Plan, entropy: &mut Pinned) -> Set {
        let mut after = *state;
        let mut takes = Fields::NONE;
        let others = (0..game.options().seats).map(Seat).filter(|&other| other != seat);
        let foreign = others.fold(Fields::NONE, |foreign, other| foreign | state.land_before(other));
        let reached = foreign.neighbours();
        let free = state.free();
        while game.actor(&after) == Actor::One(seat) {
            let near = after.land(seat).neighbours();
            let mut best = None;
            for field in game.takable(&after).iter() {
                let opens = (field.alone().neighbours() & free) - near;
                let mut worth = 1.0 + plan.opens * opens.len() as f32;
                if reached.contains(field) {
                    worth += plan.denies;
                }
                if foreign.contains(field) {
                    worth += plan.attacks;
                }
                if plan.whim > 0.0 {
                    worth += plan.whim * entropy.below(1_000) as f32 / 1_000.0;
                }
                let ratio = worth / f32::from(after.cost(field).total());
                if best.is_none_or(|(most, _)| ratio > most) {
                    best = Some((ratio, field));
                }
            }
            let Some((_, field)) = best else { break };
            takes |= field.alone();
            game.play_unchecked(&mut after, &Input::Act { seat, action: Action::Take(field) });
        }
        Set(takes)
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
            Strength::Easy => (Method::AlphaBeta { depth: 1 }, 500, 20_000),
            // The more seats, the smaller the share that each expects, and the differences between moves.
            Strength::Medium => {
                (Method::Tree { horizon: 0, curiosity: 0.5 }, 400, 50 / (u16::from(self.seats) + 1))
            }
            // Luck decides much: many games played on a little say more than a deep look at few.
            Strength::Strong => (Method::Tree { horizon: 8, curiosity: 0.5 }, 180_000, 0),
        };
        Skill { method, nodes, looseness }
    }

    fn moves(
        &mut self,
        game: &Game,
        state: &StateOf<Self>,
        seat: Seat,
        entropy: &mut Pinned,
        out: &mut Vec<Ranked<Set>>,
    ) {
        let first = out.len();
        for plan in PLANS {
            let takes = Self::build(game, state, seat, plan, entropy);
            if out[first..].iter().all(|known| known.chosen != takes) {
                let mut after = *state;
                self.play(game, &mut after, seat, takes);
                let rank = self.evaluate(game, &after, game.side_of(seat));
                out.push(Ranked::new(takes, rank));
            }
        }
    }

    fn play(&self, game: &Game, state: &mut StateOf<Self>, seat: Seat, Set(takes): Set) {
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

    fn actions(
        &self,
        game: &Game,
        state: &StateOf<Self>,
        seat: Seat,
        Set(takes): Set,
        out: &mut Vec<ActionOf<Self>>,
    ) {
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
    fn simulate(
        &mut self,
        game: &Game,
        state: &StateOf<Self>,
        seat: Seat,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        let takable = game.takable(state);
        if takable.is_empty() {
            return Some(Action::End);
        }
        let cheap = takable & state.land_before(seat).neighbours() & state.free();
        let fields = if cheap.is_empty() { takable } else { cheap };
        random_of(fields, entropy).map(Action::Take)
    }

    fn beginner(
        &mut self,
        game: &Game,
        state: &StateOf<Self>,
        seat: Seat,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        let mut actions = Vec::new();
        self.actions(game, state, seat, Self::build(game, state, seat, BEGINNER, entropy), &mut actions);
        actions.first().copied()
    }
}
