//! The law of options.

use crate::text;
use stolik_catalog::Kind;

/// Options as a record has them, `board=9 removal=immediate`: every game takes them or says what is wrong; what it takes
/// it writes, and takes again as the same.
pub fn options(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    let choices: Vec<(&str, &str)> =
        text.split_whitespace().map(|choice| choice.split_once('=').unwrap_or((choice, ""))).collect();
    for kind in Kind::ALL {
        match kind.with_options(choices.iter().copied()) {
            Ok(game) => {
                let written = game.options();
                let again = kind.with_options(written.iter().map(|(name, value)| (*name, value.as_str())));
                assert_eq!(again, Ok(game), "{text} is written {written:?}");
            }
            Err(faults) => assert!(!faults.is_empty(), "{text} is refused for nothing"),
        }
    }
}
