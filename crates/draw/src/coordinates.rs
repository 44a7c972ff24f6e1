//! The letters and numbers beside a board.

use crate::geometry::{Rect, bounds, place};
use stolik_game::Scene;
use stolik_game::scene::{Field, Quarter};

/// The letters and numbers of a board, as it is turned: one for each field of the lowest row and of the first column.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Coordinates {
    /// Below the board, from the left.
    pub below: Vec<Coordinate>,
    /// At its left side, from the top.
    pub beside: Vec<Coordinate>,
}

/// A letter or a number beside a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Coordinate {
    /// The letter or number.
    pub text: String,
    /// The field it stands beside.
    pub field: Rect,
    /// Whether that field is of dark wood.
    pub on_dark: bool,
}

impl Coordinates {
    /// The coordinates of a scene whose fields are named by column and row, like `C3` or `12,3`.
    pub fn of(scene: &Scene, turned: Quarter) -> Coordinates {
        let fields: Vec<(&Field, Rect)> = scene
            .fields
            .iter()
            .map(|field| (field, place(turned, scene.size, bounds(&field.shape))))
            .collect();
        let bottom = |rect: &Rect| rect.y + rect.height;
        let lowest = fields.iter().map(|(_, rect)| bottom(rect)).fold(0.0, f64::max);
        let leftmost = fields.iter().map(|(_, rect)| rect.x).fold(f64::MAX, f64::min);
        let mut below: Vec<_> = fields.clone();
        below.retain(|(_, rect)| bottom(rect) >= lowest);
        below.sort_by(|a, b| a.1.x.total_cmp(&b.1.x));
        let mut beside = fields;
        beside.retain(|(_, rect)| rect.x <= leftmost);
        beside.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
        Coordinates { below: labels(&below), beside: labels(&beside) }
    }
}

/// The part of the names that differs along the line: column or row.
fn labels(line: &[(&Field, Rect)]) -> Vec<Coordinate> {
    let parts: Vec<(&str, &str)> = line.iter().map(|(field, _)| parts(&field.name)).collect();
    let same_column = parts.windows(2).all(|pair| pair[0].0 == pair[1].0);
    let labelled = line.iter().zip(&parts).map(|((field, rect), (column, row))| Coordinate {
        text: (*if same_column { row } else { column }).to_owned(),
        field: *rect,
        on_dark: field.look.is_some_and(|look| look.0 == "board-field-dark"),
    });
    labelled.filter(|coordinate| !coordinate.text.is_empty()).collect()
}

/// Column and row of a name like `C3` or `12,3`; nothing if it is of another form.
fn parts(name: &str) -> (&str, &str) {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if let Some((column, row)) = name.split_once(',') {
        return if is_number(column) && is_number(row) { (column, row) } else { ("", "") };
    }
    let split = name.find(|c: char| !c.is_alphabetic()).unwrap_or(name.len());
    let (letters, digits) = name.split_at(split);
    if digits.chars().all(|c| c.is_ascii_digit()) { (letters, digits) } else { ("", "") }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn names_have_a_column_and_a_row() {
        let names = ["C3", "12,3", "J20", "W1", "castle-2", "1,", "a,b", ""].map(parts);
        let right =
            [("C", "3"), ("12", "3"), ("J", "20"), ("W", "1"), ("", ""), ("", ""), ("", ""), ("", "")];
        assert_eq!(names, right);
    }
}
