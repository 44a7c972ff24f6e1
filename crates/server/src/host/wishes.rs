//! What people wish of a table.

use super::granted::Granted;
use super::listening::{Listener, tell_each};
use super::lists::result;
use super::live::{A_WHILE, Hosted, Live, since};
use super::{Guest, Host};
use crate::storage::{Append, StorageError, Wished, Wisher};
use crate::{Refusal, secrets};
use axum::http::StatusCode;
use std::fmt::Write as _;
use std::sync::Arc;
use stolik_game::{Message, Seat};
use stolik_protocol::{FromTable, MOST_ACTIONS, Notice, ToTable, Wish};
use stolik_table::fair::Fresh;
use stolik_table::{Entry, EventNumber, Happening, Offer, Table, TableRefusal, Voice};
use stolik_text::{Language, Speaker};

impl Host {
    /// Somebody wishes something of a table. Answered when it is kept and everybody was told, or with why not.
    pub async fn wish(
        &self,
        hosted: &Arc<Hosted>,
        guest: &Guest,
        said: &ToTable,
        language: Language,
    ) -> FromTable {
        match self.grant(hosted, guest, said).await {
            Ok(n) => FromTable::Done { id: said.id.clone(), n },
            Err(refusal) => {
                self.0.metrics.refused.add(1);
                let speaker = self.speaker(hosted, language).await;
                FromTable::Refused { id: Some(said.id.clone()), problem: refusal.problem(&speaker) }
            }
        }
    }

    /// Somebody who speaks of this table.
    pub async fn speaker(&self, hosted: &Hosted, language: Language) -> Speaker {
        let live = hosted.live.lock().await;
        let names = live.kept.about.seats.iter().map(|seat| seat.name.clone());
        let speaker = Speaker::new(language).with_seats(names);
        match &live.table {
            Some(table) => speaker.with_sides(table.game().side_names()),
            None => speaker,
        }
    }

    async fn grant(&self, hosted: &Arc<Hosted>, guest: &Guest, said: &ToTable) -> Result<u64, Refusal> {
        if self.is_stopping() {
            return Err(Refusal::stopping());
        }
        read_fresh(said)?;
        let mut live = hosted.live.lock().await;
        self.refresh(hosted, &mut live).await?;
        live.must_be_open()?;
        let wish = wished(guest, said);
        match live.wishes.find(&wish) {
            Granted::NotYet => {}
            Granted::Before(number) => return Ok(number),
            Granted::Another => {
                self.0.metrics.forged.add(1);
                tracing::warn!(table = %hosted.id, by = ?wish.by, "the name of another wish");
                return Err(Refusal::new(StatusCode::CONFLICT, "id-used", "server-id-used").at("id"));
            }
        }
        match &said.wish {
            Wish::Offer(offer) if offer == "rematch" => {
                return self.play_again(hosted, &mut live, guest, None).await;
            }
            Wish::Rematch(rematch) => {
                let entropy = rematch.entropy.as_deref();
                return self.play_again(hosted, &mut live, guest, entropy).await;
            }
            Wish::Answer(answer) if answer.offer == "rematch" => {
                let before = live.kept.about.again.clone();
                let done = if answer.yes {
                    self.play_again(hosted, &mut live, guest, None).await
                } else {
                    self.not_again(hosted, &mut live, guest, &wish).await
                };
                // The second no would mean something else. It leaves no event by which it would be known after a restart.
                let has_changed = before != live.kept.about.again;
                return done.inspect(|number| live.wishes.insert_without_event(&wish, *number, has_changed));
            }
            Wish::Offer(offer) if live.kept.about.absence == "wait" && is_vote(offer) => {
                return Err(Refusal::new(StatusCode::CONFLICT, "no-vote", "server-no-vote").at("offer"));
            }
            Wish::Mute(mute) => return self.mute(hosted, &mut live, guest, mute).await,
            Wish::Draft(actions) => return live.show_draft(guest, actions),
            _ => {}
        }
        if let Wish::Say(_) = said.wish {
            live.talk.must_have_room(guest, live.kept.about.seats.len(), self.0.settings.most_talk)?;
        }
        self.advance(&mut live);
        let Live { table, asides, .. } = &mut *live;
        let table = table.as_mut().ok_or_else(Refusal::not_begun)?;
        let room = guest.seat.map_or(Ok(()), |seat| asides.must_have_room(seat, &said.wish, table));
        let done = room.and_then(|()| grant(table, guest, said));
        // Time may have brought something about even if the wish is refused.
        self.settle(hosted, &mut live, done.is_ok().then_some(wish)).await?;
        live.lighten();
        done?;
        if let Wish::Say(_) = said.wish {
            live.talk.note_network(guest);
        }
        Ok(live.told)
    }

