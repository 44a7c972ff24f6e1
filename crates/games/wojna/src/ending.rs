//! Winning (9).

use crate::{BuildingKind, CapRule, Ending, Owner, Phase, State, Wojna};
use std::cmp::Ordering;

/// So many turns without castle and camp lose (9).
pub(crate) const EXILE: u8 = 3;

impl Wojna {
    /// The count of turns without castle and camp, were the turn over now (W-37).
    pub(crate) fn exile_after(&self, state: &State) -> u8 {
        let me = state.turn;
        let before = state.exile(me);
        if !state.has_home(me) {
            before.saturating_add(1)
        } else if self.options.exile_cumulative {
            before
        } else {
            0
        }
    }

    /// How the game ends after the turn of the player on turn, if it does.
    pub(crate) fn ending(&self, state: &State) -> Option<Ending> {
        let loser = state.turn;
        let grace = self.options.elimination_grace && !state.mustered(loser);
        if state.units[loser.index()].is_empty() && !grace {
            return Some(Ending::NoUnits { loser }); // W-35, 1.4.9
        }
        if state.exile(loser) >= EXILE {
            return Some(Ending::Exile { loser }); // W-37
        }
        let capped = u32::from(state.turns) >= 2 * u32::from(self.options.round_cap);
        capped.then(|| Ending::Cap { winner: self.leader(state) }) // W-42
    }

    /// Who has won after too many rounds, if anybody (W-42).
    pub(crate) fn leader(&self, state: &State) -> Option<Owner> {
        if self.options.cap_rule == CapRule::Draw {
            return None;
        }
        let [cherry, blue] = Owner::ALL.map(|owner| state.worth(owner));
        match cherry.cmp(&blue) {
            Ordering::Less => Some(Owner::Blue),
            Ordering::Equal => None,
            Ordering::Greater => Some(Owner::Cherry),
        }
    }

    /// Whether the player on turn would lose by ending the turn now (9, W-35, W-37): for the page to warn.
    pub fn would_lose_by_ending_turn(&self, state: &State) -> bool {
        let me = state.turn;
        let grace = self.options.elimination_grace && !state.mustered(me);
        state.phase == Phase::Buildings
            && (state.units[me.index()].is_empty() && !grace || self.exile_after(state) >= EXILE)
    }
}

impl State {
    /// Whether a player has a castle or a camp (9).
    pub(crate) fn has_home(&self, owner: Owner) -> bool {
        self.buildings_of(owner)
            .any(|building| matches!(building.kind, BuildingKind::Castle | BuildingKind::Camp))
    }

    /// Castles, then camps, then the cost of land units, then coins (W-42).
    fn worth(&self, owner: Owner) -> [u64; 4] {
        let count = |kind| self.buildings_of(owner).filter(|building| building.kind == kind).count() as u64;
        let units: u64 = self.units(owner).map(|(_, unit)| u64::from(unit.kind.cost())).sum();
        [count(BuildingKind::Castle), count(BuildingKind::Camp), units, self.coins(owner).into()]
    }
}
