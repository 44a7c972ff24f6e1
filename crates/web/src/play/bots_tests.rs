//! A person and a bot at one table, without a browser and without a bot: its answers are given by hand.

use crate::play::Play;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Message, Pinned, Seat, Seats, Viewer};
use stolik_table::{Holder, Seating};

const PERSON: Seat = Seat(0);
const BOT: Seat = Seat(1);

fn against_a_bot(game: AnyGame, person: Seat, seed: u64) -> Play {
    let holder = |seat| match seat {
        seat if Seat(seat) == person => Holder::Person("Hania".to_owned()),
        _ => Holder::Bot("easy".to_owned()),
    };
    let seating = Seating::new((0..game.seats()).map(holder));
    Play::new(game, seating, seed)
}

fn warcaby(person: Seat) -> Play {
    against_a_bot(Kind::Warcaby.usual(), person, 1)
}

fn inputs(play: &Play) -> Vec<String> {
    play.table().inputs().map(ToString::to_string).collect()
}

fn touch(play: &mut Play, spots: &[&str]) {
    for name in spots {
        let spot = play.table().game().spot_named(name).expect("a spot");
        play.touch(spot);
    }
}

#[test]
fn while_the_bot_thinks_the_person_looks_and_cannot_move_for_it() {
    let mut play = warcaby(PERSON);
    touch(&mut play, &["C3", "D4"]);
    assert_eq!(play.bot_to_act().map(|turn| (turn.seat, turn.bot)), Some((BOT, "easy".to_owned())));
    assert_eq!((play.seat(), play.looking()), (None, Some(PERSON)));
    assert!(play.next().is_empty() && !play.is_veiled());
    touch(&mut play, &["B6"]);
    assert_eq!(play.why().map(|why| why.message.key), Some("refused-not-to-act"));
    play.command("B6-A5");
    assert_eq!(inputs(&play), ["0:C3-D4"], "the command line is no way round it either");
    assert!(play.bot_acts(BOT, "B6-A5"));
    assert_eq!(play.seat(), Some(PERSON));
    assert!(!play.next().is_empty() && play.live().count() == 1);
}

#[test]
fn a_bot_acts_for_itself_and_in_its_turn_only() {
    let mut play = warcaby(PERSON);
    assert!(!play.bot_acts(PERSON, "C3-D4") && !play.bot_acts(BOT, "B6-A5"));
    touch(&mut play, &["C3", "D4"]);
    assert!(!play.bot_acts(BOT, "B6-B5"), "what is illegal is not played");
    assert!(play.why().is_none(), "and is not the person's business");
    assert_eq!(inputs(&play).len(), 1);
}

#[test]
fn undo_goes_back_to_the_persons_last_decision() {
    let mut play = warcaby(PERSON);
    assert!(!play.may_undo());
    touch(&mut play, &["C3", "D4"]);
    assert!(play.may_undo(), "while the bot thinks");
    play.undo();
    assert!(inputs(&play).is_empty());
    touch(&mut play, &["C3", "D4"]);
    assert!(play.bot_acts(BOT, "B6-A5"));
    play.undo();
    assert!(inputs(&play).is_empty(), "the bot's answer goes with it");
    assert_eq!(play.seat(), Some(PERSON));
}

#[test]
fn what_the_bot_began_is_not_the_persons_to_take_back() {
    let mut play = warcaby(Seat(1));
    assert_eq!(play.bot_to_act().map(|turn| turn.seat), Some(Seat(0)));
    assert_eq!(play.looking(), Some(Seat(1)), "who plays alone looks from the start");
    assert!(play.bot_acts(Seat(0), "C3-D4"));
    assert!(!play.may_undo(), "no decision of the person stands before it");
}

#[test]
fn who_plays_alone_resigns_for_themselves_even_while_the_bot_thinks() {
    let mut play = warcaby(PERSON);
    touch(&mut play, &["C3", "D4"]);
    play.resign();
    let outcome = play.table().outcome().expect("the end");
    assert_eq!(outcome.standings.sole_winner(), Some(stolik_game::Side(1)));
    assert!(play.bot_to_act().is_none());
}

#[test]
fn the_seats_come_back_with_the_record() {
    let mut play = warcaby(PERSON);
    touch(&mut play, &["C3", "D4"]);
    let record = play.table().here().expect("a table here").record().to_string();
    let back = Play::resumed(&record.parse().expect("a record"), 5).expect("a game");
    assert_eq!(back.bot_to_act().map(|turn| (turn.seat, turn.bot)), Some((BOT, "easy".to_owned())));
    assert_eq!(back.looking(), Some(PERSON));
    let moment = back.moment(BOT);
    assert_eq!((moment.record, moment.played), (record, 1));
}

fn battle(seed: u64) -> Play {
    let options = [("n", "8"), ("scenario", "rounds"), ("rounds", "2")];
    against_a_bot(Kind::SzachowaBitwa.with_options(options).expect("a game"), PERSON, seed)
}

