//! Where things are when the board is turned.

use std::fmt;
use stolik_game::scene::{Quarter, Shape};

/// A rectangle of the board, in the scene's units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// The point in its middle.
    pub fn centre(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The rectangle, shifted.
    #[must_use]
    pub fn shifted(self, (dx, dy): (f64, f64)) -> Rect {
        Rect { x: self.x + dx, y: self.y + dy, ..self }
    }
}

/// Where a rectangle of a board of this size lies once the board is turned clockwise.
pub fn place(turned: Quarter, size: (i32, i32), rect: Rect) -> Rect {
    let (wide, high) = (f64::from(size.0), f64::from(size.1));
    let (right, below) = (wide - rect.x - rect.width, high - rect.y - rect.height);
    let (x, y) = match turned {
        Quarter::None => (rect.x, rect.y),
        Quarter::One => (below, rect.x),
        Quarter::Two => (right, below),
        Quarter::Three => (rect.y, right),
    };
    let (width, height) = match turned {
        Quarter::None | Quarter::Two => (rect.width, rect.height),
        Quarter::One | Quarter::Three => (rect.height, rect.width),
    };
    Rect { x, y, width, height }
}

/// The size of a board once it is turned.
pub fn turned_size(turned: Quarter, size: (i32, i32)) -> (i32, i32) {
    match turned {
        Quarter::None | Quarter::Two => size,
        Quarter::One | Quarter::Three => (size.1, size.0),
    }
}

/// The smallest rectangle round a shape.
pub fn bounds(shape: &Shape) -> Rect {
    match shape {
        Shape::Rect { x, y, width, height } => {
            Rect { x: f64::from(*x), y: f64::from(*y), width: f64::from(*width), height: f64::from(*height) }
        }
        Shape::Polygon(corners) => {
            let span = |values: &mut dyn Iterator<Item = i32>| {
                values.fold((i32::MAX, i32::MIN), |(least, most), value| (least.min(value), most.max(value)))
            };
            let (left, right) = span(&mut corners.iter().map(|corner| corner.0));
            let (top, bottom) = span(&mut corners.iter().map(|corner| corner.1));
            Rect {
                x: f64::from(left),
                y: f64::from(top),
                width: f64::from(right.saturating_sub(left).max(0)),
                height: f64::from(bottom.saturating_sub(top).max(0)),
            }
        }
    }
}

/// How many quarters, from 0 to 3.
pub(crate) fn quarters(turned: Quarter) -> u8 {
    match turned {
        Quarter::None => 0,
        Quarter::One => 1,
        Quarter::Two => 2,
        Quarter::Three => 3,
    }
}

/// One turn after another.
pub(crate) fn both_turns(first: Quarter, second: Quarter) -> Quarter {
    match (quarters(first) + quarters(second)) % 4 {
        0 => Quarter::None,
        1 => Quarter::One,
        2 => Quarter::Two,
        _ => Quarter::Three,
    }
}

/// A number as an attribute has it: at most two decimals.
#[derive(Clone, Copy)]
pub(crate) struct Units(pub f64);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ((self.0 * 100.0).round() / 100.0).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width, height }
    }

    #[test]
    fn turning_by_quarters() {
        let (size, lying) = ((300, 200), rect(0.0, 100.0, 200.0, 100.0));
        let turned = |quarter| place(quarter, size, lying);
        assert_eq!(turned(Quarter::None), lying);
        assert_eq!(turned(Quarter::One), rect(0.0, 0.0, 100.0, 200.0));
        assert_eq!(turned(Quarter::Two), rect(100.0, 0.0, 200.0, 100.0));
        assert_eq!(turned(Quarter::Three), rect(100.0, 100.0, 100.0, 200.0));
        assert_eq!(turned_size(Quarter::One, size), (200, 300));
    }

    #[test]
    fn four_quarters_are_none() {
        let (size, start) = ((900, 500), rect(120.0, 30.0, 100.0, 60.0));
        let (mut now, mut board) = (start, size);
        for _ in 0..4 {
            now = place(Quarter::One, board, now);
            board = turned_size(Quarter::One, board);
        }
        assert_eq!((now, board), (start, size));
        assert_eq!(both_turns(Quarter::Three, Quarter::Two), Quarter::One);
    }

    #[test]
    fn bounds_of_a_triangle() {
        let triangle = Shape::Polygon(vec![(50, 0), (100, 80), (0, 80)]);
        assert_eq!(bounds(&triangle), rect(0.0, 0.0, 100.0, 80.0));
    }
}
