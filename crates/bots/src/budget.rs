//! How long a bot may think.

use crate::Trouble;
use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;
use stolik_game::Millis;

/// How long a bot may think about one move. With nodes and a seed the choice is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many nodes.
    Nodes(NonZeroU64),
    /// So many milliseconds, by the caller's clock.
    Time(NonZeroU64),
}

impl Budget {
    /// So many nodes, which must not be none.
    pub fn nodes(nodes: u64) -> Result<Budget, Trouble> {
        NonZeroU64::new(nodes).map(Budget::Nodes).ok_or(Trouble::NoBudget)
    }

    /// So much time, which must not be none.
    pub fn time(time: Millis) -> Result<Budget, Trouble> {
        NonZeroU64::new(time.0).map(Budget::Time).ok_or(Trouble::NoBudget)
    }
}

/// `20000` for nodes, `100ms` for time.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Nodes(nodes) => write!(f, "{nodes}"),
            Budget::Time(time) => write!(f, "{time}ms"),
        }
    }
}

impl FromStr for Budget {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Budget, Trouble> {
        let number = |digits: &str| {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = plain.then(|| digits.parse().ok()).flatten();
            number.ok_or_else(|| Trouble::NotABudget(text.to_owned()))
        };
        match text.strip_suffix("ms") {
            Some(time) => Budget::time(Millis(number(time)?)),
            None => Budget::nodes(number(text)?),
        }
    }
}
