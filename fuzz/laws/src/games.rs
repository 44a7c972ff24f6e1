//! The laws of what every game reads: the first line says which game it is.

use crate::grounds::{Variant, variants};
use crate::{notation, text};
use std::sync::LazyLock;
use stolik_catalog::{Kind, Visitor};
use stolik_game::{Game, Options};

/// An action: what it means comes back from the text that the game writes for it.
pub fn action(data: &[u8]) {
    if let Some((laws, text)) = asked(data) {
        laws.action(text);
    }
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn position(data: &[u8]) {
    if let Some((laws, text)) = asked(data) {
        laws.position(text);
    }
}

/// A position as JSON: the same.
pub fn position_value(data: &[u8]) {
    if let Some((laws, text)) = asked(data) {
        laws.position_value(text);
    }
}

/// The laws of the game that the first line names, and what stands below it.
fn asked(data: &[u8]) -> Option<(&'static dyn Laws, &str)> {
    static ALL: LazyLock<Vec<Box<dyn Laws>>> =
        LazyLock::new(|| Kind::ALL.iter().map(|kind| kind.usual().visit(Of(*kind))).collect());
    let (id, text) = text(data)?.split_once('\n')?;
    let number = Kind::ALL.iter().position(|kind| kind.id() == id)?;
    Some((&*ALL[number], text))
}

/// The laws of one game.
trait Laws: Send + Sync {
    fn action(&self, text: &str);
    fn position(&self, text: &str);
    fn position_value(&self, text: &str);
}

/// A variant of a game, and some of its states to read actions in.
struct Ground<G: Game> {
    game: G,
    states: Vec<G::State>,
}

/// Makes the laws of a game.
struct Of(Kind);

impl Visitor for Of {
    type Answer = Box<dyn Laws>;

    fn visit<G: Game>(self, _: &G) -> Box<dyn Laws> {
        Box::new(variants(self.0).iter().map(ground::<G>).collect::<Vec<_>>())
    }
}

/// The ground that a variant makes. Positions that it cannot have make no state of it.
fn ground<G: Game>(&(choices, positions): &Variant) -> Ground<G> {
    let options = G::Options::read(choices.iter().copied()).expect("options without faults");
    let game = G::new(options).expect("options without faults");
    let set_up = |text: &&str| game.parse_setup(text).ok().and_then(|setup| game.set_up(&setup).ok());
    let states = std::iter::once(game.start()).chain(positions.iter().filter_map(set_up)).collect();
    Ground { game, states }
}

impl<G: Game> Laws for Vec<Ground<G>> {
    fn action(&self, text: &str) {
        for ground in self {
            notation::action(&ground.game, &ground.states, text);
        }
    }

    fn position(&self, text: &str) {
        for ground in self {
            notation::position(&ground.game, text);
        }
    }

    fn position_value(&self, text: &str) {
        if let Ok(value) = serde_json::from_str(text) {
            for ground in self {
                notation::position_value(&ground.game, &value);
            }
        }
    }
}
