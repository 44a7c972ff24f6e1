//! PDN as records, and records as PDN.
//!
//! PDN knows nothing of Stolik's options but the board. Where a game was played with others, a header of our own says
//! so, `[StolikOptions "removal=immediate"]`, and reading heeds it; other programs pass it by.

use super::game_type::OTHER_BOARD;
use super::{PdnError, PdnGame, PdnResult, Tag, read_pdn, write_pdn};
use crate::colour::Colour;
use crate::game::Warcaby;
use crate::options::Options;
use crate::setup::Setup;
use stolik_game::record::{InputText, ResultText, by_turns};
use stolik_game::{
    Cause, Faults, Input, Notation, OptionFault, Options as _, Outcome, Record, RecordError, RecordProblem,
    Replay, Rules, Seat, TableEnd,
};

/// The header for options that PDN does not know.
const OPTIONS_TAG: &str = "StolikOptions";

/// The options that PDN tells of itself, by the type of the game, besides the usual ones.
const OTHER_BOARDS: [&str; 3] = ["board=9", "a1_dark=no", "board=9 a1_dark=no"];

/// Whether a text looks like PDN, not like a record: it begins with a header, a comment or the number of a move.
pub fn is_pdn(text: &str) -> bool {
    let text = unmarked(text).trim_start();
    text.starts_with(|c: char| c.is_ascii_digit() || "[{;%".contains(c))
}

/// The text without the mark that some editors put before it.
fn unmarked(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// A game of a PDN text as a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnRecord {
    /// The game, up to its end or up to what is wrong with it.
    pub record: Record,
    /// Who moves first.
    pub first: Colour,
    /// Where it is not a game of ours: PDN may go on where our rules have called a draw.
    pub problem: Option<RecordProblem>,
}

/// Why a PDN text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PdnStop {
    /// The text itself.
    Text(PdnError),
    /// The options in the header of our own.
    Options(Faults<OptionFault>),
}

impl PdnStop {
    /// Line and column, from 1; 0 if it concerns no line.
    pub fn place(&self) -> (usize, usize) {
        match self {
            PdnStop::Text(error) => (error.line, error.column),
            PdnStop::Options(_) => (0, 0),
        }
    }
}

/// All games of a PDN text as records, or why there are none.
pub fn pdn_records(text: &str) -> Result<Vec<PdnRecord>, PdnStop> {
    let text = unmarked(text);
    if let Some(options) = options_tag(text) {
        return read_with(text, options);
    }
    let mut read = read_with(text, "");
    for board in OTHER_BOARDS {
        match &read {
            // What is wrong with the board it is of says more than that it is not of the usual one.
            Err(PdnStop::Text(error)) if error.message.key == OTHER_BOARD => read = read_with(text, board),
            _ => break,
        }
    }
    read
}

fn read_with(text: &str, options: &str) -> Result<Vec<PdnRecord>, PdnStop> {
    let game = with_options(options)?;
    let games = read_pdn(text, game.rules()).map_err(PdnStop::Text)?;
    Ok(games.iter().map(|one| record(&game, one)).collect())
}

/// What the header of our own says, if there is one.
fn options_tag(text: &str) -> Option<&str> {
    let after = text.split_once(&format!("[{OPTIONS_TAG} \""))?.1;
    after.split_once('"').map(|(options, _)| options)
}

/// Warcaby with these options, written as in a record.
fn with_options(options: &str) -> Result<Warcaby, PdnStop> {
    let choices = options.split_whitespace().map(|option| option.split_once('=').unwrap_or((option, "")));
    Options::read(choices).and_then(Warcaby::new).map_err(PdnStop::Options)
}

