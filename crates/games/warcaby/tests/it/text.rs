//! Positions and moves as text.

use crate::support::{Random, all_options, field, position, rules_with, text};
use proptest::prelude::*;
use stolik_conformance::script::game;
use stolik_game::kit::{Hop, Place, Said, Touched};
use stolik_game::{Arg, Faults, Message, Notation, ParseError, Refusal as _, Spot};
use stolik_warcaby::{
    Board, Colour, MoveText, Placed, Position, Rank, Refusal, Setup, SetupFault, Variant, Warcaby,
};

fn spot(name: &str) -> Spot {
    game::<Warcaby>(&[]).spot_named(name).expect("a field of the board")
}

/// Where a text goes wrong, and the end of the key that says why.
fn place_and_key(error: &ParseError) -> (usize, &'static str) {
    let key = error.message.key;
    (error.at, key.strip_prefix("warcaby-parse-").unwrap_or(key))
}

#[test]
fn positions_are_read_by_name_and_by_number() {
    let rules = Variant::default();
    let canonical = "W:WA1,C3,KD4:BB6,KH8";
    let same = [
        "W:Wc3,a1,Kd4:BKh8,b6",
        "w:wa1,kd4,c3:bb6,kh8.",
        " W : W A1 , C3 , K D4 : B B6 , K H8 . ",
        "W:BKH8,B6:WA1,C3,KD4",
        "W:W29,22,K18:BK4,9",
        "W:WA1,22,K18:BK4,B6:H0:F12",
    ];
    for fen in same {
        assert_eq!(position(&rules, fen), position(&rules, canonical), "{fen}");
        let read = Setup::from_fen(fen, &rules).expect(fen);
        assert_eq!(read.to_fen(), canonical);
    }
    let start = position(&rules, "W:W21-32:B1-12");
    assert_eq!(start, Position::start(&rules));
    let streak = position(&rules, "B:WKA1:BKH2:H17");
    assert_eq!((streak.turn(), streak.king_streak()), (Colour::Dark, 17));
    assert_eq!(Setup::of(&rules, &streak).to_fen(), "B:WKA1:BKH2:H17");
    assert_eq!(position(&rules, "B:WK1-3:B").pieces().kings.len(), 3);
}

#[test]
fn faults_of_positions_tell_where_and_what() {
    let fault = |rules, fen: &str| place_and_key(&Setup::from_fen(fen, rules).expect_err(fen));
    let side_of = |colour| stolik_game::Side(colour as u8);
    let rules = Variant::default();
    let nine = rules_with(|options| options.board = Board::Nine);
    let inverted = rules_with(|options| options.a1_dark = false);
    for (fen, expected) in [
        ("", (0, "side")),
        ("X:WA1:BB8", (0, "side")),
        ("W", (1, "side-missing")),
        ("W:WA1", (5, "side-missing")),
        ("W:BB8", (5, "side-missing")),
        ("W:WA1:WB8", (6, "section-twice")),
        ("W:WA1:QB8", (6, "position-form")),
        ("W:WA1::BB8", (6, "position-form")),
        ("W:WA1,:BB8", (6, "piece")),
        ("W:WA1,K:BB8", (6, "piece")),
        ("W:WA1,Ł3:BB8", (6, "piece")),
        ("W:WA:BB8", (3, "piece")),
        ("W:WA0:BB8", (3, "piece")),
        ("W:WA1:B0", (7, "number")),
        ("W:WA1:B33", (7, "number")),
        ("W:WA1:B99999999999999999999", (7, "piece")),
        ("W:WA1:B12-1", (7, "range")),
        ("W:WA1:B1-40", (9, "number")),
        ("W:WA1:B1-", (9, "piece")),
        ("W:WA1:B1-2-3", (7, "piece")),
        ("W:WA1:BB8:H", (11, "count")),
        ("W:WA1:BB8:H65536", (11, "count")),
        ("W:WA1:BB8:Fx", (11, "count")),
    ] {
        assert_eq!(fault(&rules, fen), expected, "{fen}");
    }
    for (fen, side) in [("W", Colour::Light), ("W:WA1", Colour::Dark), ("W:BB8", Colour::Light)] {
        let missing = Message::new("warcaby-parse-side-missing").with("side", side_of(side));
        assert_eq!(Setup::from_fen(fen, &rules).expect_err(fen).message, missing);
    }
    assert_eq!(fault(&rules, &"W:".repeat(5000)), (0, "position-long"));
    assert_eq!(fault(&nine, "W:W29:BB8"), (3, "number-board"));
    assert_eq!(fault(&inverted, "W:WB1:B1-12"), (7, "number-board"));
}

