//! A game at a table that a server keeps, without a server: what it would tell is told here.

use super::*;
use crate::course::Course;
use crate::play::stand_in::{agrees, heard, viewers, welcome};
use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Side, TableEnd, Value};
use stolik_protocol::Data;
use stolik_table::{LocalDice, Seating, Table, Takeback};

fn table(kind: Kind, seed: u64) -> Table {
    let game = kind.usual();
    let names = (0..game.seats()).map(|seat| format!("Gracz {seat}"));
    Table::new(game, Seating::persons(names), Takeback::Turn, LocalDice::from_seed(seed))
}

#[test]
fn every_viewer_is_shown_what_the_table_knows_of_it_in_all_games() {
    for &kind in Kind::ALL {
        let mut table = table(kind, 5);
        let viewers = viewers(&table);
        let mut plays: Vec<Play> = viewers
            .iter()
            .map(|&viewer| Play::at_server(&welcome(&table, viewer)).expect("a game"))
            .collect();
        let mut chance = Pinned::from_seed(11);
        for _ in 0..60 {
            let since = table.now().0;
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut chance) else {
                break;
            };
            table.act(seat, &text, None).expect("a legal action");
            for (play, &viewer) in plays.iter_mut().zip(&viewers) {
                for event in heard(&table, viewer, since) {
                    play.hear(&event).expect("it can be understood");
                }
                agrees(play, &table, viewer);
            }
        }
        // Who comes later is shown the same.
        for &viewer in &viewers {
            agrees(&Play::at_server(&welcome(&table, viewer)).expect("a game"), &table, viewer);
        }
        let since = table.now().0;
        if table.resign(Seat(0)).is_ok() {
            for (play, &viewer) in plays.iter_mut().zip(&viewers) {
                for event in &heard(&table, viewer, since) {
                    play.hear(event).expect("the end");
                }
                assert!(play.table().outcome().is_some() && play.seat().is_none());
            }
        }
    }
}

fn touch(play: &mut Play, names: &[&str]) {
    for name in names {
        let spot = play.table().game().spot_named(name).expect("a spot");
        play.touch(spot);
    }
}

#[test]
fn a_move_is_sent_and_shown_when_the_server_tells_it() {
    let mut table = table(Kind::Warcaby, 1);
    let light = Viewer::Seat(Seat(0));
    let mut play = Play::at_server(&welcome(&table, light)).expect("a game");
    touch(&mut play, &["C3", "D4"]);
    assert_eq!(play.take_wishes(), [Wish::Act(vec!["C3-D4".to_owned()])]);
    assert!(play.is_sending() && play.seat().is_none() && play.next().is_empty());
    assert_eq!(play.table().inputs().len(), 0, "nothing is shown before it is told");
    touch(&mut play, &["E3"]);
    assert_eq!(play.why().map(|why| why.message.key), Some("net-sending"));
    table.act(Seat(0), "C3-D4", None).expect("legal");
    for event in &heard(&table, light, 0) {
        play.hear(event).expect("told");
    }
    play.is_answered();
    assert!(!play.is_sending());
    agrees(&play, &table, light);
}

/// Where a token stands, by its identity.
fn stands(play: &Play, field: &str) -> Option<stolik_game::scene::TokenId> {
    let spot = play.table().game().spot_named(field);
    let standing =
        |token: &&stolik_game::scene::Token| Some(token.spot) == spot && !stolik_draw::is_ground(token);
    play.scene().tokens.iter().find(standing).map(|token| token.id)
}

fn stale() -> Problem {
    let message = "Plansza jest już inna.".to_owned();
    Problem { code: "stale".to_owned(), message, article: None, at: None }
}

