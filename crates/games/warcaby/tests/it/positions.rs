//! The worked positions of the rules page, sections 2'd and 2'e.

use crate::support::{field, play, position, rules_with, texts};
use stolik_warcaby::{
    Board, Colour, Ending, KingLanding, Position, Promotion9, Rank, Removal, State, Variant, Win, perft,
    perft_raw,
};

#[test]
fn position_1_wa1_start_on_64_fields() {
    let rules = Variant::default();
    let moves = texts(&rules, &Position::start(&rules));
    assert_eq!(moves, ["A3-B4", "C3-B4", "C3-D4", "E3-D4", "E3-F4", "G3-F4", "G3-H4"]);
}

#[test]
fn position_2_wa1_start_on_81_fields() {
    let rules = rules_with(|options| options.board = Board::Nine);
    let start = Position::start(&rules);
    let light = ["A3-B4", "C3-B4", "C3-D4", "E3-D4", "E3-F4", "G3-F4", "G3-H4", "H2-I3"];
    assert_eq!(texts(&rules, &start), light);
    let dark = ["B6-A5", "B6-C5", "D6-C5", "D6-E5", "F6-E5", "F6-G5", "H6-G5", "H6-I5", "H8-I7"];
    assert_eq!(texts(&rules, &start.with_turn(Colour::Dark)), dark);
}

#[test]
fn position_3_w6_capture_is_compulsory() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WA1,C3:BD4")), ["C3xE5"]);
}

#[test]
fn position_4_w7_men_capture_backwards() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WD4:BC3,H8")), ["D4xB2"]);
}

#[test]
fn position_5_w6_most_pieces_must_be_taken() {
    let rules = Variant::default();
    let position = position(&rules, "W:WA3,E3:BB4,D4,F4,F6,H8");
    assert_eq!(texts(&rules, &position), ["E3xG5xE7"]);
    let taken: Vec<_> = rules.moves(&position)[0].captured_fields().map(|field| field.to_string()).collect();
    assert_eq!(taken, ["F4", "F6"]);
}

#[test]
fn position_6_wa8_equal_captures_are_a_free_choice() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WC3,G3:BD4,F4,D6")), ["C3xE5xC7", "G3xE5xC7"]);
}

#[test]
fn position_7_w8_a_capture_that_ends_on_the_last_row_makes_a_king() {
    let rules = Variant::default();
    let before = position(&rules, "W:WB6:BC7");
    assert_eq!(texts(&rules, &before), ["B6xD8"]);
    let after = before.after(&rules, play(&rules, &before, "B6xD8"));
    assert_eq!(after.pieces().on(field("D8")), Some((Colour::Light, Rank::King)));
}

#[test]
fn position_8_w8_a_capture_through_the_last_row_makes_no_king() {
    let rules = Variant::default();
    let before = position(&rules, "W:WB6:BC7,E7");
    assert_eq!(texts(&rules, &before), ["B6xD8xF6"]);
    let after = before.after(&rules, play(&rules, &before, "B6xD8xF6"));
    assert_eq!(after.pieces().on(field("F6")), Some((Colour::Light, Rank::Man)));
}

#[test]
fn position_9_w9_a_king_flies() {
    let rules = Variant::default();
    let moves = texts(&rules, &position(&rules, "W:WKD4:BH6"));
    assert_eq!(moves.len(), 13);
    assert!(moves.iter().all(|text| text.starts_with("D4-")));
}

#[test]
fn position_10_wa7_a_king_lands_on_any_field_behind() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WKA1:BD4")), ["A1xE5", "A1xF6", "A1xG7", "A1xH8"]);
    let rules = rules_with(|options| options.king_landing = KingLanding::Next);
    assert_eq!(texts(&rules, &position(&rules, "W:WKA1:BD4")), ["A1xE5"]);
}

#[test]
fn position_11_w7_no_capture_without_a_free_field_behind() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WKA1:BC3,D4")), ["A1-B2"]);
}

#[test]
fn position_12_wa7_two_pieces_must_be_taken() {
    let rules = Variant::default();
    let position = position(&rules, "W:WKA1:BC3,F6");
    // Via D4 or E5; the text takes the first.
    assert_eq!(texts(&rules, &position), ["A1xD4xG7", "A1xD4xH8"]);
    let via = |name| rules.walk(&position, field("A1"), &[field(name)]).map(|walk| walk.next);
    let ends = field("G7").alone() | field("H8").alone();
    assert_eq!([via("D4"), via("E5")], [Some(ends); 2]);
    assert_eq!(play(&rules, &position, "A1xD4xG7"), play(&rules, &position, "A1xE5xG7"));
}

