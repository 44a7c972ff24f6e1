//! The rules of a game as a state machine whose every input is explicit.

use crate::{
    Actor, Effect, Entropy, Fault, Faults, Input, OptionFault, Options, Outcome, Passed, Refusal, Refused,
    Seat, Side, Time, Weighted, chance,
};
use std::fmt::Debug;
use std::hash::Hash;

/// An input of a game.
pub type InputOf<G> = Input<<G as Rules>::Action, <G as Rules>::Chance, <G as Rules>::Time>;
/// Why a game does not take an input.
pub type RefusedBy<G> = Refused<<G as Rules>::Refusal>;

/// The rules of one game with its options chosen: options and the list of inputs are the whole game.
///
/// The value itself is small and holds the options; states hold no options. Rules do no I/O, have no clock, no
/// threads and no randomness: rolls and elapsed time are inputs.
pub trait Rules: Sized + Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in records and commands.
    const ID: &'static str;
    /// The version of the rules; a change that alters play raises it.
    const VERSION: u16;

    /// The variants a table may choose.
    type Options: Options;
    /// A moment of a game, with everything that later moments depend on.
    type State: Clone + Eq + Debug + Send + Sync;
    /// A small decision of a seat.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What dice, cards or a lot can give; [`Never`](crate::Never) without chance.
    type Chance: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What passes on clocks that the rules watch: [`Passed`](crate::Passed) in a game that is [`Timed`](crate::Timed),
    /// [`Never`](crate::Never) in any other.
    type Time: Time<Self>;
    /// The reasons to refuse an action.
    type Refusal: Refusal;
    /// A loose position, as editors, files and tests have it; it may be wrong.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// What may be wrong with a setup.
    type Fault: Fault;

    /// The rules with these options, or everything that is wrong with them.
    fn new(options: Self::Options) -> Result<Self, Faults<OptionFault>>;
    /// The options chosen.
    fn options(&self) -> &Self::Options;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// How many sides there are; as many as seats unless there are teams.
    fn sides(&self) -> u8 {
        self.seats()
    }
    /// The side a seat plays for.
    fn side_of(&self, seat: Seat) -> Side {
        Side(seat.0)
    }
    /// The most inputs a game can have, where the rules give a bound; time that passes is not counted.
    fn longest_game(&self) -> Option<u32>;

    /// The rules of the next game of a match, where the rules say that something changes: who begins.
    #[must_use]
    fn next_game(&self) -> Self {
        self.clone()
    }
    /// What a finished game is worth to a side in a match: 1 for coming first alone, unless the rules say otherwise.
    fn match_points(&self, outcome: &Outcome, side: Side) -> i32 {
        i32::from(outcome.standings.sole_winner() == Some(side))
    }

    /// The state a game begins with.
    fn start(&self) -> Self::State;
    /// The state a setup describes, or everything that is wrong with it.
    fn set_up(&self, setup: &Self::Setup) -> Result<Self::State, Faults<Self::Fault>>;
    /// The setup that describes this state, over or not. What only history knows (earlier occurrences) is not in it; a
    /// game may refuse to set up a state in the middle of a turn, but what it sets up must play the same.
    fn setup_of(&self, state: &Self::State) -> Self::Setup;

    /// Who must act next.
    fn actor(&self, state: &Self::State) -> Actor;
    /// How the game has ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// How the awaited seat decides.
    fn asks(&self, _state: &Self::State, _seat: Seat) -> Asks {
        Asks::Listed
    }

    /// Whether an awaited seat may do this, without listing what it may; if not, why not. Depends only on what the
    /// seat knows.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Adds the actions of a seat, which must be awaited; every action once, in a fixed order.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// How many actions a seat has.
    fn count(&self, state: &Self::State, seat: Seat) -> u64 {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        actions.len() as u64
    }

    /// A random action of an awaited seat: each can come up; uniform where the actions are listed, unless the game
    /// says otherwise. Must be overridden where actions are [composed](Asks::Composed).
    fn random<E: Entropy + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        entropy: &mut E,
    ) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        (!actions.is_empty()).then(|| actions[entropy.index(actions.len())])
    }

    /// Adds what dice, cards or a lot can give now, with exact weights; nothing where no chance is awaited.
    fn chances(&self, state: &Self::State, out: &mut Vec<Weighted<Self::Chance>>);

    /// The weight of one outcome; none if it cannot come up now.
    fn chance_weight(&self, state: &Self::State, outcome: &Self::Chance) -> Option<u32> {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        let listed = outcomes.iter().find(|o| o.outcome == *outcome);
        listed.map(|o| o.weight)
    }

    /// One of the outcomes, as likely as its weight says; none where no chance is awaited.
    fn draw<E: Entropy + ?Sized>(&self, state: &Self::State, entropy: &mut E) -> Option<Self::Chance> {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        chance::draw(&outcomes, entropy)
    }

    /// Plays an input that is known to be legal; for search. On any other the state that results means nothing, and
    /// it may panic.
    fn play_unchecked(&self, state: &mut Self::State, input: &InputOf<Self>) -> Effect;

    /// Plays an input, or refuses it and leaves the state as it was.
    fn play(&self, state: &mut Self::State, input: &InputOf<Self>) -> Result<Effect, RefusedBy<Self>> {
        self.admit(state, input)?;
        Ok(self.play_unchecked(state, input))
    }

    /// Whether an input would be played; if not, why not.
    fn admit(&self, state: &Self::State, input: &InputOf<Self>) -> Result<(), RefusedBy<Self>> {
        match input {
            Input::Act { seat, action } => {
                self.admit_seat(state, *seat)?;
                self.check(state, *seat, action).map_err(Refused::Rules)
            }
            Input::Chance(outcome) => match self.actor(state) {
                Actor::Over => Err(Refused::Over),
                Actor::Chance => match self.chance_weight(state, outcome) {
                    Some(_) => Ok(()),
                    None => Err(Refused::ImpossibleChance),
                },
                _ => Err(Refused::NoChanceNow),
            },
            Input::Time(time) => self.admit_time(state, time.passed()),
        }
    }

    /// Whether an action of this seat is awaited; if not, why not.
    fn admit_seat(&self, state: &Self::State, seat: Seat) -> Result<(), RefusedBy<Self>> {
        self.admit_actor(self.actor(state), seat)
    }

    /// Whether an action of this seat is awaited when this actor is; if not, why not. So views answer as states do.
    fn admit_actor(&self, actor: Actor, seat: Seat) -> Result<(), RefusedBy<Self>> {
        match actor {
            _ if seat.0 >= self.seats() => Err(Refused::NoSuchSeat(seat)),
            Actor::Over => Err(Refused::Over),
            Actor::Chance => Err(Refused::ChanceIsNext),
            _ if actor.awaits(seat) => Ok(()),
            _ => Err(Refused::NotToAct(seat)),
        }
    }

    /// Whether time on this seat's clock would be taken; if not, why not.
    fn admit_time(&self, state: &Self::State, Passed { seat, .. }: Passed) -> Result<(), RefusedBy<Self>> {
        match self.actor(state) {
            _ if seat.0 >= self.seats() => Err(Refused::NoSuchSeat(seat)),
            Actor::Over => Err(Refused::Over),
            _ if Self::Time::watched(self, state).contains(seat) => Ok(()),
            _ => Err(Refused::NoClock(seat)),
        }
    }

    /// The input that so much time is, if it would be taken; if not, why not. For time that comes from outside.
    fn time(&self, state: &Self::State, passed: Passed) -> Result<InputOf<Self>, RefusedBy<Self>> {
        self.admit_time(state, passed)?;
        Self::Time::of(passed).map(Input::Time).ok_or(Refused::NoClock(passed.seat))
    }

    /// Whether a partner may go on here: not in the middle of a move that another has begun. Asked where any of several
    /// seats may act for their side ([`Actor::Any`]).
    fn is_between_moves(&self, _state: &Self::State) -> bool {
        true
    }

    /// How many sequences of so many inputs there are from here; time is not counted.
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        let actor = self.actor(state);
        match (depth, actor) {
            (0, _) => return 1,
            (_, Actor::Over) => return 0,
            (1, Actor::One(_) | Actor::Any(_) | Actor::Each(_)) => {
                let seats = actor.seats();
                return seats.iter().map(|seat| self.count(state, seat)).sum();
            }
            _ => {}
        }
        let mut inputs: Vec<InputOf<Self>> = Vec::new();
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        inputs.extend(outcomes.iter().map(|o| Input::Chance(o.outcome)));
        let mut actions = Vec::new();
        for seat in actor.seats().iter() {
            actions.clear();
            self.legal(state, seat, &mut actions);
            inputs.extend(actions.iter().map(|&action| Input::Act { seat, action }));
        }
        let mut child = state.clone();
        inputs
            .iter()
            .map(|input| {
                child.clone_from(state);
                self.play_unchecked(&mut child, input);
                self.perft(&child, depth - 1)
            })
            .sum()
    }

    /// The same for two states if and (all but surely) only if the same inputs lead to the same ends from both, as
    /// far as the game can tell without its history of positions.
    fn transposition_hash(&self, state: &Self::State) -> u64;
}

/// How a seat's decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// One of a list of actions.
    Listed,
    /// Composed in a private draft and committed: too many possibilities to list. The legal list is empty;
    /// [`Rules::random`] and [`Rules::check`] work.
    Composed,
}
