//! What search knows of Szachowa Bitwa.
//!
//! What comes before the battle is decided by habit, from the seat's own view, and so is the answer to a fight. In the
//! battle a move of search is a use of a piece: its way and what it strikes at. The chances of a fight are exact: won,
//! tied or lost, as likely as the table of odds says. Search looks at one world, which differs from the others only in
//! the Special Cards that the enemy may hold; in it both answer fights by the same habit.

mod answers;
mod habits;
mod haste;
mod lines;
mod roads;
mod terrain;
mod uses;
mod worth;

use super::{ActionOf, ChanceOf, Knowledge, Node, Ranked, StateOf, value_of_place};
use crate::{Method, Skill, Strength};
use habits::{BEGINNER, Habits};
use haste::Haste;
use roads::Roads;
use std::cmp::Reverse;
use stolik_catalog::Seen;
use stolik_game::{Entropy, Input, Pinned, Rules, Seat, Side, Weighted};
use stolik_szachowa_bitwa::{
    Action, Battle, CardValue, Colour, Draw, Drawn, Field, Kind, Open, Stage, State, SzachowaBitwa as Game,
    Task, Variant,
};
use terrain::Terrain;
pub use uses::Use;
use uses::{Scout, Strike};
use worth::{Hints, Judge, Weights};

/// How many uses that strike at nothing are looked at.
const QUIET_USES: usize = 12;

/// A move of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A use of a piece, or the next part of it.
    Use(Use),
    /// The use is finished.
    Finish,
    /// The turn is ended.
    End,
    /// An answer to a fight.
    Special(Option<CardValue>),
    /// A deserter.
    Desert(Field),
    /// What habit says before the battle.
    Habit,
}

/// What search knows of Szachowa Bitwa.
#[derive(Clone, Debug)]
pub struct SzachowaBitwa {
    terrain: &'static Terrain,
    /// What things are worth.
    weights: Weights,
    /// What is decided before the battle.
    habits: Habits,
    hints: Hints,
    quiet: Vec<Ranked<Move>>,
}

impl SzachowaBitwa {
    /// For a game with these options.
    pub fn new(game: &Game) -> SzachowaBitwa {
        SzachowaBitwa {
            terrain: Terrain::of(game.size(), game.options().river),
            weights: match game.options().variant {
                Variant::Random => worth::RANDOM,
                Variant::Nonrandom => worth::NONRANDOM,
            },
            habits: Habits::of(game),
            hints: Hints::default(),
            quiet: Vec::with_capacity(1 << 10),
        }
    }

    /// Finds out what holds throughout a search.
    fn look_at(&mut self, game: &Game, open: &Open) {
        if let Some(battle) = &open.battle {
            let roads = Roads::of(self.terrain, game.ground(open), battle);
            self.hints = Hints { haste: Haste::of(game, battle), roads };
        }
    }

