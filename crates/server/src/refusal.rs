//! Why the server does not do what it is asked.

use crate::storage::StorageError;
use axum::http::StatusCode;
use stolik_catalog::InputError;
use stolik_game::{Article, Message};
use stolik_protocol::Problem;
use stolik_table::TableRefusal;
use stolik_text::Speaker;

/// Why the server does not do what it is asked: what HTTP calls it, a name for programs, a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What HTTP calls it.
    pub status: StatusCode,
    /// The name for programs.
    pub code: &'static str,
    /// The sentence.
    pub message: Message,
    /// The article of the rules it rests on.
    pub article: Option<Article>,
    /// Where in the request.
    pub at: Option<&'static str>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, code: &'static str, key: &'static str) -> Refusal {
        Refusal { status, code, message: Message::new(key), article: None, at: None }
    }

    pub(crate) fn because(status: StatusCode, code: &'static str, message: Message) -> Refusal {
        Refusal { status, code, message, article: None, at: None }
    }

    #[must_use]
    pub(crate) fn at(self, at: &'static str) -> Refusal {
        Refusal { at: Some(at), ..self }
    }

    pub(crate) fn bad(code: &'static str, message: Message) -> Refusal {
        Refusal::because(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn no_table() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "no-table", "server-no-table")
    }

    pub(crate) fn who_are_you() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "who-are-you", "server-who-are-you")
    }

    pub(crate) fn not_in_person() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-in-person", "server-not-in-person")
    }

    /// A token to read changes nothing.
    pub(crate) fn read_only() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "read-only", "server-read-only")
    }

    pub(crate) fn too_fast() -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "server-too-fast")
    }

    pub(crate) fn too_slow() -> Refusal {
        Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "server-too-slow")
    }

    pub(crate) fn stopping() -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", "server-stopping")
    }

    pub(crate) fn not_begun() -> Refusal {
        Refusal::new(StatusCode::CONFLICT, "not-running", "table-not-running")
    }

    /// The game has begun, and what was wanted belongs before it.
    pub(crate) fn begun() -> Refusal {
        Refusal::new(StatusCode::CONFLICT, "begun", "server-begun")
    }

    /// Who has made the table has closed it.
    pub(crate) fn closed() -> Refusal {
        Refusal::new(StatusCode::GONE, "closed", "server-closed")
    }

    pub(crate) fn not_maker() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-maker", "server-not-maker")
    }

    pub(crate) fn unreadable(why: &str) -> Refusal {
        Refusal::bad("unreadable", Message::new("server-unreadable").with("why", why))
    }

    /// In somebody's language.
    pub fn problem(&self, speaker: &Speaker) -> Problem {
        Problem {
            code: self.code.to_owned(),
            message: speaker.say(&self.message),
            article: self.article.map(|article| article.to_string()),
            at: self.at.map(str::to_owned),
        }
    }
}

/// The code for a table that is not as it was kept.
const DAMAGED: &str = "damaged";

impl Refusal {
    /// Whether it is because a table is damaged: of others this says nothing.
    pub(crate) fn is_damage(&self) -> bool {
        self.code == DAMAGED
    }
}

impl From<StorageError> for Refusal {
    fn from(error: StorageError) -> Refusal {
        if error == StorageError::Closed {
            return Refusal::stopping();
        }
        tracing::error!(%error, "storage");
        match error {
            StorageError::Full => {
                Refusal::new(StatusCode::INSUFFICIENT_STORAGE, "storage-full", "server-storage-full")
            }
            StorageError::Damaged(damage) => {
                let message = match damage.from {
                    Some(from) => Message::new("server-damaged-from").with("from", from.to_string()),
                    None => Message::new("server-damaged"),
                };
                Refusal::because(StatusCode::INTERNAL_SERVER_ERROR, DAMAGED, message)
            }
            StorageError::Stale
            | StorageError::Locked
            | StorageError::Held(_)
            | StorageError::Closed
            | StorageError::Broken(_) => {
                Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "storage", "server-storage")
            }
        }
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        let article = match &refusal {
            TableRefusal::Input(InputError::Refused(why)) => why.article,
            _ => None,
        };
        let refused = Refusal::because(StatusCode::CONFLICT, refusal.code(), refusal.message());
        Refusal { article, ..refused }
    }
}
