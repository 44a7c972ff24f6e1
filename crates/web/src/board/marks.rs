//! The marks of the position and of the walk, as pictures: those below the tokens, those above, and the badges on top.

use super::layer::Pictures;
use super::places::Places;
use crate::play::{Play, Trail};
use crate::session::Session;
use leptos::prelude::*;
use std::collections::HashSet;
use std::fmt::Write;
use stolik_draw::{BoardMark, Rect, escape, mark_at, marks_of_scene, marks_of_walk};
use stolik_game::scene::MarkKind;
use stolik_game::{Hint, Next, Spot};

/// More first touches than this are not marked, if they are also more than such a share of the fields.
const MANY: usize = 24;
const SHARE: usize = 8;

/// The marks on the ground: the last move, and on a map how far what is chosen can go.
pub fn below(session: Session, places: Memo<Places>) -> Pictures {
    let places = places.get();
    let is_map = session.with_scene(super::is_map);
    session.play.with(|play| {
        let mut pictures = drawn(play, &places, BoardMark::is_ground);
        let mut markup = String::new();
        if play.touched().is_empty() {
            let trail = play.trail();
            pictures.extend(ends(&trail, play, &places));
            track(&mut markup, &trail, &places);
        }
        if is_map && !(play.touched().is_empty() && is_anywhere(play)) {
            reach(&mut markup, play, &places);
        }
        if !markup.is_empty() {
            pictures.push(markup);
        }
        pictures
    })
}

/// The marks above the tokens.
pub fn above(session: Session, places: Memo<Places>) -> Pictures {
    let places = places.get();
    session.play.with(|play| {
        let mut pictures = drawn(play, &places, |mark| !mark.is_ground());
        session.hint.with(|hint| {
            let fields = hint.iter().filter(|hint| hint.holds(play)).flat_map(|hint| &hint.fields);
            let places = fields.filter_map(|field| places.get(*field));
            pictures.extend(places.map(|place| mark_at(BoardMark::Hint, place.rect).to_string()));
        });
        pictures
    })
}

/// What is written on spots that may be touched next, and the field that was touched in vain.
pub fn on_top(session: Session, places: Memo<Places>) -> Pictures {
    let places = places.get();
    session.play.with(|play| {
        let mut pictures: Pictures = play.next().iter().filter_map(|next| badge(next, &places)).collect();
        pictures.extend(play.why().and_then(|why| places.get(why.spot?)).map(|place| in_vain(place.rect)));
        pictures
    })
}

fn drawn(play: &Play, places: &Places, wanted: fn(BoardMark) -> bool) -> Pictures {
    let wanted = marks(play).into_iter().filter(|(_, mark)| wanted(*mark));
    wanted.filter_map(|(spot, mark)| Some(mark_at(mark, places.get(spot)?.rect).to_string())).collect()
}

/// The marks of the position, and of what is touched and may be touched next.
fn marks(play: &Play) -> Vec<(Spot, BoardMark)> {
    // A board full of marks says nothing: neither pieces that may be chosen are marked, nor the fields of a first touch
    // that may be almost anywhere.
    let is_anywhere = play.touched().is_empty() && is_anywhere(play);
    // What stands there already can be touched without a mark upon it.
    let stands = |spot: Spot| play.touched().is_empty() && play.scene().tokens.iter().any(|t| t.spot == spot);
    let said = |next: &&Next| match next.hint {
        Hint::Capture => true,
        Hint::Step => !is_anywhere && !stands(next.spot),
        Hint::Choose => false,
    };
    let next: Vec<Next> = play.next().iter().filter(said).cloned().collect();
    let mut marks = marks_of_scene(play.scene());
    marks.extend(marks_of_walk(play.touched(), &next));
    // After a button only some pieces may be meant, and nobody can know which.
    if let [Spot::Button(_)] = play.touched() {
        let meant = play.next().iter().filter(|next| next.hint == Hint::Choose);
        marks.extend(meant.map(|next| (next.spot, BoardMark::Hint)));
    }
    marks
}

/// Whether what may be touched is almost everything.
fn is_anywhere(play: &Play) -> bool {
    let count = play.next().len();
    count > MANY && count * SHARE > play.scene().fields.len()
}

/// Where what has moved in the last turn stood and stands, as far as the position does not mark it itself.
fn ends(trail: &Trail, play: &Play, places: &Places) -> Pictures {
    let is_marked = |spot: &Spot| {
        let marks = play.scene().marks.iter();
        marks.filter(|mark| mark.kind == MarkKind::Last).any(|mark| mark.spot == *spot)
    };
    let mut ends: Vec<Spot> = Vec::new();
    for spot in trail.ways.iter().flat_map(|way| [way.first(), way.last()]).flatten() {
        if !is_marked(spot) && !ends.contains(spot) {
            ends.push(*spot);
        }
    }
    let place = |spot: &Spot| places.get(*spot);
    ends.iter().filter_map(place).map(|place| mark_at(BoardMark::Last, place.rect).to_string()).collect()
}

