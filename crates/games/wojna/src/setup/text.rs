//! Positions as text.
//!
//! Words in any order behind the first one, which tells whose turn it is and what the game is at:
//!
//! | word | means |
//! |---|---|
//! | `r:units` | red's (cherry's) unit turns; also `castle`, `fortify`, `camps`, `buildings`, `over` |
//! | `r:units/ship=3,4/unit=5,4` | a ship is at its turn, and in it a land unit that has moved; also `engine=` |
//! | `r:units/shot=3,4*5,4` | a die is in the air; `shot=3,4*5,4@2,4` in a tower's action; also `ram=`, `hurl=` |
//! | `r:over/no-units=r` | the game has ended; also `exile=r`, `cap`, `cap=r` |
//! | `coins=64,60` `exile=0,1` `had=rb` `turns=12` | numbers of red and blue; who ever had a land unit |
//! | `castles=br` | whose the two castles are, if not red's and blue's |
//! | `castle0:1,1` `barracks0:7,1` `workshop1:` `port1:` `gate0:3,3-4,3` | by the number of the castle, upper left field |
//! | `campr:9,9` `wall:5,5-7,5` `ladder:5,6` | camps are a player's, walls and ladders nobody's |
//! | `ram:1,0-1,1` `trebuchet:` `tower:4,4-5,5` `ship:0,1-2,1` | first and last field; with fronts the rear first |
//! | `rI3,3` `bA4,3!` | a land unit; `!` is exhausted, and of buildings: has acted |

use crate::stretch::{
    self, at_end, front, lying, only_letter, read_place, read_stretch, read_word, stretch_text,
};
use crate::{
    Axis, Bond, BuildingKind, CastleId, Cell, Ending, EngineKind, Frame, Front, Owner, Phase, PlacedBuilding,
    PlacedEngine, PlacedShip, PlacedUnit, Roll, Setup, Ship, Task, UnitKind, Wojna,
};
use std::fmt::Write;
use stolik_game::ParseError;
use stolik_game::kit::{Part, joined};

/// More than any position needs: three tokens of 24 letters on every field of the largest map.
const MOST_BYTES: usize = 64 * 64 * 3 * 24;

impl Wojna {
    /// A position as text.
    pub(crate) fn position_text(&self, setup: &Setup) -> String {
        let mut text = format!("{}:{}", setup.turn.letter(), self.phase_text(setup.phase));
        let _ = write!(text, " coins={},{}", setup.coins[0], setup.coins[1]);
        if setup.exile != [0, 0] {
            let _ = write!(text, " exile={},{}", setup.exile[0], setup.exile[1]);
        }
        if setup.mustered != [false, false] {
            let had = Owner::ALL.into_iter().filter(|owner| setup.mustered[owner.index()]);
            let _ = write!(text, " had={}", joined(had.map(Owner::letter), ""));
        }
        if setup.turns > 0 {
            let _ = write!(text, " turns={}", setup.turns);
        }
        if setup.castle_owners != Owner::ALL {
            let _ = write!(text, " castles={}", joined(setup.castle_owners.map(Owner::letter), ""));
        }
        for building in &setup.buildings {
            let _ = write!(text, " {}", building_text(building));
        }
        for ship in &setup.ships {
            let _ = write!(text, " ship:{}", stretch_text(ship.at, Ship::SIZE, ship.axis, true, false));
        }
        for engine in &setup.engines {
            let kind = engine.kind;
            let last_first = engine.front == Front::First;
            let place = stretch_text(engine.at, kind.size(), engine.axis, true, last_first);
            let _ = write!(text, " {}:{place}", kind.word());
        }
        for unit in &setup.units {
            let (owner, kind, at) = (unit.owner.letter(), unit.kind.letter(), unit.at);
            let _ = write!(text, " {owner}{kind}{at}{}", mark(unit.exhausted));
        }
        text
    }

    /// Reads a position. What it says may still be impossible: see [`Setup::validate`].
    pub(crate) fn read_position(&self, text: &str) -> Result<Setup, ParseError> {
        let whole = Part::whole(text, MOST_BYTES, "wojna-parse-position-long")?;
        let mut words = whole.words();
        let mut setup = read_beginning(self, words.next().unwrap_or(Part { text: "", at: 0 }))?;
        let mut numbers = Vec::new();
        for word in words {
            self.read_word(word, &mut setup, &mut numbers)?;
        }
        Ok(setup)
    }

