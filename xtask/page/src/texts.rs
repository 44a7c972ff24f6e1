//! What the page fetches to read: its sentences in the language of whoever opens it, and pages of text when somebody wants them.

use stolik_catalog::Kind;
use stolik_text::{Language, lesson, rules};

/// The sentences of the page, a file a language: `pl.ftl`.
pub fn sentences() -> impl Iterator<Item = (String, String)> {
    Language::ALL
        .into_iter()
        .map(|language| (format!("{}.ftl", language.tag()), stolik_text::of_page(language)))
}

/// A page of text: rules or a lesson.
pub struct Text {
    /// `rules-warcaby.pl`
    name: String,
    /// What it says.
    pub content: &'static str,
}

impl Text {
    /// Its file.
    pub fn file(&self) -> String {
        format!("{}.md", self.name)
    }

    /// The line of the page's head in which the page looks for where the file lies.
    fn mention(&self) -> String {
        format!("<meta name=\"stolik-{}\" content=\"{}\">", self.name, self.file())
    }
}

/// Rules and lessons of all games in all languages.
pub fn all() -> Vec<Text> {
    let each = Kind::ALL.iter().flat_map(|kind| Language::ALL.map(|language| (kind.id(), language)));
    let texts = each.flat_map(|(game, language)| {
        let named = |what: &str| format!("{what}-{game}.{}", language.tag());
        let text =
            |what: &str, content: Option<&'static str>| Some(Text { name: named(what), content: content? });
        [text("rules", rules(game, language)), text("lessons", lesson(game, language))]
    });
    texts.flatten().collect()
}

/// The lines of the page's head that mention these.
pub fn mentions(texts: &[Text]) -> String {
    texts.iter().map(Text::mention).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{all, mentions};
    use stolik_catalog::Kind;

    #[test]
    fn every_game_has_rules_and_a_lesson_in_both_languages() {
        let texts = all();
        assert_eq!(texts.len(), Kind::ALL.len() * 4);
        let head = mentions(&texts);
        for kind in Kind::ALL {
            for what in ["rules", "lessons"] {
                let name = format!("{what}-{}.pl", kind.id());
                assert!(
                    head.contains(&format!("<meta name=\"stolik-{name}\" content=\"{name}.md\">")),
                    "{head}"
                );
            }
        }
    }
}
