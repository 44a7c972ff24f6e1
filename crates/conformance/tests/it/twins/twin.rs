//! A game with one thing broken.

use std::fmt::Debug;
use std::marker::PhantomData;
use stolik_conformance::games::HiddenHand;
use stolik_game::scene::Quarter;
use stolik_game::{
    Actor, Asks, Choosing, Composing, DraftWalkOf, Effect, Entropy, Faults, Game, InputOf, Message, News,
    Notation, OptionFault, Options, Outcome, ParseError, Passed, RefusedBy, Rules, Scene, Seat, Seats, Show,
    Side, Spot, StumbleOf, Time, Timed, Value, ValueError, Viewer, Views, WalkOf, Weighted,
};

/// A game that behaves like `G` in everything but what the bug `B` breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin<G, B> {
    game: G,
    bug: PhantomData<B>,
}

/// What a bug can break: each method stands for one of the contract, and does what the healthy game does until a bug
/// overrides it.
#[rustfmt::skip]
pub trait Bug<G: Game>: Clone + Eq + Debug + Send + Sync + 'static {
    fn options(game: &G) -> &G::Options { game.options() }
    fn longest_game(game: &G) -> Option<u32> { game.longest_game() }
    fn clean_up(_game: &G, _state: &mut G::State) {}
    fn on_refusal(_game: &G, _state: &mut G::State) {}
    fn legal(game: &G, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        game.legal(state, seat, out);
    }
    fn check(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        game.check(state, seat, action)
    }
    fn random(game: &G, state: &G::State, seat: Seat, entropy: &mut dyn Entropy) -> Option<G::Action> {
        game.random(state, seat, entropy)
    }
    fn chances(game: &G, state: &G::State, out: &mut Vec<Weighted<G::Chance>>) { game.chances(state, out); }
    fn admit_time(game: &G, state: &G::State, passed: Passed) -> Result<(), RefusedBy<G>> {
        game.admit_time(state, passed)
    }
    fn play_unchecked(game: &G, state: &mut G::State, input: &InputOf<G>) -> Effect {
        game.play_unchecked(state, input)
    }
    fn transposition_hash(game: &G, state: &G::State) -> u64 { game.transposition_hash(state) }

    fn parse_action(game: &G, text: &str) -> Result<G::Request, ParseError> { game.parse_action(text) }
    fn action_text(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> String {
        game.action_text(state, seat, action)
    }
    fn setup_text(game: &G, setup: &G::Setup) -> String { game.setup_text(setup) }
    fn spot_name(game: &G, spot: Spot) -> String { game.spot_name(spot) }

    fn keeps_secrets(game: &G) -> bool { game.keeps_secrets() }
    fn view(game: &G, state: &G::State, viewer: Viewer) -> G::View { game.view(state, viewer) }
    fn observe(
        game: &G, before: &G::State, input: &InputOf<G>, after: &G::State, viewer: Viewer,
    ) -> G::Observation {
        game.observe(before, input, after, viewer)
    }
    fn update(game: &G, view: &mut G::View, observation: &G::Observation) { game.update(view, observation); }
    fn sample_world(game: &G, view: &G::View, entropy: &mut dyn Entropy) -> G::State {
        game.sample_world(view, entropy)
    }
    fn view_value(game: &G, view: &G::View) -> Value { game.view_value(view) }

    fn walk(
        game: &G, view: &G::View, seat: Seat, touched: &[Spot],
    ) -> Result<WalkOf<G>, StumbleOf<G>> {
        game.walk(view, seat, touched)
    }
    fn scene(game: &G, view: &G::View) -> Scene { game.scene(view) }
}

