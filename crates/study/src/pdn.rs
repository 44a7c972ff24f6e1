//! PDN as somebody pastes it: what can be read of it. The format itself stands with its game.

use stolik_game::{Message, Record};
use stolik_warcaby::{PdnRecord, pdn_records};

/// What is wrong with a PDN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnTrouble {
    /// The line, from 1; 0 if it concerns no line.
    pub line: usize,
    /// What is wrong and what would be right.
    pub message: Message,
}

/// Games of a PDN text, up to its end or up to the first thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnReading {
    /// The games as records; the last one may be cut.
    pub records: Vec<Record>,
    /// What is wrong, if anything is.
    pub trouble: Option<PdnTrouble>,
}

/// All games of a PDN text, as far as it can be read.
pub fn read_pdn(text: &str) -> PdnReading {
    // Without the mark that some editors put before it.
    let text = text.trim_start_matches('\u{feff}');
    match pdn_records(text) {
        Ok(games) => settled(games, None),
        Err(stop) => {
            // What stands before the trouble is read again, as if the game had been left there.
            let (line, column) = stop.place();
            let cut = format!("{}\n*", before(text, line, column));
            let mut games = pdn_records(&cut).unwrap_or_default();
            games.retain(|game| !game.record.turns.is_empty());
            settled(games, Some(PdnTrouble { line, message: stop.message() }))
        }
    }
}

/// Records up to the first with a problem of its own.
fn settled(games: Vec<PdnRecord>, trouble: Option<PdnTrouble>) -> PdnReading {
    let mut records = Vec::new();
    for PdnRecord { record, problem, .. } in games {
        records.push(record);
        if let Some(problem) = problem {
            let trouble = PdnTrouble { line: 0, message: problem.message() };
            return PdnReading { records, trouble: Some(trouble) };
        }
    }
    PdnReading { records, trouble }
}

/// The text before a line and a column, both from 1.
fn before(text: &str, line: usize, column: usize) -> String {
    let lines = text.lines().take(line.saturating_sub(1));
    let last = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let last: String = last.chars().take(column.saturating_sub(1)).collect();
    lines.chain([last.as_str()]).collect::<Vec<_>>().join("\n")
}
