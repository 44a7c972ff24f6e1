use super::super::plain::{Loose, PlainRefusal, plain_setup_forms};
use super::{Action, DECK, Dealt, HOUSES, HiddenHand, STREETS, State};
use stolik_game::{Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// An action as records have it.
pub(super) fn action_text(action: Action) -> String {
    match action {
        Action::Build { street, house } => format!("s{street}-h{house}"),
        Action::Show(card) => format!("show-{card}"),
    }
}

fn wrong(key: &'static str) -> ParseError {
    ParseError::new(0, Message::new(key))
}

fn number(text: &str, prefix: &str, below: u8) -> Option<u8> {
    let number = text.strip_prefix(prefix)?.parse().ok()?;
    (number < below).then_some(number)
}

impl Notation for HiddenHand {
    type Request = Action;

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let show = number(text, "show-", DECK.len()).map(Action::Show);
        let build = || {
            let (street, house) = text.split_once('-')?;
            Some(Action::Build { street: number(street, "s", STREETS)?, house: number(house, "h", HOUSES)? })
        };
        show.or_else(build).ok_or_else(|| wrong("hidden-hand-not-an-action"))
    }

    fn resolve(&self, _: &State, _: Seat, action: &Action) -> Result<Action, PlainRefusal> {
        Ok(*action)
    }

    fn action_text(&self, _: &State, _: Seat, action: &Action) -> String {
        action_text(*action)
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        match *action {
            Action::Build { street, house } => {
                Value::map([("street", i64::from(street).into()), ("house", i64::from(house).into())])
            }
            Action::Show(card) => Value::map([("show", i64::from(card).into())]),
        }
    }

    fn chance_text(&self, card: &Dealt) -> String {
        format!("c{}", card.0)
    }

    fn parse_chance(&self, text: &str) -> Result<Dealt, ParseError> {
        let card = number(text, "c", DECK.len());
        card.map(Dealt).ok_or_else(|| wrong("hidden-hand-not-a-card"))
    }

    plain_setup_forms!();

    fn spot_name(&self, spot: Spot) -> String {
        match spot {
            Spot::Field(street) => format!("s{street}"),
            Spot::Token(house) => format!("h{house}"),
            Spot::Card(card) => format!("c{card}"),
            Spot::Button(button) => format!("b{button}"),
        }
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        let spot = |prefix, below| number(name, prefix, below).map(u16::from);
        let street = || spot("s", STREETS).map(Spot::Field);
        let house = || spot("h", HOUSES).map(Spot::Token);
        let card = || spot("c", DECK.len()).map(Spot::Card);
        street().or_else(house).or_else(card)
    }
}
