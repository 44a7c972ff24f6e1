//! What must hold of drawn boards, as SVG and as characters.

mod playthrough;
mod playthroughs;
mod scenes;
mod svg;
mod terminal;
