//! What a player keeps of dice: as text, while the game is played, and whatever a table says.

use crate::bound::{fresh, secret, terms};
use stolik_catalog::Kind;
use stolik_game::{Entropy, Pinned, Seat, Seats};
use stolik_table::fair::{Added, Cheat, Fate, Fresh, Kept, Opened, SeatEntropy, SeatTerm, Terms, Welcomed};

const OWN: Seat = Seat(0);

fn promised() -> Terms {
    terms(&Kind::MedhKuuLash.usual(), &secret(), "vector-2")
}

fn kept() -> Kept {
    let (terms, anchor) = (promised(), secret().anchor());
    let commitment = terms.commitment(&anchor);
    Kept::new(&terms, anchor, commitment, [0xA0; 32].into(), Some(OWN)).expect("what is played")
}

fn welcome(kept: &mut Kept) {
    let (table, commitment) = (kept.table.to_string(), kept.commitment.clone());
    kept.is_welcomed(&Welcomed {
        table: &table,
        commitment: Some(&commitment),
        seat: OWN,
        bots: Seats::NONE,
        added: &[],
    });
}

/// A roll with this of the own seat.
fn roll(number: u64, own: Fresh) -> Opened {
    Opened { roll: number, link: Some(secret().link(number)), added: Added::NONE.with(OWN, own) }
}

fn fates(kept: &Kept) -> Vec<(u64, Fate)> {
    kept.sent.iter().map(|sent| (sent.roll, sent.fate)).collect()
}

#[test]
fn what_is_kept_reads_back() {
    let mut kept = kept();
    welcome(&mut kept);
    kept.sends(1, fresh(1));
    kept.hears_action(OWN, false, 1);
    kept.hears_roll(&roll(1, fresh(1)));
    kept.is_done(&fresh(1));
    kept.sends(2, fresh(2));
    kept.is_refused(&fresh(2));
    kept.sends(2, fresh(3));
    kept.hears_action(OWN, false, 2);
    kept.is_done(&fresh(3));
    kept.hears_action(Seat(1), false, 2);
    kept.sends(2, fresh(4));
    kept.catch(Cheat::OtherChain(7));
    let told = [(1, Fate::Done), (2, Fate::Refused), (2, Fate::NoRoll), (2, Fate::Unanswered)];
    assert_eq!(fates(&kept), told, "of one action no roll came");
    let read: Kept = kept.to_string().parse().expect("what was written");
    assert_eq!((&read.sent, &read.caught, &read.opened), (&kept.sent, &kept.caught, &kept.opened));
    assert_eq!(read.to_string(), kept.to_string());
    for (wrong, line) in [("", 1), ("stolik kept dice 2\nsong: la", 2), ("stolik kept dice 2\ntable: x", 0)] {
        assert_eq!(wrong.parse::<Kept>().expect_err("not that").line, line, "{wrong}");
    }
    for cheat in ["older 3", "other-chain", "other-fresh x", "nothing"] {
        assert!(cheat.parse::<Cheat>().is_err(), "{cheat}");
    }
}

/// Evidence that cannot be read any more is none.
#[test]
fn whatever_a_table_says_what_is_kept_can_be_read() {
    let mut luck = Pinned::from_seed(18);
    let mut number = move |below: u64| luck.below(below);
    let odd = [0, 1, 2, 3, 4095, 4096, 4097, u64::MAX - 1, u64::MAX];
    for _ in 0..300 {
        let mut kept = kept();
        for _ in 0..number(30) {
            let (roll, digit) = (odd[number(9) as usize], fresh(number(4) as u8));
            let seat = Seat(number(3) as u8);
            match number(8) {
                0 => kept.sends(number(4), digit),
                1 => kept.is_done(&digit),
                2 => kept.is_refused(&digit),
                3 => kept.hears_action(seat, number(2) == 0, roll),
                4 => kept.hears_bare_roll(),
                5 => {
                    let link = (number(3) > 0).then(|| secret().link(roll.clamp(1, 9)));
                    kept.hears_roll(&Opened { roll, link, added: Added::NONE.with(seat, digit) });
                }
                6 => {
                    let added = vec![SeatEntropy::NONE; number(3) as usize];
                    let commitment = kept.commitment.clone();
                    kept.is_welcomed(&Welcomed {
                        table: ["vector-2", "", "a\nb"][number(3) as usize],
                        commitment: (number(2) == 0).then_some(&commitment),
                        seat,
                        bots: Seats::first(number(3) as u8),
                        added: &added,
                    });
                }
                _ => {
                    let other = kept.clone();
                    kept.join(&other);
                }
            }
        }
        let text = kept.to_string();
        let read: Kept = text.parse().unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_eq!(read.to_string(), text);
    }
}

