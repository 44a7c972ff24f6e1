//! A record of some game, replayed.

use crate::{AnyGame, AnyPosition, Kind, Position};
use stolik_game::record::InputText;
use stolik_game::{Effect, Game, Outcome, Record, RecordError, RecordProblem, Replay};

/// A record replayed, up to its end or up to the first thing that is wrong with it.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The rules.
    pub game: AnyGame,
    /// The position it began from, and the one after each input.
    pub positions: Vec<AnyPosition>,
    /// The inputs.
    pub inputs: Vec<InputText>,
    /// What each input has done.
    pub effects: Vec<Effect>,
    /// How it ended; none if it runs.
    pub outcome: Option<Outcome>,
    /// What is wrong, if anything is.
    pub problem: Option<RecordError>,
}

impl Replayed {
    /// Replays a record. Fails only where there is nothing to show at all.
    pub fn of(record: &Record) -> Result<Replayed, RecordError> {
        match Kind::named(&record.game) {
            Some(kind) => kind.replay(record),
            None => {
                Err(RecordError { line: 0, problem: Box::new(RecordProblem::OtherGame(record.game.clone())) })
            }
        }
    }

    /// The last position reached.
    pub fn last(&self) -> &AnyPosition {
        self.positions.last().expect("a replay has at least the position it began from")
    }
}

/// Replays a record of this game.
pub(crate) fn replay<G: Game>(record: &Record) -> Result<Replayed, RecordError>
where
    AnyGame: From<G>,
    AnyPosition: From<Position<G>>,
{
    let replay = Replay::<G>::of(record)?;
    let texts = record.turns.iter().flat_map(|turn| &turn.inputs);
    Ok(Replayed {
        inputs: texts.take(replay.inputs.len()).cloned().collect(),
        positions: replay
            .states
            .into_iter()
            .map(|state| {
                let game = replay.game.clone();
                Position { game, state }.into()
            })
            .collect(),
        game: replay.game.into(),
        effects: replay.effects,
        outcome: replay.outcome,
        problem: replay.problem,
    })
}