#[test]
fn validation_reports_all_faults_at_once() {
    let rules = Variant::default();
    let fen = "W:WA1,A1,A1,B1,I9,Z50,B8,KD8:BC1,KE1,A7,C7,E7,G7,B8,D8,F8,H8,B6,D6,F6,H6";
    let faults = Setup::from_fen(fen, &rules).expect("readable").validate(&rules).expect_err("impossible");
    let spot = |name: &str| Place::of(field(name));
    let faults: Vec<SetupFault> = faults.into_iter().collect();
    assert_eq!(
        faults,
        [
            SetupFault::Twice(spot("A1")),
            SetupFault::LightField(spot("B1")),
            SetupFault::OffBoard(spot("I9")),
            SetupFault::OffBoard(Place { column: 25, row: 49 }),
            SetupFault::PromotionRow(spot("B8"), Colour::Light),
            SetupFault::PromotionRow(spot("C1"), Colour::Dark),
            SetupFault::Twice(spot("B8")),
            SetupFault::Twice(spot("D8")),
            SetupFault::TooMany(Colour::Dark, 14, 12),
        ]
    );
    // W10: one side without pieces has lost; both cannot be.
    let nobody = Setup::from_fen("W:W:B", &rules).expect("readable");
    assert_eq!(nobody.validate(&rules), Err(Faults::one(SetupFault::NoPieces)));
}

#[test]
fn w6_a_piece_that_takes_less_is_told_what_it_can_take_and_who_must() {
    let rules = Variant::default();
    let position = position(&rules, "W:WC3,E3:BD4,F4,D6,F6");
    let why = |text: &str| {
        let asked = MoveText::read(text, &rules).expect("a move");
        rules.resolve(&position, &asked).expect_err("an illegal move")
    };
    // C3-B4 takes nothing at all: what is said is about C3 and about E3, the only piece that may move.
    for text in ["C3-B4", "C3xE5"] {
        let told = why(text);
        let pieces = vec![field("E3")];
        assert_eq!(told, Refusal::MustTakeMost(field("C3"), 4, 2, pieces));
        assert_eq!(told.message().key, "warcaby-refusal-must-take-most");
        assert_eq!(told.spots(), [spot("C3"), spot("E3")]);
    }
}

#[test]
fn men_may_stand_where_they_are_not_promoted() {
    let nine = rules_with(|options| options.board = Board::Nine);
    position(&nine, "W:WH8,A1:BA9");
    let row8 = rules_with(|options| {
        options.board = Board::Nine;
        options.promotion9 = stolik_warcaby::Promotion9::Row8;
    });
    let setup = Setup::from_fen("W:WH8,G9:BI9", &row8).expect("readable");
    assert_eq!(setup.validate(&row8).expect_err("two uncrowned men").iter().count(), 2);
}

#[test]
fn faults_of_moves_tell_where_and_what() {
    let rules = Variant::default();
    for (text, at, key) in [
        ("", 0, "empty"),
        ("C3", 2, "short"),
        ("C3x", 3, "short"),
        ("C3-", 3, "short"),
        ("C3D4", 0, "field"),
        ("C3 D4", 2, "separator"),
        ("C3-D4-E5", 8, "step"),
        ("C3-D4xE5", 5, "mixed"),
        ("C3xĄ5", 3, "field"),
        ("C3—D4", 2, "separator"),
        ("C3–D4×E5", 5, "mixed"),
    ] {
        let error = MoveText::read(text, &rules).expect_err(text);
        assert_eq!(place_and_key(&error), (at, key), "{text}");
    }
    let long = format!("A1{}", "xA1".repeat(13));
    assert_eq!(place_and_key(&MoveText::read(&long, &rules).expect_err("too long")), (39, "long"));
    assert_eq!(MoveText::read("c3:E5xc7", &rules).expect("a capture").to_string(), "C3xE5xC7");
    // As word processors put them: a dash and a multiplication sign.
    assert_eq!(MoveText::read("C3–D4", &rules).expect("a step").to_string(), "C3-D4");
    assert_eq!(MoveText::read("C3×E5×C7", &rules).expect("a capture").to_string(), "C3xE5xC7");
}

