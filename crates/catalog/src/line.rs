//! A line of play: where it began and the inputs that stand.

use crate::{AnyGame, AnyPosition, InputError, Played};
use stolik_game::record::{InputText, ResultText, TurnText, by_turns};
use stolik_game::{Effect, Outcome, Record};

/// A line of play of some game: the position it began from, and every input that stands with the position after it.
#[derive(Clone, Debug)]
pub struct Line {
    game: AnyGame,
    start: AnyPosition,
    /// The text of the position it began from, if not the usual one.
    begun_from: Option<String>,
    steps: Vec<Step>,
}

/// An input that stands.
#[derive(Clone, Debug)]
pub struct Step {
    /// The input, in its canonical text form.
    pub input: InputText,
    /// The barriers of undo.
    pub effect: Effect,
    /// What a spectator was told of it, where that is less than who made it knows: a secret commit.
    pub veiled: Option<String>,
    /// The position after it.
    pub after: AnyPosition,
}

impl Step {
    /// The input as everybody may be told it, without its seat: of a secret commit no more than that it was made.
    pub fn told(&self) -> String {
        match (&self.veiled, &self.input) {
            (Some(told), _) | (None, InputText::Act { text: told, .. }) => told.clone(),
            (None, input) => input.to_string(),
        }
    }
}

impl Line {
    /// A line from the usual start.
    pub fn new(game: AnyGame) -> Line {
        let start = game.start();
        Line { game, start, begun_from: None, steps: Vec::new() }
    }

    /// A line from a position.
    pub fn from_position(start: AnyPosition) -> Line {
        Line { game: start.game(), begun_from: Some(start.text()), start, steps: Vec::new() }
    }

    /// The rules.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The position it began from.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The inputs that stand.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Plays an input, or says what is wrong with it and stays as it was.
    pub fn play(&mut self, input: &InputText) -> Result<Played, InputError> {
        let mut after = self.position().clone();
        let played = after.play(input)?;
        let (input, effect, veiled) =
            (played.input.clone(), played.effect, played.veiled().map(str::to_owned));
        self.steps.push(Step { input, effect, veiled, after });
        Ok(played)
    }

    /// Takes the last input back, if there is one. Whether that is allowed is for others to say.
    pub fn take_back(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// The inputs by turns.
    pub fn turns(&self) -> Vec<TurnText> {
        by_turns(self.steps.iter().map(|step| (step.input.clone(), step.effect)))
    }

    /// The line as a record, with an end by the table if there was one. Dice are local where there were any; who sat
    /// where is for others to add.
    pub fn record(&self, by_table: Option<Outcome>) -> Record {
        let kind = self.game.kind();
        let rolled = self.steps.iter().any(|step| matches!(step.input, InputText::Chance(_)));
        let options = self.game.options().into_iter();
        let outcome = self.position().outcome().or(by_table);
        Record {
            game: kind.id().to_owned(),
            rules: kind.version(),
            options: options.map(|(name, value)| (name.to_owned(), value)).collect(),
            position: self.begun_from.clone(),
            seats: Vec::new(),
            dice: Some(if rolled { "local" } else { "none" }.to_owned()),
            result: outcome.as_ref().map(ResultText::of),
            others: Vec::new(),
            turns: self.turns(),
            end: Some((self.steps.len(), self.position().transposition_hash())),
        }
    }
}
