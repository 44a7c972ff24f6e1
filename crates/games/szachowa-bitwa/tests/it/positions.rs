//! The worked positions of the rules page (2.4), in its order. N = 10, river, bridges in columns 5 and 8 unless said.

use crate::support::{
    after, battle, ended, game, legal, legal_with, nonrandom, play_as, reach, refused, stands, state, turn,
    usual,
};
use stolik_game::{Actor, Rules, Seat, Seats};
use stolik_szachowa_bitwa::{
    Approach, Assault, CardValue, Cards, Colour, Decision, Phase, State, SzachowaBitwa, change_of,
    check_payment,
};

fn cards(text: &str) -> Cards {
    text.split(',').filter_map(|card| card.parse().ok().and_then(CardValue::new)).collect()
}

const BIDS: &str = "bids; W: camps=A1,J1 bridge=E; B: camps=A20,J20 bridge=H";

#[test]
fn position_s1_spying() {
    let game = usual();
    let start = state(&game, BIDS);
    // White 10+9 = 19, Black 10+8 = 18; White declares the end.
    let declared = after(&game, &start, &["bid 9 10", "bid 8 10", "declare"]);
    assert_eq!(game.actor(&declared), Actor::One(Seat(1)), "Black may add once");
    let added = after(&game, &declared, &["bid 2"]);
    assert_eq!(added.open().spying_winner(), Some(Colour::Black), "20 > 19");
    assert_eq!(added.open().phase, Phase::Purchase(Colour::White), "White buys first");
    let not_added = after(&game, &declared, &["bid -"]);
    assert_eq!(not_added.open().spying_winner(), Some(Colour::White));
    assert_eq!(not_added.open().phase, Phase::Purchase(Colour::Black), "Black buys first");
    let tie = after(&game, &start, &["bid 9 10", "bid 9 10", "declare", "bid -"]);
    assert_eq!(tie.open().spying_winner(), Some(Colour::White), "the first to declare");
    let tie = after(&game, &start, &["bid 9 10", "bid 9", "add 2", "add 10", "add 3", "declare", "add 2"]);
    assert_eq!(tie.open().bids.map(|bids| bids.map(Cards::sum)), Some([26, 19]));
}

#[test]
fn position_s2_108_buys_not_everything() {
    let game = usual();
    let buying = |bid: &str| {
        state(
            &game,
            &format!(
                "buy white declared=black; W: camps=A1,J1 bridge=E{bid}; B: camps=A20,J20 bridge=H bid=2,2"
            ),
        )
    };
    let all = "2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10";
    let bought = after(&game, &buying(""), &[&format!("buy 10P4N4B2Q pay {all}"), "buy 0P pay -"]);
    assert!(bought.secret(Colour::White).hand.is_empty(), "no Special Cards");
    assert_eq!(refused(&game, &bought, &["train 1"]), "too-expensive");
    let trained = after(&game, &bought, &["train 0"]);
    assert_eq!(trained.secret(Colour::White).training, None, "until Black has chosen too");
    assert_eq!(refused(&game, &buying(" bid=2"), &["buy 10P4N4B2Q"]), "too-expensive");
    assert_eq!(refused(&game, &buying(""), &["buy 16P4N4B2Q"]), "too-expensive");
}

#[test]
fn position_s3_change() {
    let hand = cards("9,10");
    assert_eq!(check_payment(hand, 15, hand), Ok(()));
    assert!(check_payment(hand, 15, cards("10")).is_err(), "too little");
    assert_eq!(change_of(cards("2,2,4"), 4), cards("4"), "the fewest cards");
    assert_eq!(change_of(cards("2,2,3"), 4), cards("2,2"));
    assert_eq!(change_of(cards("3,3"), 4), cards("3"), "1 is lost");
    assert_eq!(change_of(Cards::NONE, 4), Cards::NONE);
    assert_eq!(change_of(cards("2,3,4,5"), 7), cards("2,5"), "of two cards each, the largest first");
}

