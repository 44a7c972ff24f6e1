//! The protocol in the words of its types: an `OpenAPI` description of the requests, and one of the socket.

use crate::{
    AnyLink, Assertion, BotsForSeats, ChangeLink, Credentials, DrawLink, FromTable, GuestLink, GuestSecret,
    LONGEST_MESSAGE, Lobby, Me, Moves, MyTables, Named, NewPasskey, NewPassword, NewTable, NewToken,
    NextDice, Passkey, PasskeyId, PasskeyOptions, PasskeyRequest, Problem, Promised, PushEndpoint, PushKey,
    PushMessage, PushSubscription, SignedIn, Sit, TableAbout, TableMade, ToTable, Token, TokenName, VERSION,
    WantedToken,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// A request: how, where, what for, and what goes in and comes out.
struct Request {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    takes: Option<Value>,
    gives: Gives,
}

/// What comes out.
enum Gives {
    Nothing,
    Json(Value),
    Text,
    /// Something else: its media type.
    Other(&'static str),
    /// The connection becomes a socket.
    Socket,
}

impl Gives {
    /// The answers when all goes well.
    fn answers(self) -> (&'static str, Value) {
        match self {
            Gives::Nothing => ("2XX", json!({ "description": "Done." })),
            Gives::Json(schema) => (
                "2XX",
                json!({ "description": "Done.", "content": { "application/json": { "schema": schema } } }),
            ),
            Gives::Text => Gives::Other("text/plain").answers(),
            Gives::Other(kind) => {
                let text = json!({ "schema": { "type": "string" } });
                ("2XX", json!({ "description": "Done.", "content": { kind: text } }))
            }
            Gives::Socket => ("101", json!({ "description": "The connection is a WebSocket now." })),
        }
    }
}

/// The requests, as `OpenAPI` 3.1 has them.
pub fn openapi() -> Value {
    in_order(&describe_requests())
}

fn describe_requests() -> Value {
    let mut schemas = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    let requests = requests(&mut schemas);
    let problem = schemas.subschema_for::<Problem>();
    // It goes by way of the push service, and is described with the rest.
    schemas.subschema_for::<PushMessage>();
    let mut paths = Map::new();
    for request in requests {
        let operations = paths.entry(request.path).or_insert_with(|| json!({}));
        let (status, gives) = request.gives.answers();
        let mut operation = json!({
            "summary": request.about,
            "parameters": parameters(request.path),
            "responses": { status: gives }
        });
        if request.path.starts_with("/api") {
            operation["responses"]["4XX"] = json!({
                "description": "Refused.",
                "content": { "application/json": { "schema": problem } }
            });
        }
        if let Some(schema) = request.takes {
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        operations[request.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Stolik", "version": VERSION.to_string() },
        "paths": paths,
        "components": { "schemas": Value::Object(schemas.take_definitions(true)) }
    })
}

#[expect(clippy::too_many_lines, reason = "a list")]
fn requests(schemas: &mut SchemaGenerator) -> Vec<Request> {
    #[expect(clippy::unnecessary_wraps, reason = "where there is none, it is none")]
    fn of<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Option<Value> {
        Some(schemas.subschema_for::<T>().to_value())
    }
    fn gives<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Gives {
        Gives::Json(schemas.subschema_for::<T>().to_value())
    }
    let s = schemas;
    let request = |method, path, about, takes, gives| Request { method, path, about, takes, gives };
    vec![
        request("get", "/health", "The program runs.", None, Gives::Text),
        request("get", "/ready", "It reads and writes.", None, Gives::Text),
        request("get", "/metrics", "What it counts, for this machine alone.", None, Gives::Text),
        request(
            "get",
            "/table/{table}",
            "The page, with a title and a picture for messengers. Nobody sits down by it.",
            None,
            Gives::Other("text/html"),
        ),
        request(
            "get",
            "/table/{table}/picture.png",
            "The position as who watches sees it, 1200 by 630 pixels.",
            None,
            Gives::Other("image/png"),
        ),
        request("get", "/api/openapi.json", "This description.", None, gives::<Map<String, Value>>(s)),
        request("get", "/api/me", "Who one is.", None, gives::<Me>(s)),
        request("post", "/api/guest", "Becomes a guest of this name.", of::<Named>(s), gives::<Me>(s)),
        request(
            "post",
            "/api/guest/link",
            "Makes a link by which another browser is the same guest.",
            None,
            gives::<GuestLink>(s),
        ),
        request(
            "post",
            "/api/guest/here",
            "Follows such a link; the games of who is a guest already, or has an account, are joined with it.",
            of::<GuestSecret>(s),
            gives::<Me>(s),
        ),
        request(
            "post",
            "/api/register",
            "Makes an account; a guest keeps all games.",
            of::<Credentials>(s),
            gives::<Me>(s),
        ),
        request(
            "post",
            "/api/login",
            "Signs in; the games of a guest who does become the account's.",
            of::<Credentials>(s),
            gives::<Me>(s),
        ),
        request(
            "post",
            "/api/login/passkey/options",
            "Begins to sign in with a passkey.",
            None,
            gives::<PasskeyRequest>(s),
        ),
        request(
            "post",
            "/api/login/passkey",
            "Signs in with a passkey; the games of a guest who does become the account's.",
            of::<Assertion>(s),
            gives::<Me>(s),
        ),
        request(
            "post",
            "/api/password",
            "Gives the account another password; whoever else is signed in to it is so no longer.",
            of::<NewPassword>(s),
            gives::<Me>(s),
        ),
        request(
            "post",
            "/api/name",
            "Takes another name, at all tables that are not over too; an account is signed in to by it from now on.",
            of::<Named>(s),
            gives::<Me>(s),
        ),
        request("post", "/api/logout", "Signs out.", None, Gives::Nothing),
        request(
            "get",
            "/api/sessions",
            "The browsers in which one is signed in.",
            None,
            gives::<Vec<SignedIn>>(s),
        ),
        request(
            "delete",
            "/api/sessions",
            "Signs out everywhere but here: ends all other sessions, and all tokens.",
            None,
            Gives::Nothing,
        ),
        request("get", "/api/tokens", "The tokens of one's programs.", None, gives::<Vec<Token>>(s)),
        request(
            "post",
            "/api/tokens",
            "Makes a token for a program.",
            of::<WantedToken>(s),
            gives::<NewToken>(s),
        ),
        request("delete", "/api/tokens", "Forgets the tokens of a name.", of::<TokenName>(s), Gives::Nothing),
        request("get", "/api/passkeys", "One's passkeys.", None, gives::<Vec<Passkey>>(s)),
        request(
            "post",
            "/api/passkeys/options",
            "Begins to make a passkey.",
            None,
            gives::<PasskeyOptions>(s),
        ),
        request(
            "post",
            "/api/passkeys",
            "Keeps a passkey; a guest gets an account by it and keeps all games.",
            of::<NewPasskey>(s),
            gives::<Me>(s),
        ),
        request("delete", "/api/passkeys", "Forgets a passkey.", of::<PasskeyId>(s), Gives::Nothing),
        request("get", "/api/push", "By what browsers know who sends to them.", None, gives::<PushKey>(s)),
        request(
            "post",
            "/api/push",
            "Sends to this browser when one is awaited and not here.",
            of::<PushSubscription>(s),
            Gives::Nothing,
        ),
        request("delete", "/api/push", "Sends to a browser no more.", of::<PushEndpoint>(s), Gives::Nothing),
        request(
            "get",
            "/api/dice",
            "What the dice of the next table that one makes are committed to, in version 1.",
            None,
            gives::<NextDice>(s),
        ),
        request(
            "post",
            "/api/dice",
            "Draws name, lots and dice of a table to be made, and tells what they are committed to, before one adds anything.",
            of::<NewTable>(s),
            gives::<Promised>(s),
        ),
        request("get", "/api/lobby", "The open tables at which somebody is.", None, gives::<Lobby>(s)),
        request(
            "get",
            "/api/my-tables",
            "One's own tables: all that are not over, and the last of the others.",
            None,
            gives::<MyTables>(s),
        ),
        request("post", "/api/tables", "Makes a table.", of::<NewTable>(s), gives::<TableMade>(s)),
        request("get", "/api/tables/{table}", "A table.", None, gives::<TableAbout>(s)),
        request(
            "delete",
            "/api/tables/{table}",
            "Closes a table whose game has not begun; only who has made it may.",
            None,
            Gives::Nothing,
        ),
        request(
            "post",
            "/api/tables/{table}/link",
            "Makes a new link to any free seat, or closes it; only who has made the table may.",
            of::<ChangeLink>(s),
            gives::<AnyLink>(s),
        ),
        request(
            "post",
            "/api/tables/{table}/qr",
            "A link to the table as a QR code.",
            of::<DrawLink>(s),
            Gives::Other("image/svg+xml"),
        ),
        request("post", "/api/tables/{table}/sit", "Sits down.", of::<Sit>(s), gives::<TableAbout>(s)),
        request(
            "post",
            "/api/tables/{table}/bots",
            "Lets bots take the open seats; only who has made the table may.",
            of::<BotsForSeats>(s),
            gives::<TableAbout>(s),
        ),
        request("get", "/api/tables/{table}/moves", "What one may do now.", None, gives::<Moves>(s)),
        request(
            "get",
            "/api/tables/{table}/record",
            "The record, as far as one may know it.",
            None,
            Gives::Text,
        ),
        request(
            "get",
            "/api/tables/{table}/socket",
            "Opens the socket, on which a client says `ToTable` and hears `FromTable`.",
            None,
            Gives::Socket,
        ),
        request(
            "get",
            "/api/tables/{table}/poll",
            "What a client has missed, where sockets are blocked; waits for up to 25 seconds.",
            None,
            gives::<Vec<FromTable>>(s),
        ),
        request(
            "post",
            "/api/tables/{table}/say",
            "What a client says, where sockets are blocked.",
            of::<ToTable>(s),
            gives::<Vec<FromTable>>(s),
        ),
    ]
}

fn parameters(path: &str) -> Value {
    let text = json!({ "type": "string" });
    let mut parameters = Vec::new();
    if path.contains("{table}") {
        parameters.push(json!({ "name": "table", "in": "path", "required": true, "schema": text }));
    }
    if path.ends_with("/poll") || path.ends_with("/socket") {
        let number = json!({ "type": "integer", "minimum": 0, "description": "The last event seen." });
        parameters.push(json!({ "name": "since", "in": "query", "required": false, "schema": number }));
    }
    if path.ends_with("/my-tables") {
        for (name, about) in [
            ("past", "How many of those that are over; 5 if it is not said, 100 at most."),
            ("skip", "Those after so many; the tables that are not over are then left out."),
        ] {
            let number = json!({ "type": "integer", "minimum": 0, "description": about });
            parameters.push(json!({ "name": name, "in": "query", "required": false, "schema": number }));
        }
    }
    Value::Array(parameters)
}

/// The socket: where it is, and what is said on it in both directions.
pub fn socket() -> Value {
    in_order(&describe_socket())
}

fn describe_socket() -> Value {
    let mut schemas = SchemaGenerator::from(SchemaSettings::draft2020_12());
    let to_table = schemas.subschema_for::<ToTable>();
    let from_table = schemas.subschema_for::<FromTable>();
    json!({
        "title": "Stolik, the socket of a table",
        "version": VERSION,
        "address": "/api/tables/{table}/socket?since={last event seen}",
        "frames": "text, one JSON value each",
        "longest": LONGEST_MESSAGE,
        "fromClient": to_table,
        "fromTable": from_table,
        "$defs": Value::Object(schemas.take_definitions(true))
    })
}

/// The same with its keys in order: whether JSON keeps the order in which keys were written depends on who else in the
/// program wants it.
fn in_order(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<_> = map.iter().collect();
            entries.sort_by_key(|(key, _)| key.as_str());
            entries.into_iter().map(|(key, value)| (key.clone(), in_order(value))).collect()
        }
        Value::Array(values) => values.iter().map(in_order).collect(),
        plain => plain.clone(),
    }
}
