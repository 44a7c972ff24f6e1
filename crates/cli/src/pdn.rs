//! PDN of Warcaby: read as records, and written from them.
//!
//! PDN knows nothing of Stolik's options but the board. Where a game was played with others, a header of our own says
//! so, `[StolikOptions "removal=immediate"]`, and reading heeds it; other programs pass it by.

use crate::choose;
use crate::explain;
use crate::failure::Failure;
use crate::source::Written;
use stolik_catalog::Kind;
use stolik_game::record::{InputText, ResultText, by_turns};
use stolik_game::{
    Article, Cause, Fault, Input, Message, Notation, Options as _, Outcome, Record, RecordError,
    RecordProblem, Refusal, Replay, Rules, Seat, Side, TableEnd,
};
use stolik_table::Seating;
use stolik_text::Speaker;
use stolik_warcaby::{
    Colour, GameTypeFault, Options, PdnError, PdnFault, PdnGame, PdnResult, Setup, Tag, Warcaby, read_pdn,
    write_pdn,
};

/// The header for options that PDN does not know.
const OPTIONS_TAG: &str = "StolikOptions";

/// The options that PDN tells of itself, by the type of the game: the usual board first.
const BOARDS: [&str; 4] = ["", "board=9", "a1_dark=no", "board=9 a1_dark=no"];

/// Whether a text looks like PDN, not like a record: it begins with a header, a comment or the number of a move.
pub fn is_pdn(text: &str) -> bool {
    let text = unmarked(text).trim_start();
    text.starts_with(|c: char| c.is_ascii_digit() || "[{;%".contains(c))
}

