//! The two programs that the page is made of.

use crate::route::Route;

/// One of the two programs that the page is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Program {
    /// Games are chosen and played, and rules are read.
    Table,
    /// Games are looked back at and positions are made.
    Study,
}

impl Program {
    /// Whether this program shows a page. `boot.js` knows it too, by the first word of the path.
    pub(crate) fn shows(self, route: &Route) -> bool {
        let is_study = matches!(route, Route::Study { .. } | Route::Dice { .. } | Route::Editor { .. });
        is_study == (self == Program::Study)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boot_and_program_agree_on_which_page_is_whose() {
        let boot = include_str!("../boot.js");
        let (_, words) = boot.split_once("/^\\/(").expect("boot.js tells programs apart by the path");
        let words: Vec<&str> = words.split_once(')').expect("a list of words").0.split('|').collect();
        for address in [
            "/",
            "/new/warcaby",
            "/game/1",
            "/table/x",
            "/rules/wojna",
            "/lesson/wojna",
            "/study",
            "/study/1",
            "/dice",
            "/dice/1",
            "/editor/wojna",
            "/settings",
            "/lobby",
        ] {
            let first = address.split('/').nth(1).unwrap_or_default();
            let program = if words.contains(&first) { Program::Study } else { Program::Table };
            assert!(program.shows(&Route::parse(address)), "{address}");
        }
    }
}
