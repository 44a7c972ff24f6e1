//! Fair dice of version 2: the table is bound to its secret and to what is played before anybody adds anything, and knows no
//! roll before the action that asks for it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Millis, Pinned, Record, Seat, Seats};
use stolik_table::fair::{
    Added, Anchor, Commitment, FairDice, FairError, Fresh, Opened, Proof, SeatEntropy, SeatTerm, Secret,
    TableId, Terms, check,
};
use stolik_table::{Entry, Event, EventNumber, Happening, Moment, Seating, Table, Takeback};

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
    assert_eq!(checked.known(), 1, "the one before anybody acted");
    assert!(checked.rolls.iter().all(|roll| roll.added.seats() == roll.asked), "{checked:?}");
}

fn bytes_of(digits: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal");
    (0..digits.len()).step_by(2).map(byte).collect()
}

fn hex(bytes: &[u8]) -> String {
    SeatEntropy::from(<[u8; 32]>::try_from(bytes).expect("32 bytes")).to_string()
}

/// The vector of `docs/fair-dice.md`: every line of it.
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
    // `seats`, and the hash of the game after two inputs, by the very words of the document.
    let hash = |bytes: &[u8]| <[u8; 32]>::from(Sha256::digest(bytes));
    let seats = hash(&entropy(&game).iter().flat_map(|seat| bytes_of(&seat.to_string())).collect::<Vec<_>>());
    let after = |log: [u8; 32], text: &str| hash(&[&log[..], text.as_bytes()].concat());
    let committed = bytes_of(&terms.commitment(&anchor).to_string()).try_into().expect("32 bytes");
    let log = after(after(committed, &format!("- ({})", checked.rolls[0].recomputed)), "0:roll");
    lines.extend([format!("seats       {}", hex(&seats)), format!("log         {}", hex(&log))]);
    // And the second roll made of them.
    let link = bytes_of(&secret().link(2).to_string());
    let added = format!("0:{}", fresh(1));
    let message =
        [b"stolik dice roll 2\n", &2_u64.to_be_bytes()[..], &seats, &log, added.as_bytes()].concat();
    let block = |number: u32| {
        let mut keyed = Hmac::<Sha256>::new_from_slice(&link).expect("a key");
        keyed.update(&[&message[..], &number.to_be_bytes()].concat());
        keyed.finalize().into_bytes()
    };
    lines.push(format!("block(0)    {}", hex(&block(0))));
    let number = u64::from_be_bytes(block(0)[..8].try_into().expect("8 bytes"));
    let drawn = (u128::from(number) * 36) >> 64;
    assert_eq!(format!("{}/{}", drawn / 6 + 1, drawn % 6 + 1), checked.rolls[1].recomputed);
    assert_eq!((checked.rolls[1].added.to_string(), checked.rolls[1].input), (added, 3));
    for (opened, roll) in opened.iter().zip(&checked.rolls).take(3) {
        let link = opened.link.as_ref().expect("a value");
        lines.push(format!("roll {}      {} of {link}", opened.roll, roll.recomputed));
    }
    let inputs: Vec<String> = table.inputs().skip(1).map(|input| format!("`{input}`")).collect();
    lines.push(inputs.join(", "));
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
    assert!(events.iter().any(|entry| entry.contains(" gave 0")), "{events:?}");
}

