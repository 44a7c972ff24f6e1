//! A board drawn with characters.

use crate::coordinates::{Coordinate, Coordinates};
use crate::glyph::{Ground, glyph};
use crate::grid::{Cell, Grid, is_shown};
use crate::mark::BoardMark;
use stolik_game::scene::{Owner, Quarter, Scene};
use stolik_game::{Message, Spot};

/// So many fields beside each other have room for three characters each on most screens.
const MOST_WIDE: usize = 26;

/// Draws a board with characters, three to a field: the piece, and round it the brackets of a mark.
///
/// `( )` last move, `[ ]` chosen, `{ }` may go there, `< >` would be taken, `! !` in danger, `? ?` advised. A unit that
/// has acted is followed by `'`. On a map of more than 26 columns a field has two characters: the opening bracket and
/// the piece.
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

impl Terminal {
    /// The scene as lines of text, the last one ended too.
    pub fn draw(&self, scene: &Scene) -> String {
        let grid = Grid::of(scene, self.turned, &self.marks);
        let narrow = grid.columns() > MOST_WIDE;
        let labels =
            if self.coordinates { Coordinates::of(scene, self.turned) } else { Coordinates::default() };
        let margin = labels.beside.iter().map(|label| label.text.len() + 1).max().unwrap_or(0);
        let beside = in_order(&labels.beside, grid.rows.len(), |label| grid.row_of(&label.field));
        let below = in_order(&labels.below, grid.columns(), |label| grid.column_of(&label.field));

        let mut lines: Vec<String> = Vec::new();
        for (label, cells) in beside.iter().zip(&grid.rows) {
            let cells = cells.iter().map(|cell| self.cell(cell, narrow));
            lines.push(format!("{label:<margin$}") + &cells.collect::<String>());
        }
        if !labels.below.is_empty() {
            let start = " ".repeat(margin);
            let written = if narrow { digits_below(&below) } else { vec![names_below(&below)] };
            lines.extend(written.into_iter().map(|line| start.clone() + &line));
        }
        let mut text = String::new();
        for line in lines {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// The characters that stand for things in this scene, each with what it is called.
    pub fn legend(&self, scene: &Scene) -> Vec<(char, Message)> {
        let mut legend: Vec<(char, Message)> = Vec::new();
        for token in scene.tokens.iter().filter(|token| is_shown(token, scene.size)) {
            let glyph = glyph(token.look, token.owner);
            let letter = if self.ascii { glyph.ascii } else { glyph.unicode };
            if legend.iter().all(|(known, _)| *known != letter) {
                legend.push((letter, token.name.clone()));
            }
        }
        legend
    }

    fn cell(&self, cell: &Cell, narrow: bool) -> String {
        let ground = cell.ground();
        let shown = match cell.token {
            Some((look, owner)) => Some(glyph(look, owner)),
            None => ground.glyph().filter(|_| cell.field.is_some()),
        };
        let piece = match (shown, cell.field) {
            (Some(glyph), _) if self.ascii => glyph.ascii,
            (Some(glyph), _) => glyph.unicode,
            (None, Some(field)) if field.playable => {
                if self.ascii {
                    '.'
                } else {
                    '·'
                }
            }
            (None, _) => ' ',
        };
        let (open, close) = match cell.mark {
            Some(mark) => brackets(mark),
            None if cell.spent && narrow => ('\'', ' '),
            None if cell.spent => (' ', '\''),
            None => (' ', ' '),
        };
        let text = if narrow { format!("{open}{piece}") } else { format!("{open}{piece}{close}") };
        let painted = cell.field.is_some() || cell.token.is_some();
        if self.colour && painted {
            coloured(&text, ground, cell.token.map(|(_, owner)| owner))
        } else {
            text
        }
    }
}

/// The coordinates in the order of the lines they stand beside; nothing beside a line that has none.
fn in_order(labels: &[Coordinate], count: usize, line: impl Fn(&Coordinate) -> usize) -> Vec<String> {
    let mut texts = vec![String::new(); count];
    for label in labels {
        if let Some(text) = texts.get_mut(line(label)) {
            text.clone_from(&label.text);
        }
    }
    texts
}

/// Names of columns, each below its three characters.
fn names_below(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("{name:^3}")).collect();
    names.concat()
}

/// Numbers of columns, each below its two characters: the last digits, and above every tenth the digits before it.
fn digits_below(names: &[String]) -> Vec<String> {
    let last = names.iter().map(|name| format!(" {:1}", name.chars().next_back().unwrap_or(' ')));
    let tens = names.iter().map(|name| match name.strip_suffix('0') {
        Some(tens) if !tens.is_empty() => format!("{tens:>2}"),
        _ => "  ".to_owned(),
    });
    vec![tens.collect(), last.collect()]
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

/// The text on its ground, from the 256 colours that every terminal with colours has.
fn coloured(text: &str, ground: Ground, owner: Option<Owner>) -> String {
    let paper = match ground {
        Ground::Light => 223,
        Ground::Dark => 137,
        Ground::Grass => 150,
        Ground::Water => 110,
        Ground::Rock => 246,
    };
    let ink = match owner {
        Some(Owner::Light) => 231,
        Some(Owner::Own("cherry")) => 88,
        Some(Owner::Own("blue")) => 18,
        _ => 16,
    };
    format!("\u{1b}[1;38;5;{ink};48;5;{paper}m{text}\u{1b}[0m")
}
