//! Warcaby as a game of Stolik: the rules.

use crate::moves::Move;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupFault};
use crate::state::{Draw, Ending, State, Win};
use crate::variant::Variant;
use stolik_game::{
    Actor, Article, Effect, Entropy, Faults, Input, InputOf, Never, OptionFault, Outcome, Rules, Seat,
    Standings, Weighted, mix,
};

/// Warcaby with its options chosen. Seat 0 has the light pieces and begins, seat 1 the dark ones.
///
/// ```
/// use stolik_game::{Actor, Rules, Seat};
/// use stolik_warcaby::{Options, Warcaby};
///
/// let warcaby = Warcaby::new(Options::default()).expect("defaults have no faults");
/// let start = warcaby.start();
/// assert_eq!(warcaby.actor(&start), Actor::One(Seat(0)));
/// assert_eq!(warcaby.count(&start, Seat(0)), 7);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Warcaby {
    pub(crate) rules: Variant,
}

impl Warcaby {
    /// The rules under the options chosen, for those who work on positions alone.
    pub const fn rules(&self) -> &Variant {
        &self.rules
    }
}

impl Rules for Warcaby {
    const ID: &'static str = "warcaby";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Move;
    type Chance = Never;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<Warcaby, Faults<OptionFault>> {
        let faults = stolik_game::Options::clashes(&options);
        Faults::none_or(faults, Warcaby { rules: Variant::new(options) })
    }

    fn options(&self) -> &Options {
        self.rules.options()
    }

    fn seats(&self) -> u8 {
        2 // W1
    }

    fn longest_game(&self) -> Option<u32> {
        // WA4: what cannot be undone is finite, and between two such moves only so many king moves fit. Each
        // of 24 men makes at most 8 steps, and each of 23 captures can set one back by two rows.
        const IRREVERSIBLE: u32 = 24 * 8 + 23 * 2 + 23;
        let limit = u32::from(self.options().king_move_limit);
        (limit > 0).then_some((IRREVERSIBLE + 1) * 2 * limit)
    }

    fn start(&self) -> State {
        State::start(&self.rules)
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(&self.rules).map(State::new)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(&self.rules, state.position())
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        match state.ending(&self.rules) {
            None => Actor::One(state.position().turn().seat()),
            Some(_) => Actor::Over,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let outcome = |standings, code, article| Outcome::by_rules(standings, code, Article(article));
        Some(match state.ending(&self.rules)? {
            Ending::Won { winner, by } => {
                let standings = Standings::winner(2, winner.side());
                match by {
                    Win::AllCaptured => outcome(standings, "no-pieces", "W10"),
                    Win::Blocked => outcome(standings, "no-move", "WA5"),
                }
            }
            Ending::Drawn(Draw::Repetition) => outcome(Standings::draw(2), "repetition", "WA4"),
            Ending::Drawn(Draw::KingMoves) => outcome(Standings::draw(2), "king-moves", "WA4"),
        })
    }

    fn check(&self, state: &State, _: Seat, action: &Move) -> Result<(), Refusal> {
        let position = state.position();
        if self.rules.is_legal(position, *action) {
            return Ok(());
        }
        if let Some(why) = self.rules.why_not_from(position, action.from) {
            return Err(why);
        }
        let hop = self.rules.why_not_hop(position, action.from, &[], action.to);
        // The landing is right and the pieces taken are not: no capture of these pieces ends there.
        Err(hop.unwrap_or(Refusal::PastEnd(action.to)))
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Move>) {
        let first = out.len();
        self.rules.each_move(state.position(), |found| out.push(found));
        // Piece by piece, as people read a list.
        out[first..].sort_unstable();
    }

    #[inline]
    fn count(&self, state: &State, _: Seat) -> u64 {
        self.rules.count_moves(state.position()).into()
    }

    #[inline]
    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Move> {
        self.rules.pick(state.position(), |bound| entropy.below(bound.into()) as u32)
    }

    fn chances(&self, _: &State, _: &mut Vec<Weighted<Never>>) {}

    #[inline]
    fn play_unchecked(&self, state: &mut State, &input: &InputOf<Warcaby>) -> Effect {
        let Input::Act { action, .. } = input;
        state.play_unchecked(&self.rules, action);
        Effect::TURN_ENDED // W4
    }

    fn perft(&self, state: &State, depth: u32) -> u64 {
        crate::perft(&self.rules, state.position(), depth)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        let position = state.position();
        let (pieces, turn) = (position.pieces(), position.turn() as u64);
        let stands = mix(pieces.light.0 ^ mix(pieces.dark.0 ^ mix(pieces.kings.0 ^ mix(turn + 1))));
        // No limit lies beyond 200, and records of before end with hashes that counted to 255.
        let streak = position.king_streak().min(u8::MAX.into());
        mix(stands ^ u64::from(streak))
    }
}
