//! What comes with a request.

use super::caller::{Caller, Refused};
use crate::{App, Refusal};
use axum::body::to_bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use stolik_game::Message;
use stolik_protocol::LONGEST_MESSAGE;

/// What comes with a request, as JSON of no more than a message's length. A browser sends JSON to another site only when
/// that site agrees, which we do not.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refused> {
        let (mut parts, body) = request.into_parts();
        let caller = Caller::from_request_parts(&mut parts, app).await?;
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/json") {
            return Err(caller.refuse(Refusal {
                status: StatusCode::UNSUPPORTED_MEDIA_TYPE,
                ..Refusal::unreadable("content-type: application/json")
            }));
        }
        let limit = app.0.settings.connections.body;
        let bytes = tokio::time::timeout(limit, to_bytes(body, LONGEST_MESSAGE)).await.map_err(|_| {
            app.host().metrics().too_slow.add(1);
            app.0.warnings.warn("a body that does not come", caller.address);
            caller.refuse(Refusal::too_slow())
        })?;
        let bytes = bytes.map_err(|_| caller.refuse(too_large()))?;
        let mut text = serde_json::Deserializer::from_slice(&bytes);
        let read = stolik_protocol::object(&mut text).and_then(|read| text.end().map(|()| read));
        read.map(Body).map_err(|error| caller.refuse(Refusal::unreadable(&error.to_string())))
    }
}

/// What stands behind the question mark of an address.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Refused> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        let unreadable = |error: QueryRejection| caller.refuse(Refusal::unreadable(&error.body_text()));
        read.map(|axum::extract::Query(read)| Query(read)).map_err(unreadable)
    }
}

pub(super) fn too_large() -> Refusal {
    let message = Message::new("server-too-large").with("most", LONGEST_MESSAGE);
    Refusal::because(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
}
