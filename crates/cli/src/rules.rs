//! `stolik rules`: the rules page of a game, for reading in the terminal.

use crate::failure::Failure;
use crate::markdown::{self, Block};
use crate::{args, board, choose};
use std::io::Write;
use stolik_catalog::Kind;
use stolik_draw::Terminal;
use stolik_game::{Message, Viewer};
use stolik_text::Speaker;

/// Prints the page, with its positions drawn.
pub fn run(args: &args::Rules, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let kind = choose::kind(speaker, &args.game)?;
    let Some(page) = stolik_text::rules(kind.id(), speaker.language()) else {
        let message = Message::new("cli-no-rules-page").with("game", kind.id());
        return Err(Failure::Failed(speaker.say(&message)));
    };
    let style = board::style(false);
    for (index, block) in markdown::blocks(page).iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        for line in lines(kind, block, &style) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// A block as lines; a picture as the board it shows, with its caption.
fn lines(kind: Kind, block: &Block, style: &Terminal) -> Vec<String> {
    let Block::Picture { caption, address } = block else {
        return block.lines();
    };
    let drawn = drawn(kind, address, style).unwrap_or_default();
    let board = drawn.lines().map(|line| format!("    {line}"));
    board.chain(markdown::wrapped(caption, "    ", "    ")).collect()
}

/// The position of an address such as `position:W:WC3:BD4#board=9`, drawn. Moves may follow it, in quotes.
fn drawn(kind: Kind, address: &str, style: &Terminal) -> Option<String> {
    let address = address.strip_prefix("position:")?.split('"').next()?.trim_end();
    let (position, options) = address.split_once('#').unwrap_or((address, ""));
    let choices = options.split_whitespace().filter_map(|option| option.split_once('='));
    let game = kind.with_options(choices).ok()?;
    let position = game.read_position(position).ok()?;
    Some(style.draw(&position.seen_by(Viewer::Spectator).scene()))
}
