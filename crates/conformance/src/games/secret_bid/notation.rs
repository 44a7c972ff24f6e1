use super::super::plain::{Loose, PlainRefusal, plain_setup_forms};
use super::{BUTTON_COMMIT, Bid, SecretBid, State};
use crate::games::Cards;
use stolik_game::{Message, Never, Notation, ParseError, Seat, Spot, Value, ValueError};

/// A bid as records have it: the same length whatever it holds.
pub(super) fn bid_text(bid: Bid) -> String {
    format!("bid-{:02x}", bid.0.0)
}

impl Notation for SecretBid {
    type Request = Bid;

    fn parse_action(&self, text: &str) -> Result<Bid, ParseError> {
        let digits = text.strip_prefix("bid-").filter(|digits| digits.len() == 2);
        let cards = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let wrong = || ParseError::new(0, Message::new("secret-bid-not-a-bid"));
        cards.map(|cards| Bid(Cards(cards))).ok_or_else(wrong)
    }

    fn resolve(&self, _: &State, _: Seat, bid: &Bid) -> Result<Bid, PlainRefusal> {
        Ok(*bid)
    }

    fn action_text(&self, _: &State, _: Seat, bid: &Bid) -> String {
        bid_text(*bid)
    }

    fn action_value(&self, _: &State, _: Seat, bid: &Bid) -> Value {
        let cards = bid.0.iter().map(|card| i64::from(card) + 1);
        Value::map([("cards", Value::list(cards))])
    }

    fn chance_text(&self, outcome: &Never) -> String {
        outcome.to_string()
    }

    fn parse_chance(&self, _: &str) -> Result<Never, ParseError> {
        Err(ParseError::new(0, Message::new("secret-bid-no-chance")))
    }

    plain_setup_forms!();

    fn spot_name(&self, spot: Spot) -> String {
        match spot {
            Spot::Card(card) => (card + 1).to_string(),
            BUTTON_COMMIT => "commit".to_owned(),
            other => format!("{other:?}"),
        }
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        match name {
            "commit" => Some(BUTTON_COMMIT),
            card => Some(Spot::Card(card.parse::<u16>().ok()?.checked_sub(1)?)),
        }
    }
}
