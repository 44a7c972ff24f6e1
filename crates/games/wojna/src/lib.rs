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

mod action;
mod building;
mod cell;
mod cells;
mod change;
mod check;
mod choosing;
mod drive;
mod editing;
mod engine;
mod fight;
mod game;
mod generate;
mod ground;
mod hash;
pub mod layer;
mod map;
mod mapped;
mod march;
mod muster;
mod news;
mod options;
mod owner;
mod phase;
mod plain;
mod position;
mod reader;
mod rect;
mod refusal;
mod request;
mod resolve;
mod sail;
mod scene;
mod scene_counters;
mod scene_map;
mod scene_tokens;
mod scene_words;
mod scout;
mod seen;
mod sensible;
mod setup;
mod setup_fault;
mod ship;
mod siege;
mod site;
mod spoken;
mod spots;
mod square;
mod state;
mod terrain;
mod turn;
mod unit;
mod validate;
mod walk_buildings;
mod walk_engines;
mod walk_notes;
mod walk_set_up;
mod walk_units;
mod written;

pub use action::{Action, Group, NewUnit, Recruits, Turn};
pub use building::{Bond, Building, BuildingKind, CastleId};
pub use cell::{Axis, Cell, Direction, Frame};
pub use cells::CellSet;
pub use engine::{ENGINE_COST, Engine, EngineKind, Front};
pub use game::Wojna;
pub use map::{Map, MapFault, NamedMap, NotAShare, Share, Size};
pub use options::{CapRule, CaptureTiming, MapChoice, Mode, Options};
pub use owner::Owner;
pub use phase::{Die, Ending, Phase, Roll, Task};
pub use rect::Rect;
pub use refusal::{Refusal, Why};
pub use request::{Made, Request, Verb, Who};
pub use seen::Seen;
pub use setup::{Place, PlacedBuilding, PlacedEngine, PlacedShip, PlacedUnit, Setup};
pub use setup_fault::SetupFault;
pub use ship::{SHIP_COST, SHIP_STEPS, Ship};
pub use state::{Last, State};
pub use terrain::Terrain;
pub use unit::{Unit, UnitKind};