#[test]
fn a_proof_reads_back_and_each_version_has_its_own_parts() {
    let text = finished(Kind::MedhKuuLash).dice.expect("a proof");
    let proof: Proof = text.parse().expect("a proof");
    assert_eq!(proof.to_string(), text);
    for wrong in
        [text.replace("fair 2", "fair"), text.replace("fair 2", "fair 3"), text.replace(",open", ",Open")]
            .into_iter()
            .chain([text.replace("fresh=-", "fresh=0:00"), text.replace(",0:", ",00:")])
    {
        assert_ne!(wrong, text);
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
    let of = |seat: u8| Added::NONE.with(Seat(seat), fresh(99));
    let first = change(&|proof| proof.bound.as_mut().expect("version 2").fresh[0] = of(0));
    assert!(matches!(first, Err(FairError::Stray { input: 1 })), "the roll at the beginning: {first:?}");
    let less = change(&|proof| _ = proof.bound.as_mut().expect("version 2").fresh.pop());
    assert!(matches!(less, Err(FairError::OtherRolls { .. })), "{less:?}");
    // Who has not asked for a roll adds nothing to it: else the table could try values for them.
    let other = change(&|proof| {
        let fresh = &mut proof.bound.as_mut().expect("version 2").fresh[1];
        *fresh = if fresh.of(Seat(0)).is_some() { of(1) } else { of(0) };
    });
    assert!(matches!(other, Err(FairError::Stray { .. })), "{other:?}");
    let bots = |proof: &Proof| {
        let dice = Some(proof.to_string());
        check(&Record { seats: vec!["bot:easy".to_owned(); 2], dice, ..record.clone() })
    };
    assert_eq!(bots(&proof), Err(FairError::StrayEntropy { seat: Seat(0) }), "bots add nothing");
    let bare = Proof { entropy: vec![SeatEntropy::NONE; 2], ..proof.clone() };
    assert!(matches!(bots(&bare), Err(FairError::Stray { .. })), "nor with what they do");
}

/// A fight of Szachowa Bitwa in which both are asked for a Special Card at the same time; with clocks that the rules watch.
fn fight() -> Table {
    let options = [("n", "8"), ("scenario", "clock")];
    let game = Kind::SzachowaBitwa.with_options(options).expect("options");
    let position = "battle white points=0 used=E8 use=E8:1:0 fight=E8xE9; W: KA5 PE8 RA1 bridge=E cards=5; \
                    B: KA12 PE9 RA16 bridge=E cards=2,2";
    let seats = vec![SeatTerm::Maker, SeatTerm::Open];
    let table = TableId::new("fight").expect("a name");
    let start = game.read_position(position).expect("a fight");
    let terms = Terms::new(table, &game, Some(&start.text()), &secret(), seats);
    let dice = FairDice::bound(secret(), &secret().anchor(), terms, entropy(&game));
    seated(game, dice).from_position(start)
}

/// The same, played to the cards that are drawn: these answers in this order, after so many milliseconds.
fn fought(answers: [(u8, &str); 2], after: u64) -> Table {
    let mut table = fight();
    table.advance(Moment(Millis(after)));
    for (seat, card) in answers {
        table.act_with(Seat(seat), card, None, fresh(10 + seat)).expect("an answer");
        table.advance(Moment(Millis(2 * after)));
    }
    table
}

fn rolls_of(table: &Table) -> Vec<String> {
    table.inputs().filter(|input| matches!(input, InputText::Chance(_))).map(ToString::to_string).collect()
}

#[test]
fn a_roll_tells_nothing_of_what_is_secret_and_depends_on_no_time_and_no_order_that_the_table_chooses() {
    let first = rolls_of(&fought([(0, "card -"), (1, "card -")], 5));
    assert_eq!(first.len(), 1, "cards were drawn");
    // An opponent who knows all that is public could else try what was kept secret.
    assert_eq!(rolls_of(&fought([(0, "card 5"), (1, "card -")], 5)), first, "a secret card");
    assert_eq!(rolls_of(&fought([(0, "card -"), (1, "card 2")], 5)), first, "a secret card");
    assert_eq!(rolls_of(&fought([(0, "card -"), (1, "card -")], 6)), first, "milliseconds");
    assert_eq!(rolls_of(&fought([(0, "card -"), (1, "card -")], 0)), first, "no time at all");
    assert_eq!(rolls_of(&fought([(1, "card -"), (0, "card -")], 5)), first, "the order of answers");
}

#[test]
fn what_all_add_who_are_asked_at_the_same_time_goes_into_the_roll() {
    let both = format!("0:{}+1:{}", fresh(10), fresh(11));
    for answers in [[(0, "card 5"), (1, "card -")], [(1, "card -"), (0, "card 5")]] {
        let mut table = fought(answers, 7);
        table.resign(Seat(0)).expect("the game runs");
        let record: Record = table.record().to_string().parse().expect("a record");
        assert!(
            record.dice.as_ref().is_some_and(|dice| dice.contains(&format!("fresh={both} "))),
            "{record}"
        );
        let checked = check(&record).expect("a proof");
        assert!(checked.is_right() && checked.rolls[0].asked == Seats::first(2), "{checked:?}");
        // The table comes back from its log in between, and nothing is lost.
        let mut back = fight();
        for event in table.since(EventNumber::default()) {
            let entry: Entry = Entry::of(event).to_string().parse().expect("an entry");
            back.enter(&entry).expect("it was played before");
        }
        assert_eq!(back.record(), record);
    }
    // What was taken back is not in it.
    let mut table = fight();
    table.act_with(Seat(0), "card 5", None, fresh(1)).expect("an answer");
    table.take_back(Seat(0)).expect("nothing was revealed");
    table.act_with(Seat(1), "card -", None, fresh(2)).expect("an answer");
    table.act(Seat(0), "card -", None).expect("an answer");
    table.resign(Seat(0)).expect("the game runs");
    assert!(table.record().dice.is_some_and(|dice| dice.contains(&format!("fresh=1:{} ", fresh(2)))));
}
