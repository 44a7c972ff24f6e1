//! Games as PDN.

use crate::support::{Random, all_options, field, position, rules_with};
use proptest::prelude::*;
use stolik_game::{Arg, Article, Message, Side};
use stolik_warcaby::{
    Board, PdnError, PdnGame, PdnResult, Position, State, Tag, Variant, read_pdn, write_pdn,
};

const GAME: &str = r#"% a line for other programs
[Event "Spring \"cup\""]
[White "Jan"]
[Black "Maria"]
[Result "2-0"]
[GameType "26,W,8,8,N2,0"]

1. 21-17! {a comment (with brackets} 9-13 $1 ; to the end of the line
2. c3-d4 ?? ( 2. 22-18 13x22 (2... 5-9 {)}) 3. 25x18) a5:c3:e5
3.24-20 (!) 3... 15-18
2-0
"#;

fn only(text: &str) -> PdnGame {
    let games = read_pdn(text, &Variant::default()).unwrap_or_else(|error| panic!("{text}\n{error:?}"));
    assert_eq!(games.len(), 1);
    games.into_iter().next().expect("one game")
}

fn error(text: &str) -> PdnError {
    read_pdn(text, &Variant::default()).expect_err(text)
}

/// Game, line, column and what is wrong there.
fn fault(text: &str) -> (usize, usize, usize, Message) {
    let PdnError { game, line, column, message, .. } = error(text);
    (game, line, column, message)
}

fn quoting(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text)
}

/// Why a move cannot be, by its key, inside the message that names the move by number and text.
fn why_of(message: &Message, number: i64, text: &str) -> &'static str {
    let [("number", n), ("text", t), ("why", Arg::Message(why))] = message.args.as_slice() else {
        panic!("{message:?}");
    };
    assert_eq!((message.key, n, t), ("warcaby-pdn-move", &Arg::from(number), &Arg::from(text)));
    why.key
}

#[test]
fn a_game_with_all_that_pdn_allows() {
    let game = only(GAME);
    assert_eq!(game.tag("Event"), Some("Spring \"cup\""));
    assert_eq!((game.tag("White"), game.tag("Black")), (Some("Jan"), Some("Maria")));
    assert_eq!((game.tag("Result"), game.result), (None, PdnResult::LightWon));
    assert_eq!(game.start, Position::start(&Variant::default()));
    let ends: Vec<_> = game.moves.iter().map(|played| played.to).collect();
    assert_eq!(ends, ["B4", "A5", "D4", "E5", "H4", "D4"].map(field));
    assert_eq!(game.moves[3].captured, field("B4").alone() | field("D4").alone());
}

#[test]
fn a_game_is_written_by_the_standard() {
    let written = write_pdn(&only(GAME), &Variant::default());
    let expected = r#"[Event "Spring \"cup\""]
[White "Jan"]
[Black "Maria"]
[Result "1-0"]
[GameType "26,W,8,8,N2,0"]

1. 21-17 9-13 2. 22-18 13x15 3. 24-20 15-18 1-0
"#;
    assert_eq!(written, expected);
    assert_eq!(only(&written), only(GAME));
}

#[test]
fn bare_moves_are_a_game_and_may_just_end() {
    let game = only("1. 21-17 9-13");
    assert_eq!((game.moves.len(), game.result, game.tags.len()), (2, PdnResult::Open, 0));
    assert_eq!(only("21-17 9-13 *").moves, game.moves);
    assert_eq!(only("\u{feff}A3-B4 B6-A5").moves, game.moves);
}

#[test]
fn all_results_are_known() {
    for (texts, result) in [
        (["1-0", "2-0"], PdnResult::LightWon),
        (["0-1", "0-2"], PdnResult::DarkWon),
        (["1/2-1/2", "1-1"], PdnResult::Drawn),
        (["*", "*"], PdnResult::Open),
    ] {
        for text in texts {
            assert_eq!(only(&format!("1. 21-17 {text}")).result, result);
            // In PDN 3.0 the header has the result, and a star ends the game.
            assert_eq!(only(&format!("[Result \"{text}\"] 1. 21-17 *")).result, result);
            assert_eq!(only(&format!("[Result \"*\"] 1. 21-17 {text}")).result, result);
        }
    }
    assert_eq!(
        fault("[Result \"1-0\"] 1. 21-17 0-1"),
        (1, 1, 25, Message::new("warcaby-pdn-results-differ"))
    );
    assert_eq!(fault("[Result \"3-0\"] *").3, quoting("warcaby-pdn-result", "3-0"));
}

