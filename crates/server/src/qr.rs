//! Links as QR codes.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// What must stay free around a code, in modules.
const MARGIN: i32 = 4;

/// A text as a QR code, dark on white however light the page is: so every camera reads it. None if the text is too long.
pub fn draw(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).count();
            let run = i32::try_from(run).unwrap_or(size);
            if run > 0 {
                // Writing to a string does not fail.
                _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    let whole = size + 2 * MARGIN;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{MARGIN} -{MARGIN} {whole} {whole}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M-{MARGIN} -{MARGIN}h{whole}v{whole}h-{whole}z\"/>\
         <path d=\"{path}\"/></svg>"
    ))
}
