//! Where buildings may stand (5, W-3 to W-7, 7, 1.4.6).

use crate::{
    Action, Axis, Building, BuildingKind, CastleId, Cell, CellSet, Flow, Frame, Mode, Owner, Phase, Rect,
    State, Terrain, Why, Wojna, turned,
};

/// The least distance of the second castle (7.1), and of camps in a siege (7.2).
pub(crate) const APART: i16 = 16;
/// The camps that the attacker places (7.2).
const CAMPS: usize = 2;

/// A building that is thought to stand already.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    kind: BuildingKind,
    rect: Rect,
}

impl Plan {
    pub(crate) fn new(frame: Frame, kind: BuildingKind, at: Cell, axis: Axis) -> Plan {
        Plan { kind, rect: Rect::at(frame, at, turned(kind.size(), axis)) }
    }
}

impl Wojna {
    /// Whether buildings of these kinds may not touch (W-6).
    #[inline]
    pub(crate) fn keep_apart(&self, one: BuildingKind, other: BuildingKind) -> bool {
        if self.options.fortifications_may_touch {
            one.is_large() && other.is_large()
        } else {
            one.is_large() || other.is_large()
        }
    }

    /// Whether a building may stand there, as far as the ground and its neighbours go (W-4, W-6, W-7).
    #[inline]
    pub(crate) fn building_fits(
        &self,
        state: &State,
        kind: BuildingKind,
        at: Cell,
        axis: Axis,
    ) -> Result<(), Why> {
        let frame = state.frame;
        let rect = Rect::at(frame, at, turned(kind.size(), axis));
        if !rect.is_on(frame) {
            return Err(Why::BuildingOffMap(at));
        }
        for cell in rect.cells(frame) {
            if self.terrain(cell) != Terrain::Grass {
                return Err(Why::NotGrass(cell));
            }
            if !state.square(cell).is_empty() {
                return Err(Why::Taken(cell));
            }
        }
        let clash = |&cell: &Cell| {
            let other = state.square(cell).building_kind();
            other.is_some_and(|other| self.keep_apart(kind, other))
        };
        rect.around().cells(frame).find(clash).map_or(Ok(()), |cell| Err(Why::Touches(cell)))
    }

    /// Whether a castle may build this there, coins apart (5.1, W-5).
    #[inline]
    pub(crate) fn may_build(
        &self,
        state: &State,
        castle: Building,
        kind: BuildingKind,
        at: Cell,
        axis: Axis,
    ) -> Result<(), Why> {
        self.building_fits(state, kind, at, axis)?;
        let rect = Rect::at(state.frame, at, turned(kind.size(), axis));
        let distance = castle.rect(state.frame).distance(rect);
        if distance > kind.reach() {
            return Err(Why::TooFarFromCastle(at, distance, kind.reach()));
        }
        let plan = Plan { kind, rect };
        if state.phase == Phase::Fortify && !self.camps_fit(state, Some(plan), CAMPS) {
            return Err(Why::CampsMustFit(at)); // 1.4.6
        }
        Ok(())
    }

