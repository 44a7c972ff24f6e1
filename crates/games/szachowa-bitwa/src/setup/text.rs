//! Setups as text and as plain data: both are words with values, written and read in one place.

use crate::request::{army_of, cards_of, read_column};
use crate::{
    Auction, CardValue, Cards, Colour, Field, GoingOn, Kind, Setup, Shown, SideSetup, SzachowaBitwa,
    Training, Use, WaitingFight,
};
use stolik_game::{Message, Millis, ParseError, Value, ValueError};

/// The longest text of a position.
const LONGEST: usize = 4000;

/// A word with a value: `points` and `3`, `P` and `A5,B5`; `removed` has none.
type Word = (String, String);

/// Something wrong with a word, and the message that says what.
type Wrong = &'static str;

/// The names of a position as plain data.
const NAMES: [&str; 4] = ["going_on", "whole", "white", "black"];

/// The words of the whole.
const WHOLE_WORDS: [&str; 10] =
    ["declared", "points", "first", "used", "use", "rounds", "quiet", "removed", "fight", "shown"];

/// The words of a player.
const SIDE_WORDS: [&str; 16] = [
    "K", "P", "N", "B", "Q", "R", "camps", "bridge", "king", "cards", "spent", "bid", "army", "trained",
    "clock", "commit",
];

impl Setup {
    pub(crate) fn to_text(&self, game: &SzachowaBitwa) -> String {
        let part = |words: Vec<Word>| {
            let written = |(name, value): &Word| match name.as_str() {
                _ if value.is_empty() => name.clone(),
                "P" | "N" | "B" | "Q" | "K" | "R" => format!("{name}{value}"),
                _ => format!("{name}={value}"),
            };
            words.iter().flat_map(|word| [" ".to_owned(), written(word)]).collect::<String>()
        };
        let [white, black] = Colour::ALL.map(|colour| part(self.side_words(game, colour)));
        format!("{}{}; W:{white}; B:{black}", self.going_on.text(), part(self.whole_words()))
    }

    pub(crate) fn from_text(game: &SzachowaBitwa, text: &str) -> Result<Setup, ParseError> {
        let wrong = |at: usize, key, part: &str| {
            let shown: String = part.trim().chars().take(30).collect();
            ParseError::new(at, Message::new(key).with("text", shown))
        };
        if text.len() > LONGEST {
            let message = Message::new("szachowa-bitwa-parse-position-long").with("most", LONGEST);
            return Err(ParseError::new(0, message));
        }
        let mut setup: Option<Setup> = None;
        let mut told = [false; 2];
        let mut at = 0;
        for part in text.split(';') {
            let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
            let here = at + blanks;
            at += part.chars().count() + 1;
            let part = part.trim();
            let Some(setup) = &mut setup else {
                let (going_on, words) =
                    GoingOn::read(part).ok_or_else(|| wrong(here, "szachowa-bitwa-parse-going-on", part))?;
                let mut new = Setup::new(going_on);
                let mut before = Vec::new();
                for word in words {
                    let (name, value) = word.split_once('=').unwrap_or((word, ""));
                    once(&mut before, name).map_err(|key| wrong(here, key, word))?;
                    new.read_whole(name, value).map_err(|key| wrong(here, key, word))?;
                }
                setup = Some(new);
                continue;
            };
            let side = part.split_once(':').and_then(|(side, words)| Some((Colour::of_word(side)?, words)));
            let (colour, words) = side.ok_or_else(|| wrong(here, "szachowa-bitwa-parse-side", part))?;
            if std::mem::replace(&mut told[colour.index()], true) {
                return Err(wrong(here, "szachowa-bitwa-parse-side-twice", part));
            }
            let mut before = Vec::new();
            for word in words.split_whitespace() {
                let (name, value) = match word.split_once('=') {
                    Some(named) => named,
                    None => word.split_at(word.chars().next().map_or(0, char::len_utf8)),
                };
                // Pieces of a kind may be told in several words.
                if name.len() > 1 {
                    once(&mut before, name).map_err(|key| wrong(here, key, word))?;
                }
                let side = &mut setup.sides[colour.index()];
                side.read(game, colour, name, value).map_err(|key| wrong(here, key, word))?;
            }
        }
        setup.ok_or_else(|| wrong(0, "szachowa-bitwa-parse-going-on", text))
    }

