//! How an army stands when the battle begins (V).

use super::terrain::Terrain;
use stolik_szachowa_bitwa::{
    Army, Camps, Colour, Deployment, Field, Fields, Ground, Kind, propose_deployment,
};

/// How an army stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// As the rules propose it.
    Proposed,
    /// So many guards beside each camp, all else where the way to the enemy's camps is the shortest.
    March {
        /// Guards beside each camp.
        guards: u8,
        /// How deep behind the bank the knights stand.
        depth: u8,
    },
}

impl Lines {
    /// Where an army stands, given the own camps and the enemy's.
    pub fn deploy(
        self,
        terrain: &Terrain,
        ground: Ground,
        colour: Colour,
        [own, enemy]: [Camps; 2],
        army: Army,
    ) -> Deployment {
        let proposed = || propose_deployment(ground, colour, own, army);
        match self {
            Lines::Proposed => proposed(),
            Lines::March { guards, depth } => {
                let site = Site { ground, colour, own, enemy };
                let placed = site.march(terrain, army, 2 * guards, depth.into());
                Deployment::new(placed).unwrap_or_else(proposed)
            }
        }
    }
}

/// The own board before the battle.
#[derive(Clone, Copy)]
struct Site {
    ground: Ground,
    colour: Colour,
    own: Camps,
    enemy: Camps,
}

impl Site {
    /// Guards beside the camps, the king near them, all others towards the enemy's camps, knights so deep.
    fn march(self, terrain: &Terrain, army: Army, guards: u8, front: i32) -> Vec<(Kind, Field)> {
        let camps: Fields = self.own.both().into_iter().collect();
        let mut free = self.ground.board_of(self.colour) - camps;
        let mut placed = Vec::with_capacity(28);
        let mut place = |kind: Kind, number: u8, wish: &dyn Fn(Field) -> i32| {
            for _ in 0..number {
                if let Some(field) = free.iter().min_by_key(|field| (wish(*field), *field)) {
                    free.remove(field);
                    placed.push((kind, field));
                }
            }
        };
        let ring = camps.iter().fold(Fields::NONE, |ring, camp| ring | terrain.around(camp)) - camps;
        let beside =
            |field: Field| if ring.has(field) { self.depth(field) } else { 100 + 10 * self.off_camp(field) };
        let mut left = Kind::TROOPS.map(|kind| army.count(kind));
        let mut wanted = guards.min(ring.len() as u8);
        for kind in [Kind::Pawn, Kind::Pikemen] {
            let number = left[kind.index()].min(wanted);
            place(kind, number, &beside);
            left[kind.index()] -= number;
            wanted -= number;
        }
        place(Kind::King, 1, &|field| 10 * (self.off_camp(field) - 2).abs() + (self.depth(field) - 7).abs());
        // Knights stand behind, for they are fast; pawns on the bank.
        for (kind, depth, bridge) in [
            (Kind::Knight, front, 2),
            (Kind::Crossbowmen, front - 1, 1),
            (Kind::Pikemen, front - 1, 1),
            (Kind::Pawn, (front - 2).max(0), 1),
        ] {
            place(kind, left[kind.index()], &|field| {
                8 * (self.depth(field) - depth).abs()
                    + 2 * self.off_goal(field)
                    + bridge * self.off_bridge(field)
            });
        }
        placed
    }

    /// How many rows lie between a field and the other board.
    fn depth(&self, field: Field) -> i32 {
        let (size, row) = (i32::from(self.ground.size()), i32::from(field.row()));
        match self.colour {
            Colour::White => size - row,
            Colour::Black => row - size - 1,
        }
    }

    /// How far a field's column lies from a camp of the enemy.
    fn off_goal(&self, field: Field) -> i32 {
        let [one, other] = self.enemy.both().map(|camp| field.column().abs_diff(camp.column()));
        one.min(other).into()
    }

    /// How far a field's column lies from a bridge; from a camp of the enemy without one.
    fn off_bridge(&self, field: Field) -> i32 {
        let bridges = (1..=self.ground.size()).filter(|column| self.ground.has_bridge(*column));
        let nearest = bridges.map(|column| i32::from(field.column().abs_diff(column))).min();
        nearest.unwrap_or_else(|| self.off_goal(field))
    }

    /// How many steps of a king a field lies from an own camp.
    fn off_camp(&self, field: Field) -> i32 {
        let [one, other] = self.own.both().map(|camp| {
            let (columns, rows) = (field.column().abs_diff(camp.column()), field.row().abs_diff(camp.row()));
            i32::from(columns.max(rows))
        });
        one.min(other)
    }
}
