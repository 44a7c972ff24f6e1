//! Szachowa Bitwa as a game of Stolik: what viewers know and learn.
//!
//! A view is what lies open and the viewer's own secrets. Players keep to themselves: what they commit until it is turned
//! up; their hand, so also the number and values of their Special Cards; which cards they paid and got back (2.6.4); the
//! winner's army and both trainings until the boards are joined (S-11). The other learns of a commit that it was made.
//! With a shared pool the own change may tell something of the other's payment; it stands in the own secrets.

use crate::plain::Plain;
use crate::progress::learn;
use crate::{Colour, Event, Eye, Phase, Seen, State, SzachowaBitwa, View};
use stolik_game::{Actor, Entropy, InputOf, News, Value, ValueError, Viewer, Views};

impl Views for SzachowaBitwa {
    type View = View;
    type Observation = Seen;

    fn keeps_secrets(&self) -> bool {
        true
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let eye = eye_of(state, viewer);
        let sees = |colour| match eye {
            Eye::Player(own) => own == colour,
            Eye::Spectator => false,
            Eye::Everybody => true,
        };
        let secrets = Colour::ALL.map(|colour| sees(colour).then(|| *state.secret(colour)));
        View { eye, open: state.open, secrets }
    }

    fn view_actor(&self, view: &View) -> Actor {
        self.actor_of(&view.open)
    }

    fn observe(&self, before: &State, input: &InputOf<SzachowaBitwa>, after: &State, viewer: Viewer) -> Seen {
        let event = self.event(before, input);
        let own = match (event, *input) {
            (Event::Committed { by, .. }, stolik_game::Input::Act { action, .. })
                if viewer == Viewer::Seat(by.seat()) =>
            {
                Some(action)
            }
            _ => None,
        };
        let changes = self.changes(before, input);
        let change = Colour::ALL.into_iter().find(|colour| viewer == Viewer::Seat(colour.seat()));
        Seen {
            event,
            own,
            change: change.and_then(|colour| changes[colour.index()]),
            laid_open: (eye_of(after, viewer) == Eye::Everybody).then_some(after.secrets),
        }
    }

    fn update(&self, view: &mut View, seen: &Seen) {
        if let Eye::Player(colour) = view.eye
            && let Some(secret) = &mut view.secrets[colour.index()]
        {
            let open_action = match seen.event {
                Event::Acted { by, action } if by == colour => Some(action),
                _ => None,
            };
            learn(secret, &view.open, &seen.event, seen.own.or(open_action), seen.change);
        }
        self.apply(&mut view.open, &seen.event);
        if let Some(secrets) = seen.laid_open {
            view.eye = Eye::Everybody;
            view.secrets = secrets.map(Some);
        }
    }

    fn news(&self, before: &View, seen: &Seen) -> News {
        self.tell(before, seen)
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> State {
        self.sample(view, entropy)
    }

    fn state_value(&self, state: &State) -> Value {
        let [white, black] = &state.secrets;
        Value::map([("open", state.open.value()), ("white", white.value()), ("black", black.value())])
    }

    fn view_value(&self, view: &View) -> Value {
        view.value()
    }

    fn view_from_value(&self, value: &Value) -> Result<View, ValueError> {
        View::read(value)
    }

    fn observation_value(&self, observation: &Seen) -> Value {
        observation.value()
    }

    fn observation_from_value(&self, value: &Value) -> Result<Seen, ValueError> {
        Seen::read(value)
    }
}

/// Everybody sees what a spectator sees until the end; then the cards are laid open.
fn eye_of(state: &State, viewer: Viewer) -> Eye {
    let over = matches!(state.open.phase, Phase::Over(_));
    match viewer {
        Viewer::Seat(seat) => Eye::Player(Colour::of_seat(seat)),
        Viewer::Everybody if over => Eye::Everybody,
        Viewer::Spectator | Viewer::Everybody => Eye::Spectator,
    }
}
