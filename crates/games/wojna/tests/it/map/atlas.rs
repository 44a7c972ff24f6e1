//! What the rules page says of places and ways on a map, written down a second time: slowly, field by field, so that the
//! maps can be compared with it.

use crate::reference::{distance, touch};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use stolik_wojna::{Map, Terrain};

/// A field; it may lie beyond the edge.
pub type Field = (i32, i32);

/// Fields of a building.
pub type Ground = Vec<Field>;

/// A square of fields by its upper left one: a castle has side 3, a barracks, workshop or port side 2 (1.0).
pub fn square((x, y): Field, side: i32) -> Ground {
    (y..y + side).flat_map(|y| (x..x + side).map(move |x| (x, y))).collect()
}

/// The four fields beside one.
pub fn beside((x, y): Field) -> [Field; 4] {
    [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
}

/// The fields around a building, by sides (W-44).
pub fn around(ground: &[Field]) -> BTreeSet<Field> {
    ground.iter().flat_map(|&field| beside(field)).filter(|field| !ground.contains(field)).collect()
}

/// A map with its lands and seas.
pub struct Atlas {
    pub map: Map,
    /// The land of every grass field: grass that hangs together by sides.
    land: HashMap<Field, usize>,
    /// The sea of every ship, by its first field and whether it lies across.
    sea: HashMap<(Field, bool), usize>,
    /// The lands at the shores of each sea.
    shores: Vec<BTreeSet<usize>>,
    /// Where a barracks, workshop or port may stand, counted from its castle.
    near: Vec<Field>,
    /// The seas at which a port would stand, for every place of one.
    quays: HashMap<Field, BTreeSet<usize>>,
}

/// A ship's fields (1.0).
fn ship_fields(((x, y), across): (Field, bool)) -> [Field; 3] {
    if across { [(x, y), (x + 1, y), (x + 2, y)] } else { [(x, y), (x, y + 1), (x, y + 2)] }
}

impl Atlas {
    pub fn of(map: &Map) -> Atlas {
        let castle = square((0, 0), 3);
        let near = (-9..12).flat_map(|y| (-9..12).map(move |x| (x, y))).filter(|&place| {
            let place = square(place, 2);
            distance(&castle, &place) <= 5 && !touch(&castle, &place) // 5, W-5, W-6
        });
        let mut atlas = Atlas {
            map: map.clone(),
            land: HashMap::new(),
            sea: HashMap::new(),
            shores: Vec::new(),
            near: near.collect(),
            quays: HashMap::new(),
        };
        atlas.find_lands();
        atlas.find_seas();
        for field in atlas.fields() {
            let port = square(field, 2);
            if atlas.all(&port, Terrain::Grass) {
                atlas.quays.insert(field, atlas.seas_at(&port));
            }
        }
        atlas
    }

    pub fn is(&self, (x, y): Field, terrain: Terrain) -> bool {
        let on_the_map = x >= 0 && y >= 0 && x < self.map.width().into() && y < self.map.height().into();
        on_the_map && self.map.terrain(x.unsigned_abs() as u8, y.unsigned_abs() as u8) == terrain
    }

    fn all(&self, ground: &[Field], terrain: Terrain) -> bool {
        ground.iter().all(|&field| self.is(field, terrain))
    }

    fn fields(&self) -> impl Iterator<Item = Field> + use<> {
        let (width, height) = (i32::from(self.map.width()), i32::from(self.map.height()));
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn find_lands(&mut self) {
        let mut count = 0;
        for start in self.fields() {
            let mut open = vec![start];
            let mut new = false;
            while let Some(field) = open.pop() {
                if self.is(field, Terrain::Grass) && !self.land.contains_key(&field) {
                    self.land.insert(field, count);
                    open.extend(beside(field));
                    new = true;
                }
            }
            count += usize::from(new);
        }
    }

    /// Ships go a field to any side (W-17) or turn about their middles (W-15).
    fn find_seas(&mut self) {
        for start in self.fields().flat_map(|field| [(field, true), (field, false)]) {
            let mut open = vec![start];
            let mut shore = BTreeSet::new();
            let sea = self.shores.len();
            while let Some(ship) = open.pop() {
                if !self.all(&ship_fields(ship), Terrain::Water) || self.sea.contains_key(&ship) {
                    continue;
                }
                self.sea.insert(ship, sea);
                let ((x, y), across) = ship;
                open.extend(beside((x, y)).map(|field| (field, across)));
                open.push(if across { ((x + 1, y - 1), false) } else { ((x - 1, y + 1), true) });
                shore.extend(around(&ship_fields(ship)).iter().filter_map(|field| self.land.get(field)));
            }
            if self.sea.get(&start) == Some(&sea) {
                self.shores.push(shore);
            }
        }
    }

    pub fn land(&self, field: Field) -> usize {
        self.land[&field]
    }

    /// All castle places (W-4), by the upper left field.
    pub fn castles(&self) -> Vec<Field> {
        self.fields().filter(|&field| self.all(&square(field, 3), Terrain::Grass)).collect()
    }

    /// The places of a castle's barracks, workshop or port, all of grass.
    fn barracks_of(&self, (x, y): Field) -> impl Iterator<Item = Field> {
        self.near
            .iter()
            .map(move |place| (x + place.0, y + place.1))
            .filter(|place| self.quays.contains_key(place))
    }

    /// Whether the castle's owner can recruit in his first turn (W-34), on the castle's own land.
    pub fn can_recruit(&self, castle: Field) -> bool {
        let land = self.land(castle);
        self.barracks_of(castle).any(|place| {
            let fields = around(&square(place, 2));
            self.land(place) == land && fields.iter().any(|field| self.land.get(field) == Some(&land))
        })
    }

    /// The seas that a ship built beside this building would be on (W-44).
    fn seas_at(&self, port: &[Field]) -> BTreeSet<usize> {
        let mut seas = BTreeSet::new();
        for (x, y) in around(port).into_iter().filter(|&field| self.is(field, Terrain::Water)) {
            let across = (0..3).map(|back| ((x - back, y), true));
            let upright = (0..3).map(|back| ((x, y - back), false));
            seas.extend(across.chain(upright).filter_map(|ship| self.sea.get(&ship)));
        }
        seas
    }

    /// The lands that the castle's owner comes to: his own, and those his ships come to, built in a port in the castle's
    /// reach (5.4) and boarded from his own land.
    pub fn lands_reached(&self, castle: Field) -> BTreeSet<usize> {
        let seas = self.barracks_of(castle).flat_map(|place| &self.quays[&place]).copied();
        self.lands_by(seas.collect(), castle)
    }

    /// The same with ships of camps: a camp has the ground of a castle and is at most 20 from it (5, 5.5).
    pub fn lands_reached_with_camps(&self, castle: Field, places: &[Field]) -> BTreeSet<usize> {
        let ground = square(castle, 3);
        let camps = places.iter().map(|&place| square(place, 3));
        let camps = camps.filter(|camp| distance(&ground, camp) <= 20 && !touch(&ground, camp));
        self.lands_by(camps.flat_map(|camp| self.seas_at(&camp)).collect(), castle)
    }

    fn lands_by(&self, seas: BTreeSet<usize>, castle: Field) -> BTreeSet<usize> {
        let own = self.land(castle);
        let shores = seas.into_iter().map(|sea| &self.shores[sea]).filter(|lands| lands.contains(&own));
        shores.flatten().copied().chain([own]).collect()
    }

    /// The field that half a turn of the map leads to, for the upper left field of a square.
    pub fn opposite(&self, (x, y): Field, side: i32) -> Field {
        (i32::from(self.map.width()) - side - x, i32::from(self.map.height()) - side - y)
    }

    pub fn is_symmetric(&self) -> bool {
        self.map.cells().iter().eq(self.map.cells().iter().rev())
    }

    pub fn count(&self, terrain: Terrain) -> usize {
        self.map.cells().iter().filter(|&&cell| cell == terrain).count()
    }

    /// What `Map::generate` promises (W-2, 1.4.1); the text says what is not kept.
    pub fn broken_promise(&self) -> Option<String> {
        let castles = self.castles();
        if let Some(castle) = castles.iter().find(|&&castle| !self.can_recruit(castle)) {
            return Some(format!("a castle at {castle:?} has no barracks place"));
        }
        let far = |&castle: &Field| {
            distance(&square(castle, 3), &square(self.opposite(castle, 3), 3)) >= 16 // 7.1
        };
        let mut homes: Vec<Field> = castles.iter().copied().filter(far).collect();
        if homes.is_empty() {
            return Some("no two opposite castle places are 16 apart".to_owned());
        }
        let lands: BTreeSet<usize> = castles.iter().map(|&castle| self.land(castle)).collect();
        if lands.len() == 1 {
            return None;
        }
        homes.retain(|&home| {
            let there = self.land(self.opposite(home, 3));
            self.lands_reached(home).contains(&there)
        });
        homes.sort_by_key(|&home| self.land(home));
        homes.dedup_by_key(|home| self.land(*home));
        let joins_all = |home: &Field| {
            let at_home = [self.land(*home), self.land(self.opposite(*home, 3))];
            castles.iter().all(|&castle| {
                at_home.contains(&self.land(castle))
                    || self.lands_reached(castle).iter().any(|land| at_home.contains(land))
            })
        };
        let kept = homes.iter().any(joins_all);
        (!kept).then(|| "the castle places cannot come to each other".to_owned())
    }

    /// How many grass fields at least must be closed so that no land unit comes from these fields to those: as many as
    /// there are ways without a common field (found one by one, each may push earlier ones aside).
    pub fn narrowest(&self, from: &[Field], to: &[Field]) -> usize {
        // Every field is an entrance (false) and an exit (true). A way takes the step between them for itself.
        type Node = (Field, bool);
        let steps = |(field, exit): Node| {
            let others = beside(field).into_iter().filter(|&other| self.is(other, Terrain::Grass));
            others.chain([field]).map(move |other| (other, !exit)).collect::<Vec<Node>>()
        };
        // Forward is from the entrance to the exit of a field, and from an exit to the entrances beside it.
        let forward = |here: Node, next: Node| (here.0 == next.0) != here.1;
        let mut taken: BTreeSet<(Node, Node)> = BTreeSet::new();
        for ways in 0.. {
            let starts = from.iter().filter(|&&field| self.is(field, Terrain::Grass));
            let mut open: Vec<Node> = starts.map(|&field| (field, true)).collect();
            let mut came: BTreeMap<Node, Node> = BTreeMap::new();
            while let Some(node) = open.pop() {
                for next in steps(node) {
                    let free = if forward(node, next) {
                        !taken.contains(&(node, next))
                    } else {
                        taken.contains(&(next, node))
                    };
                    if free && !from.contains(&next.0) && !came.contains_key(&next) {
                        came.insert(next, node);
                        open.push(next);
                    }
                }
            }
            let Some(&end) = came.keys().find(|(field, exit)| !exit && to.contains(field)) else {
                return ways;
            };
            let mut node = end;
            while let Some(&before) = came.get(&node) {
                if !taken.remove(&(node, before)) {
                    taken.insert((before, node));
                }
                node = before;
            }
        }
        unreachable!("there are only so many fields")
    }
}
