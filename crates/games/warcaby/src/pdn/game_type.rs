//! PDN's tag for the kind of game: `26,W,8,8,N2,0`.

use crate::numbering::has_numbers;
use crate::variant::Variant;
use stolik_game::Message;
use stolik_game::kit::Part;

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

/// The key of the message that the game is right and the board is not.
pub(super) const OTHER_BOARD: &str = "warcaby-pdn-board";

/// Checks that a game of this type is one of these rules.
pub(super) fn check(value: &str, rules: &Variant) -> Result<(), Message> {
    let unreadable = || Message::new("warcaby-pdn-game-type");
    let mut parts = value.split(',').map(|text| Part { text, at: 0 }.trim());
    let number = parts.next().and_then(Part::number).ok_or_else(unreadable)?;
    if number != BRAZILIAN {
        let found = match NAMES.iter().find(|known| known.0 == number) {
            Some((_, name)) => format!("{name}, GameType {number}"),
            None => format!("GameType {number}"),
        };
        return Err(Message::new("warcaby-pdn-variant").with("found", found));
    }
    let details: Vec<Part<'_>> = parts.collect();
    let (size, inverted) = match details.as_slice() {
        [] => ((8, 8), false),
        [_start, width, height, _notation, rest @ ..] if rest.len() <= 1 => {
            let size = width.number().zip(height.number()).ok_or_else(unreadable)?;
            (size, rest.first().is_some_and(|inverted| inverted.text == "1"))
        }
        _ => return Err(unreadable()),
    };
    let board = u32::from(rules.options().board.size());
    let fits = size == (board, board) && inverted != rules.options().a1_dark;
    if fits { Ok(()) } else { Err(Message::new(OTHER_BOARD)) }
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
