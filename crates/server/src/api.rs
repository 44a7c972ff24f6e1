//! What answers requests.

mod along;
mod body;
mod caller;
mod checks;
mod links;
mod passkeys;
mod people;
mod poll;
mod push;
mod sessions;
mod socket;
mod tables;
mod tokens;
mod watch;

use crate::App;
use crate::answer::answer;
use crate::security::{guard, https_only};
use crate::unread::Unread;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONNECTION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use caller::Caller;
use std::sync::LazyLock;

/// What answers the requests.
pub fn router(app: &App) -> Router {
    let api = Router::new()
        .route("/openapi.json", get(described))
        .route("/me", get(people::me))
        .route("/guest", post(people::guest))
        .route("/guest/link", post(along::link))
        .route("/guest/here", post(along::here))
        .route("/register", post(people::register))
        .route("/login", post(people::login))
        .route("/login/passkey", post(passkeys::login))
        .route("/login/passkey/options", post(passkeys::begin_login))
        .route("/password", post(people::set_password))
        .route("/name", post(people::rename))
        .route("/logout", post(sessions::logout))
        .route("/passkeys", get(passkeys::list).post(passkeys::make).delete(passkeys::end))
        .route("/passkeys/options", post(passkeys::begin))
        .route("/push", get(push::key).post(push::begin).delete(push::end))
        .route("/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/tokens", get(tokens::list).post(tokens::make).delete(tokens::end))
        .route("/dice", get(tables::dice).post(tables::promise))
        .route("/lobby", get(tables::lobby))
        .route("/my-tables", get(tables::mine))
        .route("/tables", post(tables::make))
        .route("/tables/{table}", get(tables::about).delete(links::close))
        .route("/tables/{table}/link", post(links::change))
        .route("/tables/{table}/qr", post(links::draw))
        .route("/tables/{table}/sit", post(tables::sit))
        .route("/tables/{table}/bots", post(tables::let_bots_sit))
        .route("/tables/{table}/moves", get(tables::moves))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/socket", get(socket::socket))
        .route("/tables/{table}/poll", get(poll::poll))
        .route("/tables/{table}/say", post(poll::say))
        .fallback(nothing)
        .layer(middleware::from_fn_with_state(app.clone(), checks::check))
        .layer(middleware::map_response(not_kept));
    Router::new()
        .nest("/api", api)
        .route("/health", get(watch::health))
        .route("/ready", get(watch::ready))
        .route("/metrics", get(watch::metrics))
        .route("/table/{table}", get(links::page))
        .route("/table/{table}/picture.png", get(links::picture))
        .fallback(get(file))
        .layer(middleware::from_fn_with_state(app.clone(), guarded))
        .with_state(app.clone())
}

/// A file of the page.
async fn file(State(app): State<App>, uri: Uri, request: HeaderMap) -> Response {
    answer(&app.0.page.current(), &uri, &request)
}

/// What can be asked for, as `OpenAPI` describes it.
async fn described() -> ([(HeaderName, &'static str); 1], &'static str) {
    static TEXT: LazyLock<String> = LazyLock::new(|| stolik_protocol::openapi().to_string());
    ([(CONTENT_TYPE, "application/json")], &TEXT)
}

async fn nothing(caller: Caller) -> Response {
    let status = axum::http::StatusCode::NOT_FOUND;
    caller.refuse(crate::Refusal::new(status, "no-address", "server-no-address")).into_response()
}

/// Every answer carries what the page may do in the browser, and whether another request may follow.
async fn guarded(State(app): State<App>, request: Request, next: Next) -> Response {
    let asked = app.0.settings.secure.then(|| request.headers().clone());
    let (parts, body) = request.into_parts();
    let (body, unread) = Unread::watch(body);
    let mut response = match checks::check_outside(&app, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refused) => refused.into_response(),
    };
    if unread.is_left() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    guard(response.headers_mut());
    if let Some(asked) = asked {
        https_only(&asked, response.headers_mut());
    }
    response
}

/// What is said of people and tables is not kept on the way.
async fn not_kept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
