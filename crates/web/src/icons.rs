//! The small line drawings on buttons, 24 by 24, in the colour of the text.

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A table lamp: light or dark.
    Lamp,
    /// An arrow back.
    Undo,
    /// An arrow round.
    Restart,
    /// Two arrows round: the board is turned.
    Turn,
    /// A sign at the roadside: why not.
    Why,
    /// A cross.
    Close,
    /// A loudspeaker.
    Live,
    /// A prompt.
    Command,
    /// A flag.
    Flag,
    /// Two equal halves.
    Draw,
    /// An open eye: show.
    Eye,
    /// A crossed eye: hide.
    Hide,
    /// A plus: nearer.
    Nearer,
    /// A minus: farther.
    Farther,
    /// Four corners: all of it.
    Whole,
    /// A tick: enough.
    Tick,
    /// To the beginning.
    First,
    /// One back.
    Back,
    /// One on.
    On,
    /// To the end.
    Last,
    /// A way that branches off.
    Branch,
    /// An arrow out of a box: hand it on.
    Share,
    /// An open book: the rules.
    Book,
    /// Three sliders: the settings.
    Settings,
    /// A lamp: hints.
    Hint,
    /// A bin: forget.
    Forget,
    /// A die.
    Dice,
    /// A speech bubble: the talk.
    Talk,
}

impl Sign {
    /// The lines, as an SVG path.
    const fn path(self) -> &'static str {
        match self {
            Self::Lamp => "M8 4h8l3 8H5zM12 12v8M8 20h8",
            Self::Undo => "M9 8H15a5 5 0 0 1 0 10H8M9 8l3.500-3.500M9 8l3.500 3.500",
            Self::Restart => "M5 12a7 7 0 1 0 2.500-5.400M7.500 3v4h4",
            Self::Turn => {
                "M5 10a7 7 0 0 1 12.500-3M18 3v4.500h-4.500M19 14a7 7 0 0 1-12.500 3M6 21v-4.500h4.500"
            }
            Self::Why => "M12 3.500l8.500 8.500-8.500 8.500L3.500 12zM12 8v4.500M12 15.500h.01",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Live => {
                "M4 10v4h3l5 4V6L7 10zM15.500 9.500c1.300 1.300 1.300 3.700 0 5M18 7c2.700 2.700 2.700 7.300 0 10"
            }
            Self::Command => "M4 6h16v12H4zM7.500 10l2.500 2-2.500 2M12.500 14.500h4",
            Self::Flag => "M6 21V4M6 5h11l-2.500 3.500L17 12H6",
            Self::Draw => "M4 9h16M4 15h16",
            Self::Eye => {
                "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z"
            }
            Self::Hide => {
                "M4 4l16 16M9.500 6c.8-.3 1.600-.5 2.500-.5 6 0 9.500 6.500 9.500 6.500s-1 1.900-2.900 3.600M6 8C3.700 9.800 2.500 12 2.500 12S6 18.500 12 18.500c1.300 0 2.500-.3 3.500-.7"
            }
            Self::Nearer => "M12 5v14M5 12h14",
            Self::Farther => "M5 12h14",
            Self::Whole => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Self::Tick => "M5 12.500l4.500 4.500L19 7",
            Self::First => "M6 6v12M18 6l-8 6 8 6z",
            Self::Back => "M15 6l-8 6 8 6z",
            Self::On => "M9 6l8 6-8 6z",
            Self::Last => "M18 6v12M6 6l8 6-8 6z",
            Self::Branch => "M7 4v16M7 15c6.500 0 10-2.500 10-9M13.500 8.500L17 5l3.500 3.500",
            Self::Share => "M12 15V4M8 7.500L12 4l4 3.500M6 12v8h12v-8",
            Self::Book => {
                "M12 6.500C10 5 7 4.500 4 4.500V18c3 0 6 .5 8 2 2-1.500 5-2 8-2V4.500c-3 0-6 .5-8 2zM12 6.500V20"
            }
            Self::Settings => "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4",
            Self::Hint => "M9 18h6M10 21h4M8.500 15a6 6 0 1 1 7 0c-.4.4-.5 1-.5 3h-6c0-2-.1-2.600-.5-3z",
            Self::Forget => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
            Self::Talk => "M4 5h16v11h-8.500L7 20v-4H4zM8 9.500h8M8 12.500h5",
            Self::Dice => "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
        }
    }
}

/// One icon. It says nothing to a screen reader: the button around it has the words.
#[component]
pub fn Icon(
    /// What it shows.
    sign: Sign,
) -> impl IntoView {
    view! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d=sign.path()/></svg>
    }
}
