//! The rules pages, in the project's own words.

use crate::Language;

/// The rules page of a game, as Markdown.
///
/// A heading ends with the article it holds, `{#W6}`: a client makes an anchor of it. A position to be drawn is a
/// picture whose address is the position as the game writes it, perhaps with options:
/// `![C3 bije D4](position:W:WC3:BD4)`, `![…](position:W:WG7:BA3#board=9)`.
pub fn rules(game: &str, language: Language) -> Option<&'static str> {
    match (game, language) {
        ("warcaby", Language::Polish) => Some(include_str!("../rules/warcaby.pl.md")),
        ("warcaby", Language::English) => Some(include_str!("../rules/warcaby.en.md")),
        ("multiwarcaby", Language::Polish) => Some(include_str!("../rules/multiwarcaby.pl.md")),
        ("multiwarcaby", Language::English) => Some(include_str!("../rules/multiwarcaby.en.md")),
        ("battle-royale", Language::Polish) => Some(include_str!("../rules/battle-royale.pl.md")),
        ("battle-royale", Language::English) => Some(include_str!("../rules/battle-royale.en.md")),
        ("medh-kuu-lash", Language::Polish) => Some(include_str!("../rules/medh-kuu-lash.pl.md")),
        ("medh-kuu-lash", Language::English) => Some(include_str!("../rules/medh-kuu-lash.en.md")),
        _ => None,
    }
}

/// A position a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesExample<'p> {
    /// What is to be seen.
    pub caption: &'p str,
    /// The position, as the game writes it.
    pub position: &'p str,
    /// The options, as a record has them: `board=9 removal=immediate`; empty for the usual ones.
    pub options: &'p str,
}

/// The positions a page shows, in order.
pub fn rules_examples(page: &str) -> impl Iterator<Item = RulesExample<'_>> {
    page.split("![").skip(1).filter_map(|rest| {
        let (caption, rest) = rest.split_once("](position:")?;
        let (address, _) = rest.split_once(')')?;
        let (position, options) = address.split_once('#').unwrap_or((address, ""));
        Some(RulesExample { caption, position, options })
    })
}

/// The articles a page has anchors for, in order.
pub fn rules_articles(page: &str) -> impl Iterator<Item = &str> {
    let anchors = page.split("{#").skip(1);
    anchors.filter_map(|rest| rest.split_once('}').map(|(article, _)| article))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages() -> [&'static str; 2] {
        Language::ALL.map(|language| rules("warcaby", language).expect("there is a page"))
    }

    #[test]
    fn every_article_has_one_anchor() {
        for page in pages() {
            let mut found: Vec<&str> = rules_articles(page).collect();
            let mut all: Vec<String> = (1..=12).map(|n| format!("W{n}")).collect();
            all.extend((1..=9).map(|n| format!("WA{n}")));
            found.sort_unstable();
            all.sort_unstable();
            assert_eq!(found, all);
        }
    }

    #[test]
    fn both_languages_show_the_same_positions() {
        let shown = |page| {
            let examples = rules_examples(page);
            examples.map(|e| (e.position, e.options)).collect::<Vec<_>>()
        };
        let [polish, english] = pages().map(shown);
        assert_eq!(polish, english);
        assert!(polish.len() > 9);
        assert!(polish.iter().any(|(_, options)| !options.is_empty()));
    }

    #[test]
    fn every_option_is_explained() {
        let options =
            ["board", "a1_dark", "promotion9", "removal", "king_landing", "king_move_limit", "repetition"];
        for page in pages() {
            for option in options {
                assert!(page.contains(&format!("| `{option}` |")), "{option}");
            }
        }
    }
}
