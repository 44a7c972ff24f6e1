//! What an attack or a shot would be: from where it comes, what it would take, and the chances.

use crate::field::{STRIDE, forward};
use crate::{
    Battle, Colour, DiagonalBack, Field, Fields, Geometry, Ground, Kind, MOST_DRAWN, SzachowaBitwa, Variant,
};

/// From where an attack comes (S-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Approach {
    /// From the attacker's own side.
    Front,
    /// From the side.
    Flank,
    /// From behind.
    Rear,
    /// From a distance.
    Shot,
}

/// What an attack or a shot would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assault {
    /// From where it comes.
    pub approach: Approach,
    /// How it is decided.
    pub decision: Decision,
}

/// How an attack is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Without cards (S-31, and always in the non-random variant).
    Certain {
        /// What is removed, the attacker too if he dies; without what the attacker chooses.
        removed: Fields,
        /// The two yellow fields of which the attacker chooses one (S-26).
        choice: Option<[Field; 2]>,
    },
    /// By cards, so many each (Random variant).
    Cards {
        /// The attacker's cards, 1 to 5.
        attacker: u8,
        /// The defender's cards, 1 to 5.
        defender: u8,
    },
}

/// How likely a fight ends in which way: whole numbers over a common total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The attacker has more.
    pub win: u16,
    /// Both have as much.
    pub tie: u16,
    /// The attacker has less.
    pub loss: u16,
}

impl Odds {
    /// The common total.
    pub const fn total(self) -> u16 {
        self.win + self.tie + self.loss
    }
}

impl SzachowaBitwa {
    /// What an attack (or a shot) from a field on a field would be, whether or not it is legal now; none if no enemy can be
    /// reached so. Where the attacker chooses a yellow field, see [`SzachowaBitwa::removals`].
    pub fn assault(
        &self,
        ground: Ground,
        battle: &Battle,
        from: Field,
        to: Field,
        shot: bool,
    ) -> Option<Assault> {
        let (attacker, defender) = (battle.board.on(from)?, battle.board.on(to)?);
        let reached = if shot { ground.in_range(from, to) } else { ground.touch(from, to) };
        if attacker.colour == defender.colour || !reached {
            return None;
        }
        let approach = if shot { Approach::Shot } else { self.approach(attacker.colour, from, to) };
        let decision = match self.options.variant {
            Variant::Random => {
                self.by_cards(ground, battle, approach, (from, attacker.kind), (to, defender.kind))
            }
            Variant::Nonrandom => self.by_position(ground, battle, approach, (from, attacker.kind), to),
        };
        Some(Assault { approach, decision })
    }

    /// From where an attack comes, seen from the attacking player's side (S-24).
    pub(crate) fn approach(&self, attacker: Colour, from: Field, to: Field) -> Approach {
        let ahead = forward(attacker) / STRIDE * (i16::from(to.row()) - i16::from(from.row()));
        match ahead {
            1 => Approach::Front,
            0 => Approach::Flank,
            _ if from.column() != to.column() && self.options.diagonal_back == DiagonalBack::Flank => {
                Approach::Flank
            }
            _ => Approach::Rear,
        }
    }

    /// The random variant: some fights are decided by the kinds alone (S-31), the others by cards.
    fn by_cards(
        &self,
        ground: Ground,
        battle: &Battle,
        approach: Approach,
        (from, attacker): (Field, Kind),
        (to, defender): (Field, Kind),
    ) -> Decision {
        let certain = |removed| Decision::Certain { removed, choice: None };
        match (approach, attacker, defender) {
            (Approach::Shot, _, Kind::Crossbowmen) if self.options.shot_beats_crossbowmen => {
                return certain(to.alone()); // S-23
            }
            (Approach::Shot, ..) => {}
            (_, Kind::Pikemen, Kind::Knight) | (_, _, Kind::Crossbowmen) => return certain(to.alone()),
            (Approach::Rear, Kind::Knight, Kind::Pikemen) if self.options.rear_exempt_random => {
                return certain(to.alone());
            }
            (_, Kind::Knight, Kind::Pikemen) => return certain(to.alone() | from.alone()),
            _ => {}
        }
        let base = match (approach, attacker, defender) {
            (Approach::Shot, _, Kind::Pikemen) | (_, Kind::Knight, _) => 2, // III, S-30
            _ => 1,
        };
        let position = match approach {
            Approach::Front | Approach::Shot => 0,
            Approach::Flank => 1,
            Approach::Rear => 2,
        };
        let defence = if defender == Kind::Knight { 2 } else { 1 };
        let [own, enemy] = if approach == Approach::Shot && !self.options.shot_support {
            [0, 0]
        } else {
            support(ground, battle, from, to)
        };
        Decision::Cards {
            attacker: (base + position + own).min(MOST_DRAWN),
            defender: (defence + enemy).min(MOST_DRAWN),
        }
    }

