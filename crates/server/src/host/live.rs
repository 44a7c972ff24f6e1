//! A table in memory.

use super::asides::Asides;
use super::granted::GrantedWishes;
use super::listening::Listener;
use super::mutes::Mutes;
use super::promises::{Promise, next_promised, promised, terms_of};
use super::talk::Talk;
use crate::Clock;
use crate::storage::{Batch, Chain, Damage, KeptTable, Outage, StorageError, TableKey, Wrong};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Millis, Record, Seats};
use stolik_table::fair::{FairDice, SeatEntropy, TableId};
use stolik_table::{
    ClockStart, Entered, Entry, EventNumber, Happening, Holder, Moment, Seating, Table, Takeback,
};
use tokio::sync::Mutex;

/// How many events and positions a table has in memory at least, once it has more than twice as many. The rest is read from
/// the storage when somebody comes who wants it.
const AT_HAND: usize = 4;

/// Who was away is told what was missed, if that is in memory or the log is no longer than this; else how everything stands,
/// which takes as long as the game is and not as long as the log.
const LONGEST_LOG: u64 = 1_000;

/// A table at which nobody is and nothing happens for so long need not be in memory: its time is noted. In thousandths of a second.
const LONG: u64 = 10 * 60_000;

/// How long those who have just left are waited for before their table is forgotten, in thousandths of a second.
pub(super) const A_WHILE: u64 = 60_000;

/// A table in memory. Who wants something of it holds its lock until that is kept and told.
pub struct Hosted {
    pub(super) id: String,
    pub(super) key: TableKey,
    /// Whether it was made to stand in the lobby, and when.
    pub(super) is_public: bool,
    pub(super) made: u64,
    pub(super) live: Mutex<Live>,
    /// Whether its log was read.
    read: AtomicBool,
}

impl Hosted {
    /// A table whose log is still to be read.
    pub(super) fn unread(kept: KeptTable, clock: Clock) -> Hosted {
        let KeptTable { key, public, made, .. } = kept;
        let id = kept.id.clone();
        let live = Mutex::new(Live::new(kept, clock));
        Hosted { id, key, is_public: public, made, live, read: AtomicBool::new(false) }
    }

    /// Whether its log was read.
    pub(super) fn is_read(&self) -> bool {
        self.read.load(Ordering::Acquire)
    }

    /// Its log was read.
    pub(super) fn set_read(&self) {
        self.read.store(true, Ordering::Release);
    }

    /// The table's name.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// How a table is now.
pub(super) struct Live {
    pub(super) kept: KeptTable,
    /// The game; none while seats are open.
    pub(super) table: Option<Table>,
    /// How many events are kept and told.
    pub(super) told: u64,
    /// The hash of the last entry of the log.
    pub(super) chain: Chain,
    /// The wishes that were granted.
    pub(super) wishes: GrantedWishes,
    /// What was said.
    pub(super) talk: Talk,
    /// What was done beside the game.
    pub(super) asides: Asides,
    clock: Clock,
    pub(super) listeners: Vec<Listener>,
    pub(super) next_listener: u64,
    /// Since when nobody listens for a seat.
    pub(super) unheard: Vec<Option<u64>>,
    /// Until when somebody counts as being there who has just left, or has acted without listening.
    pub(super) attended_until: u64,
    /// The seats that somebody has listened for since the table came into memory.
    pub(super) heard: Seats,
    /// Who everybody was told is here.
    pub(super) shown_here: Seats,
    /// Those who were called because they are awaited and not here, one bit each.
    pub(super) called: u16,
    /// The bots that think.
    pub(super) thinking: Seats,
    /// How many watch, as everybody was told.
    pub(super) shown_watching: u32,
    /// Another number each time those who are here are told something that is no event. It begins with the moment at which
    /// the table came into memory, so that it was not told before that.
    pub(super) noted: u64,
    /// Who does not want to hear whom.
    pub(super) mutes: Mutes,
    /// Keeping something has failed, or more is wanted than is in memory: what is kept must be read before anything else.
    pub(super) must_reload: bool,
    /// What was read of it once, for all who come.
    pub(super) read: ReadOnce,
    /// How often the log says that the server was away; none once all has been said that there is to say.
    pub(super) said_away: Option<usize>,
}

/// What of a table stays as it is: its options may be a whole map, so they are read once and not for everybody who comes.
#[derive(Default)]
pub(super) struct ReadOnce {
    game: OnceLock<Option<AnyGame>>,
    promised: OnceLock<Option<Promise>>,
    /// Of the next game, once this one has begun.
    next: OnceLock<Option<Promise>>,
}

impl Live {
    /// The game that is played here.
    pub(super) fn game(&self) -> Option<&AnyGame> {
        match &self.table {
            Some(table) => Some(table.game()),
            None => self.read.game.get_or_init(|| game_of(&self.kept).ok()).as_ref(),
        }
    }

