//! What can be touched, and its names: fields, buttons, and the small signs that lie on tokens.

use crate::{BuildingKind, Cell, EngineKind, Frame, Product, Turn, UnitKind};
use stolik_game::Spot;

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Button {
    /// Ends the turn of a unit, engine or ship.
    Stop,
    /// Ends the unit turns, or the fortifying.
    Done,
    /// Ends the player's turn.
    End,
    /// Not the land unit that was touched, but the engine it is in.
    Engine,
    /// Not what was touched, but the ship below it.
    Ship,
    /// The engine turns, it does not go.
    Swing,
    /// The ship turns so far.
    Turn(Turn),
    /// The crew of the tower acts.
    Volley,
    /// The ram goes onto the own gate that it could also strike.
    Go,
    /// The ram strikes the own gate onto which it could also go.
    Ram,
    /// The castle gives coins.
    Coins,
    /// A building makes something.
    Make(Product),
}

/// Every button with its name; its number is its place here.
const BUTTONS: [(Button, &str); 27] = {
    use Button::Make;
    [
        (Button::Stop, "stop"),
        (Button::Done, "done"),
        (Button::End, "end"),
        (Button::Engine, "engine"),
        (Button::Ship, "ship"),
        (Button::Swing, "turn"),
        (Button::Turn(Turn::Right), "turn-right"),
        (Button::Turn(Turn::Left), "turn-left"),
        (Button::Turn(Turn::Half), "turn-around"),
        (Button::Volley, "volley"),
        (Button::Go, "go"),
        (Button::Ram, "ram"),
        (Button::Coins, "coins"),
        (Make(Product::Unit(UnitKind::Infantry)), "recruit-infantry"),
        (Make(Product::Unit(UnitKind::Archers)), "recruit-archers"),
        (Make(Product::Unit(UnitKind::Cavalry)), "recruit-cavalry"),
        (Make(Product::Engine(EngineKind::Ram)), "make-ram"),
        (Make(Product::Engine(EngineKind::Trebuchet)), "make-trebuchet"),
        (Make(Product::Engine(EngineKind::Tower)), "make-tower"),
        (Make(Product::Ship), "make-ship"),
        (Make(Product::Building(BuildingKind::Camp)), "build-camp"),
        (Make(Product::Building(BuildingKind::Barracks)), "build-barracks"),
        (Make(Product::Building(BuildingKind::Workshop)), "build-workshop"),
        (Make(Product::Building(BuildingKind::Port)), "build-port"),
        (Make(Product::Building(BuildingKind::Wall)), "build-wall"),
        (Make(Product::Building(BuildingKind::Gate)), "build-gate"),
        (Make(Product::Building(BuildingKind::Ladder)), "build-ladder"),
    ]
};

impl Button {
    /// What is touched.
    pub fn spot(self) -> Spot {
        let number = BUTTONS.iter().position(|(button, _)| *button == self).unwrap_or(BUTTONS.len());
        Spot::Button(number as u16)
    }

    /// The button of a spot; none if it is something else.
    pub fn of(spot: Spot) -> Option<Button> {
        match spot {
            Spot::Button(number) => BUTTONS.get(usize::from(number)).map(|(button, _)| *button),
            _ => None,
        }
    }
}

/// A small sign that lies on a token and says something of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// The unit has had its turn, or the building has acted.
    Exhausted,
    /// The unit stands high (W-24).
    High,
    /// Ship and engine lie on one field.
    Stack,
    /// Where the engine looks.
    Front,
}

/// Every sign with its name; the numbers of its tokens begin at its place here times the fields of the largest map.
const SIGNS: [(Sign, &str); 4] = [
    (Sign::Exhausted, "exhausted-"),
    (Sign::High, "high-"),
    (Sign::Stack, "stack-"),
    (Sign::Front, "front-"),
];
const MOST_FIELDS: u16 = 64 * 64;

impl Sign {
    /// Where this sign lies on a field.
    pub const fn on(self, cell: Cell) -> Spot {
        Spot::Token(self as u16 * MOST_FIELDS + cell.0)
    }
}

/// The spot of a field.
pub(crate) const fn spot_of(cell: Cell) -> Spot {
    Spot::Field(cell.0)
}

/// The field of a spot; none if it is something else, or beyond the map.
pub(crate) fn field_of(frame: Frame, spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Field(number) => Some(Cell(number)).filter(|&cell| frame.has(cell)),
        _ => None,
    }
}

/// The name of a spot, also of one that there is not.
pub(crate) fn spot_name(frame: Frame, spot: Spot) -> String {
    let name = match spot {
        Spot::Field(number) => Some(frame.name(Cell(number))),
        Spot::Button(number) => BUTTONS.get(usize::from(number)).map(|(_, name)| (*name).to_owned()),
        Spot::Token(number) => {
            let (_, sign) = SIGNS.get(usize::from(number / MOST_FIELDS)).copied().unzip();
            sign.map(|sign| format!("{sign}{}", frame.name(Cell(number % MOST_FIELDS))))
        }
        Spot::Card(_) => None,
    };
    name.unwrap_or_else(|| format!("{spot:?}"))
}

/// The spot of this name.
pub(crate) fn spot_named(frame: Frame, name: &str) -> Option<Spot> {
    if let Some(number) = BUTTONS.iter().position(|(_, known)| *known == name) {
        return Some(Spot::Button(number as u16));
    }
    let sign = SIGNS.iter().find_map(|(sign, begin)| Some((*sign, name.strip_prefix(begin)?)));
    if let Some((sign, field)) = sign {
        return frame.named(field).map(|cell| sign.on(cell));
    }
    frame.named(name).map(spot_of)
}
