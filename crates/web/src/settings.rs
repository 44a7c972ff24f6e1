//! What a person has set for this browser.

mod everything;
mod kept;
mod page;

pub use page::SettingsPage;

use crate::theme;
use leptos::prelude::*;
use std::fmt;
use stolik_text::Language;

/// What a person has set for this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; without one, the browser's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sounds: bool,
    /// Whether a move waits until it is confirmed; without a word, as usual.
    pub confirm: Option<bool>,
    /// Whether hints can be asked for.
    pub hints: bool,
    /// Whether fields are marked with their names.
    pub coordinates: bool,
    /// Whether things move.
    pub motion: Movement,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            sounds: true,
            confirm: None,
            hints: false,
            coordinates: true,
            motion: Movement::System,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// As the system has it.
    System,
    /// They do.
    Full,
    /// They do not.
    Still,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in what is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Movement {
    /// All of them.
    pub const ALL: [Movement; 3] = [Movement::System, Movement::Full, Movement::Still];

    /// Its name in what is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Movement::System => "system",
            Movement::Full => "full",
            Movement::Still => "still",
        }
    }
}

impl Settings {
    /// The settings that a kept text says; what it does not say, or says wrongly, is as usual.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let yes = value == "yes";
            match name {
                "language" => {
                    settings.language =
                        Language::ALL.iter().copied().find(|language| language.tag() == value);
                }
                "theme" => {
                    let found = Theme::ALL.into_iter().find(|theme| theme.name() == value);
                    settings.theme = found.unwrap_or(settings.theme);
                }
                "motion" => {
                    let found = Movement::ALL.into_iter().find(|motion| motion.name() == value);
                    settings.motion = found.unwrap_or(settings.motion);
                }
                "sounds" => settings.sounds = yes,
                "confirm" => settings.confirm = Some(yes),
                "hints" => settings.hints = yes,
                "coordinates" => settings.coordinates = yes,
                _ => {}
            }
        }
        settings
    }

    /// The language that was chosen, or the browser's.
    pub fn wanted_language(self) -> Language {
        self.language.unwrap_or_else(browser_language)
    }

    /// Those that the browser keeps.
    pub fn kept() -> Settings {
        kept::read().map(|text| Settings::read(&text)).unwrap_or_default()
    }

    /// The settings of this browser, and from now on they are kept when they change and shown on the page.
    pub fn of_browser() -> RwSignal<Settings> {
        let settings = RwSignal::new(Settings::kept());
        Effect::new(move |before: Option<Settings>| {
            let now = settings.get();
            if before.is_some_and(|before| before != now) {
                kept::write(&now.to_string());
            }
            set_root("data-theme", (now.theme != Theme::System).then(|| now.theme.name()));
            set_root("data-motion", (now.motion != Movement::System).then(|| now.motion.name()));
            set_root("data-coordinates", (!now.coordinates).then_some("none"));
            theme::colour_pieces();
            now
        });
        settings
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        if let Some(language) = self.language {
            writeln!(f, "language={}", language.tag())?;
        }
        writeln!(f, "theme={}", self.theme.name())?;
        writeln!(f, "sounds={}", yes(self.sounds))?;
        if let Some(confirm) = self.confirm {
            writeln!(f, "confirm={}", yes(confirm))?;
        }
        writeln!(f, "hints={}", yes(self.hints))?;
        writeln!(f, "coordinates={}", yes(self.coordinates))?;
        writeln!(f, "motion={}", self.motion.name())
    }
}

/// The browser's language first.
fn browser_language() -> Language {
    let languages = window().navigator().languages();
    let tags: Vec<String> = languages.iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

/// Whether nothing is to move: the person says so, or the system does and the person says nothing.
pub fn is_still() -> bool {
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-motion"));
    let system = || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    match chosen.as_deref() {
        Some("full") => false,
        Some(_) => true,
        None => system().is_some_and(|query| query.matches()),
    }
}

/// What the style sheet goes by. An attribute that cannot be set leaves the page as it was.
fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        for language in [None, Some(Language::Polish), Some(Language::English)] {
            for (theme, motion) in Theme::ALL.into_iter().zip(Movement::ALL) {
                for confirm in [None, Some(false), Some(true)] {
                    let settings = Settings {
                        language,
                        theme,
                        motion,
                        confirm,
                        sounds: false,
                        hints: true,
                        ..Settings::default()
                    };
                    assert_eq!(Settings::read(&settings.to_string()), settings);
                }
            }
        }
    }

    #[test]
    fn what_is_said_wrongly_is_as_usual() {
        let text = "theme=purple\nmotion=\nlanguage=xx\nnoise=yes\nno sign\nhints=yes\n";
        assert_eq!(Settings::read(text), Settings { hints: true, ..Settings::default() });
    }
}
