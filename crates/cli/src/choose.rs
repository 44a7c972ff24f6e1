//! The game, the options and the position somebody asks for.

use crate::args;
use crate::explain;
use crate::failure::Failure;
use stolik_catalog::{AnyGame, AnyPosition, Kind};
use stolik_game::Message;
use stolik_text::Speaker;

/// The game of this id.
pub fn kind(speaker: &Speaker, id: &str) -> Result<Kind, Failure> {
    Kind::named(id).ok_or_else(|| Failure::bad(speaker.say(&unknown_game(id))))
}

/// That there is no such game, and which there are.
pub fn unknown_game(id: &str) -> Message {
    let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    Message::new("cli-unknown-game").with("name", id).with("known", known.join(", "))
}

/// The game of this id with these options, each as `name=value`.
pub fn game(speaker: &Speaker, id: &str, options: &args::Options) -> Result<AnyGame, Failure> {
    let kind = kind(speaker, id)?;
    let mut faults = Vec::new();
    let mut choices = Vec::new();
    for option in &options.chosen {
        if let Some((name, value)) = option.split_once('=') {
            choices.push((name.trim(), value.trim()));
        } else {
            let message = Message::new("cli-bad-choice").with("text", option.as_str());
            faults.push(speaker.say(&message));
        }
    }
    match kind.with_options(choices) {
        Ok(game) if faults.is_empty() => Ok(game),
        Ok(_) => Err(Failure::Bad(faults)),
        Err(wrong) => {
            faults.extend(wrong.iter().map(|fault| explain::fault(speaker, kind, fault)));
            Err(Failure::Bad(faults))
        }
    }
}

/// The position of this text, or the one the game begins with.
pub fn position(speaker: &Speaker, game: &AnyGame, text: Option<&str>) -> Result<AnyPosition, Failure> {
    let Some(text) = text else {
        return Ok(game.start());
    };
    let speaker = knowing(speaker, game);
    let read = game.read_position(text);
    read.map_err(|error| Failure::Bad(explain::setup(&speaker, game.kind(), &error)))
}

/// The position that the arguments of a command name.
pub fn asked(speaker: &Speaker, asked: &args::Asked) -> Result<AnyPosition, Failure> {
    let game = game(speaker, &asked.game, &asked.options)?;
    position(speaker, &game, asked.position.as_deref())
}

/// Somebody who knows what the game calls its sides.
pub fn knowing(speaker: &Speaker, game: &AnyGame) -> Speaker {
    speaker.clone().with_sides(game.side_names())
}
