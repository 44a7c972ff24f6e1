use crate::broken::{Verdict, debug};
use crate::moment::Moment;
use crate::plan::Plan;
use std::collections::HashSet;
use stolik_game::{Asks, Game, Seat};

const LAW: &str = "legal-list";
/// So many random actions are drawn for each awaited seat.
const DRAWS: usize = 8;

/// The groups of an awaited seat are each there once and none is empty; their actions, each there once, are the legal
/// list, are counted right, belong to the group they are listed in and pass the check. A random action is a listed
/// one. Where decisions are composed, the list is empty and a random action passes the check.
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
    let mut groups = Vec::new();
    game.groups(state, seat, &mut groups);
    let mut actions = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let first = !groups[..index].contains(group);
        moment.holds(first, "every group once", || format!("{group:?} again"))?;
        let before = actions.len();
        game.group_actions(state, seat, *group, &mut actions);
        let some = actions.len() > before;
        moment.holds(some, "groups that have actions", || format!("none in {group:?}"))?;
        for action in &actions[before..] {
            let found = game.group_of(state, seat, action);
            moment.same(&format!("the group of {action:?}"), group, &found)?;
            let checked = game.check(state, seat, action);
            moment.same(&format!("the check of {action:?}, which is listed"), &Ok(()), &checked)?;
        }
    }
    moment.same("the groups' actions, listed", &actions, &moment.legal(seat))?;
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
