use crate::broken::Verdict;
use crate::plan::Plan;
use stolik_game::Game;

const LAW: &str = "setups-round-trip";

/// The setup of every state is the same after it was written and read, as text and as plain data. Its text is one
/// line that a record's header can hold.
pub fn setups_round_trip<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            let game = moment.game();
            let setup = game.setup_of(moment.state());
            let text = game.setup_text(&setup);
            let in_header = text.trim() == text && !text.contains(['\n', '\r', '{', '}']);
            let expected = "a setup text on one line, without braces or white space around it";
            moment.holds(in_header, expected, || format!("`{text}`"))?;
            let found = game.parse_setup(&text);
            moment.same(&format!("`{text}` read"), &Ok(setup.clone()), &found)?;
            let found = game.setup_from_value(&game.setup_value(&setup));
            moment.same("the setup's value read", &Ok(setup), &found)?;
        }
    }
    Ok(())
}
