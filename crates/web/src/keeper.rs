//! Keeps the game of the page as it goes on, and says so when it cannot.

use crate::nav;
use crate::play::Play;
use crate::session::Session;
use crate::store::{self, KeptId};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Record;
use stolik_game::record::InputText;
use stolik_table::{EventNumber, Table};

/// What is being written, and whether there is something newer to write.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Desk {
    #[default]
    Idle,
    Writing,
    WritingOld,
}

/// Saves the game after every input, now and in every game that follows on this page. A game in which nobody has acted
/// yet is not worth keeping.
pub fn attend(session: Session) {
    let desk = StoredValue::new(Desk::default());
    // A resignation is no input, but an event.
    let event = Memo::new(move |_| session.play.with(|play| play.table().now()));
    // What is composed would be lost with the game it belongs to.
    let composes = Memo::new(move |_| session.play.with(is_composed));
    Effect::new(move |last: Option<(KeptId, EventNumber, bool)>| {
        let now = (session.kept.get(), event.get(), composes.get());
        // What has just been opened is kept already.
        let is_news = last.is_some_and(|last| last.0 == now.0 && (last.1, last.2) != (now.1, now.2));
        if is_news && session.play.with_untracked(was_begun) {
            match desk.get_value() {
                Desk::Idle => {
                    desk.set_value(Desk::Writing);
                    // Not before what has changed is on the screen.
                    nav::afterwards(move || spawn_local(write(session, desk)));
                }
                Desk::Writing | Desk::WritingOld => desk.set_value(Desk::WritingOld),
            }
        }
        now
    });
}

/// Writes the game, and again if it has gone on meanwhile: never two at a time, and the last one wins.
async fn write(session: Session, desk: StoredValue<Desk>) {
    loop {
        let id: KeptId = session.kept.get_untracked();
        let record: Option<Record> =
            session.play.with_untracked(|play| play.table().here().map(Table::record));
        if let Some(record) = record {
            let written = store::save(id, now(), &record).await;
            if written.is_ok() {
                session.show_kept(id);
            }
            session.unkept.set(written.err());
        }
        if desk.get_value() != Desk::WritingOld {
            return desk.set_value(Desk::Idle);
        }
        desk.set_value(Desk::Writing);
    }
}

/// Whether somebody has acted at a table of this page, or composes an action; what a server keeps is its own business.
fn was_begun(play: &Play) -> bool {
    let has_acted = || play.table().inputs().any(|input| matches!(input, InputText::Act { .. }));
    !play.is_online() && (is_composed(play) || has_acted())
}

/// Whether something is composed.
fn is_composed(play: &Play) -> bool {
    matches!(play.composed(), Some((_, Some(_))))
}

/// Opens a game that is kept. What cannot be opened is told, and the page stays as it is.
pub fn open(session: Session, id: KeptId) {
    spawn_local(async move {
        match store::open(id).await {
            Ok(record) => session.resume(id, &record),
            Err(error) => session.unkept.set(Some(error)),
        }
    });
}

/// The number of a game that begins now.
pub fn new_id() -> KeptId {
    KeptId(now())
}

/// Milliseconds since 1970.
#[expect(clippy::cast_sign_loss, reason = "no clock stands before 1970")]
fn now() -> u64 {
    leptos::web_sys::js_sys::Date::now() as u64
}
