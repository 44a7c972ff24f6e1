//! Nothing is allocated in generation and play, once buffers have grown.

use stolik_catalog::{Kind, Visitor};
use stolik_game::{Actor, Entropy, Game, Input, InputOf, Pinned, Rules};

/// Plays random games, first to let buffers grow, then to count.
struct Played;

impl Visitor for Played {
    /// Inputs played, and allocations made by them.
    type Answer = (u64, u64);

    fn visit<G: Game>(self, game: &G) -> (u64, u64) {
        let start = game.start();
        let mut state = start.clone();
        let mut actions = Vec::new();
        let mut entropy = Pinned::from_seed(11);
        // Whole games: some are over after sixty inputs, some after three thousand.
        let mut play = |enough: u64| {
            let mut inputs = 0;
            while inputs < enough {
                state.clone_from(&start);
                while let Some(input) = next(game, &state, &mut actions, &mut entropy) {
                    game.play_unchecked(&mut state, &input);
                    inputs += 1;
                }
            }
            inputs
        };
        play(60_000);
        let mut inputs = 0;
        let allocated = allocation_counter::measure(|| inputs = play(30_000));
        (inputs, allocated.count_total)
    }
}

/// The next input of a random game; the list of actions is made too, as a search would.
fn next<G: Rules>(
    game: &G,
    state: &G::State,
    actions: &mut Vec<G::Action>,
    entropy: &mut impl Entropy,
) -> Option<InputOf<G>> {
    match game.actor(state) {
        Actor::Over => None,
        Actor::Chance => game.draw(state, entropy).map(Input::Chance),
        actor => {
            let seat = actor.seats().iter().next()?;
            actions.clear();
            game.legal(state, seat, actions);
            game.random(state, seat, entropy).map(|action| Input::Act { seat, action })
        }
    }
}

#[test]
fn nothing_is_allocated_in_generation_and_play() {
    for &kind in Kind::ALL {
        let (inputs, allocations) = kind.usual().visit(Played);
        // Warcaby takes to the heap where more than a dozen captures stand side by side, which is rare.
        let most = inputs / 1000;
        assert!(allocations <= most, "{}: {allocations} allocations in {inputs} inputs", kind.id());
    }
}
