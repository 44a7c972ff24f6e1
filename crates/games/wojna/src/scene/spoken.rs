//! The map in words, a sentence a line: its size, everybody's buildings and units with their fields, what is on engines,
//! ships and walls, who may still act, what is asked.

use crate::scene::Stage;
use crate::{Building, BuildingKind, Cell, Engine, Owner, Phase, Rect, Task, Terrain, Unit, UnitKind};
use stolik_game::{Arg, Message};

impl Stage<'_> {
    pub fn spoken(&self) -> Vec<Message> {
        let mut lines = vec![self.spoken_map()];
        for owner in Owner::ALL {
            self.spoken_buildings(Some(owner), &mut lines);
            self.spoken_units(owner, &mut lines);
        }
        self.spoken_buildings(None, &mut lines);
        self.spoken_engines(&mut lines);
        self.spoken_ships(&mut lines);
        self.spoken_walls(&mut lines);
        lines.extend(self.spoken_actors());
        lines.extend(self.remarks());
        lines.push(self.prompt());
        lines
    }

    fn spoken_map(&self) -> Message {
        let frame = self.state.frame;
        let count = |terrain| self.game.map().cells().iter().filter(|&&here| here == terrain).count();
        Message::new("wojna-spoken-map")
            .with("width", frame.width())
            .with("height", frame.height())
            .with("water", count(Terrain::Water))
            .with("rock", count(Terrain::Rock))
    }

    fn named(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<Arg> {
        cells.into_iter().map(|cell| Arg::Text(self.state.frame.name(cell))).collect()
    }

    /// A stretch of fields by its first and last one: `5,5-7,5`.
    fn stretch(&self, rect: Rect) -> String {
        let frame = self.state.frame;
        let mut cells = rect.cells(frame).map(|cell| frame.name(cell));
        match (cells.next(), cells.last()) {
            (Some(first), Some(last)) => format!("{first}-{last}"),
            (first, _) => first.unwrap_or_default(),
        }
    }

    /// The buildings of a player, or of nobody, kind by kind.
    fn spoken_buildings(&self, owner: Option<Owner>, lines: &mut Vec<Message>) {
        let state = self.state;
        let of_owner: Vec<Building> = state.buildings().filter(|&b| state.owner(b) == owner).collect();
        for kind in BuildingKind::ALL {
            let of_kind = of_owner.iter().filter(|building| building.kind == kind);
            let places = of_kind.map(|building| Arg::Text(self.stretch(building.rect(state.frame))));
            let places: Vec<Arg> = places.collect();
            if places.is_empty() {
                continue;
            }
            let begin = match owner {
                Some(owner) => Message::new("wojna-spoken-buildings").with("side", owner),
                None => Message::new("wojna-spoken-plain"),
            };
            let line = begin.with("kind", kind).with("count", places.len());
            lines.push(line.with("fields", places));
        }
    }

    /// The land units of a player, kind by kind, those that have had their turn apart.
    fn spoken_units(&self, owner: Owner, lines: &mut Vec<Message>) {
        let before = lines.len();
        for kind in UnitKind::ALL {
            for exhausted in [false, true] {
                let units = self.state.units(owner);
                let units = units.filter(|(_, unit)| unit.kind == kind && unit.exhausted == exhausted);
                let fields = self.named(units.map(|(cell, _)| cell));
                if fields.is_empty() {
                    continue;
                }
                let key = if exhausted { "wojna-spoken-units-exhausted" } else { "wojna-spoken-units" };
                let line = Message::new(key).with("side", owner).with("kind", kind);
                lines.push(line.with("count", fields.len()).with("fields", fields));
            }
        }
        if lines.len() == before {
            lines.push(Message::new("wojna-spoken-no-units").with("side", owner));
        }
    }

    /// Who is on a stretch of fields.
    fn crew(&self, rect: Rect) -> Vec<Message> {
        let occupant = |(cell, unit): (Cell, Unit)| {
            Message::new("wojna-spoken-occupant")
                .with("side", unit.owner)
                .with("kind", unit.kind)
                .with("field", self.state.frame.name(cell))
        };
        self.state.inside(rect).map(occupant).collect()
    }

    fn spoken_engines(&self, lines: &mut Vec<Message>) {
        for engine in self.state.engines() {
            let rect = engine.rect(self.state.frame);
            let crew = self.crew(rect);
            let key = if crew.is_empty() { "wojna-spoken-engine-empty" } else { "wojna-spoken-engine" };
            let line = Message::new(key).with("kind", engine.kind).with("fields", self.stretch(rect));
            lines.push(if crew.is_empty() { line } else { line.with("crew", crew) });
        }
    }

    fn spoken_ships(&self, lines: &mut Vec<Message>) {
        let frame = self.state.frame;
        for ship in self.state.ships() {
            let deck = ship.rect(frame);
            let mut engines: Vec<Engine> =
                deck.cells(frame).filter_map(|cell| self.state.engine(cell)).collect();
            engines.dedup();
            let engine = |engine: Engine| {
                let fields = self.stretch(engine.rect(frame));
                Message::new("wojna-spoken-aboard").with("kind", engine.kind).with("fields", fields)
            };
            let load: Vec<Message> = engines.into_iter().map(engine).chain(self.crew(deck)).collect();
            let key = if load.is_empty() { "wojna-spoken-ship-empty" } else { "wojna-spoken-ship" };
            let line = Message::new(key).with("fields", self.stretch(deck));
            lines.push(if load.is_empty() { line } else { line.with("load", load) });
        }
    }

    /// Walls, gates and ladders on which somebody stands.
    fn spoken_walls(&self, lines: &mut Vec<Message>) {
        for building in self.state.buildings().filter(|building| !building.kind.is_large()) {
            let rect = building.rect(self.state.frame);
            let crew = self.crew(rect);
            if !crew.is_empty() {
                let line = Message::new("wojna-spoken-on").with("kind", building.kind);
                lines.push(line.with("fields", self.stretch(rect)).with("crew", crew));
            }
        }
    }

    /// Who may still act.
    fn spoken_actors(&self) -> Option<Message> {
        let state = self.state;
        let (key, fields) = match state.phase {
            Phase::Units { ship: None, task: Task::Choose } => {
                let fresh = state.units(state.turn).filter(|(_, unit)| !unit.exhausted);
                ("wojna-spoken-may-move", self.named(fresh.map(|(cell, _)| cell)))
            }
            Phase::Buildings => {
                let idle = state.buildings_of(state.turn).filter(|b| !state.has_acted(b.at));
                let idle = idle.filter(|building| building.kind.acts());
                ("wojna-spoken-may-act", self.named(idle.map(|building| building.at)))
            }
            _ => return None,
        };
        let line = Message::new(key).with("side", state.turn).with("count", fields.len());
        (!fields.is_empty()).then(|| line.with("fields", fields))
    }
}
