//! The generator against the reference, on random positions under all options.

use std::collections::{BTreeMap, BTreeSet};

use crate::reference::{Piece, Reference, Way};
use crate::support::{self, Random, all_options, position, text};
use stolik_warcaby::{Board, Field, Fields, Move, Options, Position, Setup, Variant, perft, perft_raw};

fn cell(field: Field) -> (i8, i8) {
    (field.column().cast_signed(), field.row().cast_signed())
}

fn way(found: Move) -> Way {
    Way { from: cell(found.from), to: cell(found.to), taken: found.captured_fields().map(cell).collect() }
}

/// A position with pieces strewn about; `kings` in ten are kings.
fn random_position(options: Options, random: &mut Random, kings: u32) -> Reference {
    let mut strewn = Reference { options, cells: BTreeMap::new(), light_to_move: random.below(2) == 0 };
    let fields = strewn.dark_fields();
    for light in [true, false] {
        for _ in 0..random.below(13) {
            let cell = fields[random.below(fields.len() as u32) as usize];
            let king = random.below(10) < kings || strewn.crowns(light, cell.1);
            strewn.cells.entry(cell).or_insert(Piece { light, king });
        }
    }
    // W10: nobody having pieces is no position.
    if strewn.cells.is_empty() { random_position(options, random, kings) } else { strewn }
}

fn compare(rules: &Variant, reference: &Reference, position: &Position) -> Option<usize> {
    let fen = reference.fen();
    let ways = reference.ways()?;
    let expected = Reference::moves(&ways);
    let found = rules.moves(position);
    let as_ways: BTreeSet<Way> = found.iter().copied().map(way).collect();
    assert_eq!(as_ways, expected, "{fen} {:?}", rules.options());
    assert_eq!(as_ways.len(), found.len(), "each move once: {fen} {:?}", rules.options());
    assert_eq!(rules.count_moves(position) as usize, found.len(), "{fen} {:?}", rules.options());
    assert_eq!(perft(rules, position, 1) as usize, found.len());
    assert_eq!(perft_raw(rules, position, 1) as usize, ways.len(), "{fen} {:?}", rules.options());
    assert_eq!(rules.can_move(position), !found.is_empty());
    let taken = expected.iter().map(|way| way.taken.len()).max().unwrap_or(0);
    assert_eq!(rules.majority(position) as usize, taken);
    let movable = found.iter().fold(Fields::NONE, |set, found| set | found.from.alone());
    assert_eq!(rules.movable(position), movable);
    check_piece_by_piece(rules, position, &found);
    check_picks(rules, position, &found);
    check_successors(rules, reference, position, &found);
    Some(found.len())
}

fn check_piece_by_piece(rules: &Variant, position: &Position, all: &[Move]) {
    let mut by_piece = Vec::new();
    for field in (0..81).filter_map(|n| Field::new(n % 9, n / 9)) {
        rules.each_move_of(position, field, |found| by_piece.push(found));
    }
    by_piece.sort();
    let mut sorted = all.to_vec();
    sorted.sort();
    assert_eq!(by_piece, sorted);
    for &found in all {
        assert!(rules.is_legal(position, found));
        for other in [
            Move { to: found.from, ..found },
            Move { from: found.to, ..found },
            Move { captured: found.captured | found.to.alone(), ..found },
        ] {
            assert_eq!(rules.is_legal(position, other), all.contains(&other));
        }
    }
}

/// Picking with each possible number gives each move once.
fn check_picks(rules: &Variant, position: &Position, all: &[Move]) {
    let picked: BTreeSet<_> = (0..all.len() as u32)
        .map(|chosen| {
            let picked = rules.pick(position, |n| {
                assert_eq!(n as usize, all.len());
                chosen
            });
            picked.expect("there is a move")
        })
        .collect();
    assert_eq!(picked, all.iter().copied().collect());
    if all.is_empty() {
        assert_eq!(rules.pick(position, |_| unreachable!("nothing to choose from")), None);
    }
}

