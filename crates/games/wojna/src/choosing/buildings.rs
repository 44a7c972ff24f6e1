//! Choosing among buildings: which one and what, in either order; then where. What is square is placed by its upper left
//! field, what is long by its two ends, an engine with a front by its rear and then its front.

use crate::choosing::notes::{tell_coins, tell_product};
use crate::choosing::{Chooser, Walked, Way, arrive, follow, no_field};
use crate::{
    Action, Axis, Building, BuildingKind, Button, Cell, Direction, Flow, Front, Group, Mode, NewUnit, Phase,
    Product, Recruits, Rect, UnitKind, Why, field_of, spot_of, turned,
};
use stolik_game::kit::Touched;
use stolik_game::{Hint, Next, Refusal as _, Spot, Walk};

impl Chooser<'_> {
    pub fn walk_buildings(&self, touched: &[Spot]) -> Walked {
        let [first, rest @ ..] = touched else {
            return Ok(Walk::going_on(self.workers_and_products()));
        };
        match Button::of(*first) {
            Some(button @ (Button::Coins | Button::Make(_))) => self.walk_product(button, rest),
            Some(button) => self.press(button, rest),
            None => {
                let cell = self.field(*first).map_err(|why| (0, why))?;
                let building = self.worker(cell).map_err(|why| (0, why))?;
                self.walk_building(building, rest)
            }
        }
    }

    /// The buildings that can do something, what can be made at all, and the button that ends the turn.
    fn workers_and_products(&self) -> Vec<Next> {
        let frame = self.state.frame;
        let workers = self.workers();
        let fields = workers.iter().flat_map(|building| building.rect(frame).cells(frame));
        let mut next: Vec<Next> = fields.map(|cell| Next::new(spot_of(cell), Hint::Choose)).collect();
        for building in &workers {
            for product in self.products(*building) {
                if next.iter().all(|known| known.spot != product.spot) {
                    next.push(product);
                }
            }
        }
        next.push(match self.state.phase {
            Phase::Fortify => Next::new(Button::Done.spot(), Hint::Choose),
            _ => self.tell_end(),
        });
        next
    }

    /// The own buildings that can do something now.
    fn workers(&self) -> Vec<Building> {
        let mut groups = Vec::new();
        self.game.groups(self.state, &mut groups);
        let building = |group: Group| match group {
            Group::Building(cell) => self.state.building(cell),
            _ => None,
        };
        groups.into_iter().filter_map(building).collect()
    }

    /// The building on a field, if it can do something now.
    fn worker(&self, cell: Cell) -> Result<Building, Why> {
        let state = self.state;
        let Some(building) = state.building(cell) else {
            let is_unit = state.square(cell).has_any_unit() && state.phase == Phase::Buildings;
            return Err(if is_unit { Why::UnitsOver } else { Why::NoBuilding(cell) });
        };
        state.working(building.at, BuildingKind::acts)?;
        let is_castle = building.kind == BuildingKind::Castle;
        match state.phase {
            Phase::Fortify if !is_castle => return Err(Why::FortifyFirst), // 7.2
            Phase::Buildings if is_castle && self.game.options.mode == Mode::Siege => {
                return Err(Why::SiegeCastle(cell)); // W-39
            }
            _ => {}
        }
        if self.game.has_action(state, Group::Building(building.at)) {
            return Ok(building);
        }
        let cheapest = building.kind.products().map(Product::cost).min().unwrap_or(0);
        state.affords(cheapest)?;
        Err(Why::NoPlace(cell))
    }

    /// What a building can do now, each with its cost.
    fn products(&self, building: Building) -> Vec<Next> {
        let coins = self.state.coins(self.state.turn);
        let gives = self.game.allows(self.state, Action::Coins(building.at)).is_ok();
        let made = building.kind.products().filter(|&product| self.can_make(building, product));
        gives.then(tell_coins).into_iter().chain(made.map(|product| tell_product(product, coins))).collect()
    }

    /// Whether a building can make something now.
    fn can_make(&self, building: Building, product: Product) -> bool {
        self.state.affords(product.cost()).is_ok()
            && self.each_place(building, product, &mut |_, _, _| Flow::Break(())).is_break()
    }

    /// A building was touched: what it does comes next.
    fn walk_building(&self, building: Building, rest: &[Spot]) -> Walked {
        let [second, rest @ ..] = rest else {
            return Ok(Walk::going_on(self.products(building)));
        };
        match Button::of(*second) {
            Some(button @ (Button::Coins | Button::Make(_))) => {
                self.does(building, button).map_err(|why| (1, why))?;
                self.make(building, button, rest, 2)
            }
            Some(_) => Err((1, Why::NotASpot(Touched(*second)))),
            None => Err((1, self.field(*second).map_or_else(|why| why, Why::WhatFirst))),
        }
    }

    /// What is to be made was touched: the building comes next, if several could make it.
    fn walk_product(&self, button: Button, rest: &[Spot]) -> Walked {
        let workers: Vec<Building> =
            self.workers().into_iter().filter(|&building| self.does(building, button).is_ok()).collect();
        match (&workers[..], rest) {
            ([], _) => Err((0, self.why_nobody(button))),
            ([building], _) => self.make(*building, button, rest, 1),
            (_, []) => {
                let frame = self.state.frame;
                let fields = workers.iter().flat_map(|building| building.rect(frame).cells(frame));
                Ok(Walk::going_on(fields.map(|cell| Next::new(spot_of(cell), Hint::Choose)).collect()))
            }
            (_, [second, rest @ ..]) => {
                let cell = self.field(*second).map_err(|why| (1, why))?;
                let building = self.worker(cell).map_err(|why| (1, why))?;
                self.does(building, button).map_err(|why| (1, why))?;
                self.make(building, button, rest, 2)
            }
        }
    }

    /// Whether a building can do what a button says.
    fn does(&self, building: Building, button: Button) -> Result<(), Why> {
        let Button::Make(product) = button else {
            return self.game.allows(self.state, Action::Coins(building.at));
        };
        if building.kind.products().all(|made| made != product) {
            return Err(Why::WrongBuilding(building.at, building.kind));
        }
        self.state.affords(product.cost())?;
        if self.can_make(building, product) { Ok(()) } else { Err(Why::NoPlace(building.at)) }
    }

    /// Why no building can do what a button says: the reason of one that could at another time.
    fn why_nobody(&self, button: Button) -> Why {
        let spot = button.spot();
        let state = self.state;
        let makes = |kind: BuildingKind| match button {
            Button::Make(product) => kind.products().any(|made| made == product),
            _ => kind == BuildingKind::Castle,
        };
        let own: Vec<Building> =
            state.buildings_of(state.turn).filter(|building| makes(building.kind)).collect();
        let idle = own.iter().find(|building| !state.has_acted(building.at)).or(own.first());
        let Some(building) = idle else { return Why::NobodyMakes(Touched(spot)) };
        let why = self.worker(building.at).and_then(|building| self.does(building, button));
        why.err().unwrap_or(Why::NobodyMakes(Touched(spot)))
    }

    /// Building and product are known; now the place.
    fn make(&self, building: Building, button: Button, rest: &[Spot], at: usize) -> Walked {
        let Button::Make(product) = button else {
            return arrive(Action::Coins(building.at), rest, at);
        };
        if let Product::Unit(kind) = product {
            return self.recruit(building, kind, rest, at);
        }
        let mut ways = Vec::new();
        let _ = self.each_place(building, product, &mut |at, axis, front| {
            let action = product.made_by(building.at, at, axis, front);
            ways.extend(self.place_ways(action, at, turned(product.size(), axis), front));
            Flow::Continue(())
        });
        let tell = |way: &Way, depth: usize| self.tell_place(product, way.spots[depth]);
        follow(&ways, rest, at, tell, |before, spot| self.why_not_there(building, product, before, spot))
    }

    /// Visits all places for something that a building makes: its first field, how it lies, where it looks.
    fn each_place(
        &self,
        building: Building,
        product: Product,
        visit: &mut impl FnMut(Cell, Axis, Front) -> Flow,
    ) -> Flow {
        let (game, state, me) = (self.game, self.state, self.state.turn);
        match product {
            Product::Building(kind) => {
                game.each_site(state, building, kind, &mut |at, axis| visit(at, axis, Front::Either))
            }
            Product::Unit(_) => {
                let fields = building.rect(state.frame).sides(state.frame);
                let mut free = fields.filter(|&cell| game.may_muster(state, me, cell).is_ok());
                free.try_for_each(|at| visit(at, Axis::Across, Front::Either))
            }
            Product::Engine(kind) => game.each_assembly(state, me, building, kind, &mut |engine| {
                visit(engine.at, engine.axis, engine.front)
            }),
            Product::Ship => {
                game.each_launch(state, building, &mut |ship| visit(ship.at, ship.axis, Front::Either))
            }
        }
    }

    /// How something of this size is placed: by the one field, by its ends in either order, or by rear and front.
    fn place_ways(&self, action: Action, at: Cell, size: (i16, i16), front: Front) -> Vec<Way> {
        let frame = self.state.frame;
        let [first, last] = [at, Rect::at(frame, at, size).last(frame)].map(spot_of);
        let [forth, back] = [[first, last], [last, first]].map(|ends| Way::new(action, ends));
        match front {
            _ if size.0 == size.1 => vec![Way::new(action, [first])],
            Front::Either => vec![forth, back],
            Front::Last => vec![forth],
            Front::First => vec![back],
        }
    }

    /// Why something cannot be placed by a touch of this spot, these having been touched before.
    fn why_not_there(&self, building: Building, product: Product, before: &[Spot], spot: Spot) -> Why {
        let Some(cell) = field_of(self.state.frame, spot) else { return no_field(spot) };
        let front = match product {
            Product::Engine(kind) => self.game.fronts(kind)[0],
            _ => Front::Either,
        };
        let place = |at, axis| product.made_by(building.at, at, axis, front);
        let size = product.size();
        let frame = self.state.frame;
        let length = size.0.max(size.1);
        if size.0 == size.1 {
            return self.why(place(cell, Axis::Across));
        }
        let first = before.first().and_then(|&first| self.field(first).ok());
        let placed = |one: Cell, other: Cell| {
            let across = frame.xy(one).1 == frame.xy(other).1;
            place(one.min(other), if across { Axis::Across } else { Axis::Down })
        };
        if let Some(first) = first {
            let in_line =
                Direction::ALL.into_iter().any(|way| frame.beyond(first, way, length - 1) == Some(cell));
            return if in_line { self.why(placed(first, cell)) } else { Why::NotAnEnd(cell) };
        }
        // Of the ways it could lie from here, the reason that is about this very field, or else the last.
        let ends = Direction::ALL.into_iter().filter_map(|way| frame.beyond(cell, way, length - 1));
        let reasons: Vec<Why> = ends.map(|end| self.why(placed(cell, end))).collect();
        let about_it = reasons.iter().find(|why| why.spots().first() == Some(&spot_of(cell)));
        about_it.or(reasons.last()).copied().unwrap_or(Why::BuildingOffMap(cell))
    }

    /// One or two new land units: a field, and if there shall be a second one its field, with another kind before it.
    fn recruit(&self, building: Building, kind: UnitKind, rest: &[Spot], at: usize) -> Walked {
        let (state, me) = (self.state, self.state.turn);
        let mut ways = Vec::new();
        let _ = self.game.each_muster(state, me, building, state.coins(me), &mut |recruits| {
            let action = Action::Recruit { building: building.at, recruits };
            let mut units = recruits.iter();
            if let Some(first) = units.next() {
                ways.extend(recruit_ways(action, kind, first, units.next()));
            }
            Flow::Continue(())
        });
        let tell = |way: &Way, depth: usize| match Button::of(way.spots[depth]) {
            Some(Button::Make(product)) => tell_product(product, state.coins(me) - kind.cost()),
            _ => Next::new(way.spots[depth], Hint::Step),
        };
        follow(&ways, rest, at, tell, |before, spot| self.why_not_recruit(building, kind, before, spot))
    }

    fn why_not_recruit(&self, building: Building, first: UnitKind, before: &[Spot], spot: Spot) -> Why {
        let coins = self.state.coins(self.state.turn);
        let second = match (before, Button::of(spot)) {
            ([_], Some(Button::Make(Product::Unit(kind)))) => {
                let cost = first.cost() + kind.cost();
                return self.state.affords(cost).err().unwrap_or(Why::NoPlace(building.at));
            }
            ([_, button], None) => match Button::of(*button) {
                Some(Button::Make(Product::Unit(kind))) => Some(kind),
                _ => None,
            },
            ([_], None) => Some(first),
            _ => None,
        };
        let Some(cell) = field_of(self.state.frame, spot) else { return no_field(spot) };
        if before.first() == Some(&spot) {
            return Why::Occupied(cell); // W-11: the first one stands there
        }
        let cost = first.cost() + second.map_or(0, UnitKind::cost);
        if cost > coins && !before.is_empty() {
            return Why::TooDear(cost, coins);
        }
        let recruits = Recruits::one(NewUnit { at: cell, kind: first });
        self.why(Action::Recruit { building: building.at, recruits })
    }
}

/// How one or two recruits are touched, the first kind having been chosen.
fn recruit_ways(action: Action, kind: UnitKind, one: NewUnit, other: Option<NewUnit>) -> Vec<Way> {
    let Some(other) = other else {
        return (one.kind == kind).then(|| Way::new(action, [spot_of(one.at)])).into_iter().collect();
    };
    let mut ways = Vec::new();
    for (first, second) in [(one, other), (other, one)] {
        if first.kind != kind {
            continue;
        }
        let button = Button::Make(Product::Unit(second.kind)).spot();
        ways.push(Way::new(action, [spot_of(first.at), button, spot_of(second.at)]));
        if second.kind == kind {
            ways.push(Way::new(action, [spot_of(first.at), spot_of(second.at)]));
        }
    }
    ways
}
