//! Every option: what it changes, and which values and combinations are faults.

use crate::support::{
    self, after, assert_leads, by_the_bay, ended, game, is_legal, legal_from, on_grass, option_faults,
    refused,
};
use stolik_game::{Options as _, Rules};
use stolik_wojna::{Map, MapChoice, Options, Owner, Wojna};

/// Whether an action is legal without and with an option.
fn with_and_without(option: &str, position: &str, action: &str) -> (bool, bool) {
    let by_bay = |value| is_legal(&by_the_bay(&[(option, value)]), position, action);
    (by_bay("no"), by_bay("yes"))
}

#[test]
fn elimination_grace_w_35_spares_who_never_had_a_unit() {
    let position = "b:buildings coins=64,64 castle0:1,1 castle1:20,15";
    let end = |grace, position: &str| {
        let game = on_grass(&[("elimination_grace", grace)]);
        ended(&game, &after(&game, position, &["end"]))
    };
    assert_eq!(end("no", position), Some(("no-units", Some(0))));
    assert_eq!(end("yes", position), None);
    assert_eq!(
        end("yes", "b:buildings coins=64,64 had=b castle0:1,1 castle1:20,15"),
        Some(("no-units", Some(0)))
    );
}

#[test]
fn exile_cumulative_w_37_counts_turns_with_others_between() {
    let regained = "r:buildings coins=9,9 exile=2,0 castle0:1,1 castle1:20,15 rI9,9 bI12,12";
    let exile =
        |value| after(&on_grass(&[("exile_cumulative", value)]), regained, &["end"]).exile(Owner::Cherry);
    assert_eq!((exile("no"), exile("yes")), (0, 2));
}

#[test]
fn capture_timing_w_36_after_every_units_turn() {
    let position = "r:units coins=0,0 castle0:1,1 castle1:20,10 rI19,10 rI19,11 rI18,12 rI25,5 bI30,20";
    let castles = |value, inputs: &[&str]| {
        let game = on_grass(&[("capture_timing", value)]);
        support::leads(&game, position, inputs).iter().any(|word| word == "castles=rr")
    };
    assert!(!castles("phase", &["I18,12-19,12"]));
    assert!(castles("phase", &["I18,12-19,12", "done"]));
    assert!(castles("turn", &["I18,12-19,12"]));
    // Who stood there already captures at the latest when the unit turns end.
    let stood = "r:units coins=0,0 castle0:1,1 castle1:20,10 rI19,10 rI19,11 rI19,12 bI30,20";
    assert_leads(&on_grass(&[("capture_timing", "turn")]), stood, &["done"], &["castles=rr"], &[]);
}

#[test]
fn fortifications_may_touch_w_6_large_buildings() {
    let position = "r:buildings coins=64,0 castle0:15,10";
    assert_eq!(with_and_without("fortifications_may_touch", position, "+wall15,9-17,9"), (false, true));
    assert_eq!(with_and_without("fortifications_may_touch", position, "+gate18,10-18,11"), (false, true));
    assert_eq!(with_and_without("fortifications_may_touch", position, "+barracks18,10"), (false, false));
    // 1.4.10: a large building may be placed touching a wall.
    let wall = "r:buildings coins=64,0 castle0:15,10 wall:20,8-22,8";
    assert_eq!(with_and_without("fortifications_may_touch", wall, "+barracks20,9"), (false, true));
    // W-44: recruits come onto ladders and own gates beside the building, never onto walls.
    let touching = on_grass(&[("fortifications_may_touch", "yes")]);
    let recruits = "r:buildings coins=9,0 castle0:15,10 barracks0:20,10 ladder:20,9 gate0:22,10-22,11 gate1:20,12-21,12 wall:19,9-19,11";
    assert!(is_legal(&touching, recruits, "@20,10+I20,9"));
    assert!(is_legal(&touching, recruits, "@20,10+I22,10"));
    assert_eq!(refused(&touching, recruits, &["@20,10+I20,12"]), "enemy-gate");
    assert_eq!(refused(&touching, recruits, &["@20,10+I19,10"]), "cannot-stand");
}

