//! Fair dice: what they give can be checked by anybody, and by nobody beforehand.

use stolik_catalog::Kind;
use stolik_game::{Actor, Pinned, Record, Seat};
use stolik_table::fair::{Commitment, FairDice, FairError, SeatEntropy, Secret, TableId, Tally, check};
use stolik_table::{Seating, Table, Takeback};

fn secret() -> Secret {
    let bytes: [u8; 32] = std::array::from_fn(|i| i as u8);
    bytes.into()
}

/// A table with fair dice on which random play has gone so far.
fn played(kind: Kind, actions: usize) -> Table {
    let game = kind.usual();
    let entropy: Vec<SeatEntropy> = (0..game.seats()).map(|seat| [0xA0 + seat; 32].into()).collect();
    let table = TableId::new("vector-1").expect("a name of a table");
    let dice = FairDice::new(table, secret(), entropy, &game, None);
    let names = (0..game.seats()).map(|seat| format!("Gracz {seat}"));
    let mut table = Table::new(game, Seating::persons(names), Takeback::Turn, dice);
    let mut entropy = Pinned::from_seed(5);
    for _ in 0..actions {
        if table.actor() == Actor::Over {
            break;
        }
        let input = table.position().random_input(&mut entropy).expect("the game goes on");
        if let stolik_game::record::InputText::Act { seat, text } = input {
            table.act(seat, &text, None).expect("a legal action");
        }
    }
    table
}

fn finished(kind: Kind) -> Record {
    let mut table = played(kind, 40);
    if table.outcome().is_none() {
        table.resign(Seat(0)).expect("the game runs");
    }
    table.record()
}

#[test]
fn every_roll_of_every_game_is_recomputed() {
    for kind in Kind::ALL.iter().copied() {
        let checked = check(&finished(kind)).expect("a record with a proof");
        assert!(checked.is_right(), "{kind:?}: {:?}", checked.rolls);
    }
    assert!(check(&finished(Kind::MedhKuuLash)).expect("a proof").rolls.len() > 5);
}

#[test]
fn the_record_reads_back_with_its_proof() {
    let record = finished(Kind::BattleRoyale);
    let read: Record = record.to_string().parse().expect("a record");
    assert!(check(&read).expect("a proof").is_right());
}

#[test]
fn while_the_game_runs_the_secret_is_not_in_the_record() {
    let record = played(Kind::MedhKuuLash, 10).record();
    assert!(!record.to_string().contains(&secret().to_string()));
    assert_eq!(check(&record), Err(FairError::Running));
}

#[test]
fn another_secret_or_another_roll_is_found_out() {
    let mut record = finished(Kind::MedhKuuLash);
    let right = record.dice.clone().expect("a proof");
    let other = Secret::from([9; 32]);
    record.dice = Some(right.replace(&secret().to_string(), &other.to_string()));
    assert_eq!(check(&record), Err(FairError::OtherSecret));
    // A table that chooses its secret afterwards, and commits to it afterwards too, gives other rolls.
    let forged = right
        .replace(&secret().to_string(), &other.to_string())
        .replace(&secret().commitment().to_string(), &other.commitment().to_string());
    record.dice = Some(forged);
    assert!(!check(&record).expect("a proof").is_right());
    record.dice = Some("local".to_owned());
    assert_eq!(check(&record), Err(FairError::NotFair));
}

#[test]
fn each_seat_entropy_changes_the_rolls() {
    let mut record = finished(Kind::MedhKuuLash);
    let own: SeatEntropy = [0xA1; 32].into();
    let changed: SeatEntropy = [0xB1; 32].into();
    record.dice = record.dice.map(|dice| dice.replace(&own.to_string(), &changed.to_string()));
    let wrong = check(&record).expect("a proof").rolls.iter().filter(|roll| !roll.is_right()).count();
    assert!(wrong > 5, "one in 36 rolls is right by chance: {wrong} were wrong");
}

/// The vector of `docs/fair-dice.md`.
#[test]
fn commitment_and_rolls_are_the_published_ones() {
    let published = "748c6aca8bb97bdc9387cd53b788df84bc96c12c36ca64dc4432f57d2d6d9c3c";
    assert_eq!(secret().commitment(), published.parse::<Commitment>().expect("32 bytes"));
    let checked = check(&finished(Kind::MedhKuuLash)).expect("a proof");
    let rolls: Vec<&str> = checked.rolls.iter().take(6).map(|roll| roll.recomputed.as_str()).collect();
    assert_eq!(rolls, ["6/2", "2/5", "2/1", "6/2", "1/6", "4/4"]);
}

#[test]
fn rolled_and_expected_add_up() {
    let record = finished(Kind::MedhKuuLash);
    let tally = Tally::of(&record).expect("a record");
    let (rolled, expected) = tally.rows().fold((0.0, 0.0), |(rolled, expected), row| {
        (rolled + f64::from(row.rolled), expected + row.expected)
    });
    assert!(rolled > 10.0 && (rolled - expected).abs() < 1e-6, "{rolled} {expected}");
    assert_eq!(tally.rows().filter(|row| row.seat == Seat(0)).count(), 6, "the faces of a die");
}
