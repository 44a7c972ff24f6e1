//! How fast maps are read, checked and made.

use criterion::{Criterion, criterion_group};
use std::hint::black_box;
use stolik_wojna::{Map, Share, Size};

fn reading(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("wojna: map, read and checked");
    let large = Map::generate(Size { width: 64, height: 64 }, Share::USUAL_WATER, Share::USUAL_ROCK, 1);
    for (name, map) in [("przelecz", Map::named("przelecz")), ("64x64", large.ok())] {
        let text = map.expect("a map").to_string();
        group.bench_function(name, |bencher| bencher.iter(|| Map::parse(black_box(&text))));
    }
    // As many castle places as there can be without two that are 16 apart, and too much rock for a barracks elsewhere.
    let square = format!("64x64{}{}", "/14G50R".repeat(10), "/64R".repeat(54));
    group.bench_function("64x64 without a pair", |bencher| bencher.iter(|| Map::parse(black_box(&square))));
    let long = "G".repeat(8 << 20);
    group.bench_function("8 MB", |bencher| bencher.iter(|| Map::parse(black_box(&long))));
}

fn generation(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("wojna: map, generated");
    for (width, height, water, rock) in [(32, 24, 12, 6), (32, 24, 30, 30), (64, 64, 12, 6), (64, 64, 50, 10)]
    {
        let (water, rock) = (Share::hundredths(water), Share::hundredths(rock));
        let mut seed = 0;
        group.bench_function(format!("{width}x{height}, {water} and {rock}"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                Map::generate(Size { width, height }, water, rock, seed)
            });
        });
    }
}

criterion_group!(benches, reading, generation);
