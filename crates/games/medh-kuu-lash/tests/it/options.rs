//! Every option of the rules page, on and off.

use crate::support::{after, ended, game, leads, legal, refused, state, usual};
use stolik_game::{Actor, Fault, Options as _, Rules, Seat};
use stolik_medh_kuu_lash::{GoalCheck, MedhKuuLash, Options, PushChooser};

#[test]
fn defaults_are_those_of_the_rules_page() {
    let options = Options::default();
    let pairs: Vec<String> = options.pairs().iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(
        pairs.join(" "),
        "move_enemy=no swap_wrap=no push_chooser=mover mixed_push=no triple_any_turn=no goal_check=both \
         max_turns=1000"
    );
    assert_eq!((options.push_chooser, options.goal_check), (PushChooser::Mover, GoalCheck::Both));
}

#[test]
fn all_faults_of_options_are_reported_at_once() {
    let choices = [
        ("max_turns", "99"),
        ("goal_check", "nobody"),
        ("move_enemy", "maybe"),
        ("colour", "red"),
        ("swap_wrap", "yes"),
        ("swap_wrap", "no"),
    ];
    let faults = Options::read(choices).expect_err("five faults");
    let codes: Vec<&str> = faults.iter().map(Fault::code).collect();
    assert_eq!(codes, ["option-value", "option-value", "option-value", "unknown-option", "option-twice"]);
    for turns in ["100", "10000"] {
        assert!(Options::read([("max_turns", turns)]).is_ok());
    }
    for turns in ["10001", "-5", "", "1e3", "65536"] {
        assert!(Options::read([("max_turns", turns)]).is_err(), "{turns}");
    }
    // Options that were not read from text are looked at too.
    for max_turns in [0, 99, 10_001] {
        assert!(MedhKuuLash::new(Options { max_turns, ..Options::default() }).is_err());
    }
}

#[test]
fn move_enemy_mk4() {
    let game = game(&[("move_enemy", "yes")]);
    let position = "G:gG1,G2,G3,M4:wW1..W3,M8:2/1";
    assert_eq!(legal(&game, &state(&game, position)), ["G1>G4", "G2>G5", "G3>G6", "W1>W4", "W2>W5", "W3>W6"]);
    assert_eq!(refused(&usual(), position, "W1>W4"), "not-yours");
    // 3e.8: also as the fallback of K9.
    let fallback = "G:gG1..G4:wW1..W4:5/6";
    assert!(legal(&game, &state(&game, fallback)).contains(&"W1>G4".to_owned()));
    assert_eq!(leads(&game, fallback, "W1>G4"), "W:gG1..G3,M4:wG4,W2..W4:T1");
}

#[test]
fn swap_wrap_mk8() {
    let (usual, wrap) = (usual(), game(&[("swap_wrap", "yes")]));
    let position = "G:gG7,G8,G1,M2:wW2,W8,W4,W5:2/4";
    let swaps = |rules| legal(rules, &state(rules, position));
    assert_eq!(swaps(&usual), ["G1<>W8", "G7<>W2"]);
    assert_eq!(swaps(&wrap), ["G1<>W8", "G7<>W2", "G8<>W2"]);
    assert_eq!(refused(&usual, position, "G8<>W2"), "around-corner");
    assert_eq!(refused(&wrap, position, "G7<>W4"), "wrong-distance");
}

#[test]
fn swap_wrap_3e_5_along_and_across_is_one_action() {
    let wrap = game(&[("swap_wrap", "yes")]);
    for (position, swap, result) in [
        ("G:gG8,W1,G2,G4:wM8,W3,W5,W7,W8:1/4", "G8<>W1", "W:gG2,G4,G8,W1:wW3,W5,W7,W8:T1"),
        ("G:gG1,W8,G3,G5:wM1,W2,W4,W6,G7:1/4", "G1<>W8", "W:gG1,G3,G5,W8:wG7,W2,W4,W6:T1"),
        ("G:gG7,W2,G1,G3:wM7,W4,W6,W8,G5:3/4", "G7<>W2", "W:gG1,G3,G7,W2:wG5,W4,W6,W8:T1"),
    ] {
        let swaps = legal(&wrap, &state(&wrap, position));
        assert_eq!(swaps.iter().filter(|text| *text == swap).count(), 1, "{swaps:?}");
        assert_eq!(leads(&wrap, position, swap), result);
    }
}

