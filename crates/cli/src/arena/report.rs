//! The tables in which the arena ends.

use super::tournament::{Standing, Tournament};
use crate::columns::aligned;
use stolik_bots::arena::{Interval, Played, Tally};
use stolik_game::Message;
use stolik_text::Speaker;

/// What the games of every contest say.
pub fn table(tournament: &Tournament, played: &[Vec<Played>], speaker: &Speaker) -> String {
    let rows = if tournament.bots.len() == 2 {
        duel(tournament, played, speaker)
    } else {
        everybody(tournament, played, speaker)
    };
    let tally: Tally = played.iter().flatten().collect();
    let mut lines = aligned(&rows);
    if tally.broken_off > 0 {
        let message = Message::new("bots-arena-broken-off").with("count", i64::from(tally.broken_off));
        lines.push(speaker.say(&message));
    }
    lines.join("\n") + "\n"
}

/// A against B.
fn duel(tournament: &Tournament, played: &[Vec<Played>], speaker: &Speaker) -> Vec<Vec<String>> {
    let heads = [
        "bots-arena-bot",
        "bots-arena-games",
        "bots-arena-won",
        "bots-arena-shared",
        "bots-arena-lost",
        "bots-arena-share",
        "bots-arena-interval",
        "bots-arena-even",
        "bots-arena-thought",
    ];
    let tally: Tally = played.iter().flatten().collect();
    let standing = tournament.standing(0, |_| true, played);
    let sides = f64::from(tournament.sides);
    let mean = standing.as_ref().map(|standing| standing.share);
    let time = |bot| format!("{:.2}", tournament.millis_a_thought(bot, played));
    let a = vec![
        format!("A {}", tournament.bots[0]),
        tally.games.to_string(),
        tally.won.to_string(),
        tally.shared.to_string(),
        tally.lost().to_string(),
        mean.map_or_else(String::new, percent),
        standing.map_or_else(String::new, |standing| range(standing.interval)),
        percent(1.0 / sides),
        time(0),
    ];
    // What A did not get, the Bs did; with more sides there are several of them.
    let b = vec![
        format!("B {}", tournament.bots[1]),
        tally.games.to_string(),
        String::new(),
        String::new(),
        String::new(),
        mean.map_or_else(String::new, |mean| percent((1.0 - mean) / (sides - 1.0).max(1.0))),
        String::new(),
        percent(1.0 / sides),
        time(1),
    ];
    vec![heads.map(|key| speaker.text(key)).to_vec(), a, b]
}

/// Each against each: a row a bot, with its share against every other.
fn everybody(tournament: &Tournament, played: &[Vec<Played>], speaker: &Speaker) -> Vec<Vec<String>> {
    let bots = &tournament.bots;
    let heads = ["bots-arena-bot", "bots-arena-games", "bots-arena-share", "bots-arena-interval"];
    let mut head = heads.map(|key| speaker.text(key)).to_vec();
    let against = |bot: &stolik_bots::Bot| {
        speaker.say(&Message::new("bots-arena-against").with("bot", bot.to_string()))
    };
    head.extend(bots.iter().map(against));
    head.push(speaker.text("bots-arena-even"));
    head.push(speaker.text("bots-arena-thought"));
    let row = |bot: usize| {
        let mut row = vec![bots[bot].to_string()];
        row.extend(match tournament.standing(bot, |_| true, played) {
            Some(Standing { games, share, interval }) => [games.to_string(), percent(share), range(interval)],
            None => Default::default(),
        });
        row.extend((0..bots.len()).map(|other| {
            let against = tournament.standing(bot, |met| met == other, played);
            against.map_or_else(|| "·".to_owned(), |standing| percent(standing.share))
        }));
        row.push(percent(1.0 / f64::from(tournament.sides)));
        row.push(format!("{:.2}", tournament.millis_a_thought(bot, played)));
        row
    };
    std::iter::once(head).chain((0..bots.len()).map(row)).collect()
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn range(interval: Interval) -> String {
    format!("{}-{}", percent(interval.least), percent(interval.most))
}
