//! Who reaches what: sets of fields as bits, eleven to a row.

use stolik_game::MOST_SEATS;

const SIZE: u32 = 11;
const ALL: u128 = (1 << (SIZE * SIZE)) - 1;
const COLUMN_A: u128 = column(0);
const COLUMN_K: u128 = column(SIZE - 1);

const fn column(column: u32) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE {
        bits |= 1 << (row * SIZE + column);
        row += 1;
    }
    bits
}

/// The set with all fields that touch it.
#[inline]
fn wider(set: u128) -> u128 {
    let wide = set | (set & !COLUMN_K) << 1 | (set & !COLUMN_A) >> 1;
    (wide | wide << SIZE | wide >> SIZE) & ALL
}

/// A field that another State touches has less than eight fields of its own around it.
pub const COMPANIONS: usize = 8;

/// The States of a moment.
pub struct Ground<'l> {
    lands: &'l [u128],
    free: u128,
}

impl<'l> Ground<'l> {
    /// With these lands.
    pub fn of(lands: &'l [u128]) -> Ground<'l> {
        Ground { lands, free: lands.iter().fold(ALL, |free, land| free & !land) }
    }

    /// The free fields that each State reaches before all others; what several reach at once is nobody's.
    pub fn claims(&self) -> [u128; MOST_SEATS] {
        let mut claims = [0; MOST_SEATS];
        let mut reach = [0; MOST_SEATS];
        reach[..self.lands.len()].copy_from_slice(self.lands);
        let reach = &mut reach[..self.lands.len()];
        let mut free = self.free;
        while free != 0 {
            let (mut once, mut twice) = (0, 0);
            for set in reach.iter_mut() {
                *set = wider(*set) & free;
                twice |= once & *set;
                once |= *set;
            }
            if once == 0 {
                break;
            }
            for (claim, set) in claims.iter_mut().zip(reach.iter()) {
                *claim |= set & !twice;
            }
            free &= !once;
        }
        claims
    }

    /// The free fields that a State touches.
    pub fn near(&self, seat: usize) -> u128 {
        wider(self.lands[seat]) & self.free
    }

    /// The fields of a State that another touches, by how many fields of the same State are around them.
    pub fn touched_by_companions(&self, seat: usize) -> [u128; COMPANIONS] {
        let touched = self.touched(seat);
        if touched == 0 {
            return [0; COMPANIONS];
        }
        let digits = companions(self.lands[seat]);
        std::array::from_fn(|number| {
            let matching =
                |(place, &digit): (usize, &u128)| if number >> place & 1 == 1 { digit } else { !digit };
            digits.iter().enumerate().map(matching).fold(touched, |set, matching| set & matching)
        })
    }

    /// The fields of a State that another touches.
    fn touched(&self, seat: usize) -> u128 {
        let others = self.lands.iter().enumerate().filter(|&(other, _)| other != seat);
        self.lands[seat] & others.fold(0, |touched, (_, &other)| touched | wider(other))
    }
}

/// How many fields of the set are around each field: the digits of these numbers, the lowest first, each digit as a set.
/// Eight count as none.
fn companions(set: u128) -> [u128; 3] {
    let (left, right) = ((set & !COLUMN_A) >> 1, (set & !COLUMN_K) << 1);
    let around =
        [left, right, set << SIZE, set >> SIZE, left << SIZE, left >> SIZE, right << SIZE, right >> SIZE];
    let (mut ones, mut twos, mut fours) = (0, 0, 0);
    for companions in around {
        let carry = ones & companions;
        ones ^= companions;
        fours ^= twos & carry;
        twos ^= carry;
    }
    [ones, twos, fours]
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn bit(column: u32, row: u32) -> u128 {
        1 << (row * SIZE + column)
    }

    #[test]
    fn a_lonely_state_claims_the_whole_board() {
        let lands = [bit(0, 0)];
        assert_eq!(Ground::of(&lands).claims()[0], ALL & !bit(0, 0));
    }

    #[test]
    fn opposite_corners_share_the_board_and_leave_the_middle_to_nobody() {
        let lands = [bit(0, 0), bit(10, 10)];
        let claims = Ground::of(&lands).claims();
        // Eleven fields lie on the diagonal between them, equally far by king's moves; others do too.
        assert_eq!(claims[0].count_ones(), claims[1].count_ones());
        assert_eq!(claims[0] & claims[1], 0);
        assert_eq!(claims[0] & bit(5, 5), 0);
        assert_ne!(claims[0] & bit(4, 4), 0);
    }

    #[test]
    fn touched_fields_are_told_apart_by_their_companions() {
        // Position 9: A1 to B3 against C1 to D3.
        let block = |columns: std::ops::Range<u32>| {
            columns.flat_map(|column| (0..3).map(move |row| bit(column, row))).fold(0, |set, bit| set | bit)
        };
        let lands = [block(0..2), block(2..4)];
        // C1 and C3 have three companions, C2 has five; D is not touched.
        let mut right = [0; COMPANIONS];
        right[3] = bit(2, 0) | bit(2, 2);
        right[5] = bit(2, 1);
        assert_eq!(Ground::of(&lands).touched_by_companions(1), right);
    }
}
