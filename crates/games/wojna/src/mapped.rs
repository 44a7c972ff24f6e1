//! What the maps of Wojna are, for those who paint them.

use crate::game::Wojna;
use crate::map::{Map, MapFault, Share, Size};
use crate::terrain::Terrain;
use std::fmt::Write;
use stolik_game::{Faults, Ground, Mapped, Maps, Painted, Painting};

impl Mapped for Wojna {
    const MAPS: Maps = Maps {
        option: "map",
        title: "wojna-paint-title",
        grounds: &[
            ground("grass", Terrain::Grass, "wojna-paint-grass", None),
            ground("water", Terrain::Water, "wojna-paint-water", Some(("wojna-paint-water-share", 12))),
            ground("rock", Terrain::Rock, "wojna-paint-rock", Some(("wojna-paint-rock-share", 6))),
        ],
        usual: (Size::USUAL.width, Size::USUAL.height),
        most: Size::MOST,
        read: |text| painted(Map::parse(text)),
        write,
        generate,
        named: |name| Map::named(name).map(|map| painting(&map)),
    };
}

const fn ground(
    id: &'static str,
    terrain: Terrain,
    name: &'static str,
    share: Option<(&'static str, u8)>,
) -> Ground {
    Ground { id, letter: terrain.letter(), name, share }
}

fn generate((width, height): (u8, u8), shares: &[u8], seed: u64) -> Painted {
    let share = |number: usize| Share::hundredths(shares.get(number).copied().unwrap_or_default());
    painted(Map::generate(Size { width, height }, share(0), share(1), seed))
}

fn painted(map: Result<Map, Faults<MapFault>>) -> Painted {
    map.map(|map| painting(&map)).map_err(|faults| faults.into_iter().map(Into::into).collect())
}

fn painting(map: &Map) -> Painting {
    Painting { width: map.width(), cells: map.cells().iter().map(|&terrain| terrain as u8).collect() }
}

/// The text in one line, as options and records have it.
fn write(painting: &Painting) -> String {
    let width = usize::from(painting.width).max(1);
    let mut text = format!("{}x{}", width, painting.cells.len() / width);
    for row in painting.cells.chunks_exact(width) {
        text.push('/');
        for run in row.chunk_by(u8::eq) {
            if run.len() > 1 {
                let _ = write!(text, "{}", run.len());
            }
            text.push(Terrain::ALL.get(usize::from(run[0])).copied().unwrap_or_default().letter());
        }
    }
    text
}
