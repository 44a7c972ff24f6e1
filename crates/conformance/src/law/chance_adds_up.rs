use crate::broken::Verdict;
use crate::plan::Plan;
use stolik_game::{Actor, Game};

const LAW: &str = "chance-adds-up";
/// So many outcomes are drawn wherever chance is awaited.
const DRAWS: usize = 20;

/// Where chance is awaited, every outcome is there once and has a weight of at least 1; the weight of an outcome is
/// the listed one, and that of any other is none; a drawn outcome is a listed one. Elsewhere nothing can be drawn.
pub fn chance_adds_up<G: Game>(plan: &Plan<G>) -> Verdict {
    for tour in plan.tours(LAW) {
        for moment in tour.moments() {
            let (game, state) = (moment.game(), moment.state());
            let mut entropy = moment.entropy();
            let chances = moment.chances();
            if moment.actor() != Actor::Chance {
                let nothing = chances.is_empty() && game.draw(state, &mut entropy).is_none();
                moment.holds(nothing, "no chance where none is awaited", || format!("{chances:?}"))?;
                continue;
            }
            for (index, chance) in chances.iter().enumerate() {
                let first = chances[..index].iter().all(|c| c.outcome != chance.outcome);
                let sound = first && chance.weight > 0;
                let expected = "every outcome once, with a weight of at least 1";
                moment.holds(sound, expected, || format!("{chances:?}"))?;
            }
            let drawn = (0..DRAWS).filter_map(|_| game.draw(state, &mut entropy));
            let listed = chances.iter().map(|chance| chance.outcome);
            for outcome in listed.chain(tour.pool.chances().iter().copied()) {
                let listed = chances.iter().find(|c| c.outcome == outcome).map(|c| c.weight);
                let found = game.chance_weight(state, &outcome);
                moment.same(&format!("the weight of {outcome:?}"), &listed, &found)?;
            }
            for outcome in drawn {
                let listed = chances.iter().any(|c| c.outcome == outcome);
                moment.holds(listed, "a drawn outcome that is listed", || format!("{outcome:?}"))?;
            }
        }
    }
    Ok(())
}
