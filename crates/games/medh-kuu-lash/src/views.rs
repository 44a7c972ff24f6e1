//! What everybody knows, and is told: there are no secrets in Medh Kuu Lash.

use crate::field::PUSHED;
use crate::watch::Watch;
use crate::{Action, Colour, Dice, Field, Fields, MedhKuuLash, Moment, State};
use serde::{Deserialize, Serialize};
use stolik_game::kit::{self, Located, Open, spots};
use stolik_game::{Input, InputOf, Message, Motion, News, Notation, Spot, ValueError};

/// The layer on which pieces stand; the board's drawing lies below.
pub(crate) const PIECES: u8 = 1;

/// What everybody learns from an input: the input itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a map with dice, or with by and action")]
pub enum Event {
    /// The dice have fallen.
    Rolled {
        /// How.
        dice: Dice,
    },
    /// A player has acted.
    Acted {
        /// Who.
        by: Colour,
        /// What.
        action: Action,
    },
}

/// What a position does not tell: the dice as they lie, and what the last turn has touched.
#[derive(Serialize, Deserialize)]
pub struct Memory {
    #[serde(deserialize_with = "Option::deserialize")] // Nothing is a value here; a missing one is wrong.
    dice: Option<Dice>,
    last: Fields,
}

impl kit::Event<MedhKuuLash> for Event {
    fn of(game: &MedhKuuLash, before: &State, &input: &InputOf<MedhKuuLash>) -> Event {
        match input {
            Input::Act { action, .. } => Event::Acted { by: game.acting(before), action },
            Input::Chance(dice) => Event::Rolled { dice },
        }
    }

    fn input(&self, _: &MedhKuuLash, _: &State) -> InputOf<MedhKuuLash> {
        match *self {
            Event::Acted { by, action } => Input::Act { seat: by.seat(), action },
            Event::Rolled { dice } => Input::Chance(dice),
        }
    }
}

impl kit::Memory<MedhKuuLash> for Memory {
    fn of(_: &MedhKuuLash, state: &State) -> Memory {
        Memory { dice: state.lying, last: state.last }
    }

    fn restore(self, _: &MedhKuuLash, state: &mut State) -> Result<(), ValueError> {
        (state.lying, state.last) = (self.dice, self.last);
        Ok(())
    }
}

impl Open for MedhKuuLash {
    type Event = Event;
    type Memory = Memory;

    fn told(&self, before: &State, event: &Event) -> News {
        match *event {
            Event::Rolled { dice } => self.news_of_roll(before, dice),
            Event::Acted { by, action } => self.news_of_action(before, by, action),
        }
    }
}

/// Somebody who writes down what moves.
#[derive(Default)]
struct Reporter {
    motions: Vec<Motion>,
    pushed: Option<Field>,
    waits: bool,
    shifts_to: Option<Field>,
    taken: Vec<Field>,
}

impl Reporter {
    fn path(&mut self, path: impl IntoIterator<Item = Spot>) {
        self.motions.push(Motion::Goes { layer: PIECES, path: path.into_iter().collect() });
    }
}

impl Watch for Reporter {
    fn goes(&mut self, from: Field, to: Field) {
        if from.is_peak() && !to.is_peak() {
            self.pushed = Some(to);
        }
        self.path([from.spot(), to.spot()]);
    }

    fn waits(&mut self, peak: Field) {
        self.waits = true;
        self.path([peak.spot(), PUSHED]);
    }

    fn arrives(&mut self, morning: Field) {
        self.path([PUSHED, morning.spot()]);
    }

    fn shifts(&mut self, from: u8, to: u8) {
        self.shifts_to = Some(Field::morning_of(to));
        let mut columns: Vec<u8> = (from.min(to)..=from.max(to)).collect();
        if from < to {
            columns.reverse(); // The piece at the end goes first.
        }
        for step in columns.windows(2) {
            self.path([step[1], step[0]].map(|column| Field::morning_of(column).spot()));
        }
    }

    fn leaves(&mut self, field: Field, _: Colour) {
        self.taken.push(field);
        self.motions.push(Motion::Leaves { layer: PIECES, at: field.spot() });
    }

    fn appears(&mut self, field: Field) {
        self.motions.push(Motion::Appears { layer: PIECES, at: field.spot() });
    }
}

