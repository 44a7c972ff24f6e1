//! Choosing by touch: every composed decision, the battle, and why not.

use crate::support::usual;
use crate::touching::{BLACK, Composer, Table, WHITE, why};
use stolik_game::Hint;
use stolik_szachowa_bitwa::{
    Action, Army, Camps, CardValue, Cards, Colour, Deployment, Draft, Field, HandCard, Kind, Laid, Payment,
    Training,
};

fn field(name: &str) -> Field {
    name.parse().expect("a field")
}

fn cards(values: &[u8]) -> Cards {
    values.iter().map(|value| CardValue::new(*value).expect("a value")).collect()
}

/// Both compose and commit.
fn both(table: &mut Table, white: &str, black: &str) {
    for (seat, touched) in [(WHITE, white), (BLACK, black)] {
        let action = table.compose(seat).touch_each(touched).commit("commit");
        table.act(seat, action);
    }
}

/// A table where camps and bridges are known: the spying begins.
fn spying() -> Table {
    let mut table = Table::new(&[]);
    both(&mut table, "C2 H2", "C19 H19");
    both(&mut table, "E10", "H11");
    table
}

/// A table after the spying, where the end was declared at once: who bid less buys first.
fn buying(white: &str, black: &str) -> Table {
    let mut table = spying();
    both(&mut table, white, black);
    let declared = table.compose(WHITE).commit("declare");
    table.act(WHITE, declared);
    let nothing = table.compose(BLACK).commit("commit");
    table.act(BLACK, nothing);
    table
}

/// A table where both have bought what is touched, Black first.
fn training(white: &str, black: &str) -> Table {
    let mut table = buying("10a", "2a");
    for (seat, touched) in [(BLACK, black), (WHITE, white)] {
        let action = table.compose(seat).touch_each(touched).commit("commit");
        table.act(seat, action);
    }
    table
}

/// A table where both deploy, without training.
fn deploying(white: &str, black: &str) -> Table {
    let mut table = training(white, black);
    both(&mut table, "", "");
    table
}

fn paid(composer: &Composer) -> Cards {
    match composer.commit("commit") {
        Action::Buy { paid, .. } | Action::Train { paid, .. } => paid,
        other => panic!("{other:?} pays nothing"),
    }
}

#[test]
fn camps_are_two_touched_fields_of_the_own_board() {
    let table = Table::new(&[]);
    let mut white = table.compose(WHITE);
    let empty = white.draft;
    assert_eq!(white.why("commit"), why(0, "must-choose-camps", "S-6"));
    assert_eq!(white.why("A11"), why(0, "not-own-board", "S-13"));
    white.touch("C2");
    assert_eq!(white.why("commit"), why(0, "must-choose-camps", "S-6"), "one is missing");
    white.touch("H2");
    assert_eq!(white.why("A1"), why(0, "too-many-of", "III"), "there are two camps");
    assert_eq!(white.commit("commit"), Action::Camps(Camps::new(field("C2"), field("H2")).unwrap()));
    white.touch_each("H2 J1");
    assert_eq!(white.commit("commit"), Action::Camps(Camps::new(field("C2"), field("J1")).unwrap()));
    white.undo_all();
    assert_eq!(white.draft, empty);
    assert_eq!(table.compose(BLACK).why("A10"), why(0, "not-own-board", "S-13"));
}

#[test]
fn fields_beyond_a_small_board_are_refused_s1() {
    let table = Table::new(&[("n", "8")]);
    assert_eq!(table.compose(WHITE).why("J3"), why(0, "off-board", "S-1"));
    assert_eq!(table.compose(BLACK).why("A17"), why(0, "off-board", "S-1"));
    table.compose(BLACK).touch_each("A9 H16");
}

#[test]
fn a_bridge_is_a_touched_field_at_the_river() {
    let mut table = Table::new(&[]);
    both(&mut table, "C2 H2", "C19 H19");
    let mut white = table.compose(WHITE);
    assert_eq!(white.why("commit"), why(0, "must-choose-bridge", "S-6"));
    assert_eq!(white.why("E9"), why(0, "not-at-the-bank", "I"));
    assert_eq!(white.why("E11"), why(0, "not-own-board", "S-13"));
    white.touch("E10");
    assert_eq!(white.commit("commit"), Action::Bridge(field("E10").file()));
    white.touch("G10");
    assert_eq!(white.commit("commit"), Action::Bridge(field("G10").file()), "it moves");
    white.touch("G10");
    assert_eq!(white.why("commit"), why(0, "must-choose-bridge", "S-6"), "a second touch takes it away");
    white.undo_all();
    assert_eq!(white.draft, Draft::Bridge(None));
    assert_eq!(table.compose(BLACK).why("E12"), why(0, "not-at-the-bank", "I"));
}

