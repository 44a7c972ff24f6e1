//! Hills and hollows from random numbers, in whole numbers alone, so that they are the same on every machine.

use crate::Size;
use stolik_game::Entropy;

/// A height for every field, row by row: coarse waves, and finer ones of less height upon them.
pub(super) fn heights(size: Size, entropy: &mut impl Entropy) -> Vec<i32> {
    let coarse = (size.width.min(size.height) / 3).clamp(5, 11);
    let mut heights = vec![0; size.area()];
    for (wave, weight) in [(coarse, 5), (coarse / 2 + 1, 2), (3, 1)] {
        add_waves(size, wave, weight, &mut heights, entropy);
    }
    heights
}

/// Adds smooth waves: random heights on a grid of this width, and everything between by the nearest four of them.
fn add_waves(size: Size, width: u8, weight: i32, heights: &mut [i32], entropy: &mut impl Entropy) {
    let columns = usize::from(size.width / width) + 3;
    let rows = usize::from(size.height / width) + 3;
    let grid: Vec<i32> = (0..columns * rows).map(|_| entropy.below(1 << 12) as i32).collect();
    // The grid begins somewhere outside the map, else it would show in every map at the same fields.
    let (left, above) = (entropy.below(width.into()) as u8, entropy.below(width.into()) as u8);
    for (index, height) in heights.iter_mut().enumerate() {
        let (x, y) = size.field(index);
        let (x, y) = (x + left, y + above);
        let corner = usize::from(y / width) * columns + usize::from(x / width);
        let (right, down) = (ease(x % width, width), ease(y % width, width));
        let upper = between(grid[corner], grid[corner + 1], right);
        let lower = between(grid[corner + columns], grid[corner + columns + 1], right);
        *height += weight * between(upper, lower, down);
    }
}

const WHOLE: i32 = 256;

/// How much of the way is done, slow at both ends, in 256ths.
fn ease(step: u8, width: u8) -> i32 {
    let t = i32::from(step) * WHOLE / i32::from(width);
    t * t / WHOLE * (3 * WHOLE - 2 * t) / WHOLE
}

fn between(from: i32, to: i32, part: i32) -> i32 {
    (from * (WHOLE - part) + to * part) / WHOLE
}
