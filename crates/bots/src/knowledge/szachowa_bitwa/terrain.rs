//! What the ground is to troops: what touches what, and what they could strike at within one use.

use std::sync::LazyLock;
use stolik_szachowa_bitwa::{Field, Fields, Ground, Kind};

/// Fields are numbered below this.
pub const NUMBERS: usize = 232;

/// What the ground is to troops, bridges left out: those differ from game to game.
#[derive(Debug)]
pub struct Terrain {
    /// The fields that touch each field.
    around: [Fields; NUMBERS],
    /// The fields that share a side with each field.
    sides: [Fields; NUMBERS],
    /// What crossbowmen on each field could shoot at.
    range: [Fields; NUMBERS],
    /// What pawns on each field could strike at, were nothing in their way.
    pawn: [Fields; NUMBERS],
    /// The same with a step more.
    two_steps: [Fields; NUMBERS],
    /// The same for knights.
    knight: [Fields; NUMBERS],
}

static TERRAINS: LazyLock<[Terrain; 4]> = LazyLock::new(|| {
    [(8, false), (8, true), (10, false), (10, true)].map(|(size, river)| Terrain::new(size, river))
});

impl Terrain {
    /// That of boards of this size, with a river or not.
    pub fn of(size: u8, river: bool) -> &'static Terrain {
        &TERRAINS[usize::from(size > 8) * 2 + usize::from(river)]
    }

    fn new(size: u8, river: bool) -> Terrain {
        let ground = Ground::new(size, river, []);
        let each = |of: &dyn Fn(Field) -> Fields| -> [Fields; NUMBERS] {
            std::array::from_fn(|number| {
                let field = Field::of_number(number as u8).filter(|field| ground.has(*field));
                field.map_or(Fields::NONE, of)
            })
        };
        let all = ground.all();
        let around = each(&|field| ground.around(field).collect());
        let sides = each(&|field| all.iter().filter(|other| ground.side_by_side(field, *other)).collect());
        let spread = |fields: Fields, by: &[Fields; NUMBERS]| {
            fields.iter().fold(fields, |reached, field| reached | by[usize::from(field.number())])
        };
        let strikes = |steps: u8| {
            each(&|field| {
                let reached = (0..steps).fold(field.alone(), |reached, _| spread(reached, &sides));
                spread(reached, &around) - field.alone()
            })
        };
        Terrain {
            around,
            sides,
            range: each(&|field| all.iter().filter(|other| ground.in_range(field, *other)).collect()),
            pawn: strikes(1),
            two_steps: strikes(2),
            knight: strikes(3),
        }
    }

    /// The fields that touch this one.
    #[inline]
    pub fn around(&self, field: Field) -> Fields {
        self.around[usize::from(field.number())]
    }

    /// The fields that share a side with this one.
    #[inline]
    pub fn sides(&self, field: Field) -> Fields {
        self.sides[usize::from(field.number())]
    }

    /// What crossbowmen could shoot at from here.
    #[inline]
    pub fn range(&self, field: Field) -> Fields {
        self.range[usize::from(field.number())]
    }

    /// What a piece could strike at within one use, were nothing in its way; a king with so many points.
    #[inline]
    pub fn strikes(&self, kind: Kind, field: Field, points: u8) -> Fields {
        let number = usize::from(field.number());
        match kind {
            Kind::Pawn => self.pawn[number],
            Kind::Knight => self.knight[number],
            Kind::King => match points {
                0 => Fields::NONE,
                1 => self.around[number],
                2 => self.pawn[number],
                3 => self.two_steps[number],
                _ => self.knight[number],
            },
            Kind::Pikemen => self.around(field),
            Kind::Crossbowmen => self.range(field),
            Kind::Camp => Fields::NONE,
        }
    }
}

/// The field on the other bank.
#[inline]
pub fn across(ground: Ground, field: Field) -> Option<Field> {
    let size = ground.size();
    match field.row() {
        row if !ground.has_river() || (row != size && row != size + 1) => None,
        row if row == size => Field::new(field.column(), row + 1),
        row => Field::new(field.column(), row - 1),
    }
}
