//! A dishonest server: what it can do to the dice, and how a player who has kept their part finds out.

use crate::bound::{chosen, entropy, fresh, seated, secret, terms};
use stolik_catalog::Kind;
use stolik_game::{Pinned, Record, Seat};
use stolik_table::fair::{
    Cheat, FairDice, FairError, Fresh, Kept, Opened, Proof, SeatEntropy, Secret, Terms, check,
};
use stolik_table::{EventNumber, Happening, Table};

/// The seat of the player who keeps their part.
const OWN: Seat = Seat(0);

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
    /// How often it refuses an action after it has seen the roll.
    refuses: usize,
}

impl Server {
    fn honest() -> Server {
        let game = Kind::MedhKuuLash.usual();
        let (opens, puts) = (None, None);
        Server { secret: secret(), name: "vector-2", entropy: entropy(&game), opens, puts, refuses: 0 }
    }

    /// A game of some actions: the record, and what the player has kept of what they were told.
    fn game(mut self) -> (Record, Kept) {
        let game = Kind::MedhKuuLash.usual();
        // What was promised before the player added anything.
        let promised = terms(&game, &secret(), "vector-2");
        let anchor = secret().anchor();
        let commitment = promised.commitment(&anchor);
        let added = entropy(&game)[OWN.index()].clone();
        let mut kept = Kept::new(&promised, anchor, commitment.clone(), added).expect("what is played");
        // What is played with.
        let terms = terms(&game, &self.secret, self.name);
        let anchor = self.secret.anchor();
        let dice = FairDice::bound(self.secret.clone(), &anchor, terms, self.entropy.clone());
        let mut table = seated(game, dice);
        kept.is_welcomed(&commitment, OWN, &[]);
        let mut told = EventNumber(0);
        self.tell(&table, &mut told, &mut kept);
        let mut luck = Pinned::from_seed(5);
        for number in 1..=30 {
            let Some((seat, text)) = chosen(&table, &mut luck) else { break };
            if seat != OWN {
                table.act_with(seat, &text, None, fresh(100 + number)).expect("legal");
                self.tell(&table, &mut told, &mut kept);
                continue;
            }
            let mut carried = fresh(number);
            kept.sends(carried.clone());
            if self.refuses > 0 && text == "roll" {
                // It looks what would come, does not like it, and says something of an old state.
                self.refuses -= 1;
                kept.is_refused(&carried);
                carried = fresh(200 + number);
                kept.sends(carried.clone());
            }
            let used = self.puts.clone().unwrap_or(carried.clone());
            table.act_with(seat, &text, None, used).expect("legal");
            self.tell(&table, &mut told, &mut kept);
            kept.is_done(&carried);
        }
        if table.outcome().is_none() {
            table.resign(Seat(1)).expect("the game runs");
        }
        // What the browser keeps is text.
        (table.record(), kept.to_string().parse().expect("what was kept"))
    }

    fn tell(&self, table: &Table, told: &mut EventNumber, kept: &mut Kept) {
        for event in table.since(*told) {
            let Happening::Played(played) = &event.what else { continue };
            match (&event.opened, &played.input) {
                (Some(opened), _) => {
                    let link = self.opens.as_ref().map(|secret| secret.link(opened.roll));
                    kept.hears_roll(&Opened { link: link.or(opened.link.clone()), ..opened.clone() });
                }
                (None, stolik_game::record::InputText::Act { seat, .. }) => kept.hears_action(*seat),
                (None, _) => {}
            }
        }
        *told = table.now();
    }
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
    assert!(kept.sent.len() > 3 && kept.caught.is_empty() && kept.refused() == 0, "{kept}");
    assert!(kept.sent.len() < 15, "only what came into a roll is kept: {kept}");
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
    kept.is_welcomed(&kept.commitment.clone(), OWN, &other);
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
    let own = kept.sent.iter().map(|sent| sent.fresh.clone()).next().expect("something was sent");
    let at = bound.fresh.iter().position(|fresh| *fresh == own).expect("it came into a roll");
    bound.fresh[at] = [0xEE; 16].into();
    let forged = Record { dice: Some(proof.to_string()), ..record };
    let checked = check(&forged).expect("a proof");
    assert!(!checked.is_right());
    assert_eq!(kept.compare_rolls(&checked), [Cheat::OtherFresh(at as u64 + 1)]);
}

#[test]
fn entropy_that_is_left_out_is_found_out() {
    let cheats = found(Server { puts: Some(Fresh::NONE), ..Server::honest() });
    assert_eq!(codes(&cheats), ["no-fresh"]);
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
    assert_eq!((kept.compare_rolls(&checked), kept.refused()), (vec![], 2));
    // What was refused does not come into a roll after all.
    let mut used = kept.clone();
    let rolled = used.sent.iter_mut().find(|sent| sent.fate != stolik_table::fair::Fate::Refused);
    rolled.expect("a roll").fate = stolik_table::fair::Fate::Refused;
    assert_eq!(codes(&used.compare_rolls(&checked)), ["other-fresh"]);
}

#[test]
fn a_commitment_to_something_else_is_none() {
    let game = Kind::MedhKuuLash.usual();
    let right = terms(&game, &secret(), "vector-2");
    let anchor = secret().anchor();
    let commitment = right.commitment(&anchor);
    let kept = |terms: &Terms| Kept::new(terms, anchor.clone(), commitment.clone(), [1; 32].into());
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
