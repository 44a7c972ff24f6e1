//! What can be wrong with a request.

use super::LONGEST_LINE;
use super::session::COMMANDS;
use crate::{choose, explain};
use serde_json::{Value as Json, json};
use stolik_catalog::{AnyGame, InputError, Kind, SetupError};
use stolik_game::{
    Explained, ExplainedFault, Message, ParseError, RecordError, RecordProblem, ValueError, WrongValue,
};
use stolik_text::Speaker;

/// What is wrong with a request.
#[derive(Debug)]
pub enum Trouble {
    /// The line has too many bytes.
    LineTooLong,
    /// The line is not UTF-8.
    NotUtf8,
    /// The line is not JSON from this column on.
    BadJson(usize),
    /// The line is JSON, but no object.
    NotAnObject,
    /// This field is missing.
    MissingField(&'static str),
    /// The command does not have this field.
    UnknownField(String),
    /// A field holds something else than it should; the place begins with the field.
    Value(ValueError),
    /// There is no command of this name.
    UnknownCommand(String),
    /// There is no game of this name.
    UnknownGame(String),
    /// No game has been begun.
    NoGame,
    /// There is no spot of this name, which stands at this place.
    UnknownSpot(String, Place),
    /// The walk of a draft that stands at this place chooses no step.
    NoStep(Place),
    /// Nothing has been played that could be taken back.
    NothingToUndo,
    /// A field holds a text that the game does not read.
    Unreadable(&'static str, ParseError),
    /// A field holds options or a position with faults.
    Faulty {
        /// The field.
        field: &'static str,
        /// The game.
        kind: Kind,
        /// Everything that is wrong.
        faults: Vec<ExplainedFault>,
    },
    /// Of these two fields only one may be there.
    Either(&'static str, &'static str),
    /// The field holds a record with something wrong in it.
    Record(RecordError),
    /// A bot cannot be had because of what this field says, or cannot answer at all.
    Bot(Option<&'static str>, stolik_bots::Trouble),
    /// The game refuses.
    Refused(Box<Refused>),
}

/// Why a game refuses.
#[derive(Debug)]
pub struct Refused {
    kind: Kind,
    why: Explained,
    /// The names of the spots involved.
    spots: Vec<String>,
    /// Which of the spots touched it is about.
    place: Option<Place>,
}

/// A place in a request: the field, and where in it.
#[derive(Debug)]
pub struct Place {
    field: &'static str,
    at: Json,
}

impl Place {
    /// A spot touched.
    pub fn touched(index: usize) -> Place {
        Place { field: "touched", at: Json::from(index) }
    }

    /// A walk of the draft, and perhaps a spot of it.
    pub fn drafted(walk: usize, spot: Option<usize>) -> Place {
        let at = spot.map_or_else(|| walk.to_string(), |spot| format!("{walk}.{spot}"));
        Place { field: "draft", at: Json::from(at) }
    }

    fn to_json(&self) -> Json {
        json!({ "field": self.field, "at": self.at })
    }
}

impl Trouble {
    /// A field holds something else than it should.
    pub fn wrong_type(at: impl Into<String>, expected: impl Into<String>) -> Trouble {
        Trouble::Value(ValueError::expected(expected).inside(at.into()))
    }

    /// Plain data in a field holds something else than it should.
    pub fn value(field: &'static str, error: ValueError) -> Trouble {
        Trouble::Value(error.inside(field))
    }

    /// The options have faults.
    pub fn options(kind: Kind, faults: Vec<ExplainedFault>) -> Trouble {
        Trouble::Faulty { field: "options", kind, faults }
    }

    /// The position cannot be set up.
    pub fn setup(kind: Kind, error: SetupError) -> Trouble {
        match error {
            SetupError::Parse(error) => Trouble::Unreadable("position", error),
            SetupError::Value(error) => Trouble::value("position", error),
            SetupError::Faults(faults) => Trouble::Faulty { field: "position", kind, faults },
        }
    }

    /// The input in this field is not played.
    pub fn input(game: &AnyGame, error: InputError, field: &'static str) -> Trouble {
        match error {
            InputError::Parse(error) => Trouble::Unreadable(field, error),
            InputError::Refused(why) => Trouble::refused(game, why, None),
        }
    }

    /// The game refuses; a walk, because of one of the spots touched.
    pub fn refused(game: &AnyGame, why: Explained, place: Option<Place>) -> Trouble {
        let spots = why.spots.iter().map(|&spot| game.spot_name(spot)).collect();
        Trouble::Refused(Box::new(Refused { kind: game.kind(), why, spots, place }))
    }

    /// The trouble as an answer has it: always with the same fields, empty where they do not apply.
    pub fn to_json(&self, speaker: &Speaker) -> Json {
        let (article, spots) = match self {
            Trouble::Refused(refused) => (
                refused.why.article.map(|article| explain::cite(refused.kind, article)),
                refused.spots.as_slice(),
            ),
            _ => (None, &[] as &[String]),
        };
        let mut error = json!({
            "code": self.code(),
            "message": self.sentence(speaker),
            "article": article,
            "spots": spots,
            "where": self.place(),
        });
        if let Trouble::Faulty { kind, faults, .. } = self {
            let fault = |fault: &ExplainedFault| {
                json!({
                    "code": fault.code,
                    "message": speaker.say(&fault.message),
                    "article": fault.article.map(|article| explain::cite(*kind, article)),
                })
            };
            error["faults"] = faults.iter().map(fault).collect();
        }
        error
    }

    /// Its name, which stays the same over versions and languages.
    fn code(&self) -> &'static str {
        match self {
            Trouble::LineTooLong => "line-too-long",
            Trouble::NotUtf8 => "not-utf8",
            Trouble::BadJson(_) => "bad-json",
            Trouble::NotAnObject => "not-an-object",
            Trouble::MissingField(_) => "missing-field",
            Trouble::UnknownField(_) => "unknown-field",
            Trouble::Value(error) => match error.wrong {
                WrongValue::Expected(_) => "wrong-type",
                WrongValue::UnknownName(_) => "unknown-field",
                WrongValue::NameTwice => "field-twice",
            },
            Trouble::UnknownCommand(_) => "unknown-command",
            Trouble::UnknownGame(_) => "unknown-game",
            Trouble::NoGame => "no-game",
            Trouble::UnknownSpot(..) => "unknown-spot",
            Trouble::NoStep(_) => "no-step",
            Trouble::NothingToUndo => "nothing-to-undo",
            Trouble::Unreadable(..) => "unreadable",
            Trouble::Faulty { field: "options", .. } => "bad-options",
            Trouble::Faulty { .. } => "bad-position",
            Trouble::Either(..) => "one-of-two-fields",
            Trouble::Record(_) => "bad-record",
            Trouble::Bot(_, trouble) => trouble.code(),
            Trouble::Refused(refused) => refused.why.code,
        }
    }

    fn sentence(&self, speaker: &Speaker) -> String {
        speaker.say(&match self {
            Trouble::LineTooLong => Message::new("engine-line-too-long").with("most", LONGEST_LINE),
            Trouble::NotUtf8 => Message::new("engine-not-utf8"),
            Trouble::BadJson(column) => Message::new("engine-bad-json").with("column", *column),
            Trouble::NotAnObject => Message::new("engine-not-an-object"),
            Trouble::MissingField(name) => Message::new("engine-missing-field").with("name", *name),
            Trouble::UnknownField(name) => Message::new("engine-unknown-field").with("name", name.as_str()),
            Trouble::Value(error) => error.message(),
            Trouble::UnknownCommand(name) => Message::new("engine-unknown-command")
                .with("name", name.as_str())
                .with("known", COMMANDS.join(", ")),
            Trouble::UnknownGame(name) => choose::unknown_game(name),
            Trouble::NoGame => Message::new("engine-no-game"),
            Trouble::UnknownSpot(name, _) => Message::new("engine-unknown-spot").with("name", name.as_str()),
            Trouble::NoStep(_) => Message::new("engine-no-step"),
            Trouble::NothingToUndo => Message::new("engine-nothing-to-undo"),
            Trouble::Unreadable(_, error) => error.message.clone(),
            Trouble::Either(one, other) => {
                Message::new("engine-either").with("one", *one).with("other", *other)
            }
            Trouble::Record(error) => match &*error.problem {
                RecordProblem::OtherGame(name) if Kind::named(name).is_none() => choose::unknown_game(name),
                problem => problem.message(),
            },
            Trouble::Bot(_, trouble) => trouble.message(),
            Trouble::Refused(refused) => refused.why.message.clone(),
            Trouble::Faulty { faults, .. } => {
                let sentences: Vec<String> = faults.iter().map(|fault| speaker.say(&fault.message)).collect();
                return sentences.join(" ");
            }
        })
    }

    /// The field of the request that is wrong, and where in it: at a character of a text, an item of a list, a path
    /// into data; without a field, at a column of the line.
    fn place(&self) -> Json {
        match self {
            Trouble::BadJson(column) => json!({ "field": null, "at": column }),
            Trouble::MissingField(name) => json!({ "field": name, "at": null }),
            Trouble::UnknownField(name) => json!({ "field": name, "at": null }),
            Trouble::Value(error) => match error.at.split_once('.') {
                Some((field, path)) => json!({ "field": field, "at": path }),
                None => json!({ "field": error.at, "at": null }),
            },
            Trouble::UnknownCommand(_) => json!({ "field": "command", "at": null }),
            Trouble::UnknownGame(_) => json!({ "field": "game", "at": null }),
            Trouble::UnknownSpot(_, place) | Trouble::NoStep(place) => place.to_json(),
            Trouble::Unreadable(field, error) => json!({ "field": field, "at": error.at }),
            Trouble::Faulty { field, .. } | Trouble::Bot(Some(field), _) | Trouble::Either(_, field) => {
                json!({ "field": field, "at": null })
            }
            // Line 0 stands for the headers.
            Trouble::Record(error) => {
                json!({ "field": "record", "at": (error.line > 0).then_some(error.line) })
            }
            Trouble::Refused(refused) => refused.place.as_ref().map_or(Json::Null, Place::to_json),
            Trouble::LineTooLong
            | Trouble::NotUtf8
            | Trouble::NotAnObject
            | Trouble::NoGame
            | Trouble::Bot(None, _)
            | Trouble::NothingToUndo => Json::Null,
        }
    }
}
