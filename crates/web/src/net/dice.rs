//! What this browser keeps of the dice of a table: what was committed to before it added anything, and what it added. It
//! compares that with what the table tells, at once and when the secret is shown.

use super::{Net, Room, local, random_digits};
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Seat, Seats};
use stolik_protocol::{
    Heard, NewSeat, NewTable, OpenedRoll, Person, Place, Promised, TableMade, ToTable, Welcome, What, Wish,
};
use stolik_table::fair::{
    Added, Cheat, Commitment, Fresh, Kept, Opened, Proof, SeatEntropy, SeatTerm, TableId, Terms, Welcomed,
};

/// The tables of whose dice something is kept, the latest first.
const TABLES: &str = "stolik-dice";
/// Of so many tables.
const MOST: usize = 50;

/// Under which name it is kept what belongs to a table.
fn name_of(table: &str) -> String {
    format!("{TABLES}.{table}")
}

/// What is kept of the dice of a table, as text; empty if nothing is.
pub fn kept_of(table: &str) -> String {
    stored(&name_of(table))
}

/// What is kept of the dice of a record, whatever name their table goes by now; empty if nothing is.
pub fn kept_of_proof(proof: &Proof) -> String {
    let kept = kept_of(proof.table.as_str());
    if kept.is_empty() { kept_with(&proof.entropy).map_or(kept, |kept| kept.to_string()) } else { kept }
}

/// What is kept of a table that has changed its name: it is known by what this browser has added.
fn kept_with(added: &[SeatEntropy]) -> Option<Kept> {
    let tables = stored(TABLES);
    let kept = tables.lines().filter_map(|table| kept_of(table).parse::<Kept>().ok());
    kept.into_iter().find(|kept| added.contains(&kept.entropy))
}

pub(super) fn stored(name: &str) -> String {
    local(|storage| storage.get_item(name).ok().flatten()).flatten().unwrap_or_default()
}

/// Keeps it. A browser that keeps nothing compares as long as the page is open.
fn keep(kept: &Kept) {
    let table = kept.table.as_str();
    let _ = local(|storage| {
        let known = storage.get_item(TABLES).ok().flatten().unwrap_or_default();
        let mut tables: Vec<&str> = known.lines().filter(|known| *known != table).collect();
        tables.insert(0, table);
        for old in tables.iter().skip(MOST) {
            let _ = storage.remove_item(&name_of(old));
        }
        tables.truncate(MOST);
        let _ = storage.set_item(TABLES, &tables.join("\n"));
        storage.set_item(&name_of(table), &kept.to_string())
    });
}

/// What is added to the dice of a table that was drawn as it was wanted.
pub fn add_to_new(promised: &Promised, game: &AnyGame, wanted: &NewTable) -> Result<Option<String>, Cheat> {
    if !is_order(&promised.terms.seats, &seats_wanted(wanted), wanted.lots) {
        return Err(Cheat::OtherTerms);
    }
    add(promised, game, &promised.terms.table, seat_of(promised, &SeatTerm::Maker))
}

/// Whether the table that was made is the one that was promised.
pub fn is_promised(promised: &Promised, made: &TableMade) -> Result<(), Cheat> {
    if made.table == promised.terms.table { Ok(()) } else { Err(Cheat::OtherTable) }
}

/// Whether a table is that of the next game as it was promised; where nothing was, it is any.
pub fn is_next(room: &Room, table: &str) -> Result<(), Cheat> {
    let promised = room.next_promised.as_ref().map(|promised| promised.terms.table.as_str());
    if promised.is_none_or(|promised| promised == table) { Ok(()) } else { Err(Cheat::OtherTable) }
}

/// Whether a table rolls dice of version 1: who sits there, or is about to, is told so.
pub fn is_older(room: &Room) -> bool {
    let is_concerned = room.is_seated() || room.is_waiting();
    room.promised.is_none() && is_concerned && Kind::named(&room.game).is_some_and(Kind::has_chance)
}

