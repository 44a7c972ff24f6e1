//! A game that is looked back at: the record's line, and whatever was tried instead.

use crate::Eyes;
use crate::node::{Node, NodeId};
use stolik_catalog::{AnyGame, AnyPosition, InputError, Played, Replayed};
use stolik_game::record::{InputText, ResultText, by_turns};
use stolik_game::{
    Actor, Effect, Message, Motion, News, Outcome, Record, RecordError, RecordProblem, Seat, Viewer,
};

/// A position is kept after so many inputs: from one that is kept, every other is this near.
const KEPT_EVERY: usize = 32;

/// A game that is looked back at: a tree whose first branch is the record, and a place in it where we are.
#[derive(Clone, Debug)]
pub struct Study {
    game: AnyGame,
    /// The headers of the record it was made from; its turns are in the tree.
    headers: Record,
    /// How the recorded game ended.
    outcome: Option<Outcome>,
    nodes: Vec<Node>,
    /// How many moments were forgotten.
    forgotten: usize,
    /// Where the record ends.
    tip: NodeId,
    here: NodeId,
    position: AnyPosition,
}

impl Study {
    /// A study that begins with a position.
    pub fn of_position(position: AnyPosition) -> Study {
        let game = position.game();
        let is_usual = game.start() == position;
        let headers = Record {
            game: game.kind().id().to_owned(),
            rules: game.kind().version(),
            options: game.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            position: (!is_usual).then(|| position.text()),
            ..Record::default()
        };
        Study::begin(game, headers, position)
    }

    /// A study of a record up to its end, or up to the first thing that is wrong with it, which is told beside it. Fails
    /// only where there is nothing to show at all.
    pub fn of_record(record: &Record) -> Result<(Study, Option<RecordError>), RecordError> {
        let headers = Record { turns: Vec::new(), end: None, ..record.clone() };
        let begun = Replayed::of(&Record { result: None, ..headers.clone() })?;
        let start = begun.last().clone();
        let mut study = Study::begin(begun.game, headers, start);
        let problem = study.follow(record).err();
        study.tip = study.here;
        if problem.is_none() {
            study.outcome = study.ending(record);
        }
        study.go(NodeId::ROOT);
        Ok((study, problem))
    }

    fn begin(game: AnyGame, headers: Record, position: AnyPosition) -> Study {
        let nodes = vec![Node::root(&position)];
        let (tip, here) = (NodeId::ROOT, NodeId::ROOT);
        Study { game, headers, outcome: position.outcome(), nodes, forgotten: 0, tip, here, position }
    }

    /// Plays the turns of a record and compares how it says that it ended.
    fn follow(&mut self, record: &Record) -> Result<(), RecordError> {
        let at = |line, problem| RecordError { line, problem: Box::new(problem) };
        for turn in &record.turns {
            for input in &turn.inputs {
                self.play(input).map_err(|error| at(turn.line, refused(input, error)))?;
            }
        }
        let Some((_, hash)) = record.end else {
            return Ok(());
        };
        let line = record.turns.last().map_or(0, |turn| turn.line);
        let found = self.ending(record).as_ref().map(ResultText::of);
        if found != record.result {
            let found = found.map_or_else(|| "*".to_owned(), |result| result.to_string());
            return Err(at(line, RecordProblem::WrongResult { found }));
        }
        if hash != self.position.transposition_hash() {
            return Err(at(line, RecordProblem::WrongHash));
        }
        Ok(())
    }

    fn ending(&self, record: &Record) -> Option<Outcome> {
        let by_table = || record.result.as_ref()?.by_table(self.game.sides());
        self.position.outcome().or_else(by_table)
    }

    /// The rules.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Who sat where; empty where that is not told.
    pub fn names(&self) -> &[String] {
        &self.headers.seats
    }

    /// A header of the record that means nothing to the rules: a date, an event.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.others.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// How the recorded game ended; none if it runs.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The beginning.
    pub fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// Where the record ends.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// Where we are.
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// The position where we are.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// How many moments there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How often the tree has changed, not counting where we are in it.
    pub fn changes(&self) -> usize {
        self.nodes.len() + self.forgotten
    }

    /// Whether there is no more than the beginning.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The node of this number, if there is one.
    pub fn node(&self, number: u32) -> Option<NodeId> {
        (usize::try_from(number).ok()? < self.nodes.len()).then_some(NodeId(number))
    }

