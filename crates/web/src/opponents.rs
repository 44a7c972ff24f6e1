//! Bots at the table: whenever one is to act, it is asked, and what it answers is played slowly enough to be followed.

use crate::play::{BotTurn, Play};
use crate::session::Session;
use crate::thinker::{self, Question};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;
use stolik_thought::{Answer, Reply, Trouble};

/// How long what was there before is shown before a bot's first action, and before what it does next in the same thought.
const FIRST: Duration = Duration::from_millis(650);
const FURTHER: Duration = Duration::from_millis(320);

/// What is under way: a question to the worker, or an action that waits for its moment.
#[derive(Default)]
struct Affairs {
    question: Option<Question>,
    timer: Option<Timer>,
    /// What the bot does next, as long as nobody else acts, and the turn for which that holds.
    plan: Option<(BotTurn, Vec<String>)>,
    /// Whether the worker has broken over this turn before.
    has_failed: bool,
}

/// A timer that is stopped when it is dropped.
struct Timer(TimeoutHandle);

impl Drop for Timer {
    fn drop(&mut self) {
        self.0.clear();
    }
}

/// Has the bots of the table play, now and in every game that follows on this page.
pub fn attend(session: Session) {
    let affairs = StoredValue::new_local(Affairs::default());
    let pace = if session.is_hasty { Duration::ZERO } else { FIRST };
    // The game may be another at the same event: what is shown has changed then.
    let turn = Memo::new(move |_| {
        let turn = session.play.with(Play::bot_to_act);
        turn.map(|turn| (turn, session.changes.get().ground))
    });
    Effect::new(move |_| {
        // Whatever was under way is for another moment.
        affairs.update_value(|affairs| (affairs.question, affairs.timer) = (None, None));
        let Some((turn, _)) = turn.get() else { return };
        let planned = affairs.try_update_value(|affairs| affairs.plan.take()).flatten();
        match planned {
            Some((planned, actions)) if planned == turn && !actions.is_empty() => {
                let wait = pace.min(FURTHER);
                after(affairs, wait, move || {
                    if !play(session, affairs, &turn, actions) {
                        // What was planned no longer holds.
                        ask(session, affairs, turn, pace);
                    }
                });
            }
            _ => ask(session, affairs, turn, pace),
        }
    });
}

/// Asks the worker, and plays its answer no sooner than a person can follow.
fn ask(session: Session, affairs: StoredValue<Affairs, LocalStorage>, turn: BotTurn, pace: Duration) {
    let moment = session.play.with_untracked(|play| play.moment(turn.seat));
    let asked = now();
    let hear = {
        let turn = turn.clone();
        move |reply: Reply| match reply {
            Reply::Insight { .. } | Reply::Dice { .. } => {}
            Reply::Answer { answer: Answer { action, then }, .. } => {
                let actions: Vec<String> = [action].into_iter().chain(then).collect();
                let (wait, turn) = (pace.saturating_sub(now().saturating_sub(asked)), turn.clone());
                after(affairs, wait, move || {
                    if !play(session, affairs, &turn, actions) {
                        let trouble = Trouble::Refused("illegal".to_owned());
                        session.change(|play| play.bot_fails(&trouble));
                    }
                });
            }
            Reply::Trouble { trouble: Trouble::Gone, .. }
                if !affairs.with_value(|affairs| affairs.has_failed) =>
            {
                // A worker that breaks once may have been unlucky: out of memory, a page in the background.
                affairs.update_value(|affairs| affairs.has_failed = true);
                ask(session, affairs, turn.clone(), pace);
            }
            Reply::Trouble { trouble, .. } => session.change(|play| play.bot_fails(&trouble)),
        }
    };
    let bot = turn.bot.clone();
    let question = thinker::choose(moment, &bot, session.seed.get_value(), hear);
    affairs.update_value(|affairs| affairs.question = Some(question));
}

/// Plays the first of a bot's actions and keeps the others for the next moment. Says whether it could be played; what is
/// for another moment is neither played nor refused.
fn play(
    session: Session,
    affairs: StoredValue<Affairs, LocalStorage>,
    turn: &BotTurn,
    mut actions: Vec<String>,
) -> bool {
    if session.play.with_untracked(Play::bot_to_act).as_ref() != Some(turn) {
        return true;
    }
    let action = actions.remove(0);
    let acted = session.change(|play| play.bot_acts(turn.seat, &action));
    // What it does next holds for the moment that has come of it.
    let next = session.play.with_untracked(Play::bot_to_act);
    affairs.update_value(|affairs| {
        affairs.plan = next.filter(|next| acted && next.seat == turn.seat).map(|next| (next, actions));
        affairs.has_failed &= !acted;
    });
    acted
}

fn after(affairs: StoredValue<Affairs, LocalStorage>, wait: Duration, work: impl FnOnce() + 'static) {
    let timer = set_timeout_with_handle(work, wait).ok().map(Timer);
    affairs.update_value(|affairs| affairs.timer = timer);
}

/// The time since the page was opened.
fn now() -> Duration {
    let now = window().performance().map_or(0.0, |clock| clock.now());
    Duration::from_secs_f64((now / 1000.0).max(0.0))
}