impl MedhKuuLash {
    /// What is told of a roll: for the start, or what it asks for.
    pub(crate) fn news_of_roll(&self, before: &State, dice: Dice) -> News {
        let key = match (before.moment, dice.higher()) {
            (Moment::Start, None) => "medh-kuu-lash-news-start-tie",
            (Moment::Start, Some(_)) => "medh-kuu-lash-news-start",
            _ => "medh-kuu-lash-news-rolled",
        };
        let mut after = *before;
        after.roll(dice);
        let mut message = dice.eyes(key).with("side", after.turn.side());
        if let Some(task) = self.task_words(&after) {
            message = message.with("task", task);
        }
        News { by: None, text: dice.to_string(), message, motions: vec![Motion::Rolls] }
    }

    /// What is told of an action.
    pub(crate) fn news_of_action(&self, before: &State, by: Colour, action: Action) -> News {
        let mut reporter = Reporter::default();
        self.act(&mut before.clone(), action, &mut reporter);
        if let (Action::Go { from, to }, Some(first)) = (action, reporter.motions.first_mut()) {
            *first = Motion::Goes { layer: PIECES, path: way(before.turn, from, to) };
        }
        News {
            by: Some(by.seat()),
            text: self.action_text(before, by.seat(), &action),
            message: news_message(before, by, action, &reporter),
            motions: reporter.motions,
        }
    }
}

impl Dice {
    /// A message with what both dice show.
    pub(crate) fn eyes(self, key: &'static str) -> Message {
        let [green, wooden] = Colour::ALL.map(|colour| i64::from(self.of(colour).eyes()));
        Message::new(key).with("green", green).with("wooden", wooden)
    }
}

/// What an action is told as.
fn news_message(before: &State, by: Colour, action: Action, told: &Reporter) -> Message {
    let news = |key| Message::new(key).with("side", by.side());
    let on = |key, field: Field| news(key).with("field", field.to_string());
    let hop =
        |key, from: Field, to: Field| news(key).with("from", from.to_string()).with("to", to.to_string());
    let captures = !told.taken.is_empty();
    let taken = |message: Message| message.with("taken", spots(told.taken.iter().copied()));
    match action {
        Action::Roll => news("medh-kuu-lash-news-roll"),
        Action::Nothing => news("medh-kuu-lash-news-nothing"),
        Action::Pass(morning) => hop("medh-kuu-lash-news-pass", morning, morning.near_peak(before.turn)),
        Action::Go { from, to } => {
            let hop = |key| hop(key, from, to);
            let pushes = |key, morning: Field| hop(key).with("morning", morning.to_string());
            match (told.pushed, told.shifts_to) {
                (None, _) if told.waits => hop("medh-kuu-lash-news-go-waits"),
                (None, _) => hop("medh-kuu-lash-news-go"),
                (Some(at), _) if captures => taken(pushes("medh-kuu-lash-news-go-captures", at)), // K13
                (Some(at), None) => pushes("medh-kuu-lash-news-go-pushes", at),
                (Some(at), Some(end)) => {
                    pushes("medh-kuu-lash-news-go-pushes-on", at).with("end", end.to_string())
                }
            }
        }
        Action::Swap(pair) => {
            let [one, other] = pair.own_first(before.board.of(before.turn));
            if captures {
                taken(hop("medh-kuu-lash-news-swap-captures", one, other))
            } else {
                hop("medh-kuu-lash-news-swap", one, other)
            }
        }
        Action::Push(towards) if captures => taken(on("medh-kuu-lash-news-push-captures", towards)),
        Action::Push(towards) => on("medh-kuu-lash-news-push", towards),
        Action::Remove(field) => on("medh-kuu-lash-news-remove", field),
        Action::Put(field) => {
            let restores = matches!(before.moment, Moment::Restore(..));
            let key = if restores { "medh-kuu-lash-news-restore" } else { "medh-kuu-lash-news-add" };
            on(key, field).with("piece", before.in_hand().unwrap_or(by).side())
        }
    }
}

/// The fields over which a piece goes: down from a morning, then along the ring.
fn way(colour: Colour, from: Field, to: Field) -> Vec<Spot> {
    let mut way = vec![from.spot()];
    let mut at = from;
    if !at.is_peak() {
        at = at.near_peak(colour);
        way.push(at.spot());
    }
    while at != to {
        at = at.after(1);
        way.push(at.spot());
    }
    way
}
