//! Why something is not possible.

use crate::field::Field;
use crate::spots::{name_of, spot_of};
use crate::task::Task;
use stolik_game::{Article, Message, Spot};

/// Why an action, or a touched spot, is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked now.
    Asked(Task),
    /// There is no such field, or a field should be touched.
    NotAField(Spot),
    /// Everything is chosen already.
    PastEnd(Spot),
    /// Nothing stands there, and the task needs a piece.
    Empty(Field, Task),
    /// The opponent's piece stands there, and the task needs an own one.
    NotYours(Field, Task),
    /// An own piece stands there, and the task needs one of the opponent.
    NotTheirs(Field, Task),
    /// Before the roll only a pass moves a piece.
    RollFirst(Field),
    /// A pass is possible before the roll alone.
    PassTooLate,
    /// No own piece on a morning has a free peak below.
    NoPass,
    /// A pass takes a piece from a morning.
    PassFromPeak(Field),
    /// The peak below is not free.
    PassBlocked(Hop),
    /// Several pieces could pass.
    PassWhich(Vec<Field>),
    /// A piece on a morning does not move by the sum.
    OnMorning(Field),
    /// Only a piece on a morning falls.
    OnPeak(Field),
    /// The dice lead the piece to another field.
    WrongLanding(Hop, Field),
    /// The push would have nowhere to go.
    NowhereToPush(Hop),
    /// The piece has nobody to be swapped with.
    NoPartner(Field, u8),
    /// Neither piece is own.
    NoneYours(Hop),
    /// A piece is swapped with another one.
    SameField(Field),
    /// No swap along the mornings.
    AlongMornings(Hop),
    /// The two peaks lie in different rows.
    AroundCorner(Hop),
    /// The two peaks are too far apart or too near.
    WrongDistance {
        /// The two fields.
        hop: Hop,
        /// How far they are apart.
        apart: u8,
        /// What the own die shows.
        die: u8,
    },
    /// A morning and a peak of different columns.
    OtherColumn(Hop),
    /// The push goes on to one of these.
    NotAWay(Field, Vec<Field>),
    /// The lost piece is put back on a peak.
    NotOnMorning(Field),
    /// The field is not free.
    Occupied(Field),
}

