//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.
//!
//! As a text a position has parts divided by semicolons: what is going on, then White's part and Black's.
//!
//! ```text
//! battle white points=3; W: KE2 PE5,F5 NC3 RA1,J1 king=4 bridge=E cards=7,10; B: KE19 PE6 RA20,J20 bridge=H
//! ```
//!
//! - What is going on: `camps`, `bridges`, `bids`, `buy white`, `train`, `deploy`, `battle white` (whose turn), `desert
//!   white 3` (whose clock has fallen, and how many pieces are still to go). Openly chosen camps and bridges: `camps
//!   white`. In the middle of the bidding: `bids white` (who adds or declares) and `bids white last`.
//! - Of the whole battle: `points=3` (left in this turn), `first=black` (who began), `used=E5,F6`, `use=E5:1:0` (the piece
//!   in use, its points and fights left), `rounds=4`, `quiet=2`, `removed` (a piece, in this round), `fight=E5xF6` or
//!   `fight=E5*F7` (answers are awaited), `shown=7` (the attacker's card, where the attacker is first), `shown=7/-` (both
//!   cards, White's first). Of the spying: `declared=white`.
//! - Of a player: pieces (`K` king, `P` pawns, `N` knights, `B` pikemen, `Q` crossbowmen, `R` camps), before the battle
//!   `camps=A1,J1`; `bridge=E`, `king=4` (the points of the king, 1 without it), `cards=7,10` (Special Cards), `spent=9`
//!   (those used), `bid=9,10`, `army=10P4N4B2Q/2,3,7` (bought, and the cards paid), `trained=3/9,10`, `clock=29:30.500`,
//!   `commit=` and the text of what is committed.
//!
//! Hands before the battle and change follow from what was bid and paid, so they are not told. In the battle it is the other
//! way round: the cards in hand are told, and how they came about is not.

pub(crate) mod check;
pub(crate) mod fault;
pub(crate) mod text;

use crate::{
    Action, Army, Auction, CardValue, Cards, Colour, Column, Ending, Field, Fight, Kind, Order, Phase,
    Secret, Stage, State, Training, Use,
};
use stolik_game::Millis;

/// A loose position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is going on.
    pub going_on: GoingOn,
    /// Who has declared the end of the spying.
    pub declared: Option<Colour>,
    /// The points left in this turn; all of them if it is not told.
    pub points: Option<u8>,
    /// Who began the battle; who is on turn if it is not told.
    pub first: Option<Colour>,
    /// The pieces used in this turn.
    pub used: Vec<Field>,
    /// The piece in use.
    pub in_use: Option<Use>,
    /// The fight that waits.
    pub fight: Option<WaitingFight>,
    /// Complete rounds.
    pub rounds: u16,
    /// Complete rounds without a removal.
    pub quiet: u16,
    /// Whether a piece was removed in this round.
    pub removed: bool,
    /// What belongs to each player, White first.
    pub sides: [SideSetup; 2],
}

/// What is going on in a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingOn {
    /// Camps are chosen; by this player, where openly.
    Camps(Option<Colour>),
    /// Bridges are chosen; by this player, where openly.
    Bridges(Option<Colour>),
    /// Spying.
    Bids(Auction),
    /// This player buys.
    Buy(Colour),
    /// Kings are trained.
    Train,
    /// Armies are deployed.
    Deploy,
    /// The battle; this player's turn.
    Battle(Colour),
    /// A clock has fallen, on this player's turn.
    Desert {
        /// Whose clock.
        fallen: Colour,
        /// How many pieces are still to go.
        left: u8,
    },
}

/// A fight that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingFight {
    /// Who attacks.
    pub from: Field,
    /// Who is attacked.
    pub to: Field,
    /// Whether it is a shot.
    pub shot: bool,
    /// The cards that lie open.
    pub shown: Shown,
}

