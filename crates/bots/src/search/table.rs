//! The transposition table: what was found out about positions met before.

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bound {
    /// Nothing.
    #[default]
    None,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    Exact,
}

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    key: u32,
    /// For who acts; at chance, for who searches.
    pub value: i32,
    /// How deep the search was that found it out.
    pub depth: i16,
    /// The best move, by its place in the generated list.
    pub best: u16,
    /// What the value says.
    pub bound: Bound,
    /// In which iteration.
    age: u8,
}

const _: () = assert!(size_of::<Entry>() == 16);

/// A table of fixed size; a deeper or a newer entry drives out another.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table for a search of about so many nodes: one in four is opened and remembered, and a small table stays near
    /// the processor.
    pub fn for_nodes(nodes: u64) -> Table {
        let entries = (nodes / 4).next_power_of_two().clamp(1 << 8, 1 << 20) as usize;
        Table { entries: vec![Entry::default(); entries], age: 0 }
    }

    /// Begins a new iteration.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1)
    }

    /// What was found out about the position of this hash.
    #[inline]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        let entry = self.entries[self.place(hash)];
        (entry.bound != Bound::None && entry.key == key(hash)).then_some(entry)
    }

    /// Remembers a finding.
    #[inline]
    pub fn put(&mut self, hash: u64, value: i32, depth: i32, best: u16, bound: Bound) {
        let (place, age) = (self.place(hash), self.age);
        let old = &mut self.entries[place];
        let depth = depth as i16;
        if old.key == key(hash) || old.age != age || old.depth <= depth {
            *old = Entry { key: key(hash), value, depth, best, bound, age };
        }
    }
}

const fn key(hash: u64) -> u32 {
    (hash >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deeper_finding_of_this_iteration_stays_and_an_older_one_goes() {
        let mut table = Table::for_nodes(1);
        let (one, other) = (5 << 32, 6 << 32);
        table.put(one, 10, 4, 1, Bound::Exact);
        table.put(other, 20, 3, 2, Bound::Exact);
        assert_eq!(table.get(one).map(|entry| (entry.value, entry.best)), Some((10, 1)));
        assert_eq!(table.get(other), None);
        table.grow_older();
        table.put(other, 20, 3, 2, Bound::Lower);
        assert_eq!(table.get(one), None);
        assert_eq!(table.get(other).map(|entry| entry.bound), Some(Bound::Lower));
    }
}
