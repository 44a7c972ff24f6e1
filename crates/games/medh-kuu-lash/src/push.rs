//! Pushing to a morning, and along the mornings (K12 to K15).

use crate::field::COLUMNS;
use crate::watch::Watch;
use crate::{Board, Colour, Columns, Field, Fields, MedhKuuLash, Moment, PushChooser, Pushed, State};
use stolik_game::Effect;

/// A way along the mornings, as green sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Towards M1.
    Left,
    /// Towards M8.
    Right,
}

/// How good a way is: the best ways are the allowed ones (MK14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// The neighbour is free.
    FreeNeighbour,
    /// The run ends before a free morning.
    FreeEnd,
    /// The run ends before a piece of the other colour, which is captured.
    Capture,
    /// The run ends at the edge.
    Wall,
}

impl Way {
    /// The first column this way from one in the set that is not in the set; none if the wall comes first.
    #[inline]
    const fn end_of_run(self, set: Columns, column: u8) -> Option<u8> {
        match self {
            Way::Left => column.checked_sub((!(set.0 << (COLUMNS - 1 - column))).leading_zeros() as u8),
            Way::Right => {
                let end = column + (!(set.0 >> column)).trailing_zeros() as u8;
                if end < COLUMNS { Some(end) } else { None }
            }
        }
    }
}

impl MedhKuuLash {
    /// A piece pushed off a peak enters the morning of its column (MK7).
    #[inline]
    pub(crate) fn enter(&self, state: &mut State, pushed: Pushed, watch: &mut impl Watch) -> Effect {
        let Pushed { peak, colour, stood } = pushed;
        let morning = peak.morning();
        state.last |= morning.alone();
        let occupant = state.board.on(morning);
        if occupant == Some(colour) {
            // K14, K15
            return match state.board.ways(colour, morning.column(), self.options.mixed_push) {
                [true, true] => {
                    watch.waits(peak);
                    state.moment = Moment::Push(pushed);
                    Effect::QUIET
                }
                [false, false] => {
                    debug_assert!(false, "who would have nowhere to push is not moved to (MK17)");
                    Effect::QUIET
                }
                [left, _] => {
                    watch.goes(peak, morning);
                    self.push_on(state, pushed, if left { Way::Left } else { Way::Right }, watch)
                }
            };
        }
        watch.goes(peak, morning);
        if let Some(captured) = state.board.take(morning) {
            watch.leaves(morning, captured); // K13, MK16
        }
        state.board.put(morning, colour);
        self.acted(state, stood, occupant)
    }

    /// The pushed piece takes its morning, and what stood there is pushed on (K14, K15).
    pub(crate) fn push_on(
        &self,
        state: &mut State,
        pushed: Pushed,
        way: Way,
        watch: &mut impl Watch,
    ) -> Effect {
        let column = pushed.peak.column();
        let (end, captured) = state.board.push(pushed.colour, column, way, self.options.mixed_push);
        watch.shifts(column, end);
        let end = Field::morning_of(end);
        if let Some(captured) = captured {
            watch.leaves(end, captured);
        }
        state.last |= end.alone();
        self.acted(state, pushed.stood, captured)
    }

    /// Who chooses the way of a push (MK14).
    #[inline]
    pub(crate) fn push_chooser(&self, state: &State, pushed: Colour) -> Colour {
        match self.options.push_chooser {
            PushChooser::Mover => state.turn,
            PushChooser::Owner => pushed,
        }
    }
}

impl State {
    /// The mornings towards which a push may go on; both, since otherwise nobody is asked.
    pub(crate) fn push_ways(&self) -> Fields {
        let Moment::Push(Pushed { peak, .. }) = self.moment else {
            return Fields::NONE;
        };
        [peak.column() - 1, peak.column() + 1].map(Field::morning_of).into_iter().collect()
    }
}

impl Board {
    /// Whether a piece of this colour, pushed to a morning that holds one of the same colour, may push on to the left, and
    /// whether to the right; neither where all mornings hold that colour (MK17).
    pub(crate) fn ways(self, colour: Colour, column: u8, mixed: bool) -> [bool; 2] {
        let [left, right] = [Way::Left, Way::Right].map(|way| self.merit(colour, column, way, mixed));
        [left, right].map(|merit| merit == left.min(right) && merit != Merit::Wall)
    }

    #[inline]
    fn merit(self, colour: Colour, column: u8, way: Way, mixed: bool) -> Merit {
        match self.push_end(colour, column, way, mixed) {
            None => Merit::Wall,
            Some(end) if self.mornings(!colour).has(end) => Merit::Capture,
            Some(end) if end.abs_diff(column) == 1 => Merit::FreeNeighbour,
            Some(_) => Merit::FreeEnd,
        }
    }

    /// Where a push this way ends: a free morning, or one whose piece is captured; none at the edge.
    #[inline]
    fn push_end(self, colour: Colour, column: u8, way: Way, mixed: bool) -> Option<u8> {
        let own = self.mornings(colour);
        if mixed {
            // MK15 turned round: pieces of both colours go along; without a free morning the usual rule holds.
            let standing = Columns(own.0 | self.mornings(!colour).0);
            if let Some(free) = way.end_of_run(standing, column) {
                return Some(free);
            }
        }
        way.end_of_run(own, column)
    }

    /// Pushes a piece of this colour to a morning that holds one of the same colour, and all that stand in the way on.
    /// Gives the column where the push ends and the colour of the piece captured there.
    pub(crate) fn push(&mut self, colour: Colour, column: u8, way: Way, mixed: bool) -> (u8, Option<Colour>) {
        let Some(end) = self.push_end(colour, column, way, mixed) else {
            debug_assert!(false, "nobody pushes against the edge");
            return (column, None);
        };
        let (own, other) = (self.mornings(colour).0, self.mornings(!colour).0);
        if other & (1 << end) != 0 {
            self.set_mornings(colour, Columns(own | 1 << end));
            self.set_mornings(!colour, Columns(other & !(1 << end)));
            return (end, Some(!colour));
        }
        // Everything from the column to the free end shifts by one; the pushed piece fills the gap.
        let (least, most) = if end < column { (end, column) } else { (column, end) };
        let block = (0xFF_u8 << least) & (0xFF_u8 >> (COLUMNS - 1 - most));
        let shifted = |set: u8| match way {
            Way::Left => (set & !block) | ((set & block) >> 1),
            Way::Right => (set & !block) | ((set & block) << 1),
        };
        self.set_mornings(colour, Columns(shifted(own) | 1 << column));
        self.set_mornings(!colour, Columns(shifted(other)));
        (end, None)
    }
}
