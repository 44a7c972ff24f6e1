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
    /// The first inputs that stand, whose positions were forgotten.
    past: Vec<Past>,
    /// The inputs after those. There is one as long as any input stands.
    steps: Vec<Step>,
}

/// An input that stands, without the position after it.
#[derive(Clone, Debug)]
struct Past {
    input: InputText,
    effect: Effect,
    veiled: Option<Box<str>>,
}

/// What is known of every input that stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The input, in its canonical text form.
    pub input: &'a InputText,
    /// The barriers of undo.
    pub effect: Effect,
    /// What a spectator was told of it, where that is less than who made it knows: a secret commit.
    pub veiled: Option<&'a str>,
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
        Line { game, start, begun_from: None, past: Vec::new(), steps: Vec::new() }
    }

    /// A line from a position.
    pub fn from_position(start: AnyPosition) -> Line {
        let begun_from = Some(start.text());
        Line { game: start.game(), begun_from, start, past: Vec::new(), steps: Vec::new() }
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

    /// The inputs that stand; without those whose positions were forgotten.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many inputs stand.
    pub fn len(&self) -> usize {
        self.past.len() + self.steps.len()
    }

    /// Whether no input stands.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All inputs that stand.
    pub fn standing(&self) -> impl ExactSizeIterator<Item = Standing<'_>> + DoubleEndedIterator {
        (0..self.len()).map(|at| {
            if let Some(Past { input, effect, veiled }) = self.past.get(at) {
                return Standing { input, effect: *effect, veiled: veiled.as_deref() };
            }
            let Step { input, effect, veiled, .. } = &self.steps[at - self.past.len()];
            Standing { input, effect: *effect, veiled: veiled.as_deref() }
        })
    }

    /// Forgets the positions after all but the last so many inputs, and at least one. Nothing else is lost by it, for what
    /// is taken back so far is played again from the beginning.
    pub fn forget_positions(&mut self, but: usize) {
        let old = self.steps.len().saturating_sub(but.max(1));
        self.past.extend(self.steps.drain(..old).map(|step| Past {
            input: step.input,
            effect: step.effect,
            veiled: step.veiled.map(String::into_boxed_str),
        }));
    }

    /// Plays again the inputs whose positions were forgotten.
    fn recall_positions(&mut self) {
        let mut after = self.start.clone();
        let mut recalled = Vec::with_capacity(self.past.len() + self.steps.len());
        for Past { input, effect, veiled } in self.past.drain(..) {
            let played = after.advance(&input);
            debug_assert!(played.is_ok(), "what was played once is played again");
            recalled.push(Step { input, effect, veiled: veiled.map(String::from), after: after.clone() });
        }
        recalled.append(&mut self.steps);
        self.steps = recalled;
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
        let taken = self.steps.pop();
        if self.steps.is_empty() {
            self.recall_positions();
        }
        taken
    }

    /// The inputs by turns.
    pub fn turns(&self) -> Vec<TurnText> {
        by_turns(self.standing().map(|standing| (standing.input.clone(), standing.effect)))
    }

    /// The line as a record, with an end by the table if there was one. Dice are local where there were any; who sat
    /// where is for others to add.
    pub fn record(&self, by_table: Option<Outcome>) -> Record {
        let kind = self.game.kind();
        let rolled = self.standing().any(|standing| matches!(standing.input, InputText::Chance(_)));
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
            end: Some((self.len(), self.position().transposition_hash())),
        }
    }
}
