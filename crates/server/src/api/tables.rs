//! Tables: making them, sitting down, looking at them.

use super::body::{Body, Query};
use super::caller::{Answered, Caller};
use super::people::admit;
use crate::App;
use crate::host::Asking;
use crate::limits::Asked;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use stolik_protocol::{
    BotsForSeats, Listing, Lobby, Moves, MyTables, NewTable, NextDice, Past, Promised, Sit, TableMade,
};

/// The open tables.
pub(super) async fn lobby(State(app): State<App>, caller: Caller) -> Answered<Json<Lobby>> {
    let tables = app.host().lobby().await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(Lobby { tables }))
}

/// One's own tables.
pub(super) async fn mine(
    State(app): State<App>,
    caller: Caller,
    Query(past): Query<Past>,
) -> Answered<Json<MyTables>> {
    let tables = app.host().tables_of(caller.person()?.id, past).await;
    Ok(Json(tables.map_err(|refusal| caller.refuse(refusal))?))
}

/// What the dice of the next table that one makes are committed to, in version 1.
pub(super) async fn dice(State(app): State<App>, caller: Caller) -> Answered<Json<NextDice>> {
    // Whoever asks wants to make a table.
    let maker = caller.person()?;
    if caller.only_reads() {
        return Err(caller.refuse(crate::Refusal::read_only()));
    }
    let commitment = app.host().promise(Asking { person: maker, from: caller.address.into() });
    Ok(Json(NextDice { commitment: commitment.map_err(|refusal| caller.refuse(refusal))? }))
}

/// Draws a table that one wants to make, and tells what its dice are committed to.
pub(super) async fn promise(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Answered<Json<Promised>> {
    let by = Asking { person: caller.person()?, from: caller.address.into() };
    let promised = app.host().promise_table(&wanted, by);
    Ok(Json(promised.map_err(|refusal| caller.refuse(refusal))?))
}

/// Makes a table.
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Answered<Json<TableMade>> {
    let maker = caller.person()?;
    let from = caller.address.into();
    admit(&app, &caller, Asked::Table(from))?;
    if wanted.public && wanted.time.starts_with("days:") {
        admit(&app, &caller, Asked::SlowTable(from))?;
    }
    let made = app.host().make_table(&wanted, maker, Some(caller.household(&app)), caller.language).await;
    let made = made.map_err(|refusal| caller.refuse(refusal))?;
    tracing::info!(table = %made.table, game = %wanted.game, "a table");
    Ok(Json(made))
}

/// A table.
pub(super) async fn about(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answered<Json<Listing>> {
    Ok(Json(app.host().about(&table).await.map_err(|refusal| caller.refuse(refusal))?))
}

/// Sits down.
pub(super) async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(sit): Body<Sit>,
) -> Answered<Json<Listing>> {
    let person = caller.person()?;
    let seated = app.host().sit(&table, &sit, person).await;
    seated.map(Json).map_err(|refusal| {
        if refusal.code == "wrong-link" {
            app.host().metrics().forged.add(1);
        }
        caller.refuse(refusal)
    })
}

/// Lets bots take the open seats.
pub(super) async fn let_bots_sit(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(wanted): Body<BotsForSeats>,
) -> Answered<Json<Listing>> {
    let seated = app.host().let_bots_sit(&table, &wanted.bot, caller.person()?).await;
    let seated = seated.map_err(|refusal| caller.refuse(refusal))?;
    tracing::info!(%table, "bots take the open seats");
    Ok(Json(seated))
}

/// The record.
pub(super) async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answered<([(HeaderName, &'static str); 1], String)> {
    let record = app.host().record(&table).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}

/// What one may do now.
pub(super) async fn moves(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answered<Json<Moves>> {
    let refuse = |refusal| caller.refuse(refusal);
    let hosted = app.host().table(&table).await.map_err(refuse)?;
    caller.person()?;
    let guest = caller.guest_at(&app, &hosted).await;
    Ok(Json(app.host().moves(&hosted, &guest).await.map_err(refuse)?))
}
