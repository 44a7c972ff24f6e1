use crate::broken::Verdict;
use crate::plan::Plan;
use crate::playthrough::Playthrough;
use stolik_game::{Game, Outcome, Record, Replay, Side, TableEnd, record_game};

const LAW: &str = "record-round-trips";

/// A record is the same after it was written and read; it replays without a problem to the same outcome. So is the
/// record of a game that still runs, and of one that was ended by the table.
pub fn record_round_trips<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let inputs = played.inputs.len();
        written_and_read(&played, inputs, None)?;
        if inputs > 0 {
            let sides = played.game.sides();
            let resigned = Outcome::by_table(sides, TableEnd::Resigned(Side(sides - 1)));
            written_and_read(&played, inputs / 2, None)?;
            written_and_read(&played, inputs / 2, Some(resigned))?;
        }
    }
    Ok(())
}

fn written_and_read<G: Game>(played: &Playthrough<G>, inputs: usize, by_table: Option<Outcome>) -> Verdict {
    let moment = played.moment(inputs);
    let position = played.position.as_ref();
    let record = record_game(&played.game, position, &played.inputs[..inputs], by_table);
    let text = record.to_string();
    let read = (text.parse::<Record>())
        .map_err(|error| moment.broken("a record that is read", format!("{error:?}\n{text}")))?;
    moment.same("the record", &record, &read)?;
    moment.same("the record's text", &text, &read.to_string())?;
    let replay = Replay::<G>::of(&read)
        .map_err(|error| moment.broken("a record that is replayed", format!("{error:?}")))?;
    moment.same("the record's problem", &None, &replay.problem)?;
    let outcome = played.game.outcome(moment.state()).or(by_table);
    moment.same("the record's outcome", &outcome, &replay.outcome)
}
