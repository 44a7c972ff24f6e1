//! Accounts of others, and one's own beyond what one was given.

use super::Ground;
use crate::client::{Client, code, is_done, two};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::net::Ipv4Addr;

const PASSWORD: &str = "trudne haslo do zgadniecia";
/// The point that generates P-256, as browsers write a key.
const POINT: &str = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

/// An account of somebody honest.
async fn account(ground: &Ground<'_>, name: &str) -> Result<Client> {
    let mut client = Client::stranger(ground.server.address, Ipv4Addr::new(127, 5, 5, 8));
    client.become_somebody("/api/register", &json!({ "name": name, "password": PASSWORD })).await?;
    Ok(client)
}

/// So many strangers together may try one account at once (docs/server.md), and a few more while they try.
const AT_ONE_ACCOUNT: usize = 100;
const MEANWHILE: usize = 5;

/// How many of so many passwords are tried at Halina's account, by eight from each address.
async fn tries(ground: &Ground<'_>, attempts: usize, name: impl Fn(usize) -> String) -> Result<usize> {
    let mut tried = 0;
    for attempt in 0..attempts {
        let body = json!({ "name": name(attempt), "password": format!("wrong password {attempt}") });
        let address = u8::try_from(1 + attempt / 8)?;
        let answer = ground.stranger(address).post("/api/login", &body).await?;
        ensure!([401, 429].contains(&answer.status), "{}: {}", answer.status, answer.body);
        tried += usize::from(answer.status != 429);
    }
    Ok(tried)
}

pub async fn padded_names(ground: &mut Ground<'_>) -> Result<()> {
    account(ground, "Halina").await?;
    let spelled = |attempt: usize| {
        let name = if attempt.is_multiple_of(2) { "Halina" } else { "hALINA" };
        format!("{}{name}{}", " ".repeat(attempt % 9), " ".repeat(attempt / 9))
    };
    let tried = tries(ground, 160, spelled).await?;
    ensure!(tried <= AT_ONE_ACCOUNT + MEANWHILE, "{tried} of 160 passwords were tried at one account");
    ensure!(tried >= AT_ONE_ACCOUNT, "others use up nothing: {tried} were tried");
    Ok(())
}

pub async fn lock_out(ground: &mut Ground<'_>) -> Result<()> {
    let owner = account(ground, "Halina").await?;
    // One address alone takes from nobody.
    for attempt in 0..60 {
        let body = json!({ "name": "Halina", "password": format!("wrong password {attempt}") });
        ground.stranger(200).post("/api/login", &body).await?;
    }
    let body = json!({ "name": "Halina", "password": PASSWORD });
    let mut elsewhere = Client::stranger(ground.server.address, Ipv4Addr::new(127, 5, 5, 9));
    elsewhere.become_somebody("/api/login", &body).await.context("one address locks the owner out")?;
    // However many do, she comes in where she has been before.
    let tried = tries(ground, 160, |_| "Halina".to_owned()).await?;
    ensure!(tried < 160, "nobody was kept from guessing");
    let mut here = owner.at(Ipv4Addr::new(127, 5, 5, 10));
    here.become_somebody("/api/login", &body).await.context("many addresses lock the owner out")?;
    Ok(())
}

/// A program that acts for somebody.
fn robot(ground: &Ground<'_>, made: &Value) -> Result<Client> {
    let token = made["token"].as_str().context("a token")?;
    Ok(ground.stranger(1).with("authorization", &format!("Bearer {token}")))
}

pub async fn tokens(ground: &mut Ground<'_>) -> Result<()> {
    let owner = account(ground, "Halina").await?;
    let guest = ground.guest(2, "Ewa").await?;
    for person in [owner, guest] {
        for scope in ["play", "read"] {
            let wanted = json!({ "name": format!("robot to {scope}"), "scope": scope });
            let robot = robot(ground, &person.post("/api/tokens", &wanted).await?.good()?)?;
            let before = robot.get("/api/me").await?.good().context("the token is of no use")?;
            for (path, body) in [
                ("/api/tokens", json!({ "name": "another" })),
                ("/api/passkeys/options", json!({})),
                ("/api/password", json!({ "old": PASSWORD, "new": "another one for them" })),
                ("/api/register", json!({ "name": "Zofia", "password": "another one for them" })),
                ("/api/name", json!({ "name": "Zofia" })),
                ("/api/guest/link", json!({})),
                ("/api/push", json!({})),
            ] {
                let answer = robot.post(path, &body).await?;
                let said = (answer.status, answer.code());
                ensure!((400..500).contains(&said.0), "{path} by a token to {scope}: {said:?}");
                ensure!(!answer.head.contains("set-cookie"), "{path} by a token to {scope} gives a session");
            }
            ensure!(robot.get("/api/me").await?.good()? == before, "somebody else by a token to {scope}");
            let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
            let made = robot.post("/api/tables", &wanted).await?;
            ensure!(
                (made.status == 200) == (scope == "play"),
                "a table by a token to {scope}: {}",
                made.body
            );
        }
    }
    Ok(())
}

