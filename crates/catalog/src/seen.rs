//! What one viewer may know of some game, and choosing from it.

use crate::answers::{Drafts as _, DraftsOf};
use crate::{Chosen, ChosenWalk, DraftOf, Foreseen, InputError, Listing, Position, StepOf, WalkError};
use stolik_game::record::InputText;
use stolik_game::{
    Actor, Choice, Entropy, Explained, Game, News, Outcome, Refused, Scene, Seat, Spot, Value, ValueError,
    Viewer,
};

/// The rules of a game and what one viewer may know of a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<G: Game> {
    /// The rules, with their options.
    pub game: G,
    /// The view.
    pub view: G::View,
}

impl<G: Game> Seen<G> {
    /// Who must act next.
    pub fn actor(&self) -> Actor {
        self.game.view_actor(&self.view)
    }

    /// How the game has ended by its rules, once it has. Every world that agrees with the view ends in the same way.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.actor() == Actor::Over).then(|| self.game.outcome(&self.world())).flatten()
    }

    /// Whether a seat may do what a text says, as far as the viewer can know: nothing if it may, else why not.
    pub fn check(&self, seat: Seat, text: &str) -> Result<(), InputError> {
        let mut world = Position { game: self.game.clone(), state: self.world() };
        world.advance(&InputText::Act { seat, text: text.to_owned() }).map(drop)
    }

    /// What an action of the viewer's own seat would do, and what would be seen then; none if it may not be done. It is
    /// played in a world that agrees with the view: where it reveals something, another world may tell otherwise.
    pub fn foresee(&self, seat: Seat, text: &str) -> Option<(Foreseen, Seen<G>)> {
        let mut world = Position { game: self.game.clone(), state: self.world() };
        let played = world.play(&InputText::Act { seat, text: text.to_owned() }).ok()?;
        let observed = played.observed.into_iter().find(|observed| observed.viewer == Viewer::Seat(seat))?;
        let mut seen = self.clone();
        seen.learn(&observed.observation).ok()?;
        let foreseen = Foreseen {
            effect: played.effect,
            actor: world.actor(),
            outcome: world.outcome(),
            observation: observed.observation,
            news: observed.news,
        };
        Some((foreseen, seen))
    }

    /// What it looks like.
    pub fn scene(&self) -> Scene {
        self.game.scene(&self.view)
    }

    /// The text of a random action of a seat; none if it is not awaited. It is an action of a world that agrees with
    /// the view, so it depends on no more than the viewer knows.
    pub fn random(&self, seat: Seat, entropy: &mut impl Entropy) -> Option<String> {
        if !self.actor().awaits(seat) {
            return None;
        }
        let world = self.game.sample_world(&self.view, entropy);
        let action = self.game.random(&world, seat, entropy)?;
        Some(self.game.action_text(&world, seat, &action))
    }

    /// As plain data.
    pub fn value(&self) -> Value {
        self.game.view_value(&self.view)
    }

    /// What a viewer may know, from plain data.
    pub fn from_value(game: G, value: &Value) -> Result<Seen<G>, ValueError> {
        let view = game.view_from_value(value)?;
        Ok(Seen { game, view })
    }

    /// Learns an observation, given as plain data; gives what is to be told and shown of it.
    pub fn learn(&mut self, observation: &Value) -> Result<News, ValueError> {
        let observation = self.game.observation_from_value(observation)?;
        let news = self.game.news(&self.view, &observation);
        self.game.update(&mut self.view, &observation);
        Ok(news)
    }

    /// The text of an action, which depends on no more than the acting seat knows: any world will do.
    fn action_text(&self, seat: Seat, action: &G::Action) -> String {
        self.game.action_text(&self.world(), seat, action)
    }

    /// A world that agrees with the view.
    fn world(&self) -> G::State {
        self.game.sample_world(&self.view, &mut stolik_game::Pinned::from_seed(0))
    }
}

/// What depends on whether decisions are composed.
impl<G: Listing> Seen<G> {
    /// The empty draft of a seat's decision, if it is one that is composed.
    pub fn draft(&self, seat: Seat) -> Option<DraftOf<G>> {
        DraftsOf::<G>::draft(&self.game, &self.view, seat)
    }

    /// What a seat sees while it composes.
    pub fn draft_scene(&self, seat: Seat, draft: &DraftOf<G>) -> Scene {
        DraftsOf::<G>::scene(&self.game, &self.view, seat, draft)
    }

    /// Where a walk stands after these spots. The texts of actions come from a world that agrees with the view.
    pub fn walk(
        &self,
        seat: Seat,
        draft: Option<&DraftOf<G>>,
        touched: &[Spot],
    ) -> Result<ChosenWalk<StepOf<G>>, WalkError> {
        // Where a decision is composed, a walk without a draft is one in the empty draft.
        let empty = || DraftsOf::<G>::draft(&self.game, &self.view, seat);
        let walk = match draft.cloned().or_else(empty) {
            None => self.game.walk(&self.view, seat, touched).map(|walk| walk.map(Choice::Action)),
            Some(draft) => DraftsOf::<G>::walk(&self.game, &self.view, seat, &draft, touched),
        };
        let walk = walk.map_err(|stumble| WalkError { at: stumble.at, why: Explained::from(stumble.why) })?;
        Ok(ChosenWalk {
            next: walk.next,
            chosen: walk.chosen.map(|choice| match choice {
                Choice::Action(action) => Chosen::Action(self.action_text(seat, &action)),
                Choice::Step(step) => Chosen::Step(step),
            }),
        })
    }

    /// Takes a step in a draft; returns the step that takes it back.
    pub fn take_step(
        &self,
        seat: Seat,
        draft: &mut DraftOf<G>,
        step: StepOf<G>,
    ) -> Result<StepOf<G>, Explained> {
        let taken = DraftsOf::<G>::take_step(&self.game, &self.view, seat, draft, step);
        taken.map_err(|why| Refused::Rules(why).into())
    }

    /// The text of the action a complete draft is committed by.
    pub fn commit(&self, seat: Seat, draft: &DraftOf<G>) -> Result<String, Explained> {
        let action = DraftsOf::<G>::commit(&self.game, &self.view, seat, draft);
        let action = action.map_err(|why| Explained::from(Refused::Rules(why)))?;
        Ok(self.action_text(seat, &action))
    }
}
