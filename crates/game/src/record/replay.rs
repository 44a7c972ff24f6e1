//! Giving a record its meaning: the states it leads through.

use super::{InputText, Record, RecordError, RecordProblem, ResultText, by_turns};
use crate::{
    Cause, Effect, Faults, Input, InputOf, Notation, Options, Outcome, Passed, Rules, Side, TableEnd,
    Time as _,
};

/// A record replayed: the rules, the states and the inputs it leads through, up to its end or up to the first thing
/// that is wrong with it.
#[derive(Clone, Debug)]
pub struct Replay<G: Rules> {
    /// The rules with the record's options.
    pub game: G,
    /// The states: the one it began from, and the one after each input.
    pub states: Vec<G::State>,
    /// The inputs.
    pub inputs: Vec<InputOf<G>>,
    /// What each input has done.
    pub effects: Vec<Effect>,
    /// How it ended, by the rules or by the table; none if it runs.
    pub outcome: Option<Outcome>,
    /// What is wrong, if anything is; states and inputs go up to there.
    pub problem: Option<RecordError>,
}

impl<G: Notation> Replay<G> {
    /// Replays a record. Fails only where there is nothing to show at all: another game, options or a position that
    /// cannot be.
    pub fn of(record: &Record) -> Result<Replay<G>, RecordError> {
        let (game, start) = begin::<G>(record)?;
        let mut replay = Replay {
            game,
            states: vec![start],
            inputs: Vec::new(),
            effects: Vec::new(),
            outcome: None,
            problem: None,
        };
        for turn in &record.turns {
            for text in &turn.inputs {
                if let Err(problem) = replay.play(text) {
                    replay.problem = Some(problem.at(turn.line));
                    return Ok(replay);
                }
            }
        }
        let last_line = record.turns.last().map_or(0, |turn| turn.line);
        replay.problem = replay.close(record).err().map(|p| p.at(last_line));
        Ok(replay)
    }

    /// The last state.
    pub fn last(&self) -> &G::State {
        self.states.last().expect("a replay has at least the state it began from")
    }

    fn play(&mut self, text: &InputText) -> Result<(), RecordProblem> {
        let input = self.read(text)?;
        let mut state = self.last().clone();
        let effect = self.game.play(&mut state, &input);
        let effect = effect.map_err(|refused| refuse(text, refused))?;
        self.states.push(state);
        self.inputs.push(input);
        self.effects.push(effect);
        Ok(())
    }

    fn read(&self, text: &InputText) -> Result<InputOf<G>, RecordProblem> {
        let garbled = |error| RecordProblem::Input { text: text.to_string(), error };
        match text {
            InputText::Act { seat, text: action } => {
                let request = self.game.parse_action(action).map_err(garbled)?;
                let state = self.last();
                self.game.admit_seat(state, *seat).map_err(|r| refuse(text, r))?;
                let action = self.game.resolve(state, *seat, &request);
                let action = action.map_err(|r| refuse(text, crate::Refused::Rules(r)))?;
                Ok(Input::Act { seat: *seat, action })
            }
            InputText::Chance(outcome) => {
                Ok(Input::Chance(self.game.parse_chance(outcome).map_err(garbled)?))
            }
            InputText::Time { seat, elapsed } => {
                let passed = Passed { seat: *seat, elapsed: *elapsed };
                self.game.time(self.last(), passed).map_err(|r| refuse(text, r))
            }
        }
    }

    /// Compares the result and the hash the record states with what the inputs led to.
    fn close(&mut self, record: &Record) -> Result<(), RecordProblem> {
        let by_rules = self.game.outcome(self.last());
        let by_table = record.result.as_ref().and_then(|said| said.by_table(self.game.sides()));
        self.outcome = by_rules.or(by_table);
        let found = self.outcome.as_ref().map(ResultText::of);
        if found != record.result {
            return Err(RecordProblem::WrongResult {
                found: found.map_or_else(|| "*".to_owned(), |result| result.to_string()),
            });
        }
        match record.end {
            Some((_, hash)) if hash != self.game.transposition_hash(self.last()) => {
                Err(RecordProblem::WrongHash)
            }
            _ => Ok(()),
        }
    }
}

