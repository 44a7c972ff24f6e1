//! Siege units: rams, trebuchets and towers. Nobody owns them (W-9).

use crate::{Axis, Cell, Direction, Frame, Rect, turned};
use serde::{Deserialize, Serialize};
use stolik_game::Message;

stolik_game::said!(EngineKind: EngineKind::name;);

/// A kind of siege unit (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EngineKind {
    /// Breaks the building at its end.
    Ram,
    /// Throws over three to five fields.
    Trebuchet,
    /// Carries four, who all fight, and stands high.
    Tower,
}

/// Where an engine looks (1.0, W-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Front {
    /// Nowhere: it acts beyond either end. So are towers, and all engines without the option `engine_facing`.
    #[default]
    Either,
    /// Its upper or left field is the front.
    First,
    /// Its lower or right field is.
    Last,
}

/// A siege unit and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Engine {
    /// What it is.
    pub kind: EngineKind,
    /// Its upper left field, by which it is known.
    pub at: Cell,
    /// How it lies; a tower always lies across.
    pub axis: Axis,
    /// Where it looks, where that matters.
    pub front: Front,
}

/// What an engine of any kind costs (2.3).
pub const ENGINE_COST: u32 = 4;

impl EngineKind {
    /// All kinds.
    pub const ALL: [EngineKind; 3] = [EngineKind::Ram, EngineKind::Trebuchet, EngineKind::Tower];

    /// Its size as it lies across.
    pub const fn size(self) -> (i16, i16) {
        match self {
            EngineKind::Ram | EngineKind::Trebuchet => (2, 1),
            EngineKind::Tower => (2, 2),
        }
    }

    /// The ways it can lie.
    pub const fn axes(self) -> &'static [Axis] {
        match self {
            EngineKind::Ram | EngineKind::Trebuchet => &Axis::ALL,
            EngineKind::Tower => &[Axis::Across],
        }
    }

    /// Its letter in actions.
    pub const fn letter(self) -> char {
        match self {
            EngineKind::Ram => 'R',
            EngineKind::Trebuchet => 'T',
            EngineKind::Tower => 'W',
        }
    }

    /// The kind of this letter.
    pub fn of_letter(letter: char) -> Option<EngineKind> {
        EngineKind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// The key of its name for people, which is the name of its drawing too.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            EngineKind::Ram => "wojna-ram",
            EngineKind::Trebuchet => "wojna-trebuchet",
            EngineKind::Tower => "wojna-tower",
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(self.key())
    }

    /// Its name for programs: `ram`.
    pub fn word(self) -> &'static str {
        self.key().trim_start_matches("wojna-")
    }
}

impl Front {
    /// The front when first and last field change places.
    #[must_use]
    pub const fn flipped(self) -> Front {
        match self {
            Front::Either => Front::Either,
            Front::First => Front::Last,
            Front::Last => Front::First,
        }
    }
}

impl Engine {
    /// Its ground.
    #[inline]
    pub const fn rect(self, frame: Frame) -> Rect {
        Rect::at(frame, self.at, turned(self.kind.size(), self.axis))
    }

    /// The way from its first field to its last one.
    #[inline]
    pub const fn forward(self) -> Direction {
        match self.axis {
            Axis::Across => Direction::East,
            Axis::Down => Direction::South,
        }
    }

    /// Its lower right field.
    #[inline]
    pub const fn last(self, frame: Frame) -> Cell {
        self.rect(frame).last(frame)
    }
}
