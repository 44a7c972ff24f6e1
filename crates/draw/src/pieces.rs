//! The drawings: every file of `pieces/`, by family.

/// A drawing's id and the text of its file.
pub(crate) type Piece = (&'static str, &'static str);

/// The files of these ids.
macro_rules! family {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../pieces/", $id, ".svg")))),*]
    };
}

/// All families.
pub(crate) static FAMILIES: [&[Piece]; 7] = [BOARD, BATTLE, BITWA, CARDS, DICE, MEDH, WOJNA];

/// Boards, draughts pieces and marks.
const BOARD: &[Piece] = family! {
    "board-field-dark" "board-field-light" "board-rosette"
    "draughts-king" "draughts-man" "draughts-neutral"
    "mark-capture" "mark-danger" "mark-hint" "mark-last" "mark-selected" "mark-target"
};

/// Warcaby Battle Royale: tokens and signs of nine seats.
const BATTLE: &[Piece] = family! {
    "battle-sign-bar" "battle-sign-chevron" "battle-sign-cross" "battle-sign-diamond"
    "battle-sign-dot" "battle-sign-ring" "battle-sign-star" "battle-sign-triangle"
    "battle-sign-wave" "battle-start" "battle-token-bar" "battle-token-chevron" "battle-token-cross"
    "battle-token-diamond" "battle-token-dot" "battle-token-ring" "battle-token-star"
    "battle-token-triangle" "battle-token-wave"
};

/// Szachowa Bitwa.
const BITWA: &[Piece] = family! {
    "bitwa-bridge" "bitwa-camp" "bitwa-command" "bitwa-command-spent" "bitwa-crossbowmen"
    "bitwa-king" "bitwa-knights" "bitwa-levy" "bitwa-pikemen" "bitwa-river"
};

/// Playing cards and suits.
const CARDS: &[Piece] = family! {
    "card-back" "card-club-02" "card-club-03" "card-club-04" "card-club-05" "card-club-06"
    "card-club-07" "card-club-08" "card-club-09" "card-club-10" "card-club-ace" "card-club-jack"
    "card-club-king" "card-club-queen" "card-diamond-02" "card-diamond-03" "card-diamond-04"
    "card-diamond-05" "card-diamond-06" "card-diamond-07" "card-diamond-08" "card-diamond-09"
    "card-diamond-10" "card-diamond-ace" "card-diamond-jack" "card-diamond-king"
    "card-diamond-queen" "card-heart-02" "card-heart-03" "card-heart-04" "card-heart-05"
    "card-heart-06" "card-heart-07" "card-heart-08" "card-heart-09" "card-heart-10" "card-heart-ace"
    "card-heart-jack" "card-heart-king" "card-heart-queen" "card-spade-02" "card-spade-03"
    "card-spade-04" "card-spade-05" "card-spade-06" "card-spade-07" "card-spade-08" "card-spade-09"
    "card-spade-10" "card-spade-ace" "card-spade-jack" "card-spade-king" "card-spade-queen"
    "suit-club" "suit-diamond" "suit-heart" "suit-spade"
};

/// Dice, and digits for plates and counters.
const DICE: &[Piece] = family! {
    "die-10" "die-12" "die-20" "die-6-1" "die-6-2" "die-6-3" "die-6-4" "die-6-5" "die-6-6" "die-8"
    "die-8-1" "die-8-2" "die-8-3" "die-8-4" "die-8-5" "die-8-6" "die-8-7" "die-8-8"
    "digit-0" "digit-1" "digit-2" "digit-3" "digit-4" "digit-5" "digit-6" "digit-7" "digit-8"
    "digit-9"
};

/// Medh Kuu Lash.
const MEDH: &[Piece] = family! {
    "medh-board" "medh-disc-green" "medh-disc-wood"
};

/// Wojna: terrain, units, engines, buildings.
const WOJNA: &[Piece] = family! {
    "wojna-archers" "wojna-barracks" "wojna-camp" "wojna-castle" "wojna-cavalry" "wojna-coin"
    "wojna-exhausted" "wojna-front" "wojna-gate" "wojna-grass-1" "wojna-grass-2" "wojna-grass-3"
    "wojna-high" "wojna-infantry" "wojna-ladder" "wojna-port" "wojna-ram" "wojna-rock-1"
    "wojna-rock-2" "wojna-rock-3" "wojna-ship" "wojna-shore-side" "wojna-shore-tip"
    "wojna-shore-turn" "wojna-stack-2" "wojna-stack-3" "wojna-tower" "wojna-trebuchet" "wojna-wall"
    "wojna-water-1" "wojna-water-2" "wojna-water-3" "wojna-workshop"
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_table_is_the_folder() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("pieces");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        let table: Vec<String> =
            FAMILIES.iter().flat_map(|family| family.iter().map(|(id, _)| format!("{id}.svg"))).collect();
        assert_eq!(table.len(), files.len(), "no drawing is listed twice");
        assert_eq!(table.into_iter().collect::<BTreeSet<_>>(), files);
    }
}
