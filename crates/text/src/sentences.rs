//! The sentences of a language, read once from its Fluent files.

#[cfg(not(target_arch = "wasm32"))]
use crate::games;
use crate::{Language, number};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Files of a language, one a subject.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! files {
    ($language:expr, $($subject:literal)*) => {
        match $language {
            Language::Polish => [$(include_str!(concat!("../ftl/pl/", $subject, ".ftl"))),*].as_slice(),
            Language::English => [$(include_str!(concat!("../ftl/en/", $subject, ".ftl"))),*].as_slice(),
        }
    };
}

/// The sentences of one language.
pub(crate) struct Sentences {
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

/// Whether the language has a sentence of this key.
pub fn key_exists(language: Language, key: &str) -> bool {
    Sentences::of(language).bundle.has_message(key)
}

/// All keys of a language, subject by subject.
pub fn keys(language: Language) -> impl Iterator<Item = &'static str> {
    Sentences::of(language).keys.iter().map(String::as_str)
}

impl Sentences {
    /// The sentences of a language; none as long as nobody has [brought](bring) them.
    pub(crate) fn of(language: Language) -> &'static Sentences {
        static NONE: OnceLock<Sentences> = OnceLock::new();
        let kept = kept(language);
        #[cfg(not(target_arch = "wasm32"))]
        kept.get_or_init(|| Sentences::read(language, files(language).map(str::to_owned)));
        kept.get().unwrap_or_else(|| NONE.get_or_init(|| Sentences::read(language, [])))
    }

    /// The sentence of a key with its gaps filled; none if there is no such key.
    pub(crate) fn sentence(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let text = self.bundle.format_pattern(pattern, Some(args), &mut Vec::new());
        Some(text.into_owned())
    }

    /// The further forms of a key, by name: its attributes.
    pub(crate) fn forms<'s>(&'s self, key: &str, args: &FluentArgs) -> Vec<(&'s str, String)> {
        let Some(message) = self.bundle.get_message(key) else {
            return Vec::new();
        };
        message
            .attributes()
            .map(|form| {
                let text = self.bundle.format_pattern(form.value(), Some(args), &mut Vec::new());
                (form.id(), text.into_owned())
            })
            .collect()
    }

    /// What a broken file still gives is taken; the tests see that none is broken.
    fn read(language: Language, sources: impl IntoIterator<Item = String>) -> Sentences {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks would show in terminals, JSON and live regions; the page isolates names with markup.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::Polish => number::polish,
            Language::English => number::english,
        }));
        let mut keys = Vec::new();
        for source in sources {
            let resource = FluentResource::try_new(source);
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            keys.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            bundle.add_resource_overriding(resource);
        }
        Sentences { bundle, keys }
    }
}

fn kept(language: Language) -> &'static OnceLock<Sentences> {
    static POLISH: OnceLock<Sentences> = OnceLock::new();
    static ENGLISH: OnceLock<Sentences> = OnceLock::new();
    match language {
        Language::Polish => &POLISH,
        Language::English => &ENGLISH,
    }
}

/// Whether the sentences of a language are here. Only a page in the browser begins without any.
pub fn is_here(language: Language) -> bool {
    cfg!(not(target_arch = "wasm32")) || kept(language).get().is_some()
}

/// Brings the sentences of a language, as [`of_page`] has them. What is here already stays.
pub fn bring(language: Language, sentences: String) {
    kept(language).get_or_init(|| Sentences::read(language, [sentences]));
}

/// All that a page in the browser says in a language, as one file without comments.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_page(language: Language) -> String {
    let is_said = |line: &&str| !line.starts_with('#') && !line.is_empty();
    said_by_the_page(language)
        .flat_map(str::lines)
        .filter(is_said)
        .fold(String::new(), |all, line| all + line + "\n")
}

/// What a page in the browser says. It carries none of it: it is [brought](bring) the language that is read.
#[cfg(not(target_arch = "wasm32"))]
fn said_by_the_page(language: Language) -> impl Iterator<Item = &'static str> {
    let own = files!(language, "common" "table" "page" "room" "net" "rules-page" "study");
    own.iter().copied().chain(games::all(language).map(|texts| texts.sentences))
}

/// All files; with what only others say: a browser has no terminal, no server and no arena.
#[cfg(not(target_arch = "wasm32"))]
fn files(language: Language) -> impl Iterator<Item = &'static str> {
    said_by_the_page(language).chain(files!(language, "cli" "server" "bots").iter().copied())
}

#[cfg(test)]
#[path = "sentences_tests.rs"]
mod tests;
