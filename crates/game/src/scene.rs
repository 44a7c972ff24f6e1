//! What a view looks like, as data.

use crate::{Choosing, Message, Motion, Seat, Side, Spot};

/// Games that can be shown.
pub trait Show: Choosing {
    /// What a view looks like. Tokens are numbered in order; [`Scene::carry`] gives them the identities they had in
    /// an earlier scene.
    fn scene(&self, view: &Self::View) -> Scene;
    /// How the board is turned for who sits here.
    fn facing(&self, seat: Seat) -> Quarter;
    /// A side's name in this game.
    fn side_name(&self, side: Side) -> Message;
    /// The drawing by which a seat is known beside the board: [a token](crate::kit::token_of), unless the game's own pieces
    /// tell.
    fn emblem(&self, seat: Seat) -> Emblem {
        crate::kit::token_of(seat)
    }
}

/// The drawing by which a seat is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emblem {
    /// The drawing.
    pub look: Look,
    /// Whose colours it has.
    pub owner: Owner,
}

/// A picture of a view, before it is drawn. One field is 100 units wide; x goes right and y down, as the first seat
/// sees the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Width and height of the board.
    pub size: (i32, i32),
    /// The fields, in reading order.
    pub fields: Vec<Field>,
    /// The tokens, from the lowest layer up.
    pub tokens: Vec<Token>,
    /// Marks that belong to the position: the last move, a danger.
    pub marks: Vec<Mark>,
    /// Numbers beside the board.
    pub counters: Vec<Counter>,
    /// Hands of cards.
    pub hands: Vec<Hand>,
    /// Dice as they lie.
    pub dice: Vec<Die>,
    /// Buttons of this position.
    pub buttons: Vec<Button>,
    /// The stages of the game or of the turn, in order, where people should see how far they are.
    pub phases: Vec<Phase>,
    /// What is asked of whom, or how it ended.
    pub prompt: Message,
    /// Warnings and remarks.
    pub remarks: Vec<Message>,
    /// The board in words, a sentence a line.
    pub spoken: Vec<Message>,
}

/// The name of a drawing: a file of the look's pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Look(pub &'static str);

/// A quarter turn, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Quarter {
    /// As drawn.
    #[default]
    None,
    /// By 90 degrees.
    One,
    /// By 180 degrees.
    Two,
    /// By 270 degrees.
    Three,
}

/// Whose colours a drawing has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Owner {
    /// Nobody's.
    Nobody,
    /// Light wood.
    Light,
    /// Dark wood.
    Dark,
    /// One of the nine colours of seats.
    Seat(Seat),
    /// Colours of a game's own, by the name that the look has for them: `cherry`.
    Own(&'static str),
}

/// A field of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What is touched.
    pub spot: Spot,
    /// Its name: `C3`.
    pub name: String,
    /// Its shape.
    pub shape: Shape,
    /// Its ground; none where the board's drawing shows it already.
    pub look: Option<Look>,
    /// Whether a person would ever touch it; light fields of Warcaby are only ground.
    pub playable: bool,
}

/// The shape of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A rectangle: left, top, width, height.
    Rect {
        /// Left edge.
        x: i32,
        /// Upper edge.
        y: i32,
        /// Width.
        width: i32,
        /// Height.
        height: i32,
    },
    /// Any other: its corners.
    Polygon(Vec<(i32, i32)>),
}

/// The identity of a token over a series of scenes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TokenId(pub u32);

/// Something that stands on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its identity.
    pub id: TokenId,
    /// Its drawing.
    pub look: Look,
    /// Whose colours it has.
    pub owner: Owner,
    /// The spot it stands on; of several fields the first.
    pub spot: Spot,
    /// What it stands above: ground 0, buildings, ship, engine, unit.
    pub layer: u8,
    /// The upper left corner of its drawing.
    pub at: (i32, i32),
    /// Its size in per cent of the drawing.
    pub scale: u8,
    /// How its drawing is turned.
    pub turned: Quarter,
    /// What it is, in words.
    pub name: Message,
}

/// A mark of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where.
    pub spot: Spot,
    /// Which.
    pub kind: MarkKind,
}

/// The marks a position can carry by itself; those of choosing come from walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// The last move began or ended here.
    Last,
    /// Something here is in danger.
    Danger,
    /// It is part of what is composed: a card laid down, a kind of troops to be placed.
    Chosen,
}

/// A number beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Whose; nobody's if it belongs to the whole game.
    pub side: Option<Side>,
    /// Its name, for programs and for layout: `pieces`.
    pub id: &'static str,
    /// What it counts, in words, with the number in the gap `count`.
    pub label: Message,
    /// The number.
    pub value: i64,
}

/// A hand of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// The cards, as far as the viewer knows them.
    pub cards: Vec<Card>,
}

/// A card of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What is touched; none for cards of others.
    pub spot: Option<Spot>,
    /// Its face, or the back.
    pub look: Look,
    /// What it is, in words.
    pub name: Message,
}