    /// What the dice are committed to. What is damaged has been told when the table was read.
    pub(super) fn promised(&self) -> Promise {
        let read = || promised(&self.kept, self.game()?).ok();
        self.read.promised.get_or_init(read).clone().unwrap_or_default()
    }

    /// The same of the next game, once it is known who plays this one.
    pub(super) fn next_promised(&self) -> Promise {
        let read = || next_promised(&self.kept, self.game()?).ok();
        let is_known = self.kept.started.is_some() || self.kept.about.next_table.is_none();
        if !is_known {
            return Promise::default();
        }
        self.read.next.get_or_init(read).clone().unwrap_or_default()
    }

    /// The table that was kept, with its log.
    pub(super) fn restored(kept: KeptTable, log: &[Batch], clock: &Clock) -> Result<Live, StorageError> {
        let mut live = Live::new(kept, clock.clone());
        live.table = live.kept.started.map(|_| begin(&live.kept)).transpose()?;
        let Some(table) = &mut live.table else { return Ok(live) };
        let mut away = 0;
        for batch in log {
            let known = table.now().0;
            let next = known + 1;
            let damaged = |what| Damage { table: Some(live.kept.id.clone()), from: Some(next), what };
            if batch.number != next {
                return Err(damaged(Wrong::Gap).into());
            }
            let damaged = |what: &str| damaged(Wrong::Meaningless(what.to_owned()));
            for line in batch.lines.lines() {
                let entry: Entry = line.parse().map_err(|_| damaged("a line that is none"))?;
                if matches!(entry.what, Entered::Other(Happening::Away(_))) {
                    away += 1;
                }
                table.enter(&entry).map_err(|why| damaged(why.code()))?;
            }
            if let Some(wish) = &batch.wish {
                live.wishes.insert(wish, table.now().0);
            }
            live.talk.note(since(table, known), batch.wish.as_ref());
            live.asides.note(since(table, known));
        }
        for no in &live.kept.about.declined {
            live.wishes.insert(&no.wish(), no.number);
        }
        // A game that was over has not come to life again.
        if live.kept.over && table.outcome().is_none() {
            let from = Some(table.now().0 + 1);
            return Err(Damage { table: Some(live.kept.id), from, what: Wrong::NoEnd }.into());
        }
        live.told = table.now().0;
        live.chain = log.last().map_or(live.chain, |batch| batch.chain);
        live.said_away = Some(away);
        // Who was awaited before this server came was called by the one before.
        live.called = if log.is_empty() { 0 } else { live.awaited() };
        Ok(live)
    }

    pub(super) fn new(kept: KeptTable, clock: Clock) -> Live {
        let now = clock.now();
        let seats = kept.about.seats.iter();
        Live {
            unheard: seats.map(|seat| seat.person.map(|_| now)).collect(),
            chain: Chain::begin(kept.key),
            kept,
            table: None,
            told: 0,
            wishes: GrantedWishes::default(),
            talk: Talk::default(),
            asides: Asides::default(),
            clock,
            listeners: Vec::new(),
            next_listener: 0,
            attended_until: 0,
            heard: Seats::NONE,
            shown_here: Seats::NONE,
            called: 0,
            thinking: Seats::NONE,
            shown_watching: 0,
            noted: now,
            mutes: Mutes::default(),
            must_reload: false,
            read: ReadOnce::default(),
            said_away: Some(0),
        }
    }

