//! What can be touched: fields, the cards of the own hand, buttons; and what only lies there, the river and the bridges.

use crate::{Column, Field, HandCard, Kind, Training};
use stolik_game::Spot;
use stolik_game::kit::Located;

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Button {
    /// What is composed is committed.
    Commit,
    /// The cards laid are added to the spying.
    Add,
    /// The end of the spying is declared.
    Declare,
    /// A proposal is filled in: a payment, a deployment.
    Propose,
    /// Everything is taken back.
    Clear,
    /// The piece touched goes back into the tray.
    Lift,
    /// No Special Card.
    NoCard,
    /// The use of a piece is finished.
    Finish,
    /// The turn is ended.
    End,
    /// One more of a kind is bought.
    Buy(Kind),
    /// One less of a kind is bought.
    Drop(Kind),
    /// The king is trained so far.
    Train(Training),
    /// Pieces of this kind are placed from now on.
    Place(Kind),
}

/// Every button with its name; its number is its place here.
const BUTTONS: [(Button, &str); 28] = {
    const fn train(more: u8) -> Button {
        match Training::new(more) {
            Some(training) => Button::Train(training),
            None => Button::Train(Training::NONE),
        }
    }
    [
        (Button::Commit, "commit"),
        (Button::Add, "add"),
        (Button::Declare, "declare"),
        (Button::Propose, "propose"),
        (Button::Clear, "clear"),
        (Button::Lift, "lift"),
        (Button::NoCard, "no-card"),
        (Button::Finish, "finish"),
        (Button::End, "end"),
        (Button::Buy(Kind::Pawn), "buy-pawn"),
        (Button::Drop(Kind::Pawn), "drop-pawn"),
        (Button::Buy(Kind::Knight), "buy-knight"),
        (Button::Drop(Kind::Knight), "drop-knight"),
        (Button::Buy(Kind::Pikemen), "buy-pikemen"),
        (Button::Drop(Kind::Pikemen), "drop-pikemen"),
        (Button::Buy(Kind::Crossbowmen), "buy-crossbowmen"),
        (Button::Drop(Kind::Crossbowmen), "drop-crossbowmen"),
        (train(0), "train-0"),
        (train(1), "train-1"),
        (train(2), "train-2"),
        (train(3), "train-3"),
        (train(4), "train-4"),
        (train(5), "train-5"),
        (Button::Place(Kind::Pawn), "pawn"),
        (Button::Place(Kind::Knight), "knight"),
        (Button::Place(Kind::Pikemen), "pikemen"),
        (Button::Place(Kind::Crossbowmen), "crossbowmen"),
        (Button::Place(Kind::King), "king"),
    ]
};

impl Button {
    /// What is touched.
    pub fn spot(self) -> Spot {
        let number = BUTTONS.iter().position(|(button, _)| *button == self).unwrap_or(BUTTONS.len());
        Spot::Button(number as u16)
    }

    /// The button of a spot; none if it is something else.
    pub fn of(spot: Spot) -> Option<Button> {
        match spot {
            Spot::Button(number) => BUTTONS.get(usize::from(number)).map(|(button, _)| *button),
            _ => None,
        }
    }
}

/// Tokens of bridges are numbered from here, those of the river from 0.
const BRIDGES: u16 = 100;

/// Where the river runs through a column.
pub(crate) const fn river_at(column: Column) -> Spot {
    Spot::Token(column.number() as u16)
}

/// Where a bridge lies in a column.
pub(crate) const fn bridge_at(column: Column) -> Spot {
    Spot::Token(BRIDGES + column.number() as u16)
}

/// The name of any spot, also of one that there is not.
pub(crate) fn name_of(spot: Spot) -> String {
    let name = match spot {
        Spot::Field(_) => Field::of_spot(spot).map(|field| field.to_string()),
        Spot::Card(_) => HandCard::of_spot(spot).map(|card| card.to_string()),
        Spot::Button(number) => BUTTONS.get(usize::from(number)).map(|(_, name)| (*name).to_owned()),
        Spot::Token(number) => {
            let (what, column) =
                if number > BRIDGES { ("bridge", number - BRIDGES) } else { ("river", number) };
            let column = u8::try_from(column).ok().and_then(Column::new);
            column.map(|column| format!("{what}-{column}"))
        }
    };
    name.unwrap_or_else(|| format!("{spot:?}"))
}

/// The spot of this name.
pub(crate) fn spot_named(name: &str) -> Option<Spot> {
    let column = |letter: &str| match letter.as_bytes() {
        [letter] => Column::of_letter(char::from(*letter)),
        _ => None,
    };
    if let Some(number) = BUTTONS.iter().position(|(_, known)| *known == name) {
        return Some(Spot::Button(number as u16));
    }
    if let Some(letter) = name.strip_prefix("river-") {
        return column(letter).map(river_at);
    }
    if let Some(letter) = name.strip_prefix("bridge-") {
        return column(letter).map(bridge_at);
    }
    let card = || name.parse().ok().map(HandCard::spot);
    card().or_else(|| name.parse().ok().map(Field::spot))
}
