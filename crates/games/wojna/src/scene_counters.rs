//! Numbers beside the map.

use crate::building::BuildingKind;
use crate::owner::Owner;
use crate::phase::Phase;
use crate::scene::Stage;
use stolik_game::Message;
use stolik_game::scene::Counter;

impl Stage<'_> {
    pub fn counters(&self) -> Vec<Counter> {
        let state = self.state;
        let mut counters = Vec::new();
        if !matches!(state.phase, Phase::Castle | Phase::Fortify | Phase::Camps) {
            let most = self.game.options.round_cap;
            let mut round = counter(None, "round", "wojna-counter-round", state.round().min(most));
            round.label = round.label.with("most", i64::from(most));
            counters.push(round);
        }
        for owner in Owner::ALL {
            let buildings = |kind| state.buildings_of(owner).filter(|building| building.kind == kind).count();
            let own = |id, key, value: usize| counter(Some(owner), id, key, value as u32);
            counters.push(counter(Some(owner), "coins", "wojna-counter-coins", state.coins(owner)));
            counters.push(own("units", "wojna-counter-units", state.units(owner).count()));
            counters.push(own("fresh", "wojna-counter-fresh", self.fresh(owner)));
            counters.push(own("castles", "wojna-counter-castles", buildings(BuildingKind::Castle)));
            counters.push(own("camps", "wojna-counter-camps", buildings(BuildingKind::Camp)));
            if state.exile(owner) > 0 {
                counters.push(counter(Some(owner), "exile", "wojna-counter-exile", state.exile(owner)));
            }
        }
        counters
    }
}

/// A counter of a player, or of the whole game.
fn counter(owner: Option<Owner>, id: &'static str, key: &'static str, value: impl Into<i64>) -> Counter {
    let value = value.into();
    Counter { side: owner.map(Owner::side), id, label: Message::new(key).with("count", value), value }
}
