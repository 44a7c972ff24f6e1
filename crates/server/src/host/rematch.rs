//! Another game of the same people, in which somebody else begins.

use super::live::{A_WHILE, Hosted, Live};
use super::making::read_entropy;
use super::promises::Drawn;
use super::telling::pairs;
use super::wishes::not_seated;
use super::{Guest, Host};
use crate::storage::{Keeper, KeptBound, KeptNext, KeptSeat, KeptTable, TableKey, Wished};
use crate::{Refusal, secrets};
use std::collections::BTreeMap;
use std::sync::Arc;
use stolik_catalog::AnyGame;
use stolik_protocol::Score;
use stolik_table::fair::SeatTerm;
use stolik_table::{TableRefusal, TimeControl};

impl Host {
    /// Somebody wants another game. When all people want it, it is there.
    pub(super) async fn play_again(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        guest: &Guest,
        entropy: Option<&str>,
    ) -> Result<u64, Refusal> {
        let seat = guest.seat.ok_or_else(not_seated)?;
        let table = live.table.as_ref().ok_or_else(Refusal::not_begun)?;
        if table.outcome().is_none() {
            return Err(TableRefusal::NoSuchOffer.into());
        }
        let number = table.now().0;
        if live.kept.about.next.is_some() {
            return Ok(number);
        }
        let entropy = entropy.map(read_entropy).transpose()?.map(|entropy| entropy.to_string());
        let mut kept = live.kept.clone();
        if !kept.about.again.contains_key(&seat.0) {
            live.asides.change_mind(seat)?;
        }
        let wished = kept.about.again.entry(seat.0).or_default();
        *wished = entropy.or_else(|| wished.take());
        let seats = kept.about.seats.iter().enumerate();
        let mut people = seats.filter(|(_, seat)| seat.person.is_some()).map(|(at, _)| at as u8);
        if !people.all(|seat| kept.about.again.contains_key(&seat)) {
            self.keep_wishes(hosted, live, kept).await?;
            return Ok(number);
        }
        let (mut next, moved) = next_table(&kept, table.game(), live.score(), self.0.clock.now());
        let made = self.next_made(&mut next).await?;
        self.mute_there_too(live, &made, moved).await?;
        kept.about.again.clear();
        kept.about.next = Some(made.id.clone());
        self.change(live, kept).await?;
        tracing::info!(table = %hosted.id, next = %made.id, "another game");
        live.tell_next();
        self.tell_others(hosted);
        Ok(number)
    }

    /// The table of the next game. Whoever has been stopped between making it and noting that it is made finds it under the name that
    /// was promised.
    async fn next_made(&self, next: &mut KeptTable) -> Result<Arc<Hosted>, Refusal> {
        if self.0.storage.table(&next.id).await?.is_some() {
            return Box::pin(self.table(&next.id)).await;
        }
        // A game more of the same people is no table more for whoever has made the first.
        Box::pin(self.keep_new(next, 0)).await?.ok_or_else(Refusal::no_table)
    }

    /// Somebody does not want another game: who has wanted one takes that back, who has not declines it for all.
    pub(super) async fn not_again(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        guest: &Guest,
        wish: &Wished,
    ) -> Result<u64, Refusal> {
        let seat = guest.seat.ok_or_else(not_seated)?;
        let number = live.table.as_ref().ok_or_else(Refusal::not_begun)?.now().0;
        let mut kept = live.kept.clone();
        if !kept.about.again.is_empty() {
            live.asides.change_mind(seat)?;
        }
        if kept.about.again.remove(&seat.0).is_none() {
            kept.about.again.clear();
        }
        // Said again, after a restart too, it would mean something else.
        kept.about.decline(seat.0, wish, number);
        self.keep_wishes(hosted, live, kept).await?;
        Ok(number)
    }

    /// Who has left for good does not want another game any longer.
    pub(super) async fn forget_wishes(&self, hosted: &Arc<Hosted>, live: &mut Live) -> Result<(), Refusal> {
        let now = self.0.clock.now();
        let gone: Vec<u8> =
            live.wishes_until().filter(|(_, until)| *until <= now).map(|(seat, _)| seat).collect();
        let mut kept = live.kept.clone();
        kept.about.again.retain(|seat, _| !gone.contains(seat));
        self.keep_wishes(hosted, live, kept).await
    }

