//! Fields by their numbers.

use stolik_wojna::{Cell, Frame};

#[test]
fn every_field_of_every_width_is_in_its_row() {
    for width in 1..=u8::MAX {
        let frame = Frame::new(width, u8::MAX);
        for number in 0..=u16::MAX {
            let width = u16::from(width);
            let place = ((number % width).cast_signed(), (number / width).cast_signed());
            assert_eq!(frame.xy(Cell(number)), place, "{number} in rows of {width}");
        }
    }
}

#[test]
fn neighbours_are_visited_as_they_are_listed() {
    let frame = Frame::new(5, 4);
    for cell in frame.cells() {
        let mut visited = Vec::new();
        frame.visit_neighbours(cell, |neighbour| visited.push(neighbour));
        assert_eq!(visited, frame.neighbours(cell).collect::<Vec<_>>(), "{}", frame.name(cell));
    }
}
