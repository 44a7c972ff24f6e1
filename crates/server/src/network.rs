//! From where somebody comes, as far as it can be told apart.

use crate::secrets;
use ring::hmac;
use std::net::{IpAddr, Ipv6Addr};

/// An address as limits count it. Whoever has one IPv6 address has its whole /64, so that is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

/// The half of an IPv6 address that its owner cannot choose.
const GIVEN: u128 = !(u64::MAX as u128);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & GIVEN)),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Whether an address is one of the open internet, and not in a network of one's own or set aside for something else (the
/// registries of special-purpose addresses of IANA, RFC 6890). What leads from one kind of address to the other is not followed.
pub(crate) fn is_outside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [first, second, third, _] = address.octets();
            let is_set_aside = matches!(
                (first, second, third),
                // This network, and what is kept for later, broadcast with it.
                (0 | 240.., ..)
                // Shared by the customers of a provider.
                | (100, 64..128, _)
                // For protocols, for documents, and the relays of 6to4.
                | (192, 0, 0 | 2) | (192, 88, 99) | (198, 51, 100) | (203, 0, 113)
                // For measurements.
                | (198, 18 | 19, _)
            );
            !(is_set_aside
                || address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_multicast())
        }
        IpAddr::V6(address) => match address.segments() {
            // For protocols, Teredo with them; for documents; 6to4.
            [0x2001, ..0x200 | 0xdb8, ..] | [0x3fff, ..0x1000, ..] | [0x2002, ..] => false,
            // Of all others only these are given away: no ::a.b.c.d, no 64:ff9b::/96.
            [first, ..] => (0x2000..0x4000).contains(&first),
        },
    }
}

/// From where somebody comes, as tables know it: the same number for the same network, from which nobody finds out which it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Household(pub i64);

/// Gives networks their numbers. The key is drawn at every start and kept nowhere: numbers of before are those of nobody who comes now.
pub(crate) struct Households(hmac::Key);

impl Default for Households {
    fn default() -> Households {
        Households(hmac::Key::new(hmac::HMAC_SHA256, &secrets::random::<32>()))
    }
}

impl Households {
    /// The number of a network.
    pub(crate) fn of(&self, network: Network) -> Household {
        let bytes = match network.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        };
        let tag = hmac::sign(&self.0, &bytes);
        let number = tag.as_ref().iter().take(8).fold(0, |number: u64, byte| number << 8 | u64::from(*byte));
        // As many bits as other programs take for whole numbers.
        Household((number >> 12).cast_signed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> Network {
        address.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn an_ipv6_address_is_its_64_and_one_that_wraps_ipv4_is_that() {
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("::ffff:192.0.2.1"), network("::ffff:192.0.2.2"));
    }

    #[test]
    fn a_household_is_known_again_and_another_servers_is_another() {
        let (here, elsewhere) = (Households::default(), Households::default());
        let number = here.of(network("192.0.2.1"));
        assert_eq!(number, here.of(network("::ffff:192.0.2.1")));
        assert_ne!(number, here.of(network("192.0.2.2")));
        assert_ne!(number, elsewhere.of(network("192.0.2.1")), "nobody finds out by trying all addresses");
        assert_eq!(here.of(network("2001:db8:1:2::1")), here.of(network("2001:db8:1:2::2")));
        assert!(number.0 >= 0);
    }
}
