//! Texts of maps, read and written; faults; shares.

use super::atlas::square;
use super::{faults, generated, grass_on, size};
use proptest::prelude::*;
use std::collections::BTreeSet;
use stolik_game::{Fault, OptionKind};
use stolik_wojna::{Map, MapFault, Share, Terrain};

#[test]
fn both_texts_are_read_and_written() {
    let line = "24x3/10G4W10G/24G/9GR4WR9G";
    let map = Map::parse(line).expect("a map");
    assert_eq!(map.to_string(), line);
    let drawn = "wojna-map 24x3\n\
                 GGGGGGGGGGWWWWGGGGGGGGGG\n\
                 GGGGGGGGGGGGGGGGGGGGGGGG\n\
                 GGGGGGGGGRWWWWRGGGGGGGGG\n";
    assert_eq!(map.drawn(), drawn);
    for same in [
        drawn,
        "  24x3/10g4w10g/24g/9gr4wr9g \n",
        "24X3/GGGGGGGGGGWWWWGGGGGGGGGG/23GG/09GR04WR9G",
        "# by hand\r\n\r\nwojna-map 24X3 # wide\r\n 10G4W10G \r\n24G # the ford\r\n\r\n9GR4WR9G",
    ] {
        assert_eq!(Map::parse(same).expect(same), map, "{same}");
    }
}

#[test]
fn fields_are_counted_to_the_right_and_down_from_0_0() {
    let map = Map::parse("24x3/10G4W10G/24G/9GR4WR9G").expect("a map");
    assert_eq!((map.width(), map.height(), map.cells().len()), (24, 3, 72));
    assert_eq!(map.terrain(10, 0), Terrain::Water);
    assert_eq!(map.terrain(10, 1), Terrain::Grass);
    assert_eq!(map.terrain(9, 2), Terrain::Rock);
    assert_eq!(map.cells()[2 * 24 + 9], Terrain::Rock);
    assert_eq!(map.size(), size(24, 3));
}

#[test]
fn the_line_is_an_option_value_even_of_the_largest_and_most_varied_map() {
    let mut rows = vec!["GWRW".repeat(16); 61];
    rows.extend(vec!["G".repeat(64); 3]); // Two castles must fit somewhere.
    let line = Map::parse(&format!("64x64/{}", rows.join("/"))).expect("a map").to_string();
    assert!((3900..=Map::LONGEST_LINE).contains(&line.len()), "{}", line.len());
    let kind = OptionKind::Text { most: Map::LONGEST_LINE };
    assert!(kind.allows(&line));
    for name in Map::NAMES {
        assert!(kind.allows(&Map::named(name).expect(name).to_string()));
    }
}

#[test]
fn all_faults_of_a_text_are_reported_at_once_with_row_and_column() {
    assert_eq!(
        faults("wojna-map 24x4\nGGXGGGGGGGGGGGGGGGGGGGGG\n23G\n20G0W5G\n10G70W\n12G4\n24G"),
        [
            MapFault::Letter(1, 3, "X".to_owned()),
            MapFault::RowLength(2, 23, 24),
            MapFault::Count(3, 21, 0, 64),
            MapFault::RowLength(3, 26, 24),
            MapFault::Count(4, 11, 70, 64),
            MapFault::RowLength(4, 11, 24),
            MapFault::CountOfNothing(5, 13),
            MapFault::RowLength(5, 12, 24),
            MapFault::Rows(6, 4),
        ]
    );
    assert_eq!(
        faults("24x3/24G//24G/"),
        [MapFault::RowLength(2, 0, 24), MapFault::RowLength(4, 0, 24), MapFault::Rows(4, 3),]
    );
    assert_eq!(
        faults("wojna-map 65x3\n65G\n65G\nGŁG"),
        [
            MapFault::Size("65x3".to_owned(), 1, 64),
            MapFault::Count(1, 1, 65, 64),
            MapFault::RowLength(1, 1, 65),
            MapFault::Count(2, 1, 65, 64),
            MapFault::RowLength(2, 1, 65),
            MapFault::Letter(3, 2, "Ł".to_owned()),
            MapFault::RowLength(3, 3, 65),
        ]
    );
}

#[test]
fn a_text_that_begins_as_no_map_does_is_told_how_maps_begin() {
    for (text, found) in [
        ("", ""),
        ("GGG\nGGG", "GGG"),
        ("brod", "brod"),
        ("32x/", "32x/"),
        ("-32x24/", "-32x24/"),
        ("wojna-map\nGGG", "wojna-map"),
        ("wojna-map 32 24\nGGG", "wojna-map 32 24"),
        ("a line that is much longer than a header", "a line that is much "),
        ("łąka łąka łąka łąka łąka łąka", "łąka łąka łąka łąka "),
    ] {
        let [found, drawn, line] = [found, "wojna-map 32x24", "32x24/"].map(str::to_owned);
        assert_eq!(faults(text), [MapFault::Beginning(found, drawn, line)], "{text}");
    }
}

