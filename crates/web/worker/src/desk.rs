//! The questions on the desk and how they are worked on. Runs without a browser: the clock is the caller's.

use crate::memory::Memory;
use std::collections::VecDeque;
use stolik_bots::{Bot, Progress, Thinking};
use stolik_game::{Millis, Viewer};
use stolik_thought::{Answer, Errand, Insight, Moment, Reply, Ticket, Trouble, Wish};

/// How long one slice of work lasts; then messages are heard.
const SLICE: f64 = 8.0;
/// At most so often does somebody want to hear of new insights.
const NEWS: f64 = 80.0;
/// So many nodes are looked at between two looks at the clock, at first; then as many as fit into a slice.
const FIRST_STEP: u64 = 64;
const LARGEST_STEP: u64 = 1 << 20;

/// The questions on the desk, and the game they are about.
#[derive(Default)]
pub struct Desk {
    questions: VecDeque<Question>,
    memory: Option<Memory>,
}

/// A question that is worked on.
struct Question {
    ticket: Ticket,
    errand: Errand,
    thinking: Thinking,
    begun: f64,
    /// When somebody was told of an insight.
    told: f64,
    /// How many nodes are looked at in one step.
    step: u64,
}

impl Desk {
    /// Whether there is something to work on.
    pub fn is_busy(&self) -> bool {
        !self.questions.is_empty()
    }

    /// Hears a wish. `now` is in milliseconds. What cannot be thought about is answered at once.
    pub fn hear(&mut self, wish: Wish, now: f64) -> Option<Reply> {
        match wish {
            Wish::Stop(ticket) => {
                self.questions.retain(|question| question.ticket != ticket);
                None
            }
            Wish::CheckDice { ticket, record, kept } => {
                Some(Reply::Dice { to: ticket, report: stolik_thought::recount(&record, &kept) })
            }
            Wish::Think { ticket, errand, bot, seed, moment } => match self.begin(&bot, seed, &moment) {
                Ok(thinking) => {
                    let step = FIRST_STEP;
                    self.questions.push_back(Question {
                        ticket,
                        errand,
                        thinking,
                        begun: now,
                        told: now,
                        step,
                    });
                    None
                }
                Err(trouble) => Some(Reply::Trouble { to: ticket, trouble }),
            },
        }
    }

    fn begin(&mut self, bot: &str, seed: u64, moment: &Moment) -> Result<Thinking, Trouble> {
        let refused = |trouble: stolik_bots::Trouble| Trouble::Refused(trouble.code().to_owned());
        let bot = Bot::named(bot).map_err(refused)?.with_seed(seed);
        self.memory = Memory::reach(self.memory.take(), moment);
        let memory = self.memory.as_ref().ok_or(Trouble::Unreadable)?;
        // From here on there is no more than what the seat may know.
        let view = memory.position().seen_by(Viewer::Seat(moment.seat));
        bot.choose(&view, moment.seat).map_err(refused)
    }

    /// Works on the oldest question for one slice, and says what comes of it.
    pub fn work(&mut self, clock: &mut impl FnMut() -> f64, say: &mut impl FnMut(Reply)) {
        let Some(question) = self.questions.front_mut() else { return };
        let begun = clock();
        let mut now = begun;
        while now - begun < SLICE {
            let progress = question.step(now);
            let after = clock();
            question.adapt(after - now);
            now = after;
            if question.errand == Errand::Analyse && (progress.done || now - question.told >= NEWS) {
                question.told = now;
                say(Reply::Insight { to: question.ticket, insight: insight(progress) });
            }
            if question.thinking.is_done() {
                say(question.last_word());
                self.questions.pop_front();
                return;
            }
        }
    }
}

impl Question {
    fn step(&mut self, now: f64) -> Progress {
        #[expect(clippy::cast_sign_loss, reason = "a clock that runs backwards gives nought")]
        let elapsed = Millis((now - self.begun) as u64);
        self.thinking.step(self.step, elapsed)
    }

    /// Steps that are short enough to stop in time, and long enough to be worth the look at the clock.
    fn adapt(&mut self, took: f64) {
        if took < SLICE / 4.0 {
            self.step = (self.step * 2).min(LARGEST_STEP);
        } else if took > SLICE {
            self.step = (self.step / 2).max(1);
        }
    }

    fn last_word(&self) -> Reply {
        let stolik_bots::Answer { action, then } = self.thinking.answer();
        let to = self.ticket;
        if action.is_empty() {
            // A search without a choice: the bot has nothing to say.
            return Reply::Trouble { to, trouble: Trouble::Refused("no-action".to_owned()) };
        }
        Reply::Answer { to, answer: Answer { action, then } }
    }
}

fn insight(progress: Progress) -> Insight {
    let Progress { line, evaluation, share, nodes, depth, .. } = progress;
    Insight { line, evaluation, share, depth, nodes }
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
