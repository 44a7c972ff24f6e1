//! The moves, turn by turn, with what was tried instead.

use super::desk::Desk;
use super::words::told;
use crate::icons::{Icon, Sign};
use crate::moves::ToldStep;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::collections::{HashMap, HashSet};
use stolik_game::Message;
use stolik_study::{Eyes, NodeId, Row, RowTurn, Study, rows};
use stolik_text::Speaker;

/// A turn of more inputs than this is shortened in the list; the scrubber shows each.
const LONG: usize = 6;

/// The list of moves.
#[component]
pub fn List(desk: Desk) -> impl IntoView {
    let tree = Memo::new(move |_| desk.study.with(Study::changes));
    let lines = Memo::new(move |_| {
        desk.line.track();
        tree.get();
        let eyes = desk.eyes.get();
        desk.study.with_untracked(|study| rounds(rows(study, eyes), study.game().seats()))
    });
    // What was told once is told so again.
    let steps: Memo<Steps> = Memo::new(move |before: Option<&Steps>| {
        let eyes = desk.eyes.get();
        let mut steps =
            before.filter(|steps| steps.eyes == eyes).map(|steps| steps.told.clone()).unwrap_or_default();
        lines.with(|lines| {
            let shown = lines.iter().flat_map(Line::turns).flat_map(|turn| turn.nodes.iter().take(LONG));
            let new: Vec<NodeId> = shown.filter(|node| !steps.contains_key(node)).copied().collect();
            desk.study.with_untracked(|study| steps.extend(told(study, new, eyes)));
        });
        Steps { eyes, told: steps }
    });
    let swings = Memo::new(move |_| {
        let line = desk.line.get();
        let study = desk.study;
        let swings = desk.judged.with(|judged| study.with_untracked(|study| judged.swings(study, &line)));
        swings.into_iter().filter_map(|depth| line.get(depth).copied()).collect::<HashSet<NodeId>>()
    });
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        let here = desk.here.get();
        if let Some(list) = list.get() {
            // The list may have been made anew by the same change.
            request_animation_frame(move || mark(&list, here));
        }
    });
    let jump = move |event: leptos::ev::MouseEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let button = element.and_then(|element| element.closest("[data-node]").ok().flatten());
        let number = button.and_then(|button| button.get_attribute("data-node")?.parse().ok());
        desk.step(|study| study.node(number?));
    };
    view! {
        <div class="movehead">
            <h3>{desk.page.text("page-moves")}</h3>
            <Show when=move || !swings.with(HashSet::is_empty)>
                <span class="small muted"><span class="q">"?"</span>" "{desk.page.text("study-swing")}</span>
            </Show>
        </div>
        <ol class="moves two fill" id="line" node_ref=list on:click=jump>
            <For each=move || lines.get() key=Clone::clone let:round><Line desk round swings steps/></For>
        </ol>
    }
}

/// The inputs that are shown, in words.
#[derive(Clone, PartialEq)]
struct Steps {
    /// Whose eyes were told them.
    eyes: Eyes,
    told: HashMap<NodeId, ToldStep>,
}

impl Steps {
    /// A turn in words.
    fn of(&self, turn: &RowTurn, speaker: &Speaker) -> String {
        let told = turn.nodes.iter().take(LONG).filter_map(|node| self.told.get(node));
        let mut words: Vec<String> = told.map(|step| step.words(speaker)).collect();
        if turn.inputs.len() > LONG {
            words.push("…".to_owned());
        }
        words.join(" ")
    }
}

/// A line of the list: the turns of a round, or a variant.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Line {
    Round { number: usize, turns: Vec<RowTurn> },
    Variant { letter: char, turn: RowTurn },
}

impl Line {
    fn turns(&self) -> &[RowTurn] {
        match self {
            Line::Round { turns, .. } => turns,
            Line::Variant { turn, .. } => std::slice::from_ref(turn),
        }
    }
}

