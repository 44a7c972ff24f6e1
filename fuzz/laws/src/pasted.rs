//! The law of what is pasted or linked.

use crate::text;
use stolik_study::{from_link, open, to_link};

/// Whatever was pasted, or stands in an address: it is opened, or it is said why not; what a link carries is carried again.
pub fn pasted(data: &[u8]) {
    let Some(text) = text(data) else { return };
    match open(text) {
        Ok(opened) => {
            let record = opened.study.record(opened.study.tip());
            assert_eq!(record.to_string().parse(), Ok(record), "it is written");
        }
        Err(snag) => drop(snag.message),
    }
    if let Ok(carried) = from_link(text)
        && let Some(link) = to_link(&carried)
    {
        assert_eq!(from_link(&link), Ok(carried), "another link");
    }
}
