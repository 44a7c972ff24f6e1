//! The places of a board as rows and columns of characters.

use crate::drawing::{Drawing, draw_token};
use crate::geometry::{Rect, bounds, place, turned_size};
use crate::glyph::Ground;
use crate::ground::is_ground;
use crate::mark::{BoardMark, marks_of_scene};
use std::collections::HashMap;
use stolik_game::Spot;
use stolik_game::scene::{Field, Look, Owner, Quarter, Scene, Token};

/// Drawings that lie over a piece and say something of it; the piece stays what is seen.
const BADGES: [&str; 5] = ["wojna-exhausted", "wojna-stack-2", "wojna-stack-3", "wojna-high", "wojna-front"];

/// A field is so many units wide and high.
const LINE: f64 = 100.0;

/// The places of a board, row by row, as it is turned.
pub(crate) struct Grid<'s> {
    /// The rows from the top.
    pub rows: Vec<Vec<Cell<'s>>>,
    across: Axis,
    down: Axis,
}

/// What stands in one place of the grid.
#[derive(Clone, Default)]
pub(crate) struct Cell<'s> {
    /// The field there, unless it is a river or nothing at all.
    pub field: Option<&'s Field>,
    /// The uppermost thing there.
    pub token: Option<(Look, Owner)>,
    /// The latest mark there.
    pub mark: Option<BoardMark>,
    /// Whether what stands there has acted.
    pub spent: bool,
}

impl Cell<'_> {
    /// The ground there; below a river's own drawing, water.
    pub(crate) fn ground(&self) -> Ground {
        let river = self.token.map(|(look, _)| look).filter(|_| self.field.is_none());
        match self.field {
            Some(field) => Ground::of(field.look),
            None => river.map_or(Ground::Light, |_| Ground::Water),
        }
    }
}

impl<'s> Grid<'s> {
    /// The places of a scene, with the marks of the position and these.
    pub(crate) fn of(scene: &'s Scene, turned: Quarter, marks: &[(Spot, BoardMark)]) -> Grid<'s> {
        let fields: Vec<(&Field, Rect)> = scene
            .fields
            .iter()
            .map(|field| (field, place(turned, scene.size, bounds(&field.shape))))
            .collect();
        let placed = |token| covered(&draw_token(token, scene.size, turned));
        let size = turned_size(turned, scene.size);
        let shown: Vec<(&Token, Rect)> = scene
            .tokens
            .iter()
            .filter(|token| has_place(token, scene.size))
            .map(|t| (t, placed(t)))
            .collect();
        let strips = shown.iter().filter(|(token, _)| is_ground(token));
        let strips: Vec<Rect> = strips.map(|(_, rect)| *rect).collect();
        let across = Axis::of(size.0, &fields, &strips, |rect| (rect.x, rect.width));
        let down = Axis::of(size.1, &fields, &strips, |rect| (rect.y, rect.height));
        let rows = vec![vec![Cell::default(); across.lines()]; down.lines()];
        let mut grid = Grid { rows, across, down };
        grid.lay_fields(scene, &fields, marks);
        for (token, rect) in shown {
            grid.lay_token(token, &rect);
        }
        grid
    }

    /// How many places a row has.
    pub(crate) fn columns(&self) -> usize {
        self.across.lines()
    }

    /// The row a field lies in.
    pub(crate) fn row_of(&self, field: &Rect) -> usize {
        self.down.line(field.centre().1)
    }

    /// The column a field lies in.
    pub(crate) fn column_of(&self, field: &Rect) -> usize {
        self.across.line(field.centre().0)
    }

    fn lay_fields(&mut self, scene: &Scene, fields: &[(&'s Field, Rect)], marks: &[(Spot, BoardMark)]) {
        // Of several marks the latest is what is seen.
        let marks: HashMap<Spot, BoardMark> =
            marks_of_scene(scene).into_iter().chain(marks.iter().copied()).collect();
        for (field, rect) in fields {
            let (row, column) = (self.row_of(rect), self.column_of(rect));
            if let Some(cell) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
                cell.field = Some(field);
                cell.mark = marks.get(&field.spot).copied();
            }
        }
    }

    /// Lays a token over every place whose middle it covers.
    fn lay_token(&mut self, token: &Token, rect: &Rect) {
        let is_badge = BADGES.contains(&token.look.0);
        for row in self.down.covered(rect.y, rect.height) {
            for column in self.across.covered(rect.x, rect.width) {
                let Some(cell) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) else {
                    continue;
                };
                if is_badge {
                    cell.spent |= token.look.0 == "wojna-exhausted";
                } else {
                    cell.token = Some((token.look, token.owner));
                    cell.spent = false;
                }
            }
        }
    }
}

/// Whether a token is shown by a character: it is neither ground that fields show, nor a sign on another.
pub(crate) fn is_shown(token: &Token, size: (i32, i32)) -> bool {
    has_place(token, size) && !BADGES.contains(&token.look.0)
}

/// Whether a token has a place in the grid: a board that is drawn as a whole has none, nor have shores.
fn has_place(token: &Token, size: (i32, i32)) -> bool {
    let Rect { width, height, .. } = draw_token(token, size, Quarter::None).rect;
    let is_board = width * height > f64::from(size.0) * f64::from(size.1) / 2.0;
    let is_shore = token.look.0.starts_with("wojna-shore-");
    !(is_shore || is_ground(token) && is_board)
}

/// The lines of a grid along one axis: one for every hundred units, and one for each strip that lies before, between or
/// behind the fields and is narrower than that: a river.
struct Axis {
    /// Where the strips begin and end, in order.
    strips: Vec<(f64, f64)>,
    /// The middle of what lies in each line; not a number where nothing does.
    middles: Vec<f64>,
}

impl Axis {
    /// The lines of a board of this size; `span` tells where along the axis a rectangle begins and how long it is.
    fn of(size: i32, fields: &[(&Field, Rect)], strips: &[Rect], span: impl Fn(&Rect) -> (f64, f64)) -> Axis {
        let size = f64::from(size);
        let middle = |rect: &Rect| span(rect).0 + span(rect).1 / 2.0;
        let mut bands: Vec<(f64, f64)> = fields.iter().map(|(_, rect)| span(rect)).collect();
        bands.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut gaps = Vec::new();
        let mut end = 0.0;
        for (start, long) in bands.into_iter().chain([(size, 0.0)]) {
            let has_strip = || strips.iter().map(middle).any(|middle| end < middle && middle < start);
            if start > end && start - end < LINE && has_strip() {
                gaps.push((end, start));
            }
            end = f64::max(end, start + long);
        }
        let high = gaps.iter().fold(size, |high, (start, end)| high + LINE - (end - start));
        let mut axis = Axis { middles: vec![f64::NAN; to_line(high)], strips: gaps };
        let fields = fields.iter().map(|(_, rect)| middle(rect));
        let strips: Vec<f64> = axis.strips.iter().map(|(start, end)| f64::midpoint(*start, *end)).collect();
        for middle in fields.chain(strips) {
            let line = axis.line(middle);
            if let Some(at) = axis.middles.get_mut(line) {
                *at = middle;
            }
        }
        axis
    }

