//! Actions as people write them.
//!
//! | decision | as records have it | also understood |
//! |---|---|---|
//! | camps | `camps:C02+F04` | `camps C2 F4`, `camps 3,2 6,4` |
//! | bridge | `bridge:E` | `bridge e`, `bridge 5` |
//! | spying | `bid:9T................` | `bid 9 10`, `bid 9,10`, `bid -`, `add 7`, `declare` |
//! | army | `buy:10P4N4B2Q:2377T.............` | `buy 10P 4N pay 2 3 7`, `buy 4N` (a proposed payment) |
//! | training | `train:3:9T................` | `train 3 pay 9 10`, `train 3` |
//! | deployment | `place:` and the own board row by row, `P....N..../...` | `place KE1 PA5,B5 NC3`, `place` (a proposed one) |
//! | step, attack, shot | `E5-E6`, `E5xF6`, `E5xF6/F7`, `E5*E7` | `e5-e6`, `5,5-5,6` |
//! | use and turn | `finish`, `end` | |
//! | Special Card | `card:07`, `card:--` | `card 7`, `card -`, `none` |
//! | deserter | `desert:E5` | `desert e5` |
//!
//! What is committed secretly has one length whatever it holds: rows have two digits, cards one sign each (`T` is the ten)
//! and dots up to the most cards there can be.

use crate::{
    Action, Army, Bidding, Camps, CardValue, Cards, Change, Colour, Column, Deployment, Draw, Field, Kind,
    Refusal, Setup, State, SzachowaBitwa, Task, Training, propose_deployment, propose_payment,
};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::{Part, Unreadable, data, joined};
use stolik_game::{Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// An action as somebody wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// An action that is complete as it is written.
    Plain(Action),
    /// Camps on one field: there must be two.
    SameCamp(Field),
    /// An army without its payment: a proposed one.
    Buy(Army),
    /// A training without its payment: a proposed one.
    Train(Training),
    /// More cards for spies, where they are added in turn.
    Add(Cards),
    /// The end of the spying, where it is declared.
    Declare,
    /// The own board, row by row from the lowest row number; columns and rows from 1.
    Board(Vec<(Kind, u8, u8)>),
    /// Any deployment: the proposed one.
    Place,
}

/// A text that cannot be read, from this character.
struct Garbled(usize, &'static str);

type Read<T> = Result<T, Garbled>;

impl Request {
    /// Reads the form of an action.
    pub(crate) fn read(text: &str) -> Result<Request, ParseError> {
        let Part { text, at: start } = Part { text, at: 0 }.trim();
        read_request(text).map_err(|Garbled(at, key)| ParseError::new(start + at, told(key, text)))
    }
}

/// A sentence about a text, as far as it fits into one.
pub(crate) fn told(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text.chars().take(30).collect::<String>())
}

/// Reads a part of a text; else the sentence of this key says what it should be.
fn read<T: FromStr>(part: Part<'_>, key: &'static str) -> Read<T> {
    part.text.trim().parse().map_err(|_| Garbled(part.at, key))
}

const CARDS: &str = "szachowa-bitwa-parse-cards";
const FIELD: &str = "szachowa-bitwa-parse-field";
const FORM: &str = "szachowa-bitwa-parse-form";

fn read_request(text: &str) -> Read<Request> {
    if text.is_empty() {
        return Err(Garbled(0, "szachowa-bitwa-parse-empty"));
    }
    let word: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
    let rest = text[word.len()..].trim_start_matches([':', ' ']);
    let rest = Part { text: rest, at: text.chars().count() - rest.chars().count() };
    let action = match word.to_ascii_lowercase().as_str() {
        "declare" | "none" | "finish" | "end" if text != word => return Err(Garbled(rest.at, FORM)),
        "camps" => return read_camps(rest),
        "bridge" => Action::Bridge(read(rest, "szachowa-bitwa-parse-column")?),
        "bid" => Action::Bid(read(rest, CARDS)?),
        "add" => return read(rest, CARDS).map(Request::Add),
        "declare" => return Ok(Request::Declare),
        "buy" => return read_purchase(rest),
        "train" => return read_training(rest),
        "place" => return read_place(rest),
        "card" => match rest.text {
            "-" | "--" | "none" => Action::Special(None),
            _ => Action::Special(Some(read(rest, "szachowa-bitwa-parse-card")?)),
        },
        "none" => Action::Special(None),
        "finish" => Action::Finish,
        "end" => Action::End,
        "desert" => Action::Desert(read(rest, FIELD)?),
        _ => read_command(text)?,
    };
    Ok(Request::Plain(action))
}

