//! What the dice of a table are committed to, before anybody adds to them.

use super::Host;
use super::live::damaged;
use super::making::Plan;
use super::rematch::next_game;
use crate::network::Network;
use crate::pending::{Beginner, Bounds, Pending};
use crate::storage::{KeptBound, KeptNext, KeptTable, Person, PersonId, StorageError};
use crate::{Refusal, secrets};
use axum::http::StatusCode;
use stolik_catalog::AnyGame;
use stolik_protocol::{DiceTerms, NewTable, Promised};
use stolik_table::fair::{Anchor, Commitment, SeatTerm, Secret, TableId, Terms};

/// Who has asked makes the table within a day, or asks again. A class has one address.
const BOUNDS: Bounds =
    Bounds { of_person: 1, from_address: 500, in_all: 10_000, patience: 24 * 60 * 60 * 1_000 };

/// For each person what the next table they make is promised to be.
pub(super) struct Promises(Pending<PersonId, Open>);

impl Default for Promises {
    fn default() -> Promises {
        Promises(Pending::new(BOUNDS))
    }
}

/// What somebody was told before they made a table.
#[derive(Clone, Default)]
struct Open {
    /// The secret of a table of version 1.
    alone: Option<[u8; 32]>,
    /// A table that is drawn already, and the hash of what was wanted.
    drawn: Option<(Drawn, [u8; 32])>,
}

/// What is drawn of a table before who makes it adds anything.
#[derive(Clone)]
pub(super) struct Drawn {
    pub(super) id: String,
    pub(super) secret: Secret,
    pub(super) anchor: Anchor,
    /// By how many seats all move on.
    pub(super) moved: usize,
}

/// The dice of a table to be made.
pub(super) enum MadeOf {
    /// As clients of version 1 have asked for them.
    Secret(Secret),
    /// Drawn and told before.
    Promised(Drawn),
    /// Drawn now: who makes the table has not been shown what is committed to.
    AtOnce(Drawn),
}

impl Drawn {
    /// Draws what is to be drawn.
    pub(super) fn new(seats: usize, lots: bool) -> Drawn {
        let secret = Secret::from(secrets::random::<32>());
        let lot = usize::try_from(secrets::number().unsigned_abs()).unwrap_or(0) % seats.max(1);
        let moved = if lots { lot } else { 0 };
        Drawn { id: secrets::word::<14>(), anchor: secret.anchor(), secret, moved }
    }
}

impl MadeOf {
    /// What is drawn of it; nothing in version 1, where all is drawn afterwards.
    pub(super) fn drawn(&self) -> Option<&Drawn> {
        match self {
            MadeOf::Secret(_) => None,
            MadeOf::Promised(drawn) | MadeOf::AtOnce(drawn) => Some(drawn),
        }
    }
}

impl Host {
    /// Commits to a secret for the next table that somebody makes, and to nothing else: version 1.
    pub(crate) fn promise(&self, by: Asking) -> Result<String, Refusal> {
        let open = self.promised(by.person.id);
        let secret = open.alone.unwrap_or_else(secrets::random);
        self.keep_promise(by, Open { alone: Some(secret), ..open })?;
        Ok(Secret::from(secret).commitment().to_string())
    }

    /// Draws the table that somebody wants to make, and commits to it. Who asks again for the same is told the same.
    pub(crate) fn promise_table(&self, wanted: &NewTable, by: Asking) -> Result<Promised, Refusal> {
        let plan = Plan::new(wanted, by.person)?;
        if wanted.commitment.as_ref().is_some_and(|given| given.parse::<Commitment>().is_err()) {
            return Err(old_commitment());
        }
        let hash = hash_of(wanted);
        let open = self.promised(by.person.id);
        let same = open.drawn.clone().filter(|(_, known)| *known == hash).map(|(drawn, _)| drawn);
        let drawn = same.unwrap_or_else(|| Drawn::new(plan.seats.len(), wanted.lots));
        let kept = Open { drawn: Some((drawn.clone(), hash)), ..open };
        self.keep_promise(by, kept)?;
        let terms = plan.terms(&drawn, &SeatTerm::Maker)?;
        Ok(Promised {
            commitment: terms.commitment(&drawn.anchor).to_string(),
            terms: told(&terms, &drawn.anchor),
        })
    }

    /// The dice of a new table: those that were committed to, or any.
    pub(super) fn dice_of(&self, plan: &Plan, wanted: &NewTable, maker: &Person) -> Result<MadeOf, Refusal> {
        let Some(commitment) = &wanted.commitment else {
            return Ok(MadeOf::AtOnce(Drawn::new(plan.seats.len(), wanted.lots)));
        };
        let open = self.promised(maker.id);
        if let Some(secret) = open.alone.map(Secret::from)
            && secret.commitment().to_string() == *commitment
        {
            // Good for one table.
            self.use_up(maker.id, |open| open.alone = None);
            return Ok(MadeOf::Secret(secret));
        }
        if let Some((drawn, hash)) = open.drawn
            && hash == hash_of(wanted)
            && plan.terms(&drawn, &SeatTerm::Maker)?.commitment(&drawn.anchor).to_string() == *commitment
        {
            self.use_up(maker.id, |open| open.drawn = None);
            return Ok(MadeOf::Promised(drawn));
        }
        Err(old_commitment())
    }

