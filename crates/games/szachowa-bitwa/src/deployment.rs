//! How an army is placed on the own board (V).

use crate::{Army, Camps, Colour, Field, Fields, Ground, Kind};
use stolik_game::kit::joined;

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

    /// With one piece more; none if there are no more of its kind.
    pub fn with(&self, kind: Kind, field: Field) -> Option<Deployment> {
        Deployment::new(self.iter().chain([(kind, field)]))
    }

    /// Without the piece on a field, or with it on another.
    #[must_use]
    pub fn moved(&self, from: Field, to: Option<Field>) -> Deployment {
        let goes = |field| if field == from { to } else { Some(field) };
        let pieces = self.iter().filter_map(|(kind, field)| Some((kind, goes(field)?)));
        Deployment::new(pieces).unwrap_or_default()
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

stolik_game::text_form! {
    /// `PA5,B5 KE1`.
    Deployment: Deployment::written, Deployment::read, "pieces like \"KE1 PA5,B5\"";
}

impl Deployment {
    fn written(&self) -> String {
        let kinds = Kind::DEPLOYED.into_iter().filter(|kind| self.of(*kind).next().is_some());
        joined(kinds.map(|kind| format!("{}{}", kind.letter(), joined(self.of(kind), ","))), " ")
    }

    /// Reads the kinds in any order, and a kind in several words.
    fn read(text: &str) -> Option<Deployment> {
        let mut placed = Vec::new();
        for word in text.split_whitespace() {
            let mut letters = word.chars();
            let kind = letters.next().and_then(Kind::of_letter)?;
            for field in letters.as_str().split(',') {
                placed.push((kind, field.parse().ok()?));
            }
        }
        Deployment::new(placed)
    }
}

/// A sensible deployment of an army: pikemen and pawns in front, first where the bridges lead, a pawn beside each camp,
/// crossbowmen behind them near the bridges, knights on the wings, the king in the middle of the rear. Always legal, and
/// the same for the same ground, camps and army.
pub fn propose_deployment(ground: Ground, colour: Colour, camps: Camps, army: Army) -> Deployment {
    let mut site =
        Site { ground, colour, free: ground.board_of(colour) - camps.both().into_iter().collect() };
    let mut placed = Deployment::default();
    let mut place = |kind: Kind, number: u8, wish: &dyn Fn(&Site, Field) -> i32| {
        for _ in 0..number {
            let best = site.free.iter().min_by_key(|field| (wish(&site, *field), *field));
            if let Some((field, more)) = best.and_then(|field| Some((field, placed.with(kind, field)?))) {
                site.free.remove(field);
                placed = more;
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
    placed
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
