//! What can be said on the command line.

mod serve;

pub use serve::{Backup, Load, Log, Measure, Serve, ServeSettings};

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use stolik_text::Language;

/// A table for Polish board games: rules, records, play in the terminal, and the page.
#[derive(Parser, Debug)]
#[command(name = "stolik", version, arg_required_else_help = true)]
pub struct Arguments {
    /// The language to speak; without it, the one of `LC_ALL` or `LANG`
    #[arg(long, global = true, value_name = "pl|en", value_parser = read_language)]
    pub language: Option<Language>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// One file a command; each takes its own arguments.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games
    Games(Games),
    /// Print the rules of a game
    Rules(Rules),
    /// List the legal actions of a position
    Moves(Moves),
    /// Count the lines of play to a depth
    Perft(Perft),
    /// Play at one keyboard, against each other or against bots
    Play(Play),
    /// Show the board of a record or of a position
    Show(Show),
    /// Replay records and check everything in them, and every roll of fair dice
    Verify(Verify),
    /// Turn a record of Warcaby into PDN, or PDN into a record
    Convert(Convert),
    /// Measure how fast rules and bots run on this machine
    Bench(Bench),
    /// Let bots meet over many games
    Arena(Arena),
    /// Serve the page to browsers, and tables over the network
    Serve(Box<Serve>),
    /// Copy the data file of a server that runs
    Backup(Backup),
    /// Measure a server: many tables, real sockets, everything kept
    Load(Load),
    /// Answer commands of another program, one JSON object a line
    Engine,
}

/// `stolik games`
#[derive(Args, Debug)]
pub struct Games {
    /// The options of every game too
    #[arg(long)]
    pub options: bool,
}

/// `stolik rules`
#[derive(Args, Debug)]
pub struct Rules {
    /// The game's id, as `stolik games` lists it
    pub game: String,
}

/// A game, its options, and a position of it.
#[derive(Args, Debug)]
pub struct Asked {
    /// The game's id, as `stolik games` lists it
    pub game: String,
    /// The position, in the game's notation; without it, the usual start
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
    #[command(flatten)]
    pub options: Options,
}

/// The options of a game.
#[derive(Args, Debug)]
pub struct Options {
    /// An option of the game, may be repeated; `stolik games --options` lists them
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub chosen: Vec<String>,
}

/// `stolik moves`
#[derive(Args, Debug)]
pub struct Moves {
    #[command(flatten)]
    pub asked: Asked,
    /// As JSON, with the parts of every action
    #[arg(long)]
    pub json: bool,
}

/// `stolik perft`
#[derive(Args, Debug)]
pub struct Perft {
    #[command(flatten)]
    pub asked: Asked,
    /// How many inputs deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=200))]
    pub depth: u32,
    /// Tell apart captures that take the same pieces in another order
    #[arg(long)]
    pub raw: bool,
    /// Count for every first input too
    #[arg(long)]
    pub divide: bool,
}

