use super::super::plain::{Numbers, Reader, plain_data_forms};
use super::notation::action_text;
use super::{Action, Face, State, TeamDice};
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, Motion, News, Seat, Value, ValueError, Viewer, Views,
};

/// Everybody knows everything.
pub type View = State;

/// Everybody learns what happens.
pub type Observation = Event;

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has acted for its team.
    Acted(Seat, Action),
    /// The die has fallen.
    Rolled(Face),
}

impl Event {
    /// What happens by an input.
    pub(super) fn of(input: &InputOf<TeamDice>) -> Event {
        match *input {
            Input::Act { seat, action } => Event::Acted(seat, action),
            Input::Chance(face) => Event::Rolled(face),
            Input::Time { .. } => unreachable!("there is no clock"),
        }
    }
}

impl Views for TeamDice {
    type View = View;
    type Observation = Observation;

    fn view(&self, state: &State, _: Viewer) -> View {
        state.clone()
    }

    fn view_actor(&self, view: &View) -> Actor {
        view.actor()
    }

    fn observe(&self, _: &State, input: &InputOf<Self>, _: &State, _: Viewer) -> Observation {
        Event::of(input)
    }

    fn update(&self, view: &mut View, observation: &Observation) {
        view.play(*observation);
    }

    fn news(&self, _: &View, observation: &Observation) -> News {
        match *observation {
            Event::Acted(seat, action) => News {
                by: Some(seat),
                text: action_text(action).to_owned(),
                message: Message::new("team-dice-acted").with("seat", seat),
                motions: Vec::new(),
            },
            Event::Rolled(face) => News {
                by: None,
                text: face.0.to_string(),
                message: Message::new("team-dice-rolled").with("face", i64::from(face.0)),
                motions: vec![Motion::Rolls],
            },
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &View, _: &mut E) -> State {
        view.clone()
    }

    plain_data_forms!();
}

impl Numbers for Event {
    fn numbers(&self) -> Vec<i64> {
        match *self {
            Event::Acted(seat, Action::Roll) => vec![seat.0.into(), 0],
            Event::Acted(seat, Action::Bank) => vec![seat.0.into(), 1],
            Event::Rolled(face) => vec![-1, face.0.into()],
        }
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(match (numbers.next()?, numbers.next()?) {
            (-1, face) => Event::Rolled(Face(face.try_into().ok()?)),
            (seat, 0) => Event::Acted(Seat(seat.try_into().ok()?), Action::Roll),
            (seat, 1) => Event::Acted(Seat(seat.try_into().ok()?), Action::Bank),
            _ => return None,
        })
    }
}