    /// Reads again what is kept of a table, if something went wrong with it.
    pub(super) async fn refresh(&self, hosted: &Arc<Hosted>, live: &mut Live) -> Result<(), Refusal> {
        if !live.must_reload {
            return Ok(());
        }
        let kept = self.0.storage.table(&hosted.id).await?.ok_or_else(Refusal::no_table)?;
        let read = self.load(kept).await?;
        live.replace(read);
        // What was kept after all has not been told yet.
        live.tell_events(None);
        self.follow_up(hosted, live);
        Ok(())
    }

    /// Lets time pass at a table up to now.
    pub(super) fn advance(&self, live: &mut Live) {
        let now = self.0.clock.now();
        let moment = live.moment(now, &self.0.outages);
        let started = live.kept.started.unwrap_or(now);
        let Some(table) = &mut live.table else { return };
        if let Some(said) = live.said_away.take() {
            self.tell_of_outages(table, started, said);
        }
        table.advance(moment);
    }

    /// Writes into the log when the server was away, where it does not say so yet. There are no more while it runs.
    fn tell_of_outages(&self, table: &mut Table, started: u64, said: usize) {
        if table.outcome().is_some() {
            return;
        }
        let lasted = self.0.outages.iter().filter(|outage| outage.until > started);
        for outage in lasted.skip(said) {
            table.was_away(stolik_game::Millis(outage.within(started, u64::MAX)));
        }
    }

    /// Keeps what has happened, and then tells it.
    pub(super) async fn settle(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        wish: Option<Wished>,
    ) -> Result<(), Refusal> {
        let Some(table) = &live.table else { return Ok(()) };
        let events = since(table, live.told);
        if events.is_empty() {
            return Ok(());
        }
        let mut lines = String::with_capacity(events.len() * 32);
        for event in events {
            // Writing to a string does not fail.
            _ = writeln!(lines, "{}", Entry::of(event));
        }
        let played = events.iter().filter(|event| matches!(event.what, Happening::Played(_))).count();
        let over = result(table);
        let append = Append {
            table: live.kept.key,
            after: live.chain,
            number: live.told + 1,
            lines,
            wish: wish.clone(),
            awaited: live.awaited(),
            at: self.0.clock.now(),
            over: over.clone(),
        };
        let chain = append.chain();
        let timer = self.0.metrics.kept.start();
        if let Err(error) = self.0.storage.append(append).await {
            let is_stop = error == StorageError::Closed;
            let refusal = match error {
                StorageError::Stale => stale(table),
                error => error.into(),
            };
            live.must_reload = true;
            // A server that stops is no trouble.
            self.0.metrics.storage_errors.add(u64::from(!is_stop));
            self.set_timer(hosted, live);
            return Err(refusal);
        }
        self.0.metrics.kept.stop(timer);
        self.0.metrics.played.add(played as u64);
        live.chain = chain;
        live.tell_events(wish.as_ref());
        self.tell_others(hosted);
        if let Some(wish) = wish {
            live.wishes.insert(&wish, live.told);
            live.attended_until = self.0.clock.now() + A_WHILE;
        }
        if over.is_some() && !live.kept.over {
            self.0.by_days.forget_if(&live.kept);
            live.kept.over = true;
            live.kept.about.result = over;
            if let Some(proof) = live.proof() {
                live.tell_standing(Notice::Dice(proof));
            }
            live.tell_standing(Notice::Score(live.score()));
        }
        self.follow_up(hosted, live);
        Ok(())
    }

    /// Sets the clock for what happens next by itself, and wakes bots that are awaited.
    pub(super) fn follow_up(&self, hosted: &Arc<Hosted>, live: &mut Live) {
        self.set_timer(hosted, live);
        self.call_absent(hosted, live);
        self.wake_bots(hosted, live);
    }
}

/// A wish by its name, and a hash of what is wished.
fn wished(guest: &Guest, said: &ToTable) -> Wished {
    let text = serde_json::to_string(&said.wish).unwrap_or_default();
    let hash = secrets::hash("wish", &text).0;
    let what = i64::from_be_bytes([hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]]);
    let by = match (guest.seat, guest.person) {
        (Some(seat), _) => Wisher::Seat(seat.0),
        (None, Some(person)) => Wisher::Watcher(person),
        // Nothing is granted to who has not said who they are.
        (None, None) => Wisher::Somebody,
    };
    Wished { by, id: said.id.as_str().to_owned(), what: Some(what) }
}

