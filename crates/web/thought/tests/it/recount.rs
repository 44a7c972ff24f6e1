//! The dice of a record, recomputed.

use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned, Seat, Seats};
use stolik_table::fair::{FairDice, Kept, SeatEntropy, SeatTerm, Secret, TableId, Terms, Welcomed};
use stolik_table::{LocalDice, Seating, Table, Takeback};
use stolik_thought::{DiceVerdict, Face, KeptReport, Roll, recount};

fn seated(game: &AnyGame) -> Seating {
    Seating::persons((0..game.seats()).map(|seat| format!("Gracz {seat}")))
}

/// A table with fair dice.
fn fair(game: AnyGame) -> Table {
    let entropy: Vec<SeatEntropy> = (0..game.seats()).map(|seat| [seat; 32].into()).collect();
    let id = TableId::new("stol-1").expect("a name of a table");
    let dice = FairDice::new(id, [7; 32].into(), entropy, &game, None);
    let seating = seated(&game);
    Table::new(game, seating, Takeback::Turn, dice)
}

/// Random play for a while; then somebody gives up.
fn finished(mut table: Table) -> String {
    let mut entropy = Pinned::from_seed(3);
    for _ in 0..60 {
        if table.actor() == Actor::Over {
            break;
        }
        let input = table.position().random_input(&mut entropy).expect("the game goes on");
        if let InputText::Act { seat, text } = input {
            table.act(seat, &text, None).expect("a legal action");
        }
    }
    if table.outcome().is_none() {
        table.resign(Seat(0)).expect("the game runs");
    }
    table.record().to_string()
}

#[test]
fn fair_dice_are_right_and_what_was_rolled_adds_up() {
    let report = recount(&finished(fair(Kind::MedhKuuLash.usual())), "");
    assert_eq!(report.verdict, DiceVerdict::Right);
    assert!(report.rolls.len() > 5 && report.rolls.iter().all(Roll::is_right));
    for seat in [Seat(0), Seat(1)] {
        let faces: Vec<&Face> = report.faces.iter().filter(|face| face.seat == seat).collect();
        let names: Vec<&str> = faces.iter().map(|face| face.face.as_str()).collect();
        assert_eq!(names, ["1", "2", "3", "4", "5", "6"]);
        let rolled: u32 = faces.iter().map(|face| face.rolled).sum();
        let expected: f64 = faces.iter().map(|face| face.expected).sum();
        assert!((f64::from(rolled) - expected).abs() < 1e-6, "{faces:?}");
    }
}

#[test]
fn faces_of_a_large_die_stand_in_their_order() {
    let game = Kind::BattleRoyale.with_options([("die", "20")]).expect("a die of twenty faces");
    let report = recount(&finished(fair(game)), "");
    let first: Vec<&str> =
        report.faces.iter().filter(|face| face.seat == Seat(0)).map(|face| face.face.as_str()).collect();
    let mut sorted = first.clone();
    sorted.sort_by_key(|face| face.parse::<u8>().expect("a number"));
    assert!(first.len() == 20, "{first:?}");
    assert_eq!(first, sorted);
}

#[test]
fn another_secret_and_a_running_game_are_told_apart() {
    let whole = finished(fair(Kind::MedhKuuLash.usual()));
    let other = whole.replace(&"07".repeat(32), &"08".repeat(32));
    assert_ne!(other, whole);
    assert_eq!(recount(&other, "").verdict, DiceVerdict::OtherSecret);
    let (open, _) = whole.split_once(" secret=").expect("a proof");
    let rest = whole.split_once(" secret=").and_then(|(_, rest)| rest.split_once('\n')).expect("a line").1;
    assert_eq!(recount(&format!("{open}\n{rest}"), "").verdict, DiceVerdict::Running);
}

/// A table of version 2 that goes by this name, and what a player with seat 0 keeps of the one they were promised.
fn bound(name: &str) -> (Table, Kept) {
    let game = Kind::MedhKuuLash.usual();
    let secret = Secret::from([7; 32]);
    let anchor = secret.anchor();
    let terms = |name: &str| {
        let table = TableId::new(name).expect("a name of a table");
        Terms::new(table, &game, None, &secret, vec![SeatTerm::Maker, SeatTerm::Open])
    };
    let promised = terms("stol-2");
    let commitment = promised.commitment(&anchor);
    let own = Some(Seat(0));
    let mut kept =
        Kept::new(&promised, anchor.clone(), commitment.clone(), [1; 32].into(), own).expect("kept");
    let (seat, bots, commitment) = (Seat(0), Seats::NONE, Some(&commitment));
    kept.is_welcomed(&Welcomed { table: "stol-2", commitment, seat, bots, added: &[] });
    let dice = FairDice::bound(secret.clone(), &anchor, terms(name), vec![[1; 32].into(), [2; 32].into()]);
    let seating = seated(&game);
    (Table::new(game, seating, Takeback::Turn, dice), kept)
}

#[test]
fn what_was_kept_is_compared() {
    let (table, mut kept) = bound("stol-2");
    let record = finished(table);
    let right = recount(&record, &kept.to_string());
    assert_eq!((right.verdict, right.kept), (DiceVerdict::Right, Some(KeptReport::default())));
    assert_eq!(right.made, Some((2, right.rolls.len())), "nothing came with the actions");
    assert_eq!(recount(&record, "").kept, None);
    kept.sends(1, [3; 16].into());
    kept.is_refused(&[3; 16].into());
    kept.entropy = [9; 32].into();
    let cheats = vec!["other-entropy".to_owned()];
    assert_eq!(recount(&record, &kept.to_string()).kept, Some(KeptReport { refused: 1, cheats }));
}

#[test]
fn a_server_that_changes_the_name_afterwards_is_found_out() {
    let (table, kept) = bound("lucky");
    let found = recount(&finished(table), &kept.to_string());
    assert_eq!(found.verdict, DiceVerdict::Right, "the record agrees with itself");
    let cheats = found.kept.expect("something was kept").cheats;
    assert_eq!(cheats, ["other-table", "other-commitment"]);
    let (table, kept) = bound("lucky");
    let forged = finished(table).replace("table=lucky", "table=stol-2");
    let found = recount(&forged, &kept.to_string());
    assert_eq!(found.verdict, DiceVerdict::OtherTerms);
    assert_eq!(found.kept.expect("something was kept").cheats, ["other-commitment"]);
}

#[test]
fn dice_of_one_screen_are_counted_though_not_checked() {
    let game = Kind::MedhKuuLash.usual();
    let seating = seated(&game);
    let table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(1));
    let report = recount(&finished(table), "");
    assert_eq!(report.verdict, DiceVerdict::Local);
    assert!(report.rolls.is_empty() && !report.faces.is_empty());
}

#[test]
fn what_is_no_record_is_broken() {
    for text in ["", "no record", "stolik record 1\ngame: warcaby\n"] {
        assert_eq!(recount(text, "").verdict, DiceVerdict::Broken, "{text:?}");
    }
}
