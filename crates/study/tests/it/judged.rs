//! What a bot thinks along a line, and where the game turned.

use crate::support::record;
use stolik_game::{Actor, Record, Seat, Side};
use stolik_study::{Eyes, Judged, Judgement, Study, questions};

fn study(text: &str) -> Study {
    let record: Record = text.parse().expect("sound");
    Study::of_record(&record).expect("sound").0
}

fn judgement(side: u8, share: f32) -> Judgement {
    Judgement { side: Side(side), share, line: Vec::new(), is_weighed: true, is_done: true, is_deep: false }
}

#[test]
fn somebody_is_asked_at_every_question() {
    for (game, name) in
        [("warcaby", "01"), ("multiwarcaby", "01"), ("medh-kuu-lash", "01"), ("battle-royale", "01")]
    {
        let study = study(&record(game, name));
        let line = study.line();
        let questions = questions(&study, &line, Eyes::All);
        assert!(questions.len() > 5, "{game}");
        for question in &questions {
            assert!(study.position_at(question.node).actor().awaits(question.seat), "{game}");
        }
        let mut turns: Vec<usize> = questions
            .iter()
            .filter_map(|question| study.onward(question.node).map(|next| study.turn(next)))
            .collect();
        let all = turns.len();
        turns.dedup();
        assert_eq!(turns.len(), all, "{game}: one question a turn");
    }
}

#[test]
fn the_last_moment_of_a_running_game_is_a_question_too() {
    let whole = study(&record("warcaby", "01"));
    let line = whole.line();
    let running = study(&whole.record(line[5]).to_string());
    let asked = questions(&running, &running.line(), Eyes::All);
    assert_eq!(asked.len(), 6);
    assert_eq!(asked.last().map(|question| question.node), Some(running.tip()));
}

#[test]
fn a_seats_eyes_follow_that_seats_decisions_alone_where_there_are_secrets() {
    let study = study(&record("szachowa-bitwa", "01"));
    let line = study.line();
    let own = questions(&study, &line, Eyes::Seat(Seat(1)));
    assert!(!own.is_empty());
    for question in own {
        assert_eq!(question.seat, Seat(1));
        assert!(matches!(study.position_at(question.node).actor(), actor if actor != Actor::Over));
    }
}

#[test]
fn of_two_sides_one_has_what_the_other_has_not() {
    let study = study(&record("warcaby", "01"));
    let line = study.line();
    let mut judged = Judged::default();
    judged.note(line[1], judgement(1, 0.75));
    assert_eq!(judged.share(&study, line[1], Side(1)), Some(0.75));
    assert_eq!(judged.share(&study, line[1], Side(0)), Some(0.25));
    assert_eq!(judged.share(&study, line[2], Side(0)), None, "nobody was asked");
    let end: f32 =
        [0, 1].map(|side| judged.share(&study, study.tip(), Side(side)).expect("it is over")).iter().sum();
    assert!((end - 1.0).abs() < 1e-6, "the end is known without asking");
}

#[test]
fn a_swing_is_the_input_that_changed_the_game() {
    let study = study(&record("warcaby", "01"));
    let line = study.line();
    let mut judged = Judged::default();
    for (depth, share) in [(0, 0.5), (1, 0.52), (2, 0.9), (3, 0.88)] {
        let side = (depth % 2) as u8;
        judged.note(line[depth], judgement(side, if side == 0 { share } else { 1.0 - share }));
    }
    let early: Vec<usize> = judged.swings(&study, &line).into_iter().filter(|&at| at < 4).collect();
    assert_eq!(early, [2], "the second input");
}

#[test]
fn what_was_thought_through_is_not_replaced_by_a_first_thought() {
    let study = study(&record("warcaby", "01"));
    let mut judged = Judged::default();
    judged.note(study.root(), judgement(0, 0.6));
    judged.note(study.root(), Judgement { is_done: false, ..judgement(0, 0.1) });
    assert_eq!(judged.get(study.root()).map(|found| found.share), Some(0.6));
}
