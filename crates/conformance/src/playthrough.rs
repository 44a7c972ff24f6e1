//! One random game, as far as it came.

use crate::broken::Broken;
use crate::moment::{Moment, Step};
use crate::plan::Case;
use stolik_game::{
    Actor, Effect, Entropy, Game, Input, InputOf, Millis, Options, Passed, Pinned, Seat, Time, record_game,
};

/// One random game: its states, and the inputs between them.
#[derive(Debug)]
pub(crate) struct Playthrough<G: Game> {
    /// The law it is played for.
    pub law: &'static str,
    pub game: G,
    pub position: Option<G::Setup>,
    pub seed: u64,
    /// The state it began from and the one after each input.
    pub states: Vec<G::State>,
    pub inputs: Vec<InputOf<G>>,
    pub effects: Vec<Effect>,
    /// Why it could not go on, if the rules gave it no way to.
    pub stuck: Option<String>,
}

impl<G: Game> Playthrough<G> {
    /// Plays at random to the end, or so many inputs, time not counted.
    pub fn random(law: &'static str, case: &Case<G>, seed: u64, most_inputs: usize) -> Self {
        let game = case.game.clone();
        let start = match &case.position {
            None => game.start(),
            Some(position) => (game.set_up(position)).expect("the plan's positions have no faults"),
        };
        let mut played = Playthrough {
            law,
            game,
            position: case.position.clone(),
            seed,
            states: vec![start],
            inputs: Vec::new(),
            effects: Vec::new(),
            stuck: None,
        };
        let mut entropy = Pinned::from_seed(seed);
        while played.inputs_but_time() < most_inputs && !played.is_over() && played.stuck.is_none() {
            played.stuck = played.go_on(&mut entropy).err();
        }
        played
    }

    fn go_on(&mut self, entropy: &mut Pinned) -> Result<(), String> {
        let mut state = self.last().clone();
        let input = random_input(&self.game, &state, entropy)?;
        let effect = self.game.play(&mut state, &input);
        let effect = effect.map_err(|why| format!("{input:?} is refused: {why:?}"))?;
        self.states.push(state);
        self.inputs.push(input);
        self.effects.push(effect);
        Ok(())
    }

    pub fn last(&self) -> &G::State {
        self.states.last().expect("there is a state it began from")
    }

    pub fn is_over(&self) -> bool {
        self.game.actor(self.last()) == Actor::Over
    }

    /// How many inputs there were, without time: the table may measure as often as it likes.
    pub fn inputs_but_time(&self) -> usize {
        let timeless = |input: &&InputOf<G>| !matches!(input, Input::Time(_));
        self.inputs.iter().filter(timeless).count()
    }

    /// The moments, from the start to where it came.
    pub fn moments(&self) -> impl Iterator<Item = Moment<'_, G>> {
        (0..self.states.len()).map(|index| self.moment(index))
    }

    pub fn moment(&self, index: usize) -> Moment<'_, G> {
        Moment { played: self, index }
    }

    /// The inputs, each between its two moments.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_, G>> {
        (0..self.inputs.len()).map(|index| Step {
            before: self.moment(index),
            input: &self.inputs[index],
            effect: self.effects[index],
            after: self.moment(index + 1),
        })
    }

    /// The law does not hold, as this game shows after so many inputs.
    pub fn broken(&self, inputs: usize, expected: String, found: String) -> Broken {
        Broken {
            law: self.law,
            expected,
            found,
            place: format!(
                "where:    {} with {}, seed {}, after {inputs} inputs\n{}",
                G::ID,
                options_text(&self.game),
                self.seed,
                self.record_text(inputs)
            ),
        }
    }

    /// The record of the first inputs, or a plain list of them where the game does not even replay.
    fn record_text(&self, inputs: usize) -> String {
        let inputs = &self.inputs[..inputs];
        let mut state = self.states[0].clone();
        let replays = (inputs.iter()).all(|input| self.game.play(&mut state, input).is_ok());
        if replays {
            record_game(&self.game, self.position.as_ref(), inputs, None).to_string()
        } else {
            format!("(does not replay) {inputs:?}")
        }
    }
}

/// The options of a game on one line.
pub(crate) fn options_text<G: Game>(game: &G) -> String {
    let pairs = game.options().pairs();
    if pairs.is_empty() {
        return "no options".to_owned();
    }
    let pairs: Vec<String> = pairs.iter().map(|(n, v)| format!("{n}={v}")).collect();
    pairs.join(" ")
}

/// A random input that the game should take here.
fn random_input<G: Game>(game: &G, state: &G::State, entropy: &mut Pinned) -> Result<InputOf<G>, String> {
    let watched: Vec<Seat> = G::Time::watched(game, state).iter().collect();
    if !watched.is_empty() && entropy.below(6) == 0 {
        let seat = watched[entropy.index(watched.len())];
        let elapsed = random_time(entropy);
        let time = game.time(state, Passed { seat, elapsed });
        return time.map_err(|why| format!("time on the watched clock of seat {seat} is refused: {why:?}"));
    }
    let actor = game.actor(state);
    if actor == Actor::Chance {
        let outcome = game.draw(state, entropy);
        return (outcome.map(Input::Chance)).ok_or("chance is awaited and gives nothing".to_owned());
    }
    let seats: Vec<Seat> = actor.seats().iter().collect();
    if seats.is_empty() {
        return Err(format!("{actor:?} awaits nobody"));
    }
    let seat = seats[entropy.index(seats.len())];
    match game.random(state, seat, entropy) {
        Some(action) => Ok(Input::Act { seat, action }),
        None => Err(format!("seat {seat} is awaited and has no random action")),
    }
}

/// No time, a little, or more than any clock has.
fn random_time(entropy: &mut Pinned) -> Millis {
    Millis(match entropy.below(8) {
        0 => 0,
        1 => 100_000_000,
        _ => entropy.below(5_000),
    })
}