#[test]
fn an_initial_set_is_laid_card_by_card_and_may_be_empty_s7() {
    let table = spying();
    let mut white = table.compose(WHITE);
    assert_eq!(white.commit("commit"), Action::Bid(Cards::NONE));
    white.touch_each("9b 10a 10b");
    assert_eq!(white.commit("commit"), Action::Bid(cards(&[9, 10, 10])));
    white.touch("10a");
    assert_eq!(white.commit("commit"), Action::Bid(cards(&[9, 10])), "taken back");
    let chosen: Vec<_> = white.scene().marks.iter().map(|mark| mark.spot).collect();
    assert_eq!(chosen, table.spots("9b 10b"), "the cards that were touched are the ones raised");
    assert_eq!(white.why("9c"), why(0, "not-in-hand", "S-9"), "a card that is not held");
    white.touch("clear");
    assert_eq!(white.commit("commit"), Action::Bid(Cards::NONE));
    assert_eq!(white.why("clear"), why(0, "already-so", "S-7"));
    white.undo();
    assert_eq!(white.commit("commit"), Action::Bid(cards(&[9, 10])), "what was cleared is back");
}

#[test]
fn in_turn_cards_are_added_or_the_end_is_declared_s7() {
    let mut table = spying();
    both(&mut table, "9a 10a", "8a 10a");
    let mut white = table.compose(WHITE);
    assert_eq!(white.why("add"), why(0, "no-card-laid", "S-7"));
    assert_eq!(white.why("10b"), why(0, "not-in-hand", "S-9"), "one ten lies aside already");
    white.touch("2a");
    assert_eq!(white.why("declare"), why(0, "cards-laid", "S-7"));
    assert_eq!(white.commit("add"), Action::Bid(cards(&[2])));
    white.touch("2a");
    table.act(WHITE, white.commit("declare"));
    // S1: White has declared 19; Black adds a 2 to 18 and wins.
    let black = table.compose(BLACK).touch("2a").commit("commit");
    table.act(BLACK, black);
    assert_eq!(table.state.open().spying_winner(), Some(Colour::Black));
}

#[test]
fn an_army_is_bought_piece_by_piece_and_the_payment_follows_iii() {
    let table = buying("10a 10b", "2a");
    let mut black = table.compose(BLACK);
    assert_eq!(black.why("drop-pawn"), why(0, "none-bought", "III"));
    assert_eq!(black.offer("buy-knight").and_then(|next| next.badge).as_deref(), Some("12"));
    black.touch_each("buy-knight buy-pikemen buy-pikemen drop-pikemen");
    assert_eq!(paid(&black).sum(), 18);
    black.touch("buy-pawn");
    assert_eq!(paid(&black).sum(), 20, "the proposal has followed");
    for _ in 0..15 {
        black.touch("buy-pawn");
    }
    assert_eq!(black.why("buy-pawn"), why(0, "too-many-of", "III"), "17 pawns");
    let Action::Buy { army, .. } = black.commit("commit") else { panic!("a purchase") };
    assert_eq!(army, Army::new(16, 1, 1, 0).unwrap());
    black.undo_all();
    assert_eq!(black.draft, Draft::Buy { army: Army::NONE, payment: Payment::Proposed });
    assert_eq!(paid(&black), Cards::NONE, "buying nothing is allowed, S-10");
}

#[test]
fn what_the_purse_does_not_hold_is_refused_s10() {
    let table = buying("10a 10b", "2a");
    let mut black = table.compose(BLACK);
    black.touch_each("buy-knight buy-knight buy-knight buy-knight buy-crossbowmen buy-crossbowmen");
    black.touch_each("buy-pikemen buy-pikemen buy-pikemen buy-pikemen");
    for _ in 0..9 {
        black.touch("buy-pawn");
    }
    // 48 + 16 + 24 + 18 = 106, and that is all there is.
    assert_eq!(black.why("buy-pawn"), why(0, "too-expensive", "S-10"));
    assert_eq!(black.offer("buy-pawn"), None);
    assert_eq!(paid(&black).sum(), 106);
}

