//! Monte-Carlo tree search: many sides, chance and secrets.
//!
//! Each iteration plays one game. It begins in a world that agrees with what the seat knows; in the tree it follows the
//! moves that promise most to who makes them or were tried least, with the ranks of knowledge as a start; beyond the tree
//! it is played on quickly for a while and then judged. Where there are secrets, a node stands for all worlds that lead
//! to it by the same moves, and only what is possible in this iteration's world is chosen from.

use super::ordering::number;
use super::{Choice, Search};
use crate::knowledge::{ChanceOf, Knowledge, Node, Ranked, Shares, StateOf, shares_of_end};
use std::cmp::Reverse;
use stolik_game::{Actor, Input, Pinned, Rules, Seat, Views};

/// What a tree search is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    /// How many inputs are played beyond the tree before the game is judged.
    pub horizon: u16,
    /// How much what was tried little draws.
    pub curiosity: f32,
    /// For how many nodes the tree is made.
    pub nodes: u64,
}

const NONE: u32 = u32::MAX;
/// The most nodes, and the most edges, of a tree.
const MOST: usize = 1 << 20;

#[derive(Clone, Copy, Debug)]
struct TreeNode {
    visits: u32,
    /// The first of a chain of edges.
    edges: u32,
    count: u32,
    /// Whether its moves were listed; without secrets that is done once.
    listed: bool,
}

#[derive(Clone, Copy, Debug)]
struct Edge<M, C> {
    label: Label<M, C>,
    /// The next edge of the same node.
    next: u32,
    child: u32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// What it gave to who chose it, in all.
    sum: f32,
    prior: f32,
    /// The iteration in which it was offered last.
    offered_in: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Label<M, C> {
    Move(M),
    Chance(C),
}

/// Where an iteration has passed.
#[derive(Clone, Copy, Debug)]
struct Passed {
    edge: u32,
    /// The side that chose; none where chance did.
    side: Option<u8>,
}

/// A tree search.
#[derive(Clone, Debug)]
pub struct Tree<K: Knowledge> {
    game: K::Game,
    knowledge: K,
    view: <K::Game as Views>::View,
    /// The one world there is, where there are no secrets.
    world: Option<StateOf<K>>,
    seat: Seat,
    growth: Growth,
    nodes: Vec<TreeNode>,
    edges: Vec<Edge<K::Move, ChanceOf<K>>>,
    path: Vec<Passed>,
    moves: Vec<Ranked<K::Move>>,
    state: StateOf<K>,
    entropy: Pinned,
    iteration: u32,
    played: u64,
    depth: u32,
}

impl<K: Knowledge> Tree<K> {
    /// A search for the best move of a seat, which must be awaited, from what it knows.
    pub fn new(
        game: K::Game,
        knowledge: K,
        view: <K::Game as Views>::View,
        seat: Seat,
        growth: Growth,
        mut entropy: Pinned,
    ) -> Tree<K> {
        let state = game.sample_world(&view, &mut entropy);
        let world = (!game.keeps_secrets()).then(|| state.clone());
        let room = (growth.nodes as usize).clamp(1 << 10, MOST);
        let mut tree = Tree {
            game,
            knowledge,
            view,
            world,
            seat,
            growth,
            nodes: Vec::with_capacity(room),
            edges: Vec::with_capacity(room),
            path: Vec::with_capacity(1 << 10),
            moves: Vec::with_capacity(1 << 12),
            state,
            entropy,
            iteration: 0,
            played: 0,
            depth: 0,
        };
        tree.add_node();
        tree.list(0, seat);
        tree
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(TreeNode { visits: 0, edges: NONE, count: 0, listed: false });
        self.nodes.len() as u32 - 1
    }

    fn is_full(&self) -> bool {
        self.nodes.len() == self.nodes.capacity() || self.edges.len() == self.edges.capacity()
    }

