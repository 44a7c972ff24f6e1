//! How a match stands: the games of the same people, one after the other.

use super::live::Live;
use stolik_game::{Cause, Seat, TableEnd};
use stolik_protocol::Score;

impl Live {
    /// How the match stands. A game that was called off does not count.
    pub(super) fn score(&self) -> Score {
        let about = &self.kept.about;
        let mut score = Score { games: about.games, points: about.points.clone() };
        score.points.resize(about.seats.len(), 0);
        let Some(table) = &self.table else { return score };
        let outcome = table.outcome().filter(|outcome| outcome.cause != Cause::Table(TableEnd::Aborted));
        if let Some(outcome) = outcome {
            let game = table.game();
            score.games += 1;
            for (points, seat) in score.points.iter_mut().zip((0..).map(Seat)) {
                *points += game.match_points(&outcome, game.side_of(seat));
            }
        }
        score
    }
}
