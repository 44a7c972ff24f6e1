//! The same as the socket, where sockets are blocked: asking again and again.

use super::body::{Body, Query};
use super::caller::{Answered, Caller};
use super::socket::{Talk, ended};
use crate::host::Frame;
use crate::limits::{Open, Opened};
use crate::{App, Refusal};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use std::time::Duration;
use stolik_protocol::{FromTable, Since, ToTable};

/// How long somebody waits for something to happen.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// What somebody has missed; if that is nothing, the next that happens.
pub(super) async fn poll(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(Since { since, noted }): Query<Since>,
) -> Answered<([(HeaderName, &'static str); 1], String)> {
    let refuse = |refusal| caller.refuse(refusal);
    let _lines = hold_lines(&app, &caller)?;
    let hosted = app.host().table(&table).await.map_err(refuse)?;
    let guest = caller.guest_at(&app, &hosted).await;
    let mut hold = caller.hold(&app).await?;
    let (first, ear) = app.host().listen(&hosted, &guest, since).await.map_err(refuse)?;
    let mut ear = ear.that_comes_again();
    let mut messages = vec![first];
    let nothing_missed = match serde_json::from_str(&messages[0]) {
        Ok(FromTable::Gap(gap)) => gap.events.is_empty() && (noted.is_none() || noted == gap.noted),
        // Of a table that waits for people there is no more to know than how it stands.
        Ok(FromTable::Welcome(welcome)) => {
            since == Some(welcome.n) && (noted.is_none() || noted == welcome.noted)
        }
        _ => false,
    };
    if nothing_missed {
        let _counted = app.host().metrics().polls.hold();
        // How everybody sits and what else stands comes at once and is no reason to come back.
        while let Some(heard) = ear.heard() {
            messages.push(heard);
        }
        tokio::select! {
            biased;
            // Who is not who they were any more is told so.
            () = ended(&mut hold, &app) => return Err(caller.refuse(Refusal::who_are_you())),
            next = tokio::time::timeout(LONGEST_WAIT, ear.hear()) => messages.extend(next.ok().flatten()),
        }
    }
    while let Some(heard) = ear.heard() {
        messages.push(heard);
    }
    // Each is JSON already.
    let texts: Vec<&str> = messages.iter().map(Frame::as_str).collect();
    Ok(([(CONTENT_TYPE, "application/json")], format!("[{}]", texts.join(","))))
}

/// Counts a poll: for the address it is a line like a socket, and one person has only so many.
fn hold_lines<'a>(app: &'a App, caller: &Caller) -> Answered<(Opened<'a>, Option<Opened<'a>>)> {
    let too_many = || {
        app.too_fast("too many polls at a time", caller.address);
        caller.refuse(Refusal::too_fast())
    };
    let line = app.0.limits.open(Open::Line(caller.address.into())).ok_or_else(too_many)?;
    let Some(person) = &caller.person else { return Ok((line, None)) };
    let poll = app.0.limits.open(Open::Poll(person.id)).ok_or_else(too_many)?;
    Ok((line, Some(poll)))
}

/// What somebody says.
pub(super) async fn say(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(said): Body<ToTable>,
) -> Answered<Json<Vec<FromTable>>> {
    let hosted = app.host().table(&table).await.map_err(|refusal| caller.refuse(refusal))?;
    let guest = caller.guest_at(&app, &hosted).await;
    let (language, address, only_reads) = (caller.language, caller.address, caller.only_reads());
    let talk = Talk { app, hosted, guest, language, address, hold: None, only_reads };
    Ok(Json(vec![talk.grant(&said).await]))
}
