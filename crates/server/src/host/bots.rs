//! Bots that play on the server.

use super::Host;
use super::listening::Listener;
use super::live::{Hosted, Live};
use crate::storage::PersonId;
use std::sync::Arc;
use std::time::Instant;
use stolik_bots::{Answer, Bot};
use stolik_catalog::AnySeen;
use stolik_game::{Millis, Seat, Viewer};

impl Host {
    /// Lets bots think that are awaited and do not think yet.
    pub(super) fn wake_bots(&self, hosted: &Arc<Hosted>, live: &mut Live) {
        // What bots alone would play, nobody would see.
        let is_unwatched = live.kept.is_of_bots_alone() && live.listeners.is_empty();
        if self.is_stopping() || live.must_reload || is_unwatched {
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
    async fn play_bot(
        &self,
        hosted: &Arc<Hosted>,
        seat: Seat,
        bot: Bot,
        seen: AnySeen,
        for_whom: Option<PersonId>,
    ) {
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

    async fn think(&self, seat: Seat, bot: Bot, seen: AnySeen, for_whom: Option<PersonId>) -> Option<Answer> {
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
    /// For whom bots think here: for who has made the table, if they are here or nobody whose name is known is; else for one of
    /// those, who sit here first.
    fn for_whom(&self) -> Option<PersonId> {
        let maker = self.kept.about.maker;
        let known = || self.listeners.iter().filter(|listener| listener.person.is_some());
        let is_maker = |listener: &&Listener| listener.person == maker;
        let sits = |listener: &&Listener| listener.seat.is_some();
        let here = known().find(is_maker).or_else(|| known().find(sits)).or_else(|| known().next());
        here.map_or(maker, |listener| listener.person)
    }
}