    /// How many lines there are.
    fn lines(&self) -> usize {
        self.middles.len()
    }

    /// The line in which a point lies.
    fn line(&self, point: f64) -> usize {
        let mut stretched = point;
        for &(start, end) in &self.strips {
            if point >= end {
                stretched += LINE - (end - start);
            } else if point > start {
                stretched += (point - start) * (LINE / (end - start) - 1.0);
            }
        }
        to_line(stretched)
    }

    /// The lines whose middle is covered from here on for so long.
    fn covered(&self, start: f64, long: f64) -> Vec<usize> {
        let is_covered = |line: &usize| (start..=start + long).contains(&self.middles[*line]);
        (0..self.lines()).filter(is_covered).collect()
    }
}

#[expect(clippy::cast_sign_loss, reason = "boards begin at 0")]
fn to_line(units: f64) -> usize {
    (units / LINE) as usize
}

/// What a drawing covers once it is turned.
fn covered(drawing: &Drawing) -> Rect {
    let Rect { x, y, width, height } = drawing.rect;
    let (left, top) = (x - drawing.pivot.0, y - drawing.pivot.1);
    let (right, bottom) = (left + width, top + height);
    let (left, top, width, height) = match drawing.turned {
        Quarter::None => (left, top, width, height),
        Quarter::One => (-bottom, left, height, width),
        Quarter::Two => (-right, -bottom, width, height),
        Quarter::Three => (top, -right, height, width),
    };
    Rect { x: left + drawing.pivot.0, y: top + drawing.pivot.1, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_that_is_turned_covers_other_fields() {
        let lying = Rect { x: 200.0, y: 300.0, width: 300.0, height: 100.0 };
        let turned = |turned| {
            covered(&Drawing {
                look: "wojna-ship",
                owner: Owner::Nobody,
                rect: lying,
                turned,
                pivot: (250.0, 350.0),
            })
        };
        let rect = |x, y, width, height| Rect { x, y, width, height };
        assert_eq!(turned(Quarter::None), lying);
        assert_eq!(turned(Quarter::One), rect(200.0, 300.0, 100.0, 300.0));
        assert_eq!(turned(Quarter::Two), rect(0.0, 300.0, 300.0, 100.0));
        assert_eq!(turned(Quarter::Three), rect(200.0, 100.0, 100.0, 300.0));
    }
}
