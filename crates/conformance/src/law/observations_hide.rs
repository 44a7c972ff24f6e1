use crate::broken::Verdict;
use crate::moment::viewers;
use crate::plan::Plan;
use crate::secret::secret_pairs;
use stolik_game::Game;

const LAW: &str = "observations-hide";

/// An observation tells no more than the views before and after it. An input that reveals nothing is observed alike in
/// worlds that look alike before and after it; while others are still to answer a question put to each, every answer
/// of a seat is observed alike by everybody else.
pub fn observations_hide<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let game = &played.game;
        for step in played.steps() {
            let mut entropy = step.before.entropy();
            let (before, after) = (step.before.state(), step.after.state());
            for viewer in viewers(game) {
                let world = game.sample_world(&step.before.view(viewer), &mut entropy);
                let mut changed = world.clone();
                let same_input = game.play(&mut changed, step.input).is_ok();
                let looks_alike = game.view(&changed, viewer) == step.after.view(viewer);
                if same_input && looks_alike && !step.effect.revealed {
                    let here = game.observe(before, step.input, after, viewer);
                    let there = game.observe(&world, step.input, &changed, viewer);
                    let what = format!("what {viewer:?} observes of {:?}", step.input);
                    step.before.same(&what, &here, &there)?;
                }
            }
        }
        for moment in played.moments() {
            for pair in secret_pairs(&moment) {
                for viewer in pair.others(game) {
                    let [here, there] =
                        [0, 1].map(|i| game.observe(moment.state(), &pair.inputs[i], &pair.after[i], viewer));
                    let what = format!("what {viewer:?} observes of either of {:?}", pair.inputs);
                    moment.same(&what, &here, &there)?;
                }
            }
        }
    }
    Ok(())
}