/// The Special Cards that lie open in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// None yet.
    Nothing,
    /// The attacker's.
    Attackers(Option<CardValue>),
    /// Both, White's first.
    Both([Option<CardValue>; 2]),
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSetup {
    /// The pieces on the boards.
    pub pieces: Vec<(Kind, Field)>,
    /// The camps, before the battle.
    pub camps: Vec<Field>,
    /// The bridge.
    pub bridge: Option<Column>,
    /// The king's points, 1 to 6; 1 if it is not told.
    pub king: Option<u8>,
    /// The Special Cards.
    pub cards: Cards,
    /// The Special Cards used.
    pub spent: Cards,
    /// The spying cards.
    pub bid: Cards,
    /// The army bought and the cards paid.
    pub army: Option<(Army, Cards)>,
    /// The training and the cards paid.
    pub trained: Option<(Training, Cards)>,
    /// What is left on the clock; all of it if it is not told.
    pub clock: Option<Millis>,
    /// What is committed and not yet turned up.
    pub commit: Option<Action>,
}

impl Setup {
    /// A setup in which nothing but what is going on is told.
    pub fn new(going_on: GoingOn) -> Setup {
        Setup {
            going_on,
            declared: None,
            points: None,
            first: None,
            used: Vec::new(),
            in_use: None,
            fight: None,
            rounds: 0,
            quiet: 0,
            removed: false,
            sides: [SideSetup::default(), SideSetup::default()],
        }
    }

    /// The setup that describes a state.
    pub(crate) fn of(state: &State) -> Setup {
        let open = &state.open;
        let order = |order| match order {
            Order::Together => None,
            Order::Now(colour) => Some(colour),
        };
        let turn = open.battle.map_or(Colour::White, |battle| battle.turn);
        let mut setup = Setup::new(match open.phase {
            Phase::Camps(now) => GoingOn::Camps(order(now)),
            Phase::Bridges(now) => GoingOn::Bridges(order(now)),
            Phase::Bids(auction) => GoingOn::Bids(auction),
            Phase::Purchase(colour) => GoingOn::Buy(colour),
            Phase::Training => GoingOn::Train,
            Phase::Deployment => GoingOn::Deploy,
            Phase::Desertion { fallen, left } => GoingOn::Desert { fallen, left },
            Phase::Over(Ending::Clock(fallen)) => GoingOn::Desert { fallen, left: 0 },
            Phase::Battle | Phase::Over(_) => GoingOn::Battle(turn),
        });
        for colour in Colour::ALL {
            let side = &mut setup.sides[colour.index()];
            side.bridge = open.bridges[colour.index()];
            side.commit = state.secret(colour).committed();
        }
        match open.battle {
            None => setup.before_battle(state),
            Some(_) => setup.in_battle(state),
        }
        setup
    }

    fn before_battle(&mut self, state: &State) {
        self.declared = state.open.declared;
        for colour in Colour::ALL {
            let (side, secret) = (&mut self.sides[colour.index()], state.secret(colour));
            let camps = state.open.camps[colour.index()];
            side.camps = camps.iter().flat_map(|camps| camps.both()).collect();
            side.bid = secret.bid;
            side.army = secret.purchase.map(|purchase| (purchase.army, purchase.paid));
            side.trained = secret.training.map(|trained| (trained.training, trained.paid));
        }
    }

    fn in_battle(&mut self, state: &State) {
        let Some(battle) = &state.open.battle else { return };
        self.points = (battle.points != battle.turn_points(battle.turn)).then_some(battle.points);
        self.first = (battle.first != battle.turn).then_some(battle.first);
        self.used = battle.used.iter().collect();
        self.in_use = battle.in_use;
        self.fight = battle.fight.map(|Fight { from, to, shot, stage }| WaitingFight {
            from,
            to,
            shot,
            shown: match stage {
                Stage::Asked(_) => Shown::Nothing,
                Stage::AttackerShown(card) => Shown::Attackers(card),
                Stage::Shown(cards) => Shown::Both(cards),
            },
        });
        (self.rounds, self.quiet, self.removed) = (battle.rounds, battle.quiet, battle.removed);
        for colour in Colour::ALL {
            let Secret { hand, .. } = *state.secret(colour);
            let side = &mut self.sides[colour.index()];
            for kind in Kind::LISTED {
                side.pieces.extend(battle.board.pieces(colour, kind).iter().map(|field| (kind, field)));
            }
            let king = battle.training[colour.index()].points();
            side.king = (king != 1).then_some(king);
            (side.cards, side.spent) = (hand, state.open.spent[colour.index()]);
            let clock = battle.clocks[colour.index()];
            side.clock = (clock.0 > 0).then_some(clock);
        }
    }
}
