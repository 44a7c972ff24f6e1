use crate::broken::{Verdict, debug};
use crate::moment::Moment;
use crate::plan::Plan;
use crate::playthrough::Playthrough;
use stolik_game::{Actor, Game, Side};

const LAW: &str = "plays-to-the-end";

/// Random games end, within the bound the rules state. There is an outcome exactly when nobody is to act; it has a
/// standing for every side, and a place counts the sides that came before it (1, 2, 2, 4).
///
/// Games without a bound are cut where the plan says. Time does not count against the bound: how often the table
/// measures is its own affair.
pub fn plays_to_the_end<G: Game>(plan: &Plan<G>) -> Verdict {
    for case in &plan.cases {
        let bound = case.game.longest_game().map(|bound| bound as usize);
        for number in 0..plan.games {
            let seed = plan.seed.wrapping_add(number);
            let most_inputs = bound.map_or(plan.most_inputs, |bound| bound + 1);
            let played = Playthrough::random(LAW, case, seed, most_inputs);
            let end = played.moment(played.inputs.len());
            if let Some(stuck) = &played.stuck {
                return Err(end.broken("a game that goes on to its end", stuck));
            }
            if let Some(bound) = bound {
                let inputs = played.inputs_but_time();
                let in_bound = inputs <= bound && played.is_over();
                let expected = format!("an end after at most {bound} inputs");
                end.holds(in_bound, &expected, || format!("{inputs} inputs, then {:?}", end.actor()))?;
            }
            for moment in played.moments() {
                ends_once_over(&moment)?;
            }
        }
    }
    Ok(())
}

fn ends_once_over<G: Game>(moment: &Moment<'_, G>) -> Verdict {
    let outcome = moment.game().outcome(moment.state());
    let over = moment.actor() == Actor::Over;
    moment.same("there is an outcome once nobody is to act, and not before", &over, &outcome.is_some())?;
    let Some(outcome) = outcome else {
        return Ok(());
    };
    let standings: Vec<_> = outcome.standings.iter().collect();
    let sides: Vec<Side> = standings.iter().map(|(side, _)| *side).collect();
    let all: Vec<Side> = (0..moment.game().sides()).map(Side).collect();
    moment.same("a standing for every side", &all, &sides)?;
    for (_, standing) in &standings {
        let before = standings.iter().filter(|(_, other)| other.place < standing.place);
        let right = before.count() + 1 == standing.place as usize;
        moment.holds(right, "places that count the sides before them", || debug(&standings))?;
    }
    Ok(())
}
