//! Choosing: before the battle a draft is composed and committed, in the battle a walk leads to an action.

pub(crate) mod battle;
pub(crate) mod draft;
pub(crate) mod notes;

use crate::check::{check_column, check_own_board};
use crate::choosing::draft::Desk;
use crate::scene::Stage;
use crate::{Action, Cards, Colour, Draft, Eye, Kind, Refusal, SzachowaBitwa, Task, View};
use stolik_game::{
    Choice, Choosing, Composing, DraftWalkOf, Refused, Rules, Scene, Seat, Spot, Stumble, StumbleOf, Views,
    WalkOf,
};

/// A walk, or which of the touched spots cannot be and why.
pub(crate) type Walked = Result<WalkOf<SzachowaBitwa>, (usize, Refusal)>;

impl Choosing for SzachowaBitwa {
    fn walk(
        &self,
        view: &View,
        seat: Seat,
        touched: &[Spot],
    ) -> Result<WalkOf<SzachowaBitwa>, StumbleOf<SzachowaBitwa>> {
        let (colour, task) = self.choosing(view, seat)?;
        self.walk_battle(view, colour, task, touched).map_err(stumble)
    }
}

impl Composing for SzachowaBitwa {
    type Draft = Draft;
    /// The draft that it leads to.
    type Step = Draft;

    fn draft(&self, view: &View, seat: Seat) -> Option<Draft> {
        self.asked(view, seat).and_then(|(_, task)| Draft::empty(task))
    }

    fn take_step(&self, view: &View, seat: Seat, draft: &mut Draft, step: Draft) -> Result<Draft, Refusal> {
        let (colour, task) = self.asked(view, seat).ok_or(Refusal::MustCommand)?;
        if !step.answers(task) {
            return Err(task.refusal());
        }
        self.check_draft(view, colour, &step)?;
        Ok(std::mem::replace(draft, step))
    }

    fn commit(&self, view: &View, seat: Seat, draft: &Draft) -> Result<Action, Refusal> {
        let (colour, task) = self.asked(view, seat).ok_or(Refusal::MustCommand)?;
        let action = draft.action(hand_of(view, colour)).filter(|_| draft.answers(task));
        let action = action.ok_or(task.refusal())?;
        self.check_view(view, colour, &action)?;
        Ok(action)
    }

    fn walk_draft(
        &self,
        view: &View,
        seat: Seat,
        draft: &Draft,
        touched: &[Spot],
    ) -> Result<DraftWalkOf<SzachowaBitwa>, StumbleOf<SzachowaBitwa>> {
        let (colour, task) = self.choosing(view, seat)?;
        // A draft of an earlier decision is none of this one.
        let draft = Some(*draft).filter(|draft| draft.answers(task)).or_else(|| Draft::empty(task));
        match draft {
            Some(draft) => Desk { game: self, view, colour, task, draft }.walk(touched).map_err(stumble),
            None => self.walk(view, seat, touched).map(|walk| walk.map(Choice::Action)),
        }
    }

    fn draft_scene(&self, view: &View, seat: Seat, draft: &Draft) -> Scene {
        let own = matches!(view.eye, Eye::Player(colour) if colour.seat() == seat);
        Stage::new(self, view, own.then_some(*draft)).scene()
    }
}

fn stumble((at, why): (usize, Refusal)) -> StumbleOf<SzachowaBitwa> {
    Stumble { at, why: Refused::Rules(why) }
}

impl SzachowaBitwa {
    /// The colour of a seat that chooses and what it is asked for; or why it does not choose.
    fn choosing(&self, view: &View, seat: Seat) -> Result<(Colour, Task), StumbleOf<SzachowaBitwa>> {
        self.admit_actor(self.view_actor(view), seat).map_err(|why| Stumble { at: 0, why })?;
        self.asked(view, seat).ok_or(Stumble { at: 0, why: Refused::NotToAct(seat) })
    }

    /// The colour of a seat and what it is asked for; nothing if it is not awaited.
    fn asked(&self, view: &View, seat: Seat) -> Option<(Colour, Task)> {
        let colour = Colour::ALL.into_iter().find(|colour| colour.seat() == seat)?;
        Some((colour, self.task(&view.open, colour)?))
    }

    /// Whether a draft holds only what the board and the hand allow, complete or not.
    pub(crate) fn check_draft(&self, view: &View, colour: Colour, draft: &Draft) -> Result<(), Refusal> {
        let (ground, hand) = (self.ground(&view.open), hand_of(view, colour));
        match draft {
            Draft::Camps(fields) if fields.len() > u32::from(Kind::Camp.most()) => {
                Err(Refusal::TooManyOf(Kind::Camp, Kind::Camp.most()))
            }
            Draft::Camps(fields) => {
                fields.iter().try_for_each(|field| check_own_board(ground, colour, field))
            }
            Draft::Bridge(column) => column.map_or(Ok(()), |column| check_column(ground, column)),
            Draft::Bid(laid) => laid.check(hand),
            Draft::Buy { .. } | Draft::Train { .. } => {
                let cost = draft.purchase().map_or(0, |(cost, _)| cost);
                if cost > hand.sum() {
                    return Err(Refusal::TooExpensive(cost, hand.sum())); // S-10
                }
                draft.laid(hand).check(hand)
            }
            Draft::Deploy { placed, .. } => {
                self.check_places(&view.open, colour, placed)?;
                let army = view.army(colour).unwrap_or_default();
                let too_many = Kind::DEPLOYED
                    .into_iter()
                    .find(|kind| placed.of(*kind).count() > army.count(*kind).into());
                too_many.map_or(Ok(()), |kind| Err(Refusal::NoneLeft(kind)))
            }
        }
    }
}

/// The own cards of a player.
pub(crate) fn hand_of(view: &View, colour: Colour) -> Cards {
    view.secret(colour).map_or(Cards::NONE, |secret| secret.hand)
}
