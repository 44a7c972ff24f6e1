//! What is bought: the army and the king's training.

use crate::Kind;

/// An army: how many troops of each kind (III).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Army([u8; 4]);

impl Army {
    /// No troops (S-10).
    pub const NONE: Army = Army([0; 4]);

    /// So many pawns, knights, pikemen and crossbowmen; none if there are not so many pieces.
    pub fn new(pawns: u8, knights: u8, pikemen: u8, crossbowmen: u8) -> Option<Army> {
        let counts = [pawns, knights, pikemen, crossbowmen];
        let enough = Kind::TROOPS.iter().zip(counts).all(|(kind, count)| count <= kind.most());
        enough.then_some(Army(counts))
    }

    /// How many of a kind; one king, and no camps.
    pub const fn count(self, kind: Kind) -> u8 {
        match kind {
            Kind::King => 1,
            Kind::Camp => 0,
            _ => self.0[kind.index()],
        }
    }

    /// With another number of a kind; none if there are not so many pieces or it is not bought.
    pub fn with(mut self, kind: Kind, count: u8) -> Option<Army> {
        let bought = self.0.get_mut(kind.index())?;
        *bought = count;
        (count <= kind.most()).then_some(self)
    }

    /// What it costs (III).
    pub fn cost(self) -> u16 {
        Kind::TROOPS.iter().map(|kind| kind.value() * u16::from(self.count(*kind))).sum()
    }

    /// How many pieces it has, without the king.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether nothing is bought.
    pub fn is_empty(self) -> bool {
        self == Army::NONE
    }

    /// Every army that costs at most so much.
    pub(crate) fn affordable(points: u16) -> impl Iterator<Item = Army> {
        let all = (0..=Kind::Crossbowmen.most()).flat_map(|q| {
            (0..=Kind::Pikemen.most()).flat_map(move |b| {
                (0..=Kind::Knight.most())
                    .flat_map(move |n| (0..=Kind::Pawn.most()).map(move |p| Army([p, n, b, q])))
            })
        });
        all.filter(move |army| army.cost() <= points)
    }
}

stolik_game::text_form! {
    /// `10P4N4B2Q`: pawns, knights, pikemen, crossbowmen; always as long.
    Army: |army| {
        let [pawns, knights, pikemen, crossbowmen] = army.0;
        format!("{pawns:02}P{knights}N{pikemen}B{crossbowmen}Q")
    }, Army::read, "an army like \"10P4N4B2Q\"";
    /// How many points more.
    Training: |training| training.0.to_string(), |text| text.parse().ok().and_then(Training::new);
}

impl Army {
    /// Reads `10P4N4B2Q`, in any order, with spaces or commas.
    fn read(text: &str) -> Option<Army> {
        let mut army = Army::NONE;
        let mut number = String::new();
        let mut seen = Vec::new();
        for sign in text.chars().filter(|sign| !matches!(sign, ' ' | ',')) {
            if sign.is_ascii_digit() {
                number.push(sign);
                continue;
            }
            let kind = Kind::of_letter(sign).filter(|kind| Kind::TROOPS.contains(kind))?;
            if seen.contains(&kind) {
                return None;
            }
            army = army.with(kind, number.parse().ok()?)?;
            seen.push(kind);
            number.clear();
        }
        (number.is_empty() && !text.is_empty()).then_some(army)
    }
}

stolik_game::number_data!(Training, 0..=5, |more| Training(more.to_le_bytes()[0]), |made| made.0.into());

/// How far the king is trained: so many points more (IV).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Training(u8);

impl Training {
    /// The king as he comes.
    pub const NONE: Training = Training(0);

    /// So many points more, 0 to 5.
    pub const fn new(more: u8) -> Option<Training> {
        if more <= 5 { Some(Training(more)) } else { None }
    }

    /// All of them, from none.
    pub fn all() -> impl DoubleEndedIterator<Item = Training> + Clone {
        (0..=5).map(Training)
    }

    /// How many points more.
    pub const fn more(self) -> u8 {
        self.0
    }

    /// The king's points in a turn (IV).
    pub const fn points(self) -> u8 {
        1 + self.0
    }

    /// What it costs (IV).
    pub const fn cost(self) -> u16 {
        [0, 2, 6, 15, 30, 60][self.0 as usize]
    }
}
