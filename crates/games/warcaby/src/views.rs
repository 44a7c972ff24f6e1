//! What everybody knows, and is told: there are no secrets in Warcaby.

use crate::field::Field;
use crate::game::Warcaby;
use crate::moves::Move;
use crate::position::Position;
use crate::setup::Setup;
use crate::state::State;
use serde::{Deserialize, Serialize};
use stolik_game::kit::{self, Open, spots};
use stolik_game::{Input, InputOf, Message, Motion, News, Notation, Value, ValueError};

/// What everybody learns from a move: the move, and the way it took.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "MovedData", into = "MovedData")]
pub struct Moved {
    /// The move.
    pub played: Move,
    /// The fields on which the piece landed; the last is where it stands.
    pub landings: Vec<Field>,
}

/// The same as plain data.
#[derive(Serialize, Deserialize)]
struct MovedData {
    path: Vec<Field>,
    taken: Vec<Field>,
}

impl From<Moved> for MovedData {
    fn from(Moved { played, landings }: Moved) -> MovedData {
        MovedData { path: [vec![played.from], landings].concat(), taken: played.captured_fields().collect() }
    }
}

impl TryFrom<MovedData> for Moved {
    type Error = &'static str;

    fn try_from(MovedData { path, taken }: MovedData) -> Result<Moved, &'static str> {
        let [from, ref landings @ .., to] = path[..] else {
            return Err("a path of two fields or more");
        };
        let played = Move { from, to, captured: taken.into_iter().collect() };
        Ok(Moved { played, landings: [landings, &[to]].concat() })
    }
}

/// What a state remembers: the positions that may be repeated, the oldest first, and where the last move began and ended.
#[derive(Serialize, Deserialize)]
pub struct Memory {
    earlier: Vec<String>,
    last: Option<(Field, Field)>,
}

impl kit::Event<Warcaby> for Moved {
    fn of(game: &Warcaby, before: &State, &input: &InputOf<Warcaby>) -> Moved {
        let Input::Act { action, .. } = input;
        Moved { played: action, landings: game.rules.move_text(before.position(), action).landings }
    }

    fn input(&self, _: &Warcaby, state: &State) -> InputOf<Warcaby> {
        Input::Act { seat: state.position().turn().seat(), action: self.played }
    }
}

impl kit::Memory<Warcaby> for Memory {
    fn of(game: &Warcaby, state: &State) -> Memory {
        let earlier = state.earlier_positions().map(|position| Setup::of(&game.rules, &position).to_fen());
        Memory { earlier: earlier.collect(), last: state.last() }
    }

    fn restore(self, game: &Warcaby, state: &mut State) -> Result<(), ValueError> {
        let position = |text: &String| game.parse_setup(text).ok()?.validate(&game.rules).ok();
        let earlier: Option<Vec<Position>> = self.earlier.iter().map(position).collect();
        let expected = || ValueError::expected("positions of this board").inside("earlier");
        *state = State::resumed(*state.position(), &earlier.ok_or_else(expected)?, self.last);
        Ok(())
    }
}

impl Open for Warcaby {
    type Event = Moved;
    type Memory = Memory;

    const IN_VIEWS_ALONE: &'static [&'static str] = &["earlier"];

    fn told(&self, before: &State, event: &Moved) -> News {
        let Moved { played, landings } = event;
        let position = before.position();
        let mover = position.turn();
        let crowned = !position.pieces().kings.meets(played.from.alone())
            && self.rules.promotion(mover).meets(played.to.alone()); // W8
        let taken = self.taken_in_order(before, event);
        let key = match (played.is_capture(), crowned) {
            (false, false) => "warcaby-news-step",
            (false, true) => "warcaby-news-step-crowned",
            (true, false) => "warcaby-news-capture",
            (true, true) => "warcaby-news-capture-crowned",
        };
        let path = [&[played.from], landings.as_slice()].concat();
        let path = path.into_iter().map(Field::spot).collect();
        let leaves = taken.iter().map(|&field| Motion::Leaves { layer: 0, at: field.spot() });
        let mut motions: Vec<Motion> = [Motion::Goes { layer: 0, path }].into_iter().chain(leaves).collect();
        motions.extend(crowned.then(|| Motion::Changes { layer: 0, at: played.to.spot() }));
        News {
            by: Some(mover.seat()),
            text: self.action_text(before, mover.seat(), played),
            message: Message::new(key)
                .with("side", mover.side())
                .with("from", played.from.to_string())
                .with("to", played.to.to_string())
                .with("taken", spots(taken.iter().copied()))
                .with("count", taken.len()),
            motions,
        }
    }

    fn figures(&self, state: &State) -> Vec<(&'static str, Value)> {
        let occurrences = i64::try_from(state.history().occurrences()).unwrap_or(i64::MAX);
        vec![("occurrences", Value::Int(occurrences))]
    }
}

impl Warcaby {
    /// The pieces taken, in the order in which they were jumped.
    fn taken_in_order(&self, before: &State, moved: &Moved) -> Vec<Field> {
        let landings = &moved.landings;
        let taken = |jumps| self.rules.taken_along(before.position(), moved.played.from, &landings[..jumps]);
        let jumped = |jumps: usize| taken(jumps).zip(taken(jumps - 1)).map(|(now, earlier)| now - earlier);
        let pieces = (1..=landings.len()).filter_map(jumped);
        pieces.flat_map(|piece| self.rules.fields(piece)).collect()
    }
}
