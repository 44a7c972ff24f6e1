//! What goes over HTTP.

use std::io::{Read, Write};
use std::net::TcpStream;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use stolik_server::{Page, bind, router, serve};
use tower::ServiceExt;

const INDEX: &str = "<!doctype html><title>Stolik</title>";
const SCRIPT: &str = "console.log('stolik')";

fn brotli(text: &str) -> &'static [u8] {
    let mut compressed = Vec::new();
    brotli::BrotliCompress(
        &mut text.as_bytes(),
        &mut compressed,
        &brotli::enc::BrotliEncoderParams::default(),
    )
    .expect("compressed");
    compressed.leak()
}

fn page() -> Page {
    let files = vec![
        ("index.html", brotli(INDEX)),
        ("assets/stolik-0123456789abcdef.js", brotli(SCRIPT)),
        ("assets/stolik-0123456789abcdef.wasm", brotli("\0asm")),
        ("assets/broken.css", &b"not brotli at all"[..]),
    ];
    Page::embedded(files.leak())
}

async fn ask(router: Router, method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let request =
        headers.iter().fold(Request::builder().method(method).uri(path), |request, &(name, value)| {
            request.header(name, value)
        });
    router.oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer")
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    ask(router(page()), "GET", path, headers).await
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

async fn body(response: Response<Body>) -> Vec<u8> {
    to_bytes(response.into_body(), usize::MAX).await.expect("a body").to_vec()
}

#[tokio::test]
async fn the_root_is_the_index_and_is_always_asked_for() {
    for path in ["/", "/index.html", "/?theme=dark"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert_eq!(header(&response, "content-encoding"), "");
        assert_eq!(body(response).await, INDEX.as_bytes());
    }
}

#[tokio::test]
async fn files_named_by_content_are_kept_for_ever() {
    let response = get("/assets/stolik-0123456789abcdef.js", &[]).await;
    assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
    let response = get("/assets/stolik-0123456789abcdef.wasm", &[]).await;
    assert_eq!(header(&response, "content-type"), "application/wasm");
}

#[tokio::test]
async fn brotli_goes_to_those_who_take_it() {
    for accepted in ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.5", "BR"] {
        let response = get("/", &[("accept-encoding", accepted)]).await;
        assert_eq!(header(&response, "content-encoding"), "br", "{accepted}");
        assert_eq!(header(&response, "vary"), "accept-encoding");
        assert_eq!(body(response).await, brotli(INDEX));
    }
    for accepted in ["", "gzip", "br;q=0", "br;q=0.0, gzip", "broken"] {
        let response = get("/", &[("accept-encoding", accepted)]).await;
        assert_eq!(header(&response, "content-encoding"), "", "{accepted}");
        assert_eq!(body(response).await, INDEX.as_bytes());
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let tag = header(&get("/", &[("accept-encoding", "br")]).await, "etag").to_owned();
    let plain = header(&get("/", &[]).await, "etag").to_owned();
    assert_ne!(tag, plain, "two encodings are two contents");
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let response = get("/", &[("accept-encoding", "br"), ("if-none-match", &known)]).await;
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header(&response, "etag"), tag);
        assert!(body(response).await.is_empty());
    }
    let response = get("/", &[("accept-encoding", "br"), ("if-none-match", &plain)]).await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn places_in_the_page_are_the_page() {
    let index = body(get("/", &[]).await).await;
    for path in [
        "/settings",
        "/new/warcaby",
        "/rules/wojna",
        "/game/0018f3a417bc",
        "/study",
        "/study?seat=1",
        "/dice",
        "/lobby",
        "/account",
        "/table/x",
    ] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert_eq!(body(response).await, index, "{path}");
    }
    for path in ["/rules/wojna.md", "/settings/a.js", "/gamer"] {
        assert_eq!(get(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn nothing_else_is_there() {
    for path in
        ["/missing", "/assets", "/assets/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//", "/index.html/"]
    {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, "content-type"), "text/plain; charset=utf-8");
        assert_eq!(body(response).await, b"There is nothing at this address. The page is at /.\n");
    }
}

#[tokio::test]
async fn a_damaged_file_is_named() {
    let response = get("/assets/broken.css", &[]).await;
    assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let text = String::from_utf8(body(response).await).expect("text");
    assert!(text.starts_with("The file assets/broken.css of the page is damaged"), "{text}");
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let response = ask(router(page()), "HEAD", "/", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert!(body(response).await.is_empty());
    let response = ask(router(page()), "POST", "/", &[]).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn every_answer_carries_the_policy() {
    for path in ["/", "/missing"] {
        let response = get(path, &[]).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
    }
}

#[tokio::test]
async fn without_a_built_page_it_says_how_to_build_one() {
    let response = ask(router(Page::embedded(&[])), "GET", "/", &[("accept-encoding", "br")]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-encoding"), "");
    let text = String::from_utf8(body(response).await).expect("text");
    assert!(text.contains("cargo xtask page"), "{text}");
}

#[tokio::test]
async fn it_stops_when_told_to() {
    let listener = bind(([127, 0, 0, 1], 0).into()).await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let server = tokio::spawn(serve(listener, page(), async {
        let _ = stopped.await;
    }));
    let answer = tokio::task::spawn_blocking(move || {
        let mut connection = TcpStream::connect(address).expect("connected");
        connection.write_all(b"GET / HTTP/1.1\r\nhost: stolik\r\nconnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("an answer");
        answer
    })
    .await
    .expect("asked");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    stop.send(()).expect("it still runs");
    server.await.expect("no panic").expect("a clean stop");
    assert!(TcpStream::connect(address).is_err(), "the port is free again");
}
