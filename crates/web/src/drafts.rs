//! Keeps what is composed in secret and not committed yet, so that it outlives the page: a phone throws pages away.

use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use leptos::web_sys::Storage;
use stolik_game::Seat;

/// How its names begin in the browser's storage. They are no settings, and are not taken to other machines.
const DRAFT: &str = "stolik-draft";

/// Where a draft lies: the game or the table, and whose it is.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    table: String,
    seat: Seat,
}

impl Place {
    fn of(session: Session, seat: Seat) -> Place {
        Place { table: table(session), seat }
    }

    fn name(&self) -> String {
        format!("{DRAFT}-{}-{}", self.table, self.seat.0)
    }
}

/// The game in the browser, or the table over the network.
fn table(session: Session) -> String {
    match session.table_route() {
        Some(Route::Table { table, .. }) => table,
        _ => session.kept.get_untracked().to_string(),
    }
}

/// Keeps what is composed whenever it changes, and forgets it once it is committed.
pub fn attend(session: Session) {
    let composed = Memo::new(move |_| session.play.with(Play::composed));
    Effect::new(move |before: Option<Option<Place>>| {
        let composed = composed.get();
        let place = composed.as_ref().map(|(seat, _)| Place::of(session, *seat));
        // Another game is another matter; at the same table whoever no longer decides has committed.
        if let Some(before) = before.flatten()
            && before.table == table(session)
            && Some(&before) != place.as_ref()
        {
            forget(&before);
        }
        match (&place, composed.and_then(|(_, text)| text)) {
            (Some(place), Some(text)) => keep(place, &text),
            (Some(place), None) => forget(place),
            (None, _) => {}
        }
        place
    });
}

/// What was composed at this table before the page was closed.
pub fn kept(table: &str, seat: Seat) -> Option<String> {
    let place = Place { table: table.to_owned(), seat };
    storage()?.get_item(&place.name()).ok().flatten()
}

fn keep(place: &Place, text: &str) {
    // Where nothing is kept a draft lasts as long as the page.
    let _ = storage().map(|storage| storage.set_item(&place.name(), text));
}

fn forget(place: &Place) {
    let _ = storage().map(|storage| storage.remove_item(&place.name()));
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
