//! What people see and hear.

use crate::support::{self, game, play, state};
use stolik_game::scene::{MarkKind, Owner, Scene, Shape};
use stolik_game::{
    Arg, Input, Motion, Notation, Refusal as _, Rules, Seat, Show, Side, Spot, Viewer, Views, record_game,
};
use stolik_multiwarcaby::{Multiwarcaby, State};

fn keys(scene: &Scene) -> Vec<&'static str> {
    scene.spoken.iter().map(|message| message.key).collect()
}

fn buttons(game: &Multiwarcaby, state: &State) -> Vec<String> {
    game.scene(state).buttons.iter().map(|button| game.spot_name(button.spot)).collect()
}

#[test]
fn m2_all_pieces_are_neutral() {
    let game = game(&[]);
    let scene = game.scene(&game.start());
    assert_eq!((scene.size, scene.fields.len(), scene.tokens.len()), ((900, 900), 81, 76));
    assert!(
        scene.tokens.iter().all(|token| token.look.0 == "draughts-neutral" && token.owner == Owner::Nobody)
    );
    assert_eq!(scene.fields[0].name, "A9");
    assert_eq!(scene.fields[80].shape, Shape::Rect { x: 800, y: 800, width: 100, height: 100 });
}

#[test]
fn mw16_the_small_board_has_no_outer_ring() {
    let game = game(&[("size", "7")]);
    let scene = game.scene(&game.start());
    assert_eq!((scene.size, scene.fields.len(), scene.tokens.len()), ((700, 700), 49, 44));
    assert_eq!(scene.fields[0].name, "B8");
    assert_eq!(scene.fields[0].shape, Shape::Rect { x: 0, y: 0, width: 100, height: 100 });
    assert_eq!(game.spot_named("A1"), None);
    assert!(game.spot_named("B2").is_some());
}

#[test]
fn buttons_are_there_when_they_do_something() {
    let optional = game(&[("second_move", "optional")]);
    let mut now = state(&optional, "A1,B1,C2,D4");
    assert_eq!(buttons(&optional, &now), [""; 0]);
    play(&optional, &mut now, "A1xC1");
    assert_eq!(buttons(&optional, &now), ["stop"]);
    play(&optional, &mut now, "stop");
    assert_eq!(buttons(&optional, &now), ["skip"]);
    let required = game(&[]);
    assert_eq!(buttons(&required, &state(&required, "A1,C1:move=2")), [""; 0]);
}

#[test]
fn counters_show_what_every_side_has_captured() {
    let game = game(&[("seats", "3")]);
    let scene = game.scene(&state(&game, "A1,C1:score=3-0-14"));
    let counters: Vec<_> = scene.counters.iter().map(|c| (c.side, c.id, c.value)).collect();
    let expected = [(0, 3), (1, 0), (2, 14)].map(|(side, count)| (Some(Side(side)), "captured", count));
    assert_eq!(counters, expected);
}

#[test]
fn the_last_move_is_marked_from_its_beginning_to_its_end() {
    let game = game(&[]);
    let mut now = state(&game, "A1,B1,C2,D4");
    play(&game, &mut now, "A1xC1 xC3");
    let marked = |state: &State| -> Vec<String> {
        let marks = game.scene(state).marks;
        assert!(marks.iter().all(|mark| mark.kind == MarkKind::Last));
        marks.iter().map(|mark| game.spot_name(mark.spot)).collect()
    };
    assert_eq!(marked(&now), ["A1", "C3"]);
    play(&game, &mut now, "stop");
    assert_eq!(marked(&now), ["A1", "C3"]);
    play(&game, &mut now, "C3xE5");
    assert_eq!(marked(&now), ["C3", "E5"]);
}