    /// Who judges the battle that is on, if one is.
    fn judge<'a>(&'a self, game: &'a Game, open: &'a Open) -> Option<Judge<'a>> {
        let battle = open.battle.as_ref()?;
        Some(Judge::new(game, self.terrain, &self.weights, &self.hints, game.ground(open), battle))
    }

    /// What a player answers to the fight that waits.
    fn special(&self, game: &Game, state: &State, colour: Colour) -> Option<CardValue> {
        let judge = self.judge(game, state.open())?;
        answers::special(&judge, state.open(), state.secret(colour).hand, colour)
    }

    /// Both answer the fight that waits, if one does.
    fn answer(&self, game: &Game, state: &mut State) {
        while let Some(seat) = fight_awaits(game, state) {
            let card = self.special(game, state, Colour::of_seat(seat));
            game.play_unchecked(state, &Input::Act { seat, action: Action::Special(card) });
        }
    }

    fn habit(&self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let Node { game, state, seat } = node;
        let colour = Colour::of_seat(seat);
        self.habits.decide(game, self.terrain, state.open(), state.secret(colour), colour, entropy)
    }

    /// The uses worth a look: all that strike, and the most promising of those that only go somewhere.
    fn list_uses(&mut self, game: &Game, state: &State, battle: &Battle, out: &mut Vec<Ranked<Move>>) {
        let ground = game.ground(state.open());
        let judge = Judge::new(game, self.terrain, &self.weights, &self.hints, ground, battle);
        let own = battle.turn;
        let danger = judge.reach(!own);
        let enemies = battle.board.of(!own);
        let terrain = self.terrain;
        let quiet = &mut self.quiet;
        quiet.clear();
        let (mut piece, mut stays) = (None, 0);
        Scout::new(game, terrain, state, battle).each(|kind, used| {
            let (from, at) = (used.from, used.at());
            if let Some(target) = used.target() {
                let gain = judge.strike_gain(kind, from, at, target);
                let rank = if gain > 0 { Ranked::<Move>::SHARP + gain } else { gain };
                out.push(Ranked::new(Move::Use(used), rank));
                return;
            }
            let price = judge.price(own, kind);
            let worth_of = |field: Field| {
                let risk = if danger.has(field) { price / 6 } else { 0 };
                let prey = terrain.strikes(kind, field, battle.points) & enemies;
                let prey = prey.len().min(3).cast_signed() * 15;
                let way = match (judge.step(own, kind), kind) {
                    (0, _) => 0,
                    (step, Kind::King) => step * judge.nearest_enemy(own, field),
                    (step, _) => step * judge.way(own, field),
                };
                prey - risk - way
            };
            // Uses come piece by piece.
            if piece != Some(from) {
                (piece, stays) = (Some(from), worth_of(from));
            }
            let rank = worth_of(at) - stays;
            quiet.push(Ranked::new(Move::Use(used), rank));
        });
        if quiet.len() > QUIET_USES {
            quiet.select_nth_unstable_by_key(QUIET_USES, |ranked| Reverse(ranked.rank));
            quiet.truncate(QUIET_USES);
        }
        out.append(quiet);
        let ending = if battle.in_use.is_some() { Move::Finish } else { Move::End };
        out.push(Ranked::new(ending, -50));
    }
}

/// The seat that is asked for a Special Card, if one is.
fn fight_awaits(game: &Game, state: &State) -> Option<Seat> {
    let fight = state.open().battle.as_ref()?.fight?;
    if matches!(fight.stage, Stage::Shown { .. }) {
        return None;
    }
    game.awaited(state.open()).iter().next()
}

impl Knowledge for SzachowaBitwa {
    type Game = Game;
    type Move = Move;

    fn skill(&self, game: &Game, strength: Strength) -> Skill {
        let (depth, nodes, looseness) = match (strength, game.options().variant) {
            // Where cards decide, a careless choice costs less.
            (Strength::Easy, Variant::Random) => (1, 1_000, 700),
            (Strength::Easy, Variant::Nonrandom) => (1, 1_000, 280),
            (Strength::Medium, Variant::Random) => (1, 2_000, 150),
            (Strength::Medium, Variant::Nonrandom) => (1, 2_000, 50),
            (Strength::Strong, _) => (24, 80_000, 0),
        };
        Skill { method: Method::AlphaBeta { depth }, nodes, looseness }
    }

    /// Worlds differ in the Special Cards alone, once the battle has begun; all else is habit.
    fn one_world_will_do(&self, _: &Game) -> bool {
        true
    }

    fn plan(
        &mut self,
        seen: &Seen<Game>,
        seat: Seat,
        strength: Strength,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        let Seen { game, view } = seen;
        let colour = Colour::of_seat(seat);
        let secret = view.secret(colour)?;
        self.look_at(game, &view.open);
        if game.task(&view.open, colour)? == Task::Special {
            let judge = self.judge(game, &view.open)?;
            return Some(Action::Special(answers::special(&judge, &view.open, secret.hand, colour)));
        }
        let habits = if strength == Strength::Easy { &BEGINNER } else { &self.habits };
        habits.decide(game, self.terrain, &view.open, secret, colour, entropy)
    }

