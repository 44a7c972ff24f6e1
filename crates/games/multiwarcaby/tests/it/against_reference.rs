//! The rules against a slow reference: whole games, and above all the end of the game (MW1).
#![allow(clippy::cast_sign_loss, reason = "squares on the board have no sign")]

use crate::reference::{self, Game as SlowGame, Rules as SlowRules, Square, Table};
use crate::support::{self, actions, game, play};
use stolik_game::{Actor, Entropy, Pinned, Rules};
use stolik_multiwarcaby::{Board, Field, Fields, Multiwarcaby, Size};

const SIZES: [(Size, i32); 2] = [(Size::Nine, 9), (Size::Seven, 7)];

fn fields(table: &Table) -> Fields {
    let field = |(column, row): Square| Field::new(column as u8, row as u8).expect("a field");
    table.standing().into_iter().map(field).collect()
}

fn table_of(size: i32, squares: impl IntoIterator<Item = Square>) -> Table {
    let mut table = Table::empty(size);
    squares.into_iter().for_each(|square| table.put(square, true));
    table
}

/// The table with pieces where there were none.
fn turned_over(table: &Table) -> Table {
    let mut other = table.clone();
    table.squares().into_iter().for_each(|square| other.put(square, !table.has(square)));
    other
}

fn pairs(size: i32) -> impl Iterator<Item = [Square; 2]> {
    let squares = Table::empty(size).squares();
    let number = squares.len();
    (0..number).flat_map(move |a| (0..a).map(move |b| (a, b))).map(move |(a, b)| [squares[a], squares[b]])
}

fn triples(size: i32) -> impl Iterator<Item = [Square; 3]> {
    let squares = Table::empty(size).squares();
    pairs(size).flat_map(move |[a, b]| {
        let place = squares.iter().position(|&square| square == b).expect("a square");
        let thirds: Vec<Square> = squares[..place].to_vec();
        thirds.into_iter().map(move |c| [a, b, c])
    })
}

/// A random position of so many pieces.
fn random_table(size: i32, pieces: usize, entropy: &mut Pinned) -> Table {
    let mut table = Table::empty(size);
    let mut squares = table.squares();
    for _ in 0..pieces {
        let square = squares.swap_remove(entropy.index(squares.len()));
        table.put(square, true);
    }
    table
}

fn goes_on(size: Size, table: &Table) -> bool {
    Board::of(size).can_still_capture(fields(table))
}

/// So every number of pieces is met, few and many alike; with no piece or no empty field there is no game.
fn each_random_table(times: usize, mut check: impl FnMut(Size, &Table)) {
    let mut entropy = Pinned::from_seed(9);
    for (size, width) in SIZES {
        for pieces in 1..(width * width) as usize {
            for _ in 0..times {
                check(size, &random_table(width, pieces, &mut entropy));
            }
        }
    }
}

#[test]
fn mw1_the_end_test_agrees_with_trying_all_moves() {
    let mut over = 0;
    each_random_table(60, |size, table| {
        let expected = table.can_capture_within_two_moves();
        assert_eq!(goes_on(size, table), expected, "{:?}", table.standing());
        over += usize::from(!expected);
    });
    assert!(over > 50, "only {over} positions were over");
}

#[test]
fn mw1_the_end_test_agrees_on_sparse_positions() {
    let mut entropy = Pinned::from_seed(11);
    let mut over = 0;
    for _ in 0..20_000 {
        for (size, width) in SIZES {
            let pieces = 2 + entropy.index(5);
            let table = random_table(width, pieces, &mut entropy);
            let expected = table.can_capture_within_two_moves();
            assert_eq!(goes_on(size, &table), expected, "{:?}", table.standing());
            over += usize::from(!expected);
        }
    }
    assert!(over > 4_000, "only {over} positions were over");
}

#[test]
fn mw1_two_pieces_are_over_exactly_at_king_distance_3() {
    for (size, width) in SIZES {
        let mut seen = 0;
        for pair in pairs(width) {
            let table = table_of(width, pair);
            assert_eq!(goes_on(size, &table), table.can_capture_within_two_moves(), "{pair:?}");
            assert_eq!(goes_on(size, &table), table.least_distance() < 3, "{pair:?}");
            seen += 1;
        }
        let fields = width * width;
        assert_eq!(seen, fields * (fields - 1) / 2);
    }
}

#[test]
fn mw1_three_pieces_on_49_fields_are_over_exactly_at_king_distance_3() {
    let mut seen = 0;
    for triple in triples(7) {
        let table = table_of(7, triple);
        assert_eq!(goes_on(Size::Seven, &table), table.can_capture_within_two_moves(), "{triple:?}");
        assert_eq!(goes_on(Size::Seven, &table), table.least_distance() < 3, "{triple:?}");
        seen += 1;
    }
    assert_eq!(seen, 49 * 48 * 47 / 6);
}

#[test]
fn mw1_boards_with_one_two_or_three_empty_fields() {
    for (size, width) in SIZES {
        for square in Table::empty(width).squares() {
            let table = turned_over(&table_of(width, [square]));
            assert!(goes_on(size, &table) && table.can_capture_within_two_moves());
        }
        for pair in pairs(width) {
            let table = turned_over(&table_of(width, pair));
            assert!(goes_on(size, &table) && table.can_capture_within_two_moves());
        }
    }
    for triple in triples(7) {
        let table = turned_over(&table_of(7, triple));
        assert!(goes_on(Size::Seven, &table) && table.can_capture_within_two_moves());
    }
}

