//! Setups as text and as plain data: both are words with values, written and read in one place.

use crate::cards::Face;
use crate::notation::told;
use crate::{
    Auction, Clock, Colour, Field, GoingOn, Kind, Paid, Setup, Shown, SideSetup, SzachowaBitwa, Use,
    WaitingFight,
};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use stolik_game::kit::{Part, Unreadable, WordValue, joined};
use stolik_game::{Millis, ParseError, Value, ValueError};

/// The longest text of a position.
const LONGEST: usize = 4000;

/// A word with a value: `points` and `3`, `P` and `A5,B5`; `removed` has none.
type Word = (String, String);

/// What is wrong with a word: the sentence that says it.
type Wrong = &'static str;

const WRONG_WORD: Wrong = "szachowa-bitwa-parse-position-word";
const WRONG_FIELD: Wrong = "szachowa-bitwa-parse-field";
const WRONG_CARDS: Wrong = "szachowa-bitwa-parse-cards";

/// The names of a position as plain data.
const NAMES: [&str; 4] = ["going_on", "whole", "white", "black"];

/// The words of a player: with those of the pieces, and of what is committed.
const SIDE_WORDS: &[&str] = &[
    "K", "P", "N", "B", "Q", "R", "camps", "bridge", "king", "cards", "spent", "bid", "army", "trained",
    "clock", "commit",
];

impl Setup {
    pub(crate) fn to_text(&self, game: &SzachowaBitwa) -> String {
        let written = |(name, value): Word| match value.as_str() {
            "" => format!(" {name}"),
            value if name.len() == 1 => format!(" {name}{value}"),
            value => format!(" {name}={value}"),
        };
        let part = |words: Vec<Word>| joined(words.into_iter().map(written), "");
        let [white, black] = Colour::ALL.map(|colour| part(self.side_words(game, colour)));
        format!("{}{}; W:{white}; B:{black}", self.going_on, part(self.whole_words()))
    }

    pub(crate) fn from_text(game: &SzachowaBitwa, text: &str) -> Result<Setup, ParseError> {
        let whole = Part::whole(text, LONGEST, "szachowa-bitwa-parse-position-long")?;
        let mut parts = whole.split(';').map(Part::trim);
        let first = parts.next().unwrap_or(whole);
        let going_on = GoingOn::read(first.text);
        let (going_on, words) =
            going_on.ok_or_else(|| wrong(first, "szachowa-bitwa-parse-going-on", first.text))?;
        let mut setup = Setup::new(going_on);
        let name_alone = |word| (word, "");
        each_word(first, words.into_iter(), name_alone, |name, value| setup.read_whole(name, value))?;
        let mut told = [false; 2];
        for part in parts {
            let side = part.text.split_once(':').and_then(|(side, words)| Some((side.parse().ok()?, words)));
            let (colour, words): (Colour, &str) =
                side.ok_or_else(|| wrong(part, "szachowa-bitwa-parse-side", part.text))?;
            if std::mem::replace(&mut told[colour.index()], true) {
                return Err(wrong(part, "szachowa-bitwa-parse-side-twice", part.text));
            }
            let side = &mut setup.sides[colour.index()];
            each_word(part, words.split_whitespace(), split_after_letter, |name, value| {
                side.read(game, colour, name, value)
            })?;
        }
        Ok(setup)
    }