fn begin<G: Notation>(record: &Record) -> Result<(G, G::State), RecordError> {
    if record.game != G::ID {
        return Err(RecordProblem::OtherGame(record.game.clone()).at(0));
    }
    if record.rules != G::VERSION {
        return Err(RecordProblem::OtherRules { record: record.rules, known: G::VERSION }.at(0));
    }
    let choices = record.options.iter().map(|(n, v)| (n.as_str(), v.as_str()));
    let game = G::Options::read(choices)
        .and_then(G::new)
        .map_err(|faults| RecordProblem::Options(explain(faults)).at(0))?;
    let start = match &record.position {
        None => game.start(),
        Some(text) => {
            let setup = game.parse_setup(text);
            let setup = setup.map_err(|error| RecordProblem::Position(error).at(0))?;
            game.set_up(&setup).map_err(|faults| RecordProblem::PositionFaults(explain(faults)).at(0))?
        }
    };
    Ok((game, start))
}

fn explain<F: crate::Fault>(faults: Faults<F>) -> Vec<crate::ExplainedFault> {
    faults.into_iter().map(Into::into).collect()
}

fn refuse<R: crate::Refusal>(text: &InputText, refused: crate::Refused<R>) -> RecordProblem {
    RecordProblem::Refused { text: text.to_string(), why: refused.into() }
}

impl ResultText {
    /// The outcome a stated end by the table means among so many sides; none if it states another kind of end.
    pub fn by_table(&self, sides: u8) -> Option<Outcome> {
        let side = self.side.filter(|&side| side < sides).map(Side);
        let end = match (self.code.as_str(), side) {
            ("resigned", Some(side)) => TableEnd::Resigned(side),
            ("out-of-time", Some(side)) => TableEnd::OutOfTime(side),
            ("abandoned", Some(side)) => TableEnd::Abandoned(side),
            ("agreed", None) => TableEnd::Agreed,
            ("aborted", None) => TableEnd::Aborted,
            _ => return None,
        };
        Some(Outcome::by_table(sides, end))
    }

    /// An outcome as a record has it.
    pub fn of(outcome: &Outcome) -> ResultText {
        let side = match outcome.cause {
            Cause::Table(
                TableEnd::Resigned(side) | TableEnd::OutOfTime(side) | TableEnd::Abandoned(side),
            ) => Some(side.0),
            Cause::Table(TableEnd::Agreed | TableEnd::Aborted) | Cause::Rules(_) => None,
        };
        ResultText {
            places: outcome.standings.iter().map(|(_, s)| s.place).collect(),
            code: outcome.code().to_owned(),
            side,
        }
    }
}

/// Writes down a game: from a start (none for the usual one), by its inputs, with an outcome by the table if there
/// was one. Inputs must be legal, one after the other.
///
/// # Panics
/// When an input is refused: then this is no game.
pub fn record_game<G: Notation>(
    game: &G,
    position: Option<&G::Setup>,
    inputs: &[InputOf<G>],
    by_table: Option<Outcome>,
) -> Record {
    let mut state = match position {
        None => game.start(),
        Some(setup) => game.set_up(setup).expect("a game begins from a valid setup"),
    };
    let mut played = Vec::with_capacity(inputs.len());
    for input in inputs {
        let text = input_text(game, &state, input);
        let effect = game.play(&mut state, input).expect("a game's inputs are legal");
        played.push((text, effect));
    }
    let outcome = game.outcome(&state).or(by_table);
    Record {
        game: G::ID.to_owned(),
        rules: G::VERSION,
        options: game.options().pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        position: position.map(|setup| game.setup_text(setup)),
        result: outcome.as_ref().map(ResultText::of),
        end: Some((inputs.len(), game.transposition_hash(&state))),
        turns: by_turns(played),
        ..Record::default()
    }
}

fn input_text<G: Notation>(game: &G, state: &G::State, input: &InputOf<G>) -> InputText {
    match input {
        Input::Act { seat, action } => {
            InputText::Act { seat: *seat, text: game.action_text(state, *seat, action) }
        }
        Input::Chance(outcome) => InputText::Chance(game.chance_text(outcome)),
        Input::Time(time) => {
            let Passed { seat, elapsed } = time.passed();
            InputText::Time { seat, elapsed }
        }
    }
}
