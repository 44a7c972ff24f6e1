//! What pieces can do in the battle: steps, attacks and shots (VI, S-14 to S-22).

use crate::ground::WAYS;
use crate::{
    Action, Assault, Battle, Decision, DiagonalFight, Field, Fields, Ground, Kind, RiverCost, SzachowaBitwa,
    Use, Variant,
};

/// What a piece has left to spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    pub kind: Kind,
    /// The movement points; the king's are those of the turn.
    pub moves: u8,
    /// The fights.
    pub fights: u8,
    /// Whether nothing is spent yet.
    pub full: bool,
}

impl Battle {
    /// What the piece on a field has left to spend; nothing if it cannot be used now.
    #[inline]
    pub(crate) fn budget(&self, field: Field) -> Option<Budget> {
        let kind = self.board.on(field).filter(|piece| piece.colour == self.turn)?.kind;
        if let Some(in_use) = self.in_use {
            let Use { moves, fights, .. } = (in_use.at == field).then_some(in_use)?;
            return Some(Budget { kind, moves, fights, full: false });
        }
        match kind {
            Kind::Camp => None,
            Kind::King => Some(Budget {
                kind,
                moves: self.points,
                fights: self.points,
                full: self.points == self.turn_points(self.turn),
            }),
            _ if self.used.has(field) => None,
            _ => Some(Budget { kind, moves: kind.moves(), fights: kind.fights(), full: true }),
        }
    }

    /// What ends the use of a piece, or the turn where no use has begun (2.6.10, S-42).
    #[inline]
    pub(crate) fn end_of_use(&self) -> Action {
        if self.in_use.is_some() { Action::Finish } else { Action::End }
    }

    /// The pieces that may be able to do something: the one in use, or all that were not used.
    #[inline]
    pub(crate) fn usable(&self) -> Fields {
        match self.in_use {
            Some(in_use) => in_use.at.alone(),
            None => self.board.of(self.turn) - self.board.kind(Kind::Camp) - self.used,
        }
    }
}

impl SzachowaBitwa {
    /// What a step takes, if there is such a step for a piece with so much to spend onto a free field.
    #[inline]
    pub(crate) fn step_cost(&self, ground: Ground, from: Field, to: Field, budget: Budget) -> Option<u8> {
        let diagonal = from.column() != to.column() && from.row() != to.row();
        let cost = match (ground.river_between(from, to), diagonal) {
            (true, true) => return None, // S-21
            (true, false) if !ground.has_bridge(from.column()) => {
                let enough = match self.options.river_cost {
                    RiverCost::Full => budget.full, // S-15
                    RiverCost::Remaining => true,
                };
                return (enough && budget.moves > 0).then_some(budget.moves);
            }
            (_, false) => 1,
            (_, true) => 2,
        };
        (cost <= budget.moves).then_some(cost)
    }

    /// What an attack takes, in movement points and in fights, if a piece with so much to spend can attack this neighbour.
    #[inline]
    pub(crate) fn attack_cost(&self, from: Field, to: Field, budget: Budget) -> Option<(u8, u8)> {
        let diagonal = from.column() != to.column() && from.row() != to.row();
        match budget.kind {
            Kind::Camp | Kind::Crossbowmen => None,
            Kind::Pikemen => budget.full.then_some((budget.moves, budget.fights)), // S-17
            Kind::Pawn | Kind::Knight | Kind::King => {
                let moves = if diagonal { budget.moves.min(2) } else { 1 }; // S-16, S-19, 2.6.9
                let fights = match (budget.kind, self.options.diagonal_fight) {
                    (Kind::King, _) | (_, DiagonalFight::Strict) => moves,
                    (_, DiagonalFight::One) => 1,
                };
                let able = budget.moves >= moves && moves > 0 && budget.fights >= fights;
                able.then_some((moves, fights))
            }
        }
    }

    /// The attack on a neighbour that may name the yellow field to fall; the fields to choose from, if there are such.
    #[inline]
    pub(crate) fn yellow_choice(
        &self,
        ground: Ground,
        battle: &Battle,
        from: Field,
        to: Field,
    ) -> Option<[Field; 2]> {
        if self.options.variant == Variant::Random {
            return None;
        }
        match self.assault(ground, battle, from, to, false) {
            Some(Assault { decision: Decision::Certain { choice, .. }, .. }) => choice,
            _ => None,
        }
    }

    /// Shows everything that the piece on a field can do, each once, in a fixed order.
    #[inline]
    pub(crate) fn each_move(
        &self,
        ground: Ground,
        battle: &Battle,
        from: Field,
        mut show: impl FnMut(Action),
    ) {
        let Some(budget) = battle.budget(from) else { return };
        let board = ground.all();
        let free = board - battle.board.occupied();
        let enemies = battle.board.of(!battle.turn);
        for to in WAYS.map(|way| from.step(way)) {
            if free.has(to) {
                if self.step_cost(ground, from, to, budget).is_some() {
                    show(Action::Step { from, to });
                }
            } else if enemies.has(to)
                && ground.touch(from, to)
                && self.attack_cost(from, to, budget).is_some()
            {
                match self.yellow_choice(ground, battle, from, to) {
                    Some(fields) => {
                        for field in fields {
                            show(Action::Attack { from, to, yellow: Some(field) });
                        }
                    }
                    None => show(Action::Attack { from, to, yellow: None }),
                }
            }
        }
        if budget.kind == Kind::Crossbowmen && budget.full {
            for to in enemies.iter().filter(|to| ground.in_range(from, *to)) {
                show(Action::Shoot { from, to });
            }
        }
    }
}
