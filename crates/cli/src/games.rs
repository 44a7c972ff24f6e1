//! `stolik games`: the games, and their options.

use crate::args;
use crate::columns::aligned;
use crate::explain;
use crate::failure::Failure;
use std::io::Write;
use stolik_catalog::Kind;
use stolik_text::Speaker;

/// Lists the games, and with `--options` what can be chosen in each.
pub fn run(args: &args::Games, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let heads = ["cli-column-game", "cli-column-name", "cli-column-seats", "cli-column-rules"];
    let mut rows = vec![titles(speaker, &heads)];
    for &kind in Kind::ALL {
        rows.push(vec![
            kind.id().to_owned(),
            speaker.text(&format!("{}-name", kind.id())),
            kind.usual().seats().to_string(),
            kind.version().to_string(),
        ]);
    }
    for line in aligned(&rows) {
        writeln!(out, "{line}")?;
    }
    if args.options {
        for &kind in Kind::ALL {
            writeln!(out, "\n{}", speaker.text(&format!("{}-name", kind.id())))?;
            for line in options(kind, speaker) {
                writeln!(out, "  {line}")?;
            }
        }
    }
    Ok(())
}

/// The table of a game's options.
fn options(kind: Kind, speaker: &Speaker) -> Vec<String> {
    let heads = [
        "cli-column-option",
        "cli-column-values",
        "cli-column-default",
        "cli-column-article",
        "cli-column-meaning",
    ];
    let mut rows = vec![titles(speaker, &heads)];
    rows.extend(kind.options().iter().map(|info| {
        vec![
            info.name.to_owned(),
            speaker.say(&kind.allowed(info)),
            info.default.to_owned(),
            explain::cite(kind, info.article),
            speaker.text(&format!("{}-option-{}-help", kind.id(), info.name)),
        ]
    }));
    aligned(&rows)
}

fn titles(speaker: &Speaker, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| speaker.text(key)).collect()
}
