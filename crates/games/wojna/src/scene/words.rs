//! What is asked, how far the turn is, the buttons, and warnings.

use crate::ending::EXILE;
use crate::scene::Stage;
use crate::site::Prospect;
use crate::turn::COINS;
use crate::{
    BuildingKind, Button, Cell, Ending, Engine, EngineKind, Mode, Owner, Phase, Product, Roll, Task, Turn,
};
use stolik_game::Message;
use stolik_game::scene::{Button as SceneButton, Phase as SceneStage, Progress};

/// So many rounds before the cap it is told that it comes (W-42).
const CAP_WARNING: u16 = 10;

impl Stage<'_> {
    /// A message that names the player on turn.
    fn of_turn(&self, key: &'static str) -> Message {
        Message::new(key).with("side", self.state.turn)
    }

    fn name(&self, cell: Cell) -> String {
        self.state.frame.name(cell)
    }

    pub fn prompt(&self) -> Message {
        let state = self.state;
        let me = state.turn;
        match state.phase {
            Phase::Castle => self.of_turn("wojna-prompt-castle"),
            Phase::Fortify => self.of_turn("wojna-prompt-fortify").with("coins", state.coins(me)),
            Phase::Camps => self.of_turn("wojna-prompt-camps").with("count", state.camps_to_come()),
            Phase::Units { task: Task::Roll(roll), .. } => self.roll_prompt(roll),
            Phase::Units { task: Task::Unit(cell), .. } => self
                .of_turn("wojna-prompt-unit")
                .with("kind", state.unit_name(cell))
                .with("field", self.name(cell)),
            Phase::Units { task: Task::Engine(cell), .. } => {
                let key = match state.engine(cell).map(|engine| engine.kind) {
                    Some(EngineKind::Tower) => "wojna-prompt-tower",
                    _ => "wojna-prompt-engine",
                };
                self.of_turn(key).with("kind", state.engine_name(cell)).with("field", self.name(cell))
            }
            Phase::Units { ship: Some(ship), task: Task::Choose } => {
                let deck = state.ship(ship).map(|ship| ship.rect(state.frame));
                let fresh = deck.map_or(0, |deck| state.crew(me, deck).count());
                self.of_turn("wojna-prompt-ship").with("field", self.name(ship)).with("count", fresh)
            }
            Phase::Units { ship: None, task: Task::Choose } => {
                self.of_turn("wojna-prompt-units").with("count", self.fresh(me))
            }
            Phase::Buildings => {
                let count = state.buildings_of(me).filter(|b| !state.has_acted(b.at));
                let count = count.filter(|building| building.kind.acts()).count();
                let coins = state.coins(me);
                self.of_turn("wojna-prompt-buildings").with("coins", coins).with("count", count)
            }
            Phase::Over(ending) => over(ending),
        }
    }

    fn roll_prompt(&self, roll: Roll) -> Message {
        let (key, from, to) = match roll {
            Roll::Shot { from, target, .. } => ("wojna-prompt-roll-shot", from, target),
            Roll::Ram { engine, target } => ("wojna-prompt-roll-ram", engine, target),
            Roll::Hurl { engine, target } => ("wojna-prompt-roll-hurl", engine, target),
        };
        self.of_turn(key).with("from", self.name(from)).with("to", self.name(to))
    }

    /// How many land units of a player can still take their turn.
    pub fn fresh(&self, owner: Owner) -> usize {
        self.state.units(owner).filter(|(_, unit)| !unit.exhausted).count()
    }

    /// The stages of the set-up, then those of a turn.
    pub fn phases(&self) -> Vec<SceneStage> {
        let siege = self.game.options.mode == Mode::Siege;
        let (now, keys): (usize, &[&'static str]) = match self.state.phase {
            Phase::Castle if siege => (0, SIEGE_SET_UP),
            Phase::Fortify => (1, SIEGE_SET_UP),
            Phase::Camps => (2, SIEGE_SET_UP),
            Phase::Castle => (usize::from(self.state.turn == Owner::Blue), SET_UP),
            Phase::Units { .. } => (0, TURN),
            Phase::Buildings => (1, TURN),
            Phase::Over(_) => (0, &[]),
        };
        let stage = |(number, key): (usize, &&'static str)| SceneStage {
            label: Message::new(key),
            progress: match number.cmp(&now) {
                std::cmp::Ordering::Less => Progress::Past,
                std::cmp::Ordering::Equal => Progress::Now,
                std::cmp::Ordering::Greater => Progress::Ahead,
            },
        };
        keys.iter().enumerate().map(stage).collect()
    }

    pub fn buttons(&self) -> Vec<SceneButton> {
        let buttons = match self.state.phase {
            Phase::Castle | Phase::Camps | Phase::Over(_) => Vec::new(),
            Phase::Units { ship, task } => self.unit_buttons(ship.is_some(), task),
            Phase::Fortify | Phase::Buildings => self.building_buttons(),
        };
        let shown = |button: Button| SceneButton { spot: button.spot(), label: self.label(button) };
        buttons.into_iter().map(shown).collect()
    }

    fn unit_buttons(&self, on_ship: bool, task: Task) -> Vec<Button> {
        match task {
            Task::Roll(_) => return Vec::new(),
            Task::Unit(_) | Task::Engine(_) => return vec![Button::Stop],
            Task::Choose => {}
        }
        let (state, frame, me) = (self.state, self.state.frame, self.state.turn);
        let controlled = |engine: &Engine| state.controls(me, engine.rect(frame), engine.at).is_ok();
        let engines: Vec<Engine> = state.engines().filter(controlled).collect();
        let mut ships = state.ships().filter(|ship| state.controls(me, ship.rect(frame), ship.at).is_ok());
        let ships = !on_ship && ships.next().is_some();
        let long = engines.iter().any(|engine| engine.kind != EngineKind::Tower);
        let tower = engines.iter().any(|engine| engine.kind == EngineKind::Tower);
        let choice = engines.iter().any(|engine| self.goes_or_strikes(*engine));
        let around = ships && self.game.options.ship_rotation_step;
        let offered = [
            (Button::Engine, !engines.is_empty()),
            (Button::Swing, long),
            (Button::Volley, tower),
            (Button::Go, choice),
            (Button::Ram, choice),
            (Button::Ship, ships),
            (Button::Turn(Turn::Left), ships),
            (Button::Turn(Turn::Right), ships),
            (Button::Turn(Turn::Half), around),
            (if on_ship { Button::Stop } else { Button::Done }, true),
        ];
        offered.into_iter().filter(|(_, is_offered)| *is_offered).map(|(button, _)| button).collect()
    }

    /// Whether a ram may be able to go onto an own gate that it can also strike.
    fn goes_or_strikes(&self, engine: Engine) -> bool {
        let (state, frame) = (self.state, self.state.frame);
        let mut beyond = engine.ends(frame).filter_map(|(end, towards)| frame.step(end, towards));
        engine.kind == EngineKind::Ram && beyond.any(|cell| state.is_gate_of(state.turn, cell))
    }

    /// What own buildings that have not acted could make, dear or not, and the end of the turn.
    fn building_buttons(&self) -> Vec<Button> {
        let state = self.state;
        let fortifies = state.phase == Phase::Fortify;
        let siege = self.game.options.mode == Mode::Siege;
        let idle = |kind: &BuildingKind| {
            if fortifies { *kind == BuildingKind::Castle } else { !siege || *kind != BuildingKind::Castle }
        };
        let idle =
            state.buildings_of(state.turn).filter(|b| !state.has_acted(b.at)).map(|b| b.kind).filter(idle);
        let mut kinds: Vec<BuildingKind> = idle.collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut buttons = Vec::new();
        if !fortifies && kinds.contains(&BuildingKind::Castle) {
            buttons.push(Button::Coins);
        }
        for product in kinds.into_iter().flat_map(BuildingKind::products) {
            if !buttons.contains(&Button::Make(product)) {
                buttons.push(Button::Make(product));
            }
        }
        buttons.push(if fortifies { Button::Done } else { Button::End });
        buttons
    }

    fn label(&self, button: Button) -> Message {
        let key = match button {
            Button::Stop => match self.state.phase {
                Phase::Units { ship: Some(_), task: Task::Choose } => "wojna-button-stop-ship",
                _ => "wojna-button-stop",
            },
            Button::Done if self.state.phase == Phase::Fortify => "wojna-button-done-fortifying",
            Button::Done => "wojna-button-done",
            Button::End => "wojna-button-end",
            Button::Engine => "wojna-button-engine",
            Button::Ship => "wojna-button-ship",
            Button::Swing => "wojna-button-turn",
            Button::Turn(Turn::Left) => "wojna-button-turn-left",
            Button::Turn(Turn::Half) => "wojna-button-turn-around",
            Button::Turn(_) => "wojna-button-turn-right",
            Button::Volley => "wojna-button-volley",
            Button::Go => "wojna-button-go",
            Button::Ram => "wojna-button-ram",
            Button::Coins => return Message::new("wojna-button-coins").with("count", COINS),
            Button::Make(product) => return self.product_label(product),
        };
        Message::new(key)
    }

    fn product_label(&self, product: Product) -> Message {
        let (cost, coins) = (product.cost(), self.state.coins(self.state.turn));
        let missing = cost.saturating_sub(coins);
        let key = match (product, missing) {
            (_, 1..) => "wojna-button-too-dear",
            (Product::Building(_), 0) => "wojna-button-build",
            (Product::Unit(_), 0) => "wojna-button-recruit",
            (Product::Engine(_) | Product::Ship, 0) => "wojna-button-make",
        };
        let label = Message::new(key).with("kind", product).with("cost", cost);
        if missing > 0 { label.with("missing", missing) } else { label }
    }

    pub fn remarks(&self) -> Vec<Message> {
        let mut remarks = Vec::new();
        remarks.extend(self.loss_remark());
        remarks.extend(self.barracks_remark());
        remarks.extend(Owner::ALL.into_iter().filter_map(|owner| self.exile_remark(owner)));
        remarks.extend(self.cap_remark());
        remarks
    }

    /// Ending the turn now would lose (9, W-35, W-37).
    fn loss_remark(&self) -> Option<Message> {
        let loses = self.game.would_lose_by_ending_turn(self.state);
        let no_units = self.state.units(self.state.turn).next().is_none();
        let key = if no_units { "wojna-remark-loses-no-units" } else { "wojna-remark-loses-exile" };
        loses.then(|| self.of_turn(key))
    }

    /// A castle without a place for barracks in reach, while its owner has nobody who recruits (1.4.1).
    fn barracks_remark(&self) -> Option<Message> {
        let state = self.state;
        let lacks = |owner: Owner| {
            let recruits = state.buildings_of(owner).any(|building| building.kind.recruits());
            let castle = state.buildings_of(owner).find(|building| building.kind == BuildingKind::Castle);
            let has_units = state.units(owner).next().is_some();
            let castle = castle.filter(|_| !recruits && !has_units)?;
            let key = match self.game.prospect_of(state, castle) {
                Prospect::Settled => return None,
                Prospect::NeedsCamp => "wojna-remark-needs-camp",
                Prospect::Lost => "wojna-remark-no-barracks",
            };
            Some(Message::new(key).with("side", owner))
        };
        if matches!(state.phase, Phase::Over(_)) {
            return None;
        }
        Owner::ALL.into_iter().find_map(lacks)
    }

    /// A player without castle and camp: how many such turns there are left (W-37).
    fn exile_remark(&self, owner: Owner) -> Option<Message> {
        let played = matches!(self.state.phase, Phase::Units { .. } | Phase::Buildings);
        let left = EXILE.saturating_sub(self.state.exile(owner));
        (played && !self.state.has_home(owner))
            .then(|| Message::new("wojna-remark-exile").with("side", owner).with("count", left))
    }

    /// The last rounds (W-42).
    fn cap_remark(&self) -> Option<Message> {
        let played = matches!(self.state.phase, Phase::Units { .. } | Phase::Buildings);
        let left = self.game.options.round_cap.saturating_sub(self.state.turns / 2);
        (played && left <= CAP_WARNING).then(|| Message::new("wojna-remark-cap").with("count", left))
    }
}

/// The stages of setting up.
const SET_UP: &[&str] = &["wojna-phase-first-castle", "wojna-phase-second-castle"];
const SIEGE_SET_UP: &[&str] = &["wojna-phase-castle", "wojna-phase-fortify", "wojna-phase-camps"];
/// The stages of a turn (8).
const TURN: &[&str] = &["wojna-phase-units", "wojna-phase-buildings"];

/// How it ended.
fn over(ending: Ending) -> Message {
    match ending {
        Ending::NoUnits { loser } => Message::new("wojna-over-no-units").with("side", loser),
        Ending::Exile { loser } => Message::new("wojna-over-exile").with("side", loser),
        Ending::Cap { winner: Some(winner) } => Message::new("wojna-over-cap-score").with("side", winner),
        Ending::Cap { winner: None } => Message::new("wojna-over-cap"),
    }
}