    /// Plays one game.
    fn iterate(&mut self) {
        self.iteration += 1;
        match &self.world {
            Some(world) => self.state.clone_from(world),
            None => self.state = self.game.sample_world(&self.view, &mut self.entropy),
        }
        self.path.clear();
        let mut node = 0;
        while self.nodes[node as usize].visits > 0 || node == 0 {
            self.nodes[node as usize].visits += 1;
            let Some(next) = self.descend(node) else { break };
            node = next;
        }
        if let Some(leaf) = self.nodes.get_mut(node as usize) {
            leaf.visits += u32::from(leaf.visits == 0);
        }
        self.depth = self.depth.max(self.path.len() as u32);
        let shares = self.play_out();
        for passed in &self.path {
            let edge = &mut self.edges[passed.edge as usize];
            edge.visits += 1;
            edge.sum += passed.side.map_or(0.0, |side| shares[usize::from(side)]);
        }
    }

    /// Goes from a node to one below it; none at the end of the game or of the tree.
    fn descend(&mut self, node: u32) -> Option<u32> {
        let actor = self.game.actor(&self.state);
        let (edge, side) = match actor {
            Actor::Over => return None,
            Actor::Chance => {
                let outcome = self.game.draw(&self.state, &mut self.entropy)?;
                self.game.play_unchecked(&mut self.state, &Input::Chance(outcome));
                (self.edge_of(node, Label::Chance(outcome))?, None)
            }
            _ => {
                // At the root the seat that was asked, elsewhere the first that is awaited.
                let awaited = actor.seats();
                let seat = if node == 0 { self.seat } else { awaited.iter().next()? };
                if self.world.is_none() || !self.nodes[node as usize].listed {
                    self.list(node, seat);
                }
                let edge = self.select(node)?;
                let Label::Move(chosen) = self.edges[edge as usize].label else { return None };
                self.knowledge.follow(&self.state, chosen);
                self.knowledge.play(&self.game, &mut self.state, seat, chosen);
                (edge, Some(self.game.side_of(seat).0))
            }
        };
        self.played += 1;
        self.path.push(Passed { edge, side });
        match self.edges[edge as usize].child {
            NONE if self.is_full() => None,
            NONE => {
                let child = self.add_node();
                self.edges[edge as usize].child = child;
                Some(child)
            }
            child => Some(child),
        }
    }

