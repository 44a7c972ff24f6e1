//! A moment in a tree of variations.

use stolik_catalog::AnyPosition;
use stolik_game::record::InputText;
use stolik_game::{Effect, Viewer};

/// A moment in a tree of variations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The beginning of every tree.
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// A number nobody else has in the same tree: for those who need a key.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// What the tree knows of a moment.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Where it comes from; the root comes from itself.
    pub parent: NodeId,
    /// What follows; the first is the main line.
    pub children: Vec<NodeId>,
    /// Which of them was looked at last: going on leads there.
    pub onward: usize,
    /// The input that led here; none to the root.
    pub input: Option<InputText>,
    /// What it did.
    pub effect: Effect,
    /// How viewers were told of it, where they were told different things.
    pub told: Vec<(Viewer, String)>,
    /// How many inputs lead here.
    pub depth: usize,
    /// How many turns had ended before the input.
    pub turn: usize,
    /// The position, kept here and there so that no other is far from one.
    pub kept: Option<Box<AnyPosition>>,
}

impl Node {
    /// The beginning.
    pub fn root(position: &AnyPosition) -> Node {
        Node {
            parent: NodeId::ROOT,
            children: Vec::new(),
            onward: 0,
            input: None,
            effect: Effect::default(),
            told: Vec::new(),
            depth: 0,
            turn: 0,
            kept: Some(Box::new(position.clone())),
        }
    }
}