/// Another server has gone on with the table.
fn stale(table: &Table) -> Refusal {
    let now = table.now().0;
    TableRefusal::Stale { seen: now.saturating_sub(1), now }.into()
}

/// Does what somebody wishes, or says why not. The order of checks is the table's: seated, running, to act, not stale, legal.
fn grant(table: &mut Table, guest: &Guest, said: &ToTable) -> Result<(), Refusal> {
    if let Wish::Ping {} = said.wish {
        return Ok(());
    }
    if let Wish::Say(text) = &said.wish {
        let voice = match guest.seat {
            Some(seat) => Voice::Seat(seat),
            None if guest.has_account => Voice::Watcher(guest.name.clone()),
            None => Voice::Guest(guest.name.clone()),
        };
        if guest.person.is_none() {
            return Err(Refusal::who_are_you());
        }
        table.say(voice, text)?;
        return Ok(());
    }
    let seat: Seat = guest.seat.ok_or_else(not_seated)?;
    match &said.wish {
        Wish::Act(actions) if actions.len() > MOST_ACTIONS => return Err(too_many().at("act")),
        Wish::Act(actions) => {
            let (seen, fresh) = (said.seen.map(EventNumber), read_fresh(said)?);
            match actions.as_slice() {
                [action] => table.act_with(seat, action, seen, fresh)?,
                actions => table.act_all(seat, actions, seen, &fresh)?,
            };
        }
        Wish::TakeBack {} => _ = table.take_back(seat)?,
        Wish::Resign {} => _ = table.resign(seat)?,
        Wish::Offer(offer) => _ = table.offer(seat, read_offer(offer)?)?,
        Wish::YouPlay {} => _ = table.you_play(seat)?,
        Wish::Answer(answer) => _ = table.answer(seat, read_offer(&answer.offer)?, answer.yes)?,
        // Of these the table itself knows nothing; they were seen to before.
        Wish::Say(_) | Wish::Ping {} | Wish::Mute(_) | Wish::Draft(_) | Wish::Rematch(_) => {}
    }
    Ok(())
}

/// What came with an action for the roll it may ask for.
fn read_fresh(said: &ToTable) -> Result<Fresh, Refusal> {
    let bad = || Refusal::bad("bad-entropy", Message::new("server-bad-fresh")).at("entropy");
    said.entropy.as_deref().map_or(Ok(Fresh::NONE), |digits| digits.parse().map_err(|_| bad()))
}

fn too_many() -> Refusal {
    Refusal::bad("too-many", Message::new("server-too-many").with("most", MOST_ACTIONS))
}

impl Live {
    /// Shows to partners what somebody composes. Whatever they are shown could be played.
    fn show_draft(&mut self, guest: &Guest, actions: &[String]) -> Result<u64, Refusal> {
        let seat = guest.seat.ok_or_else(not_seated)?;
        let table = self.table.as_ref().ok_or_else(Refusal::not_begun)?;
        if actions.len() > MOST_ACTIONS {
            return Err(too_many().at("draft"));
        }
        if !actions.is_empty() {
            table.rehearse(seat, actions)?;
        }
        let game = table.game();
        let is_partner = |other: Seat| other != seat && game.side_of(other) == game.side_of(seat);
        let notice = Notice::Draft { seat: seat.0, actions: actions.to_vec() };
        let frame = super::telling::frame(&FromTable::Notice(notice));
        let hears = |listener: &Listener| listener.seat.is_some_and(is_partner).then(|| frame.clone());
        let slow = tell_each(&mut self.listeners, hears);
        self.miss(slow);
        Ok(self.told)
    }
}

pub(super) fn not_seated() -> Refusal {
    Refusal::new(StatusCode::FORBIDDEN, "not-seated", "server-not-seated")
}

/// Whether it is proposed what is to become of somebody who has left.
fn is_vote(text: &str) -> bool {
    matches!(text.parse(), Ok(Offer::StandIn(_) | Offer::Abandoned(_)))
}

fn read_offer(text: &str) -> Result<Offer, Refusal> {
    let unknown =
        || Refusal::bad("bad-offer", Message::new("server-bad-offer").with("given", shortened(text)));
    text.parse().map_err(|_| unknown())
}

/// As much of what somebody wrote as fits into a sentence.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
