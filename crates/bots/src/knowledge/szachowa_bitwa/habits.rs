//! What a commander decides before the battle: camps, bridge, bids, army, training, deployment.
//!
//! Everything is decided from the seat's own view.

use super::lines::Lines;
use super::terrain::Terrain;
use crate::knowledge::best::one_of;
use stolik_game::{Entropy, Rules};
use stolik_szachowa_bitwa::{
    Action, Army, Auction, Camps, Cards, Colour, Column, Field, Ground, Kind, Open, Phase, Secret,
    SzachowaBitwa as Game, Task, Training, Variant, propose_payment,
};

/// How a commander decides before the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// The armies that are bought without knowing the enemy's: pawns, knights, pikemen, crossbowmen.
    pub armies: &'static [[u8; 4]],
    /// How far the king is trained.
    pub training: u8,
    /// Where the camps stand.
    pub camps: &'static [Site],
    /// How the army stands.
    pub lines: &'static [Lines],
    /// What is put aside for spying at most, in points.
    pub spying: u16,
}

/// Where camps stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// Side by side in a corner of the last row.
    Corner,
    /// Side by side about the middle of the last row.
    Middle,
    /// In both corners.
    Apart,
}

const RANDOM: Habits = Habits {
    armies: &[[12, 4, 1, 0], [9, 4, 1, 1], [14, 4, 0, 0]],
    training: 2,
    camps: &[Site::Corner],
    lines: &[Lines::March { guards: 2, depth: 2 }, Lines::March { guards: 3, depth: 3 }],
    spying: 4,
};

const NONRANDOM: Habits = Habits {
    armies: &[[16, 4, 1, 0], [16, 4, 0, 0], [13, 4, 2, 0]],
    training: 4,
    camps: &[Site::Corner],
    lines: &[Lines::March { guards: 2, depth: 2 }, Lines::March { guards: 1, depth: 2 }],
    spying: 4,
};

/// Those of somebody who has just learnt the rules.
pub const BEGINNER: Habits = Habits {
    armies: &[[10, 2, 2, 1], [12, 3, 1, 0], [8, 2, 3, 2], [14, 2, 2, 0]],
    training: 2,
    camps: &[Site::Apart, Site::Middle],
    lines: &[Lines::Proposed],
    spying: 6,
};

impl Habits {
    /// Those that are good in a game.
    pub fn of(game: &Game) -> Habits {
        match game.options().variant {
            Variant::Random => RANDOM,
            Variant::Nonrandom => NONRANDOM,
        }
    }

    /// What a player does before the battle; none in it.
    pub fn decide(
        &self,
        game: &Game,
        terrain: &Terrain,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        entropy: &mut impl Entropy,
    ) -> Option<Action> {
        let ground = game.ground(open);
        Some(match game.task(open, colour)? {
            Task::Camps => Action::Camps(camps(ground, colour, one_of(self.camps, entropy)?, entropy)?),
            Task::Bridge => Action::Bridge(bridge(ground, open, colour, entropy)?),
            Task::Bid | Task::AddOrDeclare | Task::AddLast => {
                Action::Bid(self.bid(open, secret, colour, entropy))
            }
            Task::Buy => {
                let enemy = open.armies[(!colour).index()];
                let army = self.army(secret.hand, enemy, entropy);
                Action::Buy { army, paid: propose_payment(secret.hand, army.cost())? }
            }
            Task::Train => {
                let most = secret.hand.sum();
                let mut affordable = Training::all().filter(|training| training.cost() <= most);
                let training = affordable.rfind(|training| training.more() <= self.training)?;
                Action::Train { training, paid: propose_payment(secret.hand, training.cost())? }
            }
            Task::Deploy => {
                let army = secret.purchase.map(|purchase| purchase.army).unwrap_or_default();
                let own = open.camps[colour.index()]?;
                let lines = one_of(self.lines, entropy)?;
                Action::Deploy(lines.deploy(
                    terrain,
                    ground,
                    colour,
                    [own, open.camps[(!colour).index()]?],
                    army,
                ))
            }
            Task::Command | Task::GoOn(_) | Task::Special | Task::Desert => return None,
        })
    }

