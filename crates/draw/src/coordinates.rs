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
    /// The coordinates of a scene whose fields are named by column and row, like `C3`.
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

/// The part of the names that differs along the line: letters or numbers.
fn labels(line: &[(&Field, Rect)]) -> Vec<Coordinate> {
    let parts: Vec<(&str, &str)> = line.iter().map(|(field, _)| parts(&field.name)).collect();
    let same_letters = parts.windows(2).all(|pair| pair[0].0 == pair[1].0);
    let labelled = line.iter().zip(&parts).map(|((field, rect), (letters, digits))| Coordinate {
        text: (*if same_letters { digits } else { letters }).to_owned(),
        field: *rect,
        on_dark: field.look.is_some_and(|look| look.0 == "board-field-dark"),
    });
    labelled.filter(|coordinate| !coordinate.text.is_empty()).collect()
}

/// Letters and digits of a name; nothing if it is of another form.
fn parts(name: &str) -> (&str, &str) {
    let split = name.find(|c: char| !c.is_alphabetic()).unwrap_or(name.len());
    let (letters, digits) = name.split_at(split);
    if digits.chars().all(|c| c.is_ascii_digit()) { (letters, digits) } else { ("", "") }
}