/// What a bug can break where decisions are composed.
#[rustfmt::skip]
pub trait DraftBug<G: Game + Composing>: Bug<G> {
    fn take_step(
        game: &G, view: &G::View, seat: Seat, draft: &mut G::Draft, step: G::Step,
    ) -> Result<G::Step, G::Refusal> {
        game.take_step(view, seat, draft, step)
    }
    fn commit(game: &G, view: &G::View, seat: Seat, draft: &G::Draft) -> Result<G::Action, G::Refusal> {
        game.commit(view, seat, draft)
    }
    fn draft_scene(game: &G, view: &G::View, seat: Seat, draft: &G::Draft) -> Scene {
        game.draft_scene(view, seat, draft)
    }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>>, B: Bug<G>> Rules for Twin<G, B> {
    const ID: &'static str = G::ID;
    const VERSION: u16 = G::VERSION;

    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Chance = G::Chance;
    type Time = G::Time;
    type Refusal = G::Refusal;
    type Setup = G::Setup;
    type Fault = G::Fault;

    fn new(options: G::Options) -> Result<Self, Faults<OptionFault>> {
        Ok(Twin { game: G::new(options)?, bug: PhantomData })
    }
    fn options(&self) -> &G::Options { B::options(&self.game) }
    fn seats(&self) -> u8 { self.game.seats() }
    fn sides(&self) -> u8 { self.game.sides() }
    fn side_of(&self, seat: Seat) -> Side { self.game.side_of(seat) }
    fn longest_game(&self) -> Option<u32> { B::longest_game(&self.game) }
    fn start(&self) -> G::State { self.game.start() }
    fn set_up(&self, setup: &G::Setup) -> Result<G::State, Faults<G::Fault>> { self.game.set_up(setup) }
    fn setup_of(&self, state: &G::State) -> G::Setup { self.game.setup_of(state) }
    fn actor(&self, state: &G::State) -> Actor { self.game.actor(state) }
    fn outcome(&self, state: &G::State) -> Option<Outcome> { self.game.outcome(state) }
    fn asks(&self, state: &G::State, seat: Seat) -> Asks { self.game.asks(state, seat) }
    fn legal(&self, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        B::legal(&self.game, state, seat, out);
    }
    fn check(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        B::check(&self.game, state, seat, action)
    }
    fn random<E: Entropy + ?Sized>(
        &self, state: &G::State, seat: Seat, mut entropy: &mut E,
    ) -> Option<G::Action> {
        B::random(&self.game, state, seat, &mut entropy)
    }
    fn chances(&self, state: &G::State, out: &mut Vec<Weighted<G::Chance>>) { B::chances(&self.game, state, out); }
    fn play_unchecked(&self, state: &mut G::State, input: &InputOf<Self>) -> Effect {
        B::play_unchecked(&self.game, state, input)
    }
    fn play(&self, state: &mut G::State, input: &InputOf<Self>) -> Result<Effect, RefusedBy<Self>> {
        if let Err(refused) = self.admit(state, input) {
            B::on_refusal(&self.game, state);
            return Err(refused);
        }
        let effect = self.play_unchecked(state, input);
        B::clean_up(&self.game, state);
        Ok(effect)
    }
    fn admit_time(&self, state: &G::State, passed: Passed) -> Result<(), RefusedBy<Self>> {
        B::admit_time(&self.game, state, passed)
    }
    fn transposition_hash(&self, state: &G::State) -> u64 { B::transposition_hash(&self.game, state) }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>>, B: Bug<G>> Notation for Twin<G, B> {
    type Request = G::Request;

    fn parse_action(&self, text: &str) -> Result<G::Request, ParseError> { B::parse_action(&self.game, text) }
    fn resolve(&self, state: &G::State, seat: Seat, request: &G::Request) -> Result<G::Action, G::Refusal> {
        self.game.resolve(state, seat, request)
    }
    fn action_text(&self, state: &G::State, seat: Seat, action: &G::Action) -> String {
        B::action_text(&self.game, state, seat, action)
    }
    fn action_value(&self, state: &G::State, seat: Seat, action: &G::Action) -> Value {
        self.game.action_value(state, seat, action)
    }
    fn chance_text(&self, outcome: &G::Chance) -> String { self.game.chance_text(outcome) }
    fn parse_chance(&self, text: &str) -> Result<G::Chance, ParseError> { self.game.parse_chance(text) }
    fn setup_text(&self, setup: &G::Setup) -> String { B::setup_text(&self.game, setup) }
    fn parse_setup(&self, text: &str) -> Result<G::Setup, ParseError> { self.game.parse_setup(text) }
    fn setup_value(&self, setup: &G::Setup) -> Value { self.game.setup_value(setup) }
    fn setup_from_value(&self, value: &Value) -> Result<G::Setup, ValueError> { self.game.setup_from_value(value) }
    fn spot_name(&self, spot: Spot) -> String { B::spot_name(&self.game, spot) }
    fn spot_named(&self, name: &str) -> Option<Spot> { self.game.spot_named(name) }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>>, B: Bug<G>> Views for Twin<G, B> {
    type View = G::View;
    type Observation = G::Observation;

    fn keeps_secrets(&self) -> bool { B::keeps_secrets(&self.game) }
    fn view(&self, state: &G::State, viewer: Viewer) -> G::View { B::view(&self.game, state, viewer) }
    fn view_actor(&self, view: &G::View) -> Actor { self.game.view_actor(view) }
    fn observe(
        &self, before: &G::State, input: &InputOf<Self>, after: &G::State, viewer: Viewer,
    ) -> G::Observation {
        B::observe(&self.game, before, input, after, viewer)
    }
    fn update(&self, view: &mut G::View, observation: &G::Observation) { B::update(&self.game, view, observation); }
    fn news(&self, before: &G::View, observation: &G::Observation) -> News { self.game.news(before, observation) }
    fn sample_world<E: Entropy + ?Sized>(&self, view: &G::View, mut entropy: &mut E) -> G::State {
        B::sample_world(&self.game, view, &mut entropy)
    }
    fn state_value(&self, state: &G::State) -> Value { self.game.state_value(state) }
    fn view_value(&self, view: &G::View) -> Value { B::view_value(&self.game, view) }
    fn view_from_value(&self, value: &Value) -> Result<G::View, ValueError> { self.game.view_from_value(value) }
    fn observation_value(&self, observation: &G::Observation) -> Value { self.game.observation_value(observation) }
    fn observation_from_value(&self, value: &Value) -> Result<G::Observation, ValueError> {
        self.game.observation_from_value(value)
    }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>>, B: Bug<G>> Choosing for Twin<G, B> {
    fn walk(
        &self, view: &G::View, seat: Seat, touched: &[Spot],
    ) -> Result<WalkOf<Self>, StumbleOf<Self>> {
        B::walk(&self.game, view, seat, touched)
    }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>>, B: Bug<G>> Show for Twin<G, B> {
    fn scene(&self, view: &G::View) -> Scene { B::scene(&self.game, view) }
    fn facing(&self, seat: Seat) -> Quarter { self.game.facing(seat) }
    fn side_name(&self, side: Side) -> Message { self.game.side_name(side) }
}

#[rustfmt::skip]
impl<G: Game<Time: Time<Self>> + Composing, B: DraftBug<G>> Composing for Twin<G, B> {
    type Draft = G::Draft;
    type Step = G::Step;

    fn draft(&self, view: &G::View, seat: Seat) -> Option<G::Draft> { self.game.draft(view, seat) }
    fn take_step(
        &self, view: &G::View, seat: Seat, draft: &mut G::Draft, step: G::Step,
    ) -> Result<G::Step, G::Refusal> {
        B::take_step(&self.game, view, seat, draft, step)
    }
    fn commit(&self, view: &G::View, seat: Seat, draft: &G::Draft) -> Result<G::Action, G::Refusal> {
        B::commit(&self.game, view, seat, draft)
    }
    fn walk_draft(
        &self, view: &G::View, seat: Seat, draft: &G::Draft, touched: &[Spot],
    ) -> Result<DraftWalkOf<Self>, StumbleOf<Self>> {
        self.game.walk_draft(view, seat, draft, touched)
    }
    fn draft_scene(&self, view: &G::View, seat: Seat, draft: &G::Draft) -> Scene {
        B::draft_scene(&self.game, view, seat, draft)
    }
}

impl<B: Bug<HiddenHand>> Timed for Twin<HiddenHand, B> {
    fn watched(&self, state: &<HiddenHand as Rules>::State) -> Seats {
        self.game.watched(state)
    }
}

/// The game with nothing broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Healthy;

impl<G: Game> Bug<G> for Healthy {}

impl<G: Game + Composing> DraftBug<G> for Healthy {}

impl<G: Game<Time: Time<Self>>, B: Bug<G>> Twin<G, B> {
    /// The twin of the game with these options.
    pub fn with(options: <Self as Rules>::Options) -> Self {
        assert!(options.clashes().is_empty(), "the twins play by sound options");
        Self::new(options).expect("the twins play by sound options")
    }
}
