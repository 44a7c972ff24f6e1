//! A position that a person tries out, as plain data: how it is opened, what was played on it, and how it is shown.

use crate::play::Play;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::Seat;
use stolik_game::record::InputText;
use stolik_table::Seating;
use stolik_text::{Example, is_wish};

/// The dice of an example begin here: who tries it twice, sees the same.
const SEED: u64 = 1;

/// The game of an example and the position it shows, with nothing played yet. None if it cannot be, which the tests see to.
pub fn opened(kind: Kind, example: &Example, names: impl FnOnce(&AnyGame) -> Vec<String>) -> Option<Play> {
    let game = kind.with_options(example.choices()).ok()?;
    let position = game.read_position(&example.position).ok()?;
    let seating = Seating::persons(names(&game));
    let mut play = Play::new(game, seating, SEED).begun_from(position);
    uncover(&mut play);
    Some(play)
}

/// Who tries something out holds all seats and looks with the eyes of who is asked: no veil comes down.
pub fn uncover(play: &mut Play) {
    if play.is_veiled() {
        play.uncover();
    }
}

/// What was played since the beginning, in the game's notation; rolls are nobody's doing.
pub fn played(play: &Play) -> Vec<String> {
    let actions = play.table().inputs().filter_map(|input| match input {
        InputText::Act { text, .. } => Some(text.clone()),
        _ => None,
    });
    actions.collect()
}

/// The next action of the first way that an example shows, after what was played on it; none if it shows none, has been
/// gone to its end or left, or if the action must be composed.
pub fn next_shown(play: &Play, example: &Example) -> Option<String> {
    let played = played(play);
    let lines = example.lines();
    let agrees = |line: &&Vec<&str>| {
        line.len() > played.len() && line.iter().zip(&played).all(|(wish, text)| is_wish(wish, text))
    };
    let wish = *lines.iter().find(agrees)?.get(played.len())?;
    if !wish.ends_with('*') {
        return Some(wish.to_owned());
    }
    let legal = play.table().here()?.position().legal(play.seat()?);
    legal.into_iter().map(|listed| listed.text).find(|text| is_wish(wish, text))
}

/// The address that begins a game here: who is asked is the person who reads, the others are easy bots.
pub fn play_on(play: &Play) -> String {
    let table = play.table();
    let person = play.seat().unwrap_or(Seat(0));
    let position = table.here().map(|table| table.position().text());
    address(table.game(), position.as_deref(), person)
}

/// The address of a new game: this seat is the person who reads, the others are easy bots.
pub fn play_anew(kind: Kind) -> String {
    address(&kind.usual(), None, Seat(0))
}

fn address(game: &AnyGame, position: Option<&str>, person: Seat) -> String {
    let usual = game.kind().usual().options();
    let mut wishes = vec![("game", game.kind().id().to_owned())];
    wishes.extend(game.options().into_iter().filter(|choice| !usual.contains(choice)));
    wishes.extend(position.map(|text| ("position", text.to_owned())));
    let seats = (0..game.seats()).map(|seat| if Seat(seat) == person { "person" } else { "easy" });
    wishes.push(("seats", seats.collect::<Vec<_>>().join(",")));
    let wishes: Vec<String> =
        wishes.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
    format!("/?{}", wishes.join("&"))
}

/// A value as it stands in an address.
fn escaped(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~,:/".contains(&byte);
    value
        .bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
