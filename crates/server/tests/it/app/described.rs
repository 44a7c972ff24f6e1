//! The description of the requests and the server say the same.

mod schema;

use crate::support::{Site, Visitor, secret_of, settings};
use schema::Description;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use stolik_bots::Player;
use stolik_catalog::Kind;
use stolik_server::{HostSettings, PushKey, PushSettings, Settings};

/// A server on which everything can be asked for, and who asks.
struct Asking {
    site: Site,
    hania: Visitor,
    table: String,
    description: Description,
}

impl Asking {
    async fn new() -> Asking {
        let folder = tempfile::tempdir().expect("a folder");
        let key = PushKey::from_file(&folder.path().join("push.pem")).expect("a key");
        let push = PushSettings {
            key: Arc::new(key),
            contact: "mailto:ola@example.org".to_owned(),
            anywhere: false,
        };
        let host = HostSettings { push: Some(push), ..settings().host };
        let site = Site::with(Settings { host, ..settings() }).await;
        let hania = site.guest("Hania").await;
        let wanted = json!({ "game": "warcaby", "seats": ["me", "open"], "public": true });
        let made = hania.post("/api/tables", wanted).await.expect(200);
        let table = made["table"].as_str().expect("a table").to_owned();
        let sit = json!({ "secret": secret_of(&made, 1) });
        site.guest("Marcin").await.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
        let description = Description(hania.get("/api/openapi.json").await.expect(200));
        Asking { site, hania, table, description }
    }

    /// Asks, and compares what the description holds of it with what the server does. What is well said may still be refused,
    /// because somebody else has the name or the game is over, but not as unreadable.
    async fn compare(&self, method: &str, path: &str, body: &Value) -> bool {
        let schema = self.description.body(method, path);
        let faults = self.description.faults(schema, body);
        // Each with a session of its own, so that nobody signs somebody else out.
        let asks = if path.contains("guest") || path.contains("login") || path.contains("register") {
            self.site.stranger()
        } else {
            self.hania.clone()
        };
        let address = path.replace("{table}", &self.table);
        let answer = asks.ask(&method.to_uppercase(), &address, Some(body.to_string())).await;
        // What a position says only its game knows.
        let is_readable = !matches!(answer.status, 400 | 413 | 415 | 422)
            && !says(&answer.json(), "unreadable")
            || answer.json()["code"] == "bad-position";
        // What is said to a table is answered as the socket would.
        let is_refused = (400..500).contains(&answer.status) || answer.json()[0]["refused"].is_object();
        if faults.is_empty() {
            assert!(is_readable, "{method} {path} {body}: {}", answer.body);
        } else {
            assert!(
                is_refused,
                "{method} {path} {body}: {faults:?}, and yet {}: {}",
                answer.status, answer.body
            );
        }
        faults.is_empty()
    }
}

fn says(answer: &Value, code: &str) -> bool {
    let refused = &answer[0]["refused"]["problem"]["code"];
    refused == code || refused.as_str().is_some_and(|code| code.starts_with("bad-"))
}

const ENTROPY: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const POINT: &str = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM";
const AUTH: &str = "tBHItJI5svbpez7KI4CCXg";

/// A request that takes something: what is well said, and what is not.
struct Sample {
    method: &'static str,
    path: &'static str,
    good: Vec<Value>,
    bad: Vec<Value>,
}

fn sample(method: &'static str, path: &'static str, good: Vec<Value>, bad: Vec<Value>) -> Sample {
    Sample { method, path, good, bad }
}

/// Every request that takes something.
fn samples() -> Vec<Sample> {
    let mut all = people();
    all.extend(passkeys_and_browsers());
    all.extend(tables());
    all.push(words());
    all
}

