//! Maps: texts, what makes a map playable, the generator, the six maps that come with the game.

mod atlas;
mod generated;
mod named;
mod playable;
mod texts;

use atlas::Field;
use stolik_wojna::{Map, MapFault, Share, Size};

/// All that is wrong with a map's text.
fn faults(text: &str) -> Vec<MapFault> {
    Map::parse(text).expect_err(text).into_iter().collect()
}

/// A map of rock with grass on these fields.
fn grass_on(width: i32, height: i32, fields: &[Field]) -> String {
    let rows = (0..height).map(|y| {
        let letter = |x| if fields.contains(&(x, y)) { 'G' } else { 'R' };
        (0..width).map(letter).collect::<String>()
    });
    format!("{width}x{height}/{}", rows.collect::<Vec<_>>().join("/"))
}

/// A size in fields.
fn size(width: u8, height: u8) -> Size {
    Size { width, height }
}

/// A generated map; shares in hundredths.
fn generated(size: Size, water: u8, rock: u8, seed: u64) -> Map {
    Map::generate(size, Share::hundredths(water), Share::hundredths(rock), seed).expect("a possible wish")
}
