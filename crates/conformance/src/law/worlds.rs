use crate::broken::Verdict;
use crate::moment::viewers;
use crate::plan::Plan;
use stolik_game::Game;

const LAW: &str = "worlds";
/// Among more worlds than this, no more than this are looked for.
const MOST: u64 = 6;
/// So many worlds are sampled for each that is looked for: that one does not come up, though as likely as the others,
/// has a chance of one in 100 000 000.
const SAMPLES: u64 = 20;

/// Every world that agrees with a view can come up: as many different ones are sampled as the plan says there are, or
/// at least several where there are many. A plan that says nothing is not asked.
pub fn worlds<G: Game>(plan: &Plan<G>) -> Verdict {
    let Some(count) = plan.worlds else {
        return Ok(());
    };
    for played in plan.play(LAW) {
        let game = &played.game;
        for moment in played.moments() {
            let mut entropy = moment.entropy();
            for viewer in viewers(game) {
                let view = moment.view(viewer);
                let there_are = count(game, &view);
                let mut found: Vec<G::State> = Vec::new();
                for _ in 0..SAMPLES * there_are.min(MOST) {
                    let world = game.sample_world(&view, &mut entropy);
                    if !found.contains(&world) {
                        found.push(world);
                    }
                }
                let enough = if there_are <= MOST {
                    found.len() as u64 == there_are
                } else {
                    found.len() as u64 >= MOST
                };
                let expected = format!("{there_are} different worlds for {viewer:?}");
                moment.holds(enough, &expected, || format!("{}", found.len()))?;
            }
        }
    }
    Ok(())
}
