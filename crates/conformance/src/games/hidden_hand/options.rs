use stolik_game::{Article, OptionFault, OptionInfo, OptionKind, Options};

/// The options of hidden hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenHandOptions {
    /// The turns of each seat: 1 to 10.
    pub turns: u8,
    /// The seconds of each seat's clock; 0 for no clock.
    pub seconds: u8,
}

impl Default for HiddenHandOptions {
    fn default() -> Self {
        HiddenHandOptions { turns: 3, seconds: 60 }
    }
}

impl Options for HiddenHandOptions {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo {
            name: "turns",
            kind: OptionKind::Number { least: 1, most: 10 },
            default: "3",
            article: Article("HH4"),
        },
        OptionInfo {
            name: "seconds",
            kind: OptionKind::OffOr { least: 1, most: 100 },
            default: "60",
            article: Article("HH3"),
        },
    ];

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "turns" => Some(self.turns.to_string()),
            "seconds" => Some(self.seconds.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value.parse()) {
            ("turns", Ok(turns)) => self.turns = turns,
            ("seconds", Ok(seconds)) => self.seconds = seconds,
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        Vec::new()
    }
}
