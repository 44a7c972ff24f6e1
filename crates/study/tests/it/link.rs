//! Links carry a game there and back.

use crate::support::archive;
use proptest::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{Pinned, Record};
use stolik_study::{LONGEST_LINK, LinkError, Study, from_link, open, to_link};

#[test]
fn archived_games_come_back_from_their_links_as_they_were() {
    let mut linked = 0;
    for kind in Kind::ALL {
        for (name, text) in archive(kind.id()) {
            let Some(link) = to_link(&text) else { continue };
            linked += 1;
            assert!(link.len() <= LONGEST_LINK, "{name}");
            assert!(link.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{name}");
            assert_eq!(from_link(&link).as_deref(), Ok(text.as_str()), "{name}");
            let opened = open(&format!("https://stolik.example/powtorka#g={link}")).expect("it opens");
            assert_eq!(
                opened.study.record(opened.study.tip()),
                text.parse::<Record>().expect("sound"),
                "{name}"
            );
        }
    }
    assert!(linked > 60, "most games fit into a link, but only {linked} did");
}

#[test]
fn a_game_too_long_for_a_link_gets_none() {
    // Noise that does not get smaller.
    let mut noise = Pinned::from_seed(1);
    let noise: String = (0..10_000)
        .map(|_| char::from(b'!' + u8::try_from(stolik_game::Entropy::index(&mut noise, 90)).unwrap_or(0)))
        .collect();
    assert_eq!(to_link(&noise), None);
}

#[test]
fn links_of_a_later_form_say_so() {
    assert_eq!(from_link("2abc"), Err(LinkError::Newer('2')));
    for damaged in ["", "x", "1", "1!!", "1AAAA"] {
        assert_eq!(from_link(damaged), Err(LinkError::Damaged), "{damaged}");
    }
}

#[test]
fn a_small_link_cannot_fill_the_memory() {
    let bomb = "a".repeat(5 * 1024 * 1024);
    let link = to_link(&bomb).expect("it gets very small");
    assert_eq!(from_link(&link), Err(LinkError::Damaged));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_text_comes_back(text in ".{0,400}") {
        let link = to_link(&text).expect("short enough");
        prop_assert_eq!(from_link(&link), Ok(text));
    }

    #[test]
    fn any_rubbish_is_refused_or_read(text in "[0-9A-Za-z_=#&-]{0,80}") {
        // Neither panics: a changed link is damaged, or by chance a text.
        let _ = from_link(&text);
        let _ = open(&format!("#g={text}"));
    }

    #[test]
    fn a_random_game_comes_back_from_its_link(seed in 0_u64..1000, kind in 0..Kind::ALL.len(), inputs in 0_usize..60) {
        let mut entropy = Pinned::from_seed(seed);
        let mut study = Study::of_position(Kind::ALL[kind].usual().start());
        for _ in 0..inputs {
            let Some(input) = study.position().random_input(&mut entropy) else { break };
            prop_assert!(study.play(&input).is_ok());
        }
        let record = study.record(study.here());
        let link = to_link(&record.to_string()).expect("short enough");
        let opened = open(&format!("#g={link}")).expect("it opens");
        prop_assert_eq!(opened.snag, None);
        prop_assert_eq!(opened.study.record(opened.study.tip()), record);
    }
}