#[test]
fn several_games_stand_in_one_text() {
    let text = format!("{GAME}\n{GAME}[Event \"third\"]\n*\n{{the end}}\n");
    let games = read_pdn(&text, &Variant::default()).expect("three games");
    assert_eq!(games.len(), 3);
    assert_eq!(games[0], games[1]);
    assert_eq!((games[2].tag("Event"), games[2].moves.len()), (Some("third"), 0));
    assert_eq!(fault(&format!("{GAME}\n[Event \"2\"]\n1. 21-22 *")).0, 2);
}

#[test]
fn a_game_may_begin_at_a_position() {
    let rules = Variant::default();
    let text = "[SetUp \"1\"]\n[FEN \"B:W29,K1:B12,K4\"]\n7... 12-16 8. 1-5 *";
    let game = only(text);
    assert_eq!(game.start, position(&rules, "B:WA1,KB8:BH6,KH8"));
    let written = write_pdn(&game, &rules);
    assert!(
        written.contains("[SetUp \"1\"]\n[FEN \"B:W29,K1:B12,K4\"]\n\n1... 12-16 2. 1-5 *\n"),
        "{written}"
    );
    assert_eq!(fault("[SetUp \"1\"]\n*").3, Message::new("warcaby-pdn-fen-missing"));
    assert_eq!(fault("[FEN \"W:W18:B33\"]\n*").3, quoting("warcaby-parse-number", "33"));
    let crowned = Message::new("warcaby-fault-promotion-row").with("field", "B8").with("side", Side(0));
    let impossible = error("[FEN \"W:W1:B\"]\n*");
    assert_eq!(impossible.message, Message::new("record-position").with("faults", vec![crowned]));
    assert_eq!(impossible.articles, [Article("W8")]);
}

#[test]
fn other_games_are_refused_by_name() {
    let of_type = |value: &str| fault(&format!("[GameType \"{value}\"]\n1. 32-28 *")).3;
    let other = |found: &str| Message::new("warcaby-pdn-variant").with("found", found);
    assert_eq!(of_type("20"), other("international draughts, GameType 20"));
    assert_eq!(of_type("25,W,8,8,A0,0"), other("Russian draughts, GameType 25"));
    assert_eq!(of_type("77"), other("GameType 77"));
    for unreadable in ["Brazilian", "26,W"] {
        assert_eq!(of_type(unreadable), Message::new("warcaby-pdn-game-type"), "{unreadable}");
    }
    for board in ["26,W,10,10,N2,0", "26,W,8,8,A0,1"] {
        assert_eq!(of_type(board), Message::new("warcaby-pdn-board"), "{board}");
    }
    assert_eq!(only("[GameType \"26\"] *").moves.len(), 0);
    assert_eq!(only("[GameType \"26,W,8,8,A0,0\"] 1. a3-b4 *").moves.len(), 1);
}

#[test]
fn what_is_cut_is_told() {
    let tag = || Message::new("warcaby-pdn-tag").with("line", 1_usize);
    for (text, line, column, expected) in [
        ("", 1, 1, Message::new("warcaby-pdn-empty")),
        ("  {only a comment}", 1, 19, Message::new("warcaby-pdn-empty")),
        ("[Event \"x\"]\n", 1, 12, Message::new("warcaby-pdn-cut")),
        ("[Event \"x\"]\n1. 21-17 9-13\n", 2, 14, Message::new("warcaby-pdn-cut")),
        ("[Event \"x\"]\n1. 21-17\n[Event \"y\"]\n*", 3, 1, Message::new("warcaby-pdn-cut")),
        ("[Event \"x", 1, 1, tag()),
        ("[Event \"x\n\"] *", 1, 1, tag()),
        ("[Event \"x\"", 1, 1, tag()),
        ("[Event x] *", 1, 1, tag()),
        ("[", 1, 1, tag()),
        ("[Event \"x\\", 1, 1, tag()),
        ("1. 21-17 {a comment", 1, 10, Message::new("warcaby-pdn-comment-cut")),
        ("1. 21-17 (1. 22-18 (1. 22-17)", 1, 10, Message::new("warcaby-pdn-variation-cut")),
        ("1. 21-17 9-13 2.", 1, 17, Message::new("warcaby-pdn-move-missing")),
        (
            "1. 21-17 9-13 3. 22-18",
            1,
            15,
            Message::new("warcaby-pdn-number").with("expected", 2_i64).with("found", 3_i64),
        ),
        ("1. 21-17 <", 1, 10, quoting("warcaby-pdn-unexpected", "<")),
        ("1. 21-17 ) 9-13", 1, 10, quoting("warcaby-pdn-unexpected", ")")),
        ("[A \"1\"][A \"2\"] *", 1, 8, quoting("warcaby-pdn-tag-twice", "A")),
    ] {
        assert_eq!(fault(text), (1, line, column, expected), "{text}");
    }
    assert_eq!(fault(&" ".repeat(9_000_000)).3, Message::new("warcaby-pdn-long").with("most", 8_usize << 20));
}

