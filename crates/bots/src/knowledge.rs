//! What search must be told of a game.

pub mod battle_royale;
mod best;
pub mod medh_kuu_lash;
pub mod multiwarcaby;
mod node;
pub mod plain;
pub mod szachowa_bitwa;
pub mod warcaby;
pub mod wojna;

/// Calls a macro with all games: the variant of the catalog, which is also the name of the type that knows the game, and its file.
macro_rules! all_games {
    ($with:ident) => {
        $with! {
            Warcaby in warcaby,
            Multiwarcaby in multiwarcaby,
            BattleRoyale in battle_royale,
            MedhKuuLash in medh_kuu_lash,
            SzachowaBitwa in szachowa_bitwa,
            Wojna in wojna,
        }
    };
}

pub(crate) use all_games;
pub use node::Node;

use crate::{Skill, Strength};
use std::fmt::Debug;
use stolik_catalog::Seen;
use stolik_game::{Game, MOST_SEATS, Pinned, Rules, Seat, Side, Views as _, Weighted};

/// A state of the game that is known.
pub type StateOf<K> = <<K as Knowledge>::Game as Rules>::State;
/// An action of the game that is known.
pub type ActionOf<K> = <<K as Knowledge>::Game as Rules>::Action;
/// What chance can give in the game that is known.
pub type ChanceOf<K> = <<K as Knowledge>::Game as Rules>::Chance;

/// What a game won for certain is worth; a win that is some inputs away is worth a little less. Evaluations stay within
/// two thirds of it.
pub const WON: i32 = 30_000;

/// What each side expects of the game: 1 for coming first alone, shared where the first place is.
pub type Shares = [f32; MOST_SEATS];

/// A move with its place in the order of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked<M> {
    /// The move.
    pub chosen: M,
    /// How early it is looked at, the highest first. From [`Ranked::SHARP`] on a move is sharp: it takes, it promotes, it
    /// must not be put off.
    pub rank: i32,
    /// Its place in the list as it was made.
    pub(crate) place: u16,
}

impl<M> Ranked<M> {
    /// The least rank of a sharp move.
    pub const SHARP: i32 = 1 << 20;

    /// A move with its rank.
    #[inline]
    pub const fn new(chosen: M, rank: i32) -> Ranked<M> {
        Ranked { chosen, rank, place: 0 }
    }
}

