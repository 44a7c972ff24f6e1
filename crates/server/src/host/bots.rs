//! Bots that play on the server.

use super::Host;
use super::listening::Listener;
use super::live::{Hosted, Live};
use super::thinkers::ForWhom;
use crate::storage::Chain;
use std::sync::Arc;
use std::time::Instant;
use stolik_bots::{Answer, Bot};
use stolik_catalog::AnySeen;
use stolik_game::{Millis, Seat, Viewer};

impl Host {
    /// Lets bots think that are awaited and do not think yet.
    pub(super) fn wake_bots(&self, hosted: &Arc<Hosted>, live: &mut Live) {
        if self.is_stopping() || live.must_reload || !live.is_worth_thinking(self.0.clock.now()) {
            return;
        }
        let for_whom = live.for_whom();
        let Some(table) = &live.table else { return };
        for seat in table.bots_to_act().iter() {
            let Some(name) = table.bot(seat) else { continue };
            if live.thinking.contains(seat) {
                continue;
            }
            // What a bot does depends on what it sees and on nothing else, so a table that comes back plays the same.
            let Ok(bot) = Bot::named(name) else { continue };
            live.thinking = live.thinking.with(seat);
            let seen = table.position().seen_by(Viewer::Seat(seat));
            let (host, hosted) = (self.clone(), hosted.clone());
            tokio::spawn(async move { host.play_bot(&hosted, seat, bot, seen, for_whom).await });
        }
    }

    /// A bot thinks, takes its pause, and acts.
    async fn play_bot(&self, hosted: &Arc<Hosted>, seat: Seat, bot: Bot, seen: AnySeen, for_whom: ForWhom) {
        let began = self.0.clock.now();
        let answer = self.think(seat, bot, seen.clone(), for_whom).await;
        // The pause is the same whatever the answer is.
        self.0.clock.until(began + self.0.settings.bot_pause).await;
        let mut live = hosted.live.lock().await;
        live.thinking = live.thinking.iter().filter(|&other| other != seat).collect();
        if self.is_stopping() || self.refresh(hosted, &mut live).await.is_err() {
            return;
        }
        self.advance(&mut live);
        if let (Some(table), Some(answer)) = (&mut live.table, answer)
            && table.bots_to_act().contains(seat)
            && table.position().seen_by(Viewer::Seat(seat)) == seen
        {
            let mut actions = [answer.action].into_iter().chain(answer.then);
            // What belongs to the same thought is done until somebody else, or chance, comes between.
            while let Some(action) = actions.next().filter(|_| table.actor().awaits(seat)) {
                if let Err(refusal) = table.act(seat, &action, None) {
                    tracing::error!(table = %hosted.id, code = refusal.code(), "a bot was refused");
                    break;
                }
            }
        }
        if let Err(refusal) = self.settle(hosted, &mut live, None).await {
            tracing::warn!(table = %hosted.id, code = refusal.code, "what a bot did was not kept");
            return;
        }
        live.lighten();
        self.wake_bots(hosted, &mut live);
    }

    async fn think(&self, seat: Seat, bot: Bot, seen: AnySeen, for_whom: ForWhom) -> Option<Answer> {
        let waiting = self.0.metrics.bots_waiting.hold();
        let _turn = self.0.thinkers.turn(for_whom).await?;
        drop(waiting);
        let _thinking = self.0.metrics.bots_thinking.hold();
        let think = move || {
            let began = Instant::now();
            let elapsed = || Millis(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
            bot.choose(&seen, seat).ok().map(|mut thinking| thinking.finish(elapsed))
        };
        tokio::task::spawn_blocking(think).await.ok()?
    }
}

impl Live {
    /// Whether bots think here. What nobody is there for nobody would see: it is played when somebody comes. Only where a clock runs
    /// against a bot it does not wait for that, once the game has gone on at all: before, no clock runs.
    fn is_worth_thinking(&self, now: u64) -> bool {
        let is_begun = self.chain != Chain::begin(self.kept.key);
        let is_hurried = self.kept.has_clock() && is_begun && !self.kept.is_of_bots_alone();
        is_hurried || !self.listeners.is_empty() || now < self.attended_until
    }