#[test]
fn the_own_piece_moves_at_once_and_once_only() {
    let mut table = table(Kind::Warcaby, 1);
    let light = Viewer::Seat(Seat(0));
    let mut play = Play::at_server(&welcome(&table, light)).expect("a game");
    let man = stands(&play, "C3");
    assert!(man.is_some());
    touch(&mut play, &["C3", "D4"]);
    assert_eq!(
        (stands(&play, "D4"), stands(&play, "C3")),
        (man, None),
        "it stands there before anybody is asked"
    );
    let (shown, moved) = (play.changes(), play.moved().clone());
    assert_eq!(moved.motions.len(), 1);
    table.act(Seat(0), "C3-D4", None).expect("legal");
    for event in &heard(&table, light, 0) {
        play.hear(event).expect("told");
    }
    play.is_answered();
    assert_eq!((play.changes(), play.moved()), (shown, &moved), "what is shown already does not move again");
    agrees(&play, &table, light);
}

#[test]
fn what_goes_ahead_goes_back_when_it_is_refused_taken_back_or_overtaken() {
    let fresh = || table(Kind::Warcaby, 1);
    let light = Viewer::Seat(Seat(0));
    let ahead = |table: &Table| {
        let mut play = Play::at_server(&welcome(table, light)).expect("a game");
        let man = stands(&play, "C3");
        touch(&mut play, &["C3", "D4"]);
        assert_eq!(stands(&play, "D4"), man);
        (play, man)
    };
    // Refused.
    let (mut play, man) = ahead(&fresh());
    let shown = play.changes();
    play.is_refused(&stale());
    assert_eq!((stands(&play, "C3"), stands(&play, "D4")), (man, None));
    assert!(play.changes() != shown && play.why().is_some() && play.seat() == Some(Seat(0)));
    // Something else was played, by a page of the same person elsewhere.
    let mut table = fresh();
    let (mut play, _) = ahead(&table);
    table.act(Seat(0), "E3-F4", None).expect("legal");
    for event in &heard(&table, light, 0) {
        play.hear(event).expect("told");
    }
    assert!(stands(&play, "D4").is_none() && stands(&play, "F4").is_some() && stands(&play, "C3").is_some());
    agrees(&play, &table, light);
    // The game ends meanwhile.
    let mut table = fresh();
    let (mut play, man) = ahead(&table);
    table.resign(Seat(1)).expect("it is given up");
    for event in &heard(&table, light, 0) {
        play.hear(event).expect("told");
    }
    assert_eq!(stands(&play, "C3"), man);
    // It is answered, and nothing was told of it: what the server has told counts.
    let (mut play, man) = ahead(&fresh());
    play.is_answered();
    assert_eq!((stands(&play, "C3"), play.seat()), (man, Some(Seat(0))));
}

#[test]
fn nothing_goes_ahead_that_asks_for_chance_or_for_a_secret() {
    let table_of = table(Kind::MedhKuuLash, 1);
    let seat = table_of.actor().seats().iter().next().expect("somebody");
    let mut play = Play::at_server(&welcome(&table_of, Viewer::Seat(seat))).expect("a game");
    let shown = play.changes();
    touch(&mut play, &["roll"]);
    assert!(play.is_sending() && play.changes() == shown, "the dice are the server's");
    let secret = table(Kind::SzachowaBitwa, 1);
    let mut play = Play::at_server(&welcome(&secret, Viewer::Seat(Seat(0)))).expect("a game");
    touch(&mut play, &["C2", "H2", "commit"]);
    assert!(play.is_sending());
    assert_eq!(play.composed(), Some((Seat(0), Some("0|C2|H2".to_owned()))), "until it is told it is kept");
}

#[test]
fn what_is_refused_leaves_everything_as_it_was() {
    let table = table(Kind::Warcaby, 1);
    let mut play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(0)))).expect("a game");
    touch(&mut play, &["C3", "D4"]);
    let problem = Problem {
        code: "stale".to_owned(),
        message: "Plansza jest już inna.".to_owned(),
        article: None,
        at: None,
    };
    play.take_wishes();
    play.is_refused(&problem);
    assert!(!play.is_sending() && play.why().is_some());
    assert_eq!(play.seat(), Some(Seat(0)));
    touch(&mut play, &["C3", "D4"]);
    assert_eq!(play.take_wishes().len(), 1, "it can be tried again");
}