    pub(crate) fn to_value(&self, game: &SzachowaBitwa) -> Value {
        let map = |words: Vec<Word>| {
            Value::Map(words.into_iter().map(|(name, value)| (name, Value::from(value))).collect())
        };
        let [white, black] = Colour::ALL.map(|colour| map(self.side_words(game, colour)));
        Value::map([
            ("going_on", Value::from(self.going_on.text())),
            ("whole", map(self.whole_words())),
            ("white", white),
            ("black", black),
        ])
    }

    pub(crate) fn from_value(game: &SzachowaBitwa, value: &Value) -> Result<Setup, ValueError> {
        value.only(&NAMES)?;
        let going_on = value.get("going_on")?.text().map_err(|e| e.inside("going_on"))?;
        let going_on = GoingOn::read(going_on).filter(|(_, words)| words.is_empty());
        let expected = || ValueError::expected("what is going on, like \"battle white\"").inside("going_on");
        let mut setup = Setup::new(going_on.ok_or_else(expected)?.0);
        each_word(value, "whole", &WHOLE_WORDS, |name, value| setup.read_whole(name, value))?;
        for colour in Colour::ALL {
            let side = &mut setup.sides[colour.index()];
            each_word(value, colour.word(), &SIDE_WORDS, |name, value| side.read(game, colour, name, value))?;
            // Named values have no order of their own.
            side.pieces.sort_by_key(|(kind, _)| Kind::LISTED.iter().position(|listed| listed == kind));
        }
        Ok(setup)
    }

    /// The words of the whole.
    fn whole_words(&self) -> Vec<Word> {
        let mut words = Words::default();
        words.add("declared", self.declared.map(Colour::word));
        words.add("points", self.points);
        words.add("first", self.first.map(Colour::word));
        words.add("used", some_fields(&self.used));
        words.add("use", self.in_use.map(|u| format!("{}:{}:{}", u.at, u.moves, u.fights)));
        words.add("rounds", Some(self.rounds).filter(|rounds| *rounds > 0));
        words.add("quiet", Some(self.quiet).filter(|quiet| *quiet > 0));
        words.add("removed", self.removed.then_some(""));
        if let Some(fight) = &self.fight {
            let sign = if fight.shot { '*' } else { 'x' };
            words.add("fight", Some(format!("{}{sign}{}", fight.from, fight.to)));
            words.add(
                "shown",
                match fight.shown {
                    Shown::Nothing => None,
                    Shown::Attackers(card) => Some(card_text(card)),
                    Shown::Both([white, black]) => Some(format!("{}/{}", card_text(white), card_text(black))),
                },
            );
        }
        words.0
    }

    /// The words of a player.
    fn side_words(&self, game: &SzachowaBitwa, colour: Colour) -> Vec<Word> {
        let side = &self.sides[colour.index()];
        let mut words = Words::default();
        for kind in Kind::LISTED {
            let fields = side.pieces.iter().filter(|(placed, _)| *placed == kind);
            let fields: Vec<Field> = fields.map(|(_, field)| *field).collect();
            words.add(kind.letter().encode_utf8(&mut [0; 4]), some_fields(&fields));
        }
        let cards = |cards: Cards| (!cards.is_empty()).then(|| cards.to_string());
        words.add("camps", some_fields(&side.camps));
        words.add("bridge", side.bridge);
        words.add("king", side.king);
        words.add("cards", cards(side.cards));
        words.add("spent", cards(side.spent));
        words.add("bid", cards(side.bid));
        words.add("army", side.army.map(|(army, paid)| format!("{army}/{paid}")));
        words.add("trained", side.trained.map(|(training, paid)| format!("{}/{paid}", training.more())));
        words.add("clock", side.clock.map(clock_text));
        words.add("commit", side.commit.map(|action| game.text_of(colour, None, &action)));
        words.0
    }

