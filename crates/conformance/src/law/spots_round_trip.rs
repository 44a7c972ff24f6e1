use crate::broken::Verdict;
use crate::moment::viewers;
use crate::plan::Plan;
use crate::spots::{of_scene, of_walks};
use std::collections::BTreeSet;
use stolik_game::{Game, Spot};

const LAW: &str = "spots-round-trip";

/// Every spot of a scene and of a walk has a name, by which it is found again.
pub fn spots_round_trip<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let mut known: BTreeSet<Spot> = BTreeSet::new();
        for moment in played.moments() {
            let game = moment.game();
            let mut spots = BTreeSet::new();
            for viewer in viewers(game) {
                spots.extend(of_scene(&game.scene(&moment.view(viewer))));
            }
            spots.extend(of_walks(&moment, plan.composed.as_ref()));
            for spot in spots {
                if known.insert(spot) {
                    let name = game.spot_name(spot);
                    let wordlike = !name.is_empty() && !name.contains(char::is_whitespace);
                    moment
                        .holds(wordlike, "a name without white space", || format!("`{name}` for {spot:?}"))?;
                    let found = game.spot_named(&name);
                    moment.same(&format!("the spot named `{name}`"), &Some(spot), &found)?;
                }
            }
        }
    }
    Ok(())
}
