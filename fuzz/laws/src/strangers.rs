//! The laws of what strangers say of themselves.

use crate::text;
use stolik_server::tried;

/// A name: what is taken is taken again as it is, has nothing invisible in it, and is found as the same account.
pub fn name(data: &[u8]) {
    let Some(text) = text(data) else { return };
    if let Some((name, key)) = tried::name(text) {
        assert_eq!(tried::name(&name), Some((name.clone(), key)), "{text:?}");
        assert!(!name.chars().any(char::is_control), "{name:?}");
    }
}

/// Where a page or a browser's push service is: what is taken is taken again as it is written.
pub fn origin(data: &[u8]) {
    let Some(text) = text(data) else { return };
    if let Some(written) = tried::origin(text) {
        assert_eq!(tried::origin(&written), Some(written.clone()), "{text:?}");
    }
    let is_https = text.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"));
    assert!(is_https || !tried::push_address(text), "{text:?}");
}
