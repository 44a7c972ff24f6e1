//! Tables as messengers show them: a title, a few words and a picture.

mod palette;
mod picture;

use crate::host::Showing;
use axum::body::Bytes;
use picture::SIZE;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use stolik_draw::escape;
use stolik_text::Speaker;
use tokio::sync::Semaphore;

/// So many pictures are kept at hand.
const AT_HAND: usize = 32;

/// The pictures drawn last, each with its tag.
pub(crate) struct Pictures {
    last: Mutex<VecDeque<(String, Bytes)>>,
    /// Drawing takes a while: one at a time.
    drawing: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { last: Mutex::default(), drawing: Arc::new(Semaphore::new(1)) }
    }
}

impl Pictures {
    /// The picture of a table, which goes by this tag; none if it cannot be drawn.
    pub(crate) async fn of(&self, tag: &str, showing: Showing) -> Option<Bytes> {
        let _turn = self.drawing.acquire().await.ok()?;
        if let Some(known) = self.known(tag) {
            return Some(known);
        }
        let drawn = tokio::task::spawn_blocking(move || picture::draw(&showing.drawn)).await;
        let picture = Bytes::from(drawn.ok().flatten()?);
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.truncate(AT_HAND - 1);
        last.push_front((tag.to_owned(), picture.clone()));
        Some(picture)
    }

    fn known(&self, tag: &str) -> Option<Bytes> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.iter().find(|(known, _)| known == tag).map(|(_, picture)| picture.clone())
    }
}

/// The page of a table with what messengers read in its head. A page without a head is left as it is.
pub(crate) fn page(index: &str, origin: &str, table: &str, showing: &Showing, speaker: &Speaker) -> String {
    let Some((head, body)) = index.split_once("</head>") else { return index.to_owned() };
    // What the page says of itself stands in the way of what is said of the table.
    let is_own = |line: &&str| !line.contains("\"og:") && !line.contains("\"description\"");
    let mut page: String = head.lines().filter(is_own).flat_map(|line| [line, "\n"]).collect();
    let (title, about) = (showing.title(speaker), showing.description(speaker));
    let address = format!("{origin}/table/{table}");
    let picture = format!("{address}/picture.png?event={}", showing.event);
    let (wide, high) = (SIZE.0.to_string(), SIZE.1.to_string());
    for (kind, name, content) in [
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Stolik"),
        ("property", "og:title", &title),
        ("property", "og:description", &about),
        ("property", "og:url", &address),
        ("property", "og:image", &picture),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", &wide),
        ("property", "og:image:height", &high),
        ("name", "description", &about),
        ("name", "twitter:card", "summary_large_image"),
    ] {
        // Writing to a string does not fail.
        _ = writeln!(page, "<meta {kind}=\"{name}\" content=\"{}\">", escape(content));
    }
    page + "</head>" + body
}
