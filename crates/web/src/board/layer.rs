//! A layer of marks: small pictures of which a touch changes few. Only those that have changed are drawn anew.

use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use std::collections::HashMap;

/// The pictures of a layer, each as markup.
pub type Pictures = Vec<String>;

/// A layer of pictures. They do not overlap, so their order is all the same.
#[component]
pub fn Layer(pictures: Memo<Pictures>) -> impl IntoView {
    let group = NodeRef::<svg::G>::new();
    Effect::new(move |before: Option<HashMap<String, Element>>| {
        let mut drawn = before.unwrap_or_default();
        if let Some(group) = group.get() {
            pictures.with(|pictures| draw(&group, &mut drawn, pictures));
        }
        drawn
    });
    view! { <g node_ref=group></g> }
}

/// Takes away what is no longer wanted and adds what is missing.
fn draw(group: &Element, drawn: &mut HashMap<String, Element>, wanted: &Pictures) {
    drawn.retain(|markup, element| {
        let stays = wanted.contains(markup);
        if !stays {
            element.remove();
        }
        stays
    });
    let missing: Vec<&String> = wanted.iter().filter(|markup| !drawn.contains_key(*markup)).collect();
    if missing.is_empty() {
        return;
    }
    let markup = missing.iter().fold(String::new(), |all, markup| all + "<g>" + markup + "</g>");
    if let Err(error) = group.insert_adjacent_html("beforeend", &markup) {
        return leptos::logging::error!("the marks cannot be drawn: {error:?}");
    }
    // The last children are those that were added, the last of them last.
    let mut last = group.last_element_child();
    for markup in missing.into_iter().rev() {
        let Some(element) = last else { break };
        last = element.previous_element_sibling();
        drawn.insert(markup.clone(), element);
    }
}
