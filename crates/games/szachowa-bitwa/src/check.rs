//! Whether an action is possible, and if not, why not.

use crate::game::deserters;
use crate::moves::Budget;
use crate::payment::check_held;
use crate::{
    Action, Battle, Camps, Colour, Column, Deployment, DiagonalFight, Field, Fields, Ground, Hop, Kind, Open,
    Refusal, Secret, SzachowaBitwa, Task, check_payment,
};

impl SzachowaBitwa {
    /// Whether an awaited player may do this; if not, why not. Looks at what lies open and at the own secrets alone.
    pub(crate) fn check_known(
        &self,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        action: &Action,
    ) -> Result<(), Refusal> {
        let ground = self.ground(open);
        let task = self.task(open, colour).unwrap_or(Task::Command);
        let asked = Err(task.refusal());
        match (task, *action) {
            (Task::Camps, Action::Camps(camps)) => check_camps(ground, colour, camps),
            (Task::Bridge, Action::Bridge(column)) => check_column(ground, column),
            (Task::Bid | Task::AddOrDeclare | Task::AddLast, Action::Bid(cards)) => {
                check_held(secret.hand, cards)
            }
            (Task::Buy, Action::Buy { army, paid }) => check_payment(secret.hand, army.cost(), paid),
            (Task::Train, Action::Train { training, paid }) => {
                check_payment(secret.hand, training.cost(), paid)
            }
            (Task::Deploy, Action::Deploy(deployment)) => {
                self.check_deployment(open, secret, colour, &deployment)
            }
            (Task::Special, Action::Special(card)) => match card {
                Some(card) if !secret.hand.has(card) => Err(Refusal::CardNotHeld(card)),
                _ => Ok(()),
            },
            (Task::Desert, Action::Desert(field)) => {
                open.battle.as_ref().map_or(asked, |battle| check_deserter(ground, battle, colour, field))
            }
            (Task::Command | Task::GoOn(_), action) => match &open.battle {
                Some(battle) => self.check_command(ground, battle, action),
                None => asked,
            },
            _ => asked,
        }
    }

    /// Whether all that was bought is placed, and can be so (S-13).
    fn check_deployment(
        &self,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        deployment: &Deployment,
    ) -> Result<(), Refusal> {
        self.check_places(open, colour, deployment)?;
        let army = secret.army();
        for kind in Kind::DEPLOYED {
            let (placed, bought) = (deployment.of(kind).count() as u8, army.count(kind));
            if placed != bought {
                return Err(Refusal::WrongNumber(kind, placed, bought));
            }
        }
        Ok(())
    }

    /// Whether pieces can be placed so: on the own board, beside the camps, one on a field.
    pub(crate) fn check_places(
        &self,
        open: &Open,
        colour: Colour,
        placed: &Deployment,
    ) -> Result<(), Refusal> {
        let mut taken = Fields::NONE;
        for (_, field) in placed.iter() {
            self.check_place(open, colour, field)?;
            if taken.has(field) {
                return Err(Refusal::TwiceOn(field)); // S-13
            }
            taken.insert(field);
        }
        Ok(())
    }

    /// Whether a piece can be placed on a field, as far as board and camps allow it.
    pub(crate) fn check_place(&self, open: &Open, colour: Colour, field: Field) -> Result<(), Refusal> {
        check_own_board(self.ground(open), colour, field)?;
        if open.camp_fields(colour).has(field) { Err(Refusal::OnCamp(field)) } else { Ok(()) } // V
    }

