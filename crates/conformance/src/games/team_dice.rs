//! Dice for two teams of two: roll and collect, or bank before a one takes it all.
//!
//! Seats 0 and 2 play against 1 and 3; either partner may act for the team. In its turn a team rolls at least once and
//! at most three times: a one ends the turn with nothing, other faces go into the pot, and banking adds the pot to the
//! score. The articles are TD1 (banking), TD2 (three rolls) and TD3 (the end after so many turns).

mod choosing;
mod notation;
mod options;
mod state;
mod views;

pub use choosing::{BUTTON_BANK, BUTTON_ROLL};
pub use options::{Die, TeamDiceOptions};
pub use state::State;
pub use views::{Event, Observation, View};

use super::plain::{Loose, Numbers, PlainFault, PlainRefusal};
use std::hash::{DefaultHasher, Hash, Hasher};
use stolik_game::{
    Actor, Article, Effect, Faults, InputOf, OptionFault, Options, Outcome, Rules, Seat, Side, Standings,
    Weighted,
};

const ROLLS: u8 = 3;

/// The rules of team dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamDice {
    options: TeamDiceOptions,
}

/// What a team can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rolls the die.
    Roll,
    /// Takes the pot and ends the turn.
    Bank,
}

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(pub u8);

impl Action {
    /// Both actions.
    pub const BOTH: [Action; 2] = [Action::Roll, Action::Bank];
}

impl Rules for TeamDice {
    const ID: &'static str = "team-dice";
    const VERSION: u16 = 1;

    type Options = TeamDiceOptions;
    type State = State;
    type Action = Action;
    type Group = Action;
    type Chance = Face;
    type Refusal = PlainRefusal;
    type Setup = Loose;
    type Fault = PlainFault;

    fn new(options: TeamDiceOptions) -> Result<Self, Faults<OptionFault>> {
        Faults::none_or(options.clashes(), TeamDice { options })
    }

    fn options(&self) -> &TeamDiceOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        4
    }

    fn sides(&self) -> u8 {
        2
    }

    fn side_of(&self, seat: Seat) -> Side {
        Side(seat.0 % 2)
    }

    fn longest_game(&self) -> Option<u32> {
        let rolls_and_bank = 2 * u32::from(ROLLS) + 1;
        Some(2 * u32::from(self.options.turns) * rolls_and_bank)
    }

    fn start(&self) -> State {
        State {
            turns_left: 2 * self.options.turns,
            side: 0,
            scores: [0, 0],
            pot: 0,
            rolls: 0,
            rolling: false,
        }
    }

    fn set_up(&self, setup: &Loose) -> Result<State, Faults<PlainFault>> {
        let fits = |state: &State| {
            let may_roll = state.rolls < ROLLS || (state.rolls == ROLLS && !state.rolling);
            let in_range = state.scores.iter().chain([&state.pot]).all(|n| (0..1_000).contains(n));
            state.turns_left <= 2 * self.options.turns && state.side < 2 && may_roll && in_range
        };
        let state = State::from_numbers(&setup.0).filter(fits);
        state.ok_or(Faults::one(PlainFault("not-a-state")))
    }

    fn setup_of(&self, state: &State) -> Loose {
        Loose(state.numbers())
    }

    fn actor(&self, state: &State) -> Actor {
        state.actor()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let standings = Standings::by_score(&state.scores);
        (state.turns_left == 0).then(|| Outcome::by_rules(standings, "all-turns", Article("TD3")))
    }

    fn groups(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend(Action::BOTH.into_iter().filter(|&action| state.check(action).is_ok()));
    }

    fn group_actions(&self, _: &State, _: Seat, group: Action, out: &mut Vec<Action>) {
        out.push(group);
    }

    fn group_of(&self, _: &State, _: Seat, action: &Action) -> Action {
        *action
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), PlainRefusal> {
        state.check(*action)
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Face>>) {
        if state.actor() == Actor::Chance {
            let die = self.options.die;
            out.extend((1..=6).map(|face| Weighted {
                outcome: Face(face),
                weight: if die == Die::Loaded && face == 6 { 2 } else { 1 },
            }));
        }
    }

    fn play_unchecked(&self, state: &mut State, input: &InputOf<Self>) -> Effect {
        state.play(Event::of(input))
    }

    fn repetition_hash(&self, state: &State) -> u64 {
        self.transposition_hash(state)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }
}
