//! One visit to the page.

use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs};

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::prelude::*;

use crate::chromedriver::ChromeDriver;
use crate::screen::{Light, Screen};
use crate::site::Site;

/// What Chromium is told: no window, no calls home, and to run as root and in small containers.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    // A name of a home network, by which browsers trust nobody who comes without https.
    "--host-resolver-rules=MAP stolik.home 127.0.0.1",
];
/// How long the page may take to come to a state a test waits for, and how often it is looked at.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
pub(crate) const GLANCE: Duration = Duration::from_millis(20);

/// A browser on the page. At its end, also in a panic, the browser goes first, then its driver, then the server.
pub struct Visit {
    /// The browser, for all that `WebDriver` can do.
    pub browser: WebDriver,
    _driver: ChromeDriver,
    /// The server, if this visit has one of its own.
    site: Option<Site>,
    address: String,
}

impl Visit {
    /// Starts everything and opens the page.
    pub async fn begin() -> Result<Self> {
        let visit = Self::begin_without_page().await?;
        visit.open("/").await?;
        Ok(visit)
    }

    /// Starts everything and opens nothing yet.
    pub async fn begin_without_page() -> Result<Self> {
        let site = Site::open().await?;
        let visit = Self::to(&site).await?;
        Ok(Self { site: Some(site), ..visit })
    }

    /// A name under which the site is not trusted by browsers, as it goes in a home network without https.
    pub const PLAIN_HTTP: &str = "stolik.home";

    /// A browser of its own for a server that it knows by a name: `localhost`, or [`Visit::PLAIN_HTTP`].
    pub async fn by_name(site: &Site, host: &str) -> Result<Self> {
        let visit = Self::to(site).await?;
        Ok(Self { address: format!("http://{host}:{}", site.port()), ..visit })
    }

