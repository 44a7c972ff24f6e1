//! The protocol in the words of its types: an `OpenAPI` description of the requests, and one of the socket.

use crate::{
    Assertion, BotsForSeats, Credentials, FromTable, LONGEST_MESSAGE, Lobby, Me, Moves, MyTables, Named,
    NewPasskey, NewTable, NewToken, NextDice, Passkey, PasskeyId, PasskeyOptions, PasskeyRequest, Problem,
    PushEndpoint, PushKey, PushMessage, PushSubscription, Sit, TableAbout, TableMade, ToTable, Token,
    TokenName, VERSION,
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
    gives: Option<Value>,
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
        let gives = match request.gives {
            Some(schema) => {
                json!({ "description": "Done.", "content": { "application/json": { "schema": schema } } })
            }
            None => json!({ "description": "Done." }),
        };
        let mut operation = json!({
            "summary": request.about,
            "parameters": parameters(request.path),
            "responses": {
                "2XX": gives,
                "4XX": {
                    "description": "Refused.",
                    "content": { "application/json": { "schema": problem } }
                }
            }
        });
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

fn requests(schemas: &mut SchemaGenerator) -> Vec<Request> {
    #[expect(clippy::unnecessary_wraps, reason = "where there is none, it is none")]
    fn of<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Option<Value> {
        Some(schemas.subschema_for::<T>().to_value())
    }
    let s = schemas;
    let request = |method, path, about, takes, gives| Request { method, path, about, takes, gives };
    vec![
        request("get", "/api/me", "Who one is.", None, of::<Me>(s)),
        request("post", "/api/guest", "Becomes a guest of this name.", of::<Named>(s), of::<Me>(s)),
        request(
            "post",
            "/api/register",
            "Makes an account; a guest keeps all games.",
            of::<Credentials>(s),
            of::<Me>(s),
        ),
        request(
            "post",
            "/api/login",
            "Signs in; the games of a guest who does become the account's.",
            of::<Credentials>(s),
            of::<Me>(s),
        ),
        request(
            "post",
            "/api/login/passkey/options",
            "Begins to sign in with a passkey.",
            None,
            of::<PasskeyRequest>(s),
        ),
        request(
            "post",
            "/api/login/passkey",
            "Signs in with a passkey; the games of a guest who does become the account's.",
            of::<Assertion>(s),
            of::<Me>(s),
        ),
        request("post", "/api/logout", "Signs out.", None, None),
        request("get", "/api/tokens", "The tokens of one's programs.", None, of::<Vec<Token>>(s)),
        request("post", "/api/tokens", "Makes a token for a program.", of::<TokenName>(s), of::<NewToken>(s)),
        request("delete", "/api/tokens", "Forgets the tokens of a name.", of::<TokenName>(s), None),
        request("get", "/api/passkeys", "One's passkeys.", None, of::<Vec<Passkey>>(s)),
        request("post", "/api/passkeys/options", "Begins to make a passkey.", None, of::<PasskeyOptions>(s)),
        request(
            "post",
            "/api/passkeys",
            "Keeps a passkey; a guest gets an account by it and keeps all games.",
            of::<NewPasskey>(s),
            of::<Me>(s),
        ),
        request("delete", "/api/passkeys", "Forgets a passkey.", of::<PasskeyId>(s), None),
        request("get", "/api/push", "By what browsers know who sends to them.", None, of::<PushKey>(s)),
        request(
            "post",
            "/api/push",
            "Sends to this browser when one is awaited and not here.",
            of::<PushSubscription>(s),
            None,
        ),
        request("delete", "/api/push", "Sends to a browser no more.", of::<PushEndpoint>(s), None),
        request(
            "get",
            "/api/dice",
            "What the dice of the next table that one makes are committed to.",
            None,
            of::<NextDice>(s),
        ),
        request("get", "/api/lobby", "The open tables.", None, of::<Lobby>(s)),
        request("get", "/api/my-tables", "One's own tables.", None, of::<MyTables>(s)),
        request("post", "/api/tables", "Makes a table.", of::<NewTable>(s), of::<TableMade>(s)),
        request("get", "/api/tables/{table}", "A table.", None, of::<TableAbout>(s)),
        request("post", "/api/tables/{table}/sit", "Sits down.", of::<Sit>(s), of::<TableAbout>(s)),
        request(
            "post",
            "/api/tables/{table}/bots",
            "Lets bots take the open seats; only who has made the table may.",
            of::<BotsForSeats>(s),
            of::<TableAbout>(s),
        ),
        request("get", "/api/tables/{table}/moves", "What one may do now.", None, of::<Moves>(s)),
        request("get", "/api/tables/{table}/record", "The record, as far as one may know it.", None, None),
        request(
            "get",
            "/api/tables/{table}/poll",
            "What a client has missed, where sockets are blocked; waits for up to 25 seconds.",
            None,
            of::<Vec<FromTable>>(s),
        ),
        request(
            "post",
            "/api/tables/{table}/say",
            "What a client says, where sockets are blocked.",
            of::<ToTable>(s),
            of::<Vec<FromTable>>(s),
        ),
    ]
}

fn parameters(path: &str) -> Value {
    let text = json!({ "type": "string" });
    let mut parameters = Vec::new();
    if path.contains("{table}") {
        parameters.push(json!({ "name": "table", "in": "path", "required": true, "schema": text }));
    }
    if path.ends_with("/poll") {
        parameters.push(
            json!({ "name": "since", "in": "query", "required": false, "schema": { "type": "integer" } }),
        );
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
