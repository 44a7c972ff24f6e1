use stolik_game::{Article, OptionFault, OptionInfo, OptionKind, Options};

/// The options of secret bids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecretBidOptions {
    /// How many bid: 2 or 3.
    pub players: u8,
}

impl Default for SecretBidOptions {
    fn default() -> Self {
        SecretBidOptions { players: 2 }
    }
}

impl Options for SecretBidOptions {
    const TABLE: &'static [OptionInfo] = &[OptionInfo {
        name: "players",
        kind: OptionKind::Number { least: 2, most: 3 },
        default: "2",
        article: Article("SB1"),
    }];

    fn get(&self, name: &str) -> Option<String> {
        (name == "players").then(|| self.players.to_string())
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value.parse()) {
            ("players", Ok(players)) => self.players = players,
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        Vec::new()
    }
}
