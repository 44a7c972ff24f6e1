//! The numbers that one roll is made of.

use super::{Chain, SeatEntropy, Secret, TableId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use stolik_game::Entropy;

/// The random numbers of one roll: blocks of HMAC-SHA-256 under the secret, counted from 0, each read as four numbers
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
    /// The numbers of the roll that is due when so many inputs stand.
    pub fn new(secret: &Secret, table: &TableId, entropy: &[SeatEntropy], chain: &Chain) -> RollStream {
        let mut keyed: Hmac<Sha256> =
            KeyInit::new_from_slice(&secret.0).expect("a key of this hash may have any length");
        keyed.update(b"stolik dice roll 1\n");
        keyed.update(table.as_str().as_bytes());
        keyed.update(b"\n");
        keyed.update(&chain.standing().to_be_bytes());
        let seats = entropy.iter().fold(Sha256::new(), |hash, seat| hash.chain_update(seat.0));
        keyed.update(&seats.finalize());
        keyed.update(&chain.last().0);
        RollStream { keyed, block: [0; 32], taken: 0 }
    }
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