    pub(crate) fn to_value(&self, game: &SzachowaBitwa) -> Value {
        let map = |words: Vec<Word>| {
            Value::Map(words.into_iter().map(|(name, value)| (name, Value::from(value))).collect())
        };
        let [white, black] = Colour::ALL.map(|colour| map(self.side_words(game, colour)));
        Value::map([
            ("going_on", Value::from(self.going_on.to_string())),
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
        each_value(value, "whole", Setup::WORDS, |name, value| setup.read_whole(name, value))?;
        for colour in Colour::ALL {
            let side = &mut setup.sides[colour.index()];
            each_value(value, colour.word(), SIDE_WORDS, |name, value| side.read(game, colour, name, value))?;
            // Named values have no order of their own.
            side.pieces.sort_by_key(|(kind, _)| Kind::LISTED.iter().position(|listed| listed == kind));
        }
        Ok(setup)
    }

    fn whole_words(&self) -> Vec<Word> {
        self.words().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    fn side_words(&self, game: &SzachowaBitwa, colour: Colour) -> Vec<Word> {
        let side = &self.sides[colour.index()];
        let pieces = Kind::LISTED.into_iter().filter_map(|kind| {
            let fields = side.pieces.iter().filter(|(placed, _)| *placed == kind).map(|(_, field)| *field);
            Some((kind.letter().to_string(), fields.collect::<Vec<Field>>().written()?))
        });
        let words = side.words().into_iter().map(|(name, value)| (name.to_owned(), value));
        let commit = side.commit.map(|action| ("commit".to_owned(), game.text_of(colour, None, &action)));
        pieces.chain(words).chain(commit).collect()
    }

    fn read_whole(&mut self, name: &str, value: &str) -> Result<(), Wrong> {
        let fights = name != "shown" || self.fight.is_some();
        let read = self.read_word(name, value).ok().filter(|()| fights);
        read.ok_or(WRONG_WORD)
    }
}

impl SideSetup {
    fn read(&mut self, game: &SzachowaBitwa, colour: Colour, name: &str, value: &str) -> Result<(), Wrong> {
        if let (letter, "") = split_after_letter(name) {
            let kind = letter.chars().next().and_then(Kind::of_letter).ok_or(WRONG_WORD)?;
            let mut fields: Vec<Field> = Vec::new();
            fields.read(value).map_err(|_| WRONG_FIELD)?;
            self.pieces.extend(fields.into_iter().map(|field| (kind, field)));
        } else if name == "commit" {
            let action = game.action_of(colour, value);
            self.commit = Some(action.ok_or("szachowa-bitwa-parse-position-commit")?);
        } else {
            self.read_word(name, value).map_err(|_| wrong_value(name, value))?;
        }
        Ok(())
    }
}

/// What is wrong with a value of a player's word.
fn wrong_value(name: &str, value: &str) -> Wrong {
    // What was bought may be right, and the cards wrong.
    let bought = value.split_once('/').map(|(bought, _)| bought).unwrap_or_default();
    match name {
        "camps" => WRONG_FIELD,
        "bridge" => "szachowa-bitwa-parse-column",
        "cards" | "spent" | "bid" => WRONG_CARDS,
        "army" if bought.parse::<crate::Army>().is_ok() => WRONG_CARDS,
        "army" => "szachowa-bitwa-parse-army",
        "trained" if bought.parse::<crate::Training>().is_ok() => WRONG_CARDS,
        "trained" => "szachowa-bitwa-parse-training",
        "clock" => "szachowa-bitwa-parse-clock",
        _ => WRONG_WORD,
    }
}

fn wrong(part: Part<'_>, key: Wrong, text: &str) -> ParseError {
    ParseError::new(part.at, told(key, text))
}

/// `PA5,B5`.
fn split_after_letter(word: &str) -> (&str, &str) {
    word.split_at(word.chars().next().map_or(0, char::len_utf8))
}

/// Reads the words of a part: `points=3`, or others that are split otherwise. A word may stand once: of two, one would be
/// lost.
fn each_word<'a>(
    part: Part<'a>,
    words: impl Iterator<Item = &'a str>,
    split: fn(&'a str) -> (&'a str, &'a str),
    mut read: impl FnMut(&str, &str) -> Result<(), Wrong>,
) -> Result<(), ParseError> {
    let mut before = Vec::new();
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or_else(|| split(word));
        // Pieces of a kind may be told in several words.
        if name.len() > 1 && before.contains(&name) {
            return Err(wrong(part, "szachowa-bitwa-parse-word-twice", word));
        }
        before.push(name);
        read(name, value).map_err(|key| wrong(part, key, word))?;
    }
    Ok(())
}

/// Reads the words of a map, which may have these.
fn each_value(
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

impl Display for GoingOn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GoingOn::Bids(Auction::Last(colour)) => write!(f, "bids {colour} last"),
            GoingOn::Battle(colour) => write!(f, "battle {colour}"),
            other => other.phase().fmt(f),
        }
    }
}

