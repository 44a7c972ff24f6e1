//! Szachowa Bitwa with its options: who is asked for what, and what may be answered.

use crate::{
    Action, Auction, Battle, Colour, Field, Fight, Ground, Open, Options, Order, Phase, Refusal, Secret,
    Size, SpecialOrder, Stage, Task, View,
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

/// What actions are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// What a piece can do; in a desertion, the piece.
    Piece(Field),
    /// Finishing a use and ending the turn.
    Turn,
    /// The answers to a fight.
    Special,
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

    /// Who must act.
    #[inline]
    pub(crate) fn actor_of(&self, open: &Open) -> Actor {
        let uncommitted = |done: [bool; 2]| {
            let missing = Colour::ALL.into_iter().filter(|colour| !done[colour.index()]);
            Actor::Each(missing.map(Colour::seat).collect())
        };
        let one = |colour: Colour| Actor::One(colour.seat());
        match (open.phase, &open.battle) {
            (
                Phase::Camps(Order::Now(colour))
                | Phase::Bridges(Order::Now(colour))
                | Phase::Bids(Auction::Turn(colour) | Auction::Last(colour))
                | Phase::Purchase(colour),
                _,
            ) => one(colour),
            (
                Phase::Camps(Order::Together)
                | Phase::Bridges(Order::Together)
                | Phase::Bids(Auction::Initial)
                | Phase::Training
                | Phase::Deployment,
                _,
            ) => uncommitted(open.committed),
            (Phase::Battle, Some(battle)) => match battle.fight.map(|fight| fight.stage) {
                None => one(battle.turn),
                Some(Stage::Asked(_)) if self.options.special_order == SpecialOrder::AttackerFirst => {
                    one(battle.turn)
                }
                Some(Stage::Asked(answered)) => uncommitted(answered),
                Some(Stage::AttackerShown(_)) => one(!battle.turn),
                Some(Stage::Shown(_)) => Actor::Chance,
            },
            (Phase::Desertion { fallen, .. }, _) => one(!fallen),
            (Phase::Over(_), _) | (Phase::Battle, None) => Actor::Over,
        }
    }

    /// Who is awaited.
    pub fn awaited(&self, open: &Open) -> Seats {
        self.actor_of(open).seats()
    }

    /// What a player is asked for now; nothing if the player is not awaited.
    pub fn task(&self, open: &Open, colour: Colour) -> Option<Task> {
        if !self.awaited(open).contains(colour.seat()) {
            return None;
        }
        Some(match (open.phase, &open.battle) {
            (Phase::Camps(_), _) => Task::Camps,
            (Phase::Bridges(_), _) => Task::Bridge,
            (Phase::Bids(Auction::Initial), _) => Task::Bid,
            (Phase::Bids(Auction::Turn(_)), _) => Task::AddOrDeclare,
            (Phase::Bids(Auction::Last(_)), _) => Task::AddLast,
            (Phase::Purchase(_), _) => Task::Buy,
            (Phase::Training, _) => Task::Train,
            (Phase::Deployment, _) => Task::Deploy,
            (Phase::Battle, Some(Battle { fight: Some(_), .. })) => Task::Special,
            (Phase::Battle, Some(Battle { in_use: Some(in_use), .. })) => Task::GoOn(in_use.at),
            (Phase::Battle, _) => Task::Command,
            (Phase::Desertion { .. }, _) => Task::Desert,
            (Phase::Over(_), _) => return None,
        })
    }

    /// Whether an awaited player may do this, by the player's own view; if not, why not. The same as `check` on the state.
    pub fn check_view(&self, view: &View, colour: Colour, action: &Action) -> Result<(), Refusal> {
        let secret = view.secret(colour).copied().unwrap_or(Secret::START);
        self.check_known(&view.open, &secret, colour, action)
    }

    /// The groups of a player's listed actions, by the player's own view.
    pub fn groups_of_view(&self, view: &View, colour: Colour, out: &mut Vec<Group>) {
        self.each_group(&view.open, colour, |group| out.push(group));
    }

    /// The actions of a group, by the player's own view.
    pub fn group_actions_of_view(&self, view: &View, colour: Colour, group: Group, out: &mut Vec<Action>) {
        if let Some(secret) = view.secret(colour) {
            self.each_action(&view.open, secret, colour, group, |action| out.push(action));
        }
    }

    /// Shows the groups that have a listed action.
    pub(crate) fn each_group(&self, open: &Open, colour: Colour, mut show: impl FnMut(Group)) {
        let Some(battle) = &open.battle else { return };
        let ground = self.ground(open);
        match self.task(open, colour) {
            Some(Task::Command | Task::GoOn(_)) => {
                let able = battle.usable().iter().filter(|field| self.can_move(ground, battle, *field));
                able.for_each(|field| show(Group::Piece(field)));
                show(Group::Turn);
            }
            Some(Task::Special) => show(Group::Special),
            Some(Task::Desert) => {
                deserters(battle, colour).iter().for_each(|field| show(Group::Piece(field)));
            }
            _ => {}
        }
    }

    /// Shows the actions of a group.
    pub(crate) fn each_action(
        &self,
        open: &Open,
        secret: &Secret,
        colour: Colour,
        group: Group,
        mut show: impl FnMut(Action),
    ) {
        let Some(battle) = &open.battle else { return };
        match (self.task(open, colour), group) {
            (Some(Task::Command | Task::GoOn(_)), Group::Piece(field)) => {
                self.each_move(self.ground(open), battle, field, show);
            }
            (Some(Task::Command), Group::Turn) => show(Action::End),
            (Some(Task::GoOn(_)), Group::Turn) => show(Action::Finish),
            (Some(Task::Special), Group::Special) => {
                show(Action::Special(None));
                secret.hand.values().for_each(|card| show(Action::Special(Some(card))));
            }
            (Some(Task::Desert), Group::Piece(field)) if deserters(battle, colour).has(field) => {
                show(Action::Desert(field));
            }
            _ => {}
        }
    }

    /// How many cards each side of the waiting fight draws.
    pub(crate) fn fight_cards(&self, open: &Open) -> Option<(u8, u8)> {
        let battle = open.battle.as_ref()?;
        let Fight { from, to, shot, .. } = battle.fight?;
        match self.assault(self.ground(open), battle, from, to, shot)?.decision {
            crate::assault::Decision::Cards { attacker, defender } => Some((attacker, defender)),
            crate::assault::Decision::Certain { .. } => None,
        }
    }
}

/// The pieces that this player may make desert: all of the other's but the camps (S-39).
pub(crate) fn deserters(battle: &Battle, colour: Colour) -> crate::fields::Fields {
    battle.board.of(!colour) - battle.board.kind(crate::kind::Kind::Camp)
}
