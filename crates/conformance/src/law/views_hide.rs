use crate::broken::Verdict;
use crate::moment::{Moment, legal, viewers};
use crate::plan::Plan;
use crate::pool::Pool;
use crate::secret::secret_pairs;
use stolik_game::{Actor, Game, Viewer};

const LAW: &str = "views-hide";
/// So many worlds are sampled from each view.
const WORLDS: usize = 2;
/// So many actions are checked in each world.
const CHECKS: usize = 30;

/// A view tells who is to act, and nothing that its viewer cannot know: a world sampled from it looks the same to the
/// viewer, and asks the same of the same; to an awaited viewer it gives the same legal list, the same checks and the
/// same refusals. While a game runs, everybody sees what a spectator sees; in a game that says it keeps no secrets, so
/// does every seat. While others are still to answer a question put to each, what one has answered shows in nobody
/// else's view.
pub fn views_hide<G: Game>(plan: &Plan<G>) -> Verdict {
    for tour in plan.tours(LAW) {
        for moment in tour.moments() {
            for viewer in viewers(moment.game()) {
                worlds_agree(&moment, viewer, &tour.pool)?;
            }
            if moment.actor() != Actor::Over {
                let spectator = moment.view(Viewer::Spectator);
                let everybody = moment.view(Viewer::Everybody);
                moment.same("everybody's view, as a spectator's", &spectator, &everybody)?;
            }
            if !moment.game().keeps_secrets() {
                for viewer in viewers(moment.game()) {
                    let what = format!("the view of {viewer:?} where nothing is secret");
                    moment.same(&what, &moment.view(Viewer::Spectator), &moment.view(viewer))?;
                }
            }
            for pair in secret_pairs(&moment) {
                for viewer in pair.others(moment.game()) {
                    let [one, other] = (pair.after.each_ref()).map(|s| moment.game().view(s, viewer));
                    let what = format!("the view of {viewer:?} after either of {:?}", pair.inputs);
                    moment.same(&what, &one, &other)?;
                }
            }
        }
    }
    Ok(())
}

fn worlds_agree<G: Game>(moment: &Moment<'_, G>, viewer: Viewer, pool: &Pool<G>) -> Verdict {
    let (game, state) = (moment.game(), moment.state());
    let view = moment.view(viewer);
    let what = format!("who acts, as {viewer:?} knows it");
    moment.same(&what, &moment.actor(), &game.view_actor(&view))?;
    let mut entropy = moment.entropy();
    for _ in 0..WORLDS {
        let world = game.sample_world(&view, &mut entropy);
        let what = format!("the view of {viewer:?} of a sampled world");
        moment.same(&what, &view, &game.view(&world, viewer))?;
        let what = format!("who acts in a world sampled for {viewer:?}");
        moment.same(&what, &moment.actor(), &game.actor(&world))?;
        let Viewer::Seat(seat) = viewer else {
            continue;
        };
        if !moment.actor().awaits(seat) {
            continue;
        }
        let what = format!("how seat {seat} decides in a sampled world");
        moment.same(&what, &moment.asks(seat), &game.asks(&world, seat))?;
        let what = format!("the legal list of seat {seat} in a sampled world");
        moment.same(&what, &moment.legal(seat), &legal(game, &world, seat))?;
        for action in pool.some_actions(CHECKS, &mut entropy) {
            let here = game.check(state, seat, &action);
            let there = game.check(&world, seat, &action);
            let what = format!("the check of {action:?} of seat {seat} in a sampled world");
            moment.same(&what, &here, &there)?;
        }
    }
    Ok(())
}