#[test]
fn what_is_no_field_is_quoted_without_the_rest_of_the_line() {
    let game: Warcaby = game(&[]);
    let quoted = |text: &str| {
        let message = game.parse_action(text).expect_err(text).message;
        (
            message.key,
            message.args.iter().find_map(|(name, arg)| match arg {
                Arg::Text(text) if *name == "text" => Some(text.clone()),
                _ => None,
            }),
        )
    };
    for (text, key, field) in [
        ("J9-A1", "warcaby-parse-field", "J9"),
        ("C3-J9", "warcaby-parse-field", "J9"),
        ("C3xJ9xA1", "warcaby-parse-field", "J9"),
        ("-C3", "warcaby-parse-field", "-"),
        ("45-50", "warcaby-parse-number", "45"),
        ("C3-", "warcaby-parse-short", "C3-"),
    ] {
        assert_eq!(quoted(text), (key, Some(field.to_owned())), "{text}");
    }
}

#[test]
fn what_is_written_may_be_illegal_for_a_reason() {
    let rules = Variant::default();
    let why = |fen, text: &str| {
        rules
            .resolve(&position(&rules, fen), &MoveText::read(text, &rules).expect("a move"))
            .expect_err("an illegal move")
    };
    let hop = |from, to| Hop { from: field(from), to: field(to) };
    let open = "W:WC3,G3:BH8";
    assert_eq!(why(open, "C3-C4"), Refusal::NotDark(field("C4")));
    assert!(matches!(why(open, "I9-C3"), Refusal::OffBoard(_)));
    assert_eq!(why(open, "H8-G7"), Refusal::NotYours(field("H8")));
    assert_eq!(why(open, "C3xE5"), Refusal::NothingToTake(hop("C3", "E5")));
    assert_eq!(why(open, "C3-F6"), Refusal::TooFar(hop("C3", "F6")));
    assert_eq!(why(open, "C3-B2"), Refusal::Backwards(hop("C3", "B2")));
    assert_eq!(why("W:WB2,C3:BH8", "B2-D4"), Refusal::Blocked(hop("B2", "D4"), vec![field("C3")]));
    assert_eq!(why("W:WB2,C3:BH8", "B2-C3"), Refusal::Occupied(hop("B2", "C3"), Said(field("C3"))));
    let capture = "W:WA3,E3:BB4,D4,F4,F6,H8";
    let asked = Touched(vec![field("D2"), field("E3")]);
    assert_eq!(why(capture, "E3-D2"), Refusal::MustCapture(asked, 2, vec![field("E3")]));
    assert_eq!(why(capture, "A3xC5"), Refusal::MustTakeMost(field("A3"), 2, 1, vec![field("E3")]));
    // The right piece on a way that takes too little: what is said is about the way.
    let asked = Touched(vec![field("C5"), field("E3")]);
    let less = Refusal::WayTakesLess(asked, 2, 1, vec![field("E3")]);
    assert_eq!(why(capture, "E3xC5"), less);
    assert_eq!((less.code(), less.message().key), ("must-take-most", "warcaby-refusal-way-takes-less"));
    assert_eq!(less.spots(), [spot("C5"), spot("E3"), spot("E3")]);
    assert_eq!(why(capture, "E3xG5"), Refusal::MustGoOn(field("G5"), 1));
    assert_eq!(why(capture, "E3xG5xE3"), Refusal::Twice(Touched(hop("G5", "E3")), field("F4")));
}

