//! The clarifications of the rules page (1.4), in its order, and rulings of 1.2 that no worked position shows.

use crate::support::{
    self, after, assert_leads, by_the_bay, ended, game, is_legal, leads, legal, legal_from, on_grass,
    refused, state,
};
use stolik_game::{Actor, Effect, Input, Notation, Rules, Seat};
use stolik_wojna::{Owner, Phase};

#[test]
fn clarification_1_w_3_a_castle_needs_no_more_than_an_answer_but_a_warning_is_there() {
    // The pond leaves a castle place in the upper left corner, without room for barracks within 5.
    let row = |row| match row {
        0..3 => "3G9W20G",
        3..11 => "12W20G",
        _ => "32G",
    };
    let map = format!("32x24/{}", (0..24).map(row).collect::<Vec<_>>().join("/"));
    let game = game(&[("map", &map)]);
    let start = "r:castle coins=64,64";
    assert!(is_legal(&game, start, "castle0,0"));
    let place = |name| game.frame().named(name).expect("a field");
    assert!(game.castle_lacks_barracks(&state(&game, start), place("0,0")));
    assert!(!game.castle_lacks_barracks(&state(&game, start), place("28,20")));
}

#[test]
fn clarification_1_w_3_a_castle_without_an_answer_is_refused() {
    let game = game(&[("map", "24x9/24G/24G/24G/24G/24G/24G/24G/24G/24G")]);
    // From the middle no castle place is 16 away.
    assert_eq!(refused(&game, "r:castle coins=64,64", &["castle10,3"]), "no-answer");
    assert!(is_legal(&game, "r:castle coins=64,64", "castle0,0"));
}

#[test]
fn clarification_17_a_half_turn_of_a_ship_is_two_quarters() {
    let (open, narrow) = ("r:units coins=0,0 ship:3,3-5,3 rI4,3", "r:units coins=0,0 ship:3,0-5,0 rI4,0");
    let step = by_the_bay(&[("ship_rotation_step", "yes")]);
    assert!(is_legal(&step, open, "S4,3~2"));
    // At the edge of the map no quarter turn fits, and so no half turn.
    assert_eq!(refused(&step, narrow, &["S4,0~2"]), "no-room-to-turn");
    assert_eq!(refused(&by_the_bay(&[]), open, &["S4,3~2"]), "go-or-turn");
}

#[test]
fn clarification_2_w_20_the_top_layer_decides_who_enters_a_wall() {
    let game = on_grass(&[]);
    // A gate beside a wall's end; the wall is entered from 5,5.
    let built = "wall:6,5-8,5 gate0:4,5-5,5";
    assert!(is_legal(&game, &format!("r:units coins=0,0 {built} rI5,5"), "I5,5-6,5"));
    let ram = format!("r:units coins=0,0 {built} ram:4,5-5,5 rI5,5");
    assert_eq!(refused(&game, &ram, &["I5,5-6,5"]), "wall-entry");
    let trebuchet = format!("r:units coins=0,0 {built} trebuchet:4,5-5,5 rI5,5");
    assert_eq!(refused(&game, &trebuchet, &["I5,5-6,5"]), "wall-entry");
    let tower = format!("r:units coins=0,0 {built} tower:4,5-5,6 rI5,5");
    assert!(is_legal(&game, &tower, "I5,5-6,5"));
    let taken = format!("r:units coins=0,0 castles=bb {built} rI5,5");
    assert_eq!(refused(&game, &taken, &["I5,5-6,5"]), "wall-entry");
    assert!(is_legal(&game, &taken, "I5,5-5,6"));
    assert_eq!(refused(&game, &taken, &["I5,5-4,5"]), "enemy-gate");
}