    /// Modest and without bluff: low cards up to a limit that chance sets, and one more where the other has laid as many.
    fn bid(&self, open: &Open, secret: &Secret, colour: Colour, entropy: &mut impl Entropy) -> Cards {
        let Phase::Bids(auction) = open.phase else { return Cards::NONE };
        let low = |most: u16| {
            let mut laid = Cards::NONE;
            for card in secret.hand.iter().take(2) {
                if laid.sum() + u16::from(card.get()) <= most {
                    laid = laid.with(card);
                }
            }
            laid
        };
        let counts = open.bid_counts.unwrap_or_default();
        let level = counts[colour.index()] <= counts[(!colour).index()];
        let left = self.spying.saturating_sub(secret.bid.sum());
        match auction {
            Auction::Initial => low(entropy.below(u64::from(self.spying) + 1) as u16),
            Auction::Last(_) if level && entropy.below(2) == 0 => low(left),
            Auction::Turn(_) | Auction::Last(_) => Cards::NONE,
        }
    }

    /// An army, against one that is known or not.
    fn army(&self, hand: Cards, enemy: Option<Army>, entropy: &mut impl Entropy) -> Army {
        let training = Training::new(self.training).unwrap_or_default();
        let points = hand.sum().saturating_sub(training.cost());
        let [mut pawns, mut knights, mut pikemen, mut crossbowmen] =
            one_of(self.armies, entropy).unwrap_or_default();
        if let Some(enemy) = enemy {
            // Pikemen against knights, crossbowmen against pikemen, pawns for knights that would die on pikes.
            if enemy.count(Kind::Knight) >= 3 {
                pikemen = pikemen.max(2);
            }
            if enemy.count(Kind::Knight) <= 1 {
                (pikemen, pawns) = (0, pawns + 3 * pikemen);
            }
            if enemy.count(Kind::Pikemen) >= 3 {
                crossbowmen = crossbowmen.max(2);
                (knights, pawns) = (knights.min(2), pawns + 6 * knights.saturating_sub(2));
            }
        }
        let cost = |pawns: u8, knights: u8, pikemen: u8, crossbowmen: u8| {
            2 * u16::from(pawns)
                + 12 * u16::from(knights)
                + 6 * u16::from(pikemen)
                + 8 * u16::from(crossbowmen)
        };
        pawns = pawns.min(Kind::Pawn.most());
        while cost(pawns, knights, pikemen, crossbowmen) > points {
            match () {
                () if pawns > 4 => pawns -= 1,
                () if pikemen > 0 => pikemen -= 1,
                () if crossbowmen > 0 => crossbowmen -= 1,
                () if knights > 0 => knights -= 1,
                () if pawns > 0 => pawns -= 1,
                () => break,
            }
        }
        Army::new(pawns, knights, pikemen, crossbowmen).unwrap_or_default()
    }
}

/// Camps on the last row, where nobody comes from behind (S-24).
fn camps(ground: Ground, colour: Colour, site: Site, entropy: &mut impl Entropy) -> Option<Camps> {
    let width = ground.size();
    let row = match colour {
        Colour::White => 1,
        Colour::Black => 2 * width,
    };
    let (one, other) = match site {
        Site::Corner => (1, 2),
        Site::Middle => {
            let first = width / 2 - entropy.below(2) as u8;
            (first, first + 1)
        }
        Site::Apart => (1, width),
    };
    let mirrored = entropy.below(2) == 1;
    let field = |column: u8| Field::new(if mirrored { width + 1 - column } else { column }, row);
    Camps::new(field(one)?, field(other)?)
}

/// A bridge on the way to the enemy's camps.
fn bridge(ground: Ground, open: &Open, colour: Colour, entropy: &mut impl Entropy) -> Option<Column> {
    let goals: Vec<u8> =
        open.camps[(!colour).index()].map_or_else(Vec::new, |camps| camps.both().map(Field::column).to_vec());
    let goal = one_of(&goals, entropy).unwrap_or(ground.size() / 2);
    let aside = entropy.below(3) as u8;
    let column = if goal * 2 > ground.size() { goal.saturating_sub(aside) } else { goal + aside };
    Column::new(column.clamp(1, ground.size()))
}
