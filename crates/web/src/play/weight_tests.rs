//! What leads on, what asks first, what waits.

use super::*;
use stolik_catalog::Kind;
use stolik_game::scene::Progress;
use stolik_game::{Pinned, Viewer};
use stolik_table::Seating;

fn begin(kind: Kind) -> Play {
    let game = kind.usual();
    let names: Vec<String> = (0..game.seats()).map(|seat| format!("Gracz {seat}")).collect();
    Play::new(game, Seating::persons(names), 1)
}

fn touch(play: &mut Play, spots: &[&str]) {
    for name in spots {
        let spot = play.table().game().spot_named(name).expect("a spot");
        play.touch(spot);
    }
}

fn primary(play: &Play) -> Option<String> {
    play.primary().map(|spot| play.table().game().spot_name(spot))
}

/// Plays by chance, with whoever is asked, until something holds.
fn play_until(play: &mut Play, holds: impl Fn(&Play) -> bool) {
    let mut chance = Pinned::from_seed(7);
    for _ in 0..200 {
        play.uncover();
        if holds(play) {
            return;
        }
        let seat = play.seat().expect("somebody is asked");
        let text = play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut chance);
        play.command_anyway(&text.expect("an action"));
    }
    panic!("it does not come to that");
}

#[test]
fn what_loses_the_game_asks_first_and_is_never_the_way_on() {
    let mut play = begin(Kind::Wojna);
    for _ in 0..2 {
        let castle = play.next()[play.next().len() / 2].spot;
        play.touch(castle);
    }
    let end = play.table().game().spot_named("end").expect("a button");
    assert!(play.leads_somewhere(end), "the turn can be ended");
    assert_eq!(play.primary(), None, "nobody is led to lose");
    let inputs = play.table().inputs().len();
    play.touch(end);
    assert!(play.is_losing() && play.waits_for_a_word() && play.table().outcome().is_none());
    play.touch(end);
    assert_eq!(play.table().inputs().len(), inputs, "touching twice loses nothing");
    assert!(!play.is_losing(), "it lets go");
    play.touch(end);
    play.confirm();
    assert!(play.table().outcome().is_some(), "who means it may do it");
}

#[test]
fn what_loses_the_game_asks_first_where_it_is_typed_too() {
    let mut play = begin(Kind::Wojna);
    for _ in 0..2 {
        let castle = play.next()[play.next().len() / 2].spot;
        play.touch(castle);
    }
    let server = {
        let (table, seat) = (play.table().here().expect("a table"), play.seat().expect("somebody"));
        Play::at_server(&crate::play::stand_in::welcome(table, Viewer::Seat(seat))).expect("a game")
    };
    for (mut play, is_online) in [(play, false), (server, true)] {
        let inputs = play.table().inputs().len();
        play.command("end");
        assert!(play.is_losing() && play.waits_for_a_word() && play.is_choice() && play.may_undo());
        assert_eq!((play.primary(), play.has_wishes()), (None, false));
        play.command("end");
        assert!(play.is_losing() && play.table().inputs().len() == inputs, "typing twice loses nothing");
        play.undo();
        assert!(!play.is_losing() && play.table().inputs().len() == inputs, "it lets go");
        play.command("end");
        let field = play.next()[0].spot;
        play.touch(field);
        assert!(!play.is_losing(), "something else was meant");
        play.command("end");
        play.confirm();
        assert!(play.has_wishes() == is_online && play.table().outcome().is_some() != is_online);
    }
}

