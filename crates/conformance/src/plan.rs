//! What a game crate lets the laws try.

use crate::composed::Composed;
use crate::playthrough::Playthrough;
use crate::tour::Tour;
use stolik_game::{Composing, Game, Views};

/// Quantities that no input changes.
pub type Conserved<G> = fn(&G, &<G as stolik_game::Rules>::State) -> Vec<i64>;
/// What must hold inside every state; if it does not, what is wrong.
pub type Audit<G> = fn(&G, &<G as stolik_game::Rules>::State) -> Result<(), String>;
/// How many states agree with a view.
pub type Worlds<G> = fn(&G, &<G as Views>::View) -> u64;

/// The games and limits that the laws are tried on. Everything random in it follows from its seed.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    pub(crate) cases: Vec<Case<G>>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) most_inputs: usize,
    pub(crate) most_walks: usize,
    pub(crate) mangled: Vec<String>,
    pub(crate) conserved: Option<Conserved<G>>,
    pub(crate) audit: Option<Audit<G>>,
    pub(crate) worlds: Option<Worlds<G>>,
    pub(crate) answers: bool,
    pub(crate) composed: Option<Composed<G>>,
}

/// Rules with their options, and where their games begin.
#[derive(Clone, Debug)]
pub(crate) struct Case<G: Game> {
    pub game: G,
    /// None for the usual start.
    pub position: Option<G::Setup>,
}

impl<G: Game> Plan<G> {
    /// Tries the laws on these games: the same rules with several sets of options.
    pub fn new(games: impl IntoIterator<Item = G>) -> Plan<G> {
        let usual = |game| Case { game, position: None };
        Plan {
            cases: games.into_iter().map(usual).collect(),
            games: 20,
            seed: 1,
            most_inputs: 300,
            most_walks: 50_000,
            mangled: Vec::new(),
            conserved: None,
            audit: None,
            worlds: None,
            answers: false,
            composed: None,
        }
    }

    /// Tries them on games from this position too.
    #[must_use]
    pub fn from_position(mut self, game: G, position: G::Setup) -> Plan<G> {
        let position = Some(position);
        self.cases.push(Case { game, position });
        self
    }

    /// So many random games of every set of options and every position (20).
    #[must_use]
    pub fn games(mut self, number: u64) -> Plan<G> {
        self.games = number;
        self
    }

    /// The seed of the first random game; the next ones follow (1).
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Plan<G> {
        self.seed = seed;
        self
    }

    /// Random games are cut after so many inputs (300). The law `plays-to-the-end` plays on to the bound that the
    /// rules state, where they state one.
    #[must_use]
    pub fn most_inputs(mut self, number: usize) -> Plan<G> {
        self.most_inputs = number;
        self
    }

    /// All walks of a position are walked until there have been so many (50 000), from then on random ones.
    #[must_use]
    pub fn most_walks(mut self, number: usize) -> Plan<G> {
        self.most_walks = number;
        self
    }

    /// Tries these texts too, besides those the kit mangles by itself.
    #[must_use]
    pub fn mangled<T: Into<String>>(mut self, texts: impl IntoIterator<Item = T>) -> Plan<G> {
        self.mangled.extend(texts.into_iter().map(Into::into));
        self
    }

    /// These quantities are the same in all states of a game.
    #[must_use]
    pub fn conserved(mut self, quantities: Conserved<G>) -> Plan<G> {
        self.conserved = Some(quantities);
        self
    }

    /// This holds inside every state.
    #[must_use]
    pub fn audit(mut self, audit: Audit<G>) -> Plan<G> {
        self.audit = Some(audit);
        self
    }

    /// So many states agree with a view: sampled worlds must be as many.
    #[must_use]
    pub fn worlds(mut self, worlds: Worlds<G>) -> Plan<G> {
        self.worlds = Some(worlds);
        self
    }

    /// In this game other sides may be asked in the middle of a turn, which does not end it.
    #[must_use]
    pub fn answers_inside_turns(mut self) -> Plan<G> {
        self.answers = true;
        self
    }

    /// Some decisions of this game are composed in drafts.
    #[must_use]
    pub fn composing(mut self) -> Plan<G>
    where
        G: Composing,
    {
        self.composed = Some(Composed::of());
        self
    }

    /// All random games of the plan, for a law.
    pub(crate) fn play(&self, law: &'static str) -> impl Iterator<Item = Playthrough<G>> {
        self.cases.iter().flat_map(move |case| self.play_case(law, case))
    }

    /// The random games of the plan, case by case, for a law.
    pub(crate) fn tours(&self, law: &'static str) -> impl Iterator<Item = Tour<G>> {
        self.cases.iter().map(move |case| Tour::of(self.play_case(law, case)))
    }

    /// The random games of one case, for a law.
    pub(crate) fn play_case<'a>(
        &'a self,
        law: &'static str,
        case: &'a Case<G>,
    ) -> impl Iterator<Item = Playthrough<G>> + 'a {
        (0..self.games).map(move |number| {
            Playthrough::random(law, case, self.seed.wrapping_add(number), self.most_inputs)
        })
    }
}