fn read_camps(text: Part<'_>) -> Read<Request> {
    let parts: Vec<&str> = text.text.split(['+', ' ']).filter(|part| !part.is_empty()).collect();
    // `camps C2,F4` is meant as well, but not where commas stand inside fields.
    let parts = match parts[..] {
        [one] if one.starts_with(|c: char| c.is_ascii_alphabetic()) => one.split(',').collect(),
        _ => parts,
    };
    let [one, other] = parts[..] else { return Err(Garbled(text.at, "szachowa-bitwa-parse-camps")) };
    let (one, other) = (read(Part { text: one, ..text }, FIELD)?, read(Part { text: other, ..text }, FIELD)?);
    Ok(Camps::new(one, other).map_or(Request::SameCamp(one), |camps| Request::Plain(Action::Camps(camps))))
}

/// What is bought, and the cards paid if they are told.
fn split_payment(text: Part<'_>) -> Read<(&str, Option<Cards>)> {
    let Some((what, cards)) = text.text.split_once(':').or_else(|| text.text.split_once("pay")) else {
        return Ok((text.text, None));
    };
    let cards = Part { text: cards, at: text.at + what.chars().count() + 1 };
    Ok((what.trim(), Some(read(cards, CARDS)?)))
}

fn read_purchase(text: Part<'_>) -> Read<Request> {
    let (what, paid) = split_payment(text)?;
    let army = match what {
        "-" => Army::NONE,
        _ => read(Part { text: what, ..text }, "szachowa-bitwa-parse-army")?,
    };
    Ok(paid.map_or(Request::Buy(army), |paid| Request::Plain(Action::Buy { army, paid })))
}

fn read_training(text: Part<'_>) -> Read<Request> {
    let (what, paid) = split_payment(text)?;
    let what = Part { text: what.trim_start_matches('+'), ..text };
    let training = read(what, "szachowa-bitwa-parse-training")?;
    Ok(paid.map_or(Request::Train(training), |paid| Request::Plain(Action::Train { training, paid })))
}

fn read_place(Part { text, at }: Part<'_>) -> Read<Request> {
    let garbled = |_| Garbled(at, "szachowa-bitwa-parse-place");
    if text.is_empty() {
        return Ok(Request::Place);
    }
    if !text.contains('/') {
        return text.parse().map(|placed| Request::Plain(Action::Deploy(placed))).map_err(garbled);
    }
    let mut placed = Vec::new();
    for (row, letters) in text.split('/').enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            match Kind::of_letter(letter) {
                _ if column >= 10 || row >= 10 => return Err(garbled(Unreadable)),
                None if letter == '.' => {}
                Some(Kind::Camp) => {}
                Some(kind) => placed.push((kind, column as u8 + 1, row as u8 + 1)),
                None => return Err(garbled(Unreadable)),
            }
        }
    }
    Ok(Request::Board(placed))
}

fn read_command(text: &str) -> Read<Action> {
    let (from, rest) = text.split_once(['-', 'x', 'X', '×', '*']).ok_or(Garbled(0, FORM))?;
    let at = from.chars().count() + 1;
    let sign = text.chars().nth(at - 1);
    let from = read(Part { text: from, at: 0 }, FIELD)?;
    let rest = Part { text: rest, at };
    let (to, yellow) = match rest.split_once('/') {
        None => (rest, None),
        Some((to, yellow)) => (to, Some(read(yellow, FIELD)?)),
    };
    let to = read(to, FIELD)?;
    match (sign, yellow) {
        (Some('-'), None) => Ok(Action::Step { from, to }),
        (Some('*'), None) => Ok(Action::Shoot { from, to }),
        (Some('-' | '*'), Some(_)) => Err(Garbled(at, FORM)),
        _ => Ok(Action::Attack { from, to, yellow }),
    }
}

/// The most cards that a payment has where change comes from the own discards: two of each value.
const OWN_CARDS: usize = 18;

/// As records have it, with payments as wide as the format asks, but deployments as lists, which need no board.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = f.width().unwrap_or(OWN_CARDS);
        match self {
            Action::Camps(camps) => {
                let [one, other] = camps.both();
                write!(f, "camps:{}+{}", one.padded(), other.padded())
            }
            Action::Bridge(column) => write!(f, "bridge:{column}"),
            Action::Bid(cards) => write!(f, "bid:{}", cards.signs(OWN_CARDS)),
            Action::Buy { army, paid } => write!(f, "buy:{army}:{}", paid.signs(width)),
            Action::Train { training, paid } => write!(f, "train:{}:{}", training.more(), paid.signs(width)),
            Action::Deploy(deployment) => write!(f, "place {deployment}"),
            Action::Step { from, to } => write!(f, "{from}-{to}"),
            Action::Attack { from, to, yellow: None } => write!(f, "{from}x{to}"),
            Action::Attack { from, to, yellow: Some(yellow) } => write!(f, "{from}x{to}/{yellow}"),
            Action::Shoot { from, to } => write!(f, "{from}*{to}"),
            Action::Finish => f.write_str("finish"),
            Action::End => f.write_str("end"),
            Action::Special(None) => f.write_str("card:--"),
            Action::Special(Some(card)) => write!(f, "card:{:02}", card.get()),
            Action::Desert(field) => write!(f, "desert:{field}"),
        }
    }
}

