//! Two honest people who play beside every attack, and notice nothing of it.

use crate::client::{Client, Line, PATIENCE, is_done, two};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Where they come from: nobody else does.
const FROM: [Ipv4Addr; 2] = [Ipv4Addr::new(127, 9, 9, 1), Ipv4Addr::new(127, 9, 9, 2)];
/// Between two moves: far from every limit.
const PAUSE: Duration = Duration::from_millis(250);

/// Two people who play on until they are asked to stop.
pub struct Pair {
    stop: watch::Sender<bool>,
    playing: JoinHandle<Result<Played>>,
}

/// What they have noticed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// How many moves they have made.
    pub moves: u32,
    /// How long the slowest took until both had seen it.
    pub slowest: Duration,
}

impl Pair {
    /// Sits them down.
    pub async fn begin(server: SocketAddr) -> Result<Pair> {
        let game = Game::begin(server).await?;
        let (stop, stopped) = watch::channel(false);
        Ok(Pair { stop, playing: tokio::spawn(play(game, stopped)) })
    }

    /// What they have noticed; fails if a move was refused, lost or took too long.
    pub async fn end(self) -> Result<Played> {
        // Who has failed does not listen any more.
        _ = self.stop.send(true);
        let played = self.playing.await?.context("two honest people were disturbed")?;
        if played.slowest > PATIENCE / 2 {
            bail!("a move of two honest people took {} ms", played.slowest.as_millis());
        }
        Ok(played)
    }
}

struct Game {
    server: SocketAddr,
    table: String,
    people: [Client; 2],
    lines: [Line; 2],
}

impl Game {
    async fn begin(server: SocketAddr) -> Result<Game> {
        let (table, people) = two(server, FROM, &json!({})).await?;
        let lines = [people[0].listen(&table, None).await?, people[1].listen(&table, None).await?];
        Ok(Game { server, table, people, lines })
    }

    /// Any move of who is to move; false if the game is over.
    async fn step(&mut self, number: u32) -> Result<bool> {
        for seat in 0..2 {
            let moves = self.people[seat].get(&format!("/api/tables/{}/moves", self.table)).await?.good()?;
            let Some(action) = moves["any"].as_str().filter(|_| moves["mine"] == true) else { continue };
            let wish = json!({ "act": [action] });
            let answer = self.lines[seat].command(&format!("h{number}"), &wish).await?;
            if !is_done(&answer) {
                bail!("{action} was refused: {answer}");
            }
            let n = &answer["done"]["n"];
            loop {
                let heard = self.lines[1 - seat].hear().await?.context("the line of the other is cut")?;
                if heard["event"]["n"] == *n {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

async fn play(mut game: Game, stopped: watch::Receiver<bool>) -> Result<Played> {
    let mut played = Played::default();
    // However short the attack, there is a move beside it.
    while played.moves == 0 || !*stopped.borrow() {
        let began = Instant::now();
        if game.step(played.moves).await? {
            played.moves += 1;
            played.slowest = played.slowest.max(began.elapsed());
        } else {
            game = Game::begin(game.server).await?;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(played)
}
