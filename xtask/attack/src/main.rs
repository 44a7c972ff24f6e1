//! An attacker: tries on a real server what was found against it, beside honest people, and then checks the histories of people
//! who command against each other while the server is killed.

mod attacks;
mod checker;
mod client;
mod consistency;
#[cfg(test)]
mod faulty;
mod history;
mod honest;
mod relay;
mod server;
mod tab;

use anyhow::{Context, Result, bail};
use attacks::World;
use clap::Parser;
use server::{NO_LIMITS, Server};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Attacks a server on this machine.
#[derive(Parser)]
struct Arguments {
    /// The program `stolik`
    #[arg(long)]
    program: PathBuf,
    /// The library `libfaketime`, by which the clock of a server can be set back
    #[arg(long)]
    faketime: Option<PathBuf>,
    /// For so many minutes in all
    #[arg(long, default_value_t = 60.0)]
    minutes: f64,
    /// The seed of what is random
    #[arg(long, default_value_t = 8)]
    seed: u64,
    /// Only these attacks, by their numbers in the findings; `faults` tries the checker out, `consistency` is the rest
    #[arg(long)]
    only: Vec<String>,
}

fn main() -> ExitCode {
    // The server is waited for while its people go on.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let attacked =
        runtime.map_err(Into::into).and_then(|runtime| runtime.block_on(attack(&Arguments::parse())));
    match attacked {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("attack: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn attack(arguments: &Arguments) -> Result<()> {
    let all = Duration::try_from_secs_f64(arguments.minutes * 60.0).context("no such time")?;
    let until = Instant::now() + all;
    let folder = tempfile::tempdir().context("a folder for the data")?;
    let world = World {
        program: &arguments.program,
        folder: folder.path(),
        faketime: arguments.faketime.as_deref(),
        // Five minutes of an hour.
        span: all / 12,
    };
    let is_wanted =
        |name: &str| arguments.only.is_empty() || arguments.only.iter().any(|wanted| wanted == name);
    let mut failed = Vec::new();
    for (attack, network) in attacks::ALL.iter().zip(1..).filter(|(attack, _)| is_wanted(attack.number)) {
        let began = Instant::now();
        let attacked = attack.try_out(&world, network).await;
        let seconds = began.elapsed().as_secs();
        match attacked {
            Ok(()) => println!("{:>4}  held, {seconds} s: {}", attack.number, attack.what),
            Err(error) => {
                println!("{:>4}  BROKE, {seconds} s: {}: {error:#}", attack.number, attack.what);
                failed.push(attack.number);
            }
        }
    }
    for name in ["faults", "consistency"].into_iter().filter(|name| is_wanted(name)) {
        let data = folder.path().join(format!("{name}.db"));
        let mut server = Server::start(&arguments.program, &data, &NO_LIMITS)?;
        let shown = match name {
            "faults" => relay::try_out(&server, arguments.seed)
                .await
                .map(|()| format!("the checker has seen all {} faults of relays", relay::BENDS.len())),
            _ => {
                consistency::run(&mut server, until, arguments.seed).await.map(|counts| format!("{counts:?}"))
            }
        };
        match shown {
            Ok(shown) => println!("{name} held: {shown}"),
            Err(error) => {
                println!("{name} BROKE: {error:#}");
                failed.push(name);
            }
        }
    }
    if failed.is_empty() { Ok(()) } else { bail!("{} did not hold: {}", failed.len(), failed.join(", ")) }
}