#[test]
fn push_chooser_mk14() {
    let owner = game(&[("push_chooser", "owner")]);
    let enemy = "G:gG1,G2,G3,G8:wG4,M4,W1,W2:2/1";
    let pushed = after(&owner, enemy, "G1>G4");
    assert_eq!(owner.actor(&pushed), Actor::One(Seat(1)), "wooden chooses where its pieces go");
    assert_eq!(legal(&owner, &pushed), [">M3", ">M5"]);
    assert_eq!(leads(&owner, enemy, "G1>G4 >M3"), "W:gG2..G4,G8:wM3,M4,W1,W2:T1");
    let own = after(&owner, "G:gG1,G4,M4,W8:wW1..W4:2/1", "G1>G4");
    assert_eq!(owner.actor(&own), Actor::One(Seat(0)));
    let usual = usual();
    assert_eq!(usual.actor(&after(&usual, enemy, "G1>G4")), Actor::One(Seat(0)));
}

#[test]
fn mixed_push_mk15_3e_6() {
    let (usual, mixed) = (usual(), game(&[("mixed_push", "yes")]));
    let forced = "G:gG1,G4,M4,G8:wM3,M5,W1,W2:2/1";
    assert_eq!(leads(&usual, forced, "G1>G4 >M3"), "G:gG4,G8,M3,M4:wM5,W1,W2:restore=w/g");
    assert_eq!(leads(&mixed, forced, "G1>G4 >M3"), "W:gG4,G8,M3,M4:wM2,M5,W1,W2:T1");
    assert_eq!(leads(&mixed, forced, "G1>G4 >M5"), "W:gG4,G8,M4,M5:wM3,M6,W1,W2:T1");
    // The morning first entered is still captured (K13); a free neighbour still comes first.
    assert_eq!(
        leads(&mixed, "G:gG1,G4,G7,W3:wM4,W1,W2,W7,W8:2/1", "G1>G4"),
        "W:gG4,G7,M4,W3:wW1,W2,W7,W8:T1"
    );
    assert_eq!(leads(&mixed, "G:gG1,G4,M4,W8:wM3,W1..W3:2/1", "G1>G4"), "W:gG4,M4,M5,W8:wM3,W1..W3:T1");
    // Only one way leads to a free morning: no question.
    assert_eq!(leads(&mixed, "G:gW7,G2,M2,G8:wM1,M3,W1,W2:1/2", "W7>G2"), "W:gG2,G8,M2,M3:wM1,M4,W1,W2:T1");
    // All eight mornings full: the usual capture.
    let full = "G:gG1,G4,M4,M5,M6:wM1..M3,M7,M8,W1:2/1";
    assert_eq!(leads(&mixed, full, "G1>G4 >M3"), "W:gG4,M3..M6:wM1,M2,M7,M8,W1:T1");
    assert_eq!(leads(&mixed, full, "G1>G4 >M5"), "W:gG4,M4..M7:wM1..M3,M8,W1:T1");
}

