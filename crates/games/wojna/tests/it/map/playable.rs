//! On which maps two players can begin a game.

use super::atlas::{Field, around, square};
use super::{faults, grass_on, size};
use crate::reference::{distance, touch};
use std::collections::BTreeSet;
use stolik_game::{Entropy, Fault, Pinned};
use stolik_wojna::{Map, MapFault};

#[test]
fn position_w1_distances() {
    let castle = square((1, 1), 3);
    assert_eq!(distance(&castle, &square((14, 3), 3)), 10);
    assert_eq!(distance(&castle, &square((14, 9), 3)), 16);
    assert_eq!(distance(&castle, &square((13, 9), 3)), 15);
}

/// Two castle places, each with a barracks place and one recruiting field, and nothing else.
fn two_homes(first: Field, second: Field) -> Vec<Field> {
    let home = |(x, y): Field| [square((x, y), 3), square((x, y + 4), 2), vec![(x, y + 6)]].concat();
    [home(first), home(second)].concat()
}

#[test]
fn position_w1_w3_castle_places_at_16_make_a_map_and_at_15_none() {
    let at_16 = grass_on(20, 20, &two_homes((1, 1), (14, 9)));
    assert!(Map::parse(&at_16).is_ok());
    let at_15 = grass_on(20, 20, &two_homes((1, 1), (13, 9)));
    assert_eq!(faults(&at_15), [MapFault::NoCastles]);
    let at_10 = grass_on(20, 20, &two_homes((1, 1), (14, 3)));
    assert_eq!(faults(&at_10), [MapFault::NoCastles]);
}

#[test]
fn w_4_castles_stand_on_nine_fields_of_grass() {
    let mut fields = two_homes((1, 1), (14, 9));
    assert!(Map::parse(&grass_on(20, 20, &fields)).is_ok());
    fields.retain(|&field| field != (2, 2));
    assert_eq!(faults(&grass_on(20, 20, &fields)), [MapFault::NoCastles]);
}

#[test]
fn w_34_both_castles_need_a_barracks_place_within_5_that_does_not_touch() {
    let castles = [square((1, 1), 3), square((20, 12), 3)].concat();
    let second = [square((20, 16), 2), vec![(20, 18)]].concat();
    let with = |place: Field, recruiting: &[Field]| {
        let fields = [castles.clone(), second.clone(), square(place, 2), recruiting.to_vec()].concat();
        Map::parse(&grass_on(30, 20, &fields))
            .map(|_| ())
            .map_err(|faults| faults.into_iter().collect::<Vec<_>>())
    };
    let none = Err(vec![MapFault::NoBarracks]);
    assert_eq!(with((9, 1), &[(11, 1)]), Ok(())); // d = 5: fields 4 to 8 between
    assert_eq!(with((10, 1), &[(12, 1)]), none); // d = 6
    assert_eq!(with((6, 6), &[(8, 6)]), Ok(())); // 3 + 3 - 1 = 5
    assert_eq!(with((7, 6), &[(9, 6)]), none); // 4 + 3 - 1 = 6
    assert_eq!(with((5, 1), &[(7, 1)]), Ok(())); // a column between
    assert_eq!(with((5, 1), &[]), none); // nowhere to recruit
    assert_eq!(with((5, 1), &[(7, 3)]), none); // by a corner nobody is recruited (W14)
    // Touching by a corner, with rock all around but for the recruiting field.
    assert_eq!(with((4, 4), &[(6, 4)]), none);
}

#[test]
fn clarification_14_where_no_barracks_fit_camps_will_do() {
    // Two castles 16 apart, each alone on its island; camps of three by three fields with one to recruit on.
    let castles = [square((1, 1), 3), square((20, 12), 3)].concat();
    let camp = |(x, y): Field| [square((x, y), 3), vec![(x + 3, y)]].concat();
    let with = |camps: &[Field]| {
        let camps = camps.iter().flat_map(|&at| camp(at)).collect();
        Map::parse(&grass_on(34, 34, &[castles.clone(), camps].concat()))
            .map(|_| ())
            .map_err(|faults| faults.into_iter().collect::<Vec<_>>())
    };
    let none = Err(vec![MapFault::NoBarracks]);
    assert_eq!(with(&[]), none);
    // One camp place in reach of both castles is one too few.
    assert_eq!(with(&[(10, 10)]), none);
    assert_eq!(with(&[(10, 10), (10, 20)]), Ok(()));
    // Out of reach: 21 and more from the first castle.
    assert_eq!(with(&[(20, 20), (24, 28)]), none);
}