fn check_successors(rules: &Variant, reference: &Reference, position: &Position, all: &[Move]) {
    for &found in all.iter().take(3) {
        let after = position.after(rules, found);
        let expected = reference.after(&way(found));
        assert_eq!(after.pieces(), support::position(rules, &expected.fen()).pieces());
        assert_eq!(after.turn(), !position.turn());
    }
}

#[test]
fn moves_agree_with_the_reference_on_random_positions() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let rules = Variant::new(options);
        let mut random = Random::new(seed as u64 + 1);
        let mut compared = 0;
        for round in 0..2000 {
            let reference = random_position(options, &mut random, [0, 1, 3, 10][round % 4]);
            let position = position(&rules, &reference.fen());
            compared += usize::from(compare(&rules, &reference, &position).is_some());
        }
        assert!(compared > 1950, "{options:?}: only {compared} positions had few enough paths");
    }
}

#[test]
fn moves_agree_with_the_reference_in_random_games() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let rules = Variant::new(options);
        let mut random = Random::new(seed as u64 + 100);
        for _ in 0..10 {
            let mut position = Position::start(&rules);
            for _ in 0..80 {
                let setup = Setup { king_streak: 0, ..Setup::of(&rules, &position) };
                let reference = Reference::from_fen(options, &setup.to_fen());
                compare(&rules, &reference, &position);
                let Some(picked) = rules.pick(&position, |n| random.below(n)) else {
                    break;
                };
                position = position.after(&rules, picked);
            }
        }
    }
}

/// Hop by hop, a person finds exactly the legal moves, and the text of a move leads back to it.
#[test]
fn walks_and_texts_lead_to_exactly_the_legal_moves() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let rules = Variant::new(options);
        let mut random = Random::new(seed as u64 + 200);
        for round in 0..200 {
            let reference = random_position(options, &mut random, [0, 2, 5][round % 3]);
            let position = position(&rules, &reference.fen());
            let all: BTreeSet<_> = rules.moves(&position).into_iter().collect();
            if reference.ways().is_none_or(|ways| ways.len() > 200) {
                continue;
            }
            let mut walked = BTreeSet::new();
            for from in rules.playable_fields() {
                walk_on(&rules, &position, from, &mut Vec::new(), &mut walked);
            }
            assert_eq!(walked, all, "{}", reference.fen());
            for &found in &all {
                let text = text(&rules, &position, found);
                assert_eq!(support::play(&rules, &position, &text), found, "{text} in {}", reference.fen());
            }
        }
    }
}

fn walk_on(
    rules: &Variant,
    position: &Position,
    from: Field,
    path: &mut Vec<Field>,
    walked: &mut BTreeSet<Move>,
) {
    let Some(walk) = rules.walk(position, from, path) else {
        assert!(path.is_empty(), "what may come next leads on");
        return;
    };
    assert_eq!(walk.next.is_empty(), walk.complete.is_some());
    if let Some(complete) = walk.complete {
        let first = rules.path(position, complete).expect("a legal move has a path");
        assert!(first <= *path, "{first:?} comes before {path:?}");
        walked.insert(complete);
    }
    for next in rules.fields(walk.next).collect::<Vec<_>>() {
        path.push(next);
        walk_on(rules, position, from, path, walked);
        path.pop();
    }
}

/// A dozen pieces on a grid and a king among them: some hundred thousand paths, still counted at once.
#[test]
fn many_paths_are_no_trouble() {
    let rules = Variant::new(Options { board: Board::Nine, ..Options::default() });
    let position = position(&rules, "W:WKA1:BB2,D2,F2,H2,B4,D4,F4,H4,B6,D6,F6,H6");
    let count = rules.count_moves(&position);
    assert_eq!(count as usize, rules.moves(&position).len());
    assert!(perft_raw(&rules, &position, 1) > u64::from(count));
}
