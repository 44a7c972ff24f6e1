//! After what a turn is planned.

use crate::knowledge::Node;
use crate::knowledge::best::Best;
use stolik_battle_royale::{Action, BattleRoyale as Game, Fields};
use stolik_game::{Actor, Entropy, Input, Pinned, Rules, Seat};

/// After what a turn is planned: what a field is worth for its cost. Everything is counted in fields.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Every field it opens.
    opens: f32,
    /// A field that another could take too.
    denies: f32,
    /// A field of another State.
    attacks: f32,
    /// Every field of one's own beside it.
    holds: f32,
    /// What chance adds at most.
    whim: f32,
    /// How much heed is paid to the cost: 1 for all, 0 for none.
    thrift: f32,
}

impl Plan {
    /// As many fields as the roll gives.
    const USUAL: Plan = Plan { opens: 0.0, denies: 0.3, attacks: 0.5, holds: 0.0, whim: 0.0, thrift: 1.0 };
    /// After what search goes on once it has chosen what to attack.
    pub const REST: Plan = Plan::USUAL;
    /// How somebody plans who has just learnt the rules: as many fields as the roll gives, those first that open more.
    pub const BEGINNER: Plan = Plan { opens: 0.25, denies: 0.0, attacks: 0.0, whim: 0.3, ..Plan::USUAL };
    /// How the easy bot plans: the same, but it is led by whims and does not count what a field costs to the end.
    pub const EASY: Plan =
        Plan { opens: 0.25, denies: 0.0, attacks: 0.0, whim: 3.0, thrift: 0.05, ..Plan::USUAL };

    /// The plans among which search chooses. Those without whims first: they are the same every time.
    pub const ALL: [Plan; 20] = [
        Plan { attacks: 1.0, holds: 0.3, ..Plan::USUAL },
        Plan { opens: 0.25, holds: 0.15, ..Plan::USUAL },
        Plan::USUAL,
        Plan { opens: 0.25, ..Plan::USUAL },
        Plan { opens: 0.6, denies: 0.0, attacks: 0.0, ..Plan::USUAL },
        Plan { opens: 1.5, denies: 1.0, attacks: 0.0, ..Plan::USUAL },
        Plan { opens: 0.1, denies: 1.5, attacks: 1.0, ..Plan::USUAL },
        Plan { denies: 0.5, attacks: 6.0, ..Plan::USUAL },
        Plan { opens: 0.25, attacks: 3.0, holds: 0.5, whim: 0.8, ..Plan::USUAL },
        Plan { opens: 0.3, denies: 0.5, attacks: 1.0, whim: 0.8, ..Plan::USUAL },
        Plan { opens: 0.8, denies: 0.8, attacks: 2.0, whim: 0.8, ..Plan::USUAL },
        Plan { denies: 0.5, attacks: 3.0, whim: 1.5, ..Plan::USUAL },
        Plan { denies: 0.5, attacks: 1.0, whim: 1.5, ..Plan::USUAL },
        Plan { opens: 0.3, denies: 0.5, attacks: 2.0, whim: 1.5, ..Plan::USUAL },
        Plan { opens: 0.6, denies: 0.5, attacks: 4.0, whim: 1.5, ..Plan::USUAL },
        Plan { opens: 0.9, denies: 0.5, attacks: 0.0, whim: 1.5, ..Plan::USUAL },
        Plan { denies: 1.5, attacks: 4.0, whim: 2.5, ..Plan::USUAL },
        // No plan at all: for those who choose loosely.
        Plan { denies: 0.0, attacks: 0.0, whim: 25.0, ..Plan::USUAL },
        Plan { opens: 2.0, denies: 0.0, attacks: 0.0, whim: 25.0, ..Plan::USUAL },
        Plan { denies: 0.0, attacks: 9.0, whim: 25.0, ..Plan::USUAL },
    ];

    /// The fields that a seat takes after this plan, from now to the end of its turn.
    pub fn takes(self, node: Node<'_, Game>, entropy: &mut Pinned) -> Fields {
        let Node { game, state, seat } = node;
        let mut after = *state;
        let mut takes = Fields::NONE;
        let others = (0..game.options().seats).map(Seat).filter(|&other| other != seat);
        let foreign = others.fold(Fields::NONE, |foreign, other| foreign | state.land_before(other));
        let reached = foreign.neighbours();
        let free = state.free();
        while game.actor(&after) == Actor::One(seat) {
            let own = after.land(seat);
            let near = own.neighbours();
            let mut best = Best::NONE;
            for field in game.takable(&after).iter() {
                let around = field.alone().neighbours();
                let mut worth = 1.0 + self.opens * ((around & free) - near).len() as f32;
                if self.holds > 0.0 {
                    worth += self.holds * (around & own).len() as f32;
                }
                if reached.has(field) {
                    worth += self.denies;
                }
                if foreign.has(field) {
                    worth += self.attacks;
                }
                if self.whim > 0.0 {
                    worth += self.whim * entropy.below(1_000) as f32 / 1_000.0;
                }
                let ratio = worth / (1.0 + self.thrift * (f32::from(after.cost(field).total()) - 1.0));
                best.offer(ratio, field);
            }
            let Some(field) = best.taken() else { break };
            takes |= field.alone();
            game.play_unchecked(&mut after, &Input::Act { seat, action: Action::Take(field) });
        }
        takes
    }
}