#[test]
fn w_2_any_size_with_two_castle_places_is_accepted() {
    for (width, height) in [(22, 3), (3, 22), (22, 5), (21, 6), (12, 15), (15, 12), (64, 3), (64, 64)] {
        let text = format!("{width}x{height}{}", format!("/{width}G").repeat(height));
        assert!(Map::parse(&text).is_ok(), "{text}");
    }
    for (width, height) in [(1, 1), (2, 64), (64, 2), (21, 3), (21, 5), (12, 14), (13, 13)] {
        let text = format!("{width}x{height}{}", format!("/{width}G").repeat(height));
        let size = size(width, height as u8);
        assert_eq!(faults(&text), [MapFault::NoRoom(size)], "{text}");
    }
}

#[test]
fn the_check_of_a_map_agrees_with_the_rules_read_field_by_field() {
    let mut seen = BTreeSet::new();
    let mut saved_by_camps = 0;
    for seed in 0..1500 {
        // Rock and grass in small squares, so that places are few.
        let mut entropy = Pinned::from_seed(seed);
        let (width, height) = (18 + entropy.below(12) as i32, 6 + entropy.below(12) as i32);
        let open = 15 + entropy.below(30);
        let mut fields = Vec::new();
        for y in (0..height).step_by(2) {
            for x in (0..width).step_by(2) {
                if entropy.below(100) < open {
                    fields.extend(square((x, y), 2 + entropy.below(2) as i32));
                }
            }
        }
        let text = grass_on(width, height, &fields);
        let grass = |ground: &[Field]| {
            ground.iter().all(|&(x, y)| fields.contains(&(x, y)) && x < width && y < height)
        };
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let castles: Vec<Field> = all.clone().filter(|&at| grass(&square(at, 3))).collect();
        let far = |castles: &[Field]| {
            let apart = |&one: &Field, &other: &Field| distance(&square(one, 3), &square(other, 3)) >= 16;
            castles.iter().any(|one| castles.iter().any(|other| apart(one, other)))
        };
        let barracks: Vec<Field> = all
            .filter(|&at| {
                let beside = || around(&square(at, 2)).into_iter().any(|field| grass(&[field]));
                grass(&square(at, 2)) && beside()
            })
            .collect();
        let settled = castles.iter().copied().filter(|&castle| {
            let castle = square(castle, 3);
            barracks
                .iter()
                .any(|&at| distance(&castle, &square(at, 2)) <= 5 && !touch(&castle, &square(at, 2)))
        });
        let settled: Vec<Field> = settled.collect();
        // 1.4.14: a camp that recruits will do as well, if both sides have room for what they need.
        let recruiters = |castle: Field| {
            let castle = square(castle, 3);
            let beside = |ground: &[Field]| around(ground).into_iter().any(|field| grass(&[field]));
            let camps = castles.iter().map(|&at| square(at, 3)).filter(|camp| distance(&castle, camp) <= 20);
            let near = barracks.iter().map(|&at| square(at, 2)).filter(|at| distance(&castle, at) <= 5);
            let free = |ground: &Vec<Field>| !touch(&castle, ground) && beside(ground);
            camps.chain(near).filter(free).collect::<Vec<_>>()
        };
        let camps_do = castles.iter().any(|&one| {
            castles.iter().any(|&other| {
                let [first, second] = [square(one, 3), square(other, 3)];
                distance(&first, &second) >= 16
                    && recruiters(one).iter().filter(|own| !touch(own, &second)).any(|own| {
                        let mut theirs = recruiters(other).into_iter();
                        theirs.any(|its| !touch(&its, &first) && !touch(&its, own))
                    })
            })
        });
        let expected = match (far(&castles), far(&settled)) {
            (_, true) => None,
            (true, false) if camps_do => {
                saved_by_camps += 1;
                None
            }
            (true, false) => Some(MapFault::NoBarracks),
            (false, false) => Some(MapFault::NoCastles),
        };
        let found = Map::parse(&text).err().map(|faults| faults.into_iter().next().expect("a fault"));
        if !matches!(found, Some(MapFault::NoRoom(_))) {
            assert_eq!(found, expected, "{text}");
            seen.insert(expected.map(|fault| fault.code()));
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(saved_by_camps > 0);
}