#[test]
fn clarification_2_w_23_an_enemy_gate_is_closed_even_under_an_engine() {
    let game = on_grass(&[]);
    let position = "b:units coins=0,0 gate0:4,5-5,5 ram:4,5-4,6 bI4,7";
    assert!(is_legal(&game, position, "I4,7-4,6"));
    assert_eq!(refused(&game, position, &["I4,7-4,5"]), "enemy-gate");
}

#[test]
fn clarification_3_w_17_an_engine_leaves_a_lost_gate_at_once() {
    let game = on_grass(&[]);
    let half = "r:units coins=0,0 castles=bb gate0:4,5-5,5 ram:4,5-4,6 rI4,6";
    // To the south or the west it is off the gate; to the north or the east it would still stand on it.
    assert_eq!(legal_from(&game, half, "R4,5-"), ["R4,5-3,5/4,6", "R4,5-4,6/4,6"]);
    let along = "r:units coins=0,0 castles=bb gate0:4,5-5,5 ram:4,5-5,5 rI4,5";
    assert_eq!(refused(&game, along, &["R4,5-5,5"]), "enemy-gate");
    assert!(is_legal(&game, along, "R4,5-4,6"));
    assert_eq!(refused(&game, half, &["R4,6~5,5"]), "enemy-gate");
}

#[test]
fn clarification_4_w_28_a_ram_on_a_gate_goes_with_it() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 gate0:4,5-5,5 ram:3,5-4,5 rI3,5 rI9,9";
    assert_leads(
        &game,
        position,
        &["R3,5x5,5", "4"],
        &["rI9,9"],
        &["gate0:4,5-5,5", "ram:3,5-4,5", "rI3,5!"],
    );
    assert_leads(&game, position, &["R3,5x5,5", "3"], &["gate0:4,5-5,5", "ram:3,5-4,5", "rI3,5!"], &[]);
}

#[test]
fn clarification_5_moves_that_end_where_they_began_do_not_exist() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ram:12,9-13,9 rI12,9 ship:3,3-5,3 rC4,3 rI20,20";
    assert_eq!(refused(&game, position, &["I20,20-20,20"]), "no-move");
    assert_eq!(refused(&game, position, &["R12,9-12,9"]), "no-move");
    assert_eq!(refused(&game, position, &["S4,3-4,3/4,3"]), "no-move");
}

#[test]
fn clarification_5_a_rotation_looks_at_its_end_fields_alone() {
    let game = by_the_bay(&[]);
    // Rocks are none here: units beside the swept corner do not matter.
    let position = "r:units coins=0,0 ram:12,9-13,9 rI12,9 bI12,8 bI12,10 bI14,9";
    let swings: Vec<String> =
        legal_from(&game, position, "R").into_iter().filter(|a| a.contains('~')).collect();
    assert_eq!(swings, ["R12,9~13,10/12,9", "R12,9~13,8/12,9"]);
}

#[test]
fn clarification_6_1_4_6_camps_must_keep_a_place() {
    // Beyond the rock there is room for two camps one below the other, and no more.
    let map = format!("24x7/{}", ["19G2R3G"; 7].join("/"));
    let game = game(&[("map", &map), ("mode", "siege")]);
    let camps = "b:camps coins=64,64 castle0:0,0";
    assert_eq!(legal_from(&game, camps, "camp"), ["camp21,0", "camp21,4"]);
    assert_eq!(refused(&game, camps, &["camp21,2"]), "camps-must-fit");
    let played = after(&game, camps, &["camp21,0", "camp21,4"]);
    assert_eq!((played.turn(), played.phase()), (Owner::Blue, Phase::Buildings));
}

#[test]
fn clarification_6_7_2_the_siege_is_set_up_in_order() {
    let game = on_grass(&[("mode", "siege")]);
    let mut played = game.start();
    for text in ["castle2,2", "+barracks7,2", "+wall7,7-9,7", "done", "camp25,2", "camp25,15"] {
        let before = game.actor(&played);
        support::play(&game, &mut played, text);
        let seat = if text.starts_with("camp") { Seat(1) } else { Seat(0) };
        assert_eq!(before, Actor::One(seat), "{text}");
    }
    assert_eq!((played.coins(Owner::Cherry), played.coins(Owner::Blue)), (52, 64));
    assert_eq!((game.actor(&played), played.phase()), (Actor::One(Seat(1)), Phase::Buildings));
    assert_eq!(refused(&game, "b:camps coins=64,64 castle0:2,2", &["camp20,2"]), "too-near-to-castle");
}

