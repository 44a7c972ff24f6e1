//! Accounts of others, and one's own beyond what one was given.

use super::Ground;
use crate::client::{Client, code, is_done, two};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::net::Ipv4Addr;

const PASSWORD: &str = "trudne haslo do zgadniecia";

/// An account of somebody honest.
async fn account(ground: &Ground<'_>, name: &str) -> Result<Client> {
    let mut client = Client::stranger(ground.server.address, Ipv4Addr::new(127, 5, 5, 8));
    client.become_somebody("/api/register", &json!({ "name": name, "password": PASSWORD })).await?;
    Ok(client)
}

pub async fn padded_names(ground: &mut Ground<'_>) -> Result<()> {
    account(ground, "Halina").await?;
    let mut tried = 0;
    for attempt in 0..80 {
        let name = format!("{}Halina{}", " ".repeat(attempt % 9), " ".repeat(attempt / 9));
        let body = json!({ "name": name, "password": format!("wrong password {attempt}") });
        let answer = ground.stranger(1 + attempt as u8 % 10).post("/api/login", &body).await?;
        tried += u32::from(answer.status != 429);
    }
    ensure!(tried <= 30, "{tried} of 80 passwords were tried at one account");
    Ok(())
}

pub async fn lock_out(ground: &mut Ground<'_>) -> Result<()> {
    account(ground, "Halina").await?;
    for attempt in 0..60 {
        let body = json!({ "name": "Halina", "password": format!("wrong password {attempt}") });
        ground.stranger(1).post("/api/login", &body).await?;
    }
    let mut owner = Client::stranger(ground.server.address, Ipv4Addr::new(127, 5, 5, 9));
    let body = json!({ "name": "Halina", "password": PASSWORD });
    owner.become_somebody("/api/login", &body).await.context("the owner is locked out")?;
    Ok(())
}

pub async fn tokens(ground: &mut Ground<'_>) -> Result<()> {
    let owner = account(ground, "Halina").await?;
    let made = owner.post("/api/tokens", &json!({ "name": "robot" })).await?.good()?;
    let token = made["token"].as_str().context("a token")?;
    let robot = ground.stranger(1).with("authorization", &format!("Bearer {token}"));
    robot.get("/api/me").await?.good().context("the token is of no use")?;
    for (path, body) in [
        ("/api/tokens", json!({ "name": "another" })),
        ("/api/passkeys/options", json!({})),
        ("/api/password", json!({ "old": PASSWORD, "password": "another one for them" })),
        ("/api/name", json!({ "name": "Ewa" })),
    ] {
        let answer = robot.post(path, &body).await?;
        ensure!((400..500).contains(&answer.status), "{path} by a token: {} {}", answer.status, answer.body);
    }
    Ok(())
}

pub async fn old_sockets(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    let mut line = people[0].listen(&table, None).await?;
    let out = people[0].post("/api/logout", &json!({})).await?;
    ensure!(out.status < 300, "{}", out.body);
    let answer = line.command("s1", &json!({ "say": "still here" })).await;
    ensure!(!answer.as_ref().is_ok_and(is_done), "a socket moves on after its session has ended");
    Ok(())
}

pub async fn names(ground: &mut Ground<'_>) -> Result<()> {
    for (at, name) in ["\u{200b}", "\u{3164}", "\u{2800}", "\u{feff}", "\u{ad}"].into_iter().enumerate() {
        let answer = ground.stranger(1 + at as u8).post("/api/guest", &json!({ "name": name })).await?;
        ensure!(answer.status == 400, "a guest has the invisible name {name:?}: {}", answer.status);
    }
    account(ground, "Halina").await?;
    for (at, name) in ["Halina\u{200b}", "H\u{430}lina", "HALINA", "Halina\u{202e}"].into_iter().enumerate() {
        let body = json!({ "name": name, "password": PASSWORD });
        let answer = ground.stranger(20 + at as u8).post("/api/register", &body).await?;
        ensure!((400..500).contains(&answer.status), "an account is called {name:?} beside Halina");
    }
    Ok(())
}

pub async fn passwords(ground: &mut Ground<'_>) -> Result<()> {
    for (at, password) in ["password", "12345678", "        ", "aaaaaaaa"].into_iter().enumerate() {
        let body = json!({ "name": format!("Ewa{at}"), "password": password });
        let answer = ground.stranger(1 + at as u8).post("/api/register", &body).await?;
        ensure!(answer.status == 400, "{password:?} is taken for a password: {}", answer.status);
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