#[test]
fn triple_any_turn_mk18_3e_7() {
    let (usual, any) = (usual(), game(&[("triple_any_turn", "yes")]));
    // Wooden's swap completes green's column 4.
    let position = "W:gG4,M4,W8,G8:wW5,W1..W4:5/3";
    assert_eq!(leads(&usual, position, "W5<>W8"), "G:gG4,G8,M4,W5:wW1..W4,W8:T1");
    let claimed = after(&any, position, "W5<>W8");
    assert_eq!(any.actor(&claimed), Actor::One(Seat(0)));
    assert_eq!(leads(&any, position, "W5<>W8 xW8"), "G:gG4,G8,M4,W5:wW1..W4:T1");
    // Next turn it is an old triple.
    let later = after(&any, position, "W5<>W8 xW8 roll (6/4) W5<>G4");
    assert_eq!(legal(&any, &later), ["roll"]);

    // Both colours: the mover's first; claims stay though the triple is broken.
    let both = "W:gG4,M4,W8,G8,G7:wW5,M1,G1,W1,W2:5/3";
    assert_eq!(leads(&any, both, "W5<>W8"), "W:gG4,G7,G8,M4,W5:wG1,M1,W1,W2,W8:triple=w/g");
    assert_eq!(leads(&any, both, "W5<>W8 xM4"), "W:gG4,G7,G8,W5:wG1,M1,W1,W2,W8:triple=g");
    assert_eq!(leads(&any, both, "W5<>W8 xM4 xM1"), "G:gG4,G7,G8,W5:wG1,W1,W2,W8:T1");

    // The floor is restored by whoever took the piece.
    let floor = "W:gG4,M4,W8,G8:wW5,W1..W3:5/3";
    let restoring = after(&any, floor, "W5<>W8 xW8");
    assert_eq!(any.actor(&restoring), Actor::One(Seat(0)));
    assert_eq!(leads(&any, floor, "W5<>W8 xW8 +W8 +M8"), "G:gG4,G8,M4,M8,W5:wW1..W3,W8:T1");
}

#[test]
fn triple_any_turn_k19_a_capture_uses_the_triple_up() {
    let any = game(&[("triple_any_turn", "yes")]);
    // Wooden pushes green's run to M5, where it captures a wooden piece and completes G5, M5, W4.
    let position = "W:gG4,M4,G5,W4,G8:wG1,M3,M5,W1,W2:1/2";
    assert_eq!(leads(&any, position, "G1>G4 >M5"), "G:gG5,G8,M4,M5,W4:wG4,M3,W1,W2:T1");
}

#[test]
fn triple_any_turn_mk24_the_ninth_piece_wins_before_the_other_claim() {
    let any = game(&[("triple_any_turn", "yes")]);
    let both = "W:gG4,M4,W8,G8:wW5,M1,G1,W1,W2,W3,W4,W6:5/3";
    let end = after(&any, both, "W5<>W8 xM4 +G2 +G3");
    assert_eq!(ended(&any, &end), Some(("majority", Some(1))));
}

#[test]
fn goal_check_mover_only_mk25_3e_4() {
    let (usual, only) = (usual(), game(&[("goal_check", "mover_only")]));
    let pushed = "W:gM1..M3,G5:wG2,W1..W3:1/2";
    assert_eq!(ended(&usual, &after(&usual, pushed, "G2>G5")), Some(("goal", Some(0))));
    let waiting = after(&only, pushed, "G2>G5");
    assert_eq!(ended(&only, &waiting), None);
    // A sum move is not possible from the mornings: one action, `nothing`, then the goal check.
    let nothing = after(&only, pushed, "G2>G5 roll (3/2)");
    assert_eq!(legal(&only, &nothing), ["nothing"]);
    let end = after(&only, pushed, "G2>G5 roll (3/2) nothing");
    assert_eq!(ended(&only, &end), Some(("goal", Some(0))));
    // A fall or a swap must still be obeyed.
    assert_eq!(legal(&only, &after(&only, pushed, "G2>G5 roll (1/6)")), ["M1>G1", "M2>G2", "M3>G3", "M5>G5"]);
    assert_eq!(legal(&only, &after(&only, pushed, "G2>G5 roll (1/4)")), ["M5<>G5"]);
    // Nine against four counts for both.
    let end = after(&only, "W:gG1..G8:wW1..W4:1/1", "xW1 +W8 +M1");
    assert_eq!(ended(&only, &end), Some(("majority", Some(0))));
}

#[test]
fn max_turns_mk29_3e_9() {
    let hundred = game(&[("max_turns", "100")]);
    let position = "G:gM4,G1..G3:wW1..W4:T99";
    let end = after(&hundred, position, "pass");
    assert_eq!(ended(&hundred, &end), Some(("max-turns", None)), "passes count");
    // The goal is tested first.
    let end = after(&hundred, "G:gM1..M3,G5:wM5,W1..W3:1/4:T99", "G5<>M5");
    assert_eq!(ended(&hundred, &end), Some(("goal", Some(0))));
    assert_eq!(ended(&usual(), &after(&usual(), position, "pass")), None);
}
