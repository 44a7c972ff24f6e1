//! The clarifications of the rules page (2.6) and the rulings that no worked position shows.

use crate::support::{
    self, after, battle, ended, game, legal, legal_with, nonrandom, play_as, random_input, refused, stands,
    state, turn, usual,
};
use std::collections::BTreeSet;
use stolik_game::{
    Actor, Effect, Entropy, Input, Millis, Notation, Passed, Pinned, Rules, Seat, Seats, Timed,
};
use stolik_szachowa_bitwa::{Action, Colour, Phase, State, SzachowaBitwa};

fn points(state: &State) -> u8 {
    state.open().battle.expect("a battle").points
}

#[test]
fn clarification_1_diagonal_back_as_flank_takes_one() {
    let game = game(&[("variant", "nonrandom"), ("diagonal_back", "flank")]);
    // Attacker E14, target D13: D14 and E13 are yellow and blue.
    let both = battle(&game, "white", "KJ3 PE14", "KJ18 PD13,D14,E13");
    assert_eq!(legal_with(&game, &both, "E14xD13"), ["E14xD13/E13", "E14xD13/D14"]);
    let one = battle(&game, "white", "KJ3 PE14", "KJ18 PD13,D14");
    let taken = after(&game, &one, &["E14xD13"]);
    assert!(!stands(&taken, "D13") && !stands(&taken, "D14"), "must take one if there is one (S-26)");
    // As rear both fall.
    let rear = battle(&nonrandom(), "white", "KJ3 PE14", "KJ18 PD13,D14,E13");
    let taken = after(&nonrandom(), &rear, &["E14xD13"]);
    assert!(["D13", "D14", "E13"].iter().all(|field| !stands(&taken, field)));
}

#[test]
fn clarification_3_a_king_who_dies_takes_the_turn_with_him() {
    let attack = ["E4xE5", "card -", "card -", "A/K"];
    let usual = usual();
    let position = |game: &SzachowaBitwa| battle(game, "white", "KE4 PB2,C2 king=4", "KJ18 PE5");
    let lapsed = after(&usual, &position(&usual), &attack);
    assert_eq!(turn(&lapsed), Colour::Black);
    let keep = game(&[("king_death", "keep")]);
    let kept = after(&keep, &position(&keep), &attack);
    assert_eq!((turn(&kept), points(&kept)), (Colour::White, 3));
    let next = after(&keep, &kept, &["B2-B3", "finish", "end", "end"]);
    assert_eq!((turn(&next), points(&next)), (Colour::White, 1), "from the next turn on one point (S-41)");
}

#[test]
fn clarification_4_both_are_asked_also_who_has_no_card() {
    let game = usual();
    let position = battle(&game, "white", "KJ3 PE4 cards=7", "KJ18 PE5");
    let asked = after(&game, &position, &["E4xE5"]);
    assert_eq!(game.actor(&asked), Actor::Each(Seats::first(2)));
    assert_eq!(legal(&game, &asked), ["card:--", "card:07"]);
    let mut answers = Vec::new();
    game.legal(&asked, Seat(1), &mut answers);
    assert_eq!(answers, [Action::Special(None)]);
    let mut refusing = asked;
    let why = play_as(&game, &mut refusing, Seat(1), "card 7").expect_err("not held");
    assert_eq!((why.code, why.article.map(|a| a.0)), ("card-not-held", Some("S-33")));
}

#[test]
fn clarification_5_counts_are_public_once_both_have_committed() {
    let game = usual();
    let start = state(&game, "bids; W: camps=A1,J1 bridge=E; B: camps=A20,J20 bridge=H");
    let one = after(&game, &start, &["bid 9 10"]);
    assert_eq!(one.open().bid_counts, None);
    let both = after(&game, &one, &["bid -"]);
    assert_eq!(both.open().bid_counts, Some([2, 0]));
    assert_eq!(both.open().bids, None);
    let added = after(&game, &both, &["add 2 3"]);
    assert_eq!(added.open().bid_counts, Some([4, 0]));
}

#[test]
fn clarification_6_a_fight_over_a_bridge_stands_alone() {
    let game = nonrandom();
    // Black attacks from behind over the bridge: no collateral.
    let position = battle(&game, "black", "KJ3 PE11,D11,F11", "KJ18 PE10,D10");
    let taken = after(&game, &position, &["E10xE11"]);
    assert!(!stands(&taken, "E11") && stands(&taken, "D11") && stands(&taken, "F11"));
    let random = usual();
    let position = battle(&random, "white", "KJ3 PE10,D10", "KJ18 PE11,D11,F11");
    let asked = after(&random, &position, &["E10xE11", "card -", "card -"]);
    let mut chances = Vec::new();
    random.chances(&asked, &mut chances);
    assert_eq!(chances.len(), 16, "one card each");
}

