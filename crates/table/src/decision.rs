//! A seat's decision in the making: what it sees, touches and composes before it acts.

use stolik_catalog::{AnyDraft, AnyPosition, AnySeen, AnyStep, Chosen, ChosenWalk, Foreseen, WalkError};
use stolik_game::{Explained, Scene, Seat, Spot, Viewer};

/// A seat's decision in the making. Where it is one that is composed, it holds the private draft, of which nobody else
/// notices anything, and the way back.
///
/// It is made of the seat's view alone, so nothing that comes of it can tell another's secret.
#[derive(Clone, Debug)]
pub struct Decision {
    seat: Seat,
    seen: AnySeen,
    draft: Option<AnyDraft>,
    /// The steps that take the draft back to the empty one.
    back: Vec<AnyStep>,
    /// The spots that were touched for each of its steps.
    walks: Vec<Vec<Spot>>,
}

/// Where spots touched one after another have led.
#[derive(Clone, Debug)]
pub struct Touched {
    /// How many steps of the draft were taken.
    pub steps: usize,
    /// The first spot that belongs to the walk which has not ended; as many as were touched if none does.
    pub from: usize,
    /// Where that walk stands: what may come next, and the action that is chosen if it ends here.
    pub walk: ChosenWalk<AnyStep>,
}

impl Decision {
    /// The decision of this seat, with nothing composed yet.
    pub fn new(position: &AnyPosition, seat: Seat) -> Decision {
        Decision::of(position.seen_by(Viewer::Seat(seat)), seat)
    }

    /// The decision of this seat by what it sees, with nothing composed yet.
    pub fn of(seen: AnySeen, seat: Seat) -> Decision {
        Decision { seat, draft: seen.draft(seat), seen, back: Vec::new(), walks: Vec::new() }
    }

    /// The same decision after others have acted, which changes nothing for this seat: what is composed stays.
    pub fn see(&mut self, seen: AnySeen) {
        self.seen = seen;
    }

    /// Whose it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it is composed in a draft.
    pub fn is_composed(&self) -> bool {
        self.draft.is_some()
    }

    /// How many steps stand in the draft.
    pub fn steps(&self) -> usize {
        self.back.len()
    }

    /// The spots that were touched for each step of the draft: touched again, they lead to the same draft.
    pub fn walks(&self) -> &[Vec<Spot>] {
        &self.walks
    }

    /// Whether the draft holds nothing that an empty one does not.
    pub fn is_blank(&self) -> bool {
        self.draft == self.seen.draft(self.seat)
    }

    /// What an action would do, and what would be seen then; none if it may not be done.
    pub fn foresee(&self, text: &str) -> Option<(Foreseen, AnySeen)> {
        self.seen.foresee(self.seat, text)
    }

    /// What the seat sees, with what it has composed so far.
    pub fn scene(&self) -> Scene {
        match &self.draft {
            Some(draft) => self.seen.draft_scene(self.seat, draft),
            None => self.seen.scene(),
        }
    }

    /// Where a walk over these spots stands; nothing is taken.
    pub fn walk(&self, spots: &[Spot]) -> Result<ChosenWalk<AnyStep>, WalkError> {
        self.seen.walk(self.seat, self.draft.as_ref(), spots)
    }

    /// Takes the step that a walk over these spots chooses. False if it chooses none.
    pub fn step(&mut self, spots: &[Spot]) -> Result<bool, WalkError> {
        let Some(Chosen::Step(step)) = self.walk(spots)?.chosen else {
            return Ok(false);
        };
        let at = spots.len().saturating_sub(1);
        let is_taken = self.take(&step).map_err(|why| WalkError { at, why })?;
        if is_taken {
            self.walks.push(spots.to_vec());
        }
        Ok(true)
    }

    /// Touches spots one after another. A walk that has chosen a step, and with which the next spot does not go on,
    /// takes the step, and that spot begins the next walk; so does the end. If any spot cannot be, nothing is taken.
    pub fn touch(&mut self, spots: &[Spot]) -> Result<Touched, WalkError> {
        let mut after = self.clone();
        let mut from = 0;
        let mut walk = after.walk(&[])?;
        for end in 1..=spots.len() {
            walk = match after.walk(&spots[from..end]) {
                Ok(walk) => walk,
                Err(_) if matches!(walk.chosen, Some(Chosen::Step(_))) => {
                    after.step(&spots[from..end - 1]).map_err(|error| error.counted_from(from))?;
                    from = end - 1;
                    after.walk(&spots[from..end]).map_err(|error| error.counted_from(from))?
                }
                Err(error) => return Err(error.counted_from(from)),
            };
        }
        if matches!(walk.chosen, Some(Chosen::Step(_))) {
            after.step(&spots[from..]).map_err(|error| error.counted_from(from))?;
            from = spots.len();
            walk = after.walk(&[]).map_err(|error| error.counted_from(from))?;
        }
        let steps = after.steps() - self.steps();
        *self = after;
        Ok(Touched { steps, from, walk })
    }

    /// Takes the last step of the draft back. Says whether there was one.
    pub fn take_back(&mut self) -> bool {
        let (Some(step), Some(draft)) = (self.back.pop(), &mut self.draft) else {
            return false;
        };
        self.walks.pop();
        let taken = self.seen.take_step(self.seat, draft, &step);
        debug_assert!(matches!(taken, Some(Ok(_))), "a step that was taken can be taken back");
        true
    }

    /// The text of the action a complete draft is committed by; none where nothing is composed.
    pub fn commit(&self) -> Option<Result<String, Explained>> {
        self.seen.commit(self.seat, self.draft.as_ref()?)
    }

    fn take(&mut self, step: &AnyStep) -> Result<bool, Explained> {
        if let Some(draft) = &mut self.draft
            && let Some(taken) = self.seen.take_step(self.seat, draft, step)
        {
            self.back.push(taken?);
            return Ok(true);
        }
        Ok(false)
    }
}
