//! A game on one screen, as plain data: who looks, what is touched, what was refused, what is shown. It knows spots and
//! walks, not rules, and runs without a browser.

mod ahead;
mod back;
mod bots;
mod drafts;
mod online;
mod past;
mod remote;
mod source;
#[cfg(test)]
pub(crate) mod stand_in;
mod touching;
mod trail;
mod undo;
mod veil;
mod weight;
#[cfg(test)]
mod whole_games_tests;

pub use back::PastMoment;
pub use bots::BotTurn;
pub use online::said;
pub use remote::{Learnt, Remote, Strange};
pub use source::Source;
pub use trail::Trail;
pub use weight::ends_something;

use crate::told::{self, Told};
use crate::why::Why;
use stolik_catalog::{AnyGame, AnyPosition};
use stolik_draw::is_ground;
use stolik_game::record::{InputText, TurnText};
use stolik_game::scene::Token;
use stolik_game::{Actor, Message, Motion, Next, Record, RecordError, Scene, Seat, Spot, Viewer};
use stolik_protocol::Wish;
use stolik_table::{Decision, LocalDice, Seating, Table, TableRefusal, Takeback};

/// A game on one screen.
#[derive(Clone, Debug)]
pub struct Play {
    table: Source,
    /// Who looks at the screen: who is asked, or nobody while the veil hangs and after the end.
    looking: Option<Seat>,
    /// The decision of who is asked. What it holds of a draft waits behind the veil while nobody looks.
    decision: Option<Decision>,
    /// Drafts that were committed, each with how many inputs stood before it: undo opens them again.
    committed: Vec<(usize, Decision)>,
    /// The spots touched so far.
    touched: Vec<Spot>,
    /// An action that was typed, loses the game and waits for a word.
    typed: Option<String>,
    /// The spots that may be touched next.
    next: Vec<Next>,
    /// The spots a walk may begin with.
    beginnings: Vec<Spot>,
    /// Whether what is touched is a choice already, though it may go on.
    is_choice: bool,
    /// Why the last wish was refused, until the next touch.
    why: Option<Why>,
    /// What has just happened.
    told: Told,
    /// What is shown now.
    scene: Scene,
    /// The tokens that were shown before each action that can be taken back, so that undo finds the same ones.
    before: Vec<Vec<Token>>,
    /// How often the scene has changed, and how often its ground has.
    changes: Changes,
    /// What moved when the scene last changed.
    moved: Moved,
    /// Whether an action on the board waits until it is confirmed.
    waits: bool,
    /// What is to be sent to the server that keeps the table.
    wishes: Vec<Wish>,
    /// What was sent there and is not answered yet.
    sent: Option<online::Sent>,
    /// The own action, shown before the server has told it.
    ahead: Option<ahead::Ahead>,
    /// What partners were shown last of what one has in mind; nothing if nothing.
    shown: Vec<String>,
    /// Whether it is an earlier moment of a game: there is nothing to touch, and nothing to be told about it.
    is_past: bool,
}

/// What moved when the scene last changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moved {
    /// The motions, in their order.
    pub motions: Vec<Motion>,
    /// The tokens that left the board, as they lay.
    pub gone: Vec<Token>,
}

/// How often what is shown has changed: a page that compares these numbers need not compare boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Of the scene.
    pub scene: u32,
    /// Of the fields and what lies on the ground.
    pub ground: u32,
}

impl Play {
    /// A new game, with these at the table.
    pub fn new(game: AnyGame, seating: Seating, seed: u64) -> Play {
        Play::here(Table::new(game, seating, Takeback::Game, LocalDice::from_seed(seed)))
    }

    /// A game that goes on where its record stops.
    pub fn resumed(record: &Record, seed: u64) -> Result<Play, RecordError> {
        Ok(Play::here(Table::resume(record, Takeback::Game, LocalDice::from_seed(seed))?))
    }

    /// A game at a table on this page.
    fn here(table: Table) -> Play {
        Play::at(Source::Here(Box::new(table)))
    }

    /// A game at this table.
    fn at(table: Source) -> Play {
        let scene = table.seen_by(Viewer::Spectator).scene();
        let mut play = Play {
            table,
            looking: None,
            decision: None,
            committed: Vec::new(),
            touched: Vec::new(),
            typed: None,
            next: Vec::new(),
            beginnings: Vec::new(),
            is_choice: false,
            why: None,
            told: Told::default(),
            scene,
            before: Vec::new(),
            changes: Changes::default(),
            moved: Moved::default(),
            waits: false,
            wishes: Vec::new(),
            sent: None,
            ahead: None,
            shown: Vec::new(),
            is_past: false,
        };
        play.hand_over();
        play.show(&[]);
        play
    }

