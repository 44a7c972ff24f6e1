//! Choosing with engines and ships: where to, or which turn; what to hit; then which of the crew pays, where several
//! could.

use crate::choosing::units::Actor;
use crate::choosing::{Chooser, Walked, Way, follow, no_field};
use crate::siege::THROW;
use crate::{Action, Button, Cell, Direction, Engine, EngineKind, Rect, Ship, Turn, Why, field_of, spot_of};
use stolik_game::{Hint, Message, Next, Spot};

impl Chooser<'_> {
    pub fn walk_engine(&self, engine: Engine, actor: &Actor, touched: &[Spot], at: usize) -> Walked {
        let ways = self.engine_ways(engine, &actor.actions);
        let tell = |way: &Way, depth| self.tell_engine_deed(engine, way, depth);
        follow(&ways, touched, at, tell, |before, spot| self.why_not_engine(engine, before, spot))
    }

    pub fn walk_ship(&self, ship: Ship, actor: &Actor, touched: &[Spot], at: usize) -> Walked {
        let ways = self.ship_ways(ship, &actor.actions);
        follow(&ways, touched, at, tell_move, |before, spot| self.why_not_ship(ship, before, spot))
    }

    /// The last touch of a move: who pays for it, where several could (W-14).
    fn crew_spot(&self, rect: Rect, crew: Cell) -> Option<Spot> {
        let choice = self.state.crew(self.state.turn, rect).nth(1).is_some();
        choice.then(|| spot_of(crew))
    }

    fn engine_ways(&self, engine: Engine, actions: &[Action]) -> Vec<Way> {
        let rect = engine.rect(self.state.frame);
        let mut ways = Vec::new();
        for &action in actions {
            match action {
                Action::Drive { to, crew, .. } => {
                    for cell in self.newly_covered(engine, to) {
                        // A ram can go onto the own gate at its end, and can also strike it.
                        let strikes = actions
                            .iter()
                            .any(|other| matches!(*other, Action::Ram { target, .. } if target == cell));
                        let go = strikes.then(|| Button::Go.spot());
                        let spots = [spot_of(cell)].into_iter().chain(go).chain(self.crew_spot(rect, crew));
                        ways.push(Way::new(action, spots));
                    }
                }
                Action::Swing { to, crew, .. } => {
                    let turn = [Button::Swing.spot(), spot_of(to)];
                    ways.push(Way::new(action, turn.into_iter().chain(self.crew_spot(rect, crew))));
                }
                Action::Ram { target, .. } => {
                    let mut drives = actions.iter().filter_map(|other| match *other {
                        Action::Drive { to, .. } => Some(to),
                        _ => None,
                    });
                    let goes = drives.any(|to| self.newly_covered(engine, to).any(|cell| cell == target));
                    let strike = goes.then(|| Button::Ram.spot());
                    ways.push(Way::new(action, [spot_of(target)].into_iter().chain(strike)));
                }
                Action::Hurl { target, .. } => {
                    let fields = self.throw(engine, target).into_iter();
                    let hit = fields.filter(|&(_, cell)| self.holds_a_unit(cell));
                    ways.extend(hit.map(|(_, cell)| Way::new(action, [spot_of(cell)])));
                }
                Action::Volley(_) => ways.push(Way::new(action, [Button::Volley.spot()])),
                _ => {}
            }
        }
        ways
    }

    /// The fields that an engine covers after a step and did not before.
    fn newly_covered(&self, engine: Engine, to: Cell) -> impl Iterator<Item = Cell> {
        let (frame, old) = (self.state.frame, engine.rect(self.state.frame));
        Engine { at: to, ..engine }.rect(frame).cells(frame).filter(move |&cell| !old.has(frame, cell))
    }

    /// The fields to which a trebuchet throws, the nearest being this one, each with the roll that hits it.
    pub fn throw(&self, engine: Engine, target: Cell) -> Vec<(u8, Cell)> {
        let frame = self.state.frame;
        let mut ends = engine.ends(self.state.frame);
        let towards = ends.find(|&(end, way)| frame.beyond(end, way, *THROW.start()) == Some(target));
        let Some((end, towards)) = towards else { return Vec::new() };
        (4..)
            .zip(THROW)
            .filter_map(|(roll, steps)| Some((roll, frame.beyond(end, towards, steps)?)))
            .collect()
    }

    pub fn holds_a_unit(&self, cell: Cell) -> bool {
        self.state.square(cell).has_any_unit()
    }

    fn tell_engine_deed(&self, engine: Engine, way: &Way, depth: usize) -> Next {
        match (way.action, way.spots[depth]) {
            (Action::Ram { target, .. }, spot) => self.tell_ram(target, spot),
            (Action::Hurl { target, .. }, spot) => self.tell_hurl(engine, target, spot),
            _ => tell_move(way, depth),
        }
    }

    /// Why an engine cannot do what a touch of this spot would mean, these having been touched before.
    fn why_not_engine(&self, engine: Engine, before: &[Spot], spot: Spot) -> Why {
        let frame = self.state.frame;
        let rect = engine.rect(frame);
        let crew = self.payer(rect).unwrap_or(engine.at);
        if Button::of(spot) == Some(Button::Volley) {
            return self.why(Action::Volley(engine.at));
        }
        if Button::of(spot) == Some(Button::Swing) && before.is_empty() {
            return self.why_no_swing(engine, crew);
        }
        let Some(cell) = field_of(self.state.frame, spot) else { return no_field(spot) };
        match before {
            [] => self.why_not_step(engine, cell, crew),
            [turn] if *turn == Button::Swing.spot() => {
                let [first, last] = [engine.at, engine.last(frame)];
                let from = if frame.are_adjacent(last, cell) { first } else { last };
                self.why(Action::Swing { from, to: cell, crew })
            }
            _ => Why::NotCrew(cell),
        }
    }

    /// Why an engine cannot turn at all.
    fn why_no_swing(&self, engine: Engine, crew: Cell) -> Why {
        let frame = self.state.frame;
        let [first, last] = [engine.at, engine.last(frame)];
        let across = engine.forward();
        let mut sides =
            Direction::ALL.into_iter().filter(|&side| side != across && side != across.opposite());
        let to = sides.find_map(|side| frame.step(first, side)).unwrap_or(first);
        self.why(Action::Swing { from: last, to, crew })
    }

    fn why_not_step(&self, engine: Engine, cell: Cell, crew: Cell) -> Why {
        let (frame, at) = (self.state.frame, engine.at);
        let rect = engine.rect(frame);
        if rect.has(frame, cell) {
            return self.why(Action::Drive { from: at, to: at, crew });
        }
        let beside = rect.distance(Rect::of_cell(frame, cell)) == 0;
        let has_moved = self.game.allows(self.state, Action::Drive { from: at, to: at, crew })
            == Err(Why::MovedAlready(at));
        match engine.kind {
            EngineKind::Ram if self.state.building(cell).is_some() || has_moved => {
                self.why(Action::Ram { engine: at, target: cell })
            }
            EngineKind::Trebuchet if !beside && (self.holds_a_unit(cell) || has_moved) => {
                self.why(Action::Hurl { engine: at, target: cell })
            }
            _ if beside => {
                let step = |towards: &Direction| {
                    let (dx, dy) = towards.delta();
                    Rect { x: rect.x + dx, y: rect.y + dy, ..rect }.has(frame, cell)
                };
                let towards = Direction::ALL.into_iter().find(step);
                let driven =
                    towards.map(|towards| self.game.driven(self.state, self.state.turn, engine, towards));
                driven.and_then(Result::err).unwrap_or(Why::OneStep(cell))
            }
            _ => Why::OneStep(cell),
        }
    }

    fn ship_ways(&self, ship: Ship, actions: &[Action]) -> Vec<Way> {
        let deck = ship.rect(self.state.frame);
        let mixed = self.game.options.ship_rotation_step;
        let way = |action: &Action| match *action {
            Action::Sail { to, turn, crew, .. } => {
                let turns = (turn != Turn::None).then(|| Button::Turn(turn).spot());
                let goes = (mixed || turn == Turn::None).then(|| spot_of(to)); // W-15
                let spots = turns.into_iter().chain(goes).chain(self.crew_spot(deck, crew));
                Some(Way::new(*action, spots))
            }
            _ => None,
        };
        actions.iter().filter_map(way).collect()
    }

    /// Why a ship cannot do what a touch of this spot would mean, these having been touched before.
    fn why_not_ship(&self, ship: Ship, before: &[Spot], spot: Spot) -> Why {
        let middle = ship.middle(self.state.frame);
        let crew = self.payer(ship.rect(self.state.frame)).unwrap_or(middle);
        let sail = |to, turn| self.why(Action::Sail { from: middle, to, turn, crew });
        if let ([], Some(Button::Turn(turn))) = (before, Button::of(spot)) {
            return sail(middle, turn);
        }
        let Some(cell) = field_of(self.state.frame, spot) else { return no_field(spot) };
        match before {
            [] => sail(cell, Turn::None),
            [button] if self.game.options.ship_rotation_step => match Button::of(*button) {
                Some(Button::Turn(turn)) => sail(cell, turn),
                _ => Why::NotCrew(cell),
            },
            _ => Why::NotCrew(cell),
        }
    }
}

/// A step of a move: a button, a field, who pays.
fn tell_move(way: &Way, depth: usize) -> Next {
    let spot = way.spots[depth];
    let crew = match way.action {
        Action::Drive { crew, .. } | Action::Swing { crew, .. } | Action::Sail { crew, .. } => Some(crew),
        _ => None,
    };
    // W-14
    let pays = depth > 0 && depth + 1 == way.spots.len() && crew.map(spot_of) == Some(spot);
    match spot {
        _ if pays => Next { note: Some(Message::new("wojna-note-crew")), ..Next::new(spot, Hint::Choose) },
        Spot::Field(_) => Next::new(spot, Hint::Step),
        _ => Next::new(spot, Hint::Choose),
    }
}
