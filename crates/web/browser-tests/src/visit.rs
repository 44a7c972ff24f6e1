//! One visit to the page.

mod elements;

use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::page::Page;
use crate::screen::{Light, Screen};
use crate::site::Site;
use crate::trial;

/// Somebody on the page, who shares nothing with anybody else in the same browser. At its end, also in a panic, all that
/// the browser has kept of it goes, and then the server.
pub struct Visit {
    page: Page,
    /// The server, if this visit has one of its own.
    site: Option<Site>,
    address: String,
}

impl Visit {
    /// Opens the page of a server of its own.
    pub async fn begin() -> Result<Self> {
        let visit = Self::begin_without_page().await?;
        visit.open("/").await?;
        Ok(visit)
    }

    /// The same, and opens nothing yet.
    pub async fn begin_without_page() -> Result<Self> {
        let site = Site::open().await?;
        let visit = Self::to(&site).await?;
        Ok(Self { site: Some(site), ..visit })
    }

    /// A name under which the site is not trusted by browsers, as it goes in a home network without https.
    pub const PLAIN_HTTP: &str = "stolik.home";

    /// A visit to a server that it knows by a name: `localhost`, or [`Visit::PLAIN_HTTP`].
    pub async fn by_name(site: &Site, host: &str) -> Result<Self> {
        let visit = Self::to(site).await?;
        Ok(Self { address: format!("http://{host}:{}", site.port()), ..visit })
    }

    /// A visit to a server that others come to as well; opens nothing yet.
    pub async fn to(site: &Site) -> Result<Self> {
        Ok(Self { page: Page::new(trial::browser().await?).await?, site: None, address: site.address() })
    }

