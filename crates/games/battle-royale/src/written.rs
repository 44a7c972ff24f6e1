//! Warcaby Battle Royale as a game of Stolik: everything written down.

use crate::action::{Action, Chance};
use crate::field::Field;
use crate::fields::Fields;
use crate::game::BattleRoyale;
use crate::part::Part;
use crate::position::usually_active;
use crate::refusal::Refusal;
use crate::setup::{Awaited, Setup};
use crate::spots::{BUTTON_END, END, any_name, spot_of};
use crate::state::State;
use stolik_game::{MOST_SEATS, Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// What stands before the seat that begins.
const FIRST: &str = "first-";

impl Notation for BattleRoyale {
    type Request = Action;

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let part = Part::whole(text.trim());
        if part.text.is_empty() {
            return Err(ParseError::new(0, Message::new("battle-royale-parse-empty")));
        }
        if part.text.eq_ignore_ascii_case(END) {
            return Ok(Action::End);
        }
        let field = part.text.parse().map(Action::Take);
        field.map_err(|_| part.error(Message::new("battle-royale-parse-action")))
    }

    fn resolve(&self, _: &State, _: Seat, request: &Action) -> Result<Action, Refusal> {
        Ok(*request)
    }

    fn action_text(&self, _: &State, _: Seat, action: &Action) -> String {
        match action {
            Action::Take(field) => field.to_string(),
            Action::End => END.to_owned(),
        }
    }

    fn action_value(&self, state: &State, _: Seat, action: &Action) -> Value {
        match *action {
            Action::Take(field) => {
                let owner = state.owner(field);
                Value::map([
                    ("take", Value::from(field.to_string())),
                    ("cost", Value::Int(state.cost(field).total().into())),
                    ("from", owner.map_or(Value::Null, |seat| Value::Int(seat.0.into()))),
                ])
            }
            Action::End => Value::map([("end", Value::Bool(true))]),
        }
    }

    fn chance_text(&self, outcome: &Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("{FIRST}{seat}"),
            Chance::Roll(face) => face.to_string(),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, ParseError> {
        let part = Part::whole(text.trim());
        let (seats, faces) = (self.options.seats, self.options.die.faces());
        let wrong = || {
            part.error(
                Message::new("battle-royale-parse-chance")
                    .with("faces", i64::from(faces))
                    .with("last", i64::from(seats) - 1),
            )
        };
        let read = |text| Part::whole(text).number::<u8>().map_err(|_| wrong());
        let chance = match part.text.strip_prefix(FIRST) {
            Some(seat) => Chance::First(Seat(read(seat)?)),
            None => Chance::Roll(read(part.text)?),
        };
        match chance {
            Chance::First(seat) if seat.0 < seats => Ok(chance),
            Chance::Roll(face) if (1..=faces).contains(&face) => Ok(chance),
            _ => Err(wrong()),
        }
    }

    fn faces(&self, state: &State, outcome: &Chance) -> Vec<(Seat, String)> {
        match outcome {
            Chance::First(_) => Vec::new(),
            Chance::Roll(face) => vec![(state.seat, face.to_string())],
        }
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        let seat = |seat: Seat| Value::Int(seat.0.into());
        let roll =
            |&(of, roll): &(Seat, u8)| Value::map([("seat", seat(of)), ("roll", Value::Int(roll.into()))]);
        let (word, acting, morale, taken) = match setup.awaited {
            Awaited::Lot => ("lot", Value::Null, Value::Null, Fields::NONE),
            Awaited::Roll(by) => ("roll", seat(by), Value::Null, Fields::NONE),
            Awaited::Turn { seat: by, morale, taken } => ("turn", seat(by), Value::Int(morale.into()), taken),
        };
        let first = if setup.awaited == Awaited::Lot { Value::Null } else { seat(setup.first) };
        Value::map([
            ("lands", Value::List(setup.lands.iter().map(|&land| fields_value(land)).collect())),
            ("awaited", Value::from(word)),
            ("seat", acting),
            ("morale", morale),
            ("taken", fields_value(taken)),
            ("round", Value::Int(setup.round.into())),
            ("first", first),
            ("active", Value::Int(setup.active.into())),
            ("out", Value::List(setup.out.iter().map(|&out| seat(out)).collect())),
            ("rolls", Value::List(setup.rolls.iter().map(roll).collect())),
        ])
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        value.only(&SETUP_NAMES)?;
        let lands = named(value, "lands", |lands| each(lands, MOST_SEATS, read_fields))?;
        let awaited = match named(value, "awaited", Value::text)? {
            "lot" => Awaited::Lot,
            "roll" => Awaited::Roll(named(value, "seat", read_seat)?),
            "turn" => Awaited::Turn {
                seat: named(value, "seat", read_seat)?,
                morale: named(value, "morale", read_small)?,
                taken: optional(value, "taken", read_fields)?.unwrap_or(Fields::NONE),
            },
            _ => return Err(ValueError::expected("\"lot\", \"roll\" or \"turn\"").inside("awaited")),
        };
        let first = match awaited {
            Awaited::Lot => None,
            Awaited::Roll(_) | Awaited::Turn { .. } => optional(value, "first", read_seat)?,
        };
        let round = optional(value, "round", read_round)?.unwrap_or(1);
        let seats = |list: &Value| each(list, MOST_SEATS, read_seat);
        let rolls = |list: &Value| each(list, MOST_SEATS, read_roll);
        Ok(Setup {
            lands,
            awaited,
            first: first.unwrap_or(awaited.seat()),
            round,
            active: optional(value, "active", read_round)?.unwrap_or(usually_active(awaited, round)),
            out: optional(value, "out", seats)?.unwrap_or_default(),
            rolls: optional(value, "rolls", rolls)?.unwrap_or_default(),
        })
    }

    fn spot_name(&self, spot: Spot) -> String {
        any_name(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        if name.eq_ignore_ascii_case(END) { Some(BUTTON_END) } else { name.parse().ok().map(spot_of) }
    }
}

/// The names of a position as plain data.
const SETUP_NAMES: [&str; 10] =
    ["lands", "awaited", "seat", "morale", "taken", "round", "first", "active", "out", "rolls"];

/// A set of fields as plain data: their names.
pub(crate) fn fields_value(fields: Fields) -> Value {
    Value::list(fields.iter().map(|field| field.to_string()))
}

/// Reads a list of names of fields.
pub(crate) fn read_fields(value: &Value) -> Result<Fields, ValueError> {
    let fields: Vec<Field> = each(value, Field::COUNT.into(), read_field)?;
    (0..).zip(fields).try_fold(Fields::NONE, |set, (index, field): (usize, _)| {
        let twice = || ValueError::expected("a field that is not in the list yet").inside(index);
        if set.meets(field.alone()) { Err(twice()) } else { Ok(set | field.alone()) }
    })
}

/// Reads the name of a field.
pub(crate) fn read_field(value: &Value) -> Result<Field, ValueError> {
    value.text()?.parse().map_err(|_| ValueError::expected("a field like F6"))
}

/// Reads a seat.
pub(crate) fn read_seat(value: &Value) -> Result<Seat, ValueError> {
    read_small(value).map(Seat)
}

/// Reads a small number.
pub(crate) fn read_small(value: &Value) -> Result<u8, ValueError> {
    let number = value.int(0..=u8::MAX.into())?;
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

fn read_round(value: &Value) -> Result<u16, ValueError> {
    let number = value.int(0..=u16::MAX.into())?;
    Ok(u16::try_from(number).unwrap_or(u16::MAX))
}

fn read_roll(value: &Value) -> Result<(Seat, u8), ValueError> {
    value.only(&["seat", "roll"])?;
    Ok((named(value, "seat", read_seat)?, named(value, "roll", read_small)?))
}

/// Reads what has this name.
pub(crate) fn named<'v, T>(
    value: &'v Value,
    name: &str,
    read: impl FnOnce(&'v Value) -> Result<T, ValueError>,
) -> Result<T, ValueError> {
    read(value.get(name)?).map_err(|error| error.inside(name))
}

/// Reads what has this name, if something has.
fn optional<'v, T>(
    value: &'v Value,
    name: &str,
    read: impl FnOnce(&'v Value) -> Result<T, ValueError>,
) -> Result<Option<T>, ValueError> {
    match value.find(name) {
        None | Some(Value::Null) => Ok(None),
        Some(found) => read(found).map(Some).map_err(|error| error.inside(name)),
    }
}

/// Reads a list, thing by thing.
fn each<'v, T>(
    value: &'v Value,
    most: usize,
    read: impl Fn(&'v Value) -> Result<T, ValueError>,
) -> Result<Vec<T>, ValueError> {
    let items = value.items(most)?.iter().enumerate();
    items.map(|(index, item)| read(item).map_err(|error| error.inside(index))).collect()
}
