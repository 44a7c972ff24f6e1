//! The answer to one request for a file of the page.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::media::content_type;
use crate::page::Page;

/// Files under this folder are named by their content: what is once loaded never changes.
const NAMED_BY_CONTENT: &str = "assets/";

/// Answers a request for `uri`.
pub fn answer(page: &Page, uri: &Uri, request: &HeaderMap) -> Response {
    let Some((name, file)) = page.find(uri.path()) else {
        return sentence(StatusCode::NOT_FOUND, "There is nothing at this address. The page is at /.\n");
    };
    let (content, encoding) = match file.brotli() {
        Some(brotli) if accepts_brotli(request) => (brotli, Some("br")),
        _ => match file.plain() {
            Ok(plain) => (plain, None),
            // The file was damaged before it came to us: worth a sentence, not the end of the server.
            Err(error) => {
                let text =
                    format!("The file {name} of the page is damaged: {error}. Build the page again.\n");
                return sentence(StatusCode::INTERNAL_SERVER_ERROR, text);
            }
        },
    };
    let tag = format!("\"{}{}\"", file.tag, if encoding.is_some() { "-br" } else { "" });
    let unchanged = mentions(request, &IF_NONE_MATCH, |known| known == tag || known == "*");
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(content.clone()).into_response()
    };
    let headers = response.headers_mut();
    if !unchanged {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
        if let Some(encoding) = encoding {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
    }
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(ETAG, tag);
    }
    headers.insert(VARY, HeaderValue::from_name(ACCEPT_ENCODING));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control(name)));
    response
}

/// Answers with something that was made for this request; who has it already is told so. Without a tag its content is one.
pub fn answer_fresh(
    content: Bytes,
    kind: &'static str,
    tag: Option<String>,
    request: &HeaderMap,
) -> Response {
    let tag = tag.unwrap_or_else(|| crate::page::tag(&content));
    let mut response = if is_known(&tag, request) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, kind)], content).into_response()
    };
    let headers = response.headers_mut();
    if let Ok(tag) = HeaderValue::try_from(format!("\"{tag}\"")) {
        headers.insert(ETAG, tag);
    }
    headers.insert(VARY, HeaderValue::from_name(ACCEPT_LANGUAGE));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Whether who asks has what goes by this tag.
pub fn is_known(tag: &str, request: &HeaderMap) -> bool {
    let quoted = format!("\"{tag}\"");
    mentions(request, &IF_NONE_MATCH, |known| known == quoted || known == "*")
}

fn cache_control(name: &str) -> &'static str {
    if name.starts_with(NAMED_BY_CONTENT) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether the browser takes brotli: it names it, and not with the weight nought.
fn accepts_brotli(request: &HeaderMap) -> bool {
    mentions(request, &ACCEPT_ENCODING, |coding| {
        let (name, parameters) = coding.split_once(';').unwrap_or((coding, ""));
        let weight =
            parameters.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("br") && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Whether one of the values of a header, which are parted by commas, is such.
fn mentions(request: &HeaderMap, header: &HeaderName, such: impl Fn(&str) -> bool) -> bool {
    request
        .get_all(header)
        .iter()
        .filter_map(|values| values.to_str().ok())
        .flat_map(|values| values.split(','))
        .any(|value| such(value.trim().trim_start_matches("W/")))
}

fn sentence(status: StatusCode, text: impl Into<Body>) -> Response {
    let mut response = (status, text.into()).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