    fn read_whole(&mut self, name: &str, value: &str) -> Result<(), Wrong> {
        const WRONG: Wrong = "szachowa-bitwa-parse-position-word";
        match name {
            "declared" => self.declared = Some(Colour::of_word(value).ok_or(WRONG)?),
            "points" => self.points = Some(value.parse().map_err(|_| WRONG)?),
            "first" => self.first = Some(Colour::of_word(value).ok_or(WRONG)?),
            "used" => self.used = fields_of(value).ok_or(WRONG)?,
            "use" => self.in_use = Some(use_of(value).ok_or(WRONG)?),
            "rounds" => self.rounds = value.parse().map_err(|_| WRONG)?,
            "quiet" => self.quiet = value.parse().map_err(|_| WRONG)?,
            "removed" if value.is_empty() => self.removed = true,
            "fight" => {
                let sign = value.find(['x', '*']).ok_or(WRONG)?;
                let (from, to) = (&value[..sign], &value[sign + 1..]);
                let field = |text: &str| text.parse::<Field>().map_err(|_| WRONG);
                let shown = self.fight.map_or(Shown::Nothing, |fight| fight.shown);
                let shot = value[sign..].starts_with('*');
                self.fight = Some(WaitingFight { from: field(from)?, to: field(to)?, shot, shown });
            }
            "shown" => {
                let fight = self.fight.as_mut().ok_or(WRONG)?;
                fight.shown = match value.split_once('/') {
                    None => Shown::Attackers(card_of(value).map_err(|()| WRONG)?),
                    Some((white, black)) => Shown::Both([
                        card_of(white).map_err(|()| WRONG)?,
                        card_of(black).map_err(|()| WRONG)?,
                    ]),
                };
            }
            _ => return Err(WRONG),
        }
        Ok(())
    }
}

impl SideSetup {
    fn read(&mut self, game: &SzachowaBitwa, colour: Colour, name: &str, value: &str) -> Result<(), Wrong> {
        const WRONG: Wrong = "szachowa-bitwa-parse-position-word";
        let cards = |text: &str| cards_of(text).ok_or("szachowa-bitwa-parse-cards");
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let kind = Kind::of_letter(letter).ok_or(WRONG)?;
            let fields = fields_of(value).ok_or("szachowa-bitwa-parse-field")?;
            self.pieces.extend(fields.into_iter().map(|field| (kind, field)));
            return Ok(());
        }
        match name {
            "camps" => self.camps = fields_of(value).ok_or("szachowa-bitwa-parse-field")?,
            "bridge" => self.bridge = Some(read_column(value).ok_or("szachowa-bitwa-parse-column")?),
            "king" => self.king = Some(value.parse().map_err(|_| WRONG)?),
            "cards" => self.cards = cards(value)?,
            "spent" => self.spent = cards(value)?,
            "bid" => self.bid = cards(value)?,
            "army" => {
                let (army, paid) = value.split_once('/').ok_or("szachowa-bitwa-parse-army")?;
                self.army = Some((army_of(army).ok_or("szachowa-bitwa-parse-army")?, cards(paid)?));
            }
            "trained" => {
                let (more, paid) = value.split_once('/').ok_or("szachowa-bitwa-parse-training")?;
                let training = more.parse().ok().and_then(Training::new);
                self.trained = Some((training.ok_or("szachowa-bitwa-parse-training")?, cards(paid)?));
            }
            "clock" => self.clock = Some(clock_of(value).ok_or("szachowa-bitwa-parse-clock")?),
            "commit" => {
                self.commit =
                    Some(game.action_of(colour, value).ok_or("szachowa-bitwa-parse-position-commit")?);
            }
            _ => return Err(WRONG),
        }
        Ok(())
    }
}

impl GoingOn {
    fn text(self) -> String {
        let now = |what: &str, colour: Option<Colour>| match colour {
            None => what.to_owned(),
            Some(colour) => format!("{what} {}", colour.word()),
        };
        match self {
            GoingOn::Camps(colour) => now("camps", colour),
            GoingOn::Bridges(colour) => now("bridges", colour),
            GoingOn::Bids(Auction::Initial) => "bids".to_owned(),
            GoingOn::Bids(Auction::Turn(colour)) => now("bids", Some(colour)),
            GoingOn::Bids(Auction::Last(colour)) => format!("bids {} last", colour.word()),
            GoingOn::Buy(colour) => now("buy", Some(colour)),
            GoingOn::Train => "train".to_owned(),
            GoingOn::Deploy => "deploy".to_owned(),
            GoingOn::Battle(colour) => now("battle", Some(colour)),
            GoingOn::Desert { fallen, left } => format!("desert {} {left}", fallen.word()),
        }
    }