    /// A browser of its own for a server that others come to as well; opens nothing yet.
    pub async fn to(site: &Site) -> Result<Self> {
        let driver = ChromeDriver::start()?;
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wishes.add_arg(flag)?;
        }
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let browser = WebDriver::new(driver.address(), wishes)
            .await
            .context("Chromium does not start; `cargo xtask test` installs it on Debian")?;
        Ok(Self { browser, _driver: driver, site: None, address: site.address() })
    }

    /// Opens an address of the site and waits until the page stands.
    pub async fn open(&self, path: &str) -> Result<()> {
        self.browser.goto(format!("{}{path}", self.address)).await?;
        self.see("main").await.map(drop)
    }

    /// Waits until something on the page matches a selector and can be seen.
    pub async fn see(&self, selector: &str) -> Result<WebElement> {
        let found = self.find(selector, None).await;
        found.with_context(|| format!("`{selector}` is not to be seen"))
    }

    /// Waits until something matches a selector and reads as wanted; can be seen, if nothing is.
    async fn find(&self, selector: &str, wanted: Option<&str>) -> WebDriverResult<WebElement> {
        let end = Instant::now() + PATIENCE;
        loop {
            let query = self.browser.query(By::Css(selector)).wait(PATIENCE, GLANCE);
            let query = match wanted {
                Some(wanted) => query.with_text(wanted.to_owned()),
                None => query.and_displayed(),
            };
            match query.first().await {
                // It was replaced between being found and being looked at: the page goes on meanwhile.
                Err(error) if is_stale(&error) && Instant::now() < end => {}
                found => return found,
            }
        }
    }

    /// Has the page speak English, if it does not already: a phone shows only the other language to choose.
    pub async fn speak_english(&self) -> Result<()> {
        self.wait_for("document.querySelector('#en') !== null").await?;
        self.browser.execute("document.querySelector('#en').click()", Vec::new()).await?;
        self.see("html[lang=en]").await.map(drop)
    }

    /// Waits until something matches a selector and reads as wanted.
    pub async fn read(&self, selector: &str, wanted: &str) -> Result<()> {
        let found = self.find(selector, Some(wanted)).await;
        if found.is_err() {
            let is = self.see(selector).await?.text().await?;
            anyhow::bail!("`{selector}` reads \"{is}\", not \"{wanted}\"");
        }
        Ok(())
    }

    /// Looks at the page on a screen, in light or dark.
    pub async fn look_on(&self, screen: Screen, light: Light) -> Result<()> {
        let size = json!({
            "width": screen.width,
            "height": screen.height,
            "deviceScaleFactor": 1,
            "mobile": screen.touch,
        });
        let touch = json!({ "enabled": screen.touch });
        // Without motion a picture never shows something half way.
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": light.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        let browser = self.browser.cdp();
        browser.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        browser.send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        browser.send_raw("Emulation.setEmulatedMedia", media).await?;
        self.wait_for_width(screen.width).await
    }

    /// Waits until the page is as wide as the screen, and drawn anew.
    async fn wait_for_width(&self, width: u32) -> Result<()> {
        self.wait_for(&format!("window.innerWidth === {width}")).await?;
        let drawn =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))";
        self.browser.execute_async(drawn, Vec::new()).await?;
        Ok(())
    }

    /// Waits until something is true of the page, in the browser's own language.
    pub async fn wait_for(&self, truth: &str) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        let script = format!("return Boolean({truth})");
        while !self.browser.execute(&script, Vec::new()).await?.convert::<bool>()? {
            anyhow::ensure!(Instant::now() < end, "it does not become true that {truth}");
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// What is wider than the screen, so that the page would have to be pushed sideways; nothing if all is well.
    pub async fn too_wide(&self) -> Result<Vec<String>> {
        let script = "const root = document.documentElement;\
            if (root.scrollWidth <= window.innerWidth) return [];\
            const wide = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > window.innerWidth);\
            return [`the page: ${root.scrollWidth} of ${window.innerWidth}`, ...wide.map(e => e.outerHTML.slice(0, 120))]";
        Ok(self.browser.execute(script, Vec::new()).await?.convert()?)
    }

    /// The record of the game that the page keeps, the last that was begun; none if it keeps none.
    pub async fn kept_record(&self) -> Result<Option<String>> {
        self.kept("getAll").await
    }

    /// The number of that game, as its address has it.
    pub async fn kept_game(&self) -> Result<String> {
        self.kept("getAllKeys").await?.context("the page keeps no game")
    }

    async fn kept(&self, what: &str) -> Result<Option<String>> {
        // Where the page has not made its database yet, none is made for it.
        let script = format!(
            "const done = arguments[0];\
            const open = indexedDB.open('stolik');\
            open.onupgradeneeded = () => open.transaction.abort();\
            open.onerror = () => done(null);\
            open.onsuccess = () => {{\
                const all = open.result.transaction('records').objectStore('records').{what}();\
                all.onsuccess = () => {{ open.result.close(); done(all.result.at(-1) ?? null) }};\
            }}"
        );
        Ok(self.browser.execute_async(script, Vec::new()).await?.convert()?)
    }

    /// Has a script run in every page that is opened from now on, before the page's own.
    pub async fn prepare(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        Ok(())
    }

    /// Stops the server: there is no network any more.
    pub async fn unplug(&mut self) -> Result<()> {
        match &mut self.site {
            Some(site) => site.close().await,
            None => Ok(()),
        }
    }

    /// Takes the network away from this browser alone, or gives it back.
    pub async fn cut_off(&self, is_cut: bool) -> Result<()> {
        let conditions =
            json!({ "offline": is_cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        let browser = self.browser.cdp();
        browser.send_raw("Network.enable", json!({})).await?;
        browser.send_raw("Network.emulateNetworkConditions", conditions).await?;
        Ok(())
    }

    /// Takes a picture into the folder of artifacts.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = artifacts();
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let path = folder.join(format!("{name}.png"));
        fs::write(&path, self.browser.screenshot_as_png().await?)
            .with_context(|| format!("cannot write {}", path.display()))
    }

    /// What the browser had to complain about since the last time: errors, warnings, what the content security policy
    /// forbade.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.browser.browser_log().await?;
        Ok(log
            .into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }
}

fn is_stale(error: &WebDriverError) -> bool {
    matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_))
}

/// Where pictures go: xtask says so; otherwise beside the crates.
fn artifacts() -> PathBuf {
    let beside_the_crates = || {
        let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| ".".into(), PathBuf::from);
        package.join("../../../artifacts")
    };
    env::var_os("STOLIK_ARTIFACTS").map_or_else(beside_the_crates, PathBuf::from)
}
