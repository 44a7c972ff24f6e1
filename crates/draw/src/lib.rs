//! A scene as SVG and as terminal text: geometry, pieces and colours, drawn once for all clients.
//!
//! - [`Svg`] draws a whole board as a document that stands for itself; exports, rules pages and links use it.
//! - [`Drawing`] is one symbol in its place; a page that draws step by step asks [`draw_token`] and [`draw_mark`] for them,
//!   draws what never moves with [`ground_elements`], and puts the symbols into itself once with [`sprite`].
//! - [`Terminal`] draws a board with characters.
//!
//! All of them turn the board for who sits there ([`place`]), write coordinates ([`Coordinates`]) and draw the same
//! [`BoardMark`]s. The drawings are the files of `pieces/`, the colours those of `theme.css`.

mod coordinates;
mod drawing;
mod frame;
mod geometry;
mod glyph;
mod grid;
mod ground;
mod mark;
mod owner;
mod pieces;
mod svg;
mod symbol;
mod terminal;
mod theme;

pub use coordinates::{Coordinate, Coordinates};
pub use drawing::{Drawing, draw_field, draw_mark, draw_token, mark_at, token_bounds};
pub use geometry::{Rect, bounds, place, turned_size};
pub use glyph::{Glyph, glyph};
pub use ground::{ground_elements, is_ground, plain_ground};
pub use mark::{BoardMark, marks_of_scene, marks_of_walk};
pub use owner::owner_class;
pub use svg::{Svg, draw_emblems, escape};
pub use symbol::{Symbol, family, head, looks, sprite, symbol};
pub use terminal::Terminal;
pub use theme::{THEME_CSS, Theme};
