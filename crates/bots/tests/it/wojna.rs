//! What bots do in Wojna: legal under all options and maps, and never lost by their own economy.

use crate::support::bot;
use stolik_bots::Bot;
use stolik_catalog::{AnyGame, AnyPosition, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Entropy, Millis, Pinned, Seat, Viewer, mix};

const MAPS: [&str; 6] = ["pole", "brod", "przelecz", "jezioro", "przeprawa", "archipelag"];

fn game(options: &[(&str, &str)]) -> AnyGame {
    Kind::Wojna.with_options(options.iter().copied()).expect("options without faults")
}

/// What a bot answers, played; every answer is legal, so the position must take it.
fn act(position: &mut AnyPosition, bot: &Bot, seat: Seat) -> Vec<String> {
    let seen = position.seen_by(Viewer::Seat(seat));
    let mut thinking = bot.choose(&seen, seat).expect("the seat is to act");
    let answer = thinking.finish(|| Millis(0));
    let mut played = vec![answer.action];
    played.extend(answer.then);
    for text in &played {
        let input = InputText::Act { seat, text: text.clone() };
        position.play(&input).unwrap_or_else(|why| panic!("{text} in {}: {why:?}", position.text()));
    }
    played
}

/// Rolls while dice are in the air; who is to decide then, if anybody is.
fn awaited(position: &mut AnyPosition, entropy: &mut Pinned) -> Option<Seat> {
    while position.actor() == Actor::Chance {
        let roll = position.random_input(entropy).expect("a die is in the air");
        position.play(&roll).expect("a roll");
    }
    position.actor().seats().iter().next()
}

/// Plays so many decisions of bots, or to the end.
fn play(position: &mut AnyPosition, bots: [&Bot; 2], decisions: usize, luck: u64) {
    let mut entropy = Pinned::from_seed(luck);
    for _ in 0..decisions {
        let Some(seat) = awaited(position, &mut entropy) else { break };
        act(position, bots[usize::from(seat.0)], seat);
    }
}

/// Options drawn at random: rules, mode and a generated map of any size.
fn any_options(entropy: &mut Pinned) -> Vec<(&'static str, String)> {
    let mut options = vec![
        ("mode", ["standard", "siege"][entropy.index(2)].to_owned()),
        ("width", (18 + entropy.index(47)).to_string()),
        ("height", (18 + entropy.index(47)).to_string()),
        ("water", format!("0.{:02}", entropy.index(30))),
        ("rock", format!("0.{:02}", entropy.index(15))),
        ("map_seed", entropy.below(1_000_000).to_string()),
        ("capture_timing", ["phase", "turn"][entropy.index(2)].to_owned()),
    ];
    for name in [
        "elimination_grace",
        "exile_cumulative",
        "fortifications_may_touch",
        "pass_through_friends",
        "ship_rotation_step",
        "wall_exit_restricted",
        "walls_block_shots",
        "melee_height",
        "engine_facing",
        "trebuchet_top_only",
    ] {
        options.push((name, ["no", "yes"][entropy.index(2)].to_owned()));
    }
    options
}

#[test]
fn answers_are_legal_under_any_options_and_on_any_map() {
    let mut played = 0;
    for number in 0..24 {
        let mut entropy = Pinned::from_seed(mix(number));
        let options = any_options(&mut entropy);
        let pairs = options.iter().map(|(name, value)| (*name, value.as_str()));
        // Some sizes and shares leave no room for two castles: that is the generator's to say.
        let Ok(game) = Kind::Wojna.with_options(pairs) else { continue };
        played += 1;
        let names = [["medium", "easy"], ["strong:60", "medium"], ["beginner", "medium"]][entropy.index(3)];
        let bots = names.map(|name| bot(name).with_seed(number));
        play(&mut game.start(), [&bots[0], &bots[1]], 120, number);
    }
    assert!(played >= 12, "{played} of 24 maps could be generated");
}

