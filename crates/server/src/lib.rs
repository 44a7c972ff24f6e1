//! Serves the page, and tables over the network.
//!
//! The server is given the page, a [`Page`], and knows nothing of how it was built. A page alone, without tables:
//!
//! ```no_run
//! # async fn run() -> std::io::Result<()> {
//! let page = stolik_server::Page::embedded(&[]);
//! let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await?;
//! println!("http://{}", listener.local_addr()?);
//! stolik_server::serve(listener, page, stolik_server::ctrl_c()).await
//! # }
//! ```
//!
//! With tables it is an [`App`]: a [`Host`] of tables over a [`storage::Storage`], and what answers requests.

mod along;
mod answer;
mod api;
mod app;
mod asker;
mod attempts;
mod buckets;
mod bus;
mod clock;
mod connections;
mod held;
mod host;
mod limits;
mod listen;
mod media;
mod metrics;
mod names;
mod network;
mod origin;
mod page;
mod passkeys;
mod passwords;
mod pending;
mod preview;
mod push;
mod qr;
mod refusal;
mod secrets;
mod security;
mod serve;
mod sessions;
pub mod storage;
mod unread;
mod warnings;

pub use app::{App, Settings};
pub use bus::{Bus, GoneOn, InProcess, Node};
pub use clock::Clock;
pub use connections::ConnectionSettings;
pub use host::{Census, Ear, Frame, Guest, Host, HostSettings, Hosted};
pub use limits::LimitSettings;
pub use listen::{Peer, Tls, TlsError, bind, ctrl_c, stop_signal};
pub use metrics::{Counter, Held, Histogram, Metrics};
pub use names::AccountName;
pub use network::Household;
pub use page::{Page, PageError, PageSource};
#[doc(hidden)]
pub use passkeys::tried;
pub use push::{PushKey, PushKeyError, PushSettings};
pub use refusal::Refusal;
pub use serve::{router, serve, serve_app};
pub use storage::StorageError;

pub(crate) use host::telling;
