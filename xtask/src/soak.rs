//! `cargo xtask soak`: the long forms of what `cargo xtask test` does a twentieth of.

mod figures;

use anyhow::{Result, bail};
use clap::Args;

use crate::process::{cargo, output, run};
use crate::test::tested;
use crate::workspace::Workspace;
use figures::{Figures, Limit};

/// How long the long forms are.
#[derive(Args)]
pub struct Arguments {
    /// How often the server is killed under load
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// How many random and mutated messages it is sent
    #[arg(long, default_value_t = 100_000)]
    messages: u32,
    /// The seed of moments and messages
    #[arg(long, default_value_t = 8)]
    seed: u64,
    /// Without the figures, which mean something only on a machine that does nothing else
    #[arg(long)]
    no_figures: bool,
}

impl Default for Arguments {
    fn default() -> Self {
        Self { kills: 100, messages: 100_000, seed: 8, no_figures: false }
    }
}

/// What is measured, with what must come of it.
const MEASURED: [(&[&str], &[Limit]); 4] = [
    (
        &["saturation"],
        &[
            Limit::AtLeast("moves a second", 15_000.0),
            Limit::AtMost("bytes a move to a client", 200.0),
            Limit::AtMost("errors", 0.0),
        ],
    ),
    (
        &["paced"],
        &[
            Limit::AtMost("seen by the other, 99 %", 30.0),
            Limit::AtMost("errors", 0.0),
            Limit::AtMost("server memory", 300_000.0),
        ],
    ),
    (&["idle"], &[Limit::AtLeast("sockets", 8_000.0), Limit::AtMost("bytes a socket", 20_000.0)]),
    (
        &["restart"],
        &[Limit::AtMost("acknowledged moves lost", 0.0), Limit::AtMost("longest until back", 5_000.0)],
    ),
];

/// The tests of the gate, as it has built them.
const MESSAGES: &str = "nextest run --no-fail-fast --locked --workspace --tests";

/// Runs all of it and says at the end what was not as it should be.
pub fn soak(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let at = |words: &str| {
        let mut command = cargo();
        command.current_dir(&workspace.root).args(words.split_whitespace());
        command
    };
    println!("\n=== {} random and mutated messages", arguments.messages);
    run(tested(workspace, MESSAGES)?
        .args(["--filterset", "package(=stolik-server) & test(/^app::strange::/)"])
        .env("STOLIK_SOAK_MESSAGES", arguments.messages.to_string())
        .env("STOLIK_SOAK_SEED", arguments.seed.to_string()))?;
    run(&mut at("build --locked --release -p stolik --bin stolik"))?;
    let load = |words: &[&str]| -> Result<Figures> {
        println!("\n=== stolik load {}", words.join(" "));
        let mut command = at("run --quiet --locked --release -p stolik --bin stolik -- --language en load");
        let printed = output(command.args(words))?;
        print!("{printed}");
        Ok(Figures::read(&printed))
    };
    let (kills, seed) = (arguments.kills.to_string(), arguments.seed.to_string());
    let killed = load(&["restart", "--tables", "100", "--seconds", "1", "--kills", &kills, "--seed", &seed])?;
    let mut broken = killed.broken(&[Limit::AtMost("acknowledged moves lost", 0.0)]);
    if !arguments.no_figures {
        for (words, limits) in MEASURED {
            let measured = load(words)?;
            broken.extend(measured.broken(limits).into_iter().map(|what| format!("{}: {what}", words[0])));
        }
    }
    if !broken.is_empty() {
        bail!("not as it should be:\n{}", broken.join("\n"));
    }
    println!("\nsoak: everything as it should be");
    Ok(())
}
