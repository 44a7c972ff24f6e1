//! Pages of text, fetched when somebody wants to read them: they are no part of the first view.

use crate::browser;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_text::{Document, Language};

/// Which pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folder {
    /// The rules.
    Rules,
    /// The first games with guidance.
    Lessons,
}

/// How far a page has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Reading {
    /// On its way.
    Waiting,
    /// Here.
    Read(Arc<Document>),
    /// It cannot be had now.
    Unread,
}

/// The page of a game in the language of the whole page, fetched again when the language changes or somebody asks for it.
#[derive(Clone, Copy)]
pub struct Text {
    /// How far it has come.
    pub reading: RwSignal<Reading>,
    again: RwSignal<u32>,
}

impl Text {
    /// Begins to read.
    pub fn of(session: Session, folder: Folder, kind: Kind) -> Text {
        let text = Text { reading: RwSignal::new(Reading::Waiting), again: RwSignal::new(0) };
        Effect::new(move |_| {
            text.again.track();
            let language = session.language.get();
            text.reading.set(Reading::Waiting);
            spawn_local(async move {
                let source = fetched(folder, kind, language).await;
                let read = |source: String| Reading::Read(Arc::new(Document::read(&source)));
                // Who has turned the page or the language meanwhile wants something else.
                if session.language.try_get_untracked() == Some(language) {
                    text.reading.try_set(source.map_or(Reading::Unread, read));
                }
            });
        });
        text
    }

    /// Tries once more.
    pub fn read_again(self) {
        self.again.update(|times| *times += 1);
    }
}

/// The text of a page.
async fn fetched(folder: Folder, kind: Kind, language: Language) -> Option<String> {
    let folder = match folder {
        Folder::Rules => "rules",
        Folder::Lessons => "lessons",
    };
    browser::fetch_part(&format!("{folder}-{}.{}", kind.id(), language.tag())).await
}
