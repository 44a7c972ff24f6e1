//! What is shown, told and offered to touch.

use crate::support::{acting, field, game, play, state, why_not};
use stolik_battle_royale::{Action, BattleRoyale, Event, Refusal, State};
use stolik_game::scene::{MarkKind, Owner};
use stolik_game::{
    Arg, Choosing, Hint, Motion, Notation, Options as _, Refusal as _, Refused, Rules, Seat, Show, Side,
    Spot, Views,
};

fn spot(game: &BattleRoyale, name: &str) -> Spot {
    game.spot_named(name).expect("a spot")
}

fn walk(game: &BattleRoyale, state: &State, touched: &[&str]) -> Result<Option<Action>, (usize, Refusal)> {
    let touched: Vec<Spot> = touched.iter().map(|name| spot(game, name)).collect();
    match game.walk(state, acting(game, state), &touched) {
        Ok(walk) => Ok(walk.chosen),
        Err(stumble) => match stumble.why {
            Refused::Rules(why) => Err((stumble.at, why)),
            other => panic!("{other:?}"),
        },
    }
}

#[test]
fn walks_show_what_each_field_costs() {
    let game = game(&[]);
    let state = state(&game, "A1/B2 turn=0 morale=3 round=2");
    let walk = game.walk(&state, Seat(0), &[]).expect("a walk");
    let offered: Vec<_> = walk
        .next
        .iter()
        .map(|next| {
            let cost = next.note.as_ref().map(|note| {
                assert_eq!(note.key, "battle-royale-cost");
                let Arg::Number(points) = note.args[0].1 else { panic!("a number") };
                assert_eq!(next.badge, Some(points.to_string()));
                points
            });
            (game.spot_name(next.spot), next.hint, cost)
        })
        .collect();
    assert_eq!(
        offered,
        [
            ("B1".to_owned(), Hint::Step, Some(1)),
            ("A2".to_owned(), Hint::Step, Some(1)),
            ("B2".to_owned(), Hint::Capture, Some(2)),
            ("end".to_owned(), Hint::Choose, None),
        ]
    );
}

#[test]
fn one_touch_is_one_decision() {
    let game = game(&[]);
    let state = state(&game, "A1/K11 turn=0 morale=8");
    assert_eq!(walk(&game, &state, &[]), Ok(None));
    assert_eq!(walk(&game, &state, &["B2"]), Ok(Some(Action::Take(field("B2")))));
    assert_eq!(walk(&game, &state, &["end"]), Ok(Some(Action::End)));
    let past = Refusal::PastEnd(spot(&game, "C3"));
    assert_eq!(walk(&game, &state, &["B2", "C3"]), Err((1, past)));
    assert!(matches!(walk(&game, &state, &["C3"]), Err((0, Refusal::NoPath { .. }))));
}

#[test]
fn refusals_have_codes_articles_and_spots() {
    let game = game(&[("die", "10")]);
    let dear = state(&game, "E5/F5-F7,E6-E7 turn=0 morale=3 round=2");
    let first = state(&game, "J10/K11 turn=0 morale=9");
    let spent = state(&game, "A1/K11 turn=0 morale=0 taken=B2");
    let mut poor = state(&game, "A1/K11 turn=0 morale=2");
    play(&game, &mut poor, "B2");
    for (state, name, code, article) in [
        (&dear, "F6", "too-dear", "C15"),
        (&dear, "E5", "own", "BR17"),
        (&dear, "A1", "no-path", "C14"),
        (&first, "K11", "start-field", "C16"),
        (&spent, "B1", "spent", "C10"),
        (&poor, "C3", "too-dear", "C14"),
    ] {
        let why = why_not(&game, state, name).expect(name);
        assert_eq!((why.code(), why.article().0), (code, article), "{name}");
        assert_eq!(why.spots(), [spot(&game, name)]);
    }
}