    /// The edge of this label, which is made if it is not there; none if the tree is full.
    fn edge_of(&mut self, node: u32, label: Label<K::Move, ChanceOf<K>>) -> Option<u32> {
        let mut at = self.nodes[node as usize].edges;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.label == label {
                return Some(at);
            }
            at = edge.next;
        }
        if self.edges.len() == self.edges.capacity() {
            return None;
        }
        let made = self.edges.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize].edges, made);
        self.nodes[node as usize].count += 1;
        self.edges.push(Edge {
            label,
            next,
            child: NONE,
            visits: 0,
            offered: 0,
            sum: 0.0,
            prior: 0.0,
            offered_in: 0,
        });
        Some(made)
    }

    /// Offers the moves of a node that are possible in this world.
    fn list(&mut self, node: u32, seat: Seat) {
        self.moves.clear();
        let asked = Node { game: &self.game, state: &self.state, seat };
        self.knowledge.moves(asked, &mut self.entropy, &mut self.moves);
        number(&mut self.moves);
        // Sorting in place allocates nothing; of equals the first stays first.
        self.moves.sort_unstable_by_key(|ranked| (Reverse(ranked.rank), ranked.place));
        // Where every world has moves of its own, a node must not get wider faster than it gets known.
        let visits = self.nodes[node as usize].visits;
        let room = if self.world.is_some() { usize::MAX } else { 8 + 4 * visits.isqrt() as usize };
        let total: f32 = (0..self.moves.len()).map(prior_of_order).sum();
        for order in 0..self.moves.len() {
            let label = Label::Move(self.moves[order].chosen);
            if self.nodes[node as usize].count as usize >= room && !self.has_edge(node, label) {
                continue;
            }
            let Some(edge) = self.edge_of(node, label) else { break };
            let edge = &mut self.edges[edge as usize];
            edge.prior = prior_of_order(order) / total;
            edge.offered += 1;
            edge.offered_in = self.iteration;
        }
        self.nodes[node as usize].listed = true;
    }

    fn has_edge(&self, node: u32, label: Label<K::Move, ChanceOf<K>>) -> bool {
        let mut at = self.nodes[node as usize].edges;
        while at != NONE && self.edges[at as usize].label != label {
            at = self.edges[at as usize].next;
        }
        at != NONE
    }

    /// The edge that promises most or was tried least.
    fn select(&self, node: u32) -> Option<u32> {
        let secrets = self.world.is_none();
        let visits = self.nodes[node as usize].visits;
        let root = (visits as f32).sqrt();
        let (mut best, mut best_promise) = (None, f32::NEG_INFINITY);
        let (mut sum, mut tried) = (0.0, 0.0);
        let mut at = self.nodes[node as usize].edges;
        while at != NONE {
            let edge = &self.edges[at as usize];
            (sum, tried) = (sum + edge.sum, tried + edge.visits as f32);
            at = edge.next;
        }
        // What was never tried is taken to be a little worse than what was.
        let untried = if tried > 0.0 { sum / tried - 0.05 } else { 0.5 };
        at = self.nodes[node as usize].edges;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if !secrets || edge.offered_in == self.iteration {
                let visits = edge.visits as f32;
                let mean = if edge.visits > 0 { edge.sum / visits } else { untried };
                let root = if secrets { (edge.offered as f32).sqrt() } else { root };
                let promise = mean + self.growth.curiosity * edge.prior * root / (1.0 + visits);
                if promise > best_promise {
                    (best, best_promise) = (Some(at), promise);
                }
            }
            at = edge.next;
        }
        best
    }

    /// Plays on for a while and judges.
    fn play_out(&mut self) -> Shares {
        for _ in 0..self.growth.horizon {
            let actor = self.game.actor(&self.state);
            let input = match actor {
                Actor::Over => return shares_of_end(&self.game, &self.state),
                Actor::Chance => self.game.draw(&self.state, &mut self.entropy).map(Input::Chance),
                _ => actor.seats().iter().next().and_then(|seat| {
                    let node = Node { game: &self.game, state: &self.state, seat };
                    let action = self.knowledge.simulate(node, &mut self.entropy)?;
                    Some(Input::Act { seat, action })
                }),
            };
            let Some(input) = input else { break };
            self.game.play_unchecked(&mut self.state, &input);
            self.played += 1;
        }
        if self.game.actor(&self.state) == Actor::Over {
            return shares_of_end(&self.game, &self.state);
        }
        self.knowledge.shares(&self.game, &self.state)
    }

    /// The edges of a node, the most visited first.
    fn edges_of(&self, node: u32) -> Vec<&Edge<K::Move, ChanceOf<K>>> {
        let mut edges = Vec::new();
        let mut at = self.nodes[node as usize].edges;
        while at != NONE {
            edges.push(&self.edges[at as usize]);
            at = self.edges[at as usize].next;
        }
        edges.sort_by(|a, b| {
            (b.visits, b.prior).partial_cmp(&(a.visits, a.prior)).unwrap_or(std::cmp::Ordering::Equal)
        });
        edges
    }
}

impl<K: Knowledge> Search for Tree<K> {
    type Move = K::Move;

    fn step(&mut self, nodes: u64) {
        let until = self.played.saturating_add(nodes);
        while self.played < until && !self.is_done() {
            self.iterate();
            // A game that is over at once still counts.
            self.played += 1;
        }
    }

    fn is_done(&self) -> bool {
        self.nodes[0].count <= 1 && self.iteration > 0 && self.world.is_some()
    }

    fn nodes(&self) -> u64 {
        self.played
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    fn choices(&self) -> Vec<Choice<K::Move>> {
        let edges = self.edges_of(0).into_iter();
        edges
            .filter_map(|edge| {
                let Label::Move(chosen) = edge.label else { return None };
                let share = if edge.visits > 0 { edge.sum / edge.visits as f32 } else { 0.0 };
                let must_gain = self.knowledge.needs_reason(chosen).unwrap_or(0);
                Some(Choice { chosen, value: (1000.0 * share) as i32 - must_gain })
            })
            .collect()
    }

    fn expectation(&self, value: i32) -> f32 {
        value as f32 / 1000.0
    }

    fn line(&self) -> Vec<K::Move> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(edge) = self.edges_of(node).first()
            && let Label::Move(chosen) = edge.label
            && (edge.visits > 0 || line.is_empty())
        {
            line.push(chosen);
            if edge.child == NONE {
                break;
            }
            node = edge.child;
        }
        line
    }
}

/// How much a move is expected to be tried, by its place in the order of ranks.
fn prior_of_order(order: usize) -> f32 {
    1.0 / (order as f32 + 2.0)
}
