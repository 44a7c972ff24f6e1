//! PDN's tag for the kind of game: `26,W,8,8,N2,0`.

use crate::numbering::has_numbers;
use crate::variant::Variant;

/// Brazilian draughts, whose rules are those of Warcaby on 64 fields.
const BRAZILIAN: u32 = 26;

/// The games that have a number in PDN 3.0.
const NAMES: [(u32, &str); 15] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (20, "international draughts"),
    (21, "English draughts"),
    (22, "Italian draughts"),
    (23, "American pool checkers"),
    (24, "Spanish draughts"),
    (25, "Russian draughts"),
    (27, "Canadian draughts"),
    (28, "Portuguese draughts"),
    (29, "Czech draughts"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (40, "Frisian draughts"),
    (41, "Spantsireti draughts"),
];

/// What is wrong with the kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTypeFault {
    /// The value is not a number, perhaps followed by the details of the board.
    Unreadable,
    /// Another game.
    OtherGame {
        /// Its number.
        number: u32,
        /// Its name, if the standard has one.
        name: Option<&'static str>,
    },
    /// The right game on another board.
    OtherBoard,
}

/// Checks that a game of this type is one of these rules.
pub(super) fn check(value: &str, rules: &Variant) -> Result<(), GameTypeFault> {
    let mut parts = value.split(',').map(str::trim);
    let number = parts.next().and_then(number).ok_or(GameTypeFault::Unreadable)?;
    if number != BRAZILIAN {
        let name = NAMES.iter().find(|known| known.0 == number).map(|known| known.1);
        return Err(GameTypeFault::OtherGame { number, name });
    }
    let details: Vec<&str> = parts.collect();
    let (size, inverted) = match details.as_slice() {
        [] => ((8, 8), false),
        [_start, width, height, _notation, rest @ ..] if rest.len() <= 1 => {
            let size = number_of(width).zip(number_of(height)).ok_or(GameTypeFault::Unreadable)?;
            (size, rest == ["1"])
        }
        _ => return Err(GameTypeFault::Unreadable),
    };
    let board = u32::from(rules.options().board.size());
    if size == (board, board) && inverted != rules.options().a1_dark {
        Ok(())
    } else {
        Err(GameTypeFault::OtherBoard)
    }
}

/// The type of a game of these rules: start colour, width, height, notation and where its first field is (N2:
/// by number from the top left; A0: by name from the bottom left), and whether the bottom left corner is out
/// of play.
pub(super) fn text(rules: &Variant) -> String {
    let size = rules.options().board.size();
    let notation = if has_numbers(rules) { "N2" } else { "A0" };
    let inverted = u8::from(!rules.options().a1_dark);
    format!("{BRAZILIAN},W,{size},{size},{notation},{inverted}")
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn number_of(text: &&str) -> Option<u32> {
    number(text)
}