impl GoingOn {
    /// What is going on, and the words after it.
    fn read(text: &str) -> Option<(GoingOn, Vec<&str>)> {
        let mut words = text.split_whitespace().peekable();
        let what = words.next()?;
        let colour: Option<Colour> = words.peek().and_then(|word| word.parse().ok());
        if colour.is_some() {
            words.next();
        }
        let going_on = match (what.to_ascii_lowercase().as_str(), colour) {
            ("camps", colour) => GoingOn::Camps(colour.into()),
            ("bridges", colour) => GoingOn::Bridges(colour.into()),
            ("bids", None) => GoingOn::Bids(Auction::Initial),
            ("bids", Some(colour)) if words.next_if_eq(&"last").is_some() => {
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

stolik_game::text_form! {
    /// `E5:1:0`: the piece in use, its points and its fights left.
    Use: |used| format!("{}:{}:{}", used.at, used.moves, used.fights), |text| {
        let parts: Vec<&str> = text.split(':').collect();
        let [at, moves, fights] = parts[..] else { return None };
        Some(Use { at: at.parse().ok()?, moves: moves.parse().ok()?, fights: fights.parse().ok()? })
    };
    /// `E5xF6`, and `E5*F7` for a shot.
    WaitingFight: |fight| {
        let sign = if fight.shot { '*' } else { 'x' };
        format!("{}{sign}{}", fight.from, fight.to)
    }, |text| {
        let (from, to) = text.split_once(['x', '*'])?;
        let shot = text[from.len()..].starts_with('*');
        Some(WaitingFight { from: from.parse().ok()?, to: to.parse().ok()?, shot })
    };
    /// `7`, the attacker's card; `7/-`, both cards, White's first.
    Shown: |shown| match *shown {
        Shown::Attackers(card) => Face(card).to_string(),
        Shown::Both(cards) => joined(cards.map(Face), "/"),
    }, |text| match text.split_once('/') {
        None => text.parse().ok().map(|Face(card)| Shown::Attackers(card)),
        Some((white, black)) => {
            let (Face(white), Face(black)) = (white.parse().ok()?, black.parse().ok()?);
            Some(Shown::Both([white, black]))
        }
    };
    /// `29:30` or `29:30.500`: minutes, seconds, thousandths.
    Clock: |clock| clock.written(), Clock::read;
}

/// `10P4N4B2Q/2,3,7`, `3/9,10`.
impl<T: Display> Display for Paid<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.bought, self.paid)
    }
}

impl<T: FromStr> FromStr for Paid<T> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Paid<T>, Unreadable> {
        let (bought, paid) = text.split_once('/').ok_or(Unreadable)?;
        Ok(Paid { bought: bought.parse().map_err(|_| Unreadable)?, paid: paid.parse()? })
    }
}

impl Clock {
    fn written(self) -> String {
        let (seconds, rest) = (self.0.0 / 1000, self.0.0 % 1000);
        let whole = format!("{}:{:02}", seconds / 60, seconds % 60);
        if rest == 0 { whole } else { format!("{whole}.{rest:03}") }
    }

    fn read(text: &str) -> Option<Clock> {
        let number = |text: &str, digits: RangeInclusive<usize>| {
            Part { text, at: 0 }.number::<u64>().filter(|_| digits.contains(&text.len()))
        };
        let (whole, rest) = text.split_once('.').unwrap_or((text, "000"));
        let (minutes, seconds) = whole.split_once(':')?;
        let (minutes, seconds) = (number(minutes, 1..=4)?, number(seconds, 2..=2)?);
        let clock = Millis((minutes * 60 + seconds) * 1000 + number(rest, 3..=3)?);
        (seconds < 60).then_some(Clock(clock))
    }
}
