//! Draws a game of Warcaby after two moves, with the third begun: `cargo run --example board -- dark > board.svg`; with
//! `text` as characters.

#[expect(dead_code, reason = "the tests use the rest")]
#[path = "../tests/it/scenes.rs"]
mod scenes;

use scenes::{after, men, spot};
use stolik_draw::{BoardMark, Svg, Terminal, Theme};
use stolik_game::Message;
use stolik_text::{Language, Speaker};

fn main() {
    let men = men("A1 C1 E1 G1 B2 D2 F2 H2 A3 C3 E3 H4", "B8 D8 F8 H8 A7 C7 E7 G7 A5 D6 F6 H6");
    let scene = after(men, &["B6", "A5"]);
    let marks = vec![
        (spot(&scene, "C3"), BoardMark::Selected),
        (spot(&scene, "B4"), BoardMark::Target),
        (spot(&scene, "D4"), BoardMark::Target),
    ];
    let theme = match std::env::args().nth(1).as_deref() {
        Some("text") => {
            let terminal = Terminal { marks, colour: true, ..Terminal::default() };
            print!("{}", terminal.draw(&scene));
            return;
        }
        Some("dark") => Theme::Dark,
        Some("both") => Theme::Both,
        _ => Theme::Light,
    };
    let frame = std::env::args().nth(2).is_none_or(|word| word != "bare");
    let sides = ["warcaby-side-light", "warcaby-side-dark"].map(Message::new);
    let speaker = Speaker::new(Language::Polish).with_sides(sides);
    print!("{}", Svg { theme, marks, frame, ..Svg::default() }.draw(&scene, &speaker));
}
