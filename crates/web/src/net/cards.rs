//! What stands beside the board until it is answered, closed or past: what the others propose, say and do.

use super::room::{Declined, OwnAgain, Passing, Room};
use stolik_game::{Message, Seat};
use stolik_protocol::{OfferMade, Person, Voice};

/// A card beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Card {
    /// Somebody has said something.
    Said(Voice, String),
    /// Somebody is back.
    Back(u8),
    /// Somebody has left, or a bot plays for them; whether those who stay decide what becomes of it.
    Gone { seat: u8, has_bot: bool, may_vote: bool },
    /// Somebody has said no.
    Declined(Declined),
    /// What one has proposed or agreed to, and the others have not answered.
    Waits(OfferMade),
    /// What somebody proposes, to be answered.
    Asks(OfferMade),
    /// How the match stands.
    Score { games: u32, points: Vec<i32> },
    /// One wants another game, and these have not said that they do.
    AgainWaits(Vec<u8>),
    /// These want another game, to be answered.
    AgainAsks(Vec<u8>),
    /// Somebody does not want another game.
    NoAgain,
}

impl Room {
    /// The cards, the most urgent last: it lies nearest to the hand.
    pub fn cards(&self, is_over: bool) -> Vec<Card> {
        let passing = self.passing.iter().map(|passing| match passing {
            Passing::Said(_, by, text) => Card::Said(by.clone(), text.clone()),
            Passing::Back(_, seat) => Card::Back(*seat),
        });
        let mut cards: Vec<Card> = passing.collect();
        let Some(you) = self.you else { return cards };
        if is_over {
            cards.extend(self.cards_of_match(you));
        } else {
            cards.extend(
                self.gone().filter(|(seat, _)| !self.known_gone.contains(seat)).map(|(seat, has_bot)| {
                    Card::Gone { seat, has_bot, may_vote: !self.waits && seat != you }
                }),
            );
            cards.extend(self.declined.clone().filter(|no| no.seat != you).map(Card::Declined));
            let (waiting, asking): (Vec<_>, Vec<_>) =
                self.offers.iter().cloned().partition(|(_, is_answered)| *is_answered);
            cards.extend(waiting.into_iter().map(|(made, _)| Card::Waits(made)));
            cards.extend(asking.into_iter().map(|(made, _)| Card::Asks(made)));
        }
        cards
    }

    /// Who has left, and whether a bot plays for them.
    pub fn gone(&self) -> impl Iterator<Item = (u8, bool)> {
        let gone = |(seat, place): (u8, &stolik_protocol::Place)| {
            (matches!(place.who, Person::Person(_)) && !place.here)
                .then_some((seat, place.stand_in.is_some()))
        };
        (0..).zip(&self.places).filter_map(gone)
    }

    fn cards_of_match(&self, you: u8) -> impl Iterator<Item = Card> {
        let score = (self.score.games > 1)
            .then(|| Card::Score { games: self.score.games, points: self.score.points.clone() });
        let is_person = |place: &stolik_protocol::Place| matches!(place.who, Person::Person(_));
        let people = (0..).zip(&self.places).filter(|(_, place)| is_person(place)).map(|(seat, _)| seat);
        let others: Vec<u8> = self.again.iter().copied().filter(|seat| *seat != you).collect();
        let again = if self.next.is_some() {
            None
        } else if self.wants_again() == Some(true) {
            let waited_for = |seat: &u8| *seat != you && !self.again.contains(seat);
            Some(Card::AgainWaits(people.filter(waited_for).collect()))
        } else if !others.is_empty() {
            Some(Card::AgainAsks(others))
        } else {
            (self.own_again == OwnAgain::Declined).then_some(Card::NoAgain)
        };
        score.into_iter().chain(again)
    }

    /// A card is closed.
    pub fn close(&mut self, card: &Card) {
        match card {
            Card::Said(..) | Card::Back(_) => self.passing = None,
            Card::Gone { seat, .. } => self.known_gone.push(*seat),
            Card::Declined(_) => self.declined = None,
            Card::NoAgain => self.own_again = OwnAgain::AsTold,
            // These are answered.
            Card::Waits(_)
            | Card::Asks(_)
            | Card::Score { .. }
            | Card::AgainWaits(_)
            | Card::AgainAsks(_) => {}
        }
    }
}

/// What is proposed, in a sentence.
pub fn proposed(made: &OfferMade) -> Message {
    sentence(
        made,
        [
            "net-draw-offered",
            "net-takeback-offered",
            "net-abort-offered",
            "net-stand-in-offered",
            "net-abandoned-offered",
        ],
    )
}

/// What waits for the answers of others, in a sentence.
pub fn waits(made: &OfferMade) -> Message {
    sentence(
        made,
        [
            "net-draw-waits",
            "net-takeback-waits",
            "net-abort-waits",
            "net-stand-in-waits",
            "net-abandoned-waits",
        ],
    )
}

fn sentence(made: &OfferMade, keys: [&'static str; 5]) -> Message {
    let [draw, takeback, abort, stand_in, abandoned] = keys;
    let gone = |rest: &str| Seat(rest.parse().unwrap_or(0));
    let message = match made.offer.as_str() {
        "draw" => Message::new(draw),
        "takeback" => Message::new(takeback),
        other => match (other.strip_prefix("stand-in-"), other.strip_prefix("abandoned-")) {
            (Some(rest), _) => Message::new(stand_in).with("gone", gone(rest)),
            (_, Some(rest)) => Message::new(abandoned).with("gone", gone(rest)),
            _ => Message::new(abort),
        },
    };
    message.with("seat", Seat(made.seat))
}

/// That somebody has said no, in a sentence: to what was proposed, or any longer to what they have proposed.
pub fn declined(no: &Declined) -> Message {
    let key = if no.by == no.seat { "net-withdrawn" } else { "net-declined" };
    Message::new(key).with("seat", Seat(no.seat))
}

#[cfg(test)]
#[path = "cards_tests.rs"]
mod tests;
