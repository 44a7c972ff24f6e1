//! The server under test, in this process.

use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, HostSettings, LimitSettings, PageSource, Settings};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server with the built page and a data file of its own. It ends with this value.
pub struct Site {
    address: SocketAddr,
    folder: TempDir,
    page: PathBuf,
    host: HostSettings,
    serving: Serving,
}

struct Serving {
    server: JoinHandle<std::io::Result<()>>,
    /// Tells the server to end.
    end: Option<oneshot::Sender<()>>,
}

impl Site {
    /// Serves the page and tables on a free port.
    pub async fn open() -> Result<Self> {
        Self::open_with(HostSettings::default()).await
    }

    /// The same, with tables that are hosted as the operator wants; bots answer at once.
    pub async fn open_with(host: HostSettings) -> Result<Self> {
        Self::begin(host, built_page()?).await
    }

    /// The same, with the page in a folder instead of the one that was built.
    pub async fn open_on(page: &Path) -> Result<Self> {
        Self::begin(HostSettings::default(), page.to_owned()).await
    }

    async fn begin(host: HostSettings, page: PathBuf) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let host = HostSettings { bot_pause: 0, ..host };
        let (address, serving) = serve(([127, 0, 0, 1], 0).into(), &folder, &page, host.clone()).await?;
        Ok(Self { address, folder, page, host, serving })
    }

    /// Closes it, with every connection, while the browser goes on.
    pub async fn close(&mut self) -> Result<()> {
        if let Some(end) = self.serving.end.take() {
            // A server that has ended already needs not be told.
            let _ = end.send(());
            (&mut self.serving.server).await.context("the server has not ended well")??;
        }
        Ok(())
    }

    /// Begins again after it was closed, at the same address and with the same data file.
    pub async fn open_again(&mut self) -> Result<()> {
        self.close().await?;
        self.serving = serve(self.address, &self.folder, &self.page, self.host.clone()).await?.1;
        Ok(())
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Its address, without a path.
    pub fn address(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn serve(
    address: SocketAddr,
    folder: &TempDir,
    page: &Path,
    host: HostSettings,
) -> Result<(SocketAddr, Serving)> {
    let page = PageSource::folder(page)?;
    let storage = Sqlite::open(&folder.path().join("stolik.db")).await?;
    // Tests come from one address, and more often than people.
    let settings = Settings { limits: LimitSettings::NONE, host, ..Settings::default() };
    let app = App::open(page, Arc::new(storage), Clock::system(), settings).await;
    let app = app.map_err(|refusal| anyhow::anyhow!("the server does not begin: {}", refusal.code))?;
    let listener = stolik_server::bind(address).await?;
    let address = listener.local_addr()?;
    let (end, ended) = oneshot::channel::<()>();
    let ended = async move {
        if ended.await.is_err() {
            // Nobody is left who could end it in good order.
            std::future::pending::<()>().await;
        }
        "the test"
    };
    let server = tokio::spawn(stolik_server::serve_app(listener, None, app, ended));
    Ok((address, Serving { server, end: Some(end) }))
}

/// Where the built page lies: xtask says so; otherwise it is in the folder this test was built into.
pub fn built_page() -> Result<PathBuf> {
    if let Some(folder) = env::var_os("STOLIK_TESTED_PAGE") {
        return Ok(folder.into());
    }
    let program = env::current_exe()?;
    let pages = program.ancestors().flat_map(|folder| ["page-dev", "page"].map(|page| folder.join(page)));
    let found = pages.into_iter().find(|page| page.join("index.html").exists());
    found.context("no page has been built; `cargo xtask page --dev` builds one")
}
