//! Why something is not possible.

use crate::cards::{CardValue, Cards};
use crate::field::{Column, Field};
use crate::kind::Kind;
use crate::task::Task;
use stolik_game::{Arg, Article, Message, Spot};

/// Why an action, a step of a draft, or a touched spot is not possible. Made from what the acting player knows alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked now.
    Asked(Task),
    /// Nothing there to be touched now.
    NotASpot(Spot, Task),
    /// Everything is chosen already.
    PastEnd(Spot, Task),
    /// The boards do not have this field (S-1).
    OffBoard(Field),
    /// The boards do not have this column (S-1).
    NoSuchColumn(Column),
    /// The field lies on the other's board (I, S-13).
    NotOwnBoard(Field),
    /// The two camps need two fields (I).
    SameField(Field),
    /// Cards are added and the end is declared in turn, after the first cards (S-7).
    NotInTurn,
    /// A sealed bid is all there is: nothing is added or declared (S-7).
    SealedBid,
    /// These cards are not in the hand.
    NotInHand(Cards),
    /// The hand does not hold as much as this costs (S-10).
    TooExpensive {
        /// The cost.
        cost: u16,
        /// The points in the hand.
        points: u16,
    },
    /// Cards that make the exact cost are in the hand, so the exact cost must be paid (S-9).
    PayExactly {
        /// The cost.
        cost: u16,
        /// The sum of the cards given.
        paid: u16,
    },
    /// The cards given make less than the cost (S-9).
    PaidTooLittle {
        /// The cost.
        cost: u16,
        /// The sum of the cards given.
        paid: u16,
    },
    /// This card can be kept: the others make the cost (S-9).
    CardToSpare {
        /// The cost.
        cost: u16,
        /// The card.
        card: CardValue,
    },
    /// There are no more pieces of a kind (III).
    TooManyOf(Kind),
    /// Not as many pieces of a kind are placed as were bought (S-13).
    WrongNumber {
        /// The kind.
        kind: Kind,
        /// How many are placed.
        placed: u8,
        /// How many there are to place.
        bought: u8,
    },
    /// Two pieces are placed on one field (S-13).
    TwiceOn(Field),
    /// A camp stands there and stays there (V).
    OnCamp(Field),
    /// Nothing stands there.
    Empty(Field),
    /// The other's piece stands there, and an own one is needed.
    NotYours(Field),
    /// A camp never moves and never attacks (I).
    CampStays(Field),
    /// The piece was used in this turn (VI).
    Used(Field),
    /// Another piece is in use; its use is finished first (S-18).
    OtherInUse {
        /// The piece touched.
        field: Field,
        /// The piece in use.
        in_use: Field,
    },
    /// The use is finished before the turn ends (2.6.10).
    FinishFirst(Field),
    /// No piece is in use, so no use can be finished.
    NothingInUse,
    /// Not enough points are left: a diagonal step takes two (Movement, S-20).
    TooFewPoints {
        /// From and to.
        hop: Hop,
        /// The points it takes.
        cost: u8,
        /// The points left.
        left: u8,
    },
    /// The field is not free (S-14).
    Occupied(Hop),
    /// The field is no neighbour.
    NotANeighbour(Hop),
    /// The river is crossed straight (Movement).
    AcrossSlantwise(Hop),
    /// Crossing the river takes all points, none of them spent (S-15).
    CrossingTakesAll(Hop),
    /// No melee across the river (S-21).
    MeleeAcrossRiver(Hop),
    /// Nobody stands there to be attacked.
    NobodyThere(Hop),
    /// An own piece is not attacked.
    OwnPiece(Hop),
    /// The piece has no fight left in this use (S-16).
    NoFightLeft(Hop),
    /// With `diagonal_fight=strict` a diagonal attack takes two fights, and one is left (S-16).
    StrictDiagonal(Hop),
    /// Pikemen attack with both points or not at all (S-17).
    PikemenMoved(Hop),
    /// Crossbowmen shoot with both points or not at all (S-17).
    CrossbowmenMoved(Hop),
    /// Crossbowmen do not fight hand to hand (III).
    CrossbowmenDoNotFight(Hop),
    /// Only crossbowmen shoot (III).
    NotAShooter(Hop),
    /// The target is out of range (Shooting).
    OutOfRange(Hop),
    /// One of these two falls too, and the attacker must say which (S-26).
    ChooseYellow(Hop, [Field; 2]),
    /// There is nothing to choose there: this field does not fall at choice (S-26).
    NotAChoice(Hop, Field),
    /// No such Special Card is in the own hand (S-33).
    CardNotHeld(CardValue),
    /// The other player's pieces desert, not the own ones (S-39).
    NotTheirs(Field),
    /// Camps do not desert (S-39).
    CampsDoNotDesert(Field),
    /// It is so already.
    AlreadySo(Spot, Task),
    /// A bridge begins at an own field at the river (I).
    NotAtTheBank(Field),
    /// To add cards at least one is laid down; without any the end is declared (S-7).
    NoCardLaid,
    /// The end is declared without adding: these cards lie there still (S-7).
    CardsLaid(Cards),
    /// None of the kind is bought, so none can be given back (III).
    NoneBought(Kind),
    /// All pieces of the kind are placed (S-13).
    NoneLeft(Kind),
    /// A placed piece is touched first, then it is lifted (S-13).
    NothingTaken,
    /// The piece can do nothing now (VI).
    Stuck(Field),
}