#[test]
fn mw2_a_remark_says_when_the_last_round_begins() {
    let game = game(&[]);
    let remark = |text: &str| game.scene(&state(&game, text)).remarks;
    assert!(remark("A1,C1,I9:quiet=5").is_empty());
    assert_eq!(remark("A1,C1,I9:quiet=6")[0].args, [("count", Arg::Number(2))]);
    assert_eq!(remark("A1,C1,I9:quiet=7:move=2")[0].args, [("count", Arg::Number(1))]);
    assert!(remark("A1,C1,I9:quiet=8").is_empty(), "over");
}

#[test]
fn the_board_in_words_goes_row_by_row() {
    let game = game(&[]);
    let now = state(&game, "A1,B1,C2:score=1-0");
    let scene = game.scene(&now);
    let said = ["board", "row", "row", "captured", "captured", "can-capture"];
    let said = said.map(|part| format!("multiwarcaby-spoken-{part}"));
    assert_eq!(keys(&scene)[..6], said);
    assert_eq!(keys(&scene)[6], "multiwarcaby-prompt-first");
}

#[test]
fn the_end_says_who_has_won() {
    let result = |game: &Multiwarcaby, text: &str| {
        let prompt = game.scene(&state(game, text)).prompt;
        let result = prompt.args.iter().find(|(name, _)| *name == "result").map(|(_, arg)| arg.clone());
        match result {
            Some(Arg::Message(message)) => (prompt.key, message.key),
            other => panic!("{other:?}"),
        }
    };
    let two = game(&[]);
    assert_eq!(result(&two, "A1:score=40-35"), ("multiwarcaby-over-one-piece", "multiwarcaby-result-won"));
    assert_eq!(
        result(&two, "A1,I9:score=37-37"),
        ("multiwarcaby-over-no-capture", "multiwarcaby-result-drawn")
    );
    assert_eq!(result(&two, "A1,C1:quiet=8").0, "multiwarcaby-over-stall");
}

#[test]
fn news_tell_who_did_what_and_what_moved() {
    let game = game(&[("seats", "4"), ("teams", "yes")]);
    let before = state(&game, "A1,B1,C2,D4");
    let spot = |name: &str| game.spot_named(name).expect("a field");
    let action = game.resolve(&before, Seat(2), &game.parse_action("A1xC1").unwrap()).unwrap();
    let input = Input::Act { seat: Seat(2), action };
    let mut after = before;
    game.play(&mut after, &input).unwrap();
    let seen = game.observe(&before, &input, &after, Viewer::Spectator);
    let news = game.news(&before, &seen);
    assert_eq!((news.by, news.text.as_str()), (Some(Seat(2)), "A1xC1"));
    let path: Vec<Spot> = vec![spot("A1"), spot("C1")];
    assert_eq!(news.motions, [Motion::Goes { layer: 0, path }, Motion::Leaves { layer: 0, at: spot("B1") }]);
}

#[test]
fn a_turn_reads_well_in_a_record() {
    let game = game(&[("second_move", "optional")]);
    let setup = game.parse_setup("A1,B1,C2,D4,G7,H8").unwrap();
    let mut now = game.set_up(&setup).unwrap();
    let mut inputs = Vec::new();
    for text in ["A1xC1", "xC3", "stop", "C3xE5", "G7-G8", "skip"] {
        let seat = support::seat(&game, &now);
        let action = game.resolve(&now, seat, &game.parse_action(text).unwrap()).unwrap();
        let input = Input::Act { seat, action };
        game.play(&mut now, &input).unwrap();
        inputs.push(input);
    }
    let record = record_game(&game, Some(&setup), &inputs, None).to_string();
    assert!(record.contains("\n1. 0: A1xC1 xC3 stop C3xE5\n2. 1: G7-G8 skip\n"), "{record}");
}

#[test]
fn refusals_name_the_spots_they_are_about() {
    let game = game(&[]);
    let why = support::refused(&game, &state(&game, "F6,G7,H8"), "F6-I9");
    let names: Vec<String> = why.spots().into_iter().map(|spot| game.spot_name(spot)).collect();
    assert_eq!((why.article().0, names.join(" ").as_str()), ("MW9", "I9 F6 G7 H8"));
}
