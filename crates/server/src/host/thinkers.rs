//! Whose bots think next: so many think at a time, and those who wait take turns by the person they think for, so that nobody
//! waits longer because somebody else has many tables.

use crate::storage::PersonId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Those who think, and those who wait for their turn.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<Queue>>);

/// The person a bot thinks for; of tables of which nobody knows who has made them, nobody.
type ForWhom = Option<PersonId>;

#[derive(Debug)]
struct Queue {
    /// How many more may think at once.
    free: usize,
    /// Those for whom bots wait, each once, in the order in which they have their turn.
    waiting: VecDeque<(ForWhom, VecDeque<oneshot::Sender<Turn>>)>,
}

/// A turn to think, until it is dropped; then the next has it.
#[derive(Debug)]
pub(super) struct Turn(Thinkers);

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
                return Some(Turn(self.clone()));
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

impl Queue {
    fn push(&mut self, for_whom: ForWhom, bot: oneshot::Sender<Turn>) {
        match self.waiting.iter_mut().find(|(other, _)| *other == for_whom) {
            Some((_, bots)) => bots.push_back(bot),
            None => self.waiting.push_back((for_whom, VecDeque::from([bot]))),
        }
    }

    /// The bot whose turn it is. Whoever it thinks for comes last then.
    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (for_whom, mut bots) = self.waiting.pop_front()?;
        let bot = bots.pop_front();
        if !bots.is_empty() {
            self.waiting.push_back((for_whom, bots));
        }
        bot
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let next = {
            let mut queue = self.0.lock();
            let next = queue.pop();
            queue.free += usize::from(next.is_none());
            next
        };
        if let Some(next) = next {
            // Who does not wait any longer gives it on, by dropping it.
            drop(next.send(Turn(self.0.clone())));
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

    fn waits(thinkers: &Thinkers, person: i64) -> Waiting {
        let thinkers = thinkers.clone();
        let mut waiting: Waiting = Box::pin(async move { thinkers.turn(Some(PersonId(person))).await });
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
    fn next(turn: Turn, waiting: &mut Vec<(&'static str, Waiting)>) -> (&'static str, Turn) {
        drop(turn);
        let found = waiting.iter_mut().enumerate().find_map(|(at, (_, one))| Some((at, poll(one)?)));
        let (at, turn) = found.expect("somebody has the turn");
        (waiting.remove(at).0, turn)
    }

    // H1
    #[tokio::test]
    async fn who_has_many_bots_does_not_make_others_wait_for_all_of_them() {
        let thinkers = Thinkers::new(1);
        let mut turn = thinkers.turn(Some(PersonId(1))).await.expect("free");
        let mut waiting: Vec<(&str, Waiting)> = (0..100).map(|_| ("many", waits(&thinkers, 1))).collect();
        waiting.push(("one", waits(&thinkers, 2)));
        waiting.push(("other", waits(&thinkers, 3)));
        let mut order = Vec::new();
        for _ in 0..4 {
            let (who, given) = next(turn, &mut waiting);
            order.push(who);
            turn = given;
        }
        assert_eq!(order, ["many", "one", "other", "many"]);
    }

    #[tokio::test]
    async fn who_does_not_wait_any_longer_is_passed_over_and_nobody_is_lost() {
        let thinkers = Thinkers::new(2);
        let first = thinkers.turn(None).await.expect("free");
        let second = thinkers.turn(None).await.expect("free");
        let gone = waits(&thinkers, 1);
        let mut waiting = vec![("stays", waits(&thinkers, 2))];
        drop(gone);
        let (who, turn) = next(first, &mut waiting);
        assert_eq!(who, "stays");
        drop((second, turn));
        assert_eq!(thinkers.lock().free, 2);
    }
}
