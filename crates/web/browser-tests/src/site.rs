//! The server under test, in this process.

use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use stolik_server::Page;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server with the built page. It ends with this value.
pub struct Site {
    address: SocketAddr,
    server: JoinHandle<std::io::Result<()>>,
    /// Tells the server to end.
    end: Option<oneshot::Sender<()>>,
}

impl Site {
    /// Serves the page on a free port.
    pub async fn open() -> Result<Self> {
        let page = Page::from_folder(&folder()?)?;
        let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await?;
        let address = listener.local_addr()?;
        let (end, ended) = oneshot::channel::<()>();
        let ended = async move {
            if ended.await.is_err() {
                // Nobody is left who could end it in good order.
                std::future::pending::<()>().await;
            }
        };
        let server = tokio::spawn(stolik_server::serve(listener, page, ended));
        Ok(Self { address, server, end: Some(end) })
    }

    /// Closes it, with every connection, while the browser goes on.
    pub async fn close(&mut self) -> Result<()> {
        if let Some(end) = self.end.take() {
            // A server that has ended already needs not be told.
            let _ = end.send(());
            (&mut self.server).await.context("the server has not ended well")??;
        }
        Ok(())
    }

    /// Its address, without a path.
    pub fn address(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Where the built page lies: xtask says so; otherwise it is in the folder this test was built into.
fn folder() -> Result<PathBuf> {
    if let Some(folder) = env::var_os("STOLIK_PAGE") {
        return Ok(folder.into());
    }
    let program = env::current_exe()?;
    let pages = program.ancestors().map(|folder| folder.join("page"));
    pages
        .into_iter()
        .find(|page| page.join("index.html").exists())
        .or_else(|| program.ancestors().nth(3).map(|target: &Path| target.join("page")))
        .context("this test does not lie in a folder of cargo's")
}
