//! Answers that are secret for as long as others are still to answer.

use crate::moment::{Moment, viewers};
use stolik_game::{Actor, Game, Input, InputOf, Seat, Viewer};

/// Two answers of one seat to a question that is put to each, and what comes of them while others are still awaited.
pub(crate) struct SecretPair<G: Game> {
    pub seat: Seat,
    pub inputs: [InputOf<G>; 2],
    pub after: [G::State; 2],
}

impl<G: Game> SecretPair<G> {
    /// Everybody but the seat that answers.
    pub fn others(&self, game: &G) -> impl Iterator<Item = Viewer> {
        let own = Viewer::Seat(self.seat);
        (viewers(game).into_iter()).filter(move |viewer| *viewer != own)
    }
}

/// Pairs of answers between which nobody else may tell: others are still to answer, the same after both.
pub(crate) fn secret_pairs<G: Game>(moment: &Moment<'_, G>) -> Vec<SecretPair<G>> {
    const MOST: usize = 4;
    let Actor::Each(awaited) = moment.actor() else {
        return Vec::new();
    };
    let game = moment.game();
    let mut entropy = moment.entropy();
    let mut pairs = Vec::new();
    for seat in moment.awaited() {
        let answers = moment.some_actions(seat, MOST, &mut entropy);
        let answers = answers.into_iter().filter_map(|action| {
            let input = Input::Act { seat, action };
            let mut after = moment.state().clone();
            game.play(&mut after, &input).ok()?;
            Some((input, after))
        });
        let answers: Vec<(InputOf<G>, G::State)> = answers.collect();
        for two in answers.windows(2) {
            let (one, other) = (&two[0], &two[1]);
            let open = !awaited.without(seat).is_empty();
            if open && game.actor(&one.1) == game.actor(&other.1) {
                pairs.push(SecretPair {
                    seat,
                    inputs: [one.0, other.0],
                    after: [one.1.clone(), other.1.clone()],
                });
            }
        }
    }
    pairs
}
