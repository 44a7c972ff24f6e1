//! A moment of a game that is looked back at: shown as it was, and gone on from by whoever was asked.

use super::{Moved, Play, Source, gone, has_same_ground};
use crate::told::Told;
use stolik_catalog::AnyPosition;
use stolik_game::{Motion, Scene, Seat};
use stolik_table::{Decision, LocalDice, Seating, Table, Takeback};

/// A moment of a game that is looked back at.
#[derive(Clone, Debug)]
pub struct PastMoment {
    /// The position.
    pub position: AnyPosition,
    /// Who may go on from here, if anybody.
    pub asked: Option<Seat>,
    /// What is seen of it.
    pub scene: Scene,
    /// What moved on the way here.
    pub motions: Vec<Motion>,
}

impl Play {
    /// A game that is looked back at, with who sat there.
    pub fn looking_back(moment: PastMoment, names: &[String], seed: u64) -> Play {
        let (seating, dice) = (Seating::persons(names), LocalDice::from_seed(seed));
        let mut play = Play::here(Table::at_rest(moment.position.clone(), seating, Takeback::Game, dice));
        play.look_back(moment);
        play
    }

    /// Shows another moment of the same game.
    pub fn look_back(&mut self, moment: PastMoment) {
        let PastMoment { position, asked, scene, motions } = moment;
        let decision = asked.map(|seat| Decision::new(&position, seat));
        if let Source::Here(table) = &mut self.table {
            **table = table.as_ref().clone().resting_at(position);
        }
        self.looking = asked;
        self.committed.clear();
        self.before.clear();
        self.touched.clear();
        self.why = None;
        self.told = Told::default();
        let composed = decision.as_ref().filter(|decision| decision.is_composed()).map(Decision::scene);
        self.decision = decision;
        let scene = composed.unwrap_or(scene).carry(&self.scene, &motions);
        self.moved = Moved { gone: gone(&self.scene, &motions), motions };
        self.changes.scene += 1;
        if !has_same_ground(&scene, &self.scene) {
            self.changes.ground += 1;
        }
        self.scene = scene;
        self.look_ahead();
        self.beginnings = self.next.iter().map(|next| next.spot).collect();
    }
}
