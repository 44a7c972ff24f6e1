//! Boards as SVG documents.

use crate::scenes::{after, draughts, spot, start};
use stolik_catalog::Kind;
use stolik_draw::{BoardMark, Svg, Theme, draw_emblems, looks, symbol};
use stolik_game::scene::Quarter;
use stolik_game::{Message, Scene, Seat, Viewer};
use stolik_text::{Language, Speaker};

fn speaker(language: Language) -> Speaker {
    let sides = ["warcaby-side-light", "warcaby-side-dark"].map(Message::new);
    Speaker::new(language).with_sides(sides)
}

/// A document without the bodies of its symbols, which are the files of `pieces/`.
fn outline(svg: &str) -> String {
    let lines = svg.lines().map(|line| match line.split_once("><path") {
        Some((symbol, _)) if symbol.starts_with("<symbol") => format!("{symbol}/>\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

fn small() -> Scene {
    after(draughts(3, &[("A1", 'w'), ("B2", 'b'), ("C1", 'W')]), &["A3", "B2"])
}

#[test]
fn a_small_board() {
    let scene = small();
    let svg = Svg {
        marks: vec![
            (spot(&scene, "A1"), BoardMark::Selected),
            (spot(&scene, "B2"), BoardMark::Capture),
            (spot(&scene, "C3"), BoardMark::Target),
        ],
        width: Some(400),
        ..Svg::default()
    };
    insta::assert_snapshot!(outline(&svg.draw(&scene, &speaker(Language::Polish))));
}

#[test]
fn a_small_board_without_a_frame_turned_for_dark() {
    let svg = Svg { frame: false, turned: Quarter::Two, ..Svg::default() };
    insta::assert_snapshot!(outline(&svg.draw(&small(), &speaker(Language::English))));
}

#[test]
fn every_look_of_the_start_is_drawn() {
    let scene = start();
    let looks = looks(&scene);
    assert!(looks.contains("draughts-man") && looks.contains("mark-hint"));
    for look in looks {
        assert!(symbol(look).is_some(), "{look}");
    }
}

#[test]
fn by_value_no_custom_property_is_left() {
    for theme in [Theme::Light, Theme::Dark] {
        let svg = Svg { theme, ..Svg::default() }.draw(&start(), &speaker(Language::Polish));
        assert!(!svg.contains("var("), "{theme:?}");
        assert!(!svg.contains("--st"), "{theme:?}");
    }
    let both = Svg { theme: Theme::Both, ..Svg::default() };
    let both = both.draw(&start(), &speaker(Language::Polish));
    assert!(both.contains("prefers-color-scheme:dark") && both.contains("var(--st-dark,"));
    assert!(!both.contains("var(--st-owner"), "owners are the same in both themes");
}

/// Everything that is used is there, each once.
fn is_whole(svg: &str) {
    for used in svg.split("<use href=\"#").skip(1) {
        let id = used.split('"').next().unwrap();
        assert_eq!(svg.matches(&format!("<symbol id=\"{id}\"")).count(), 1, "{id}");
    }
}

#[test]
fn every_use_has_its_symbol_once() {
    is_whole(&Svg::default().draw(&small(), &speaker(Language::Polish)));
}

#[test]
fn plain_fields_are_colours_and_all_else_is_drawn() {
    let scene = Kind::Wojna.usual().start().seen_by(Viewer::Spectator).scene();
    let draw = |plain| Svg { plain, ..Svg::default() }.draw(&scene, &Speaker::new(Language::English));
    let (drawn, plain) = (draw(false), draw(true));
    is_whole(&plain);
    assert!(drawn.contains("#wojna-grass-1") && !plain.contains("#wojna-grass-1"));
    assert!(plain.contains("#wojna-shore-side"), "shores lie above the fields");
    assert!(plain.len() * 2 < drawn.len(), "{} of {}", plain.len(), drawn.len());
    assert!(!plain.contains("var("));
}

#[test]
fn emblems_lie_side_by_side_on_nothing() {
    let game = Kind::SzachowaBitwa.usual();
    let emblems = [0, 1].map(|seat| game.emblem(Seat(seat)));
    let svg = draw_emblems(&emblems);
    is_whole(&svg);
    assert!(svg.contains("viewBox=\"0 0 230 100\"") && svg.matches("<use ").count() == 2, "{svg}");
    assert!(!svg.contains("var("));
}
