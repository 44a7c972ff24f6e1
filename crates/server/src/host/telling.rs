//! What is told of a table, and to whom.

use super::listening::{Frame, Listener, tell_each};
use super::live::{Live, since};
use crate::storage::{Outage, PersonId, Wished};
use std::collections::BTreeMap;
use stolik_catalog::Played;
use stolik_game::{Seat, Seats, Side, TableEnd, Viewer};
use stolik_protocol::{
    AddedEntropy, Clock, Data, FromTable, Gap, Heard, Listing, Notice, OfferMade, OpenedRoll, Person, Place,
    Status, VERSION, Voice, Welcome, What,
};
use stolik_table::fair::{Opened, SeatEntropy};
use stolik_table::{Event, Happening, Left, Table};

/// A message as text.
pub(crate) fn frame(message: &FromTable) -> Frame {
    // What we say ourselves can be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Live {
    /// Tells everybody the events after those told, which came of this wish; each what they may know.
    pub(super) fn tell_events(&mut self, wish: Option<&Wished>) {
        let Some(table) = &self.table else { return };
        let mut frames: Vec<(Viewer, Frame)> = Vec::new();
        let alike = !table.game().keeps_secrets();
        let clocks = clocks(table);
        let mut slow = Seats::NONE;
        self.talk.note(since(table, self.told), wish);
        self.asides.note(since(table, self.told));
        for event in since(table, self.told) {
            frames.clear();
            let hears = |listener: &Listener| {
                if self.mutes.hide(event, listener.person) {
                    return None;
                }
                let viewer = if alike { Viewer::Spectator } else { listener.viewer };
                let made = frames.iter().find(|(other, _)| *other == viewer).map(|(_, frame)| frame.clone());
                Some(made.unwrap_or_else(|| {
                    let made = heard(event, viewer, &clocks);
                    let made = frame(&made.map_or_else(FromTable::Notice, FromTable::Event));
                    frames.push((viewer, made.clone()));
                    made
                }))
            };
            slow = slow.iter().chain(tell_each(&mut self.listeners, hears).iter()).collect();
        }
        self.told = table.now().0;
        self.miss(slow);
    }

    /// What somebody is told first.
    pub(super) fn first_message(
        &self,
        viewer: Viewer,
        person: Option<PersonId>,
        seen: Option<u64>,
        now: u64,
        outages: &[Outage],
    ) -> FromTable {
        let t = self.moment(now, outages).0.0;
        match (&self.table, seen) {
            (Some(table), Some(seen)) if Live::can_tell_since(table, seen) => FromTable::Gap(Gap {
                events: since(table, seen)
                    .iter()
                    .filter(|event| !self.mutes.hide(event, person))
                    .filter_map(|event| heard(event, viewer, &[]).ok())
                    .collect(),
                clocks: clocks(table),
                meanwhile: meanwhile(table, viewer),
                noted: Some(self.noted),
                n: table.now().0,
                t,
            }),
            _ => FromTable::Welcome(Box::new(self.welcome(viewer, person, t))),
        }
    }

    fn welcome(&self, viewer: Viewer, person: Option<PersonId>, t: u64) -> Welcome {
        let about = &self.kept.about;
        let table = self.table.as_ref();
        let start = table.map(|table| table.start().seen_by(viewer).value());
        let start = start.or_else(|| Some(start_of(self)?.seen_by(viewer).value()));
        let (commitment, terms) = self.promised();
        let (next_commitment, next_terms) = self.next_promised();
        let played = table.map(Table::played).unwrap_or_default();
        let ended = table.and_then(Table::ended).map(Happening::Ended);
        Welcome {
            version: VERSION,
            table: self.kept.id.clone(),
            game: about.game.clone(),
            rules: about.rules,
            options: about.options.clone(),
            places: self.places(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator | Viewer::Everybody => None,
            },
            start: Data(start.unwrap_or(stolik_game::Value::Null)),
            played: played.iter().map(|played| observed(played, viewer)).collect(),
            turns: turns(&played),
            said: self.said(person),
            offers: table.map(offers).unwrap_or_default(),
            ended: ended.and_then(|end| what(&end, viewer).ok()),
            time: about.time.clone(),
            absence: about.absence.clone(),
            maker: person.is_some() && person == about.maker,
            made_by: self.kept.made_by().map(str::to_owned),
            clocks: table.map(clocks).unwrap_or_default(),
            meanwhile: table.map(|table| meanwhile(table, viewer)).unwrap_or_default(),
            commitment,
            terms,
            entropy: self.added(),
            dice: self.proof(),
            next: about.next.clone(),
            next_commitment,
            next_terms,
            score: self.score(),
            again: self.again(),
            muted: self.mutes.of(person),
            noted: Some(self.noted),
            n: table.map_or(0, |table| table.now().0),
            t,
        }
    }

    /// What was said last, by those whom somebody wants to hear.
    fn said(&self, person: Option<PersonId>) -> Vec<Heard> {
        let talk = self.talk.last().filter(|event| !self.mutes.hide(event, person));
        talk.filter_map(|event| heard(event, Viewer::Spectator, &[]).ok()).collect()
    }

    /// What each seat has added to dice of version 2, once nobody can add anything any more.
    fn added(&self) -> Vec<String> {
        let about = &self.kept.about;
        if about.bound.is_none() || self.kept.started.is_none() {
            return Vec::new();
        }
        let none = || SeatEntropy::NONE.to_string();
        about.seats.iter().map(|seat| seat.entropy.clone().unwrap_or_else(none)).collect()
    }

    /// What is needed to check the dice, once the game is over.
    pub(super) fn proof(&self) -> Option<String> {
        let table = self.table.as_ref().filter(|table| table.outcome().is_some())?;
        table.record().dice
    }

    /// Who sits where.
    pub(super) fn places(&self) -> Vec<Place> {
        let seats = self.kept.about.seats.iter().enumerate();
        seats
            .map(|(at, seat)| {
                let number = Seat(at as u8);
                let who = match (&seat.bot, seat.person) {
                    (Some(bot), _) => Person::Bot(bot.clone()),
                    (None, Some(_)) => Person::Person(seat.name.clone()),
                    (None, None) => Person::Nobody,
                };
                let stand_in = self.table.as_ref().and_then(|table| table.bot(number));
                let stand_in = stand_in.filter(|_| seat.bot.is_none()).map(str::to_owned);
                Place { who, guest: seat.guest, here: self.shown_here.contains(number), stand_in }
            })
            .collect()
    }

    /// As the lobby has it.
    pub(super) fn listing(&self) -> Listing {
        Listing { places: self.places(), ..listing(&self.kept, self.is_over()) }
    }
}

