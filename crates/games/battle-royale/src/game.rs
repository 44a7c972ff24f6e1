//! Warcaby Battle Royale as a game of Stolik: the rules.

use crate::action::{Action, Chance};
use crate::field::Fields;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupFault};
use crate::state::{Stage, State};
use crate::turns::{followers, start_field};
use stolik_game::{
    Actor, Effect, Entropy, Faults, Input, InputOf, MOST_SEATS, Never, OptionFault, Outcome, Seat, Weighted,
    mix,
};

/// Warcaby Battle Royale with its options chosen.
///
/// ```
/// use stolik_battle_royale::{BattleRoyale, Chance, Options};
/// use stolik_game::{Actor, Input, Rules, Seat};
///
/// let game = BattleRoyale::new(Options::default()).expect("defaults have no faults");
/// let mut state = game.start();
/// for chance in [Chance::First(Seat(1)), Chance::Roll(3)] {
///     game.play(&mut state, &Input::Chance(chance)).expect("chance is awaited");
/// }
/// assert_eq!(game.actor(&state), Actor::One(Seat(1)));
/// assert_eq!(game.count(&state, Seat(1)), 4); // J10, J11, K10, or the end of the turn
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleRoyale {
    pub(crate) options: Options,
    /// The start fields of this game.
    pub(crate) starts: Fields,
    /// The seat that follows each seat in the order of turns.
    pub(crate) followers: [Seat; MOST_SEATS],
}

impl stolik_game::Rules for BattleRoyale {
    const ID: &'static str = "battle-royale";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<BattleRoyale, Faults<OptionFault>> {
        let faults = stolik_game::Options::clashes(&options);
        if !faults.is_empty() {
            return Err(Faults::many(faults));
        }
        let starts = (0..options.seats).map(|seat| start_field(&options, Seat(seat))).collect();
        Ok(BattleRoyale { options, starts, followers: followers(&options) })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn longest_game(&self) -> Option<u32> {
        // The lot; then in each turn a roll, takings of at least one point each, and the end.
        let turn = u32::from(self.options.die.faces()) + 2;
        Some(1 + u32::from(self.options.last_round()) * u32::from(self.options.seats) * turn)
    }

    fn start(&self) -> State {
        let mut lands = [Fields::NONE; MOST_SEATS];
        for seat in (0..self.options.seats).map(Seat) {
            lands[seat.index()] = self.start_of(seat).alone(); // C6, C7
        }
        State {
            lands,
            taken: Fields::NONE,
            last: Fields::NONE,
            round: 1,
            active: 0,
            stage: Stage::Lot,
            first: Seat(0),
            seat: Seat(0),
            morale: 0,
            rolls: [0; MOST_SEATS],
            out: [0; MOST_SEATS],
            fallen: 0,
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(self)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(self, state)
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        match state.stage {
            _ if self.ending(state).is_some() => Actor::Over,
            Stage::Lot | Stage::Roll => Actor::Chance,
            Stage::Turn => Actor::One(state.seat),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.outcome_of(state)
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Take(field) => self.why_not(state, field).map_or(Ok(()), Err),
            Action::End => Ok(()),
        }
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.takable(state).iter().map(Action::Take));
        out.push(Action::End);
    }

    #[inline]
    fn count(&self, state: &State, _: Seat) -> u64 {
        u64::from(self.takable(state).len()) + 1
    }

    #[inline]
    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Action> {
        let takable = self.takable(state);
        if takable.is_empty() {
            return Some(Action::End);
        }
        let picked = entropy.below(u64::from(takable.len()) + 1) as u32;
        Some(if picked == takable.len() { Action::End } else { Action::Take(takable.nth(picked)) })
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Chance>>) {
        let even = |outcome| Weighted { outcome, weight: 1 };
        match state.stage {
            _ if self.ending(state).is_some() => {}
            Stage::Lot => out.extend((0..self.options.seats).map(|seat| even(Chance::First(Seat(seat))))),
            Stage::Roll => out.extend((1..=self.options.die.faces()).map(|face| even(Chance::Roll(face)))),
            Stage::Turn => {}
        }
    }

    fn chance_weight(&self, state: &State, outcome: &Chance) -> Option<u32> {
        let possible = self.ending(state).is_none()
            && match (state.stage, *outcome) {
                (Stage::Lot, Chance::First(seat)) => seat.0 < self.options.seats,
                (Stage::Roll, Chance::Roll(face)) => (1..=self.options.die.faces()).contains(&face),
                _ => false,
            };
        possible.then_some(1)
    }

    #[inline]
    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Chance> {
        match state.stage {
            _ if self.ending(state).is_some() => None,
            Stage::Lot => Some(Chance::First(Seat(entropy.below(self.options.seats.into()) as u8))),
            Stage::Roll => {
                let face = entropy.below(self.options.die.faces().into()) as u8 + 1;
                Some(Chance::Roll(face))
            }
            Stage::Turn => None,
        }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, &input: &InputOf<BattleRoyale>) -> Effect {
        match input {
            Input::Act { action, .. } => self.act(state, action),
            Input::Chance(chance) => self.befall(state, chance),
        }
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        let lands = &state.lands[..usize::from(self.options.seats)];
        let sets = lands.iter().chain([&state.taken]);
        let sets = sets.flat_map(|set| [set.0 as u64, (set.0 >> u64::BITS) as u64]);
        let rolls = u64::from_le_bytes(std::array::from_fn(|seat| state.rolls[seat]));
        let out = state.out.iter().fold(0, |digits, &order| digits * 10 + u64::from(order));
        let numbers = [
            u64::from(state.round) << 16 | u64::from(state.active),
            u64::from_le_bytes([
                state.stage as u8,
                state.first.0,
                state.seat.0,
                state.morale,
                state.rolls[MOST_SEATS - 1],
                0,
                0,
                0,
            ]),
            rolls,
            out,
        ];
        sets.chain(numbers).fold(0, |hash, part| mix(hash.wrapping_add(mix(part ^ hash.rotate_left(32)))))
    }
}
