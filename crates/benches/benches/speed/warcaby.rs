//! How fast the rules are: lines of play, generation and whole random games.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group};
use stolik_warcaby::{Board, Options, Position, Setup, State, Variant, perft};

/// A middle game, kings on an open board, and a king that takes eight pieces.
const POSITIONS: [(&str, &str); 3] = [
    ("middle game", "W:WC1,E1,B2,F2,A3,E3,D4,H4:BB6,D6,H6,A7,E7,G7,D8,F8"),
    ("kings", "W:WKB2,KD4,KG1:BKA7,KE7,KH4"),
    ("long capture", "W:WKG1,A1:BB2,B4,B6,D6,F6,D4,F2,KH8"),
];

fn lines_of_play(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("warcaby: perft");
    group.sample_size(10);
    for (name, board, depth) in [("64 fields", Board::Eight, 9), ("81 fields", Board::Nine, 8)] {
        let rules = Variant::new(Options { board, ..Options::default() });
        let start = Position::start(&rules);
        group.throughput(Throughput::Elements(perft(&rules, &start, depth)));
        group.bench_function(format!("{name}, depth {depth}"), |bencher| {
            bencher.iter(|| perft(&rules, black_box(&start), depth));
        });
    }
}

fn generation(criterion: &mut Criterion) {
    let rules = Variant::default();
    let mut group = criterion.benchmark_group("warcaby: generation");
    for (name, fen) in POSITIONS {
        let setup = Setup::from_fen(fen, &rules).expect("a position");
        let position = setup.validate(&rules).expect("a possible position");
        group.bench_function(format!("count, {name}"), |bencher| {
            bencher.iter(|| rules.count_moves(black_box(&position)));
        });
        group.bench_function(format!("each move, {name}"), |bencher| {
            bencher.iter(|| rules.each_move(black_box(&position), |found| _ = black_box(found)));
        });
    }
}

fn random_games(criterion: &mut Criterion) {
    let rules = Variant::default();
    let start = Position::start(&rules);
    let mut state = State::new(start);
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut group = criterion.benchmark_group("warcaby: random games");
    group.throughput(Throughput::Elements(1));
    group.bench_function("64 fields", |bencher| {
        bencher.iter(|| {
            state.restart(start);
            state.play_out(&rules, |n| {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                (((random >> 32) * u64::from(n)) >> 32) as u32
            })
        });
    });
}

criterion_group!(benches, lines_of_play, generation, random_games);
