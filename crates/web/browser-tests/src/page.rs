//! A page in a context of its own: it shares no cookies, no storage and no permissions with any other.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::devtools::{Answer, Session, Trouble};
use crate::ear::{Ear, exception};
use crate::trial;

/// How long a page may take to come to a state a test waits for, if nobody is in haste.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);
/// How long is waited before something is looked at again that tells nothing of itself.
pub(crate) const GLANCE: Duration = Duration::from_millis(20);
/// What looks at the page inside it.
const LOOK: &str = include_str!("look.js");
/// The page would have the browser fetch and keep all of it for when there is no network.
const UNKEPT: &str = "if (navigator.serviceWorker) navigator.serviceWorker.register =\
    () => Promise.reject(new DOMException('nothing is kept in this visit', 'NotSupportedError'))";
/// What the browser says when a page has gone to another address while it was asked something.
const GONE: [&str; 4] = [
    "Execution context was destroyed",
    "Cannot find context",
    "Cannot find default execution context",
    "Inspected target navigated or closed",
];

/// A page. At its end its context goes with all that it keeps.
pub(crate) struct Page {
    browser: Arc<Browser>,
    context: String,
    session: Session,
    ear: Arc<Ear>,
    /// By what the browser knows [`UNKEPT`].
    unkept: Value,
    /// How long it may take to come to a state that is waited for.
    pub(crate) patience: Duration,
}

