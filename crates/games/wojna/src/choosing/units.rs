//! Choosing in the unit turns: who, then where to or against whom.
//!
//! Where several things stand on a field, its touch means the uppermost that can do something; buttons lead down to the
//! engine and to the ship.

use crate::choosing::{Chooser, Walked, Way, follow, no_field};
use crate::{Action, Button, Cell, EngineKind, Group, Rect, Task, Turn, UnitKind, Why, field_of, spot_of};
use stolik_game::kit::Touched;
use stolik_game::{Hint, Next, Spot, Walk};

/// Somebody who can do something, and what.
pub(crate) struct Actor {
    pub group: Group,
    pub actions: Vec<Action>,
}

impl Chooser<'_> {
    pub fn walk_units(&self, task: Task, touched: &[Spot]) -> Walked {
        if let [first, rest @ ..] = touched
            && let Some(button) = Button::of(*first)
        {
            return self.press(button, rest);
        }
        match (self.in_the_middle(task), touched) {
            (Some(group), _) => self.go_on(group, touched),
            (None, []) => Ok(Walk::going_on(self.movers())),
            (None, [first, rest @ ..]) => {
                let cell = self.field(*first).map_err(|why| (0, why))?;
                let actors = self.actors_on(cell);
                if actors.is_empty() {
                    return Err((0, self.why_idle(cell)));
                }
                self.command(cell, &actors, rest, 1)
            }
        }
    }

    /// Who alone can act now: a unit or an engine that has moved. Of a tower's crew everybody has the choice.
    fn in_the_middle(&self, task: Task) -> Option<Group> {
        match task {
            Task::Unit(cell) => Some(Group::Unit(cell)),
            Task::Engine(cell) => {
                let engine = self.state.engine(cell)?;
                (engine.kind != EngineKind::Tower).then_some(Group::Engine(engine.at))
            }
            Task::Choose | Task::Roll(_) => None,
        }
    }

    /// Everybody who can do something, field by field, and the button that ends the unit turns or a turn.
    fn movers(&self) -> Vec<Next> {
        let mut groups = Vec::new();
        self.game.groups(self.state, &mut groups);
        let mut cells: Vec<Cell> = Vec::new();
        for group in &groups {
            cells.extend(self.ground(*group).into_iter().flat_map(|rect| rect.cells(self.state.frame)));
        }
        cells.sort_unstable();
        cells.dedup();
        let endings = groups.contains(&Group::Ending).then(|| self.ending());
        let spots = cells.into_iter().map(spot_of).chain(endings.map(Button::spot));
        spots.map(|spot| Next::new(spot, Hint::Choose)).collect()
    }

    /// The button that ends what goes on.
    fn ending(&self) -> Button {
        let between = self.game.allows(self.state, Action::Done).is_ok();
        if between { Button::Done } else { Button::Stop }
    }

    /// The fields on which an actor is touched.
    fn ground(&self, group: Group) -> Option<Rect> {
        let frame = self.state.frame;
        match group {
            Group::Unit(cell) => Some(Rect::of_cell(frame, cell)),
            Group::Engine(cell) => self.state.engine(cell).map(|engine| engine.rect(frame)),
            Group::Ship(cell) => self.state.ship(cell).map(|ship| ship.rect(frame)),
            Group::Building(cell) => self.state.building(cell).map(|building| building.rect(frame)),
            Group::Site | Group::Ending => None,
        }
    }

    /// Who on a field can do something, from the top down.
    fn actors_on(&self, cell: Cell) -> Vec<Actor> {
        let unit = self.state.unit(cell).map(|_| Group::Unit(cell));
        let engine = self.state.engine(cell).map(|engine| Group::Engine(engine.at));
        let ship = self.state.ship(cell).map(|ship| Group::Ship(ship.at));
        let groups = [unit, engine, ship].into_iter().flatten();
        groups.map(|group| self.actor(group)).filter(|actor| !actor.actions.is_empty()).collect()
    }

    fn actor(&self, group: Group) -> Actor {
        let mut actions = Vec::new();
        self.game.group_actions(self.state, group, &mut actions);
        Actor { group, actions }
    }

    /// The unit or engine at its turn: its targets are touched at once, or after itself.
    fn go_on(&self, group: Group, touched: &[Spot]) -> Walked {
        let actor = self.actor(group);
        let ground = self.ground(group);
        let own = |cell| ground.is_some_and(|ground| ground.has(self.state.frame, cell));
        let first = touched.first().map(|&spot| self.field(spot)).transpose().map_err(|why| (0, why))?;
        match first {
            None => {
                let mut walk = self.deeds(&actor, &[], 0)?;
                let own = ground.into_iter().flat_map(|ground| ground.cells(self.state.frame));
                let own = own.map(|cell| Next::new(spot_of(cell), Hint::Choose));
                let stop = Next::new(Button::Stop.spot(), Hint::Choose);
                walk.next = own.chain(walk.next).chain([stop]).collect();
                Ok(walk)
            }
            Some(cell) if own(cell) => self.deeds(&actor, &touched[1..], 1),
            // Own units are no targets but of a trebuchet; they wait for their turn.
            Some(cell) => self.deeds(&actor, touched, 0).map_err(|(at, why)| {
                let waits = at == 0 && self.state.is_held_by(self.state.turn, cell);
                (at, if waits { self.why(Action::Go { from: cell, to: cell }) } else { why })
            }),
        }
    }

    /// The walk of who was touched, `at` spots having been touched before; buttons lead down to who is below.
    fn command(&self, cell: Cell, actors: &[Actor], touched: &[Spot], at: usize) -> Walked {
        let [actor, below @ ..] = actors else { return Err((0, self.why_idle(cell))) };
        if let Some(button @ (Button::Engine | Button::Ship)) =
            touched.first().and_then(|&spot| Button::of(spot))
        {
            if let Some(down) = below.iter().position(|other| switch(other.group) == Some(button)) {
                return self.command(cell, &below[down..], &touched[1..], at + 1);
            }
            return Err(match (actor.group, button) {
                // It is chosen already, or the way led down from it.
                (Group::Ship(_), _) | (Group::Engine(_), Button::Engine) => {
                    (at, Why::NotASpot(Touched(touched[0])))
                }
                (_, Button::Engine) => (at, self.why_no_engine(cell)),
                _ => (at, self.why_no_ship(cell)),
            });
        }
        let mut walk = self.deeds(actor, touched, at)?;
        if touched.is_empty() {
            let switches = below.iter().filter_map(|other| switch(other.group));
            walk.next.extend(switches.map(|button| Next::new(button.spot(), Hint::Choose)));
        }
        Ok(walk)
    }

    /// What an actor can do.
    fn deeds(&self, actor: &Actor, touched: &[Spot], at: usize) -> Walked {
        match actor.group {
            Group::Engine(cell) => match self.state.engine(cell) {
                Some(engine) => self.walk_engine(engine, actor, touched, at),
                None => Err((at, Why::NoEngine(cell))),
            },
            Group::Ship(cell) => match self.state.ship(cell) {
                Some(ship) => self.walk_ship(ship, actor, touched, at),
                None => Err((at, Why::NoShip(cell))),
            },
            Group::Unit(from) => {
                let ways: Vec<Way> = actor.actions.iter().filter_map(|action| unit_way(*action)).collect();
                let tell = |way: &Way, _| self.tell_unit_deed(way.action);
                follow(&ways, touched, at, tell, |_, spot| self.why_not_unit(from, spot))
            }
            Group::Site | Group::Building(_) | Group::Ending => Err((at, Why::NothingToStop)),
        }
    }

    fn tell_unit_deed(&self, action: Action) -> Next {
        let spot = unit_way(action).map_or(Button::Stop.spot(), |way| way.spots[0]);
        match action {
            Action::Strike { target, .. } => {
                Next { note: Some(self.strike_note(target)), ..Next::new(spot, Hint::Capture) }
            }
            Action::Shoot { from, target } => {
                let (note, badge) = self.shot_note(from, target);
                Next { note: Some(note), badge: Some(badge), ..Next::new(spot, Hint::Capture) }
            }
            _ => Next::new(spot, Hint::Step),
        }
    }

    /// Why a land unit cannot do what a touch of this spot would mean.
    fn why_not_unit(&self, from: Cell, spot: Spot) -> Why {
        let Some(to) = field_of(self.state.frame, spot) else { return no_field(spot) };
        let archers = self.state.unit(from).is_some_and(|unit| unit.kind == UnitKind::Archers);
        self.why(match (self.state.is_held_by(!self.state.turn, to), archers) {
            (true, true) => Action::Shoot { from, target: to },
            (true, false) => Action::Strike { from, target: to },
            (false, _) => Action::Go { from, to },
        })
    }

    /// Why nobody on this field can do anything now.
    fn why_idle(&self, cell: Cell) -> Why {
        let state = self.state;
        if state.unit(cell).is_some() {
            // A move to the own field is refused for what is wrong with the unit, if anything is.
            return match self.why(Action::Go { from: cell, to: cell }) {
                Why::NoMove(_) | Why::MovedAlready(_) => Why::NothingHere(cell),
                why => why,
            };
        }
        if state.engine(cell).is_some() {
            return self.why_no_engine(cell);
        }
        if state.ship(cell).is_some() {
            return self.why_no_ship(cell);
        }
        let own = state.building(cell).is_some_and(|building| state.owner(building) == Some(state.turn));
        if own { Why::UnitsFirst } else { Why::NothingHere(cell) }
    }

    /// Why the engine on this field can do nothing now.
    fn why_no_engine(&self, cell: Cell) -> Why {
        let Some(engine) = self.state.engine(cell) else { return Why::NoEngine(cell) };
        let crew = self.payer(engine.rect(self.state.frame)).unwrap_or(engine.at);
        match self.why(Action::Drive { from: engine.at, to: engine.at, crew }) {
            Why::NoMove(_) | Why::MovedAlready(_) => Why::NothingHere(cell),
            why => why,
        }
    }

    /// Why the ship on this field can do nothing now.
    fn why_no_ship(&self, cell: Cell) -> Why {
        let Some(ship) = self.state.ship(cell) else { return Why::NoShip(cell) };
        let middle = ship.middle(self.state.frame);
        let crew = self.payer(ship.rect(self.state.frame)).unwrap_or(middle);
        let stay = Action::Sail { from: middle, to: middle, turn: Turn::None, crew };
        match self.why(stay) {
            Why::NoMove(_) => Why::NothingHere(cell),
            why => why,
        }
    }

    /// Somebody inside who can pay for a move.
    pub fn payer(&self, rect: Rect) -> Option<Cell> {
        self.state.crew(self.state.turn, rect).next()
    }
}

/// The button that leads down to an actor.
const fn switch(group: Group) -> Option<Button> {
    match group {
        Group::Engine(_) => Some(Button::Engine),
        Group::Ship(_) => Some(Button::Ship),
        _ => None,
    }
}

/// How a land unit's action is touched.
fn unit_way(action: Action) -> Option<Way> {
    match action {
        Action::Go { to: cell, .. }
        | Action::Strike { target: cell, .. }
        | Action::Shoot { target: cell, .. } => Some(Way::new(action, [spot_of(cell)])),
        _ => None,
    }
}