fn people() -> Vec<Sample> {
    let all_of = |names: &[&str]| names.iter().map(|name| json!({ "name": name })).collect::<Vec<_>>();
    let (forty, more) = ("ż".repeat(40), "ż".repeat(41));
    let padded = format!("  {forty} ");
    let names = all_of(&["robot", "Żółw", " a ", &forty, &padded]);
    let no_names =
        all_of(&["", "  ", &more, ";", "\u{7}", "\u{200B}", "Ha\u{202E}nia", "\u{2800}", "\u{3164}"]);
    let account = |name: &str, password: &str| json!({ "name": name, "password": password });
    let no_accounts =
        vec![account("", "trudne haslo"), account("ola", "1234567"), account("ola", &"x".repeat(201))];
    let mut wanted = names.clone();
    wanted.extend(["play", "read"].map(|scope| json!({ "name": "robot", "scope": scope })));
    let mut no_tokens = no_names.clone();
    no_tokens.push(json!({ "name": "robot", "scope": "everything" }));
    vec![
        sample("post", "/api/guest", names.clone(), no_names.clone()),
        sample("post", "/api/register", vec![account("ola", "trudne haslo")], no_accounts),
        sample("post", "/api/login", vec![account("ola", "trudne haslo")], vec![account("ola", "")]),
        sample("post", "/api/guest/here", vec![json!({ "secret": "x" })], vec![json!({ "secret": null })]),
        sample("post", "/api/name", names.clone(), no_names.clone()),
        sample(
            "post",
            "/api/password",
            vec![json!({ "old": "x", "new": "trudne haslo" }), json!({ "old": null, "new": "trudne haslo" })],
            vec![
                json!({ "new": "1234567" }),
                json!({ "old": 7, "new": "trudne haslo" }),
                json!({ "old": "trudne haslo" }),
            ],
        ),
        sample("post", "/api/tokens", wanted, no_tokens),
        sample("delete", "/api/tokens", names, no_names),
    ]
}

fn passkeys_and_browsers() -> Vec<Sample> {
    let passkey = |id: &str, account: Value| {
        let response = json!({ "clientDataJSON": "AAAA", "attestationObject": "AAAA" });
        json!({ "name": "phone", "account": account, "credential": { "id": id, "response": response } })
    };
    let assertion = |id: &str| {
        let response = json!({ "clientDataJSON": "AAAA", "authenticatorData": "AAAA", "signature": "AAAA" });
        json!({ "id": id, "response": response })
    };
    let push = |endpoint: &str, key: &str, auth: &str| json!({ "endpoint": endpoint, "keys": { "p256dh": key, "auth": auth } });
    let passkeys = vec![passkey("AAAA", json!("hania")), passkey("AAAA", Value::Null)];
    let no_passkeys = vec![passkey("AAAA", json!("")), passkey("", json!("hania"))];
    let ids = |ids: &[&str]| ids.iter().map(|id| json!({ "id": id })).collect();
    let service = "https://push.example/";
    let pushes = vec![push(service, POINT, AUTH), push("https://push.example:444/?x=1", POINT, AUTH)];
    let no_pushes = vec![
        push("", POINT, AUTH),
        push("http://push.example/", POINT, AUTH),
        push("https://ola@push.example/", POINT, AUTH),
        push(service, "", AUTH),
        push(service, &POINT[1..], AUTH),
        push(service, POINT, ""),
        push(&format!("{service}{}", "x".repeat(1_000)), POINT, AUTH),
    ];
    let endpoints = vec![json!({ "endpoint": service }), json!({ "endpoint": "" })];
    let no_assertions = vec![assertion(""), assertion("A"), assertion("żó")];
    vec![
        sample("post", "/api/login/passkey", vec![assertion("AAAA")], no_assertions),
        sample("post", "/api/passkeys", passkeys, no_passkeys),
        sample("delete", "/api/passkeys", ids(&["AAAA", "AA=="]), ids(&["", "A", "AB", "!"])),
        sample("post", "/api/push", pushes, no_pushes),
        sample("delete", "/api/push", endpoints, vec![json!({})]),
    ]
}