/// One game as a record. PDN goes on where our rules may have called a draw: then the record ends there.
fn record(game: &Warcaby, pdn: &PdnGame) -> PdnRecord {
    let setup = Setup::of(game.rules(), &pdn.start);
    let is_usual = setup == game.setup_of(&game.start());
    let mut state = game.set_up(&setup).unwrap_or_else(|_| game.start());
    let mut problem = None;
    let mut played = Vec::new();
    for &action in &pdn.moves {
        let seat = game.actor(&state).seats().iter().next().unwrap_or(Seat(0));
        let text = game.action_text(&state, seat, &action);
        match game.play(&mut state, &Input::Act { seat, action }) {
            Ok(effect) => played.push((InputText::Act { seat, text }, effect)),
            Err(refused) => {
                problem = Some(RecordProblem::Refused { text, why: refused.into() });
                break;
            }
        }
    }
    let said = if problem.is_some() { PdnResult::Open } else { pdn.result };
    let by_rules = game.outcome(&state);
    let outcome = outcome(by_rules, said).unwrap_or_else(|found| {
        problem = Some(RecordProblem::WrongResult { found: found.to_string() });
        by_rules
    });
    let seats =
        ["White", "Black"].map(|tag| pdn.tag(tag).filter(|&name| name != "?").map_or_else(String::new, tidy));
    let others =
        pdn.tags.iter().filter(|tag| matches!(tag.name.as_str(), "Event" | "Date") && tag.value != "?");
    let record = Record {
        game: Warcaby::ID.to_owned(),
        rules: Warcaby::VERSION,
        options: game.options().pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        position: (!is_usual).then(|| game.setup_text(&setup)),
        seats: seats.to_vec(),
        dice: Some("none".to_owned()),
        result: outcome.as_ref().map(ResultText::of),
        others: others.map(|tag| (tag.name.to_lowercase(), tidy(&tag.value))).collect(),
        end: Some((played.len(), game.transposition_hash(&state))),
        turns: by_turns(played),
    };
    PdnRecord { record, first: pdn.start.turn(), problem }
}

/// A text that fits into one header line of a record.
fn tidy(text: &str) -> String {
    let kept: String =
        text.chars().filter(|c| !c.is_control() && !matches!(c, ';' | '{' | '}' | '#')).collect();
    kept.trim().chars().take(40).collect()
}

/// How the game ended: by the rules if they say so, else as the people said; `Err` with the rules' end if the two do
/// not agree.
fn outcome(by_rules: Option<Outcome>, said: PdnResult) -> Result<Option<Outcome>, ResultText> {
    let by_table = match said {
        PdnResult::Open => return Ok(by_rules),
        PdnResult::LightWon => Outcome::by_table(2, TableEnd::Resigned(Colour::Dark.side())),
        PdnResult::DarkWon => Outcome::by_table(2, TableEnd::Resigned(Colour::Light.side())),
        PdnResult::Drawn => Outcome::by_table(2, TableEnd::Agreed),
    };
    match by_rules {
        Some(end) if end.standings.sole_winner() != by_table.standings.sole_winner() => {
            Err(ResultText::of(&end))
        }
        end => Ok(Some(end.unwrap_or(by_table))),
    }
}

/// A record of Warcaby as PDN, or why it cannot be replayed as one.
pub fn pdn_of(record: &Record) -> Result<String, RecordError> {
    let replay = Replay::<Warcaby>::of(record)?;
    let game = &replay.game;
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push(Tag { name: name.to_owned(), value: value.to_owned() });
    for (name, seat) in ["White", "Black"].iter().zip(&record.seats) {
        if !seat.is_empty() {
            tag(name, seat);
        }
    }
    let others = game.options().pairs().into_iter().zip(Options::default().pairs());
    let others: Vec<String> = others
        .filter(|(own, usual)| own != usual)
        .map(|((name, value), _)| format!("{name}={value}"))
        .collect();
    if !others.is_empty() {
        tag(OPTIONS_TAG, &others.join(" "));
    }
    let moves = replay.inputs.iter().map(|&input| {
        let Input::Act { action, .. } = input;
        action
    });
    let pdn = PdnGame {
        tags,
        start: *replay.states[0].position(),
        moves: moves.collect(),
        result: result(replay.outcome.as_ref()),
    };
    Ok(write_pdn(&pdn, game.rules()))
}

fn result(outcome: Option<&Outcome>) -> PdnResult {
    let Some(outcome) = outcome.filter(|end| end.cause != Cause::Table(TableEnd::Aborted)) else {
        return PdnResult::Open;
    };
    match outcome.standings.sole_winner() {
        Some(side) if side == Colour::Light.side() => PdnResult::LightWon,
        Some(_) => PdnResult::DarkWon,
        None => PdnResult::Drawn,
    }
}
