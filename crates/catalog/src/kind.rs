//! The closed list of games.

use crate::AnyGame;
use stolik_game::{ExplainedFault, OptionInfo, Options, Preset, Rules};
use stolik_warcaby::Warcaby;

/// One of the games of Stolik.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Warcaby, Polish draughts.
    Warcaby,
}

/// Evaluates an expression with `G` standing for the kind's game type.
macro_rules! of_kind {
    ($kind:expr, $G:ident => $result:expr) => {
        match $kind {
            Kind::Warcaby => {
                type $G = Warcaby;
                $result
            }
        }
    };
}

impl Kind {
    /// All games, in the order of the shelf.
    pub const ALL: &'static [Kind] = &[Kind::Warcaby];

    /// The game of this id.
    pub fn named(id: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// Its id in records and commands.
    pub fn id(self) -> &'static str {
        of_kind!(self, G => G::ID)
    }

    /// The version of its rules.
    pub fn version(self) -> u16 {
        of_kind!(self, G => G::VERSION)
    }

    /// Its table of options.
    pub fn options(self) -> &'static [OptionInfo] {
        of_kind!(self, G => <G as Rules>::Options::TABLE)
    }

    /// Its presets.
    pub fn presets(self) -> &'static [Preset] {
        of_kind!(self, G => <G as Rules>::Options::PRESETS)
    }

    /// The game with these options chosen, or everything that is wrong with them.
    pub fn with_options<'a>(
        self,
        choices: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnyGame, Vec<ExplainedFault>> {
        of_kind!(self, G => {
            let game = <G as Rules>::Options::read(choices).and_then(G::new);
            game.map(AnyGame::from)
                .map_err(|faults| faults.into_iter().map(Into::into).collect())
        })
    }

    /// The game with its default options.
    pub fn usual(self) -> AnyGame {
        self.with_options([]).unwrap_or_else(|faults| unreachable!("defaults have no faults: {faults:?}"))
    }
}
