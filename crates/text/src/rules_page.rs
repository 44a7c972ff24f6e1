//! The rules pages, in the project's own words.

use crate::{Language, games};

/// The rules page of a game, as Markdown.
///
/// A heading ends with the article it holds, `{#W6}`: a client makes an anchor of it. A position to be drawn is a
/// picture whose address is the position as the game writes it, perhaps with options:
/// `![C3 bije D4](position:W:WC3:BD4)`, `![…](position:W:WG7:BA3#board=9)`; and perhaps with moves that show what is
/// meant, as a title: `![C3 bije D4](position:W:WC3:BD4 "C3xE5")`.
pub fn rules(game: &str, language: Language) -> Option<&'static str> {
    games::of(game, language).map(|texts| texts.rules)
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
    /// Moves that show what is meant, as the game writes them; alternatives are parted by `|`.
    pub moves: &'p str,
}

/// The positions a page shows, in order.
pub fn rules_examples(page: &str) -> impl Iterator<Item = RulesExample<'_>> {
    page.split("![").skip(1).filter_map(|rest| {
        let (caption, rest) = rest.split_once("](position:")?;
        let (address, _) = rest.split_once(')')?;
        let quoted = address.strip_suffix('"').and_then(|address| address.rsplit_once(" \""));
        let (address, moves) = quoted.unwrap_or((address, ""));
        let (position, options) = address.split_once('#').unwrap_or((address, ""));
        Some(RulesExample { caption, position, options, moves })
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
    use stolik_catalog::Kind;

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
    fn pages_of_a_game_have_the_same_articles_once_and_show_the_same_positions() {
        for game in Kind::ALL.iter().map(|kind| kind.id()) {
            let pages = Language::ALL.map(|language| rules(game, language).expect("there is a page"));
            let [polish, english] = pages.map(|page| rules_articles(page).collect::<Vec<_>>());
            assert_eq!(polish, english, "{game}");
            let mut once = polish.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), polish.len(), "{game}: an article comes twice");
            let [polish, english] =
                pages.map(|page| rules_examples(page).map(|e| (e.position, e.options)).collect::<Vec<_>>());
            assert_eq!(polish, english, "{game}");
            assert!(pages.iter().all(|page| !page.contains("<!--")), "{game}: notes to ourselves");
        }
    }

    #[test]
    fn the_large_games_have_every_article() {
        let roman = ["I", "II", "III", "IV", "V", "VI", "2.5"].map(str::to_owned);
        let bitwa =
            (1..=42).map(|n| format!("S-{n}")).chain((1..=12).map(|n| format!("2.6.{n}"))).chain(roman);
        let chapters =
            "1 1.0 2.1 2.2 2.3 2.4 3.1 3.2 4.1 4.2 4.3 5 5.1 5.2 5.3 5.4 5.5 5.6 6 7.1 7.2 8 9 10 11";
        let chapters = chapters.split(' ').map(str::to_owned);
        let wojna =
            (1..=45).map(|n| format!("W-{n}")).chain((1..=13).map(|n| format!("1.4.{n}"))).chain(chapters);
        for (game, articles) in [("szachowa-bitwa", bitwa.collect::<Vec<_>>()), ("wojna", wojna.collect())] {
            let page = rules(game, Language::Polish).expect("there is a page");
            let mut found: Vec<&str> = rules_articles(page).collect();
            let mut articles: Vec<&str> = articles.iter().map(String::as_str).collect();
            found.sort_unstable();
            articles.sort_unstable();
            assert_eq!(found, articles, "{game}");
        }
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
