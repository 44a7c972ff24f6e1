//! Making tables and sitting down at them.

use super::inviting::{AnySecret, is_any_link};
use super::live::{Hosted, Live, begin, bits};
use super::promises::{Drawn, MadeOf};
use super::telling::pairs;
use super::wishes::{not_seated, shortened};
use super::{Guest, Host};
use crate::storage::{Keeper, KeptBound, KeptNext, KeptSeat, KeptTable, Person, StorageError, TableKey};
use crate::{Household, Refusal, secrets};
use axum::http::StatusCode;
use std::collections::BTreeMap;
use std::sync::Arc;
use stolik_bots::{Bot, Player};
use stolik_catalog::{AnyGame, Kind, SetupError};
use stolik_game::{Arg, Message, Pinned, Record, Seat, Viewer};
use stolik_protocol::{Listing, Moves, NewSeat, NewTable, Sit, TableMade};
use stolik_table::fair::{SeatEntropy, SeatTerm, TableId, Terms};
use stolik_table::{Absence, Seating, TimeControl};
use stolik_text::Language;

/// The most actions that are listed.
const MOST_LISTED: usize = 1_000;

impl Host {
    /// Makes a table.
    pub async fn make_table(
        &self,
        wanted: &NewTable,
        maker: &Person,
        from: Option<Household>,
        language: Language,
    ) -> Result<TableMade, Refusal> {
        if self.is_stopping() {
            return Err(Refusal::stopping());
        }
        let most = self.0.settings.most_tables;
        // Before anything is drawn, and again when it is kept: somebody may make many at the same moment.
        if most > 0 && self.0.storage.tables_by(maker.id).await? >= u64::from(most) {
            return Err(too_many_tables(maker, most));
        }
        let plan = Plan::new(wanted, maker)?;
        let dice = self.dice_of(&plan, wanted, maker)?;
        let bound = match &dice {
            MadeOf::Secret(_) => None,
            MadeOf::Promised(drawn) => Some(plan.bound(drawn, &SeatTerm::Maker)?),
            MadeOf::AtOnce(drawn) => Some(plan.bound(drawn, &SeatTerm::AtOnce)?),
        };
        // In version 1 lots are drawn now.
        let drawn = dice.drawn().cloned().unwrap_or_else(|| Drawn::new(plan.seats.len(), wanted.lots));
        let secret = match dice {
            MadeOf::Secret(secret) => secret,
            MadeOf::Promised(drawn) | MadeOf::AtOnce(drawn) => drawn.secret,
        };
        let Plan { game, position, time, absence, mut seats, mut links } = plan;
        seats.rotate_right(drawn.moved);
        links.rotate_right(drawn.moved);
        let next = Drawn::new(0, false);
        let any = links.iter().any(Option::is_some).then(AnySecret::new);
        let chosen = wanted.options.clone();
        let about = Keeper {
            game: wanted.game.clone(),
            rules: game.kind().version(),
            options: pairs(&game),
            chosen,
            position,
            time: time.to_string(),
            clocks_wait: false,
            absence,
            secret: secret.to_string(),
            bound,
            seats,
            maker: Some(maker.id),
            made_from: from,
            made_by: Some(tidy(&maker.name)),
            language: Some(language.tag().to_owned()),
            any: any.as_ref().map(AnySecret::hash),
            closed: false,
            result: None,
            first: 0,
            next: None,
            next_secret: Some(next.secret.to_string()),
            next_table: Some(KeptNext { id: next.id, anchor: next.anchor.to_string() }),
            again: BTreeMap::new(),
            declined: Vec::new(),
            games: 0,
            points: Vec::new(),
        };
        let mut kept = KeptTable {
            key: TableKey(secrets::number()),
            id: drawn.id,
            revision: 0,
            public: wanted.public,
            over: false,
            made: self.0.clock.now(),
            started: None,
            about,
        };
        let hosted = self.keep_new(&mut kept, most).await?.ok_or_else(|| too_many_tables(maker, most))?;
        let watch = format!("/table/{}", hosted.id);
        let links = links.into_iter().map(|secret| secret.map(|secret| format!("{watch}#{secret}")));
        let any = any.map(|any| any.path(&hosted.id));
        Ok(TableMade { table: hosted.id.clone(), seats: links.collect(), watch, any })
    }

    /// Keeps a new table, if who has made it has fewer than so many; its game begins if no seat is open.
    pub(super) async fn keep_new(
        &self,
        kept: &mut KeptTable,
        most: u32,
    ) -> Result<Option<Arc<Hosted>>, Refusal> {
        begin_if_full(kept, self.0.clock.now())?;
        match self.0.storage.create_table(kept, most).await {
            Err(StorageError::Stale) if most > 0 => return Ok(None),
            created => created?,
        }
        self.0.metrics.made.add(1);
        self.0.by_days.forget_if(kept);
        let hosted = self.table(&kept.id).await?;
        self.tick(&hosted).await;
        Ok(Some(hosted))
    }

