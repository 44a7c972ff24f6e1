//! The numbers that one roll is made of.

use super::{Added, GameLog, Link, SeatEntropy, Secret, TableId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use stolik_game::Entropy;

/// The random numbers of one roll: blocks of HMAC-SHA-256, counted from 0, each read as four numbers
/// of 64 bits, the high byte first.
#[derive(Clone, Debug)]
pub struct RollStream {
    keyed: Hmac<Sha256>,
    block: [u8; 32],
    /// How many numbers were taken.
    taken: u32,
}

/// How many numbers a block holds.
const NUMBERS: u32 = 4;

impl RollStream {
    /// The numbers of the roll that is due when so many inputs stand, in version 1.
    pub fn of_secret(secret: &Secret, table: &TableId, entropy: &[SeatEntropy], log: &GameLog) -> RollStream {
        let keyed = secret
            .keyed(b"stolik dice roll 1\n")
            .chain_update(table.as_str())
            .chain_update(b"\n")
            .chain_update(log.standing().to_be_bytes())
            .chain_update(seats(entropy))
            .chain_update(log.last().0);
        RollStream { keyed, block: [0; 32], taken: 0 }
    }

    /// The numbers of a roll, counted from 1, in version 2: of the table's value for it, what all seats added at the
    /// beginning, what came with the actions that asked for it, and the game so far.
    pub fn of_link(
        link: &Link,
        roll: u64,
        entropy: &[SeatEntropy],
        added: &Added,
        log: &GameLog,
    ) -> RollStream {
        let keyed: Hmac<Sha256> =
            KeyInit::new_from_slice(&link.0).expect("a key of this hash may have any length");
        let keyed = keyed
            .chain_update(b"stolik dice roll 2\n")
            .chain_update(roll.to_be_bytes())
            .chain_update(seats(entropy))
            .chain_update(log.last().0)
            .chain_update(added.to_string());
        RollStream { keyed, block: [0; 32], taken: 0 }
    }
}

/// What all seats added.
fn seats(entropy: &[SeatEntropy]) -> [u8; 32] {
    entropy.iter().fold(Sha256::new(), |hash, seat| hash.chain_update(seat.0)).finalize().into()
}

impl Entropy for RollStream {
    fn next_u64(&mut self) -> u64 {
        let (block, number) = (self.taken / NUMBERS, (self.taken % NUMBERS) as usize);
        if number == 0 {
            let mut keyed = self.keyed.clone();
            keyed.update(&block.to_be_bytes());
            self.block = keyed.finalize().into_bytes().into();
        }
        self.taken += 1;
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.block[8 * number..][..8]);
        u64::from_be_bytes(bytes)
    }
}
