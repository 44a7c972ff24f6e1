//! Where a game is played: at a table on this page, or at one that a server keeps.

use super::Remote;
use crate::told;
use stolik_catalog::{AnyGame, AnySeen};
use stolik_game::record::{InputText, TurnText, by_turns};
use stolik_game::{Actor, Message, Motion, Outcome, Viewer};
use stolik_table::{EventNumber, Seating, Table};

/// Where a game is played.
#[derive(Clone, Debug)]
pub enum Source {
    /// On this page, which knows everything.
    Here(Box<Table>),
    /// On a server, which tells what the own seat may know.
    There(Box<Remote>),
}

impl Source {
    /// The table on this page, if that is where the game is played.
    pub fn here(&self) -> Option<&Table> {
        match self {
            Source::Here(table) => Some(table),
            Source::There(_) => None,
        }
    }

    /// The same, to act at it.
    pub(super) fn here_mut(&mut self) -> Option<&mut Table> {
        match self {
            Source::Here(table) => Some(table),
            Source::There(_) => None,
        }
    }

    /// The table on a server, if that is where the game is played.
    pub fn there(&self) -> Option<&Remote> {
        match self {
            Source::Here(_) => None,
            Source::There(remote) => Some(remote),
        }
    }

    /// The same, to learn from it.
    pub(super) fn there_mut(&mut self) -> Option<&mut Remote> {
        match self {
            Source::Here(_) => None,
            Source::There(remote) => Some(remote),
        }
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        match self {
            Source::Here(table) => table.game(),
            Source::There(remote) => remote.game(),
        }
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        match self {
            Source::Here(table) => table.seating(),
            Source::There(remote) => remote.seating(),
        }
    }

    /// Who must act next.
    pub fn actor(&self) -> Actor {
        match self {
            Source::Here(table) => table.actor(),
            Source::There(remote) => remote.actor(),
        }
    }

    /// How the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Source::Here(table) => table.outcome(),
            Source::There(remote) => remote.outcome(),
        }
    }

    /// The number of the last event.
    pub fn now(&self) -> EventNumber {
        match self {
            Source::Here(table) => table.now(),
            Source::There(remote) => remote.now(),
        }
    }

    /// The inputs that stand, as far as they are known here.
    pub fn inputs(&self) -> Box<dyn ExactSizeIterator<Item = &InputText> + '_> {
        match self {
            Source::Here(table) => Box::new(table.inputs()),
            Source::There(remote) => Box::new(remote.steps().iter().map(|step| &step.input)),
        }
    }

    /// Whether nobody has acted in this turn yet.
    pub fn is_turn_fresh(&self) -> bool {
        match self {
            Source::Here(table) => table.last().is_none_or(|last| last.effect.turn_ended),
            Source::There(remote) => remote.steps().last().is_none_or(|last| last.effect.turn_ended),
        }
    }

    /// What moved in the turn before the one that runs, and in that one so far, as this viewer was shown it.
    pub fn last_motions(&self, viewer: Viewer) -> (Vec<&Motion>, Vec<&Motion>) {
        let steps: Vec<(&[Motion], bool)> = match self {
            Source::Here(table) => {
                let standing = told::standing(table).into_iter();
                let shown = standing.map(|played| (played.news(viewer), played.effect.turn_ended));
                shown
                    .map(|(news, ended)| (news.map_or(&[][..], |news| news.motions.as_slice()), ended))
                    .collect()
            }
            Source::There(remote) => {
                let steps = remote.steps().iter();
                steps.map(|step| (step.motions.as_slice(), step.effect.turn_ended)).collect()
            }
        };
        let has_ended = |(_, turn_ended): &(_, bool)| *turn_ended;
        let turns: Vec<_> = steps.split_inclusive(has_ended).collect();
        let (running, ended) = match turns.split_last() {
            Some((last, before)) if !last.last().is_some_and(has_ended) => (*last, before),
            _ => (&[][..], turns.as_slice()),
        };
        (moved_in(ended.last().copied().unwrap_or_default()), moved_in(running))
    }

    /// The turns that stand, in the words this viewer was told.
    pub fn turns(&self, viewer: Viewer) -> Vec<TurnText> {
        match self {
            Source::Here(table) => told::turns(table, viewer),
            Source::There(remote) => {
                by_turns(remote.steps().iter().map(|step| (step.input.clone(), step.effect)))
            }
        }
    }

    /// The inputs that stand, each as a sentence that this viewer was told.
    pub fn sentences(&self, viewer: Viewer) -> Vec<Option<Message>> {
        match self {
            Source::Here(table) => told::sentences(table, viewer),
            Source::There(remote) => remote.steps().iter().map(|step| Some(step.said.clone())).collect(),
        }
    }

    /// Looks at every moment of the game in turn, from its beginning, as far as it is known here: after how many inputs it
    /// is, and what is seen then.
    pub fn each_moment(&self, mut look: impl FnMut(usize, &dyn Fn() -> AnySeen)) {
        match self {
            Source::Here(table) => {
                let mut position = table.start().clone();
                look(0, &|| position.seen_by(Viewer::Everybody));
                for (number, input) in (1..).zip(table.inputs()) {
                    if position.play(input).is_err() {
                        return;
                    }
                    look(number, &|| position.seen_by(Viewer::Everybody));
                }
            }
            Source::There(remote) => {
                let mut seen = remote.start().clone();
                look(0, &|| seen.clone());
                for (number, step) in (1..).zip(remote.steps()) {
                    if seen.learn(step.observation()).is_err() {
                        return;
                    }
                    look(number, &|| seen.clone());
                }
            }
        }
    }

    /// What a viewer may know; of a game on a server no more than the own seat.
    pub fn seen_by(&self, viewer: Viewer) -> AnySeen {
        match self {
            Source::Here(table) => table.position().seen_by(viewer),
            Source::There(remote) => remote.seen().clone(),
        }
    }
}

/// All that moved in a turn.
fn moved_in<'m>(turn: &[(&'m [Motion], bool)]) -> Vec<&'m Motion> {
    turn.iter().flat_map(|(motions, _)| *motions).collect()
}
