//! `stolik verify` of games with fair dice, as a table over the network gives their records.

use crate::support;
use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Record, Seat};
use stolik_table::fair::{FairDice, Fresh, Kept, SeatEntropy, SeatTerm, Secret, TableId, Terms};
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

/// A server with dice of version 2, as it should be unless it is told otherwise.
struct Server {
    secret: [u8; 32],
    name: &'static str,
    entropy: [u8; 32],
    /// What it puts in the place of what came with the player's actions.
    puts: Option<Fresh>,
}

const HONEST: Server = Server { secret: [7; 32], name: "stol-2", entropy: [9; 32], puts: None };

impl Server {
    fn terms(&self, game: &stolik_catalog::AnyGame) -> (Terms, Secret) {
        let secret = Secret::from(self.secret);
        let table = TableId::new(self.name).expect("a name");
        (Terms::new(table, game, None, &secret, vec![SeatTerm::Maker, SeatTerm::Open]), secret)
    }

    /// The record of a game, and what the first player has kept of it: of what an honest server promised.
    fn game(&self) -> (Record, Kept) {
        let game = Kind::MedhKuuLash.usual();
        let (promised, secret) = HONEST.terms(&game);
        let anchor = secret.anchor();
        let commitment = promised.commitment(&anchor);
        let mut kept = Kept::new(&promised, anchor, commitment.clone(), HONEST.entropy.into()).expect("kept");
        kept.is_welcomed(&commitment, Seat(0), &[]);
        let (terms, secret) = self.terms(&game);
        let anchor = secret.anchor();
        let dice = FairDice::bound(secret, &anchor, terms, vec![self.entropy.into(), SeatEntropy::NONE]);
        let mut table = Table::new(game, Seating::persons(["Hania", "Marcin"]), Takeback::Turn, dice);
        let mut luck = Pinned::from_seed(4);
        for number in 1..=20 {
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
            let carried = Fresh::from([number; 16]);
            let used = self.puts.clone().filter(|_| seat == Seat(0)).unwrap_or(carried.clone());
            if seat == Seat(0) {
                // The line drops before the answer: what was sent is kept all the same.
                kept.sends(carried);
            }
            table.act_with(seat, &text, None, used).expect("a legal action");
        }
        table.resign(Seat(1)).expect("it runs");
        (table.record(), kept)
    }

    fn verify(&self, language: &str, change: impl FnOnce(&mut Record, &mut Kept)) -> support::Run {
        let (mut record, mut kept) = self.game();
        change(&mut record, &mut kept);
        let folder = support::folder();
        let file = support::file(&folder, "kept", &kept.to_string());
        let args = ["--language", language, "verify", "-", "--kept", &file];
        support::run_with(&args, record.to_string().as_bytes())
    }
}

#[test]
fn what_a_player_has_kept_is_compared() {
    let out = HONEST.verify("en", |_, _| {}).good();
    assert!(out.contains("kept its word") && out.contains("came without anything fresh"), "{out}");
    let polish = HONEST.verify("pl", |_, _| {}).good();
    assert!(polish.contains("dotrzymał słowa"), "{polish}");
    // What can only be seen is shown.
    let refused = HONEST.verify("en", |_, kept| {
        kept.sends([99; 16].into());
        kept.is_refused(&[99; 16].into());
    });
    assert!(refused.good().contains("refused 1 move"), "an action refused after its roll was seen");
}

#[test]
fn a_dishonest_server_is_found_out_by_what_the_player_has_kept() {
    let other = |server: Server, said: &str| {
        let (record, _) = server.game();
        assert!(verify(&record, "en").good().contains("all right"), "the record agrees with itself");
        let run = server.verify("en", |_, _| {});
        assert!(run.code == Some(2) && run.err.contains(said), "{said}: {run:?}");
    };
    other(Server { name: "lucky", ..HONEST }, "another table");
    other(Server { secret: [8; 32], ..HONEST }, "does not lead to the chain");
    other(Server { entropy: [8; 32], ..HONEST }, "something else than what your browser added");
    other(Server { puts: Some([0xEE; 16].into()), ..HONEST }, "did not send with your move");
    // A chain that is not the one committed to, told while the game was played.
    let run = HONEST.verify("en", |_, kept| {
        let link = Some(Secret::from([8; 32]).link(1));
        kept.hears_roll(&stolik_table::fair::Opened { roll: 1, link, fresh: Fresh::NONE });
    });
    assert!(run.code == Some(2) && run.err.contains("not of the chain"), "{run:?}");
    // Dressed up as what was promised, the record does not agree with itself.
    for (server, from, to, said) in [
        (Server { name: "lucky", ..HONEST }, "table=lucky", "table=stol-2", "committed to before"),
        (HONEST, "seats=maker,open", "seats=open,maker", "committed to before"),
        (HONEST, " fresh=-,", &*format!(" fresh={},", "ee".repeat(16)), "made it up"),
        (HONEST, " fresh=-,", " fresh=", "the proof is for"),
    ] {
        let run = server.verify("en", |record, _| {
            record.dice = record.dice.as_ref().map(|dice| dice.replacen(from, to, 1));
        });
        assert!(run.code == Some(2) && run.err.contains(said), "{said}: {run:?}");
    }
}

#[test]
fn what_was_not_kept_of_dice_is_refused_with_its_line() {
    let (record, _) = HONEST.game();
    let folder = support::folder();
    let file = support::file(&folder, "kept", "stolik kept dice 2\nsong: la");
    let run = support::run_with(
        &["--language", "en", "verify", "-", "--kept", &file],
        record.to_string().as_bytes(),
    );
    assert!(run.code == Some(2) && run.err.contains("line 2"), "{run:?}");
    let run = support::run_with(&["--language", "en", "verify", "-", "--kept", "/no/such"], b"");
    assert_eq!(run.code, Some(2));
}

/// Anybody can do it without us: `examples/dice.py` knows no more than `docs/fair-dice.md`.
#[test]
fn the_example_in_python_finds_the_same() {
    let python = |args: &[&str]| std::process::Command::new("python3").args(args).output();
    if !python(&["--version"]).is_ok_and(|run| run.status.success()) {
        eprintln!("there is no python3 on this machine: the example was not tried");
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/dice.py");
    let folder = support::folder();
    for (server, said) in [
        (HONEST, "all right"),
        (Server { name: "lucky", ..HONEST }, "another table than was kept"),
        (Server { secret: [8; 32], ..HONEST }, "another chain than was kept"),
        (Server { entropy: [8; 32], ..HONEST }, "another entropy than was kept"),
    ] {
        let (record, kept) = server.game();
        let record = support::file(&folder, "record", &record.to_string());
        let kept = support::file(&folder, "kept", &kept.to_string());
        let run = python(&[script, &record, &kept]).expect("it runs");
        let out = String::from_utf8_lossy(&run.stdout);
        assert!(out.contains(said), "{said}: {out}{}", String::from_utf8_lossy(&run.stderr));
    }
    let (record, _) = HONEST.game();
    let forged = record.to_string().replacen("fresh=-,", &format!("fresh={},", "ee".repeat(16)), 1);
    let run = python(&[script, &support::file(&folder, "forged", &forged)]).expect("it runs");
    assert!(String::from_utf8_lossy(&run.stdout).contains("the dice gave"), "{run:?}");
}