/// A table as the lobby has it, from what is kept of it.
pub(crate) fn listing(kept: &crate::storage::KeptTable, over: bool) -> Listing {
    let about = &kept.about;
    let place = |seat: &crate::storage::KeptSeat| {
        let who = match (&seat.bot, seat.person) {
            (Some(bot), _) => Person::Bot(bot.clone()),
            (None, Some(_)) => Person::Person(seat.name.clone()),
            (None, None) => Person::Nobody,
        };
        Place { who, guest: seat.guest, here: seat.bot.is_some(), stand_in: None }
    };
    Listing {
        table: kept.id.clone(),
        game: about.game.clone(),
        options: about.chosen.clone(),
        places: about.seats.iter().map(place).collect(),
        time: about.time.clone(),
        status: match kept.started {
            _ if over || kept.over => Status::Over,
            Some(_) => Status::Running,
            None => Status::Waiting,
        },
    }
}

pub(super) fn start_of(live: &Live) -> Option<stolik_catalog::AnyPosition> {
    let game = live.game()?;
    match &live.kept.about.position {
        Some(text) => game.read_position(text).ok(),
        None => Some(game.start()),
    }
}

/// How many inputs each turn has that has ended.
fn turns(standing: &[Played]) -> Vec<u32> {
    let ends = |played: &Played| played.effect.turn_ended;
    let turns = standing.split_inclusive(ends).filter(|turn| turn.last().is_some_and(ends));
    turns.map(|turn| u32::try_from(turn.len()).unwrap_or(u32::MAX)).collect()
}

fn observed(played: &Played, viewer: Viewer) -> Data {
    let seen = played.observed.iter().find(|observed| observed.viewer == viewer);
    Data(seen.map_or(stolik_game::Value::Null, |observed| observed.observation.clone()))
}

