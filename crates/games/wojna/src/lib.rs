//! Wojna: castles, armies, siege engines and ships on a map.
//!
//! A turn has two parts: land units, engines and ships take their turns, then buildings act. Who has no land unit after
//! the own turn loses, and so does who was three turns without castle and camp.
//!
//! ```
//! use stolik_game::{Input, Notation, Options as _, Rules};
//! use stolik_wojna::{Options, Owner, Wojna};
//!
//! let options = Options::read([("map", "pole")]).expect("a map of this name");
//! let game = Wojna::new(options).expect("options without faults");
//! // Red's infantry goes up to a unit of blue and strikes it.
//! let setup = game.parse_setup("r:units coins=0,0 castle0:8,2 rI10,10 bI10,13").expect("a position");
//! let mut state = game.set_up(&setup).expect("a possible position");
//! for text in ["I10,10-10,12", "I10,12x10,13"] {
//!     let seat = Owner::Cherry.seat();
//!     let request = game.parse_action(text).expect("an action");
//!     let action = game.resolve(&state, seat, &request).expect("possible here");
//!     game.play(&mut state, &Input::Act { seat, action }).expect("legal");
//! }
//! // All of red's units have had their turns, so the castle acts now.
//! assert_eq!(game.setup_text(&game.setup_of(&state)), "r:buildings coins=0,0 had=rb castle0:8,2 rI10,12!");
//! ```

// The parts stand in the order of the rules page.
mod owner;

mod building; // 1.0, 5
mod engine; // 1.0, 2.3
mod ship; // 1.0, 2.4
mod unit; // 2.2

mod cell; // 1, 10
mod cells;
mod map; // 1, W-2
mod rect; // 10, 11
mod terrain; // 1

mod change;
mod hash;
mod square;
mod state;

mod site; // 7.1, 7.2, W-3 to W-7, 1.4.6

mod action;
mod check;
mod game;
mod generate;
mod phase;
mod turn; // 4, 8

mod march; // 2.1, 2.2

mod ground; // 2.2, 2.3, W-20 to W-23

mod drive; // 2.3
mod sail; // 2.4

mod fight; // 3.1
mod siege; // 3.2

mod product; // 5

mod muster; // 5.2 to 5.5, W-44

mod capture; // 6

mod ending; // 9

mod notation;
mod options;
mod refusal;
mod request;
mod resolve;
mod setup;
mod stretch;
mod views;

mod choosing;
mod editing;
pub mod layer;
mod mapped;
mod news;
mod scene;
mod spots;

mod scout;
mod sensible;

pub use action::{Action, Group, NewUnit, Recruits, Turn};
pub use building::{Bond, Building, BuildingKind, CastleId};
pub use cell::{Axis, Cell, Direction, Frame};
pub use cells::CellSet;
pub use engine::{ENGINE_COST, Engine, EngineKind, Front};
pub use game::Wojna;
pub use map::{Map, MapFault, NamedMap, Share, Size};
pub use options::{CapRule, CaptureTiming, MapChoice, Mode, Options};
pub use owner::Owner;
pub use phase::{Die, Ending, Phase, Roll, Task};
pub use rect::Rect;
pub use refusal::{Refusal, Why};
pub use request::{Made, Request, Verb, Who};
pub use setup::{Place, PlacedBuilding, PlacedEngine, PlacedShip, PlacedUnit, Setup, SetupFault};
pub use ship::{SHIP_COST, SHIP_STEPS, Ship};
pub use state::{Last, State};
pub use terrain::Terrain;
pub use unit::{Unit, UnitKind};
pub use views::{Event, Memory};

use march::Flow;
use product::Product;
use rect::turned;
use spots::{Button, field_of, spot_of};