    /// Somebody sits down.
    pub async fn sit(&self, id: &str, sit: &Sit, person: &Person) -> Result<Listing, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_open()?;
        let seat = seat_for(&live.kept, sit, person)?;
        if live.kept.about.seats[seat].person == Some(person.id) {
            // Who has lost the answer may ask again.
            return Ok(live.listing());
        }
        let mut kept = live.kept.clone();
        let entropy = sit.entropy.as_deref().map(read_entropy).transpose()?;
        let place = &mut kept.about.seats[seat];
        *place = KeptSeat {
            person: Some(person.id),
            name: tidy(&person.name),
            guest: person.guest,
            entropy: entropy.map(|entropy| entropy.to_string()),
            ..std::mem::take(place)
        };
        self.reseat(&hosted, &mut live, kept).await?;
        Ok(live.listing())
    }

    /// Bots take the open seats of a table, if who has made it wants that.
    pub async fn let_bots_sit(&self, id: &str, name: &str, person: &Person) -> Result<Listing, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_makers(person)?;
        live.must_be_open()?;
        let bot = bot(name).map_err(|refusal| refusal.at("bot"))?;
        let mut kept = live.kept.clone();
        let open = kept.about.seats.iter_mut().filter(|seat| seat.is_open());
        open.for_each(|seat| seat.bot = Some(bot.clone()));
        // Who has lost the answer may ask again.
        if kept != live.kept {
            self.reseat(&hosted, &mut live, kept).await?;
        }
        Ok(live.listing())
    }

    /// Keeps who sits at a table now and tells everybody; the game begins if no seat is open.
    async fn reseat(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        mut kept: KeptTable,
    ) -> Result<(), Refusal> {
        let now = self.0.clock.now();
        begin_if_full(&mut kept, now)?;
        if let Err(error) = self.0.storage.change_table(&kept).await {
            live.must_reload = true;
            return Err(error.into());
        }
        self.0.by_days.forget_if(&kept);
        kept.revision += 1;
        live.table = kept.started.map(|_| begin(&kept)).transpose().map_err(Refusal::from)?;
        let before = std::mem::replace(&mut live.kept, kept);
        let seats = before.about.seats.iter().zip(&live.kept.about.seats).enumerate();
        for (seat, (was, is)) in seats {
            if was.person != is.person {
                live.unheard[seat] = Some(now);
            }
        }
        live.shown_here = live.here(now, self.0.settings.grace);
        live.tell_places();
        // The first rolls follow from what is kept already.
        live.tell_events(None);
        self.tell_others(hosted);
        self.follow_up(hosted, live);
        Ok(())
    }

    /// Who somebody is at a table.
    pub async fn guest(&self, hosted: &Hosted, person: Option<&Person>) -> Guest {
        let live = hosted.live.lock().await;
        let seat = person.and_then(|person| live.kept.seat_of(person.id)).map(Seat);
        let name = person.map(|person| tidy(&person.name)).unwrap_or_default();
        let has_account = person.is_some_and(|person| !person.guest);
        Guest { person: person.map(|person| person.id), name, has_account, seat, from: None }
    }

    /// A table as anybody may see it.
    pub async fn about(&self, id: &str) -> Result<Listing, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_open()?;
        Ok(live.listing())
    }

    /// The record of a game, as far as anybody may know it.
    pub async fn record(&self, id: &str) -> Result<Record, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        let begun = || Refusal::new(StatusCode::CONFLICT, "not-begun", "server-not-begun");
        let table = live.table.as_ref().ok_or_else(begun)?;
        if table.game().keeps_secrets() && table.outcome().is_none() {
            return Err(Refusal::new(StatusCode::FORBIDDEN, "secret", "server-secret-record"));
        }
        Ok(table.record())
    }

    /// What somebody may do now, for programs that do not know the rules.
    pub async fn moves(&self, hosted: &Arc<Hosted>, guest: &Guest) -> Result<Moves, Refusal> {
        let mut live = hosted.live.lock().await;
        // What could not be kept has not happened.
        self.refresh(hosted, &mut live).await?;
        let seat = guest.seat.ok_or_else(not_seated)?;
        let Some(table) = &live.table else { return Ok(Moves::default()) };
        let n = table.now().0;
        if !table.actor().awaits(seat) {
            return Ok(Moves { n, ..Moves::default() });
        }
        let actions =
            table.position().legal(seat).into_iter().map(|legal| legal.text).take(MOST_LISTED).collect();
        let mut entropy = Pinned::from_seed(u64::from_be_bytes(secrets::random()));
        let any = table.position().seen_by(Viewer::Seat(seat)).random(seat, &mut entropy);
        Ok(Moves { n, mine: true, actions, any })
    }
}

