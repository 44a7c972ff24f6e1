//! `stolik convert`: records in the format of other programs, and back.

use crate::args::{self, Form};
use crate::failure::Failure;
use crate::{foreign, source};
use std::io::Write;
use stolik_text::Speaker;

/// Prints the game in the other form, once it has been replayed without a fault.
pub fn run(args: &args::Convert, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let games = source::read(speaker, &args.record)?.games(speaker)?;
    for (index, game) in games.iter().enumerate() {
        if let Some(error) = game.replay(speaker)?.problem {
            return Err(Failure::bad(game.problem(speaker, &error)));
        }
        if index > 0 {
            writeln!(out)?;
        }
        match args.to {
            Form::Record => write!(out, "{}", game.record)?,
            Form::Pdn => write!(out, "{}", foreign::write(speaker, game)?)?,
        }
    }
    Ok(())
}
