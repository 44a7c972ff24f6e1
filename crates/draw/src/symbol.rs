//! A drawing that can be used many times.

use crate::mark::BoardMark;
use crate::pieces::FAMILIES;
use std::collections::BTreeSet;
use std::fmt::Write;
use stolik_game::Scene;

/// A drawing that can be used many times: a file of `pieces/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Its id: the name of its file, and a scene's [`Look`](stolik_game::scene::Look).
    pub id: &'static str,
    /// Its box: `0 0 100 100` for one field.
    pub view_box: &'static str,
    /// Its shapes.
    pub body: &'static str,
}

/// The drawing of this id.
pub fn symbol(id: &str) -> Option<Symbol> {
    let mut pieces = FAMILIES.iter().flat_map(|family| family.iter());
    let (id, file) = pieces.find(|(name, _)| *name == id)?;
    let (head, rest) = file.split_once('>')?;
    let (_, view_box) = head.split_once("viewBox=\"")?;
    Some(Symbol { id, view_box: view_box.split_once('"')?.0, body: rest.strip_suffix("</svg>\n")? })
}

impl Symbol {
    /// Width and height of its box.
    pub fn size(&self) -> (f64, f64) {
        let mut numbers = self.view_box.split(' ').map(|n| n.parse().unwrap_or(100.0));
        (numbers.nth(2).unwrap_or(100.0), numbers.next().unwrap_or(100.0))
    }

    /// The symbol as an element, under an id and with a body perhaps of another.
    pub(crate) fn element(&self, id: &str, body: &str) -> String {
        let body = body.replace('\n', "");
        format!("<symbol id=\"{id}\" viewBox=\"{}\">{body}</symbol>\n", self.view_box)
    }
}

/// These symbols as elements, to be put into a page once; ids without a drawing are left out.
///
/// Colours are custom properties: `theme.css` gives their values, and the class of
/// [`owner_class`](crate::owner_class) on each use gives the owner's.
pub fn sprite<'i>(ids: impl IntoIterator<Item = &'i str>) -> String {
    let mut text = String::new();
    for symbol in ids.into_iter().filter_map(symbol) {
        let _ = text.write_str(&symbol.element(symbol.id, symbol.body));
    }
    text
}

/// The ids of all drawings of the same family: those whose names begin alike, such as all cards.
pub fn family(id: &str) -> impl Iterator<Item = &'static str> {
    let head = head(id).to_owned();
    let ids = FAMILIES.iter().flat_map(|family| family.iter()).map(|(id, _)| *id);
    ids.filter(move |id| self::head(id) == head)
}

/// What the names of a family begin with.
pub fn head(id: &str) -> &str {
    id.split_once('-').map_or(id, |(head, _)| head)
}

/// The ids of all drawings a scene needs, with those of the marks that choosing adds.
pub fn looks(scene: &Scene) -> BTreeSet<&'static str> {
    let fields = scene.fields.iter().filter_map(|field| field.look);
    let tokens = scene.tokens.iter().map(|token| token.look);
    let dice = scene.dice.iter().map(|die| die.look);
    let cards = scene.hands.iter().flat_map(|hand| hand.cards.iter().map(|card| card.look));
    let marks = BoardMark::ALL.into_iter().map(BoardMark::look);
    let looks = fields.chain(tokens).chain(dice).chain(cards);
    looks.map(|look| look.0).chain(marks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_symbol() {
        for (id, file) in FAMILIES.iter().flat_map(|family| family.iter()) {
            let symbol = symbol(id).unwrap_or_else(|| panic!("{id}"));
            assert!(symbol.body.trim_start().starts_with('<'), "{id}");
            assert!(symbol.size().0 > 0.0 && symbol.size().1 > 0.0, "{id}");
            // Opacity of a whole element makes the browser paint it apart; that of its fill or stroke does not.
            for forbidden in ["id=", "<style", "<defs", "url(", "<text", " opacity="] {
                assert!(!file.contains(forbidden), "{id} has {forbidden}");
            }
        }
        assert_eq!(symbol("no-such-drawing"), None);
    }

    #[test]
    fn a_family_is_whole() {
        let cards: Vec<&str> = family("card-heart-02").collect();
        assert_eq!(cards.len(), 53, "four suits of thirteen and the back");
        assert!(cards.iter().all(|id| id.starts_with("card-")));
        assert_eq!(family("no-such-drawing").count(), 0);
    }

    #[test]
    fn a_sprite_has_each_symbol_once() {
        let sprite = sprite(["draughts-man", "mark-last", "no-such-drawing"]);
        assert_eq!(sprite.matches("<symbol ").count(), 2);
        assert!(sprite.contains("<symbol id=\"mark-last\" viewBox=\"0 0 100 100\"><path"));
    }
}
