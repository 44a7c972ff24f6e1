//! Sets of fields.

use crate::Cell;

/// A set of fields of one map, a bit each. Equal sets are equal, however they came about.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet {
    words: Vec<u64>,
}

impl CellSet {
    /// The empty set for a map of so many fields.
    pub fn new(area: usize) -> CellSet {
        CellSet { words: vec![0; area.div_ceil(64)] }
    }

    /// Whether the field is in it; a field beyond the map is not.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.words.get(cell.index() / 64).is_some_and(|word| word >> (cell.0 % 64) & 1 == 1)
    }

    /// Adds a field.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.words[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes a field out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.words[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// Takes all fields out.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The fields in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        InOrder { words: self.words.iter(), rest: 0, first: 0u16.wrapping_sub(64) }
    }

    /// The first field in it from this number on.
    pub(crate) fn first_from(&self, number: usize) -> Option<Cell> {
        let mut index = number / 64;
        let mut word = self.words.get(index)? & (u64::MAX << (number % 64));
        while word == 0 {
            index += 1;
            word = *self.words.get(index)?;
        }
        Some(Cell(index as u16 * 64 + word.trailing_zeros() as u16))
    }

    /// Bytes it holds outside itself.
    pub(crate) fn heap(&self) -> usize {
        self.words.capacity() * size_of::<u64>()
    }
}

/// The fields of a set in order.
struct InOrder<'s> {
    words: std::slice::Iter<'s, u64>,
    /// What is left of the last word that was begun, and the number of its first field.
    rest: u64,
    first: u16,
}

impl Iterator for InOrder<'_> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.rest == 0 {
            self.rest = *self.words.next()?;
            self.first = self.first.wrapping_add(64);
        }
        let lowest = self.rest.trailing_zeros() as u16;
        self.rest &= self.rest - 1;
        Some(Cell(self.first + lowest))
    }
}

impl Clone for CellSet {
    fn clone(&self) -> CellSet {
        CellSet { words: self.words.clone() }
    }

    /// Without an allocation, where the sizes fit.
    fn clone_from(&mut self, source: &CellSet) {
        self.words.clone_from(&source.words);
    }
}
