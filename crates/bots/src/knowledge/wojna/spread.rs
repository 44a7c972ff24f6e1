//! Numbers that spread from units to the fields around them, a row of fields at a time.

use stolik_wojna::{Cell, Frame};

/// How far anything spreads at most: the margin around the map.
const MARGIN: usize = 8;
/// The fields of a row around the middle, which processors take at once.
const ROW: usize = 2 * MARGIN;
/// The columns and rows of the largest map with its margins.
const WIDE: usize = 64 + 2 * MARGIN;

/// What spreads from a field: rows of numbers, the field itself in the middle one.
pub type Print<const ROWS: usize> = [[u8; ROW]; ROWS];

/// The steps to the field in the middle, up to a limit.
pub const fn steps<const ROWS: usize>(limit: u8) -> Print<ROWS> {
    let mut print = [[0; ROW]; ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < ROW {
            let steps = (row.abs_diff(ROWS / 2) + column.abs_diff(MARGIN)) as u8;
            print[row][column] = if steps < limit { steps } else { limit };
            column += 1;
        }
        row += 1;
    }
    print
}

/// One for every field less than so many steps away.
pub const fn nearer<const ROWS: usize>(limit: u8) -> Print<ROWS> {
    let mut print = steps(limit);
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < ROW {
            print[row][column] = (print[row][column] < limit) as u8;
            column += 1;
        }
        row += 1;
    }
    print
}

/// Numbers on the fields of a map and of a margin around it, so that nothing needs to be cut off at the edges.
pub struct Spread {
    rows: [[u8; WIDE]; WIDE],
}

impl Spread {
    /// The same number everywhere.
    pub const fn of(number: u8) -> Spread {
        Spread { rows: [[number; WIDE]; WIDE] }
    }

    /// Joins a print around a field to the numbers that are there.
    #[inline]
    pub fn join<const ROWS: usize>(
        &mut self,
        frame: Frame,
        middle: Cell,
        print: &Print<ROWS>,
        join: impl Fn(u8, u8) -> u8,
    ) {
        let (x, y) = frame.xy(middle);
        let (column, row) = (usize::from(x.unsigned_abs()), usize::from(y.unsigned_abs()));
        let first = row + MARGIN - ROWS / 2;
        for (row, printed) in self.rows[first..].iter_mut().zip(print) {
            if let Some(there) = row[column..].first_chunk_mut::<ROW>() {
                *there = std::array::from_fn(|at| join(there[at], printed[at]));
            }
        }
    }

    /// Gives the numbers of the map itself.
    pub fn give(&self, frame: Frame, fields: &mut [u8]) {
        let width = usize::from(frame.width());
        let rows = self.rows[MARGIN..].iter().take(frame.height().into());
        for (fields, row) in fields.chunks_exact_mut(width).zip(rows) {
            fields.copy_from_slice(&row[MARGIN..MARGIN + width]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_spreads_from_a_corner_stays_on_the_map() {
        let frame = Frame::new(20, 20);
        let mut spread = Spread::of(0);
        let (corner, middle) = (Cell(19), Cell(10 * 20 + 10));
        for from in [corner, middle] {
            spread.join(frame, from, &nearer::<5>(3), u8::saturating_add);
        }
        let mut fields = [9; 400];
        spread.give(frame, &mut fields);
        for cell in frame.cells() {
            let reached = [corner, middle].iter().filter(|&&from| frame.steps(from, cell) < 3).count();
            assert_eq!(usize::from(fields[cell.index()]), reached, "{}", frame.name(cell));
        }
    }

    #[test]
    fn the_nearest_counts_up_to_the_limit() {
        let frame = Frame::new(64, 64);
        let mut spread = Spread::of(7);
        let from = [Cell(0), Cell(64 * 64 - 1), Cell(64 * 30 + 5), Cell(64 * 33 + 9)];
        for from in from {
            spread.join(frame, from, &steps::<13>(7), u8::min);
        }
        let mut fields = [0; 64 * 64];
        spread.give(frame, &mut fields);
        for cell in frame.cells() {
            let nearest = from.iter().map(|&from| frame.steps(from, cell)).min();
            assert_eq!(
                Some(fields[cell.index()].into()),
                nearest.map(|steps| steps.min(7)),
                "{}",
                frame.name(cell)
            );
        }
    }
}
