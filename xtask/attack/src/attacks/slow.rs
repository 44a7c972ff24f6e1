//! Slow and hostile clients.

use super::Ground;
use super::tables::WIDE;
use crate::client::{code, is_done, two};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::timeout;

const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\nX-";

pub async fn half_requests(ground: &mut Ground<'_>) -> Result<()> {
    let attacker = ground.stranger(1);
    let mut held = Vec::new();
    for _ in 0..1_100 {
        // The server may hang up on some already.
        let Ok(mut stream) = attacker.connect().await else { break };
        if stream.write_all(HALF).await.is_ok() {
            held.push(stream);
        }
    }
    for _ in 0..10 {
        ground.others_are_answered().await.with_context(|| format!("with {} half requests", held.len()))?;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    Ok(())
}

pub async fn half_requests_at_a_stop(ground: &mut Ground<'_>) -> Result<()> {
    let attacker = ground.stranger(1);
    let mut head = attacker.connect().await?;
    head.write_all(HALF).await?;
    let mut body = attacker.connect().await?;
    let begun = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    body.write_all(begun).await?;
    ground.others_are_answered().await?;
    ground.server.ask_to_stop()?;
    let status = ground.server.wait(Duration::from_secs(15))?;
    ensure!(status.success(), "it ended as {status}");
    Ok(())
}

pub async fn ready(ground: &mut Ground<'_>) -> Result<()> {
    let attacker = ground.stranger(1);
    let mut stream = attacker.connect().await?;
    let request = b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2_000);
    let (mut reader, mut writer) = stream.split();
    // Whoever is limited may be hung up on; what counts is that nobody else notices.
    let sent = async { _ = writer.write_all(&request).await };
    let read = async {
        let mut answers = vec![0; 64 * 1024];
        while timeout(Duration::from_secs(2), reader.read(&mut answers))
            .await
            .is_ok_and(|read| read.is_ok_and(|n| n > 0))
        {}
    };
    tokio::join!(sent, read);
    ground.others_are_answered().await
}

pub async fn unreadable(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, _) = two(ground.server.address, from, &json!({})).await?;
    let mut line = ground.stranger(3).listen(&table, None).await?;
    let mut limited = false;
    for _ in 0..10_000 {
        if line.say("{").await.is_err() {
            limited = true;
            break;
        }
        // Answers are read as they come, so that it is not the line that is full.
        while let Ok(heard) = timeout(Duration::ZERO, line.hear()).await {
            let Ok(Some(heard)) = heard else {
                limited = true;
                break;
            };
            limited |= code(&heard) == "too-fast";
        }
        if limited {
            break;
        }
    }
    ensure!(limited, "10,000 messages that are none were taken without a limit");
    ground.others_are_answered().await
}

/// What the server counts by this name.
async fn metric(ground: &Ground<'_>, name: &str) -> Result<u64> {
    let text = ground.stranger(250).get("/metrics").await?.body;
    let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    lines.next().and_then(|count| count.parse().ok()).with_context(|| format!("no {name}"))
}

/// L6: who never reads is hung up on.
pub async fn never_read(ground: &mut Ground<'_>) -> Result<()> {
    const NEVER: u8 = 20;
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    let mut here = people[0].listen(&table, None).await?;
    // Two honest people have theirs.
    let others = metric(ground, "stolik_sockets").await?;
    let mut held = Vec::new();
    for number in 0..NEVER {
        held.push(ground.stranger(10 + number).that_takes_little().listen(&table, None).await?);
    }
    ensure!(metric(ground, "stolik_sockets").await? == others + u64::from(NEVER), "not all are open");
    let until = Instant::now() + Duration::from_secs(90);
    let mut said = 0;
    while metric(ground, "stolik_sockets").await? > others {
        ensure!(Instant::now() < until, "sockets that never read are open after {said} lines");
        for _ in 0..100 {
            said += 1;
            let answer = here.command(&format!("c{said}"), &json!({ "say": WIDE.repeat(490) })).await?;
            ensure!(is_done(&answer), "{answer}");
        }
    }
    Ok(())
}

/// L12: a server that is stopped while many speak with it ends in good order, and writes no errors.
pub async fn stop_under_load(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    let mut speaking = JoinSet::new();
    for number in 0..24 {
        let (client, table) = (people[number % 2].clone(), table.clone());
        speaking.spawn(async move {
            let Ok(mut line) = client.listen(&table, None).await else { return 0 };
            for said in 0.. {
                let wish = json!({ "say": format!("{number}-{said}") });
                let answer = line.command(&format!("l{number}-{said}"), &wish).await;
                let asked = client.get("/api/my-tables").await;
                if !answer.is_ok_and(|answer| is_done(&answer)) || asked.is_err() {
                    return said;
                }
            }
            0
        });
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    ground.server.ask_to_stop()?;
    let status = ground.server.wait(Duration::from_secs(20))?;
    ensure!(status.success(), "it ended as {status}");
    let said: usize = speaking.join_all().await.into_iter().sum();
    ensure!(said > 0, "nobody spoke");
    let log = ground.server.log()?;
    ensure!(log.contains("stopped"), "it does not say that it has stopped: {log}");
    let errors: Vec<&str> = log.lines().filter(|line| line.contains("ERROR")).collect();
    ensure!(errors.is_empty(), "{} errors: {}", errors.len(), errors[0]);
    Ok(())
}

pub async fn unread_bodies(ground: &mut Ground<'_>) -> Result<()> {
    let mut stream = ground.stranger(1).connect().await?;
    let body = "x".repeat(64 * 1024);
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer).to_lowercase();
    ensure!(answer.starts_with("http/1.1 4"), "not refused: {answer}");
    // Either the connection goes on, or it is said that it does not.
    let goes_on = async {
        let mut other = [0; 16];
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.ok()?;
        stream.read(&mut other).await.ok().filter(|read| *read > 0)
    };
    let goes_on = timeout(Duration::from_secs(2), goes_on).await.ok().flatten().is_some();
    ensure!(goes_on || answer.contains("connection: close"), "hung up without a word: {answer}");
    Ok(())
}