#[test]
fn pass_through_friends_w_12() {
    let position = "r:units coins=0,0 rI15,15 rI16,15 rI15,14 rI15,16 rI14,15 bI20,15";
    assert_eq!(with_and_without("pass_through_friends", position, "I15,15-17,15"), (false, true));
    assert_eq!(with_and_without("pass_through_friends", position, "I15,15-16,15"), (false, false));
    let foe = "r:units coins=0,0 rI15,15 bI16,15 rI15,14 rI15,16 rI14,15";
    assert_eq!(with_and_without("pass_through_friends", foe, "I15,15-17,15"), (false, false));
}

#[test]
fn ship_rotation_step_w_15() {
    let position = "r:units coins=0,0 ship:3,3-5,3 rI3,3";
    assert_eq!(with_and_without("ship_rotation_step", position, "S4,3-5,3~1/3,3"), (false, true));
    assert_eq!(with_and_without("ship_rotation_step", position, "S4,3~2/3,3"), (false, true));
    assert_eq!(with_and_without("ship_rotation_step", position, "S4,3-6,4~1/3,3"), (false, false));
    let game = by_the_bay(&[("ship_rotation_step", "yes")]);
    assert_leads(&game, position, &["S4,3~2/3,3"], &["ship:3,3-5,3", "rI5,3!"], &[]);
    assert_eq!(refused(&by_the_bay(&[]), position, &["S4,3-5,3~1/3,3"]), "go-or-turn");
}

#[test]
fn wall_exit_restricted_w_21() {
    let position =
        "r:units coins=0,0 wall:15,15-17,15 ladder:14,15 gate0:18,15-19,15 tower:15,16-16,17 rI15,15 rI17,15";
    assert_eq!(with_and_without("wall_exit_restricted", position, "I15,15-15,14"), (true, false));
    assert_eq!(with_and_without("wall_exit_restricted", position, "I15,15-14,15"), (true, true));
    assert_eq!(with_and_without("wall_exit_restricted", position, "I15,15-15,16"), (true, true));
    assert_eq!(with_and_without("wall_exit_restricted", position, "I17,15-18,15"), (true, true));
    let game = on_grass(&[("wall_exit_restricted", "yes")]);
    assert_eq!(refused(&game, position, &["I15,15-15,14"]), "wall-exit");
}

#[test]
fn walls_block_shots_w_25_when_every_shortest_way_is_walled() {
    let straight = "r:units coins=0,0 wall:16,14-16,16 rA15,15 bI18,15";
    assert_eq!(with_and_without("walls_block_shots", straight, "A15,15*18,15"), (true, false));
    // Round the corner one of the shortest ways is open.
    let corner = "r:units coins=0,0 wall:16,15-16,17 rA15,15 bI16,14";
    assert_eq!(with_and_without("walls_block_shots", corner, "A15,15*16,14"), (true, true));
    // Who is high shoots over walls, and is shot at over them.
    let high = "r:units coins=0,0 wall:16,14-16,16 wall:15,15-15,17 rA15,15 bI18,15";
    assert_eq!(with_and_without("walls_block_shots", high, "A15,15*18,15"), (true, true));
    assert_eq!(
        refused(&on_grass(&[("walls_block_shots", "yes")]), straight, &["A15,15*18,15"]),
        "shot-blocked"
    );
}

#[test]
fn melee_height_w_26() {
    let wall = "r:units coins=0,0 wall:15,15-17,15 rI15,15 bI15,14";
    assert_eq!(with_and_without("melee_height", wall, "I15,15x15,14"), (true, false));
    let ladder = "r:units coins=0,0 wall:15,15-17,15 ladder:15,14 rI15,15 bI15,14";
    assert_eq!(with_and_without("melee_height", ladder, "I15,15x15,14"), (true, true));
    let gate = "r:units coins=0,0 wall:15,15-17,15 gate1:13,15-14,15 rI15,15 bI14,15";
    assert_eq!(with_and_without("melee_height", gate, "I15,15x14,15"), (true, true));
    let both = "r:units coins=0,0 wall:15,15-17,15 tower:15,13-16,14 rI15,15 bI15,14";
    assert_eq!(with_and_without("melee_height", both, "I15,15x15,14"), (true, true));
    let up = "r:units coins=0,0 tower:15,13-16,14 rI15,15 bI15,14";
    assert_eq!(with_and_without("melee_height", up, "I15,15x15,14"), (true, false));
}

