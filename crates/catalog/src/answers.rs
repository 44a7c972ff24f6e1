//! What some games have and others have not: the [list](crate::list) says which, and each answer stands here once.

use crate::list::all_games;
use stolik_game::{
    Choice, Composing, Dial, DraftWalkOf, Editing, Game, Never, Passed, RawPerft, Rules, Scene, Seat, Sort,
    Spot, StumbleOf, Walk,
};

/// A game of the list, with what the list says of it.
pub trait Listing: Game {
    /// Whether decisions are composed in drafts.
    type Composes: Drafts<Self>;
    /// Whether positions are set up piece by piece.
    type Edits: Editor<Self>;
    /// Whether lines of play are counted in a second way.
    type Recounts: Recount<Self>;
}

/// The list says that the game has it.
#[derive(Clone, Copy, Debug)]
pub enum Yes {}

/// The list does not say so.
#[derive(Clone, Copy, Debug)]
pub enum No {}

/// The answers for a game that composes or does not.
pub(crate) type DraftsOf<G> = <G as Listing>::Composes;
/// The answers for a game that has an editor or has none.
pub(crate) type EditorOf<G> = <G as Listing>::Edits;
/// The answers for a game whose lines are counted in a second way or are not.
pub(crate) type RecountOf<G> = <G as Listing>::Recounts;
/// The private draft of a game of the list.
pub type DraftOf<G> = <<G as Listing>::Composes as Drafts<G>>::Draft;
/// A step of one.
pub type StepOf<G> = <<G as Listing>::Composes as Drafts<G>>::Step;
/// Where a walk of some game stands, in a draft or not.
type AnyWalk<G, D> = Walk<Choice<<G as Rules>::Action, <D as Drafts<G>>::Step>>;

/// Decisions composed in drafts, as [`Composing`] has them, or none.
pub trait Drafts<G: Game>: Sized {
    /// A draft.
    type Draft: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// A step of it.
    type Step: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// The empty draft of a seat's decision, if it is one that is composed.
    fn draft(game: &G, view: &G::View, seat: Seat) -> Option<Self::Draft>;
    /// Takes a step in a draft; returns the step that takes it back.
    fn take_step(
        game: &G,
        view: &G::View,
        seat: Seat,
        draft: &mut Self::Draft,
        step: Self::Step,
    ) -> Result<Self::Step, G::Refusal>;
    /// The action by which a draft is committed.
    fn commit(game: &G, view: &G::View, seat: Seat, draft: &Self::Draft) -> Result<G::Action, G::Refusal>;
    /// Where a walk in a draft stands.
    fn walk(
        game: &G,
        view: &G::View,
        seat: Seat,
        draft: &Self::Draft,
        touched: &[Spot],
    ) -> Result<AnyWalk<G, Self>, StumbleOf<G>>;
    /// What a seat sees while it composes.
    fn scene(game: &G, view: &G::View, seat: Seat, draft: &Self::Draft) -> Scene;
}

impl<G: Game + Composing> Drafts<G> for Yes {
    type Draft = G::Draft;
    type Step = G::Step;

    fn draft(game: &G, view: &G::View, seat: Seat) -> Option<G::Draft> {
        game.draft(view, seat)
    }

    fn take_step(
        game: &G,
        view: &G::View,
        seat: Seat,
        draft: &mut G::Draft,
        step: G::Step,
    ) -> Result<G::Step, G::Refusal> {
        game.take_step(view, seat, draft, step)
    }

    fn commit(game: &G, view: &G::View, seat: Seat, draft: &G::Draft) -> Result<G::Action, G::Refusal> {
        game.commit(view, seat, draft)
    }

    fn walk(
        game: &G,
        view: &G::View,
        seat: Seat,
        draft: &G::Draft,
        touched: &[Spot],
    ) -> Result<DraftWalkOf<G>, StumbleOf<G>> {
        game.walk_draft(view, seat, draft, touched)
    }

    fn scene(game: &G, view: &G::View, seat: Seat, draft: &G::Draft) -> Scene {
        game.draft_scene(view, seat, draft)
    }
}

impl<G: Game> Drafts<G> for No {
    type Draft = Never;
    type Step = Never;

    fn draft(_: &G, _: &G::View, _: Seat) -> Option<Never> {
        None
    }

    fn take_step(_: &G, _: &G::View, _: Seat, draft: &mut Never, _: Never) -> Result<Never, G::Refusal> {
        match *draft {}
    }

    fn commit(_: &G, _: &G::View, _: Seat, draft: &Never) -> Result<G::Action, G::Refusal> {
        match *draft {}
    }

    fn walk(_: &G, _: &G::View, _: Seat, draft: &Never, _: &[Spot]) -> Result<AnyWalk<G, No>, StumbleOf<G>> {
        match *draft {}
    }

