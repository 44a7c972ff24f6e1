//! Who leads an army through a turn: from a position to the next action.

use super::economy;
use super::field::{AREA, Danger, fingerprint};
use super::fleet::{Fleet, is_useful};
use super::orders::{Orders, homes};
use super::posture::Posture;
use super::relief::Relief;
use super::sites;
use super::storm::Storm;
use super::tactics::{Deed, Luck, Tactics};
use super::train::Train;
use stolik_game::{Entropy, Pinned, Rules};
use stolik_wojna::{
    Action, Building, BuildingKind, Cell, EngineKind, Group, Mode, Owner, Phase, Rect, State, Task, Unit,
    UnitKind, Wojna as Game,
};

/// What it is worth to go on board of a ship that lacks a crew.
const CREW: i16 = 130;

/// With so many coins a besieger still recruits.
const MUSTER: u32 = 4;

/// A castle or a camp falls to so many land units beside it (6).
pub const CAPTORS: usize = 3;

/// More guards than these beside a castle or a camp are of no use.
const GUARDS: usize = 4;

/// So few enemies near a castle or a camp are no reason to turn back.
const FEW_INVADERS: usize = 1;

/// How much of its craft a commander uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Craft {
    /// It marches, fights, builds and recruits a fixed mix.
    Plain,
    /// It also sees what can be taken by storm within the turn, keeps and recruits guards where the enemy could do so, leaves
    /// more coins for recruits, and raids over water.
    Full,
}

/// Who leads an army. What it has seen is kept until the position differs in what matters.
#[derive(Clone, Debug)]
pub struct Commander {
    /// Where the army goes.
    pub orders: Orders,
    /// What the enemy could hit.
    pub danger: Danger,
    /// What the own units could hit when the turn began.
    pub cover: Danger,
    /// What is needed where no way leads to the enemy.
    pub fleet: Fleet,
    /// Its engines.
    pub train: Train,
    prizes: [i16; AREA],
    prized: Vec<Cell>,
    ordered: Option<(u16, Owner, bool, u64)>,
    surveyed: Option<(Owner, u64)>,
    /// How loosely it chooses: in hundredths of an infantry.
    pub looseness: i32,
    /// How much of its craft it uses.
    pub craft: Craft,
    storm: Storm,
    relief: Relief,
    actions: Vec<Action>,
}

impl Commander {
    /// One who has seen nothing yet.
    pub fn new() -> Commander {
        Commander {
            orders: Orders::new(),
            danger: Danger::new(),
            cover: Danger::new(),
            fleet: Fleet::new(),
            train: Train::new(),
            prizes: [0; AREA],
            prized: Vec::with_capacity(256),
            ordered: None,
            surveyed: None,
            looseness: 0,
            craft: Craft::Plain,
            storm: Storm::default(),
            relief: Relief::default(),
            actions: Vec::with_capacity(1 << 10),
        }
    }

    /// Forgets what it has seen of the position.
    pub fn look_anew(&mut self) {
        (self.ordered, self.surveyed) = (None, None);
        self.storm.break_off();
        self.relief.break_off();
    }

    /// What it is worth to stand on a field, besides the way.
    #[inline]
    pub fn prize(&self, cell: Cell) -> i32 {
        self.prizes[cell.index()].into()
    }

    /// Whether a unit stays where it is, as one of a crew.
    pub fn keeps(&self, state: &State, cell: Cell) -> bool {
        self.fleet.keeps(state, state.turn(), cell)
            || self.craft == Craft::Full && self.train.keeps(state, cell)
    }

    /// How far a field is from the goal: where no way leads, from what is needed first.
    #[inline]
    pub fn steps(&self, cell: Cell) -> i32 {
        self.orders.steps(&self.fleet.board, cell)
    }