    fn promised(&self, person: PersonId) -> Open {
        self.0.promises.0.look(&person, self.0.clock.now()).unwrap_or_default()
    }

    /// Promises something to somebody who asks.
    fn keep_promise(&self, by: Asking, open: Open) -> Result<(), Refusal> {
        let beginner = Beginner { person: Some(by.person.id), from: by.from };
        let is_kept = self.0.promises.0.begin(by.person.id, open, beginner, self.0.clock.now());
        if is_kept { Ok(()) } else { Err(Refusal::too_fast()) }
    }

    /// Something that was promised is good no more.
    fn use_up(&self, person: PersonId, change: impl FnOnce(&mut Open)) {
        self.0.promises.0.change(&person, |open| {
            change(open);
            open.alone.is_some() || open.drawn.is_some()
        });
    }
}

/// Who asks for a promise, and from where.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) person: &'a Person,
    pub(crate) from: Network,
}

/// What somebody names was not committed to, or is used already.
fn old_commitment() -> Refusal {
    Refusal::new(StatusCode::CONFLICT, "old-commitment", "server-old-commitment").at("commitment")
}

/// What is wanted, without what is added to it later.
fn hash_of(wanted: &NewTable) -> [u8; 32] {
    let bare = NewTable { entropy: None, commitment: None, ..wanted.clone() };
    secrets::hash("wanted table", &serde_json::to_string(&bare).unwrap_or_default()).0
}

/// What a table is committed to besides its secret, and the anchor of that; nothing in version 1.
pub(super) fn terms_of(kept: &KeptTable, game: &AnyGame) -> Result<Option<(Terms, Anchor)>, StorageError> {
    let Some(KeptBound { anchor, seats }) = &kept.about.bound else { return Ok(None) };
    let seats = seats.iter().map(|seat| seat.parse()).collect::<Result<_, _>>();
    let seats = seats.map_err(|_| damaged(kept, "the seats of its dice"))?;
    let secret: Secret = kept.about.secret.parse().map_err(|_| damaged(kept, "its dice"))?;
    let table = TableId::new(&kept.id).ok_or_else(|| damaged(kept, "its name"))?;
    let terms = Terms::new(table, game, kept.about.position.as_deref(), &secret, seats);
    Ok(Some((terms, anchor.parse().map_err(|_| damaged(kept, "the anchor of its dice"))?)))
}

/// What is committed to, and what is in that; nothing where that is not known yet.
pub(super) type Promise = (String, Option<DiceTerms>);

/// What a table has committed to.
pub(super) fn promised(kept: &KeptTable, game: &AnyGame) -> Result<Promise, StorageError> {
    if let Some((terms, anchor)) = terms_of(kept, game)? {
        return Ok((terms.commitment(&anchor).to_string(), Some(told(&terms, &anchor))));
    }
    let secret: Secret = kept.about.secret.parse().map_err(|_| damaged(kept, "its dice"))?;
    Ok((secret.commitment().to_string(), None))
}

/// The same of the next game, once it is known who plays this one.
pub(super) fn next_promised(kept: &KeptTable, game: &AnyGame) -> Result<Promise, StorageError> {
    let about = &kept.about;
    let Some(secret) = &about.next_secret else { return Ok(Default::default()) };
    let secret: Secret = secret.parse().map_err(|_| damaged(kept, "its next dice"))?;
    let Some(KeptNext { id, anchor }) = &about.next_table else {
        return Ok((secret.commitment().to_string(), None));
    };
    if kept.started.is_none() {
        return Ok(Default::default());
    }
    let (game, seats) = next_game(kept, game);
    let table = TableId::new(id).ok_or_else(|| damaged(kept, "the name of the next"))?;
    let anchor: Anchor = anchor.parse().map_err(|_| damaged(kept, "its next dice"))?;
    let seats = seats.into_iter().map(|(_, term)| term).collect();
    let terms = Terms::new(table, &game, about.position.as_deref(), &secret, seats);
    Ok((terms.commitment(&anchor).to_string(), Some(told(&terms, &anchor))))
}

/// Terms in the words of the protocol.
fn told(terms: &Terms, anchor: &Anchor) -> DiceTerms {
    DiceTerms {
        anchor: anchor.to_string(),
        table: terms.table.to_string(),
        game: terms.game.clone(),
        rules: terms.rules,
        options: terms.options.clone(),
        position: terms.position.as_ref().map(ToString::to_string).unwrap_or_default(),
        seats: terms.seats.iter().map(ToString::to_string).collect(),
    }
}