    /// For whom bots think here: for who has made the table, if they are here or nobody whose name is known is; else for one of
    /// those, who sit here first. It is the share of where they are, or of where the table was made if nobody is here.
    fn for_whom(&self) -> ForWhom {
        let (maker, made_from) = (self.kept.about.maker, self.kept.about.made_from);
        let known = || self.listeners.iter().filter(|listener| listener.person.is_some());
        let is_maker = |listener: &&Listener| listener.person == maker;
        let sits = |listener: &&Listener| listener.seat.is_some();
        let here = known().find(is_maker).or_else(|| known().find(sits)).or_else(|| known().next());
        let nobody =
            || ForWhom { from: self.listeners.first().and_then(|one| one.from).or(made_from), person: maker };
        here.map_or_else(nobody, |listener| ForWhom { from: listener.from, person: listener.person })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{KeptSeat, PersonId, TableKey};
    use crate::{Clock, Household};
    use stolik_game::Seats;
    use tokio::sync::mpsc;

    const HERE: Household = Household(1);
    const THERE: Household = Household(2);

    /// A table made by the first person from here, with a bot.
    fn table(listeners: &[(Option<i64>, Option<u8>)]) -> Live {
        let mut live = Live::new(kept("none"), Clock::set_by_hand(1_000));
        for (number, (person, seat)) in (0..).zip(listeners) {
            let (frames, _) = mpsc::channel(1);
            live.listeners.push(Listener {
                number,
                person: person.map(PersonId),
                from: Some(THERE),
                seat: seat.map(Seat),
                viewer: Viewer::Spectator,
                frames,
            });
        }
        live
    }

    fn kept(time: &str) -> crate::storage::KeptTable {
        let about = serde_json::json!({
            "game": "warcaby", "rules": 1, "options": {}, "chosen": {}, "position": null, "time": time, "absence": "wait",
            "secret": "", "seats": [], "maker": 1, "made_from": HERE, "first": 0, "next": null
        });
        let mut about: crate::storage::Keeper = serde_json::from_value(about).expect("a table");
        about.seats = vec![
            KeptSeat { person: Some(PersonId(1)), ..KeptSeat::default() },
            KeptSeat { bot: Some("easy".to_owned()), ..KeptSeat::default() },
        ];
        let (key, id) = (TableKey(7), "table".to_owned());
        crate::storage::KeptTable {
            key,
            id,
            revision: 0,
            public: false,
            over: false,
            made: 0,
            started: Some(0),
            about,
        }
    }

    fn for_whom(listeners: &[(Option<i64>, Option<u8>)]) -> (Option<Household>, Option<i64>) {
        let ForWhom { from, person } = table(listeners).for_whom();
        (from, person.map(|person| person.0))
    }

    #[test]
    fn h1_bots_think_for_who_is_there_and_for_the_maker_if_that_is_nobody() {
        assert_eq!(for_whom(&[]), (Some(HERE), Some(1)), "nobody is there: it is the maker's");
        assert_eq!(for_whom(&[(None, None)]), (Some(THERE), Some(1)), "somebody unknown watches, from there");
        assert_eq!(for_whom(&[(Some(2), None)]), (Some(THERE), Some(2)), "who watches");
        assert_eq!(for_whom(&[(Some(2), None), (Some(3), Some(1))]).1, Some(3), "who sits comes first");
        assert_eq!(for_whom(&[(Some(3), Some(1)), (Some(1), None)]).1, Some(1), "and the maker before all");
    }

    #[test]
    fn p1_bots_wait_until_somebody_is_there_unless_a_clock_runs_against_them() {
        let now = 1_000;
        let mut live = table(&[]);
        assert!(!live.is_worth_thinking(now), "nobody has ever come");
        live.attended_until = 2_000;
        assert!(
            live.is_worth_thinking(now) && !live.is_worth_thinking(2_000),
            "somebody was there a moment ago"
        );
        assert!(table(&[(None, None)]).is_worth_thinking(now), "somebody watches");
        let mut timed = Live::new(kept("fischer:300+5"), Clock::set_by_hand(1_000));
        assert!(!timed.is_worth_thinking(now), "the clocks wait for the first action");
        // Any other than that of an empty log.
        timed.chain = Chain::begin(TableKey(timed.kept.key.0 + 1));
        assert!(timed.is_worth_thinking(now));
        timed.kept.about.seats[0] = timed.kept.about.seats[1].clone();
        assert!(!timed.is_worth_thinking(now), "bots alone");
        assert_eq!(timed.thinking, Seats::NONE);
    }
}
