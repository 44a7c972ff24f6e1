//! `stolik verify` of games with fair dice, as a table over the network gives their records.

use crate::support;
use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Record, Seat, Seats};
use stolik_table::fair::{
    Added, Cheat, FairDice, Fresh, Kept, Opened, SeatEntropy, SeatTerm, Secret, TableId, Terms, Welcomed,
};
use stolik_table::{Dice, EventNumber, Happening, LocalDice, Seating, Table, Takeback};

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
    /// What it adds for the other seat, which is a bot's if it is so.
    other: [u8; 32],
    is_bot: bool,
    /// What it puts in the place of what came with the player's actions.
    puts: Option<Fresh>,
    /// Whether it answers.
    answers: bool,
}

const HONEST: Server = Server {
    secret: [7; 32],
    name: "stol-2",
    entropy: [9; 32],
    other: [0; 32],
    is_bot: false,
    puts: None,
    answers: true,
};

impl Server {
    fn terms(&self, game: &stolik_catalog::AnyGame) -> (Terms, Secret) {
        let secret = Secret::from(self.secret);
        let table = TableId::new(self.name).expect("a name");
        let other = if self.is_bot { SeatTerm::Bot("easy".to_owned()) } else { SeatTerm::Open };
        (Terms::new(table, game, None, &secret, vec![SeatTerm::Maker, other]), secret)
    }