#[test]
fn position_s3_change_in_a_game() {
    let game = usual();
    // Black keeps 9 and 10; everything else is bid or paid.
    let training = state(
        &game,
        "train declared=white; W: camps=A1,J1 bridge=E army=00P0N0B0Q/-; \
         B: camps=A20,J20 bridge=H bid=2,2,3,3,4,4,5 army=01P2N4B2Q/5,6,6,7,7,8,8,9,10",
    );
    assert_eq!(training.secret(Colour::Black).hand, cards("9,10"));
    let trained = after(&game, &training, &["train 0", "train 3 pay 9 10"]);
    assert_eq!(trained.secret(Colour::Black).hand, cards("4"), "19 paid, 4 back with one card");
    let mut half = training;
    play_as(&game, &mut half, Seat(1), "train 3").expect("the one payment there is");
    assert_eq!(half.secret(Colour::Black).hand, cards("9,10"), "paid when both have committed");
}

#[test]
fn position_s4_who_begins() {
    let game = usual();
    let deployed = |white: &str, black: &str| {
        let text = format!(
            "deploy declared=black; W: camps=A1,J1 bridge=E bid=3 army=00P0N0B0Q/- trained={white}; \
             B: camps=A20,J20 bridge=H bid=4 army=00P0N0B0Q/- trained={black}"
        );
        let joined = after(&game, &state(&game, &text), &["place KE1", "place KE20"]);
        turn(&joined)
    };
    assert_eq!(deployed("2/6", "2/6"), Colour::White, "3 and 3, White lost the spying");
    assert_eq!(deployed("1/2", "3/7,8"), Colour::Black, "2 and 4");
    assert_eq!(deployed("3/7,8", "1/2"), Colour::White);
}

#[test]
fn position_s5_movement() {
    let game = usual();
    let near = |distance: i32| {
        let all = (1..=10).flat_map(|column| (1..=10).map(move |row| (column, row)));
        let fields =
            all.filter(|(c, r): &(i32, i32)| (1..=distance).contains(&((c - 5).abs() + (r - 5).abs())));
        let mut names: Vec<String> = fields
            .map(|(c, r)| format!("{}{r}", char::from(b"ABCDEFGHIJ"[c.unsigned_abs() as usize - 1])))
            .collect();
        names.sort();
        names
    };
    let pawn = battle(&game, "white", "KJ3 PE5", "KJ18");
    assert_eq!(reach(&game, &pawn, "E5"), near(2));
    assert_eq!(near(2).len(), 12);
    let blocked = battle(&game, "white", "KJ3 PE5,E6,F5", "KJ18");
    let reached = reach(&game, &blocked, "E5");
    assert_eq!(reached.len(), 8);
    assert!(reached.contains(&"F6".to_owned()), "a diagonal step, 2 MP");
    assert!(!reached.contains(&"E7".to_owned()) && !reached.contains(&"G5".to_owned()));
    let knight = battle(&game, "white", "KJ3 NE5", "KJ18");
    assert_eq!(reach(&game, &knight, "E5"), near(4));
    assert_eq!(near(4).len(), 40);
}

#[test]
fn position_s6_river_and_bridge() {
    let game = usual();
    let bridge = battle(&game, "white", "KJ3 PE9", "KJ18");
    let over = after(&game, &bridge, &["E9-E10", "E10-E11"]);
    assert!(stands(&over, "E11"), "2 MP");
    let bank = battle(&game, "white", "KJ3 PC10", "KJ18");
    let crossed = after(&game, &bank, &["C10-C11"]);
    assert_eq!(turn(&crossed), Colour::Black, "0 MP left");
    let before = battle(&game, "white", "KJ3 PC9", "KJ18");
    assert_eq!(refused(&game, &before, &["C9-C10", "C10-C11"]), "crossing-takes-all");
    let occupied = battle(&game, "white", "KJ3 PC10", "KJ18 PC11");
    assert_eq!(refused(&game, &occupied, &["C10-C11"]), "occupied");
    let slanting = battle(&game, "white", "KJ3 PE10", "KJ18");
    assert_eq!(refused(&game, &slanting, &["E10-F11"]), "across-slantwise");
}

#[test]
fn position_s7_melee_at_the_river() {
    let game = usual();
    let river = battle(&game, "white", "KJ3 PC10", "KJ18 PC11");
    assert_eq!(refused(&game, &river, &["C10xC11"]), "melee-across-river");
    let bridge = battle(&game, "white", "KJ3 PE10", "KJ18 PE11");
    assert_eq!(legal_with(&game, &bridge, "E10x"), ["E10xE11"]);
    assert_eq!(assault(&game, &bridge, "E10", "E11", false).map(|a| a.approach), Some(Approach::Front));
    let beside = battle(&game, "white", "KJ3 PD10", "KJ18 PE11");
    assert_eq!(refused(&game, &beside, &["D10xE11"]), "melee-across-river");
}

