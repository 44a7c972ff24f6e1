//! `stolik verify` of games with fair dice, as a table over the network gives their records.

use crate::support;
use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Record, Seat};
use stolik_table::fair::{FairDice, SeatEntropy, TableId};
use stolik_table::{Dice, LocalDice, Seating, Table, Takeback};

/// A game of a few turns, ended by the second seat.
fn played(dice: impl FnOnce(&stolik_catalog::AnyGame) -> Dice) -> Table {
    let game = Kind::MedhKuuLash.usual();
    let dice = dice(&game);
    let mut table = Table::new(game, Seating::persons(["Hania", "Marcin"]), Takeback::Turn, dice);
    let mut luck = Pinned::from_seed(4);
    for _ in 0..20 {
        let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
        table.act(seat, &text, None).expect("a legal action");
    }
    table
}

fn fair(game: &stolik_catalog::AnyGame) -> Dice {
    let entropy = vec![SeatEntropy::from([9; 32]), SeatEntropy::NONE];
    FairDice::new(TableId::new("4kJ2").expect("a name"), [7; 32].into(), entropy, game, None).into()
}

fn finished() -> Record {
    let mut table = played(fair);
    table.resign(Seat(1)).expect("it runs");
    table.record()
}

fn verify(record: &Record, language: &str) -> support::Run {
    support::run_with(&["--language", language, "verify", "-"], record.to_string().as_bytes())
}

#[test]
fn every_roll_is_computed_again_and_counted() {
    let record = finished();
    let rolls = record.to_string().matches('(').count();
    assert!(rolls > 4, "{record}");
    let out = verify(&record, "en").good();
    assert!(out.contains("table 4kJ2") && out.contains("computed again, all right"), "{out}");
    // For each seat what it rolled beside what it could expect; each roll is of two dice.
    let rows: Vec<Vec<&str>> = out
        .lines()
        .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect())
        .filter(|row: &Vec<&str>| row.len() == 4)
        .collect();
    assert_eq!(rows[0], ["seat", "face", "rolled", "could be expected"]);
    for name in ["Hania", "Marcin"] {
        let own = || rows.iter().filter(|row| row[0] == name);
        let rolled: f64 = own().map(|row| row[2].parse::<f64>().expect("a number")).sum();
        let expected: f64 = own().map(|row| row[3].parse::<f64>().expect("a number")).sum();
        assert!(rolled > 0.0 && (rolled - expected).abs() < 0.1, "{name}: {rolled} and {expected}\n{out}");
    }
    let polish = verify(&record, "pl").good();
    assert!(polish.contains("wypadło"), "{polish}");
}

#[test]
fn dice_that_are_not_those_committed_to_are_named() {
    let right = finished();
    let proof = right.dice.clone().expect("a proof");
    // Rolled by other dice than the proof says.
    let mut other = played(|_| LocalDice::from_seed(3).into());
    other.resign(Seat(1)).expect("it runs");
    let forged = Record { dice: Some(proof.clone()), ..other.record() };
    let run = verify(&forged, "en");
    assert!(run.code == Some(2) && run.err.contains("is not what the dice gave"), "{run:?}");
    // Another secret, another number of seats, half a proof.
    let secret = "07".repeat(32);
    let seat = "00".repeat(32);
    for (wrong, said) in [
        (proof.replace(&format!("secret={secret}"), &format!("secret={}", "08".repeat(32))), "not the one"),
        (proof.replace(&format!(",{seat}"), ""), "2 seats"),
        (proof.replace("commitment=", "promise="), "promise"),
        (proof.replace("table=4kJ2", ""), "table"),
    ] {
        assert_ne!(wrong, proof);
        let run = verify(&Record { dice: Some(wrong), ..right.clone() }, "en");
        assert!(run.code == Some(2) && run.err.contains(said), "{said}: {run:?}");
    }
}

#[test]
fn while_the_game_runs_the_secret_is_kept_and_that_is_said() {
    let running = played(fair).record();
    assert!(!running.to_string().contains("secret="));
    let out = verify(&running, "en").good();
    assert!(out.contains("when it is over"), "{out}");
    let local = played(|_| LocalDice::from_seed(3).into()).record();
    assert!(!verify(&local, "en").good().contains("dice"), "nobody can check them");
}