/// Two fields of something that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hop {
    /// From where.
    pub from: Field,
    /// To where.
    pub to: Field,
}

/// How long the beginning of every key is; what follows is the code.
const PREFIX: usize = 23;

/// Key and article of each reason, in one row.
macro_rules! reasons {
    ($($pattern:pat => $key:literal, $article:expr;)+) => {
        fn reason(refusal: &Refusal) -> (&'static str, &'static str, &'static str) {
            match refusal {
                Refusal::Asked(task) => (task.code(), task.article(), task.key()),
                $($pattern => (&$key[PREFIX..], $article, $key),)+
            }
        }
    };
}

reasons! {
    Refusal::NotASpot(_, task) => "szachowa-bitwa-refusal-not-a-spot", task.article();
    Refusal::PastEnd(_, task) => "szachowa-bitwa-refusal-past-end", task.article();
    Refusal::OffBoard(_) => "szachowa-bitwa-refusal-off-board", "S-1";
    Refusal::NoSuchColumn(_) => "szachowa-bitwa-refusal-no-such-column", "S-1";
    Refusal::NotOwnBoard(_) => "szachowa-bitwa-refusal-not-own-board", "S-13";
    Refusal::SameField(_) => "szachowa-bitwa-refusal-same-field", "I";
    Refusal::NotInTurn => "szachowa-bitwa-refusal-not-in-turn", "S-7";
    Refusal::SealedBid => "szachowa-bitwa-refusal-sealed-bid", "S-7";
    Refusal::NotInHand(_) => "szachowa-bitwa-refusal-not-in-hand", "S-9";
    Refusal::TooExpensive { .. } => "szachowa-bitwa-refusal-too-expensive", "S-10";
    Refusal::PayExactly { .. } => "szachowa-bitwa-refusal-pay-exactly", "S-9";
    Refusal::PaidTooLittle { .. } => "szachowa-bitwa-refusal-paid-too-little", "S-9";
    Refusal::CardToSpare { .. } => "szachowa-bitwa-refusal-card-to-spare", "S-9";
    Refusal::TooManyOf(_) => "szachowa-bitwa-refusal-too-many-of", "III";
    Refusal::WrongNumber { .. } => "szachowa-bitwa-refusal-wrong-number", "S-13";
    Refusal::TwiceOn(_) => "szachowa-bitwa-refusal-twice-on", "S-13";
    Refusal::OnCamp(_) => "szachowa-bitwa-refusal-on-camp", "V";
    Refusal::Empty(_) => "szachowa-bitwa-refusal-empty", "VI";
    Refusal::NotYours(_) => "szachowa-bitwa-refusal-not-yours", "VI";
    Refusal::CampStays(_) => "szachowa-bitwa-refusal-camp-stays", "I";
    Refusal::Used(_) => "szachowa-bitwa-refusal-used", "VI";
    Refusal::OtherInUse { .. } => "szachowa-bitwa-refusal-other-in-use", "S-18";
    Refusal::FinishFirst(_) => "szachowa-bitwa-refusal-finish-first", "2.6.10";
    Refusal::NothingInUse => "szachowa-bitwa-refusal-nothing-in-use", "2.6.10";
    Refusal::TooFewPoints { .. } => "szachowa-bitwa-refusal-too-few-points", "S-20";
    Refusal::Occupied(_) => "szachowa-bitwa-refusal-occupied", "S-14";
    Refusal::NotANeighbour(_) => "szachowa-bitwa-refusal-not-a-neighbour", "S-14";
    Refusal::AcrossSlantwise(_) => "szachowa-bitwa-refusal-across-slantwise", "S-21";
    Refusal::CrossingTakesAll(_) => "szachowa-bitwa-refusal-crossing-takes-all", "S-15";
    Refusal::MeleeAcrossRiver(_) => "szachowa-bitwa-refusal-melee-across-river", "S-21";
    Refusal::NobodyThere(_) => "szachowa-bitwa-refusal-nobody-there", "VI";
    Refusal::OwnPiece(_) => "szachowa-bitwa-refusal-own-piece", "VI";
    Refusal::NoFightLeft(_) => "szachowa-bitwa-refusal-no-fight-left", "S-16";
    Refusal::StrictDiagonal(_) => "szachowa-bitwa-refusal-strict-diagonal", "S-16";
    Refusal::PikemenMoved(_) => "szachowa-bitwa-refusal-pikemen-moved", "S-17";
    Refusal::CrossbowmenMoved(_) => "szachowa-bitwa-refusal-crossbowmen-moved", "S-17";
    Refusal::CrossbowmenDoNotFight(_) => "szachowa-bitwa-refusal-crossbowmen-do-not-fight", "III";
    Refusal::NotAShooter(_) => "szachowa-bitwa-refusal-not-a-shooter", "III";
    Refusal::OutOfRange(_) => "szachowa-bitwa-refusal-out-of-range", "S-22";
    Refusal::ChooseYellow(..) => "szachowa-bitwa-refusal-choose-yellow", "S-26";
    Refusal::NotAChoice(..) => "szachowa-bitwa-refusal-not-a-choice", "S-26";
    Refusal::CardNotHeld(_) => "szachowa-bitwa-refusal-card-not-held", "S-33";
    Refusal::NotTheirs(_) => "szachowa-bitwa-refusal-not-theirs", "S-39";
    Refusal::CampsDoNotDesert(_) => "szachowa-bitwa-refusal-camps-do-not-desert", "S-39";
    Refusal::AlreadySo(_, task) => "szachowa-bitwa-refusal-already-so", task.article();
    Refusal::NotAtTheBank(_) => "szachowa-bitwa-refusal-not-at-the-bank", "I";
    Refusal::NoCardLaid => "szachowa-bitwa-refusal-no-card-laid", "S-7";
    Refusal::CardsLaid(_) => "szachowa-bitwa-refusal-cards-laid", "S-7";
    Refusal::NoneBought(_) => "szachowa-bitwa-refusal-none-bought", "III";
    Refusal::NoneLeft(_) => "szachowa-bitwa-refusal-none-left", "S-13";
    Refusal::NothingTaken => "szachowa-bitwa-refusal-nothing-taken", "S-13";
    Refusal::Stuck(_) => "szachowa-bitwa-refusal-stuck", "VI";
}

