use crate::broken::Verdict;
use crate::moment::Moment;
use crate::plan::Plan;
use stolik_game::{Game, Seat};

const LAW: &str = "actions-round-trip";
/// At most so many actions of a seat are written at one moment.
const MOST_ACTIONS: usize = 60;

/// The text of an action, parsed and resolved where it was written, is the action again; the text of a chance outcome
/// is the outcome again. Texts are of the form that records need.
pub fn actions_round_trip<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            let mut entropy = moment.entropy();
            for seat in moment.awaited() {
                for action in moment.some_actions(seat, MOST_ACTIONS, &mut entropy) {
                    action_again(&moment, seat, action)?;
                }
            }
            for chance in moment.chances().into_iter().take(MOST_ACTIONS) {
                let text = moment.game().chance_text(&chance.outcome);
                well_formed(&moment, &text)?;
                let found = moment.game().parse_chance(&text);
                moment.same(&format!("`{text}` read"), &Ok(chance.outcome), &found)?;
            }
        }
    }
    Ok(())
}

fn action_again<G: Game>(moment: &Moment<'_, G>, seat: Seat, action: G::Action) -> Verdict {
    let (game, state) = (moment.game(), moment.state());
    let text = game.action_text(state, seat, &action);
    well_formed(moment, &text)?;
    let request = (game.parse_action(&text))
        .map_err(|error| moment.broken(format!("`{text}` parsed"), format!("{error:?}")))?;
    let found = game.resolve(state, seat, &request);
    moment.same(&format!("`{text}` resolved"), &Ok(action), &found)
}

fn well_formed<G: Game>(moment: &Moment<'_, G>, text: &str) -> Verdict {
    let numbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let like_a_number = numbered.len() < text.len() && numbered.starts_with(['.', ':']);
    let well_formed = !text.is_empty()
        && !text.contains(char::is_whitespace)
        && !text.starts_with(['(', '[', '#'])
        && !text.contains(['{', '}'])
        && !like_a_number;
    let expected =
        "a text without white space and braces that does not begin like something else in a record";
    moment.holds(well_formed, expected, || format!("`{text}`"))
}
