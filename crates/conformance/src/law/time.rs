use crate::broken::Verdict;
use crate::plan::Plan;
use stolik_game::{Actor, Game, Millis, Passed, Refused, Seat, Time};

const LAW: &str = "time";

/// A seat whose clock the rules watch takes time, however long; every other is told that it has no clock. After the
/// end no clock runs.
pub fn time<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            let clocks = G::Time::watched(&played.game, moment.state());
            let over = moment.actor() == Actor::Over;
            moment.holds(!over || clocks.is_empty(), "no clock after the end", || format!("{clocks:?}"))?;
            for seat in (0..played.game.seats()).map(Seat) {
                for elapsed in [0, 1, 1_000, u64::MAX].map(Millis) {
                    let mut state = moment.state().clone();
                    let passed = Passed { seat, elapsed };
                    let input = played.game.time(&state, passed);
                    let found = input.and_then(|input| played.game.play(&mut state, &input)).map(|_| ());
                    let expected = if over {
                        Err(Refused::Over)
                    } else if clocks.contains(seat) {
                        Ok(())
                    } else {
                        Err(Refused::NoClock(seat))
                    };
                    moment.same(&format!("{passed:?}"), &expected, &found)?;
                }
            }
        }
    }
    Ok(())
}
