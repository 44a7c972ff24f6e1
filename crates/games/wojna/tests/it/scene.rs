//! The scene: terrain, stacks, signs, counters, buttons, warnings and the map in words.

use crate::support::{self, after, by_the_bay, game, on_grass, state};
use std::collections::BTreeSet;
use stolik_game::scene::{Look, MarkKind, Owner, Progress, Quarter, Scene, Token};
use stolik_game::{Arg, Input, Message, Notation, Rules, Show, Side, Spot, Viewer, Views};
use stolik_wojna::{Wojna, layer};

fn scene(game: &Wojna, position: &str) -> Scene {
    game.scene(&state(game, position))
}

fn spot(game: &Wojna, name: &str) -> Spot {
    game.spot_named(name).unwrap_or_else(|| panic!("{name} is no spot"))
}

/// The token of a layer on a field.
fn token<'s>(game: &Wojna, scene: &'s Scene, layer: u8, field: &str) -> &'s Token {
    let spot = spot(game, field);
    let found = scene.tokens.iter().find(|token| token.spot == spot && token.layer == layer);
    found.unwrap_or_else(|| panic!("nothing on {field} in layer {layer}"))
}

/// The looks of the signs on a field.
fn signs(game: &Wojna, scene: &Scene, field: &str) -> Vec<&'static str> {
    let names = ["exhausted", "high", "stack", "front"].map(|sign| spot(game, &format!("{sign}-{field}")));
    scene.tokens.iter().filter(|token| names.contains(&token.spot)).map(|token| token.look.0).collect()
}

fn marked(game: &Wojna, scene: &Scene, kind: MarkKind) -> Vec<String> {
    scene.marks.iter().filter(|mark| mark.kind == kind).map(|mark| game.spot_name(mark.spot)).collect()
}

fn buttons(game: &Wojna, scene: &Scene) -> Vec<String> {
    scene.buttons.iter().map(|button| game.spot_name(button.spot)).collect()
}

fn keys(messages: &[Message]) -> Vec<&'static str> {
    messages.iter().map(|message| message.key).collect()
}

fn counter(scene: &Scene, side: Option<u8>, id: &str) -> Option<i64> {
    let counters = scene.counters.iter().filter(|counter| counter.side == side.map(Side));
    counters.filter(|counter| counter.id == id).map(|counter| counter.value).next()
}

/// The text in a gap of a message.
fn gap<'m>(message: &'m Message, name: &str) -> &'m Arg {
    let found = message.args.iter().find(|(gap, _)| *gap == name);
    &found.unwrap_or_else(|| panic!("{name} in {message:?}")).1
}

#[test]
fn every_field_has_its_name_its_place_and_always_the_same_ground() {
    let game = by_the_bay(&[]);
    let scene = scene(&game, "r:castle coins=64,64");
    assert_eq!((scene.size, scene.fields.len()), ((3200, 2400), 32 * 24));
    let looks = |begin: &str| {
        let looks = scene.fields.iter().filter_map(|field| field.look).map(|look| look.0);
        looks.filter(|look| look.starts_with(begin)).collect::<Vec<_>>()
    };
    assert_eq!((looks("wojna-water").len(), looks("wojna-grass").len()), (80, 32 * 24 - 80));
    for begin in ["wojna-water", "wojna-grass"] {
        let variants: BTreeSet<&str> = looks(begin).into_iter().collect();
        assert_eq!(variants.len(), 3, "{begin}");
        for variant in variants {
            let share = looks(begin).iter().filter(|look| **look == variant).count();
            assert!(share * 6 > looks(begin).len(), "{variant} is rare");
        }
    }
    assert_eq!(scene.fields[33].name, "1,1");
    assert_eq!(scene, game.scene(&state(&game, "r:castle coins=64,64")));
}