    /// The same visit, which waits only so long for anything.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.page.patience = patience;
        self
    }

    /// Opens an address of the site and waits until the page stands.
    pub async fn open(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.address);
        let opened = self.call("Page.navigate", json!({ "url": address })).await?;
        if let Some(why) = opened["errorText"].as_str() {
            anyhow::bail!("{address} does not open: {why}");
        }
        self.see("main").await
    }

    /// Has the browser do something with the page, by the name that `DevTools` have for it.
    pub async fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.page.call(method, &params).await
    }

    /// Runs the body of an asynchronous function in the page, in the browser's own language, and gives what it returns.
    pub async fn execute<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        trial::awaits(|| format!("the end of {body}"));
        self.page.execute(body).await
    }

    /// Waits until something is true of the page, in the browser's own language.
    pub async fn wait_for(&self, truth: &str) -> Result<()> {
        trial::awaits(|| format!("it to be true that {truth}"));
        let found = self.page.look::<()>(&format!("if (!({truth})) throw 'it is not'")).await;
        found.with_context(|| format!("it does not become true that {truth}"))
    }

    /// The title of the page.
    pub async fn title(&self) -> Result<String> {
        self.execute("return document.title").await
    }

    /// The path of the address that is shown.
    pub async fn path(&self) -> Result<String> {
        self.execute("return location.pathname").await
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<()> {
        self.moves(async { self.call("Page.reload", json!({})).await.map(drop) }).await
    }

    /// Goes back to where the page was before.
    pub async fn back(&self) -> Result<()> {
        self.go(-1).await
    }

    /// Goes where one has come back from.
    pub async fn forward(&self) -> Result<()> {
        self.go(1).await
    }

    async fn go(&self, steps: i64) -> Result<()> {
        let history = self.call("Page.getNavigationHistory", json!({})).await?;
        let at = history["currentIndex"].as_i64().context("a place in the history")? + steps;
        let entry = usize::try_from(at).ok().and_then(|at| history["entries"].get(at));
        let entry = json!({ "entryId": entry.context("the history does not go so far")?["id"] });
        self.moves(async { self.call("Page.navigateToHistoryEntry", entry).await.map(drop) }).await
    }

    /// Does what leads to another address, or to the same one again, and waits until it is there.
    async fn moves(&self, by: impl Future<Output = Result<()>>) -> Result<()> {
        let mut moves = self.page.ear().moves();
        moves.mark_unchanged();
        by.await?;
        trial::awaits(|| "the page to come to another address".to_owned());
        moves.changed().await.context("nobody listens to the page any more")
    }

    /// Has the page speak English, if it does not already: a phone shows only the other language to choose.
    pub async fn speak_english(&self) -> Result<()> {
        self.wait_for("document.querySelector('#en') !== null").await?;
        self.execute::<()>("document.querySelector('#en').click()").await?;
        self.see("html[lang=en]").await
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
        let all = [
            self.page.send("Emulation.setDeviceMetricsOverride", &size),
            self.page.send("Emulation.setTouchEmulationEnabled", &touch),
            self.page.send("Emulation.setEmulatedMedia", &media),
        ];
        for answer in all {
            answer.await?;
        }
        self.wait_for_width(screen.width).await
    }

    /// Waits until the page is as wide as the screen, and drawn anew. Where nothing is opened yet, nothing says how wide it
    /// should be.
    async fn wait_for_width(&self, width: u32) -> Result<()> {
        self.wait_for(&format!("location.protocol === 'about:' || innerWidth === {width}")).await?;
        let drawn = "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";
        self.wait_for(&format!("({drawn}, true)")).await
    }

    /// What is wider than the screen, so that the page would have to be pushed sideways; nothing if all is well.
    pub async fn too_wide(&self) -> Result<Vec<String>> {
        self.execute(
            "const root = document.documentElement;\
            if (root.scrollWidth <= window.innerWidth) return [];\
            const wide = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > window.innerWidth);\
            return [`the page: ${root.scrollWidth} of ${window.innerWidth}`, ...wide.map(e => e.outerHTML.slice(0, 120))]",
        )
        .await
    }

    /// What was fetched for this view: kilobytes as they come over the wire.
    pub async fn fetched(&self) -> Result<f64> {
        self.execute(
            "const page = performance.getEntriesByType('navigation');\
            const files = performance.getEntriesByType('resource');\
            return [...page, ...files].reduce((sum, file) => sum + file.encodedBodySize, 0) / 1000",
        )
        .await
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
            "return new Promise(done => {{\
                const open = indexedDB.open('stolik');\
                open.onupgradeneeded = () => open.transaction.abort();\
                open.onerror = () => done(null);\
                open.onsuccess = () => {{\
                    const all = open.result.transaction('records').objectStore('records').{what}();\
                    all.onsuccess = () => {{ open.result.close(); done(all.result.at(-1) ?? null) }};\
                }}\
            }})"
        );
        self.execute(&script).await
    }

    /// Has a script run in every page that is opened from now on, before the page's own.
    pub async fn prepare(&self, script: &str) -> Result<()> {
        self.page.prepare(script).await.map(drop)
    }

    /// Lets the page have the browser keep it for when there is no network. That is half the work of a first visit, so it is
    /// done only where it matters.
    pub async fn let_keep(&self) -> Result<()> {
        self.page.let_keep().await
    }

    /// Lets the site do what a person would be asked about, such as `notifications`.
    pub async fn permit(&self, permission: &str) -> Result<()> {
        let wanted = json!({
            "permissions": [permission],
            "origin": self.address,
            "browserContextId": self.page.context(),
        });
        self.page.browser().call("Browser.grantPermissions", &wanted).await.map(drop)
    }

    /// Stops the server: there is no network any more.
    pub async fn unplug(&mut self) -> Result<()> {
        match &mut self.site {
            Some(site) => site.close().await,
            None => Ok(()),
        }
    }

    /// Takes the network away from this visit alone, or gives it back.
    pub async fn cut_off(&self, is_cut: bool) -> Result<()> {
        let conditions =
            json!({ "offline": is_cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.call("Network.enable", json!({})).await?;
        self.call("Network.emulateNetworkConditions", conditions).await.map(drop)
    }

    /// Slows network and processor down from now on: bits a second, milliseconds until an answer, how many times slower.
    pub async fn slow_down(&self, bits: u32, latency: u32, times: u32) -> Result<()> {
        let bytes = bits / 8;
        let conditions = json!({
            "offline": false,
            "latency": latency,
            "downloadThroughput": bytes,
            "uploadThroughput": bytes,
        });
        self.call("Network.enable", json!({})).await?;
        self.call("Network.emulateNetworkConditions", conditions).await?;
        self.call("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await.map(drop)
    }

    /// Takes a picture into the folder of artifacts.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = artifacts();
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let path = folder.join(format!("{name}.png"));
        let wanted = json!({ "format": "png", "optimizeForSpeed": true });
        let taken = self.call("Page.captureScreenshot", wanted).await?;
        let picture = BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default())?;
        fs::write(&path, picture).with_context(|| format!("cannot write {}", path.display()))
    }

    /// What the browser had to complain about since the last time: errors, warnings, what the content security policy
    /// forbade, in the page and in its workers.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        // What was told before this answer has been heard before it.
        self.execute::<()>("").await?;
        Ok(self.page.ear().complaints())
    }

    /// Waits until the browser has something to complain about.
    pub async fn next_complaints(&self) -> Vec<String> {
        trial::awaits(|| "a complaint".to_owned());
        self.page.ear().next_complaints().await
    }
}

/// Where pictures go: xtask says so; otherwise beside the crates.
fn artifacts() -> PathBuf {
    let beside_the_crates = || {
        let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| ".".into(), PathBuf::from);
        package.join("../../../artifacts")
    };
    env::var_os("STOLIK_ARTIFACTS").map_or_else(beside_the_crates, PathBuf::from)
}
