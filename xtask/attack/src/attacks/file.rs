//! What lies on the disk: a disk that is full, bits that have flipped, rights of files, a clock that was set back.

use super::Ground;
use crate::client::{Client, Line, code, is_done, two};
use crate::server::World;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;
use stolik_game::{Entropy, Pinned};

/// How much a file may still grow, in blocks of 512 bytes.
const ROOM: u64 = 512;
/// How many files with flipped bits are tried, and how many bits of each.
const FLIPPED: usize = 20;
const BITS: usize = 8;

/// L4: no room. Not a disk that is full, which would need its own disk, but files that may not grow: what is refused and what is kept
/// is the same.
pub async fn full(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    ground.server.ask_to_stop()?;
    ground.server.wait(Duration::from_secs(20))?;
    let size = std::fs::metadata(&ground.server.data)?.len();
    let most_blocks = Some(size / 512 + ROOM);
    ground.server.start_again_in(&World { most_blocks, ..World::default() })?;
    let mut line = people[0].listen(&table, None).await?;
    let mut said = BTreeSet::new();
    let refused = loop {
        let text = format!("{} {}", said.len(), "x".repeat(480));
        let id = format!("f{}", said.len());
        let answer = line.command(&id, &json!({ "say": text })).await?;
        if !is_done(&answer) {
            ensure!(code(&answer).starts_with("storage"), "refused otherwise: {answer}");
            break (id, text);
        }
        said.insert(text);
        ensure!(said.len() < 5_000, "there is room without end");
    };
    ensure!(!said.is_empty(), "there was no room at all");
    // Who asks is told; it is found out every two seconds at most.
    let until = std::time::Instant::now() + Duration::from_secs(20);
    while ground.stranger(3).get("/ready").await?.status != 503 {
        ensure!(std::time::Instant::now() < until, "/ready is well without room");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    ground.others_are_answered().await?;
    ground.server.kill()?;
    ground.server.start_again()?;
    let mut back = people[0].listen(&table, None).await?;
    let again = back.command(&refused.0, &json!({ "say": refused.1 })).await?;
    ensure!(is_done(&again), "not done when there is room: {again}");
    said.insert(refused.1);
    let heard = talk(&people[0], &table).await?;
    ensure!(heard.len() == said.len(), "{} things were kept of {}, or twice", heard.len(), said.len());
    ensure!(heard.into_iter().collect::<BTreeSet<_>>() == said, "something else was kept");
    Ok(())
}

/// All that was said at a table.
async fn talk(client: &Client, table: &str) -> Result<Vec<String>> {
    let told = client.get(&format!("/api/tables/{table}/poll?since=0&noted=0")).await?.good()?;
    let gap = told.as_array().into_iter().flatten().find_map(|message| message.get("gap"));
    let events = gap.and_then(|gap| gap["events"].as_array()).context("no log")?;
    Ok(events.iter().filter_map(|event| event["what"]["said"]["text"].as_str()).map(str::to_owned).collect())
}

/// L8: a record is read as it was kept, or refused.
pub async fn flipped(ground: &mut Ground<'_>) -> Result<()> {
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({})).await?;
    let path = format!("/api/tables/{table}/record");
    for number in 0..10 {
        for client in &people {
            let moves = client.get(&format!("/api/tables/{table}/moves")).await?.good()?;
            let Some(action) = moves["any"].as_str().filter(|_| moves["mine"] == true) else { continue };
            let mut line = client.listen(&table, None).await?;
            line.command(&format!("b{number}"), &json!({ "act": [action] })).await?;
        }
    }
    let right = people[0].get(&path).await?;
    ensure!(right.status == 200 && right.body.contains("10. "), "no record: {}", right.body);
    ground.server.ask_to_stop()?;
    ground.server.wait(Duration::from_secs(20))?;
    let whole = std::fs::read(&ground.server.data)?;
    let mut luck = Pinned::from_seed(8);
    let mut same = 0;
    for round in 0..FLIPPED {
        let mut bytes = whole.clone();
        for _ in 0..BITS {
            bytes[luck.index(whole.len())] ^= 1 << luck.index(8);
        }
        for beside in ["-wal", "-shm"] {
            // There is none after a stop in good order.
            _ = std::fs::remove_file(format!("{}{beside}", ground.server.data.display()));
        }
        std::fs::write(&ground.server.data, bytes)?;
        // One that does not begin serves nothing wrong.
        if ground.server.start_again().is_err() {
            continue;
        }
        let read = people[0].get(&path).await?;
        ensure!(
            read.status != 200 || read.body == right.body,
            "round {round}: a different record: {}",
            read.body
        );
        same += usize::from(read.status == 200);
        ground.server.kill()?;
    }
    ensure!(same > 0, "nothing was read");
    Ok(())
}

/// L10: nobody else reads what lies there, though the server is started with a umask of 0.
pub async fn rights(ground: &mut Ground<'_>) -> Result<()> {
    let data = ground.server.data.clone();
    let beside = |end: &str| PathBuf::from(format!("{}{end}", data.display()));
    let backup = data.with_extension("copy");
    let mut command = std::process::Command::new(&ground.server.program);
    let copied = command.args(["backup", "--data"]).arg(&data).arg(&backup).output()?.status;
    ensure!(copied.success(), "no copy");
    for path in [data.clone(), beside("-wal"), beside("-shm"), beside("-lock"), backup] {
        let rights = std::fs::metadata(&path).with_context(|| path.display().to_string())?.permissions();
        let of_others = rights.mode() & 0o077;
        ensure!(of_others == 0, "{}: {:o}", path.display(), rights.mode());
    }
    Ok(())
}

/// M11: the system's clock is set back by an hour while the server is down.
pub async fn set_back(ground: &mut Ground<'_>) -> Result<()> {
    let Some(library) = ground.faketime.clone() else {
        println!(" M11  left out: there is no libfaketime, by which the clock could be set back");
        return Ok(());
    };
    let from = [ground.address(1), ground.address(2)];
    let (table, people) = two(ground.server.address, from, &json!({ "time": "fischer:60+0" })).await?;
    // The first action of each is free.
    for number in 0..3 {
        for client in &people {
            let moves = client.get(&format!("/api/tables/{table}/moves")).await?.good()?;
            let Some(action) = moves["any"].as_str().filter(|_| moves["mine"] == true) else { continue };
            let mut line = client.listen(&table, None).await?;
            line.command(&format!("b{number}"), &json!({ "act": [action] })).await?;
        }
    }
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let before = least(&mut people[0].listen(&table, None).await?).await?;
    ground.server.kill()?;
    ground.server.start_again_in(&World { set_back: Some((3_600, library)), ..World::default() })?;
    let log = ground.server.log()?;
    ensure!(log.contains("set back"), "it does not notice that the clock was set back: {log}");
    let after = least(&mut people[0].listen(&table, None).await?).await?;
    // It gives a sign of life every second: no more than two of them are given back.
    ensure!(after < before + 2_000, "{before} ms were left, and {after} after the kill");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let later = least(&mut people[0].listen(&table, None).await?).await?;
    ensure!(later + 1_000 < after, "the clock stands: {after} ms, then {later}");
    Ok(())
}

/// What the side has left that has least.
async fn least(line: &mut Line) -> Result<u64> {
    let told = line.hear().await?.context("hung up")?;
    let clocks = told["welcome"]["clocks"].as_array().context("no clocks")?;
    clocks.iter().filter_map(|clock: &Value| clock["left"].as_u64()).min().context("no clocks")
}