    /// The same game, begun from a position.
    #[must_use]
    pub fn begun_from(self, position: AnyPosition) -> Play {
        match self.table {
            Source::Here(table) => Play::here(table.from_position(position)),
            Source::There(_) => self,
        }
    }

    /// A game that follows another on the same screen: what is shown has changed.
    #[must_use]
    pub fn following(mut self, before: &Play) -> Play {
        let Changes { scene, ground } = before.changes;
        self.changes = Changes { scene: scene + 1, ground: ground + 1 };
        self.waits = before.waits;
        self
    }

    /// The table it is played at.
    pub fn table(&self) -> &Source {
        &self.table
    }

    /// The spots touched so far.
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    /// The spots that may be touched next.
    pub fn next(&self) -> &[Next] {
        &self.next
    }

    /// Whether touching a spot leads somewhere: on, or to another beginning.
    pub fn leads_somewhere(&self, spot: Spot) -> bool {
        self.next.iter().any(|next| next.spot == spot) || self.beginnings.contains(&spot)
    }

    /// Whether what is touched or typed is a choice already, though it may go on.
    pub fn is_choice(&self) -> bool {
        self.is_choice || self.typed.is_some()
    }

    /// Why the last wish was refused.
    pub fn why(&self) -> Option<&Why> {
        self.why.as_ref()
    }

    /// What has just happened, as who looks may know it.
    pub fn live(&self) -> impl Iterator<Item = &Message> {
        self.told.to(self.viewer())
    }

    /// The turns that stand, as who looks may know them.
    pub fn turns(&self) -> Vec<TurnText> {
        self.table.turns(self.viewer())
    }

    /// The inputs of these turns, one after another, each as a sentence.
    pub fn sentences(&self) -> Vec<Option<Message>> {
        self.table.sentences(self.viewer())
    }

    /// Who must act next in what is shown.
    pub fn actor(&self) -> Actor {
        self.ahead.as_ref().map_or_else(|| self.table.actor(), |ahead| ahead.seen.actor())
    }

    /// What is shown now.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What moved when the scene last changed.
    pub fn moved(&self) -> &Moved {
        &self.moved
    }

    /// How often what is shown has changed.
    pub fn changes(&self) -> Changes {
        self.changes
    }

    /// Who looks at the screen.
    pub fn looking(&self) -> Option<Seat> {
        self.looking
    }

    /// Whether what is asked is composed in private and then committed.
    pub fn is_composing(&self) -> bool {
        self.looking.is_some() && self.decision.as_ref().is_some_and(Decision::is_composed)
    }

    /// Plays an action given as text; what loses the game only after a word.
    pub fn command(&mut self, text: &str) {
        self.let_go();
        if self.loses(text) {
            self.typed = Some(text.to_owned());
            return;
        }
        self.command_anyway(text);
    }

    /// Plays an action given as text, whatever comes of it.
    pub fn command_anyway(&mut self, text: &str) {
        self.let_go();
        match self.looking {
            Some(seat) if self.is_online() => self.send_typed(seat, text),
            Some(seat) => {
                self.act(seat, text);
            }
            None => self.why = Some(Why::of_table(&TableRefusal::NotRunning)),
        }
    }

    /// Plays an action and shows what came of it. Says whether it was played.
    fn act(&mut self, seat: Seat, text: &str) -> bool {
        let inputs = self.table.inputs().len();
        let Some(table) = self.table.here_mut() else {
            self.send_action(text);
            return true;
        };
        let events = match table.act(seat, text, None) {
            Ok(events) => events.to_vec(),
            Err(refusal) => {
                self.why = Some(Why::of_table(&refusal));
                self.look_ahead();
                return false;
            }
        };
        let moving = self.scene.tokens.iter().filter(|token| !is_ground(token));
        // By what they are called nobody knows them again; of a long game it would be most of what is kept.
        self.before.push(moving.map(|token| Token { name: Message::new(""), ..*token }).collect());
        if let Some(decision) = self.decision.take().filter(Decision::is_composed) {
            self.committed.push((inputs, decision));
        }
        let last = self.table.here().and_then(Table::last);
        if !last.is_some_and(|last| is_reversible(&last.input, last.effect.revealed)) {
            self.before.clear();
            self.committed.clear();
        }
        self.touched.clear();
        self.told = Told::of(&events);
        self.hand_over();
        let motions = told::motions(&events, self.viewer());
        self.show(&motions);
        true
    }