    /// The non-random variant: the attacked unit, and what stands on yellow (S-25).
    fn by_position(
        &self,
        ground: Ground,
        battle: &Battle,
        approach: Approach,
        (from, attacker): (Field, Kind),
        to: Field,
    ) -> Decision {
        let mut units = enemies(battle, from);
        if !self.options.camps_collateral {
            units -= battle.board.kind(Kind::Camp); // S-27
        }
        let colours = match approach {
            Approach::Front | Approach::Shot => Colours::default(),
            Approach::Rear => Colours { yellow: beside(ground, to, from), blue: Fields::NONE },
            Approach::Flank => self.flank(ground, from, to),
        };
        let yellow = colours.yellow & units;
        let tied_down = !(colours.blue & units).is_empty();
        let mut on_yellow = yellow.iter();
        let choice = match (on_yellow.next(), on_yellow.next()) {
            (Some(one), Some(other)) if tied_down => Some([one, other]), // S-26
            _ => None,
        };
        let mut removed = to.alone();
        if choice.is_none() {
            removed |= yellow;
        }
        if attacker == Kind::Knight && dies_on_pikes(battle, approach, from, removed) {
            removed.insert(from);
        }
        Decision::Certain { removed, choice }
    }

    /// What an attack without cards removes, when this yellow field is chosen.
    pub fn removals(&self, battle: &Battle, from: Field, assault: Assault, yellow: Option<Field>) -> Fields {
        let Decision::Certain { mut removed, .. } = assault.decision else { return Fields::NONE };
        let Some(yellow) = yellow else { return removed };
        removed.insert(yellow);
        let knight = battle.board.kind(Kind::Knight).has(from);
        if knight && dies_on_pikes(battle, assault.approach, from, removed) {
            removed.insert(from);
        }
        removed
    }

    /// Yellow and blue of a flank attack (S-25, 2.3).
    fn flank(&self, ground: Ground, from: Field, to: Field) -> Colours {
        let straight = from.row() == to.row();
        let usual = Colours { yellow: beside(ground, to, from), blue: beside(ground, from, to) };
        if !straight {
            return usual; // 2.6.1: the two shared fields are yellow and blue
        }
        let touching = |centre: Field, field: Field| ground.has(field) && ground.touch(centre, field);
        let near = |centre: Field, ways: &[i16]| -> Fields {
            ways.iter().map(|way| centre.step(*way)).filter(|field| touching(centre, *field)).collect()
        };
        let beyond = i16::from(to.number()) - i16::from(from.number());
        match self.options.geometry {
            Geometry::G1 => usual,
            Geometry::G2 => Colours {
                yellow: near(from, &[STRIDE, -STRIDE]),
                blue: near(from, &[STRIDE + 1, STRIDE - 1, -STRIDE + 1, -STRIDE - 1]),
            },
            Geometry::G3 => Colours {
                yellow: near(to, &[STRIDE, -STRIDE]),
                blue: near(to, &[beyond, beyond + STRIDE, beyond - STRIDE]),
            },
        }
    }
}

/// The coloured fields of an attack (S-25).
#[derive(Clone, Copy, Default)]
struct Colours {
    yellow: Fields,
    blue: Fields,
}

/// The fields that share a side with the first and touch the second (S-25).
fn beside(ground: Ground, centre: Field, other: Field) -> Fields {
    let sides = [-STRIDE, -1, 1, STRIDE].map(|way| centre.step(way));
    let is_beside = |field: &Field| {
        ground.has(*field)
            && *field != other
            && ground.side_by_side(centre, *field)
            && ground.touch(other, *field)
    };
    sides.into_iter().filter(is_beside).collect()
}

/// The pieces of the other player than whose stands here.
#[inline]
fn enemies(battle: &Battle, from: Field) -> Fields {
    let attacker = battle.board.colour_on(from).unwrap_or(battle.turn);
    battle.board.of(!attacker)
}

/// The pieces that touch both, the attacker's and the defender's (S-28).
fn support(ground: Ground, battle: &Battle, from: Field, to: Field) -> [u8; 2] {
    let shared: Fields = ground.around(from).filter(|field| ground.touch(*field, to)).collect();
    let enemy = shared & enemies(battle, from);
    let own = (shared & battle.board.occupied()) - enemy;
    [own.len() as u8, enemy.len() as u8]
}

/// Whether knights die with what they destroy: pikemen, unless taken from behind (S-32).
fn dies_on_pikes(battle: &Battle, approach: Approach, from: Field, removed: Fields) -> bool {
    let pikemen = removed & battle.board.kind(Kind::Pikemen) & enemies(battle, from);
    matches!(approach, Approach::Front | Approach::Flank) && !pikemen.is_empty()
}
