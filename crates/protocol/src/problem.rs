//! Why something was refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why something was refused: a name for programs, a sentence in the user's language, and for moves the article of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// The name: `not-to-act`, `must-capture`, `too-fast`.
    pub code: String,
    /// The sentence.
    pub message: String,
    /// The article it rests on: `WA9`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Where in the request: a field's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}
