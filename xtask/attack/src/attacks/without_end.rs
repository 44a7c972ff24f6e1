//! What is allowed, over and over.

use super::Ground;
use crate::client::{Client, two};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

/// The memory that a server may have, in kilobytes, whatever is made and left.
const MOST_MEMORY: u64 = 300_000;
/// After so long nothing is in memory any more of a table that was left: a minute for who comes back, and as long until the next sweep.
const FORGOTTEN: Duration = Duration::from_secs(150);
/// How long others may wait beside it, on a machine that is busy with something else.
const MOST: Duration = Duration::from_secs(5);
/// How many polls of one person wait (docs/server.md).
const POLLS_OF_ONE: usize = 20;

/// A number that the server tells those who watch over it.
async fn metric(ground: &Ground<'_>, name: &str) -> Result<u64> {
    let told = Client::stranger(ground.server.address, Ipv4Addr::LOCALHOST).get("/metrics").await?;
    let number = told.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    number.and_then(|number| number.parse().ok()).with_context(|| format!("no {name}: {}", told.body))
}

pub async fn abandon(ground: &mut Ground<'_>) -> Result<()> {
    let wanted = [
        json!({ "game": "warcaby", "seats": ["me", "open"], "time": "fischer:300+5" }),
        json!({ "game": "multiwarcaby", "seats": ["me", { "bot": "easy" }] }),
        json!({ "game": "medh-kuu-lash", "seats": ["me", "open"], "public": true }),
        json!({ "game": "szachowa-bitwa", "seats": ["me", { "bot": "easy" }], "time": "days:3" }),
    ];
    let began = Instant::now();
    let (mut made, mut early) = (0_u64, None);
    while began.elapsed() < ground.span {
        for (wanted, number) in wanted.iter().zip(1..) {
            let guest = ground.guest(number, "Ewa").await?;
            let table = guest.post("/api/tables", wanted).await?.good()?;
            drop(guest.listen(table["table"].as_str().context("a table")?, None).await?);
            made += 1;
        }
        if early.is_none() && began.elapsed() > FORGOTTEN {
            early = Some(made);
        }
        let memory = ground.server.memory()?;
        ensure!(memory < MOST_MEMORY, "{memory} kB of memory after {made} tables");
    }
    // Those that were left long ago are gone.
    if let Some(early) = early {
        let here = metric(ground, "stolik_tables").await?;
        // Twice as many as are made in that time, for no machine is as quick all the time.
        ensure!(here <= 2 * early, "{here} of {made} tables are still in memory");
    }
    Ok(())
}

pub async fn largest(ground: &mut Ground<'_>) -> Result<()> {
    let options = json!({ "map_seed": "7", "width": "64", "height": "64" });
    let wanted = json!({ "game": "wojna", "options": options, "seats": ["me", { "bot": "strong" }] });
    let attacker = ground.guest(1, "Ewa").await?;
    let other = Client::guest(ground.server.address, Ipv4Addr::new(127, 5, 5, 6), "Ola").await?;
    let began = Instant::now();
    let mut slowest = Duration::ZERO;
    let mut lines = Vec::new();
    while began.elapsed() < ground.span.max(Duration::from_secs(5)) {
        let made = attacker.post("/api/tables", &wanted).await?;
        if let Some(table) = made.json()["table"].as_str() {
            lines.push(attacker.listen(table, None).await?);
            for what in ["/moves", "/record", "/poll"] {
                attacker.get(&format!("/api/tables/{table}{what}")).await?;
            }
            attacker.get(&format!("/table/{table}/picture.png")).await?;
        }
        // Somebody else has just come and wants to play.
        let asked = Instant::now();
        other.get("/api/lobby").await?.good()?;
        slowest = slowest.max(asked.elapsed());
        ensure!(slowest < MOST, "others waited {} ms", slowest.as_millis());
    }
    Ok(())
}

pub async fn polls(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, [ewa, jan]) = two(ground.server.address, from, &json!({})).await?;
    let now = format!("/api/tables/{table}/poll");
    let told = ewa.get(&now).await?.good()?;
    let last = told[0]["welcome"]["n"].as_u64().with_context(|| format!("no welcome: {told}"))?;
    let path = format!("{now}?since={last}");
    let asking: Vec<_> = (0..300)
        .map(|_| {
            let (ewa, path) = (ewa.clone(), path.clone());
            tokio::spawn(async move { ewa.get(&path).await.map(|answer| answer.status) })
        })
        .collect();
    let until = Instant::now() + MOST;
    while Instant::now() < until {
        let waiting = metric(ground, "stolik_polls").await?;
        ensure!(waiting <= POLLS_OF_ONE as u64, "{waiting} polls of one person wait");
        let began = Instant::now();
        jan.get(&now).await?.good()?;
        ensure!(began.elapsed() < MOST, "others waited {} ms", began.elapsed().as_millis());
        // Far from every limit.
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    let mut refused = 0;
    for asked in asking {
        refused += usize::from(asked.await??.eq(&429));
    }
    ensure!(refused >= 300 - POLLS_OF_ONE, "only {refused} of 300 were refused");
    Ok(())
}