/// Two players' turns stand side by side; of more players each turn has a line.
fn rounds(rows: Vec<Row>, seats: u8) -> Vec<Line> {
    let beside = if seats == 2 { 2 } else { 1 };
    let mut lines = Vec::new();
    let mut letters = ('A'..='Z').cycle();
    for rows in rows.chunks(beside) {
        let number = rows.first().map_or(0, |row| row.turn.number.div_ceil(beside));
        lines.push(Line::Round { number, turns: rows.iter().map(|row| row.turn.clone()).collect() });
        for turn in rows.iter().flat_map(|row| &row.variants) {
            lines.push(Line::Variant { letter: letters.next().unwrap_or('A'), turn: turn.clone() });
        }
    }
    lines
}

#[component]
fn Line(desk: Desk, round: Line, swings: Memo<HashSet<NodeId>>, steps: Memo<Steps>) -> impl IntoView {
    let shown = move |turn: RowTurn| {
        move || {
            let speaker = desk.session.speaker();
            steps.with(|steps| steps.of(&turn, &speaker))
        }
    };
    match round {
        Line::Round { number, turns } => {
            let cell = move |turn: RowTurn| {
                let nodes = turn.nodes.clone();
                let is_swing = move || swings.with(|swings| nodes.iter().any(|node| swings.contains(node)));
                let to = turn.last().number().to_string();
                let numbers = all_numbers(&turn);
                view! {
                    <span data-nodes=numbers>
                        <button class="mv" data-node=to>{shown(turn)}</button>
                        {move || is_swing().then(|| view! { <span class="q" title=desk.page.text("study-swing")>"?"</span> })}
                    </span>
                }
            };
            let cells = turns.into_iter().map(cell).collect_view();
            view! { <li><span>{format!("{number}.")}</span>{cells}</li> }.into_any()
        }
        Line::Variant { letter, turn } => {
            let first = turn.nodes.first().copied();
            let name = Message::new("study-variant").with("letter", letter.to_string());
            let further = Message::new("study-variant-further").with("count", turn.further);
            let forget = move |event: leptos::ev::MouseEvent| {
                event.stop_propagation();
                if let Some(node) = first {
                    desk.forget(node);
                }
            };
            let is_recorded =
                first.is_some_and(|node| desk.study.with_untracked(|study| study.is_recorded(node)));
            view! {
                <li class="br" data-nodes=all_numbers(&turn)>
                    <button class="mv" data-node=turn.last().number().to_string()>
                        <b>{move || desk.session.speaker().say(&name)}</b>" "{shown(turn.clone())}
                    </button>
                    {(turn.further > 0).then(|| view! { <span>" · "{move || desk.session.speaker().say(&further)}</span> })}
                    {(!is_recorded).then(|| view! {
                        <button class="icb" aria-label=desk.page.text("study-forget") title=desk.page.text("study-forget") on:click=forget>
                            <Icon sign=Sign::Close/>
                        </button>
                    })}
                </li>
            }
            .into_any()
        }
    }
}

fn all_numbers(turn: &RowTurn) -> String {
    let numbers: Vec<String> = turn.nodes.iter().map(|node| format!("n{}n", node.number())).collect();
    numbers.join(" ")
}

/// Marks where we are, and brings it into sight within the list.
fn mark(list: &Element, here: NodeId) {
    let found = |selector: &str| list.query_selector(selector).ok().flatten();
    if let Some(before) = found(".here") {
        // A turn that is no longer in the list needs no unmarking.
        let _ = before.class_list().remove_1("here");
        let _ = before.remove_attribute("aria-current");
    }
    if let Some(now) = found(&format!("[data-nodes*=n{}n]", here.number())) {
        let _ = now.class_list().add_1("here");
        let _ = now.set_attribute("aria-current", "true");
        // Only the list is scrolled: the page stays where it is.
        let (seen, row) = (list.get_bounding_client_rect(), now.get_bounding_client_rect());
        let shift = (row.top() - seen.top()).min(0.0) + (row.bottom() - seen.bottom()).max(0.0);
        list.set_scroll_top(list.scroll_top() + shift.round() as i32);
    }
}
