//! Where one is on the page: each page has an address that can be kept, shared and opened again.

use crate::store::KeptId;
use std::fmt;
use stolik_catalog::Kind;

/// A page. Its text is its address: path, query and fragment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Route {
    /// The shelf of games.
    Shelf,
    /// A new table of a game.
    New(Kind),
    /// A game that is kept.
    Game(KeptId),
    /// A game that begins as the address says: `game=warcaby&seed=7`.
    Asked(String),
    /// A table over the network.
    Table {
        /// Its name.
        table: String,
        /// What leads to a seat there.
        secret: Option<String>,
    },
    /// The open tables over the network.
    Lobby,
    /// Who one is to the server.
    Account,
    /// Where a guest goes on who has come from another browser, by this secret.
    Here(String),
    /// The rules of a game, perhaps at one article.
    Rules {
        /// The game.
        kind: Kind,
        /// The article, as the rules name it: `WA3`.
        article: Option<String>,
    },
    /// A first game with guidance.
    Lesson(Kind),
    /// The replay of a kept game, or of what the fragment carries.
    Study {
        /// The kept game.
        game: Option<KeptId>,
        /// What the address carries after its `#`.
        fragment: String,
    },
    /// The dice of a kept game, or of what the fragment carries.
    Dice {
        /// The kept game.
        game: Option<KeptId>,
        /// What the address carries after its `#`.
        fragment: String,
    },
    /// The editor of a game's positions and maps.
    Editor {
        /// The game.
        kind: Kind,
        /// What the address carries after its `#`.
        fragment: String,
    },
    /// The settings.
    Settings,
    /// An address that leads nowhere.
    Nowhere,
}

impl Route {
    /// The page of an address, given as `/path?query#fragment`.
    pub fn parse(address: &str) -> Route {
        let (rest, fragment) = address.split_once('#').unwrap_or((address, ""));
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let fragment = || fragment.to_owned();
        match parts.as_slice() {
            [] | ["index.html"] if query.split('&').any(|wish| wish.starts_with("game=")) => {
                Route::Asked(query.to_owned())
            }
            [] | ["index.html"] => Route::Shelf,
            ["new", kind] => on(kind, Route::New),
            ["game", id] => kept(id, Route::Game),
            ["table", table] => Route::Table {
                table: (*table).to_owned(),
                secret: Some(fragment()).filter(|secret| !secret.is_empty()),
            },
            ["lobby"] => Route::Lobby,
            ["account"] => Route::Account,
            ["account", "here"] => Route::Here(fragment()),
            ["rules"] => Route::Rules { kind: Kind::Warcaby, article: None },
            ["rules", kind] => {
                let article = Some(fragment()).filter(|article| !article.is_empty());
                on(kind, |kind| Route::Rules { kind, article })
            }
            ["lesson", kind] => on(kind, Route::Lesson),
            ["study"] => Route::Study { game: None, fragment: fragment() },
            ["study", id] => kept(id, |id| Route::Study { game: Some(id), fragment: fragment() }),
            ["dice"] => Route::Dice { game: None, fragment: fragment() },
            ["dice", id] => kept(id, |id| Route::Dice { game: Some(id), fragment: fragment() }),
            ["editor", kind] => on(kind, |kind| Route::Editor { kind, fragment: fragment() }),
            ["settings"] => Route::Settings,
            _ => Route::Nowhere,
        }
    }

    /// A table over the network, for who holds a seat there or watches.
    pub fn table(table: &str) -> Route {
        Route::Table { table: table.to_owned(), secret: None }
    }

    /// Whether bots are not to wait for people to follow.
    pub fn is_hasty(&self) -> bool {
        matches!(self, Route::Asked(query) if query.split('&').any(|wish| wish == "pace=0"))
    }

    /// Whether this is a game that is played.
    pub fn is_game(&self) -> bool {
        matches!(self, Route::Game(_) | Route::Asked(_) | Route::Table { .. })
    }
}