fn offers(table: &Table) -> Vec<OfferMade> {
    let made = |open: &stolik_table::OpenOffer| OfferMade {
        seat: open.by.0,
        offer: open.offer.to_string(),
        agreed: open.agreed.without(open.by).iter().map(|seat| seat.0).collect(),
    };
    table.offers().iter().map(made).collect()
}

fn clocks(table: &Table) -> Vec<Clock> {
    let clock = |(side, left): (Side, Left)| Clock {
        left: left.time.0,
        periods: left.periods,
        in_period: left.in_period,
        waits: table.clock_waits(side),
        begin: table.time_to_begin(side).map(|time| time.0),
    };
    (0..).map(Side).zip(table.clocks()).map(clock).collect()
}

/// What a bot has played for who looks, while they were away.
fn meanwhile(table: &Table, viewer: Viewer) -> Vec<u32> {
    let inputs = match viewer {
        Viewer::Seat(seat) => table.meanwhile(seat),
        Viewer::Spectator | Viewer::Everybody => &[],
    };
    inputs.iter().map(|&input| u32::try_from(input).unwrap_or(u32::MAX)).collect()
}

/// An event as a viewer hears it, or the notice it is told by.
fn heard(event: &Event, viewer: Viewer, clocks: &[Clock]) -> Result<Heard, Notice> {
    let end = matches!(&event.what, Happening::Played(played) if played.effect.turn_ended);
    Ok(Heard {
        n: event.number.0,
        t: event.at.0.0,
        what: what(&event.what, viewer)?,
        end,
        clocks: clocks.to_vec(),
        roll: event.opened.as_ref().map(opened),
    })
}

/// What a roll was made of, in the words of the protocol.
fn opened(Opened { roll, link, added }: &Opened) -> OpenedRoll {
    let added = added.iter().map(|(seat, fresh)| AddedEntropy { seat: seat.0, entropy: fresh.to_string() });
    OpenedRoll { number: *roll, link: link.as_ref().map(ToString::to_string), entropy: added.collect() }
}

/// What happened, in the words of the protocol. What is past in a moment is a notice, which clients that do not know it pass
/// over, and who comes later is not told it.
fn what(happening: &Happening, viewer: Viewer) -> Result<What, Notice> {
    Ok(match happening {
        Happening::Played(played) => What::Played(observed(played, viewer)),
        Happening::TookBack { seat, standing } => {
            What::TookBack { seat: seat.0, standing: u32::try_from(*standing).unwrap_or(u32::MAX) }
        }
        Happening::Ended(end) => {
            let side = match end {
                TableEnd::Resigned(side) | TableEnd::OutOfTime(side) | TableEnd::Abandoned(side) => {
                    Some(side.0)
                }
                TableEnd::Agreed | TableEnd::Aborted => None,
            };
            What::Ended { how: end.code().to_owned(), side }
        }
        Happening::Offered { seat, offer } => {
            What::Offered(OfferMade { seat: seat.0, offer: offer.to_string(), agreed: Vec::new() })
        }
        Happening::Answered { seat, offer, agreed } => {
            What::Answered { seat: seat.0, offer: offer.to_string(), yes: *agreed }
        }
        Happening::Left(seat) => What::Left { seat: seat.0 },
        Happening::CameBack(seat) => What::CameBack { seat: seat.0 },
        Happening::StoodIn { seat, bot } => What::StoodIn { seat: seat.0, bot: bot.clone() },
        Happening::Said { by, text } => {
            let guest = matches!(by, stolik_table::Voice::Guest(_));
            What::Said { by: voice(by), text: text.clone(), guest }
        }
        Happening::Away(away) => What::Away(away.0),
        Happening::YouPlay(seat) => return Err(Notice::YouPlay { seat: seat.0 }),
    })
}

/// Who says something, in the words of the protocol.
pub(super) fn voice(by: &stolik_table::Voice) -> Voice {
    match by {
        stolik_table::Voice::Seat(seat) => Voice::Seat(seat.0),
        stolik_table::Voice::Watcher(name) | stolik_table::Voice::Guest(name) => Voice::Watcher(name.clone()),
    }
}

/// Options as pairs of names and values.
pub(super) fn pairs(game: &stolik_catalog::AnyGame) -> BTreeMap<String, String> {
    game.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
