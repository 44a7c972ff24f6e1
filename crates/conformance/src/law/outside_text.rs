use crate::broken::Verdict;
use crate::moment::{Moment, pick};
use crate::plan::Plan;
use stolik_game::{Entropy, Game, ParseError, Pinned, Viewer};

const LAW: &str = "outside-text";

/// Whatever text comes from outside, each gate lets it pass or says what is wrong, at a character that is there:
/// actions, chance outcomes, setups and names of spots. What is read is the same when it is written and read again.
pub fn outside_text<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        for moment in played.moments() {
            let mut entropy = moment.entropy();
            for text in good_texts(&moment, &mut entropy) {
                gates(&moment, &mangle(&text, &mut entropy))?;
            }
        }
        for text in HOSTILE.iter().copied().chain(plan.mangled.iter().map(String::as_str)) {
            gates(&played.moment(played.inputs.len() / 2), text)?;
        }
    }
    Ok(())
}

/// Texts that have broken programs before.
const HOSTILE: &[&str] = &[
    "",
    " ",
    "-",
    "--",
    "0",
    "-1",
    "+1",
    "99999999999999999999",
    "\0",
    "\u{feff}",
    "Ł",
    "łódź-ß",
    "١",
    "A1-",
    "-A1",
    "a1-\u{301}b2",
    "👩‍👩‍👧",
    "{",
    "}",
    "(",
    "):",
    "[0:1.000s]",
    "1.",
    "1:",
    "#",
    "/",
    "::",
    ",,,",
];

fn good_texts<G: Game>(moment: &Moment<'_, G>, entropy: &mut Pinned) -> Vec<String> {
    let (game, state) = (moment.game(), moment.state());
    let mut texts = vec![game.setup_text(&game.setup_of(state))];
    for seat in moment.awaited() {
        let action = game.random(state, seat, entropy);
        texts.extend(action.map(|action| game.action_text(state, seat, &action)));
    }
    let chance = game.draw(state, entropy);
    texts.extend(chance.map(|outcome| game.chance_text(&outcome)));
    let scene = game.scene(&game.view(state, Viewer::Spectator));
    let field = pick(&scene.fields, entropy);
    texts.extend(field.map(|field| field.name.clone()));
    texts
}

/// The text with something left out, doubled or changed.
fn mangle(text: &str, entropy: &mut Pinned) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=entropy.below(3) {
        let at = entropy.index(letters.len() + 1);
        match (entropy.below(5), letters.get(at).copied()) {
            (0, Some(letter)) => letters.insert(at, letter),
            (1, Some(_)) => letters.truncate(at),
            (2, Some(_)) => drop(letters.remove(at)),
            (3, Some(_)) => letters[at] = pick(&['9', 'z', '-', ',', 'Ź'], entropy).copied().unwrap_or('-'),
            _ => letters.extend(['x', '1']),
        }
    }
    letters.into_iter().collect()
}

fn gates<G: Game>(moment: &Moment<'_, G>, text: &str) -> Verdict {
    let (game, state) = (moment.game(), moment.state());
    let points_inside = |error: &ParseError| {
        let inside = error.at <= text.chars().count() && !error.message.key.is_empty();
        moment.holds(inside, "an error at a character of the text, with a message", || {
            format!("{error:?} for `{text}`")
        })
    };
    match game.parse_action(text) {
        Err(error) => points_inside(&error)?,
        Ok(request) => {
            for seat in moment.awaited() {
                let Ok(action) = game.resolve(state, seat, &request) else {
                    continue;
                };
                if game.check(state, seat, &action).is_ok() {
                    let written = game.action_text(state, seat, &action);
                    let again = game.parse_action(&written);
                    let again = again.map(|request| game.resolve(state, seat, &request));
                    moment.same(&format!("`{text}`, written as `{written}`"), &Ok(Ok(action)), &again)?;
                }
            }
        }
    }
    if let Err(error) = game.parse_chance(text) {
        points_inside(&error)?;
    }
    match game.parse_setup(text) {
        Err(error) => points_inside(&error)?,
        Ok(setup) => {
            if let Ok(state) = game.set_up(&setup) {
                let again = game.set_up(&game.setup_of(&state));
                moment.same("what was set up, set up again", &Ok(state), &again)?;
            }
        }
    }
    if let Some(spot) = game.spot_named(text) {
        let found = game.spot_named(&game.spot_name(spot));
        moment.same(&format!("the spot `{text}` by its own name"), &Some(spot), &found)?;
    }
    Ok(())
}
