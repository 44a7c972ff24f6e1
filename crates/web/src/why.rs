//! Why something is not possible.

use stolik_catalog::InputError;
use stolik_game::{Article, Explained, Message, Spot};
use stolik_table::TableRefusal;

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The sentence.
    pub message: Message,
    /// The article it rests on.
    pub article: Option<Article>,
    /// The spot that was touched in vain.
    pub spot: Option<Spot>,
}

impl Why {
    /// The rules say so, of the spot that was touched.
    pub fn of(why: Explained, spot: Option<Spot>) -> Why {
        Why { message: why.message, article: why.article, spot }
    }

    /// The table says so.
    pub fn of_table(refusal: &TableRefusal) -> Why {
        match refusal {
            TableRefusal::Input(InputError::Refused(why)) => Why::of(why.clone(), None),
            other => Why { message: other.message(), article: None, spot: None },
        }
    }
}
