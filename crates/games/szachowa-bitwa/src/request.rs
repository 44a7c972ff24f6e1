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
    Action, Army, Camps, CardValue, Cards, Change, Colour, Column, Deployment, Field, Kind, SzachowaBitwa,
    Training,
};
use stolik_game::{Message, ParseError};

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
        let start = text.chars().take_while(|c| c.is_whitespace()).count();
        let trimmed = text.trim();
        read_request(trimmed).map_err(|Garbled(at, key)| ParseError::new(start + at, told(key, trimmed)))
    }
}

/// A sentence about a text, as far as it fits into one.
pub(crate) fn told(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text.chars().take(30).collect::<String>())
}

fn read_request(text: &str) -> Read<Request> {
    if text.is_empty() {
        return Err(Garbled(0, "szachowa-bitwa-parse-empty"));
    }
    let word: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
    let rest = text[word.len()..].trim_start_matches([':', ' ']).trim_end();
    let at = text.chars().count() - rest.chars().count();
    let alone = |request| {
        let complete = text.len() == word.len();
        complete.then_some(request).ok_or(Garbled(at, "szachowa-bitwa-parse-form"))
    };
    match word.to_ascii_lowercase().as_str() {
        "camps" => read_camps(rest, at),
        "bridge" => read_column(rest)
            .map(|column| Request::Plain(Action::Bridge(column)))
            .ok_or(Garbled(at, "szachowa-bitwa-parse-column")),
        "bid" => read_cards(rest, at).map(|cards| Request::Plain(Action::Bid(cards))),
        "add" => read_cards(rest, at).map(Request::Add),
        "declare" => alone(Request::Declare),
        "buy" => read_purchase(rest, at),
        "train" => read_training(rest, at),
        "place" => read_place(rest, at),
        "card" => read_special(rest, at),
        "none" => alone(Request::Plain(Action::Special(None))),
        "finish" => alone(Request::Plain(Action::Finish)),
        "end" => alone(Request::Plain(Action::End)),
        "desert" => Ok(Request::Plain(Action::Desert(read_field(rest, at)?))),
        _ => read_command(text),
    }
}

fn read_field(text: &str, at: usize) -> Read<Field> {
    text.trim().parse().map_err(|_| Garbled(at, "szachowa-bitwa-parse-field"))
}

pub(crate) fn read_column(text: &str) -> Option<Column> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => Column::of_letter(letter),
        _ => text.parse().ok().and_then(Column::new),
    }
}

fn read_camps(text: &str, at: usize) -> Read<Request> {
    let parts: Vec<&str> = text.split(['+', ' ']).filter(|part| !part.is_empty()).collect();
    // `camps C2,F4` is meant as well, but not where commas stand inside fields.
    let parts = match parts[..] {
        [one] if one.starts_with(|c: char| c.is_ascii_alphabetic()) => one.split(',').collect(),
        _ => parts,
    };
    let [one, other] = parts[..] else { return Err(Garbled(at, "szachowa-bitwa-parse-camps")) };
    let (one, other) = (read_field(one, at)?, read_field(other, at)?);
    Ok(Camps::new(one, other).map_or(Request::SameCamp(one), |camps| Request::Plain(Action::Camps(camps))))
}

/// Reads `2,3,10`, `2 3 10`, `23T...`, `-`.
pub(crate) fn cards_of(text: &str) -> Option<Cards> {
    let mut cards = Cards::NONE;
    let words = text.split([',', ' ', '+']).map(|word| word.trim_end_matches('.'));
    for word in words.filter(|word| !word.is_empty() && *word != "-") {
        let number = word.parse().ok().and_then(CardValue::new);
        let values: Vec<CardValue> = match number {
            Some(value) => vec![value],
            None => word.chars().map(CardValue::of_sign).collect::<Option<_>>()?,
        };
        for value in values {
            let more = cards.with(value);
            if more == cards {
                return None;
            }
            cards = more;
        }
    }
    Some(cards)
}

fn read_cards(text: &str, at: usize) -> Read<Cards> {
    cards_of(text).ok_or(Garbled(at, "szachowa-bitwa-parse-cards"))
}

/// What is bought, and the cards paid if they are told.
fn split_payment(text: &str, at: usize) -> Read<(&str, Option<Cards>)> {
    let parts = text.split_once(':').or_else(|| text.split_once("pay"));
    match parts {
        None => Ok((text, None)),
        Some((what, cards)) => {
            let at = at + what.chars().count() + 1;
            Ok((what.trim(), Some(read_cards(cards.trim(), at)?)))
        }
    }
}

/// Reads `10P4N4B2Q`, in any order, with spaces or commas.
pub(crate) fn army_of(text: &str) -> Option<Army> {
    let mut army = Army::NONE;
    let mut number = String::new();
    let mut seen = Vec::new();
    for sign in text.chars().filter(|c| !matches!(c, ' ' | ',')) {
        if sign.is_ascii_digit() {
            number.push(sign);
            continue;
        }
        let kind =
            Kind::of_letter(sign).filter(|kind| Kind::TROOPS.contains(kind) && !seen.contains(kind))?;
        army = army.with(kind, number.parse().ok()?)?;
        seen.push(kind);
        number.clear();
    }
    (number.is_empty() && !text.is_empty()).then_some(army)
}

fn read_purchase(text: &str, at: usize) -> Read<Request> {
    let (what, paid) = split_payment(text, at)?;
    let army = if what == "-" { Some(Army::NONE) } else { army_of(what) };
    let army = army.ok_or(Garbled(at, "szachowa-bitwa-parse-army"))?;
    Ok(paid.map_or(Request::Buy(army), |paid| Request::Plain(Action::Buy { army, paid })))
}

