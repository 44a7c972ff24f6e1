//! A bot that thinks, step by step.

use crate::fingerprint::fingerprint;
use crate::knowledge::{ActionOf, Knowledge, Node, StateOf};
use crate::pick::pick;
use crate::search::{AlphaBeta, Choice, Growth, Limits, Search, Tree};
use crate::{Bot, Budget, Method, Player, Skill, Trouble};
use stolik_catalog::Seen;
use stolik_game::{Actor, Input, Millis, Notation, Pinned, Rules, Seat, Views, mix};

/// How many nodes are looked at between two looks at the clock.
const SLICE: u64 = 1 << 11;

/// What a bot has found out so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// What it expects to be played, by everybody, beginning with its best move.
    pub line: Vec<String>,
    /// How well it stands, in hundredths of the smallest thing worth having; of a tree, its share of the game in
    /// thousandths.
    pub evaluation: i32,
    /// The share of the game it expects: 1 for a win.
    pub share: f32,
    /// The nodes it has looked at.
    pub nodes: u64,
    /// How deep it has looked.
    pub depth: u32,
    /// Whether it has thought enough.
    pub done: bool,
}

/// What a bot does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action.
    pub action: String,
    /// Further actions of the same seat that belong to the same thought: they may be played without asking again, as
    /// long as nobody else acts in between.
    pub then: Vec<String>,
}

/// A bot that thinks about one decision. It can be left after any step, and has an answer at any time.
pub struct Thinking {
    mind: Box<dyn Mind>,
    budget: Budget,
    timed_out: bool,
}

/// A search of some game, in words.
trait Mind: Send {
    fn step(&mut self, nodes: u64);
    fn is_done(&self) -> bool;
    fn nodes(&self) -> u64;
    fn progress(&self) -> Progress;
    fn answer(&self) -> Answer;
}

impl Thinking {
    /// Begins to think about what a seat should do, from what it knows.
    pub(crate) fn begin<K: Knowledge>(
        bot: &Bot,
        knowledge: K,
        seen: &Seen<K::Game>,
        seat: Seat,
    ) -> Result<Thinking, Trouble> {
        let game = &seen.game;
        let actor = game.view_actor(&seen.view);
        match actor {
            _ if seat.0 >= game.seats() => return Err(Trouble::NoSuchSeat(seat)),
            Actor::Over => return Err(Trouble::Over),
            Actor::Chance => return Err(Trouble::ChanceIsNext),
            _ if !actor.awaits(seat) => return Err(Trouble::NotToAct(seat)),
            _ => {}
        }
        let luck = mix(bot.seed ^ fingerprint(&game.view_value(&seen.view)));
        let mut entropy = Pinned::from_seed(luck);
        let world = game.sample_world(&seen.view, &mut entropy);
        let mut begun = Begun { game: game.clone(), knowledge, world, seat, entropy };
        let Player::Searcher(strength) = bot.player else {
            let mind = begun.script(bot.player).ok_or(Trouble::NotToAct(seat))?;
            return Ok(Thinking { mind, budget: Budget::nodes(1)?, timed_out: false });
        };
        let skill = begun.knowledge.skill(game, strength);
        let budget = match bot.budget {
            Some(budget) => budget,
            None => Budget::nodes(skill.nodes)?,
        };
        if let Some(action) = begun.knowledge.plan(seen, seat, strength, &mut begun.entropy) {
            return Ok(Thinking { mind: begun.decided(action), budget, timed_out: false });
        }
        let mind = begun.search(skill, seen.view.clone(), budget);
        Ok(Thinking { mind, budget, timed_out: false })
    }

    /// Thinks on for about so many nodes, unless the budget ends before. `elapsed` is the time since it began to think;
    /// who gave no budget of time need not know it.
    pub fn step(&mut self, nodes: u64, elapsed: Millis) -> Progress {
        let left = match self.budget {
            Budget::Nodes(most) => most.get().saturating_sub(self.mind.nodes()),
            Budget::Time(most) => {
                self.timed_out |= elapsed.0 >= most.get();
                if self.timed_out { 0 } else { u64::MAX }
            }
        };
        self.mind.step(nodes.min(left));
        self.progress()
    }

    /// What it has found out so far.
    pub fn progress(&self) -> Progress {
        Progress { done: self.is_done(), ..self.mind.progress() }
    }

    /// Whether it has thought enough.
    pub fn is_done(&self) -> bool {
        let spent = match self.budget {
            Budget::Nodes(most) => self.mind.nodes() >= most.get(),
            Budget::Time(_) => self.timed_out,
        };
        spent || self.mind.is_done()
    }

    /// What it would do now.
    pub fn answer(&self) -> Answer {
        self.mind.answer()
    }

    /// Thinks to the end of its budget. The clock tells the time since it began to think.
    pub fn finish(&mut self, mut clock: impl FnMut() -> Millis) -> Answer {
        while !self.is_done() {
            match self.budget {
                Budget::Nodes(most) => self.mind.step(most.get().saturating_sub(self.mind.nodes())),
                Budget::Time(most) => {
                    self.mind.step(SLICE);
                    self.timed_out = clock().0 >= most.get();
                }
            }
        }
        self.answer()
    }
}

