//! Choosing is a walk: who, then where or what, then what is still open; nothing is asked that has one answer only.

mod buildings;
mod engines;
mod notes;
mod set_up;
mod units;

use crate::{Action, Button, Cell, Phase, State, Why, Wojna, field_of};
use stolik_game::kit::{Said, Touched};
use stolik_game::{Choosing, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Views, Walk, WalkOf};

/// A walk, or which of the touched spots cannot be and why.
pub(crate) type Walked = Result<WalkOf<Wojna>, (usize, Why)>;

impl Choosing for Wojna {
    fn walk(&self, view: &State, seat: Seat, touched: &[Spot]) -> Result<WalkOf<Wojna>, StumbleOf<Wojna>> {
        self.admit_actor(self.view_actor(view), seat).map_err(|why| Stumble { at: 0, why })?;
        let chooser = Chooser { game: self, state: view };
        let walked = match view.phase {
            Phase::Castle | Phase::Camps => chooser.walk_set_up(touched),
            Phase::Units { task, .. } => chooser.walk_units(task, touched),
            Phase::Fortify | Phase::Buildings | Phase::Over(_) => chooser.walk_buildings(touched),
        };
        walked.map_err(|(at, why)| Stumble { at, why: Refused::Rules(self.refusal(why)) })
    }
}

/// The player on turn, who chooses.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    pub game: &'a Wojna,
    pub state: &'a State,
}

impl Chooser<'_> {
    /// Why an action is not legal; a general reason if it is, which does not happen to touches that lead nowhere.
    pub fn why(&self, action: Action) -> Why {
        let otherwise = action.cells()[0].map_or(Why::WhichBuilding, Why::NothingHere);
        self.game.allows(self.state, action).err().unwrap_or(otherwise)
    }

    /// The field that was touched.
    pub fn field(&self, spot: Spot) -> Result<Cell, Why> {
        field_of(self.state.frame, spot).ok_or(no_field(spot))
    }

    /// Why a button cannot be pressed now, or anything else that is no field.
    pub fn out_of_place(&self, spot: Spot) -> Why {
        let set_up = matches!(self.state.phase, Phase::Castle | Phase::Camps);
        match (Button::of(spot), self.state.phase) {
            (None, _) => Why::NotASpot(Touched(spot)),
            (Some(Button::Stop), _) => self.why(Action::Stop),
            (Some(Button::Done), _) => self.why(Action::Done),
            (Some(Button::End), _) => self.why(Action::End),
            (Some(Button::Coins | Button::Make(_)), Phase::Units { .. }) => Why::UnitsFirst, // 8
            (Some(Button::Coins), Phase::Fortify) => Why::FortifyFirst,
            (Some(_), Phase::Units { .. }) => Why::WhoFirst(Touched(spot)),
            (Some(_), _) if set_up => self.why(Action::Stop),
            (Some(_), _) => Why::UnitsOver,
        }
    }

    /// Presses a button first, which ends something or is out of place.
    pub fn press(&self, button: Button, rest: &[Spot]) -> Walked {
        let action = match button {
            Button::Stop => Action::Stop,
            Button::Done => Action::Done,
            Button::End => Action::End,
            _ => return Err((0, self.out_of_place(button.spot()))),
        };
        self.game.allows(self.state, action).map_err(|why| (0, why))?;
        arrive(action, rest, 1)
    }
}

/// Why a spot is no field of the map.
pub(crate) const fn no_field(spot: Spot) -> Why {
    match spot {
        Spot::Field(number) => Why::OffMap(Said(Cell(number))),
        _ => Why::NotASpot(Touched(spot)),
    }
}

/// The walk has arrived, unless more was touched.
pub(crate) fn arrive(action: Action, rest: &[Spot], at: usize) -> Walked {
    match rest {
        [] => Ok(Walk::arrived(action)),
        [spot, ..] => Err((at, Why::PastEnd(Touched(*spot)))),
    }
}

/// One way to touch an action: the spots in their order.
pub(crate) struct Way {
    pub action: Action,
    pub spots: Vec<Spot>,
}

impl Way {
    pub fn new(action: Action, spots: impl IntoIterator<Item = Spot>) -> Way {
        Way { action, spots: spots.into_iter().collect() }
    }
}

/// Where a walk stands among these ways, `at` spots having been touched before. `tell` describes a spot that may come
/// next, so many spots having been touched of the way; `why` says why a spot may not.
pub(crate) fn follow(
    ways: &[Way],
    touched: &[Spot],
    at: usize,
    tell: impl Fn(&Way, usize) -> Next,
    why: impl Fn(&[Spot], Spot) -> Why,
) -> Walked {
    let mut possible: Vec<&Way> = ways.iter().collect();
    for (index, &spot) in touched.iter().enumerate() {
        let ended = possible.iter().all(|way| way.spots.len() == index);
        possible.retain(|way| way.spots.get(index) == Some(&spot));
        if possible.is_empty() {
            let why = if ended { Why::PastEnd(Touched(spot)) } else { why(&touched[..index], spot) };
            return Err((at + index, why));
        }
    }
    let depth = touched.len();
    let chosen = possible.iter().find(|way| way.spots.len() == depth);
    let mut walk = Walk { next: Vec::new(), chosen: chosen.map(|way| way.action) };
    let mut seen = std::collections::HashSet::new();
    for way in possible {
        if let Some(spot) = way.spots.get(depth)
            && seen.insert(*spot)
        {
            walk.next.push(Next { spot: *spot, ..tell(way, depth) });
        }
    }
    Ok(walk)
}
