//! `stolik load`: a server under load, as a process of its own, by real sockets on this machine.

mod client;
mod figures;
mod pair;
mod script;
mod server;

use crate::args::{Load, Measure};
use crate::columns::aligned;
use crate::failure::Failure;
use figures::Figures;
use pair::Pair;
use script::Scripts;
use server::{Server, data_file};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use stolik_game::{Entropy, Message, Pinned};
use stolik_server::storage::holder;
use stolik_text::Speaker;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// What went wrong, for people who measure.
type Trouble = Box<dyn std::error::Error + Send + Sync>;
/// What was measured, by its name.
type Figure = (Message, String);

/// How many tables are made at a time.
const MADE_AT_A_TIME: usize = 64;
/// What is not counted: until everything runs evenly.
const WARMING: Duration = Duration::from_secs(2);

/// Measures and prints the figures.
pub fn run(args: &Load, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let failed = |why: Trouble| {
        Failure::Failed(speaker.say(&Message::new("cli-load-failed").with("why", why.to_string())))
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| failed(error.into()))?;
    let usual = std::env::temp_dir().join(format!("stolik-load-{}", std::process::id()));
    let folder = args.folder.clone().unwrap_or(usual);
    if let Some(holder) = holder(&data_file(&folder)) {
        return Err(Failure::held(speaker, &data_file(&folder), &holder));
    }
    let measured = std::fs::create_dir_all(&folder).map_err(Trouble::from);
    let measured = measured.and_then(|()| runtime.block_on(measure(args, &folder)));
    if args.folder.is_none() {
        // What is temporary is cleared by the system if not by us.
        _ = std::fs::remove_dir_all(&folder);
    }
    let rows: Vec<Vec<String>> =
        measured.map_err(failed)?.into_iter().map(|(name, value)| vec![speaker.say(&name), value]).collect();
    for line in aligned(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a pace need not be exact")]
async fn measure(args: &Load, folder: &Path) -> Result<Vec<Figure>, Trouble> {
    let mut server = Server::start(folder, 0)?;
    let scripts = Arc::new(Scripts::new());
    let tables = |usual: usize| args.tables.map_or(usual, |tables| tables.get() as usize);
    let seconds =
        |usual: u64| Duration::from_secs(args.seconds.map_or(usual, |seconds| seconds.get().into()));
    match args.measure {
        Measure::Saturation => {
            let pairs = pairs(&server, &scripts, tables(200)).await?;
            let figures = play(pairs, seconds(10), None).await?;
            Ok(figures.lines(&server))
        }
        Measure::Paced => {
            let pairs = pairs(&server, &scripts, tables(1_000)).await?;
            let apart = Duration::from_secs_f64(tables(1_000) as f64 / f64::from(args.rate.get()));
            let figures = play(pairs, seconds(60), Some(apart)).await?;
            Ok(figures.lines(&server))
        }
        Measure::Idle => idle(&server, &scripts, tables(4_000), seconds(5)).await,
        Measure::Restart => {
            let pairs = pairs(&server, &scripts, tables(200)).await?;
            restart(&mut server, folder, pairs, args.kills.get(), args.seed, seconds(3)).await
        }
    }
}

/// Makes tables, and two at each.
async fn pairs(server: &Server, scripts: &Arc<Scripts>, tables: usize) -> Result<Vec<Pair>, Trouble> {
    let mut making = JoinSet::new();
    let mut pairs = Vec::with_capacity(tables);
    for number in 0..tables {
        if making.len() == MADE_AT_A_TIME {
            pairs.push(joined(making.join_next().await)?);
        }
        making.spawn(Pair::new(server.address(), scripts.clone(), number));
    }
    while let Some(made) = making.join_next().await {
        pairs.push(joined(Some(made))?);
    }
    Ok(pairs)
}

fn joined<T>(ended: Option<Result<Result<T, Trouble>, tokio::task::JoinError>>) -> Result<T, Trouble> {
    ended.ok_or("nothing was begun")??
}

/// All play at once, as fast as they can, or each move so long after the one before.
#[expect(clippy::cast_precision_loss, reason = "a pace need not be exact")]
async fn play(pairs: Vec<Pair>, lasting: Duration, apart: Option<Duration>) -> Result<Figures, Trouble> {
    let mut playing = JoinSet::new();
    let tables = pairs.len();
    let begin = Instant::now();
    let (counted, end) = (begin + WARMING, begin + WARMING + lasting);
    for (number, mut pair) in pairs.into_iter().enumerate() {
        playing.spawn(async move {
            let mut figures = Figures::default();
            // Those who are paced do not all begin at the same moment.
            let mut due = begin + apart.unwrap_or_default().mul_f64(number as f64 / tables as f64);
            while Instant::now() < end {
                if apart.is_some() {
                    sleep_until(due).await;
                } else {
                    due = Instant::now();
                }
                match pair.step().await {
                    Ok(bytes) if due >= counted => figures.add(due.elapsed(), bytes),
                    Ok(_) => {}
                    Err(_) => {
                        figures.fail();
                        pair.come_back().await?;
                    }
                }
                due += apart.unwrap_or_default();
            }
            Ok::<_, Trouble>(figures)
        });
    }
    let mut all = Figures::lasting(lasting);
    while let Some(ended) = playing.join_next().await {
        all.take(joined(Some(ended))?);
    }
    Ok(all)
}

/// The memory of sockets on which nothing happens.
async fn idle(
    server: &Server,
    scripts: &Arc<Scripts>,
    tables: usize,
    lasting: Duration,
) -> Result<Vec<Figure>, Trouble> {
    let before = server.memory()?;
    let pairs = pairs(server, scripts, tables).await?;
    tokio::time::sleep(lasting).await;
    let after = server.memory()?;
    let sockets = pairs.len() * 2;
    Ok(vec![
        (Message::new("cli-load-sockets"), sockets.to_string()),
        (Message::new("cli-load-memory-before"), format!("{} kB", before / 1_000)),
        (Message::new("cli-load-memory"), format!("{} kB", after / 1_000)),
        (
            Message::new("cli-load-bytes-a-socket"),
            (after.saturating_sub(before) / sockets as u64).to_string(),
        ),
    ])
}

/// The server is killed and started again at random moments while people play.
async fn restart(
    server: &mut Server,
    folder: &Path,
    pairs: Vec<Pair>,
    kills: u32,
    seed: u64,
    between: Duration,
) -> Result<Vec<Figure>, Trouble> {
    let (moves, lost) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut playing = JoinSet::new();
    for mut pair in pairs {
        let (stopped, moves, lost) = (stopped.clone(), moves.clone(), lost.clone());
        playing.spawn(async move {
            let mut longest = Duration::ZERO;
            while !*stopped.borrow() {
                if pair.step().await.is_ok() {
                    moves.fetch_add(1, Ordering::Relaxed);
                } else {
                    let began = Instant::now();
                    lost.fetch_add(pair.come_back().await?, Ordering::Relaxed);
                    longest = longest.max(began.elapsed());
                }
            }
            Ok::<_, Trouble>(longest)
        });
    }
    let mut luck = Pinned::from_seed(seed);
    for _ in 0..kills {
        let millis = u64::try_from(between.as_millis())?.max(1);
        tokio::time::sleep(Duration::from_millis(millis / 2 + luck.below(millis))).await;
        server.kill()?;
        *server = Server::start(folder, server.port())?;
    }
    tokio::time::sleep(between).await;
    _ = stop.send(true);
    let mut longest = Duration::ZERO;
    while let Some(ended) = playing.join_next().await {
        longest = longest.max(joined(Some(ended))?);
    }
    Ok(vec![
        (Message::new("cli-load-kills"), kills.to_string()),
        (Message::new("cli-load-acknowledged"), moves.load(Ordering::Relaxed).to_string()),
        (Message::new("cli-load-lost"), lost.load(Ordering::Relaxed).to_string()),
        (Message::new("cli-load-back"), format!("{} ms", longest.as_millis())),
    ])
}