#[test]
fn nobody_is_lost_after_the_first_turns() {
    // W-34, W-35: who recruits nobody in the first turn has lost.
    for map in MAPS {
        for mode in ["standard", "siege"] {
            for name in ["easy", "medium", "strong:60"] {
                let mut position = game(&[("map", map), ("mode", mode)]).start();
                let bot = bot(name).with_seed(5);
                let mut ends = 0;
                while ends < 2 {
                    let Some(seat) = position.actor().seats().iter().next() else { break };
                    ends += act(&mut position, &bot, seat).iter().filter(|text| *text == "end").count();
                }
                assert_ne!(position.actor(), Actor::Over, "{name} lost on {map}, {mode}");
            }
        }
    }
}

#[test]
fn ships_make_a_way_where_there_is_none() {
    // Castles on both shores of Przeprawa: nobody comes across on foot.
    let mut position = game(&[("map", "przeprawa")]).start();
    for (seat, text) in [(0, "castle5,15"), (1, "castle28,8")] {
        let input = InputText::Act { seat: Seat(seat), text: text.to_owned() };
        position.play(&input).expect("a place for a castle");
    }
    let bots = ["medium", "medium"].map(|name| bot(name).with_seed(2));
    let mut launched = 0;
    let mut entropy = Pinned::from_seed(8);
    for _ in 0..1_500 {
        match position.actor() {
            Actor::Over => break,
            Actor::Chance => {
                let roll = position.random_input(&mut entropy).expect("a die is in the air");
                position.play(&roll).expect("a roll");
                // Somebody has come near enough to shoot.
                assert!(launched > 0, "nobody can be in reach without ships");
                return;
            }
            actor => {
                let seat = actor.seats().iter().next().expect("somebody is awaited");
                let played = act(&mut position, &bots[usize::from(seat.0)], seat);
                launched += played.iter().filter(|text| text.contains("+S")).count();
            }
        }
    }
    panic!("the armies never met; {launched} ships");
}

