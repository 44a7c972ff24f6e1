//! What a view looks like. There are no secrets, so everybody sees the same.

use crate::cell::Cell;
use crate::engine::EngineKind;
use crate::game::Wojna;
use crate::owner::Owner;
use crate::phase::{Phase, Roll, Task};
use crate::rect::Rect;
use crate::spots::spot_of;
use crate::state::State;
use stolik_game::scene::{Die, Emblem, Look, Mark, MarkKind, Owner as Colours, Quarter};
use stolik_game::{Message, Scene, Seat, Show, Side};

impl Show for Wojna {
    fn scene(&self, view: &State) -> Scene {
        Stage { game: self, state: view }.scene()
    }

    /// North is above for both: a map is read with its coordinates.
    fn facing(&self, _: Seat) -> Quarter {
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(if side == Owner::Cherry.side() { "wojna-side-red" } else { "wojna-side-blue" })
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let owner = if seat == Owner::Cherry.seat() { Owner::Cherry } else { Owner::Blue };
        Emblem { look: Look("wojna-infantry"), owner: colours(Some(owner)) }
    }
}

/// A view on its way to a scene.
#[derive(Clone, Copy)]
pub(crate) struct Stage<'a> {
    pub game: &'a Wojna,
    pub state: &'a State,
}

impl Stage<'_> {
    fn scene(&self) -> Scene {
        Scene {
            fields: self.fields(),
            tokens: self.tokens(),
            marks: self.marks(),
            counters: self.counters(),
            dice: self.dice(),
            buttons: self.buttons(),
            phases: self.phases(),
            remarks: self.remarks(),
            spoken: self.spoken(),
            ..Scene::empty(self.size(), self.prompt())
        }
    }

    /// The last action; what is at its turn; what a die in the air may hit.
    fn marks(&self) -> Vec<Mark> {
        let state = self.state;
        let mark = |kind| move |cell: Cell| Mark { spot: spot_of(cell), kind };
        let last = state.last;
        let mut marks: Vec<Mark> =
            [last.from, last.to].into_iter().flatten().map(mark(MarkKind::Last)).collect();
        if let Phase::Units { ship, task } = state.phase {
            let ship = ship.and_then(|ship| state.ship(ship)).map(|ship| ship.rect(state.frame));
            let at_turn = self.at_turn(task).or(ship);
            let cells = at_turn.into_iter().flat_map(|rect| rect.cells(state.frame));
            marks.extend(cells.map(mark(MarkKind::Chosen)));
            if let Task::Roll(roll) = task {
                marks.extend(self.in_danger(roll).into_iter().map(mark(MarkKind::Danger)));
            }
        }
        marks
    }

    /// The fields of the unit or engine that is at its turn.
    fn at_turn(&self, task: Task) -> Option<Rect> {
        let (state, frame) = (self.state, self.state.frame);
        match task {
            Task::Choose => None,
            Task::Unit(cell) | Task::Roll(Roll::Shot { from: cell, .. }) => Some(Rect::of_cell(frame, cell)),
            Task::Engine(cell)
            | Task::Roll(Roll::Ram { engine: cell, .. } | Roll::Hurl { engine: cell, .. }) => {
                state.engine(cell).map(|engine| engine.rect(frame))
            }
        }
    }

    fn in_danger(&self, roll: Roll) -> Vec<Cell> {
        let (state, frame) = (self.state, self.state.frame);
        match roll {
            Roll::Shot { target, .. } => vec![target],
            Roll::Ram { target, .. } => {
                let building = state.building(target).map(|building| building.rect(frame));
                building.map_or(vec![target], |rect| rect.cells(frame).collect())
            }
            Roll::Hurl { engine, target } => {
                let engine = state.engine(engine).filter(|engine| engine.kind == EngineKind::Trebuchet);
                let rolls = crate::phase::Die::ALL.into_iter();
                let lands = |die| engine.and_then(|engine| Wojna::lands(state, engine, target, die));
                rolls.filter_map(lands).collect()
            }
        }
    }

    /// The last roll, as it lies.
    fn dice(&self) -> Vec<Die> {
        const LOOKS: [&str; 6] = ["die-6-1", "die-6-2", "die-6-3", "die-6-4", "die-6-5", "die-6-6"];
        let die = |die: crate::phase::Die| Die {
            look: Look(LOOKS[usize::from(die.eyes()) - 1]),
            owner: colours(Some(self.state.turn)),
            value: die.eyes(),
        };
        self.state.last.die.map(die).into_iter().collect()
    }
}

/// Whose colours a player's things have.
pub(crate) const fn colours(owner: Option<Owner>) -> Colours {
    match owner {
        Some(Owner::Cherry) => Colours::Own("cherry"),
        Some(Owner::Blue) => Colours::Own("blue"),
        None => Colours::Nobody,
    }
}
