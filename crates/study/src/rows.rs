//! The list of moves: turns of a line, and beside it the variants.

use crate::node::NodeId;
use crate::{Eyes, Study};
use stolik_game::Seat;
use stolik_game::record::InputText;

/// A turn of the line that is shown, and what was tried instead of parts of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The turn itself.
    pub turn: RowTurn,
    /// What was tried instead: for each variant its first turn.
    pub variants: Vec<RowTurn>,
}

/// A turn in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RowTurn {
    /// Its number, from 1.
    pub number: usize,
    /// Who is the first to act in it.
    pub seat: Option<Seat>,
    /// The moments of it, in order: never empty.
    pub nodes: Vec<NodeId>,
    /// The inputs as they were told, one a moment.
    pub inputs: Vec<String>,
    /// How many turns a variant goes on after this one; 0 for turns of the line.
    pub further: usize,
}

impl RowTurn {
    /// The moment after its last input.
    pub fn last(&self) -> NodeId {
        self.nodes.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// Whether a moment is one of its own.
    pub fn contains(&self, node: NodeId) -> bool {
        self.nodes.contains(&node)
    }
}

/// The list of moves of the line we are on, as these eyes were told them.
pub fn rows(study: &Study, eyes: Eyes) -> Vec<Row> {
    let line = study.line();
    let turns = turns_of(study, eyes, &line[1..]);
    let row = |turn: RowTurn| {
        let variants = turn.nodes.iter().flat_map(|&node| others(study, eyes, node)).collect();
        Row { turn, variants }
    };
    turns.into_iter().map(row).collect()
}

/// What was tried instead of the input that led to a moment.
fn others(study: &Study, eyes: Eyes, node: NodeId) -> Vec<RowTurn> {
    let Some(parent) = study.parent(node) else {
        return Vec::new();
    };
    let others = study.children(parent).iter().filter(|&&other| other != node);
    let variant = |&other: &NodeId| {
        let mut line = vec![other];
        while let Some(next) = line.last().and_then(|&last| study.onward(last)) {
            line.push(next);
        }
        let turns = turns_of(study, eyes, &line);
        let further = turns.len().saturating_sub(1);
        turns.into_iter().next().map(|first| RowTurn { further, ..first })
    };
    others.filter_map(variant).collect()
}

fn turns_of(study: &Study, eyes: Eyes, line: &[NodeId]) -> Vec<RowTurn> {
    let mut turns: Vec<RowTurn> = Vec::new();
    for &node in line {
        let Some(input) = study.told(node, eyes) else { continue };
        let (seat, text) = match input {
            InputText::Act { seat, text } => (Some(seat), text),
            other => (None, other.to_string()),
        };
        let number = study.turn(node) + 1;
        match turns.last_mut() {
            Some(turn) if turn.number == number => {
                turn.seat = turn.seat.or(seat);
                turn.nodes.push(node);
                turn.inputs.push(text);
            }
            _ => turns.push(RowTurn { number, seat, nodes: vec![node], inputs: vec![text], further: 0 }),
        }
    }
    turns
}