#[test]
fn nothing_is_never_the_way_on() {
    let mut play = begin(Kind::SzachowaBitwa);
    play.uncover();
    touch(&mut play, &["C2"]);
    assert_eq!(primary(&play), None, "starting afresh leads nowhere");
    touch(&mut play, &["H2"]);
    assert_eq!(primary(&play).as_deref(), Some("commit"));
    for (stage, grows) in [(2, None), (3, Some("buy-pawn"))] {
        play_until(&mut play, |play| {
            play.is_composing() && play.scene().phases[stage].progress == Progress::Now
        });
        assert_eq!(primary(&play), None, "to put down nothing or to buy nothing is not the way on");
        let inputs = play.table().inputs().len();
        play.set_waits(true);
        let nothing =
            ["commit", "declare"].into_iter().filter_map(|name| play.table().game().spot_named(name));
        let nothing = nothing.collect::<Vec<_>>().into_iter().find(|&spot| play.leads_somewhere(spot));
        play.touch(nothing.expect("nothing can be chosen too"));
        assert!(play.waits_for_a_word() && play.table().inputs().len() == inputs, "nothing asks first");
        play.undo();
        play.set_waits(false);
        if let Some(button) = grows {
            touch(&mut play, &[button, "propose"]);
        } else {
            let cards = play.next().iter().map(|next| next.spot);
            let card = cards.into_iter().find(|spot| matches!(spot, Spot::Card(_))).expect("a card");
            play.touch(card);
        }
        let named = primary(&play);
        assert!(matches!(named.as_deref(), Some("commit" | "add")), "{named:?}");
    }
}

#[test]
fn a_turn_is_ended_by_the_way_on_only_after_something_was_done_in_it() {
    let game = Kind::BattleRoyale.usual();
    let position = game.read_position("A1/K11 turn=0 morale=7 round=1 first=0").expect("a position");
    let mut play = Play::new(game, Seating::persons(["Hania", "Marcin"]), 1).begun_from(position);
    assert_eq!(primary(&play), None);
    touch(&mut play, &["A2"]);
    assert_eq!(primary(&play).as_deref(), Some("end"));
    let mut play = begin(Kind::MedhKuuLash);
    play_until(&mut play, |play| {
        let buttons = play.scene().buttons.len();
        buttons > 1 && play.next().len() > 1
    });
    assert_eq!(primary(&play).as_deref(), Some("roll"), "giving up a move is not the way on");
}

#[test]
fn it_is_the_turn_that_is_confirmed_and_not_each_step_that_can_be_taken_back() {
    let mut play = begin(Kind::Multiwarcaby);
    play.set_waits(true);
    let step = |play: &mut Play| {
        let from = play.next()[0].spot;
        play.touch(from);
        let to = play.next()[0].spot;
        play.touch(to);
    };
    step(&mut play);
    assert_eq!(play.table().inputs().len(), 1, "the second move is still to come");
    step(&mut play);
    assert!(play.waits_for_a_word() && !play.is_losing(), "the turn ends with it");
    play.confirm();
    assert_eq!(play.table().inputs().len(), 2);

    let mut play = begin(Kind::Wojna);
    play.set_waits(true);
    let castle = play.next()[play.next().len() / 2].spot;
    play.touch(castle);
    assert!(
        play.waits_for_a_word() && play.table().inputs().len() == 0,
        "a castle stands for the whole game"
    );
}

/// Training in Wojna: what is chosen is confirmed, and beside that nothing leads on.
#[test]
fn no_view_has_two_buttons_that_lead_on() {
    let mut beside_the_end = 0;
    for &kind in Kind::ALL {
        let mut play = begin(kind);
        let mut chance = Pinned::from_seed(11);
        for _ in 0..60 {
            play.uncover();
            let Some(seat) = play.seat() else { break };
            let firsts: Vec<Spot> = play
                .next()
                .iter()
                .map(|next| next.spot)
                .filter(|spot| !matches!(spot, Spot::Field(_)))
                .take(12)
                .collect();
            for first in firsts {
                let mut tried = play.clone();
                tried.set_waits(true);
                tried.touch(first);
                while tried.table().inputs().len() == play.table().inputs().len() {
                    let confirms = tried.is_choice() && !tried.is_losing();
                    assert!(!(confirms && tried.primary().is_some()), "{}: two lead on", kind.id());
                    let end = tried.table().game().spot_named("end");
                    beside_the_end +=
                        u32::from(confirms && end.is_some_and(|end| tried.leads_somewhere(end)));
                    let Some(next) = tried.next().first().map(|next| next.spot) else { break };
                    if tried.touched().is_empty() || tried.touched().len() > 4 {
                        break;
                    }
                    tried.touch(next);
                }
            }
            let text = play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut chance);
            play.command_anyway(&text.expect("an action"));
        }
    }
    assert!(beside_the_end > 0, "the turn could be ended beside what is chosen");
}
