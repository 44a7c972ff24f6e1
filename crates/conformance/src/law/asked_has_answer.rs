use crate::broken::Verdict;
use crate::plan::Plan;
use stolik_game::{Actor, Asks, Game};

const LAW: &str = "asked-has-answer";

/// Nobody is asked without having an answer: somebody is awaited until the end, and every awaited seat is a seat of
/// the game and has a legal action; all seats of `Any` are of one side; where chance is awaited, something can come
/// up.
pub fn asked_has_answer<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            let (game, state, actor) = (moment.game(), moment.state(), moment.actor());
            match actor {
                Actor::Over => continue,
                Actor::Chance => {
                    let some = !moment.chances().is_empty();
                    moment.holds(some, "an outcome of chance", || "none".to_owned())?;
                    continue;
                }
                Actor::One(_) | Actor::Any(_) | Actor::Each(_) => {}
            }
            let seats = moment.awaited();
            moment.holds(!seats.is_empty(), "somebody awaited", || format!("{actor:?}"))?;
            for &seat in &seats {
                let exists = seat.0 < game.seats();
                moment.holds(exists, "seats of the game", || format!("{actor:?}"))?;
                let mut entropy = moment.entropy();
                let answers = match moment.asks(seat) {
                    Asks::Listed => !moment.legal(seat).is_empty(),
                    Asks::Composed => (game.random(state, seat, &mut entropy))
                        .is_some_and(|action| game.check(state, seat, &action).is_ok()),
                };
                moment.holds(answers, "an answer of every seat that is asked", || {
                    format!("none of seat {seat}")
                })?;
            }
            if let Actor::Any(_) = actor {
                let side = game.side_of(seats[0]);
                let one_side = seats.iter().all(|&seat| game.side_of(seat) == side);
                moment.holds(one_side, "seats of one side", || format!("{actor:?}"))?;
            }
        }
    }
    Ok(())
}