#[test]
fn clarification_7_a_flank_attack_on_a_camp_takes_yellow_units() {
    let game = nonrandom();
    let position = state(&game, "battle white; W: KA2 PD20 RA1,J1 bridge=E; B: KE19 RE20,J20 PA15 bridge=H");
    let taken = after(&game, &position, &["D20xE20"]);
    assert!(!stands(&taken, "E20") && !stands(&taken, "E19"));
}

#[test]
fn clarification_8_caps_after_complete_rounds() {
    let game = game(&[("quiet_cap", "10"), ("round_cap", "20")]);
    let quiet = |text: &str| {
        state(
            &game,
            &format!(
                "battle black first=white {text}; W: KA2 PA3,B3 RA1 bridge=E; \
        B: KA19 RA20 bridge=H"
            ),
        )
    };
    let end = after(&game, &quiet("rounds=12 quiet=9"), &["end"]);
    assert_eq!(ended(&game, &end), Some(("quiet-cap", Some(0))), "the score decides");
    let removed = after(&game, &quiet("rounds=12 quiet=9 removed"), &["end"]);
    assert_eq!(ended(&game, &removed), None, "a removal in either turn");
    assert_eq!(removed.open().battle.map(|b| b.quiet), Some(0));
    let end = after(&game, &quiet("rounds=19 quiet=2"), &["end"]);
    assert_eq!(ended(&game, &end), Some(("round-cap", Some(0))));
    let half = state(&game, "battle white rounds=12 quiet=9; W: KA2 RA1 bridge=E; B: KA19 RA20 bridge=H");
    assert_eq!(ended(&game, &after(&game, &half, &["end"])), None, "only after complete rounds");
}

#[test]
fn clarification_9_a_diagonal_attack_costs_two_whenever_two_are_left() {
    let game = usual();
    let position = battle(&game, "white", "KJ3 NE5 king=2", "KJ18 PF6");
    let fought = after(&game, &position, &["E5xF6"]);
    assert_eq!(fought.open().battle.and_then(|b| b.in_use).map(|u| (u.moves, u.fights)), Some((2, 1)));
    let king = battle(&game, "white", "KE5 PA3 king=3", "KJ18 PF6");
    assert_eq!(points(&after(&game, &king, &["E5xF6"])), 1);
    let last = battle(&game, "white", "KE5 PA3", "KJ18 PF6");
    assert_eq!(points(&after(&game, &last, &["E5xF6"])), 0, "the last point suffices (S-19)");
}

#[test]
fn clarification_10_uses_begin_and_end() {
    let game = usual();
    let position = battle(&game, "white", "KJ3 PE5 NC3 king=3", "KJ18");
    let begun = after(&game, &position, &["E5-E6"]);
    assert_eq!(points(&begun), 2);
    assert_eq!(legal(&game, &begun), ["E6-E5", "E6-D6", "E6-F6", "E6-E7", "finish"]);
    assert_eq!(refused(&game, &begun, &["end"]), "finish-first");
    assert_eq!(refused(&game, &begun, &["C3-C4"]), "other-in-use");
    assert_eq!(refused(&game, &position, &["finish"]), "nothing-in-use");
    let ended_use = after(&game, &begun, &["E6-E7"]);
    assert_eq!(ended_use.open().battle.and_then(|b| b.in_use), None, "by itself at 0 points");
    assert_eq!(turn(&ended_use), Colour::White);
    let all = after(&game, &begun, &["finish", "J3-J4", "C3-C4", "finish"]);
    assert_eq!(turn(&all), Colour::Black, "by itself when the king's points are spent");
}

#[test]
fn clarification_11_both_lost_at_once_is_a_draw() {
    for (option, expected) in [("draw", None), ("score", Some(0))] {
        let game = game(&[("variant", "nonrandom"), ("both_lose", option), ("king_is_army", "no")]);
        let text = "battle white; W: KA2 NE5 RA1,J1 bridge=E; B: KE18 BE6 RA20 bridge=H";
        let end = after(&game, &state(&game, text), &["E5xE6"]);
        assert_eq!(ended(&game, &end), Some(("both-lost", expected)), "{option}");
    }
}

#[test]
fn s15_the_king_crosses_with_all_points_and_the_turn_ends() {
    let game = usual();
    let position = battle(&game, "white", "KC10 PB2 king=3", "KJ18");
    assert_eq!(turn(&after(&game, &position, &["C10-C11"])), Colour::Black);
    let spent = ["B2-B3", "finish", "C10-C11"];
    assert_eq!(refused(&game, &position, &spent), "crossing-takes-all");
}

