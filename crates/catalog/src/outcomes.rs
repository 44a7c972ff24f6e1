//! What comes back from some game, without its types.

use stolik_game::record::InputText;
use stolik_game::{
    Actor, Effect, Explained, ExplainedFault, Message, News, Next, Outcome, ParseError, Value, ValueError,
    Viewer,
};

/// A legal action: its text and its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The text form.
    pub text: String,
    /// The parts as plain data.
    pub parts: Value,
}

/// An input that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The input in its canonical text form.
    pub input: InputText,
    /// The barriers of undo.
    pub effect: Effect,
    /// What everybody learnt: each seat, and a spectator last.
    pub observed: Vec<Observed>,
}

impl Played {
    /// What this viewer was told and shown; none if it is not one of the seats or a spectator.
    pub fn news(&self, viewer: Viewer) -> Option<&News> {
        self.observed.iter().find(|observed| observed.viewer == viewer).map(|observed| &observed.news)
    }

    /// The notation as a spectator was told it, where that is less than who acted knows: a secret commit.
    pub fn veiled(&self) -> Option<&str> {
        let InputText::Act { seat, .. } = self.input else {
            return None;
        };
        let [own, told] = [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| self.news(viewer));
        let (own, told) = (own?, told?);
        (own.text != told.text).then_some(told.text.as_str())
    }
}

/// What one viewer learnt from an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed {
    /// Who.
    pub viewer: Viewer,
    /// The observation as plain data.
    pub observation: Value,
    /// What is told and shown of it.
    pub news: News,
}

/// What an action would do, as far as who acts can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// What it would do to the turn.
    pub effect: Effect,
    /// Who would act next.
    pub actor: Actor,
    /// How the game would end, if it did.
    pub outcome: Option<Outcome>,
    /// What who acts would learn.
    pub observation: Value,
    /// What would be told and shown of it.
    pub news: News,
}

/// Why an input given as text was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputError {
    /// It is not of the form of an input.
    Parse(ParseError),
    /// It is refused.
    Refused(Explained),
}

/// Why a position given as text or as data was not set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The text is not of the form of a position.
    Parse(ParseError),
    /// The data is not of the form of a position.
    Value(ValueError),
    /// What it says cannot be: all faults.
    Faults(Vec<ExplainedFault>),
}

/// Where a walk stands, with an action by its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChosenWalk<S> {
    /// The spots that may come next.
    pub next: Vec<Next>,
    /// What is chosen if the walk ends here.
    pub chosen: Option<Chosen<S>>,
}

/// What a walk has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen<S> {
    /// An action, by its text.
    Action(String),
    /// A step of the draft.
    Step(S),
}

/// A touched spot that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkError {
    /// Which of the touched spots, from 0.
    pub at: usize,
    /// Why not.
    pub why: Explained,
}

impl WalkError {
    /// The same, seen from so many touched spots before.
    #[must_use]
    pub fn counted_from(self, from: usize) -> WalkError {
        WalkError { at: from + self.at, ..self }
    }
}

impl<S> ChosenWalk<S> {
    /// With a chosen step turned into something else.
    pub fn map_step<T>(self, change: impl FnOnce(S) -> T) -> ChosenWalk<T> {
        ChosenWalk {
            next: self.next,
            chosen: self.chosen.map(|chosen| match chosen {
                Chosen::Action(text) => Chosen::Action(text),
                Chosen::Step(step) => Chosen::Step(change(step)),
            }),
        }
    }
}

impl InputError {
    /// The error's name, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            InputError::Parse(_) => "unreadable",
            InputError::Refused(why) => why.code,
        }
    }

    /// The sentence for a person.
    pub fn message(&self) -> &Message {
        match self {
            InputError::Parse(error) => &error.message,
            InputError::Refused(why) => &why.message,
        }
    }
}