/// A table to be made, all of it checked, with nothing drawn yet.
pub(super) struct Plan {
    game: AnyGame,
    position: Option<String>,
    time: TimeControl,
    absence: String,
    pub(super) seats: Vec<KeptSeat>,
    /// The secrets of the links of the seats that are open.
    links: Vec<Option<String>>,
}

impl Plan {
    pub(super) fn new(wanted: &NewTable, maker: &Person) -> Result<Plan, Refusal> {
        let game = game(wanted)?;
        let position = position(&game, wanted)?;
        let time = time(&wanted.time)?;
        let (seats, links) = seats(&game, wanted, maker)?;
        Ok(Plan { game, position, time, absence: absence(&wanted.absence, time)?, seats, links })
    }

    /// What the table is committed to. Who makes it has this seat.
    pub(super) fn terms(&self, drawn: &Drawn, maker: &SeatTerm) -> Result<Terms, Refusal> {
        let mut seats: Vec<SeatTerm> = self
            .seats
            .iter()
            .map(|seat| match &seat.bot {
                Some(bot) => SeatTerm::Bot(bot.clone()),
                None if seat.person.is_some() => maker.clone(),
                None => SeatTerm::Open,
            })
            .collect();
        seats.rotate_right(drawn.moved);
        let table = TableId::new(&drawn.id).ok_or_else(Refusal::no_table)?;
        Ok(Terms::new(table, &self.game, self.position.as_deref(), &drawn.secret, seats))
    }

    /// The same as it is kept.
    fn bound(&self, drawn: &Drawn, maker: &SeatTerm) -> Result<KeptBound, Refusal> {
        let seats = self.terms(drawn, maker)?.seats.iter().map(ToString::to_string).collect();
        Ok(KeptBound { anchor: drawn.anchor.to_string(), seats })
    }
}

fn too_many_tables(maker: &Person, most: u32) -> Refusal {
    tracing::warn!(person = maker.id.0, most, "somebody with too many tables");
    let message = Message::new("server-too-many-tables").with("most", i64::from(most));
    Refusal::because(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", message)
}

/// The game begins when no seat is open.
fn begin_if_full(kept: &mut KeptTable, now: u64) -> Result<(), StorageError> {
    if kept.started.is_none() && kept.about.seats.iter().all(|seat| !seat.is_open()) {
        kept.started = Some(now);
        kept.about.clocks_wait = true;
        kept.about.first = bits(begin(kept)?.actor().seats());
    }
    Ok(())
}

fn game(wanted: &NewTable) -> Result<AnyGame, Refusal> {
    let known = Kind::ALL.iter().map(|kind| Arg::Text(kind.id().to_owned())).collect();
    let unknown = || {
        let message = Message::new("server-unknown-game").with("game", shortened(&wanted.game));
        Refusal::bad("unknown-game", message.with("games", Arg::List(known))).at("game")
    };
    let kind = Kind::named(&wanted.game).ok_or_else(unknown)?;
    let options = wanted.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    kind.with_options(options).map_err(|faults| match faults.into_iter().next() {
        Some(fault) => {
            let refusal = Refusal::bad(fault.code, fault.message).at("options");
            Refusal { article: fault.article, ..refusal }
        }
        None => Refusal::unreadable("options").at("options"),
    })
}

/// The position to begin from, as it is written in records.
fn position(game: &AnyGame, wanted: &NewTable) -> Result<Option<String>, Refusal> {
    let Some(text) = &wanted.position else { return Ok(None) };
    let read = game.read_position(text).map_err(|error| {
        let why = match error {
            SetupError::Parse(error) => Some(error.message),
            SetupError::Value(_) => None,
            SetupError::Faults(faults) => faults.into_iter().next().map(|fault| fault.message),
        };
        let why = why.unwrap_or_else(|| Message::new("server-unreadable").with("why", "position"));
        let message = Message::new("server-bad-position").with("why", Arg::Message(Box::new(why)));
        Refusal::bad("bad-position", message).at("position")
    })?;
    Ok(Some(read.text()))
}

fn time(text: &str) -> Result<TimeControl, Refusal> {
    let bad = || Refusal::bad("bad-time", Message::new("server-bad-time").with("given", shortened(text)));
    text.parse().map_err(|_| bad().at("time"))
}

fn absence(text: &str, time: TimeControl) -> Result<String, Refusal> {
    let bad = |message: Message| Refusal::bad("bad-absence", message).at("absence");
    let unknown = |_| bad(Message::new("server-bad-absence").with("given", shortened(text)));
    let absence: Absence = text.parse().map_err(unknown)?;
    if absence.is_hasty(time) {
        return Err(bad(Message::new("server-hasty-absence")));
    }
    Ok(absence.to_string())
}

pub(super) fn read_entropy(text: &str) -> Result<SeatEntropy, Refusal> {
    let bad = || Refusal::bad("bad-entropy", Message::new("server-bad-entropy")).at("entropy");
    text.parse().map_err(|_| bad())
}

/// The seats of a table to be made, and the secrets of the links of those that are open.
fn seats(
    game: &AnyGame,
    wanted: &NewTable,
    maker: &Person,
) -> Result<(Vec<KeptSeat>, Vec<Option<String>>), Refusal> {
    let count = usize::from(game.seats());
    if wanted.seats.len() != count {
        let message = Message::new("server-bad-seats").with("seats", count).with("given", wanted.seats.len());
        return Err(Refusal::bad("bad-seats", message).at("seats"));
    }
    if wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Refusal::bad("me-twice", Message::new("server-me-twice")).at("seats"));
    }
    let entropy = wanted.entropy.as_deref().map(read_entropy).transpose()?;
    let seat = |seat: &NewSeat| match seat {
        NewSeat::Me => {
            let entropy = entropy.as_ref().map(ToString::to_string);
            let (name, guest) = (tidy(&maker.name), maker.guest);
            let held = KeptSeat { person: Some(maker.id), name, guest, entropy, ..KeptSeat::default() };
            Ok((held, None))
        }
        NewSeat::Open => {
            let secret = secrets::word::<24>();
            let link = secrets::hex(&secrets::hash("seat", &secret).0);
            Ok((KeptSeat { link: Some(link), ..KeptSeat::default() }, Some(secret)))
        }
        NewSeat::Bot(name) => Ok((KeptSeat { bot: Some(bot(name)?), ..KeptSeat::default() }, None)),
    };
    let seats: Result<Vec<_>, Refusal> = wanted.seats.iter().map(seat).collect();
    Ok(seats?.into_iter().unzip())
}

