//! An earlier moment of the game that is played: shown as it was to who looks, and nothing can be done in it.

use super::{Moved, Play, Remote, Source, gone, has_same_ground};
use crate::told;
use stolik_game::Motion;

impl Play {
    /// The game as it stood after so many inputs, as far as who looks may know it; none where there were not so many.
    pub fn past(&self, inputs: usize) -> Option<Play> {
        let viewer = self.viewer();
        let remote = match &self.table {
            Source::Here(table) => {
                let standing = told::standing(table);
                let observed = standing.get(..inputs)?.iter().map(|played| {
                    let seen = played.observed.iter().find(|observed| observed.viewer == viewer)?;
                    Some((&seen.observation, played.effect.turn_ended))
                });
                let start = table.start().seen_by(viewer);
                Remote::watched(table.game(), table.seating(), start, &observed.collect::<Option<Vec<_>>>()?)
            }
            Source::There(remote) => {
                let steps = remote.steps().get(..inputs)?;
                let observed = steps.iter().map(|step| (step.observation(), step.effect.turn_ended));
                let start = remote.start().clone();
                Remote::watched(remote.game(), remote.seating(), start, &observed.collect::<Vec<_>>())
            }
        };
        let mut past = Play::at(Source::There(Box::new(remote.ok()?)));
        past.is_past = true;
        Some(past)
    }

    /// The same moment, shown after another one: what has moved between them goes there, and what stays is not drawn anew.
    #[must_use]
    pub fn seen_after(mut self, before: &Play) -> Play {
        let (from, to) = (before.table.inputs().len(), self.table.inputs().len());
        let steps = self.table.there().map(Remote::steps).unwrap_or_default();
        let last = steps.last().filter(|_| to == from + 1);
        let motions: Vec<Motion> = last.map(|step| step.motions.clone()).unwrap_or_default();
        self.scene = self.scene.carry(&before.scene, &motions);
        self.changes = before.changes;
        self.changes.scene += 1;
        self.changes.ground += u32::from(!has_same_ground(&self.scene, &before.scene));
        self.moved = Moved { gone: gone(&before.scene, &motions), motions };
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::stand_in::{viewers, welcome};
    use stolik_catalog::Kind;
    use stolik_game::{Pinned, Viewer};
    use stolik_table::{LocalDice, Seating, Table, Takeback};

    /// A game of some inputs by chance, and how it stood after each.
    fn played(kind: Kind) -> (Table, Vec<stolik_catalog::AnyPosition>) {
        let game = kind.usual();
        let seating = Seating::persons((0..game.seats()).map(|seat| format!("Gracz {seat}")));
        let mut table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(4));
        let mut chance = Pinned::from_seed(8);
        while table.inputs().len() < 40 {
            let Some(seat) = table.actor().seats().iter().next() else { break };
            let seen = table.position().seen_by(Viewer::Seat(seat));
            let text = seen.random(seat, &mut chance).expect("an action");
            table.act(seat, &text, None).expect("it is legal");
        }
        let mut position = table.start().clone();
        let mut stood = vec![position.clone()];
        for input in table.inputs() {
            position.play(input).expect("it was played");
            stood.push(position.clone());
        }
        (table, stood)
    }

    fn shows(past: &Play, position: &stolik_catalog::AnyPosition, viewer: Viewer, about: &str) {
        let wanted = position.seen_by(viewer);
        assert!(past.table().seen_by(viewer) == wanted, "{about}");
        assert_eq!(
            past.scene().clone().carry(&wanted.scene(), &[]),
            wanted.scene().carry(&wanted.scene(), &[]),
            "{about}"
        );
    }

    #[test]
    fn every_moment_of_every_game_is_seen_as_it_was_and_nothing_can_be_done_in_it() {
        for &kind in Kind::ALL {
            let (table, stood) = played(kind);
            for viewer in viewers(&table) {
                let live = Play::at_server(&welcome(&table, viewer)).expect("a game");
                let mut before: Option<Play> = None;
                for (inputs, position) in stood.iter().enumerate() {
                    let mut past = live.past(inputs).expect("a moment");
                    if let Some(before) = &before {
                        past = past.seen_after(before);
                        assert_ne!(past.changes(), before.changes(), "it is drawn anew");
                    }
                    shows(&past, position, viewer, kind.id());
                    assert_eq!((past.seat(), past.next().len()), (None, 0), "nobody is asked there");
                    let spots: Vec<_> = past.scene().fields.iter().map(|field| field.spot).take(9).collect();
                    let buttons: Vec<_> = past.scene().buttons.iter().map(|button| button.spot).collect();
                    for spot in spots.into_iter().chain(buttons) {
                        past.touch(spot);
                    }
                    past.confirm();
                    past.undo();
                    assert!(!past.has_wishes() && past.touched().is_empty() && past.why().is_none());
                    before = Some(past);
                }
                assert!(live.past(stood.len()).is_none(), "there is no more");
                assert_eq!(live.table().inputs().len() + 1, stood.len(), "the game itself is as it was");
            }
        }
    }

    #[test]
    fn at_one_screen_who_looks_sees_no_more_of_the_past_than_they_did() {
        for &kind in Kind::ALL {
            let (table, stood) = played(kind);
            let mut play = Play::here(table);
            play.uncover();
            let viewer = play.viewer();
            for (inputs, position) in stood.iter().enumerate().step_by(7) {
                shows(&play.past(inputs).expect("a moment"), position, viewer, kind.id());
            }
            // What happens meanwhile is not lost, and what was taken back is not there any more.
            let inputs = play.table().inputs().len();
            if let Some(seat) = play.seat() {
                let text = play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut Pinned::from_seed(2));
                play.command_anyway(&text.expect("an action"));
                assert!(play.table().inputs().len() > inputs && play.past(inputs).is_some());
            }
        }
    }
}
