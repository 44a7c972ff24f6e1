//! What one side writes, the other reads.

use proptest::collection::vec;
use proptest::prelude::*;
use stolik_game::Seat;
use stolik_thought::{
    Answer, DiceReport, DiceVerdict, Errand, Face, Insight, KeptReport, Moment, Reply, Roll, Ticket, Trouble,
    Wish, heard, said,
};

fn wish() -> impl Strategy<Value = Wish> {
    let errand = prop_oneof![Just(Errand::Choose), Just(Errand::Analyse)];
    let moment = ("[ -~\n]{0,200}", any::<usize>(), any::<u8>()).prop_map(|(record, played, seat)| Moment {
        record,
        played,
        seat: Seat(seat),
    });
    let think = (any::<u32>(), errand, "[a-z:0-9]{1,20}", any::<u64>(), moment).prop_map(
        |(ticket, errand, bot, seed, moment)| Wish::Think {
            ticket: Ticket(ticket),
            errand,
            bot,
            seed,
            moment,
        },
    );
    let dice = (any::<u32>(), "[ -~\n]{0,200}", "([ -~]{0,20}\n){0,5}")
        .prop_map(|(ticket, record, kept)| Wish::CheckDice { ticket: Ticket(ticket), record, kept });
    prop_oneof![think, dice, any::<u32>().prop_map(|ticket| Wish::Stop(Ticket(ticket)))]
}

fn reply() -> impl Strategy<Value = Reply> {
    const WORD: &str = "[!-~]{1,12}";
    let insight = (vec(WORD, 0..9), any::<i32>(), 0.0f32..=1.0, any::<u32>(), any::<u64>()).prop_map(
        |(line, evaluation, share, depth, nodes)| Insight { line, evaluation, share, depth, nodes },
    );
    let answer = (WORD, vec(WORD, 0..9)).prop_map(|(action, then)| Answer { action, then });
    let trouble =
        prop_oneof![WORD.prop_map(Trouble::Refused), Just(Trouble::Unreadable), Just(Trouble::Gone),];
    let roll = (any::<usize>(), proptest::option::of(any::<u8>().prop_map(Seat)), WORD, WORD)
        .prop_map(|(input, seat, stated, recomputed)| Roll { input, seat, stated, recomputed });
    let face =
        (any::<u8>(), WORD, any::<u32>(), 0_u32..1_000_000).prop_map(|(seat, face, rolled, expected)| Face {
            seat: Seat(seat),
            face,
            rolled,
            expected: f64::from(expected) / 4.0,
        });
    let verdict = prop_oneof![
        Just(DiceVerdict::Right),
        Just(DiceVerdict::Wrong),
        Just(DiceVerdict::Local),
        Just(DiceVerdict::Running),
        Just(DiceVerdict::OtherSecret),
        Just(DiceVerdict::OtherTerms),
        Just(DiceVerdict::OtherRolls),
        Just(DiceVerdict::Stray),
        Just(DiceVerdict::StrayEntropy),
        Just(DiceVerdict::OtherSeats),
        Just(DiceVerdict::Unreadable),
        Just(DiceVerdict::Broken),
    ];
    let made = proptest::option::of((any::<u16>(), any::<usize>()));
    let kept = (any::<usize>(), vec("[a-z-]{1,12}( [0-9]{1,3})?", 0..4))
        .prop_map(|(refused, cheats)| KeptReport { refused, cheats });
    let report = (verdict, made, proptest::option::of(kept), vec(roll, 0..9), vec(face, 0..9))
        .prop_map(|(verdict, made, kept, rolls, faces)| DiceReport { verdict, made, kept, rolls, faces });
    let to = || any::<u32>().prop_map(Ticket);
    prop_oneof![
        (to(), insight).prop_map(|(to, insight)| Reply::Insight { to, insight }),
        (to(), answer).prop_map(|(to, answer)| Reply::Answer { to, answer }),
        (to(), report).prop_map(|(to, report)| Reply::Dice { to, report }),
        (to(), trouble).prop_map(|(to, trouble)| Reply::Trouble { to, trouble }),
    ]
}

proptest! {
    #[test]
    fn wishes_come_through(wish in wish()) {
        prop_assert_eq!(heard::<Wish>(&said(&wish)).expect("what was said"), wish);
    }

    #[test]
    fn replies_come_through(reply in reply()) {
        prop_assert_eq!(heard::<Reply>(&said(&reply)).expect("what was said"), reply);
    }
}

#[test]
fn what_is_no_message_is_refused() {
    for text in ["", "{}", "\"stop\"", r#"{"stop":-1}"#, r#"{"sing":7}"#, r#"{"answer":{"to":7}}"#] {
        assert!(heard::<Wish>(text).is_err() && heard::<Reply>(text).is_err(), "{text}");
    }
}
