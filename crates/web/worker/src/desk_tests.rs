//! Bots that are asked in messages, without a browser.

use super::*;
use stolik_catalog::{Kind, Line};
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned, Seat};

fn think(ticket: u32, errand: Errand, bot: &str, line: &Line, seat: Seat) -> Wish {
    let record = line.record(None).to_string();
    let moment = Moment { record, played: line.steps().len(), seat };
    Wish::Think { ticket: Ticket(ticket), errand, bot: bot.to_owned(), seed: 3, moment }
}

/// Works until the desk is empty, by a clock on which each look takes a millisecond.
fn finish(desk: &mut Desk) -> Vec<Reply> {
    let (mut now, mut said) = (0.0, Vec::new());
    while desk.is_busy() {
        let mut clock = || {
            now += 1.0;
            now
        };
        desk.work(&mut clock, &mut |reply| said.push(reply));
    }
    said
}

/// A game after so many random inputs, at a moment when somebody is asked.
fn after(kind: Kind, inputs: usize, seed: u64) -> Line {
    let mut line = Line::new(kind.usual());
    let mut entropy = Pinned::from_seed(seed);
    while line.steps().len() < inputs || line.position().actor() == Actor::Chance {
        let Some(input) = line.position().random_input(&mut entropy) else { break };
        line.play(&input).expect("a legal input");
    }
    line
}

#[test]
fn every_game_gets_a_legal_answer_in_slices() {
    for &kind in Kind::ALL {
        let mut line = after(kind, 3, 5);
        let seat = line.position().actor().seats().iter().next().expect("somebody is asked");
        let mut desk = Desk::default();
        assert_eq!(desk.hear(think(1, Errand::Choose, "strong:300", &line, seat), 0.0), None);
        let said = finish(&mut desk);
        let [Reply::Answer { to: Ticket(1), answer }] = said.as_slice() else {
            panic!("{}: {said:?}", kind.id());
        };
        for text in [&answer.action].into_iter().chain(&answer.then) {
            let input = InputText::Act { seat, text: text.clone() };
            line.play(&input).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", kind.id()));
        }
    }
}

#[test]
fn an_analysis_tells_insights_and_then_answers() {
    let line = after(Kind::Warcaby, 4, 1);
    let mut desk = Desk::default();
    desk.hear(think(2, Errand::Analyse, "strong:5000", &line, Seat(0)), 0.0);
    let said = finish(&mut desk);
    let insights = said.iter().filter(|reply| matches!(reply, Reply::Insight { .. })).count();
    assert!(insights > 0 && matches!(said.last(), Some(Reply::Answer { .. })), "{said:?}");
}

#[test]
fn a_question_is_stopped_between_slices_and_others_go_on() {
    let line = after(Kind::Warcaby, 0, 1);
    let mut desk = Desk::default();
    desk.hear(think(1, Errand::Analyse, "strong:100000000", &line, Seat(0)), 0.0);
    desk.hear(think(2, Errand::Choose, "easy", &line, Seat(0)), 0.0);
    let mut now = 0.0;
    let mut clock = || {
        now += 1.0;
        now
    };
    desk.work(&mut clock, &mut |_| {});
    desk.hear(Wish::Stop(Ticket(1)), 9.0);
    let said = finish(&mut desk);
    assert!(said.iter().all(|reply| reply.to() == Ticket(2)), "{said:?}");
    assert!(matches!(said.last(), Some(Reply::Answer { .. })));
}

#[test]
fn the_answer_is_the_same_whether_the_game_was_known_or_not() {
    let early = after(Kind::MedhKuuLash, 6, 2);
    let late = after(Kind::MedhKuuLash, 20, 2);
    let seat = late.position().actor().seats().iter().next().expect("somebody is asked");
    let first = early.position().actor().seats().iter().next().expect("somebody is asked");
    let mut knowing = Desk::default();
    knowing.hear(think(1, Errand::Choose, "easy", &early, first), 0.0);
    finish(&mut knowing);
    let mut fresh = Desk::default();
    let answers = [&mut knowing, &mut fresh].map(|desk| {
        desk.hear(think(2, Errand::Choose, "easy", &late, seat), 0.0);
        finish(desk)
    });
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn what_cannot_be_thought_about_is_refused_at_once() {
    let line = after(Kind::Warcaby, 0, 1);
    let mut desk = Desk::default();
    let mut trouble = |wish| match desk.hear(wish, 0.0) {
        Some(Reply::Trouble { trouble, .. }) => trouble,
        other => panic!("{other:?}"),
    };
    let refused = |code: &str| Trouble::Refused(code.to_owned());
    assert_eq!(trouble(think(1, Errand::Choose, "genius", &line, Seat(0))), refused("unknown-bot"));
    assert_eq!(trouble(think(1, Errand::Choose, "easy", &line, Seat(1))), refused("not-to-act"));
    let moment = Moment { record: "no record".to_owned(), played: 0, seat: Seat(0) };
    let (ticket, errand, bot) = (Ticket(1), Errand::Choose, "easy".to_owned());
    assert_eq!(trouble(Wish::Think { ticket, errand, bot, seed: 0, moment }), Trouble::Unreadable);
    assert!(!desk.is_busy());
}
