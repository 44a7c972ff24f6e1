//! Scenes as JSON.

use serde_json::{Value as Json, json};
use stolik_catalog::AnyGame;
use stolik_game::Scene;
use stolik_game::scene::{MarkKind, Owner, Progress, Quarter, Shape};
use stolik_text::Speaker;

/// A scene as JSON, with spots by their names and messages in words.
pub fn to_json(speaker: &Speaker, game: &AnyGame, scene: &Scene) -> Json {
    let name = |spot| game.spot_name(spot);
    let fields = scene.fields.iter().map(|field| {
        json!({
            "spot": name(field.spot),
            "name": field.name,
            "shape": shape(&field.shape),
            "look": field.look.map(|look| look.0),
            "playable": field.playable,
        })
    });
    let tokens = scene.tokens.iter().map(|token| {
        json!({
            "id": token.id.0,
            "look": token.look.0,
            "owner": owner(token.owner),
            "spot": name(token.spot),
            "layer": token.layer,
            "at": token.at,
            "scale": token.scale,
            "turned": quarters(token.turned),
            "name": speaker.say(&token.name),
        })
    });
    let marks = scene.marks.iter().map(|mark| json!({ "spot": name(mark.spot), "kind": kind(mark.kind) }));
    let counters = scene.counters.iter().map(|counter| {
        json!({
            "side": counter.side.map(|side| side.0),
            "id": counter.id,
            "label": speaker.say(&counter.label),
            "value": counter.value,
        })
    });
    let hands = scene.hands.iter().map(|hand| {
        let cards = hand.cards.iter().map(|card| {
            json!({ "spot": card.spot.map(name), "look": card.look.0, "name": speaker.say(&card.name) })
        });
        json!({ "seat": hand.seat.0, "cards": cards.collect::<Json>() })
    });
    let dice = scene
        .dice
        .iter()
        .map(|die| json!({ "look": die.look.0, "owner": owner(die.owner), "value": die.value }));
    let buttons = scene
        .buttons
        .iter()
        .map(|button| json!({ "spot": name(button.spot), "label": speaker.say(&button.label) }));
    let phases = scene
        .phases
        .iter()
        .map(|phase| json!({ "label": speaker.say(&phase.label), "progress": progress(phase.progress) }));
    json!({
        "size": scene.size,
        "fields": fields.collect::<Json>(),
        "tokens": tokens.collect::<Json>(),
        "marks": marks.collect::<Json>(),
        "counters": counters.collect::<Json>(),
        "hands": hands.collect::<Json>(),
        "dice": dice.collect::<Json>(),
        "buttons": buttons.collect::<Json>(),
        "phases": phases.collect::<Json>(),
        "prompt": speaker.say(&scene.prompt),
        "remarks": scene.remarks.iter().map(|m| Json::from(speaker.say(m))).collect::<Json>(),
    })
}

fn shape(shape: &Shape) -> Json {
    match shape {
        Shape::Rect { x, y, width, height } => json!({ "x": x, "y": y, "width": width, "height": height }),
        Shape::Polygon(corners) => json!({ "corners": corners }),
    }
}

fn owner(owner: Owner) -> Json {
    match owner {
        Owner::Nobody => Json::Null,
        Owner::Light => Json::from("light"),
        Owner::Dark => Json::from("dark"),
        Owner::Own(name) => Json::from(name),
        Owner::Seat(seat) => Json::from(seat.0),
    }
}

fn kind(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Last => "last",
        MarkKind::Danger => "danger",
        MarkKind::Chosen => "chosen",
    }
}

fn progress(progress: Progress) -> &'static str {
    match progress {
        Progress::Past => "past",
        Progress::Now => "now",
        Progress::Ahead => "ahead",
    }
}

/// Quarter turns, clockwise.
fn quarters(quarter: Quarter) -> u8 {
    match quarter {
        Quarter::None => 0,
        Quarter::One => 1,
        Quarter::Two => 2,
        Quarter::Three => 3,
    }
}
