//! What buildings make (5).

use crate::{
    Action, Axis, BuildingKind, Cell, ENGINE_COST, EngineKind, Front, NewUnit, Recruits, SHIP_COST, Ship,
    UnitKind,
};
use stolik_game::Message;

/// What a building can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    Building(BuildingKind),
    Unit(UnitKind),
    Engine(EngineKind),
    Ship,
}

stolik_game::said!(Product: Product::name;);

impl BuildingKind {
    /// What a building of this kind makes.
    pub(crate) fn products(self) -> impl Iterator<Item = Product> {
        let built = BuildingKind::BUILT.into_iter().filter(move |_| self == BuildingKind::Castle);
        let units = UnitKind::ALL.into_iter().filter(move |_| self.recruits());
        let engines = EngineKind::ALL.into_iter().filter(move |_| self.assembles());
        let ships = self.launches().then_some(Product::Ship);
        (built.map(Product::Building))
            .chain(units.map(Product::Unit))
            .chain(engines.map(Product::Engine))
            .chain(ships)
    }

    /// Whether a building of this kind ever acts (W-33).
    pub(crate) fn acts(self) -> bool {
        self.products().next().is_some()
    }
}

impl Product {
    /// Its size as it lies across.
    pub const fn size(self) -> (i16, i16) {
        match self {
            Product::Building(kind) => kind.size(),
            Product::Unit(_) => (1, 1),
            Product::Engine(kind) => kind.size(),
            Product::Ship => Ship::SIZE,
        }
    }

    /// What it costs (2.2 to 2.4, 5).
    pub const fn cost(self) -> u32 {
        match self {
            Product::Building(kind) => kind.cost(),
            Product::Unit(kind) => kind.cost(),
            Product::Engine(_) => ENGINE_COST,
            Product::Ship => SHIP_COST,
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        match self {
            Product::Building(kind) => kind.name(),
            Product::Unit(kind) => kind.name(),
            Product::Engine(kind) => kind.name(),
            Product::Ship => Message::new("wojna-ship"),
        }
    }

    /// A building makes it: on this first field, lying and looking so.
    pub const fn made_by(self, building: Cell, at: Cell, axis: Axis, front: Front) -> Action {
        match self {
            Product::Building(kind) => Action::Build { castle: building, kind, at, axis },
            Product::Unit(kind) => {
                Action::Recruit { building, recruits: Recruits::one(NewUnit { at, kind }) }
            }
            Product::Engine(kind) => Action::Assemble { building, kind, at, axis, front },
            Product::Ship => Action::Launch { building, at, axis },
        }
    }
}
