//! The variants a table may choose.

use crate::{Map, MapFault, Share, Size};
use stolik_game::kit::Choice;
use stolik_game::{Article, Fault, Message, OptionFault, OptionInfo, Options as _};

stolik_game::words! {
    /// The standard game or a siege.
    Mode {
        /// Two castles (7.1).
        Standard = "standard",
        /// A castle and two camps (7.2).
        Siege = "siege",
    }

    /// Who wins when there were too many rounds (W-42).
    CapRule {
        /// Nobody.
        Draw = "draw",
        /// Who has more castles, then camps, then cost of land units, then coins.
        Score = "score",
    }

    /// When captures are tested (W-36).
    CaptureTiming {
        /// At the end of the unit turns.
        Phase = "phase",
        /// After every unit's turn, too.
        Turn = "turn",
    }
}

stolik_game::options! {
    /// The options of a game; the default is what the rules page rules.
    Options {
        /// The standard game or a siege (7.1, 7.2).
        mode: Mode = one_of(), "7.1";
        /// The map (1, W-2). Rules hold the map itself, whatever it was chosen by, so that records do.
        map: MapChoice = text(MapChoice::Generated, "generated", Map::LONGEST_LINE), "W-2";
        /// Columns of a generated map.
        width: u8 = number(32, 12..=64), "W-2";
        /// Rows of a generated map.
        height: u8 = number(24, 12..=64), "W-2";
        /// How much of a generated map is water.
        water: Share = text(Share::USUAL_WATER, "0.12", 4), "W-2";
        /// How much of a generated map is rock.
        rock: Share = text(Share::USUAL_ROCK, "0.06", 4), "W-2";
        /// What a generated map is generated from.
        map_seed: u32 = number(1, 0..=4_294_967_295), "W-2";
        /// After so many rounds the game ends.
        round_cap: u16 = number(200, 10..=1000), "W-42";
        /// Who wins then.
        cap_rule: CapRule = one_of(), "W-42";
        /// Who never had a land unit does not lose by having none.
        elimination_grace: bool = yes_no(no), "W-35";
        /// Turns without castle and camp add up, with others between.
        exile_cumulative: bool = yes_no(no), "W-37";
        /// When captures are tested.
        capture_timing: CaptureTiming = one_of(), "W-36";
        /// Walls, gates and ladders may touch large buildings.
        fortifications_may_touch: bool = yes_no(no), "W-6";
        /// Land units may pass through fields of own land units.
        pass_through_friends: bool = yes_no(no), "W-12";
        /// A rotation is one of a ship's steps.
        ship_rotation_step: bool = yes_no(no), "W-15";
        /// Walls are left only to walls, ladders, towers and gates.
        wall_exit_restricted: bool = yes_no(no), "W-21";
        /// Walls block shots.
        walls_block_shots: bool = yes_no(no), "W-25";
        /// No fighting hand to hand between wall or tower and ground.
        melee_height: bool = yes_no(no), "W-26";
        /// Engines have a front.
        engine_facing: bool = yes_no(no), "W-28";
        /// A trebuchet hits the top unit alone.
        trebuchet_top_only: bool = yes_no(no), "W-30";
    }
    texts {
        fn known_values(name: &str) -> &'static [&'static str] {
            if name == "map" { &Map::OFFERED } else { &[] }
        }

        fn allowed(info: &OptionInfo) -> Message {
            match info.name {
                "water" | "rock" => Message::new("wojna-allowed-share").with("most", Share::MOST),
                "map" => with_known_maps(Message::new("wojna-allowed-map")),
                _ => info.kind.allowed(),
            }
        }

        fn pasted(name: &str, text: &str) -> String {
            match (name, Map::parse(text)) {
                // A map drawn row below row becomes its one line.
                ("map", Ok(map)) => map.to_string(),
                ("map", Err(_)) => Map::in_one_line(text),
                _ => text.split_whitespace().collect(),
            }
        }
    }
    clashes: Options::map_faults
}

/// By what a map is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum MapChoice {
    /// Generated from size, shares and seed.
    #[default]
    Generated,
    /// One of the maps that have names.
    Named(&'static str),
    /// This map.
    Given(Map),
    /// A text that is no map.
    Unreadable {
        /// The text, as far as it fits into a sentence.
        text: String,
        /// What is wrong with it.
        faults: Vec<MapFault>,
    },
}