#[test]
fn clarification_6_a_building_that_leaves_no_room_for_the_camps_is_refused() {
    let map = format!("24x7/{}", ["19G2R3G"; 7].join("/"));
    let game = game(&[("map", &map), ("mode", "siege")]);
    let position = "r:fortify coins=64,64 castle0:0,0";
    assert_eq!(refused(&game, position, &["+camp21,0"]), "camps-must-fit");
    assert!(is_legal(&game, position, "+barracks5,0"));
    // From the middle no two camps are far enough.
    assert_eq!(refused(&game, "r:castle coins=64,64", &["castle8,2"]), "camps-must-fit");
}

#[test]
fn clarification_7_w_10_free_seats_of_a_contested_engine_may_be_entered() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 tower:5,5-6,6 bI5,5 rI7,6 rI6,6";
    assert!(is_legal(&game, position, "I7,6-6,5"));
    assert_eq!(refused(&game, position, &["W5,5-5,4"]), "contested");
    let recruits = "r:buildings coins=5,0 castle0:20,10 barracks0:7,4 ram:5,4-6,4 bI5,4";
    assert!(is_legal(&game, recruits, "@7,4+I6,4"));
}

#[test]
fn clarification_8_w_38_the_coin_comes_after_captures_and_can_be_spent() {
    let game = on_grass(&[("mode", "siege")]);
    let position = "b:units coins=0,0 castle0:10,10 barracks0:15,10 campb:28,5 bI9,10 bI9,11 bI9,12 rI20,20";
    assert_leads(&game, position, &["done"], &["castles=bb", "coins=0,1", "b:buildings"], &[]);
    assert!(after(&game, position, &["done", "@15,10+I15,9"]).coins(Owner::Blue) == 0);
}

#[test]
fn clarification_9_the_cap_is_tested_after_the_loss() {
    let game = on_grass(&[("round_cap", "10")]);
    let last = "r:buildings coins=0,0 turns=19 castle0:1,1 castle1:20,15";
    let end = |position: &str| ended(&game, &after(&game, position, &["end"]));
    assert_eq!(end(&format!("{last} rI9,9 bI12,12")), Some(("round-cap", None)));
    assert_eq!(end(&format!("{last} bI12,12")), Some(("no-units", Some(1))));
    let earlier = "b:buildings coins=0,0 turns=18 castle0:1,1 castle1:20,15 rI9,9 bI12,12";
    assert_eq!(end(earlier), None);
    // Both tests hold: the reason is the lack of land units.
    let both = "r:buildings coins=0,0 exile=2,0 castles=bb castle0:1,1 castle1:20,15 bI12,12";
    assert_eq!(end(both), Some(("no-units", Some(1))));
}

#[test]
fn clarification_11_a_ship_begins_with_its_move_and_then_those_inside_have_turns() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:4,5-6,5 rI4,5 rI5,5 rI6,5 rI20,20";
    assert_leads(&game, position, &["S5,5-5,7/5,5"], &["r:units/ship=4,7", "rI4,7", "rI5,7!", "rI6,7"], &[]);
    assert_eq!(refused(&game, position, &["S5,5-5,7/5,5", "I20,20-20,21"]), "ship-at-turn");
    assert_eq!(refused(&game, position, &["S5,5-5,7/5,5", "done"]), "ship-at-turn");
    assert_leads(
        &game,
        position,
        &["S5,5-5,7/5,5", "I4,7-4,8"],
        &["r:units/ship=4,7", "rI4,8!", "rI6,7"],
        &[],
    );
    // Then all still inside are exhausted (4.3); the ship's turn ends by itself when nobody inside is fresh.
    assert_leads(
        &game,
        position,
        &["S5,5-5,7/5,5", "stop"],
        &["r:units", "rI4,7!", "rI6,7!", "rI20,20"],
        &[],
    );
    let all = ["S5,5-5,7/5,5", "I4,7-4,8", "I6,7-6,8"];
    assert_leads(&game, position, &all, &["r:units", "rI4,8!", "rI6,8!", "rI20,20"], &[]);
}

