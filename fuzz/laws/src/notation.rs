//! Laws of everything a game writes down, for any game.

use stolik_game::{Actor, Explained, Fault, Notation, ParseError, Refused, Value};

/// An action's text: what it means in these states comes back from the text that the game writes for it.
pub fn action<G: Notation>(game: &G, states: &[G::State], text: &str) {
    let request = match game.parse_action(text) {
        Ok(request) => request,
        Err(error) => return is_inside(&error, text),
    };
    for state in states {
        for seat in game.actor(state).seats().iter() {
            let action = match game.resolve(state, seat, &request) {
                Ok(action) => action,
                Err(why) => {
                    // The sentence is made of the text that was refused.
                    let _ = Explained::from(Refused::Rules(why));
                    continue;
                }
            };
            if game.check(state, seat, &action).is_ok() {
                let written = game.action_text(state, seat, &action);
                let read = game.parse_action(&written).expect("what is written can be read");
                assert_eq!(game.resolve(state, seat, &read), Ok(action), "{text} is written {written}");
            }
        }
    }
}

/// A position's text: what is read is written and read the same, and what can be set up is a state that can be asked
/// everything.
pub fn position<G: Notation>(game: &G, text: &str) {
    let setup = match game.parse_setup(text) {
        Ok(setup) => setup,
        Err(error) => return is_inside(&error, text),
    };
    let written = game.setup_text(&setup);
    let read = game.parse_setup(&written).expect("what is written can be read");
    assert_eq!(game.setup_text(&read), written, "{text}");
    let state = set_up(game, &setup);
    assert_eq!(set_up(game, &read), state, "{text} is written {written}");
    if let Some(state) = state {
        let again = game.parse_setup(&game.setup_text(&game.setup_of(&state)));
        let again = again.expect("what is written can be read");
        assert_eq!(set_up(game, &again), Some(state), "{text}");
    }
}

/// A position as plain data: the same.
pub fn position_value<G: Notation>(game: &G, value: &Value) {
    let Ok(setup) = game.setup_from_value(value) else {
        return;
    };
    let again = game.setup_from_value(&game.setup_value(&setup));
    assert_eq!(again, Ok(setup.clone()), "{value:?}");
    if let Some(state) = set_up(game, &setup) {
        let of_state = game.setup_value(&game.setup_of(&state));
        let again = game.setup_from_value(&of_state).expect("what is written can be read");
        assert_eq!(set_up(game, &again), Some(state), "{value:?}");
    }
}

/// The state of a setup, asked for all that depends on where pieces stand; none if the setup cannot be.
fn set_up<G: Notation>(game: &G, setup: &G::Setup) -> Option<G::State> {
    match game.set_up(setup) {
        Ok(state) => {
            let actor = game.actor(&state);
            assert_eq!(actor == Actor::Over, game.outcome(&state).is_some(), "over, and how it ended");
            let mut actions = Vec::new();
            for seat in actor.seats().iter() {
                game.legal(&state, seat, &mut actions);
                assert_eq!(game.count(&state, seat), actions.len() as u64, "as many as are listed");
                actions.clear();
            }
            Some(state)
        }
        Err(faults) => {
            for fault in &faults {
                let _ = (fault.code(), fault.article(), fault.message());
            }
            None
        }
    }
}

/// An error points into the text, or just behind its end.
fn is_inside(error: &ParseError, text: &str) {
    let length = text.chars().count();
    assert!(error.at <= length, "an error at {} of a text of {length}: {text}", error.at);
}
