//! Counting for all fields at once.

use crate::field::Fields;

/// For every field, in how many of several sets it is: the digits of these numbers, each digit as a set.
pub(crate) struct Tally {
    ones: Fields,
    twos: Fields,
    fours: Fields,
    eights: Fields,
}

impl Tally {
    /// Counts nine sets, as one adds by hand: three digits make a sum and a carry.
    #[inline]
    pub fn of(sets: [Fields; 9]) -> Self {
        let (first, carry_1) = add(sets[0], sets[1], sets[2]);
        let (second, carry_2) = add(sets[3], sets[4], sets[5]);
        let (third, carry_3) = add(sets[6], sets[7], sets[8]);
        let (ones, carry_4) = add(first, second, third);
        let (sum, carry_5) = add(carry_1, carry_2, carry_3);
        let (twos, carry_6) = add(sum, carry_4, Fields::NONE);
        let (fours, eights) = add(carry_5, carry_6, Fields::NONE);
        Self { ones, twos, fours, eights }
    }

    /// The fields that are in at most so many of the sets.
    #[inline]
    pub fn at_most(&self, most: u8) -> Fields {
        if most >= 9 {
            return Fields::ALL;
        }
        // Digit by digit from the highest, as one compares numbers.
        let mut less = Fields::NONE;
        let mut equal = Fields::ALL;
        for (digit, worth) in [(self.eights, 8), (self.fours, 4), (self.twos, 2), (self.ones, 1)] {
            if most & worth == 0 {
                equal -= digit;
            } else {
                less |= equal - digit;
                equal &= digit;
            }
        }
        less | equal
    }
}

/// The sum of three digits, field by field: its digit and its carry.
#[inline]
fn add(a: Fields, b: Fields, c: Fields) -> (Fields, Fields) {
    let either = a.0 ^ b.0;
    (Fields(either ^ c.0), Fields(a.0 & b.0 | either & c.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Field;
    use stolik_game::{Entropy, Pinned};

    #[test]
    fn tallies_count_one_by_one() {
        let mut entropy = Pinned::from_seed(3);
        for _ in 0..200 {
            let mut random = || u128::from(entropy.next_u64()) << 64 | u128::from(entropy.next_u64());
            let sets: [Fields; 9] = std::array::from_fn(|_| Fields((random() | random()) & Fields::ALL.0));
            let tally = Tally::of(sets);
            for most in 0..=10 {
                let count = |field: Field| sets.iter().filter(|set| set.has(field)).count();
                let right = Fields::ALL.iter().filter(|&field| count(field) <= usize::from(most));
                assert_eq!(tally.at_most(most), right.collect(), "{most}");
            }
        }
    }
}
