use crate::broken::Verdict;
use crate::plan::Plan;
use crate::reason::lacks;
use std::collections::HashSet;
use stolik_game::{Asks, Game};

const LAW: &str = "check-agrees";
/// So many actions from elsewhere are checked at each moment.
const TRIES: usize = 60;

/// Of actions from all over the games, exactly those pass the check that are on the legal list; the others are refused
/// with a code, an article and a message.
pub fn check_agrees<G: Game>(plan: &Plan<G>) -> Verdict {
    for tour in plan.tours(LAW) {
        for moment in tour.moments() {
            let mut entropy = moment.entropy();
            for seat in moment.awaited() {
                let listed: HashSet<G::Action> = moment.legal(seat).into_iter().collect();
                for action in tour.pool.some_actions(TRIES, &mut entropy) {
                    let checked = moment.game().check(moment.state(), seat, &action);
                    if let Err(refusal) = &checked {
                        let lacks = lacks(refusal);
                        moment.holds(lacks.is_none(), "a complete refusal", || {
                            format!("{refusal:?} lacks {}", lacks.unwrap_or_default())
                        })?;
                    }
                    if moment.asks(seat) == Asks::Listed {
                        let expected = format!("{action:?} of seat {seat} passes the check");
                        moment.same(&expected, &listed.contains(&action), &checked.is_ok())?;
                    }
                }
            }
        }
    }
    Ok(())
}
