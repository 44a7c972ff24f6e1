//! Multiwarcaby as a game of Stolik: the rules.

use crate::action::{Action, Hop};
use crate::board::Board;
use crate::field::Field;
use crate::options::{End, Options, SecondMove};
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupFault};
use crate::state::{Ending, MOST_SIDES, Stage, State, Which};
use stolik_game::{
    Actor, Article, Effect, Entropy, Faults, Input, InputOf, Never, OptionFault, Outcome, Rules, Seat, Seats,
    Side, Standings, Weighted, mix,
};

/// Multiwarcaby with its options chosen.
///
/// ```
/// use stolik_game::{Actor, Rules, Seat};
/// use stolik_multiwarcaby::{Multiwarcaby, Options};
///
/// let game = Multiwarcaby::new(Options::default()).expect("defaults have no faults");
/// let start = game.start();
/// assert_eq!(game.actor(&start), Actor::One(Seat(0)));
/// assert_eq!(game.count(&start, Seat(0)), 40);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Multiwarcaby {
    options: Options,
    board: &'static Board,
    /// The turns in a row without a capture that end the game; 0 if none do (MW2).
    quiet_limit: u8,
}

impl Multiwarcaby {
    /// The board that is played on.
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The turns in a row without a capture that end the game; 0 if none do (MW2).
    #[inline]
    pub const fn quiet_limit(&self) -> u8 {
        self.quiet_limit
    }

    #[inline]
    pub(crate) const fn side_count(&self) -> u8 {
        self.options.sides()
    }

    #[inline]
    pub(crate) const fn second_move(&self) -> SecondMove {
        self.options.second_move
    }

    #[inline]
    pub(crate) const fn end(&self) -> End {
        self.options.end
    }

    /// The moves of a piece, shifts and jumps, by where they go.
    fn each_hop(&self, state: &State, piece: Field, mut found: impl FnMut(Action)) {
        let shifts = self.board.shifts_of(state.pieces, piece);
        let jumps = self.board.jumps_of(state.pieces, piece);
        for to in (shifts | jumps).iter() {
            let hop = Hop { from: piece, to };
            found(if jumps.has(to) { Action::Jump(hop) } else { Action::Shift(hop) });
        }
    }

    /// The further jumps of the piece that is in the middle of its move (MW7).
    fn each_further_jump(&self, state: &State, piece: Field, mut found: impl FnMut(Action)) {
        let landings = self.board.jumps_of(state.pieces, piece);
        landings.iter().for_each(|to| found(Action::Jump(Hop { from: piece, to })));
    }
}

impl Default for Multiwarcaby {
    fn default() -> Multiwarcaby {
        let options = Options::default();
        Multiwarcaby { options, board: Board::of(options.size), quiet_limit: quiet_limit(options) }
    }
}

/// MW2: so many turns of every side.
const fn quiet_limit(options: Options) -> u8 {
    options.no_capture_rounds.saturating_mul(options.sides())
}

