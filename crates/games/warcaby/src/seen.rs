//! What viewers know: everything. There are no secrets in Warcaby, so a view is the state.

use crate::colour::Colour;
use crate::field::Field;
use crate::fields::Fields;
use crate::game::{Warcaby, seat_of, side_of};
use crate::moves::Move;
use crate::refusal::names;
use crate::setup::Setup;
use crate::spots::spot_of;
use crate::state::State;
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, Motion, News, Notation, Rules, Value, ValueError, Viewer, Views,
};

/// What everybody learns from a move: the move, and the way it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The move.
    pub played: Move,
    /// The fields on which the piece landed; the last is where it stands.
    pub landings: Vec<Field>,
}

impl Views for Warcaby {
    type View = State;
    type Observation = Moved;

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn view_actor(&self, view: &State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, before: &State, input: &InputOf<Warcaby>, _: &State, _: Viewer) -> Moved {
        match input {
            Input::Act { action, .. } => Moved {
                played: *action,
                landings: self.rules.move_text(before.position(), *action).landings().to_vec(),
            },
            Input::Chance(never) => match *never {},
            Input::Time { .. } => unreachable!("Warcaby watches no clock, so no time is ever played"),
        }
    }

    fn update(&self, view: &mut State, observation: &Moved) {
        view.play_unchecked(&self.rules, observation.played);
    }

    fn news(&self, before: &State, observation: &Moved) -> News {
        let Moved { played, landings } = observation;
        let position = before.position();
        let mover = position.turn();
        let crowned = !position.pieces().kings.meets(played.from.alone())
            && self.rules.promotion(mover).meets(played.to.alone()); // W8
        let taken = self.taken_in_order(before, observation);
        let key = match (played.is_capture(), crowned) {
            (false, false) => "warcaby-news-step",
            (false, true) => "warcaby-news-step-crowned",
            (true, false) => "warcaby-news-capture",
            (true, true) => "warcaby-news-capture-crowned",
        };
        let path = std::iter::once(&played.from).chain(landings).map(|&field| spot_of(field));
        let mut motions = vec![Motion::Goes { layer: 0, path: path.collect() }];
        motions.extend(taken.iter().map(|&field| Motion::Leaves { layer: 0, at: spot_of(field) }));
        if crowned {
            motions.push(Motion::Changes { layer: 0, at: spot_of(played.to) });
        }
        News {
            by: Some(seat_of(mover)),
            text: self.action_text(before, seat_of(mover), played),
            message: Message::new(key)
                .with("side", side_of(mover))
                .with("from", played.from.to_string())
                .with("to", played.to.to_string())
                .with("taken", names(&taken))
                .with("count", taken.len()),
            motions,
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        view.clone()
    }

    fn state_value(&self, state: &State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let Value::Map(pairs) = &mut value {
            let occurrences = i64::try_from(state.history().occurrences()).unwrap_or(i64::MAX);
            pairs.push(("occurrences".to_owned(), Value::Int(occurrences)));
            pairs.push(("last".to_owned(), last_value(state)));
        }
        value
    }

    fn view_value(&self, view: &State) -> Value {
        let earlier = view.earlier_positions();
        Value::map([
            ("position", Value::from(self.setup_text(&self.setup_of(view)))),
            ("earlier", earlier.map(|p| Setup::of(&self.rules, &p).to_fen()).collect::<Vec<_>>().into()),
            ("last", last_value(view)),
        ])
    }

    fn view_from_value(&self, value: &Value) -> Result<State, ValueError> {
        let position = |value: &Value| {
            let setup = Setup::from_fen(value.text()?, &self.rules).ok();
            let position = setup.and_then(|setup| setup.validate(&self.rules).ok());
            position.ok_or_else(|| ValueError::expected("a position of this board"))
        };
        let now = value.get("position").and_then(position).map_err(|e| e.inside("position"))?;
        let earlier = value.get("earlier").and_then(|list| list.items(MOST_EARLIER));
        let earlier = earlier.map_err(|e| e.inside("earlier"))?;
        let earlier: Result<Vec<_>, _> = earlier.iter().map(position).collect();
        let last = match value.get("last")? {
            Value::Null => None,
            list => match list.items(2).map_err(|e| e.inside("last"))? {
                [from, to] => Some((self.read_field(from)?, self.read_field(to)?)),
                _ => return Err(ValueError::expected("two fields").inside("last")),
            },
        };
        Ok(State::resumed(now, &earlier.map_err(|e| e.inside("earlier"))?, last))
    }

    fn observation_value(&self, observation: &Moved) -> Value {
        let path = std::iter::once(observation.played.from).chain(observation.landings.iter().copied());
        Value::map([
            ("path", Value::list(path.map(|field| field.to_string()))),
            ("taken", Value::list(observation.played.captured_fields().map(|field| field.to_string()))),
        ])
    }

    fn observation_from_value(&self, value: &Value) -> Result<Moved, ValueError> {
        let fields = |name: &'static str| -> Result<Vec<Field>, ValueError> {
            let list = value.get(name)?.items(MOST_LANDINGS).map_err(|e| e.inside(name))?;
            list.iter().map(|field| self.read_field(field).map_err(|e| e.inside(name))).collect()
        };
        let (path, taken) = (fields("path")?, fields("taken")?);
        let (Some((&from, landings)), Some(&to)) =
            (path.split_first().filter(|p| !p.1.is_empty()), path.last())
        else {
            return Err(ValueError::expected("two fields or more").inside("path"));
        };
        let captured = taken.iter().fold(Fields::NONE, |set, field| set | field.alone());
        Ok(Moved { played: Move { from, to, captured }, landings: landings.to_vec() })
    }
}

/// A start and as many landings as a side has pieces.
const MOST_LANDINGS: usize = 13;
/// More positions than any streak of king moves is kept for.
const MOST_EARLIER: usize = 10_000;

impl Warcaby {
    /// The pieces taken, in the order in which they were jumped.
    fn taken_in_order(&self, before: &State, moved: &Moved) -> Vec<Field> {
        let landings = &moved.landings;
        let taken = |jumps| self.rules.taken_along(before.position(), moved.played.from, &landings[..jumps]);
        let jumped = |jumps: usize| taken(jumps).zip(taken(jumps - 1)).map(|(now, earlier)| now - earlier);
        let pieces = (1..=landings.len()).filter_map(jumped);
        pieces.flat_map(|piece| self.rules.fields(piece)).collect()
    }

    fn read_field(&self, value: &Value) -> Result<Field, ValueError> {
        let field: Option<Field> = value.text()?.parse().ok();
        let field = field.filter(|&field| self.rules.is_playable(field));
        field.ok_or_else(|| ValueError::expected("a dark field of this board, like C3"))
    }
}

fn last_value(state: &State) -> Value {
    match state.last() {
        Some((from, to)) => Value::list([from.to_string(), to.to_string()]),
        None => Value::Null,
    }
}

/// A colour's name in plain data.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "light",
        Colour::Dark => "dark",
    }
}
