//! A position of each game from the middle of a real one, for pictures.

use stolik_catalog::{AnyPosition, Kind};
use stolik_game::{Scene, Viewer};

/// What a picture of a game shows, as a spectator would see it.
pub fn scene(kind: Kind) -> Scene {
    position(kind).seen_by(Viewer::Spectator).scene()
}

/// A position from the middle of a game; its beginning if the rules have changed and know this one no more.
fn position(kind: Kind) -> AnyPosition {
    let sample = kind.profile().sample;
    let game = kind.with_options(sample.options.iter().copied()).unwrap_or_else(|_| kind.usual());
    game.read_position(sample.position).unwrap_or_else(|_| game.start())
}
