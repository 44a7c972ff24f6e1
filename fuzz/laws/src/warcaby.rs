//! The law of PDN.

use crate::grounds::variants;
use crate::text;
use std::sync::LazyLock;
use stolik_catalog::Kind;
use stolik_game::{Notation, Options as _, Rules};
use stolik_warcaby::{MoveText, Options, Warcaby, read_pdn, write_pdn};

/// Every variant that reads or moves differently.
static VARIANTS: LazyLock<Vec<Warcaby>> = LazyLock::new(|| {
    let options = variants(Kind::Warcaby).iter().map(|(choices, _)| Options::read(choices.iter().copied()));
    options.map(|options| options.and_then(Warcaby::new).expect("options without faults")).collect()
});

/// Games as PDN: what is read is written and read the same. Writing adds the headers that every game has, and makes
/// blanks of control characters. Of a move the text as it was understood is understood the same.
pub fn warcaby_pdn(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    for game in VARIANTS.iter() {
        let rules = game.rules();
        for word in text.split_whitespace() {
            if let Ok(read) = game.parse_action(word) {
                assert_eq!(MoveText::read(&read.to_string(), rules), Ok(read), "{word}");
            }
        }
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