#[test]
fn engine_facing_w_28_engines_act_beyond_their_front() {
    // Written rear first: the front of the first ram is 16,15.
    let game = on_grass(&[("engine_facing", "yes")]);
    let east = "r:units coins=0,0 wall:17,14-17,16 wall:14,14-14,16 ram:15,15-16,15 rI15,15";
    assert_eq!(legal_from(&game, east, "R15,15x"), ["R15,15x17,15"]);
    assert_eq!(refused(&game, east, &["R15,15x14,15"]), "not-in-front");
    let west = "r:units coins=0,0 wall:17,14-17,16 wall:14,14-14,16 ram:16,15-15,15 rI15,15";
    assert_eq!(legal_from(&game, west, "R15,15x"), ["R15,15x14,15"]);
    // The front keeps its part when the engine turns: the front swings down, so it looks south.
    let turns = "r:units coins=0,0 ram:15,15-16,15 rI15,15";
    assert_leads(&game, turns, &["R16,15~15,16/15,15"], &["ram:15,15-15,16"], &[]);
    assert_leads(&game, turns, &["R16,15~15,14/15,15"], &["ram:15,15-15,14"], &[]);
    assert_leads(&game, turns, &["R15,15~16,16/15,15"], &["ram:16,16-16,15"], &[]);
    // A new engine's front is chosen.
    let workshop = "r:buildings coins=4,0 castle0:20,4 workshop0:14,4";
    assert!(is_legal(&game, workshop, "@14,4+R17,4-16,4") && is_legal(&game, workshop, "@14,4+R16,4-17,4"));
    assert_leads(&game, workshop, &["@14,4+R17,4-16,4"], &["ram:17,4-16,4"], &[]);
    let without = on_grass(&[]);
    assert_eq!(legal_from(&without, workshop, "@14,4+R17,4"), Vec::<String>::new());
}

#[test]
fn trebuchet_top_only_w_30() {
    let game = by_the_bay(&[("trebuchet_top_only", "yes")]);
    let aboard = "r:units coins=0,0 trebuchet:12,3-13,3 rI13,3 ship:7,3-9,3 ram:8,3-9,3 bA9,3 bI8,3 bI7,3";
    assert_leads(
        &game,
        aboard,
        &["T12,3*9,3", "4"],
        &["ship:7,3-9,3", "ram:8,3-9,3", "bI8,3", "bI7,3"],
        &["bA9,3"],
    );
    let seat = "r:units coins=0,0 trebuchet:12,3-13,3 rI13,3 ship:7,3-9,3 ram:8,3-9,3 bI8,3 bI7,3";
    assert_leads(&game, seat, &["T12,3*9,3", "4"], &["ship:7,3-9,3", "bI7,3"], &["ram:8,3-9,3", "bI8,3"]);
    let deck = "r:units coins=0,0 trebuchet:12,3-13,3 rI13,3 ship:7,3-9,3 bI8,3 bI7,3";
    assert_leads(&game, deck, &["T12,3*9,3", "4"], &[], &["ship:7,3-9,3", "bI8,3", "bI7,3"]);
}

#[test]
fn cap_rule_w_42_the_score_decides() {
    let game = on_grass(&[("round_cap", "10"), ("cap_rule", "score")]);
    let end = |rest: &str| {
        let position = format!("r:buildings coins={rest}");
        ended(&game, &after(&game, &position, &["end"])).expect("the end")
    };
    let castles = "turns=19 castle0:1,1 castle1:20,15";
    assert_eq!(end(&format!("5,5 {castles} rI9,9 bI12,12")), ("round-cap", None));
    assert_eq!(end(&format!("5,6 {castles} rI9,9 bI12,12")), ("round-cap", Some(1)));
    assert_eq!(end(&format!("5,6 {castles} rC9,9 bI12,12")), ("round-cap", Some(0)));
    assert_eq!(end(&format!("5,6 {castles} campb:10,18 rC9,9 bI12,12")), ("round-cap", Some(1)));
    assert_eq!(end(&format!("5,6 castles=rr {castles} campb:10,18 rI9,9 bI12,12")), ("round-cap", Some(0)));
}

