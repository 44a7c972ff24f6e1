//! The variants a table may choose, and their table as records and commands name them.

use stolik_game::{OptionFault, OptionInfo, OptionKind};

/// The variants a table may choose; the default is what the rules page rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "the rules page has them as yes or no")]
pub struct Options {
    /// The opponent's pieces may make the sum move too (MK4).
    pub move_enemy: bool,
    /// A swap along the peaks counts its distance round the ring (MK8).
    pub swap_wrap: bool,
    /// Who chooses the way of a push (MK14).
    pub push_chooser: PushChooser,
    /// A push takes pieces of both colours along to a free morning (MK15).
    pub mixed_push: bool,
    /// A triple counts for its owner in the opponent's turn too (MK18).
    pub triple_any_turn: bool,
    /// Whose primary goal is looked at when a turn ends (MK25).
    pub goal_check: GoalCheck,
    /// After so many turns the game is drawn (MK29).
    pub max_turns: u16,
}

/// Who chooses the way of a push where both ways are allowed (MK14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PushChooser {
    /// Whose turn it is.
    #[default]
    Mover,
    /// Whose pieces are pushed.
    Owner,
}

/// Whose primary goal is looked at when a turn ends (MK25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GoalCheck {
    /// Both players'.
    #[default]
    Both,
    /// That of the player whose turn it was.
    MoverOnly,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            move_enemy: false,
            swap_wrap: false,
            push_chooser: PushChooser::Mover,
            mixed_push: false,
            triple_any_turn: false,
            goal_check: GoalCheck::Both,
            max_turns: 1000,
        }
    }
}

const MAX_TURNS: OptionInfo =
    OptionInfo::new("max_turns", OptionKind::Number { least: 100, most: 10_000 }, "1000", "MK29");

impl stolik_game::Options for Options {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("move_enemy", OptionKind::YesNo, "no", "MK4"),
        OptionInfo::new("swap_wrap", OptionKind::YesNo, "no", "MK8"),
        OptionInfo::new("push_chooser", OptionKind::OneOf(&["mover", "owner"]), "mover", "MK14"),
        OptionInfo::new("mixed_push", OptionKind::YesNo, "no", "MK15"),
        OptionInfo::new("triple_any_turn", OptionKind::YesNo, "no", "MK18"),
        OptionInfo::new("goal_check", OptionKind::OneOf(&["both", "mover_only"]), "both", "MK25"),
        MAX_TURNS,
    ];

    fn get(&self, name: &str) -> Option<String> {
        let yes_no = |yes| if yes { "yes" } else { "no" };
        let word = match name {
            "move_enemy" => yes_no(self.move_enemy),
            "swap_wrap" => yes_no(self.swap_wrap),
            "push_chooser" => match self.push_chooser {
                PushChooser::Mover => "mover",
                PushChooser::Owner => "owner",
            },
            "mixed_push" => yes_no(self.mixed_push),
            "triple_any_turn" => yes_no(self.triple_any_turn),
            "goal_check" => match self.goal_check {
                GoalCheck::Both => "both",
                GoalCheck::MoverOnly => "mover_only",
            },
            "max_turns" => return Some(self.max_turns.to_string()),
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        let switch = match name {
            "move_enemy" => &mut self.move_enemy,
            "swap_wrap" => &mut self.swap_wrap,
            "mixed_push" => &mut self.mixed_push,
            "triple_any_turn" => &mut self.triple_any_turn,
            _ => return self.set_word(name, value),
        };
        *switch = match value {
            "yes" => true,
            "no" => false,
            _ => return false,
        };
        true
    }

    /// No values clash. What the table does not allow is found here too, for options that were not read from text.
    fn clashes(&self) -> Vec<OptionFault> {
        let value = self.max_turns.to_string();
        if MAX_TURNS.kind.allows(&value) {
            return Vec::new();
        }
        vec![OptionFault::Value {
            name: MAX_TURNS.name,
            value,
            allowed: MAX_TURNS.kind.allowed(),
            article: MAX_TURNS.article,
        }]
    }
}

impl Options {
    fn set_word(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("push_chooser", "mover") => self.push_chooser = PushChooser::Mover,
            ("push_chooser", "owner") => self.push_chooser = PushChooser::Owner,
            ("goal_check", "both") => self.goal_check = GoalCheck::Both,
            ("goal_check", "mover_only") => self.goal_check = GoalCheck::MoverOnly,
            ("max_turns", number) => match number.parse() {
                Ok(turns) => self.max_turns = turns,
                Err(_) => return false,
            },
            _ => return false,
        }
        true
    }
}
