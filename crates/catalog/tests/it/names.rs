//! Names in plain data: positions that are set up have those of the game and no others; views and observations may have more.

use stolik_catalog::{AnyPosition, Kind, SetupError};
use stolik_game::{Actor, Pinned, Value, ValueError, Viewer, WrongValue};

const UNHEARD: &str = "unheard";
/// So many inputs are played of each recipe, and so many lie between two positions that are looked at.
const INPUTS: usize = 120;
const APART: usize = 40;

/// Positions of every kind of game that the archive has.
fn positions(kind: Kind) -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    for recipe in kind.recipes() {
        let game = kind.with_options(recipe.options.iter().copied()).expect("options of the game");
        let mut position = match recipe.position {
            Some(text) => game.read_position(text).expect("a position of the game"),
            None => game.start(),
        };
        let mut entropy = Pinned::from_seed(7);
        for played in 0..INPUTS {
            if played % APART == 0 {
                positions.push(position.clone());
            }
            let Some(input) = position.random_input(&mut entropy) else { break };
            position.play(&input).expect("a legal input");
        }
        positions.push(position);
    }
    positions
}

/// A name and its value.
type Pair = (String, Value);

/// The same data once for each map in it, with another pair at its end; with the path of the map and its names.
fn with_one_more(value: &Value, pair: fn(&[Pair]) -> Pair) -> Vec<(String, Vec<String>, Value)> {
    let mut found = Vec::new();
    if let Value::Map(pairs) = value {
        let names = pairs.iter().map(|(name, _)| name.clone()).collect();
        found.push((String::new(), names, Value::Map([pairs.as_slice(), &[pair(pairs)]].concat())));
    }
    let parts: Vec<(String, &Value)> = match value {
        Value::Map(pairs) => pairs.iter().map(|(name, part)| (name.clone(), part)).collect(),
        Value::List(parts) => (0..).zip(parts).map(|(at, part): (usize, _)| (at.to_string(), part)).collect(),
        _ => Vec::new(),
    };
    for (at, (name, part)) in parts.into_iter().enumerate() {
        for (path, names, changed) in with_one_more(part, pair) {
            let mut whole = value.clone();
            match &mut whole {
                Value::Map(pairs) => pairs[at].1 = changed,
                Value::List(parts) => parts[at] = changed,
                _ => unreachable!("it has parts"),
            }
            let path = if path.is_empty() { name.clone() } else { format!("{name}.{path}") };
            found.push((path, names, whole));
        }
    }
    found
}

fn unheard(_: &[Pair]) -> Pair {
    (UNHEARD.to_owned(), Value::Null)
}

fn refused(position: &AnyPosition, data: &Value) -> ValueError {
    match position.game().read_position_value(data) {
        Err(SetupError::Value(error)) => error,
        other => panic!("{other:?}: {data:?}"),
    }
}

fn inside(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

#[test]
fn a_name_that_a_position_does_not_have_is_refused_at_any_depth_with_those_it_has() {
    for &kind in Kind::ALL {
        let mut tried = 0;
        for position in positions(kind) {
            for (path, names, data) in with_one_more(&position.setup_value(), unheard) {
                let ValueError { at, wrong } = refused(&position, &data);
                assert_eq!(at, inside(&path, UNHEARD), "{kind:?}: {wrong:?}");
                let WrongValue::UnknownName(known) = wrong else { panic!("{kind:?}: {at}: {wrong:?}") };
                assert!(names.iter().all(|name| known.contains(&name.as_str())), "{kind:?}: {at}: {known:?}");
                tried += 1;
            }
        }
        assert!(tried > 50, "{kind:?}: {tried}");
    }
}

#[test]
fn a_name_that_stands_twice_is_refused_at_any_depth() {
    for &kind in Kind::ALL {
        for position in positions(kind) {
            let again = |pairs: &[Pair]| pairs.first().cloned().unwrap_or((UNHEARD.to_owned(), Value::Null));
            for (path, names, data) in with_one_more(&position.setup_value(), again) {
                let Some(name) = names.first() else { continue };
                let twice = ValueError { at: inside(&path, name), wrong: WrongValue::NameTwice };
                assert_eq!(refused(&position, &data), twice, "{kind:?}");
            }
        }
    }
}

#[test]
fn views_and_observations_may_have_names_that_are_not_known_yet() {
    for &kind in Kind::ALL {
        for position in positions(kind) {
            let game = position.game();
            let viewers = (0..game.seats())
                .map(|seat| Viewer::Seat(stolik_game::Seat(seat)))
                .chain([Viewer::Spectator]);
            let Some(input) = position.random_input(&mut Pinned::from_seed(1)) else {
                assert_eq!(position.actor(), Actor::Over);
                continue;
            };
            let observed = position.clone().play(&input).expect("a legal input").observed;
            for viewer in viewers {
                let seen = position.seen_by(viewer);
                for (path, _, data) in with_one_more(&seen.value(), unheard) {
                    let read = game.seen_from_value(&data);
                    assert_eq!(read.as_ref(), Ok(&seen), "{kind:?}: {viewer:?}: {path}");
                }
                let told =
                    observed.iter().find(|observed| observed.viewer == viewer).expect("everybody is told");
                let mut after = seen.clone();
                let news = after.learn(&told.observation);
                for (path, _, data) in with_one_more(&told.observation, unheard) {
                    let mut other = seen.clone();
                    assert_eq!(other.learn(&data), news, "{kind:?}: {viewer:?}: {path}");
                    assert_eq!(other, after, "{kind:?}: {viewer:?}: {path}");
                }
            }
        }
    }
}
