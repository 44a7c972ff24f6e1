//! What a table says to a client.

use crate::shapes::LAST_SEAT;
use crate::{Data, DiceTerms, Id, Problem, read};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a table says to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FromTable {
    /// The first message: how everything stands.
    Welcome(Box<Welcome>),
    /// The first message to a client that has been here before: what it has missed.
    Gap(Gap),
    /// Something has happened.
    Event(Heard),
    /// A wish was granted; its last event has this number.
    Done {
        /// The wish.
        id: Id,
        /// The number of the last event that came of it.
        n: u64,
    },
    /// A wish was refused.
    Refused {
        /// The wish; none if it could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<Id>,
        /// Why.
        problem: Problem,
    },
    /// Something the people at the table should know that is no event.
    Notice(Notice),
}

/// How everything stands at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Welcome {
    /// The version of the protocol.
    pub version: u16,
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The seat of who is told this; none for somebody who watches.
    pub you: Option<u8>,
    /// What this client may know of the position the game began from.
    pub start: Data,
    /// What it has learnt from each input that stands.
    pub played: Vec<Seen>,
    /// How many of those inputs each turn has that has ended.
    #[serde(default)]
    pub turns: Vec<u32>,
    /// What was said.
    pub said: Vec<Heard>,
    /// What was proposed and waits for answers.
    pub offers: Vec<OfferMade>,
    /// How the people or the table ended the game, if they did: `resigned`, `agreed`, `out-of-time`, `abandoned`, `aborted`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<What>,
    /// The time control: `none`, `fischer:300+5`.
    pub time: String,
    /// What happens when somebody leaves: `wait`, `vote`, `bot`, `bot-after-60`.
    #[serde(default)]
    pub absence: String,
    /// Whether who is told this has made the table, and may let bots take its open seats, change its link or close it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub maker: bool,
    /// The name of who has made the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_by: Option<String>,
    /// What each side has left, now.
    pub clocks: Vec<Clock>,
    /// What a bot has played for who is told this while they were away: the numbers of the inputs that stand, from 0, until
    /// they act themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meanwhile: Vec<u32>,
    /// What the table has committed to for its dice.
    pub commitment: String,
    /// What is in that commitment; nothing at tables with dice of version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<DiceTerms>,
    /// Once the game has begun, what each seat has added to the dice, in version 2; zeros of a seat that has added nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// Once the game is over, all that is needed to check the dice: `fair table=... secret=...`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// The table of the next game, if there was a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// What the table has committed to for the dice of the next game, if there is one.
    #[serde(default)]
    pub next_commitment: String,
    /// What is in that commitment: the table of the next game has its name already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_terms: Option<DiceTerms>,
    /// How the match stands.
    #[serde(default)]
    pub score: Score,
    /// The seats that want another game, once this one is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<u8>,
    /// Whom this person does not hear at this table.
    #[serde(default)]
    pub muted: Vec<Voice>,
    /// Which notices this client need not be told any more; to be said when it asks again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<u64>,
    /// The number of the last event.
    pub n: u64,
    /// The moment, in thousandths of a second since the game began.
    pub t: u64,
}

/// What a client that was away has missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Gap {
    /// The events, in order.
    pub events: Vec<Heard>,
    /// What each side has left, now.
    pub clocks: Vec<Clock>,
    /// What a bot has played for who is told this while they were away, as in the welcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meanwhile: Vec<u32>,
    /// Which notices this client need not be told any more; to be said when it asks again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<u64>,
    /// The number of the last event.
    pub n: u64,
    /// The moment.
    pub t: u64,
}

/// How a match stands: the games of the same people, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// How many games are over and count, this one too once it is over. One that was called off does not.
    pub games: u32,
    /// The points of each seat of this table together, as the game counts them in a match.
    pub points: Vec<i32>,
}