    /// Puts in the place of what is known what was read again. Who listens goes on listening.
    pub(super) fn replace(&mut self, read: Live) {
        let sat_down = self.kept.about.seats != read.kept.about.seats;
        let again = self.kept.about.again != read.kept.about.again;
        let goes_on = self.kept.about.next != read.kept.about.next;
        let is_closed = self.kept.about.closed != read.kept.about.closed;
        self.kept = read.kept;
        self.table = read.table;
        self.chain = read.chain;
        self.wishes = read.wishes;
        self.talk = read.talk;
        self.asides = read.asides;
        self.mutes = read.mutes;
        self.said_away = read.said_away;
        self.must_reload = false;
        if sat_down {
            self.tell_places();
        }
        if again {
            self.tell_again();
        }
        if goes_on {
            self.tell_next();
        }
        if is_closed {
            self.say_closed();
        }
    }

    /// Lets go of what is in the storage and was told, if there is much of it.
    pub(super) fn lighten(&mut self) {
        let Some(table) = &mut self.table else { return };
        if since(table, 0).len() > 2 * AT_HAND && table.now().0 == self.told && !self.must_reload {
            table.forget(AT_HAND);
        }
    }

    /// Whether the log must be read to tell somebody who comes what was since an event.
    pub(super) fn must_read_since(&self, seen: Option<u64>) -> bool {
        let (Some(table), Some(seen)) = (&self.table, seen) else { return false };
        seen < table.forgotten().0 && table.now().0 <= LONGEST_LOG
    }

    /// Whether what was since an event is in memory.
    pub(super) fn can_tell_since(table: &Table, seen: u64) -> bool {
        (table.forgotten().0..=table.now().0).contains(&seen)
    }

    /// What time it is.
    pub(super) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// The moment at the table: the time since it began in which the server was there.
    pub(super) fn moment(&self, now: u64, outages: &[Outage]) -> Moment {
        let Some(started) = self.kept.started else { return Moment::default() };
        let away: u64 = outages.iter().map(|outage| outage.within(started, now)).sum();
        Moment(Millis(now.saturating_sub(started).saturating_sub(away)))
    }

    /// Whether nobody is here and nothing happens by itself for long. Of a game that is over and that nobody wants again nothing more
    /// is expected; else those who have just left are given a while to come back.
    pub(super) fn is_idle(&self, now: u64) -> bool {
        let is_past = self.is_over() && self.kept.about.again.is_empty();
        let is_far = |due: Moment| due.since(table_now(self)).0 > LONG;
        let waits = |table: &Table| table.due().is_none_or(is_far) && !table.rules_watch_time();
        let left = |since: &Option<u64>| since.is_none_or(|since| since + A_WHILE < now);
        self.listeners.is_empty()
            && self.thinking.is_empty()
            && !self.must_reload
            && (is_past || self.unheard.iter().all(left) && self.table.as_ref().is_none_or(waits))
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.outcome().is_some())
    }

    /// The seats awaited, one bit each.
    pub(super) fn awaited(&self) -> u16 {
        self.table.as_ref().map_or(0, |table| bits(table.actor().seats()))
    }
}

/// The record of a table that was kept; none if its game has not begun.
pub(crate) fn recorded(kept: KeptTable, log: &[Batch]) -> Result<Option<Record>, StorageError> {
    Ok(Live::restored(kept, log, &Clock::system())?.table.map(|table| table.record()))
}

/// The moment up to which time has passed at a table. What passed since only brings nearer what is due.
fn table_now(live: &Live) -> Moment {
    live.table.as_ref().map_or(Moment::default(), Table::moment)
}

/// One bit a seat.
pub(super) fn bits(seats: Seats) -> u16 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// A table that is whole and yet means nothing.
pub(super) fn damaged(kept: &KeptTable, what: &str) -> StorageError {
    Damage { table: Some(kept.id.clone()), from: None, what: Wrong::Meaningless(what.to_owned()) }.into()
}

/// How often the options of a game were read.
#[cfg(test)]
pub(super) static GAMES_READ: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// The game that a table was made for.
pub(super) fn game_of(kept: &KeptTable) -> Result<AnyGame, StorageError> {
    #[cfg(test)]
    GAMES_READ.fetch_add(1, Ordering::Relaxed);
    let about = &kept.about;
    let unknown = || damaged(kept, "a game that this program does not know");
    let kind = Kind::named(&about.game).filter(|kind| kind.version() == about.rules).ok_or_else(unknown)?;
    let options = about.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    kind.with_options(options).map_err(|_| unknown())
}

