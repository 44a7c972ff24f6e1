//! What the tests share: bots by their names, positions by their texts.

use stolik_bots::Bot;
use stolik_game::Game;

/// The bot of a name.
pub fn bot(name: &str) -> Bot {
    Bot::named(name).expect("a bot")
}

/// The state of a position's text.
pub fn set_up<G: Game>(game: &G, text: &str) -> G::State {
    let setup = game.parse_setup(text).expect("a position");
    game.set_up(&setup).expect("a possible position")
}
