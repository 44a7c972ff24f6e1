//! What is tried at a table.

use super::Ground;
use crate::client::{Client, code, is_done, two};
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A sign of four bytes.
pub const WIDE: &str = "\u{1f0a1}";

pub async fn seems_present(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({ "absence": "bot-after-1" })).await?;
    let mut here = people[0].listen(&table, None).await?;
    let never_reads = people[1].clone().that_takes_little().listen(&table, None).await?;
    // Enough to fill what waits for who does not read; who is limited has tried.
    for number in 0..3_000 {
        let answer = here.command(&format!("c{number}"), &json!({ "say": WIDE.repeat(490) })).await?;
        if !is_done(&answer) {
            break;
        }
    }
    drop(never_reads);
    let until = Instant::now() + Duration::from_secs(20);
    while Instant::now() < until {
        let told = people[0].get(&format!("/api/tables/{table}")).await?.good()?;
        if told["places"][1]["here"] == false {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    bail!("who has left is still said to be here after 20 s")
}

async fn watchers(ground: &Ground<'_>) -> Result<(String, [Client; 2])> {
    let from = [ground.address(1), ground.address(2)];
    let (table, _) = two(ground.server.address, from, &json!({})).await?;
    Ok((table, [ground.guest(3, "Ewa").await?, ground.guest(4, "Jan").await?]))
}

/// How often something was said at a table.
async fn said(client: &Client, table: &str, text: &str) -> Result<usize> {
    let told = client.get(&format!("/api/tables/{table}/poll?since=0&noted=0")).await?.good()?;
    let gap = told.as_array().into_iter().flatten().find_map(|message| message.get("gap"));
    let events = gap.and_then(|gap| gap["events"].as_array()).context("no log")?;
    Ok(events.iter().filter(|event| event["what"]["said"]["text"] == text).count())
}

pub async fn old_ids(ground: &mut Ground<'_>) -> Result<()> {
    let (table, [ewa, _]) = watchers(ground).await?;
    let mut line = ewa.listen(&table, None).await?;
    let first = json!({ "say": "only once" });
    let done = line.command("first", &first).await?;
    ensure!(is_done(&done), "{done}");
    for number in 0..200 {
        line.command(&format!("n{number}"), &json!({ "say": format!("{number}") })).await?;
    }
    let again = line.command("first", &first).await?;
    ensure!(again == done, "answered otherwise: {again}");
    let times = said(&ewa, &table, "only once").await?;
    ensure!(times == 1, "said {times} times");
    // A log that is too long to be told: who comes back is told how everything stands, and the name still holds.
    for number in 200..1_050 {
        line.command(&format!("n{number}"), &json!({ "say": format!("{number}") })).await?;
    }
    let told = ewa.listen(&table, Some(1)).await?.hear().await?.context("hung up")?;
    ensure!(told["welcome"]["n"] == 1_051, "who comes back to a long log is told {told}");
    ground.server.kill()?;
    ground.server.start_again()?;
    let mut back = ewa.listen(&table, None).await?;
    let again = back.command("first", &first).await?;
    ensure!(again == done, "answered otherwise after a kill: {again}");
    let other = back.command("first", &json!({ "say": "something else" })).await?;
    ensure!(code(&other) == "id-used", "another wish by the same name: {other}");
    Ok(())
}

pub async fn ids_of_watchers(ground: &mut Ground<'_>) -> Result<()> {
    let (table, people) = watchers(ground).await?;
    for client in &people {
        let mut line = client.listen(&table, None).await?;
        let answer: Value = line.command("1", &json!({ "say": "hello" })).await?;
        ensure!(is_done(&answer), "{answer}");
    }
    let times = said(&people[0], &table, "hello").await?;
    ensure!(times == 2, "two said it, it was heard {times} times");
    Ok(())
}

pub async fn second_server(ground: &mut Ground<'_>) -> Result<()> {
    let status = ground.server.second()?;
    ensure!(status.code() == Some(1), "the second server ended as {status}");
    Ok(())
}

pub async fn talk(ground: &mut Ground<'_>) -> Result<()> {
    let (table, [ewa, jan]) = watchers(ground).await?;
    let mut line = ewa.listen(&table, None).await?;
    let mut refused = None;
    for number in 0..3_000 {
        let answer = line.command(&format!("c{number}"), &json!({ "say": "x".repeat(100) })).await?;
        if !is_done(&answer) {
            refused = Some(code(&answer).to_owned());
            break;
        }
    }
    let began = Instant::now();
    jan.listen(&table, None).await?.hear().await?;
    ensure!(began.elapsed() < Duration::from_secs(1), "a welcome took {} ms", began.elapsed().as_millis());
    ensure!(refused.is_some(), "3,000 lines were taken without a bound");
    Ok(())
}
