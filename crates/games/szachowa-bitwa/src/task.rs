//! What a player is asked for.

use crate::field::Field;

/// What a player is asked for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Two camps (I).
    Camps,
    /// A bridge (I).
    Bridge,
    /// An initial set of spying cards, or the sealed bid (II).
    Bid,
    /// More spying cards, or the end (II).
    AddOrDeclare,
    /// Spying cards a last time, or none (II).
    AddLast,
    /// An army (III).
    Buy,
    /// The king's training (IV).
    Train,
    /// Where the army stands (V).
    Deploy,
    /// Anything the king's points allow (VI).
    Command,
    /// The piece in use goes on (2.6.10).
    GoOn(Field),
    /// A Special Card, or none (S-33).
    Special,
    /// A deserter (S-39).
    Desert,
}

impl Task {
    /// The name of the refusal that says what is asked for.
    pub const fn code(self) -> &'static str {
        match self {
            Task::Camps => "must-choose-camps",
            Task::Bridge => "must-choose-bridge",
            Task::Bid => "must-bid",
            Task::AddOrDeclare => "must-add-or-declare",
            Task::AddLast => "must-add-last",
            Task::Buy => "must-buy",
            Task::Train => "must-train",
            Task::Deploy => "must-deploy",
            Task::Command => "must-command",
            Task::GoOn(_) => "must-go-on",
            Task::Special => "must-answer",
            Task::Desert => "must-choose-deserter",
        }
    }

    /// The message of that refusal.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Task::Camps => "szachowa-bitwa-refusal-must-choose-camps",
            Task::Bridge => "szachowa-bitwa-refusal-must-choose-bridge",
            Task::Bid => "szachowa-bitwa-refusal-must-bid",
            Task::AddOrDeclare => "szachowa-bitwa-refusal-must-add-or-declare",
            Task::AddLast => "szachowa-bitwa-refusal-must-add-last",
            Task::Buy => "szachowa-bitwa-refusal-must-buy",
            Task::Train => "szachowa-bitwa-refusal-must-train",
            Task::Deploy => "szachowa-bitwa-refusal-must-deploy",
            Task::Command => "szachowa-bitwa-refusal-must-command",
            Task::GoOn(_) => "szachowa-bitwa-refusal-must-go-on",
            Task::Special => "szachowa-bitwa-refusal-must-answer",
            Task::Desert => "szachowa-bitwa-refusal-must-choose-deserter",
        }
    }

    /// Its article.
    pub const fn article(self) -> &'static str {
        match self {
            Task::Camps | Task::Bridge => "S-6",
            Task::Bid | Task::AddOrDeclare | Task::AddLast => "S-7",
            Task::Buy => "III",
            Task::Train => "IV",
            Task::Deploy => "S-13",
            Task::Command => "VI",
            Task::GoOn(_) => "2.6.10",
            Task::Special => "S-33",
            Task::Desert => "S-39",
        }
    }
}
