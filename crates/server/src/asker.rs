//! From where a request comes: who is at the other end of the connection, or whom a proxy of our own names.

use crate::Settings;
use crate::listen::Peer;
use crate::network::is_outside;
use axum::extract::ConnectInfo;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// From where a request comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asker {
    /// From here, as far as that can be known.
    At(IpAddr),
    /// From here, past the proxy that stands before the server: whatever such a request says of itself is not believed.
    PastProxy(IpAddr),
    /// By a proxy that does not say from where; or from beside it.
    Unsaid(IpAddr),
    /// By a proxy that says what is no address.
    Unreadable(IpAddr),
}

impl Asker {
    /// Who asks. A proxy is believed in a network of one's own, from where nobody comes over the open internet.
    pub(crate) fn of(settings: &Settings, parts: &Parts) -> Asker {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(peer))| peer.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        if !settings.behind_proxy {
            return Asker::At(peer);
        }
        if is_outside(peer) {
            return Asker::PastProxy(peer);
        }
        match parts.headers.get_all("x-forwarded-for").iter().next_back() {
            None => Asker::Unsaid(peer),
            Some(line) => named_last(line).map_or(Asker::Unreadable(peer), Asker::At),
        }
    }

    /// The address by which limits count.
    pub(crate) fn address(self) -> IpAddr {
        let (Asker::At(address)
        | Asker::PastProxy(address)
        | Asker::Unsaid(address)
        | Asker::Unreadable(address)) = self;
        address
    }
}

/// For whom a proxy asks, if that is an address. It adds whom it sees at the end of the last line; what stands before that anybody
/// may have written.
fn named_last(line: &HeaderValue) -> Option<IpAddr> {
    let last = line.to_str().ok().and_then(|line| line.rsplit(',').next()).unwrap_or_default().trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || last.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    last.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn asker(behind_proxy: bool, peer: &str, lines: &[&'static str]) -> Asker {
        let mut request = Request::new(());
        for line in lines {
            request.headers_mut().append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let peer = SocketAddr::new(peer.parse().expect("an address"), 5_000);
        request.extensions_mut().insert(ConnectInfo(Peer(peer)));
        let settings = Settings { behind_proxy, ..Settings::default() };
        Asker::of(&settings, &request.into_parts().0)
    }

    fn at(address: &str) -> Asker {
        Asker::At(address.parse().expect("an address"))
    }

    #[test]
    fn a_proxy_names_the_last_of_all_lines_with_or_without_a_port() {
        let named = |lines: &[&'static str]| asker(true, "127.0.0.1", lines);
        for line in ["192.0.2.1", " 192.0.2.1 ", "192.0.2.1:5000", "x, 192.0.2.1", "203.0.113.9,192.0.2.1:5"]
        {
            assert_eq!(named(&[line]), at("192.0.2.1"), "{line}");
        }
        for line in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:80", "192.0.2.1, [2001:db8::1]:80"] {
            assert_eq!(named(&[line]), at("2001:db8::1"), "{line}");
        }
        let two = ["203.0.113.9", "203.0.113.8, 192.0.2.1"];
        assert_eq!(named(&two), at("192.0.2.1"), "several lines are one list");
        let here = IpAddr::from([127, 0, 0, 1]);
        for line in
            ["", "unknown", "192.0.2.1,", "192.0.2.1:x", "192.0.2", "_hidden", "[2001:db8::1", "fe80::1%eth0"]
        {
            assert_eq!(named(&[line]), Asker::Unreadable(here), "{line}");
            assert_eq!(named(&["192.0.2.1", line]), Asker::Unreadable(here), "{line}");
        }
        assert_eq!(named(&[]), Asker::Unsaid(here));
    }

    #[test]
    fn a_proxy_is_believed_in_a_network_of_ones_own_and_nobody_else_is() {
        for near in ["127.0.0.1", "10.0.0.2", "172.17.0.1", "192.168.1.2", "100.64.0.9", "::1", "fd00::2"] {
            assert_eq!(asker(true, near, &["9.9.9.9"]), at("9.9.9.9"), "{near}");
            assert_eq!(asker(false, near, &["9.9.9.9"]), at(near), "{near}");
        }
        for far in ["8.8.8.8", "2a00:1450:4001::1", "::ffff:8.8.8.8"] {
            for said in [["127.0.0.1"].as_slice(), &["unknown"], &[]] {
                let past = Asker::PastProxy(far.parse().expect("an address"));
                assert_eq!(asker(true, far, said), past, "{far} {said:?}");
                assert_eq!(asker(false, far, said), at(far));
            }
        }
    }
}
