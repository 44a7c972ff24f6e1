//! Whether the body of a request was read to its end.

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

/// A body of which it is known whether it was read to its end.
struct Watched {
    body: Body,
    ended: Arc<AtomicBool>,
}

/// Whether something of a body is left.
pub(crate) struct Unread(Option<Arc<AtomicBool>>);

impl Unread {
    /// The same body, and what tells later whether it was read.
    pub(crate) fn watch(body: Body) -> (Body, Unread) {
        if body.is_end_stream() {
            return (body, Unread(None));
        }
        let ended = Arc::new(AtomicBool::new(false));
        (Body::new(Watched { body, ended: ended.clone() }), Unread(Some(ended)))
    }

    /// Whether something is left: then no other request can follow on the same connection.
    pub(crate) fn is_left(&self) -> bool {
        self.0.as_ref().is_some_and(|ended| !ended.load(Ordering::Relaxed))
    }
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.ended.store(true, Ordering::Relaxed);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