impl Net {
    /// What is added to the dice of the table one is at and sits down; at a certain seat, if one has chosen it.
    pub(super) fn add_to_table(self, table: &str, seat: Option<u8>) -> Result<Option<String>, Cheat> {
        let known = self.room.with_untracked(|room| {
            let room = room.as_ref().filter(|room| room.table == table)?;
            let options = room.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            let game = Kind::named(&room.game)?.with_options(options).ok()?;
            Some((room.promised.clone()?, game))
        });
        match known {
            Some((promised, game)) => add(&promised, &game, table, seat.map(Seat)),
            // Who sits down at such a table is told that its dice are older.
            None => Ok(random_digits()),
        }
    }

    /// What is added to the dice of the next game.
    pub(super) fn add_to_next(self, session: Session) -> Result<Option<String>, Cheat> {
        let game = session.play.with_untracked(|play| play.table().game().clone());
        let next = game.next_game();
        let promised =
            self.room.with_untracked(|room| room.as_ref().map(|room| next_promised(room, next == game)));
        match promised.transpose()?.flatten() {
            Some((promised, own)) => add(&promised, &next, &promised.terms.table, own),
            None => Ok(random_digits()),
        }
    }

    /// Comes to a table: what is kept of its dice goes on. It is looked for by the name of the table one went to, and else by
    /// what one has added, whatever the table calls itself now.
    pub(super) fn come_to_dice(self, welcome: &Welcome) {
        let kept = kept_of(&self.line.table()).parse::<Kept>().ok();
        let kept = kept.or_else(|| kept_with(&added(welcome)));
        let you = welcome.you.map(Seat);
        self.kept.set(kept.zip(you).map(|(mut kept, seat)| {
            welcomed(&mut kept, seat, welcome);
            keep(&kept);
            kept
        }));
    }

    /// The next game is said to be at a table: if that is not the one that was promised, this is kept, and told.
    pub(super) fn comes_to_next(self, table: &str) -> Result<(), Cheat> {
        let promised = self.room.with_untracked(|room| {
            let room = room.as_ref()?;
            is_next(room, table).err()?;
            room.next_promised.clone()
        });
        let Some(promised) = promised else { return Ok(()) };
        if let Ok(mut kept) = kept_of(&promised.terms.table).parse::<Kept>() {
            kept.catch(Cheat::OtherTable);
            keep(&kept);
        }
        Err(Cheat::OtherTable)
    }

    /// What goes with actions, for the roll that they may ask for.
    pub(super) fn add_to_roll(self, session: Session, wish: &Wish) -> Option<String> {
        let Wish::Act(actions) = wish else { return None };
        let is_bound =
            self.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.promised.is_some()));
        if !is_bound || session.play.with_untracked(|play| is_without_roll(play, actions)) {
            return None;
        }
        let fresh: Option<Fresh> = random_digits()?.get(..32)?.parse().ok();
        let fresh = fresh?;
        let roll = session.play.with_untracked(coming);
        self.change_kept(|kept| kept.sends(roll, fresh.clone()));
        Some(fresh.to_string())
    }

    /// An action was answered that carried something.
    pub(super) fn roll_is_answered(self, said: Option<&ToTable>, is_done: bool) {
        let fresh: Option<Fresh> = said.and_then(|said| said.entropy.as_ref()?.parse().ok());
        let Some(fresh) = fresh else { return };
        self.change_kept(|kept| if is_done { kept.is_done(&fresh) } else { kept.is_refused(&fresh) });
    }

    /// Hears an event after the game has gone on by it; these were asked before.
    pub(super) fn hear_dice(self, session: Session, heard: &Heard, asked: Actor) {
        if !matches!(heard.what, What::Played(_)) || self.kept.with_untracked(Option::is_none) {
            return;
        }
        let told = session.play.with_untracked(|play| played(play, asked));
        if let Some(told) = told {
            self.change_kept(|kept| hear(kept, told, heard.roll.as_ref()));
        }
    }

    fn change_kept(self, change: impl FnOnce(&mut Kept)) {
        if self.kept.with_untracked(Option::is_none) {
            return;
        }
        self.kept.update(|kept| {
            if let Some(kept) = kept {
                // Another window may have played on.
                if let Ok(stored) = kept_of(kept.table.as_str()).parse() {
                    kept.join(&stored);
                }
                change(kept);
                keep(kept);
            }
        });
    }
}

