//! What things are worth in the battle, in hundredths of a pawn.

use super::haste::Haste;
use super::roads::Roads;
use super::terrain::Terrain;
use stolik_game::Rules;
use stolik_szachowa_bitwa::{
    Approach, Assault, Battle, Board, Cards, Colour, Field, Fields, Fight, Ground, Kind, MOST_PLACED, Odds,
    State, SzachowaBitwa as Game, Variant, odds,
};

/// What things are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Pawns, knights, pikemen, crossbowmen.
    pub troops: [i32; 4],
    /// The king, and each point of his beyond the first.
    pub king: [i32; 2],
    /// The first camp of two, and the last one.
    pub camps: [i32; 2],
    /// A step nearer to a camp of the enemy: pawns, knights, pikemen, crossbowmen.
    pub step: [i32; 4],
    /// A piece beside an own camp, up to three each.
    pub guard: i32,
    /// A neighbour of the own colour, up to two for each piece.
    pub company: i32,
    /// What who is to move threatens to take, and what the other does, in hundredths of its worth.
    pub threats: [i32; 2],
    /// A point of a Special Card in the hand.
    pub card: i32,
    /// A point left in the turn.
    pub tempo: i32,
}

/// Those of fights by cards.
pub const RANDOM: Weights = Weights {
    troops: [100, 600, 300, 400],
    king: [500, 450],
    camps: [2_000, 6_000],
    step: [6, 10, 6, 5],
    guard: 60,
    company: 6,
    threats: [90, 40],
    card: 50,
    tempo: 15,
};

/// Those of fights that every attacker wins.
pub const NONRANDOM: Weights = Weights {
    troops: [100, 600, 300, 500],
    king: [300, 300],
    camps: [2_000, 6_000],
    step: [6, 10, 6, 5],
    guard: 0,
    company: 0,
    threats: [60, 25],
    card: 0,
    tempo: 15,
};

/// About the longest way there is, from corner to corner over the river.
const LONGEST_WAY: i32 = 30;

/// What is found out once, where a decision is asked for, and holds throughout the search.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// How much each colour hurries.
    pub haste: [Haste; 2],
    /// The ways to the camps.
    pub roads: Roads,
}

/// Looks at a battle.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    game: &'a Game,
    terrain: &'a Terrain,
    weights: &'a Weights,
    ground: Ground,
    battle: &'a Battle,
    nonrandom: bool,
    hints: &'a Hints,
    /// What each piece is worth, by colour and kind.
    prices: [[i32; 6]; 2],
}

