//! The six maps that come with the game.

use super::atlas::{Atlas, square};
use crate::reference::{distance, touch};
use std::collections::BTreeSet;
use stolik_wojna::{Map, Terrain};

fn named(name: &str) -> Atlas {
    Atlas::of(&Map::named(name).expect(name))
}

/// Whether somebody comes from any castle place to any other without a ship.
fn on_foot(atlas: &Atlas) -> bool {
    let lands: BTreeSet<usize> = atlas.castles().into_iter().map(|castle| atlas.land(castle)).collect();
    lands.len() == 1
}

#[test]
fn the_six_maps_are_sound_fair_and_leave_nobody_without_a_barracks() {
    assert_eq!(Map::NAMES, ["pole", "brod", "przelecz", "jezioro", "przeprawa", "archipelag"]);
    for (name, named_map) in Map::NAMES.into_iter().zip(Map::NAMED) {
        let atlas = named(name);
        assert!((24..=40).contains(&atlas.map.width()), "{name}");
        assert!(atlas.is_symmetric(), "{name}");
        let castles = atlas.castles();
        let lands: BTreeSet<usize> = castles.iter().map(|&castle| atlas.land(castle)).collect();
        for &castle in &castles {
            assert!(atlas.can_recruit(castle), "{name}: a castle at {castle:?} has no barracks place"); // 1.4.1
            let cut_off =
                lands.len() > 1 && !lands.is_subset(&atlas.lands_reached_with_camps(castle, &castles));
            assert!(!cut_off, "{name}: from a castle at {castle:?} not all others can be reached");
        }
        assert_eq!(named_map.name, name);
        assert_eq!(named_map.title, format!("wojna-map-{name}"));
        assert_eq!(named_map.about, format!("wojna-map-{name}-about"));
        assert_eq!(Map::parse(named_map.drawn), Ok(atlas.map));
    }
    assert_eq!(Map::named("generated"), None);
    assert_eq!(Map::named(""), None);
}

/// How many fields must be closed so that nobody comes on foot from the left edge to the right one.
fn narrowest(atlas: &Atlas) -> usize {
    let edge = |x: i32| (0..i32::from(atlas.map.height())).map(move |y| (x, y)).collect::<Vec<_>>();
    atlas.narrowest(&edge(0), &edge(i32::from(atlas.map.width()) - 1))
}

#[test]
fn w_40_a_siege_fits_on_each_of_the_six_maps() {
    for name in Map::NAMES {
        let atlas = named(name);
        let grounds: Vec<_> = atlas.castles().into_iter().map(|place| square(place, 3)).collect();
        let fits = grounds.iter().any(|castle| {
            let camps: Vec<_> = grounds.iter().filter(|camp| distance(castle, camp) >= 16).collect();
            camps.first().is_some_and(|first| camps.iter().any(|second| !touch(first, second)))
        });
        assert!(fits, "{name}");
    }
}

#[test]
fn the_six_maps_have_the_character_of_their_names() {
    let pole = named("pole");
    assert!(on_foot(&pole) && pole.count(Terrain::Grass) * 100 > pole.map.cells().len() * 85);
    assert!(narrowest(&pole) >= 12, "an open field has room for a broad front");

    // Three fords of two fields each; nothing else leads across the river.
    let brod = named("brod");
    assert!(on_foot(&brod) && brod.count(Terrain::Water) > 50);
    assert_eq!(narrowest(&brod), 6);

    // The pass has two fields, the goat paths one each.
    let przelecz = named("przelecz");
    assert!(on_foot(&przelecz) && przelecz.count(Terrain::Rock) > 100);
    assert_eq!(narrowest(&przelecz), 4);

    // Around the lake on foot, across it by ship; its island is too small for a castle.
    let jezioro = named("jezioro");
    assert!(on_foot(&jezioro) && jezioro.count(Terrain::Water) > 200);
    assert!(jezioro.is((15, 10), Terrain::Grass) && jezioro.land((15, 10)) != jezioro.land((0, 0)));

    // Two shores and an island.
    let przeprawa = named("przeprawa");
    let lands: BTreeSet<usize> =
        przeprawa.castles().into_iter().map(|castle| przeprawa.land(castle)).collect();
    assert_eq!(lands.len(), 3);
    assert_ne!(przeprawa.land((0, 12)), przeprawa.land((35, 11)));

    // Nine islands, and more water than land.
    let archipelag = named("archipelag");
    let lands: BTreeSet<usize> =
        archipelag.castles().into_iter().map(|castle| archipelag.land(castle)).collect();
    assert_eq!(lands.len(), 9);
    assert!(archipelag.count(Terrain::Water) > archipelag.count(Terrain::Grass));
}
