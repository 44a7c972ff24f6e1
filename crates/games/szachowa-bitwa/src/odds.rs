//! The chances of a fight with cards, exactly: whole numbers of equally likely draws.

use crate::{CardValue, Odds};

/// The most cards a side draws.
pub const MOST_DRAWN: u8 = 5;
/// The highest sum of five cards, K K Q Q J, and one more.
const SUMS: usize = 17;
/// The difference that Special Cards make, from -10 to 10.
const DIFFERENCES: usize = 21;

/// In how many ways so many of the eight cards make a sum.
const WAYS: [[u16; SUMS]; 6] = {
    let mut ways = [[0; SUMS]; 6];
    let mut subset = 0u32;
    while subset < 256 {
        let (mut cards, mut sum, mut card) = (0, 0, 0);
        while card < 8 {
            if subset >> card & 1 == 1 {
                cards += 1;
                sum += card / 2 + 1;
            }
            card += 1;
        }
        if cards <= 5 {
            ways[cards][sum] += 1;
        }
        subset += 1;
    }
    ways
};

/// The odds for the numbers of cards, 1 to 5 each, and the difference of the Special Cards.
static TABLE: [[[Odds; DIFFERENCES]; 5]; 5] = {
    let mut table = [[[Odds { win: 0, tie: 0, loss: 0 }; DIFFERENCES]; 5]; 5];
    let mut attacker = 0;
    while attacker < 5 {
        let mut defender = 0;
        while defender < 5 {
            let mut difference = 0;
            while difference < DIFFERENCES {
                table[attacker][defender][difference] =
                    compare(&WAYS[attacker + 1], &WAYS[defender + 1], difference);
                difference += 1;
            }
            defender += 1;
        }
        attacker += 1;
    }
    table
};

/// With the Special Cards' difference counted from -10.
const fn compare(attacker: &[u16; SUMS], defender: &[u16; SUMS], difference: usize) -> Odds {
    let mut odds = Odds { win: 0, tie: 0, loss: 0 };
    let mut mine = 0;
    while mine < SUMS {
        let mut other = 0;
        while other < SUMS {
            let ways = attacker[mine] * defender[other];
            let (one, two) = (mine + difference, other + 10);
            if one > two {
                odds.win += ways;
            } else if one == two {
                odds.tie += ways;
            } else {
                odds.loss += ways;
            }
            other += 1;
        }
        mine += 1;
    }
    odds
}

/// How likely the attacker has more, as much or less, with so many cards each and these Special Cards. A side draws 1 to 5
/// cards; numbers beyond are taken as the nearest of these.
pub fn odds(
    attacker: u8,
    defender: u8,
    attacker_special: Option<CardValue>,
    defender_special: Option<CardValue>,
) -> Odds {
    let index = |cards: u8| usize::from(cards.clamp(1, MOST_DRAWN) - 1);
    let value = |card: Option<CardValue>| card.map_or(0, CardValue::get);
    let difference = usize::from(10 + value(attacker_special) - value(defender_special));
    TABLE[index(attacker)][index(defender)][difference]
}
