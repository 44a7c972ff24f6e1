//! Sets of fields, and sets of columns.

use crate::field::Field;

/// A set of fields: a bit for each, as [`Field::index`] counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields(u32);

stolik_game::set_operators!(Fields);

/// A set of columns, from the left as green sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Columns(pub(crate) u8);

stolik_game::set_operators!(Columns);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);
    /// The ring of 16 peaks.
    pub const PEAKS: Fields = Fields(0xFFFF);
    /// The eight mornings.
    pub const MORNINGS: Fields = Fields(0xFF_0000);
    /// The whole board.
    pub const ALL: Fields = Fields(0xFF_FFFF);
    /// The green peaks.
    pub const GREEN_PEAKS: Fields = Fields(0xFF);
    /// The wooden peaks.
    pub const WOODEN_PEAKS: Fields = Fields(0xFF00);

    /// One field alone.
    #[inline]
    pub const fn only(field: Field) -> Fields {
        Fields(1 << field.index())
    }

    /// The bits of the set.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of these bits; bits beyond the board are dropped.
    pub const fn of_bits(bits: u32) -> Fields {
        Fields(bits & Fields::ALL.0)
    }

    /// Whether the set has no field.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many fields it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the field is in it.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0 & (1 << field.index()) != 0
    }

    /// The fields of the set that come after this one.
    #[inline]
    pub(crate) const fn beyond(self, field: Field) -> Fields {
        Fields(self.0 & !((2 << field.index()) - 1))
    }

    /// The field with so many fields of the set before it; the set must have more than that.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> Field {
        let mut bits = self.0;
        for _ in 0..before {
            bits &= bits - 1;
        }
        Field::at(bits.trailing_zeros() as u8)
    }

    /// The fields, in their order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let field = Field::of_index(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(field)
        })
    }

    /// The columns whose morning is in the set.
    #[inline]
    pub const fn mornings(self) -> Columns {
        Columns((self.0 >> 16) as u8)
    }

    /// The columns all of whose three fields are in the set (K18).
    #[inline]
    pub const fn full_columns(self) -> Columns {
        let wooden = ((self.0 >> 8) as u8).reverse_bits(); // The wooden peaks run the other way.
        Columns(self.0 as u8 & wooden & (self.0 >> 16) as u8)
    }

    /// The peaks from which so many steps along the ring lead into the set.
    pub(crate) const fn steps_before(self, steps: u8) -> Fields {
        Fields((self.0 as u16).rotate_right(steps as u32) as u32)
    }

    /// The peaks of the set as they are, with these mornings.
    #[inline]
    pub(crate) const fn with_mornings(self, mornings: Columns) -> Fields {
        Fields((self.0 & Fields::PEAKS.0) | (mornings.0 as u32) << 16)
    }
}

impl Columns {
    /// No column.
    pub const NONE: Columns = Columns(0);
    /// All eight columns.
    pub const ALL: Columns = Columns(0xFF);

    /// Whether the set has no column.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the column, 0 to 7, is in it.
    #[inline]
    pub const fn has(self, column: u8) -> bool {
        self.0 & (1 << column) != 0
    }

    /// The columns, from the left.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&column| self.has(column))
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        fields.into_iter().fold(Fields::NONE, |set, field| set | field.alone())
    }
}
