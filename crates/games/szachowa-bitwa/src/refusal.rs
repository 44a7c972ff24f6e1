//! Why something is not possible.

use crate::spots::name_of;
use crate::{CardValue, Cards, Column, Field, Kind, Task};
use stolik_game::kit::{self, Gap};
use stolik_game::{Message, Refusal as _, Spot};

/// Two fields of something that was asked for.
pub type Hop = kit::Hop<Field>;

stolik_game::refusals! {
    /// Why an action, a step of a draft, or a touched spot is not possible. Made from what the acting player knows alone.
    #[derive(Copy, Hash)]
    Refusal in "szachowa-bitwa-refusal-", spots named by name_of {
        /// Two camps are asked for now.
        MustChooseCamps = "S-6";
        /// A bridge is asked for now.
        MustChooseBridge = "S-6";
        /// An initial set of spying cards is asked for now, or the sealed bid.
        MustBid = "S-7";
        /// More spying cards are asked for now, or the end.
        MustAddOrDeclare = "S-7";
        /// Spying cards are asked for a last time now.
        MustAddLast = "S-7";
        /// An army is asked for now.
        MustBuy = "III";
        /// The king's training is asked for now.
        MustTrain = "IV";
        /// It is asked now where the army stands.
        MustDeploy = "S-13";
        /// What the king's points allow is asked for now.
        MustCommand = "VI";
        /// The piece in use goes on now.
        MustGoOn(field: Field) = "2.6.10";
        /// A Special Card is asked for now, or none.
        MustAnswer = "S-33";
        /// A deserter is asked for now.
        MustChooseDeserter = "S-39";

        /// Nothing there to be touched now.
        NotASpot(spot: Spot, task: Task) = task.article();
        /// Everything is chosen already.
        PastEnd(spot: Spot, task: Task) = task.article();
        /// It is so already.
        AlreadySo(spot: Spot, task: Task) = task.article();

        /// The boards do not have this field.
        OffBoard(field: Field) = "S-1";
        /// The boards do not have this column.
        NoSuchColumn(column: Column) = "S-1";
        /// The field lies on the other's board (I, S-13).
        NotOwnBoard(field: Field) = "S-13";
        /// The two camps need two fields.
        SameField(field: Field) = "I";
        /// A bridge begins at an own field at the river.
        NotAtTheBank(field: Field) = "I";

        /// Cards are added and the end is declared in turn, after the first cards.
        NotInTurn = "S-7";
        /// A sealed bid is all there is: nothing is added or declared.
        SealedBid = "S-7";
        /// To add cards at least one is laid down; without any the end is declared.
        NoCardLaid = "S-7";
        /// The end is declared without adding: these cards lie there still.
        CardsLaid(cards: Cards) = "S-7";

        /// These cards are not in the hand.
        NotInHand(cards: Cards) = "S-9";
        /// The hand, with so many points, does not hold as much as this costs.
        TooExpensive(cost: u16, points: u16) = "S-10";
        /// Cards that make the exact cost are in the hand, so the exact cost must be paid, and not this sum.
        PayExactly(cost: u16, paid: u16) = "S-9";
        /// The cards given, with this sum, make less than the cost.
        PaidTooLittle(cost: u16, paid: u16) = "S-9";
        /// This card can be kept: the others make the cost.
        CardToSpare(cost: u16, card: CardValue) = "S-9";

        /// There are no more pieces of a kind than so many.
        TooManyOf(kind: Kind, most: u8) = "III";
        /// None of the kind is bought, so none can be given back.
        NoneBought(kind: Kind) = "III";
        /// Not as many pieces of a kind are placed as were bought.
        WrongNumber(kind: Kind, placed: u8, bought: u8) = "S-13";
        /// Two pieces are placed on one field.
        TwiceOn(field: Field) = "S-13";
        /// A camp stands there and stays there.
        OnCamp(field: Field) = "V";
        /// All pieces of the kind are placed.
        NoneLeft(kind: Kind) = "S-13";
        /// A placed piece is touched first, then it is lifted.
        NothingTaken = "S-13";

        /// Nothing stands there.
        Empty(field: Field) = "VI";
        /// The other's piece stands there, and an own one is needed.
        NotYours(field: Field) = "VI";
        /// A camp never moves and never attacks.
        CampStays(field: Field) = "I";
        /// The piece was used in this turn.
        Used(field: Field) = "VI";
        /// The piece can do nothing now.
        Stuck(field: Field) = "VI";
        /// Another piece is in use; its use is finished first.
        OtherInUse(field: Field, in_use: Field) = "S-18";
        /// The use is finished before the turn ends.
        FinishFirst(field: Field) = "2.6.10";
        /// No piece is in use, so no use can be finished.
        NothingInUse = "2.6.10";

        /// Not enough points are left for what this takes: a diagonal step takes two (Movement).
        TooFewPoints(hop: Hop, cost: u8, left: u8) = "S-20";
        /// The field is not free.
        Occupied(hop: Hop) = "S-14";
        /// The field is no neighbour.
        NotANeighbour(hop: Hop) = "S-14";
        /// The river is crossed straight (Movement).
        AcrossSlantwise(hop: Hop) = "S-21";
        /// Crossing the river takes all points, none of them spent.
        CrossingTakesAll(hop: Hop) = "S-15";
        /// No melee across the river.
        MeleeAcrossRiver(hop: Hop) = "S-21";

        /// Nobody stands there to be attacked.
        NobodyThere(hop: Hop) = "VI";
        /// An own piece is not attacked.
        OwnPiece(hop: Hop) = "VI";
        /// The piece has no fight left in this use.
        NoFightLeft(hop: Hop) = "S-16";
        /// With `diagonal_fight=strict` a diagonal attack takes two fights, and one is left.
        StrictDiagonal(hop: Hop) = "S-16";
        /// Pikemen attack with both points or not at all.
        PikemenMoved(hop: Hop) = "S-17";
        /// Crossbowmen shoot with both points or not at all.
        CrossbowmenMoved(hop: Hop) = "S-17";
        /// Crossbowmen do not fight hand to hand.
        CrossbowmenDoNotFight(hop: Hop) = "III";
        /// Only crossbowmen shoot.
        NotAShooter(hop: Hop) = "III";
        /// The target is out of range (Shooting).
        OutOfRange(hop: Hop) = "S-22";
        /// One of these two falls too, and the attacker must say which.
        ChooseYellow(hop: Hop, one: Field, other: Field) = "S-26";
        /// There is nothing to choose there: this field does not fall at choice.
        NotAChoice(field: Field, hop: Hop) = "S-26";

        /// No such Special Card is in the own hand.
        CardNotHeld(card: CardValue) = "S-33";
        /// The other player's pieces desert, not the own ones.
        NotTheirs(field: Field) = "S-39";
        /// Camps do not desert.
        CampsDoNotDesert(field: Field) = "S-39";
    }
}

impl Task {
    /// What is asked, where something else was tried.
    pub const fn refusal(self) -> Refusal {
        match self {
            Task::Camps => Refusal::MustChooseCamps,
            Task::Bridge => Refusal::MustChooseBridge,
            Task::Bid => Refusal::MustBid,
            Task::AddOrDeclare => Refusal::MustAddOrDeclare,
            Task::AddLast => Refusal::MustAddLast,
            Task::Buy => Refusal::MustBuy,
            Task::Train => Refusal::MustTrain,
            Task::Deploy => Refusal::MustDeploy,
            Task::Command => Refusal::MustCommand,
            Task::GoOn(field) => Refusal::MustGoOn(field),
            Task::Special => Refusal::MustAnswer,
            Task::Desert => Refusal::MustChooseDeserter,
        }
    }

    fn article(self) -> &'static str {
        self.refusal().article().0
    }
}

/// The task tells the article alone.
impl Gap for Task {
    fn fill(&self, _: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message
    }
}