/// Reads an action that is complete as it is written.
impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match Request::read(text) {
            Ok(Request::Plain(action)) => Ok(action),
            _ => Err(Unreadable),
        }
    }
}

stolik_game::text_data!(Action, "an action");

impl SzachowaBitwa {
    /// The text of an action of this colour; deployments show the camps if they are known.
    pub(crate) fn text_of(&self, colour: Colour, camps: Option<Camps>, action: &Action) -> String {
        let width = match self.options.change {
            Change::Own => OWN_CARDS,
            Change::Shared => 2 * OWN_CARDS,
        };
        match action {
            Action::Deploy(deployment) => self.board_text(colour, camps, deployment),
            action => format!("{action:width$}"),
        }
    }

    fn board_text(&self, colour: Colour, camps: Option<Camps>, deployment: &Deployment) -> String {
        let sign = |field: Field| {
            let camp = camps.filter(|camps| camps.both().contains(&field)).map(|_| Kind::Camp);
            deployment.on(field).or(camp).map_or('.', Kind::letter)
        };
        let size = self.size();
        let rows = (1..=size).map(|row| {
            let fields = (1..=size).filter_map(|column| self.own_field(colour, column, row));
            fields.map(sign).collect::<String>()
        });
        format!("place:{}", joined(rows, "/"))
    }

    /// How many rows lie below a player's own board.
    fn rows_below(&self, colour: Colour) -> u8 {
        match colour {
            Colour::White => 0,
            Colour::Black => self.size(),
        }
    }

    /// The field of a column and a row of a player's own board, both from 1.
    pub(crate) fn own_field(&self, colour: Colour, column: u8, row: u8) -> Option<Field> {
        Field::new(column, row + self.rows_below(colour))
    }

    /// The action that a request means, as far as it does not depend on the position.
    pub(crate) fn plain(&self, colour: Colour, request: &Request) -> Option<Action> {
        match request {
            Request::Plain(action) => Some(*action),
            Request::Board(placed) => {
                let on_board = |(kind, column, row): &(Kind, u8, u8)| {
                    let inside = *column <= self.size() && *row <= self.size();
                    Some((*kind, self.own_field(colour, *column, *row).filter(|_| inside)?))
                };
                let placed: Option<Vec<_>> = placed.iter().map(on_board).collect();
                placed.and_then(Deployment::new).map(Action::Deploy)
            }
            Request::SameCamp(_)
            | Request::Buy(_)
            | Request::Train(_)
            | Request::Add(_)
            | Request::Declare
            | Request::Place => None,
        }
    }

    /// The action of this colour that a text of ours stands for.
    pub(crate) fn action_of(&self, colour: Colour, text: &str) -> Option<Action> {
        Request::read(text).ok().and_then(|request| self.plain(colour, &request))
    }
}

