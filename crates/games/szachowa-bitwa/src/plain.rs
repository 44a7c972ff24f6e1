//! Views and observations as plain data: every part writes and reads itself.

use crate::request::{army_of, cards_of, pieces_of, read_column};
use crate::setup::text::{card_of, card_text};
use crate::{
    Action, Army, Auction, Battle, Board, Camps, CardValue, Cards, Colour, Column, Deployment, Draw, Drawn,
    Ending, Event, Eye, Field, Fields, Fight, Fought, Hop, Kind, Open, Order, Pending, Phase, Piece,
    Purchase, Request, Reveal, Secret, Seen, Stage, SzachowaBitwa, Trained, Training, Use, View,
};
use stolik_game::{Millis, Value, ValueError};

/// Something with a form as plain data.
pub(crate) trait Plain: Sized {
    fn value(&self) -> Value;
    fn read(value: &Value) -> Result<Self, ValueError>;
}

impl Plain for bool {
    fn value(&self) -> Value {
        Value::Bool(*self)
    }

    fn read(value: &Value) -> Result<bool, ValueError> {
        value.bool()
    }
}

macro_rules! plain_numbers {
    ($($Number:ident)+) => {$(
        impl Plain for $Number {
            fn value(&self) -> Value {
                Value::Int((*self).into())
            }

            fn read(value: &Value) -> Result<$Number, ValueError> {
                let most = $Number::MAX.into();
                let number = value.int(0..=most)?;
                $Number::try_from(number).map_err(|_| ValueError::expected("a smaller number"))
            }
        }
    )+};
}
plain_numbers!(u8 u16);

impl Plain for Millis {
    fn value(&self) -> Value {
        Value::Int(i64::try_from(self.0).unwrap_or(i64::MAX))
    }

    fn read(value: &Value) -> Result<Millis, ValueError> {
        // A time beyond what plain data holds has long made every clock fall.
        let number = value.int(0..=i64::MAX)?;
        Ok(Millis(if number == i64::MAX { u64::MAX } else { number.unsigned_abs() }))
    }
}

impl<T: Plain> Plain for Option<T> {
    fn value(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::value)
    }

    fn read(value: &Value) -> Result<Option<T>, ValueError> {
        if *value == Value::Null { Ok(None) } else { T::read(value).map(Some) }
    }
}

impl<T: Plain> Plain for [T; 2] {
    fn value(&self) -> Value {
        Value::List(self.iter().map(T::value).collect())
    }

    fn read(value: &Value) -> Result<[T; 2], ValueError> {
        let [one, other] = value.items(2)? else { return Err(ValueError::expected("a list of two")) };
        Ok([T::read(one).map_err(|e| e.inside(0))?, T::read(other).map_err(|e| e.inside(1))?])
    }
}

/// A named part of plain data.
fn part<T: Plain>(value: &Value, name: &str) -> Result<T, ValueError> {
    T::read(value.get(name)?).map_err(|error| error.inside(name))
}

/// Types whose plain data is a text.
macro_rules! plain_texts {
    ($($Type:ty: $expected:literal, $write:expr, $read:expr;)+) => {$(
        impl Plain for $Type {
            fn value(&self) -> Value {
                let write: fn(&$Type) -> String = $write;
                Value::from(write(self))
            }

            fn read(value: &Value) -> Result<$Type, ValueError> {
                let read: fn(&str) -> Option<$Type> = $read;
                value.text().ok().and_then(read).ok_or_else(|| ValueError::expected($expected))
            }
        }
    )+};
}