    fn scene(_: &G, _: &G::View, _: Seat, draft: &Never) -> Scene {
        match *draft {}
    }
}

/// Positions set up piece by piece, as [`Editing`] has it, or as text alone.
pub trait Editor<G: Game> {
    /// What can be placed.
    fn sorts(game: &G) -> Vec<Sort>;
    /// A position with nothing on the board.
    fn bare_setup(game: &G) -> Option<G::Setup>;
    /// What stands where, and what else there is to say.
    fn laid_out(game: &G, setup: &G::Setup) -> (Vec<(Spot, usize)>, Vec<Dial>);
    /// Places something, or only takes away.
    fn put(game: &G, setup: &mut G::Setup, spot: Spot, sort: Option<usize>);
    /// Turns a dial.
    fn turn_dial(game: &G, setup: &mut G::Setup, id: &str, of: u8, value: i64);
}

impl<G: Game + Editing> Editor<G> for Yes {
    fn sorts(game: &G) -> Vec<Sort> {
        game.sorts()
    }

    fn bare_setup(game: &G) -> Option<G::Setup> {
        Some(game.bare_setup())
    }

    fn laid_out(game: &G, setup: &G::Setup) -> (Vec<(Spot, usize)>, Vec<Dial>) {
        (game.standing(setup), game.dials(setup))
    }

    fn put(game: &G, setup: &mut G::Setup, spot: Spot, sort: Option<usize>) {
        game.put(setup, spot, sort);
    }

    fn turn_dial(game: &G, setup: &mut G::Setup, id: &str, of: u8, value: i64) {
        game.turn_dial(setup, id, of, value);
    }
}

impl<G: Game> Editor<G> for No {
    fn sorts(_: &G) -> Vec<Sort> {
        Vec::new()
    }

    fn bare_setup(_: &G) -> Option<G::Setup> {
        None
    }

    fn laid_out(_: &G, _: &G::Setup) -> (Vec<(Spot, usize)>, Vec<Dial>) {
        (Vec::new(), Vec::new())
    }

    fn put(_: &G, _: &mut G::Setup, _: Spot, _: Option<usize>) {}

    fn turn_dial(_: &G, _: &mut G::Setup, _: &str, _: u8, _: i64) {}
}

/// Lines of play counted in a second way, as [`RawPerft`] has it, or not.
pub trait Recount<G: Game> {
    /// How many there are.
    fn perft(game: &G, state: &G::State, depth: u32) -> Option<u64>;
    /// The same action by action.
    fn divided(game: &G, state: &G::State, depth: u32) -> Option<Vec<(G::Action, u64)>>;
}

impl<G: Game + RawPerft> Recount<G> for Yes {
    fn perft(game: &G, state: &G::State, depth: u32) -> Option<u64> {
        Some(game.perft_raw(state, depth))
    }

    fn divided(game: &G, state: &G::State, depth: u32) -> Option<Vec<(G::Action, u64)>> {
        Some(game.perft_raw_divided(state, depth))
    }
}

impl<G: Game> Recount<G> for No {
    fn perft(_: &G, _: &G::State, _: u32) -> Option<u64> {
        None
    }

    fn divided(_: &G, _: &G::State, _: u32) -> Option<Vec<(G::Action, u64)>> {
        None
    }
}

/// The first of two types or values, each in parentheses, if the list says that a game has something, else the second.
macro_rules! said {
    ($what:ident in; $yes:tt, $no:tt) => { said!(it $no) };
    (Composing in Composing $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    (Editing in Editing $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    (Mapped in Mapped $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    (Portable in Portable $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    (RawPerft in RawPerft $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    (Timed in Timed $($more:ident)*; $yes:tt, $no:tt) => { said!(it $yes) };
    ($what:ident in $other:ident $($more:ident)*; $yes:tt, $no:tt) => {
        said!($what in $($more)*; $yes, $no)
    };
    (it ($($it:tt)*)) => { $($it)* };
}

pub(crate) use said;

macro_rules! listings {
    ($($Variant:ident($Game:ty) in $profile:ident $(: $($has:ident),+)?;)+) => {$(
        impl Listing for $Game {
            type Composes = said!(Composing in $($($has)+)?; (Yes), (No));
            type Edits = said!(Editing in $($($has)+)?; (Yes), (No));
            type Recounts = said!(RawPerft in $($($has)+)?; (Yes), (No));
        }
        // What passes on its clocks the rules say themselves; the list must not say otherwise.
        const _: () = is_so::<$Game, said!(Timed in $($($has)+)?; (Passed), (Never))>();
    )+};
}

const fn is_so<G: Rules<Time = T>, T>() {}

all_games!(listings);
