//! What is asked wrongly is answered clearly.

use stolik_bots::{Bot, Budget, Player, Strength, Trouble};
use stolik_catalog::Kind;
use stolik_game::{Actor, Millis, Pinned, Seat, Viewer};
use stolik_text::{Language, Speaker, key_exists};

fn asked(name: &str) -> Trouble {
    Bot::named(name).expect_err("no such bot")
}

#[test]
fn unknown_bots_and_budgets_are_refused() {
    assert_eq!(asked("genius"), Trouble::UnknownBot("genius".to_owned()));
    assert_eq!(asked(""), Trouble::UnknownBot(String::new()));
    assert_eq!(asked("Strong"), Trouble::UnknownBot("Strong".to_owned()));
    assert_eq!(asked("strong:0"), Trouble::NoBudget);
    assert_eq!(asked("strong:0ms"), Trouble::NoBudget);
    for text in ["", "ms", "-1", "+1", "1.5", "10s", "99999999999999999999999", "1 000"] {
        assert_eq!(asked(&format!("strong:{text}")), Trouble::NotABudget(text.to_owned()));
    }
    assert_eq!(Budget::nodes(0), Err(Trouble::NoBudget));
    assert_eq!(Budget::time(Millis(0)), Err(Trouble::NoBudget));
}

#[test]
fn names_round_trip() {
    for name in ["random", "beginner", "easy", "medium", "strong", "strong:20000", "easy:50ms"] {
        assert_eq!(Bot::named(name).expect("a bot").to_string(), name);
    }
}

#[test]
fn who_is_not_to_act_is_not_thought_for() {
    let bot = Bot::new(Player::Searcher(Strength::Easy));
    let trouble = |kind: Kind, seat: Seat| {
        let position = kind.usual().start();
        bot.choose(&position.seen_by(Viewer::Seat(seat)), seat).err()
    };
    assert_eq!(trouble(Kind::Warcaby, Seat(0)), None);
    assert_eq!(trouble(Kind::Warcaby, Seat(1)), Some(Trouble::NotToAct(Seat(1))));
    assert_eq!(trouble(Kind::Warcaby, Seat(2)), Some(Trouble::NoSuchSeat(Seat(2))));
    assert_eq!(trouble(Kind::MedhKuuLash, Seat(0)), Some(Trouble::ChanceIsNext));
}

#[test]
fn a_game_that_is_over_is_not_thought_about() {
    let mut position = Kind::Warcaby.usual().start();
    let mut entropy = Pinned::from_seed(4);
    while let Some(input) = position.random_input(&mut entropy) {
        position.play(&input).expect("a legal input");
    }
    assert_eq!(position.actor(), Actor::Over);
    let bot = Bot::new(Player::Random);
    for seat in [Seat(0), Seat(1)] {
        let seen = position.seen_by(Viewer::Seat(seat));
        assert_eq!(bot.choose(&seen, seat).err(), Some(Trouble::Over));
    }
}

#[test]
fn every_trouble_has_its_sentence_in_both_languages() {
    let troubles = [
        Trouble::UnknownBot("x".to_owned()),
        Trouble::NotABudget("x".to_owned()),
        Trouble::NoBudget,
        Trouble::Over,
        Trouble::ChanceIsNext,
        Trouble::NoSuchSeat(Seat(5)),
        Trouble::NotToAct(Seat(1)),
    ];
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        for trouble in &troubles {
            let message = trouble.message();
            assert!(key_exists(language, message.key), "{}", message.key);
            assert_eq!(message.key, format!("bots-{}", trouble.code()));
            let sentence = speaker.say(&message);
            assert!(!sentence.contains('{'), "{sentence}");
        }
        for player in Player::ALL {
            assert!(key_exists(language, &format!("bots-{}", player.name())));
        }
    }
}
