//! How fast a record is opened and gone through: `cargo run --release --example scrub -- RECORD...`

use std::time::Instant;
use stolik_game::{Entropy, Pinned};
use stolik_study::{Eyes, open};

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("{path}: cannot be read");
            continue;
        };
        let begun = Instant::now();
        let Ok(opened) = open(&text) else {
            println!("{path}: cannot be opened");
            continue;
        };
        let opening = begun.elapsed();
        let mut study = opened.study;
        let line = study.line();
        let mut entropy = Pinned::from_seed(1);
        let (mut going, mut showing) = (Vec::new(), Vec::new());
        for _ in 0..200 {
            let to = line[entropy.index(line.len())];
            let begun = Instant::now();
            study.go(to);
            going.push(begun.elapsed());
            let begun = Instant::now();
            let scene = Eyes::All.scene(study.position());
            showing.push(begun.elapsed());
            std::hint::black_box(scene);
        }
        going.sort_unstable();
        showing.sort_unstable();
        println!(
            "{path}: {} inputs opened in {opening:?}; a leap takes {:?} at the median and {:?} at the 95th percentile, a scene {:?} and {:?}",
            line.len() - 1,
            going[100],
            going[190],
            showing[100],
            showing[190]
        );
    }
}