impl Rules for Multiwarcaby {
    const ID: &'static str = "multiwarcaby";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Never;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<Multiwarcaby, Faults<OptionFault>> {
        let game =
            Multiwarcaby { options, board: Board::of(options.size), quiet_limit: quiet_limit(options) };
        Faults::none_or(stolik_game::Options::clashes(&options), game)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.seats // M1
    }

    fn sides(&self) -> u8 {
        self.side_count()
    }

    fn side_of(&self, seat: Seat) -> Side {
        Side(seat.0 % self.side_count()) // MW14: partners sit across.
    }

    fn longest_game(&self) -> Option<u32> {
        // MW2: at most so many captures, each at most so many turns after the one before. A turn has an input for each
        // capture and, for each of its two moves, at most one more: a shift, a stop or a skip.
        let captures = self.board.fields().len() - 2;
        let limit = u32::from(self.quiet_limit);
        (limit > 0).then_some(captures + 2 * (captures + 1) * limit)
    }

    fn next_game(&self) -> Multiwarcaby {
        // M18, MW15: the next side begins.
        let options = *self.options();
        let first = Side((options.first.0 + 1) % options.sides());
        Multiwarcaby::new(Options { first, ..options }).unwrap_or_else(|_| self.clone())
    }

    fn match_points(&self, outcome: &Outcome, side: Side) -> i32 {
        match self.sides() {
            2 => i32::from(outcome.standings.sole_winner() == Some(side)), // M15
            _ => outcome.standings.of(side).score,                         // M16
        }
    }

    fn start(&self) -> State {
        State {
            pieces: self.board.start(),
            captured: [0; MOST_SIDES],
            turn: self.options.first,
            stage: Stage::Move(Which::First),
            quiet: u8::from(self.quiet_limit > 0),
            last: None,
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
        let seat = Seat(state.turn.0);
        match state.stage {
            Stage::Over(_) => Actor::Over,
            _ if self.options.teams => Actor::Any(Seats::only(seat).with(Seat(seat.0 + 2))), // M17
            _ => Actor::One(seat),
        }
    }

    fn is_between_moves(&self, state: &State) -> bool {
        // M17: a team makes two moves a turn; a chain is one move.
        !matches!(state.stage, Stage::Chain { .. })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Stage::Over(ending) = state.stage else {
            return None;
        };
        let scores = state.captured.map(i32::from);
        let standings = Standings::by_score(&scores[..usize::from(self.sides())]); // M14, MW13
        let (code, article) = match ending {
            Ending::OnePiece => ("one-piece", "MW1"),
            Ending::NoCapture => ("no-capture", "MW1"),
            Ending::Stall => ("stall", "MW2"),
        };
        Some(Outcome::by_rules(standings, code, Article(article)))
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        self.why_not(state, *action).map_or(Ok(()), Err)
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        match state.stage {
            Stage::Over(_) => {}
            Stage::Chain { piece, .. } => {
                self.each_further_jump(state, piece, |found| out.push(found));
                out.push(Action::Stop);
            }
            Stage::Move(_) => {
                for piece in state.pieces.iter() {
                    self.each_hop(state, piece, |found| out.push(found));
                }
                out.extend(self.may_skip(state).then_some(Action::Skip));
            }
        }
    }

    #[inline]
    fn count(&self, state: &State, _: Seat) -> u64 {
        u64::from(match state.stage {
            Stage::Over(_) => 0,
            Stage::Chain { piece, .. } => self.board.jumps_of(state.pieces, piece).len() + 1,
            Stage::Move(_) => self.board.moves(state.pieces).count() + u32::from(self.may_skip(state)),
        })
    }

    #[inline]
    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Action> {
        let mut below = |bound: u32| entropy.below(bound.into()) as u32;
        match state.stage {
            Stage::Over(_) => None,
            Stage::Chain { piece, .. } => {
                let landings = self.board.jumps_of(state.pieces, piece);
                let stop = landings.len();
                let picked = below(stop + 1);
                if picked == stop {
                    return Some(Action::Stop);
                }
                Some(Action::Jump(Hop { from: piece, to: landings.nth(picked) }))
            }
            Stage::Move(_) => {
                let moves = self.board.moves(state.pieces);
                let skip = moves.count();
                let picked = below(skip + u32::from(self.may_skip(state)));
                if picked == skip {
                    return Some(Action::Skip);
                }
                let (hop, jumps) = moves.nth(state.pieces, picked);
                Some(if jumps { Action::Jump(hop) } else { Action::Shift(hop) })
            }
        }
    }

    fn chances(&self, _: &State, _: &mut Vec<Weighted<Never>>) {}

    #[inline]
    fn play_unchecked(&self, state: &mut State, &input: &InputOf<Multiwarcaby>) -> Effect {
        let Input::Act { action, .. } = input;
        self.act(state, action)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        // What stands and what is asked of whom, then what is counted.
        let asked = match state.stage {
            Stage::Move(which) => which as u64,
            Stage::Chain { piece, which } => 2 + 2 * u64::from(piece.bit()) + which as u64,
            Stage::Over(_) => 1 << 8,
        };
        let pieces = state.pieces.0;
        let asked = mix((asked << 8) | (u64::from(state.turn.0) + 1));
        let stands = mix(pieces as u64 ^ mix((pieces >> 64) as u64 ^ asked));
        let captured = u64::from(u32::from_le_bytes(state.captured));
        mix(stands ^ mix((captured << 8) | u64::from(state.quiet)))
    }
}
