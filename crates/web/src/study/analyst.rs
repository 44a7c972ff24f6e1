//! The bot that looks at a game: at where we are, and turn by turn at the whole line.

use super::desk::Desk;
use crate::thinker;
use leptos::prelude::*;
use stolik_game::Seat;
use stolik_study::{Judgement, NodeId, Question, questions};
use stolik_thought::{Insight, Moment, Reply};

/// How long it thinks of where we are, and of each turn of the line.
const HERE: &str = "strong:4000ms";
const EACH: &str = "strong:160ms";
/// The same game is judged the same way twice.
const SEED: u64 = 1;

/// What the bot is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Doing {
    /// Nothing: it was not asked.
    #[default]
    Nothing,
    /// It looks at where we are, wherever we go.
    Following,
    /// It goes through the line: so many turns of so many are done.
    Going {
        /// Turns done.
        done: usize,
        /// Turns in all.
        all: usize,
    },
    /// It cannot be had.
    Away,
}

/// The bot that looks at a game. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Analyst {
    desk: Desk,
    /// What it is doing.
    pub doing: RwSignal<Doing>,
    /// The open question; none, and nobody waits for an answer.
    question: StoredValue<Option<thinker::Question>, LocalStorage>,
    /// What is still to be asked of the line.
    waiting: StoredValue<Vec<Question>>,
}

impl Analyst {
    /// A bot that was not asked yet.
    pub fn new(desk: Desk) -> Analyst {
        let analyst = Analyst {
            desk,
            doing: RwSignal::new(Doing::Nothing),
            question: StoredValue::new_local(None),
            waiting: StoredValue::new(Vec::new()),
        };
        Effect::new(move |_| {
            desk.here.track();
            desk.eyes.track();
            if analyst.doing.get() == Doing::Following {
                analyst.look_here();
            }
        });
        on_cleanup(move || analyst.question.set_value(None));
        analyst
    }

    /// Looks at where we are from now on, or no longer.
    pub fn follow(self, is_wanted: bool) {
        self.stop();
        if is_wanted {
            self.doing.set(Doing::Following);
        }
    }

    /// Goes through the line, turn by turn.
    pub fn go_through(self) {
        let eyes = self.desk.eyes.get_untracked();
        let mut waiting = self.desk.study.with_untracked(|study| questions(study, &study.line(), eyes));
        let judged = self.desk.judged;
        waiting.retain(|question| judged.with_untracked(|judged| judged.get(question.node).is_none()));
        waiting.reverse();
        self.stop();
        self.doing.set(Doing::Going { done: 0, all: waiting.len() });
        self.waiting.set_value(waiting);
        self.ask_next();
    }

    /// Stops thinking.
    pub fn stop(self) {
        self.question.set_value(None);
        self.waiting.set_value(Vec::new());
        self.doing.set(Doing::Nothing);
    }

    fn look_here(self) {
        let eyes = self.desk.eyes.get_untracked();
        let asked =
            self.desk.study.with_untracked(|study| study.asked(eyes).map(|seat| (study.here(), seat)));
        let known =
            |node| self.desk.judged.with_untracked(|judged| judged.get(node).is_some_and(|j| j.is_deep));
        self.question.set_value(None);
        if let Some((node, seat)) = asked.filter(|(node, _)| !known(*node)) {
            self.ask(node, seat, HERE, true, move || {});
        }
    }

    fn ask_next(self) {
        let mut next = None;
        let mut left = 0;
        self.waiting.update_value(|waiting| {
            next = waiting.pop();
            left = waiting.len();
        });
        let Some(Question { node, seat }) = next else {
            return self.doing.set(Doing::Following);
        };
        self.doing.update(|doing| {
            if let Doing::Going { done, all } = doing {
                *done = *all - left - 1;
            }
        });
        self.ask(node, seat, EACH, false, move || self.ask_next());
    }

    fn ask(self, node: NodeId, seat: Seat, bot: &str, is_deep: bool, then: impl Fn() + 'static) {
        let (record, played, side) = self.desk.study.with_untracked(|study| {
            (study.record(node).to_string(), study.depth(node), study.game().side_of(seat))
        });
        let moment = Moment { record, played, seat };
        let judged = self.desk.judged;
        let learn = move |insight: Insight, is_done: bool| {
            let is_weighed = insight.nodes > 0;
            let Insight { line, share, .. } = insight;
            judged.update(|judged| {
                judged.note(node, Judgement { side, share, line, is_weighed, is_done, is_deep });
            });
        };
        let mut last = None;
        let question = thinker::analyse(moment, bot, SEED, move |reply| match reply {
            Reply::Insight { insight, .. } => {
                last = Some(insight.clone());
                learn(insight, false);
            }
            Reply::Answer { .. } => {
                if let Some(insight) = last.take() {
                    learn(insight, true);
                }
                then();
            }
            Reply::Trouble { trouble: stolik_thought::Trouble::Gone, .. } => self.doing.set(Doing::Away),
            Reply::Trouble { .. } | Reply::Dice { .. } => then(),
        });
        self.question.set_value(Some(question));
    }
}