impl Refusal {
    fn fields(&self) -> Vec<Field> {
        match self {
            Refusal::OffBoard(field)
            | Refusal::NotOwnBoard(field)
            | Refusal::SameField(field)
            | Refusal::TwiceOn(field)
            | Refusal::OnCamp(field)
            | Refusal::Empty(field)
            | Refusal::NotYours(field)
            | Refusal::CampStays(field)
            | Refusal::Used(field)
            | Refusal::FinishFirst(field)
            | Refusal::NotTheirs(field)
            | Refusal::NotAtTheBank(field)
            | Refusal::Stuck(field)
            | Refusal::CampsDoNotDesert(field)
            | Refusal::Asked(Task::GoOn(field)) => vec![*field],
            Refusal::OtherInUse { field, in_use } => vec![*field, *in_use],
            Refusal::TooFewPoints { hop, .. }
            | Refusal::Occupied(hop)
            | Refusal::NotANeighbour(hop)
            | Refusal::AcrossSlantwise(hop)
            | Refusal::CrossingTakesAll(hop)
            | Refusal::MeleeAcrossRiver(hop)
            | Refusal::NobodyThere(hop)
            | Refusal::OwnPiece(hop)
            | Refusal::NoFightLeft(hop)
            | Refusal::StrictDiagonal(hop)
            | Refusal::PikemenMoved(hop)
            | Refusal::CrossbowmenMoved(hop)
            | Refusal::CrossbowmenDoNotFight(hop)
            | Refusal::NotAShooter(hop)
            | Refusal::OutOfRange(hop) => vec![hop.to, hop.from],
            Refusal::ChooseYellow(hop, yellow) => vec![hop.to, hop.from, yellow[0], yellow[1]],
            Refusal::NotAChoice(hop, field) => vec![*field, hop.to, hop.from],
            _ => Vec::new(),
        }
    }
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        reason(self).0
    }

    fn article(&self) -> Article {
        Article(reason(self).1)
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Refusal::NotASpot(spot, _) | Refusal::PastEnd(spot, _) | Refusal::AlreadySo(spot, _) => {
                vec![*spot]
            }
            _ => self.fields().into_iter().map(|field| Spot::Field(field.number().into())).collect(),
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(reason(self).2);
        let number = |number: u16| Arg::Number(number.into());
        match self {
            Refusal::NoSuchColumn(column) => message.with("column", column.to_string()),
            Refusal::NotInHand(cards) | Refusal::CardsLaid(cards) => message.with("cards", cards.to_string()),
            Refusal::NoneBought(kind) | Refusal::NoneLeft(kind) => message.with("kind", kind.message()),
            Refusal::TooExpensive { cost, points } => {
                message.with("cost", number(*cost)).with("points", number(*points))
            }
            Refusal::PayExactly { cost, paid } | Refusal::PaidTooLittle { cost, paid } => {
                message.with("cost", number(*cost)).with("paid", number(*paid))
            }
            Refusal::CardToSpare { cost, card } => {
                message.with("cost", number(*cost)).with("card", number(card.get().into()))
            }
            Refusal::TooManyOf(kind) => {
                message.with("kind", kind.message()).with("most", number(kind.most().into()))
            }
            Refusal::WrongNumber { kind, placed, bought } => message
                .with("kind", kind.message())
                .with("placed", number((*placed).into()))
                .with("bought", number((*bought).into())),
            Refusal::CardNotHeld(card) => message.with("card", number(card.get().into())),
            Refusal::TooFewPoints { hop, cost, left } => {
                hop.told(message).with("cost", number((*cost).into())).with("left", number((*left).into()))
            }
            Refusal::ChooseYellow(hop, [one, other]) => {
                hop.told(message).with("one", one.to_string()).with("other", other.to_string())
            }
            Refusal::NotAChoice(hop, field) => hop.told(message).with("field", field.to_string()),
            Refusal::OtherInUse { field, in_use } => {
                message.with("field", field.to_string()).with("in_use", in_use.to_string())
            }
            _ => match self.fields()[..] {
                [field] => message.with("field", field.to_string()),
                [to, from] => Hop { from, to }.told(message),
                _ => message,
            },
        }
    }
}

impl Hop {
    fn told(self, message: Message) -> Message {
        message.with("from", self.from.to_string()).with("to", self.to.to_string())
    }
}