fn with_known_maps(message: Message) -> Message {
    message.with("known", Map::OFFERED.join(", ")).with("line", format!("{}/", Size::USUAL))
}

impl Choice for Share {
    fn text(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Share> {
        text.parse().ok()
    }
}

impl Options {
    /// What makes no sense about the map.
    fn map_faults(&self) -> Vec<OptionFault> {
        match &self.map {
            MapChoice::Generated if self.can_be_generated() => Vec::new(),
            MapChoice::Generated => self.generate().err().unwrap_or_default(),
            MapChoice::Unreadable { faults, .. } => faults.iter().map(map_fault).collect(),
            MapChoice::Named(_) | MapChoice::Given(_) => {
                let usual = Options::default();
                let names = ["width", "height", "water", "rock", "map_seed"];
                let changed = names.into_iter().filter(|name| self.get(name) != usual.get(name));
                changed.map(only_generated).collect()
            }
        }
    }

    /// The size of a generated map.
    fn size(&self) -> Size {
        Size { width: self.width, height: self.height }
    }

    /// Whether a map of this size and with these shares is generated at all.
    fn can_be_generated(&self) -> bool {
        let sides = Size::LEAST_GENERATED..=Size::MOST;
        [self.width, self.height].iter().all(|side| sides.contains(side))
            && self.size().has_room_for(self.mode)
            && [self.water, self.rock].iter().all(|&share| share <= Share::MOST)
            && self.water.and(self.rock) <= Share::MOST_TOGETHER
    }

    /// The generated map, or what is wrong with the wish for it.
    fn generate(&self) -> Result<Map, Vec<OptionFault>> {
        let seed = u64::from(self.map_seed);
        let map = Map::generate_for(self.mode, self.size(), self.water, self.rock, seed);
        map.map_err(|faults| faults.iter().map(map_fault).collect())
    }

    /// The same options with the map itself, however it was chosen: so a record replays the same for ever.
    pub(crate) fn with_map(self) -> Result<(Options, Map), Vec<OptionFault>> {
        let map = match &self.map {
            MapChoice::Generated => self.generate()?,
            MapChoice::Named(name) => match Map::named(name) {
                Some(map) => map,
                None => return Err(vec![unknown_map(name)]),
            },
            MapChoice::Given(map) => map.clone(),
            MapChoice::Unreadable { faults, .. } => return Err(faults.iter().map(map_fault).collect()),
        };
        let usual = Options::default();
        let options = Options {
            map: MapChoice::Given(map.clone()),
            width: usual.width,
            height: usual.height,
            water: usual.water,
            rock: usual.rock,
            map_seed: usual.map_seed,
            ..self
        };
        Ok((options, map))
    }
}

/// A name, `generated`, or a map as text.
impl Choice for MapChoice {
    fn text(&self) -> String {
        match self {
            MapChoice::Generated => Map::GENERATED.to_owned(),
            MapChoice::Named(name) => (*name).to_owned(),
            MapChoice::Given(map) => map.to_string(),
            MapChoice::Unreadable { text, .. } => text.clone(),
        }
    }

    fn read(text: &str) -> Option<MapChoice> {
        if text == Map::GENERATED {
            return Some(MapChoice::Generated);
        }
        if let Some(name) = Map::NAMES.into_iter().find(|&name| name == text) {
            return Some(MapChoice::Named(name));
        }
        Some(match Map::parse(text) {
            Ok(map) => MapChoice::Given(map),
            Err(faults) => MapChoice::Unreadable {
                text: text.chars().take(60).collect(),
                faults: faults.into_iter().collect(),
            },
        })
    }
}

fn map_fault(fault: &MapFault) -> OptionFault {
    if let MapFault::Beginning(found, ..) = fault {
        return unknown_map(found);
    }
    OptionFault::Clash {
        code: fault.code(),
        article: fault.article().unwrap_or(Article("W-2")),
        message: fault.message(),
    }
}

fn only_generated(name: &'static str) -> OptionFault {
    let message = Message::new("wojna-fault-only-generated").with("option", name);
    OptionFault::Clash { code: "only-generated", article: Article("W-2"), message }
}

fn unknown_map(name: &str) -> OptionFault {
    let message = with_known_maps(Message::new("wojna-fault-unknown-map").with("name", name));
    OptionFault::Clash { code: "unknown-map", article: Article("W-2"), message }
}