#[test]
fn clarification_11_w_19_an_engine_aboard_has_its_turn_inside_the_ships() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 wall:4,9-6,9 ship:4,4-4,6 ram:4,5-4,6 rI4,4 rI4,5 rA4,6";
    let inputs = ["S4,5-4,6/4,4", "R4,6-4,7/4,6"];
    assert_leads(&game, position, &inputs, &["r:units/ship=4,5/engine=4,7", "rI4,7!", "rA4,8"], &[]);
    let words = leads(&game, position, &["S4,5-4,6/4,4", "R4,6-4,7/4,6", "R4,7x4,9", "6"]);
    assert!(!words.iter().any(|word| word.starts_with("wall")), "{words:?}");
    // Nobody is fresh any more, so the unit turns are over.
    assert!(words.iter().any(|word| word == "r:buildings"), "{words:?}");
}

#[test]
fn clarification_11_a_tower_acts_when_somebody_inside_has_a_target() {
    let game = on_grass(&[]);
    let tower = "r:units coins=0,0 tower:5,5-6,6 rI5,5 rA6,5 rI6,6";
    assert_eq!(refused(&game, tower, &["W5,5!"]), "no-targets");
    let foes = format!("{tower} bI4,5 bI7,5");
    assert_leads(&game, &foes, &["W5,5!"], &["r:units/engine=5,5"], &[]);
    // Each unexhausted unit inside acts once, then all are exhausted.
    let mut acts = legal(&game, &after(&game, &foes, &["W5,5!"]));
    acts.sort();
    assert_eq!(acts, ["A6,5*4,5", "A6,5*7,5", "I5,5x4,5", "stop"]);
    assert_leads(
        &game,
        &foes,
        &["W5,5!", "I5,5x4,5"],
        &["r:units/engine=5,5", "rI5,5!", "rA6,5"],
        &["bI4,5"],
    );
    assert_leads(&game, &foes, &["W5,5!", "I5,5x4,5", "A6,5*7,5", "2"], &["r:buildings", "rI6,6!"], &[]);
}

#[test]
fn clarification_11_who_has_not_begun_cannot_be_finished() {
    let game = on_grass(&[]);
    assert_eq!(refused(&game, "r:units coins=0,0 rI5,5", &["stop"]), "nothing-to-stop");
    let met = "r:units coins=0,0 rI5,5 bI5,8 rI9,9";
    assert_leads(&game, met, &["I5,5-5,7"], &["r:units/unit=5,7"], &[]);
    assert_eq!(refused(&game, met, &["I5,5-5,7", "I9,9-9,8"]), "unit-at-turn");
    assert_eq!(refused(&game, met, &["I5,5-5,7", "I5,7-5,6"]), "moved-already");
    assert_leads(&game, met, &["I5,5-5,7", "stop"], &["r:units", "rI5,7!", "bI5,8"], &[]);
    assert_leads(&game, met, &["I5,5-5,7", "I5,7x5,8"], &["r:units", "rI5,7!"], &["bI5,8"]);
}