    /// Reads a word; these numbers have been before.
    fn read_word(
        &self,
        mut word: Part<'_>,
        setup: &mut Setup,
        numbers: &mut Vec<String>,
    ) -> Result<(), ParseError> {
        let begin = word;
        let wrong = || begin.error("wojna-parse-word");
        let name = read_word(&mut word);
        if word.eat('=') {
            if numbers.contains(&name) {
                return Err(begin.error("wojna-parse-word-twice"));
            }
            read_number(&name, word.text, setup).ok_or_else(wrong)?;
            numbers.push(name);
            return Ok(());
        }
        if let Some((owner, kind)) = two_letters(&name) {
            let at = read_place(&mut word)?;
            let exhausted = word.eat('!');
            setup.units.push(PlacedUnit { kind, at, owner, exhausted });
            return at_end(word);
        }
        if let Some(kind) = EngineKind::ALL.into_iter().find(|kind| kind.word() == name) {
            word.eat(':');
            let stretch = read_stretch(&mut word)?;
            let (at, axis, last_first) = lying(kind.size(), kind.axes(), stretch).ok_or_else(wrong)?;
            let front = front(self.options.engine_facing, kind, last_first, stretch.1.is_none());
            setup.engines.push(PlacedEngine { kind, at, axis, front });
            return at_end(word);
        }
        if name == "ship" {
            word.eat(':');
            let (at, axis, _) = lying(Ship::SIZE, &Axis::ALL, read_stretch(&mut word)?).ok_or_else(wrong)?;
            setup.ships.push(PlacedShip { at, axis });
            return at_end(word);
        }
        let (kind, bond) = read_building(&name, &mut word).ok_or_else(wrong)?;
        let bond = bond.ok_or_else(|| begin.error("wojna-parse-castle-number"))?;
        word.eat(':');
        let (at, axis, _) = lying(kind.size(), kind.axes(), read_stretch(&mut word)?).ok_or_else(wrong)?;
        let acted = word.eat('!');
        setup.buildings.push(PlacedBuilding { kind, at, axis, bond, acted });
        at_end(word)
    }

    /// What the game is at, as text.
    pub(crate) fn phase_text(&self, phase: Phase) -> String {
        let f = |cell| self.frame().name(cell);
        match phase {
            Phase::Castle => "castle".to_owned(),
            Phase::Fortify => "fortify".to_owned(),
            Phase::Camps => "camps".to_owned(),
            Phase::Buildings => "buildings".to_owned(),
            Phase::Over(Ending::NoUnits { loser }) => format!("over/no-units={}", loser.letter()),
            Phase::Over(Ending::Exile { loser }) => format!("over/exile={}", loser.letter()),
            Phase::Over(Ending::Cap { winner: None }) => "over/cap".to_owned(),
            Phase::Over(Ending::Cap { winner: Some(winner) }) => format!("over/cap={}", winner.letter()),
            Phase::Units { ship, task } => {
                let ship = ship.map_or(String::new(), |ship| format!("/ship={}", f(ship)));
                let task = match task {
                    Task::Choose => String::new(),
                    Task::Unit(cell) => format!("/unit={}", f(cell)),
                    Task::Engine(cell) => format!("/engine={}", f(cell)),
                    Task::Roll(Roll::Shot { from, target, tower }) => {
                        let tower = tower.map_or(String::new(), |tower| format!("@{}", f(tower)));
                        format!("/shot={}*{}{tower}", f(from), f(target))
                    }
                    Task::Roll(Roll::Ram { engine, target }) => format!("/ram={}*{}", f(engine), f(target)),
                    Task::Roll(Roll::Hurl { engine, target }) => {
                        format!("/hurl={}*{}", f(engine), f(target))
                    }
                };
                format!("units{ship}{task}")
            }
        }
    }

    /// Reads what the game is at; none if the text is nothing of the kind.
    pub(crate) fn read_phase(&self, text: &str) -> Option<Phase> {
        let text = text.to_ascii_lowercase();
        let mut parts = text.split('/');
        let word = parts.next()?;
        let mut rest = parts.map(|part| part.split_once('=').unwrap_or((part, "")));
        let phase = match word {
            "castle" => Phase::Castle,
            "fortify" => Phase::Fortify,
            "camps" => Phase::Camps,
            "buildings" => Phase::Buildings,
            "over" => {
                let (name, who) = rest.next()?;
                let owner = only_letter(who).and_then(Owner::of_letter);
                Phase::Over(match (name, owner) {
                    ("no-units", Some(loser)) => Ending::NoUnits { loser },
                    ("exile", Some(loser)) => Ending::Exile { loser },
                    ("cap", Some(winner)) => Ending::Cap { winner: Some(winner) },
                    ("cap", None) if who.is_empty() => Ending::Cap { winner: None },
                    _ => return None,
                })
            }
            "units" => {
                let mut next = rest.next();
                let mut ship = None;
                if let Some(("ship", cell)) = next {
                    ship = Some(self.frame().named(cell)?);
                    next = rest.next();
                }
                let task = match next {
                    None => Task::Choose,
                    Some((name, cells)) => read_task(self.frame(), name, cells)?,
                };
                Phase::Units { ship, task }
            }
            _ => return None,
        };
        rest.next().is_none().then_some(phase)
    }
}

