//! Blocks of text as the page shows them.

use super::example::{Frame, Try};
use crate::session::Session;
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_text::{Block, Document, Example, Span, Words};

/// What the blocks of a page share.
#[derive(Clone)]
pub struct Setting {
    /// The whole page.
    pub session: Session,
    /// The game.
    pub kind: Kind,
    /// The room that its boards take.
    frame: Frame,
    /// The articles of the page: words that name one lead to it.
    articles: Arc<BTreeSet<String>>,
}

impl Setting {
    /// That of a page.
    pub fn of(session: Session, kind: Kind, document: &Document) -> Setting {
        let articles = document.parts.iter().filter_map(|part| part.article.clone()).collect();
        Setting { session, kind, frame: Frame::of(kind, document), articles: Arc::new(articles) }
    }
}

/// Blocks one after another; examples that follow each other stand side by side where there is room.
pub fn blocks(setting: &Setting, blocks: &[Block]) -> AnyView {
    let Setting { session, kind, frame, .. } = *setting;
    let runs = blocks.chunk_by(|one, other| is_example(one) && is_example(other));
    let run = |run: &[Block]| {
        let examples: Vec<Example> = run.iter().filter_map(example).cloned().collect();
        if examples.is_empty() {
            return run.iter().map(|block| written(setting, block)).collect_view().into_any();
        }
        let examples = examples.into_iter().map(|example| view! { <Try session kind frame example/> });
        view! { <div class="figs">{examples.collect_view()}</div> }.into_any()
    };
    runs.map(run).collect_view().into_any()
}

fn is_example(block: &Block) -> bool {
    example(block).is_some()
}

fn example(block: &Block) -> Option<&Example> {
    match block {
        Block::Example(example) => Some(example),
        _ => None,
    }
}

/// A block that is only read.
fn written(setting: &Setting, block: &Block) -> AnyView {
    match block {
        Block::Paragraph(said) => view! { <p>{words(said)}</p> }.into_any(),
        Block::Remark(said) => view! { <p class="remark">{words(said)}</p> }.into_any(),
        Block::Code(text) => view! { <pre tabindex="0">{text.clone()}</pre> }.into_any(),
        Block::List { is_numbered, items } => {
            let items = items.iter().map(|item| view! { <li>{words(item)}</li> }).collect_view();
            if *is_numbered {
                view! { <ol>{items}</ol> }.into_any()
            } else {
                view! { <ul>{items}</ul> }.into_any()
            }
        }
        Block::Table { head, rows } => table(setting, head, rows),
        Block::Example(_) => ().into_any(),
    }
}

fn table(setting: &Setting, head: &[Words], rows: &[Vec<Words>]) -> AnyView {
    let head = head.iter().map(|cell| view! { <th scope="col">{words(cell)}</th> }).collect_view();
    let row = |row: &Vec<Words>| {
        let cells = row.iter().map(|cell| view! { <td>{linked(setting, cell)}</td> }).collect_view();
        view! { <tr>{cells}</tr> }
    };
    let rows = rows.iter().map(row).collect_view();
    // A wide table is pushed sideways in its own window; the keyboard must get there too.
    view! {
        <div class="wide" tabindex="0" role="group">
            <table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
    .into_any()
}

/// Words as they are.
pub fn words(words: &Words) -> AnyView {
    let span = |span: &Span| match span {
        Span::Plain(text) => text.clone().into_any(),
        Span::Strong(text) => view! { <b>{text.clone()}</b> }.into_any(),
        Span::Code(text) => view! { <code>{text.clone()}</code> }.into_any(),
    };
    words.iter().map(span).collect_view().into_any()
}

/// Words in which the names of articles, parted by commas, are links.
fn linked(setting: &Setting, cell: &Words) -> AnyView {
    let [Span::Plain(text)] = cell.as_slice() else {
        return words(cell);
    };
    let names: Vec<&str> = text.split(", ").collect();
    if !names.iter().all(|name| setting.articles.contains(*name)) {
        return words(cell);
    }
    let link = |(number, name): (usize, &&str)| {
        let comma = (number > 0).then_some(", ");
        view! { {comma}<a href=format!("#{name}")>{(*name).to_owned()}</a> }
    };
    names.iter().enumerate().map(link).collect_view().into_any()
}
