//! Reading PDN.

use super::error::{PdnError, PdnFault};
use super::scan::{Place, Scanner, Word};
use super::{PdnGame, PdnResult, Tag, game_type};
use crate::colour::Colour;
use crate::moves::Move;
use crate::notation::MoveText;
use crate::position::Position;
use crate::setup::Setup;
use crate::variant::Variant;

/// Some ten thousand games: more should come in several texts.
const MOST_BYTES: usize = 8 << 20;

/// The longest text of a move that an error repeats.
const MOST_QUOTED: usize = 40;

/// Reads all games of a text. The first fault ends the reading.
pub fn read_pdn(text: &str, rules: &Variant) -> Result<Vec<PdnGame>, PdnError> {
    if text.len() > MOST_BYTES {
        return Err(PdnError { game: 1, line: 1, column: 1, fault: PdnFault::TooLong(MOST_BYTES) });
    }
    let mut scanner = Scanner::new(text);
    let mut games = Vec::new();
    let read = (|| {
        while let Some(game) = read_game(&mut scanner, rules)? {
            games.push(game);
        }
        if games.is_empty() { Err((PdnFault::Empty, scanner.end())) } else { Ok(()) }
    })();
    match read {
        Ok(()) => Ok(games),
        Err((fault, place)) => {
            let (line, column) = place.line_and_column(text);
            Err(PdnError { game: games.len() + 1, line, column, fault })
        }
    }
}

type Faulty = (PdnFault, Place);

/// Reads up to the end of one game; none if only blanks and comments are left.
fn read_game(scanner: &mut Scanner<'_>, rules: &Variant) -> Result<Option<PdnGame>, Faulty> {
    let mut headers = Headers::default();
    let mut word = scanner.next()?;
    while let Some((Word::Tag { name, value }, place)) = word {
        headers.add(name, value, place, rules)?;
        word = scanner.next()?;
    }
    let has_headers = headers.setup_place.is_some();
    if word.is_none() && !has_headers {
        return Ok(None);
    }
    let start = headers.start(rules)?;
    let mut line = Line { rules, position: start, moves: Vec::new(), number: 1 };
    let mut number_alone = None;
    let said = loop {
        match word {
            Some((Word::Star, place)) => break Some((PdnResult::Open, place)),
            Some((Word::Number(number), place)) => {
                line.check_number(number).map_err(|fault| (fault, place))?;
                number_alone = Some(place);
            }
            Some((Word::Play(text), place)) => {
                if let Some(result) = PdnResult::parse(text) {
                    break Some((result, place));
                }
                line.play(text).map_err(|fault| (fault, place))?;
                number_alone = None;
            }
            Some((Word::Tag { .. }, place)) => return Err((PdnFault::ResultMissing, place)),
            None if number_alone.is_some() => return Err((PdnFault::MoveMissing, scanner.end())),
            // A bare list of moves may just end; with headers, the end mark shows that nothing is cut.
            None if has_headers => return Err((PdnFault::ResultMissing, scanner.end())),
            None => break None,
        }
        word = scanner.next()?;
    };
    let result = headers.result(said)?;
    Ok(Some(PdnGame { tags: headers.tags, start, moves: line.moves, result }))
}

/// The headers of a game. Those that tell what the game itself tells are not kept.
#[derive(Default)]
struct Headers {
    tags: Vec<Tag>,
    fen: Option<(String, Place)>,
    result: Option<PdnResult>,
    is_set_up: bool,
    names: Vec<String>,
    /// Where the last header stands.
    setup_place: Option<Place>,
}

impl Headers {
    fn add(&mut self, name: &str, value: String, place: Place, rules: &Variant) -> Result<(), Faulty> {
        if self.names.iter().any(|known| known == name) {
            return Err((PdnFault::TagTwice(name.to_owned()), place));
        }
        self.names.push(name.to_owned());
        self.setup_place = Some(place);
        match name {
            "Result" => {
                let result = PdnResult::parse(&value).ok_or((PdnFault::BadResult(value), place))?;
                self.result = Some(result);
            }
            "GameType" => {
                game_type::check(&value, rules).map_err(|fault| (PdnFault::GameType(fault), place))?;
            }
            "SetUp" => self.is_set_up = value == "1",
            "FEN" => self.fen = Some((value, place)),
            _ => self.tags.push(Tag { name: name.to_owned(), value }),
        }
        Ok(())
    }

    fn start(&self, rules: &Variant) -> Result<Position, Faulty> {
        match (&self.fen, self.setup_place) {
            (Some((fen, place)), _) => {
                let setup = Setup::from_fen(fen, rules).map_err(|error| (PdnFault::BadFen(error), *place))?;
                setup.validate(rules).map_err(|faults| (PdnFault::BadSetup(faults), *place))
            }
            (None, Some(place)) if self.is_set_up => Err((PdnFault::FenMissing, place)),
            _ => Ok(Position::start(rules)),
        }
    }

    /// The result, told by a header, by the end of the game or by both. A star only ends the game.
    fn result(&self, said: Option<(PdnResult, Place)>) -> Result<PdnResult, Faulty> {
        match (self.result, said) {
            (Some(header), None | Some((PdnResult::Open, _))) => Ok(header),
            (Some(header), Some((end, place))) if header != end && header != PdnResult::Open => {
                Err((PdnFault::ResultsDiffer, place))
            }
            (_, Some((end, _))) => Ok(end),
            (None, None) => Ok(PdnResult::Open),
        }
    }
}

/// The moves so far.
struct Line<'a> {
    rules: &'a Variant,
    position: Position,
    moves: Vec<Move>,
    /// The number of the next move.
    number: u32,
}

impl Line<'_> {
    /// The first number may be any; then they must follow one another.
    fn check_number(&mut self, found: u32) -> Result<(), PdnFault> {
        if self.moves.is_empty() {
            self.number = found;
        }
        let expected = self.number;
        if found == expected { Ok(()) } else { Err(PdnFault::WrongNumber { expected, found }) }
    }

    fn play(&mut self, text: &str) -> Result<(), PdnFault> {
        let (number, turn) = (self.number, self.position.turn());
        let quoted = || text.chars().take(MOST_QUOTED).collect();
        let parsed = MoveText::read(text, self.rules);
        let parsed = parsed.map_err(|why| PdnFault::BadMove { number, turn, text: quoted(), why })?;
        let legal = self.rules.resolve(&self.position, &parsed);
        let legal = legal.map_err(|why| PdnFault::IllegalMove { number, turn, text: quoted(), why })?;
        self.position = self.position.after(self.rules, legal);
        self.moves.push(legal);
        if turn == Colour::Dark {
            self.number = self.number.saturating_add(1);
        }
        Ok(())
    }
}
