//! Fair dice of version 2: the table is bound to its secret and to what is played before anybody adds anything, and knows no
//! roll before the action that asks for it.

use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned, Record, Seat};
use stolik_table::fair::{
    Anchor, Commitment, FairDice, FairError, Fate, Fresh, Kept, Opened, Proof, SeatEntropy, SeatTerm, Secret,
    TableId, Terms, check,
};
use stolik_table::{Entry, Event, EventNumber, Happening, Seating, Table, Takeback};

pub fn secret() -> Secret {
    let bytes: [u8; 32] = std::array::from_fn(|i| i as u8);
    bytes.into()
}

pub fn terms(game: &AnyGame, secret: &Secret, name: &str) -> Terms {
    let table = TableId::new(name).expect("a name of a table");
    let seats = (0..game.seats()).map(|seat| if seat == 0 { SeatTerm::Maker } else { SeatTerm::Open });
    Terms::new(table, game, None, secret, seats.collect())
}

pub fn entropy(game: &AnyGame) -> Vec<SeatEntropy> {
    (0..game.seats()).map(|seat| [0xA0 + seat; 32].into()).collect()
}

pub fn seated(game: AnyGame, dice: FairDice) -> Table {
    let names = (0..game.seats()).map(|seat| format!("Gracz {seat}"));
    Table::new(game, Seating::persons(names), Takeback::Turn, dice)
}

/// A table with bound dice at the beginning of its game.
pub fn table(kind: Kind) -> Table {
    let game = kind.usual();
    let terms = terms(&game, &secret(), "vector-2");
    let dice = FairDice::bound(secret(), &secret().anchor(), terms, entropy(&game));
    seated(game, dice)
}

/// What comes with the action of this number.
pub fn fresh(number: u8) -> Fresh {
    [number; 16].into()
}

/// The action that random play chooses next; none once the game is over.
pub fn chosen(table: &Table, luck: &mut Pinned) -> Option<(Seat, String)> {
    if table.actor() == Actor::Over {
        return None;
    }
    match table.position().random_input(luck) {
        Some(InputText::Act { seat, text }) => Some((seat, text)),
        _ => None,
    }
}

/// Random play goes on for so many actions, each with something fresh.
fn play(table: &mut Table, actions: u8) {
    let mut luck = Pinned::from_seed(5);
    for number in 1..=actions {
        let Some((seat, text)) = chosen(table, &mut luck) else { break };
        table.act_with(seat, &text, None, fresh(number)).expect("a legal action");
    }
}

fn finished(kind: Kind) -> Record {
    let mut table = table(kind);
    play(&mut table, 40);
    if table.outcome().is_none() {
        table.resign(Seat(0)).expect("the game runs");
    }
    table.record()
}

#[test]
fn every_roll_of_every_game_is_recomputed() {
    for kind in Kind::ALL.iter().copied() {
        let record: Record = finished(kind).to_string().parse().expect("a record");
        let checked = check(&record).expect("a record with a proof");
        assert!(checked.is_right() && checked.proof.version() == 2, "{kind:?}: {:?}", checked.rolls);
    }
    let checked = check(&finished(Kind::MedhKuuLash)).expect("a proof");
    assert!(checked.rolls.len() > 5);
    let given = checked.rolls.iter().filter(|roll| roll.fresh.is_given());
    assert_eq!(given.count(), checked.rolls.len() - checked.without_fresh());
    assert!(checked.rolls.iter().all(|roll| roll.fresh.is_given() == roll.asked.is_some()), "{checked:?}");
}

/// The vector of `docs/fair-dice.md`.
#[test]
fn the_published_vector() {
    let document = include_str!("../../../../docs/fair-dice.md");
    let game = Kind::MedhKuuLash.usual();
    let terms = terms(&game, &secret(), "vector-2");
    let anchor: Anchor = secret().anchor();
    let mut table = table(Kind::MedhKuuLash);
    play(&mut table, 6);
    table.resign(Seat(0)).expect("the game runs");
    let record = table.record();
    let checked = check(&record).expect("a proof");
    let opened: Vec<Opened> =
        table.since(EventNumber::default()).iter().filter_map(|e| e.opened.clone()).collect();
    let mut lines = vec![
        format!("anchor      {anchor}"),
        format!("commitment  {}", terms.commitment(&anchor)),
        format!("sealed      {}", secret().seal("W:WC3:BD4")),
    ];
    for (opened, roll) in opened.iter().zip(&checked.rolls).take(3) {
        let link = opened.link.as_ref().expect("a value");
        lines.push(format!("roll {}      {} of {link}", opened.roll, roll.recomputed));
    }
    lines.push(record.dice.expect("a proof"));
    for line in lines {
        assert!(
            document.contains(&line),
            "docs/fair-dice.md lacks: {line}\n{record}",
            record = table.record()
        );
    }
}

