//! Choosing: walks agree with the legal list on crowded positions with every option, and read as people play.

use crate::support::crowded::{crowded, small_game};
use crate::support::{self, after, by_the_bay, game, on_grass, random_input, state};
use std::collections::{BTreeMap, BTreeSet};
use stolik_game::{Actor, Arg, Choosing, Explained, Hint, Next, Notation, Pinned, Rules, Show, Spot, WalkOf};
use stolik_wojna::{Action, State, Wojna};

/// Sets of options that cover every value of every option that moves depend on.
const VARIANTS: [&[(&str, &str)]; 6] = [
    &[],
    &[("ship_rotation_step", "yes"), ("pass_through_friends", "yes")],
    &[("wall_exit_restricted", "yes"), ("melee_height", "yes"), ("walls_block_shots", "yes")],
    &[("engine_facing", "yes")],
    &[("fortifications_may_touch", "yes"), ("capture_timing", "turn"), ("trebuchet_top_only", "yes")],
    &[("mode", "siege")],
];

fn spots(game: &Wojna, names: &[&str]) -> Vec<Spot> {
    names.iter().map(|name| game.spot_named(name).unwrap_or_else(|| panic!("{name} is no spot"))).collect()
}

fn walk_on(game: &Wojna, state: &State, touched: &[Spot]) -> Result<WalkOf<Wojna>, (usize, Explained)> {
    let walk = game.walk(state, state.turn().seat(), touched);
    walk.map_err(|stumble| (stumble.at, Explained::from(stumble.why)))
}

/// A walk in a position, by names.
fn walk(game: &Wojna, position: &str, touched: &[&str]) -> WalkOf<Wojna> {
    let walk = walk_on(game, &state(game, position), &spots(game, touched));
    walk.unwrap_or_else(|(at, why)| panic!("{touched:?} stumbles at {at}: {why:?}"))
}

/// The names of what may come next.
fn next(game: &Wojna, position: &str, touched: &[&str]) -> Vec<String> {
    let next = walk(game, position, touched).next;
    let mut names: Vec<String> = next.iter().map(|next| game.spot_name(next.spot)).collect();
    names.sort();
    names
}

/// What is said of one spot that may come next.
fn said(game: &Wojna, position: &str, touched: &[&str], name: &str) -> Next {
    let spot = spots(game, &[name])[0];
    let next = walk(game, position, touched).next;
    next.into_iter().find(|next| next.spot == spot).unwrap_or_else(|| panic!("{name} is not next"))
}

/// The action that a finished walk chooses, as text.
fn chosen(game: &Wojna, position: &str, touched: &[&str]) -> Option<String> {
    let state = state(game, position);
    let action = walk(game, position, touched).chosen?;
    Some(game.action_text(&state, state.turn().seat(), &action))
}

/// Why the last spot of a walk may not be touched: code and article.
fn why(game: &Wojna, position: &str, touched: &[&str]) -> (&'static str, &'static str) {
    let refused = walk_on(game, &state(game, position), &spots(game, touched));
    let (at, why) = refused.expect_err("a refusal");
    assert_eq!(at, touched.len() - 1, "{touched:?}: {why:?}");
    (why.code, why.article.expect("an article").0)
}

/// All actions that walks choose, each spot that may come next touched once; everything offered is shown.
fn walked(game: &Wojna, state: &State) -> BTreeSet<Action> {
    let shown: BTreeSet<Spot> = {
        let scene = game.scene(state);
        let fields = scene.fields.iter().map(|field| field.spot);
        fields.chain(scene.buttons.iter().map(|button| button.spot)).collect()
    };
    let mut reached = BTreeSet::new();
    let mut ways: Vec<Vec<Spot>> = vec![Vec::new()];
    while let Some(way) = ways.pop() {
        let walk = walk_on(game, state, &way).unwrap_or_else(|why| panic!("{way:?}: {why:?}"));
        assert!(walk.chosen.is_some() || !walk.next.is_empty(), "{way:?} leads nowhere");
        let next: BTreeSet<Spot> = walk.next.iter().map(|next| next.spot).collect();
        assert_eq!(next.len(), walk.next.len(), "every spot once: {way:?}");
        let hidden: Vec<String> = next.difference(&shown).map(|&spot| game.spot_name(spot)).collect();
        assert!(hidden.is_empty(), "{hidden:?} is offered and not shown after {way:?}");
        reached.extend(walk.chosen);
        ways.extend(next.iter().map(|&spot| [way.as_slice(), &[spot]].concat()));
    }
    reached
}

