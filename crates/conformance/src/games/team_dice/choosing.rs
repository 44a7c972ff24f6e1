use super::super::plain::PlainRefusal;
use super::{Action, TeamDice, View};
use stolik_game::scene::{Button, Counter, Quarter};
use stolik_game::{
    Choosing, Hint, Message, Never, Next, Refused, Rules, Scene, Seat, Show, Side, Spot, Stumble, StumbleOf,
    Walk, WalkOf,
};

/// Rolls.
pub const BUTTON_ROLL: Spot = Spot::Button(0);
/// Banks.
pub const BUTTON_BANK: Spot = Spot::Button(1);

fn button_of(action: Action) -> Spot {
    match action {
        Action::Roll => BUTTON_ROLL,
        Action::Bank => BUTTON_BANK,
    }
}

impl Choosing for TeamDice {
    type Draft = Never;
    type Step = Never;

    fn draft(&self, _: &View, _: Seat) -> Option<Never> {
        None
    }

    fn take_step(&self, _: &View, _: Seat, _: &mut Never, step: Never) -> Result<Never, PlainRefusal> {
        match step {}
    }

    fn commit(&self, _: &View, _: Seat, draft: &Never) -> Result<Action, PlainRefusal> {
        match *draft {}
    }

    fn walk(
        &self,
        view: &View,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<Self>, StumbleOf<Self>> {
        // Everybody knows everything: the view is the state.
        if let Err(why) = self.admit_seat(view, seat) {
            return Err(Stumble { at: 0, why });
        }
        let stumble = |at, why| Err(Stumble { at, why: Refused::Rules(why) });
        let Some((first, rest)) = touched.split_first() else {
            let legal = Action::BOTH.into_iter().filter(|&action| view.check(action).is_ok());
            let next = legal.map(|action| Next::new(button_of(action), Hint::Choose));
            return Ok(Walk::going_on(next.collect()));
        };
        let touched = Action::BOTH.into_iter().find(|&action| button_of(action) == *first);
        match (touched.map(|action| (action, view.check(action))), rest.first()) {
            (None, _) => stumble(0, PlainRefusal::new("no-such-button", "TD1").at(*first)),
            (Some((_, Err(why))), _) => stumble(0, why),
            (Some(_), Some(second)) => stumble(1, PlainRefusal::new("one-button", "TD1").at(*second)),
            (Some((action, Ok(()))), None) => Ok(Walk::arrived(action)),
        }
    }
}

impl Show for TeamDice {
    fn scene(&self, view: &View) -> Scene {
        let prompt = match (view.turns_left, view.rolling) {
            (0, _) => "team-dice-over",
            (_, true) => "team-dice-rolling",
            (_, false) => "team-dice-roll-or-bank",
        };
        let mut scene = Scene::empty((0, 0), Message::new(prompt));
        for (side, score) in (0..).map(Side).zip(view.scores) {
            let label = Message::new("team-dice-score").with("count", i64::from(score));
            scene.spoken.push(label.clone());
            scene.counters.push(Counter { side: Some(side), id: "score", label, value: score.into() });
        }
        scene.buttons = Action::BOTH
            .map(|action| Button {
                spot: button_of(action),
                label: Message::new(match action {
                    Action::Roll => "team-dice-roll",
                    Action::Bank => "team-dice-bank",
                }),
            })
            .into();
        scene
    }

    fn facing(&self, _: Seat) -> Quarter {
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new("team-dice-team").with("side", side)
    }
}