    /// The next action of the player on turn.
    pub fn next(
        &mut self,
        game: &Game,
        state: &State,
        posture: Posture,
        entropy: &mut Pinned,
    ) -> Option<Action> {
        match state.phase() {
            Phase::Castle | Phase::Camps | Phase::Fortify => sites::next(game, state, self.craft, entropy),
            Phase::Units { ship, task } => {
                if self.craft == Craft::Full
                    && let Some(action) = self.storm.next(game, state)
                {
                    return Some(action);
                }
                self.look(game, state, posture);
                Some(self.lead(game, state, posture, ship, task, entropy))
            }
            Phase::Buildings => {
                self.look(game, state, posture);
                if self.craft == Craft::Full
                    && let Some(action) = self.relief.next(game, state, &self.danger)
                {
                    return Some(action);
                }
                Some(economy::next(self, game, state))
            }
            Phase::Over(_) => None,
        }
    }

    /// Looks at the position, as far as it has changed.
    fn look(&mut self, game: &Game, state: &State, posture: Posture) {
        let me = state.turn();
        let home = posture.weights().home;
        let standing = state.buildings().fold(0, |hash: u64, building| {
            hash.rotate_left(7)
                ^ (u64::from(building.at.0) << 2 | state.owner(building).map_or(2, |o| o as u64))
        });
        let standing = state.ships().fold(standing, |hash, ship| hash.rotate_left(9) ^ u64::from(ship.at.0));
        let ordered = Some((state.turns(), me, home, standing));
        let anew = self.ordered != ordered;
        if anew {
            self.orders.give(game, state, me, home, self.craft == Craft::Full);
            self.fleet.plan(game, state, me, &self.orders.way);
            self.orders.rank(state, me, &self.fleet.board);
            self.cover.survey(game, state, me);
            self.ordered = ordered;
        }
        let surveyed = Some((me, fingerprint(state, !me)));
        if self.surveyed != surveyed {
            self.danger.survey(game, state, !me);
            self.surveyed = surveyed;
        }
        if anew && self.craft == Craft::Full {
            self.train.plan(game, state, &self.orders, &self.danger, self.fleet.barred);
        }
        self.set_prizes(game, state, me);
    }

    /// Castles and camps that may be taken, or must be kept.
    fn set_prizes(&mut self, game: &Game, state: &State, me: Owner) {
        let frame = game.frame();
        for cell in self.prized.drain(..) {
            self.prizes[cell.index()] = 0;
        }
        for cell in self.fleet.empty_decks(state, me) {
            self.prizes[cell.index()] = CREW;
            self.prized.push(cell);
        }
        if self.craft == Craft::Full {
            let Commander { train, prizes, prized, .. } = self;
            train.each_post(state, me, |cell, prize| {
                prizes[cell.index()] = prize;
                prized.push(cell);
            });
        }
        let own_home = self.orders.homes.iter().find(|(owner, _)| *owner == me).map(|(_, home)| home.at);
        for number in 0..self.orders.homes.len() {
            let (owner, home) = self.orders.homes[number];
            let prize = if owner == me {
                self.prize_of_keeping(game, state, me, home)
            } else {
                self.prize_of_taking(game, state, me, home)
            };
            let Some(prize) = prize else { continue };
            // Who has arrived goes on around it, so that the next can come.
            let around = |cell: Cell| match own_home.filter(|_| owner != me) {
                Some(own_home) => 3 * frame.steps(cell, own_home).min(40),
                None => 0,
            };
            for cell in home.rect(frame).sides(frame) {
                self.prizes[cell.index()] = prize + around(cell);
                self.prized.push(cell);
            }
        }
    }

