//! How an army is placed on the own board (V).

use crate::{Army, Field, Kind};

/// The most pieces that are placed: all troops and the king.
pub const MOST_PLACED: usize = 27;

/// The fields of an army and its king: the pawns' first, then knights, pikemen, crossbowmen, king; those of one kind in
/// their order. So two deployments are equal if and only if they look the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deployment {
    fields: [Option<Field>; MOST_PLACED],
}

impl Deployment {
    /// These pieces where they stand, in any order; none if a kind comes more often than there are pieces.
    pub fn new(placed: impl IntoIterator<Item = (Kind, Field)>) -> Option<Deployment> {
        let mut fields = [None; MOST_PLACED];
        let mut counts = [0u8; 5];
        for (kind, field) in placed {
            let count = counts.get_mut(kind.index())?;
            *fields[range(kind)].get_mut(usize::from(*count))? = Some(field);
            *count += 1;
        }
        for kind in Kind::DEPLOYED {
            fields[range(kind)][..usize::from(counts[kind.index()])].sort_unstable();
        }
        Some(Deployment { fields })
    }

    /// The fields of a kind, in their order.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = Field> + '_ {
        self.fields[range(kind)].iter().filter_map(|field| *field)
    }

    /// What stands on a field.
    pub fn on(&self, field: Field) -> Option<Kind> {
        self.iter().find(|(_, at)| *at == field).map(|(kind, _)| kind)
    }

    /// What stands where.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, Field)> + '_ {
        Kind::DEPLOYED.into_iter().flat_map(|kind| self.of(kind).map(move |field| (kind, field)))
    }

    /// The troops that are placed.
    pub fn army(&self) -> Army {
        let [pawns, knights, pikemen, crossbowmen] = Kind::TROOPS.map(|kind| self.of(kind).count() as u8);
        Army::new(pawns, knights, pikemen, crossbowmen).unwrap_or_default()
    }
}

/// Where the fields of a kind stand in the list.
const fn range(kind: Kind) -> std::ops::Range<usize> {
    match kind {
        Kind::Pawn => 0..16,
        Kind::Knight => 16..20,
        Kind::Pikemen => 20..24,
        Kind::Crossbowmen => 24..26,
        Kind::King => 26..27,
        Kind::Camp => 27..27,
    }
}
