//! A game and a moment of it, with everything named by its text.

use crate::{InputError, Listed, Observed, Played, Seen, SetupError};
use stolik_game::record::InputText;
use stolik_game::{
    Actor, Asks, Effect, Entropy, Game, Input, InputOf, Outcome, Passed, Refused, Seat, Seats, Time as _,
    Value, Viewer, Weighted,
};

/// The rules of a game and one of its states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<G: Game> {
    /// The rules, with their options.
    pub game: G,
    /// The state.
    pub state: G::State,
}

impl<G: Game> Position<G> {
    /// The position a game begins with.
    pub fn start(game: G) -> Position<G> {
        let state = game.start();
        Position { game, state }
    }

    /// The position a setup describes, or everything that is wrong with it.
    pub fn set_up(game: G, setup: &G::Setup) -> Result<Position<G>, SetupError> {
        match game.set_up(setup) {
            Ok(state) => Ok(Position { game, state }),
            Err(faults) => Err(SetupError::Faults(faults.into_iter().map(Into::into).collect())),
        }
    }

    /// Who must act next.
    pub fn actor(&self) -> Actor {
        self.game.actor(&self.state)
    }

    /// Whether a partner of who acted last may go on here.
    pub fn is_between_moves(&self) -> bool {
        self.game.is_between_moves(&self.state)
    }

    /// How the game has ended by its rules, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// The seats whose clocks the rules watch now.
    pub fn clocks(&self) -> Seats {
        G::Time::watched(&self.game, &self.state)
    }

    /// How a seat decides; none if it is not awaited.
    pub fn asks(&self, seat: Seat) -> Option<Asks> {
        self.actor().awaits(seat).then(|| self.game.asks(&self.state, seat))
    }

    /// The actions of a seat, with their text and their parts; none if it is not awaited.
    pub fn legal(&self, seat: Seat) -> Vec<Listed> {
        let mut actions = Vec::new();
        if self.actor().awaits(seat) {
            self.game.legal(&self.state, seat, &mut actions);
        }
        actions
            .iter()
            .map(|action| Listed {
                text: self.game.action_text(&self.state, seat, action),
                parts: self.game.action_value(&self.state, seat, action),
            })
            .collect()
    }

    /// What chance can give now, as text with its weight.
    pub fn chances(&self) -> Vec<Weighted<String>> {
        let mut outcomes = Vec::new();
        if self.actor() == Actor::Chance {
            self.game.chances(&self.state, &mut outcomes);
        }
        outcomes
            .iter()
            .map(|o| Weighted { outcome: self.game.chance_text(&o.outcome), weight: o.weight })
            .collect()
    }

    /// What each seat rolls or draws in each of the outcomes, in the order of [`chances`](Position::chances).
    pub fn faces(&self) -> Vec<Weighted<Vec<(Seat, String)>>> {
        let mut outcomes = Vec::new();
        if self.actor() == Actor::Chance {
            self.game.chances(&self.state, &mut outcomes);
        }
        outcomes
            .iter()
            .map(|o| Weighted { outcome: self.game.faces(&self.state, &o.outcome), weight: o.weight })
            .collect()
    }

    /// A random input of whoever is awaited; none if the game is over.
    pub fn random_input(&self, entropy: &mut impl Entropy) -> Option<InputText> {
        match self.actor() {
            Actor::Over => None,
            Actor::Chance => {
                let outcome = self.game.draw(&self.state, entropy)?;
                Some(InputText::Chance(self.game.chance_text(&outcome)))
            }
            actor => {
                let seats: Vec<Seat> = actor.seats().iter().collect();
                let seat = seats[entropy.index(seats.len())];
                let action = self.game.random(&self.state, seat, entropy)?;
                let text = self.game.action_text(&self.state, seat, &action);
                Some(InputText::Act { seat, text })
            }
        }
    }

    /// Plays an input given as text, or says what is wrong with it and stays as it was.
    pub fn play(&mut self, text: &InputText) -> Result<Played, InputError> {
        let input = self.read(text)?;
        let before = self.state.clone();
        let effect =
            self.game.play(&mut self.state, &input).map_err(|refused| InputError::Refused(refused.into()))?;
        let viewers = self.viewers();
        let observed = viewers.map(|viewer| {
            let observation = self.game.observe(&before, &input, &self.state, viewer);
            let news = self.game.news(&self.game.view(&before, viewer), &observation);
            Observed { viewer, observation: self.game.observation_value(&observation), news }
        });
        Ok(Played { effect, observed: observed.collect(), input: self.write(&before, &input) })
    }

    /// Plays an input given as text without telling anybody; else as [`Position::play`].
    pub fn advance(&mut self, text: &InputText) -> Result<(InputText, Effect), InputError> {
        let input = self.read(text)?;
        self.game.admit(&self.state, &input).map_err(|refused| InputError::Refused(refused.into()))?;
        let written = self.write(&self.state, &input);
        Ok((written, self.game.play_unchecked(&mut self.state, &input)))
    }

    /// Every seat, and a spectator.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = (0..self.game.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        seats.chain([Viewer::Spectator])
    }

    /// The input that a text means here.
    fn read(&self, text: &InputText) -> Result<InputOf<G>, InputError> {
        match text {
            InputText::Act { seat, text } => {
                let request = self.game.parse_action(text).map_err(InputError::Parse)?;
                let refused = |why: Refused<G::Refusal>| InputError::Refused(why.into());
                self.game.admit_seat(&self.state, *seat).map_err(refused)?;
                let action = self.game.resolve(&self.state, *seat, &request);
                Ok(Input::Act { seat: *seat, action: action.map_err(|why| refused(Refused::Rules(why)))? })
            }
            InputText::Chance(text) => {
                let outcome = self.game.parse_chance(text).map_err(InputError::Parse)?;
                Ok(Input::Chance(outcome))
            }
            InputText::Time { seat, elapsed } => {
                let passed = Passed { seat: *seat, elapsed: *elapsed };
                self.game.time(&self.state, passed).map_err(|why| InputError::Refused(why.into()))
            }
        }
    }

    /// The canonical text of an input that was played from `before`.
    fn write(&self, before: &G::State, input: &InputOf<G>) -> InputText {
        match input {
            Input::Act { seat, action } => {
                InputText::Act { seat: *seat, text: self.game.action_text(before, *seat, action) }
            }
            Input::Chance(outcome) => InputText::Chance(self.game.chance_text(outcome)),
            Input::Time(time) => {
                let Passed { seat, elapsed } = time.passed();
                InputText::Time { seat, elapsed }
            }
        }
    }

    /// What a viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> Seen<G> {
        Seen { game: self.game.clone(), view: self.game.view(&self.state, viewer) }
    }

    /// The position as text.
    pub fn text(&self) -> String {
        self.game.setup_text(&self.game.setup_of(&self.state))
    }

    /// The position as plain data that can be set up again.
    pub fn setup_value(&self) -> Value {
        self.game.setup_value(&self.game.setup_of(&self.state))
    }

    /// The whole state as plain data.
    pub fn state_value(&self) -> Value {
        self.game.state_value(&self.state)
    }

    /// The hash by which search and records know the state.
    pub fn transposition_hash(&self) -> u64 {
        self.game.transposition_hash(&self.state)
    }

    /// How many sequences of so many inputs there are from here.
    pub fn perft(&self, depth: u32) -> u64 {
        self.game.perft(&self.state, depth)
    }
}
