//! Who puts messages into words.

use crate::Language;
use crate::sentences::{Sentences, key_exists};
use fluent_bundle::FluentArgs;
use stolik_game::{Arg, Message, OptionInfo, OptionKind, Seat, Side};

/// What is longer is no name of a value but written out, like a map.
const LONGEST_VALUE: usize = 24;

/// Puts messages into words: in one language, for one table, whose seats and sides it knows by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    language: Language,
    seats: Vec<String>,
    sides: Vec<Message>,
}

impl Speaker {
    /// Somebody who knows no names yet: seats are "Miejsce 1", sides "strona 1".
    pub fn new(language: Language) -> Speaker {
        Speaker { language, seats: Vec::new(), sides: Vec::new() }
    }

    /// Knows who holds the seats, in their order; an empty name is none.
    #[must_use]
    pub fn with_seats(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Speaker {
        self.seats = names.into_iter().map(Into::into).collect();
        self
    }

    /// Knows what the game calls its sides, in their order.
    #[must_use]
    pub fn with_sides(mut self, names: impl IntoIterator<Item = Message>) -> Speaker {
        self.sides = names.into_iter().collect();
        self
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in words. A key without a sentence is shown in brackets, so that nothing is ever left unsaid.
    pub fn say(&self, message: &Message) -> String {
        self.sentence(message.key, &self.args(message))
    }

    /// The sentence of a key that has no gaps.
    pub fn text(&self, key: &str) -> String {
        self.sentence(key, &FluentArgs::new())
    }

    /// A form of the message, as the key's attribute of this name has it; the message itself if there is none.
    ///
    /// ```
    /// use stolik_game::Message;
    /// use stolik_text::{Language, Speaker};
    /// let light = Message::new("warcaby-side-light");
    /// assert_eq!(Speaker::new(Language::Polish).form(&light, "capital"), "Jasne");
    /// assert_eq!(Speaker::new(Language::English).form(&light, "capital"), "Light");
    /// ```
    pub fn form(&self, message: &Message, form: &str) -> String {
        let args = self.args(message);
        let forms = Sentences::of(self.language).forms(message.key, &args);
        let found = forms.into_iter().find(|(name, _)| *name == form);
        found.map_or_else(|| self.say(message), |(_, text)| text)
    }

    /// An option of a game and its value.
    ///
    /// ```
    /// use stolik_game::{OptionInfo, OptionKind};
    /// use stolik_text::{Language, Speaker};
    /// let board = OptionInfo::new("board", OptionKind::OneOf(&["8", "9"]), "8", "W1");
    /// assert_eq!(Speaker::new(Language::English).option("warcaby", &board, "9"), "Board: 9 by 9");
    /// ```
    pub fn option(&self, game: &str, info: &OptionInfo, value: &str) -> String {
        let key = format!("{game}-option-{}", info.name);
        let said = match info.kind {
            OptionKind::YesNo if !key_exists(self.language, &format!("{key}-{value}")) => {
                self.option_value("option", value)
            }
            OptionKind::OffOr { .. } if value == "0" => self.text("option-off"),
            OptionKind::Text { .. } if value.len() > LONGEST_VALUE => self.text("option-own"),
            _ => self.option_value(&key, value),
        };
        format!("{}: {said}", self.text(&key))
    }

    /// The name of a value is the option's business, or the game's: `wojna-option-map-brod`, `wojna-map-brod`.
    pub fn option_value(&self, option: &str, value: &str) -> String {
        let keys = [format!("{option}-{value}"), format!("{}-{value}", option.replacen("-option-", "-", 1))];
        let known = keys.iter().find(|key| key_exists(self.language, key));
        known.map_or_else(|| value.to_owned(), |key| self.text(key))
    }

    /// The name of who holds a seat. People count seats from 1.
    pub fn seat(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat-unnamed").with("number", seat.index() + 1)),
        }
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.say(&self.side_message(side))
    }

    fn side_message(&self, side: Side) -> Message {
        let named = self.sides.get(side.index()).cloned();
        named.unwrap_or_else(|| Message::new("side-unnamed").with("number", side.index() + 1))
    }

    fn sentence(&self, key: &str, args: &FluentArgs) -> String {
        let sentence = Sentences::of(self.language).sentence(key, args);
        sentence.unwrap_or_else(|| format!("[{key}]"))
    }

    fn args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.fill(&mut args, name, arg);
        }
        args
    }

    /// Fills a gap, and those of the further forms of what stands in it.
    fn fill(&self, args: &mut FluentArgs<'static>, name: &'static str, arg: &Arg) {
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Text(text) => args.set(name, text.clone()),
            Arg::Seat(seat) => args.set(name, self.seat(*seat)),
            Arg::Side(side) => self.fill_with_message(args, name, &self.side_message(*side)),
            Arg::Message(message) => self.fill_with_message(args, name, message),
            Arg::Spots(spots) => {
                let names: Vec<&str> = spots.iter().map(|(_, name)| name.as_str()).collect();
                self.fill_with_list(args, name, &names);
            }
            Arg::List(list) => {
                let texts: Vec<String> = list.iter().map(|arg| self.arg_text(arg)).collect();
                self.fill_with_list(args, name, &texts);
            }
        }
    }

    fn fill_with_message(&self, args: &mut FluentArgs<'static>, name: &'static str, message: &Message) {
        let inner = self.args(message);
        args.set(name, self.sentence(message.key, &inner));
        for (form, text) in Sentences::of(self.language).forms(message.key, &inner) {
            args.set(format!("{name}-{form}"), text);
        }
    }

    fn fill_with_list(&self, args: &mut FluentArgs<'static>, name: &'static str, things: &[impl AsRef<str>]) {
        args.set(name, self.join(things));
        args.set(format!("{name}-count"), things.len());
    }

    /// One thing of a list.
    fn arg_text(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Side(side) => self.side(*side),
            Arg::Message(message) => self.say(message),
            Arg::Spots(spots) => {
                let names: Vec<&str> = spots.iter().map(|(_, name)| name.as_str()).collect();
                self.join(&names)
            }
            Arg::List(list) => {
                let texts: Vec<String> = list.iter().map(|arg| self.arg_text(arg)).collect();
                self.join(&texts)
            }
        }
    }
}
