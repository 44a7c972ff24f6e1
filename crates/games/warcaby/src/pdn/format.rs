//! PDN as the format of Warcaby's records.

use super::record::{PdnRecord, PdnStop, is_pdn, pdn_of, pdn_records};
use crate::colour::Colour;
use crate::game::Warcaby;
use stolik_game::{Format, Import, ImportStop, Imported, Portable};

impl Portable for Warcaby {
    const FORMAT: Format = Format { name: "pdn", looks_like: is_pdn, read, write: pdn_of };
}

/// All games of a PDN text, as far as it can be read.
fn read(text: &str) -> Import {
    // Without the mark that some editors put before it.
    let text = text.trim_start_matches('\u{feff}');
    match pdn_records(text) {
        Ok(games) => Import { games: imported(games), stop: None },
        Err(stop) => {
            // What stands before the trouble is read again, as if the game had been left there.
            let (line, column) = stop.place();
            let cut = format!("{}\n*", before(text, line, column));
            let mut games = pdn_records(&cut).unwrap_or_default();
            games.retain(|game| !game.record.turns.is_empty());
            Import { games: imported(games), stop: Some(stop.into()) }
        }
    }
}

fn imported(games: Vec<PdnRecord>) -> Vec<Imported> {
    let each = games.into_iter().map(|PdnRecord { record, first, problem }| {
        let played: usize = record.turns.iter().map(|turn| turn.inputs.len()).sum();
        let half_moves = played + usize::from(first == Colour::Dark);
        Imported { record, problem, next: half_moves / 2 + 1 }
    });
    each.collect()
}

impl From<PdnStop> for ImportStop {
    fn from(stop: PdnStop) -> ImportStop {
        match stop {
            PdnStop::Text(error) => {
                ImportStop::Text { line: error.line, message: error.message, articles: error.articles }
            }
            PdnStop::Options(faults) => ImportStop::Options(faults.into_iter().map(Into::into).collect()),
        }
    }
}

/// The text before a line and a column, both from 1.
fn before(text: &str, line: usize, column: usize) -> String {
    let lines = text.lines().take(line.saturating_sub(1));
    let last = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let last: String = last.chars().take(column.saturating_sub(1)).collect();
    lines.chain([last.as_str()]).collect::<Vec<_>>().join("\n")
}
