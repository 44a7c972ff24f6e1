//! Playing without a browser.

use super::*;
use stolik_catalog::Kind;

fn play(position: &str) -> Play {
    let game = Kind::Warcaby.usual();
    let position = game.read_position(position).expect("a position");
    Play::new(game, Seating::persons(["Hania", "Marcin"]), 1).begun_from(position)
}

fn touch(play: &mut Play, spots: &[&str]) {
    for name in spots {
        let spot = play.table.game().spot_named(name).expect("a spot");
        play.touch(spot);
    }
}

fn inputs(play: &Play) -> Vec<String> {
    play.table.inputs().map(ToString::to_string).collect()
}

#[test]
fn a_piece_then_a_field_is_a_move() {
    let mut play = play("W:WC3,G3:BH8");
    touch(&mut play, &["C3"]);
    assert_eq!(play.next().len(), 2);
    touch(&mut play, &["D4"]);
    assert_eq!(inputs(&play), ["0:C3-D4"]);
    assert!(play.touched().is_empty() && play.why().is_none() && play.live().count() == 1);
}

#[test]
fn another_piece_may_be_chosen_instead_and_the_same_let_go() {
    let mut play = play("W:WC3,G3:BH8");
    touch(&mut play, &["C3", "G3"]);
    assert_eq!(play.touched().len(), 1);
    touch(&mut play, &["G3"]);
    assert!(play.touched().is_empty() && play.why().is_none());
}

#[test]
fn where_the_way_on_is_the_only_one_it_is_gone() {
    let mut play = play("W:WE3:BF4,F6,H8");
    touch(&mut play, &["E3"]);
    assert!(inputs(&play).is_empty(), "the first choice is the person's");
    touch(&mut play, &["G5"]);
    assert_eq!(inputs(&play), ["0:E3xG5xE7"]);
}

#[test]
fn an_action_may_wait_until_it_is_confirmed() {
    let mut play = play("W:WC3,G3:BH8");
    play.set_waits(true);
    touch(&mut play, &["C3", "D4"]);
    assert!(inputs(&play).is_empty() && play.is_choice());
    touch(&mut play, &["B4"]);
    assert!(inputs(&play).is_empty(), "another field is another choice");
    touch(&mut play, &["G3"]);
    assert_eq!(play.touched().len(), 1, "so is another piece");
    touch(&mut play, &["F4", "F4"]);
    assert_eq!(inputs(&play), ["0:G3-F4"], "the same field again confirms");
    assert_eq!(play.moved().motions.len(), 1);
}

#[test]
fn a_step_that_can_be_taken_back_does_not_wait() {
    let game = Kind::BattleRoyale.usual();
    let position = game.read_position("A1/K11 turn=0 morale=7 round=1 first=0").expect("a position");
    let mut play = Play::new(game, Seating::persons(["Hania", "Marcin"]), 1).begun_from(position);
    play.set_waits(true);
    touch(&mut play, &["B2", "A2"]);
    assert_eq!(inputs(&play), ["0:B2", "0:A2"], "the turn goes on, and all of it can be taken back");
}

#[test]
fn what_is_taken_is_told_to_who_draws() {
    let mut play = play("W:WE3:BF4,F6,H8");
    touch(&mut play, &["E3", "G5"]);
    let Moved { motions, gone } = play.moved();
    assert_eq!(gone.len(), 2);
    assert!(motions.iter().any(|motion| matches!(motion, Motion::Goes { path, .. } if path.len() == 3)));
}

#[test]
fn a_touch_in_vain_says_why_and_changes_nothing() {
    let mut play = play("W:WC3,G3:BH8");
    touch(&mut play, &["C3", "C5"]);
    assert_eq!(play.touched().len(), 1);
    let why = play.why().expect("a reason");
    assert_eq!(why.article.as_deref(), Some("W5"));
    play.close_why();
    assert!(play.why().is_none());
}

#[test]
fn tokens_keep_their_identities_there_and_back() {
    let mut play = play("W:WC3,G3:BH8");
    let id = |play: &Play, field: &str| {
        let spot = play.table.game().spot_named(field);
        play.scene().tokens.iter().find(|token| Some(token.spot) == spot).map(|token| token.id)
    };
    let man = id(&play, "C3");
    touch(&mut play, &["C3", "D4"]);
    assert_eq!(id(&play, "D4"), man);
    assert!(play.may_undo());
    play.undo();
    assert_eq!(id(&play, "C3"), man);
    assert!(inputs(&play).is_empty());
    play.undo();
    assert!(play.why().is_some(), "there is nothing left to take back");
}