/// The way of the last turn, where it was more than a step, and where those stood that it took.
fn track(markup: &mut String, trail: &Trail, places: &Places) {
    if trail.is_a_step() {
        return;
    }
    for way in &trail.ways {
        let points = way.iter().filter_map(|spot| Some(places.get(*spot)?.rect.centre()));
        let points: Vec<String> = points.map(|(x, y)| format!("{x},{y}")).collect();
        if points.len() < 2 {
            continue;
        }
        let points = points.join(" ");
        for class in ["m-path", "m-path2"] {
            let _ = write!(markup, r#"<polyline class="{class}" points="{points}"/>"#);
        }
    }
    for place in trail.taken.iter().filter_map(|spot| places.get(*spot)) {
        let ((x, y), radius) = (place.rect.centre(), place.rect.width * 0.36);
        for class in ["m-ghost-halo", "m-ghost"] {
            let _ = write!(markup, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#);
        }
    }
}

/// What stands on a spot that may be touched next: a cost, a chance.
fn badge(next: &Next, places: &Places) -> Option<String> {
    let (badge, place) = (next.badge.as_ref()?, places.get(next.spot)?);
    let (x, middle) = place.rect.centre();
    // Beside something that stands there it goes to the upper edge; a free field has room in its middle.
    let y = if next.hint == Hint::Capture { place.rect.y + 14.0 } else { middle };
    let letters = u32::try_from(badge.chars().count()).unwrap_or(u32::MAX).max(2);
    let (width, text) = (10.0 + 14.0 * f64::from(letters), escape(badge));
    let (left, top, base) = (x - width / 2.0, y - 17.0, y + 8.0);
    Some(format!(
        r#"<rect class="m-step" x="{left}" y="{top}" width="{width}" height="34" rx="17"/><text class="m-step-t" x="{x}" y="{base}">{text}</text>"#
    ))
}

/// The field that was touched in vain.
fn in_vain(rect: Rect) -> String {
    let (x, y) = (rect.x + 5.0, rect.y + 5.0);
    let (width, height) = (rect.width - 10.0, rect.height - 10.0);
    let framed =
        |class| format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#);
    ["m-bad", "m-bad2"].map(framed).concat()
}

/// How far what is chosen can go: a pale area with a dashed border.
fn reach(markup: &mut String, play: &Play, places: &Places) {
    let steps = play.next().iter().filter(|next| next.hint == Hint::Step).map(|next| next.spot);
    let fields: Vec<Rect> = steps
        .chain(play.touched().first().copied())
        .filter_map(|spot: Spot| Some(places.get(spot)?.rect))
        .collect();
    if fields.len() < 2 {
        return;
    }
    let corner = |rect: &Rect| (rect.x.round() as i64, rect.y.round() as i64);
    let inside: HashSet<(i64, i64)> = fields.iter().map(corner).collect();
    let (mut area, mut border) = (String::new(), String::new());
    for rect in &fields {
        let Rect { x, y, width, height } = *rect;
        let _ = write!(area, "M{x} {y}h{width}v{height}h-{width}z");
        let (right, bottom) = (x + width, y + height);
        let sides = [
            ((x, y - height), format!("M{x} {y}h{width}")),
            ((x, bottom), format!("M{x} {bottom}h{width}")),
            ((x - width, y), format!("M{x} {y}v{height}")),
            ((right, y), format!("M{right} {y}v{height}")),
        ];
        for ((x, y), side) in sides {
            if !inside.contains(&(x.round() as i64, y.round() as i64)) {
                border.push_str(&side);
            }
        }
    }
    let _ = write!(markup, r#"<path class="reach" d="{area}"/><path class="reach-edge" d="{border}"/>"#);
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_table::Seating;

    #[test]
    fn where_a_castle_may_stand_is_marked_unless_that_is_almost_anywhere() {
        let mut play = Play::new(Kind::Wojna.usual(), Seating::persons(["Ola", "Ben"]), 1);
        assert!(is_anywhere(&play), "{} of {}", play.next().len(), play.scene().fields.len());
        let middle = play.table().game().spot_named("15,11").expect("a field");
        play.touch(middle);
        assert_eq!(play.table().inputs().len(), 1);
        assert!(play.next().len() > MANY && !is_anywhere(&play), "{} fields are left", play.next().len());
        // After one that may stand anywhere they are marked.
        assert!(marks(&play).iter().filter(|(_, mark)| *mark == BoardMark::Target).count() > MANY);
        let many = Play::new(Kind::BattleRoyale.usual(), Seating::persons(["Ola", "Ben"]), 1);
        assert!(!is_anywhere(&many));
    }
    /// Medh Kuu Lash: who gives up a move gives it up with a piece.
    #[test]
    fn after_a_button_the_pieces_that_may_be_meant_are_marked() {
        let mut found = 0;
        for seed in 0..20 {
            let mut play = Play::new(Kind::MedhKuuLash.usual(), Seating::persons(["Ola", "Ben"]), seed);
            let mut chance = stolik_game::Pinned::from_seed(seed);
            for _ in 0..60 {
                let Some(seat) = play.seat() else { break };
                let buttons: Vec<Spot> = play.scene().buttons.iter().map(|button| button.spot).collect();
                for button in buttons {
                    let mut tried = play.clone();
                    tried.touch(button);
                    if tried.touched() != [button] || tried.next().is_empty() {
                        continue;
                    }
                    let marks = marks(&tried);
                    let is_marked = |spot: Spot| marks.iter().any(|(marked, _)| *marked == spot);
                    assert!(tried.next().iter().all(|next| is_marked(next.spot)), "{:?}", tried.next());
                    found += 1;
                }
                let seen = play.table().seen_by(stolik_game::Viewer::Seat(seat));
                play.command_anyway(&seen.random(seat, &mut chance).expect("an action"));
            }
        }
        assert!(found > 0, "no button asks for a piece");
    }
}
