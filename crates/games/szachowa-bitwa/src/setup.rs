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
pub(crate) mod text;

use crate::{
    Action, Army, Auction, CardValue, Cards, Colour, Column, Ending, Field, Fight, Hop, Kind, Order, Phase,
    Refusal, Stage, State, Training, Use,
};
use stolik_game::kit::Gap;
use stolik_game::{Message, Millis, Refusal as _, Spot};

stolik_game::position_words! {
    /// A loose position.
    Setup {
        /// Who has declared the end of the spying.
        declared: Option<Colour> = "declared";
        /// The points left in this turn; all of them if it is not told.
        points: Option<u8> = "points";
        /// Who began the battle; who is on turn if it is not told.
        first: Option<Colour> = "first";
        /// The pieces used in this turn.
        used: Vec<Field> = "used";
        /// The piece in use.
        in_use: Option<Use> = "use";
        /// Complete rounds.
        rounds: u16 = "rounds";
        /// Complete rounds without a removal.
        quiet: u16 = "quiet";
        /// Whether a piece was removed in this round.
        removed: bool = "removed";
        /// The fight that waits.
        fight: Option<WaitingFight> = "fight";
        /// The Special Cards that lie open in it.
        shown: Option<Shown> = "shown";
    }
    beside {
        /// What is going on.
        going_on: GoingOn;
        /// What belongs to each player, White first.
        sides: [SideSetup; 2];
    }
}

stolik_game::position_words! {
    /// What belongs to a player.
    SideSetup {
        /// The camps, before the battle.
        camps: Vec<Field> = "camps";
        /// The bridge.
        bridge: Option<Column> = "bridge";
        /// The king's points, 1 to 6; 1 if it is not told.
        king: Option<u8> = "king";
        /// The Special Cards.
        cards: Cards = "cards";
        /// The Special Cards used.
        spent: Cards = "spent";
        /// The spying cards.
        bid: Cards = "bid";
        /// The army bought.
        army: Option<Paid<Army>> = "army";
        /// The training.
        trained: Option<Paid<Training>> = "trained";
        /// What is left on the clock; all of it if it is not told.
        clock: Option<Clock> = "clock";
    }
    beside {
        /// The pieces on the boards.
        pieces: Vec<(Kind, Field)>;
        /// What is committed and not yet turned up.
        commit: Option<Action>;
    }
}

/// What is going on in a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingOn {
    /// Camps are chosen; by this player, where openly.
    Camps(Order),
    /// Bridges are chosen; by this player, where openly.
    Bridges(Order),
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
}

/// The Special Cards that lie open in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The attacker's.
    Attackers(Option<CardValue>),
    /// Both, White's first.
    Both([Option<CardValue>; 2]),
}

/// Something bought, and the cards paid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid<T> {
    /// What.
    pub bought: T,
    /// The cards.
    pub paid: Cards,
}

/// A time on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock(pub Millis);

/// A game begins so.
impl Default for GoingOn {
    fn default() -> GoingOn {
        GoingOn::Camps(Order::Together)
    }
}

impl GoingOn {
    /// The phase that it is.
    pub(crate) fn phase(self) -> Phase {
        match self {
            GoingOn::Camps(order) => Phase::Camps(order),
            GoingOn::Bridges(order) => Phase::Bridges(order),
            GoingOn::Bids(auction) => Phase::Bids(auction),
            GoingOn::Buy(colour) => Phase::Purchase(colour),
            GoingOn::Train => Phase::Training,
            GoingOn::Deploy => Phase::Deployment,
            GoingOn::Battle(_) => Phase::Battle,
            GoingOn::Desert { fallen, left } => Phase::Desertion { fallen, left },
        }
    }

    /// What is going on in a state.
    fn of(state: &State) -> GoingOn {
        match state.open.phase {
            Phase::Camps(order) => GoingOn::Camps(order),
            Phase::Bridges(order) => GoingOn::Bridges(order),
            Phase::Bids(auction) => GoingOn::Bids(auction),
            Phase::Purchase(colour) => GoingOn::Buy(colour),
            Phase::Training => GoingOn::Train,
            Phase::Deployment => GoingOn::Deploy,
            Phase::Desertion { fallen, left } => GoingOn::Desert { fallen, left },
            Phase::Over(Ending::Clock(fallen)) => GoingOn::Desert { fallen, left: 0 },
            Phase::Battle | Phase::Over(_) => {
                GoingOn::Battle(state.open.battle.map_or(Colour::White, |battle| battle.turn))
            }
        }
    }
}

impl Setup {
    /// A setup in which nothing but what is going on is told.
    pub fn new(going_on: GoingOn) -> Setup {
        Setup { going_on, ..Setup::default() }
    }

