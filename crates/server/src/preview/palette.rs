//! A picture in few colours: drawings have few, and at their edges nobody misses the rest.

use std::collections::HashMap;

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

/// How many colours a picture can have.
pub(super) const MOST: usize = 256;

/// A picture by the numbers of its colours.
pub(super) struct Indexed {
    /// The colours.
    pub(super) palette: Vec<Colour>,
    /// The number of each pixel's colour.
    pub(super) pixels: Vec<u8>,
}

/// The picture in so many of its most frequent colours; of the others each pixel has the nearest.
pub(super) fn indexed(pixels: impl Iterator<Item = Colour> + Clone, most: usize) -> Indexed {
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    for (colour, length) in runs(pixels.clone()) {
        *counts.entry(colour).or_default() += length;
    }
    let mut frequent: Vec<(Colour, usize)> = counts.into_iter().collect();
    // Of equals always the same first: a picture is the same whenever it is drawn.
    frequent.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    let palette: Vec<Colour> = frequent.iter().take(most.min(MOST)).map(|(colour, _)| *colour).collect();
    let numbers: HashMap<Colour, u8> =
        frequent.iter().map(|&(colour, _)| (colour, nearest(&palette, colour))).collect();
    let number = |colour| numbers.get(&colour).copied().unwrap_or_default();
    let pixels = runs(pixels).flat_map(|(colour, length)| std::iter::repeat_n(number(colour), length));
    Indexed { pixels: pixels.collect(), palette }
}

/// Pixels of one colour beside each other, and how many.
fn runs(mut pixels: impl Iterator<Item = Colour>) -> impl Iterator<Item = (Colour, usize)> {
    let mut next = pixels.next();
    std::iter::from_fn(move || {
        let colour = next?;
        let mut length = 1;
        loop {
            next = pixels.next();
            if next != Some(colour) {
                return Some((colour, length));
            }
            length += 1;
        }
    })
}

/// The number of the colour of the palette that is nearest to this one.
fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let distance = |known: &Colour| -> u32 {
        known.iter().zip(colour).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let nearest = (0..=u8::MAX).zip(palette).min_by_key(|(_, known)| distance(known));
    nearest.map_or(0, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_colours_stay_and_the_others_are_near() {
        let many = (0..=255).flat_map(|red| std::iter::repeat_n([red, 7, 9], 2));
        let rare = [[200, 8, 9], [0, 0, 0]];
        let Indexed { palette, pixels } = indexed(many.chain(rare), MOST);
        assert_eq!(palette.len(), MOST);
        let shown: Vec<Colour> = pixels.iter().map(|&number| palette[usize::from(number)]).collect();
        assert_eq!(shown[..4], [[0, 7, 9], [0, 7, 9], [1, 7, 9], [1, 7, 9]]);
        assert_eq!(shown[512..], [[200, 7, 9], [0, 7, 9]]);
    }
}