fn tables() -> Vec<Sample> {
    let table = |with: Value| {
        let mut wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
        with.as_object().expect("fields").iter().for_each(|(name, value)| wanted[name] = value.clone());
        wanted
    };
    let four = json!({
        "game": "multiwarcaby", "options": { "seats": "4", "teams": "yes" },
        "seats": ["me", "open", "open", { "bot": "easy" }]
    });
    let whole = json!({ "options": { "board": "9" }, "public": true, "entropy": ENTROPY, "position": null });
    let mut good: Vec<Value> = vec![table(whole), four];
    let times =
        ["none", "fischer:300+5", "fischer:0+5", "byoyomi:600+30x5", "byoyomi:60+0x0", "days:3", "days:100"];
    good.extend(times.map(|time| table(json!({ "time": time }))));
    good.extend(["wait", "vote", "bot", "bot-after-60"].map(|absence| table(json!({ "absence": absence }))));
    good.extend(Player::ALL.map(|player| table(json!({ "seats": ["me", { "bot": player.name() }] }))));
    good.extend(Kind::ALL.iter().map(|kind| {
        let seats = vec![json!("open"); usize::from(kind.usual().seats())];
        json!({ "game": kind.id(), "seats": seats })
    }));
    let bad = [
        json!({ "game": "szachy" }),
        json!({ "game": "" }),
        json!({ "options": { "board": "7" } }),
        json!({ "options": { "colour": "red" } }),
        json!({ "seats": ["me"] }),
        json!({ "seats": ["me", "open", "open"] }),
        json!({ "seats": ["me", { "bot": "genius" }] }),
        json!({ "seats": ["me", { "bot": "strong:500" }] }),
        json!({ "time": "fischer:0+0" }),
        json!({ "time": "byoyomi:0+0x3" }),
        json!({ "time": "days:0" }),
        json!({ "time": "" }),
        json!({ "absence": "bot-after-0" }),
        json!({ "entropy": "zz" }),
        json!({ "commitment": "" }),
        json!({ "position": "" }),
    ];
    let seats = vec![
        json!({}),
        json!({ "seat": 0 }),
        json!({ "seat": 1.0, "entropy": ENTROPY }),
        json!({ "secret": null }),
    ];
    let no_seats = vec![
        json!({ "seat": 102.0 }),
        json!({ "seat": 9 }),
        json!({ "seat": -1 }),
        json!({ "seat": 0.5 }),
        json!([]),
    ];
    let no_bots = vec![json!({ "bot": "" }), json!({ "bot": "strong:5" })];
    let bad = bad.map(table).to_vec();
    vec![
        sample("post", "/api/dice", good.clone(), bad.clone()),
        sample("post", "/api/tables", good, bad),
        sample("post", "/api/tables/{table}/sit", seats, no_seats),
        sample("post", "/api/tables/{table}/bots", vec![json!({ "bot": "easy" })], no_bots),
        sample(
            "post",
            "/api/tables/{table}/link",
            vec![json!({ "open": true }), json!({ "open": false })],
            vec![json!({ "open": "yes" }), json!({}), json!([true])],
        ),
        sample(
            "post",
            "/api/tables/{table}/qr",
            vec![json!({ "secret": "any-0123456789" }), json!({ "secret": "x" })],
            vec![json!({ "secret": "" }), json!({ "secret": "a b" }), json!({ "secret": "x".repeat(41) })],
        ),
    ]
}

fn words() -> Sample {
    let mut number = 0;
    let mut said = |wish: Value| {
        number += 1;
        json!({ "id": format!("a{number}"), "do": wish })
    };
    let wishes = [
        json!({ "mute": { "who": { "seat": 1.0 }, "yes": true } }),
        json!({ "ping": {} }),
        json!({ "act": ["C3-D4"] }),
        json!({ "take-back": {} }),
        json!({ "offer": "draw" }),
        json!({ "offer": "stand-in-1" }),
        json!({ "offer": "rematch" }),
        json!({ "answer": { "offer": "takeback", "yes": false } }),
        json!({ "say": " Dzień dobry " }),
        json!({ "say": "ż".repeat(500) }),
        json!({ "draft": [] }),
        json!({ "rematch": { "entropy": ENTROPY } }),
    ];
    let no_wishes = [
        json!({ "act": vec!["C3-D4"; 513] }),
        json!({ "offer": "" }),
        json!({ "offer": "stand-in-9" }),
        json!({ "offer": "peace" }),
        json!({ "answer": { "offer": "rematch", "yes": true } }),
        json!({ "answer": ["draw", true] }),
        json!({ "say": "" }),
        json!({ "say": "\n \u{7}" }),
        json!({ "say": "ż".repeat(501) }),
        json!({ "mute": { "who": { "seat": 102.0 }, "yes": true } }),
        json!({ "mute": { "who": { "seat": 0.5 }, "yes": true } }),
        json!({ "rematch": [] }),
        json!({ "dance": {} }),
    ];
    let mut good: Vec<Value> = wishes.map(&mut said).to_vec();
    good.push(json!({ "id": "x".repeat(40), "seen": 0.0, "do": { "ping": {} } }));
    good.push(json!({ "id": "e1", "entropy": "0f".repeat(16), "do": { "act": ["C3-D4"] } }));
    let mut bad: Vec<Value> = no_wishes.map(&mut said).to_vec();
    let no_ids = ["", "with a blank", "ż", &"x".repeat(41)];
    bad.extend(no_ids.map(|id| json!({ "id": id, "do": { "ping": {} } })));
    bad.push(json!({ "id": "a1", "seen": -1, "do": { "ping": {} } }));
    bad.push(json!({ "id": "e2", "entropy": "zz", "do": { "act": ["C3-D4"] } }));
    bad.push(json!({ "id": "e3", "entropy": ENTROPY, "do": { "ping": {} } }));
    bad.push(json!(["a1", null, { "ping": {} }]));
    sample("post", "/api/tables/{table}/say", good, bad)
}

