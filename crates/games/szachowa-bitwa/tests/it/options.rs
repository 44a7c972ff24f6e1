//! Every option of the rules page (2.5) does what its article says; bad choices are reported all at once.

use crate::support::{after, battle, ended, game, legal, legal_with, refused, stands, state, turn, usual};
use stolik_game::{Actor, Options as _, Rules, Seat, Seats};
use stolik_szachowa_bitwa::{Colour, Decision, Options, Phase, State, SzachowaBitwa};

fn fight_cards(game: &SzachowaBitwa, state: &State, [from, to]: [&str; 2], shot: bool) -> Option<(u8, u8)> {
    let battle = state.open().battle.expect("a battle");
    let [from, to] = [from, to].map(|field| field.parse().expect("a field"));
    match game.assault(game.ground(state.open()), &battle, from, to, shot)?.decision {
        Decision::Cards { attacker, defender } => Some((attacker, defender)),
        Decision::Certain { .. } => None,
    }
}

#[test]
fn the_table_is_that_of_the_rules_page_and_refuses_the_rest() {
    assert_eq!(Options::TABLE.len(), 25);
    let faults = Options::read([
        ("n", "9"),
        ("rounds", "0"),
        ("river", "maybe"),
        ("bridge", "field"),
        ("n", "8"),
        ("quiet_cap", "9"),
    ]);
    assert_eq!(faults.expect_err("all are wrong").iter().count(), 6);
}

#[test]
fn choices_without_effect_are_faults() {
    for (name, value, needed) in [
        ("rounds", "7", ("scenario", "rounds")),
        ("minutes", "7", ("scenario", "clock")),
        ("geometry", "g2", ("variant", "nonrandom")),
        ("camps_collateral", "yes", ("variant", "nonrandom")),
    ] {
        assert!(Options::read([(name, value)]).is_err(), "{name}={value} alone means nothing");
        assert!(Options::read([(name, value), needed]).is_ok());
    }
    for (name, value) in [
        ("special_order", "attacker_first"),
        ("knight_advance", "both"),
        ("shot_support", "yes"),
        ("king_death", "keep"),
    ] {
        assert!(Options::read([(name, value)]).is_ok());
        assert!(Options::read([(name, value), ("variant", "nonrandom")]).is_err());
    }
    assert!(Options::read([("river", "no"), ("river_cost", "remaining")]).is_err());
    let out_of_range =
        Options { rounds: 500, scenario: stolik_szachowa_bitwa::Scenario::Rounds, ..Options::default() };
    assert!(SzachowaBitwa::new(out_of_range).is_err());
}

#[test]
fn s1_n_8() {
    let game = game(&[("n", "8")]);
    let position = state(&game, "battle white; W: KH8 PE8 RA1,H1 bridge=E; B: KH9 RA16,H16 bridge=E");
    assert_eq!(
        legal_with(&game, &position, "H8"),
        ["H8-H7", "H8-G8"],
        "the king cannot cross where it is occupied"
    );
    assert_eq!(legal_with(&game, &position, "E8-"), ["E8-E7", "E8-D8", "E8-F8", "E8-E9", "E8-D7", "E8-F7"]);
}

#[test]
fn s3_without_a_river_rows_n_and_n_plus_1_are_neighbours() {
    let game = game(&[("river", "no")]);
    let position = battle(&game, "white", "KA2 PC10", "KJ18 PD11");
    assert_eq!(legal_with(&game, &position, "C10x"), ["C10xD11"]);
    let camps = after(&game, &game.start(), &["camps A1 B1", "camps A20 B20"]);
    assert!(matches!(camps.open().phase, Phase::Bids(_)), "no bridges are chosen");
}

#[test]
fn s38_rounds() {
    let game = game(&[("scenario", "rounds"), ("rounds", "2")]);
    let start = battle(&game, "white", "KA2 PC3", "KJ18");
    let end = after(&game, &start, &["end", "end", "end", "end"]);
    assert_eq!(ended(&game, &end), Some(("rounds", Some(0))));
    assert_eq!(ended(&game, &after(&game, &start, &["end", "end", "end"])), None);
}

#[test]
fn s6_setup_order_open() {
    let game = game(&[("setup_order", "open")]);
    let start = game.start();
    assert_eq!(game.actor(&start), Actor::One(Seat(0)));
    let white = after(&game, &start, &["camps A1 B1"]);
    assert_eq!((game.actor(&white), white.open().camps[0].is_some()), (Actor::One(Seat(1)), true));
    let camps = after(&game, &white, &["camps A20 B20"]);
    assert_eq!(game.actor(&camps), Actor::One(Seat(0)));
    let bridges = after(&game, &camps, &["bridge C", "bridge C"]);
    assert_eq!(game.actor(&bridges), Actor::Each(Seats::first(2)));
    assert_eq!(bridges.open().bridge_columns().count(), 1, "S-5: the same place, one bridge");
}

