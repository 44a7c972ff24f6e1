//! A position of each game from the middle of a real one, for pictures.

use stolik_catalog::{AnyPosition, Kind};
use stolik_game::{Scene, Viewer};

/// What a picture of a game shows, as a spectator would see it.
pub fn scene(kind: Kind) -> Scene {
    position(kind).seen_by(Viewer::Spectator).scene()
}

/// A position from the middle of a game; its beginning if the rules have changed and know this one no more.
fn position(kind: Kind) -> AnyPosition {
    let (options, text) = sample(kind);
    let game = kind.with_options(options.iter().copied()).unwrap_or_else(|_| kind.usual());
    game.read_position(text).unwrap_or_else(|_| game.start())
}

/// The options and the position.
fn sample(kind: Kind) -> (&'static [(&'static str, &'static str)], &'static str) {
    match kind {
        Kind::Warcaby => (&[], "W:WB2,C1,D2,D4,E1,E3,F2,G1,H2,H4:BA3,A7,B4,B8,D6,E7,F6,F8,G7,H6,H8"),
        Kind::Multiwarcaby => (
            &[],
            "A1,A2,A3,A4,A5,A6,B1,B2,B3,B9,C1,C2,C3,C8,C9,D4,D9,E5,E7,E8,E9,F6,F7,F8,F9,G2,G3,G7,G8,G9,H3,H5,\
             H7,H8,H9,I1,I2,I4,I5,I6,I8",
        ),
        Kind::BattleRoyale => (
            &[("seats", "6")],
            "A1,A2,B2,C1,D2,E1,A3,B1,B4,D1,E2,F2,G2,F1,G3,E4,D3,E5,C4/\
             K11,K10,J11,J9,I8,J10,J8,I9,K8,H10,H7,H11,K9,F5,G11,I10,I11,E6,F6,G9,H9,E7,H8,F7,G5/\
             A11,C11,D11,B8,C9,C8,D9,E9,F9,D7,D10,F10,G7,F8,D4,D5,G8,E11,E10,C7/\
             K1,K2,J1,I1,H2,G4,J3,H3,I2,H1,G1,F3,E3,J2/\
             A6,A10,B7,B5,A8,B11,A7,A5,A4,B3,C3,B9,A9,C6,C5,D6,B10,B6,C2,C10/\
             K6,K5,K7,J6,J4,K4,J5,I3,I4,K3,H4,J7,I7,I6,H6,H5,F4,I5,G6 roll=0 round=9 first=0",
        ),
        Kind::MedhKuuLash => (&[], "G:gG4,G6,W1,W3,W7:wG1,G2,G3,G8,M1,M6,W5,W6:2/4"),
        Kind::SzachowaBitwa => (
            &[],
            "battle white; W: KF3 PC8,J8,A9,B9,C9,D9,F9,G9,H9,I9 NB7,I7 BD8,G8,E9 QE6 RC2,H2 bridge=E king=3; \
             B: KE18 PA12,B12,C12,E12,F12,H12,I12,J12 ND14,G14,F15 BD12,G12 QE13 RC19,G19 bridge=H king=2",
        ),
        Kind::Wojna => (
            &[("map", "jezioro")],
            "b:units coins=58,37 had=rb turns=24 wall:1,0-3,0 barracks0:6,0 castle0:5,5 barracks1:24,20 \
             barracks1:11,21 castle1:18,22 wall:22,25-24,25 rC17,0 rI4,1 rA5,1 rA13,1 rI2,2 rI6,2 rI7,2 rA10,3 \
             rA13,3 rA10,4 rA11,4 rI19,4 rA8,5 rA9,5 rC10,5 rI8,6 bC20,5 bA22,6 bC23,6 bA26,10 bI26,11 bC27,11 \
             bC5,13 bI26,13 bA26,14 bI6,16 bI4,17 bA6,17 bA24,18 bI7,19 bC9,19 bA9,20 bC21,20 bA19,21 bA20,21 \
             bA21,21 bI9,22 bC21,22 bI22,22 bI7,23 bC10,25",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_is_a_position_of_its_game_as_it_is_now() {
        for &kind in Kind::ALL {
            let (options, text) = sample(kind);
            let game = kind.with_options(options.iter().copied()).expect("options of the game");
            let position = game.read_position(text).unwrap_or_else(|why| panic!("{kind:?}: {why:?}"));
            assert_ne!(position.text(), game.start().text(), "{kind:?} stands at its beginning");
            assert!(position.outcome().is_none(), "{kind:?} is over");
        }
    }
}