#[test]
fn shores_lie_on_water_where_land_begins() {
    // A lake of three by three with one field of land in its middle, and water at the edge of the map.
    let map = "22x6/22G/4G3W15G/4G1W1G1W15G/4G3W15G/22G/22W";
    let game = game(&[("map", map)]);
    let scene = scene(&game, "r:castle coins=64,64");
    let shores = |field: &str| {
        let spot = spot(&game, field);
        let tokens = scene.tokens.iter().filter(|token| token.spot == spot && token.layer == 0);
        let mut shores: Vec<(&str, Quarter)> = tokens
            .filter_map(|token| Some((token.look.0.strip_prefix("wojna-shore-")?, token.turned)))
            .collect();
        shores.sort_unstable();
        shores
    };
    let [north, east, south, west] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];
    // Corners are counted from the north-west. The north-west corner of the lake: land to the north and west, and beyond the south-east corner the island.
    assert_eq!(shores("4,1"), [("side", north), ("side", west), ("tip", south), ("turn", north)]);
    assert_eq!(shores("6,3"), [("side", east), ("side", south), ("tip", north), ("turn", south)]);
    assert_eq!(shores("5,1"), [("side", north), ("side", south)]);
    assert_eq!(shores("10,5"), [("side", north)], "nothing at the edge of the map");
    assert_eq!(shores("0,5"), [("side", north)]);
    assert_eq!(shores("5,2"), [], "shores lie on water");
}

#[test]
fn tokens_of_several_fields_lie_on_their_fields_in_their_owners_colours() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 castle0:12,12 castle1:28,1 gate1:20,2-20,3 wall:22,9-24,9 ship:2,2-2,4 \
                    trebuchet:15,15-15,16 rI18,18 bC19,18 campb:22,15";
    let scene = scene(&game, position);
    let castle = token(&game, &scene, layer::BUILDINGS, "12,12");
    assert_eq!(
        (castle.look, castle.owner, castle.at),
        (Look("wojna-castle"), Owner::Own("cherry"), (1200, 1200))
    );
    assert_eq!(token(&game, &scene, layer::BUILDINGS, "28,1").owner, Owner::Own("blue"));
    assert_eq!(token(&game, &scene, layer::BUILDINGS, "22,15").owner, Owner::Own("blue"));
    let blue_gate = token(&game, &scene, layer::BUILDINGS, "20,2");
    assert_eq!((blue_gate.owner, blue_gate.turned), (Owner::Own("blue"), Quarter::One));
    let wall = token(&game, &scene, layer::BUILDINGS, "22,9");
    assert_eq!((wall.owner, wall.turned), (Owner::Nobody, Quarter::None), "walls are nobody's (W-9)");
    let ship = token(&game, &scene, layer::SHIPS, "2,2");
    assert_eq!((ship.owner, ship.turned, ship.at), (Owner::Nobody, Quarter::One, (200, 200)));
    assert_eq!(token(&game, &scene, layer::ENGINES, "15,15").turned, Quarter::One);
    let cavalry = token(&game, &scene, layer::UNITS, "19,18");
    assert_eq!((cavalry.look, cavalry.owner, cavalry.scale), (Look("wojna-cavalry"), Owner::Own("blue"), 92));
    assert_eq!(cavalry.at, (1904, 1804), "in the middle of its field");
}

#[test]
fn w_8_what_a_captured_castle_built_changes_its_colours_but_camps_do_not() {
    let game = on_grass(&[]);
    let position =
        "r:units coins=0,0 castles=bb castle0:10,10 barracks0:16,10 gate0:10,16-11,16 campr:2,2 rI20,20";
    let scene = scene(&game, position);
    for field in ["10,10", "16,10", "10,16"] {
        assert_eq!(token(&game, &scene, layer::BUILDINGS, field).owner, Owner::Own("blue"), "{field}");
    }
    assert_eq!(token(&game, &scene, layer::BUILDINGS, "2,2").owner, Owner::Own("cherry"));
}

