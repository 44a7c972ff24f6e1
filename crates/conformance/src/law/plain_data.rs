use crate::broken::Verdict;
use crate::moment::{Moment, viewers};
use crate::plan::Plan;
use stolik_game::{Game, Value};

const LAW: &str = "plain-data";

/// Views and observations are the same after they were written as plain data and read. No map of any plain data, also
/// of states and actions, has a name twice.
pub fn plain_data<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let game = &played.game;
        for moment in played.moments() {
            let mut entropy = moment.entropy();
            for viewer in viewers(game) {
                let view = moment.view(viewer);
                let value = game.view_value(&view);
                names_are_unique(&moment, &value)?;
                let found = game.view_from_value(&value);
                moment.same("the view's value read", &Ok(view), &found)?;
            }
            names_are_unique(&moment, &game.state_value(moment.state()))?;
            for seat in moment.awaited() {
                for action in moment.some_actions(seat, 2, &mut entropy) {
                    let value = game.action_value(moment.state(), seat, &action);
                    names_are_unique(&moment, &value)?;
                }
            }
        }
        for step in played.steps() {
            for viewer in viewers(game) {
                let (before, after) = (step.before.state(), step.after.state());
                let observed = game.observe(before, step.input, after, viewer);
                let value = game.observation_value(&observed);
                names_are_unique(&step.before, &value)?;
                let found = game.observation_from_value(&value);
                (step.before).same("the observation's value read", &Ok(observed), &found)?;
            }
        }
    }
    Ok(())
}

fn names_are_unique<G: Game>(moment: &Moment<'_, G>, value: &Value) -> Verdict {
    match value {
        Value::Map(pairs) => {
            for (index, (name, value)) in pairs.iter().enumerate() {
                let first = pairs[..index].iter().all(|(other, _)| other != name);
                moment.holds(first, "every name once", || format!("`{name}` again"))?;
                names_are_unique(moment, value)?;
            }
            Ok(())
        }
        Value::List(values) => values.iter().try_for_each(|v| names_are_unique(moment, v)),
        Value::Null | Value::Bool(_) | Value::Int(_) | Value::Text(_) => Ok(()),
    }
}