#[test]
fn s20_the_kings_diagonal_step_takes_two() {
    let game = usual();
    let one = battle(&game, "white", "KE5 PB2", "KJ18");
    assert_eq!(refused(&game, &one, &["E5-F6"]), "too-few-points");
    let two = battle(&game, "white", "KE5 PB2 king=2", "KJ18");
    assert_eq!(turn(&after(&game, &two, &["E5-F6"])), Colour::Black);
}

#[test]
fn s31_crossbowmen_are_defenceless_in_melee_only() {
    let game = usual();
    let shot = battle(&game, "white", "KJ3 QE4", "KJ18 QE5");
    assert!(after(&game, &shot, &["E4*E5"]).open().battle.is_some_and(|b| b.fight.is_some()), "S-23: cards");
    let melee = battle(&game, "white", "KE4 PB2", "KJ18 QE5");
    assert!(!stands(&after(&game, &melee, &["E4xE5"]), "E5"));
}

#[test]
fn s34_only_knights_advance_and_only_without_cards() {
    let game = nonrandom();
    let pawn = battle(&game, "white", "KJ3 PE4 king=2", "KJ18 PE5");
    assert!(stands(&after(&game, &pawn, &["E4xE5"]), "E4"));
    let knight = battle(&game, "white", "KJ3 NE4 king=2", "KJ18 PE5");
    let advanced = after(&game, &knight, &["E4xE5"]);
    assert!(stands(&advanced, "E5") && !stands(&advanced, "E4"));
    assert_eq!(advanced.open().battle.and_then(|b| b.in_use).map(|u| u.moves), Some(3), "free of MP");
    let usual = usual();
    let random = battle(&usual, "white", "KJ3 NE4 king=2", "KJ18 PE5");
    assert!(stands(&after(&usual, &random, &["E4xE5", "card -", "card -", "KK/A"]), "E4"));
}

#[test]
fn s39_a_fallen_clock_makes_pieces_desert() {
    let game = game(&[("scenario", "clock"), ("minutes", "5")]);
    let mut running = state(
        &game,
        "battle white; W: KA2 NB2,C2 PD2 RA1,J1 bridge=E clock=0:10; B: KA19 PB19 RA20,J20 bridge=H clock=1:00.001",
    );
    assert_eq!(game.watched(&running), Seats::only(Seat(0)));
    let time = |elapsed| Input::Time(Passed { seat: Seat(0), elapsed: Millis(elapsed) });
    assert_eq!(game.play(&mut running, &time(9_999)), Ok(Effect::QUIET));
    game.play(&mut running, &time(1)).expect("taken");
    assert_eq!(
        running.open().phase,
        Phase::Desertion { fallen: Colour::White, left: 2 },
        "two begun minutes"
    );
    assert_eq!(game.actor(&running), Actor::One(Seat(1)));
    assert_eq!(legal(&game, &running), ["desert:A2", "desert:B2", "desert:C2", "desert:D2"]);
    assert_eq!(refused(&game, &running, &["desert A1"]), "camps-do-not-desert");
    assert_eq!(refused(&game, &running, &["desert A19"]), "not-theirs");
    let end = after(&game, &running, &["desert B2", "desert C2"]);
    assert_eq!(ended(&game, &end), Some(("clock", None)), "10 + 2 against 10 + 2, two camps each");
    let end = after(&game, &running, &["desert A2", "desert C2"]);
    assert_eq!(ended(&game, &end), Some(("clock", Some(0))), "14 against 12");
}

#[test]
fn clarification_13_g3_reaches_over_a_bridge() {
    let game = game(&[("variant", "nonrandom"), ("geometry", "g3")]);
    let before = battle(&game, "white", "KA2 PG10,C10", "KA18 PH10,H11,D10,D11");
    let end = after(&game, &before, &["G10xH10"]);
    assert!(!stands(&end, "H10") && !stands(&end, "H11"), "a bridge lies in column H");
    let end = after(&game, &before, &["C10xD10"]);
    assert!(!stands(&end, "D10") && stands(&end, "D11"), "a river lies in column D");
}

#[test]
fn clarification_14_if_both_caps_fall_in_one_round_it_is_the_quiet_one() {
    let game = game(&[("quiet_cap", "10"), ("round_cap", "20")]);
    let last = battle(&game, "black first=white rounds=19 quiet=9", "KA2", "KA18");
    assert_eq!(ended(&game, &after(&game, &last, &["end"])).map(|(code, _)| code), Some("quiet-cap"));
}