#[test]
fn mw1_pieces_pairwise_at_king_distance_3_are_over() {
    let nine = [0, 3, 6].map(|row| [0, 3, 6].map(|column| (column, row)));
    let table = table_of(9, nine.into_iter().flatten());
    assert_eq!(table.standing().len(), 9);
    assert!(!goes_on(Size::Nine, &table));
    let mut entropy = Pinned::from_seed(13);
    for number in 0..3000 {
        let table = random_table(9, 4 + number % 27, &mut entropy);
        assert_eq!(goes_on(Size::Nine, &table), table.least_distance() < 3, "{:?}", table.standing());
    }
}

#[test]
fn mw9_shifts_and_jumps_of_every_piece() {
    each_random_table(4, |size, table| {
        let (board, pieces) = (Board::of(size), fields(table));
        let named = |found: Fields| found.iter().map(|field| field.to_string()).collect::<Vec<_>>();
        let sorted = |mut squares: Vec<Square>| {
            squares.sort_by_key(|&(column, row)| (row, column));
            squares.into_iter().map(reference::name).collect::<Vec<_>>()
        };
        for square in table.standing() {
            let piece = Field::new(square.0 as u8, square.1 as u8).unwrap();
            assert_eq!(named(board.shifts_of(pieces, piece)), sorted(table.shifts(square)));
            assert_eq!(named(board.jumps_of(pieces, piece)), sorted(table.jumps(square)));
        }
    });
}

/// Plays the same random game by both rules and compares everything a player sees.
fn same_game(fast: &Multiwarcaby, slow: SlowRules, entropy: &mut Pinned) -> &'static str {
    let mut slow = SlowGame::start(slow);
    let mut state = fast.start();
    for input in 0..3_000 {
        let mut found = actions(fast, &state);
        found.sort();
        assert_eq!(found, slow.actions(), "after {input} inputs");
        assert_eq!(state.pieces(), fields(&slow.table));
        assert_eq!(fast.outcome(&state).map(|outcome| outcome.code()), slow.over);
        let scores = slow.captured.iter().enumerate();
        scores.for_each(|(side, &score)| {
            assert_eq!(usize::from(state.captured(stolik_game::Side(side as u8))), score);
        });
        if let Some(code) = slow.over {
            return code;
        }
        assert_eq!(usize::from(state.turn().0), slow.turn);
        let text = found.swap_remove(entropy.index(found.len()));
        play(fast, &mut state, &text);
        slow.play(&text);
    }
    "unfinished"
}

#[test]
fn whole_games_agree() {
    let usual = SlowRules { size: 9, sides: 2, optional: false, two_move: true, rounds: 4 };
    let variants = [
        (game(&[]), usual),
        (game(&[("size", "7")]), SlowRules { size: 7, ..usual }),
        (game(&[("seats", "3"), ("no_capture_rounds", "1")]), SlowRules { sides: 3, rounds: 1, ..usual }),
        (game(&[("seats", "4"), ("end", "last_piece")]), SlowRules { sides: 4, two_move: false, ..usual }),
        (game(&[("seats", "4"), ("teams", "yes")]), usual),
        (
            game(&[("second_move", "optional"), ("no_capture_rounds", "0")]),
            SlowRules { optional: true, rounds: 0, ..usual },
        ),
        (
            game(&[("size", "7"), ("end", "last_piece"), ("no_capture_rounds", "50")]),
            SlowRules { size: 7, two_move: false, rounds: 50, ..usual },
        ),
    ];
    let mut entropy = Pinned::from_seed(3);
    let mut codes: Vec<&str> = Vec::new();
    for (fast, slow) in &variants {
        codes.extend((0..12).map(|_| same_game(fast, *slow, &mut entropy)));
    }
    for code in ["one-piece", "no-capture", "stall"] {
        assert!(codes.contains(&code), "no game ended by {code}");
    }
}

#[test]
fn random_actions_are_even_over_all_legal_ones() {
    let game = game(&[("second_move", "optional")]);
    for text in ["A1,B1,C2,D4", "D4,E4,G4:move=2", "C1,C2,B1,D4:jump=C1"] {
        let state = support::state(&game, text);
        let mut legal = Vec::new();
        let seat = support::seat(&game, &state);
        game.legal(&state, seat, &mut legal);
        let mut entropy = Pinned::from_seed(17);
        let mut seen = vec![0_u32; legal.len()];
        for _ in 0..1000 * legal.len() {
            let action = game.random(&state, seat, &mut entropy).expect("an action");
            seen[legal.iter().position(|&other| other == action).expect("a legal action")] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{text}: {seen:?}");
    }
}

#[test]
fn games_end_within_the_bound() {
    for choices in
        [&[][..], &[("seats", "4"), ("end", "last_piece")], &[("size", "7"), ("no_capture_rounds", "1")]]
    {
        let game = game(choices);
        let bound = game.longest_game().expect("there is a bound");
        let mut entropy = Pinned::from_seed(23);
        for _ in 0..200 {
            let mut state = game.start();
            let mut inputs = 0;
            while game.actor(&state) != Actor::Over {
                let seat = support::seat(&game, &state);
                let action = game.random(&state, seat, &mut entropy).expect("an action");
                game.play_unchecked(&mut state, &stolik_game::Input::Act { seat, action });
                inputs += 1;
            }
            assert!(inputs <= bound, "{inputs} inputs, {bound} at most");
        }
    }
}

#[test]
fn a_state_is_small() {
    assert_eq!(size_of::<stolik_multiwarcaby::State>(), 32);
    assert!(size_of::<stolik_multiwarcaby::Action>() <= 4);
}
