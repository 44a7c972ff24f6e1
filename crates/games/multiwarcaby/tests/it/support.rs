//! Small helpers of the tests.

use stolik_game::{Actor, Effect, Input, Notation, Options as _, Refused, Rules, Seat};
use stolik_multiwarcaby::{Multiwarcaby, Options, Refusal, State};

/// The game with these options.
pub fn game(choices: &[(&str, &str)]) -> Multiwarcaby {
    let options = Options::read(choices.iter().copied()).unwrap_or_else(|faults| panic!("{faults:?}"));
    Multiwarcaby::new(options).expect("options without faults")
}

/// The state of a text.
pub fn state(game: &Multiwarcaby, text: &str) -> State {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The position of a state, as text.
pub fn text(game: &Multiwarcaby, state: &State) -> String {
    game.setup_text(&game.setup_of(state))
}

/// The seat that acts; the first of a team.
pub fn seat(game: &Multiwarcaby, state: &State) -> Seat {
    game.actor(state).seats().iter().next().expect("somebody is to act")
}

/// All legal actions as texts.
pub fn actions(game: &Multiwarcaby, state: &State) -> Vec<String> {
    if game.actor(state) == Actor::Over {
        return Vec::new();
    }
    let seat = seat(game, state);
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    assert_eq!(actions.len() as u64, game.count(state, seat));
    actions.iter().map(|action| game.action_text(state, seat, action)).collect()
}

/// The legal jumps as texts.
pub fn jumps(game: &Multiwarcaby, state: &State) -> Vec<String> {
    let mut jumps = actions(game, state);
    jumps.retain(|text| text.contains('x'));
    jumps
}

/// The number of shifts.
pub fn shifts(game: &Multiwarcaby, state: &State) -> usize {
    actions(game, state).iter().filter(|text| text.contains('-')).count()
}

/// All captures of one move, from here: the fields on which the piece lands, joined by `-`, every place to stop
/// being one.
pub fn chains(game: &Multiwarcaby, state: &State) -> Vec<String> {
    fn follow(game: &Multiwarcaby, state: &State, path: &str, found: &mut Vec<String>) {
        for jump in jumps(game, state) {
            let longer = format!("{path}{}", jump.replace('x', "-"));
            let mut after = *state;
            play(game, &mut after, &jump);
            found.push(longer.clone());
            if matches!(after.stage(), stolik_multiwarcaby::Stage::Chain { .. }) {
                follow(game, &after, &longer, found);
            }
        }
    }
    let mut found = Vec::new();
    follow(game, state, "", &mut found);
    found.sort();
    found
}

/// Plays actions, one after another; gives the effect of the last.
pub fn play(game: &Multiwarcaby, state: &mut State, texts: &str) -> Effect {
    let mut effect = Effect::QUIET;
    for text in texts.split_whitespace() {
        let seat = seat(game, state);
        let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let action =
            game.resolve(state, seat, &request).unwrap_or_else(|why| panic!("{text} resolved: {why:?}"));
        effect = game
            .play(state, &Input::Act { seat, action })
            .unwrap_or_else(|why| panic!("{text} played: {why:?}"));
    }
    effect
}

/// Why an action is refused.
pub fn refused(game: &Multiwarcaby, state: &State, text: &str) -> Refusal {
    let seat = seat(game, state);
    let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let action = match game.resolve(state, seat, &request) {
        Ok(action) => action,
        Err(why) => return why,
    };
    let mut after = *state;
    match game.play(&mut after, &Input::Act { seat, action }) {
        Err(Refused::Rules(why)) => {
            assert_eq!(after, *state, "{text} changed something");
            why
        }
        other => panic!("{text}: {other:?}"),
    }
}