#[test]
fn the_commitment_is_to_all_that_is_fixed_before_anybody_adds_anything() {
    let game = Kind::MedhKuuLash.usual();
    let (secret, other) = (secret(), Secret::from([9; 32]));
    let committed = |terms: &Terms, secret: &Secret| terms.commitment(&secret.anchor());
    let right = terms(&game, &secret, "vector-2");
    let same = committed(&right, &secret);
    let options = Kind::BattleRoyale.usual();
    let wrong = [
        committed(&right, &other),
        committed(&terms(&game, &secret, "vector-3"), &secret),
        committed(&terms(&options, &secret, "vector-2"), &secret),
        committed(&Terms { rules: 99, ..right.clone() }, &secret),
        committed(&Terms { options: "other=yes".to_owned(), ..right.clone() }, &secret),
        committed(&Terms { position: Some(secret.seal("another")), ..right.clone() }, &secret),
        committed(&Terms { seats: right.seats.iter().rev().cloned().collect(), ..right.clone() }, &secret),
    ];
    let wrong: std::collections::HashSet<Commitment> = wrong.into_iter().collect();
    assert!(wrong.len() == 7 && !wrong.contains(&same));
}

#[test]
fn a_roll_depends_on_what_came_with_its_own_action_and_later_ones_on_it_too() {
    let rolls = |own: u8| {
        let mut table = table(Kind::MedhKuuLash);
        for number in 0..30 {
            let Actor::One(seat) = table.actor() else { break };
            let may_roll = table.position().legal(seat).iter().any(|legal| legal.text == "roll");
            let text =
                if may_roll { "roll".to_owned() } else { table.position().legal(seat)[0].text.clone() };
            let fresh = if number == 0 { fresh(own) } else { Fresh::NONE };
            table.act_with(seat, &text, None, fresh).expect("legal");
        }
        let rolled = |event: &Event| match &event.what {
            Happening::Played(played) => event.opened.as_ref().map(|_| played.input.to_string()),
            _ => None,
        };
        table.since(EventNumber::default()).iter().filter_map(rolled).take(3).collect::<Vec<_>>()
    };
    let all: Vec<Vec<String>> = (0..40).map(rolls).collect();
    assert!(all.iter().all(|rolls| rolls[0] == all[0][0]), "the first roll comes before any action");
    let second: std::collections::HashSet<&String> = all.iter().map(|rolls| &rolls[1]).collect();
    assert!(second.len() > 15, "36 outcomes: {second:?}");
    let alike: Vec<&Vec<String>> = all.iter().filter(|rolls| all[0][1] == rolls[1]).collect();
    assert!(alike.len() == 1 || alike.iter().any(|rolls| rolls[2] != all[0][2]), "{alike:?}");
}

#[test]
fn a_table_comes_back_from_its_log_with_what_actions_carried() {
    for kind in [Kind::MedhKuuLash, Kind::Wojna, Kind::SzachowaBitwa] {
        let mut played = table(kind);
        let first = played.now();
        play(&mut played, 25);
        let mut back = table(kind);
        for event in played.since(first) {
            let entry: Entry = Entry::of(event).to_string().parse().expect("an entry");
            back.enter(&entry).expect("it was played before");
        }
        assert_eq!(back.record(), played.record(), "{kind:?}");
        assert_eq!(back.since(first), played.since(first), "{kind:?}");
    }
    let events = {
        let mut table = table(Kind::MedhKuuLash);
        play(&mut table, 6);
        table
            .since(EventNumber::default())
            .iter()
            .map(|event| Entry::of(event).to_string())
            .collect::<Vec<_>>()
    };
    assert!(events.iter().any(|entry| entry.contains(" rolled 0")), "{events:?}");
}

