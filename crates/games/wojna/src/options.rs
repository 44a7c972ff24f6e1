//! The variants a table may choose, and their table as records and commands name them.

use crate::map::{Map, MapFault, Share, Size};
use stolik_game::{Article, Fault, Message, OptionFault, OptionInfo, OptionKind};

/// The variants a table may choose; the default is what the rules page rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the rules page has them as yes or no")]
pub struct Options {
    /// The standard game or a siege (7.1, 7.2).
    pub mode: Mode,
    /// The map (1, W-2). Rules hold the map itself, whatever it was chosen by, so that records do.
    pub map: MapChoice,
    /// Columns of a generated map.
    pub width: u8,
    /// Rows of a generated map.
    pub height: u8,
    /// How much of a generated map is water.
    pub water: Share,
    /// How much of a generated map is rock.
    pub rock: Share,
    /// What a generated map is generated from.
    pub map_seed: u32,
    /// After so many rounds the game ends (W-42).
    pub round_cap: u16,
    /// Who wins then (W-42).
    pub cap_rule: CapRule,
    /// Who never had a land unit does not lose by having none (W-35).
    pub elimination_grace: bool,
    /// Turns without castle and camp add up, with others between (W-37).
    pub exile_cumulative: bool,
    /// When captures are tested (W-36).
    pub capture_timing: CaptureTiming,
    /// Walls, gates and ladders may touch large buildings (W-6).
    pub fortifications_may_touch: bool,
    /// Land units may pass through fields of own land units (W-12).
    pub pass_through_friends: bool,
    /// A rotation is one of a ship's steps (W-15).
    pub ship_rotation_step: bool,
    /// Walls are left only to walls, ladders, towers and gates (W-21).
    pub wall_exit_restricted: bool,
    /// Walls block shots (W-25).
    pub walls_block_shots: bool,
    /// No fighting hand to hand between wall or tower and ground (W-26).
    pub melee_height: bool,
    /// Engines have a front (W-28).
    pub engine_facing: bool,
    /// A trebuchet hits the top unit alone (W-30).
    pub trebuchet_top_only: bool,
}

/// The standard game or a siege.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Two castles (7.1).
    #[default]
    Standard,
    /// A castle and two camps (7.2).
    Siege,
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

/// Who wins when there were too many rounds (W-42).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CapRule {
    /// Nobody.
    #[default]
    Draw,
    /// Who has more castles, then camps, then cost of land units, then coins.
    Score,
}

/// When captures are tested (W-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptureTiming {
    /// At the end of the unit turns.
    #[default]
    Phase,
    /// After every unit's turn, too.
    Turn,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Standard,
            map: MapChoice::Generated,
            width: Size::USUAL.width,
            height: Size::USUAL.height,
            water: Share::USUAL_WATER,
            rock: Share::USUAL_ROCK,
            map_seed: 1,
            round_cap: 200,
            cap_rule: CapRule::Draw,
            elimination_grace: false,
            exile_cumulative: false,
            capture_timing: CaptureTiming::Phase,
            fortifications_may_touch: false,
            pass_through_friends: false,
            ship_rotation_step: false,
            wall_exit_restricted: false,
            walls_block_shots: false,
            melee_height: false,
            engine_facing: false,
            trebuchet_top_only: false,
        }
    }
}

const SIDE: OptionKind = OptionKind::Number { least: Size::LEAST_GENERATED as i64, most: Size::MOST as i64 };
const SHARE: OptionKind = OptionKind::Text { most: 4 };

/// What is offered as a map: one that is generated, and those that have names.
const KNOWN_MAPS: [&str; Map::NAMES.len() + 1] = {
    let mut known = [GENERATED; Map::NAMES.len() + 1];
    let mut number = 0;
    while number < Map::NAMES.len() {
        known[number + 1] = Map::NAMES[number];
        number += 1;
    }
    known
};

