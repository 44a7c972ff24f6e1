//! What can be said of any game: what is legal, and how it ended.

use super::{ActionOf, Knowledge, Node, Ranked, StateOf};
use crate::{Method, Skill, Strength};
use std::marker::PhantomData;
use stolik_game::{Asks, Game, Input, MOST_SEATS, Pinned, Seat, Side};

/// How many actions are drawn where they are too many to list.
const DRAWN: usize = 24;

/// No knowledge: moves are actions, and only ends are judged.
#[derive(Clone, Debug)]
pub struct Plain<G: Game> {
    actions: Vec<G::Action>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Default for Plain<G> {
    fn default() -> Plain<G> {
        Plain { actions: Vec::new(), game: PhantomData }
    }
}

impl<G: Game> Knowledge for Plain<G> {
    type Game = G;
    type Move = G::Action;

    fn skill(&self, _: &G, strength: Strength) -> Skill {
        let (nodes, looseness) = match strength {
            Strength::Easy => (500, 200),
            Strength::Medium => (5_000, 50),
            Strength::Strong => (100_000, 0),
        };
        Skill { method: Method::Tree { horizon: u16::MAX, curiosity: 1.5 }, nodes, looseness }
    }

    fn moves(&mut self, node: Node<'_, G>, entropy: &mut Pinned, out: &mut Vec<Ranked<G::Action>>) {
        self.actions.clear();
        match node.game.asks(node.state, node.seat) {
            Asks::Listed => node.legal(&mut self.actions),
            Asks::Composed => {
                self.actions.extend((0..DRAWN).filter_map(|_| node.random(entropy)));
                self.actions.sort_unstable();
                self.actions.dedup();
            }
        }
        out.extend(self.actions.iter().map(|&action| Ranked::new(action, 0)));
    }

    fn play(&mut self, game: &G, state: &mut StateOf<Self>, seat: Seat, action: G::Action) {
        game.play_unchecked(state, &Input::Act { seat, action });
    }

    fn actions(&self, _: Node<'_, G>, chosen: G::Action, out: &mut Vec<ActionOf<Self>>) {
        out.push(chosen);
    }

    fn evaluate(&self, _: &G, _: &StateOf<Self>, _: Side) -> i32 {
        0
    }

    fn shares(&self, game: &G, _: &StateOf<Self>) -> super::Shares {
        [1.0 / f32::from(game.sides()); MOST_SEATS]
    }
}
