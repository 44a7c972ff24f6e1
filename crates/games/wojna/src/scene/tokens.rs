//! What stands on the map, from the lowest layer up: what stands on something is drawn smaller, so that the lower thing
//! shows.

use crate::layer::{BUILDINGS, ENGINES, SHIPS, SIGNS, UNITS};
use crate::scene::ground::FIELD;
use crate::scene::{Stage, colours, lying};
use crate::spots::Sign;
use crate::{Axis, Building, BuildingKind, Cell, Direction, Engine, Front, Owner, Rect, Ship, Unit, spot_of};
use stolik_game::scene::{Look, Quarter, Token};
use stolik_game::{Message, Scene, Spot};

/// The size of a drawing that fills its fields, in per cent.
const WHOLE: u8 = 100;
/// The size of an engine that stands on a ship or a gate, in per cent.
const LOADED_ENGINE: u8 = 84;
/// The size of a unit in the seat of an engine or a ship, or on a ladder.
const SEATED: u8 = 62;
/// The size of a unit on a wall or a gate.
const ON_STONE: u8 = 80;
/// The size of a unit on grass.
const ON_GRASS: u8 = 92;
/// The size of the sign of a building that has acted.
const BUILDING_SIGN: u8 = 80;

/// Where a drawing of one field lies: its upper left corner and its size in per cent.
#[derive(Clone, Copy)]
struct Seat {
    at: (i32, i32),
    scale: u8,
}

impl Seat {
    /// A drawing of this size in the middle of what is there.
    fn inside(self, scale: u8) -> Seat {
        let shift = i32::from(self.scale - scale) / 2;
        Seat { at: (self.at.0 + shift, self.at.1 + shift), scale }
    }
}

