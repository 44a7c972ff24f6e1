//! Uses of pieces: a way over some fields and a strike at its end are one move of search.

use super::terrain::{Terrain, across};
use stolik_game::{Input, Rules};
use stolik_szachowa_bitwa::{
    Action, Assault, Battle, Decision, DiagonalBack, DiagonalFight, Field, Fields, Ground, Kind, RiverCost,
    State, SzachowaBitwa as Game, Variant,
};

/// The most steps of one use.
const STEPS: usize = 4;

/// A use of a piece, or the next part of it: where it goes, and what it strikes at from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// Where the piece stands before.
    pub from: Field,
    way: Way,
    /// What it does there.
    pub strike: Strike,
}

/// The fields over which a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    /// Those beyond the last step are where the piece stands before.
    fields: [Field; STEPS],
    steps: u8,
}

impl Way {
    /// A piece that stays.
    const fn none(from: Field) -> Way {
        Way { fields: [from; STEPS], steps: 0 }
    }

    /// The way with one more step; there must be room for it.
    #[inline]
    fn then(mut self, to: Field) -> Way {
        self.fields[usize::from(self.steps)] = to;
        self.steps += 1;
        self
    }

    /// Where it ends; none if it goes nowhere.
    #[inline]
    fn end(self) -> Option<Field> {
        Some(self.fields[usize::from(self.steps.checked_sub(1)?)])
    }
}

/// How a use ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strike {
    /// It has only gone somewhere.
    None,
    /// It attacks a neighbour.
    Attack {
        /// Where that stands.
        to: Field,
        /// The yellow field that falls too, where it is chosen (S-26).
        yellow: Option<Field>,
    },
    /// It shoots.
    Shoot {
        /// At what stands here.
        to: Field,
    },
}

impl Use {
    /// Where the piece stands after its way.
    #[inline]
    pub fn at(&self) -> Field {
        self.way.end().unwrap_or(self.from)
    }

    #[inline]
    fn with(self, strike: Strike) -> Use {
        Use { strike, ..self }
    }

    /// What is struck at.
    #[inline]
    pub fn target(&self) -> Option<Field> {
        match self.strike {
            Strike::None => None,
            Strike::Attack { to, .. } | Strike::Shoot { to } => Some(to),
        }
    }

    /// Its actions, in their order; not the end of a use that has points left.
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<> {
        let Way { fields: way, steps } = self.way;
        let from = self.from;
        let before = move |step: usize| if step == 0 { from } else { way[step - 1] };
        let steps =
            (0..usize::from(steps)).map(move |step| Action::Step { from: before(step), to: way[step] });
        let at = self.at();
        let strike = match self.strike {
            Strike::None => None,
            Strike::Attack { to, yellow } => Some(Action::Attack { from: at, to, yellow }),
            Strike::Shoot { to } => Some(Action::Shoot { from: at, to }),
        };
        steps.chain(strike)
    }
}

/// Who looks for what the pieces of a turn can do.
#[derive(Clone, Copy)]
pub struct Scout<'a> {
    game: &'a Game,
    terrain: &'a Terrain,
    ground: Ground,
    state: &'a State,
    battle: &'a Battle,
    free: Fields,
    enemies: Fields,
}

/// What a piece has left to spend.
#[derive(Clone, Copy)]
struct Purse {
    kind: Kind,
    moves: u8,
    fights: u8,
    full: bool,
}

