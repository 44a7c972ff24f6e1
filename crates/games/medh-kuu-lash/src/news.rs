//! What is told and shown of an input.

use crate::action::Action;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::field::Field;
use crate::game::MedhKuuLash;
use crate::refusal::names;
use crate::spots::{PUSHED, spot_of};
use crate::state::{Moment, State};
use crate::watch::Watch;
use stolik_game::{Message, Motion, News, Spot};

/// The layer on which pieces stand; the board's drawing lies below.
pub(crate) const PIECES: u8 = 1;

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
        self.path([from, to].map(spot_of));
    }

    fn waits(&mut self, peak: Field) {
        self.waits = true;
        self.path([spot_of(peak), PUSHED]);
    }

    fn arrives(&mut self, morning: Field) {
        self.path([PUSHED, spot_of(morning)]);
    }

    fn shifts(&mut self, from: u8, to: u8) {
        self.shifts_to = Some(Field::morning_of(to));
        let steps: Vec<(u8, u8)> = if from < to {
            (from..to).rev().map(|column| (column, column + 1)).collect()
        } else {
            (to..from).map(|column| (column + 1, column)).collect()
        };
        for (from, to) in steps {
            self.path([from, to].map(|column| spot_of(Field::morning_of(column))));
        }
    }

    fn leaves(&mut self, field: Field, _: Colour) {
        self.taken.push(field);
        self.motions.push(Motion::Leaves { layer: PIECES, at: spot_of(field) });
    }

    fn appears(&mut self, field: Field) {
        self.motions.push(Motion::Appears { layer: PIECES, at: spot_of(field) });
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
        let message = Message::new(key)
            .with("green", i64::from(dice.green.eyes()))
            .with("wooden", i64::from(dice.wooden.eyes()))
            .with("side", after.turn.side());
        let message = match self.task_words(&after) {
            Some(task) => message.with("task", task),
            None => message,
        };
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
            text: before.text_of(action),
            message: news_message(before, by, action, &reporter),
            motions: reporter.motions,
        }
    }
}

/// What an action is told as.
fn news_message(before: &State, by: Colour, action: Action, told: &Reporter) -> Message {
    let news = |key| Message::new(key).with("side", by.side());
    let on = |key, field: Field| news(key).with("field", field.to_string());
    let hop =
        |key, from: Field, to: Field| news(key).with("from", from.to_string()).with("to", to.to_string());
    let taken = || names(&told.taken);
    match action {
        Action::Roll => news("medh-kuu-lash-news-roll"),
        Action::Nothing => news("medh-kuu-lash-news-nothing"),
        Action::Pass(morning) => hop("medh-kuu-lash-news-pass", morning, morning.near_peak(before.turn)),
        Action::Go { from, to } => match (told.pushed, told.shifts_to) {
            (Some(morning), _) if !told.taken.is_empty() => hop("medh-kuu-lash-news-go-captures", from, to)
                .with("morning", morning.to_string())
                .with("taken", taken()),
            (Some(morning), Some(end)) => hop("medh-kuu-lash-news-go-pushes-on", from, to)
                .with("morning", morning.to_string())
                .with("end", end.to_string()),
            (Some(morning), None) => {
                hop("medh-kuu-lash-news-go-pushes", from, to).with("morning", morning.to_string())
            }
            (None, _) if told.waits => hop("medh-kuu-lash-news-go-waits", from, to),
            (None, _) => hop("medh-kuu-lash-news-go", from, to),
        },
        Action::Swap(pair) => {
            let [one, other] = before.own_first(pair);
            if told.taken.is_empty() {
                hop("medh-kuu-lash-news-swap", one, other)
            } else {
                hop("medh-kuu-lash-news-swap-captures", one, other).with("taken", taken())
            }
        }
        Action::Push(towards) if told.taken.is_empty() => on("medh-kuu-lash-news-push", towards),
        Action::Push(towards) => on("medh-kuu-lash-news-push-captures", towards).with("taken", taken()),
        Action::Remove(field) => on("medh-kuu-lash-news-remove", field),
        Action::Put(field) => match before.moment {
            Moment::Restore { colour, .. } => {
                on("medh-kuu-lash-news-restore", field).with("piece", colour.side())
            }
            Moment::Add { colour, .. } => on("medh-kuu-lash-news-add", field).with("piece", colour.side()),
            _ => on("medh-kuu-lash-news-add", field).with("piece", by.side()),
        },
    }
}

/// The fields over which a piece goes: down from a morning, then along the ring.
fn way(colour: Colour, from: Field, to: Field) -> Vec<Spot> {
    let mut way = vec![spot_of(from)];
    let mut at = from;
    if !at.is_peak() {
        at = at.near_peak(colour);
        way.push(spot_of(at));
    }
    while at != to {
        at = at.after(1);
        way.push(spot_of(at));
    }
    way
}
