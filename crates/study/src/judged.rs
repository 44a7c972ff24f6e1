//! What a bot thinks of the moments of a game.

use crate::Eyes;
use crate::node::NodeId;
use crate::study::Study;
use std::collections::BTreeMap;
use stolik_game::record::InputText;
use stolik_game::{Actor, Outcome, Seat, Side};

/// A change of so much of the game between two moments is a turn in it.
const SWING: f32 = 0.22;

/// What a bot thinks of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// Who was asked, and so the side whose share it is.
    pub side: Side,
    /// The share of the game that this side may expect: 1 for a win.
    pub share: f32,
    /// What it expects to be played, beginning with the best.
    pub line: Vec<String>,
    /// Whether it has weighed what may come; else it only knows what to do.
    pub is_weighed: bool,
    /// Whether it has thought as long as it was asked to.
    pub is_done: bool,
    /// Whether it was asked to think for long.
    pub is_deep: bool,
}

impl Judgement {
    /// How much thought stands behind it.
    fn depth(&self) -> u8 {
        2 * u8::from(self.is_deep && self.is_done) + u8::from(self.is_done)
    }
}

/// A moment at which somebody was to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The moment.
    pub node: NodeId,
    /// Who was asked.
    pub seat: Seat,
}

/// What a bot thinks of the moments of a study, as far as it was asked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged(BTreeMap<NodeId, Judgement>);

impl Judged {
    /// What it thinks of a moment.
    pub fn get(&self, node: NodeId) -> Option<&Judgement> {
        self.0.get(&node)
    }

    /// Notes what it thinks of a moment. What it has thought through is not replaced by what it is about to think.
    pub fn note(&mut self, node: NodeId, judgement: Judgement) {
        if self.0.get(&node).is_none_or(|known| known.depth() <= judgement.depth()) {
            self.0.insert(node, judgement);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The share of a side at a moment, as far as it is known: of two sides one has what the other has not.
    pub fn share(&self, study: &Study, node: NodeId, side: Side) -> Option<f32> {
        if let Some(outcome) = study.outcome().filter(|_| node == study.tip()) {
            return Some(share_of_end(outcome, side));
        }
        let judgement = self.0.get(&node).filter(|judgement| judgement.is_weighed)?;
        match study.game().sides() {
            _ if judgement.side == side => Some(judgement.share),
            2 => Some(1.0 - judgement.share),
            _ => None,
        }
    }

    /// The shares of a side along a line: after how many inputs, and how much.
    pub fn points(&self, study: &Study, line: &[NodeId], side: Side) -> Vec<(usize, f32)> {
        let share = |(depth, node): (usize, &NodeId)| Some((depth, self.share(study, *node, side)?));
        line.iter().enumerate().filter_map(share).collect()
    }

    /// The inputs after which the game looked quite different, counted from 1: between the moment before such an input
    /// and the next that was judged, the first side's share has changed by more than a fifth.
    pub fn swings(&self, study: &Study, line: &[NodeId]) -> Vec<usize> {
        let points = self.points(study, line, Side(0));
        let turned = points.windows(2).filter(|pair| (pair[0].1 - pair[1].1).abs() > SWING);
        turned.map(|pair| pair[0].0 + 1).collect()
    }
}

fn share_of_end(outcome: &Outcome, side: Side) -> f32 {
    let place = |side: Side| outcome.standings.iter().find(|(other, _)| *other == side).map(|(_, s)| s.place);
    let firsts = outcome.standings.iter().filter(|(_, standing)| standing.place == 1).count();
    match place(side) {
        Some(1) => 1.0 / f32::from(u8::try_from(firsts.max(1)).unwrap_or(u8::MAX)),
        _ => 0.0,
    }
}

/// The moments of a line at which a turn was begun by a decision that these eyes may follow.
pub fn questions(study: &Study, line: &[NodeId], eyes: Eyes) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    let mut asked_in = None;
    for pair in line.windows(2) {
        let (before, after) = (pair[0], pair[1]);
        let turn = study.turn(after);
        if let Some(InputText::Act { seat, .. }) = study.input(after)
            && asked_in != Some(turn)
        {
            asked_in = Some(turn);
            questions.push(Question { node: before, seat: *seat });
        }
    }
    if let Some(&last) = line.last()
        && asked_in.is_none_or(|turn| turn != study.turn(last) || study.ends_turn(last))
    {
        match study.position_at(last).actor() {
            Actor::Over | Actor::Chance => {}
            actor => questions.extend(actor.seats().iter().next().map(|seat| Question { node: last, seat })),
        }
    }
    let keeps_secrets = study.game().keeps_secrets();
    questions.retain(|question| !keeps_secrets || eyes.know(question.seat));
    questions
}
