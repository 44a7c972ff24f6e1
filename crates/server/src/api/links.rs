//! Links to tables: renewed, closed, drawn, and shown by messengers.

use super::body::Body;
use super::caller::{Answered, Caller, language, says_language};
use crate::answer::{answer, answer_fresh, is_known};
use crate::host::Showing;
use crate::limits::Asked;
use crate::origin::Origin;
use crate::{App, Refusal, preview, qr};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use stolik_protocol::{AnyLink, ChangeLink, DrawLink};
use stolik_text::Speaker;

/// Makes a new link to any free seat, or closes the one there is.
pub(super) async fn change(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(wanted): Body<ChangeLink>,
) -> Answered<Json<AnyLink>> {
    let any = app.host().change_link(&table, caller.person()?, wanted.open).await;
    Ok(Json(AnyLink { any: any.map_err(|refusal| caller.refuse(refusal))? }))
}

/// Closes a table that waits.
pub(super) async fn close(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answered<StatusCode> {
    let closed = app.host().close_table(&table, caller.person()?).await;
    closed.map_err(|refusal| caller.refuse(refusal))?;
    tracing::info!(%table, "closed");
    Ok(StatusCode::NO_CONTENT)
}

/// A link to a table as a QR code. Whether the link is good only who sits down by it learns.
pub(super) async fn draw(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
    Body(DrawLink { secret }): Body<DrawLink>,
) -> Answered<([(HeaderName, &'static str); 1], String)> {
    let is_secret = |text: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        (1..=40).contains(&text.len()) && text.bytes().all(is_plain)
    };
    app.host().about(&table).await.map_err(|refusal| caller.refuse(refusal))?;
    let code = Some(secret).filter(|secret| is_secret(secret)).and_then(|secret| {
        // Who draws it in a browser has the address before their eyes.
        let seen = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok().map(str::to_owned));
        let origin = seen.or_else(|| origin(&app, &headers))?;
        qr::draw(&format!("{origin}/table/{table}#{secret}"))
    });
    let unreadable = || caller.refuse(Refusal::unreadable("secret").at("secret"));
    Ok(([(CONTENT_TYPE, "image/svg+xml")], code.ok_or_else(unreadable)?))
}

/// The page of a table, with what messengers show of it. Who asks too often, or for a table that is none, gets the page as
/// it is, which says what is wrong.
pub(super) async fn page(State(app): State<App>, Path(table): Path<String>, parts: Parts) -> Response {
    let (caller, request) = (Caller::unknown(&app, &parts), &parts.headers);
    let pages = app.0.page.current();
    let index = pages.find("/").and_then(|(_, index)| std::str::from_utf8(index.plain().ok()?).ok());
    let shown = showing(&app, &caller, &table).await.ok();
    match (index, shown, origin(&app, request)) {
        (Some(index), Some(showing), Some(origin)) => {
            let made_in = showing.language.filter(|_| !says_language(request));
            let speaker = Speaker::new(made_in.unwrap_or_else(|| language(request)));
            let page = preview::page(index, &origin, &table, &showing, &speaker);
            answer_fresh(page.into(), "text/html; charset=utf-8", None, request)
        }
        _ => answer(&pages, &parts.uri, request),
    }
}

/// The position as who watches sees it.
pub(super) async fn picture(State(app): State<App>, Path(table): Path<String>, parts: Parts) -> Response {
    let caller = Caller::unknown(&app, &parts);
    let showing = match showing(&app, &caller, &table).await {
        Ok(showing) => showing,
        Err(refusal) => return caller.refuse(refusal).into_response(),
    };
    let tag = format!("{table}-{}-{}", showing.event, env!("CARGO_PKG_VERSION"));
    if is_known(&tag, &parts.headers) {
        return answer_fresh(Bytes::new(), "image/png", Some(tag), &parts.headers);
    }
    match app.0.pictures.of(&tag, showing).await {
        Some(picture) => answer_fresh(picture, "image/png", Some(tag), &parts.headers),
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// What a table shows to anybody, unless they ask too often.
async fn showing(app: &App, caller: &Caller, table: &str) -> Result<Showing, Refusal> {
    app.host().metrics().requests.add(1);
    if !app.0.limits.admit(Asked::Request(caller.address.into()), app.host().clock().now()) {
        app.too_fast("too many requests", caller.address);
        return Err(Refusal::too_fast());
    }
    if app.host().is_stopping() {
        return Err(Refusal::stopping());
    }
    app.host().showing(table).await
}

/// The address by which browsers know the server: as the operator says, or as it is asked for.
fn origin(app: &App, request: &HeaderMap) -> Option<String> {
    Origin::own(&app.0.settings, request).map(|origin| origin.to_string())
}
