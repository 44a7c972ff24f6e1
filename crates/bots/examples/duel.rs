use std::collections::BTreeSet;
use std::time::Instant;
use stolik_bots::Bot;
use stolik_bots::arena::{Contest, Tally};
use stolik_catalog::Kind;
/// duel GAME OPTIONS A B GAMES [OPENING] [SEED]
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let kind = Kind::named(&a[1]).unwrap();
    let options: Vec<(&str, &str)> = a[2].split(',').filter_map(|p| p.split_once('=')).collect();
    let contest = Contest {
        game: kind.with_options(options).unwrap(),
        bots: [Bot::named(&a[3]).unwrap(), Bot::named(&a[4]).unwrap()],
        games: a[5].parse().unwrap(),
        opening: a.get(6).map_or(0, |n| n.parse().unwrap()),
        seed: a.get(7).map_or(1, |n| n.parse().unwrap()),
    };
    let begun = Instant::now();
    let clock = || begun.elapsed().as_micros() as u64;
    let mut tally = Tally::default();
    contest.run(1, &BTreeSet::new(), &clock, |p| tally.add(&p)).unwrap();
    let i = tally.interval();
    println!(
        "{} {} {} vs {}: {:.1}% [{:.1}-{:.1}] +{} ={} -{} of {}, inputs {:.0}, ms/thought {:.2} {:.2}, {:.1}s broken {}",
        a[1],
        a[2],
        a[3],
        a[4],
        100.0 * tally.mean(),
        100.0 * i.least,
        100.0 * i.most,
        tally.won,
        tally.shared,
        tally.lost(),
        tally.games,
        tally.inputs as f64 / tally.games as f64,
        tally.millis_a_thought(0),
        tally.millis_a_thought(1),
        begun.elapsed().as_secs_f64(),
        tally.broken_off
    );
}
