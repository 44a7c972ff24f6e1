//! Why something is not possible.

use crate::field::name_of;
use crate::{Field, Task};
use stolik_game::kit::{self, Gap};
use stolik_game::{Message, Spot};

type Hop = kit::Hop<Field>;

stolik_game::refusals! {
    /// Why an action, or a touched spot, is not possible.
    Refusal in "medh-kuu-lash-refusal-", spots named by name_of {
        /// There is no such field, or a field should be touched.
        NotAField(field: Spot) = "K1";
        /// Everything is chosen already.
        PastEnd(field: Spot) = "K5";
        /// Nothing stands there, and the task needs a piece.
        Empty(field: Field, task: Task) =
            if matches!(task, Task::Swap(_)) { "MK8" } else { task.piece_article() };
        /// The opponent's piece stands there, and the task needs an own one.
        NotYours(field: Field, task: Task) = task.piece_article();
        /// An own piece stands there, and the task needs one of the opponent.
        NotTheirs(field: Field, task: Task) = task.piece_article();

        /// The dice are to be rolled, or the move given up.
        MustRoll = "K5";
        /// A piece is to move by the sum.
        MustMove(count: u8) = "K6";
        /// Two pieces are to be swapped.
        MustSwap(count: u8) = "MK11";
        /// A piece is to fall.
        MustFall(count: u8) = "MK11";
        /// An own piece is to be removed.
        MustGiveUp = "K10";
        /// A piece of the opponent is to be removed.
        MustTake = "K10";
        /// A piece of the opponent is to be removed for a triple.
        MustTakeForTriple = "MK20";
        /// The way of a push is to be chosen.
        MustPush = "MK14";
        /// The lost piece is to be put back.
        MustRestore = "K21";
        /// A piece of the opposite colour is to be added.
        MustAdd = "K21";
        /// Nothing can be done.
        MustDoNothing = "MK27";

        /// A piece on a morning does not move by the sum.
        OnMorning(field: Field) = "MK5";
        /// The dice lead the piece to another field.
        WrongLanding(hop: Hop, right: Field) = "K11";
        /// The push would have nowhere to go.
        NowhereToPush(hop: Hop) = "MK17";

        /// The piece has nobody to be swapped with.
        NoPartner(field: Field, count: u8) = "K7";
        /// A piece is swapped with another one.
        SameField(field: Field) = "K7";
        /// The two peaks are too far apart or too near for what the own die shows.
        WrongDistance(hop: Hop, apart: u8, count: u8) = "K7";
        /// No swap along the mornings.
        AlongMornings(hop: Hop) = "MK8";
        /// The two peaks lie in different rows.
        AroundCorner(hop: Hop) = "MK8";
        /// Neither piece is own.
        NoneYours(hop: Hop) = "MK9";
        /// A morning and a peak of different columns.
        OtherColumn(hop: Hop) = "MK9";

        /// Only a piece on a morning falls.
        OnPeak(field: Field) = "K8";
        /// The push goes on to one of these.
        NotAWay(field: Field, fields: Vec<Field>) = "MK14";
        /// The lost piece is put back on a peak.
        NotOnMorning(field: Field) = "K21";
        /// The field is not free.
        Occupied(field: Field) = "MK23";

        /// Before the roll only a pass moves a piece.
        RollFirst(field: Field) = "K5";
        /// A pass is possible before the roll alone.
        PassTooLate = "K23";
        /// A pass takes a piece from a morning.
        PassFromPeak(field: Field) = "K23";
        /// The peak below is not free.
        PassBlocked(hop: Hop) = "K23";
        /// No own piece on a morning has a free peak below.
        NoPass = "MK26";
        /// Several pieces could pass.
        PassWhich(fields: Vec<Field>) = "MK26";
    }
}

impl Task {
    /// What is asked, where something else was tried.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Task::RollOrPass => Refusal::MustRoll,
            Task::Move(sum) => Refusal::MustMove(sum),
            Task::Swap(distance) => Refusal::MustSwap(distance),
            Task::Fall(steps) => Refusal::MustFall(steps),
            Task::GiveUp => Refusal::MustGiveUp,
            Task::Take => Refusal::MustTake,
            Task::Triple => Refusal::MustTakeForTriple,
            Task::Push => Refusal::MustPush,
            Task::Restore => Refusal::MustRestore,
            Task::Add => Refusal::MustAdd,
            Task::Nothing => Refusal::MustDoNothing,
        }
    }
}

/// The task tells the article alone.
impl Gap for Task {
    fn fill(&self, _: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message
    }
}
