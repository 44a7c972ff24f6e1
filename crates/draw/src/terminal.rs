//! A board drawn with characters.

use crate::coordinates::{Coordinate, Coordinates};
use crate::geometry::{Rect, bounds, place, turned_size};
use crate::glyph::glyph;
use crate::mark::{BoardMark, marks_of_scene};
use stolik_game::Spot;
use stolik_game::scene::{Field, Look, Owner, Quarter, Scene};

/// Draws a board with characters, three to a field: the piece, and round it the brackets of a mark.
///
/// `( )` last move, `[ ]` chosen, `{ }` may go there, `< >` would be taken, `! !` in danger, `? ?` advised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// Whether only ASCII is used.
    pub ascii: bool,
    /// Whether fields and pieces are coloured.
    pub colour: bool,
    /// Whether letters and numbers are written beside the board.
    pub coordinates: bool,
    /// How the board is turned.
    pub turned: Quarter,
    /// Marks besides those of the position.
    pub marks: Vec<(Spot, BoardMark)>,
}

impl Default for Terminal {
    fn default() -> Terminal {
        Terminal { ascii: false, colour: false, coordinates: true, turned: Quarter::None, marks: Vec::new() }
    }
}

/// What stands in one place of the grid.
struct Cell<'s> {
    field: &'s Field,
    token: Option<(Look, Owner)>,
    mark: Option<BoardMark>,
}

impl Terminal {
    /// The scene as lines of text, the last one ended too.
    pub fn draw(&self, scene: &Scene) -> String {
        let grid = self.grid(scene);
        let labels =
            if self.coordinates { Coordinates::of(scene, self.turned) } else { Coordinates::default() };
        let widths = labels.beside.iter().map(|label| label.text.len() + 1);
        let margin = widths.max().unwrap_or(0);
        let beside = |row| label_at(&labels.beside, |rect| row_of(rect) == row);
        let below = |column| label_at(&labels.below, |rect| column_of(rect) == column);

        let mut lines: Vec<String> = Vec::new();
        for (row, cells) in grid.iter().enumerate() {
            let start = format!("{:<margin$}", beside(row));
            let cells = cells.iter().map(|cell| self.cell(cell.as_ref()));
            lines.push(start + &cells.collect::<String>());
        }
        if !labels.below.is_empty() {
            let columns = 0..grid.first().map_or(0, Vec::len);
            let letters = columns.map(|column| format!(" {:1} ", below(column)));
            lines.push(" ".repeat(margin) + &letters.collect::<String>());
        }
        let mut text = String::new();
        for line in lines {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// The places of the board, row by row.
    fn grid<'s>(&self, scene: &'s Scene) -> Vec<Vec<Option<Cell<'s>>>> {
        let (wide, high) = turned_size(self.turned, scene.size);
        let count = |length: i32| usize::try_from(length / 100).unwrap_or(0);
        let mut grid: Vec<Vec<Option<Cell>>> = Vec::new();
        grid.resize_with(count(high), || {
            let mut row = Vec::new();
            row.resize_with(count(wide), || None);
            row
        });
        let marks = [marks_of_scene(scene), self.marks.clone()].concat();
        for field in &scene.fields {
            let rect = place(self.turned, scene.size, bounds(&field.shape));
            let row = grid.get_mut(row_of(&rect));
            let Some(cell) = row.and_then(|row| row.get_mut(column_of(&rect))) else {
                continue;
            };
            // The uppermost token and the latest mark are what is seen.
            let token = scene.tokens.iter().rfind(|token| token.spot == field.spot);
            let mark = marks.iter().rfind(|(spot, _)| *spot == field.spot);
            *cell = Some(Cell {
                field,
                token: token.map(|token| (token.look, token.owner)),
                mark: mark.map(|(_, mark)| *mark),
            });
        }
        grid
    }

    fn cell(&self, cell: Option<&Cell>) -> String {
        let Some(Cell { field, token, mark }) = cell else {
            return "   ".to_owned();
        };
        let piece = match token {
            Some((look, owner)) => {
                let glyph = glyph(*look, *owner);
                if self.ascii { glyph.ascii } else { glyph.unicode }
            }
            None if !field.playable => ' ',
            None if self.ascii => '.',
            None => '·',
        };
        let (open, close) = mark.map_or((' ', ' '), brackets);
        let text = format!("{open}{piece}{close}");
        if self.colour { coloured(&text, field, token.map(|(_, owner)| owner)) } else { text }
    }
}

/// The coordinate beside the field that is wanted; nothing where there is none.
fn label_at(labels: &[Coordinate], wanted: impl Fn(&Rect) -> bool) -> &str {
    let label = labels.iter().find(|label| wanted(&label.field));
    label.map_or("", |label| label.text.as_str())
}

fn brackets(mark: BoardMark) -> (char, char) {
    match mark {
        BoardMark::Last => ('(', ')'),
        BoardMark::Selected => ('[', ']'),
        BoardMark::Target => ('{', '}'),
        BoardMark::Capture => ('<', '>'),
        BoardMark::Danger => ('!', '!'),
        BoardMark::Hint => ('?', '?'),
    }
}

/// The text on the wood of its field, from the 256 colours that every terminal with colours has.
fn coloured(text: &str, field: &Field, owner: Option<Owner>) -> String {
    let ground = match field.look {
        Some(Look("board-field-dark")) => 137,
        _ => 223,
    };
    let ink = match owner {
        Some(Owner::Light) => 231,
        _ => 16,
    };
    format!("\u{1b}[1;38;5;{ink};48;5;{ground}m{text}\u{1b}[0m")
}

#[expect(clippy::cast_sign_loss, reason = "boards begin at 0")]
fn row_of(rect: &Rect) -> usize {
    (rect.centre().1 / 100.0) as usize
}

#[expect(clippy::cast_sign_loss, reason = "boards begin at 0")]
fn column_of(rect: &Rect) -> usize {
    (rect.centre().0 / 100.0) as usize
}