    /// Keeps who wants another game, if that has changed, and tells everybody.
    async fn keep_wishes(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        kept: KeptTable,
    ) -> Result<(), Refusal> {
        let are_others = kept.about.again.keys().ne(live.kept.about.again.keys());
        if kept != live.kept {
            self.change(live, kept).await?;
        }
        if are_others {
            live.tell_again();
            self.tell_others(hosted);
        }
        Ok(())
    }

    /// Keeps a table as it is now, without its log.
    pub(super) async fn change(&self, live: &mut Live, mut kept: KeptTable) -> Result<(), Refusal> {
        if let Err(error) = self.0.storage.change_table(&kept).await {
            live.must_reload = true;
            return Err(error.into());
        }
        self.0.by_days.forget_if(&live.kept);
        kept.revision += 1;
        live.kept = kept;
        Ok(())
    }
}

impl Live {
    /// The seats that want another game.
    pub(super) fn again(&self) -> Vec<u8> {
        self.kept.about.again.keys().copied().collect()
    }

    /// Those who want another game and are not heard any more, and until when that is waited for. Who plays by letter need
    /// not sit there meanwhile.
    pub(super) fn wishes_until(&self) -> impl Iterator<Item = (u8, u64)> {
        let by_letter = matches!(self.kept.about.time.parse(), Ok(TimeControl::PerTurn(_)));
        let wishes = self.kept.about.again.keys().filter(move |_| !by_letter);
        wishes.filter_map(|&seat| Some((seat, (*self.unheard.get(usize::from(seat))?)? + A_WHILE)))
    }
}

/// The next game and its seats: of each who it is, by the seat in this game, and what is committed to. The same people sit
/// each one seat further, unless the rules say themselves who begins.
pub(super) fn next_game(kept: &KeptTable, before: &AnyGame) -> (AnyGame, Vec<(usize, SeatTerm)>) {
    let game = before.next_game();
    let mut seats: Vec<(usize, SeatTerm)> = kept
        .about
        .seats
        .iter()
        .enumerate()
        .map(|(at, seat)| match &seat.bot {
            Some(bot) => (at, SeatTerm::Bot(bot.clone())),
            None => (at, SeatTerm::Before(at as u8)),
        })
        .collect();
    seats.rotate_right(usize::from(game == *before));
    (game, seats)
}

/// The table of the next game, and by how many seats people have moved. All but what they have added was fixed, and
/// committed to, when this game began.
fn next_table(kept: &KeptTable, before: &AnyGame, mut score: Score, now: u64) -> (KeptTable, usize) {
    let (game, order) = next_game(kept, before);
    let seat = |at: usize| KeptSeat {
        // What a seat added before is known by now: it adds something new, or nothing.
        entropy: kept.about.again.get(&(at as u8)).cloned().flatten(),
        link: None,
        ..kept.about.seats[at].clone()
    };
    let seats: Vec<KeptSeat> = order.iter().map(|(at, _)| seat(*at)).collect();
    let moved = order.iter().position(|(at, _)| *at == 0).unwrap_or(0);
    score.points.rotate_right(moved);
    // Everybody has seen what was committed to, before they added to it.
    let following = Drawn::new(0, false);
    let secret = kept.about.next_secret.clone();
    let (id, bound) = match &kept.about.next_table {
        Some(KeptNext { id, anchor }) => {
            let seats = order.iter().map(|(_, term)| term.to_string()).collect();
            (id.clone(), Some(KeptBound { anchor: anchor.clone(), seats }))
        }
        // Promised as in version 1.
        None => (secrets::word::<14>(), None),
    };
    let about = Keeper {
        options: pairs(&game),
        secret: secret.unwrap_or_else(|| secrets::hex(&secrets::random::<32>())),
        bound,
        seats,
        any: None,
        result: None,
        first: 0,
        next: None,
        again: BTreeMap::new(),
        declined: Vec::new(),
        next_secret: Some(following.secret.to_string()),
        next_table: Some(KeptNext { id: following.id, anchor: following.anchor.to_string() }),
        games: score.games,
        points: score.points,
        ..kept.about.clone()
    };
    let next = KeptTable {
        key: TableKey(secrets::number()),
        id,
        revision: 0,
        public: kept.public,
        over: false,
        made: now,
        started: None,
        about,
    };
    (next, moved)
}
