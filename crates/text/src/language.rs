//! The languages Stolik speaks.

/// A language Stolik speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// Polish, the language of the games.
    Polish,
    /// English, for everybody else.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::Polish, Language::English];

    /// The language of a tag as browsers and systems have it (`pl`, `pl-PL`, `pl_PL.UTF-8`); English if it is one
    /// that Stolik does not speak.
    ///
    /// ```
    /// use stolik_text::Language;
    /// assert_eq!(Language::from_tag("pl-PL"), Language::Polish);
    /// assert_eq!(Language::from_tag("en-GB"), Language::English);
    /// assert_eq!(Language::from_tag("de"), Language::English);
    /// ```
    pub fn from_tag(tag: &str) -> Language {
        Language::known(tag).unwrap_or(Language::English)
    }

    /// The first language of somebody's preferences that Stolik speaks; English if it speaks none of them.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let mut spoken = tags.into_iter().filter_map(Language::known);
        spoken.next().unwrap_or(Language::English)
    }

    /// Its tag: `pl`, `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Polish => "pl",
            Language::English => "en",
        }
    }

    fn known(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| main.eq_ignore_ascii_case(language.tag()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_browsers_and_of_systems_are_understood() {
        for tag in ["pl", "PL", "pl-PL", "pl_PL.UTF-8", "pl-Latn-PL"] {
            assert_eq!(Language::from_tag(tag), Language::Polish, "{tag}");
        }
        for tag in ["en", "en-GB", "C", "", "plx", "de-DE"] {
            assert_eq!(Language::from_tag(tag), Language::English, "{tag}");
        }
    }

    #[test]
    fn the_first_preference_that_is_spoken_wins() {
        assert_eq!(Language::preferred(["de", "pl", "en"]), Language::Polish);
        assert_eq!(Language::preferred(["de", "en-US", "pl"]), Language::English);
        assert_eq!(Language::preferred([]), Language::English);
    }
}