plain_texts! {
    Colour: "\"white\" or \"black\"", |colour| colour.word().to_owned(), Colour::of_word;
    Field: "a field like \"E5\"", Field::to_string, |text| text.parse().ok();
    Column: "a column like \"E\"", Column::to_string, read_column;
    Cards: "cards like \"2,7,10\"", Cards::to_string, cards_of;
    Shown: "a card like \"7\", or \"-\"", |shown| card_text(shown.0), |text| card_of(text).ok().map(Shown);
    Army: "an army like \"10P4N4B2Q\"", Army::to_string, army_of;
    Camps: "two fields like \"A1,J1\"", |camps| camps.both().map(|field| field.to_string()).join(","), read_camps;
    Draw: "cards like \"AJQ/JK\"", Draw::to_string, read_draw;
    Fields: "fields like \"A1,B2\"", |fields| join(fields.iter()), read_fields;
    Board: "pieces like \"WKE1,BPA5\"", write_board, read_board;
    Deployment: "pieces like \"KE1 PA5,B5\"", write_deployment, |text| pieces_of(text).and_then(Deployment::new);
    Action: "an action", write_action, read_action;
    Phase: "what is going on", |phase| write_phase(*phase), read_phase;
    Eye: "\"white\", \"black\", \"spectator\" or \"everybody\"", |eye| write_eye(*eye), read_eye;
}

/// A Special Card or none, once it lies open.
#[derive(Clone, Copy)]
struct Shown(Option<CardValue>);

impl Plain for Training {
    fn value(&self) -> Value {
        Value::Int(self.more().into())
    }

    fn read(value: &Value) -> Result<Training, ValueError> {
        let more = value.int(0..=5)?;
        u8::try_from(more)
            .ok()
            .and_then(Training::new)
            .ok_or_else(|| ValueError::expected("a number from 0 to 5"))
    }
}

/// Structs whose plain data is a map of their parts.
macro_rules! plain_structs {
    ($($Type:ident { $($part:ident),+ })+) => {$(
        impl Plain for $Type {
            fn value(&self) -> Value {
                Value::map([$((stringify!($part), self.$part.value())),+])
            }

            fn read(value: &Value) -> Result<$Type, ValueError> {
                Ok($Type { $($part: part(value, stringify!($part))?),+ })
            }
        }
    )+};
}

plain_structs! {
    View { eye, open, secrets }
    Open { phase, committed, camps, bridges, bid_counts, declared, bids, armies, spent, battle }
    Secret { hand, bid, purchase, training, pending }
    Purchase { army, paid, change }
    Trained { training, paid, change }
    Battle { board, turn, first, training, points, used, in_use, fight, rounds, quiet, removed, clocks, last, last_fight }
    Use { at, moves, fights }
    Hop { from, to }
    Fight { from, to, shot, stage }
    Fought { attacker, from, to, draw, special }
    Seen { event, own, change, laid_open }
}

impl Plain for Option<CardValue> {
    fn value(&self) -> Value {
        Shown(*self).value()
    }

    fn read(value: &Value) -> Result<Option<CardValue>, ValueError> {
        Shown::read(value).map(|shown| shown.0)
    }
}

impl Plain for Pending {
    fn value(&self) -> Value {
        let secret = Secret { pending: *self, ..Secret::START };
        secret.committed().value()
    }

    fn read(value: &Value) -> Result<Pending, ValueError> {
        Ok(match Option::<Action>::read(value)? {
            None => Pending::Nothing,
            Some(Action::Camps(camps)) => Pending::Camps(camps),
            Some(Action::Bridge(column)) => Pending::Bridge(column),
            Some(Action::Bid(cards)) => Pending::Bid(cards),
            Some(Action::Train { training, paid }) => Pending::Training { training, paid },
            Some(Action::Deploy(deployment)) => Pending::Deployment(deployment),
            Some(Action::Special(card)) => Pending::Special(card),
            Some(_) => return Err(ValueError::expected("a commit")),
        })
    }
}

impl Plain for Stage {
    fn value(&self) -> Value {
        match self {
            Stage::Asked(answered) => Value::map([("answered", answered.value())]),
            Stage::AttackerShown(card) => Value::map([("attacker", card.value())]),
            Stage::Shown(cards) => Value::map([("shown", cards.value())]),
        }
    }

    fn read(value: &Value) -> Result<Stage, ValueError> {
        if value.find("answered").is_some() {
            part(value, "answered").map(Stage::Asked)
        } else if value.find("attacker").is_some() {
            part(value, "attacker").map(Stage::AttackerShown)
        } else {
            part(value, "shown").map(Stage::Shown)
        }
    }
}

