//! Two who play game after game.

use super::Trouble;
use super::client::{Line, Player};
use super::script::Scripts;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long a server may be away before those who play give up.
const PATIENCE: Duration = Duration::from_secs(30);
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(50);

/// Two who play game after game.
pub struct Pair {
    scripts: Arc<Scripts>,
    players: [Player; 2],
    lines: [Line; 2],
    table: String,
    /// Which game it is, and how many of its moves stand.
    game: usize,
    played: usize,
    /// How many games they have played before.
    before: usize,
    /// The number of the last event that was acknowledged.
    acknowledged: u64,
}

impl Pair {
    /// Two guests at a new table.
    pub async fn new(address: SocketAddr, scripts: Arc<Scripts>, number: usize) -> Result<Pair, Trouble> {
        let players = [Player::new(address, "Hania").await?, Player::new(address, "Marcin").await?];
        let wanted = json!({ "game": "multiwarcaby", "options": { "seats": "2" }, "seats": ["me", "open"] });
        let (_, made) = players[0].post("/api/tables", &wanted).await?;
        let table = made["table"].as_str().ok_or("no table")?.to_owned();
        let secret = made["seats"][1].as_str().and_then(|link| link.split('#').nth(1)).ok_or("no link")?;
        players[1].post(&format!("/api/tables/{table}/sit"), &json!({ "secret": secret })).await?;
        let lines = [players[0].listen(&table).await?, players[1].listen(&table).await?];
        let mut pair =
            Pair { scripts, players, lines, table, game: number, played: 0, before: 0, acknowledged: 0 };
        for line in &mut pair.lines {
            line.until(r#"{"welcome""#).await?;
        }
        Ok(pair)
    }

    /// A move: done when it is acknowledged and the other has seen it. How many bytes came to both.
    pub async fn step(&mut self) -> Result<usize, Trouble> {
        let scripts = self.scripts.clone();
        let script = scripts.game(self.game, self.before);
        let Some((seat, action)) = script.get(self.played) else {
            self.play_again().await?;
            return Box::pin(self.step()).await;
        };
        let [a, b] = &mut self.lines;
        let (own, other) = if seat.index() == 0 { (a, b) } else { (b, a) };
        own.say(format!(r#"{{"id":"{}","do":{{"act":["{action}"]}}}}"#, self.played)).await?;
        let (done, seen) = tokio::try_join!(own.until(r#"{"done""#), other.until(r#"{"event""#))?;
        let number = done.0.rsplit(':').next().and_then(|end| end.trim_end_matches('}').parse().ok());
        self.acknowledged = number.ok_or("no number")?;
        self.played += 1;
        Ok(done.1 + seen.1)
    }

    /// Another game: at another table, and the other begins.
    async fn play_again(&mut self) -> Result<(), Trouble> {
        for line in &mut self.lines {
            line.say(r#"{"id":"again","do":{"offer":"rematch"}}"#.to_owned()).await?;
        }
        let (told, _) = self.lines[0].until(r#"{"notice":{"rematch""#).await?;
        let told: Value = serde_json::from_str(&told)?;
        let next = told["notice"]["rematch"]["table"].as_str().ok_or("no table")?.to_owned();
        self.move_to(next);
        self.connect().await?;
        Ok(())
    }

    fn move_to(&mut self, table: String) {
        self.table = table;
        self.before += 1;
        self.game += 1;
        self.acknowledged = 0;
    }

    /// Opens both sockets and looks how the game stands.
    async fn connect(&mut self) -> Result<Value, Trouble> {
        let mut welcome = Value::Null;
        for at in 0..2 {
            self.lines[at] = self.players[at].listen(&self.table).await?;
            let (text, _) = self.lines[at].until(r#"{"welcome""#).await?;
            welcome = serde_json::from_str(&text)?;
        }
        self.played = welcome["welcome"]["played"].as_array().map_or(0, Vec::len);
        Ok(welcome)
    }

    /// Comes back after the server was away. How many acknowledged events are not there any more.
    pub async fn come_back(&mut self) -> Result<u64, Trouble> {
        let (lost, mut missing) = (Instant::now(), 0);
        loop {
            match self.connect().await {
                Ok(welcome) => {
                    let number = welcome["welcome"]["n"].as_u64().ok_or("no number")?;
                    missing += self.acknowledged.saturating_sub(number);
                    self.acknowledged = number;
                    // The other table may have been made, and the news of it lost.
                    let Some(next) = welcome["welcome"]["next"].as_str() else { return Ok(missing) };
                    self.move_to(next.to_owned());
                }
                Err(error) if lost.elapsed() > PATIENCE => return Err(error),
                Err(_) => tokio::time::sleep(BETWEEN_ATTEMPTS).await,
            }
        }
    }
}
