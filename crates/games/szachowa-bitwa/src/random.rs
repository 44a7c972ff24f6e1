//! Any decision, by chance: of random players, and of worlds.

use crate::game::deserters;
use crate::payment::{count_payments, each_payment};
use crate::{
    Action, Army, Camps, Cards, Colour, Column, Deployment, Drawn, Field, Fields, Kind, Open, Secret,
    SzachowaBitwa, Task, Training,
};
use std::ops::ControlFlow;
use stolik_game::Entropy;

impl SzachowaBitwa {
    /// In the battle a piece that can be used, or the end of the turn, with equal chances; then one of its actions.
    /// Before it: any camps, bridge, affordable army, training and deployment, and any allowed payment; of the cards a
    /// quarter is put aside for spying, more in half of the turns.
    pub(crate) fn random_answer<E: Entropy + ?Sized>(
        &self,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        task: Task,
        entropy: &mut E,
    ) -> Option<Action> {
        let ground = self.ground(open);
        Some(match task {
            Task::Command | Task::GoOn(_) => return self.random_command(open, entropy),
            Task::Camps => random_camps(ground.board_of(colour), entropy)?,
            Task::Bridge => Action::Bridge(Column::new(entropy.below(self.size().into()) as u8 + 1)?),
            Task::AddOrDeclare | Task::AddLast if entropy.below(2) == 0 => Action::Bid(Cards::NONE),
            Task::Bid | Task::AddOrDeclare | Task::AddLast => Action::Bid(quarter(secret.hand, entropy)),
            Task::Buy => {
                let army = random_army(secret.hand, entropy)?;
                Action::Buy { army, paid: random_payment(secret.hand, army.cost(), entropy)? }
            }
            Task::Train => {
                let training = random_training(secret.hand, entropy)?;
                Action::Train { training, paid: random_payment(secret.hand, training.cost(), entropy)? }
            }
            Task::Deploy => {
                let free = ground.board_of(colour) - open.camp_fields(colour);
                Action::Deploy(random_deployment(secret.army(), free, entropy)?)
            }
            Task::Special => {
                let values = secret.hand.values().count();
                let card = secret.hand.values().nth(entropy.index(values + 1));
                Action::Special(card)
            }
            Task::Desert => {
                let there = deserters(open.battle.as_ref()?, colour);
                Action::Desert(there.nth(entropy.below(there.len().into()) as u32)?)
            }
        })
    }

    #[inline]
    fn random_command<E: Entropy + ?Sized>(&self, open: &Open, entropy: &mut E) -> Option<Action> {
        let battle = open.battle.as_ref()?;
        let ground = self.ground(open);
        let mut pieces = battle.usable();
        loop {
            let chosen = entropy.below(u64::from(pieces.len()) + 1) as u32;
            let Some(piece) = pieces.nth(chosen) else { return Some(battle.end_of_use()) };
            let mut picked = None;
            let mut seen = 0;
            self.each_move(ground, battle, piece, |action| {
                seen += 1;
                if entropy.below(seen) == 0 {
                    picked = Some(action);
                }
            });
            if picked.is_some() {
                return picked;
            }
            pieces.remove(piece);
        }
    }
}

/// Two different fields of a board.
fn random_camps<E: Entropy + ?Sized>(mut board: Fields, entropy: &mut E) -> Option<Action> {
    let one = random_field(&mut board, entropy)?;
    let other = random_field(&mut board, entropy)?;
    Camps::new(one, other).map(Action::Camps)
}

/// Takes any field out of a set.
pub(crate) fn random_field<E: Entropy + ?Sized>(fields: &mut Fields, entropy: &mut E) -> Option<Field> {
    if fields.is_empty() {
        return None;
    }
    let field = fields.nth(entropy.below(fields.len().into()) as u32)?;
    fields.remove(field);
    Some(field)
}

/// Each card with a chance of one in four.
fn quarter<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Cards {
    hand.iter().filter(|_| entropy.below(4) == 0).collect()
}

/// Any army that the hand can pay.
pub(crate) fn random_army<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Option<Army> {
    let points = hand.sum();
    let affordable = Army::affordable(points).count();
    Army::affordable(points).nth(entropy.index(affordable))
}

/// Any training that the hand can pay.
pub(crate) fn random_training<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Option<Training> {
    let affordable = affordable_trainings(hand);
    Training::new(entropy.below(affordable) as u8)
}

/// How many trainings the hand can pay, none included: always the cheapest ones.
pub(crate) fn affordable_trainings(hand: Cards) -> u64 {
    Training::all().filter(|training| training.cost() <= hand.sum()).count() as u64
}

/// Any allowed payment (S-9).
pub(crate) fn random_payment<E: Entropy + ?Sized>(hand: Cards, cost: u16, entropy: &mut E) -> Option<Cards> {
    let number = count_payments(hand, cost);
    if number == 0 {
        return None;
    }
    let mut before = entropy.below(number);
    let mut picked = None;
    each_payment(hand, cost, |paid| {
        if before == 0 {
            picked = Some(paid);
            return ControlFlow::Break(());
        }
        before -= 1;
        ControlFlow::Continue(())
    });
    picked
}

/// Any deployment of an army on these fields.
pub(crate) fn random_deployment<E: Entropy + ?Sized>(
    army: Army,
    mut free: Fields,
    entropy: &mut E,
) -> Option<Deployment> {
    let pieces =
        Kind::DEPLOYED.into_iter().flat_map(|kind| std::iter::repeat_n(kind, army.count(kind).into()));
    Deployment::new(pieces.filter_map(|kind| Some((kind, random_field(&mut free, entropy)?))))
}

impl Drawn {
    /// So many of the eight cards, all sets of cards equally likely.
    pub(crate) fn random<E: Entropy + ?Sized>(number: u8, entropy: &mut E) -> Drawn {
        let mut counts = [0u8; 4];
        let mut left = [2u8; 4];
        for taken in 0..number {
            let mut ticket = entropy.below(u64::from(8 - taken)) as u8;
            for face in 0..4 {
                if ticket < left[face] {
                    left[face] -= 1;
                    counts[face] += 1;
                    break;
                }
                ticket -= left[face];
            }
        }
        Drawn::new(counts).unwrap_or_default()
    }
}
