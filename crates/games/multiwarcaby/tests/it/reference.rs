//! The rules a second time: slow, on a plain table of squares, by trying moves. It shares nothing with the crate
//! but the way actions are written.
#![allow(clippy::cast_sign_loss, reason = "squares on the board have no sign")]

/// Column and row, both from 0.
pub type Square = (i32, i32);

/// All eight directions (M11).
const DIRECTIONS: [Square; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// Where pieces stand on a board from the first to the last column and row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub first: i32,
    pub last: i32,
    pub pieces: [[bool; 9]; 9],
}

impl Table {
    pub fn empty(size: i32) -> Table {
        let first = (9 - size) / 2;
        Table { first, last: first + size - 1, pieces: [[false; 9]; 9] }
    }

    pub fn start(size: i32) -> Table {
        let mut table = Table::empty(size);
        for square in table.squares() {
            let edge = |number| number == table.first || number == table.last;
            let corner = edge(square.0) && edge(square.1);
            table.put(square, !corner && square != (4, 4));
        }
        table
    }

    pub fn squares(&self) -> Vec<Square> {
        let range = self.first..=self.last;
        range.clone().flat_map(|row| range.clone().map(move |column| (column, row))).collect()
    }

    pub fn on(&self, (column, row): Square) -> bool {
        let range = self.first..=self.last;
        range.contains(&column) && range.contains(&row)
    }

    pub fn has(&self, square: Square) -> bool {
        self.on(square) && self.pieces[square.1 as usize][square.0 as usize]
    }

    pub fn free(&self, square: Square) -> bool {
        self.on(square) && !self.has(square)
    }

    pub fn put(&mut self, square: Square, piece: bool) {
        self.pieces[square.1 as usize][square.0 as usize] = piece;
    }

    pub fn standing(&self) -> Vec<Square> {
        self.squares().into_iter().filter(|&square| self.has(square)).collect()
    }

    pub fn shifts(&self, from: Square) -> Vec<Square> {
        let beside = DIRECTIONS.map(|(right, up)| (from.0 + right, from.1 + up));
        beside.into_iter().filter(|&to| self.has(from) && self.free(to)).collect()
    }

    pub fn jumps(&self, from: Square) -> Vec<Square> {
        let over = |&(right, up): &Square| self.has((from.0 + right, from.1 + up));
        let behind =
            DIRECTIONS.into_iter().filter(over).map(|(right, up)| (from.0 + 2 * right, from.1 + 2 * up));
        behind.filter(|&to| self.has(from) && self.free(to)).collect()
    }

    pub fn shifted(&self, from: Square, to: Square) -> Table {
        let mut after = self.clone();
        after.put(from, false);
        after.put(to, true);
        after
    }

    pub fn jumped(&self, from: Square, to: Square) -> Table {
        let mut after = self.shifted(from, to);
        after.put((i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1)), false);
        after
    }

    pub fn can_capture(&self) -> bool {
        self.standing().into_iter().any(|from| !self.jumps(from).is_empty())
    }

    /// MW1, word by word: no capture now and none after any single shift.
    pub fn can_capture_within_two_moves(&self) -> bool {
        self.can_capture()
            || self
                .standing()
                .into_iter()
                .any(|from| self.shifts(from).into_iter().any(|to| self.shifted(from, to).can_capture()))
    }

    /// The least king distance of two pieces.
    pub fn least_distance(&self) -> i32 {
        let standing = self.standing();
        let pairs = standing.iter().enumerate().flat_map(|(n, a)| standing[..n].iter().map(move |b| (a, b)));
        pairs.map(|(a, b)| (a.0 - b.0).abs().max((a.1 - b.1).abs())).min().unwrap_or(i32::MAX)
    }
}

pub fn name((column, row): Square) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

pub fn square(name: &str) -> Square {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'A'), i32::from(bytes[1] - b'1'))
}

/// What a game is played with.
#[derive(Clone, Copy)]
pub struct Rules {
    pub size: i32,
    pub sides: usize,
    pub optional: bool,
    pub two_move: bool,
    pub rounds: usize,
}

/// A game under way.
pub struct Game {
    pub rules: Rules,
    pub table: Table,
    pub captured: Vec<usize>,
    pub turn: usize,
    moves_made: usize,
    chain: Option<Square>,
    quiet_turns: usize,
    captured_now: bool,
    pub over: Option<&'static str>,
}

impl Game {
    pub fn start(rules: Rules) -> Game {
        Game {
            rules,
            table: Table::start(rules.size),
            captured: vec![0; rules.sides],
            turn: 0,
            moves_made: 0,
            chain: None,
            quiet_turns: 0,
            captured_now: false,
            over: None,
        }
    }

    /// All actions as texts, sorted.
    pub fn actions(&self) -> Vec<String> {
        let mut found = Vec::new();
        if self.over.is_some() {
            return found;
        }
        if let Some(piece) = self.chain {
            found.extend(self.table.jumps(piece).into_iter().map(|to| format!("x{}", name(to))));
            found.push("stop".to_owned());
        } else {
            for from in self.table.standing() {
                let shifts = self.table.shifts(from).into_iter();
                found.extend(shifts.map(|to| format!("{}-{}", name(from), name(to))));
                let jumps = self.table.jumps(from).into_iter();
                found.extend(jumps.map(|to| format!("{}x{}", name(from), name(to))));
            }
            if self.rules.optional && self.moves_made == 1 {
                found.push("skip".to_owned());
            }
        }
        found.sort();
        found
    }

    pub fn play(&mut self, text: &str) {
        match text {
            "stop" => self.end_move(),
            "skip" => self.end_turn(),
            _ => {
                if let Some((from, to)) = text.split_once('-') {
                    self.table = self.table.shifted(square(from), square(to));
                    self.end_move();
                } else {
                    let (from, to) = text.split_once('x').expect("a jump");
                    let from = if from.is_empty() { self.chain.expect("a chain") } else { square(from) };
                    self.jump(from, square(to));
                }
            }
        }
    }

    fn jump(&mut self, from: Square, to: Square) {
        self.table = self.table.jumped(from, to);
        self.captured[self.turn] += 1;
        self.captured_now = true;
        if self.table.standing().len() == 1 {
            self.over = Some("one-piece");
        } else if self.table.jumps(to).is_empty() {
            self.end_move();
        } else {
            self.chain = Some(to);
        }
    }

    fn end_move(&mut self) {
        self.chain = None;
        self.moves_made += 1;
        if self.moves_made == 2 {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.quiet_turns = if self.captured_now { 0 } else { self.quiet_turns + 1 };
        self.captured_now = false;
        self.moves_made = 0;
        self.turn = (self.turn + 1) % self.rules.sides;
        if self.rules.two_move && !self.table.can_capture_within_two_moves() {
            self.over = Some("no-capture");
        } else if self.rules.rounds > 0 && self.quiet_turns == self.rules.rounds * self.rules.sides {
            self.over = Some("stall");
        }
    }
}
