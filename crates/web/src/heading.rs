//! Whose turn it is, in a line: one's own with what is to be done, another's by their name.

use crate::play::Play;
use crate::sitters::sitter;
use crate::turn::how_it_ended;
use stolik_game::{Actor, Message, Scene, Seat, Spot};
use stolik_text::Speaker;

/// The line above what is chosen. Nobody is told to do what another is to do.
pub fn heading(play: &Play, speaker: &Speaker) -> String {
    if play.table().outcome().is_some() {
        return speaker.text("page-game-over");
    }
    let prompt = &play.scene().prompt;
    let task = || speaker.form(prompt, "task");
    let actor = play.actor();
    if is_yours(play, actor) {
        return speaker.say(&Message::new("page-turn-yours").with("task", task()));
    }
    match (actor, play.seat()) {
        (Actor::Chance | Actor::Over, _) => speaker.say(prompt),
        // Several at one screen are not all "you".
        (_, Some(seat)) if !play.is_online() => {
            speaker.say(&Message::new("page-turn-seat").with("seat", seat).with("task", task()))
        }
        _ => {
            let seating = play.table().seating();
            let names: Vec<String> =
                actor.seats().iter().map(|seat| sitter(seating, seat, speaker)).collect();
            speaker.say(&Message::new("page-turn-others").with("names", speaker.join(&names)))
        }
    }
}

/// What screen readers are told after what has happened: the end, that something would lose, or that it is one's turn now.
pub fn aloud(play: &Play, speaker: &Speaker) -> Option<String> {
    if let Some(outcome) = play.table().outcome() {
        let over = speaker.text("page-game-over");
        return Some(format!("{over}. {}", how_it_ended(play, speaker, &outcome)));
    }
    if play.is_losing() {
        return Some(what_is_chosen(play, speaker));
    }
    is_yours(play, play.actor()).then(|| heading(play, speaker))
}

/// Whether it is the turn of the one person whose screen this is.
fn is_yours(play: &Play, actor: Actor) -> bool {
    match play.you() {
        Some(you) if play.is_online() => actor.awaits(you),
        Some(you) => play.seat() == Some(you),
        None => false,
    }
}

/// What is chosen, and what may be chosen next.
pub fn what_is_chosen(play: &Play, speaker: &Speaker) -> String {
    let touched = play.touched();
    let Some(&last) = touched.last() else {
        return if play.is_losing() {
            speaker.text("page-confirm-loses")
        } else {
            what_to_choose(play, speaker)
        };
    };
    let names = || touched.iter().map(|&spot| name(play, speaker, spot)).collect::<Vec<_>>();
    let is_field = matches!(last, Spot::Field(_));
    let message = if play.is_losing() {
        Message::new("page-confirm-loses")
    } else if play.waits_for_a_word() && is_field {
        Message::new("page-confirm-way").with("way", names().join("–"))
    } else if play.waits_for_a_word() {
        Message::new("page-confirm-touched").with("what", name(play, speaker, last))
    } else if is_field {
        Message::new("page-choose-field").with("field", name(play, speaker, last))
    } else if play.next().iter().any(|next| matches!(next.spot, Spot::Field(_))) {
        Message::new("page-choose-where").with("what", name(play, speaker, last))
    } else {
        Message::new("page-choose-next").with("what", name(play, speaker, last))
    };
    speaker.say(&message)
}

/// What may be touched first, where that is not plain from the buttons.
fn what_to_choose(play: &Play, speaker: &Speaker) -> String {
    let next = || play.next().iter().map(|next| next.spot);
    let is_taken = |spot: Spot| {
        play.scene().tokens.iter().any(|token| token.spot == spot && !stolik_draw::is_ground(token))
    };
    if play.bot_to_act().is_some() {
        speaker.text("room-bot-thinks")
    } else if play.is_sending() {
        speaker.text("net-sending")
    } else if play.is_watching() {
        speaker.text("net-watching-only")
    } else if play.is_composing() {
        speaker.text("page-composing")
    } else if next().any(|spot| matches!(spot, Spot::Field(_)) && is_taken(spot)) {
        speaker.text("page-choose-piece")
    } else if next().any(|spot| matches!(spot, Spot::Field(_))) {
        speaker.text("page-choose-empty")
    } else if next().any(|spot| matches!(spot, Spot::Card(_))) {
        speaker.text("page-choose-card")
    } else {
        String::new()
    }
}

/// What people call a spot: a field by its name, a button by what it says, a card by what it is.
pub fn name(play: &Play, speaker: &Speaker, spot: Spot) -> String {
    let scene: &Scene = play.scene();
    let button = || scene.buttons.iter().find(|button| button.spot == spot).map(|button| &button.label);
    let cards = || scene.hands.iter().flat_map(|hand| &hand.cards);
    let card = || cards().find(|card| card.spot == Some(spot)).map(|card| &card.name);
    let token = || scene.tokens.iter().find(|token| token.spot == spot).map(|token| &token.name);
    let said = match spot {
        Spot::Field(_) => None,
        Spot::Button(_) => button(),
        Spot::Card(_) => card(),
        Spot::Token(_) => token(),
    };
    said.map_or_else(|| play.table().game().spot_name(spot), |said| speaker.say(said))
}

impl Play {
    /// The seat of the one person whose screen this is; none for who watches, and where several sit at it.
    pub fn you(&self) -> Option<Seat> {
        match self.table().there() {
            Some(remote) => remote.you(),
            None => self.only_person(),
        }
    }
}

#[cfg(test)]
#[path = "heading_tests.rs"]
mod tests;
