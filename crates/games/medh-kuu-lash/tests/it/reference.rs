//! The rules a second time: slow, on a plain array of fields, without a word shared with the crate. It knows what one
//! roll can lead to, up to the first question about triples or the floor of four.

use std::collections::BTreeSet;

/// The fields in the order G1..G8, W1..W8, M1..M8; `g`, `w` or a dot.
pub type Plain = [char; 24];

/// The options that matter for one action.
#[derive(Clone, Copy, Default)]
pub struct Variant {
    pub move_enemy: bool,
    pub swap_wrap: bool,
    pub mixed_push: bool,
}

/// What an action has led to: the board, the colour captured, and whose new triples there are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Result {
    pub action: String,
    pub push: Option<String>,
    pub board: Plain,
    pub captured: Option<char>,
    pub new_triples: Vec<char>,
}

pub fn name(field: usize) -> String {
    format!("{}{}", ['G', 'W', 'M'][field / 8], field % 8 + 1)
}

/// G1 is above the left edge, so is W8, so is M1.
fn column(field: usize) -> usize {
    match field {
        0..8 => field + 1,
        8..16 => 9 - (field - 7),
        _ => field - 15,
    }
}

fn morning(column: usize) -> usize {
    15 + column
}

fn other(colour: char) -> char {
    if colour == 'g' { 'w' } else { 'g' }
}

fn triples(board: &Plain, colour: char) -> Vec<usize> {
    (1..=8).filter(|&c| (0..24).filter(|&f| column(f) == c).all(|f| board[f] == colour)).collect()
}

/// Everything that a roll can lead to. Special rolls are not looked at here.
pub fn results(board: &Plain, mover: char, own: usize, opponents: usize, variant: Variant) -> Vec<Result> {
    let mut all = match opponents {
        4 | 5 => swaps(board, mover, own, variant),
        6 => falls(board, mover, own, variant),
        _ => Vec::new(),
    };
    if all.is_empty() {
        for from in 0..16 {
            let mine = board[from] == mover || (variant.move_enemy && board[from] != '.');
            if mine {
                let to = (from + own + opponents) % 16;
                all.extend(land(board, from, to, variant));
            }
        }
    }
    for result in &mut all {
        for colour in ['g', 'w'] {
            let before = triples(board, colour);
            if triples(&result.board, colour).iter().any(|c| !before.contains(c)) {
                result.new_triples.push(colour);
            }
        }
    }
    all.sort();
    all
}

fn swaps(board: &Plain, mover: char, own: usize, variant: Variant) -> Vec<Result> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for one in (0..24).filter(|&f| board[f] == mover) {
        for two in (0..24).filter(|&f| f != one && board[f] != '.') {
            let across = column(one) == column(two);
            let peaks = one < 16 && two < 16;
            let row = peaks && one / 8 == two / 8 && one.abs_diff(two) == own;
            let ring = peaks && variant.swap_wrap && ((one + own) % 16 == two || (two + own) % 16 == one);
            if !(across || row || ring) || !seen.insert((one.min(two), one.max(two))) {
                continue;
            }
            let mut after = *board;
            after.swap(one, two);
            let mut captured = None;
            let between = morning(column(one));
            if across && peaks && board[two] == mover && board[between] == other(mover) {
                captured = Some(other(mover));
                after[between] = '.';
            }
            // Own first; of two own ones the one that comes first.
            let (first, second) = if board[two] == mover { (one.min(two), one.max(two)) } else { (one, two) };
            let action = format!("{}<>{}", name(first), name(second));
            all.push(Result { action, push: None, board: after, captured, new_triples: Vec::new() });
        }
    }
    all
}

fn falls(board: &Plain, mover: char, own: usize, variant: Variant) -> Vec<Result> {
    let mut all = Vec::new();
    for from in (16..24).filter(|&f| board[f] == mover) {
        let c = column(from);
        let below = if mover == 'g' { c - 1 } else { 16 - c };
        assert_eq!(column(below), c);
        all.extend(land(board, from, (below + own - 1) % 16, variant));
    }
    all
}

fn land(board: &Plain, from: usize, to: usize, variant: Variant) -> Vec<Result> {
    let mut after = *board;
    let piece = std::mem::replace(&mut after[from], '.');
    let pushed = std::mem::replace(&mut after[to], piece);
    let action = format!("{}>{}", name(from), name(to));
    let result = |board, push, captured| Result {
        action: action.clone(),
        push,
        board,
        captured,
        new_triples: Vec::new(),
    };
    let m = morning(column(to));
    if pushed == '.' {
        return vec![result(after, None, None)];
    }
    let occupant = after[m];
    if occupant != pushed {
        after[m] = pushed;
        return vec![result(after, None, (occupant != '.').then_some(occupant))];
    }
    // Every way, with how good it is: 0 free neighbour, 1 free end, 2 capture.
    let mut ways: Vec<(usize, isize, Plain, Option<char>)> = Vec::new();
    for step in [-1_isize, 1] {
        let at = |n: isize| m.checked_add_signed(n * step).filter(|f| (16..24).contains(f));
        let stops = |field: usize, through: bool| after[field] == '.' || (!through && after[field] != pushed);
        let end_of = |through: bool| (1..).map_while(at).find(|&f| stops(f, through));
        let end = match end_of(variant.mixed_push) {
            None => end_of(false),
            some => some,
        };
        let Some(end) = end else { continue };
        let mut moved = after;
        let captured = (after[end] != '.').then_some(after[end]);
        let mut carried = pushed;
        let mut field = m;
        loop {
            carried = std::mem::replace(&mut moved[field], carried);
            if field == end {
                break;
            }
            field = field.saturating_add_signed(step);
        }
        let rank = match (captured, end.abs_diff(m)) {
            (Some(_), _) => 2,
            (None, 1) => 0,
            (None, _) => 1,
        };
        ways.push((rank, step, moved, captured));
    }
    let best = ways.iter().map(|way| way.0).min();
    let best: Vec<_> = ways.into_iter().filter(|way| Some(way.0) == best).collect();
    let asked = best.len() > 1;
    let push = |step: isize| asked.then(|| format!(">{}", name(m.saturating_add_signed(step))));
    best.into_iter().map(|(_, step, moved, captured)| result(moved, push(step), captured)).collect()
}
