//! The board (K1): two rows of peaks that form a ring, and a row of mornings between them. What else can be touched.

use crate::Colour;
use std::fmt;
use std::str::FromStr;
use stolik_game::Spot;
use stolik_game::kit::{self, Located, Unreadable};

/// A field. The peaks come first, in the order of movement (G1 to G8, W1 to W8), then the mornings (M1 to M8).
///
/// ```
/// use stolik_medh_kuu_lash::Field;
///
/// let corner: Field = "G8".parse().expect("a field");
/// assert_eq!(corner.after(1).to_string(), "W1"); // MK3: across the corner
/// assert_eq!(corner.morning().to_string(), "M8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

/// A row of the board (K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// Green peaks, numbered from the left as green sees them.
    Green,
    /// Wooden peaks, numbered from the left as wooden sees them.
    Wooden,
    /// Mornings, numbered as green sees them.
    Morning,
}

stolik_game::field_set! {
    /// A set of fields: a bit for each, as [`Field::index`] counts them.
    Fields(u32) of Field
}

/// A set of columns, from the left as green sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Columns(pub(crate) u8);

stolik_game::set_operators!(Columns);

/// How many fields there are.
pub(crate) const FIELDS: u8 = 24;
/// How many peaks form the ring.
pub(crate) const RING: u8 = 16;
/// How many columns there are.
pub(crate) const COLUMNS: u8 = 8;

impl Field {
    /// The field of this row and number, 1 to 8; none beyond.
    pub const fn new(row: Row, number: u8) -> Option<Field> {
        let beyond = number == 0 || number > COLUMNS;
        if beyond { None } else { Some(Field(row as u8 * COLUMNS + number - 1)) }
    }

    /// The field of this index, 0 to 23; none beyond.
    pub const fn of_index(index: u8) -> Option<Field> {
        if index < FIELDS { Some(Field(index)) } else { None }
    }

    /// The field of a bit, which must be one of a field.
    pub(crate) const fn of_bit(bit: u32) -> Field {
        debug_assert!(bit < FIELDS as u32);
        Field(bit as u8)
    }

    /// The morning of a column.
    pub(crate) const fn morning_of(column: u8) -> Field {
        Field(RING + column)
    }

    /// Its index, 0 to 23.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row.
    pub const fn row(self) -> Row {
        match self.0 / COLUMNS {
            0 => Row::Green,
            1 => Row::Wooden,
            _ => Row::Morning,
        }
    }

    /// Its number in the row, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// Its column from the left as green sees it, 0 to 7: column c holds Gc, Mc and W(9-c).
    pub const fn column(self) -> u8 {
        match self.row() {
            Row::Green => self.0,
            Row::Wooden => RING - 1 - self.0,
            Row::Morning => self.0 - RING,
        }
    }

    /// Whether it is a peak.
    pub const fn is_peak(self) -> bool {
        self.0 < RING
    }

    /// The morning of its column.
    #[must_use]
    pub const fn morning(self) -> Field {
        Field::morning_of(self.column())
    }

    /// The peak of its column beside this colour's player (K8, K23).
    #[must_use]
    pub const fn near_peak(self, colour: Colour) -> Field {
        Field(colour.either(self.column(), RING - 1 - self.column()))
    }

    /// The peak so many steps to the right along the ring (K11, MK2); only for peaks.
    #[must_use]
    pub const fn after(self, steps: u8) -> Field {
        debug_assert!(self.is_peak());
        Field((self.0 + steps) % RING)
    }

    /// The set of this field alone.
    pub const fn alone(self) -> Fields {
        Fields(1 << self.0)
    }
}

impl Row {
    /// Its letter.
    pub const fn letter(self) -> char {
        ['G', 'W', 'M'][self as usize]
    }

    /// The row of this letter, small or capital.
    pub const fn of_letter(letter: char) -> Option<Row> {
        match letter.to_ascii_uppercase() {
            'G' => Some(Row::Green),
            'W' => Some(Row::Wooden),
            'M' => Some(Row::Morning),
            _ => None,
        }
    }
}

impl Fields {
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

    /// The fields of the set that come after this one.
    pub(crate) const fn beyond(self, field: Field) -> Fields {
        Fields(self.0 & !((2 << field.0) - 1))
    }

    /// The columns whose morning is in the set.
    pub const fn mornings(self) -> Columns {
        Columns((self.0 >> RING) as u8)
    }

    /// The columns whose peak of this colour is in the set; the wooden ones run the other way.
    pub const fn peaks_of(self, colour: Colour) -> Columns {
        match colour {
            Colour::Green => Columns(self.0 as u8),
            Colour::Wooden => Columns(((self.0 >> COLUMNS) as u8).reverse_bits()),
        }
    }

    /// The peaks from which so many steps along the ring lead into the set.
    pub(crate) const fn steps_before(self, steps: u8) -> Fields {
        Fields((self.0 as u16).rotate_right(steps as u32) as u32)
    }

    /// The peaks of the set as they are, with these mornings.
    pub(crate) const fn with_mornings(self, mornings: Columns) -> Fields {
        Fields((self.0 & Fields::PEAKS.0) | (mornings.0 as u32) << RING)
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
    pub const fn has(self, column: u8) -> bool {
        self.0 & (1 << column) != 0
    }

    /// The columns, from the left.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..COLUMNS).filter(move |&column| self.has(column))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row().letter(), self.number())
    }
}

/// Reads `G4` or `g4`.
impl FromStr for Field {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Field, Unreadable> {
        let &[letter, digit] = text.as_bytes() else { return Err(Unreadable) };
        let row = Row::of_letter(letter.into()).ok_or(Unreadable)?;
        Field::new(row, digit.wrapping_sub(b'0')).ok_or(Unreadable)
    }
}

impl Located for Field {
    fn spot(self) -> Spot {
        Spot::Field(self.0.into())
    }

    fn of_spot(spot: Spot) -> Option<Field> {
        match spot {
            Spot::Field(number) => Field::of_index(u8::try_from(number).ok()?),
            Spot::Token(_) | Spot::Card(_) | Spot::Button(_) => None,
        }
    }
}

stolik_game::field_gap!(Field);
stolik_game::text_data!(Field, "a field like \"G4\"");
stolik_game::set_data!(Fields, Field);

/// The button that rolls the dice.
pub(crate) const ROLL: Spot = Spot::Button(0);
/// The button that gives up the move.
pub(crate) const PASS: Spot = Spot::Button(1);
/// The button for when nothing can be done.
pub(crate) const NOTHING: Spot = Spot::Button(2);
/// The board's drawing, which lies under everything.
pub(crate) const BOARD: Spot = Spot::Token(0);
/// The place of a pushed piece while somebody chooses where it pushes on.
pub(crate) const PUSHED: Spot = Spot::Token(1);

/// Everything that has a name and is no field.
pub(crate) const NAMED: [(Spot, &str); 5] =
    [(ROLL, "roll"), (PASS, "pass"), (NOTHING, "nothing"), (BOARD, "board"), (PUSHED, "pushed")];

/// The name of any spot, also of one that there is not.
pub(crate) fn name_of(spot: Spot) -> String {
    let named = NAMED.iter().find(|(known, _)| *known == spot);
    named.map_or_else(|| kit::spot_name::<Field>(spot, &[]), |(_, name)| (*name).to_owned())
}
