//! Numbers beside the map.

use crate::scene::Stage;
use crate::{BuildingKind, Owner, Phase};
use stolik_game::scene::Counter;

impl Stage<'_> {
    pub fn counters(&self) -> Vec<Counter> {
        let state = self.state;
        let mut counters = Vec::new();
        if !matches!(state.phase, Phase::Castle | Phase::Fortify | Phase::Camps) {
            let most = self.game.options.round_cap;
            let mut round = Counter::new(None, "round", "wojna-counter-round", state.round().min(most));
            round.label = round.label.with("most", most);
            counters.push(round);
        }
        for owner in Owner::ALL {
            let buildings = |kind| state.buildings_of(owner).filter(|building| building.kind == kind).count();
            let own = |id, key, value: usize| Counter::new(Some(owner.side()), id, key, value as u32);
            counters.push(Counter::new(
                Some(owner.side()),
                "coins",
                "wojna-counter-coins",
                state.coins(owner),
            ));
            counters.push(own("units", "wojna-counter-units", state.units(owner).count()));
            counters.push(own("fresh", "wojna-counter-fresh", self.fresh(owner)));
            counters.push(own("castles", "wojna-counter-castles", buildings(BuildingKind::Castle)));
            counters.push(own("camps", "wojna-counter-camps", buildings(BuildingKind::Camp)));
            if state.exile(owner) > 0 {
                counters.push(Counter::new(
                    Some(owner.side()),
                    "exile",
                    "wojna-counter-exile",
                    state.exile(owner),
                ));
            }
        }
        counters
    }
}
