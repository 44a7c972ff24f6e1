//! One person who wants what belongs to all.

use super::Ground;
use crate::client::Client;
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

/// How much longer an easy bot may take than when nobody else is there.
const BOT: u32 = 8;
/// On a machine that is busy with something else.
const BUSY: Duration = Duration::from_secs(3);
/// How many tables of one maker a lobby shows (docs/server.md).
const OF_ONE_MAKER: usize = 3;

/// How long an easy bot takes to answer somebody.
async fn answered(ground: &Ground<'_>, number: u8) -> Result<Duration> {
    let from = Ipv4Addr::new(127, 5, 5, number);
    let honest = Client::guest(ground.server.address, from, "Ola").await?;
    let wanted = json!({ "game": "warcaby", "seats": ["me", { "bot": "easy" }] });
    let made = honest.post("/api/tables", &wanted).await?.good()?;
    let table = made["table"].as_str().context("a table")?;
    let mut line = honest.listen(table, None).await?;
    let moves = honest.get(&format!("/api/tables/{table}/moves")).await?.good()?;
    let action = moves["any"].as_str().context("a move")?.to_owned();
    let began = Instant::now();
    line.command("b1", &json!({ "act": [action] })).await?;
    loop {
        let heard = line.hear().await.context("the bot does not answer")?.context("hung up")?;
        if heard["event"]["n"].as_u64() >= Some(2) {
            return Ok(began.elapsed());
        }
    }
}

pub async fn bots(ground: &mut Ground<'_>) -> Result<()> {
    let before = answered(ground, 6).await?;
    let attacker = ground.guest(1, "Ewa").await?;
    let wanted = json!({ "game": "warcaby", "seats": [{ "bot": "strong" }, { "bot": "strong" }] });
    let mut watching = Vec::new();
    for number in 0..121 {
        let made = attacker.post("/api/tables", &wanted).await?;
        // Some are watched, so that their bots do play.
        if number < 30
            && let Some(table) = made.json()["table"].as_str()
        {
            watching.push(attacker.listen(table, None).await?);
        }
    }
    let meanwhile = answered(ground, 7).await?;
    let most = before * BOT + BUSY;
    ensure!(meanwhile < most, "an easy bot took {meanwhile:?}, and {before:?} before");
    Ok(())
}

pub async fn lobby(ground: &mut Ground<'_>) -> Result<()> {
    let public = json!({ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": "days:3" });
    let honest = Client::guest(ground.server.address, Ipv4Addr::new(127, 5, 5, 6), "Ola").await?;
    let own = honest.post("/api/tables", &public).await?.good()?;
    let attacker = ground.guest(1, "Ewa").await?;
    for _ in 0..110 {
        if attacker.post("/api/tables", &public).await?.status != 200 {
            break;
        }
    }
    let lobby = ground.stranger(2).get("/api/lobby").await?.good()?;
    let tables = lobby["tables"].as_array().context("a lobby")?;
    ensure!(
        tables.iter().any(|table| table["table"] == own["table"]),
        "an honest table was pushed out of the lobby"
    );
    ensure!(
        tables.len() <= 1 + OF_ONE_MAKER,
        "the lobby shows {} tables, nearly all of one maker",
        tables.len()
    );
    Ok(())
}

pub async fn challenges(ground: &mut Ground<'_>) -> Result<()> {
    let attacker = ground.guest(1, "Ewa").await?;
    let mut stream = attacker.connect().await?;
    // One after the other on one line, and more than a server keeps open at a time.
    let request = attacker.request("POST", "/api/passkeys/options", "keep-alive", "{}").repeat(10_100);
    let (mut reader, mut writer) = stream.split();
    // Whoever is limited may be hung up on.
    let asked = async { _ = writer.write_all(request.as_bytes()).await };
    let answered = async {
        let mut answers = vec![0; 64 * 1024];
        while timeout(Duration::from_secs(2), reader.read(&mut answers))
            .await
            .is_ok_and(|read| read.is_ok_and(|n| n > 0))
        {}
    };
    tokio::join!(asked, answered);
    let other = Client::stranger(ground.server.address, Ipv4Addr::new(127, 5, 5, 7));
    let answer = other.post("/api/login/passkey/options", &json!({})).await?;
    ensure!(answer.status == 200, "others cannot sign in: {}", answer.body);
    Ok(())
}
