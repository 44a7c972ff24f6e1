//! `stolik perft`: counts the lines of play, to check rules against other programs.

use crate::failure::Failure;
use crate::{args, choose, moves};
use std::io::Write;
use stolik_catalog::AnyPosition;
use stolik_game::record::InputText;
use stolik_text::Speaker;

/// Prints the count alone on the last line; with `--divide` the count of every first input before it.
pub fn run(args: &args::Perft, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choose::asked(speaker, &args.asked)?;
    let count = if args.raw {
        let counted = position.perft_raw(args.depth);
        counted.ok_or_else(|| Failure::bad(speaker.text("cli-no-raw-perft")))?
    } else if args.divide && args.depth > 0 {
        let mut count = 0;
        for (input, after) in firsts(&position) {
            let lines = after.perft(args.depth - 1);
            writeln!(out, "{input}: {lines}")?;
            count += lines;
        }
        count
    } else {
        position.perft(args.depth)
    };
    writeln!(out, "{count}")?;
    Ok(())
}

/// Every input that may come next, with the position after it.
fn firsts(position: &AnyPosition) -> impl Iterator<Item = (String, AnyPosition)> {
    let acts = position.actor().seats().iter().flat_map(|seat| {
        let listed = position.legal(seat).into_iter();
        listed.map(move |action| InputText::Act { seat, text: action.text })
    });
    let chances = position.chances().into_iter().map(|chance| InputText::Chance(chance.outcome));
    acts.chain(chances).filter_map(|input| {
        let mut after = position.clone();
        // What was just listed is not refused.
        after.play(&input).ok()?;
        Some((moves::plain(&input), after))
    })
}
