//! Thinking can be sliced, stopped and repeated, and always has a legal answer.

use stolik_bots::{Answer, Bot, Player, Strength};
use stolik_catalog::{AnyPosition, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Entropy, Millis, Pinned, Seat, Viewer};

const SMALL: [Kind; 4] = [Kind::Warcaby, Kind::Multiwarcaby, Kind::BattleRoyale, Kind::MedhKuuLash];

/// A position in which somebody has something to choose, some inputs from the start.
fn position(kind: Kind, seed: u64) -> (AnyPosition, Seat) {
    let mut entropy = Pinned::from_seed(seed);
    let mut position = kind.usual().start();
    let mut inputs = entropy.below(30);
    loop {
        let chooses = position.actor().seats().iter().find(|&seat| position.legal(seat).len() > 1);
        match chooses {
            Some(seat) if inputs == 0 => return (position, seat),
            _ => {}
        }
        let input = position.random_input(&mut entropy).expect("the game runs");
        position.play(&input).expect("a legal input");
        inputs = inputs.saturating_sub(1);
    }
}

fn bot(strength: Strength) -> Bot {
    let name = format!("{}:4000", strength.name());
    Bot::named(&name).expect("a bot").with_seed(3)
}

fn is_legal(position: &AnyPosition, seat: Seat, answer: &Answer) -> bool {
    let mut after = position.clone();
    let texts = std::iter::once(&answer.action).chain(&answer.then);
    texts.into_iter().all(|text| {
        let awaited = after.actor().awaits(seat);
        awaited && after.play(&InputText::Act { seat, text: text.clone() }).is_ok()
    })
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    for kind in SMALL {
        for strength in Strength::ALL {
            let (position, seat) = position(kind, 1);
            let seen = position.seen_by(Viewer::Seat(seat));
            let whole = bot(strength).choose(&seen, seat).expect("to act").finish(|| Millis(0));
            for slice in [1, 7, 1_000] {
                let mut thinking = bot(strength).choose(&seen, seat).expect("to act");
                while !thinking.is_done() {
                    thinking.step(slice, Millis(0));
                }
                assert_eq!(thinking.answer(), whole, "{kind:?} {strength:?} in slices of {slice}");
            }
        }
    }
}

#[test]
fn there_is_a_legal_answer_at_any_time() {
    for kind in SMALL {
        for seed in 0..8 {
            let (position, seat) = position(kind, seed);
            let seen = position.seen_by(Viewer::Seat(seat));
            let mut thinking = bot(Strength::Strong).choose(&seen, seat).expect("to act");
            assert!(is_legal(&position, seat, &thinking.answer()), "{kind:?} {seed}: at once");
            while !thinking.is_done() {
                let progress = thinking.step(400, Millis(0));
                assert!(is_legal(&position, seat, &thinking.answer()), "{kind:?} {seed}: {progress:?}");
                assert!(!progress.line.is_empty(), "{kind:?} {seed}: {progress:?}");
                assert!((0.0..=1.0).contains(&progress.share), "{kind:?} {seed}: {progress:?}");
            }
        }
    }
}

#[test]
fn with_a_budget_of_time_the_clock_of_the_caller_ends_it() {
    let (position, seat) = position(Kind::Warcaby, 2);
    let seen = position.seen_by(Viewer::Seat(seat));
    let mut thinking = Bot::named("strong:50ms").expect("a bot").choose(&seen, seat).expect("to act");
    let mut time = 0;
    let answer = thinking.finish(|| {
        time += 10;
        Millis(time)
    });
    assert_eq!(time, 50);
    assert!(is_legal(&position, seat, &answer));
    let nodes = thinking.progress().nodes;
    assert!(thinking.step(1_000, Millis(60)).done);
    assert_eq!(thinking.progress().nodes, nodes, "nothing is done after the end");
}

#[test]
fn the_same_seed_chooses_the_same_and_other_seeds_do_not() {
    for kind in SMALL {
        let (position, seat) = position(kind, 3);
        let seen = position.seen_by(Viewer::Seat(seat));
        let chosen = |seed| {
            let bot = Bot::new(Player::Searcher(Strength::Easy)).with_seed(seed);
            bot.choose(&seen, seat).expect("to act").finish(|| Millis(0))
        };
        assert_eq!(chosen(1), chosen(1));
        assert!(
            (2..30).any(|seed| chosen(seed) != chosen(1)),
            "{kind:?}: an easy bot does not always do the same"
        );
    }
}

#[test]
fn a_partner_can_be_asked_for_the_team_m17() {
    let game = Kind::Multiwarcaby.with_options([("seats", "4"), ("teams", "yes")]).expect("a team game");
    let position = game.start();
    assert!(matches!(position.actor(), Actor::Any(_)));
    for seat in [Seat(0), Seat(2)] {
        let seen = position.seen_by(Viewer::Seat(seat));
        let answer = bot(Strength::Medium).choose(&seen, seat).expect("to act").finish(|| Millis(0));
        assert!(is_legal(&position, seat, &answer));
    }
}
