//! The worker in which bots think, as the page asks it.
//!
//! The worker is started with the first question and lives as long as the page. A question is a guard: when it is
//! dropped, nobody wants the answer any more, and the worker stops thinking about it.
//!
//! ```text
//! let question = thinker::analyse(moment, "strong:2000000", seed, move |reply| match reply {
//!     Reply::Insight { insight, .. } => evaluation.set(insight.evaluation),
//!     Reply::Answer { .. } | Reply::Trouble { .. } => is_done.set(true),
//! });
//! ```

use leptos::prelude::document;
use leptos::wasm_bindgen::prelude::*;
use leptos::web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use std::cell::RefCell;
use stolik_thought::{Errand, Moment, READY, Reply, Ticket, Trouble, Wish, heard, said};

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
}

/// A question that is open as long as this is kept.
#[derive(Debug)]
#[must_use = "a question that is dropped is not answered"]
pub struct Question(Ticket);

/// Asks a bot what a seat does. One reply comes: an answer or a trouble.
pub fn choose(moment: Moment, bot: &str, seed: u64, hear: impl FnMut(Reply) + 'static) -> Question {
    ask(Errand::Choose, moment, bot, seed, hear)
}

/// Asks a bot what comes to its mind. Insights come until its budget is spent, then an answer; or a trouble.
pub fn analyse(moment: Moment, bot: &str, seed: u64, hear: impl FnMut(Reply) + 'static) -> Question {
    ask(Errand::Analyse, moment, bot, seed, hear)
}

/// Has the dice of a record recomputed, and compared with what was kept of them, if anything was. One reply comes: a report or
/// a trouble.
pub fn check_dice(record: &str, kept: &str, hear: impl FnMut(Reply) + 'static) -> Question {
    let (record, kept) = (record.to_owned(), kept.to_owned());
    wish(|ticket| Wish::CheckDice { ticket, record, kept }, hear)
}

fn ask(errand: Errand, moment: Moment, bot: &str, seed: u64, hear: impl FnMut(Reply) + 'static) -> Question {
    let bot = bot.to_owned();
    wish(|ticket| Wish::Think { ticket, errand, bot, seed, moment }, hear)
}

fn wish(wish: impl FnOnce(Ticket) -> Wish, hear: impl FnMut(Reply) + 'static) -> Question {
    let ticket = OFFICE.with_borrow_mut(|office| {
        office.last = office.last.wrapping_add(1);
        let ticket = Ticket(office.last);
        office.open.push(Open { ticket, hear: Box::new(hear) });
        office.tell(&wish(ticket));
        ticket
    });
    if OFFICE.with_borrow(|office| office.worker.is_none()) {
        // Not before the caller has its question.
        leptos::prelude::queue_microtask(give_up);
    }
    Question(ticket)
}

impl Drop for Question {
    fn drop(&mut self) {
        // A question that is dropped while a reply is heard finds the office open: replies are heard outside of it.
        let open = OFFICE.with_borrow_mut(|office| {
            let at = office.open.iter().position(|open| open.ticket == self.0)?;
            office.tell(&Wish::Stop(self.0));
            Some(office.open.swap_remove(at))
        });
        drop(open);
    }
}

/// The worker, and the questions it has not answered.
#[derive(Default)]
struct Office {
    worker: Option<Worker>,
    is_ready: bool,
    /// What is to be said once it listens.
    waiting: Vec<String>,
    open: Vec<Open>,
    last: u32,
}

struct Open {
    ticket: Ticket,
    hear: Box<dyn FnMut(Reply)>,
}

impl Office {
    fn tell(&mut self, wish: &Wish) {
        if self.worker.is_none() {
            self.worker = start();
            self.is_ready = false;
            self.waiting.clear();
        }
        match &self.worker {
            Some(worker) if self.is_ready => send(worker, &said(wish)),
            _ => self.waiting.push(said(wish)),
        }
    }
}

/// Starts the worker; none where the browser has none to offer.
fn start() -> Option<Worker> {
    let address = document().query_selector("meta[name=stolik-thinker]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        hear(&event.data().as_string().unwrap_or_default());
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let broken = Closure::<dyn Fn()>::new(give_up);
    worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
    // They listen for as long as the worker lives, which is as long as the page does unless it breaks.
    heard.forget();
    broken.forget();
    Some(worker)
}

fn send(worker: &Worker, text: &str) {
    if let Err(error) = worker.post_message(&JsValue::from_str(text)) {
        leptos::logging::error!("the worker cannot be told: {error:?}");
    }
}

fn hear(text: &str) {
    if text == READY {
        OFFICE.with_borrow_mut(|office| {
            office.is_ready = true;
            let waiting = std::mem::take(&mut office.waiting);
            if let Some(worker) = &office.worker {
                for text in &waiting {
                    send(worker, text);
                }
            }
        });
        return;
    }
    match heard::<Reply>(text) {
        Ok(reply) => pass_on(reply),
        Err(error) => leptos::logging::error!("{error}"),
    }
}

/// Hands a reply to who has asked. It is heard outside of the office, so that who hears it may ask again.
fn pass_on(reply: Reply) {
    let is_last = !matches!(reply, Reply::Insight { .. });
    let ticket = reply.to();
    let open = OFFICE.with_borrow_mut(|office| {
        let at = office.open.iter().position(|open| open.ticket == ticket)?;
        Some(office.open.swap_remove(at))
    });
    let Some(mut open) = open else { return };
    if is_last {
        return (open.hear)(reply);
    }
    // Between two insights the question stays open, unless it is dropped while this one is heard.
    let ticket = open.ticket;
    OFFICE.with_borrow_mut(|office| office.open.push(Open { ticket, hear: Box::new(|_| {}) }));
    (open.hear)(reply);
    OFFICE.with_borrow_mut(|office| {
        if let Some(kept) = office.open.iter_mut().find(|kept| kept.ticket == ticket) {
            kept.hear = open.hear;
        }
    });
}

/// The worker is broken or cannot be had: nobody waits for it any longer. The next question starts another.
fn give_up() {
    let open = OFFICE.with_borrow_mut(|office| {
        if let Some(worker) = office.worker.take() {
            worker.terminate();
        }
        std::mem::take(&mut office.open)
    });
    for mut open in open {
        (open.hear)(Reply::Trouble { to: open.ticket, trouble: Trouble::Gone });
    }
}
