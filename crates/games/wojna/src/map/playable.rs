//! Whether two players can begin a game on a map.

use super::{BARRACKS, Block, CASTLE, Ground};
use crate::site::APART;
use crate::{BuildingKind, MapFault, Size};

/// What keeps two players from beginning a game on this grass.
pub(super) fn faults(size: Size, grass: &Ground) -> Vec<MapFault> {
    if !size.has_room_for_two_castles() {
        return vec![MapFault::NoRoom(size)];
    }
    let sites = Sites::on(size, grass);
    let castles: Vec<Block> = sites.castles().collect();
    if !two_are_far_apart(&castles) {
        return vec![MapFault::NoCastles]; // W-3
    }
    let settled: Vec<Block> = castles.into_iter().filter(|&castle| sites.has_barracks(castle)).collect();
    let begins = two_are_far_apart(&settled) || two_recruit(&sites); // W-34, 1.4.14
    if begins { Vec::new() } else { vec![MapFault::NoBarracks] }
}

/// Whether two castles that are far enough apart have a place each for a barracks or a camp that recruits, and these do
/// not get into each other's way. Looked at only where there are too few places for barracks, which is where there is
/// little grass.
fn two_recruit(sites: &Sites<'_>) -> bool {
    let castles: Vec<(Block, Vec<Block>)> =
        sites.castles().map(|castle| (castle, sites.recruiters_of(castle))).collect();
    let mut others = castles.iter().filter(|(_, recruiters)| !recruiters.is_empty());
    while let Some((castle, own)) = others.next() {
        let answered = others.clone().any(|(other, theirs)| {
            let free = |place: &&Block| !place.touches(*castle) && !place.touches(*other);
            castle.distance(*other) >= APART
                && own.iter().filter(free).any(|own| theirs.iter().filter(free).any(|its| !own.touches(*its)))
        });
        if answered {
            return true;
        }
    }
    false
}

/// Whether two of the castle places are far enough apart (7.1). Many places cannot all be close to each other, so this
/// ends soon, whatever the map.
fn two_are_far_apart(castles: &[Block]) -> bool {
    let mut others = castles.iter();
    while let Some(castle) = others.next() {
        if others.clone().any(|other| castle.distance(*other) >= APART) {
            return true;
        }
    }
    false
}

/// Where buildings can stand while there are none.
pub(super) struct Sites<'a> {
    size: Size,
    grass: &'a Ground,
    castles: Ground,
    barracks: Ground,
}

impl<'a> Sites<'a> {
    pub(super) fn on(size: Size, grass: &'a Ground) -> Sites<'a> {
        Sites { size, grass, castles: grass.squares(CASTLE), barracks: grass.squares(BARRACKS) }
    }

    /// The castle places (W-4).
    pub(super) fn castles(&self) -> impl Iterator<Item = Block> {
        self.castles.fields().map(|(x, y)| Block::castle(x, y))
    }

    /// The places for a barracks, workshop or port of this castle (5, W-5, W-6).
    pub(super) fn barracks_of(&self, castle: Block) -> impl Iterator<Item = Block> {
        const FAR: u8 = BuildingKind::Barracks.reach().unsigned_abs() as u8 + BARRACKS;
        let near = |from: u8, end: u8| from.saturating_sub(FAR)..(from + CASTLE + FAR).min(end);
        near(castle.y, self.size.height)
            .flat_map(move |y| near(castle.x, self.size.width).map(move |x| (x, y)))
            .filter(|&field| self.barracks.has(field))
            .map(|(x, y)| Block::barracks(x, y))
            .filter(move |&place| {
                place.distance(castle) <= BuildingKind::Barracks.reach() && !place.touches(castle)
            })
    }

    /// The grass around a place: there a barracks recruits (W-44).
    pub(super) fn recruiting_fields(&self, place: Block) -> impl Iterator<Item = (u8, u8)> {
        let beside = place.fields().flat_map(|field| self.size.sides(field));
        beside.filter(move |&field| self.grass.has(field) && !place.fields().any(|own| own == field))
    }

    /// Where a camp of this castle can stand (5).
    fn camps_of(&self, castle: Block) -> impl Iterator<Item = Block> {
        self.castles().filter(move |&place| {
            place.distance(castle) <= BuildingKind::Camp.reach() && !place.touches(castle)
        })
    }

    /// Where a barracks or a camp of this castle can stand that has a field to recruit on.
    fn recruiters_of(&self, castle: Block) -> Vec<Block> {
        let places = self.barracks_of(castle).chain(self.camps_of(castle));
        places.filter(|&place| self.recruits(place)).collect()
    }

    fn recruits(&self, place: Block) -> bool {
        self.recruiting_fields(place).next().is_some()
    }

    fn has_barracks(&self, castle: Block) -> bool {
        self.barracks_of(castle).any(|place| self.recruits(place))
    }
}
