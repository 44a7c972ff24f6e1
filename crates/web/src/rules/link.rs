//! The way from a reason to the place of the rules that it rests on.

use crate::route::Route;
use stolik_catalog::Kind;

/// The page of a game's rules, at an article. An article of the game itself is named by its sign alone; one that is cited
/// with its page, as `wojna/2.2`, leads to that page.
pub fn article_route(kind: Kind, article: &str) -> Route {
    let (kind, article) = match article.split_once('/') {
        Some((page, sign)) => (Kind::named(page).unwrap_or(kind), sign),
        None => (kind, article),
    };
    Route::Rules { kind, article: Some(article.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_a_place_on_the_page_of_its_game() {
        let address = |kind, article| article_route(kind, article).to_string();
        assert_eq!(address(Kind::Multiwarcaby, "MW9"), "/rules/multiwarcaby#MW9");
        assert_eq!(address(Kind::Wojna, "2.2"), "/rules/wojna#2.2");
        assert_eq!(address(Kind::Warcaby, "wojna/W-20"), "/rules/wojna#W-20");
        let back = Route::parse("/rules/wojna#2.2");
        assert_eq!(back, article_route(Kind::Wojna, "2.2"));
    }
}
