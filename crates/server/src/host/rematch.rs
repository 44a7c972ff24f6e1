//! Another game of the same people, in which somebody else begins.

use super::live::{Hosted, Live, game_of};
use super::making::read_entropy;
use super::telling::pairs;
use super::wishes::not_seated;
use super::{Guest, Host};
use crate::storage::{Keeper, KeptSeat, KeptTable, TableKey};
use crate::{Refusal, secrets};
use std::sync::Arc;
use stolik_game::Seat;
use stolik_protocol::{FromTable, Notice};
use stolik_table::TableRefusal;

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
        let entropy = entropy.map(read_entropy).transpose()?;
        live.next_entropy.resize(live.kept.about.seats.len(), None);
        if let (Some(entropy), Some(place)) = (entropy, live.next_entropy.get_mut(seat.index())) {
            *place = Some(entropy.to_string());
        }
        live.again = live.again.with(seat);
        let seats = live.kept.about.seats.iter().enumerate();
        let mut people = seats.filter(|(_, seat)| seat.person.is_some()).map(|(at, _)| Seat(at as u8));
        if !people.all(|seat| live.again.contains(seat)) {
            let message = FromTable::Notice(Notice::Again(live.again.iter().map(|seat| seat.0).collect()));
            live.tell_all(&message);
            return Ok(number);
        }
        let (mut next, moved) = next_table(live, self.0.clock.now())?;
        let made = Box::pin(self.keep_new(&mut next)).await?;
        self.mute_there_too(live, &made, moved).await?;
        let mut kept = live.kept.clone();
        kept.about.next = Some(made.id.clone());
        if let Err(error) = self.0.storage.change_table(&kept).await {
            live.must_reload = true;
            return Err(error.into());
        }
        kept.revision += 1;
        live.kept = kept;
        tracing::info!(table = %hosted.id, next = %made.id, "another game");
        live.tell_all(&FromTable::Notice(Notice::Rematch { table: made.id.clone() }));
        self.tell_others(hosted);
        Ok(number)
    }
}

/// The table of the next game: the same people, each one seat further, unless the rules say themselves who begins it. And
/// by how many seats they have moved.
fn next_table(live: &Live, now: u64) -> Result<(KeptTable, usize), Refusal> {
    let kept = &live.kept;
    let before = game_of(kept)?;
    let game = before.next_game();
    let mut seats: Vec<KeptSeat> = kept.about.seats.clone();
    let mut entropy = live.next_entropy.clone();
    entropy.resize(seats.len(), None);
    for (seat, entropy) in seats.iter_mut().zip(entropy) {
        // What a seat added before is known by now: it adds something new, or nothing.
        seat.entropy = entropy;
        seat.link = None;
    }
    let mut score = live.score();
    let moved = usize::from(game == before);
    seats.rotate_right(moved);
    score.points.rotate_right(moved);
    // Everybody has seen what was committed to, before they added to it.
    let secret = kept.about.next_secret.clone();
    let about = Keeper {
        options: pairs(&game),
        secret: secret.unwrap_or_else(|| secrets::hex(&secrets::random::<32>())),
        seats,
        first: 0,
        next: None,
        next_secret: Some(secrets::hex(&secrets::random::<32>())),
        games: score.games,
        points: score.points,
        ..kept.about.clone()
    };
    let next = KeptTable {
        key: TableKey(secrets::number()),
        id: secrets::word::<14>(),
        revision: 0,
        public: kept.public,
        over: false,
        made: now,
        started: None,
        about,
    };
    Ok((next, moved))
}
