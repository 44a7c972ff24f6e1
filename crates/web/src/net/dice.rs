//! What this browser keeps of the dice of a table: what was committed to before it added anything, and what it added. It
//! compares that with what the table tells, at once and when the secret is shown.

use super::{Net, local, random_digits};
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Message, Seat};
use stolik_protocol::{Heard, NewSeat, NewTable, OpenedRoll, Promised, ToTable, Welcome, What, Wish};
use stolik_table::fair::{Cheat, Fresh, Kept, Opened, Proof, SeatEntropy, SeatTerm, TableId, Terms};

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
    local(|storage| storage.get_item(&name_of(table)).ok().flatten()).flatten().unwrap_or_default()
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
    add(promised, game, &promised.terms.table)
}

impl Net {
    /// What is added to the dice of the table one is at and sits down.
    pub(super) fn add_to_table(self, table: &str) -> Result<Option<String>, Cheat> {
        let known = self.room.with_untracked(|room| {
            let room = room.as_ref().filter(|room| room.table == table)?;
            let options = room.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            let game = Kind::named(&room.game)?.with_options(options).ok()?;
            Some((room.promised.clone()?, game))
        });
        match known {
            Some((promised, game)) => add(&promised, &game, table),
            None => Ok(random_digits()),
        }
    }

    /// What is added to the dice of the next game.
    pub(super) fn add_to_next(self, session: Session) -> Result<Option<String>, Cheat> {
        let promised =
            self.room.with_untracked(|room| room.as_ref().and_then(|room| room.next_promised.clone()));
        let Some(promised) = promised else { return Ok(random_digits()) };
        let game = session.play.with_untracked(|play| play.table().game().clone());
        let (next, table) = (game.next_game(), promised.terms.table.clone());
        let mut order: Vec<String> = self.room.with_untracked(|room| {
            let places = room.as_ref().map(|room| room.places.as_slice()).unwrap_or_default();
            (0..).zip(places).map(|(at, place)| seat_before(at, place).to_string()).collect()
        });
        order.rotate_right(usize::from(next == game));
        if promised.terms.seats != order {
            return Err(Cheat::OtherTerms);
        }
        add(&promised, &next, &table)
    }

    /// Comes to a table: what is kept of its dice goes on.
    pub(super) fn come_to_dice(self, welcome: &Welcome) {
        let kept = kept_of(&welcome.table).parse::<Kept>().ok();
        let you = welcome.you.map(Seat);
        self.kept.set(kept.zip(you).map(|(mut kept, seat)| {
            welcomed(&mut kept, seat, welcome);
            keep(&kept);
            kept
        }));
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
        self.change_kept(|kept| kept.sends(fresh.clone()));
        Some(fresh.to_string())
    }

    /// An action was answered that carried something.
    pub(super) fn roll_is_answered(self, said: Option<&ToTable>, is_done: bool) {
        let fresh: Option<Fresh> = said.and_then(|said| said.entropy.as_ref()?.parse().ok());
        let Some(fresh) = fresh else { return };
        self.change_kept(|kept| if is_done { kept.is_done(&fresh) } else { kept.is_refused(&fresh) });
    }