fn read_training(text: &str, at: usize) -> Read<Request> {
    let (what, paid) = split_payment(text, at)?;
    let training = what.trim_start_matches('+').parse().ok().and_then(Training::new);
    let training = training.ok_or(Garbled(at, "szachowa-bitwa-parse-training"))?;
    Ok(paid.map_or(Request::Train(training), |paid| Request::Plain(Action::Train { training, paid })))
}

fn read_place(text: &str, at: usize) -> Read<Request> {
    let garbled = Garbled(at, "szachowa-bitwa-parse-place");
    if text.is_empty() {
        return Ok(Request::Place);
    }
    if !text.contains('/') {
        let placed = pieces_of(text).and_then(Deployment::new).ok_or(garbled)?;
        return Ok(Request::Plain(Action::Deploy(placed)));
    }
    let mut placed = Vec::new();
    for (row, letters) in text.split('/').enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let beyond = column >= 10 || row >= 10;
            match Kind::of_letter(letter) {
                _ if beyond => return Err(garbled),
                None if letter == '.' => {}
                Some(Kind::Camp) => {}
                Some(kind) => placed.push((kind, column as u8 + 1, row as u8 + 1)),
                None => return Err(garbled),
            }
        }
    }
    Ok(Request::Board(placed))
}

/// Reads `KE1 PA5,B5 NC3`.
pub(crate) fn pieces_of(text: &str) -> Option<Vec<(Kind, Field)>> {
    let mut placed = Vec::new();
    for word in text.split_whitespace() {
        let letter = word.chars().next()?;
        let kind = Kind::of_letter(letter)?;
        for field in word[letter.len_utf8()..].split(',') {
            placed.push((kind, field.parse().ok()?));
        }
    }
    Some(placed)
}

fn read_special(text: &str, at: usize) -> Read<Request> {
    let card = match text {
        "-" | "--" | "none" => None,
        _ => {
            let value = text.parse().ok().and_then(CardValue::new);
            Some(value.ok_or(Garbled(at, "szachowa-bitwa-parse-card"))?)
        }
    };
    Ok(Request::Plain(Action::Special(card)))
}

fn read_command(text: &str) -> Read<Request> {
    let Some((from, rest)) = text.split_once(['-', 'x', 'X', '×', '*']) else {
        return Err(Garbled(0, "szachowa-bitwa-parse-form"));
    };
    let at = from.chars().count() + 1;
    let sign = text.chars().nth(at - 1);
    let from = read_field(from, 0)?;
    let (to, yellow) = match rest.split_once('/') {
        None => (rest, None),
        Some((to, yellow)) => (to, Some(read_field(yellow, at + to.chars().count() + 1)?)),
    };
    let to = read_field(to, at)?;
    match (sign, yellow) {
        (Some('-'), None) => Ok(Request::Plain(Action::Step { from, to })),
        (Some('*'), None) => Ok(Request::Plain(Action::Shoot { from, to })),
        (Some('-' | '*'), Some(_)) => Err(Garbled(at, "szachowa-bitwa-parse-form")),
        _ => Ok(Request::Plain(Action::Attack { from, to, yellow })),
    }
}

impl SzachowaBitwa {
    /// How many cards a payment can have at most: two of each value, or with a shared pool four.
    fn payment_width(&self) -> usize {
        match self.options.change {
            Change::Own => 18,
            Change::Shared => 36,
        }
    }

    /// The text of an action of this colour; deployments show the camps if they are known.
    pub(crate) fn text_of(&self, colour: Colour, camps: Option<Camps>, action: &Action) -> String {
        let width = self.payment_width();
        match *action {
            Action::Camps(camps) => {
                let [one, other] = camps.both();
                format!("camps:{}+{}", one.padded(), other.padded())
            }
            Action::Bridge(column) => format!("bridge:{column}"),
            Action::Bid(cards) => format!("bid:{}", cards.signs(18)),
            Action::Buy { army, paid } => format!("buy:{army}:{}", paid.signs(width)),
            Action::Train { training, paid } => format!("train:{}:{}", training.more(), paid.signs(width)),
            Action::Deploy(deployment) => format!("place:{}", self.board_text(colour, camps, &deployment)),
            Action::Step { from, to } => format!("{from}-{to}"),
            Action::Attack { from, to, yellow: None } => format!("{from}x{to}"),
            Action::Attack { from, to, yellow: Some(yellow) } => format!("{from}x{to}/{yellow}"),
            Action::Shoot { from, to } => format!("{from}*{to}"),
            Action::Finish => "finish".to_owned(),
            Action::End => "end".to_owned(),
            Action::Special(None) => "card:--".to_owned(),
            Action::Special(Some(card)) => format!("card:{:02}", card.get()),
            Action::Desert(field) => format!("desert:{field}"),
        }
    }

    fn board_text(&self, colour: Colour, camps: Option<Camps>, deployment: &Deployment) -> String {
        let size = self.size();
        let sign = |field: Field| {
            let placed = deployment.iter().find(|(_, placed)| *placed == field).map(|(kind, _)| kind);
            let camp = camps.filter(|camps| camps.both().contains(&field)).map(|_| Kind::Camp);
            placed.or(camp).map_or('.', Kind::letter)
        };
        let rows = (1..=size).map(|row| {
            let row = row + self.rows_below(colour);
            (1..=size).filter_map(|column| Field::new(column, row)).map(sign).collect::<String>()
        });
        rows.collect::<Vec<String>>().join("/")
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
