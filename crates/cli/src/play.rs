//! `stolik play`: persons at one keyboard, and bots.

mod asking;
mod bots;
mod game;
mod hand_over;
mod interrupt;
mod order;
mod showing;
#[cfg(test)]
mod tests;
mod thinking;

use crate::failure::Failure;
use crate::{args, choose, seed, source};
use asking::Asking;
use bots::Bots;
use game::Game;
use hand_over::Screen;
use std::io::Write;
use stolik_catalog::AnyGame;
use stolik_game::{Message, RecordError, RecordProblem, Seat, Side};
use stolik_table::{LocalDice, Seating, Table, Takeback};
use stolik_text::Speaker;

/// Plays a game, from its start or from where a file stops.
pub fn run(args: &args::Play, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let game = begun(speaker, args, Screen::of_standard_output())?;
    game.play(&mut Asking::standard_input(), out)
}

/// The game that is asked for, with nothing shown yet.
fn begun(speaker: &Speaker, args: &args::Play, screen: Screen) -> Result<Game, Failure> {
    let seed = args.seed.unwrap_or_else(seed::some);
    let dice = LocalDice::from_seed(seed);
    let (table, bots) = match &args.resume {
        Some(path) => {
            let table = resumed(speaker, args.game.as_deref(), &path.to_string_lossy(), dice)?;
            let bots = Bots::read(speaker, args, table.game().seats(), seed)?;
            (table, bots)
        }
        None => new(speaker, args, seed, dice)?,
    };
    Ok(Game::new(table, bots, speaker, args, screen))
}

fn new(speaker: &Speaker, args: &args::Play, seed: u64, dice: LocalDice) -> Result<(Table, Bots), Failure> {
    let id = args.game.as_deref().unwrap_or_default();
    let game = choose::game(speaker, id, &args.options)?;
    let position = choose::position(speaker, &game, args.position.as_deref())?;
    let bots = Bots::read(speaker, args, game.seats(), seed)?;
    let seating = seating(speaker, &game, &args.names, &bots)?;
    let table = Table::new(game, seating, Takeback::Game, dice);
    Ok((if args.position.is_some() { table.from_position(position) } else { table }, bots))
}

fn resumed(speaker: &Speaker, id: Option<&str>, path: &str, dice: LocalDice) -> Result<Table, Failure> {
    let game = source::read(speaker, path)?.game(speaker)?;
    if let Some(id) = id
        && choose::kind(speaker, id)?.id() != game.record.game
    {
        let problem = Box::new(RecordProblem::OtherGame(game.record.game.clone()));
        return Err(Failure::bad(game.problem(speaker, &RecordError { line: 0, problem })));
    }
    Table::resume(&game.record, Takeback::Game, dice)
        .map_err(|error| Failure::bad(game.problem(speaker, &error)))
}

/// Who sits where: by the names given, else by the sides' names, or by the seats' where several share a side. Of a bot the
/// name says that it is one.
fn seating(speaker: &Speaker, game: &AnyGame, names: &[String], bots: &Bots) -> Result<Seating, Failure> {
    let seats = usize::from(game.seats());
    if names.len() > seats {
        let message = Message::new("cli-too-many-names").with("most", seats).with("count", names.len());
        return Err(Failure::bad(speaker.say(&message)));
    }
    let sides = game.side_names();
    let usual = |seat: Seat| match game.side_of(seat) {
        Side(side) if sides.len() == seats => speaker.form(&sides[usize::from(side)], "capital"),
        _ => speaker.seat(seat),
    };
    let name = |seat: Seat| match names.get(seat.index()).map(|name| name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ if bots.holding(seat).is_some() => {
            speaker.say(&Message::new("cli-bot-name").with("name", usual(seat)))
        }
        _ => usual(seat),
    };
    Ok(Seating::persons((0..game.seats()).map(|seat| name(Seat(seat)))))
}
