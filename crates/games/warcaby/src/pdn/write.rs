//! Writing PDN.

use std::fmt::Write;

use super::{PdnGame, game_type};
use crate::colour::Colour;
use crate::field::Field;
use crate::moves::Move;
use crate::numbering::{has_numbers, number_of};
use crate::position::Position;
use crate::setup::Setup;
use crate::variant::Variant;

const WIDTH: usize = 80;

/// The headers that every game has, in PDN's order.
const FIRST_TAGS: [&str; 3] = ["Event", "White", "Black"];

/// The headers that are made from the game.
const OWN_TAGS: [&str; 4] = ["Result", "GameType", "SetUp", "FEN"];

/// The game as PDN: headers, a blank line, and moves in lines of at most 80 characters. Its moves must be
/// legal.
pub fn write_pdn(game: &PdnGame, rules: &Variant) -> String {
    let mut text = String::new();
    for name in FIRST_TAGS {
        write_tag(&mut text, name, game.tag(name).unwrap_or("?"));
    }
    for tag in &game.tags {
        if !FIRST_TAGS.contains(&tag.name.as_str()) && !OWN_TAGS.contains(&tag.name.as_str()) {
            write_tag(&mut text, &tag.name, &tag.value);
        }
    }
    write_tag(&mut text, "Result", game.result.text());
    write_tag(&mut text, "GameType", &game_type::text(rules));
    if game.start != Position::start(rules) {
        let setup = Setup::of(rules, &game.start);
        let fen = if has_numbers(rules) { setup.to_numeric_fen() } else { setup.to_fen() };
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &fen);
    }
    text.push('\n');
    write_moves(&mut text, game, rules);
    text
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => escaped.extend(['\\', c]),
            _ if c.is_control() => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    writeln!(text, "[{name} \"{escaped}\"]").expect("a string takes any text");
}

fn write_moves(text: &mut String, game: &PdnGame, rules: &Variant) {
    let mut position = game.start;
    let mut column = 0;
    let mut write_word = |word: &str| {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    };
    let mut number = 1;
    for (index, &played) in game.moves.iter().enumerate() {
        let written = write_move(&position, played, rules);
        match position.turn() {
            Colour::Light => write_word(&format!("{number}. {written}")),
            Colour::Dark if index == 0 => write_word(&format!("{number}... {written}")),
            Colour::Dark => write_word(&written),
        }
        if position.turn() == Colour::Dark {
            number += 1;
        }
        position = position.after(rules, played);
    }
    write_word(game.result.text());
    text.push('\n');
}

/// Start and end, and the landing fields between only if another capture has the same start and end.
fn write_move(position: &Position, played: Move, rules: &Variant) -> String {
    let mut alike = 0;
    rules.each_move_of(position, played.from, |found| alike += usize::from(found.to == played.to));
    let landings = match rules.path(position, played) {
        Some(path) if alike > 1 => path,
        _ => vec![played.to],
    };
    let name = |field: Field| {
        if has_numbers(rules) { number_of(field).to_string() } else { field.to_string().to_lowercase() }
    };
    let separator = if played.is_capture() { 'x' } else { '-' };
    let mut text = name(played.from);
    for landing in landings {
        text.push(separator);
        text.push_str(&name(landing));
    }
    text
}