#[test]
fn what_stands_on_something_is_smaller_and_signs_tell_the_stack() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:3,3-5,3 ram:3,3-4,3 rI3,3 rA5,3! wall:12,9-14,9 bA13,9 ladder:13,10 rI13,10 \
                    tower:20,10-21,11 rC20,10 ram:25,5-26,5 rA25,5";
    let scene = scene(&game, position);
    let scale = |layer, field| token(&game, &scene, layer, field).scale;
    let loaded = scale(layer::ENGINES, "3,3");
    assert!(loaded < scale(layer::ENGINES, "25,5") && scale(layer::ENGINES, "25,5") == 100);
    assert!(scale(layer::UNITS, "3,3") < scale(layer::UNITS, "25,5"), "in the smaller engine");
    assert_eq!(
        [scale(layer::UNITS, "5,3"), scale(layer::UNITS, "25,5"), scale(layer::UNITS, "13,10")],
        [62; 3]
    );
    assert_eq!(scale(layer::UNITS, "13,9"), 80, "the wall shows");
    assert_eq!(signs(&game, &scene, "3,3"), ["wojna-stack-3"]);
    assert_eq!(signs(&game, &scene, "4,3"), ["wojna-stack-2"]);
    assert_eq!(signs(&game, &scene, "5,3"), ["wojna-exhausted"]);
    // W-24: wall and tower stand high, ladders do not.
    assert_eq!(signs(&game, &scene, "13,9"), ["wojna-high"]);
    assert_eq!(signs(&game, &scene, "20,10"), ["wojna-high"]);
    assert_eq!(signs(&game, &scene, "13,10"), [""; 0]);
    // Lower things come before upper ones, and all lie on the ground they cover.
    let order: Vec<u8> =
        scene.tokens.iter().map(|token| token.layer).filter(|&layer| layer < layer::SIGNS).collect();
    assert!(order.is_sorted(), "{order:?}");
    let ram = token(&game, &scene, layer::ENGINES, "3,3");
    let (width, height) = (2 * i32::from(ram.scale), i32::from(ram.scale));
    assert_eq!((2 * ram.at.0 + width, 2 * ram.at.1 + height), (800, 700), "in the middle of its two fields");
}

#[test]
fn w_28_a_front_is_shown_where_engines_have_one() {
    let position = "r:units coins=0,0 ram:4,4-5,4 trebuchet:8,9-8,8 tower:12,12-13,13 rI4,4";
    let facing = on_grass(&[("engine_facing", "yes")]);
    let scene = scene(&facing, position);
    assert_eq!(signs(&facing, &scene, "5,4"), ["wojna-front"]);
    let east = scene.tokens.iter().find(|token| token.spot == spot(&facing, "front-5,4")).expect("a front");
    let north = scene.tokens.iter().find(|token| token.spot == spot(&facing, "front-8,8")).expect("a front");
    assert_eq!((east.turned, north.turned), (Quarter::None, Quarter::Three));
    let plain = on_grass(&[]);
    let plain_scene = plain.scene(&state(&plain, "r:units coins=0,0 ram:4,4-5,4 rI4,4"));
    assert!(plain_scene.tokens.iter().all(|token| token.look != Look("wojna-front")));
}

#[test]
fn the_last_action_and_who_is_at_its_turn_are_marked() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 ram:5,5-6,5 rI5,5 rA6,5 bI12,12 rI11,10 wall:8,4-8,6";
    let moved = game.scene(&after(&game, position, &["I11,10-12,11"]));
    assert_eq!(marked(&game, &moved, MarkKind::Last), ["11,10", "12,11"]);
    assert_eq!(marked(&game, &moved, MarkKind::Chosen), ["12,11"]);
    let ram = game.scene(&after(&game, position, &["R5,5-6,5/5,5"]));
    assert_eq!(marked(&game, &ram, MarkKind::Chosen), ["6,5", "7,5"]);
    let struck = after(&game, position, &["R5,5-6,5/5,5", "R6,5x8,5"]);
    assert_eq!(marked(&game, &game.scene(&struck), MarkKind::Danger), ["8,4", "8,5", "8,6"]);
    let rolled = game.scene(&after(&game, position, &["R5,5-6,5/5,5", "R6,5x8,5", "5"]));
    assert_eq!((rolled.dice[0].value, rolled.dice[0].look), (5, Look("die-6-5")));
}