#[test]
fn clarification_15_who_is_asked_for_a_card_has_the_clock_running() {
    let asked = |order: &str| {
        let game = game(&[
            ("scenario", "clock"),
            ("minutes", "5"),
            ("special_order", order),
            ("king_is_army", "no"),
        ]);
        let before = battle(&game, "white", "KA2 PE10 clock=5:00", "KA18 PE11 clock=1:00");
        let fight = after(&game, &before, &["E10xE11"]);
        (game, fight)
    };
    let (game, mut fight) = asked("secret");
    assert_eq!(game.watched(&fight), Seats::first(2), "both are asked at once");
    // Black's clock falls in White's turn, and of Black the king alone is left: the score decides all the same.
    game.play(&mut fight, &Input::Time(Passed { seat: Seat(1), elapsed: Millis(60_000) })).expect("taken");
    assert_eq!(fight.open().phase, Phase::Desertion { fallen: Colour::Black, left: 2 });
    let desertion = support::text(&game, &fight).replace("black 2", "black 1");
    let end = after(&game, &state(&game, &desertion), &["desert E11"]);
    assert_eq!(ended(&game, &end), Some(("clock", Some(0))));
    let (game, fight) = asked("attacker_first");
    assert_eq!(game.watched(&fight), Seats::only(Seat(0)));
}