#[test]
fn cards_laid_by_hand_stay_when_the_army_changes_and_are_checked_s9() {
    let table = buying("10a 10b", "2a");
    let mut black = table.compose(BLACK);
    black.touch("buy-knight");
    assert_eq!(black.why("propose"), why(0, "already-so", "III"));
    // The proposed cards are taken back; 10 and 3 are laid, though 12 can be paid exactly.
    for card in Laid::of(paid(&black)).iter() {
        black.touch(&card.to_string());
    }
    assert_eq!(black.why("commit"), why(0, "pay-exactly", "S-9"), "nothing is paid");
    black.touch_each("10a 3a");
    assert_eq!(black.why("commit"), why(0, "pay-exactly", "S-9"));
    assert_eq!(black.why("2b"), why(0, "not-in-hand", "S-9"), "it was bid");
    black.touch_each("3a 2a");
    assert_eq!(paid(&black), cards(&[2, 10]));
    black.touch("buy-pawn");
    assert_eq!(black.why("commit"), why(0, "pay-exactly", "S-9"), "the cards laid by hand have stayed");
    black.touch("propose");
    assert_eq!(paid(&black).sum(), 14);
    black.undo();
    assert_eq!(black.why("commit"), why(0, "pay-exactly", "S-9"), "the cards laid by hand are back");
    black.undo_all();
    assert_eq!(black.draft, Draft::Buy { army: Army::NONE, payment: Payment::Proposed });
}

#[test]
fn a_payment_that_is_not_minimal_is_refused_s9() {
    // Black keeps 10, 9 and 5: no cards make 12.
    let bid = "2a 2b 3a 3b 4a 4b 5a 6a 6b 7a 7b 8a 8b 9a 10a";
    let mut table = spying();
    both(&mut table, "10a", bid);
    let declared = table.compose(WHITE).commit("declare");
    table.act(WHITE, declared);
    let nothing = table.compose(BLACK).commit("commit");
    table.act(BLACK, nothing);
    let action = table.compose(WHITE).commit("commit");
    table.act(WHITE, action);
    let mut black = table.compose(BLACK);
    black.touch("buy-knight");
    assert_eq!(paid(&black), cards(&[5, 9]), "the least too much");
    black.touch("10a");
    assert_eq!(black.why("commit"), why(0, "card-to-spare", "S-9"));
    black.touch("5a");
    assert_eq!(paid(&black), cards(&[9, 10]), "from which no card can be dropped");
    black.touch("9a");
    assert_eq!(black.why("commit"), why(0, "paid-too-little", "S-9"));
}

#[test]
fn a_king_is_trained_or_not_iv() {
    let table = training("", "buy-knight");
    let mut white = table.compose(WHITE);
    assert_eq!(white.commit("commit"), Action::Train { training: Training::NONE, paid: Cards::NONE });
    assert_eq!(white.why("train-0"), why(0, "already-so", "IV"));
    white.touch("train-3");
    assert_eq!(paid(&white).sum(), 15);
    white.touch("train-5");
    assert_eq!(paid(&white).sum(), 60);
    assert_eq!(white.why("buy-pawn"), why(0, "not-a-spot", "IV"));
    white.undo_all();
    assert_eq!(white.draft, Draft::Train { training: Training::NONE, payment: Payment::Proposed });
    let mut poor = training("buy-knight buy-knight buy-knight buy-knight", "").compose(WHITE);
    assert_eq!(poor.why("train-5"), why(0, "too-expensive", "S-10"), "48 of 98 are gone");
    poor.touch("train-4");
}

