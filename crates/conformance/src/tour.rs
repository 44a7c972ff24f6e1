//! The random games of one case together, for laws that look from one at another.

use crate::moment::Moment;
use crate::playthrough::Playthrough;
use crate::pool::Pool;
use stolik_game::Game;

/// The random games of one case, with what was gathered from them.
pub(crate) struct Tour<G: Game> {
    games: Vec<Playthrough<G>>,
    pub pool: Pool<G>,
}

impl<G: Game> Tour<G> {
    pub fn of(games: impl Iterator<Item = Playthrough<G>>) -> Tour<G> {
        let games: Vec<Playthrough<G>> = games.collect();
        let pool = Pool::of(&games);
        Tour { games, pool }
    }

    /// The moments of all the games.
    pub fn moments(&self) -> impl Iterator<Item = Moment<'_, G>> {
        self.games.iter().flat_map(Playthrough::moments)
    }
}