#[test]
fn position_s8_shooting() {
    let game = usual();
    let row = |columns: &str, row: u8| -> String {
        columns.chars().map(|column| format!("{column}{row}")).collect::<Vec<_>>().join(",")
    };
    let bank = battle(&game, "white", "KJ3 QE10", &format!("KJ18 P{},E12", row("BCDEFGH", 11)));
    assert_eq!(legal_with(&game, &bank, "E10*"), ["E10*C11", "E10*D11", "E10*E11", "E10*F11", "E10*G11"]);
    for target in ["B11", "H11", "E12"] {
        assert_eq!(refused(&game, &bank, &[&format!("E10*{target}")]), "out-of-range");
    }
    let behind = battle(&game, "white", "KJ3 QE9", "KJ18 PE11");
    assert_eq!(refused(&game, &behind, &["E9*E11"]), "out-of-range");
    // On land: the 24 other fields of columns 3 to 7, rows 3 to 7, one enemy at a time.
    let mut hit = 0;
    for column in 'A'..='I' {
        for target in (1..=9).map(|row| format!("{column}{row}")).filter(|t| t != "E5" && t != "A1") {
            let land = battle(&game, "white", "KJ3 QE5", &format!("KJ18 P{target}"));
            hit += legal_with(&game, &land, "E5*").len();
        }
    }
    assert_eq!(hit, 24);
    let far = battle(&game, "white", "KJ3 QE5", "KJ18 PE8");
    assert_eq!(refused(&game, &far, &["E5*E8"]), "out-of-range");
    let moved = battle(&game, "white", "KJ3 QE5", "KJ18 PE8");
    assert_eq!(refused(&game, &moved, &["E5-E6", "E6*E8"]), "crossbowmen-moved");
}

#[test]
fn position_s9_diagonal_attacks() {
    let game = usual();
    let unmoved = battle(&game, "white", "KJ3 PE5", "KJ18 PF6");
    let fights = after(&game, &unmoved, &["E5xF6"]);
    assert_eq!(fights.open().battle.and_then(|b| b.in_use).map(|u| u.moves), Some(0), "2 MP");
    let moved = battle(&game, "white", "KJ3 PE4", "KJ18 PF6");
    assert_eq!(legal_with(&game, &after(&game, &moved, &["E4-E5"]), "E5x"), ["E5xF6"], "the last point");
    let pikemen = battle(&game, "white", "KJ3 BE4", "KJ18 PF6");
    assert_eq!(refused(&game, &pikemen, &["E4-E5", "E5xF6"]), "pikemen-moved");
    let knight = battle(&game, "white", "KJ3 king=2 NE3", "KJ18 PE6,F6");
    let twice = ["E3-E4", "E4-E5", "E5xE6", "card -", "card -", "QK/AA", "E5xF6"];
    let fought = after(&game, &knight, &twice);
    assert_eq!(fought.open().battle.and_then(|b| b.in_use).map(|u| (u.moves, u.fights)), Some((0, 0)));
    // A third attack never: two fights with points left.
    let third = battle(&game, "white", "KJ3 king=2 NE5", "KJ18 PE6,D5,F5");
    let twice = ["E5xE6", "card -", "card -", "KK/AAJ", "E5xD5", "card -", "card -", "KQJ/A"];
    assert_eq!(refused(&game, &third, &[&twice[..], &["E5xF5"]].concat()), "no-fight-left");
}

/// The cards of an attack by the random variant.
fn fight_cards(game: &SzachowaBitwa, state: &State, from: &str, to: &str, shot: bool) -> Option<(u8, u8)> {
    match assault(game, state, from, to, shot)?.decision {
        Decision::Cards { attacker, defender } => Some((attacker, defender)),
        Decision::Certain { .. } => None,
    }
}

fn assault(game: &SzachowaBitwa, state: &State, from: &str, to: &str, shot: bool) -> Option<Assault> {
    let battle = state.open().battle.expect("a battle");
    let [from, to] = [from, to].map(|field| field.parse().expect("a field"));
    game.assault(game.ground(state.open()), &battle, from, to, shot)
}