    /// What it is worth to stand beside an own castle or camp, if anything.
    fn prize_of_keeping(&self, game: &Game, state: &State, me: Owner, home: Building) -> Option<i16> {
        let full = self.craft == Craft::Full;
        let few = self.orders.invaders <= FEW_INVADERS;
        if few && !full {
            return None;
        }
        let rect = home.rect(game.frame());
        let guards = units_beside(game, state, me, rect);
        if full {
            let comes = |&(cell, unit): &(Cell, Unit)| steps_to(game, rect, cell) <= unit.kind.steps().into();
            let threat = state.units(!me).filter(comes).count();
            match guards {
                _ if threat < CAPTORS => {}
                0 => return Some(600),
                _ if guards <= threat => return Some(250),
                _ if guards <= threat + 2 => return Some(80),
                _ => {}
            }
        }
        match guards {
            _ if few => None,
            // Enough are there: the others go and meet the invaders.
            GUARDS.. if full => Some(0),
            0 => Some(400),
            1 => Some(120),
            _ => Some(40),
        }
    }

    /// What it is worth to stand beside an enemy castle or camp, if anything.
    fn prize_of_taking(&self, game: &Game, state: &State, me: Owner, home: Building) -> Option<i16> {
        let full = self.craft == Craft::Full;
        let rect = home.rect(game.frame());
        let [guards, beside] = [!me, me].map(|owner| units_beside(game, state, owner, rect));
        if full && guards > 0 && beside >= CAPTORS {
            // Enough are beside it: what is left is to get at the guards.
            return None;
        }
        let comes = |&(cell, unit): &(Cell, Unit)| {
            let way = steps_to(game, rect, cell);
            !unit.exhausted && way > 0 && way <= unit.kind.steps().into()
        };
        let captors = beside + state.units(me).filter(comes).count();
        Some(match guards {
            0 if captors >= CAPTORS => 1_500,
            _ if captors >= CAPTORS => 60,
            // Hardly anybody is left to keep them off.
            0 if state.army(!me) < CAPTORS && state.army(me) >= CAPTORS => 150,
            // Raiders wait beside it for those who follow.
            _ if full && captors + 1 >= CAPTORS => 40,
            _ => 0,
        })
    }

    /// The next action of the unit turns.
    fn lead(
        &mut self,
        game: &Game,
        state: &State,
        posture: Posture,
        ship: Option<Cell>,
        task: Task,
        entropy: &mut Pinned,
    ) -> Action {
        let me = state.turn();
        let seed = if self.looseness > 0 { entropy.next_u64() } else { 0 };
        let luck = Luck { seed, mean: self.looseness };
        let (wary, weights) = if self.gathers(game, state, me) {
            (Posture::Gather.weights(), Posture::Gather.weights())
        } else {
            let usual = posture.weights();
            (usual, usual.at_odds(self.orders.odds).with_coins(state.coins(me)))
        };
        let tactics = Tactics { game, state, weights, wary, luck, commander: self };
        let hit = |from: Cell| {
            let unit = state.unit(from).filter(|unit| unit.owner == me && !unit.exhausted)?;
            Some((unit.kind, from, tactics.target(from, unit).0?))
        };
        match task {
            Task::Unit(cell) => hit(cell).map_or(Action::Stop, attack),
            Task::Engine(at) => {
                let engine = state.engine(at).filter(|engine| engine.kind == EngineKind::Tower);
                let crew = engine.map(|engine| engine.rect(game.frame()).cells(game.frame()));
                match crew.and_then(|mut crew| crew.find_map(hit)) {
                    Some(found) => attack(found),
                    None => self.blow(game, state, at).unwrap_or(Action::Stop),
                }
            }
            Task::Choose | Task::Roll(_) => {
                if ship.is_none()
                    && let Some(action) = self.drive(game, state)
                {
                    return action;
                }
                let tactics = Tactics { game, state, weights, wary, luck, commander: self };
                let aboard =
                    |cell| ship.is_none_or(|ship| state.ship(cell).is_some_and(|here| here.at == ship));
                let fresh = || state.units(me).filter(|&(cell, unit)| !unit.exhausted && aboard(cell));
                let mut best: Option<Deed> = None;
                let mut offer = |deed: Deed| {
                    if deed.gain > 0 && best.is_none_or(|best| deed.gain > best.gain) {
                        best = Some(deed);
                    }
                };
                // Who can fight goes first, then who is foremost: so nobody stands in the way.
                for (cell, unit) in fresh().filter(|&(cell, unit)| tactics.is_in_contact(cell, unit)) {
                    let deed = tactics.best(cell, unit);
                    if deed.target.is_some() {
                        offer(deed);
                    }
                }
                if best.is_none() {
                    best = advance(&tactics, fresh());
                }
                match best {
                    Some(deed) => act(state, deed),
                    None if ship.is_some() => Action::Stop,
                    None => self.fleet.next(game, state, me, true).unwrap_or(Action::Done),
                }
            }
        }
    }