fn agree(game: &Wojna, state: &State) {
    let mut listed = Vec::new();
    game.legal(state, state.turn().seat(), &mut listed);
    let listed: BTreeSet<Action> = listed.into_iter().collect();
    let reached = walked(game, state);
    let text = |action: &Action| game.action_text(state, state.turn().seat(), action);
    let missing: Vec<String> = listed.difference(&reached).map(text).collect();
    let wrong: Vec<String> = reached.difference(&listed).map(text).collect();
    assert!(
        missing.is_empty() && wrong.is_empty(),
        "missing {missing:?}, wrong {wrong:?} in {}",
        support::text(game, state)
    );
}

/// Every field and button that may not be touched first is refused there, with an article.
fn refuse(game: &Wojna, state: &State, codes: &mut BTreeMap<&'static str, usize>) {
    let next = walk_on(game, state, &[]).expect("a walk").next;
    let names =
        ["stop", "done", "end", "engine", "ship", "turn", "turn-left", "volley", "go", "ram", "coins"];
    let more = ["recruit-archers", "make-ram", "make-ship", "build-wall", "build-camp", "exhausted-0,0"];
    let buttons = spots(game, &[&names[..], &more[..]].concat());
    let fields = state.frame().cells().map(|cell| Spot::Field(cell.0));
    for spot in fields.chain(buttons).filter(|&spot| next.iter().all(|next| next.spot != spot)) {
        let (at, why) = walk_on(game, state, &[spot]).expect_err("not next");
        assert_eq!(at, 0, "{}", game.spot_name(spot));
        assert!(why.article.is_some_and(|article| !article.0.is_empty()), "{why:?}");
        *codes.entry(why.code).or_default() += 1;
    }
}

#[test]
fn walks_choose_the_legal_list_on_crowded_positions() {
    let mut codes = BTreeMap::new();
    for (number, variant) in VARIANTS.into_iter().enumerate() {
        let mut entropy = Pinned::from_seed(100 + number as u64);
        for _ in 0..8 {
            let game = small_game(&mut entropy, variant);
            let mut state = game.set_up(&crowded(&game, &mut entropy)).expect("a crowded position");
            for _ in 0..6 {
                if !matches!(game.actor(&state), Actor::One(_)) {
                    break;
                }
                agree(&game, &state);
                refuse(&game, &state, &mut codes);
                let mut input = random_input(&game, &state, &mut entropy);
                game.play_unchecked(&mut state, &input);
                while game.actor(&state) == Actor::Chance {
                    input = random_input(&game, &state, &mut entropy);
                    game.play_unchecked(&mut state, &input);
                }
            }
        }
    }
    for code in
        ["not-your-unit", "exhausted", "nothing-here", "contested", "no-crew", "units-first", "who-first"]
    {
        assert!(codes.contains_key(code), "{code} among {codes:?}");
    }
}

#[test]
fn walks_choose_the_legal_list_of_both_set_ups() {
    for variant in [&[("mode", "standard")][..], &[("mode", "siege")]] {
        let mut entropy = Pinned::from_seed(7);
        let game = small_game(&mut entropy, variant);
        let mut state = game.start();
        for _ in 0..4 {
            if !matches!(game.actor(&state), Actor::One(_)) {
                break;
            }
            agree(&game, &state);
            refuse(&game, &state, &mut BTreeMap::new());
            let input = random_input(&game, &state, &mut entropy);
            game.play_unchecked(&mut state, &input);
        }
    }
}

// Land units.

#[test]
fn a_unit_is_touched_then_a_field_or_an_enemy() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 rI5,5 bC5,4 rI20,20 bI22,20";
    assert_eq!(next(&game, position, &[]), ["20,20", "5,5", "done"]);
    let reach = ["3,5", "4,4", "4,5", "4,6", "5,4", "5,6", "5,7", "6,4", "6,5", "6,6", "7,5"];
    assert_eq!(next(&game, position, &["5,5"]), reach);
    assert_eq!(chosen(&game, position, &["5,5", "7,5"]).as_deref(), Some("I5,5-7,5"));
    assert_eq!(chosen(&game, position, &["5,5", "5,4"]).as_deref(), Some("I5,5x5,4"));
    assert_eq!(said(&game, position, &["5,5"], "7,5").hint, Hint::Step);
    let strike = said(&game, position, &["5,5"], "5,4");
    assert_eq!((strike.hint, strike.badge), (Hint::Capture, None));
    assert_eq!(strike.note.expect("a note").key, "wojna-note-strike");
}

