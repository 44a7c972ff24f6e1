//! Wojna as a game of Stolik: the rules.

use crate::action::Action;
use crate::cell::Frame;
use crate::cells::CellSet;
use crate::map::Map;
use crate::march::Flow;
use crate::options::{Mode, Options};
use crate::phase::{Die, Ending, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::setup_fault::SetupFault;
use crate::site::first_castles;
use crate::state::State;
use std::sync::Arc;
use stolik_game::{
    Actor, Article, Effect, Entropy, Faults, Input, InputOf, Message, Never, OptionFault, Outcome, Seat,
    Standings, Weighted, mix,
};

/// Wojna with its options chosen. Seat 0 is player 1, in a siege the defender; seat 1 is player 2, the attacker.
///
/// Whatever the map was chosen by, the rules hold the map itself, so that records do. Copies share it.
///
/// ```
/// use stolik_game::{Actor, Options as _, Rules, Seat};
/// use stolik_wojna::{MapChoice, Options, Wojna};
///
/// let game = Wojna::new(Options::default()).expect("defaults have no faults");
/// assert_eq!(game.actor(&game.start()), Actor::One(Seat(0)));
/// assert!(matches!(game.options().map, MapChoice::Given(_)));
/// ```
#[derive(Clone, Debug)]
pub struct Wojna {
    pub(crate) options: Arc<Options>,
    pub(crate) map: Map,
    frame: Frame,
    /// Where the first castle may stand (W-3).
    pub(crate) sites: Arc<CellSet>,
}

/// The coins of each player at the start (7.1, 7.2).
const START_COINS: u32 = 64;

impl PartialEq for Wojna {
    fn eq(&self, other: &Wojna) -> bool {
        self.options == other.options
    }
}

impl Eq for Wojna {}

impl stolik_game::Rules for Wojna {
    const ID: &'static str = "wojna";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Die;
    type Time = Never;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<Wojna, Faults<OptionFault>> {
        let faults = stolik_game::Options::clashes(&options);
        if !faults.is_empty() {
            return Err(Faults::many(faults));
        }
        let (options, map) = options.with_map().map_err(Faults::many)?;
        let frame = Frame::new(map.width(), map.height());
        let sites = first_castles(frame, map.cells(), options.mode);
        if sites.is_empty() {
            return Err(Faults::one(no_start(options.mode)));
        }
        Ok(Wojna { options: Arc::new(options), map, frame, sites: Arc::new(sites) })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    /// None: rounds are bounded (W-42), but not how much is done in one.
    fn longest_game(&self) -> Option<u32> {
        None
    }

    fn start(&self) -> State {
        State::empty(self.frame(), START_COINS)
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(self)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::Over(_) => Actor::Over,
            phase if phase.roll().is_some() => Actor::Chance,
            _ => Actor::One(state.turn.seat()),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.phase else { return None };
        let won = |winner: crate::Owner| Standings::winner(2, winner.side());
        let (standings, code, article) = match ending {
            Ending::NoUnits { loser } => (won(!loser), "no-units", "W-35"),
            Ending::Exile { loser } => (won(!loser), "exile", "W-37"),
            Ending::Cap { winner: Some(winner) } => (won(winner), "round-cap", "W-42"),
            Ending::Cap { winner: None } => (Standings::draw(2), "round-cap", "W-42"),
        };
        Some(Outcome::by_rules(standings, code, Article(article)))
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(state, *action).map_err(|why| self.refusal(why))
    }

    fn legal(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        let _ = self.each_legal(state, &mut |action| {
            out.push(action);
            Flow::Continue(())
        });
    }

    fn count(&self, state: &State, _: Seat) -> u64 {
        let mut count = 0;
        let _ = self.each_legal(state, &mut |_| {
            count += 1;
            Flow::Continue(())
        });
        count
    }

    /// Mostly what a beginner might do, for moves at random alone lose in the first turn (W-35); else a random group,
    /// each as likely, and a random action of it: so every action can come up, and hundreds of places for walls do not
    /// drown everything else.
    fn random<E: Entropy + ?Sized>(&self, state: &State, _: Seat, entropy: &mut E) -> Option<Action> {
        if entropy.index(4) > 0 {
            return self.sensible(state, entropy);
        }
        let group = pick(entropy, |visit| {
            state.each_group(&mut |group| {
                if self.has_action(state, group) { visit(group) } else { Flow::Continue(()) }
            })
        })?;
        pick(entropy, |visit| self.each_action(state, group, &mut |action| visit(action)))
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Die>>) {
        if state.phase.roll().is_some() {
            out.extend(Die::ALL.map(|outcome| Weighted { outcome, weight: 1 }));
        }
    }

    fn chance_weight(&self, state: &State, _: &Die) -> Option<u32> {
        state.phase.roll().map(|_| 1)
    }

    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Die> {
        state.phase.roll().map(|_| Die::ALL[entropy.index(Die::ALL.len())])
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, &input: &InputOf<Wojna>) -> Effect {
        match input {
            Input::Act { action, .. } => self.act(state, action),
            Input::Chance(die) => self.roll(state, die),
        }
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        mix(state.hash().wrapping_add(u64::from(state.turns)))
    }
}

impl Wojna {
    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The size of the map: turns fields into names and back.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// A reason with the map that names its fields.
    pub(crate) fn refusal(&self, why: crate::Why) -> Refusal {
        Refusal { why, frame: self.frame() }
    }

    /// Visits all legal actions, group by group.
    #[inline]
    fn each_legal(&self, state: &State, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        state.each_group(&mut |group| self.each_action(state, group, visit))
    }
}

/// One of the things that a list visits, each as likely: the list is gone through twice, and nothing is stored.
fn pick<T, E: Entropy + ?Sized>(
    entropy: &mut E,
    list: impl Fn(&mut dyn FnMut(T) -> Flow) -> Flow,
) -> Option<T> {
    let mut count = 0usize;
    let _ = list(&mut |_| {
        count += 1;
        Flow::Continue(())
    });
    if count == 0 {
        return None;
    }
    let (mut left, mut found) = (entropy.index(count), None);
    let _ = list(&mut |thing| {
        if left == 0 {
            found = Some(thing);
            return Flow::Break(());
        }
        left -= 1;
        Flow::Continue(())
    });
    found
}

fn no_start(mode: Mode) -> OptionFault {
    let message = Message::new(match mode {
        Mode::Standard => "wojna-fault-no-start",
        Mode::Siege => "wojna-fault-no-camps",
    });
    OptionFault::Clash { code: "no-start", article: Article("W-3"), message }
}
