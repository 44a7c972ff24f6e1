use crate::broken::Verdict;
use crate::moment::{Moment, pick};
use crate::plan::Plan;
use crate::pool::Pool;
use stolik_game::{
    Actor, Entropy, Game, Input, InputOf, MOST_SEATS, Millis, Passed, Pinned, Refused, Seat, Time,
};

const LAW: &str = "refuses-without-change";
/// So many inputs from elsewhere are tried at each moment.
const TRIES: usize = 40;

/// An input is played exactly when it is admitted. One that is refused leaves the state as it was: actions from
/// elsewhere, of a wrong seat, of a seat that there is not; chance that is not awaited or not possible; time that no
/// clock measures; anything after the end.
pub fn refuses_without_change<G: Game>(plan: &Plan<G>) -> Verdict {
    for tour in plan.tours(LAW) {
        for moment in tour.moments() {
            for input in mischief(&moment, &tour.pool) {
                try_input(&moment, &input)?;
            }
        }
    }
    Ok(())
}

fn mischief<G: Game>(moment: &Moment<'_, G>, pool: &Pool<G>) -> Vec<InputOf<G>> {
    let seats = moment.game().seats();
    let mut entropy: Pinned = moment.entropy();
    let mut inputs = Vec::new();
    for _ in 0..TRIES {
        if let Some(&(seat, action)) = pick(pool.actions(), &mut entropy) {
            inputs.push(Input::Act { seat, action });
            let seat = Seat(entropy.below(u64::from(seats)) as u8);
            inputs.push(Input::Act { seat, action });
        }
        inputs.extend(pick(pool.chances(), &mut entropy).map(|outcome| Input::Chance(*outcome)));
    }
    let time = |seat, elapsed| G::Time::of(Passed { seat, elapsed: Millis(elapsed) }).map(Input::Time);
    for seat in [seats, MOST_SEATS as u8, 15, 16, u8::MAX].map(Seat) {
        inputs.extend(time(seat, 1));
        let action = pick(pool.actions(), &mut entropy);
        inputs.extend(action.map(|&(_, action)| Input::Act { seat, action }));
    }
    for seat in (0..seats).map(Seat) {
        inputs.extend([0, u64::MAX].into_iter().filter_map(|elapsed| time(seat, elapsed)));
    }
    inputs
}

fn try_input<G: Game>(moment: &Moment<'_, G>, input: &InputOf<G>) -> Verdict {
    let (game, before) = (moment.game(), moment.state());
    let admitted = game.admit(before, input);
    let mut state = before.clone();
    let played = game.play(&mut state, input).map(|_| ());
    moment.same(&format!("{input:?} played as admitted"), &admitted, &played)?;
    if let Err(refused) = played {
        moment.same(&format!("the state after {input:?} was refused"), before, &state)?;
        let over_said = refused == Refused::Over || names_no_seat(game, input);
        let over = moment.actor() == Actor::Over;
        moment.holds(!over || over_said, "`over` after the end", || format!("{refused:?}"))?;
        return Ok(());
    }
    let expected = should_take(moment, input);
    moment.holds(expected, "an input that the actor asks for", || format!("{input:?} was played"))
}

/// Whether the input names a seat that there is not; such a one may be told so even after the end.
fn names_no_seat<G: Game>(game: &G, input: &InputOf<G>) -> bool {
    match input {
        Input::Act { seat, .. } => seat.0 >= game.seats(),
        Input::Chance(_) => false,
        Input::Time(time) => time.passed().seat.0 >= game.seats(),
    }
}

/// Whether the game may take such an input at all, by who is to act.
fn should_take<G: Game>(moment: &Moment<'_, G>, input: &InputOf<G>) -> bool {
    let actor = moment.actor();
    match input {
        Input::Act { seat, .. } => actor.awaits(*seat),
        Input::Chance(outcome) => {
            actor == Actor::Chance && moment.chances().iter().any(|c| c.outcome == *outcome)
        }
        Input::Time(time) => G::Time::watched(moment.game(), moment.state()).contains(time.passed().seat),
    }
}