impl Notation for SzachowaBitwa {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        Request::read(text)
    }

    fn resolve(&self, state: &State, seat: Seat, request: &Request) -> Result<Action, Refusal> {
        let colour = Colour::of_seat(seat);
        if let Some(action) = self.plain(colour, request) {
            return Ok(action);
        }
        let (open, secret) = (&state.open, state.secret(colour));
        let asked = self.task(open, colour).unwrap_or(Task::Command);
        let pay = |cost| {
            let points = secret.hand.sum();
            propose_payment(secret.hand, cost).ok_or(Refusal::TooExpensive(cost, points))
        };
        match (request, asked) {
            (Request::SameCamp(field), Task::Camps) => Err(Refusal::SameField(*field)),
            (Request::Buy(army), Task::Buy) => Ok(Action::Buy { army: *army, paid: pay(army.cost())? }),
            (Request::Train(training), Task::Train) => {
                Ok(Action::Train { training: *training, paid: pay(training.cost())? })
            }
            // S-7: one adds and declares in turn, after the first cards; a sealed bid is all there is.
            (Request::Add(_) | Request::Declare, Task::Bid) => Err(match self.options.auction {
                Bidding::Rounds => Refusal::NotInTurn,
                Bidding::Sealed => Refusal::SealedBid,
            }),
            (Request::Add(cards), Task::AddOrDeclare) if !cards.is_empty() => Ok(Action::Bid(*cards)),
            (Request::Add(cards), Task::AddLast) => Ok(Action::Bid(*cards)),
            (Request::Declare, Task::AddOrDeclare | Task::AddLast) => Ok(Action::Bid(Cards::NONE)),
            (Request::Place, Task::Deploy) => {
                let camps = open.camps[colour.index()].ok_or(asked.refusal())?;
                Ok(Action::Deploy(propose_deployment(self.ground(open), colour, camps, secret.army())))
            }
            (Request::Board(placed), Task::Deploy) => {
                // More of a kind than there are pieces, or fields beyond the board.
                let count = |kind: Kind| placed.iter().filter(|(placed, ..)| *placed == kind).count() as u8;
                let beyond = placed.iter().find(|(_, column, row)| *column.max(row) > self.size());
                if let Some(field) = beyond.and_then(|(_, column, row)| self.own_field(colour, *column, *row))
                {
                    return Err(Refusal::OffBoard(field));
                }
                let wrong = Kind::DEPLOYED.into_iter().find(|kind| count(*kind) > kind.most());
                let kind = wrong.unwrap_or(Kind::Pawn);
                Err(Refusal::WrongNumber(kind, count(kind), secret.army().count(kind)))
            }
            _ => Err(asked.refusal()),
        }
    }

    fn action_text(&self, state: &State, seat: Seat, action: &Action) -> String {
        let colour = Colour::of_seat(seat);
        self.text_of(colour, state.open.camps[colour.index()], action)
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        data::to_value(&ActionData::from(*action))
    }

    fn chance_text(&self, outcome: &Draw) -> String {
        outcome.to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Draw, ParseError> {
        let draw: Option<Draw> = text.trim().parse().ok();
        let possible =
            |draw: &Draw| [draw.attacker, draw.defender].iter().all(|d| (1..=5).contains(&d.len()));
        draw.filter(possible).ok_or_else(|| ParseError::new(0, told("szachowa-bitwa-parse-draw", text)))
    }

    fn faces(&self, state: &State, outcome: &Draw) -> Vec<(Seat, String)> {
        let Some(battle) = &state.open.battle else { return Vec::new() };
        let drawn = [(battle.turn, outcome.attacker), (!battle.turn, outcome.defender)];
        let faces =
            drawn.map(|(colour, drawn)| drawn.faces().map(move |face| (colour.seat(), face.to_string())));
        faces.into_iter().flatten().collect()
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text(self)
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(self, text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        setup.to_value(self)
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        Setup::from_value(self, value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        crate::spots::name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        crate::spots::spot_named(name)
    }
}

/// An action as programs are told it.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ActionData {
    Camps { fields: [Field; 2] },
    Bridge { column: Column },
    Bid { cards: Vec<u8> },
    Buy { army: Army, cost: u16, paid: Vec<u8> },
    Train { more: Training, cost: u16, paid: Vec<u8> },
    Place { pieces: Vec<PieceData> },
    Step { from: Field, to: Field },
    Attack { from: Field, to: Field, yellow: Option<Field> },
    Shoot { from: Field, to: Field },
    Finish,
    End,
    Card { card: Option<u8> },
    Desert { field: Field },
}

#[derive(Serialize)]
struct PieceData {
    piece: Kind,
    field: Field,
}

impl From<Action> for ActionData {
    fn from(action: Action) -> ActionData {
        let numbers = |cards: Cards| cards.iter().map(CardValue::get).collect();
        match action {
            Action::Camps(camps) => ActionData::Camps { fields: camps.both() },
            Action::Bridge(column) => ActionData::Bridge { column },
            Action::Bid(cards) => ActionData::Bid { cards: numbers(cards) },
            Action::Buy { army, paid } => ActionData::Buy { army, cost: army.cost(), paid: numbers(paid) },
            Action::Train { training, paid } => {
                ActionData::Train { more: training, cost: training.cost(), paid: numbers(paid) }
            }
            Action::Deploy(placed) => {
                let pieces = placed.iter().map(|(piece, field)| PieceData { piece, field });
                ActionData::Place { pieces: pieces.collect() }
            }
            Action::Step { from, to } => ActionData::Step { from, to },
            Action::Attack { from, to, yellow } => ActionData::Attack { from, to, yellow },
            Action::Shoot { from, to } => ActionData::Shoot { from, to },
            Action::Finish => ActionData::Finish,
            Action::End => ActionData::End,
            Action::Special(card) => ActionData::Card { card: card.map(CardValue::get) },
            Action::Desert(field) => ActionData::Desert { field },
        }
    }
}
