//! Sets of fields as text: `A1,C3-E5`, where a range is a rectangle of fields; `-` for none.

use crate::field::{Field, Fields};
use std::fmt;
use stolik_game::ParseError;
use stolik_game::kit::Part;

/// The text of no field.
const NOTHING: &str = "-";

/// The fields from one corner to another; none if the second lies below or to the left of the first.
fn rectangle(from: Field, to: Field) -> Option<Fields> {
    if from.column() > to.column() || from.row() > to.row() {
        return None;
    }
    let rows = from.row()..=to.row();
    let fields = rows.flat_map(|row| (from.column()..=to.column()).filter_map(move |c| Field::new(c, row)));
    Some(fields.collect())
}

/// Writes the set as rectangles: from the first field on, each as wide and then as high as it can be.
impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = *self;
        if rest.is_empty() {
            return f.write_str(NOTHING);
        }
        let mut separator = "";
        while let Some(from) = rest.iter().next() {
            let fits = |&to: &Field| rectangle(from, to).is_some_and(|set| (set - rest).is_empty());
            let wider = (from.column()..Field::COLUMNS).filter_map(|column| Field::new(column, from.row()));
            let right = wider.take_while(fits).last().unwrap_or(from);
            let higher = (from.row()..Field::ROWS).filter_map(|row| Field::new(right.column(), row));
            let to = higher.take_while(fits).last().unwrap_or(right);
            write!(f, "{separator}{from}")?;
            if to != from {
                write!(f, "-{to}")?;
            }
            separator = ",";
            rest -= rectangle(from, to).unwrap_or(from.alone());
        }
        Ok(())
    }
}

/// Reads a set of fields.
pub(crate) fn read_fields(text: Part<'_>) -> Result<Fields, ParseError> {
    if text.text == NOTHING {
        return Ok(Fields::NONE);
    }
    text.split(',').try_fold(Fields::NONE, |set, part| {
        let more = read_range(part)?;
        if set.meets(more) { Err(part.error("battle-royale-parse-field-twice")) } else { Ok(set | more) }
    })
}

/// Reads `C3` or `C3-E5`.
fn read_range(text: Part<'_>) -> Result<Fields, ParseError> {
    let field = |part: Part<'_>| part.text.parse().map_err(|_| part.error("battle-royale-parse-field"));
    let mut ends = text.split('-');
    let from: Field = field(ends.next().unwrap_or(text))?;
    match (ends.next(), ends.next()) {
        (None, _) => Ok(from.alone()),
        (Some(to), None) => {
            rectangle(from, field(to)?).ok_or_else(|| text.error("battle-royale-parse-range"))
        }
        (Some(_), Some(_)) => Err(text.error("battle-royale-parse-range")),
    }
}

stolik_game::set_data!(Fields, Field);