#[test]
fn a_shot_tells_its_chance_and_what_height_does_to_the_distance() {
    let game = on_grass(&[]);
    // W10: from a wall 4,0 counts 2; from grass 3,0 counts 2; a target on a wall counts one more.
    let from_wall = "r:units coins=0,0 wall:0,0-0,2 rA0,0 bI4,0 bI3,0";
    let shot = said(&game, from_wall, &["0,0"], "4,0");
    assert_eq!((shot.hint, shot.badge.as_deref()), (Hint::Capture, Some("33%")));
    let note = shot.note.expect("a note");
    assert_eq!(note.key, "wojna-note-shot-down");
    assert!(
        note.args.contains(&("distance", Arg::Number(3))) && note.args.contains(&("chance", Arg::Number(33)))
    );
    let flat = "r:units coins=0,0 rA0,0 bI3,0";
    assert_eq!(said(&game, flat, &["0,0"], "3,0").note.expect("a note").key, "wojna-note-shot");
    let up = "r:units coins=0,0 wall:2,0-2,2 rA0,0 bI2,0";
    assert_eq!(said(&game, up, &["0,0"], "2,0").note.expect("a note").key, "wojna-note-shot-up");
}

#[test]
fn a_unit_that_has_moved_strikes_at_once_or_after_its_own_touch_or_stops() {
    let game = on_grass(&[]);
    let position = "r:units/unit=5,5 coins=0,0 rI5,5 bC5,4 rI20,20";
    assert_eq!(next(&game, position, &[]), ["5,4", "5,5", "stop"]);
    assert_eq!(chosen(&game, position, &["5,4"]).as_deref(), Some("I5,5x5,4"));
    assert_eq!(chosen(&game, position, &["5,5", "5,4"]).as_deref(), Some("I5,5x5,4"));
    assert_eq!(chosen(&game, position, &["stop"]).as_deref(), Some("stop"));
    assert_eq!(why(&game, position, &["20,20"]), ("unit-at-turn", "4.1"));
    assert_eq!(why(&game, position, &["6,5"]), ("moved-already", "4.1"));
    assert_eq!(why(&game, position, &["done"]), ("unit-at-turn", "4.1"));
}

#[test]
fn every_other_field_is_refused_with_its_article() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=9,9 castle0:20,20 wall:12,10-14,10 gate1:15,10-16,10 castle1:28,1 \
                    rI12,11 bI20,11 rI12,12! rI2,2 ship:1,2-3,2 ram:18,15-19,15";
    let units = [
        ("20,11", ("not-your-unit", "4.1")),
        ("12,12", ("exhausted", "4.1")),
        ("18,15", ("no-crew", "W-9")),
        ("20,20", ("units-first", "8")),
        ("25,15", ("nothing-here", "8")),
        ("end", ("units-first", "8")),
        ("stop", ("nothing-to-stop", "1.4.11")),
        ("build-wall", ("units-first", "8")),
        ("coins", ("units-first", "8")),
        ("turn", ("who-first", "8")),
        ("high-3,4", ("not-a-spot", "8")),
    ];
    for (spot, reason) in units {
        assert_eq!(why(&game, position, &[spot]), reason, "{spot}");
    }
    let of_infantry = [
        ("12,10", ("wall-entry", "W-20")),
        ("12,12", ("occupied", "W-12")),
        ("15,12", ("too-far", "2.2")),
        ("20,11", ("not-adjacent", "3.1")),
        ("turn", ("not-a-spot", "8")),
        ("engine", ("no-engine", "4.2")),
        ("ship", ("no-ship", "4.3")),
    ];
    for (spot, reason) in of_infantry {
        assert_eq!(why(&game, position, &["12,11", spot]), reason, "{spot}");
    }
    let no_such_field =
        walk_on(&game, &state(&game, position), &[Spot::Field(5000)]).expect_err("beyond the map");
    assert_eq!((no_such_field.0, no_such_field.1.code), (0, "off-map"));
    assert_eq!(why(&game, position, &["12,11", "11,11", "10,11"]), ("past-end", "8"));
}

// Engines.