#[test]
fn after_the_end_nothing_moves() {
    let mut play = play("W:WC3,G3:BH8");
    play.resign();
    assert!(play.table.outcome().is_some());
    touch(&mut play, &["C3"]);
    assert!(play.why().is_some() && play.touched().is_empty());
    play.command("C3-D4");
    assert!(inputs(&play).is_empty());
}

#[test]
fn a_game_without_secrets_has_no_veil() {
    let mut play = play("W:WC3,G3:BH8");
    assert!(!play.is_veiled() && !play.may_cover());
    touch(&mut play, &["C3", "D4"]);
    assert!(!play.is_veiled());
    assert_eq!(play.looking(), Some(Seat(1)));
}

#[test]
fn a_touch_changes_neither_scene_nor_ground_and_a_move_only_the_scene() {
    let mut play = play("W:WC3,G3:BH8");
    let start = play.changes();
    touch(&mut play, &["C3"]);
    assert_eq!(play.changes(), start);
    touch(&mut play, &["D4"]);
    assert_eq!(play.changes(), Changes { scene: start.scene + 1, ..start });
}

#[test]
fn dice_end_what_can_be_taken_back() {
    let game = Kind::BattleRoyale.usual();
    let names = (0..game.seats()).map(|seat| seat.to_string());
    let mut play = Play::new(game, Seating::persons(names), 1);
    while play.table.inputs().len() < 30 {
        let next = play.next().first().map(|next| next.spot).expect("somebody is asked");
        play.touch(next);
        let table = play.table.here().expect("a table on this page");
        assert_eq!(play.before.is_empty(), !table.may_take_back(Seat(0)), "{:?}", inputs(&play));
    }
}

/// A game with secrets, and who is asked already looks.
fn secret() -> Play {
    let game = Kind::SzachowaBitwa.usual();
    let mut play = Play::new(game, Seating::persons(["Hania", "Marcin"]), 1);
    play.uncover();
    play
}

fn stands_on(play: &Play, field: &str) -> bool {
    let spot = play.table.game().spot_named(field);
    play.scene().tokens.iter().any(|token| Some(token.spot) == spot)
}

#[test]
fn a_game_with_secrets_begins_veiled_and_shows_only_what_who_looks_may_see() {
    let mut play = Play::new(Kind::SzachowaBitwa.usual(), Seating::persons(["Hania", "Marcin"]), 1);
    assert!(play.is_veiled() && play.next().is_empty());
    touch(&mut play, &["C2"]);
    assert!(play.touched().is_empty(), "behind the veil nothing can be touched");
    play.uncover();
    assert!(!play.is_veiled() && play.is_composing());
    assert_eq!(play.looking(), Some(Seat(0)));
    assert!(!play.next().is_empty());
}

#[test]
fn touches_compose_a_draft_and_undo_takes_its_steps_back_first() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2"]);
    assert!(stands_on(&play, "C2") && stands_on(&play, "H2"));
    assert!(inputs(&play).is_empty() && play.may_undo());
    play.undo();
    assert!(stands_on(&play, "C2") && !stands_on(&play, "H2"));
    play.undo();
    assert!(!stands_on(&play, "C2"));
    assert!(!play.may_undo());
}

#[test]
fn a_commit_hands_the_screen_over_behind_a_veil() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2", "commit"]);
    assert_eq!(inputs(&play).len(), 1);
    assert!(play.is_veiled());
    assert_eq!((play.seat(), play.looking()), (Some(Seat(1)), None));
    assert!(!stands_on(&play, "C2"), "what is hidden is not in the scene");
    play.uncover();
    assert_eq!(play.looking(), Some(Seat(1)));
    assert!(!stands_on(&play, "C2") && !play.may_undo());
}

