//! A dishonest server: what it can do to the dice, and how a player who has kept their part finds out.

use crate::bound::{chosen, entropy, fresh, seated, secret, terms};
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Pinned, Record, Seat, Seats};
use stolik_table::fair::{
    Added, Cheat, FairDice, FairError, Fate, Fresh, Kept, Opened, Proof, SeatEntropy, SeatTerm, Secret,
    TableId, Terms, Welcomed, check,
};
use stolik_table::{EventNumber, Happening, Seating, Table, Takeback};

/// The seat of the player who keeps their part.
const OWN: Seat = Seat(0);

/// When a server answers an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answers {
    /// After all that came of it.
    Last,
    /// After the action, and before the roll that it asked for.
    BeforeTheRoll,
    /// Before anything else.
    First,
    /// Never.
    Never,
}

/// A server, as it should be unless it is told otherwise.
struct Server {
    /// What it plays with, whatever it has promised.
    secret: Secret,
    name: &'static str,
    entropy: Vec<SeatEntropy>,
    /// What it opens of its chain instead.
    opens: Option<Secret>,
    /// What it puts in the place of what the player's actions carry.
    puts: Option<Fresh>,
    /// Of the roll of how many of the player's actions it has seen what comes, and did not like it: it refuses those.
    refuses: usize,
    /// The same, but it says nothing, so that the player loads the page anew and acts again.
    is_silent: usize,
    answers: Answers,
}

impl Server {
    fn honest() -> Server {
        let game = Kind::MedhKuuLash.usual();
        let (opens, puts) = (None, None);
        Server {
            secret: secret(),
            name: "vector-2",
            entropy: entropy(&game),
            opens,
            puts,
            refuses: 0,
            is_silent: 0,
            answers: Answers::Last,
        }
    }

    /// A game of some actions: the record, and what the player has kept of what they were told.
    fn game(mut self) -> (Record, Kept) {
        let game = Kind::MedhKuuLash.usual();
        // What was promised before the player added anything.
        let mut kept = promised(&game);
        // What is played with.
        let terms = terms(&game, &self.secret, self.name);
        let anchor = self.secret.anchor();
        let dice = FairDice::bound(self.secret.clone(), &anchor, terms, self.entropy.clone());
        let mut table = seated(game, dice);
        welcome(&mut kept, &[]);
        let mut told = EventNumber(0);
        self.tell(&table, &mut told, &mut kept, None);
        let mut luck = Pinned::from_seed(5);
        for number in 1..=30 {
            let Some((seat, text)) = chosen(&table, &mut luck) else { break };
            if seat != OWN {
                table.act_with(seat, &text, None, fresh(100 + number)).expect("legal");
                self.tell(&table, &mut told, &mut kept, None);
                continue;
            }
            let mut carried = fresh(number);
            kept.sends(coming(&table), carried.clone());
            if text == "roll" && self.refuses > 0 {
                // It looks what would come, does not like it, and says something of an old state.
                self.refuses -= 1;
                kept.is_refused(&carried);
                carried = fresh(200 + number);
                kept.sends(coming(&table), carried.clone());
            } else if text == "roll" && self.is_silent > 0 {
                self.is_silent -= 1;
                kept = kept.to_string().parse().expect("what was kept");
                welcome(&mut kept, &[]);
                carried = fresh(200 + number);
                kept.sends(coming(&table), carried.clone());
            }
            let used = self.puts.clone().unwrap_or(carried.clone());
            table.act_with(seat, &text, None, used).expect("legal");
            self.tell(&table, &mut told, &mut kept, Some(&carried));
        }
        if table.outcome().is_none() {
            table.resign(Seat(1)).expect("the game runs");
        }
        // What the browser keeps is text.
        (table.record(), kept.to_string().parse().expect("what was kept"))
    }

    /// Tells what has happened, and answers the action that was sent with this.
    fn tell(&self, table: &Table, told: &mut EventNumber, kept: &mut Kept, answered: Option<&Fresh>) {
        let mut answer = answered.filter(|_| self.answers != Answers::Never);
        if self.answers == Answers::First {
            answer.take().into_iter().for_each(|fresh| kept.is_done(fresh));
        }
        let coming = coming(table);
        let rolls = table.since(*told).iter().filter(|event| event.opened.is_some()).count() as u64;
        for event in table.since(*told) {
            let Happening::Played(played) = &event.what else { continue };
            match (&event.opened, &played.input) {
                (Some(opened), _) => {
                    let link = self.opens.as_ref().map(|secret| secret.link(opened.roll));
                    kept.hears_roll(&Opened { link: link.or(opened.link.clone()), ..opened.clone() });
                }
                (None, stolik_game::record::InputText::Act { seat, .. }) => {
                    kept.hears_action(*seat, false, coming - rolls);
                    if self.answers == Answers::BeforeTheRoll {
                        answer.take().into_iter().for_each(|fresh| kept.is_done(fresh));
                    }
                }
                (None, _) => {}
            }
        }
        if let Some(fresh) = answer {
            kept.is_done(fresh);
        }
        *told = table.now();
    }
}