#[test]
fn a_stack_is_touched_from_the_top_and_buttons_lead_down() {
    let game = by_the_bay(&[]);
    // W16: a ram lengthwise on a ship, infantry in it.
    let position = "r:units coins=0,0 ship:3,7-5,7 ram:3,7-4,7 rI3,7 rI5,7 rI20,20";
    let top = next(&game, position, &["3,7"]);
    assert!(top.contains(&"engine".to_owned()) && top.contains(&"ship".to_owned()), "{top:?}");
    assert!(top.contains(&"3,8".to_owned()), "the infantry goes ashore");
    let engine = next(&game, position, &["3,7", "engine"]);
    assert_eq!(
        engine,
        ["3,8", "4,8", "ship", "turn"],
        "the ram goes south; east is taken, west and north are water"
    );
    assert_eq!(chosen(&game, position, &["3,7", "engine", "4,8"]).as_deref(), Some("R3,7-3,8/3,7"));
    let ship = next(&game, position, &["3,7", "engine", "ship"]);
    assert_eq!(ship, next(&game, position, &["3,7", "ship"]));
    assert!(ship.contains(&"4,4".to_owned()), "{ship:?}");
    assert_eq!(why(&game, position, &["3,7", "ship", "turn-left"]), ("no-room-to-turn", "2.4"));
    // The seat without a unit means the engine at once, and a deck without anything the ship.
    assert_eq!(next(&game, position, &["4,7"]), engine);
    assert_eq!(why(&game, position, &["3,7", "ship", "engine"]), ("not-a-spot", "8"));
}

#[test]
fn which_of_the_crew_pays_is_asked_only_where_there_is_a_choice() {
    let game = on_grass(&[]);
    let two = "r:units coins=0,0 ram:5,5-6,5 rI5,5 rA6,5";
    assert_eq!(next(&game, two, &["5,5", "engine", "7,5"]), ["5,5", "6,5"]);
    assert_eq!(
        said(&game, two, &["5,5", "engine", "7,5"], "6,5").note.expect("a note").key,
        "wojna-note-crew"
    );
    assert_eq!(chosen(&game, two, &["5,5", "engine", "7,5", "6,5"]).as_deref(), Some("R5,5-6,5/6,5"));
    assert_eq!(why(&game, two, &["5,5", "engine", "7,5", "7,5"]), ("not-crew", "W-14"));
    let one = "r:units coins=0,0 ram:5,5-6,5 rI5,5! rA6,5 rI20,20";
    assert_eq!(chosen(&game, one, &["5,5", "7,5"]).as_deref(), Some("R5,5-6,5/6,5"));
}

#[test]
fn an_engine_goes_to_any_field_that_it_would_newly_cover() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 ram:5,5-6,5 rI5,5 tower:10,10-11,11 rI10,10 rI20,20";
    let steps = ["4,5", "5,4", "5,6", "6,4", "6,6", "7,5", "turn"];
    assert_eq!(next(&game, position, &["6,5"]), steps);
    for (field, action) in [("5,4", "R5,5-5,4/5,5"), ("6,4", "R5,5-5,4/5,5"), ("4,5", "R5,5-4,5/5,5")] {
        assert_eq!(chosen(&game, position, &["6,5", field]).as_deref(), Some(action));
    }
    assert_eq!(chosen(&game, position, &["11,11", "12,10"]).as_deref(), Some("W10,10-11,10/10,10"));
    assert_eq!(why(&game, position, &["11,11", "turn"]), ("towers-do-not-turn", "W-16"));
    assert_eq!(why(&game, position, &["11,11", "volley"]), ("no-targets", "1.4.11"));
    assert_eq!(why(&game, position, &["6,5", "8,5"]), ("one-step", "2.3"));
}

#[test]
fn w4_an_engine_turns_to_four_fields() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 ram:1,1-1,2 rI1,1 rA1,2!";
    assert_eq!(next(&game, position, &["1,2", "turn"]), ["0,1", "0,2", "2,1", "2,2"]);
    assert_eq!(chosen(&game, position, &["1,2", "turn", "0,1"]).as_deref(), Some("R1,2~0,1/1,1"));
    assert_eq!(chosen(&game, position, &["1,2", "turn", "2,2"]).as_deref(), Some("R1,1~2,2/1,1"));
    assert_eq!(why(&game, position, &["1,2", "turn", "1,3"]), ("not-a-turn", "1.0"));
}

#[test]
fn w7_a_ram_tells_its_chance_and_all_that_would_fall() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 wall:0,0-0,2 ram:1,1-2,1 rI2,1 bA0,0";
    let blow = said(&game, position, &["1,1"], "0,1");
    assert_eq!((blow.hint, blow.badge.as_deref()), (Hint::Capture, Some("33%")));
    assert_eq!(blow.victims, spots(&game, &["0,0", "0,1", "0,2"]));
    let note = blow.note.expect("a note");
    assert!(
        note.args.contains(&("enemies", Arg::Number(1))) && note.args.contains(&("friends", Arg::Number(0)))
    );
    assert_eq!(chosen(&game, position, &["1,1", "0,1"]).as_deref(), Some("R1,1x0,1"));
    // W8: barracks fall to 4, 5, 6.
    let barracks = "r:units coins=0,0 castle1:8,8 ram:0,1-1,1 rI1,1 barracks1:2,0";
    assert_eq!(said(&game, barracks, &["0,1"], "2,1").badge.as_deref(), Some("50%"));
    assert_eq!(why(&game, position, &["1,1", "0,0"]), ("not-lengthwise", "3.2"));
}