impl Page {
    /// An empty page, which is not kept for when there is no network.
    pub(crate) async fn new(browser: Arc<Browser>) -> Result<Self> {
        let made = browser.call("Target.createBrowserContext", &json!({ "disposeOnDetach": true })).await?;
        let context = made["browserContextId"].as_str().context("a context")?.to_owned();
        let wanted = json!({ "url": "about:blank", "browserContextId": context });
        let target = browser.call("Target.createTarget", &wanted).await?;
        let wanted = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = browser.call("Target.attachToTarget", &wanted).await?;
        let session: Session = serde_json::from_value(attached["sessionId"].clone())?;
        let ear = Arc::new(Ear::default());
        ear.listen(browser.line(), &session);
        trial::hears(&ear);
        let mut page = Self { browser, context, session, ear, unkept: Value::Null, patience: PATIENCE };
        // What other workers say the page repeats.
        let workers = json!({
            "autoAttach": true,
            "waitForDebuggerOnStart": false,
            "flatten": true,
            "filter": [{ "type": "service_worker" }],
        });
        // Many pages are open at once, and each has the person's attention.
        let ready = [
            page.send("Page.enable", &json!({})),
            page.send("Target.setAutoAttach", &workers),
            page.send("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true })),
        ];
        for answer in ready {
            answer.await?;
        }
        page.unkept = page.prepare(UNKEPT).await?;
        Ok(page)
    }

    /// Has a script run in all that is opened from now on, before its own.
    pub(crate) async fn prepare(&self, script: &str) -> Result<Value> {
        let prepared =
            self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script })).await?;
        Ok(prepared["identifier"].clone())
    }

    /// Lets the page be kept for when there is no network, once it is opened the next time.
    pub(crate) async fn let_keep(&self) -> Result<()> {
        let which = json!({ "identifier": self.unkept });
        self.call("Page.removeScriptToEvaluateOnNewDocument", &which).await.map(drop)
    }

    /// The browser it is in.
    pub(crate) fn browser(&self) -> &Browser {
        &self.browser
    }

    /// The name of its context.
    pub(crate) fn context(&self) -> &str {
        &self.context
    }

    /// What it tells without being asked.
    pub(crate) fn ear(&self) -> &Ear {
        &self.ear
    }

    /// Sends a command now; what is given back waits for the answer.
    pub(crate) fn send(&self, method: &str, params: &Value) -> impl Future<Output = Answer> + use<> {
        trial::awaits(|| format!("an answer to {method}"));
        self.browser.line().send(Some(&self.session), method, params)
    }

    /// Has the page do something, and waits until it is done.
    pub(crate) async fn call(&self, method: &str, params: &Value) -> Result<Value> {
        Ok(self.send(method, params).await?)
    }

    /// Has a person's hand do several things, one right after the other, and waits until all are done.
    pub(crate) async fn act(&self, method: &str, moves: &[Value]) -> Result<()> {
        let sent: Vec<_> = moves.iter().map(|params| self.send(method, params)).collect();
        for answer in sent {
            match answer.await {
                // What it led to is what the test looks at next.
                Err(trouble) if is_gone(&trouble) => {}
                done => drop(done?),
            }
        }
        Ok(())
    }

    /// Runs the body of an asynchronous function in the page, and gives what it returns.
    pub(crate) async fn execute<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let value = self.evaluate(body).await?;
        serde_json::from_value(value.clone()).with_context(|| format!("not what was expected: {value}"))
    }

    /// Has the page look for something until it is found, and gives it. A page that goes to another address meanwhile is
    /// looked at again.
    pub(crate) async fn look<T: DeserializeOwned>(&self, find: &str) -> Result<T> {
        let end = Instant::now() + self.patience;
        loop {
            let left = end.saturating_duration_since(Instant::now()).as_millis();
            let body = format!("{LOOK}\nreturn until(async () => {{ {find} }}, {left});");
            let mut outcome = match self.evaluate(&body).await {
                Err(hitch) if hitch.is_gone() && Instant::now() < end => {
                    tokio::time::sleep(GLANCE).await;
                    continue;
                }
                outcome => outcome?,
            };
            anyhow::ensure!(
                outcome.get("found").is_some(),
                "{}",
                outcome["why"].as_str().unwrap_or_default()
            );
            let found = outcome["found"].take();
            return serde_json::from_value(found.clone())
                .with_context(|| format!("not what was expected: {found}"));
        }
    }

    async fn evaluate(&self, body: &str) -> Result<Value, Hitch> {
        let wanted = json!({
            "expression": format!("(async () => {{ {body}\n}})()"),
            "awaitPromise": true,
            "returnByValue": true,
            "userGesture": true,
        });
        let mut answer = self.browser.line().send(Some(&self.session), "Runtime.evaluate", &wanted).await?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(Hitch::Thrown(exception(details))),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The handle of something in the page, by which commands name it.
    pub(crate) async fn handle(&self, expression: &str) -> Result<Value> {
        let found = self.call("Runtime.evaluate", &json!({ "expression": expression })).await?;
        let handle = found["result"].get("objectId").cloned();
        handle.with_context(|| format!("there is no {expression}"))
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let line = self.browser.line();
        drop(line.send(None, "Target.disposeBrowserContext", &json!({ "browserContextId": self.context })));
    }
}

/// Why a script has no result.
#[derive(Debug)]
enum Hitch {
    /// It has thrown this.
    Thrown(String),
    /// It was not run to its end.
    Trouble(Trouble),
}

impl Hitch {
    fn is_gone(&self) -> bool {
        matches!(self, Self::Trouble(trouble) if is_gone(trouble))
    }
}

impl From<Trouble> for Hitch {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl fmt::Display for Hitch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Thrown(what) => write!(f, "the script has thrown {what}"),
            Self::Trouble(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for Hitch {}

/// Whether the page has gone to another address meanwhile.
fn is_gone(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::Refused(why) if GONE.iter().any(|gone| why.contains(gone)))
}

#[cfg(test)]
mod tests {
    use super::is_gone;
    use crate::devtools::Trouble;

    #[test]
    fn a_page_that_has_gone_on_is_told_from_one_that_cannot() {
        let refused = |why: &str| Trouble::Refused(format!("Runtime.evaluate: {why}"));
        assert!(is_gone(&refused("Execution context was destroyed.")));
        assert!(is_gone(&refused("Cannot find context with specified id")));
        assert!(!is_gone(&refused("Session with given id not found.")));
        assert!(!is_gone(&Trouble::Ended));
    }
}
