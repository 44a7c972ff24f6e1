//! What every reason given to a person must have.

use stolik_game::{Refusal, Refused};

/// What a refusal lacks, if anything: it needs a name, an article and a sentence.
pub(crate) fn lacks(refusal: &impl Refusal) -> Option<&'static str> {
    if refusal.code().is_empty() {
        Some("a code")
    } else if refusal.article().0.is_empty() {
        Some("an article")
    } else if refusal.message().key.is_empty() {
        Some("the key of a message")
    } else {
        None
    }
}

/// What the reason for an awaited seat lacks, if anything: it must be one of the rules, and complete.
pub(crate) fn lacks_for_awaited<R: Refusal>(refused: &Refused<R>) -> Option<&'static str> {
    match refused {
        Refused::Rules(refusal) => lacks(refusal),
        _ => Some("a reason of the rules"),
    }
}
