//! The course of a game: what each side had, turn by turn.

use crate::plates::have_scores;
use crate::play::Source;
use stolik_catalog::AnySeen;
use stolik_game::record::InputText;
use stolik_game::{Message, Side};

/// A plot needs no more points than it has pixels to tell them apart.
const POINTS: usize = 80;

/// What each side had, turn by turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// What was counted, as it was said of the first side at the end.
    pub label: Message,
    /// For each side, in their order, a number at each point.
    pub sides: Vec<Vec<i64>>,
    /// How many turns there were.
    pub turns: usize,
}

impl Course {
    /// The course of a game, if its sides have numbers that can be compared: all that is known of it here.
    pub fn of(source: &Source) -> Option<Course> {
        let ends: Vec<usize> = turn_ends(source.inputs());
        let step = ends.len().div_ceil(POINTS).max(1);
        let wanted = |input: usize| {
            let turn = ends.iter().position(|&end| end == input);
            turn.is_some_and(|turn| turn % step == 0 || turn + 1 == ends.len())
        };
        let sides = source.game().sides();
        let mut points: Vec<Vec<(i64, Message)>> = Vec::new();
        // The beginning, and then the end of each turn. Stages in which nothing can be compared have no points.
        source.each_moment(|inputs, seen| {
            if inputs.checked_sub(1).is_none_or(wanted) {
                points.extend(counted(&seen(), sides));
            }
        });
        let label = points.last()?.first()?.1.clone();
        let numbers = |side: usize| points.iter().map(|point| point[side].0).collect();
        let sides: Vec<Vec<i64>> = (0..usize::from(sides)).map(numbers).collect();
        (points.len() > 2).then_some(Course { label, sides, turns: ends.len() })
    }

    /// The least and the most that any side ever had.
    pub fn range(&self) -> (i64, i64) {
        let all = || self.sides.iter().flatten().copied();
        (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1))
    }

    /// The line of a side, in a picture of this size: its points from left to right.
    pub fn line(&self, side: usize, (width, height): (f64, f64)) -> Vec<(f64, f64)> {
        let (floor, top) = self.range();
        let numbers = &self.sides[side];
        let steps = numbers.len().saturating_sub(1).max(1);
        let place = |(number, &value): (usize, &i64)| {
            let x = share(whole(number), whole(steps)) * width;
            let y = height - share(value - floor, top - floor) * height;
            (x, y)
        };
        numbers.iter().enumerate().map(place).collect()
    }
}

/// What each side has, in the number that tells them apart; none while there is no such number.
fn counted(seen: &AnySeen, sides: u8) -> Option<Vec<(i64, Message)>> {
    let scene = seen.scene();
    let first = |side: Side| {
        let counter = scene.counters.iter().find(|counter| counter.side == Some(side))?;
        Some((counter.value, counter.label.clone()))
    };
    if have_scores(&scene) { (0..sides).map(Side).map(first).collect() } else { None }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// How much of the whole a part is.
#[expect(clippy::cast_precision_loss, reason = "no count of a game is so large")]
fn share(part: i64, whole: i64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// The inputs that end a turn, by their number: the last of a seat before another acts.
fn turn_ends<'a>(inputs: impl Iterator<Item = &'a InputText>) -> Vec<usize> {
    let seats: Vec<_> = inputs
        .map(|input| match input {
            InputText::Act { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    let acts: Vec<usize> = (0..seats.len()).filter(|&number| seats[number].is_some()).collect();
    let is_end = |place: &usize| acts.get(place + 1).is_none_or(|&next| seats[next] != seats[acts[*place]]);
    (0..acts.len()).filter(is_end).map(|place| acts[place]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_game::Pinned;
    use stolik_table::{LocalDice, Seating, Table, Takeback};

    fn played(kind: Kind, inputs: usize) -> Source {
        let game = kind.usual();
        let names = (0..game.seats()).map(|seat| seat.to_string());
        let mut table = Table::new(game, Seating::persons(names), Takeback::Game, LocalDice::from_seed(5));
        let mut chance = Pinned::from_seed(9);
        while table.inputs().len() < inputs {
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut chance) else {
                break;
            };
            table.act(seat, &text, None).expect("a legal action");
        }
        Source::Here(Box::new(table))
    }

    #[test]
    fn a_game_of_warcaby_is_plotted_from_its_beginning_to_its_end() {
        let table = played(Kind::Warcaby, 20);
        let course = Course::of(&table).expect("pieces are counted");
        assert_eq!(course.sides.len(), 2);
        assert_eq!(course.turns, 20);
        assert!(course.sides.iter().all(|side| side.len() == 21 && side[0] == 12), "{course:?}");
        let line = course.line(0, (100.0, 50.0));
        assert!((line[0].0, line[20].0) == (0.0, 100.0));
        assert!(line.iter().all(|(_, y)| (0.0..=50.0).contains(y)));
    }

    #[test]
    fn a_game_that_has_hardly_begun_has_no_course() {
        assert_eq!(Course::of(&played(Kind::Warcaby, 1)), None);
    }
}
