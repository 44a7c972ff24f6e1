//! How fast search is: positions that alpha-beta looks at, and inputs that a tree search plays.

use criterion::{Criterion, Throughput, criterion_group};
use stolik_bots::speed::{Measured, search};
use stolik_catalog::Kind;

fn measure(criterion: &mut Criterion, name: &str, measured: Measured, nodes: u64) {
    let mut group = criterion.benchmark_group(format!("bots: {name}"));
    group.throughput(Throughput::Elements(nodes)).sample_size(10);
    for kind in [Kind::Warcaby, Kind::Multiwarcaby, Kind::BattleRoyale, Kind::MedhKuuLash] {
        let game = kind.usual();
        group.bench_function(kind.id(), |bencher| bencher.iter(|| search(&game, measured, nodes)));
    }
}

fn alpha_beta(criterion: &mut Criterion) {
    measure(criterion, "alpha-beta nodes", Measured::Nodes, 200_000);
}

fn trees(criterion: &mut Criterion) {
    measure(criterion, "simulated steps", Measured::Steps, 400_000);
}

criterion_group!(benches, alpha_beta, trees);
