//! What a page and its workers tell without being asked: complaints, and that it shows something else now.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::devtools::{Event, Line, Listener, Session};

/// Hears one page and its workers.
#[derive(Default)]
pub(crate) struct Ear {
    complaints: watch::Sender<Vec<String>>,
    moves: watch::Sender<u64>,
}

impl Ear {
    /// Listens to a page or to a worker, and to the workers it starts.
    pub(crate) fn listen(self: &Arc<Self>, line: &Line, session: &Session) {
        let ear = Arc::clone(self);
        let listener: Listener = Arc::new(move |line, event| ear.hear(line, event));
        line.listen(session.clone(), listener);
        // What a worker does not know it need not tell.
        drop(line.send(Some(session), "Runtime.enable", &json!({})));
        drop(line.send(Some(session), "Log.enable", &json!({})));
    }

    /// What was complained about since the last time.
    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints.send_replace(Vec::new())
    }

    /// Waits until there is something to complain about, and gives it.
    pub(crate) async fn next_complaints(&self) -> Vec<String> {
        // It cannot end while this waits.
        let _ = self.complaints.subscribe().wait_for(|complaints| !complaints.is_empty()).await;
        self.complaints()
    }

    /// How often the page has come to another address, or to the same one again.
    pub(crate) fn moves(&self) -> watch::Receiver<u64> {
        self.moves.subscribe()
    }

    fn hear(self: &Arc<Self>, line: &Line, event: &Event<'_>) {
        let params = event.params;
        match event.method {
            "Target.attachedToTarget" => {
                if let Ok(worker) = serde_json::from_value(params["sessionId"].clone()) {
                    self.listen(line, &worker);
                }
            }
            "Page.frameNavigated" if params["frame"].get("parentId").is_none() => self.move_on(),
            "Page.navigatedWithinDocument" => self.move_on(),
            method => {
                if let Some(complaint) = complaint(method, params) {
                    self.complaints.send_modify(|complaints| complaints.push(complaint));
                }
            }
        }
    }

    fn move_on(&self) {
        self.moves.send_modify(|moves| *moves += 1);
    }
}

/// Errors and warnings, however they come.
fn complaint(method: &str, params: &Value) -> Option<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    match method {
        "Runtime.consoleAPICalled" => {
            let kind =
                params["type"].as_str().filter(|kind| ["error", "assert", "warning"].contains(kind))?;
            let words = params["args"].as_array()?.iter().map(|word| match &word["value"] {
                Value::Null => text(&word["description"]),
                Value::String(word) => word.clone(),
                other => other.to_string(),
            });
            Some(format!("{kind}: {}", words.collect::<Vec<_>>().join(" ")))
        }
        "Runtime.exceptionThrown" => Some(format!("exception: {}", exception(&params["exceptionDetails"]))),
        "Log.entryAdded" => {
            let entry = &params["entry"];
            let level = entry["level"].as_str().filter(|level| ["error", "warning"].contains(level))?;
            Some(format!("{level}: {} {}", text(&entry["text"]), text(&entry["url"])))
        }
        "Inspector.targetCrashed" => Some("error: the page has crashed".to_owned()),
        _ => None,
    }
}

/// What was thrown, with the place it comes from where that is known.
pub(crate) fn exception(details: &Value) -> String {
    let thrown = &details["exception"];
    let said = thrown["description"].as_str().or(thrown["value"].as_str()).unwrap_or_default();
    format!("{} {said}", details["text"].as_str().unwrap_or_default()).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::complaint;
    use serde_json::json;

    #[test]
    fn errors_and_warnings_of_the_console_are_complaints_and_the_rest_is_not() {
        let said = |kind: &str| {
            let args = json!([{ "type": "string", "value": "no" }, { "type": "number", "value": 7 },
                { "type": "object", "description": "Error: why" }]);
            complaint("Runtime.consoleAPICalled", &json!({ "type": kind, "args": args }))
        };
        assert_eq!(said("error").as_deref(), Some("error: no 7 Error: why"));
        assert_eq!(said("warning").as_deref(), Some("warning: no 7 Error: why"));
        assert!(said("assert").is_some());
        assert_eq!(said("log"), None);
        assert_eq!(said("debug"), None);
    }

    #[test]
    fn exceptions_and_what_the_browser_logs_are_complaints() {
        let details = json!({ "text": "Uncaught", "exception": { "description": "Error: boom\n at a.js" } });
        let thrown = complaint("Runtime.exceptionThrown", &json!({ "exceptionDetails": details }));
        assert_eq!(thrown.as_deref(), Some("exception: Uncaught Error: boom\n at a.js"));
        let entry = |level: &str| {
            let entry = json!({ "level": level, "text": "404", "url": "http://a/b" });
            complaint("Log.entryAdded", &json!({ "entry": entry }))
        };
        assert_eq!(entry("error").as_deref(), Some("error: 404 http://a/b"));
        assert!(entry("warning").is_some());
        assert_eq!(entry("info"), None);
        assert_eq!(entry("verbose"), None);
        assert_eq!(complaint("Page.loadEventFired", &json!({})), None);
    }
}
