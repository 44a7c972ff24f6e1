//! A castle or a camp that would fall in the enemy's next turn: who can still be recruited to stand beside it (6).

use super::commander::CAPTORS;
use super::economy::{is_beside_home, is_cut_off};
use super::field::Danger;
use super::orders::homes;
use super::storm::Storm;
use stolik_game::{Input, Rules};
use stolik_wojna::{
    Action, Axis, Building, BuildingKind, Cell, Mode, NewUnit, Phase, Recruits, Rect, State, Unit, UnitKind,
    Wojna as Game,
};

/// So many places for barracks are tried.
const TRIED: usize = 6;

/// Who is recruited to hold a castle or a camp: found out on a copy of the position, then played action by action.
#[derive(Clone, Debug, Default)]
pub struct Relief {
    trial: Option<State>,
    after: Option<State>,
    storm: Storm,
    /// What is still to be done, the last first.
    actions: Vec<Action>,
    sites: Vec<(usize, usize, Cell)>,
    /// The turn for which it was planned.
    turn: Option<u16>,
}

impl Relief {
    /// Forgets what was planned.
    pub fn break_off(&mut self) {
        self.actions.clear();
        self.turn = None;
    }

    /// The next action of buildings without which a castle or a camp would fall, if some action helps.
    pub fn next(&mut self, game: &Game, state: &State, danger: &Danger) -> Option<Action> {
        if self.turn != Some(state.turns()) {
            self.turn = Some(state.turns());
            self.actions.clear();
            if is_threatened(state) && may_win(game, state) && !self.holds(game, state) {
                self.plan(game, state, danger);
            }
        }
        let action = self.actions.pop()?;
        if game.check(state, state.turn().seat(), &action).is_ok() {
            return Some(action);
        }
        self.actions.clear();
        None
    }

    /// Looks for recruits that hold it: of what stands, or of barracks that are built for them.
    fn plan(&mut self, game: &Game, state: &State, danger: &Danger) {
        let me = state.turn();
        if self.succeeds(game, state, danger, None) {
            return;
        }
        let castle = state.buildings_of(me).find(|building| building.kind == BuildingKind::Castle);
        let Some(castle) = castle.filter(|castle| !state.has_acted(castle.at)) else { return };
        self.find_sites(game, state, danger, castle);
        for number in 0..self.sites.len().min(TRIED) {
            let (kind, at) = (BuildingKind::Barracks, self.sites[number].2);
            let built = Action::Build { castle: castle.at, kind, at, axis: Axis::Across };
            if game.check(state, me.seat(), &built).is_ok() && self.succeeds(game, state, danger, Some(built))
            {
                return;
            }
        }
    }

    /// The places for barracks whose recruits would stand beside a castle or a camp, best out of reach.
    fn find_sites(&mut self, game: &Game, state: &State, danger: &Danger, castle: Building) {
        let frame = state.frame();
        self.sites.clear();
        let sites = &mut self.sites;
        game.visit_sites(state, castle, BuildingKind::Barracks, |at, _| {
            let ground = Rect::at(frame, at, BuildingKind::Barracks.size());
            let (mut guards, mut safe) = (0, 0);
            for cell in ground.sides(frame).filter(|&cell| guards_home(game, state, cell)) {
                guards += 1;
                safe += usize::from(danger.strikes(cell) == 0);
            }
            if guards > 0 {
                sites.push((safe.min(2), guards.min(2), at));
            }
        });
        self.sites.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// Whether everything holds after a building, if any, and all recruits that can stand as guards; their actions are kept
    /// then.
    fn succeeds(&mut self, game: &Game, state: &State, danger: &Danger, built: Option<Action>) -> bool {
        let mut trial = self.trial.take().unwrap_or_else(|| state.clone());
        trial.clone_from(state);
        self.actions.clear();
        let seat = state.turn().seat();
        let mut play = |trial: &mut State, action: Action| {
            self.actions.push(action);
            game.play_unchecked(trial, &Input::Act { seat, action });
        };
        if let Some(action) = built {
            play(&mut trial, action);
        }
        while let Some(action) = guards(game, &trial, danger) {
            play(&mut trial, action);
        }
        let holds = !self.actions.is_empty() && self.holds(game, &trial);
        self.trial = Some(trial);
        self.actions.reverse();
        if !holds {
            self.actions.clear();
        }
        holds
    }

    /// Whether nothing falls for certain in the enemy's next turn, if this one ends now.
    fn holds(&mut self, game: &Game, state: &State) -> bool {
        let mut after = self.after.take().unwrap_or_else(|| state.clone());
        after.clone_from(state);
        let seat = state.turn().seat();
        game.play_unchecked(&mut after, &Input::Act { seat, action: Action::End });
        let falls = matches!(after.phase(), Phase::Units { .. }) && self.storm.succeeds(game, &after);
        self.after = Some(after);
        !falls
    }
}

/// Whether enough enemies are near a castle or a camp of the player on turn, as far as can be told at a glance.
fn is_threatened(state: &State) -> bool {
    let (frame, me) = (state.frame(), state.turn());
    homes(state, me).any(|home| {
        let ground = home.rect(frame);
        let comes = |&(cell, unit): &(Cell, Unit)| {
            ground.distance(Rect::of_cell(frame, cell)) <= unit.kind.steps().into()
        };
        state.units(!me).filter(comes).take(CAPTORS).count() == CAPTORS
    })
}

/// Whether who holds out can go and win. Over water such wars do not end, since neither side gets across; and in sieges the
/// coins do not come back (7.2).
fn may_win(game: &Game, state: &State) -> bool {
    let earns = game.options().mode == Mode::Standard;
    earns && homes(state, state.turn()).any(|home| !is_cut_off(game, state, home))
}

/// The recruits of the next building that has places beside a castle or a camp, those first where nobody strikes.
fn guards(game: &Game, state: &State, danger: &Danger) -> Option<Action> {
    let (frame, me) = (state.frame(), state.turn());
    let idle = state.buildings_of(me).filter(|building| !state.has_acted(building.at));
    let guard = |at: Cell| NewUnit { at, kind: UnitKind::Infantry };
    idle.filter(|building| building.kind.recruits()).find_map(|building| {
        let sides = || building.rect(frame).sides(frame);
        let posts = || sides().filter(|&cell| guards_home(game, state, cell));
        let first = posts().min_by_key(|&cell| danger.strikes(cell)).map(guard)?;
        let second =
            posts().filter(|&cell| cell != first.at).min_by_key(|&cell| danger.strikes(cell)).map(guard);
        let recruits = match (second, state.coins(me)) {
            (_, 0) => return None,
            (Some(second), 2..) => Recruits::two(first, second)?,
            _ => Recruits::one(first),
        };
        Some(Action::Recruit { building: building.at, recruits })
    })
}

/// Whether a recruit on a field would stand beside a castle or a camp of his own.
fn guards_home(game: &Game, state: &State, cell: Cell) -> bool {
    game.can_muster(state, state.turn(), cell) && is_beside_home(state, cell)
}
