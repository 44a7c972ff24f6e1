//! Browsers that want to be sent to.

use super::body::Body;
use super::caller::{Answered, Caller};
use crate::{App, Refusal};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stolik_game::Message;
use stolik_protocol::{PushEndpoint, PushKey, PushSubscription};

const MOST_BROWSERS: usize = 20;

/// By what browsers know who sends to them.
pub(super) async fn key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.host().push().map(crate::push::Push::public_key) })
}

/// Sends to a browser from now on.
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<PushSubscription>,
) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let no_push = || caller.refuse(Refusal::new(StatusCode::NOT_FOUND, "no-push", "server-no-push"));
    let push = app.host().push().ok_or_else(no_push)?;
    let bad = || caller.refuse(Refusal::bad("bad-push", Message::new("server-bad-push")).at("endpoint"));
    let browser = push.read(&given, person.id, caller.language).ok_or_else(bad)?;
    let storage = app.host().storage();
    let known = storage.pushes(person.id).await.map_err(|error| caller.refuse(error))?;
    if known.len() >= MOST_BROWSERS && known.iter().all(|other| other.endpoint != browser.endpoint) {
        let message = Message::new("server-too-many").with("most", MOST_BROWSERS);
        return Err(caller.refuse(Refusal::bad("too-many-browsers", message)));
    }
    storage.create_push(&browser).await.map_err(|error| caller.refuse(error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends to a browser no more.
pub(super) async fn end(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<PushEndpoint>,
) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let ended = app.host().storage().end_push(&named.endpoint, Some(person.id)).await;
    ended.map_err(|error| caller.refuse(error))?;
    Ok(StatusCode::NO_CONTENT)
}