#[test]
fn an_army_is_placed_kind_by_kind_s13() {
    let table = deploying("buy-pawn buy-pawn buy-knight", "");
    let mut white = table.compose(WHITE);
    assert_eq!(white.why("commit"), why(0, "wrong-number", "S-13"));
    assert_eq!(white.why("A11"), why(0, "not-own-board", "S-13"), "the other's board");
    assert_eq!(white.why("C2"), why(0, "on-camp", "V"));
    assert_eq!(white.why("crossbowmen"), why(0, "none-left", "S-13"), "none was bought");
    assert_eq!(white.why("pawn"), why(0, "already-so", "S-13"), "pawns come first");
    white.touch_each("A5 B5");
    assert_eq!(white.why("pawn"), why(0, "none-left", "S-13"));
    white.touch_each("king A1 J10");
    let stands = |composer: &Composer, name: &str| match composer.draft {
        Draft::Deploy { placed, .. } => placed.on(field(name)),
        _ => None,
    };
    assert_eq!(stands(&white, "B5"), Some(Kind::Pawn));
    assert_eq!(stands(&white, "A1"), Some(Kind::King));
    assert_eq!(stands(&white, "J10"), Some(Kind::Knight), "when the kings stand, the knights are next");
    assert_eq!(white.why("D4"), why(0, "past-end", "S-13"), "all stand");
    let Action::Deploy(deployment) = white.commit("commit") else { panic!("a deployment") };
    assert_eq!(deployment.army(), Army::new(2, 1, 0, 0).unwrap());
    white.undo_all();
    assert_eq!(white.draft, Draft::Deploy { placed: Deployment::default(), picked: None });
}

#[test]
fn placed_pieces_are_moved_and_lifted_s13() {
    let table = deploying("buy-pawn buy-pawn buy-knight", "");
    let mut white = table.compose(WHITE);
    white.touch_each("A5 B5 C5 A1");
    assert_eq!(white.why("lift"), why(0, "nothing-taken", "S-13"));
    assert_eq!(white.why("A5 B5"), why(1, "twice-on", "S-13"), "two pieces on a field");
    assert_eq!(white.why("A5 C2"), why(1, "on-camp", "V"));
    assert_eq!(white.why("A5 A11"), why(1, "not-own-board", "S-13"));
    assert_eq!(white.why("A5 A5"), why(1, "already-so", "S-13"));
    let Draft::Deploy { placed, picked } = white.draft else { panic!("a deployment") };
    let placed = placed.with(Kind::Pawn, field("A5")).expect("a pawn more");
    assert_eq!(white.take(Draft::Deploy { placed, picked }), Err(why(0, "twice-on", "S-13")));
    let before = white.draft;
    white.touch("A5 D5").touch("C5 lift");
    assert_eq!(white.why("commit"), why(0, "wrong-number", "S-13"));
    white.touch("H9");
    let Action::Deploy(deployment) = white.commit("commit") else { panic!("a deployment") };
    assert_eq!(deployment.on(field("H9")), Some(Kind::Knight));
    assert_eq!(deployment.on(field("A5")), None);
    white.undo();
    white.undo();
    white.undo();
    assert_eq!(white.draft, before);
}

#[test]
fn a_proposed_deployment_is_one_step_that_is_taken_back_whole() {
    let table = deploying("buy-pawn buy-pawn buy-knight buy-crossbowmen", "");
    let mut white = table.compose(WHITE);
    white.touch_each("A5 crossbowmen B5");
    let before = white.draft;
    white.touch("propose");
    assert!(matches!(white.commit("commit"), Action::Deploy(_)));
    assert_eq!(white.why("propose"), why(0, "already-so", "S-13"));
    white.undo();
    assert_eq!(white.draft, before);
    white.touch("clear");
    assert_eq!(white.draft, Draft::Deploy { placed: Deployment::default(), picked: None });
    white.undo();
    assert_eq!(white.draft, before);
}

#[test]
fn a_draft_of_another_decision_is_refused() {
    let table = spying();
    let mut white = table.compose(WHITE);
    assert_eq!(white.take(Draft::Bridge(None)), Err(why(0, "must-bid", "S-7")));
    assert_eq!(white.take(Draft::Camps(field("A1").alone())), Err(why(0, "must-bid", "S-7")));
    let not_held = HandCard::new(CardValue::TEN, 3).expect("a card");
    let laid: Laid = [not_held].into_iter().collect();
    assert_eq!(white.take(Draft::Bid(laid)), Err(why(0, "not-in-hand", "S-9")));
    assert_eq!(white.draft, Draft::Bid(Laid::NONE), "refused steps leave the draft as it was");
}

