//! What stands beside a board, in lines: stages of the game, remarks, counters, hands of cards, buttons.

use stolik_catalog::AnyGame;
use stolik_game::scene::{Card, Counter, Hand, MarkKind, Phase, Progress};
use stolik_game::{Arg, Message, Scene, Side, Spot};
use stolik_text::Speaker;

/// So many characters stand well on one line.
const WIDE: usize = 76;

/// Everything beside the board, a line each; nothing where there is nothing.
pub fn lines(speaker: &Speaker, game: &AnyGame, scene: &Scene) -> Vec<String> {
    let chosen = |spot: Spot| {
        let mut marks = scene.marks.iter();
        marks.any(|mark| mark.spot == spot && mark.kind == MarkKind::Chosen)
    };
    let mut lines = Vec::new();
    if !scene.phases.is_empty() {
        lines.push(phases(speaker, &scene.phases));
    }
    lines.extend(scene.remarks.iter().map(|remark| speaker.say(remark)));
    lines.extend(counters(speaker, game, &scene.counters));
    lines.extend(scene.hands.iter().map(|hand| cards(speaker, game, hand, &chosen)));
    if !scene.buttons.is_empty() {
        let buttons = scene.buttons.iter().map(|button| {
            let name = touchable(game, button.spot, chosen(button.spot));
            format!("{name} = {}", speaker.say(&button.label))
        });
        let buttons = buttons.collect::<Vec<_>>().join("; ");
        lines.push(speaker.say(&Message::new("cli-buttons").with("buttons", buttons)));
    }
    lines
}

/// The stages of the game, the one under way in brackets.
fn phases(speaker: &Speaker, phases: &[Phase]) -> String {
    let name = |phase: &Phase| match phase.progress {
        Progress::Now => format!("[{}]", speaker.say(&phase.label)),
        Progress::Past | Progress::Ahead => speaker.say(&phase.label),
    };
    phases.iter().map(name).collect::<Vec<_>>().join(" > ")
}

/// The counters of each side and those of nobody: on one line if they find room there, else on a line each.
fn counters(speaker: &Speaker, game: &AnyGame, counters: &[Counter]) -> Vec<String> {
    let sides = (0..game.sides()).map(|side| Some(Side(side)));
    let of = |side: Option<Side>| {
        let labels = counters.iter().filter(|counter| counter.side == side);
        let labels: Vec<String> = labels.map(|counter| speaker.say(&counter.label)).collect();
        let labels = Some(labels.join(", ")).filter(|labels| !labels.is_empty())?;
        Some(match side {
            Some(side) => {
                speaker.say(&Message::new("cli-counters").with("side", side).with("counters", labels))
            }
            None => labels,
        })
    };
    let lines: Vec<String> = sides.chain([None]).filter_map(of).collect();
    let one = lines.join("; ");
    if !lines.is_empty() && one.chars().count() <= WIDE { vec![one] } else { lines }
}

/// A hand: cards that can be touched by the names they are touched by, others by what is known of them, alike ones
/// counted.
fn cards(speaker: &Speaker, game: &AnyGame, hand: &Hand, chosen: &impl Fn(Spot) -> bool) -> String {
    let text = |card: &Card| match card.spot {
        Some(spot) => touchable(game, spot, chosen(spot)),
        None => speaker.say(&card.name),
    };
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for card in &hand.cards {
        let text = text(card);
        match kinds.iter_mut().find(|(kind, _)| *kind == text) {
            Some((_, count)) => *count += 1,
            None => kinds.push((text, 1)),
        }
    }
    let cards = kinds.into_iter().map(|(card, count)| match count {
        1 => card,
        _ => speaker.say(&Message::new("cli-card-times").with("count", count).with("card", card)),
    });
    let cards: Vec<String> = cards.collect();
    // Names of touchable cards are short; what others are called may have a comma in it.
    let own = hand.cards.is_empty() || hand.cards.iter().any(|card| card.spot.is_some());
    let (key, between) = if own { ("cli-hand", ", ") } else { ("cli-hand-shown", "; ") };
    let cards = match cards.as_slice() {
        [] => Arg::from(Message::new("cli-hand-empty")),
        cards => Arg::from(cards.join(between)),
    };
    speaker.say(&Message::new(key).with("seat", hand.seat).with("cards", cards))
}

/// The name a spot is touched by; in the brackets of what is chosen, if it is.
fn touchable(game: &AnyGame, spot: Spot, chosen: bool) -> String {
    let name = game.spot_name(spot);
    if chosen { format!("[{name}]") } else { name }
}
