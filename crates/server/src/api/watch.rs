//! For those who watch over the server.

use super::caller::Caller;
use crate::App;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// The server runs.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server can be asked: it reads and writes, and does not stop.
pub(super) async fn ready(State(app): State<App>) -> Response {
    if app.host().is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.host().storage().check().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer\n").into_response(),
    }
}

/// What the server counts; for this machine only.
pub(super) async fn metrics(State(app): State<App>, caller: Caller) -> Response {
    if !caller.address.is_loopback() {
        return StatusCode::NOT_FOUND.into_response();
    }
    app.host().metrics().text(&app.host().census().await).into_response()
}
