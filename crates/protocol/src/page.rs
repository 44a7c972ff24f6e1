//! The protocol as a page for people, made of the same description.

use crate::{LONGEST_ID, LONGEST_MESSAGE, MOST_ACTIONS, VERSION, openapi, socket};
use serde_json::Value;
use std::fmt::Write as _;

/// The protocol as a page in Markdown: `docs/protocol.md`.
pub fn page() -> String {
    let mut out = Intro.to_string();
    let requests = openapi();
    _ = write!(out, "\n## Requests\n\n| request | takes | gives | does |\n|---|---|---|---|\n");
    for (path, operations) in requests["paths"].as_object().into_iter().flatten() {
        for (method, operation) in operations.as_object().into_iter().flatten() {
            let takes = named(&operation["requestBody"]["content"]["application/json"]["schema"]);
            let gives = named(&operation["responses"]["2XX"]["content"]["application/json"]["schema"]);
            let about = operation["summary"].as_str().unwrap_or_default();
            // Writing to a string does not fail.
            _ = writeln!(out, "| `{} {path}` | {takes} | {gives} | {about} |", method.to_uppercase());
        }
    }
    _ = write!(out, "\n## Types\n");
    let talk = socket();
    let mut types: Vec<(&String, &Value)> = Vec::new();
    for schemas in [&requests["components"]["schemas"], &talk["$defs"]] {
        types.extend(schemas.as_object().into_iter().flatten());
    }
    types.sort_by_key(|(name, _)| *name);
    types.dedup_by_key(|(name, _)| *name);
    for (name, schema) in types {
        describe(name, schema, &mut out);
    }
    out
}

struct Intro;

impl std::fmt::Display for Intro {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "# The protocol, version {VERSION}\n\n\
             This page is made from the types of `crates/protocol`. A server gives the same as OpenAPI 3.1 at `/api/openapi.json`, with \
             the lengths, patterns and values that it asks for; `socket()` describes the socket as JSON Schema.\n\n\
             A client learns observations, never states: the view it was given at the beginning and every observation since are \
             what its seat may know. Everything is JSON in UTF-8, at most {LONGEST_MESSAGE} bytes a message; an id has at most \
             {LONGEST_ID} characters, a message at most {MOST_ACTIONS} actions.\n\n\
             People are known by the cookie of a session, which comes with `POST /api/guest`, `/api/register` or `/api/login`; \
             with it every request that changes something needs the header `x-stolik-csrf`, whose value `GET /api/me` tells. \
             Programs are known by a token: `Authorization: Bearer ...`, and need no mark. A token has a scope: `play`, or `read`, \
             which changes nothing (`read-only`) and holds no seat: it is told what who watches is told. None may see or change \
             by what its owner is known (`not-in-person`): names, passwords, passkeys, sessions, tokens and what browsers are \
             sent are for people. When a session or a token ends, its sockets and polls end at once, with `who-are-you`. What is refused is answered with \
             a `Problem`, in the language of `Accept-Language`; `at` names the field that is wrong, where it is one.\n\n\
             The socket of a table is at `/api/tables/{{table}}/socket?since={{last event seen}}`. The first message is a `Welcome`, or \
             a `Gap` for who says what it has seen, unless that is long ago at a table with a long log. A `Welcome` has the last \
             hundred things said; all of them stay in the log. Then come `FromTable` messages as things happen; a client says `ToTable` \
             messages, each with an id of its own, which no other wish of the same person at that table has had, also before the \
             page was loaded anew; others may use the same. The same id said again is answered again and not done twice, for as \
             long as there is the table and however often the server was started anew, so after a lost \
             line a client says again what was not answered. What leaves no event (a ping, a draft, muting, wanting another game) can be \
             said again without harm. Whatever is said counts against how much one may say; who goes on after sixty times \
             `too-fast` is hung up on. A wish is answered when it is on the disk and everybody was told. Where \
             sockets are blocked, `poll?since=…&noted=…` and `say` do the same; `noted` is what the last `Welcome` or `Gap` said, \
             and 0 is answered at once. To decline another game, or to want it no longer, is `answer` to `rematch` with no, \
             of which the last eight of a seat are known again. Numbers of events only grow; what a muted voice says, or what is told by a notice, leaves a hole.\n\n\
             Clocks: where a table has a time control, what a `Clock` tells runs while its side is awaited, periods of byo-yomi one \
             after the other, except that it `waits` until the side has acted for the first time. For that action there is `begin`; \
             when it is over, the game ends as `aborted`. A bot in a team lets the people of its side move first; `you-play` \
             leaves a turn to it.\n\n\
             Links: `POST /api/tables` answers with one for each open seat, and with `any`, which leads to any free one. \
             The secret stands behind the `#` and goes to `sit`; opening an address takes no seat. Whoever sits down by `any` may \
             name a `seat`; who sits there already stays where they are. A table that its maker has closed answers everything with \
             `closed`.\n\n\
             Where the operator has set a key, a browser that has subscribed is sent a `PushMessage` when it becomes somebody's turn \
             and nobody listens for that seat, encrypted as RFC 8291 says.\n\n\
             Clients pass over fields and notices that they do not know: what is added is no new version.\n"
        )
    }
}

/// The name of a type.
fn named(schema: &Value) -> String {
    match (schema["$ref"].as_str(), schema["items"]["$ref"].as_str()) {
        (Some(name), _) => format!("`{}`", last(name)),
        (None, Some(name)) => format!("list of `{}`", last(name)),
        (None, None) => String::new(),
    }
}

fn last(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or(reference)
}

fn describe(name: &str, schema: &Value, out: &mut String) {
    let about = schema["description"].as_str().unwrap_or_default();
    _ = write!(out, "\n### {name}\n\n{about}\n\n");
    for (field, of) in schema["properties"].as_object().into_iter().flatten() {
        _ = writeln!(out, "- `{field}`: {}{}", kind(of), told(of));
    }
    for variant in ["oneOf", "anyOf"].iter().filter_map(|list| schema[*list].as_array()).flatten() {
        if let Some(value) = variant["const"].as_str() {
            _ = writeln!(out, "- `\"{value}\"`{}", told(variant));
        }
        for value in variant["enum"].as_array().into_iter().flatten() {
            _ = writeln!(out, "- `{value}`{}", told(variant));
        }
        for (tag, of) in variant["properties"].as_object().into_iter().flatten() {
            let fields: Vec<String> = of["properties"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(field, of)| format!("`{field}`: {}", kind(of)))
                .collect();
            let inner = if fields.is_empty() { kind(of) } else { format!("{{ {} }}", fields.join(", ")) };
            _ = writeln!(out, "- `{tag}`: {inner}{}", told(variant));
        }
    }
}

/// What is said of a field or a variant.
fn told(schema: &Value) -> String {
    schema["description"].as_str().map(|about| format!(". {}", about.replace('\n', " "))).unwrap_or_default()
}

fn kind(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return format!("`{}`", last(reference));
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        let choices: Vec<String> = choices.iter().map(kind).filter(|kind| kind != "null").collect();
        return format!("{}, or nothing", choices.join(" or "));
    }
    if schema["items"].is_object() {
        return format!("list of {}", kind(&schema["items"]));
    }
    match &schema["type"] {
        Value::String(name) => name.clone(),
        Value::Array(names) => {
            let names: Vec<&str> =
                names.iter().filter_map(Value::as_str).filter(|name| *name != "null").collect();
            format!("{}, or nothing", names.join(" or "))
        }
        _ => "any".to_owned(),
    }
}
