//! The wooden frame round a board, cut by hand: its edges are not quite straight.

use crate::drawing::Drawing;
use crate::geometry::{Rect, Units};
use stolik_game::scene::{Owner, Quarter};

/// How wide the frame is.
pub(crate) const FRAME_WIDTH: f64 = 50.0;

const ROUND: &str = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";

/// The frame round a board of this size, whose upper left field then begins at [`FRAME_WIDTH`].
pub(crate) fn frame(size: (i32, i32)) -> String {
    let (right, bottom) = (f64::from(size.0) + 2.0 * FRAME_WIDTH, f64::from(size.1) + 2.0 * FRAME_WIDTH);
    let x = |inset: f64| Units(right - inset);
    let y = |inset: f64| Units(bottom - inset);
    // The arguments stand in lines by corner: upper right, lower right, lower left.
    #[rustfmt::skip]
    let body = format!(
        "M24.8 1.2L{} 0.6Q{} 2 {} 24.7L{} {}Q{} {} {} {}L22.7 {}Q2 {} 2 {}L1.2 23.5Q2 2 24.8 1.2Z",
        x(24.6), x(2.0), x(2.8),
        x(2.2), y(25.3), x(2.0), y(2.0), x(25.5), y(0.7),
        y(2.0), y(2.0), y(24.4),
    );
    #[rustfmt::skip]
    let well = format!(
        "M46.9 43.3L{} 42.6Q{} 43 {} 47.2L{} {}Q{} {} {} {}L46.5 {}Q43 {} 43.2 {}L43.3 47.3Q43 43 46.9 43.3Z",
        x(47.1), x(43.0), x(43.0),
        x(42.8), y(47.4), x(43.0), y(43.0), x(47.0), y(43.3),
        y(42.5), y(43.0), y(47.1),
    );
    let joints =
        format!("M12 12l30 30M{} 12l-30 30M12 {}l30 -30M{} {}l-30 -30", x(12.0), y(12.0), x(12.0), y(12.0));
    let (wide, high) = size;
    let far = x(26.0);
    format!(
        "<path d=\"{body}\" fill=\"var(--st-frame,#8A5A32)\" stroke=\"var(--st-line,#2B2420)\" stroke-width=\"4\" {ROUND}/>\n\
         <path d=\"M26 14H{far}\" fill=\"none\" stroke=\"var(--st-lit,#FFFDF8)\" stroke-width=\"3\" {ROUND} stroke-opacity=\".25\"/>\n\
         <path d=\"{joints}\" fill=\"none\" stroke=\"var(--st-ink,#2B2420)\" stroke-width=\"2.4\" {ROUND} stroke-opacity=\".5\"/>\n\
         <path d=\"{well}\" fill=\"var(--st-ink,#2B2420)\"/>\n\
         <path d=\"M50 50h{wide}v{high}h-{wide}Z\" fill=\"var(--st-light,#E9D3A9)\"/>\n"
    )
}

/// Wood below the fields of a board without a frame, so that nothing shines through between them.
pub(crate) fn ground_below((wide, high): (i32, i32)) -> String {
    format!("<path d=\"M0 0h{wide}v{high}h-{wide}Z\" fill=\"var(--st-dark,#B7824A)\"/>\n")
}

/// The rosettes in the frame's corners.
pub(crate) fn rosettes(size: (i32, i32)) -> Vec<Drawing> {
    let (right, bottom) = (f64::from(size.0) + 60.0, f64::from(size.1) + 60.0);
    let corners = [(10.0, 10.0), (right, 10.0), (10.0, bottom), (right, bottom)];
    let rosettes = corners.map(|(x, y)| {
        let rect = Rect { x, y, width: 30.0, height: 30.0 };
        Drawing {
            look: "board-rosette",
            owner: Owner::Nobody,
            rect,
            turned: Quarter::None,
            pivot: rect.centre(),
        }
    });
    rosettes.into()
}