#[test]
fn clarification_4_a_ram_before_an_own_gate_is_asked_whether_it_goes_or_strikes() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 castle0:20,20 gate0:7,5-8,5 ram:5,5-6,5 rI5,5";
    assert_eq!(next(&game, position, &["6,5", "7,5"]), ["go", "ram"]);
    assert_eq!(chosen(&game, position, &["6,5", "7,5", "go"]).as_deref(), Some("R5,5-6,5/5,5"));
    assert_eq!(chosen(&game, position, &["6,5", "7,5", "ram"]).as_deref(), Some("R5,5x7,5"));
    let blow = said(&game, position, &["6,5", "7,5"], "ram");
    assert_eq!((blow.badge.as_deref(), blow.victims), (Some("50%"), spots(&game, &["7,5", "8,5"])));
}

#[test]
fn w6_a_trebuchet_is_told_any_occupied_field_of_the_three() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 trebuchet:10,5-11,5 rA10,5 bI6,5 rI14,5 bI16,5";
    let fields = next(&game, position, &["11,5"]);
    for field in ["6,5", "14,5", "16,5"] {
        assert!(fields.contains(&field.to_owned()), "{field} in {fields:?}");
    }
    assert!(!fields.contains(&"7,5".to_owned()));
    assert_eq!(chosen(&game, position, &["11,5", "6,5"]).as_deref(), Some("T10,5*7,5"));
    assert_eq!(chosen(&game, position, &["11,5", "16,5"]).as_deref(), Some("T10,5*14,5"));
    let own = said(&game, position, &["11,5"], "14,5");
    assert_eq!((own.hint, own.badge.as_deref()), (Hint::Capture, Some("17%")));
    let note = own.note.expect("a note");
    for arg in [("roll", 4), ("chance", 17), ("total", 33), ("friends", 1), ("enemies", 0)] {
        assert!(note.args.contains(&(arg.0, Arg::Number(arg.1))), "{arg:?} in {note:?}");
    }
    assert_eq!(why(&game, position, &["11,5", "10,8"]), ("one-step", "2.3"));
}

#[test]
fn w17_the_victims_of_a_throw_are_the_whole_stack_or_its_top_alone() {
    let hits = |options: &[(&str, &str)], field: &str| {
        let game = by_the_bay(options);
        // A ram half on a ship, half on land; the trebuchet south of it throws north.
        let position = "r:units coins=0,0 trebuchet:9,11-9,12 rA9,11 ship:7,7-9,7 ram:9,7-9,8 bA9,8 bI7,7";
        let next = said(&game, position, &["9,12"], field);
        let names: Vec<String> = next.victims.iter().map(|&spot| game.spot_name(spot)).collect();
        names
    };
    assert_eq!(hits(&[], "9,8"), ["9,7", "9,8"], "ram and crew, the ship stays");
    assert_eq!(hits(&[], "9,7"), ["7,7", "8,7", "9,7", "9,8"], "ship, ram and all on them");
    assert_eq!(
        hits(&[("trebuchet_top_only", "yes")], "9,8"),
        [""; 0],
        "the archers alone, where the touch is"
    );
}

#[test]
fn a_tower_lets_its_crew_act_one_after_another() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 tower:5,5-6,6 rA5,5 rI6,6 bI5,3 bC7,6 rI20,20";
    assert_eq!(chosen(&game, position, &["5,6", "volley"]).as_deref(), Some("W5,5!"));
    let acting = support::text(&game, &after(&game, position, &["W5,5!"]));
    assert_eq!(next(&game, &acting, &[]), ["5,5", "6,6", "stop"]);
    assert_eq!(chosen(&game, &acting, &["6,6", "7,6"]).as_deref(), Some("I6,6x7,6"));
    assert_eq!(why(&game, &acting, &["6,6", "6,7"]), ("moved-already", "4.1"));
    assert_eq!(why(&game, &acting, &["20,20"]), ("engine-at-turn", "4.2"));
}

// Ships.