/// From which event on a client wants to be told; 0 for everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Since {
    /// The last event the client has seen.
    #[serde(default)]
    pub since: Option<u64>,
    /// What it was told last as `noted`. Who asks again without a socket is answered at once where other notices stand by
    /// now; 0 is answered at once in any case.
    #[serde(default)]
    pub noted: Option<u64>,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// Who.
    pub who: Person,
    /// Whether it is a guest, without an account: the name is one that anybody may take.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
    /// Whether they are here.
    pub here: bool,
    /// The bot that plays for them while they are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// A person of this name.
    Person(String),
    /// A bot of this strength.
    Bot(String),
    /// Nobody: the seat is open.
    Nobody,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Heard {
    /// Its number.
    pub n: u64,
    /// When, in thousandths of a second since the game began.
    pub t: u64,
    /// What happened.
    pub what: What,
    /// Whether a turn has ended with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub end: bool,
    /// What each side has left after it; nothing where there are no clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Clock>,
    /// If it is a roll, what it was made of; nothing at tables with dice of version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<OpenedRoll>,
}

/// What a roll was made of, besides what the seats added at the beginning and the game so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OpenedRoll {
    /// Which roll it is, from 1.
    pub number: u64,
    /// The table's value for it: its hash is that for the roll before. None in games with more rolls than the chain has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// What came with the actions that asked for it, if anything did: with the last one, and where several seats were asked at
    /// the same time with those of all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<AddedEntropy>,
}

/// What came with a seat's action for a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AddedEntropy {
    /// The seat.
    pub seat: u8,
    /// What came: 32 hexadecimal digits.
    pub entropy: String,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// An input was played, of which the client learns this.
    Played(Seen),
    /// Inputs were taken back; so many stand.
    TookBack {
        /// Who took them back.
        seat: u8,
        /// How many stand.
        standing: u32,
    },
    /// The people or the table ended the game.
    Ended {
        /// How: `resigned`, `agreed`, `out-of-time`, `abandoned`, `aborted`.
        how: String,
        /// Which side it concerns.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<u8>,
    },
    /// Something was proposed.
    Offered(OfferMade),
    /// What was proposed was answered.
    Answered {
        /// Who.
        seat: u8,
        /// What was proposed.
        offer: String,
        /// Whether they agree.
        yes: bool,
    },
    /// Somebody has left.
    Left {
        /// Who.
        seat: u8,
    },
    /// Somebody has come back.
    CameBack {
        /// Who.
        seat: u8,
    },
    /// A bot plays for somebody who has left.
    StoodIn {
        /// For whom.
        seat: u8,
        /// The bot.
        bot: String,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Voice,
        /// What.
        text: String,
        /// Whether it is somebody who watches and is a guest. Of who holds a seat their place says it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    /// The table was away for so many thousandths of a second. The clocks stood, nothing was lost.
    Away(u64),
}

/// What one client learns from an input, in the game's own terms.
pub type Seen = Data;

/// Something proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OfferMade {
    /// Who proposed it.
    pub seat: u8,
    /// What.
    pub offer: String,
    /// Who agrees besides who has proposed it; told to who comes later, all others have heard it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u8>,
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    /// Who holds a seat.
    #[serde(deserialize_with = "read::seat")]
    Seat(#[schemars(range(max = LAST_SEAT))] u8),
    /// Somebody who watches.
    Watcher(String),
}

/// What a side has left on its clock, which runs while the side is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    /// Thousandths of a second, of the time for the game or of the period or turn that runs.
    pub left: u64,
    /// Periods of byo-yomi, the one that runs too.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub periods: u8,
    /// Whether the time for the game is over and a period runs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_period: bool,
    /// Whether it stands, although its side is awaited, until that has acted for the first time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// For how many thousandths of a second more the side may take its time for that first action, which is due now; then
    /// the game is called off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<u64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so it is called")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What people should know that is no event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Who sits where has changed.
    Places(Vec<Place>),
    /// So many people watch.
    Watching(u32),
    /// These seats want another game.
    Again(Vec<u8>),
    /// The table goes on as another game: a rematch.
    Rematch {
        /// The new table.
        table: String,
    },
    /// The game is over: all that is needed to check the dice, `fair table=... secret=...`.
    Dice(String),
    /// The game is over: how the match stands.
    Score(Score),
    /// What a partner composes; told to the own side only. It stands until something is played, or another comes.
    Draft {
        /// Who composes.
        seat: u8,
        /// The actions so far.
        actions: Vec<String>,
    },
    /// Somebody leaves the rest of the turn to a bot of their side.
    YouPlay {
        /// Who.
        seat: u8,
    },
    /// The server stops for a while; it will be back.
    Stopping,
    /// Who has made the table has closed it before the game began.
    Closed,
}