#[test]
fn bad_moves_are_told_by_number_and_side() {
    let why = |text, number, played| why_of(&error(text).message, number, played);
    assert_eq!(why("1. 21-17 9", 1, "9"), "warcaby-parse-short");
    assert_eq!(error("1. 21-17 9").column, 10);
    assert_eq!(why("1. 21-17 9x", 1, "9x"), "warcaby-parse-number");
    assert_eq!(error("1. 21-17 9-13\n2. 22-17 *").line, 2);
    for (text, number, played, key, article) in [
        ("1. 21-17 9-13\n2. 22-17 *", 2, "22-17", "occupied", "W7"),
        ("21-17 9-13 22-18 13x22", 2, "13x22", "must-go-on", "WA8"),
        ("1. 21-17 9-13 2. 22-18 12-16", 2, "12-16", "must-capture", "W6"),
        ("[FEN \"W:WKH8:BB4,C5,C7,G7\"] 1. 4x2 *", 1, "4x2", "ambiguous", "WA8"),
    ] {
        assert_eq!(why(text, number, played), format!("warcaby-refusal-{key}"), "{text}");
        assert_eq!(error(text).articles, [Article(article)], "{text}");
    }
    assert_eq!(only("[FEN \"W:WKH8:BB4,C5,C7,G7\"] 1. 4x13x2 *").moves.len(), 1);
}

#[test]
fn ambiguous_captures_are_written_in_full() {
    let rules = Variant::default();
    let game = only("[FEN \"W:WKH8:BB4,C5,C7,G7\"] 1. 4x13x2 *");
    let written = write_pdn(&game, &rules);
    assert!(written.ends_with("\n1. 4x22x13x2 *\n"), "{written}");
    assert_eq!(only(&written).moves, game.moves);
}

#[test]
fn other_boards_have_names_instead_of_numbers() {
    let rules = rules_with(|options| options.board = Board::Nine);
    let games = read_pdn("1. H2-I3 h8-i7 *", &rules).expect("a game on 81 fields");
    let written = write_pdn(&games[0], &rules);
    assert!(written.contains("[GameType \"26,W,9,9,A0,0\"]\n\n1. h2-i3 h8-i7 *"), "{written}");
    assert_eq!(read_pdn(&written, &rules).expect("what is written can be read")[0].moves, games[0].moves);
    assert_eq!(error(&written).message, Message::new("warcaby-pdn-board"));
    let numbered = read_pdn("1. 21-17", &rules).expect_err("a number");
    assert_eq!(why_of(&numbered.message, 1, "21-17"), "warcaby-parse-number-board");
}

proptest! {
    #[test]
    fn games_survive_their_text(seed in any::<u64>(), which in 0_usize..24, event in "\\PC{0,20}") {
        let rules = Variant::new(all_options()[which]);
        let mut random = Random::new(seed);
        let mut state = State::start(&rules);
        let mut moves = Vec::new();
        while state.ending(&rules).is_none() {
            let picked = rules.pick(state.position(), |n| random.below(n)).expect("the game is not over");
            moves.push(picked);
            state.play_unchecked(&rules, picked);
        }
        let tags = [("Event", event.as_str()), ("White", "Ł"), ("Black", "\\\""), ("Site", "")];
        let game = PdnGame {
            tags: tags.map(|(name, value)| Tag { name: name.to_owned(), value: value.to_owned() }).to_vec(),
            start: Position::start(&rules),
            moves,
            result: [PdnResult::LightWon, PdnResult::DarkWon, PdnResult::Drawn, PdnResult::Open][seed as usize % 4],
        };
        let written = write_pdn(&game, &rules);
        prop_assert!(written.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() <= 80));
        prop_assert_eq!(read_pdn(&written, &rules), Ok(vec![game]));
    }

    #[test]
    fn no_text_makes_the_reading_panic(text in "[a-h1-9x:*.(){};$!? \n\\[\\]\"/\\-\\\\ł]{0,60}|\\PC{0,60}", from in 0_usize..300) {
        _ = read_pdn(&text, &Variant::default());
        let cut: String = GAME.chars().take(from).collect();
        _ = read_pdn(&cut, &Variant::default());
        _ = read_pdn(&(cut + &text), &Variant::default());
    }
}