/// What search must be told of a game. One type a game; it may hold buffers, so that nothing is allocated in search.
///
/// Search chooses among *moves*: an action, or several actions of one turn at once where a turn is a set, a chain or
/// a plan. A game without special knowledge has [`Plain`](plain::Plain).
pub trait Knowledge: Clone + Debug + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// What is chosen from.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    /// Whether a move without a choice uses up no depth. Not where there are dice: lines would get long and wide.
    const FORCED_IS_FREE: bool = false;
    /// Whether states past the depth, where captures are played out, are worth a place in the table. Not where they are many and
    /// hardly come again: looking them up would take longer than playing them out.
    const REMEMBERS_UNQUIET: bool = true;

    /// A state such as search meets it most of the time, for measurements: the start, unless that is unlike the rest.
    fn usual_state(game: &Self::Game) -> StateOf<Self> {
        game.start()
    }

    /// How a strength plays this game.
    fn skill(&self, game: &Self::Game, strength: Strength) -> Skill;

    /// Whether one world that agrees with a view stands for all of them, so that alpha-beta may take it: there are no
    /// secrets, or search does not build on what it has guessed of them.
    fn one_world_will_do(&self, game: &Self::Game) -> bool {
        !game.keeps_secrets()
    }
    /// What a strength does without search, from what its seat knows: for decisions that are composed, or that answer a
    /// secret. None where it is to be searched.
    fn plan(
        &mut self,
        _seen: &Seen<Self::Game>,
        _seat: Seat,
        _strength: Strength,
        _entropy: &mut Pinned,
    ) -> Option<ActionOf<Self>> {
        None
    }

    /// Adds the moves of an awaited seat that are worth a look, at least one; the same for the same state and entropy.
    fn moves(&mut self, node: Node<'_, Self::Game>, entropy: &mut Pinned, out: &mut Vec<Ranked<Self::Move>>);
    /// Plays a move.
    fn play(&mut self, game: &Self::Game, state: &mut StateOf<Self>, seat: Seat, chosen: Self::Move);
    /// Makes a move in a copy of the state, which takes the place of another and may use its memory.
    #[inline]
    fn play_in_copy(&mut self, node: Node<'_, Self::Game>, chosen: Self::Move, copy: &mut StateOf<Self>) {
        copy.clone_from(node.state);
        self.play(node.game, copy, node.seat, chosen);
    }
    /// Adds the actions of a move, in an order in which they can be played; at least one.
    fn actions(&self, node: Node<'_, Self::Game>, chosen: Self::Move, out: &mut Vec<ActionOf<Self>>);

    /// How well a side stands against the others, in hundredths of the smallest thing worth having.
    fn evaluate(&self, game: &Self::Game, state: &StateOf<Self>, side: Side) -> i32;
    /// What a finished game is worth to a side.
    fn value_of_end(&self, game: &Self::Game, state: &StateOf<Self>, side: Side) -> i32 {
        value_of_place(game, state, side)
    }
    /// What a state is worth to a side where its first place can be neither won nor lost any more; none where play still
    /// decides.
    fn settled(&self, _game: &Self::Game, _state: &StateOf<Self>, _side: Side) -> Option<i32> {
        None
    }
    /// What each side expects.
    fn shares(&self, game: &Self::Game, state: &StateOf<Self>) -> Shares {
        let mut shares = [0.0; MOST_SEATS];
        let sides = game.sides().into();
        for (side, share) in (0..).zip(&mut shares[..sides]) {
            *share = expected(self.evaluate(game, state, Side(side)));
        }
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    /// Whether [`evaluate`](Knowledge::evaluate) can judge the state: no capture hangs, no turn is half made.
    fn is_quiet(&self, _game: &Self::Game, _state: &StateOf<Self>) -> bool {
        true
    }
    /// Whether the state will be a draw unless somebody goes wrong: it has been before.
    fn is_drawish(&self, _game: &Self::Game, _state: &StateOf<Self>) -> bool {
        false
    }
    /// What a move must gain over all that need no reason before it is made: giving up a turn needs one.
    fn needs_reason(&self, _chosen: Self::Move) -> Option<i32> {
        None
    }
    /// How much of the depth of search an input uses up.
    fn depth_of(&self, _before: &StateOf<Self>, _after: &StateOf<Self>) -> i32 {
        1
    }
    /// The same for states that search may treat alike.
    fn hash(&self, game: &Self::Game, state: &StateOf<Self>) -> u64 {
        game.transposition_hash(state)
    }
    /// Where a move's success is remembered, below [`SLOTS`].
    fn slot(&self, _chosen: Self::Move) -> usize {
        0
    }
    /// Adds what chance can give; outcomes that lead to the same may be given as one.
    fn chances(&self, game: &Self::Game, state: &StateOf<Self>, out: &mut Vec<Weighted<ChanceOf<Self>>>) {
        game.chances(state, out);
    }

    /// A tree search has made this move in the state before it: simulated games may go on in its sense.
    fn follow(&mut self, _before: &StateOf<Self>, _chosen: Self::Move) {}
    /// What a seat does in a simulated game: quick, and not foolish. None where the game is to be judged as it stands.
    fn simulate(&mut self, node: Node<'_, Self::Game>, entropy: &mut Pinned) -> Option<ActionOf<Self>> {
        node.random(entropy)
    }
    /// What somebody does who has just learnt the rules: takes what can be taken, avoids the plainest mistake.
    fn beginner(&mut self, node: Node<'_, Self::Game>, entropy: &mut Pinned) -> Option<ActionOf<Self>> {
        node.random(entropy)
    }
}

/// How many slots remember the success of moves.
pub const SLOTS: usize = 1 << 14;

/// What a finished game is worth by its places alone: won, lost, or the first place shared.
pub fn value_of_place<G: Rules>(game: &G, state: &G::State, side: Side) -> i32 {
    let Some(outcome) = game.outcome(state) else { return 0 };
    match outcome.standings.of(side).place {
        1 if outcome.standings.sole_winner() == Some(side) => WON,
        1 => 0,
        _ => -WON,
    }
}

/// What each side got of a finished game: the first place, shared where it is.
pub fn shares_of_end<G: Rules>(game: &G, state: &G::State) -> Shares {
    let mut shares = [0.0; MOST_SEATS];
    if let Some(outcome) = game.outcome(state) {
        let first = || outcome.standings.iter().filter(|(_, standing)| standing.place == 1);
        let share = 1.0 / first().count().max(1) as f32;
        first().for_each(|(side, _)| shares[side.index()] = share);
    }
    shares
}

/// The share of the game that an evaluation promises: three of the smallest things worth having win three games of four.
pub fn expected(evaluation: i32) -> f32 {
    1.0 / (1.0 + (-evaluation as f32 / 270.0).exp())
}
