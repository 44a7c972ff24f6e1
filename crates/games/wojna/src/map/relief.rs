//! Which fields would be water or rock first: lakes, rivers, seas, massifs, ridges.

use super::noise::heights;
use crate::Size;
use stolik_game::Entropy;

/// How early a field becomes water: the lower the earlier.
pub(super) fn water_score(size: Size, entropy: &mut impl Entropy) -> Vec<i32> {
    let heights = heights(size, entropy);
    match entropy.index(5) {
        0 | 1 => lakes(&heights),
        2 | 3 => divide(&heights),
        _ => {
            // A sea around the land: lower towards the edges.
            let shore = i32::from(size.width.min(size.height) / 4);
            let fields = (0..size.area()).zip(lakes(&heights));
            let edge = |index| {
                let (x, y) = size.field(index);
                i32::from(x.min(y).min(size.width - 1 - x).min(size.height - 1 - y)).min(shore)
            };
            fields.map(|(index, height)| height + edge(index) * 30_000 / shore).collect()
        }
    }
}

/// How early a field becomes rock: massifs, a ridge that divides the sides, or ridges anywhere.
pub(super) fn rock_score(size: Size, entropy: &mut impl Entropy) -> Vec<i32> {
    let heights = heights(size, entropy);
    match entropy.index(4) {
        0 => lakes(&heights),
        1 => divide(&heights),
        _ => {
            let sums = lakes(&heights);
            let mean = sums.iter().sum::<i32>() / (i32::from(size.width) * i32::from(size.height));
            sums.into_iter().map(|sum| (sum - mean).abs()).collect()
        }
    }
}

/// Hollows that lie opposite each other.
fn lakes(heights: &[i32]) -> Vec<i32> {
    with_opposites(heights, |here, there| here + there)
}

/// Where a field is as high as its opposite: a line through the middle that parts the two sides.
fn divide(heights: &[i32]) -> Vec<i32> {
    with_opposites(heights, |here, there| (here - there).abs())
}

fn with_opposites(heights: &[i32], score: impl Fn(i32, i32) -> i32) -> Vec<i32> {
    // Half a turn reads the rows backwards: the opposite of the first field is the last.
    heights.iter().zip(heights.iter().rev()).map(|(&here, &there)| score(here, there)).collect()
}