    /// Hears an event after the game has gone on by it.
    pub(super) fn hear_dice(self, session: Session, heard: &Heard) {
        if !matches!(heard.what, What::Played(_)) || self.kept.with_untracked(Option::is_none) {
            return;
        }
        let by = session.play.with_untracked(|play| match play.table().inputs().last() {
            Some(InputText::Act { seat, .. }) => Some(*seat),
            _ => None,
        });
        self.change_kept(|kept| hear(kept, by, heard.roll.as_ref()));
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

/// Whether it is known here that no roll comes of these actions: then a server that refuses them has seen none.
fn is_without_roll(play: &Play, actions: &[String]) -> bool {
    let Some(remote) = play.table().there() else { return true };
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

/// Draws what is added to dice, and keeps it with what they are committed to. Who asks again, because an answer was lost, adds
/// the same.
fn add(promised: &Promised, game: &AnyGame, table: &str) -> Result<Option<String>, Cheat> {
    let before = kept_of(table).parse::<Kept>().ok().map(|kept| kept.entropy.to_string());
    let Some(digits) = before.or_else(random_digits) else { return Ok(None) };
    let kept = kept(promised, game, table, &digits)?;
    keep(&kept);
    Ok(Some(digits))
}

/// What is kept of dice to which this is added: only if what they are committed to is this game at this table.
fn kept(promised: &Promised, game: &AnyGame, table: &str, digits: &str) -> Result<Kept, Cheat> {
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
    Kept::new(&terms, anchor, commitment, digits.parse().map_err(|_| Cheat::OtherEntropy)?)
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
fn seat_before(at: u8, place: &stolik_protocol::Place) -> SeatTerm {
    match &place.who {
        stolik_protocol::Person::Bot(bot) => SeatTerm::Bot(bot.clone()),
        stolik_protocol::Person::Person(_) | stolik_protocol::Person::Nobody => SeatTerm::Before(at),
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

/// The table says again what it committed to. What cannot be read is not that.
fn welcomed(kept: &mut Kept, seat: Seat, welcome: &Welcome) {
    let other = || stolik_table::fair::Commitment::from([0; 32]);
    let commitment = welcome.commitment.parse().unwrap_or_else(|_| other());
    let added: Vec<SeatEntropy> =
        welcome.entropy.iter().map(|added| added.parse().unwrap_or(SeatEntropy::NONE)).collect();
    kept.is_welcomed(&commitment, seat, &added);
}

/// An input was told: a roll with what it was made of, or an action of a seat.
fn hear(kept: &mut Kept, by: Option<Seat>, roll: Option<&OpenedRoll>) {
    match (roll, by) {
        (Some(OpenedRoll { number, link, entropy }), _) => {
            let fresh = entropy.as_ref().and_then(|digits| digits.parse().ok()).unwrap_or(Fresh::NONE);
            // What cannot be read is of no chain.
            let link = link.as_ref().map(|link| link.parse().unwrap_or_else(|_| [0; 32].into()));
            kept.hears_roll(&Opened { roll: *number, link, fresh });
        }
        (None, Some(seat)) => kept.hears_action(seat),
        (None, None) => {}
    }
}

/// What is said of the dice when the secret is shown: what is wrong, or how often the table has refused.
fn verdict(kept: &Kept, proof: &str) -> (Vec<Cheat>, Message) {
    let cheats = match proof.parse::<Proof>() {
        Ok(proof) => kept.compare(&proof),
        Err(_) => vec![Cheat::OtherCommitment],
    };
    let said = match cheats.first() {
        Some(cheat) => cheat.message(),
        None => Message::new("net-dice-kept").with("refused", kept.refused()),
    };
    (cheats, said)
}

/// After the end: whether the table has kept its word to this browser.
#[component]
pub fn KeptDice(session: Session) -> impl IntoView {
    let net = session.net;
    let proof = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.dice.clone())));
    // Where nothing was rolled there is nothing to say.
    let has_dice = Memo::new(move |_| {
        session.play.with(|play| play.table().inputs().any(|input| matches!(input, InputText::Chance(_))))
    });
    let found = Memo::new(move |_| {
        let proof = proof.get().filter(|_| has_dice.get())?;
        net.kept.with(|kept| kept.as_ref().map(|kept| verdict(kept, &proof)))
    });
    move || {
        let (cheats, said) = found.get()?;
        let (sign, class) = if cheats.is_empty() { (Sign::Tick, "why right") } else { (Sign::Why, "why") };
        let said = move || session.speaker().say(&said);
        Some(view! { <div class=class id="kept-dice" role="status"><Icon sign/><p>{said}</p></div> })
    }
}

#[cfg(test)]
#[path = "dice_tests.rs"]
mod tests;
