//! Szachowa Bitwa with its options: who is asked for what, and what may be answered.

use crate::{
    Action, Auction, Battle, Colour, Decision, Fields, Fight, Ground, Kind, Open, Options, Order, Phase,
    Refusal, Secret, Size, SpecialOrder, Stage, Task, View,
};
use stolik_game::{Actor, Seats};

/// Szachowa Bitwa with its options chosen. Seat 0 is White, seat 1 is Black.
///
/// ```
/// use stolik_game::{Actor, Rules, Seats};
/// use stolik_szachowa_bitwa::{Options, SzachowaBitwa};
///
/// let game = SzachowaBitwa::new(Options::default()).expect("defaults have no faults");
/// assert_eq!(game.actor(&game.start()), Actor::Each(Seats::first(2)), "both choose their camps");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SzachowaBitwa {
    pub(crate) options: Options,
}

// Everything here works on views as on states: legality depends on what lies open and the own secrets alone.
impl SzachowaBitwa {
    /// Columns and rows of one board: N (S-1).
    pub const fn size(&self) -> u8 {
        match self.options.n {
            Size::Ten => 10,
            Size::Eight => 8,
        }
    }

    /// The ground of a game: size, river, and the bridges as far as they are known.
    #[inline]
    pub fn ground(&self, open: &Open) -> Ground {
        Ground::new(self.size(), self.options.river, open.bridges.into_iter().flatten())
    }

    /// Who must act, and what is asked; nothing once the game is over.
    #[inline]
    pub(crate) fn awaited_task(&self, open: &Open) -> Option<(Actor, Task)> {
        let uncommitted = |done: [bool; 2]| {
            let missing = Colour::ALL.into_iter().filter(|colour| !done[colour.index()]);
            Actor::Each(missing.map(Colour::seat).collect())
        };
        let one = |colour: Colour| Actor::One(colour.seat());
        let in_order = |order| match order {
            Order::Together => uncommitted(open.committed),
            Order::Now(colour) => one(colour),
        };
        Some(match open.phase {
            Phase::Camps(order) => (in_order(order), Task::Camps),
            Phase::Bridges(order) => (in_order(order), Task::Bridge),
            Phase::Bids(Auction::Initial) => (uncommitted(open.committed), Task::Bid),
            Phase::Bids(Auction::Turn(colour)) => (one(colour), Task::AddOrDeclare),
            Phase::Bids(Auction::Last(colour)) => (one(colour), Task::AddLast),
            Phase::Purchase(colour) => (one(colour), Task::Buy),
            Phase::Training => (uncommitted(open.committed), Task::Train),
            Phase::Deployment => (uncommitted(open.committed), Task::Deploy),
            Phase::Battle => {
                let battle = open.battle.as_ref()?;
                match (battle.fight.map(|fight| fight.stage), battle.in_use) {
                    (None, None) => (one(battle.turn), Task::Command),
                    (None, Some(in_use)) => (one(battle.turn), Task::GoOn(in_use.at)),
                    (Some(stage), _) => {
                        let first = self.options.special_order == SpecialOrder::AttackerFirst;
                        let actor = match stage {
                            Stage::Asked { .. } if first => one(battle.turn),
                            Stage::Asked { answered } => uncommitted(answered),
                            Stage::AttackerShown { .. } => one(!battle.turn),
                            Stage::Shown { .. } => Actor::Chance,
                        };
                        (actor, Task::Special)
                    }
                }
            }
            Phase::Desertion { fallen, .. } => (one(!fallen), Task::Desert),
            Phase::Over(_) => return None,
        })
    }

    /// Who must act.
    #[inline]
    pub(crate) fn actor_of(&self, open: &Open) -> Actor {
        self.awaited_task(open).map_or(Actor::Over, |(actor, _)| actor)
    }

    /// Who is awaited.
    pub fn awaited(&self, open: &Open) -> Seats {
        self.actor_of(open).seats()
    }

    /// What a player is asked for now; nothing if the player is not awaited.
    pub fn task(&self, open: &Open, colour: Colour) -> Option<Task> {
        let (actor, task) = self.awaited_task(open)?;
        actor.awaits(colour.seat()).then_some(task)
    }

    /// Whether an awaited player may do this, by the player's own view; if not, why not. The same as `check` on the state.
    pub fn check_view(&self, view: &View, colour: Colour, action: &Action) -> Result<(), Refusal> {
        let secret = view.secret(colour).copied().unwrap_or(Secret::START);
        self.check_known(&view.open, &secret, colour, action)
    }

    /// Shows a player's listed actions, each once, in a fixed order.
    #[inline]
    pub(crate) fn each_legal(
        &self,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        mut show: impl FnMut(Action),
    ) {
        let Some(battle) = &open.battle else { return };
        match self.task(open, colour) {
            Some(Task::Command | Task::GoOn(_)) => {
                let ground = self.ground(open);
                for field in battle.usable().iter() {
                    self.each_move(ground, battle, field, &mut show);
                }
                show(battle.end_of_use());
            }
            Some(Task::Special) => {
                show(Action::Special(None));
                secret.hand.values().for_each(|card| show(Action::Special(Some(card))));
            }
            Some(Task::Desert) => {
                deserters(battle, colour).iter().for_each(|field| show(Action::Desert(field)));
            }
            _ => {}
        }
    }

    /// How many cards each side of the waiting fight draws.
    pub(crate) fn fight_cards(&self, open: &Open) -> Option<(u8, u8)> {
        let battle = open.battle.as_ref()?;
        let Fight { from, to, shot, .. } = battle.fight?;
        match self.assault(self.ground(open), battle, from, to, shot)?.decision {
            Decision::Cards { attacker, defender } => Some((attacker, defender)),
            Decision::Certain { .. } => None,
        }
    }
}

/// The pieces that this player may make desert: all of the other's but the camps (S-39).
pub(crate) fn deserters(battle: &Battle, colour: Colour) -> Fields {
    battle.board.of(!colour) - battle.board.kind(Kind::Camp)
}
