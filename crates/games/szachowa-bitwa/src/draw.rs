//! The cards of a fight: A, J, Q, K of two suits each (S-29).

/// Cards drawn for a fight: how many aces, jacks, queens and kings, two at most of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawn(u8);

/// What both sides of a fight have drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw {
    /// The attacker's cards.
    pub attacker: Drawn,
    /// The defender's cards.
    pub defender: Drawn,
}

/// The faces, from the ace, which counts 1, to the king, which counts 4.
pub(crate) const FACES: [char; 4] = ['A', 'J', 'Q', 'K'];

impl Drawn {
    /// So many aces, jacks, queens and kings; none if there are more than two of one.
    pub const fn new(counts: [u8; 4]) -> Option<Drawn> {
        let [a, j, q, k] = counts;
        if a > 2 || j > 2 || q > 2 || k > 2 {
            return None;
        }
        Some(Drawn(a | j << 2 | q << 4 | k << 6))
    }

    /// How many of each face.
    pub const fn counts(self) -> [u8; 4] {
        [self.0 & 3, self.0 >> 2 & 3, self.0 >> 4 & 3, self.0 >> 6]
    }

    /// How many in all.
    pub const fn len(self) -> u8 {
        let [a, j, q, k] = self.counts();
        a + j + q + k
    }

    /// Whether none was drawn.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum: A is 1, J 2, Q 3, K 4.
    pub const fn sum(self) -> u8 {
        let [a, j, q, k] = self.counts();
        a + 2 * j + 3 * q + 4 * k
    }

    /// In how many ways these cards come out of the eight.
    pub const fn weight(self) -> u32 {
        let mut weight = 1;
        let mut face = 0;
        while face < 4 {
            if self.counts()[face] == 1 {
                weight *= 2;
            }
            face += 1;
        }
        weight
    }

    /// The faces, aces first.
    pub fn faces(self) -> impl Iterator<Item = char> {
        let counts = self.counts();
        FACES.into_iter().zip(counts).flat_map(|(face, count)| std::iter::repeat_n(face, count.into()))
    }

    /// Reads faces in any order; none if a sign is no face, or a face comes three times.
    fn read(text: &str) -> Option<Drawn> {
        let mut counts = [0u8; 4];
        for sign in text.chars() {
            let face = FACES.iter().position(|face| *face == sign.to_ascii_uppercase())?;
            counts[face] = counts[face].checked_add(1)?;
        }
        Drawn::new(counts)
    }

    /// Every set of so many cards.
    pub fn all(len: u8) -> impl Iterator<Item = Drawn> {
        (0..81u8)
            .filter_map(|code| Drawn::new([code / 27, code / 9 % 3, code / 3 % 3, code % 3]))
            .filter(move |drawn| drawn.len() == len)
    }
}

stolik_game::text_form! {
    Drawn: |drawn| drawn.faces().collect(), Drawn::read;
    /// `AJQ/JK`, the attacker's before the defender's.
    Draw: |draw| format!("{}/{}", draw.attacker, draw.defender), |text| {
        let (attacker, defender) = text.split_once('/')?;
        Some(Draw { attacker: attacker.parse().ok()?, defender: defender.parse().ok()? })
    }, "cards like \"AJQ/JK\"";
}
