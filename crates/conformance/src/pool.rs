//! Actions and chance outcomes gathered from all over the games: most are wrong wherever one looks.

use crate::moment::pick;
use crate::playthrough::Playthrough;
use stolik_game::{Entropy, Game, Input, Pinned, Seat};

/// Actions and chance outcomes from all over the games of one case.
pub(crate) struct Pool<G: Game> {
    actions: Vec<(Seat, G::Action)>,
    chances: Vec<G::Chance>,
}

impl<G: Game> Pool<G> {
    const MOST: usize = 400;

    /// Gathers from these games.
    pub fn of(games: &[Playthrough<G>]) -> Pool<G> {
        let mut actions = Vec::new();
        let mut chances = Vec::new();
        for played in games {
            for moment in played.moments() {
                let mut entropy = moment.entropy();
                for seat in moment.awaited() {
                    let found = moment.some_actions(seat, 8, &mut entropy);
                    actions.extend(found.into_iter().map(|action| (seat, action)));
                }
            }
            chances.extend(played.inputs.iter().filter_map(|input| match input {
                Input::Chance(outcome) => Some(*outcome),
                Input::Act { .. } | Input::Time(_) => None,
            }));
        }
        actions.sort_unstable();
        actions.dedup();
        thin_out(&mut actions, Self::MOST);
        chances.sort_unstable();
        chances.dedup();
        thin_out(&mut chances, Self::MOST);
        Pool { actions, chances }
    }

    /// The actions, each with the seat that had it somewhere.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    pub fn chances(&self) -> &[G::Chance] {
        &self.chances
    }

    /// Some of the actions.
    pub fn some_actions(&self, most: usize, entropy: &mut Pinned) -> Vec<G::Action> {
        if self.actions.len() <= most {
            return self.actions.iter().map(|(_, action)| *action).collect();
        }
        let picks = (0..most).filter_map(|_| pick(&self.actions, entropy));
        picks.map(|(_, action)| *action).collect()
    }
}

/// Keeps at most so many, from all over the list.
fn thin_out<T>(list: &mut Vec<T>, most: usize) {
    let mut entropy = Pinned::from_seed(list.len() as u64);
    while list.len() > most {
        list.swap_remove(entropy.index(list.len()));
    }
}