    /// The setup that describes a state.
    pub(crate) fn of(state: &State) -> Setup {
        let mut setup = Setup::new(GoingOn::of(state));
        for colour in Colour::ALL {
            let side = &mut setup.sides[colour.index()];
            side.bridge = state.open.bridges[colour.index()];
            side.commit = state.secret(colour).committed();
        }
        match state.open.battle {
            None => setup.before_battle(state),
            Some(_) => setup.in_battle(state),
        }
        setup
    }

    fn before_battle(&mut self, state: &State) {
        self.declared = state.open.declared;
        for colour in Colour::ALL {
            let (side, secret) = (&mut self.sides[colour.index()], state.secret(colour));
            side.camps = state.open.camp_fields(colour).iter().collect();
            side.bid = secret.bid;
            side.army = secret.purchase.map(|bought| Paid { bought: bought.army, paid: bought.paid });
            side.trained = secret.training.map(|chosen| Paid { bought: chosen.training, paid: chosen.paid });
        }
    }

    fn in_battle(&mut self, state: &State) {
        let Some(battle) = &state.open.battle else { return };
        self.points = (battle.points != battle.turn_points(battle.turn)).then_some(battle.points);
        self.first = (battle.first != battle.turn).then_some(battle.first);
        self.used = battle.used.iter().collect();
        self.in_use = battle.in_use;
        self.fight = battle.fight.map(|Fight { from, to, shot, .. }| WaitingFight { from, to, shot });
        self.shown = battle.fight.and_then(|fight| match fight.stage {
            Stage::Asked { .. } => None,
            Stage::AttackerShown { card } => Some(Shown::Attackers(card)),
            Stage::Shown { cards } => Some(Shown::Both(cards)),
        });
        (self.rounds, self.quiet, self.removed) = (battle.rounds, battle.quiet, battle.removed);
        for colour in Colour::ALL {
            let side = &mut self.sides[colour.index()];
            for kind in Kind::LISTED {
                side.pieces.extend(battle.board.pieces(colour, kind).iter().map(|field| (kind, field)));
            }
            let king = battle.training[colour.index()].points();
            side.king = (king != 1).then_some(king);
            side.cards = state.secret(colour).hand;
            side.spent = state.open.spent[colour.index()];
            let clock = battle.clocks[colour.index()];
            side.clock = (clock.0 > 0).then_some(Clock(clock));
        }
    }
}

stolik_game::faults! {
    /// One thing wrong with a setup.
    SetupFault in "szachowa-bitwa-fault-" {
        /// The boards do not have this field.
        OffBoard(field: Field) = "S-1";
        /// Two pieces stand on a field.
        TwiceOn(field: Field) = "S-13";
        /// A player has more pieces of a kind than there are.
        TooMany(side: Colour, kind: Kind, count: u16, most: u8) = "III";
        /// A camp stands on the other's board.
        CampAbroad(side: Colour, field: Field) = "I";
        /// A player has not two camps, but so many.
        WrongCamps(side: Colour, count: u8) = "I";
        /// A player's bridge is missing.
        BridgeMissing(side: Colour) = "S-5";
        /// The boards do not have this column.
        BridgeOffBoard(column: Column) = "S-5";
        /// Without a river there are no bridges.
        NoRiver = "S-3";
        /// The king's points are out of range.
        KingPoints(side: Colour, points: u8) = "IV";
        /// The points left in the turn are more than there can be.
        WrongPoints(points: u8, most: u8) = "VI";
        /// A field is called used on which no piece stands that can be.
        NotUsed(field: Field) = "VI";
        /// The use told cannot be.
        WrongUse(field: Field) = "2.6.10";
        /// The fight told cannot be.
        NoSuchFight(hop: Hop) = "VI";
        /// More cards than there are (Points).
        TooManyCards(side: Colour, cards: Cards) = "S-9";
        /// Who declared the end of the spying is not told.
        NotDeclared = "S-7";
        /// An army that must be bought by now is missing.
        ArmyMissing(side: Colour) = "III";
        /// A training that must be chosen by now is missing.
        TrainingMissing(side: Colour) = "IV";
        /// A player's choice that the rules refuse, and why.
        Refused(side: Colour, why: Refusal) = why.article().0;
        /// A clock that begins with so many minutes cannot show this.
        WrongClock(side: Colour, minutes: u16) = "S-39";
        /// There are no clocks in this scenario.
        NoClocks = "S-39";
        /// More pieces are to desert than can.
        TooManyDeserters(count: u8, most: u8) = "S-39";
        /// Camps and bridges are chosen in the other order.
        WrongOrder = "S-6";
        /// A word that means nothing at this point of a game.
        OutOfPlace(word: &'static str, of: Whose) = "2.5";
    }
}

/// Whose a word is; nobody's if it belongs to the whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whose(pub Option<Colour>);

impl Gap for Whose {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        match self.0 {
            Some(colour) => message.with(gap, "side").with("side", colour),
            None => message.with(gap, "all"),
        }
    }
}

stolik_game::said!(Refusal: |refusal| refusal.message(););
