//! The ground: what never moves. Where it changes all the same, a river that is laid, a field that is built upon, only what
//! lies between the first and the last change is drawn anew.

use crate::session::Session;
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use stolik_draw::ground_elements;

/// The ground, each of its elements as markup, in the order in which they lie on each other.
type Elements = Vec<String>;

/// The ground of the board.
#[component]
pub fn Ground(session: Session) -> impl IntoView {
    let group = NodeRef::<svg::G>::new();
    let grounds = Memo::new(move |_| (session.changes.get().ground, session.turned.get()));
    Effect::new(move |before: Option<Elements>| {
        let before = before.unwrap_or_default();
        let Some(group) = group.get() else { return before };
        grounds.get();
        let wanted = elements(session);
        if let Err(error) = draw(&group, &before, &wanted) {
            leptos::logging::error!("the ground cannot be drawn: {error:?}");
        }
        wanted
    });
    view! { <g node_ref=group></g> }
}

/// Draws what differs from before.
fn draw(group: &Element, before: &Elements, wanted: &Elements) -> Result<(), leptos::wasm_bindgen::JsValue> {
    let (first, last) = same_ends(before, wanted);
    let children = group.children();
    for number in (first..before.len() - last).rev() {
        if let Some(element) = children.item(number as u32) {
            element.remove();
        }
    }
    let markup = wanted[first..wanted.len() - last].concat();
    match children.item(first as u32) {
        Some(follower) => follower.insert_adjacent_html("beforebegin", &markup),
        None => group.insert_adjacent_html("beforeend", &markup),
    }
}

/// How many are the same from the beginning, and how many of the rest from the end.
fn same_ends(one: &[String], other: &[String]) -> (usize, usize) {
    let first = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let rests = one[first..].iter().rev().zip(other[first..].iter().rev());
    (first, rests.take_while(|(one, other)| one == other).count())
}

fn elements(session: Session) -> Elements {
    let turned = session.turned.get_untracked();
    session.play.with_untracked(|play| ground_elements(play.scene(), turned))
}

#[cfg(test)]
mod tests {
    use super::same_ends;

    #[test]
    fn what_is_the_same_at_both_ends_is_counted_once() {
        let words = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(same_ends(&words("a b c d"), &words("a x d")), (1, 1));
        assert_eq!(same_ends(&words("a b"), &words("a b")), (2, 0));
        assert_eq!(same_ends(&words("a a"), &words("a a a")), (2, 0));
        assert_eq!(same_ends(&[], &words("a")), (0, 0));
    }
}