#[test]
fn whatever_has_ended_is_set_up_again_from_its_text_and_its_data() {
    let near = "W: KE9 NE10 PD9 RE8 bridge=E king=3; B: KE12 PE11 BD12 RE13 bridge=H king=2";
    let bare = "W: KE9 RA1 bridge=E king=4; B: PE11 KE10 RJ20 bridge=E king=2";
    let games: [&[(&str, &str)]; 6] = [
        &[("variant", "nonrandom")],
        &[("variant", "nonrandom"), ("king_is_army", "no"), ("both_lose", "score")],
        &[("variant", "random")],
        &[("variant", "random"), ("king_death", "keep")],
        &[("scenario", "rounds"), ("rounds", "3")],
        &[("scenario", "clock"), ("minutes", "2")],
    ];
    let mut reasons = BTreeSet::new();
    let mut without_points = 0;
    for options in games {
        let game = game(options);
        for (seed, sides) in (0..80).flat_map(|seed| [(seed, near), (seed, bare)]) {
            let mut entropy = Pinned::from_seed(seed);
            let mut state = state(&game, &format!("battle white; {sides}"));
            for _ in 0..400 {
                if game.outcome(&state).is_some() {
                    break;
                }
                let clock = game.watched(&state).iter().next().filter(|_| entropy.below(4) == 0);
                let input = match clock {
                    Some(seat) => Input::Time(Passed { seat, elapsed: Millis(entropy.below(20_000) + 1) }),
                    None => random_input(&game, &state, &mut entropy),
                };
                game.play(&mut state, &input).expect("a legal input");
            }
            let Some(outcome) = game.outcome(&state) else { continue };
            let setup = game.setup_of(&state);
            let text = game.setup_text(&setup);
            for read in [
                game.parse_setup(&text).expect("what is written can be read"),
                game.setup_from_value(&game.setup_value(&setup)).expect("what is written can be read"),
            ] {
                let again = game.set_up(&read).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
                assert_eq!(game.outcome(&again), Some(outcome), "{text}");
                assert_eq!(game.setup_text(&game.setup_of(&again)), text);
            }
            without_points += usize::from(text.contains("points=0"));
            reasons.insert(outcome.code());
        }
    }
    assert!(without_points > 20, "{without_points}");
    let all = ["both-lost", "clock", "no-camps", "no-troops", "quiet-cap", "rounds"];
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn s39_more_deserters_than_pieces() {
    let game = game(&[("scenario", "clock"), ("minutes", "180")]);
    let mut running = state(&game, "battle white; W: KA2 RA1,J1 bridge=E; B: KA19 RA20,J20 bridge=H");
    game.play(&mut running, &Input::Time(Passed { seat: Seat(0), elapsed: Millis(u64::MAX) }))
        .expect("taken");
    let end = after(&game, &running, &["desert A2"]);
    assert_eq!(ended(&game, &end), Some(("clock", Some(1))));
}

#[test]
fn s41_s42_without_a_king_and_passing() {
    let game = usual();
    let dead = battle(&game, "white", "PE5,C5 king=6", "KJ18");
    let one = after(&game, &dead, &["E5-E6", "finish"]);
    assert_eq!(turn(&one), Colour::Black);
    assert_eq!(turn(&after(&game, &dead, &["end"])), Colour::Black, "passing with all points unspent");
}

#[test]
fn refusals_teach() {
    let game = usual();
    let position = battle(&game, "white", "KE5 PE6,D4 QC3 BG3 NH3 king=4", "KJ18 PF6,F7");
    for (action, code, article) in [
        ("A5-A6", "empty", "VI"),
        ("F6-F5", "not-yours", "VI"),
        ("A1-A2", "camp-stays", "I"),
        ("E6-E5", "occupied", "S-14"),
        ("E6-E8", "not-a-neighbour", "S-14"),
        ("E6xE7", "nobody-there", "VI"),
        ("E6xE5", "own-piece", "VI"),
        ("D4xF6", "not-a-neighbour", "S-14"),
        ("C3xC4", "crossbowmen-do-not-fight", "III"),
        ("E6*F7", "not-a-shooter", "III"),
        ("E6xF6/F7", "not-a-choice", "S-26"),
        ("card -", "must-command", "VI"),
        ("bid 2", "must-command", "VI"),
        ("desert F6", "must-command", "VI"),
    ] {
        let mut here = position;
        let why = support::play(&game, &mut here, action).expect_err(action);
        assert_eq!((why.code, why.article.map(|a| a.0)), (code, Some(article)), "{action}");
        assert_eq!(here, position, "{action}");
    }
    let eight = support::game(&[("n", "8")]);
    let small = battle(&eight, "white", "KE5 PE6", "KG12");
    assert_eq!(refused(&eight, &small, &["E6-J6"]), "off-board");
    let start = eight.start();
    for (action, code) in
        [("camps J1 A1", "off-board"), ("camps A1 A1", "same-field"), ("camps A1 A9", "not-own-board")]
    {
        assert_eq!(refused(&eight, &start, &[action]), code, "{action}");
    }
    assert_eq!(refused(&eight, &start, &["bridge A"]), "must-choose-camps");
    let bridges = state(&eight, "bridges; W: camps=A1,B1; B: camps=A16,B16");
    assert_eq!(refused(&eight, &bridges, &["bridge J"]), "no-such-column");
}

#[test]
fn payments_are_refused_with_a_reason() {
    let game = usual();
    let buying = state(
        &game,
        "buy white declared=black; W: camps=A1,J1 bridge=E bid=2,2,3,3,4,4,5,5,6,6; B: camps=A20,J20 bridge=H bid=10,10,9,9,8,8",
    );
    // White holds 7,7,8,8,9,9,10,10.
    for (action, code) in [
        ("buy 1N pay 7", "paid-too-little"),
        ("buy 1N pay 7 8 9", "card-to-spare"),
        ("buy 1N pay 6", "not-in-hand"),
        ("buy 1Q pay 9", "pay-exactly"),
        ("buy 4N4B pay 10", "too-expensive"),
        ("buy 0P pay 7", "pay-exactly"),
        ("train 1", "must-buy"),
    ] {
        assert_eq!(refused(&game, &buying, &[action]), code, "{action}");
    }
    let bought = after(&game, &buying, &["buy 1N pay 10 10"]);
    let purchase = bought.secret(Colour::White).purchase.expect("bought");
    assert_eq!(
        (purchase.paid.sum(), purchase.change.to_string()),
        (20, "2,6".to_owned()),
        "8 back, with two cards"
    );
}

#[test]
fn deployments_are_refused_with_a_reason() {
    let game = usual();
    let text = "deploy declared=black; W: camps=A1,J1 bridge=E bid=2 army=02P0N0B0Q/4 trained=0/-; \
                B: camps=A20,J20 bridge=H bid=3 army=00P0N0B0Q/- trained=0/-";
    let deploying = state(&game, text);
    for (action, code) in [
        ("place KE1 PA2", "wrong-number"),
        ("place PA2,B2", "wrong-number"),
        ("place KE1 PA2,A2", "twice-on"),
        ("place KE1 PA1,B2", "on-camp"),
        ("place KE1 PA2,B12", "not-own-board"),
    ] {
        assert_eq!(refused(&game, &deploying, &[action]), code, "{action}");
    }
    let placed = after(&game, &deploying, &["place KE1 PA2,B2"]);
    let action = placed.secret(Colour::White).committed().expect("committed");
    let text = game.action_text(&placed, Seat(0), &action);
    assert!(text.starts_with("place:R...K....R/PP......../..........") && text.len() == 6 + 109, "{text}");
    let proposed = after(&game, &deploying, &["place"]);
    assert!(proposed.secret(Colour::White).committed().is_some());
}
