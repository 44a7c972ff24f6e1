//! The server itself.

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::answer::answer;
use crate::page::Page;
use crate::security::guard;

/// Serves `page` to those who come to `listener`, until `shutdown` is over; requests under way are still answered.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, router(page)).with_graceful_shutdown(shutdown).await
}

/// What answers the requests, for those who serve it themselves.
pub fn router(page: Page) -> Router {
    Router::new().fallback(get(file)).with_state(Arc::new(page))
}

async fn file(State(page): State<Arc<Page>>, uri: Uri, request: HeaderMap) -> Response {
    let mut response = answer(&page, &uri, &request);
    guard(response.headers_mut());
    response
}