#[test]
fn scenes_show_tokens_signs_and_numbers() {
    let game = game(&[("seats", "9")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-8) (7) E6 E5");
    let scene = game.scene(&state);
    assert_eq!(scene.size, (1100, 1100));
    assert_eq!(scene.fields.len(), 121);
    assert_eq!(scene.fields[0].name, "A11");
    assert_eq!(scene.fields[110].look.map(|look| look.0), Some("board-field-dark"), "A1");
    let starts = scene.tokens.iter().filter(|token| token.look.0 == "battle-start");
    assert_eq!(starts.count(), 9);
    assert!(scene.tokens.is_sorted_by_key(|token| token.layer));
    let violet: Vec<_> = scene.tokens.iter().filter(|token| token.owner == Owner::Seat(Seat(8))).collect();
    assert!(violet.iter().all(|token| token.look.0 == "battle-token-triangle"));
    assert_eq!(violet.len(), 3);
    let counters: Vec<_> = scene.counters.iter().map(|c| (c.side, c.id, c.value)).collect();
    assert_eq!(counters[8], (Some(Side(8)), "fields", 3));
    assert_eq!(counters[9..], [(None, "morale", 5), (None, "round", 1)]);
    let dice: Vec<_> = scene.dice.iter().map(|die| (die.look.0, die.value, die.owner)).collect();
    assert_eq!(dice, [("die-8-7", 7, Owner::Seat(Seat(8)))], "the roll, not what is left of it");
    let marks: Vec<_> = scene.marks.iter().map(|mark| (game.spot_name(mark.spot), mark.kind)).collect();
    assert_eq!(marks, [("E5".to_owned(), MarkKind::Last), ("E6".to_owned(), MarkKind::Last)]);
    assert_eq!(scene.buttons.len(), 1);
    assert_eq!(scene.prompt.key, "battle-royale-prompt-turn");

    play(&game, &mut state, "end");
    let after = game.scene(&state);
    assert_eq!(after.marks, scene.marks, "the last turn is still to be seen");
    assert_eq!((after.buttons.len(), after.dice.len()), (0, 0));
    assert_eq!(after.prompt.key, "battle-royale-prompt-roll");
}

#[test]
fn dice_of_all_kinds() {
    for (die, look) in [("10", "die-10"), ("12", "die-12"), ("20", "die-20")] {
        let game = game(&[("die", die), ("roll_mode", "all_at_round_start")]);
        let mut state = game.start();
        play(&game, &mut state, "(first-1) (9) (10)");
        let dice: Vec<_> = game.scene(&state).dice.iter().map(|die| (die.look.0, die.value)).collect();
        assert_eq!(dice, [(look, 9), (look, 10)], "the one in play, then the one that waits");
    }
}

#[test]
fn news_tell_costs_captures_and_falls() {
    let game = game(&[("seats", "3")]);
    let state = state(&game, "E5/F6/F5,G6 turn=0 morale=8 round=2");
    let news = |state: &State, name: &str| game.news(state, &Event::Acted(Action::Take(field(name))));
    let at = |name: &str| spot(&game, name);
    let free = news(&state, "D4");
    assert_eq!((free.message.key, free.text.as_str()), ("battle-royale-news-free", "D4"));
    assert_eq!(free.motions, [Motion::Appears { layer: 1, at: at("D4") }]);
    let taken = news(&state, "F5");
    assert_eq!(taken.message.key, "battle-royale-news-taken");
    assert_eq!(
        taken.motions,
        [Motion::Leaves { layer: 1, at: at("F5") }, Motion::Appears { layer: 1, at: at("F5") }]
    );
    assert_eq!(news(&state, "F6").message.key, "battle-royale-news-falls");
    let roll = game.news(&state, &Event::Befell(stolik_battle_royale::Chance::Roll(4)));
    assert_eq!((roll.by, roll.text.as_str(), roll.motions), (None, "4", vec![Motion::Rolls]));
}

#[test]
fn the_end_is_told_in_the_prompt() {
    let game = game(&[("seats", "3")]);
    let over = state(&game, "A1-C3/D4/E5-G7 roll=0 round=31 first=0");
    let prompt = game.scene(&over).prompt;
    assert_eq!(prompt.key, "battle-royale-over-round-limit");
    let sides = Arg::List(vec![Arg::Side(Side(0)), Arg::Side(Side(2))]);
    assert_eq!(prompt.args[0], ("sides", sides));
    let quiet = state(&game, "A1/D4/E5 roll=0 round=30 first=0 active=28");
    let remarks: Vec<_> = game.scene(&quiet).remarks.iter().map(|remark| remark.key).collect();
    assert_eq!(remarks, ["battle-royale-remark-last-round", "battle-royale-remark-quiet"]);
}

/// The texts of a language by key, as far as a test can tell without reading Fluent.
fn keys(file: &str) -> Vec<&str> {
    let lines = file.lines().filter(|line| line.starts_with("battle-royale-"));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

#[test]
fn options_and_sides_have_texts() {
    for file in [include_str!("../../text/pl.ftl"), include_str!("../../text/en.ftl")] {
        let keys = keys(file);
        for info in stolik_battle_royale::Options::TABLE {
            let title = format!("battle-royale-option-{}", info.name);
            let words: &[&str] = match info.kind {
                stolik_game::OptionKind::OneOf(words) => words,
                stolik_game::OptionKind::YesNo => &["yes", "no"],
                _ => &[],
            };
            let values = words.iter().map(|word| format!("{title}-{word}"));
            for key in [title.clone(), format!("{title}-help")].into_iter().chain(values) {
                assert!(keys.contains(&key.as_str()), "{key}");
            }
        }
        let nine = game(&[("seats", "9")]);
        for side in (0..9).map(Side) {
            assert!(keys.contains(&nine.side_name(side).key));
        }
        assert!(keys.contains(&"battle-royale-name") && keys.contains(&"battle-royale-tagline"));
    }
}
