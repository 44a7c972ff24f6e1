//! The battle written down a second time, slowly, with coordinates and maps, straight from the rules page.

use std::collections::{BTreeMap, BTreeSet};
use stolik_szachowa_bitwa::{
    Colour, DiagonalBack, DiagonalFight, Geometry, Kind, KnightAdvance, Options, RiverCost, Size, State,
    Variant,
};

pub type Place = (i32, i32);

/// A position: what the rules page talks about, nothing else.
#[derive(Clone)]
pub struct Position {
    pub options: Options,
    pub pieces: BTreeMap<Place, (Colour, Kind)>,
    pub bridges: BTreeSet<i32>,
    pub turn: Colour,
    pub points: i32,
    pub all_points: i32,
    pub used: BTreeSet<Place>,
    /// Where the piece in use stands, its points and its fights left.
    pub in_use: Option<(Place, i32, i32)>,
}

/// How an attack is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// By so many cards.
    Cards(i32, i32),
    /// At once: one set of removed places for each choice of the attacker (with the chosen place, if there is one).
    Removes(Vec<(Option<Place>, BTreeSet<Place>)>),
}

pub fn name((column, row): Place) -> String {
    format!("{}{row}", char::from(b"ABCDEFGHIJ"[column.unsigned_abs() as usize - 1]))
}

impl Position {
    pub fn of(options: &Options, state: &State) -> Position {
        let battle = state.open().battle.expect("a battle");
        let place = |field: stolik_szachowa_bitwa::Field| (i32::from(field.column()), i32::from(field.row()));
        let pieces = battle.board.occupied().iter().filter_map(|field| {
            let piece = battle.board.on(field)?;
            Some((place(field), (piece.colour, piece.kind)))
        });
        Position {
            options: *options,
            pieces: pieces.collect(),
            bridges: state.open().bridge_columns().map(|column| i32::from(column.number())).collect(),
            turn: battle.turn,
            points: battle.points.into(),
            all_points: battle.turn_points(battle.turn).into(),
            used: battle.used.iter().map(place).collect(),
            in_use: battle.in_use.map(|u| (place(u.at), u.moves.into(), u.fights.into())),
        }
    }

    fn n(&self) -> i32 {
        if self.options.n == Size::Ten { 10 } else { 8 }
    }

    fn on_board(&self, (column, row): Place) -> bool {
        (1..=self.n()).contains(&column) && (1..=2 * self.n()).contains(&row)
    }

    fn river_between(&self, a: Place, b: Place) -> bool {
        self.options.river && (a.1 <= self.n()) != (b.1 <= self.n())
    }

    fn bridge_between(&self, a: Place, b: Place) -> bool {
        a.0 == b.0 && self.bridges.contains(&a.0) && (a.1 - b.1).abs() == 1
    }

    /// S-21.
    fn adjacent(&self, a: Place, b: Place) -> bool {
        let near = (a.0 - b.0).abs().max((a.1 - b.1).abs()) == 1;
        near && self.on_board(a)
            && self.on_board(b)
            && (!self.river_between(a, b) || self.bridge_between(a, b))
    }

    fn share_side(&self, a: Place, b: Place) -> bool {
        self.adjacent(a, b) && (a.0 == b.0 || a.1 == b.1)
    }

    fn everywhere(&self) -> Vec<Place> {
        (1..=self.n()).flat_map(|c| (1..=2 * self.n()).map(move |r| (c, r))).collect()
    }

    /// Points, fights, and whether nothing is spent.
    fn purse(&self, at: Place) -> Option<(i32, i32, bool)> {
        let (colour, kind) = *self.pieces.get(&at)?;
        if colour != self.turn {
            return None;
        }
        if let Some((place, moves, fights)) = self.in_use {
            return (place == at).then_some((moves, fights, false));
        }
        match kind {
            Kind::Camp => None,
            Kind::King => Some((self.points, self.points, self.points == self.all_points)),
            _ if self.used.contains(&at) => None,
            Kind::Pawn => Some((2, 1, true)),
            Kind::Knight => Some((4, 2, true)),
            Kind::Pikemen | Kind::Crossbowmen => Some((2, 2, true)),
        }
    }