#[test]
fn what_is_kept_reads_back() {
    let game = Kind::MedhKuuLash.usual();
    let terms = terms(&game, &secret(), "vector-2");
    let anchor = secret().anchor();
    let commitment = terms.commitment(&anchor);
    let mut kept = Kept::new(&terms, anchor, commitment.clone(), [0xA0; 32].into()).expect("what is played");
    kept.is_welcomed(&commitment, Seat(0), &[]);
    kept.sends(fresh(1));
    kept.hears_action(Seat(0));
    kept.hears_roll(&Opened { roll: 1, link: Some(secret().link(1)), fresh: fresh(1) });
    kept.is_done(&fresh(1));
    kept.sends(fresh(2));
    kept.is_refused(&fresh(2));
    kept.sends(fresh(3));
    kept.hears_action(Seat(0));
    kept.is_done(&fresh(3));
    kept.sends(fresh(4));
    kept.is_welcomed(&[7; 32].into(), Seat(0), &[]);
    let fates: Vec<Fate> = kept.sent.iter().map(|sent| sent.fate).collect();
    assert_eq!(fates, [Fate::Roll(1), Fate::Refused, Fate::Unanswered], "of one action no roll came");
    let read: Kept = kept.to_string().parse().expect("what was written");
    assert_eq!(read, kept);
    for (wrong, line) in [("", 1), ("stolik kept dice 2\nsong: la", 2), ("stolik kept dice 2\ntable: x", 0)] {
        assert_eq!(wrong.parse::<Kept>().expect_err("not that").line, line, "{wrong}");
    }
}

#[test]
fn answers_that_come_before_what_they_answer_and_other_windows_raise_no_alarm() {
    let game = Kind::MedhKuuLash.usual();
    let terms = terms(&game, &secret(), "vector-2");
    let anchor = secret().anchor();
    let commitment = terms.commitment(&anchor);
    let mut kept = Kept::new(&terms, anchor, commitment.clone(), [0xA0; 32].into()).expect("what is played");
    kept.is_welcomed(&commitment, Seat(0), &[]);
    let told = |roll, fresh| Opened { roll, link: Some(secret().link(roll)), fresh };
    // Without a socket the answer may come first.
    kept.sends(fresh(1));
    kept.is_done(&fresh(1));
    kept.hears_action(Seat(0));
    kept.hears_roll(&told(1, fresh(1)));
    // The line drops; meanwhile another has acted, and the answer comes last.
    kept.sends(fresh(2));
    kept.hears_action(Seat(0));
    kept.hears_roll(&told(2, fresh(2)));
    kept.hears_action(Seat(1));
    kept.is_done(&fresh(2));
    let fates: Vec<Fate> = kept.sent.iter().map(|sent| sent.fate).collect();
    assert_eq!((fates, &kept.caught), (vec![Fate::Roll(1), Fate::Roll(2)], &vec![]));
    // Another window of the same browser has played on.
    let mut other = kept.clone();
    other.sends(fresh(3));
    other.hears_action(Seat(0));
    other.hears_roll(&told(3, fresh(3)));
    kept.hears_action(Seat(0));
    kept.hears_roll(&told(3, fresh(3)));
    kept.join(&other);
    assert_eq!(kept.sent, other.sent);
    // What is wrong is found in that order, too.
    kept.sends(fresh(4));
    kept.is_done(&fresh(4));
    kept.hears_action(Seat(0));
    kept.hears_roll(&told(4, fresh(9)));
    assert_eq!(kept.caught, [stolik_table::fair::Cheat::OtherFresh(4)]);
}

#[test]
fn a_proof_reads_back_and_each_version_has_its_own_parts() {
    let text = finished(Kind::MedhKuuLash).dice.expect("a proof");
    let proof: Proof = text.parse().expect("a proof");
    assert_eq!(proof.to_string(), text);
    for wrong in
        [text.replace("fair 2", "fair"), text.replace("fair 2", "fair 3"), text.replace(",open", ",Open")]
    {
        assert!(wrong.parse::<Proof>().is_err(), "{wrong}");
    }
}

#[test]
fn a_record_that_adds_where_nobody_acted_is_refused() {
    let mut table = table(Kind::MedhKuuLash);
    play(&mut table, 10);
    table.resign(Seat(0)).expect("the game runs");
    let record = table.record();
    let proof: Proof = record.dice.clone().expect("a proof").parse().expect("a proof");
    let change = |change: &dyn Fn(&mut Proof)| {
        let mut proof = proof.clone();
        change(&mut proof);
        check(&Record { dice: Some(proof.to_string()), ..record.clone() })
    };
    let first = change(&|proof| proof.bound.as_mut().expect("version 2").fresh[0] = fresh(99));
    assert!(matches!(first, Err(FairError::Stray { input: 1 })), "the roll at the beginning: {first:?}");
    let less = change(&|proof| _ = proof.bound.as_mut().expect("version 2").fresh.pop());
    assert!(matches!(less, Err(FairError::OtherRolls { .. })), "{less:?}");
    let bots = Record { seats: vec!["bot:easy".to_owned(); 2], ..record.clone() };
    assert!(matches!(check(&bots), Err(FairError::Stray { .. })), "bots add nothing");
}