#[test]
fn a_text_of_megabytes_is_refused_at_once_and_briefly() {
    for text in ["G".repeat(8 << 20), format!("64x64/{}", "0".repeat(8 << 20))] {
        assert_eq!(faults(&text), [MapFault::TooLong(text.len(), 16 * 1024)]);
    }
    let sizes = faults("4294967296x99999999999999999999/GG");
    assert_eq!(sizes[0], MapFault::Size("4294967295x4294967295".to_owned(), 1, 64));
    assert_eq!(faults("0x0/")[0], MapFault::Size("0x0".to_owned(), 1, 64));
    // A short text cannot ask for much either.
    assert_eq!(faults("24x3/4000000000G/24G/24G")[0], MapFault::Count(1, 1, 4_000_000_000, 64));
}

#[test]
fn of_very_many_faults_twenty_are_named_and_the_others_counted() {
    let text = format!("24x3/{}/24G/24G", "X".repeat(24));
    let found = faults(&text);
    assert_eq!(found.len(), 21);
    assert_eq!(found[19], MapFault::Letter(1, 20, "X".to_owned()));
    assert_eq!(found[20], MapFault::More(4));
}

#[test]
fn every_fault_has_a_code_an_article_and_a_message_of_its_own() {
    let all = [
        faults("wojna-map 65x4\nX\n0W\n12"),
        faults(&"G".repeat(20_000)),
        faults("map"),
        faults(&format!("24x3/{}/24G/24G", "X".repeat(24))),
        faults("21x3/21G/21G/21G"),
        faults("22x3/22G/22W/22G"),
        faults(&grass_on(30, 3, &[square((0, 0), 3), square((27, 0), 3)].concat())),
        Map::generate(size(32, 24), Share::hundredths(60), Share::hundredths(1), 0)
            .expect_err("too much")
            .into_iter()
            .collect(),
    ];
    let codes: BTreeSet<&str> = all.iter().flatten().map(Fault::code).collect();
    let keys: BTreeSet<&str> = all.iter().flatten().map(|fault| fault.message().key).collect();
    assert_eq!(codes.len(), 14, "{codes:?}");
    assert_eq!(keys.len(), 14, "{keys:?}");
    for fault in all.iter().flatten() {
        assert!(fault.article().is_some());
        assert_eq!(fault.message().key, format!("wojna-fault-{}", fault.code()));
    }
    for key in MapFault::KEYS {
        let sentences = include_str!("../../../text/en.ftl");
        assert!(sentences.contains(&format!("\n{key} =")), "no sentence for {key}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in "(wojna-map )?[0-9]{1,3}x[0-9]{1,3}[/\n ][GWRgwrX0-9/\n# ]{0,200}|\\PC{0,60}") {
        if let Ok(map) = Map::parse(&text) {
            prop_assert_eq!(Map::parse(&map.to_string()), Ok(map));
        }
    }

    #[test]
    fn a_mangled_map_is_read_or_refused(seed in any::<u64>(), at in any::<prop::sample::Index>(), byte in 0_u8..128) {
        let map = generated(size(24, 16), 20, 10, seed % 64);
        for text in [map.to_string(), map.drawn()] {
            prop_assert_eq!(&Map::parse(&text).expect("what is written can be read"), &map);
            let mut mangled = text.clone().into_bytes();
            let at = at.index(mangled.len());
            mangled[at] = byte;
            let mangled = String::from_utf8(mangled).expect("still text");
            let cut = &text[..at];
            for text in [mangled.as_str(), cut] {
                if let Ok(read) = Map::parse(text) {
                    prop_assert_eq!(Map::parse(&read.drawn()), Ok(read));
                }
            }
        }
    }
}

#[test]
fn shares_are_read_and_written_in_hundredths() {
    for (text, hundredths) in
        [("0", 0), ("0.0", 0), ("0.1", 10), ("0.12", 12), ("0.06", 6), ("1", 100), ("1.00", 100)]
    {
        assert_eq!(text.parse(), Ok(Share::hundredths(hundredths)), "{text}");
    }
    for text in [
        "", ".", ".5", "0.", "0.123", "00.1", "1.01", "2", "-0.1", "+0.1", "0,1", "0.1 ", "0.+1", "12%", "ł",
        "0.1ł",
    ] {
        assert!(text.parse::<Share>().is_err(), "{text}");
    }
    for hundredths in 0..=100 {
        let share = Share::hundredths(hundredths);
        assert_eq!(share.to_string().parse(), Ok(share));
    }
    assert_eq!(Share::USUAL_WATER.to_string(), "0.12");
    assert_eq!(Share::USUAL_ROCK.to_string(), "0.06");
}
