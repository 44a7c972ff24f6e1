//! Reading PDN.

use super::scan::{Place, Scanner, Word, Wrong};
use super::{PdnError, PdnGame, PdnResult, Tag, game_type};
use crate::colour::Colour;
use crate::moves::Move;
use crate::notation::MoveText;
use crate::position::Position;
use crate::setup::Setup;
use crate::variant::Variant;
use stolik_game::{Article, Fault, Message, Refusal as _};

/// Some ten thousand games: more should come in several texts.
const MOST_BYTES: usize = 8 << 20;

/// The longest text of a move that an error repeats.
const MOST_QUOTED: usize = 40;

/// Reads all games of a text. The first fault ends the reading.
pub fn read_pdn(text: &str, rules: &Variant) -> Result<Vec<PdnGame>, PdnError> {
    let mut games = Vec::new();
    let read = read_games(text, rules, &mut games);
    read.map_err(|Wrong { place, message, articles }| {
        let (line, column) = place.line_and_column(text);
        PdnError { game: games.len() + 1, line, column, message, articles }
    })?;
    Ok(games)
}

fn read_games(text: &str, rules: &Variant, games: &mut Vec<PdnGame>) -> Result<(), Wrong> {
    let mut scanner = Scanner::new(text);
    if text.len() > MOST_BYTES {
        return Err(Place::START.wrong(Message::new("warcaby-pdn-long").with("most", MOST_BYTES)));
    }
    while let Some(game) = read_game(&mut scanner, rules)? {
        games.push(game);
    }
    let empty = || scanner.end().wrong(Message::new("warcaby-pdn-empty"));
    if games.is_empty() { Err(empty()) } else { Ok(()) }
}

/// Reads up to the end of one game; none if only blanks and comments are left.
fn read_game(scanner: &mut Scanner<'_>, rules: &Variant) -> Result<Option<PdnGame>, Wrong> {
    let cut = || Message::new("warcaby-pdn-cut");
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
                line.check_number(number, place)?;
                number_alone = Some(place);
            }
            Some((Word::Play(text), place)) => {
                if let Some(result) = PdnResult::parse(text) {
                    break Some((result, place));
                }
                line.play(text, place)?;
                number_alone = None;
            }
            Some((Word::Tag { .. }, place)) => return Err(place.wrong(cut())),
            None if number_alone.is_some() => {
                return Err(scanner.end().wrong(Message::new("warcaby-pdn-move-missing")));
            }
            // A bare list of moves may just end; with headers, the end mark shows that nothing is cut.
            None if has_headers => return Err(scanner.end().wrong(cut())),
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
    fn add(&mut self, name: &str, value: String, place: Place, rules: &Variant) -> Result<(), Wrong> {
        let said = |key, text: &str| place.wrong(Message::new(key).with("text", text));
        if self.names.iter().any(|known| known == name) {
            return Err(said("warcaby-pdn-tag-twice", name));
        }
        self.names.push(name.to_owned());
        self.setup_place = Some(place);
        match name {
            "Result" => {
                let result = PdnResult::parse(&value).ok_or_else(|| said("warcaby-pdn-result", &value))?;
                self.result = Some(result);
            }
            "GameType" => game_type::check(&value, rules).map_err(|message| place.wrong(message))?,
            "SetUp" => self.is_set_up = value == "1",
            "FEN" => self.fen = Some((value, place)),
            _ => self.tags.push(Tag { name: name.to_owned(), value }),
        }
        Ok(())
    }

    fn start(&self, rules: &Variant) -> Result<Position, Wrong> {
        match (&self.fen, self.setup_place) {
            (Some((fen, place)), _) => {
                let setup = Setup::from_fen(fen, rules).map_err(|error| place.wrong(error.message))?;
                setup.validate(rules).map_err(|faults| {
                    let articles = faults.iter().filter_map(Fault::article).collect();
                    let faults: Vec<Message> = faults.iter().map(Fault::message).collect();
                    let message = Message::new("record-position").with("faults", faults);
                    Wrong { articles, ..place.wrong(message) }
                })
            }
            (None, Some(place)) if self.is_set_up => {
                Err(place.wrong(Message::new("warcaby-pdn-fen-missing")))
            }
            _ => Ok(Position::start(rules)),
        }
    }

    /// The result, told by a header, by the end of the game or by both. A star only ends the game.
    fn result(&self, said: Option<(PdnResult, Place)>) -> Result<PdnResult, Wrong> {
        match (self.result, said) {
            (Some(header), None | Some((PdnResult::Open, _))) => Ok(header),
            (Some(header), Some((end, place))) if header != end && header != PdnResult::Open => {
                Err(place.wrong(Message::new("warcaby-pdn-results-differ")))
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
    fn check_number(&mut self, found: u32, place: Place) -> Result<(), Wrong> {
        if self.moves.is_empty() {
            self.number = found;
        }
        let expected = self.number;
        if found == expected {
            return Ok(());
        }
        let message = Message::new("warcaby-pdn-number").with("expected", i64::from(expected));
        Err(place.wrong(message.with("found", i64::from(found))))
    }

    fn play(&mut self, text: &str, place: Place) -> Result<(), Wrong> {
        let wrong = |why: Message, article: Option<Article>| {
            let quoted: String = text.chars().take(MOST_QUOTED).collect();
            let message = Message::new("warcaby-pdn-move").with("number", i64::from(self.number));
            let message = message.with("text", quoted).with("why", why);
            Wrong { articles: article.into_iter().collect(), ..place.wrong(message) }
        };
        let parsed = MoveText::read(text, self.rules).map_err(|why| wrong(why.message, None))?;
        let legal = self.rules.resolve(&self.position, &parsed);
        let legal = legal.map_err(|why| wrong(why.message(), Some(why.article())))?;
        if self.position.turn() == Colour::Dark {
            self.number = self.number.saturating_add(1);
        }
        self.position = self.position.after(self.rules, legal);
        self.moves.push(legal);
        Ok(())
    }
}
