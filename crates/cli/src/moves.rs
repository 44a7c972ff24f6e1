//! `stolik moves`: the legal actions of a position.

use crate::failure::{Failure, complain};
use crate::{args, choose, outcome};
use serde_json::json;
use std::io::Write;
use stolik_catalog::AnyPosition;
use stolik_game::record::InputText;
use stolik_game::{Actor, Asks, Seats};
use stolik_text::Speaker;

/// Lists what may be done, one action a line; where the game is over, or nothing is listed because it is composed, says
/// so beside the empty list.
pub fn run(args: &args::Moves, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choose::asked(speaker, &args.asked)?;
    if args.json {
        writeln!(out, "{}", as_json(&position))?;
        return Ok(());
    }
    for line in list(&position) {
        writeln!(out, "{line}")?;
    }
    if is_composed(&position) {
        complain(&speaker.text("cli-moves-composed"));
    }
    if let Some(end) = position.outcome() {
        complain(&outcome::cited(&choose::knowing(speaker, &position.game()), &position, &end));
    }
    Ok(())
}

/// What may come next, one input a line, as a record would have it: where several seats are awaited, with the seat. In
/// the order of the alphabet, which puts the moves of a piece together.
pub fn list(position: &AnyPosition) -> Vec<String> {
    list_of(position, position.actor().seats())
}

/// The same of these seats alone: what others may do can be a secret.
pub fn list_of(position: &AnyPosition, seats: Seats) -> Vec<String> {
    let actions = seats.iter().flat_map(|seat| {
        let several = seats.len() > 1;
        let listed = position.legal(seat).into_iter();
        listed.map(move |action| if several { format!("{seat}:{}", action.text) } else { action.text })
    });
    let chances = position.chances().into_iter().map(|chance| format!("({})", chance.outcome));
    let mut list: Vec<String> = actions.chain(chances).collect();
    list.sort();
    list
}

/// Whether somebody composes a decision now, so that the list does not tell all.
pub fn is_composed(position: &AnyPosition) -> bool {
    position.actor().seats().iter().any(|seat| position.asks(seat) == Some(Asks::Composed))
}

/// An input without the seat it is of, as people read it.
pub fn plain(input: &InputText) -> String {
    match input {
        InputText::Act { text, .. } => text.clone(),
        other => other.to_string(),
    }
}

fn as_json(position: &AnyPosition) -> serde_json::Value {
    if position.actor() == Actor::Chance {
        let chances = position.chances().into_iter();
        return chances.map(|c| json!({ "outcome": c.outcome, "weight": c.weight })).collect();
    }
    let seats = position.actor().seats();
    let actions = seats.iter().flat_map(|seat| {
        let listed = position.legal(seat).into_iter();
        listed.map(move |action| json!({ "seat": seat.0, "text": action.text, "parts": action.parts }))
    });
    actions.collect()
}
