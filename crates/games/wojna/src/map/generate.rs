//! Maps made from a seed: the same on both sides, with lakes or a river and with ridges or massifs.
//!
//! Heights of smooth noise say which fields would be water first and which would be rock first; so many become it as the
//! shares ask for. Fields that are kept (for castles, for passes and fords) stay grass, and others become water or rock
//! instead of them. Whatever is found wanting then is mended by keeping more fields, which cannot go on for ever: at the
//! latest a map that is all grass lacks nothing.

use super::layer::{Layer, Plan};
use super::relief::{rock_score, water_score};
use super::repair::{Home, wanting, wanting_camps};
use super::{Block, CASTLE, Ground};
use crate::site::{APART, first_castles};
use crate::{Frame, Map, MapFault, Mode, Share, Size, Terrain};
use stolik_game::{Entropy, Faults, Pinned};

/// How often water and rock are laid anew around what is kept. After that the kept fields are only cleared.
const LAYINGS: usize = 16;
/// How many maps are tried until one has about the shares that are wanted; else the closest is taken.
const ATTEMPTS: usize = 32;
/// A map is close enough that misses its shares by one field in so many.
const CLOSE_ENOUGH: usize = 50;

impl Map {
    /// A map of this size with about these shares of water and rock, the same for both players under half a turn (W-2).
    /// The same wishes give the same map for ever.
    ///
    /// Every castle place has a place for a barracks in reach, on its own land. There are two opposite castle places, 16
    /// or more apart, from which the players come to each other over land, or else with ships of ports in the castles'
    /// reach; and whoever settles on another land comes to one of these in the same way.
    ///
    /// The size is 12 to 64 fields each way and at least 27 both ways together: otherwise two castles are nowhere 16
    /// apart. Water and rock are at most half the map each and 0.60 together.
    pub fn generate(size: Size, water: Share, rock: Share, seed: u64) -> Result<Map, Faults<MapFault>> {
        Map::generate_for(Mode::Standard, size, water, rock, seed)
    }

    /// The same for this mode. On a map of a siege some castle place leaves the attacker room for two camps (1.4.15); its
    /// width and height are at least 31 together. Where the map of the standard game has that room, it is the same map.
    pub fn generate_for(
        mode: Mode,
        size: Size,
        water: Share,
        rock: Share,
        seed: u64,
    ) -> Result<Map, Faults<MapFault>> {
        let faults = faults_of_wishes(mode, size, water, rock);
        if !faults.is_empty() {
            return Err(Faults::many(faults));
        }
        let (water, rock) = (water.of(size.area()), rock.of(size.area()));
        let mut cells = Wanted { mode: Mode::Standard, size, water, rock }.closest(seed);
        if mode == Mode::Siege && !leaves_room_for_camps(size, &cells) {
            cells = Wanted { mode, size, water, rock }.closest(seed);
        }
        Map::new(size, cells).map_err(Faults::many)
    }
}

/// Whether some castle place leaves room for two camps (W-3, 7.2).
fn leaves_room_for_camps(size: Size, cells: &[Terrain]) -> bool {
    !first_castles(Frame::new(size.width, size.height), cells, Mode::Siege).is_empty()
}

/// What is asked for, in fields.
struct Wanted {
    mode: Mode,
    size: Size,
    water: usize,
    rock: usize,
}

impl Wanted {
    /// The map that comes closest to the shares, or close enough.
    fn closest(&self, seed: u64) -> Vec<Terrain> {
        let mut entropy = Pinned::from_seed(seed);
        let mut best = self.attempt(&mut entropy);
        for _ in 1..ATTEMPTS {
            if self.missed_by(&best) <= self.size.area() / CLOSE_ENOUGH {
                break;
            }
            let other = self.attempt(&mut entropy);
            if self.missed_by(&other) < self.missed_by(&best) {
                best = other;
            }
        }
        best
    }

    /// The fields that should be grass and are not: for both players, then for the camps of a siege.
    fn wanting(&self, cells: &[Terrain], home: Home) -> Ground {
        let wanting = wanting(self.size, cells, home);
        if wanting == Ground::NONE && self.mode == Mode::Siege && !leaves_room_for_camps(self.size, cells) {
            return wanting_camps(self.size, &Ground::of(self.size, cells, Terrain::Grass));
        }
        wanting
    }

    /// How many fields of water and rock are missing or too many.
    fn missed_by(&self, cells: &[Terrain]) -> usize {
        let count = |terrain| cells.iter().filter(|&&cell| cell == terrain).count();
        count(Terrain::Water).abs_diff(self.water) + count(Terrain::Rock).abs_diff(self.rock)
    }

    /// A map on which a game can be played. On a small one with little grass the shares may be missed.
    fn attempt(&self, entropy: &mut impl Entropy) -> Vec<Terrain> {
        let size = self.size;
        let home = home(size, entropy);
        let score = water_score(size, entropy);
        let water = Layer::new(Terrain::Water, self.water, score, entropy);
        let score = rock_score(size, entropy);
        let rock = Layer::new(Terrain::Rock, self.rock, score, entropy);
        let plan = Plan { size, water, rock };
        let mut kept = home.ground(size);
        let mut cells = plan.lay(&kept);
        for laying in 1.. {
            let wanting = self.wanting(&cells, home);
            if wanting == Ground::NONE {
                break;
            }
            for field in wanting.fields() {
                kept.add(field);
                kept.add(opposite(size, field));
            }
            if laying < LAYINGS {
                cells = plan.lay(&kept);
            } else {
                for (x, y) in kept.fields() {
                    cells[size.index(x, y)] = Terrain::Grass;
                }
            }
        }
        cells
    }
}

fn faults_of_wishes(mode: Mode, size: Size, water: Share, rock: Share) -> Vec<MapFault> {
    let mut faults = Vec::new();
    let sides = Size::LEAST_GENERATED..=Size::MOST;
    if !sides.contains(&size.width) || !sides.contains(&size.height) {
        faults.push(MapFault::Size(size.to_string(), Size::LEAST_GENERATED, Size::MOST));
    } else if !size.has_room_for_two_castles() {
        faults.push(MapFault::NoRoom(size));
    } else if !size.has_room_for(mode) {
        faults.push(MapFault::NoRoomForCamps(size));
    }
    for (of, wanted) in [(Terrain::Water, water), (Terrain::Rock, rock)] {
        if wanted > Share::MOST {
            faults.push(MapFault::Share(of, wanted, Share::MOST));
        }
    }
    if water.and(rock) > Share::MOST_TOGETHER {
        faults.push(MapFault::Shares(water.and(rock), Share::MOST_TOGETHER));
    }
    faults
}

/// The field that half a turn of the map leads to.
pub(super) fn opposite(size: Size, (x, y): (u8, u8)) -> (u8, u8) {
    (size.width - 1 - x, size.height - 1 - y)
}

/// A castle place that is far enough from its opposite, each as likely as the others.
fn home(size: Size, entropy: &mut impl Entropy) -> Home {
    let (right, below) = (size.width - CASTLE, size.height - CASTLE);
    let places = (0..=below).flat_map(|y| (0..=right).map(move |x| Block::castle(x, y)));
    let far_apart =
        |castle: &Block| castle.distance(Block::castle(right - castle.x, below - castle.y)) >= APART;
    let places: Vec<Block> = places.filter(far_apart).collect();
    Home { castle: places[entropy.index(places.len())] }
}
