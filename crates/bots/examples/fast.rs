use std::time::Instant;
use stolik_bots::speed::{Measured, search};
use stolik_catalog::Kind;
fn main() {
    let nodes: u64 = std::env::args().nth(1).map_or(4_000_000, |n| n.parse().unwrap());
    let only = std::env::args().nth(2);
    for &kind in Kind::ALL {
        if only.as_deref().is_some_and(|id| id != kind.id()) {
            continue;
        }
        for m in [Measured::Nodes, Measured::Steps] {
            let t = Instant::now();
            let n = search(&kind.usual(), m, nodes);
            println!("{} {m:?} {n} {:.0}/s", kind.id(), n as f64 / t.elapsed().as_secs_f64());
        }
    }
}