impl Plain for Event {
    fn value(&self) -> Value {
        match self {
            Event::Acted { by, action } => Value::map([("by", by.value()), ("action", action.value())]),
            Event::Committed { by, reveal } => {
                Value::map([("by", by.value()), ("committed", reveal.value())])
            }
            Event::Drawn(draw) => Value::map([("drawn", draw.value())]),
            Event::Passed { by, elapsed } => Value::map([("by", by.value()), ("elapsed", elapsed.value())]),
        }
    }

    fn read(value: &Value) -> Result<Event, ValueError> {
        if value.find("drawn").is_some() {
            return part(value, "drawn").map(Event::Drawn);
        }
        let by = part(value, "by")?;
        if value.find("action").is_some() {
            Ok(Event::Acted { by, action: part(value, "action")? })
        } else if value.find("elapsed").is_some() {
            Ok(Event::Passed { by, elapsed: part(value, "elapsed")? })
        } else {
            Ok(Event::Committed { by, reveal: part(value, "committed")? })
        }
    }
}

impl Plain for Reveal {
    fn value(&self) -> Value {
        match self {
            Reveal::Nothing => Value::Null,
            Reveal::Camps(camps) => Value::map([("camps", camps.value())]),
            Reveal::Bridges(columns) => Value::map([("bridges", columns.value())]),
            Reveal::Counts(counts) => Value::map([("counts", counts.value())]),
            Reveal::Added(number) => Value::map([("added", number.value())]),
            Reveal::Bids { bids, added } => Value::map([("bids", bids.value()), ("added", added.value())]),
            Reveal::Army(army) => Value::map([("army", army.value())]),
            Reveal::Joined { training, deployments } => {
                Value::map([("training", training.value()), ("deployments", deployments.value())])
            }
            Reveal::Special(cards) => Value::map([("cards", cards.value())]),
        }
    }

    fn read(value: &Value) -> Result<Reveal, ValueError> {
        let has = |name| value.find(name).is_some();
        if *value == Value::Null {
            Ok(Reveal::Nothing)
        } else if has("camps") {
            part(value, "camps").map(Reveal::Camps)
        } else if has("bridges") {
            part(value, "bridges").map(Reveal::Bridges)
        } else if has("counts") {
            part(value, "counts").map(Reveal::Counts)
        } else if has("bids") {
            Ok(Reveal::Bids { bids: part(value, "bids")?, added: part(value, "added")? })
        } else if has("added") {
            part(value, "added").map(Reveal::Added)
        } else if has("army") {
            part(value, "army").map(Reveal::Army)
        } else if has("cards") {
            part(value, "cards").map(Reveal::Special)
        } else {
            Ok(Reveal::Joined {
                training: part(value, "training")?,
                deployments: part(value, "deployments")?,
            })
        }
    }
}

fn join(fields: impl Iterator<Item = Field>) -> String {
    fields.map(|field| field.to_string()).collect::<Vec<_>>().join(",")
}

fn read_fields(text: &str) -> Option<Fields> {
    text.split(',').filter(|field| !field.is_empty()).map(|field| field.parse::<Field>().ok()).collect()
}

fn read_camps(text: &str) -> Option<Camps> {
    let (one, other) = text.split_once(',')?;
    Camps::new(one.parse().ok()?, other.parse().ok()?)
}

fn read_draw(text: &str) -> Option<Draw> {
    let (attacker, defender) = text.split_once('/')?;
    Some(Draw { attacker: Drawn::read(attacker)?, defender: Drawn::read(defender)? })
}

fn write_board(board: &Board) -> String {
    let pieces = board.occupied().iter().filter_map(|field| {
        let Piece { colour, kind } = board.on(field)?;
        Some(format!("{}{}{field}", colour.letter(), kind.letter()))
    });
    pieces.collect::<Vec<_>>().join(",")
}

fn read_board(text: &str) -> Option<Board> {
    let mut board = Board::default();
    for piece in text.split(',').filter(|piece| !piece.is_empty()) {
        let colour = Colour::of_word(piece.get(..1)?)?;
        let kind = piece.get(1..2)?.chars().next().and_then(Kind::of_letter)?;
        let field: Field = piece.get(2..)?.parse().ok()?;
        if board.occupied().has(field) {
            return None;
        }
        board.put(field, Piece { colour, kind });
    }
    Some(board)
}

