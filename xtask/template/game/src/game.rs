//! The rules, and the variants that a table may choose.

use crate::board::{Field, SIDES, SetupFault, State};
use crate::telling::Refusal;
use stolik_game::kit::{Die, check_listed, hash_of};
use stolik_game::{
    Actor, Article, Effect, Entropy, Faults, Input, InputOf, Never, Outcome, Rules, Seat, Standings, Weighted,
};

stolik_game::options! {
    /// The options of a game, named as the rules page names them.
    Options {
        /// The turns after which the game is over whatever happens (K9).
        turn_limit: u8 = number(60, 10..=200), "K9";
    }
}

/// Pięć Kładek with its options chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PiecKladek {
    pub(crate) options: Options,
}

impl Rules for PiecKladek {
    const ID: &'static str = "piec-kladek";
    const VERSION: u16 = 1;

    stolik_game::with_options!(Options, 2 seats); // K1

    type State = State;
    type Action = Field; // The stone that goes (K5).
    type Chance = Die<6>;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = State;
    type Fault = SetupFault;

    fn longest_game(&self) -> Option<u32> {
        Some(2 * u32::from(self.options.turn_limit)) // A roll and a stone a turn (K4, K9).
    }

    fn start(&self) -> State {
        let row = |row| Field::all().filter(|field| field.row() == row).collect();
        State { stones: [row(0), row(Field::ROWS - 1)], turn: SIDES[0], roll: None, turns: 0 } // K3
    }

    fn set_up(&self, setup: &State) -> Result<State, Faults<SetupFault>> {
        Faults::none_or(setup.faults(), *setup)
    }

    fn setup_of(&self, state: &State) -> State {
        *state
    }

    fn actor(&self, state: &State) -> Actor {
        match state.roll {
            _ if self.outcome(state).is_some() => Actor::Over,
            None => Actor::Chance, // K4
            Some(_) => Actor::One(Seat(state.turn.0)),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let bridges = SIDES.map(|side| state.bridges(side));
        let end = |code, article| Outcome::by_rules(Standings::by_score(&bridges), code, Article(article));
        let has_won = bridges.iter().any(|&bridges| bridges >= 3);
        let is_late = state.turns >= self.options.turn_limit;
        has_won.then(|| end("three-bridges", "K8")).or(is_late.then(|| end("turn-limit", "K9")))
    }

    fn check(&self, state: &State, seat: Seat, stone: &Field) -> Result<(), Refusal> {
        check_listed(self, state, seat, stone)
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Field>) {
        out.extend(state.choosable().iter());
    }

    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Field> {
        state.choosable().random(entropy)
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Die<6>>>) {
        out.extend(Die::all().filter(|_| self.actor(state) == Actor::Chance));
    }

    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Die<6>> {
        (self.actor(state) == Actor::Chance).then(|| Die::rolled(entropy))
    }

    fn play_unchecked(&self, state: &mut State, &input: &InputOf<PiecKladek>) -> Effect {
        match input {
            Input::Chance(roll) => {
                state.roll = Some(roll);
                Effect::REVEALED
            }
            Input::Act { action, .. } => {
                state.go(action);
                (state.turn, state.roll, state.turns) = (state.turn.other(), None, state.turns + 1);
                Effect::TURN_ENDED
            }
        }
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        hash_of(state)
    }
}