fn read_beginning(game: &Wojna, word: Part<'_>) -> Result<Setup, ParseError> {
    let (turn, phase) = word.text.split_once(':').unwrap_or((word.text, ""));
    let turn = only_letter(turn).and_then(Owner::of_letter).ok_or_else(|| word.error("wojna-parse-begin"))?;
    let phase = game.read_phase(phase).ok_or_else(|| word.error("wojna-parse-phase"))?;
    Ok(Setup { turn, phase, ..Setup::default() })
}

fn read_task(frame: Frame, name: &str, cells: &str) -> Option<Task> {
    let pair = |text: &str| -> Option<(Cell, Cell)> {
        let (one, other) = text.split_once('*')?;
        Some((frame.named(one)?, frame.named(other)?))
    };
    Some(match name {
        "unit" => Task::Unit(frame.named(cells)?),
        "engine" => Task::Engine(frame.named(cells)?),
        "shot" => {
            let (shot, tower) = match cells.split_once('@') {
                Some((shot, tower)) => (shot, Some(frame.named(tower)?)),
                None => (cells, None),
            };
            let (from, target) = pair(shot)?;
            Task::Roll(Roll::Shot { from, target, tower })
        }
        "ram" => pair(cells).map(|(engine, target)| Task::Roll(Roll::Ram { engine, target }))?,
        "hurl" => pair(cells).map(|(engine, target)| Task::Roll(Roll::Hurl { engine, target }))?,
        _ => return None,
    })
}

fn read_number(name: &str, value: &str, setup: &mut Setup) -> Option<()> {
    match name {
        "coins" => setup.coins = pair_of(value, |number| number.parse().ok())?,
        "exile" => setup.exile = pair_of(value, |number| number.parse().ok())?,
        "turns" => setup.turns = value.parse().ok()?,
        "had" => {
            setup.mustered = [false; 2];
            for letter in value.chars() {
                setup.mustered[Owner::of_letter(letter)?.index()] = true;
            }
        }
        "castles" => {
            let mut owners = value.chars().map(Owner::of_letter);
            setup.castle_owners = [owners.next()??, owners.next()??];
            if owners.next().is_some() {
                return None;
            }
        }
        _ => return None,
    }
    Some(())
}

fn pair_of<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<[T; 2]> {
    let (one, other) = text.split_once(',')?;
    Some([read(one)?, read(other)?])
}

fn building_text(building: &PlacedBuilding) -> String {
    let PlacedBuilding { kind, at, axis, bond, acted } = *building;
    let whose = match bond {
        Bond::Castle(castle) => (castle as u8).to_string(),
        Bond::Owner(owner) => owner.letter().to_string(),
        Bond::Nobody => String::new(),
    };
    let place = stretch_text(at, kind.size(), axis, kind.axes().len() > 1, false);
    format!("{}{whose}:{place}{}", kind.word(), mark(acted))
}

const fn mark(yes: bool) -> &'static str {
    if yes { "!" } else { "" }
}

/// A building's kind, and whose it is; none of the latter if the castle's number is missing.
fn read_building(name: &str, word: &mut Part<'_>) -> Option<(BuildingKind, Option<Bond>)> {
    if let Some(owner) = name.strip_prefix("camp").and_then(only_letter).and_then(Owner::of_letter) {
        return Some((BuildingKind::Camp, Some(Bond::Owner(owner))));
    }
    let mut kinds = BuildingKind::ALL.into_iter().filter(|&kind| kind != BuildingKind::Camp);
    let kind = kinds.find(|kind| kind.word() == name)?;
    let bond = match kind.bond(CastleId::First, Owner::Cherry) {
        Bond::Castle(_) => match stretch::read_number(word) {
            Some(0) => Some(Bond::Castle(CastleId::First)),
            Some(1) => Some(Bond::Castle(CastleId::Second)),
            _ => None,
        },
        bond => Some(bond),
    };
    Some((kind, bond))
}

/// A land unit's owner and kind.
fn two_letters(word: &str) -> Option<(Owner, UnitKind)> {
    let mut letters = word.chars();
    let unit = (Owner::of_letter(letters.next()?)?, UnitKind::of_letter(letters.next()?)?);
    letters.next().is_none().then_some(unit)
}
