//! The table's chain of values, one a roll: each is the hash of the next. Who knows one can check the next as soon as it is
//! opened, and nobody can tell the next from it.

use super::{Anchor, Link, Secret};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// How many rolls have a value in the chain. A longer game goes on with values that follow from the secret as well, and are
/// opened with it.
pub const CHAINED: u64 = 4096;
/// How many values are known at once: the chain is gone through again after as many rolls.
const AT_ONCE: u64 = 64;
const DOMAIN: &[u8] = b"stolik dice link 2\n";

fn before(bytes: [u8; 32]) -> [u8; 32] {
    Sha256::new().chain_update(DOMAIN).chain_update(bytes).finalize().into()
}

impl Secret {
    /// Where the chain ends whose last value is the hash of this secret.
    pub fn anchor(&self) -> Anchor {
        Anchor((0..=CHAINED).fold(self.0, |link, _| before(link)))
    }

    /// The value of a roll, counted from 1.
    pub fn link(&self, roll: u64) -> Link {
        if roll > CHAINED {
            return Link(self.keyed(DOMAIN).chain_update(roll.to_be_bytes()).finalize().into_bytes().into());
        }
        Link((roll..=CHAINED).fold(self.0, |link, _| before(link)))
    }

    /// A hash under this secret that begins with these bytes.
    pub(super) fn keyed(&self, domain: &[u8]) -> Hmac<Sha256> {
        let keyed: Hmac<Sha256> =
            KeyInit::new_from_slice(&self.0).expect("a key of this hash may have any length");
        keyed.chain_update(domain)
    }
}

impl Link {
    /// Whether this value of a roll belongs to the chain that ends here.
    pub fn leads_to(&self, roll: u64, anchor: &Anchor) -> bool {
        (1..=CHAINED).contains(&roll) && (0..roll).fold(self.0, |link, _| before(link)) == anchor.0
    }

    /// The same where the value of an earlier roll is known.
    pub fn leads_to_link(&self, roll: u64, known: u64, link: &Link) -> bool {
        (known..=CHAINED).contains(&roll) && (known..roll).fold(self.0, |link, _| before(link)) == link.0
    }
}

/// The values of a chain as they are needed, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Links {
    /// The roll of the first one.
    first: u64,
    known: Vec<Link>,
}

impl Links {
    /// The value of a roll.
    pub(super) fn link(&mut self, secret: &Secret, roll: u64) -> Link {
        if roll > CHAINED {
            return secret.link(roll);
        }
        let at = |first: u64| usize::try_from(roll.checked_sub(first)?).ok();
        if let Some(link) = at(self.first).and_then(|at| self.known.get(at)) {
            return link.clone();
        }
        let last = (roll + AT_ONCE - 1).min(CHAINED);
        let mut link = secret.link(last);
        let mut known = vec![link.clone()];
        for _ in roll..last {
            link = Link(before(link.0));
            known.push(link.clone());
        }
        known.reverse();
        (self.first, self.known) = (roll, known);
        link
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_opened_one_after_the_other_and_each_leads_to_the_anchor() {
        let secret = Secret([7; 32]);
        let (anchor, mut links) = (secret.anchor(), Links::default());
        for roll in [1, 2, 63, 64, 65, 66, 200, CHAINED - 1, CHAINED] {
            let link = links.link(&secret, roll);
            assert_eq!(link, secret.link(roll), "{roll}");
            assert!(link.leads_to(roll, &anchor) && !link.leads_to(roll + 1, &anchor), "{roll}");
            assert!(link.leads_to_link(roll, 1, &secret.link(1)), "{roll}");
        }
        let beyond = links.link(&secret, CHAINED + 1);
        assert_eq!(beyond, secret.link(CHAINED + 1));
        assert!(!beyond.leads_to(CHAINED + 1, &anchor), "it is opened with the secret");
    }
}