#[test]
fn who_is_not_asked_is_told_why_nothing_happens() {
    let table = table(Kind::Warcaby, 1);
    let why = |viewer| {
        let mut play = Play::at_server(&welcome(&table, viewer)).expect("a game");
        touch(&mut play, &["B6"]);
        play.command("B6-A5");
        assert_eq!(play.take_wishes(), []);
        play.why().map(|why| why.message.key)
    };
    assert_eq!(why(Viewer::Seat(Seat(1))), Some("refused-not-to-act"));
    assert!(why(Viewer::Spectator).is_some());
}

#[test]
fn the_command_line_sends_what_is_legal_and_explains_what_is_not() {
    let table = table(Kind::Warcaby, 1);
    let mut play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(0)))).expect("a game");
    play.command("C3-C4");
    assert!(play.why().is_some() && play.take_wishes().is_empty());
    play.command("c3-d4");
    assert_eq!(play.take_wishes(), [Wish::Act(vec!["c3-d4".to_owned()])]);
}

#[test]
fn an_action_of_the_own_turn_is_taken_back_through_the_server() {
    let mut table = table(Kind::BattleRoyale, 3);
    let mut chance = Pinned::from_seed(4);
    let (viewer, mut play) = loop {
        let Some(InputText::Act { seat, text }) = table.position().random_input(&mut chance) else {
            panic!("a turn of several actions comes sooner");
        };
        table.act(seat, &text, None).expect("legal");
        if table.may_take_back(seat) {
            let viewer = Viewer::Seat(seat);
            break (viewer, Play::at_server(&welcome(&table, viewer)).expect("a game"));
        }
    };
    let Viewer::Seat(seat) = viewer else { unreachable!("a seat") };
    assert!(play.may_undo());
    play.undo();
    assert_eq!(play.take_wishes(), [Wish::TakeBack {}]);
    let since = table.now().0;
    table.take_back(seat).expect("it may");
    for event in &heard(&table, viewer, since) {
        play.hear(event).expect("told");
    }
    play.is_answered();
    agrees(&play, &table, viewer);
}

#[test]
fn what_is_composed_stays_while_others_decide() {
    // Both choose their camps in secret.
    let mut table = table(Kind::SzachowaBitwa, 2);
    let [own, other] = [Seat(0), Seat(1)];
    assert!(matches!(table.actor(), Actor::Each(seats) if seats.contains(own) && seats.contains(other)));
    let viewer = Viewer::Seat(own);
    let mut play = Play::at_server(&welcome(&table, viewer)).expect("a game");
    assert!(play.is_composing() && !play.may_undo());
    // A whole step of the draft, and nothing half touched.
    for _ in 0..20 {
        if play.may_undo() && play.touched().is_empty() {
            break;
        }
        let next = play.next()[0].spot;
        play.touch(next);
    }
    assert!(play.may_undo() && play.touched().is_empty());
    let composed = play.scene().clone();
    let since = table.now().0;
    let text = table.position().seen_by(Viewer::Seat(other)).random(other, &mut Pinned::from_seed(7));
    table.act(other, &text.expect("asked"), None).expect("legal");
    for event in &heard(&table, viewer, since) {
        play.hear(event).expect("told");
    }
    assert!(play.is_composing() && play.may_undo(), "the steps taken stay");
    assert_eq!(play.scene().tokens, composed.tokens, "and so does what they have put on the board");
    assert_eq!(play.take_wishes(), []);
}

/// Both choose their camps in secret: the other has, and the own ones are composed.
fn while_the_other_has_chosen() -> (Table, Play) {
    let mut table = table(Kind::SzachowaBitwa, 2);
    let text = table.position().seen_by(Viewer::Seat(Seat(1))).random(Seat(1), &mut Pinned::from_seed(7));
    table.act(Seat(1), &text.expect("asked"), None).expect("legal");
    let mut play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(0)))).expect("a game");
    touch(&mut play, &["C2", "H2"]);
    (table, play)
}

