//! How a game ended, in words.

use crate::explain;
use stolik_catalog::AnyPosition;
use stolik_game::{Cause, Message, Outcome, TableEnd, Viewer};
use stolik_text::Speaker;

/// How a game ended, and where the rules ended it, by which article.
pub fn cited(speaker: &Speaker, position: &AnyPosition, outcome: &Outcome) -> String {
    let sentence = sentence(speaker, position, outcome);
    match outcome.cause {
        Cause::Rules(reason) => {
            format!("{sentence} [{}]", explain::cite(position.game().kind(), reason.article))
        }
        Cause::Table(_) => sentence,
    }
}

/// How a game ended: by the rules for which reason, or by the table because of whom. The speaker must know the sides.
pub fn sentence(speaker: &Speaker, position: &AnyPosition, outcome: &Outcome) -> String {
    let end = match outcome.cause {
        // The prompt of the last scene tells the reason in the game's own words.
        Cause::Rules(_) => return speaker.say(&position.seen_by(Viewer::Everybody).scene().prompt),
        Cause::Table(end) => end,
    };
    let said = speaker.say(&match end {
        TableEnd::Resigned(side) => Message::new("outcome-resigned").with("side", side),
        TableEnd::OutOfTime(side) => Message::new("outcome-out-of-time").with("side", side),
        TableEnd::Abandoned(side) => Message::new("outcome-abandoned").with("side", side),
        TableEnd::Agreed => Message::new("outcome-agreed"),
        TableEnd::Aborted => Message::new("outcome-aborted"),
    });
    match outcome.standings.sole_winner() {
        Some(winner) => {
            let won = speaker.say(&Message::new("outcome-winner").with("side", winner));
            format!("{said} {won}")
        }
        None => said,
    }
}