#[test]
fn clarification_11_two_recruits_are_one_action_in_either_order() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=9,0 castle0:10,10 barracks0:4,4";
    let one = leads(&game, position, &["@4,4+I4,3+C5,3"]);
    assert_eq!(one, leads(&game, position, &["@4,4+C5,3+I4,3"]));
    assert!(one.iter().any(|word| word == "coins=6,0") && one.iter().any(|word| word == "rC5,3!"), "{one:?}");
    assert_eq!(refused(&game, position, &["@4,4+I4,3+C5,3", "@4,4+I4,6"]), "has-acted");
}

#[test]
fn clarification_12_w_29_a_throw_needs_a_unit_on_its_three_fields() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 trebuchet:12,5-13,5 rI12,5";
    assert_eq!(refused(&game, position, &["T12,5*9,5"]), "nothing-to-hit");
    // An empty ship is a unit, an own unit is one, a building is none.
    assert!(is_legal(&game, &format!("{position} ship:7,4-7,6"), "T12,5*9,5"));
    assert!(is_legal(&game, &format!("{position} rI16,5"), "T12,5*16,5"));
    assert_eq!(refused(&game, &format!("{position} wall:16,4-16,6"), &["T12,5*16,5"]), "nothing-to-hit");
    assert_eq!(refused(&game, &format!("{position} bI15,5"), &["T12,5*15,5"]), "not-in-line");
}

#[test]
fn ruling_w_7_nothing_is_built_on_units_or_other_ground() {
    let game = by_the_bay(&[]);
    let position = "r:buildings coins=64,0 castle0:12,4 rI17,4! ram:17,7-18,7";
    assert_eq!(refused(&game, position, &["+ladder17,4"]), "taken");
    assert_eq!(refused(&game, position, &["+ladder17,7"]), "taken");
    assert_eq!(refused(&game, position, &["+ladder9,4"]), "not-grass");
    assert_eq!(refused(&game, position, &["+castle20,4"]), "never-a-castle");
}

#[test]
fn ruling_w_8_a_captured_castle_takes_all_it_built_but_camps() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 castle0:1,1 castle1:20,10 barracks1:25,10 gate1:20,7-21,7 campb:5,18 rI19,10 rI19,11 rI19,12 bI30,20";
    let state = after(&game, position, &["done"]);
    let owners: Vec<(&str, Option<Owner>)> =
        state.buildings().map(|building| (building.kind.word(), state.owner(building))).collect();
    let red = Some(Owner::Cherry);
    assert_eq!(
        owners,
        [("castle", red), ("gate", red), ("castle", red), ("barracks", red), ("camp", Some(Owner::Blue))]
    );
}

#[test]
fn ruling_w_18_an_engine_aboard_turns_with_the_ship_and_can_be_set_up_again() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:3,4-5,4 ram:3,4-4,4 rI3,4 rA4,4 rC5,4";
    for (turn, ram, seats) in [
        ("S4,4~1/5,4", "ram:4,3-4,4", ["rI4,3", "rA4,4", "rC4,5!"]),
        ("S4,4~3/5,4", "ram:4,4-4,5", ["rI4,5", "rA4,4", "rC4,3!"]),
    ] {
        assert_leads(&game, position, &[turn], &[ram, seats[0], seats[1], seats[2]], &[]);
        let turned = after(&game, position, &[turn]);
        let again = game.set_up(&game.setup_of(&turned)).expect("a possible position");
        assert_eq!(game.transposition_hash(&again), game.transposition_hash(&turned));
    }
}

#[test]
fn ruling_w_31_w_33_fresh_units_and_one_action_a_building() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=20,20 castle0:1,1 castle1:20,15 barracks0:6,1 rI9,9! bI12,12!";
    assert_eq!(refused(&game, position, &["@1,1+4", "@1,1+4"]), "has-acted");
    // A new unit is exhausted; all are fresh when the own turn begins.
    let inputs = ["@6,1+I5,1", "end", "done", "end"];
    assert_leads(&game, position, &inputs[..1], &["rI5,1!"], &[]);
    assert_leads(&game, position, &inputs[..2], &["b:units", "bI12,12", "rI5,1!", "rI9,9!"], &[]);
    assert_leads(&game, position, &inputs, &["r:units", "rI5,1", "rI9,9", "bI12,12!"], &[]);
}