    /// Everything the player may do, as texts.
    pub fn legal(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        for from in self.everywhere() {
            let Some((moves, fights, fresh)) = self.purse(from) else { continue };
            let kind = self.pieces[&from].1;
            for to in self.everywhere() {
                let apart = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
                let straight = apart.0 + apart.1 == 1;
                let diagonal = apart == (1, 1);
                match self.pieces.get(&to) {
                    None => {
                        let river = self.river_between(from, to);
                        let allowed = if straight && river && !self.bridge_between(from, to) {
                            moves >= 1 && (fresh || self.options.river_cost == RiverCost::Remaining)
                        } else {
                            (straight && moves >= 1) || (diagonal && !river && moves >= 2)
                        };
                        if allowed {
                            legal.insert(format!("{}-{}", name(from), name(to)));
                        }
                    }
                    Some((colour, _)) if *colour != self.turn => {
                        if kind == Kind::Crossbowmen {
                            if fresh && self.in_range(from, to) {
                                legal.insert(format!("{}*{}", name(from), name(to)));
                            }
                        } else if self.adjacent(from, to)
                            && self.may_attack(kind, moves, fights, fresh, diagonal)
                        {
                            for text in self.attacks(from, to) {
                                legal.insert(text);
                            }
                        }
                    }
                    Some(_) => {}
                }
            }
        }
        legal.insert(if self.in_use.is_some() { "finish" } else { "end" }.to_owned());
        legal
    }

    fn may_attack(&self, kind: Kind, moves: i32, fights: i32, fresh: bool, diagonal: bool) -> bool {
        match kind {
            Kind::Pikemen => fresh,
            Kind::King => moves >= 1,
            _ => {
                let strict = self.options.diagonal_fight == DiagonalFight::Strict;
                let needed = if strict && diagonal && moves >= 2 { 2 } else { 1 };
                moves >= 1 && fights >= needed
            }
        }
    }

    fn in_range(&self, from: Place, to: Place) -> bool {
        let river = i32::from(self.river_between(from, to));
        (from.0 - to.0).abs() <= 2 && (from.1 - to.1).abs() + river <= 2
    }

    fn attacks(&self, from: Place, to: Place) -> Vec<String> {
        let plain = format!("{}x{}", name(from), name(to));
        match self.decide(from, to, false) {
            Decided::Cards(..) => vec![plain],
            Decided::Removes(ways) => ways
                .iter()
                .map(|(choice, _)| choice.map_or(plain.clone(), |choice| format!("{plain}/{}", name(choice))))
                .collect(),
        }
    }

    /// S-24: 0 frontal, 1 flank, 2 rear.
    fn side(&self, from: Place, to: Place) -> i32 {
        let forward = if self.turn == Colour::White { 1 } else { -1 };
        match (to.1 - from.1) * forward {
            1 => 0,
            0 => 1,
            _ if to.0 != from.0 && self.options.diagonal_back == DiagonalBack::Flank => 1,
            _ => 2,
        }
    }