#[test]
fn what_is_composed_stays_when_another_takes_back() {
    let viewer = Viewer::Seat(Seat(0));
    for is_sent in [false, true] {
        let (mut table, mut play) = while_the_other_has_chosen();
        let composed = play.scene().tokens.clone();
        if is_sent {
            touch(&mut play, &["commit"]);
            assert!(play.is_sending());
        }
        let since = table.now().0;
        table.take_back(Seat(1)).expect("it may");
        for event in &heard(&table, viewer, since) {
            play.hear(event).expect("told");
        }
        agrees(&play, &table, viewer);
        assert_eq!(play.scene().tokens, composed, "sent: {is_sent}");
        assert!(play.is_composing() && play.may_undo());
    }
}

/// A table of four in two teams, as the first of them sees it.
fn in_a_team() -> (Table, Play) {
    let game = Kind::Multiwarcaby.with_options([("seats", "4"), ("teams", "yes")]).expect("a game");
    let names = (0..4).map(|seat| format!("Gracz {seat}"));
    let table = Table::new(game, Seating::persons(names), Takeback::Turn, LocalDice::from_seed(1));
    let play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(0)))).expect("a game");
    (table, play)
}

/// Touches on until something is chosen, and gives the action.
fn compose(play: &mut Play) -> String {
    while !play.waits_for_a_word() {
        let next = play.next()[0].spot;
        play.touch(next);
    }
    match play.take_wishes().as_slice() {
        [.., Wish::Draft(actions)] => actions[0].clone(),
        other => panic!("the partner is shown what is chosen: {other:?}"),
    }
}

#[test]
fn in_a_team_what_one_has_in_mind_is_shown_before_it_is_played_m17() {
    let (mut table, mut play) = in_a_team();
    let viewer = Viewer::Seat(Seat(0));
    let action = compose(&mut play);
    assert!(table.rehearse(Seat(0), &[&action]).is_ok(), "it could be played");
    play.let_go();
    assert_eq!(play.take_wishes(), [Wish::Draft(Vec::new())], "taken back");
    let action = compose(&mut play);
    play.confirm();
    assert_eq!(play.take_wishes(), [Wish::Act(vec![action.clone()])], "it is shown by being played");
    table.act(Seat(0), &action, None).expect("legal");
    for event in &heard(&table, viewer, 0) {
        play.hear(event).expect("told");
    }
    play.is_answered();
    assert_eq!(play.take_wishes(), []);
    // What is refused is in nobody's mind any more.
    compose(&mut play);
    play.confirm();
    play.take_wishes();
    let (code, message) = ("stale".to_owned(), "Plansza jest już inna.".to_owned());
    play.is_refused(&Problem { code, message, article: None, at: None });
    assert_eq!(play.take_wishes(), [Wish::Draft(Vec::new())]);
}

/// A partner is quicker: plays while the own action is chosen, and the page hears of it.
fn a_partner_is_quicker(table: &mut Table, play: &mut Play) {
    let since = table.now().0;
    let text = table.position().legal(Seat(2)).swap_remove(0).text;
    table.act(Seat(2), &text, None).expect("legal");
    for event in &heard(table, Viewer::Seat(Seat(0)), since) {
        play.hear(event).expect("told");
    }
}

#[test]
fn who_is_refused_goes_on_from_how_it_stands_now() {
    let (mut table, mut play) = in_a_team();
    compose(&mut play);
    play.confirm();
    a_partner_is_quicker(&mut table, &mut play);
    let (code, message) = ("stale".to_owned(), "Plansza jest już inna.".to_owned());
    play.is_refused(&Problem { code, message, article: None, at: None });
    agrees(&play, &table, Viewer::Seat(Seat(0)));
    let now = Decision::new(table.position(), Seat(0));
    assert_eq!(play.next(), now.walk(&[]).expect("asked").next);
}

#[test]
fn what_is_touched_is_let_go_when_it_leads_nowhere_any_more() {
    let (mut table, mut play) = in_a_team();
    let first = table.position().legal(Seat(0)).swap_remove(0).text;
    let from = first.split(['-', 'x']).next().expect("a field");
    touch(&mut play, &[from]);
    assert_eq!(play.touched().len(), 1);
    while table.actor().awaits(Seat(0)) {
        a_partner_is_quicker(&mut table, &mut play);
    }
    assert!(play.touched().is_empty() && !play.may_undo(), "it is somebody else's turn");
}