impl<'a> Scout<'a> {
    /// For the player whose turn it is.
    pub fn new(game: &'a Game, terrain: &'a Terrain, state: &'a State, battle: &'a Battle) -> Scout<'a> {
        let ground = game.ground(state.open());
        let free = ground.all() - battle.board.occupied();
        Scout { game, terrain, ground, state, battle, free, enemies: battle.board.of(!battle.turn) }
    }

    /// The other end of the bridge that begins here.
    #[inline]
    pub fn over_bridge(&self, field: Field) -> Option<Field> {
        if self.ground.has_bridge(field.column()) { across(self.ground, field) } else { None }
    }

    /// Shows every use of the piece in use, or of all that can be used, and what the king can do with up to four points.
    pub fn each(&self, mut show: impl FnMut(Kind, Use)) {
        let battle = self.battle;
        if let Some(in_use) = battle.in_use {
            let Some(piece) = battle.board.on(in_use.at) else { return };
            let purse = Purse { kind: piece.kind, moves: in_use.moves, fights: in_use.fights, full: false };
            self.of_piece(in_use.at, purse, &mut show);
            return;
        }
        for kind in Kind::TROOPS {
            let purse = Purse { kind, moves: kind.moves(), fights: kind.fights(), full: true };
            for field in (battle.board.pieces(battle.turn, kind) - battle.used).iter() {
                self.of_piece(field, purse, &mut show);
            }
        }
        if let Some(field) = battle.board.king(battle.turn) {
            let points = battle.points;
            let full = points == battle.turn_points(battle.turn);
            self.of_piece(field, Purse { kind: Kind::King, moves: points, fights: points, full }, &mut show);
        }
    }

    fn may_cross(&self, purse: Purse) -> bool {
        purse.moves > 0 && (purse.full || self.game.options().river_cost == RiverCost::Remaining) // S-15
    }

    /// Goes everywhere the piece can go, the shortest way, and looks what it can strike at from there.
    fn of_piece(&self, from: Field, purse: Purse, show: &mut impl FnMut(Kind, Use)) {
        // The ways that were found, by the points left.
        let mut reached = [[Way::none(from); 32]; STEPS + 1];
        let mut counts = [0usize; STEPS + 1];
        let most = usize::from(purse.moves).min(STEPS);
        let spared = usize::from(purse.moves) - most;
        counts[most] = 1;
        let mut seen = from.alone();
        for left in (0..=most).rev() {
            // Fields may be reached anew with fewer points; the first way is the best.
            for index in 0..counts[left] {
                let way = reached[left][index];
                let here = Use { from, way, strike: Strike::None };
                let field = here.at();
                if way.steps > 0 {
                    show(purse.kind, here);
                }
                if left == 0 {
                    continue;
                }
                let full = purse.full && way.steps == 0;
                let purse = Purse { moves: (left + spared) as u8, full, ..purse };
                self.strikes(here, purse, show);
                let mut go = |to: Field, cost: usize| {
                    if !seen.has(to) {
                        seen.insert(to);
                        let rest = left - cost;
                        if counts[rest] < 32 {
                            reached[rest][counts[rest]] = way.then(to);
                            counts[rest] += 1;
                        }
                    }
                };
                let near = self.terrain.around(field) & self.free;
                let sides = near & self.terrain.sides(field);
                sides.iter().for_each(|to| go(to, 1));
                let over = across(self.ground, field).filter(|to| self.free.has(*to));
                if let Some(to) = over
                    && self.ground.has_bridge(field.column())
                {
                    go(to, 1);
                }
                if left >= 2 {
                    // Round a corner is as long; so a diagonal step matters where the corners are taken.
                    let through = |to: &Field| (self.terrain.sides(*to) & sides).is_empty();
                    (near - sides).iter().filter(through).for_each(|to| go(to, 2));
                }
                if let Some(to) = over
                    && !self.ground.has_bridge(field.column())
                    && self.may_cross(purse)
                {
                    go(to, left);
                }
            }
        }
    }

    /// Shows what can be struck at from where a use has led.
    fn strikes(&self, here: Use, purse: Purse, show: &mut impl FnMut(Kind, Use)) {
        let at = here.at();
        match purse.kind {
            Kind::Camp => {}
            Kind::Crossbowmen => {
                if purse.full {
                    for to in (self.terrain.range(at) & self.enemies).iter() {
                        show(purse.kind, here.with(Strike::Shoot { to }));
                    }
                }
            }
            Kind::Pikemen if !purse.full => {} // S-17
            _ => {
                let near = self.terrain.around(at) & self.enemies;
                let over = self.over_bridge(at).filter(|to| self.enemies.has(*to));
                for to in near.iter().chain(over) {
                    if self.can_attack(at, to, purse) {
                        self.attack(here, purse.kind, to, show);
                    }
                }
            }
        }
    }

    #[inline]
    fn can_attack(&self, at: Field, to: Field, purse: Purse) -> bool {
        let diagonal = at.column() != to.column() && at.row() != to.row();
        match (purse.kind, self.game.options().diagonal_fight) {
            (Kind::Pikemen, _) => true,
            (Kind::Pawn | Kind::Knight, DiagonalFight::Strict) if diagonal => {
                purse.fights >= purse.moves.min(2)
            }
            _ => purse.fights > 0,
        }
    }

    /// Shows an attack, once for each yellow field that may be chosen.
    fn attack(&self, here: Use, kind: Kind, to: Field, show: &mut impl FnMut(Kind, Use)) {
        match self.yellow_choice(&here, to) {
            Some(fields) => {
                for field in fields {
                    show(kind, here.with(Strike::Attack { to, yellow: Some(field) }));
                }
            }
            None => show(kind, here.with(Strike::Attack { to, yellow: None })),
        }
    }

    fn yellow_choice(&self, here: &Use, to: Field) -> Option<[Field; 2]> {
        let options = self.game.options();
        let at = here.at();
        let from_the_side = at.row() == to.row() || options.diagonal_back == DiagonalBack::Flank;
        if options.variant == Variant::Random || !from_the_side {
            return None;
        }
        let choice = |battle: &Battle| match self.game.assault(self.ground, battle, at, to, false) {
            Some(Assault { decision: Decision::Certain { choice, .. }, .. }) => choice,
            _ => None,
        };
        if here.way.steps == 0 {
            return choice(self.battle);
        }
        let mut there = *self.state;
        for action in here.actions() {
            self.game.play_unchecked(&mut there, &Input::Act { seat: self.battle.turn.seat(), action });
        }
        there.open().battle.as_ref().and_then(choice)
    }
}
