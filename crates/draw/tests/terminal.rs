//! Boards as characters.

mod scenes;

use scenes::{after, draughts, spot, start};
use stolik_draw::{BoardMark, Terminal};
use stolik_game::scene::Quarter;

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