#[test]
fn what_the_next_person_sees_does_not_depend_on_what_the_last_has_chosen() {
    let after = |camps: [&str; 2]| {
        let mut play = secret();
        touch(&mut play, &camps);
        touch(&mut play, &["commit"]);
        let seen = |play: &Play| {
            let live: Vec<Message> = play.live().cloned().collect();
            (play.scene().clone(), play.turns(), live, play.next().to_vec(), play.changes())
        };
        let veiled = seen(&play);
        play.uncover();
        (veiled, seen(&play))
    };
    assert!(after(["C2", "H2"]) == after(["A1", "J7"]), "the choice of the first shows to the second");
}

#[test]
fn the_veil_can_be_handed_back_with_the_draft_as_it_was() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2", "commit"]);
    assert_eq!(play.may_return_to(), Some(Seat(0)));
    play.give_back();
    assert!(play.is_veiled() && inputs(&play).is_empty());
    play.uncover();
    assert_eq!(play.looking(), Some(Seat(0)));
    assert!(stands_on(&play, "C2") && stands_on(&play, "H2"), "the draft is still there");
    play.undo();
    assert!(!stands_on(&play, "H2"));
}

#[test]
fn who_covers_the_screen_finds_the_draft_again() {
    let mut play = secret();
    touch(&mut play, &["C2"]);
    assert!(play.may_cover());
    play.cover();
    assert!(play.is_veiled() && !stands_on(&play, "C2"));
    play.undo();
    play.uncover();
    assert!(stands_on(&play, "C2"), "behind the veil nothing is undone");
}

#[test]
fn what_was_laid_open_is_not_taken_back() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2", "commit"]);
    play.uncover();
    touch(&mut play, &["C19", "H19", "commit"]);
    assert_eq!(inputs(&play).len(), 2);
    assert!(play.is_veiled() && play.may_return_to().is_none(), "both camps are known now");
    play.uncover();
    assert!(!play.may_undo());
}

#[test]
fn what_is_taken_back_is_told_to_its_owner_alone() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2", "commit"]);
    play.give_back();
    assert_eq!(play.live().count(), 0, "behind the veil");
    play.uncover();
    assert_eq!(play.live().count(), 1);
}

#[test]
fn a_battle_is_played_to_its_end_through_veils() {
    let options = [("n", "8"), ("scenario", "rounds"), ("rounds", "2")];
    let game = Kind::SzachowaBitwa.with_options(options).expect("a game");
    let mut play = Play::new(game, Seating::persons(["Hania", "Marcin"]), 3);
    let mut entropy = stolik_game::Pinned::from_seed(3);
    let mut veils = 0;
    while play.table.outcome().is_none() {
        if play.is_veiled() {
            veils += 1;
            play.uncover();
        }
        let seat = play.seat().expect("somebody is asked");
        let seen = play.table.here().expect("a table here").position().seen_by(Viewer::Seat(seat));
        let text = seen.random(seat, &mut entropy).expect("an action");
        let before = inputs(&play).len();
        play.command_anyway(&text);
        assert!(inputs(&play).len() > before, "{text}: {:?}", play.why());
    }
    assert!(veils > 8, "{veils} veils");
    assert!(!play.is_veiled() && play.looking().is_none());
}

#[test]
fn what_is_composed_is_taken_up_again_from_its_text() {
    let mut play = secret();
    touch(&mut play, &["C2", "H2"]);
    let (seat, text) = play.composed().expect("somebody composes");
    let text = text.expect("something is composed");
    assert_eq!((seat, text.as_str()), (Seat(0), "0|C2|H2"));
    // The page is loaded anew: the veil hangs, and behind it lies the draft.
    let record = play.table.here().map(Table::record).expect("a record");
    let mut again = Play::resumed(&record, 1).expect("it goes on");
    again.take_up(&text);
    assert!(again.is_veiled() && !stands_on(&again, "C2"), "nobody sees it but whose it is");
    again.uncover();
    assert!(stands_on(&again, "C2") && stands_on(&again, "H2"));
    again.undo();
    assert!(!stands_on(&again, "H2"), "its steps can be taken back");
    // What belongs to another moment, or to nothing, changes nothing.
    let mut play = secret();
    for text in ["1|C2|H2", "0|C2|Z9", "0|commit", "", "nonsense", "0|", "|"] {
        play.take_up(text);
        assert_eq!(play.composed(), Some((Seat(0), None)), "{text}");
    }
    touch(&mut play, &["C2", "H2", "commit"]);
    assert_eq!(play.composed(), Some((Seat(1), None)), "what is committed is no draft");
}