/// The same with something wrong with it, whatever it is: a field is gone, is another thing, or stands beside the others.
fn spoilt(whole: &Value) -> Vec<Value> {
    let Some(fields) = whole.as_object() else { return Vec::new() };
    let instead = [
        Value::Null,
        json!(""),
        json!("\u{0}"),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(true),
        json!([]),
        json!({}),
    ];
    let mut all = vec![whole.clone()];
    all[0]["another"] = json!(1);
    for (name, value) in fields {
        let mut without = whole.clone();
        without.as_object_mut().expect("fields").remove(name);
        all.push(without);
        for other in instead.iter().cloned().chain(spoilt(value)) {
            let mut with = whole.clone();
            with[name] = other;
            all.push(with);
        }
    }
    all
}

#[tokio::test]
async fn what_the_description_allows_is_read_and_what_it_forbids_is_refused() {
    let asking = Asking::new().await;
    let samples = samples();
    let asked = samples.iter().map(|sample| (sample.method.to_owned(), sample.path.to_owned())).collect();
    assert_eq!(asking.description.taking(), asked, "every request that takes something is asked");
    for Sample { method, path, good, bad } in &samples {
        for body in good {
            assert!(asking.compare(method, path, body).await, "{method} {path}: well said, {body}");
        }
        for body in bad {
            assert!(!asking.compare(method, path, body).await, "{method} {path}: not well said, {body}");
        }
        // Passwords take their time; what is asked for there is asked for elsewhere, too.
        let slow = ["/api/login", "/api/register"].contains(path);
        for body in spoilt(&good[0]).iter().filter(|_| !slow) {
            asking.compare(method, path, body).await;
        }
    }
    // What stands in the address.
    let Asking { hania, table, .. } = &asking;
    for since in ["-1", "x", "1.5"] {
        for way in ["poll", "socket"] {
            let path = format!("/api/tables/{table}/{way}?since={since}");
            hania.get(&path).await.expect_code(400, "unreadable");
        }
    }
}

/// The paths of the router, as its source has them.
fn routes() -> BTreeSet<String> {
    let source = include_str!("../../../src/api.rs");
    let (api, outside) = source.split_once(".nest(\"/api\", api)").expect("the router");
    let paths = |text: &str, under: &str| -> Vec<String> {
        let found = text.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.map(|path| format!("{under}{path}")).collect()
    };
    paths(api, "/api").into_iter().chain(paths(outside, "")).collect()
}

#[tokio::test]
async fn the_router_and_the_description_have_the_same_requests() {
    let asking = Asking::new().await;
    let described = asking.description.paths();
    assert_eq!(routes(), described.keys().cloned().collect::<BTreeSet<_>>());
    for (path, methods) in described {
        // A method that no path has is answered with those it has.
        let answer = asking.hania.ask("PATCH", &path.replace("{table}", &asking.table), None).await;
        assert_eq!(answer.status, 405, "{path}");
        let allowed = answer.head.lines().find_map(|line| line.strip_prefix("allow: ")).expect("methods");
        let allowed: BTreeSet<String> =
            allowed.split(',').map(str::to_lowercase).filter(|method| method != "head").collect();
        assert_eq!(allowed, methods, "{path}");
    }
}