    pub fn decide(&self, from: Place, to: Place, shot: bool) -> Decided {
        let (attacker, defender) = (self.pieces[&from].1, self.pieces[&to].1);
        let once = |removed: &[Place]| Decided::Removes(vec![(None, removed.iter().copied().collect())]);
        let side = self.side(from, to);
        if self.options.variant == Variant::Random {
            if shot {
                if defender == Kind::Crossbowmen && self.options.shot_beats_crossbowmen {
                    return once(&[to]);
                }
            } else if defender == Kind::Crossbowmen || (attacker, defender) == (Kind::Pikemen, Kind::Knight) {
                return once(&[to]);
            } else if (attacker, defender) == (Kind::Knight, Kind::Pikemen) {
                let spared = side == 2 && self.options.rear_exempt_random;
                return if spared { once(&[to]) } else { once(&[from, to]) };
            }
            let mut mine = if attacker == Kind::Knight { 2 } else { 1 };
            let mut theirs = if defender == Kind::Knight { 2 } else { 1 };
            if shot {
                mine += i32::from(defender == Kind::Pikemen);
            } else {
                mine += side;
            }
            if !shot || self.options.shot_support {
                for (place, (colour, _)) in &self.pieces {
                    if *place != from
                        && *place != to
                        && self.adjacent(*place, from)
                        && self.adjacent(*place, to)
                    {
                        if *colour == self.turn {
                            mine += 1;
                        } else {
                            theirs += 1;
                        }
                    }
                }
            }
            return Decided::Cards(mine.min(5), theirs.min(5));
        }
        if shot || side == 0 {
            let pikes = attacker == Kind::Knight && defender == Kind::Pikemen && !shot;
            return if pikes { once(&[from, to]) } else { once(&[to]) };
        }
        let (yellow, blue) = self.colours(from, to);
        let unit = |place: &Place| {
            self.pieces.get(place).is_some_and(|(colour, kind)| {
                *colour != self.turn && (*kind != Kind::Camp || self.options.camps_collateral)
            })
        };
        let yellow: Vec<Place> = yellow.into_iter().filter(unit).collect();
        let tied = side == 1 && blue.iter().any(unit);
        let dies = |removed: &BTreeSet<Place>| {
            side == 1 && attacker == Kind::Knight && removed.iter().any(|p| self.pieces[p].1 == Kind::Pikemen)
        };
        let fall = |choice: Option<Place>, more: &[Place]| {
            let mut removed: BTreeSet<Place> = more.iter().copied().chain([to]).collect();
            if dies(&removed) {
                removed.insert(from);
            }
            (choice, removed)
        };
        if tied && yellow.len() == 2 {
            return Decided::Removes(yellow.iter().map(|place| fall(Some(*place), &[*place])).collect());
        }
        Decided::Removes(vec![fall(None, &yellow)])
    }

    /// S-25 and 2.3.
    fn colours(&self, from: Place, to: Place) -> (Vec<Place>, Vec<Place>) {
        let straight_flank = from.1 == to.1;
        let all = self.everywhere();
        let pick = |test: &dyn Fn(Place) -> bool| -> Vec<Place> {
            all.iter().copied().filter(|p| test(*p)).collect()
        };
        match self.options.geometry {
            Geometry::G2 if straight_flank => (
                pick(&|p| self.share_side(p, from) && p.0 == from.0),
                pick(&|p| self.adjacent(p, from) && p.0 != from.0 && p.1 != from.1),
            ),
            Geometry::G3 if straight_flank => (
                pick(&|p| self.share_side(p, to) && p.0 == to.0),
                pick(&|p| self.adjacent(p, to) && p.0 == 2 * to.0 - from.0),
            ),
            _ => (
                pick(&|p| p != from && self.share_side(p, to) && self.adjacent(p, from)),
                pick(&|p| p != to && self.share_side(p, from) && self.adjacent(p, to)),
            ),
        }
    }

    /// The pieces after these places were emptied by an attack from one on another.
    pub fn after_attack(
        &self,
        from: Place,
        to: Place,
        removed: &BTreeSet<Place>,
    ) -> BTreeMap<Place, (Colour, Kind)> {
        let mut pieces = self.pieces.clone();
        pieces.retain(|place, _| !removed.contains(place));
        let advances =
            self.options.variant == Variant::Nonrandom || self.options.knight_advance == KnightAdvance::Both;
        if advances
            && self.pieces[&from].1 == Kind::Knight
            && removed.contains(&to)
            && let Some(knight) = pieces.remove(&from)
        {
            pieces.insert(to, knight);
        }
        pieces
    }
}

/// Every payment of S-9, by trying all sets of cards.
pub fn payments(hand: &[u8], cost: u32) -> BTreeSet<Vec<u8>> {
    let mut sets: BTreeSet<Vec<u8>> = BTreeSet::new();
    for bits in 0..1u32 << hand.len() {
        let mut set: Vec<u8> = (0..hand.len()).filter(|i| bits >> i & 1 == 1).map(|i| hand[i]).collect();
        set.sort_unstable();
        sets.insert(set);
    }
    let sum = |set: &[u8]| set.iter().map(|card| u32::from(*card)).sum::<u32>();
    let exact: BTreeSet<Vec<u8>> = sets.iter().filter(|set| sum(set) == cost).cloned().collect();
    if !exact.is_empty() {
        return exact;
    }
    let no_card_to_spare = |set: &Vec<u8>| set.iter().all(|card| sum(set) - u32::from(*card) < cost);
    sets.into_iter().filter(|set| sum(set) > cost && no_card_to_spare(set)).collect()
}
