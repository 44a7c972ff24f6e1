//! How fast search is: what a bench asks for, so that it measures what bots do.

use crate::Knowledge;
use crate::knowledge::{self, all_games};
use crate::search::{AlphaBeta, Growth, Limits, Search, Tree};
use stolik_catalog::AnyGame;
use stolik_game::{Input, Pinned, Rules, Seat, Viewer, Views};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measured {
    /// Positions that alpha-beta looks at.
    Nodes,
    /// Inputs that a tree search plays.
    Steps,
}

/// Searches from a [usual state](Knowledge::usual_state) of a game for about so many nodes or steps, and tells how many there were: fewer
/// only where the search has come to its end.
pub fn search(game: &AnyGame, measured: Measured, nodes: u64) -> u64 {
    macro_rules! search {
        ($($Game:ident in $file:ident),+ $(,)?) => {
            match game {
                $( AnyGame::$Game(game) => search_with(knowledge::$file::$Game::new(game), game, measured, nodes) ),+
            }
        };
    }
    all_games!(search)
}

fn search_with<K: Knowledge>(knowledge: K, game: &K::Game, measured: Measured, nodes: u64) -> u64 {
    let mut state = K::usual_state(game);
    let mut entropy = Pinned::from_seed(1);
    // From the first decision that is one.
    let seat = loop {
        let actor = game.actor(&state);
        let input = match actor.seats().iter().next() {
            Some(seat) if game.count(&state, seat) > 1 => break seat,
            Some(seat) => game.random(&state, seat, &mut entropy).map(|action| Input::Act { seat, action }),
            None => game.draw(&state, &mut entropy).map(Input::Chance),
        };
        let Some(input) = input else { return 0 };
        game.play_unchecked(&mut state, &input);
    };
    match measured {
        Measured::Nodes => {
            let limits = Limits { depth: u8::MAX, all_choices: false, nodes };
            run(AlphaBeta::new(game.clone(), knowledge, &state, seat, limits), nodes)
        }
        Measured::Steps => run(tree(knowledge, game, &state, seat, nodes), nodes),
    }
}

fn tree<K: Knowledge>(
    knowledge: K,
    game: &K::Game,
    state: &<K::Game as Rules>::State,
    seat: Seat,
    nodes: u64,
) -> Tree<K> {
    let growth = Growth { horizon: 100, curiosity: 1.5, nodes };
    let view = game.view(state, Viewer::Seat(seat));
    Tree::new(game.clone(), knowledge, view, seat, growth, Pinned::from_seed(2))
}

fn run(mut search: impl Search, nodes: u64) -> u64 {
    search.step(nodes);
    search.nodes()
}
