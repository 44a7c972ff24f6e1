use crate::broken::Verdict;
use crate::moment::viewers;
use crate::plan::Plan;
use stolik_game::Game;

const LAW: &str = "audit";

/// The plan's audit passes every state of a game, and every world sampled from its views.
pub fn audit<G: Game>(plan: &Plan<G>) -> Verdict {
    let Some(audit) = plan.audit else {
        return Ok(());
    };
    for played in plan.play(LAW) {
        let game = &played.game;
        for moment in played.moments() {
            let passes = |what: &str, state: &G::State| {
                let found = audit(game, state);
                moment.same(&format!("{what} that passes the audit"), &Ok(()), &found)
            };
            passes("a state", moment.state())?;
            let mut entropy = moment.entropy();
            for viewer in viewers(game) {
                let world = game.sample_world(&moment.view(viewer), &mut entropy);
                passes("a world", &world)?;
            }
        }
    }
    Ok(())
}
