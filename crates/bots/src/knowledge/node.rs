//! A decision that search comes to.

use stolik_game::{Input, Pinned, Rules, Seat};

/// A state and the seat that is to act in it: what a game's knowledge is asked about.
#[derive(Debug)]
pub struct Node<'a, G: Rules> {
    /// The game.
    pub game: &'a G,
    /// Its state.
    pub state: &'a G::State,
    /// Who is to act.
    pub seat: Seat,
}

impl<G: Rules> Copy for Node<'_, G> {}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask the same of the game")]
impl<G: Rules> Clone for Node<'_, G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Node<'_, G> {
    /// Adds the legal actions.
    #[inline]
    pub fn legal(self, out: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, out);
    }

    /// An action by chance.
    #[inline]
    pub fn random(self, entropy: &mut Pinned) -> Option<G::Action> {
        self.game.random(self.state, self.seat, entropy)
    }

    /// The state after a legal action.
    #[inline]
    pub fn after(self, action: G::Action) -> G::State {
        let mut after = self.state.clone();
        self.game.play_unchecked(&mut after, &Input::Act { seat: self.seat, action });
        after
    }
}
