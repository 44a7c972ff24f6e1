//! The rules once more, slow and plain, straight from the rules page: a board of cells, every path walked.
//! It shares no code with the crate but the names of the options.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use stolik_warcaby::{Board, KingLanding, Options, Promotion9, Removal};

/// Column and row from 0.
pub type Cell = (i8, i8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub light: bool,
    pub king: bool,
}

/// A way to make a move: what is taken, in order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Way {
    pub from: Cell,
    pub to: Cell,
    pub taken: Vec<Cell>,
}

/// Which piece stands where.
type Cells = BTreeMap<Cell, Piece>;

#[derive(Clone, Debug)]
pub struct Reference {
    pub options: Options,
    pub cells: Cells,
    pub light_to_move: bool,
}

const DIAGONALS: [Cell; 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

impl Reference {
    fn size(&self) -> i8 {
        if self.options.board == Board::Nine { 9 } else { 8 }
    }

    fn on_board(&self, (column, row): Cell) -> bool {
        (0..self.size()).contains(&column) && (0..self.size()).contains(&row)
    }

    pub fn dark_fields(&self) -> Vec<Cell> {
        let size = self.size();
        let all = (0..size).flat_map(|row| (0..size).map(move |column| (column, row)));
        all.filter(|(column, row)| ((column + row) % 2 == 0) == self.options.a1_dark).collect()
    }

    /// Whether a man that ends its move there becomes a king.
    pub fn crowns(&self, light: bool, row: i8) -> bool {
        match (light, self.options.board, self.options.promotion9) {
            (false, _, _) => row == 0,
            (true, Board::Eight, _) => row == 7,
            (true, Board::Nine, Promotion9::Edge) => row == 8,
            (true, Board::Nine, Promotion9::Row8) => row >= 7,
        }
    }

    /// All ways to move: captures of the most pieces if there are any, else steps. Captures along the same
    /// pieces in the same order with the same end are one way. None if there are too many paths to walk.
    pub fn ways(&self) -> Option<BTreeSet<Way>> {
        let mut captures = BTreeSet::new();
        let mut budget = 300_000;
        for (&from, &piece) in self.cells.iter().filter(|(_, piece)| piece.light == self.light_to_move) {
            let mut lifted = self.clone();
            lifted.cells.remove(&from);
            lifted.capture_on(from, from, piece, &mut Vec::new(), &mut captures, &mut budget);
        }
        if budget == 0 {
            return None;
        }
        let most = captures.iter().map(|way| way.taken.len()).max();
        Some(match most {
            Some(most) => captures.into_iter().filter(|way| way.taken.len() == most).collect(),
            None => self.steps(),
        })
    }

    /// All moves, where the order of the captured pieces makes no difference.
    pub fn moves(ways: &BTreeSet<Way>) -> BTreeSet<Way> {
        let sorted = ways.iter().cloned().map(|mut way| {
            way.taken.sort_by_key(|&(column, row)| (row, column));
            way
        });
        sorted.collect()
    }

    fn steps(&self) -> BTreeSet<Way> {
        let mut steps = BTreeSet::new();
        for (&from, &piece) in self.cells.iter().filter(|(_, piece)| piece.light == self.light_to_move) {
            for (right, up) in DIAGONALS {
                if !piece.king && (up > 0) != piece.light {
                    continue;
                }
                let reach = if piece.king { self.size() } else { 1 };
                for distance in 1..=reach {
                    let to = (from.0 + right * distance, from.1 + up * distance);
                    if !self.on_board(to) || self.cells.contains_key(&to) {
                        break;
                    }
                    steps.insert(Way { from, to, taken: Vec::new() });
                }
            }
        }
        steps
    }

    /// The board has the moving piece lifted from it.
    fn capture_on(
        &self,
        from: Cell,
        at: Cell,
        piece: Piece,
        taken: &mut Vec<Cell>,
        found: &mut BTreeSet<Way>,
        budget: &mut u32,
    ) {
        *budget = budget.saturating_sub(1);
        if *budget == 0 {
            return;
        }
        let stands = |cell: Cell| {
            let gone = self.options.removal == Removal::Immediate && taken.contains(&cell);
            self.cells.get(&cell).filter(|_| !gone)
        };
        let mut jumps = Vec::new();
        for (right, up) in DIAGONALS {
            let along = |distance: i8| (at.0 + right * distance, at.1 + up * distance);
            // The first piece on the diagonal; for a man, only on the next field.
            let reach = if piece.king { self.size() } else { 1 };
            let Some(distance) = (1..=reach).find(|&distance| stands(along(distance)).is_some()) else {
                continue;
            };
            let prey = along(distance);
            if self.cells[&prey].light == piece.light || taken.contains(&prey) {
                continue;
            }
            let landings =
                if piece.king && self.options.king_landing == KingLanding::Any { self.size() } else { 1 };
            for behind in 1..=landings {
                let landing = along(distance + behind);
                if !self.on_board(landing) || stands(landing).is_some() {
                    break;
                }
                jumps.push((prey, landing));
            }
        }
        if jumps.is_empty() && !taken.is_empty() {
            found.insert(Way { from, to: at, taken: taken.clone() });
        }
        for (prey, landing) in jumps {
            taken.push(prey);
            self.capture_on(from, landing, piece, taken, found, budget);
            taken.pop();
        }
    }

    /// The position after a move.
    pub fn after(&self, way: &Way) -> Self {
        let mut after = self.clone();
        let mut piece = after.cells.remove(&way.from).expect("a piece moves");
        for cell in &way.taken {
            after.cells.remove(cell);
        }
        piece.king |= self.crowns(piece.light, way.to.1);
        after.cells.insert(way.to, piece);
        after.light_to_move = !self.light_to_move;
        after
    }

    /// Lines of play, first with captures told apart by what they take, then also by the order.
    pub fn perft(&self, depth: u32) -> (u64, u64) {
        self.perft_below(depth, &mut HashMap::new())
    }

    /// A position that comes up again with as much to go is not walked again.
    fn perft_below(&self, depth: u32, known: &mut HashMap<(u32, bool, Cells), (u64, u64)>) -> (u64, u64) {
        if depth == 0 {
            return (1, 1);
        }
        let key = (depth, self.light_to_move, self.cells.clone());
        if let Some(&lines) = known.get(&key) {
            return lines;
        }
        let ways = self.ways().expect("few paths");
        let mut lines = (0, 0);
        for played in Self::moves(&ways) {
            let (below, below_raw) = self.after(&played).perft_below(depth - 1, known);
            let orders = ways.iter().filter(|way| {
                let mut taken = way.taken.clone();
                taken.sort_by_key(|&(column, row)| (row, column));
                way.from == played.from && way.to == played.to && taken == played.taken
            });
            lines.0 += below;
            lines.1 += below_raw * orders.count() as u64;
        }
        known.insert(key, lines);
        lines
    }

    /// The position in the crate's text form.
    pub fn fen(&self) -> String {
        let side = |light: bool| {
            let pieces = self.cells.iter().filter(|(_, piece)| piece.light == light);
            let names =
                pieces.map(|(&cell, piece)| format!("{}{}", if piece.king { "K" } else { "" }, name(cell)));
            names.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}", if self.light_to_move { "W" } else { "B" }, side(true), side(false))
    }

    /// A position from the text form in which the crate writes it.
    pub fn from_fen(options: Options, fen: &str) -> Self {
        let mut sections = fen.split(':');
        let light_to_move = sections.next() == Some("W");
        let mut cells = BTreeMap::new();
        for section in sections {
            let light = section.starts_with('W');
            for piece in section[1..].split(',').filter(|piece| !piece.is_empty()) {
                let (king, name) = piece.strip_prefix('K').map_or((false, piece), |name| (true, name));
                let cell = all_cells().find(|&cell| self::name(cell) == name).expect("a field");
                cells.insert(cell, Piece { light, king });
            }
        }
        Self { options, cells, light_to_move }
    }
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..9).flat_map(|row| (0..9).map(move |column| (column, row)))
}

pub fn name((column, row): Cell) -> String {
    let letter = "ABCDEFGHI".chars().zip(0..).find(|&(_, index)| index == column).expect("nine columns").0;
    format!("{letter}{}", row + 1)
}
