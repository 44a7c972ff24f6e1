//! `stolik show`: a board from a record or from a position, as text or as a picture.

use crate::failure::{Failure, complain};
use crate::{args, board, choose, outcome, save, source};
use std::io::Write;
use std::path::Path;
use stolik_catalog::AnyPosition;
use stolik_draw::{Svg, Theme};
use stolik_game::{Message, Outcome, Seat, Viewer};
use stolik_text::Speaker;

/// What is shown: a position, and how the people ended the game there, which the board does not tell.
struct Shown {
    position: AnyPosition,
    by_table: Option<Outcome>,
    speaker: Speaker,
}

/// Shows the board on standard output, or writes it to a picture.
pub fn run(args: &args::Show, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let shown = if args.what != "-" && !Path::new(&args.what).exists() {
        position(args, speaker)?
    } else {
        record(args, speaker)?
    };
    let viewer = viewer(args, &shown)?;
    let Some(path) = &args.svg else {
        let style = board::style(args.ascii);
        if args.all {
            for seat in seats(&shown.position) {
                let board = board::text(&shown.speaker, &shown.position, Viewer::Seat(seat), &style);
                writeln!(out, "{}\n\n{board}", shown.speaker.seat(seat))?;
            }
        } else {
            write!(out, "{}", board::text(&shown.speaker, &shown.position, viewer, &style))?;
        }
        if let Some(end) = shown.by_table {
            writeln!(out, "{}", outcome::sentence(&shown.speaker, &shown.position, &end))?;
        }
        return Ok(());
    };
    let theme = match args.theme {
        args::Theme::Light => Theme::Light,
        args::Theme::Dark => Theme::Dark,
    };
    let scene = shown.position.seen_by(viewer).scene();
    let svg = Svg { theme, ..Svg::default() }.draw(&scene, &shown.speaker);
    if path.as_os_str() == "-" {
        out.write_all(svg.as_bytes())?;
        return Ok(());
    }
    save::write(path, svg.as_bytes())
        .map_err(|error| Failure::writing(speaker, &path.display().to_string(), &error))
}

/// Whose eyes it is seen with: a seat's, if one is asked for. Else everybody's, who knows what a spectator does until
/// the game is over, and then what the rules lay open.
fn viewer(args: &args::Show, shown: &Shown) -> Result<Viewer, Failure> {
    let last = shown.position.game().seats() - 1;
    match args.seat {
        None => Ok(Viewer::Everybody),
        Some(seat) if seat <= last => Ok(Viewer::Seat(Seat(seat))),
        Some(seat) => {
            let message =
                Message::new("cli-no-seat").with("seat", i64::from(seat)).with("last", i64::from(last));
            Err(Failure::bad(shown.speaker.say(&message)))
        }
    }
}

fn seats(position: &AnyPosition) -> impl Iterator<Item = Seat> {
    (0..position.game().seats()).map(Seat)
}

/// A position given in so many words.
fn position(args: &args::Show, speaker: &Speaker) -> Result<Shown, Failure> {
    let Some(id) = &args.game else {
        let message = Message::new("cli-neither-file-nor-position").with("text", args.what.as_str());
        return Err(Failure::bad(speaker.say(&message)));
    };
    let game = choose::game(speaker, id, &args.options)?;
    let position = choose::position(speaker, &game, Some(&args.what))?;
    after(speaker, args.at, 0)?;
    Ok(Shown { by_table: None, speaker: choose::knowing(speaker, &game), position })
}

/// A record, after as many inputs as asked for. A record that breaks off is shown up to there.
fn record(args: &args::Show, speaker: &Speaker) -> Result<Shown, Failure> {
    let game = source::read(speaker, &args.what)?.game(speaker)?;
    let mut replayed = game.replay(speaker)?;
    if let Some(error) = &replayed.problem {
        complain(&game.problem(speaker, error));
    }
    let last = replayed.inputs.len();
    let at = after(speaker, args.at, last)?;
    let by_table = |end: &Outcome| matches!(end.cause, stolik_game::Cause::Table(_));
    Ok(Shown {
        by_table: replayed.outcome.filter(by_table).filter(|_| at == last),
        speaker: choose::knowing(speaker, &replayed.game).with_seats(game.record.seats),
        position: replayed.positions.swap_remove(at),
    })
}

/// After how many inputs, of so many.
fn after(speaker: &Speaker, asked: Option<usize>, last: usize) -> Result<usize, Failure> {
    match asked {
        Some(at) if at > last => {
            let message = Message::new("cli-at-beyond").with("at", at).with("last", last);
            Err(Failure::bad(speaker.say(&message)))
        }
        at => Ok(at.unwrap_or(last)),
    }
}
