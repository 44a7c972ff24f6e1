//! Whose bots think next: so many think at a time, and those who wait take turns: first networks, and within each the people they think
//! for. So nobody waits longer because somebody else has many tables, or is many guests.

use crate::Household;
use crate::storage::PersonId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Those who think, and those who wait for their turn.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<Queue>>);

/// For whom a bot thinks, as far as it is known: whose turn it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ForWhom {
    pub(super) from: Option<Household>,
    pub(super) person: Option<PersonId>,
}

type Bot = oneshot::Sender<Turn>;

/// Those who take turns, each once, in the order in which they have them.
type Turns<K, T> = VecDeque<(K, VecDeque<T>)>;

#[derive(Debug)]
struct Queue {
    /// How many more may think at once.
    free: usize,
    waiting: Turns<Option<Household>, (Option<PersonId>, VecDeque<Bot>)>,
}

/// A turn to think, until it is dropped; then the next has it.
#[derive(Debug)]
pub(super) struct Turn(Option<Thinkers>);

impl Thinkers {
    pub(super) fn new(at_a_time: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue { free: at_a_time.max(1), waiting: VecDeque::new() })))
    }

    /// Waits for a turn to think for somebody.
    pub(super) async fn turn(&self, for_whom: ForWhom) -> Option<Turn> {
        let given = {
            let mut queue = self.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Turn(Some(self.clone())));
            }
            let (give, given) = oneshot::channel();
            queue.push(for_whom, give);
            given
        };
        given.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What waits for one of those who take turns.
fn of<K: PartialEq, T>(turns: &mut Turns<K, T>, key: K) -> Option<&mut VecDeque<T>> {
    let at = turns.iter().position(|(other, _)| *other == key).unwrap_or(turns.len());
    if at == turns.len() {
        turns.push_back((key, VecDeque::new()));
    }
    turns.get_mut(at).map(|(_, waiting)| waiting)
}

/// The next of those whose turn it is, who come last then.
fn next<K, T>(turns: &mut Turns<K, T>, take: impl FnOnce(&mut VecDeque<T>) -> Option<Bot>) -> Option<Bot> {
    let (key, mut waiting) = turns.pop_front()?;
    let bot = take(&mut waiting);
    if !waiting.is_empty() {
        turns.push_back((key, waiting));
    }
    bot
}

impl Queue {
    fn push(&mut self, for_whom: ForWhom, bot: Bot) {
        let bots = of(&mut self.waiting, for_whom.from).and_then(|people| of(people, for_whom.person));
        if let Some(bots) = bots {
            bots.push_back(bot);
        }
    }

    /// The bot whose turn it is.
    fn pop(&mut self) -> Option<Bot> {
        next(&mut self.waiting, |people| next(people, VecDeque::pop_front))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(mut thinkers) = self.0.take() else { return };
        loop {
            let next = {
                let mut queue = thinkers.lock();
                let next = queue.pop();
                queue.free += usize::from(next.is_none());
                next
            };
            let Some(next) = next else { return };
            let Err(mut back) = next.send(Turn(Some(thinkers))) else { return };
            // Who does not wait any longer gives it back, and the one after has it.
            let Some(back) = back.0.take() else { return };
            thinkers = back;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    type Waiting = Pin<Box<dyn Future<Output = Option<Turn>>>>;

    fn at(household: i64, person: i64) -> ForWhom {
        ForWhom { from: Some(Household(household)), person: Some(PersonId(person)) }
    }

    /// Somebody from a place of their own waits.
    fn waits(thinkers: &Thinkers, person: i64) -> Waiting {
        waits_for(thinkers, at(person, person))
    }

    fn waits_for(thinkers: &Thinkers, for_whom: ForWhom) -> Waiting {
        let thinkers = thinkers.clone();
        let mut waiting: Waiting = Box::pin(async move { thinkers.turn(for_whom).await });
        assert!(poll(&mut waiting).is_none(), "nobody is free");
        waiting
    }

    fn poll(waiting: &mut Waiting) -> Option<Turn> {
        match waiting.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(turn) => turn,
            Poll::Pending => None,
        }
    }

    /// Ends a turn, and finds whose is next.
    fn after(turn: Turn, waiting: &mut Vec<(&'static str, Waiting)>) -> (&'static str, Turn) {
        drop(turn);
        let found = waiting.iter_mut().enumerate().find_map(|(at, (_, one))| Some((at, poll(one)?)));
        let (at, turn) = found.expect("somebody has the turn");
        (waiting.remove(at).0, turn)
    }

    // H1
    #[tokio::test]
    async fn who_has_many_bots_does_not_make_others_wait_for_all_of_them() {
        let thinkers = Thinkers::new(1);
        let mut turn = thinkers.turn(at(1, 1)).await.expect("free");
        let mut waiting: Vec<(&str, Waiting)> = (0..100).map(|_| ("many", waits(&thinkers, 1))).collect();
        waiting.push(("one", waits(&thinkers, 2)));
        waiting.push(("other", waits(&thinkers, 3)));
        let mut order = Vec::new();
        for _ in 0..4 {
            let (who, given) = after(turn, &mut waiting);
            order.push(who);
            turn = given;
        }
        assert_eq!(order, ["many", "one", "other", "many"]);
    }

    #[tokio::test]
    async fn who_does_not_wait_any_longer_is_passed_over_and_nobody_is_lost() {
        let thinkers = Thinkers::new(2);
        let first = thinkers.turn(ForWhom::default()).await.expect("free");
        let second = thinkers.turn(ForWhom::default()).await.expect("free");
        let gone = waits(&thinkers, 1);
        let mut waiting = vec![("stays", waits(&thinkers, 2))];
        drop(gone);
        let (who, turn) = after(first, &mut waiting);
        assert_eq!(who, "stays");
        drop((second, turn));
        assert_eq!(thinkers.lock().free, 2);
    }

    // P1: guests cost nothing, so one who is a hundred of them has one share all the same.
    #[tokio::test]
    async fn many_guests_of_one_network_take_turns_with_each_other_and_not_with_everybody() {
        let thinkers = Thinkers::new(1);
        let mut turn = thinkers.turn(at(1, 0)).await.expect("free");
        let mut waiting: Vec<(&str, Waiting)> =
            (1..=100).map(|guest| ("guest", waits_for(&thinkers, at(1, guest)))).collect();
        // Behind another address is a whole class, one of whom has two tables.
        waiting.push(("Ola", waits_for(&thinkers, at(2, 201))));
        waiting.push(("Ola again", waits_for(&thinkers, at(2, 201))));
        waiting.push(("Ewa", waits_for(&thinkers, at(2, 202))));
        waiting.push(("alone", waits_for(&thinkers, at(3, 301))));
        let mut order = Vec::new();
        for _ in 0..8 {
            let (who, given) = after(turn, &mut waiting);
            order.push(who);
            turn = given;
        }
        assert_eq!(order, ["guest", "Ola", "alone", "guest", "Ewa", "guest", "Ola again", "guest"]);
    }

    #[tokio::test]
    async fn however_many_do_not_wait_any_longer_the_next_has_the_turn() {
        let thinkers = Thinkers::new(1);
        let turn = thinkers.turn(ForWhom::default()).await.expect("free");
        drop((0..200_000).map(|_| waits(&thinkers, 1)).collect::<Vec<_>>());
        let mut waiting = vec![("stays", waits(&thinkers, 2))];
        assert_eq!(after(turn, &mut waiting).0, "stays");
        assert_eq!(thinkers.lock().free, 1, "its turn was over at once");
        assert!(thinkers.lock().waiting.is_empty());
    }
}