    /// Whether the army waits for all who can still be paid: a besieger earns nothing (7.2), so nobody comes after them, and
    /// who storms piece by piece is beaten piece by piece.
    fn gathers(&self, game: &Game, state: &State, me: Owner) -> bool {
        self.craft == Craft::Full
            && game.options().mode == Mode::Siege
            && state.coins(me) >= MUSTER
            && self.orders.invaders == 0
            && homes(state, me).all(|home| home.kind == BuildingKind::Camp)
            && homes(state, me).any(|home| {
                let mut places = home.rect(game.frame()).sides(game.frame());
                places.any(|cell| game.can_muster(state, me, cell))
            })
    }

    /// What a ship with a full crew or an engine does now, if anything.
    fn drive(&mut self, game: &Game, state: &State) -> Option<Action> {
        let me = state.turn();
        let sailed = self.fleet.next(game, state, me, false);
        sailed.or_else(|| match self.craft {
            Craft::Plain => self.fleet.ram(game, state, me),
            Craft::Full => self.train.next(game, state, &self.danger),
        })
    }

    /// What an engine does that has moved.
    fn blow(&mut self, game: &Game, state: &State, at: Cell) -> Option<Action> {
        if self.craft == Craft::Full {
            return self.train.then(game, state, at);
        }
        self.actions.clear();
        game.group_actions(state, Group::Engine(at), &mut self.actions);
        self.actions.iter().copied().find(|&action| is_useful(state, state.turn(), action))
    }
}

/// How many land units of a player stand beside a building.
fn units_beside(game: &Game, state: &State, owner: Owner, rect: Rect) -> usize {
    rect.sides(game.frame()).filter(|&cell| state.is_held_by(owner, cell)).count()
}

/// How many steps it is from a field to beside a building, obstacles ignored.
fn steps_to(game: &Game, rect: Rect, from: Cell) -> i16 {
    rect.distance(Rect::of_cell(game.frame(), from))
}

/// The foremost unit that gains by a move, and its move.
fn advance(tactics: &Tactics<'_>, fresh: impl Iterator<Item = (Cell, Unit)>) -> Option<Deed> {
    let mut waiting = [(i32::MAX, Cell(0)); 256];
    let mut count = 0;
    for ((cell, _), place) in fresh.zip(&mut waiting) {
        *place = (tactics.commander.steps(cell), cell);
        count += 1;
    }
    waiting[..count].sort_unstable();
    waiting[..count].iter().find_map(|&(_, cell)| {
        let unit = tactics.state.unit(cell)?;
        let deed = tactics.best(cell, unit);
        (deed.gain > 0).then_some(deed)
    })
}

fn attack((kind, from, target): (UnitKind, Cell, Cell)) -> Action {
    match kind {
        UnitKind::Archers => Action::Shoot { from, target },
        UnitKind::Infantry | UnitKind::Cavalry => Action::Strike { from, target },
    }
}

fn act(state: &State, deed: Deed) -> Action {
    match (deed.target, state.unit(deed.from)) {
        (Some(target), Some(unit)) if deed.to == deed.from => attack((unit.kind, deed.from, target)),
        _ => Action::Go { from: deed.from, to: deed.to },
    }
}
