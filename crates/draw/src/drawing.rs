//! One symbol in its place.

use crate::geometry::{Rect, Units, both_turns, bounds, place, quarters};
use crate::mark::BoardMark;
use crate::owner::owner_class;
use crate::symbol::symbol;
use std::fmt;
use stolik_game::scene::{Field, Owner, Quarter, Token};

/// One symbol in its place on a board. Displayed, it is a `<use>` element for a page that has the symbols
/// ([`sprite`](crate::sprite)) and the colours ([`THEME_CSS`](crate::THEME_CSS)).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawing {
    /// The symbol.
    pub look: &'static str,
    /// Whose colours it has.
    pub owner: Owner,
    /// Where it is drawn, before it is turned.
    pub rect: Rect,
    /// How it is turned.
    pub turned: Quarter,
    /// The point it is turned about.
    pub pivot: (f64, f64),
}

/// The ground of a field; none where the board's drawing shows it already.
pub fn draw_field(field: &Field, size: (i32, i32), turned: Quarter) -> Option<Drawing> {
    let rect = place(turned, size, bounds(&field.shape));
    Some(Drawing::upright(field.look?.0, Owner::Nobody, rect))
}

/// A mark on a field.
pub fn draw_mark(mark: BoardMark, field: &Field, size: (i32, i32), turned: Quarter) -> Drawing {
    mark_at(mark, place(turned, size, bounds(&field.shape)))
}

/// A mark on a field that is drawn here.
pub fn mark_at(mark: BoardMark, rect: Rect) -> Drawing {
    Drawing::upright(mark.look(), Owner::Nobody, rect)
}

/// What a token's drawing covers, as the first seat sees the board.
pub fn token_bounds(token: &Token) -> Rect {
    let rect = token_rect(token);
    let side = f64::from(token.scale);
    let turned = rect.shifted((-rect.x, -rect.y));
    // It is turned about the middle of its first field, which stays where it is.
    let (right, below) = (side - turned.width, side - turned.height);
    let (x, y, width, height) = match token.turned {
        Quarter::None => (0.0, 0.0, turned.width, turned.height),
        Quarter::One => (below, 0.0, turned.height, turned.width),
        Quarter::Two => (right, below, turned.width, turned.height),
        Quarter::Three => (0.0, right, turned.height, turned.width),
    };
    Rect { x: rect.x + x, y: rect.y + y, width, height }
}

/// Where a token's drawing is before it is turned.
fn token_rect(token: &Token) -> Rect {
    let (wide, high) = symbol(token.look.0).map_or((100.0, 100.0), |symbol| symbol.size());
    let scale = f64::from(token.scale) / 100.0;
    let (x, y) = (f64::from(token.at.0), f64::from(token.at.1));
    Rect { x, y, width: wide * scale, height: high * scale }
}

/// A token in its place.
///
/// A square one stays upright however the board is turned. One that is longer than wide, or is itself turned, must
/// turn with the board to cover its fields.
pub fn draw_token(token: &Token, size: (i32, i32), turned: Quarter) -> Drawing {
    let rect = token_rect(token);
    let is_square = rect.width.total_cmp(&rect.height).is_eq();
    if is_square && token.turned == Quarter::None {
        return Drawing::upright(token.look.0, token.owner, place(turned, size, rect));
    }
    // Drawings of several fields turn about the middle of their first field.
    let field = f64::from(token.scale);
    let first = Rect { width: field, height: field, ..rect };
    let first = place(turned, size, first);
    Drawing {
        look: token.look.0,
        owner: token.owner,
        rect: Rect { x: first.x, y: first.y, ..rect },
        turned: both_turns(token.turned, turned),
        pivot: first.centre(),
    }
}

impl Drawing {
    pub(crate) fn upright(look: &'static str, owner: Owner, rect: Rect) -> Drawing {
        Drawing { look, owner, rect, turned: Quarter::None, pivot: rect.centre() }
    }

    /// The drawing, shifted.
    #[must_use]
    pub fn shifted(self, by: (f64, f64)) -> Drawing {
        Drawing { rect: self.rect.shifted(by), pivot: (self.pivot.0 + by.0, self.pivot.1 + by.1), ..self }
    }

    /// Where it is, as attributes of an element: `x="0" y="0" width="100" height="100"`, and `transform` if it is
    /// turned.
    pub fn attributes(&self) -> String {
        let Rect { x, y, width, height } = self.rect;
        let mut attributes = format!(
            "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
            Units(x),
            Units(y),
            Units(width),
            Units(height)
        );
        attributes.push_str(&self.transform());
        attributes
    }

    /// How it is turned, as an attribute; nothing if it is not.
    pub(crate) fn transform(&self) -> String {
        if self.turned == Quarter::None {
            return String::new();
        }
        let degrees = u16::from(quarters(self.turned)) * 90;
        let (x, y) = (Units(self.pivot.0), Units(self.pivot.1));
        format!(" transform=\"rotate({degrees} {x} {y})\"")
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<use href=\"#{}\" ", self.look)?;
        if let Some(class) = owner_class(self.owner) {
            write!(f, "class=\"{class}\" ")?;
        }
        write!(f, "{}/>", self.attributes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::scene::{Look, TokenId};
    use stolik_game::{Message, Spot};

    fn token(look: &'static str, at: (i32, i32), turned: Quarter) -> Token {
        Token {
            id: TokenId(0),
            look: Look(look),
            owner: Owner::Light,
            spot: Spot::Field(0),
            layer: 0,
            at,
            scale: 100,
            turned,
            name: Message::new("warcaby-token-light-man"),
        }
    }

    #[test]
    fn a_square_token_stays_upright() {
        let man = token("draughts-man", (200, 500), Quarter::None);
        assert_eq!(
            draw_token(&man, (800, 800), Quarter::Two).to_string(),
            "<use href=\"#draughts-man\" class=\"st-own-light\" x=\"500\" y=\"200\" width=\"100\" height=\"100\"/>"
        );
    }

    #[test]
    fn a_long_token_turns_with_the_board() {
        // A ship over B1, C1, D1 of a board of 4 by 2, seen from the side: a column of three fields.
        let ship = token("wojna-ship", (100, 100), Quarter::None);
        let drawing = draw_token(&ship, (400, 200), Quarter::One);
        assert_eq!(drawing.turned, Quarter::One);
        assert_eq!(drawing.pivot, (50.0, 150.0));
        assert_eq!(
            drawing.attributes(),
            "x=\"0\" y=\"100\" width=\"300\" height=\"100\" transform=\"rotate(90 50 150)\""
        );
    }

    #[test]
    fn a_turned_token_covers_the_fields_it_is_drawn_on() {
        let covered = |turned| token_bounds(&token("wojna-ship", (200, 200), turned));
        let rect = |x, y, width, height| Rect { x, y, width, height };
        assert_eq!(covered(Quarter::None), rect(200.0, 200.0, 300.0, 100.0), "east");
        assert_eq!(covered(Quarter::One), rect(200.0, 200.0, 100.0, 300.0), "south");
        assert_eq!(covered(Quarter::Two), rect(0.0, 200.0, 300.0, 100.0), "west");
        assert_eq!(covered(Quarter::Three), rect(200.0, 0.0, 100.0, 300.0), "north");
    }

    #[test]
    fn a_smaller_token_keeps_its_share_of_the_field() {
        let man = Token { scale: 80, ..token("draughts-man", (10, 10), Quarter::None) };
        let Drawing { rect, .. } = draw_token(&man, (200, 200), Quarter::One);
        assert_eq!((rect.x, rect.y, rect.width), (110.0, 10.0, 80.0));
    }
}