fn write_deployment(deployment: &Deployment) -> String {
    let kinds = Kind::DEPLOYED.into_iter().filter(|kind| deployment.of(*kind).next().is_some());
    kinds.map(|kind| format!("{}{}", kind.letter(), join(deployment.of(kind)))).collect::<Vec<_>>().join(" ")
}

/// As records have it, but deployments as lists, which need no board.
fn write_action(action: &Action) -> String {
    match action {
        Action::Deploy(deployment) => format!("place {}", write_deployment(deployment)),
        action => SzachowaBitwa::default().text_of(Colour::White, None, action),
    }
}

fn read_action(text: &str) -> Option<Action> {
    match Request::read(text) {
        Ok(Request::Plain(action)) => Some(action),
        _ => None,
    }
}

fn write_eye(eye: Eye) -> String {
    match eye {
        Eye::Player(colour) => colour.word().to_owned(),
        Eye::Spectator => "spectator".to_owned(),
        Eye::Everybody => "everybody".to_owned(),
    }
}

fn read_eye(text: &str) -> Option<Eye> {
    match text {
        "spectator" => Some(Eye::Spectator),
        "everybody" => Some(Eye::Everybody),
        _ => Colour::of_word(text).map(Eye::Player),
    }
}

fn write_phase(phase: Phase) -> String {
    let now = |what: &str, order: Order| match order {
        Order::Together => what.to_owned(),
        Order::Now(colour) => format!("{what} {}", colour.word()),
    };
    match phase {
        Phase::Camps(order) => now("camps", order),
        Phase::Bridges(order) => now("bridges", order),
        Phase::Bids(Auction::Initial) => "bids".to_owned(),
        Phase::Bids(Auction::Turn(colour)) => format!("bids {}", colour.word()),
        Phase::Bids(Auction::Last(colour)) => format!("last {}", colour.word()),
        Phase::Purchase(colour) => format!("buy {}", colour.word()),
        Phase::Training => "train".to_owned(),
        Phase::Deployment => "deploy".to_owned(),
        Phase::Battle => "battle".to_owned(),
        Phase::Desertion { fallen, left } => format!("desert {} {left}", fallen.word()),
        Phase::Over(ending) => match ending {
            Ending::NoTroops(colour) => format!("no-troops {}", colour.word()),
            Ending::NoCamps(colour) => format!("no-camps {}", colour.word()),
            Ending::Clock(colour) => format!("clock {}", colour.word()),
            Ending::BothLost => "both-lost".to_owned(),
            Ending::Rounds => "rounds".to_owned(),
            Ending::QuietCap => "quiet-cap".to_owned(),
            Ending::RoundCap => "round-cap".to_owned(),
        },
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["camps"] => Phase::Camps(Order::Together),
        ["camps", colour] => Phase::Camps(Order::Now(Colour::of_word(colour)?)),
        ["bridges"] => Phase::Bridges(Order::Together),
        ["bridges", colour] => Phase::Bridges(Order::Now(Colour::of_word(colour)?)),
        ["bids"] => Phase::Bids(Auction::Initial),
        ["bids", colour] => Phase::Bids(Auction::Turn(Colour::of_word(colour)?)),
        ["last", colour] => Phase::Bids(Auction::Last(Colour::of_word(colour)?)),
        ["buy", colour] => Phase::Purchase(Colour::of_word(colour)?),
        ["train"] => Phase::Training,
        ["deploy"] => Phase::Deployment,
        ["battle"] => Phase::Battle,
        ["desert", colour, left] => {
            Phase::Desertion { fallen: Colour::of_word(colour)?, left: left.parse().ok()? }
        }
        ["no-troops", colour] => Phase::Over(Ending::NoTroops(Colour::of_word(colour)?)),
        ["no-camps", colour] => Phase::Over(Ending::NoCamps(Colour::of_word(colour)?)),
        ["clock", colour] => Phase::Over(Ending::Clock(Colour::of_word(colour)?)),
        ["both-lost"] => Phase::Over(Ending::BothLost),
        ["rounds"] => Phase::Over(Ending::Rounds),
        ["quiet-cap"] => Phase::Over(Ending::QuietCap),
        ["round-cap"] => Phase::Over(Ending::RoundCap),
        _ => return None,
    })
}