#[test]
fn s7_sealed_bids_and_whites_tie() {
    let game = game(&[("auction", "sealed")]);
    let start = state(&game, "bids; W: camps=A1,J1 bridge=E; B: camps=A20,J20 bridge=H");
    let tie = after(&game, &start, &["bid 9", "bid 4 5"]);
    assert_eq!(tie.open().phase, Phase::Purchase(Colour::Black), "White wins the tie, Black buys first");
}

#[test]
fn s9_own_and_shared_change() {
    let few = |change: &'static str| {
        let game = game(&[("change", change)]);
        let position = state(
            &game,
            "buy white declared=black; \
             W: camps=A1,J1 bridge=E bid=3,3,4,4,5,5,6,6,7,7,8,8,2,9,9; B: camps=A20,J20 bridge=H bid=2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10",
        );
        // White holds 2,10,10 and buys for 8: a 10, with 2 back.
        let bought = after(&game, &position, &["buy 1Q pay 10"]);
        bought.secret(Colour::White).purchase.expect("bought").change.to_string()
    };
    assert_eq!(few("own"), "2");
    let shared = game(&[("change", "shared")]);
    let position = state(
        &shared,
        "buy white declared=black; \
         W: camps=A1,J1 bridge=E bid=3,3,5,5,7,7,9,9,8,8,6,6,4,4; B: camps=A20,J20 bridge=H bid=2,2,10,10,9,9,8,8,7,7,6,6",
    );
    let bought = after(&shared, &position, &["buy 1Q pay 10"]);
    assert_eq!(
        bought.secret(Colour::White).purchase.expect("bought").change.to_string(),
        "2",
        "Black's card"
    );
}

/// Ruling 14: of one 2 that lies there, who has lost the spying takes it.
#[test]
fn s9_with_a_shared_pool_the_loser_of_the_spying_takes_change_first_in_the_training_too() {
    let game = game(&[("change", "shared")]);
    let rest = "3,3,4,4,5,5,6,6,7,7,8,9,9,10,10";
    let keeps_all = (rest.to_owned(), "2,2");
    let keeps_one = (format!("2,{rest}"), "2");
    for (white, black, loser) in
        [(&keeps_all, &keeps_one, Colour::White), (&keeps_one, &keeps_all, Colour::Black)]
    {
        let position = state(
            &game,
            &format!(
                "train declared=white; W: camps=A1,J1 bridge=E bid={} army=00P0N0B0Q/-; \
                 B: camps=A20,J20 bridge=H bid={} army=00P0N0B0Q/-",
                white.0, black.0
            ),
        );
        assert_eq!(position.open().spying_winner(), Some(!loser), "who has put down more");
        // Each pays an 8 for a training of 6.
        let trained = after(&game, &position, &["train 2 pay 8", "train 2 pay 8"]);
        let change = |colour| trained.secret(colour).training.expect("trained").change.to_string();
        assert_eq!((change(loser).as_str(), change(!loser).as_str()), ("2", "-"));
    }
}

#[test]
fn s25_g2_and_g3() {
    let white = "KA2 PE13";
    let taken = |geometry: &'static str, black: &str| {
        let game = game(&[("variant", "nonrandom"), ("geometry", geometry)]);
        let position = battle(&game, "white", white, black);
        let end = after(&game, &position, &["E13xF13"]);
        ["E14", "E12", "F14", "F12", "G13"]
            .into_iter()
            .filter(|field| !stands(&end, field))
            .collect::<Vec<_>>()
    };
    let all = "KJ18 PF13,E14,E12,F14,F12";
    assert_eq!(
        taken("g2", "KJ18 PF13,E14,E12"),
        ["E14", "E12", "F14", "F12", "G13"],
        "yellow N and S of the attacker"
    );
    let tied = game(&[("variant", "nonrandom"), ("geometry", "g2")]);
    let position = battle(&tied, "white", white, all);
    assert_eq!(legal_with(&tied, &position, "E13xF13"), ["E13xF13/E12", "E13xF13/E14"], "blue the corners");
    assert_eq!(taken("g3", all), ["F14", "F12", "G13"], "yellow N and S of the defender");
    let tied = game(&[("variant", "nonrandom"), ("geometry", "g3")]);
    let position = battle(&tied, "white", white, "KJ18 PF13,F14,F12,G13");
    assert_eq!(
        legal_with(&tied, &position, "E13xF13"),
        ["E13xF13/F12", "E13xF13/F14"],
        "blue the column beyond"
    );
}

#[test]
fn s24_diagonal_back() {
    let position = |game: &SzachowaBitwa| battle(game, "white", "KA2 PE6", "KJ18 PD5");
    let usual = usual();
    assert_eq!(fight_cards(&usual, &position(&usual), ["E6", "D5"], false), Some((3, 1)), "rear");
    let flank = game(&[("diagonal_back", "flank")]);
    assert_eq!(fight_cards(&flank, &position(&flank), ["E6", "D5"], false), Some((2, 1)));
}

