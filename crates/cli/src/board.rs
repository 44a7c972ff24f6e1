//! A board for the terminal.

use crate::{beside, outcome};
use std::io::{IsTerminal, stdout};
use stolik_catalog::{AnyGame, AnyPosition};
use stolik_draw::Terminal;
use stolik_game::{Scene, Viewer};
use stolik_text::Speaker;

/// How boards are drawn: with plain letters if that is asked for; with colours only for a terminal, and only if the
/// person has not declined them (no-color.org).
pub fn style(ascii: bool) -> Terminal {
    let declined = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Terminal { ascii, colour: !ascii && !declined && stdout().is_terminal(), ..Terminal::default() }
}

/// The board as a viewer sees it; below it who must do what, or how the rules ended the game, and what stands beside
/// the board.
pub fn text(speaker: &Speaker, position: &AnyPosition, viewer: Viewer, style: &Terminal) -> String {
    let scene = position.seen_by(viewer).scene();
    let ended = position.outcome().map(|end| outcome::cited(speaker, position, &end));
    drawn(speaker, &position.game(), &scene, ended, style)
}

/// A scene as text: the board, below it the prompt (or how the game ended), and what stands beside the board.
pub fn drawn(
    speaker: &Speaker,
    game: &AnyGame,
    scene: &Scene,
    ended: Option<String>,
    style: &Terminal,
) -> String {
    let mut text = style.draw(scene);
    let prompt = ended.unwrap_or_else(|| speaker.say(&scene.prompt));
    for line in std::iter::once(prompt).chain(beside::lines(speaker, game, scene)) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}
