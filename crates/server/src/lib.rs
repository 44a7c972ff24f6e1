//! Serves the page.
//!
//! The server is given the page, a [`Page`], and knows nothing of how it was built:
//!
//! ```no_run
//! # async fn run() -> std::io::Result<()> {
//! let page = stolik_server::Page::embedded(&[]);
//! let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await?;
//! println!("http://{}", listener.local_addr()?);
//! stolik_server::serve(listener, page, stolik_server::ctrl_c()).await
//! # }
//! ```

mod answer;
mod listen;
mod media;
mod page;
mod security;
mod serve;

pub use listen::{bind, ctrl_c};
pub use page::{Page, PageError};
pub use serve::{router, serve};
