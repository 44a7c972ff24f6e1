//! Asking the server: one question, one answer.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Headers, RequestInit, Response};
use serde::de::DeserializeOwned;
use stolik_game::Message;
use stolik_protocol::Problem;
use stolik_table::fair::Cheat;
use wasm_bindgen_futures::JsFuture;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server cannot be reached.
    Unreachable,
    /// It refuses.
    Refused(Problem),
    /// What it says cannot be read: it is another version, or none of ours.
    Strange,
    /// The browser does not do it; the sentence that says why.
    Browser(&'static str),
    /// The page sees for itself what is wrong in a field, and asks nobody.
    Field(&'static str, Message),
    /// The server does not keep to what dice must be.
    Cheat(Cheat),
}

impl Trouble {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Trouble::Unreachable => Message::new("net-unreachable"),
            Trouble::Refused(problem) => crate::play::said(problem),
            Trouble::Strange => Message::new("net-strange"),
            Trouble::Browser(key) => Message::new(key),
            Trouble::Field(_, message) => message.clone(),
            Trouble::Cheat(cheat) => cheat.message(),
        }
    }

    /// The field in which something is wrong.
    pub fn at(&self) -> Option<&str> {
        match self {
            Trouble::Refused(problem) => problem.at.as_deref(),
            Trouble::Field(at, _) => Some(at),
            Trouble::Unreachable | Trouble::Strange | Trouble::Browser(_) | Trouble::Cheat(_) => None,
        }
    }

    /// Whether it is this field.
    pub fn is_at(&self, field: &str) -> bool {
        self.at() == Some(field)
    }

    /// The same, where a field of the request goes by another name in the form.
    pub fn with_field(self, asked: &str, shown: &str) -> Trouble {
        match self {
            Trouble::Refused(problem) if problem.at.as_deref() == Some(asked) => {
                Trouble::Refused(Problem { at: Some(shown.to_owned()), ..problem })
            }
            other => other,
        }
    }

    /// The name of what was refused.
    pub fn code(&self) -> &str {
        match self {
            Trouble::Refused(problem) => &problem.code,
            Trouble::Unreachable
            | Trouble::Strange
            | Trouble::Browser(_)
            | Trouble::Field(..)
            | Trouble::Cheat(_) => "",
        }
    }
}

/// What goes with every question.
#[derive(Clone, Debug, Default)]
pub struct Manners {
    /// The language to be answered in.
    pub language: &'static str,
    /// The mark of the session.
    pub csrf: String,
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str, manners: &Manners) -> Result<T, Trouble> {
    read(&fetch("GET", path, None, manners).await?)
}

/// Reads an answer.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    serde_json::from_str(text).map_err(|_| Trouble::Strange)
}

/// Sends a request and gives the text of a good answer.
pub async fn fetch(
    method: &str,
    path: &str,
    said: Option<String>,
    manners: &Manners,
) -> Result<String, Trouble> {
    let unreachable = |_: JsValue| Trouble::Unreachable;
    let headers = Headers::new().map_err(unreachable)?;
    let mut named = vec![("accept-language", manners.language)];
    if said.is_some() {
        named.extend([("content-type", "application/json"), ("x-stolik-csrf", manners.csrf.as_str())]);
    }
    for (name, value) in named {
        headers.set(name, value).map_err(unreachable)?;
    }
    let request = RequestInit::new();
    request.set_method(method);
    request.set_headers(&headers);
    if let Some(said) = said {
        request.set_body(&JsValue::from_str(&said));
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &request)).await;
    let answer: Response = answer.map_err(unreachable)?.dyn_into().map_err(unreachable)?;
    let text = JsFuture::from(answer.text().map_err(unreachable)?).await.map_err(unreachable)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    // Whoever stands before a server that is not there says so in words of their own.
    let unread = if answer.status() >= 500 { Trouble::Unreachable } else { Trouble::Strange };
    Err(serde_json::from_str(&text).map_or(unread, Trouble::Refused))
}