#[test]
fn a_piece_is_touched_and_then_its_field() {
    let mut table = Table::battle(&[], "", "PE5", "PE12");
    assert_eq!(table.next(WHITE, ""), ["A1", "E5", "end"]);
    assert_eq!(table.next(WHITE, "E5").len(), 8);
    assert_eq!(table.offer(WHITE, "E5", "E6").hint, Hint::Step);
    assert_eq!(table.touch(WHITE, "E5 E6"), Action::Step { from: field("E5"), to: field("E6") });
    // The piece in use goes on: its fields are touched at once, or after the piece.
    assert_eq!(table.next(WHITE, ""), ["E6", "E5", "D6", "F6", "E7", "finish"]);
    assert_eq!(table.next(WHITE, "E6"), ["E5", "D6", "F6", "E7"]);
    assert_eq!(table.why(WHITE, "A1"), why(0, "other-in-use", "S-18"));
    assert_eq!(table.why(WHITE, "end"), why(0, "finish-first", "2.6.10"));
    assert_eq!(table.why(WHITE, "F7"), why(0, "too-few-points", "S-20"));
    assert_eq!(table.touch(WHITE, "finish"), Action::Finish);
    assert_eq!(table.why(WHITE, "E6"), why(0, "used", "VI"));
    assert_eq!(table.why(WHITE, "finish"), why(0, "nothing-in-use", "2.6.10"));
    assert_eq!(table.touch(WHITE, "end"), Action::End);
    assert_eq!(table.next(BLACK, ""), ["E12", "A20", "end"]);
}

#[test]
fn why_not_in_the_battle() {
    let table = Table::battle(&[], "points=1", "PC9 PD10 QE9 PF10 PE10 NH10", "PE12 PC12 PF11 QJ18");
    assert_eq!(table.why(WHITE, "B5"), why(0, "empty", "VI"));
    assert_eq!(table.why(WHITE, "E12"), why(0, "not-yours", "VI"));
    assert_eq!(table.why(WHITE, "A2"), why(0, "camp-stays", "I"));
    assert_eq!(table.why(WHITE, "commit"), why(0, "not-a-spot", "VI"));
    assert_eq!(table.why(WHITE, "2a"), why(0, "not-a-spot", "VI"));
    assert_eq!(table.why(WHITE, "A1 B2"), why(1, "too-few-points", "S-20"), "the king's diagonal step");
    assert_eq!(table.why(WHITE, "C9 C11"), why(1, "not-a-neighbour", "S-14"));
    assert_eq!(table.why(WHITE, "C9 D10"), why(1, "occupied", "S-14"));
    assert_eq!(table.why(WHITE, "C9 C9"), why(1, "already-so", "VI"));
    assert_eq!(table.why(WHITE, "C9 end"), why(1, "not-a-spot", "VI"));
    assert_eq!(table.why(WHITE, "C9 C10 C11"), why(2, "past-end", "VI"));
    assert_eq!(table.why(WHITE, "E10 D11"), why(1, "across-slantwise", "S-21"));
    assert_eq!(
        table.why(WHITE, "F10 F11"),
        why(1, "melee-across-river", "S-21"),
        "S7: no bridge in column F"
    );
    assert_eq!(table.why(WHITE, "E10 F11"), why(1, "melee-across-river", "S-21"), "S7: no diagonal over it");
    assert_eq!(table.why(WHITE, "E9 F11"), why(1, "out-of-range", "S-22"), "S8: the river is a row");
    assert_eq!(table.why(WHITE, "end C9"), why(1, "past-end", "VI"));
}

#[test]
fn the_river_is_crossed_with_all_points_s15() {
    let mut table = Table::battle(&[], "", "PC9 PD10", "");
    assert!(table.next(WHITE, "D10").contains(&"D11".to_owned()), "S6: crosses");
    table.touch(WHITE, "C9 C10");
    assert_eq!(
        table.why(WHITE, "C11"),
        why(0, "crossing-takes-all", "S-15"),
        "S6: with one point spent it does not"
    );
    assert_eq!(table.why(WHITE, "C10 C11"), why(1, "crossing-takes-all", "S-15"));
}

#[test]
fn a_piece_that_can_do_nothing_says_so() {
    let table = Table::battle(&[], "", "PJ1,I1 NI2", "");
    assert_eq!(table.why(WHITE, "J1"), why(0, "stuck", "VI"));
}

