//! What an action of the battle does (VI).

use crate::moves::Budget;
use crate::{
    Action, Battle, Decision, Draw, Ending, Field, Fields, Fight, Fought, Ground, Hop, Kind, KingDeath,
    KnightAdvance, Stage, SzachowaBitwa, Use, Variant,
};

/// What came of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Course {
    /// The turn has ended.
    pub turn_ended: bool,
    /// The game has ended.
    pub ending: Option<Ending>,
}

impl Course {
    const ON: Course = Course { turn_ended: false, ending: None };

    fn over(ending: Ending) -> Course {
        Course { turn_ended: true, ending: Some(ending) }
    }
}

impl SzachowaBitwa {
    /// Plays an action of the player whose turn it is; it must be legal.
    #[inline]
    pub(crate) fn act(&self, ground: Ground, battle: &mut Battle, action: Action) -> Course {
        if let Action::Step { from, to } | Action::Attack { from, to, .. } | Action::Shoot { from, to } =
            action
        {
            battle.last = Some(Hop { from, to });
        }
        match action {
            Action::Step { from, to } => {
                let Some(budget) = battle.budget(from) else { return Course::ON };
                let cost = self.step_cost(ground, from, to, budget).unwrap_or(budget.moves);
                battle.spend(from, budget, cost, 0);
                battle.go(from, to);
                self.settle(battle)
            }
            Action::Attack { from, to, yellow } => {
                let Some(budget) = battle.budget(from) else { return Course::ON };
                let (moves, fights) = self.attack_cost(from, to, budget).unwrap_or((budget.moves, 0));
                battle.spend(from, budget, moves, fights);
                self.assail(ground, battle, from, to, yellow, false)
            }
            Action::Shoot { from, to } => {
                let Some(budget) = battle.budget(from) else { return Course::ON };
                battle.spend(from, budget, budget.moves, budget.fights);
                self.assail(ground, battle, from, to, None, true)
            }
            Action::Finish => {
                battle.in_use = None;
                self.settle(battle)
            }
            Action::End => self.end_turn(battle),
            _ => {
                debug_assert!(false, "{action:?} is no action of a turn");
                Course::ON
            }
        }
    }

    /// An attack or a shot: decided at once, or by cards.
    fn assail(
        &self,
        ground: Ground,
        battle: &mut Battle,
        from: Field,
        to: Field,
        yellow: Option<Field>,
        shot: bool,
    ) -> Course {
        let Some(assault) = self.assault(ground, battle, from, to, shot) else { return Course::ON };
        match assault.decision {
            Decision::Certain { .. } => {
                let removed = self.removals(battle, from, assault, yellow);
                self.remove(battle, from, to, removed)
            }
            Decision::Cards { .. } => {
                battle.fight = Some(Fight { from, to, shot, stage: Stage::Asked { answered: [false; 2] } });
                Course::ON
            }
        }
    }

    /// The cards are drawn and the fight is decided (Random variant).
    pub(crate) fn decide(&self, battle: &mut Battle, draw: Draw) -> Course {
        let Some(Fight { from, to, shot, stage: Stage::Shown { cards: special } }) = battle.fight.take()
        else {
            debug_assert!(false, "cards are drawn for a fight");
            return Course::ON;
        };
        let fought = Fought { attacker: battle.turn, from, to, draw, special };
        battle.last_fight = Some(fought);
        let removed = match fought.sum(battle.turn).cmp(&fought.sum(!battle.turn)) {
            std::cmp::Ordering::Greater => to.alone(),
            _ if shot => Fields::NONE,
            std::cmp::Ordering::Equal => to.alone() | from.alone(),
            std::cmp::Ordering::Less => from.alone(),
        };
        self.remove(battle, from, to, removed)
    }

    /// All removals of one attack happen at once; then the loss test runs (2.6.11).
    fn remove(&self, battle: &mut Battle, from: Field, to: Field, removed: Fields) -> Course {
        let attacker = battle.board.on(from);
        let king_dies = removed.has(from) && attacker.is_some_and(|piece| piece.kind == Kind::King);
        if !removed.is_empty() {
            battle.board.clear(removed);
            battle.used -= removed;
            battle.removed = true;
        }
        if battle.in_use.is_some_and(|in_use| removed.has(in_use.at)) {
            battle.in_use = None;
        }
        let advances =
            self.options.variant == Variant::Nonrandom || self.options.knight_advance == KnightAdvance::Both;
        let knight = attacker.is_some_and(|piece| piece.kind == Kind::Knight);
        if advances && knight && removed.has(to) && !removed.has(from) {
            battle.go(from, to); // S-34
        }
        if king_dies && self.options.king_death == KingDeath::Lapse {
            battle.points = 0; // 2.6.3
        }
        match self.loss(battle) {
            Some(ending) => {
                battle.in_use = None;
                Course::over(ending)
            }
            None => self.settle(battle),
        }
    }

    /// A use without points left ends by itself, and so does a turn (2.6.10).
    #[inline]
    fn settle(&self, battle: &mut Battle) -> Course {
        if battle.in_use.is_some_and(|in_use| in_use.moves == 0) {
            battle.in_use = None;
        }
        if battle.points == 0 && battle.in_use.is_none() { self.end_turn(battle) } else { Course::ON }
    }

    fn end_turn(&self, battle: &mut Battle) -> Course {
        battle.in_use = None;
        battle.turn = !battle.turn;
        battle.begin_turn();
        let mut course = Course { turn_ended: true, ending: None };
        if battle.turn == battle.first {
            battle.rounds += 1;
            battle.quiet = if battle.removed { 0 } else { battle.quiet + 1 };
            battle.removed = false;
            course.ending = self.round_ending(battle);
        }
        course
    }
}

impl Battle {
    /// A turn begins with all points of the king (VI).
    pub(crate) fn begin_turn(&mut self) {
        self.points = self.turn_points(self.turn);
        self.used = Fields::NONE;
    }

    /// Spends points: the king's, or those of a piece, whose use begins with its first action (2.6.10).
    #[inline]
    fn spend(&mut self, from: Field, budget: Budget, moves: u8, fights: u8) {
        if budget.kind == Kind::King {
            self.points -= moves.min(self.points);
            return;
        }
        if self.in_use.is_none() {
            self.points -= 1;
            self.used.insert(from);
        }
        self.in_use = Some(Use { at: from, moves: budget.moves - moves, fights: budget.fights - fights });
    }

    /// A piece goes to an empty field, with its marks.
    #[inline]
    fn go(&mut self, from: Field, to: Field) {
        self.board.shift(from, to);
        if self.used.has(from) {
            self.used.remove(from);
            self.used.insert(to);
        }
        if let Some(in_use) = &mut self.in_use
            && in_use.at == from
        {
            in_use.at = to;
        }
    }
}