/// The text without the mark that some editors put before it.
fn unmarked(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// All games of a PDN text.
pub fn read(speaker: &Speaker, name: &str, text: &str) -> Result<Vec<Written>, Failure> {
    let text = unmarked(text);
    let speaker = choose::knowing(speaker, &Kind::Warcaby.usual());
    let options = match options_tag(text) {
        Some(options) => vec![options],
        None => BOARDS.to_vec(),
    };
    let mut wrong = Vec::new();
    for options in options {
        let game = with_options(&speaker, name, options)?;
        match read_pdn(text, game.rules()) {
            Ok(games) => {
                let several = games.len() > 1;
                let names =
                    (1..).map(|number| if several { format!("{name} ({number})") } else { name.to_owned() });
                let written = games.iter().zip(names).map(|(one, name)| {
                    let record = record(&speaker, &name, &game, one)?;
                    Ok(Written::converted(record, name))
                });
                return written.collect();
            }
            Err(error) => {
                let other_board = error.fault == PdnFault::GameType(GameTypeFault::OtherBoard);
                wrong.push(error);
                if !other_board {
                    break;
                }
            }
        }
    }
    // What is wrong with the board it is of says more than that it is not of the usual one.
    let sentences = wrong.last().map(|error| sentence(&speaker, name, error));
    Err(Failure::Bad(sentences.into_iter().collect()))
}

fn sentence(speaker: &Speaker, name: &str, error: &PdnError) -> String {
    let articles: Vec<Article> = match &error.fault {
        PdnFault::IllegalMove { why, .. } => vec![why.article()],
        PdnFault::BadSetup(faults) => faults.iter().filter_map(Fault::article).collect(),
        _ => Vec::new(),
    };
    let sentence = explain::cited(speaker, Kind::Warcaby, &error.message(), articles);
    format!("{name}:{}: {sentence}", error.line)
}

/// What the header of our own says, if there is one.
fn options_tag(text: &str) -> Option<&str> {
    let after = text.split_once(&format!("[{OPTIONS_TAG} \""))?.1;
    after.split_once('"').map(|(options, _)| options)
}

/// Warcaby with these options, written as in a record.
fn with_options(speaker: &Speaker, name: &str, options: &str) -> Result<Warcaby, Failure> {
    let choices = options.split_whitespace().map(|option| option.split_once('=').unwrap_or((option, "")));
    Options::read(choices).and_then(Warcaby::new).map_err(|faults| {
        let faults = faults.into_iter().map(|fault| explain::fault(speaker, Kind::Warcaby, &fault.into()));
        Failure::Bad(faults.map(|fault| format!("{name}: {fault}")).collect())
    })
}

/// One game as a record. PDN goes on where our rules may have called a draw: then it is not a game of ours.
fn record(speaker: &Speaker, name: &str, game: &Warcaby, pdn: &PdnGame) -> Result<Record, Failure> {
    let setup = Setup::of(game.rules(), &pdn.start);
    let is_usual = setup == game.setup_of(&game.start());
    let mut state = game.set_up(&setup).unwrap_or_else(|_| game.start());
    let mut played = Vec::new();
    for &action in &pdn.moves {
        let seat = game.actor(&state).seats().iter().next().unwrap_or(Seat(0));
        let text = game.action_text(&state, seat, &action);
        let effect = game.play(&mut state, &Input::Act { seat, action }).map_err(|refused| {
            let why = explain::refusal(speaker, Kind::Warcaby, &refused.into());
            let half_moves = played.len() + usize::from(pdn.start.turn() == Colour::Dark);
            let message = Message::new("cli-pdn-refused")
                .with("number", half_moves / 2 + 1)
                .with("text", text.as_str())
                .with("why", why);
            Failure::bad(format!("{name}: {}", speaker.say(&message)))
        })?;
        played.push((InputText::Act { seat, text }, effect));
    }
    let outcome = outcome(game.outcome(&state), pdn.result).map_err(|found| {
        let problem = RecordProblem::WrongResult { found: found.to_string() };
        let error = RecordError { line: 0, problem: Box::new(problem) };
        Failure::bad(explain::record(speaker, Some(Kind::Warcaby), name, &error))
    })?;
    let seats = ["White", "Black"].map(|tag| pdn.tag(tag).filter(|&name| name != "?").unwrap_or_default());
    Ok(Record {
        game: Warcaby::ID.to_owned(),
        rules: Warcaby::VERSION,
        options: game.options().pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        position: (!is_usual).then(|| game.setup_text(&setup)),
        seats: Seating::persons(seats).names(),
        dice: Some("none".to_owned()),
        result: outcome.as_ref().map(ResultText::of),
        others: Vec::new(),
        end: Some((played.len(), game.transposition_hash(&state))),
        turns: by_turns(played),
    })
}

/// How the game ended: by the rules if they say so, else as the people said; `Err` with the rules' end if the two do
/// not agree.
fn outcome(by_rules: Option<Outcome>, said: PdnResult) -> Result<Option<Outcome>, ResultText> {
    let (light, dark) = (Side(0), Side(1));
    let by_table = match said {
        PdnResult::Open => return Ok(by_rules),
        PdnResult::LightWon => Outcome::by_table(2, TableEnd::Resigned(dark)),
        PdnResult::DarkWon => Outcome::by_table(2, TableEnd::Resigned(light)),
        PdnResult::Drawn => Outcome::by_table(2, TableEnd::Agreed),
    };
    match by_rules {
        Some(end) if end.standings.sole_winner() != by_table.standings.sole_winner() => {
            Err(ResultText::of(&end))
        }
        end => Ok(Some(end.unwrap_or(by_table))),
    }
}

/// A record of Warcaby as PDN.
pub fn write(speaker: &Speaker, written: &Written) -> Result<String, Failure> {
    let Written { record, name, .. } = written;
    if record.game != Warcaby::ID {
        let message = Message::new("cli-pdn-other-game").with("game", record.game.as_str());
        return Err(Failure::bad(format!("{name}: {}", speaker.say(&message))));
    }
    let replay =
        Replay::<Warcaby>::of(record).map_err(|error| Failure::bad(written.problem(speaker, &error)))?;
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
    let moves = replay.inputs.iter().filter_map(|input| match input {
        Input::Act { action, .. } => Some(*action),
        Input::Chance(_) | Input::Time { .. } => None,
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
        Some(Side(0)) => PdnResult::LightWon,
        Some(_) => PdnResult::DarkWon,
        None => PdnResult::Drawn,
    }
}
