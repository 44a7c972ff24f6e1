//! What comes with a request.

use super::caller::{Caller, Refused};
use crate::{App, Refusal};
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
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
        let caller =
            <Caller as axum::extract::FromRequestParts<App>>::from_request_parts(&mut parts, app).await?;
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/json") {
            return Err(caller.refuse(Refusal {
                status: StatusCode::UNSUPPORTED_MEDIA_TYPE,
                ..Refusal::unreadable("content-type: application/json")
            }));
        }
        let bytes = to_bytes(body, LONGEST_MESSAGE).await.map_err(|_| caller.refuse(too_large()))?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| caller.refuse(Refusal::unreadable(&error.to_string())))
    }
}

pub(super) fn too_large() -> Refusal {
    let message = Message::new("server-too-large").with("most", LONGEST_MESSAGE);
    Refusal::because(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
}