#[test]
fn w5_a_ship_goes_by_its_middle_or_turns_by_a_button() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:3,3-5,3 rC3,3! rA4,3! rI5,3 rI20,20";
    assert_eq!(chosen(&game, position, &["4,3", "6,4"]).as_deref(), Some("S4,3-6,4/5,3"));
    assert_eq!(chosen(&game, position, &["4,3", "turn-right"]).as_deref(), Some("S4,3~1/5,3"));
    assert_eq!(chosen(&game, position, &["4,3", "turn-left"]).as_deref(), Some("S4,3~3/5,3"));
    assert_eq!(why(&game, position, &["4,3", "turn-around"]), ("go-or-turn", "W-15"));
    assert_eq!(why(&game, position, &["4,3", "4,7"]), ("no-way-by-water", "2.4"));
}

#[test]
fn w15_where_a_rotation_is_a_step_a_turn_is_followed_by_a_field() {
    let game = by_the_bay(&[("ship_rotation_step", "yes")]);
    let position = "r:units coins=0,0 ship:3,3-5,3 rI5,3 rI20,20";
    assert_eq!(chosen(&game, position, &["4,3", "turn-right", "4,3"]).as_deref(), Some("S4,3~1/5,3"));
    assert_eq!(chosen(&game, position, &["4,3", "turn-right", "5,4"]).as_deref(), Some("S4,3-5,4~1/5,3"));
    assert_eq!(chosen(&game, position, &["4,3", "turn-around", "4,3"]).as_deref(), Some("S4,3~2/5,3"));
}

#[test]
fn w19_those_inside_a_ship_at_its_turn_act_or_it_stops() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:3,6-5,6 rC3,6 rA4,6 rI20,20";
    let nested = support::text(&game, &after(&game, position, &["S4,6-4,7/3,6"]));
    assert_eq!(next(&game, &nested, &[]), ["4,7", "stop"]);
    assert_eq!(chosen(&game, &nested, &["4,7", "4,8"]).as_deref(), Some("A4,7-4,8"));
    assert_eq!(why(&game, &nested, &["20,20"]), ("ship-at-turn", "4.3"));
    assert_eq!(chosen(&game, &nested, &["stop"]).as_deref(), Some("stop"));
}

// Buildings.

#[test]
fn a_castle_and_what_it_builds_are_touched_in_either_order() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=9,9 castle0:10,10 castle1:28,1 rI20,20!";
    let products = next(&game, position, &["11,11"]);
    let expected = [
        "build-barracks",
        "build-gate",
        "build-ladder",
        "build-port",
        "build-wall",
        "build-workshop",
        "coins",
    ];
    assert_eq!(products, expected, "a camp is too dear");
    assert_eq!(chosen(&game, position, &["11,11", "coins"]).as_deref(), Some("@10,10+4"));
    assert_eq!(chosen(&game, position, &["coins"]).as_deref(), Some("@10,10+4"));
    // W3.
    assert_eq!(
        chosen(&game, position, &["10,10", "build-barracks", "18,10"]).as_deref(),
        Some("@10,10+barracks18,10")
    );
    assert_eq!(
        chosen(&game, position, &["build-barracks", "15,15"]).as_deref(),
        Some("@10,10+barracks15,15")
    );
    assert_eq!(why(&game, position, &["build-barracks", "16,15"]), ("too-far-from-castle", "W-5"));
    assert_eq!(why(&game, position, &["build-barracks", "13,10"]), ("touches", "W-6"));
    assert_eq!(why(&game, position, &["build-camp"]), ("too-dear", "5"));
    assert_eq!(why(&game, position, &["11,11", "build-camp"]), ("too-dear", "5"));
    assert_eq!(why(&game, position, &["11,11", "recruit-archers"]), ("wrong-building", "5"));
    assert_eq!(why(&game, position, &["recruit-archers"]), ("nobody-makes", "5"));
    assert_eq!(why(&game, position, &["11,11", "15,15"]), ("what-first", "5"));
    assert_eq!(why(&game, position, &["29,2"]), ("not-your-building", "8"));
    assert_eq!(why(&game, position, &["20,20"]), ("units-over", "8"));
    assert_eq!(why(&game, position, &["5,5"]), ("no-building", "8"));
    assert_eq!(why(&game, position, &["done"]), ("units-over", "8"));
}

