//! For those who watch over the server.

use super::caller::Caller;
use crate::App;
use crate::storage::StorageError;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// The server runs.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server can be asked: it reads, has room to write, and does not stop.
pub(super) async fn ready(State(app): State<App>) -> Response {
    if app.host().is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    let why = match app.host().ready().await {
        Ok(()) => return "ready\n".into_response(),
        Err(StorageError::Full) => "the disk is full\n",
        Err(StorageError::Locked) => "the data file is held by another program\n",
        Err(StorageError::Damaged(_)) => "the data file is damaged\n",
        Err(_) => "the storage does not answer\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// What the server counts; for this machine only.
pub(super) async fn metrics(State(app): State<App>, caller: Caller) -> Response {
    if !caller.address.is_loopback() {
        return StatusCode::NOT_FOUND.into_response();
    }
    app.host().metrics().text(&app.host().census().await).into_response()
}
