use crate::broken::Verdict;
use crate::moment::viewers;
use crate::plan::Plan;
use stolik_game::Game;

const LAW: &str = "observations-keep-views";

/// The view after an input is the view before, updated by what the viewer observes: for all viewers and all inputs.
pub fn observations_keep_views<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let game = &played.game;
        for step in played.steps() {
            let (before, after) = (step.before.state(), step.after.state());
            for viewer in viewers(game) {
                let observed = game.observe(before, step.input, after, viewer);
                let mut view = step.before.view(viewer);
                game.update(&mut view, &observed);
                let what = format!("the view of {viewer:?} after {:?}, updated", step.input);
                step.after.same(&what, &step.after.view(viewer), &view)?;
            }
        }
    }
    Ok(())
}
