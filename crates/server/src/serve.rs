//! The server itself.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::App;
use crate::answer::answer;
use crate::connections;
use crate::listen::Tls;
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

/// Serves a whole server to those who come to `listener`, with or without TLS, until `shutdown` is over and says why. Then
/// nobody's wish is taken any more, everybody is told, and all that was granted is kept. The log has a line for the beginning
/// and one for the end.
pub async fn serve_app(
    listener: TcpListener,
    tls: Option<Tls>,
    app: App,
    shutdown: impl Future<Output = &'static str> + Send + 'static,
) -> io::Result<()> {
    let began = Instant::now();
    log_beginning(&app, &listener, tls.is_some())?;
    let (tell_end, end) = oneshot::channel();
    let living = tokio::spawn({
        let app = app.clone();
        async move { app.live().await }
    });
    let stopping = {
        let app = app.clone();
        async move {
            let why = shutdown.await;
            living.abort();
            let census = app.host().census().await;
            app.host().stop().await;
            // Who serves waits for it to the end.
            _ = tell_end.send((why, census));
        }
    };
    connections::serve(listener, tls, &app, stopping).await;
    // Sockets are not waited for by who serves requests; what was said last must still go out.
    let until = Instant::now() + app.0.settings.connections.last_words;
    while app.host().metrics().sockets.get() > 0 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    if let Ok((why, census)) = end.await {
        let (ran, tables, people) = (began.elapsed().as_secs(), census.tables(), census.people);
        tracing::info!(why, seconds = ran, tables, people, "Stolik has stopped");
    }
    Ok(())
}

fn log_beginning(app: &App, listener: &TcpListener, is_https: bool) -> io::Result<()> {
    let http = if is_https { "https" } else { "http" };
    let address = format!("{http}://{}/", listener.local_addr()?);
    let file = app.host().storage().data_file();
    let data = file.map(|file| file.path.display().to_string());
    let schema = file.map(|file| file.schema);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), address, data, schema, "Stolik has begun");
    Ok(())
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