    /// The record of a game, and what the first player has kept of it: of what an honest server promised.
    fn game(&self) -> (Record, Kept) {
        let game = Kind::MedhKuuLash.usual();
        let (promised, secret) = Server { is_bot: self.is_bot, ..HONEST }.terms(&game);
        let anchor = secret.anchor();
        let (commitment, own) = (promised.commitment(&anchor), Seat(0));
        let kept = Kept::new(&promised, anchor, commitment.clone(), HONEST.entropy.into(), Some(own));
        let mut kept = kept.expect("kept");
        let (commitment, bots) = (Some(&commitment), Seats::NONE);
        kept.is_welcomed(&Welcomed { table: HONEST.name, commitment, seat: own, bots, added: &[] });
        let (terms, secret) = self.terms(&game);
        let anchor = secret.anchor();
        let dice = FairDice::bound(secret, &anchor, terms, vec![self.entropy.into(), self.other.into()]);
        let names = ["Hania", if self.is_bot { "bot:easy" } else { "Marcin" }];
        let mut table = Table::new(game, Seating::named(names), Takeback::Turn, dice);
        let mut luck = Pinned::from_seed(4);
        let (mut rolls, mut told) = (0, EventNumber(0));
        for number in 1..=20 {
            for event in table.since(told) {
                if let Happening::Played(played) = &event.what {
                    rolls += u64::from(matches!(played.input, InputText::Chance(_)));
                }
            }
            told = table.now();
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
            let carried = Fresh::from([number; 16]);
            let used = self.puts.clone().filter(|_| seat == own).unwrap_or(carried.clone());
            let used = if self.is_bot && seat != own { Fresh::NONE } else { used };
            // As the page does: where it knows that no roll can come, it sends nothing.
            let rolls_now = text == "roll";
            if seat == own && rolls_now {
                kept.sends(rolls + 1, carried.clone());
            }
            table.act_with(seat, &text, None, if rolls_now { used } else { Fresh::NONE }).expect("legal");
            if seat == own && self.answers {
                kept.is_done(&carried);
            }
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
    // What is left to trust is said: what the other has added was compared by nobody.
    assert!(out.contains("What 1 of 2 players added was not compared"), "{out}");
    let bot = Server { is_bot: true, ..HONEST }.verify("en", |_, _| {}).good();
    assert!(bot.contains("What every player added was compared"), "{bot}");
    assert!(verify(&HONEST.game().0, "en").good().contains("What 2 of 2 players added"));
    let polish = HONEST.verify("pl", |_, _| {}).good();
    assert!(polish.contains("dotrzymał słowa"), "{polish}");
    // What can only be seen is shown.
    let refused = HONEST.verify("en", |_, kept| {
        kept.sends(1, [99; 16].into());
        kept.is_refused(&[99; 16].into());
    });
    assert!(refused.good().contains("refused 1 move"), "an action refused after its roll was seen");
    let silent = HONEST.verify("en", |_, kept| kept.sends(1, [99; 16].into()));
    assert!(silent.good().contains("refused 1 move, or never answered"), "silence after the roll was seen");
    // An answer that was lost is not silence.
    let lost = Server { answers: false, ..HONEST }.verify("en", |_, _| {}).good();
    assert!(lost.contains("kept its word") && !lost.contains("refused"), "{lost}");
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
    for answers in [true, false] {
        let changed = |puts: Fresh| Server { puts: Some(puts), answers, ..HONEST };
        other(changed([0xEE; 16].into()), "did not send with your move");
        other(changed(Fresh::NONE), "did not go into roll");
    }
    // People who were moved after it was known what they added: the own entropy is another seat's.
    other(
        Server { entropy: [0; 32], other: HONEST.entropy, ..HONEST },
        "something else than what your browser",
    );
    // A chain that is not the one committed to, told while the game was played.
    let run = HONEST.verify("en", |_, kept| {
        let link = Some(Secret::from([8; 32]).link(1));
        kept.hears_roll(&Opened { roll: 1, link, added: Added::NONE });
    });
    assert!(run.code == Some(2) && run.err.contains("not of the chain"), "{run:?}");
    // The same of all that only who has played could see.
    for (cheat, said) in [
        (Cheat::OtherSeat, "You sit on another seat"),
        (Cheat::Older, "leaves out what it promised"),
        (Cheat::OtherRoll(2), "Roll 2 is another in the record"),
    ] {
        let run = HONEST.verify("en", |_, kept| kept.catch(cheat));
        assert!(run.code == Some(2) && run.err.contains(said), "{run:?}");
    }
    // Dice of version 1 where those of version 2 were promised.
    let run = HONEST.verify("en", |record, _| *record = finished());
    assert!(run.code == Some(2) && run.err.contains("older version"), "{run:?}");
    // Entropy of a bot, tried until the first roll pleased the server: the record alone shows it.
    let ground = Server { is_bot: true, other: [5; 32], ..HONEST };
    let run = verify(&ground.game().0, "en");
    assert!(run.code == Some(2) && run.err.contains("for the bot on seat 1"), "{run:?}");
    // Dressed up as what was promised, the record does not agree with itself.
    for (server, from, to, said) in [
        (Server { name: "lucky", ..HONEST }, "table=lucky", "table=stol-2", "committed to before"),
        (HONEST, "seats=maker,open", "seats=open,maker", "committed to before"),
        (HONEST, " fresh=-,", &*format!(" fresh=0:{},", "ee".repeat(16)), "made it up"),
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

/// Anybody can do it without us: `examples/dice.py` knows no more than `docs/fair-dice.md`. Where there is no Python, that is a
/// failure: nothing was tried.
#[test]
fn the_example_in_python_finds_the_same() {
    let python = |args: &[&str]| std::process::Command::new("python3").args(args).output();
    let version = python(&["--version"]);
    assert!(version.is_ok_and(|run| run.status.success()), "python3 is needed to try examples/dice.py");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/dice.py");
    let folder = support::folder();
    let say = |server: &Server, change: &dyn Fn(&mut Record, &mut Kept)| {
        let (mut record, mut kept) = server.game();
        change(&mut record, &mut kept);
        let record = support::file(&folder, "record", &record.to_string());
        let kept = support::file(&folder, "kept", &kept.to_string());
        let run = python(&[script, &record, &kept]).expect("it runs");
        assert_eq!(String::from_utf8_lossy(&run.stderr), "");
        (run.status.success(), String::from_utf8_lossy(&run.stdout).into_owned())
    };
    let as_it_is = |_: &mut Record, _: &mut Kept| {};
    for server in [HONEST, Server { is_bot: true, ..HONEST }, Server { answers: false, ..HONEST }] {
        let (is_good, out) = say(&server, &as_it_is);
        assert!(is_good && out.ends_with("all right\n") && !out.contains("refused"), "{out}");
    }
    for (server, said) in [
        (Server { name: "lucky", ..HONEST }, "another table than was kept"),
        (Server { secret: [8; 32], ..HONEST }, "another chain than was kept"),
        (Server { entropy: [8; 32], ..HONEST }, "another entropy than was kept"),
        (Server { is_bot: true, other: [5; 32], ..HONEST }, "added for the bot on seat 1"),
        (Server { puts: Some([0xEE; 16].into()), ..HONEST }, "came something else than was sent"),
        (Server { puts: Some(Fresh::NONE), ..HONEST }, "was left out"),
    ] {
        let (is_good, out) = say(&server, &as_it_is);
        assert!(!is_good && out.contains(said), "{said}: {out}");
    }
    let silent = say(&HONEST, &|_, kept| kept.sends(1, [99; 16].into()));
    assert!(silent.0 && silent.1.contains("never answered, after it was known what they carried: 1"));
    let caught = say(&HONEST, &|_, kept| kept.catch(Cheat::OtherSeat));
    assert!(!caught.0 && caught.1.contains("other-seat"), "{caught:?}");
    let forged = |record: &mut Record, _: &mut Kept| {
        let fresh = format!("fresh=0:{},", "ee".repeat(16));
        record.dice = record.dice.as_ref().map(|dice| dice.replacen("fresh=-,", &fresh, 1));
    };
    let (is_good, out) = say(&HONEST, &forged);
    assert!(!is_good && out.contains("the dice gave") && out.contains("had not asked for it"), "{out}");
}

/// Every game whose dice the example knows, with clocks and all: it gives what the program gives.
#[test]
fn the_example_in_python_recomputes_every_game_it_knows() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/dice.py");
    let folder = support::folder();
    for kind in [Kind::MedhKuuLash, Kind::BattleRoyale, Kind::Wojna] {
        let game = kind.usual();
        let secret = Secret::from([7; 32]);
        let seats = vec![SeatTerm::Open; usize::from(game.seats())];
        let terms = Terms::new(TableId::new("stol").expect("a name"), &game, None, &secret, seats);
        let entropy = (0..game.seats()).map(|seat| SeatEntropy::from([seat + 1; 32])).collect();
        let dice = FairDice::bound(secret.clone(), &secret.anchor(), terms, entropy);
        let names = (0..game.seats()).map(|seat| format!("Gracz {seat}"));
        let mut table = Table::new(game, Seating::persons(names), Takeback::Turn, dice);
        let mut luck = Pinned::from_seed(4);
        for number in 1..=120 {
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
            table.act_with(seat, &text, None, [number; 16].into()).expect("legal");
        }
        if table.outcome().is_none() {
            table.resign(Seat(0)).expect("it runs");
        }
        let record = support::file(&folder, "record", &table.record().to_string());
        let run = std::process::Command::new("python3").args([script, &record]).output().expect("python3");
        let out = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && out.contains("all right"), "{kind:?}: {out}{run:?}");
    }
}