pub async fn old_sockets(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    let made = people[1].post("/api/tokens", &json!({ "name": "robot" })).await?.good()?;
    let robot = robot(ground, &made)?;
    let mut of_token = robot.listen(&table, None).await?;
    ensure!(is_done(&of_token.command("r1", &json!({ "say": "here" })).await?), "a token does not play");
    let mut of_session = people[0].listen(&table, None).await?;
    let out = people[0].post("/api/logout", &json!({})).await?;
    ensure!(out.status < 300, "{}", out.body);
    let out = people[1].ask("DELETE", "/api/tokens", Some(json!({ "name": "robot" }).to_string())).await?;
    ensure!(out.status < 300, "{}", out.body);
    for (line, what) in [(&mut of_session, "session"), (&mut of_token, "token")] {
        let answer = line.command("s1", &json!({ "say": "still here" })).await;
        ensure!(!answer.as_ref().is_ok_and(is_done), "a socket goes on after its {what} has ended");
        // It is told, or at least hung up on; nothing is heard any more.
        while line.hear().await.is_ok_and(|heard| heard.is_some()) {}
    }
    ensure!(robot.get("/api/me").await?.status == 401, "a token that has ended is good");
    Ok(())
}

pub async fn names(ground: &mut Ground<'_>) -> Result<()> {
    for (at, name) in ["\u{200b}", "\u{3164}", "\u{2800}", "\u{feff}", "\u{ad}"].into_iter().enumerate() {
        let answer = ground.stranger(1 + at as u8).post("/api/guest", &json!({ "name": name })).await?;
        ensure!(
            (400..500).contains(&answer.status),
            "a guest has the invisible name {name:?}: {}",
            answer.status
        );
    }
    account(ground, "Halina").await?;
    for (at, name) in ["Halina\u{200b}", "H\u{430}lina", "HALINA", "Halina\u{202e}"].into_iter().enumerate() {
        let body = json!({ "name": name, "password": PASSWORD });
        let answer = ground.stranger(20 + at as u8).post("/api/register", &body).await?;
        let said = (answer.status, answer.code());
        let is_refused = ["name-taken", "invisible-name"].contains(&said.1.as_str());
        ensure!(is_refused, "an account is called {name:?} beside Halina: {said:?}");
    }
    Ok(())
}

pub async fn passwords(ground: &mut Ground<'_>) -> Result<()> {
    for (at, password) in ["password", "12345678", "        ", "aaaaaaaa", "Ewa4Ewa4"].into_iter().enumerate()
    {
        let body = json!({ "name": format!("Ewa{at}"), "password": password });
        let answer = ground.stranger(1 + at as u8).post("/api/register", &body).await?;
        let said = (answer.status, answer.code());
        ensure!(said == (422, "weak-password".to_owned()), "{password:?} for a password: {said:?}");
    }
    let body = json!({ "name": "Ewa", "password": PASSWORD });
    ground.stranger(9).post("/api/register", &body).await?.good().context("a good one is refused")?;
    Ok(())
}

/// L14: where browsers may be sent to.
pub async fn push(ground: &mut Ground<'_>) -> Result<()> {
    let guest = ground.guest(1, "Ewa").await?;
    let wanted = |endpoint: &str| json!({ "endpoint": endpoint, "keys": { "p256dh": POINT, "auth": "AAAAAAAAAAAAAAAAAAAAAA" } });
    for endpoint in [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://10.1.2.3/a",
        "https://192.168.1.1/a",
        "https://169.254.169.254/a",
        "https://100.64.0.1/a",
        "https://192.0.0.8/a",
        "https://198.18.0.1/a",
        "https://240.0.0.1/a",
        "https://0.0.0.0/a",
        "https://[::1]/a",
        "https://[fe80::1]/a",
        "https://[fd00::1]/a",
        "https://[::ffff:127.0.0.1]/a",
        "https://[::127.0.0.1]/a",
        "https://[64:ff9b::7f00:1]/a",
        "https://[2002:7f00:1::]/a",
        "https://localhost/a",
        "https://user@push.example.org/a",
    ] {
        let answer = guest.post("/api/push", &wanted(endpoint)).await?;
        ensure!(answer.code() == "bad-push", "posts to {endpoint}: {} {}", answer.status, answer.body);
    }
    let answer = guest.post("/api/push", &wanted("https://push.example.org/a")).await?;
    ensure!(answer.status == 204, "a good address is refused: {}", answer.body);
    Ok(())
}

/// L15: thirty who come at once from one address, and sit down.
pub async fn class(ground: &mut Ground<'_>) -> Result<()> {
    let mut pupils = Vec::new();
    for number in 0..30 {
        pupils.push(ground.guest(1, &format!("Pupil {number}")).await.context("a class is kept out")?);
    }
    for pair in pupils.chunks(2) {
        let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
        let made = pair[0].post("/api/tables", &wanted).await?.good()?;
        let link = made["any"].as_str().and_then(|link| link.split_once('#')).context("a link")?.1;
        let table = made["table"].as_str().context("a table")?;
        let sat = pair[1].post(&format!("/api/tables/{table}/sit"), &json!({ "secret": link })).await?;
        sat.good().context("a class cannot sit down")?;
    }
    Ok(())
}

pub async fn origins(ground: &mut Ground<'_>) -> Result<()> {
    let host = ground.server.address;
    let guest = ground.guest(1, "Ewa").await?;
    for origin in [
        "http://evil.example".to_owned(),
        "null".to_owned(),
        format!("https://{host}"),
        format!("file://{host}"),
    ] {
        let answer = guest.clone().with("origin", &origin).post("/api/logout", &json!({})).await?;
        ensure!(answer.status == 403, "a request from {origin} is taken: {}", answer.status);
    }
    let own = guest.with("origin", &format!("http://{host}"));
    let answer = own.post("/api/tables", &json!({ "game": "none" })).await?;
    ensure!(answer.code() != "wrong-origin" && code(&answer.json()).is_empty(), "the own origin is refused");
    Ok(())
}