#[test]
fn ruling_w_37_three_turns_without_a_home_lose() {
    let game = on_grass(&[]);
    let home = |exile: u8| {
        format!("r:buildings coins=9,9 exile={exile},0 castles=bb castle0:1,1 castle1:20,15 rI9,9 bI12,12")
    };
    assert_eq!(ended(&game, &after(&game, &home(2), &["end"])), Some(("exile", Some(1))));
    assert_eq!(after(&game, &home(1), &["end"]).exile(Owner::Cherry), 2);
    let regained = "r:buildings coins=9,9 exile=2,0 castle0:1,1 castle1:20,15 rI9,9 bI12,12";
    assert_eq!(after(&game, regained, &["end"]).exile(Owner::Cherry), 0);
    let camp = "r:buildings coins=9,9 exile=2,0 castles=bb castle0:1,1 campr:5,10 rI9,9 bI12,12";
    assert_eq!(after(&game, camp, &["end"]).exile(Owner::Cherry), 0);
}

#[test]
fn ruling_w_41_killing_ones_own_last_unit_loses() {
    let game = on_grass(&[]);
    // The crew's own trebuchet throws on its comrades' tower; the crew itself is inside a ram that goes with a gate.
    let position = "r:units coins=0,0 castle0:20,5 castle1:20,15 gate0:4,5-5,5 ram:3,5-4,5 rI3,5 bI9,9";
    let state = after(&game, position, &["R3,5x5,5", "6", "end"]);
    assert_eq!(ended(&game, &state), Some(("no-units", Some(1))));
}

#[test]
fn ruling_w_44_new_engines_and_ships_beside_the_building() {
    let game = by_the_bay(&[]);
    let workshop = "r:buildings coins=4,0 castle0:20,4 workshop0:14,4";
    assert!(is_legal(&game, workshop, "@14,4+R16,4-17,4"));
    assert!(is_legal(&game, workshop, "@14,4+W16,2-17,3") == is_legal(&game, workshop, "@14,4+W16,2"));
    assert_eq!(refused(&game, workshop, &["@14,4+R17,4-18,4"]), "not-beside");
    let port = "r:buildings coins=4,0 castle0:16,4 port0:10,3";
    assert!(is_legal(&game, port, "@10,3+S7,3-9,3"));
    assert!(is_legal(&game, port, "@10,3+S9,2-9,4"));
    assert_eq!(refused(&game, port, &["@10,3+S6,3-8,3"]), "not-beside");
    assert_eq!(refused(&game, port, &["@10,3+S10,2-12,2"]), "not-water");
    assert_eq!(
        refused(&game, "r:buildings coins=3,0 castle0:16,4 port0:10,3", &["@10,3+S7,3-9,3"]),
        "too-dear"
    );
}

#[test]
fn effects_are_the_barriers_of_undo() {
    let game = on_grass(&[]);
    let mut played = state(&game, "r:units coins=0,0 castle0:1,1 rA5,5 bI7,5");
    let act = |played: &mut stolik_wojna::State, text: &str| {
        let seat = Seat(0);
        let request = game.parse_action(text).expect(text);
        let action = game.resolve(played, seat, &request).expect(text);
        game.play(played, &Input::Act { seat, action }).expect(text)
    };
    assert_eq!(act(&mut played, "A5,5*7,5"), Effect::QUIET);
    assert_eq!(game.actor(&played), Actor::Chance);
    let die = game.parse_chance("1").expect("a die");
    assert_eq!(game.play(&mut played, &Input::Chance(die)), Ok(Effect::REVEALED));
    assert_eq!(act(&mut played, "@1,1+4"), Effect::QUIET);
    assert_eq!(act(&mut played, "end"), Effect::TURN_ENDED);
}