#[test]
fn a_refusal_of_the_server_leads_to_its_article() {
    let table = table(Kind::Warcaby, 1);
    let mut play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(0)))).expect("a game");
    touch(&mut play, &["C3", "D4"]);
    let (code, message) = ("must-capture".to_owned(), "Trzeba bić.".to_owned());
    play.is_refused(&Problem { code, message, article: Some("W9".to_owned()), at: None });
    assert_eq!(play.why().and_then(|why| why.article.as_deref()), Some("W9"));
}

#[test]
fn the_course_of_a_game_is_the_same_here_and_there() {
    let mut table = table(Kind::Warcaby, 5);
    let mut chance = Pinned::from_seed(9);
    for _ in 0..20 {
        let input = table.position().random_input(&mut chance);
        let Some(InputText::Act { seat, text }) = input else { panic!("it goes on") };
        table.act(seat, &text, None).expect("legal");
    }
    for viewer in viewers(&table) {
        let play = Play::at_server(&welcome(&table, viewer)).expect("a game");
        let there = Course::of(play.table());
        assert!(there.is_some());
        assert_eq!(there, Course::of(&Source::Here(Box::new(table.clone()))));
    }
}

#[test]
fn what_cannot_be_is_no_game() {
    let table = table(Kind::Warcaby, 1);
    let good = welcome(&table, Viewer::Spectator);
    let strange = [
        Welcome { game: "szachy".to_owned(), ..good.clone() },
        Welcome { rules: good.rules + 1, ..good.clone() },
        Welcome { start: Data(Value::Null), ..good.clone() },
        Welcome { played: vec![Data(Value::Null)], ..good.clone() },
    ];
    assert!(strange.iter().all(|welcome| Play::at_server(welcome).is_err()));
    let mut play = Play::at_server(&good).expect("a game");
    let event = |what| Heard { n: 1, t: 0, what, end: false, clocks: Vec::new(), roll: None };
    assert_eq!(play.hear(&event(What::Played(Data(Value::Null)))), Err(Strange));
    assert!(play.hear(&event(What::Ended { how: "resigned".to_owned(), side: Some(0) })).is_ok());
    let loser = play.table().outcome().map(|outcome| outcome.cause);
    assert_eq!(loser, Some(stolik_game::Cause::Table(TableEnd::Resigned(Side(0)))));
}

#[test]
fn who_comes_back_is_told_what_was_played_for_them_until_they_act() {
    let options = [("seats", "2")];
    let game = Kind::Multiwarcaby.with_options(options).expect("two seats");
    let seating = Seating::persons(["Hania", "Marcin"]);
    let mut table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(1))
        .with_absence(stolik_table::Absence::Bot);
    let light = Viewer::Seat(Seat(0));
    let mut chance = Pinned::from_seed(2);
    let mut turn = |table: &mut Table| {
        let mover = table.actor();
        while table.actor() == mover {
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut chance) else {
                break;
            };
            table.act(seat, &text, None).expect("a legal action");
        }
    };
    table.leave(Seat(0)).expect("a person");
    (0..4).for_each(|_| turn(&mut table));
    table.come_back(Seat(0)).expect("a person");
    let inputs: Vec<u32> = table.meanwhile(Seat(0)).iter().map(|&input| input as u32).collect();
    let play = Play::at_server(&welcome(&table, light)).expect("a game");
    let played = play.table().there().expect("at a server").played_meanwhile(&inputs);
    assert_eq!(played.len(), 2, "two turns, however many moves they had: {played:?}");
    assert_eq!(played.iter().map(Vec::len).sum::<usize>(), inputs.len());
    turn(&mut table);
    let later = Play::at_server(&welcome(&table, light)).expect("a game");
    assert!(later.table().there().expect("at a server").played_meanwhile(&inputs).is_empty());
}