#[test]
fn maps_w_2_by_name_as_text_and_generated() {
    for name in Map::NAMES {
        let game = game(&[("map", name)]);
        assert_eq!(Some(game.map().clone()), Map::named(name));
    }
    let generated =
        game(&[("width", "20"), ("height", "16"), ("water", "0.2"), ("rock", "0"), ("map_seed", "7")]);
    assert_eq!((generated.map().width(), generated.map().height()), (20, 16));
    assert_ne!(
        generated.map(),
        game(&[("width", "20"), ("height", "16"), ("water", "0.2"), ("rock", "0")]).map()
    );
}

#[test]
fn rules_hold_the_map_itself_so_that_records_do() {
    for choices in [&[][..], &[("map", "brod")], &[("map_seed", "12"), ("mode", "siege")]] {
        let game = game(choices);
        let pairs = game.options().pairs();
        let map = pairs.iter().find(|(name, _)| *name == "map").expect("a map").1.clone();
        assert_eq!(Map::parse(&map).as_ref(), Ok(game.map()));
        assert!(matches!(game.options().map, MapChoice::Given(_)));
        let again =
            Options::read(pairs.iter().map(|(name, value)| (*name, value.as_str()))).expect("no faults");
        assert_eq!(Wojna::new(again), Ok(game));
    }
}

#[test]
fn faults_of_options_are_reported_all_at_once() {
    assert_eq!(
        option_faults(&[("mode", "war"), ("round_cap", "9"), ("melee_height", "maybe"), ("towers", "yes")]),
        ["option-value", "option-value", "option-value", "unknown-option"]
    );
    assert_eq!(
        option_faults(&[("round_cap", "1001"), ("width", "65"), ("height", "11")]),
        ["option-value"; 3]
    );
    assert_eq!(option_faults(&[("water", "lots"), ("rock", "0.123")]), ["option-value"; 2]);
    assert_eq!(
        option_faults(&[("water", "0.5"), ("rock", "0.5"), ("mode", "x")]),
        ["option-value", "map-shares"]
    );
    assert_eq!(option_faults(&[("width", "12"), ("height", "12")]), ["map-no-room"]);
}

#[test]
fn what_belongs_to_generated_maps_makes_no_sense_with_others() {
    let size = [("map", "brod"), ("width", "20"), ("water", "0.2"), ("map_seed", "3")];
    assert_eq!(option_faults(&size), ["only-generated"; 3]);
    let map = support::meadow();
    assert_eq!(option_faults(&[("map", map.as_str()), ("rock", "0.01")]), ["only-generated"]);
}

#[test]
fn map_texts_that_are_none_are_faults_and_short() {
    let faults = option_faults(&[("map", "32x24/GGG")]);
    assert!(faults.iter().all(|code| code.starts_with("map-")), "{faults:?}");
    assert_eq!(option_faults(&[("map", "atlantyda")]), ["unknown-map"]);
    let book = "G".repeat(8_000_000);
    let faults = Options::read([("map", book.as_str())]).expect_err("too long");
    let said = format!("{faults:?}");
    assert!(said.len() < 2_000, "{} bytes", said.len());
}

#[test]
fn a_map_without_room_for_a_siege_is_a_fault() {
    // Two castles fit, with barracks; two camps that do not touch fit on neither side.
    let map = format!("28x6/{}", ["6G16R6G"; 6].join("/"));
    assert!(game(&[("map", &map)]).map().width() == 28);
    assert_eq!(option_faults(&[("map", &map), ("mode", "siege")]), ["no-start"]);
}