#[test]
fn position_s10_a_fight_with_cards() {
    let game = usual();
    let position = battle(&game, "white", "KJ3 PE4,D4,F5", "KJ18 PE5,D5 cards=2");
    assert_eq!(fight_cards(&game, &position, "E4", "E5", false), Some((3, 2)));
    let asked = after(&game, &position, &["E4xE5"]);
    assert_eq!(game.actor(&asked), Actor::Each(Seats::first(2)), "both are asked, also who has no card");
    let tie = after(&game, &asked, &["card -", "card -", "AJQ/JK"]);
    assert!(!stands(&tie, "E4") && !stands(&tie, "E5"), "6 against 6: both removed");
    let special = after(&game, &asked, &["card -", "card 2", "AJQ/JK"]);
    assert!(!stands(&special, "E4") && stands(&special, "E5"), "8 > 6");
    assert!(special.secret(Colour::Black).hand.is_empty(), "the card is lost after use");
}

#[test]
fn position_s11_knights_from_behind() {
    let game = usual();
    let rear = battle(&game, "white", "KJ3 NE6", "KJ18 PE5,F6");
    assert_eq!(fight_cards(&game, &rear, "E6", "E5", false), Some((4, 1 + 1)), "F6 supports Black here");
    let rear = battle(&game, "white", "KJ3 NE6", "KJ18 PE5");
    assert_eq!(fight_cards(&game, &rear, "E6", "E5", false), Some((4, 1)));
    let supported = battle(&game, "white", "KJ3 NE6 PD5,F5", "KJ18 PE5");
    assert_eq!(fight_cards(&game, &supported, "E6", "E5", false), Some((5, 1)), "6, capped to 5");
    let flank = battle(&game, "white", "KJ3 NE6", "KJ18 PF6");
    assert_eq!(fight_cards(&game, &flank, "E6", "F6", false), Some((3, 1)));
}

#[test]
fn position_s12_automatic_results() {
    let game = usual();
    let pikes = after(&game, &battle(&game, "white", "KJ3 BE4", "KJ18 NE5"), &["E4xE5"]);
    assert!(stands(&pikes, "E4") && !stands(&pikes, "E5"));
    let knights = after(&game, &battle(&game, "white", "KJ3 NE4", "KJ18 BE5"), &["E4xE5"]);
    assert!(!stands(&knights, "E4") && !stands(&knights, "E5"));
    let crossbows = after(&game, &battle(&game, "white", "KJ3 PE4", "KJ18 QE5"), &["E4xE5"]);
    assert!(stands(&crossbows, "E4") && !stands(&crossbows, "E5"));
    let shot = battle(&game, "white", "KJ3 QE4", "KJ18 BE5");
    assert_eq!(fight_cards(&game, &shot, "E4", "E5", true), Some((2, 1)));
    let tie = after(&game, &shot, &["E4*E5", "card -", "card -", "AQ/K"]);
    assert!(stands(&tie, "E4") && stands(&tie, "E5"), "4 against 4: nothing happens");
    let less = after(&game, &shot, &["E4*E5", "card -", "card -", "AA/K"]);
    assert!(stands(&less, "E4") && stands(&less, "E5"));
    let more = after(&game, &shot, &["E4*E5", "card -", "card -", "JQ/K"]);
    assert!(stands(&more, "E4") && !stands(&more, "E5"));
}

#[test]
fn position_s13_flank_without_cards() {
    let game = nonrandom();
    let free = battle(&game, "white", "KJ3 PE13", "KJ18 PF13,F14 BF12");
    let taken = after(&game, &free, &["E13xF13"]);
    assert!(["F12", "F13", "F14"].iter().all(|field| !stands(&taken, field)) && stands(&taken, "E13"));
    let tied = battle(&game, "white", "KJ3 PE13", "KJ18 PF13,F14,E14 BF12");
    assert_eq!(legal_with(&game, &tied, "E13xF13"), ["E13xF13/F12", "E13xF13/F14"]);
    assert_eq!(refused(&game, &tied, &["E13xF13"]), "choose-yellow");
    let one = after(&game, &tied, &["E13xF13/F12"]);
    assert!(!stands(&one, "F12") && !stands(&one, "F13") && stands(&one, "F14"));
    let knight = battle(&game, "white", "KJ3 NE13", "KJ18 PF13,F14 BF12");
    let perished = after(&game, &knight, &["E13xF13"]);
    assert!(["E13", "F12", "F13", "F14"].iter().all(|field| !stands(&perished, field)));
    let knight = battle(&game, "white", "KJ3 NE13", "KJ18 PF13,F14,E14 BF12");
    let lives = after(&game, &knight, &["E13xF13/F14"]);
    assert!(
        stands(&lives, "F13") && !stands(&lives, "E13") && stands(&lives, "F12") && !stands(&lives, "F14")
    );
    let dies = after(&game, &knight, &["E13xF13/F12"]);
    assert!(!stands(&dies, "F13") && !stands(&dies, "E13") && !stands(&dies, "F12"));
}