/// The page of a game that an address names.
fn on(id: &str, page: impl FnOnce(Kind) -> Route) -> Route {
    Kind::named(id).map_or(Route::Nowhere, page)
}

/// The page of a kept game that an address names.
fn kept(id: &str, page: impl FnOnce(KeptId) -> Route) -> Route {
    id.parse().map_or(Route::Nowhere, page)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let past = |f: &mut fmt::Formatter<'_>, page: &str, game: Option<KeptId>| match game {
            Some(id) => write!(f, "{page}/{id}"),
            None => f.write_str(page),
        };
        let fragment = |f: &mut fmt::Formatter<'_>, fragment: &str| match fragment {
            "" => Ok(()),
            fragment => write!(f, "#{fragment}"),
        };
        match self {
            Route::Shelf | Route::Nowhere => f.write_str("/"),
            Route::New(kind) => write!(f, "/new/{}", kind.id()),
            Route::Game(id) => write!(f, "/game/{id}"),
            Route::Asked(query) => write!(f, "/?{query}"),
            Route::Table { table, secret } => {
                write!(f, "/table/{table}")?;
                fragment(f, secret.as_deref().unwrap_or_default())
            }
            Route::Lobby => f.write_str("/lobby"),
            Route::Account => f.write_str("/account"),
            Route::Here(secret) => {
                f.write_str("/account/here")?;
                fragment(f, secret)
            }
            Route::Rules { kind, article } => {
                write!(f, "/rules/{}", kind.id())?;
                fragment(f, article.as_deref().unwrap_or_default())
            }
            Route::Lesson(kind) => write!(f, "/lesson/{}", kind.id()),
            Route::Study { game, fragment: carried } => {
                past(f, "/study", *game)?;
                fragment(f, carried)
            }
            Route::Dice { game, fragment: carried } => {
                past(f, "/dice", *game)?;
                fragment(f, carried)
            }
            Route::Editor { kind, fragment: carried } => {
                write!(f, "/editor/{}", kind.id())?;
                fragment(f, carried)
            }
            Route::Settings => f.write_str("/settings"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_picture_knows_every_game() {
        let opening = include_str!("../opening.js");
        for kind in Kind::ALL {
            assert!(opening.contains(&format!("\"{}\": [", kind.id())), "{}", kind.id());
        }
    }

    #[test]
    fn every_page_has_an_address_that_leads_back_to_it() {
        let id = KeptId(0x18f3_a417);
        let mut routes = vec![Route::Shelf, Route::Settings, Route::Game(id)];
        routes.push(Route::Asked("game=warcaby&board=9&seed=7".to_owned()));
        routes.extend([Route::Lobby, Route::Account, Route::Here("s3cr3t".to_owned()), Route::table("k3m9")]);
        routes.push(Route::Table { table: "k3m9".to_owned(), secret: Some("s3cr3t".to_owned()) });
        for &kind in Kind::ALL {
            routes.extend([Route::New(kind), Route::Lesson(kind)]);
            routes.extend([None, Some("MW9".to_owned())].map(|article| Route::Rules { kind, article }));
            for fragment in [String::new(), "p=a-b_c".to_owned()] {
                routes.push(Route::Editor { kind, fragment: fragment.clone() });
                for game in [None, Some(id)] {
                    routes.push(Route::Study { game, fragment: fragment.clone() });
                    routes.push(Route::Dice { game, fragment: fragment.clone() });
                }
            }
        }
        for route in routes {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
    }

    #[test]
    fn addresses_that_lead_nowhere_say_so() {
        for address in
            ["/new/szachy", "/new", "/game/", "/game/A!", "/dice/A!", "/editor/", "/settings/more", "/x"]
        {
            assert_eq!(Route::parse(address), Route::Nowhere, "{address}");
        }
    }

    #[test]
    fn a_query_without_a_game_is_the_shelf() {
        assert_eq!(Route::parse("/?theme=dark"), Route::Shelf);
        assert_eq!(Route::parse("/?seed=1&game=wojna"), Route::Asked("seed=1&game=wojna".to_owned()));
    }
}
