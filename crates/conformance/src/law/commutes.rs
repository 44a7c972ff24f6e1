use crate::broken::Verdict;
use crate::moment::{Moment, legal};
use crate::plan::Plan;
use crate::pool::Pool;
use stolik_game::{Actor, Game, Input, Seat};

const LAW: &str = "commutes";
/// So many pairs of actions are tried for each two seats.
const PAIRS: usize = 3;
/// So many actions are checked before and after another seat has acted.
const CHECKS: usize = 30;

/// Where each of several seats must act, their inputs commute: the state after two of them does not depend on their
/// order, and what one does changes nothing of what another may do.
pub fn commutes<G: Game>(plan: &Plan<G>) -> Verdict {
    for tour in plan.tours(LAW) {
        for moment in tour.moments() {
            if let Actor::Each(seats) = moment.actor() {
                for one in seats.iter() {
                    for other in seats.iter().filter(|&other| other != one) {
                        pair(&moment, one, other, &tour.pool)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn pair<G: Game>(moment: &Moment<'_, G>, one: Seat, other: Seat, pool: &Pool<G>) -> Verdict {
    let game = moment.game();
    let mut entropy = moment.entropy();
    let firsts = moment.some_actions(one, PAIRS, &mut entropy);
    let seconds = moment.some_actions(other, PAIRS, &mut entropy);
    for (first, second) in firsts.into_iter().zip(seconds) {
        let first = Input::Act { seat: one, action: first };
        let second = Input::Act { seat: other, action: second };
        let mut here = moment.state().clone();
        let mut there = moment.state().clone();
        let alone = game.play(&mut here, &first);
        moment.holds(alone.is_ok(), "an action that is played", || format!("{alone:?}"))?;
        let after_one = here.clone();
        let still = game.actor(&after_one).awaits(other);
        moment.holds(still, "all seats of `Each` awaited until they acted", || {
            format!("after {first:?} not seat {other}")
        })?;
        let list = legal(game, &after_one, other);
        let what = format!("the legal list of seat {other} after {first:?}");
        moment.same(&what, &moment.legal(other), &list)?;
        for action in pool.some_actions(CHECKS, &mut entropy) {
            let before = game.check(moment.state(), other, &action);
            let after = game.check(&after_one, other, &action);
            let what = format!("the check of {action:?} of seat {other} after {first:?}");
            moment.same(&what, &before, &after)?;
        }
        let played =
            [game.play(&mut here, &second), game.play(&mut there, &second), game.play(&mut there, &first)];
        let taken = played.iter().all(Result::is_ok);
        moment.holds(taken, "actions that are played in either order", || format!("{played:?}"))?;
        let what = format!("the state after {first:?} and {second:?} in either order");
        moment.same(&what, &here, &there)?;
    }
    Ok(())
}
