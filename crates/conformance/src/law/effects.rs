use crate::broken::Verdict;
use crate::moment::{Step, legal, viewers};
use crate::plan::Plan;
use std::collections::BTreeSet;
use stolik_game::{Actor, Asks, Entropy, Game, Input, Rules, Side, Viewer};

const LAW: &str = "effects";
/// A world is only held to be ruled out where so few other actions could explain what was seen.
const MOST_EXPLANATIONS: u64 = 6_000;

/// An input says that it revealed something whenever chance gave something, and whenever somebody learnt of a world
/// that had looked the same until then that it is another one. It says that the turn has ended when the game has, and
/// when after it, or after the chance that follows it, only other sides are awaited (unless the plan says that other sides
/// answer inside turns).
pub fn effects<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let mut turn_of: BTreeSet<Side> = BTreeSet::new();
        for step in played.steps() {
            if let Some(learnt) = what_was_learnt(&step) {
                (step.before).holds(step.effect.revealed, "an effect that says revealed", || {
                    format!("{:?} of {:?}: {learnt}", step.effect, step.input)
                })?;
            }
            let awaited_before = sides(&played.game, step.before.state());
            if !awaited_before.is_empty() {
                turn_of = awaited_before;
            }
            let next = sides(&played.game, step.after.state());
            let passes =
                !plan.answers && !next.is_empty() && !turn_of.is_empty() && next.is_disjoint(&turn_of);
            if passes || step.after.actor() == Actor::Over {
                (step.before).holds(step.effect.turn_ended, "an effect that says turn ended", || {
                    format!("{:?} of {:?}", step.effect, step.input)
                })?;
            }
            if step.effect.turn_ended {
                turn_of.clear();
            }
        }
    }
    Ok(())
}

fn sides<G: Rules>(game: &G, state: &G::State) -> BTreeSet<Side> {
    let seats = game.actor(state).seats();
    seats.iter().map(|seat| game.side_of(seat)).collect()
}

fn what_was_learnt<G: Game>(step: &Step<'_, G>) -> Option<String> {
    if let Input::Chance(_) = step.input {
        return Some("what chance gave".to_owned());
    }
    let mut entropy = step.before.entropy();
    let learns = |viewer: &Viewer| learns(step, *viewer, &mut entropy);
    let viewer = viewers(step.before.game()).into_iter().find(learns)?;
    Some(format!("{viewer:?} can tell worlds apart that looked the same"))
}

/// Whether the viewer can now rule out a world that looked the same to it before.
fn learns<G: Game>(step: &Step<'_, G>, viewer: Viewer, entropy: &mut impl Entropy) -> bool {
    let game = step.before.game();
    let world = game.sample_world(&step.before.view(viewer), entropy);
    if world == *step.before.state() {
        return false;
    }
    let seen = step.after.view(viewer);
    let looks_alike = |input| {
        let mut after = world.clone();
        game.play(&mut after, &input).is_ok() && game.view(&after, viewer) == seen
    };
    if game.admit(&world, step.input).is_ok() {
        return !looks_alike(*step.input);
    }
    // In that world this input could not be. Perhaps another one looks the same to the viewer.
    match *step.input {
        Input::Act { seat, .. } if game.asks(&world, seat) == Asks::Listed => {
            game.count(&world, seat) <= MOST_EXPLANATIONS
                && !(legal(game, &world, seat).into_iter())
                    .any(|action| looks_alike(Input::Act { seat, action }))
        }
        // Among composed actions nobody can look for it.
        Input::Act { .. } | Input::Chance(_) | Input::Time(_) => false,
    }
}