#[test]
fn a_roll_without_a_number_or_a_value_is_caught_and_breaks_nothing() {
    for (wrong, number) in [
        (roll(0, Fresh::NONE), 0),
        (Opened { roll: 0, link: Some(secret().link(1)), added: Added::NONE }, 0),
        (Opened { link: None, ..roll(1, Fresh::NONE) }, 1),
        (Opened { roll: u64::MAX, ..roll(1, Fresh::NONE) }, u64::MAX),
    ] {
        let mut kept = kept();
        welcome(&mut kept);
        kept.sends(number, fresh(1));
        kept.hears_action(OWN, false, number);
        kept.hears_roll(&wrong);
        kept.is_done(&fresh(1));
        assert!(kept.caught.contains(&Cheat::OtherChain(number)), "{kept}");
        let read: Kept = kept.to_string().parse().expect("what was written");
        assert_eq!(read.caught, kept.caught);
        assert_eq!(read.refused(None), 0);
    }
    // One number twice, or one left out.
    for number in [1, 3] {
        let mut kept = kept();
        welcome(&mut kept);
        kept.hears_roll(&roll(1, Fresh::NONE));
        kept.hears_roll(&roll(number, Fresh::NONE));
        assert_eq!(kept.caught, [Cheat::OtherChain(number)]);
    }
    let mut kept = kept();
    kept.hears_bare_roll();
    assert_eq!(kept.caught, [Cheat::Older], "a roll of which nothing is opened");
}

#[test]
fn answers_that_come_before_what_they_answer_and_other_windows_raise_no_alarm() {
    let mut kept = kept();
    welcome(&mut kept);
    // Without a socket the answer may come first.
    kept.sends(1, fresh(1));
    kept.is_done(&fresh(1));
    kept.hears_action(OWN, false, 1);
    kept.hears_roll(&roll(1, fresh(1)));
    // The line drops; meanwhile another has acted, and the answer comes last.
    kept.sends(2, fresh(2));
    kept.hears_action(OWN, false, 2);
    kept.hears_roll(&roll(2, fresh(2)));
    kept.hears_action(Seat(1), false, 3);
    kept.is_done(&fresh(2));
    assert_eq!((fates(&kept), &kept.caught), (vec![(1, Fate::Done), (2, Fate::Done)], &vec![]));
    // Another window of the same browser has played on.
    let mut other = kept.clone();
    other.sends(3, fresh(3));
    other.hears_action(OWN, false, 3);
    other.hears_roll(&roll(3, fresh(3)));
    kept.join(&other);
    kept.hears_action(OWN, false, 3);
    kept.hears_roll(&roll(3, fresh(3)));
    assert_eq!((&kept.sent, &kept.caught), (&other.sent, &vec![]));
    // Of an action no roll came; the next one of another seat brings one.
    kept.sends(4, fresh(4));
    kept.hears_action(OWN, false, 4);
    kept.is_done(&fresh(4));
    kept.hears_action(Seat(1), false, 4);
    kept.hears_roll(&roll(4, Fresh::NONE));
    assert_eq!(kept.caught, []);
    // What is wrong is found in that order, too.
    kept.sends(5, fresh(5));
    kept.is_done(&fresh(5));
    kept.hears_action(OWN, false, 5);
    kept.hears_roll(&roll(5, fresh(9)));
    assert_eq!(kept.caught, [Cheat::OtherFresh(5)]);
}

