//! The colours of boards and pieces.

use crate::owner::owner_class;
use stolik_game::scene::Owner;

/// The colours as a style sheet: the values of both themes, and those of the owners.
pub const THEME_CSS: &str = include_str!("../theme.css");

/// Which colours a picture has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light, by value: right in every renderer.
    #[default]
    Light,
    /// Dark, by value.
    Dark,
    /// Light or dark as the reader's system prefers, by custom properties.
    Both,
}

impl Theme {
    /// Replaces every `var(--st-name,fallback)` by its value: the owner's, else the theme's, else the fallback. What
    /// depends on the theme stays as it is for [`Theme::Both`].
    ///
    /// ```
    /// use stolik_draw::Theme;
    /// use stolik_game::scene::Owner;
    /// let shape = "fill=\"var(--st-owner,#F6E7C8)\" stroke=\"var(--st-line,#2B2420)\"";
    /// let dark = Theme::Dark.resolve(shape, Owner::Dark);
    /// assert_eq!(dark, "fill=\"#4A2D1D\" stroke=\"#17120F\"");
    /// ```
    pub fn resolve(self, text: &str, owner: Owner) -> String {
        const OPENING: &str = "var(--st-";
        let mut resolved = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(OPENING) {
            let (before, call) = rest.split_at(start);
            let Some(end) = call.find(')') else {
                break;
            };
            resolved.push_str(before);
            let (name, fallback) =
                call[OPENING.len()..end].split_once(',').unwrap_or((&call[OPENING.len()..end], "none"));
            let value = owner_value(owner, name).or(match self {
                Theme::Light => Some(value(".st-light", name).unwrap_or(fallback)),
                Theme::Dark => {
                    Some(value(".st-dark", name).or_else(|| value(".st-light", name)).unwrap_or(fallback))
                }
                Theme::Both => None,
            });
            resolved.push_str(value.unwrap_or(&call[..=end]));
            rest = &call[end + 1..];
        }
        resolved.push_str(rest);
        resolved
    }

    /// The style element a document of this theme needs; empty where colours are given by value.
    pub(crate) fn style(self) -> String {
        if self != Theme::Both {
            return String::new();
        }
        let [light, dark] = [".st-light", ".st-dark"].map(|selector| {
            let lines = block(selector).unwrap_or_default().split_whitespace();
            lines.collect::<Vec<_>>().concat()
        });
        format!(
            "<style>.st-board{{{light}}}@media (prefers-color-scheme:dark){{.st-board{{{dark}}}}}</style>\n"
        )
    }
}

fn owner_value(owner: Owner, name: &str) -> Option<&'static str> {
    value(&format!(".{}", owner_class(owner)?), name)
}

/// The value of a property in the block of a selector.
fn value(selector: &str, name: &str) -> Option<&'static str> {
    let mut declarations = block(selector)?.split(';');
    declarations.find_map(|declaration| {
        let (property, value) = declaration.trim().strip_prefix("--st-")?.split_once(':')?;
        (property == name).then_some(value)
    })
}

/// What stands in the braces of a selector.
fn block(selector: &str) -> Option<&'static str> {
    let (_, rest) = THEME_CSS.split_once(&format!("{selector} {{"))?;
    rest.split_once('}').map(|(block, _)| block)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::Seat;

    #[test]
    fn what_the_dark_theme_does_not_change_is_as_in_the_light_one() {
        let shape = "var(--st-dark,#000) var(--st-gold,#000) var(--st-mark-last,#E0B23E)";
        assert_eq!(Theme::Light.resolve(shape, Owner::Nobody), "#B7824A #B57A1E #E0B23E");
        assert_eq!(Theme::Dark.resolve(shape, Owner::Nobody), "#7A5230 #B57A1E #E0B23E");
        assert_eq!(Theme::Both.resolve(shape, Owner::Nobody), shape);
    }

    #[test]
    fn every_owner_has_colours() {
        let seats = (0..9).map(|seat| Owner::Seat(Seat(seat)));
        let own = crate::owner::OWN.map(|(name, _)| Owner::Own(name));
        for owner in seats.chain([Owner::Light, Owner::Dark]).chain(own) {
            let resolved = Theme::Both.resolve("var(--st-owner,none)", owner);
            assert!(resolved.starts_with('#'), "{owner:?}: {resolved}");
        }
        assert_eq!(Theme::Light.resolve("var(--st-owner,#123456)", Owner::Nobody), "#123456");
    }

    #[test]
    fn text_without_colours_is_left_alone() {
        for text in ["", "no colour", "var(--other,1)", "cut var(--st-dark"] {
            assert_eq!(Theme::Dark.resolve(text, Owner::Nobody), text);
        }
    }
}
