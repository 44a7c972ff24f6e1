//! What search knows of Wojna.
//!
//! A turn has too many actions to search them: search chooses a posture, and a commander leads the army in it, unit by
//! unit, up to the next die or the end of the turn. The same commander leads both armies in simulated games, which go a
//! few turns on and are then judged.

mod barrier;
mod bridge;
mod commander;
mod crossing;
mod economy;
mod field;
mod fleet;
mod lanes;
mod orders;
mod passage;
mod posture;
mod relief;
mod routes;
mod sites;
mod spread;
mod storm;
mod tactics;
mod train;
mod worth;

use super::{ActionOf, Knowledge, Node, Ranked, Shares};
use crate::{Method, Skill, Strength};
use commander::{Commander, Craft};
pub use posture::Posture;
use stolik_catalog::Seen;
use stolik_game::{Actor, Input, MOST_SEATS, Pinned, Rules, Seat, Side};
use stolik_wojna::{Action, Owner, Phase, State, Wojna as Game};

/// How many turns simulated games go on.
const TURNS: u16 = 3;

/// How loosely the weaker bots choose: in hundredths of an infantry.
const EASY: i32 = 230;
const MEDIUM: i32 = 40;

/// A move of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The turn goes on in a posture, up to the next die.
    Lead(Posture),
    /// One action.
    Act(Action),
}

/// What search knows of Wojna.
#[derive(Clone, Debug)]
pub struct Wojna {
    commander: Box<Commander>,
    /// The turn at whose beginning simulated games are judged.
    until: Option<u16>,
    /// The turn and the posture that a simulated game has entered upon.
    following: Option<(u16, Posture)>,
}

/// After so many turns of both players together a war is under way.
const WAR: u16 = 12;

impl Wojna {
    /// For a game with these options.
    pub fn new(_: &Game) -> Wojna {
        Wojna { commander: Box::new(Commander::new()), until: None, following: None }
    }

    fn posture(&self, state: &State) -> Posture {
        match self.following {
            Some((turn, posture)) if turn == state.turns() => posture,
            _ => Posture::Press,
        }
    }

    /// Plays a move, and tells its actions: up to the next die, or the end of a part of the turn.
    fn each_action(
        commander: &mut Commander,
        game: &Game,
        state: &mut State,
        seat: Seat,
        chosen: Move,
        mut tell: impl FnMut(Action),
    ) {
        let mut act = |state: &mut State, action: Action| {
            tell(action);
            game.play_unchecked(state, &Input::Act { seat, action });
        };
        let posture = match chosen {
            Move::Act(action) => return act(state, action),
            Move::Lead(posture) => posture,
        };
        commander.look_anew();
        // No luck is asked for where a posture is given.
        let mut entropy = Pinned::from_seed(0);
        let part = std::mem::discriminant(&state.phase());
        while game.actor(state) == Actor::One(seat) && std::mem::discriminant(&state.phase()) == part {
            let Some(action) = commander.next(game, state, posture, &mut entropy) else { return };
            act(state, action);
        }
    }
}

impl Knowledge for Wojna {
    type Game = Game;
    type Move = Move;

    /// A war under way: the set-up is unlike the rest.
    fn usual_state(game: &Game) -> State {
        let mut commander = Commander::new();
        let mut entropy = Pinned::from_seed(1);
        let mut state = game.start();
        while state.turns() < WAR {
            let input = if game.actor(&state) == Actor::Chance {
                game.draw(&state, &mut entropy).map(Input::Chance)
            } else {
                let action = commander.next(game, &state, Posture::Press, &mut entropy);
                action.map(|action| Input::Act { seat: state.turn().seat(), action })
            };
            let Some(input) = input else { break };
            game.play_unchecked(&mut state, &input);
        }
        state
    }

    fn skill(&self, _: &Game, _: Strength) -> Skill {
        // All follow their commander; the strong one searches among postures when it is given a budget. That has not made it
        // stronger, so what was measured is what plays.
        Skill { method: Method::Tree { horizon: u16::MAX, curiosity: 0.6 }, nodes: 1, looseness: 0 }
    }

    fn plan(
        &mut self,
        seen: &Seen<Game>,
        _: Seat,
        strength: Strength,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        let Seen { game, view } = seen;
        self.until = Some(view.turns() + TURNS);
        self.commander.craft = if strength == Strength::Strong { Craft::Full } else { Craft::Plain };
        let (posture, looseness) = match strength {
            Strength::Easy => (Posture::Charge, EASY),
            Strength::Medium => (Posture::Press, MEDIUM),
            // Units are searched, everything else is planned.
            Strength::Strong if matches!(view.phase(), Phase::Units { .. }) => return None,
            Strength::Strong => (Posture::Press, 0),
        };
        self.commander.looseness = looseness;
        self.commander.next(game, view, posture, entropy)
    }

    fn moves(&mut self, node: Node<'_, Game>, entropy: &mut Pinned, out: &mut Vec<Ranked<Move>>) {
        let Node { game, state, .. } = node;
        match state.phase() {
            Phase::Units { .. } => match self.following {
                Some((turn, posture)) if turn == state.turns() => {
                    out.push(Ranked::new(Move::Lead(posture), 0));
                }
                _ => out.extend(
                    Posture::ALL
                        .into_iter()
                        .zip(0..)
                        .map(|(posture, order)| Ranked::new(Move::Lead(posture), -order)),
                ),
            },
            Phase::Buildings => out.push(Ranked::new(Move::Lead(Posture::Press), 0)),
            _ => {
                for _ in 0..8 {
                    let action = self.commander.next(game, state, Posture::Press, entropy);
                    let action = action.map(|action| Ranked::new(Move::Act(action), 0));
                    out.extend(action.filter(|action| out.iter().all(|known| known.chosen != action.chosen)));
                }
            }
        }
    }

    fn play(&mut self, game: &Game, state: &mut State, seat: Seat, chosen: Move) {
        Wojna::each_action(&mut self.commander, game, state, seat, chosen, |_| {});
    }

    fn actions(&self, node: Node<'_, Game>, chosen: Move, out: &mut Vec<ActionOf<Self>>) {
        let Node { game, state, seat } = node;
        let mut commander = self.commander.clone();
        Wojna::each_action(&mut commander, game, &mut state.clone(), seat, chosen, |action| out.push(action));
    }

    fn follow(&mut self, before: &State, chosen: Move) {
        if let Move::Lead(posture) = chosen {
            self.following = Some((before.turns(), posture));
        }
    }

    fn evaluate(&self, game: &Game, state: &State, side: Side) -> i32 {
        worth::balance(game, state, Owner::ALL[side.index()]).0
    }

    fn shares(&self, game: &Game, state: &State) -> Shares {
        let (ahead, all) = worth::balance(game, state, Owner::Cherry);
        let share = 1.0 / (1.0 + (-ahead as f32 / (400.0 + all as f32 / 20.0)).exp());
        let mut shares = [0.0; MOST_SEATS];
        shares[0] = share;
        shares[1] = 1.0 - share;
        shares
    }

    fn simulate(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let Node { game, state, .. } = node;
        if self.until.is_some_and(|until| state.turns() >= until) {
            return None;
        }
        let posture = self.posture(state);
        self.commander.next(game, state, posture, entropy)
    }

    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        self.commander.next(node.game, node.state, Posture::Charge, entropy)
    }
}