/// What the player keeps of what an honest server has promised.
fn promised(game: &AnyGame) -> Kept {
    let (terms, anchor) = (terms(game, &secret(), "vector-2"), secret().anchor());
    let (commitment, added) = (terms.commitment(&anchor), entropy(game)[OWN.index()].clone());
    Kept::new(&terms, anchor, commitment, added, Some(OWN)).expect("what is played")
}

/// The player comes to the table.
fn welcome(kept: &mut Kept, added: &[SeatEntropy]) {
    let (table, commitment) = (kept.table.to_string(), kept.commitment.clone());
    let bots = Seats::NONE;
    kept.is_welcomed(&Welcomed { table: &table, commitment: Some(&commitment), seat: OWN, bots, added });
}

/// Which roll comes next.
fn coming(table: &Table) -> u64 {
    let is_roll = |input: &&_| matches!(input, stolik_game::record::InputText::Chance(_));
    table.inputs().filter(is_roll).count() as u64 + 1
}

/// What the player finds out from the record and what they kept; the record agrees with itself.
fn found(server: Server) -> Vec<Cheat> {
    let (record, kept) = server.game();
    let checked = check(&record).expect("a record that can be checked");
    assert!(checked.is_right(), "a clever cheat agrees with itself: {:?}", checked.rolls);
    kept.compare_rolls(&checked)
}