/// What every mind begins with.
struct Begun<K: Knowledge> {
    game: K::Game,
    knowledge: K,
    /// A world that agrees with what the seat knows.
    world: StateOf<K>,
    seat: Seat,
    entropy: Pinned,
}

impl<K: Knowledge> Begun<K> {
    /// A player that does not search.
    fn script(mut self, player: Player) -> Option<Box<dyn Mind>> {
        let Begun { game, knowledge, world, seat, entropy } = &mut self;
        let node = Node { game, state: world, seat: *seat };
        let action = match player {
            Player::Beginner => knowledge.beginner(node, entropy),
            _ => node.random(entropy),
        }?;
        Some(self.decided(action))
    }

    /// What was decided without search.
    fn decided(&self, action: ActionOf<K>) -> Box<dyn Mind> {
        let action = self.game.action_text(&self.world, self.seat, &action);
        Box::new(Script(Answer { action, then: Vec::new() }))
    }

    fn search(self, skill: Skill, view: <K::Game as Views>::View, budget: Budget) -> Box<dyn Mind> {
        let nodes = match budget {
            Budget::Nodes(nodes) => nodes.get(),
            Budget::Time(_) => u64::MAX / 2,
        };
        let Begun { game, knowledge, world, seat, entropy } = &self;
        let (game, knowledge, looseness) = (game.clone(), knowledge.clone(), skill.looseness);
        match skill.method {
            // Alpha-beta knows one world, so there must be one only, or one that will do.
            Method::AlphaBeta { depth } if knowledge.one_world_will_do(&game) => {
                let limits = Limits { depth, all_choices: looseness > 0, nodes };
                let search = AlphaBeta::new(game, knowledge, world, *seat, limits);
                Box::new(Searcher { begun: self, looseness, search })
            }
            method => {
                let (horizon, curiosity) = match method {
                    Method::Tree { horizon, curiosity } => (horizon, curiosity),
                    Method::AlphaBeta { .. } => (u16::MAX, 1.0),
                };
                let growth = Growth { horizon, curiosity, nodes };
                let search = Tree::new(game, knowledge, view, *seat, growth, entropy.clone());
                Box::new(Searcher { begun: self, looseness, search })
            }
        }
    }
}

/// A player that does not search.
struct Script(Answer);

impl Mind for Script {
    fn step(&mut self, _: u64) {}

    fn is_done(&self) -> bool {
        true
    }

    fn nodes(&self) -> u64 {
        0
    }

    fn progress(&self) -> Progress {
        let line = vec![self.0.action.clone()];
        Progress { line, evaluation: 0, share: 0.5, nodes: 0, depth: 0, done: true }
    }

    fn answer(&self) -> Answer {
        self.0.clone()
    }
}

/// A player that searches.
struct Searcher<K: Knowledge, S> {
    begun: Begun<K>,
    looseness: u16,
    search: S,
}

impl<K: Knowledge, S: Search<Move = K::Move>> Searcher<K, S> {
    /// The texts of a line of moves, as far as it can be played in this world.
    fn texts(&self, line: &[K::Move]) -> Vec<String> {
        let Begun { game, knowledge, world, seat, .. } = &self.begun;
        let mut texts = Vec::new();
        let mut state = world.clone();
        let mut actions: Vec<ActionOf<K>> = Vec::new();
        let mut next = Some(*seat);
        for &chosen in line {
            let Some(seat) = next else { break };
            actions.clear();
            let node = Node { game, state: &state, seat };
            knowledge.actions(node, chosen, &mut actions);
            for &action in &actions {
                let awaited = game.actor(&state).awaits(seat);
                if !awaited || game.check(&state, seat, &action).is_err() {
                    return texts;
                }
                texts.push(game.action_text(&state, seat, &action));
                game.play_unchecked(&mut state, &Input::Act { seat, action });
            }
            next = game.actor(&state).seats().iter().next();
        }
        texts
    }
}

impl<K, S> Mind for Searcher<K, S>
where
    K: Knowledge,
    S: Search<Move = K::Move> + Send,
{
    fn step(&mut self, nodes: u64) {
        self.search.step(nodes);
    }

    fn is_done(&self) -> bool {
        self.search.is_done()
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn progress(&self) -> Progress {
        let evaluation = self.search.choices().first().map_or(0, |choice| choice.value);
        Progress {
            line: self.texts(&self.search.line()),
            evaluation,
            share: self.search.expectation(evaluation),
            nodes: self.search.nodes(),
            depth: self.search.depth(),
            done: self.search.is_done(),
        }
    }

    fn answer(&self) -> Answer {
        let mut choices = self.search.choices();
        // However loosely it chooses: not without a reason.
        let needs_reason =
            |choice: &Choice<K::Move>| self.begun.knowledge.needs_reason(choice.chosen).is_some();
        let usual = choices.iter().filter(|choice| !needs_reason(choice));
        if let Some(best) = usual.map(|choice| choice.value).max() {
            choices.retain(|choice| !needs_reason(choice) || choice.value > best);
        }
        let chosen = pick(&choices, self.looseness, &mut self.begun.entropy.clone());
        let mut texts = self.texts(&[chosen]).into_iter();
        Answer { action: texts.next().unwrap_or_default(), then: texts.collect() }
    }
}