#[test]
fn w6_a_throw_endangers_three_fields() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 trebuchet:10,5-11,5 rA10,5 bI6,5 rI20,20";
    let thrown = game.scene(&after(&game, position, &["T10,5*7,5"]));
    assert_eq!(marked(&game, &thrown, MarkKind::Danger), ["7,5", "6,5", "5,5"]);
    assert!(thrown.buttons.is_empty(), "a die is in the air");
    assert_eq!(thrown.prompt.key, "wojna-prompt-roll-hurl");
}

#[test]
fn numbers_of_both_sides_stand_beside_the_map() {
    let game = on_grass(&[("round_cap", "50")]);
    let position =
        "b:units coins=23,17 exile=2,0 turns=13 castles=bb castle0:10,10 campb:2,2 rI20,20 bI5,20 bC6,20!";
    let scene = scene(&game, position);
    assert_eq!(counter(&scene, None, "round"), Some(7));
    let of = |side, id| counter(&scene, Some(side), id);
    assert_eq!([of(0, "coins"), of(1, "coins")], [Some(23), Some(17)]);
    assert_eq!([of(0, "units"), of(1, "units"), of(1, "fresh")], [Some(1), Some(2), Some(1)]);
    assert_eq!([of(0, "castles"), of(1, "castles"), of(1, "camps")], [Some(0), Some(1), Some(1)]);
    assert_eq!([of(0, "exile"), of(1, "exile")], [Some(2), None]);
    assert_eq!(keys(&scene.remarks), ["wojna-remark-exile"]);
    assert_eq!(gap(&scene.remarks[0], "count"), &Arg::Number(1));
    assert_eq!(counter(&game.scene(&game.start()), None, "round"), None, "the set-up is no round");
}

#[test]
fn buttons_are_those_of_the_phase() {
    let game = by_the_bay(&[]);
    let plain = "r:units coins=0,0 castle0:12,12 rI20,20";
    assert_eq!(buttons(&game, &scene(&game, plain)), ["done"]);
    let engines = "r:units coins=0,0 tower:20,10-21,11 rC20,10 ship:3,3-5,3 rI3,3";
    let shown = ["engine", "volley", "ship", "turn-left", "turn-right", "done"];
    assert_eq!(buttons(&game, &scene(&game, engines)), shown);
    let moved = "r:units/unit=5,15 coins=0,0 rI5,15 bC5,14 rI20,20";
    assert_eq!(buttons(&game, &scene(&game, moved)), ["stop"]);
    let workshop = "r:buildings coins=3,0 castle0:12,12! workshop0:18,12 rI20,20!";
    let shown = scene(&game, workshop);
    assert_eq!(buttons(&game, &shown), ["make-ram", "make-trebuchet", "make-tower", "end"]);
    assert_eq!(shown.buttons[0].label.key, "wojna-button-too-dear");
    assert_eq!(gap(&shown.buttons[0].label, "missing"), &Arg::Number(1));
    let castle = "r:buildings coins=8,0 castle0:12,12 rI20,20!";
    let shown = buttons(&game, &scene(&game, castle));
    assert_eq!((shown.len(), shown[0].as_str(), shown[8].as_str()), (9, "coins", "end"));
    let siege = on_grass(&[("mode", "siege")]);
    assert_eq!(buttons(&siege, &scene(&siege, castle)), ["end"], "W-39");
    assert!(buttons(&game, &scene(&game, "r:castle coins=64,64")).is_empty());
}