/// Two fields of something that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// The first.
    pub from: Field,
    /// The second.
    pub to: Field,
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Asked(task) => task.code(),
            Refusal::NotAField(_) => "not-a-field",
            Refusal::PastEnd(_) => "past-end",
            Refusal::Empty(..) => "empty",
            Refusal::NotYours(..) => "not-yours",
            Refusal::NotTheirs(..) => "not-theirs",
            Refusal::RollFirst(_) => "roll-first",
            Refusal::PassTooLate => "pass-too-late",
            Refusal::NoPass => "no-pass",
            Refusal::PassFromPeak(_) => "pass-from-peak",
            Refusal::PassBlocked(_) => "pass-blocked",
            Refusal::PassWhich(_) => "pass-which",
            Refusal::OnMorning(_) => "on-morning",
            Refusal::OnPeak(_) => "on-peak",
            Refusal::WrongLanding(..) => "wrong-landing",
            Refusal::NowhereToPush(_) => "nowhere-to-push",
            Refusal::NoPartner(..) => "no-partner",
            Refusal::NoneYours(_) => "none-yours",
            Refusal::SameField(_) => "same-field",
            Refusal::AlongMornings(_) => "along-mornings",
            Refusal::AroundCorner(_) => "around-corner",
            Refusal::WrongDistance { .. } => "wrong-distance",
            Refusal::OtherColumn(_) => "other-column",
            Refusal::NotAWay(..) => "not-a-way",
            Refusal::NotOnMorning(_) => "not-on-morning",
            Refusal::Occupied(_) => "occupied",
        }
    }

    fn article(&self) -> Article {
        Article(match self {
            Refusal::Asked(task) => task.article(),
            Refusal::NotAField(_) => "K1",
            Refusal::PastEnd(_) | Refusal::RollFirst(_) => "K5",
            Refusal::WrongLanding(..) => "K11",
            Refusal::Empty(_, Task::Swap { .. }) | Refusal::AlongMornings(_) | Refusal::AroundCorner(_) => {
                "MK8"
            }
            Refusal::Empty(_, task) | Refusal::NotYours(_, task) | Refusal::NotTheirs(_, task) => {
                task.piece_article()
            }
            Refusal::PassTooLate | Refusal::PassFromPeak(_) | Refusal::PassBlocked(_) => "K23",
            Refusal::NoPass | Refusal::PassWhich(_) => "MK26",
            Refusal::OnMorning(_) => "MK5",
            Refusal::OnPeak(_) => "K8",
            Refusal::NowhereToPush(_) => "MK17",
            Refusal::NoPartner(..) | Refusal::SameField(_) | Refusal::WrongDistance { .. } => "K7",
            Refusal::NoneYours(_) | Refusal::OtherColumn(_) => "MK9",
            Refusal::NotAWay(..) => "MK14",
            Refusal::NotOnMorning(_) => "K21",
            Refusal::Occupied(_) => "MK23",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let hop = |hop: &Hop| vec![spot_of(hop.to), spot_of(hop.from)];
        let many = |fields: &[Field]| fields.iter().map(|&field| spot_of(field)).collect();
        match self {
            Refusal::Asked(_) | Refusal::PassTooLate | Refusal::NoPass => Vec::new(),
            Refusal::NotAField(spot) | Refusal::PastEnd(spot) => vec![*spot],
            Refusal::Empty(field, _)
            | Refusal::NotYours(field, _)
            | Refusal::NotTheirs(field, _)
            | Refusal::RollFirst(field)
            | Refusal::PassFromPeak(field)
            | Refusal::OnMorning(field)
            | Refusal::OnPeak(field)
            | Refusal::NoPartner(field, _)
            | Refusal::SameField(field)
            | Refusal::NotOnMorning(field)
            | Refusal::Occupied(field) => vec![spot_of(*field)],
            Refusal::PassBlocked(h)
            | Refusal::NowhereToPush(h)
            | Refusal::NoneYours(h)
            | Refusal::AlongMornings(h)
            | Refusal::AroundCorner(h)
            | Refusal::OtherColumn(h)
            | Refusal::WrongDistance { hop: h, .. } => hop(h),
            Refusal::WrongLanding(h, right) => [hop(h), vec![spot_of(*right)]].concat(),
            Refusal::PassWhich(fields) => many(fields),
            Refusal::NotAWay(field, ways) => [vec![spot_of(*field)], many(ways)].concat(),
        }
    }

    fn message(&self) -> Message {
        let plain = Message::new;
        let on = |key, field: &Field| Message::new(key).with("field", field.to_string());
        let hop = |key, hop: &Hop| {
            Message::new(key).with("from", hop.from.to_string()).with("to", hop.to.to_string())
        };
        match self {
            Refusal::Asked(task) => task.refusal(),
            Refusal::NotAField(spot) => {
                plain("medh-kuu-lash-refusal-not-a-field").with("field", name_of(*spot))
            }
            Refusal::PastEnd(spot) => plain("medh-kuu-lash-refusal-past-end").with("field", name_of(*spot)),
            Refusal::Empty(field, _) => on("medh-kuu-lash-refusal-empty", field),
            Refusal::NotYours(field, _) => on("medh-kuu-lash-refusal-not-yours", field),
            Refusal::NotTheirs(field, _) => on("medh-kuu-lash-refusal-not-theirs", field),
            Refusal::RollFirst(field) => on("medh-kuu-lash-refusal-roll-first", field),
            Refusal::PassTooLate => plain("medh-kuu-lash-refusal-pass-too-late"),
            Refusal::NoPass => plain("medh-kuu-lash-refusal-no-pass"),
            Refusal::PassFromPeak(field) => on("medh-kuu-lash-refusal-pass-from-peak", field),
            Refusal::PassBlocked(h) => hop("medh-kuu-lash-refusal-pass-blocked", h),
            Refusal::PassWhich(fields) => {
                plain("medh-kuu-lash-refusal-pass-which").with("fields", names(fields))
            }
            Refusal::OnMorning(field) => on("medh-kuu-lash-refusal-on-morning", field),
            Refusal::OnPeak(field) => on("medh-kuu-lash-refusal-on-peak", field),
            Refusal::WrongLanding(h, right) => {
                hop("medh-kuu-lash-refusal-wrong-landing", h).with("right", right.to_string())
            }
            Refusal::NowhereToPush(h) => hop("medh-kuu-lash-refusal-nowhere-to-push", h),
            Refusal::NoPartner(field, die) => {
                on("medh-kuu-lash-refusal-no-partner", field).with("count", i64::from(*die))
            }
            Refusal::NoneYours(h) => hop("medh-kuu-lash-refusal-none-yours", h),
            Refusal::SameField(field) => on("medh-kuu-lash-refusal-same-field", field),
            Refusal::AlongMornings(h) => hop("medh-kuu-lash-refusal-along-mornings", h),
            Refusal::AroundCorner(h) => hop("medh-kuu-lash-refusal-around-corner", h),
            Refusal::WrongDistance { hop: h, apart, die } => hop("medh-kuu-lash-refusal-wrong-distance", h)
                .with("apart", i64::from(*apart))
                .with("count", i64::from(*die)),
            Refusal::OtherColumn(h) => hop("medh-kuu-lash-refusal-other-column", h),
            Refusal::NotAWay(field, ways) => {
                on("medh-kuu-lash-refusal-not-a-way", field).with("fields", names(ways))
            }
            Refusal::NotOnMorning(field) => on("medh-kuu-lash-refusal-not-on-morning", field),
            Refusal::Occupied(field) => on("medh-kuu-lash-refusal-occupied", field),
        }
    }
}

impl Task {
    const fn code(self) -> &'static str {
        match self {
            Task::RollOrPass => "must-roll",
            Task::Move { .. } => "must-move",
            Task::Swap { .. } => "must-swap",
            Task::Fall { .. } => "must-fall",
            Task::GiveUp => "must-give-up",
            Task::Take => "must-take",
            Task::Triple => "must-take-for-triple",
            Task::Push => "must-push",
            Task::Restore => "must-restore",
            Task::Add => "must-add",
            Task::Nothing => "must-do-nothing",
        }
    }

    const fn article(self) -> &'static str {
        match self {
            Task::RollOrPass => "K5",
            Task::Move { .. } => "K6",
            Task::Swap { .. } | Task::Fall { .. } => "MK11",
            Task::GiveUp | Task::Take => "K10",
            Task::Triple => "MK20",
            Task::Push => "MK14",
            Task::Restore | Task::Add => "K21",
            Task::Nothing => "MK27",
        }
    }

    /// The article that says whose piece the task needs.
    const fn piece_article(self) -> &'static str {
        match self {
            Task::RollOrPass => "K23",
            Task::Move { .. } => "MK4",
            Task::Swap { .. } => "MK9",
            Task::Fall { .. } => "MK12",
            _ => self.article(),
        }
    }

    /// What is asked instead.
    fn refusal(self) -> Message {
        match self {
            Task::RollOrPass => Message::new("medh-kuu-lash-refusal-must-roll"),
            Task::Move { sum } => {
                Message::new("medh-kuu-lash-refusal-must-move").with("count", i64::from(sum))
            }
            Task::Swap { distance } => {
                Message::new("medh-kuu-lash-refusal-must-swap").with("count", i64::from(distance))
            }
            Task::Fall { steps } => {
                Message::new("medh-kuu-lash-refusal-must-fall").with("count", i64::from(steps))
            }
            Task::GiveUp => Message::new("medh-kuu-lash-refusal-must-give-up"),
            Task::Take => Message::new("medh-kuu-lash-refusal-must-take"),
            Task::Triple => Message::new("medh-kuu-lash-refusal-must-take-for-triple"),
            Task::Push => Message::new("medh-kuu-lash-refusal-must-push"),
            Task::Restore => Message::new("medh-kuu-lash-refusal-must-restore"),
            Task::Add => Message::new("medh-kuu-lash-refusal-must-add"),
            Task::Nothing => Message::new("medh-kuu-lash-refusal-must-do-nothing"),
        }
    }
}

/// Fields with their names, for a message.
pub(crate) fn names(fields: &[Field]) -> Vec<(Spot, String)> {
    fields.iter().map(|&field| (spot_of(field), field.to_string())).collect()
}