/// An input that was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// A seat has acted, `together` if several were asked at the same time; this roll comes next.
    Action { by: Seat, together: bool, coming: u64 },
    /// It was rolled.
    Roll,
}

/// The input that was told last.
fn played(play: &Play, asked: Actor) -> Option<Told> {
    Some(match play.table().inputs().last()? {
        InputText::Chance(_) => Told::Roll,
        InputText::Act { seat, .. } | InputText::Time { seat, .. } => {
            Told::Action { by: *seat, together: matches!(asked, Actor::Each(_)), coming: coming(play) }
        }
    })
}

/// Which roll comes next, from 1.
fn coming(play: &Play) -> u64 {
    let rolls = play.table().inputs().filter(|input| matches!(input, InputText::Chance(_)));
    rolls.count() as u64 + 1
}

/// Whether it is known here that no roll comes of these actions: then a server that refuses them has seen none. Where others are
/// asked at the same time, one may come as soon as they have answered.
fn is_without_roll(play: &Play, actions: &[String]) -> bool {
    let Some(remote) = play.table().there() else { return true };
    if matches!(remote.actor(), Actor::Each(_)) {
        return false;
    }
    let Some(seat) = remote.you() else { return true };
    let mut seen = remote.seen().clone();
    let mut is_without = false;
    for action in actions {
        let Some((foreseen, after)) = seen.foresee(seat, action) else { return false };
        is_without = !foreseen.effect.revealed && foreseen.actor != Actor::Chance;
        seen = after;
    }
    is_without
}

/// What was promised of the next game, and the own seat there, if anything was and it is what was to be expected: the same
/// people, one seat further or not.
fn next_promised(room: &Room, moves_on: bool) -> Result<Option<(Promised, Option<Seat>)>, Cheat> {
    let Some(promised) = &room.next_promised else {
        // A table of an older version promises what it did then.
        return if room.promised.is_some() { Err(Cheat::Older) } else { Ok(None) };
    };
    let mut order: Vec<String> =
        (0..).zip(&room.places).map(|(at, place)| seat_before(at, place).to_string()).collect();
    order.rotate_right(usize::from(moves_on));
    if promised.terms.seats != order {
        return Err(Cheat::OtherTerms);
    }
    let own = room.you.and_then(|you| seat_of(promised, &SeatTerm::Before(you)));
    Ok(Some((promised.clone(), own)))
}

/// Which seat somebody has by what is committed to.
fn seat_of(promised: &Promised, who: &SeatTerm) -> Option<Seat> {
    let who = who.to_string();
    (0..).map(Seat).zip(&promised.terms.seats).find(|(_, term)| **term == who).map(|(seat, _)| seat)
}

/// Draws what is added to dice, and keeps it with what they are committed to. Who asks again, because an answer was lost, adds
/// the same.
fn add(
    promised: &Promised,
    game: &AnyGame,
    table: &str,
    seat: Option<Seat>,
) -> Result<Option<String>, Cheat> {
    let before = kept_of(table).parse::<Kept>().ok();
    let digits = before.as_ref().map(|kept| kept.entropy.to_string());
    let Some(digits) = digits.or_else(random_digits) else { return Ok(None) };
    let mut kept = kept(promised, game, table, &digits, seat)?;
    if let Some(before) = before {
        kept.join(&before);
    }
    keep(&kept);
    Ok(Some(digits))
}

