//! Why something is not possible.

use stolik_catalog::InputError;
use stolik_game::{Explained, Message, Spot};
use stolik_table::TableRefusal;

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The sentence.
    pub message: Message,
    /// The article it rests on, as the rules name it; a server may name one that is not known here.
    pub article: Option<String>,
    /// The spot that was touched in vain.
    pub spot: Option<Spot>,
}

impl Why {
    /// The rules say so, of the spot that was touched.
    pub fn of(why: Explained, spot: Option<Spot>) -> Why {
        Why { message: why.message, article: why.article.map(|article| article.0.to_owned()), spot }
    }

    /// The table says so.
    pub fn of_table(refusal: &TableRefusal) -> Why {
        match refusal {
            TableRefusal::Input(InputError::Refused(why)) => Why::of(why.clone(), None),
            other => Why { message: other.message(), article: None, spot: None },
        }
    }
}
