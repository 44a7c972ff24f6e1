//! Where the fields are, as the board is turned.

use crate::session::Session;
use leptos::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_draw::{Rect, bounds, place};
use stolik_game::Spot;
use stolik_game::scene::Quarter;

/// Where the fields are: made once, and then shared for as long as they lie there.
#[derive(Clone, Debug)]
pub struct Places {
    /// Which ground, and how it is turned. While these are the same, so is everything.
    of: (u32, Quarter),
    /// The game whose fields they are.
    kind: Kind,
    lying: Arc<HashMap<Spot, Place>>,
}

/// Where a field is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its number in the scene.
    pub number: usize,
    /// Where it is drawn.
    pub rect: Rect,
}

impl PartialEq for Places {
    fn eq(&self, other: &Places) -> bool {
        Arc::ptr_eq(&self.lying, &other.lying)
    }
}

impl Places {
    /// The places of what is shown now; those of before if nothing has changed.
    pub fn of(session: Session, before: Option<&Places>) -> Places {
        let of = (session.changes.get().ground, session.turned.get());
        if let Some(before) = before.filter(|before| before.of == of) {
            return before.clone();
        }
        session.play.with_untracked(|play| {
            let scene = play.scene();
            let places = scene.fields.iter().enumerate().map(|(number, field)| {
                let rect = place(of.1, scene.size, bounds(&field.shape));
                (field.spot, Place { number, rect })
            });
            let places: HashMap<Spot, Place> = places.collect();
            let kind = play.table().game().kind();
            // On another ground the fields may still lie where they lay.
            let same = before.filter(|before| before.kind == kind && *before.lying == places);
            let lying = same.map_or_else(|| Arc::new(places), |before| Arc::clone(&before.lying));
            Places { of, kind, lying }
        })
    }

    /// Where a field is.
    pub fn get(&self, spot: Spot) -> Option<Place> {
        self.lying.get(&spot).copied()
    }

    /// All of them, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, Place)> {
        self.lying.iter().map(|(spot, place)| (*spot, *place))
    }
}
