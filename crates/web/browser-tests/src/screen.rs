//! What the page is looked at on.

/// A screen, in the pixels of style sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Its name in pictures.
    pub name: &'static str,
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Whether it is touched and not pointed at.
    pub touch: bool,
}

/// A phone, a tablet and a desktop: the three layouts of the page.
pub const SCREENS: [Screen; 3] = [
    Screen { name: "phone", width: 390, height: 844, touch: true },
    Screen { name: "tablet", width: 820, height: 1180, touch: true },
    Screen { name: "desktop", width: 1440, height: 900, touch: false },
];

/// What the system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Light {
    /// As style sheets and pictures name it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