#[test]
fn phases_of_set_up_and_turn() {
    let now = |game: &Wojna, position: &str| {
        let phases = scene(game, position).phases;
        let now = phases.iter().find(|phase| phase.progress == Progress::Now).map(|phase| phase.label.key);
        (phases.len(), now)
    };
    let standard = on_grass(&[]);
    assert_eq!(now(&standard, "r:castle coins=64,64"), (2, Some("wojna-phase-first-castle")));
    assert_eq!(now(&standard, "r:units coins=0,0 rI3,3"), (2, Some("wojna-phase-units")));
    assert_eq!(now(&standard, "r:buildings coins=0,0 rI3,3"), (2, Some("wojna-phase-buildings")));
    let siege = on_grass(&[("mode", "siege")]);
    assert_eq!(now(&siege, "r:fortify coins=64,64 castle0:1,1"), (3, Some("wojna-phase-fortify")));
    assert_eq!(now(&siege, "b:camps coins=64,64 castle0:1,1"), (3, Some("wojna-phase-camps")));
}

#[test]
fn w35_w37_a_turn_that_would_lose_is_remarked() {
    let game = on_grass(&[]);
    let remarks = |position| keys(&scene(&game, position).remarks);
    let no_units = "r:buildings coins=9,9 castle0:10,10 castle1:28,1";
    assert_eq!(remarks(no_units), ["wojna-remark-loses-no-units"]);
    let exile = "r:buildings coins=9,9 exile=2,0 castles=bb castle0:10,10 castle1:28,1 rI20,20!";
    assert_eq!(remarks(exile), ["wojna-remark-loses-exile", "wojna-remark-exile"]);
    assert_eq!(remarks("r:buildings coins=9,9 castle0:10,10 castle1:28,1 rI20,20!"), [""; 0]);
    let grace = on_grass(&[("elimination_grace", "yes")]);
    assert_eq!(keys(&scene(&grace, no_units).remarks), [""; 0], "W-35");
}

#[test]
fn w42_the_last_rounds_are_remarked() {
    let game = on_grass(&[("round_cap", "50")]);
    let remarks = |turns: u16| {
        let position = format!("r:units coins=0,0 turns={turns} castle0:10,10 castle1:28,1 rI20,20");
        scene(&game, &position).remarks
    };
    assert!(remarks(79).is_empty());
    let last = remarks(98);
    assert_eq!((keys(&last), gap(&last[0], "count")), (vec!["wojna-remark-cap"], &Arg::Number(1)));
}

#[test]
fn clarifications_1_and_14_a_castle_without_room_for_barracks_is_remarked() {
    let remarks = |options: &[(&str, &str)], water: usize, castle: &str| {
        let map = support::corner_behind(water);
        let game = game(&[&[("map", map.as_str())], options].concat());
        game.scene(&after(&game, "r:castle coins=64,64", &[castle])).remarks
    };
    let camp = remarks(&[], 9, "castle0,0");
    assert_eq!(keys(&camp), ["wojna-remark-needs-camp"]);
    assert_eq!(gap(&camp[0], "side"), &Arg::Side(Side(0)));
    assert_eq!(keys(&remarks(&[], 21, "castle0,0")), ["wojna-remark-no-barracks"]);
    assert!(remarks(&[("elimination_grace", "yes")], 21, "castle0,0").is_empty());
    assert!(remarks(&[], 9, "castle28,20").is_empty());
}