/// A die as it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// Its face.
    pub look: Look,
    /// Whose colours it has.
    pub owner: Owner,
    /// The number it shows.
    pub value: u8,
}

/// A button of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What is touched.
    pub spot: Spot,
    /// What it says.
    pub label: Message,
}

/// A stage of the game or of the turn: camps, spies, purchase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Its name, short enough to stand beside the others.
    pub label: Message,
    /// Where it stands.
    pub progress: Progress,
}

/// Where a stage stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Progress {
    /// Done.
    Past,
    /// Under way.
    Now,
    /// Still to come.
    Ahead,
}

impl Scene {
    /// A board without anything on it.
    pub fn empty(size: (i32, i32), prompt: Message) -> Scene {
        Scene {
            size,
            fields: Vec::new(),
            tokens: Vec::new(),
            marks: Vec::new(),
            counters: Vec::new(),
            hands: Vec::new(),
            dice: Vec::new(),
            buttons: Vec::new(),
            phases: Vec::new(),
            prompt,
            remarks: Vec::new(),
            spoken: Vec::new(),
        }
    }

    /// Gives the tokens the identities they had in the scene before: what moved keeps its identity on its new spot,
    /// what stayed keeps it in its place, and what is new gets a number nobody had.
    ///
    /// States know nothing of identities, so that search does not pay for them; the motions tell.
    #[must_use]
    pub fn carry(mut self, before: &Scene, motions: &[Motion]) -> Scene {
        let mut old: Vec<Option<&Token>> = before.tokens.iter().map(Some).collect();
        let mut moved: Vec<((Spot, u8), TokenId)> = Vec::new();
        for motion in motions {
            let (at, layer, goes_to) = match motion {
                Motion::Goes { layer, path } => match (path.first(), path.last()) {
                    (Some(&from), Some(&to)) => (from, *layer, Some(to)),
                    _ => continue,
                },
                Motion::Leaves { layer, at } => (*at, *layer, None),
                Motion::Appears { .. } | Motion::Changes { .. } | Motion::Rolls => continue,
            };
            // Who stood there before the input goes first, so that two tokens can change places; only then one that
            // has come there in this very input.
            let id = take_token(&mut old, at, layer).or_else(|| {
                let index = moved.iter().position(|(key, _)| *key == (at, layer))?;
                Some(moved.swap_remove(index).1)
            });
            if let (Some(id), Some(to)) = (id, goes_to) {
                moved.push(((to, layer), id));
            }
        }
        let mut fresh = before.tokens.iter().map(|t| t.id.0 + 1).max().unwrap_or(0);
        for token in &mut self.tokens {
            let key = (token.spot, token.layer);
            token.id = if let Some(index) = moved.iter().position(|(k, _)| *k == key) {
                moved.swap_remove(index).1
            } else if let Some(id) = take_token(&mut old, token.spot, token.layer) {
                id
            } else {
                fresh += 1;
                TokenId(fresh - 1)
            };
        }
        self
    }
}

/// Takes the first token that stands here out of the list.
fn take_token(tokens: &mut [Option<&Token>], spot: Spot, layer: u8) -> Option<TokenId> {
    tokens
        .iter_mut()
        .find(|token| token.is_some_and(|t| t.spot == spot && t.layer == layer))
        .and_then(Option::take)
        .map(|token| token.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(id: u32, spot: u16) -> Token {
        Token {
            id: TokenId(id),
            look: Look("draughts-man"),
            owner: Owner::Light,
            spot: Spot::Field(spot),
            layer: 0,
            at: (0, 0),
            scale: 100,
            turned: Quarter::None,
            name: Message::new("token"),
        }
    }

    fn scene(tokens: Vec<Token>) -> Scene {
        Scene { tokens, ..Scene::empty((800, 800), Message::new("prompt")) }
    }

    #[test]
    fn identities_follow_the_motions() {
        let before = scene(vec![token(10, 1), token(11, 2), token(12, 3)]);
        let motions = [
            Motion::Goes { layer: 0, path: vec![Spot::Field(1), Spot::Field(5), Spot::Field(9)] },
            Motion::Leaves { layer: 0, at: Spot::Field(2) },
        ];
        let after = scene(vec![token(0, 3), token(1, 9), token(2, 2)]);
        let ids: Vec<u32> = after.carry(&before, &motions).tokens.iter().map(|t| t.id.0).collect();
        assert_eq!(ids, [12, 10, 13], "stays, went to 9, new on 2");
    }

    #[test]
    fn a_token_that_returns_to_its_start_keeps_its_identity() {
        let before = scene(vec![token(4, 1)]);
        let round = [Motion::Goes { layer: 0, path: vec![Spot::Field(1), Spot::Field(3), Spot::Field(1)] }];
        let after = scene(vec![token(0, 1)]).carry(&before, &round);
        assert_eq!(after.tokens[0].id, TokenId(4));
    }
}
