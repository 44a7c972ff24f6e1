//! Nothing is allocated in search, once buffers have grown.

use stolik_bots::Knowledge;
use stolik_bots::knowledge::battle_royale::BattleRoyale;
use stolik_bots::knowledge::medh_kuu_lash::MedhKuuLash;
use stolik_bots::knowledge::multiwarcaby::Multiwarcaby;
use stolik_bots::knowledge::warcaby::Warcaby;
use stolik_bots::search::{AlphaBeta, Growth, Limits, Search, Tree};
use stolik_game::{Input, Pinned, Rules, Viewer, Views};

const NODES: u64 = 60_000;

fn allocations(mut search: impl Search) -> u64 {
    search.step(NODES / 2);
    let allocated = allocation_counter::measure(|| search.step(NODES / 2));
    assert!(search.nodes() >= NODES, "the search goes on: {}", search.nodes());
    allocated.count_total
}

fn check<K: Knowledge>(knowledge: &K, game: &K::Game) {
    let mut entropy = Pinned::from_seed(1);
    let mut state = game.start();
    // From a decision that is one.
    let seat = loop {
        let input = match game.actor(&state).seats().iter().next() {
            Some(seat) if game.count(&state, seat) > 1 => break seat,
            Some(seat) => {
                Input::Act { seat, action: game.random(&state, seat, &mut entropy).expect("an answer") }
            }
            None => Input::Chance(game.draw(&state, &mut entropy).expect("chance is awaited")),
        };
        game.play_unchecked(&mut state, &input);
    };
    let limits = Limits { depth: u8::MAX, all_choices: false, nodes: NODES };
    let search = AlphaBeta::new(game.clone(), knowledge.clone(), &state, seat, limits);
    assert_eq!(allocations(search), 0, "{}: alpha-beta", K::Game::ID);
    let growth = Growth { horizon: 60, curiosity: 1.0, nodes: NODES };
    let view = game.view(&state, Viewer::Seat(seat));
    let tree = Tree::new(game.clone(), knowledge.clone(), view, seat, growth, Pinned::from_seed(2));
    assert_eq!(allocations(tree), 0, "{}: tree", K::Game::ID);
}

#[test]
fn search_allocates_nothing() {
    let game = stolik_warcaby::Warcaby::default();
    check(&Warcaby::new(&game), &game);
    let game = stolik_multiwarcaby::Multiwarcaby::default();
    check(&Multiwarcaby::new(&game), &game);
    let game = stolik_battle_royale::BattleRoyale::new(stolik_battle_royale::Options::default());
    let game = game.expect("defaults have no faults");
    check(&BattleRoyale::new(&game), &game);
    let game = stolik_medh_kuu_lash::MedhKuuLash::default();
    check(&MedhKuuLash::new(&game), &game);
}
