//! Whose turn it is, as each person is told it.

use super::*;
use crate::play::stand_in::welcome;
use stolik_catalog::Kind;
use stolik_game::Viewer;
use stolik_table::{Holder, LocalDice, Seating, Table, Takeback};
use stolik_text::Language;

fn speaker(play: &Play, language: Language) -> Speaker {
    let game = play.table().game();
    Speaker::new(language).with_sides(game.side_names()).with_seats(play.table().seating().names())
}

fn heads(play: &Play) -> [String; 2] {
    [Language::Polish, Language::English].map(|language| heading(play, &speaker(play, language)))
}

#[test]
fn who_is_to_act_reads_so_in_every_game_and_everybody_else_reads_the_name() {
    for &kind in Kind::ALL {
        let game = kind.usual();
        let names: Vec<String> = (0..game.seats()).map(|seat| format!("Osoba {seat}")).collect();
        let table = Table::new(game, Seating::persons(names), Takeback::Turn, LocalDice::from_seed(2));
        let viewers = (0..table.game().seats()).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in viewers.chain([Viewer::Spectator]) {
            let play = Play::at_server(&welcome(&table, viewer)).expect("a game");
            let [polish, english] = heads(&play);
            let is_asked = matches!(viewer, Viewer::Seat(seat) if table.actor().awaits(seat));
            if is_asked {
                assert!(polish.starts_with("Twoja kolej · "), "{polish}");
                assert!(english.starts_with("Your turn · "), "{english}");
                assert!(!english.contains('[') && !english.ends_with("· "), "{english}");
                assert_eq!(
                    aloud(&play, &speaker(&play, Language::English)),
                    Some(english),
                    "it is said aloud"
                );
            } else {
                let first = table.actor().seats().iter().next().expect("somebody is asked");
                let name = format!("Osoba {}", first.0);
                assert!(polish.starts_with(&format!("Kolej: {name}")), "{polish}");
                assert!(english.starts_with(&name) && english.ends_with(" to play"), "{english}");
                let chosen = what_is_chosen(&play, &speaker(&play, Language::English));
                if viewer == Viewer::Spectator {
                    assert!(chosen.starts_with("You watch this game."), "{chosen}");
                } else {
                    assert_eq!(chosen, "", "nobody else is told to act");
                }
                assert_eq!(aloud(&play, &speaker(&play, Language::English)), None);
            }
        }
    }
}

#[test]
fn what_is_to_be_chosen_is_a_piece_only_where_there_is_one() {
    let asked = |kind: Kind| {
        let game = kind.usual();
        let seats = usize::from(game.seats());
        let play = Play::new(game, Seating::persons(vec!["Ola"; seats]), 1);
        what_is_chosen(&play, &speaker(&play, Language::English))
    };
    assert_eq!(asked(Kind::Warcaby), "Choose a piece");
    assert_eq!(asked(Kind::Wojna), "Choose a field", "where the castle stands there is nothing yet");
    assert_eq!(asked(Kind::MedhKuuLash), "", "dice are rolled by a button");
}

#[test]
fn a_button_that_is_chosen_goes_by_what_it_says() {
    let mut play = Play::new(Kind::Wojna.usual(), Seating::persons(["Ola", "Ben"]), 1);
    for _ in 0..2 {
        let castle = play.next()[play.next().len() / 2].spot;
        play.touch(castle);
    }
    let button = play.table().game().spot_named("build-barracks").expect("a button");
    play.touch(button);
    let said = what_is_chosen(&play, &speaker(&play, Language::English));
    assert!(said.starts_with("Koszary") && !said.contains("build"), "{said}");
}

#[test]
fn at_one_screen_with_bots_it_is_your_turn_and_among_persons_the_turn_of_a_name() {
    let game = Kind::Warcaby.usual();
    let alone = Seating::new([Holder::Person("Ola".to_owned()), Holder::Bot("easy".to_owned())]);
    assert_eq!(heads(&Play::new(game.clone(), alone, 1))[0], "Twoja kolej · wykonaj ruch");
    let both = Play::new(game, Seating::persons(["Ola", "Ben"]), 1);
    assert_eq!(heads(&both), ["Ola · wykonaj ruch", "Ola · make a move"]);
}

#[test]
fn a_seat_of_any_name_and_a_bot_read_well_where_another_is_to_act() {
    let bot = |bot: &str| Holder::Bot(bot.to_owned());
    let person = || Holder::Person(String::new());
    let heads_of = |kind: Kind, seats: &str, holders: Vec<Holder>| {
        let game =
            if seats.is_empty() { kind.usual() } else { kind.with_options([("seats", seats)]).expect(seats) };
        let play = Play::new(game, Seating::new(holders), 1);
        [Language::Polish, Language::English].map(|language| {
            let (game, seating) = (play.table().game(), play.table().seating());
            let plain = Speaker::new(language).with_sides(game.side_names());
            let names = crate::sitters::names_in(game, seating, &plain);
            heading(&play, &plain.with_seats(names))
        })
    };
    // A bot goes by what it is, and by its seat too where there are several.
    assert_eq!(
        heads_of(Kind::Warcaby, "", vec![bot("easy"), person()]),
        ["Kolej: Bot łatwy", "Easy bot to play"]
    );
    let four = vec![bot("easy"), person(), bot("easy"), bot("strong")];
    let [polish, english] = heads_of(Kind::Multiwarcaby, "4", four);
    assert!(
        polish.starts_with("Kolej: Bot łatwy (") && english.starts_with("Easy bot ("),
        "{polish} {english}"
    );
    // Names of sides are plural in Polish, and names of people are not.
    let game = Kind::Warcaby.usual();
    let table = Table::new(game, Seating::persons(["", ""]), Takeback::Turn, LocalDice::from_seed(2));
    let play = Play::at_server(&welcome(&table, Viewer::Seat(Seat(1)))).expect("a game");
    let polish = Speaker::new(Language::Polish).with_sides(play.table().game().side_names());
    let names = crate::sitters::names_in(play.table().game(), play.table().seating(), &polish);
    assert_eq!(heading(&play, &polish.with_seats(names)), "Kolej: Jasne");
}

#[test]
fn the_end_is_said_aloud_in_every_game() {
    for &kind in Kind::ALL {
        let game = kind.usual();
        let seats = usize::from(game.seats());
        let mut play = Play::new(game, Seating::persons(vec!["Ola"; seats]), 1);
        play.uncover();
        play.resign();
        let said = aloud(&play, &speaker(&play, Language::English)).expect("the end");
        assert!(said.starts_with("Game over. ") && said.len() > 20, "{said}");
    }
    // The rules end it with the next move.
    let game = Kind::Warcaby.usual();
    let position = game.read_position("W:WE3:BF4").expect("a position");
    let mut play = Play::new(game, Seating::persons(["Ola", "Ben"]), 1).begun_from(position);
    for name in ["E3", "G5"] {
        let spot = play.table().game().spot_named(name).expect("a field");
        play.touch(spot);
    }
    let said = aloud(&play, &speaker(&play, Language::English)).expect("the end");
    assert!(said.starts_with("Game over. Light"), "{said}");
}
