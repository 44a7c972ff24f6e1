//! Taking a castle or a camp within one turn: who strikes its guards, and who stands beside it in the end (6).

use super::commander::CAPTORS;
use super::orders::homes;
use crate::knowledge::best::Best;
use stolik_game::{Input, Rules};
use stolik_wojna::{Action, Building, Cell, Owner, Phase, Rect, State, Task, Unit, UnitKind, Wojna as Game};

/// The most fields beside a castle or a camp.
const SIDES: usize = 12;

/// A storm: found out on a copy of the position, then played action by action.
#[derive(Clone, Debug, Default)]
pub struct Storm {
    trial: Option<State>,
    /// What is still to be done, the last first.
    actions: Vec<Action>,
    /// The turn for which it was planned.
    turn: Option<u16>,
}

impl Storm {
    /// Forgets what was planned.
    pub fn break_off(&mut self) {
        self.actions.clear();
    }

    /// The next action of a storm that cannot fail, if there is one: no dice are needed.
    pub fn next(&mut self, game: &Game, state: &State) -> Option<Action> {
        let me = state.turn();
        if self.turn != Some(state.turns()) {
            self.turn = Some(state.turns());
            self.actions.clear();
        }
        if let Some(action) = self.actions.pop() {
            if game.check(state, me.seat(), &action).is_ok() {
                return Some(action);
            }
            self.actions.clear();
        }
        if state.phase() != (Phase::Units { ship: None, task: Task::Choose }) {
            return None;
        }
        for home in homes(state, !me) {
            if is_in_reach(state, me, home) && self.plan(game, state, home) && !self.actions.is_empty() {
                return self.actions.pop();
            }
        }
        None
    }

    /// Whether the player on turn can take a castle or a camp for certain.
    pub fn succeeds(&mut self, game: &Game, state: &State) -> bool {
        let me = state.turn();
        homes(state, !me).any(|home| is_in_reach(state, me, home) && self.plan(game, state, home))
    }

    /// Tries to take a castle or a camp.
    fn plan(&mut self, game: &Game, state: &State, home: Building) -> bool {
        let mut trial = self.trial.take().unwrap_or_else(|| state.clone());
        trial.clone_from(state);
        self.actions.clear();
        let taken = self.clear(game, &mut trial, home) && self.surround(game, &mut trial, home);
        self.trial = Some(trial);
        self.actions.reverse();
        if !taken {
            self.actions.clear();
        }
        taken
    }

    /// Strikes all who stand beside it, those first whom the fewest can reach.
    fn clear(&mut self, game: &Game, trial: &mut State, home: Building) -> bool {
        let (frame, me) = (trial.frame(), trial.turn());
        let ground = home.rect(frame);
        loop {
            let mut guards = [(Cell(0), 0u32, None::<(i32, Cell, Cell)>); SIDES];
            let mut count = 0;
            for cell in ground.sides(frame).filter(|&cell| trial.is_held_by(!me, cell)) {
                guards[count].0 = cell;
                count += 1;
            }
            let guards = &mut guards[..count];
            if guards.is_empty() {
                return true;
            }
            for (from, unit) in fresh(trial, me).filter(|(_, unit)| unit.kind != UnitKind::Archers) {
                let reach = i16::from(unit.kind.steps()) + 1;
                let mut hits = [false; SIDES];
                if guards.iter().all(|&(guard, ..)| frame.steps(from, guard) > reach) {
                    continue;
                }
                let mut stand = |to: Cell| {
                    let beside = beside(trial, ground, to);
                    let value = 20 * i32::from(beside) - i32::from(frame.steps(from, to))
                        + 5 * i32::from(unit.kind == UnitKind::Infantry);
                    game.visit_targets(trial, to, unit, |target| {
                        let Some(at) = guards.iter().position(|&(guard, ..)| guard == target) else { return };
                        hits[at] = true;
                        if guards[at].2.is_none_or(|(most, ..)| value > most) {
                            guards[at].2 = Some((value, from, to));
                        }
                    });
                };
                stand(from);
                game.visit_destinations(trial, from, stand);
                for (guard, hit) in guards.iter_mut().zip(hits) {
                    guard.1 += u32::from(hit);
                }
            }
            let hardest = guards.iter().filter(|guard| guard.2.is_some()).min_by_key(|guard| guard.1);
            let Some(&(target, _, Some((_, from, to)))) = hardest else { return false };
            if to != from {
                self.play(game, trial, Action::Go { from, to });
            }
            self.play(game, trial, Action::Strike { from: to, target });
        }
    }

    /// Brings enough units beside it.
    fn surround(&mut self, game: &Game, trial: &mut State, home: Building) -> bool {
        let (frame, me) = (trial.frame(), trial.turn());
        let ground = home.rect(frame);
        while ground.sides(frame).filter(|&cell| trial.is_held_by(me, cell)).count() < CAPTORS {
            let mut best = Best::NONE;
            for (from, unit) in fresh(trial, me).filter(|&(from, _)| !beside(trial, ground, from)) {
                if i32::from(ground.distance(Rect::of_cell(frame, from))) > i32::from(unit.kind.steps()) {
                    continue;
                }
                game.visit_destinations(trial, from, |to| {
                    let value = 10 * i32::from(unit.kind.steps()) + i32::from(frame.steps(from, to));
                    if beside(trial, ground, to) {
                        best.offer(-value, (from, to));
                    }
                });
            }
            let Some((from, to)) = best.taken() else { return false };
            self.play(game, trial, Action::Go { from, to });
            if let Phase::Units { task: Task::Unit(_), .. } = trial.phase() {
                self.play(game, trial, Action::Stop);
            }
        }
        true
    }

    fn play(&mut self, game: &Game, trial: &mut State, action: Action) {
        self.actions.push(action);
        game.play_unchecked(trial, &Input::Act { seat: trial.turn().seat(), action });
    }
}

/// Whether enough are near, as far as can be told at a glance.
fn is_in_reach(state: &State, me: Owner, home: Building) -> bool {
    let frame = state.frame();
    let ground = home.rect(frame);
    let near = |&(cell, unit): &(Cell, Unit)| {
        let way = ground.distance(Rect::of_cell(frame, cell));
        way == 0 || !unit.exhausted && way <= unit.kind.steps().into()
    };
    state.units(me).filter(near).take(CAPTORS).count() == CAPTORS
}

fn fresh(state: &State, me: Owner) -> impl Iterator<Item = (Cell, Unit)> {
    state.units(me).filter(|(_, unit)| !unit.exhausted)
}

fn beside(state: &State, ground: Rect, cell: Cell) -> bool {
    ground.distance(Rect::of_cell(state.frame(), cell)) == 0
}