    /// Who is to move gives up; while a bot thinks, who looks.
    pub fn resign(&mut self) {
        if let Some(seat) = self.seat().or(self.looking) {
            self.let_go();
            let Some(table) = self.table.here_mut() else {
                return self.wish(Wish::Resign {});
            };
            if table.resign(seat).is_ok() {
                let side = self.table.game().side_of(seat);
                self.end(Message::new("outcome-resigned").with("side", side));
            }
        }
    }

    /// Both agree on a draw.
    pub fn agree_draw(&mut self) {
        self.let_go();
        if self.table.here_mut().is_some_and(|table| table.agree_draw().is_ok()) {
            self.end(Message::new("outcome-agreed"));
        }
    }

    fn end(&mut self, told: Message) {
        self.told = Told::to_all(told);
        self.hand_over();
        self.show(&[]);
    }

    /// Closes the explanation.
    pub fn close_why(&mut self) {
        self.why = None;
    }

    /// The screen goes to who is asked now. If that is somebody else and something is to be hidden, a veil comes down.
    fn hand_over(&mut self) {
        if self.is_online() {
            return self.decide_anew();
        }
        let asked = self.seat();
        match (asked, self.only_person()) {
            _ if self.table.actor() == Actor::Over => self.looking = None,
            // Who plays alone always looks.
            (_, Some(person)) => self.looking = Some(person),
            (Some(_), None) if self.looking != asked => {
                self.looking = asked.filter(|_| !self.hides_something());
            }
            // While a bot acts, who looks goes on looking.
            _ => {}
        }
        if self.decision.as_ref().map(Decision::seat) != asked {
            let decide = |seat| Decision::of(self.table.seen_by(Viewer::Seat(seat)), seat);
            self.decision = asked.map(decide);
        }
    }

    /// Whose eyes see what is shown.
    fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Shows what who looks may see; nothing of anybody's own while nobody does.
    fn show(&mut self, motions: &[Motion]) {
        let scene = match (&self.decision, self.looking) {
            (Some(decision), Some(_)) => decision.scene(),
            (None, Some(seat)) => match &self.ahead {
                Some(ahead) => ahead.seen.scene(),
                None => self.table.seen_by(Viewer::Seat(seat)).scene(),
            },
            // While the game runs, everybody is no more than a spectator.
            _ => self.table.seen_by(Viewer::Everybody).scene(),
        };
        let scene = scene.carry(&self.scene, motions);
        // What is shown already is not shown again.
        if !motions.is_empty() || scene != self.scene {
            self.moved = Moved { motions: motions.to_vec(), gone: gone(&self.scene, motions) };
            self.changes.scene += 1;
            if !has_same_ground(&scene, &self.scene) {
                self.changes.ground += 1;
            }
            self.scene = scene;
        }
        let touched = std::mem::take(&mut self.touched);
        self.typed = None;
        self.look_ahead();
        self.beginnings = self.next.iter().map(|next| next.spot).collect();
        // What others do meanwhile may leave nothing of what was touched.
        if !touched.is_empty()
            && self.decision.as_ref().is_some_and(|decision| decision.walk(&touched).is_ok())
        {
            self.touched = touched;
            self.look_ahead();
        }
    }
}

/// Whether the last input may be taken back: an action that told nobody anything new.
fn is_reversible(input: &InputText, revealed: bool) -> bool {
    matches!(input, InputText::Act { .. }) && !revealed
}

/// The tokens that these motions take off the board.
fn gone(before: &Scene, motions: &[Motion]) -> Vec<Token> {
    let left = motions.iter().filter_map(|motion| match motion {
        Motion::Leaves { layer, at } => Some((*at, *layer)),
        _ => None,
    });
    left.filter_map(|(at, layer)| {
        before.tokens.iter().find(|token| token.spot == at && token.layer == layer).cloned()
    })
    .collect()
}

fn has_same_ground(one: &Scene, other: &Scene) -> bool {
    let drawn = |scene: &Scene| -> Vec<_> {
        let ground = scene.tokens.iter().filter(|token| is_ground(token));
        ground.map(|token| (token.look, token.at, token.scale, token.turned)).collect()
    };
    one.size == other.size && one.fields == other.fields && drawn(one) == drawn(other)
}

#[cfg(test)]
#[path = "play_tests.rs"]
mod tests;