impl stolik_game::Options for Options {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("mode", OptionKind::OneOf(&["standard", "siege"]), "standard", "7.1"),
        OptionInfo::new("map", OptionKind::Text { most: Map::LONGEST_LINE }, "generated", "W-2"),
        OptionInfo::new("width", SIDE, "32", "W-2"),
        OptionInfo::new("height", SIDE, "24", "W-2"),
        OptionInfo::new("water", SHARE, "0.12", "W-2"),
        OptionInfo::new("rock", SHARE, "0.06", "W-2"),
        OptionInfo::new("map_seed", OptionKind::Number { least: 0, most: u32::MAX as i64 }, "1", "W-2"),
        OptionInfo::new("round_cap", OptionKind::Number { least: 10, most: 1000 }, "200", "W-42"),
        OptionInfo::new("cap_rule", OptionKind::OneOf(&["draw", "score"]), "draw", "W-42"),
        OptionInfo::new("elimination_grace", OptionKind::YesNo, "no", "W-35"),
        OptionInfo::new("exile_cumulative", OptionKind::YesNo, "no", "W-37"),
        OptionInfo::new("capture_timing", OptionKind::OneOf(&["phase", "turn"]), "phase", "W-36"),
        OptionInfo::new("fortifications_may_touch", OptionKind::YesNo, "no", "W-6"),
        OptionInfo::new("pass_through_friends", OptionKind::YesNo, "no", "W-12"),
        OptionInfo::new("ship_rotation_step", OptionKind::YesNo, "no", "W-15"),
        OptionInfo::new("wall_exit_restricted", OptionKind::YesNo, "no", "W-21"),
        OptionInfo::new("walls_block_shots", OptionKind::YesNo, "no", "W-25"),
        OptionInfo::new("melee_height", OptionKind::YesNo, "no", "W-26"),
        OptionInfo::new("engine_facing", OptionKind::YesNo, "no", "W-28"),
        OptionInfo::new("trebuchet_top_only", OptionKind::YesNo, "no", "W-30"),
    ];

    fn known_values(name: &str) -> &'static [&'static str] {
        match name {
            "map" => &KNOWN_MAPS,
            _ => &[],
        }
    }

    fn allowed(info: &OptionInfo) -> Message {
        match info.name {
            "water" | "rock" => Message::new("wojna-allowed-share").with("most", Share::MOST.to_string()),
            "map" => Message::new("wojna-allowed-map")
                .with("known", KNOWN_MAPS.join(", "))
                .with("line", format!("{}/", Size::USUAL)),
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

    fn get(&self, name: &str) -> Option<String> {
        let word = match name {
            "mode" => match self.mode {
                Mode::Standard => "standard",
                Mode::Siege => "siege",
            },
            "map" => {
                return Some(match &self.map {
                    MapChoice::Generated => GENERATED.to_owned(),
                    MapChoice::Named(name) => (*name).to_owned(),
                    MapChoice::Given(map) => map.to_string(),
                    MapChoice::Unreadable { text, .. } => text.clone(),
                });
            }
            "width" => return Some(self.width.to_string()),
            "height" => return Some(self.height.to_string()),
            "water" => return Some(self.water.to_string()),
            "rock" => return Some(self.rock.to_string()),
            "map_seed" => return Some(self.map_seed.to_string()),
            "round_cap" => return Some(self.round_cap.to_string()),
            "cap_rule" => match self.cap_rule {
                CapRule::Draw => "draw",
                CapRule::Score => "score",
            },
            "capture_timing" => match self.capture_timing {
                CaptureTiming::Phase => "phase",
                CaptureTiming::Turn => "turn",
            },
            _ => {
                let yes = self.clone().switch(name).copied()?;
                if yes { "yes" } else { "no" }
            }
        };
        Some(word.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        if let Some(switch) = self.switch(name) {
            *switch = match value {
                "yes" => true,
                "no" => false,
                _ => return false,
            };
            return true;
        }
        match (name, value) {
            ("mode", "standard") => self.mode = Mode::Standard,
            ("mode", "siege") => self.mode = Mode::Siege,
            ("map", text) => self.map = MapChoice::read(text),
            ("width", number) => return put(&mut self.width, number.parse()),
            ("height", number) => return put(&mut self.height, number.parse()),
            ("water", share) => return put(&mut self.water, share.parse()),
            ("rock", share) => return put(&mut self.rock, share.parse()),
            ("map_seed", number) => return put(&mut self.map_seed, number.parse()),
            ("round_cap", number) => return put(&mut self.round_cap, number.parse()),
            ("cap_rule", "draw") => self.cap_rule = CapRule::Draw,
            ("cap_rule", "score") => self.cap_rule = CapRule::Score,
            ("capture_timing", "phase") => self.capture_timing = CaptureTiming::Phase,
            ("capture_timing", "turn") => self.capture_timing = CaptureTiming::Turn,
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        let mut faults = self.beyond_the_table();
        faults.extend(self.map_faults());
        faults
    }
}

/// The word for a generated map.
const GENERATED: &str = "generated";

impl Options {
    /// A yes-or-no option by its name.
    fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "elimination_grace" => &mut self.elimination_grace,
            "exile_cumulative" => &mut self.exile_cumulative,
            "fortifications_may_touch" => &mut self.fortifications_may_touch,
            "pass_through_friends" => &mut self.pass_through_friends,
            "ship_rotation_step" => &mut self.ship_rotation_step,
            "wall_exit_restricted" => &mut self.wall_exit_restricted,
            "walls_block_shots" => &mut self.walls_block_shots,
            "melee_height" => &mut self.melee_height,
            "engine_facing" => &mut self.engine_facing,
            "trebuchet_top_only" => &mut self.trebuchet_top_only,
            _ => return None,
        })
    }

    /// Values that the table does not allow, for options that were not read from text.
    fn beyond_the_table(&self) -> Vec<OptionFault> {
        let rows = <Options as stolik_game::Options>::TABLE.iter();
        let numbers = rows.filter(|info| matches!(info.kind, OptionKind::Number { .. }));
        let fault = |info: &OptionInfo| {
            let value = stolik_game::Options::get(self, info.name)?;
            let (name, article) = (info.name, info.article);
            let allowed = info.kind.allowed();
            (!info.kind.allows(&value)).then_some(OptionFault::Value { name, value, allowed, article })
        };
        numbers.filter_map(fault).collect()
    }

    /// What makes no sense about the map.
    fn map_faults(&self) -> Vec<OptionFault> {
        match &self.map {
            MapChoice::Generated if self.can_be_generated() => Vec::new(),
            MapChoice::Generated => self.generate().err().unwrap_or_default(),
            MapChoice::Unreadable { faults, .. } => faults.iter().map(map_fault).collect(),
            MapChoice::Named(_) | MapChoice::Given(_) => {
                let usual = Options::default();
                let names = ["width", "height", "water", "rock", "map_seed"];
                let get = <Options as stolik_game::Options>::get;
                let changed = names.into_iter().filter(|name| get(self, name) != get(&usual, name));
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

impl MapChoice {
    /// A name, `generated`, or a map as text.
    fn read(text: &str) -> MapChoice {
        if text == GENERATED {
            return MapChoice::Generated;
        }
        if let Some(name) = Map::NAMES.into_iter().find(|&name| name == text) {
            return MapChoice::Named(name);
        }
        match Map::parse(text) {
            Ok(map) => MapChoice::Given(map),
            Err(faults) => MapChoice::Unreadable {
                text: text.chars().take(60).collect(),
                faults: faults.into_iter().collect(),
            },
        }
    }
}

/// Puts a value that could be read.
fn put<T, E>(place: &mut T, read: Result<T, E>) -> bool {
    read.map(|value| *place = value).is_ok()
}

fn map_fault(fault: &MapFault) -> OptionFault {
    if let MapFault::Beginning { found } = fault {
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
    let message = Message::new("wojna-fault-unknown-map")
        .with("name", name)
        .with("known", KNOWN_MAPS.join(", "))
        .with("line", format!("{}/", Size::USUAL));
    OptionFault::Clash { code: "unknown-map", article: Article("W-2"), message }
}
