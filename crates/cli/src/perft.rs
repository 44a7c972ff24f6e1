//! `stolik perft`: counts the lines of play, to check rules against other programs.

use crate::failure::{Failure, complain};
use crate::{args, choose, moves};
use std::io::Write;
use stolik_catalog::AnyPosition;
use stolik_game::record::InputText;
use stolik_text::Speaker;

/// Prints the count alone on the last line; with `--divide` the count of every first input before it.
pub fn run(args: &args::Perft, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choose::asked(speaker, &args.asked)?;
    if moves::is_composed(&position) {
        // What cannot be listed is not counted.
        complain(&speaker.text("cli-moves-composed"));
    }
    let no_raw = || Failure::bad(speaker.text("cli-no-raw-perft"));
    let count = match (args.divide && args.depth > 0, args.raw) {
        (false, false) => position.perft(args.depth),
        (false, true) => position.perft_raw(args.depth).ok_or_else(no_raw)?,
        (true, false) => {
            let divided = firsts(&position).map(|(input, after)| (input, after.perft(args.depth - 1)));
            print_divided(divided, out)?
        }
        (true, true) => print_divided(position.perft_raw_divided(args.depth).ok_or_else(no_raw)?, out)?,
    };
    writeln!(out, "{count}")?;
    Ok(())
}

/// Prints the count of every first input, and returns them all together.
fn print_divided(
    divided: impl IntoIterator<Item = (String, u64)>,
    out: &mut dyn Write,
) -> Result<u64, Failure> {
    let mut count = 0;
    for (input, lines) in divided {
        writeln!(out, "{input}: {lines}")?;
        count += lines;
    }
    Ok(count)
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