    /// What follows a moment; the first is the main line.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// What comes before a moment; none before the beginning.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].parent)
    }

    /// How many inputs lead to a moment.
    pub fn depth(&self, node: NodeId) -> usize {
        self.nodes[node.index()].depth
    }

    /// The turn that the input which led here belongs to, from 0.
    pub fn turn(&self, node: NodeId) -> usize {
        self.nodes[node.index()].turn
    }

    /// The input that led to a moment; none to the beginning.
    pub fn input(&self, node: NodeId) -> Option<&InputText> {
        self.nodes[node.index()].input.as_ref()
    }

    /// Whether the input that led to a moment ended a turn.
    pub fn ends_turn(&self, node: NodeId) -> bool {
        self.nodes[node.index()].effect.turn_ended
    }

    /// The input that led to a moment as these eyes were told it.
    pub fn told(&self, node: NodeId, eyes: Eyes) -> Option<InputText> {
        let node = &self.nodes[node.index()];
        let input = node.input.clone()?;
        let told = eyes.viewer().and_then(|viewer| node.told.iter().find(|(to, _)| *to == viewer));
        Some(match (input, told) {
            (InputText::Act { seat, .. }, Some((_, text))) => InputText::Act { seat, text: text.clone() },
            (InputText::Chance(_), Some((_, text))) => InputText::Chance(text.clone()),
            (input, _) => input,
        })
    }

    /// Whether a moment lies on the line of the record.
    pub fn is_recorded(&self, node: NodeId) -> bool {
        node.0 <= self.tip.0
    }

    /// Whether these eyes may look at all. In a game with secrets that is not over, a seat's eyes only; and once a seat
    /// was chosen, no other's.
    pub fn may_look(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::All => !self.game.keeps_secrets() || self.outcome.is_some(),
            Eyes::Seat(seat) => seat.0 < self.game.seats(),
        }
    }

    /// Who may act here as these eyes may know it: who is asked, if the eyes know what that seat knows.
    pub fn asked(&self, eyes: Eyes) -> Option<Seat> {
        match self.position.actor() {
            Actor::Over | Actor::Chance => None,
            actor => actor.seats().iter().find(|&seat| !self.game.keeps_secrets() || eyes.know(seat)),
        }
    }

    /// Plays an input from where we are and goes there. If it was played from here before, we go to the same moment.
    pub fn play(&mut self, input: &InputText) -> Result<NodeId, InputError> {
        let mut after = self.position.clone();
        let (input, effect, told) = if self.game.keeps_secrets() {
            let played = after.play(input)?;
            let told = differing(&played);
            (played.input, played.effect, told)
        } else {
            let (input, effect) = after.advance(input)?;
            (input, effect, Vec::new())
        };
        let node = self.known_child(&input).unwrap_or_else(|| self.add(input, effect, told, &after));
        self.arrive(node, after);
        Ok(node)
    }

    fn known_child(&self, input: &InputText) -> Option<NodeId> {
        let mut children = self.children(self.here).iter().copied();
        children.find(|child| self.input(*child) == Some(input))
    }

    fn add(
        &mut self,
        input: InputText,
        effect: Effect,
        told: Vec<(Viewer, String)>,
        after: &AnyPosition,
    ) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let parent = &mut self.nodes[self.here.index()];
        parent.children.push(id);
        let depth = parent.depth + 1;
        let turn = parent.turn + usize::from(parent.effect.turn_ended);
        let kept = depth.is_multiple_of(KEPT_EVERY).then(|| Box::new(after.clone()));
        let (parent, children) = (self.here, Vec::new());
        self.nodes.push(Node {
            parent,
            children,
            onward: 0,
            input: Some(input),
            effect,
            told,
            depth,
            turn,
            kept,
        });
        id
    }

    /// Goes to a moment.
    pub fn go(&mut self, to: NodeId) {
        if to != self.here && to.index() < self.nodes.len() {
            let position = self.position_at(to);
            self.arrive(to, position);
        }
    }

    /// The way from the beginning to where we are is always the way that was gone last.
    fn arrive(&mut self, at: NodeId, position: AnyPosition) {
        let mut child = at;
        while let Some(parent) = self.parent(child).filter(|_| child != self.here) {
            let node = &mut self.nodes[parent.index()];
            node.onward = node.children.iter().position(|known| *known == child).unwrap_or_default();
            child = parent;
        }
        self.here = at;
        self.position = position;
    }

    /// The position at a moment: from where we are or from the nearest that is kept.
    pub fn position_at(&self, node: NodeId) -> AnyPosition {
        let mut way = Vec::new();
        let mut from = node;
        let mut position = loop {
            if from == self.here {
                break self.position.clone();
            }
            if let Some(kept) = &self.nodes[from.index()].kept {
                break (**kept).clone();
            }
            way.push(from);
            from = self.nodes[from.index()].parent;
        };
        for step in way.into_iter().rev() {
            let played = self.input(step).map(|input| position.advance(input));
            debug_assert!(matches!(played, Some(Ok(_))), "what was played can be played again");
        }
        position
    }

    /// What moves, as these eyes see it, if one went from where we are to a moment beside it: forward, or back. Nothing
    /// in particular on a longer way.
    pub fn motions(&self, to: NodeId, eyes: Eyes) -> Vec<Motion> {
        if self.parent(to) == Some(self.here) {
            self.news(&self.position, to, eyes)
        } else if self.parent(self.here) == Some(to) {
            let forward = self.news(&self.position_at(to), self.here, eyes);
            forward.into_iter().rev().map(backward).collect()
        } else {
            Vec::new()
        }
    }

    fn news(&self, before: &AnyPosition, to: NodeId, eyes: Eyes) -> Vec<Motion> {
        let played = self.input(to).and_then(|input| before.clone().play(input).ok());
        played.and_then(|played| Some(news_for(&played, eyes)?.motions.clone())).unwrap_or_default()
    }

    /// The inputs that led to these moments, each as a sentence that these eyes were told. Moments that follow each other
    /// are told the quickest.
    pub fn sentences(&self, moments: impl IntoIterator<Item = NodeId>, eyes: Eyes) -> Vec<Option<Message>> {
        let mut last: Option<(NodeId, AnyPosition)> = None;
        let mut sentence = |moment: NodeId| {
            let (parent, input) = (self.parent(moment)?, self.input(moment)?);
            let mut position = match last.take() {
                Some((at, position)) if at == parent => position,
                _ => self.position_at(parent),
            };
            let played = position.play(input).ok()?;
            last = Some((moment, position));
            Some(news_for(&played, eyes)?.message.clone())
        };
        moments.into_iter().map(&mut sentence).collect()
    }

    /// The line we are on: from the beginning through where we are, and on the way that was gone last.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.line_to(self.here);
        let mut last = self.here;
        while let Some(next) = self.onward(last) {
            line.push(next);
            last = next;
        }
        line
    }

    /// The moments from the beginning to this one, both included.
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = vec![node];
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            line.push(parent);
            at = parent;
        }
        line.reverse();
        line
    }

    /// The moment that follows, on the way that was gone last.
    pub fn onward(&self, node: NodeId) -> Option<NodeId> {
        let node = &self.nodes[node.index()];
        node.children.get(node.onward).or(node.children.first()).copied()
    }

    /// The last moment of the turn before the one where we are; the beginning if there is none.
    pub fn turn_back(&self) -> NodeId {
        let mut at = self.here;
        while let Some(parent) = self.parent(at) {
            at = parent;
            if self.ends_turn(at) {
                break;
            }
        }
        at
    }

    /// The last moment of the turn that follows where we are.
    pub fn turn_on(&self) -> NodeId {
        let mut at = self.here;
        while let Some(next) = self.onward(at) {
            at = next;
            if self.ends_turn(at) {
                break;
            }
        }
        at
    }

    /// Forgets a moment that is not of the record, with all that follows it. If we are in it, we go to where it began.
    /// Says whether it did.
    pub fn forget(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node).filter(|_| !self.is_recorded(node)) else {
            return false;
        };
        if self.line_to(self.here).contains(&node) {
            self.go(parent);
        }
        let parent = &mut self.nodes[parent.index()];
        // Its number stays taken, so that those who hold another's are not misled.
        parent.children.retain(|child| *child != node);
        parent.onward = 0;
        self.forgotten += 1;
        true
    }

    /// The line up to a moment as a record. At the end of the recorded game it ends as the record did.
    pub fn record(&self, to: NodeId) -> Record {
        let line = self.line_to(to);
        let steps = line.iter().filter_map(|node| {
            let node = &self.nodes[node.index()];
            Some((node.input.clone()?, node.effect))
        });
        let steps: Vec<_> = steps.collect();
        let position = self.position_at(to);
        let recorded = self.outcome.filter(|_| to == self.tip);
        let outcome = position.outcome().or(recorded);
        let rolled = steps.iter().any(|(input, _)| matches!(input, InputText::Chance(_)));
        Record {
            dice: if to == self.tip { self.headers.dice.clone() } else { None }
                .or_else(|| Some(if rolled { "local" } else { "none" }.to_owned())),
            others: if to == self.tip { self.headers.others.clone() } else { Vec::new() },
            result: outcome.as_ref().map(ResultText::of),
            end: Some((steps.len(), position.transposition_hash())),
            turns: by_turns(steps),
            ..self.headers.clone()
        }
    }
}