/// A position of Pole: castles far apart, and what else is said.
fn on_pole(words: &str) -> AnyPosition {
    let text = format!("{words} had=rb turns=20 castle1:21,6");
    game(&[("map", "pole")]).read_position(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

/// Lets a bot play whoever is awaited, up to the end of the turn; what it did.
fn turn(position: &mut AnyPosition, bot: &Bot) -> Vec<String> {
    let mut entropy = Pinned::from_seed(4);
    let mut played = Vec::new();
    while played.last().is_none_or(|last| last != "end") {
        let Some(seat) = awaited(position, &mut entropy) else { break };
        played.extend(act(position, bot, seat));
    }
    played
}

#[test]
fn a_castle_that_can_be_taken_within_the_turn_is_taken() {
    // 6, W-36: the guard is struck from beside the castle, and two more come.
    let mut position =
        on_pole("r:units coins=0,0 castle0:5,13 rI19,5 rI18,7 rI19,9 rC17,8 bI20,7 bA27,12 bA28,12");
    turn(&mut position, &bot("strong:60"));
    assert!(position.text().contains("castles=rr"), "{}", position.text());
}

#[test]
fn a_castle_that_could_be_taken_is_guarded() {
    // Three riders could be beside the castle in one turn: without guards it would fall.
    let words = "coins=0,0 castle0:5,13 rI3,13 rI3,14 rI4,12 rI3,12 rI4,11 bC10,14 bC10,15 bC10,16";
    let mut unguarded = on_pole(&format!("b:units {words}"));
    turn(&mut unguarded, &bot("strong:60"));
    assert!(unguarded.text().contains("castles=bb"), "{}", unguarded.text());
    let mut guarded = on_pole(&format!("r:units {words}"));
    turn(&mut guarded, &bot("strong:60"));
    turn(&mut guarded, &bot("strong:60"));
    assert!(!guarded.text().contains("castles="), "{}", guarded.text());
}

#[test]
fn a_castle_that_would_fall_is_held_by_recruits() {
    // Three riders stand beside the castle, and nobody comes in time (6): barracks are built where their recruits guard it.
    let mut position =
        on_pole("r:buildings coins=54,20 castle0:5,13 bC4,13 bC4,14 bC4,15 rI14,20! rI14,21! rI14,22!");
    let played = turn(&mut position, &bot("strong:60"));
    assert!(played[0].contains("+barracks"), "{played:?}");
    turn(&mut position, &bot("strong:60"));
    assert!(!position.text().contains("castles="), "{played:?}: {}", position.text());
}

#[test]
fn a_besieged_castle_on_an_island_has_a_port() {
    // 7.2, W-39: nothing is built after the set-up, and nobody comes from these islands on foot.
    let mut position = game(&[("map", "archipelag"), ("mode", "siege")]).start();
    let strong = bot("strong:60").with_seed(1);
    while act(&mut position, &strong, Seat(0)).iter().all(|text| text != "done") {}
    assert!(position.text().contains("port0:"), "{}", position.text());
}

#[test]
fn a_besieged_castle_that_can_be_besieged_over_water_has_a_port() {
    // 7.2, W-39: nothing is built after the set-up, and camps may stand beyond the strait.
    for seed in [1, 2, 3] {
        let mut position = game(&[("map", "przeprawa"), ("mode", "siege")]).start();
        let strong = bot("strong:1").with_seed(seed);
        while act(&mut position, &strong, Seat(0)).iter().all(|text| text != "done") {}
        assert!(position.text().contains("port0:"), "{}", position.text());
    }
}

/// A siege of Przeprawa: a camp beside a field from which there is no way, 12,2, and what else is said.
fn on_przeprawa(words: &str) -> AnyPosition {
    let text = format!("{words} had=rb turns=20 castle0:3,16 campb:9,1");
    let game = game(&[("map", "przeprawa"), ("mode", "siege")]);
    game.read_position(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

#[test]
fn nobody_is_recruited_where_there_is_no_way_from() {
    // All fields beside the camp but 12,2 are taken.
    let others = "bI9,0! bI10,0! bI11,0! bI9,4! bI10,4! bI11,4! bI8,1! bI8,2! bI8,3! rI3,15";
    let mut position = on_przeprawa(&format!("b:buildings coins=0,9 {others}"));
    let played = turn(&mut position, &bot("strong:1"));
    assert_eq!(played, ["end"], "{}", position.text());
}

#[test]
fn a_guard_out_of_reach_is_shot_at() {
    // 3.1: nobody comes to 12,2 on foot, but from 11,0 and 11,4 it is three steps; a rider there is of no use.
    let mut position = on_przeprawa("r:units coins=0,0 rC9,0 rI8,1 rI8,2 rA9,5 bI12,2");
    let mut played = Vec::new();
    for _ in 0..6 {
        played.extend(turn(&mut position, &bot("strong:1")));
        if played.iter().any(|text| text.ends_with("*12,2")) {
            let before = played.iter().take_while(|text| !text.ends_with("*12,2"));
            assert!(before.into_iter().all(|text| !text.ends_with("-11,0")), "{played:?}");
            return;
        }
    }
    panic!("nobody shot: {played:?}");
}

#[test]
fn a_ship_that_lies_in_the_way_is_walked_over() {
    // W-9: one ship more beside the one that lies there, and an army comes from island to island.
    let text = "r:units coins=12,0 had=rb turns=20 castle0:34,18 port0:36,23 campb:16,22 ship:24,21-24,23 \
                rI26,21 rI26,22 rI26,23 rI27,22 rI27,23 rI34,22 rI34,23 rI34,24 bI15,22";
    let game = game(&[("map", "archipelag"), ("mode", "siege")]);
    let mut position = game.read_position(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    let strong = bot("strong:1");
    let is_on_its_way = |word: &str| {
        let x = word.strip_prefix("rI").and_then(|place| place.split(',').next()?.parse::<u32>().ok());
        x.is_some_and(|x| x <= 24)
    };
    for _ in 0..60 {
        turn(&mut position, &strong);
        if position.text().split_whitespace().any(is_on_its_way) {
            return;
        }
    }
    panic!("nobody came across: {}", position.text());
}

#[test]
fn archers_shoot_from_walls() {
    // 3.1: from the wall four steps are in reach, from the ground three.
    let mut position =
        on_pole("r:units coins=0,0 castle0:5,13 wall:10,5-12,5 ladder:10,6 rA10,7 bI10,1 bI11,1 bI12,1");
    let played = turn(&mut position, &bot("strong:60"));
    let high = ["10,5", "11,5", "12,5"];
    let climbs = |text: &String| high.iter().any(|cell| text.starts_with("A10,7") && text.ends_with(cell));
    assert!(played.iter().any(climbs), "{played:?}");
}

#[test]
fn a_besieged_castle_has_walls_a_way_onto_them_a_gate_and_an_army_to_come() {
    let mut position = game(&[("map", "pole"), ("mode", "siege")]).start();
    let strong = bot("strong:60").with_seed(1);
    while act(&mut position, &strong, Seat(0)).iter().all(|text| text != "done") {}
    let text = position.text();
    for built in ["barracks0:", "wall:", "ladder:", "gate0:"] {
        assert!(text.contains(built), "no {built} {text}");
    }
    let coins = text.split_whitespace().find_map(|word| word.strip_prefix("coins=")).expect("coins");
    let coins: u32 = coins.split(',').next().and_then(|own| own.parse().ok()).expect("a number");
    assert!(coins >= 30, "{coins} coins left for recruits");
}

/// Walls, gates and rocks all around the other castle of Pole, of one layer.
const RING: &str = "wall:19,4-21,4 wall:22,4-24,4 wall:25,4-25,6 wall:25,7-25,9 gate1:24,10-25,10 wall:20,10-22,10 \
                    wall:19,5-19,7 wall:19,8-19,10";
/// The same once more around it.
const SECOND_RING: &str = "wall:18,3-20,3 gate1:21,3-22,3 gate1:25,3-26,3 wall:18,4-18,6 wall:18,7-18,9 \
                           gate1:18,10-18,11 wall:26,4-26,6 gate1:26,7-26,8 gate1:26,9-26,10 gate1:19,11-20,11 \
                           gate1:21,11-22,11 gate1:25,11-26,11";

fn has_moved(played: &[String], engine: &str) -> bool {
    played.iter().any(|text| text.starts_with(engine) && text.contains('/'))
}

#[test]
fn an_engine_waits_for_its_escort_where_enemies_are_in_reach() {
    // Riders behind the wall's corner could be at the ram after its next step, and would take its crew.
    let ram = format!(
        "r:units coins=0,0 castle0:5,13 {RING} ram:13,9-14,9 rI13,9 rI14,9 bC18,8 bC18,9 bC18,10 bI22,5"
    );
    let alone = turn(&mut on_pole(&ram), &bot("strong:1"));
    assert!(!has_moved(&alone, "R"), "{alone:?}");
    let escorted = turn(&mut on_pole(&format!("{ram} rI14,8 rI14,10 rI13,10 rI13,8")), &bot("strong:1"));
    assert!(has_moved(&escorted, "R"), "{escorted:?}");
}

#[test]
fn the_lane_of_an_engine_is_left_free() {
    // The way to the wall is blocked by own soldiers only.
    let ram = format!(
        "r:units coins=0,0 castle0:5,13 {RING} ram:13,9-14,9 rI13,9 rI14,9 rI15,9 rI15,8 rI15,10 rI16,9 bI22,5"
    );
    let played = turn(&mut on_pole(&ram), &bot("strong:1"));
    assert!(has_moved(&played, "R"), "{played:?}");
}

#[test]
fn a_crew_of_two_moves_and_strikes_in_one_turn() {
    // 4.2: one of them is exhausted by the step, the other strikes.
    let ram = format!(
        "r:units coins=0,0 castle0:5,13 {RING} ram:16,9-17,9 rI16,9 rI17,9 rI16,8 rI16,10 rI17,8 rI17,10 bI22,5"
    );
    let played = turn(&mut on_pole(&ram), &bot("strong:1"));
    let step = played.iter().position(|text| text.starts_with("R16,9-17,9/"));
    let blow = played.iter().position(|text| text == "R17,9x19,9");
    assert!(step.is_some() && step < blow, "{played:?}");
}

#[test]
fn thick_walls_are_climbed_from_a_tower() {
    let words = format!(
        "coins=20,0 castle0:5,13! {RING} {SECOND_RING} campr:9,6 rI8,5 rI8,6 rI8,7 rI8,8 rI9,9 bI22,5"
    );
    let made = turn(&mut on_pole(&format!("r:buildings {words}")), &bot("strong:1"));
    assert!(made[0].starts_with("@9,6+W"), "{made:?}");
    // One layer is broken by a ram.
    let words = format!("coins=20,0 castle0:5,13! {RING} campr:9,6 rI8,5 rI8,6 rI8,7 rI8,8 rI9,9 bI22,5");
    let made = turn(&mut on_pole(&format!("r:buildings {words}")), &bot("strong:1"));
    assert!(made[0].starts_with("@9,6+R"), "{made:?}");
}

#[test]
fn an_army_goes_over_thick_walls_through_a_tower() {
    let words = format!(
        "r:units coins=0,0 castle0:5,13 {RING} {SECOND_RING} tower:15,8-16,9 rI15,8 rI16,8 rI14,8 rI14,9 rI15,10 \
         rI15,11 bI22,5"
    );
    let mut position = on_pole(&words);
    let is_inside = |word: &str| {
        let place = word.strip_prefix("rI").map(|place| place.trim_end_matches('!'));
        let x = place.and_then(|place| place.split(',').next()?.parse::<u32>().ok());
        x.is_some_and(|x| (20..25).contains(&x))
    };
    let strong = bot("strong:1");
    for _ in 0..16 {
        turn(&mut position, &strong);
        if position.actor() == Actor::Over || position.text().split_whitespace().any(is_inside) {
            return;
        }
    }
    panic!("nobody came over the walls: {}", position.text());
}

/// Ten before the castle of Pole, and seven who stand packed about it.
const FRONT: &str = "rI17,5 rI17,6 rI17,7 rI17,8 rI17,9 rI16,6 rI16,7 rI16,8 rI16,9 rI16,10 \
                     bI20,6 bI20,7 bI20,8 bI22,5 bI22,9 bA24,7 bA24,6";

#[test]
fn trebuchets_are_made_where_the_enemy_stands_packed() {
    let words = format!("r:buildings coins=20,0 castle0:5,13! campr:10,8 {FRONT}");
    let made = turn(&mut on_pole(&words), &bot("strong:1"));
    assert!(made[0].starts_with("@10,8+T"), "{made:?}");
    // Those who are spread are met by soldiers.
    let spread = words.replace("bI20,6 bI20,7 bI20,8 bI22,5", "bI20,20 bI24,22 bI28,16 bI30,12");
    let recruited = turn(&mut on_pole(&spread), &bot("strong:1"));
    assert!(recruited.iter().all(|text| !text.contains("+T")), "{recruited:?}");
}

#[test]
fn a_trebuchet_throws_at_those_who_stand_in_a_row_and_not_at_its_own() {
    // 3.2, 1.0: from 16,5 the fields 19,5 to 21,5 are in reach.
    let words = "r:units coins=0,0 castle0:5,13 trebuchet:15,5-16,5 rI15,5 rI16,5 rI14,4 rI14,3 bI19,5 bI20,5 bI21,5 \
                 bI22,5 bI22,9";
    let played = turn(&mut on_pole(words), &bot("strong:1"));
    assert_eq!(played[0], "T15,5*19,5", "{played:?}");
    let own = words.replace("bI20,5 bI21,5", "rI20,5 rI21,5");
    let played = turn(&mut on_pole(&own), &bot("strong:1"));
    assert!(played.iter().all(|text| text != "T15,5*19,5"), "{played:?}");
}

#[test]
fn rams_break_barracks_behind_which_the_enemy_stands_packed() {
    let words = format!("r:units coins=0,0 castle0:5,13 barracks1:18,3 ram:16,4-17,4 rI16,4 rI17,4 {FRONT}");
    let played = turn(&mut on_pole(&words), &bot("strong:1"));
    assert!(played.iter().any(|text| text == "R16,4x18,4"), "{played:?}");
}

#[test]
fn over_water_the_strong_one_raids() {
    // Nobody comes across on foot on Archipelag; a camp beside the enemy's castle recruits at once (5.5, W-34).
    let mut position = game(&[("map", "archipelag")]).start();
    let strong = bot("strong:1").with_seed(6);
    act(&mut position, &strong, Seat(0));
    act(&mut position, &strong, Seat(1));
    let played = turn(&mut position, &strong);
    assert!(played[0].contains("+camp"), "{played:?}");
    assert_eq!(position.text().matches(" bC").count(), 2, "{}", position.text());
}
