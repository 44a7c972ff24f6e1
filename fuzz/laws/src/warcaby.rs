//! The laws of Warcaby's parsers.

use crate::{json, notation, text};
use std::sync::LazyLock;
use stolik_game::{Notation, Options as _, Rules};
use stolik_warcaby::{MoveText, Options, State, Warcaby, read_pdn, write_pdn};

/// A variant, and some of its states to read moves in.
struct Ground {
    game: Warcaby,
    states: Vec<State>,
}

/// Every variant that reads or moves differently. On the start, steps are read; on the others, captures.
static GROUNDS: LazyLock<Vec<Ground>> = LazyLock::new(|| {
    let variants: [&[(&str, &str)]; 5] = [
        &[],
        &[("removal", "immediate")],
        &[("king_landing", "next")],
        &[("board", "9")],
        &[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")],
    ];
    variants.into_iter().map(ground).collect()
});

fn ground(choices: &[(&str, &str)]) -> Ground {
    let options = Options::read(choices.iter().copied()).expect("options without faults");
    let game = Warcaby::new(options).expect("options without faults");
    let mut states = vec![game.start()];
    for text in ["W:WKH8:BB4,C5,C7,G7", "W:WC1,C3,KG3:BB2,D2,B4,D4,D6,F4"] {
        // Fields that are light here make no state.
        states.extend(game.parse_setup(text).ok().and_then(|setup| game.set_up(&setup).ok()));
    }
    Ground { game, states }
}

/// A move: what it means comes back from the text that the game writes for it; also, its text as it was understood is
/// understood the same.
pub fn warcaby_action(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    for Ground { game, states } in GROUNDS.iter() {
        if let Ok(read) = game.parse_action(text) {
            assert_eq!(MoveText::read(&read.to_string(), game.rules()), Ok(read), "{text}");
        }
        notation::action(game, states, text);
    }
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn warcaby_position(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    GROUNDS.iter().for_each(|ground| notation::position(&ground.game, text));
}

/// A position as JSON: the same.
pub fn warcaby_position_value(data: &[u8]) {
    let Some(value) = json::value(data) else {
        return;
    };
    GROUNDS.iter().for_each(|ground| notation::position_value(&ground.game, &value));
}

/// Games as PDN: what is read is written and read the same. Writing adds the headers that every game has, and makes
/// blanks of control characters.
pub fn warcaby_pdn(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    for Ground { game, .. } in GROUNDS.iter() {
        let rules = game.rules();
        for read in read_pdn(text, rules).unwrap_or_default() {
            let written = write_pdn(&read, rules);
            let again = read_pdn(&written, rules).expect("what is written can be read");
            let [again] = again.as_slice() else {
                panic!("one game is written, {} are read:\n{written}", again.len());
            };
            assert_eq!(
                (again.start, &again.moves, again.result),
                (read.start, &read.moves, read.result),
                "it is written:\n{written}"
            );
            for tag in &read.tags {
                let value = tag.value.replace(char::is_control, " ");
                assert_eq!(again.tag(&tag.name), Some(value.as_str()), "it is written:\n{written}");
            }
            assert_eq!(write_pdn(again, rules), written, "it is written otherwise the second time");
        }
    }
}
