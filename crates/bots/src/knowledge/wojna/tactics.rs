//! What a land unit does in its turn.

use super::commander::{Commander, Craft};
use super::field::Danger;
use super::orders::BEYOND;
use super::posture::Weights;
use stolik_game::mix;
use stolik_wojna::{Cell, State, Unit, UnitKind, Wojna as Game};

/// What a unit could do, and how much that is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// Where the unit is.
    pub from: Cell,
    /// Where it goes; it may stay.
    pub to: Cell,
    /// Whom it strikes or shoots at from there.
    pub target: Option<Cell>,
    /// How much it is wanted, over doing nothing.
    pub gain: i32,
}

/// What a land unit is worth, in hundredths of an infantry.
pub const fn worth(kind: UnitKind) -> i32 {
    match kind {
        UnitKind::Infantry => 100,
        UnitKind::Archers => 105,
        UnitKind::Cavalry => 180,
    }
}

/// Fewer enemies than these are no army.
const FEW: i32 = 3;
/// An army so many hundredths as strong as the enemy's wins even where it comes one by one.
const ASSURED: i32 = 180;
/// What an archer gains by standing high where the enemy is near.
const HIGH: i32 = 100;

/// What an archer gains where guards are to be shot at, and others lose there.
const PERCH: i32 = 120;

/// How far a kind of unit hits beyond its move.
const fn arm(kind: UnitKind) -> u8 {
    match kind {
        UnitKind::Archers => 4,
        UnitKind::Infantry | UnitKind::Cavalry => 1,
    }
}

/// One who judges what units do in one turn.
pub struct Tactics<'t> {
    pub game: &'t Game,
    pub state: &'t State,
    /// What counts for how much to a unit far from all enemies.
    pub weights: Weights,
    /// The posture's own weights, for where the enemy is stronger than on the whole.
    pub wary: Weights,
    pub luck: Luck,
    pub commander: &'t Commander,
}

/// What sways a loose choice.
#[derive(Clone, Copy, Debug)]
pub struct Luck {
    /// What it is drawn from.
    pub seed: u64,
    /// How large it is about, in hundredths of an infantry; rarely much larger.
    pub mean: i32,
}

impl Luck {
    /// What a choice gains by luck.
    fn of(self, from: Cell, to: Cell) -> i32 {
        if self.mean == 0 {
            return 0;
        }
        let drawn = mix(self.seed ^ u64::from(from.0) << 16 ^ u64::from(to.0)) % 1_000;
        let share = (drawn + 1) as f32 / 1_001.0;
        (-share.ln() * self.mean as f32) as i32
    }
}

impl Tactics<'_> {
    /// Whether a unit may have somebody to hit.
    pub fn is_in_contact(&self, from: Cell, unit: Unit) -> bool {
        self.commander.danger.near(from) <= unit.kind.steps() + arm(unit.kind)
    }

    /// What counts for how much to a unit on a field: an army that is strong on the whole is not where it comes one by one.
    fn weights_at(&self, from: Cell) -> Weights {
        let Commander { danger, cover, craft, .. } = self.commander;
        let (own, other) = (cover.crowd(from), danger.crowd(from));
        let is_weak_here = other >= FEW && own < other && self.commander.orders.odds < ASSURED;
        if *craft == Craft::Full && is_weak_here { self.wary } else { self.weights }
    }

    /// The best that a unit can do.
    pub fn best(&self, from: Cell, unit: Unit) -> Deed {
        let weights = self.weights_at(from);
        let here = self.place(from, unit, from, weights);
        let stay = self.luck.of(from, from);
        let mut best = Deed { from, to: from, target: None, gain: 0 };
        let mut consider = |to: Cell, place: i32| {
            let (target, hit) = self.target(to, unit);
            let gain = place - here + hit + self.luck.of(from, to) - stay;
            if gain > best.gain {
                best = Deed { from, to, target, gain };
            }
        };
        consider(from, here);
        if self.commander.keeps(self.state, from) {
            return best;
        }
        self.game
            .visit_destinations(self.state, from, |to| consider(to, self.place(to, unit, from, weights)));
        best
    }

    /// Whom a unit on a field would hit, and what that is worth.
    pub fn target(&self, from: Cell, unit: Unit) -> (Option<Cell>, i32) {
        if self.commander.danger.near(from) > arm(unit.kind) {
            return (None, 0);
        }
        let mut best = (None, 0);
        self.game.visit_targets(self.state, from, unit, |target| {
            let value = self.prey(target) * self.weights.kill / 100;
            let value = if unit.kind == UnitKind::Archers { value / 3 } else { value };
            if value > best.1 {
                best = (Some(target), value);
            }
        });
        best
    }

    /// What it is worth to kill who stands on a field.
    fn prey(&self, target: Cell) -> i32 {
        let Some(unit) = self.state.unit(target) else { return 0 };
        let aboard = self.state.engine(target).is_some() || self.state.ship(target).is_some();
        worth(unit.kind) + self.commander.prize(target).abs().min(150) + if aboard { 40 } else { 0 }
    }

    /// What it is worth to stand on a field at the end of the turn.
    fn place(&self, cell: Cell, unit: Unit, from: Cell, weights: Weights) -> i32 {
        let mut steps = self.commander.steps(cell);
        if weights.waits && !weights.home && steps < BEYOND {
            // Who is far ahead of the others gains nothing by going on.
            let (rally, here) = (self.commander.orders.rally - 5, self.commander.steps(from));
            if self.commander.danger.near(cell) < Danger::SIGHT || here <= rally {
                steps = steps.max(rally.min(here));
            }
        }
        self.commander.prize(cell) + self.height(cell, unit) + self.perch(cell, unit)
            - steps * weights.step
            - self.risk(cell, unit, weights)
    }

    /// What it is worth to shoot from high up (3.1): further, and harder to be shot at.
    fn height(&self, cell: Cell, unit: Unit) -> i32 {
        let high = self.commander.craft == Craft::Full
            && unit.kind == UnitKind::Archers
            && self.commander.danger.near(cell) < Danger::SIGHT
            && self.state.is_high(cell);
        if high { HIGH } else { 0 }
    }

    /// What it is worth to stand where only archers are of use.
    fn perch(&self, cell: Cell, unit: Unit) -> i32 {
        match unit.kind {
            _ if !self.commander.orders.is_perch(cell) => 0,
            UnitKind::Archers => PERCH,
            UnitKind::Infantry | UnitKind::Cavalry => -PERCH,
        }
    }

    /// What is lost on a field, as far as can be told.
    fn risk(&self, cell: Cell, unit: Unit, weights: Weights) -> i32 {
        let danger = &self.commander.danger;
        let (strikes, shots) = (danger.strikes(cell), danger.shots(cell));
        if strikes == 0 && shots == 0 {
            return 0;
        }
        let mut hit = if strikes > 0 { 90 } else { (shots * 22).min(70) };
        // Who strikes here is struck in turn.
        if strikes > 0 {
            let cover = self.commander.cover.strikes(cell) - i32::from(unit.kind != UnitKind::Archers);
            let [sure, even] = match self.commander.craft {
                Craft::Plain => [35, 50],
                // Who strikes first wins an even exchange.
                Craft::Full => [50, 80],
            };
            hit = if cover >= 2 * strikes {
                sure
            } else if cover >= strikes {
                even
            } else {
                hit
            };
        }
        let caution = match self.commander.craft {
            Craft::Plain => weights.caution,
            Craft::Full => weights.caution * 3 / 2,
        };
        worth(unit.kind) * hit / 100 * caution / 100
    }
}