impl Stage<'_> {
    pub fn tokens(&self) -> Vec<Token> {
        let state = self.state;
        let mut tokens = Vec::new();
        self.shores(&mut tokens);
        for building in state.buildings() {
            tokens.push(self.building(building));
            if state.has_acted(building.at) {
                tokens.push(self.acted(building));
            }
        }
        tokens.extend(state.ships().map(|ship| self.ship(ship)));
        for engine in state.engines() {
            tokens.push(self.engine(engine));
            tokens.extend(self.front(engine));
        }
        for owner in Owner::ALL {
            for (cell, unit) in state.units(owner) {
                self.unit(cell, unit, &mut tokens);
            }
        }
        for engine in state.engines() {
            let loaded =
                engine.rect(state.frame).cells(state.frame).filter(|&cell| state.ship(cell).is_some());
            tokens.extend(loaded.map(|cell| self.stack(cell)));
        }
        Scene::numbered(tokens)
    }

    fn building(&self, building: Building) -> Token {
        let Building { kind, at, axis, .. } = building;
        let owner = self.state.owner(building);
        let name = match owner {
            Some(owner) if self.state.has_acted(at) => {
                Message::new("wojna-token-building-acted").with("side", owner)
            }
            Some(owner) => Message::new("wojna-token-building").with("side", owner),
            None => Message::new("wojna-token-plain"),
        };
        let turned = match kind {
            BuildingKind::Ladder => self.leaning(at),
            _ => lying(axis),
        };
        Token {
            look: Look(kind.key()),
            owner: colours(owner),
            at: self.corner(at),
            turned,
            ..token(spot_of(at), BUILDINGS, name.with("kind", kind))
        }
    }

    /// A ladder is drawn upright; it leans to a side where only there is a wall.
    fn leaning(&self, cell: Cell) -> Quarter {
        let is_wall = |towards| {
            let next = self.state.frame.step(cell, towards).and_then(|next| self.state.building(next));
            next.is_some_and(|building| building.kind == BuildingKind::Wall)
        };
        let upright = is_wall(Direction::North) || is_wall(Direction::South);
        let across = is_wall(Direction::East) || is_wall(Direction::West);
        if across && !upright { Quarter::One } else { Quarter::None }
    }

    /// The sign of a building that has acted, in its lower right corner.
    fn acted(&self, building: Building) -> Token {
        let (x, y) = self.corner(building.last(self.state.frame));
        let shift = FIELD - i32::from(BUILDING_SIGN);
        let seat = Seat { at: (x + shift, y + shift), scale: BUILDING_SIGN };
        sign(Sign::Exhausted, building.at, "wojna-exhausted", seat, Message::new("wojna-token-acted"))
    }

    fn ship(&self, ship: Ship) -> Token {
        Token {
            look: Look("wojna-ship"),
            at: self.corner(ship.at),
            turned: lying(ship.axis),
            ..token(spot_of(ship.at), SHIPS, Message::new("wojna-token-ship"))
        }
    }

    /// The size of an engine, in per cent: smaller where it stands on something.
    fn engine_scale(&self, engine: Engine) -> u8 {
        let (state, frame) = (self.state, self.state.frame);
        let stands_on = |cell: Cell| state.ship(cell).is_some() || state.building(cell).is_some();
        if engine.rect(frame).cells(frame).any(stands_on) { LOADED_ENGINE } else { WHOLE }
    }

    /// Where the drawing of an engine begins: it lies in the middle of its fields.
    fn engine_corner(&self, engine: Engine, scale: u8) -> (i32, i32) {
        let Rect { width, height, .. } = engine.rect(self.state.frame);
        let (x, y) = self.corner(engine.at);
        let shift = |fields: i16| i32::from(fields) * (FIELD - i32::from(scale)) / 2;
        (x + shift(width), y + shift(height))
    }

    fn engine(&self, engine: Engine) -> Token {
        let scale = self.engine_scale(engine);
        Token {
            look: Look(engine.kind.key()),
            at: self.engine_corner(engine, scale),
            scale,
            turned: lying(engine.axis),
            ..token(spot_of(engine.at), ENGINES, Message::new("wojna-token-plain").with("kind", engine.kind))
        }
    }

    /// The seat of an engine on one of its fields.
    fn seat(&self, engine: Engine, cell: Cell) -> Seat {
        let frame = self.state.frame;
        let scale = self.engine_scale(engine);
        let (left, top) = self.engine_corner(engine, scale);
        let ((x, y), (first_x, first_y)) = (frame.xy(cell), frame.xy(engine.at));
        let at = (
            left + i32::from(x - first_x) * i32::from(scale),
            top + i32::from(y - first_y) * i32::from(scale),
        );
        Seat { at, scale }
    }

    /// Where an engine looks, with the option `engine_facing`; the drawing points to the east.
    fn front(&self, engine: Engine) -> Option<Token> {
        let (cell, turned) = match (engine.front, engine.axis) {
            (Front::Either, _) => return None,
            (Front::First, Axis::Across) => (engine.at, Quarter::Two),
            (Front::First, Axis::Down) => (engine.at, Quarter::Three),
            (Front::Last, Axis::Across) => (engine.last(self.state.frame), Quarter::None),
            (Front::Last, Axis::Down) => (engine.last(self.state.frame), Quarter::One),
        };
        let name = Message::new("wojna-token-front");
        Some(Token { turned, ..sign(Sign::Front, cell, "wojna-front", self.seat(engine, cell), name) })
    }

    /// Where a unit on this field is drawn.
    fn unit_seat(&self, cell: Cell) -> Seat {
        let state = self.state;
        let field = Seat { at: self.corner(cell), scale: WHOLE };
        if let Some(engine) = state.engine(cell) {
            let seat = self.seat(engine, cell);
            let share = u16::from(seat.scale) * u16::from(SEATED) / u16::from(WHOLE);
            return seat.inside(share as u8);
        }
        if state.ship(cell).is_some() {
            return field.inside(SEATED);
        }
        match state.building(cell).map(|building| building.kind) {
            None => field.inside(ON_GRASS),
            Some(BuildingKind::Ladder) => field.inside(SEATED),
            Some(_) => field.inside(ON_STONE),
        }
    }

    /// A land unit with its signs: exhausted, standing high.
    fn unit(&self, cell: Cell, unit: Unit, tokens: &mut Vec<Token>) {
        let seat = self.unit_seat(cell);
        let key = if unit.exhausted { "wojna-token-unit-exhausted" } else { "wojna-token-unit" };
        let name = Message::new(key).with("side", unit.owner).with("kind", unit.kind);
        tokens.push(Token {
            look: Look(unit.kind.key()),
            owner: colours(Some(unit.owner)),
            at: seat.at,
            scale: seat.scale,
            ..token(spot_of(cell), UNITS, name)
        });
        if unit.exhausted {
            let name = Message::new("wojna-token-exhausted");
            tokens.push(sign(Sign::Exhausted, cell, "wojna-exhausted", seat, name));
        }
        if self.state.is_high(cell) {
            tokens.push(sign(Sign::High, cell, "wojna-high", seat, Message::new("wojna-token-high")));
        }
    }

    /// The sign of a field where a ship carries an engine, with a unit in it or not.
    fn stack(&self, cell: Cell) -> Token {
        let has_unit = self.state.unit(cell).is_some();
        let (look, layers) = if has_unit { ("wojna-stack-3", 3) } else { ("wojna-stack-2", 2i64) };
        let name = Message::new("wojna-token-stack").with("count", layers);
        let seat = self.state.engine(cell).map_or(self.unit_seat(cell), |engine| self.seat(engine, cell));
        sign(Sign::Stack, cell, look, seat, name)
    }
}

fn token(spot: Spot, layer: u8, name: Message) -> Token {
    Token { layer, ..Token::upright(spot, (0, 0), Look("wojna-ship"), colours(None), name) }
}

fn sign(sign: Sign, cell: Cell, look: &'static str, seat: Seat, name: Message) -> Token {
    Token { look: Look(look), at: seat.at, scale: seat.scale, ..token(sign.on(cell), SIGNS, name) }
}
