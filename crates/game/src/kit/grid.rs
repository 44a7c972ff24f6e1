//! Scenes of boards of squares.

use super::{Located, Square};
use crate::Message;
use crate::scene::{Button, Counter, Field, Look, Mark, MarkKind, Owner, Quarter, Shape, Token, TokenId};
use crate::{Motion, Scene, Side, Spot};

/// The width of a square in a scene.
const WIDTH: i32 = 100;

/// A board of squares as a scene shows it: the first row is below, the first column at the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// The columns that are shown.
    pub columns: u8,
    /// The rows that are shown.
    pub rows: u8,
    /// The first column and the first row that are shown.
    pub first: (u8, u8),
}

impl Grid {
    /// The upper left corner of a square.
    pub fn corner<S: Square>(self, square: S) -> (i32, i32) {
        let (right, up) = (square.column() - self.first.0, square.row() - self.first.1);
        (i32::from(right) * WIDTH, i32::from(self.rows - 1 - up) * WIDTH)
    }

    /// A scene of these squares, dark and light by turns (A1 is dark), and nothing on them.
    pub fn scene<S: Square>(self, squares: impl IntoIterator<Item = S>, prompt: Message) -> Scene {
        let size = (i32::from(self.columns) * WIDTH, i32::from(self.rows) * WIDTH);
        let mut squares: Vec<S> = squares.into_iter().collect();
        // From the upper left, as one reads.
        squares.sort_by_key(|square| (u8::MAX - square.row(), square.column()));
        Scene {
            fields: squares.into_iter().map(|square| self.field(square)).collect(),
            ..Scene::empty(size, prompt)
        }
    }

    fn field<S: Square>(self, square: S) -> Field {
        let dark = (square.column() + square.row()).is_multiple_of(2);
        let look = Look(if dark { "board-field-dark" } else { "board-field-light" });
        Field { look: Some(look), ..Field::square(square, self.corner(square)) }
    }

    /// A token that stands upright on a square; scenes number theirs with [`Scene::numbered`].
    pub fn token<S: Square>(self, square: S, look: Look, owner: Owner, name: Message) -> Token {
        Token::upright(square.spot(), self.corner(square), look, owner, name)
    }

    /// The same on each of these squares.
    pub fn tokens<S: Square>(
        self,
        squares: impl IntoIterator<Item = S>,
        look: Look,
        owner: Owner,
        name: Message,
    ) -> impl Iterator<Item = Token> {
        squares.into_iter().map(move |square| self.token(square, look, owner, name.clone()))
    }
}

/// What moves between two scenes in which each sort of token has moved, come or gone at most once: the sorts of the first
/// scene in order, then those that are new.
pub fn motions(before: &Scene, after: &Scene) -> Vec<Motion> {
    let sort = |token: &Token| (token.look, token.owner, token.layer);
    let stands = |scene: &Scene, token: &Token| {
        scene.tokens.iter().any(|other| sort(other) == sort(token) && other.spot == token.spot)
    };
    let mut new: Vec<&Token> = after.tokens.iter().filter(|token| !stands(before, token)).collect();
    let gone = before.tokens.iter().filter(|token| !stands(after, token));
    let mut motions: Vec<Motion> = gone
        .map(|token| match new.iter().position(|new| sort(new) == sort(token)) {
            Some(place) => {
                Motion::Goes { layer: token.layer, path: vec![token.spot, new.remove(place).spot] }
            }
            None => Motion::Leaves { layer: token.layer, at: token.spot },
        })
        .collect();
    motions.extend(new.into_iter().map(|token| Motion::Appears { layer: token.layer, at: token.spot }));
    motions
}

impl Field {
    /// A field of the usual size with its upper left corner, on a board whose drawing shows it already.
    pub fn square<S: Located>(square: S, (x, y): (i32, i32)) -> Field {
        Field {
            spot: square.spot(),
            name: square.to_string(),
            shape: Shape::Rect { x, y, width: WIDTH, height: WIDTH },
            look: None,
            playable: true,
        }
    }
}

impl Token {
    /// A token of the lowest layer as it is drawn.
    pub fn upright(spot: Spot, at: (i32, i32), look: Look, owner: Owner, name: Message) -> Token {
        Token { id: TokenId(0), look, owner, spot, layer: 0, at, scale: 100, turned: Quarter::None, name }
    }
}

impl Scene {
    /// Tokens numbered in order.
    pub fn numbered(tokens: impl IntoIterator<Item = Token>) -> Vec<Token> {
        (0..).zip(tokens).map(|(number, token)| Token { id: TokenId(number), ..token }).collect()
    }
}

impl Mark {
    /// The last move began or ended here.
    pub const fn last(spot: Spot) -> Mark {
        Mark { spot, kind: MarkKind::Last }
    }
}

impl Button {
    /// A button that says this.
    pub fn new(spot: Spot, key: &'static str) -> Button {
        Button { spot, label: Message::new(key) }
    }
}

impl Counter {
    /// A number beside the board, with a label that has it in the gap `count`.
    pub fn new(side: Option<Side>, id: &'static str, key: &'static str, value: impl Into<i64>) -> Counter {
        let value = value.into();
        Counter { side, id, label: Message::new(key).with("count", value), value }
    }
}