/// The codes, each once.
fn codes(cheats: &[Cheat]) -> Vec<&'static str> {
    let mut codes: Vec<&str> = cheats.iter().map(|cheat| cheat.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

#[test]
fn an_honest_server_is_found_honest() {
    let (record, kept) = Server::honest().game();
    let checked = check(&record).expect("a proof");
    assert!(checked.is_right());
    assert_eq!(kept.compare_rolls(&checked), []);
    assert!(kept.sent.len() > 3 && kept.caught.is_empty() && kept.refused(None) == 0, "{kept}");
}

#[test]
fn another_name_is_found_out() {
    // It tries names until the rolls please it.
    let cheats = found(Server { name: "lucky-name", ..Server::honest() });
    assert_eq!(codes(&cheats), ["other-commitment", "other-table"]);
}

#[test]
fn another_secret_is_found_out_at_the_first_roll() {
    let (record, kept) = Server { secret: [9; 32].into(), ..Server::honest() }.game();
    assert_eq!(kept.caught.first(), Some(&Cheat::OtherChain(1)), "while the game was played");
    let cheats = kept.compare_rolls(&check(&record).expect("a proof"));
    assert_eq!(codes(&cheats), ["other-chain", "other-commitment", "other-secret"]);
}

#[test]
fn another_entropy_of_a_seat_is_found_out() {
    let game = Kind::MedhKuuLash.usual();
    let mut other = entropy(&game);
    other[OWN.index()] = [0xEE; 32].into();
    let server = Server { entropy: other.clone(), ..Server::honest() };
    let (record, mut kept) = server.game();
    let checked = check(&record).expect("a proof");
    assert_eq!(kept.compare_rolls(&checked), [Cheat::OtherEntropy]);
    // And at once, where the server tells what it has.
    welcome(&mut kept, &other);
    assert_eq!(kept.caught, [Cheat::OtherEntropy]);
}

#[test]
fn a_chain_that_is_not_the_one_committed_to_is_found_out_at_once() {
    let (record, kept) = Server { opens: Some([9; 32].into()), ..Server::honest() }.game();
    assert!(kept.caught.contains(&Cheat::OtherChain(1)) && codes(&kept.caught) == ["other-chain"]);
    // That the record is right in the end does not make it good.
    let checked = check(&record).expect("a proof");
    assert!(checked.is_right() && kept.compare_rolls(&checked).contains(&Cheat::OtherChain(1)));
}

#[test]
fn entropy_that_is_chosen_late_is_found_out() {
    let (record, kept) = Server { puts: Some([0xEE; 16].into()), ..Server::honest() }.game();
    assert_eq!(codes(&kept.caught), ["other-fresh"], "at once");
    let checked = check(&record).expect("a proof");
    assert_eq!(codes(&kept.compare_rolls(&checked)), ["other-fresh"]);
    // It says one thing at once and another in the record: then the rolls are others.
    let (record, kept) = Server::honest().game();
    let mut proof: Proof = record.dice.clone().expect("a proof").parse().expect("a proof");
    let bound = proof.bound.as_mut().expect("version 2");
    let at = bound.fresh.iter().position(|added| added.of(OWN).is_some()).expect("a roll of the own action");
    bound.fresh[at] = Added::NONE.with(OWN, [0xEE; 16].into());
    let forged = Record { dice: Some(proof.to_string()), ..record };
    let checked = check(&forged).expect("a proof");
    assert!(!checked.is_right());
    assert_eq!(kept.compare_rolls(&checked), [Cheat::OtherFresh(at as u64 + 1)]);
}

#[test]
fn whenever_it_answers_what_is_changed_or_left_out_is_found_out() {
    for answers in [Answers::Last, Answers::BeforeTheRoll, Answers::First, Answers::Never] {
        let (record, kept) = Server { answers, ..Server::honest() }.game();
        assert_eq!(kept.compare_rolls(&check(&record).expect("a proof")), []);
        for (puts, code) in [(Fresh::NONE, "no-fresh"), ([0xEE; 16].into(), "other-fresh")] {
            let (record, kept) = Server { answers, puts: Some(puts.clone()), ..Server::honest() }.game();
            // Who is never answered cannot know before the end that the roll was not refused to them.
            let is_told = answers != Answers::Never || puts.is_given();
            assert_eq!(codes(&kept.caught), [code].repeat(usize::from(is_told)), "at once");
            let checked = check(&record).expect("a proof");
            assert!(checked.is_right(), "the record agrees with itself");
            assert!(codes(&kept.compare_rolls(&checked)).contains(&code), "{code} {kept}\n{record}");
        }
    }
}

#[test]
fn silence_before_the_page_is_loaded_anew_is_shown() {
    let (record, kept) = Server { is_silent: 3, ..Server::honest() }.game();
    let checked = check(&record).expect("a proof");
    assert_eq!((kept.compare_rolls(&checked), kept.refused(Some(&checked.proof))), (vec![], 3));
    // An answer that was lost, and nothing else, is not counted.
    let (record, kept) = Server { answers: Answers::Never, ..Server::honest() }.game();
    let asked = |kept: &Kept, fate| kept.sent.iter().filter(|sent| sent.fate == fate).count();
    let (rolled, lost) = (asked(&kept, Fate::Done), asked(&kept, Fate::Unanswered));
    let proof = check(&record).expect("a proof").proof;
    assert!(rolled > 3 && kept.refused(Some(&proof)) == lost, "of the others no roll came: {kept}");
}

#[test]
fn what_a_server_adds_for_a_bot_is_found_out() {
    let game = Kind::MedhKuuLash.usual();
    let bot = || SeatTerm::Bot("easy".to_owned());
    let table = TableId::new("vector-2").expect("a name");
    let terms = Terms::new(table, &game, None, &secret(), vec![SeatTerm::Maker, bot()]);
    let anchor = secret().anchor();
    let own: SeatEntropy = [0xA0; 32].into();
    let kept = Kept::new(&terms, anchor.clone(), terms.commitment(&anchor), own.clone(), Some(OWN));
    let kept = kept.expect("what is played");
    // It knows what the player has added, and tries values for the bot until the first roll pleases it.
    let record = |added: SeatEntropy, who: &[&str]| {
        let dice = FairDice::bound(secret(), &anchor, terms.clone(), vec![own.clone(), added]);
        let mut table = Table::new(game.clone(), Seating::named(who.iter()), Takeback::Turn, dice);
        table.resign(OWN).expect("the game runs");
        table.record()
    };
    let first = |record: &Record| record.turns[0].inputs[0].clone();
    let bots = ["Hania", "bot:easy"];
    let honest = record(SeatEntropy::NONE, &bots);
    assert!(check(&honest).is_ok_and(|checked| kept.compare_rolls(&checked).is_empty()));
    let wanted =
        (1..=255).map(|number| record([number; 32].into(), &bots)).find(|r| first(r) != first(&honest));
    let ground = wanted.expect("another roll");
    assert_eq!(check(&ground), Err(FairError::StrayEntropy { seat: Seat(1) }));
    let proof: Proof = ground.dice.clone().expect("a proof").parse().expect("a proof");
    assert_eq!(kept.compare(&proof), [Cheat::BotEntropy]);
    // By the terms alone, too: the record calls the bot a person.
    let named = record([9; 32].into(), &["Hania", "Marcin"]);
    assert_eq!(check(&named), Err(FairError::StrayEntropy { seat: Seat(1) }));
}

#[test]
fn what_is_told_as_dice_of_an_older_version_is_found_out() {
    let game = Kind::MedhKuuLash.usual();
    let mut kept = promised(&game);
    let table = kept.table.clone();
    let (name, bots) = (table.to_string(), Seats::NONE);
    kept.is_welcomed(&Welcomed { table: &name, commitment: None, seat: OWN, bots, added: &[] });
    assert_eq!(kept.caught, [Cheat::Older], "at once");
    let dice = FairDice::new(table, secret(), entropy(&game), &game, None);
    let mut table = seated(game.clone(), dice);
    table.resign(OWN).expect("the game runs");
    let checked = check(&table.record()).expect("a proof of version 1");
    assert!(checked.is_right() && promised(&game).compare_rolls(&checked) == [Cheat::Older]);
}

#[test]
fn people_who_are_moved_afterwards_are_found_out() {
    // It knows what all have added, and has them sit so that the first roll pleases it.
    let mut moved = entropy(&Kind::MedhKuuLash.usual());
    moved.reverse();
    let (record, mut kept) = Server { entropy: moved.clone(), ..Server::honest() }.game();
    assert_eq!(kept.compare_rolls(&check(&record).expect("a proof")), [Cheat::OtherEntropy]);
    let (table, commitment, bots) = (kept.table.to_string(), kept.commitment.clone(), Seats::NONE);
    let added = &moved;
    kept.is_welcomed(&Welcomed { table: &table, commitment: Some(&commitment), seat: Seat(1), bots, added });
    assert_eq!(kept.caught, [Cheat::OtherSeat, Cheat::OtherEntropy], "at once");
}

#[test]
fn what_an_earlier_action_carried_is_not_used_again() {
    let cheats = found(Server { puts: Some(fresh(1)), ..Server::honest() });
    assert_eq!(codes(&cheats), ["other-fresh"]);
}

#[test]
fn an_action_refused_after_its_roll_was_seen_is_shown() {
    let (record, kept) = Server { refuses: 2, ..Server::honest() }.game();
    let checked = check(&record).expect("a proof");
    // Nobody can tell it from a state that was old: it is shown, not judged.
    assert_eq!((kept.compare_rolls(&checked), kept.refused(Some(&checked.proof))), (vec![], 2));
    // What was refused does not come into a roll after all.
    let mut used = kept.clone();
    let given = |roll: u64| checked.rolls[roll as usize - 1].added.of(OWN).cloned();
    let rolled = used.sent.iter_mut().find(|sent| given(sent.roll).as_ref() == Some(&sent.fresh));
    rolled.expect("a roll").fate = Fate::Refused;
    assert_eq!(codes(&used.compare_rolls(&checked)), ["other-fresh"]);
}

#[test]
fn a_commitment_to_something_else_is_none() {
    let game = Kind::MedhKuuLash.usual();
    let right = terms(&game, &secret(), "vector-2");
    let anchor = secret().anchor();
    let commitment = right.commitment(&anchor);
    let kept = |terms: &Terms| Kept::new(terms, anchor.clone(), commitment.clone(), [1; 32].into(), None);
    assert!(kept(&right).is_ok());
    for wrong in [
        Terms { options: "length=short".to_owned(), ..right.clone() },
        Terms { seats: right.seats.iter().rev().cloned().collect(), ..right.clone() },
        terms(&Kind::BattleRoyale.usual(), &secret(), "vector-2"),
        terms(&game, &secret(), "vector-3"),
    ] {
        assert_eq!(kept(&wrong), Err(Cheat::OtherTerms), "{wrong:?}");
    }
}

#[test]
fn a_record_that_does_not_agree_with_itself_needs_no_player() {
    let (record, _) = Server::honest().game();
    let proof = record.dice.clone().expect("a proof");
    let own = entropy(&Kind::MedhKuuLash.usual())[1].to_string();
    let changed = |from: &str, to: &str| {
        let dice = proof.replacen(from, to, 1);
        assert_ne!(dice, proof);
        check(&Record { dice: Some(dice), ..record.clone() })
    };
    assert_eq!(changed("table=vector-2", "table=vector-3"), Err(FairError::OtherTerms));
    assert_eq!(changed("seats=maker,open", "seats=open,maker"), Err(FairError::OtherTerms));
    assert_eq!(changed(&secret().to_string(), &"09".repeat(32)), Err(FairError::OtherTerms));
    assert!(!changed(&own, &"ee".repeat(32)).expect("a proof").is_right());
    let (other, _) = Server { secret: [9; 32].into(), ..Server::honest() }.game();
    let forged = Record { turns: other.turns, end: other.end, result: other.result, ..record.clone() };
    assert!(!matches!(check(&forged), Ok(checked) if checked.is_right()));
}
