//! A guest goes on in another browser: who has come by a messenger's own, and wants to play in the one they use.

use super::body::Body;
use super::caller::{Answered, Caller};
use super::people::admit;
use super::sessions::{WithCookie, begin_session};
use crate::along::{Guest, PATIENCE};
use crate::limits::Asked;
use crate::{App, Refusal};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stolik_protocol::{GuestLink, GuestSecret, Me};

/// Makes a link for the guest who asks.
pub(super) async fn link(State(app): State<App>, caller: Caller) -> Answered<Json<GuestLink>> {
    let person = caller.in_person()?;
    if !person.guest {
        let has = Refusal::new(StatusCode::CONFLICT, "has-account", "server-log-in-there");
        return Err(caller.refuse(has));
    }
    admit(&app, &caller, Asked::Change(person.id))?;
    let guest = Guest { person: person.id, ends: caller.ends() };
    let opened = app.0.along.open(guest, caller.beginner(), app.host().clock().now());
    let secret = opened.ok_or_else(|| caller.refuse(Refusal::too_fast()))?;
    Ok(Json(GuestLink { path: format!("/account/here#{secret}"), minutes: PATIENCE / 60_000 }))
}

/// Somebody follows such a link, and says so: opening it alone does nothing. Who is nobody yet is that guest from now on; who
/// is somebody has the seats of both.
pub(super) async fn here(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<GuestSecret>,
) -> Answered<WithCookie<Me>> {
    if caller.person.is_some() {
        caller.in_person()?;
    }
    // Only a link that is none counts.
    let from = Asked::Link(caller.address.into());
    admit(&app, &caller, from.clone())?;
    let old = || Refusal::new(StatusCode::FORBIDDEN, "old-link", "server-old-link").at("secret");
    let known = app.0.along.take(&given.secret, app.host().clock().now());
    let Some(known) = known else {
        app.host().metrics().forged.add(1);
        tracing::warn!(address = %caller.address, "a link to a guest that is none");
        return Err(caller.refuse(old()));
    };
    let guest = app.host().storage().person(known.person).await.map_err(|error| caller.refuse(error))?;
    app.0.limits.give_back(&from);
    // Who has made an account meanwhile comes in with that.
    let guest = guest.filter(|guest| guest.guest).ok_or_else(|| caller.refuse(old()))?;
    let (leaves, stays) = match caller.person.clone() {
        Some(account) if !account.guest => (Some(guest), account),
        other => (other, guest),
    };
    app.host().hand_over(leaves.as_ref(), &stays).await.map_err(|refusal| caller.refuse(refusal))?;
    let ends = if stays.id == known.person { known.ends } else { caller.ends() };
    begin_session(&app, &caller, stays, ends).await
}
