//! Where a page comes from: scheme, host and port, compared whole.

use crate::Settings;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use std::fmt;
use std::net::IpAddr;

/// How browsers come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// Where a page comes from, as browsers see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    scheme: Scheme,
    host: String,
    port: u16,
}

/// The ends of names that only a network of one's own gives away: RFC 6761, 6762, 8375, and what routers use.
const AT_HOME: [&str; 5] = [".localhost", ".local", ".home.arpa", ".internal", ".lan"];

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    fn usual_port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

impl Origin {
    /// From what a browser says, or an operator: `https://stolik.example`.
    pub(crate) fn read(text: &str) -> Option<Origin> {
        let (scheme, authority) = text.split_once("://")?;
        let scheme = [Scheme::Http, Scheme::Https].into_iter().find(|known| known.name() == scheme)?;
        Origin::at(scheme, authority)
    }

    fn at(scheme: Scheme, authority: &str) -> Option<Origin> {
        let authority: Authority = authority.parse().ok()?;
        let host = authority.host();
        let port = match authority.as_str().strip_prefix(host)? {
            "" => scheme.usual_port(),
            port => port.strip_prefix(':')?.parse().ok()?,
        };
        (!host.is_empty()).then(|| Origin { scheme, host: host.to_ascii_lowercase(), port })
    }

    /// The one by which browsers know this server: as the operator says, or as it is asked for.
    pub(crate) fn own(settings: &Settings, request: &HeaderMap) -> Option<Origin> {
        if let Some(own) = &settings.origin {
            return Origin::read(&own.to_ascii_lowercase());
        }
        let text = |name: &str| request.get(name).and_then(|value| value.to_str().ok());
        // Only a proxy of our own is believed.
        let by_proxy = settings.behind_proxy && text("x-forwarded-proto") == Some("https");
        let scheme = if settings.secure || by_proxy { Scheme::Https } else { Scheme::Http };
        Origin::at(scheme, text(HOST.as_str())?)
    }

    /// Whether what a browser names is our own page. Where the operator has not said which one that is, it is the host that is
    /// asked for; but by plain http any name may be made to lead here, so only names of a network of one's own are believed.
    pub(crate) fn is_own(settings: &Settings, request: &HeaderMap, named: &str) -> bool {
        let Some(own) = Origin::own(settings, request) else { return false };
        let is_believed = settings.origin.is_some() || own.scheme == Scheme::Https || own.is_at_home();
        is_believed && Origin::read(named) == Some(own)
    }

    /// Whether nobody outside can give this name to an address of this network.
    fn is_at_home(&self) -> bool {
        let is_number = self.host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        is_number || !self.host.contains('.') || AT_HOME.iter().any(|end| self.host.ends_with(end))
    }

    /// The host without a port, to which passkeys belong.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)?;
        if self.port == self.scheme.usual_port() { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own(settings: &Settings, headers: &[(&'static str, &'static str)], named: &str) -> bool {
        let pairs = headers
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")));
        Origin::is_own(settings, &pairs.collect(), named)
    }

    #[test]
    fn scheme_host_and_port_must_all_be_the_same() {
        let plain = Settings::default();
        let host = [("host", "192.168.0.7:8080")];
        assert!(is_own(&plain, &host, "http://192.168.0.7:8080"));
        for other in [
            "https://192.168.0.7:8080",
            "file://192.168.0.7:8080",
            "http://192.168.0.7",
            "http://192.168.0.7:80",
            "http://192.168.0.7:8080/",
            "http://x@192.168.0.7:8080",
            "192.168.0.7:8080",
            "null",
            "",
        ] {
            assert!(!is_own(&plain, &host, other), "{other}");
        }
        let tls = Settings { secure: true, ..Settings::default() };
        assert!(is_own(&tls, &[("host", "stolik.example")], "https://stolik.example"));
        assert!(is_own(&tls, &[("host", "stolik.example:443")], "https://stolik.example"));
        assert!(!is_own(&tls, &[("host", "stolik.example")], "http://stolik.example"));
    }

    #[test]
    fn by_plain_http_a_name_that_anybody_can_make_lead_here_is_not_believed() {
        let plain = Settings::default();
        assert!(!is_own(&plain, &[("host", "evil.example")], "http://evil.example"));
        for name in ["localhost:8080", "[::1]:8080", "stolik.local", "stolik.home.arpa", "raspberry:8080"] {
            assert!(is_own(&plain, &[("host", name)], &format!("http://{name}")), "{name}");
        }
        // Unless the operator says that it is ours.
        let said = Settings { origin: Some("http://stolik.example".to_owned()), ..Settings::default() };
        assert!(is_own(&said, &[("host", "127.0.0.1:8080")], "http://stolik.example"));
        assert!(!is_own(&said, &[("host", "evil.example")], "http://evil.example"));
    }

    #[test]
    fn only_a_proxy_of_our_own_says_that_browsers_come_by_https() {
        let asked = [("host", "stolik.example"), ("x-forwarded-proto", "https")];
        let behind = Settings { behind_proxy: true, ..Settings::default() };
        assert!(is_own(&behind, &asked, "https://stolik.example"));
        assert!(!is_own(&Settings::default(), &asked, "https://stolik.example"));
    }
}