    /// What is going on, and the words after it.
    fn read(text: &str) -> Option<(GoingOn, Vec<&str>)> {
        let mut words = text.split_whitespace().peekable();
        let what = words.next()?;
        let colour = words.peek().and_then(|word| Colour::of_word(word));
        if colour.is_some() {
            words.next();
        }
        let going_on = match (what.to_ascii_lowercase().as_str(), colour) {
            ("camps", colour) => GoingOn::Camps(colour),
            ("bridges", colour) => GoingOn::Bridges(colour),
            ("bids", None) => GoingOn::Bids(Auction::Initial),
            ("bids", Some(colour)) if words.peek() == Some(&"last") => {
                words.next();
                GoingOn::Bids(Auction::Last(colour))
            }
            ("bids", Some(colour)) => GoingOn::Bids(Auction::Turn(colour)),
            ("buy", Some(colour)) => GoingOn::Buy(colour),
            ("train", None) => GoingOn::Train,
            ("deploy", None) => GoingOn::Deploy,
            ("battle", Some(colour)) => GoingOn::Battle(colour),
            ("desert", Some(fallen)) => GoingOn::Desert { fallen, left: words.next()?.parse().ok()? },
            _ => return None,
        };
        Some((going_on, words.collect()))
    }
}

/// Words as they are gathered.
#[derive(Default)]
struct Words(Vec<Word>);

impl Words {
    fn add(&mut self, name: &str, value: Option<impl ToString>) {
        self.0.extend(value.map(|value| (name.to_owned(), value.to_string())));
    }
}

fn each_word(
    value: &Value,
    name: &str,
    known: &'static [&'static str],
    mut read: impl FnMut(&str, &str) -> Result<(), Wrong>,
) -> Result<(), ValueError> {
    let words = value.get(name)?;
    words.only(known).map_err(|error| error.inside(name))?;
    let Value::Map(words) = words else { return Ok(()) };
    for (word, value) in words {
        let read = value.text().and_then(|value| {
            read(word, value).map_err(|_| ValueError::expected("a value as positions have it"))
        });
        read.map_err(|error| error.inside(word).inside(name))?;
    }
    Ok(())
}

/// A word may stand once: of two, one would be lost.
fn once<'a>(before: &mut Vec<&'a str>, name: &'a str) -> Result<(), Wrong> {
    if before.contains(&name) {
        return Err("szachowa-bitwa-parse-word-twice");
    }
    before.push(name);
    Ok(())
}

fn some_fields(fields: &[Field]) -> Option<String> {
    let names: Vec<String> = fields.iter().map(Field::to_string).collect();
    (!names.is_empty()).then(|| names.join(","))
}

fn fields_of(text: &str) -> Option<Vec<Field>> {
    text.split(',').map(|field| field.parse().ok()).collect()
}

fn use_of(text: &str) -> Option<Use> {
    let mut parts = text.split(':');
    let at = parts.next()?.parse().ok()?;
    let (moves, fights) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(Use { at, moves, fights })
}

pub(crate) fn card_text(card: Option<CardValue>) -> String {
    card.map_or_else(|| "-".to_owned(), |card| card.to_string())
}

/// A card, or none; an error if it is neither.
pub(crate) fn card_of(text: &str) -> Result<Option<CardValue>, ()> {
    match text {
        "-" => Ok(None),
        _ => text.parse().ok().and_then(CardValue::new).map(Some).ok_or(()),
    }
}

/// `29:30` or `29:30.500`: minutes, seconds, thousandths.
pub(crate) fn clock_text(clock: Millis) -> String {
    let (seconds, rest) = (clock.0 / 1000, clock.0 % 1000);
    let whole = format!("{}:{:02}", seconds / 60, seconds % 60);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}") }
}

pub(crate) fn clock_of(text: &str) -> Option<Millis> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "000"));
    let (minutes, seconds) = whole.split_once(':')?;
    let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
        let right = digits.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        right.then(|| text.parse::<u64>().ok()).flatten()
    };
    let (minutes, seconds, rest) = (number(minutes, 1..=4)?, number(seconds, 2..=2)?, number(rest, 3..=3)?);
    (seconds < 60).then_some(Millis((minutes * 60 + seconds) * 1000 + rest))
}
