//! The figures as a table.

use super::measure::Figures;
use crate::columns::aligned;
use crate::numbers::grouped;
use serde_json::{Value as Json, json};
use stolik_game::Message;
use stolik_text::Speaker;

/// One row a game, for people.
pub fn plain(figures: &[Figures], speaker: &Speaker) -> Vec<String> {
    aligned(&rows(figures, speaker))
}

/// The same for a page in Markdown.
pub fn markdown(figures: &[Figures], speaker: &Speaker) -> Vec<String> {
    let row = |cells: &Vec<String>| format!("| {} |", cells.join(" | "));
    let mut lines: Vec<String> =
        std::iter::once(String::new()).chain(rows(figures, speaker).iter().map(row)).collect();
    lines.insert(2, format!("|---|{}", "---:|".repeat(5)));
    lines
}

/// The same for programs, in numbers a second.
pub fn json(processor: &str, seconds: u64, figures: &[Figures]) -> Json {
    let games = figures.iter().map(|figures| {
        json!({
            "game": figures.kind.id(),
            "games": whole(figures.games),
            "inputs": whole(figures.inputs),
            "perft": whole(figures.perft),
            "perft_depth": figures.depth,
            "search_nodes": figures.nodes.map(whole),
            "simulated_steps": figures.steps.map(whole),
        })
    });
    json!({
        "processor": processor,
        "optimised": !cfg!(debug_assertions),
        "seconds": seconds,
        "games": games.collect::<Json>(),
    })
}

fn rows(figures: &[Figures], speaker: &Speaker) -> Vec<Vec<String>> {
    let heads = [
        "cli-column-game",
        "cli-bench-games",
        "cli-bench-inputs",
        "cli-bench-perft",
        "cli-bench-nodes",
        "cli-bench-steps",
    ];
    let head = heads.map(|key| speaker.text(key)).to_vec();
    let row = |figures: &Figures| {
        let depth = Message::new("cli-bench-depth").with("depth", i64::from(figures.depth));
        vec![
            speaker.text(&format!("{}-benched", figures.kind.id())),
            rate(figures.games),
            rate(figures.inputs),
            format!("{} ({})", rate(figures.perft), speaker.say(&depth)),
            figures.nodes.map_or_else(|| "-".to_owned(), rate),
            figures.steps.map_or_else(|| "-".to_owned(), rate),
        ]
    };
    std::iter::once(head).chain(figures.iter().map(row)).collect()
}

/// A rate with three digits that count: more would pretend that two runs agree.
fn rate(rate: f64) -> String {
    let digits = rate.max(1.0).log10().floor();
    let unit = 10_f64.powf((digits - 2.0).max(0.0));
    grouped(whole((rate / unit).round() * unit))
}

/// A rate as a whole number.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a rate is a small positive number"
)]
fn whole(rate: f64) -> u64 {
    rate.round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_text::Language;

    fn figures() -> Vec<Figures> {
        vec![
            Figures {
                kind: Kind::Warcaby,
                games: 318_472.0,
                inputs: 15_449_999.0,
                perft: 212_345_678.0,
                depth: 10,
                nodes: Some(4_200_000.4),
                steps: Some(2_000_000.0),
            },
            Figures {
                kind: Kind::Wojna,
                games: 0.4,
                inputs: 999.6,
                perft: 1_236.0,
                depth: 2,
                nodes: None,
                steps: None,
            },
        ]
    }

    #[test]
    fn three_digits_count() {
        assert_eq!(
            [0.0, 7.4, 999.6, 1_236.0, 15_449_999.0].map(rate),
            ["0", "7", "1 000", "1 240", "15 400 000"]
        );
    }

    #[test]
    fn a_page_gets_a_table_it_can_show() {
        let lines = markdown(&figures(), &Speaker::new(Language::English));
        assert_eq!(lines.len(), 5, "an empty line, the head, its rule, and two games: {lines:#?}");
        assert_eq!(lines[2], "|---|---:|---:|---:|---:|---:|");
        assert_eq!(
            lines[3],
            "| Warcaby 8x8 | 318 000 | 15 400 000 | 212 000 000 (depth 10) | 4 200 000 | 2 000 000 |"
        );
        let columns = |line: &str| line.matches('|').count();
        assert!(lines[1..].iter().all(|line| columns(line) == 7), "{lines:#?}");
    }

    #[test]
    fn programs_get_numbers_and_nothing_where_nothing_was_measured() {
        let json = json("a processor", 3, &figures());
        assert_eq!(json["games"][0]["search_nodes"], 4_200_000);
        assert_eq!(json["games"][1]["simulated_steps"], Json::Null);
        assert_eq!((&json["processor"], &json["seconds"]), (&Json::from("a processor"), &Json::from(3)));
    }
}