    fn moves(&mut self, node: Node<'_, Game>, _: &mut Pinned, out: &mut Vec<Ranked<Move>>) {
        let Node { game, state, seat } = node;
        let open = state.open();
        let colour = Colour::of_seat(seat);
        match (game.task(open, colour), &open.battle) {
            (Some(Task::Command | Task::GoOn(_)), Some(battle)) => self.list_uses(game, state, battle, out),
            (Some(Task::Special), _) => {
                out.push(Ranked::new(Move::Special(self.special(game, state, colour)), 0));
            }
            (Some(Task::Desert), Some(battle)) => {
                let judge =
                    Judge::new(game, self.terrain, &self.weights, &self.hints, game.ground(open), battle);
                for kind in Kind::DEPLOYED {
                    let price = judge.price(!colour, kind);
                    let there = battle.board.pieces(!colour, kind).iter();
                    out.extend(there.map(|field| Ranked::new(Move::Desert(field), price)));
                }
            }
            _ => out.push(Ranked::new(Move::Habit, 0)),
        }
    }

    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, seat: Seat, chosen: Move) {
        let mut act = |action: Action| {
            game.play_unchecked(state, &Input::Act { seat, action });
        };
        match chosen {
            Move::Use(used) => {
                used.actions().for_each(&mut act);
                if used.strike == Strike::None && in_use(state) {
                    game.play_unchecked(state, &Input::Act { seat, action: Action::Finish });
                }
                self.answer(game, state);
            }
            Move::Finish => act(Action::Finish),
            Move::End => act(Action::End),
            Move::Special(card) => {
                act(Action::Special(card));
                self.answer(game, state);
            }
            Move::Desert(field) => act(Action::Desert(field)),
            Move::Habit => {
                if let Some(action) = self.habit(Node { game, state, seat }, &mut Pinned::from_seed(0)) {
                    game.play_unchecked(state, &Input::Act { seat, action });
                }
            }
        }
    }

    fn actions(&self, node: Node<'_, Game>, chosen: Move, out: &mut Vec<ActionOf<Self>>) {
        let Node { game, state, seat } = node;
        match chosen {
            Move::Use(used) => {
                out.extend(used.actions());
                if used.strike == Strike::None {
                    let mut after = *state;
                    for action in used.actions() {
                        game.play_unchecked(&mut after, &Input::Act { seat, action });
                    }
                    if in_use(&after) {
                        out.push(Action::Finish);
                    }
                }
            }
            Move::Finish => out.push(Action::Finish),
            Move::End => out.push(Action::End),
            Move::Special(card) => out.push(Action::Special(card)),
            Move::Desert(field) => out.push(Action::Desert(field)),
            Move::Habit => out.extend(self.habit(node, &mut Pinned::from_seed(0))),
        }
    }

    fn evaluate(&self, game: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let ahead = worth::ahead(game, self.terrain, &self.weights, &self.hints, state);
        (if side == Colour::White.side() { ahead } else { -ahead }).clamp(-19_000, 19_000)
    }

    /// To who would lose by waiting, being beaten is no worse than that.
    fn value_of_end(&self, game: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let desperate = Colour::ALL
            .into_iter()
            .any(|colour| colour.side() == side && self.hints.haste[colour.index()].is_desperate());
        match value_of_place(game, state, side) {
            value if value < 0 && desperate => self.evaluate(game, state, side),
            value => value,
        }
    }

    fn is_quiet(&self, _: &Game, state: &StateOf<Self>) -> bool {
        state.open().battle.as_ref().is_none_or(|battle| battle.fight.is_none() && battle.in_use.is_none())
    }

    /// A use, or the end of a turn; going on with a use is part of it.
    fn depth_of(&self, before: &StateOf<Self>, after: &StateOf<Self>) -> i32 {
        match (&before.open().battle, &after.open().battle) {
            (Some(before), Some(after)) => {
                i32::from(before.points != after.points || before.turn != after.turn)
            }
            _ => 1,
        }
    }

    fn slot(&self, chosen: Move) -> usize {
        match chosen {
            Move::Use(used) => {
                let to = used.target().unwrap_or_else(|| used.at());
                1 + usize::from(used.from.number()) * 61 + usize::from(to.number())
            }
            _ => 0,
        }
    }

    /// Won, tied or lost.
    fn chances(&self, game: &Game, state: &StateOf<Self>, out: &mut Vec<Weighted<ChanceOf<Self>>>) {
        if let Some(three) = three_ends(game, state) {
            out.extend(three.into_iter().flatten());
        } else {
            game.chances(state, out);
        }
    }

    fn simulate(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        self.habit(node, entropy).or_else(|| node.random(entropy))
    }

    /// Takes what is likely to be taken, and else marches on.
    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let Node { game, state, seat } = node;
        let open = state.open();
        let colour = Colour::of_seat(seat);
        self.look_at(game, open);
        let battle = match (game.task(open, colour)?, &open.battle) {
            (Task::Command | Task::GoOn(_), Some(battle)) => battle,
            (Task::Special | Task::Desert, _) => return node.random(entropy),
            _ => {
                let secret = state.secret(colour);
                return BEGINNER.decide(game, self.terrain, open, secret, colour, entropy);
            }
        };
        let judge = Judge::new(game, self.terrain, &self.weights, &self.hints, game.ground(open), battle);
        let (mut strike, mut marches) = (None, 0);
        let mut march = None;
        Scout::new(game, self.terrain, state, battle).each(|kind, used| {
            let first = used.actions().next();
            if let Some(target) = used.target() {
                let gain = judge.strike_gain(kind, used.from, used.at(), target);
                if gain > strike.map_or(0, |(most, _)| most) {
                    strike = Some((gain, first));
                }
            } else if kind != Kind::King && judge.way(colour, used.at()) < judge.way(colour, used.from) {
                marches += 1;
                if entropy.below(marches) == 0 {
                    march = first;
                }
            }
        });
        let ending = if battle.in_use.is_some() { Action::Finish } else { Action::End };
        Some(strike.and_then(|(_, action)| action).or(march).unwrap_or(ending))
    }
}

