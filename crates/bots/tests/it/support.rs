//! What the tests share: bots by their names, positions by their texts, matches.

use std::collections::BTreeSet;
use stolik_bots::Bot;
use stolik_bots::arena::{Contest, Played};
use stolik_catalog::Kind;
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

/// A match of so many games.
pub fn contest(kind: Kind, options: &[(&str, &str)], bots: [&str; 2], games: u32) -> Contest {
    Contest {
        game: kind.with_options(options.iter().copied()).expect("options without faults"),
        bots: bots.map(bot),
        games,
        seed: 7,
        opening: 2,
    }
}

/// The games of a match, so many at once, in their order.
pub fn run(contest: &Contest, threads: usize) -> Vec<Played> {
    let mut games = Vec::new();
    contest.run(threads, &BTreeSet::new(), &|| 0, |played| games.push(played)).expect("the bots can play");
    games.sort_by_key(|played| played.number);
    games
}