#[test]
fn position_13_wa6_removal_after_the_move_or_at_once() {
    let rules = Variant::default();
    assert_eq!(texts(&rules, &position(&rules, "W:WKE5:BD6,F4")), ["E5xB8", "E5xC7", "E5xG3", "E5xH2"]);
    let rules = rules_with(|options| options.removal = Removal::Immediate);
    let position = position(&rules, "W:WKE5:BD6,F4");
    assert_eq!(play(&rules, &position, "E5xG3xC7").captured, position.pieces().dark);
    assert!(rules.moves(&position).iter().all(|found| found.captured.len() == 2));
}

#[test]
fn position_14_wa5_a_blocked_side_loses() {
    let rules = Variant::default();
    let position = position(&rules, "W:WA3:BB4,C5");
    assert_eq!(texts(&rules, &position), [""; 0]);
    let ending = State::new(position).ending(&rules);
    assert_eq!(ending, Some(Ending::Won { winner: Colour::Dark, by: Win::Blocked }));
}

#[test]
fn position_15_wa3_promotion_on_81_fields() {
    let rules = rules_with(|options| options.board = Board::Nine);
    let rank_after = |fen, text, name| {
        let before = position(&rules, fen);
        let after = before.after(&rules, play(&rules, &before, text));
        after.pieces().on(field(name)).map(|(_, rank)| rank)
    };
    assert_eq!(rank_after("W:WG7:BKA1", "G7-H8", "H8"), Some(Rank::Man));
    assert_eq!(rank_after("W:WH8:BKA1", "H8-I9", "I9"), Some(Rank::King));
    assert_eq!(rank_after("W:WH8:BKA1", "H8-G9", "G9"), Some(Rank::King));
    assert_eq!(texts(&rules, &position(&rules, "W:WKA1:BH8")), ["A1xI9"]);
    let small = Variant::default();
    assert!(texts(&small, &position(&small, "W:WKA1:BH8")).iter().all(|text| text.starts_with("A1-")));
}

#[test]
fn clarification_1_wa3_row_8_or_beyond_promotes() {
    let rules = rules_with(|options| {
        options.board = Board::Nine;
        options.promotion9 = Promotion9::Row8;
    });
    let king_on = |fen, text, name| {
        let before = position(&rules, fen);
        let after = before.after(&rules, play(&rules, &before, text));
        after.pieces().on(field(name)) == Some((Colour::Light, Rank::King))
    };
    assert!(king_on("W:WG7:BA7", "G7-H8", "H8"));
    assert!(king_on("W:WA7:BB8", "A7xC9", "C9"));
    assert!(!king_on("W:WB6:BC7,E7", "B6xD8xF6", "F6"));
}

#[test]
fn clarification_2_wa4_the_third_occurrence_is_a_draw() {
    use stolik_warcaby::Draw;
    let rules = Variant::default();
    let mut state = State::new(position(&rules, "W:WKA1:BKB8"));
    let round = ["A1-B2", "B8-C7", "B2-A1", "C7-B8"];
    for (index, text) in round.into_iter().cycle().take(8).enumerate() {
        assert_eq!(state.ending(&rules), None, "after {index} half-moves");
        let played = play(&rules, state.position(), text);
        state.play_unchecked(&rules, played);
    }
    assert_eq!(state.history().occurrences(), 3);
    assert_eq!(state.ending(&rules), Some(Ending::Drawn(Draw::Repetition)));
}

#[test]
fn clarification_4_a_capture_may_end_where_it_began() {
    let rules = Variant::default();
    let before = position(&rules, "W:WC1:BB2,B4,D4,D2");
    assert_eq!(texts(&rules, &before), ["C1xA3xC5xE3xC1"]);
    let played = play(&rules, &before, "C1xE3xC5xA3xC1");
    assert_eq!((played.from, played.to), (field("C1"), field("C1")));
    assert_eq!(play(&rules, &before, "C1xC1"), played);
    let after = before.after(&rules, played);
    assert_eq!(after.pieces().light, field("C1").alone());
    assert!(after.pieces().dark.is_empty());
    assert_eq!((perft(&rules, &before, 1), perft_raw(&rules, &before, 1)), (1, 2));
}

#[test]
fn clarification_5_lines_of_play_on_81_fields() {
    let rules = rules_with(|options| options.board = Board::Nine);
    let start = Position::start(&rules);
    for (depth, lines) in (1..).zip([8, 72, 554, 3521, 22509, 134_080]) {
        assert_eq!((perft(&rules, &start, depth), perft_raw(&rules, &start, depth)), (lines, lines));
    }
}
