//! Writing a record as text.

use super::{InputText, RECORD_VERSION, Record, ResultText, TurnText};
use crate::Seat;
use std::fmt;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "stolik record {RECORD_VERSION}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        if !self.options.is_empty() {
            let options = self.options.iter();
            let options: Vec<_> = options.map(|(n, v)| format!("{n}={v}")).collect();
            writeln!(f, "options: {}", options.join(" "))?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        if !self.seats.is_empty() {
            writeln!(f, "seats: {}", self.seats.join("; "))?;
        }
        if let Some(dice) = &self.dice {
            writeln!(f, "dice: {dice}")?;
        }
        for (name, value) in &self.others {
            writeln!(f, "{name}: {value}")?;
        }
        match &self.result {
            Some(result) => writeln!(f, "result: {result}")?,
            None => writeln!(f, "result: *")?,
        }
        writeln!(f)?;
        for (number, turn) in self.turns.iter().enumerate() {
            writeln!(f, "{}. {turn}", number + 1)?;
        }
        if let Some((inputs, hash)) = self.end {
            writeln!(f, "end: {inputs} {hash:016x}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ResultText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in &self.places {
            write!(f, "{place} ")?;
        }
        f.write_str(&self.code)?;
        match self.side {
            Some(side) => write!(f, " {side}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat}:")?,
            None => f.write_str("-:")?,
        }
        for input in &self.inputs {
            f.write_str(" ")?;
            input.write(f, self.seat)?;
        }
        Ok(())
    }
}

impl InputText {
    /// Writes the input as it stands on the line of a turn of `turn_of`.
    fn write(&self, f: &mut fmt::Formatter<'_>, turn_of: Option<Seat>) -> fmt::Result {
        match self {
            InputText::Act { seat, text } if Some(*seat) == turn_of => f.write_str(text),
            InputText::Act { seat, text } => write!(f, "{seat}:{text}"),
            InputText::Chance(text) => write!(f, "({text})"),
            InputText::Time { seat, elapsed } => {
                write!(f, "[{seat}:{}.{:03}s]", elapsed.0 / 1000, elapsed.0 % 1000)
            }
        }
    }
}

impl fmt::Display for InputText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}