impl<'a> Judge<'a> {
    /// Of this battle.
    pub fn new(
        game: &'a Game,
        terrain: &'a Terrain,
        weights: &'a Weights,
        hints: &'a Hints,
        ground: Ground,
        battle: &'a Battle,
    ) -> Judge<'a> {
        let prices = Colour::ALL.map(|colour| {
            let [pawn, knight, pikemen, crossbowmen] =
                weights.troops.map(|price| hints.haste[colour.index()].price(price));
            let king = weights.king[0] + weights.king[1] * i32::from(battle.training[colour.index()].more());
            let king = hints.haste[colour.index()].price(king);
            let camp = weights.camps[usize::from(battle.board.camps(colour) < 2)];
            [pawn, knight, pikemen, crossbowmen, king, camp]
        });
        let nonrandom = game.options().variant == Variant::Nonrandom;
        Judge { game, terrain, weights, ground, battle, nonrandom, hints, prices }
    }

    /// The battle that is judged.
    pub fn battle(&self) -> &'a Battle {
        self.battle
    }

    /// What it is judged by.
    pub fn weights(&self) -> &'a Weights {
        self.weights
    }

    /// What a fight that waits is.
    pub fn assault(&self, fight: Fight) -> Option<Assault> {
        self.game.assault(self.ground, self.battle, fight.from, fight.to, fight.shot)
    }

    /// What a piece is worth to its owner.
    #[inline]
    pub fn price(&self, colour: Colour, kind: Kind) -> i32 {
        self.prices[colour.index()][kind.index()]
    }

    /// How well White stands, without the cards in the hands.
    pub fn ahead(&self) -> i32 {
        let [white, black] = Colour::ALL.map(|colour| self.standing(colour));
        let mover = self.battle.turn;
        let uses = |colour: Colour| {
            if colour == mover { self.battle.points } else { self.battle.turn_points(colour) }
        };
        let first = self.weights.threats[0] * self.threat(mover, uses(mover)) / 100;
        let second = self.weights.threats[1] * self.threat(!mover, uses(!mover)) / 100;
        let moving = first - second + self.weights.tempo * i32::from(self.battle.points);
        let moving = if mover == Colour::White { moving } else { -moving };
        white - black + moving
    }

    /// What a colour's pieces are worth where they stand.
    fn standing(&self, colour: Colour) -> i32 {
        let board = &self.battle.board;
        let own = board.of(colour);
        let mut sum = 0;
        for kind in Kind::TROOPS {
            let price = self.price(colour, kind);
            let step = self.step(colour, kind);
            for field in board.pieces(colour, kind).iter() {
                sum += price + step * (LONGEST_WAY - self.way(colour, field));
                if self.weights.company > 0 {
                    let company = (self.terrain.around(field) & own).len().min(2).cast_signed();
                    sum += self.weights.company * company;
                }
            }
        }
        let haste = self.hints.haste[colour.index()];
        if let Some(king) = board.king(colour) {
            sum += self.price(colour, Kind::King);
            if haste.king_step() > 0 {
                sum += haste.king_step() * (LONGEST_WAY - self.nearest_enemy(colour, king));
            }
        }
        let guard = haste.guard(self.weights.guard);
        for camp in board.pieces(colour, Kind::Camp).iter() {
            sum += self.weights.camps[0];
            sum += guard * (self.terrain.around(camp) & own).len().min(3).cast_signed();
        }
        sum
    }

    /// How many steps it is to the nearest camp of the enemy.
    #[inline]
    pub fn way(&self, colour: Colour, field: Field) -> i32 {
        self.hints.roads.way(&self.battle.board, colour, field)
    }

    /// How many steps it is to the nearest enemy.
    pub fn nearest_enemy(&self, colour: Colour, field: Field) -> i32 {
        let to = |enemy: Field| {
            let river = if self.ground.river_between(field, enemy) { 2 } else { 0 };
            let columns = i32::from(field.column().abs_diff(enemy.column()));
            columns + i32::from(field.row().abs_diff(enemy.row())) + river
        };
        self.battle.board.of(!colour).iter().map(to).min().unwrap_or(0)
    }

    /// What a step nearer is worth to a kind.
    #[inline]
    pub fn step(&self, colour: Colour, kind: Kind) -> i32 {
        let haste = self.hints.haste[colour.index()];
        match self.weights.step.get(kind.index()) {
            Some(&step) => haste.step(step),
            None => haste.king_step(),
        }
    }

    /// What a colour threatens to take with so many uses, by what could be reached were nothing in the way.
    fn threat(&self, colour: Colour, uses: u8) -> i32 {
        let board = &self.battle.board;
        let mut pieces = [(Fields::NONE, Kind::Pawn, 0u8); MOST_PLACED];
        let mut count = 0;
        let mut reach = Fields::NONE;
        for kind in Kind::DEPLOYED {
            let mut able = board.pieces(colour, kind);
            if colour == self.battle.turn {
                able -= self.battle.used;
            }
            for field in able.iter() {
                let strikes = self.terrain.strikes(kind, field, uses);
                reach |= strikes;
                if count < pieces.len() {
                    pieces[count] = (strikes, kind, field.row());
                    count += 1;
                }
            }
        }
        let mut most = [0i32; 6];
        for target in (reach & board.of(!colour)).iter() {
            let Some(attacked) = kind_on(board, target) else { continue };
            let near = self.terrain.around(target);
            // About half of what touches the target touches an attacker too.
            let half = |set: Fields| (set.len() as u8).div_ceil(2);
            let support = [half(near & board.of(colour)), half(near & board.of(!colour))];
            let price = self.price(!colour, attacked);
            let mut gain = 0;
            for &(_, kind, row) in pieces[..count].iter().filter(|(strikes, ..)| strikes.has(target)) {
                let approach = approach(colour, kind, row, target.row());
                gain = gain.max(self.gain(colour, (kind, approach), attacked, price, support));
            }
            for place in most.iter_mut().take(usize::from(uses)) {
                if gain > *place {
                    std::mem::swap(&mut gain, place);
                }
            }
        }
        most.iter().sum()
    }

    /// What a strike at one piece promises.
    #[inline]
    fn gain(
        &self,
        colour: Colour,
        (kind, approach): (Kind, Approach),
        attacked: Kind,
        price: i32,
        support: [u8; 2],
    ) -> i32 {
        let risk = self.price(colour, kind);
        if self.nonrandom {
            let dies = kind == Kind::Knight && attacked == Kind::Pikemen && approach != Approach::Rear;
            return if dies { price - risk } else { price };
        }
        match (kind, attacked) {
            (Kind::Crossbowmen, _) => {}
            (Kind::Pikemen, Kind::Knight) | (_, Kind::Crossbowmen) => return price, // S-31
            (Kind::Knight, Kind::Pikemen) => return price - risk,
            _ => {}
        }
        self.chance_gain(approach, kind, attacked, support, [price, risk])
    }

    /// What a fight by cards promises.
    fn chance_gain(
        &self,
        approach: Approach,
        attacker: Kind,
        defender: Kind,
        support: [u8; 2],
        [gain, risk]: [i32; 2],
    ) -> i32 {
        let shot = approach == Approach::Shot;
        let base = match (shot, attacker, defender) {
            (true, _, Kind::Pikemen) | (false, Kind::Knight, _) => 2,
            _ => 1,
        };
        let position = match approach {
            Approach::Front | Approach::Shot => 0,
            Approach::Flank => 1,
            Approach::Rear => 2,
        };
        let defence = if defender == Kind::Knight { 2 } else { 1 };
        let support = if shot && !self.game.options().shot_support { [0; 2] } else { support };
        expected(odds(base + position + support[0], defence + support[1], None, None), gain, risk, shot)
    }

    /// What a strike from a field would bring, before cards are added; exactly, where cards decide.
    pub fn strike_gain(&self, kind: Kind, from: Field, at: Field, target: Field) -> i32 {
        let (board, colour) = (&self.battle.board, self.battle.turn);
        let Some(attacked) = kind_on(board, target) else { return 0 };
        let approach = approach(colour, kind, at.row(), target.row());
        let price = self.price(!colour, attacked);
        let shared = self.terrain.around(at) & self.terrain.around(target);
        let [own, enemies] = [colour, !colour].map(|colour| shared & board.of(colour));
        let support = [(own - from.alone()).len() as u8, enemies.len() as u8];
        let gain = self.gain(colour, (kind, approach), attacked, price, support);
        if !self.nonrandom || !matches!(approach, Approach::Flank | Approach::Rear) {
            return gain;
        }
        // What stands beside falls too (S-25), and knights with pikemen among it.
        let beside = (self.terrain.sides(target) & enemies) - board.kind(Kind::Camp);
        let more =
            beside.iter().filter_map(|field| kind_on(board, field)).map(|kind| self.price(!colour, kind));
        let pikemen = !(beside & board.kind(Kind::Pikemen)).is_empty();
        let dies =
            kind == Kind::Knight && approach == Approach::Flank && pikemen && attacked != Kind::Pikemen;
        gain + more.sum::<i32>() - if dies { self.price(colour, kind) } else { 0 }
    }

    /// Where a colour could strike next turn, were nothing in its way.
    pub fn reach(&self, colour: Colour) -> Fields {
        let board = &self.battle.board;
        let points = self.battle.turn_points(colour);
        let mut reach = Fields::NONE;
        for kind in Kind::DEPLOYED {
            for field in board.pieces(colour, kind).iter() {
                reach |= self.terrain.strikes(kind, field, points);
            }
        }
        reach
    }
}