/// What these eyes were told and shown of an input.
fn news_for(played: &Played, eyes: Eyes) -> Option<&News> {
    played.news(match (eyes.viewer(), &played.input) {
        (Some(viewer), _) => viewer,
        // Who acts knows most of it.
        (None, InputText::Act { seat, .. }) => Viewer::Seat(*seat),
        (None, _) => Viewer::Spectator,
    })
}

/// What viewers were told, where it differs from what the record says.
fn differing(played: &Played) -> Vec<(Viewer, String)> {
    let own = match &played.input {
        InputText::Act { text, .. } | InputText::Chance(text) => text.as_str(),
        InputText::Time { .. } => return Vec::new(),
    };
    let told = played.observed.iter().filter(|observed| observed.news.text != own);
    told.map(|observed| (observed.viewer, observed.news.text.clone())).collect()
}

fn refused(input: &InputText, error: InputError) -> RecordProblem {
    let text = input.to_string();
    match error {
        InputError::Parse(error) => RecordProblem::Input { text, error },
        InputError::Refused(why) => RecordProblem::Refused { text, why },
    }
}

/// A motion run backward.
fn backward(motion: Motion) -> Motion {
    match motion {
        Motion::Goes { layer, mut path } => {
            path.reverse();
            Motion::Goes { layer, path }
        }
        Motion::Leaves { layer, at } => Motion::Appears { layer, at },
        Motion::Appears { layer, at } => Motion::Leaves { layer, at },
        other => other,
    }
}
