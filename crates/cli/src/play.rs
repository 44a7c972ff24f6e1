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
use stolik_game::{Message, Record, RecordError, RecordProblem, Seat, Side};
use stolik_table::{Holder, LocalDice, Seating, Table, Takeback};
use stolik_text::Speaker;

/// Plays a game, from its start or from where a file stops.
pub fn run(args: &args::Play, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let game = begun(speaker, args, Screen::of_standard_output())?;
    game.play(&mut Asking::standard_input(), out)
}

/// The game that is asked for, with nothing shown yet.
fn begun(speaker: &Speaker, args: &args::Play, screen: Screen) -> Result<Game, Failure> {
    let seed = args.seed.unwrap_or_else(seed::some);
    let (table, bots) = match &args.resume {
        Some(path) => resumed(speaker, args, &path.to_string_lossy(), seed)?,
        None => new(speaker, args, seed)?,
    };
    let speaker = &speaker.clone().with_seats(shown_names(speaker, &table));
    Ok(Game::new(table, bots, speaker, args, screen))
}

fn new(speaker: &Speaker, args: &args::Play, seed: u64) -> Result<(Table, Bots), Failure> {
    let id = args.game.as_deref().unwrap_or_default();
    let game = choose::game(speaker, id, &args.options)?;
    let position = choose::position(speaker, &game, args.position.as_deref())?;
    let nobody = Seating::persons(vec![""; game.seats().into()]);
    let bots = Bots::read(speaker, args, &nobody, seed)?;
    let seating = seating(speaker, &game, &args.names, &bots)?;
    let table = Table::new(game, seating, Takeback::Game, LocalDice::from_seed(seed));
    Ok((if args.position.is_some() { table.from_position(position) } else { table }, bots))
}

/// Goes on with the game in a file, where who sat there stays unless another is named.
fn resumed(speaker: &Speaker, args: &args::Play, path: &str, seed: u64) -> Result<(Table, Bots), Failure> {
    let game = source::read(speaker, path)?.game(speaker)?;
    if let Some(id) = &args.game
        && choose::kind(speaker, id)?.id() != game.record.game
    {
        let problem = Box::new(RecordProblem::OtherGame(game.record.game.clone()));
        return Err(Failure::bad(game.problem(speaker, &RecordError { line: 0, problem })));
    }
    let resume = |record: &Record| {
        Table::resume(record, Takeback::Game, LocalDice::from_seed(seed))
            .map_err(|error| Failure::bad(game.problem(speaker, &error)))
    };
    let table = resume(&game.record)?;
    let bots = Bots::read(speaker, args, table.seating(), seed)?;
    let holder = |seat: Seat| match (bots.holding(seat), table.seating().holder(seat)) {
        (Some(bot), _) => Holder::Bot(bot.to_string()),
        (None, Holder::Person(name)) => Holder::Person(name.clone()),
        (None, _) => Holder::Person(usual_name(speaker, table.game(), seat)),
    };
    let seating = Seating::new((0..table.game().seats()).map(|seat| holder(Seat(seat))));
    if seating == *table.seating() {
        return Ok((table, bots));
    }
    let record = Record { seats: seating.names(), ..game.record.clone() };
    Ok((resume(&record)?, bots))
}

/// Who sits where: bots where they were asked for, elsewhere persons by the names given, in the order of the seats, or else
/// by what the seat is called.
fn seating(speaker: &Speaker, game: &AnyGame, names: &[String], bots: &Bots) -> Result<Seating, Failure> {
    let persons = bots.persons().len();
    if names.len() > persons {
        let message = Message::new("cli-too-many-names").with("most", persons).with("count", names.len());
        return Err(Failure::bad(speaker.say(&message)));
    }
    let mut names = names.iter().map(|name| name.trim());
    let holder = |seat: Seat| match bots.holding(seat) {
        Some(bot) => Holder::Bot(bot.to_string()),
        None => Holder::Person(match names.next() {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => usual_name(speaker, game, seat),
        }),
    };
    Ok(Seating::new((0..game.seats()).map(Seat).map(holder)))
}

/// What a seat is called: by its side's name, or as a seat where several share a side.
fn usual_name(speaker: &Speaker, game: &AnyGame, seat: Seat) -> String {
    let sides = game.side_names();
    match game.side_of(seat) {
        Side(side) if sides.len() == usize::from(game.seats()) => {
            speaker.form(&sides[usize::from(side)], "capital")
        }
        _ => speaker.seat(seat),
    }
}

/// The names of who sits there, as they are shown: a bot is called as its seat is, and that it is one.
fn shown_names(speaker: &Speaker, table: &Table) -> Vec<String> {
    let name = |(seat, name): (u8, String)| match table.seating().bot(Seat(seat)) {
        Some(_) => {
            let name = usual_name(speaker, table.game(), Seat(seat));
            speaker.say(&Message::new("cli-bot-name").with("name", name))
        }
        None => name,
    };
    (0..).zip(table.seating().names()).map(name).collect()
}
