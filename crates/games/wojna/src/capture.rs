//! Capturing castles and camps (6).

use crate::{Bond, Building, CastleId, State};

/// A castle or a camp falls to so many land units beside it.
const CAPTORS: usize = 3;

impl State {
    /// The player takes the opponent's castles and camps that fall (6).
    pub(crate) fn capture(&mut self) {
        let me = self.turn;
        for castle in CastleId::ALL {
            if let Some(building) = self.castle(castle)
                && self.holds(!me, castle)
                && self.falls(building)
            {
                self.give_castle(castle, me); // W-8
            }
        }
        // Camps keep their fields when they change hands, so none is met twice or missed.
        let mut next = 0;
        while let Some(cell) = self.buildings.first_from(next) {
            next = cell.index() + 1;
            let camp = self.building(cell).filter(|camp| camp.bond == Bond::Owner(!me));
            if let Some(camp) = camp.filter(|&camp| self.falls(camp)) {
                self.give_camp(camp, me);
            }
        }
    }

    /// Whether an enemy building falls to the player on turn (6): at least three land units beside it, none of the
    /// owner.
    fn falls(&self, building: Building) -> bool {
        let me = self.turn;
        let mut captors = 0;
        for cell in building.rect(self.frame).sides(self.frame) {
            if self.is_held_by(!me, cell) {
                return false;
            }
            captors += usize::from(self.is_held_by(me, cell));
        }
        captors >= CAPTORS
    }
}
