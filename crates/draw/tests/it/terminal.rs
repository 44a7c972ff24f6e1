//! Boards as characters.

use crate::scenes::{after, draughts, spot, start};
use stolik_draw::{BoardMark, Terminal};
use stolik_game::scene::{Field, Look, Owner, Quarter, Scene, Shape, Token, TokenId};
use stolik_game::{Message, Spot};

#[test]
fn the_start() {
    insta::assert_snapshot!(Terminal::default().draw(&start()), @r"
    8     ●     ●     ●     ●
    7  ●     ●     ●     ●
    6     ●     ●     ●     ●
    5  ·     ·     ·     ·
    4     ·     ·     ·     ·
    3  ○     ○     ○     ○
    2     ○     ○     ○     ○
    1  ○     ○     ○     ○
       A  B  C  D  E  F  G  H
    ");
}

#[test]
fn the_start_in_ascii_turned_for_dark() {
    let terminal = Terminal { ascii: true, turned: Quarter::Two, ..Terminal::default() };
    insta::assert_snapshot!(terminal.draw(&start()), @r"
    1     w     w     w     w
    2  w     w     w     w
    3     w     w     w     w
    4  .     .     .     .
    5     .     .     .     .
    6  b     b     b     b
    7     b     b     b     b
    8  b     b     b     b
       H  G  F  E  D  C  B  A
    ");
}

#[test]
fn marks_and_kings_seen_from_the_side() {
    let scene = after(draughts(5, &[("A1", 'W'), ("C3", 'b'), ("E1", 'w'), ("A5", 'B')]), &["E1", "D2"]);
    let terminal = Terminal {
        turned: Quarter::One,
        marks: vec![
            (spot(&scene, "A1"), BoardMark::Selected),
            (spot(&scene, "C3"), BoardMark::Capture),
            (spot(&scene, "D4"), BoardMark::Target),
        ],
        ..Terminal::default()
    };
    insta::assert_snapshot!(terminal.draw(&scene), @r"
    A [♕]    ·     ♛
    B     ·     ·
    C  ·    <●>    ·
    D    (·)   {·}
    E (○)    ·     ·
       1  2  3  4  5
    ");
}

#[test]
fn a_large_board_without_coordinates() {
    let terminal = Terminal { coordinates: false, ascii: true, ..Terminal::default() };
    let text = terminal.draw(&draughts(11, &[("A1", 'w'), ("K11", 'b')]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 11);
    assert_eq!(lines[0], " .     .     .     .     .     b");
    assert_eq!(lines[10], " w     .     .     .     .     .");
}

#[test]
fn two_digits_find_room() {
    let text = Terminal::default().draw(&draughts(11, &[]));
    assert!(text.starts_with("11  · "), "{text}");
    assert!(text.contains("\n9 "), "{text}");
    assert!(text.ends_with("    A  B  C  D  E  F  G  H  I  J  K\n"), "{text}");
}

#[test]
fn colours_only_add_to_the_text() {
    let scene = start();
    let coloured = Terminal { colour: true, ..Terminal::default() }.draw(&scene);
    assert!(coloured.contains("\u{1b}[1;38;5;231;48;5;137m ○ \u{1b}[0m"));
    let mut plain = String::new();
    for part in coloured.split('\u{1b}') {
        plain.push_str(part.split_once('m').map_or(part, |(_, text)| text));
    }
    let trimmed: Vec<&str> = plain.lines().map(str::trim_end).collect();
    assert_eq!(trimmed, Terminal::default().draw(&scene).lines().collect::<Vec<_>>());
}

/// A field of 100 by 100 units.
fn square(number: u16, name: String, (x, y): (i32, i32), look: &'static str) -> Field {
    let shape = Shape::Rect { x, y, width: 100, height: 100 };
    Field { spot: Spot::Field(number), name, shape, look: Some(Look(look)), playable: true }
}

fn piece(look: &'static str, owner: Owner, spot: Spot, at: (i32, i32)) -> Token {
    Token {
        id: TokenId(0),
        look: Look(look),
        owner,
        spot,
        layer: u8::from(matches!(spot, Spot::Field(_))),
        at,
        scale: 100,
        turned: Quarter::None,
        name: Message::new("prompt"),
    }
}

/// Two boards of three by two fields, with a river between them and a bridge over it.
fn two_boards() -> Scene {
    let corner = |column: u16, row: u16| {
        let upper = row > 2;
        (i32::from(column) * 100, i32::from(4 - row) * 100 + if upper { 0 } else { 50 })
    };
    let field = |number: u16| {
        let (column, row) = (number % 3, number / 3 + 1);
        let letter = ["A", "B", "C"][usize::from(column)];
        square(number, format!("{letter}{row}"), corner(column, row), "board-field-dark")
    };
    let river = (0..3).map(|column| {
        piece("bitwa-river", Owner::Nobody, Spot::Token(column), (i32::from(column) * 100, 195))
    });
    let river: Vec<Token> = river.collect();
    let tokens = [
        river,
        vec![
            piece("bitwa-bridge", Owner::Nobody, Spot::Token(9), (100, 175)),
            piece("bitwa-levy", Owner::Light, Spot::Field(4), corner(1, 2)),
            piece("bitwa-levy", Owner::Dark, Spot::Field(7), corner(1, 3)),
            piece("bitwa-king", Owner::Dark, Spot::Field(11), corner(2, 4)),
            piece("bitwa-camp", Owner::Light, Spot::Field(0), corner(0, 1)),
        ],
    ];
    let fields = (0..12).map(field).collect();
    Scene { fields, tokens: tokens.concat(), ..Scene::empty((300, 450), Message::new("prompt")) }
}

#[test]
fn a_river_has_a_row_of_its_own() {
    let scene = two_boards();
    insta::assert_snapshot!(Terminal::default().draw(&scene), @r"
    4  ·  ·  ♚
    3  ·  ♟  ·
       ≈  ‖  ≈
    2  ·  ♙  ·
    1  ♖  ·  ·
       A  B  C
    ");
    let ascii = Terminal { ascii: true, turned: Quarter::Two, ..Terminal::default() };
    insta::assert_snapshot!(ascii.draw(&scene), @r"
    1  .  .  R
    2  .  P  .
       ~  =  ~
    3  .  p  .
    4  k  .  .
       C  B  A
    ");
}

/// A map with a lake in it, and a rock in every corner.
fn map(wide: u16, high: u16, tokens: Vec<Token>) -> Scene {
    let fields = (0..wide * high).map(|number| {
        let (x, y) = (number % wide, number / wide);
        let corner = [0, wide - 1].contains(&x) && [0, high - 1].contains(&y);
        let lake = (3..6).contains(&x) && (1..4).contains(&y);
        let look = if corner {
            "wojna-rock-1"
        } else if lake {
            "wojna-water-2"
        } else {
            "wojna-grass-3"
        };
        square(number, format!("{x},{y}"), (i32::from(x) * 100, i32::from(y) * 100), look)
    });
    let size = (i32::from(wide) * 100, i32::from(high) * 100);
    Scene { fields: fields.collect(), tokens, ..Scene::empty(size, Message::new("prompt")) }
}

#[test]
fn things_of_several_fields_fill_them_and_who_is_aboard_is_seen() {
    let on = |x: u16, y: u16| Spot::Field(y * 12 + x);
    let at = |x: i32, y: i32| (x * 100, y * 100);
    let tokens = vec![
        piece("wojna-castle", Owner::Own("cherry"), on(8, 0), at(8, 0)),
        piece("wojna-wall", Owner::Nobody, on(7, 5), at(7, 5)),
        piece("wojna-ship", Owner::Nobody, on(3, 1), at(3, 1)),
        piece("wojna-shore-side", Owner::Nobody, on(3, 1), at(3, 1)),
        Token { turned: Quarter::One, ..piece("wojna-ram", Owner::Nobody, on(1, 2), at(1, 2)) },
        piece("wojna-infantry", Owner::Own("blue"), on(1, 3), at(1, 3)),
        piece("wojna-exhausted", Owner::Nobody, on(1, 3), at(1, 3)),
        Token { scale: 62, ..piece("wojna-archers", Owner::Own("cherry"), on(4, 1), (419, 119)) },
        piece("wojna-high", Owner::Nobody, on(4, 1), at(4, 1)),
    ];
    let scene = map(12, 6, tokens);
    insta::assert_snapshot!(Terminal::default().draw(&scene), @r"
    0  ∧  ·  ·  ·  ·  ·  ·  ·  ♖  ♖  ♖  ∧
    1  ·  ·  ·  ⊔  △  ⊔  ·  ·  ♖  ♖  ♖  ·
    2  ·  »  ·  ≈  ≈  ≈  ·  ·  ♖  ♖  ♖  ·
    3  ·  ●' ·  ≈  ≈  ≈  ·  ·  ·  ·  ·  ·
    4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    5  ∧  ·  ·  ·  ·  ·  ·  ▒  ▒  ▒  ·  ∧
       0  1  2  3  4  5  6  7  8  9 10 11
    ");
    insta::assert_snapshot!(Terminal { ascii: true, ..Terminal::default() }.draw(&scene), @r"
    0  ^  .  .  .  .  .  .  .  K  K  K  ^
    1  .  .  .  S  A  S  .  .  K  K  K  .
    2  .  R  .  ~  ~  ~  .  .  K  K  K  .
    3  .  i' .  ~  ~  ~  .  .  .  .  .  .
    4  .  .  .  .  .  .  .  .  .  .  .  .
    5  ^  .  .  .  .  .  .  #  #  #  .  ^
       0  1  2  3  4  5  6  7  8  9 10 11
    ");
}

#[test]
fn a_wide_map_has_two_characters_a_field_and_its_numbers_are_readable() {
    let mark = |x: u16| (Spot::Field(64 + x), BoardMark::Target);
    let unit = piece("wojna-cavalry", Owner::Own("blue"), Spot::Field(64 + 31), (3100, 100));
    let spent = piece("wojna-exhausted", Owner::Nobody, Spot::Field(64 + 31), (3100, 100));
    let terminal = Terminal { ascii: true, marks: vec![mark(10), mark(63)], ..Terminal::default() };
    let text = terminal.draw(&map(64, 64, vec![unit, spent]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 66);
    assert!(lines[1].starts_with("1   . . . ~ ~ ~ . . . .{. . "), "{text}");
    assert!(lines[1].contains(" .'c . ") && lines[1].ends_with(" .{."), "{text}");
    assert!(lines[63].starts_with("63  ^ . "), "{text}");
    assert!(lines[64].starts_with(&format!("{:24}1{:19}2{:19}3", "", "", "")), "{text}");
    assert!(lines[65].starts_with("    0 1 2 3 4 5 6 7 8 9 0 1 2 ") && lines[65].ends_with(" 2 3"), "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= 3 + 2 * 64), "{text}");
}

#[test]
fn a_map_is_coloured_by_its_terrain_and_units_by_their_owner() {
    let units = vec![
        piece("wojna-infantry", Owner::Own("cherry"), Spot::Field(1), (100, 0)),
        piece("wojna-infantry", Owner::Own("blue"), Spot::Field(2), (200, 0)),
    ];
    let text = Terminal { colour: true, ..Terminal::default() }.draw(&map(12, 6, units));
    for part in ["38;5;88;48;5;150m ○ ", "38;5;18;48;5;150m ● ", "48;5;110m ≈ ", "48;5;246m ∧ "] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