fn in_use(state: &State) -> bool {
    state.open().battle.as_ref().is_some_and(|battle| battle.in_use.is_some())
}

/// The three ends of the fight for which cards are drawn now, each with a draw that leads to it.
fn three_ends(game: &Game, state: &State) -> Option<[Option<Weighted<Draw>>; 3]> {
    use stolik_szachowa_bitwa::{Decision, odds};
    let open = state.open();
    let battle = open.battle.as_ref()?;
    let fight = battle.fight?;
    let Stage::Shown { cards: special } = fight.stage else { return None };
    let assault = game.assault(game.ground(open), battle, fight.from, fight.to, fight.shot)?;
    let Decision::Cards { attacker, defender } = assault.decision else { return None };
    let cards = [special[battle.turn.index()], special[(!battle.turn).index()]];
    let chances = odds(attacker, defender, cards[0], cards[1]);
    let value = |card: Option<CardValue>| card.map_or(0, |card| i32::from(card.get()));
    let ahead = value(cards[0]) - value(cards[1]);
    let mut ends = [None; 3];
    let weights = [chances.win, chances.tie, chances.loss];
    // The highest against the lowest wins if anything does, and so on; ties are looked for.
    for (end, weight) in weights.into_iter().enumerate().filter(|(_, weight)| *weight > 0) {
        let fits = |draw: &Draw| {
            let ahead = i32::from(draw.attacker.sum()) + ahead - i32::from(draw.defender.sum());
            [ahead > 0, ahead == 0, ahead < 0][end]
        };
        let draw = draws(attacker, defender).find(fits)?;
        ends[end] = Some(Weighted { outcome: draw, weight: weight.into() });
    }
    Some(ends)
}

fn draws(attacker: u8, defender: u8) -> impl Iterator<Item = Draw> {
    Drawn::all(attacker)
        .flat_map(move |attacker| Drawn::all(defender).map(move |defender| Draw { attacker, defender }))
}
