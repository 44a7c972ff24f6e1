use stolik_game::{Article, OptionFault, OptionInfo, OptionKind, Options};

/// The options of team dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamDiceOptions {
    /// The turns of each team: 1 to 20.
    pub turns: u8,
    /// The die.
    pub die: Die,
}

/// A die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Die {
    /// All faces are equally likely.
    Fair,
    /// The six is twice as likely as any other face.
    Loaded,
}

impl Default for TeamDiceOptions {
    fn default() -> Self {
        TeamDiceOptions { turns: 4, die: Die::Fair }
    }
}

impl Options for TeamDiceOptions {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo {
            name: "turns",
            kind: OptionKind::Number { least: 1, most: 20 },
            default: "4",
            article: Article("TD3"),
        },
        OptionInfo {
            name: "die",
            kind: OptionKind::OneOf(&["fair", "loaded"]),
            default: "fair",
            article: Article("TD2"),
        },
    ];

    fn get(&self, name: &str) -> Option<String> {
        match (name, self.die) {
            ("turns", _) => Some(self.turns.to_string()),
            ("die", Die::Fair) => Some("fair".to_owned()),
            ("die", Die::Loaded) => Some("loaded".to_owned()),
            _ => None,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value, value.parse()) {
            ("turns", _, Ok(turns)) => self.turns = turns,
            ("die", "fair", _) => self.die = Die::Fair,
            ("die", "loaded", _) => self.die = Die::Loaded,
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        Vec::new()
    }
}