/// The table as its game begins. The same every time, and the first rolls with it.
pub(super) fn begin(kept: &KeptTable) -> Result<Table, StorageError> {
    let about = &kept.about;
    let damaged = |what: &str| damaged(kept, what);
    let game = game_of(kept)?;
    let holders = about.seats.iter().map(|seat| match (&seat.bot, seat.person) {
        (Some(bot), _) => Holder::Bot(bot.clone()),
        (None, Some(_)) => Holder::Person(seat.name.clone()),
        (None, None) => Holder::Nobody,
    });
    let entropy = about.seats.iter().map(|seat| match &seat.entropy {
        Some(entropy) => entropy.parse().map_err(|_| damaged("entropy")),
        None => Ok(SeatEntropy::NONE),
    });
    let entropy = entropy.collect::<Result<_, _>>()?;
    let secret = about.secret.parse().map_err(|_| damaged("its dice"))?;
    let dice = if let Some((terms, anchor)) = terms_of(kept, &game)? {
        FairDice::bound(secret, &anchor, terms, entropy)
    } else {
        let table = TableId::new(&kept.id).ok_or_else(|| damaged("its name"))?;
        FairDice::new(table, secret, entropy, &game, about.position.as_deref())
    };
    let start = about.position.as_deref().map(|text| game.read_position(text));
    let table = Table::new(game, Seating::new(holders), Takeback::Turn, dice);
    let table = match start {
        Some(position) => table.from_position(position.map_err(|_| damaged("its position"))?),
        None => table,
    };
    let start = if about.clocks_wait { ClockStart::AfterFirstAction } else { ClockStart::AtOnce };
    Ok(table
        .with_clocks(about.time.parse().map_err(|_| damaged("its time control"))?, start)
        .with_absence(about.absence.parse().map_err(|_| damaged("its absence"))?))
}

/// The events of a table from a number on.
pub(super) fn since(table: &Table, number: u64) -> &[stolik_table::Event] {
    table.since(EventNumber(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Keeper, KeptSeat, PersonId};
    use std::sync::atomic::Ordering;
    use stolik_game::Viewer;

    /// A table of the largest map, begun or not.
    fn table(started: Option<u64>) -> Live {
        let wanted = [("width", "64"), ("height", "64"), ("map_seed", "7")];
        let game = Kind::Wojna.with_options(wanted).expect("a game");
        let secret = stolik_table::fair::Secret::from([7; 32]);
        let about = serde_json::json!({
            "game": "wojna", "rules": Kind::Wojna.version(), "options": super::super::telling::pairs(&game),
            "chosen": {}, "position": null, "time": "none", "absence": "wait", "secret": secret.to_string(), "seats": [],
            "bound": { "anchor": secret.anchor().to_string(), "seats": ["maker", "open"] },
            "first": 0, "next": null, "next_secret": secret.to_string(),
            "next_table": { "id": "TheNextTable-_", "anchor": secret.anchor().to_string() }
        });
        let mut about: Keeper = serde_json::from_value(about).expect("a table");
        let sits = |person| KeptSeat { person: Some(PersonId(person)), ..KeptSeat::default() };
        about.seats = vec![sits(1), if started.is_some() { sits(2) } else { KeptSeat::default() }];
        let (key, id) = (TableKey(7), "ATableOfMaps-_".to_owned());
        let kept = KeptTable { key, id, revision: 0, public: false, over: false, made: 0, started, about };
        Live::restored(kept, &[], &Clock::set_by_hand(1_000)).expect("whole")
    }

    // Wojna 64x64
    #[test]
    fn a_map_is_read_once_however_many_come() {
        for started in [None, Some(0)] {
            let before = GAMES_READ.load(Ordering::Relaxed);
            let live = table(started);
            let map =
                || serde_json::to_string(&live.first_message(Viewer::Spectator, None, None, 1_000, &[]));
            let first = map().expect("a welcome");
            let maps = first.matches(&live.kept.about.options["map"]).count();
            assert_eq!(
                maps,
                if started.is_some() { 3 } else { 2 },
                "of the table, its dice, and the next dice"
            );
            for _ in 0..100 {
                assert_eq!(map().expect("a welcome"), first);
            }
            assert_eq!(GAMES_READ.load(Ordering::Relaxed) - before, 1, "{started:?}");
        }
    }
}