#[test]
fn against_a_bot_a_game_with_secrets_has_no_veil_and_is_played_to_its_end() {
    let mut play = battle(3);
    let mut entropy = Pinned::from_seed(3);
    while play.table().outcome().is_none() {
        assert!(!play.is_veiled() && !play.may_cover());
        assert_eq!(play.looking(), Some(PERSON));
        let seat = play.bot_to_act().map_or(PERSON, |turn| turn.seat);
        let seen = play.table().here().expect("a table here").position().seen_by(Viewer::Seat(seat));
        let text = seen.random(seat, &mut entropy).expect("an action");
        let before = inputs(&play).len();
        if seat == PERSON {
            play.command_anyway(&text);
        } else {
            assert!(play.bot_acts(seat, &text), "{text}");
        }
        assert!(inputs(&play).len() > before, "{text}: {:?}", play.why());
    }
}

#[test]
fn what_the_person_is_shown_does_not_depend_on_the_bots_secret() {
    let shown = |seed: u64| {
        let mut play = battle(1);
        let turn = play.bot_to_act().expect("bots decide first in secret");
        let seen = play.table().here().expect("a table here").position().seen_by(Viewer::Seat(turn.seat));
        let camps = seen.random(turn.seat, &mut Pinned::from_seed(seed)).expect("camps");
        assert!(play.bot_acts(turn.seat, &camps));
        let live: Vec<Message> = play.live().cloned().collect();
        (camps, (play.scene().clone(), play.turns(), live, play.next().to_vec(), play.changes()))
    };
    let (one, first) = shown(11);
    let (other, second) = shown(12);
    assert_ne!(one, other, "the secrets should differ");
    assert!(first == second, "the person is shown whether the bot chose {one} or {other}");
}

#[test]
fn a_draft_against_a_bot_is_composed_undone_and_committed() {
    let mut play = battle(1);
    let turn = play.bot_to_act().expect("bots decide first in secret");
    let seen = play.table().here().expect("a table here").position().seen_by(Viewer::Seat(turn.seat));
    let camps = seen.random(turn.seat, &mut Pinned::from_seed(1)).expect("camps");
    assert!(play.bot_acts(turn.seat, &camps));
    assert!(play.is_composing() && !play.may_undo(), "the bot's commit is not the person's to undo");
    let first = play.next().first().map(|next| next.spot).expect("a field");
    play.touch(first);
    assert!(play.may_undo());
    play.undo();
    assert!(!play.may_undo() && play.is_composing());
}

#[test]
fn a_table_of_bots_is_watched_from_outside() {
    let bots = Seating::new(["easy", "strong"].map(|bot| Holder::Bot(bot.to_owned())));
    let mut play = Play::new(Kind::Warcaby.usual(), bots, 1);
    assert_eq!((play.seat(), play.looking()), (None, None));
    assert!(!play.is_veiled());
    assert!(play.bot_acts(Seat(0), "C3-D4"));
    assert_eq!(play.bot_to_act().map(|turn| turn.bot), Some("strong".to_owned()));
    assert!(!play.may_undo());
}

/// M17: a team's turn is decided jointly. The bot lets the person begin, makes the second move, or plays the whole turn if the
/// person says so; undo goes back to the person's last decision all the same.
#[test]
fn a_bot_of_the_own_side_follows_the_person_or_plays_when_it_is_told_to() {
    let options = [("seats", "4"), ("teams", "yes")];
    let game = Kind::Multiwarcaby.with_options(options).expect("two teams");
    let mut play = against_a_bot(game, PERSON, 1);
    let partner = Seat(2);
    let bot_moves = |play: &mut Play| {
        let turn = play.bot_to_act().expect("a bot's move");
        let seen = play.table().here().expect("a table here").position().seen_by(Viewer::Seat(turn.seat));
        let text = seen.random(turn.seat, &mut Pinned::from_seed(5)).expect("an action");
        assert!(play.bot_acts(turn.seat, &text));
        turn.seat
    };
    assert_eq!((play.bot_to_act(), play.seat()), (None, Some(PERSON)), "the person begins");
    assert!(play.may_leave_turn(Seats::NONE));
    let shift = play.table().here().expect("a table here").position().legal(PERSON);
    let shift = shift.iter().find(|legal| legal.text.contains('-')).expect("a shift").text.clone();
    play.command(&shift);
    assert_eq!(play.bot_to_act().map(|turn| turn.seat), Some(partner), "the second move is the bot's");
    assert!(!play.may_leave_turn(Seats::NONE));
    bot_moves(&mut play);
    play.undo();
    assert_eq!((inputs(&play).len(), play.seat()), (0, Some(PERSON)));
    play.leave_turn();
    while play.table().actor().awaits(PERSON) {
        assert_eq!((play.seat(), bot_moves(&mut play)), (None, partner), "the whole turn is the bot's");
    }
    // The other side is bots alone, and nobody is waited for.
    while !play.table().actor().awaits(PERSON) {
        assert_ne!(bot_moves(&mut play), partner);
    }
    assert_eq!(play.seat(), Some(PERSON), "and the next turn is the person's again");
}
