use crate::broken::Verdict;
use crate::moment::Moment;
use crate::plan::Plan;
use crate::playthrough::Playthrough;
use stolik_game::{Actor, Game, Record, Replay, record_game};

const LAW: &str = "replay";

/// The same inputs lead through the same states with the same effects: played again, played unchecked, and read from
/// the text of a record. A setup taken from a running game and set up again is the same moment, up to what only
/// history knows; the usual start can be set up so.
pub fn replay<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        again(&played)?;
        from_text(&played)?;
        if played.position.is_none() {
            let start = played.moment(0);
            let setup = played.game.setup_of(start.state());
            let set_up = played.game.set_up(&setup);
            start.same("the start, set up", &Ok(start.state().clone()), &set_up)?;
        }
        for moment in played.moments() {
            from_setup(&moment)?;
        }
    }
    Ok(())
}

fn again<G: Game>(played: &Playthrough<G>) -> Verdict {
    for step in played.steps() {
        let mut checked = step.before.state().clone();
        let effect = played.game.play(&mut checked, step.input);
        (step.after).same("the state after an input", step.after.state(), &checked)?;
        (step.after).same("the effect of an input", &Ok(step.effect), &effect)?;
        let mut unchecked = step.before.state().clone();
        let effect = played.game.play_unchecked(&mut unchecked, step.input);
        (step.after).same("the state, unchecked", step.after.state(), &unchecked)?;
        (step.after).same("the effect, unchecked", &step.effect, &effect)?;
    }
    Ok(())
}

fn from_text<G: Game>(played: &Playthrough<G>) -> Verdict {
    let end = played.moment(played.inputs.len());
    let record = record_game(&played.game, played.position.as_ref(), &played.inputs, None);
    let record: Record = (record.to_string().parse())
        .map_err(|error| end.broken("a record that is read", format!("{error:?}")))?;
    let replay = Replay::<G>::of(&record)
        .map_err(|error| end.broken("a record that is replayed", format!("{error:?}")))?;
    end.same("the rules of the record", &played.game, &replay.game)?;
    end.same("the problems of the record", &None, &replay.problem)?;
    end.same("the inputs of the record", &played.inputs, &replay.inputs)?;
    end.same("the effects of the record", &played.effects, &replay.effects)?;
    end.same("the states of the record", &played.states, &replay.states)
}

fn from_setup<G: Game>(moment: &Moment<'_, G>) -> Verdict {
    let (game, state) = (moment.game(), moment.state());
    let setup = game.setup_of(state);
    // A moment in the middle of something may be beyond a setup, and an end may be known by history alone.
    let Ok(set_up) = game.set_up(&setup) else {
        return Ok(());
    };
    if moment.actor() == Actor::Over {
        return Ok(());
    }
    moment.same("the setup of what was set up", &setup, &game.setup_of(&set_up))?;
    moment.same("who acts, set up", &moment.actor(), &game.actor(&set_up))?;
    moment.same(
        "the transposition hash, set up",
        &game.transposition_hash(state),
        &game.transposition_hash(&set_up),
    )?;
    for seat in moment.awaited() {
        let found = crate::moment::legal(game, &set_up, seat);
        moment.same("the legal list, set up", &moment.legal(seat), &found)?;
    }
    Ok(())
}
