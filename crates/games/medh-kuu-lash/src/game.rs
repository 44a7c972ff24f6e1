//! Medh Kuu Lash as a game of Stolik: the rules.

use crate::watch::Nobody;
use crate::{Action, Dice, Ending, Moment, Options, Refusal, Setup, SetupFault, State, Task};
use stolik_game::{Actor, Effect, Entropy, Faults, Input, InputOf, Never, Outcome, Seat, Weighted, mix};

/// Medh Kuu Lash with its options chosen. Seat 0 has the green pieces, seat 1 the wooden ones; the dice decide who
/// begins.
///
/// ```
/// use stolik_game::{Actor, Rules};
/// use stolik_medh_kuu_lash::{MedhKuuLash, Options};
///
/// let game = MedhKuuLash::new(Options::default()).expect("defaults have no faults");
/// assert_eq!(game.actor(&game.start()), Actor::Chance);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MedhKuuLash {
    pub(crate) options: Options,
}

impl stolik_game::Rules for MedhKuuLash {
    const ID: &'static str = "medh-kuu-lash";
    const VERSION: u16 = 1;

    stolik_game::with_options!(Options);

    type State = State;
    type Action = Action;
    type Chance = Dice;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn seats(&self) -> u8 {
        2
    }

    /// None: turns are bounded (MK29), but the roll for the start is repeated until it is no tie (K4).
    fn longest_game(&self) -> Option<u32> {
        None
    }

    fn start(&self) -> State {
        State::START
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(self)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        if state.ending.is_some() {
            return Actor::Over;
        }
        match state.moment {
            Moment::Start | Moment::Rolling => Actor::Chance,
            _ => Actor::One(self.acting(state).seat()),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending.map(Ending::outcome)
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        match self.task(state) {
            Some(task) if self.is_legal(state, task, *action) => Ok(()),
            task => Err(self.why_not(state, task.unwrap_or(Task::Nothing), *action)),
        }
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        let Some(task) = self.task(state) else { return };
        match task {
            Task::Nothing => out.push(Action::Nothing),
            Task::Swap(distance) => out.extend(self.swaps(state, distance).map(Action::Swap)),
            _ => {
                out.extend((task == Task::RollOrPass).then_some(Action::Roll)); // 3e.10: always a decision
                let answers = self.answers(state, task).iter();
                out.extend(answers.map(|field| state.answer(task, field)));
            }
        }
    }

    #[inline]
    fn count(&self, state: &State, _: Seat) -> u64 {
        self.task(state).map_or(0, |task| self.count_for(state, task)).into()
    }

    #[inline]
    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Action> {
        let task = self.task(state)?;
        let number = entropy.below(self.count_for(state, task).into()) as u32;
        Some(match task {
            Task::Nothing => Action::Nothing,
            Task::Swap(distance) => Action::Swap(self.nth_swap(state, distance, number)?),
            Task::RollOrPass if number == 0 => Action::Roll,
            Task::RollOrPass => Action::Pass(state.passes().nth(number - 1)),
            _ => state.answer(task, self.answers(state, task).nth(number)),
        })
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Dice>>) {
        if self.actor(state) == Actor::Chance {
            out.extend(Dice::all().map(|outcome| Weighted { outcome, weight: 1 }));
        }
    }

    fn chance_weight(&self, state: &State, _: &Dice) -> Option<u32> {
        (self.actor(state) == Actor::Chance).then_some(1)
    }

    #[inline]
    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Dice> {
        let rolls = self.actor(state) == Actor::Chance;
        rolls.then(|| Dice::of_number(entropy.below(Dice::OUTCOMES)))
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, &input: &InputOf<MedhKuuLash>) -> Effect {
        match input {
            Input::Act { action, .. } => self.act(state, action, &mut Nobody),
            Input::Chance(dice) => state.roll(dice),
        }
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        mix(self.repetition_hash(state).wrapping_add(u64::from(state.turns)))
    }
}

impl MedhKuuLash {
    /// The position without the count of turns; no rule asks whether it has been before.
    pub fn repetition_hash(&self, state: &State) -> u64 {
        let [green, wooden] = crate::Colour::ALL.map(|colour| u64::from(state.board.of(colour).bits()));
        mix(green << 32 | wooden) ^ mix(state.moment.code() << 1 | state.turn as u64)
    }
}

impl MedhKuuLash {
    /// How many actions answer a task.
    #[inline]
    fn count_for(&self, state: &State, task: Task) -> u32 {
        match task {
            Task::Nothing => 1,
            Task::Swap(distance) => self.count_swaps(state, distance),
            Task::RollOrPass => 1 + state.passes().len(),
            _ => self.answers(state, task).len(),
        }
    }

    /// Whether an action answers a task.
    fn is_legal(&self, state: &State, task: Task, action: Action) -> bool {
        let field = match action {
            Action::Roll => return task == Task::RollOrPass,
            Action::Nothing => return task == Task::Nothing,
            Action::Swap(pair) => {
                let Task::Swap(distance) = task else { return false };
                return self.partners(state, distance, pair.first()).has(pair.second());
            }
            Action::Pass(field)
            | Action::Go { from: field, .. }
            | Action::Remove(field)
            | Action::Push(field)
            | Action::Put(field) => field,
        };
        self.answers(state, task).has(field) && state.answer(task, field) == action
    }
}