/// A bot by its name; how long it thinks is the server's business.
fn bot(name: &str) -> Result<String, Refusal> {
    let known = Player::ALL.iter().map(|player| Arg::Text(player.name().to_owned())).collect();
    let bad = || {
        let message = Message::new("server-bad-bot").with("given", shortened(name));
        Refusal::bad("bad-bot", message.with("bots", Arg::List(known))).at("seats")
    };
    let bot = Bot::named(name).ok().filter(|bot| bot.budget.is_none()).ok_or_else(bad)?;
    Ok(bot.to_string())
}

/// The seat that somebody may take.
fn seat_for(kept: &KeptTable, sit: &Sit, person: &Person) -> Result<usize, Refusal> {
    let seats = &kept.about.seats;
    let own = kept.seat_of(person.id).map(usize::from);
    let wrong_link = |what| {
        tracing::warn!(table = %kept.id, person = person.id.0, what);
        Refusal::new(StatusCode::FORBIDDEN, "wrong-link", "server-wrong-link")
    };
    let seat = match &sit.secret {
        Some(secret) => match seat_of_link(seats, secret) {
            Some(seat) => Some(seat),
            None if is_any_link(kept, secret) => None,
            None => return Err(wrong_link("a seat link that is none")),
        },
        None if kept.public => None,
        None => return Err(wrong_link("no seat link")),
    };
    let none_open = || Refusal::new(StatusCode::CONFLICT, "no-open-seat", "server-no-open-seat");
    let seat = match (seat, own) {
        (Some(seat), Some(own)) if seat != own => {
            return Err(Refusal::new(StatusCode::CONFLICT, "already-seated", "server-already-seated"));
        }
        // Who comes again by the link to any seat comes to their own.
        (_, Some(own)) => return Ok(own),
        (Some(seat), None) => seat,
        (None, None) => {
            let first = seats.iter().position(KeptSeat::is_open).ok_or_else(none_open)?;
            sit.seat.map_or(first, usize::from)
        }
    };
    match seats.get(seat) {
        Some(place) if place.is_open() => Ok(seat),
        Some(place) if place.bot.is_some() => Err(none_open()),
        Some(place) => {
            let taken = Message::new("table-seat-taken").with("seat", place.name.clone());
            Err(Refusal::because(StatusCode::CONFLICT, "seat-taken", taken).at("seat"))
        }
        None => {
            let missing = Message::new("refused-no-such-seat").with("number", seat);
            Err(Refusal::because(StatusCode::CONFLICT, "no-such-seat", missing).at("seat"))
        }
    }
}

/// The seat to which a link leads.
fn seat_of_link(seats: &[KeptSeat], secret: &str) -> Option<usize> {
    let hash = secrets::hex(&secrets::hash("seat", secret).0);
    seats.iter().position(|seat| seat.link.as_ref().is_some_and(|link| secrets::same(link, &hash)))
}

/// A name as tables have it.
pub(super) fn tidy(name: &str) -> String {
    Seating::persons([name]).names().into_iter().next().unwrap_or_default()
}
