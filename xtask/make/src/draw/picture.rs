//! A position of a rules page as a picture.

use anyhow::{Result, anyhow};
use stolik_catalog::Kind;
use stolik_draw::Svg;
use stolik_game::Viewer;
use stolik_text::{Language, RulesExample, Speaker};

/// Wide enough to tell kings from men, narrow enough to stand among text.
const WIDTH: u32 = 360;

/// The board as a spectator sees it. The pages of all languages share it and say in their own words what it shows; the
/// words inside the picture are for those who open it alone.
pub fn draw(kind: Kind, example: &RulesExample) -> Result<String> {
    let options = example.options.split_whitespace().filter_map(|choice| choice.split_once('='));
    let game = kind.with_options(options).map_err(|why| anyhow!("its options cannot be: {why:?}"))?;
    let position = game.read_position(example.position);
    let position = position.map_err(|why| anyhow!("its position cannot be: {why:?}"))?;
    let scene = position.seen_by(Viewer::Spectator).scene();
    let speaker = Speaker::new(Language::English).with_sides(game.side_names());
    Ok(Svg { width: Some(WIDTH), ..Svg::default() }.draw(&scene, &speaker))
}
