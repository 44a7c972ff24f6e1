//! The drawings of pieces, cards and marks: in the document once, for whatever uses them.
//!
//! They stay when what uses them goes. A page that is taken down together with its drawings makes the browser look after
//! every use of each of them, and that takes longer than all the rest. Since they stay, they come by whole families: which of
//! them are there tells nobody which cards somebody holds.

use leptos::prelude::document;
use std::cell::RefCell;
use std::collections::BTreeSet;
use stolik_draw::{family, head, sprite};

thread_local! {
    /// The families that are in the document, by what their names begin with.
    static THERE: RefCell<BTreeSet<String>> = RefCell::default();
}

/// Sees to it that these drawings are in the document.
pub fn need(looks: impl IntoIterator<Item = &'static str>) {
    for look in looks {
        let is_there = THERE.with_borrow(|there| there.contains(head(look)));
        if !is_there {
            THERE.with_borrow_mut(|there| there.insert(head(look).to_owned()));
            add(look);
        }
    }
}

/// Adds the family of a drawing to the document.
fn add(look: &str) {
    let markup = format!("<svg class=\"drawings\" aria-hidden=\"true\">{}</svg>", sprite(family(look)));
    if let Some(body) = document().body()
        && let Err(error) = body.insert_adjacent_html("beforeend", &markup)
    {
        leptos::logging::error!("no drawings of the family of {look}: {error:?}");
    }
}
