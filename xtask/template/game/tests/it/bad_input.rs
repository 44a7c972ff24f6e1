//! Texts and positions that are none get an answer that says what is wrong.

use stolik_conformance::script::game;
use stolik_game::{Fault as _, Notation, Rules};
use stolik_piec_kladek::PiecKladek;

#[test]
fn texts_that_are_none_are_told_where() {
    let game: PiecKladek = game(&[]);
    for text in ["", "A", "A8", "F1", "A1-B1", "pass"] {
        let error = game.parse_action(text).expect_err(text);
        assert_eq!((error.at, error.message.key), (0, "parse-touches"), "{text}");
    }
    for text in ["", "0", "7", "x"] {
        assert_eq!(game.parse_chance(text).expect_err(text).message.key, "parse-die", "{text}");
    }
    for (text, at, key) in [
        ("stones=A1/A9 turn=0 turns=0", 0, "parse-position-word"),
        ("stones=A1/A7 turn=0 roll=7 turns=0", 20, "parse-position-word"),
        ("stones=A1/A7 turn=0", 19, "parse-position-missing"),
        ("stones=A1/A7 turn=0 turns=0 first=1", 28, "parse-position-unknown"),
    ] {
        let error = game.parse_setup(text).expect_err(text);
        assert_eq!((error.at, error.message.key), (at, key), "{text}");
    }
}

#[test]
fn positions_that_cannot_be_are_told_with_all_their_faults() {
    let game: PiecKladek = game(&[]);
    let faults = |text: &str| {
        let setup = game.parse_setup(text).expect("the form of a position");
        let faults = game.set_up(&setup).expect_err("an impossible position");
        let told = faults.iter().map(|fault| (fault.code(), fault.article().map_or("", |article| article.0)));
        told.collect::<Vec<_>>()
    };
    let (bridge, side) = (("wrong-bridge", "K3"), ("no-such-side", "K1"));
    assert_eq!(faults("stones=B1,C1,D1,E1/B7,C7,D7,E7 turn=0 turns=0"), [bridge], "nobody on A");
    assert_eq!(faults("stones=A1,A2,B1,C1,D1,E1/B7,C7,D7,E7 turn=0 turns=0"), [bridge], "two on A");
    assert_eq!(faults("stones=A5,B1,C1,D1,E1/A4,B7,C7,D7,E7 turn=0 turns=0"), [bridge], "crossed on A");
    assert_eq!(faults("stones=A1,B1,C1,D1/A7,B7,C7,D7 turn=2 turns=0"), [bridge, side]);
}
