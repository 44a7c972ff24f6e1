//! Choosing a listed action by touching its spots.

use super::Open;
use crate::{Choosing, Hint, Next, Refused, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf};

/// Where a walk along one of these ways stands: actions, each with the spots that are touched for it, in the order in which
/// the spots are offered. An offer tells what touching a spot means, and is told which spots come after it on its way; why
/// something leads nowhere is told with its place.
pub fn walk_along<A: Copy, R>(
    mut ways: Vec<(A, Vec<Spot>)>,
    touched: &[Spot],
    offer: impl Fn(&A, Spot, &[Spot]) -> Next,
    why: impl Fn(Touch<'_>) -> R,
) -> Result<Walk<A>, (usize, R)> {
    for (at, &spot) in touched.iter().enumerate() {
        let before = &touched[..at];
        let past_end = ways.iter().any(|(_, way)| way == before);
        ways.retain(|(_, way)| way.get(at) == Some(&spot));
        if ways.is_empty() {
            return Err((at, why(Touch { before, spot, past_end })));
        }
    }
    let mut walk = Walk::going_on(Vec::new());
    for (action, way) in &ways {
        match &way[touched.len()..] {
            [] => walk.chosen = Some(*action),
            // A spot comes next once.
            [spot, ..] if walk.next.iter().any(|next| next.spot == *spot) => {}
            [spot, after @ ..] => walk.next.push(offer(action, *spot, after)),
        }
    }
    Ok(walk)
}

/// A game without secrets whose actions are listed and chosen by touching spots: the walks follow from the spots of the
/// actions.
pub trait Touching: Open {
    /// The spots that are touched for a legal action, in order.
    fn touches(&self, state: &Self::State, action: &Self::Action) -> Vec<Spot>;
    /// All ways to choose, in the order in which their spots are offered: an action may be touched in several ways.
    fn ways(&self, state: &Self::State, seat: Seat) -> Vec<(Self::Action, Vec<Spot>)> {
        listed(self, state, seat)
    }
    /// What touching the last of its spots means: something is chosen, unless the game says otherwise.
    fn last_touch(&self, _state: &Self::State, _action: &Self::Action, spot: Spot) -> Next {
        Next::new(spot, Hint::Choose)
    }
    /// Why no action goes on with this touch.
    fn why_no_touch(&self, state: &Self::State, touch: Touch<'_>) -> Self::Refusal;
}

/// A touch that leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch<'a> {
    /// What was touched before, and leads somewhere.
    pub before: &'a [Spot],
    /// What is touched.
    pub spot: Spot,
    /// Whether what was touched before has chosen an action already.
    pub past_end: bool,
}

/// The legal actions, each with the spots that are touched for it.
pub fn listed<G: Touching>(game: &G, state: &G::State, seat: Seat) -> Vec<(G::Action, Vec<Spot>)> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions.into_iter().map(|action| (action, game.touches(state, &action))).collect()
}

/// Whether a seat may do this, as [`Rules::check`](crate::Rules::check) asks: what stands in the way of touching it.
pub fn check_listed<G: Touching>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
) -> Result<(), G::Refusal> {
    let ways = game.ways(state, seat);
    if ways.iter().any(|(legal, _)| legal == action) {
        return Ok(());
    }
    let touches = game.touches(state, action);
    let leads = |count: &usize| ways.iter().any(|(_, way)| way.starts_with(&touches[..*count]));
    // Touched as another action is, it goes wrong with the last touch.
    let wrong = (1..touches.len()).find(|count| !leads(count)).unwrap_or(touches.len()).saturating_sub(1);
    let (before, spot) = (&touches[..wrong], touches[wrong]);
    Err(game.why_no_touch(state, Touch { before, spot, past_end: false }))
}

impl<G: Touching> Choosing for G {
    fn walk(&self, view: &G::State, seat: Seat, touched: &[Spot]) -> Result<WalkOf<G>, StumbleOf<G>> {
        self.admit_actor(self.actor(view), seat).map_err(|why| Stumble { at: 0, why })?;
        let offer = |action: &G::Action, spot, after: &[Spot]| match after {
            [] => self.last_touch(view, action, spot),
            _ => Next::new(spot, Hint::Choose),
        };
        let why = |touch: Touch<'_>| Refused::Rules(self.why_no_touch(view, touch));
        walk_along(self.ways(view, seat), touched, offer, why).map_err(|(at, why)| Stumble { at, why })
    }
}
