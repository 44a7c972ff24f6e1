//! Laying water and rock on a map that is all grass.

use super::Ground;
use crate::{Size, Terrain};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use stolik_game::Entropy;

/// The fewest fields of water or rock that hang together on one side: less would be a crumb.
const LEAST_BLOB: usize = 3;

/// Where water and rock come to lie.
pub(super) struct Plan {
    pub(super) size: Size,
    pub(super) water: Layer,
    pub(super) rock: Layer,
}

/// How many fields become water, or rock, which first, and in how many lakes or hills a side.
pub(super) struct Layer {
    terrain: Terrain,
    fields: usize,
    score: Vec<i32>,
    blobs: usize,
}

impl Layer {
    pub(super) fn new(terrain: Terrain, fields: usize, score: Vec<i32>, entropy: &mut impl Entropy) -> Layer {
        Layer { terrain, fields, score, blobs: 1 + entropy.index(3) }
    }

    /// Turns grass into this terrain, except for what is kept: blobs that begin at the lowest field and grow where it is
    /// low. The opposite fields follow.
    fn lay(&self, size: Size, kept: &Ground, cells: &mut [Terrain]) {
        let last = cells.len() - 1;
        let mut barred: Vec<bool> = (0..=last).map(|index| kept.has(size.field(index))).collect();
        let mut seeds: Vec<usize> = (0..=last / 2).collect();
        seeds.sort_unstable_by_key(|&index| (self.score[index], index));
        let largest = (self.fields / (2 * self.blobs)).max(LEAST_BLOB);
        let mut left = self.fields.div_ceil(2);
        for seed in seeds {
            if left < LEAST_BLOB {
                return;
            }
            let mut blob = Vec::new();
            let mut open = BinaryHeap::from([Reverse((self.score[seed], seed))]);
            while let Some(Reverse((_, index))) = open.pop() {
                if barred[index] || cells[index] != Terrain::Grass {
                    continue;
                }
                // No field is looked at twice, nor is its opposite.
                barred[index] = true;
                barred[last - index] = true;
                blob.push(index);
                if blob.len() == largest.min(left) {
                    break;
                }
                for (x, y) in size.sides(size.field(index)) {
                    let beside = size.index(x, y);
                    open.push(Reverse((self.score[beside], beside)));
                }
            }
            if blob.len() >= LEAST_BLOB {
                left -= blob.len();
                for index in blob {
                    cells[index] = self.terrain;
                    cells[last - index] = self.terrain;
                }
            }
        }
    }
}

impl Plan {
    /// Lays water, then rock, around the fields that are kept.
    pub(super) fn lay(&self, kept: &Ground) -> Vec<Terrain> {
        let mut cells = vec![Terrain::Grass; self.size.area()];
        self.water.lay(self.size, kept, &mut cells);
        self.rock.lay(self.size, kept, &mut cells);
        self.without_specks(&cells, kept)
    }

    /// Single fields of one terrain become what is around them.
    fn without_specks(&self, cells: &[Terrain], kept: &Ground) -> Vec<Terrain> {
        let at = |(x, y): (u8, u8)| cells[self.size.index(x, y)];
        let around = |index: usize| {
            let field = self.size.field(index);
            let like_it = self.size.sides(field).any(|beside| at(beside) == cells[index]);
            if like_it || kept.has(field) {
                return cells[index];
            }
            let count = |terrain| self.size.sides(field).filter(|&beside| at(beside) == terrain).count();
            let [grass, water, rock] = Terrain::ALL.map(count);
            // No direction is preferred, so both halves stay alike.
            if grass >= water.max(rock) {
                Terrain::Grass
            } else if water >= rock {
                Terrain::Water
            } else {
                Terrain::Rock
            }
        };
        (0..cells.len()).map(around).collect()
    }
}
