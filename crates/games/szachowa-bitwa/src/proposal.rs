//! A sensible deployment to start from.

use crate::{Army, Camps, Colour, Deployment, Field, Fields, Ground, Kind};

/// A sensible deployment of an army: pikemen and pawns in front, first where the bridges lead, a pawn beside each camp,
/// crossbowmen behind them near the bridges, knights on the wings, the king in the middle of the rear. Always legal, and
/// the same for the same ground, camps and army.
pub fn propose_deployment(ground: Ground, colour: Colour, camps: Camps, army: Army) -> Deployment {
    let mut site =
        Site { ground, colour, free: ground.board_of(colour) - camps.both().into_iter().collect() };
    let mut placed = Vec::new();
    let mut place = |kind: Kind, number: u8, wish: &dyn Fn(&Site, Field) -> i32| {
        for _ in 0..number {
            let best = site.free.iter().min_by_key(|field| (wish(&site, *field), *field));
            if let Some(field) = best {
                site.free.remove(field);
                placed.push((kind, field));
            }
        }
    };
    let guards = army.count(Kind::Pawn).min(2);
    let [one, other] = camps.both();
    place(Kind::King, 1, &|site, field| 10 * (site.depth(field) - 7).abs() + site.off_middle(field));
    place(Kind::Pikemen, army.count(Kind::Pikemen), &|site, field| {
        10 * (site.depth(field) - 1).abs() + site.off_bridge(field)
    });
    for camp in [one, other].into_iter().take(guards.into()) {
        place(Kind::Pawn, 1, &|site, field| 10 * apart(field, camp) + site.depth(field));
    }
    place(Kind::Crossbowmen, army.count(Kind::Crossbowmen), &|site, field| {
        10 * (site.depth(field) - 2).abs() + site.off_bridge(field)
    });
    place(Kind::Knight, army.count(Kind::Knight), &|site, field| {
        10 * (site.depth(field) - 3).abs() - site.off_middle(field)
    });
    place(Kind::Pawn, army.count(Kind::Pawn) - guards, &|site, field| {
        10 * site.depth(field) + site.off_middle(field)
    });
    Deployment::new(placed).unwrap_or_else(|| unreachable!("an army has no more pieces than there are"))
}

/// The own board while it fills.
struct Site {
    ground: Ground,
    colour: Colour,
    free: Fields,
}

impl Site {
    /// How many rows lie between a field and the other board.
    fn depth(&self, field: Field) -> i32 {
        let (row, size) = (i32::from(field.row()), i32::from(self.ground.size()));
        match self.colour {
            Colour::White => size - row,
            Colour::Black => row - size - 1,
        }
    }

    /// How far a field lies from the middle columns.
    fn off_middle(&self, field: Field) -> i32 {
        (2 * i32::from(field.column()) - i32::from(self.ground.size()) - 1).abs() / 2
    }

    /// How far a field's column lies from a bridge; from the middle without one.
    fn off_bridge(&self, field: Field) -> i32 {
        let bridges = (1..=self.ground.size()).filter(|column| self.ground.has_bridge(*column));
        let nearest = bridges.map(|column| i32::from(field.column().abs_diff(column))).min();
        nearest.unwrap_or_else(|| self.off_middle(field))
    }
}

/// How many steps of a king two fields lie apart.
fn apart(one: Field, other: Field) -> i32 {
    i32::from(one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row())))
}