#[test]
fn the_attacker_chooses_a_yellow_field_s13_s26() {
    let nonrandom: &[(&str, &str)] = &[("variant", "nonrandom")];
    // Without an enemy on blue all three fall.
    let table = Table::battle(nonrandom, "", "PE13", "PF13,F14 BF12");
    let attack = table.offer(WHITE, "E13", "F13");
    assert_eq!(attack.hint, Hint::Capture);
    assert_eq!(table.victims(&attack), ["F12", "F13", "F14"]);
    assert_eq!(attack.badge.as_deref(), Some("100%"));
    // With one on E14 the attacker chooses.
    let mut table = Table::battle(nonrandom, "", "PE13", "PF13,F14,E14 BF12");
    assert_eq!(table.victims(&table.offer(WHITE, "E13", "F13")), ["F13"]);
    assert_eq!(table.next(WHITE, "E13 F13"), ["F12", "F14"]);
    assert_eq!(table.victims(&table.offer(WHITE, "E13 F13", "F14")), ["F13", "F14"]);
    assert_eq!(table.why(WHITE, "E13 F13 E14"), why(2, "not-a-choice", "S-26"));
    let yellow = Some(field("F12"));
    assert_eq!(
        table.touch(WHITE, "E13 F13 F12"),
        Action::Attack { from: field("E13"), to: field("F13"), yellow }
    );
    // A knight who chooses the pikemen dies with them; who does not, lives.
    let table = Table::battle(nonrandom, "", "NE13", "PF13,F14,E14 BF12");
    assert_eq!(table.victims(&table.offer(WHITE, "E13 F13", "F12")), ["E13", "F12", "F13"]);
    assert_eq!(table.victims(&table.offer(WHITE, "E13 F13", "F14")), ["F13", "F14"]);
}

#[test]
fn both_answer_a_fight_with_a_card_of_the_own_hand_or_none_s33() {
    let mut table = Table::battle(&[], "", "PE5 cards=7,7,10", "PE6");
    table.touch(WHITE, "E5 E6");
    assert_eq!(table.next(WHITE, ""), ["7a", "7b", "10a", "no-card"]);
    assert_eq!(table.next(BLACK, ""), ["no-card"], "who has none is asked too, 2.6.4");
    assert_eq!(table.why(WHITE, "9a"), why(0, "card-not-held", "S-33"));
    assert_eq!(table.why(WHITE, "E5"), why(0, "not-a-spot", "S-33"));
    assert_eq!(table.why(WHITE, "7a 7b"), why(1, "past-end", "S-33"));
    assert_eq!(table.touch(WHITE, "7b"), Action::Special(CardValue::new(7)));
    assert_eq!(table.touch(BLACK, "no-card"), Action::Special(None));
}

#[test]
fn deserters_are_touched_s39() {
    let mut table = Table::at(
        &[("scenario", "clock")],
        "desert white 2; W: KA1 PE5,F5 RA2,J2 bridge=E clock=0:00; B: KA20 PE12 RA19,J19 bridge=H clock=1:30",
    );
    assert_eq!(table.next(BLACK, ""), ["A1", "E5", "F5"]);
    let king = table.offer(BLACK, "", "A1");
    assert_eq!((king.hint, table.victims(&king)), (Hint::Capture, vec!["A1".to_owned()]));
    assert_eq!(table.why(BLACK, "E12"), why(0, "not-theirs", "S-39"));
    assert_eq!(table.why(BLACK, "A2"), why(0, "camps-do-not-desert", "S-39"));
    assert_eq!(table.why(BLACK, "B2"), why(0, "empty", "VI"));
    assert_eq!(table.touch(BLACK, "E5"), Action::Desert(field("E5")));
    assert_eq!(table.next(BLACK, ""), ["A1", "F5"]);
}

#[test]
fn every_spot_has_a_name_by_which_it_is_found_again() {
    use stolik_game::{Notation, Spot};
    let game = usual();
    let spots = (0..=100u16).flat_map(|number| {
        [
            Spot::Field(number),
            Spot::Card(number),
            Spot::Button(number),
            Spot::Token(number),
            Spot::Token(100 + number),
        ]
    });
    let mut named = 0;
    for spot in spots {
        let name = game.spot_name(spot);
        if let Some(found) = game.spot_named(&name) {
            assert_eq!(found, spot, "{name}");
            named += 1;
        }
    }
    // 82 fields up to number 100, 36 cards, 28 buttons, ten columns of river and of bridges, each found at least once.
    assert!(named >= 82 + 36 + 28 + 20, "{named}");
    for name in ["7e", "11a", "1a", "07a", "river-K", "bridge-", "A21", "", "é", "buy-king"] {
        assert_eq!(game.spot_named(name), None, "{name}");
    }
}