#[test]
fn s15_river_cost_remaining() {
    let game = game(&[("river_cost", "remaining")]);
    let position = battle(&game, "white", "KJ3 PC9 NB10", "KJ18");
    assert_eq!(turn(&after(&game, &position, &["C9-C10", "C10-C11"])), Colour::Black);
    let knight = after(&game, &position, &["B10-A10", "A10-A11"]);
    assert_eq!(turn(&knight), Colour::Black, "it takes all that are left");
}

#[test]
fn s16_strict_diagonal_fights() {
    let game = game(&[("diagonal_fight", "strict")]);
    let pawn = battle(&game, "white", "KJ3 PE5", "KJ18 PF6");
    assert_eq!(refused(&game, &pawn, &["E5xF6"]), "strict-diagonal");
    let moved = battle(&game, "white", "KJ3 PE4", "KJ18 PF6");
    assert_eq!(legal_with(&game, &after(&game, &moved, &["E4-E5"]), "E5x"), ["E5xF6"], "the last point");
    let knight = battle(&game, "white", "KJ3 NE5 king=2", "KJ18 PF6,E6");
    let fought = after(&game, &knight, &["E5xF6", "card -", "card -", "KK/AA"]);
    assert_eq!(refused(&game, &fought, &["E5xE6"]), "no-fight-left", "both fights are spent");
}

#[test]
fn s28_s23_s31_shots_and_knights_in_the_random_variant() {
    let shooters = |game: &SzachowaBitwa| battle(game, "white", "KJ3 QE5 PD6", "KJ18 QE6 PF6");
    let usual = usual();
    assert_eq!(fight_cards(&usual, &shooters(&usual), ["E5", "E6"], true), Some((1, 1)));
    let support = game(&[("shot_support", "yes")]);
    assert_eq!(fight_cards(&support, &shooters(&support), ["E5", "E6"], true), Some((2, 2)));
    let beats = game(&[("shot_beats_crossbowmen", "yes")]);
    assert!(!stands(&after(&beats, &shooters(&beats), &["E5*E6"]), "E6"));
    let exempt = game(&[("rear_exempt_random", "yes")]);
    let rear = after(&exempt, &battle(&exempt, "white", "KJ3 NE6", "KJ18 BE5"), &["E6xE5"]);
    assert!(stands(&rear, "E6") && !stands(&rear, "E5"));
    let front = after(&exempt, &battle(&exempt, "white", "KJ3 NE4", "KJ18 BE5"), &["E4xE5"]);
    assert!(!stands(&front, "E4") && !stands(&front, "E5"));
}

#[test]
fn s33_attacker_first_openly() {
    let game = game(&[("special_order", "attacker_first")]);
    let position = battle(&game, "white", "KJ3 PE4 cards=7", "KJ18 PE5 cards=3");
    let asked = after(&game, &position, &["E4xE5"]);
    assert_eq!(game.actor(&asked), Actor::One(Seat(0)));
    let shown = after(&game, &asked, &["card 7"]);
    assert_eq!(game.actor(&shown), Actor::One(Seat(1)));
    assert_eq!(shown.open().spent[0].to_string(), "7", "everybody sees it");
    assert_eq!(legal(&game, &shown), ["card:--", "card:03"]);
    assert_eq!(game.actor(&after(&game, &shown, &["card -"])), Actor::Chance);
}

#[test]
fn s34_knight_advance_both() {
    let game = game(&[("knight_advance", "both")]);
    let position = battle(&game, "white", "KJ3 NE4 king=2", "KJ18 PE5");
    let won = after(&game, &position, &["E4xE5", "card -", "card -", "KK/A"]);
    assert!(stands(&won, "E5") && !stands(&won, "E4"));
}

#[test]
fn s35_king_is_army() {
    let text = "battle white; W: KA2 PC3 RA1,J1 bridge=E; B: KJ18 RA20,J20 bridge=H";
    assert_eq!(ended(&usual(), &state(&usual(), text)), None);
    let no = game(&[("king_is_army", "no")]);
    assert_eq!(ended(&no, &state(&no, text)), Some(("no-troops", Some(0))));
}

#[test]
fn s27_camps_collateral() {
    let text = "battle white; W: KA2 PD19 RA1,J1 bridge=E; B: KJ18 PE19 RE20,J20 bridge=H";
    let usual = game(&[("variant", "nonrandom")]);
    assert!(stands(&after(&usual, &state(&usual, text), &["D19xE19"]), "E20"));
    let yes = game(&[("variant", "nonrandom"), ("camps_collateral", "yes")]);
    assert!(!stands(&after(&yes, &state(&yes, text), &["D19xE19"]), "E20"));
}

#[test]
fn s40_caps_and_their_result() {
    for (result, winner) in [("score", Some(0)), ("draw", None)] {
        let game = game(&[("quiet_cap", "10"), ("round_cap", "20"), ("cap_result", result)]);
        let text = "battle black first=white rounds=19 quiet=9; W: KA2 PC3 RA1,J1 bridge=E; B: KJ18 RA20,J20 bridge=H";
        assert_eq!(ended(&game, &after(&game, &state(&game, text), &["end"])), Some(("quiet-cap", winner)));
    }
}
