//! The sentences of a language, read once from its Fluent files.

use crate::{Language, number};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The files of a language, one a subject.
macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../ftl/", $language, "/common.ftl")),
            include_str!(concat!("../ftl/", $language, "/table.ftl")),
            include_str!(concat!("../ftl/", $language, "/page.ftl")),
            include_str!(concat!("../ftl/", $language, "/room.ftl")),
            include_str!(concat!("../ftl/", $language, "/net.ftl")),
            include_str!(concat!("../ftl/", $language, "/rules-page.ftl")),
            // In a browser only the program that looks back knows it.
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../ftl/", $language, "/study.ftl")),
            // A browser has no terminal, no server and no arena.
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../ftl/", $language, "/cli.ftl")),
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../ftl/", $language, "/server.ftl")),
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../ftl/", $language, "/bots.ftl")),
            include_str!(concat!("../ftl/", $language, "/warcaby.ftl")),
            include_str!(concat!("../ftl/", $language, "/multiwarcaby.ftl")),
            include_str!(concat!("../ftl/", $language, "/battle-royale.ftl")),
            include_str!(concat!("../ftl/", $language, "/medh-kuu-lash.ftl")),
            include_str!(concat!("../ftl/", $language, "/szachowa-bitwa.ftl")),
            include_str!(concat!("../ftl/", $language, "/wojna.ftl")),
        ]
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
    /// The sentences of a language. What a broken file still gives is taken; the tests see that none is broken.
    pub(crate) fn of(language: Language) -> &'static Sentences {
        static POLISH: OnceLock<Sentences> = OnceLock::new();
        static ENGLISH: OnceLock<Sentences> = OnceLock::new();
        match language {
            Language::Polish => POLISH.get_or_init(|| Sentences::read(language)),
            Language::English => ENGLISH.get_or_init(|| Sentences::read(language)),
        }
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

    fn read(language: Language) -> Sentences {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks would show in terminals, JSON and live regions; the page isolates names with markup.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::Polish => number::polish,
            Language::English => number::english,
        }));
        let mut keys = Vec::new();
        for source in files(language).iter().chain(looking_back(language)) {
            let resource = FluentResource::try_new((*source).to_owned());
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

/// What is said of looking back, in Polish and in English, once somebody does.
static LOOKING_BACK: OnceLock<[&str; 2]> = OnceLock::new();

/// A program of the page that looks back says so before it says anything else: who only plays need not fetch the words.
pub fn look_back() {
    // Who says it again changes nothing.
    let _ = LOOKING_BACK.set([include_str!("../ftl/pl/study.ftl"), include_str!("../ftl/en/study.ftl")]);
}

fn looking_back(language: Language) -> Option<&'static &'static str> {
    let [polish, english] = LOOKING_BACK.get()?;
    Some(match language {
        Language::Polish => polish,
        Language::English => english,
    })
}

fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => files!("pl"),
        Language::English => files!("en"),
    }
}

#[cfg(test)]
#[path = "sentences_tests.rs"]
mod tests;
