//! Which action a request means here.

use crate::{Action, Axis, BuildingKind, Cell, Made, Phase, Rect, Request, State, Verb, Who, Why};

impl State {
    /// The action that a request means here.
    pub(crate) fn meant(&self, request: Request) -> Result<Action, Why> {
        match request {
            Request::Place(BuildingKind::Castle, at) => Ok(Action::Castle(at)),
            Request::Place(_, at) if matches!(self.phase, Phase::Castle | Phase::Camps) => {
                Ok(Action::Camp(at))
            }
            Request::Place(kind, at) => made(self, None, Made::Building(kind, at, Axis::Across)),
            Request::Deed { who, from, verb, to, crew } => {
                let unit = self.unit(from).map(|unit| unit.kind);
                let engine = self.engine(from).map(|engine| engine.kind);
                match who {
                    Who::Unit(Some(kind)) if unit.is_some_and(|here| here != kind) => {
                        Err(Why::OtherUnit(from, unit.unwrap_or(kind)))
                    }
                    Who::Engine(Some(kind)) if engine.is_some_and(|here| here != kind) => {
                        Err(Why::OtherEngine(from, engine.unwrap_or(kind)))
                    }
                    Who::Unit(_) => verb.of_unit(from, to).ok_or(Why::NoEngine(from)),
                    Who::Anybody if unit.is_some() && crew.is_none() && verb != Verb::Swing => {
                        verb.of_unit(from, to).ok_or(Why::NoEngine(from))
                    }
                    Who::Anybody if engine.is_none() => Err(Why::NoUnit(from)),
                    Who::Anybody | Who::Engine(_) => engine_deed(self, from, verb, to, crew),
                }
            }
            Request::Sail { from, to, turn, crew } => {
                let ship = self.ship(from).ok_or(Why::NoShip(from))?;
                let middle = ship.middle(self.frame);
                let to = shifted(self, to, from, middle).ok_or(Why::NoWayByWater(to))?;
                let crew = payer(self, ship.rect(self.frame), ship.at, crew)?;
                Ok(Action::Sail { from: middle, to, turn, crew })
            }
            Request::Volley(at) => {
                let tower = self.engine(at).ok_or(Why::NoEngine(at))?;
                Ok(Action::Volley(tower.at))
            }
            Request::Make { building, what } => made(self, building, what),
            Request::Ending(action) => Ok(action),
        }
    }
}

fn made(state: &State, building: Option<Cell>, what: Made) -> Result<Action, Why> {
    let building = match building {
        Some(cell) => state.building(cell).map_or(cell, |building| building.at),
        None => state.only_castle().ok_or(match state.phase {
            Phase::Castle => Why::CastleFirst,
            Phase::Camps => Why::CampsFirst,
            _ => Why::WhichBuilding,
        })?,
    };
    Ok(what.at(building))
}

impl State {
    /// The castle of the player on turn, if there is just one.
    fn only_castle(&self) -> Option<Cell> {
        let own = self.buildings_of(self.turn);
        let mut castles = own.filter(|building| building.kind == BuildingKind::Castle);
        castles.next().filter(|_| castles.next().is_none()).map(|castle| castle.at)
    }
}

fn engine_deed(state: &State, from: Cell, verb: Verb, to: Cell, crew: Option<Cell>) -> Result<Action, Why> {
    let engine = state.engine(from).ok_or(Why::NoEngine(from))?;
    let rect = engine.rect(state.frame);
    match verb {
        Verb::Go => {
            let to = shifted(state, to, from, engine.at).ok_or(Why::EngineOffMap(engine.at))?;
            Ok(Action::Drive { from: engine.at, to, crew: payer(state, rect, engine.at, crew)? })
        }
        Verb::Swing => Ok(Action::Swing { from, to, crew: payer(state, rect, engine.at, crew)? }),
        Verb::Strike => Ok(Action::Ram { engine: engine.at, target: to }),
        Verb::Shoot => Ok(Action::Hurl { engine: engine.at, target: to }),
    }
}

/// Where the named field comes to, when another one was written: `written` is to `to` as `named` to the answer.
fn shifted(state: &State, to: Cell, written: Cell, named: Cell) -> Option<Cell> {
    let frame = state.frame;
    let ((x, y), (wx, wy), (nx, ny)) = (frame.xy(to), frame.xy(written), frame.xy(named));
    frame.cell(x + nx - wx, y + ny - wy)
}

/// The crew that was written, or the only one that can pay (W-14).
fn payer(state: &State, rect: Rect, name: Cell, crew: Option<Cell>) -> Result<Cell, Why> {
    if let Some(crew) = crew {
        return Ok(crew);
    }
    let mut payers = state.crew(state.turn, rect);
    match (payers.next(), payers.next()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(Why::NoCrew(name)),
        _ => Err(Why::WhichCrew(name)),
    }
}