#[test]
fn w7_a_wall_is_placed_by_its_ends_in_either_order() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=9,9 castle0:10,10 castle1:28,1 rI20,20! rI5,4!";
    assert_eq!(next(&game, position, &["build-wall", "5,5"]), ["3,5", "5,7", "7,5"], "north is taken");
    assert_eq!(chosen(&game, position, &["build-wall", "5,5", "7,5"]).as_deref(), Some("@10,10+wall5,5-7,5"));
    assert_eq!(chosen(&game, position, &["build-wall", "7,5", "5,5"]).as_deref(), Some("@10,10+wall5,5-7,5"));
    assert_eq!(chosen(&game, position, &["build-gate", "5,6", "5,5"]).as_deref(), Some("@10,10+gate5,5-5,6"));
    assert_eq!(why(&game, position, &["build-wall", "5,5", "5,3"]), ("taken", "W-7"));
    assert_eq!(why(&game, position, &["build-wall", "5,5", "8,5"]), ("not-an-end", "W-7"));
    assert_eq!(why(&game, position, &["build-wall", "5,4"]), ("taken", "W-7"));
    assert_eq!(said(&game, position, &["10,10"], "build-wall").badge.as_deref(), Some("4"));
    let note = said(&game, position, &[], "build-wall").note.expect("a note");
    for arg in [("cost", 4), ("left", 5), ("reach", 10)] {
        assert!(note.args.contains(&(arg.0, Arg::Number(arg.1))), "{arg:?} in {note:?}");
    }
}

#[test]
fn w14_barracks_recruit_one_or_two() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=3,9 castle0:10,10! barracks0:4,4 castle1:28,1";
    let fields = ["3,4", "3,5", "4,3", "4,6", "5,3", "5,6", "6,4", "6,5"];
    assert_eq!(next(&game, position, &["5,5", "recruit-infantry"]), fields);
    assert_eq!(next(&game, position, &["recruit-infantry"]), fields);
    let one = walk(&game, position, &["recruit-cavalry", "4,3"]);
    assert!(one.chosen.is_some(), "one is enough");
    assert_eq!(chosen(&game, position, &["recruit-cavalry", "4,3"]).as_deref(), Some("@4,4+C4,3"));
    let second = ["recruit-archers", "recruit-infantry"];
    assert_eq!(next(&game, position, &["recruit-cavalry", "4,3"]), second, "a second cavalry is too dear");
    let two = ["recruit-cavalry", "4,3", "recruit-archers", "3,5"];
    assert_eq!(chosen(&game, position, &two).as_deref(), Some("@4,4+C4,3+A3,5"));
    assert_eq!(
        chosen(&game, position, &["recruit-infantry", "6,5", "4,3"]).as_deref(),
        Some("@4,4+I4,3+I6,5"),
        "a second of the same kind needs only its field"
    );
    assert_eq!(why(&game, position, &["recruit-infantry", "3,3"]), ("not-beside", "W-44"));
    assert_eq!(why(&game, position, &["recruit-infantry", "4,3", "4,3"]), ("occupied", "W-12"));
    assert_eq!(why(&game, position, &["recruit-cavalry", "4,3", "recruit-cavalry"]), ("too-dear", "5"));
    assert_eq!(why(&game, position, &["recruit-cavalry", "4,3", "5,3"]), ("too-dear", "5"));
    assert_eq!(why(&game, position, &["10,10"]), ("has-acted", "W-33"));
}

#[test]
fn where_several_buildings_could_the_building_is_asked() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=8,9 castle0:10,10 barracks0:4,4 barracks0:4,8 castle1:28,1";
    let buildings = ["4,4", "4,5", "4,8", "4,9", "5,4", "5,5", "5,8", "5,9"];
    assert_eq!(next(&game, position, &["recruit-archers"]), buildings);
    assert_eq!(chosen(&game, position, &["recruit-archers", "5,9", "4,7"]).as_deref(), Some("@4,8+A4,7"));
    assert_eq!(why(&game, position, &["recruit-archers", "10,10"]), ("wrong-building", "5"));
}

#[test]
fn w44_engines_and_ships_are_placed_by_their_ends_and_fronts_by_rear_and_front() {
    let position = "r:buildings coins=8,9 castle0:20,20! workshop0:12,8 port0:8,8 castle1:28,1";
    let game = by_the_bay(&[]);
    assert_eq!(chosen(&game, position, &["make-ram", "14,9", "15,9"]).as_deref(), Some("@12,8+R14,9-15,9"));
    assert_eq!(chosen(&game, position, &["make-ram", "15,9", "14,9"]).as_deref(), Some("@12,8+R14,9-15,9"));
    assert_eq!(chosen(&game, position, &["make-tower", "14,8"]).as_deref(), Some("@12,8+W14,8-15,9"));
    assert_eq!(chosen(&game, position, &["make-ship", "9,7", "7,7"]).as_deref(), Some("@8,8+S7,7-9,7"));
    assert_eq!(why(&game, position, &["make-ship", "12,12"]), ("not-water", "2.4"));
    let facing = by_the_bay(&[("engine_facing", "yes")]);
    assert_eq!(chosen(&facing, position, &["make-ram", "14,9", "15,9"]).as_deref(), Some("@12,8+R14,9-15,9"));
    assert_eq!(chosen(&facing, position, &["make-ram", "15,9", "14,9"]).as_deref(), Some("@12,8+R15,9-14,9"));
}

