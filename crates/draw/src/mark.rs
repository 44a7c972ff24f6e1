//! The marks on a board.

use stolik_game::scene::{MarkKind, Scene};
use stolik_game::{Hint, Next, Spot};

/// A mark on a board; each has a form of its own, so that colour is never needed to tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoardMark {
    /// The last move began or ended here.
    Last,
    /// What is chosen.
    Selected,
    /// Where the chosen may go.
    Target,
    /// What would be taken.
    Capture,
    /// What is in danger.
    Danger,
    /// What somebody advises.
    Hint,
}

impl BoardMark {
    /// All of them.
    pub const ALL: [BoardMark; 6] = [
        BoardMark::Last,
        BoardMark::Selected,
        BoardMark::Target,
        BoardMark::Capture,
        BoardMark::Danger,
        BoardMark::Hint,
    ];

    /// The id of its drawing.
    pub const fn look(self) -> &'static str {
        match self {
            BoardMark::Last => "mark-last",
            BoardMark::Selected => "mark-selected",
            BoardMark::Target => "mark-target",
            BoardMark::Capture => "mark-capture",
            BoardMark::Danger => "mark-danger",
            BoardMark::Hint => "mark-hint",
        }
    }

    /// Whether it lies on the ground, below the pieces; the others lie above them.
    pub const fn is_ground(self) -> bool {
        matches!(self, BoardMark::Last)
    }
}

/// The marks a position carries by itself.
pub fn marks_of_scene(scene: &Scene) -> Vec<(Spot, BoardMark)> {
    let marks = scene.marks.iter().map(|mark| {
        let kind = match mark.kind {
            MarkKind::Last => BoardMark::Last,
            MarkKind::Danger => BoardMark::Danger,
            MarkKind::Chosen => BoardMark::Selected,
        };
        (mark.spot, kind)
    });
    marks.collect()
}

/// The marks of choosing: what is chosen, where it may go, and what a touch would take. What can only be chosen gets
/// no mark: hints are not shown unasked.
pub fn marks_of_walk(touched: &[Spot], next: &[Next]) -> Vec<(Spot, BoardMark)> {
    let mut marks: Vec<(Spot, BoardMark)> = Vec::new();
    let mut add = |spot, mark| {
        if !marks.contains(&(spot, mark)) {
            marks.push((spot, mark));
        }
    };
    for &spot in touched {
        add(spot, BoardMark::Selected);
    }
    for step in next {
        match step.hint {
            Hint::Choose => {}
            // What stands there is itself taken, or something goes there and takes others.
            Hint::Capture if step.victims.is_empty() || step.victims.contains(&step.spot) => {
                add(step.spot, BoardMark::Capture);
            }
            Hint::Step | Hint::Capture => add(step.spot, BoardMark::Target),
        }
        for &victim in &step.victims {
            add(victim, BoardMark::Capture);
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_marks_what_is_chosen_where_it_goes_and_what_it_takes() {
        let capture =
            |to| Next { victims: vec![Spot::Field(20)], ..Next::new(Spot::Field(to), Hint::Capture) };
        let marks = marks_of_walk(&[Spot::Field(1)], &[capture(30), capture(40)]);
        let right = [
            (Spot::Field(1), BoardMark::Selected),
            (Spot::Field(30), BoardMark::Target),
            (Spot::Field(20), BoardMark::Capture),
            (Spot::Field(40), BoardMark::Target),
        ];
        assert_eq!(marks, right);
        let shot = Next {
            victims: vec![Spot::Field(5), Spot::Field(6)],
            ..Next::new(Spot::Field(5), Hint::Capture)
        };
        let hit = [(Spot::Field(5), BoardMark::Capture), (Spot::Field(6), BoardMark::Capture)];
        assert_eq!(marks_of_walk(&[], &[shot]), hit, "nothing goes to a field on which it only hits");
        let choose = [Next::new(Spot::Field(3), Hint::Choose)];
        assert_eq!(marks_of_walk(&[], &choose), []);
    }
}
