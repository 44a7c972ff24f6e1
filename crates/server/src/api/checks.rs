//! What every request must stand.

use super::caller::{By, Caller, Refused};
use crate::asker::Asker;
use crate::limits::Asked;
use crate::origin::Origin;
use crate::{App, Refusal, secrets};
use axum::extract::{Request, State};
use axum::http::header::{ORIGIN, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use stolik_game::Message;

/// The header with the mark of a session.
const CSRF: &str = "x-stolik-csrf";

/// Not too often, from our own page, by who holds the session.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let metrics = app.host().metrics();
    metrics.requests.add(1);
    let (mut parts, body) = request.into_parts();
    // Before anything is looked up for who asks too often.
    let stranger = Caller::unknown(&app, &parts);
    let from = stranger.address.into();
    // What the lobby shows is known, and everybody who waits there asks again and again.
    let is_lobby = parts.method == Method::GET && parts.uri.path() == "/lobby";
    let asked = if is_lobby { Asked::File(from) } else { Asked::Request(from) };
    if !app.0.limits.admit(asked, app.host().clock().now()) {
        app.too_fast("too many requests", stranger.address);
        return stranger.refuse(Refusal::too_fast()).into_response();
    }
    // Nothing can be looked up any more; who is told so comes again later.
    if app.host().is_stopping() {
        return stranger.refuse(Refusal::stopping()).into_response();
    }
    let caller = match stranger.known(&app, &parts).await {
        Ok(caller) => caller,
        Err(refused) => return refused.into_response(),
    };
    let refuse = |refusal: Refusal| {
        metrics.refused.add(1);
        caller.refuse(refusal).into_response()
    };
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let upgrades = parts.headers.contains_key(UPGRADE);
    if (changes || upgrades) && !is_own_origin(&app, &parts.headers) {
        metrics.forged.add(1);
        tracing::warn!(address = %caller.address, "another origin");
        return refuse(Refusal::new(StatusCode::FORBIDDEN, "wrong-origin", "server-wrong-origin"));
    }
    if let By::Session { csrf, .. } = &caller.by
        && changes
        && !parts
            .headers
            .get(CSRF)
            .is_some_and(|mark| mark.to_str().is_ok_and(|mark| secrets::same(mark, csrf)))
    {
        metrics.forged.add(1);
        tracing::warn!(address = %caller.address, "without the mark of the session");
        return refuse(Refusal::new(StatusCode::FORBIDDEN, "wrong-csrf", "server-wrong-csrf"));
    }
    if changes && caller.only_reads() {
        return refuse(Refusal::read_only());
    }
    parts.extensions.insert(caller);
    let response = next.run(Request::from_parts(parts, body)).await;
    if response.status().is_client_error() || response.status().is_server_error() {
        metrics.refused.add(1);
    }
    response
}

/// By whom it is asked must be known; and not too often, for what is not of the API: files of the page, of which one visit needs many, and what those ask who watch
/// over the server, which is work. What is shown of tables counts where it is looked up.
pub(super) fn check_outside(app: &App, parts: &Parts) -> Result<(), Refused> {
    let caller = Caller::unknown(app, parts);
    if let Err(refusal) = check_asker(app, parts) {
        app.host().metrics().refused.add(1);
        return Err(caller.refuse(refusal));
    }
    let from = caller.address.into();
    let asked = match parts.uri.path() {
        path if path.starts_with("/api/") => return Ok(()),
        "/ready" | "/metrics" => Asked::Request(from),
        _ => Asked::File(from),
    };
    if app.0.limits.admit(asked, app.host().clock().now()) {
        return Ok(());
    }
    app.too_fast("too many requests", caller.address);
    Err(caller.refuse(Refusal::too_fast()))
}

/// Refuses what a proxy passes on without saying for whom: all those would count as one, and as somebody on this machine.
fn check_asker(app: &App, parts: &Parts) -> Result<(), Refusal> {
    // Those who watch over the server stand beside the proxy.
    let watches = matches!(parts.uri.path(), "/health" | "/ready" | "/metrics");
    let (what, peer) = match Asker::of(&app.0.settings, parts) {
        Asker::At(_) => return Ok(()),
        Asker::Unsaid(_) if watches => return Ok(()),
        Asker::PastProxy(peer) => {
            app.0.warnings.warn("somebody comes past the proxy, and X-Forwarded-For is not believed", peer);
            return Ok(());
        }
        Asker::Unsaid(peer) => ("a proxy without X-Forwarded-For", peer),
        Asker::Unreadable(peer) => ("a proxy whose X-Forwarded-For cannot be read", peer),
    };
    app.0.warnings.warn(what, peer);
    Err(Refusal::bad("bad-forwarded", Message::new("server-bad-forwarded")))
}

/// Whether a browser sends this from our own page. Programs that are no browsers name no origin.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    match headers.get(ORIGIN) {
        None => true,
        Some(origin) => origin.to_str().is_ok_and(|origin| Origin::is_own(&app.0.settings, headers, origin)),
    }
}