#[test]
fn the_map_in_words_names_everything_with_its_place() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 castle0:12,12 wall:12,9-14,9 bA13,9 ship:3,3-5,3 ram:3,3-4,3 rI3,3 rA5,3! rI20,20 \
                    tower:20,10-21,11";
    let spoken = scene(&game, position).spoken;
    let line = |key: &str| spoken.iter().find(|line| line.key == key).unwrap_or_else(|| panic!("{key}"));
    let map = line("wojna-spoken-map");
    assert_eq!(
        [gap(map, "width"), gap(map, "height"), gap(map, "water")],
        [&Arg::Number(32), &Arg::Number(24), &Arg::Number(80)]
    );
    let text = |name: &str| Arg::Text(name.to_owned());
    assert_eq!(gap(line("wojna-spoken-buildings"), "fields"), &Arg::List(vec![text("12,12-14,14")]));
    assert_eq!(gap(line("wojna-spoken-units"), "fields"), &Arg::List(vec![text("3,3"), text("20,20")]));
    assert_eq!(gap(line("wojna-spoken-units-exhausted"), "fields"), &Arg::List(vec![text("5,3")]));
    assert_eq!(gap(line("wojna-spoken-engine"), "fields"), &text("3,3-4,3"));
    assert_eq!(gap(line("wojna-spoken-engine-empty"), "fields"), &text("20,10-21,11"));
    let Arg::List(load) = gap(line("wojna-spoken-ship"), "load") else { panic!("a list") };
    assert_eq!(load.len(), 3, "a ram and two units");
    let Arg::List(on_wall) = gap(line("wojna-spoken-on"), "crew") else { panic!("a list") };
    assert_eq!(on_wall.len(), 1);
    assert_eq!(gap(line("wojna-spoken-may-move"), "count"), &Arg::Number(2));
    assert_eq!(spoken.last().map(|line| line.key), Some("wojna-prompt-units"));
}

#[test]
fn how_it_ended_is_told() {
    let game = on_grass(&[]);
    let prompt = |position| scene(&game, position).prompt;
    let lost = prompt("r:over/no-units=r coins=0,0 bI3,3");
    assert_eq!((lost.key, gap(&lost, "side")), ("wojna-over-no-units", &Arg::Side(Side(0))));
    assert_eq!(prompt("r:over/exile=r coins=0,0 rI3,3 bI4,4 exile=3,0").key, "wojna-over-exile");
    assert_eq!(prompt("r:over/cap coins=0,0 rI3,3 turns=400").key, "wojna-over-cap");
}

#[test]
fn identities_follow_a_ship_with_all_it_carries() {
    let game = by_the_bay(&[]);
    let before = state(&game, "r:units coins=0,0 ship:3,3-5,3 ram:3,3-4,3 rI3,3 rA5,3! rI20,20");
    let mut now = before.clone();
    let request = game.parse_action("S4,3-6,4/3,3").expect("an action");
    let action = game.resolve(&before, before.turn().seat(), &request).expect("a legal action");
    let input = Input::Act { seat: before.turn().seat(), action };
    game.play(&mut now, &input).expect("a legal action");
    let viewer = Viewer::Seat(before.turn().seat());
    let seen = game.observe(&before, &input, &now, viewer);
    let motions = game.news(&before, &seen).motions;
    let (old, new) = (game.scene(&before), game.scene(&now).carry(&game.scene(&before), &motions));
    for (layer, from, to) in [
        (layer::SHIPS, "3,3", "5,4"),
        (layer::ENGINES, "3,3", "5,4"),
        (layer::UNITS, "3,3", "5,4"),
        (layer::UNITS, "5,3", "7,4"),
        (layer::UNITS, "20,20", "20,20"),
    ] {
        assert_eq!(token(&game, &old, layer, from).id, token(&game, &new, layer, to).id, "{layer} {from}");
    }
}

#[test]
fn the_largest_map_has_a_scene_too() {
    let game = game(&[("width", "64"), ("height", "64")]);
    let scene = game.scene(&game.start());
    assert_eq!((scene.size, scene.fields.len()), ((6400, 6400), 4096));
    let names: BTreeSet<&str> = scene.fields.iter().map(|field| field.name.as_str()).collect();
    assert_eq!(names.len(), 4096);
}