/// `stolik play`
#[derive(Args, Debug)]
#[command(after_long_help = PLAY_HELP)]
pub struct Play {
    /// The game's id, as `stolik games` lists it
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub options: Options,
    /// The position to begin from, in the game's notation
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// The persons' names, in the order of their seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Who holds a seat, counted from 0: a bot (easy, medium, strong, beginner, random; with a budget as in
    /// strong:20000 or strong:500ms) or `person`. May be repeated; seats not spoken of are persons'
    #[arg(long, value_name = "N=WHO")]
    pub seat: Vec<String>,
    /// This bot for all seats that --seat does not speak of, except one person's: the first of them, unless --seat
    /// says which seats are persons'
    #[arg(long, value_name = "BOT")]
    pub bots: Option<String>,
    /// Go on with the game in this file. Who sat there stays, unless --seat or --bots say otherwise
    #[arg(long, value_name = "FILE", conflicts_with_all = ["chosen", "position", "names"])]
    pub resume: Option<PathBuf>,
    /// Save the game to this file after every input
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Draw with plain letters
    #[arg(long)]
    pub ascii: bool,
    /// Where the dice begin; without it, somewhere
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// How seats are given to bots, for those who ask.
const PLAY_HELP: &str = "\
Examples:
  stolik play warcaby --bots medium                        you are light, the bot is dark
  stolik play warcaby --seat 0=strong                      the bot begins
  stolik play battle-royale -o seats=4 --bots easy         you against three
  stolik play multiwarcaby -o seats=4 --bots easy --seat 2=person --seat 3=strong:500ms
  stolik play wojna --seat 0=medium --seat 1=medium        bots among themselves; ctrl-c leaves
  stolik play --resume game.stolik                         goes on, with the bots that were there

In the game `hint` tells what the strong bot would do, and `undo` goes back to your last decision.";

/// `stolik show`
#[derive(Args, Debug)]
pub struct Show {
    /// A file with a record or PDN, `-` for standard input, or a position (with --game)
    #[arg(value_name = "RECORD|POSITION", allow_hyphen_values = true)]
    pub what: String,
    /// The game of a position
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[command(flatten)]
    pub options: Options,
    /// After so many inputs, instead of at the end
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// As this seat sees it, counted from 0. Without it, as a spectator does: what is secret is not shown
    #[arg(long, value_name = "N", conflicts_with = "all")]
    pub seat: Option<u8>,
    /// As every seat sees it, one after the other
    #[arg(long, conflicts_with = "svg")]
    pub all: bool,
    /// Write a picture to this file (`-` for standard output)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The colours of the picture
    #[arg(long, value_enum, default_value_t)]
    pub theme: Theme,
    /// Draw with plain letters
    #[arg(long)]
    pub ascii: bool,
}

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Theme {
    /// Dark on light
    #[default]
    Light,
    /// Light on dark
    Dark,
}

/// `stolik verify`
#[derive(Args, Debug)]
pub struct Verify {
    /// The records, or PDN files of Warcaby; `-` for standard input
    #[arg(required_unless_present = "data", conflicts_with = "data", value_name = "RECORD")]
    pub records: Vec<String>,
    /// What a player has kept of the dice of a record, to be compared with it; any number of them
    #[arg(long, value_name = "FILE")]
    pub kept: Vec<String>,
    /// A server's data file instead: says which tables are damaged and from which event on; also while the server runs
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Writes the records of its tables into this folder, those of damaged ones as far as they are whole
    #[arg(long, value_name = "FOLDER", requires = "data")]
    pub save: Option<PathBuf>,
}

/// `stolik convert`
#[derive(Args, Debug)]
pub struct Convert {
    /// The record or PDN file; `-` for standard input
    #[arg(value_name = "RECORD")]
    pub record: String,
    /// What to turn it into
    #[arg(long, value_enum)]
    pub to: Form,
}

/// How a game can be written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Form {
    /// Portable Draughts Notation
    Pdn,
    /// A record of Stolik
    Record,
}

/// `stolik bench`
#[derive(Args, Debug)]
pub struct Bench {
    /// The game's id; without it, all games
    pub game: Option<String>,
    /// For how many seconds every figure is measured; there are five a game
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// As JSON, one object
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,
    /// As a table in Markdown, to paste into a page
    #[arg(long)]
    pub markdown: bool,
}

/// `stolik arena`
#[derive(Args, Debug)]
#[command(after_long_help = ARENA_HELP)]
pub struct Arena {
    /// The game's id, as `stolik games` lists it
    pub game: String,
    /// The bots: random, beginner, easy, medium or strong, with a budget if it is to be another than usual:
    /// strong:20000 (nodes a decision), strong:100ms. Two meet each other; of more, each meets each
    #[arg(value_name = "BOT", required = true, num_args = 2..)]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub options: Options,
    /// How many games of every two bots; rounded up, so that each has every seat equally often
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Where dice, openings and the bots' chance begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many random actions every game begins with; without it, a few where there are no dice
    #[arg(long, value_name = "N")]
    pub opening: Option<u16>,
    /// How many games at a time; without it, one a core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: Option<u8>,
    /// Write every game to this file as a line of JSON; what is there already is not played again. With `-`, to
    /// standard output; the table then goes to standard error
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// What the arena does, for those who ask.
const ARENA_HELP: &str = "\
Games come in groups in which the dice and the opening are the same and only the seats differ. With two sides a group is a
pair, seats swapped. With more, one side is A's and all others are B's, and A takes every side once: its share of first
places is to be held against 1/n, the column \"even\". A shared first place counts as its part. The interval is where the
share lies with a probability of 95 %; it takes into account that the games of a group are alike.

The same seed gives the same games, on however many threads, unless a budget is a time. A run that was interrupted goes on
from its file: give the same command again. More games than before may be asked for; other settings are refused.

Examples:
  stolik arena warcaby strong medium
  stolik arena medh-kuu-lash strong:5000 strong:500 --games 400 --seed 7
  stolik arena battle-royale medium easy -o seats=6 --games 120 --json games.jsonl
  stolik arena wojna random beginner easy medium -o map=brod --games 40 --threads 2
  stolik arena warcaby easy beginner --json - > games.jsonl";

fn read_language(text: &str) -> Result<Language, String> {
    let named = Language::ALL.into_iter().find(|language| language.tag() == text);
    named.ok_or_else(|| "choose pl or en".to_owned())
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_fit_together() {
        Arguments::command().debug_assert();
    }
}
