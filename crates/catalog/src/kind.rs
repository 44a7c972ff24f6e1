//! The closed list of games.

use crate::AnyGame;
use crate::answers::said;
use crate::list::all_games;
use crate::profile::{self, Playthrough, Profile, Recipe};
use std::any::TypeId;
use stolik_game::{
    ExplainedFault, Format, Game, Mapped, Maps, Message, Never, OptionInfo, Options, Portable, Preset, Record,
    RecordError, Rules,
};

macro_rules! kinds {
    ($($Variant:ident($Game:ty) in $profile:ident $(: $($has:ident),+)?;)+) => {
        /// One of the games of Stolik.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind { $(#[doc = stringify!($Variant)] $Variant),+ }

        impl Kind {
            /// All games.
            pub const ALL: &'static [Kind] = &[$(Kind::$Variant),+];

            /// Its id in records and commands.
            pub fn id(self) -> &'static str {
                match self { $( Kind::$Variant => <$Game>::ID ),+ }
            }

            /// The version of its rules.
            pub fn version(self) -> u16 {
                match self { $( Kind::$Variant => <$Game>::VERSION ),+ }
            }

            /// What there is to know of it besides its rules.
            pub fn profile(self) -> &'static Profile {
                match self { $( Kind::$Variant => &profile::$profile::PROFILE ),+ }
            }

            /// What its archive holds.
            pub fn recipes(self) -> &'static [Recipe] {
                match self { $( Kind::$Variant => profile::$profile::RECIPES ),+ }
            }

            /// The games of it that are written down for people to read.
            pub fn playthroughs(self) -> &'static [Playthrough] {
                match self { $( Kind::$Variant => profile::$profile::PLAYTHROUGHS ),+ }
            }

            /// Whether dice, cards or a lot decide something in it.
            pub fn has_chance(self) -> bool {
                match self { $( Kind::$Variant => has_chance::<$Game>() ),+ }
            }

            /// The format in which other programs have its records, if there is one.
            pub fn format(self) -> Option<&'static Format> {
                match self {
                    $( Kind::$Variant => said!(Portable in $($($has)+)?; (Some(&<$Game>::FORMAT)), (None)) ),+
                }
            }

            /// What its maps are, if people paint some.
            pub fn maps(self) -> Option<&'static Maps> {
                match self { $( Kind::$Variant => said!(Mapped in $($($has)+)?; (Some(&<$Game>::MAPS)), (None)) ),+ }
            }

            /// Its table of options.
            pub fn options(self) -> &'static [OptionInfo] {
                match self { $( Kind::$Variant => <$Game as Rules>::Options::TABLE ),+ }
            }

            /// Values worth offering of an option that takes a text of the game's own.
            pub fn known_values(self, option: &str) -> &'static [&'static str] {
                match self { $( Kind::$Variant => <$Game as Rules>::Options::known_values(option) ),+ }
            }

            /// What would be right for an option, in words.
            pub fn allowed(self, option: &OptionInfo) -> Message {
                match self { $( Kind::$Variant => <$Game as Rules>::Options::allowed(option) ),+ }
            }

            /// The value that a pasted text means for such an option.
            pub fn pasted(self, option: &str, text: &str) -> String {
                match self { $( Kind::$Variant => <$Game as Rules>::Options::pasted(option, text) ),+ }
            }

            /// Its presets.
            pub fn presets(self) -> &'static [Preset] {
                match self { $( Kind::$Variant => <$Game as Rules>::Options::PRESETS ),+ }
            }

            /// The game with these options chosen, or everything that is wrong with them.
            pub fn with_options<'a>(
                self,
                choices: impl IntoIterator<Item = (&'a str, &'a str)>,
            ) -> Result<AnyGame, Vec<ExplainedFault>> {
                match self { $( Kind::$Variant => with_options::<$Game>(choices).map(AnyGame::from) ),+ }
            }

            /// Replays a record of this game.
            pub(crate) fn replay(self, record: &Record) -> Result<crate::Replayed, RecordError> {
                match self { $( Kind::$Variant => crate::replayed::replay::<$Game>(record) ),+ }
            }
        }
    };
}

all_games!(kinds);

impl Kind {
    /// All games as they stand on the shelf.
    pub fn shelf() -> Vec<Kind> {
        let mut shelf = Kind::ALL.to_vec();
        shelf.sort_by_key(|kind| kind.profile().rank);
        shelf
    }

    /// The game of this id.
    pub fn named(id: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// The game whose records a text seems to hold in the format of other programs, and that format.
    pub fn foreign(text: &str) -> Option<(Kind, &'static Format)> {
        let mut formats = Kind::ALL.iter().filter_map(|kind| Some((*kind, kind.format()?)));
        formats.find(|(_, format)| (format.looks_like)(text))
    }

    /// The game with its default options.
    pub fn usual(self) -> AnyGame {
        self.with_options([]).unwrap_or_else(|faults| unreachable!("defaults have no faults: {faults:?}"))
    }

    /// Whether positions of it are set up piece by piece.
    pub fn has_editor(self) -> bool {
        self.usual().bare_position().is_some()
    }

    /// Of these options those that are not as usual, by name where their value has one. How many seats there are everybody
    /// sees.
    pub fn unusual<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Vec<(&'static OptionInfo, String)> {
        let usual = self.usual().options();
        let is_usual =
            |name: &str, value: &str| usual.iter().any(|(known, usual)| *known == name && usual == value);
        let others = options.into_iter().filter(|(name, value)| *name != "seats" && !is_usual(name, value));
        let known = others.filter_map(|(name, value)| {
            let info = self.options().iter().find(|info| info.name == name)?;
            Some((info, self.value_name(name, value).unwrap_or(value).to_owned()))
        });
        known.collect()
    }

    /// The name of an option's value where it is written out at length: that of a map.
    fn value_name(self, option: &str, value: &str) -> Option<&'static str> {
        let is_it = |name: &&&'static str| {
            let options = self.with_options([(option, **name)]).map(|game| game.options());
            options.is_ok_and(|options| {
                options.iter().any(|(known, written)| *known == option && written == value)
            })
        };
        self.known_values(option).iter().find(is_it).copied()
    }
}

fn with_options<'a, G: Game>(
    choices: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<G, Vec<ExplainedFault>> {
    let game = G::Options::read(choices).and_then(G::new);
    game.map_err(|faults| faults.into_iter().map(Into::into).collect())
}

fn has_chance<G: Rules>() -> bool {
    TypeId::of::<G::Chance>() != TypeId::of::<Never>()
}
