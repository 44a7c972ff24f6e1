//! Szachowa Bitwa as a game of Stolik: the rules.

use crate::{
    Action, Colour, Draw, Drawn, Options, Phase, Refusal, Scenario, Setup, SetupFault, Stage, State,
    SzachowaBitwa, Task,
};
use stolik_game::{
    Actor, Asks, Effect, Entropy, Faults, InputOf, OptionFault, Outcome, Passed, Rules, Seat, Seats, Timed,
    Weighted,
};

impl Rules for SzachowaBitwa {
    const ID: &'static str = "szachowa-bitwa";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Draw;
    type Time = Passed;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<SzachowaBitwa, Faults<OptionFault>> {
        let faults = stolik_game::Options::clashes(&options);
        Faults::none_or(faults, SzachowaBitwa { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    /// A turn has at most six uses; the longest is that of knights who attack twice: four actions, and for each fight two
    /// answers and a draw. With clocks there is no bound (2.6.8).
    fn longest_game(&self) -> Option<u32> {
        const SET_UP: u32 = 60; // 4 for camps and bridges, 40 for bids, 6 for the rest
        const TURN: u32 = 6 * 10 + 1;
        let rounds = match self.options.scenario {
            Scenario::Standard => self.options.round_cap,
            Scenario::Rounds => self.options.rounds,
            Scenario::Clock => return None,
        };
        Some(SET_UP + u32::from(rounds) * 2 * TURN)
    }

    fn start(&self) -> State {
        self.start_of_game()
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(self)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        self.actor_of(&state.open)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.open.phase else { return None };
        let board = state.open.battle.map(|battle| battle.board).unwrap_or_default();
        Some(self.outcome_of(ending, &board))
    }

    fn asks(&self, state: &State, seat: Seat) -> Asks {
        match self.task(&state.open, Colour::of_seat(seat)) {
            Some(Task::Command | Task::GoOn(_) | Task::Special | Task::Desert) | None => Asks::Listed,
            Some(_) => Asks::Composed,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let colour = Colour::of_seat(seat);
        self.check_known(&state.open, state.secret(colour), colour, action)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let colour = Colour::of_seat(seat);
        self.each_legal(&state.open, state.secret(colour), colour, |action| out.push(action));
    }

    fn count(&self, state: &State, seat: Seat) -> u64 {
        let (colour, mut count) = (Colour::of_seat(seat), 0);
        self.each_legal(&state.open, state.secret(colour), colour, |_| count += 1);
        count
    }

    fn random<E: Entropy + ?Sized>(&self, state: &State, seat: Seat, entropy: &mut E) -> Option<Action> {
        let colour = Colour::of_seat(seat);
        let task = self.task(&state.open, colour)?;
        self.random_answer(&state.open, state.secret(colour), colour, task, entropy)
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Draw>>) {
        let Some((attacker, defender)) = self.awaited_cards(state) else { return };
        for attacker in Drawn::all(attacker) {
            out.extend(Drawn::all(defender).map(|defender| Weighted {
                outcome: Draw { attacker, defender },
                weight: attacker.weight() * defender.weight(),
            }));
        }
    }

    fn chance_weight(&self, state: &State, outcome: &Draw) -> Option<u32> {
        let (attacker, defender) = self.awaited_cards(state)?;
        let right = outcome.attacker.len() == attacker && outcome.defender.len() == defender;
        right.then(|| outcome.attacker.weight() * outcome.defender.weight())
    }

    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Draw> {
        let (attacker, defender) = self.awaited_cards(state)?;
        Some(Draw { attacker: Drawn::random(attacker, entropy), defender: Drawn::random(defender, entropy) })
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, input: &InputOf<SzachowaBitwa>) -> Effect {
        self.play_on(state, input)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        crate::hash::of_state(state)
    }
}

impl Timed for SzachowaBitwa {
    /// Who is awaited in the battle (S-39): nobody can burn the other's time by not answering.
    fn watched(&self, state: &State) -> Seats {
        match (self.options.scenario, state.open.phase) {
            (Scenario::Clock, Phase::Battle) => self.awaited(&state.open),
            _ => Seats::NONE,
        }
    }
}

impl SzachowaBitwa {
    /// How many cards the attacker and the defender draw, if they are to be drawn now.
    fn awaited_cards(&self, state: &State) -> Option<(u8, u8)> {
        let open = &state.open;
        let fight = open.battle.as_ref()?.fight?;
        let drawn = open.phase == Phase::Battle && matches!(fight.stage, Stage::Shown { .. });
        drawn.then(|| self.fight_cards(open)).flatten()
    }
}
