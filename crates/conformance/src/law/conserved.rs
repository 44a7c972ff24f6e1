use crate::broken::Verdict;
use crate::plan::Plan;
use stolik_game::Game;

const LAW: &str = "conserved";

/// What the plan calls conserved is the same in all states of a game.
pub fn conserved<G: Game>(plan: &Plan<G>) -> Verdict {
    let Some(quantities) = plan.conserved else {
        return Ok(());
    };
    for played in plan.play(LAW) {
        let at_first = quantities(&played.game, &played.states[0]);
        for moment in played.moments() {
            let now = quantities(&played.game, moment.state());
            moment.same("the conserved quantities", &at_first, &now)?;
        }
    }
    Ok(())
}
