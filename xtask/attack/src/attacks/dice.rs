//! What can be seen of the dice from outside: what was promised before anybody added anything stands in the record.

use super::Ground;
use crate::client::is_done;
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::process::{Command, Stdio};

/// How many times somebody acts before they give up.
const ACTIONS: u32 = 6;

/// H4: two tables alike, one against a bot and one with two people. A server that cheats is simulated elsewhere.
pub async fn promised(ground: &mut Ground<'_>) -> Result<()> {
    for seats in [json!(["me", { "bot": "easy" }]), json!(["me", "open"])] {
        let player = ground.guest(1, "Ewa").await?;
        let mut wanted = json!({ "game": "medh-kuu-lash", "seats": seats });
        let promised = player.post("/api/dice", &wanted).await?.good().context("dice promised")?;
        let entropy = "5e".repeat(32);
        (wanted["commitment"], wanted["entropy"]) = (promised["commitment"].clone(), json!(entropy));
        let made = player.post("/api/tables", &wanted).await?.good()?;
        ensure!(made["table"] == promised["terms"]["table"], "another table than was promised");
        let table = made["table"].as_str().context("a table")?;
        if let Some(link) = made["any"].as_str().and_then(|link| link.split_once('#')) {
            let sit = json!({ "secret": link.1, "entropy": "7a".repeat(32) });
            ground.guest(2, "Jan").await?.post(&format!("/api/tables/{table}/sit"), &sit).await?.good()?;
        }
        let mut line = player.listen(table, None).await?;
        let told = line.hear().await?.context("hung up")?;
        ensure!(told["welcome"]["commitment"] == promised["commitment"], "another commitment: {told}");
        ensure!(told["welcome"]["entropy"][0] == entropy, "other entropy: {told}");
        for number in 0..ACTIONS {
            let moves = player.get(&format!("/api/tables/{table}/moves")).await?.good()?;
            let Some(action) = moves["any"].as_str().filter(|_| moves["mine"] == true) else { break };
            line.command(&format!("a{number}"), &json!({ "act": [action] })).await?;
        }
        ensure!(is_done(&line.command("end", &json!({ "resign": {} })).await?), "nobody can give up");
        let record = player.get(&format!("/api/tables/{table}/record")).await?;
        ensure!(
            record.status == 200 && record.body.contains("secret="),
            "nothing is opened: {}",
            record.body
        );
        let text = |part: &Value| part.as_str().map(str::to_owned).context("not told");
        let (commitment, anchor) = (text(&promised["commitment"])?, text(&promised["terms"]["anchor"])?);
        let seats = promised["terms"]["seats"].as_array().context("no seats are told")?;
        let seats: Vec<&str> = seats.iter().filter_map(Value::as_str).collect();
        let kept = |commitment: &str, entropy: &str| {
            format!(
                "stolik kept dice 2\ntable: {table}\ncommitment: {commitment}\nanchor: {anchor}\nseats: {}\nentropy: {entropy}\nseat: 0\n",
                seats.join(",")
            )
        };
        let found = verify(ground, &record.body, &kept(&commitment, &entropy))?;
        ensure!(found.is_none(), "what was promised is not what was played: {found:?}: {}", record.body);
        // And the comparison would tell, and not for another reason.
        for (what, other) in
            [("entropy", kept(&commitment, &"5f".repeat(32))), ("commitment", kept(&anchor, &entropy))]
        {
            let found =
                verify(ground, &record.body, &other)?.with_context(|| format!("any {what} will do"))?;
            ensure!(!found.contains("is not what a player keeps"), "{found}");
        }
    }
    Ok(())
}

/// What `stolik verify` finds wrong where the dice of a record should be those that somebody was promised; none if nothing is.
fn verify(ground: &Ground<'_>, record: &str, kept: &str) -> Result<Option<String>> {
    let (at, by) = (ground.server.data.with_extension("stolik"), ground.server.data.with_extension("kept"));
    std::fs::write(&at, record)?;
    std::fs::write(&by, kept)?;
    let mut command = Command::new(&ground.server.program);
    command.args(["--language", "en", "verify", "--kept"]).arg(by).arg(at);
    let done = command.stdin(Stdio::null()).output()?;
    match done.status.code() {
        Some(0) => Ok(None),
        Some(2) => Ok(Some(String::from_utf8_lossy(&done.stderr).into_owned())),
        _ => bail!("verify ended as {}", done.status),
    }
}