#[test]
fn position_s14_rear_without_cards() {
    let game = nonrandom();
    let rear = battle(&game, "white", "KJ3 NE14", "KJ18 PD13,F13 BE13");
    let taken = after(&game, &rear, &["E14xE13"]);
    assert!(
        !stands(&taken, "D13") && !stands(&taken, "F13") && stands(&taken, "E13"),
        "the knight stands there"
    );
    assert!(!stands(&taken, "E14"));
    let diagonal = after(&game, &rear, &["E14xD13"]);
    assert!(stands(&diagonal, "D13") && !stands(&diagonal, "E13") && stands(&diagonal, "F13"));
    assert!(!stands(&diagonal, "E14"), "the knight survives and stands on D13");
}

#[test]
fn position_s15_a_turn_of_four_points() {
    let game = nonrandom();
    let position = battle(&game, "white", "KE4 PC3 NG3 king=4", "KJ18 PE6");
    let spent = ["E4-E5", "C3-C4", "C4-C5", "G3-G4", "finish", "E5xE6"];
    let done = after(&game, &position, &spent);
    assert_eq!(turn(&done), Colour::Black, "4 points, turn over");
    assert_eq!(refused(&game, &position, &["E4-E5", "C3-C4", "finish", "C4-C5"]), "used");
    let dead = battle(&game, "white", "PC3 king=4", "KJ18");
    assert_eq!(dead.open().battle.map(|battle| battle.points), Some(1), "king lost: 1 point");
}

#[test]
fn position_s16_the_timed_end() {
    let game = game(&[("scenario", "rounds"), ("rounds", "1")]);
    let text = "battle black first=white; W: KA2 PA3,B3,C3,D3,E3 NF3 RA1,J1 bridge=E; \
                B: NA18,B18,C18,D18 RA20 bridge=H";
    let end = after(&game, &state(&game, text), &["end"]);
    assert_eq!(ended(&game, &end), Some(("rounds", Some(1))));
    let scores: Vec<i32> = game.outcome(&end).expect("over").standings.iter().map(|(_, s)| s.score).collect();
    assert_eq!(scores, [64, 72]);
    let lost = "battle white; W: KA2 RA1,J1 bridge=E; B: RA20 bridge=H";
    assert_eq!(ended(&game, &state(&game, lost)), Some(("no-troops", Some(0))));
}

#[test]
fn position_s17_camps() {
    let game = nonrandom();
    let last = state(&game, "battle white; W: KA2 NE19 RA1,J1 bridge=E; B: KC15 NC16,C17 QA12 RE20 bridge=H");
    assert_eq!(ended(&game, &after(&game, &last, &["E19xE20"])), Some(("no-camps", Some(0))));
    let two = state(&game, "battle white; W: KA2 NE19 RA1,J1 bridge=E; B: KC15 RE20,J20 bridge=H");
    let one_left = after(&game, &two, &["E19xE20"]);
    assert_eq!(ended(&game, &one_left), None);
    assert!(stands(&one_left, "E20"), "2.6.7: the knight advances onto the camp's field");
}

#[test]
fn every_seat_that_is_asked_answers_in_any_order() {
    let game = usual();
    let mut white_first = game.start();
    let mut black_first = game.start();
    for (seat, text) in [(Seat(0), "camps A1 B1"), (Seat(1), "camps A20 B20")] {
        play_as(&game, &mut white_first, seat, text).expect("legal");
    }
    for (seat, text) in [(Seat(1), "camps A20 B20"), (Seat(0), "camps A1 B1")] {
        play_as(&game, &mut black_first, seat, text).expect("legal");
    }
    assert_eq!(white_first, black_first);
    assert_eq!(legal(&game, &white_first), Vec::<String>::new(), "bridges are composed");
}