    fn check_command(&self, ground: Ground, battle: &Battle, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Step { from, to } => self.check_step(ground, battle, Hop { from, to }),
            Action::Attack { from, to, yellow } => {
                self.check_attack(ground, battle, Hop { from, to }, yellow)
            }
            Action::Shoot { from, to } => check_shot(ground, battle, Hop { from, to }),
            Action::Finish => battle.in_use.map(|_| ()).ok_or(Refusal::NothingInUse),
            Action::End => match battle.in_use {
                Some(in_use) => Err(Refusal::FinishFirst(in_use.at)), // 2.6.10
                None => Ok(()),
            },
            _ => Err(battle.in_use.map_or(Refusal::MustCommand, |in_use| Refusal::MustGoOn(in_use.at))),
        }
    }

    fn check_step(&self, ground: Ground, battle: &Battle, hop: Hop) -> Result<(), Refusal> {
        let budget = check_piece(ground, battle, hop)?;
        let (from, to) = (hop.from, hop.to);
        let apart = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
        let diagonal = apart == (1, 1);
        if !matches!(apart, (0 | 1, 1) | (1, 0)) {
            return Err(Refusal::NotANeighbour(hop));
        }
        let river = ground.river_between(from, to);
        if river && diagonal {
            return Err(Refusal::AcrossSlantwise(hop));
        }
        if battle.board.occupied().has(to) {
            return Err(Refusal::Occupied(hop)); // S-14
        }
        match self.step_cost(ground, from, to, budget) {
            Some(_) => Ok(()),
            None if river && !ground.has_bridge(from.column()) => Err(Refusal::CrossingTakesAll(hop)),
            None => Err(Refusal::TooFewPoints(hop, if diagonal { 2 } else { 1 }, budget.moves)),
        }
    }

    fn check_attack(
        &self,
        ground: Ground,
        battle: &Battle,
        hop: Hop,
        yellow: Option<Field>,
    ) -> Result<(), Refusal> {
        let budget = check_piece(ground, battle, hop)?;
        let (from, to) = (hop.from, hop.to);
        if budget.kind == Kind::Crossbowmen {
            return Err(Refusal::CrossbowmenDoNotFight(hop));
        }
        check_target(battle, hop)?;
        if !ground.touch(from, to) {
            let by_drawing = from.column().abs_diff(to.column()) <= 1 && from.row().abs_diff(to.row()) <= 1;
            return Err(if by_drawing {
                Refusal::MeleeAcrossRiver(hop)
            } else {
                Refusal::NotANeighbour(hop)
            });
        }
        if self.attack_cost(from, to, budget).is_none() {
            return Err(match budget.kind {
                Kind::Pikemen => Refusal::PikemenMoved(hop),
                _ if budget.fights > 0 && self.options.diagonal_fight == DiagonalFight::Strict => {
                    Refusal::StrictDiagonal(hop)
                }
                _ => Refusal::NoFightLeft(hop),
            });
        }
        match (self.yellow_choice(ground, battle, from, to), yellow) {
            (None, None) => Ok(()),
            (Some(fields), Some(yellow)) if fields.contains(&yellow) => Ok(()),
            (Some([one, other]), _) => Err(Refusal::ChooseYellow(hop, one, other)),
            (None, Some(field)) => Err(Refusal::NotAChoice(field, hop)),
        }
    }
}

fn check_shot(ground: Ground, battle: &Battle, hop: Hop) -> Result<(), Refusal> {
    let budget = check_piece(ground, battle, hop)?;
    if budget.kind != Kind::Crossbowmen {
        return Err(Refusal::NotAShooter(hop));
    }
    if !budget.full {
        return Err(Refusal::CrossbowmenMoved(hop)); // S-17
    }
    check_target(battle, hop)?;
    if ground.in_range(hop.from, hop.to) { Ok(()) } else { Err(Refusal::OutOfRange(hop)) }
}

/// Whether the boards have a column (S-1).
pub(crate) fn check_column(ground: Ground, column: Column) -> Result<(), Refusal> {
    if ground.has_column(column) { Ok(()) } else { Err(Refusal::NoSuchColumn(column)) }
}

fn check_camps(ground: Ground, colour: Colour, camps: Camps) -> Result<(), Refusal> {
    camps.both().into_iter().try_for_each(|field| check_own_board(ground, colour, field))
}

/// Whether a field lies on the own board.
pub(crate) fn check_own_board(ground: Ground, colour: Colour, field: Field) -> Result<(), Refusal> {
    if !ground.has(field) {
        Err(Refusal::OffBoard(field))
    } else if ground.owner(field) == colour {
        Ok(())
    } else {
        Err(Refusal::NotOwnBoard(field))
    }
}

/// Whether an own piece stands there that can be used now, with what it has left to spend.
fn check_piece(ground: Ground, battle: &Battle, hop: Hop) -> Result<Budget, Refusal> {
    let field = hop.from;
    for field in [hop.from, hop.to] {
        if !ground.has(field) {
            return Err(Refusal::OffBoard(field));
        }
    }
    match battle.board.on(field) {
        None => Err(Refusal::Empty(field)),
        Some(piece) if piece.colour != battle.turn => Err(Refusal::NotYours(field)),
        Some(piece) if piece.kind == Kind::Camp => Err(Refusal::CampStays(field)),
        Some(_) => battle.budget(field).ok_or(match battle.in_use {
            Some(in_use) => Refusal::OtherInUse(field, in_use.at),
            None => Refusal::Used(field),
        }),
    }
}

fn check_target(battle: &Battle, hop: Hop) -> Result<(), Refusal> {
    match battle.board.colour_on(hop.to) {
        None => Err(Refusal::NobodyThere(hop)),
        Some(colour) if colour == battle.turn => Err(Refusal::OwnPiece(hop)),
        Some(_) => Ok(()),
    }
}

fn check_deserter(ground: Ground, battle: &Battle, colour: Colour, field: Field) -> Result<(), Refusal> {
    if !ground.has(field) {
        return Err(Refusal::OffBoard(field));
    }
    match battle.board.on(field) {
        _ if deserters(battle, colour).has(field) => Ok(()),
        None => Err(Refusal::Empty(field)),
        Some(piece) if piece.colour == colour => Err(Refusal::NotTheirs(field)),
        Some(_) => Err(Refusal::CampsDoNotDesert(field)),
    }
}