/// What is kept of dice to which this is added: only if what they are committed to is this game at this table.
fn kept(
    promised: &Promised,
    game: &AnyGame,
    table: &str,
    digits: &str,
    seat: Option<Seat>,
) -> Result<Kept, Cheat> {
    let told = &promised.terms;
    let seats: Result<Vec<SeatTerm>, _> = told.seats.iter().map(|seat| seat.parse()).collect();
    let options = game.options().into_iter().map(|(name, value)| format!("{name}={value}"));
    let terms = Terms {
        table: TableId::new(table).ok_or(Cheat::OtherTerms)?,
        game: game.kind().id().to_owned(),
        rules: game.kind().version(),
        options: options.collect::<Vec<_>>().join(" "),
        position: match told.position.as_str() {
            "" => None,
            sealed => Some(sealed.parse().map_err(|_| Cheat::OtherTerms)?),
        },
        seats: seats.map_err(|_| Cheat::OtherTerms)?,
    };
    let anchor = told.anchor.parse().map_err(|_| Cheat::OtherTerms)?;
    let commitment = promised.commitment.parse().map_err(|_| Cheat::OtherTerms)?;
    Kept::new(&terms, anchor, commitment, digits.parse().map_err(|_| Cheat::OtherEntropy)?, seat)
}

/// The seats as who makes a table wants them.
fn seats_wanted(wanted: &NewTable) -> Vec<String> {
    let term = |seat: &NewSeat| match seat {
        NewSeat::Me => SeatTerm::Maker,
        NewSeat::Open => SeatTerm::Open,
        NewSeat::Bot(bot) => SeatTerm::Bot(bot.clone()),
    };
    wanted.seats.iter().map(|seat| term(seat).to_string()).collect()
}

/// A seat of the next game, by who sits there in this one.
fn seat_before(at: u8, place: &Place) -> SeatTerm {
    match &place.who {
        Person::Bot(bot) => SeatTerm::Bot(bot.clone()),
        Person::Person(_) | Person::Nobody => SeatTerm::Before(at),
    }
}

/// Whether seats are in the order that was wanted: with lots, moved on around the table.
fn is_order(seats: &[String], wanted: &[String], lots: bool) -> bool {
    let moved = |by: usize| {
        let mut wanted = wanted.to_vec();
        wanted.rotate_right(by);
        wanted == seats
    };
    moved(0) || lots && (1..wanted.len()).any(moved)
}

/// What each seat has added, as a table tells it. What cannot be read is nothing.
fn added(welcome: &Welcome) -> Vec<SeatEntropy> {
    welcome.entropy.iter().map(|added| added.parse().unwrap_or(SeatEntropy::NONE)).collect()
}

/// The table says again what it committed to, for this game and the next. What cannot be read is not that.
fn welcomed(kept: &mut Kept, seat: Seat, welcome: &Welcome) {
    let commitment = welcome.commitment.parse().unwrap_or_else(|_| Commitment::from([0; 32]));
    let bots: Seats = (0..)
        .map(Seat)
        .zip(&welcome.places)
        .filter(|(_, place)| matches!(place.who, Person::Bot(_)))
        .map(|(seat, _)| seat)
        .collect();
    kept.is_welcomed(&Welcomed {
        table: &welcome.table,
        commitment: welcome.terms.is_some().then_some(&commitment),
        seat,
        bots,
        added: &added(welcome),
    });
    let next = welcome.next_terms.as_ref().map(|terms| terms.table.as_str());
    if next.is_none() && !welcome.next_commitment.is_empty() {
        kept.catch(Cheat::Older);
    }
    if welcome.next.as_deref().is_some_and(|told| next.is_some_and(|next| next != told)) {
        kept.catch(Cheat::OtherTable);
    }
}

/// An input was told: a roll with what it was made of, or an action of a seat.
fn hear(kept: &mut Kept, told: Told, roll: Option<&OpenedRoll>) {
    match (told, roll) {
        (Told::Action { by, together, coming }, _) => kept.hears_action(by, together, coming),
        (Told::Roll, None) => kept.hears_bare_roll(),
        (Told::Roll, Some(OpenedRoll { number, link, entropy })) => {
            // What cannot be read is of no chain, and was sent by nobody.
            let link = link.as_ref().map(|link| link.parse().unwrap_or_else(|_| [0; 32].into()));
            let fresh = |digits: &str| digits.parse().unwrap_or_else(|_| Fresh::from([0xFF; 16]));
            let added: Added = entropy.iter().map(|part| (Seat(part.seat), fresh(&part.entropy))).collect();
            kept.hears_roll(&Opened { roll: *number, link, added });
        }
    }
}

#[cfg(test)]
#[path = "dice_tests.rs"]
mod tests;
