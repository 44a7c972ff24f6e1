//! A board for the terminal.

use crate::outcome;
use std::io::{IsTerminal, stdout};
use stolik_catalog::AnyPosition;
use stolik_draw::Terminal;
use stolik_game::Viewer;
use stolik_text::Speaker;

/// How boards are drawn: with plain letters if that is asked for; with colours only for a terminal, and only if the
/// person has not declined them (no-color.org).
pub fn style(ascii: bool) -> Terminal {
    let declined = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Terminal { ascii, colour: !ascii && !declined && stdout().is_terminal(), ..Terminal::default() }
}

/// The board as a viewer sees it; below it who must do what, or how the rules ended the game, and every remark.
pub fn text(speaker: &Speaker, position: &AnyPosition, viewer: Viewer, style: &Terminal) -> String {
    let scene = position.seen_by(viewer).scene();
    let mut text = style.draw(&scene);
    let prompt = match position.outcome() {
        Some(end) => outcome::cited(speaker, position, &end),
        None => speaker.say(&scene.prompt),
    };
    let remarks = scene.remarks.iter().map(|remark| speaker.say(remark));
    for line in std::iter::once(prompt).chain(remarks) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}