#[test]
fn w18_siege_castles_do_nothing_and_the_defender_only_builds_before() {
    let game = on_grass(&[("mode", "siege")]);
    let siege = "r:buildings coins=9,9 castle0:10,10 barracks0:4,4 rI20,20!";
    assert_eq!(why(&game, siege, &["11,11"]), ("siege-castle", "W-39"));
    assert_eq!(why(&game, siege, &["coins"]), ("siege-castle", "W-39"));
    assert_eq!(why(&game, siege, &["build-wall"]), ("siege-castle", "W-39"));
    let before = "r:fortify coins=40,64 castle0:1,1 barracks0:7,1";
    assert_eq!(why(&game, before, &["coins"]), ("fortify-first", "7.2"));
    assert_eq!(why(&game, before, &["7,1"]), ("fortify-first", "7.2"));
    assert_eq!(chosen(&game, before, &["done"]).as_deref(), Some("done"));
    assert_eq!(chosen(&game, before, &["build-camp", "7,7"]).as_deref(), Some("@1,1+camp7,7"));
}

#[test]
fn w35_ending_a_turn_that_loses_is_warned_of() {
    let game = on_grass(&[]);
    let lost = "r:buildings coins=9,9 castle0:10,10 castle1:28,1";
    let end = said(&game, lost, &[], "end");
    assert_eq!((end.note.expect("a note").key, end.badge.as_deref()), ("wojna-note-end-loses", Some("!")));
    let sound = "r:buildings coins=9,9 castle0:10,10 castle1:28,1 rI20,20!";
    assert_eq!(said(&game, sound, &[], "end").note, None);
}

#[test]
fn clarifications_1_and_14_a_castle_without_room_for_barracks_is_warned_of() {
    let start = "r:castle coins=64,64";
    let warned = |options: &[(&str, &str)], water: usize, castle: &str| {
        let map = support::corner_behind(water);
        let game = game(&[&[("map", map.as_str())], options].concat());
        let place = said(&game, start, &[], castle);
        place.note.map(|note| (note.key, place.badge))
    };
    let warning = |key| Some((key, Some("!".to_owned())));
    for mode in ["standard", "siege"] {
        // Over nine fields of water a camp is in reach, over twenty-one it is not.
        assert_eq!(warned(&[("mode", mode)], 9, "0,0"), warning("wojna-note-needs-camp"));
        assert_eq!(warned(&[("mode", mode)], 21, "0,0"), warning("wojna-note-no-barracks"));
        // Nobody loses for want of units who never had one.
        assert_eq!(warned(&[("mode", mode), ("elimination_grace", "yes")], 21, "0,0"), None);
        assert_eq!(warned(&[("mode", mode)], 9, "28,20"), None);
    }
    let map = support::corner_behind(9);
    let game = game(&[("map", &map)]);
    assert_eq!(chosen(&game, start, &["28,20"]).as_deref(), Some("castle28,20"));
    assert_eq!(why(&game, start, &["4,4"]), ("not-grass", "W-7"));
    assert_eq!(why(&game, start, &["done"]), ("castle-first", "7.1"));
}

#[test]
fn clarification_16_a_port_that_touches_no_water_is_warned_of() {
    let game = by_the_bay(&[]);
    let position = "r:buildings coins=9,9 castle0:14,5 castle1:28,20 rI20,20!";
    let port = |at: &str| said(&game, position, &["build-port"], at);
    let dry = port("19,5");
    assert_eq!((dry.note.expect("a note").key, dry.badge.as_deref()), ("wojna-note-dry-port", Some("!")));
    // The bay ends at column 9: by a side the port touches it, by a corner it does not.
    assert_eq!(port("10,2").note, None);
    assert_eq!(port("10,8").note.map(|note| note.key), Some("wojna-note-dry-port"));
    assert_eq!(port("9,8").note, None);
    let barracks = said(&game, position, &["build-barracks"], "19,5");
    assert_eq!(barracks.note, None);
}