#[test]
fn a_short_capture_is_ambiguous_when_two_take_different_pieces() {
    let rules = Variant::default();
    let position = position(&rules, "W:WKH8:BB4,C5,C7,G7");
    let resolve = |text: &str| rules.resolve(&position, &MoveText::read(text, &rules).expect("a move"));
    let written = rules.moves(&position).into_iter().map(|found| text(&rules, &position, found));
    assert_eq!(written.collect::<Vec<_>>(), ["H8xC3xA5xD8", "H8xD4xB6xD8"]);
    assert!(matches!(resolve("H8xD8"), Err(Refusal::Ambiguous(_, choices)) if choices.len() == 2));
    assert_eq!(resolve("H8xA5xD8"), resolve("H8xC3xA5xD8"));
    assert_eq!(resolve("H8xB6xD8"), resolve("H8xD4xB6xD8"));
    assert_ne!(resolve("H8xA5xD8"), resolve("H8xB6xD8"));
    assert!(matches!(resolve("H8xB6xA5xD8"), Err(Refusal::NotDiagonal(_))));
    assert!(matches!(resolve("H8xD8xD8"), Err(Refusal::NotDiagonal(_))));
}

fn setups() -> impl Strategy<Value = Setup> {
    let piece =
        (0_u8..9, 0_u8..9, any::<bool>(), any::<bool>()).prop_map(|(column, row, light, king)| Placed {
            place: Place { row, column },
            colour: if light { Colour::Light } else { Colour::Dark },
            rank: if king { Rank::King } else { Rank::Man },
        });
    (prop::collection::vec(piece, 0..30), any::<bool>(), any::<u16>()).prop_map(
        |(pieces, light, king_streak)| Setup {
            pieces,
            turn: if light { Colour::Light } else { Colour::Dark },
            king_streak,
        },
    )
}

proptest! {
    #[test]
    fn any_setup_survives_its_text(mut setup in setups()) {
        let rules = Variant::default();
        let read = Setup::from_fen(&setup.to_fen(), &rules).expect("what is written can be read");
        prop_assert_eq!(read.to_fen(), setup.to_fen());
        setup.pieces.sort_unstable();
        let mut pieces = read.pieces;
        pieces.sort_unstable();
        prop_assert_eq!(pieces, setup.pieces);
        prop_assert_eq!((read.turn, read.king_streak), (setup.turn, setup.king_streak));
    }

    #[test]
    fn valid_setups_are_positions_and_come_back(setup in setups(), which in 0_usize..24) {
        let rules = Variant::new(all_options()[which]);
        if let Ok(position) = setup.validate(&rules) {
            let again = Setup::of(&rules, &position);
            prop_assert_eq!(again.to_fen(), setup.to_fen());
            prop_assert_eq!(again.validate(&rules), Ok(position));
        }
    }

    #[test]
    fn no_text_makes_the_reading_of_positions_panic(text in "[WBKHFwbk:,.0-9a-iA-I \\-łx]{0,40}|\\PC{0,40}") {
        for options in all_options() {
            if let Ok(setup) = Setup::from_fen(&text, &Variant::new(options)) {
                _ = setup.validate(&Variant::new(options));
            }
        }
    }

    #[test]
    fn no_text_makes_the_reading_of_moves_panic(text in "[a-iA-I1-9x:\\-]{0,20}|\\PC{0,20}") {
        let rules = Variant::default();
        if let Ok(read) = MoveText::read(&text, &Variant::default()) {
            prop_assert_eq!(MoveText::read(&read.to_string(), &Variant::default()), Ok(read.clone()));
            _ = rules.resolve(&Position::start(&rules), &read);
        }
    }

    #[test]
    fn moves_survive_their_text(seed in any::<u64>(), which in 0_usize..24) {
        let rules = Variant::new(all_options()[which]);
        let mut random = Random::new(seed);
        let mut position = Position::start(&rules);
        while let Some(picked) = rules.pick(&position, |n| random.below(n)).filter(|_| position.king_streak() < 9) {
            let text = MoveText::read(&text(&rules, &position, picked), &rules).expect("what is written can be read");
            prop_assert_eq!(rules.resolve(&position, &text), Ok(picked));
            position = position.after(&rules, picked);
        }
    }
}
