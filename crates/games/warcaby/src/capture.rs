//! Captures: which ones take the most pieces.
//!
//! A king may take a dozen pieces along very many paths. What matters of a path is which pieces it has taken
//! and where it stands, so all paths of a piece that have taken the same pieces are kept as one [`Chain`]
//! with a set of fields, and all chains of one length are made from those one shorter. There are at most 924
//! sets of six out of twelve pieces, so no position is hard.

use crate::colour::{Colour, Rank};
use crate::fields::{Direction, Fields};
use crate::list::List;
use crate::position::Position;
use crate::variant::Variant;

/// The position as the side to move sees it.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    pub turn: Colour,
    pub men: Fields,
    pub kings: Fields,
    /// The other side's pieces.
    pub prey: Fields,
    pub free: Fields,
}

impl Sight {
    #[inline]
    pub fn new(rules: &Variant, position: &Position) -> Self {
        let pieces = position.pieces();
        let own = pieces.of(position.turn());
        Self {
            turn: position.turn(),
            men: own - pieces.kings,
            kings: own & pieces.kings,
            prey: pieces.of(!position.turn()),
            free: rules.board() - pieces.light - pieces.dark,
        }
    }

    /// The men that can take a piece (W7: forwards and backwards).
    #[inline]
    pub fn capturing_men(&self) -> Fields {
        Direction::ALL.into_iter().fold(Fields::NONE, |capturing, direction| {
            let back = direction.back();
            capturing | (self.prey & self.free.step(back)).step(back) & self.men
        })
    }

    /// The kings that can take a piece (W9).
    #[inline]
    pub fn capturing_kings(&self) -> Fields {
        if self.kings.is_empty() {
            return Fields::NONE;
        }
        Direction::ALL.into_iter().fold(Fields::NONE, |capturing, direction| {
            let back = direction.back();
            capturing | (self.prey & self.free.step(back)).front(back, self.free) & self.kings
        })
    }

    /// Whether the side to move can, and so must (W6), capture.
    #[inline]
    pub fn can_capture(&self) -> bool {
        !self.capturing_men().is_empty() || !self.capturing_kings().is_empty()
    }
}

/// All ways of one piece to take the same pieces.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Chain {
    pub from: Fields,
    pub captured: Fields,
    /// Where the piece may stand after it.
    pub to: Fields,
    /// In how many orders the pieces can be taken to end on exactly these fields, if orders are told apart.
    pub orders: u64,
}

/// Whether captures of the same pieces in another order are told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Orders {
    Merged,
    Apart,
}

/// The longest captures of some pieces, all of the same length (W6).
pub(crate) struct Captures {
    chains: List<Chain, 12>,
    /// Pieces taken by each.
    length: u32,
}

impl Captures {
    /// The captures that the side to move may choose from.
    #[inline]
    pub fn all(rules: &Variant, sight: &Sight, orders: Orders) -> Self {
        let mut captures = Self { chains: List::new(), length: 0 };
        for man in sight.capturing_men().singles() {
            captures.add(&Hunt::new(rules, sight, man, Rank::Man), orders);
        }
        for king in sight.capturing_kings().singles() {
            captures.add(&Hunt::new(rules, sight, king, Rank::King), orders);
        }
        captures
    }

    /// The number of captures, orders merged.
    #[inline]
    pub fn count(&self) -> u32 {
        self.chains.iter().map(|chain| chain.to.len()).sum()
    }

    #[inline]
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// How many pieces each capture takes; 0 if there is none.
    #[inline]
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Adds the captures of one more piece, unless they are too short; drops the others if they are longer.
    /// Equal maxima are a free choice, and kings count no more than men (WA8).
    #[inline]
    fn add(&mut self, hunt: &Hunt, orders: Orders) {
        let old = self.chains.len();
        let (length, longest) = self.grow(hunt, hunt.start(), orders);
        if length == 0 || length < self.length {
            self.chains.truncate(old);
            return;
        }
        let kept = if length > self.length { 0 } else { old };
        let found = self.chains.len() - longest;
        self.chains.copy_within(longest.., kept);
        self.chains.truncate(kept + found);
        self.length = length;
    }