    /// Visits every place where a castle may build this, coins apart.
    #[inline]
    pub(crate) fn each_site(
        &self,
        state: &State,
        castle: Building,
        kind: BuildingKind,
        visit: &mut impl FnMut(Cell, Axis) -> Flow,
    ) -> Flow {
        let (frame, home, reach) = (state.frame, castle.rect(state.frame), kind.reach() + 1);
        for &axis in kind.axes() {
            let (width, height) = turned(kind.size(), axis);
            for y in home.y - reach - height + 1..home.y + home.height + reach {
                for x in home.x - reach - width + 1..home.x + home.width + reach {
                    let Some(at) = frame.cell(x, y) else { continue };
                    if home.distance(Rect { x, y, width, height }) > kind.reach() {
                        continue;
                    }
                    if self.may_build(state, castle, kind, at, axis).is_ok() {
                        visit(at, axis)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether the player may place the castle there (7.1, 7.2, W-3).
    pub(crate) fn may_found(&self, state: &State, at: Cell) -> Result<(), Why> {
        self.building_fits(state, BuildingKind::Castle, at, Axis::Across)?;
        let rect = Rect::at(state.frame, at, BuildingKind::Castle.size());
        if let Some(first) = state.castle(CastleId::First) {
            return require_far(first.rect(state.frame).distance(rect), at);
        }
        if self.sites.has(at) {
            return Ok(());
        }
        Err(match self.options.mode {
            Mode::Standard => Why::NoAnswer(at),
            Mode::Siege => Why::CampsMustFit(at),
        })
    }

    /// Whether the attacker may place a camp there (7.2, 1.4.6).
    pub(crate) fn may_camp(&self, state: &State, at: Cell) -> Result<(), Why> {
        self.camp_fits(state, at, None)?;
        let plan = Plan::new(state.frame, BuildingKind::Camp, at, Axis::Across);
        let others = state.camps_to_come().saturating_sub(1);
        if self.camps_fit(state, Some(plan), others) { Ok(()) } else { Err(Why::CampsMustFit(at)) }
    }

    /// Whether a free camp may stand there, were the plan built.
    fn camp_fits(&self, state: &State, at: Cell, plan: Option<Plan>) -> Result<(), Why> {
        self.building_fits(state, BuildingKind::Camp, at, Axis::Across)?;
        let rect = Rect::at(state.frame, at, BuildingKind::Camp.size());
        for castle in CastleId::ALL {
            if let Some(castle) = state.castle(castle) {
                require_far(castle.rect(state.frame).distance(rect), at)?;
            }
        }
        match plan {
            Some(plan) if plan.rect.distance(rect) < 0 => Err(Why::Taken(at)),
            Some(plan) if plan.rect.touches(rect) && self.keep_apart(plan.kind, BuildingKind::Camp) => {
                Err(Why::Touches(at))
            }
            _ => Ok(()),
        }
    }

    /// Whether so many free camps fit, were the plan built (1.4.6). At most two are ever asked for.
    fn camps_fit(&self, state: &State, plan: Option<Plan>, camps: usize) -> bool {
        let fits = state.frame.cells().filter(|&at| self.camp_fits(state, at, plan).is_ok());
        some_fit(state.frame, fits, camps)
    }

    /// Whether a castle with this first field would have no place for barracks in reach (1.4.1). Such places are the last
    /// that anybody chooses.
    pub fn castle_lacks_barracks(&self, state: &State, castle: Cell) -> bool {
        let castle = Building::castle(castle, CastleId::First);
        let home = castle.rect(state.frame);
        self.each_site(state, castle, BuildingKind::Barracks, &mut |at, _| {
            let barracks = Rect::at(state.frame, at, BuildingKind::Barracks.size());
            if home.touches(barracks) { Flow::Continue(()) } else { Flow::Break(()) }
        })
        .is_continue()
    }
}

/// What becomes of a player whose castle has no barracks yet (1.4.1, 1.4.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// A barracks that recruits fits, or nothing is lost without units at first.
    Settled,
    /// No barracks that recruits fits, but a camp that does.
    NeedsCamp,
    /// Neither fits: the first turn ends without a land unit, and the game with it.
    Lost,
}

impl Wojna {
    /// What becomes of a player who places the castle there.
    pub(crate) fn prospect_at(&self, state: &State, at: Cell) -> Prospect {
        let castle = Building::castle(at, CastleId::First);
        if self.options.elimination_grace || self.can_recruit(state, castle, BuildingKind::Barracks) {
            return Prospect::Settled;
        }
        let mut founded = state.clone();
        self.act(&mut founded, Action::Castle(at));
        founded.building(at).map_or(Prospect::Lost, |castle| self.prospect_of(&founded, castle))
    }

    /// What becomes of the owner of a castle that stands.
    pub(crate) fn prospect_of(&self, state: &State, castle: Building) -> Prospect {
        let fits = |kind| self.can_recruit(state, castle, kind);
        if self.options.elimination_grace || fits(BuildingKind::Barracks) {
            Prospect::Settled
        } else if fits(BuildingKind::Camp) {
            Prospect::NeedsCamp
        } else {
            Prospect::Lost
        }
    }

    /// Whether a castle, which need not stand yet, can build something of this kind that has a field to recruit on (W-44).
    fn can_recruit(&self, state: &State, castle: Building, kind: BuildingKind) -> bool {
        let (frame, home) = (state.frame, castle.rect(state.frame));
        self.each_site(state, castle, kind, &mut |at, axis| {
            let rect = Rect::at(frame, at, turned(kind.size(), axis));
            let recruits = rect.sides(frame).any(|cell| self.may_muster(state, state.turn, cell).is_ok());
            if recruits && !home.touches(rect) { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
    }
}

impl State {
    /// How many of the attacker's camps have not been placed yet.
    pub(crate) fn camps_to_come(&self) -> usize {
        let camps = self.buildings_of(Owner::Blue).filter(|building| building.kind == BuildingKind::Camp);
        CAMPS.saturating_sub(camps.count())
    }
}

/// The places of the first castle that leave the other player an answer (W-3): a castle, or two camps. Found once for
/// a map.
pub(crate) fn first_castles(frame: Frame, terrain: &[Terrain], mode: Mode) -> CellSet {
    let is_free = |cell: &Cell| {
        let rect = Rect::at(frame, *cell, BuildingKind::Castle.size());
        rect.is_on(frame) && rect.cells(frame).all(|cell| terrain[cell.index()] == Terrain::Grass)
    };
    let places: Vec<Cell> = frame.cells().filter(is_free).collect();
    let answers = match mode {
        Mode::Standard => 1,
        Mode::Siege => CAMPS,
    };
    let mut sites = CellSet::new(frame.area());
    for &site in &places {
        let rect = |at| Rect::at(frame, at, BuildingKind::Castle.size());
        let far = places.iter().copied().filter(|&other| rect(site).distance(rect(other)) >= APART);
        if some_fit(frame, far, answers) {
            sites.insert(site);
        }
    }
    sites
}

/// Whether so many buildings of three by three fields fit on some of these places without touching: none, one or two.
/// Two do where the places spread over four columns or four rows.
fn some_fit(frame: Frame, mut places: impl Iterator<Item = Cell>, count: usize) -> bool {
    if count < 2 {
        return count == 0 || places.next().is_some();
    }
    let mut spread: Option<[(i16, i16); 2]> = None;
    places.any(|place| {
        let (x, y) = frame.xy(place);
        let [columns, rows] = spread.get_or_insert([(x, x), (y, y)]);
        *columns = (columns.0.min(x), columns.1.max(x));
        *rows = (rows.0.min(y), rows.1.max(y));
        columns.1 - columns.0 > 3 || rows.1 - rows.0 > 3
    })
}

fn require_far(distance: i16, at: Cell) -> Result<(), Why> {
    if distance >= APART { Ok(()) } else { Err(Why::TooNearToCastle(at, distance.max(0), APART)) }
}