/// From where a piece on one row comes at a target on another (S-24).
#[inline]
fn approach(colour: Colour, kind: Kind, row: u8, target: u8) -> Approach {
    let (ahead, behind) = if colour == Colour::White { (target, row) } else { (row, target) };
    match ahead.cmp(&behind) {
        _ if kind == Kind::Crossbowmen => Approach::Shot,
        std::cmp::Ordering::Greater => Approach::Front,
        std::cmp::Ordering::Equal => Approach::Flank,
        std::cmp::Ordering::Less => Approach::Rear,
    }
}

/// What stands on a field.
#[inline]
pub fn kind_on(board: &Board, field: Field) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| board.kind(*kind).has(field))
}

/// What a fight is worth to the attacker, who gains one thing and risks another.
pub fn expected(odds: Odds, gain: i32, risk: i32, shot: bool) -> i32 {
    let [win, tie, loss] = [odds.win, odds.tie, odds.loss].map(i32::from);
    let total = win + tie + loss;
    if shot { win * gain / total } else { ((win + tie) * gain - (tie + loss) * risk) / total }
}

/// What the cards in a hand are worth.
pub fn cards(weights: &Weights, hand: Cards) -> i32 {
    weights.card * i32::from(hand.sum())
}

/// How well White stands.
pub fn ahead(game: &Game, terrain: &Terrain, weights: &Weights, hints: &Hints, state: &State) -> i32 {
    let open = state.open();
    let Some(battle) = &open.battle else { return 0 };
    let judge = Judge::new(game, terrain, weights, hints, game.ground(open), battle);
    let [white, black] = Colour::ALL.map(|colour| cards(weights, state.secret(colour).hand));
    judge.ahead() + white - black
}