    /// Appends a chain, then all that are longer by one piece, and so on; tells how many pieces the longest
    /// take on top of the first, and from where on they stand in the list.
    #[inline]
    fn grow(&mut self, hunt: &Hunt, chain: Chain, orders: Orders) -> (u32, usize) {
        let (mut length, mut level) = (0, self.chains.len());
        self.chains.push(chain);
        loop {
            let next = self.chains.len();
            for index in level..next {
                let chain = self.chains[index];
                hunt.each_longer(&chain, |longer| self.merge(next, longer, orders));
            }
            if self.chains.len() == next {
                return (length, level);
            }
            level = next;
            length += 1;
        }
    }

    #[inline]
    fn merge(&mut self, level: usize, chain: Chain, orders: Orders) {
        for other in &mut self.chains[level..] {
            if other.captured == chain.captured {
                match orders {
                    Orders::Merged => {
                        other.to |= chain.to;
                        return;
                    }
                    Orders::Apart if other.to == chain.to => {
                        other.orders += chain.orders;
                        return;
                    }
                    Orders::Apart => {}
                }
            }
        }
        self.chains.push(chain);
    }
}

/// One piece about to capture.
#[derive(Clone, Copy)]
pub(crate) struct Hunt {
    from: Fields,
    rank: Rank,
    prey: Fields,
    free: Fields,
    removes_at_once: bool,
    lands_next: bool,
}

impl Hunt {
    #[inline]
    pub fn new(rules: &Variant, sight: &Sight, from: Fields, rank: Rank) -> Self {
        Self {
            from,
            rank,
            prey: sight.prey,
            free: sight.free | from, // WA6: the start field counts as empty.
            removes_at_once: rules.removes_at_once(),
            lands_next: rules.lands_next(),
        }
    }

    /// The capture of nothing yet.
    #[inline]
    pub fn start(&self) -> Chain {
        Chain { from: self.from, captured: Fields::NONE, to: self.from, orders: 1 }
    }

    /// Every way to take one piece more, each piece once.
    #[inline]
    pub fn each_longer(&self, chain: &Chain, mut found: impl FnMut(Chain)) {
        // WA6: taken pieces are never jumped again; they block until they are removed.
        let prey = self.prey - chain.captured;
        let free = if self.removes_at_once { self.free | chain.captured } else { self.free };
        let taken = Direction::ALL.map(|direction| {
            let ahead = match self.rank {
                Rank::Man => chain.to.step(direction),
                Rank::King => chain.to.front(direction, free), // W9
            };
            ahead & prey & free.step(direction.back()) // W7
        });
        for piece in (taken[0] | taken[1] | taken[2] | taken[3]).singles() {
            let mut to = Fields::NONE;
            for (direction, taken) in Direction::ALL.into_iter().zip(taken) {
                if taken.meets(piece) {
                    to |= match self.rank {
                        Rank::King if !self.lands_next => piece.slide(direction, free), // WA7
                        _ => piece.step(direction),
                    };
                }
            }
            found(Chain { captured: chain.captured | piece, to, ..*chain });
        }
    }

    /// The most pieces that can still be taken after a chain.
    pub fn most_after(&self, chain: Chain) -> u32 {
        let mut captures = Captures { chains: List::new(), length: 0 };
        captures.grow(self, chain, Orders::Merged).0
    }

    /// The same hunt for these pieces alone; the others just stand in the way.
    pub fn only(self, prey: Fields) -> Self {
        Self { prey: self.prey & prey, ..self }
    }

    /// Whether the chain can go on until all prey is taken, and end on one of these fields.
    pub fn can_end(&self, chain: Chain, ends: Fields) -> bool {
        let mut captures = Captures { chains: List::new(), length: 0 };
        let (_, longest) = captures.grow(self, chain, Orders::Merged);
        captures.chains[longest..].iter().any(|chain| chain.captured == self.prey && chain.to.meets(ends))
    }
}
