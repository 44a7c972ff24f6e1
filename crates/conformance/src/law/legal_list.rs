use crate::broken::{Verdict, debug};
use crate::moment::Moment;
use crate::plan::Plan;
use std::collections::HashSet;
use stolik_game::{Asks, Game, Seat};

const LAW: &str = "legal-list";
/// So many random actions are drawn for each awaited seat.
const DRAWS: usize = 8;

/// The actions of an awaited seat are each listed once, are counted right and pass the check. A random action is a
/// listed one. Where decisions are composed, the list is empty and a random action passes the check.
pub fn legal_list<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            for seat in moment.awaited() {
                let listed = list(&moment, seat)?;
                draws(&moment, seat, &listed)?;
            }
        }
    }
    Ok(())
}

fn list<G: Game>(moment: &Moment<'_, G>, seat: Seat) -> Result<HashSet<G::Action>, crate::Broken> {
    let (game, state) = (moment.game(), moment.state());
    let actions = moment.legal(seat);
    for action in &actions {
        let checked = game.check(state, seat, action);
        moment.same(&format!("the check of {action:?}, which is listed"), &Ok(()), &checked)?;
    }
    let count = game.count(state, seat);
    moment.same("the number of actions", &(actions.len() as u64), &count)?;
    let listed: HashSet<G::Action> = actions.iter().copied().collect();
    moment.same("every action once", &actions.len(), &listed.len())?;
    let composed = moment.asks(seat) == Asks::Composed;
    moment.holds(!composed || listed.is_empty(), "no list of what is composed", || debug(&actions))?;
    Ok(listed)
}

fn draws<G: Game>(moment: &Moment<'_, G>, seat: Seat, listed: &HashSet<G::Action>) -> Verdict {
    let (game, state) = (moment.game(), moment.state());
    let mut entropy = moment.entropy();
    for _ in 0..DRAWS {
        let Some(action) = game.random(state, seat, &mut entropy) else {
            return Err(moment.broken(format!("a random action of seat {seat}"), "none"));
        };
        let right = match moment.asks(seat) {
            Asks::Listed => listed.contains(&action),
            Asks::Composed => game.check(state, seat, &action).is_ok(),
        };
        moment.holds(right, "a random action that is legal", || debug(&action))?;
    }
    Ok(())
}