#[test]
fn in_whatever_order_it_is_told_what_was_left_out_or_changed_is_found() {
    let tell = |order: [char; 3], own: Fresh| {
        let mut kept = kept();
        welcome(&mut kept);
        kept.sends(1, fresh(1));
        for what in order {
            match what {
                'a' => kept.hears_action(OWN, false, 1),
                'r' => kept.hears_roll(&roll(1, own.clone())),
                _ => kept.is_done(&fresh(1)),
            }
        }
        kept.caught
    };
    for order in [['a', 'r', 'd'], ['a', 'd', 'r'], ['d', 'a', 'r']] {
        assert_eq!(tell(order, fresh(1)), [], "{order:?}");
        assert_eq!(tell(order, fresh(9)), [Cheat::OtherFresh(1)], "{order:?}");
        assert_eq!(tell(order, Fresh::NONE), [Cheat::NoFresh(1)], "{order:?}");
    }
}

#[test]
fn where_one_sits_and_what_is_added_for_bots_is_compared() {
    let game = Kind::MedhKuuLash.usual();
    let anchor = secret().anchor();
    let kept = |seats: &[SeatTerm], own: Option<Seat>| {
        let terms = Terms { seats: seats.to_vec(), ..terms(&game, &secret(), "vector-2") };
        let commitment = terms.commitment(&anchor);
        Kept::new(&terms, anchor.clone(), commitment, [0xA0; 32].into(), own).expect("what is played")
    };
    let none = SeatEntropy::NONE;
    let own = SeatEntropy::from([0xA0; 32]);
    let other = SeatEntropy::from([0xEE; 32]);
    let told = |mut kept: Kept, seat: u8, bots: Seats, added: &[SeatEntropy]| {
        let commitment = kept.commitment.clone();
        kept.is_welcomed(&Welcomed {
            table: "vector-2",
            commitment: Some(&commitment),
            seat: Seat(seat),
            bots,
            added,
        });
        (kept.seat, kept.caught)
    };
    let bot = [SeatTerm::Maker, SeatTerm::Bot("easy".to_owned())];
    let added = [own.clone(), other.clone()];
    let second = Seats::NONE.with(Seat(1));
    assert_eq!(told(kept(&bot, Some(OWN)), 0, second, &[own.clone(), none.clone()]).1, []);
    assert_eq!(told(kept(&bot, Some(OWN)), 0, second, &added).1, [Cheat::BotEntropy]);
    // A seat that was open has been given to a bot.
    let open = [SeatTerm::Maker, SeatTerm::Open];
    assert_eq!(told(kept(&open, Some(OWN)), 0, second, &added).1, [Cheat::BotEntropy]);
    assert_eq!(told(kept(&open, Some(OWN)), 0, Seats::NONE, &added).1, []);
    // Moved: who has made the table, who was promised a seat, who has come to an open one.
    assert_eq!(told(kept(&open, Some(OWN)), 1, Seats::NONE, &[]).1, [Cheat::OtherSeat]);
    let again = [SeatTerm::Before(1), SeatTerm::Before(0)];
    assert_eq!(told(kept(&again, Some(Seat(1))), 0, Seats::NONE, &[]).1, [Cheat::OtherSeat]);
    assert_eq!(told(kept(&open, None), 1, Seats::NONE, &[]), (Some(Seat(1)), vec![]));
    assert_eq!(told(kept(&open, None), 0, Seats::NONE, &[]).1, [Cheat::OtherSeat], "not an open one");
    let both = [SeatTerm::Open, SeatTerm::Open];
    let mut come = kept(&both, None);
    for (seat, wrong) in [(0, vec![]), (0, vec![]), (1, vec![Cheat::OtherSeat])] {
        let (fixed, caught) = told(come.clone(), seat, Seats::NONE, &[]);
        assert_eq!((fixed, caught), (Some(Seat(0)), wrong), "as it was told first");
        come.seat = fixed;
    }
}
