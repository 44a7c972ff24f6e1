//! What there is to know before a touch: prices, and the chances of fights.

use crate::{
    Approach, Assault, CardValue, Cards, Colour, Decision, Kind, Odds, Stage, SzachowaBitwa, Training, View,
    odds,
};
use stolik_game::Message;
use stolik_game::kit::spots;

/// What a piece of a kind costs, and what would be left.
pub(crate) fn price_note(kind: Kind, left: u16) -> Message {
    Message::new("szachowa-bitwa-note-price")
        .with("kind", kind)
        .with("price", kind.value())
        .with("left", left)
}

/// What a training costs, and what would be left.
pub(crate) fn training_note(training: Training, left: u16) -> Message {
    Message::new("szachowa-bitwa-note-training")
        .with("points", training.points())
        .with("price", training.cost())
        .with("left", left)
}

impl Approach {
    /// In words.
    pub(crate) fn message(self) -> Message {
        Message::new(match self {
            Approach::Front => "szachowa-bitwa-approach-front",
            Approach::Flank => "szachowa-bitwa-approach-flank",
            Approach::Rear => "szachowa-bitwa-approach-rear",
            Approach::Shot => "szachowa-bitwa-approach-shot",
        })
    }
}

/// So many of so many in per cent, to the nearest; what is possible is never 0, what is uncertain never 100.
pub(crate) fn per_cent(part: u16, total: u16) -> u16 {
    let (part, total) = (u32::from(part), u32::from(total.max(1)));
    let nearest = (200 * part + total) / (2 * total);
    let shown = match part {
        0 => 0,
        part if part == total => 100,
        _ => nearest.clamp(1, 99),
    };
    shown as u16
}

/// What an attack or a shot would be, and the chance to win it in a few characters: before Special Cards, and with each of
/// the own ones if the other puts none.
pub(crate) fn strike_note(assault: &Assault, own: Cards) -> (Message, String) {
    let begin = |key| Message::new(key).with("approach", assault.approach.message());
    let (attacker, defender) = match assault.decision {
        Decision::Certain { removed, choice: None } => {
            let note = begin("szachowa-bitwa-note-certain").with("fallen", spots(removed.iter()));
            return (note, "100%".to_owned());
        }
        Decision::Certain { removed, choice: Some([one, other]) } => {
            let note = begin("szachowa-bitwa-note-certain-choice")
                .with("fallen", spots(removed.iter()))
                .with("one", one)
                .with("other", other);
            return (note, "100%".to_owned());
        }
        Decision::Cards { attacker, defender } => (attacker, defender),
    };
    let shot = assault.approach == Approach::Shot;
    let chances = odds(attacker, defender, None, None);
    let key = match (shot, own.is_empty()) {
        (false, true) => "szachowa-bitwa-note-fight",
        (false, false) => "szachowa-bitwa-note-fight-special",
        (true, true) => "szachowa-bitwa-note-shot",
        (true, false) => "szachowa-bitwa-note-shot-special",
    };
    let mut note = told(begin(key), chances).with("attacker", attacker).with("defender", defender);
    if !own.is_empty() {
        let with = |card: CardValue| {
            let chances = odds(attacker, defender, Some(card), None);
            told(Message::new("szachowa-bitwa-note-with-card").with("card", card.get()), chances)
        };
        note = note.with("special", own.values().map(with).collect::<Vec<Message>>());
    }
    (note, format!("{}%", per_cent(chances.win, chances.total())))
}

/// The chances as exact whole numbers and in per cent.
fn told(message: Message, odds: Odds) -> Message {
    let total = odds.total();
    message
        .with("chance", per_cent(odds.win, total))
        .with("tie", per_cent(odds.tie, total))
        .with("loss", per_cent(odds.loss, total))
        .with("wins", odds.win)
        .with("total", total)
}

impl SzachowaBitwa {
    /// The chances of a player who answers the waiting fight with this Special Card, or with none, as far as the other's
    /// answer is known.
    pub(crate) fn answer_note(
        &self,
        view: &View,
        colour: Colour,
        card: Option<CardValue>,
    ) -> Option<(Message, String)> {
        let battle = view.open.battle.as_ref()?;
        let fight = battle.fight?;
        let (attacker, defender) = self.fight_cards(&view.open)?;
        let shown = match fight.stage {
            Stage::AttackerShown { card } => card,
            _ => None,
        };
        let attacks = colour == battle.turn;
        let (attackers, defenders) = if attacks { (card, None) } else { (shown, card) };
        let Odds { win, tie, loss } = odds(attacker, defender, attackers, defenders);
        let (key, chances) = match (attacks, fight.shot) {
            (true, true) => ("szachowa-bitwa-note-answer-shooting", Odds { win, tie, loss }),
            (true, false) => ("szachowa-bitwa-note-answer-attacking", Odds { win, tie, loss }),
            // The defender of a shot wants it to miss, that of an attack wants more than the attacker.
            (false, true) => {
                ("szachowa-bitwa-note-answer-shot-at", Odds { win: tie + loss, tie: 0, loss: win })
            }
            (false, false) => ("szachowa-bitwa-note-answer-defending", Odds { win: loss, tie, loss: win }),
        };
        let badge = format!("{}%", per_cent(chances.win, chances.total()));
        Some((told(Message::new(key), chances), badge))
    }
}
