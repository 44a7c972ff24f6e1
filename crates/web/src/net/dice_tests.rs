//! What the browser keeps of dice, without a browser: an honest table, and one that is not.

use super::*;
use stolik_protocol::DiceTerms;
use stolik_table::fair::{FairDice, Secret};
use stolik_table::{Happening, Seating, Table, Takeback};

const ADDED: &str = "0101010101010101010101010101010101010101010101010101010101010101";

fn secret() -> Secret {
    [7; 32].into()
}

fn terms(game: &AnyGame, table: &str) -> Terms {
    let seats = vec![SeatTerm::Maker, SeatTerm::Open];
    Terms::new(TableId::new(table).expect("a name"), game, None, &secret(), seats)
}

/// What a server promises of a table.
fn promise(terms: &Terms) -> Promised {
    let anchor = secret().anchor();
    Promised {
        commitment: terms.commitment(&anchor).to_string(),
        terms: DiceTerms {
            anchor: anchor.to_string(),
            table: terms.table.to_string(),
            game: terms.game.clone(),
            rules: terms.rules,
            options: terms.options.clone(),
            position: String::new(),
            seats: terms.seats.iter().map(ToString::to_string).collect(),
        },
    }
}

/// How a server plays two rolls: with what it puts in the place of what came, and what it opens.
fn played(kept: &mut Kept, puts: impl Fn(&str) -> String, opens: impl Fn(String) -> String) -> String {
    let game = Kind::MedhKuuLash.usual();
    let added = vec![ADDED.parse().expect("32 bytes"), SeatEntropy::NONE];
    let dice = FairDice::bound(secret(), &secret().anchor(), terms(&game, "stol"), added);
    let mut table = Table::new(game, Seating::persons(["Hania", "Ola"]), Takeback::Turn, dice);
    let mut told = stolik_table::EventNumber(0);
    for number in 0..12 {
        let stolik_game::Actor::One(seat) = table.actor() else { panic!("somebody acts") };
        let action = table.position().legal(seat)[0].text.clone();
        let digits = format!("{:032x}", number + 1);
        let fresh: Fresh = digits.parse().expect("16 bytes");
        let used = if seat == Seat(0) { puts(&digits) } else { digits };
        if seat == Seat(0) {
            kept.sends(fresh.clone());
        }
        table.act_with(seat, &action, None, used.parse().expect("16 bytes")).expect("legal");
        for event in table.since(told) {
            let Happening::Played(played) = &event.what else { continue };
            let by = if let InputText::Act { seat, .. } = played.input { Some(seat) } else { None };
            let roll = event.opened.as_ref().map(|opened| OpenedRoll {
                number: opened.roll,
                link: opened.link.as_ref().map(|link| opens(link.to_string())),
                entropy: opened.fresh.is_given().then(|| opened.fresh.to_string()),
            });
            hear(kept, by, roll.as_ref());
        }
        told = table.now();
        if seat == Seat(0) {
            kept.is_done(&fresh);
        }
    }
    table.resign(Seat(1)).expect("the game runs");
    table.record().dice.expect("a proof")
}

fn promised_kept() -> Kept {
    let game = Kind::MedhKuuLash.usual();
    let promised = promise(&terms(&game, "stol"));
    let mut kept = kept(&promised, &game, "stol", ADDED).expect("what is played");
    kept.is_welcomed(&promised.commitment.parse().expect("32 bytes"), Seat(0), &[]);
    kept
}

#[test]
fn an_honest_table_is_said_to_be_one_in_both_languages() {
    let mut kept = promised_kept();
    let proof = played(&mut kept, str::to_owned, |link| link);
    let (cheats, said) = verdict(&kept, &proof);
    assert_eq!(cheats, []);
    for language in [stolik_text::Language::Polish, stolik_text::Language::English] {
        let words = stolik_text::Speaker::new(language).say(&said);
        assert!(words.len() > 40, "{words}");
    }
    kept.sends([9; 16].into());
    kept.is_refused(&[9; 16].into());
    let said = stolik_text::Speaker::new(stolik_text::Language::English).say(&verdict(&kept, &proof).1);
    assert!(said.contains('1') && said.contains("refused"), "what can only be seen is shown: {said}");
}

#[test]
fn each_cheat_is_told_by_the_page() {
    // A name, a game, options or seats other than those one wants.
    let game = Kind::MedhKuuLash.usual();
    let right = promise(&terms(&game, "stol"));
    let made = |promised: &Promised, table: &str| kept(promised, &game, table, ADDED).err();
    assert_eq!(made(&right, "stol"), None);
    assert_eq!(made(&right, "other"), Some(Cheat::OtherTerms));
    assert_eq!(made(&promise(&terms(&Kind::BattleRoyale.usual(), "stol")), "stol"), Some(Cheat::OtherTerms));
    let wanted = ["maker", "open"].map(str::to_owned);
    let swapped = ["open", "maker"].map(str::to_owned);
    assert!(is_order(&wanted, &wanted, false) && is_order(&swapped, &wanted, true));
    assert!(!is_order(&swapped, &wanted, false) && !is_order(&wanted[..1], &wanted, true));
    // Another chain, at once; other entropy, at once and when the secret is shown.
    let mut kept = promised_kept();
    played(&mut kept, str::to_owned, |link| link.replace('a', "b"));
    assert_eq!(kept.caught.first(), Some(&Cheat::OtherChain(1)));
    let mut kept = promised_kept();
    let proof = played(&mut kept, |_| "ee".repeat(16), |link| link);
    assert!(matches!(kept.caught.first(), Some(Cheat::OtherFresh(_))), "{kept}");
    assert!(matches!(verdict(&kept, &proof).0.first(), Some(Cheat::OtherFresh(_))));
    let mut kept = promised_kept();
    let proof = played(&mut kept, str::to_owned, |link| link);
    for (from, to, cheat) in [
        ("table=stol", "table=other", Cheat::OtherTable),
        (ADDED, &"02".repeat(32), Cheat::OtherEntropy),
        (&secret().to_string(), &"08".repeat(32), Cheat::OtherSecret),
        (&kept.commitment.to_string(), &"00".repeat(32), Cheat::OtherCommitment),
    ] {
        let forged = proof.replacen(from, to, 1);
        assert_ne!(forged, proof);
        assert_eq!(verdict(&kept, &forged).0, [cheat]);
    }
    assert_eq!(verdict(&kept, "fair").0, [Cheat::OtherCommitment]);
}
